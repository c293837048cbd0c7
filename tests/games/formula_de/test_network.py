"""One step of a car: what it leads to, what it brings, and what a way that was begun remembers of it."""

import pytest

from games.formula_de.bench import codes, move
from paddock.circuits.small import small_board
from paddock.games.formula_de.masks import mask_of
from paddock.games.formula_de.track import TRACKS, Track
from paddock.games.formula_de.ways import terms as flags
from paddock.games.formula_de.ways.label import Label, Steps
from paddock.games.formula_de.ways.network import Network
from paddock.games.formula_de.ways.straights import NO_RUN, Obstacles
from paddock.games.formula_de.ways.terms import Terms
from paddock.games.formula_de.ways.trail import KERB_MINUS, KERB_PLUS, Trail, Trails
from rules import rule

# Two lanes with a kerb along each.
NARROW = """
track 2 lanes from 0 to 80
line 0
corner bend from 30 to 60 stops 1
grid a10 b9
"""


def network(board: str = "ring", held: int = 0, box: int = -1, lanes: int = 3) -> Network:
    """A network of a board under terms: flags, the box that a car drives to, and the lanes a run may change."""
    number = held + lanes * flags.LANES + (box + 1) * flags.BOXES
    return Network(TRACKS[board], Terms(number), Trails())


def begin(net: Network, name: str, kerb_run: int = 0, made: int = 0, **facts: object) -> Label:
    """A way that begins on a cell, with what it has brought so far; it is on a run if the cell is on a straight."""
    cell, trail = net.track.index[name], Trail()
    for fact, value in facts.items():
        setattr(trail, fact, value)
    on_run = cell < net.track.size and net.track.corner[cell] < 0 and not trail.lock
    run = net.run(cell, -1, 0) if on_run else NO_RUN
    return net.one(Label(cell, net.trails.one(trail), run, 0, kerb_run, made))


def after(net: Network, label: Label, name: str, cars: str = "") -> Label:
    """The label one unit on, on a cell."""
    index = net.track.index
    steps = Steps({})
    net.steps(label, Obstacles(net.track, mask_of(index[car] for car in cars.split()), 0), steps)
    found = [each for each in (*steps.ahead, *(end for _, end in steps.ends)) if each.cell == index[name]]
    assert len(found) == 1, [net.track.names[each.cell] for each in steps.ahead]
    return found[0]


def drive(net: Network, label: Label, names: str) -> Label:
    """The label at the end of some cells."""
    for name in names.split():
        label = after(net, label, name)
    return label


# Labels and runs


@rule("FD-STRAIGHT-16")
def test_ways_that_stand_alike_are_one_label() -> None:
    net = network()
    start = begin(net, "a100")

    one, other = drive(net, start, "a102 b103"), drive(net, start, "b101 b103")
    assert one is other
    assert net.size() == len({label.key() for label in net.labels}) == len(net.labels)
    assert net.free_steps(start) is net.free_steps(start)


@rule("FD-STRAIGHT-05", "FD-STRAIGHT-06", "FD-STRAIGHT-11")
def test_every_run_has_a_number_of_its_own_and_is_told_apart_by_its_first_cell_and_the_car_driven_through() -> None:
    net = network()
    runs = [net.run(start, through, crossed) for start in range(4) for through in range(-1, 4) for crossed in (0, 1)]

    assert len({run.number for run in (NO_RUN, *runs)}) == len(runs) + 1
    assert len({run.origin for run in runs}) == len(runs) // 2
    assert net.run(2, -1, 0) is net.run(2, -1, 0)


@rule("FD-STRAIGHT-09", "FD-STRAIGHT-10", "FD-STRAIGHT-18", "FD-CORNER-05")
def test_a_run_begins_behind_a_corner_and_ends_with_the_next_one() -> None:
    net = network()
    out = drive(net, begin(net, "a52", made=1), "a54")
    assert (net.track.names[out.run.start], out.run.crossed, out.length) == ("a54", 0, 0)
    assert drive(net, out, "a56 b57").length == 2

    inside = drive(net, begin(net, "a36"), "a38 a40")
    assert (inside.run, inside.length, inside.first, inside.beyond) == (NO_RUN, 0, True, 0)
    assert not drive(net, inside, "a42").first


