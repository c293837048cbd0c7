"""Contests: cards laid face down, what they come to, and the new order in the corner."""

from collections.abc import Sequence
from typing import Any, Final

from paddock.core import Chance, Consequences, Option, SeatChoice, Task, Text, message
from paddock.games.race90.shared.cards import ROOM, Card, card_answer
from paddock.games.race90.shared.contest_odds import Rival, contest_ends, told_of_contest, unseen_cards
from paddock.games.race90.shared.events import ContestDeclined, ContestEntered, ContestRevealed, ContestTied
from paddock.games.race90.shared.options import DECLINE, DONE, WithCard, with_cards
from paddock.games.race90.shared.position import BANGING, Race
from paddock.games.race90.shared.rules_table import put, refill_race, take_out

# The parts of a section in which a driver can be asked.
BEHIND: Final = 1
AHEAD: Final = 2
WHOLE: Final = 4
PART_BITS: Final = 3
ANY_PART: Final = BEHIND | AHEAD | WHOLE
BANGING_POINTS: Final = 3
"""What BANGING WHEELS adds in a contest."""
ROBOT_CARDS: Final = 2
ROBOT_MARK: Final[tuple[Card, ...]] = (Card("robot", -3, mp=0, check=0),)
"""Marks a robot that has announced; its cards are drawn at the reveal."""


def parts_asked(race: Race, car: int, section: int) -> int:
    """The parts of a section in which a car was asked this turn, one bit each."""
    return (race.chances[car] >> (PART_BITS * section)) & ANY_PART


def note_asked(race: Race, car: int, section: int, part: int) -> None:
    """A car has had its chance in a part of a section."""
    race.chances[car] |= part << (PART_BITS * section)


class Asking(Task):
    """A contest in which drivers are still asked, from the last car forward."""

    def cars(self) -> tuple[int, ...]:
        """The cars of the contest, from the front."""
        raise NotImplementedError

    def front(self) -> int:
        """The car that the modifier of the corner does not touch."""
        raise NotImplementedError

    def robot_joins(self, race: Any, place: int) -> bool:
        """Whether a robot still to be asked will fight."""
        raise NotImplementedError


class Contest(SeatChoice):
    """Stay out, or lay a card face down (R2-CON-08 to R2-CON-12, R2-CON-58, R1-CON-04, R1-CON-05)."""

    rule = "R2-CON-08"

    run_: tuple[int, ...]

    def options(self, race: Race) -> Sequence[Option]:
        return [DECLINE, *with_cards(race.deck, "lay", race.hands[self.seat])]  # R1-CON-42, R1-TC-06

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is WithCard:
            lay(race, self.seat, option.card)
            if race.hands[self.seat]:
                race.then(ContestSecond(self.seat))
            else:
                announce(race, self.seat)
        elif race.listening:
            race.tell(ContestDeclined(race.driver(self.seat)))

    def prompt(self, race: Race) -> Text:
        against = [car for car in self.run_ if car != self.seat]
        return message(ROOM, "prompt-contest", drivers=race.drivers(against))

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return contest_notes(race, self.seat, option)

    def consequences(self, race: Race, option: Option) -> Consequences | None:
        return told_before_reveal(race, self.seat, option)


def contest_notes(race: Race, seat: int, option: Option) -> tuple[Text, ...]:
    """What the cards come to in this corner, without what strategies add."""
    if type(option) is not WithCard:
        return ()
    section = race.section(seat)
    mp = card_points(race, (*race.laid[seat], option.card), section)
    return (message(ROOM, "note-contest", mp=mp, modifier=race.board.contest[section]),)


class ContestSecond(SeatChoice):
    """A second card, or none (R2-CON-09 to R2-CON-11, R1-CON-04, R1-CON-07)."""

    rule = "R2-CON-09"

    def options(self, race: Race) -> Sequence[Option]:
        return [DONE, *with_cards(race.deck, "lay", race.hands[self.seat])]  # R1-CON-07, R1-CON-42, R1-TC-06

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is WithCard:
            lay(race, self.seat, option.card)
        announce(race, self.seat)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return contest_notes(race, self.seat, option)

    def consequences(self, race: Race, option: Option) -> Consequences | None:
        return told_before_reveal(race, self.seat, option)


# What may come of a contest


def told_before_reveal(race: Race, seat: int, option: Option) -> Consequences | None:
    """How the contest may end with these cards and no more, for all that the driver can know.

    Robots draw theirs (R2-ROB-10, R1-CON-31). Cards of other players count as drawn too, and players still to be asked
    as fighting with two: that is an estimate.
    """
    asking: Any = race.stack[-2] if len(race.stack) > 1 else None
    if not isinstance(asking, Asking):
        return None
    after = race.copy()
    after.stack = []
    if type(option) is WithCard:
        lay(after, seat, option.card)
    run, section, plus = asking.cars(), race.section(seat), race.board.contest[race.section(seat)]
    fighters = [car for place, car in enumerate(run) if car != seat and may_fight(after, asking, place)]
    players = any(car < race.seats for car in fighters)
    laid = len(after.laid[seat]) - len(race.laid[seat])
    if not after.laid[seat]:
        better = len(fighters) + sum(car not in fighters for car in run[: run.index(seat)])
        return told_of_contest(race, seat, run, {(better, 0): 1.0}, laid, False, not players)
    rivals = [
        Rival(
            len(after.laid[car]) if car < race.seats and after.laid[car] else ROBOT_CARDS,
            (plus if car != asking.front() else 0) + banging_points(race, car),
            run.index(car) < run.index(seat),
        )
        for car in fighters
    ]
    own = card_points(race, after.laid[seat], section) + (plus if seat != asking.front() else 0)
    cards, sure = unseen_cards(race, seat)
    ends = contest_ends(cards, own + banging_points(race, seat), rivals)
    exact = sure and not players and not banging_points(race, seat)  # its card for a win is not counted
    return told_of_contest(race, seat, run, ends, laid, True, exact)


