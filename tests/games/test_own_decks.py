"""Decks of users' own: a race names its deck, encloses it in its record, and is driven with its cards."""

import pickle
from typing import Any

import pytest

import paddock
from paddock import BadData, Record
from paddock.core import decks, sheets

SETUPS = {
    "crazy-race": ("", {}, "train 70 3 none", "train 10 6 none", "red-train"),
    "race90-1": ("monza", {"level": "advanced"}, "1 speed 4 8 tyres 2", "1 speed 5 9 tyres 3", "t1a"),
    "race90-2": ("monza", {}, "1 speed 4 8 tyres 2", "1 speed 5 9 tyres 3", "t1a"),
}


def deck(game: str) -> tuple[str, decks.DeckKind]:
    kind = paddock.game(game).decks
    assert kind is not None
    return f'deck {game} "Ours"\n' + kind.printed(SETUPS[game][0]), kind


def started(game: str) -> paddock.Match:
    circuit, switches, old, new, _ = SETUPS[game]
    text, kind = deck(game)
    name = decks.keep(kind, text.replace(old, new, 1) + "# a comment\n", game, circuit)
    return paddock.game(game).new(3, circuit, {**switches, "deck": name}, seed=1)


def cards(match: paddock.Match) -> Any:
    """The deck on the table."""
    race: Any = match.race
    return race.deck


def driven(match: paddock.Match, most: int = 10_000) -> paddock.Match:
    for _ in range(most):
        if match.over:
            break
        seat = match.to_move[0]
        match.choose(seat, match.decision(seat).options[0])
    return match


@pytest.mark.parametrize("game", SETUPS)
def test_the_printed_deck_is_a_legal_one(game: str) -> None:
    text, kind = deck(game)
    assert [] == decks.complaints_of(kind, text, game, SETUPS[game][0])
    assert len(kind.pieces(decks.rows_of(text)[1:], "it")) == len(paddock.game(game).printed(started(game).setup, "it"))


@pytest.mark.parametrize("game", SETUPS)
def test_a_race_with_a_deck_of_ones_own_is_recorded_with_it(game: str) -> None:
    match = driven(started(game), 60)
    card = cards(match).by_id[SETUPS[game][4]]
    assert 5 <= (card.speed if game == "crazy-race" else card.mp) <= 10
    again = paddock.game(game).at(match.position)
    assert match.position == again.position
    record = str(match.record())
    assert "deck" in record
    sheets._kept.clear()  # as on another machine
    read = Record.parse(record)
    assert match.position == paddock.replay(read).position
    assert "Ours" == decks.deck_title(str(match.setup.switches["deck"]))


def test_a_card_race_with_a_deck_of_ones_own_goes_to_its_end() -> None:
    match = driven(started("crazy-race"))
    assert match.over
    assert cards(match).by_id["red-train"].full == 6
    card = cards(match).by_id["red-train"]
    assert pickle.loads(pickle.dumps(card)) is card
    assert 43 == len(match.game.pieces(match.race))


@pytest.mark.parametrize(
    ("game", "old", "new", "complaint"),
    [
        ("crazy-race", "train 70 3 none", "train 0 3 none", "the speed is a whole number from 1 to 120"),
        ("crazy-race", "train 70 3 none", "train 59 3 none", "another train has speed 59"),
        ("crazy-race", "train 70 3 none", "train 70 0 none", "worth nothing"),
        ("crazy-race", "train 70 3 none", "train 70 3 left", "pairs of train are worth nothing"),
        ("crazy-race", "train 70 3 none", "tram 70 3 none", "this line cannot be read"),
        ("crazy-race", "train 70 3 none", "", "red lacks: train"),
        ("crazy-race", "colour red pole", "colour red turbo", "two characters have the booster turbo"),
        ("crazy-race", "colour red pole", "colour red none", "the booster here is one of"),
        ("crazy-race", "colour red pole", "colour pink pole", "a colour comes once"),
        ("crazy-race", "pairs car 1 ship 1 plane 4", "", "no pair of halves"),
        ("crazy-race", "starter train-a 4 none", "starter tram 4 none", "these starters are missing: train-a"),
        ("crazy-race", "deck crazy-race", "deck", "a deck begins with its game and its name"),
        ("race90-2", "  1 speed 4 1 tyres 2", "  1 speed 5 1 tyres 2", "from 1 to 4, not '5'"),
        ("race90-2", "  1 speed 4 1 tyres 2", "  1 speed 4 1 tyres", "the number of tyres"),
        ("race90-2", "  1 speed 4 1 tyres 2", "  2 speed 4 1 tyres 2", "another card has the number 2"),
        ("race90-2", "  1 speed 4 1 tyres 2", "  1 speed 4 1 any-pair", "cannot show any-pair"),
        ("race90-2", "  1 speed 4 1 tyres 2", "  1 fast 4 1", "a card is its number or corner"),
        ("race90-2", "  1 speed 4 1 tyres 2", "", "a race deck has 184 cards, not 183"),
        ("race90-2", "  7 event 2 62 weather overtake", "  9 event 2 62", "the circuit has no corner 9"),
        ("race90-2", "race\n", "", "below a line with the word race"),
        ("race90-1", "  1 speed 4 1 tyres 2", "  1 speed 4 1 discard 1", "cannot show discard"),
    ],
)
def test_every_mistake_is_told_in_both_languages(game: str, old: str, new: str, complaint: str) -> None:
    text, kind = deck(game)
    assert old in text
    found = decks.complaints_of(kind, text.replace(old, new, 1), game, SETUPS[game][0])
    assert any(complaint in each.label() for each in found), [each.label() for each in found]
    assert all(each.label() != each.label("it") for each in found)


def test_several_mistakes_are_told_at_once() -> None:
    text, kind = deck("crazy-race")
    found = decks.complaints_of(kind, text.replace("train", "tram"), "crazy-race")
    assert len({each.line for each in found}) > 7


def test_an_unknown_deck_and_one_of_another_game_are_refused() -> None:
    with pytest.raises(BadData, match="is not known here"):
        paddock.game("crazy-race").setup(3, switches={"deck": "own-" + "0" * 32})
    other = started("race90-1").setup.switches["deck"]
    with pytest.raises(BadData, match="a deck begins with"):
        paddock.game("race90-2").setup(3, "monza", {"deck": other})
    with pytest.raises(paddock.PaddockError, match="it is one of: printed"):
        paddock.game("crazy-race").setup(3, switches={"deck": "mine"})


def test_a_deck_without_track_cards_suits_every_circuit() -> None:
    text, kind = deck("race90-2")
    name = decks.keep(kind, text[: text.index("track\n")], "race90-2")
    for circuit in ("monza", "meadow"):
        found = cards(paddock.game("race90-2").new(2, circuit, {"deck": name}, seed=1))
        assert found.track
        assert found.cards[found.track[-1].index] is found.track[-1]


def test_a_large_deck_is_refused() -> None:
    _, kind = deck("crazy-race")
    [found] = decks.complaints_of(kind, "x\n" * 2000, "crazy-race")
    assert "at most" in found.label()
    long = decks.complaints_of(kind, 'deck crazy-race "A"\n' + "x " * 400, "crazy-race")
    assert any("too long" in each.label() for each in long)
