"""A player's judgement of a position, for bots: in sections, as if the race were driven to its end from here.

What a turn has begun is judged as it will end: cards on the table by where they lead, payments due as paid, checks due
by their odds, a stop by what it will bring.
"""

from collections.abc import Callable
from typing import Any, Final

from paddock.circuits.sections import Outcome, Recovery, RecoveryCheck
from paddock.core import Task
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.position import (
    BANGING,
    CARD_LEVEL,
    NOBODY,
    NOWHERE,
    SLOT_LEVEL,
    TYRE_LEVEL,
    UNSET,
    Race,
)
from paddock.games.race90.shared.rules_ask import CheckChoice
from paddock.games.race90.shared.rules_contest import BANGING_POINTS, card_points
from paddock.games.race90.shared.rules_damage import DrawDisc, free_slots
from paddock.games.race90.shared.rules_draw import DrawOne, DrawRace, DrawTrack
from paddock.games.race90.shared.rules_hand import counted
from paddock.games.race90.shared.rules_out import TurnOver
from paddock.games.race90.shared.rules_pass import Trip
from paddock.games.race90.shared.rules_table import is_ahead
from paddock.games.race90.shared.rules_target import MOVEMENT, NO_TARGET
from paddock.games.race90.shared.rules_tyres import tyre_penalty
from paddock.games.race90.shared.worth_stock import (
    CARD,
    CHIP,
    DAMAGE,
    LOST_CARD,
    TRACK_CARD,
    best_spot_worth,
    cards_worth,
    chips_worth,
    price,
    spot_worth,
    stops_worth,
    values_of,
)

OUT: Final = -150.0
CRASH: Final = 150.0
"""What retiring costs a car in the race."""
LAST_TURNS: Final = 6
"""Near the end, damage and a good target count for less."""
TIE_RANGE: Final = 5
WIN_RANGE: Final = 6
"""How far the values of two drivers in a contest lie apart when a tie, or an upset, is out of the question."""
FULL_RANGE: Final = 100
"""Check values go from 1 to just below."""
PACE: Final = 2.2
"""What each turn to come brings, with nothing but the card that it draws."""
PLACE: Final = 0.8
DISC: Final = 0.8
WRONG_TYRES: Final = 0.8
WEATHER_LASTS: Final = 6
"""Turns for which the weather is likely to stay as it is."""
BROWN: Final = 0.8
LAST_SLOTS: Final = (6.0, 2.0, 0.6)
"""The cost of having no damage slot left, one, or two."""
SLOT: Final = 2.0
"""What each damage slot is worth before the start."""
TARGET: Final = 0.02
FROZEN: Final = 0.1
"""What is lost with a card that cannot be played this turn."""
LANDING: Final = 0.7
"""The share of a spot that counts before the car stands there."""
FORCED: Final = 0.5
"""The share of a stop's cost that being forced to it takes."""
KEPT: Final = 0.8
"""The share of its own worth by which a second card must gain."""
EASY_CHECK: Final = 0.05
"""A check that a card on the table will pass..."""
CARD_CHECK: Final = 0.25
"""...or a card of the hand..."""
FAILED_CHECK: Final = 0.75
"""...or none."""
TIE: Final = 0.14
"""How often two drivers tie in a contest; both take damage."""
STRATEGY: Final = (-0.5, 1.0, 0.0, -0.5, -2.0, 1.5, 0.0, 0.0, -0.5, 0.5)
"""What each strategy is worth over a stint of the usual load, by races in which one driver was made to choose it."""
SERVED: Final = 3.0
"""How much of that is what the strategy is for: a driver to whom that matters more, likes it more."""
LOAD: Final = 13
FLAG_CHIT: Final = 0.15
"""What a chit of SIXTH SENSE is worth."""
SMALL_THINGS: Final = 0.3
CHASING: Final = 0.6
ROBOT_CONTEST: Final = 4.6
"""What two cards of the deck come to."""
TERMS: Final = ("far", "places", "chances", "tyres", "cards", "damage", "line", "strategy", "stops", "out")
"""The names of the parts of a judgement, in their order, and of being out of the race."""
W_FAR: Final = 0
W_PLACES: Final = 1
W_CHANCES: Final = 2
W_TYRES: Final = 3
W_CARDS: Final = 4
W_DAMAGE: Final = 5
W_LINE: Final = 6
W_STRATEGY: Final = 7
W_STOPS: Final = 8
W_OUT: Final = 9
SERVES: Final = (
    W_TYRES,  # SAVE TYRES
    W_CARDS,  # HAZARD
    W_LINE,  # BALANCE
    W_CARDS,  # LUCKY
    W_PLACES,  # CHASE
    W_PLACES,  # BANGING WHEELS
    W_STOPS,  # SAVE FUEL
    W_STOPS,  # PUSH
    W_DAMAGE,  # RECOVERY
    W_LINE,  # STEADY
)
"""The term that each strategy is for."""


