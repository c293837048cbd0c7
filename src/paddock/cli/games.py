"""`paddock games`: lists the games, and the presets and switches of one."""

import argparse
import shutil
import textwrap
from typing import Any

import paddock
from paddock import Game, Switch, render
from paddock.cli.command import add_command
from paddock.cli.rules import MAX_WIDTH, selected_games
from paddock.cli.translator import Translator, translator
from paddock.core.notation import switch_word


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "games", say("help-games"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-one-game"))
    parser.add_argument("--short", action="store_true", help=say("help-short"))


def run(arguments: argparse.Namespace) -> int:
    """List all games, or describe one in full."""
    say = Translator(arguments.lang)
    for id in selected_games(arguments.game):  # noqa: A001
        game = paddock.game(id)
        if arguments.short:
            print(f"{game.id:<14} {game.title(say.lang)}")
        else:
            lines = settings(game, say) if arguments.game else hints(game, say)
            print("\n".join([*overview(game, say), *lines]) + "\n")
    return 0


def line_width() -> int:
    """The width of the terminal, up to a readable maximum."""
    return min(shutil.get_terminal_size().columns, MAX_WIDTH)


def overview(game: Game, say: Translator) -> list[str]:
    """Title, description, seats and circuits."""
    lines = [f"{game.title(say.lang)}  ({game.id})", *paragraph(game.about(say.lang))]
    lines.append("  " + say("list-seats", least=game.seats[0], most=game.seats[-1]))
    if game.circuits:
        lines += paragraph(say("list-circuits", circuits=", ".join(game.circuits)))
    return lines


def paragraph(text: str) -> list[str]:
    """An indented paragraph."""
    return textwrap.wrap(text, line_width() - 2, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def hints(game: Game, say: Translator) -> list[str]:
    """What to type next."""
    return paragraph(say("list-more", game=game.id, presets=len(game.presets), switches=len(game.switches)))


def settings(game: Game, say: Translator) -> list[str]:
    """Every preset and every switch."""
    width = line_width()
    lines = ["  " + say("list-presets")] if game.presets else []
    for preset in game.presets:
        lines += entry(preset.name, render(game.preset_text(preset), say.lang), width)
    lines += ["  " + say("list-switches")] if game.switches else []
    for switch in game.switches:
        text = f"{render(game.switch_text(switch), say.lang)} [{values(game, switch, say.lang)}]"
        lines += entry(f"{switch.name}={switch_word(switch.default)}", text, width)
    return lines


def entry(name: str, text: str, width: int) -> list[str]:
    """A name and its meaning, in two columns."""
    head = f"    {name:<24} "
    return textwrap.wrap(head + text, width, subsequent_indent=" " * 29, break_on_hyphens=False)


def values(game: Game, switch: Switch, lang: str) -> str:
    """The values of a switch as one types them, with what people call them."""
    if isinstance(switch.default, str):
        labels = {str(value): game.value_label(switch, value, lang) for value in switch.values}
        return ", ".join(value if value == label else f"{value}: {label}" for value, label in labels.items())
    if switch.values:
        return " ".join(switch_word(value) for value in switch.values)
    return f"{switch.least}–{switch.most}"
