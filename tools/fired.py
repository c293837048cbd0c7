"""Which rules come up in play: bots race on every circuit, and every definition that names a rule is watched.

    python tools/fired.py race90-2                  # 2 races a set-up, as a table of what never came up
    python tools/fired.py formula-de --races 20 --jobs 8
    python tools/fired.py --check                   # all games; fails if a rule without a reason never came up

A rule has come up if a function or class that names it ran; now and then the table is looked at, as people do.
Rules that only data and declarations name need no race.
`tools/never_fired.toml` gives the reason for every rule that never comes up among bots. `--check` races the quick bots
first, and ends as soon as every rule without a reason has come up.
"""

import argparse
import inspect
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple, TypeVar

import paddock
from paddock.bots import Player, bot
from paddock.core.game import Game
from rule_sources import Place, places

REASONS = Path(__file__).parent / "never_fired.toml"
Switched = tuple[tuple[str, bool | int | str], ...]
BOTS = ("random", "greedy")
"""One that does everything that is allowed, one that drives well."""
RARE: dict[str, tuple[Switched, int]] = {"race90-1": ((("re-entry", True),), 30)}
"""What comes up in few races: switches, and how many races of random drivers it takes to see it."""
LOOK_EVERY = 60
"""How many decisions a race goes on before people look at the table again."""
MOST_DECISIONS = 6_000
"""Random drivers may never finish."""
Result = TypeVar("Result")


class Trial(NamedTuple):
    """One race to watch."""

    game: str
    seats: int
    circuit: str | None
    preset: str | None
    switches: Switched
    bot: str
    seed: int


def watched(game: Game) -> dict[str, list[Place]]:
    """The places of each rule that can run: definitions in the rooms of games."""
    rules = game.rules
    found = {rule: [place for place in where if runs(place)] for rule, where in places(game.room).items()}
    return {rule: where for rule, where in found.items() if rule in rules and where}


def runs(place: Place) -> bool:
    """Whether the place is a definition of a game: circuits are compiled once, championships are no part of a race."""
    return place.name != place.path.name and "games" in place.path.parts


def trials(game: Game, races: int) -> Iterator[Trial]:
    """Every preset on every circuit, every switch once the other way, each on a circuit in turn, and what is rare."""
    circuits: tuple[str | None, ...] = game.circuits or (None,)
    presets: list[str | None] = [None, *(preset.name for preset in game.presets)]
    plan: list[tuple[str | None, str | None, Switched]] = [(at, each, ()) for at in circuits for each in presets]
    changes = [(switch.name, value) for switch in game.switches for value in others(switch)]
    plan += [
        (circuits[n % len(circuits)], presets[n % len(presets)], (change,)) for n, change in enumerate([*changes] * 2)
    ]
    for n, (circuit, preset, switches) in enumerate(plan):
        for seed in range(n * races, (n + 1) * races):
            seats = game.seats[seed % len(game.seats)]
            yield Trial(game.id, seats, circuit, preset, switches, BOTS[seed % len(BOTS)], seed)
    rare, times = RARE.get(game.id, ((), 0))
    for n in range(times):
        yield Trial(game.id, game.seats[-1], circuits[n % len(circuits)], None, rare, BOTS[0], n)


def others(switch: Any) -> list[bool | int | str]:
    """The values of a switch beside its usual one; of a number, none: presets set those that matter."""
    values = list(switch.values)
    if len(values) > 8:
        return []
    return [value for value in values if value != switch.default]


def watch(trial: Trial) -> set[tuple[str, int]]:
    """Race once; the file and first line of every function of a game that ran."""
    seen: set[tuple[str, int]] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            code = frame.f_code
            seen.add((code.co_filename, code.co_firstlineno))
            if code.co_varnames[:1] == ("self",):
                owner: Any = type(frame.f_locals["self"])
                seen.add(definition(owner))

    game = paddock.game(trial.game)
    rules = dict(trial.switches)
    try:
        match = watching(
            note, partial(game.new, trial.seats, trial.circuit, rules, preset=trial.preset, seed=trial.seed)
        )
    except paddock.PaddockError:
        return set()  # this circuit or this number of seats does not go with the switch
    drivers = [bot(trial.bot, f"{trial.seed}/{seat}", clock=False, game=game) for seat in range(trial.seats)]
    for n in range(MOST_DECISIONS):
        if match.over:
            break
        seat = match.to_move[0]
        if n % LOOK_EVERY == 0:
            watching(note, partial(look, match, seat))
        pick = drivers[seat].decide(Player(match, seat, str(trial.seed)))  # what a bot imagines is not watched
        watching(note, partial(match.choose, seat, pick))
    for viewer in (None, 0):
        watching(note, partial(look, match, viewer))
    return {(file, line) for file, line in seen if "/games/" in Path(file).as_posix()}


