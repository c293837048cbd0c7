"""Decks, chits and circuits: everything that the rules and the odds rely on."""

from dataclasses import replace
from typing import Any

import pytest

import paddock
from paddock.circuits import SectionBoard, circuit
from paddock.circuits.sections import BRAKE, CORNER
from paddock.games.race90.second.cards import deck
from paddock.games.race90.second.setup import new_race
from paddock.games.race90.shared.cards import DRIVE, EVENT, GEAR, SPEED, race_cards, robot_chits
from paddock.games.race90.shared.deck_check import check_board, check_chits, check_race_cards, check_track_cards
from paddock.games.race90.shared.deck_text import PRINTED
from paddock.games.race90.shared.setup import BOXED, CIRCUITS
from rules import rule

RACE = race_cards("second")


def board(name: str) -> SectionBoard:
    found = circuit(name).sections
    assert found is not None
    return found


@rule("R2-DATA-01", "R2-DATA-02", "R2-DATA-03", "R2-DATA-04", "R2-DATA-05")
def test_the_race_deck_is_sound() -> None:
    assert check_race_cards(RACE) == []
    assert len(RACE) == 184


@rule("R2-DATA-01", "R2-DATA-02")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"kind": 7}, "r1: kind 7"),
        ({"mp": 5}, "r1: movement points 5"),
        ({"check": 0}, "r1: check value 0"),
        ({"tyres": 4}, "r1: tyres 4"),
        ({"damage": 3}, "r1: damage 3"),
    ],
)
def test_a_card_that_cannot_be_is_complained_about(change: dict[str, Any], complaint: str) -> None:
    assert complaint in check_race_cards([replace(RACE[0], **change), *RACE[1:]])


@rule("R2-DATA-01", "R2-DATA-04", "R2-DATA-05")
def test_a_deck_of_other_size_or_odds_is_complained_about() -> None:
    short = check_race_cards(RACE[:100])
    assert any("184 cards" in said for said in short)
    assert any("same number" in said for said in check_race_cards([RACE[0], *RACE[:183]]))
    slow = [replace(card, mp=4) for card in RACE]
    assert any("too few cards of 1 and 2" in said for said in check_race_cards(slow))
    low = [replace(card, check=1) for card in RACE]
    assert any("against 50 passes" in said for said in check_race_cards(low))


@rule("R2-DATA-03")
@pytest.mark.parametrize(
    ("kind", "what"), [(SPEED, "tyre points"), (SPEED, "damage"), (DRIVE, "checks"), (GEAR, "draws"), (EVENT, "flags")]
)
def test_each_kind_carries_most_of_what_it_is_known_for(kind: int, what: str) -> None:
    bare = [replace(c, tyres=0, damage=0, checks=(), draw=0, events=()) if c.kind == kind else c for c in RACE]
    assert any(what in said for said in check_race_cards(bare))


@rule("R2-DATA-06", "R2-DATA-07")
@pytest.mark.parametrize("name", CIRCUITS)
def test_the_track_cards_of_every_circuit_are_sound(name: str) -> None:
    cards = deck(name, PRINTED).track
    assert check_track_cards(cards, board(name)) == []
    assert any(
        "there is no corner 77" in said for said in check_track_cards([replace(cards[0], corner=77)], board(name))
    )
    others = [card for card in cards if card.corner > 1]
    assert check_track_cards(others, board(name)) == ["corner 1 has no track card"]
    assert max(card.mp for card in cards) == 5


@rule("R2-DATA-06", "R2-DATA-07")
def test_there_are_219_track_cards_with_every_symbol() -> None:
    cards = [card for name in BOXED for card in deck(name, PRINTED).track]
    assert len(cards) == 219
    for symbol in ("any_pair", "overtake", "double", "void_late", "void_extreme"):
        assert any(getattr(card, symbol) for card in cards)


@rule("R2-DATA-08", "R2-DATA-09", "R2-DATA-10", "R2-DATA-15", "R2-DATA-16")
@pytest.mark.parametrize("name", CIRCUITS)
def test_circuits_are_loops_of_sections_in_order(name: str) -> None:
    track = board(name)
    assert check_board(track) == []
    assert track.size >= 13
    corners = [track.corner[n] for n in range(track.size) if track.kind[n] == CORNER]
    assert corners == sorted(corners)
    assert all(corners)
    assert all(track.kind[(n + 1) % track.size] == CORNER for n in range(track.size) if track.kind[n] == BRAKE)
    assert 5 <= track.pit_time <= 8
    assert len(track.grid) == 12
    assert any(len(spots) > 1 for spots in track.spots_of)


