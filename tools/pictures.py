"""Redraw the pictures of the documentation."""

import sys
from pathlib import Path
from random import Random

import paddock
from paddock.circuits import circuit, read
from paddock.circuits.drawing_pen import FORMS
from paddock.circuits.library import ours
from paddock.cli.circuit import template
from paddock.scene.board_svg import board_svg
from ways_picture import ways

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Ann", "Bruno", "Chiara", "Dario")
ASCARI = """6 monza laps=2 | round 9 sky=fair order=orange,black,red,blue,yellow,green
grid=red,orange,yellow,green,black,blue | red@6-5a gear=3 line=1 stops=1 pg=3/5 pf=2/3,
blue@6-3c gear=3 line=1 stops=1 pf=1/3, yellow@serraglio-18b gear=5 line=1 pc=2/3,
green@serraglio-15c gear=6 line=1 pg=4/5 pm=1/3, black@6-8b gear=4 line=1 stops=2 moved=1 pg=2/5 pt=2/3,
orange@opposto-3b gear=5 line=1 moved=1 pf=2/3 | - |
car=red start=6-5a | ChooseGear 0; EndMovement 0; NextTurn; EndRound"""


def card_race() -> str:
    """A race of four in its third round."""
    match = paddock.game("crazy-race").new(seats=4, seed=5, names=NAMES)
    random = Random(2)
    for _ in range(22):
        seat = random.choice(match.to_move)
        match.choose(seat, random.choice(match.decision(seat).options))
    return match.scene(None).svg()


def poster() -> str:
    """Six cars around the Variante Ascari, from close by."""
    match = paddock.game("formula-de").at(" ".join(ASCARI.split()), names=(*NAMES, "Eva", "Fritz"))
    return match.scene(None).svg(match.board(), close=True)


def ring() -> str:
    """The circuit that `paddock circuit new ring` writes."""
    return board_svg(read(template(None, "ring", "My Ring")).board("cells"))


def boards() -> dict[str, str]:
    """Every board of every circuit, for a wide screen and for a phone."""
    return {
        f"circuits/{name}-{product}{'' if form == 'desktop' else f'-{form}'}.svg": board_svg(
            circuit(name).board(product, "en", form)
        )
        for name in ours()
        for product in circuit(name).products
        for form in FORMS
    }


def pictures() -> dict[str, str]:
    """Every picture by file name."""
    return {
        "crazy-race.svg": card_race(),
        "formula-de.svg": poster(),
        "ways.svg": ways(),
        "ring-cells.svg": ring(),
    } | boards()


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (PICTURES / name).parent.mkdir(exist_ok=True)
        (PICTURES / name).write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
