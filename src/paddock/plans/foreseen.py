"""What a seat may be asked soon: the kinds of questions, and the options that they offer, from imagined races."""

from paddock import Consequences, Decision, Match, render
from paddock.core import Plain
from paddock.plans.rollout import ROUNDS, Stopwatch, play_on

TRIES = 24
MOST_QUESTIONS = 16
MOST_OPTIONS = 16
LOOKED_AT = 2
"""How many decisions of a kind are looked at for what their options lead to."""


class AheadOption(Plain):
    """An option that may be offered."""

    code: str
    label: str
    times: int
    """How often, of the times the question was asked."""


class AheadGauge(Plain):
    """A gauge that some option changes."""

    id: str
    label: str


class AheadQuestion(Plain):
    """A kind of question that the seat may be asked."""

    kind: str
    prompt: str
    """One such question, the shortest that came up."""
    rule: str
    times: int
    options: tuple[AheadOption, ...]
    more_options: int
    has_risk: bool
    """Whether an option may end the own race."""
    has_places: bool
    """Whether options lead to places on the board."""
    gauges: tuple[AheadGauge, ...]


class _Kind:
    """A kind of question, as far as it has come up."""

    def __init__(self) -> None:
        self.times = 0
        self.prompts: list[str] = []
        self.rule = ""
        self.labels: dict[str, str] = {}
        self.counts: dict[str, int] = {}
        self.has_risk = False
        self.has_places = False
        self.gauges: dict[str, str] = {}

    def note(self, world: Match, decision: Decision, lang: str) -> None:
        self.times += 1
        self.rule = decision.rule
        self.prompts.append(render(decision.prompt, lang, world.names))
        for option in decision.options:
            self.counts[option.code] = self.counts.get(option.code, 0) + 1
            if option.code not in self.labels:
                self.labels[option.code] = option.label(lang, world.names)
        if self.times <= LOOKED_AT:
            for option in decision.options:
                self._look(world, decision.consequences(option), lang)

    def _look(self, world: Match, told: Consequences, lang: str) -> None:
        self.has_risk = self.has_risk or told.out > 0
        self.has_places = self.has_places or bool(told.places)
        for cost in told.costs:
            self.gauges[cost.gauge] = render(world.game.gauge_text(cost.gauge), lang)

    def question(self, kind: str) -> AheadQuestion:
        codes = sorted(self.counts, key=lambda code: -self.counts[code])
        return AheadQuestion(
            kind,
            min(self.prompts, key=len),
            self.rule,
            self.times,
            tuple(AheadOption(code, self.labels[code], self.counts[code]) for code in codes[:MOST_OPTIONS]),
            max(0, len(codes) - MOST_OPTIONS),
            self.has_risk,
            self.has_places,
            tuple(AheadGauge(*each) for each in self.gauges.items()),
        )


def foresee(
    match: Match, seat: int, lang: str = "en", tries: int = TRIES, seconds: float | None = None
) -> tuple[AheadQuestion, ...]:
    """The questions that a seat may be asked in the next rounds, the likeliest first."""
    found: dict[str, _Kind] = {}

    def note(world: Match) -> str:
        decision = world.decision(seat)
        found.setdefault(decision.kind, _Kind()).note(world, decision, lang)
        return ""

    watch = Stopwatch(seconds)
    for number in range(tries):
        if number and watch.is_up:
            break
        play_on(match, seat, number, ROUNDS, note)
    kinds = sorted(found, key=lambda kind: -found[kind].times)[:MOST_QUESTIONS]
    return tuple(found[kind].question(kind) for kind in kinds)
