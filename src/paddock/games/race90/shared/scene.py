"""From what a seat sees to a scene: the circuit with its cars, the charts, the player's own hand."""

from functools import cache, lru_cache

from paddock.circuits.sections import STATES
from paddock.core import Match, Text, message, render
from paddock.games.race90.shared.cards import EVENTS, HIDDEN, ROOM, Card
from paddock.games.race90.shared.covers import covered, in_sight
from paddock.games.race90.shared.drivers import COLOURS, SKILL_NAMES, STRATEGY_NAMES, TYRES
from paddock.games.race90.shared.position import FLAG, NO_SAFETY, NOBODY, NOWHERE, Race
from paddock.games.race90.shared.rules_table import lap_marker, race_position
from paddock.games.race90.shared.rules_tyres import SOFT_DISCS, holds_discs
from paddock.games.race90.shared.scene_table import ROBOT_COLOURS, robot_players, table_areas
from paddock.games.race90.shared.sight import view_car
from paddock.scene import Area, Board, Gauge, Mark, Piece, Player, Scene, Stage

SYMBOLS = ("disc", "triangle", "star", "diamond", "square", "hexagon")
SYMBOL_MARKS = {
    "any-pair": ("+", "card"),
    "overtake": ("1", "chevron"),
    "double": ("×2", ""),
    "void-late": ("✓", "brake"),
    "void-extreme": ("✓", "diamond"),
}
"""The symbols of track cards: a short text and an icon."""
KIND_COLOURS = ("red", "green", "orange", "yellow")
PRINTED = 20_000
"""How many pieces that are always printed alike are kept."""
KIND_ICONS = ("booster", "helmet", "gear", "flag")


def scene(match: Match, seat: int | None, lang: str, board: Board) -> Scene:
    """The table as a seat sees it."""
    race = match.race
    assert isinstance(race, Race)
    stage = Stage(match, seat, lang)
    seats = range(race.seats)
    areas = [stage.of_seat(hand, race, each) for each in seats]
    areas += [area for each in seats for area in stage.of_seat(before, race, each)]
    if race.now.car != NOBODY and race.now.played:
        areas.append(stage.common(played, race))
    areas += [on_table(stage, name, cards) for name, cards in race.discards_in_reach()]
    areas += stage.common(table_areas, race)
    return stage.scene(
        status=status(race),
        players=[stage.common(player, race, each) for each in seats],
        robots=stage.common(robot_players, race),
        areas=areas,
        board=board.id,
        pieces=stage.common(on_board, race),
    )


def status(race: Race) -> Text:
    if not any(race.lanes) and not race.retired:
        return message(ROOM, "status-practice")
    return message(
        ROOM,
        "status",
        turn=race.turn,
        turns=race.turns,
        stage=race.board.stage[race.turn],
        state=STATES[race.state],
        safety="yes" if race.under_safety else "no",
        opening="yes" if race.opening else "no",
    )


# On the board


def on_board(stage: Stage, race: Race) -> list[Piece]:
    """Cars and flags in their order in each section, the safety car before them, the two pawns."""
    pieces = [
        Piece("pawn-turn", "chip", str(race.turn), "black", "clock", at=f"turn-{race.turn}"),
        Piece("pawn-weather", "chip", weather_label(stage, race), "black", at=f"weather-{race.weather + 1}"),
    ]
    safety = NOWHERE if race.safety == NO_SAFETY else race.safety % race.board.size
    for section, lane in enumerate(race.lanes):
        name = race.board.names[section]
        things: list[int | str] = ["safety", *lane] if section == safety else [*lane]
        for place, thing in enumerate(things, 1):
            pieces.append(thing_piece(stage, race, thing, f"{name}.{place}", section))
    return pieces + [car_piece(stage, race, car, f"back-{race.board.names[race.reentry[car]]}") for car in race.off]


def weather_label(stage: Stage, race: Race) -> str:
    slot = race.board.weather[race.weather]
    return stage.say(message(ROOM, "slot-label", low=slot.low, high=slot.high, state=STATES[slot.state]))


def thing_piece(stage: Stage, race: Race, thing: int | str, at: str, section: int) -> Piece:
    if thing == "safety":
        return Piece("safety-car", "car", stage.say(message(ROOM, "safety-label")), "silver", at=at)
    if thing == FLAG:
        label = stage.say(message(ROOM, "flag-label"))
        return Piece(f"flag-{race.board.names[section]}", "chip", label, "yellow", "flag", at=at)
    assert isinstance(thing, int)
    spot = race.spot[thing]
    return car_piece(stage, race, thing, at if spot == NOWHERE else race.board.spots[spot].name)


