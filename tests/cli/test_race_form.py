"""The start menu without its screen: every change keeps a race that can start."""

from pathlib import Path

import pytest

import paddock
from paddock.cli.table import Entrant, Plan, Table
from paddock.cli.table.preferences import read_preferences, save_plan
from paddock.cli.table.race_form import RaceForm, left_title
from paddock.cli.table.records import save_record
from paddock.cli.table.switch_values import switch_values
from paddock.core import number

UNKNOWN_LEVEL = '{"plan": {"game": "crazy-race", "sitters": [{"name": "A"}, {"name": "B", "level": "level-99"}]}}'


def at_crazy_race() -> RaceForm:
    form = RaceForm("en")
    form.choose_game("crazy-race")
    return form


def values(form: RaceForm) -> dict[str, str]:
    return {field.id: field.value for field in form.fields()}


def test_a_new_user_can_start_the_simplest_game_at_once() -> None:
    form = RaceForm("en")
    others = [len(paddock.game(game).rules) for game in paddock.games()]
    assert len(form.game.rules) == min(others)

    plan = form.plan()

    plan.check()
    assert ["", "level-2", "level-2", "level-2"] == [entrant.level for entrant in plan.entrants]
    assert plan.entrants[0].name == "Driver"


@pytest.mark.parametrize("game", paddock.games())
def test_every_game_can_start_with_any_field_changed(game: str) -> None:
    form = RaceForm("en")
    form.choose_game(game)
    for field in form.fields():
        if field.id != "game":
            form.step(field.id, -1)
            Table.start(form.plan())


@pytest.mark.parametrize("game", paddock.games())
def test_every_switch_can_be_changed_and_the_game_explains_what_it_refuses(game: str) -> None:
    """Some switches contradict others; then the game says so, and nothing else fails."""
    refused = []
    form = RaceForm("en")
    form.choose_game(game)
    for field in form.switch_fields():
        form.step_switch(field.id, 1)
        assert {each.id: each.value for each in form.switch_fields()}[field.id] != field.value
        try:
            Table.start(form.plan())
        except paddock.PaddockError as refusal:
            refused.append(str(refusal))
        form.step_switch(field.id, -1)
    assert all(refused)
    assert len(refused) <= len(form.switch_fields()) // 10
    assert {} == form.switches


def test_seats_are_changed_added_and_removed_within_limits() -> None:
    form = at_crazy_race()
    for _ in range(9):
        form.add_bot()
    assert len(form.entrants) == 7
    assert "add" not in values(form)

    for _ in range(9):
        form.remove("seat-1")
    assert len(form.entrants) == 2

    first, met = values(form)["seat-1"], []
    while first not in met:
        form.step("seat-1", 1)
        met.append(values(form)["seat-1"])
    levels = [value.rpartition(" · ")[2] for value in met]
    drivers = [driver.name for driver in form.game.manners.drivers.values()]
    assert ["person", "Learner", "Sunday driver", "Club racer", "Professional", "Champion"] == list(
        dict.fromkeys(levels[levels.index("person") :] + levels)
    )
    assert all(f"{name} · Sunday driver" in met for name in drivers)
    form.step("seat-1", 1 + met.index("Driver · person"))
    assert ["Driver", "Driver 2"] == [entrant.name for entrant in form.plan().entrants]


def test_names_are_typed() -> None:
    form = at_crazy_race()
    for letter in "Annx":
        form.type("seat-0", letter)
    form.type("seat-0", "")
    assert form.plan().entrants[0] == Entrant("Ann")

    for letter in "a very long name of a person":
        form.type("seat-0", letter)
    assert len(form.plan().entrants[0].name) == 16


def test_only_switches_that_differ_from_the_default_are_kept() -> None:
    form = at_crazy_race()
    form.step_switch("halves", 1)
    assert {"halves": "any"} == form.plan().switches
    assert values(form)["switches"] == "one changed"

    form.step_switch("halves", 1)
    assert {} == form.plan().switches


def test_the_steps_of_a_number_include_both_ends_and_the_default() -> None:
    laps = number("laps", 3, 1, 100)

    offered = switch_values(laps, "42")

    assert {"1", "3", "42", "100"} <= set(offered)
    assert len(offered) < 20


def test_the_language_changes_every_row() -> None:
    form = RaceForm("en")
    form.step("lang", 1)

    assert values(form)["lang"] == "Italiano"
    assert "Via alla gara" in [field.label for field in form.fields()]


