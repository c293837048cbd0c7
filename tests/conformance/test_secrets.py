"""What a seat may know, and what it may not."""

import msgspec
import pytest
from msgspec.structs import replace

import paddock
from walks import walk

SEEDS = range(8)


def sight(match: paddock.Match, seat: int | None) -> tuple[object, ...]:
    """Everything that a seat sees of a position: view, line, scene and options."""
    scene = replace(match.scene(seat), log=())
    codes = match.decision(seat).codes if seat is not None and seat in match.to_move else []
    return (match.view(seat), match.line(seat), scene, codes)


def everybody(match: paddock.Match) -> list[int | None]:
    return [None, *range(match.setup.seats)]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_imagined_agrees_with_all_that_the_seat_knows(game: str, seed: int) -> None:
    for match in walk(game, seed, some=15):
        for seat in everybody(match):
            for luck in range(2):
                assert sight(match, seat) == sight(match.imagine(seat, seed=luck), seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_imagining_varies_what_the_seat_cannot_know(game: str, seed: int) -> None:
    for match in walk(game, seed, some=15):
        for seat in everybody(match):
            line = match.line(seat)
            if "?" in line:
                imagined = {match.imagine(seat, seed=luck).position for luck in range(40)}
                assert len(imagined) > 1, line


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_with_question_marks_is_dealt_consistently(game: str, seed: int) -> None:
    for match in walk(game, seed, some=15):
        for seat in everybody(match):
            line = match.line(seat)
            dealt = paddock.game(game).at(line, seed=seed)
            assert "?" not in dealt.position
            assert line == dealt.line(seat)
            assert sight(match, seat) == sight(dealt, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_secret_choice_is_seen_by_nobody_else(game: str, seed: int) -> None:
    for match in walk(game, seed, some=40):
        if len(match.to_move) < 2:
            continue
        chooser = match.to_move[seed % len(match.to_move)]
        options = match.decision(chooser).options
        one, other = match.clone(), match.clone()
        one.choose(chooser, options[0])
        other.choose(chooser, options[-1])
        for seat in everybody(match):
            if seat != chooser:
                assert sight(one, seat) == sight(other, seat)
                assert one.heard(seat) == other.heard(seat)
                assert msgspec.json.encode(one.scene(seat)) == msgspec.json.encode(other.scene(seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_imagining_does_not_touch_the_match_or_its_luck(game: str, seed: int) -> None:
    for match in walk(game, seed, some=15):
        before = (match.position, match.save(), match.events)
        for seat in range(match.setup.seats):
            imagined = match.imagine(seat, seed=seed)
            assert imagined.events == ()
            assert imagined.history == []
            assert not imagined.can_undo(seat)
            for mover in imagined.to_move[:1]:
                imagined.choose(mover, imagined.decision(mover).options[0])
        assert before == (match.position, match.save(), match.events)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_next_roll_cannot_be_learned_by_imagining(game: str, seed: int) -> None:
    for match in walk(game, seed, some=6):
        for seat in match.to_move[:1]:
            assert match.dice is not None
            truth = match.dice.seed
            imagined = match.imagine(seat, seed=truth)
            assert imagined.dice is not None
            assert imagined.dice.seed != truth
            assert all(imagined.dice.streams.get(key) != state for key, state in match.dice.streams.items())


@pytest.mark.parametrize("seed", SEEDS)
def test_answers_that_others_sealed_can_be_taken_out(game: str, seed: int) -> None:
    for match in walk(game, seed, some=40):
        if len(match.to_move) < 2:
            continue
        chooser, thinker = match.to_move[:2]
        sealed = match.clone()
        sealed.choose(chooser, sealed.decision(chooser).options[0])

        assert chooser in sealed.imagine(thinker, unsealed=True).to_move
        assert chooser not in sealed.imagine(chooser, unsealed=True).to_move
