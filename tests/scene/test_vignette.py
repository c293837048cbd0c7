"""Small pictures: the pack of cars on a board, the middle of the table where there is none."""

import re
from xml.etree import ElementTree

import pytest

import paddock
from paddock.scene.vignette import PACK
from walks import walk

BOARDED = [game for game in paddock.games() if paddock.game(game).circuits]


def box_of(drawing: str) -> tuple[float, float, float, float]:
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', drawing)
    assert found is not None
    left, top, width, height = map(float, found.groups())
    return left, top, width, height


@pytest.mark.parametrize("game", BOARDED)
def test_a_small_picture_shows_cars_from_close_by(game: str) -> None:
    for match in walk(game, 3, some=5):
        board, scene = match.board(), match.scene(None)
        assert board is not None
        drawing = scene.vignette(board)
        ElementTree.fromstring(drawing)
        left, top, width, height = box_of(drawing)
        places = {place.id: place for place in board.places}
        cars = [places[piece.at] for piece in scene.pieces if piece.kind == "car" and piece.at in places]
        assert width <= board.piece * PACK + 1
        assert not cars or any(left <= car.x <= left + width and top <= car.y <= top + height for car in cars)
        assert len(drawing) < len(scene.svg(board)) * 0.7


def test_without_a_board_it_shows_all_that_lies_in_the_middle() -> None:
    for match in walk("crazy-race", 3, some=5):
        scene = match.scene(None)
        drawing = scene.vignette()
        ElementTree.fromstring(drawing)
        middle = [piece.label for area in scene.areas if area.owner is None for piece in area.pieces]
        hands = [piece.label for area in scene.areas if area.owner is not None for piece in area.pieces]
        assert all(f"<title>{label}</title>" in drawing for label in middle)
        assert not any(f"<title>{label}</title>" in drawing for label in hands if label not in middle)
