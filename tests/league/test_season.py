"""What an organiser may write, and what is said about the rest."""

from pathlib import Path

import pytest

import paddock
from paddock.league.first import write_season
from paddock.league.season import read_season

GOOD = """
title = "Cup"
points = [3, 2, 1]
[[drivers]]
name = "Ann"
[[drivers]]
name = "Bob"
[[races]]
name = "First"
game = "crazy-race"
"""


def season_of(tmp_path: Path, text: str) -> None:
    path = tmp_path / "season.toml"
    path.write_text(text, encoding="utf-8")
    read_season(path)


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_a_new_championship_can_race_as_it_is(tmp_path: Path, lang: str) -> None:
    season = read_season(write_season(tmp_path / "cup", 'The "Cup"', lang))

    assert season.title == "The 'Cup'"
    assert len(season.drivers) == 4
    assert {race.game for race in season.races} == {game for game in paddock.games() if 4 in paddock.game(game).seats}


def test_a_season_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = write_season(tmp_path, "Cup")
    path.write_text("mine", encoding="utf-8")

    with pytest.raises(paddock.PaddockError, match="exists already; it was not changed"):
        write_season(tmp_path, "Cup")
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_folder_without_a_season_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(paddock.PaddockError, match="'paddock league new' writes one"):
        read_season(tmp_path / "season.toml")


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ('title = "Cup"', "title = Cup", "the file is not written as a season must be: Invalid value"),
        ('title = "Cup"', 'titel = "Cup"', "a season has no 'titel': check the spelling"),
        ("points = [3, 2, 1]", 'points = "3 2 1"', "points must be a list in square brackets, not a text"),
        ("points = [3, 2, 1]", "points = []", "a season has points and at least one race"),
        ("points = [3, 2, 1]", "points = [3]\nbest = -1", "best is 0 .* or more, not -1"),
        ("points = [3, 2, 1]", 'points = [3]\norder = "random"', "order is one of: entry standing reverse"),
        ('name = "Bob"', 'name = "ann"', "two drivers are called ann"),
        ('name = "Bob"', 'name = " Bob"', "' Bob' is no name"),
        ('name = "Bob"', 'name = "Bob"\nbot = "clever"', "driver Bob: .*clever"),
        ('name = "Bob"', 'name = "Bob"\nreplaces = "Zoe"', "driver Bob names Zoe, who is no driver"),
        ('game = "crazy-race"', 'game = "ludo"', r"race 1 \(First\): there is no game 'ludo'"),
        ('game = "crazy-race"', 'game = "crazy-race"\ncircuit = "monza"', "cannot be raced at 'monza'"),
        ('game = "crazy-race"', 'game = "crazy-race"\ndrivers = ["Ann", "Eve"]', "names Eve, who is no driver"),
        ('game = "crazy-race"', 'game = "crazy-race"\ndrivers = ["Ann"]', "2 to 7 seats, not 1"),
        (
            "[[races]]",
            '[[adjustments]]\ndriver = "Eve"\npoints = 1\nwhy = "x"\n[[races]]',
            "an adjustment names Eve, who is no driver",
        ),
    ],
)
def test_what_is_wrong_in_a_season_is_said(tmp_path: Path, was: str, becomes: str, says: str) -> None:
    season_of(tmp_path, GOOD)

    with pytest.raises(paddock.BadData, match=says):
        season_of(tmp_path, GOOD.replace(was, becomes, 1))


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("crazy-race", "ludo").replace("Bob", "Ann")

    with pytest.raises(paddock.BadData) as caught:
        season_of(tmp_path, text)
    assert len(caught.value.complaints) == 2


def test_fields_that_do_not_fit_are_all_said_at_once(tmp_path: Path) -> None:
    text = GOOD.replace('title = "Cup"', 'titel = "Cup"\nbest = "all"').replace('name = "Bob"', "name = 3\nbott = 1")

    with pytest.raises(paddock.BadData) as caught:
        season_of(tmp_path, text)
    assert [each.message for each in caught.value.complaints] == [
        "a season has no 'titel': check the spelling, or remove it",
        "the season has no 'title' yet: write title = …",
        "drivers 2 has no 'bott': check the spelling, or remove it",
        "drivers 2: name must be a text in quotes, not a number",
        "best must be a whole number, not a text",
    ]


def test_what_is_wrong_is_said_in_italian(tmp_path: Path) -> None:
    text = GOOD.replace('title = "Cup"', 'titel = "Cup"')

    with pytest.raises(paddock.BadData) as caught:
        season_of(tmp_path, text)
    assert "una stagione non ha 'titel': controlla come è scritto, o toglilo" in caught.value.label("it")
    with pytest.raises(paddock.BadData) as caught:
        season_of(tmp_path, GOOD.replace('name = "Bob"', 'name = "ann"'))
    assert "due piloti si chiamano ann" in caught.value.label("it")