def may_fight(race: Race, asking: Any, place: int) -> bool:
    """Whether a car has announced, or may still do so (R2-CON-08, R2-ROB-04, R1-CON-03, R1-CON-27)."""
    car = asking.cars()[place]
    if race.laid[car]:
        return True
    if place > asking.place:
        return False
    return bool(race.hands[car]) if car < race.seats else bool(asking.robot_joins(race, place))


def banging_points(race: Race, car: int) -> int:
    """What BANGING WHEELS adds (R2-STR-BANG-01, R1-STR-BW-01)."""
    return BANGING_POINTS if car < race.seats and race.strategy[car] == BANGING else 0


def lay(race: Race, seat: int, card: Card) -> None:
    """Lay a card face down; nobody knows whether it is one that everyone has seen (R2-CON-09, R1-CON-04)."""
    race.hands[seat].remove(card)
    race.laid = put(race.laid, seat, (*race.laid[seat], card))


def announce(race: Race, seat: int) -> None:
    if race.listening:
        race.tell(ContestEntered(race.driver(seat), len(race.laid[seat]), race.where(race.section(seat))))


def enter_robot(race: Race, car: int) -> None:
    """A robot announces two cards; they are drawn at the reveal (R1-CON-27, R1-CON-31, R2-ROB-04)."""
    race.laid = put(race.laid, car, ROBOT_MARK)
    if race.listening:
        race.tell(ContestEntered(race.driver(car), ROBOT_CARDS, race.where(race.section(car))))


def stay_out(race: Race, car: int) -> None:
    """A robot that does not fight."""
    if race.listening:
        race.tell(ContestDeclined(race.driver(car)))


def tell_values(race: Race, section: int, fighters: list[int], values: list[int]) -> None:
    """What each fighter turns over, and who is tied."""
    if not race.listening:
        return
    for car in fighters:
        plus = values[car] - card_points(race, race.laid[car], section)
        race.tell(ContestRevealed(race.driver(car), race.laid[car], values[car], plus))
    for value in dict.fromkeys([values[car] for car in fighters]):
        tied = [car for car in fighters if values[car] == value]
        if len(tied) > 1:
            race.tell(ContestTied(race.drivers(tied)))


def draw_for_robots(race: Race, run: tuple[int, ...]) -> None:
    """Robots that have announced take their cards from the deck (R2-ROB-10, R1-CON-31)."""
    for car in reversed(run):
        if race.laid[car] == ROBOT_MARK:
            race.laid = put(race.laid, car, ())
            race.then(*[RobotDraws(car)] * ROBOT_CARDS)


class RobotDraws(Task):
    """A card from the top of the race deck (R2-ROB-10, R1-CON-31)."""

    car: int

    def run(self, race: Race) -> None:
        refill_race(race)
        if race.race_pile:
            race.then(RobotCard(self.car))


class RobotCard(Chance):
    """Which card a robot fights with (R2-ROB-10, R1-CON-31)."""

    car: int

    def outcomes(self, race: Race) -> Sequence[Card]:
        return race.race_pile

    def fell(self, race: Race, outcome: Card) -> None:
        take_out(race.race_pile, outcome)
        race.laid = put(race.laid, self.car, (*race.laid[self.car], outcome))

    def purpose(self, race: Race) -> str:
        return f"contest/{self.car}"

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-robot-card", driver=race.driver(self.car))

    def named(self, race: Race, outcome: Card) -> Text:
        return card_answer(outcome)


def card_points(race: Race, cards: tuple[Card, ...], section: int) -> int:
    """Movement points; some track cards count double here (R2-CON-16, R2-TC-16, R1-CON-09, R1-TC-07, R1-TC-08)."""
    total, corner = 0, race.board.corner[section]
    for card in cards:
        total += 2 * card.mp if card.double and card.corner == corner else card.mp
    return total


def sort_by_value(fighters: list[int], values: list[int]) -> list[int]:
    """High to low; equals keep their order (R2-CON-25, R2-CON-26, R1-CON-14, R1-CON-18)."""
    ranked: list[int] = []
    for car in fighters:
        place = len(ranked)
        while place and values[ranked[place - 1]] < values[car]:
            place -= 1
        ranked.insert(place, car)
    return ranked


def ties_of(car: int, ranked: list[int], values: list[int]) -> int:
    """How many others a fighter is tied with."""
    tied = -1
    for other in ranked:
        if values[other] == values[car]:
            tied += 1
    return tied


def take_places(race: Race, section: int, run: tuple[int, ...], order: list[int]) -> None:
    """The cars of the run take their new order on any lap; nobody else moves (R2-CON-50, R2-ROB-43)."""
    lane = race.lanes[section]
    start = lane.index(run[0])
    race.lanes[section] = (*lane[:start], *order, *lane[start + len(run) :])


def thaw(race: Race) -> None:
    """Frozen cards come back to the hand; everybody has seen them (R2-ACT-05, R2-CON-34, R1-TURN-08, R1-CON-21)."""
    for seat, cards in enumerate(race.frozen):
        if cards:
            race.hands[seat] += cards
            race.shown = (*[card for card in race.shown if card not in cards], *cards)
    race.frozen = ((),) * race.seats
