"""The gallery of the built-in circuits, from their files."""

from collections.abc import Iterator

from paddock.circuits import circuit
from paddock.circuits.library import ours
from paddock.core.text_files import load

GAMES = {"cells": "Formula Dé", "sections": "Race! Formula 90", "spaces": "Automobiles"}
"""The games for which each product is cut."""


def gallery_page() -> str:
    """Every circuit with a picture of each board."""
    return "\n".join(["# Circuit gallery\n", ABOUT, *(line for name in ours() for line in pictures(name))])


ABOUT = """Every circuit that comes with Paddock, as each game sees it, on a wide screen and on a phone. All are drawn
from their [text files](../circuits.md); [your own](../add-a-circuit.md) are drawn in the same way.
"""


def pictures(name: str) -> Iterator[str]:
    """The facts of a circuit, and its boards."""
    found = circuit(name)
    yield f"## {found.name}\n"
    yield f"{load(ours()[name]).splitlines()[0].removeprefix('# ')}\n"
    direction = "clockwise" if found.clockwise else "anticlockwise"
    laps = f"; a Grand Prix has {found.laps} laps" if found.laps else ""
    yield f"`{name}`: {found.real_length:,} m, {direction}{laps}.\n"
    yield "::::{container} gallery"
    for product in found.products:
        file = f"../pictures/circuits/{name}-{product}"
        yield f":::{{figure}} {file}.svg\n:alt: {found.name} cut in {product}\n:target: {file}.svg\n"
        yield f'{GAMES[product]}: {facts(name, product)} <a href="{file}-phone.svg">On a phone</a>.\n:::'
    yield "::::\n"


def facts(name: str, product: str) -> str:
    """What a player may want to know of a board."""
    found = circuit(name)
    if product == "cells" and found.cells is not None:
        stops = sum(corner.stops for corner in found.cells.corners)
        return f"{found.cells.size} cells, {len(found.cells.corners)} corners with {stops} stops."
    if product == "sections" and found.sections is not None:
        return f"{len(found.sections.names)} sections."
    assert found.spaces is not None, f"{name} is cut in {product}"
    return f"{len(found.spaces.names)} spaces."
