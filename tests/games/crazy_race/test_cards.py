"""The authored cards agree with everything that the rules say about them."""

from collections import Counter

from paddock import render
from paddock.games.crazy_race.cards import CARD, CARDS, CHARACTERS, COLOURS, STARTERS, VEHICLES


def test_there_are_seven_colours_of_five_vehicles_and_eight_starters() -> None:
    assert len(CARDS) == 43
    assert len(COLOURS) == 7
    assert Counter(VEHICLES[card.vehicle] for card in STARTERS) == {
        "train": 2,
        "car": 2,
        "motorbike": 1,
        "ship": 1,
        "plane": 2,
    }
    assert all(sum(card.colour == colour for card in CARDS) == 5 for colour in range(7))


def test_speeds_of_a_vehicle_differ_and_overlap_between_vehicles() -> None:
    speeds = {v: [card.speed for card in CARDS if card.vehicle == v and not card.is_starter] for v in range(5)}

    assert all(len(set(each)) == 7 and min(each) >= 1 for each in speeds.values())
    shared = Counter(speed for each in speeds.values() for speed in each)
    assert max(shared.values()) > 1
    assert all(card.speed == 0 for card in STARTERS)


def test_only_cars_ships_and_planes_have_halves_and_every_card_has_something() -> None:
    with_halves = {VEHICLES[card.vehicle] for card in CARDS if card.left or card.right}

    assert with_halves == {"car", "ship", "plane"}
    assert all(card.full or card.left or card.right for card in CARDS)
    assert all(not card.full for card in CARDS if VEHICLES[card.vehicle] == "plane")


def test_trains_are_richest_and_fast_cards_are_poorer() -> None:
    for vehicle in range(5):
        cards = sorted(
            (card for card in CARDS if card.vehicle == vehicle and card.colour >= 0), key=lambda card: card.speed
        )
        assert [card.full for card in cards] == sorted((card.full for card in cards), reverse=True)
    mean = [sum(card.full for card in CARDS if card.vehicle == vehicle) for vehicle in range(5)]
    assert mean[0] == max(mean)


def test_six_colours_own_a_booster_each_and_purple_none() -> None:
    boosters = {character.colour: character.booster for character in CHARACTERS}

    assert boosters.pop("purple") == "none"
    assert sorted(boosters.values()) == ["disguise", "last-word", "pole", "speed-first", "swap", "turbo"]


def test_starters_of_one_vehicle_are_told_apart_by_a_letter() -> None:
    assert [render(CARD[name].text()) for name in ("train-a", "train-b")] == ["starter train A", "starter train B"]
    assert [render(CARD[name].text(), "it") for name in ("car-b", "red-car")] == [
        "l'automobile starter B",
        "l'automobile rossa",
    ]
