"""The table in words:

round 2 | train>car>motorbike>ship>plane | pool ship-a red-car blue-car |
red hand train plane route car-b played ship, blue ... | booster turbo 0 | order 1 0

Cards of the player's own colour are written by vehicle alone.
"""

from collections.abc import Iterable

from paddock.core import bad
from paddock.core.notation import SOURCE, whole
from paddock.games.crazy_race.cards import (
    COLOURS,
    DISGUISE,
    LAST_WORD,
    NONE,
    SPEED_FIRST,
    TURBO,
    VEHICLES,
    Card,
)
from paddock.games.crazy_race.position import NOBODY, ROUNDS, Race

LASTING = [TURBO, LAST_WORD, DISGUISE, SPEED_FIRST]  # the others are over before a round begins


def write(race: Race) -> str:
    """The table in words."""
    parts = [
        f"round {race.round}",
        ">".join(VEHICLES[vehicle] for vehicle in race.hierarchy),
        " ".join(("pool", *(card.id for card in race.pool))),
        ", ".join(_write_seat(race, seat) for seat in range(race.seats)),
        "booster none" if race.booster == NONE else f"booster {race.booster} {race.booster_seat}",
        " ".join(("order", *map(str, race.order))),
    ]
    return " | ".join(parts)


def _write_seat(race: Race, seat: int) -> str:
    colour = race.characters[seat]
    words = ["-" if colour == NOBODY else COLOURS[colour]]
    played = race.played[seat]
    for name, cards in (
        ("hand", race.hands[seat]),
        ("route", race.routes[seat]),
        ("played", [played] if played else []),
    ):
        if cards:
            words += [name, *(VEHICLES[card.vehicle] if card.colour == colour else card.id for card in cards)]
    return " ".join(words)


def read(text: str, race: Race) -> Race:
    """Read the words of a table into an empty one."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 6:
        raise bad(SOURCE, f"a table is 'round | hierarchy | pool | seats | booster | order', not '{text}'")
    race.round = _read_round(parts[0])
    race.hierarchy = _read_hierarchy(parts[1])
    race.pool = [_card(race, word, "") for word in _words(parts[2], "pool")]
    _read_seats(race, parts[3].split(","))
    _read_booster(race, _words(parts[4], "booster"))
    race.order = [_seat(word, race) for word in _words(parts[5], "order")]
    if race.order and sorted(race.order) != list(range(race.seats)):
        raise bad(SOURCE, f"an order names every seat once, not '{parts[5]}'")
    race.starters = _starters_left(race)
    return race


def _read_round(text: str) -> int:
    number = whole(" ".join(_words(text, "round")), "the round")
    if number > ROUNDS:
        raise bad(SOURCE, f"there are {ROUNDS} rounds, not {number}")
    return number


def _read_hierarchy(text: str) -> list[int]:
    names = text.split(">")
    if sorted(names) != sorted(VEHICLES):
        raise bad(SOURCE, f"a hierarchy names every vehicle once, as in {'>'.join(VEHICLES)}, not '{text}'")
    return [VEHICLES.index(name) for name in names]


def _read_seats(race: Race, seats: list[str]) -> None:
    if len(seats) != race.seats:
        raise bad(SOURCE, f"this race has {race.seats} seats, but {len(seats)} are written")
    for seat, text in enumerate(seats):
        colour, *words = text.split() or [""]
        if colour not in (*COLOURS, "-"):
            raise bad(SOURCE, f"a seat starts with its colour ({' '.join(COLOURS)}) or '-', not '{colour}'")
        race.characters[seat] = NOBODY if colour == "-" else COLOURS.index(colour)
        piles = _read_piles(race, words, colour)
        race.hands[seat], race.routes[seat] = piles["hand"], piles["route"]
        race.played[seat] = _played(piles["played"], seat)
    if len(set(race.taken_characters())) < len(race.taken_characters()):
        raise bad(SOURCE, "two seats have the same colour")


def _played(cards: list[Card], seat: int) -> Card | None:
    if len(cards) > 1:
        raise bad(SOURCE, f"a seat plays one card, not {len(cards)}: seat {seat}")
    return cards[0] if cards else None


def _read_piles(race: Race, words: Iterable[str], colour: str) -> dict[str, list[Card]]:
    piles: dict[str, list[Card]] = {"hand": [], "route": [], "played": []}
    pile = piles["hand"]
    for word in words:
        if word in piles:
            pile = piles[word]
        else:
            pile.append(_card(race, word, colour))
    return piles


def _read_booster(race: Race, words: list[str]) -> None:
    if words == [NONE]:
        return
    if len(words) != 2 or words[0] not in LASTING:
        raise bad(SOURCE, f"a booster is 'none' or one of {' '.join(LASTING)} and a seat, not '{' '.join(words)}'")
    race.booster, race.booster_seat = words[0], _seat(words[1], race)


def _words(text: str, name: str) -> list[str]:
    first, *rest = text.split() or [""]
    if first != name:
        raise bad(SOURCE, f"'{name} ...' is expected, not '{text}'")
    return rest


def _card(race: Race, word: str, colour: str) -> Card:
    known = race.deck.by_id
    card = known.get(f"{colour}-{word}") or known.get(word)
    if card is None:
        raise bad(SOURCE, f"there is no card '{word}'")
    return card


def _seat(word: str, race: Race) -> int:
    seat = whole(word, "a seat")
    if seat >= race.seats:
        raise bad(SOURCE, f"this race has {race.seats} seats, there is no seat {seat}")
    return seat


def cards_in_play(race: Race) -> list[Card]:
    """Every card on the table."""
    piles = [race.pool, *race.hands, *race.routes]
    pooled = {card.index for card in race.pool}  # for a moment, played cards are in the pool too
    played = [card for card in race.played if card is not None and card.index not in pooled]
    return [card for pile in piles for card in pile] + played


def _starters_left(race: Race) -> list[Card]:
    cards = cards_in_play(race)
    twice = {card.id for card in cards if cards.count(card) > 1}
    if twice:
        raise bad(SOURCE, f"these cards lie in two places: {' '.join(sorted(twice))}")
    return [card for card in race.deck.starters if card not in cards]
