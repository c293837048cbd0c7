"""A race among bots."""

import paddock
from paddock.bots import Player, bot
from paddock.league.book import Start


def race_bots(start: Start, seed: str | None = None) -> paddock.Record:
    """The record of a race in which every driver is a bot. Bots never learn the seed of the race."""
    game = paddock.game(start.setup.game)
    match = game.race(start.setup, seed, listening=False)
    bots = [bot(driver.bot, seed=f"{driver.name}/{start.number}", game=game) for driver in start.drivers]
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, bots[seat].decide(Player(match, seat, seed=match.moves)))
    return match.record()
