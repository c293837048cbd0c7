"""What games with a board have in common: which circuits they are raced on, and what a set-up calls one."""

from typing import ClassVar

from paddock.circuits.library import files, ours, own_circuits, parts, sheet_of
from paddock.circuits.own import own_parts
from paddock.circuits.words import wrong
from paddock.core.game import Game
from paddock.core.sheets import is_sheet
from paddock.core.texts import TextError


class CircuitGame(Game):
    """A game that is raced on circuits with one product: cells, sections or spaces."""

    product: ClassVar[str]

    def accepts(self, circuit: str) -> bool:
        return super().accepts(circuit) or self.product in own_parts(circuit) or self.product in parts(circuit)

    def circuits_now(self) -> tuple[str, ...]:
        """Files in the user's folder may have come or gone since the start."""
        built_in = [name for name in self.circuits if name in ours()]
        return (*built_in, *own_circuits(self.product))

    def circuit_named(self, circuit: str) -> str:
        """One in the user's folder is raced by its sheet: its file may change, a race on it does not."""
        if circuit in ours() or is_sheet(circuit) or circuit not in files():
            return circuit
        if self.product not in parts(circuit):
            raise TextError(wrong("no-part", name=circuit, game=self.id, product=self.product))
        return sheet_of(circuit)
