"""Before the first turn."""

import pytest

import paddock
from games.automobiles.tables import ASIDE, GAME, REFERENCE, at, car, choose, codes, moves, pile, race, reserve, to_go
from paddock.games.automobiles.cards import CARDS, CARDS_OF, CATEGORIES, CUBES, NO_COLOUR, NOBODY, SETS
from paddock.games.automobiles.position import NOWHERE
from paddock.games.automobiles.rules_setup import is_set_up
from rules import rule

COUNTS = {
    "white": 30,
    "light": 28,
    "dark": 24,
    "black": 16,
    "wear": 80,
    "yellow": 40,
    "purple": 16,
    "red": 16,
    "green": 16,
    "blue": 15,
}
FIRST_GAME = {"garage": "manager", "pit": "crew-chief", "handling": "suspension"}
FIRST_GAME |= {"performance": "gearbox", "engine": "hybrid-engine"}


def fresh(seats: int, first: int = 0, **switches: str | int) -> paddock.Match:
    """A race of the first set before the first purchase; seat `first` begins."""
    match = GAME.new(seats, "daytona", {**FIRST_GAME, **switches}, open_chance=True)
    return choose(match, f"=seat-{first}")


@rule("AU-SETUP-01")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    assert [2, 3, 4, 5] == list(GAME.seats)
    with pytest.raises(paddock.PaddockError, match="2 to 5 seats"):
        GAME.new(seats)


@rule("AU-SETUP-02")
def test_the_players_choose_one_of_the_tracks_and_daytona_is_the_one_for_a_first_game() -> None:
    assert {"daytona", "monza"} <= set(GAME.circuits)
    assert "daytona" == GAME.new(2).setup.circuit == GAME.new(2, preset="first-game").setup.circuit
    assert "monza" == race(GAME.new(2, "monza")).road.id


@rule("AU-SETUP-03")
def test_all_cubes_start_in_the_open_reserve() -> None:
    match = GAME.new(3, open_chance=True)
    for seat in (None, 0, 1):
        assert COUNTS == match.view(seat)["table"]["reserve"]
    assert 281 == len(GAME.pieces(match.race))
    assert 282 == len(GAME.pieces(GAME.new(3, switches={"blue-cubes": 16}, open_chance=True).race))


@rule("AU-SETUP-04")
def test_gears_and_wear_are_in_every_race_at_their_prices() -> None:
    cards = [CARDS[card] for card in race(GAME.new(2, open_chance=True)).cards[:5]]
    assert ["third-gear", "fourth-gear", "fifth-gear", "sixth-gear", "wear"] == [card.id for card in cards]
    assert [(1, 0), (2, 1), (3, 2), (4, 3), (2, 0)] == [(card.cost, card.value) for card in cards]


@rule("AU-SETUP-05", "AU-SETUP-06")
def test_of_each_category_one_of_four_cards_is_drawn_and_the_others_are_out() -> None:
    match = GAME.new(2, open_chance=True)
    for colour in CATEGORIES.values():
        assert match.chance is not None
        assert [card.id for card in CARDS_OF[colour]] == [outcome.code for outcome in match.chance.outcomes]
        assert [0.25] * 4 == [odds for _, odds in match.chance.odds()]
        match.fall(match.chance.outcomes[2])
    assert [CARDS_OF[colour][2].index for colour in CATEGORIES.values()] == race(match).cards[5:]
    choose(match, "=seat-0")
    assert [2, 2, 3, 4, 4] == [CARDS[card].cost for card in race(match).cards[5:]]


def test_cards_cost_and_are_worth_what_is_printed() -> None:
    printed = {card.id: (card.cost, card.value) for card in CARDS if card.cube >= 5}
    assert printed == {
        "car-chief": (2, 2),
        "engineer": (2, 2),
        "manager": (2, 2),
        "mechanic": (2, 2),
        "crew-chief": (4, 1),
        "pit-captain": (2, 2),
        "pit-crew": (2, 2),
        "pit-team": (1, 2),
        "aerodynamics": (1, 2),
        "steering": (3, 3),
        "suspension": (3, 2),
        "tires": (2, 3),
        "boost": (4, 2),
        "gearbox": (3, 2),
        "nitro": (4, 2),
        "turbo": (4, 2),
        "diesel-engine": (5, 3),
        "hybrid-engine": (5, 3),
        "rotary-engine": (4, 3),
        "supercharged": (6, 3),
    }


