"""What an untrusted text is as a circuit; asked in a worker process, which is killed if it takes too long."""

import paddock
from paddock.circuits import Circuit, circuit, keep
from paddock.core import Plain
from paddock.core.sheets import find

POINTS = 120
"""How many points an outline has, at most."""
MOST_COMPLAINTS = 40
BOX = 100.0
"""The longer side of an outline."""


class Flaw(Plain):
    """What is wrong with a line of a circuit."""

    line: int
    text: str


class Examined(Plain):
    """A circuit with all that is stored of it, or what is wrong with its text."""

    flaws: tuple[Flaw, ...] = ()
    name: str = ""
    sheet: str = ""
    driven: str = ""
    """What is raced of the text."""
    games: tuple[str, ...] = ()
    outline: str = ""


def examine(text: str) -> Examined:
    """What a text is as a circuit."""
    try:
        sheet = keep(text)
        made = circuit(sheet)
        return Examined((), made.name, sheet, find(sheet) or "", tuple(games_on(sheet)), outline(made))
    except paddock.BadData as error:
        flaws = tuple(Flaw(each.line, each.message) for each in error.complaints[:MOST_COMPLAINTS])
        return Examined(flaws)


def games_on(sheet: str) -> list[str]:
    """The games that can be raced on a circuit, with their standard rules or with a preset."""
    return [name for name in paddock.games() if _can_race(paddock.game(name), sheet)]


def _can_race(game: paddock.Game, sheet: str) -> bool:
    if not game.accepts(sheet):
        return False
    for preset in (None, *(each.name for each in game.presets)):
        try:
            game.start(game.setup(circuit=sheet, preset=preset))
            return True
        except paddock.PaddockError:
            continue
    return False


def outline(made: Circuit) -> str:
    """The line of a track as an SVG path in a box of 100 by 100: made of numbers, and nothing that the text says."""
    line = made.line
    points = [line.at(n * line.length / POINTS) for n in range(POINTS)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    scale = BOX / max(max(xs) - min(xs), max(ys) - min(ys))
    x0, y0 = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return "M" + "L".join(f"{BOX / 2 + (x - x0) * scale:.1f} {BOX / 2 - (y - y0) * scale:.1f}" for x, y in points) + "Z"
