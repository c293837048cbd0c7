"""What a sweep found, as a table and as a page of charts."""

from __future__ import annotations

from collections.abc import Sequence

import paddock
from paddock.lab import charts
from paddock.lab.estimates import amount
from paddock.lab.page import page, section
from paddock.lab.sweep import MEASURES, Cell, Target
from paddock.lab.verdicts import Rows, Say, speaker


def measures(found: Sequence[Cell]) -> list[str]:
    """The measures that the cells have, ours first."""
    return [*MEASURES, *(name for name in found[0].means if name not in MEASURES)]


def measure_title(name: str, say: Say) -> str:
    return say(f"sweep-{name.replace('_', '-')}") if name in MEASURES else name


def sweep_head(names: Sequence[str], found: Sequence[Cell], lang: str) -> list[str]:
    say = speaker(lang)
    return [" ".join(names), say("rating-races"), *(measure_title(name, say) for name in measures(found))]


def sweep_rows(found: Sequence[Cell]) -> Rows:
    """A row for every combination."""
    return [
        [" ".join(cell.values), f"{cell.raced:,}", *(amount(cell.estimate(name), 1) for name in measures(found))]
        for cell in found
    ]


def sweep_page(names: Sequence[str], found: Sequence[Cell], targets: Sequence[Target], lang: str) -> str:
    """The page: the table of all combinations, and a chart for every measure."""
    say = speaker(lang)
    plan = found[0].plan
    title = say("sweep-title", game=paddock.game(plan.game).title(lang), names=", ".join(names))
    about = say("sweep-about", combinations=len(found), seats=plan.seats, seed=plan.seed)
    wished = [(measure_title(each.measure, say), f"{each.value:g}") for each in targets]
    head = sweep_head(names, found, lang)
    table = section(lang, say("sweep-table"), "", head, sweep_rows(found))
    pictures = [measure_section(name, names, found, lang) for name in measures(found)]
    return page(lang, title, about, wished, [table, *pictures])


def measure_section(measure: str, names: Sequence[str], found: Sequence[Cell], lang: str) -> str:
    """One measure over all combinations: a line if one number is varied, else bars."""
    say = speaker(lang)
    title = measure_title(measure, say)
    rows = [[" ".join(cell.values), amount(cell.estimate(measure))] for cell in found]
    if len(names) == 1 and len(found) > 1 and all(cell.values[0].isdigit() for cell in found):
        ordered = sorted(found, key=lambda cell: int(cell.values[0]))
        points = [(float(cell.values[0]), cell.estimate(measure)) for cell in ordered]
        series = {
            title: [(x, each.mean) for x, each in points],
            say("sweep-least"): [(x, each.least) for x, each in points],
            say("sweep-most"): [(x, each.most) for x, each in points],
        }
        picture = charts.lines(title, series, names[0], title)
    else:
        picture = charts.bars(title, {" ".join(cell.values): cell.estimate(measure).mean for cell in found}, title)
    return section(lang, title, picture, [" ".join(names), title], rows)