def test_the_last_plan_is_offered_again_without_its_seed() -> None:
    plan = Plan("crazy-race", (Entrant("Zoe"), Entrant("Alba", "level-4")), switches={"halves": "any"}, seed="9")
    save_plan("it", plan)

    known = RaceForm("en").plan()

    assert (plan.entrants, plan.switches, "") == (known.entrants, known.switches, known.seed)
    assert read_preferences().lang == "it"


@pytest.mark.parametrize(
    "written", ["", "{", '{"plan": 3}', '{"plan": {"game": "chess", "sitters": []}}', UNKNOWN_LEVEL]
)
def test_preferences_that_cannot_be_read_are_ignored(home: Path, written: str) -> None:
    path = home / "config" / "paddock" / "table.json"
    path.parent.mkdir(parents=True)
    path.write_text(written, encoding="utf-8")

    Table.start(RaceForm("en").plan())


def test_a_race_that_was_left_is_offered_until_it_is_over() -> None:
    table = Table.start(Plan("crazy-race", (Entrant("Ann"), Entrant("Bob")), seed="1"))
    table.match.choose(0, table.match.decision(0).options[0])
    path = save_record(table)
    assert values(RaceForm("en"))["left"] == left_title(path.stem, "en")

    while not table.match.over:
        seat = table.match.to_move[0]
        table.match.choose(seat, table.match.decision(seat).options[0])
    save_record(table, path)
    assert "left" not in values(RaceForm("en"))


def test_every_race_that_was_left_is_offered_the_last_one_first() -> None:
    paths = []
    for seed in "12":
        table = Table.start(Plan("crazy-race", (Entrant("Ann"), Entrant("Bob")), seed=seed))
        table.match.choose(0, table.match.decision(0).options[0])
        paths.append(save_record(table))
    form = RaceForm("en")
    assert values(form)["left"] == left_title(paths[1].stem, "en")

    form.step("left", 1)

    assert values(form)["left"] == left_title(paths[0].stem, "en")


def test_two_seats_cannot_have_one_name() -> None:
    plan = Plan("crazy-race", (Entrant("Ann"), Entrant("ANN", "level-1")))
    with pytest.raises(paddock.PaddockError, match="two seats cannot have one name: 'ANN'"):
        plan.check()

    form = at_crazy_race()
    for letter in form.entrants[1].name:
        form.type("seat-0", letter)
    names = [entrant.name.casefold() for entrant in form.plan().entrants]
    assert len(set(names)) == len(names)


def test_a_race_is_saved_elsewhere_if_its_directory_is_not_writable(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is a file in the place of the directory for records."""
    (home / "data").write_text("", encoding="utf-8")
    (home / "here").mkdir()
    monkeypatch.chdir(home / "here")
    table = Table.start(Plan("crazy-race", (Entrant("Ann"), Entrant("Bob")), seed="1"))

    path = save_record(table)

    assert path.parent == home / "here"
    assert paddock.Record.parse(path.read_text(encoding="utf-8")).names == ("Ann", "Bob")


def test_two_races_in_one_second_have_two_records() -> None:
    table = Table.start(Plan("crazy-race", (Entrant("Ann"), Entrant("Bob")), seed="1"))

    assert len({save_record(table) for _ in range(3)}) == 3


def test_the_values_of_switches_are_told_in_words() -> None:
    form = RaceForm("it")
    form.choose_game("formula-de")
    told = {field.id: field.value for field in form.switch_fields()}

    assert told["grid"] == "a sorte"
    assert told["laps"].isdigit()


@pytest.mark.parametrize(("lang", "words"), [("en", ("off", "on", "by lot")), ("it", ("no", "sì", "a sorte"))])
def test_circuits_and_values_of_switches_are_in_words(lang: str, words: tuple[str, str, str]) -> None:
    form = RaceForm(lang)
    form.choose_game("formula-de")
    assert values(form)["circuit"] == "Circuit de Barcelona-Catalunya"
    switches = {field.id: field.value for field in form.switch_fields()}
    assert (switches["sudden-death"], switches["start-collisions"], switches["grid"]) == words
    assert switches["laps"] == "3"


@pytest.mark.parametrize(
    ("stem", "title"),
    [
        ("formula-de-2026-11-18-092833", "Formula Dé · 2026-11-18 09:28:33"),
        ("race90-2-2026-11-18-092833-2", "Race! Formula 90, second edition · 2026-11-18 09:28:33-2"),
        ("our-evening", "our-evening"),
    ],
)
def test_a_race_that_was_left_is_called_by_its_game_and_its_time(stem: str, title: str) -> None:
    assert title == left_title(stem, "en")
