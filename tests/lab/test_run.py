"""Plans raced in several ways to the same file; stopped, resumed, refused."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import paddock
from paddock.lab import Plan, plan
from paddock.lab.columns import COLUMNS
from paddock.lab.race import run_race
from paddock.lab.run import Done, Stop, Stopped, run, run_chunk
from paddock.lab.store import Store
from walks import quickest

GAME = quickest()


def some_plan(games: int = 12, seed: int = 1) -> Plan:
    return plan(GAME, bots=["greedy:worlds=1", "random"], games=games, seed=seed)


def raced(plan: Plan, out: Path, **how: object) -> bytes:
    store = Store(out, plan)
    run(plan, store, **how)  # type: ignore[arg-type]
    store.clear()
    return out.read_bytes()


def test_the_file_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    alone = raced(some_plan(), tmp_path / "one.parquet", jobs=1)

    assert alone == raced(some_plan(), tmp_path / "two.parquet", jobs=2)
    assert alone != raced(some_plan(seed=2), tmp_path / "other.parquet", jobs=1)


def test_seats_rotate_and_every_row_is_there(tmp_path: Path) -> None:
    raced(some_plan(), tmp_path / "races.parquet")
    rows = pq.read_table(tmp_path / "races.parquet").to_pylist()

    assert [(race, seat) for race in range(12) for seat in (0, 1)] == [(row["race"], row["seat"]) for row in rows]
    assert ["greedy:worlds=1", "random", "random", "greedy:worlds=1"] == [row["bot"] for row in rows[:4]]
    assert list(COLUMNS) == pq.read_schema(tmp_path / "races.parquet").names
    assert all(len(row["standing"]) == 21 for row in rows)
    assert all(row["decisions"] > 0 for row in rows)


def test_results_are_seen_in_order_while_they_come_in_and_again_when_all_is_done(tmp_path: Path) -> None:
    seen: list[int] = []
    for _ in range(2):
        store = Store(tmp_path / "races.parquet", some_plan())
        run(some_plan(), store, jobs=2, seen=lambda table: seen.extend(table.column("race").to_pylist()))
        store.clear()

    assert [race for race in range(12) for _ in (0, 1)] * 2 == seen


def test_what_is_stored_is_not_raced_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = raced(some_plan(), tmp_path / "whole.parquet")
    store = Store(tmp_path / "broken.parquet", some_plan())
    store.open()
    monkeypatch.setattr("paddock.lab.run.in_this_process", half)
    with pytest.raises(Stopped, match="stopped after 6 of 12 races"):
        run(some_plan(), store)
    assert ["broken.parquet.part", "whole.parquet"] == sorted(path.name for path in tmp_path.iterdir())
    monkeypatch.undo()
    counted: list[int] = []

    run(some_plan(), Store(tmp_path / "broken.parquet", some_plan()), progress=counted.append)

    assert [6, 7, 8, 9, 10, 11, 12] == counted
    assert whole == (tmp_path / "broken.parquet").read_bytes()


def half(plan: Plan, todo: list[range], stop: Stop) -> Iterator[Done]:
    """A runner that is stopped half way."""
    for chunk in todo[: len(todo) // 2]:
        yield run_chunk(plan, chunk)


def test_another_plan_is_neither_mixed_in_nor_overwritten(tmp_path: Path) -> None:
    before = raced(some_plan(), tmp_path / "races.parquet")

    with pytest.raises(paddock.PaddockError, match="has the results of another simulation"):
        raced(some_plan(seed=9), tmp_path / "races.parquet")

    assert before == (tmp_path / "races.parquet").read_bytes()
    assert before == raced(some_plan(), tmp_path / "races.parquet")


def test_results_as_a_spreadsheet(tmp_path: Path) -> None:
    raced(some_plan(), tmp_path / "races.csv")
    lines = (tmp_path / "races.csv").read_text().splitlines()

    assert ",".join(COLUMNS) == lines[0]
    assert 1 + 2 * 12 == len(lines)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"bots": ["random"] * 3, "seats": 2}, "at a table of 2, name at least one bot and at most 2, not 3"),
        ({"games": 0}, "race at least once"),
        ({"bots": ["genius"]}, "there is no bot 'genius'"),
        ({"switches": {"nonsense": 1}}, "has no switch 'nonsense'"),
        ({"game": "automobiles", "circuit": "daytona nowhere"}, "'nowhere'"),
        ({"game": "automobiles", "circuit": "daytona spa daytona"}, "name each circuit once"),
    ],
)
def test_a_plan_that_cannot_be_raced_says_why(settings: dict[str, object], complaint: str) -> None:
    with pytest.raises(paddock.PaddockError, match=complaint):
        plan(**{"game": GAME, **settings})  # type: ignore[arg-type]


def test_deals_of_luck_go_round_the_circuits() -> None:
    """Both races of a deal are on the same circuit, and every row says on which."""
    three = plan("automobiles", circuit="daytona spa meadow", seats=2, games=8, deals=True, bots=["random"])
    rounds = ["daytona", "daytona", "spa", "spa", "meadow", "meadow", "daytona", "daytona"]

    assert [three.circuit_of(number) for number in range(8)] == rounds
    assert [three.match(number).setup.circuit for number in range(8)] == rounds
    assert [row.circuit for row in run_race(three, 2)] == ["spa", "spa"]
    assert some_plan().circuit_of(1) == ""


def test_results_have_to_go_somewhere(tmp_path: Path) -> None:
    with pytest.raises(paddock.PaddockError, match="results are written to a file that ends in"):
        Store(tmp_path / "races.txt", some_plan())
    with pytest.raises(paddock.PaddockError, match="there is no folder"):
        Store(tmp_path / "nowhere" / "races.csv", some_plan())


COMMAND = """
import sys
from argparse import ArgumentParser
from paddock.cli import simulate
if __name__ == "__main__":
    parser = ArgumentParser()
    simulate.add_parser(parser.add_subparsers())
    args = parser.parse_args(sys.argv[1:])
    sys.exit(args.run(args))
"""


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    script = tmp_path / "command.py"
    script.write_text(COMMAND)
    out = tmp_path / "races.parquet"
    bots = "--bots=greedy:worlds=1,random"
    command = [sys.executable, str(script), "simulate", GAME, "--games=160", "--jobs=2", bots, f"--out={out}"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    folder = tmp_path / "races.parquet.part"
    while len(list(folder.glob("*.arrow"))) < 3 and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    said = process.communicate(timeout=60)[1]

    assert b"stopped after" in said, said
    assert b"of 160 races; run the same command to continue" in said
    assert process.returncode == 130
    assert subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0
    assert not folder.exists()
    wished = plan(GAME, bots=["greedy:worlds=1", "random"], games=160, seed=0)
    assert raced(wished, tmp_path / "at-once.parquet") == out.read_bytes()
