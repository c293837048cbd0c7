"""Where a driver's cars were from round to round: what is left of a run to race against."""

from collections.abc import Iterable

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.scene import Piece, Scene
from paddock.server.errors import translate


class Run(Plain):
    """A run at a challenge: its result, and the places of its cars as each round began."""

    place: int
    gap: int
    """How far ahead of the best other driver it ended, in the game's own steps; negative behind."""
    rounds: dict[int, tuple[str, ...]]
    record: str = ""
    """The id of its record, for runs without a table."""


class Ghost(Plain):
    """Another run, to be seen on the board."""

    key: str
    """best or champion."""
    name: str
    run: Run


LOOKS = {"best": ("white", "star"), "champion": ("silver", "robot")}


class Tracker:
    """Watches a race, and notes where the cars of a seat are as each round begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.rounds: dict[int, tuple[str, ...]] = {}

    def see(self, match: paddock.Match) -> None:
        number = round_of(match)
        if number and number not in self.rounds:
            scene = match.scene(None, "en", log=0)
            cars = (piece for piece in scene.pieces if piece.kind == "car" and piece.owner == self.seat)
            self.rounds[number] = tuple(car.at for car in cars if car.at)

    def run(self, match: paddock.Match) -> Run:
        """The whole run, once the race is over."""
        return Run(match.result.place(self.seat), gap_of(match, self.seat), self.rounds)


def track(matches: Iterable[paddock.Match], last: paddock.Match, seat: int) -> Run:
    """The run of a seat, from the race after each decision."""
    tracker = Tracker(seat)
    for match in matches:
        tracker.see(match)
    return tracker.run(last)


def round_of(match: paddock.Match) -> int:
    """The round of a race; 0 before the first."""
    return match.game.round(match.race)


def gap_of(match: paddock.Match, seat: int) -> int:
    """How far a seat is ahead of the best other, or behind; 0 if the game does not count it."""
    scene = match.scene(None, "en", log=0)
    others = [each.progress for each in scene.players if each.seat != seat and each.progress is not None]
    own = scene.players[seat].progress
    return 0 if own is None or not others else own - max(others)


def with_ghosts(scene: Scene, number: int, ghosts: Iterable[Ghost]) -> Scene:
    """A scene with the cars of other runs under its own, as they were when this round began."""
    if not number or not scene.board or scene.standings:
        return scene
    pieces = [piece for ghost in ghosts for piece in _pieces(ghost, number, scene.lang)]
    return replace(scene, pieces=(*pieces, *scene.pieces))


def _pieces(ghost: Ghost, number: int, lang: str) -> Iterable[Piece]:
    colour, icon = LOOKS[ghost.key]
    label = translate(f"ghost-{ghost.key}", lang, name=ghost.name or translate("former-player", lang))
    for index, at in enumerate(ghost.run.rounds.get(number, ())):
        yield Piece(f"ghost-{ghost.key}-{index}", "car", label, colour, icon, tags=("ghost",), at=at)
