"""Whatever a driver touches in vain, the reason given is that of the very thing."""

from collections.abc import Iterator

import pytest

import paddock
from paddock.games import GAMES
from walks import walk

SEEDS = range(4)
DECISIONS = 12
ENOUGH = 0.95
"""The share of answers that must be specific."""
GENERAL = ("not-now", "not-possible")
"""The engine's own answers, given where a game has none."""


def decisions(game: str, seed: int) -> Iterator[tuple[paddock.Match, int]]:
    """Some decisions of a race, each with its seat."""
    for match in walk(game, seed, some=DECISIONS):
        for seat in match.to_move[:1]:
            yield match, seat


def in_sight(match: paddock.Match, seat: int) -> list[str]:
    """Every piece and place that a seat sees."""
    board = match.board()
    places = board.places if board else ()
    return list(dict.fromkeys([*(each.id for each in match.scene(seat).all_pieces()), *(each.id for each in places)]))


def test_most_answers_are_specific(game: str) -> None:
    asked, general = 0, []
    for seed in SEEDS:
        for match, seat in decisions(game, seed):
            for thing in in_sight(match, seat):
                refusal = match.why_not_thing(seat, thing)
                if refusal is not None:
                    asked += 1
                    if refusal.reason.key in GENERAL:
                        general.append((type(match.decision(seat).task).__name__, thing))

    assert asked > 300 or game not in GAMES
    assert len(general) <= (1 - ENOUGH) * asked, f"{len(general)} of {asked}, such as {sorted(set(general))[:20]}"


@pytest.mark.parametrize("seed", SEEDS)
def test_reasons_name_a_rule_and_read_in_every_language(game: str, seed: int) -> None:
    rules = paddock.game(game).rules
    for match, seat in decisions(game, seed):
        for refusal in set(match.refused_things(seat, in_sight(match, seat)).values()):
            assert refusal.rule in rules
            assert all(refusal.label(lang, match.names) for lang in paddock.LANGUAGES)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_can_be_chosen_is_refused(game: str, seed: int) -> None:
    for match, seat in decisions(game, seed):
        decision = match.decision(seat)
        targets = {target for option in decision.options for target in option.targets}
        assert not any(match.why_not(seat, code) for code in decision.codes)
        assert not any(match.why_not_thing(seat, target) for target in targets)
        assert not targets & match.refused_things(seat, [*targets, *in_sight(match, seat)]).keys()


@pytest.mark.parametrize("seed", SEEDS)
def test_reasons_tell_nothing_hidden(game: str, seed: int) -> None:
    """Whatever the seat may imagine in place of the truth, the reasons are the same."""
    for match, seat in decisions(game, seed):
        things = in_sight(match, seat)
        assert match.refused_things(seat, things) == match.imagine(seat, seed).refused_things(seat, things)


@pytest.mark.parametrize("seed", SEEDS)
def test_asking_changes_nothing(game: str, seed: int) -> None:
    for match, seat in decisions(game, seed):
        before = (match.position, match.save(), match.events)
        match.refused_things(seat, in_sight(match, seat))
        assert before == (match.position, match.save(), match.events)
