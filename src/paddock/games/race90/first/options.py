"""The options of the first edition alone."""

from typing import Final

from paddock.core import Option, Text, Word, message
from paddock.games.race90.first.cards import Sheet, sheets
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES
from paddock.games.race90.shared.options import Named


class FirstNamed(Named):
    """A skill or a strategy, in the words of this edition."""

    def text(self) -> Text:
        return message(ROOM, f"option-first-{self.what}", name=self.name)


FIRST_STRATEGIES: Final = [FirstNamed("strategy", name, number) for number, name in enumerate(STRATEGIES[:6])]
FIRST_SKILLS: Final = [FirstNamed("skill", name, number) for number, name in enumerate(SKILLS[:6])]
FREE_LOAD: Final = 10
LOAD_STEP: Final = 3
LOADS: Final = [Named("load", str(FREE_LOAD + LOAD_STEP * extra), extra) for extra in range(8)]
"""Ten turns of fuel, and three more for each section (R1-FUEL-15 to R1-FUEL-17)."""
AS_SHOWN: Final = Word(ROOM, "as-shown")
DRAW_TWO: Final = Word(ROOM, "draw-two")
PASS: Final = Word(ROOM, "pass")
STOP: Final = Word(ROOM, "stop")
BUMP: Final = Word(ROOM, "bump")
PAY: Final = Word(ROOM, "pay-point")
COME_BACK: Final = Word(ROOM, "come-back")
STAY_OUT: Final = Word(ROOM, "stay-out")


class TakeSheet(Option):
    """Take a car sheet, with one side up."""

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
