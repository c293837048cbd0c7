"""A bot has its seat's view, its decision and imagined races; the true race is out of its reach."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

import paddock
from paddock.bots import Player, bot
from walks import quickest, secret, walk


def reachable(start: object) -> Iterator[Any]:
    """Every object that can be reached by attributes, containers and closures; code and modules are not entered."""
    seen = {id(start)}
    todo = [start]
    while todo:
        found = todo.pop()
        yield found
        if isinstance(found, FunctionType):
            parts: list[Any] = list(found.__closure__ or ())
        elif isinstance(found, (type, ModuleType, BuiltinFunctionType)):
            parts = []
        else:
            parts = gc.get_referents(found)
        todo += [part for part in parts if id(part) not in seen]
        seen.update(id(part) for part in parts)


def secrets(match: paddock.Match) -> list[object]:
    """What no bot may get hold of: the match, its position, its dice, its history, its events."""
    dice = match.dice
    assert dice is not None
    return [match, match.race, match.race.stack, match.race.told, dice, dice.streams, match._history, match._origin]


@pytest.mark.parametrize("game", paddock.games())
def test_the_true_race_is_out_of_reach(game: str) -> None:
    for match in walk(game, seed=3, some=6):
        for seat in match.to_move:
            player = Player(match, seat)
            player.imagine(1)
            hidden = {id(secret) for secret in secrets(match)}
            found = list(reachable(player))
            assert not [each for each in found if id(each) in hidden]
            assert match.dice is not None
            assert match.dice.seed not in [each.seed for each in found if hasattr(each, "seed")]


def test_the_walk_would_find_the_race() -> None:
    """The proof above can fail: a player that kept the match would be caught."""
    match = next(walk(quickest(), 1))
    careless = {"view": lambda: match.view(0)}

    assert any(found is match.race for found in reachable(careless))


@pytest.mark.parametrize("game", paddock.games())
def test_a_player_sees_and_is_asked_what_the_seat_is(game: str) -> None:
    for match in walk(game, seed=4, some=8):
        for seat in match.to_move:
            player = Player(match, seat, seed=9)
            assert match.view(seat) == player.view
            decision = match.decision(seat)
            assert decision.options == player.decision.options
            assert (decision.ask(), decision.rule) == (player.decision.ask(), player.decision.rule)
            assert match.names == player.names


def test_a_player_offers_nothing_else() -> None:
    offered = {name for name in dir(Player) if not name.startswith("_")}

    assert {"seat", "view", "line", "decision", "names", "imagine"} == offered


@pytest.mark.parametrize("game", paddock.games())
def test_imagined_races_do_not_follow_the_true_dice(game: str) -> None:
    """Two races that differ only in their seed, hence in what is to come, are imagined alike."""
    line = paddock.game(game).new(seed=5).position
    one, two = (paddock.game(game).at(line, seed=seed) for seed in ("a", "b"))
    seat = one.to_move[0]

    assert Player(one, seat).imagine(7).save() == Player(two, seat).imagine(7).save()


def test_what_others_have_sealed_makes_no_difference() -> None:
    match = secret()
    first, second, *_ = waiting = match.to_move
    other = match.clone()
    match.choose(first, match.decision(first).options[0])
    other.choose(first, other.decision(first).options[1])

    assert Player(match, second).view == Player(other, second).view
    assert Player(match, second).imagine(1).save() == Player(other, second).imagine(1).save()
    assert waiting == Player(match, second).imagine(1).to_move


def test_a_bot_that_speaks_for_the_table_takes_no_side() -> None:
    """Sudden death without a clock or a round: race direction is the first seat's, and a bot lets the race go on."""
    match = paddock.game("formula-de").new(3, switches={"sudden-death": True}, seed=4)
    asked = 0
    while not match.over and match.moves < 250:
        seat = match.to_move[0]
        if match.decision(seat).codes == ["play-on", "time-up"]:
            answers = {bot(name, seed=1, clock=False).decide(Player(match, seat)).code for name in ("random", "greedy")}
            assert {"play-on"} == answers
            asked += 1
            match.choose(seat, "play-on")
        else:
            match.choose(seat, match.decision(seat).options[0])
    assert asked
