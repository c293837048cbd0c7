"""A replay line by line."""

from rich.text import Text

from paddock.cli.lines.printer import Printer
from paddock.cli.picture import collapse_repeats, draw_standings
from paddock.cli.table.replay import ReplayCursor
from paddock.cli.translator import Translator

LOG_LINES = 3


def replay_in_lines(cursor: ReplayCursor, say: Translator, commentary: str = "race") -> int:
    """Show a move and read a command, until the user quits."""
    show = Printer()
    show(say("leaf-hint"))
    while True:
        scene = cursor.match.scene(cursor.viewer, say.lang)
        show("", Text(cursor.caption(say), "bold"))
        show.scene(scene, cursor.table)
        log = cursor.match.log(cursor.viewer, say.lang, commentary)
        show(*collapse_repeats(map(str, log))[-LOG_LINES:], *(draw_standings(scene, say) if scene.standings else ()))
        try:
            if not _follow(cursor, input("> ").strip().lower(), show, say):
                return 0
        except EOFError:
            return 0


def _follow(cursor: ReplayCursor, word: str, show: Printer, say: Translator) -> bool:
    """Carry out a command; False to quit."""
    steps = {"": 1, "n": 1, "b": -1, "f": 10, "r": -10, "s": -cursor.last, "e": cursor.last}
    if word in steps:
        cursor.go(cursor.number + steps[word])
    elif word.isdigit():
        cursor.go(int(word))
    elif word == "v":
        cursor.next_seat()
    elif word[:1] == "v" and word[1:].strip().isdigit() and int(word[1:]) <= cursor.seats:
        cursor.viewer = int(word[1:]) - 1 if int(word[1:]) else None
    elif word != "q":
        show(say("leaf-hint"))
    return word != "q"
