"""The options of the first edition alone."""

from typing import Final

from paddock.core import Option, Text, message
from paddock.games.race90.first.cards import Sheet, sheets
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES
from paddock.games.race90.shared.options import Named, Word


class FirstNamed(Named):
    """A skill or a strategy, told as this edition plays it."""

    def text(self) -> Text:
        return message(ROOM, f"option-first-{self.what}", name=self.name)


FIRST_STRATEGIES: Final = [FirstNamed("strategy", name, number) for number, name in enumerate(STRATEGIES[:6])]
FIRST_SKILLS: Final = [FirstNamed("skill", name, number) for number, name in enumerate(SKILLS[:6])]
FREE_LOAD: Final = 10
STEP: Final = 3
LOADS: Final = [Named("load", str(FREE_LOAD + STEP * extra), extra) for extra in range(8)]
"""Ten turns of fuel, and three more for each section (R1-FUEL-15 to R1-FUEL-17)."""
AS_SHOWN: Final = Word("as-shown")
DRAW_TWO: Final = Word("draw-two")
PASS: Final = Word("pass")
STOP: Final = Word("stop")
BUMP: Final = Word("bump")
PAY: Final = Word("pay-point")
COME_BACK: Final = Word("come-back")
STAY_OUT: Final = Word("stay-out")


class TakeSheet(Option):
    """Take a car sheet, one side of it up."""

    number: int
    sheet: Sheet

    @property
    def code(self) -> str:
        return f"sheet-{self.sheet.name}-{self.sheet.side}"

    def text(self) -> Text:
        tyres, cards, slots = self.sheet.levels
        return message(
            ROOM,
            "option-take-sheet",
            name=self.sheet.name,
            side=self.sheet.side,
            tyres=tyres,
            cards=cards,
            slots=slots,
        )


SHEETS: Final = [TakeSheet(number, sheet) for number, sheet in enumerate(sheets())]
