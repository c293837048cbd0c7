"""The scene: the table as a seat sees it."""

from functools import lru_cache

from paddock.core import Match, Text, message, render
from paddock.games.automobiles.cards import CARDS, CARS, COLOURS, CUBES, NO_CARD, NO_COLOUR, ROOM, WEAR, Card, Cube
from paddock.games.automobiles.options import TakeCar
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.roads import drawing_of
from paddock.games.automobiles.rules_buy import money_left
from paddock.games.automobiles.rules_effects import effect_text
from paddock.games.automobiles.rules_score import car_name, laps_to_go, progress, race_place
from paddock.games.automobiles.rules_setup import is_set_up
from paddock.scene import Area, Gauge, Mark, Piece, Player, Scene, Stage

SYMBOLS = {"blue": "square", "purple": "hexagon", "green": "diamond", "red": "disc", "yellow": "star"}
COLOUR_NAMES = {"light": "light-grey", "dark": "dark-grey", "wear": "brown"}
"""The paint of a cube, if it is not its name."""
PRINTED = 20_000
"""How many pieces that always look alike are kept."""
CUBE_ICONS = {
    "wear": "wrench",
    "yellow": "star",
    "purple": "hexagon",
    "red": "disc",
    "green": "diamond",
    "blue": "square",
}
GEARS = {"white": "3", "light": "4", "dark": "5", "black": "6"}
"""What tells cubes apart without colour: gears carry their number, the others a sign."""
PILES = ("active", "used", "discard")


def scene(match: Match, seat: int | None, lang: str) -> Scene:
    """The table as a seat sees it."""
    race = match.race
    assert isinstance(race, Race)
    stage = Stage(match, seat, lang)
    areas = [stage.common(reserve, race)]
    if NO_COLOUR in race.colours:
        areas.append(stage.common(free_cars, race))
    if race.drawn:
        areas.append(stage.common(drawn, race))
    areas += [stage.of_seat(pile, race, each, name) for each in range(race.seats) for name in PILES]
    return stage.scene(
        status=message(ROOM, "status", round=race.round, laps=race.laps),
        players=[stage.of_seat(player, race, each) for each in range(race.seats)],
        areas=areas,
        board=drawing_of(match.setup.circuit, lang).id,
        pieces=[*stage.common(trail, race), *stage.common(cars, race), *stage.common(lap_markers, race)],
    )


def painted(cube: Cube) -> str:
    """The colour in which a cube is drawn."""
    return COLOUR_NAMES.get(cube.name, cube.name)


def cars(stage: Stage, race: Race) -> list[Piece]:
    """The cars on the track."""
    return [car(stage, race, seat) for seat in range(race.seats) if race.cars[seat] != NOWHERE]


def car(stage: Stage, race: Race, seat: int) -> Piece:
    """A car in its section."""
    colour = car_name(race, seat)
    label = stage.say(message(ROOM, "car-label", seat=seat, car=CARS[race.colours[seat]]))
    at = race.road.names[race.cars[seat]]
    return Piece(f"car-{colour}", "car", label, colour, SYMBOLS[colour], tags=stage.tags(seat), at=at, owner=seat)


def lap_markers(stage: Stage, race: Race) -> list[Piece]:
    """The marker of every car on the lap track (AU-SETUP-12, AU-CAR-04)."""
    found = []
    for seat in range(race.seats):
        if race.colours[seat] != NO_COLOUR:
            colour, laps = car_name(race, seat), laps_to_go(race, seat)
            label = stage.say(message(ROOM, "lap-marker-label", seat=seat, laps=laps))
            at = f"laps-{laps}-{race.colours[seat] + 1}"
            found.append(Piece(f"lap-{colour}", "chip", label, colour, SYMBOLS[colour], at=at, owner=seat))
    return found


def trail(stage: Stage, race: Race) -> list[Piece]:
    """The cubes that mark the way of the car this turn."""
    found = []
    for number, (section, mark) in enumerate(zip(race.trail, race.marks, strict=True)):
        if mark != NO_COLOUR:
            cube = CUBES[mark]
            label = stage.say(message(ROOM, "trail-label", cube=cube))
            found.append(cube_piece(f"trail-{number}", label, cube, at=race.road.names[section]))
    return found


def reserve(stage: Stage, race: Race) -> Area:
    """The cards in play, each with its cubes in stock, their cost and their value."""
    pieces = tuple(card(stage, race, colour) for colour in range(COLOURS) if race.cards[colour] != NO_CARD)
    return Area("reserve", stage.say(message(ROOM, "area-reserve")), pieces)


def card(stage: Stage, race: Race, colour: int) -> Piece:
    """A card with its cubes."""
    printed = CARDS[race.cards[colour]]
    return printed_card(stage.lang, colour, printed, race.reserve[colour], effect_text(race, printed))


