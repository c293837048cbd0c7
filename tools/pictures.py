"""Draw the pictures of the documentation anew."""

import sys
from pathlib import Path
from random import Random

import paddock
from paddock.bots import Player, bot
from paddock.circuits import circuit
from paddock.circuits.drawing_pen import FORMS
from paddock.circuits.library import OURS, find
from paddock.scene.board_svg import board_svg

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Ann", "Bruno", "Chiara", "Dario")


def card_race() -> str:
    """A race of four in its third round."""
    match = paddock.game("crazy-race").new(seats=4, seed=5, names=NAMES)
    random = Random(2)
    for _ in range(22):
        seat = random.choice(match.to_move)
        match.choose(seat, random.choice(match.decision(seat).options))
    return match.scene(None).svg()


def poster() -> str:
    """Six greedy drivers on their first lap of Monza."""
    names = (*NAMES, "Eva", "Fritz")
    match = paddock.game("formula-de").new(seats=6, circuit="monza", seed="poster", names=names)
    drivers = [bot("greedy", seed=seat) for seat in range(6)]
    for number in range(170):
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, number)))
    return match.scene(None).svg(match.board())


def boards() -> dict[str, str]:
    """Every board of every circuit, for a wide screen and for a phone."""
    return {
        f"circuits/{name}-{product}{'' if form == 'desktop' else f'-{form}'}.svg": board_svg(
            circuit(name).board(product, "en", form)
        )
        for name in find(OURS)
        for product in circuit(name).products
        for form in FORMS
    }


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {"crazy-race.svg": card_race(), "formula-de.svg": poster()} | boards()


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (PICTURES / name).parent.mkdir(exist_ok=True)
        (PICTURES / name).write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
