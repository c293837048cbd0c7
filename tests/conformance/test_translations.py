"""Every language is complete: each message and each rule is there, says the same, and is no longer English.

A language is a file of texts in each room and a file of rules beside each catalogue; these tests find what is missing.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

import paddock
from conformance.test_rule_texts import Words, named
from conformance.test_texts import messages
from paddock import BadData, PaddockError, Rule
from paddock.bots import bot
from paddock.core.texts import TextError
from paddock.learn import chapter, lesson
from paddock.plans import Plan, check_plan
from paddock.puzzles import puzzle
from paddock.scene.paper import paper_size

ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in paddock.LANGUAGES if lang != "en"]
FOLDERS = sorted(path.parent for top in ("src", "web/src", "examples") for path in (ROOT / top).rglob("en.ftl"))

# Words that no other language of ours has. What players say in English everywhere is a name: push to pass.
WORDS = "the and with you your which their when this that must cannot every each from not has of by is"
ENGLISH = re.compile(rf"\b({WORDS.replace(' ', '|')})\b", re.IGNORECASE)

# Sentences in which a name is all there is to say.
NAMES = {"DRS", "ERS", "Boost", "Overshooting", "Push to pass", "Pit stop", "Momentum", "Safety car"}


def parse(folder: Path, lang: str) -> dict[str, str]:
    """The words of every message of a folder, without arguments and the names of variants."""
    found = Words()
    found.visit(FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    words: dict[str, str] = {}
    for key, text in found.words:
        words[key] = f"{words.get(key, '')} {text}"
    return words


def pairs(game: str, lang: str) -> Iterator[tuple[Rule, Rule]]:
    """Each rule in English and in another language."""
    rules = paddock.game(game).rules_in(lang)
    return ((rule, rules[rule.id]) for rule in paddock.game(game).rules.values())


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_english_and_italian_are_there() -> None:
    assert paddock.LANGUAGES[0] == "en"
    assert "it" in OTHERS


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_room_has_every_message_with_the_same_arguments(folder: Path, lang: str) -> None:
    english, other = messages(folder, "en"), messages(folder, lang)

    assert set(english) ^ set(other) == set()
    assert {key: (english[key], other[key]) for key in english if english[key] != other[key]} == {}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_message_is_still_english(folder: Path, lang: str) -> None:
    found = {key: ENGLISH.findall(text) for key, text in parse(folder, lang).items()}

    assert {key: words for key, words in found.items() if words} == {}


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
@pytest.mark.parametrize("game", paddock.games())
def test_every_value_of_a_switch_has_a_name_of_its_own(game: str, lang: str) -> None:
    """A value without one would be called like the last of its switch."""
    for switch in paddock.game(game).switches:
        labels = [paddock.game(game).value_label(switch, value, lang) for value in switch.values]
        assert len(set(labels)) == len(labels), switch.name


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", paddock.games())
def test_every_rule_has_its_sentence_in_its_place(game: str, lang: str) -> None:
    """The loader complains about IDs and chapters; their order here is that of the English catalogue."""
    english, other = paddock.game(game).rules, paddock.game(game).rules_in(lang)

    assert list(english) == list(other)
    assert [rule.id for rule in other.values() if not re.fullmatch(r'[A-ZÀÈÉÌÒÙ0-9"].*[.!?]', rule.text)] == []
    assert [rule.origin for rule in english.values()] == [rule.origin for rule in other.values()]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", paddock.games())
def test_a_rule_keeps_its_numbers_and_the_names_of_switches(game: str, lang: str) -> None:
    """A wrong number in one language would be another rule."""
    found = [(one.id, one.text, other.text) for one, other in pairs(game, lang)]

    assert [(rule, numbers(one), numbers(other)) for rule, one, other in found if numbers(one) != numbers(other)] == []
    assert [rule for rule, one, other in found if sorted(named(one)) != sorted(named(other))] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", paddock.games())
def test_no_rule_is_still_english(game: str, lang: str) -> None:
    assert [other.id for one, other in pairs(game, lang) if one.text == other.text] == []
    assert {other.id: ENGLISH.findall(other.text) for _, other in pairs(game, lang) if ENGLISH.search(other.text)} == {}
    assert {other.chapter for one, other in pairs(game, lang) if one.chapter == other.chapter} - NAMES == set()


def test_italian_has_one_apostrophe() -> None:
    written = [*(folder / "it.ftl" for folder in FOLDERS), *(ROOT / "src").rglob("rules*.it.toml")]

    assert [path.name for path in written if "’" in path.read_text(encoding="utf-8")] == []


def test_the_search_for_english_finds_it() -> None:
    assert ENGLISH.findall("Ogni auto has a box, e la scia of the car.") == ["has", "of", "the"]
    assert ENGLISH.findall("Puoi usare il push to pass, non il boost, se la scia finisce.") == []


@pytest.mark.parametrize(
    ("refused", "italian"),
    [
        (lambda: puzzle("xyz"), "non c'è un quesito 'xyz'"),
        (lambda: lesson("crazy-race", "xyz"), "crazy-race non ha una lezione 'xyz'"),
        (lambda: chapter("crazy-race", "xyz"), "il libro di crazy-race non ha un capitolo 'xyz'"),
        (lambda: bot("greedy:slips=much"), "bot greedy: slips è un numero, non 'much'"),
        (lambda: bot("greedy:slip=1"), "il bot greedy non ha un'impostazione 'slip=1'; forse intendevi 'slips'?"),
        (lambda: check_plan(Plan(clauses=())), "in un piano serve almeno una domanda con la sua risposta"),
        (lambda: paper_size("a9"), "non c'è una carta 'a9'"),
        (
            lambda: paddock.game("formula-de").new(2, "monza", {"least-pf": 5, "most-pf": 4}),
            "least-pf=5 supera most-pf=4",
        ),
    ],
)
def test_what_players_get_wrong_is_told_in_their_language(refused: Callable[[], object], italian: str) -> None:
    with pytest.raises(PaddockError) as error:
        refused()

    assert isinstance(error.value, TextError | BadData)
    assert italian in error.value.label("it")
