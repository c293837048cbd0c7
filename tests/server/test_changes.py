"""What is new in a scene, put together with the scene before, is the scene."""

import random
import statistics
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import paddock
from paddock.scene import Scene
from paddock.server.changes import changes
from serving import SERVED, changed

MOST_BYTES = 2650  # every place that an option may lead to says its price, and what is left after a repair has a gauge
"""What is new after a decision is smaller than this, on average."""


@pytest.mark.parametrize("game", SERVED)
def test_changes_make_the_scene_after_from_the_scene_before(game: str) -> None:
    match = paddock.game(game).new(seed="changes")
    luck = random.Random("changes")
    seats = (*range(match.setup.seats), None)
    before: dict[int | None, Scene | None] = dict.fromkeys(seats)
    known: dict[int | None, dict[str, Any]] = {seat: {} for seat in seats}
    sent: list[int] = []
    for _ in range(120):
        for seat in seats:
            after = replace(match.scene(seat), log=())  # the log goes its own way
            message = msgspec.json.encode(changes(before[seat], after))
            if before[seat] is not None:
                sent.append(len(message))
            before[seat] = after
            known[seat] = changed(known[seat], msgspec.json.decode(message))
            assert known[seat] == msgspec.json.decode(msgspec.json.encode(after))
        if match.over:
            break
        seat = match.to_move[0]
        match.choose(seat, luck.choice(match.decision(seat).options))
    assert statistics.mean(sent) < MOST_BYTES


def test_nothing_new_is_nothing_to_send() -> None:
    scene = paddock.game(SERVED[0]).new(seed="changes").scene(0)
    assert {} == changes(scene, scene)
