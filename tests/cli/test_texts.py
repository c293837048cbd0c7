"""Every message of the command exists in both languages with the same arguments, and is used."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import paddock.cli
from conformance.test_texts import messages

FOLDER = Path(str(paddock.cli.__file__)).parent


def keys_in_code() -> set[str]:
    """The keys of messages that the code uses."""
    keys: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in calls:
            if re.search(r"(^|\.)say$|^translator\(\)$", ast.unparse(call.func)) and call.args:
                constants = [node for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
                keys |= {str(node.value) for node in constants}
    return keys


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("paddock.cli", "en") == messages("paddock.cli", "it")


def test_no_message_is_missing_and_none_is_unused() -> None:
    assert set(messages("paddock.cli", "en")) == keys_in_code() - {""}


def test_every_icon_has_a_sign() -> None:
    from paddock.cli.picture.styles import glyphs
    from paddock.scene.looks import icons

    assert set(icons()) <= set(glyphs())


def test_no_game_is_named_in_the_room() -> None:
    sources = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".tcss")]
    for path in sources:
        text = path.read_text(encoding="utf-8").lower()
        for game in paddock.games():
            assert game not in text, f"{path.name} names {game}"
            assert game.replace("-", "_") not in text, f"{path.name} names {game}"
    assert files("paddock.cli").joinpath("texts", "en.ftl").is_file()
