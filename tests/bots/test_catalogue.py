"""Bots by name and level."""

import pytest

import paddock
from paddock.bots import USUAL_LEVEL, GreedyBot, Player, RandomBot, SearchBot, bot, levels


def test_a_bot_by_name_by_level_and_by_settings() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot(3), GreedyBot)
    assert isinstance(bot("level-5"), SearchBot)
    search = bot("search:iterations=12,rollout=greedy")
    assert isinstance(search, SearchBot)
    assert (12, "greedy") == (search.iterations, search.rollout)


def test_the_usual_level_is_one_of_the_levels_and_not_the_hardest() -> None:
    ids = [level.id for level in levels()]

    assert USUAL_LEVEL in ids[:-1]


def test_without_a_clock_a_budget_is_in_iterations() -> None:
    champion = bot("level-5", clock=False)

    assert isinstance(champion, SearchBot)
    assert champion.seconds == 0
    assert champion.iterations > 0


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("genius", "there is no bot 'genius'; there are: random greedy search model level-1"),
        ("level-6", "there is no bot 'level-6'"),
        ("random:depth=3", "bot random has no setting 'depth=3'; known: none"),
        ("search:iterations=many", "iterations is a number, not 'many'"),
        ("search:seconds=-1", "seconds cannot be -1"),
        ("search:rollout=wild", "a rollout is one of: random greedy; not 'wild'"),
    ],
)
def test_a_name_that_is_none_says_what_there_is(name: str, complaint: str) -> None:
    with pytest.raises(paddock.PaddockError, match=complaint):
        bot(name)


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_levels_have_names_and_a_sentence_in_every_language(lang: str) -> None:
    assert [1, 2, 3, 4, 5] == [level.number for level in levels()]
    assert len({level.name(lang) for level in levels()}) == 5
    assert all(level.about(lang).endswith(".") for level in levels())


@pytest.mark.parametrize("game", paddock.games())
@pytest.mark.parametrize("name", ["random", "greedy", "search:iterations=5,horizon=20"])
def test_a_bot_decides_by_its_seed_alone(game: str, name: str) -> None:
    match = paddock.game(game).new(seed=6)
    seat = match.to_move[0]

    chosen = [bot(name, seed=8).decide(Player(match, seat)) for _ in range(2)]

    assert chosen[0] == chosen[1]
    assert chosen[0] in match.decision(seat).options
