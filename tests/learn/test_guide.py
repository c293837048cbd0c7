"""The guide of a first race has a word for every kind of decision that comes up in it."""

import pytest

import paddock
from paddock import bots, learn

RANDOM_RACES = 12
MOST_LETTERS = 170


def rookie_race(game: paddock.Game, seed: int) -> paddock.Match:
    rookie = game.rookie_race
    seats = min(max(rookie.seats, game.seats[0]), game.seats[-1])
    return game.new(seats, preset=rookie.preset or None, seed=seed)


def rules_asked(match: paddock.Match, bot: bots.Bot) -> set[str]:
    """The rules behind all questions of a race."""
    found = set()
    while not match.over:
        seat = match.to_move[0]
        found.add(match.decision(seat).rule)
        match.choose(seat, bot.decide(bots.Player(match, seat, match.moves)))
    return found


@pytest.mark.parametrize("game", [game for game in paddock.games() if learn.course(game)])
def test_every_kind_of_decision_in_a_first_race_has_its_hint(game: str) -> None:
    found = paddock.game(game)
    drivers = [bots.bot(bots.levels()[0].bot), *(bots.bot("random", seed) for seed in range(RANDOM_RACES))]
    races = [rules_asked(rookie_race(found, seed), driver) for seed, driver in enumerate(drivers)]
    asked = set[str]().union(*races)
    assert set() == asked - set(learn.guide(game))


@pytest.mark.parametrize("game", [game for game in paddock.games() if learn.guide(game)])
def test_hints_are_short_and_name_rules_of_the_game(game: str) -> None:
    rules = paddock.game(game).rules
    for rule, hint in learn.guide(game).items():
        assert rule in rules
        assert [] == [
            text for words in (hint.before, hint.after) for text in words.values() if len(text) > MOST_LETTERS
        ]
