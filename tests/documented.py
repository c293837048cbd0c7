"""The pages of the documentation as tests read them: their code, and the commands in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

ROOT = Path(__file__).parent.parent
GENERATED = ("rules", "reference")
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(path for path in sorted((ROOT / "docs").rglob("*.md")) if path.parent.name not in GENERATED),
]
"""Every page that people write."""
PROGRAMS = (
    "paddock",
    ".venv/bin/paddock",
    "make",
    "pip",
    "uvx",
    "docker",
    "python",
    ".venv",
    "yes",
    "ray",
    "echo",
    "py",
    ".",
)
NOT_RUN = re.compile(r"<!-- not run: (.+?) -->", re.DOTALL)
CONTINUED = re.compile(r"[ \t]*\\\n[ \t]*")
"""The end of a line that goes on in the next one."""
OPTIONAL = re.compile(r"\s\[[^\]]*\]")


class Command(NamedTuple):
    """A command on a page, and why it is not run; empty if it is."""

    page: Path
    words: str
    why_not: str = ""


class Code(NamedTuple):
    """A piece of code on a page: its language, its text, and why it is not run."""

    language: str
    text: str
    why_not: str = ""


def code_of(page: Path) -> Iterator[Code]:
    """The code of a page in its order; a comment before it may say why it is not run."""
    why = ""
    for token in MarkdownIt().enable("table").parse(page.read_text(encoding="utf-8")):
        if token.type == "html_block":
            found = NOT_RUN.search(token.content)
            why = " ".join(found[1].split()) if found else ""
        elif token.type in ("fence", "code_block"):
            yield Code(token.info.split()[0] if token.info else "", token.content, why)
            why = ""
        elif token.type in ("inline", "heading_open", "paragraph_open"):
            why = ""


def commands(page: Path) -> list[Command]:
    """The commands of a page, one for each line that begins with a program."""
    return [
        Command(page, words, code.why_not)
        for code in code_of(page)
        if code.language in ("", "sh", "text", "bat")
        for line in CONTINUED.sub(" ", code.text).splitlines()
        if (words := command_in(line))
    ]


def command_in(line: str) -> str:
    """The command on a line, without what is said about it; empty if there is none."""
    words = OPTIONAL.sub("", re.split(r"\s{2,}|\s#\s", line.strip())[0])
    first = words.split(" ")[0]
    return words if first in PROGRAMS or first.startswith(".venv") else ""


def inline_commands(page: Path) -> Iterator[str]:
    """Commands in the midst of sentences."""
    for token in MarkdownIt().enable("table").parse(page.read_text(encoding="utf-8")):
        for child in token.children or ():
            if child.type == "code_inline" and child.content.startswith("paddock ") and "=" not in child.content[:9]:
                yield child.content
