"""Lessons in the terminal."""

from pathlib import Path

from cli.process import run
from paddock import learn


def right_answers(lesson: learn.Lesson) -> list[str]:
    play, codes = learn.LessonPlay(lesson), []
    while not play.is_over:
        options = play.match.decision(play.seat).options
        codes.append(next(option.code for option in options if play.is_right(option)))
        play.answer(codes[-1])
    return codes


def test_a_lesson_from_its_first_step_to_the_next_lesson(home: Path) -> None:
    first, second = learn.course("crazy-race")[:2]
    codes = right_answers(first)
    ended = run("learn", "crazy-race", typed="\n".join(["nonsense 1", "99", "play-red-plane", *codes]))

    assert (0, "") == (ended.returncode, ended.stderr)
    assert f"Lesson 1 of {len(learn.course('crazy-race'))}: {first.title['en']}." in ended.stdout
    assert "Not quite. The plane is at the bottom." in ended.stdout
    assert "They pick in this order: Bruno, Carla, Alba." in ended.stdout
    assert "Right. Your train stands above Bruno's car" in ended.stdout
    assert f"paddock learn crazy-race {second.id}" in ended.stdout

    listed = run("learn", "--lang", "it")
    assert f"✓  1  {first.title['it']}" in listed.stdout
    following = run("learn", "crazy-race", typed="q\n")
    assert f"Lesson 2 of {len(learn.course('crazy-race'))}" in following.stdout


def test_the_last_lesson_leads_to_a_race(home: Path) -> None:
    last = learn.course("crazy-race")[-1]
    ended = run("learn", "crazy-race", str(last.number), typed="\n".join(right_answers(last)))
    assert "paddock play crazy-race" in ended.stdout


def test_counts_checks_and_wrong_names(home: Path) -> None:
    counted = run("learn", "crazy-race", "--count")
    assert counted.stdout.startswith("crazy-race: 4 lessons, ")
    assert counted.stdout.rstrip().endswith("texts in each language")
    checked = run("learn", "crazy-race", "--check")
    assert "4 lessons are true.\n" == checked.stdout
    wrong = run("learn", "crazy-race", "boster")
    assert (2, "") == (wrong.returncode, wrong.stdout)
    assert "boosters" in wrong.stderr
