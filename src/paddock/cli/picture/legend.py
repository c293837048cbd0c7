"""What every sign on the screen means."""

from rich.cells import cell_len
from rich.text import Text

from paddock.cli.picture.boards import FINISH
from paddock.cli.picture.pieces import short_label
from paddock.cli.picture.players import STATES, entries
from paddock.cli.picture.styles import glyph, glyphs, paint, tint
from paddock.cli.translator import Translator
from paddock.scene.model import Scene

COLUMN = 5
"""The width of the column with the signs."""


def draw_legend(scene: Scene, say: Translator) -> list[Text]:
    """The signs of this scene: of the standings, of the map, of pieces."""
    lines = [Text(say("legend-title"), "bold underline"), *_standings(scene, say)]
    if scene.board:
        lines += [Text(), Text(say("legend-map"), "bold underline"), *_map(scene, say)]
    icons = _icons(scene)
    if icons:
        lines += [Text(), Text(say("legend-pieces"), "bold underline")]
        lines += [_line(glyph(icon), say("icon", icon=icon)) for icon in icons]
    return lines


def _line(sign: str, meaning: str, style: str = "") -> Text:
    return Text("  ").append(sign, style).append(" " * max(1, COLUMN - cell_len(sign))).append(meaning)


def _standings(scene: Scene, say: Translator) -> list[Text]:
    lines = [_line(sign, say("state", state=state)) for state, sign in STATES.items()]
    lines.append(_line("\N{MINUS SIGN}3", say("legend-gap")))
    gauges = {gauge.id: gauge for entry in entries(scene) for gauge in entry.gauges if gauge.icon}
    return lines + [_line(glyph(gauge.icon), gauge.label) for gauge in gauges.values()]


def _map(scene: Scene, say: Translator) -> list[Text]:
    lines = [_line(entry.badge, entry.name, paint(entry.colour)) for entry in entries(scene) if entry.badge]
    lines += [_line(FINISH, say("legend-line"), "bold"), _line("1 2", say("legend-numbers"), "bold underline")]
    others = {piece.icon: piece for piece in scene.pieces if piece.kind != "car" and piece.owner is None and piece.icon}
    return lines + [
        _line(glyph(icon), short_label(piece), tint(piece.colour)) for icon, piece in others.items() if piece.label
    ]


def _icons(scene: Scene) -> list[str]:
    """The icons that are printed on pieces."""
    pieces = [piece for area in scene.areas for piece in area.pieces if "hidden" not in piece.tags]
    found = [piece.icon for piece in pieces if piece.kind != "car"]
    found += [mark.icon for piece in pieces for mark in piece.marks]
    owners = {player.symbol for player in scene.players}
    return [icon for icon in dict.fromkeys(found) if icon in glyphs() and icon not in owners]
