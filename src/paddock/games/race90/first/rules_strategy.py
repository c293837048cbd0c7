"""Changing the strategy: at a stop, on a skip, or with VERSATILITY."""

from collections.abc import Sequence

from paddock.core import Option, SeatChoice, Text, message
from paddock.games.race90.first.options import FIRST_STRATEGIES
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.drivers import STRATEGY_NAMES
from paddock.games.race90.shared.events import StrategyChosen
from paddock.games.race90.shared.options import KEEP, Named
from paddock.games.race90.shared.position import NOBODY
from paddock.games.race90.shared.rules_table import put


class TakeStrategy(SeatChoice):
    """One of the six strategies, even if others have it (R1-SETUP-18, R1-SETUP-19, R1-SETUP-28, R1-OPT-11)."""

    def options(self, race: FirstRace) -> Sequence[Option]:
        return FIRST_STRATEGIES

    def chosen(self, race: FirstRace, option: Named) -> None:
        take_strategy(race, self.seat, option.number)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        return special_notes(race, option)


class NewStrategy(SeatChoice):
    """Another strategy, or the same (R1-MOVE-14, R1-MOVE-15, R1-PIT-15, R1-SKILL-VERS-01)."""

    rule = "R1-MOVE-15"

    occasion: str

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [KEEP, *[each for each in FIRST_STRATEGIES if each.number != race.strategy[self.seat]]]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if isinstance(option, Named):
            if self.occasion == "versatility":  # R1-SKILL-VERS-02
                race.spent = put(race.spent, self.seat, True)
            take_strategy(race, self.seat, option.number)

    def prompt(self, race: FirstRace) -> Text:
        return message(ROOM, "prompt-new-strategy", occasion=self.occasion)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        return special_notes(race, option)


def special_notes(race: FirstRace, option: Option) -> tuple[Text, ...]:
    """What a strategy's SPECIAL is, if track cards are in play (R1-SPC-GEN-01)."""
    if race.agreed.advanced and isinstance(option, Named):
        return (message(ROOM, "note-special", name=option.name),)
    return ()


def take_strategy(race: FirstRace, seat: int, strategy: int) -> None:
    """A new strategy works at once, but CHASE chases nobody until the next game turn (R1-MOVE-25, R1-STR-CHASE-10)."""
    race.strategy = put(race.strategy, seat, strategy)
    race.chased = put(race.chased, seat, NOBODY)
    if race.listening:
        race.tell(StrategyChosen(seat, STRATEGY_NAMES[strategy]))