class Judgement:
    """What a seat can expect: the table as it lies, with all that the turn has begun taken as done.

    Each edition reads its own tasks and knows its own prices; the judgement is the same for both.
    """

    def __init__(self, race: Race, seat: int) -> None:
        self.race = race
        self.seat = seat
        self.progress = race.progress[seat]
        self.fuel = race.fuel[seat]
        self.chips = race.chips[seat]
        self.red = race.red[seat]
        self.drawn = 0
        """Race cards that are still to be drawn."""
        self.tracks = 0
        self.gain = 0.0
        """Other gains expected, less the losses."""
        self.passed = 0.0
        """Places that this turn is likely to gain."""
        self.spots = 0.0
        """What the trajectory where the car will stop is worth."""
        self.gone: Card | None = None
        """A card of the hand that will be played after the first."""
        self.new_tyres = False
        self.moved = race.acted[seat] or race.stands_still(seat)
        """Whether the movement of this turn is done, or judged as done."""
        self.on_table = False
        """Whether it is judged as done, by cards on the table."""

    def total(self, weights: list[float]) -> float:
        """What the race is worth to the seat from here, each part by its weight."""
        far, places, chances, tyres, cards, damage, line, strategy, stops = self.parts()
        run = weights[W_FAR] * far + weights[W_PLACES] * places + weights[W_CHANCES] * chances
        car = weights[W_TYRES] * tyres + weights[W_CARDS] * cards + weights[W_DAMAGE] * damage + weights[W_LINE] * line
        return run + car + weights[W_STRATEGY] * strategy + weights[W_STOPS] * stops

    def terms(self, weights: list[float]) -> dict[str, float]:
        """The parts of the total by name."""
        named = zip(TERMS, weights, self.parts(), strict=False)
        return {term: weight * part for term, weight, part in named}

    def parts(self) -> tuple[float, float, float, float, float, float, float, float, float]:
        """How far the car will get, places gained, what this turn may still bring; then all that the car has."""
        race, seat = self.race, self.seat
        self.read_stack()
        self.read_turn()
        left = race.turns - race.turn + (0 if self.moved else 1)
        stint = max(0, min(left, self.fuel - race.turn + (0 if self.moved else 1)))
        kept, serves, served = 0.0, W_STRATEGY, 0.0
        if race.strategy[seat] != NOBODY:
            served = SERVED * stint / LOAD
            kept = STRATEGY[race.strategy[seat]] * stint / LOAD - served
            serves = SERVES[race.strategy[seat]]
        return (
            self.progress + PACE * left,
            PLACE * (places_ahead_of(race, seat) + self.passed) + (served if serves == W_PLACES else 0.0),
            self.gain,
            self.tyres(stint) + (served if serves == W_TYRES else 0.0),
            self.hand(stint) + (served if serves == W_CARDS else 0.0),
            self.body(left) + (served if serves == W_DAMAGE else 0.0),
            self.place() + self.spots + (served if serves == W_LINE else 0.0),
            kept,
            self.stops() + (served if serves == W_STOPS else 0.0),
        )

    # The turn in progress

    def read_stack(self) -> None:
        """What the tasks still on the stack for this turn will bring the car."""
        reading = self.reading()
        for task in reversed(self.race.stack):
            known = reading.get(type(task))
            if known is not None:
                read, owner = known
                if not owner or getattr(task, owner) == self.seat:
                    read(self, task)
            elif type(task) is TurnOver:
                return

    def reading(self) -> "dict[type[Task], Reading]":
        """How this edition's tasks are read."""
        raise NotImplementedError

    def read_turn(self) -> None:
        """The movement of this turn, as far as it is known."""
        now = self.race.now
        if now.car != self.seat or self.moved or not now.played:
            return
        self.moved = True
        if not now.settled:
            self.on_table = True
            self.judge_cards()
        elif now.mp > 0 and self.seat not in self.race.off:
            self.progress = self.way(now.mp, now.played).progress

    def judge_cards(self) -> None:
        """Cards are on the table: what they will cost, and how far they lead."""
        race, now = self.race, self.race.now
        played, due, checks = now.played, now.tyres_due, now.checks
        if self.is_asked_for_second():
            self.choose_second()
            if self.gone is not None:
                played = (*played, self.gone)
            due = self.bill(played)
            for card in played:
                checks += card.checks
                self.red += card.damage
                self.drawn += card.draw
                self.gain -= LOST_CARD * card.discards
        self.gain -= LOST_CARD * now.cards_due
        self.chips = max(0, self.chips - due)
        for place, (modifier, blind) in enumerate(checks):
            self.gain -= self.check_risk(modifier, blind, place)
        way = self.way(self.points(played), played)
        self.progress = way.progress
        self.passed += way.passed
        self.spots += LANDING * best_spot_worth(race, self.seat, way.progress % race.board.size, self.gone)

    def is_asked_for_second(self) -> bool:
        """Whether the player is choosing a second movement card."""
        raise NotImplementedError

    def choose_second(self) -> None:
        """The card that would best follow the first, if any is worth it."""
        race = self.race
        task: Any = race.stack[-1]
        values = values_of(race.deck)
        best = 0.0 if task.alone else -CRASH
        for card in race.now.seconds or ():
            gain = card.mp - price(card) - KEPT * values[card.index]
            if gain > best:
                best, self.gone = gain, card

    def bill(self, played: tuple[Card, ...]) -> int:
        """The chips that cards will cost."""
        raise NotImplementedError

    def points(self, played: tuple[Card, ...]) -> int:
        """The movement points of the cards; a trajectory that can be used counts."""
        raise NotImplementedError

    def way(self, mp: int, played: tuple[Card, ...]) -> Trip:
        """Where a movement with these points leads, without luck."""
        raise NotImplementedError

    # Checks

    def target(self, cause: int, printed: int) -> int:
        """The highest value that passes a check."""
        raise NotImplementedError

    def free_slots(self) -> int:
        """Slots for damage, with all that is due already taken."""
        return self.race.levels[self.seat][SLOT_LEVEL] - self.red - self.race.brown[self.seat]

    def check_risk(self, printed: int, blind: bool, before: int = 0) -> float:
        """What a check of a movement card is likely to cost, with others before it."""
        race, target = self.race, self.target(MOVEMENT, printed)
        if not blind and before == 0:
            for card in race.now.played:
                if card.check <= target and card not in race.now.charted:
                    return EASY_CHECK
            for card in race.hands[self.seat]:
                if card.check <= target:
                    return CARD_CHECK
        failed = FAILED_CHECK if self.free_slots() > before else CRASH
        return (1.0 - odds(target)) * failed

    def recovery_gain(self, recovery: Recovery, step: int, section: int) -> float:
        """What the check of an off-track line will bring; `section` is where the car left the track, if it did."""
        check = recovery.checks[step]
        target = self.recovery_target(check, section)
        passes = odds(target)
        if not check.blind:
            for card in self.race.hands[self.seat]:
                if card.check <= target:
                    passes = 1.0
        gain = 0.0
        if passes > 0:
            gain += passes * self.arrow_gain(check.passed, section)
        if passes < 1:
            gain += (1 - passes) * self.arrow_gain(check.failed, section)
        return gain

    def recovery_target(self, check: RecoveryCheck, section: int) -> int:
        """The highest value that passes a check off the track."""
        raise NotImplementedError

    def arrow_gain(self, outcome: Outcome, section: int) -> float:
        race = self.race
        if outcome.crash or outcome.tyres > self.chips or outcome.damage > free_slots(race, self.seat):
            return -CRASH
        gain = -outcome.time - CHIP * outcome.tyres - DAMAGE * outcome.damage - LOST_CARD * outcome.cards
        if outcome.forced_pit:
            gain -= FORCED * race.board.pit_time
        if section != NOWHERE and outcome.reentry != NOWHERE:
            gain += (outcome.reentry - section) % race.board.size
        return gain

    def fight(self, run: tuple[int, ...], first: int, section: int) -> None:
        """How many places the cards laid in a contest are likely to win, and what a tie would mean."""
        race, seat = self.race, self.seat
        if not race.laid[seat]:
            return
        own = laid_value(race, seat, first, section)
        tied = DAMAGE + LAST_SLOTS[0] / 2 if self.free_slots() > 0 else CRASH
        for place, car in enumerate(run):
            if car != seat and (car >= race.seats or race.laid[car] or place < run.index(seat)):
                gap = own - laid_value(race, car, first, section)
                self.gain -= TIE * tied * max(0.0, 1.0 - abs(gap) / TIE_RANGE)
                if place < run.index(seat) and race.progress[car] == race.progress[seat]:
                    self.passed += min(1.0, max(0.0, 0.5 + gap / WIN_RANGE))

    # What the car has

    def stops(self) -> float:
        return stops_worth(self.race, self.seat, self.fuel)

    def plan_stop(self, task: Any) -> None:
        """A stop has begun: the load that suits the rest of the race best."""
        raise NotImplementedError

    def tyres(self, stint: int) -> float:
        """Chips and blue discs, less what the wrong tyres cost."""
        race, seat = self.race, self.seat
        if self.new_tyres:
            return chips_worth(race.levels[seat][TYRE_LEVEL], stint)
        total = chips_worth(self.chips, stint) + DISC * min(race.discs[seat], stint)
        return total - WRONG_TYRES * self.penalty() * min(stint, WEATHER_LASTS)

    def penalty(self) -> int:
        return tyre_penalty(self.race, self.seat, self.race.state)

    def hand(self, stint: int) -> float:
        """The cards in hand, in a contest and still to be drawn, and the target of checks."""
        race, seat = self.race, self.seat
        known = values_of(race.deck)
        values = [known[card.index] for card in race.hands[seat] if card is not self.gone]
        values += [known[card.index] for card in race.frozen[seat]]
        values += [known[card.index] - FROZEN for card in race.laid[seat]]
        total = cards_worth(values + [CARD] * self.drawn + [TRACK_CARD] * self.tracks, stint)
        target = race.target[seat]
        return (
            total
            if target is None
            else total + TARGET * (target.check - NO_TARGET) * min(stint, LAST_TURNS) / LAST_TURNS
        )

    def body(self, left: int) -> float:
        """The cost of damage, higher the fewer slots are left."""
        race, seat = self.race, self.seat
        free = self.free_slots()
        if free < 0:
            return -CRASH
        loss = DAMAGE * self.red + BROWN * race.brown[seat]
        if free < len(LAST_SLOTS):
            loss += LAST_SLOTS[free]
        return -loss * min(1.0, left / LAST_TURNS)

    def place(self) -> float:
        """The trajectory under the car, flags in hand and a chased driver, less time lost off the track."""
        race, seat = self.race, self.seat
        total = FLAG_CHIT * race.sixth_sense(seat)
        if not self.on_table:
            spot = race.spot[seat]
            if spot != NOWHERE:
                total += spot_worth(race, seat, spot, None)
            if seat in race.off:
                total += (race.reentry[seat] - race.progress[seat]) % race.board.size - 1
            total -= race.waste[seat]
        if seat in race.forced:
            total -= FORCED * race.board.pit_time
        total += SMALL_THINGS * (race.blue[seat] + (race.orange == seat))
        return total + (CHASING if race.chased[seat] != NOBODY else 0.0)


