"""The scene shows all that is public: robots, chits, decks, flags, who is chased, and the edition's own board."""

from collections.abc import Callable
from typing import Any

import pytest

import paddock
from games.race90.first.tables import TURN, advanced
from games.race90.second.tables import at
from paddock.cli.picture import draw_players
from paddock.cli.picture.styles import glyph
from paddock.core import Match
from paddock.games.race90.shared.position import SLOT_LEVEL
from paddock.scene import Area, Gauge, Piece, Scene

HURT = "superfast1@90, blue@28 red=2 brown=1, orange@9"


def area(scene: Scene, name: str) -> Area:
    return next(each for each in scene.areas if each.id == name)


def gauges_of(match: Match, seat: int, lang: str) -> tuple[Gauge, ...]:
    return match.scene(0, lang).players[seat].gauges


def gauge_amount(gauge: Gauge) -> str:
    """A gauge as every client shows it."""
    return gauge.text or (str(gauge.value) if gauge.most is None else f"{gauge.value}/{gauge.most}")


def marks(piece: Piece) -> list[str]:
    return [mark.text for mark in piece.marks]


def test_robots_stand_in_their_order_with_places_and_laps() -> None:
    cars = "superfast1@90, fast1@66 called, slow1@30, blue@28, orange@9, slow2 out"
    table = at(cars, "Declare 0; EndGameTurn", table="turn 7 weather 1 robots rain")
    robots = area(table.match.scene(None), "robots")

    assert robots.label == "Robots, on rain tyres"
    running, out = robots.pieces[:3], robots.pieces[3:]
    assert [marks(piece) for piece in running] == [["1", "Su1"], ["2", "Fa1", "-1"], ["3", "Sl1", "-2"]]
    assert robots.pieces[1].label == "Fast 1, place 2, 3 points a turn, one lap behind, must pit this turn"
    assert {piece.tags for piece in out} == {("out",)}


def test_robots_are_in_the_standings_with_the_players() -> None:
    cars = "superfast1@90, fast1@66 called, slow1@30, blue@28, orange@9, slow2 out | chits slow-3-20-10"
    table = at(cars, "Declare 0; EndGameTurn", table="turn 7 weather 1 robots rain")
    scene = table.match.scene(None)
    robots = {robot.name: robot for robot in scene.robots}
    places = {each.name: each.place for each in (*scene.players, *scene.robots) if each.place is not None}

    assert places == {"SuperFast 1": 1, "Fast 1": 2, "Slow 1": 3, "Seat 1": 4, "Seat 2": 5}
    assert robots["Slow 2"].tags == ("out",)
    assert {gauge.label: gauge.text or gauge.value for gauge in robots["Slow 1"].gauges} == {
        "Points a turn": 2,
        "Tyres": "rain",
        "Fuel to turn": 10,
        "Laps behind": 2,
    }
    assert not {robot.seat for robot in scene.robots} & {player.seat for player in scene.players}


def test_refuel_chits_lie_in_the_order_of_their_turns() -> None:
    cars = "superfast1@90, blue@28 fuel=12, orange@9 fuel=10 | chits slow-3-20-10"
    table = at(cars, "Declare 0; EndGameTurn")
    chits = area(table.match.scene(0), "chits")

    assert [piece.label for piece in chits.pieces] == [
        "Turn 10, Seat 2 must pit at the latest",
        "Turn 10, the first Slow robot pits",
        "Turn 12, Seat 1 must pit at the latest",
    ]


def test_a_chart_says_who_is_chased_and_which_flags_are_held() -> None:
    cars = "superfast1@90, blue@28 strategy=chase chase=superfast1 blue-flag, orange@9"
    table = at(cars, "Declare 0; EndGameTurn", table="orange blue")
    gauges = {gauge.id: gauge.text for gauge in table.match.scene(1).players[0].gauges}

    assert gauges["chase"] == "SuperFast 1"
    assert gauges["flag-blue"] == "blue"
    assert gauges["flag-orange"] == "orange"


@pytest.mark.parametrize(
    ("table", "tasks"), [(at, "Declare 0; EndGameTurn"), (advanced, TURN)], ids=["second", "first"]
)
@pytest.mark.parametrize(
    ("lang", "names"), [("en", ("Damage", "Permanent damage")), ("it", ("Danni", "Danni permanenti"))]
)
def test_damage_is_counted_of_its_slots_and_what_stays_is_named(
    table: Callable[..., Any], tasks: str, lang: str, names: tuple[str, str]
) -> None:
    match = table(HURT, tasks).match
    hurt, whole = (gauges_of(match, seat, lang) for seat in range(2))
    slots = match.race.levels[0][SLOT_LEVEL]

    assert [(each.label, gauge_amount(each)) for each in hurt[1:3]] == [(names[0], f"3/{slots}"), (names[1], "1")]
    assert [each.label for each in whole if each.icon == "damage"] == [names[0]], "nothing permanent: it is not shown"


def test_damage_is_a_bar_in_the_terminal_and_what_stays_has_its_name() -> None:
    scene = at(HURT, "Declare 0; EndGameTurn").match.scene(0)
    own = "\n".join(line.plain for line in draw_players(scene, 60))

    assert f"{glyph('damage')} ▮▮▮▯▯  Permanent damage 1" in own


def test_a_card_shows_the_colours_of_its_flags_and_its_symbols() -> None:
    deck = paddock.game("race90-2").new(2, "monza", seed=1).race.deck  # type: ignore[attr-defined]
    flags = next(card.id for card in deck.race if card.events == (2,))
    powers = next(card.id for card in deck.track if card.void_late)
    table = at(f"superfast1@90, blue@28 hand={flags},{powers}, orange@9", "Declare 0; EndGameTurn")
    scene = table.match.scene(0)

    assert "B" in marks(shown(scene, flags))
    assert ("✓", "brake") in [(mark.text, mark.icon) for mark in shown(scene, powers).marks]


def shown(scene: Scene, id: str) -> Piece:  # noqa: A002  the piece's own word
    piece = scene.piece(id)
    assert piece is not None
    return piece


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_each_edition_has_its_own_figures_on_the_board(lang: str) -> None:
    """The first edition has no extreme trajectories, and prints what a late brake must not exceed."""
    first = paddock.game("race90-1").new(2, "monza", seed=1).board(lang)
    second = paddock.game("race90-2").new(2, "monza", seed=1).board(lang)
    assert first is not None
    assert second is not None
    places = [{place.id for place in board.places} for board in (first, second)]
    texts = [{shape.text for shape in board.shapes} for board in (first, second)]

    assert "4-spot2" not in places[0]
    assert "4-spot2" in places[1]
    assert "60" in texts[0]
    assert "60" not in texts[1]
    assert "+10" in texts[1]
    assert first.id != second.id


def test_the_basic_game_has_no_track_deck() -> None:
    table = advanced("blue@28, orange@9, fast1@40")
    assert {"deck-race", "deck-track"} <= {piece.id for piece in area(table.match.scene(0), "decks").pieces}
    basic = paddock.game("race90-1").new(2, "monza", preset="basic-race", seed=1)
    basic.play_out(1, most=12)

    assert "deck-track" not in {piece.id for piece in area(basic.scene(0), "decks").pieces}
