"""What a look at the chances of a position costs, in microseconds a seat, over the moments of a race at random.

Run it with `python benchmarks/chances.py`, on the interpreted engine or after `make compile`.
"""

from time import process_time

import paddock

SEATS = 4
STEP = 7
REPEATS = 3


def cost_of(name: str) -> tuple[float, int]:
    """Microseconds a seat, and the number of positions that were looked at."""
    game = paddock.game(name)
    looked_over(game)  # what is made once, such as the tables of a circuit
    return looked_over(game)


def looked_over(game: paddock.Game) -> tuple[float, int]:
    """The same, for one race."""
    match = game.new(SEATS, seed=1, listening=False)
    spent, looked = 0.0, 0
    while not match.over:
        began = process_time()
        for _ in range(REPEATS):
            game.values(match.race)
        spent += process_time() - began
        looked += 1
        match.play_out(looked, STEP)
    return 1e6 * spent / (looked * REPEATS * SEATS), looked


def main() -> None:
    for name in paddock.games():
        cost, looked = cost_of(name)
        print(f"{name:14} {cost:6.0f} microseconds a seat, {looked} positions")


if __name__ == "__main__":
    main()
