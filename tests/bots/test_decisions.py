"""How bots decide: over exact chance, within a budget, few options first, and better the more they think."""

import gc
from itertools import count
from random import Random
from typing import Any

import pytest

import paddock
from paddock.bots import GreedyBot, Player, SearchBot, bot
from paddock.bots import search as searching
from paddock.bots.greedy import DRAWS, answer_first, expected
from paddock.bots.search import LEAST_TRUST, MOST_TRUST, WIDENING, WIDTH, Arm, Asked, Horizon, Tree, collector_held
from paddock.lab.estimates import Estimate, Share
from walks import finish, quickest, secret


def race(names: list[str], seed: int) -> paddock.Match:
    """A race of the quickest game between bots."""
    match = paddock.game(quickest()).new(len(names), seed=seed, listening=False)
    bots = [bot(name, f"{seed}/{seat}", game=match.game) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, bots[seat].decide(Player(match, seat)))
    return match


def duel(first: str, second: str, races: int) -> Estimate:
    """How often the first wins, with both seats in turn."""
    ahead = Share()
    for seed in range(races):
        names = [first, second] if seed % 2 == 0 else [second, first]
        winners = race(names, seed).result.winners
        ahead.add((seed % 2 in winners) / len(winners))
    return ahead.estimate


def test_greedy_weighs_chance_exactly() -> None:
    """A gallop goes 2 to 6 fields or, on a one, none: 20/6 on average, against two for a trot."""
    player = Player(paddock.game("derby").new(2, seed=1), 0)
    options = player.decision.options
    worths = GreedyBot(worlds=1).worths(player, options)

    assert worths == pytest.approx([2.0, 20 / 6])
    assert GreedyBot().decide(player).code == "gallop"


def test_the_options_are_listed_once_for_all_that_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision may have thousands: listing them again for each would take minutes."""
    player = Player(paddock.game("derby").new(2, seed=1), 0)
    options, task = player.decision.options, type(player.decision.task)
    listed: list[Any] = []
    plain: Any = task.options

    def noted(task: Any, race: Any) -> Any:
        listed.append(race)
        return plain(task, race)

    monkeypatch.setattr(task, "options", noted)
    GreedyBot(worlds=1).worths(player, options)

    assert len(listed) == 1


def test_of_long_chance_a_few_are_drawn_and_every_option_meets_the_same_luck() -> None:
    """Characters, then starters, one after the other: too much to list."""
    match = paddock.game(quickest()).new(2, open_chance=True)
    drawn = [match.rolled(7 + draw).worth(0) for draw in range(DRAWS)]

    assert expected(match, 0, luck=7) == pytest.approx(sum(drawn) / DRAWS)
    assert expected(match, 0, luck=7) == expected(match.clone(), 0, luck=7)


def test_a_secret_choice_is_judged_when_all_are_open() -> None:
    match = secret()
    seat = match.to_move[-1]
    world = Player(match, seat).imagine(1, open_chance=True)

    answer_first(world, seat, Random(1))

    assert world.to_move == (seat,)
    assert set(world.chosen) == set(match.to_move) - {seat}


def test_one_option_is_taken_without_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    match = paddock.game("derby").new(2, seed=1)
    player = Player(match, 0)
    only = player.decision.options[:1]
    monkeypatch.setattr(player.decision, "options", only)
    monkeypatch.setattr(Player, "imagine", None)

    for thinker in (GreedyBot(), SearchBot()):
        assert only[0] == thinker.decide(player)


def test_a_slip_is_any_of_the_better_half() -> None:
    """A slip is a sensible option, if not the best."""
    player = Player(secret(), 0)
    options = player.decision.options
    worths = [float(number % 3 + number / 100) for number in range(len(options))]
    ranked = [options[index].code for index in sorted(range(len(options)), key=worths.__getitem__, reverse=True)]
    slippery = GreedyBot(seed=4, slips=1.0)
    slippery.worths = lambda *_: worths  # type: ignore[method-assign]

    assert len(options) > 3
    assert set(ranked[: (len(options) + 1) // 2]) == {slippery.decide(player).code for _ in range(100)}


def test_of_two_options_a_slip_is_either() -> None:
    player = Player(paddock.game("derby").new(2, seed=1), 0)
    slippery = GreedyBot(seed=4, slips=1.0)

    assert {"trot", "gallop"} == {slippery.decide(player).code for _ in range(40)}


def test_the_collector_waits_until_a_search_has_thought() -> None:
    with collector_held():
        assert not gc.isenabled()
        with collector_held():
            pass
        assert not gc.isenabled(), "a collector that was held stays held"
    assert gc.isenabled()

    with pytest.raises(ZeroDivisionError), collector_held():
        _ = 1 / 0
    assert gc.isenabled()


def test_greedy_beats_random() -> None:
    found = duel("greedy", "random", 30)

    assert found.least > 0.5, found


def test_search_beats_greedy() -> None:
    found = duel("search:iterations=80", "greedy", 24)

    assert found.least > 0.5, found


def test_levels_get_stronger() -> None:
    assert duel("level-2", "level-1", 30).mean > 0.55
    assert duel("level-3", "level-2", 30).mean > 0.55


def test_a_budget_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a hundredth of a second; an iteration is begun only if it would end in time."""
    ticks = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: next(ticks) / 100)
    monkeypatch.setattr(Tree, "is_clear", False)
    player = Player(paddock.game("derby").new(2, seed=1), 0)

    SearchBot(seconds=0.5).decide(player)

    assert 45 <= next(ticks) <= 51


