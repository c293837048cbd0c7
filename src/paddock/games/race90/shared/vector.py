"""What a seat sees in both editions, written straight into a learner's vector: `view` and `facts`, without either."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from paddock.circuits.sections import STATES
from paddock.core.vectors import ONE, VectorWriter, add, numbered, one_of, put, ranks, seat_names, several
from paddock.games.race90.shared.cards import EVENTS, HIDDEN_RACE, HIDDEN_TRACK, KINDS, ROBOTS, Card
from paddock.games.race90.shared.covers import in_sight
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, TYRES
from paddock.games.race90.shared.position import FLAG, NO_SAFETY, NOBODY, NOWHERE, Race, Turn
from paddock.games.race90.shared.rules_table import lap_marker, standing
from paddock.games.race90.shared.spaces import FULL, MOST_CHIPS, MOST_GAP, MOST_HAND, MOST_POINTS
from paddock.games.race90.shared.words import name_of

PER_CENT: Final = 1.0 / FULL
PER_CHIP: Final = 1.0 / MOST_CHIPS
PER_GAP: Final = 1.0 / MOST_GAP
PER_POINT: Final = 1.0 / MOST_POINTS
OF_HAND: Final[Any] = 1.0 / MOST_HAND
OF_POINTS: Final[Any] = 1.0 / MOST_POINTS


class HeldPlaces:
    """The places of cards of which some may lie face down."""

    def __init__(self, places: Mapping[str, Any], path: str, ids: list[str]) -> None:
        self.cards = several(places, path, ids)
        self.race: Any = places[f"{path} has {HIDDEN_RACE}"]
        self.track: Any = places[f"{path} has {HIDDEN_TRACK}"]

    def add_back(self, card: Card, found: Any) -> None:
        """A card face down."""
        add(found, self.track if card.corner else self.race, OF_HAND)


class CarPlaces:
    """The places of a car's part."""

    def __init__(self, places: Mapping[str, Any], name: str, race: Race, cars: list[str]) -> None:
        path = f"cars.{name}"
        self.name = one_of(places, f"{path}.name", cars)
        self.section = one_of(places, f"{path}.section", race.board.names)
        self.place: Any = places[f"{path}.place"]
        self.laps: Any = places[f"{path}.laps"]
        self.spot = one_of(places, f"{path}.spot", [spot.name for spot in race.board.spots])
        self.acted: Any = places[f"{path}.acted"]
        self.off: Any = places[f"{path}.off"]
        self.out: Any = places[f"{path}.out"]
        self.no_move: Any = places[f"{path}.no_move"]
        self.just_pit: Any = places[f"{path}.just_pit"]
        self.must_stop: Any = places[f"{path}.must_stop"]
        self.wasted: Any = places[f"{path}.wasted"]
        self.gap: Any = places[f"facts.gap.{name}"]


class ChartPlaces:
    """The places of what lies before a driver."""

    def __init__(self, places: Mapping[str, Any], name: str, ids: list[str], cars: list[str]) -> None:
        path = f"charts.{name}"
        self.hand = HeldPlaces(places, f"{path}.hand", ids)
        self.laid = HeldPlaces(places, f"{path}.laid", ids)
        self.swapped = HeldPlaces(places, f"{path}.swapped", ids)
        self.frozen = several(places, f"{path}.frozen", ids)
        self.reserve = several(places, f"{path}.reserve", ids)
        self.target: Any = places[f"{path}.target"]
        self.levels = numbered(places, f"{path}.levels", 3)
        self.tyres = one_of(places, f"{path}.tyres", TYRES)
        self.chips: Any = places[f"{path}.chips"]
        self.discs: Any = places[f"{path}.discs"]
        self.red: Any = places[f"{path}.red"]
        self.brown: Any = places[f"{path}.brown"]
        self.soft_sets: Any = places[f"{path}.soft_sets"]
        self.skill = one_of(places, f"{path}.skill", SKILLS)
        self.spent: Any = places[f"{path}.spent"]
        self.sixth: Any = places[f"{path}.sixth"]
        self.strategy = one_of(places, f"{path}.strategy", STRATEGIES)
        self.fuel: Any = places[f"{path}.fuel"]
        self.blue: Any = places[f"{path}.blue"]
        self.chased = one_of(places, f"{path}.chased", cars)


