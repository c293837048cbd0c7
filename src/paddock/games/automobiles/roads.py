"""The boards of this game, each made once per circuit."""

from paddock.circuits import SpaceBoard, circuit
from paddock.core import PaddockError
from paddock.games.automobiles.position import Road

_made: dict[str, tuple[SpaceBoard, Road]] = {}


def road_of(id: str) -> Road:  # noqa: A002  the circuit's own word
    """The road of a circuit; made again only where its board was."""
    board = circuit(id).spaces
    if board is None:
        raise PaddockError(f"the circuit {id} has no coloured spaces: it cannot be raced here")
    if id not in _made or _made[id][0] is not board:
        _made[id] = (board, Road(board))
    return _made[id][1]
