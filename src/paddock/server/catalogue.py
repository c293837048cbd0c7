"""The games with their circuits, switches, presets and rules, the levels of bots, and how things are painted."""

from functools import cache, lru_cache

from msgspec.structs import replace

import paddock
from paddock import bots, learn
from paddock.circuits import circuit, circuits, own_title
from paddock.core import Plain
from paddock.core.sheets import is_sheet
from paddock.scene import Board
from paddock.scene.board_styles import STYLES, Style
from paddock.scene.board_svg import BODY, MARKS, TYRES, WINGS
from paddock.scene.looks import Look, colours, icons, page
from paddock.server.errors import RequestError


class RuleInfo(Plain):
    """A rule in one sentence."""

    id: str
    chapter: str
    text: str
    origin: str
    """Printed in the rulebook, a ruling where it is unclear, or ours."""
    told_in: str
    """The chapter of the game's book that tells it; empty if there is no book."""
    told_in_title: str


class SwitchInfo(Plain):
    """A switch: something that the host of a race may decide."""

    name: str
    text: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    labels: tuple[str, ...]
    """What people call the values."""
    least: int
    most: int
    rule: str
    rule_text: str
    chapter: str
    sheet: bool
    """Whether it may also name a deck of a user's own."""


class PresetInfo(Plain):
    """A preset: switches that belong together."""

    name: str
    title: str
    about: str
    switches: dict[str, bool | int | str]
    circuit: str


class CircuitInfo(Plain):
    """A circuit."""

    id: str
    title: str


class RookieInfo(Plain):
    """The short race for newcomers."""

    seats: int
    minutes: int
    preset: str
    """Empty for the standard rules."""


class DriverInfo(Plain):
    """A bot with a name and habits."""

    id: str
    name: str
    about: str


class GameInfo(Plain):
    """A game and everything that can be set."""

    id: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    circuits: tuple[CircuitInfo, ...]
    switches: tuple[SwitchInfo, ...]
    presets: tuple[PresetInfo, ...]
    rookie: RookieInfo
    has_book: bool
    """Whether its rules are told as a book."""
    drivers: tuple[DriverInfo, ...]


class LevelInfo(Plain):
    """A level of bots."""

    id: str
    name: str
    about: str


class Catalogue(Plain):
    """All games, and the bots to race against."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    usual_level: str
    """The level that a newcomer meets."""


class BoardLooks(Plain):
    """The styles of a board's shapes, the outlines of a car from above, and its patterns that need no colour."""

    paint: dict[str, Style]
    car: dict[str, str]
    patterns: dict[str, str]


class Looks(Plain):
    """Icons (SVG paths in a box of 24 by 24) and colours, by name."""

    icons: dict[str, str]
    colours: dict[str, Look]
    page: dict[str, str]
    styles: BoardLooks


def game_of(id: str) -> paddock.Game:  # noqa: A002
    """A game by its id; 404 with the known ids if there is none."""
    if id not in paddock.games():
        raise RequestError("no-such-game", 404, game=id[:40], known=" ".join(paddock.games()))
    return paddock.game(id)


def catalogue(lang: str) -> Catalogue:
    """All games, in a language, with the circuits that are in the user's folder now."""
    games = tuple(
        replace(game_info(paddock.game(each), lang), circuits=circuit_infos(paddock.game(each)))
        for each in paddock.games()
    )
    levels = tuple(LevelInfo(level.id, level.name(lang), level.about(lang)) for level in bots.levels())
    return Catalogue(games, levels, bots.USUAL_LEVEL)


def circuit_infos(game: paddock.Game) -> tuple[CircuitInfo, ...]:
    """The circuits of a game."""
    return tuple(CircuitInfo(circuit, circuit_title(circuit)) for circuit in game.circuits_now())


@cache
def game_info(game: paddock.Game, lang: str) -> GameInfo:
    """A game without its circuits."""
    return GameInfo(
        game.id,
        game.title(lang),
        game.about(lang),
        game.seats[0],
        game.seats[-1],
        (),
        tuple(switch_info(game, switch, lang) for switch in game.switches),
        tuple(preset_info(game, preset, lang) for preset in game.presets),
        rookie_info(game),
        bool(learn.book(game.id)),
        tuple(
            DriverInfo(each.id, each.name, paddock.render(game.driver_text(each), lang)) for each in bots.drivers(game)
        ),
    )


def rookie_info(game: paddock.Game) -> RookieInfo:
    """The short race for newcomers, with as many seats as the game allows."""
    rookie = game.rookie_race
    seats = min(max(rookie.seats, game.seats[0]), game.seats[-1])
    return RookieInfo(seats, rookie.minutes, rookie.preset)


def circuit_title(id: str) -> str:  # noqa: A002
    """The name of a circuit, found without building its boards."""
    if is_sheet(id):
        return own_title(id)
    return circuit(id).name if id in circuits() else id.replace("-", " ").title()


@lru_cache(maxsize=200)
def board_of(game: str, circuit: str, lang: str) -> Board | None:
    """The board of a circuit under the default rules."""
    found = paddock.game(game)
    return found.board(found.setup(circuit=circuit or None), lang)


def switch_info(game: paddock.Game, switch: paddock.Switch, lang: str) -> SwitchInfo:
    rule = game.rules_in(lang).get(switch.rule)
    return SwitchInfo(
        switch.name,
        paddock.render(game.switch_text(switch), lang),
        switch.default,
        switch.values,
        tuple(game.value_label(switch, value, lang) for value in switch.values),
        switch.least,
        switch.most,
        switch.rule,
        rule.text if rule else "",
        rule.chapter if rule else game.title(lang),
        switch.sheet,
    )


def preset_info(game: paddock.Game, preset: paddock.Preset, lang: str) -> PresetInfo:
    title, about = game.preset_title(preset, lang), game.preset_about(preset, lang)
    return PresetInfo(preset.name, title, about, preset.switches, preset.circuit)


@cache
def rules_of(game: str, lang: str) -> tuple[RuleInfo, ...]:
    """Every rule of a game, in a language."""
    return tuple(_rule_info(game, rule, lang) for rule in paddock.game(game).rules_in(lang).values())


def _rule_info(game: str, rule: paddock.Rule, lang: str) -> RuleInfo:
    chapter = learn.told_in(game).get(rule.id)
    told = (chapter.id, chapter.title[lang]) if chapter else ("", "")
    return RuleInfo(rule.id, rule.chapter, rule.text, rule.origin, *told)


@cache
def looks() -> Looks:
    """Icons, colours and styles."""
    board = BoardLooks(STYLES, {"body": BODY, "wings": WINGS, "tyres": TYRES}, MARKS)
    return Looks(icons(), colours(), page(), board)
