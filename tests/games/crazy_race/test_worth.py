"""What a position is worth to a bot, in the middle of a round too."""

import paddock
from paddock.games.crazy_race.cards import CARDS, PAIR_WORTH
from paddock.games.crazy_race.position import ROUNDS, Race
from paddock.games.crazy_race.worth import prospects

GAME = paddock.game("crazy-race")


def after_playing(match: paddock.Match, first: str, second: str) -> float:
    """What it is worth to the first seat that the two play these cards."""
    match = match.clone()
    match.choose(0, first)
    match.choose(1, second)
    return match.worth(0)


def test_to_pick_first_is_worth_more_than_to_pick_last() -> None:
    """The same two cards, once on top of the hierarchy and once below: only the order of the picks differs."""
    gains = []
    for seed in range(20):
        match = GAME.new(2, seed=seed)
        mine, theirs = (match.decision(seat).codes for seat in (0, 1))
        top, bottom = match.view(0)["table"]["hierarchy"][0], match.view(0)["table"]["hierarchy"][-1]
        high = next(code for code in mine if code.endswith(top)), next(code for code in theirs if code.endswith(bottom))
        low = next(code for code in mine if code.endswith(bottom)), next(code for code in theirs if code.endswith(top))
        gains.append(after_playing(match, *high) - after_playing(match, *low))
    assert min(gains) >= 0
    assert max(gains) > 1


def test_picks_that_are_due_change_nothing_on_the_table() -> None:
    match = GAME.new(3, seed=4)
    for seat in match.to_move:
        match.choose(seat, match.decision(seat).options[0])
    before = match.position

    match.worth(0)

    assert match.position == before


def test_an_open_half_is_worth_something_until_the_last_round() -> None:
    race = GAME.new(2, seed=3).race
    assert isinstance(race, Race)
    card = next(card for card in CARDS if card.left and not card.right and PAIR_WORTH[card.vehicle])
    early = prospects(race, 0, [card])
    race.round = ROUNDS

    assert early > prospects(race, 0, [card]) == card.full + (card.colour == race.characters[0])