@rule("AU-SETUP-07")
@pytest.mark.parametrize(
    ("name", "cards", "laps"),
    [
        ("first-game", "manager crew-chief suspension gearbox hybrid-engine", 3),
        ("perfect-tuning", "engineer pit-captain aerodynamics nitro supercharged", 5),
        ("jalopy", "car-chief pit-team suspension boost diesel-engine", 3),
        ("money-money-money", "car-chief pit-team tires boost rotary-engine", 3),
        ("rainbow-road-warrior", "engineer pit-team suspension nitro rotary-engine", 3),
        ("revved-up", "car-chief crew-chief aerodynamics boost hybrid-engine", 3),
        ("experts-by-invitation", "mechanic pit-crew steering turbo hybrid-engine", 5),
    ],
)
def test_a_suggested_set_lays_its_cards_without_chance(name: str, cards: str, laps: int) -> None:
    match = GAME.new(2, preset=name, open_chance=True)
    laid = {CARDS[card].cube: CARDS[card].id for card in race(match).cards}
    assert cards.split() == [laid[colour] for colour in CATEGORIES.values()]
    assert ["third-gear", "fourth-gear", "fifth-gear", "sixth-gear"] == [laid[colour] for colour in range(4)]
    assert laps == race(match).laps
    assert match.chance is not None
    assert "seat-0" in [outcome.code for outcome in match.chance.outcomes]  # no card is drawn


@rule("AU-SETUP-07")
def test_there_are_seven_suggested_sets() -> None:
    assert 7 == len(SETS)
    ours = (GAME.rookie_race.preset, "evening")
    assert [*SETS] == [preset.name for preset in GAME.presets if preset.name not in ours]


@rule("AU-SETUP-08")
def test_chance_decides_who_is_first_for_the_whole_race() -> None:
    match = GAME.new(3, switches=FIRST_GAME, open_chance=True)
    assert match.chance is not None
    assert ["seat-0", "seat-1", "seat-2"] == [outcome.code for outcome in match.chance.outcomes]
    choose(match, "=seat-2")
    assert 2 == race(match).first
    later = at("road-6a-2", "road-7a-2", tasks="EndRound", first=1)
    assert 1 == race(later).first
    assert (1,) == later.to_move


@rule("AU-SETUP-09", "AU-TURN-01", "AU-END-05", "AU-SETUP-21")
def test_turns_go_round_from_the_first_player_whatever_the_places_in_the_race() -> None:
    match = at("beach-1a-2 crossed 2", "road-6a-2", "road-8a-2 crossed 1", tasks="StartRound", first=1)
    movers = []
    for _ in range(4):
        movers.append((race(match).round, match.to_move[0]))
        choose(match, "pit-stop")
    assert [(3, 1), (3, 2), (3, 0), (4, 1)] == movers


@rule("AU-SETUP-10")
def test_cars_can_be_chosen_in_turn_order_and_nobody_has_the_same() -> None:
    match = fresh(3, 1, cars="chosen")
    assert 5 == len(codes(match))
    choose(match, "take-red")
    assert (2,) == match.to_move
    with pytest.raises(paddock.IllegalChoice, match="Seat 2 has this car already"):
        match.choose(2, "take-red")
    choose(match, "take-blue", "take-yellow")
    assert ["yellow", "red", "blue"] == [seat["car"] for seat in match.view(None)["table"]["seats"]]


@rule("AU-SETUP-10")
def test_without_a_choice_every_seat_has_its_own_car() -> None:
    seats = fresh(5).view(None)["table"]["seats"]
    assert ["blue", "purple", "green", "red", "yellow"] == [seat["car"] for seat in seats]


@rule("AU-SETUP-11")
def test_the_grid_is_filled_in_turn_order_from_the_front() -> None:
    match = fresh(3, 2)
    assert ["road-5a-1", "road-3c-1", "road-4a-1"] == [car(match, seat) for seat in (2, 0, 1)]


