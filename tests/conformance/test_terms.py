"""What a position is worth is the sum of terms, and each term has its words in every language."""

import pytest

import paddock
from walks import walk

SEEDS = (1, 2, 3)
LOOKS = 60
"""How many positions of each race are looked at."""


@pytest.mark.parametrize("seed", SEEDS)
def test_the_terms_add_up_to_the_worth(game: str, seed: int) -> None:
    known = {*paddock.game(game).judged_by} or {"position"}
    for match in walk(game, seed, LOOKS):
        for seat in range(match.setup.seats):
            terms = match.terms(seat)
            assert {*terms} <= known
            assert match.worth(seat) == pytest.approx(sum(terms.values()), abs=1e-9), match.position


def test_weights_count_the_terms(game: str) -> None:
    """With the usual weights it is the worth; where a term counts twice, it is added once more."""
    rules = paddock.game(game)
    for match in walk(game, 2, 20):
        usual = match.worth(0, rules.usual_weights)
        assert usual == pytest.approx(match.worth(0), abs=1e-9)
    twice = {term: rules.weights({term: 2.0}) for term in rules.judged_by}
    added = dict.fromkeys(twice, 0)
    for match in walk(game, 2, LOOKS):
        terms = match.terms(0)
        for term, weights in twice.items():
            more = match.worth(0, weights) - match.worth(0)
            added[term] += bool(terms.get(term)) and more == pytest.approx(terms[term], abs=1e-9)
    rare = {"damage", "driver", "crew", "halt", "pit", "flag", "out", "neighbours", "starters", "result", "action"}
    rare |= {"chances", "fuel", "owed"}
    assert {term for term, count in added.items() if not count} <= rare


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_every_term_says_what_is_better_and_what_is_worse(game: str, lang: str) -> None:
    rules = paddock.game(game)
    for match in walk(game, 1, 8):
        for term in rules.judged_by or ("position",):
            said = {paddock.render(rules.term_text(match.race, 0, term, better), lang) for better in (False, True)}
            assert len(said) == 2
