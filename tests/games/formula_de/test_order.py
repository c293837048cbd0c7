"""Who is ahead, and who moves when."""

from games.formula_de.bench import at, choose, codes, play, race_of
from paddock.core import Match
from paddock.games.formula_de.rules_order import turn_order
from paddock.games.formula_de.tables import COLOURS
from rules import rule


def order(cars: str, **given: str) -> list[str]:
    race = race_of(at(cars, "Turn 0" if "tasks" not in given else given.pop("tasks"), **given))
    return [COLOURS[car] for car in turn_order(race)]


def ahead(cars: str, **given: str) -> list[str]:
    """The order computed on a quiet table."""
    return order(cars, tasks="ChooseGear 0", **given)


@rule("FD-ORDER-01", "FD-ORDER-05")
def test_the_leader_moves_first_by_line_count_then_rank() -> None:
    assert ahead("red@a10 line=1, blue@a30 line=1, yellow@a2 line=2") == ["yellow", "blue", "red"]
    assert ahead("red@b11 line=1, blue@a10 line=1") == ["red", "blue"], "half a cell ahead is ahead"


@rule("FD-ORDER-02", "FD-ORDER-03", "FD-EX-86")
def test_level_cars_are_ordered_by_gear_then_by_the_last_round() -> None:
    assert ahead("red@a10 gear=4 prev=0, blue@c10 gear=5 prev=1") == ["blue", "red"]
    assert ahead("red@a10 gear=4 prev=1, blue@c10 gear=4 prev=0") == ["blue", "red"]
    assert ahead("red@a10 gear=4 prev=0, blue@c10 gear=4 prev=1") == ["red", "blue"]


@rule("FD-ORDER-06", "FD-SPIN-03")
def test_a_spun_car_counts_as_in_first() -> None:
    assert ahead("red@a10 gear=6 status=spun, blue@c10 gear=2") == ["blue", "red"]


@rule("FD-EX-87")
def test_a_car_that_has_touched_the_line_is_ahead_of_the_grid() -> None:
    assert ahead("red@a-4 line=0, blue@a4 line=1") == ["blue", "red"]


@rule("FD-ORDER-04")
def test_the_order_is_kept_for_the_round_or_found_again_before_each_turn() -> None:
    """Three cars; the first overtakes nobody, the last one would jump ahead of the second in a live order."""
    frozen = start_round("")
    assert frozen.to_move == (0,)
    assert race_of(frozen).order == [0, 1, 2]
    play(frozen, "gear-2", 2, codes_after(frozen, 2))
    assert race_of(frozen).drive.car == 1

    live = start_round("turn-order=live")
    race_of(live).put(2, race_of(live).track.index["a150"])
    play(live, "gear-2", 2, codes_after(live, 2))
    assert race_of(live).drive.car == 2


def start_round(on: str) -> Match:
    return at("red@a104 gear=2 pf=0/3, blue@a100 gear=2, yellow@a98 gear=2", "Round", on=f"pit=off {on}")


def codes_after(match: Match, cells: int) -> str:
    return f"a{104 + 2 * cells}"


@rule(
    "FD-ORDER-07", "FD-PITORDER-01", "FD-PITORDER-02", "FD-PITORDER-03", "FD-PITORDER-04", "FD-PITORDER-05", "FD-EX-37"
)
def test_beyond_the_limit_then_the_pit_lane_then_before_the_limit() -> None:
    """The limit is at c-28. Black, in its box, is level with green; orange is before the limit."""
    cars = (
        "red@a-26 gear=1, blue@b-25 gear=1, yellow@pit-9 pit=5 gear=2, green@pit-2 pit=1 gear=1, "
        "black@box-1 pit=2 gear=4, orange@a-28 gear=6 prev=0"
    )
    assert ahead(cars) == ["blue", "red", "yellow", "green", "black", "orange"]


@rule("FD-PITORDER-02", "FD-PITORDER-04")
def test_a_car_in_its_box_is_ahead_of_one_in_the_lane_that_is_not_level_with_it_yet() -> None:
    """Box 1 lies beside pit-2: red in it is ahead of blue on pit-1, though blue is faster and was ahead before."""
    assert ahead("red@box-1 pit=2 gear=1 prev=1, blue@pit-1 pit=1 gear=4 prev=0") == ["red", "blue"]


@rule("FD-PITORDER-06")
def test_a_pit_car_keeps_its_place_until_it_leaves() -> None:
    """Past the level of the line it still stands behind a car beyond the limit; on the track it counts as it stands."""
    assert ahead("red@pit-20 pit=5 pit_line=1 line=2, blue@a-2 line=1") == ["blue", "red"]
    assert ahead("red@c20 line=2, blue@a-2 line=1") == ["red", "blue"]


@rule("FD-PITORDER-07")
def test_a_higher_line_count_goes_first_whatever_the_pit_lane_says() -> None:
    assert ahead("red@pit-9 pit=5 pit_line=1 line=1, blue@a-39 line=2".replace("a-39", "a-38")) == ["blue", "red"]


@rule("FD-ORDER-08")
def test_eliminated_cars_have_no_turn() -> None:
    assert ahead("red@a10, blue@off status=out, yellow@a4", race="retired=blue") == ["red", "yellow"]
    wrecked = at("red@a10 gear=1 pf=0/3, blue@a14 status=wrecked, yellow@a4 gear=1", "Round", race="retired=blue")
    play(wrecked, "gear-1", 1)
    choose(wrecked, codes(wrecked)[0])
    assert race_of(wrecked).drive.car == 2
