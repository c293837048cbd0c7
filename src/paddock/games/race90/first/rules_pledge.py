"""Track cards: whether it is certain that their corners will be used, and what may then be chosen."""

from collections.abc import Sequence

from paddock.circuits.sections import BRAKE
from paddock.core import Choice, Option, Text, message
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_pass import has_easy_corner, pass_price
from paddock.games.race90.first.rules_points import tyre_price
from paddock.games.race90.first.rules_spots import own_spot
from paddock.games.race90.shared.cards import BLUE, ROOM, Card, mp_of
from paddock.games.race90.shared.position import BANGING, FLAG, HAZARD, NOWHERE, Race
from paddock.games.race90.shared.rules_pass import Trip, needs_check
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


def may_use_corners(race: FirstRace, car: int, cards: tuple[Card, ...]) -> bool:
    """Whether the corners of the track cards among these are certain to be used (R1-TC-01, R1-TC-02, R1-TC-15)."""
    most = most_reach(race, car, cards)
    if max([distance(race, car, card.corner) for card in cards if card.corner]) > most:
        return False
    return is_sure(race, with_cards_played(race, car, cards, tyre_price(race, car, cards)))  # R1-OFF-41


def most_reach(race: FirstRace, car: int, cards: tuple[Card, ...]) -> int:
    """The points of these cards with all that could ever be added to them, a late brake counted by its sections."""
    most = (2 if race.strategy[car] == HAZARD else 1) + race.now.bonus - race.waste[car]
    hazard = race.drives(car, HAZARD)
    for card in cards:
        most += card.mp
        if hazard:
            most += card.damage + len(card.checks)
    if race.spot[car] != NOWHERE:
        most += race.board.spots[race.spot[car]].bonus
    return most + 1 if race.discs[car] else most


def is_sure(race: FirstRace, look: Outlook) -> bool:
    """Whether the player can make sure of every corner, with a soft bonus or without (R1-TC-15)."""
    if race.now.settled:
        return some_way(race, look, race.now.mp, race.points)
    mp = sure_points(race, look)
    has_bonus = race.discs[look.car] > 0 and not race.now.disc_settled
    return some_way(race, look, mp, mp) or (has_bonus and some_way(race, look, mp - 1, mp - 1))


def some_way(race: FirstRace, look: Outlook, mp: int, value: int) -> bool:
    """Whether the points left lead there, with a late brake or without one (R1-TC-15, R1-LB-18)."""
    if is_used(race, look, mp, look.hand, None):
        return True
    for late in look.hand:  # what brakes late serves for nothing else (R1-TC-11)
        if value > 0 and late.void_late:
            rest = [card for card in look.hand if card is not late]
            if is_used(race, look, mp, rest, late):
                return True
    return False


def is_used(race: FirstRace, look: Outlook, mp: int, hand: list[Card], late: Card | None) -> bool:
    """Whether these points use every corner, passing the LEADER checks that the hand can guarantee (R1-TC-15)."""
    wanted, checks = 0, 0
    for corner in look.pledge:
        wanted |= 1 << corner
    halted = len(hand) >= dues(race, look)
    while halted and (checks == 0 or chain(race, look, hand, checks)):
        halted = False
        for lifted in flags(race, look, mp):
            way = sure_way(race, look.car, mp, look.played, checks, lifted)
            if wanted & ~(way.corners | corners_behind(race, look.car, way, late)) == 0:
                return True
            halted = halted or way.halted
        checks += 1
    return False


def sure_points(race: FirstRace, look: Outlook) -> int:
    """The movement value that the player can make sure of; HAZARD gains by a check either way (R1-TC-15)."""
    car = look.car
    points = look.points + mp_of(look.played) - race.waste[car] - best_penalty(race, look)
    spot = own_spot(race, car, look.played)
    if spot != NOWHERE:
        points += race.board.spots[spot].bonus
    if race.discs[car] and not race.now.disc_settled:
        points += 1
    if race.drives(car, HAZARD):
        points += look.extra + len(look.checks)
    return points


