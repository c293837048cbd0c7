"""Puzzles are found in races of bots, and mistakes in recorded ones; both from what the seat could know."""

import paddock
from paddock import Record
from paddock.bots import Player, bot
from paddock.puzzles import PASS, Finder, Tally, moments, reviewed
from paddock.puzzles.chances import BLUNDER

GAME = "crazy-race"


def raced(first: str, seed: int) -> Record:
    """A race of two drivers, the second of them good."""
    match = paddock.game(GAME).new(2, seed=seed)
    drivers = [bot(first, seed), bot("greedy", seed)]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, match.moves)))
    return match.record()


def test_a_found_puzzle_has_one_clearly_best_choice() -> None:
    finder = Finder(paddock.game(GAME).setup(3))
    found = next(each for seed in range(1, 6) for each in finder.search(seed))
    best, *others = found.values.values()

    assert best.loss == 0
    assert all(each.loss > BLUNDER and round(each.loss - each.doubt, 3) >= PASS for each in others)
    assert {*found.values} == {*found.match().decision(found.seat).codes}


def test_the_same_seed_finds_the_same() -> None:
    finder = Finder(paddock.game(GAME).setup(3))

    assert list(finder.search(2)) == list(finder.search(2))


def test_chances_do_not_depend_on_what_the_seat_cannot_know() -> None:
    match = Finder(paddock.game(GAME).setup(3)).sharpest(1)[0]
    codes = tuple(match.match.decision(match.seat).codes)
    wins = []
    for truth in (match.match, match.match.imagine(match.seat, "other")):
        tally = Tally(Player(truth, match.seat), codes)
        tally.race_on(6)
        wins.append(tally.wins)

    assert wins[0] == wins[1]


def test_a_few_equal_results_do_not_prove_certainty() -> None:
    scene = Finder(paddock.game(GAME).setup(2)).sharpest(1)[0]
    tally = Tally(Player(scene.match, scene.seat), ("one", "other"))
    tally.wins = {"one": [1.0] * 4, "other": [0.0] * 4}
    tally.worlds = 4
    loss, doubt = tally.loss("other")

    assert loss == 1.0
    assert doubt > 0.3


def test_random_driving_leaves_puzzles_that_say_what_was_given_away() -> None:
    record = raced("random", 8)
    found = [each for moment in moments(record, 0) if (each := reviewed(record, 0, moment, 3.0))]

    assert found
    for blunder in found:
        value = blunder.values[blunder.played]
        assert value.loss - value.doubt > BLUNDER
        assert not blunder.passes(blunder.played)
        assert blunder.passes(blunder.solution)
        assert blunder.played == record.moves[[m.seat is None for m in record.moves].count(True) + blunder.number].code


def test_the_decisions_looked_at_are_those_of_the_seat() -> None:
    record = raced("random", 3)
    made = [move for move in record.moves if move.seat is not None]

    for moment in moments(record, 0):
        assert made[moment.number].seat == 0
        assert made[moment.number].code == moment.codes[0]
