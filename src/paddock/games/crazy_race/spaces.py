"""What a learner can see and do: the cards, the hierarchy and the routes."""

from typing import Any

from paddock.core import Setup
from paddock.core.seen import Acts, Amount, BySeat, Items, OneOf, Order, Parts, Seen, Several, distinct, made_in
from paddock.games.crazy_race import options
from paddock.games.crazy_race.cards import CARDS, CHARACTERS, COLOURS, NONE, VEHICLES
from paddock.games.crazy_race.options import Swap
from paddock.games.crazy_race.position import Race
from paddock.games.crazy_race.rules_score import score_of

ROUNDS = 5
WIDEST = 64
MOST_STAGES = 60
MOST_SPEED = 600
IDS = tuple(card.id for card in CARDS)
BOOSTERS = distinct([NONE], (character.booster for character in CHARACTERS))


def seen(setup: Setup) -> Parts:
    """All that can be seen; hands and routes are open."""
    hand: dict[str, Seen] = {
        "character": OneOf(tuple(COLOURS)),
        "hand": Several(IDS),
        "route": Several(IDS),
        "played": OneOf(IDS),
    }
    return Parts(
        {
            "round": Amount(ROUNDS),
            "hierarchy": Order(tuple(VEHICLES)),
            "pool": Several(IDS),
            "booster": OneOf(BOOSTERS),
            "booster_seat": Amount(setup.seats),
            "order": Items(Amount(setup.seats), setup.seats),
            "seats": BySeat(Parts(hand)),
            "facts": Parts({"stages": BySeat(Amount(MOST_STAGES)), "speed": BySeat(Amount(MOST_SPEED))}),
        }
    )


def acts() -> Acts:
    """All that can be done."""
    swaps = [Swap(card, given) for card in CARDS for given in CARDS if card is not given]
    return Acts(distinct(made_in(options), (option.act for option in swaps)), widest=WIDEST, gauges=("stages",))


def facts(race: Race) -> dict[str, Any]:
    """What every route scores now."""
    return {
        "stages": [score_of(race, seat).stages for seat in range(race.seats)],
        "speed": [sum([card.speed for card in race.routes[seat]]) for seat in range(race.seats)],
    }
