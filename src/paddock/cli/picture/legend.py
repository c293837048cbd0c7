"""What every sign on the screen means."""

from rich.cells import cell_len
from rich.text import Text

from paddock.cli.picture.boards import FINISH, map_sign
from paddock.cli.picture.pieces import chip_text, is_named, short_label
from paddock.cli.picture.players import STATES, entries, signed
from paddock.cli.picture.styles import glyph, glyphs, paint, tint
from paddock.cli.translator import Translator
from paddock.scene.model import Piece, Scene

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
    examples = _examples(scene)
    if examples:
        lines += [Text(), Text(say("legend-examples"), "bold underline"), *examples]
    return lines


def _examples(scene: Scene) -> list[Text]:
    """How to read pieces with several signs: some of them in words, until every place for a sign has come up."""
    pieces = [piece for piece in printed_pieces(scene) if piece.kind != "car" and len(piece.marks) > 1]
    known: set[tuple[str, str]] = set()
    lines = []
    for piece in sorted(pieces, key=lambda each: -len(each.marks)):
        places = {(piece.kind, mark.at) for mark in piece.marks}
        if not places <= known:
            lines.append(Text(f"  {chip_text(piece)}  ", "bold").append(piece.label, "not bold"))
        known |= places
    return lines


def printed_pieces(scene: Scene) -> list[Piece]:
    """The pieces beside the map that show signs instead of their name."""
    pieces = [piece for area in scene.areas for piece in area.pieces if "hidden" not in piece.tags]
    return [piece for piece in pieces if not is_named(piece)]


def _line(sign: str, meaning: str, style: str = "") -> Text:
    return Text("  ").append(sign, style).append(" " * max(1, COLUMN - cell_len(sign))).append(meaning)


def _standings(scene: Scene, say: Translator) -> list[Text]:
    lines = [_line(sign, say("state", state=state)) for state, sign in STATES.items()]
    lines.append(_line("\N{MINUS SIGN}3", say("legend-gap")))
    meanings: dict[str, dict[str, None]] = {}
    for entry in entries(scene):
        for gauge in signed(entry.gauges):
            meanings.setdefault(glyph(gauge.icon), {})[gauge.label] = None
    return lines + [_line(sign, ", ".join(labels)) for sign, labels in meanings.items()]


def _map(scene: Scene, say: Translator) -> list[Text]:
    lines = [_line(entry.badge, entry.name, paint(entry.colour)) for entry in entries(scene) if entry.badge]
    lines += [_line(FINISH, say("legend-line"), "bold"), _line("1 ·", say("legend-numbers"), "bold underline")]
    others = {map_sign(piece): piece for piece in scene.pieces if piece.kind != "car" and piece.owner is None}
    return lines + [
        _line(sign, say("icon", icon=piece.icon) if piece.label.isdigit() else short_label(piece), tint(piece.colour))
        for sign, piece in others.items()
        if piece.label
    ]


def _icons(scene: Scene) -> list[str]:
    """The icons that are printed on pieces."""
    pieces = printed_pieces(scene)
    found = [piece.icon for piece in pieces if piece.kind != "car"]
    found += [mark.icon for piece in pieces for mark in piece.marks]
    owners = {player.symbol for player in scene.players}
    return [icon for icon in dict.fromkeys(found) if icon in glyphs() and icon not in owners]
