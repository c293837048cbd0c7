"""The story of a race: the places of all drivers from round to round, and the moments that decided it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

import paddock
from paddock.core import RACE, Plain
from paddock.scene import Player, Scene
from paddock.server.errors import translate
from paddock.server.replays.replay import Replay

MOST_COLUMNS = 60
"""How many rounds a chart shows; of a longer race it shows every second one, or every third..."""
MOST_LEADS = 5
MOST_GAINS = 3
LEAST_GAIN = 2
"""How many places a driver must win in a round for it to be told."""


class TurningPoint(Plain):
    """A moment that decided the race."""

    number: int
    """The decision after which it was so."""
    kind: str
    """start, lead, out, gain or finish."""
    seat: int
    text: str
    lines: tuple[str, ...] = ()
    """What spectators heard at that moment, if it needs an explanation."""


class Column(Plain):
    """The places of all seats as a round begins; None for a driver who is out, or not placed yet."""

    number: int
    label: str
    places: tuple[int | None, ...]


class Driver(Plain):
    """A line of the chart."""

    seat: int
    name: str
    colour: str
    symbol: str


class Story(Plain):
    """A race in short."""

    drivers: tuple[Driver, ...]
    columns: tuple[Column, ...]
    points: tuple[TurningPoint, ...]


class Teller:
    """Watches a race and notes what is worth telling."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.columns: list[Column] = []
        self.points: list[TurningPoint] = []
        self.leader = -1
        self.out: set[int] = set()
        self.told = 0

    def see(self, number: int, match: paddock.Match, scene: Scene) -> None:
        """The race after a decision."""
        self._note_round(number, scene)
        self._note_lead(number, scene.players)
        for player in scene.players:
            if "out" in player.tags and player.seat not in self.out:
                self.out.add(player.seat)
                self._add(number, "out", player, self._heard(match, player.seat))
        self.told = len(match.events)

    def finish(self, number: int, match: paddock.Match, scene: Scene) -> None:
        """The race is over."""
        places = match.result.by_seat
        final = tuple(places[player.seat].place if player.seat in places else None for player in scene.players)
        shown = tuple(None if seat in self.out else place for seat, place in enumerate(final))
        self.columns.append(Column(number, translate("moment-end", self.lang), shown))
        for seat in match.result.winners:
            self._add(number, "finish", scene.players[seat])

    def _note_round(self, number: int, scene: Scene) -> None:
        """Every change of the status begins a round."""
        places = tuple(player.place for player in scene.players)
        is_new = not self.columns or self.columns[-1].label != scene.status
        if is_new and not scene.standings and any(place is not None for place in places):
            self.columns.append(Column(number, scene.status, places))

    def _note_lead(self, number: int, players: Sequence[Player]) -> None:
        first = [player for player in players if player.place == 1]
        if len(first) == 1 and first[0].seat != self.leader:
            self._add(number, "start" if self.leader < 0 else "lead", first[0])
            self.leader = first[0].seat

    def _heard(self, match: paddock.Match, seat: int) -> tuple[str, ...]:
        """What spectators have just heard about a seat."""
        heard = [event for event in match.heard(None, self.told) if event.whose() == seat and event.length <= RACE]
        return tuple(paddock.render(each.text(), self.lang, match.names) for each in heard)

    def _add(self, number: int, kind: str, player: Player, lines: tuple[str, ...] = (), count: int = 0) -> None:
        text = translate(f"point-{kind}", self.lang, name=player.name, count=count)
        self.points.append(TurningPoint(number, kind, player.seat, text, lines))

    def gains(self, players: Sequence[Player]) -> None:
        """Note the rounds in which drivers won the most places."""
        found = sorted(_gains(self.columns), key=lambda gain: -gain[0])[:MOST_GAINS]
        for places, number, seat in found:
            self._add(number, "gain", players[seat], count=places)


def _gains(columns: Sequence[Column]) -> Iterator[tuple[int, int, int]]:
    """How many places were won, by which decision, and by which seat."""
    for before, after in pairwise(columns):
        for seat, (was, now) in enumerate(zip(before.places, after.places, strict=True)):
            if was is not None and now is not None and was - now >= LEAST_GAIN:
                yield was - now, after.number, seat


def story_of(replay: Replay, lang: str) -> Story:
    """The story of a race, as far as it has come."""
    teller = Teller(lang)
    scene, number = replay.last.scene(None, lang), 0
    for number, match in enumerate(replay.frames()):
        scene = match.scene(None, lang)
        teller.see(number, match, scene)
    teller.gains(scene.players)
    if replay.last.over:
        teller.finish(number, replay.last, scene)
    drivers = tuple(Driver(each.seat, each.name, each.colour, each.symbol) for each in scene.players)
    columns = (replace(column, places=_among_seats(column.places)) for column in _thinned(teller.columns))
    return Story(drivers, tuple(columns), _chosen(teller.points))


def _among_seats(places: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """The places without those of robots, which have no line in the chart."""
    known = sorted(place for place in places if place is not None)
    return tuple(None if place is None else known.index(place) + 1 for place in places)


def _thinned(columns: list[Column]) -> list[Column]:
    """A few columns, the first and the last among them."""
    step = -(-len(columns) // MOST_COLUMNS) or 1
    kept = columns[::step]
    return kept if not columns or kept[-1] is columns[-1] else [*kept, columns[-1]]


def _chosen(points: list[TurningPoint]) -> tuple[TurningPoint, ...]:
    """All points but the first of many changes of the lead, in order."""
    leads = [point for point in points if point.kind == "lead"]
    dropped = leads[:-MOST_LEADS]
    return tuple(sorted((point for point in points if point not in dropped), key=lambda point: point.number))
