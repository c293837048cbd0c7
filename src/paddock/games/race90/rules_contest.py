"""Contests: who fights for the order in a corner, with cards face down."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, SeatChoice, Task, Text, message
from paddock.games.race90.cards import ROOM, Card
from paddock.games.race90.events import (
    ContestDeclined,
    ContestEntered,
    ContestRevealed,
    ContestSettled,
)
from paddock.games.race90.options import DECLINE, DONE, WithCard, with_cards
from paddock.games.race90.position import BANGING, HUMAN, Race
from paddock.games.race90.rules_draw import TakeDamage
from paddock.games.race90.rules_end import bang
from paddock.games.race90.rules_move import named
from paddock.games.race90.rules_table import discard, put, refill_race, settle_lead, take_out

# The parts of a section in which a driver can be asked.
BEHIND: Final = 1
AHEAD: Final = 2
WHOLE: Final = 4

ROBOT_CARDS: Final = 2


def had_chance(race: Race, car: int, section: int, part: int) -> bool:
    """R2-CON-39 to R2-CON-44, R2-CON-46  One chance a section and turn; ahead of the Leader and behind count apart."""
    asked = (race.chances[car] >> (3 * section)) & 7
    return asked != 0 if part == WHOLE else asked & (part | WHOLE) != 0


def next_run(race: Race, cars: tuple[int, ...], section: int, part: int) -> tuple[int, ...]:
    """R2-CON-02, R2-CON-45, R2-CON-53, R2-CON-54  The rearmost cars of any lap, two or more, that have their chance."""
    run: list[int] = []
    for car in reversed(cars):
        if not had_chance(race, car, section, part):
            run.append(car)
        elif len(run) > 1:
            break
        else:
            run = []
    run.reverse()
    return tuple(run) if len(run) > 1 else ()


def begin_contest(race: Race, run: tuple[int, ...], first: int, section: int, part: int) -> None:
    """R2-CON-03, R2-CON-04, R2-CON-41  Everybody in it is asked, from the last car forward, and has had the chance."""
    for car in run:
        race.chances[car] |= part << (3 * section)
    ask_forward(race, run, first, section, len(run) - 1)


class AskNext(Task):
    """R2-CON-04  The drivers forward of one who has been asked are."""

    run_: tuple[int, ...]
    first: int
    section: int
    place: int

    def run(self, race: Race) -> None:
        ask_forward(race, self.run_, self.first, self.section, self.place)


def ask_forward(race: Race, run: tuple[int, ...], first: int, section: int, place: int) -> None:
    """R2-CON-04 to R2-CON-09, R2-CON-13, R2-CON-56, R2-ROB-04 to R2-ROB-09  From a place forward, each has his chance.

    The first player on the way decides before the others are asked; after the last, cards are revealed.
    """
    while place >= 0:
        car = run[place]
        if car < race.seats:
            if race.hands[car]:
                race.then(Contest(car, run), AskNext(run, first, section, place - 1))
                return
        elif robot_fights(race, run, place):
            race.laid = put(race.laid, car, ROBOT_MARK)
            if race.listening:
                race.tell(ContestEntered(race.driver(car), ROBOT_CARDS))
        place -= 1
    reveal(race, run, first, section)


ROBOT_MARK: Final[tuple[Card, ...]] = (Card("robot", -3, mp=0, check=0),)
"""Lies before a robot that has announced; its cards are drawn at the reveal."""


def robot_fights(race: Race, run: tuple[int, ...], place: int) -> bool:
    """R2-ROB-04 to R2-ROB-09  To pass a player of its lap, or against one behind who has announced."""
    progress = race.progress[run[place]]
    for other, car in enumerate(run):
        if car < race.seats and race.progress[car] == progress and (other < place or race.laid[car]):
            return True
    return False


class Contest(SeatChoice):
    """R2-CON-08 to R2-CON-12, R2-CON-58  Stay out, or lay a card face down."""

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
        return message(ROOM, "prompt-contest", drivers=named(race, against))

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return contest_notes(race, self.seat, option)


def contest_notes(race: Race, seat: int, option: Option) -> tuple[Text, ...]:
    """What the cards come to in this corner, without what strategies add."""
    if type(option) is not WithCard:
        return ()
    section = race.section(seat)
    mp = card_points(race, (*race.laid[seat], option.card), section)
    return (message(ROOM, "note-contest", mp=mp, modifier=race.board.contest[section]),)


class ContestSecond(SeatChoice):
    """R2-CON-09 to R2-CON-11  A second card, or none."""

    rule = "R2-CON-09"

    def options(self, race: Race) -> Sequence[Option]:
        return [DONE, *with_cards(race.deck, "lay", race.hands[self.seat])]  # R1-CON-07, R1-CON-42, R1-TC-06

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is WithCard:
            lay(race, self.seat, option.card)
        announce(race, self.seat)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return contest_notes(race, self.seat, option)


def lay(race: Race, seat: int, card: Card) -> None:
    """R2-CON-09  Face down; even of cards that all have seen nobody knows whether this is one."""
    race.hands[seat].remove(card)
    race.laid = put(race.laid, seat, (*race.laid[seat], card))


def announce(race: Race, seat: int) -> None:
    if race.listening:
        race.tell(ContestEntered(race.driver(seat), len(race.laid[seat])))


def reveal(race: Race, run: tuple[int, ...], first: int, section: int) -> None:
    """R2-CON-15, R2-CON-23, R2-ROB-10  All cards are turned over together; robots take theirs from the deck."""
    if not any(race.laid[car] for car in run):
        return
    race.stack.append(Rank(run, first, section))
    for car in reversed(run):
        if race.laid[car] == ROBOT_MARK:
            race.laid = put(race.laid, car, ())
            race.then(*[RobotDraws(car)] * ROBOT_CARDS)


class RobotDraws(Task):
    """R2-ROB-10  A card from the top of the race deck."""

    car: int

    def run(self, race: Race) -> None:
        refill_race(race)
        if race.race_pile:
            race.then(RobotCard(self.car))


class RobotCard(Chance):
    """R2-ROB-10  Which card a robot fights with."""

    car: int

    def outcomes(self, race: Race) -> Sequence[Card]:
        return race.race_pile

    def fell(self, race: Race, outcome: Card) -> None:
        take_out(race.race_pile, outcome)
        race.laid = put(race.laid, self.car, (*race.laid[self.car], outcome))

    def purpose(self, race: Race) -> str:
        return f"contest/{self.car}"


def card_points(race: Race, cards: tuple[Card, ...], section: int) -> int:
    """R2-CON-16, R2-TC-16, R1-CON-09, R1-TC-07, R1-TC-08  Movement points; some track cards count double here."""
    total, corner = 0, race.board.corner[section]
    for card in cards:
        total += 2 * card.mp if card.double and card.corner == corner else card.mp
    return total


def contest_value(race: Race, car: int, first: int, section: int) -> int:
    """R2-CON-14, R2-CON-16 to R2-CON-22, R2-ROB-12, R2-TC-16, R2-STR-BANG-01  What a driver's cards come to here."""
    total = card_points(race, race.laid[car], section)
    if car != first:
        total += race.board.contest[section]
    if race.kinds[car] == HUMAN and race.strategy[car] == BANGING:
        total += 3
    return total


