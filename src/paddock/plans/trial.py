"""A plan tried out on imagined races: how often it would have acted, and like what."""

from collections import Counter

from paddock import Match, render
from paddock.core import Plain
from paddock.plans.carrying import Progress, judge
from paddock.plans.plan import Plan, check_plan
from paddock.plans.rollout import MOST_ROUNDS, ROUNDS, TRIES, Stopwatch, play_on

MOST_SAMPLES = 8


class Sample(Plain):
    """Something that happened in the tries, and in how many of them."""

    text: str
    times: int
    question: str = ""


class Trial(Plain):
    """What a plan would have done."""

    tries: int
    acted: int
    """In how many tries it chose something."""
    choices: int
    """How much it chose in all."""
    left: int
    """How many questions that it names it left to its owner, because the options were alike to it."""
    rounds: int
    """How many rounds each try was played on."""
    samples: tuple[Sample, ...]
    endings: tuple[Sample, ...]


class _Tally:
    """What happened in all tries so far."""

    def __init__(self, plan: Plan, seat: int, lang: str, first_round: int) -> None:
        self.plan = plan
        self.seat = seat
        self.lang = lang
        self.first_round = first_round
        self.acted = 0
        self.left = 0
        self.samples: Counter[tuple[str, str]] = Counter()
        self.endings: Counter[str] = Counter()
        self.made = 0
        """How much was chosen in this try."""
        self.is_over = False

    def begin(self) -> None:
        self.made, self.is_over = 0, False

    def answer(self, world: Match) -> str:
        """What the plan answers in an imagined race; empty once it has ended."""
        if self.is_over:
            return ""
        verdict = judge(self.plan, world, self.seat, Progress(self.first_round, self.made))
        if verdict.ended is not None:
            self.is_over = True
            self.endings[verdict.ended.label(world.game, self.lang)] += 1
        elif verdict.code:
            self._note(world, verdict.code)
        else:
            kind = world.decision(self.seat).kind
            self.left += any(clause.question == kind for clause in self.plan.clauses)
        return verdict.code

    def _note(self, world: Match, code: str) -> None:
        decision = world.decision(self.seat)
        option = next(each for each in decision.options if each.code == code)
        self.samples[render(decision.prompt, self.lang, world.names), option.label(self.lang, world.names)] += 1
        self.acted += not self.made
        self.made += 1


def try_out(
    plan: Plan, match: Match, seat: int, lang: str = "en", tries: int = TRIES, seconds: float | None = None
) -> Trial:
    """Try a plan on imagined races; fewer if the time is up."""
    check_plan(plan)
    tally = _Tally(plan, seat, lang, match.game.round(match.race))
    rounds = min(MOST_ROUNDS, plan.rounds) or ROUNDS
    watch, made = Stopwatch(seconds), 0
    while made < tries and not (made and watch.is_up):
        tally.begin()
        play_on(match, seat, made, rounds, tally.answer)
        made += 1
    samples = tuple(Sample(label, times, asked) for (asked, label), times in tally.samples.most_common(MOST_SAMPLES))
    endings = tuple(Sample(text, times) for text, times in tally.endings.most_common(MOST_SAMPLES))
    return Trial(made, tally.acted, tally.samples.total(), tally.left, rounds, samples, endings)
