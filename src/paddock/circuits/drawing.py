"""Draws the boards of a circuit, for any paper and language; drawings are cached."""

from paddock.circuits.circuit import Circuit
from paddock.circuits.drawing_cells import draw_cells
from paddock.circuits.drawing_pen import FORMS, UNIT, Pen
from paddock.circuits.drawing_sections import draw_sections
from paddock.circuits.drawing_spaces import draw_spaces
from paddock.circuits.drawing_words import Words
from paddock.circuits.words import wrong
from paddock.core.texts import TextError, check_language
from paddock.scene.model import Board

CARS = {"cells": 0.9, "sections": 1.05, "spaces": 0.95}
"""The length of a car in cells."""


def draw(circuit: Circuit, product: str, lang: str = "en", form: str = "desktop", edition: int = 0) -> Board:
    """The board of one product as a drawing, with places for pieces."""
    check_language(lang)
    if product not in circuit.products:
        raise TextError(wrong("not-offered", circuit=circuit.id, product=product, known=" ".join(circuit.products)))
    if form not in FORMS:
        raise TextError(wrong("no-form", name=form, known=" ".join(FORMS)))
    key = (product, lang, form, edition)
    if key not in circuit.drawn:
        circuit.drawn[key] = draw_anew(circuit, product, lang, form, edition)
    return circuit.drawn[key]


def draw_anew(circuit: Circuit, product: str, lang: str, form: str, edition: int = 0) -> Board:
    pen = make_pen(circuit, product, lang, form, edition)
    suffix = ("" if form == "desktop" else f"-{form}") + (f"-{edition}" if edition else "")
    return Board(
        id=f"{circuit.id}-{product}-{lang}{suffix}",
        title=circuit.name,
        width=round(pen.width, 1),
        height=round(pen.height, 1),
        shapes=tuple(pen.shapes),
        places=tuple(pen.places),
        piece=CARS[product] * UNIT,
    )


def make_pen(circuit: Circuit, product: str, lang: str, form: str, edition: int) -> Pen:
    words, paper = Words(lang), FORMS[form].for_line(circuit.line)
    if product == "cells" and (cutting := circuit.cutting()):
        return draw_cells(circuit, cutting, paper, words)
    if product == "sections" and (laying := circuit.laying()):
        return draw_sections(circuit, laying, paper, words, edition)
    paving = circuit.paving()
    assert paving is not None, "the circuit offers this product"
    return draw_spaces(circuit, paving, paper, words)
