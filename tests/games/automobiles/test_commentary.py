"""The race as it is told: one line a step at the usual length, causes before effects, places by name."""

import re

import pytest

import paddock
from games.automobiles.tables import at, choose
from rules import rule
from walks import finish

NAMES = ("Ann", "Bob", "Cleo")


def told(match: paddock.Match, length: str = "race", lang: str = "en") -> list[str]:
    return [event.label(lang, NAMES) for event in match.events if event.length <= paddock.LENGTHS[length]]


@rule("AU-CAR-04", "AU-CAR-07")
def test_a_pass_comes_before_the_lead_and_the_lap_after_both() -> None:
    """The line is after the seventh space of the inner lane."""
    match = at("road-6a-2 crossed 0 active 3l bag 9w", "road-7a-2 crossed 0")
    choose(match, "light-road-6b-2", "light-road-8a-2", "light-road-9a-2", "end-action")
    assert [
        "Ann drives 3 spaces, to Highway A1A, space 9, inner lane, and passes Bob.",
        "Ann takes the lead from Bob.",
        "Ann takes 2 wear for driving over light grey.",
    ] == told(match)[:3]


@rule("AU-CAR-04", "AU-CAR-07")
def test_the_lead_is_taken_by_who_passes_the_first_car_and_nobody_else() -> None:
    third = at("road-6a-2 crossed 1 active 3l bag 9w", "road-7a-2 crossed 1", "beach-3a-2 crossed 1")
    choose(third, "light-road-6b-2", "light-road-8a-2", "light-road-9a-2", "end-action")
    assert "Ann drives 3 spaces, to Highway A1A, space 9, inner lane, and passes Bob." == told(third)[0]
    assert not any("takes the lead" in line for line in told(third))
    leader = at("road-7a-2 crossed 0 active 1l bag 9w", "road-5a-1 crossed 0")
    choose(leader, "light-road-8a-2", "end-action")
    assert not any("takes the lead" in line or "passes" in line for line in told(leader))


@rule("AU-CAR-04", "AU-CAR-07")
def test_a_lap_is_led_by_the_first_to_complete_it_also_the_last_one() -> None:
    late = at("road-5a-1 crossed 0 active 1l bag 9w", "road-9a-2 crossed 1")
    choose(late, "light-road-6a-2", "end-action")
    assert not told(late, "headlines")
    between = at("road-5a-1 crossed 1 active 1l bag 9w", "road-9a-2 crossed 1", "beach-9a-2 crossed 2")
    choose(between, "light-road-6a-2", "end-action")
    assert not told(between, "headlines")
    last = at("road-5a-1 crossed 2 active 1l bag 9w", "road-4a-1 crossed 2")
    choose(last, "light-road-6a-2", "end-action")
    assert "Ann is the first to finish; the race ends with this round. Behind: Bob." == told(last, "headlines")[0]


@rule("AU-CAR-04", "AU-CAR-07")
def test_the_first_car_to_complete_a_lap_brings_the_order_as_a_headline() -> None:
    match = at("2-3a-1 crossed 0 active 1l bag 9w", "2-1a-1 crossed 0")
    choose(match, "light-road-1a-2", "end-action")
    assert [] == told(match, "headlines")
    line = at("road-5a-1 crossed 0 active 1l bag 9w", "road-4a-1 crossed 0")
    choose(line, "light-road-6a-2", "end-action")
    assert ["Ann completes a lap: 2 to go.", "Lap 1 is done: Ann ahead of Bob; 2 to go."] == told(line)[1:3]
    assert ["Lap 1 is done: Ann ahead of Bob; 2 to go."] == told(line, "headlines")


def test_purchases_and_cards_are_summed_up_and_each_cube_is_a_detail() -> None:
    match = choose(
        at("road-5a-1 active 2x3y1g bag 9w", "beach-1a-2"), "use-wear", "end-action", "buy-light", "buy-light"
    )
    choose(match, "done")
    lines = told(match)
    assert "Ann buys 2 light grey for $4." in lines
    assert "Ann does not move." in lines
    assert not any("buys a light grey cube" in line for line in lines)
    assert 2 == sum("buys a light grey cube" in line for line in told(match, "detail"))


def test_without_wear_in_the_reserve_nobody_takes_0_wear() -> None:
    for game in range(12):
        match = finish(paddock.game("automobiles").new(5, seed=game), game)
        lines = [str(line) for line in match.log(None, length="detail")]
        assert not any(" 0 wear" in line and "wear taken" not in line for line in lines)


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_the_commentary_has_no_codes_of_sections(lang: str) -> None:
    match = finish(paddock.game("automobiles").new(3, seed=2, names=NAMES), 2)
    code = re.compile(r"\b[a-z0-9]+-\d+[a-d]-\d+\b")
    assert not [str(line) for line in match.log(None, lang, "detail") if code.search(str(line))]
    assert not [option.label for option in match.scene(None, lang).options if code.search(option.label)]


def test_the_result_has_the_race_of_every_car_in_figures() -> None:
    match = finish(paddock.game("automobiles").new(3, seed=2, names=NAMES), 2)
    lines = [str(line) for line in match.log(None)]
    end = next(index for index, line in enumerate(lines) if line.startswith("The race is over"))
    assert f"{NAMES[match.result.winners[0]]} wins!" in lines[end]
    for placing, line in zip(match.result.placings, lines[end + 1 :], strict=True):
        stops = sum(line.startswith(f"{NAMES[placing.seat]} makes a pit stop") for line in lines)
        tows = sum(line.startswith(f"{NAMES[placing.seat]} is in the slipstream") for line in lines)
        assert f": {NAMES[placing.seat]}, " in line
        assert f"{tows} slipstream" in line
        assert f"{stops} pit stop" in line
