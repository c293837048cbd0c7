"""The one turn that the worked examples tell, from its first cube to its last."""

from games.automobiles.tables import REFERENCE, at, car, choose, codes, pile, race, reserve, to_go, told, trail
from rules import rule


@rule(
    "AU-EX-01", "AU-EX-02", "AU-EX-03", "AU-EX-04", "AU-EX-05", "AU-EX-06", "AU-EX-07", "AU-EX-08", "AU-EX-09"
)  # fmt: skip
def test_ten_cubes_of_the_blue_player() -> None:
    """Fourth of five, about to finish the second lap: five card cubes, two wear, a gear for steering, two as money."""
    seats = (
        "2-3a-1 crossed 1 active 1d1k1y1p1r1g1b bag 2x1r7w discard 5x1w1l1y",
        "road-8a-1 crossed 2",
        "road-8a-2 crossed 2",
        "beach-3a-2 crossed 2",
        "beach-1a-2 crossed 1",
    )
    match = at(*seats, cards=REFERENCE, tasks="Action 0 yes; Turn 1", open_chance=True)
    assert 2 == to_go(match)

    choose(match, "use-purple", "=wear", "=wear", "=red")
    assert "1d1k2x1y2r1g1b" == pile(match, "active")
    assert "1w1l1y" == pile(match, "discard")

    choose(match, "use-wear", "use-wear", "use-yellow", "upgrade-white", "use-red", "shed-black", "go-road-3a-2-light")
    assert "1l1k2x1y" == pile(match, "discard")

    choose(match, "use-blue")  # four colours: up to four white spaces, of which only two lie ahead
    assert "Travel 0 9 1 4 no" in match.position
    assert {"go-road-4a-1-light", "go-road-5a-1-light", "stay"} <= set(codes(match))
    choose(match, "go-road-5a-1-light", "use-green")
    assert "Travel 0 8 2 4 no" in match.position  # fourth of five, wherever the cubes lie
    choose(match, "go-road-7a-2-light", "end-action")
    assert 7 == len(trail(match))
    assert "2-3a-1" == car(match)
    assert 2 == to_go(match)

    assert "Purchase 0 5" in match.position
    assert "1d1r" == pile(match, "active")
    choose(match, "buy-black", "done")
    assert "road-7a-2" == car(match)
    assert 1 == to_go(match)
    assert ["WearPaid"] * 3 == told(match, "WearGained", "WearPaid")  # none for driving behind purple
    assert ["Slipstreamed"] == told(match, "Slipstreamed")

    for _ in range(7):
        choose(match, "=white")
    assert "7w" == pile(match, "active")
    assert "2l1d2k5x2y1p2r1g1b" == pile(match, "discard")
    assert (80 - 2 - 3, "", []) == (reserve(match, "wear"), pile(match, "used"), race(match).trail)
    assert (1,) == match.to_move
