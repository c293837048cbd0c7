"""A set-up as a short code that people send each other: `game.4.circuit.switch=value`.

The game, the seats, the circuit, and every switch that is not as usual, with dots between them.
"""

from typing import Any

import paddock
from paddock.server.errors import Sorry


def setup_code(setup: paddock.Setup) -> str:
    """The code of a set-up."""
    usual = {switch.name: switch.default for switch in paddock.game(setup.game).switches}
    changed = [f"{name}={_word(value)}" for name, value in setup.switches.items() if value != usual[name]]
    return ".".join([setup.game, str(setup.seats), setup.circuit or "-", *changed])


def read_setup(code: str) -> paddock.Setup:
    """The set-up behind a code that somebody pasted."""
    words = code.strip().split(".")
    if len(words) < 3 or not words[1].isdecimal() or not all("=" in word for word in words[3:]):
        raise Sorry("bad-setup-code", 400, code=code[:80])
    switches = dict(word.split("=", 1) for word in words[3:])
    return checked(words[0], int(words[1]), "" if words[2] == "-" else words[2], switches)


def checked(
    game: str, seats: int | None, circuit: str | None, switches: dict[str, Any], preset: str | None = None
) -> paddock.Setup:
    """A set-up that the game accepts; otherwise its own words say why not."""
    try:
        found = paddock.game(game)
        circuit = circuit if circuit or found.circuits else None
        return found.setup(seats, circuit or None, switches, preset=preset or None)
    except paddock.PaddockError as error:
        raise Sorry("bad-setup", 400, why=str(error)) from error


def _word(value: bool | int | str) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
