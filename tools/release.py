"""The release checklist as a command: says what is missing, and what to do about it.

python tools/release.py          the facts: version, changelog, citation, addresses, tree
python tools/release.py --all    then all tests and both wheels, as `make release` does
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from site_parts import origin, web_address

ROOT = Path(__file__).parent.parent


def project(root: Path) -> dict[str, Any]:
    """The project's settings."""
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def version(root: Path) -> str:
    """The version in the project's settings."""
    return str(project(root)["version"])


def missing(root: Path, changed: str, remote: str = "") -> Iterator[str]:
    """What a release still needs; `changed` lists the files that are not committed, `remote` is git's address.

    Without a public address the package names none; once there is one, it must.
    """
    now = version(root)
    page = web_address(remote)
    if page and project(root).get("urls", {}).get("Repository") != page:
        yield f'pyproject.toml: [project.urls] should have Repository = "{page}"'
    head = re.search(r"^## (.+)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    if head is None or not re.fullmatch(rf"{re.escape(now)}, \d{{4}}-\d\d-\d\d", head[1]):
        yield f"CHANGELOG.md: the first section should be '## {now}, YEAR-MONTH-DAY'"
    cited = re.search(r"^version: (\S+)$", (root / "CITATION.cff").read_text(encoding="utf-8"), flags=re.MULTILINE)
    if cited is None or cited[1] != now:
        yield f"CITATION.cff: the version should be {now}"
    if changed:
        yield "the tree has changes that are not committed; commit them or put them away"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="run all tests and build both wheels, too")
    args = parser.parse_args()
    status = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
    complaints = list(missing(ROOT, status.stdout.strip(), origin()))
    for complaint in complaints:
        print(complaint)
    if complaints:
        return 1
    print(f"{version(ROOT)} has its changelog, its citation, its address and a clean tree.")
    return subprocess.call(["make", "test", "wheel"], cwd=ROOT) if args.all else 0


if __name__ == "__main__":
    sys.exit(main())
