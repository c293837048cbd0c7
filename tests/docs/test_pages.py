"""What the pages show is true: their examples answer as shown, and links between them lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import paddock
from documented import PAGES, ROOT

GENERATED = ("rules/", "reference/", "books/", "glossary.md")


def blocks(page: str, language: str = "python") -> list[str]:
    """The examples of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def test_the_readme_runs() -> None:
    (example,) = blocks("README.md")
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)

    assert "end over" in done.stdout
    assert len(example.strip().splitlines()) <= 12


def test_the_examples_of_the_window_answer_as_shown(tmp_path: Path) -> None:
    examples = tmp_path / "window.txt"
    examples.write_text("\n".join(blocks("docs/window.md", "pycon")), encoding="utf-8")

    done = subprocess.run([sys.executable, "-m", "doctest", examples], capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stdout)


def test_every_name_of_the_window_is_on_its_page() -> None:
    page = (ROOT / "docs/window.md").read_text(encoding="utf-8")

    assert [name for name in paddock.__all__ if f"paddock.{name}" not in page] == []


def test_the_walk_through_shows_the_example_as_it_is() -> None:
    source = (ROOT / "examples/derby/__init__.py").read_text(encoding="utf-8")
    source += (ROOT / "examples/derby/test_derby.py").read_text(encoding="utf-8")
    known = {line.strip() for line in source.splitlines()}
    shown = [line.strip() for block in blocks("docs/add-a-game.md")[:-1] for line in block.splitlines()]

    assert [line for line in shown if line and line not in known] == []


TUTORIALS = [f"tutorials/{each}" for each in ("player", "host", "organiser", "designer", "researcher")]
GUIDES = ["play", "contests", "days", "terminal", "organise", "championships", "clubs", "analysis", "fairness"]
FOR_PLAYERS = ["install", "quick-start", *TUTORIALS, *GUIDES, "faq", "games/index"]


def is_told(game: str) -> bool:
    """Whether a game has a page; examples have none."""
    return (ROOT / "docs/games" / f"{game}.md").exists()


@pytest.mark.parametrize("lang", [lang for lang in paddock.LANGUAGES if (ROOT / "docs" / lang).is_dir()])
@pytest.mark.parametrize("page", [*FOR_PLAYERS, *(f"games/{game}" for game in paddock.games() if is_told(game))])
def test_every_page_for_players_and_organisers_is_translated(page: str, lang: str) -> None:
    """It has the same code, tables and chapters; the last chapter of a page may be for engineers alone."""
    english, other = (ROOT / "docs" / f"{page}.md", ROOT / "docs" / lang / f"{page}.md")
    chapters = [
        len(re.findall(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)) for path in (english, other)
    ]

    assert chapters[0] - 1 <= chapters[1] <= chapters[0]
    assert "\n# " in "\n" + other.read_text(encoding="utf-8")
    assert not re.search(r"\b(the|and|with|you|your)\b", prose(other))


def test_italian_has_pages() -> None:
    assert (ROOT / "docs/it/index.md").is_file()


def prose(path: Path) -> str:
    """The words of a page, without code, comments and the addresses of links."""
    text = re.sub(
        r"<!--.*?-->|^ *```.*?^ *```|^    .*?$|`[^`]*`|\]\([^)]*\)",
        "",
        path.read_text(encoding="utf-8"),
        flags=re.MULTILINE | re.DOTALL,
    )
    return text.lower()


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?://|#|mailto:)([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists() or re.sub(r"^(\.\./)+", "", target).startswith(GENERATED), target
