"""The table shows all that is public: dice, stops, boxes, turn order, what has become of a car, and what is lost."""

from games.formula_de.bench import at, move, play, turn
from paddock.core import Match
from paddock.scene import Gauge


def gauge(match: Match, seat: int, name: str, viewer: int | None = None) -> Gauge | None:
    """A gauge of a seat as a viewer sees it."""
    found = [each for each in match.scene(viewer).players[seat].gauges if each.id == name]
    return found[0] if found else None


def text(match: Match, seat: int, name: str) -> str:
    found = gauge(match, seat, name)
    return "" if found is None else found.text


def test_stops_are_counted_against_the_corner() -> None:
    match = turn("red@1-3a gear=2 stops=1, blue@main-3b", board="monza")
    stops = gauge(match, 0, "stops")

    assert stops is not None
    assert (stops.value, stops.most, stops.text) == (1, 2, "1 of 2 in Variante del Rettifilo")
    assert text(match, 1, "stops") == ""


def dues(match: Match, seat: int | None) -> list[tuple[str, str, str]]:
    """What lies on the signs of corners: where, what is written on it, and in which colour."""
    found = [piece for piece in match.scene(seat).pieces if piece.id.startswith("due-")]
    return [(piece.at, piece.marks[0].text, piece.colour) for piece in found]


def test_what_falls_due_in_a_corner_lies_on_its_sign() -> None:
    match = turn("red@1-3a gear=2 stops=1, blue@main-3b, yellow@roggia-1b stops=1", board="monza")
    signs = {place.id for place in match.board("en").places if place.id.startswith("sign-")}  # type: ignore[union-attr]

    assert dues(match, 0) == [("sign-1", "1/2", "red")]
    assert dues(match, 1) == [("sign-1", "0/2", "red")]
    assert dues(match, None) == []
    assert {at for at, *_ in dues(match, 0)} <= signs
    assert len(signs) == len(match.race.track.stops)  # type: ignore[attr-defined]


def test_a_sign_says_what_its_corner_asks_for() -> None:
    match = turn("red@1-3a gear=2 stops=1, blue@main-3b", board="monza")

    refusals = [match.why_not_thing(0, thing) for thing in ("sign-1", "due-1")]

    assert [refusal.rule for refusal in refusals if refusal] == ["FD-CORNER-01", "FD-CORNER-01"]
    assert refusals[0] is not None
    words = "Variante del Rettifilo asks for 2 stops: 2 of your turns have to end in it."
    assert refusals[0].label() == words


def test_a_car_says_what_has_become_of_it() -> None:
    cars = ", ".join(
        (
            "red@main-3b status=spun damaged=pm",
            "blue@off status=out out_by=1",
            "yellow@roggia-3b status=stalled",
            "green@roggia-4b forced=1",
        )
    )
    match = at(cars, "ChooseGear 3", race="retired=blue", on="force-block=on", board="monza")

    assert text(match, 0, "state") == "spun, damaged: engine"
    assert text(match, 1, "state") == "out: overshot a corner"
    assert text(match, 2, "state") == "stalled"
    assert text(match, 3, "state") == "has forced a block"


def test_the_turn_order_tells_who_has_moved() -> None:
    match = at(
        "red@main-3b, blue@roggia-3b moved=1, yellow@roggia-4b", "Turn 0", race="order=blue,red,yellow", board="monza"
    )

    assert [text(match, seat, "turn") for seat in range(3)] == ["is moving", "has moved", "moves 3rd"]


def test_the_dice_of_the_turn_lie_on_the_table() -> None:
    match = turn("red@roggia-1b gear=3 pu=1", on="push-to-pass=on", board="monza")
    play(match, "gear-3", "push-1", 2, 7)
    area = next(area for area in match.scene(None).areas if area.id == "turn")

    assert [(piece.id, piece.marks[0].text) for piece in area.pieces] == [
        ("die-gear", "7"),
        ("die-extra", "2"),
        ("die-cells", "9"),
    ]


def test_a_box_has_its_number_and_its_car_says_how_far_the_stop_has_come() -> None:
    match = at("red@pit-8 box=1 pit=1, blue@main-3b box=2", "ChooseGear 1", board="monza")

    assert [text(match, seat, "box") for seat in (0, 1)] == ["box 2: in the pit lane", "box 3"]


def test_of_a_closed_sheet_only_the_points_that_went_are_seen() -> None:
    match = at(
        "red@main-3b pg=4/6, blue@roggia-3b pg=5/6",
        "ChooseGear 0",
        on="sheets=hidden",
        race="sheets_open=no",
        board="monza",
    )
    own, other = gauge(match, 0, "pg", viewer=0), gauge(match, 1, "pg", viewer=0)

    assert own is not None
    assert other is not None
    assert (own.value, own.most) == (4, 6)
    assert (other.value, other.most, other.text) == (1, None, "one gone")
    assert gauge(match, 1, "pf", viewer=0) is None


def test_spent_soft_tyres_say_so() -> None:
    match = at(
        "red@main-3b tyre=soft soft_gone=1, blue@roggia-3b tyre=soft", "ChooseGear 0", on="tyres-soft=on", board="monza"
    )

    assert [text(match, seat, "tyre") for seat in (0, 1)] == ["Soft, lap 1, no more extra cells", "Soft, lap 1"]


def test_the_status_says_whether_the_weather_can_still_change() -> None:
    match = move("red@main-3b gear=4", 3, race="sky=fair settled=yes time_up=yes", board="monza")

    assert match.scene(None).status.endswith("fair, dry, settled for the rest of the race · sudden death")
