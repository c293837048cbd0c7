"""A race in words: what a seat sees, hears and can answer, as text for people and language models."""

from __future__ import annotations

from typing import Any

import paddock
from paddock import Decision, Match, Option
from paddock.bots import Player, bot
from paddock.envs.table import check_seat, rewards


def described(match: Match, seat: int | None, lang: str = "en", since: int = 0, consequences: bool = False) -> str:
    """What a seat (None: a spectator) knows: recent events, the position in one line, and its options.

    With consequences, every option says where it may lead, what it costs and what may go wrong.
    """
    lines = [event.label(lang, match.names) for event in match.heard(seat, since)]
    lines.append(match.line(seat))
    if match.over:
        standings = ((placing.place, placing.seat, placing) for placing in match.result.placings)
        line = match.game.placing_text
        lines += [
            f"{place}. {who(match, car)}: {paddock.render(line(placing), lang)}" for place, car, placing in standings
        ]
    if seat is not None and seat in match.to_move:
        decision = match.decision(seat)
        lines.append(decision.ask(lang, match.names))
        lines += [
            f"{option.code}: {option.label(lang, match.names)}{words(match, decision, option, lang, consequences)}"
            for option in decision.options
        ]
    return "\n".join(lines)


def words(match: Match, decision: Decision, option: Option, lang: str, consequences: bool) -> str:
    """The consequences of an option, after its label, if they are wanted."""
    notes = [paddock.render(note, lang, match.names) for note in decision.notes(option)] if consequences else []
    return f" ({'; '.join(notes)})" if notes else ""


def who(match: Match, seat: int) -> str:
    """A seat's name, or its number."""
    return match.names[seat] if seat < len(match.names) and match.names[seat] else str(seat)


class TextEnv:
    """One reader against bots: observations and options are text, an action is a code.

    `reset(seed)` and `step(code)` return what follows; an illegal answer changes nothing, and the reason is told.
    """

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        seats: int | None = None,
        circuit: str | None = None,
        switches: dict[str, Any] | None = None,
        opponents: str = "greedy",
        lang: str = "en",
        consequences: bool = False,
    ) -> None:
        self.consequences = consequences
        self.game = paddock.game(game)
        self.setup = self.game.setup(seats, circuit, switches)
        check_seat(self.setup, seat)
        bot(opponents, game=self.game)  # refuses an unknown bot
        self.seat = seat
        self.opponents = opponents
        self.lang = lang
        self.name = f"{game}-text-v{self.game.revision}"

    def reset(self, seed: int | str | None = None) -> str:
        """Start a race, up to the first question."""
        setup = self.setup
        self.match = self.game.new(setup.seats, setup.circuit, setup.switches, seed=seed)
        drivers = f"text/{seed}" if seed is not None else None
        self._bots = {
            seat: bot(self.opponents, seed=f"{drivers}/{seat}", clock=False, game=self.game)
            for seat in range(setup.seats)
            if seat != self.seat
        }
        self._heard = 0
        self._others()
        return self.observation()

    @property
    def options(self) -> list[str]:
        """The codes that are possible now."""
        return [] if self.match.over else self.match.decision(self.seat).codes

    def observation(self) -> str:
        """What the reader knows now, and what has happened since its last answer."""
        return described(self.match, self.seat, self.lang, self._heard, self.consequences)

    def step(self, code: str) -> tuple[str, float, bool, dict[str, Any]]:
        """Answer; returns the next observation, the reward, whether the race is over, and facts.

        An illegal answer raises nothing: the observation says why, and the question stands.
        """
        heard = len(self.match.events)
        try:
            self.match.choose(self.seat, code.strip())
        except paddock.IllegalChoice as error:
            return f"{error}\n{self.observation()}", 0.0, False, {"illegal": True}
        self._heard = heard
        self._others()
        over = self.match.over
        reward = rewards(self.match.result)[self.seat] if over else 0.0
        return self.observation(), reward, over, {"illegal": False}

    def _others(self) -> None:
        match = self.match
        while not match.over and self.seat not in match.to_move:
            seat = match.to_move[0]
            match.choose(seat, self._bots[seat].decide(Player(match, seat)))
