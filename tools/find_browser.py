"""Finds the Chromium for the browser tests, or installs Debian's if there is none."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of an installed browser."""
    chosen = os.environ.get("PADDOCK_CHROMIUM")
    return chosen or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install it with apt, as root or with a sudo that asks for no password."""
    if shutil.which("apt-get") is None:
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run([*sudo, "apt-get", *words], stdout=subprocess.DEVNULL, check=False)


def main() -> None:
    if find() is None:
        print("Installing Chromium for the browser tests (once)", file=sys.stderr)
        install()
    if find() is None:
        sys.exit("The browser tests need Chromium: install it, or set PADDOCK_CHROMIUM to the path of one.")


if __name__ == "__main__":
    main()
