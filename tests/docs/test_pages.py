"""What the pages show is true: their examples answer as shown, and links between them lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import paddock
from documented import PAGES, ROOT

GENERATED = ("rules/", "reference/")


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


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?://|#|mailto:)([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists() or target.removeprefix("../").startswith(GENERATED), target
