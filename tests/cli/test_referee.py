"""The book of a real table in the terminal: chance is typed, and mistakes are corrected afterwards."""

from pathlib import Path

import paddock
from cli.process import run


def typed(match: paddock.Match, steps: int | None = None) -> str:
    """What a table would type for this race: one line for each decision and the chance after it."""
    referee = paddock.Referee(match.game, match.setup, open_hands=True)
    words: list[str] = []
    history = match.history[:steps]
    while (done := referee.match.mark().made) < len(history):
        seat, code = history[done]
        words.append(f"\n{code}" if seat >= 0 else code)
        referee.answer(code, None if seat < 0 else seat)
    return " ".join(words).strip() + "\n"


def seeded(game: str) -> paddock.Match:
    match = paddock.game(game).new(2, seed=3, names=("Ann", "Bob"))
    match.play_out(1)
    return match


def test_a_whole_race_is_told_and_its_record_verified(tmp_path: Path) -> None:
    match, path = seeded("crazy-race"), tmp_path / "told.race"
    ended = run("referee", "crazy-race", "--seats", "Ann", "Bob", "--record", str(path), typed=typed(match))
    assert (0, "") == (ended.returncode, ended.stderr)
    assert "Which character does Ann get?" in ended.stdout
    assert "Result\n 1. " in ended.stdout
    record = paddock.Record.parse(path.read_text(encoding="utf-8"))
    assert record.is_told
    assert paddock.replay(record).position == match.position
    checked = run("verify", str(path))
    assert checked.returncode == 0
    assert "told at a real table" in checked.stdout


def test_a_die_is_corrected_and_the_race_goes_on_another_day(tmp_path: Path) -> None:
    match, path = seeded("formula-de"), tmp_path / "told.race"
    words = typed(match, 60)
    ended = run("referee", "formula-de", "--seats", "Ann", "Bob", "--record", str(path), typed=f"{words}b 1\nq\n")
    assert ended.returncode == 0
    before = told_in(path)
    number = [n for n, line in enumerate(before, start=1) if line.seat < 0 and line.code.isdigit()][-1]
    other = "1" if before[number - 1].code != "1" else "2"
    fixed = run("referee", "--resume", str(path), typed=f"c {number} 99\nc {number}\nc {number} {other}\nu 1000\nq\n")
    assert fixed.returncode == 0
    assert "99 is not possible here" in fixed.stdout
    assert "Done." in fixed.stdout
    assert "Type the number of an answer" in fixed.stdout
    after = told_in(path)
    assert after[: number - 1] == before[: number - 1]
    assert after[number - 1].code == other


def told_in(path: Path) -> list[paddock.Line]:
    """What a table has told, by its record."""
    record = paddock.Record.parse(path.read_text(encoding="utf-8"))
    return paddock.Referee.of_record(record, paddock.game(record.game)).told


def test_a_card_comes_out_of_a_hidden_hand_by_its_code(tmp_path: Path) -> None:
    path = tmp_path / "told.race"
    words = "1\n1\n1\n1\nkeep\nkeep\nr3\nr3\nr4\ns Bob r5\ns Eve\nq\n"
    ended = run("referee", "race90-2", "--seats", "Ann", "Bob", "--record", str(path), typed=words)
    assert (0, "") == (ended.returncode, ended.stderr)
    history = paddock.replay(path.read_text(encoding="utf-8")).history
    assert [(0, "qualify-r3"), (1, "qualify-r4")] == [each for each in history if each[1].startswith("qualify-")]
    assert "Type s, a name and the code of a card" in ended.stdout


def test_wrong_command_lines_say_what_to_do(tmp_path: Path) -> None:
    assert "Who drives?" in run("referee", "crazy-race").stderr
    assert "Which game?" in run("referee", "--seats", "Ann").stderr or run("referee").returncode == 2
    path = tmp_path / "dice.race"
    match = paddock.game("crazy-race").new(2, seed=1)
    path.write_text(str(match.record()), encoding="utf-8")
    assert "dice of its own" in run("referee", "--resume", str(path)).stderr
    assert "--seats" in run("referee", "--resume", str(path), "--seats", "Ann").stderr
