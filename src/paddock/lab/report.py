"""A report: one self-contained page of charts and the tables behind them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

import paddock
from paddock import render
from paddock.core.notation import switch_word
from paddock.core.texts import message
from paddock.lab import charts
from paddock.lab.plan import Plan
from paddock.lab.race import CHECKPOINTS
from paddock.lab.summary import Estimate, Mean, Summary, Trace

ROOM = "paddock.lab"
STYLE = """
:root{color-scheme:light dark;--ink:#1c2330;--soft:#5d6777;--paper:#fbfaf7;--card:#fff;--rule:#e2e0d8;--shade:#1f6fb2}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaee;--soft:#9aa4b3;--paper:#14181f;--card:#1c222c;--rule:#323a47;
--shade:#5aa9e6}}
body{margin:0 auto;max-width:76rem;padding:2rem 1.2rem 4rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.9rem}h2{margin:0 0 .6rem;font-size:1.1rem}.about{color:var(--soft);margin:.3rem 0 1.6rem}
.figures{display:flex;flex-wrap:wrap;gap:.8rem;margin-bottom:1.4rem}
.figure{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:.7rem 1rem;min-width:8rem}
.figure b{display:block;font-size:1.35rem}.figure span{color:var(--soft);font-size:.85rem}
main{display:grid;gap:1rem;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(100%,34rem),1fr))}
section{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:1rem 1.1rem;min-width:0}
svg{width:100%;height:auto;display:block}svg text{font-size:12px;fill:var(--soft)}svg .label{fill:var(--ink)}
svg .cell{fill:var(--ink);font-size:11px}svg .grid{stroke:var(--rule);fill:none}svg .axis{stroke:var(--soft);fill:none}
.line{fill:none;stroke-width:2.2;stroke-linejoin:round}.shade{fill:var(--shade);stroke:var(--rule)}
details{margin-top:.6rem;overflow-x:auto}summary{cursor:pointer;color:var(--soft);font-size:.9rem}
table{border-collapse:collapse;font-size:.9rem;margin-top:.4rem}td,th{padding:.2rem .7rem;text-align:right;
border-bottom:1px solid var(--rule)}td:first-child,th:first-child{text-align:left}code{font-size:.9em}
"""


def report(plan: Plan, summary: Summary, lang: str = "en") -> str:
    """The page."""
    page = Page(plan, summary, lang)
    hues = "".join(charts.hue_style(index, hue) for index, hue in enumerate(charts.HUES))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{page.title}</title>'
    sections = "".join(page.sections())
    return (
        f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}{hues}</style></head><body><h1>{page.title}</h1>'
        f'<p class="about">{page.about}</p><div class="figures">{page.figures()}</div>'
        f"<main>{sections}</main></body></html>\n"
    )


class Page:
    """The parts of a report, in a language."""

    def __init__(self, plan: Plan, summary: Summary, lang: str) -> None:
        self.plan = plan
        self.summary = summary
        self.lang = lang
        game = paddock.game(plan.game)
        self.title = escape(self.say("report-title", game=game.title(lang)))
        self.about = self._about(game)

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def _about(self, game: paddock.Game) -> str:
        plan = self.plan
        usual = {switch.name: switch.default for switch in game.switches}
        changed = [f"{name}={switch_word(value)}" for name, value in plan.switches.items() if value != usual.get(name)]
        words = [self.say("report-about", races=plan.games, seats=plan.seats, bots=", ".join(dict.fromkeys(plan.bots)))]
        words += [self.say("report-circuit", circuit=plan.circuit)] if plan.circuit else []
        words += [self.say("report-switches", switches=", ".join(changed))] if changed else []
        return escape(" ".join([*words, self.say("report-seed", seed=plan.seed)]))

    def figures(self) -> str:
        """The main figures."""
        means = self.summary.measures
        names = ("race_decisions", "race_lead_changes", "race_overtakes", "race_retired", "decisions")
        shown = [(self.say(name.replace("_", "-")), amount(means[name].estimate)) for name in names]
        shown.append((self.say("grid-advantage"), f"{self.summary.grid_advantage:+.1%}"))
        cells = (f'<div class="figure"><b>{value}</b><span>{escape(name)}</span></div>' for name, value in shown)
        return "".join(cells)

    def sections(self) -> Iterable[str]:
        yield self.lap_chart()
        yield self.by_grid()
        yield self.by_bot()
        yield self.lengths()
        yield self.standings()
        if self.summary.causes:
            yield self.retirements()
        if self.summary.start:
            yield self.resources()
        if self.summary.events:
            yield self.events()

    def section(self, key: str, picture: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        """A chart, and the table behind it."""
        cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        titles = "".join(f"<th>{escape(title)}</th>" for title in head)
        table = (
            f"<details><summary>{escape(self.say('table'))}</summary><table><tr>{titles}</tr>{cells}</table></details>"
        )
        return f"<section><h2>{escape(self.say(key))}</h2>{picture}{table}</section>"

    def lap_chart(self) -> str:
        """One race, place by place."""
        race = self.summary.first_race
        names = [self.say("car", number=row["seat"] + 1, bot=row["bot"]) for row in race]
        series = {name: along(row["standing"]) for name, row in zip(names, race, strict=True)}
        picture = charts.lines(self.say("lap-chart"), series, self.say("progress"), self.say("place"), places=True)
        head = [self.say("progress"), *names]
        rows = [
            [f"{100 * i / CHECKPOINTS:.0f}%", *(str(row["standing"][i]) for row in race)]
            for i in range(CHECKPOINTS + 1)
        ]
        return self.section("lap-chart", picture, head, rows)

    def by_grid(self) -> str:
        """The finishing places by place on the grid."""
        seats = range(1, self.plan.seats + 1)
        counts = self.summary.grid_places
        starts = {grid: sum(counts[grid, place] for place in seats) or 1 for grid in seats}
        cells = {(grid, place): counts[grid, place] / starts[grid] for grid in seats for place in seats}
        picture = charts.shades(self.say("by-grid"), cells, self.say("place"), self.say("grid-place"))
        rows = [[str(grid), *(f"{cells[grid, place]:.1%}" for place in seats)] for grid in seats]
        return self.section("by-grid", picture, [self.say("grid-place"), *map(str, seats)], rows)

    def by_bot(self) -> str:
        """The results of each bot."""
        bots = self.summary.bots
        won = {bot: 100 * each["won"].mean for bot, each in bots.items()}
        picture = charts.bars(self.say("by-bot"), won, self.say("won"))
        measures = ["won", "place", "overtakes", "retired", "decisions"]
        counted = sorted({name for each in bots.values() for name in each if name.startswith("count ")})
        head = [self.say("bot"), *(self.say(f"bot-{name}") for name in measures), *(name[6:] for name in counted)]
        rows = [
            [bot, share(each["won"]), *(amount(each[name].estimate) for name in [*measures[1:], *counted])]
            for bot, each in sorted(bots.items())
        ]
        return self.section("by-bot", picture, head, rows)

    def lengths(self) -> str:
        counts = self.summary.lengths
        picture = charts.histogram(self.say("lengths"), counts, self.say("race-decisions"), self.say("races"))
        rows = [[f"{length:,}", f"{count:,}"] for length, count in sorted(counts.items())]
        return self.section("lengths", picture, [self.say("race-decisions"), self.say("races")], rows)

    def standings(self) -> str:
        """The mean place along the race, by bot if they differ, else by place on the grid."""
        summary = self.summary
        by_bot = len(summary.standing_by_bot) > 1
        traces: dict[Any, Trace] = dict(summary.standing_by_bot) if by_bot else dict(summary.standing_by_grid)
        names = {key: str(key) if by_bot else self.say("from-grid", place=key) for key in sorted(traces)}
        series = {name: along(traces[key].means) for key, name in names.items()}
        picture = charts.lines(self.say("standings"), series, self.say("progress"), self.say("mean-place"), places=True)
        rows = [
            [f"{100 * i / CHECKPOINTS:.0f}%", *(f"{line[i][1]:.2f}" for line in series.values())]
            for i in range(CHECKPOINTS + 1)
        ]
        return self.section("standings", picture, [self.say("progress"), *series], rows)

    def retirements(self) -> str:
        causes = {cause: float(count) for cause, count in self.summary.causes.items()}
        picture = charts.bars(self.say("retirements"), causes, self.say("cars"))
        rows = [[cause, f"{count:,.0f}"] for cause, count in sorted(causes.items())]
        return self.section("retirements", picture, [self.say("cause"), self.say("cars")], rows)

    def resources(self) -> str:
        """What a seat had at the start, and at the end."""
        start, end = self.summary.start, self.summary.end
        series = {name: [(0.0, mean.mean), (100.0, end[name].mean)] for name, mean in sorted(start.items())}
        picture = charts.lines(self.say("resources"), series, self.say("progress"), self.say("mean"))
        rows = [[name, amount(mean.estimate), amount(end[name].estimate)] for name, mean in sorted(start.items())]
        return self.section("resources", picture, [self.say("what"), self.say("at-start"), self.say("at-end")], rows)

    def events(self) -> str:
        means = {name: count / self.summary.races for name, count in self.summary.events.items()}
        picture = charts.bars(self.say("events"), means, self.say("per-race"))
        rows = [[name, f"{mean:,.2f}"] for name, mean in sorted(means.items())]
        return self.section("events", picture, [self.say("what"), self.say("per-race")], rows)


def along(places: Sequence[float]) -> list[tuple[float, float]]:
    """Places along the race, with the share of it that was over."""
    return [(100 * index / (len(places) - 1), place) for index, place in enumerate(places)]


def amount(estimate: Estimate) -> str:
    """A mean with its margin of error."""
    return f"{estimate.mean:,.2f} ± {estimate.margin:,.2f}"


def share(mean: Mean) -> str:
    estimate = mean.estimate
    return f"{estimate.mean:.1%} ± {estimate.margin:.1%}"
