"""`paddock deck`: four commands, and races with what lies in the user's folder."""

from pathlib import Path

import pytest

import paddock
from paddock.cli import main
from paddock.core import decks, sheets
from paddock.core.deck_files import own_folder

PRINTED = ["crazy-race", "race90-1", "race90-2"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return own_folder()


def run(*words: str) -> int:
    return main(["deck", *words])


def own(folder: Path, old: str = "", new: str = "", like: str = "crazy-race") -> Path:
    """A deck of the user's own with one change."""
    assert 0 == run("new", "slow", "--like", like, "--name", "Slow trains")
    file = folder / "slow.deck"
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")
    return file


def test_list_names_printed_decks_and_ones_own(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own(folder)
    capsys.readouterr()
    assert 0 == run("list")
    lines = capsys.readouterr().out.splitlines()
    assert [*PRINTED, "slow"] == [line.split()[0] for line in lines]
    assert lines[-1].split() == ["slow", "Slow", "trains", "crazy-race", "yours"]
    assert 0 == run("list", "--game", "race90-2", "--lang", "it")
    [line] = capsys.readouterr().out.splitlines()
    assert line.endswith("stampato")


def test_list_says_when_a_deck_has_mistakes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own(folder, "train 70 3 none", "train 0 3 none")
    (folder / "noise.deck").write_bytes(b"\xff\xfe\x00")
    capsys.readouterr()
    assert 0 == run("list")
    noise, slow = capsys.readouterr().out.splitlines()[-2:]
    assert (
        "noise          one mistake: noise.deck:1: the file is not plain text: save it as text in Unicode (utf-8)"
        == noise
    )
    assert "slow           one mistake: slow.deck:4: the speed is a whole number from 1 to 120, not '0'" == slow


@pytest.mark.parametrize(("game", "count"), [("crazy-race", 43), ("race90-1", 184), ("race90-2", 184)])
def test_show_tells_every_card_in_words(game: str, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run("show", game)
    head, *cards = capsys.readouterr().out.splitlines()
    assert f"{count} cards" in head
    assert count == len(cards)


def test_show_has_the_track_cards_of_a_circuit(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run("show", "race90-2", "--circuit", "monza", "--lang", "it")
    shown = capsys.readouterr().out
    assert "218 carte; va bene per monza" in shown
    assert "t7e" in shown


def test_the_text_of_a_deck_can_be_written_to_a_file_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == run("show", "race90-2", "--circuit", "monza", "--text")
    file = tmp_path / "theirs.deck"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert 0 == run("check", str(file), "--circuit", "monza")
    assert "theirs" in capsys.readouterr().out
    assert 1 == run("check", str(file), "--circuit", "meadow")
    assert "the circuit has no corner" in capsys.readouterr().err


def test_check_tells_all_mistakes_with_their_lines_and_goes_on(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own(folder, "train 70 3 none", "train 0 3 none")
    file.write_text(file.read_text("utf-8").replace("starter train-a 4 none", "starter tram 4 none"), "utf-8")
    capsys.readouterr()
    assert 1 == run("check", "slow", "crazy-race")
    shown = capsys.readouterr()
    said = shown.err.splitlines()
    assert 3 == len(said)
    assert "paddock: slow.deck:4: the speed is a whole number from 1 to 120, not '0'" in said
    assert all(line.startswith("paddock: slow.deck") for line in said)
    assert shown.out.startswith("crazy-race")
    assert 1 == run("check", "slow", "--lang", "it")
    assert "slow.deck:4: la velocità è un numero intero" in capsys.readouterr().err


def test_check_without_names_checks_everything(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own(folder)
    capsys.readouterr()
    assert 0 == run("check")
    assert [*PRINTED, "slow"] == [line.split()[0] for line in capsys.readouterr().out.splitlines()]


def test_new_copies_a_deck_with_its_comments(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own(folder, '"Slow trains"', '"Slow trains"  # ours')
    capsys.readouterr()
    assert 0 == run("new", "slower", "--like", str(file), "--name", "Slower")
    assert str(folder / "slower.deck") == capsys.readouterr().out.strip()
    assert 'deck crazy-race "Slower"  # ours' == (folder / "slower.deck").read_text("utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        (("show", "nothing"), 2, "there is no deck 'nothing'; choose one of: crazy-race race90-1 race90-2"),
        (("check", "no/such.deck"), 1, "no/such.deck: there is no such file"),
        (("list", "--game", "automobiles"), 2, "automobiles has no decks of users' own"),
        (("show", "crazy-race", "--circuit", "monza"), 2, "crazy-race is not played on circuits"),
        (("show", "race90-2", "--circuit", "nowhere"), 1, "nowhere"),
        (("new", "Bad Name", "--like", "crazy-race"), 2, "'Bad Name' is not an id"),
        (("new", "slow", "--like", "crazy-race", "--name", 'a"b'), 2, "without quotes"),
        (("new", "slow"), 2, "--like"),
    ],
)
def test_what_goes_wrong_is_one_clear_line(
    words: tuple[str, ...], status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status == run(*words)
    shown = capsys.readouterr()
    assert shown.err.startswith("paddock: ")
    assert says in shown.err
    assert 1 == len(shown.err.splitlines())


def test_an_existing_deck_is_never_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = own(folder).read_text("utf-8")
    assert 2 == run("new", "slow", "--like", "race90-2")
    assert "deck slow exists already" in capsys.readouterr().err
    assert before == (folder / "slow.deck").read_text("utf-8")


def test_a_text_without_a_heading_is_no_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bare.deck").write_text("train 70 3 none\n", "utf-8")
    assert 1 == run("check", "bare.deck")
    assert "bare.deck:1: a deck begins with its game and its name" in capsys.readouterr().err


def test_a_race_names_a_deck_of_the_folder_by_its_id(folder: Path) -> None:
    own(folder, "train 70 3 none", "train 10 6 none")
    match = paddock.game("crazy-race").new(3, switches={"deck": "slow"}, seed=1)
    sheet = match.setup.switches["deck"]
    assert sheets.is_sheet(sheet)
    assert "Slow trains" == decks.deck_title(str(sheet))
    assert "train 10 6 none" in str(match.record())
    sheets._kept.clear()  # as in another process
    assert match.position == paddock.game("crazy-race").at(match.position).position


def test_a_deck_with_mistakes_or_for_another_game_is_not_raced_with(folder: Path) -> None:
    own(folder, "train 70 3 none", "train 0 3 none")
    with pytest.raises(paddock.BadData, match=r"slow\.deck:4: the speed is a whole number"):
        paddock.game("crazy-race").setup(3, switches={"deck": "slow"})
    with pytest.raises(paddock.BadData, match=r"slow\.deck:1: a deck begins with its game"):
        paddock.game("race90-2").setup(3, "monza", {"deck": "slow"})
    with pytest.raises(paddock.PaddockError, match="it is one of: printed slow"):
        paddock.game("crazy-race").setup(3, switches={"deck": "fast"})


def test_cards_of_ones_own_are_simulated_and_printed(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own(folder, "train 70 3 none", "train 10 6 none")
    words = ["simulate", "crazy-race", "--games", "2", "--bots", "random", "--switch", "deck=slow"]
    assert 0 == main(words)
    assert 0 == main(["print", "crazy-race", "--only", "cards", "--switch", "deck=slow", "-o", "cards.html"])
    assert "speed 10, 6 stages" in (tmp_path / "cards.html").read_text("utf-8")
