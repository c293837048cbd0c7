"""The score of a route, and who wins."""

from paddock.core import Result, placed
from paddock.core.plain import Plain
from paddock.games.crazy_race.cards import PAIR_WORTH, PURPLE, Card
from paddock.games.crazy_race.position import Race


class Score(Plain):
    """A route, counted."""

    full: int
    pairs: int
    colour: int
    starters: int

    @property
    def stages(self) -> int:
        return self.full + self.pairs + self.colour + self.starters


def score(route: list[Card], colour: int, any_halves: bool, worths: list[int] = PAIR_WORTH) -> Score:
    """Full stages, completed pairs, own colour, and purple's two starters (CR-SCORE-02 to CR-SCORE-11)."""
    full = sum(card.full for card in route)
    pairs = sum(worth * pairs_of(route, vehicle, any_halves) for vehicle, worth in enumerate(worths) if worth)
    own = sum(card.colour == colour for card in route)  # CR-BOOST-30
    starters = sum(card.is_starter for card in route)
    return Score(full, pairs, own, int(colour == PURPLE and starters >= 2))


def pairs_of(route: list[Card], vehicle: int, any_halves: bool) -> int:
    """The most pairs of a vehicle's halves that any order of a route completes (CR-SCORE-01, CR-SCORE-03, CR-SCORE-17).

    Halves pair where a right edge meets a left one, so cards with both edges make a chain that one card with a left
    edge and one with a right edge can close at its ends, and further such cards pair among themselves.
    """
    left = right = both = 0
    for card in route:
        if card.vehicle == vehicle:
            if card.left and card.right:
                both += 1
            elif card.left:
                left += 1
            elif card.right:
                right += 1
    if left + right + both < 2:
        return 0  # CR-SCORE-08  the two halves of one card never pair with each other
    if any_halves:
        return (left + right + 2 * both) // 2
    return both + min(left, right) if left + right else both - 1


def arranged(route: list[Card]) -> list[Card]:
    """The route in an order that completes the most pairs (CR-PICK-11)."""
    found: list[Card] = []
    for vehicle in sorted({card.vehicle for card in route}):
        cards = [card for card in route if card.vehicle == vehicle]
        rights = [card for card in cards if card.right and not card.left]
        lefts = [card for card in cards if card.left and not card.right]
        chain = [card for card in cards if card.left == card.right]
        first, last = rights[:1], lefts[:1]
        found += first + chain + last
        for index in range(1, max(len(rights), len(lefts))):
            found += rights[index : index + 1] + lefts[index : index + 1]
    return found


def result(race: Race) -> Result:
    """Most stages win, then the higher sum of speeds; level in both shares the place (CR-SCORE-12 to CR-SCORE-16)."""
    scores = []
    for seat in range(race.seats):
        stages = score_of(race, seat).stages
        speed = sum(card.speed for card in race.routes[seat])  # CR-BOOST-13
        scores.append((seat, (stages, speed), {"stages": stages, "speed": speed}))
    return placed(scores)


def score_of(race: Race, seat: int) -> Score:
    """The route of a seat, counted as it is now."""
    return score(race.routes[seat], race.characters[seat], race.any_halves, race.deck.pairs)