def test_whichever_budget_ends_first(monkeypatch: pytest.MonkeyPatch) -> None:
    grown: list[Tree] = []
    monkeypatch.setattr(Tree, "grow", lambda tree: grown.append(tree))
    monkeypatch.setattr(Tree, "is_clear", False)
    player = Player(paddock.game("derby").new(2, seed=1), 0)

    SearchBot(iterations=7, seconds=60).decide(player)

    assert len(grown) == 7


def test_beyond_the_tree_as_many_options_are_compared_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[int] = []
    plain: Any = vars(searching)["quick_guess"]

    def noted(*given: Any) -> Any:
        met.append(given[4])
        return plain(*given)

    monkeypatch.setattr(searching, "quick_guess", noted)
    player = Player(secret(), 0)
    bot("search:iterations=4,glance=9").decide(player)

    assert set(met) == {9}


def test_few_options_first() -> None:
    """A place in the tree looks at more options only as it is visited more often."""
    match = secret()
    seat = match.to_move[0]
    tree = Tree(Player(match, seat), Random(1), "random", 0)
    for visits in range(1, 30):
        tree.grow()
        tried = [arm for arm in tree.root.asked[seat].arms.values() if arm.visits]
        assert len(tried) <= WIDTH * visits**WIDENING + 1


def test_who_chooses_at_once_learns_from_the_own_options_alone() -> None:
    match = secret()
    seat = match.to_move[0]
    tree = Tree(Player(match, seat), Random(1), "greedy", 1)
    for _ in range(40):
        tree.grow()

    assert set(match.to_move) == set(tree.root.asked)
    for other in match.to_move:
        arms = tree.root.asked[other].arms
        assert set(arms) <= set(match.decision(other).codes)
        assert sum(arm.visits for arm in arms.values()) == 40


