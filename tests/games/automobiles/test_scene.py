"""What a seat sees: the drawing of the board, the piles, and what is not shown."""

from collections import Counter

import pytest

import paddock
from games.automobiles.tables import ASIDE, GAME, at, choose, with_card
from paddock.core import Cost, Destination
from paddock.games.automobiles.position import Race
from rules import rule


@rule("AU-BOARD-12")
@pytest.mark.parametrize(("circuit", "spaces", "sections", "doubles"), [("daytona", 67, 170, 4), ("monza", 96, 203, 5)])
def test_the_drawing_shows_all_that_is_printed_on_a_board(
    circuit: str, spaces: int, sections: int, doubles: int
) -> None:
    board = GAME.new(2, circuit, seed=1).board()
    assert board is not None
    styles = Counter(shape.style for shape in board.shapes)
    texts = [shape.text for shape in board.shapes if shape.text]
    assert spaces == styles["space-outline"]
    assert sections - spaces == styles["seat-line"] + styles["seat-line-pale"]
    chart = 4
    assert spaces + doubles + chart == sum(styles[f"space-{shade}"] for shade in ("white", "light", "dark", "black"))
    assert ["$10", "$11", "$12", "$13", "$14"] == [text for text in texts if text.startswith("$")]
    assert {"P1", "P2", "P3", "P4", "P5", "7", "2", "Final lap", "Finish", "1", "3", "4", "0"} <= set(texts)
    assert styles["line-white"] == styles["line-black"] > 0
    assert styles["way"] > 0
    names = {place.id for place in board.places}
    race = GAME.new(2, circuit, seed=1).race
    assert isinstance(race, Race)
    assert set(race.road.names) <= names


def test_every_section_can_be_touched_and_the_cubes_of_the_turn_lie_there() -> None:
    match = choose(at("road-5a-1 active 2l1w"), "light-road-6a-2")
    scene = match.scene(0)
    assert {"road-6a-2"} == {piece.at for piece in scene.pieces if piece.kind == "cube"}
    assert {"road-5a-1", ASIDE[0]} == {piece.at for piece in scene.pieces if piece.kind == "car"}
    pick = next(pick for pick in scene.options if pick.code == "light-road-7a-2")
    assert ("active-light", "road-7a-2") == pick.targets
    assert scene.piece("active-light") is not None


def test_options_say_what_they_cost() -> None:
    match = at("road-5a-1 active 2l3x", "road-6a-2")
    picks = {pick.code: pick for pick in match.scene(0).options}
    behind = "You are right behind Seat 2: ending here brings no wear."
    assert picks["light-road-6a-1"].notes == (behind, "Money \N{MINUS SIGN}1")
    assert picks["light-road-5b-2"].notes == ("Money \N{MINUS SIGN}1", "Wear +2")
    paid = (Cost("money", -1, 1.0), Cost("wear", 2, 1.0))
    assert picks["light-road-5b-2"].places == (Destination("road-5b-2", 1.0, paid),)
    assert "active-light" in picks["light-road-5b-2"].reach
    assert picks["pit-stop"].notes == ("You give up this turn.", "Wear \N{MINUS SIGN}3")


def test_a_purchase_says_its_price_and_the_chance_to_draw_it_next() -> None:
    """Nothing is in the bag: seven of the eight cubes that the turn discards are drawn at once."""
    buying = choose(at("road-5a-1 active 5x2y"), "end-action")
    bought = buying.decision(0).consequences(buying.decision(0).options[1])
    pick = next(pick for pick in buying.scene(0).options if pick.code == "buy-light")
    assert "4th Gear." in pick.notes
    assert "Money \N{MINUS SIGN}2" in pick.notes
    assert [outcome.chance for outcome in bought.outcomes] == [7 / 8]


def test_own_piles_are_named_without_a_seat_and_others_with_one() -> None:
    match = at("road-5a-1 active 2l", f"{ASIDE[0]} active 1w")
    assert match.scene(0).piece("active-light") is not None
    assert match.scene(1).piece("active-0-light") is not None
    assert match.scene(None).piece("active-0-light") is not None


def test_cubes_just_drawn_lie_open_for_everybody() -> None:
    match = at("road-5a-1 active 1g bag 1k1x", cards=with_card("nitro"))
    choose(match, "use-green")
    for seat in (None, 0, 1):
        assert match.scene(seat).piece("drawn-black") is not None


def test_a_race_is_told_in_both_languages() -> None:
    match = GAME.new(3, seed=3, names=("Ann", "Bruno", "Chiara"))
    match.play_out(3)
    assert match.over
    for lang in paddock.LANGUAGES:
        scene = match.scene(None, lang)
        assert 3 == len(scene.standings)
        assert scene.standings[0].text
        assert any("Ann" in event.label(lang, match.names) for event in match.events)


