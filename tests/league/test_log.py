"""The log of a season: the books follow from it, and nobody changes a line unseen."""

import msgspec
import pytest
from msgspec.structs import replace

import paddock
from paddock.league.book import Noted, outcome_of
from paddock.league.events import (
    Agreed,
    Answered,
    Appealed,
    Corrected,
    Decided,
    Entered,
    Event,
    Line,
    Moved,
    Opened,
    Protested,
    Result,
    Voted,
    Withdrawn,
    first_broken,
    next_line,
)
from paddock.league.folder import Records, digest, files_of, read_files, recomputed, write_toml
from paddock.league.folding import SeasonBook
from paddock.league.season import (
    Adjustment,
    Bonus,
    Correction,
    Driver,
    Outcome,
    Penalty,
    Placed,
    Race,
    Season,
    parse_season,
)
from paddock.league.stewarding import check_decision, check_penalties, check_protest, panel
from walks import finish

KEYS = tuple(f"driver-{number}" for number in range(1, 5))
NAMES = dict(zip(KEYS, ("Ann", 'Bob "the\\Bull"', "Cid", "Dörte"), strict=True))
SEASON = Season(
    title="Winter “cup”",
    points=(10, 6, 4, 3),
    drivers=(),
    races=(Race("Cards", "crazy-race", switches={"halves": "any"}, at="2026-11-20T20:00Z"),) * 3,
    best=2,
    bonus=Bonus(fastest=1),
)


