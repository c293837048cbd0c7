"""Set-ups: from requests, by code or part by part, and in words."""

from collections.abc import Iterator
from typing import Any

import paddock
from paddock.core.sheets import is_sheet
from paddock.core.texts import TextError
from paddock.server.errors import RequestError
from paddock.server.messages import SwitchView

MOST_LETTERS = 500
"""How much of a reason is told that came as plain English."""


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
        raise RequestError("bad-setup", 400, why=reason(error)) from error


def checked_setup(
    game: str, seats: int | None, circuit: str | None, switches: dict[str, Any], preset: str | None = None
) -> paddock.Setup:
    """A set-up that the game accepts; 400 with the game's own reason if it does not."""
    try:
        found = paddock.game(game)
        circuit = circuit if circuit or found.circuits else None
        setup = found.setup(seats, circuit or None, switches, preset=preset or None)
        if is_sheet(setup.circuit):  # the rules may ask for what a circuit of one's own does not have
            found.start(setup)
        return setup
    except paddock.PaddockError as error:
        raise RequestError("bad-setup", 400, why=reason(error)) from error


def reason(error: paddock.PaddockError) -> paddock.Text | str:
    """Why something was refused, in the user's language if the error can be told in it."""
    if isinstance(error, TextError):
        return error.text
    if isinstance(error, paddock.BadData) and (len(error.complaints) == 1 or error.complaints[0].text):
        return error.complaints[0].in_all_languages() or str(error)[:MOST_LETTERS]
    return str(error)[:MOST_LETTERS]


def find_preset(game: paddock.Game, name: str) -> paddock.Preset | None:
    """A preset by its name; None for the standard rules, and for one that this version does not know any more."""
    return next((preset for preset in game.presets if preset.name == name), None)


def preset_title(game: paddock.Game, name: str, lang: str) -> str:
    """What people call a preset; empty for the standard rules."""
    preset = find_preset(game, name)
    return "" if preset is None else game.preset_title(preset, lang)


def changed_switches(game: paddock.Game, setup: paddock.Setup, preset: str, lang: str) -> Iterator[SwitchView]:
    """The switches of a set-up that are not as its preset has them."""
    found = find_preset(game, preset)
    agreed = {} if found is None else found.switches
    for switch in game.switches:
        value = setup.switches.get(switch.name, switch.default)
        if value != agreed.get(switch.name, switch.default):
            text, label = paddock.render(game.switch_text(switch), lang), game.value_label(switch, value, lang)
            yield SwitchView(switch.name, text, value, label)


def is_rookie_race(game: paddock.Game, setup: paddock.Setup, preset: str) -> bool:
    """Whether a set-up is the first race that the game suggests, and a longer one is still to come."""
    rookie = game.rookie_race
    return bool(rookie.preset) and preset == rookie.preset and not any(changed_switches(game, setup, preset, "en"))
