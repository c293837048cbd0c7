"""A race in progress for environments: numbered actions, observations, rewards, and who is out."""

from __future__ import annotations

import numpy as np

from paddock import Match, Option, PaddockError, Result, Setup
from paddock.envs.features import Rows
from paddock.envs.fields import Vector
from paddock.envs.spaces import Mask, Spaces


def check_seat(setup: Setup, seat: int) -> None:
    """Refuse a seat that is not in the race."""
    if seat not in range(setup.seats):
        raise PaddockError(f"{setup.game} has seats 0 to {setup.seats - 1} here, not {seat}")


class Table:
    """One race, for any number of learners. A car that is out always answers with its first option."""

    def __init__(self, spaces: Spaces, match: Match) -> None:
        self.spaces = spaces
        self.match = match
        self.out: set[int] = set()
        self._legal: dict[int, dict[int, Option]] = {}
        self._settle()

    def legal(self, seat: int) -> dict[int, Option]:
        """The action ids a seat can choose now; none if it is not asked."""
        found = self._legal.get(seat)
        if found is None:
            found = {}
            if seat in self.match.to_move:
                found = self.spaces.actions.legal(self.match.decision(seat).options)
            self._legal[seat] = found
        return found

    def mask(self, seat: int) -> Mask:
        return self.spaces.actions.mask(self.legal(seat))

    def options(self, seat: int, by_option: bool | str = True) -> Rows:
        """The features of a seat's options; all zero if it is not asked."""
        return self.spaces.rows(self.match, seat, by_option)

    def option_mask(self, seat: int) -> Mask:
        """One for each row of features that is an option."""
        count = len(self.match.decision(seat).options) if seat in self.match.to_move else 0
        mask = np.zeros(self.spaces.features.widest, np.int8)
        mask[:count] = 1
        return mask

    def observe(self, seat: int) -> Vector:
        return self.spaces.observe(self.match, seat)

    def take(self, seat: int, row: int) -> Option | None:
        """The option in a row of the features; None if there is none."""
        options = self.match.decision(seat).options if seat in self.match.to_move else ()
        return options[row] if 0 <= row < len(options) else None

    def act(self, seat: int, action: int) -> None:
        """A seat acts, by an action id."""
        option = self.legal(seat).get(int(action))
        if option is None:
            name = self.spaces.actions.name(int(action))
            raise PaddockError(f"seat {seat} cannot do action {action} ({name}) now; see its mask")
        self.choose(seat, option)

    def choose(self, seat: int, option: Option) -> None:
        """A seat answers by an option, as bots do."""
        self.match.choose(seat, option)
        self._legal = {}
        self._settle()

    def _settle(self) -> None:
        """Note who is out, and answer for them."""
        match = self.match
        if not self.spaces.retires:
            return
        while not match.over:
            out = match.game.out(match.race)
            self.out = set(out)
            asked = [seat for seat in match.to_move if seat in out]
            if not asked:
                return
            match.choose(asked[0], match.decision(asked[0]).options[0])

    def rewards(self) -> list[float]:
        """From -1 (last) to 1 (first), by the current standing; they sum to zero."""
        return rewards(self.match.result)


def rewards(result: Result) -> list[float]:
    """Plus one for each seat behind, minus one for each seat ahead, divided by the number of other seats."""
    places = {seat: placing.place for seat, placing in result.by_seat.items()}
    most = len(places) - 1
    return [
        sum((place < other) - (place > other) for other in places.values()) / most
        for place in (places[seat] for seat in range(len(places)))
    ]
