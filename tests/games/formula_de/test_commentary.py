"""The commentary: cause before effect, drivers by name, places in words, and three lengths."""

import re

import pytest

import paddock
from games.formula_de.bench import BENCH, choose, fall, move, play, turn
from paddock.core import DETAIL, HEADLINE, RACE, Event, Match
from paddock.games.formula_de import events
from paddock.games.formula_de.places import place_text
from paddock.games.formula_de.track import track_of

NAMES = ("Alba", "Bruno", "Carla", "Dino", "Elena", "Fabio")
PRESETS = ("classic", "league-night", "modern-f1", "oval", "endurance-by-night", "dirty-race")


def lines(match: Match, length: int = DETAIL, lang: str = "en") -> list[str]:
    """What a commentary of a length says."""
    return [event.label(lang, NAMES) for event in match.events if event.length <= length]


def kinds(match: Match) -> list[str]:
    return [type(event).__name__ for event in match.events]


def event_classes() -> list[type[Event]]:
    found = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
    return [each for each in found if each not in (Event, events.CarEvent)]


# Whole races


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_race_names_drivers_and_places_not_colours_and_cells(preset: str) -> None:
    match = paddock.game("formula-de").new(6, preset=preset, seed=11, names=NAMES)
    match.play_out(11)
    codes = {name for name in match.race.track.names if "-" in name}  # type: ignore[attr-defined]
    for lang in paddock.LANGUAGES:
        for line in lines(match, lang=lang):
            words = set(re.findall(r"[\w-]+", line))
            assert not words & codes, line
            assert not re.search(r"\b(Red|Blue|Green|Black|Orange|Rossa|Blu|Gialla|Verde|Nera)\b", line), line
            assert not re.search(r"[!.:]\.|\b1 (points|cells|stops|Punti|caselle)\b|  ", line), line
            assert line.endswith((".", "!")), line


def test_every_event_has_its_length() -> None:
    """Headlines are what a fan asks after the race; details are what only the dice saw."""
    by_length = {length: {each.__name__ for each in event_classes() if each.length == length} for length in (1, 2, 3)}

    assert by_length[HEADLINE] >= {"GridDrawn", "LeadTaken", "Retired", "CarFinished", "RaceEnded", "FlagsOut"}
    assert by_length[RACE] >= {"CarMoved", "Overtook", "Overshot", "PointLost", "Checked", "TyresFitted"}
    assert by_length[DETAIL] >= {"TurnStarted", "GearEngaged", "GearDieRolled", "CheckPassed", "RoundStarted"}


def test_headlines_are_few_and_the_race_is_shorter_than_every_detail() -> None:
    match = paddock.game("formula-de").new(6, "monza", preset="classic", seed=3, names=NAMES)
    match.play_out(3)
    told = [len(lines(match, length)) for length in (HEADLINE, RACE, DETAIL)]

    assert 4 * told[0] < told[1] < told[2]


def test_a_cell_is_told_by_its_corner_and_lane() -> None:
    track = track_of("barcelona")
    said = [paddock.render(place_text(track, track.index[name])) for name in ("main-31a", "main-28b", "1-2c")]

    assert said == ["just before Elf, lane 1", "4 cells before Elf, lane 2", "in Elf, lane 3"]
    assert paddock.render(place_text(track, track.index["box-2"])) == "in box 2"
    assert paddock.render(place_text(track, track.index["pit-3"]), "it") == "in corsia box"


# Cause before effect


def test_the_drive_comes_before_the_line_and_the_lead_after_the_pass() -> None:
    match = turn("red@b-3 gear=3 line=1, blue@c4 gear=3 line=2 laps=1", on="laps=5")
    play(match, "gear-3", 7, "b11")

    told = [kind for kind in kinds(match) if kind in ("CarMoved", "LapDone", "Overtook", "LeadTaken")]
    assert told == ["CarMoved", "LapDone", "Overtook", "LeadTaken"]
    assert "Alba passes Bruno." in lines(match)
    assert any(line.startswith("Alba takes the lead from Bruno, ") for line in lines(match, HEADLINE))


def test_who_leads_on_after_the_leader_is_out() -> None:
    match = move("red@a50 gear=4 pg=1, blue@b11 gear=4, yellow@b5 gear=4", 6)
    choose(match, "a62+over5")

    told = lines(match, HEADLINE)
    assert told[-2:] == ["Alba flies off at one and is out.", "Bruno now leads."]
    assert "Alba overshoots one by 5 cells: 5 tyre points, more than are left." in lines(match, RACE)


