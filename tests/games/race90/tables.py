"""Tables for the tests of Race! Formula 90: a position from its words, chance said card by card."""

from typing import Any

import paddock
from paddock.core.tasks import Event
from paddock.games.race90.cards import EVENTS, KINDS, Card, deck
from paddock.games.race90.notation import car_of, name_of
from paddock.games.race90.position import FLAG, Race

GAME = paddock.game("race90-2")


class Table:
    """A match without dice of its own, spoken to in the words of its line."""

    def __init__(self, match: paddock.Match) -> None:
        self.match = match

    @property
    def race(self) -> Race:
        assert isinstance(self.match.race, Race)
        return self.match.race

    @property
    def codes(self) -> list[str]:
        """What the seat that is to move can choose."""
        return self.match.decision(self.match.to_move[0]).codes

    @property
    def asks(self) -> str:
        """The task that waits."""
        return type(self.race.stack[-1]).__name__ if self.race.stack else ""

    def do(self, *codes: str) -> "Table":
        """Say in order what is chosen, and how chance falls."""
        for code in codes:
            if self.match.chance is not None:
                self.match.fall(code)
            else:
                self.match.choose(self.match.to_move[0], code)
        return self

    def any_luck(self, until: str = "") -> "Table":
        """Let chance fall as it comes first, until somebody has to choose."""
        while self.match.chance is not None and self.asks != until:
            fork = self.match.chance
            index = next(n for n, weight in enumerate(fork.weights) if weight)
            self.match.fall(fork.outcomes[index].code)
        return self

    def car(self, name: str) -> int:
        return car_of(self.race, name)

    def where(self, name: str) -> str:
        return self.race.board.names[self.race.section(self.car(name))]

    def lane(self, section: str) -> list[str]:
        """Who stands in a section, from the front."""
        cars = self.race.lanes[self.race.board.index[section]]
        return ["flag" if car == FLAG else name_of(self.race, car) for car in cars]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.race.hands[seat]]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.match.events if isinstance(event, kind)]


def at(cars: str, tasks: str, *, seats: int = 2, circuit: str = "monza", table: str = "", now: str = "") -> Table:
    """A table: cars in words, what is to do, and whatever else should be said of the table."""
    words = f"{seats} {circuit} | turn 7 weather 1 {table} | {cars}" if "turn" not in table else ""
    words = words or f"{seats} {circuit} | {table} | {cars}"
    if now:
        words += f" | now {now}"
    return Table(GAME.at(f"{words} | {tasks}", open_chance=True))


def fresh(seats: int = 2, circuit: str = "monza") -> Table:
    """A race that has not begun."""
    return Table(GAME.new(seats, circuit, open_chance=True))


TURN = "TakeTurn 0"
FAR = "superfast1@90"
"""Somebody else leads, far ahead."""
CARDS = deck(2, "monza").race


def card(kind: str = "", mp: int = 0, *, without: tuple[str, ...] = (), **printed: Any) -> str:
    """The id of a race card that shows what is asked for and nothing else."""
    for each in CARDS:
        if each.id not in without and fits(each, kind, mp, printed):
            return each.id
    raise AssertionError(f"no card {kind} {mp} {printed}")


def fits(each: Card, kind: str, mp: int, printed: dict[str, Any]) -> bool:
    if (kind and KINDS[each.kind] != kind) or (mp and each.mp != mp):
        return False
    usual: dict[str, Any] = {"tyres": 0, "damage": 0, "discards": 0, "draw": 0, "checks": (), "events": ()}
    usual.update({key: value for key, value in printed.items() if key not in ("event", "check")})
    if "event" in printed:
        usual["events"] = (EVENTS.index(printed["event"]),)
    return (
        all(getattr(each, key) == value for key, value in usual.items())
        and printed.get("check", each.check) == each.check
    )


def value(check: int, *, without: tuple[str, ...] = ()) -> str:
    """The id of a race card with a check value."""
    return next(each.id for each in CARDS if each.check == check and each.id not in without)


def turn(words: str, *, section: int = 35, others: str = "orange@3", table: str = "", circuit: str = "monza") -> Table:
    """Blue's turn, driving on."""
    return at(f"{FAR}, blue@{section} {words}, {others}", "TakeTurn 0; Declare 1", table=table, circuit=circuit).do(
        "go"
    )


def playing(words: str, *, section: int = 35, others: str = "orange@3", table: str = "", now: str = "") -> Table:
    """Blue is to play a card."""
    steps = "PlayCards 0; EndDeclarations 0; TurnOver 0; Declare 1"
    return at(f"{FAR}, blue@{section} {words}, {others}", steps, table=table, now=f"blue {now}")
