"""Players that decide: any game, through the window."""

from paddock.bots.catalogue import USUAL_LEVEL, Bot, Level, bot, drivers, kinds, levels
from paddock.bots.greedy import GreedyBot
from paddock.bots.player import Player
from paddock.bots.search import SearchBot
from paddock.bots.simple import RandomBot

__all__ = [
    "USUAL_LEVEL",
    "Bot",
    "GreedyBot",
    "Level",
    "Player",
    "RandomBot",
    "SearchBot",
    "bot",
    "drivers",
    "kinds",
    "levels",
]