@rule("FD-STRAIGHT-14", "FD-SLIP-12", "FD-OVER-04")
def test_neither_a_slipstream_nor_a_locked_lane_has_a_run() -> None:
    slip = network(held=flags.SLIPSTREAM)
    start = slip.one(Label(slip.track.index["a100"], slip.trails.blank, NO_RUN, 0, 0, 0))
    assert drive(slip, start, "a102 a104").run is NO_RUN

    net = network()
    assert drive(net, begin(net, "a100", lock=True), "a102").run is NO_RUN
    assert drive(net, begin(net, "a52"), "a54").run is NO_RUN


# What a step brings


@rule("FD-OVER-06", "FD-OVER-19", "FD-CORNER-01", "FD-CORNER-13")
def test_a_corner_entered_in_a_locked_lane_is_entered_by_overshooting_even_if_it_was_entered_before() -> None:
    net = network()
    assert drive(net, begin(net, "a38", lock=True), "a40").trail.over_in == (0,)
    assert drive(net, begin(net, "a38", lock=True, entered=(0,)), "a40").trail.over_in == (0,)
    assert drive(net, begin(net, "a38"), "a40").trail.over_in == ()

    chicane = network("chicane")
    from_in = drive(chicane, begin(chicane, "a28", entered=(1,)), "a30")
    assert (from_in.trail.over_in, from_in.trail.left) == ((1,), ((0, 0, 1, 0),))
    assert drive(chicane, begin(chicane, "a28", made=1, entered=(1,)), "a30").trail.over_in == ()


@rule("FD-KERB-03", "FD-KERB-04", "FD-KERB-10")
def test_cells_along_the_kerb_are_counted_in_one_lane_of_one_corner() -> None:
    net = network(held=flags.KERBS)
    start = begin(net, "a82", made=2)
    assert [drive(net, start, way).kerb_run for way in ("a84", "a84 a86", "b83", "b83 a84")] == [1, 2, 0, 1]
    assert drive(net, begin(net, "a76"), "a78").kerb_run == 0
    without = network()
    assert drive(without, begin(without, "a82", made=2), "a84 a86 a88").kerb_run == 0


@rule("FD-KERB-03", "FD-KERB-10")
def test_the_other_kerb_is_another_one() -> None:
    track = Track(small_board(NARROW, "narrow"))
    net = Network(track, Terms(flags.KERBS + 3 * flags.LANES), Trails())
    start = begin(net, "a34", made=1)

    assert [drive(net, start, way).kerb_run for way in ("a36 a38", "a36 b37", "b35 a36")] == [2, 1, 1]


@rule("FD-KERB-05", "FD-KERB-09", "FD-KERB-11", "FD-KERB-12")
def test_the_third_kerb_cell_counts_twice_and_may_end_the_move_or_for_nothing_and_leads_on() -> None:
    net = network(held=flags.KERBS)
    third = begin(net, "a84", kerb_run=2, made=2)
    claims = {units: label for units, label in net.free_steps(third).claims if label.cell == net.track.index["a86"]}

    assert {units: label.trail.kerb for units, label in claims.items()} == {2: KERB_MINUS, 0: KERB_PLUS}
    assert {units: label.may_end for units, label in claims.items()} == {2: True, 0: False}
    assert {label.kerb_run for label in claims.values()} == {0}
    assert drive(net, claims[0], "a88").kerb_run == 0


