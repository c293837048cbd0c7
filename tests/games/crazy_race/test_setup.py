"""Setting up."""

from collections import Counter

import pytest

import paddock
from games.crazy_race.tables import GAME, STARTERS, at, hierarchy, pool, seat
from paddock.games.crazy_race.events import PoolLaid
from rules import rule


@rule("CR-SETUP-01")
def test_two_to_seven_players_race() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7]
    for seats in (1, 8):
        with pytest.raises(paddock.PaddockError, match="2 to 7 seats"):
            GAME.new(seats=seats)


@rule("CR-SETUP-02")
def test_characters_are_chosen_in_seat_order_and_none_twice() -> None:
    match = GAME.new(seats=2, switches={"characters": "chosen"}, seed=1)
    assert match.to_move == (0,)
    assert len(match.decision(0).options) == 7

    match.choose(0, "drive-red")

    assert match.to_move == (1,)
    assert "drive-red" not in match.decision(1).codes
    refusal = match.why_not(1, "drive-red")
    assert refusal is not None
    assert (refusal.label("en", ("Ann", "Bob")), refusal.rule) == ("Ann drives for this colour already", "CR-SETUP-02")


@rule("CR-SETUP-02")
def test_characters_are_dealt_without_a_question_unless_chosen() -> None:
    dealt = set()
    for seed in range(60):
        match = GAME.new(seats=7, seed=seed)
        colours = [str(seat(match, number)["character"]) for number in range(7)]
        assert len(set(colours)) == 7
        dealt.add(colours[0])
    assert len(dealt) == 7


@rule("CR-SETUP-03")
def test_the_hand_is_the_five_race_cards_of_the_colour() -> None:
    match = GAME.new(seats=2, switches={"characters": "chosen"}, seed=1)
    match.choose(0, "drive-green")

    assert seat(match, 0)["hand"] == ["green-train", "green-car", "green-motorbike", "green-ship", "green-plane"]


@rule("CR-SETUP-04")
def test_unused_colours_are_nowhere_on_the_table() -> None:
    match = GAME.new(seats=2, seed=1)
    colours = {str(seat(match, number)["character"]) for number in range(2)}
    line = match.position

    for colour in {"red", "orange", "yellow", "green", "blue", "black", "purple"} - colours:
        assert colour not in line


@rule("CR-SETUP-05")
def test_the_train_is_on_top_at_the_start() -> None:
    assert hierarchy(GAME.new(seats=3, seed=1)) == "train>car>motorbike>ship>plane"


@rule("CR-SETUP-06", "CR-EX-01", "CR-EX-37")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_the_first_pool_is_one_starter_more_than_players(seats: int) -> None:
    match = GAME.new(seats=seats, seed=seats)
    laid = pool(match)

    assert len(laid) == len(set(laid)) == seats + 1
    assert set(laid) <= set(STARTERS)
    told = [event for event in match.events if isinstance(event, PoolLaid)]
    assert [[card.id for card in event.cards] for event in told] == [laid]


@rule("CR-SETUP-06")
def test_every_starter_is_as_likely_as_any_other() -> None:
    laid = Counter(card for seed in range(400) for card in pool(GAME.new(seats=3, seed=seed)))

    assert set(laid) == set(STARTERS)
    assert all(150 < count < 250 for count in laid.values())


@rule("CR-SETUP-07")
def test_starters_not_laid_out_never_come_back_and_are_not_shown() -> None:
    match = GAME.new(seats=2, seed=4)
    gone = set(STARTERS) - set(pool(match))
    while not match.over:
        mover = match.to_move[0]
        for name in gone:
            assert name not in match.position
            assert name not in str(match.view(mover))
        match.choose(mover, match.decision(mover).options[0])


@rule("CR-SETUP-08")
def test_routes_start_empty_and_no_booster_is_active() -> None:
    match = GAME.new(seats=4, seed=2)

    assert [seat(match, number)["route"] for number in range(4)] == [[], [], [], []]
    assert match.view(None)["table"]["booster"] == "none"


def test_a_position_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(paddock.BadData, match="two places: red-train"):
        at("red hand train", "blue hand red-train", tasks="Round")
    with pytest.raises(paddock.BadData, match="no card 'tractor'"):
        at("red hand tractor", "blue hand train", tasks="Round")
    with pytest.raises(paddock.BadData, match="every vehicle once"):
        at("red hand train", "blue hand train", hierarchy="train>train>car>ship>plane", tasks="Round")
    with pytest.raises(paddock.BadData, match="no task 'Rounds'"):
        at("red hand train", "blue hand train", tasks="Rounds")
    with pytest.raises(paddock.BadData, match="plays one card, not 2: seat 1"):
        at("red hand train", "blue played car ship", tasks="Round")
    with pytest.raises(paddock.BadData, match="two seats have the same colour"):
        at("red hand train", "red hand car", tasks="Round")
    for wrong in ("none 1", "pole 0", "swap 1", "turbo"):
        with pytest.raises(paddock.BadData, match="a booster is 'none' or one of turbo"):
            at("red hand train", "blue hand train", booster=wrong, tasks="Round")


def test_what_stands_before_any_pile_is_the_hand() -> None:
    assert seat(at("red train car route ship-a", "blue hand train", tasks="Round"), 0)["hand"] == [
        "red-train",
        "red-car",
    ]
