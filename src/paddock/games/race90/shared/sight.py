"""What a seat may know: everything on the table but cards in hand or face down."""

from typing import Any

from paddock.circuits.sections import STATES
from paddock.games.race90.shared.cards import EVENTS, HIDDEN_RACE, KINDS, ROBOTS, Card
from paddock.games.race90.shared.covers import covered, in_sight
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, TYRES
from paddock.games.race90.shared.options import car_name
from paddock.games.race90.shared.position import FLAG, NO_SAFETY, NOBODY, NOWHERE, Race
from paddock.games.race90.shared.rules_table import lap_marker, standing


def view(race: Race, seat: int | None) -> dict[str, Any]:
    """What a seat may know about the table, built up from nothing."""
    return {
        "turn": race.turn,
        "turns": race.turns,
        "stage": race.board.stage[race.turn],
        "opening": race.opening,
        "weather": race.weather + 1,
        "state": STATES[race.state],
        "robot_tyres": TYRES[race.robot_tyres],
        "safety_car": None if race.safety == NO_SAFETY else race.board.names[race.safety % race.board.size],
        "orange": None if race.orange == NOBODY else race.orange,
        "leader": car_name(race.driver(race.leader)),
        "standing": [car_name(race.driver(car)) for car in standing(race)] if any(race.lanes) or race.off else [],
        "flags": [race.board.names[section] for section, lane in enumerate(race.lanes) if FLAG in lane],
        "bag": [max(0, race.bag_red), race.bag_brown],
        "race_pile": len(race.race_pile),
        "track_pile": len(race.track_pile),
        "discards": sorted(card.id for card in (*race.race_discard, *race.track_discard)),
        "chits": [f"{ROBOTS[chit.kind]}@{chit.turn}" for chit in race.chits],
        "cars": [view_car(race, car) for car in range(race.cars)],
        "charts": [view_chart(race, other, seat) for other in range(race.seats)],
        "now": view_turn(race),
    }


def view_car(race: Race, car: int) -> dict[str, Any]:
    placed = car in race.off or car in race.lanes[race.section(car)]
    lane = race.lanes[race.section(car)]
    out = car in race.retired
    return {
        "name": car_name(race.driver(car)),
        "section": race.board.names[race.section(car)] if placed else None,
        "place": lane.index(car) if car in lane else None,
        "laps": lap_marker(race, car) if placed and (race.leader in race.off or any(race.lanes)) else 0,
        "spot": None if race.spot[car] == NOWHERE else race.board.spots[race.spot[car]].name,
        "acted": race.acted[car],
        "off": car in race.off,
        "out": out,
        "no_move": race.stands_still(car) and not out,
        "just_pit": car in race.just_pit and not out,
        "must_stop": (car in race.forced or car in race.called) and not out,
        "wasted": race.waste[car],
    }


def view_chart(race: Race, owner: int, seat: int | None) -> dict[str, Any]:
    """A chart lies open; only cards in hand or face down are secret (R2-GEN-15)."""
    target = race.target[owner]
    return {
        "hand": [seen(race, card, owner, seat) for card in race.hands[owner]],
        "frozen": [card.id for card in race.frozen[owner]],
        "laid": [card.id if owner == seat else covered(card).id for card in race.laid[owner]],
        "swapped": [card.id if owner == seat else HIDDEN_RACE for card in race.swapped[owner]],
        "reserve": [card.id for card in race.set_aside(owner)],
        "target": None if target is None else target.check,
        "levels": list(race.levels[owner]),
        "tyres": TYRES[race.tyres[owner]],
        "chips": race.chips[owner],
        "discs": race.discs[owner],
        "red": race.red[owner],
        "brown": race.brown[owner],
        "soft_sets": race.soft_sets[owner],
        "skill": None if race.skill[owner] == NOBODY else SKILLS[race.skill[owner]],
        "spent": race.spent[owner],
        "sixth": race.sixth_sense(owner),
        "strategy": None if race.strategy[owner] == NOBODY else STRATEGIES[race.strategy[owner]],
        "fuel": race.fuel[owner],
        "blue": race.blue[owner],
        "chased": None if race.chased[owner] == NOBODY else car_name(race.driver(race.chased[owner])),
    }


def seen(race: Race, card: Card, owner: int, seat: int | None) -> str:
    """A card of a hand as a seat sees it."""
    return card.id if owner == seat or card in in_sight(race, owner) else covered(card).id


def view_turn(race: Race) -> dict[str, Any] | None:
    now = race.now
    if now.car == NOBODY:
        return None
    return {
        "car": car_name(race.driver(now.car)),
        "played": [card.id for card in now.played],
        "points": now.mp,
        "events": [EVENTS[event] for event in now.events],
        "kinds": [KINDS[card.kind] for card in now.played],
    }
