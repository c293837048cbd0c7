"""Change one thing at a time in a game's rules and see whether the tests that name the rule notice.

A mutant that lives shows a rule whose test could not fail. Those that cannot be told apart from the rules are listed
with a reason in `tests/survivors/`. Results are kept in `build/mutants/` until the rules or their tests change.
"""

import argparse
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import pytest

from mutants import Mutant, mutants
from mutate_rules import GAMES, Module, modules, rules_of, test_files
from mutate_run import SURVIVED, TIMEOUT, UNREACHED, Outcome, Seen, Tests, code_of, digest, print_of
from rule_sources import ROOT

KEPT = ROOT / "build" / "mutants"
ACCEPTED = ROOT / "tests" / "survivors"
SAVED_AFTER = 40
LIVING = (SURVIVED, UNREACHED)


class Counts(TypedDict):
    """Mutants of one place."""

    killed: int
    survived: int


class Case(NamedTuple):
    """A mutant with the tests that have to notice it."""

    mutant: Mutant
    module: Module
    tests: list[tuple[str, float]]
    key: str
    asked: str


class Run(Tests):
    """All mutants of a game, or a part of them, and what became of each."""

    def __init__(self, game: str, options: argparse.Namespace) -> None:
        super().__init__()
        from paddock import game as game_of
        from paddock.games import GAMES as ROOMS

        rooms = {name: place.partition(":")[0].split(".")[2] for name, place in ROOMS.items()}
        self.game = game
        self.options = options
        self.room = rooms[game]
        self.sharing = [] if options.alone else [name for name in rooms if rooms[name] == self.room and name != game]
        """Other games of the room: what they share with this one is proved by the tests of all of them."""
        own = list(game_of(game).rules)
        self.rules = own + [rule for name in self.sharing for rule in game_of(name).rules]
        self.modules = modules(self.room, own, self.rules)
        self.all = [mutant for module in self.modules for mutant in mutants(module.name, module.source)]
        self.outcomes: dict[str, Outcome] = {}
        self.cases: list[Case] = []
        self.kills: dict[str, Counter[str]] = {}

    def work(self) -> None:
        self.cases = self.chosen()
        kept = {} if self.options.fresh else read(self.kept)
        waiting = []
        for case in self.cases:
            if not case.tests:
                self.outcomes[case.mutant.name] = Outcome(UNREACHED)
            elif case.key in kept and self.proof(case, known := Outcome(*kept[case.key][:2])) == kept[case.key][2]:
                self.note(case, known)
            else:
                waiting.append(case)
        for start in range(0, len(waiting), SAVED_AFTER):
            part = waiting[start : start + SAVED_AFTER]
            self.run_all(part)
            for case in part:
                outcome = self.outcomes[case.mutant.name]
                kept[case.key] = [*outcome, self.proof(case, outcome)]
            write(self.kept, kept)
            if sys.stderr.isatty():
                print(f"\r{start + len(part)} of {len(waiting)} mutants", end=" ", file=sys.stderr)

    def proof(self, case: Case, outcome: Outcome) -> str:
        """What a result holds for: the test that killed the mutant, or else all tests that were asked."""
        if not outcome.test:
            return case.asked
        return print_of(self.items[outcome.test]) if outcome.test in dict(case.tests) else ""

    def note(self, case: Case, outcome: Outcome) -> None:
        """Note what became of a mutant, and which test to ask first about the next one of that function."""
        self.outcomes[case.mutant.name] = outcome
        if outcome.test:
            self.kills.setdefault(case.mutant.function, Counter())[outcome.test] += 1

    @property
    def kept(self) -> Path:
        return KEPT / f"{self.game}.json"

    def seen(self, names: Iterable[str]) -> dict[str, Seen]:
        """What tests run on the rules as they are, looked at again when the rules or that test have changed."""
        sources = digest(*(code_of(path.read_text("utf-8")) for path in sorted((GAMES / self.room).rglob("*.py"))))
        path = KEPT / f"{self.game}-tests.json"
        keys = {name: digest(sources, print_of(item)) for name, item in self.items.items()}
        known = {key: seen for key, seen in read(path).items() if key in keys.values()}
        found = self.watched(str(GAMES / self.room), [name for name in names if keys[name] not in known])
        if found:
            known |= {keys[name]: seen for name, seen in found.items()}
            write(path, known)
        return {name: Seen(*known[keys[name]]) for name in names}

    def chosen(self) -> list[Case]:
        """The mutants that are wanted, each with its tests, the quickest first."""
        carried = rules_of([function for module in self.modules for function in module.functions])
        by_name = {module.name: module for module in self.modules}
        pattern = self.options.rules
        wanted = [one for one in self.all if fnmatch(f"{one.module}.{one.function}", f"*{pattern}*")]
        if self.options.most and self.options.most < len(wanted):
            picked = random.Random(self.options.seed).sample(range(len(wanted)), self.options.most)
            wanted = [wanted[index] for index in sorted(picked)]
        rules = frozenset().union(*(carried[one.module, one.function] for one in wanted))
        seen = self.seen(list(self.items) if self.options.any_test else self.naming(rules))
        return [self.case(one, by_name[one.module], carried[one.module, one.function], seen) for one in wanted]

    def case(self, mutant: Mutant, module: Module, rules: frozenset[str], seen: dict[str, Seen]) -> Case:
        place = f"{module.path}:{mutant.function}"
        names = list(self.items) if self.options.any_test else self.naming(rules)
        names = [name for name in names if place in seen[name].functions]
        tests = sorted(((name, seen[name].seconds) for name in names), key=lambda test: test[1])
        asked = digest(*(print_of(self.items[name]) for name in sorted(names)))
        return Case(mutant, module, tests, digest(mutant.name, code_of(module.source)), asked)

    def run_all(self, waiting: list[Case]) -> None:
        """Run mutants, some at a time."""
        running: dict[int, tuple[Case, int]] = {}
        left = waiting[::-1]
        while left or running:
            while left and len(running) < self.options.jobs:
                case = left.pop()
                kills = self.kills.get(case.mutant.function, Counter())
                tests = sorted(case.tests, key=lambda test: -kills[test[0]])
                child, reader = self.start(case.mutant, case.module.imported, tests)
                running[child] = (case, reader)
            child, status = os.wait()
            case, reader = running.pop(child)
            self.note(case, self.ended(status, reader))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def write(path: Path, data: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def accepted(path: Path) -> dict[str, str]:
    """The survivors that are accepted, with the reason of each."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.strip().splitlines() if not line.startswith("#")]
        if lines:
            name, before, after, *reason = lines
            if not reason or not (before.startswith("- ") and after.startswith("+ ")):
                sys.exit(f"{path.name}: an entry is a function, '- before', '+ after' and a reason:\n{block}")
            found["\n".join((name, before, after))] = " ".join(line.strip() for line in reason)
    return found


class Survivor(TypedDict):
    """A mutant that lives and is not accepted."""

    name: str
    line: int
    kind: str


class Report(TypedDict):
    """What a run has shown."""

    game: str
    mutants: int
    run: int
    killed: int
    timeouts: int
    accepted: list[str]
    survivors: list[Survivor]
    stale: list[str]
    modules: dict[str, Counts]
    functions: dict[str, Counts]
    outcomes: dict[str, Outcome]


def judged(run: Run) -> Report:
    """The report as data."""
    known = {mutant.name for mutant in run.all}
    own = accepted(run.options.accepted or ACCEPTED / f"{run.game}.txt")
    others = [accepted(ACCEPTED / f"{name}.txt") for name in run.sharing]
    reasons = own.keys() | {name for listed in others for name in listed if name in known}
    living = [case.mutant for case in run.cases if run.outcomes[case.mutant.name].kind in LIVING]
    killed = {name for name, outcome in run.outcomes.items() if outcome.kind not in LIVING}
    return Report(
        game=run.game,
        mutants=len(run.all),
        run=len(run.cases),
        killed=len(killed),
        timeouts=sum(outcome.kind == TIMEOUT for outcome in run.outcomes.values()),
        accepted=[mutant.name for mutant in living if mutant.name in reasons],
        survivors=[
            Survivor(name=mutant.name, line=mutant.line, kind=run.outcomes[mutant.name].kind)
            for mutant in living
            if mutant.name not in reasons
        ],
        stale=[name for name in own if name not in known or name in killed],
        modules=counted(run, lambda mutant: mutant.module),
        functions=counted(run, lambda mutant: f"{mutant.module}.{mutant.function}"),
        outcomes={case.mutant.name: run.outcomes[case.mutant.name] for case in run.cases},
    )


def counted(run: Run, place: Callable[[Mutant], str]) -> dict[str, Counts]:
    """How many were killed and how many live, in each place."""
    found: dict[str, Counts] = {}
    for case in run.cases:
        counts = found.setdefault(place(case.mutant), Counts(killed=0, survived=0))
        if run.outcomes[case.mutant.name].kind in LIVING:
            counts["survived"] += 1
        else:
            counts["killed"] += 1
    return found


def show(report: Report) -> None:
    """The report for people."""
    for module, counts in report["modules"].items():
        print(f"{module:42} {counts['killed']:4} killed {counts['survived']:4} survived")
        for function, inner in report["functions"].items():
            if function.startswith(f"{module}.") and inner["survived"]:
                name = function.removeprefix(f"{module}.")
                print(f"    {name:38} {inner['killed']:4} killed {inner['survived']:4} survived")
    for survivor in report["survivors"]:
        print(f"\n{survivor['kind']}, line {survivor['line']}: {survivor['name']}")
    for name in report["stale"]:
        print(f"\nNo longer a survivor, though listed as one: {name}")
    part = "all" if report["run"] == report["mutants"] else f"{report['run']} of {report['mutants']}"
    share = 100 * report["killed"] / max(1, report["run"])
    print(
        f"\n{report['game']}, {part} mutants: {share:.1f} of 100 killed ({report['killed']} of {report['run']}, "
        f"{report['timeouts']} by timeout); {len(report['accepted'])} accepted with a reason, "
        f"{len(report['survivors'])} survived."
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="whose rules to change, such as crazy-race")
    parser.add_argument("--rules", default="*", help="only functions whose name matches, such as rules_order.*")
    parser.add_argument("--most", type=int, default=0, help="a sample of this many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants at a time")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--accepted", type=Path, help="the list of accepted survivors; else that of the game")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--any-test", action="store_true", help="ask all tests of the game, not only those of the rule")
    parser.add_argument("--alone", action="store_true", help="not the tests of other games that share code with it")
    options = parser.parse_args()
    if list(GAMES.rglob("*.so")):
        sys.exit("The engine is compiled; 'make uncompile' first: compiled functions cannot be changed.")
    run = Run(options.game, options)
    files = [str(path) for path in test_files(run.rules)]
    quiet = [
        "-o",
        "addopts=",
        "--assert=plain",
        "--import-mode=importlib",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:terminal",
        "-s",
    ]
    status = pytest.main([*quiet, *files], plugins=[run])
    if status:
        return int(status)
    report = judged(run)
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    return int(bool(report["survivors"] or report["stale"]))


if __name__ == "__main__":
    sys.exit(main())
