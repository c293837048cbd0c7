"""The panel of a board of sections: the turn track with its stages, and the weather row."""

import math

from paddock.circuits.drawing_panels import Panel, fitting
from paddock.circuits.drawing_pen import Form, Pen, disc, turned_shape
from paddock.circuits.drawing_words import Words
from paddock.circuits.sections import STATES, SectionBoard

GAP = 5.0
STAGE_GAP = 18.0
WIDE = 1700.0


def race_panel_height(board: SectionBoard, form: Form) -> float:
    """The rows of turns, and the weather below."""
    rows = math.ceil(board.stage[-1] / stages_a_row(board, form))
    return form.letters * 34 * 2 + rows * (row_height(form) + GAP) + row_height(form) + 30


def stages_a_row(board: SectionBoard, form: Form) -> int:
    """All on wide paper, three on narrow, one on tall."""
    if not form.details:
        return 1
    return board.stage[-1] if form.width > WIDE else 3


def row_height(form: Form) -> float:
    return 38 * form.letters


def draw_race_panel(pen: Pen, board: SectionBoard, words: Words, height: float) -> None:
    panel = Panel(pen, pen.floor, height)
    y = panel.y + pen.size(22)
    panel.title(words.say("turn-track"), panel.x, y)
    y = draw_turns(panel, board, words, y + pen.size(14))
    y += pen.size(18)
    panel.title(words.say("weather-row"), panel.x, y)
    end = draw_weather(panel, board, words, y + pen.size(14))
    if pen.form.details:
        draw_legend(panel, words, end + 36, y)


def draw_turns(panel: Panel, board: SectionBoard, words: Words, y: float) -> float:
    """A box for every turn with the laps it stands for; returns where the rows end."""
    pen, together = panel.pen, stages_a_row(board, panel.pen.form)
    counts = [board.stage.count(stage) for stage in range(1, board.stage[-1] + 1)]
    most = max(sum(counts[n : n + together]) for n in range(0, len(counts), together))
    width = fitting(most, panel.right - panel.x - STAGE_GAP * (together - 1), 400, GAP)
    height = row_height(pen.form)
    x, row = panel.x, 0
    for turn in range(1, board.turns + 1):
        if turn > 1 and board.stage[turn] != board.stage[turn - 1]:
            new_row = (board.stage[turn] - 1) % together == 0
            x, row = (panel.x, row + 1) if new_row else (x + STAGE_GAP, row)
        top = y + row * (height + GAP)
        style = "slot-short" if turn == board.short else "slot"
        panel.slot(style, x, top, width, height, str(turn), laps_of(board, turn, words))
        pen.place(f"turn-{turn}", (x + width / 2, top + height / 2), 0, "", words.say("turn-place", number=turn))
        if turn == board.short:
            pen.draw("short-mark", f"M{x + width + GAP / 2:.1f} {top - 3:.1f}v{height + 6:.1f}")
        x += width + GAP
    return y + (row + 1) * (height + GAP)


def laps_of(board: SectionBoard, turn: int, words: Words) -> str:
    first, last = board.first_lap[turn], board.first_lap[turn] + board.laps[turn] - 1
    return words.say("lap", first=first) if first == last else words.say("laps", first=first, last=last)


def draw_weather(panel: Panel, board: SectionBoard, words: Words, y: float) -> float:
    """The slots from dry to rain; the middle one has a heavy edge. Returns where the row ends."""
    pen, height = panel.pen, row_height(panel.pen.form)
    space = (panel.right - panel.x) * (0.54 if pen.form.details else 1)
    width = fitting(len(board.weather), space, 400, GAP)
    for n, slot in enumerate(board.weather):
        x = panel.x + n * (width + GAP)
        state = STATES[slot.state]
        panel.slot(f"slot-{state}", x, y, width, height, f"{slot.high}–{slot.low}", words.say(state))
        pen.place(f"weather-{n + 1}", (x + width / 2, y + height / 2), 0, "", words.say(state))
        if n == board.weather_middle:
            pen.draw("slot-middle", f"M{x + 2:.1f} {y + 2:.1f}h{width - 4:.1f}v{height - 4:.1f}h{4 - width:.1f}Z")
    return panel.x + len(board.weather) * (width + GAP)


def draw_legend(panel: Panel, words: Words, x: float, y: float) -> None:
    """What edges, spots and marks mean, in two rows."""
    pen, size, step = panel.pen, 12.0, (panel.right - x) / 4
    for n, kind in enumerate(("straight", "brake", "corner")):
        pen.draw(f"edge-{kind}", f"M{x + n * step:.1f} {y:.1f}h24")
        panel.note(words.say(f"legend-{kind}"), x + n * step + 32, y, size)
    pen.draw("short-mark", f"M{x + 3 * step + 12:.1f} {y - 9:.1f}v18")
    panel.note(words.say("short-race"), x + 3 * step + 32, y, size)
    for n, colour in enumerate(("speed", "drive", "gear", "event")):
        down = y + pen.size(22)
        pen.draw(f"spot-{colour}", disc((x + n * step + 12, down), 9))
        panel.note(words.say(colour), x + n * step + 32, down, size)
    down = y + pen.size(44)
    pen.draw("spot-speed", turned_shape((x + 12, down), 45, ((-7, -7), (7, -7), (7, 7), (-7, 7))))
    panel.note(words.say("extreme"), x + 32, down, size)
    pen.draw("back", turned_shape((x + step + 12, down), 90, ((-7, -8), (8, 0), (-7, 8))))
    panel.note(words.say("legend-back"), x + step + 32, down, size)
    pen.draw("crash", disc((x + 2 * step + 12, down), 9))
    panel.note(words.say("legend-crash"), x + 2 * step + 32, down, size)
