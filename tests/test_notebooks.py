"""The notebooks of the gallery run from top to bottom, and are stored without what they print."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

GALLERY = Path(__file__).parent.parent / "examples" / "notebooks"


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


@pytest.mark.parametrize("path", sorted(GALLERY.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Cell by cell in one namespace; what a notebook would show at the end of a cell is shown here too."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells(path)):
        if cell["cell_type"] == "code":
            show("".join(cell["source"]), f"{path.name}, cell {number}", names)


def show(code: str, where: str, names: dict[str, Any]) -> None:
    """Run a cell, and draw its last value as a notebook does."""
    tree = ast.parse(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, where, "exec"), names)
    if isinstance(last, ast.Expr):
        value = eval(compile(ast.Expression(last.value), where, "eval"), names)
        drawn = [getattr(value, how)() for how in ("_repr_svg_", "_repr_html_") if hasattr(value, how)]
        assert all(drawn)
        assert repr(value)


@pytest.mark.parametrize("path", sorted(GALLERY.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_stored_clean(path: Path) -> None:
    assert cells(path)[0]["cell_type"] == "markdown"
    for cell in cells(path):
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
