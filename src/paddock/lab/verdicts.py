"""What a comparison or a tournament found, as tables with a verdict in words: for the terminal and for a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import paddock
from paddock.core.texts import message, render
from paddock.lab import charts
from paddock.lab.compare import MEASURES, Difference
from paddock.lab.page import ROOM, page, section
from paddock.lab.plan import Plan
from paddock.lab.tournament import Duel, Rating, Table

Rows = list[list[str]]
Say = Callable[..., str]


def speaker(lang: str) -> Say:
    """Renders the laboratory's texts in a language."""
    return lambda key, **args: render(message(ROOM, key, **args), lang)


class Comparison:
    """Two values of a setting: the differences, and how they are called."""

    def __init__(self, plan: Plan, name: str, first: str, second: str, found: Sequence[Difference]) -> None:
        self.plan = plan
        self.name = name
        self.first = first
        self.second = second
        self.found = found

    def title(self, lang: str) -> str:
        game = paddock.game(self.plan.game).title(lang)
        names = {"name": self.name, "first": self.first, "second": self.second}
        return speaker(lang)("compare-title", game=game, races=f"{self.plan.games:,}", **names)

    def head(self, lang: str) -> list[str]:
        say = speaker(lang)
        titles = [say(f"column-{key}") for key in ("measure", "difference", "range", "verdict")]
        return [titles[0], f"{self.name}={self.first}", f"{self.name}={self.second}", *titles[1:]]

    def rows(self, lang: str) -> Rows:
        return [self._row(each, speaker(lang)) for each in self.found]

    def _row(self, found: Difference, say: Say) -> list[str]:
        """One measure: both values, the difference with its interval, and whether it may be chance."""
        change = found.change
        own = found.measure not in MEASURES
        return [
            found.measure if own else say(f"measure-{found.measure.replace('_', '-')}"),
            f"{found.first.mean:.2f}",
            f"{found.second.mean:.2f}",
            f"{change.mean:+.2f}",
            f"{change.least:+.2f} … {change.most:+.2f}" if change.known else "",
            say(f"verdict-{found.verdict}", by=f"{abs(change.mean):.2f}", second=self.second),
        ]


def comparison_page(plans: Sequence[Plan], found: Sequence[Comparison], lang: str) -> str:
    """The comparisons as one page."""
    say = speaker(lang)
    name = found[0].name
    title = say("compare-report", game=paddock.game(plans[0].game).title(lang), name=name)
    values = [found[0].first, *(each.second for each in found)]
    sections = [section(lang, each.title(lang), "", each.head(lang), each.rows(lang)) for each in found]
    sections += [measure_chart(index, values, name, found, say, lang) for index in range(len(found[0].found))]
    return page(lang, title, say("compare-joint"), [], sections)


def measure_chart(
    index: int, values: Sequence[str], name: str, found: Sequence[Comparison], say: Say, lang: str
) -> str:
    """The mean of one measure for every value."""
    estimates = [found[0].found[index].first, *(each.found[index].second for each in found)]
    title = found[0].rows(lang)[index][0]
    means = {f"{name}={value}": estimate.mean for value, estimate in zip(values, estimates, strict=True)}
    bounds = [[key, f"{each.least:.2f} … {each.most:.2f}"] for key, each in zip(means, estimates, strict=True)]
    return section(lang, title, charts.bars(title, means, title), [name, say("column-range")], bounds)


def rating_rows(ratings: Sequence[Rating]) -> Rows:
    """The ratings, strongest first."""
    return [
        [
            each.bot,
            f"{each.mu:.2f}",
            f"± {2 * each.sigma:.2f}",
            f"{each.races:,}",
            f"{each.won / each.races:.1%}",
            f"{each.mean_place:.2f}",
        ]
        for each in ratings
    ]


def rating_head(lang: str) -> list[str]:
    return [speaker(lang)(f"rating-{name}") for name in ("bot", "mu", "range", "races", "won", "place")]


def duel_rows(duels: Sequence[Duel], lang: str) -> Rows:
    """Which bot beats which, and whether it may be luck."""
    say = speaker(lang)
    return [
        [
            f"{duel.first} > {duel.second}",
            f"{duel.ahead.mean:.1%}",
            f"{duel.ahead.least:.1%} … {duel.ahead.most:.1%}" if duel.ahead.known else "",
            say("duel-clear" if duel.is_clear else "duel-luck"),
        ]
        for duel in duels
    ]


def duel_head(lang: str) -> list[str]:
    return [speaker(lang)(f"duel-{name}") for name in ("pair", "share", "range", "verdict")]


def tournament_page(plan: Plan, table: Table, lang: str) -> str:
    """The ratings and duels as one page."""
    say = speaker(lang)
    ratings = table.standing()
    races = sum(each.races for each in ratings) // plan.seats
    about = say("tournament-about", races=races, seats=plan.seats, seed=plan.seed)
    strengths = charts.bars(say("tournament-ratings"), {each.bot: each.mu for each in ratings}, say("rating-mu"))
    won = {f"{duel.first} > {duel.second}": 100 * duel.ahead.mean for duel in table.duels()}
    shares = charts.bars(say("tournament-duels"), won, f"{say('duel-share')}, %")
    sections = [
        section(lang, say("tournament-ratings"), strengths, rating_head(lang), rating_rows(ratings)),
        section(lang, say("tournament-duels"), shares, duel_head(lang), duel_rows(table.duels(), lang)),
    ]
    return page(lang, say("tournament-title", game=paddock.game(plan.game).title(lang)), about, [], sections)
