"""Passing: what it costs to overtake, lap or unlap a car, and how far a car would come."""

from typing import Final

from paddock.circuits.sections import CORNER, STRAIGHT
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.cards import SUPERFAST
from paddock.games.race90.shared.position import BANGING, FLAG, HUMAN, LAPPING, RECOVERY
from paddock.games.race90.shared.rules_pass import FORBIDDEN, Trip, kind_cost, needs_check

NEVER: Final = 99


def pass_cost(race: SecondRace, car: int, progress: int, other: int, section: int, symbol: int) -> int:
    """The lowest price for passing the other car here, or FORBIDDEN (R2-E-23, R2-E-27, R2-STD-10).

    `progress` is where the passing car is; `symbol` the corner on which its overtake symbol is spent, if any.
    """
    gap = progress - race.progress[other]
    if race.kinds[car] != HUMAN:
        return robot_cost(race, gap, other, section)
    kind = race.board.kind[section]
    if gap == 0:  # strategies count on one lap only (R2-STR-RECOVERY-07, R2-STR-BANG-11)
        cost = overtake_cost(race, car, other, kind)
    elif gap > 0:
        cost = lapping_cost(race, car, kind)
    else:
        cost = 2 if kind == CORNER else 1  # R2-LAP-04 to R2-LAP-06
    if cost > 1 and (
        race.opening or race.turn == race.turns or other in race.no_move or symbol == race.board.corner[section] > 0
    ):
        cost = 1  # R2-START-01 to R2-START-03, R2-END-04 to R2-END-06, R2-E-17, R2-TC-11
    return FORBIDDEN if cost == NEVER else cost


def overtake_cost(race: SecondRace, car: int, other: int, kind: int) -> int:
    """Passing a car of the same lap (R2-E-10 to R2-E-16, R2-STR-RECOVERY-01 to R2-STR-RECOVERY-04)."""
    strategy = race.strategy[car]
    if strategy == RECOVERY and race.kinds[other] > SUPERFAST:
        return kind_cost(kind, 0, 1, 2)
    if kind == STRAIGHT:
        return 1
    if strategy == BANGING:
        return kind_cost(kind, 1, 1, 2)  # R2-STR-BANG-02, R2-STR-BANG-03
    return NEVER


def lapping_cost(race: SecondRace, car: int, kind: int) -> int:
    """Passing a car a lap behind (R2-LAP-01 to R2-LAP-03, R2-LAP-27, R2-SKILL-LAPPING-01 to R2-SKILL-LAPPING-03).

    The blue flag or the skill makes it cheaper, both together no more; neither helps in other passes
    (R2-FLAG-21 to R2-FLAG-24,
    R2-SKILL-LAPPING-05, R2-SKILL-LAPPING-06).
    """
    if race.blue[car] or race.skill[car] == LAPPING:
        return blue_cost(race, kind)
    return kind_cost(kind, 1, 1, 2)


def blue_cost(race: SecondRace, kind: int) -> int:
    """Lapping with a blue flag is free everywhere in some turns.

    R2-START-06, R2-START-07, R2-END-08, R2-END-09
    """
    return 0 if race.opening or race.turn == race.turns else kind_cost(kind, 0, 0, 1)


def robot_cost(race: SecondRace, gap: int, other: int, section: int) -> int:
    """What a robot pays to pass (R2-ROB-27 to R2-ROB-39, R2-ROB-44, R2-ROB-54 to R2-ROB-59)."""
    still = other in race.no_move
    if gap < 0:
        return 1 if still else FORBIDDEN
    if race.kinds[other] != HUMAN:
        return 0
    kind = race.board.kind[section]
    if still or race.opening or race.turn == race.turns or kind == STRAIGHT:
        return 1
    if gap == 0:
        return FORBIDDEN
    return 2 if kind == CORNER else 1


def likely_cost(race: SecondRace, car: int, progress: int, other: int, symbol: int, blue: bool) -> int:
    """What a pass will cost; a saved symbol does not help, a flag about to be taken does (R2-TC-26, R2-FLAG-26)."""
    section = progress % race.board.size
    cost = pass_cost(race, car, progress, other, section, 0 if other == race.now.saved else symbol)
    if blue and cost > 0 and progress > race.progress[other]:
        return min(cost, blue_cost(race, race.board.kind[section]))
    return cost


def trip(race: SecondRace, car: int, mp: int, symbol: int, checks: int, lifted: int, blue: bool = False) -> Trip:
    """Where a car with these points comes to, if it passes a number of Leader checks (R2-E-05 to R2-E-14, R2-LAP-08).

    Flags, the lead and the way back are as in a movement (R2-FLAG-07, R2-FLAG-09, R2-FLAG-14, R2-ACT-20, R2-REC-41).

    `lifted` is a section whose yellow flag counts as gone; `blue`: a blue flag will have been taken.
    """
    found = Trip()
    size, corner = race.board.size, race.board.corner
    progress = race.progress[car]
    if car in race.off:
        progress += (race.reentry[car] - progress) % size
        section = progress % size
        ahead = race.lanes[section]
        mp -= 1
    else:
        section = progress % size
        lane = race.lanes[section]
        ahead = lane[: lane.index(car)]
    leads = race.leader == car
    while True:
        found.progress = progress
        found.corners |= 1 << corner[section]
        flagged = FLAG in race.lanes[section] and section != lifted
        for item in reversed(ahead):
            if mp <= 0:
                return found
            if item == FLAG:
                if section != lifted:
                    mp -= 1
                    flagged = not leads
                continue
            cost = FORBIDDEN if flagged else likely_cost(race, car, progress, item, symbol, blue)
            if cost < 0 or cost > mp:
                found.left = mp
                return found
            if item != race.now.cleared and needs_check(race, leads, progress, item):
                if checks <= 0:
                    found.left = mp
                    found.halted = True
                    return found
                checks -= 1
            mp -= cost
            found.passed += 1
            if item == race.leader and progress == race.progress[item]:
                leads = True
        if mp <= 0:
            return found
        progress += 1
        mp -= 1
        section = progress % size
        ahead = race.lanes[section]
        leads = leads or progress > race.progress[race.leader]
