"""Track cards: whether it is certain that a corner will be used, and what may then no longer be chosen."""

from collections.abc import Sequence
from typing import Any, Final

from paddock.circuits.sections import BRAKE
from paddock.core import Choice, Option
from paddock.games.race90.second.position import STEADY_CARD, SecondRace
from paddock.games.race90.second.rules_pass import trip
from paddock.games.race90.second.rules_points import given_points, spot_in_reach, spot_payable, tyre_bill
from paddock.games.race90.shared.cards import BLUE, Card, discards_of, mp_of, tyres_of
from paddock.games.race90.shared.position import (
    ATTEMPTED,
    FLAT_OUT,
    HAZARD,
    NO_CARDS,
    NOWHERE,
    RISKED,
    STEADY,
    UNDECIDED,
    USED,
    Race,
)
from paddock.games.race90.shared.rules_pass import Trip
from paddock.games.race90.shared.rules_pledge import (
    Outlook,
    best_penalty,
    chain,
    distance,
    dues,
    flags,
    tried,
    with_cards_played,
)
from paddock.games.race90.shared.rules_target import LEADER, MOVEMENT
from paddock.games.race90.shared.rules_tyres import tyre_penalty

STOPPED: Final = 0
HALTED: Final = 1
REACHED: Final = 2


def may_play(race: SecondRace, car: int, cards: tuple[Card, ...]) -> bool:
    """Whether the corners of track cards among these are certain to be used.

    R2-C-09 to R2-C-13, R2-TC-01, R2-TC-28
    """
    start = race.board.corner[race.section(car)] if car not in race.off else 0
    wanted = 0
    for card in cards:
        if card.corner and card.corner != start:
            if distance(race, car, card.corner) > most_points(race, car, cards):
                return False
            wanted |= 1 << card.corner
    if not wanted:
        return True
    way = trip(race, car, plain_points(race, car, cards), 0, 0, NOWHERE)
    return wanted & ~way.corners == 0 or is_certain(
        race, with_cards_played(race, car, cards, tyre_bill(race, car, tyres_of(cards)))
    )


def plain_points(race: SecondRace, car: int, cards: tuple[Card, ...]) -> int:
    """The points of these cards if the player adds nothing (R2-E-01, R2-E-04)."""
    points = race.now.bonus - race.waste[car] + given_points(race, car, cards)
    for card in cards:
        points += card.mp
    return points - tyre_penalty(race, car, race.state)


def most_points(race: SecondRace, car: int, cards: tuple[Card, ...]) -> int:
    """The points of these cards with all that could ever be added to them, a late brake counted as one."""
    most = most_besides(race, car)
    for card in cards:
        most += most_of(race, car, card)
    return most


def most_besides(race: SecondRace, car: int) -> int:
    """The most that can come on top of the cards of a turn."""
    most = race.now.bonus - race.waste[car] + given_points(race, car, NO_CARDS)
    if race.spot[car] != NOWHERE:
        most += race.board.spots[race.spot[car]].bonus
    if race.discs[car]:
        most += 1
    if race.strategy[car] == STEADY:
        most += len(race.hands[car])
    for card in race.hands[car]:
        if card.void_late:
            return most + 1
    return most


def most_of(race: SecondRace, car: int, card: Card) -> int:
    """The most that a card can come to: HAZARD gains by damage and checks, LAPPING by blue flags."""
    if race.strategy[car] == HAZARD:
        return card.mp + card.damage + len(card.checks) + len(card.events)
    return card.mp + len(card.events)


def is_certain(race: SecondRace, look: Outlook) -> bool:
    """Whether the player can make sure of every corner, with nothing but bad luck (R2-TC-01 to R2-TC-09, R2-TC-25)."""
    wanted = 0
    for corner in look.pledge:
        wanted |= 1 << corner
    for points, void, spot in uses(race, look):
        if spot != NOWHERE:
            add_spot_costs(race, look, spot)
        hand = [card for card in look.hand if card is not void]
        if some_plan(race, look, wanted, points, hand, False):
            return True
        for late in hand:  # what brakes late without a check serves for nothing else (R2-TC-25)
            if late.void_late:
                rest = [card for card in hand if card is not late]
                if some_plan(race, look, wanted, points, rest, True):
                    return True
    return False


def some_plan(race: SecondRace, look: Outlook, wanted: int, points: int, hand: list[Card], late: bool) -> bool:
    """Whether the corners are used, passing as many Leader checks as the cards in hand can guarantee.

    `late`: a late brake without a check may follow; the card for it is not in `hand`.
    """
    if len(hand) < dues(race, look):
        return False
    checks, found = 0, ways(race, look, wanted, points + own_points(race, look, hand), 0, late)
    while found == HALTED:
        checks += 1
        promised = chain(race, look, hand, checks)
        if not promised:
            return False
        rest = [card for card in hand if card not in promised]
        own = own_points(race, look, rest) - points_of_last_check(race, look)
        found = ways(race, look, wanted, points + own, checks, late)
    return found == REACHED


def points_of_last_check(race: SecondRace, look: Outlook) -> int:
    """What HAZARD gives up by not making a check blind, to know the target it leaves (R2-TC-02, R2-STR-HAZARD-02)."""
    return 1 if race.strategy[look.car] == HAZARD and not all(blind for _, blind in look.checks) else 0


