"""`paddock circuit`: four commands, clear errors, no traceback."""

from pathlib import Path

import pytest

from paddock.circuits import circuits
from paddock.cli import main


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "circuits"


def run(*words: str) -> int:
    return main(["circuit", *words])


def test_list_names_every_circuit_and_its_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run("list")
    lines = capsys.readouterr().out.splitlines()
    assert circuits() == [line.split()[0] for line in lines]
    assert lines[circuits().index("monza")].endswith("cells sections spaces")


def test_list_can_be_narrowed_to_a_product(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("new", "ring")
    capsys.readouterr()
    assert 0 == run("list", "--product", "spaces")
    assert circuits("spaces") == [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert "ring" not in circuits("spaces")


def test_check_sums_up_every_circuit_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run("check")
    shown = capsys.readouterr()
    assert "" == shown.err
    lines = [line for line in shown.out.splitlines() if not line.startswith(" ")]
    assert len(circuits()) == len(lines)
    monza = next(line for line in lines if line.startswith("monza"))
    for fact in ("387 cells, 6 corners, 8 stops", "24 sections, 7 numbered corners", "96 spaces", "lap 118.7 cells"):
        assert fact in monza


def test_check_tells_every_complaint_and_goes_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("new", "ring")
    file = folder / "ring.circuit"
    file.write_text(file.read_text("utf-8").replace("grid 8", "grid 80").replace("stops 1", "stops 0"), "utf-8")
    capsys.readouterr()
    assert 1 == run("check", "ring", "monza")
    shown = capsys.readouterr()
    assert 3 == shown.err.count("ring.circuit:")
    assert shown.out.startswith("monza")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("check", "nowhere"), "there is no circuit 'nowhere'; choose one of: barcelona"),
        (("draw", "nowhere"), "there is no circuit 'nowhere'"),
        (("draw", "monza", "-o", "x.svg"), "several boards; choose one with --product"),
        (("draw", "daytona", "--product", "spaces", "-o", "x.png", "--width", "9"), "16 to 8000 pixels"),
        (("draw", "daytona", "--product", "spaces", "-o", "no/such/x.svg"), "there is no such file or folder"),
        (("new", "Bad Name"), "'Bad Name' is not an id"),
        (("new", "monza"), "circuit monza exists already"),
        (("new", "ring", "--like", "nowhere"), "there is no circuit 'nowhere'"),
        (("new", "ring", "--name", 'a"b'), "without quotes"),
        (("check", "--settle", "spa"), "spa is built in and cannot be changed"),
    ],
)
def test_what_goes_wrong_is_one_clear_line(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == run(*words)
    shown = capsys.readouterr()
    assert shown.err.startswith("paddock: ")
    assert says in shown.err
    assert 1 == len(shown.err.splitlines())


def test_a_board_that_a_circuit_lacks_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("new", "ring")
    capsys.readouterr()
    assert 2 == run("draw", "ring", "--product", "spaces")
    assert "paddock: ring has no spaces; possible: cells\n" == capsys.readouterr().err


def test_a_file_that_is_not_there_is_a_wrong_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == run("check", "no/such.circuit")
    assert "paddock: no/such.circuit: there is no such file\n" == capsys.readouterr().err


def test_new_begins_a_circuit_that_every_command_finds(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run("new", "ring", "--name", "My Ring")
    assert str(folder / "ring.circuit") == capsys.readouterr().out.strip()
    assert 0 == run("check", "ring")
    assert 0 == run("list")
    assert "My Ring" in capsys.readouterr().out
    assert 2 == run("new", "ring")


def test_new_can_copy_a_circuit_with_its_comments(folder: Path) -> None:
    assert 0 == run("new", "monza2", "--name", "Other", "--like", "monza")
    text = (folder / "monza2.circuit").read_text("utf-8")
    assert 'circuit monza2 "Other"' in text
    assert "# Parabolica opens out" in text
    assert 0 == run("check", "monza2")


def test_settle_writes_the_lengths_that_close_the_loop(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("new", "ring")
    file = folder / "ring.circuit"
    before = file.read_text("utf-8")
    assert 0 == run("check", "ring", "--settle")
    after = file.read_text("utf-8")
    assert before != after
    assert 0 == run("check", str(file), "--settle")
    assert before.count("#") == after.count("#")


def test_draw_writes_svg_for_every_board_and_png_where_asked(tmp_path: Path) -> None:
    assert 0 == run("draw", "monza", "-o", "pictures")
    assert ["monza-cells.svg", "monza-sections.svg", "monza-spaces.svg"] == sorted(
        file.name for file in (tmp_path / "pictures").iterdir()
    )
    assert 0 == run("draw", "daytona", "--png", "--width", "200", "--form", "phone", "--lang", "it")
    assert (tmp_path / "daytona-spaces-phone.png").read_bytes().startswith(b"\x89PNG")


def test_list_says_when_a_file_cannot_be_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.mkdir(parents=True)
    (folder / "broken.circuit").write_text("what is this", "utf-8")
    assert 0 == run("list", "--lang", "it")
    assert "broken         non si legge" in capsys.readouterr().out