def test_every_option_meets_the_same_races(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nth try of every option is in the nth imagined race."""
    tree = Tree(Player(paddock.game("derby").new(2, seed=1), 0), Random(1), "greedy", 1)
    met: list[int] = []
    world = Tree.world

    def noted(tree: Tree, number: int) -> paddock.Match:
        met.append(number)
        return world(tree, number)

    monkeypatch.setattr(Tree, "world", noted)
    for _ in range(12):
        tree.grow()

    tries = [arm.visits for arm in tree.root.asked[0].arms.values()]
    assert len(tries) == 2
    assert sorted(met) == sorted([*range(tries[0]), *range(tries[1])])
    assert len(tree.lucks) == max(tries)


def test_the_first_opinion_yields_to_what_is_found() -> None:
    tree = Tree(Player(paddock.game("derby").new(2, seed=1), 0), Random(1), "greedy", 1)
    trot, gallop = tree.options
    tree.trust([3.0, 2.0])
    assert tree.best == trot

    asked = tree.root.asked[0]
    for _ in range(8):
        asked.learn(asked.arms[trot.code], 1.0)
        asked.learn(asked.arms[gallop.code], 4.0)

    assert tree.best == gallop


def test_what_is_clear_needs_no_more_thought() -> None:
    tree = Tree(Player(paddock.game("derby").new(2, seed=1), 0), Random(1), "greedy", 1)
    trot, gallop = tree.options
    asked = tree.root.asked[0]
    tree.trust([2.0, 2.0])
    verdicts = [tree.is_clear]
    for gain in (1.0, 1.5, 0.5) * 6:
        asked.learn(asked.arms[trot.code], gain)
        asked.learn(asked.arms[gallop.code], gain)
    verdicts.append(tree.is_clear)
    for gain in (3.0, 3.5, 2.5) * 6:
        asked.learn(asked.arms[gallop.code], gain)
    verdicts.append(tree.is_clear)

    assert verdicts == [False, False, True]
    assert tree.best == gallop


def test_the_more_luck_there_is_the_longer_the_first_opinion_counts() -> None:
    trusts = []
    for luck in (0.0, 1.0, 2.0, 100.0):
        asked = Asked()
        asked.expected = 1.0
        arm = asked.arms["trot"] = Arm()
        for gain in (luck, -luck) * 5:
            asked.learn(arm, gain)
        trusts.append(asked.trust())

    assert trusts == sorted(trusts)
    assert trusts[0] == LEAST_TRUST
    assert trusts[1] < trusts[2] < trusts[3] == MOST_TRUST


@pytest.mark.parametrize("turns", [1, 2])
def test_an_iteration_stops_at_the_end_of_the_own_turn(turns: int) -> None:
    """In the derby every seat has one decision a turn."""
    match = paddock.game("derby").new(2, seed=2)
    match.choose(0, "trot")
    view = Horizon(match, 0, turns)
    moved = [0]
    while view.open:
        seat = match.to_move[0]
        match.choose(seat, "trot")
        view.moved(seat, secret=False)
        moved.append(seat)

    assert moved == [0, 1, 0, 1, 0][: 2 * turns - 1]


def test_without_a_horizon_a_round_goes_to_the_end() -> None:
    match = paddock.game("derby").new(2, seed=2)
    match.choose(0, "trot")
    view = Horizon(match, 0, 0)
    while view.open:
        seat = match.to_move[0]
        match.choose(seat, "trot")
        view.moved(seat, secret=False)

    assert match.over


def test_of_what_chance_brings_at_once_the_tries_get_even_shares() -> None:
    """A gallop goes by a die: after six tries, all faces or all but one have been met."""
    tree = Tree(Player(paddock.game("derby").new(2, seed=1), 0), Random(1), "greedy", 1)
    fields = []
    for number in range(6):
        world = tree.world(number)
        world.choose(0, "gallop")
        fields.append(tree.fallen(world, number).view(0)["table"]["fields"][0])

    assert len(set(fields)) >= 5


@pytest.mark.parametrize("game", paddock.games())
@pytest.mark.parametrize(("rollout", "horizon"), [("random", 0), ("random", 1), ("greedy", 1)])
def test_what_one_gains_at_the_end_another_loses(game: str, rollout: str, horizon: int) -> None:
    """At the end of a race places count; before it, the gain in worth."""
    match = paddock.game(game).new(seed=2)
    tree = Tree(Player(match, match.to_move[0]), Random(1), rollout, horizon)
    for _ in range(3):
        tree.grow()
    finish(match, 1)

    gains = tree.gains(match)

    assert sum(gains) == pytest.approx(0.0)
    assert [gains.index(max(gains))] == list(match.result.winners)[:1]
    assert sum(asked.visits for asked in tree.root.asked.values()) >= 3
