"""What any turn-based game needs, and nothing about cars."""

from paddock.core.chances import Chances
from paddock.core.commentary import LENGTHS, LogLine
from paddock.core.consequences import Consequences, Cost, Destination, Prospect
from paddock.core.dice import Dice, seed_hash
from paddock.core.errors import BadData, Complaint, IllegalChoice, PaddockError, UnreadableCode, bad
from paddock.core.fields import Cached, Owned, Pile, Shared, differences
from paddock.core.game import (
    EVER,
    Aftermath,
    Game,
    Placing,
    Preset,
    Result,
    RookieRace,
    Setup,
    Switch,
    number,
    on_off,
    one_of,
    placed,
)
from paddock.core.match import Decision, Fork, Mark, Match
from paddock.core.plain import Plain
from paddock.core.position import Position, stacked
from paddock.core.record import Luck, Move, Record, replay
from paddock.core.rules import Rule
from paddock.core.tasks import (
    DETAIL,
    HEADLINE,
    RACE,
    Chance,
    Choice,
    Event,
    Option,
    Outcome,
    Refusal,
    Sealed,
    SeatChoice,
    Task,
    Word,
)
from paddock.core.texts import LANGUAGES, Text, message, render

__all__ = [
    "DETAIL",
    "EVER",
    "HEADLINE",
    "LANGUAGES",
    "LENGTHS",
    "RACE",
    "Aftermath",
    "BadData",
    "Cached",
    "Chance",
    "Chances",
    "Choice",
    "Complaint",
    "Consequences",
    "Cost",
    "Decision",
    "Destination",
    "Dice",
    "Event",
    "Fork",
    "Game",
    "IllegalChoice",
    "LogLine",
    "Luck",
    "Mark",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Owned",
    "PaddockError",
    "Pile",
    "Placing",
    "Plain",
    "Position",
    "Preset",
    "Prospect",
    "Record",
    "Refusal",
    "Result",
    "RookieRace",
    "Rule",
    "Sealed",
    "SeatChoice",
    "Setup",
    "Shared",
    "Switch",
    "Task",
    "Text",
    "UnreadableCode",
    "Word",
    "bad",
    "differences",
    "message",
    "number",
    "on_off",
    "one_of",
    "placed",
    "render",
    "replay",
    "seed_hash",
    "stacked",
]
