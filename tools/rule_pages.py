"""Rule, code and proof, side by side: a page for each game from its catalogue, its source and its tests."""

import ast
import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path

import paddock

ROOT = Path(__file__).resolve().parent.parent
ID = re.compile(r"\b[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+-?\d+[a-z]?\b")


def proofs() -> dict[str, list[str]]:
    """The tests that name each rule."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "examples").rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in getattr(node, "decorator_list", []):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                    for arg in mark.args:
                        assert isinstance(arg, ast.Constant), f"{path.name}: a rule is named by its ID in quotes"
                        found[str(arg.value)].append(sentence(str(getattr(node, "name", ""))))
    return found


def sentence(name: str) -> str:
    """A test's name as the sentence it is."""
    return name.removeprefix("test_").replace("_", " ")


def places(room: str) -> dict[str, list[str]]:
    """Where the code of a room names each rule."""
    folder = Path(str(import_module(room).__file__)).parent
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.glob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for rule in ID.findall(line):
                where = f"{path.name}:{number}"
                if where not in found[rule]:
                    found[rule].append(where)
    return found


def page(game: paddock.Game, proved: dict[str, list[str]]) -> str:
    """The rules of a game as a page."""
    lines = [f"# {game.title()}", "", game.about(), "", f"Seats: {game.seats[0]} to {game.seats[-1]}.", ""]
    where = places(game.room)
    chapter = ""
    for rule in game.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [f"## {chapter}", ""]
        lines += [f"{rule.id}", f": {safe(rule.text)}"]
        if where.get(rule.id):
            lines += ["", "  Code: " + ", ".join(f"`{place}`" for place in where[rule.id][:4])]
        lines += ["", "  Proof: " + "; ".join(dict.fromkeys(proved.get(rule.id, ["none"]))), ""]
    return "\n".join(lines) + "\n"


def safe(text: str) -> str:
    """A sentence without signs that Markdown would take for its own."""
    return re.sub(r"([*_<>|\[\]`$#])", r"\\\1", text)


def switch_lines(game: paddock.Game) -> list[str]:
    """What can be set, and the presets."""
    lines = ["", f"## {game.title()}", ""]
    if game.presets:
        lines += ["| preset | what it is for |", "| --- | --- |"]
        lines += [f"| `{each.name}` | {safe(paddock.render(game.preset_text(each)))} |" for each in game.presets] + [""]
    if game.switches:
        lines += ["| switch | usually | possible | what it does |", "| --- | --- | --- | --- |"]
        lines += [switch_line(game, each) for each in game.switches]
    return lines


def switch_line(game: paddock.Game, switch: paddock.Switch) -> str:
    """A row of the table of switches."""
    possible = " ".join(map(written, switch.values)) or f"{switch.least} to {switch.most}"
    does = safe(paddock.render(game.switch_text(switch)))
    return f"| `{switch.name}` | {written(switch.default)} | {possible} | {does} ({switch.rule}) |"


def written(value: bool | int | str) -> str:
    """A value as people type it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def write_pages(folder: Path) -> None:
    """All pages, and their list."""
    folder.mkdir(exist_ok=True)
    proved = proofs()
    games = [paddock.game(name) for name in paddock.games()]
    for game in games:
        write(folder / f"{game.id}.md", page(game, proved))
    listed = "\n".join(game.id for game in games)
    write(folder / "index.md", f"# The rules\n\n{INTRODUCTION}\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n")
    rows = [line for game in games for line in switch_lines(game)]
    write(folder / "switches.md", "---\norphan: true\n---\n\n# Switches and presets\n" + "\n".join(rows) + "\n")


INTRODUCTION = """Every rule is one sentence with an ID. Beside it stand the places in the code that carry it out, and
the tests that would fail without it.
"""


def write(path: Path, text: str) -> None:
    """Write a page unless it stands there already, so that nothing is built twice."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
