"""Drive races of bots for the model of a game's chances, and keep what the model sees of them.

    python tools/chances_races.py formula-de --seconds 600 --out build/chances

Every race goes to a file as it ends, so a run may be stopped at any time, and several runs add up. Of each race,
positions are kept in which the model is asked, after choices and after falls of chance, in mid-turn too: every other
one at two seats, fewer at more. In one race of eight, of two equal bots, all that could have fallen is kept as well;
what luck explains is measured on those.
"""

import argparse
import json
import os
import pickle
import sys
import time
from array import array
from multiprocessing import Process
from pathlib import Path
from random import Random
from typing import Any

import paddock
from paddock.bots import Player, bot
from paddock.bots.greedy import fall_at

LEVELS = ("level-1", "level-2", "level-3", "level-4")
ALIKE = 0.6
"""The share of the races in which all bots have the same level."""
USUAL = 0.75
"""The share of the races with the rules as they are by default; the others have a preset."""
DUELS = 0.75
"""The share of the races with two seats; the others have any number."""
JUDGED = 0.15
"""The share of the positions at which the order on the track and the worth are kept too, for the simpler guesses."""
EVERY = 8
FORKS, HELD_OUT = 0, 1
"""Of every eight races, the first is kept with all that could have fallen, the second for the check of the fit."""
LISTED = 60
"""Up to this many outcomes of chance are all kept; of more, as many are drawn, evenly spread."""


