"""Track cards: whether it is certain that a corner will be used, and what may then no longer be chosen."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from paddock.circuits.sections import BRAKE, SectionBoard
from paddock.core import Choice, Option
from paddock.games.race90.cards import BLUE, GREEN, WEATHER, Card, discards_of, mp_of, tyres_of
from paddock.games.race90.position import (
    ATTEMPTED,
    FLAG,
    FLAT_OUT,
    HAZARD,
    NO_CARDS,
    NOBODY,
    NOWHERE,
    RISKED,
    STEADY,
    UNDECIDED,
    USED,
    Race,
)
from paddock.games.race90.rules_pass import Trip, trip
from paddock.games.race90.rules_points import (
    given_points,
    spot_in_reach,
    spot_payable,
    tyre_bill,
    tyre_penalty,
)
from paddock.games.race90.rules_target import LEADER, MOVEMENT, modifiers, target_of

DISTANCES: Final[dict[str, list[list[int]]]] = {}
"""By board, found out once."""

STOPPED: Final = 0
HALTED: Final = 1
REACHED: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """What a player still has in his own power in this turn."""

    def __init__(self, race: Race, car: int) -> None:
        now = race.now
        self.car = car
        self.played = now.played
        self.hand = race.hands[car]
        self.pledge = now.pledge
        self.tyres_due = now.tyres_due
        self.cards_due = now.cards_due
        self.checks = now.checks
        self.events = now.events
        self.overtake = now.overtake
        self.charted = now.charted
        self.doubtful = now.doubtful
        self.points = 0 if now.settled else now.bonus
        self.use = now.use
        self.extra = 0
        """Points that HAZARD will have: of damage not yet drawn, of a check that comes next."""


def with_cards_played(race: Race, car: int, cards: tuple[Card, ...]) -> Outlook:
    """The outlook if these cards were played now."""
    look = Outlook(race, car)
    look.played = cards
    look.hand = [card for card in race.hands[car] if card not in cards]
    look.pledge = tuple(card.corner for card in cards if card.corner)
    look.tyres_due = tyre_bill(race, car, tyres_of(cards))
    look.cards_due = discards_of(cards)
    for card in cards:
        look.checks += card.checks
        look.events += card.events
        look.extra += card.damage
        if card.overtake:
            look.overtake = -1
    return look


def may_play(race: Race, car: int, cards: tuple[Card, ...]) -> bool:
    """R2-C-09 to R2-C-13, R2-TC-01, R2-TC-28  Whether the corners of track cards among these are certain to be used."""
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
    return wanted & ~way.corners == 0 or is_certain(race, with_cards_played(race, car, cards))


def plain_points(race: Race, car: int, cards: tuple[Card, ...]) -> int:
    """The points of these cards if the player adds nothing of his own to them."""
    points = race.now.bonus - race.waste[car] + given_points(race, car, cards)
    for card in cards:
        points += card.mp
    return points - tyre_penalty(race, car, race.state)


def most_points(race: Race, car: int, cards: tuple[Card, ...]) -> int:
    """The points of these cards with all that could ever be added to them, a late brake counted as one."""
    most = most_besides(race, car)
    for card in cards:
        most += most_of(race, car, card)
    return most


def most_besides(race: Race, car: int) -> int:
    """What can come on top of the cards of a turn."""
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


def most_of(race: Race, car: int, card: Card) -> int:
    """What a card can come to: HAZARD makes points of damage and checks, LAPPING of blue flags."""
    if race.strategy[car] == HAZARD:
        return card.mp + card.damage + len(card.checks) + len(card.events)
    return card.mp + len(card.events)


def distance(race: Race, car: int, corner: int) -> int:
    """How many sections ahead a corner begins."""
    ways = DISTANCES.get(race.board.id)
    if ways is None:
        ways = distances(race.board)
        DISTANCES[race.board.id] = ways
    section = race.reentry[car] if car in race.off else race.progress[car] % race.board.size
    return ways[section][corner]


def distances(board: SectionBoard) -> list[list[int]]:
    """By section and corner number: how many sections ahead the corner begins."""
    found = [[board.size] * (max(board.corner) + 1) for _ in range(board.size)]
    for here in range(board.size):
        for ahead in reversed(range(board.size)):
            found[here][board.corner[(here + ahead) % board.size]] = ahead
    return found


def is_certain(race: Race, look: Outlook) -> bool:
    """R2-TC-01 to R2-TC-09, R2-TC-25  Whether some plan of the player's own uses every corner, with all luck bad."""
    wanted = 0
    for corner in look.pledge:
        wanted |= 1 << corner
    for points, void, spot in uses(race, look):
        if spot != NOWHERE:
            add_spot_costs(race, look, spot)
        hand = [card for card in look.hand if card is not void]
        if some_plan(race, look, wanted, points, hand, False):
            return True
        for late in hand:  # R2-TC-25: what brakes late without a check serves for nothing else
            if late.void_late:
                rest = [card for card in hand if card is not late]
                if some_plan(race, look, wanted, points, rest, True):
                    return True
    return False


