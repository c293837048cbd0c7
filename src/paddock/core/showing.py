"""Matches, decisions and results as Python shows them: a line in a prompt, a table in a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from html import escape
from typing import TYPE_CHECKING

from paddock.core.texts import CORE, Text, message, render, shortened

if TYPE_CHECKING:
    from paddock.core.decision import Decision
    from paddock.core.game import Game
    from paddock.core.match import Match
    from paddock.core.result import Result

MOST_OPTIONS = 8


def nearest(word: str, known: Iterable[str], lead: str = "known") -> str:
    """The end of a complaint about an unknown name: the nearest one, or all."""
    names = list(known)
    near = get_close_matches(word, names, 1)
    return f"did you mean '{near[0]}'?" if near else f"{lead}: {' '.join(names) or 'none'}"


def nearest_text(word: str, known: Iterable[str], lead: str = "known") -> Text:
    """The same in every language."""
    names = list(known)
    near = get_close_matches(word, names, 1)
    if near:
        return message(CORE, "did-you-mean", name=near[0])
    return message(CORE, "known-names", lead=lead, count=len(names), names=shortened(" ".join(names)))


def game_line(game: Game) -> str:
    circuits = f", {len(game.circuits)} circuits" if game.circuits else ""
    return f"<{game.id}: {game.title()}, {game.seats[0]} to {game.seats[-1]} seats{circuits}>"


def match_line(match: Match) -> str:
    setup = match.setup
    where = f" at {setup.circuit}" if setup.circuit else ""
    seats = "1 seat" if setup.seats == 1 else f"{setup.seats} seats"
    return f"<{setup.game}{where}, {seats}: {state(match)}>"


def state(match: Match) -> str:
    """Where a match stands, in a few words."""
    if match.over:
        return f"won by {' and '.join(seat_name(seat, match.names) for seat in match.result.winners)}"
    if not match.to_move:
        return "chance decides"
    asked = match.decision(match.to_move[0])
    who = " and ".join(seat_name(seat, match.names) for seat in match.to_move)
    return f"{who} to decide, {asked.ask('en', match.names)}"


def seat_name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if names else f"seat {seat}"


def decision_line(decision: Decision) -> str:
    codes = decision.codes
    more = f" and {len(codes) - MOST_OPTIONS} more" if len(codes) > MOST_OPTIONS else ""
    return f"<seat {decision.seat}: {decision.ask()} {' '.join(codes[:MOST_OPTIONS])}{more}>"


def result_line(result: Result) -> str:
    places = ", ".join(f"{placing.place}. seat {placing.seat}" for placing in result.placings)
    return f"<{'result' if result.final else 'standing'}: {places}>"


def decision_page(decision: Decision) -> str:
    """The question, and its options with what they do, cost and risk."""
    rows = [
        [option.code, option.label(), "; ".join(render(note) for note in decision.notes(option))]
        for option in decision.options
    ]
    question = f"<p>{escape(decision.ask())} <small>{escape(decision.rule)}</small></p>"
    return question + table(["code", "option", "consequences"], rows)


def result_page(result: Result) -> str:
    """The placings with what the game counts."""
    counted = list(dict.fromkeys(name for placing in result.placings for name in placing.counts))
    rows = [
        [str(placing.place), str(placing.seat), *(str(placing.counts.get(name, "")) for name in counted)]
        for placing in result.placings
    ]
    return table(["place", "seat", *counted], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    titles = "".join(f"<th>{escape(title)}</th>" for title in head)
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{titles}</tr>{cells}</table>"
