"""The table in words, from what all see to what is in the hands:

turn 3 weather 5 robots hard bag 18+6 leader blue | blue@27 hand=r1,t3a target=r7 tyres=soft chips=5 strategy=lucky,
fast1@26 spot=b3-spot1, flag@3, orange@18 acted off=6b waste=2, slow1 out | discards r9,r12 | now blue played=r5

Cars stand in the order in which they stand in their sections, a yellow flag among them. A car that is not written is
out; whatever else is not written is as at the start. `?r` and `?t` are cards that a seat cannot see.
"""

from typing import Any

from paddock.core import Setup, bad
from paddock.core.notation import SOURCE, whole
from paddock.games.race90.shared.cards import HIDDEN, Card
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, TYRES
from paddock.games.race90.shared.options import car_name
from paddock.games.race90.shared.position import FLAG, NO_SAFETY, NOBODY, NOWHERE, Race, new_turn
from paddock.games.race90.shared.rules_contest import ROBOT_MARK
from paddock.games.race90.shared.rules_table import card_index, put, settle_lead

ROBOT_CARD = ROBOT_MARK[0].id


# Writing


def write(race: Race) -> str:
    """The table in words."""
    parts = [write_table(race), ", ".join(write_car(race, car) for car in written_order(race))]
    piles = write_piles(race)
    if piles:
        parts.append(piles)
    if race.now.car != NOBODY:
        parts.append(write_turn(race))
    return " | ".join(parts)


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


def name_of(race: Race, car: int) -> str:
    return car_name(race.driver(car))


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


def write_car(race: Race, place: tuple[int, int]) -> str:
    car, section = place
    if car == FLAG:
        return f"flag@{race.board.names[section]}"
    if car in race.retired:
        return " ".join([f"{name_of(race, car)} out", *(write_chart(race, car) if car < race.seats else [])])
    on_track = section != NOWHERE or car in race.off
    words = [f"{name_of(race, car)}@{race.progress[car]}" if on_track else name_of(race, car)]
    words += [word for word, cars in car_marks(race) if car in cars]
    pairs: list[tuple[str, Any, Any]] = [
        ("spot", race.spot[car], NOWHERE),
        ("chances", race.chances[car], 0),
        ("waste", race.waste[car], 0),
    ]
    for key, value, usual in pairs:
        if value != usual:
            words.append(f"{key}={race.board.spots[value].name if key == 'spot' else value}")
    if car in race.off:
        words.append(f"off={race.board.names[race.reentry[car]]}")
    if race.values[car] != (0, 0):
        words.append(f"value={race.values[car][0]}/{race.values[car][1]}")
    if race.laid[car]:
        words.append(f"laid={write_cards(race.laid[car])}")
    return " ".join([*words, *(write_chart(race, car) if car < race.seats else [])])


def car_marks(race: Race) -> list[tuple[str, Any]]:
    acted = tuple(car for car, done in enumerate(race.acted) if done)
    return [
        ("acted", acted),
        ("no-move", race.no_move),
        ("just-pit", race.just_pit),
        ("forced", race.forced),
        ("called", race.called),
    ]


def write_chart(race: Race, seat: int) -> list[str]:
    words = []
    for key, cards in (
        ("hand", race.hands[seat]),
        ("frozen", race.frozen[seat]),
        ("swapped", race.swapped[seat]),
        ("reserve", race.reserve[seat]),
    ):
        if cards:
            words.append(f"{key}={write_cards(cards)}")
    target = race.target[seat]
    if target is not None:
        words.append(f"target={target.id}")
    words.append("levels=" + "+".join(map(str, race.levels[seat])))
    words.append(f"tyres={TYRES[race.tyres[seat]]} chips={race.chips[seat]}")
    for key, names, number in (("skill", SKILLS, race.skill[seat]), ("strategy", STRATEGIES, race.strategy[seat])):
        if number != NOBODY:
            words.append(f"{key}={names[number]}")
    words += [f"{key}={value}" for key, value in chart_numbers(race, seat) if value]
    words += [word for word, on in chart_marks(race, seat) if on]
    if race.chased[seat] != NOBODY:
        words.append(f"chase={name_of(race, race.chased[seat])}")
    if race.chasers[seat]:
        words.append("chasers=" + ",".join(name_of(race, other) for other in race.chasers[seat]))
    return words


