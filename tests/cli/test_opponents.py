"""Bots by level, name and lot, as typed at the terminal."""

import pytest

import paddock
from paddock.cli.table.opponents import about_bot, level_name, level_there, read_level
from paddock.cli.table.plan import read_entrants
from paddock.cli.table.race_form import RaceForm

GAME = paddock.game("formula-de")


@pytest.mark.parametrize(
    ("typed", "level"),
    [
        ("3", "level-3"),
        ("Club racer", "level-3"),
        ("ugo", "ugo:level-2"),
        ("Ugo:3", "ugo:level-3"),
        ("teo:greedy", "teo:greedy"),
        ("greedy:tyres=2", "greedy:tyres=2"),
    ],
)
def test_a_bot_is_read_by_level_driver_or_name(typed: str, level: str) -> None:
    assert read_level(typed, GAME) == level


def test_a_driver_who_does_not_exist_is_refused() -> None:
    with pytest.raises(paddock.PaddockError, match="there is no bot 'uga:3'"):
        read_level("uga:3", GAME)


def test_a_driver_brings_name_and_line() -> None:
    entrants = read_entrants("formula-de", [], ["wanda:3", "4"], "Me")

    assert [(each.name, each.level) for each in entrants[:2]] == [("Me", ""), ("Wanda", "wanda:level-3")]
    assert entrants[2].level == "level-4"
    assert level_name("wanda:level-3", "en", GAME) == "Wanda, Club racer"
    assert about_bot("wanda:level-3", "it", GAME) == paddock.render(
        GAME.driver_text(GAME.manners.drivers["wanda"]), "it"
    )
    assert about_bot("level-3", "en", GAME).endswith(".")


def test_the_remaining_seats_are_a_mixed_field() -> None:
    entrants = read_entrants("formula-de", ["6"], [], "Me")[1:]

    assert len({each.name for each in entrants}) == 5
    assert {each.level.partition(":")[0] for each in entrants} <= set(GAME.manners.drivers)


def test_a_driver_who_does_not_drive_another_game_leaves_the_level() -> None:
    assert level_there("ugo:level-3", GAME, paddock.game("crazy-race")) == "ugo:level-3"
    assert level_there("ugo:level-3", GAME, paddock.game("derby")) == "level-3"


def test_the_form_steps_from_person_over_levels_to_drivers() -> None:
    form = RaceForm("en")
    form.choose_game("formula-de")
    seen = set()
    for _ in range(12):
        form.step("seat-1", 1)
        seen.add((form.entrants[1].name, form.entrants[1].level))

    assert {("Ugo", "ugo:level-2"), ("Mara", "mara:level-2")} <= {(name, level) for name, level in seen}
    assert {f"level-{number}" for number in range(1, 6)} < {level for _, level in seen}
