"""Draw the pictures of the documentation anew."""

import sys
from pathlib import Path
from random import Random

import paddock

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


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {"crazy-race.svg": card_race()}


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (PICTURES / name).write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
