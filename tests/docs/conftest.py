"""The built site, for the tests that read it as visitors do."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from documented import ROOT
from find_browser import find
from site_stamp import is_fresh

SITE = ROOT / "build" / "site"


@pytest.fixture(scope="session")
def site() -> Path:
    """The site as `make site` builds it, without warnings; built once, whichever process comes first."""
    SITE.parent.mkdir(exist_ok=True)
    with (SITE.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(SITE):
            if "PADDOCK_TEST_SECONDS" in os.environ:
                pytest.skip("left out: a quick test does not build the site, which 'make site' does")
            build()
    return SITE


def build() -> None:
    words = ["-m", "sphinx", "-W", "-q", "--keep-going", "-d", "build/doctrees", "docs", "build/site"]
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    place = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        yield browser
        browser.close()
