"""What a learner sees in the first edition alone."""

from paddock.core.seen import Amount, Items, OneOf, Parts, Seen, Several
from paddock.games.race90.first.position import LEVELS, FirstRace
from paddock.games.race90.shared import spaces


def seen(race: FirstRace) -> Parts:
    """What both editions show, the level of the game, and the used cards in their order."""
    cards = tuple(card.id for card in race.deck.cards)
    own: dict[str, Seen] = {
        "level": OneOf(tuple(LEVELS)),
        "race_discards": Several(cards),
        "used": Several(cards),
        "waiting": Items(Amount(race.cars), race.cars),
    }
    return Parts({**spaces.seen(race).parts, **own})
