"""Whether a lesson is true: every right answer and every wrong turn is played, and what they lead to is compared."""

from collections.abc import Iterator, Mapping, Sequence

from paddock import Decision, Event, Match, Option, PaddockError
from paddock.core import bad
from paddock.learn.lesson import Lesson, Proof, Step
from paddock.learn.play import LessonPlay


def complaints(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, each with its step."""
    try:
        return list(_walked(lesson, ()))
    except PaddockError as error:
        return [str(error)]


def _walked(lesson: Lesson, answers: Sequence[str]) -> Iterator[str]:
    """Check the step after some answers, and then those that follow it."""
    play = LessonPlay(lesson)
    for code in answers:
        play.answer(code)
    if play.is_over:
        return
    where = f"step {play.done + 1}"
    if play.seat not in play.match.to_move:
        yield f"{where}: the learner is not asked; position: {play.match.position}"
        return
    yield from (f"{where}: {each}" for each in _checked(play))
    options = play.match.decision(play.seat).options
    rights = [option.code for option in options if play.is_right(option)]
    goes_on = play.done + 1 < len(lesson.steps) and not lesson.steps[play.done + 1].at
    for code in rights if goes_on else rights[:1]:
        yield from _walked(lesson, (*answers, code))


def _checked(play: LessonPlay) -> Iterator[str]:
    """What is wrong with one step."""
    step, decision = play.step, play.match.decision(play.seat)
    play.match.scene(play.seat)  # what a learner sees must be drawn, consequences included
    rights = [option for option in decision.options if play.is_right(option)]
    if not rights:
        yield f"no option is right; there are: {' '.join(decision.codes)}"
    if len(rights) == len(decision.options):
        yield "every option is right, so there is nothing to find out"
    for option in rights:
        yield from _proved(play, option, step, step.then)
    yield from _turns(play, step, decision, rights)
    yield from refusals(play.match, play.seat, step.refused)


def _turns(play: LessonPlay, step: Step, decision: Decision, rights: list[Option]) -> Iterator[str]:
    """Take every wrong turn."""
    wrong = [(option, play.wrong_turn(option)) for option in decision.options if option not in rights]
    for number, turn in enumerate(step.wrong, start=1):
        taken = [option for option, found in wrong if found is turn]
        if not taken:
            yield f"wrong turn {number} names no option: {' '.join(turn.do)}"
        for option in taken:
            yield from (f"wrong turn {number}: {each}" for each in _proved(play, option, turn, turn.then))
    unnamed = [option.code for option, turn in wrong if turn is None]
    if unnamed and step.otherwise is None:
        yield f"nothing is said to: {' '.join(unnamed)}"


def refusals(match: Match, seat: int, refused: Mapping[str, str]) -> Iterator[str]:
    """Which of these codes are possible after all, or forbidden by another rule."""
    for code, rule in refused.items():
        refusal = match.why_not(seat, code)
        if refusal is None:
            yield f"{code} is possible, though {rule} should forbid it"
        elif refusal.rule != rule:
            yield f"{code} is refused by {refusal.rule}, not by {rule}"


def _proved(play: LessonPlay, option: Option, proof: Proof, then: Sequence[str]) -> Iterator[str]:
    """Whether an answer leads where the lesson says."""
    before = len(play.match.events)
    try:
        match = play.after(option, then)
    except PaddockError as error:
        yield f"{option.code}: {error}"
        return
    yield from (f"{option.code}: {each}" for each in unproved(proof, match, before, play.seat))


def unproved(proof: Proof, match: Match, since: int, seat: int) -> Iterator[str]:
    """What a proof says and a match does not show, in its events since a number and in a seat's gauges."""
    told = list(match.events[since:])
    missing = _missing(proof.tells, told)
    if missing:
        yield f"'{missing}' does not happen; there is: {'; '.join(map(repr, told))}"
    gauges = _gauges(match, seat)
    for gauge, value in proof.leaves.items():
        if gauges.get(gauge) != value:
            yield f"{gauge} is left at {gauges.get(gauge)}, not at {value}; there are: {gauges}"


def _missing(tells: Sequence[str], told: list[Event]) -> str:
    """The first event of a list that does not happen after those before it; empty if all do."""
    left = iter(told)
    for words in tells:
        if not any(_is_told(event, words) for event in left):
            return words
    return ""


def _is_told(event: Event, words: str) -> bool:
    """Whether an event is meant by `Name field=value field=value`; a value may hold blanks."""
    name, _, rest = words.partition(" ")
    fields = rest.replace(", ", ",").split()
    return type(event).__name__ == name and all(_has(event, *field.partition("=")[::2]) for field in fields)


def _has(event: Event, field: str, value: str) -> bool:
    if field not in event.__struct_fields__:
        raise bad("lesson", f"{type(event).__name__} has no '{field}': {' '.join(event.__struct_fields__)}")
    return str(getattr(event, field)).replace(", ", ",") == value


def _gauges(match: Match, seat: int) -> dict[str, int]:
    players = match.scene(seat, log=0).players
    return {gauge.id: gauge.value for player in players if player.seat == seat for gauge in player.gauges}
