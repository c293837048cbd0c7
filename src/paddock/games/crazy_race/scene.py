"""The scene: the table as a seat sees it."""

from functools import lru_cache

from paddock.core import Match, message, render
from paddock.games.crazy_race.cards import COLOURS, LAST_WORD, NONE, ROOM, VEHICLES, Card, Vehicle
from paddock.games.crazy_race.options import Drive
from paddock.games.crazy_race.position import NOBODY, ROUNDS, Race
from paddock.games.crazy_race.rules_score import arranged, result, score_of
from paddock.scene import Area, Gauge, Mark, Piece, Player, Scene, Stage

PRINTED = 20_000
"""How many cards that are always printed alike are kept."""
SYMBOLS = {
    "red": "disc",
    "orange": "triangle",
    "yellow": "star",
    "green": "diamond",
    "blue": "square",
    "black": "cross",
    "purple": "hexagon",
}


def scene(match: Match, seat: int | None, lang: str) -> Scene:
    """The table as a seat sees it."""
    race = match.race
    assert isinstance(race, Race)
    stage = Stage(match, seat, lang)
    seats = range(race.seats)
    areas = [stage.common(table, race)]
    if any(character == NOBODY for character in race.characters):
        areas.append(stage.common(free_characters, race))
    for each in seats:
        areas += (stage.of_seat(hand, race, each), stage.common(route, race, each))
    return stage.scene(
        status=message(ROOM, "status", round=race.round, rounds=ROUNDS, booster=in_force(race)),
        players=[stage.common(player, race, each) for each in seats],
        areas=areas,
    )


def table(stage: Stage, race: Race) -> Area:
    """The hierarchy in the middle, played cards to its left, the pool to its right."""
    rows = {vehicle: row for row, vehicle in enumerate(race.hierarchy)}
    pieces = [rank(stage, vehicle, f"1,{row}") for vehicle, row in rows.items()]
    pooled = {card.index for card in race.pool}
    for seat, card in enumerate(race.played):
        if card is not None and card.index not in pooled:
            pieces.append(card_piece(stage.lang, card, f"0,{rows[card.vehicle]}", seat))
    pieces += [card_piece(stage.lang, card, f"2,{rows[card.vehicle]}") for card in race.pool]
    columns = tuple(stage.say(message(ROOM, f"column-{name}")) for name in ("played", "hierarchy", "pool"))
    return Area("table", stage.say(message(ROOM, "area-table")), tuple(pieces), "grid", columns=columns)


def rank(stage: Stage, vehicle: int, at: str) -> Piece:
    """A card of the hierarchy."""
    label = stage.say(Vehicle(vehicle).text())
    return Piece(f"rank-{VEHICLES[vehicle]}", "card", label, "grey", VEHICLES[vehicle], at=at)


@lru_cache(maxsize=PRINTED)
def card_piece(lang: str, card: Card, at: str = "", owner: int | None = None, tags: tuple[str, ...] = ()) -> Piece:
    """A race card or a starter, as printed."""
    colour = "sand" if card.is_starter else COLOURS[card.colour]
    marks = [Mark("top-left", str(card.speed) if card.speed else "–")]
    if not card.is_starter:
        marks.append(Mark("top-right", icon=SYMBOLS[colour]))
    if card.full:
        marks.append(Mark("bottom", str(card.full), "stage"))
    if card.left:
        marks.append(Mark("left", icon="half-left"))
    if card.right:
        marks.append(Mark("right", icon="half-right"))
    label = render(message(ROOM, "card-label", card=card, **printed(card)), lang)
    return Piece(card.id, "card", label, colour, VEHICLES[card.vehicle], tuple(marks), tags, at, owner)


def printed(card: Card) -> dict[str, int | str]:
    """The figures of a card, for its label."""
    halves = "both" if card.left and card.right else "left" if card.left else "right" if card.right else "none"
    return {"speed": card.speed, "full": card.full, "halves": halves}


def free_characters(stage: Stage, race: Race) -> Area:
    """The characters still free."""
    free = [Drive(character) for character in race.deck.characters if character.index not in race.taken_characters()]
    pieces = [
        Piece(
            option.targets[0],
            "card",
            stage.say(message(ROOM, "character-label", character=option.character, booster=option.character.booster)),
            option.character.colour,
            SYMBOLS[option.character.colour],
        )
        for option in free
    ]
    return Area("characters", stage.say(message(ROOM, "area-characters")), tuple(pieces))


def hand(stage: Stage, race: Race, seat: int) -> Area:
    """The cards a seat can still play: all know them, only the choice is secret."""
    own = stage.match.own_choice(seat) if seat == stage.seat else ""
    pieces = []
    for card in race.hands[seat]:
        tags = ("chosen",) if own == f"play-{card.id}" else ()
        pieces.append(card_piece(stage.lang, card, "", seat, tags))
    return Area(f"hand-{seat}", stage.say(message(ROOM, "area-hand", seat=seat)), tuple(pieces), owner=seat)


def route(stage: Stage, race: Race, seat: int) -> Area:
    """The cards that a seat has taken, open to all, in their best order (CR-PICK-12)."""
    pieces = tuple(card_piece(stage.lang, card, "", seat) for card in arranged(race.routes[seat]))
    return Area(f"route-{seat}", stage.say(message(ROOM, "area-route", seat=seat)), pieces, owner=seat)


def player(stage: Stage, race: Race, seat: int) -> Player:
    """A player, with the stages so far."""
    character = race.characters[seat]
    colour = "grey" if character == NOBODY else COLOURS[character]
    come = score_of(race, seat).stages
    gauges = [Gauge("stages", stage.say(message(ROOM, "gauge-stages")), come, icon="stage")]
    if in_force(race) != NONE and race.booster_seat == seat:
        text = stage.say(message(ROOM, "booster-name", booster=race.booster))
        gauges.append(Gauge("booster", stage.say(message(ROOM, "gauge-booster")), 1, icon="booster", text=text))
    place = result(race).place(seat) if any(race.routes) else None
    symbol, tags = SYMBOLS.get(colour, "disc"), stage.tags(seat)
    return Player(seat, stage.name(seat), colour, symbol, place, tuple(gauges), tags, come)


def in_force(race: Race) -> str:
    """The booster in force this round; Last Word does nothing in the last one, and after the race there is none."""
    silent = race.round == ROUNDS and race.booster == LAST_WORD  # CR-PLAY-08
    return NONE if silent or not race.stack else race.booster
