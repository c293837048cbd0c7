"""The table in words, from what all see to what is in the hands:

turn 3 weather 5 robots hard bag 18+6 leader blue | blue@27 hand=r1,t3a target=r7 tyres=soft chips=5 strategy=lucky,
fast1@26 spot=b3-spot1, flag@3, orange@18 acted off=6b waste=2, slow1 out | discards r9,r12 | now blue played=r5

Cars stand in the order in which they stand in their sections, a yellow flag among them. A car that is not written is
out; everything else that is not written is as at the start. `?r` and `?t` are cards that a seat cannot see.

Each field has one entry in a list of words; both directions follow from it.
"""

from typing import Final

from paddock.core import Setup, bad
from paddock.core.notation import SOURCE
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, TYRES
from paddock.games.race90.shared.position import FLAG, NO_SAFETY, NOBODY, NOWHERE, TYRE_LEVEL, Race, Turn
from paddock.games.race90.shared.rules_table import card_index, settle_lead
from paddock.games.race90.shared.words import (
    Among,
    Cards,
    CarName,
    Checks,
    Count,
    FieldWord,
    Hand,
    List,
    Mark,
    Name,
    Numbers,
    OffTrack,
    OneCard,
    Spot,
    by_key,
    car_of,
    name_of,
    number,
    numbers,
    one_of,
    qualified,
    read_cards,
    write_cards,
)

ALWAYS: Final = None
"""The usual value of a field that is always written."""

CAR_WORDS: Final[tuple[FieldWord, ...]] = (
    Mark("acted"),
    Among("just_pit", "just-pit"),
    Among("forced"),
    Among("called"),
    Spot("spot"),
    FieldWord("chances"),
    FieldWord("waste"),
    OffTrack("off"),
    qualified(),
    Cards("laid"),
)
CHART_WORDS: Final[tuple[FieldWord, ...]] = (
    Hand("hands", "hand"),
    Cards("frozen"),
    Cards("swapped"),
    OneCard("target"),
    Numbers("levels", 3, "+", usual=ALWAYS),
    Name("tyres", TYRES, usual=ALWAYS),
    Count("chips", usual=ALWAYS),
    Name("skill", SKILLS),
    Name("strategy", STRATEGIES),
    Count("discs"),
    Count("red"),
    Count("brown"),
    Count("soft_sets", "sets"),
    Count("fuel"),
    Mark("spent"),
    Mark("blue", "blue-flag"),
    Mark("banged"),
    CarName("chased", "chase"),
)
TURN_WORDS: Final[tuple[FieldWord, ...]] = (
    Cards("played"),
    Cards("charted"),
    Cards("drawn"),
    *[FieldWord(field) for field in ("use", "bonus", "mp", "overtake", "tyres_due", "cards_due", "chips", "cards")],
    *[FieldWord(field, usual=NOBODY) for field in ("cleared", "saved", "offered")],
    FieldWord("weather", usual=ALWAYS),
    Spot("spot"),
    Checks("checks", usual=()),
    List("events"),
    List("pledge"),
    *[Mark(field) for field in ("doubtful", "settled", "failed", "moved", "left", "overtook")],
    *[Mark(field) for field in ("disc_settled", "threes_settled", "suspended", "passed", "was_blind")],
)
TURN: Final = by_key(TURN_WORDS)
PILES: Final = ("discards", "shown", "chits")


