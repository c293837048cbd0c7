"""The pit cards: purple cubes."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Task, Text, message
from paddock.games.automobiles.cards import COLOURS, COSTS, CUBES, ROOM, WEAR, Cube
from paddock.games.automobiles.options import CLEAR_WEAR, DONE, GAIN, PICK_TWO, REMOVE, OfCube, of_pile
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import Effect
from paddock.games.automobiles.rules_piles import (
    Draw,
    can_draw,
    draw_into,
    gain,
    not_in_pile,
    ready_to_draw,
    remove,
    remove_some,
    remove_wear,
)


class CrewChief(Effect):
    """Draws until a cube is not wear, then removes all wear from the discard pile (AU-CARD-CREWCHIEF-01)."""

    rule = "AU-CARD-CREWCHIEF-01"

    def usable(self, race: Race, seat: int) -> bool:
        if race.partial:
            return can_draw(race, seat)
        bag, discard = race.bags[seat], race.discard[seat]
        return any((bag[colour] or discard[colour]) and colour != WEAR for colour in range(COLOURS))

    def use(self, race: Race, seat: int) -> None:
        race.then(ClearWear(seat))
        if ready_to_draw(race, seat):
            race.then(DrawPastWear(seat))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-crew-chief")


class DrawPastWear(Draw):
    """Another cube after each wear; all of them stay active (AU-CARD-CREWCHIEF-02, AU-CARD-CREWCHIEF-03)."""

    def fell(self, race: Race, outcome: Cube) -> None:
        draw_into(race, self.seat, race.active[self.seat], outcome)
        if outcome.index == WEAR and ready_to_draw(race, self.seat):
            race.then(DrawPastWear(self.seat))


class ClearWear(Task):
    """All wear now in the discard pile is removed (AU-CARD-CREWCHIEF-04 to AU-CARD-CREWCHIEF-07)."""

    seat: int

    def run(self, race: Race) -> None:
        remove_wear(race, self.seat)


class PitCaptain(Effect):
    """Removes up to six cubes of the discard pile (AU-CARD-PITCAPTAIN-01, AU-CARD-PITCAPTAIN-02)."""

    def use(self, race: Race, seat: int) -> None:
        remove_some(race, seat, 0, 6)


class PitCrew(Effect):
    """Removes all wear, or any two cubes, of the discard pile (AU-CARD-PITCREW-01)."""

    def use(self, race: Race, seat: int) -> None:
        if sum(race.discard[seat]) >= 2:
            race.then(CrewWork(seat))
        else:
            remove_wear(race, seat)


class CrewWork(SeatChoice):
    """All wear and nothing else, or exactly two cubes of any colours (AU-CARD-PITCREW-02, AU-CARD-PITCREW-03)."""

    rule = "AU-CARD-PITCREW-01"

    def options(self, race: Race) -> Sequence[Option]:
        return [CLEAR_WEAR, PICK_TWO]

    def chosen(self, race: Race, option: Option) -> None:
        if option == CLEAR_WEAR:
            remove_wear(race, self.seat)
        else:
            remove_some(race, self.seat, 2, 2)


class PitTeam(Effect):
    """Trades up to three cubes of the discard pile for one of at most their cost (AU-CARD-PITTEAM-01)."""

    rule = "AU-CARD-PITTEAM-01"

    def usable(self, race: Race, seat: int) -> bool:
        return race.partial or any(race.discard[seat])

    def use(self, race: Race, seat: int) -> None:
        if any(race.discard[seat]):
            race.then(TradeIn(seat, 0, 0))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-pit-team")


MOST_TRADED: Final = 3


class TradeIn(SeatChoice):
    """One to three cubes go; what they cost adds up (AU-CARD-PITTEAM-02, AU-CARD-PITTEAM-03, AU-CARD-PITTEAM-06)."""

    rule = "AU-CARD-PITTEAM-02"

    removed: int
    cost: int

    def options(self, race: Race) -> Sequence[Option]:
        found = of_pile(REMOVE, race.discard[self.seat])
        if self.removed or race.partial:
            found.append(DONE)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        seat = self.seat
        if type(option) is not OfCube:
            if self.removed:
                race.then(GainTraded(seat, self.cost))
            return
        colour = option.cube.index
        remove(race, seat, race.discard[seat], colour)
        removed, cost = self.removed + 1, self.cost + COSTS[race.cards[colour]]
        if removed < MOST_TRADED and any(race.discard[seat]):
            race.then(TradeIn(seat, removed, cost))
        else:
            race.then(GainTraded(seat, cost))

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "remove-", race.discard[self.seat], "discard", self.rule)


class GainTraded(SeatChoice):
    """One cube in stock of at most that cost; the rest is lost (AU-CARD-PITTEAM-03 to AU-CARD-PITTEAM-05)."""

    rule = "AU-CARD-PITTEAM-03"

    cost: int

    def options(self, race: Race) -> Sequence[Option]:
        cards, reserve, cost = race.cards, race.reserve, self.cost
        return [GAIN[cards[colour]] for colour in range(COLOURS) if reserve[colour] and COSTS[cards[colour]] <= cost]

    def chosen(self, race: Race, option: OfCube) -> None:
        gain(race, self.seat, option.cube.index)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        for cube in CUBES:
            if code == f"gain-{cube.name}":
                if not race.reserve[cube.index]:
                    return Refusal(message(ROOM, "sold-out", cube=cube), self.rule)
                cost = COSTS[race.cards[cube.index]]
                return Refusal(message(ROOM, "too-dear", cube=cube, cost=cost, money=self.cost), self.rule)
        return None
