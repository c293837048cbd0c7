"""Mutation testing of the rules: what is changed, that tests kill it, and that survivors are reported."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import paddock
from mutants import mutants
from mutate import ACCEPTED, accepted
from mutate_rules import GAMES, modules, rules_of
from rule_sources import ROOT

SOURCE = '''
class Turn(Task):
    """XX-TURN-01  A turn."""

    def run(self, race):
        race.then(Roll(self.seat), Move(self.seat))
        if race.listening:
            race.tell(Started(self.seat + 1))


def is_close(race, gap: int) -> bool:
    """XX-GAP-02  Two spaces or less, and no flag."""
    assert gap >= 0
    return gap < 3 and not race.flag
'''


def changes(source: str) -> list[tuple[str, str]]:
    return [(mutant.function, mutant.after) for mutant in mutants("toy", source)]


def test_one_thing_is_changed_at_a_time_and_telling_is_left_alone() -> None:
    assert changes(SOURCE) == [
        ("Turn.run", "pass"),
        ("Turn.run", "race.then(Move(self.seat))"),
        ("Turn.run", "race.then(Roll(self.seat))"),
        ("is_close", "return gap < 3 or not race.flag"),
        ("is_close", "return not race.flag"),
        ("is_close", "return gap < 3"),
        ("is_close", "return gap < 3 and race.flag"),
        ("is_close", "return gap <= 3 and (not race.flag)"),
        ("is_close", "return gap < 2 and (not race.flag)"),
    ]


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("race.laps += 1", {"pass", "race.laps -= 1", "race.laps += 2"}),
        ("race.car = None", {"pass"}),
        ("return [a for a in race.cars if a.out]", {"return []", "return [a for a in race.cars if not a.out]"}),
        ("return max(race.a, -race.b)", {"return min(race.a, -race.b)", "return max(race.a, race.b)"}),
        ("return 3 <= race.a", {"return 3 < race.a", "return 2 <= race.a"}),
        ("return race.a % 4", {"return race.a // 4", "return race.a % 5"}),
        ("raise BadData('no')", set()),
        ("tell_end(race, car)", set()),
    ],
)
def test_every_kind_of_statement_has_its_changes(line: str, after: set[str]) -> None:
    kind = "list[int]" if "[" in line else "object"

    assert {change for _, change in changes(f"def rule(race) -> {kind}:\n    {line}\n")} == after


def test_a_changed_function_does_something_else() -> None:
    mutant = next(mutant for mutant in mutants("toy", SOURCE) if mutant.after.startswith("return gap <= 3"))
    scope: dict[str, Any] = {"__builtins__": __builtins__}
    exec("def is_close(race, gap): ...", scope)
    scope["is_close"].__code__ = mutant.code("toy.py")
    race = type("Race", (), {"flag": False})

    assert [scope["is_close"](race, gap) for gap in (2, 3, 4)] == [True, True, False]


def test_a_method_without_its_call_of_super_still_fits_in_the_place_of_the_first() -> None:
    source = "class Turn(Task):\n    def run(self, race):\n        super().run(race)\n"
    scope: dict[str, Any] = {"Task": object}
    exec(source, scope)
    run = scope["Turn"].run
    run.__code__ = next(mutants("toy", source)).code("toy.py")

    assert run(scope["Turn"](), None) is None


def test_a_helper_is_proved_by_the_rules_of_the_functions_that_use_it() -> None:
    rules = paddock.game("crazy-race").rules
    found = [function for module in modules("crazy_race", rules) for function in module.functions]
    carried = rules_of(found)

    assert "CR-BOOST-02" in carried["crazy_race.rules_boosters", "rank"]
    assert "CR-BOOST-09" in carried["crazy_race.rules_boosters", "turn_lowest"]
    assert all(carried.values())


INTERPRETED = pytest.mark.skipif(bool(list(GAMES.rglob("*.so"))), reason="compiled functions cannot be changed")


def run(*arguments: str) -> tuple[int, dict[str, Any]]:
    command = [sys.executable, str(ROOT / "tools" / "mutate.py"), *arguments, "--json", "--jobs", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.returncode, json.loads(done.stdout)


def listed(module: str) -> set[str]:
    """The accepted survivors of a module of Crazy Race."""
    return {name for name in accepted(ACCEPTED / "crazy-race.txt") if name.startswith(module)}


@INTERPRETED
def test_the_tests_of_a_rule_kill_its_mutants_and_an_accepted_survivor_lives() -> None:
    status, report = run("crazy-race", "--rules", "rules_order.order_key", "--fresh")
    living = {name for name, outcome in report["outcomes"].items() if outcome[0] != "killed"}

    assert status == 0
    assert report["killed"] >= 14
    assert living == set(report["accepted"]) == listed("crazy_race.rules_order.")
    assert all("test_" in outcome[1] for outcome in report["outcomes"].values() if outcome[0] == "killed")


KILLED = """crazy_race.rules_order.pick_order
- keys.sort()
+ pass"""


@INTERPRETED
def test_a_survivor_without_a_reason_and_a_listed_mutant_that_dies_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "crazy-race.txt"
    path.write_text(f"{KILLED}\nThe keys come sorted.\n", encoding="utf-8")
    status, report = run("crazy-race", "--rules", "rules_order", "--accepted", str(path))

    assert status == 1
    assert {survivor["name"] for survivor in report["survivors"]} == listed("crazy_race.rules_order.")
    assert report["stale"] == [KILLED]


@pytest.mark.parametrize("text", ["a.b\n- one\nreason", "a.b\n- one\n+ two"])
def test_an_accepted_survivor_needs_its_change_and_a_reason(text: str, tmp_path: Path) -> None:
    path = tmp_path / "toy.txt"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(SystemExit, match=r"toy.txt: an entry is|a reason"):
        accepted(path)


def test_what_two_games_share_is_proved_by_the_rules_of_both() -> None:
    first, second = paddock.game("race90-1").rules, paddock.game("race90-2").rules
    found = modules("race90", first, [*first, *second])

    assert [module.name for module in found] == [module.name for module in modules("race90", first)]
    shared = [one.rules for module in found if ".shared." in module.name for one in module.functions]
    assert any(rules & set(first) and rules & set(second) for rules in shared)


@pytest.mark.parametrize("path", sorted(ACCEPTED.glob("*.txt")), ids=lambda path: path.stem)
def test_accepted_survivors_are_mutants_of_their_game(path: Path) -> None:
    game = paddock.game(path.stem)
    room = type(game).__module__.split(".")[2]
    known = {one.name for module in modules(room, game.rules) for one in mutants(module.name, module.source)}

    assert set(accepted(path)) - known == set()
