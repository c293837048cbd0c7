"""Plans choose as they say, within their limits, and end when they no longer fit; they know what their owner knows."""

import pytest

import paddock
from paddock import Match, PaddockError
from paddock.plans import Aim, Clause, Limit, Named, Plan, Progress, Verdict, check_plan, foresee, judge, try_out

START = Progress(first_round=0)


def driving() -> Match:
    """Formula Dé, at a choice of gear where gears differ in what they cost."""
    match = paddock.game("formula-de").new(3, seed=4)
    match.play_out(seed=2, most=12)
    for _ in range(400):
        decision = match.decision(match.to_move[0])
        if decision.kind == "choose-gear" and len({decision.consequences(each).costs for each in decision.options}) > 2:
            return match
        match.choose(decision.seat, decision.options[0])
    raise AssertionError("nobody was asked for such a gear")


def gears(*codes: str, **more: object) -> Plan:
    clause = {name: more.pop(name) for name in ("most_risk", "limits") if name in more}
    named = tuple(Named(code) for code in codes)
    return Plan(clauses=(Clause(question="choose-gear", prompt="Which gear?", options=named, **clause),), **more)  # type: ignore[arg-type]


def verdict(plan: Plan, match: Match, progress: Progress = START) -> Verdict:
    return judge(plan, match, match.to_move[0], progress)


def best(match: Match, *aims: Aim) -> Verdict:
    return verdict(Plan(clauses=(Clause(question="choose-gear", aims=aims),)), match)


def test_the_first_named_option_that_is_offered_is_chosen() -> None:
    match = driving()
    first, second, *_ = match.decision(match.to_move[0]).codes
    assert Verdict(first) == verdict(gears(first, second), match)
    assert Verdict(second) == verdict(gears("gear-99", second, first), match)


def test_a_question_that_no_clause_names_is_the_owners() -> None:
    match = driving()
    plan = Plan(clauses=(Clause(question="contest", options=(Named("decline"),)),))
    assert Verdict() == verdict(plan, match)


def test_a_plan_ends_when_nothing_it_names_is_offered() -> None:
    ended = verdict(gears("gear-99"), driving()).ended
    assert ended is not None
    game = paddock.game("formula-de")
    assert "At “Which gear?” none of the options you named was offered." == ended.label(game)
    assert "Which gear?" in ended.label(game, "it")


def test_clauses_for_one_question_are_tried_in_order() -> None:
    match = driving()
    code = match.decision(match.to_move[0]).codes[1]
    plan = Plan(clauses=(*gears("gear-99").clauses, *gears(code).clauses))
    assert Verdict(code) == verdict(plan, match)


def test_a_gauge_keeps_its_limit() -> None:
    """The option that costs too much is left out; if all do, the plan ends."""
    match = driving()
    seat = match.to_move[0]
    decision = match.decision(seat)
    gauges = match.game.gauges(match.race, seat, decision.task)
    costs = {option.code: decision.consequences(option).costs for option in decision.options}
    code, [cost, *_] = next((code, spent) for code, spent in costs.items() if spent)
    now = gauges[cost.gauge]
    worst = now + min(each.change for each in costs[code] if each.gauge == cost.gauge)
    assert worst < now
    assert Verdict(code) == verdict(gears(code, limits=(Limit(cost.gauge, True, worst),)), match)
    ended = verdict(gears(code, limits=(Limit(cost.gauge, True, worst + 1),)), match).ended
    assert ended is not None
    assert ("gauge", cost.gauge, worst) == (ended.why, ended.gauge, ended.count)


def risky() -> Match:
    """A decision in which options differ in the risk of going out."""
    match = driving()
    for _ in range(800):
        decision = match.decision(match.to_move[0])
        if len(decision.options) < 24:
            risks = {option.code: decision.consequences(option).out for option in decision.options}
            if 0 < max(risks.values()) < 1 and min(risks.values()) < max(risks.values()):
                return match
        match.choose(decision.seat, decision.options[0])
    raise AssertionError("nothing was risky")


def test_the_safest_option_and_a_limit_of_risk() -> None:
    match = risky()
    decision = match.decision(match.to_move[0])
    risks = {option.code: decision.consequences(option).out for option in decision.options}
    safest = verdict(Plan(clauses=(Clause(question=decision.kind, aims=(Aim("safe"),)),)), match)
    assert min(risks.values()) == risks[safest.code]

    wild = max(risks, key=lambda code: risks[code])
    clause = Clause(question=decision.kind, options=(Named(wild),), most_risk=0)
    ended = verdict(Plan(clauses=(clause,)), match).ended
    assert ended is not None
    assert ("too-risky", max(1, round(risks[wild] * 100))) == (ended.why, ended.count)
    within = Clause(question=decision.kind, options=(Named(wild),), most_risk=int(risks[wild] * 100) + 1)
    assert Verdict(wild) == verdict(Plan(clauses=(within,)), match)