def some_plan(race: Race, look: Outlook, wanted: int, points: int, hand: list[Card], late: bool) -> bool:
    """Whether the corners are used, with no Leader check passed or as many as cards of the hand can promise.

    `late` says whether a late brake without a check may follow, for which a card that is not in `hand` is kept.
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


def points_of_last_check(race: Race, look: Outlook) -> int:
    """R2-TC-02, R2-STR-HAZARD-02  What HAZARD forgoes: a check that leaves a target to count on is not made blind."""
    return 1 if race.strategy[look.car] == HAZARD and not all(blind for _, blind in look.checks) else 0


def dues(race: Race, look: Outlook) -> int:
    """The cards that must be kept for what is still to pay."""
    return max(0, look.tyres_due - race.chips[look.car]) + look.cards_due


def add_spot_costs(race: Race, look: Outlook, spot: int) -> None:
    """R2-D-06  What is to pay for the cards and a trajectory together."""
    printed = race.board.spots[spot]
    look.tyres_due = tyre_bill(race, look.car, printed.tyres + tyres_of(look.played))
    look.cards_due = printed.cards + discards_of(look.played)


Use = tuple[int, Card | None, int]
"""Points of a trajectory, the card thrown away for it, and the spot that is still to pay for, if any."""


def uses(race: Race, look: Outlook) -> list[Use]:
    """R2-TC-04, R2-TC-06  What the trajectory may bring for certain; first what it brings if it is ignored."""
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


def spot_uses(race: Race, look: Outlook, spot: int) -> list[Use]:
    """What a trajectory brings without luck; an extreme one attempted blind may go as wrong as it can."""
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


def chain(race: Race, look: Outlook, hand: list[Card], length: int) -> list[Card]:
    """R2-TC-07, R2-TC-08, R2-TC-27  The cards of the hand that passing so many Leader checks in a row would take.

    The one that leaves a fitting target in a movement card's check is among them, and enough stay for what is to pay.
    """
    added = modifiers(race, look.car, LEADER, 0)
    best: list[Card] = []
    for target, used in last_targets(race, look, hand):
        left = [card for card in hand if card is not used]
        spent = [] if used is None else [used]
        for _ in range(length):
            fitting = [card for card in left if card.check <= target + added]
            if not fitting:
                break
            card = highest(fitting)
            left.remove(card)
            spent.append(card)
            target = card.check
        else:
            if len(left) >= dues(race, look) and (not best or len(spent) < len(best)):
                best = spent
    return best


def highest(cards: list[Card]) -> Card:
    best = cards[0]
    for card in cards:
        if card.check > best.check:
            best = card
    return best


def last_targets(race: Race, look: Outlook, hand: list[Card]) -> list[tuple[int, Card | None]]:
    """What the target may be after the checks of the movement cards: the worst, unless a normal one comes last."""
    if not look.checks:
        return [(1 if look.doubtful else target_of(race, look.car), None)]
    if all(blind for _, blind in look.checks):
        return [(1, None)]
    found: list[tuple[int, Card | None]] = [(card.check, card) for card in hand]
    return found + [(card.check, None) for card in look.played if card not in look.charted]


def own_points(race: Race, look: Outlook, hand: list[Card]) -> int:
    """R2-TC-05  All points that the player can still make sure of."""
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
        threes = sum([card.mp == 3 for card in hand])
        points += min(threes, max(0, len(hand) - dues(race, look)))
    return points


def best_penalty(race: Race, look: Outlook) -> int:
    """R2-WX-08, R2-TC-05  The least that the tyres can cost after the weather symbols have been used."""
    moves = look.events.count(WEATHER)
    if not moves:
        return tyre_penalty(race, look.car, race.state)
    slots = range(max(0, race.weather - moves), min(len(race.board.weather) - 1, race.weather + moves) + 1)
    return min([tyre_penalty(race, look.car, race.board.weather[slot].state) for slot in slots])


def ways(race: Race, look: Outlook, wanted: int, mp: int, checks: int, late: bool) -> int:
    """Whether a movement uses all wanted corners by some choice of symbol and flag, or a Leader check is in the way."""
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


def symbols(race: Race, look: Outlook, mp: int) -> list[int]:
    """The corners on which an overtake symbol could be spent."""
    if look.overtake >= 0:
        return [look.overtake]
    here, board = race.section(look.car), race.board
    ahead = {board.corner[(here + n) % board.size] for n in range(mp + 1)}
    return [0, *sorted(ahead - {0})]


def flags(race: Race, look: Outlook, mp: int) -> list[int]:
    """The yellow flags on the way that the player could take off; in E only before he meets what stands there."""
    found = [NOWHERE]
    if GREEN in look.events or race.sixth[look.car]:
        here, size = race.section(look.car), race.board.size
        first = 0 if race.now.offered == NOBODY else 1
        found += [s for s in ((here + n) % size for n in range(first, mp + 1)) if FLAG in race.lanes[s]]
    return found


def late_corner(race: Race, found: Trip) -> int:
    """R2-TC-25  The corner into which a late brake without a check would lead."""
    section, board = found.progress % race.board.size, race.board
    if board.kind[section] != BRAKE or not board.has_late[section]:
        return 0
    return 1 << board.corner[(section + 1) % board.size]


def kept(race: Race, car: int, task: Choice, options: Sequence[Option]) -> Sequence[Option]:
    """R2-TC-26  After a track card has been played, only what still lets its corner be used may be chosen."""
    if not race.now.pledge or race.now.car != car:
        return options
    return [option for option in options if keeps(tried(race, task, option), car)] or options


def tried(race: Race, task: Choice, option: Option) -> Race:
    """The table after a choice, with nothing of what follows done yet."""
    trial = race.copy()
    trial.stack = []
    task.chosen(trial, option)
    return trial


def keeps(trial: Race, car: int) -> bool:
    if trial.now.doubtful and trial.now.settled:
        return False  # R2-TC-02: a blind Leader check would decide
    if not trial.now.pledge:
        return True
    look = Outlook(trial, car)
    if trial.stack and may_look_blind(trial.stack[-1]):
        look.extra += 1
    return is_certain(trial, look)


def may_look_blind(task: Any) -> bool:
    """R2-STR-HAZARD-02  Whether a normal check of a movement card comes next."""
    return getattr(task, "cause", LEADER) == MOVEMENT and not getattr(task, "blind", True)
