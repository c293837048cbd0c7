"""Rule, code and proof: every rule of every catalogue has a test, and no test names a rule that does not exist."""

import re

import pytest

import paddock
from rule_pages import page
from rule_sources import ROOT, named, proofs


@pytest.mark.parametrize("game", paddock.games())
def test_every_rule_has_a_test(game: str) -> None:
    missing = sorted(set(paddock.game(game).rules) - set(proofs()))

    assert missing == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for game in paddock.games() for rule in paddock.game(game).rules}

    assert sorted(set(proofs()) - known) == []


@pytest.mark.parametrize("span", ["to", ".."])
def test_a_span_names_every_rule_in_it(span: str) -> None:
    line = f'"""AB-1, CD-EF-09 {span} CD-EF-12  A sentence."""'

    assert {"AB-1", "CD-EF-09", "CD-EF-10", "CD-EF-11", "CD-EF-12"} == set(named(line))


@pytest.mark.parametrize("game", paddock.games())
def test_every_rule_leads_to_lines_that_are_there(game: str) -> None:
    text = page(paddock.game(game))
    links = set(re.findall(r'href="../source/([^"]+).html#L(\d+)-(\d+)"', text))

    assert all(f'id="{rule}"' in text for rule in paddock.game(game).rules)
    for file, first, last in links:
        assert 0 < int(first) <= int(last) <= len((ROOT / file).read_text(encoding="utf-8").splitlines())
