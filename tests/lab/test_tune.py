"""Tuning: the fit finds the weights that made the results, races improve them, and a run goes on where it was."""

from math import exp, log
from pathlib import Path
from random import Random

import pytest

import paddock
from paddock.bots import levels
from paddock.cli import main
from paddock.cli.ladder import ABOVE
from paddock.lab.estimates import Share
from paddock.lab.ladder import share_by_circuit
from paddock.lab.plan import Plan, plan
from paddock.lab.tune import Look, Tuning, as_toml, behind, fitted, improved, tuning, verdict, with_settings
from walks import quickest

GAME = quickest()


def settings(game: str = GAME) -> dict[str, object]:
    return {"game": game, "circuit": None, "preset": None, "switches": {}, "games": 2, "seed": "3", "measures": []}


def test_the_fit_finds_which_term_decides() -> None:
    """Results follow from the first term three times as much as from the second, and not at all from the third."""
    random = Random(1)
    found = []
    for _ in range(4000):
        terms = tuple(random.gauss(0.0, 2.0) for _ in range(3))
        chance = 1 / (1 + exp(-(0.9 * terms[0] + 0.3 * terms[1])))
        found.append(Look(terms, float(random.random() < chance)))
    weights = fitted(found, ("far", "tyres", "luck"))

    assert 2.3 < weights["far"] / weights["tyres"] < 3.9
    assert weights["luck"] < 0.35


def test_races_improve_the_weights_and_the_same_races_lead_to_the_same_weights() -> None:
    """Here a candidate wins the more often the nearer its first weight is to 2."""
    tuned = Tuning(settings(), "greedy", paddock.game(GAME).judged_by[:3])

    def race(plans: list[Plan]) -> list[float]:
        found = []
        for each in plans:
            given = dict(word.split("=") for word in each.bots[0].partition(":")[2].split(","))
            found.append(1.0 - abs(log(float(given[tuned.terms[0]])) - log(2.0)))
        return found

    first, again = (list(improved(tuned, {}, 15, 6, 2, race)) for _ in range(2))

    assert first == again
    assert 1.4 < first[-1].weights[tuned.terms[0]] < 2.5


def test_what_is_tuned_is_checked() -> None:
    assert tuning(settings(), "greedy", ()).terms == paddock.game(GAME).judged_by
    with pytest.raises(paddock.PaddockError, match="there is no term 'speed'"):
        tuning(settings(), "greedy", ["speed"])
    with pytest.raises(paddock.PaddockError, match="nothing to tune"):
        tuning(settings("derby"), "greedy", ())


def test_weights_are_part_of_a_bots_name() -> None:
    assert with_settings("greedy", {"tyres": 1.5, "far": 1.0}) == "greedy:tyres=1.5,far=1"
    assert with_settings("greedy:noise=1", {"tyres": 1.5}) == "greedy:noise=1,tyres=1.5"
    assert with_settings("greedy", {}) == "greedy"
    assert as_toml({"tyres": 0.5}, {"tyres": 3.0, "far": 1.0}) == "[weights]\ntyres = 1.5\nfar = 1.0"


def test_tune_prints_weights_and_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ["--positions=6", "--games=4", "--generations=2", "--population=4", "--held-out=8"]

    assert main(["tune", GAME, *sizes, f"--out={tmp_path}"]) == 0
    said = capsys.readouterr().out
    stored = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert "of 8 races that had no hand in choosing" in said
    assert "[weights]" in said

    assert main(["tune", GAME, *sizes, f"--out={tmp_path}"]) == 0
    assert said == capsys.readouterr().out
    assert stored == {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}


def share(won: int, lost: int) -> Share:
    found = Share()
    for number in range(won + lost):
        found.add(float(number < won))
    return found


def test_weights_are_used_only_if_they_are_ahead_on_all_circuits_together_and_behind_on_none() -> None:
    ahead, even, lost = (share(*races).estimate for races in ((120, 60), (90, 90), (60, 120)))

    assert verdict(ahead, {"monza": ahead, "spa": even}) == "tune-wins"
    assert verdict(ahead, {"monza": ahead, "spa": lost}) == "tune-behind"
    assert behind({"monza": ahead, "spa": lost}) == ["spa"]
    assert verdict(even, {"monza": ahead, "spa": lost}) == "tune-loses"


def test_the_first_bots_share_is_told_for_each_circuit() -> None:
    races = plan("automobiles", circuit="daytona spa", seats=2, games=8, deals=True, bots=["greedy", "random"])
    places = [(1, 2), (1, 2), (2, 1), (2, 1), (1, 2), (2, 1), (2, 1), (2, 1)]
    rows = [
        [{"race": number, "circuit": races.circuit_of(number), "bot": bot, "place": place} for bot, place in each]
        for number, each in enumerate(zip(races.bots, pair, strict=True) for pair in places)
    ]

    assert {name: found.mean for name, found in share_by_circuit(races, rows).items()} == {"daytona": 0.75, "spa": 0.0}


def test_tune_goes_round_the_circuits_and_shows_each(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ["--positions=2", "--games=2", "--generations=0", "--held-out=4", "--terms=bag"]

    assert main(["tune", "automobiles", "--circuit=daytona", "--circuit=spa", "--switch=laps=1", *sizes]) == 0
    said = capsys.readouterr().out

    assert "\n  daytona: " in said
    assert "\n  spa: " in said


def test_the_ladder_has_a_line_for_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "derby", "--games=4"]) == 0
    said = capsys.readouterr().out

    assert [f"level-{step + 1} > level-{step}" in said for step in range(1, 5)] == [True] * 4


def test_the_ladder_can_be_measured_a_few_steps_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert [level.number for level in levels()[1:]] == list(ABOVE)
    assert main(["ladder", "derby", "--games=2", "--levels", "2", "4"]) == 0
    said = capsys.readouterr().out

    assert [f"level-{step + 1} > level-{step}" in said for step in range(1, 5)] == [True, False, True, False]
