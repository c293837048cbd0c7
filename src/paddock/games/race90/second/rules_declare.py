"""Phase A: skip, skills, whom to chase, the pits."""

from collections.abc import Sequence

from paddock.core import Consequences, Option, SeatChoice, Text, message
from paddock.games.race90.second.options import VERSATILE, WISE_DRIVING, Chase
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import chase_options, start_chase
from paddock.games.race90.second.rules_move import stand_still
from paddock.games.race90.second.rules_pit import (
    PitStrategy,
    begin_stop,
    change_strategy,
    other_strategies,
    stop_length,
)
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.events import Skipped
from paddock.games.race90.shared.options import DONE, GO, PIT, SKIP, Named, WithCard, with_cards
from paddock.games.race90.shared.position import CARD_LEVEL, CHASE, NOBODY, VERSATILITY, WISE
from paddock.games.race90.shared.rules_ask import stop_notes, told_of_stop
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_hand import counted, throw_away
from paddock.games.race90.shared.rules_move import re_enter
from paddock.games.race90.shared.rules_out import end_turn_now
from paddock.games.race90.shared.rules_table import put


def must_stop(race: SecondRace, seat: int) -> bool:
    """The refuel chit lies on this turn, or a recovery forced a stop (R2-FUEL-04, R2-A-12, R2-REC-21).

    Stopping is then the only choice, so nobody runs dry (R2-FUEL-17, R2-FUEL-23, R2-A-48, R2-OUT-05).
    """
    return race.fuel[seat] == race.turn or seat in race.forced


def may_chase(race: SecondRace, seat: int) -> bool:
    """Whether a player's strategy is to chase, and no stop comes first (R2-STR-CHASE-01, R2-STR-CHASE-16)."""
    return race.strategy[seat] == CHASE and not must_stop(race, seat)


class Declare(SeatChoice):
    """Skip, use a skill, pick a driver to chase, stop, or drive on (R2-A-02 to R2-A-11, R2-A-55).

    A stop may be made in any turn, from any section, any number of times (R2-FUEL-03, R2-FUEL-11, R2-A-13).
    The same holds in first, last and restart turns (R2-START-12, R2-END-13).
    """

    rule = "R2-A-03"

    started: bool = False
    """Whether the turn can no longer be skipped after what was declared."""

    def options(self, race: SecondRace) -> Sequence[Option]:
        seat = self.seat
        must = must_stop(race, seat)
        options: list[Option] = [PIT] if must else [GO, PIT]
        if not must and not self.started:
            options.append(SKIP)
        if not race.spent[seat]:  # R2-SKILL-VERSATILITY-02, R2-SKILL-WISE-02
            if race.skill[seat] == VERSATILITY:
                options.append(VERSATILE)
            elif race.skill[seat] == WISE:
                options.append(WISE_DRIVING)
        if may_chase(race, seat) and race.chased[seat] == NOBODY:
            options += chase_options(race, seat)
        return options

    def chosen(self, race: SecondRace, option: Option) -> None:
        seat = self.seat
        if type(option) is Chase:
            start_chase(race, seat, option.driver.car)
            race.then(Declare(seat, True))
        elif option is SKIP:
            skip(race, seat)
        elif option is PIT:
            end_turn_now(race, seat)
            begin_stop(race, seat)
        elif option is VERSATILE:
            race.then(ChangeStrategy(seat), Declare(seat, True))
        elif option is WISE_DRIVING:
            race.spent = put(race.spent, seat, True)
            race.then(WiseDiscard(seat), Declare(seat, True))

    def prompt(self, race: SecondRace) -> Text:
        return message(ROOM, "prompt-declare", due="yes" if must_stop(race, self.seat) else "no")

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        return (message(ROOM, "note-skip"),) if option is SKIP else stop_notes(option)

    def consequences(self, race: SecondRace, option: Option) -> Consequences | None:
        """A stop takes at least these sections: how much fuel is taken comes later (R2-A-14)."""
        return told_of_stop(stop_length(race, self.seat)) if option is PIT else None


def skip(race: SecondRace, seat: int) -> None:
    """The car stays where it is; the strategy may be changed (R2-A-03 to R2-A-07, R2-E-18, R2-REC-49)."""
    if race.listening:
        race.tell(Skipped(seat))
    end_turn_now(race, seat)
    if seat in race.off:
        re_enter(race, seat)
        race.waste = put(race.waste, seat, 0)
    stand_still(race, seat)
    race.then(SkipStrategy(seat))


class SkipStrategy(PitStrategy):
    """A player who skips may change the strategy, as at a stop (R2-A-05, R2-TYRE-17)."""

    rule = "R2-A-05"


class ChangeStrategy(SeatChoice):
    """Another strategy, once until a stop (R2-A-08, R2-TYRE-18, R2-SKILL-VERSATILITY-01, R2-SKILL-VERSATILITY-02)."""

    rule = "R2-SKILL-VERSATILITY-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return other_strategies(race, self.seat)

    def chosen(self, race: SecondRace, option: Named) -> None:
        race.spent = put(race.spent, self.seat, True)
        change_strategy(race, self.seat, option.number)


def exchangeable(race: SecondRace, seat: int) -> list[Card]:
    """The cards that WISE DRIVING may exchange: race cards only (R2-SKILL-WISE-01)."""
    return [card for card in race.hands[seat] if not card.corner]


class WiseDiscard(SeatChoice):
    """Any number of race cards are discarded, then the hand is filled up.

    R2-A-09, R2-SKILL-WISE-01, R2-SKILL-WISE-03
    """

    rule = "R2-SKILL-WISE-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [DONE, *with_cards(race.deck, "discard", exchangeable(race, self.seat))]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is WithCard:
            throw_away(race, self.seat, option.card)
            race.then(WiseDiscard(self.seat))
        else:  # R2-SKILL-WISE-05
            draw_race(race, self.seat, max(0, race.levels[self.seat][CARD_LEVEL] - counted(race, self.seat)))
