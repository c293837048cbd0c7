"""Set-ups from requests: by code, or part by part."""

from typing import Any

import paddock
from paddock.server.errors import RequestError


def setup_code(setup: paddock.Setup) -> str:
    """The code of a set-up."""
    return paddock.game(setup.game).code(setup)


def read_setup(code: str) -> paddock.Setup:
    """The set-up of a code; 400 if it is not one."""
    try:
        return paddock.setup(code)
    except paddock.BadData as error:
        raise RequestError("bad-setup-code", 400, code=code[:80]) from error
    except paddock.PaddockError as error:
        raise RequestError("bad-setup", 400, why=str(error)) from error


def checked_setup(
    game: str, seats: int | None, circuit: str | None, switches: dict[str, Any], preset: str | None = None
) -> paddock.Setup:
    """A set-up that the game accepts; 400 with the game's own reason if it does not."""
    try:
        found = paddock.game(game)
        circuit = circuit if circuit or found.circuits else None
        return found.setup(seats, circuit or None, switches, preset=preset or None)
    except paddock.PaddockError as error:
        raise RequestError("bad-setup", 400, why=str(error)) from error
