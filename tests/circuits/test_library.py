"""Circuits in the user's own folder are found next to ours."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import paddock
from paddock.circuits import circuit, circuits, own_circuits, raced_circuits
from paddock.circuits.library import OURS, ours, own_folder
from paddock.core import sheets
from paddock.core.errors import BadData, PaddockError
from paddock.core.text_files import load

RING = (OURS / "new.template").read_text("utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path))
    made = own_folder()
    made.mkdir()
    return made


def write(folder: Path, name: str, id: str = "") -> Path:  # noqa: A002  the circuit's own word
    file = folder / f"{name}.circuit"
    file.write_text(RING.replace('circuit ID "NAME"', f'circuit {id or name} "{name}"'), "utf-8")
    return file


def test_a_file_in_the_folder_is_a_circuit_like_ours(folder: Path) -> None:
    write(folder, "ring")
    assert "ring" in circuits()
    assert "ring" in circuits("cells")
    assert "ring" not in circuits("spaces")
    assert circuit("ring").cells is not None


def test_a_changed_file_is_read_again_and_an_unchanged_one_is_not(folder: Path) -> None:
    file = write(folder, "ring")
    first = circuit("ring")
    assert circuit("ring") is first
    file.write_text(file.read_text("utf-8").replace('"ring"', '"Another"'), "utf-8")
    assert "Another" == circuit("ring").name


def test_our_circuits_are_kept_and_never_hidden(folder: Path) -> None:
    write(folder, "monza")
    assert circuit("monza") is circuit("monza")
    assert "Autodromo Nazionale di Monza" == circuit("monza").name


def test_a_file_must_bear_the_name_of_its_circuit(folder: Path) -> None:
    write(folder, "ring", "rung")
    with pytest.raises(BadData, match=r"the circuit is called rung: name the file rung\.circuit"):
        circuit("ring")


def test_a_name_is_never_a_path(folder: Path) -> None:
    (folder.parent / "secret.circuit").write_text(RING, "utf-8")
    for name in ("../secret", "..", "/etc/passwd", "", "Ring", "a/b"):
        with pytest.raises(PaddockError, match="there is no circuit"):
            circuit(name)


def test_a_link_that_leads_outside_is_not_followed(folder: Path) -> None:
    outside = write(folder.parent, "ring")
    (folder / "ring.circuit").symlink_to(outside)
    assert "ring" not in circuits()


def test_files_that_are_no_text_or_too_large_are_refused(folder: Path) -> None:
    (folder / "noise.circuit").write_bytes(b"\xff\xfe\x00circuit")
    (folder / "huge.circuit").write_bytes(b"#" * 300_000)
    with pytest.raises(BadData, match=r"noise\.circuit:1: the file is not plain text: save it as text in Unicode"):
        circuit("noise")
    with pytest.raises(BadData, match=r"huge\.circuit:1: the file is too large"):
        circuit("huge")
    assert not {"noise", "huge"} & set(circuits("cells"))


def test_an_unknown_product_is_refused() -> None:
    with pytest.raises(PaddockError, match="there is no product 'hexes'; there are: cells sections spaces"):
        circuits("hexes")


@pytest.mark.parametrize("game", ["automobiles", "formula-de", "race90-1", "race90-2"])
def test_a_race_on_it_stays_as_it_was_when_the_file_changes(folder: Path, game: str) -> None:
    """Named by its id, raced by its sheet: the record encloses it."""
    file = folder / "pass.circuit"
    text = load(ours()["corvo"]).replace('circuit corvo "Passo del Corvo"', 'circuit pass "My pass"')
    file.write_text(text, "utf-8")
    match = paddock.game(game).new(2, "pass", seed=4)
    assert match.setup.circuit == paddock.game(game).setup(2, match.setup.circuit).circuit
    match.play_out(2)
    record = str(match.record())

    file.write_text(text.replace("stops 1", "stops 2", 1), "utf-8")
    assert '| circuit pass "My pass"' in record
    assert match.position == paddock.replay(record).position
    assert match.setup.circuit != paddock.game(game).setup(2, "pass").circuit


def test_a_race_is_found_again_by_the_file_alone(folder: Path) -> None:
    """Another process has not seen the sheet, but the folder has it."""
    write(folder, "ring")
    (folder / "broken.circuit").write_text('circuit broken "Broken"\n"', "utf-8")
    sheet = paddock.game("formula-de").setup(2, "ring").circuit
    sheets._kept.clear()
    assert 'circuit ring "ring"' == (sheets.find(sheet) or "").splitlines()[0]


def test_a_circuit_without_what_the_game_is_raced_on_is_refused_with_a_reason(folder: Path) -> None:
    write(folder, "ring")
    with pytest.raises(PaddockError, match="the circuit ring has no sections, which race90-2 is raced on"):
        paddock.game("race90-2").setup(2, "ring")


def test_games_offer_only_those_that_can_be_read(folder: Path) -> None:
    write(folder, "ring")
    (folder / "broken.circuit").write_text('circuit broken "Broken"\n  ahead nonsense\ncells\nsections\n', "utf-8")
    assert [*ours(), "ring"] == raced_circuits("cells")
    assert [] == own_circuits("sections")
    with pytest.raises(BadData, match=r"broken\.circuit:2"):
        paddock.game("formula-de").setup(2, "broken")


def test_a_record_that_names_it_by_its_id_still_leads_to_its_end(folder: Path) -> None:
    """As records did before they enclosed such circuits."""
    write(folder, "ring")
    game = paddock.game("formula-de")
    match = game.race(replace(game.setup(2, "ring"), circuit="ring"), seed=3)
    match.play_out(3, 60)
    record = paddock.Record.parse(str(match.record()))
    assert "ring" == record.circuit
    assert match.position == paddock.replay(record).position
