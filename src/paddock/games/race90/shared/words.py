"""How a field is written: one entry for each, which both writes it and reads it back.

A word is `key=value`, or the key alone. A field that holds its usual value is left out.
"""

from collections.abc import Sequence
from typing import Any, Final

from paddock.core import bad
from paddock.core.notation import SOURCE, whole
from paddock.games.race90.shared.cards import HIDDEN, Card
from paddock.games.race90.shared.options import car_name
from paddock.games.race90.shared.position import NOBODY, NOWHERE, UNSET, Race
from paddock.games.race90.shared.rules_contest import ROBOT_MARK
from paddock.games.race90.shared.rules_table import put

ROBOT_CARD: Final = ROBOT_MARK[0].id


class FieldWord:
    """A field of a race or of a turn, and how its value is written."""

    def __init__(self, field: str, key: str = "", usual: Any = 0) -> None:
        self.field = field
        self.key = key or field
        self.usual = usual

    def write(self, race: Race, record: Any, at: int | None = None) -> str:
        """The word for a field of a record, or for its value at a car or seat; empty if the value is the usual one."""
        value = getattr(record, self.field)
        if at is not None:
            value = value[at]
        return "" if value == self.usual else f"{self.key}={self.text(race, value)}"

    def read(self, race: Race, record: Any, text: str, at: int | None = None) -> None:
        """Set the field from the text behind the `=`."""
        value = self.value(race, text)
        if at is None:
            setattr(record, self.field, value)
            return
        held = getattr(record, self.field)
        if isinstance(held, list):
            held[at] = value
        else:
            setattr(record, self.field, put(held, at, value))

    def text(self, race: Race, value: Any) -> str:
        return str(value)

    def value(self, race: Race, text: str) -> Any:
        return number(text, self.key)


class Count(FieldWord):
    """A whole number of things."""

    def value(self, race: Race, text: str) -> int:
        return whole(text, self.key)


class Mark(FieldWord):
    """The key alone, if it is true."""

    def __init__(self, field: str, key: str = "") -> None:
        super().__init__(field, key, False)

    def write(self, race: Race, record: Any, at: int | None = None) -> str:
        return self.key if super().write(race, record, at) else ""

    def value(self, race: Race, text: str) -> bool:
        return True


class Among(FieldWord):
    """The key alone, for a car that is among some."""

    def write(self, race: Race, record: Any, at: int | None = None) -> str:
        return self.key if at in getattr(record, self.field) else ""

    def read(self, race: Race, record: Any, text: str, at: int | None = None) -> None:
        setattr(record, self.field, (*getattr(record, self.field), at))


class Name(FieldWord):
    """One of a list of names."""

    def __init__(self, field: str, names: tuple[str, ...], key: str = "", usual: Any = NOBODY) -> None:
        super().__init__(field, key, usual)
        self.names = names

    def text(self, race: Race, value: int) -> str:
        return self.names[value]

    def value(self, race: Race, text: str) -> int:
        return one_of(self.names, text)


class Numbers(FieldWord):
    """A fixed number of figures with a sign between them: `10+6+5`, `4/37`."""

    def __init__(self, field: str, count: int, sign: str, key: str = "", usual: Any = None) -> None:
        super().__init__(field, key, usual)
        self.count = count
        self.sign = sign

    def text(self, race: Race, value: tuple[int, ...]) -> str:
        return self.sign.join(map(str, value))

    def value(self, race: Race, text: str) -> tuple[int, ...]:
        return numbers(text, self.count, self.sign)


class List(FieldWord):
    """Any number of figures, with commas."""

    def __init__(self, field: str) -> None:
        super().__init__(field, usual=())

    def text(self, race: Race, value: tuple[int, ...]) -> str:
        return ",".join(map(str, value))

    def value(self, race: Race, text: str) -> tuple[int, ...]:
        return tuple([number(each, self.key) for each in text.split(",")])


class Checks(FieldWord):
    """Checks still to be made: `check+20,blind-10`."""

    def text(self, race: Race, value: tuple[tuple[int, bool], ...]) -> str:
        return ",".join(f"{'blind' if blind else 'check'}{modifier:+}" for modifier, blind in value)

    def value(self, race: Race, text: str) -> tuple[tuple[int, bool], ...]:
        length = len("check")
        words = [(each[:length], each[length:].replace("+", "", 1)) for each in text.split(",")]
        return tuple([(number(modifier, self.key), kind == "blind") for kind, modifier in words])


