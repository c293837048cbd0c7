"""Why a card cannot be chosen: because of where it lies, which is checked by the view."""

from typing import Any

import pytest

import paddock
from games.crazy_race.tables import at
from paddock.core import Refusal
from paddock.core.texts import Seat
from rules import rule
from walks import walk

NAMES = ("Ann", "Bob")


def why(match: paddock.Match, seat: int, thing: str) -> tuple[str, str]:
    refusal = match.why_not_thing(seat, thing)
    assert refusal is not None
    return refusal.label("en", NAMES), refusal.rule


@rule("CR-PLAY-02", "CR-HIER-02")
def test_a_card_to_play_must_be_in_the_own_hand() -> None:
    match = at(
        "red hand train car route ship-a",
        "blue hand plane ship route car-a",
        pool="car-b plane-a train-a",
        tasks="PlayCards (0,1); FixOrder",
    )
    assert ("the blue plane is not in your hand", "CR-PLAY-02") == why(match, 0, "blue-plane")
    assert "the starter ship A is in your route, not in your hand" == why(match, 0, "ship-a")[0]
    assert "the starter car A is in Bob's route, not in your hand" == why(match, 0, "car-a")[0]
    assert "the starter car B is in the pool; cards are taken when all have played" == why(match, 0, "car-b")[0]
    moving = "vehicles move in the hierarchy by the card left over in the pool, and with Pole"
    assert (moving, "CR-HIER-02") == why(match, 0, "rank-ship")


@rule("CR-PICK-01", "CR-PICK-09")
def test_a_card_to_take_must_be_in_the_pool() -> None:
    match = at(
        "red hand car route ship-a played train",
        "blue hand ship route car-a played car",
        pool="car-b plane-a train-a",
        tasks="FixOrder",
    )
    assert "the red car is in your hand; you take a card of the pool" == why(match, 0, "red-car")[0]
    assert "the blue ship is in Bob's hand, not in the pool" == why(match, 0, "blue-ship")[0]
    assert "the starter car A is in Bob's route already" == why(match, 0, "car-a")[0]
    assert "the blue car was played this round; it can be taken from the next round on" == why(match, 0, "blue-car")[0]


def test_a_swap_is_between_the_own_route_and_the_own_hand() -> None:
    match = at("black hand train car route ship-a", "red hand train car route car-a", tasks="SwapCards 0; Round")
    assert ("you can never put a train from your hand in your route", "CR-BOOST-22") == why(match, 0, "black-train")
    start = "Swap exchanges a card of your route for one of your hand; "
    assert (f"{start}the red train is in Bob's hand", "CR-BOOST-21") == why(match, 0, "red-train")
    assert f"{start}the starter car A is in Bob's route" == why(match, 0, "car-a")[0]


def test_pole_is_for_vehicles_and_characters_come_before_cards() -> None:
    match = at("red hand train car route ship-a", "blue hand train car route car-a", tasks="LiftVehicle 0; Round")
    assert ("Pole lifts a vehicle of the hierarchy, not a card", "CR-BOOST-09") == why(match, 0, "red-train")
    start = paddock.game("crazy-race").new(2, switches={"characters": "chosen"}, seed=1)
    start.choose(0, "drive-red")
    assert "CR-SETUP-02" == why(start, 1, "red-train")[1]


@pytest.mark.parametrize("seed", range(8))
def test_a_card_is_where_its_reason_says(seed: int) -> None:
    checked = 0
    for match in walk("crazy-race", seed):
        for seat in match.to_move:
            table = match.view(seat)["table"]
            for piece in match.scene(seat).all_pieces():
                refusal = match.why_not_thing(seat, piece.id)
                if refusal is not None and "place" in dict(refusal.reason.args):
                    assert lies_there(table, seat, piece.id, refusal), (match.position, refusal.label())
                    checked += 1
    assert checked > 100


def lies_there(table: dict[str, Any], seat: int, card: str, refusal: Refusal) -> bool:
    told = dict(refusal.reason.args)
    owner = told["seat"]
    if told["place"] == "pool":
        return card in table["pool"]
    assert isinstance(owner, Seat)
    assert (owner.number == seat) == (told["own"] == "yes")
    held = table["seats"][owner.number][told["place"]]
    return bool(card == held if told["place"] == "played" else card in held)