def add_spot_costs(race: SecondRace, look: Outlook, spot: int) -> None:
    """The costs of the cards and a trajectory together (R2-D-06)."""
    printed = race.board.spots[spot]
    look.tyres_due = tyre_bill(race, look.car, printed.tyres + tyres_of(look.played))
    look.cards_due = printed.cards + discards_of(look.played)


Use = tuple[int, Card | None, int]
"""The points of a trajectory, the card discarded for it, and the spot still to be paid for."""


def uses(race: SecondRace, look: Outlook) -> list[Use]:
    """What the trajectory brings for certain; ignoring it comes first (R2-TC-04, R2-TC-06)."""
    car = look.car
    if race.now.settled:
        return [(race.now.mp, None, NOWHERE)]
    if look.use == USED:
        return [(race.board.spots[race.now.spot].bonus, None, NOWHERE)]
    if look.use in (ATTEMPTED, RISKED):
        return [(points, void, NOWHERE) for points, void, _ in spot_uses(race, look, race.now.spot)]
    found: list[Use] = [(0, None, NOWHERE)]
    if look.use == UNDECIDED:
        spot = spot_in_reach(race, car, look.played)
        if spot != NOWHERE and spot_payable(race, car, spot, look.played, len(look.hand)):
            found += spot_uses(race, look, spot)
    return found


def spot_uses(race: SecondRace, look: Outlook, spot: int) -> list[Use]:
    """What a trajectory brings without luck; for an extreme one attempted blind, the worst (R2-TC-04, R2-TC-06)."""
    printed = race.board.spots[spot]
    if not printed.extreme:
        return [(printed.bonus, None, spot)]
    found: list[Use] = []
    if look.use != RISKED:
        found += [(printed.bonus, card, spot) for card in look.hand if card.void_extreme]
        if race.skill[look.car] == FLAT_OUT:
            found.append((printed.bonus - 1, None, spot))
    if look.use != UNDECIDED and printed.recovery is not None:
        first = printed.recovery.checks[0]
        found.append((-max(first.passed.time, first.failed.time), None, spot))
    return found


def own_points(race: SecondRace, look: Outlook, hand: list[Card]) -> int:
    """All points that the player can still make sure of (R2-TC-05)."""
    car, now = look.car, race.now
    if now.settled:
        return 0
    points = look.points + mp_of(look.played) + given_points(race, car, look.played)
    points -= best_penalty(race, look) + race.waste[car]
    if race.discs[car] and not now.disc_settled:
        points += 1
    if race.strategy[car] == HAZARD:
        points += look.extra + sum([not blind for _, blind in look.checks])
    elif race.strategy[car] == STEADY and not now.threes_settled:
        threes = sum([card.mp == STEADY_CARD for card in hand])
        points += min(threes, max(0, len(hand) - dues(race, look)))
    return points


def ways(race: SecondRace, look: Outlook, wanted: int, mp: int, checks: int, late: bool) -> int:
    """Whether a movement uses all wanted corners, with a symbol spent and a flag lifted; or a Leader check stops it."""
    result = STOPPED
    blue = BLUE in look.events  # R2-FLAG-26
    for symbol in symbols(race, look, mp):
        for lifted in flags(race, look, mp):
            found = trip(race, look.car, mp, symbol, checks, lifted, blue)
            used = found.corners | late_corner(race, found) if late else found.corners
            if wanted & ~used == 0:
                return REACHED
            if found.halted:
                result = HALTED
    return result


def symbols(race: SecondRace, look: Outlook, mp: int) -> list[int]:
    """The corners on which an overtake symbol could be spent (R2-TC-11 to R2-TC-13)."""
    if look.overtake >= 0:
        return [look.overtake]
    here, board = race.section(look.car), race.board
    ahead = {board.corner[(here + n) % board.size] for n in range(mp + 1)}
    return [0, *sorted(ahead - {0})]


def late_corner(race: SecondRace, found: Trip) -> int:
    """The corner into which a late brake without a check would lead (R2-TC-25)."""
    section, board = found.progress % race.board.size, race.board
    if board.kind[section] != BRAKE:
        return 0
    return 1 << board.corner[(section + 1) % board.size]


def kept(race: SecondRace, car: int, task: Choice, options: Sequence[Option]) -> Sequence[Option]:
    """After a track card was played, only options that still let its corner be used (R2-TC-26)."""
    if not race.now.pledge or race.now.car != car:
        return options
    return [option for option in options if keeps(tried(race, task, option), car)] or options


def keeps(trial: Race, car: int) -> bool:
    assert isinstance(trial, SecondRace)
    if trial.now.doubtful and trial.now.settled:
        return False  # a blind Leader check would decide (R2-TC-02)
    if not trial.now.pledge:
        return True
    look = Outlook(trial, car)
    if trial.stack and may_look_blind(trial.stack[-1]):
        look.extra += 1
    return is_certain(trial, look)


def may_look_blind(task: Any) -> bool:
    """Whether a normal check of a movement card comes next (R2-STR-HAZARD-02)."""
    return getattr(task, "cause", LEADER) == MOVEMENT and not getattr(task, "blind", True)
