"""Why a thing cannot be chosen: asked for everything in sight over whole races, and each answer checked by the table.

A claim is judged by what lies on the table, not by the functions that gave the reason.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import paddock
from paddock.core import Refusal, message
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.edition import Edition
from paddock.games.race90.shared.position import FLAG, NOWHERE, SAVE_TYRES, Race

RACES = [
    ("race90-1", "advanced-race", 3, "monza"),
    ("race90-1", "advanced-race", 4, "hungaroring"),
    ("race90-1", "basic-race", 2, "monza"),
    ("race90-1", "junior-race", 3, "hungaroring"),
    ("race90-2", "full-race", 2, "monza"),
    ("race90-2", "full-race", 4, "monaco"),
    ("race90-2", "short-evening", 3, "spa"),
]
EVERY = 23
"""Things are asked for at every so many decisions: a number that no round of questions divides."""


@pytest.mark.parametrize(("name", "preset", "seats", "circuit"), RACES)
def test_every_reason_is_specific_and_true(name: str, preset: str, seats: int, circuit: str) -> None:
    told: Counter[str] = Counter()
    for match, seat in sampled(name, preset, seats, circuit):
        rules = match.game.rules
        for thing in in_sight(match, seat):
            refusal = match.why_not_thing(seat, thing)
            if refusal is None:
                continue
            key = refusal.reason.key
            told[key] += 1
            assert refusal.rule in rules, (key, refusal.rule)
            assert is_true(match, seat, thing, refusal), (key, thing, match.position)

    assert told["not-now"] <= 0.05 * told.total()
    assert told.total() > 5000


@pytest.mark.parametrize("name", ["race90-1", "race90-2"])
def test_a_reason_tells_nothing_hidden(name: str) -> None:
    """In a race that looks the same to a seat, with other cards where it cannot see, the reasons are the same."""
    for match, seat in sampled(name, None, 3, "monza"):
        imagined = match.imagine(seat, "reasons")
        for thing in in_sight(match, seat):
            assert match.why_not_thing(seat, thing) == imagined.why_not_thing(seat, thing)


@pytest.mark.parametrize("name", ["race90-1", "race90-2"])
def test_every_reason_has_a_sentence_a_rule_and_a_claim(name: str) -> None:
    game = paddock.game(name)
    assert isinstance(game, Edition)
    facts = {"seat": 0, "driver": "", "section": "", "corner": "", "cars": 2, "card": ""}
    asked = {key: rule for _, key, rule in game.reasons.cards.values()}

    for key, rule in (game.reasons.rules | asked).items():
        assert rule in game.rules
        assert f"why-{key}" in CLAIMS
        for lang in paddock.LANGUAGES:
            assert paddock.render(message(ROOM, f"why-{key}", **facts), lang)


def sampled(name: str, preset: str | None, seats: int, circuit: str) -> Iterator[tuple[paddock.Match, int]]:
    """Moments of two races driven at random."""
    for seed in range(2):
        match = paddock.game(name).new(seats, circuit, preset=preset, seed=seed)
        drawn, count = random.Random(seed), 0
        while not match.over:
            seat, count = match.to_move[0], count + 1
            if count % EVERY == 0:
                yield match, seat
            match.choose(seat, drawn.choice(match.decision(seat).options))


def in_sight(match: paddock.Match, seat: int) -> list[str]:
    """Every piece and place of a seat's scene: what a spectator sees, and the own cards."""
    board, race = match.board(), match.race
    assert board is not None
    assert isinstance(race, Race)
    backs = (f"hand-{seat}-", f"laid-{seat}-")
    pieces = [piece.id for piece in match.scene(None).all_pieces() if not piece.id.startswith(backs)]
    own = [card.id for card in (*race.hands[seat], *race.laid[seat])]
    return [*pieces, *own, *(place.id for place in board.places)]


def is_true(match: paddock.Match, seat: int, thing: str, refusal: Refusal) -> bool:
    return CLAIMS[refusal.reason.key](Case(match, seat, thing, dict(refusal.reason.args)))


# The table, looked at afresh


