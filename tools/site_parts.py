"""What the site needs beside its pages: where its source is, the table's fonts, pictures in both lights."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from docutils import nodes  # type: ignore[import-untyped]
from sphinx.transforms import SphinxTransform

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "src" / "paddock" / "server" / "static" / "assets"
DAY, NIGHT = "-light.jpg", "-dark.jpg"
FONT = re.compile(r"(barlow(?:-condensed)?-latin-\d+-(?:normal|italic))-[\w-]+\.woff2")


def repository() -> str:
    """The address of the repository: as the package names it, or the checkout's own; empty if it has none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = project.get("urls", {}).get("Repository", "")
    if not named and "GITHUB_REPOSITORY" in os.environ:
        named = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{os.environ['GITHUB_REPOSITORY']}"
    return web_address(named or origin())


def origin() -> str:
    """Where the checkout came from."""
    asked = ["git", "-C", str(ROOT), "remote", "get-url", "origin"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def web_address(remote: str) -> str:
    """The page of a repository, from the address that git uses; empty for a folder of this machine."""
    found = re.fullmatch(r"(?:https://|ssh://git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?/?", remote)
    return f"https://{found[1]}/{found[2]}" if found else ""


def copy_fonts(site: Path) -> None:
    """The fonts of the browser table, under names that the style sheet knows."""
    fonts = site / "_static" / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    for path in ASSETS.glob("*.woff2"):
        if found := FONT.fullmatch(path.name):
            shutil.copyfile(path, fonts / f"{found[1]}.woff2")


def copy_circuits(site: Path) -> None:
    """The drawings of circuits, so that a page can lead to one of them alone."""
    shutil.copytree(ROOT / "docs" / "pictures" / "circuits", site / "pictures" / "circuits", dirs_exist_ok=True)


class BothLights(SphinxTransform):
    """A picture of a page by day is followed by the one by night; the theme shows the one of the reader."""

    default_priority = 300

    def apply(self, **_: Any) -> None:
        for image in list(self.document.findall(nodes.image)):
            if image["uri"].endswith(DAY):
                image["classes"] += ["page", "only-light", *(["phone"] if "-phone-" in image["uri"] else [])]
                night = image.deepcopy()
                night["uri"] = image["uri"].removesuffix(DAY) + NIGHT
                night["classes"] = ["only-dark" if each == "only-light" else each for each in image["classes"]]
                image.parent.insert(image.parent.index(image) + 1, night)
