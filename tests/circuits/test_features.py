"""What boards bring into play is counted, and what can never come up is named."""

import pytest

import paddock
from paddock.circuits import SectionBoard, check, circuit, circuits
from paddock.circuits.features import dead, features
from paddock.circuits.library import OURS
from paddock.core import render
from paddock.games.race90.shared.cards import track_cards
from paddock.games.race90.shared.deck_check import dead_late
from paddock.games.race90.shared.setup import CIRCUITS, sections_of


def edited(name: str, old: str, new: str) -> list[str]:
    """What can never come up on a built-in circuit after a change of its file."""
    text = (OURS / f"{name}.circuit").read_text("utf-8")
    assert 1 == text.count(old), f"{old} must stand once in {name}"
    return [render(each, "en") for each in dead(check(text.replace(old, new), name))]


def test_the_features_of_a_street_circuit_are_counted() -> None:
    found = features(circuit("portovento"))
    assert {"stops-1": 7, "stops-2": 0, "stops-3": 1, "walls": 11, "flap": 2, "pit-cells": 14} == found["cells"]
    assert {
        "late-brakes": 7,
        "spots": 20,
        "spots-two-colours": 2,
        "spots-costs": 3,
        "spots-event": 2,
        "spots-extreme": 1,
        "steps": 2,
        "blind": 1,
        "discards": 2,
        "crashes": 2,
        "crashes-safety": 3,
        "forced-stops": 1,
    } == found["sections"]
    assert {"spaces-two-colours": 3, "spaces-black": 3} == found["spaces"]


def test_every_feature_is_in_play_on_at_least_two_circuits() -> None:
    all_found = [features(circuit(name)) for name in circuits()]
    for product, counts in all_found[0].items():
        for name in counts:
            assert sum(found[product][name] > 0 for found in all_found) >= 2, f"{name} of {product} is too rare"


def test_pit_lanes_have_different_lengths() -> None:
    assert len({features(circuit(name))["cells"]["pit-cells"] for name in circuits()}) >= 5


@pytest.mark.parametrize("name", circuits())
def test_nothing_on_a_board_of_ours_is_dead(name: str) -> None:
    assert [] == [render(each, "en") for each in dead(circuit(name))]


def test_an_extreme_line_that_no_spot_uses_is_dead() -> None:
    line = "extreme check 0 recover -10 pass time 2 fail time 4"
    said = edited("monza", line, f"{line}\n  extreme 3 check 0 recover 0 pass time 1 fail time 2")
    assert ["the line extreme in line 61: no spot uses it"] == said


def test_a_check_that_changes_nothing_is_dead() -> None:
    said = edited("meadow", "fail time 2 at 1\n", "fail time 1 at 1\n")
    assert ["the check at b1: passing and failing lead to the same"] == said


def test_more_stops_than_the_shortest_way_has_cells_are_dead() -> None:
    said = edited("monza", "corner 5 stops 1", "corner 5 stops 3")
    assert ["Seconda di Lesmo asks for 3 stops, but its shortest way has only 2 cells"] == said


@pytest.mark.parametrize("name", CIRCUITS)
def test_late_brake_symbols_of_the_first_edition_belong_to_corners_with_a_brake(name: str) -> None:
    assert [] == dead_late(track_cards("first", name, 184), sections_of(name))
    assert () == paddock.game("race90-1").dead_on(name)


def test_a_late_brake_symbol_without_a_brake_is_named() -> None:
    """The cards of Monza on a board that brakes before one corner only."""
    symbols = [card for card in track_cards("first", "monza", 184) if card.void_late]
    board = SectionBoard("small")
    board.size, board.corner, board.has_late = 2, [0, 6], [True, False]
    found = dead_late(symbols, board)
    assert {1, 3, 4, 7} == {card.corner for card in found}


def test_the_check_prints_the_features_and_what_is_dead(capsys: pytest.CaptureFixture[str]) -> None:
    from paddock.cli import main

    assert 0 == main(["circuit", "check", "lanterna"])
    shown = capsys.readouterr().out
    assert "recoveries of several steps 1, blind checks 1" in shown
    assert "none: corners of three stops, walled zones" in shown
