"""Writes pages of highlighted source, the targets of the links from rules to code and tests."""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from rule_sources import ROOT

LINK = re.compile(r'href="\.\./source/([^"#]+)\.html#')
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{name}</title>
<link rel="stylesheet" href="{up}_static/source.css"><link rel="stylesheet" href="{up}source/colours.css"></head>
<body><h1>{name}</h1>{code}<script src="{up}_static/source.js"></script></body></html>
"""


def write_sources(pages: Path, site: Path) -> None:
    """Write a page for every file linked from the rules, and their shared colours."""
    for name in sorted(linked(pages)):
        target = site / "source" / f"{name}.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text(encoding="utf-8")
        up = "../" * (name.count("/") + 1)
        target.write_text(PAGE.format(name=escape(name), up=up, code=highlighted(text)), encoding="utf-8")
    (site / "source" / "colours.css").write_text("\n".join(colours()), encoding="utf-8")


def linked(pages: Path) -> set[str]:
    """The files that pages link to."""
    return {name for page in pages.glob("*.md") for name in LINK.findall(page.read_text(encoding="utf-8"))}


def highlighted(text: str) -> str:
    """Highlighted Python; every line has an anchor."""
    return str(highlight(text, PythonLexer(), formatter("default")))


@cache
def formatter(style: str) -> Any:
    return HtmlFormatter(style=style, linenos="inline", linespans="L", wrapcode=True)


def colours() -> Iterator[str]:
    """The colours of code, light and dark."""
    yield formatter("default").get_style_defs(".highlight")
    yield "@media (prefers-color-scheme: dark) {"
    yield formatter("github-dark").get_style_defs(".highlight")
    yield "}"
