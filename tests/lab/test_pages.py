"""What the pages about bots, simulations and training show, runs; what they list, is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.bots import kinds, levels
from paddock.lab.columns import COLUMNS

DOCS = Path(__file__).parent.parent.parent / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["bots", "simulate", "train"])
def test_the_examples_run(name: str, tmp_path: Path) -> None:
    for example in re.findall(r"^```python\n(.*?)^```", page(name), flags=re.MULTILINE | re.DOTALL):
        done = subprocess.run(
            [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


def test_every_column_is_explained() -> None:
    shown = dict(re.findall(r"^\| `(\w+)` \| `[^|]+` \| (.*) \|$", page("simulate"), flags=re.MULTILINE))

    assert {name: text for name, (_, text) in COLUMNS.items()} == shown


def test_every_bot_and_level_is_explained() -> None:
    for kind in kinds():
        assert f"| `{kind}` |" in page("bots")
    for level in levels():
        assert f"| {level.number} | {level.name()} |" in page("bots")
