"""What every game does: a race ends, some seat can always choose, and only options are accepted."""

from random import Random

import msgspec
import pytest

import paddock
from soak import start
from walks import finish, step, walk

SEEDS = range(12)
MOST_DECISIONS = 20_000


@pytest.mark.parametrize("seed", SEEDS)
def test_a_race_ends_and_every_seat_is_placed(game: str, seed: int) -> None:
    match = start(game, seed)
    random = Random(seed)

    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        assert match.to_move
        step(match, random)

    assert match.over
    assert match.to_move == ()
    placings = match.result.placings
    assert sorted(range(match.setup.seats)) == sorted(match.result.by_seat)
    assert len(placings) == len({(placing.seat, placing.car) for placing in placings})
    assert match.result.winners


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_knows_who_is_out_without_a_result(game: str, seed: int) -> None:
    for match in walk(game, seed, some=40):
        assert paddock.Game.out(match.game, match.race) == match.game.out(match.race)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_is_about_a_seat_of_the_race_or_about_none(game: str, seed: int) -> None:
    match = finish(start(game, seed), seed)

    assert {event.whose() for event in match.events} <= {None, *range(match.setup.seats)}


@pytest.mark.parametrize("seed", SEEDS)
def test_codes_are_unique_and_lead_where_their_option_leads(game: str, seed: int) -> None:
    for match in walk(game, seed, some=30):
        for seat in match.to_move:
            decision = match.decision(seat)
            assert len(set(decision.codes)) == len(decision.codes)
            option = decision.options[seed % len(decision.options)]
            by_option, by_code = match.clone(), match.clone()
            by_option.choose(seat, option)
            by_code.choose(seat, option.code)
            assert by_option.position == by_code.position
            assert by_option.events == by_code.events


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_an_option_is_refused_and_changes_nothing(game: str, seed: int) -> None:
    seen: list[tuple[paddock.Option, str]] = []
    for match in walk(game, seed, some=30):
        before = (match.position, match.events, match.save())
        for seat in range(-1, match.setup.seats + 1):
            for wrong in _wrong(match, seat, seen):
                with pytest.raises(paddock.IllegalChoice) as caught:
                    match.choose(seat, wrong)
                assert str(caught.value)
        assert before == (match.position, match.events, match.save())
        for seat in match.to_move[:1]:
            seen = [(option, option.code) for option in match.decision(seat).options]


def _wrong(match: paddock.Match, seat: int, seen: list[tuple[paddock.Option, str]]) -> list[paddock.Option | str]:
    """Codes and options that a seat cannot choose now."""
    wrong: list[paddock.Option | str] = ["", "no such code", "zzz-9", "Ω", "a" * 500]
    offered = match.decision(seat).codes if seat in match.to_move else []
    for option, code in seen:
        if code not in offered:
            wrong += [option, code]
    return wrong


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refusal_says_why(game: str, seed: int) -> None:
    rules = paddock.game(game).rules
    codes: list[str] = []
    for match in walk(game, seed, some=30):
        for seat in match.to_move[:1]:
            offered = match.decision(seat).codes
            assert all(match.why_not(seat, code) is None for code in offered)
            for code in [code for code in codes if code not in offered]:
                refusal = match.why_not(seat, code)
                assert refusal is not None
                assert refusal.rule in rules
                assert refusal.label("en") != ""
                assert refusal.label("it") != ""
            codes = offered


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_names_its_rule_and_every_text_exists_in_both_languages(game: str, seed: int) -> None:
    rules = paddock.game(game).rules
    for match in walk(game, seed, some=40):
        for seat in match.to_move:
            decision = match.decision(seat)
            assert decision.rule in rules
            for lang in paddock.LANGUAGES:
                assert decision.ask(lang)
                assert all(option.label(lang) for option in decision.options)
    for lang in paddock.LANGUAGES:
        assert all(event.label(lang, ("Ann",)) for event in match.events)


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_are_neither_made_nor_lost(game: str, seed: int) -> None:
    rules = paddock.game(game)
    counted = None
    for match in walk(game, seed, some=60):
        pieces = sorted(rules.pieces(match.race))
        counted = counted or pieces
        assert counted == pieces


@pytest.mark.parametrize("seed", SEEDS)
def test_chance_is_listed_with_weights_that_sum_to_one(game: str, seed: int) -> None:
    match = start(game, seed, open_chance=True)
    random = Random(seed)
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        fork = match.chance
        if fork is None:
            step(match, random)
            continue
        assert match.to_move == ()
        assert fork.outcomes
        assert all(weight >= 0 for weight in fork.weights)
        assert sum(odds for _, odds in fork.odds()) == pytest.approx(1)
        outcome = random.choices(fork.outcomes, fork.weights)[0]
        match.fall(outcome.code)
    assert match.over


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_a_player_that_sees_only_scenes_finishes(game: str, seed: int) -> None:
    match, random = start(game, seed), Random(seed)
    while not match.over:
        seat = random.choice(match.to_move)
        scene = msgspec.json.decode(msgspec.json.encode(match.scene(seat, "it")))
        match.choose(seat, random.choice(scene["options"])["code"])
    assert match.scene(None).standings


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_what_options_point_at_is_on_the_table(game: str, seed: int) -> None:
    board = start(game, seed).board()
    places = {place.id for place in board.places} if board else set()
    for match in walk(game, seed, some=30):
        for seat in match.to_move:
            scene = match.scene(seat)
            shown = places | {piece.id for piece in scene.pieces}
            shown |= {piece.id for area in scene.areas for piece in area.pieces}
            for pick in scene.options:
                assert set(pick.targets) <= shown, pick.code


def test_nothing_reads_global_randomness_the_clock_or_the_environment(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os
    import random
    import secrets
    import time

    calm = finish(start(game, 3), 3).position
    for module, names in (
        (random, ("random", "choice", "randrange", "shuffle", "sample", "randint")),
        (time, ("time", "monotonic", "perf_counter", "time_ns")),
        (secrets, ("token_hex", "randbelow", "choice")),
        (os, ("getenv", "urandom", "getpid")),
    ):
        for name in names:
            monkeypatch.setattr(module, name, _forbidden)

    assert calm == finish(start(game, 3), 3).position


def _forbidden(*_: object, **__: object) -> None:
    raise AssertionError("a race looked outside itself")
