"""Playing a card."""

import pytest

import paddock
from games.crazy_race.tables import GAME, at, names, pool, seat
from rules import rule
from walks import step

HANDS = ("red hand train car", "blue hand car plane", "green hand ship plane")


def sealed() -> paddock.Match:
    return at(*HANDS, tasks="PlayCards (0,1,2); FixOrder", round=4)


@rule("CR-PLAY-01")
def test_five_rounds_with_one_card_each() -> None:
    from random import Random

    match, random = GAME.new(seats=4, seed=9), Random(9)
    while not match.over:
        step(match, random)

    assert names(match).count("RoundStarted") == 5
    revealed = [event for event in match.events if type(event).__name__ in ("CardsRevealed", "CardPlayed")]
    assert sum(len(getattr(event, "cards", (1,))) for event in revealed) == 5 * 4


@rule("CR-PLAY-02", "CR-PLAY-09")
def test_any_card_of_the_own_hand_can_be_laid_face_down() -> None:
    match = sealed()

    assert list(match.to_move) == [0, 1, 2]
    assert match.decision(0).codes == ["play-red-train", "play-red-car"]
    assert match.decision(1).codes == ["play-blue-car", "play-blue-plane"]
    refusal = match.why_not(0, "play-blue-car")
    assert refusal is not None
    assert (refusal.label(), refusal.rule) == ("the blue car is not in your hand", "CR-PLAY-02")


@pytest.mark.parametrize("code", ["play-tractor", "blue-car"])
def test_what_is_no_card_is_refused_with_what_is_possible(code: str) -> None:
    refusal = sealed().why_not(0, code)

    assert refusal is not None
    assert refusal.label() == f"{code} is not possible here; possible: play-red-train, play-red-car"


@rule("CR-PLAY-03")
def test_cards_are_revealed_together_when_the_last_has_come() -> None:
    match = sealed()

    match.choose(2, "play-green-ship")
    match.choose(0, "play-red-train")
    assert match.events == ()
    assert [seat(match, number)["played"] for number in range(3)] == [None, None, None]

    match.choose(1, "play-blue-car")
    assert names(match)[0] == "CardsRevealed"
    assert [seat(match, number)["played"] for number in range(3)] == ["red-train", "blue-car", "green-ship"]


@rule("CR-PLAY-04")
def test_a_choice_is_final_and_others_see_only_that_it_was_made() -> None:
    match = sealed()
    match.choose(0, "play-red-car")

    assert match.to_move == (1, 2)
    assert not match.can_undo(0)
    with pytest.raises(paddock.IllegalChoice):
        match.choose(0, "play-red-train")
    assert match.view(0)["own_choice"] == "play-red-car"
    for other in (1, 2, None):
        assert match.view(other)["chosen"] == [0]
        assert "own_choice" not in match.view(other)
        assert "?" in match.line(other)
        assert seat(match, 0)["hand"] == ["red-train", "red-car"]


@rule("CR-PLAY-05")
def test_revealed_cards_lie_left_of_the_hierarchy_in_the_row_of_their_vehicle() -> None:
    match = at("red played ship", "blue played train", tasks="FixOrder", hierarchy="ship>train>car>motorbike>plane")
    table = match.scene(None).areas[0]
    cells = {piece.id: piece.at for piece in table.pieces}

    assert (cells["red-ship"], cells["rank-ship"]) == ("0,0", "1,0")
    assert (cells["blue-train"], cells["rank-train"]) == ("0,1", "1,1")


@rule("CR-PLAY-06")
def test_a_played_card_goes_to_the_pool_and_not_back_to_the_hand() -> None:
    match = at("red hand train played car", "blue hand car played ship", pool="train-a", tasks="EndRound", order="0 1")

    assert seat(match, 0)["hand"] == ["red-train"]
    assert pool(match) == ["train-a", "red-car", "blue-ship"]


@rule("CR-PLAY-07", "CR-BOOST-14", "CR-EX-14")
def test_the_last_word_is_spoken_openly_after_the_reveal() -> None:
    match = at(*HANDS, tasks="Round", round=3, booster="last-word 1", order="0 2 1")
    assert list(match.to_move) == [0, 2]

    match.choose(0, "play-red-train")
    match.choose(2, "play-green-ship")

    assert match.to_move == (1,)
    assert match.decision(1).rule == "CR-PLAY-07"
    assert (seat(match, 0)["played"], seat(match, 2)["played"]) == ("red-train", "green-ship")
    match.choose(1, "play-blue-car")
    assert seat(match, 1)["played"] == "blue-car"
    assert type(match.race.stack[-1]).__name__ == "TakeCard"


@rule("CR-BOOST-14")
def test_the_last_word_lasts_for_one_round() -> None:
    seats = ("purple hand car ship played plane", "yellow hand car ship played train")
    match = at(*seats, pool="car-a", order="1 0", tasks="EndRound", booster="last-word 1")

    assert match.view(None)["table"]["booster"] == "none"
    assert match.to_move == (0, 1)


@rule("CR-PLAY-08")
@pytest.mark.parametrize("booster", ["none", "last-word 0"])
def test_in_the_last_round_the_one_card_left_is_played_without_a_question(booster: str) -> None:
    match = at("red hand ship", "blue hand car", tasks="Round", round=4, booster=booster, order="0 1")

    assert [seat(match, number)["played"] for number in range(2)] == ["red-ship", "blue-car"]
    assert type(match.race.stack[-1]).__name__ == "TakeCard"


@rule("CR-PLAY-09")
def test_two_players_may_play_the_same_vehicle() -> None:
    match = at("red hand car", "blue hand car", tasks="PlayCards (0,1); FixOrder")
    match.choose(0, "play-red-car")
    match.choose(1, "play-blue-car")

    assert [seat(match, number)["played"] for number in range(2)] == ["red-car", "blue-car"]


@rule("CR-PLAY-10")
@pytest.mark.parametrize("seed", range(20))
def test_a_hand_has_six_cards_less_the_number_of_the_round(seed: int) -> None:
    from random import Random

    match, random = GAME.new(seats=5, seed=seed), Random(seed)
    while not match.over:
        if type(match.race.stack[-1]).__name__ == "PlayCards":
            number = match.view(None)["table"]["round"]
            assert [len(hand["hand"]) for hand in match.view(None)["table"]["seats"]] == [6 - number] * 5
        step(match, random)


@rule("CR-PLAY-04")
@pytest.mark.parametrize(("viewer", "seen"), [(0, ["red-car"]), (1, []), (None, [])])
def test_a_chosen_card_is_marked_for_its_player_alone(viewer: int | None, seen: list[str]) -> None:
    match = sealed()
    match.choose(0, "play-red-car")
    pieces = [piece for area in match.scene(viewer).areas for piece in area.pieces]

    assert [piece.id for piece in pieces if "chosen" in piece.tags] == seen


@pytest.mark.parametrize(
    ("card", "label"),
    [
        ("yellow-car", "yellow car, speed 90, 0 stages, half a stage on the left"),
        ("red-car", "red car, speed 81, 0 stages, half a stage on the right"),
        ("blue-ship", "blue ship, speed 19, 1 stage, half a stage on both sides"),
        ("green-train", "green train, speed 20, 6 stages"),
    ],
)
def test_a_card_says_all_that_is_printed_on_it(card: str, label: str) -> None:
    match = at("red hand train", "blue hand car", tasks="Round", pool=f"{card} train-a train-b")
    piece = match.scene(0).piece(card)

    assert piece is not None
    assert piece.label == label
