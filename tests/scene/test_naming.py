"""Options call places by their names."""

import pytest

import paddock
from paddock.scene import in_words, option_labels


def driving() -> paddock.Match:
    """A race of Formula Dé at the question where to drive."""
    match = paddock.game("formula-de").new(seats=2, seed=7, preset="first-lap")
    while match.decision(match.to_move[0]).rule != "FD-MOVE-03":
        match.choose(match.to_move[0], match.decision(match.to_move[0]).options[0])
    return match


@pytest.mark.parametrize(("lang", "near"), [("en", "cells before Elf, lane"), ("it", "Elf")])
def test_places_are_called_by_their_names(lang: str, near: str) -> None:
    match = driving()
    plain = match.scene(match.to_move[0], lang)
    named = in_words(plain, match.board(lang))

    assert all("main-" in pick.label for pick in plain.options)
    for before, pick in zip(plain.options, named.options, strict=True):
        assert "main-" not in pick.label
        assert near in pick.label
        assert before.code == pick.code
        assert not any(note in pick.label for note in pick.notes), "a note repeats the name"


def test_without_a_board_nothing_changes() -> None:
    match = paddock.game("crazy-race").new(seats=2, seed=7)
    scene = match.scene(match.to_move[0], "en")
    assert in_words(scene, None) is scene


def test_options_by_code_call_places_by_their_names() -> None:
    match = driving()
    seat = match.to_move[0]
    labels = option_labels(match, seat, "en")
    assert labels == {pick.code: pick.label for pick in in_words(match.scene(seat), match.board()).options}
