"""The picture of a scene: well-formed, complete, and safe to show."""

import re
from xml.etree import ElementTree

import pytest

import paddock
from paddock.scene.looks import colours, icons, page
from pictures import ASCARI
from walks import walk


@pytest.mark.parametrize("game", paddock.games())
@pytest.mark.parametrize("seed", range(3))
def test_every_scene_can_be_drawn(game: str, seed: int) -> None:
    for match in walk(game, seed, some=6):
        for lang in paddock.LANGUAGES:
            scene = match.scene(None, lang)
            tree = ElementTree.fromstring(scene.svg(match.board(lang)))
            text = " ".join(tree.itertext())
            assert scene.status in text
            for player in scene.players:
                assert player.name in text


def view_boxes(picture: str) -> list[str]:
    """What the parts of a picture show: first the page, then the board on it."""
    return re.findall(r'viewBox="([^"]+)"', picture)


def test_a_close_view_holds_every_car_and_less_of_the_board() -> None:
    match = paddock.game("formula-de").at(" ".join(ASCARI.split()))
    board, scene = match.board(), match.scene(None)
    assert board is not None

    left, top, wide, high = map(float, view_boxes(scene.svg(board, close=True))[1].split())

    assert view_boxes(scene.svg(board))[1] == f"0 0 {board.width:g} {board.height:g}"
    assert wide < board.width / 2
    places = {place.id: place for place in board.places}
    for car in (places[piece.at] for piece in scene.pieces if piece.kind == "car"):
        assert left < car.x < left + wide
        assert top < car.y < top + high


def test_names_cannot_break_out_of_the_picture() -> None:
    name = "<script>alert('x')</script>&\""
    match = paddock.game("crazy-race").new(seats=2, seed=1, names=(name, "Bob"))

    picture = match.scene(0).svg()

    ElementTree.fromstring(picture)
    assert "<script>" not in picture


def test_looks_are_complete() -> None:
    assert all(path.startswith("M") for path in icons().values())
    assert {"paper", "ink", "glow"} <= set(page())
    assert all(look.fill.startswith("#") for look in colours().values())
