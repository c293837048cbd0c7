"""The race in words, in three lengths."""

import pytest

import paddock
from paddock.core import DETAIL, HEADLINE, RACE, Event, LogLine


def race(game: str = "crazy-race", names: tuple[str, ...] = ("Ann", "Bob")) -> paddock.Match:
    """A whole race by the first options."""
    match = paddock.game(game).new(len(names), seed=4, names=names)
    while not match.over:
        match.choose(match.to_move[0], match.decision(match.to_move[0]).options[0])
    return match


def test_events_are_told_from_the_length_on_that_their_class_says() -> None:
    class Nap(Event):
        length = DETAIL

    assert (DETAIL, RACE) == (Nap().length, Event().length)


@pytest.mark.parametrize("game", ["crazy-race", "automobiles"])
def test_each_length_has_the_lines_of_the_shorter_ones(game: str) -> None:
    match = race(game)
    headlines, usual, detail = (match.log(None, length=length) for length in paddock.LENGTHS)

    assert 0 < len(headlines) < len(usual) < len(detail) == len(match.heard(None))
    assert headlines == [line for line in usual if line.length == HEADLINE]
    assert usual == [line for line in detail if line.length <= RACE] == match.log(None)
    assert [event.label("it", match.names) for event in match.heard(0)] == [
        str(line) for line in match.log(0, "it", "detail")
    ]


def test_a_log_starts_at_any_event() -> None:
    match = race()

    assert match.log(1, "it", "detail")[-3:] == match.log(1, "it", "detail", len(match.events) - 3)


def test_a_scene_has_the_latest_lines_of_usual_length() -> None:
    match = race("automobiles")

    log = match.scene(0).log

    assert [str(line) for line in match.log(0)][-len(log) :] == list(log)
    assert 40 == len(log)


def test_an_unknown_length_is_refused_with_the_known_ones() -> None:
    with pytest.raises(paddock.PaddockError, match="choose one of: headlines race detail"):
        race().log(None, length="epic")


def test_a_line_prints_as_its_text() -> None:
    assert "Ann wins!" == str(LogLine("Ann wins!", HEADLINE))
