"""The catalogue of rules says of each where it comes from."""

import pytest

import paddock
from paddock.core import BadData
from paddock.core.rules import OURS, PRINTED, RULING, Rule, _rule


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("A 1 ends it.", Rule("X-1", "End", "A 1 ends it.", PRINTED)),
        ({"ruling": "1 to 3 end it."}, Rule("X-1", "End", "1 to 3 end it.", RULING)),
        ({"ours": "Nothing ends it."}, Rule("X-1", "End", "Nothing ends it.", OURS)),
    ],
)
def test_a_rule_says_where_it_comes_from(said: str | dict[str, str], rule: Rule) -> None:
    assert _rule("X-1", "End", said) == rule
    assert rule.is_printed == (rule.origin == "printed")


@pytest.mark.parametrize("said", [{"printed": "x"}, {"ruling": "x", "ours": "y"}, {}])
def test_another_mark_is_refused(said: dict[str, str]) -> None:
    with pytest.raises(BadData, match="X-1 is a sentence, or"):
        _rule("X-1", "End", said)


@pytest.mark.parametrize("game", ["automobiles", "crazy-race", "formula-de", "race90-1", "race90-2"])
def test_every_game_has_printed_rules_and_rulings(game: str) -> None:
    origins = [rule.origin for rule in paddock.game(game).rules.values()]

    assert origins.count(PRINTED) > len(origins) / 2
    assert origins.count(RULING) >= 20
