"""An example of a book: a position, a choice, and what the engine makes of it."""

from paddock import Match, PaddockError
from paddock.core import Dice, Plain
from paddock.learn.lesson import Proof
from paddock.learn.play import laid
from paddock.learn.proof import refusals, unproved
from paddock.learn.script import play_on
from paddock.learn.words import Words


class Example(Proof, kw_only=True):
    """A position to look at and, where something is chosen, what follows."""

    at: str
    """The table, as `game.at` reads it."""
    caption: Words
    show: tuple[str, ...]
    """What is drawn: `board`, `whole-board`, `gauges`, ids of areas."""
    around: tuple[str, ...] = ()
    """Places that the drawn stretch of the board holds; without them it holds all cars."""
    seat: int = 0
    """Who chooses, and whose view is drawn."""
    seed: int = 1
    """Decides chance and the other drivers where nothing is written."""
    before: tuple[str, ...] = ()
    """What happens at the table first, written as in `then`."""
    can: tuple[str, ...] = ()
    """Codes that are possible here."""
    refused: dict[str, str] = {}
    """Codes that are not, each with the rule that forbids it."""
    do: str = ""
    """The code that is chosen; empty for a drawing alone."""
    then: tuple[str, ...] = ()
    """What follows: `=17` if chance falls so, `1:gear-2` if seat 1 chooses, a code alone if `seat` does."""
    after: bool = False
    """Whether the table is drawn again afterwards."""
    lines: int = 4
    """How many lines of the commentary are shown."""


class Shown(Plain):
    """An example that has been played."""

    question: str
    choice: str
    """What is chosen, in words; empty for a drawing alone."""
    told: tuple[str, ...]
    """What happened, as the commentary tells it."""


def before(game: str, example: Example) -> Match:
    """The table of an example."""
    match = laid(game, example.at, example.seat, example.seed)
    play_on(match, example.before, example.seat, _dice(example))
    return match


def after(game: str, example: Example) -> Match:
    """The table of an example when the choice has been played."""
    match = before(game, example)
    if example.do:
        match.choose(example.seat, example.do)
        play_on(match, example.then, example.seat, _dice(example))
    return match


def shown(game: str, example: Example, lang: str) -> Shown:
    """The example in words."""
    if not example.do:
        return Shown("", "", ())
    start, end = before(game, example), after(game, example)
    decision = start.decision(example.seat)
    option = next(each for each in decision.options if each.code == example.do)
    lines = end.log(example.seat, lang)[len(start.log(example.seat, lang)) :]
    return Shown(
        decision.ask(lang, start.names),
        option.label(lang, start.names),
        tuple(str(line) for line in lines[: example.lines]),
    )


def drawing(game: str, example: Example, lang: str, is_after: bool = False) -> str:
    """The drawing of an example before or after the choice, as SVG."""
    from paddock.scene.figure import figure  # drawing is not needed to read a book

    match = (after if is_after else before)(game, example)
    return figure(match.scene(example.seat, lang, log=0), match.board(lang), example.show, example.around)


def example_complaints(game: str, example: Example) -> list[str]:
    """Everything that is not true of an example."""
    try:
        start = before(game, example)
        drawing(game, example, "en", example.after)
        asked = start.decision(example.seat) if example.seat in start.to_move else None
        codes = asked.codes if asked else ()
        found = [f"{code} is not possible; there are: {' '.join(codes)}" for code in example.can if code not in codes]
        found += refusals(start, example.seat, example.refused)
        end = after(game, example)
        return found + list(unproved(example, end, len(start.events), example.seat))
    except PaddockError as error:
        return [str(error)]


def _dice(example: Example) -> Dice:
    return Dice(f"book/{example.seed}")
