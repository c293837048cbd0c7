"""The track doctor: every finding comes from races, has its interval, and is said in words and pictures."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from paddock.circuits import check, circuit, circuits
from paddock.circuits.library import ours
from paddock.circuits.mend import mended
from paddock.cli import main
from paddock.core.text_files import load
from paddock.lab.checkup import Checkup, place_in, run_checkup, where
from paddock.lab.doctor import (
    FIGURES,
    LEAST_RACES,
    Diagnosis,
    estimate_of,
    known_figures,
    lane_of,
    product_of,
    stretch_of,
)
from paddock.lab.doctor_fixes import fix
from paddock.lab.doctor_report import middles, report
from paddock.lab.doctor_words import Doctor
from paddock.lab.plan import Plan, plan

MEADOW = plan("automobiles", circuit="meadow", seats=4, switches={"laps": 1}, games=4)


def diagnosis(races: int, *, pole_wins: bool = True, game: str = "formula-de") -> tuple[Plan, Diagnosis]:
    """The same race many times: cars pass on the start straight only, nobody wants lane c of the Lesmos."""
    found = Diagnosis(circuit("monza"), "cells", 2)
    for n in range(races):
        wins = pole_wins or n % 2 == 0
        out = int(n % 3 > 0)
        places = ({"main-7b": 2}, {"6-1a": 1} if n % 3 else {}, {"4-2c": 4, "4-2b": 4}, {"4-2b": 4})
        found.add(Checkup(20 + n % 2, 10, 3, out, float(wins), *places))
    return plan(game, circuit="monza", seats=2, games=races), found


def test_a_race_tells_where_cars_stand_and_what_could_be_chosen() -> None:
    found = run_checkup(MEADOW, 0)
    assert found == run_checkup(MEADOW, 0)
    assert 0 < sum(found.passes.values()) == found.overtakes
    assert found.rounds > 3
    zones = {zone.id for zone in circuit("meadow").source.zones}
    assert {stretch_of("spaces", place) for place in found.offered} <= zones
    assert all(found.chosen[place] <= found.offered[place] for place in found.chosen)


@pytest.mark.parametrize(
    ("code", "place"),
    [("white-1-2a-1", "1-2a-1"), ("spot-b3-spot1", "b3-spot1"), ("gear-4", ""), ("main-7b", "main-7b")],
)
def test_a_code_names_the_place_it_leads_to(code: str, place: str) -> None:
    assert place == place_in(code, {"1-2a-1", "b3-spot1", "main-7b"})


def test_a_view_names_the_place_of_a_seat() -> None:
    assert "b3" == where({"round": 3, "cars": [{"section": "main-1"}, {"section": "b3"}]}, 1)
    assert "" == where({"cars": [{"cell": None}]}, 0)


@pytest.mark.parametrize(
    ("product", "place", "stretch", "lane"),
    [
        ("cells", "main-7b", "main", "b"),
        ("spaces", "main-3a-2", "main", "a"),
        ("sections", "4c-spot1", "4", "4c-spot1"),
        ("sections", "b3", "b3", ""),
        ("sections", "main-2", "main", ""),
    ],
)
def test_places_belong_to_stretches_and_lanes(product: str, place: str, stretch: str, lane: str) -> None:
    assert (stretch, lane) == (stretch_of(product, place), lane_of(product, place))


def test_stretches_of_sections_are_corners_brakes_and_straights_by_name() -> None:
    found = Diagnosis(circuit("monza"), "sections", 4).stretches
    assert "Variante Ascari" == found["6"].name
    assert found["6"].is_corner
    assert not found["b6"].is_corner
    assert "Rettilineo opposto" == found["opposto"].name


def test_corners_where_nobody_passes_are_named_with_their_bound() -> None:
    races, found = diagnosis(80)
    assert "main" == found.passing()[0][0].id
    assert 6 == len(found.quiet())
    said = " ".join(Doctor(races, found, "en").findings())
    assert "Here hardly any car ever passes, surely in fewer than 1" in said


def test_lanes_that_nobody_wants_are_named_once_there_are_enough_races() -> None:
    assert [] == diagnosis(LEAST_RACES - 1)[1].left_out()
    races, found = diagnosis(120)
    assert [("4", "c")] == [(each.stretch.id, each.lane) for each in found.left_out()]
    assert any("Lane c of Prima di Lesmo is left out" in each for each in Doctor(races, found, "en").findings())
    assert any(
        "Lane c of Prima di Lesmo: give it fewer cells" in each.text for each in Doctor(races, found, "en").advice()
    )


def test_pole_is_an_advantage_only_if_luck_does_not_explain_it() -> None:
    assert "Pole is an advantage: it wins 100.0%" in Doctor(*diagnosis(30), "en").pole()
    assert "may be luck" in Doctor(*diagnosis(30, pole_wins=False), "en").pole()


def test_retirements_have_a_place_and_an_advice() -> None:
    doctor = Doctor(*diagnosis(300), "en")
    assert "The most dangerous stretch is Variante Ascari: 33.3% (" in doctor.retiring()[1]
    assert any(each.text.startswith("Variante Ascari: ask for one stop less") for each in doctor.advice())


def test_every_finding_is_said_in_both_languages() -> None:
    races, found = diagnosis(120)
    for lang in ("en", "it"):
        doctor = Doctor(races, found, lang)
        said = [*doctor.findings(), *(each.text for each in doctor.advice())]
        assert all(not each.startswith(("doctor-", "try-")) for each in said)
    assert Doctor(races, found, "en").findings() != Doctor(races, found, "it").findings()


def test_the_kept_figures_are_those_of_our_circuits() -> None:
    for game in ("automobiles", "formula-de", "race90-1", "race90-2"):
        assert set(circuits()) >= set(known_figures(game)) >= {"daytona", "meadow"}
        for figures in known_figures(game).values():
            assert all(figures[name].least <= figures[name].mean <= figures[name].most for name in FIGURES)
    assert estimate_of({"races": 9, "pole": [0.5, 0.2, 0.8]}, "pole").known


CUTS = [
    ("cells", "passing", "1", "", "stops 2 → stops 1"),
    ("cells", "grid", "", "", "grid 10 → grid 10 step 1"),
    ("cells", "lane", "4", "c", "lanes"),
    ("sections", "passing", "4", "", "contest"),
    ("sections", "safer", "b4", "", "late"),
    ("sections", "lane", "4", "4-spot1", "spots"),
    ("sections", "shorter", "", "", "turns"),
    ("spaces", "grid", "", "", "money"),
]


@pytest.mark.parametrize(("product", "what", "where", "lane", "label"), CUTS)
def test_an_advice_that_a_number_says_can_be_written(
    product: str, what: str, where: str, lane: str, label: str
) -> None:
    text = load(ours()["monza"])
    found = fix(text, product, what, where, lane)
    assert found is not None
    assert found.label.startswith(label)
    lines = text.splitlines()
    for change in found.changes:
        assert lines[change.line - 1] == change.old != change.new
        lines[change.line - 1] = change.new
    check(mended("\n".join(lines)))


def test_what_no_number_says_or_what_would_break_the_circuit_is_not_offered() -> None:
    text = load(ours()["monza"])
    assert fix(text, "spaces", "lane", "4", "a") is None
    assert fix(text, "cells", "lane", "main", "a") is None
    assert fix(text, "cells", "passing", "2", "") is None, "it has one stop only"
    lines = ["lanes 1/1/1" if "corner 4 " in line else line for line in text.splitlines()]
    assert fix("\n".join(lines), "cells", "lane", "4", "c") is None


def test_a_report_has_sentences_bars_and_places_on_the_lap() -> None:
    races, found = diagnosis(120)
    said = report(Doctor(races, found, "en", load(ours()["monza"])), 500)
    assert (120, 500) == (said.races, said.of)
    assert ["Main straight"] == [bar.name for bar in said.passes] or 1 == len(said.passes)
    assert all(0 <= bar.least <= bar.share <= bar.most <= 1 for bar in (*said.passes, *said.retired))
    assert all(0 < bar.at < circuit("monza").line.length for bar in (*said.passes, *said.retired))
    assert len(FIGURES) == len(said.figures)
    assert any(each.fix and each.fix.label.startswith("lanes") for each in said.advice)


def test_sections_have_their_middle_on_the_lap() -> None:
    found = middles(Diagnosis(circuit("monza"), "sections", 4))
    assert found.keys() == Diagnosis(circuit("monza"), "sections", 4).stretches.keys()
    corners = [found[str(n)] for n in range(1, 8)]
    assert corners == sorted(corners)


class Balanced(HTMLParser):
    """Counts what is opened and closed."""

    def __init__(self) -> None:
        super().__init__()
        self.sections = 0
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sections += tag == "section"
        self.pictures += tag == "img"


def test_the_command_prints_findings_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "doctor.html"
    words = ["circuit", "doctor", "meadow", "--game", "automobiles", "--games", "3", "--switch", "laps=1"]
    assert 0 == main([*words, "--out", str(out)])
    shown = capsys.readouterr().out
    assert shown.startswith("The doctor on Meadow Park: Automobiles\n3 races with 4 seats, driven by greedy.")
    assert "What to try" in shown
    read = Balanced()
    read.feed(out.read_text("utf-8"))
    assert read.sections >= 9
    assert read.pictures == 1


def test_what_cannot_be_examined_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["circuit", "doctor", "meadow", "--game", "crazy-race"])
    assert "crazy-race is not played on circuits; choose another game with --game" in capsys.readouterr().err
    assert 2 == main(["circuit", "doctor", "nowhere", "--game", "formula-de"])
    assert 1 == len(capsys.readouterr().err.splitlines())
    assert 2 == main(["circuit", "doctor", "monza", "--game", "formula-de", "--out", "no/such/x.html"])
    assert "there is no folder 'no/such'" in capsys.readouterr().err


def test_the_board_is_found_from_the_plan() -> None:
    assert "spaces" == product_of(MEADOW)