class Rank(Task):
    """R2-CON-24 to R2-CON-27, R2-CON-30, R2-CON-49, R2-CON-52  Fighters by value, then those who stayed out."""

    run_: tuple[int, ...]
    first: int
    section: int

    def run(self, race: Race) -> None:
        run, first, section = self.run_, self.first, self.section
        race.reveal()
        fighters = [car for car in run if race.laid[car]]
        values = [0] * race.cars
        for car in fighters:
            values[car] = contest_value(race, car, first, section)
            if race.listening:
                race.tell(ContestRevealed(race.driver(car), race.laid[car], values[car]))
        ranked = sort_by_value(fighters, values)
        order = ranked + [car for car in run if not race.laid[car]]
        take_places(race, section, run, order)
        put_away(race, run)
        if race.listening:
            race.tell(ContestSettled(named(race, order)))
        settle_lead(race)  # R2-CON-48
        if first in run:
            win(race, ranked, values)
        for car in reversed(ranked):
            tied = ties_of(car, ranked, values)
            if tied and car < race.seats:  # R2-CON-28, R2-CON-29, R2-CON-57
                race.stack.append(TakeDamage(car, tied))


def sort_by_value(fighters: list[int], values: list[int]) -> list[int]:
    """R2-CON-25, R2-CON-26  High to low; equals keep their order."""
    ranked: list[int] = []
    for car in fighters:
        place = len(ranked)
        while place and values[ranked[place - 1]] < values[car]:
            place -= 1
        ranked.insert(place, car)
    return ranked


def ties_of(car: int, ranked: list[int], values: list[int]) -> int:
    """With how many others a fighter is tied."""
    tied = -1
    for other in ranked:
        if values[other] == values[car]:
            tied += 1
    return tied


def take_places(race: Race, section: int, run: tuple[int, ...], order: list[int]) -> None:
    """R2-CON-50, R2-ROB-43  The cars of the run stand in their new order, whatever their laps; nobody else moves."""
    lane = race.lanes[section]
    start = lane.index(run[0])
    race.lanes[section] = (*lane[:start], *order, *lane[start + len(run) :])


def put_away(race: Race, run: tuple[int, ...]) -> None:
    """R2-CON-31, R2-ROB-11  Players' cards are frozen until the next Game Turn, robots' are discarded."""
    for car in run:
        cards = race.laid[car]
        if not cards:
            continue
        race.laid = put(race.laid, car, ())
        if car < race.seats:
            if race.shown:
                race.shown = tuple([card for card in race.shown if card not in cards])
            race.frozen = put(race.frozen, car, (*race.frozen[car], *cards))
        else:
            for card in cards:
                discard(race, card)


def win(race: Race, ranked: list[int], values: list[int]) -> None:
    """R2-STR-BANG-04, R2-STR-BANG-08  Whoever stands first of the part through the contest has won it, unless tied."""
    winner = ranked[0]
    tied = len(ranked) > 1 and values[ranked[1]] == values[winner]
    if winner < race.seats and race.strategy[winner] == BANGING and not tied:
        bang(race, winner)


def thaw(race: Race) -> None:
    """R2-ACT-05, R2-CON-34  Frozen cards come back to the hand; everybody has seen them."""
    for seat, cards in enumerate(race.frozen):
        if cards:
            race.hands[seat] += cards
            race.shown = (*[card for card in race.shown if card not in cards], *cards)
    race.frozen = ((),) * race.seats
