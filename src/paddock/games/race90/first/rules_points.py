"""Movement points before they are spent: what cards cost, whether it can be paid, what they bring."""

from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_spots import own_spot
from paddock.games.race90.shared.cards import Card, mp_of, tyres_of
from paddock.games.race90.shared.position import NOWHERE, SAVE_TYRES
from paddock.games.race90.shared.rules_damage import free_slots
from paddock.games.race90.shared.rules_tyres import PENALTY


def tyre_price(race: FirstRace, seat: int, cards: tuple[Card, ...]) -> int:
    """The tyres that cards cost together; SAVE TYRES takes one off (R1-PAY-05, R1-STR-SAVE-01 to R1-STR-SAVE-04)."""
    points = tyres_of(cards)
    return points - 1 if points and race.drives(seat, SAVE_TYRES) else points


def payable(race: FirstRace, seat: int, cards: tuple[Card, ...]) -> bool:
    """Whether the cost of these cards can be paid.

    R1-MOVE-08, R1-PAY-01 to R1-PAY-07, R1-PAY-14, R1-OPT-06, R1-JR-04
    """
    tyres = damage = 0
    for card in cards:
        tyres += card.tyres
        damage += card.damage
    if damage > free_slots(race, seat):
        return False
    if race.drives(seat, SAVE_TYRES):
        tyres -= 1
    chips = race.chips[seat]
    if tyres <= chips:
        return True
    if race.agreed.chips_only:  # R1-OPT-08
        return False
    hand = sum([card not in cards for card in race.hands[seat]])
    return 0 < chips and tyres <= chips + hand  # R1-STR-SAVE-05


def worth_of(race: FirstRace, seat: int, cards: tuple[Card, ...]) -> int:
    """The movement value as it stands.

    R1-MOVE-06, R1-MOVE-10, R1-MOVE-11, R1-TRAJ-03, R1-WX-06 to R1-WX-08, R1-OFF-32
    """
    total = mp_of(cards) + race.now.bonus - race.waste[seat]
    spot = own_spot(race, seat, cards)
    if spot != NOWHERE:
        total += race.board.spots[spot].bonus
    if race.agreed.advanced:
        total -= PENALTY[race.tyres[seat]][race.state]
    return total