class Notation:
    """How an edition writes its table: the words of both editions, and its own."""

    def __init__(self, car_words: tuple[FieldWord, ...], chart_words: tuple[FieldWord, ...]) -> None:
        self.car_words = car_words
        self.chart_words = chart_words
        self.car = by_key(car_words)
        self.chart = by_key(chart_words)

    # Writing

    def write(self, race: Race) -> str:
        """The table in words."""
        parts = [write_table(race), ", ".join(self.write_car(race, *place) for place in written_order(race))]
        parts.append(write_piles(race))
        parts.append(write_turn(race))
        return " | ".join(part for part in parts if part)

    def write_car(self, race: Race, car: int, section: int) -> str:
        if car == FLAG:
            return f"flag@{race.board.names[section]}"
        if car in race.retired:
            words = [name_of(race, car), "out"]
        else:
            placed = section != NOWHERE or car in race.off
            words = [f"{name_of(race, car)}@{race.progress[car]}" if placed else name_of(race, car)]
            words += [word.write(race, race, car) for word in self.car_words]
        if car < race.seats:
            words += [word.write(race, race, car) for word in self.chart_words]
        return " ".join(word for word in words if word)

    # Reading

    def read(self, text: str, race: Race) -> None:
        """Lay the table out as the words say; it is empty before."""
        race.opening, race.leader = False, NOBODY
        for part in (each.strip() for each in text.split("|")):
            first = part.split(" ")[0]
            if first == "turn":
                read_table(race, part.split())
            elif first == "now":
                read_turn(race, part.split()[1:])
            elif first in PILES:
                read_piles(race, part.split())
            elif part:
                self.read_cars(race, part)
        race.race_pile, race.track_pile = left_over(race, race.deck.race), left_over(race, race.deck.track)
        if race.leader == NOBODY:
            race.leader = first_in_race(race)
            settle_lead(race)

    def read_cars(self, race: Race, text: str) -> None:
        listed: list[str] = []
        for words in entries(text):
            name = words[0].split("@")[0]
            if name in listed and name != "flag":
                raise bad(SOURCE, f"the car {name} is written twice")
            listed.append(name)
            if name == "flag":
                read_flag(race, words[0].partition("@")[2])
            else:
                self.read_car(race, words)
        for car in range(race.cars):
            if name_of(race, car) not in listed:
                retire(race, car)
        check_track(race)

    def read_car(self, race: Race, words: list[str]) -> None:
        name, _, place = words[0].partition("@")
        car = car_of(race, name)
        if words[1:2] == ["out"]:
            retire(race, car)
            words = words[1:]
        if place:
            race.progress[car] = number(place, "a place on the track")
        for word in words[1:]:
            self.read_word(race, car, *word.partition("=")[::2])
        if place and car not in race.off:
            section = race.section(car)
            race.lanes[section] = (*race.lanes[section], car)
        check_spot(race, car)
        if car < race.seats and not any(word.startswith("chips=") for word in words):
            race.chips[car] = race.levels[car][TYRE_LEVEL]

    def read_word(self, race: Race, car: int, key: str, value: str) -> None:
        """One word about a car or a chart."""
        if key in self.car:
            self.car[key].read(race, race, value, car)
        elif car >= race.seats:
            raise bad(SOURCE, f"there is no word '{key}' for a robot")
        elif key in self.chart:
            self.chart[key].read(race, race, value, car)
        else:
            raise bad(SOURCE, f"there is no word '{key}' for a car")


def left_over(race: Race, cards: list[Card]) -> list[Card]:
    """What is left for the draw pile, in the order of the cards: nobody knows the order of a pile."""
    used = race.cards_in_play()
    twice = sorted({card.id for card in used if used.count(card) > 1})
    if twice:
        raise bad(SOURCE, f"these cards lie in two places: {' '.join(twice)}")
    gone = {card.index for card in used}
    return sorted((card for card in cards if card.index not in gone), key=card_index)


# The table


def write_table(race: Race) -> str:
    words = [f"turn {race.turn} weather {race.weather + 1} robots {TYRES[race.robot_tyres]}"]
    words.append(f"bag {race.bag_red}+{race.bag_brown} leader {name_of(race, race.leader)}")
    if race.opening:
        words.append("opening")
    if race.safety != NO_SAFETY:
        words.append(f"safety {race.safety}")
    if race.orange != NOBODY:
        words.append(f"orange {name_of(race, race.orange)}")
    return " ".join(words)


def read_table(race: Race, words: list[str]) -> None:
    found = iter(words)
    for word in found:
        if word == "opening":
            race.opening = True
            continue
        value = next(found, "")
        if word == "turn":
            race.turn = number(value, word)
        elif word == "weather":
            race.weather = number(value, word) - 1
        elif word == "robots":
            race.robot_tyres = one_of(TYRES, value)
        elif word == "bag":
            race.bag_red, race.bag_brown = numbers(value, 2, "+")
        elif word == "leader":
            race.leader = car_of(race, value)
        elif word == "safety":
            race.safety = number(value, word)
        elif word == "orange":
            race.orange = car_of(race, value)
        else:
            raise bad(SOURCE, f"there is no word '{word}' for the table")


# Cars and flags