class Case:
    """The table when a thing was refused, and the facts that the sentence names."""

    def __init__(self, match: paddock.Match, seat: int, thing: str, facts: dict[str, Any]) -> None:
        self.race: Any = match.race
        self.task: Any = match.decision(seat).task
        self.seat, self.thing, self.facts = seat, thing, facts

    @property
    def card(self) -> Card:
        found = self.race.deck.by_id[self.thing]
        assert isinstance(found, Card)
        return found

    @property
    def hand(self) -> list[Card]:
        return list(self.race.hands[self.seat])

    @property
    def other(self) -> int:
        """The seat that the sentence names."""
        return int(self.facts["seat"].number)

    @property
    def car(self) -> int:
        """The car that the sentence names."""
        return next(car for car in range(self.race.cars) if self.race.driver(car).text() == self.facts["driver"])

    @property
    def number(self) -> int:
        return int(self.thing.rpartition("-")[2])

    @property
    def section(self) -> int:
        return int(self.race.board.index[self.thing.partition(".")[0]])

    @property
    def lane(self) -> tuple[int, ...]:
        return tuple(self.race.lanes[self.section])

    @property
    def place(self) -> int:
        """The place in a section, from 1; 0 for the whole of it."""
        return int(self.thing.partition(".")[2] or 0)

    @property
    def spot(self) -> Any:
        return self.race.board.spots[self.race.board.spot_index[self.thing]]

    @property
    def holder(self) -> int:
        """The car on a trajectory, or -1."""
        spot = self.race.board.spot_index[self.thing]
        return next((car for car in range(self.race.cars) if self.race.spot[car] == spot), -1)

    def asks(self, *names: str) -> bool:
        return any(cls.__name__ in names for cls in type(self.task).__mro__)

    def lacks(self, *, but: bool) -> bool:
        """Whether a card is not in the own hand, or is without what the decision asks for."""
        return self.card not in self.hand or not but


def is_too_expensive(case: Case) -> bool:
    """Whether chips, cards and slots are too few, even at the price of SAVE TYRES."""
    race, seat = case.race, case.seat
    cards = [case.card, *race.now.played]
    tyres = sum(each.tyres for each in cards) - (race.strategy[seat] == SAVE_TYRES)
    discards, damage = sum(each.discards for each in cards), sum(each.damage for each in cards)
    left = sum(each not in cards for each in race.hands[seat])
    if damage > race.levels[seat][2] - race.red[seat] - race.brown[seat] or discards > left:
        return True
    chips = race.chips[seat]
    with_cards = 0 if getattr(race, "agreed", None) and race.agreed.chips_only else left - discards
    return bool(tyres > 0 and (chips == 0 or tyres > chips + with_cards))


def goes_together(one: Card, two: Card) -> bool:
    return 1 in (one.mp, two.mp) or (one.mp, two.mp) == (2, 2) or one.any_pair or two.any_pair


def is_pledged(case: Case) -> bool:
    """Whether a Track card on the table demands a corner that is not used yet."""
    now = case.race.now
    return now.car == case.seat and bool({each.corner for each in now.played} & set(now.pledge))


def is_behind(case: Case) -> bool:
    """Whether a car has covered less, or as much but stands behind."""
    own, their = case.race.progress[case.seat], case.race.progress[case.number]
    if own != their:
        return bool(their < own)
    lane = case.race.lanes[case.race.section(case.seat)]
    return bool(lane.index(case.number) > lane.index(case.seat))


