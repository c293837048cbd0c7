"""What is told about many races: figures, differences, ratings, a page."""

import re
from collections.abc import Sequence
from html.parser import HTMLParser
from math import isclose
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.lab import Plan, plan, run_race
from paddock.lab.columns import table_of
from paddock.lab.compare import MEASURES, Variation, differences, measured
from paddock.lab.report import report
from paddock.lab.summary import Summary
from paddock.lab.tournament import Table, continued, interleaved, plans, stages
from walks import quickest

GAME = quickest()


def tables(races: Plan) -> list[Any]:
    return [table_of(run_race(races, number)) for number in range(races.games)]


def summed(races: Plan) -> Summary:
    summary = Summary(races.seats)
    for table in tables(races):
        summary.add_table(table)
    return summary


@pytest.mark.parametrize("game", paddock.games())
def test_every_game_can_be_watched(game: str) -> None:
    races = plan(game, bots=["random"], games=2, seed=5)
    summary = summed(races)

    assert summary.races == 2
    assert isclose(1.0, sum(each.won.mean for each in summary.fairness.wins["grid"].values()))
    assert summary.measures["decisions"].mean * races.seats == pytest.approx(summary.measures["race_decisions"].mean)


def test_overtakes_and_lead_changes_follow_the_standings() -> None:
    """Every lead change is an overtake; the last standing is the result."""
    races = plan(GAME, seats=4, games=20, seed=6)
    for number in range(races.games):
        rows = run_race(races, number)
        assert sum(row.overtakes for row in rows) == rows[0].race_overtakes
        assert rows[0].race_lead_changes <= rows[0].race_overtakes
        ended = sorted(rows, key=lambda row: row.standing[-1])
        assert [row.place for row in ended] == sorted(row.place for row in rows)


class Names(HTMLParser):
    """What a page asks others for."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.wanted: list[str] = []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.wanted += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_a_report_is_one_page_that_needs_nothing_else(lang: str, tmp_path: Path) -> None:
    races = plan(GAME, bots=["greedy:worlds=1", "random"], games=6)
    page = report(races, summed(races), lang)
    names = Names()
    names.feed(page)

    assert not names.wanted
    assert "script" not in names.tags
    assert names.tags.count("svg") >= 5
    assert names.tags.count("svg") <= names.tags.count("table")
    assert not re.search(r"url\(|@import|nan", page)


def test_two_sides_have_the_same_luck() -> None:
    """What is not varied does not differ at all."""
    settings = {"game": GAME, "bots": ["random"], "games": 8, "seats": 2, "seed": 3, "switches": {}}
    one, two = Variation("bot", ("random", "greedy:worlds=1")).plans(settings)
    found = differences(measured(tables(one), one), measured(tables(one), one))

    assert tuple(each.measure for each in found) == MEASURES
    assert all(each.verdict == "identical" for each in found)
    assert one.match(4).save() == two.match(4).save()


def test_a_better_bot_shows_in_the_comparison() -> None:
    settings = {"game": GAME, "bots": ["random", "random"], "games": 30, "seats": 2, "seed": 3, "switches": {}}
    one, two = Variation.parse("bot=random,greedy").plans(settings)
    found = {each.measure: each for each in differences(measured(tables(one), one), measured(tables(two), two))}

    assert found["first_won"].change.is_clear
    assert found["first_won"].change.mean > 20
    assert not found["race_retired"].change.is_clear


@pytest.mark.parametrize("text", ["halves", "laps=1", "laps=1,1", "laps=1,", "=1,2"])
def test_a_variation_takes_two_values(text: str) -> None:
    with pytest.raises(paddock.PaddockError, match="--vary takes a name and at least two different values"):
        Variation.parse(text).plans({"game": GAME, "bots": ["random"], "games": 1, "seats": 2, "switches": {}})


def test_only_what_a_game_has_can_be_varied() -> None:
    with pytest.raises(paddock.PaddockError, match=f"{GAME} has no 'wings' to vary; possible: bot"):
        Variation.parse("wings=big,small").plans({"game": GAME, "bots": ["random"], "games": 1, "switches": {}})


def test_ratings_follow_results() -> None:
    table = Table(["strong", "weak", "middling"])
    race = [{"bot": "strong", "place": 1}, {"bot": "middling", "place": 2}, {"bot": "weak", "place": 3}]
    for deal in range(20):
        table.add(race, deal)

    ratings = table.standing()

    assert ["strong", "middling", "weak"] == [rating.bot for rating in ratings]
    assert (20, 20.0, 1.0) == (ratings[0].races, ratings[0].won, ratings[0].mean_place)
    assert ratings[0].sigma < 25 / 3
    assert all(duel.is_clear and duel.ahead.mean == 1.0 for duel in table.duels())
    assert all(duel.ahead.least < 0.9 for duel in table.duels()), "twenty races do not prove that it never loses"


def test_races_with_the_same_luck_count_once() -> None:
    """Six races won in two deals are no proof; six deals are nearly one."""
    one, two = Table(["strong", "weak"]), Table(["strong", "weak"])
    for number in range(6):
        one.add([{"bot": "strong", "place": 1}, {"bot": "weak", "place": 2}], number // 3)
        two.add([{"bot": "strong", "place": 1}, {"bot": "weak", "place": 2}], number)

    assert (6, 2) == (one.duels()[0].races, one.duels()[0].ahead.count)
    assert one.duels()[0].ahead.least < two.duels()[0].ahead.least


def test_a_deal_is_raced_from_every_seat() -> None:
    table = plans(["random", "greedy", "search"], 3, {"game": GAME, "games": 5})[0]

    assert table.games == 6
    assert table.match(0).save() == table.match(1).save() == table.match(2).save() != table.match(3).save()
    assert [tuple(table.bot_of(number, seat) for seat in range(3)) for number in range(3)] == [
        ("random", "greedy", "search"),
        ("greedy", "search", "random"),
        ("search", "random", "greedy"),
    ]
    with pytest.raises(paddock.PaddockError, match="a multiple of 3, not 4"):
        plan(GAME, seats=3, games=4, deals=True)


def test_stages_are_the_same_races() -> None:
    whole = plans(["random", "greedy"], 2, {"game": GAME, "games": 16})[0]
    looks = stages(whole.games, 2)
    rows = [
        row.place
        for done, until in zip([0, *looks], looks, strict=False)
        for number in continued(whole, done, until).chunks()
        for race in number
        for row in run_race(whole, race)
    ]

    assert [2, 4, 8, 16] == looks
    assert rows == [row.place for race in range(16) for row in run_race(whole, race)]


def test_every_table_gets_a_deal_in_turn() -> None:
    assert [*"aabbAABB"] == [str(race) for race in interleaved([["a", "a", "A", "A"], ["b", "b", "B", "B"]], 2)]


def test_a_tournament_seats_every_table_of_bots() -> None:
    found = plans(["random", "greedy", "search"], 2, {"game": GAME, "games": 4})

    assert [("random", "greedy"), ("random", "search"), ("greedy", "search")] == [each.bots for each in found]
    with pytest.raises(paddock.PaddockError, match="name each bot once"):
        plans(["random", "random"], 2, {"game": GAME})
    with pytest.raises(paddock.PaddockError, match="needs at least 3 bots"):
        plans(["random", "greedy"], 3, {"game": GAME})
