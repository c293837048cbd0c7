"""Every complaint about a circuit file is a message of the room, so it can be told in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock.circuits
from conformance.test_texts import messages
from paddock.circuits import check
from paddock.circuits.small import named_board
from paddock.cli import main
from paddock.core.errors import BadData
from paddock.core.texts import TextError

ROOM = Path(paddock.circuits.__file__).parent
OURS = {"Wrong", "wrong", "say"}
"""What makes a complaint: an error, a text, or one more of a file's complaints."""
BARE = {"PaddockError"}
"""What would take a sentence in one language."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function in this room, by its name; drawings have words of their own."""
    for file in sorted(ROOM.glob("*.py")):
        if file.name.startswith("drawing_"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node


def keys(call: ast.Call, place: int) -> list[str]:
    """The keys that a call may name: a word, one of two words, or a key handed on."""
    given = call.args[place]
    either = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    return [each.value for each in either if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def complaints() -> list[tuple[str, set[str]]]:
    """The key of every complaint with its arguments."""
    found = []
    for name, call in calls():
        if name in OURS:
            given = {each.arg for each in call.keywords if each.arg}
            found += [(f"wrong-{key}", given) for key in keys(call, 1 if name == "say" else 0)]
    return found


def test_every_complaint_has_its_message_and_every_message_its_complaint() -> None:
    said, written = complaints(), messages(ROOM / "texts", "it")

    assert len(said) > 100
    assert [(key, given) for key, given in said if written.get(key) != given] == []
    assert {key for key in written if key.startswith("wrong-")} == {key for key, _ in said}


def test_whatever_a_line_may_lack_has_a_name() -> None:
    asked = {"take", "name", "title", "whole", "number", "span", "thing", "read_list"}
    words = {
        each.value for name, call in calls() if name in asked for each in call.args if isinstance(each, ast.Constant)
    }
    named = {f"what-{word}" for word in words if isinstance(word, str)} | {"what-either"}
    costs = {"what-tyres", "what-damage", "what-cards", "what-time"}

    assert named | costs == {key for key in messages(ROOM / "texts", "it") if key.startswith("what-")}


def test_no_error_of_this_room_is_a_sentence_in_english_alone() -> None:
    assert [ast.unparse(call) for name, call in calls() if name in BARE] == []
    loose = [call for name, call in calls() if name in {"bad", "complaint"}]
    assert [ast.unparse(call) for call in loose if isinstance(call.args[1], ast.Constant | ast.JoinedStr)] == []


@pytest.mark.parametrize(
    ("text", "line", "italian"),
    [
        ("circuit Monza", 1, "l'id del circuito: servono lettere minuscole e cifre (al massimo 24), non Monza"),
        ("circuit monza", 1, 'manca il nome del circuito: scrivilo tra virgolette, oppure "" per nessuno'),
        ("\ntrack", 2, "a fine riga manca il numero di corsie"),
        ("track 3 lanes heading 0 sea", 1, "sea qui non ha senso: la riga doveva finire prima"),
        ('real 5000 m "x"', 1, 'qui va clockwise o anticlockwise, non il nome tra virgolette "x"'),
        ("cells\npit up", 2, "qui va left o right, non up"),
        ("cells\nweather rain 1-20 fair 20-20", 2, "la faccia 20 ha due meteo"),
        ("# nothing", 1, "manca la riga track, per esempio: track 3 lanes heading 0"),
    ],
)
def test_a_complaint_keeps_its_line_and_is_told_in_italian(text: str, line: int, italian: str) -> None:
    with pytest.raises(BadData) as error:
        check(text, "mine")

    assert f"mine:{line}: {italian}" in [each.label("it") for each in error.value.complaints]


def test_circuits_and_boards_that_are_not_there_are_refused_in_italian() -> None:
    with pytest.raises(TextError) as error:
        paddock.circuits.circuit("monzza")
    assert error.value.label("it") == "non c'è un circuito 'monzza'; forse intendevi 'monza'?"
    with pytest.raises(TextError) as error:
        paddock.circuits.circuit("monza").board("cells", form="poster")
    assert error.value.label("it") == "non c'è un formato 'poster'; ci sono: desktop phone"
    with pytest.raises(BadData) as broken:
        named_board("none")
    assert "non c'è una plancia piccola none" in broken.value.label("it")


def test_the_command_checks_in_italian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.circuit"
    file.write_text('circuit mine "Mine"\ntrack 9 lanes heading 0\n', encoding="utf-8")

    assert main(["--lang", "it", "circuit", "check", str(file)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"paddock: {file}:1: qui non si può giocare a nulla: aggiungi cells, sections o spaces",
        f"paddock: {file}:2: il numero di corsie: serve un numero intero da 3 a 4, non 9",
    ]
