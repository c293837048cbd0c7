"""A race in progress as environments need it: numbered actions, observations, rewards, and who is out."""

from __future__ import annotations

from paddock import Match, Option, PaddockError, Result, Setup
from paddock.envs.fields import Vector
from paddock.envs.spaces import Mask, Spaces


def check_seat(setup: Setup, seat: int) -> None:
    """Refuse a seat that a race does not have."""
    if seat not in range(setup.seats):
        raise PaddockError(f"{setup.game} has seats 0 to {setup.seats - 1} here, not {seat}")


class Table:
    """One race, for any number of learners. What a car that is out is asked, it answers with its first option."""

    def __init__(self, spaces: Spaces, match: Match) -> None:
        self.spaces = spaces
        self.match = match
        self.out: set[int] = set()
        self._legal: dict[int, dict[int, Option]] = {}
        self._settle()

    def legal(self, seat: int) -> dict[int, Option]:
        """What a seat can do now, by action id; nothing where it is not asked."""
        found = self._legal.get(seat)
        if found is None:
            found = {}
            if seat in self.match.to_move:
                found = self.spaces.actions.legal(self.match.decision(seat).options)
            self._legal[seat] = found
        return found

    def mask(self, seat: int) -> Mask:
        return self.spaces.actions.mask(self.legal(seat))

    def observe(self, seat: int) -> Vector:
        return self.spaces.observe(self.match, seat)

    def act(self, seat: int, action: int) -> None:
        """A seat does something."""
        option = self.legal(seat).get(int(action))
        if option is None:
            name = self.spaces.actions.name(int(action))
            raise PaddockError(f"seat {seat} cannot do action {action} ({name}) now; the mask says what it can")
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
            self.out = {placing.seat for placing in match.result.placings if placing.counts.get("retired")}
            asked = [seat for seat in match.to_move if seat in self.out]
            if not asked:
                return
            match.choose(asked[0], match.decision(asked[0]).options[0])

    def rewards(self) -> list[float]:
        """From -1 (behind everybody) to 1 (ahead of everybody), as the race stands; they sum to zero."""
        return rewards(self.match.result)


def rewards(result: Result) -> list[float]:
    """A point for each car that is behind, a point less for each that is ahead, divided by how many there are."""
    places = {placing.seat: placing.place for placing in result.placings}
    most = len(places) - 1
    return [
        sum((place < other) - (place > other) for other in places.values()) / most
        for place in (places[seat] for seat in range(len(places)))
    ]
