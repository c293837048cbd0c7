"""Circuits of users' own: named by what is raced of them, enclosed in records, and not kept for ever."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock
from paddock.circuits import circuit, keep, make_room, own, own_parts, own_title
from paddock.circuits.library import circuits, ours
from paddock.core import sheets
from paddock.core.text_files import load
from paddock.games.race90.shared.deck_check import check_track_cards
from paddock.games.race90.shared.setup import sections_of, track_deck

CORVO = load(ours()["corvo"]).replace('circuit corvo "Passo del Corvo"', 'circuit pass "My  pass # 1"')
RACED = ("automobiles", "formula-de", "race90-1", "race90-2")


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """Each test begins as a new process does."""
    for cache in (sheets._kept, own._compiled):
        cache.clear()
    yield
    for cache in (sheets._kept, own._compiled):
        cache.clear()


def test_comments_and_spaces_do_not_change_the_name_but_every_number_does() -> None:
    commented = "\n\n".join(f"   {line}  # a remark" if line else "" for line in CORVO.splitlines())
    assert keep(CORVO) == keep(commented)
    assert keep(CORVO) != keep(CORVO.replace("stops 1", "stops 2", 1))
    assert 'circuit pass "My  pass # 1"' == own.driven(CORVO).splitlines()[0]


@pytest.mark.parametrize("name", circuits())
def test_what_is_raced_of_a_circuit_is_the_same_circuit(name: str) -> None:
    text = load(ours()[name])
    mine, ours_ = circuit(keep(text)), circuit(name)
    assert mine.products == ours_.products
    assert own.driven(text) == own.driven(own.driven(text))
    for product in mine.products:
        drawn, printed = mine.board(product), ours_.board(product)
        assert drawn.places == printed.places  # trees stand elsewhere
        assert drawn.id != printed.id


@pytest.mark.parametrize("game", RACED)
def test_a_race_on_it_is_recorded_saved_and_verified_by_a_process_that_has_never_seen_it(
    game: str, tmp_path: Path
) -> None:
    sheet = keep(CORVO)
    switches = {"level": "advanced"} if game == "race90-1" else {}
    match = paddock.game(game).new(2, sheet, switches, seed=4)
    saved = match.save()
    match.play_out(2)
    record = str(match.record())
    assert match.record() == paddock.Record.parse(record)

    file = tmp_path / "mine.race"
    file.write_text(record, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PADDOCK_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "paddock.cli", "verify", str(file)]
    assert 0 == subprocess.run(command, env=env, check=False, capture_output=True).returncode

    sheets._kept.clear()
    own._compiled.clear()
    assert sheet == paddock.game(game).load(saved).setup.circuit


def test_a_record_whose_circuit_was_changed_is_refused() -> None:
    match = paddock.game("automobiles").new(2, keep(CORVO), seed=4)
    text = str(match.record())
    with pytest.raises(paddock.BadData, match="was changed"):
        paddock.Record.parse(text.replace("| ahead 22.52", "| ahead 21.52"))
    with pytest.raises(paddock.BadData, match="own-"):
        paddock.Record.parse(text.replace("sheet own-", "sheet mine-"))


def test_a_circuit_that_nobody_knows_is_refused() -> None:
    unknown = "own-" + 32 * "0"
    assert (set(), "") == (own_parts(unknown), own_title(unknown))
    with pytest.raises(paddock.PaddockError, match="cannot be raced at"):
        paddock.game("formula-de").setup(2, unknown)
    with pytest.raises(paddock.PaddockError, match="is not known here"):
        circuit(unknown)


def test_a_source_is_asked_and_not_believed() -> None:
    """The name of a sheet follows from its text: a source that tells another is ignored."""
    sheet, text = keep(CORVO), own.driven(CORVO)
    sheets._kept.clear()
    lying, telling = (lambda _: "circuit other"), (lambda name: text if name == sheet else None)
    sheets.sources[:] = [lying]
    try:
        assert sheets.find(sheet) is None
        sheets.sources.append(telling)
        assert text == sheets.find(sheet)
    finally:
        sheets.sources.clear()


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MOST_COMPILED", 3)
    monkeypatch.setattr(sheets, "MOST_KEPT", 20_000)
    names = [keep(CORVO.replace("My  pass", f"Pass {n}")) for n in range(8)]
    assert names[-3:] == list(own._compiled)
    assert sum(map(len, sheets._kept.values())) <= 20_000
    cache = dict.fromkeys(range(9), "")
    make_room(cache, 4)
    assert [6, 7, 8] == list(cache)


@pytest.mark.parametrize(("edition", "number"), [("first", 1), ("second", 2)])
@pytest.mark.parametrize("name", [name for name in circuits("sections") if name in ours()])
def test_the_track_cards_that_are_dealt_out_suit_the_rules(name: str, edition: str, number: int) -> None:
    """For every built-in circuit as if it were a user's own."""
    sheet = keep(load(ours()[name]))
    cards = track_deck(edition, number, sheet, 184)
    board = sections_of(sheet)
    assert [] == check_track_cards(cards, board)
    corners = {card.corner for card in cards}
    assert min(24, 8 * len(corners)) <= len(cards) <= 60
    braked = {board.corner[(n + 1) % board.size] for n in range(board.size) if board.has_late[n]}
    assert all(card.corner in braked for card in cards if card.void_late) or number == 2
    assert len({card.id for card in cards}) == len(cards)
