"""What follows from an option, as plain records that browser, terminal, environments and bots share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.plain import Plain
from paddock.core.texts import CORE, Text, message

if TYPE_CHECKING:
    from paddock.core.game import Game

RISKY = 0.25
"""An option that ends the own race more often than this is asked twice."""
ALWAYS = 1.0 - 1e-9


class Cost(Plain):
    """A gauge that may change: by how much, and how likely."""

    gauge: str
    """The id of a gauge of the seat, as in its scene."""
    change: int
    """-2 if two points are spent, 1 if one is gained."""
    chance: float


class Destination(Plain):
    """A place on the board where the seat may be then."""

    place: str
    chance: float
    costs: tuple[Cost, ...] = ()
    """Gauges that change if the seat ends there; their chances are those of the ends at this place."""


class Prospect(Plain):
    """Something that may happen to the seat before its turn is over."""

    text: Text
    chance: float
    is_out: bool = False
    """Whether it ends the own race."""


class Consequences(Plain):
    """What follows from an option until the turn ends, or until the next question in a game that guesses no answers.

    Chances of places, and of being out, sum to one. Costs of a race that ends are left out.
    """

    places: tuple[Destination, ...] = ()
    costs: tuple[Cost, ...] = ()
    outcomes: tuple[Prospect, ...] = ()
    reach: tuple[str, ...] = ()
    """What the seat may touch to answer the question that follows."""
    exact: bool = True
    """False for an estimate."""

    @property
    def out(self) -> float:
        """How likely it is that the own race ends."""
        return sum(outcome.chance for outcome in self.outcomes if outcome.is_out)

    @property
    def warning(self) -> Text | None:
        """What to say before the option is taken, if it ends the own race surely or more than once in four times."""
        out = self.out
        return with_chance(message(CORE, "ends-race"), out, self.exact) if out > RISKY else None


NOTHING = Consequences()


def with_chance(text: Text, chance: float, exact: bool) -> Text:
    """A message with the chance of what it says, in per cent, exactly or about."""
    return Text(text.room, text.key, (*text.args, ("percent", percent(chance)), ("exact", "yes" if exact else "no")))


def percent(chance: float) -> int:
    """A chance in per cent, as all texts say it; what is possible is never 0, and only what is certain is 100."""
    return 100 if chance >= ALWAYS else min(99, max(1, round(chance * 100)))


def notes_of(told: Consequences, game: Game) -> tuple[Text, ...]:
    """Costs and risks in short messages: first what may end the race; unless it surely does, points and the rest."""
    notes = [outcome_text(each, told.exact) for each in told.outcomes if each.is_out]
    if told.out >= ALWAYS:
        return tuple(notes)
    certain = [cost for cost in told.costs if cost.chance >= ALWAYS]
    notes += [message(CORE, "cost", gauge=game.gauge_text(cost.gauge), change=signed(cost.change)) for cost in certain]
    for gauge in dict.fromkeys(cost.gauge for cost in told.costs if cost.chance < ALWAYS):
        changes = tuple(
            with_chance(message(CORE, "cost-chance", change=signed(cost.change)), cost.chance, told.exact)
            for cost in told.costs
            if cost.gauge == gauge and cost.chance < ALWAYS
        )
        notes.append(message(CORE, "costs", gauge=game.gauge_text(gauge), changes=changes))
    return (*notes, *(outcome_text(each, told.exact) for each in told.outcomes if not each.is_out))


def outcome_text(outcome: Prospect, exact: bool) -> Text:
    """Something that may happen, with its chance."""
    if outcome.chance >= ALWAYS:
        return outcome.text
    return with_chance(message(CORE, "outcome-chance", outcome=outcome.text), outcome.chance, exact)


def signed(change: int) -> str:
    """A change of a gauge with its sign."""
    return f"+{change}" if change > 0 else f"\N{MINUS SIGN}{-change}"