def chart_numbers(race: Race, seat: int) -> list[tuple[str, int]]:
    return [
        ("discs", race.discs[seat]),
        ("red", race.red[seat]),
        ("brown", race.brown[seat]),
        ("sixth", race.sixth[seat]),
        ("sets", race.soft_sets[seat]),
        ("fuel", race.fuel[seat]),
    ]


def chart_marks(race: Race, seat: int) -> list[tuple[str, bool]]:
    return [
        ("spent", race.spent[seat]),
        ("blue-flag", race.blue[seat]),
        ("fresh", race.fresh[seat]),
        ("banged", race.banged[seat]),
    ]


def write_cards(cards: Any) -> str:
    return ",".join(card.id for card in cards)


def write_piles(race: Race) -> str:
    words = []
    for key, cards in (("discards", [*race.race_discard, *race.track_discard]), ("shown", race.shown)):
        if cards:
            words.append(f"{key} {write_cards(cards)}")
    if race.chits:
        words.append("chits " + ",".join(chit.id for chit in race.chits))
    return " ".join(words)


TURN_NUMBERS = ("use", "bonus", "mp", "overtake", "tyres_due", "cards_due", "chips", "cards")
TURN_CARS = ("cleared", "saved", "offered")
TURN_MARKS = (
    "doubtful",
    "settled",
    "failed",
    "moved",
    "left",
    "overtook",
    "disc_settled",
    "threes_settled",
    "suspended",
    "passed",
    "was_blind",
)
TURN_CARDS = ("played", "charted", "drawn")


def write_turn(race: Race) -> str:
    now = race.now
    words = [f"now {name_of(race, now.car)}"]
    words += [f"{key}={write_cards(getattr(now, key))}" for key in TURN_CARDS if getattr(now, key)]
    words += [f"{key}={getattr(now, key)}" for key in TURN_NUMBERS if getattr(now, key)]
    words += [f"{key}={getattr(now, key)}" for key in TURN_CARS if getattr(now, key) != NOBODY]
    if now.weather != race.state:
        words.append(f"weather={now.weather}")
    if now.spot != NOWHERE:
        words.append(f"spot={race.board.spots[now.spot].name}")
    if now.checks:
        words.append("checks=" + ",".join(f"{'blind' if blind else 'check'}{mod:+}" for mod, blind in now.checks))
    for key in ("events", "pledge"):
        if getattr(now, key):
            words.append(f"{key}={','.join(map(str, getattr(now, key)))}")
    return " ".join([*words, *(key for key in TURN_MARKS if getattr(now, key))])


# Reading


def read(text: str, race: Race) -> Race:
    """The table back from its words, on an empty table."""
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
            read_cars(race, part)
    race.race_pile, race.track_pile = rest(race, race.deck.race), rest(race, race.deck.track)
    if race.leader == NOBODY:
        race.leader = first_in_race(race)
        settle_lead(race)
    return race


def first_in_race(race: Race) -> int:
    if not any(race.lanes):
        raise bad(SOURCE, "no car is on the track: 'blue@20, orange@18' puts two there")
    return next(car for car in range(race.cars) if race.in_race(car))


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
            race.bag_red, race.bag_brown = numbers(value, 2)
        elif word == "leader":
            race.leader = car_of(race, value)
        elif word == "safety":
            race.safety = number(value, word)
        elif word == "orange":
            race.orange = car_of(race, value)
        else:
            raise bad(SOURCE, f"'{word}' says nothing about the table")


def read_cars(race: Race, text: str) -> None:
    listed: list[str] = []
    for words in entries(text):
        name = words[0].split("@")[0]
        if name in listed and name != "flag":
            raise bad(SOURCE, f"the car {name} is written twice")
        listed.append(name)
        read_entry(race, words)
    for car in range(race.cars):
        if name_of(race, car) not in listed and car not in race.retired:
            race.retired = (*race.retired, car)
            race.acted[car] = True
    check_track(race)


