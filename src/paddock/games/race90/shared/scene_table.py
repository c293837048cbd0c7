"""What lies on the table for all to see, besides the board and the charts: robots, refuel chits, decks and the bag."""

from paddock.core import message
from paddock.games.race90.shared.cards import ROBOTS, ROOM
from paddock.games.race90.shared.drivers import COLOURS, TYRES
from paddock.games.race90.shared.position import HUMAN, Race
from paddock.games.race90.shared.rules_robots import ROBOT_POINTS
from paddock.games.race90.shared.rules_table import lap_marker, race_position, standing
from paddock.scene import Area, Gauge, Mark, Piece, Player, Stage

ROBOT_COLOURS = ("", "black", "yellow", "purple")


def table_areas(stage: Stage, race: Race) -> list[Area]:
    """The middle of the table."""
    return [robots(stage, race), chits(stage, race), decks(stage, race)] if any(race.lanes) or race.off else []


def robot_players(stage: Stage, race: Race) -> list[Player]:
    """The robots as the standings show them, once the cars are on the grid."""
    return [robot_player(stage, race, car) for car in range(race.seats, race.cars)] if any(race.lanes) else []


def robot_player(stage: Stage, race: Race, car: int) -> Player:
    """A robot with its place, its points a turn, its tyres, its next stop and its laps behind."""
    kind, name = race.kinds[car], stage.say(race.driver(car).text())
    points = gauge(stage, "points", ROBOT_POINTS[kind], "chevron")
    if car in race.retired:
        return Player(car, name, ROBOT_COLOURS[kind], "robot", None, (points,), ("out",))
    gauges = [points]
    if race.has_tyre_kinds():
        tyres = stage.say(message(ROOM, "tyre-name", name=TYRES[race.robot_tyres]))
        gauges.append(gauge(stage, "chips", 1, "tyre", tyres))
    stops = [chit.turn for chit in race.chits if chit.kind == kind]
    if stops:
        gauges.append(gauge(stage, "fuel", min(stops), "fuel"))
    if laps := max(0, lap_marker(race, car)):
        gauges.append(gauge(stage, "laps", laps, "lap"))
    place = race_position(race, car)
    return Player(car, name, ROBOT_COLOURS[kind], "robot", place, tuple(gauges), (), race.progress[car])


def gauge(stage: Stage, name: str, value: int, icon: str, text: str = "") -> Gauge:
    return Gauge(name, stage.say(message(ROOM, f"gauge-{name}")), value, None, icon, text)


def robots(stage: Stage, race: Race) -> Area:
    """The robots in their order in the race, then those that are out."""
    running = [car for car in standing(race) if race.kinds[car] != HUMAN]
    out = [car for car in race.retired if race.kinds[car] != HUMAN]
    tyres = TYRES[race.robot_tyres] if race.has_tyre_kinds() else "none"
    label = stage.say(message(ROOM, "area-robots", tyres=tyres))
    pieces = [robot_piece(stage, race, car) for car in running] + [robot_out(stage, race, car) for car in out]
    return Area("robots", label, tuple(pieces))


def robot_piece(stage: Stage, race: Race, car: int) -> Piece:
    """A robot with its place, its laps and what awaits it."""
    place, laps = race_position(race, car), max(0, lap_marker(race, car))
    has_to_stop = car in race.called or car in race.forced
    label = message(
        ROOM,
        "robot-label",
        driver=race.driver(car),
        place=place,
        laps=laps,
        points=ROBOT_POINTS[race.kinds[car]],
        stop="yes" if has_to_stop else "no",
        off="yes" if car in race.off else "no",
    )
    marks = [Mark("top-left", str(place)), Mark("bottom", robot_mark(stage, race, car))]
    if laps:
        marks.append(Mark("top-right", f"-{laps}"))
    tags = ("must-stop",) if has_to_stop else ()
    colour = ROBOT_COLOURS[race.kinds[car]]
    return Piece(f"robot-{car}", "chip", stage.say(label), colour, "robot", tuple(marks), tags)


def robot_out(stage: Stage, race: Race, car: int) -> Piece:
    label = stage.say(message(ROOM, "robot-out", driver=race.driver(car)))
    marks = (Mark("bottom", robot_mark(stage, race, car)),)
    return Piece(f"robot-{car}", "chip", label, ROBOT_COLOURS[race.kinds[car]], "robot", marks, ("out",))


def robot_mark(stage: Stage, race: Race, car: int) -> str:
    """A robot in two or three letters."""
    driver = race.driver(car)
    return stage.say(message(ROOM, "robot-mark", robot=ROBOTS[driver.robot], number=driver.number))


def chits(stage: Stage, race: Race) -> Area:
    """The refuel chits on the turn track: of players, and of kinds of robots (R2-FUEL-01, R2-FUEL-02)."""
    found = [(race.fuel[seat], player_chit(stage, race, seat)) for seat in range(race.seats) if race.fuel[seat]]
    for number, chit in enumerate(race.chits):
        label = message(ROOM, "chit-robot", robot=ROBOTS[chit.kind], turn=chit.turn)
        marks = (Mark("bottom", str(chit.turn)),)
        piece = Piece(f"chit-{number}", "chip", stage.say(label), ROBOT_COLOURS[chit.kind], "robot", marks)
        found.append((chit.turn, piece))
    found.sort(key=lambda each: each[0])
    return Area("chits", stage.say(message(ROOM, "area-chits")), tuple(piece for _, piece in found))


def player_chit(stage: Stage, race: Race, seat: int) -> Piece:
    turn = race.fuel[seat]
    label = stage.say(message(ROOM, "chit-player", seat=seat, turn=turn))
    marks = (Mark("bottom", str(turn)),)
    return Piece(f"chit-player-{seat}", "chip", label, COLOURS[seat], "fuel", marks, owner=seat)


def decks(stage: Stage, race: Race) -> Area:
    """How many cards each pile has, and the discs in the bag."""
    piles = [
        ("deck-race", "card", "grey", str(len(race.race_pile))),
        ("pile-race", "card", "light-grey", str(len(race.race_discard))),
        ("deck-track", "card", "dark-grey", str(len(race.track_pile))),
        ("pile-track", "card", "light-grey", str(len(race.track_discard))),
        ("bag", "bag", "brown", f"{max(0, race.bag_red)}+{race.bag_brown}"),
    ]
    if not race.deck.track:
        piles = [each for each in piles if not each[0].endswith("track")]
    pieces = tuple(
        Piece(id, "chip", stage.say(message(ROOM, f"label-{id}", count=count)), colour, icon, (Mark("bottom", count),))
        for id, icon, colour, count in piles  # noqa: A001  the piece's own word
    )
    return Area("decks", stage.say(message(ROOM, "area-decks")), pieces)
