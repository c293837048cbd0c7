"""Edit circuits at random, with undo and redo: every state must be a circuit or a list of complaints, never an error.

Half of the edits are made on the text. The other half are made on the canvas: the browser client's own code (run by
`npm`) pulls points, adds and removes corners, undoes and redoes, and hands over every text on the way.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from paddock.circuits.library import OURS, ours
from paddock.circuits.sketch import sketch
from paddock.circuits.source import PRODUCTS

CIRCUIT, COMPLAINTS = "circuit", "complaints"
WEB = Path(__file__).resolve().parent.parent / "web"
WORDS = (
    *("flex", "stops", "check", "then", "crash", "at", "grid", "cells", "sections", "spaces", "corner", "straight"),
    *("left", "0", "-1", "999999", "1e9", "nan", "0.2", "120", "200", '"', "|", "K6", "+9rg*", "99-1", "7/5/3", "#"),
)


def starts() -> list[str]:
    """Every built-in circuit, and the start of a new one."""
    return [(OURS / "workshop.template").read_text("utf-8"), *(file.read_text("utf-8") for file in ours().values())]


def edited(text: str, dice: random.Random) -> str:
    """One change of a number, a word or a line."""
    lines = text.split("\n")
    n = dice.randrange(len(lines))
    words = lines[n].split(" ")
    w = dice.randrange(len(words))
    match dice.randrange(6):
        case 0:
            words[w] = dice.choice(WORDS)
        case 1:
            words[w] = str(round(dice.uniform(-5, 30), dice.randrange(3)))
        case 2:
            del words[w]
        case 3:
            return "\n".join(lines[:n] + lines[n + 1 :])
        case 4:
            other = dice.randrange(len(lines))
            lines[n], lines[other] = lines[other], lines[n]
            return "\n".join(lines)
        case _:
            return "\n".join([*lines[:n], dice.choice(lines), *lines[n:]])
    return "\n".join([*lines[:n], " ".join(words), *lines[n + 1 :]])


def text_states(count: int, dice: random.Random) -> Iterator[str]:
    """The texts that random edits, undo and redo lead to; now and then the work begins again."""
    history, at = [dice.choice(starts())], 0
    for n in range(count):
        if n % 25 == 24:
            history, at = [dice.choice(starts())], 0
        elif dice.random() < 0.3:
            at = max(0, min(len(history) - 1, at + dice.choice((-2, -1, 1))))
        else:
            history[at + 1 :] = [edited(history[at], dice)]
            at += 1
        yield history[at]


def canvas_states(count: int, seed: str) -> list[str]:
    """The texts that the client's own edits lead to."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "states.json"
        environment = {**os.environ, "EDITS": str(count), "EDITS_SEED": seed, "EDITS_OUT": str(out)}
        command = ["npx", "vitest", "run", "tests/workshop-edits.test.ts"]
        subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=sys.stderr)
        states: list[str] = json.loads(out.read_text("utf-8"))
        return states


def verdict(text: str, product: str) -> str:
    """What a text is: a circuit, complaints, or else the error that it leads to, with the text."""
    try:
        found = sketch(text, product)
    except Exception:
        return f"{traceback.format_exc()}\n{text}"
    if bool(found.remarks) == bool(found.products):
        return f"neither a circuit nor complaints:\n{text}"
    return COMPLAINTS if found.remarks else CIRCUIT


def verdicts(states: list[str], jobs: int) -> Counter[str]:
    """What all states are, each in one of the ways to cut it; undo and redo come back to states that are known."""
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for n, product in enumerate(PRODUCTS):
            times = Counter(states[n :: len(PRODUCTS)])
            told = pool.map(partial(verdict, product=product), times, chunksize=20)
            for said, count in zip(told, times.values(), strict=True):
                found[said] += count
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--edits", type=int, default=10_000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    dice = random.Random(arguments.seed)
    half = arguments.edits // 2
    states = [*text_states(half, dice), *canvas_states(arguments.edits - half, arguments.seed)]
    found = verdicts(states, arguments.jobs)
    circuits, complained = found.pop(CIRCUIT, 0), found.pop(COMPLAINTS, 0)
    for error in found:
        print(error, file=sys.stderr)
    errors = found.total()
    print(f"{len(states)} edits: {circuits} circuits, {complained} with complaints, {errors or 'no'} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
