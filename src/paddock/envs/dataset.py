"""Recorded races as a dataset: every decision with what its seat saw, what it could choose, and what it chose.

    python -m paddock.envs.dataset races.jsonl --game crazy-race --bots level-1 level-3 level-4 --races 200
    python -m paddock.envs.dataset ours.jsonl --records evenings/

The first races bots, a new draw of them for each race; the second reads records, by people or bots, as the table, the
terminal and the service save them. A name that ends in `.jsonl` gives one line of JSON for each decision, which pandas
and the dataset libraries read; one in `.npz` gives the arrays of the environments, for races of a single set-up.
Only what a seat knew is written, and from a record no name: drivers of records are called `seat-0`, `seat-1`, ...
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

import paddock
from paddock import Match, PaddockError, Record
from paddock.bots import Player, bot
from paddock.core import beginning
from paddock.core.plain import Plain
from paddock.envs.spaces import Spaces, spaces
from paddock.envs.table import rewards


class Row(Plain):
    """One decision."""

    race: str
    game: str
    rules: int
    setup: str
    """The set-up as a code: `game.setup_from(code)` reads it."""
    move: int
    seat: int
    driver: str
    asked: str
    """The rule that asks."""
    sees: str
    """The position as the seat knows it, with `?` for the rest: `game.at(line)` deals that and plays on."""
    options: tuple[str, ...]
    chosen: str
    place: int
    """Where the seat finished; 0 if the record ends before the race does."""
    reward: float
    """From 1 for the winner to -1 for the last, as in the environments."""


def raced(game: str, bots: list[str], races: int, seed: int, **setup: Any) -> Iterator[tuple[str, Record, list[str]]]:
    """Races between bots, drawn for each seat of each race."""
    rules = paddock.game(game)
    agreed = rules.setup(setup.get("seats"), setup.get("circuit"), setup.get("switches"))
    for number in range(races):
        luck = f"{seed}/{number}"
        draw = Random(f"dataset/{luck}")
        drivers = [draw.choice(bots) for _ in range(agreed.seats)]
        minds = [bot(name, f"{luck}/{seat}", clock=False, game=rules) for seat, name in enumerate(drivers)]
        match = rules.race(agreed, luck, listening=False)
        while not match.over:
            seat = match.to_move[0]
            match.choose(seat, minds[seat].decide(Player(match, seat)))
        yield luck, match.record(), drivers


def recorded(folder: Path) -> Iterator[tuple[str, Record, list[str]]]:
    """Races from record files, in a folder and those below it."""
    paths = sorted(folder.rglob("*.race")) if folder.is_dir() else [folder]
    if not paths:
        raise PaddockError(f"there is no .race file in {folder}")
    for path in paths:
        record = Record.parse(path.read_text(encoding="utf-8"), str(path))
        yield path.stem, record, [f"seat-{seat}" for seat in range(len(record.names))]


def decisions(record: Record) -> Iterator[tuple[Match, int, str]]:
    """The match before every decision of a record, the seat, and the code it chose."""
    match = beginning(record, paddock.game(record.game))
    for move in record.moves:
        if move.seat is not None:
            yield match, move.seat, move.code
            match.choose(move.seat, move.code)
        for code in move.chance:
            match.fall(code)


def rows(races: Iterable[tuple[str, Record, list[str]]]) -> Iterator[Row]:
    """A row for each decision of some races."""
    for name, record, drivers in races:
        result = paddock.replay(record)
        over = result.over
        points = rewards(result.result) if over else [0.0] * result.setup.seats
        code = result.game.code(result.setup)
        for number, (match, seat, chosen) in enumerate(decisions(record), start=1):
            asked = match.decision(seat)
            yield Row(
                race=name,
                game=record.game,
                rules=record.revision,
                setup=code,
                move=number,
                seat=seat,
                driver=drivers[seat],
                asked=asked.rule,
                sees=match.line(seat),
                options=tuple(asked.codes),
                chosen=chosen,
                place=result.result.by_seat[seat].place if over else 0,
                reward=points[seat],
            )


def write_lines(path: Path, races: Iterable[tuple[str, Record, list[str]]]) -> int:
    """Write the decisions as lines of JSON; returns how many."""
    count = 0
    encode = msgspec.json.encode
    with path.open("wb") as file:
        for row in rows(races):
            file.write(encode(row) + b"\n")
            count += 1
    return count


def write_arrays(path: Path, races: Iterable[tuple[str, Record, list[str]]]) -> int:
    """Write the decisions as arrays: observation, action, reward, race, seat, and the legal ids end to end."""
    found: dict[str, list[Any]] = {name: [] for name in ("observation", "action", "reward", "race", "seat", "legal")}
    space: Spaces | None = None
    for number, (_, record, _) in enumerate(races):
        end = paddock.replay(record)
        here = spaces(record.game, end.setup.seats, end.setup.circuit or None, **end.setup.switches)
        if space is not None and here is not space:
            raise PaddockError("arrays hold races of one set-up; write .jsonl for several")
        space = here
        points = rewards(end.result) if end.over else [0.0] * end.setup.seats
        for match, seat, chosen in decisions(record):
            legal = here.actions.legal(match.decision(seat).options)
            found["observation"].append(here.observe(match, seat))
            found["action"].append(next(action for action, option in legal.items() if option.code == chosen))
            found["reward"].append(points[seat])
            found["race"].append(number)
            found["seat"].append(seat)
            found["legal"].append(list(legal))
    if space is None:
        raise PaddockError("there is no race to write")
    counts = np.array([len(each) for each in found["legal"]])
    arrays = {name: np.array(each) for name, each in found.items() if name != "legal"}
    arrays |= {"legal": np.concatenate(found["legal"]), "legal_counts": counts}
    np.savez_compressed(path, fields=space.fields.names, actions=space.actions.names, **arrays)  # type: ignore[arg-type]
    return len(counts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="where to write: a .jsonl or an .npz file")
    parser.add_argument("--records", type=Path, help="read these .race files instead of racing bots")
    parser.add_argument("--game", default="crazy-race")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--circuit")
    parser.add_argument("--bots", nargs="+", default=["level-1", "level-2", "level-3"], help="drawn for each seat")
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        if args.records:
            races = recorded(args.records)
        else:
            races = raced(args.game, args.bots, args.races, args.seed, seats=args.seats, circuit=args.circuit)
        write = write_arrays if args.out.suffix == ".npz" else write_lines
        print(f"{write(args.out, races):,} decisions in {args.out}")
    except PaddockError as error:
        print(f"dataset: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
