"""The performance cards: green cubes."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, SeatChoice, Task, Text, message
from paddock.games.automobiles.cards import CUBES, GREEN, LIGHT, ROOM, Cube
from paddock.games.automobiles.events import CubeDiscarded, CubeDrawn, DrawDeclined
from paddock.games.automobiles.options import DONE, DRAW, KEEP, NO_DRAW, OfCube
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import Effect
from paddock.games.automobiles.rules_piles import Draw, DrawCube, can_draw, gain_wear, ready_to_draw
from paddock.games.automobiles.rules_score import race_place
from paddock.games.automobiles.rules_track import travel

LIGHT_SPACES: Final = 1 << LIGHT


class Boost(Effect):
    """Up to three cubes, a wear for each; then every opponent may draw one (AU-CARD-BOOST-01 to AU-CARD-BOOST-10)."""

    def use(self, race: Race, seat: int) -> None:
        race.then(BoostMore(seat, 0))


MOST_BOOSTED: Final = 3


class BoostMore(Task):
    """Another cube may be drawn if there is one, three at most (AU-CARD-BOOST-09)."""

    seat: int
    drawn: int

    def run(self, race: Race) -> None:
        if self.drawn < MOST_BOOSTED and can_draw(race, self.seat):
            race.then(BoostDraw(self.seat, self.drawn))
        else:
            race.then(BoostWear(self.seat, self.drawn))


class BoostDraw(SeatChoice):
    """Draw a cube or stop: each is seen before the next decision (AU-CARD-BOOST-01, AU-DRAW-12)."""

    rule = "AU-CARD-BOOST-01"

    drawn: int

    def options(self, race: Race) -> Sequence[Option]:
        return [DRAW, DONE]

    def chosen(self, race: Race, option: Option) -> None:
        if option == DRAW:
            ready_to_draw(race, self.seat)
            race.then(DrawCube(self.seat), BoostMore(self.seat, self.drawn + 1))
        else:
            race.then(BoostWear(self.seat, self.drawn))


class BoostWear(Task):
    """A wear for each cube drawn; then the others are asked (AU-CARD-BOOST-02, AU-CARD-BOOST-03, AU-CARD-BOOST-06)."""

    seat: int
    drawn: int

    def run(self, race: Race) -> None:
        gain_wear(race, self.seat, self.drawn)
        race.then(*[BoostOffer(other) for other in race.following(self.seat) if can_draw(race, other)])


class BoostOffer(SeatChoice):
    """Each opponent in turn may draw one cube, without wear (AU-CARD-BOOST-03 to AU-CARD-BOOST-10, AU-ACTION-18)."""

    rule = "AU-CARD-BOOST-03"

    def options(self, race: Race) -> Sequence[Option]:
        return [DRAW, NO_DRAW]

    def chosen(self, race: Race, option: Option) -> None:
        if option == DRAW:
            ready_to_draw(race, self.seat)  # AU-ACTION-19
            race.then(DrawCube(self.seat))
        elif race.listening:
            race.tell(DrawDeclined(self.seat))


class Gearbox(Effect):
    """One wear; light grey spaces by race position, the last one more (AU-CARD-GEARBOX-01 to AU-CARD-GEARBOX-07)."""

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 1)
        place = race_place(race, seat)
        travel(race, seat, GREEN, LIGHT_SPACES, place + 1 if place == race.seats else place)


class Nitro(Effect):
    """Draws two cubes: one for the active pile, one for the discard pile (AU-CARD-NITRO-01)."""

    rule = "AU-CARD-NITRO-01"

    def usable(self, race: Race, seat: int) -> bool:
        needed = 1 if race.partial else 2
        return sum(race.bags[seat]) + sum(race.discard[seat]) >= needed

    def use(self, race: Race, seat: int) -> None:
        race.then(KeepOne(seat))
        if ready_to_draw(race, seat):
            race.then(NitroDraw(seat))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-nitro")


class NitroDraw(Draw):
    """Two cubes, seen by all and in no pile until one is kept (AU-CARD-NITRO-02, AU-CARD-NITRO-03)."""

    def fell(self, race: Race, outcome: Cube) -> None:
        race.bags[self.seat][outcome.index] -= 1
        race.drawn.append(outcome.index)
        race.drawn.sort()
        if race.listening:
            race.tell(CubeDrawn(self.seat, outcome))
        if len(race.drawn) < 2 and ready_to_draw(race, self.seat):
            race.then(NitroDraw(self.seat))


class KeepOne(SeatChoice):
    """One of the two goes to the active pile, the other to the discard pile (AU-CARD-NITRO-02)."""

    rule = "AU-CARD-NITRO-02"

    def options(self, race: Race) -> Sequence[Option]:
        return [KEEP[colour] for colour in dict.fromkeys(race.drawn)]

    def chosen(self, race: Race, option: OfCube) -> None:
        race.drawn.remove(option.cube.index)
        race.active[self.seat][option.cube.index] += 1
        while race.drawn:
            other = race.drawn.pop()
            race.discard[self.seat][other] += 1  # AU-ACTION-16
            if race.listening:
                race.tell(CubeDiscarded(self.seat, CUBES[other]))


class Turbo(Effect):
    """Two wear; two light grey spaces, one more per green cube discarded (AU-CARD-TURBO-01 to AU-CARD-TURBO-04)."""

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 2)
        allowance = 2
        for discard in race.discard:  # AU-ACTION-19
            allowance += discard[GREEN]
        travel(race, seat, GREEN, LIGHT_SPACES, allowance)
