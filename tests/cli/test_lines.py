"""A race line by line, as in a script or a pipe."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import paddock
from cli.process import run


def record_in(output: str) -> Path:
    """The path of the record that is printed at the end."""
    found = re.search(r"(\S+\.race)", output)
    assert found, output
    return Path(found[1])


def test_a_whole_race_against_bots_by_numbers_and_its_record(home: Path) -> None:
    ended = run("play", "crazy-race", "--plain", "--seed", "7", typed="1\n" * 20)

    assert (0, "") == (ended.returncode, ended.stderr)
    assert "Driver: Which card do you play? All are revealed together. (CR-PLAY-02)" in ended.stdout
    assert re.search(r"   1  play-\w+-train +Play the \w+ train", ended.stdout)
    assert "Result\n 1. " in ended.stdout
    path = record_in(ended.stdout)
    assert home / "data" in path.parents
    match = paddock.replay(path.read_text(encoding="utf-8"))
    assert match.over
    assert match.names[0] == "Driver"
    assert paddock.verify(match.record()).first_wrong is None


def test_people_sit_hot_seat_and_answer_by_code(tmp_path: Path) -> None:
    """Everything typed is a code, found by playing the same race in parallel."""
    match = paddock.game("crazy-race").new(2, seed="x", names=("Ann", "Bob"))
    codes = []
    while not match.over:
        seat = match.to_move[0]
        codes.append(match.decision(seat).codes[-1])
        match.choose(seat, codes[-1])
    path = tmp_path / "mine.race"

    words = ("play", "crazy-race", "--seats", "Ann", "Bob", "--seed", "x", "--record", str(path))
    ended = run(*words, typed="\n".join(codes))

    assert ended.returncode == 0
    assert "Pass the keyboard to Bob" in ended.stdout
    assert str(match.record()) == path.read_text(encoding="utf-8")


def test_commands_help_and_change_nothing() -> None:
    typed = "?\nw\nw take-car-a\nplay-red-zeppelin\n99\n\nGEAR 3\nh\nl\nt\nq\n"
    ended = run("play", "crazy-race", "--plain", "--seed", "7", "--seats", "Ann", "Bob", typed=typed)

    assert ended.returncode == 0
    assert "CR-PLAY-02  Choose one card of your hand and lay it face down." in ended.stdout
    assert "is not in your hand" in ended.stdout
    assert "play-red-zeppelin is not possible here; possible: play-" in ended.stdout
    assert ended.stdout.count("Type a number from 1 to 5 or a code; h for help.") == 3
    assert "take the last choice back" in ended.stdout
    assert ended.stdout.count("── Crazy Race · Round 1 of 5 ──") == 2
    assert ".race" not in ended.stdout


def test_a_sealed_choice_is_taken_back() -> None:
    typed = "1\n" + "u\n" + "2\nq\n"
    ended = run(
        "play", "crazy-race", "--seed", "7", "--seats", "Ann", "Bob", "--switch", "characters=chosen", typed=typed
    )

    assert ended.returncode == 0
    assert "Ann takes the choice back." in ended.stdout
    kept = record_in(ended.stdout).read_text(encoding="utf-8")
    assert "1. 0 drive-orange" in kept
    assert "drive-red" not in kept


def test_nothing_can_be_taken_back_at_the_start() -> None:
    ended = run("play", "crazy-race", "--seed", "7", "--plain", typed="u\n")

    assert "Nothing can be taken back" in ended.stdout


def test_the_end_of_input_saves_the_race_to_be_resumed() -> None:
    first = run("play", "crazy-race", "--seed", "7", "--plain", "--seats", "Ann", "--bots", "1", "2", typed="1\n1\n")
    path = record_in(first.stdout)

    second = run("play", "--resume", str(path), typed="1\n" * 12)

    assert (0, 0) == (first.returncode, second.returncode)
    assert f"paddock play --resume {path}" in first.stdout
    record = paddock.Record.parse(path.read_text(encoding="utf-8"))
    assert record.over
    assert ("Ann", "Alba", "Bruno") == record.names
    assert paddock.verify(record).first_wrong is None
    third = run("play", "--resume", str(path))
    assert third.returncode == 2
    assert "is over" in third.stderr


def test_every_race_that_was_left_knows_its_bots_wherever_its_record_goes(tmp_path: Path) -> None:
    """Two races are left; the record of the first is moved before it is resumed."""
    words = ("play", "crazy-race", "--plain", "--seats", "Ann", "--bots", "1", "2")
    first = record_in(run(*words, "--seed", "7", typed="1\n1\n").stdout)
    second = record_in(run(*words, "--seed", "8", typed="1\n1\n").stdout)
    moved = first.rename(tmp_path / "elsewhere.race")

    for path in (moved, second):
        ended = run("play", "--resume", str(path), typed="1\n" * 12)
        assert ended.returncode == 0
        assert "Pass the keyboard" not in ended.stdout
        assert paddock.Record.parse(path.read_text(encoding="utf-8")).over


def test_a_record_from_elsewhere_is_resumed_with_people_and_bots_as_named(race: Path) -> None:
    match = paddock.replay(race.read_text(encoding="utf-8"), until=4)
    race.write_text(str(match.record()), encoding="utf-8")

    ended = run("play", "--resume", str(race), "--seats", "Bob", "--bots", "1", typed="1\n" * 12)
    assert ended.returncode == 0
    assert "Pass the keyboard" not in ended.stdout
    assert "Bob: Which card" in ended.stdout

    race.write_text(str(match.record()), encoding="utf-8")
    unknown = run("play", "--resume", str(race), "--seats", "Zoe")
    assert unknown.returncode == 2
    assert "name the people of this race with --seats, from: Ann Bob Cleo; not: Zoe" in unknown.stderr


@pytest.mark.parametrize(
    ("words", "ignored"),
    [
        ("formula-de", "GAME"),
        ("--circuit monza", "--circuit"),
        ("--preset first-lap", "--preset"),
        ("--switch halves=any --seed 4", "--switch --seed"),
    ],
)
def test_a_race_that_is_resumed_refuses_what_it_would_ignore(race: Path, words: str, ignored: str) -> None:
    ended = run("play", *words.split(), "--resume", str(race))

    assert ended.returncode == 2
    assert f"keeps its game, circuit, rules and luck: leave out {ignored}\n" in ended.stderr


def listen_to_interrupts() -> None:
    """A program started in the background would otherwise ignore interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interrupt_ends_cleanly_and_saves_the_race() -> None:
    command = [sys.executable, "-m", "paddock.cli", "play", "crazy-race", "--plain", "--seed", "7", "--seats", "A", "B"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}, preexec_fn=listen_to_interrupts,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "Pass the keyboard to B" not in process.stdout.readline():
            pass
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        output, error = process.communicate(timeout=30)

    assert process.returncode == 130
    assert "Traceback" not in error
    assert "Goodbye." in error
    assert "--resume" in output