def written_order(race: Race) -> list[tuple[int, int]]:
    """Cars and flags as (car, section): from the Leader backwards, then those off the track, then those out."""
    size, found = race.board.size, []
    start = race.section(race.leader)
    for back in range(size):
        section = (start - back) % size
        found += [(car, section) for car in race.lanes[section]]
    known = {car for car, _ in found if car != FLAG}
    rest = [*race.off, *(car for car in range(race.cars) if car not in (*race.off, *race.retired)), *race.retired]
    return found + [(car, NOWHERE) for car in rest if car not in known]


def entries(text: str) -> list[list[str]]:
    """The cars of a part: commas followed by a space stand between them."""
    return [entry.split() for entry in text.split(", ") if entry.strip()]


def read_flag(race: Race, place: str) -> None:
    section = race.board.index.get(place, NOWHERE)
    if section == NOWHERE or not race.board.corner[section]:
        raise bad(SOURCE, f"a flag stands in a corner section, not in '{place}'")
    race.lanes[section] = (*race.lanes[section], FLAG)


def retire(race: Race, car: int) -> None:
    if car not in race.retired:
        race.retired = (*race.retired, car)
        race.acted[car] = True


def first_in_race(race: Race) -> int:
    if not any(race.lanes):
        raise bad(SOURCE, "no car is on the track: 'blue@20, orange@18' puts two there")
    return next(car for car in range(race.cars) if race.in_race(car))


def check_track(race: Race) -> None:
    """Once one car is on the track, every car in the race is."""
    placed = {*race.off, *(car for lane in race.lanes for car in lane)} - {FLAG}
    for car in range(race.cars):
        if placed and car not in placed and car not in race.retired:
            name = name_of(race, car)
            raise bad(SOURCE, f"the car {name} is neither on the track, as in '{name}@20', nor out, as in '{name} out'")


def check_spot(race: Race, car: int) -> None:
    """A spot takes one car."""
    spot = race.spot[car]
    if spot != NOWHERE and race.spot.count(spot) > 1:
        raise bad(SOURCE, f"two cars cannot both stand on {race.board.spots[spot].name}")


# Piles


def write_piles(race: Race) -> str:
    words = []
    for key, cards in (("discards", (*race.race_discard, *race.track_discard)), ("shown", race.shown)):
        if cards:
            words.append(f"{key} {write_cards(cards)}")
    if race.chits:
        words.append("chits " + ",".join(chit.id for chit in race.chits))
    return " ".join(words)


def read_piles(race: Race, words: list[str]) -> None:
    for key, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if key not in PILES or not value:
            raise bad(SOURCE, f"piles are {' '.join(PILES)}, each with its cards, not '{key} {value}'")
        if key == "chits":
            read_chits(race, value.split(","))
        elif key == "shown":
            race.shown = read_cards(race, value)
        else:
            cards = read_cards(race, value)
            race.race_discard = [card for card in cards if not card.corner]
            race.track_discard = [card for card in cards if card.corner]


def read_chits(race: Race, names: list[str]) -> None:
    known = {chit.id: chit for chit in race.deck.chits}
    missing = [name for name in names if name not in known]
    if missing:
        raise bad(SOURCE, f"there is no chit '{missing[0]}'")
    race.chits = tuple([known[name] for name in names])


# The turn


def write_turn(race: Race) -> str:
    now = race.now
    if now.car == NOBODY:
        return ""
    words = [word.write(race, now) for word in TURN_WORDS if word.field != "weather" or now.weather != race.state]
    return " ".join(["now", name_of(race, now.car), *[word for word in words if word]])


def read_turn(race: Race, words: list[str]) -> None:
    race.now = Turn(car_of(race, words[0] if words else ""), race.state)
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key not in TURN:
            raise bad(SOURCE, f"there is no word '{key}' for a turn")
        TURN[key].read(race, race.now, value)


def check_setup(race: Race, setup: Setup) -> None:
    """A line must fit the circuit and the length of the race."""
    if not 1 <= race.turn <= race.turns:
        raise bad(SOURCE, f"this race has {race.turns} turns, there is no turn {race.turn}")
    if not 0 <= race.weather < len(race.board.weather):
        raise bad(SOURCE, f"{setup.circuit} has {len(race.board.weather)} weather slots")
