"""What an untrusted text is as a circuit or a deck; asked in a worker process, which is killed if it takes too long."""

import paddock
from paddock.circuits import Circuit, circuit, keep
from paddock.core import Plain, render
from paddock.core.decks import DeckKind, bad_heading, complaints_of, driven, heading, is_deck
from paddock.core.sheets import find, name_of

POINTS = 120
"""How many points an outline has, at most."""
MOST_COMPLAINTS = 40
BOX = 100.0
"""The longer side of an outline."""


class Flaw(Plain):
    """What is wrong with a line."""

    line: int
    text: str


class Examined(Plain):
    """A circuit or a deck with all that is stored of it, or what is wrong with its text."""

    flaws: tuple[Flaw, ...] = ()
    name: str = ""
    sheet: str = ""
    driven: str = ""
    """What is raced of the text."""
    games: tuple[str, ...] = ()
    outline: str = ""
    """Empty for a deck."""


def examine(text: str) -> Examined:
    """What a text is, as a deck or as a circuit."""
    if is_deck(text):
        return examine_deck(text)
    try:
        sheet = keep(text)
        made = circuit(sheet)
        return Examined((), made.name, sheet, find(sheet) or "", tuple(games_on(sheet)), outline(made))
    except paddock.BadData as error:
        flaws = tuple(Flaw(each.line, each.message) for each in error.complaints[:MOST_COMPLAINTS])
        return Examined(flaws)


def deck_kind(text: str) -> DeckKind | None:
    """What the game of a deck knows about decks; None if there is no such game, or if it has none."""
    game = heading(text)[0]
    return paddock.game(game).decks if game in paddock.games() else None


def examine_deck(text: str) -> Examined:
    """What a text is as a deck: for which game, and by which name. Whether it suits a circuit is asked in a set-up."""
    kind, (game, name) = deck_kind(text), heading(text)
    if kind is None:
        known = next(each for each in paddock.games() if paddock.game(each).decks)
        return Examined((Flaw(1, render(bad_heading(known))),))
    flaws = complaints_of(kind, text, game)
    if flaws:
        return Examined(tuple(Flaw(each.line, each.message) for each in flaws[:MOST_COMPLAINTS]))
    written = driven(text)
    return Examined((), name, name_of(written), written, (game,))


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
