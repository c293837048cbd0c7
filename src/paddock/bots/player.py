"""A seat at a table, as its bot may see it."""

from typing import Any

from paddock import Decision, Match, Option


class Player:
    """What a bot is given: its seat, what the seat sees and is asked, and imagined races.

    A player holds no part of the true race. It is built from an imagined race, in which all that the seat cannot know
    was dealt again, so a bot has no way to the truth.
    """

    __slots__ = ("_world", "seat")

    def __init__(self, match: Match, seat: int, seed: int | str = 0) -> None:
        self.seat = seat
        self._world = match.imagine(seat, f"player/{seed}")

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return self._world.view(self.seat)

    @property
    def line(self) -> str:
        """The race in one line, with a `?` for what the seat cannot know."""
        return self._world.line(self.seat)

    @property
    def decision(self) -> Decision:
        """What the seat is asked: the prompt, the rule, the options."""
        return self._world.decision(self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._world.names

    def imagine(self, seed: int | str = 0, open_chance: bool = False) -> Match:
        """A race that looks the same from this seat, with other dice; or with chance left open.

        Seats that have sealed a secret choice owe it again there: it is unknown, and may be reasoned about.
        """
        return self._world.imagine(self.seat, seed, open_chance, unsealed=True)


def options_of(player: Player) -> tuple[Option, ...]:
    """What a bot may choose from."""
    return open_to(player.decision)


def open_to(decision: Decision) -> tuple[Option, ...]:
    """What a bot may choose from; where its seat speaks for the whole table, the one neutral answer."""
    neutral = decision.for_table
    return decision.options if neutral is None else (neutral,)
