"""The gauges of a car: everything about it that a viewer may know."""

from typing import Final

from paddock.core import Text, message
from paddock.games.formula_de.cars import colour_text
from paddock.games.formula_de.options import component_text
from paddock.games.formula_de.places import corner_name
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_order import place_of
from paddock.games.formula_de.sight import gone_of, seen_tricks, sees_sheet
from paddock.games.formula_de.tables import (
    CAUSES,
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
    FREE,
    HEADING,
    LEAVING,
    LOADS,
    NO_DAMAGE,
    RACING,
    ROOM,
    SOFT,
    STATUS,
    STOPPED,
    WIDTH,
)
from paddock.scene import Gauge, Stage

ICONS: Final = (
    "tyre",
    "brake",
    "gear",
    "engine",
    "body",
    "suspension",
    "wrench",
    "booster",
    "helmet",
    "question",
    "battery",
    "flag",
    "fuel",
)
IN_PIT: Final = {HEADING: "heading", STOPPED: "stopped", FREE: "free", LEAVING: "leaving"}


class Dashboard:
    """Makes the gauges of one car; if a seat has two cars, each gauge names its car."""

    def __init__(self, stage: Stage, race: Race, car: int) -> None:
        self.stage = stage
        self.race = race
        self.car = car
        self.named: bool = race.driver.count(race.driver[car]) > 1

    def gauge(self, name: str, label: Text, value: int, most: int | None, icon: str, text: Text | None = None) -> Gauge:
        said = self.stage.say(label)
        if self.named:
            name = f"{COLOURS[self.car]}-{name}"
            said = self.stage.say(message(ROOM, "gauge-of-car", gauge=said, colour=colour_text(self.car)))
        return Gauge(name, said, value, most, icon, "" if text is None else self.stage.say(text))

    def gauges(self) -> list[Gauge]:
        """What all can see, the sheet as far as it is open, and tricks."""
        race, car = self.race, self.car
        found = [
            self.gauge("gear", message(ROOM, "gauge-gear"), race.gear[car], 6, "gear"),
            self.gauge("laps", message(ROOM, "gauge-laps"), race.book.laps[car], race.rules.laps, "lap"),
            self.tyres(),
            self.stops(),
        ]
        return [*found, *self.turn(), *self.condition(), *self.pit(), *self.sheet(), *self.tricks()]

    def tyres(self) -> Gauge:
        """The compound, the lap of the set, and whether Soft tyres have passed their mark."""
        book, car = self.race.book, self.car
        is_spent = book.tyre[car] == SOFT and book.soft_gone[car] > 0
        text = message(ROOM, "tyre-text", tyre=COMPOUNDS[book.tyre[car]], lap=book.tyre_lap[car] + 1, spent=is_spent)
        return self.gauge("tyre", message(ROOM, "gauge-tyre"), book.tyre_lap[car] + 1, None, "tyre", text)

    def stops(self) -> Gauge:
        """The stops made in the corner where the car stands, and those it asks for."""
        race, corner = self.race, self.race.corner_of(self.car)
        label, made = message(ROOM, "gauge-stops"), race.stops[self.car]
        if corner < 0:
            return self.gauge("stops", label, 0, None, "flag")
        stops = race.track.stops[corner]
        text = message(ROOM, "stops-text", made=min(made, stops), stops=stops, corner=corner_name(race.track, corner))
        return self.gauge("stops", label, made, stops, "flag", text)

    def turn(self) -> list[Gauge]:
        """When the car moves in this round, or that it has."""
        race, car = self.race, self.car
        if car not in race.order:
            return []
        number = race.order.index(car) + 1
        turn = (
            "now" if race.drive.car == car else "over" if race.moved[car] else "live" if race.rules.live_order else ""
        )
        text = message(ROOM, "turn-text", number=number, turn=turn)
        return [self.gauge("turn", message(ROOM, "gauge-turn"), number, len(race.order), "clock", text)]

    def condition(self) -> list[Gauge]:
        """What has become of the car: stalled, spun, damaged, out and why; and what it still has to do or may do."""
        race, book, car = self.race, self.race.book, self.car
        facts: list[Text] = []
        if race.status[car] != RACING:
            facts.append(message(ROOM, "fact-status", status=STATUS[race.status[car]], cause=CAUSES[book.out_by[car]]))
        if book.damaged[car] != NO_DAMAGE:
            facts.append(message(ROOM, "fact-damaged", component=component_text(book.damaged[car])))
        known = (
            (message(ROOM, "fact-forced"), book.forced[car]),
            (message(ROOM, "fact-smoked"), book.smoked[car]),
            (message(ROOM, "fact-sabotaged"), book.sabotaged[car]),
            (message(ROOM, "fact-reroll"), book.rerolls[car]),
            (message(ROOM, "fact-driver-used"), race.rules.driver and book.driver_used[car]),
        )
        facts += [fact for fact, holds in known if holds]
        if not facts:
            return []
        text = message(ROOM, "fact-list", facts=tuple(facts))
        return [self.gauge("state", message(ROOM, "gauge-state"), len(facts), None, "damage", text)]

    def pit(self) -> list[Gauge]:
        """The box of the car, and how far it has come with its stop."""
        race, car = self.race, self.car
        if race.box[car] < 0:
            return []
        state = IN_PIT.get(race.book.pit[car], "away")
        if race.drive.car == car and race.drive.declared and state == "away":
            state = "declared"
        text = message(ROOM, "box-text", number=race.box[car] + 1, state=state)
        return [self.gauge("box", message(ROOM, "gauge-box"), race.box[car] + 1, None, "wrench", text)]

    def sheet(self) -> list[Gauge]:
        """The points of an open sheet with load and ERS; of a closed one the points that were seen to go."""
        race, car = self.race, self.car
        if not sees_sheet(race, self.stage.seat, car):
            gone = [(part, gone_of(race, car, part)) for part in range(WIDTH)]
            return [
                self.gauge(COMPONENTS[part], component_text(part), count, None, ICONS[part], lost_text(count))
                for part, count in gone
                if count
            ]
        found = [
            self.gauge(COMPONENTS[part], component_text(part), race.has(car, part), race.most(car, part), ICONS[part])
            for part in range(WIDTH)
            if race.most(car, part)
        ]
        if race.rules.aero:
            load = race.load[car]
            text = message(ROOM, "option-load", load=LOADS[load])
            found.append(self.gauge("load", message(ROOM, "gauge-load"), load, None, "chevron", text))
        return found

    def tricks(self) -> list[Gauge]:
        """The tricks, those of others only once they were used."""
        tricks = seen_tricks(self.race, self.stage.seat, self.car)
        if not tricks:
            return []
        names = tuple(message(ROOM, "trick-name", trick=trick or "hidden") for trick in tricks)
        text = message(ROOM, "trick-list", tricks=names)
        return [self.gauge("tricks", message(ROOM, "gauge-tricks"), len(tricks), None, "question", text)]


def lost_text(count: int) -> Text:
    return message(ROOM, "points-lost", count=count)


def car_gauges(stage: Stage, race: Race, car: int) -> list[Gauge]:
    """The gauges of a car that a viewer may see."""
    return Dashboard(stage, race, car).gauges()


def cells_come(race: Race, car: int) -> int:
    """The cells that a car has come since the start, about; in the pit lane, as far as its entry."""
    line, rank = place_of(race, car)[:2]
    return (line * race.track.lap + rank // 2) // race.track.cell_ranks