@lru_cache(maxsize=PRINTED)
def printed_card(lang: str, colour: int, printed: Card, left: int, effect: Text) -> Piece:
    """A card of the reserve, and the count of its cubes."""
    cube = CUBES[colour]
    words = message(ROOM, "reserve-label", card=printed, cube=cube, count=left, cost=printed.cost, value=printed.value)
    marks = (
        Mark("top-left", f"${printed.cost}"),
        Mark("top-right", str(left)),
        Mark("centre", render(printed.text(), lang)),
        Mark("bottom", f"= ${printed.value}"),
    )
    tags = () if left else ("played",)
    return Piece(
        f"reserve-{cube.name}", "card", f"{render(words, lang)}. {render(effect, lang)}", painted(cube), "", marks, tags
    )


def free_cars(stage: Stage, race: Race) -> Area:
    """The cars still free."""
    pieces = []
    for each in CARS:
        if each.index not in race.colours:
            label = stage.say(message(ROOM, "free-car-label", car=each))
            pieces.append(Piece(TakeCar(each).targets[0], "car", label, each.name, SYMBOLS[each.name]))
    return Area("cars", stage.say(message(ROOM, "area-cars")), tuple(pieces))


def drawn(stage: Stage, race: Race) -> Area:
    """Cubes drawn in sight of all, not yet placed."""
    counts = [race.drawn.count(colour) for colour in range(COLOURS)]
    return Area("drawn", stage.say(message(ROOM, "area-drawn")), cubes(stage, counts, "drawn"))


def pile(stage: Stage, race: Race, seat: int, name: str) -> Area:
    """One of the three piles of a seat. The viewer's own can be touched, so their ids are those of options."""
    counts = {"active": race.active, "used": race.used, "discard": race.discard}[name][seat]
    prefix = name if seat == stage.seat else f"{name}-{seat}"
    label = stage.say(message(ROOM, f"area-{name}"))
    return Area(f"{name}-of-{seat}", label, cubes(stage, counts, prefix, seat), owner=seat)


def cubes(stage: Stage, counts: list[int], prefix: str, owner: int | None = None) -> tuple[Piece, ...]:
    """A piece for each colour of a pile, with its count."""
    found = []
    for colour, count in enumerate(counts):
        if count:
            found.append(cubes_piece(stage.lang, colour, count, prefix, owner))
    return tuple(found)


@lru_cache(maxsize=PRINTED)
def cubes_piece(lang: str, colour: int, count: int, prefix: str, owner: int | None) -> Piece:
    """Cubes of one colour in a pile."""
    cube = CUBES[colour]
    label = render(message(ROOM, "some-cubes", count=count, cube=cube.name), lang)
    return cube_piece(f"{prefix}-{cube.name}", label, cube, count, owner=owner)


def cube_piece(
    id: str,  # noqa: A002  the piece's own word
    label: str,
    cube: Cube,
    count: int = 1,
    at: str = "",
    owner: int | None = None,
) -> Piece:
    """Some cubes of one colour, with their sign and their count."""
    marks = [Mark("centre", GEARS[cube.name])] if cube.name in GEARS else []
    if count > 1:
        marks.append(Mark("bottom-right", f"\N{MULTIPLICATION SIGN}{count}"))
    return Piece(id, "cube", label, painted(cube), CUBE_ICONS.get(cube.name, ""), tuple(marks), at=at, owner=owner)


def player(stage: Stage, race: Race, seat: int) -> Player:
    """A player, with what everybody can see."""
    colour = "grey" if race.colours[seat] == NO_COLOUR else car_name(race, seat)
    ready = is_set_up(race)
    place, come = (race_place(race, seat), progress(race, seat)) if ready else (None, None)
    gauges = tuple(gauges_of(stage, race, seat))
    return Player(seat, stage.name(seat), colour, SYMBOLS.get(colour, "disc"), place, gauges, stage.tags(seat), come)


def gauges_of(stage: Stage, race: Race, seat: int) -> list[Gauge]:
    """Laps to go, money, wear in sight, and the count of the bag if the viewer may know it."""
    laps = laps_to_go(race, seat)
    text = stage.say(message(ROOM, "laps-text", laps=laps))
    found = [Gauge("laps", stage.say(message(ROOM, "gauge-laps")), laps, race.laps, "lap", text)]
    if NO_CARD not in race.cards:
        money = money_left(race, seat)
        found.append(Gauge("money", stage.say(message(ROOM, "gauge-money")), money, icon="coin", text=f"${money}"))
    wear = race.active[seat][WEAR] + race.used[seat][WEAR] + race.discard[seat][WEAR]
    found.append(Gauge("wear", stage.say(message(ROOM, "gauge-wear")), wear, icon="wrench"))
    if seat == stage.seat or race.open_bags != "closed":
        found.append(Gauge("bag", stage.say(message(ROOM, "gauge-bag")), sum(race.bags[seat]), icon="bag"))
    return found
