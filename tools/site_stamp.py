"""Whether a built site shows the sources as they are, so that a run of all tests builds it once."""

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("docs/**/*.md", "docs/conf.py", "docs/_*/**/*", "tools/*.py", "src/paddock/**/*.py", "src/paddock/**/*.ftl")
WRITTEN = ("rules", "reference")
"""Folders of pages that the build writes."""
STAMP = ".stamp"


def stamp(site: Path) -> None:
    """Note in a site that was built without warnings from which sources it was."""
    (site / STAMP).write_text(fingerprint(), encoding="utf-8")


def is_fresh(site: Path) -> bool:
    """Whether a site was built from the sources of now."""
    file = site / STAMP
    return file.exists() and file.read_text(encoding="utf-8") == fingerprint()


def fingerprint() -> str:
    """The sources by name, size and date."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()):
        if path.parent.name not in WRITTEN:
            digest.update(f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}".encode())
    return digest.hexdigest()
