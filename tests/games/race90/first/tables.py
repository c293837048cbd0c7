"""Tables for the tests of Race! Formula 90, first edition: a position from its words, chance said card by card."""

from typing import Any

import paddock
from games.race90.shared.tables import Table as SharedTable
from paddock.games.race90.first.cards import deck
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_turn import next_car
from paddock.games.race90.shared.cards import EVENTS, KINDS, Card
from paddock.games.race90.shared.deck_text import PRINTED
from paddock.games.race90.shared.words import name_of

GAME = paddock.game("race90-1")
LAP = 24
"""Sections of Monza."""
TURN = "ActNow 0"
ROUND = "NextToAct; RoundOver; Round no"
CARDS = deck("monza", True, PRINTED).cards


class Table(SharedTable):
    """A match without dice of its own, spoken to in the words of its line."""

    @property
    def race(self) -> FirstRace:
        assert isinstance(self.match.race, FirstRace)
        return self.match.race

    def do(self, *codes: str) -> "Table":
        super().do(*codes)
        return self

    def any_luck(self, until: str = "") -> "Table":
        super().any_luck(until)
        return self

    @property
    def seat(self) -> int:
        """Who is to move."""
        return self.match.to_move[0]

    @property
    def discards(self) -> list[str]:
        """The race discards, the top card last."""
        return [card.id for card in self.race.race_discard]

    def target(self, seat: int = 0) -> str:
        card = self.race.target[seat]
        return "" if card is None else card.id

    @property
    def leader(self) -> str:
        return name_of(self.race, self.race.leader)

    @property
    def next(self) -> str:
        """The car whose turn comes next."""
        return name_of(self.race, next_car(self.race))


def at(
    cars: str,
    tasks: str = TURN,
    *,
    seats: int = 2,
    circuit: str = "monza",
    table: str = "",
    piles: str = "",
    now: str = "",
    first: str = "",
    level: str = "basic",
    switches: str = "",
) -> Table:
    """A table: cars in words, what is to do, and whatever else should be said of it."""
    words = table if "turn" in table else f"turn 7 weather 1 {table}"
    parts = [f"{seats} {circuit} level={level} {switches}", words, cars]
    parts += [piles] if piles else []
    parts += [f"now {now}"] if now else []
    parts += [f"first {first}"] if first else []
    return Table(GAME.at(" | ".join([*parts, tasks]), open_chance=True))


def advanced(cars: str, tasks: str = TURN, **words: Any) -> Table:
    """The same in the advanced game."""
    return at(cars, tasks, level="advanced", **words)


def first(cars: str, **words: Any) -> FirstRace:
    """A race of the advanced game as it stands on blue's turn, with nothing to be done."""
    race = advanced(cars, **words).race
    race.stack[:] = []
    return race


def fresh(seats: int = 2, circuit: str = "monza", **switches: Any) -> Table:
    """A race that has not begun."""
    return Table(
        GAME.new(seats, circuit, {key.replace("_", "-"): value for key, value in switches.items()}, open_chance=True)
    )


def card(kind: str = "", mp: int = 0, *, without: tuple[str, ...] = (), **printed: Any) -> str:
    """The id of a race card that shows what is asked for and nothing else."""
    for each in CARDS:
        if not each.corner and each.id not in without and fits(each, kind, mp, printed):
            return each.id
    raise AssertionError(f"no card {kind} {mp} {printed}")


def fits(each: Card, kind: str, mp: int, printed: dict[str, Any]) -> bool:
    if (kind and KINDS[each.kind] != kind) or (mp and each.mp != mp):
        return False
    usual: dict[str, Any] = {"tyres": 0, "damage": 0, "draw": 0, "checks": (), "events": ()}
    usual.update({key: value for key, value in printed.items() if key not in ("event", "check", "modifier")})
    if "event" in printed:
        usual["events"] = (EVENTS.index(printed["event"]),)
    if "modifier" in printed:
        usual["checks"] = ((printed["modifier"], False),)
    same = all(getattr(each, key) == value for key, value in usual.items())
    return same and printed.get("check", each.check) == each.check


def value(check: int, *, without: tuple[str, ...] = ()) -> str:
    """The id of a race card with a check value."""
    return next(each.id for each in CARDS if not each.corner and each.check == check and each.id not in without)


def notes(table: Table) -> dict[str, list[str]]:
    """What is said of each option of the seat that is to move."""
    decision = table.match.decision(table.seat)
    return {option.code: [paddock.render(note) for note in decision.notes(option)] for option in decision.options}


def printed(id: str) -> Card:  # noqa: A002  the card's own word
    return next(each for each in CARDS if each.id == id)
