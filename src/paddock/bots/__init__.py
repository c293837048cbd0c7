"""Players that decide: any game, through the window."""

from paddock.bots.catalogue import (
    ANY,
    USUAL_LEVEL,
    Bot,
    Level,
    bot,
    drawn,
    driver_and_level,
    drivers,
    kinds,
    levels,
)
from paddock.bots.greedy import GreedyBot
from paddock.bots.player import Player
from paddock.bots.search import SearchBot
from paddock.bots.simple import RandomBot

__all__ = [
    "ANY",
    "USUAL_LEVEL",
    "Bot",
    "GreedyBot",
    "Level",
    "Player",
    "RandomBot",
    "SearchBot",
    "bot",
    "drawn",
    "driver_and_level",
    "drivers",
    "kinds",
    "levels",
]
