"""The picture of a scene: well-formed, complete, and safe to show."""

from xml.etree import ElementTree

import pytest

import paddock
from paddock.scene.looks import colours, icons, page
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