def left_by_chased(case: Case) -> list[Card]:
    """What the chased player has moved with this turn and that lies on a pile."""
    chased, race = case.race.chased[case.seat], case.race
    trail = race.trail[chased] if 0 <= chased < race.seats else ()
    return [each for each in trail if each in (*race.race_discard, *race.track_discard)]


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "not-in-hand": lambda case: case.card not in case.hand,
    "cannot-pay": is_too_expensive,
    "no-pair": lambda case: not goes_together(case.card, case.race.now.played[0]),
    "corner-not-certain": lambda case: any(each.corner for each in (case.card, *case.race.now.played)),
    "why-card-hand": lambda case: case.thing.startswith(f"hand-{case.other}-") and case.other != case.seat,
    "why-card-held": lambda case: case.other != case.seat and case.card in case.race.hands[case.other],
    "why-card-laid": lambda case: len(case.race.laid[case.other]) > 0,
    "why-card-frozen": lambda case: case.card in case.race.frozen[case.other],
    "why-card-reserve": lambda case: case.card in case.race.reserve[case.other],
    "why-card-played": lambda case: case.card in case.race.now.played,
    "why-card-spent": lambda case: case.card in [*case.race.used, *case.race.race_discard, *case.race.track_discard],
    "why-card-first": lambda case: case.card is case.race.used[0],
    "why-card-question": lambda case: (
        case.card in case.hand
        and not case.asks("PlayFirst", "PlayOrSkip", "PayTyre", "PayUnit", "DiscardOne", "Contest")
    ),
    "why-card-slow": lambda case: case.lacks(but=case.card.mp >= 3),
    "why-card-no-three": lambda case: case.lacks(but=case.card.mp == 3),
    "why-card-no-exchange": lambda case: case.lacks(but=case.card.corner == 0),
    "why-card-no-late-power": lambda case: case.lacks(but=case.card.void_late),
    "why-card-no-extreme-power": lambda case: case.lacks(but=case.card.void_extreme),
    "why-card-not-laid-aside": lambda case: case.card not in case.race.reserve[case.race.chased[case.seat]],
    "why-card-no-sure-brake": lambda case: case.lacks(
        but=case.card.void_late
        and case.card.corner == case.race.board.corner[(case.race.section(case.seat) + 1) % case.race.board.size]
    ),
    "why-card-not-spent": lambda case: case.card not in case.race.used,
    "why-card-not-drawn": lambda case: case.card not in case.race.now.drawn,
    "why-card-not-to-take": lambda case: case.card not in (left_by_chased(case) or case.race.race_discard[-1:]),
    "why-pledge": is_pledged,
    "why-turn": lambda case: "turn" in case.thing and not case.asks("QualifyFuel"),
    "why-first-stop": lambda case: case.thing == "pawn-turn" or case.number not in (8, 10, 12, 14, 16),
    "why-weather": lambda case: "weather" in case.thing and not case.asks("WeatherChoice"),
    "why-weather-step": lambda case: case.thing == "pawn-weather" or abs(case.number - case.race.weather - 1) > 1,
    "why-no-weather": lambda case: not case.race.agreed.advanced,
    "why-not-started": lambda case: not any(case.race.lanes),
    "why-grid": lambda case: case.thing.startswith("grid-"),
    "why-section": lambda case: not case.asks("YellowFlagChoice", "GreenFlagChoice"),
    "why-off-track": lambda case: case.thing.startswith(("off-", "back-")),
    "why-flag-corner": lambda case: case.race.board.corner[case.section] == 0,
    "why-flag-there": lambda case: FLAG in case.lane,
    "why-flag-spot": lambda case: any(case.race.spot[car] != NOWHERE for car in case.lane[case.place - 1 :]),
    "why-flag-queue": lambda case: case.place > len(case.lane) + 1 and case.facts["cars"] == len(case.lane),
    "why-flag-none": lambda case: FLAG not in case.lane,
    "why-flag-touch": lambda case: FLAG in case.lane,
    "why-flag-stays": lambda case: not case.asks("GreenFlagChoice"),
    "why-spot-own": lambda case: case.holder == case.seat,
    "why-spot-held": lambda case: case.holder == case.car != case.seat,
    "why-spot-later": lambda case: case.holder < 0 and not case.asks("ChooseSpot", "PickSpot", "ForceSpot"),
    "why-spot-elsewhere": lambda case: (
        case.spot.section != case.race.section(case.task.car) and case.car == case.task.car
    ),
    "why-spot-robot": lambda case: case.asks("ForceSpot") and not case.spot.extreme,
    "why-car-asked": lambda case: case.car == case.number != case.seat,
    "why-car-own": lambda case: case.number == case.seat,
    "why-car-robot": lambda case: case.number >= case.race.seats,
    "why-car-player": lambda case: case.number == case.other != case.seat,
    "why-chit": lambda case: case.thing.startswith("chit-"),
    "why-deck": lambda case: case.thing in ("deck-race", "deck-track"),
    "why-pile": lambda case: case.thing in ("pile-race", "pile-track"),
    "why-bag": lambda case: case.thing == "bag",
    "why-safety-car": lambda case: case.race.under_safety,
    "why-chase-behind": is_behind,
    "why-chase-lap": lambda case: not is_behind(case),
    "why-chase-off": lambda case: case.number in case.race.off,
    "why-chase-one": lambda case: case.race.chased[case.seat] == case.car,
    "why-chase-leader": lambda case: case.race.leader == case.seat,
    "not-now": lambda _: True,
}