@rule("AU-SETUP-12", "AU-SETUP-13")
@pytest.mark.parametrize(("laps", "marker"), [(1, 1), (3, 3), (7, 7)])
def test_lap_markers_start_on_the_number_of_laps(laps: int, marker: int) -> None:
    match = fresh(2, laps=laps)
    assert [marker, marker] == [to_go(match, seat) for seat in (0, 1)]
    assert 3 == to_go(fresh(2))


@rule("AU-SETUP-13")
@pytest.mark.parametrize("laps", [0, 8])
def test_a_race_has_one_to_seven_laps(laps: int) -> None:
    with pytest.raises(paddock.PaddockError, match="from 1 to 7"):
        fresh(2, laps=laps)


@rule("AU-SETUP-14")
def test_places_of_the_grid_can_be_chosen_with_the_money_that_is_printed_there() -> None:
    match = fresh(3, grid="chosen")
    assert ["line-up-1", "line-up-2", "line-up-3"] == codes(match)
    choose(match, "line-up-3")
    assert ["line-up-1", "line-up-2"] == codes(match)
    choose(match, "line-up-1", "line-up-2")
    assert ["road-4a-1", "road-5a-1", "road-3c-1"] == [car(match, seat) for seat in range(3)]
    assert "StartPurchase 0 12" in match.position


@rule("AU-SETUP-15", "AU-SETUP-23")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_starts_with_the_same_twelve_cubes(seats: int) -> None:
    match = fresh(seats)
    assert ["5w2l5y"] * seats == [pile(match, "bag", seat) for seat in range(seats)]
    left = {"white": 30 - 5 * seats, "light": 28 - 2 * seats, "yellow": 40 - 5 * seats}
    assert {name: left.get(name, count) for name, count in COUNTS.items()} == match.view(0)["table"]["reserve"]


@rule("AU-SETUP-16", "AU-SETUP-18", "AU-SETUP-19", "AU-EX-57")
def test_purchases_come_in_turn_order_with_the_money_of_the_grid_and_before_any_draw() -> None:
    match = fresh(3, 1)
    asked = []
    for _ in range(3):
        asked.append((match.to_move[0], match.position.split("StartPurchase ")[1].split(";")[0]))
        assert [""] * 3 == [pile(match, "active", seat) for seat in range(3)]
        choose(match, "buy-dark", "done")
    assert [(1, "1 10"), (2, "2 11"), (0, "0 12")] == asked
    assert ["5w2l1d5y"] * 3 == [pile(match, "bag", seat) for seat in range(3)]
    assert match.chance is not None
    assert "draw/1" == match.chance.purpose


@rule("AU-SETUP-16")
def test_nothing_needs_to_be_bought() -> None:
    match = choose(fresh(2), "done", "done")
    assert ["5w2l5y", "5w2l5y"] == [pile(match, "bag", seat) for seat in (0, 1)]


@rule("AU-SETUP-17")
def test_a_start_purchase_ends_with_the_money_and_with_the_stock() -> None:
    match = choose(fresh(2), "buy-black", "buy-black")
    assert {"buy-white", "buy-light", "buy-wear", "buy-yellow"} == moves(match, "buy")
    with pytest.raises(paddock.IllegalChoice, match="costs"):
        choose(match, "buy-dark")
    choose(match, "buy-light")
    assert (1,) == match.to_move

    five = fresh(5)
    for _ in range(5):
        choose(five, "buy-white")
    assert "buy-white" not in codes(five)
    with pytest.raises(paddock.IllegalChoice, match="no white cube left"):
        choose(five, "buy-white")


@rule("AU-SETUP-20", "AU-SETUP-22")
def test_after_all_purchases_everybody_draws_seven() -> None:
    match = GAME.new(3, switches=FIRST_GAME, seed=4)
    for _ in range(3):
        assert 0 == sum(map(sum, race(match).active))
        choose(match, "done")
    assert [7] * 3 == [sum(pile) for pile in race(match).active]
    assert [5] * 3 == [sum(pile) for pile in race(match).bags]
    assert 0 == sum(map(sum, race(match).used)) == sum(map(sum, race(match).discard))
    assert (race(match).first,) == match.to_move


