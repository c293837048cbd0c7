"""Writes the reference pages, each from what it describes: commands, packages, APIs, environments, circuits.

    .venv/bin/python tools/reference_pages.py

The pages are in docs/reference; Sphinx writes them whenever it builds the site.
"""

from pathlib import Path

from reference_commands import command_page
from reference_envs import environment_pages
from reference_gallery import gallery_page
from reference_http import http_page, websocket_page
from reference_packages import package_pages

REFERENCE = Path(__file__).resolve().parent.parent / "docs" / "reference"


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {
        "commands.md": command_page(),
        "gallery.md": gallery_page(),
        "http.md": http_page(),
        "websocket.md": websocket_page(),
        **package_pages(),
        **environment_pages(),
    }


def write_reference(folder: Path = REFERENCE) -> None:
    """Write what has changed, so that Sphinx rebuilds only what it must, and remove pages of what is gone."""
    folder.mkdir(exist_ok=True)
    written = pages()
    for name, text in written.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in folder.glob("*.md"):
        if path.name not in written:
            path.unlink()


if __name__ == "__main__":
    write_reference()
