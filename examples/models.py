"""Race every shipped model against the levels; prints a table, and draws it with its intervals.

python examples/models.py --races 200 --picture models.svg

Every figure is the share of rivals that finish behind the model at a table of two, in races with luck of their own:
none of them was seen in training, nor in the tests on the way. One half is as good as the rival.
"""

import argparse
import sys
from pathlib import Path

from paddock.bots.model import load, shipped
from paddock.lab import charts
from paddock.lab.estimates import Estimate, percent
from train import measured

LEVELS = ("random", "level-1", "level-2", "level-3")
FRESH = 5_000_000
"""The first seed of these races: far from those of the tests in training."""
Table = dict[str, dict[str, Estimate]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", nargs="+", default=list(shipped()), help="names of models, or .npz files")
    parser.add_argument("--against", nargs="+", default=list(LEVELS), help="bots")
    parser.add_argument("--races", type=int, default=200, help="how many races each figure is made of")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--picture", type=Path, help="where to draw the table: an .svg file")
    args = parser.parse_args()
    found: Table = {}
    print(f"| model | {' | '.join(args.against)} |\n| --- |{' --- |' * len(args.against)}")
    for name in args.model:
        model = load(name)
        found[name] = {
            rival: measured(model, rival, args.races, args.processes, {"seats": 2}, FRESH) for rival in args.against
        }
        print(f"| `{name}` | {' | '.join(percent(each) for each in found[name].values())} |", flush=True)
    if args.picture:
        args.picture.write_text(drawn(found), encoding="utf-8")
    return 0


def drawn(table: Table) -> str:
    """A row for each pair: a dot at its share, with the interval of 95% around it, and a line at one half."""
    pairs = [(name, rival, each) for name, row in table.items() for rival, each in row.items()]
    left, right, height = 210, charts.WIDTH - 40, 46 + 22 * len(pairs)

    def x(share: float) -> float:
        return round(left + share * (right - left), 1)

    parts = [f'<path class="grid" d="M{x(share)} 6V{height - 40}"/>' for share in (0.0, 0.25, 0.75, 1.0)]
    parts.append(f'<path class="axis" d="M{x(0.5)} 6V{height - 40}"/>')
    parts += [charts.text(x(share), height - 24, f"{share:.0%}", "tick") for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    parts.append(charts.text((left + right) / 2, height - 6, "rivals beaten, with 95% intervals", "label"))
    for number, (name, rival, each) in enumerate(pairs):
        y = 18 + 22 * number
        colour = f"c{list(table).index(name) % charts.COLOURS}"
        parts.append(charts.text(left - 8, y + 4, f"{name} and {rival}", "tick", "end"))
        parts.append(f'<path class="line {colour}" d="M{x(each.least)} {y}H{x(each.most)}"/>')
        parts.append(f'<circle class="bar {colour}" cx="{x(each.mean)}" cy="{y}" r="4"/>')
    return charts.standalone(charts.svg(parts, "Models against levels", height))


if __name__ == "__main__":
    sys.exit(main())
