"""What a driver who looks ahead watches: the car's place, tyres, damage, cards and fuel.

Cards that a driver cannot see are equally likely everywhere, so those in other hands join the pile: the chances of the
next cards are then exact for all that the driver knows.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from paddock.core import Chance, Task
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.covers import covered, replace_hidden
from paddock.games.race90.shared.position import NO_SAFETY, NOWHERE, STEADY, Race
from paddock.games.race90.shared.rules_damage import BROWN, RED, DrawDisc
from paddock.games.race90.shared.rules_draw import DrawRace, DrawTrack
from paddock.games.race90.shared.rules_table import card_index
from paddock.games.race90.shared.rules_tyres import holds_discs

ENOUGH: Final = 8
"""From a pile with fewer cards a turn may draw the last one, and the discards are shuffled."""
ENOUGH_TRACK_CARDS: Final = 3


def pool(race: Race, seat: int) -> bool:
    """Cover what a seat cannot see, and shuffle it into the piles; False if a pile may run out in this turn."""
    if may_run_out(race):
        return False
    unseen = cover(race, seat)
    race.race_pile = sorted([*race.race_pile, *[card for card in unseen if not card.corner]], key=card_index)
    if race.track_pile:  # else the next cards are the discards
        race.track_pile = sorted([*race.track_pile, *[card for card in unseen if card.corner]], key=card_index)
    return True


def may_run_out(race: Race) -> bool:
    """Whether a pile may run out in this turn, so that its discards count too."""
    return len(race.race_pile) < ENOUGH or 0 < len(race.track_pile) < ENOUGH_TRACK_CARDS


def cover(race: Race, seat: int) -> list[Card]:
    """Cover what a seat cannot see; the cards."""
    unseen: list[Card] = []

    def gather(card: Card) -> Card:
        unseen.append(card)
        return covered(card)

    replace_hidden(race, seat, gather)
    return unseen


def place_of(race: Race, car: int) -> str:
    """Where a car stands on the board; empty if it does not. While it slides off the track, only its section counts."""
    section = race.section(car)
    if car in race.off:
        name = race.board.names[race.reentry[car]]
        return name if race.reentry[car] == section else f"back-{name}"
    lane = race.lanes[section]
    if car not in lane:
        return ""
    spot = race.spot[car]
    if spot != NOWHERE:
        return race.board.spots[spot].name
    behind_safety = race.safety != NO_SAFETY and race.safety % race.board.size == section
    return f"{race.board.names[section]}.{lane.index(car) + (2 if behind_safety else 1)}"


def gauges(race: Race, seat: int) -> dict[str, int]:
    """Tyre chips, damage, cards, fuel and the discs of soft tyres."""
    found = {
        "chips": race.chips[seat],
        "damage": race.red[seat] + race.brown[seat],
        "hand": len(race.hands[seat]),
    }
    if race.fuel[seat]:
        found["fuel"] = race.fuel[seat]
    if holds_discs(race, seat):
        found["discs"] = race.discs[seat]
    return found


# Chance


def kinds(race: Race, task: Chance, seat: int, playing: type[Task]) -> list[tuple[Any, int]]:
    """Discs and cards that make no difference before the next question are told as one."""
    if isinstance(task, DrawDisc):
        red, brown = task.weights(race)
        return [(RED if red else BROWN, red + brown)]
    if not isinstance(task, (DrawRace, DrawTrack)):
        return task.kinds(race)
    cards = task.outcomes(race)
    if task.seat != seat:
        return [(cards[0], 1)]
    if any(isinstance(each, playing) for each in race.stack[-FEW:]) and not has_easy_card(race, seat):
        return alike(cards, lambda card: EASY if race.deck.easy[card.index] else card.index)
    return alike(cards, lambda card: card.mp) if race.strategy[seat] == STEADY else [(cards[0], 1)]


FEW: Final = 4
"""How far below a draw the step that plays cards may lie."""
EASY: Final = -1


def has_easy_card(race: Race, seat: int) -> bool:
    """Whether a driver can play a card whatever is drawn."""
    return any(race.deck.easy[card.index] for card in race.hands[seat])


def alike(cards: Sequence[Card], key: Callable[[Card], int]) -> list[tuple[Any, int]]:
    """One card of each kind, with how many there are."""
    found: dict[int, list[Card]] = {}
    for card in cards:
        found.setdefault(key(card), []).append(card)
    return [(same[0], len(same)) for same in found.values()]


def checked(cards: Sequence[Card], most: int, is_passed_alike: bool, is_failed_alike: bool) -> list[tuple[Any, int]]:
    """The cards of a blind check: those that pass, and those that fail, as one if no check follows against them."""

    def key(card: Card) -> int:
        passed = card.check <= most
        if is_passed_alike if passed else is_failed_alike:
            return PASSED if passed else FAILED
        return card.check

    return alike(cards, key)


PASSED: Final = 0
FAILED: Final = -1
