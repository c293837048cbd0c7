"""Draws the lines that leave the track: where they come back, where they end in a crash, and what each costs."""

import math

from paddock.circuits.drawing_pen import Pen, disc, turned_shape
from paddock.circuits.drawing_signs import Fact, Room, Sign
from paddock.circuits.drawing_words import Words, signed
from paddock.circuits.sections import NOWHERE, Outcome, Recovery, RecoveryCheck
from paddock.circuits.sections_compile import Laying

FIRST = 1
SECOND = 2
AWAY = 0.5
"""How far outside the edge the line runs, in cells."""


def draw_off_tracks(pen: Pen, room: Room, laying: Laying, words: Words) -> None:
    """For every brake section a dotted line along the outside of its corner."""
    board = laying.board
    for n in range(board.size):
        recovery = board.recovery[n]
        if recovery is not None:
            draw_off_track(pen, room, laying, n, recovery, words)


def draw_off_track(pen: Pen, room: Room, laying: Laying, brake: int, recovery: Recovery, words: Words) -> None:
    """From the end of the brake to the farthest point of return; a crash lies a little farther on."""
    board, line = laying.board, pen.line
    side = -first_bend(pen, laying.ends[brake])
    offset = side * (line.half + AWAY)
    start = laying.ends[brake] - 0.25 * (laying.ends[brake] - laying.starts[brake])
    outcomes = [outcome for check in recovery.checks for outcome in (check.passed, check.failed)]
    backs = {outcome.reentry for outcome in outcomes if outcome.reentry != NOWHERE}
    ends = [unwrapped(pen, start, reentry_place(laying, back)) for back in backs]
    crash = next((outcome for outcome in outcomes if outcome.crash), None)
    crash_at = max([laying.ends[brake] + 1.6, *(end + 1.1 for end in ends)]) if crash else 0.0
    far = max([crash_at, *ends])
    for style in ("off-shadow", "off"):
        pen.draw(style, pen.edge(start, far, offset))
    for back, s in zip(backs, ends, strict=True):
        draw_return(pen, laying, back, s, offset, side, words)
    if crash:
        draw_crash(pen, crash, crash_at, offset, words)
    at = laying.ends[brake] - 0.5
    point = pen.at(at, side * (line.half + AWAY + 0.05))
    pen.place(f"off-{board.names[brake]}", point, pen.angle(at), "", words.say("off-place", name=board.names[brake]))
    for n in range(int((far - start) / 0.5) + 1):
        room.take_disc(pen.at(start + 0.5 * n, offset), 14)


def first_bend(pen: Pen, s: float) -> float:
    """The side to which the corner that begins here bends first."""
    line = pen.line
    for n in range(len(line.pieces)):
        at = (line.piece_at(s + 1e-6) + n) % len(line.pieces)
        if line.curves[at]:
            return math.copysign(1, line.curves[at])
    return 1.0


def reentry_place(laying: Laying, section: int) -> float:
    """A third into the section."""
    return laying.starts[section] + (laying.ends[section] - laying.starts[section]) / 3


def unwrapped(pen: Pen, start: float, s: float) -> float:
    """The abscissa at which a place comes next after `start`."""
    return start + (s - start) % pen.line.length


def draw_return(pen: Pen, laying: Laying, back: int, s: float, offset: float, side: float, words: Words) -> None:
    """A green arrow into the road."""
    point = pen.at(s, side * (pen.line.half + 0.24))
    inwards = pen.angle(s) + 90 * side
    pen.draw("back", turned_shape(point, inwards, ((-8, -9), (9, 0), (-8, 9))))
    name = laying.board.names[back]
    at, place = pen.at(s, offset), f"back-{name}"
    if all(other.id != place for other in pen.places):
        pen.place(place, at, pen.angle(s), "", words.say("back-at", section=name))


def draw_crash(pen: Pen, crash: Outcome, s: float, offset: float, words: Words) -> None:
    """A red disc; with the safety car's letters if it comes out."""
    point = pen.at(s, offset)
    pen.draw("crash", disc(point, 13))
    pen.write("crash-text", words.say("safety-car") if crash.safety_car else "×", point, 12 if crash.safety_car else 19)


def late_signs(pen: Pen, laying: Laying, words: Words, edition: int) -> list[Sign]:
    """What a late brake is compared with in the first edition, what the second adds, and what the way back costs."""
    board = laying.board
    signs: list[Sign] = []
    for n in range(board.size):
        recovery = board.recovery[n]
        if recovery is None:
            continue
        target, modifier = str(board.late_target[n]), signed(board.late_modifier[n])
        values = {FIRST: target, SECOND: modifier}.get(edition, f"{target} · {modifier}")
        lines = [Fact(pen.size(15 if pen.form.details else 12), ("name", values))]
        if pen.form.details:
            for check in recovery.checks:
                figure = target if edition == FIRST else signed(check.modifier)
                lines += check_lines(pen, laying, check, figure, words)
        tab = ("tab-brake", "tab-text-pale", words.say("late-mark"))
        signs.append(Sign(laying.starts[n], laying.ends[n], tab, lines))
    return signs


def check_lines(pen: Pen, laying: Laying, check: RecoveryCheck, figure: str, words: Words) -> list[Fact]:
    """The figure of the check and the green arrow on one line, the red arrow on the next."""
    size, passed, failed = pen.size(11.5), spell(laying, check.passed, words), spell(laying, check.failed, words)
    asked = f"{figure} {words.say('blind-mark')}" if check.blind else figure
    green = Fact(size, ("fact", asked), ("fact-green", "✓"), ("fact-green", passed))
    return [green, Fact(size, ("fact-red", "✗"), ("fact-red", failed))]


def spell(laying: Laying, outcome: Outcome, words: Words) -> str:
    """What an arrow says, as printed on a board."""
    if outcome.crash:
        return words.say("crash") + (f" {words.say('safety-car')}" if outcome.safety_car else "")
    parts = [
        words.say(key, count=count)
        for key, count in (
            ("cost-tyres", outcome.tyres),
            ("cost-damage", outcome.damage),
            ("cost-cards", outcome.cards),
        )
        if count
    ]
    if outcome.time:
        parts.append(f"−{outcome.time}")
    if outcome.forced_pit:
        parts.append(words.say("cost-pit"))
    where = laying.board.names[outcome.reentry] if outcome.reentry != NOWHERE else ""
    return " ".join(parts) + (f" → {where}" if where else "")
