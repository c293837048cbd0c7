"""The first edition's table: what it keeps besides what both editions keep."""

from typing import Final

from paddock.circuits.sections import SectionBoard
from paddock.games.race90.shared.cards import Card, Deck
from paddock.games.race90.shared.position import Race, copy_cars, copy_charts, copy_table

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
"""Questions that both editions ask, by the IDs of each."""


class Agreed:
    """R1-JR-01  What the players agreed before the race: level, optional rules, and readings of open questions."""

    def __init__(
        self,
        level: str = BASIC,
        short: bool = False,
        return_: bool = False,
        last_contests: bool = False,
        late_checks: bool = False,
        tank: bool = False,
        path_reflexes: bool = False,
        line_by_standing: bool = False,
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


class FirstRace(Race):
    """A race of the first edition."""

    agreed: Agreed
    sheet: tuple[int, ...]  # by seat, its sheet of the basic game
    waiting: tuple[int, ...]  # eliminated players who will be asked to come back
    # By seat, in this game turn
    trail: tuple[tuple[Card, ...], ...]  # the movement cards that went to a discard pile
    tied: tuple[int, ...]  # damage from contest ties
    # In this individual turn
    used: tuple[Card, ...]  # spent, and discarded before the car moves
    entered: int  # sections
    passes: int  # checks of movement cards, and of a late brake, passed
    hurt: int  # damage of cards and failed checks
    points: int  # the movement value
    bumped: bool  # the free overtake of BANGING WHEELS is gone
    paid_for: int  # the car that will not be passed with it
    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, board: SectionBoard, deck: Deck, turns: int, agreed: Agreed) -> None:
        super().__init__(seats, board, deck, turns, False)
        self.agreed = agreed

    def copy(self) -> "FirstRace":
        race = FirstRace(self.seats, self.board, self.deck, self.turns, self.agreed)
        race.stack = self.stack[:]
        copy_table(self, race)
        copy_cars(self, race)
        copy_charts(self, race)
        race.sheet, race.waiting, race.trail, race.tied = self.sheet, self.waiting, self.trail, self.tied
        race.used, race.entered, race.passes, race.hurt = self.used, self.entered, self.passes, self.hurt
        race.points, race.bumped, race.paid_for = self.points, self.bumped, self.paid_for
        return race

    def has_tyre_kinds(self) -> bool:
        return self.agreed.advanced

    def lying(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
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
        """R1-OVT-10, R1-OVT-11, R1-OVT-13, R1-JR-14  Whether every section counts as a straight for passing."""
        return self.opening or self.turn == self.turns

    def works(self, car: int) -> bool:
        """R1-OFF-11, R1-OFF-41, R1-SC-08  Whether a player's strategy and skill work now."""
        return car < self.seats and car not in self.off and not self.under_safety

    def drives(self, car: int, strategy: int) -> bool:
        """R1-SPC-GEN-02  Whether a car is a player's whose strategy is this one, and works; the level is not asked."""
        return car < self.seats and self.strategy[car] == strategy and self.works(car)

    @property
    def stack_is_over(self) -> bool:
        """Whether the race has ended under a task that was still running."""
        return not self.stack

    def has_skill(self, car: int, skill: int) -> bool:
        """Whether a car is a player's whose skill is this one, and works."""
        return car < self.seats and self.skill[car] == skill and self.works(car)
