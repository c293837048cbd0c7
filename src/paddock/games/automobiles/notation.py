"""The table in words:

round 2 first 0 | car-chief crew-chief steering gearbox rotary-engine |
blue road-3a-1 crossed 0 bag 3w2l active 2w1l1y used 1x discard 4y, purple ... |
trail road-4a-2=light road-5a-2 road-6a-2=blue

A pile is counts and letters of colours: `3w2l1x` is three white, two light grey, one wear. What is empty is left out.
Cubes that lie nowhere else are in the reserve. The trail are the sections reached this turn, with the cubes that lie
there; `sheltered` after it says that the turn brings no wear, `drawn` names cubes drawn and not yet placed.

As a seat sees it, a closed bag is `bag #12`, or `bag #` where it may not even be counted. Then the reserve is written
after the first player: what lies nowhere else is in the closed bags.
"""

import re

from paddock.core import Dice, bad
from paddock.core.notation import SOURCE, whole
from paddock.games.automobiles.cards import (
    CARD,
    CARDS,
    CARS,
    CATEGORIES,
    COLOUR,
    COLOURS,
    CUBES,
    NO_CARD,
    NO_COLOUR,
    NOBODY,
)
from paddock.games.automobiles.position import NOWHERE, Race

PILES = ("bag", "active", "used", "discard")
LETTERS = {cube.letter: cube.index for cube in CUBES}
CAR_COLOURS = [car.name for car in CARS]
PILE = re.compile(r"(\d+[a-z])+")


CLOSED = "#"
NOTHING = "-"
UNKNOWN = -1


# Closed bags: a pile with one more entry, how many cubes it holds, if that is known


def closed(count: int) -> list[int]:
    """A bag of which only the count is known, or not even that."""
    return [*[0] * COLOURS, count]


def is_closed(pile: list[int]) -> bool:
    return len(pile) > COLOURS


def deal(race: Race, dice: Dice) -> None:
    """Fill closed bags at random with the cubes that they hold together."""
    seats = [seat for seat in range(race.seats) if is_closed(race.bags[seat])]
    cubes = [colour for seat in seats for colour in range(COLOURS) for _ in range(race.bags[seat][colour])]
    counts = [race.bags[seat][COLOURS] for seat in seats]
    unknown = [seat for seat, count in zip(seats, counts, strict=True) if count == UNKNOWN]
    owners = [seat for seat, count in zip(seats, counts, strict=True) for _ in range(max(0, count))]
    spare = len(cubes) - len(owners)
    if spare < 0 or (spare and seats and not unknown):
        raise bad(SOURCE, f"the closed bags hold {len(cubes)} cubes together, which is not what their counts say")
    owners += [unknown[dice.below(len(unknown), "closed/seat")] for _ in range(spare)]
    for seat in seats:
        race.bags[seat] = [0] * COLOURS
    for seat in owners:
        colour = cubes.pop(dice.below(len(cubes), "closed/cube"))
        race.bags[seat][colour] += 1


# Writing


def write(race: Race) -> str:
    """The table in words."""
    first = "-" if race.first == NOBODY else str(race.first)
    if any(is_closed(bag) for bag in race.bags):
        first += f" reserve {write_pile(race.reserve) or NOTHING}"
    cards = (race.cards[colour] for colour in CATEGORIES.values())
    return " | ".join(
        (
            f"round {race.round} first {first}",
            " ".join("-" if card == NO_CARD else CARDS[card].id for card in cards),
            ", ".join(_write_seat(race, seat) for seat in range(race.seats)),
            _write_turn(race),
        )
    )


def _write_seat(race: Race, seat: int) -> str:
    car, colour = race.cars[seat], race.colours[seat]
    words = ["-" if colour == NO_COLOUR else CAR_COLOURS[colour]]
    words.append("-" if car == NOWHERE else race.road.names[car])
    words += ["crossed", str(race.crossed[seat])]
    for name, pile in zip(PILES, piles_of(race, seat), strict=True):
        if is_closed(pile):
            words += [name, CLOSED if pile[COLOURS] == UNKNOWN else f"{CLOSED}{pile[COLOURS]}"]
        elif any(pile):
            words += [name, write_pile(pile)]
    return " ".join(words)


def piles_of(race: Race, seat: int) -> tuple[list[int], ...]:
    """Bag, active, used and discard pile of a seat."""
    return race.bags[seat], race.active[seat], race.used[seat], race.discard[seat]


def write_pile(pile: list[int]) -> str:
    """`3w2l`: three white, two light grey."""
    return "".join(f"{count}{CUBES[colour].letter}" for colour, count in enumerate(pile) if count)


def _write_turn(race: Race) -> str:
    words = ["trail"]
    for section, mark in zip(race.trail, race.marks, strict=True):
        name = race.road.names[section]
        words.append(name if mark == NO_COLOUR else f"{name}={CUBES[mark].name}")
    if race.drawn:
        words += ["drawn", write_pile([race.drawn.count(colour) for colour in range(COLOURS)])]
    if race.sheltered:
        words.append("sheltered")
    return " ".join(words)


# Reading


