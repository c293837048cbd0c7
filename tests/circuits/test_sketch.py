"""The drawing board: files are drawn as far as they go, complaints stand at their places, what follows is written."""

import random
import re

import pytest

from edits import CIRCUIT, COMPLAINTS, text_states, verdict
from paddock.circuits import check, circuits
from paddock.circuits.circuit import examine
from paddock.circuits.library import OURS, ours
from paddock.circuits.mend import mended
from paddock.circuits.sketch import Sketch, sketch
from paddock.circuits.source import PRODUCTS
from paddock.circuits.words import Complaints
from paddock.core.errors import BadData

FILES = {name: ours()[name].read_text("utf-8") for name in circuits() if name in ours()}
NEW = (OURS / "workshop.template").read_text("utf-8")
EDITS = 20
"""For each product; `tools/edits.py` makes ten thousand."""


def zone_at(text: str, s: float) -> str:
    """The zone at a place of the lap."""
    draft = examine(text, Complaints("circuit"))
    assert draft.ground is not None
    return draft.source.zones[draft.ground.zone_of[draft.ground.piece_at(s)]].id


def said(found: Sketch) -> str:
    return "\n".join(remark.text for remark in found.remarks)


def test_the_new_circuit_suits_all_games() -> None:
    assert PRODUCTS == check(NEW).products
    for product in PRODUCTS:
        found = sketch(NEW, product)
        assert () == found.remarks
        assert found.board is not None
        assert "" == found.mended


@pytest.mark.parametrize("name", sorted(FILES)[::3])
def test_a_finished_circuit_is_drawn_as_in_the_game_and_needs_no_mending(name: str) -> None:
    product = PRODUCTS[len(name) % 3]
    found = sketch(FILES[name], product, "it")
    board = check(FILES[name]).board(product, "it")
    assert found.board is not None
    assert board.shapes == found.board.shapes
    assert board.places == found.board.places
    assert "" == found.mended
    assert FILES[name] == mended(FILES[name].replace("path 3-7", "path 1-2"))


def test_a_loop_that_does_not_close_hides_no_mistake_of_cells_sections_or_spaces() -> None:
    text = NEW.replace("right 90 2.4  ", "right 50 2.4  ", 1).replace("grid 8 step", "grid 20 step")
    text = text.replace("grid 3", "grid 4").replace("row 1    D3 |", "row 1    ")
    with pytest.raises(BadData) as error:
        check(text)
    told = str(error.value)
    assert "degrees in all" in told
    assert "20 cars do not fit" in told
    assert "grid 4 must stand" in told
    assert "row 1 must have spaces for 3 lanes" in told
    assert sketch(text).board is None


def test_a_tight_bend_and_an_empty_zone_hide_nothing_either() -> None:
    text = NEW.replace("right 90 2.4  ", "right 90 0.6  ", 1).replace("  ahead 7 flex\n", "", 1)
    text = text.replace("stops 2 lanes 7/5/3", "stops 2 lanes 7/5")
    told = said(sketch(text))
    assert "radius 0.6 is too small" in told
    assert "hill has no piece" in told
    assert "7/5 does not give the cells of 3 lanes" in told


@pytest.mark.parametrize(
    ("old", "new", "zone"),
    [
        ("corner 2 stops 1 lanes 7/5/3", "corner 2 stops 1 lanes 9/9/9", "2"),
        ("corner 3 stops 2", "corner 3 stops many", "3"),
        ("  right 90 2.4\nstraight back", "  right many 2.4\nstraight back", "2"),
        ("corner 3 contest +1", "corner 3 contest +1 late 50/0", "3"),
        ("off 4 check 0 pass tyres 1 at 4", "off 4 check 0 pass tyres 1 at 9", "down"),
        ("row back K6 K6", "row back K6 K7", "back"),
        ("grid 8 step 1.5", "grid 20 step 4", "main"),
        ("pit left from 3", "pit left from 0", "main"),
    ],
)
def test_every_complaint_is_shown_at_its_place(old: str, new: str, zone: str) -> None:
    assert old in NEW
    text = NEW.replace(old, new)
    found = sketch(text)
    [remark] = found.remarks[:1]
    assert remark.at is not None
    assert zone == zone_at(text, remark.at)
    assert new.splitlines()[0].split()[0] in text.splitlines()[remark.line - 1]


