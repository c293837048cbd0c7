"""How bots drive a game: what each level is, how much each term of `worth` counts, and drivers with habits.

All of it is data in the game's room, usually `bots.toml`:

    levels = ["greedy:noise=6", "greedy:noise=2", "greedy", "search:iterations=40", "search:iterations=200"]

    [weights]                                   # a term that is not named counts once
    tyres = 1.2

    [errors]                                    # options that are misjudged by a share of a level's noise
    done = 0.2                                  # by the first word of their code

    [drivers.ugo]
    name = "Ugo"
    weights = { tyres = 1.5, rival = 0.5 }      # on top of the weights above

A driver's line stands in the texts of the room, as `driver-ID`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from paddock.core.errors import bad
from paddock.core.plain import Plain


class Driver(Plain):
    """A bot with habits: what matters more to it than to others, and what less."""

    name: str
    weights: dict[str, float]
    id: str = ""


class Manners(Plain, forbid_unknown_fields=True):
    """The levels, weights and drivers of a game, and what they misjudge less."""

    levels: tuple[str, ...] = ()
    """The bot behind each level, the easiest first; empty for the usual ones."""
    weights: dict[str, float] = {}
    errors: dict[str, float] = {}
    """By the first word of an option's code: the share of a level's noise by which it is misjudged; else all of it."""
    drivers: dict[str, Driver] = {}


@cache
def read_manners(room: str, file: str) -> Manners:
    """What the room's file says; the usual if it has none."""
    source = files(room).joinpath(file)
    if not source.is_file():
        return Manners()
    try:
        found = msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), Manners)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise bad(f"{room}/{file}", str(error)) from error
    drivers = {id: Driver(each.name, each.weights, id) for id, each in found.drivers.items()}  # noqa: A001
    return Manners(found.levels, found.weights, found.errors, drivers)


def usual_weights(room: str, file: str, terms: Sequence[str]) -> list[float]:
    """How much each term counts, in the order of the terms."""
    return in_order(f"{room}/{file}", terms, read_manners(room, file).weights)


def in_order(source: str, terms: Sequence[str], weights: Mapping[str, float]) -> list[float]:
    """Weights in the order of the terms; those not named count once."""
    unknown = [name for name in weights if name not in terms]
    if unknown:
        raise bad(source, f"there is no term '{unknown[0]}'; the terms are: {' '.join(terms)}")
    return [float(weights.get(term, 1.0)) for term in terms]
