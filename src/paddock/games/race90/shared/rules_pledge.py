"""Track cards: what a player still controls in a turn that must use a corner."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.circuits import make_room
from paddock.circuits.sections import SectionBoard
from paddock.core import Choice, Option
from paddock.games.race90.shared.cards import GREEN, WEATHER, Card, discards_of
from paddock.games.race90.shared.position import FLAG, NOBODY, NOWHERE, Race
from paddock.games.race90.shared.rules_target import LEADER, modifiers, target_of
from paddock.games.race90.shared.rules_tyres import tyre_penalty

DISTANCES: Final[dict[str, list[list[int]]]] = {}
"""By board; made once."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """What a player still controls in this turn."""

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
        """Points that HAZARD will gain, by damage not yet drawn and by a check that comes next."""


def with_cards_played(race: Race, car: int, cards: tuple[Card, ...], tyres_due: int) -> Outlook:
    """The outlook if these cards were played now, at a price in tyres."""
    look = Outlook(race, car)
    look.played = cards
    look.hand = [card for card in race.hands[car] if card not in cards]
    look.pledge = tuple(card.corner for card in cards if card.corner)
    look.tyres_due = tyres_due
    look.cards_due = discards_of(cards)
    for card in cards:
        look.checks += card.checks
        look.events += card.events
        look.extra += card.damage
        if card.overtake:
            look.overtake = -1
    return look


def distance(race: Race, car: int, corner: int) -> int:
    """How many sections ahead a corner begins (R2-TC-01)."""
    ways = DISTANCES.get(race.board.id)
    if ways is None:
        ways = distances(race.board)
        make_room(DISTANCES)
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


def dues(race: Race, look: Outlook) -> int:
    """How many cards must be kept for what is still to pay (R2-TC-27)."""
    return max(0, look.tyres_due - race.chips[look.car]) + look.cards_due


def chain(race: Race, look: Outlook, hand: list[Card], length: int) -> list[Card]:
    """The cards of the hand that would pass this many Leader checks in a row (R2-TC-07, R2-TC-08, R2-TC-27).

    The card that leaves a fitting target in a movement card's check is among them; enough stay for what is due.
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


def best_penalty(race: Race, look: Outlook) -> int:
    """The least that the tyres can cost after the weather symbols have been used (R2-WX-08, R2-TC-05)."""
    moves = look.events.count(WEATHER)
    if not moves:
        return tyre_penalty(race, look.car, race.state)
    slots = range(max(0, race.weather - moves), min(len(race.board.weather) - 1, race.weather + moves) + 1)
    return min([tyre_penalty(race, look.car, race.board.weather[slot].state) for slot in slots])


def flags(race: Race, look: Outlook, mp: int) -> list[int]:
    """The yellow flags ahead that the player could take off; during movement, only before reaching them (R2-TC-26)."""
    found = [NOWHERE]
    if GREEN in look.events or race.sixth_sense(look.car):
        here, size = race.section(look.car), race.board.size
        first = 0 if race.now.offered == NOBODY else 1
        found += [s for s in ((here + n) % size for n in range(first, mp + 1)) if FLAG in race.lanes[s]]
    return found


def tried(race: Race, task: Choice, option: Option) -> Race:
    """The table after a choice, with nothing of what follows done yet (R2-TC-26)."""
    trial = race.copy()
    trial.stack = []
    task.chosen(trial, option)
    return trial