Reading = tuple[Callable[[Judgement, Any], None], str]
"""How a task on the stack is read, and its field that names the car."""


def disc_due(view: Judgement, _: DrawDisc) -> None:
    view.red += 1


def race_card_due(view: Judgement, _: DrawRace) -> None:
    view.drawn += 1


def track_card_due(view: Judgement, _: DrawTrack) -> None:
    view.tracks += 1


def card_due(view: Judgement, task: DrawOne) -> None:
    if task.track:
        view.tracks += 1
    else:
        view.drawn += 1


def prices_due(view: Judgement, _: Task) -> None:
    for card in view.race.now.played:
        view.red += card.damage


def draws_due(view: Judgement, _: Task) -> None:
    for card in view.race.now.played:
        view.drawn += card.draw


def fuel_due(view: Judgement, task: Task) -> None:
    view.plan_stop(task)


def repair_due(view: Judgement, _: Task) -> None:
    view.red = 0


def refill_due(view: Judgement, _: Task) -> None:
    view.drawn += max(0, view.race.levels[view.seat][CARD_LEVEL] - counted(view.race, view.seat))


def tyres_due(view: Judgement, _: Task) -> None:
    view.new_tyres = True


def check_due(view: Judgement, task: CheckChoice) -> None:
    if task.cause == MOVEMENT:
        view.gain -= view.check_risk(task.printed, False)


