"""What can be raced: games, circuits, switches and presets with their texts, and a picture of a real position each."""

import random
from functools import cache

import paddock
from paddock import bots
from paddock.circuits import circuit, circuits
from paddock.core import Plain
from paddock.scene import Board
from paddock.scene.board_styles import STYLES, Style
from paddock.scene.board_svg import BODY, MARKS, TYRES, WINGS
from paddock.scene.looks import Look, colours, icons, page
from paddock.server.errors import Sorry

PICTURE_SEED = "a picture"
PICTURE_SEATS = 6
MOST_STEPS = 4000


class RuleInfo(Plain):
    """A rule in one sentence."""

    id: str
    chapter: str
    text: str


class SwitchInfo(Plain):
    """Something that whoever sets up a race may decide."""

    name: str
    text: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    least: int
    most: int
    rule: str
    rule_text: str
    chapter: str


class PresetInfo(Plain):
    """Switches that people would choose together."""

    name: str
    text: str
    switches: dict[str, bool | int | str]
    circuit: str


class CircuitInfo(Plain):
    """A place to race at."""

    id: str
    title: str


class GameInfo(Plain):
    """A game, with all that can be set."""

    id: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    circuits: tuple[CircuitInfo, ...]
    switches: tuple[SwitchInfo, ...]
    presets: tuple[PresetInfo, ...]


class LevelInfo(Plain):
    """How well a bot plays."""

    id: str
    name: str
    about: str


class Catalogue(Plain):
    """Everything that can be raced here, and against whom."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]


class BoardLooks(Plain):
    """Paint for the shapes of boards, the paths of a car from above, and marks on it that need no colour."""

    paint: dict[str, Style]
    car: dict[str, str]
    patterns: dict[str, str]


class Looks(Plain):
    """Icons as SVG paths in a box of 24 by 24, and colours, by name."""

    icons: dict[str, str]
    colours: dict[str, Look]
    page: dict[str, str]
    styles: BoardLooks


def game_of(id: str) -> paddock.Game:  # noqa: A002
    """A game by its id, or a refusal that names those there are."""
    if id not in paddock.games():
        raise Sorry("no-such-game", 404, game=id[:40], known=" ".join(paddock.games()))
    return paddock.game(id)


@cache
def catalogue(lang: str) -> Catalogue:
    """All games, in a language."""
    games = tuple(game_info(paddock.game(each), lang) for each in paddock.games())
    levels = tuple(LevelInfo(level.id, level.name(lang), level.about(lang)) for level in bots.levels())
    return Catalogue(games, levels)


def game_info(game: paddock.Game, lang: str) -> GameInfo:
    return GameInfo(
        game.id,
        game.title(lang),
        game.about(lang),
        game.seats[0],
        game.seats[-1],
        tuple(CircuitInfo(circuit, circuit_title(circuit)) for circuit in game.circuits),
        tuple(switch_info(game, switch, lang) for switch in game.switches),
        tuple(preset_info(game, preset, lang) for preset in game.presets),
    )


def circuit_title(id: str) -> str:  # noqa: A002
    """What a circuit is called; its boards are not made for that."""
    return circuit(id).name if id in circuits() else id.replace("-", " ").title()


@cache
def board_of(game: str, circuit: str, lang: str) -> Board | None:
    """The board of a circuit as it usually is."""
    found = paddock.game(game)
    return found.board(found.setup(circuit=circuit or None), lang)


def switch_info(game: paddock.Game, switch: paddock.Switch, lang: str) -> SwitchInfo:
    rule = game.rules.get(switch.rule)
    return SwitchInfo(
        switch.name,
        paddock.render(game.switch_text(switch), lang),
        switch.default,
        switch.values,
        switch.least,
        switch.most,
        switch.rule,
        rule.text if rule else "",
        rule.chapter if rule else game.title(lang),
    )


def preset_info(game: paddock.Game, preset: paddock.Preset, lang: str) -> PresetInfo:
    text = paddock.render(game.preset_text(preset), lang)
    return PresetInfo(preset.name, text, preset.switches, preset.circuit)


@cache
def rules_of(game: str) -> tuple[RuleInfo, ...]:
    """Every rule of a game."""
    return tuple(RuleInfo(rule.id, rule.chapter, rule.text) for rule in paddock.game(game).rules.values())


@cache
def looks() -> Looks:
    """How things are painted."""
    board = BoardLooks(STYLES, {"body": BODY, "wings": WINGS, "tyres": TYRES}, MARKS)
    return Looks(icons(), colours(), page(), board)


@cache
def picture(game: str, lang: str) -> str:
    """The first part of a race, when the cars are still close to each other; every game at another circuit."""
    found = paddock.game(game)
    seats = min(PICTURE_SEATS, found.seats[-1])
    number = paddock.games().index(game)
    circuit = found.circuits[number % len(found.circuits)] if found.circuits else None
    length = _wander(found.new(seats, circuit, seed=PICTURE_SEED, listening=False), MOST_STEPS)
    match = found.new(seats, circuit, seed=PICTURE_SEED)
    _wander(match, max(1, length // 3))
    return match.scene(None, lang).vignette(match.board(lang))


def _wander(match: paddock.Match, steps: int) -> int:
    """Play so many decisions, all of them legal; how many there were."""
    luck = random.Random(PICTURE_SEED)
    for step in range(steps):
        if match.over:
            return step
        seat = match.to_move[0]
        match.choose(seat, luck.choice(match.decision(seat).options))
    return steps
