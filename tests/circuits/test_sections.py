"""Boards cut in sections: what a race on them relies on."""

import pytest

from paddock.circuits import SectionBoard, circuit, circuits
from paddock.circuits.sections import BRAKE, CORNER, NOWHERE, STRAIGHT
from rules import rule


@pytest.fixture(params=circuits("sections"))
def board(request: pytest.FixtureRequest) -> SectionBoard:
    made = circuit(request.param).sections
    assert made is not None
    return made


def test_every_circuit_is_cut_in_sections() -> None:
    assert circuits() == circuits("sections")


@rule("R2-DATA-08")
def test_there_is_room_for_a_field_and_no_stop_goes_round_the_lap(board: SectionBoard) -> None:
    arrows = [
        arrow
        for line in board.recovery
        if line is not None
        for check in line.checks
        for arrow in (check.passed, check.failed)
    ]
    assert board.size >= 13
    assert board.size > board.pit_time + 2 + max(arrow.time for arrow in arrows)
    assert set(board.kind) == {STRAIGHT, BRAKE, CORNER}


@rule("R2-DATA-09")
def test_corner_sections_and_only_they_have_a_number_and_every_number_a_name(board: SectionBoard) -> None:
    for n in range(board.size):
        assert (board.kind[n] == CORNER) == (board.corner[n] > 0)
    assert set(board.corner) - {0} == set(board.corner_names)
    assert all(board.corner_names.values())


@rule("R2-DATA-10")
def test_numbers_rise_from_the_line_and_a_corner_follows_every_brake(board: SectionBoard) -> None:
    numbers = [board.corner[n] for n in range(board.size) if board.kind[n] == CORNER]
    assert numbers == sorted(numbers)
    for n in range(board.size):
        if board.kind[n] == BRAKE:
            assert board.kind[(n + 1) % board.size] == CORNER


@rule("R2-DATA-11")
def test_every_brake_has_both_late_values_and_a_line_on_which_every_arrow_ends_somewhere(board: SectionBoard) -> None:
    for n in range(board.size):
        recovery = board.recovery[n]
        assert (board.kind[n] == BRAKE) == board.has_late[n] == (recovery is not None)
        if recovery is None:
            continue
        assert 1 <= board.late_target[n] <= 99
        assert recovery.first_reentry != NOWHERE
        for check in recovery.checks:
            assert check.target == board.late_target[n]
            for arrow in (check.passed, check.failed):
                assert 1 == arrow.crash + (arrow.reentry != NOWHERE) + (arrow.check != NOWHERE)


def test_the_second_edition_modifier_is_the_target_less_sixty_in_whole_tens(board: SectionBoard) -> None:
    for n in range(board.size):
        if board.has_late[n]:
            assert int((board.late_target[n] - 60) / 10) * 10 == board.late_modifier[n]


@rule("R2-DATA-14", "R2-DATA-15")
def test_spots_lie_in_their_section_from_the_outermost(board: SectionBoard) -> None:
    for n in range(board.size):
        spots = [board.spots[spot] for spot in board.spots_of[n]]
        assert list(range(len(spots))) == [spot.outer for spot in spots]
        assert all(spot.section == n and spot.bonus > 0 and 1 <= len(spot.colours) <= 2 for spot in spots)
    assert len(board.spot_index) == len(board.spots)


@rule("R2-DATA-13")
def test_every_extreme_spot_has_its_recovery_and_no_other_has(board: SectionBoard) -> None:
    for spot in board.spots:
        assert spot.extreme == (spot.recovery is not None)


@rule("R2-DATA-16")
def test_twelve_cars_stand_behind_the_line_four_a_section(board: SectionBoard) -> None:
    last = board.size - 1
    assert [last] * 4 + [last - 1] * 4 + [last - 2] * 4 == board.grid
    assert 5 <= board.pit_time <= 8


@rule("R2-DATA-17")
def test_weather_slots_cover_1_to_99_from_dry_to_rain_with_a_middle(board: SectionBoard) -> None:
    assert list(range(99, 0, -1)) == [f for slot in board.weather for f in range(slot.high, slot.low - 1, -1)]
    states = [slot.state for slot in board.weather]
    assert states == sorted(states)
    for factor in range(1, 100):
        slot = board.weather[board.weather_slot[factor]]
        assert slot.low <= factor <= slot.high
    uncertain = [n for n, state in enumerate(states) if state == 1]
    assert board.weather_middle - uncertain[0] == uncertain[-1] - board.weather_middle


@rule("R2-DATA-18")
def test_turns_stages_and_laps(board: SectionBoard) -> None:
    assert board.turns >= 22
    assert board.turns + 1 == len(board.stage) == len(board.laps) == len(board.first_lap)
    assert board.stage[1:] == sorted(board.stage[1:])
    assert board.stage[-1] >= 2
    assert 16 < board.short < board.turns
    assert circuit(board.id).laps == sum(board.laps)
    for turn in range(1, board.turns):
        assert board.first_lap[turn] + board.laps[turn] == board.first_lap[turn + 1]


def test_corner_numbers_are_those_of_the_track_cards() -> None:
    """The decks have 34, 42, 36, 38, 36 and 33 cards by corner: every corner must exist."""
    wanted = {"monza": 7, "hungaroring": 14, "spa": 11, "monaco": 13, "barcelona": 13, "silverstone": 7}
    assert wanted == {name: len(circuit(name).sections.corner_names) for name in wanted}  # type: ignore[union-attr]


@pytest.mark.parametrize("name", circuits("sections"))
def test_sections_lie_one_after_the_other_and_make_up_the_lap(name: str) -> None:
    found = circuit(name)
    laying = found.laying()
    assert laying is not None
    for end, start in zip(laying.ends, [*laying.starts[1:], laying.starts[0]], strict=True):
        assert end % found.line.length == pytest.approx(start % found.line.length, abs=1e-9)
    lengths = [end - start for start, end in zip(laying.starts, laying.ends, strict=True)]
    assert sum(lengths) == pytest.approx(found.line.length)
    assert min(lengths) > 0
