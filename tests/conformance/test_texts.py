"""No message is missing, and none is unused; `test_translations.py` compares the languages."""

import ast
import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import paddock
from paddock.core.notation import task_classes
from paddock.core.tasks import Chance, Choice, Event, Option, Sealed
from paddock.core.texts import kebab, room_of


def messages(room: str | Path, lang: str) -> dict[str, set[str]]:
    """The messages of a room, or of a folder of texts, each with the arguments it takes."""
    folder = room if isinstance(room, Path) else files(room).joinpath("texts")
    source = folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    junk = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{room} {lang}: {junk[0].content}"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            text = FluentSerializer().serialize_entry(entry)
            assert entry.id.name not in found, f"{room} {lang}: {entry.id.name} stands there twice"
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", text))
    return found


def subclasses(base: type) -> list[type]:
    direct: list[type] = base.__subclasses__()
    return direct + [each for cls in direct for each in subclasses(cls)]


def named_by_class(room: str) -> set[str]:
    """The keys that options, events, prompts and chance have by their class."""
    keys = set()
    for base, kind in ((Option, "option"), (Event, "event")):
        keys |= {f"{kind}-{kebab(cls.__name__)}" for cls in subclasses(base) if room_of(cls) == room}
    for cls in task_classes(room).values():
        keys |= {f"prompt-{kebab(cls.__name__)}"} if issubclass(cls, (Choice, Sealed)) else set()
        keys |= {f"chance-{kebab(cls.__name__)}"} if issubclass(cls, Chance) else set()
    return keys


def written_in_code(room: str) -> set[str]:
    """The keys that the room's code writes out, with a star where part of it is computed."""
    folder = Path(str(sys.modules[room].__file__)).parent
    keys = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and called in ("message", "Text", "wrong"):
                keys |= {key for arg in node.args[:2] for key in _keys(arg)}
            elif isinstance(node, ast.Call) and called == "Word":
                keys |= {f"option-{key}" for key in _keys(node.args[-1])}
    return keys - {"*"}


def _keys(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _keys(node.body) | _keys(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.JoinedStr):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)}
    return {"*"}


def wanted(room: str) -> set[str]:
    """The keys that the window asks of every game of a room."""
    keys = {"title", "about", "placing"}
    for game in (paddock.game(name) for name in paddock.games()):
        if game.room == room:
            keys |= {f"switch-{switch.name}" for switch in game.switches}
            keys |= {f"value-{switch.name}" for switch in game.switches if isinstance(switch.default, str)}
            keys |= {f"preset-{preset.name}" for preset in game.presets}
            keys |= {f"term-{term}" for term in game.judged_by}
            keys |= {f"driver-{driver}" for driver in game.manners.drivers}
    return keys


@pytest.mark.parametrize("game", paddock.games())
def test_no_message_is_missing_and_none_is_unused(game: str) -> None:
    room = paddock.game(game).room
    known = set(messages(room, "en"))
    written = written_in_code(room)
    exact = {key for key in written if "*" not in key} | wanted(room)
    patterns = [re.compile(re.escape(key).replace(r"\*", ".*")) for key in written if "*" in key]
    by_class = named_by_class(room)

    assert exact - known - {room, "paddock.core"} == set()
    unused = {key for key in known - exact - by_class if not any(pattern.fullmatch(key) for pattern in patterns)}
    assert unused == set()


def test_the_engine_has_every_message_it_says() -> None:
    known, written = set(messages("paddock.core", "en")), written_in_code("paddock.core")

    assert known - written == set()


@pytest.mark.parametrize("game", paddock.games())
def test_switches_presets_and_rules_fit_together(game: str) -> None:
    rules = paddock.game(game)
    for switch in rules.switches:
        assert switch.rule in rules.rules, f"switch {switch.name} names no rule"
        assert switch.default == switch.read(switch.default)
    for preset in rules.presets:
        assert rules.setup(preset=preset.name).game == game
        for lang in paddock.LANGUAGES:
            title, about = rules.preset_title(preset, lang), rules.preset_about(preset, lang)
            assert title
            assert about
            assert f"{title}: {about}" == paddock.render(rules.preset_text(preset), lang)
