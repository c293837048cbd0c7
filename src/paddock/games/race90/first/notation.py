"""The first edition's table in words: what both editions write, and one part more: `first used=r5 entered=3 ...`."""

from typing import Any

from paddock.core import bad
from paddock.core.notation import SOURCE
from paddock.games.race90.first.cards import sheets
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared import notation
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.notation import car_of, name_of, number, read_cards, write_cards
from paddock.games.race90.shared.position import NOBODY
from paddock.games.race90.shared.rules_table import put

NUMBERS = ("entered", "passes", "hurt", "points")


def write(race: FirstRace) -> str:
    """The table in words."""
    words = own_words(race)
    text = notation.write(race)
    return f"{text} | first {' '.join(words)}" if words else text


def own_words(race: FirstRace) -> list[str]:
    words = [f"{key}={getattr(race, key)}" for key in NUMBERS if getattr(race, key)]
    if race.used:
        words.append(f"used={write_cards(race.used)}")
    if race.bumped:
        words.append("bumped")
    if race.paid_for != NOBODY:
        words.append(f"paid-for={name_of(race, race.paid_for)}")
    if race.now.passed:
        words.append("passed")
    for seat in range(race.seats):
        words += [f"{key}:{name_of(race, seat)}={value}" for key, value in seat_words(race, seat) if value]
    if race.waiting:
        words.append("waiting=" + ",".join(name_of(race, seat) for seat in race.waiting))
    return words


def seat_words(race: FirstRace, seat: int) -> list[tuple[str, Any]]:
    kept: list[tuple[str, Any]] = []
    if seat in race.waiting:  # cars that are out have no words of their own
        target = race.target[seat]
        kept = [("hand", write_cards(race.hands[seat])), ("target", target.id if target is not None else "")]
        kept += [("levels", "+".join(map(str, race.levels[seat]))), ("skill", race.skill[seat] + 1)]
        kept += [("sets", race.soft_sets[seat]), ("spent", int(race.spent[seat]))]
    sheet = "" if race.sheet[seat] < 0 else f"{sheets()[race.sheet[seat]].name}-{sheets()[race.sheet[seat]].side}"
    return [("trail", write_cards(race.trail[seat])), ("tied", race.tied[seat]), ("sheet", sheet), *kept]


def read(text: str, race: FirstRace) -> FirstRace:
    """The table back from its words, on an empty table."""
    parts = [part.strip() for part in text.split("|")]
    own = [part for part in parts if part.split(" ")[0] == "first"]
    notation.read(" | ".join(part for part in parts if part not in own), race)
    for part in own:
        for word in part.split()[1:]:
            read_word(race, word)
    gone = {card.index for card in own_cards(race)}
    race.race_pile = [card for card in race.race_pile if card.index not in gone]
    race.track_pile = [card for card in race.track_pile if card.index not in gone]
    return race


def own_cards(race: FirstRace) -> list[Card]:
    """Cards that lie where only this edition keeps any."""
    kept = [card for seat in race.waiting for card in (*race.hands[seat], race.target[seat]) if card is not None]
    return [card for card in (*race.used, *kept) if card.index >= 0]


def read_word(race: FirstRace, word: str) -> None:
    key, _, value = word.partition("=")
    key, _, name = key.partition(":")
    if name:
        read_seat_word(race, car_of(race, name), key, value)
    elif key in NUMBERS:
        setattr(race, key, number(value, key))
    elif key == "used":
        race.used = read_cards(race, value)
    elif key == "bumped":
        race.bumped = True
    elif key == "passed":
        race.now.passed = True
    elif key == "paid-for":
        race.paid_for = car_of(race, value)
    elif key == "waiting":
        race.waiting = tuple(car_of(race, each) for each in value.split(","))
    else:
        raise bad(SOURCE, f"'{word}' says nothing about a race of the first edition")


def read_seat_word(race: FirstRace, seat: int, key: str, value: str) -> None:
    if seat >= race.seats:
        raise bad(SOURCE, f"'{key}' is said of players, not of {name_of(race, seat)}")
    if key == "trail":
        race.trail = put(race.trail, seat, read_cards(race, value))
    elif key == "tied":
        race.tied = put(race.tied, seat, number(value, key))
    elif key == "sheet":
        names = [f"{sheet.name}-{sheet.side}" for sheet in sheets()]
        race.sheet = put(race.sheet, seat, notation.one_of(tuple(names), value))
    elif key == "hand":
        race.hands[seat] = list(read_cards(race, value))
    elif key == "target":
        race.target[seat] = notation.read_card(race, value)
    elif key == "levels":
        race.levels = put(race.levels, seat, tuple(notation.numbers(value, 3)))
    elif key == "skill":
        race.skill = put(race.skill, seat, number(value, key) - 1)
    elif key == "sets":
        race.soft_sets = put(race.soft_sets, seat, number(value, key))
    elif key == "spent":
        race.spent = put(race.spent, seat, True)
    else:
        raise bad(SOURCE, f"'{key}' says nothing about a player")