def test_the_farthest_option_and_the_one_that_saves_most() -> None:
    match = driving()
    decision = match.decision(match.to_move[0])
    codes = decision.codes
    ahead = {
        option.code: sum(
            each.chance * match.game.ahead(match.race, decision.seat, each.place)
            for each in decision.consequences(option).places
        )
        for option in decision.options
    }
    assert max(ahead, key=lambda code: ahead[code]) == best(match, Aim("far")).code
    gauge = next(cost.gauge for option in decision.options for cost in decision.consequences(option).costs)
    assert best(match, Aim("most", gauge)).code in codes
    assert best(match, Aim("most", gauge)) != best(match, Aim("least", gauge))


def test_a_question_whose_options_are_alike_is_the_owners() -> None:
    assert Verdict() == best(driving(), Aim("most", "no-such-gauge"))


def test_a_plan_ends_with_its_rounds_its_times_and_its_place() -> None:
    match = driving()
    seat = match.to_move[0]
    code = match.decision(seat).codes[0]
    now = match.game.round(match.race)
    place = next(player.place for player in match.scene(None).players if player.seat == seat) or 0

    def why(plan: Plan, progress: Progress) -> str:
        ended = verdict(plan, match, progress).ended
        return "" if ended is None else ended.why

    assert ["", "rounds"] == [why(gears(code, rounds=1), Progress(first)) for first in (now, now - 1)]
    assert ["", "done"] == [why(gears(code, times=2), Progress(now, acted)) for acted in (1, 2)]
    assert "" == why(gears(code, worst_place=place), Progress(now))
    if place > 1:
        assert "passed" == why(gears(code, worst_place=place - 1), Progress(now))


def test_nonsense_is_refused_with_a_reason() -> None:
    for plan, part in (
        (Plan(clauses=()), "at least one question"),
        (Plan(clauses=(Clause(question="x"),)), "not both"),
        (Plan(clauses=(Clause(question="x", options=(Named("a"),), aims=(Aim("safe"),)),)), "not both"),
        (Plan(clauses=(Clause(question="x", aims=(Aim("most"),)),)), "need a gauge"),
        (Plan(clauses=(Clause(question="x", aims=(Aim("far", "tyres"),)),)), "have none"),
    ):
        with pytest.raises(PaddockError, match=part):
            check_plan(plan)


def in_play(game: str) -> Match:
    """A race after a third of it, or after 60 decisions."""
    whole, match = (paddock.game(game).new(4, seed=3) for _ in range(2))
    match.play_out(seed=5, most=min(60, whole.play_out(seed=5) // 3))
    return match


@pytest.mark.parametrize("game", paddock.games())
def test_what_may_be_asked_is_foreseen_and_a_plan_for_it_is_tried_out(game: str) -> None:
    """In every game, and the race itself is not touched."""
    match = in_play(game)
    before = match.position
    questions = foresee(match, 1, tries=4)
    assert questions
    clauses = tuple(
        Clause(question=each.kind, prompt=each.prompt, options=tuple(Named(one.code) for one in each.options[:12]))
        for each in questions[:4]
    )
    trial = try_out(Plan(clauses=clauses), match, 1, tries=5)
    assert 5 == trial.tries
    assert 0 < trial.acted <= 5
    assert trial.choices >= trial.acted
    assert trial.samples
    assert trial == try_out(Plan(clauses=clauses), match, 1, tries=5), "the same tries again"
    assert before == match.position


@pytest.mark.parametrize("game", paddock.games())
def test_a_plan_never_acts_on_what_its_owner_could_not_know(game: str) -> None:
    """It chooses alike in races that differ in nothing but what is hidden from its seat."""
    match = paddock.game(game).new(4, seed=8)
    looked = 0
    for number in range(30):
        if match.over:
            break
        seat = match.to_move[0]
        decision = match.decision(seat)
        named = tuple(Named(code) for code in decision.codes[::-1][:12])
        plan = Plan(clauses=(Clause(question=decision.kind, options=named, most_risk=100),), worst_place=9, rounds=3)
        found = {judge(plan, match.imagine(seat, luck), seat, START) for luck in (f"a{number}", f"b{number}")}
        assert {judge(plan, match, seat, START)} == found
        looked += 1
        match.choose(seat, decision.options[number % len(decision.options)])
    assert looked > 5
