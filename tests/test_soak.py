"""The long-run checker itself: it passes honest games and names a race that went wrong."""

import pytest

import paddock
import soak


@pytest.mark.parametrize("game", paddock.games())
def test_random_races_hold_what_must_always_hold(game: str) -> None:
    assert [why for _, _, why in map(soak.race, [(game, number, "random", {}) for number in range(12)]) if why] == []


def test_a_race_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "MOST_DECISIONS", 1)

    assert soak.race(("crazy-race", 3, "random", {})) == (3, 0, "AssertionError: the race does not end")


def test_bots_of_the_house_can_drive() -> None:
    number, made, why = soak.race(("crazy-race", 3, "greedy", {}))

    assert (number, why) == (3, "")
    assert made > 20
