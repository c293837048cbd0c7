"""The first edition's table in words: what both editions write, and one part more: `first used=r5 entered=3 ...`."""

from typing import Final

from paddock.core import bad
from paddock.core.notation import SOURCE
from paddock.games.race90.first.cards import sheets
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.notation import ALWAYS, CAR_WORDS, CHART_WORDS, Notation
from paddock.games.race90.shared.position import NOBODY, NOWHERE, Race
from paddock.games.race90.shared.words import (
    Cards,
    CarName,
    CarNames,
    Count,
    FieldWord,
    Hand,
    Mark,
    Name,
    Numbers,
    OneCard,
    by_key,
    car_of,
    name_of,
    number,
)

SHEETS: Final = tuple([f"{sheet.name}-{sheet.side}" for sheet in sheets()])


class FromOne(FieldWord):
    """A number counted from 1."""

    def text(self, race: Race, value: int) -> str:
        return str(value + 1)

    def value(self, race: Race, text: str) -> int:
        return number(text, self.key) - 1


class Once(Mark):
    """A mark written with a 1."""

    def write(self, race: Race, record: object, at: int | None = None) -> str:
        return f"{self.key}=1" if super().write(race, record, at) else ""


TABLE_WORDS: Final[tuple[FieldWord, ...]] = (
    FieldWord("entered"),
    FieldWord("passes"),
    FieldWord("hurt"),
    FieldWord("points"),
    Cards("used"),
    Mark("bumped"),
    CarName("paid_for", "paid-for"),
)
PASSED: Final = Mark("passed")
"""How the last check ended, a field of the turn."""
SEAT_WORDS: Final[tuple[FieldWord, ...]] = (Cards("trail"), FieldWord("tied"), Name("sheet", SHEETS, usual=NOWHERE))
WAITING_WORDS: Final[tuple[FieldWord, ...]] = (
    Hand("hands", "hand"),
    OneCard("target"),
    Numbers("levels", 3, "+", usual=ALWAYS),
    FromOne("skill", usual=NOBODY),
    Count("soft_sets", "sets"),
    Once("spent"),
)
"""What a player who waits to come back keeps."""
WAITING: Final = CarNames("waiting")

TABLE: Final = by_key((*TABLE_WORDS, WAITING))
SEAT: Final = by_key((*SEAT_WORDS, *WAITING_WORDS))


class FirstNotation(Notation):
    """How the first edition writes its table."""

    def write(self, race: Race) -> str:
        assert isinstance(race, FirstRace)
        words = " ".join(word for word in own_words(race) if word)
        return f"{super().write(race)} | first {words}" if words else super().write(race)

    def read(self, text: str, race: Race) -> None:
        assert isinstance(race, FirstRace)
        parts = [part.strip() for part in text.split("|")]
        own = [part for part in parts if part.split(" ")[0] == "first"]
        super().read(" | ".join(part for part in parts if part not in own), race)
        for part in own:
            for word in part.split()[1:]:
                read_word(race, word)
        gone = {card.index for card in own_cards(race)}
        race.race_pile = [card for card in race.race_pile if card.index not in gone]
        race.track_pile = [card for card in race.track_pile if card.index not in gone]


NOTATION: Final = FirstNotation(CAR_WORDS, CHART_WORDS)


def own_words(race: FirstRace) -> list[str]:
    words = [word.write(race, race) for word in TABLE_WORDS]
    words.append(PASSED.write(race, race.now))
    for seat in range(race.seats):
        kept = (*SEAT_WORDS, *WAITING_WORDS) if seat in race.waiting else SEAT_WORDS
        found = [word.write(race, race, seat).partition("=") for word in kept]
        words += [f"{key}:{name_of(race, seat)}={value}" for key, _, value in found if key]
    return [*words, WAITING.write(race, race)]


def own_cards(race: FirstRace) -> list[Card]:
    """Cards in places that only this edition has."""
    kept = [card for seat in race.waiting for card in (*race.hands[seat], race.target[seat]) if card is not None]
    return [card for card in (*race.used, *kept) if card.index >= 0]


def read_word(race: FirstRace, word: str) -> None:
    key, _, value = word.partition("=")
    key, _, name = key.partition(":")
    if name:
        read_seat_word(race, car_of(race, name), key, value)
    elif key == PASSED.key:
        PASSED.read(race, race.now, value)
    elif key in TABLE:
        TABLE[key].read(race, race, value)
    else:
        raise bad(SOURCE, f"there is no word '{word}' for a race of the first edition")


def read_seat_word(race: FirstRace, seat: int, key: str, value: str) -> None:
    if seat >= race.seats:
        raise bad(SOURCE, f"'{key}' belongs to players, not to {name_of(race, seat)}")
    if key not in SEAT:
        raise bad(SOURCE, f"there is no word '{key}' for a player")
    SEAT[key].read(race, race, value, seat)