def spot_due(view: Judgement, _: Task) -> None:
    race = view.race
    view.spots += best_spot_worth(race, view.seat, race.progress[view.seat] % race.board.size, None)


def before_start(race: Race, seat: int, weights: list[float]) -> float:
    """Cards and car, before there is anything else."""
    known = values_of(race.deck)
    chips, cards, slots = race.levels[seat]
    hand = 2 * CARD * cards
    for card in race.hands[seat]:
        hand += known[card.index]
    return weights[W_TYRES] * CHIP * chips + weights[W_CARDS] * hand + weights[W_DAMAGE] * SLOT * slots


def terms_before_start(race: Race, seat: int, weights: list[float]) -> dict[str, float]:
    """The same by name."""
    chips, _, slots = race.levels[seat]
    tyres, damage = weights[W_TYRES] * CHIP * chips, weights[W_DAMAGE] * SLOT * slots
    return {"tyres": tyres, "damage": damage, "cards": before_start(race, seat, weights) - tyres - damage}


def odds(target: int) -> float:
    """How likely a card of the deck passes; check values are spread evenly."""
    return min(1.0, max(0.0, target / FULL_RANGE))


def places_ahead_of(race: Race, seat: int) -> int:
    """How many cars are behind, including those that are out."""
    if race.values[seat] != UNSET:
        return 0  # the grid is not formed yet
    own, count = race.progress[seat], 0
    for car in range(race.cars):
        other = race.progress[car]
        if car in race.retired or other < own or (other == own and car != seat and is_ahead(race, seat, car)):
            count += 1
    return count


def laid_value(race: Race, car: int, first: int, section: int) -> float:
    """What a driver's cards come to in a corner. Robots' cards are not known yet, nor whether players will fight."""
    total = 0.0 if car == first else float(race.board.contest[section])
    if car >= race.seats:
        return total + ROBOT_CONTEST
    total += card_points(race, race.laid[car], section)
    return total + (BANGING_POINTS if race.strategy[car] == BANGING else 0)