def sure_way(race: FirstRace, car: int, mp: int, played: tuple[Card, ...], checks: int, lifted: int) -> Trip:
    """Where a car with these points comes to, taking every pass, if it passes a number of LEADER checks."""
    found = Trip()
    size, corner = race.board.size, race.board.corner
    progress = race.progress[car]
    ahead: tuple[int, ...]
    if car in race.off:
        progress += (race.reentry[car] - progress) % size
        ahead = race.lanes[progress % size]
        mp -= 1
    else:
        lane = race.lanes[progress % size]
        ahead = lane[: lane.index(car)]
    leads = race.leader == car or takes_lead(race, progress)
    blue = race.blue[car] or (race.agreed.advanced and any(BLUE in card.events for card in played))  # R1-FLAG-20
    bump = race.opening and not race.bumped and race.drives(car, BANGING)
    while True:
        section = progress % size
        found.progress = progress
        found.corners |= 1 << corner[section]
        flagged = FLAG in race.lanes[section] and section != lifted
        for item in reversed(ahead):
            if mp <= 0:
                return found
            if item == FLAG:
                mp -= 0 if section == lifted else 1
                continue
            price = pass_price(race, car, progress, item, section, has_easy_corner(played, corner[section]), blue)
            if bump and item != race.paid_for and race.progress[item] == progress:
                bump, price = False, 0
            if flagged or price < 0 or price > mp:
                found.left = mp
                return found
            if item != race.now.cleared and needs_check(race, leads, progress, item):
                if checks <= 0:
                    found.left, found.halted = mp, True
                    return found
                checks -= 1
            mp -= price
            found.passed += 1
            leads = leads or (item == race.leader and progress == race.progress[item])
        if mp <= 0:
            return found
        progress += 1
        mp -= 1
        ahead = race.lanes[progress % size]
        leads = takes_lead(race, progress)


def takes_lead(race: FirstRace, progress: int) -> bool:
    """Whether a car that comes so far has the LEADER marker: beyond the LEADER, or beside one who is off the track.

    R1-ACT-07, R1-OFF-38, R1-LAP-30
    """
    lead = race.progress[race.leader]
    return progress > lead or (progress == lead and race.leader in race.off)


def corners_behind(race: FirstRace, car: int, way: Trip, late: Card | None) -> int:
    """The corners into which a late brake with a track card would lead (R1-TC-10, R1-TC-15, R1-STR-HAZ-10)."""
    section, board = way.progress % race.board.size, race.board
    ahead, beyond = (section + 1) % board.size, (section + 2) % board.size
    if late is None or board.kind[section] != BRAKE or board.corner[ahead] != late.corner:
        return 0
    goes_two = race.strategy[car] == HAZARD and not race.lanes[ahead]
    return 1 << late.corner | (1 << board.corner[beyond] if goes_two else 0)


def held(race: FirstRace, car: int, task: Choice, options: Sequence[Option]) -> Sequence[Option]:
    """After a track card was played, only options that still let its corner be used (R1-TC-15)."""
    if not race.now.pledge:
        return options
    return [option for option in options if holds(tried(race, task, option), car)] or options


def holds(trial: Race, car: int) -> bool:
    assert isinstance(trial, FirstRace)
    if trial.now.doubtful and trial.now.settled:
        return False  # a blind lapping check would decide
    return is_sure(trial, Outlook(trial, car))


def way_note(race: FirstRace, seat: int, mp: int, cards: tuple[Card, ...]) -> Text:
    """Where a movement with these points would end, as things stand and without luck."""
    way = sure_way(race, seat, mp, cards, 0, NOWHERE)
    return message(
        ROOM, "note-way", mp=max(0, mp), section=race.where(way.progress % race.board.size), lost=max(0, way.left)
    )
