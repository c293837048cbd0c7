"""The chances as a race went, and what the options of a decision were worth."""

from paddock.analysis import weigh
from paddock.core import Plain
from paddock.scene import option_labels
from paddock.server.errors import RequestError
from paddock.server.replays.replay import Replay
from paddock.server.replays.story import Driver

MOST_POINTS = 240
"""How many moments a curve shows."""
SHOWN_OPTIONS = 5
"""How many options of a decision are shown besides the one that was played."""


class ChancePoint(Plain):
    """The chance of each seat to win after a decision."""

    number: int
    wins: tuple[float, ...]


class ChancesView(Plain):
    """The chances to win as a race went; no points where the game has no model of them."""

    drivers: tuple[Driver, ...]
    points: tuple[ChancePoint, ...]


class ValuedOption(Plain):
    """An option of a decision, and what it promised its seat."""

    code: str
    label: str
    win: float
    place: float
    """The mean place after it."""
    played: bool


class ChoiceView(Plain):
    """A decision, and what its options were worth, the best first; none if there was nothing to choose."""

    seat: int
    options: tuple[ValuedOption, ...]


def chances_view(replay: Replay, lang: str) -> ChancesView:
    """The curve of a race, with as many points as a chart can show."""
    if not replay.last.over:
        raise RequestError("not-over")
    scene = replay.last.scene(None, lang)
    drivers = tuple(Driver(each.seat, each.name, each.colour, each.symbol) for each in scene.players)
    if not replay.last.game.form_names:
        return ChancesView(drivers, ())
    step, last = -(-len(replay.ends) // MOST_POINTS), len(replay.ends) - 1
    points = tuple(
        ChancePoint(number, tuple(round(win, 4) for win in match.game.values(match.race)[0]))
        for number, match in enumerate(replay.frames())
        if number % step == 0 or number == last
    )
    return ChancesView(drivers, points)


def choice_view(replay: Replay, number: int, lang: str) -> ChoiceView:
    """The decision that follows a number of others, and what its options were worth."""
    if not replay.last.over:
        raise RequestError("not-over")
    if not 0 <= number < len(replay.ends) - 1 or not replay.last.game.form_names:
        raise RequestError("no-such-moment", 404)
    seat, code = next((seat, code) for seat, code in replay.history[replay.ends[number] :] if seat >= 0)
    match = replay.frame(number)
    if seat not in match.to_move:
        raise RequestError("no-such-moment", 404)
    is_secret = len(match.to_move) > 1 or match.chosen
    choice = None if is_secret else weigh(match, seat, code, number)
    if choice is None:
        return ChoiceView(seat, ())
    labels = option_labels(match, seat, lang)
    shown = [each for index, each in enumerate(choice.options) if index < SHOWN_OPTIONS or each.code == code]
    return ChoiceView(
        seat,
        tuple(ValuedOption(each.code, labels[each.code], each.win, each.place, each.code == code) for each in shown),
    )
