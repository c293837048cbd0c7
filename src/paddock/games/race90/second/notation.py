"""The second edition's table in words: what both editions write, and words of its own among them."""

from typing import Final

from paddock.games.race90.shared.notation import CAR_WORDS, CHART_WORDS, Notation
from paddock.games.race90.shared.words import Among, Cards, CarNames, Count, Mark, inserted

NOTATION: Final = Notation(
    inserted(CAR_WORDS, ("acted", Among("no_move", "no-move"))),
    inserted(
        CHART_WORDS,
        ("swapped", Cards("reserve")),
        ("brown", Count("sixth")),
        ("blue-flag", Mark("fresh")),
        ("chase", CarNames("chasers")),
    ),
)
