"""What a plan does when its owner is asked something: it answers, leaves the question to its owner, or ends.

It is shown a race as its seat may imagine it, so it cannot act on anything that its owner could not know.
"""

from typing import Literal, NamedTuple

from paddock import Consequences, Decision, Game, Match, Option, Text, render
from paddock.core import Plain, message
from paddock.plans.plan import ROOM, Aim, Clause, Limit, Plan

Why = Literal["not-offered", "too-risky", "gauge", "passed", "rounds", "done", "taken-back", "failed"]
SAME = 1e-9


class Ending(Plain):
    """Why a plan is over."""

    why: Why
    question: str = ""
    """The question that it could not answer, as its owner read it."""
    gauge: str = ""
    count: int = 0

    def text(self, game: Game) -> Text:
        """The ending in words."""
        gauge = game.gauge_text(self.gauge) if self.gauge else ""
        return message(ROOM, f"ended-{self.why}", question=self.question, gauge=gauge, count=self.count)

    def label(self, game: Game, lang: str = "en") -> str:
        return render(self.text(game), lang)


class Progress(Plain):
    """How far an armed plan is."""

    first_round: int
    """The round in which it was armed."""
    acted: int = 0


class Verdict(Plain):
    """A choice, an ending, or neither: then the question is its owner's."""

    code: str = ""
    ended: Ending | None = None


PASS = Verdict()


def judge(plan: Plan, match: Match, seat: int, progress: Progress) -> Verdict:
    """What a plan does about the question that its seat is asked."""
    over = has_ended(plan, match, seat, progress)
    if over is not None:
        return Verdict(ended=over)
    decision = match.decision(seat)
    clauses = [clause for clause in plan.clauses if clause.question == decision.kind]
    if not clauses:
        return PASS
    table = Look(match, seat, decision)
    answers = [table.answer(clause) for clause in clauses]
    chosen = next((answer for answer in answers if isinstance(answer, Option)), None)
    if chosen is not None:
        return Verdict(chosen.code)
    return Verdict(ended=next((answer for answer in answers if isinstance(answer, Ending)), None))


def has_ended(plan: Plan, match: Match, seat: int, progress: Progress) -> Ending | None:
    """Whether a plan has done what it should, or what it relied on holds no more."""
    if plan.times and progress.acted >= plan.times:
        return Ending("done", count=progress.acted)
    if plan.rounds and match.game.round(match.race) >= progress.first_round + plan.rounds:
        return Ending("rounds", count=plan.rounds)
    if plan.worst_place and place_of(match, seat) > plan.worst_place:
        return Ending("passed", count=plan.worst_place)
    return None


def place_of(match: Match, seat: int) -> int:
    """The place of a seat as everybody sees it; 0 before there are standings."""
    players = match.scene(None, log=0).players
    return min((player.place for player in players if player.seat == seat and player.place), default=0)


class Ranked(NamedTuple):
    """An option with what follows from it."""

    option: Option
    told: Consequences


class Look:
    """A decision as a plan looks at it: its options, and what each of them leads to."""

    def __init__(self, match: Match, seat: int, decision: Decision) -> None:
        self.match = match
        self.seat = seat
        self.decision = decision
        self.gauges = match.game.gauges(match.race, seat, decision.task)

    def answer(self, clause: Clause) -> Option | Ending | None:
        """The option that a clause chooses, or why it no longer fits; None if all options are alike to it."""
        prompt = clause.prompt
        offered = self._named(clause) if clause.options else list(self.decision.options)
        if not offered:
            return Ending("not-offered", prompt)
        if not (clause.aims or clause.limits or clause.most_risk is not None):
            return offered[0]
        ranked = [Ranked(option, self.decision.consequences(option)) for option in offered]
        refused = [self._refusal(clause, each.told) for each in ranked]
        fitting = [each for each, why in zip(ranked, refused, strict=True) if why is None]
        if not fitting:
            why = refused[0]
            assert why is not None
            return why
        if clause.options:
            return fitting[0].option
        return self._best(clause, fitting)

    def _named(self, clause: Clause) -> list[Option]:
        """The options that a clause names, as far as they are offered, in its order."""
        offered = {option.code: option for option in self.decision.options}
        return [offered[named.code] for named in clause.options if named.code in offered]

    def _refusal(self, clause: Clause, told: Consequences) -> Ending | None:
        """Why an option is beyond the limits of a clause."""
        risk = round(told.out * 100)
        if clause.most_risk is not None and told.out * 100 > clause.most_risk + SAME:
            return Ending("too-risky", clause.prompt, count=max(risk, clause.most_risk + 1))
        for limit in clause.limits:
            value = self._worst(limit, told)
            if value is not None and (value < limit.value if limit.is_least else value > limit.value):
                return Ending("gauge", clause.prompt, limit.gauge, value)
        return None

    def _worst(self, limit: Limit, told: Consequences) -> int | None:
        """What a gauge may come to at the worst; None if the seat has no such gauge."""
        if limit.gauge not in self.gauges:
            return None
        changes = [cost.change for cost in told.costs if cost.gauge == limit.gauge]
        changes += [0] if sum(cost.chance for cost in told.costs if cost.gauge == limit.gauge) < 1 - SAME else []
        return self.gauges[limit.gauge] + (min(changes) if limit.is_least else max(changes))

    def _best(self, clause: Clause, ranked: list[Ranked]) -> Option | None:
        """The best option by the aims of a clause, the first of equals; None if they are all alike to it."""
        scores = [tuple(self._score(aim, each.told) for aim in clause.aims) for each in ranked]
        best = max(scores)
        if len(ranked) > 1 and all(_alike(score, best) for score in scores):
            return None
        return ranked[scores.index(best)].option

    def _score(self, aim: Aim, told: Consequences) -> float:
        """How well an option serves an aim; higher is better."""
        if aim.by == "safe":
            return -told.out
        if aim.by == "far":
            game, race = self.match.game, self.match.race
            return sum(each.chance * game.ahead(race, self.seat, each.place) for each in told.places)
        change = sum(cost.chance * cost.change for cost in told.costs if cost.gauge == aim.gauge)
        return change if aim.by == "most" else -change


def _alike(left: tuple[float, ...], right: tuple[float, ...]) -> bool:
    return all(abs(one - other) < SAME for one, other in zip(left, right, strict=True))
