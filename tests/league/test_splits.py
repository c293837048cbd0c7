"""Rounds with more drivers than seats, raced at several tables."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import paddock
from paddock.core.errors import BadData
from paddock.core.texts import TextError
from paddock.league import Championship
from paddock.league.book import Noted
from paddock.league.classification import classified, winners
from paddock.league.driving import race_bots
from paddock.league.events import Agreed, Entered, Line, Result, Split, next_line
from paddock.league.events import Seated as SeatedAt
from paddock.league.folder import digest, files_of, read_files, recomputed, text_of
from paddock.league.folding import SeasonBook
from paddock.league.season import Bonus, Driver, Outcome, Penalty, Placed, Race, Season
from paddock.league.splits import divided, sizes, table_count
from paddock.league.standings import standings

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
RULES = 'title = "Cup"\npoints = [10, 6, 4, 3, 2, 1]\nfield = 4\nsplits = 2\n'
RACE = '[[races]]\nname = "Cards"\ngame = "crazy-race"\n'


def cup(folder: Path, *extra: str, drivers: int = 8) -> Championship:
    people = "".join(f'[[drivers]]\nname = "{name}"\nbot = "level-1"\n' for name in NAMES[:drivers])
    rules = RULES + "".join(f"{line}\n" for line in extra)
    (folder / "season.toml").write_text(rules + people + RACE * 3, encoding="utf-8")
    return Championship(folder)


def seated(championship: Championship, away: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    return [start.setup.names for start in championship.starts(away)]


# Who sits where


@pytest.mark.parametrize(
    ("count", "room", "most", "tables"), [(4, 4, 3, 1), (5, 4, 3, 2), (9, 4, 3, 3), (20, 4, 3, 3), (9, 4, 0, 1)]
)
def test_as_few_tables_as_hold_everybody(count: int, room: int, most: int, tables: int) -> None:
    assert table_count(count, room, most, range(2, 7)) == tables


def test_no_table_is_smaller_than_the_game_allows() -> None:
    assert table_count(5, 4, 3, range(3, 7)) == 1, "three and two: two are too few, so the fifth waits"
    assert table_count(6, 4, 3, range(3, 7)) == 2
    assert sizes(10, 3) == [4, 3, 3]


def test_tables_are_balanced_or_the_strongest_sit_together() -> None:
    assert divided("abcdefg", 2, "balanced") == [["a", "d", "e"], ["b", "c", "f", "g"]]
    assert divided("abcdefg", 2, "standing") == [["a", "b", "c", "d"], ["e", "f", "g"]]


def test_a_round_is_split_by_entry_first_and_by_standing_then(tmp_path: Path) -> None:
    championship = cup(tmp_path, 'split_by = "standing"')
    assert seated(championship) == [("Ann", "Bob", "Cid", "Dan"), ("Eve", "Fay", "Gus", "Hal")]
    championship.enter([[name] for name in ("Dan", "Cid", "Bob", "Ann", "Hal", "Gus", "Fay", "Eve")], [])
    assert [set(names) for names in seated(championship)] == [
        {"Dan", "Hal", "Cid", "Gus"},
        {"Bob", "Fay", "Ann", "Eve"},
    ]


def test_only_those_wait_who_do_not_fit_the_tables(tmp_path: Path) -> None:
    championship = cup(tmp_path, drivers=9)
    starts = championship.starts()
    assert [len(start.drivers) for start in starts] == [4, 4]
    assert [driver.name for driver in starts[0].waiting] == ["Ida"]
    assert seated(championship, away=("Ann",))[0][-1] == "Ida", "who moves up is dealt a table like everybody"
    assert [len(names) for names in seated(championship, away=NAMES[:4])] == [3, 2]
    assert len(seated(championship, away=NAMES[:5])) == 1


# Results


def test_a_round_of_bots_is_raced_added_and_verified(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    records = [race_bots(start, f"seed/{start.split}") for start in championship.starts()]
    outcome = championship.add(records)
    assert sorted({each.split for each in outcome.placings}) == [1, 2]
    assert {path.name for path in tmp_path.glob("*.race")} == {"01-1.race", "01-2.race"}
    again = Championship(tmp_path)
    assert sorted(row.points for row in again.standings().drivers if row.points) == [3, 3, 4, 4, 6, 6, 10, 10]
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert recomputed(files) == []
    files["01-1.race"], files["01-2.race"] = files["01-2.race"], files["01-1.race"]
    assert recomputed(files) == ["01.json is not the result of 01.race"]


def test_records_of_other_races_and_drivers_at_two_tables_are_refused(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    first, second = (race_bots(start, "seed") for start in championship.starts())
    with pytest.raises(TextError, match="one seat only"):
        championship.add([first, first])
    with pytest.raises(TextError, match="at most 2 tables"):
        championship.add([first, second, first])
    assert not championship.outcomes
    assert not list(tmp_path.glob("*.race"))


def test_a_result_is_typed_for_all_tables_and_each_has_its_own_order(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    assert seated(championship) == [("Ann", "Dan", "Eve", "Hal"), ("Bob", "Cid", "Fay", "Gus")]
    noted = Noted(grid=("Bob", "Ann", "Dan"), fastest="Gus")
    outcome = championship.enter([["Hal"], ["Bob"], ["Cid", "Ann"], ["Dan"], ["Gus"]], ["Fay", "Eve"], noted=noted)
    by_table = {number: [(p.driver, p.place) for p in outcome.placings if p.split == number] for number in (1, 2)}
    assert by_table == {
        1: [("Hal", 1), ("Ann", 2), ("Dan", 3), ("Eve", 4)],
        2: [("Bob", 1), ("Cid", 2), ("Gus", 3), ("Fay", 4)],
    }
    assert {each.driver: each.grid for each in outcome.placings if each.grid} == {"Ann": 1, "Dan": 2, "Bob": 1}
    assert winners(outcome, championship.season) == ["Hal", "Bob"]
    corrected = championship.correct(
        1, [["Ann"], ["Hal"], ["Bob"], ["Cid"], ["Dan"], ["Gus"]], ["Fay", "Eve"], "misread"
    )
    assert [each.driver for each in corrected.placings if each.place == 1] == ["Ann", "Bob"]
    assert Championship(tmp_path).outcomes == [corrected]


def test_a_round_is_never_incomplete(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    with pytest.raises(TextError, match="Hal missing"):
        championship.enter([[name] for name in NAMES[:7]], [])


# Points


PLACED = tuple(
    Placed(name, index % 3 + 1, split=index // 3 + 1, grid=index % 3 + 1) for index, name in enumerate("abcdef")
)
SIX = Season("Cup", (10, 6, 4, 3, 2, 1), tuple(Driver(name) for name in "abcdef"), (Race("R", "crazy-race"),), splits=2)


def points(season: Season, outcome: Outcome) -> dict[str, int]:
    return {row.name: row.points for row in standings(season, [outcome]).drivers}


def test_each_table_has_the_whole_scale_or_the_scale_goes_through() -> None:
    outcome = Outcome(PLACED)
    assert points(SIX, outcome) == {"a": 10, "d": 10, "b": 6, "e": 6, "c": 4, "f": 4}
    through = replace(SIX, split_by="standing", split_points="through")
    assert points(through, outcome) == {"a": 10, "b": 6, "c": 4, "d": 3, "e": 2, "f": 1}
    assert winners(outcome, SIX) == ["a", "d"]
    assert winners(outcome, through) == ["a"]


def test_pole_is_that_of_each_table_or_of_the_round() -> None:
    bonus = replace(SIX, points=(0,), bonus=Bonus(pole=1, gained=1))
    started_last = Outcome(tuple(replace(each, grid=4 - each.grid) for each in PLACED))
    assert points(bonus, started_last) == {"a": 2, "b": 0, "c": 1, "d": 2, "e": 0, "f": 1}
    through = replace(bonus, split_by="standing", split_points="through")
    assert points(through, started_last) == {"a": 2, "b": 0, "c": 1, "d": 2, "e": 0, "f": 0}


def test_a_penalty_moves_a_car_back_at_its_own_table_only() -> None:
    outcome = Outcome(PLACED, penalties=(Penalty("d", "places", 5), Penalty("a", "exclusion")))
    assert [(each.driver, each.split, each.place) for each in classified(outcome)] == [
        ("b", 1, 1),
        ("c", 1, 2),
        ("a", 1, 3),
        ("e", 2, 1),
        ("f", 2, 2),
        ("d", 2, 3),
    ]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("splits = 17", "from 0 to 16"),
        ('split_by = "luck"', "balanced standing"),
        ('split_points = "none"', "each through"),
        ('split_points = "through"', "needs split_by"),
    ],
)
def test_rules_that_contradict_each_other_are_told(tmp_path: Path, line: str, says: str) -> None:
    rules = RULES.replace("splits = 2\n", "") if line.startswith("splits") else RULES
    (tmp_path / "season.toml").write_text(f'{rules}{line}\n[[drivers]]\nname = "Ann"\n{RACE}', encoding="utf-8")
    with pytest.raises(BadData, match=says):
        Championship(tmp_path)


# The log


def test_a_split_round_in_the_log_is_exported_and_recomputed_equal() -> None:
    keys = [f"driver-{number}" for number in range(1, 9)]
    names = dict(zip(keys, NAMES, strict=False))
    book, lines = SeasonBook(), list[Line]()

    def add(event: object) -> None:
        lines.append(next_line(len(lines) + 1, book.hash, 0.0, "ann", event))  # type: ignore[arg-type]
        book.apply(lines[-1])

    add(Agreed(Season("Cup", (10, 6, 4), (), (Race("Cards", "crazy-race"),) * 2, field=4, splits=3)))
    for key in keys:
        add(Entered(Driver(key, bot="level-1")))
    starts = book.starts()
    add(Split(1, tuple(SeatedAt(f"table-{start.split}", start.setup.names) for start in starts)))
    records = tuple(race_bots(start, f"seed/{start.split}") for start in starts)
    add(Result(1, book.outcome_of(records), digest(text_of(records, {}))))
    files = files_of(book, names, {1: records}, lines)
    assert recomputed(files) == []
    theirs, read = read_files(files)
    assert len(read[1]) == 2
    assert [(names[row.name], row.points) for row in book.standings().drivers] == [
        (row.name, row.points) for row in theirs.standings().drivers
    ]
    del files["01-2.race"]
    assert recomputed(files) == ["01.race is not the record that was filed"]
    assert paddock.replay(read[1][0]).over
