"""A plan as data: when a kind of question comes, which option to choose, and within which limits."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from paddock.core import Plain, message
from paddock.core.texts import TextError, shortened

ROOM: Final = "paddock.plans"
AimKind = Literal["safe", "far", "most", "least"]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
Said = Annotated[str, Meta(max_length=300)]


class Named(Plain):
    """An option by its code, with the words in which its owner read it."""

    code: Code
    label: Said = ""


class Aim(Plain):
    """What makes an option the best: the least risk, the farthest place, the most or the least left of a gauge."""

    by: AimKind
    gauge: Annotated[str, Meta(max_length=80)] = ""
    label: Said = ""
    """What its owner calls the gauge."""


class Limit(Plain):
    """What a gauge may be after the choice, at the worst: at least, or at most, a value."""

    gauge: Word
    is_least: bool
    value: Annotated[int, Meta(ge=-1000, le=1000)]
    label: Said = ""


class Clause(Plain, kw_only=True):
    """A kind of question and its answer: the first named option that is offered, or the best by some aims."""

    question: Word
    """The kind of question, such as `choose-gear`."""
    prompt: Said = ""
    """The question as its owner read it."""
    options: Annotated[tuple[Named, ...], Meta(max_length=12)] = ()
    aims: Annotated[tuple[Aim, ...], Meta(max_length=3)] = ()
    most_risk: Annotated[int, Meta(ge=0, le=100)] | None = None
    """How likely, in per cent, the choice may end the own race."""
    limits: Annotated[tuple[Limit, ...], Meta(max_length=3)] = ()


class Plan(Plain, kw_only=True):
    """Answers ahead. Several clauses for one kind of question are tried in order."""

    clauses: Annotated[tuple[Clause, ...], Meta(max_length=12)]
    worst_place: Annotated[int, Meta(ge=0, le=50)] = 0
    """The plan ends if its owner falls behind this place; 0 for any."""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    """For how many rounds it holds, the present one included; 0 until it is revoked."""
    times: Annotated[int, Meta(ge=0, le=100)] = 0
    """How often it may choose; 0 for any number of times."""


def check_plan(plan: Plan) -> None:
    """Raise an error if a plan says nothing, or two things at once."""
    if not plan.clauses:
        raise TextError(message(ROOM, "plan-empty"))
    for clause in plan.clauses:
        if bool(clause.options) == bool(clause.aims):
            raise TextError(message(ROOM, "plan-both", question=shortened(clause.question)))
        for aim in clause.aims:
            if (aim.by in ("most", "least")) != bool(aim.gauge):
                raise TextError(message(ROOM, "plan-gauge", question=shortened(clause.question)))
