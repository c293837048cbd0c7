"""A report: one self-contained page of charts and the tables behind them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import paddock
from paddock import render
from paddock.circuits import own_title
from paddock.core.notation import switch_word
from paddock.core.texts import message
from paddock.lab import charts
from paddock.lab.estimates import amount, percent
from paddock.lab.fair import Answer, Group
from paddock.lab.page import ROOM, page, section
from paddock.lab.plan import Plan
from paddock.lab.race import CHECKPOINTS
from paddock.lab.summary import BOT_MEASURES, RACE_MEASURES, Summary, Trace


def report(plan: Plan, summary: Summary, lang: str = "en") -> str:
    """The page."""
    told = Report(plan, summary, lang)
    return page(lang, told.title, told.about, told.figures(), told.sections())


class Report:
    """The parts of a report, in a language."""

    def __init__(self, plan: Plan, summary: Summary, lang: str) -> None:
        self.plan = plan
        self.summary = summary
        self.lang = lang
        game = paddock.game(plan.game)
        self.title = self.say("report-title", game=game.title(lang))
        self.about = self._about(game)

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def _about(self, game: paddock.Game) -> str:
        plan = self.plan
        usual = {switch.name: switch.default for switch in game.switches}
        changed = [f"{name}={switch_word(value)}" for name, value in plan.switches.items() if value != usual.get(name)]
        words = [self.say("report-about", races=plan.games, seats=plan.seats, bots=", ".join(dict.fromkeys(plan.bots)))]
        words += [self.say("report-circuit", circuit=own_title(plan.circuit) or plan.circuit)] if plan.circuit else []
        words += [self.say("report-switches", switches=", ".join(changed))] if changed else []
        return " ".join([*words, self.say("report-seed", seed=plan.seed)])

    def figures(self) -> list[tuple[str, str]]:
        """The main figures, by name."""
        means = self.summary.measures
        names = (*RACE_MEASURES, "decisions")
        shown = [(self.say(name.replace("_", "-")), amount(means[name].estimate)) for name in names]
        return [*shown, *((name, amount(mean.estimate)) for name, mean in sorted(self.summary.own.items()))]

    def sections(self) -> Iterable[str]:
        yield self.lap_chart()
        yield self.by_grid()
        yield self.by_bot()
        if self.summary.fairness.answers():
            yield self.fair()
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
        return section(self.lang, self.say(key), picture, head, rows)

    def fair(self) -> str:
        """Whether grid, seat or car decide who wins."""
        answers = self.summary.fairness.answers()
        head = [self.say(f"fair-{name}") for name in ("group", "won", "share")]
        rows = [
            [self.group(answer, group), percent(group.won), f"{group.share:.1%}"]
            for answer in answers
            for group in answer.groups
        ]
        return section(self.lang, self.say("fair"), "", head, rows, [self.fair_words(answer) for answer in answers])

    def fair_words(self, answer: Answer) -> str:
        """The answer to one question of fairness, in a sentence."""
        worst = answer.worst
        facts = {"group": self.group(answer, worst), "won": percent(worst.won), "share": f"{worst.share:.1%}"}
        return self.say(f"fair-{answer.verdict}-{answer.kind}", **facts, more=f"{answer.more:,}")

    def group(self, answer: Answer, group: Group) -> str:
        return self.say(f"fair-group-{answer.kind}", name=group.name)

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
        won = {bot: 100 * each.won.mean for bot, each in bots.items()}
        picture = charts.bars(self.say("by-bot"), won, self.say("won"))
        counted = sorted({name for each in bots.values() for name in each.means if name.startswith("count ")})
        head = [self.say(f"bot-{name}") for name in ("won", "retired", *BOT_MEASURES)]
        rows = [
            [
                bot,
                percent(each.won),
                percent(each.retired.estimate),
                *(amount(each.means[name].estimate) for name in [*BOT_MEASURES, *counted]),
            ]
            for bot, each in sorted(bots.items())
        ]
        return self.section("by-bot", picture, [self.say("bot"), *head, *(name[6:] for name in counted)], rows)

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
