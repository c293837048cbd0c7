"""`paddock games`: what can be played, and what can be set."""

import argparse
import shutil
import textwrap
from typing import Any

import paddock
from paddock import Game, Switch, render
from paddock.cli.command import add_command
from paddock.cli.rules import MOST_WIDTH, one_or_all
from paddock.cli.words import Voice, spoken
from paddock.core.notation import switch_word


def add_parser(subparsers: Any) -> None:
    """Offer the command."""
    say = spoken()
    parser = add_command(subparsers, "games", say("help-games"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-one-game"))
    parser.add_argument("--short", action="store_true", help=say("help-short"))


def run(arguments: argparse.Namespace) -> int:
    """List them in short; of one that is named, all that can be set."""
    say = Voice(arguments.lang)
    for id in one_or_all(arguments.game):  # noqa: A001
        game = paddock.game(id)
        if arguments.short:
            print(f"{game.id:<14} {game.title(say.lang)}")
        else:
            lines = settings(game, say) if arguments.game else hints(game, say)
            print("\n".join([*overview(game, say), *lines]) + "\n")
    return 0


def line_width() -> int:
    """How wide lines are: as the terminal, but not wider than one likes to read."""
    return min(shutil.get_terminal_size().columns, MOST_WIDTH)


def overview(game: Game, say: Voice) -> list[str]:
    """What a game is, for how many, and where it is raced."""
    lines = [f"{game.title(say.lang)}  ({game.id})", *paragraph(game.about(say.lang))]
    lines.append("  " + say("list-seats", least=game.seats[0], most=game.seats[-1]))
    if game.circuits:
        lines += paragraph(say("list-circuits", circuits=", ".join(game.circuits)))
    return lines


def paragraph(text: str) -> list[str]:
    """A text below a title."""
    return textwrap.wrap(text, line_width() - 2, initial_indent="  ", subsequent_indent="  ")


def hints(game: Game, say: Voice) -> list[str]:
    """How to go on from here."""
    return paragraph(say("list-more", game=game.id, presets=len(game.presets), switches=len(game.switches)))


def settings(game: Game, say: Voice) -> list[str]:
    """Every preset and every switch."""
    width = line_width()
    lines = ["  " + say("list-presets")] if game.presets else []
    for preset in game.presets:
        lines += entry(preset.name, render(game.preset_text(preset), say.lang), width)
    lines += ["  " + say("list-switches")] if game.switches else []
    for switch in game.switches:
        text = f"{render(game.switch_text(switch), say.lang)} [{values(switch)}]"
        lines += entry(f"{switch.name}={switch_word(switch.default)}", text, width)
    return lines


def entry(name: str, text: str, width: int) -> list[str]:
    """A name and what it means, side by side."""
    head = f"    {name:<24} "
    return textwrap.wrap(head + text, width, subsequent_indent=" " * 29, break_on_hyphens=False)


def values(switch: Switch) -> str:
    """What a switch can be."""
    if switch.values:
        return " ".join(switch_word(value) for value in switch.values)
    return f"{switch.least}–{switch.most}"