class Rows:
    """Positions, as the model sees them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows, self.left = array("f"), array("f")
        self.done, self.over = array("b"), array("b")

    def add(self, match: paddock.Match) -> None:
        """Keep a position: the numbers of each seat, what is left, who has finished, and the places if it is over."""
        game, race = match.game, match.race
        done, over = [0] * self.seats, [0] * self.seats
        if match.over:
            result = match.result
            over = [result.place(seat) for seat in range(self.seats)]
        for place, seat in enumerate(game.settled(race) if race.stack else (), 1):
            done[seat] = place
        for seat, row in enumerate(game.form(race)):
            self.rows.extend(row)
            terms = game.terms(race, seat)
            self.rows.extend([terms.get(term, 0.0) for term in game.judged_by])
        self.left.append(game.left(race))
        self.done.extend(done)
        self.over.extend(over)

    def packed(self) -> dict[str, bytes]:
        return {name: getattr(self, name).tobytes() for name in ("rows", "left", "done", "over")}


class Kept:
    """What is kept of one race."""

    def __init__(self, match: paddock.Match, random: Random, with_forks: bool) -> None:
        self.match, self.random, self.with_forks = match, random, with_forks
        seats = match.setup.seats
        self.share = 1.0 / seats
        self.positions, self.outcomes = Rows(seats), Rows(seats)
        self.count, self.fell, self.at = 0, array("b"), array("i")
        self.lead, self.worth = array("b"), array("f")
        self.forks, self.shares = array("i"), array("f")

    def note(self, fell: bool) -> None:
        """Keep the position, if it is one of those to keep."""
        match, random = self.match, self.random
        if match.chosen or random.random() > self.share:
            return
        seats = range(match.setup.seats)
        judged = random.random() < JUDGED and bool(match.to_move)
        self.positions.add(match)
        self.fell.append(fell)
        self.at.append(self.count)
        result = match.result if judged else None
        self.lead.extend([result.place(seat) if result is not None else 0 for seat in seats])
        self.worth.extend([match.worth(seat) if judged else 0.0 for seat in seats])

    def falls(self) -> None:
        """Let chance fall until a seat is to move."""
        match, random = self.match, self.random
        while (fork := match.chance) is not None:
            kinds = fork.kinds()
            if self.with_forks and len(kinds) > 1:
                self.fork(kinds)
            fall_at(match, random.random())
            if self.with_forks and len(kinds) > 1:
                self.outcomes.add(match)
            self.note(True)

    def fork(self, kinds: list[Any]) -> None:
        """Keep all that may fall; the one that did comes last."""
        match, before = self.match, len(self.shares)
        if len(kinds) <= LISTED:
            for outcome, share in kinds:
                after = match.clone()
                after.fall(outcome)
                self.outcomes.add(after)
                self.shares.append(share)
        else:
            offset = self.random.random()
            for draw in range(LISTED):
                after = match.clone()
                fall_at(after, (draw + offset) / LISTED)
                self.outcomes.add(after)
                self.shares.append(1.0 / LISTED)
        self.forks.append(len(self.shares) - before)

    def packed(self, game: str, number: int, levels: list[str]) -> dict[str, Any]:
        match, seats = self.match, self.match.setup.seats
        arrays = ("fell", "at", "lead", "worth", "forks", "shares")
        return {
            "game": game,
            "number": number,
            "levels": levels,
            "seats": seats,
            "rank": [match.result.place(seat) for seat in range(seats)],
            "decisions": self.count,
            **self.positions.packed(),
            **{name: getattr(self, name).tobytes() for name in arrays},
            "outcomes": self.outcomes.packed(),
        }


def driven(name: str, number: int) -> dict[str, Any]:
    """One race to its end; its set-up and its bots follow from its number."""
    random = Random(f"chances/{name}/{number}")
    match, levels = begun(name, number, random)
    drivers = [bot(each, f"{number}/{seat}", clock=False, game=match.game) for seat, each in enumerate(levels)]
    kept = Kept(match, random, number % EVERY == FORKS)
    kept.falls()
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, kept.count)))
        kept.count += 1
        kept.note(False)
        kept.falls()
    return kept.packed(name, number, levels)


def begun(name: str, number: int, random: Random) -> tuple[paddock.Match, list[str]]:
    """A race at its start, with chance left open, and the level of each seat."""
    game = paddock.game(name)
    if number % EVERY == FORKS:  # as `check_luck.py` races: two equal bots, everything as it is by default
        level = "level-3" if number % (2 * EVERY) else "level-4"
        return game.new(2, listening=False, open_chance=True), [level, level]
    preset = "" if random.random() < USUAL or not game.presets else random.choice(game.presets).name
    circuit = random.choice(game.circuits) if game.circuits else None
    seats = 2 if random.random() < DUELS else random.choice(game.seats)
    level = random.choice(LEVELS) if random.random() < ALIKE else ""
    levels = [level or random.choice(LEVELS) for _ in range(seats)]
    try:
        return game.new(seats, circuit, preset=preset or None, listening=False, open_chance=True), levels
    except paddock.PaddockError:  # a preset that does not suit the circuit
        return game.new(seats, circuit, listening=False, open_chance=True), levels


def work(game: str, worker: int, workers: int, first: int, until: float, out: Path) -> None:
    """Drive every nth race until the time is up."""
    number = first + worker
    with (out / f"{game}-{first}-{worker}.races").open("wb") as file:
        while time.time() < until:
            pickle.dump(driven(game, number), file)
            file.flush()
            number += workers


def numbers_of(name: str) -> dict[str, Any]:
    """What the numbers of a seat are: the game's own, and the terms of its worth."""
    game = paddock.game(name)
    return {"names": game.numbers, "own": len(game.form_names)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=paddock.games())
    parser.add_argument("--seconds", type=float, default=600, help="how long to drive")
    parser.add_argument("--first", type=int, default=0, help="the number of the first race; a multiple of eight")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("build/chances"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    (given.out / f"{given.game}.json").write_text(json.dumps(numbers_of(given.game)))
    until = time.time() + given.seconds
    settings = (given.processes, given.first, until, given.out)
    workers = [Process(target=work, args=(given.game, worker, *settings)) for worker in range(given.processes)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return max(worker.exitcode or 0 for worker in workers)


if __name__ == "__main__":
    sys.exit(main())
