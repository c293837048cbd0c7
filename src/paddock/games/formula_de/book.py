"""The book of a race: facts about the cars that seldom change, such as laps, tyres and how each went out."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.tables import NO_DAMAGE


@mypyc_attr(acyclic=True)
class Book:
    """Facts about the cars that seldom change, by car. Copies of a race share it until one of them writes."""

    def __init__(self, count: int, like: "Book | None" = None) -> None:
        if like is None:
            self.laps: list[int] = [0] * count  # laps completed
            self.line: list[int] = [0] * count  # how often the line was touched
            self.prev: list[int] = [0] * count  # place in the last turn order
            self.tyre: list[int] = [0] * count  # compound
            self.tyre_lap: list[int] = [0] * count  # laps of the set, from 0
            self.soft_gone: list[int] = [0] * count  # the set has passed the mark of Soft tyres
            self.damaged: list[int] = [NO_DAMAGE] * count  # the component that caused the damaged marker
            self.fresh: list[int] = [0] * count  # its first turn is to come: of the race, or after a restart
            self.on_grid: list[int] = [0] * count  # has not left the start straight since the start
            self.pit: list[int] = [0] * count  # how far it has come with its pit stop
            self.pit_declared: list[int] = [0] * count
            self.pit_gear: list[int] = [0] * count  # the gear in which it entered the pit lane
            self.pit_line: list[int] = [0] * count  # the line count at the entry
            self.pit_lap: list[int] = [0] * count  # the lap was already counted in this visit
            self.free_lap: list[int] = [0] * count  # the next touch of the line completes no lap
            self.driver_used: list[int] = [0] * count  # a driver point was spent this round
            self.smoked: list[int] = [0] * count  # a smoke roll is due
            self.forced: list[int] = [0] * count  # has forced a block in this race
            self.sabotaged: list[int] = [0] * count  # first rolls that still take -1, as bits
            self.rerolls: list[int] = [0] * count  # free rerolls left
            self.out_line: list[int] = [0] * count  # the line count and
            self.out_rank: list[int] = [0] * count  # the rank at which it was eliminated
            self.out_by: list[int] = [0] * count  # the cause
            self.injury: list[int] = [0] * count
            self.reward: list[int] = [0] * count  # of a motivated driver
            self.duty: list[int] = [0] * count  # under yellow flags
            return
        # Generated from the fields above by tools/fields.py
        self.laps = like.laps[:]
        self.line = like.line[:]
        self.prev = like.prev[:]
        self.tyre = like.tyre[:]
        self.tyre_lap = like.tyre_lap[:]
        self.soft_gone = like.soft_gone[:]
        self.damaged = like.damaged[:]
        self.fresh = like.fresh[:]
        self.on_grid = like.on_grid[:]
        self.pit = like.pit[:]
        self.pit_declared = like.pit_declared[:]
        self.pit_gear = like.pit_gear[:]
        self.pit_line = like.pit_line[:]
        self.pit_lap = like.pit_lap[:]
        self.free_lap = like.free_lap[:]
        self.driver_used = like.driver_used[:]
        self.smoked = like.smoked[:]
        self.forced = like.forced[:]
        self.sabotaged = like.sabotaged[:]
        self.rerolls = like.rerolls[:]
        self.out_line = like.out_line[:]
        self.out_rank = like.out_rank[:]
        self.out_by = like.out_by[:]
        self.injury = like.injury[:]
        self.reward = like.reward[:]
        self.duty = like.duty[:]

    FIELDS: ClassVar[tuple[str, ...]] = (
        "laps",
        "line",
        "prev",
        "tyre",
        "tyre_lap",
        "soft_gone",
        "damaged",
        "fresh",
        "on_grid",
        "pit",
        "pit_declared",
        "pit_gear",
        "pit_line",
        "pit_lap",
        "free_lap",
        "driver_used",
        "smoked",
        "forced",
        "sabotaged",
        "rerolls",
        "out_line",
        "out_rank",
        "out_by",
        "injury",
        "reward",
        "duty",
    )
    __slots__ = FIELDS
    # End of generated code

    def copy(self) -> "Book":
        return Book(0, self)
