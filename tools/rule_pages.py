"""Writes a page for each game with its rules beside the code and the tests."""

import re
from html import escape
from pathlib import Path

import paddock
from paddock.core.notation import switch_word
from rule_sources import ROOT, Place, places, proofs

MOST_PLACES = 4
INTRODUCTION = """Every rule is one sentence with an ID, beside the code that carries it out and the tests that would
fail without it: click an ID to open both. A dash marks a rule that follows from others or is an example of them. A
*ruling* decides where the rulebook is silent or unclear; a rule marked *ours* is in no rulebook.
"""


def write_pages(folder: Path) -> None:
    """Write all pages and their index."""
    folder.mkdir(exist_ok=True)
    games = [paddock.game(name) for name in paddock.games()]
    for game in games:
        write(folder / f"{game.id}.md", page(game))
    write(folder / "rulings.md", rulings(games))
    listed = "\n".join(game.id for game in games)
    write(
        folder / "index.md",
        f"# The rules\n\n{INTRODUCTION}\n```{{toctree}}\n:maxdepth: 2\n\n{listed}\nrulings\nswitches\n```\n",
    )
    rows = [line for game in games for line in switch_lines(game)]
    write(folder / "switches.md", "# Switches and presets\n" + "\n".join(rows) + "\n")


def prefixes() -> dict[str, str]:
    """The game of each rule prefix."""
    games = [paddock.game(name) for name in paddock.games()]
    return {rule.split("-")[0]: game.id for game in games for rule in game.rules}


def write(path: Path, text: str) -> None:
    """Write a page if it changed, so that Sphinx rebuilds only what it must."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def page(game: paddock.Game) -> str:
    """The rules of a game as a page."""
    facts = f"{game.about()} For {game.seats[0]} to {game.seats[-1]}: [what can be set](switches.md)."
    lines = [f"# {game.title()}", "", facts, "", INTRODUCTION, ""]
    code = places(game.room)
    chapter = ""
    for rule in game.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [f"## {chapter}", ""]
        lines += entry(rule, code.get(rule.id, []), proofs().get(rule.id, []))
    return "\n".join(lines) + "\n"


def rulings(games: list[paddock.Game]) -> str:
    """Every rule that no rulebook prints, as a page."""
    lines = [
        "# Rulings",
        "",
        "What we have decided where a rulebook is silent or unclear, and the rules that are ours.",
        "",
    ]
    for game in games:
        found = [rule for rule in game.rules.values() if not rule.is_printed]
        lines += [f"## {game.title()}", ""] if found else []
        for rule in found:
            lines += [f'* <a href="{game.id}.html#{rule.id}">{rule.id}</a> ({rule.origin}): {safe(rule.text)}']
        lines += [""]
    return "\n".join(lines) + "\n"


def entry(rule: paddock.Rule, code: list[Place], proved: list[Place]) -> list[str]:
    """A rule in three columns: its sentence, its code, its tests."""
    term = f'<a id="{rule.id}" href="#{rule.id}">{rule.id}</a>'
    written = [link(place, "code", f"<code>{escape(place.name)}</code>") for place in code[:MOST_PLACES]]
    shown = [link(place, "proof", escape(place.name)) for place in proved]
    mark = "" if rule.is_printed else f" *({rule.origin})*"
    return [
        term,
        f": {safe(rule.text)}{mark}",
        "",
        f"  {'<br>'.join(written) or '–'}",
        "",
        f"  {'<br>'.join(shown)}",
        "",
    ]


def link(place: Place, kind: str, text: str) -> str:
    """A link to lines of a file."""
    file = place.path.relative_to(ROOT).as_posix()
    href = f"../source/{file}.html#L{place.first}-{place.last}"
    return f'<a class="{kind}" href="{href}" title="{file}:{place.first}">{text}</a>'


def safe(text: str) -> str:
    """A sentence with Markdown's special characters escaped."""
    return re.sub(r"([*_<>|\[\]`$#])", r"\\\1", text)


def switch_lines(game: paddock.Game) -> list[str]:
    """The presets and switches of a game."""
    lines = ["", f"## {game.title()}", ""]
    if game.presets:
        lines += ["| preset | purpose | what it sets |", "| --- | --- | --- |"]
        lines += [preset_line(game, each) for each in game.presets] + [""]
    if game.switches:
        lines += ["| switch | default | values | effect |", "| --- | --- | --- | --- |"]
        lines += [switch_line(game, each) for each in game.switches]
    return lines


def preset_line(game: paddock.Game, preset: paddock.Preset) -> str:
    """A row of the table of presets."""
    sets = ", ".join(f"`{name}={switch_word(value)}`" for name, value in preset.switches.items())
    return f"| `{preset.name}` | {safe(paddock.render(game.preset_text(preset)))} | {sets or '–'} |"


def switch_line(game: paddock.Game, switch: paddock.Switch) -> str:
    """A row of the table of switches, with links to its rules."""
    possible = " ".join(map(switch_word, switch.values)) or f"{switch.least} to {switch.most}"
    does = safe(paddock.render(game.switch_text(switch)))
    behind = ", ".join(
        f'<a href="{game.id}.html#{rule}">{rule}</a>' if rule in game.rules else rule
        for rule in switch.rule.replace(",", " ").split()
    )
    return f"| `{switch.name}` | {switch_word(switch.default)} | {possible} | {does} ({behind}) |"