def test_italian() -> None:
    ended = run("play", "crazy-race", "--seed", "7", "--lang", "it", typed="1\n" * 20)

    assert "Pilota: Quale carta giochi?" in ended.stdout
    assert "Risultato" in ended.stdout
    assert "La gara è finita. La registrazione: " in ended.stdout


def test_letters_where_pictures_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_LETTERS", "1")
    ended = run("play", "crazy-race", "--seed", "7", typed="q\n")

    assert "[Tr train]" in ended.stdout
    assert "🚆" not in ended.stdout


def test_replay_steps_forward_and_back_jumps_and_changes_seats(race: Path, last: int) -> None:
    ended = run("replay", str(race), typed="n\nb\n6\nv\nv3\nv0\ne\ns\nwhat\nq\n")

    captions = re.findall(r"^(move .*)$", ended.stdout, re.MULTILINE)
    assert ended.returncode == 0
    assert captions[0] == f"move 0 of {last} · seen by a spectator"
    assert captions[1].startswith(f"move 1 of {last} · Ann: Play the ")
    assert captions[2] == captions[0]
    assert captions[3].startswith(f"move 6 of {last} · ")
    assert captions[4].endswith("seen by Ann")
    assert captions[5].endswith("seen by Cleo")
    assert captions[6].endswith("seen by a spectator")
    assert captions[7].startswith(f"move {last} of {last} · ")
    assert captions[8] == captions[0]
    assert "Result" in ended.stdout


def test_a_replay_tells_in_words_in_both_languages(race: Path) -> None:
    italian = run("replay", str(race), "--lang", "it", typed="n\nq\n").stdout

    assert re.search(r"^mossa 1 di \d+ · Ann: Gioca ", italian, re.MULTILINE)
    assert "play-" not in italian


def test_replay_opens_at_a_move_as_a_seat_saw_it(race: Path, last: int) -> None:
    ended = run("replay", str(race), "--move", "400", "--seat", "2")
    assert f"move {last} of {last}" in ended.stdout
    assert "seen by Bob" in ended.stdout

    assert run("replay", str(race), "--seat", "4").returncode == 2


def test_the_commentary_has_three_lengths() -> None:
    told = {
        length: run("play", "crazy-race", "--plain", "--seed", "7", "--commentary", length, typed="1\n" * 20).stdout
        for length in paddock.LENGTHS
    }

    assert "wins with" in told["headlines"]
    assert " takes the " not in told["headlines"]
    assert " takes the " in told["race"]
    assert "The first pool: " not in told["race"]
    assert "The first pool: " in told["detail"]


def test_the_log_is_shown_in_any_length_and_the_commentary_goes_on_in_it() -> None:
    ended = run("play", "crazy-race", "--plain", "--seed", "7", typed="l detail\nl long\nl headlines\n" + "1\n" * 20)

    before, refused, after = ended.stdout.partition("The commentary has these lengths: headlines race detail")
    assert "The first pool: " in before
    assert refused
    assert " takes the " not in after.replace("Take", "")
    assert "wins with" in after


def test_a_replay_has_the_commentary_in_any_length(race: Path, last: int) -> None:
    shown = {
        length: run("replay", str(race), "--move", str(last), "--commentary", length, typed="q\n").stdout
        for length in paddock.LENGTHS
    }

    assert ": Bob, 10 stages (" in shown["race"]
    assert ": Bob, 10 stages (" not in shown["headlines"]
    assert "wins with" in shown["headlines"]


def test_a_close_up_shows_the_colours_of_spaces_as_shades() -> None:
    ended = run("play", "automobiles", "--plain", "--seed", "7", "--bots", "level-1", typed="z\nq\n")

    _, _, after = ended.stdout.partition("11  done")
    assert {"░", "▒", "█"} <= set(after)
    assert "Highway A1A, space" not in after
