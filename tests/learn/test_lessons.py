"""Every lesson is true: it is played to its end through the real engine, and every wrong turn is taken."""

import pytest

import paddock
from paddock import learn
from paddock.learn import Lesson

AT_LEAST = {"automobiles": 7, "crazy-race": 4, "formula-de": 10, "race90-1": 8, "race90-2": 10}
LESSONS = [lesson for game in paddock.games() for lesson in learn.course(game)]
MOST_LETTERS = 330
"""What fits beside a phone's board without scrolling."""


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}/{lesson.id}")
def test_a_lesson_is_true(lesson: Lesson) -> None:
    assert [] == learn.complaints(lesson)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}/{lesson.id}")
def test_a_lesson_is_short_and_takes_part_in_both_languages(lesson: Lesson) -> None:
    """Two minutes: a few steps, each said in a few sentences, with something to get wrong in each."""
    assert 2 <= len(lesson.steps) <= 6
    for step in lesson.steps:
        assert step.wrong or step.otherwise
        said = [step.say, step.right, *(turn.say for turn in step.wrong), lesson.end]
        assert [] == [text for words in said for text in words.values() if len(text) > MOST_LETTERS]


@pytest.mark.parametrize(("game", "count"), AT_LEAST.items())
def test_every_game_has_its_course(game: str, count: int) -> None:
    assert len(learn.course(game)) >= count
