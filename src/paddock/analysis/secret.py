"""A choice that seats make in secret at the same time: to each of them, the answers of the others are chance.

How others choose is not known. They are taken for sensible drivers: each option is the likelier, the better it is
against answers at random. Bots do choose like that, so what they might have chosen is a control variate (AIVAT).
"""

from math import exp
from random import Random
from typing import Final

from paddock import Match
from paddock.analysis.values import Value, expected, mean

DRAWS: Final = 8
"""How often the answers of the others are drawn."""
WHIM: Final = 0.15
"""An option that promises this much less of a place is chosen about a third as often."""
FEW_OUTCOMES: Final = 8


class Secret:
    """The answers of one secret choice, as they come in."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match = match
        self.random = random
        self.seats = match.to_move
        self.codes = {seat: match.decision(seat).codes for seat in self.seats}
        self.answers: dict[int, str] = {}
        self.numbers: dict[int, int] = {}
        self._likely: dict[int, list[float]] = {}
        self._others: dict[int, list[dict[int, str]]] = {}
        self._found: dict[tuple[int, str], list[Value]] = {}

    def answer(self, seat: int, code: str, number: int) -> None:
        """A seat has answered, after this many decisions."""
        self.answers[seat] = code
        self.numbers[seat] = number

    @property
    def is_open(self) -> bool:
        return len(self.answers) == len(self.seats)

    def after(self, answers: dict[int, str]) -> Value:
        """What the position is worth once these answers are open."""
        match = self.match.clone()
        for seat in self.seats:
            match.choose(seat, answers[seat])
        return expected(match, self.random, FEW_OUTCOMES)

    def likely(self, seat: int) -> list[float]:
        """How likely a sensible driver is to choose each option."""
        if seat not in self._likely:
            codes = self.codes[seat]
            drawn = [{each: self.random.choice(self.codes[each]) for each in self.seats} for _ in range(DRAWS)]
            means = []
            for code in codes:
                places = [self.after({**answers, seat: code}).places[seat] for answers in drawn]
                means.append(sum(places) / DRAWS)
            best = min(means)
            shares = [exp((best - place) / WHIM) for place in means]
            self._likely[seat] = [share / sum(shares) for share in shares]
        return self._likely[seat]

    def others(self, seat: int) -> list[dict[int, str]]:
        """Answers that the others might have given, drawn once for each seat."""
        if seat not in self._others:
            self._others[seat] = [
                {
                    other: self.random.choices(self.codes[other], self.likely(other))[0]
                    for other in self.seats
                    if other != seat
                }
                for _ in range(DRAWS)
            ]
        return self._others[seat]

    def values(self, seat: int, code: str) -> list[Value]:
        """What an answer of a seat is worth against each of the drawn answers of the others."""
        key = seat, code
        if key not in self._found:
            own = {seat: code} if seat in self.seats else {}
            self._found[key] = [self.after({**others, **own}) for others in self.others(seat)]
        return self._found[key]

    def foreseen(self, seat: int) -> tuple[Value, float]:
        """What a seat could expect with its own answer, and the variance of its place."""
        found = self.values(seat, self.answers.get(seat, ""))
        before = mean([(1 / len(found), each) for each in found])
        return before, sum([(each.places[seat] - before.places[seat]) ** 2 for each in found]) / len(found)

    def weighed(self) -> list[tuple[int, int, str, list[tuple[str, Value]]]]:
        """For each seat with a choice: the decisions made before it, its answer, and what each option was worth."""
        found = []
        for seat in self.seats:
            if len(self.codes[seat]) > 1:
                options = []
                for code in self.codes[seat]:
                    values = self.values(seat, code)
                    options.append((code, mean([(1 / len(values), each) for each in values])))
                found.append((seat, self.numbers[seat], self.answers[seat], options))
        return found