class Writer:
    """Writes a log."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.book = SeasonBook()

    def add(self, event: Event, actor: str = "ann", at: float = 0.0) -> int:
        number = len(self.lines) + 1
        self.lines.append(next_line(number, self.book.hash, at, actor, event))
        self.book.apply(self.lines[-1])
        return number


def a_season() -> tuple[Writer, dict[int, Records]]:
    """Two races: the first from its record, the second typed in and corrected; a protest was upheld about the first."""
    writer = Writer()
    writer.add(Agreed(SEASON))
    for number, key in enumerate(KEYS):
        writer.add(Entered(Driver(key, team="Red" if number % 2 else "")))
    setup = writer.book.start().setup
    record = finish(paddock.game("crazy-race").race(setup, 1), 1).record()
    outcome = outcome_of(paddock.replay(record), record.names)
    writer.add(Result(1, outcome, digest(str(record))))
    typed = writer.book.entered([[key] for key in KEYS], [], noted=Noted(fastest=KEYS[1]))
    writer.add(Result(2, typed))
    protest = writer.add(Protested(1, KEYS[0], (KEYS[1],), 3, "", "digest"))
    writer.add(Voted(protest, True), "sue")
    writer.add(Decided(protest, True, "cut the corner", (Penalty(KEYS[1], "places", 1),)), "sue")
    corrected = writer.book.corrected(2, [[KEYS[1]], [KEYS[0]], [KEYS[2]], [KEYS[3]]], [], "misread")
    writer.add(Corrected(2, corrected))
    return writer, {1: (record,)}


def test_what_is_exported_is_recomputed_equal() -> None:
    writer, records = a_season()
    files = files_of(writer.book, NAMES, records, writer.lines)
    assert recomputed(files) == []

    book, _ = read_files(files)
    ours, theirs = writer.book.standings(), book.standings()
    assert [(NAMES[row.name], row.points, row.scores) for row in ours.drivers] == [
        (row.name, row.points, row.scores) for row in theirs.drivers
    ]
    assert book.outcomes[0].penalties[0].why == "cut the corner"
    assert book.outcomes[1].corrections[0].why == "misread"


@pytest.mark.parametrize(
    ("name", "was", "becomes", "says"),
    [
        ("log.json", b'"misread"', b'"a word"', "log.json: line 11 was changed"),
        ("02.json", b'"place": 4', b'"place": 3', "02.json is not what the log says"),
        ("season.toml", b"best = 2", b"best = 1", "season.toml is not what the log says"),
        ("01.race", None, b"", "01.race is missing"),
    ],
)
def test_a_change_of_any_file_is_found(name: str, was: bytes | None, becomes: bytes, says: str) -> None:
    writer, records = a_season()
    files = files_of(writer.book, NAMES, records, writer.lines)
    if was is None:
        del files[name]
    else:
        assert was in files[name]
        files[name] = files[name].replace(was, becomes, 1)
    assert any(says in each for each in recomputed(files)), recomputed(files)


def test_a_result_that_its_record_does_not_have_is_found() -> None:
    writer = Writer()
    writer.add(Agreed(SEASON))
    for key in KEYS:
        writer.add(Entered(Driver(key)))
    record = finish(paddock.game("crazy-race").race(writer.book.start().setup, 1), 1).record()
    invented = writer.book.entered([[key] for key in KEYS], [])
    writer.add(Result(1, invented, digest(str(record))))
    found = recomputed(files_of(writer.book, NAMES, {1: (record,)}, writer.lines))
    assert found == ["01.json is not the result of 01.race"]


def test_a_line_that_was_changed_taken_out_or_moved_is_found() -> None:
    lines = a_season()[0].lines
    assert first_broken(lines) == 0
    assert first_broken([*lines[:3], replace(lines[3], at=1.0), *lines[4:]]) == 4
    assert first_broken([*lines[:3], *lines[4:]]) == 4
    assert first_broken([lines[1], lines[0], *lines[2:]]) == 1


def test_a_season_survives_being_written_as_toml() -> None:
    drivers = (Driver("Ann", team='The "Reds"'), Driver("Bob", bot="level-1", reserve=True, team="Blü"))
    season = replace(
        SEASON,
        drivers=(*drivers, Driver("Cid")),
        adjustments=(Adjustment("Ann", -2, "late\nagain"),),
        field=3,
        ballast=1,
    )
    assert parse_season(write_toml(season).encode()) == season


def test_a_driver_who_never_raced_leaves_no_trace_and_one_who_did_stays() -> None:
    writer, _ = a_season()
    writer.add(Entered(Driver("driver-5")))
    writer.add(Withdrawn("driver-5"))
    writer.add(Withdrawn(KEYS[0]))
    assert [row.name for row in writer.book.standings().drivers if row.name in ("driver-5", KEYS[0])] == [KEYS[0]]
    assert KEYS[0] in writer.book.away(3)


def test_who_comes_and_who_waits() -> None:
    writer = Writer()
    writer.add(Agreed(replace(SEASON, field=2)))
    for key in KEYS:
        writer.add(Entered(Driver(key)))
        writer.add(Answered(0, key, True))
    start = writer.book.start(writer.book.away(1))
    assert [each.name for each in start.drivers] == list(KEYS[:2])
    assert [each.name for each in start.waiting] == list(KEYS[2:])

    writer.add(Answered(1, KEYS[0], False))
    start = writer.book.start(writer.book.away(1))
    assert [each.name for each in start.drivers] == list(KEYS[1:3]), "the first who waits moves up"
    assert KEYS[0] not in writer.book.away(2)


def test_a_race_is_moved() -> None:
    writer, _ = a_season()
    writer.add(Moved(3, "2026-12-01T20:00Z"))
    assert writer.book.date(3) - writer.book.date(2) == 11 * 86400


def test_ballast_is_for_all_but_the_leaders() -> None:
    race = Race("Gears", "formula-de", "monza", switches={"injuries": True, "driver": True}, ballast="free-points")
    writer = Writer()
    writer.add(Agreed(replace(SEASON, races=(race, race), ballast=1)))
    for key in KEYS:
        writer.add(Entered(Driver(key)))
    assert writer.book.start().setup.switches["free-points"] == 0
    writer.add(Result(1, writer.book.entered([[key] for key in KEYS], [])))
    assert writer.book.start().setup.switches["free-points"] == 0b1110


# Stewards


def a_case(**more: object) -> tuple[Writer, int]:
    writer, _ = a_season()
    return writer, writer.add(Protested(2, KEYS[0], (KEYS[1],), 0, "", "digest"), "ann", at=10.0)


def test_a_protest_has_a_window() -> None:
    book = a_season()[0].book
    check_protest(book, 2, KEYS[0], (KEYS[1],), at=48 * 3600.0)
    with pytest.raises(paddock.PaddockError, match="within 48 hours"):
        check_protest(book, 2, KEYS[0], (KEYS[1],), at=48 * 3600.0 + 1)
    with pytest.raises(paddock.PaddockError, match="race 3 has no result"):
        check_protest(book, 3, KEYS[0], (KEYS[1],), at=0.0)
    with pytest.raises(paddock.PaddockError, match="nobody protests against themselves"):
        check_protest(book, 2, KEYS[0], (KEYS[0],), at=0.0)
    with pytest.raises(paddock.PaddockError, match="did not take part"):
        check_protest(book, 2, "driver-9", (KEYS[0],), at=0.0)


def test_who_was_in_it_does_not_judge() -> None:
    writer, number = a_case()
    case, entries = writer.book.case(number), dict(zip(KEYS, ("ann", "bob", "cid", "dan"), strict=True))
    assert panel(writer.book, case, ("sue", "bob", "tom"), ("ann", "uwe"), entries) == ("sue", "tom")
    assert panel(writer.book, case, ("bob",), ("ann", "uwe"), entries) == ("uwe",), "no steward is free"
    writer.add(Entered(Driver("driver-5", team="Red")))
    assert panel(writer.book, case, ("sue", "eve"), (), {**entries, "driver-5": "eve"}) == ("sue",), "a team-mate"


def test_an_appeal_is_judged_by_others() -> None:
    writer, number = a_case()
    writer.add(Voted(number, True), "sue")
    writer.add(Decided(number, True, "so it was", (Penalty(KEYS[1], "points", 2),)), "sue")
    assert writer.book.outcomes[1].penalties[0].amount == 2
    writer.add(Appealed(number, "digest"), "bob")
    case = writer.book.case(number)
    assert case.is_open
    assert panel(writer.book, case, ("sue", "tom"), ("uwe",), {}) == ("tom", "uwe")
    assert panel(writer.book, case, ("sue",), (), {}) == ("sue",), "nobody else is there"
    writer.add(Voted(number, False), "tom")
    writer.add(Decided(number, False, "it was not so"), "tom")
    assert writer.book.outcomes[1].penalties == ()
    assert not writer.book.case(number).is_open


def test_a_decision_follows_the_vote() -> None:
    writer, number = a_case()
    judges = ("sue", "tom", "uwe")
    writer.add(Voted(number, True), "sue")
    with pytest.raises(paddock.PaddockError, match="1 of the votes are in, and 2 are needed"):
        check_decision(writer.book.case(number), judges, True, ())
    writer.add(Voted(number, False), "tom")
    with pytest.raises(paddock.PaddockError, match="1 to 1"):
        check_decision(writer.book.case(number), judges, True, ())
    check_decision(writer.book.case(number), judges, False, ())
    writer.add(Voted(number, True), "uwe")
    check_decision(writer.book.case(number), judges, True, ())


@pytest.mark.parametrize(
    ("penalty", "says"),
    [
        (Penalty(KEYS[2], "points", 1), "is not about"),
        (Penalty(KEYS[1], "points", 0.5), "whole number"),
        (Penalty(KEYS[1], "places", 99), "from 1 to 20"),
        (Penalty(KEYS[1], "time", 5), "nobody measured"),
    ],
)
def test_a_penalty_is_one_that_the_race_can_bear(penalty: Penalty, says: str) -> None:
    writer, number = a_case()
    with pytest.raises(paddock.PaddockError, match=says):
        check_penalties(writer.book, writer.book.case(number), (penalty,))
    check_penalties(writer.book, writer.book.case(number), (Penalty(KEYS[1], "exclusion"),))


def test_every_event_survives_being_written_down() -> None:
    for line in a_season()[0].lines:
        assert msgspec.json.decode(msgspec.json.encode(line), type=Line) == line


def test_a_log_from_before_there_were_splits_keeps_its_hashes() -> None:
    """What is new in rules and placings is written only if it is used."""
    season = Season("Cup", (10, 6), (), (Race("R", "crazy-race"),), best=1)
    placings = (Placed("driver-1", 1), Placed("driver-2", 2))
    corrected = Correction("why", (Placed("driver-2", 1), Placed("driver-1", 2)))
    events = [
        Agreed(season),
        Entered(Driver("driver-1")),
        Opened(1, "abc", ("driver-1", "driver-2")),
        Result(1, Outcome(placings, (), (corrected,)), "d"),
        Decided(3, True, "x", (Penalty("driver-1", "points", 1),)),
    ]
    line = Line(0, 0.0, "", events[0])
    for number, event in enumerate(events, start=1):
        line = next_line(number, line.hash, 1.0, "ann", event)
    assert line.hash == "d88cfbd3cab4003235ef01f4b9caeb5a60e237c352b78f85004bdafd3453e755"