def test_an_unfinished_board_shows_its_cells_all_the_same() -> None:
    found = sketch(NEW.replace("path 3-7", "path 3-9", 1))
    assert found.board is not None
    assert any(shape.style == "cell" for shape in found.board.shapes)
    assert any(place.id == "main-3b" for place in found.board.places)


def test_complaints_are_told_in_the_language_of_the_user() -> None:
    assert sketch("circuit", "cells", "it").remarks


def test_a_new_corner_gets_its_cells_sections_and_spaces() -> None:
    text = NEW.replace(
        'straight down ""', 'straight mid ""\n  ahead 8 flex\ncorner 9 ""\n  right 20 3\nstraight down ""'
    )
    text = text.replace('corner 3 "The Bowl"\n  right 90', 'corner 3 "The Bowl"\n  right 70')
    better = mended(text)
    for line in ("  corner 9 stops 1 lanes", "  over mid", "  row 9 ", "  row mid "):
        assert line in better
    assert text.splitlines()[:30] == better.splitlines()[:30], "the track itself is not touched"
    assert better == mended(better)


def test_what_belongs_to_a_zone_goes_with_it() -> None:
    text = NEW.replace('corner 3 "The Bowl"\n  right 90 2.4\nstraight down ""\n', "  right 90 12\n")
    better = mended(text)
    assert "row 3 " not in better
    assert "corner 3 " not in better
    assert "off 3 " not in better
    assert "row down" not in better
    assert better == mended(better)


def test_a_track_of_other_zones_is_cut_for_all_games() -> None:
    """What remains of the old parts is completed to a whole circuit."""
    runs = (19.94, 76.5, 3.31, 54.1, 3.89, 49.4, 15.23, 64.4, 4.79, 41.5, 2.81, 74.1)
    zones = ""
    for n in range(0, len(runs), 2):
        name = f"s{n}" if n else "main"
        zones += f'straight {name} ""\n  ahead {runs[n]} flex\ncorner {n // 2 + 1} ""\n'
        zones += f"  right {runs[n + 1]} {4 if 40 < runs[n + 1] < 60 else 2.4}\n"
    text = NEW[: NEW.index("straight main")] + zones + NEW[NEW.index("# How it is cut in cells") :]
    assert sketch(text).remarks
    assert PRODUCTS == check(mended(text)).products


def test_mending_keeps_comments_and_all_that_it_does_not_understand() -> None:
    text = NEW.replace("corner 2 stops 1 lanes 7/5/3 path 3-7", "corner 2 stops 1 lanes 7/5/3 path 1-1   # the top")
    assert "path 3-7   # the top" in mended(text)
    broken = NEW.replace("  right 90 2.4\n", "  right 90\n", 1)
    assert broken == mended(broken)


@pytest.mark.parametrize("product", PRODUCTS)
def test_random_edits_with_undo_end_in_a_circuit_or_in_complaints(product: str) -> None:
    states = list(text_states(EDITS, random.Random(product)))
    found = {verdict(text, product) for text in states}
    assert CIRCUIT in found
    assert found <= {CIRCUIT, COMPLAINTS}
    for text in states:
        assert verdict(mended(text), product) in (CIRCUIT, COMPLAINTS)


def test_a_file_that_is_too_large_is_said_to_be() -> None:
    assert "too large" in said(sketch("#" * 70_000))


@pytest.mark.parametrize("gone", [r"\ncorner .*", r"\n(corner|straight (?!main)).*"])
def test_a_track_without_corners_is_complained_about(gone: str) -> None:
    head, cut = NEW.split("# How it is cut in cells", 1)
    found = sketch(f"{re.sub(gone, '', head)}# How it is cut in cells{cut}")
    assert any("at least one straight and one corner" in remark.text for remark in found.remarks)