class Spot(FieldWord):
    """A trajectory spot by its name."""

    def __init__(self, field: str) -> None:
        super().__init__(field, usual=NOWHERE)

    def text(self, race: Race, value: int) -> str:
        return race.board.spots[value].name

    def value(self, race: Race, text: str) -> int:
        if text not in race.board.spot_index:
            raise bad(SOURCE, f"there is no spot '{text}'; spots: {' '.join(race.board.spot_index)}")
        return race.board.spot_index[text]


class OffTrack(FieldWord):
    """A car off the track, with the section in which it will come back."""

    def write(self, race: Race, record: Any, at: int | None = None) -> str:
        assert at is not None
        return f"{self.key}={race.board.names[race.reentry[at]]}" if at in race.off else ""

    def read(self, race: Race, record: Any, text: str, at: int | None = None) -> None:
        assert at is not None
        race.off = (*race.off, at)
        race.reentry = put(race.reentry, at, section_of(race, text))


class CarName(FieldWord):
    """A car by its name."""

    def __init__(self, field: str, key: str = "") -> None:
        super().__init__(field, key, NOBODY)

    def text(self, race: Race, value: int) -> str:
        return name_of(race, value)

    def value(self, race: Race, text: str) -> int:
        return car_of(race, text)


class CarNames(FieldWord):
    """Cars by their names."""

    def __init__(self, field: str) -> None:
        super().__init__(field, usual=())

    def text(self, race: Race, value: tuple[int, ...]) -> str:
        return ",".join(name_of(race, car) for car in value)

    def value(self, race: Race, text: str) -> tuple[int, ...]:
        return tuple([car_of(race, name) for name in text.split(",")])


class Cards(FieldWord):
    """Cards by their ids."""

    def __init__(self, field: str, key: str = "", usual: Any = ()) -> None:
        super().__init__(field, key, usual)

    def text(self, race: Race, value: Sequence[Card]) -> str:
        return write_cards(value)

    def value(self, race: Race, text: str) -> Sequence[Card]:
        return read_cards(race, text)


class Hand(Cards):
    """Cards that are held in a list."""

    def __init__(self, field: str, key: str) -> None:
        super().__init__(field, key, [])

    def value(self, race: Race, text: str) -> list[Card]:
        return list(read_cards(race, text))


class OneCard(FieldWord):
    """A card by its id."""

    def __init__(self, field: str) -> None:
        super().__init__(field, usual=None)

    def text(self, race: Race, value: Card) -> str:
        return value.id

    def value(self, race: Race, text: str) -> Card:
        return read_card(race, text)


def qualified() -> FieldWord:
    """What a car qualified with: movement points and check value."""
    return Numbers("values", 2, "/", "value", UNSET)


def inserted(words: tuple[FieldWord, ...], *more: tuple[str, FieldWord]) -> tuple[FieldWord, ...]:
    """An edition's words: those of both, and its own, each behind the word with the given key."""
    found = list(words)
    for key, word in more:
        place = [each.key for each in found].index(key)
        found.insert(place + 1, word)
    return tuple(found)


def by_key(words: tuple[FieldWord, ...]) -> dict[str, FieldWord]:
    return {word.key: word for word in words}


# Names and numbers


def name_of(race: Race, car: int) -> str:
    return car_name(race.driver(car))


def car_of(race: Race, name: str) -> int:
    for car in range(race.cars):
        if name_of(race, car) == name:
            return car
    known = " ".join(name_of(race, car) for car in range(race.cars))
    raise bad(SOURCE, f"there is no car '{name}'; cars: {known}")


def section_of(race: Race, name: str) -> int:
    if name not in race.board.index:
        raise bad(SOURCE, f"there is no section '{name}'; sections: {' '.join(race.board.names)}")
    return race.board.index[name]


def write_cards(cards: Sequence[Card]) -> str:
    return ",".join(card.id for card in cards)


def read_cards(race: Race, text: str) -> tuple[Card, ...]:
    return tuple([read_card(race, name) for name in text.split(",") if name])


def read_card(race: Race, name: str) -> Card:
    if name == ROBOT_CARD:
        return ROBOT_MARK[0]
    card = race.deck.by_id.get(name) or HIDDEN.get(name)
    if card is None:
        raise bad(SOURCE, f"there is no card '{name}'")
    return card


def one_of(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise bad(SOURCE, f"'{name}' is none of: {' '.join(names)}")
    return names.index(name)


def number(word: str, what: str) -> int:
    if not word.lstrip("-").isdigit():
        raise bad(SOURCE, f"{what} is a whole number, not '{word}'")
    return int(word)


def numbers(text: str, count: int, sign: str) -> tuple[int, ...]:
    words = text.split(sign)
    if len(words) != count:
        raise bad(SOURCE, f"{count} numbers with {sign} between them are needed, not '{text}'")
    return tuple([number(word, "each of them") for word in words])