def look(match: paddock.Match, viewer: int | None) -> None:
    """What people do between decisions: look at the table, and ask why something cannot be chosen."""
    match.view(viewer)
    scene = match.scene(viewer)
    if viewer is not None:
        match.refused_things(viewer, [piece.id for piece in scene.all_pieces()])


@cache
def definition(kind: type) -> tuple[str, int]:
    """Where a class begins: one without functions of its own runs those that it inherits."""
    try:
        return inspect.getsourcefile(kind) or "", inspect.getsourcelines(kind)[1]
    except (OSError, TypeError):
        return "", 0  # not written in Python


def watching(note: Callable[[FrameType, str, Any], None], call: Callable[[], Result]) -> Result:
    """Make a call, and note every function that it enters."""
    sys.setprofile(note)
    try:
        return call()
    finally:
        sys.setprofile(None)


def fired(places_of: dict[str, list[Place]], seen: set[tuple[str, int]]) -> set[str]:
    """The rules with a place in which a function that ran begins."""
    lines: dict[str, set[int]] = defaultdict(set)
    for file, line in seen:
        lines[file].add(line)
    return {
        rule
        for rule, where in places_of.items()
        if any(place.first <= line <= place.last for place in where for line in lines[str(place.path)])
    }


def measure(game: Game, plan: list[Trial], jobs: int, wanted: frozenset[str] | None = None) -> dict[str, set[str]]:
    """The circuits on which each rule came up; empty for a rule that never did. Ends when all wanted rules have."""
    where = watched(game)
    found: dict[str, set[str]] = {rule: set() for rule in where}
    with ProcessPoolExecutor(jobs) as pool:
        for trial, seen in zip(plan, pool.map(watch, plan), strict=True):
            for rule in fired(where, seen):
                found[rule].add(trial.circuit or "")
            if wanted is not None and all(found[rule] for rule in wanted):
                pool.shutdown(cancel_futures=True)
                break
    return found


def planned(game: Game, arguments: argparse.Namespace) -> list[Trial]:
    """The races to watch: all, or some of them by lot; the quick ones first if the end may come early."""
    plan = list(trials(game, arguments.races))
    if arguments.most:
        plan = Random(0).sample(plan, min(arguments.most, len(plan)))
    return sorted(plan, key=lambda trial: BOTS.index(trial.bot)) if arguments.check else plan


def report(game: Game, found: dict[str, set[str]], reasons: dict[str, str], whole: bool) -> list[str]:
    """Print what never came up, or after all races on one circuit only; returns the rules without a reason."""
    never = [rule for rule, circuits in found.items() if not circuits]
    once = [rule for rule, circuits in found.items() if whole and len(circuits) == 1 and len(game.circuits) > 1]
    print(f"{game.id}: {len(found) - len(never)} of {len(found)} rules with code came up")
    for rule in sorted(never):
        print(f"  {rule:20} never: {reasons.get(rule, 'NO REASON GIVEN')}")
    for rule in sorted(once):
        print(f"  {rule:20} only at {next(iter(found[rule]))}")
    return [rule for rule in never if rule not in reasons]


def read_reasons() -> dict[str, str]:
    """Why a rule never comes up among bots, by rule."""
    groups = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    return {rule: group["why"] for group in groups.values() for rule in group["rules"]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--races", type=int, default=2, metavar="N", help="races of each set-up (2)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--most", type=int, default=0, metavar="N", help="at most N races, drawn by lot from the set-ups"
    )
    parser.add_argument("--check", action="store_true", help="fail if a rule that never came up has no reason")
    arguments = parser.parse_args()
    if not Path(paddock.core.match.__file__).name.endswith(".py"):
        sys.exit("the engine is compiled, which hides its functions: run `make uncompile` first")
    reasons = read_reasons()
    open_questions = []
    for name in arguments.games or paddock.games():
        game = paddock.game(name)
        wanted = frozenset(watched(game)) - set(reasons) if arguments.check else None
        found = measure(game, planned(game, arguments), arguments.jobs, wanted)
        open_questions += report(game, found, reasons, whole=not arguments.check)
    return 1 if arguments.check and open_questions else 0


if __name__ == "__main__":
    sys.exit(main())
