"""From what a seat sees to a scene."""

from paddock.core import Match, message
from paddock.games.formula_de.tables import ROOM
from paddock.scene import Scene, Stage


def scene(match: Match, seat: int | None, lang: str) -> Scene:
    stage = Stage(match, seat, lang)
    return stage.scene(status=message(ROOM, "title"), players=[])