def check_track(race: Race) -> None:
    """Once cars are on the track, all are that race."""
    placed = {*race.off, *(car for lane in race.lanes for car in lane)} - {FLAG}
    for car in range(race.cars):
        if placed and car not in placed and car not in race.retired:
            name = name_of(race, car)
            raise bad(SOURCE, f"the car {name} is neither on the track, as in '{name}@20', nor out, as in '{name} out'")


def entries(text: str) -> list[list[str]]:
    """The cars of a part: commas followed by a space stand between them."""
    return [entry.split() for entry in text.split(", ") if entry.strip()]


def read_entry(race: Race, words: list[str]) -> None:
    name, _, place = words[0].partition("@")
    if name == "flag":
        section = race.board.index.get(place, NOWHERE)
        if section == NOWHERE or not race.board.corner[section]:
            raise bad(SOURCE, f"a flag stands in a corner section, not in '{place}'")
        race.lanes[section] = (*race.lanes[section], FLAG)
        return
    car = car_of(race, name)
    if words[1:2] == ["out"]:
        race.retired = (*race.retired, car)
        race.acted[car] = True
        words = words[1:]
    if car < race.seats:
        race.chips[car] = -1
    if place:
        race.progress[car] = number(place, "a place on the track")
    for word in words[1:]:
        key, _, value = word.partition("=")
        read_fact(race, car, key, value)
    if place and car not in race.off:
        section = race.section(car)
        race.lanes[section] = (*race.lanes[section], car)
    check_spot(race, car)
    if car < race.seats and race.chips[car] < 0:
        race.chips[car] = race.levels[car][0]


def check_spot(race: Race, car: int) -> None:
    """A spot takes one car."""
    spot = race.spot[car]
    if spot != NOWHERE and race.spot.count(spot) > 1:
        raise bad(SOURCE, f"two cars cannot both stand on {race.board.spots[spot].name}")


CAR_MARKS = {"no-move": "no_move", "just-pit": "just_pit", "forced": "forced", "called": "called"}
CHART_LISTS = {"discs": "discs", "red": "red", "brown": "brown", "chips": "chips"}
CHART_TUPLES = {"sixth": "sixth", "sets": "soft_sets", "fuel": "fuel"}
CHART_FLAGS = {"spent": "spent", "blue-flag": "blue", "fresh": "fresh", "banged": "banged"}
CHART_NAMES = {"skill": SKILLS, "strategy": STRATEGIES, "tyres": TYRES}
CHART_CARDS = ("frozen", "swapped", "reserve", "laid")


def read_fact(race: Race, car: int, key: str, value: str) -> None:
    """One word about a car or a chart."""
    if key == "acted":
        race.acted[car] = True
    elif key in CAR_MARKS:
        setattr(race, CAR_MARKS[key], (*getattr(race, CAR_MARKS[key]), car))
    elif key == "spot":
        race.spot[car] = spot_of(race, value)
    elif key == "chances":
        race.chances[car] = number(value, key)
    elif key == "waste":
        race.waste = put(race.waste, car, number(value, key))
    elif key == "off":
        race.off = (*race.off, car)
        race.reentry = put(race.reentry, car, section_of(race, value))
    elif key == "value":
        mp, _, check = value.partition("/")
        race.values = put(race.values, car, (number(mp, key), number(check, key)))
    elif key == "laid":
        race.laid = put(race.laid, car, read_cards(race, value))
    elif car < race.seats:
        read_chart(race, car, key, value)
    else:
        raise bad(SOURCE, f"'{key}' says nothing about a robot")


def read_chart(race: Race, seat: int, key: str, value: str) -> None:
    if key == "hand":
        race.hands[seat] = list(read_cards(race, value))
    elif key == "target":
        race.target[seat] = read_card(race, value)
    elif key in CHART_CARDS:
        setattr(race, key, put(getattr(race, key), seat, read_cards(race, value)))
    elif key in CHART_LISTS:
        getattr(race, CHART_LISTS[key])[seat] = whole(value, key)
    elif key in CHART_TUPLES:
        setattr(race, CHART_TUPLES[key], put(getattr(race, CHART_TUPLES[key]), seat, whole(value, key)))
    elif key in CHART_FLAGS:
        setattr(race, CHART_FLAGS[key], put(getattr(race, CHART_FLAGS[key]), seat, True))
    elif key in CHART_NAMES:
        setattr(race, key, put(getattr(race, key), seat, one_of(CHART_NAMES[key], value)))
    elif key == "levels":
        race.levels = put(race.levels, seat, tuple(numbers(value, 3)))
    elif key == "chase":
        race.chased = put(race.chased, seat, car_of(race, value))
    elif key == "chasers":
        race.chasers = put(race.chasers, seat, tuple(car_of(race, name) for name in value.split(",")))
    else:
        raise bad(SOURCE, f"'{key}' says nothing about a car")


