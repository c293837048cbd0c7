"""Copies, notation and records: nothing is lost, and nothing is shared that changes."""

import json

import pytest

import paddock
from paddock.core import Position, differences
from soak import start
from walks import finish, walk

SEEDS = range(8)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_shares_nothing_that_changes(game: str, seed: int) -> None:
    for match in walk(game, seed, some=25):
        before = (match.position, match.events, match.save(), match.history)
        for option in match.decision(match.to_move[0]).options if match.to_move else ():
            match.clone().choose(match.to_move[0], option)
        assert before == (match.position, match.events, match.save(), match.history)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_has_every_field(game: str, seed: int) -> None:
    for match in walk(game, seed, some=25):
        assert [] == differences(match.race, match.clone().race)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_goes_on_identically(game: str, seed: int) -> None:
    for match in walk(game, seed, some=4):
        one, other = finish(match.clone(), seed), finish(match.clone(), seed)
        assert one.position == other.position
        assert one.events == other.events


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_survives_being_written_down(game: str, seed: int) -> None:
    for match in walk(game, seed, some=25):
        again = paddock.game(game).at(match.position)
        assert match.position == again.position
        assert [] == lost(match.race, again.race)
        assert match.to_move == again.to_move
        for seat in match.to_move:
            assert match.decision(seat).options == again.decision(seat).options
        for seat in (None, *range(match.setup.seats)):
            assert match.view(seat) == again.view(seat)


def lost(race: Position, again: Position) -> list[str]:
    """The fields that were not written down. Tasks are: the line names them all, and sealed answers by their codes."""
    return [name for name in differences(race, again) if name != "stack"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_saved_match_goes_on_identically(game: str, seed: int) -> None:
    for match in walk(game, seed, some=4):
        again = paddock.game(game).load(json.loads(json.dumps(match.save())))
        assert finish(match.clone(), seed).position == finish(again, seed).position


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_end(game: str, seed: int) -> None:
    for match in walk(game, seed, some=3):
        text = str(match.record())
        record = paddock.Record.parse(text)
        again = paddock.replay(record)
        assert text == str(record)
        assert match.position == again.position
        assert match.events == again.events
        assert paddock.verify(record).first_wrong is None
        assert finish(match.clone(), seed).position == finish(again, seed).position


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_and_decisions_give_the_same_race(game: str, seed: int) -> None:
    assert str(finish(start(game, seed), 1).record()) == str(finish(start(game, seed), 1).record())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_choice_taken_back_leaves_everything_as_it_was(game: str, seed: int) -> None:
    taken_back = 0
    for match in walk(game, seed, some=40):
        for seat in match.to_move[:1]:
            for option in match.decision(seat).options[:4]:
                again = taken_back_from(match, seat, option)
                if again is not None:
                    assert (match.position, match.events, match.save()) == (again.position, again.events, again.save())
                    taken_back += 1
    assert taken_back > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_race_goes_on_as_if_nothing_had_been_taken_back(game: str, seed: int) -> None:
    for match in walk(game, seed, some=6):
        for seat in match.to_move[:1]:
            again = taken_back_from(match, seat, match.decision(seat).options[0])
            if again is not None:
                assert finish(match.clone(), seed).position == finish(again, seed).position


def taken_back_from(match: paddock.Match, seat: int, option: paddock.Option) -> paddock.Match | None:
    """A copy in which a choice was made and taken back; None where that is refused."""
    tried = match.clone()
    tried.choose(seat, option)
    if not tried.can_undo(seat):
        with pytest.raises(paddock.IllegalChoice):
            tried.undo(seat)
        return None
    tried.undo(seat)
    return tried


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_takes_back_what_others_have_answered(game: str, seed: int) -> None:
    for match in walk(game, seed, some=25):
        if len(match.to_move) == 1:
            seat = match.to_move[0]
            before = match.clone()
            before.choose(seat, before.decision(seat).options[0])
            later = before.clone()
            if later.to_move and later.to_move[0] != seat:
                later.choose(later.to_move[0], later.decision(later.to_move[0]).options[0])
                assert not later.can_undo(seat)


def test_a_record_can_keep_its_seed_to_itself(game: str) -> None:
    match = paddock.game(game).new(seed="very-secret")
    text = str(match.record(with_seed=False))

    assert "very-secret" not in text
    assert paddock.seed_hash("very-secret") in text
    assert match.position == paddock.replay(text).position