def car_piece(stage: Stage, race: Race, car: int, at: str) -> Piece:
    """A car, with its place in the race and what everyone may know about it."""
    kind = race.kinds[car]
    facts = view_car(race, car)
    place = race_position(race, car)
    label = message(
        ROOM,
        "car-label",
        driver=race.driver(car),
        place=place,
        laps=facts["laps"],
        no_move="yes" if facts["no_move"] else "no",
        off="yes" if facts["off"] else "no",
    )
    tags = [tag for tag in ("acted", "no_move", "just_pit", "off", "must_stop") if facts[tag]]
    colour = COLOURS[car] if car < race.seats else ROBOT_COLOURS[kind]
    owner = car if car < race.seats else None
    symbol = SYMBOLS[car] if car < race.seats else "robot"
    marks = (Mark("centre", str(place)),)
    return Piece(
        f"car-{car}",
        "car",
        stage.say(label),
        colour,
        symbol,
        marks,
        tuple(tag.replace("_", "-") for tag in tags),
        at,
        owner,
    )


# Cards


def hand(stage: Stage, race: Race, seat: int) -> Area:
    """The seat's own hand face up, others' face down, except for cards that everyone has seen."""
    pieces = []
    for place, card in enumerate(race.hands[seat]):
        face = seat == stage.seat or card in in_sight(race, seat)
        pieces.append(
            card_piece(stage.lang, card, seat) if face else back_piece(stage.lang, card, f"hand-{seat}-{place}", seat)
        )
    return Area(f"hand-{seat}", stage.say(message(ROOM, "area-hand", seat=seat)), tuple(pieces), owner=seat)


def before(stage: Stage, race: Race, seat: int) -> list[Area]:
    """What else lies before a seat: cards frozen by a contest, face down, or set aside for chasers."""
    areas = []
    for name, cards in (("frozen", race.frozen[seat]), ("reserve", race.set_aside(seat))):
        if cards:
            pieces = tuple(card_piece(stage.lang, card, seat) for card in cards)
            label = stage.say(message(ROOM, f"area-{name}", seat=seat))
            areas.append(Area(f"{name}-{seat}", label, pieces, owner=seat))
    if race.laid[seat]:
        pieces = tuple(
            card_piece(stage.lang, card, seat)
            if seat == stage.seat
            else back_piece(stage.lang, card, f"laid-{seat}-{place}", seat)
            for place, card in enumerate(race.laid[seat])
        )
        areas.append(Area(f"laid-{seat}", stage.say(message(ROOM, "area-laid", seat=seat)), pieces, owner=seat))
    return areas


def played(stage: Stage, race: Race) -> Area:
    """The movement cards of the turn in progress, except those now in a pile or a hand."""
    held = {
        card.index
        for seat in range(race.seats)
        for card in (*race.hands[seat], *race.frozen[seat], *race.set_aside(seat))
    }
    cards = [card for card in race.now.played if card.index not in held]
    pieces = tuple(card_piece(stage.lang, card, race.now.car) for card in cards)
    return Area("played", stage.say(message(ROOM, "area-played")), pieces)


def on_table(stage: Stage, name: str, cards: tuple[Card, ...]) -> Area:
    """Cards that lie on the table and belong to nobody."""
    pieces = tuple(card_piece(stage.lang, card, None) for card in cards)
    return Area(name, stage.say(message(ROOM, f"area-{name}")), pieces)


@lru_cache(maxsize=PRINTED)
def back_piece(lang: str, card: Card, id: str, seat: int) -> Piece:  # noqa: A002  the piece's own word
    """A card from behind: only its deck can be seen."""
    back = covered(card)
    label = render(HIDDEN[back.id].text(), lang)
    return Piece(id, "card", label, "dark-grey" if card.corner else "grey", "card", tags=("hidden",), owner=seat)


@lru_cache(maxsize=PRINTED)
def card_piece(lang: str, card: Card, seat: int | None) -> Piece:
    """A card with all that is printed on it."""
    marks = [Mark("top-left", str(card.mp)), Mark("top-right", str(card.check))]
    if card.corner:
        marks.append(Mark("left", f"T{card.corner}"))
    costs = [("tyre", card.tyres), ("damage", card.damage), ("card", -card.discards + card.draw)]
    shown = [(icon, count) for icon, count in costs if count]
    for place, (icon, count) in zip(("bottom-left", "bottom-right"), shown, strict=False):
        marks.append(Mark(place, f"{count:+}" if icon == "card" else str(count), icon))
    if card.checks:
        modifier, blind = card.checks[0]
        marks.append(Mark("bottom", f"{'?' if blind else ''}{modifier:+}" if modifier or blind else "0", "question"))
    for event in card.events:
        name = EVENTS[event]
        letter = "" if name == "weather" else render(message(ROOM, "flag-mark", colour=name), lang)
        marks.append(Mark("bottom", letter, "cloud" if name == "weather" else "flag"))
    for place, name in zip(("right", "bottom-right"), symbols_of(card), strict=False):
        marks.append(Mark(place, *SYMBOL_MARKS[name]))
    label = render(message(ROOM, "card-label", card=card.name(), **printed(card)), lang)
    return Piece(card.id, "card", label, KIND_COLOURS[card.kind], KIND_ICONS[card.kind], tuple(marks), (), "", seat)


