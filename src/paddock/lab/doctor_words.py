"""What the doctor says: findings in words, and what to try, with what can be changed by a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median

import paddock
from paddock.core import Text
from paddock.core.plain import Plain
from paddock.core.texts import message, render
from paddock.lab.doctor import FIGURES, ROOM, SHARES, Diagnosis, Stretch, known_figures
from paddock.lab.doctor_fixes import Fix, fix
from paddock.lab.estimates import Estimate, amount, percent
from paddock.lab.plan import Plan

MOST_NAMED = 4
"""Longer lists of stretches are cut."""
MOST_TRIED = 3
"""How many quiet corners, and how many lanes, come with an advice."""
FAR = 1.3
"""A circuit stands out if it surely differs from the middle of the others by this factor."""
DANGEROUS = 0.25
"""More cars than this retire: too many for most clubs."""


class Advice(Plain):
    """Something to try, and how to write it if a number says it."""

    text: str
    fix: Fix | None = None


class Doctor:
    """A diagnosis in one language; with the text of the circuit, advice comes with what to write."""

    def __init__(self, plan: Plan, found: Diagnosis, lang: str, text: str = "") -> None:
        self.plan = plan
        self.found = found
        self.lang = lang
        self.text = text
        self.others = {name: figures for name, figures in known_figures(plan.game).items() if name != found.circuit.id}

    def say(self, key: str, **args: object) -> str:
        """A text of the laboratory."""
        return render(message(ROOM, key, **args), self.lang)

    @property
    def title(self) -> str:
        return self.say(
            "doctor-title", circuit=self.found.circuit.name, game=paddock.game(self.plan.game).title(self.lang)
        )

    @property
    def about(self) -> str:
        bots = ", ".join(dict.fromkeys(self.plan.bots))
        return self.say("doctor-about", races=f"{self.found.races:,}", seats=self.plan.seats, bots=bots)

    def name(self, stretch: Stretch) -> str:
        return render(stretch.name, self.lang) if isinstance(stretch.name, Text) else stretch.name

    def named(self, stretches: Sequence[Stretch]) -> str:
        names = [self.name(each) for each in stretches[:MOST_NAMED]]
        more = len(stretches) - len(names)
        return ", ".join([*names, self.say("doctor-more", count=more)] if more > 0 else names)

    def findings(self) -> list[str]:
        """Everything that the races say, a sentence each."""
        return [
            self.length(),
            *self.passing(),
            *self.retiring(),
            self.pole(),
            *self.left_out(),
            *self.compared(),
        ]

    def length(self) -> str:
        rounds, decisions = (amount(self.found.figure(name), 1) for name in ("rounds", "decisions"))
        return self.say("doctor-length", rounds=rounds, decisions=decisions)

    def passing(self) -> list[str]:
        """How often cars pass, where most, and where never."""
        said = [self.say("doctor-passes", passes=amount(self.found.figure("passes"), 1))]
        best, share = self.found.passing()[0]
        if share.mean:
            said.append(self.say("doctor-liveliest", where=self.name(best), share=percent(share)))
        quiet = self.found.quiet()
        if quiet:
            most = max(each.most for _, each in quiet)
            said.append(self.say("doctor-quiet", where=self.named([each for each, _ in quiet]), most=f"{most:.0%}"))
        return said

    def retiring(self) -> list[str]:
        said = [self.say("doctor-retired", share=percent(self.found.figure("retired")))]
        worst, share = self.found.retiring()[0]
        if share.mean:
            said.append(self.say("doctor-worst", where=self.name(worst), share=percent(share)))
        return said

    def pole(self) -> str:
        """What the best place on the grid is worth, against one win in as many races as there are seats."""
        pole, share = self.found.figure("pole"), 1 / self.plan.seats
        verdict = (
            "open" if not pole.known or pole.least <= share <= pole.most else "more" if pole.mean > share else "less"
        )
        return self.say(f"doctor-pole-{verdict}", won=percent(pole), share=f"{share:.0%}")

    def left_out(self) -> list[str]:
        """The lanes and spots that are never the right choice."""
        kind = "spot" if self.found.product == "sections" else "lane"
        return [
            self.say(f"doctor-unused-{kind}", lane=each.lane, where=self.name(each.stretch), share=percent(each.chosen))
            for each in self.found.left_out()[:MOST_NAMED]
        ]

    def standing_out(self) -> dict[str, tuple[Estimate, float]]:
        """The figures that surely differ from the middle of the other circuits, with that middle."""
        found = {}
        for name in FIGURES:
            middle = median(each[name].mean for each in self.others.values()) if self.others else 0.0
            own = self.found.figure(name)
            if middle and own.known and (own.least > middle * FAR or own.most < middle / FAR):
                found[name] = (own, middle)
        return found

    def compared(self) -> list[str]:
        """How the circuit compares with the others."""
        if not self.others:
            return [self.say("doctor-no-others")]
        said = [
            self.say(
                f"doctor-{'above' if own.mean > middle else 'below'}",
                what=self.say(f"doctor-figure-{name}"),
                own=show(name, own.mean),
                middle=show(name, middle),
                count=len(self.others),
            )
            for name, (own, middle) in self.standing_out().items()
        ]
        return said or [self.say("doctor-alike", count=len(self.others))]

    def advice(self) -> list[Advice]:
        """What to try, from what was found."""
        return [*self._advice()] or [Advice(self.say("try-nothing"))]

    def _advice(self) -> Iterator[Advice]:
        found, far = self.found, self.standing_out()
        if "rounds" in far and far["rounds"][0].mean > far["rounds"][1]:
            yield self._try("shorter", key="try-shorter")
        for stretch, _ in found.quiet()[:MOST_TRIED]:
            yield self._try("passing", stretch)
        retired = found.figure("retired")
        if retired.known and retired.least > DANGEROUS:
            yield self._try("safer", found.retiring()[0][0])
        pole = found.figure("pole")
        if pole.known and pole.least > 1 / self.plan.seats:
            yield self._try("grid")
        for each in found.left_out()[:MOST_TRIED]:
            yield self._try("lane", each.stretch, each.lane)

    def _try(self, what: str, stretch: Stretch | None = None, lane: str = "", key: str = "") -> Advice:
        """One thing to try, on a stretch or with the whole circuit."""
        product = self.found.product
        where = self.name(stretch) if stretch else ""
        said = self.say(key or f"try-{what}-{product}", where=where, lane=lane)
        return Advice(said, fix(self.text, product, what, stretch.id if stretch else "", lane) if self.text else None)


def figure(name: str, estimate: Estimate) -> str:
    """A figure with its interval, as a share or as a number."""
    return percent(estimate) if name in SHARES else amount(estimate, 1)


def show(name: str, value: float) -> str:
    return f"{value:.0%}" if name in SHARES else f"{value:,.1f}"
