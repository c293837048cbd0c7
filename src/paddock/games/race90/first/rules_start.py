"""The beginning of a player's turn: the pits, VERSATILITY, the draw with its strategies, the skip."""

from collections.abc import Sequence

from paddock.core import Consequences, Option, SeatChoice, Task
from paddock.games.race90.first.options import DRAW_TWO
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_move import come_back
from paddock.games.race90.first.rules_pit import go_to_pits, retreat
from paddock.games.race90.first.rules_strategy import NewStrategy
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import CardsShown, CardTaken, NotMoved, Skipped
from paddock.games.race90.shared.options import DRAW, HIDE, PIT, SHOW, WithCard, with_cards
from paddock.games.race90.shared.position import CHASE, LUCKY, VERSATILITY
from paddock.games.race90.shared.rules_ask import GoOrPit, told_of_stop
from paddock.games.race90.shared.rules_draw import draw_race, draw_track
from paddock.games.race90.shared.rules_hand import throw_away


class PitOrDrive(GoOrPit):
    """A stop comes before all else, from any section, in any turn, without limit.

    R1-PIT-01, R1-PIT-02, R1-PIT-21, R1-PIT-29
    """

    rule = "R1-PIT-01"

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is PIT:
            go_to_pits(race, self.seat)

    def consequences(self, race: FirstRace, option: Option) -> Consequences | None:
        """A stop takes at least these sections: how much fuel is taken comes later, in the basic game at once."""
        if option is not PIT or not race.agreed.advanced:
            return None
        return told_of_stop(retreat(race, self.seat))


def must_stop(race: FirstRace, seat: int) -> bool:
    """The refuel chip lies on this turn, or the path off the track forced a stop (R1-FUEL-07, R1-OFF-22, R1-OFF-43).

    This holds in the last turn too; a chip beyond it never comes up (R1-FUEL-05, R1-FUEL-19, R1-FUEL-20).
    """
    return race.fuel[seat] == race.turn or seat in race.forced


class OfferVersatility(Task):
    """VERSATILITY works once between two stops, after the pits have been declined.

    R1-SKILL-VERS-01 to R1-SKILL-VERS-03
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        if race.has_skill(self.seat, VERSATILITY) and not race.spent[self.seat]:
            race.then(NewStrategy(self.seat, "versatility"))


# The draw


class DrawPhase(Task):
    """Draw a race card, or what LUCKY or CHASE makes of it (R1-DRAW-01, R1-DRAW-02, R1-OFF-41)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        seat = self.seat
        if race.drives(seat, LUCKY):
            race.then(LuckyDraw(seat))
        elif race.drives(seat, CHASE) and takeable(race, seat):
            race.then(ChaseCard(seat))
        else:
            draw_race(race, seat, 1)


class LuckyDraw(SeatChoice):
    """One card, or two of which one is kept (R1-STR-LUCKY-01)."""

    rule = "R1-STR-LUCKY-01"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [DRAW, DRAW_TWO]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is DRAW:
            draw_race(race, self.seat, 1)
            return
        race.then(PairDrawn(self.seat, len(race.hands[self.seat])))
        draw_race(race, self.seat, 2)


class PairDrawn(Task):
    """Two cards of one value bring a track card if shown; one is discarded (R1-SPC-LUCKY-01 to R1-SPC-LUCKY-03)."""

    seat: int
    before: int
    """How many cards the hand had."""

    def run(self, race: FirstRace) -> None:
        drawn = race.hands[self.seat][self.before :]
        if len(drawn) < 2:
            return
        race.now.drawn = (drawn[0], drawn[1])
        race.then(KeepOne(self.seat))
        if race.agreed.advanced and drawn[0].mp == drawn[1].mp:
            race.then(ShowEquals(self.seat))


class ShowEquals(SeatChoice):
    """Only cards that everyone has seen bring the track card (R1-SPC-LUCKY-02, R1-SPC-LUCKY-04)."""

    rule = "R1-SPC-LUCKY-02"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [SHOW, HIDE]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is SHOW:
            race.reveal()
            race.shown = (*race.shown, *race.now.drawn)
            if race.listening:
                race.tell(CardsShown(self.seat, race.now.drawn))
            draw_track(race, self.seat)


class KeepOne(SeatChoice):
    """One of the two just drawn is discarded (R1-STR-LUCKY-02, R1-STR-LUCKY-03)."""

    rule = "R1-STR-LUCKY-03"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return with_cards(race.deck, "discard", list(race.now.drawn))

    def chosen(self, race: FirstRace, option: WithCard) -> None:
        race.now.drawn = ()
        throw_away(race, self.seat, option.card)


def takeable(race: FirstRace, seat: int) -> list[Card]:
    """The chased player's movement cards of this turn, or the top discard (R1-STR-CHASE-03 to R1-STR-CHASE-09)."""
    chased = race.chased[seat]
    if 0 <= chased < race.seats:
        left = [
            card for card in race.trail[chased] if card in (race.track_discard if card.corner else race.race_discard)
        ]
        if left:
            return left
    return race.race_discard[-1:]


class ChaseCard(SeatChoice):
    """A card from the deck, or one that can be taken, once (R1-STR-CHASE-03 to R1-STR-CHASE-08)."""

    rule = "R1-STR-CHASE-03"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [DRAW, *with_cards(race.deck, "take", takeable(race, self.seat))]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if type(option) is not WithCard:
            draw_race(race, self.seat, 1)
            return
        card = option.card
        (race.track_discard if card.corner else race.race_discard).remove(card)
        race.hands[self.seat].append(card)
        race.trail = tuple([tuple([each for each in cards if each is not card]) for cards in race.trail])
        race.shown += (card,)
        if race.listening:
            race.tell(CardTaken(self.seat, card))


# The skip


def skip_turn(race: FirstRace, seat: int) -> None:
    """The car stays where it is; off the track it is put back, last in its section.

    R1-MOVE-12 to R1-MOVE-14, R1-OFF-44, R1-JR-16
    """
    if race.listening:
        race.tell(Skipped(seat))
        race.tell(NotMoved(race.driver(seat)))
    if seat in race.off:
        come_back(race, seat)
    if not race.agreed.junior:
        race.then(NewStrategy(seat, "skip"))
