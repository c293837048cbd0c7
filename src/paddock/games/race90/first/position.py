"""The first edition's table: what it keeps besides what both editions keep."""

from functools import cache
from typing import ClassVar, Final

from paddock.circuits.sections import SectionBoard
from paddock.core import Shared
from paddock.games.race90.shared.cards import Card, Deck
from paddock.games.race90.shared.position import NOBODY, NOWHERE, Race

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
JUNIOR: Final = "junior"
LEVELS: Final = (BASIC, ADVANCED, JUNIOR)
SHARED_RULES: Final = {
    "R2-SETUP-23": "R1-SETUP-07",
    "R2-QUAL-01": "R1-QUAL-01",
    "R2-QUAL-02": "R1-QUAL-12",
    "R2-TYRE-01": "R1-TYRE-01",
    "R2-CON-08": "R1-CON-04",
    "R2-CON-09": "R1-CON-04",
    "R2-A-26": "R1-PIT-10",
    "R2-SC-20": "R1-SC-11",
}
"""The IDs of rules that both editions share: second edition to first."""


class Agreed:
    """What the players agreed before the race: level, optional rules, and rulings on open questions (R1-JR-01)."""

    def __init__(
        self,
        level: str,
        short: bool,
        return_: bool,
        last_contests: bool,
        late_checks: bool,
        tank: bool,
        path_reflexes: bool,
        line_by_standing: bool,
    ) -> None:
        self.level = level
        self.advanced = level == ADVANCED
        self.junior = level == JUNIOR
        self.chips_only = short or self.junior  # R1-OPT-06, R1-JR-04
        self.short = short or self.junior  # R1-OPT-05, R1-OPT-08, R1-JR-10
        self.return_ = return_
        self.last_contests = last_contests
        self.late_checks = late_checks
        self.tank = tank
        self.path_reflexes = path_reflexes
        self.line_by_standing = line_by_standing


@cache
def agreement(
    level: str,
    short: bool,
    return_: bool,
    last_contests: bool,
    late_checks: bool,
    tank: bool,
    path_reflexes: bool,
    line_by_standing: bool,
) -> Agreed:
    """One object for each agreement, so that races under the same one can be compared."""
    return Agreed(level, short, return_, last_contests, late_checks, tank, path_reflexes, line_by_standing)


class FirstRace(Race):
    """A race of the first edition."""

    def __init__(
        self,
        seats: int,
        board: SectionBoard,
        deck: Deck,
        turns: int,
        kinds: tuple[int, ...],
        reds: int,
        agreed: Agreed,
        like: "FirstRace | None" = None,
    ) -> None:
        super().__init__(seats, board, deck, turns, kinds, reds, like)
        if like is None:
            self.agreed: Shared[Agreed] = agreed
            self.sheet: tuple[int, ...] = (NOWHERE,) * seats  # of the basic game
            self.waiting: tuple[int, ...] = ()  # eliminated players who will be asked to come back
            # By seat, in this game turn
            self.trail: tuple[tuple[Card, ...], ...] = ((),) * seats  # movement cards that went to a discard pile
            self.tied: tuple[int, ...] = (0,) * seats  # damage from contest ties
            # In this individual turn
            self.used: tuple[Card, ...] = ()  # spent, and discarded before the car moves
            self.entered: int = 0  # sections
            self.passes: int = 0  # checks of movement cards, and of a late brake, passed
            self.hurt: int = 0  # damage of cards and failed checks
            self.points: int = 0  # the movement value
            self.bumped: bool = False  # the free overtake of BANGING WHEELS is gone
            self.paid_for: int = NOBODY  # the car that will not be passed with it
            return
        # Generated from the fields above by tools/fields.py
        self.agreed = like.agreed
        self.sheet = like.sheet
        self.waiting = like.waiting
        self.trail = like.trail
        self.tied = like.tied
        self.used = like.used
        self.entered = like.entered
        self.passes = like.passes
        self.hurt = like.hurt
        self.points = like.points
        self.bumped = like.bumped
        self.paid_for = like.paid_for

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Race.FIELDS,
        "agreed",
        "sheet",
        "waiting",
        "trail",
        "tied",
        "used",
        "entered",
        "passes",
        "hurt",
        "points",
        "bumped",
        "paid_for",
    )
    __slots__ = FIELDS[len(Race.FIELDS) :]
    # End of generated code

    def copy(self) -> "FirstRace":
        return FirstRace(
            self.seats, self.board, self.deck, self.turns, self.kinds, self.bag_red, self.agreed, like=self
        )

    def has_tyre_kinds(self) -> bool:
        return self.agreed.advanced

    def cards_in_play(self) -> list[Card]:
        return [*super().cards_in_play(), *self.used]

    def discards_in_reach(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """What the turn has used, and discards that CHASE may take."""
        played = self.now.played
        used = tuple(card for card in self.used if card not in played)
        trails = [
            card for cards in self.trail for card in cards if card in self.race_discard or card in self.track_discard
        ]
        tops = dict.fromkeys([*trails, *self.race_discard[-1:]])
        return tuple(
            (name, cards)
            for name, cards in (("used", used), ("discards", tuple(card for card in tops if card not in played)))
            if cards
        )

    def rule_id(self, rule: str) -> str:
        return SHARED_RULES.get(rule, rule)

    @property
    def straightened(self) -> bool:
        """Whether every section counts as a straight for passing (R1-OVT-10, R1-OVT-11, R1-OVT-13, R1-JR-14)."""
        return self.opening or self.turn == self.turns

    def works(self, car: int) -> bool:
        """Whether a player's strategy and skill work now (R1-OFF-11, R1-OFF-41, R1-SC-08)."""
        return car < self.seats and car not in self.off and not self.under_safety

    def drives(self, car: int, strategy: int) -> bool:
        """Whether a car belongs to a player whose strategy is this one and works, at any level (R1-SPC-GEN-02)."""
        return car < self.seats and self.strategy[car] == strategy and self.works(car)

    @property
    def stack_is_over(self) -> bool:
        """Whether the race has ended while a task was still running."""
        return not self.stack

    def has_skill(self, car: int, skill: int) -> bool:
        """Whether a car belongs to a player whose skill is this one and works."""
        return car < self.seats and self.skill[car] == skill and self.works(car)
