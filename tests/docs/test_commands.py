"""Every command on a page is run, in the order of the page, or the page says why not; all of them can be read."""

import argparse
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import paddock
from documented import PAGES, ROOT, code_of, commands, inline_commands
from paddock.cli.command import COMMANDS, UsageError, parser

SMALLER = (
    (r"--games \d+", "--games 2"),
    (r"iterations=\d+", "iterations=4"),
    (r"--jobs \d+", "--jobs 1"),
    (r"\bsearch\b(?!:)", "search:iterations=4"),
)
"""The same commands with fewer races."""
PLACES = {"FILE.race": "done.race", "FILE": "done.race", "GAME": "crazy-race", "COMMAND": "play", "NAME": "standard"}
"""What stands for something on a page, and what a test puts there."""
ANSWERS = "1\n" * 3000
SECONDS = 240


def with_commands() -> list[Path]:
    """The pages with commands to run."""
    return [page for page in PAGES if any(not each.why_not for each in commands(page))]


def with_python() -> list[Path]:
    """The pages with Python to run; one of them walks through an example that is tested itself."""
    pages = [page for page in PAGES if page.stem != "add-a-game"]
    return [page for page in pages if any(each.language == "python" and not each.why_not for each in code_of(page))]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder to work in: with `paddock` on the path, a finished record and some that were left."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "paddock").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m paddock.cli "$@"\n', encoding="utf-8")
    (folder / "paddock").chmod(0o755)
    for name, most in (("done", 10_000), ("left", 5), ("other", 5)):
        match = paddock.game("crazy-race").new(2, seed=5, names=("Ann", "Bob"))
        while not match.over and match.moves < most:
            seat = match.to_move[0]
            match.choose(seat, match.decision(seat).options[0])
        (tmp_path / f"{name}.race").write_text(str(match.record()), encoding="utf-8")
    (tmp_path / "told.race").write_text(str(told_race()), encoding="utf-8")
    return tmp_path


def told_race() -> paddock.Record:
    """A race at a real table that was left after the first answers."""
    game = paddock.game("crazy-race")
    referee = paddock.Referee(game, game.setup(2, names=("Ann", "Bob")))
    for _ in range(3):
        assert referee.question is not None
        referee.answer(referee.question.answers[0].code)
    return referee.record()


def run(words: str, desk: Path) -> subprocess.CompletedProcess[str]:
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    path = os.pathsep.join([str(desk / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]])
    place = {"PATH": path, "PYTHONPATH": source, "PADDOCK_DATA": str(desk / "data"), "LANG": "C.UTF-8"}
    return subprocess.run(
        ["bash", "-c", words],
        cwd=desk,
        env={**os.environ, **place},
        input=ANSWERS,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def on_the_desk(words: str) -> str:
    """A command with fewer races, and with files that are there."""
    words = (
        words.replace("--resume FILE --seats", "--resume other.race --seats")
        .replace("referee --resume FILE", "referee --resume told.race")
        .replace("--resume FILE", "--resume left.race")
        .replace("--lang fr", "--lang it")
    )  # fr is still to come
    for wide, narrow in SMALLER:
        words = re.sub(wide, narrow, words)
    return re.sub("|".join(map(re.escape, PLACES)), lambda found: PLACES[found[0]], words)


@pytest.mark.skipif(sys.platform == "win32", reason="the pages show the commands of a Unix shell")
@pytest.mark.parametrize("page", with_commands(), ids=named)
def test_the_commands_of_a_page_run(page: Path, desk: Path) -> None:
    for command in commands(page):
        if not command.why_not:
            done = run(on_the_desk(command.words), desk)
            assert done.returncode == 0, f"{command.words}\n{done.stdout[-600:]}\n{done.stderr[-600:]}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_commands_of_a_page_can_be_read(page: Path) -> None:
    """Also those that are not run: every command and every argument on a page exists."""
    written = [each.words for each in commands(page) if each.words.startswith("paddock")]
    for words in [*written, *inline_commands(page)]:
        said = shlex.split(on_the_desk(words.split(" | ")[-1]), comments=True)[1:]
        if said[:1] == ["help"]:
            said = said[1:]
        if len(said) > 1 or not set(said) <= set(COMMANDS):  # otherwise a command is only named
            check_readable(said, words)


def check_readable(said: list[str], words: str) -> None:
    if len(said) == 2 and said[0] in ("league", "server", "circuit"):
        assert said[1] in subcommands(said[0]), words
        return
    try:
        parser(said).parse_args(said)
    except UsageError as error:
        pytest.fail(f"{words}: {error}")
    except SystemExit:  # --version and --help print and leave
        pass


def subcommands(name: str) -> set[str]:
    """The commands below a command."""
    (commands,) = (action for action in parser([name])._actions if isinstance(action, argparse._SubParsersAction))
    below = commands.choices[name]._actions
    return {word for action in below if isinstance(action, argparse._SubParsersAction) for word in action.choices}


@pytest.mark.parametrize("page", with_python(), ids=named)
def test_the_python_of_a_page_runs(page: Path, desk: Path) -> None:
    """After the commands that write what it reads."""
    for command in commands(page):
        if "--out" in command.words:
            run(on_the_desk(command.words), desk)
    code = "\n".join(each.text for each in code_of(page) if each.language == "python" and not each.why_not)
    (desk / "page.py").write_text(code, encoding="utf-8")
    done = run(f'"{sys.executable}" page.py', desk)
    assert done.returncode == 0, done.stderr[-800:]


def test_reasons_are_given_in_words() -> None:
    reasons = [code.why_not for page in PAGES for code in code_of(page) if code.why_not]

    assert reasons
    assert [why for why in reasons if len(why.split()) < 3] == []
