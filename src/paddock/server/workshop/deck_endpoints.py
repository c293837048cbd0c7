"""The endpoint that examines and draws a deck while it is written; nothing is stored."""

import asyncio
from typing import Annotated

from msgspec import Meta

import paddock
from paddock.circuits.sketch import Remark, words_of
from paddock.core import Plain, message
from paddock.core.decks import DeckKind, bad_heading, complaints_of, heading, rows_of
from paddock.core.sheets import MOST_LETTERS
from paddock.scene import Piece
from paddock.server.api import Body, Call, Id, endpoint
from paddock.server.endpoints.workshop import MOST_BYTES
from paddock.server.errors import RequestError
from paddock.server.workshop.examine import deck_kind


class DeckBody(Body):
    """A deck, and the circuit whose corners its cards must suit."""

    text: Annotated[str, Meta(max_length=MOST_LETTERS)]
    circuit: Id | None = None


class DeckCard(Plain):
    """A card of a deck, as it is drawn, with its line."""

    line: int
    piece: Piece


class DeckSketch(Plain):
    """What a deck is so far, and what is wrong with it."""

    game: str
    """Empty if no game with decks is named."""
    name: str
    remarks: tuple[Remark, ...]
    cards: tuple[DeckCard, ...]
    choices: tuple[tuple[str, ...], ...]
    """Words that can stand for one another in a line."""
    extras: tuple[str, ...]
    """What else may be printed on a card: words to add to its line."""
    columns: dict[str, tuple[str, ...]]
    """What the words of a line are, in their order, by its first word; empty for all other lines."""


@endpoint("POST", "/api/workshop/deck", body=DeckBody, reply=DeckSketch, max_body=MOST_BYTES)
async def draw_deck(call: Call, body: DeckBody) -> DeckSketch:
    """What a deck is: its cards as they are drawn, and all complaints with their lines."""
    if not call.service.rate_limits.sketches.take(call.address):
        raise RequestError("too-fast", 429)
    async with call.service.drawing_board.turn(call.address):
        return await asyncio.to_thread(_sketch, body.text, body.circuit or "", call.lang)


def _sketch(text: str, circuit: str, lang: str) -> DeckSketch:
    kind, (game, name) = deck_kind(text), heading(text)
    if kind is None:
        known = " | ".join(each for each in paddock.games() if paddock.game(each).decks)
        told = paddock.render(bad_heading(known), lang)
        return DeckSketch("", name, (Remark(told, 1, None),), (), (), (), {})
    at = circuit if paddock.game(game).circuits and paddock.game(game).accepts(circuit) else ""
    found = complaints_of(kind, text, game, at)
    remarks = tuple(Remark(words_of(each, lang), each.line, None) for each in found)
    cards = tuple(DeckCard(line, piece) for line, piece in kind.pieces(rows_of(text)[1:], lang))
    return DeckSketch(
        game, name, remarks, cards, kind.choices, kind.extras, _columns(kind, paddock.game(game).room, lang)
    )


def _columns(kind: DeckKind, room: str, lang: str) -> dict[str, tuple[str, ...]]:
    """The columns of a deck's lines in a language."""
    return {
        first: tuple(paddock.render(message(room, f"deck-column-{name}"), lang) if name else "" for name in names)
        for first, names in kind.columns.items()
    }