class Writer(VectorWriter):
    """Writes the table, the turn, the cars and the charts, from the viewer's own on; robots come last."""

    def __init__(self, places: Mapping[str, Any], race: Race) -> None:
        ids = [card.id for card in race.deck.cards]
        cars = [name_of(race, car) for car in range(race.cars)]
        sections = race.board.names
        self.turn: Any = places["turn"]
        self.turns: Any = places["turns"]
        self.stage: Any = places["stage"]
        self.opening: Any = places["opening"]
        self.weather: Any = places["weather"]
        self.state = one_of(places, "state", STATES)
        self.robot_tyres = one_of(places, "robot_tyres", TYRES)
        self.safety_car = one_of(places, "safety_car", sections)
        self.orange: Any = places["orange"]
        self.leader = one_of(places, "leader", cars)
        self.standing = several(places, "standing", cars)
        self.ranks = ranks(len(cars))
        self.flags = several(places, "flags", sections)
        self.bag = numbered(places, "bag", 2)
        self.race_pile: Any = places["race_pile"]
        self.track_pile: Any = places["track_pile"]
        self.discards = several(places, "discards", ids)
        turns = range(race.turns + 1)
        self.chits = [several(places, "chits", [f"{kind}@{turn}" for turn in turns]) if kind else [] for kind in ROBOTS]
        self.of_cars: Any = 1.0 / race.cars
        self.turns_left: Any = places["facts.turns_left"]
        robots = [f"other-{index}" for index in range(race.cars - race.seats)]
        names = seat_names(race.seats, 1)
        self.cars = [CarPlaces(places, name, race, cars) for name in [*names, *robots]]
        self.charts = [ChartPlaces(places, name, ids, cars) for name in names]
        self.now_car = one_of(places, "now.car", cars)
        self.played = several(places, "now.played", ids)
        self.points: Any = places["now.points"]
        self.events = several(places, "now.events", EVENTS)
        self.kinds = several(places, "now.kinds", KINDS)
        self.per_turn = 1.0 / race.turns
        self.per_stage = 1.0 / len(set(race.board.stage))
        self.per_car = 1.0 / race.cars
        self.per_card = 1.0 / len(ids)

    def write(self, race: Any, seat: int, found: Any) -> None:
        table = cast(Race, race)
        seats = table.seats
        running = bool(table.off) or any(table.lanes)
        self.write_table(table, found)
        if running:
            cars = standing(table)
            for rank in range(len(cars)):
                found[self.standing[cars[rank]]] = self.ranks[rank]
        under_way = table.leader in table.off or any(table.lanes)
        for car in range(table.cars):
            turned = car
            if car < seats:
                turned = car - seat if car >= seat else car - seat + seats
                self.write_chart(table, car, seat, self.charts[turned], found)
            self.write_car(table, car, seat, under_way, self.cars[turned], found)
        if table.now.car != NOBODY:
            self.write_turn(table.now, found)

    def write_table(self, race: Race, found: Any) -> None:
        """What belongs to no car."""
        put(found, self.turn, float(race.turn), self.per_turn)
        put(found, self.turns, float(race.turns), self.per_turn)
        put(found, self.stage, float(race.board.stage[race.turn]), self.per_stage)
        if race.opening:
            found[self.opening] = ONE
        put(found, self.weather, float(race.weather + 1), PER_CENT)
        found[self.state[race.state]] = ONE
        found[self.robot_tyres[race.robot_tyres]] = ONE
        if race.safety != NO_SAFETY:
            found[self.safety_car[race.safety % race.board.size]] = ONE
        if race.orange != NOBODY:
            put(found, self.orange, float(race.orange), self.per_car)
        found[self.leader[race.leader]] = ONE
        lanes = race.lanes
        for section in range(len(lanes)):
            if lanes[section] and FLAG in lanes[section]:
                found[self.flags[section]] = ONE
        if race.bag_red > 0:
            put(found, self.bag[0], float(race.bag_red), PER_CENT)
        put(found, self.bag[1], float(race.bag_brown), PER_CENT)
        put(found, self.race_pile, float(len(race.race_pile)), self.per_card)
        put(found, self.track_pile, float(len(race.track_pile)), self.per_card)
        put_cards(found, self.discards, race.race_discard)
        put_cards(found, self.discards, race.track_discard)
        for chit in race.chits:
            add(found, self.chits[chit.kind][chit.turn], self.of_cars)
        put(found, self.turns_left, float(race.turns - race.turn), self.per_turn)

    def write_car(self, race: Race, car: int, seat: int, under_way: bool, at: CarPlaces, found: Any) -> None:
        """A car on the track, and its gap to the viewer's own."""
        section = race.section(car)
        lane = race.lanes[section]
        off, out, in_lane = car in race.off, car in race.retired, car in lane
        found[at.name[car]] = ONE
        if off or in_lane:
            found[at.section[section]] = ONE
            if under_way:
                put(found, at.laps, float(lap_marker(race, car)), self.per_turn)
        if in_lane:
            put(found, at.place, float(lane.index(car)), self.per_car)
        if race.spot[car] != NOWHERE:
            found[at.spot[race.spot[car]]] = ONE
        if race.acted[car]:
            found[at.acted] = ONE
        if off:
            found[at.off] = ONE
        if out:
            found[at.out] = ONE
        else:
            if race.stands_still(car):
                found[at.no_move] = ONE
            if car in race.just_pit:
                found[at.just_pit] = ONE
            if car in race.forced or car in race.called:
                found[at.must_stop] = ONE
        put(found, at.wasted, float(race.waste[car]), self.per_turn)
        put(found, at.gap, (race.progress[car] - race.progress[seat]) / race.board.size, PER_GAP)

    def write_chart(self, race: Race, owner: int, seat: int, at: ChartPlaces, found: Any) -> None:
        """A chart lies open; only cards in hand or face down are secret (R2-GEN-15)."""
        write_held(race, owner, seat, at, found)
        put_cards(found, at.frozen, race.frozen[owner])
        put_cards(found, at.reserve, race.set_aside(owner))
        target = race.target[owner]
        if target is not None:
            put(found, at.target, float(target.check), PER_CENT)
        levels = race.levels[owner]
        put(found, at.levels[0], float(levels[0]), PER_CHIP)
        put(found, at.levels[1], float(levels[1]), PER_CHIP)
        put(found, at.levels[2], float(levels[2]), PER_CHIP)
        found[at.tyres[race.tyres[owner]]] = ONE
        put(found, at.chips, float(race.chips[owner]), PER_CHIP)
        put(found, at.discs, float(race.discs[owner]), PER_CHIP)
        put(found, at.red, float(race.red[owner]), PER_CHIP)
        put(found, at.brown, float(race.brown[owner]), PER_CHIP)
        put(found, at.soft_sets, float(race.soft_sets[owner]), PER_CHIP)
        if race.skill[owner] != NOBODY:
            found[at.skill[race.skill[owner]]] = ONE
        if race.spent[owner]:
            found[at.spent] = ONE
        put(found, at.sixth, float(race.sixth_sense(owner)), PER_CHIP)
        if race.strategy[owner] != NOBODY:
            found[at.strategy[race.strategy[owner]]] = ONE
        put(found, at.fuel, float(race.fuel[owner]), PER_CENT)
        put(found, at.blue, float(race.blue[owner]), PER_CHIP)
        if race.chased[owner] != NOBODY:
            found[at.chased[race.chased[owner]]] = ONE

    def write_turn(self, now: Turn, found: Any) -> None:
        """What the car on the move has played."""
        found[self.now_car[now.car]] = ONE
        put_cards(found, self.played, now.played)
        put(found, self.points, float(now.mp), PER_POINT)
        for event in now.events:
            add(found, self.events[event], OF_POINTS)
        for card in now.played:
            add(found, self.kinds[card.kind], OF_POINTS)


def write_held(race: Race, owner: int, seat: int, at: ChartPlaces, found: Any) -> None:
    """Cards in hand, laid and given away, as far as a seat may see them."""
    if owner == seat:
        add_cards(found, at.hand, race.hands[owner])
        add_cards(found, at.laid, race.laid[owner])
        add_cards(found, at.swapped, race.swapped[owner])
        return
    known = in_sight(race, owner)
    for card in race.hands[owner]:
        if known and card in known:
            add(found, at.hand.cards[card.index], OF_HAND)
        else:
            at.hand.add_back(card, found)
    for card in race.laid[owner]:
        at.laid.add_back(card, found)
    for _ in race.swapped[owner]:
        add(found, at.swapped.race, OF_HAND)


def add_cards(found: Any, at: HeldPlaces, cards: Iterable[Card]) -> None:
    """Count cards that their viewer sees."""
    for card in cards:
        add(found, at.cards[card.index], OF_HAND)


def put_cards(found: Any, places: list[Any], cards: Iterable[Card]) -> None:
    """Mark cards, each of which exists once."""
    for card in cards:
        found[places[card.index]] = ONE