PILES = ("discards", "shown", "chits")


def read_piles(race: Race, words: list[str]) -> None:
    for key, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if key not in PILES or not value:
            raise bad(SOURCE, f"piles are {' '.join(PILES)}, each with its cards, not '{key} {value}'")
        if key == "chits":
            known = {chit.id: chit for chit in race.deck.chits}
            missing = [name for name in value.split(",") if name not in known]
            if missing:
                raise bad(SOURCE, f"there is no chit '{missing[0]}'")
            race.chits = tuple(known[name] for name in value.split(","))
            continue
        cards = read_cards(race, value)
        if key == "shown":
            race.shown = cards
        else:
            race.race_discard = [card for card in cards if not card.corner]
            race.track_discard = [card for card in cards if card.corner]


def read_turn(race: Race, words: list[str]) -> None:
    race.now = now = new_turn(car_of(race, words[0] if words else ""), race.state)
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key in TURN_CARDS:
            setattr(now, key, read_cards(race, value))
        elif key in TURN_NUMBERS or key in TURN_CARS:
            setattr(now, key, number(value, key))
        elif key in TURN_MARKS:
            setattr(now, key, True)
        elif key == "weather":
            now.weather = number(value, key)
        elif key == "spot":
            now.spot = spot_of(race, value)
        elif key == "checks":
            now.checks = tuple(
                (number(each[5:].replace("+", "", 1), key), each[:5] == "blind") for each in value.split(",")
            )
        elif key in ("events", "pledge"):
            setattr(now, key, tuple(number(each, key) for each in value.split(",")))
        else:
            raise bad(SOURCE, f"'{key}' says nothing about a turn")


# Words


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


def spot_of(race: Race, name: str) -> int:
    if name not in race.board.spot_index:
        raise bad(SOURCE, f"there is no spot '{name}'; spots: {' '.join(race.board.spot_index)}")
    return race.board.spot_index[name]


def read_cards(race: Race, text: str) -> tuple[Card, ...]:
    return tuple(read_card(race, name) for name in text.split(",") if name)


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


def numbers(text: str, count: int) -> list[int]:
    words = text.split("+")
    if len(words) != count:
        raise bad(SOURCE, f"{count} numbers with + between them should stand where '{text}' does")
    return [number(word, "each of them") for word in words]


def cards_in_play(race: Race) -> list[Card]:
    """Every card that does not lie in a draw pile."""
    piles = [*race.hands, *race.frozen, *race.laid, *race.swapped, *race.reserve, race.race_discard, race.track_discard]
    found = [card for pile in piles for card in pile]
    found += [card for card in race.target if card is not None]
    if race.now.car != NOBODY:
        found += [card for card in race.now.played if card not in race.now.charted]
    return [card for card in found if card.index >= 0]


def rest(race: Race, cards: list[Card]) -> list[Card]:
    """What is left for the draw pile, in the order of the cards: a pile has no order that anybody could know."""
    used = cards_in_play(race)
    twice = sorted({card.id for card in used if used.count(card) > 1})
    if twice:
        raise bad(SOURCE, f"these cards lie in two places: {' '.join(twice)}")
    gone = {card.index for card in used}
    return sorted((card for card in cards if card.index not in gone), key=card_index)


def check_setup(race: Race, setup: Setup) -> None:
    """What a line says must fit what was agreed."""
    if not 1 <= race.turn <= race.turns:
        raise bad(SOURCE, f"this race has {race.turns} turns, there is no turn {race.turn}")
    if not 0 <= race.weather < len(race.board.weather):
        raise bad(SOURCE, f"{setup.circuit} has {len(race.board.weather)} weather slots")