def test_the_money_shown_is_what_is_left_of_it() -> None:
    def money(match: paddock.Match) -> list[str]:
        return [gauge.text for player in match.scene(0).players for gauge in player.gauges if gauge.id == "money"]

    match = at("road-5a-1 active 2y1w", f"{ASIDE[0]} active 1y")
    assert ["$4", "$2"] == money(match)
    assert ["$1", "$2"] == money(choose(match, "end-action", "buy-dark"))
    assert "$10" in money(GAME.new(2, seed=1))


@rule("AU-CARD-GEARBOX-02", "AU-CARD-HYBRID-04")
@pytest.mark.parametrize(("switches", "two"), [("", "exactly 2 spaces"), ("hybrid-up-to=on", "up to 2 spaces")])
def test_cards_say_how_far_they_move_as_it_was_agreed(switches: str, two: str) -> None:
    match = at("road-5a-1 active 1b1g2y", cards=with_card("hybrid-engine"), switches=switches)
    notes = {pick.code: " ".join(pick.notes) for pick in match.scene(0).options}
    assert two in notes["use-blue"]
    assert "up to as many light grey spaces" in notes["use-green"]
    piece = match.scene(0).piece("reserve-blue")
    assert piece is not None
    assert two in piece.label


@rule("AU-SETUP-12", "AU-CAR-04")
def test_lap_markers_lie_on_the_lap_track_each_in_its_own_spot() -> None:
    match = at("road-5a-1 crossed 1", "road-6a-2 crossed 2", "road-7a-2 crossed 3")
    board, scene = match.board(), match.scene(None)
    assert board is not None
    markers = {piece.id: piece for piece in scene.pieces if piece.kind == "chip"}
    assert {"lap-blue": "laps-2-1", "lap-purple": "laps-1-2", "lap-green": "laps-0-3"} == {
        name: piece.at for name, piece in markers.items()
    }
    assert "Seat 2's lap marker: final lap" == markers["lap-purple"].label
    spots = {place.id: (place.x, place.y) for place in board.places}
    assert 5 == len({spots[f"laps-3-{number}"] for number in range(1, 6)})


def test_options_name_places_and_their_colours() -> None:
    labels = {option.code: option.label for option in at("road-5a-1 active 1l").scene(0).options}
    assert "Use a light grey cube: Highway A1A, space 6, inner lane (light grey)" == labels["light-road-6a-2"]


@rule("AU-DRAW-07")
@pytest.mark.parametrize(
    ("bags", "own", "other"),
    [("closed", "bag 9w", "bag #"), ("counts", "bag 9w", "bag #4"), ("open", "bag 9w", "bag 4d")],
)
def test_a_line_hides_bags_as_a_view_does(bags: str, own: str, other: str) -> None:
    match = at("road-5a-1 bag 9w active 2l", "road-8a-2 bag 4d active 1y", switches=f"bags={bags}")
    seats = match.line(0).split("|")[3].split(",")
    assert f" {own} active" in seats[0]
    assert f" {other} active" in seats[1]
    everybody = match.line(None).split("|")[3]
    assert ("9w" in everybody) == (bags == "open")
    assert " reserve 21w26l20d16k80x39y16p16r16g15b" in match.line(0) or bags == "open"


@rule("AU-DRAW-07")
def test_a_line_with_closed_bags_is_dealt_from_what_the_bags_hold_together() -> None:
    match = at("road-5a-1 bag 9w active 2l", "road-8a-2 bag 4d active 1y", "road-9a-2 bag 3x")
    dealt = [GAME.at(match.line(0), seed=seed) for seed in range(8)]
    for each in dealt:
        assert match.view(0) == each.view(0)
        assert sorted(GAME.pieces(match.race)) == sorted(GAME.pieces(each.race))
        assert match.line(0) == each.line(0)
    assert len({each.position for each in dealt}) > 1


def test_a_line_whose_bags_hold_more_than_there_is_is_refused() -> None:
    line = at("road-5a-1 bag 9w active 2l", "road-8a-2 bag 4d active 1y").line(0)
    with pytest.raises(paddock.PaddockError, match="bags"):
        GAME.at(line.replace("bag #", "bag #20"))
    with pytest.raises(paddock.PaddockError, match="reserve"):
        GAME.at(line.replace(" reserve ", " stock "))
    with pytest.raises(paddock.PaddockError, match="more than the box"):
        GAME.at(line.replace(" reserve 21w", " reserve 31w"))
