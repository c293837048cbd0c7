"""What all viewers of a moment see alike is made once, and as spectators see it."""

import random

import pytest

import paddock
from paddock.games import GAMES
from paddock.scene import Stage


def afresh(match: paddock.Match, seat: int | None) -> object:
    """The scene of a copy for which nothing was made before."""
    return match.clone().scene(seat)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_viewer_sees_what_was_made_for_another(game: str) -> None:
    match = paddock.game(game).new(3, seed=4, names=("Ann", "Bob", "Cy"))
    luck = random.Random(2)
    for _ in range(25):
        if match.over:
            break
        for seat in luck.sample([0, 1, 2, None], 4):
            assert afresh(match, seat) == match.scene(seat)
        seat = match.to_move[0]
        match.choose(seat, luck.choice(match.decision(seat).codes))


def test_a_common_part_is_made_once_a_moment_and_by_a_spectator() -> None:
    match = paddock.game("crazy-race").new(2, seed=1)
    made: list[int | None] = []

    def part(stage: Stage, _race: object, number: int) -> int:
        made.append(stage.seat)
        return number

    for seat in (0, 1, None):
        assert 7 == Stage(match, seat, "en").common(part, match.race, 7)
    assert [None] == made
    assert 7 == Stage(match, 0, "it").common(part, match.race, 7)
    assert [None, None] == made, "another language is another part"

    match.choose(match.to_move[0], match.decision(match.to_move[0]).codes[0])
    Stage(match, 0, "en").common(part, match.race, 7)
    assert [None, None, None] == made, "the next moment has parts of its own"

    Stage(match, 0, "en").of_seat(part, match.race, 0)
    assert 0 == made[-1], "one's own part is one's own"
