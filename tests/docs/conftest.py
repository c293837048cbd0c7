"""The built site, for the tests that read it as visitors do."""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from documented import ROOT
from find_browser import find

SITE = ROOT / "build" / "site"
SOURCES = ("docs/**/*.md", "docs/conf.py", "docs/_*/**/*", "tools/*.py", "src/paddock/**/*.py", "src/paddock/**/*.ftl")


@pytest.fixture(scope="session")
def site() -> Path:
    """The site as `make site` builds it, without warnings; built once, whichever process comes first."""
    SITE.parent.mkdir(exist_ok=True)
    with (SITE.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = SITE.parent / "site.stamp"
        if not stamp.exists() or stamp.read_text() != fingerprint():
            build()
            stamp.write_text(fingerprint())
    return SITE


def build() -> None:
    words = ["-m", "sphinx", "-W", "-q", "--keep-going", "-d", "build/doctrees", "docs", "build/site"]
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    place = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]


def fingerprint() -> str:
    """The sources of the site by name, size and date: enough to build it once in a run."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()):
        if path.parent.name not in ("rules", "reference"):  # these are written by the build
            digest.update(f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}".encode())
    return digest.hexdigest()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        yield browser
        browser.close()
