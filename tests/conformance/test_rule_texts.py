"""What players read: whole sentences without the authors' shorthand, and numbers that agree with their nouns."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import paddock

ROOMS = [
    *(f"paddock.{room}" for room in ("core", "bots", "lab", "league")),
    *sorted({paddock.game(game).room for game in paddock.games()}),
]

# Written in capitals wherever people race: F1, DRS and ERS. The rest name sketches, grid places and a map's token.
# The league's messages name what to fill in at the command line.
CAPITALS = {"FILE", "WINNER", "SECOND", "F1", "DRS", "ERS", "S2", "VV", "P1", "P2", "P3", "P4", "P5", "LD4"}

# One word per idea in both editions of Race 90.
OTHER_WORDS = [
    "car sheet",
    "lap indicator",
    "leader chit",
    "refuel chip",
    "individual turn",
    "sub-section",
    "check factor",
    "movement value",
    "late brake",
    "human",
]

COUNTED = re.compile(
    "points|cells|chips|cards|cubes|tyres|discs|slots|sections|turns|rounds|laps|stops|spaces|lengths|stages|"
    "checks|rolls|cars|robots|seats|races"
)

# Numbers that are never one: a build or a sheet has several of each, and a stop gives ten turns of fuel or more.
NEVER_ONE = {"option-build", "option-take-sheet", "option-load", "event-car-built", "event-sheet-taken", "note-build"}
NEVER_ONE |= {"record-seats", "doctor-about", "doctor-length", "doctor-liveliest", "tune-gain"}  # limits, means, shares
NEVER_ONE |= {"setup-grid", "setup-boxes"}  # a race has two cars or more

# Arguments that are no numbers: "Red rolls", "for the white cubes", "for speed cards", "fits soft tyres".
NO_NUMBERS = {"car", "cube", "kinds"}
NAMED_TYRES = {"event-robot-tyres", "event-tyres-fitted", "event-robots-stopped"}


@pytest.mark.parametrize("game", paddock.games())
def test_a_rule_is_made_of_whole_sentences(game: str) -> None:
    rules = paddock.game(game).rules.values()

    assert [rule.id for rule in rules if not re.fullmatch(r'[A-Z0-9"].*[.!?]', rule.text)] == []


@pytest.mark.parametrize("game", paddock.games())
def test_a_switch_that_a_rule_names_exists(game: str) -> None:
    rules, switches = paddock.game(game).rules.values(), {switch.name for switch in paddock.game(game).switches}

    assert [(rule.id, name) for rule in rules for name in named(rule.text) if name not in switches] == []


def test_a_switch_is_named_in_backticks() -> None:
    assert named("Unless `spend-all` is on, points that you do not spend are lost (`points`).") == [
        "spend-all",
        "points",
    ]


@pytest.mark.parametrize("game", paddock.games())
def test_no_rule_shows_a_name_from_the_code(game: str) -> None:
    rules = paddock.game(game).rules.values()

    assert [rule.id for rule in rules if re.search(r"[a-z]\.[a-z]|[A-Za-z]_|[a-z][A-Z]", unnamed(rule.text))] == []


@pytest.mark.parametrize("game", paddock.games())
def test_no_rule_has_abbreviations(game: str) -> None:
    rules = paddock.game(game).rules.values()

    assert [(rule.id, word) for rule in rules for word in capitals(rule.text)] == []


@pytest.mark.parametrize("game", [game for game in paddock.games() if game.startswith("race90")])
def test_both_editions_use_one_word_for_one_thing(game: str) -> None:
    rules = paddock.game(game).rules.values()

    assert [(rule.id, word) for rule in rules for word in OTHER_WORDS if word in rule.text.lower()] == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_message_has_abbreviations(room: str) -> None:
    assert [(key, word) for key, text in literals(room) for word in capitals(text)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_number_and_its_noun_agree(room: str) -> None:
    """ "1 points" cannot be said: before a plural stands a number that a selector has looked at."""
    found = Plurals()
    found.visit(catalogue(room))

    assert set(found.unchecked) - NEVER_ONE - NAMED_TYRES == set()


def test_the_check_of_numbers_finds_what_it_looks_for() -> None:
    found = Plurals()
    found.visit(
        FluentParser().parse("bad = { $n } points\ngood = { $n ->\n    [one] a point\n   *[other] { $n } points\n}")
    )

    assert found.unchecked == ["bad"]


def named(text: str) -> list[str]:
    """The switches that a rule names."""
    return re.findall(r"`([^`]*)`", text)


def capitals(text: str) -> list[str]:
    """What looks like an abbreviation."""
    return [word for word in re.findall(r"\b[A-Z][A-Z0-9]+\b", text) if word not in CAPITALS]


def unnamed(text: str) -> str:
    """A rule's text without what is known by such a name: switches in backticks, and the robots called SuperFast."""
    return re.sub(r"`[^`]*`", "", text).replace("SuperFast", "")


def catalogue(room: str) -> ftl.Resource:
    return FluentParser().parse(files(room).joinpath("texts", "en.ftl").read_text(encoding="utf-8"))


def literals(room: str) -> list[tuple[str, str]]:
    """The words of every message, without arguments and the names of variants."""
    found = Words()
    found.visit(catalogue(room))
    return found.words


class Words(Visitor):
    """Collects the literal text of each message."""

    def __init__(self) -> None:
        self.key = ""
        self.words: list[tuple[str, str]] = []

    def visit_Message(self, message: ftl.Message) -> None:  # noqa: N802
        self.key = message.id.name
        self.generic_visit(message)

    def visit_TextElement(self, element: ftl.TextElement) -> None:  # noqa: N802
        self.words.append((self.key, element.value))


class Plurals(Visitor):
    """Collects the messages in which a number that no selector has looked at stands before a plural."""

    def __init__(self) -> None:
        self.key = ""
        self.chosen: list[str] = []
        self.unchecked: list[str] = []

    def visit_Message(self, message: ftl.Message) -> None:  # noqa: N802
        self.key = message.id.name
        self.generic_visit(message)

    def visit_SelectExpression(self, select: ftl.SelectExpression) -> None:  # noqa: N802
        self.chosen.append(argument(select.selector))
        self.generic_visit(select)
        self.chosen.pop()

    def visit_Pattern(self, pattern: ftl.Pattern) -> None:  # noqa: N802
        for number, after in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(number, ftl.Placeable) and isinstance(after, ftl.TextElement):
                name, words = argument(number.expression), re.findall(r"[a-z]+|[^a-z ]", after.value)[:2]
                if name not in {"", *self.chosen, *NO_NUMBERS} and any(map(COUNTED.fullmatch, words)):
                    self.unchecked.append(self.key)
        self.generic_visit(pattern)


def argument(expression: object) -> str:
    """The argument that a placeable shows or a selector looks at; "" if it is none."""
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""
