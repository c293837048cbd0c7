"""The start menu without its screen: every change keeps a race that can be started."""

from pathlib import Path

import pytest

import paddock
from paddock.cli.draft import Draft, settings
from paddock.cli.keeping import habits, keep, remember
from paddock.cli.table import Plan, Sitter
from paddock.core import number

STRANGER = '{"plan": {"game": "crazy-race", "sitters": [{"name": "A"}, {"name": "B", "level": "level-99"}]}}'


def at_crazy_race() -> Draft:
    draft = Draft("en")
    draft.choose_game("crazy-race")
    return draft


def values(draft: Draft) -> dict[str, str]:
    return {row.id: row.value for row in draft.rows()}


def test_a_newcomer_can_start_at_once_with_the_gentlest_game() -> None:
    draft = Draft("en")
    others = [len(paddock.game(game).rules) for game in paddock.games()]
    assert len(draft.game.rules) == min(others)

    plan = draft.plan()

    plan.check()
    assert ["", "level-2", "level-2", "level-2"] == [sitter.level for sitter in plan.sitters]
    assert plan.sitters[0].name == "Driver"


@pytest.mark.parametrize("game", paddock.games())
def test_every_game_can_be_started_whatever_is_turned_in_the_menu(game: str) -> None:
    draft = Draft("en")
    draft.choose_game(game)
    for row in draft.rows():
        if row.id != "game":
            draft.turn(row.id, -1)
            draft.plan().start()


@pytest.mark.parametrize("game", paddock.games())
def test_every_switch_can_be_turned_and_what_a_game_refuses_it_explains(game: str) -> None:
    """Some switches contradict others: then the game says so, and nothing else goes wrong."""
    refused = []
    draft = Draft("en")
    draft.choose_game(game)
    for row in draft.switch_rows():
        draft.turn_switch(row.id, 1)
        assert draft.setting(switch_of(draft, row.id)) != row.value
        try:
            draft.plan().start()
        except paddock.PaddockError as refusal:
            refused.append(str(refusal))
        draft.turn_switch(row.id, -1)
    assert all(refused)
    assert len(refused) <= len(draft.switch_rows()) // 10
    assert {} == draft.switches


def switch_of(draft: Draft, name: str) -> paddock.Switch:
    return next(switch for switch in draft.game.switches if switch.name == name)


def test_seats_are_turned_added_and_taken_away_within_the_game() -> None:
    draft = at_crazy_race()
    for _ in range(9):
        draft.add()
    assert len(draft.sitters) == 7
    assert "add" not in values(draft)

    for _ in range(9):
        draft.remove("seat-1")
    assert len(draft.sitters) == 2

    draft.turn("seat-1", 1)
    assert values(draft)["seat-1"].endswith(" · Club racer")
    draft.turn("seat-1", -1)
    draft.turn("seat-1", -1)
    draft.turn("seat-1", -1)
    assert values(draft)["seat-1"] == "Driver · person"
    assert ["Driver", "Driver 2"] == [sitter.name for sitter in draft.plan().sitters]


def test_names_are_typed() -> None:
    draft = at_crazy_race()
    for letter in "Annx":
        draft.type("seat-0", letter)
    draft.type("seat-0", "")
    assert draft.plan().sitters[0] == Sitter("Ann")

    for letter in "a very long name of a person":
        draft.type("seat-0", letter)
    assert len(draft.plan().sitters[0].name) == 16


def test_switches_are_kept_where_they_differ_from_what_is_usual() -> None:
    draft = at_crazy_race()
    draft.turn_switch("halves", 1)
    assert {"halves": "any"} == draft.plan().switches
    assert values(draft)["switches"] == "one changed"

    draft.turn_switch("halves", 1)
    assert {} == draft.plan().switches


def test_a_number_is_walked_in_steps_that_reach_both_ends_and_the_usual() -> None:
    laps = number("laps", 3, 1, 100)

    offered = settings(laps, "42")

    assert {"1", "3", "42", "100"} <= set(offered)
    assert len(offered) < 20


def test_the_language_changes_every_row() -> None:
    draft = Draft("en")
    draft.turn("lang", 1)

    assert values(draft)["lang"] == "Italiano"
    assert "Via alla gara" in [row.label for row in draft.rows()]


def test_what_was_chosen_is_offered_the_next_time_without_its_luck() -> None:
    plan = Plan("crazy-race", (Sitter("Zoe"), Sitter("Alba", "level-4")), switches={"halves": "any"}, seed="9")
    remember("it", plan)

    known = Draft("en").plan()

    assert (plan.sitters, plan.switches, "") == (known.sitters, known.switches, known.seed)
    assert habits().lang == "it"


@pytest.mark.parametrize("written", ["", "{", '{"plan": 3}', '{"plan": {"game": "chess", "sitters": []}}', STRANGER])
def test_habits_that_cannot_be_read_are_forgotten(home: Path, written: str) -> None:
    path = home / "config" / "paddock" / "table.json"
    path.parent.mkdir(parents=True)
    path.write_text(written, encoding="utf-8")

    Draft("en").plan().start()


def test_a_race_that_was_left_is_offered_until_it_is_over() -> None:
    table = Plan("crazy-race", (Sitter("Ann"), Sitter("Bob")), seed="1").start()
    table.match.choose(0, table.match.decision(0).options[0])
    path = keep(table)
    assert values(Draft("en"))["left"] == path.stem

    while not table.match.over:
        seat = table.match.to_move[0]
        table.match.choose(seat, table.match.decision(seat).options[0])
    keep(table, path)
    assert "left" not in values(Draft("en"))


def test_a_race_is_not_lost_where_its_directory_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file stands where the directory of records should be."""
    (home / "data").write_text("", encoding="utf-8")
    (home / "here").mkdir()
    monkeypatch.chdir(home / "here")
    table = Plan("crazy-race", (Sitter("Ann"), Sitter("Bob")), seed="1").start()

    path = keep(table)

    assert path.parent == home / "here"
    assert paddock.Record.parse(path.read_text(encoding="utf-8")).names == ("Ann", "Bob")


def test_two_races_in_one_second_have_two_records() -> None:
    table = Plan("crazy-race", (Sitter("Ann"), Sitter("Bob")), seed="1").start()

    assert len({keep(table) for _ in range(3)}) == 3