def test_a_car_rams_before_it_is_out() -> None:
    match = move("red@a10 gear=4 pf=0, blue@a14 gear=4, yellow@a60", 4, board="lane")
    choose(match, *match.decision(0).codes)

    assert kinds(match).index("CarRammed") < kinds(match).index("Retired")
    assert "Alba cannot stop in time and rams Bruno." in lines(match, HEADLINE)


# What it costs, and why


def test_a_check_is_one_sentence_with_its_target_and_its_roll() -> None:
    match = turn("red@b29 gear=3 pf=0, blue@b61", markers="b35=debris")
    play(match, "gear-3", 4, "b37+risk1")
    failed, passed = match.clone(), match.clone()
    fall(failed, 2)
    fall(passed, 9)

    assert "Alba loses grip (2 rolled, 5 needed)." in lines(failed, RACE)
    assert "Alba loses a suspension point." in lines(failed, RACE)
    assert "Alba holds the road (9 rolled, 5 needed)." in lines(passed)
    assert "Alba holds the road (9 rolled, 5 needed)." not in lines(passed, RACE)


def test_brakes_kerbs_and_gears_say_what_they_cost() -> None:
    match = turn("red@b11 gear=4 pf=3 pt=2")
    play(match, "gear-2", 4, "b17+b1")

    assert "Alba drops to 2nd gear, skipping one, for a gearbox point." in lines(match, RACE)
    assert any("3 cells in 2nd gear (braking with one brake point): now " in line for line in lines(match, RACE))
    kerb = move("red@a38 gear=4 pf=0", 4, board="ring", on="kerbs=on")
    longer = [code for code in kerb.decision(0).codes if "+longer" in code]
    choose(kerb, longer[0])
    assert any("one cell more along the kerb" in line for line in lines(kerb, RACE))


def test_emergency_braking_names_the_car_ahead_and_the_bill() -> None:
    match = move("red@a10 gear=4 pf=3, blue@a16 gear=4", 4, board="lane")
    choose(match, next(code for code in match.decision(0).codes if "+block" in code))

    assert "Alba, stuck behind Bruno, brakes in emergency, 2 cells short: 2 brake points." in lines(match, RACE)


def test_a_slipstream_names_the_car_ahead() -> None:
    match = turn("red@b11 gear=4, blue@b27 gear=4")
    play(match, "gear-4", 7, "b25", "slipstream")
    choose(match, match.decision(0).codes[0])

    assert any("Alba takes the slipstream of Bruno for 3 cells" in line for line in lines(match, RACE))


# The result


def test_the_result_tells_where_each_driver_started() -> None:
    match = paddock.game("formula-de").new(3, "monza", {"grid": "reverse"}, seed=5, names=NAMES[:3])
    match.play_out(5)
    placing = match.result.by_seat[2]

    assert placing.counts["grid"] == 1
    assert ", from pole" in paddock.render(match.game.placing_text(placing))


def test_a_restart_makes_a_new_grid_so_the_result_does_not_tell_the_old_one() -> None:
    match = BENCH.new(3, "monza", {"yellow-flags": True}, seed=5)

    assert "grid" not in match.result.by_seat[0].counts


def test_a_way_says_in_words_where_it_ends() -> None:
    match = move("red@main-20b gear=3 pf=0", 4, board="monza")
    decision = match.decision(0)
    option = next(option for option in decision.options if option.code == "main-24b")

    assert paddock.render(decision.notes(option)[0]) == "3 cells before Variante del Rettifilo, lane 2"


def test_a_way_into_a_corner_says_which_of_its_stops_it_would_be() -> None:
    ends = {}
    for start, stops, cells in (("serraglio-18b", 0, 3), ("6-1b", 1, 2), ("6-1b", 2, 2)):
        match = move(f"red@{start} gear=3 stops={stops} pf=0", cells, board="monza")
        decision = match.decision(0)
        option = next(option for option in decision.options if option.code == "6-3b")
        ends[stops] = [paddock.render(decision.notes(option)[0], lang) for lang in ("en", "it")]

    assert ends[0] == [
        "in Variante Ascari, first of two stops, lane 2",
        "in curva Variante Ascari, primo di due stop, corsia 2",
    ]
    assert ends[1] == [
        "in Variante Ascari, second of two stops, lane 2",
        "in curva Variante Ascari, secondo di due stop, corsia 2",
    ]
    assert ends[2] == ["in Variante Ascari, lane 2", "in curva Variante Ascari, corsia 2"]


def test_the_sign_of_a_corner_counts_no_more_stops_than_it_asks_for() -> None:
    match = move("red@6-1b gear=3 stops=3 pf=0", 2, board="monza")
    sign = next(piece for piece in match.scene(0).pieces if piece.kind == "tag")

    assert (sign.marks[0].text, sign.label) == ("2/2", "2 of 2 in Variante Ascari")
