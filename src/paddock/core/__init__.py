"""What any turn-based game needs, and nothing about cars."""

from paddock.core.chances import Chances
from paddock.core.commentary import LENGTHS, LogLine
from paddock.core.consequences import Consequences, Cost, Destination, Prospect
from paddock.core.decision import Decision, Fork
from paddock.core.dice import Dice, seed_hash
from paddock.core.errors import BadData, Complaint, IllegalChoice, PaddockError, UnreadableCode, bad
from paddock.core.fields import Cached, Owned, Pile, Shared, differences
from paddock.core.game import Game
from paddock.core.match import Mark, Match
from paddock.core.plain import Plain
from paddock.core.position import Position, stacked
from paddock.core.record import Luck, Move, Record, beginning, replay
from paddock.core.referee import Answer, Corrected, Line, Question, Referee
from paddock.core.result import EVER, Aftermath, Placing, Result, placed
from paddock.core.rules import Rule
from paddock.core.setup import Preset, RookieRace, Setup, Switch, number, on_off, one_of, own_sheet
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
    "Answer",
    "BadData",
    "Cached",
    "Chance",
    "Chances",
    "Choice",
    "Complaint",
    "Consequences",
    "Corrected",
    "Cost",
    "Decision",
    "Destination",
    "Dice",
    "Event",
    "Fork",
    "Game",
    "IllegalChoice",
    "Line",
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
    "Question",
    "Record",
    "Referee",
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
    "beginning",
    "differences",
    "message",
    "number",
    "on_off",
    "one_of",
    "own_sheet",
    "placed",
    "render",
    "replay",
    "seed_hash",
    "stacked",
]