@rule("R2-DATA-08", "R2-DATA-11", "R2-DATA-16")
def test_a_circuit_that_does_not_suit_the_rules_is_complained_about() -> None:
    track = SectionBoard("small")
    track.size, track.pit_time, track.has_late, track.recovery, track.names = 9, 8, [True], [None], ["b1"]
    said = check_board(track)
    assert "a stop can go round the whole circuit" in said
    assert "the grid has fewer than twelve places" in said
    assert "b1: a late brake without an off-track line" in said


@rule("R2-DATA-11", "R2-DATA-12")
@pytest.mark.parametrize("name", CIRCUITS)
def test_every_off_track_line_leads_somewhere(name: str) -> None:
    track = board(name)
    ends = set()
    for section in range(track.size):
        if not track.has_late[section]:
            continue
        recovery = track.recovery[section]
        assert recovery is not None
        for check in recovery.checks:
            for outcome in (check.passed, check.failed):
                ends.add("crash" if outcome.crash else "back")
                assert outcome.crash or outcome.forced_pit or outcome.reentry >= 0 or outcome.check >= 0
    assert "back" in ends


@rule("R2-DATA-13", "R2-DATA-14")
@pytest.mark.parametrize("name", CIRCUITS)
def test_every_spot_says_what_it_takes(name: str) -> None:
    for spot in board(name).spots:
        assert spot.bonus > 0
        assert 1 <= len(spot.colours) <= 2
        assert spot.outer >= 0
        assert (spot.recovery is not None) == spot.extreme
        if spot.recovery is not None:
            first = spot.recovery.checks[0]
            assert first.passed.reentry < 0
            assert first.failed.reentry < 0


@rule("R2-DATA-17", "R2-DATA-18")
@pytest.mark.parametrize("name", CIRCUITS)
def test_weather_rows_and_turn_indicators(name: str) -> None:
    track = board(name)
    assert sorted(n for slot in track.weather for n in range(slot.low, slot.high + 1)) == list(range(1, 100))
    states = [slot.state for slot in track.weather]
    assert states == sorted(states)
    assert states.count(1) % 2 == 1
    assert track.turns >= 22
    assert track.stage[-1] >= 2


@rule("R2-DATA-19")
def test_the_robots_chits_are_sound() -> None:
    chits = robot_chits("second", "robot-chits.txt")
    assert check_chits(chits) == []
    assert any("30 chits" in said for said in check_chits(chits[:29]))
    assert any("turn 9" in said for said in check_chits([replace(chits[0], turn=9), *chits[1:]]))
    flat = [replace(chit, mp=3) for chit in chits]
    assert any("as well as early" in said for said in check_chits(flat))
    assert any("slower robots" in said for said in check_chits(flat))


@rule("R2-DATA-20", "R2-SETUP-05", "R2-SETUP-06", "R2-SETUP-07", "R2-SETUP-08")
@pytest.mark.parametrize(
    ("seats", "red", "robots"), [(2, 18, [2, 3, 3]), (3, 18, [2, 3, 3]), (4, 24, [2, 2, 2]), (6, 24, [2, 2, 2])]
)
def test_the_field_and_the_damage_bag_follow_the_number_of_players(seats: int, red: int, robots: list[int]) -> None:
    race = new_race(paddock.game("race90-2").setup(seats, "monza"))
    assert (race.bag_red, race.bag_brown) == (red, 6)
    assert [race.kinds.count(kind) for kind in (1, 2, 3)] == robots


@rule("R2-GEN-14")
def test_colours_of_trajectories_are_kinds_of_cards() -> None:
    monza = board("monza")
    assert monza.spots[monza.spot_index["1b-spot1"]].colours == (SPEED,)
    assert monza.spots[monza.spot_index["b3-spot1"]].colours == (DRIVE,)
    assert monza.spots[monza.spot_index["b6-spot1"]].colours == (GEAR,)
    hungaroring = board("hungaroring")
    assert hungaroring.spots[hungaroring.spot_index["8-spot1"]].colours == (EVENT,)
