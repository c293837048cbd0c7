"""What the pages about circuits show is true."""

import re
from pathlib import Path

from paddock.circuits import check, circuit

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    return re.findall(r"^```\n(.*?)^```", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_annotated_example_compiles() -> None:
    example = next(block for block in blocks("circuits.md") if "circuit ring" in block)
    ring = check(example, "ring")
    assert ring.cells is not None
    assert 8 == len(ring.cells.grid)


def test_the_steps_shown_for_programs_are_the_steps() -> None:
    board = circuit("monza").cells
    assert board is not None
    assert ["main-8b", "main-8a", "main-8c"] == [board.names[step] for step in board.steps[board.index["main-7b"]]]


def test_every_keyword_is_on_the_page() -> None:
    from paddock.circuits.reader import Reader
    from paddock.circuits.words import Complaints

    page = (DOCS / "circuits.md").read_text("utf-8")
    reader = Reader("", Complaints(""))
    for part in ("", "cells", "sections", "spaces"):
        reader.part = part
        for keyword in reader.statements():
            assert f"`{keyword}" in page, f"{keyword} of {part or 'the track'} is not documented"


def test_the_summary_shown_for_a_new_circuit_is_the_summary() -> None:
    from paddock.cli.circuit import CIRCUITS, summary, template
    from paddock.cli.translator import Translator

    shown = next(block for block in blocks("add-a-circuit.md") if block.startswith("ring "))
    assert shown.strip() == summary(check(template(None, "ring", "My Ring")), Translator("en", room=CIRCUITS))
