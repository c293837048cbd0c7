"""A derby in which a rider who falls is out while the others race on; and, as ghosts, the fallen are still asked."""

from typing import Any, ClassVar

from derby import Derby, Gallop, Pips, Race, Trot
from paddock import core
from paddock.core.seen import Amount, BySeat, Parts


class FallsRace(Race):
    def __init__(self, turns: int, fields: list[int], fallen: list[bool], ghosts: bool) -> None:
        super().__init__(turns, fields)
        self.fallen = fallen
        self.ghosts = ghosts

    def copy(self) -> "FallsRace":
        race = FallsRace(self.turns, self.fields[:], self.fallen[:], self.ghosts)
        race.stack = self.stack[:]
        return race


class Lap(core.Task):
    def run(self, race: FallsRace) -> None:
        if race.turns:
            race.turns -= 1
            race.then(*[Jump(seat) for seat in range(len(race.fields))], Lap())


class Jump(core.Task):
    seat: int

    def run(self, race: FallsRace) -> None:
        if race.ghosts or not race.fallen[self.seat]:
            race.then(Ride(self.seat))


class Ride(core.SeatChoice):
    rule = "DERBY-1"

    def prompt(self, race: FallsRace) -> core.Text:
        return core.message("derby", "prompt-ride")

    def options(self, race: FallsRace) -> list[core.Option]:
        return [Trot(), Gallop()]

    def chosen(self, race: FallsRace, option: core.Option) -> None:
        if race.fallen[self.seat]:
            return
        if isinstance(option, Trot):
            race.fields[self.seat] += 2
        else:
            race.then(Leap(self.seat))


class Leap(core.Chance):
    seat: int

    def outcomes(self, race: FallsRace) -> list[Pips]:
        return [Pips(pips) for pips in range(1, 7)]

    def fell(self, race: FallsRace, outcome: Pips) -> None:
        race.fallen[self.seat] = outcome.pips <= 2
        race.fields[self.seat] += outcome.pips


class Falls(Derby):
    id: ClassVar = "falls"
    switches: ClassVar = (*Derby.switches, core.on_off("ghosts"))  # type: ignore[assignment]

    def start(self, setup: core.Setup) -> FallsRace:
        race = FallsRace(
            int(setup.switches["turns"]), [0] * setup.seats, [False] * setup.seats, bool(setup.switches["ghosts"])
        )
        race.then(Lap())
        return race

    def view(self, race: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(race, seat), "fallen": race.fallen[:]}

    def seen(self, setup: core.Setup) -> Parts:
        return Parts({**super().seen(setup).parts, "fallen": BySeat(Amount())})

    def result(self, race: Any) -> core.Result:
        return core.placed(
            [
                (seat, (not race.fallen[seat], fields), {"fields": fields, "retired": int(race.fallen[seat])})
                for seat, fields in enumerate(race.fields)
            ]
        )


GAME = Falls()
