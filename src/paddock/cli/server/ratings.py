"""The ratings of a service: the strongest drivers of each game, and recomputing all from the races."""

import argparse

from paddock.cli.server.opening import open_store
from paddock.cli.translator import Translator


def ratings(arguments: argparse.Namespace) -> int:
    """Print the leaders of each game; recompute all ratings first if asked to."""
    import paddock

    say, store = Translator(arguments.lang), open_store(arguments)
    if arguments.recompute:
        races, changed = store.ratings.recompute()
        print(say("server-recomputed", races=races, changed=changed))
    for game in paddock.games():
        leaders = store.ratings.leaders(game)
        if leaders:
            print(paddock.game(game).title(arguments.lang))
        for rank, each in enumerate(leaders, 1):
            strength = each.standing.strength
            print(f"{rank:4}  {each.name:<26}{strength.points:>6} ±{strength.deviation:<5}{each.standing.races:>6}")
    store.close()
    return 0