def symbols_of(card: Card) -> list[str]:
    """The symbols of a track card, by name."""
    names = ("any_pair", "overtake", "double", "void_late", "void_extreme")
    return [name.replace("_", "-") for name in names if getattr(card, name)]


def printed(card: Card) -> dict[str, int | str | tuple[Text, ...]]:
    """What a card shows, for its label."""
    checks = tuple(
        message(ROOM, "card-check", blind="yes" if blind else "no", modifier=f"{modifier:+}")
        for modifier, blind in card.checks
    )
    events = tuple(message(ROOM, "card-event", event=EVENTS[event]) for event in card.events)
    symbols = tuple(message(ROOM, "card-symbol", symbol=name) for name in symbols_of(card))
    return {
        "tyres": card.tyres,
        "damage": card.damage,
        "discards": card.discards,
        "checks": checks or "none",
        "draw": card.draw,
        "events": events or "none",
        "symbols": symbols or "none",
    }


# Players


def player(stage: Stage, race: Race, seat: int) -> Player:
    """Who sits where, with the chart that everybody can see."""
    tags = (*stage.tags(seat), "out") if seat in race.retired else stage.tags(seat)
    placed = any(race.lanes) and seat not in race.retired
    place = race_position(race, seat) if placed else None
    come = race.progress[seat] if placed else None
    charts = tuple(gauges(stage, race, seat))
    return Player(seat, stage.name(seat), COLOURS[seat], SYMBOLS[seat], place, charts, tags, come)


def gauges(stage: Stage, race: Race, seat: int) -> list[Gauge]:
    chips, limit, slots = race.levels[seat]
    target = race.target[seat]
    found = [
        gauge(
            stage,
            "chips",
            race.chips[seat],
            chips,
            "tyre",
            f"{race.chips[seat]} {tyre_text(stage, race, seat)}".strip(),
        ),
        gauge(stage, "damage", race.red[seat] + race.brown[seat], slots, "damage"),
    ]
    if race.brown[seat]:  # a repair leaves it
        found.append(gauge(stage, "permanent", race.brown[seat], None, "damage"))
    if race.fuel[seat]:
        found.append(gauge(stage, "fuel", race.fuel[seat], None, "fuel"))
    found.append(gauge(stage, "hand", len(race.hands[seat]), limit, "card"))
    if holds_discs(race, seat):
        found.append(gauge(stage, "discs", race.discs[seat], SOFT_DISCS, "booster"))
    if target is not None:
        found.append(gauge(stage, "target", target.check, None, "question"))
    if race.strategy[seat] != NOBODY:
        found.append(gauge(stage, "strategy", 1, None, "bars", stage.say(STRATEGY_NAMES[race.strategy[seat]].text())))
    if race.skill[seat] != NOBODY:
        found.append(gauge(stage, "skill", 1, None, "star", skill_text(stage, race, seat)))
    if race.chased[seat] != NOBODY:
        driver = stage.say(race.driver(race.chased[seat]).text())
        found.append(gauge(stage, "chase", 1, None, "chevron", driver))
    for name, holds in (("blue", race.blue[seat]), ("orange", race.orange == seat)):
        if holds:
            text = stage.say(message(ROOM, f"flag-{name}"))
            found.append(Gauge(f"flag-{name}", stage.say(message(ROOM, "gauge-flag")), 1, None, "flag", text))
    laps = lap_marker(race, seat) if any(race.lanes) and seat not in race.retired else 0
    if laps > 0:
        found.append(gauge(stage, "laps", laps, None, "lap"))
    return found


def gauge(stage: Stage, name: str, value: int, most: int | None, icon: str, text: str = "") -> Gauge:
    return Gauge(name, gauge_label(stage.lang, name), value, most, icon, text)


@cache
def gauge_label(lang: str, name: str) -> str:
    return render(message(ROOM, f"gauge-{name}"), lang)


def tyre_text(stage: Stage, race: Race, seat: int) -> str:
    if not race.has_tyre_kinds():
        return ""
    return stage.say(message(ROOM, "tyre-name", name=TYRES[race.tyres[seat]]))


def skill_text(stage: Stage, race: Race, seat: int) -> str:
    skill = race.skill[seat]
    left = race.sixth_sense(seat)
    name = stage.say(SKILL_NAMES[skill].text()) + (f" {left}" if left else "")
    return stage.say(message(ROOM, "skill-state", name=name, spent="yes" if race.spent[seat] else "no"))
