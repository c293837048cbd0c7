"""Movement points before they are spent: what cards, trajectories and skills bring, and what can be paid."""

from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.cards import BLUE, Card
from paddock.games.race90.shared.position import BALANCE, LAPPING, NOWHERE, QUALIFYING, SAVE_TYRES
from paddock.games.race90.shared.rules_damage import free_slots


def given_points(race: SecondRace, seat: int, played: tuple[Card, ...]) -> int:
    """QUALIFYING brings a point in first and restart turns.

    R2-START-11, R2-SKILL-QUALIFYING-03, R2-SKILL-QUALIFYING-04
    LAPPING brings one for each blue flag on the cards, taken or not (R2-SKILL-LAPPING-04, R2-SKILL-LAPPING-05).
    """
    skill = race.skill[seat]
    if skill == QUALIFYING:
        return 1 if race.opening else 0
    if skill == LAPPING:
        return sum([card.events.count(BLUE) for card in played])
    return 0


def matches(race: SecondRace, spot: int, played: tuple[Card, ...]) -> bool:
    """Whether a movement card has a colour of the trajectory (R2-GEN-14, R2-D-03, R2-D-04, R2-D-16)."""
    colours = race.board.spots[spot].colours
    return any(card.kind in colours for card in played)


def spot_in_reach(race: SecondRace, car: int, played: tuple[Card, ...]) -> int:
    """The trajectory that this car could use now, if any (R2-D-02, R2-D-05, R2-D-14, R2-STR-BALANCE-01).

    There is none in a first or restart turn, but in the last turn there is (R2-START-09, R2-END-11).
    """
    spot = race.spot[car]
    if spot == NOWHERE or race.opening:
        return NOWHERE
    return spot if race.strategy[car] == BALANCE or matches(race, spot, played) else NOWHERE


def tyre_bill(race: SecondRace, seat: int, points: int) -> int:
    """The tyres due, after what SAVE TYRES takes off.

    R2-D1-10, R2-D1-11, R2-D1-20, R2-STR-SAVETYRES-01, R2-STR-SAVETYRES-02
    """
    return points - 1 if points and race.strategy[seat] == SAVE_TYRES else points


def can_pay(race: SecondRace, seat: int, tyres: int, cards: int, damage: int, hand: int) -> bool:
    """Whether all of it can be paid (R2-C-14, R2-C-15, R2-D1-02 to R2-D1-06, R2-OUT-12)."""
    chips = race.chips[seat]
    if tyres and not chips:
        return False
    return max(0, tyres - chips) + cards <= hand and damage <= free_slots(race, seat)


def spot_payable(race: SecondRace, seat: int, spot: int, played: tuple[Card, ...], hand: int) -> bool:
    """Whether a trajectory can be paid for on top of the cards (R2-D-06, R2-D-10)."""
    printed = race.board.spots[spot]
    tyres, cards, damage = printed.tyres, printed.cards, printed.damage
    for card in played:
        tyres += card.tyres
        cards += card.discards
        damage += card.damage
    return can_pay(race, seat, tyre_bill(race, seat, tyres), cards, damage, hand)
