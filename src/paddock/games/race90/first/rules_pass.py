"""Passing: what it costs to overtake, lap or unlap a car, and where the driver may decline."""

from paddock.circuits.sections import BRAKE, CORNER, STRAIGHT
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.position import BANGING, HUMAN, LAPPING
from paddock.games.race90.shared.rules_pass import FORBIDDEN, kind_cost


def has_easy_corner(played: tuple[Card, ...], corner: int) -> bool:
    """Whether a card played makes passing in this corner cost one point (R1-TC-09, R1-TC-16)."""
    return any(card.overtake and card.corner == corner for card in played)


def pass_price(race: FirstRace, car: int, progress: int, other: int, section: int, easy: bool, blue: bool) -> int:
    """What this car pays to pass the other here, or FORBIDDEN, by table 2.6 of the rulebook.

    `progress` is where the passing car is; `easy`: a corner-overtake card works in this section (R1-TC-09, R1-TC-16);
    `blue`: the driver has a blue flag.
    """
    theirs = race.progress[other]
    if race.kinds[car] != HUMAN:
        return robot_price(race, progress, other, section)
    kind = STRAIGHT if race.straightened else race.board.kind[section]
    if progress > theirs:
        price = lapping_price(race, car, kind, blue)  # R1-LAP-31
    elif progress < theirs:
        price = kind_cost(kind, 1, 1, 2)  # R1-LAP-20, R1-SKILL-LAP-05
    else:
        price = overtake_price(race, car, kind)  # R1-LAP-24
    if easy:
        return 1 if price == FORBIDDEN else min(price, 1)
    return price


def overtake_price(race: FirstRace, car: int, kind: int) -> int:
    """The price of passing a car of the same lap.

    R1-OVT-02, R1-OVT-07, R1-OVT-09, R1-STR-BW-02 to R1-STR-BW-04, R1-JR-06, R1-JR-07
    """
    if kind == STRAIGHT or race.agreed.junior or race.drives(car, BANGING):
        return kind_cost(kind, 1, 1, 2)
    return FORBIDDEN


def lapping_price(race: FirstRace, car: int, kind: int, blue: bool) -> int:
    """The price of passing a car with fewer laps (R1-LAP-02 to R1-LAP-04, R1-LAP-25, R1-FLAG-13, R1-FLAG-14).

    The skill does what a blue flag does, and both together no more (R1-SKILL-LAP-01, R1-SKILL-LAP-02, R1-SKILL-LAP-04).
    """
    if blue or race.has_skill(car, LAPPING):
        return kind_cost(kind, 0, 0, 1)
    return kind_cost(kind, 1, 1, 2)


def robot_price(race: FirstRace, progress: int, other: int, section: int) -> int:
    """What a robot pays (R1-ROB-08, R1-ROB-10 to R1-ROB-12, R1-ROB-15, R1-ROB-16, R1-ROB-18, R1-ROB-26, R1-JR-12)."""
    if progress < race.progress[other]:
        return FORBIDDEN  # R1-ROB-21
    if race.kinds[other] != HUMAN:
        return 0
    kind = STRAIGHT if race.straightened else race.board.kind[section]
    if progress == race.progress[other] and kind != STRAIGHT and not race.agreed.junior:
        return FORBIDDEN
    return kind_cost(kind, 1, 1, 2)


def may_decline(race: FirstRace, car: int, other: int, section: int, mp: int) -> bool:
    """Whether the driver may stop behind instead (R1-LAP-19, R1-OVT-04, R1-OVT-17, R1-OVT-19, R1-LAP-28, R1-JR-11)."""
    if car >= race.seats:
        return False
    own, theirs = race.progress[car], race.progress[other]
    if own < theirs:
        return True
    if race.straightened or race.agreed.junior:
        return False
    kind = race.board.kind[section]
    if own == theirs:
        return kind in (BRAKE, CORNER)
    return lapping_price(race, car, kind, race.blue[car]) > mp  # only a corner-overtake card makes it possible
