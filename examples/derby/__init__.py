"""A whole game in one file: horses that trot or gamble on a gallop. The page "Add a game" walks through it."""

from typing import Any, ClassVar, Final

from paddock import core
from paddock.core.notation import whole
from paddock.core.seen import Acts, Amount, BySeat, Parts
from paddock.scene import Gauge, Player, Scene, Stage

ROOM: Final = "derby"
COLOURS: Final = ("red", "blue", "yellow", "green")
SIGNS: Final = ("disc", "square", "star", "diamond")


class Race(core.Position):
    """Where every horse is, and how many turns are left."""

    def __init__(self, turns: int, fields: list[int]) -> None:
        super().__init__()
        self.turns = turns
        self.fields = fields

    def copy(self) -> "Race":
        race = Race(self.turns, self.fields[:])
        race.stack = self.stack[:]
        return race


class Trot(core.Option):
    code = "trot"


class Gallop(core.Option):
    code = "gallop"


class Pips(core.Option):
    pips: int

    @property
    def code(self) -> str:
        return str(self.pips)


class Moved(core.Event):
    """A horse went forward, or threw its rider and stayed."""

    seat: int
    fields: int


class Turn(core.Task):
    """All seats decide, one after the other, until the turns are over (DERBY-1)."""

    def run(self, race: Race) -> None:
        if race.turns:
            race.turns -= 1
            race.then(*[Ride(seat) for seat in range(len(race.fields))], Turn())


class Ride(core.SeatChoice):
    """A driver either trots or gallops (DERBY-1)."""

    rule = "DERBY-1"

    def options(self, race: Race) -> list[core.Option]:
        return [Trot(), Gallop()]

    def chosen(self, race: Race, option: core.Option) -> None:
        if isinstance(option, Trot):
            move(race, self.seat, 2)
        else:
            race.then(Dash(self.seat))


class Dash(core.Chance):
    """The die says how far a gallop goes (DERBY-3)."""

    seat: int

    def outcomes(self, race: Race) -> list[Pips]:
        return [Pips(pips) for pips in range(1, 7)]

    def fell(self, race: Race, outcome: Pips) -> None:
        move(race, self.seat, 0 if outcome.pips == 1 else outcome.pips)


def move(race: Race, seat: int, fields: int) -> None:
    """A horse goes forward (DERBY-2)."""
    race.fields[seat] += fields
    if race.listening:
        race.tell(Moved(seat, fields))


class Derby(core.Game):
    """The game: its name, what can be set, and how it is shown."""

    id: ClassVar = "derby"
    room: ClassVar = ROOM
    seats: ClassVar = range(2, 5)
    switches: ClassVar = (core.number("turns", 6, 1, 20, rule="DERBY-4"),)

    def start(self, setup: core.Setup) -> Race:
        race = Race(int(setup.switches["turns"]), [0] * setup.seats)
        race.then(Turn())
        return race

    def write(self, race: Race) -> str:
        return f"turns {race.turns} fields {' '.join(map(str, race.fields))}"

    def read(self, text: str, setup: core.Setup) -> Race:
        words = text.split()
        if words[:1] != ["turns"] or words[2:3] != ["fields"] or len(words) != 3 + setup.seats:
            raise core.bad("position", f"a table is 'turns 3 fields 0 0', a field for each seat, not '{text}'")
        return Race(whole(words[1], "turns"), [whole(word, "a field") for word in words[3:]])

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return {"turns": race.turns, "fields": race.fields[:]}

    def seen(self, setup: core.Setup) -> Parts:
        turns = int(setup.switches["turns"])
        return Parts({"turns": Amount(turns), "fields": BySeat(Amount(6 * turns))})

    def acts(self, setup: core.Setup) -> Acts:
        return Acts(("trot", "gallop"))

    def result(self, race: Race) -> core.Result:
        return core.placed([(seat, (fields,), {"fields": fields}) for seat, fields in enumerate(race.fields)])

    def worth(self, race: Race, seat: int) -> float:
        return race.fields[seat] - max(fields for other, fields in enumerate(race.fields) if other != seat)

    def pieces(self, race: Race) -> list[str]:
        return [f"horse-{seat}" for seat in range(len(race.fields))]

    def scene(self, match: core.Match, seat: int | None, lang: str) -> Scene:
        race, stage = match.race, Stage(match, seat, lang)
        assert isinstance(race, Race)
        players = []
        for each, fields in enumerate(race.fields):
            gauge = Gauge("fields", stage.say(core.message(ROOM, "fields")), fields)
            look, place = (COLOURS[each], SIGNS[each]), match.result.place(each)
            players.append(Player(each, stage.name(each), *look, place, (gauge,), stage.tags(each)))
        return stage.scene(status=core.message(ROOM, "status", turns=race.turns), players=players)


GAME = Derby()
