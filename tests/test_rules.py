"""Rule, code and proof: every rule of every catalogue has a test, and no test names a rule that does not exist."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import paddock

ROOT = Path(__file__).parent.parent
TESTS = [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "examples").rglob("*.py"))]


def proofs() -> dict[str, list[str]]:
    """The rules that tests name, with the tests that name them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in TESTS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in getattr(node, "decorator_list", []):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                    for arg in mark.args:
                        assert isinstance(arg, ast.Constant), f"{path.name}: a rule is named by its ID in quotes"
                        found[str(arg.value)].append(f"{path.name}::{getattr(node, 'name', '')}")
    return found


@pytest.mark.parametrize("game", paddock.games())
def test_every_rule_has_a_test(game: str) -> None:
    missing = sorted(set(paddock.game(game).rules) - set(proofs()))

    assert missing == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in paddock.games() for rule in paddock.game(game).rules}

    assert sorted(set(proofs()) - known) == []
