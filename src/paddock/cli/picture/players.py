"""The players and the result."""

from rich.text import Text

from paddock.cli.picture.styles import glyph, tint
from paddock.cli.translator import Translator
from paddock.scene.model import Gauge, Player, Scene

BAR = 8
STATES = {"out": "✗", "to-move": "▸", "chosen": "✓"}
"""The sign before a player's name, by tag."""


def draw_players(scene: Scene, width: int) -> list[Text]:
    """A line for each player with their gauges, in the order of the race, wrapped to the width."""
    lines: list[Text] = []
    most = max((player.progress or 0 for player in scene.players), default=0)
    for player in sorted(scene.players, key=lambda player: (player.place or 0, player.seat)):
        head, gauges = _head(player, scene.seat, most), [_gauge(gauge) for gauge in player.gauges]
        for gauge in gauges:
            if head.cell_len + gauge.cell_len + 2 > width:
                lines.append(head)
                head = Text("    ")
            head = head + Text("  ") + gauge
        lines.append(head)
    return lines


def _head(player: Player, viewer: int | None, most: int) -> Text:
    """State, place, name, and how far behind the leader."""
    state = next((sign for tag, sign in STATES.items() if tag in player.tags), " ")
    text = Text(f"{state} " if player.place is None else f"{state} {player.place}. ", "bold")
    text.append(f"{glyph(player.symbol)} ", tint(player.colour))
    text.append(player.name, "bold underline" if player.seat == viewer else "bold")
    behind = most - player.progress if player.place is not None and player.progress is not None else 0
    return text.append(f" \N{MINUS SIGN}{behind}") if behind > 0 else text


def _gauge(gauge: Gauge) -> Text:
    text = Text(glyph(gauge.icon) if gauge.icon else gauge.label, "dim" if not gauge.icon else "")
    text.append(" ")
    if gauge.text:
        return text.append(gauge.text)
    if gauge.most is not None and 0 < gauge.most <= BAR:
        return text.append("▮" * gauge.value + "▯" * max(0, gauge.most - gauge.value))
    return text.append(str(gauge.value) if gauge.most is None else f"{gauge.value}/{gauge.most}", "bold")


def draw_standings(scene: Scene, say: Translator) -> list[Text]:
    """The result, once the race is over."""
    lines = [Text(say("result"), "bold")]
    for standing in scene.standings:
        player = scene.players[standing.seat]
        line = Text(f"{standing.place:>2}. ")
        line.append(f"{glyph(player.symbol)} ", tint(player.colour)).append(player.name, "bold")
        lines.append(line.append(f"  {standing.text}"))
    return lines