@rule("FD-FORCE-02", "FD-FORCE-11", "FD-FORCE-13", "FD-PIT-41", "FD-PIT-42")
def test_one_car_may_be_driven_through_but_none_out_of_the_pit_lane() -> None:
    net = network(held=flags.FORCE)
    start = begin(net, "a100")
    inside = after(net, start, "a102", "a102")
    assert (inside.inside, inside.may_end, inside.trail.forced) == (True, False, True)
    steps = Steps({})
    net.steps(inside, Obstacles(net.track, mask_of(net.track.index[name] for name in ("a102", "a104")), 0), steps)
    assert [net.track.names[label.cell] for label in steps.ahead] == ["b103"]

    out = begin(net, "pit-24")
    steps = Steps({})
    assert net.steps(out, Obstacles(net.track, mask_of(net.track.pit_exits), 0), steps)
    assert (list(steps.ahead), steps.ends) == ([], ((0, out),))


# The pit lane


@rule("FD-PIT-02", "FD-PIT-10", "FD-PIT-15", "FD-PIT-20", "FD-PIT-21", "FD-PIT-50", "FD-MOVE-06")
def test_a_car_without_a_box_drives_past_them_all_and_over_the_line() -> None:
    net = network()
    label = begin(net, "pit-1")
    for number in range(2, 25):
        label = after(net, label, f"pit-{number}")
        assert (label.run, label.length, label.kerb_run, label.made) == (NO_RUN, 0, 0, 0)
        assert label.trail.crossed == (net.track.rank[label.cell] < net.track.rank[net.track.index["pit-1"]])
        assert not label.trail.into_pit
    assert label.trail.crossed == 1


@rule("FD-PIT-15", "FD-PIT-20", "FD-PIT-21", "FD-MOVE-06")
@pytest.mark.parametrize(("box", "before", "behind"), [(0, "pit-2", "pit-3"), (4, "pit-19", "pit-20")])
def test_a_car_turns_into_its_own_box_and_comes_out_behind_it(box: int, before: str, behind: str) -> None:
    own, other = network(box=box), network(box=2)
    steps = own.free_steps(begin(own, before))
    assert [own.track.names[label.cell] for _, label in steps.ends] == [f"box-{box + 1}"]
    assert not steps.ahead
    after(other, begin(other, before), behind)
    leaving = network()
    assert after(leaving, begin(leaving, f"box-{box + 1}"), behind).trail.crossed == 0


@rule("FD-PIT-08", "FD-PIT-50")
def test_who_has_entered_the_pit_lane_has_entered_it_also_beyond_the_line() -> None:
    net = network(held=flags.PIT_OPEN)
    label = drive(net, begin(net, "c-32"), "c-30 pit-1")
    assert (label.trail.into_pit, label.trail.crossed) == (True, 0)
    for number in range(2, 25):
        label = after(net, label, f"pit-{number}")
    assert (label.trail.into_pit, label.trail.crossed) == (True, 1)


@rule("FD-PIT-08", "FD-PIT-49", "FD-PIT-56", "FD-STRAIGHT-03")
@pytest.mark.parametrize(("lanes", "enters"), [(1, False), (2, True)])
def test_the_run_to_the_pit_entry_changes_no_more_lanes_than_any_other(lanes: int, enters: bool) -> None:
    match = move("red@a-34 gear=3 box=3 pf=0/3, blue@a60", 4, on=f"lane-shift={lanes} laps=9")

    assert any("+pit" in code for code in codes(match)) == enters


# Detours


@rule("FD-WALL-09", "FD-STRAIGHT-05", "FD-STRAIGHT-11", "FD-STRAIGHT-15")
@pytest.mark.parametrize("markers", ["-", "a8=oil"])
@pytest.mark.parametrize(("walls", "is_way"), [("on", True), ("off", False)])
def test_a_way_round_the_walled_lane_is_no_detour_unless_walls_are_harmless(
    walls: str, is_way: bool, markers: str
) -> None:
    """Past cars on c2 and b3, four cells lead to c6 by the wall and five by the inside."""
    cars = "red@c0 gear=3 pf=0/3, blue@c2, yellow@b3"
    match = move(cars, 5, board="oval", on=f"lane-shift=3 walls={walls}", markers=markers)

    assert ("c6" in codes(match)) == is_way
