"""The sequence of play: rounds of turns, each of five phases, or a pit stop."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Task, Text, message, stacked
from paddock.games.automobiles.cards import ACTIVE, CARDS, COLOURS, CUBES, NO_COLOUR, NOBODY, ROOM, WEAR, Cube
from paddock.games.automobiles.events import (
    CarMoved,
    CarStayed,
    CubeUsed,
    GapsClosed,
    LapDone,
    LapLed,
    LeadTaken,
    PitStopMade,
    RaceEnded,
    RoundStarted,
    Slipstreamed,
)
from paddock.games.automobiles.options import END_ACTION, PIT_STOP, USE, Enter, OfCard, OfCube
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.reasons_track import no_entry, no_space_for
from paddock.games.automobiles.rules_buy import Buying
from paddock.games.automobiles.rules_cards import EFFECTS
from paddock.games.automobiles.rules_effects import Effect, effect_text
from paddock.games.automobiles.rules_piles import fill_active, gain_wear, not_in_pile
from paddock.games.automobiles.rules_score import by_place, is_finished, result
from paddock.games.automobiles.rules_told import classified, tell_cards
from paddock.games.automobiles.rules_track import can_enter, car_ahead, landings, slipstream_notes, wear_due


class StartRound(Task):
    """One turn for each player, starting with the first (AU-TURN-01, AU-SETUP-09, AU-SETUP-21, AU-END-05)."""

    def run(self, race: Race) -> None:
        race.round += 1
        if race.listening:
            race.tell(RoundStarted(race.round))
        race.then(TURNS[race.first], *[TURNS[seat] for seat in race.following(race.first)], EndRound())


class EndRound(Task):
    """The race ends after the round in which a lap marker reaches the finish (AU-WIN-01, AU-WIN-02, AU-WIN-09)."""

    def run(self, race: Race) -> None:
        if not is_finished(race):
            race.then(StartRound())
        elif race.listening:
            found = result(race)
            race.tell(RaceEnded(found.winners, race.round))
            for placing in found.placings:
                race.tell(classified(race, placing))


class Turn(Task):
    """A turn starts with the choice of a standard turn, with its action phase, or a pit stop (AU-TURN-02)."""

    seat: int

    def run(self, race: Race) -> None:
        race.stack += FIRST_ACTION[self.seat]


TURNS: Final = [Turn(seat) for seat in range(5)]


class Action(SeatChoice):
    """Cubes of the active pile are used one at a time, in any number (AU-ACTION-01 to AU-ACTION-05, AU-ACTION-17).

    After each cube, all colours are offered again while there are any (AU-TURN-06, AU-ACTION-13, AU-ACTION-14).
    """

    rule = "AU-ACTION-01"

    fresh: bool
    """Whether nothing was done yet: a pit stop is still possible."""

    def options(self, race: Race) -> Sequence[Option]:
        seat = self.seat
        road = race.road
        found: list[Option] = []
        active = race.active[seat]
        sections = landings(race, seat)
        for colour in range(COLOURS):
            if active[colour]:
                card = race.cards[colour]
                effect = EFFECTS[card]
                mask = effect.enters(race, seat)
                if mask:
                    enter = road.enter[colour]
                    # AU-MOVE-02, AU-MOVE-09, AU-MOVE-10
                    found += [enter[section] for section in sections if road.space_mask[road.space[section]] & mask]
                if effect.usable(race, seat):
                    found.append(USE[card])
        found.append(END_ACTION)  # AU-TURN-04
        if self.fresh:
            found.append(PIT_STOP)  # AU-PIT-07
        return found

    def chosen(self, race: Race, option: Option) -> None:
        seat = self.seat
        if type(option) is OfCard:
            effect = spend(race, seat, option.cube.index)
            effect.use(race, seat)
        elif type(option) is Enter:
            colour = option.cube.index
            effect = spend(race, seat, colour)
            effect.enter(race, seat, colour, race.road.index[option.section])
        elif option == PIT_STOP:
            race.stack += PITTING[seat]
        else:
            if race.listening:
                tell_cards(race, seat)
            race.stack += AFTER_ACTION[seat]

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-action", fresh=self.fresh)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        if isinstance(option, Enter):
            return slipstream_notes(race, self.seat, race.road.index[option.section])
        if isinstance(option, OfCube):
            return (effect_text(race, CARDS[race.cards[option.cube.index]]),)
        return (message(ROOM, "note-pit-stop"),) if option == PIT_STOP else ()

    def refusal(self, race: Race, code: str) -> Refusal | None:
        if code == PIT_STOP.code:
            return Refusal(message(ROOM, "pit-too-late"), "AU-PIT-06")
        for cube in CUBES:
            section = code.removeprefix(f"{cube.name}-")
            if code == f"use-{cube.name}" or (section != code and section in race.road.index):
                if not race.active[self.seat][cube.index]:
                    return not_in_pile(f"use-{cube.name}", "use-", race.active[self.seat], "active", "AU-ACTION-01")
                return cannot_use(race, self.seat, cube, section)
        return None


def cannot_use(race: Race, seat: int, cube: Cube, section: str) -> Refusal:
    """Why an active cube cannot be used, or cannot enter a section."""
    effect, road = EFFECTS[race.cards[cube.index]], race.road
    mask = effect.enters(race, seat)
    if not mask and not effect.usable(race, seat):
        return Refusal(effect.cannot(), effect.rule)
    if section in road.index:
        space, others = road.space[road.index[section]], enterable(race, seat)
        if road.index[section] in landings(race, seat) and road.space_mask[space] & others:
            return Refusal(message(ROOM, "why-cube-colour", cube=cube, colours=road.colours[space]), "AU-MOVE-09")
        return no_entry(race, seat, road.index[section], others)
    if can_enter(race, seat, mask):
        return Refusal(message(ROOM, "why-name-space", cube=cube), "AU-GEAR-05")
    return no_space_for(race, seat, mask, effect.rule)


def enterable(race: Race, seat: int) -> int:
    """The colours, as bits, of which any active cube enters a space (AU-GEAR-05)."""
    mask = 0
    for colour in range(COLOURS):
        if race.active[seat][colour]:
            mask |= EFFECTS[race.cards[colour]].enters(race, seat)
    return mask


FIRST_ACTION: Final = [stacked(Action(seat, True)) for seat in range(5)]
MORE_ACTION: Final = [stacked(Action(seat, False)) for seat in range(5)]


def spend(race: Race, seat: int, colour: int) -> Effect:
    """A cube goes to the used pile before its effect (AU-ACTION-02, AU-ACTION-15)."""
    race.stack += MORE_ACTION[seat]
    race.active[seat][colour] -= 1
    race.used[seat][colour] += 1
    card = race.cards[colour]
    if race.listening:
        race.tell(CubeUsed(seat, CARDS[card]))
    return EFFECTS[card]


class PitStop(Task):
    """Instead of a standard turn, all wear of the active pile is removed (AU-PIT-01 to AU-PIT-04, AU-PIT-09)."""

    seat: int

    def run(self, race: Race) -> None:
        count = race.active[self.seat][WEAR]
        race.active[self.seat][WEAR] = 0
        race.reserve[WEAR] += count
        if race.listening:
            race.tell(PitStopMade(self.seat, count))


class MoveCar(Task):
    """The car follows its cubes; crossing the line moves the lap marker (AU-CAR-01 to AU-CAR-04, AU-CAR-08)."""

    seat: int

    def run(self, race: Race) -> None:
        if not race.trail:
            if race.listening:
                race.tell(CarStayed(self.seat))
            return
        end = race.road.end
        at = race.cars[self.seat]
        before = by_place(race) if race.listening else []
        race.cars[self.seat] = race.trail[-1]  # AU-MOVE-22
        crossings = 0
        for section in race.trail:
            if end[section] < end[at]:  # AU-MOVE-23
                crossings += 1
            at = section
        race.crossed[self.seat] += crossings
        if race.listening:
            self.tell(race, before, crossings)

    def tell(self, race: Race, before: list[int], crossings: int) -> None:
        """The drive, whom it passed, a new leader, then the laps that it completed (AU-CAR-04, AU-CAR-07)."""
        seat, section, order = self.seat, race.trail[-1], by_place(race)
        passed = tuple(other for other in before[: before.index(seat)] if order.index(other) > order.index(seat))
        race.tell(CarMoved(seat, race.road.names[section], race.road.where[section], len(race.trail), passed))
        if passed and order[0] == seat:
            race.tell(LeadTaken(seat, before[0]))
        for lap in range(max(0, race.crossed[seat] - crossings) + 1, race.crossed[seat] + 1):
            race.tell(LapDone(seat, max(0, race.laps - lap)))
            if max(race.crossed[other] for other in race.following(seat)) < lap <= race.laps:
                others = tuple(other for other in order if other != seat)
                race.tell(LapLed(lap, race.laps - lap, seat, others))


class TakeWear(Task):
    """Wear by the darkest space entered, none right behind a car (AU-WEAR-01 to AU-WEAR-08, AU-SLIP-01, AU-SLIP-03)."""

    seat: int

    def run(self, race: Race) -> None:
        if not race.trail:
            return
        section = race.cars[self.seat]
        ahead = car_ahead(race, self.seat, section)
        if race.listening and ahead != NOBODY:
            race.tell(Slipstreamed(self.seat, ahead))
        gain_wear(race, self.seat, wear_due(race, self.seat, section, race.darkest), CUBES[race.darkest])


class EndTurn(Task):
    """All cubes of the turn are discarded, new ones drawn, gaps closed (AU-END-01, AU-END-02, AU-END-04)."""

    seat: int

    def run(self, race: Race) -> None:
        seat = self.seat
        discard = race.discard[seat]
        for pile in (race.active[seat], race.used[seat]):  # AU-END-06
            for colour in range(COLOURS):
                if pile[colour]:
                    discard[colour] += pile[colour]
                    pile[colour] = 0
        race.trail = []  # AU-MOVE-21
        race.marks = []
        race.darkest = NO_COLOUR
        race.sheltered = False  # AU-TURN-05
        race.stack += MOMENTUM  # AU-MOVE-22
        fill_active(race, seat, ACTIVE)  # AU-DRAW-05, AU-DRAW-09


class Momentum(Task):
    """Every car rolls forward inside its space, in order, to close the gaps (AU-MOM-01 to AU-MOM-06)."""

    def run(self, race: Race) -> None:
        closed = [rolled(race, seat) for seat in range(race.seats)]
        if race.listening:
            moved = tuple(seat for seat in range(race.seats) if closed[seat] != race.cars[seat])
            if moved:
                race.tell(GapsClosed(moved))
        race.cars = closed


MOMENTUM: Final = stacked(Momentum())
# What follows the action phase, and a pit stop.
AFTER_ACTION: Final = [  # AU-TURN-03
    stacked(Buying(seat), MoveCar(seat), TakeWear(seat), EndTurn(seat)) for seat in range(5)
]
PITTING: Final = [stacked(PitStop(seat), EndTurn(seat)) for seat in range(5)]  # AU-PIT-05


def rolled(race: Race, seat: int) -> int:
    """Where a car rolls to: right behind those ahead of it in its space (AU-CAR-06, AU-PIT-08)."""
    space = race.road.space
    car = race.cars[seat]
    front = race.road.front[space[car]]
    for other in race.cars:
        if other > car and space[other] == space[car]:
            front -= 1
    return front
