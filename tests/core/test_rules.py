"""The catalogue of rules says of each where it comes from."""

from pathlib import Path

import pytest

import paddock
from paddock.core import BadData
from paddock.core.rules import OURS, PRINTED, RULING, Rule, _rule, read_rules, translated


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


ENGLISH = {
    "X-1": Rule("X-1", "Start", "Start in 1st gear."),
    "X-2": Rule("X-2", "End", "A 1 ends it.", RULING),
    "X-3": Rule("X-3", "End", "Nothing ends it.", OURS),
}


def test_a_translated_rule_keeps_its_origin() -> None:
    italian = {"Partenza": {"X-1": "Parti in 1ª."}, "Fine": {"X-2": "Con 1 finisce.", "X-3": "Non finisce mai."}}

    assert list(translated(ENGLISH, italian, "rules.it.toml").values()) == [
        Rule("X-1", "Partenza", "Parti in 1ª."),
        Rule("X-2", "Fine", "Con 1 finisce.", RULING),
        Rule("X-3", "Fine", "Non finisce mai.", OURS),
    ]


def test_everything_wrong_with_a_translation_is_said_at_once() -> None:
    italian = {
        "Partenza": {"X-1": {"ours": "Parti in 1ª."}, "X-3": "Non finisce mai."},
        "Fine": {"X-4": "Boh."},
        "E": {},
    }

    with pytest.raises(BadData) as error:
        translated(ENGLISH, italian, "rules.it.toml")

    assert str(error.value).splitlines() == [
        "rules.it.toml: X-2 is missing",
        "rules.it.toml: X-4 is not a rule of the English catalogue",
        "rules.it.toml: there are 3 chapters, but 2 in the English catalogue",
        "rules.it.toml: X-1 is a plain sentence; the English catalogue says where it comes from",
        "rules.it.toml: X-3 stands under 'Partenza', not under 'Fine'",
    ]


def test_a_language_without_texts_or_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "untranslated_room"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "rules.toml").write_text('["End"]\nX-1 = "A 1 ends it."\n', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(paddock.PaddockError, match="there are no texts in 'xx'; choose one of: en it"):
        read_rules("untranslated_room", lang="xx")
    with pytest.raises(BadData, match=r"^rules.it.toml: the rules of untranslated_room are not translated; copy rules"):
        read_rules("untranslated_room", lang="it")
