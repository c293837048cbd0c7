"""Tables for the tests of Race! Formula 90, second edition: a position from its words, chance said card by card."""

from collections.abc import Iterable
from typing import Any

import paddock
from games.race90.shared.tables import Table as SharedTable
from paddock.games.race90.second.cards import deck
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.cards import EVENTS, KINDS, Card
from paddock.games.race90.shared.deck_text import PRINTED

GAME = paddock.game("race90-2")


class Table(SharedTable):
    """A match without dice of its own, spoken to in the words of its line."""

    @property
    def race(self) -> SecondRace:
        assert isinstance(self.match.race, SecondRace)
        return self.match.race

    def do(self, *codes: str) -> "Table":
        super().do(*codes)
        return self

    def any_luck(self, until: str = "") -> "Table":
        super().any_luck(until)
        return self


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
TWO = f"{FAR}, blue@35, orange@3"
"""Two players, far from each other."""
CARDS = deck("monza", PRINTED).race


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


def second(cars: str, table: str = "", now: str = "blue", circuit: str = "monza", seats: int = 2) -> SecondRace:
    """A race as it stands when blue is to declare."""
    return at(cars, "Declare 0", table=table, now=now, circuit=circuit, seats=seats).race


def ids(cards: Iterable[Card]) -> list[str]:
    """The names of cards."""
    return [card.id for card in cards]


def named(race: SecondRace, names: str) -> list[Card]:
    """The cards with these names."""
    return [race.deck.by_id[name] for name in names.split(",") if name]
