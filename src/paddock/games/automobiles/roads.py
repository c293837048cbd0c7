"""The boards of this game and their drawings, made once per circuit."""

from functools import lru_cache

from paddock.circuits import circuit
from paddock.core import PaddockError
from paddock.games.automobiles.position import Road
from paddock.scene import Board

MOST_BOARDS = 48


@lru_cache(MOST_BOARDS)
def road_of(id: str) -> Road:  # noqa: A002  the circuit's own word
    """The road of a circuit."""
    board = circuit(id).spaces
    if board is None:
        raise PaddockError(f"the circuit {id} has no coloured spaces, which this game needs")
    return Road(board)


@lru_cache(2 * MOST_BOARDS)
def drawing_of(id: str, lang: str) -> Board:  # noqa: A002
    """The drawing of a circuit, in a language."""
    return circuit(id).board("spaces", lang)