@rule("AU-SETUP-24")
def test_start_prices_are_those_of_the_cards_and_white_and_wear_are_for_sale() -> None:
    match = fresh(2)
    assert {f"buy-{cube.name}" for cube in CUBES} == moves(match, "buy")
    choose(match, "buy-white", "buy-wear", "buy-blue")
    assert "StartPurchase 0 2" in match.position
    choose(match, "done")
    assert "6w2l1x5y1b" == pile(match, "bag", 0)


@rule("AU-EX-49")
def test_twelve_dollars_buy_a_hybrid_a_crew_chief_and_a_gearbox() -> None:
    match = choose(fresh(3), "done", "done", "buy-blue", "buy-purple", "buy-green")
    assert match.to_move == ()
    assert "5w2l5y1p1g1b" == pile(match, "bag", 2)
    assert "" == pile(match, "active", 2)


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    for line, says in (
        ("2 daytona | round 1 first 0 | - - - - - | blue nowhere crossed 0, - - crossed 0 | trail | ", "no section"),
        ("2 daytona | round 1 first 5 | - - - - - | - - crossed 0, - - crossed 0 | trail | ", "no seat 5"),
        ("2 daytona | round 1 first 0 | gearbox - - - - | - - crossed 0, - - crossed 0 | trail | ", "no card"),
        ("2 daytona | round 1 first 0 | - - - - - | - - crossed 0 bag 99w, - - crossed 0 | trail | ", "only 30 white"),
        ("2 daytona | round 1 first 0 | - - - - - | - - crossed 0 bag 9q, - - crossed 0 | trail | ", "a pile is"),
        ("2 daytona | round 1 first 0 | - - - - - | - - crossed 0 hand 9w, - - crossed 0 | trail | ", "no pile"),
        (
            "2 daytona | round 1 first 0 | - - - - - | - - crossed 0 bag 5w bag 1w, - - crossed 0 | trail | ",
            "one each",
        ),
        ("2 daytona | round 1 first 0 | - - - - - | - - crossed 0 | trail | ", "2 seats"),
        ("2 daytona | round 1 first 0 | - - - - - | pink - crossed 0, - - crossed 0 | trail | ", "no car"),
        ("2 daytona | round 1 | - - - - - | - - crossed 0, - - crossed 0 | trail | ", "a table starts with"),
        ("2 daytona | round 1 first 0 | - - | - - crossed 0, - - crossed 0 | trail | ", "a card for each"),
        ("2 daytona | round 1 first 0 | - - - - - | - - crossed 0, - - crossed 0 | way | ", "is expected"),
        ("2 daytona | round 1 first 0 | - - - - - | - - crossed 0, - - crossed 0 | ", "a table is"),
    ):
        with pytest.raises(paddock.BadData, match=says):
            GAME.at(line)
    with pytest.raises(paddock.BadData, match="same section"):
        at(ASIDE[0], ASIDE[0])


def test_reference_cards_are_known() -> None:
    assert 5 == len(REFERENCE.split())
    assert 80 == reserve(fresh(2), "wear")


@rule("AU-SETUP-08", "AU-SETUP-10", "AU-SETUP-11")
def test_the_race_is_set_up_once_every_seat_has_a_car_on_the_grid() -> None:
    match = GAME.new(2, switches={**FIRST_GAME, "cars": "chosen", "grid": "chosen"}, open_chance=True)
    assert not is_set_up(race(match))
    choose(match, "=seat-0")
    while not match.chance and not any("buy-" in code for code in codes(match)):
        assert not is_set_up(race(match))
        choose(match, codes(match)[0])
    assert is_set_up(race(match))
    assert NOWHERE not in race(match).cars
    for change in ({"first": NOBODY}, {"cars": [NOWHERE, 0]}, {"colours": [NO_COLOUR, 1]}):
        table = race(match.clone())
        for name, value in change.items():
            setattr(table, name, value)
        assert not is_set_up(table)
