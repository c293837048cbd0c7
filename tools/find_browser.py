"""Says where the Chromium for the browser tests is; installs Debian's where there is none and this may be done."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """A browser that is there."""
    chosen = os.environ.get("PADDOCK_CHROMIUM")
    return chosen or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Ask the system's package manager; as root, or with sudo where that asks for nothing."""
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
        sys.exit("The browser tests need Chromium: install it, or name one in PADDOCK_CHROMIUM.")


if __name__ == "__main__":
    main()
