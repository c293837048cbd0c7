"""Rule, code and proof: every rule of every catalogue has a test, and no test names a rule that does not exist."""

import pytest

import paddock
from rule_sources import proofs


@pytest.mark.parametrize("game", paddock.games())
def test_every_rule_has_a_test(game: str) -> None:
    missing = sorted(set(paddock.game(game).rules) - set(proofs()))

    assert missing == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in paddock.games() for rule in paddock.game(game).rules}

    assert sorted(set(proofs()) - known) == []