def read(text: str, race: Race) -> Race:
    """Read the words of a table into an empty one."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 4:
        raise bad(SOURCE, f"a table is 'round | cards | seats | trail', not '{text}'")
    _read_round(race, parts[0].split())
    _read_cards(race, parts[1].split())
    _read_seats(race, parts[2].split(","))
    _read_turn(race, parts[3].split())
    _read_reserve(race, parts[0].split()[5:])
    return race


def _read_round(race: Race, words: list[str]) -> None:
    if len(words) not in (4, 6) or words[0] != "round" or words[2] != "first" or words[4:5] not in ([], ["reserve"]):
        raise bad(SOURCE, f"a table starts with 'round 1 first 0', perhaps 'reserve ...', not '{' '.join(words)}'")
    race.round = whole(words[1], "the round")
    if words[3] != "-":
        race.first = whole(words[3], "the first player")
        if race.first >= race.seats:
            raise bad(SOURCE, f"this race has {race.seats} seats, there is no seat {race.first}")


def _read_cards(race: Race, words: list[str]) -> None:
    if len(words) != len(CATEGORIES):
        raise bad(SOURCE, f"a table names a card for each of {' '.join(CATEGORIES)}, or '-', not '{' '.join(words)}'")
    for word, (category, colour) in zip(words, CATEGORIES.items(), strict=True):
        if word != "-":
            if word not in CARD or CARD[word].cube != colour:
                raise bad(SOURCE, f"there is no card '{word}' of category {category}")
            race.cards[colour] = CARD[word].index


def _read_seats(race: Race, seats: list[str]) -> None:
    if len(seats) != race.seats:
        raise bad(SOURCE, f"this race has {race.seats} seats, but {len(seats)} are written")
    for seat, text in enumerate(seats):
        _read_seat(race, seat, text.split())
    for what, given in (("section", race.cars), ("car", race.colours)):
        known = [each for each in given if each >= 0]
        if len(set(known)) != len(known):
            raise bad(SOURCE, f"two seats have the same {what}")


def _read_seat(race: Race, seat: int, words: list[str]) -> None:
    if len(words) < 4 or words[2] != "crossed" or len(words) % 2:
        raise bad(SOURCE, f"a seat is 'blue section crossed 0 bag 5w active 2w...', not '{' '.join(words)}'")
    if words[0] != "-":
        if words[0] not in CAR_COLOURS:
            raise bad(SOURCE, f"there is no car '{words[0]}'; the cars are {' '.join(CAR_COLOURS)}")
        race.colours[seat] = CAR_COLOURS.index(words[0])
    if words[1] != "-":
        race.cars[seat] = _section(race, words[1])
    race.crossed[seat] = -whole(words[3][1:], "crossed") if words[3][:1] == "-" else whole(words[3], "crossed")
    piles = dict(zip(PILES, piles_of(race, seat), strict=True))
    for name, text in zip(words[4::2], words[5::2], strict=True):
        if name not in piles:
            raise bad(SOURCE, f"there is no pile '{name}' here; a seat has one each of {' '.join(PILES)}")
        piles.pop(name)[:] = read_bag(text) if name == "bag" else read_pile(text)


def read_bag(text: str) -> list[int]:
    """An open bag, or a closed one."""
    if not text.startswith(CLOSED):
        return read_pile(text)
    return closed(UNKNOWN if text == CLOSED else whole(text[1:], "the cubes of a closed bag"))


def read_pile(text: str) -> list[int]:
    """Counts by colour, from `3w2l`."""
    if not PILE.fullmatch(text) or any(letter not in LETTERS for letter in re.findall("[a-z]", text)):
        raise bad(SOURCE, f"a pile is counts and letters ({''.join(LETTERS)}) such as 3w2l, not '{text}'")
    pile = [0] * COLOURS
    for count, letter in re.findall(r"(\d+)([a-z])", text):
        pile[LETTERS[letter]] += int(count)
    return pile


def _read_turn(race: Race, words: list[str]) -> None:
    if not words or words[0] != "trail":
        raise bad(SOURCE, f"'trail ...' is expected, not '{' '.join(words)}'")
    rest = words[1:]
    if rest and rest[-1] == "sheltered":
        race.sheltered = True
        rest.pop()
    if len(rest) > 1 and rest[-2] == "drawn":
        race.drawn = [colour for colour, count in enumerate(read_pile(rest.pop())) for _ in range(count)]
        rest.pop()
    for word in rest:
        name, _, mark = word.partition("=")
        if mark and mark not in COLOUR:
            raise bad(SOURCE, f"there is no cube '{mark}'; the cubes are {' '.join(COLOUR)}")
        section = _section(race, name)
        race.trail.append(section)
        race.marks.append(COLOUR[mark] if mark else NO_COLOUR)
        race.darkest = max(race.darkest, race.road.space_darkest[race.road.space[section]])


def _section(race: Race, name: str) -> int:
    if name not in race.road.index:
        raise bad(SOURCE, f"there is no section '{name}' at {race.road.id}")
    return race.road.index[name]


def _read_reserve(race: Race, given: list[str]) -> None:
    """What lies nowhere else is in the reserve; if the reserve is given, in the closed bags."""
    hidden = [bag for bag in race.bags if is_closed(bag)]
    if bool(hidden) != bool(given):
        raise bad(SOURCE, "the reserve is written if, and only if, there are closed bags")
    if given:
        reserve = [0] * COLOURS if given == [NOTHING] else read_pile(given[0])
        hidden[0][:COLOURS] = [
            race.reserve[colour] - reserve[colour] - cubes_in_play(race, colour) for colour in range(COLOURS)
        ]
        if min(hidden[0][:COLOURS]) < 0:
            raise bad(SOURCE, "there are not so many cubes: reserve and piles hold more than the box")
    for colour, cube in enumerate(CUBES):
        race.reserve[colour] -= cubes_in_play(race, colour)
        if race.reserve[colour] < 0:
            raise bad(SOURCE, f"there are only {race.reserve[colour] + cubes_in_play(race, colour)} {cube.name} cubes")


def cubes_in_play(race: Race, colour: int) -> int:
    """How many cubes of a colour are not in the reserve."""
    piles = (pile for seat in range(race.seats) for pile in piles_of(race, seat))
    return sum(pile[colour] for pile in piles) + race.drawn.count(colour)
