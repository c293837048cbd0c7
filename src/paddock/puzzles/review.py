"""Learning from one's own race: decisions that gave away winning chance become puzzles.

A race has many decisions, and to race on from each of them takes long. So those are looked at first in which another
option seemed worth most more at first sight; then the played option and the best others are raced on from, for as long
as there is time. What stays unclear is no puzzle.
"""

from time import perf_counter
from typing import Final

import paddock
from paddock import Match, Record
from paddock.bots import GreedyBot, Player
from paddock.bots.player import options_of
from paddock.core import Plain, replay
from paddock.puzzles.chances import BLUNDER, Tally
from paddock.puzzles.puzzle import Blunder, values_of

SUSPECTS: Final = 8
"""How many decisions of a race are raced on from."""
RIVALS: Final = 3
"""How many other options are compared with the one that was played."""
SECONDS: Final = 6.0
"""How long each of them may take."""
ROUND: Final = 8
LEAST_WORLDS: Final = 16
MOST_WORLDS: Final = 160


class Moment(Plain):
    """A decision that may have given something away."""

    number: int
    """How many decisions came before."""
    codes: tuple[str, ...]
    """What was played, and the options that seemed best instead."""
    loss: float
    """How much less the played option seemed to be worth than the best."""


def moments(record: Record, seat: int) -> list[Moment]:
    """The own decisions that look most like mistakes at first sight, the worst first."""
    made = [(move.seat, move.code) for move in record.moves if move.seat is not None]
    found: list[Moment] = []

    def look(match: Match) -> None:
        number = match.moves
        if match.to_move and number < len(made) and made[number][0] == seat:
            found.extend(suspicion(match, seat, number, made[number][1]))

    replay(record, paddock.game(record.game), each=look)
    return sorted(found, key=lambda moment: -moment.loss)[:SUSPECTS]


def suspicion(match: Match, seat: int, number: int, code: str) -> list[Moment]:
    """The decision, if another option looked better than the one that was played."""
    player = Player(match, seat, number)
    options = options_of(player)
    if len(options) < 2:
        return []
    worths = GreedyBot(number).worths(player, options)
    ranked = sorted(range(len(options)), key=lambda index: -worths[index])
    played = next((index for index in ranked if options[index].code == code), ranked[-1])
    loss = worths[ranked[0]] - worths[played]
    rivals = [options[index].code for index in ranked if index != played][:RIVALS]
    return [Moment(number, (code, *rivals), loss)] if loss > 0 else []


def reviewed(record: Record, seat: int, moment: Moment, seconds: float = SECONDS) -> Blunder | None:
    """What a moment gave away; None unless it is clear that the decision gave away more than ten points."""
    match = paddock.replay(record, until=moment.number)
    tally = Tally(Player(match, seat, moment.number), moment.codes, moment.number)
    played, deadline = moment.codes[0], perf_counter() + seconds
    while tally.worlds < MOST_WORLDS:
        tally.race_on(ROUND, deadline)
        if is_blunder(tally, played):
            break
        loss, doubt = tally.loss(played)
        if perf_counter() >= deadline or (tally.worlds >= LEAST_WORLDS and loss + doubt < BLUNDER):
            return None
    if not is_blunder(tally, played):
        return None
    return Blunder(seat=seat, worlds=tally.worlds, values=values_of(tally), number=moment.number, played=played)


def is_blunder(tally: Tally, played: str) -> bool:
    """Whether the played option lost more than ten points against the best beyond doubt."""
    loss, doubt = tally.loss(played)
    return tally.worlds >= LEAST_WORLDS and loss - doubt > BLUNDER
