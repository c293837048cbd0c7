"""Tables to start a test from, typed as people would lay them."""

import paddock
from paddock.games.automobiles.notation import write_pile
from paddock.games.automobiles.position import Race

GAME = paddock.game("automobiles")
COLOURS = ("blue", "purple", "green", "red", "yellow")
# The set of all worked examples.
REFERENCE = "car-chief crew-chief steering gearbox rotary-engine"
# Far away from everything that happens near the line: where seats stand that a test does not care about.
ASIDE = ("beach-12a-2", "beach-11a-2", "beach-10a-2", "beach-9a-2")


def at(
    *seats: str,
    tasks: str = "Action 0 yes; EndRound",
    cards: str = REFERENCE,
    trail: str = "",
    switches: str = "",
    circuit: str = "daytona",
    round: int = 2,  # noqa: A002  the players' word
    first: int = 0,
    open_chance: bool = False,
) -> paddock.Match:
    """A match from what lies before the seats: `at("road-6a-2 active 2w", "road-7a-2 discard 3x")`.

    A seat is a section, how often the car crossed the line (`crossed 0` unless told), and piles. A second seat stands
    aside where only one is given.
    """
    written = list(seats) if len(seats) > 1 else [*seats, ASIDE[0]]
    table = f"round {round} first {first} | {cards} | {', '.join(map(_seat, COLOURS, written))} | trail {trail}"
    return GAME.at(f"{len(written)} {circuit} {switches} | {table} | {tasks}", open_chance=open_chance)


def _seat(colour: str, text: str) -> str:
    section, *rest = text.split()
    crossed = rest if rest[:1] == ["crossed"] else ["crossed", "0", *rest]
    return " ".join((colour, section, *crossed))


def with_card(card: str) -> str:
    """The reference set with one card in the place of another of its category."""
    from paddock.games.automobiles.cards import CARD

    return " ".join(card if CARD[name].cube == CARD[card].cube else name for name in REFERENCE.split())


def choose(match: paddock.Match, *codes: str) -> paddock.Match:
    """The seats to move answer, one code after the other; a code after `=` says how chance falls."""
    for code in codes:
        if code.startswith("="):
            match.fall(code[1:])
        else:
            match.choose(match.to_move[0], code)
    return match


def codes(match: paddock.Match) -> list[str]:
    """The codes of the seat to move."""
    return match.decision(match.to_move[0]).codes


def moves(match: paddock.Match, start: str = "") -> set[str]:
    """The answers that begin so."""
    return {code for code in codes(match) if code.startswith(start)}


def race(match: paddock.Match) -> Race:
    assert isinstance(match.race, Race)
    return match.race


def pile(match: paddock.Match, name: str, seat: int = 0) -> str:
    """A pile in letters: bag, active, used or discard."""
    table = race(match)
    piles = {"bag": table.bags, "active": table.active, "used": table.used, "discard": table.discard}
    return write_pile(piles[name][seat])


def reserve(match: paddock.Match, cube: str) -> int:
    """How many cubes of a colour the reserve holds."""
    found: int = match.view(None)["table"]["reserve"].get(cube, 0)
    return found


def car(match: paddock.Match, seat: int = 0) -> str:
    """The section of a car."""
    return race(match).road.names[race(match).cars[seat]]


def trail(match: paddock.Match) -> list[str]:
    """The sections reached this turn."""
    return [race(match).road.names[section] for section in race(match).trail]


def to_go(match: paddock.Match, seat: int = 0) -> int:
    """What the lap marker shows: 1 is the final lap, 0 the finish."""
    found: int = match.view(None)["table"]["seats"][seat]["laps_to_go"]
    return found


def told(match: paddock.Match, *names: str) -> list[str]:
    """The names of the events told, or of those of the given kinds."""
    kinds = [type(event).__name__ for event in match.events]
    return [kind for kind in kinds if not names or kind in names]


def places(match: paddock.Match) -> list[int]:
    """The seats in the order of their places."""
    return [placing.seat for placing in match.result.placings]
