"""A circuit: one file, and the boards built from it on demand."""

from collections.abc import Callable
from typing import TypeVar

from paddock.circuits.cells import CellBoard
from paddock.circuits.cells_compile import Cutting, compile_cells
from paddock.circuits.line import Line, close_line, rough_line
from paddock.circuits.reader import read_source
from paddock.circuits.sections import SectionBoard
from paddock.circuits.sections_compile import Laying, compile_sections
from paddock.circuits.source import Source
from paddock.circuits.spaces import SpaceBoard
from paddock.circuits.spaces_compile import Paving, compile_spaces
from paddock.circuits.words import Complaints
from paddock.scene.model import Board

Made = TypeVar("Made", Cutting, Laying, Paving)


class Circuit:
    """A closed track, cut in one or more ways. Never changes, so it can be shared."""

    def __init__(self, source: Source, line: Line) -> None:
        self.source = source
        self.line = line
        self.id = source.id
        self.name = source.name
        self.clockwise = line.clockwise
        self.laps = source.laps
        """The laps of a real race; 0 if unknown."""
        self.real_length = source.real_length
        """Metres; 0 if unknown."""
        self.products = source.products()
        self.drawn: dict[tuple[str, str, str, int], Board] = {}
        """Cached drawings, by product, language and form."""
        self._cutting: Cutting | None = None
        self._laying: Laying | None = None
        self._paving: Paving | None = None

    @property
    def cells(self) -> CellBoard | None:
        """The track cut in cells, or None if the file has no such part."""
        cutting = self.cutting()
        return cutting.board if cutting else None

    @property
    def sections(self) -> SectionBoard | None:
        """The track cut in sections, or None."""
        laying = self.laying()
        return laying.board if laying else None

    @property
    def spaces(self) -> SpaceBoard | None:
        """The track cut in coloured spaces, or None."""
        paving = self.paving()
        return paving.board if paving else None

    def board(self, product: str, lang: str = "en", form: str = "desktop", edition: int = 0) -> Board:
        """The drawing of a product, with places for pieces; form is desktop or phone. Cached.

        A board of sections shows the figures of one edition of its game, or of both (0).
        """
        from paddock.circuits.drawing import draw  # drawings need the class above

        return draw(self, product, lang, form, edition)

    def cutting(self) -> Cutting | None:
        """The cells with their places on the track."""
        self._cutting = self._cutting or self._made(compile_cells)
        return self._cutting

    def laying(self) -> Laying | None:
        """The sections with their places on the track."""
        self._laying = self._laying or self._made(compile_sections)
        return self._laying

    def paving(self) -> Paving | None:
        """The spaces with their places on the track."""
        self._paving = self._paving or self._made(compile_spaces)
        return self._paving

    def take(self, draft: "Draft") -> None:
        """Use the boards that were built when the file was examined."""
        self._cutting, self._laying, self._paving = draft.cutting, draft.laying, draft.paving

    def _made(self, compiled: Callable[[Source, Line, Complaints], Made | None]) -> Made | None:
        """Compile the file; raises BadData with all complaints at once."""
        complaints = Complaints(self.source.origin)
        made = compiled(self.source, self.line, complaints)
        complaints.settle()
        return made


def read(text: str, origin: str = "circuit") -> Circuit:
    """The circuit that a text describes; its boards are built on demand.

    Raises BadData with every complaint about the lines and the loop. `check` also builds all the boards.
    """
    complaints = Complaints(origin)
    source = read_source(text, origin, complaints)
    complaints.settle()
    line = close_line(source, complaints)
    complaints.settle()
    assert line is not None, "a loop that cannot be made was complained about"
    return Circuit(source, line)


def check(text: str, origin: str = "circuit") -> Circuit:
    """The circuit with all its boards built; raises BadData with all complaints at once.

    A part with an unreadable line is not checked further: it would only seem to lack what that line says.
    """
    draft = examine(text, Complaints(origin))
    draft.complaints.settle()
    circuit = Circuit(draft.source, draft.closed())
    circuit.take(draft)
    return circuit


class Draft:
    """A circuit file as far as it can be understood, with everything that is wrong with it."""

    def __init__(self, source: Source, complaints: Complaints) -> None:
        self.source = source
        self.complaints = complaints
        self.line: Line | None = None
        """The closed loop."""
        self.ground: Line | None = None
        """The loop, or the track as it is written if that does not close; None if too much is missing."""
        self.cutting: Cutting | None = None
        self.laying: Laying | None = None
        self.paving: Paving | None = None

    def closed(self) -> Line:
        """The loop of a file without complaints."""
        assert self.line is not None, "a loop that cannot be made was complained about"
        return self.line


def examine(text: str, complaints: Complaints) -> Draft:
    """Understand as much of a file as possible: a loop that does not close hides nothing of how it is cut."""
    source = read_source(text, complaints.origin, complaints)
    draft = Draft(source, complaints)
    broken = broken_parts(source, complaints)
    if not source.products():
        complaints.say(source.line, "no-parts")
    if "track" in broken:
        draft.ground = rough_line(source)
        return draft
    draft.line = close_line(source, complaints)
    draft.ground = draft.line or rough_line(source)
    if draft.ground is not None:
        cut_draft(draft, draft.ground, broken)
    return draft


def cut_draft(draft: Draft, ground: Line, broken: set[str]) -> None:
    """Cut the track in every way that the file can be read for."""
    source, complaints = draft.source, draft.complaints
    draft.cutting = None if "cells" in broken else compile_cells(source, ground, complaints, is_draft=True)
    draft.laying = None if "sections" in broken else compile_sections(source, ground, complaints, is_draft=True)
    draft.paving = None if "spaces" in broken else compile_spaces(source, ground, complaints, is_draft=True)


def broken_parts(source: Source, complaints: Complaints) -> set[str]:
    """The parts with unreadable lines; lines before the first part belong to the track."""
    parts = (("cells", source.cells), ("sections", source.sections), ("spaces", source.spaces))
    begins = sorted((part.at, name) for name, part in parts if part is not None)
    return {
        next((name for at, name in reversed(begins) if complaint.line >= at), "track") for complaint in complaints.list
    }
