"""The standings and the result."""

from itertools import groupby

from rich.text import Text

from paddock.cli.picture.pieces import short_label
from paddock.cli.picture.signs import car_letters
from paddock.cli.picture.styles import glyph, paint, tint, wrapped
from paddock.cli.translator import Translator
from paddock.core import Plain
from paddock.scene.model import Gauge, Player, Scene

BAR = 8
INDENT = "    "
STATES = {"out": "✗", "to-move": "▸", "chosen": "✓"}
"""The sign before a player's name, by tag."""


class Entry(Plain):
    """A line of the standings: a player, or a car that nobody drives."""

    name: str
    colour: str
    symbol: str
    badge: str = ""
    """The letters of the cars on the map."""
    place: int | None = None
    behind: int = 0
    """Steps behind the leader."""
    gauges: tuple[Gauge, ...] = ()
    tags: tuple[str, ...] = ()
    is_viewer: bool = False


def entries(scene: Scene) -> list[Entry]:
    """Everyone in the race, in its order."""
    known = car_letters(scene) if scene.board else {}
    cars = [piece for piece in scene.all_pieces() if piece.id in known]
    drivers = [*scene.players, *scene.robots]
    most = max((driver.progress or 0 for driver in drivers), default=0)
    found = []
    for player in scene.players:
        badge = "".join(known[car.id] for car in cars if car.owner == player.seat)
        found.append(_driver(player, badge, most, is_viewer=player.seat == scene.seat))
    for robot in scene.robots:
        badge = "".join(known[car.id] for car in cars if car.owner is None and short_label(car) == robot.name)
        found.append(_driver(robot, badge, most, is_viewer=False))
    return sorted(found, key=lambda entry: (entry.place is None and "out" in entry.tags, entry.place or 0))


def _driver(player: Player, badge: str, most: int, is_viewer: bool) -> Entry:
    is_placed = player.place is not None and player.progress is not None
    behind = max(0, most - (player.progress or 0)) if is_placed else 0
    place, gauges = player.place, player.gauges
    return Entry(player.name, player.colour, player.symbol, badge, place, behind, gauges, player.tags, is_viewer)


def draw_players(scene: Scene, width: int, rows: int | None = None) -> list[Text]:
    """The standings in the order of the race, within some rows if there are as many as three.

    As room gets scarce, first the others have one line each, then the viewer; then only the cars around the viewer
    are left, with a sign for those between.
    """
    found = entries(scene)
    full = [_wrapped(entry, width) for entry in found]
    short = [[_line(entry, width)] for entry in found]
    own = [full[index] if entry.is_viewer else short[index] for index, entry in enumerate(found)]
    for form in (full, own, short):
        lines = [line for part in form for line in part]
        if rows is None or len(lines) <= rows:
            return lines
    viewer = next((index for index, entry in enumerate(found) if entry.is_viewer), 0)
    return _window([part[0] for part in short], max(3, rows or 0), viewer, Translator(scene.lang))


def _window(lines: list[Text], rows: int, focus: int, say: Translator) -> list[Text]:
    """The leader, the lines around one of them, and a sign for each run of lines that are left out."""
    for near in range(rows, -1, -1):
        kept = {0, *range(max(0, focus - near), min(len(lines), focus + near + 1))}
        shown: list[Text] = []
        for is_kept, run in groupby(range(len(lines)), key=kept.__contains__):
            some = list(run)
            shown += [lines[index] for index in some] if is_kept or len(some) == 1 else [_more(len(some), say)]
        if len(shown) <= rows:
            return shown
    kept = {0, focus}
    return [*(lines[index] for index in sorted(kept)), _more(len(lines) - len(kept), say)]


def _more(count: int, say: Translator) -> Text:
    return Text(f"{INDENT}⋯ {say('more-cars', count=count)}", "dim")


def _wrapped(entry: Entry, width: int) -> list[Text]:
    """An entry with all gauges, wrapped."""
    lines, line = [], _head(entry)
    for gauge in _gauges(entry):
        if line.cell_len + gauge.cell_len + 2 > width:
            lines.append(line)
            line = Text(INDENT)
        line = line + Text("  ") + gauge
    return [*lines, line]


def _line(entry: Entry, width: int) -> Text:
    """An entry on one line, with the gauges that fit."""
    line = _head(entry)
    for gauge in _gauges(entry):
        if line.cell_len + gauge.cell_len + 2 <= width:
            line = line + Text("  ") + gauge
    return line


def _head(entry: Entry) -> Text:
    """State, place, letter, symbol, name, and how far behind the leader."""
    state = next((sign for tag, sign in STATES.items() if tag in entry.tags), " ")
    text = Text(f"{state} " if entry.place is None else f"{state} {entry.place}. ", "bold")
    if entry.badge:
        text.append(entry.badge, f"bold {paint(entry.colour)}").append(" ")
    text.append(f"{glyph(entry.symbol)} ", tint(entry.colour))
    text.append(entry.name, "bold underline" if entry.is_viewer else "bold")
    return text.append(f" \N{MINUS SIGN}{entry.behind}") if entry.behind > 0 else text


def _gauges(entry: Entry) -> list[Text]:
    """The gauges of an entry; one whose sign another has already is named."""
    by_sign = signed(entry.gauges)
    return [_gauge(gauge, gauge in by_sign) for gauge in entry.gauges]


def signed(gauges: tuple[Gauge, ...]) -> list[Gauge]:
    """The gauges that are shown by a sign: the first with each."""
    first: dict[str, Gauge] = {}
    for gauge in gauges:
        first.setdefault(gauge.icon, gauge)
    return [gauge for icon, gauge in first.items() if icon]


def _gauge(gauge: Gauge, has_sign: bool) -> Text:
    """A gauge: its sign or its name, and its value as a bar, a number or a text."""
    text = Text(glyph(gauge.icon)) if has_sign else Text(gauge.label, "dim")
    text.append(" ")
    if gauge.text:
        return text.append(gauge.text)
    if gauge.most is not None and 0 < gauge.most <= BAR:
        return text.append("▮" * gauge.value + "▯" * max(0, gauge.most - gauge.value))
    return text.append(str(gauge.value) if gauge.most is None else f"{gauge.value}/{gauge.most}", "bold")


def draw_standings(scene: Scene, say: Translator, width: int = 0) -> list[Text]:
    """The result, once the race is over; within a width its lines hang."""
    lines = [Text(say("result"), "bold")]
    for standing in scene.standings:
        player = scene.players[standing.seat]
        line = Text(f"{standing.place:>2}. ")
        line.append(f"{glyph(player.symbol)} ", tint(player.colour)).append(player.name, "bold")
        line.append(f"  {standing.text}")
        lines += wrapped(line, width, len(INDENT)) if width else [line]
    return lines
