"""What a player can still make sure of in a turn that must use a corner: every part of it alone."""

from typing import Any

import pytest

from games.race90.second.tables import FAR, at
from paddock.core import Task
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import Check, NormalCheck
from paddock.games.race90.second.rules_play import can_pair, can_play, has_second
from paddock.games.race90.second.rules_pledge import (
    keeps,
    late_corner,
    may_look_blind,
    may_play,
    most_of,
    most_points,
    own_points,
    plain_points,
    points_of_last_check,
    symbols,
    uses,
)
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.position import NO_CARDS, NOWHERE
from paddock.games.race90.shared.rules_pass import Trip
from paddock.games.race90.shared.rules_play import pledged
from paddock.games.race90.shared.rules_pledge import (
    Outlook,
    best_penalty,
    chain,
    distance,
    distances,
    dues,
    flags,
    last_targets,
    with_cards_played,
)
from paddock.games.race90.shared.rules_target import LEADER, MOVEMENT
from rules import rule


def second(words: str, *, section: int = 35, now: str = "", table: str = "", others: str = "orange@3") -> SecondRace:
    """Blue's turn, as far as the words say."""
    race = at(f"{FAR}, blue@{section} {words}, {others}", "Declare 0", table=table, now=f"blue {now}").race
    assert isinstance(race, SecondRace)
    return race


def cards(race: SecondRace, names: str) -> list[Card]:
    return [race.deck.by_id[name] for name in names.split(",") if name]


def ids(found: list[Any]) -> list[str]:
    return [card.id for card in found]


# Distances


@rule("R2-C-10", "R2-C-11", "R2-TC-01")
@pytest.mark.parametrize(
    ("words", "section", "corner", "ahead"),
    [("", 35, 6, 2), ("", 37, 6, 0), ("", 38, 6, 0), ("", 39, 6, 22), ("", 39, 7, 3), ("off=7b", 37, 1, 7)],
)
def test_how_far_ahead_a_corner_begins(words: str, section: int, corner: int, ahead: int) -> None:
    race = second(words, section=section)
    assert distance(race, 0, corner) == ahead
    if not words:
        assert distances(race.board)[section % 24][corner] == ahead


@rule("R2-TC-01", "R2-TC-28")
@pytest.mark.parametrize(
    ("words", "section", "played", "corners"),
    [
        ("", 37, "t6c,t7c", (7,)),
        ("", 36, "t6c,t7c", (6, 7)),
        ("", 36, "r1,r2", ()),
        ("off=6b", 37, "t6c", (6,)),
        ("", 36, "t7c,r1", (7,)),
        ("", 37, "r1,t7c", (7,)),
        ("off=7b", 41, "t1d", (1,)),
    ],
)
def test_the_corner_in_which_a_car_stands_needs_no_promise(
    words: str, section: int, played: str, corners: tuple[int, ...]
) -> None:
    race = second(words, section=section)
    assert pledged(race, 0, tuple(cards(race, played))) == corners


# Points


@rule("R2-TC-01", "R2-TC-05", "R2-E-01", "R2-E-04")
@pytest.mark.parametrize(
    ("words", "table", "now", "played", "plain", "most"),
    [
        ("", "", "", "r105", 3, 3),
        ("", "", "", "r105,r91", 5, 5),
        ("", "", "bonus=2", "r105", 5, 5),
        ("waste=2", "", "", "r105", 1, 1),
        ("skill=qualifying", "turn 1 weather 1 opening", "", "r105", 4, 4),
        ("skill=qualifying", "", "", "r105", 3, 3),
        ("discs=2", "", "", "r105", 3, 4),
        ("strategy=steady hand=r1,r2", "", "", "r105", 3, 5),
        ("hand=t1a,r1", "", "", "r105", 3, 4),
        ("hand=r1,t1a,t2a", "", "", "r105", 3, 4),
        ("tyres=hard", "turn 7 weather 9", "", "r105", 1, 3),
        ("strategy=hazard", "", "", "r1", 4, 4),
        ("strategy=hazard", "", "", "r21", 4, 6),
        ("strategy=hazard", "", "", "r63", 3, 4),
        ("strategy=hazard", "", "", "r167", 2, 3),
        ("strategy=push", "", "", "r21", 4, 4),
        ("strategy=push", "", "", "r63", 3, 3),
        ("skill=lapping", "", "", "r167", 3, 3),
    ],
)
def test_points_with_nothing_added_and_with_all_that_could_be(
    words: str, table: str, now: str, played: str, plain: int, most: int
) -> None:
    race = second(words, table=table, now=now)
    chosen = tuple(cards(race, played))
    assert plain_points(race, 0, chosen) == plain
    assert most_points(race, 0, chosen) == most


@rule("R2-TC-06", "R2-D-08")
def test_a_trajectory_counts_among_all_that_could_be_added() -> None:
    race = second("spot=4-spot1", section=32)
    assert most_points(race, 0, NO_CARDS) == 2
    assert most_of(race, 0, race.deck.by_id["t4d"]) == 3  # 2, and a blue flag for LAPPING


@rule("R2-TC-05", "R2-E-01", "R2-E-04", "R2-E-26", "R2-D1-12", "R2-STR-HAZARD-01", "R2-STR-HAZARD-02")
@pytest.mark.parametrize(
    ("words", "table", "now", "points"),
    [
        ("", "", "played=r105", 3),
        ("", "", "played=r105 settled mp=4", 0),
        ("", "", "played=r105 bonus=2", 5),
        ("waste=2", "", "played=r105", 1),
        ("discs=1", "", "played=r105", 4),
        ("discs=1", "", "played=r105 disc_settled", 3),
        ("", "turn 7 weather 9", "played=r105", 1),
        ("", "turn 7 weather 7", "played=r181 events=4", 2),
        ("skill=lapping", "", "played=r167", 3),
        ("strategy=hazard", "", "played=r105 checks=check+0,blind+0,check-10", 5),
        ("strategy=push", "", "played=r105 checks=check+0,blind+0,check-10", 3),
        ("skill=qualifying", "turn 1 weather 1 opening", "played=r105", 4),
    ],
)
def test_points_that_a_player_can_make_sure_of(words: str, table: str, now: str, points: int) -> None:
    race = second(words, table=table, now=now)
    assert own_points(race, Outlook(race, 0), []) == points


@rule("R2-TC-05", "R2-STR-HAZARD-01", "R2-STR-HAZARD-02")
@pytest.mark.parametrize(("strategy", "points"), [("hazard", 5), ("push", 3)])
def test_hazard_counts_on_damage_and_checks_to_come(strategy: str, points: int) -> None:
    race = second(f"strategy={strategy}", now="played=r105")
    look = Outlook(race, 0)
    look.extra = 2
    assert own_points(race, look, []) == points


@rule("R2-TC-06", "R2-TC-27", "R2-STR-STEADY-01")
@pytest.mark.parametrize(
    ("strategy", "hand", "now", "points"),
    [
        ("steady", "r106,r107,r91", "", 5),
        ("steady", "r106,r107,r91", "cards_due=1", 5),
        ("steady", "r106,r107,r91", "cards_due=2", 4),
        ("steady", "r106,r107,r91", "cards_due=3", 3),
        ("steady", "r106,r107,r91", "cards_due=4", 3),
        ("steady", "r106,r107,r91", "threes_settled", 3),
        ("steady", "r91,r1", "", 3),
        ("push", "r106,r107,r91", "", 3),
    ],
)
def test_steady_counts_on_threes_that_need_not_pay(strategy: str, hand: str, now: str, points: int) -> None:
    race = second(f"strategy={strategy} chips=9", now=f"played=r105 {now}")
    assert own_points(race, Outlook(race, 0), cards(race, hand)) == points


@rule("R2-TC-02", "R2-STR-HAZARD-02")
@pytest.mark.parametrize(
    ("strategy", "checks", "lost"),
    [
        ("hazard", "checks=check+0", 1),
        ("hazard", "checks=blind+0,check+0", 1),
        ("hazard", "checks=blind+0,blind-10", 0),
        ("hazard", "", 0),
        ("push", "checks=check+0", 0),
    ],
)
def test_what_hazard_gives_up_by_looking_at_its_card(strategy: str, checks: str, lost: int) -> None:
    race = second(f"strategy={strategy}", now=f"played=r105 {checks}")
    assert points_of_last_check(race, Outlook(race, 0)) == lost


@rule("R2-WX-08", "R2-TC-05")
@pytest.mark.parametrize(
    ("tyres", "weather", "events", "penalty"),
    [
        ("hard", 9, "", 2),
        ("hard", 9, "events=4,4", 2),
        ("hard", 8, "events=4,4", 1),
        ("hard", 7, "events=4", 1),
        ("hard", 4, "events=4", 0),
        ("hard", 5, "events=4", 1),
        ("rain", 1, "events=4", 2),
        ("rain", 3, "events=4", 1),
        ("rain", 4, "events=4,4,4", 0),
        ("rain", 4, "events=0,1", 1),
    ],
)
def test_the_least_that_tyres_can_cost_after_moving_the_weather(
    tyres: str, weather: int, events: str, penalty: int
) -> None:
    race = second(f"tyres={tyres}", table=f"turn 7 weather {weather}", now=events)
    assert best_penalty(race, Outlook(race, 0)) == penalty


# Trajectories


@rule("R2-TC-04", "R2-TC-06", "R2-D-02", "R2-D-10", "R2-SKILL-FLATOUT-02")
@pytest.mark.parametrize(
    ("words", "now", "found"),
    [
        ("spot=4-spot1", "played=r105 settled mp=4", [(4, "", "")]),
        ("spot=4-spot1", "played=r105 use=2 spot=4-spot1", [(2, "", "")]),
        ("spot=4-spot1", "played=r105 use=1", [(0, "", "")]),
        ("spot=4-spot1", "played=r105", [(0, "", ""), (2, "", "4-spot1")]),
        ("spot=4-spot1", "played=r63", [(0, "", "")]),
        ("", "played=r105", [(0, "", "")]),
        ("spot=4-spot2", "played=r63", [(0, "", "")]),
        ("spot=4-spot2 hand=t3b,r1", "played=r63", [(0, "", ""), (3, "t3b", "4-spot2")]),
        ("spot=4-spot2 skill=flat-out", "played=r63", [(0, "", ""), (2, "", "4-spot2")]),
        ("spot=4-spot2 hand=t3b", "played=r63 use=3 spot=4-spot2", [(3, "t3b", ""), (-4, "", "")]),
        ("spot=4-spot2 skill=flat-out", "played=r63 use=3 spot=4-spot2", [(2, "", ""), (-4, "", "")]),
        ("spot=4-spot2 hand=t3b skill=flat-out", "played=r63 use=4 spot=4-spot2", [(-4, "", "")]),
    ],
)
def test_what_a_trajectory_brings_without_luck(words: str, now: str, found: list[tuple[int, str, str]]) -> None:
    race = second(words, section=32, now=now)
    said = [
        (points, void.id if void else "", race.board.spots[spot].name if spot != NOWHERE else "")
        for points, void, spot in uses(race, Outlook(race, 0))
    ]
    assert said == found


@rule("R2-D-10", "R2-TC-27")
@pytest.mark.parametrize(("chips", "count"), [(1, 2), (0, 1)])
def test_a_trajectory_that_cannot_be_paid_brings_nothing(chips: int, count: int) -> None:
    cars = f"superfast1@98, blue@15 spot=4b-spot1 chips={chips}, orange@3"
    race = at(cars, "Declare 0", circuit="silverstone", now="blue played=r105").race
    assert len(uses(race, Outlook(race, 0))) == count


# What is due, and cards for Leader checks


@rule("R2-TC-27", "R2-D1-03", "R2-D1-14")
@pytest.mark.parametrize(
    ("chips", "now", "count"),
    [
        (1, "tyres_due=3 cards_due=1", 3),
        (3, "tyres_due=3 cards_due=1", 1),
        (5, "tyres_due=3", 0),
        (0, "cards_due=2", 2),
    ],
)
def test_how_many_cards_must_be_kept(chips: int, now: str, count: int) -> None:
    race = second(f"chips={chips}", now=now)
    assert dues(race, Outlook(race, 0)) == count


# r63 is (47), r68 (45), r78 (42), r69 (82), r65 (26), r61 (50).
@rule("R2-TC-07", "R2-TC-08", "R2-TC-27", "R2-LAP-29", "R2-LAP-22")
@pytest.mark.parametrize(
    ("words", "now", "hand", "length", "spent"),
    [
        ("", "", "r63,r69", 1, ["r63"]),
        ("", "", "r65,r63,r78", 1, ["r63"]),
        ("", "", "r65,r63,r78", 2, ["r63", "r78"]),
        ("", "", "r65,r63,r78", 3, ["r63", "r78", "r65"]),
        ("", "", "r65,r63,r78", 4, []),
        ("", "", "r69", 1, []),
        ("", "", "r61", 1, ["r61"]),
        ("", "", "r113", 1, []),
        ("skill=reflexes", "", "r166", 1, ["r166"]),
        ("", "", "r166", 1, []),
        ("", "cards_due=1", "r63", 1, []),
        ("", "cards_due=1", "r63,r69", 1, ["r63"]),
        ("", "cards_due=2", "r63,r69", 1, []),
        ("", "doubtful", "r63", 1, []),
        ("", "doubtful", "r59", 1, ["r59"]),
        ("", "played=r105 checks=check+0", "r69,r63", 1, ["r69", "r63"]),
        ("", "played=r64 checks=check+0", "r69,r63", 1, ["r69"]),
        ("", "played=r64 charted=r64 checks=check+0", "r69,r63", 1, ["r69", "r63"]),
        ("", "played=r64 checks=blind+0", "r63", 1, []),
    ],
)
def test_cards_that_will_pass_leader_checks(words: str, now: str, hand: str, length: int, spent: list[str]) -> None:
    race = second(f"target=r61 {words}", now=now)
    assert ids(chain(race, Outlook(race, 0), cards(race, hand), length)) == spent


@rule("R2-TC-27", "R2-D2-05", "R2-TC-02")
@pytest.mark.parametrize(
    ("now", "targets"),
    [
        ("", [(50, "")]),
        ("doubtful", [(1, "")]),
        ("played=r105 checks=blind+0,blind+20", [(1, "")]),
        ("played=r105 checks=blind+0,check+20", [(47, "r63"), (17, "")]),
        ("played=r105,r64 charted=r64 checks=check+0", [(47, "r63"), (17, "")]),
    ],
)
def test_the_target_that_the_checks_of_the_cards_may_leave(now: str, targets: list[tuple[int, str]]) -> None:
    race = second("target=r61", now=now)
    found = last_targets(race, Outlook(race, 0), cards(race, "r63"))
    assert [(target, card.id if card else "") for target, card in found] == targets


# Flags and symbols


@rule("R2-TC-26", "R2-FLAG-18", "R2-SKILL-SIXTH-02")
@pytest.mark.parametrize(
    ("words", "now", "mp", "sections"),
    [
        ("", "", 3, [NOWHERE]),
        ("", "events=1", 0, [NOWHERE, 11]),
        ("", "events=1", 1, [NOWHERE, 11]),
        ("", "events=1", 2, [NOWHERE, 11, 13]),
        ("", "events=0,1", 3, [NOWHERE, 11, 13]),
        ("", "events=1 offered=0", 2, [NOWHERE, 13]),
        ("skill=sixth-sense sixth=1", "", 2, [NOWHERE, 11, 13]),
    ],
)
def test_the_flags_that_could_be_taken_off_in_time(words: str, now: str, mp: int, sections: list[int]) -> None:
    race = second(words, now=now, others="orange@3, flag@6a")
    race.lanes[11] = (-1, 0)
    assert flags(race, Outlook(race, 0), mp) == sections


@rule("R2-TC-11", "R2-TC-12", "R2-TC-13")
@pytest.mark.parametrize(
    ("overtake", "mp", "found"), [(0, 9, [0]), (6, 9, [6]), (-1, 1, [0]), (-1, 2, [0, 6]), (-1, 7, [0, 6, 7])]
)
def test_the_corners_on_which_a_symbol_could_be_spent(overtake: int, mp: int, found: list[int]) -> None:
    race = second("", now=f"overtake={overtake}")
    assert symbols(race, Outlook(race, 0), mp) == found


@rule("R2-TC-25", "R2-F-02", "R2-F-09")
@pytest.mark.parametrize(("progress", "corner"), [(36, 6), (35, 0), (37, 0), (25, 1), (60, 6), (41, 7), (31, 4)])
def test_the_corner_into_which_a_late_brake_leads(progress: int, corner: int) -> None:
    found = Trip()
    found.progress = progress
    assert late_corner(second(""), found) == (1 << corner if corner else 0)


@rule("R2-STR-HAZARD-02", "R2-TC-26")
@pytest.mark.parametrize(
    ("task", "may"),
    [
        (Check(0, MOVEMENT, 0, False), True),
        (Check(0, MOVEMENT, 0, True), False),
        (Check(0, LEADER, 0, False), False),
        (NormalCheck(0, MOVEMENT, 0), False),
        (Task(), False),
    ],
)
def test_whether_a_normal_check_of_a_movement_card_comes_next(task: Task, may: bool) -> None:
    assert may_look_blind(task) == may


# All of it together


@rule("R2-TC-01", "R2-C-13", "R2-D1-01")
def test_the_outlook_with_cards_played() -> None:
    race = second("hand=t1d,r15,r1 target=r61", now="bonus=1")
    look = with_cards_played(race, 0, tuple(cards(race, "t1d,r15")), 7)
    assert ids(list(look.played)) == ["t1d", "r15"]
    assert ids(look.hand) == ["r1"]
    assert (look.pledge, look.tyres_due, look.cards_due, look.extra) == ((1,), 7, 0, 1)
    assert (look.checks, look.events, look.overtake, look.points) == ((), (0,), -1, 1)
    other = with_cards_played(race, 0, tuple(cards(race, "r50,r63")), 0)
    assert (other.pledge, other.cards_due, other.overtake, other.checks) == ((), 1, 0, ((0, False),))


@rule("R2-TC-26")
def test_the_outlook_of_a_turn_in_progress() -> None:
    now = (
        "played=r63,r15 charted=r63 pledge=6 tyres_due=2 cards_due=1 checks=check+0 events=0,4 overtake=-1 "
        "doubtful bonus=3 use=3 spot=4-spot2"
    )
    race = second("hand=r1,r2 spot=4-spot2", section=32, now=now)
    look = Outlook(race, 0)
    assert (look.car, ids(look.hand), ids(list(look.played)), ids(list(look.charted))) == (
        0,
        ["r1", "r2"],
        ["r63", "r15"],
        ["r63"],
    )
    assert (look.pledge, look.tyres_due, look.cards_due, look.checks) == ((6,), 2, 1, ((0, False),))
    assert (look.events, look.overtake, look.doubtful, look.points, look.use, look.extra) == ((0, 4), -1, True, 3, 3, 0)
    race.now.settled = True
    assert Outlook(race, 0).points == 0


# Cards, section, corner's card, and whether it may be played. From 35 corner 6 is two sections ahead, corner 7 seven.
@rule("R2-TC-01", "R2-TC-28", "R2-C-09", "R2-C-10", "R2-C-11", "R2-C-12", "R2-C-13")
@pytest.mark.parametrize(
    ("words", "section", "others", "played", "certain"),
    [
        ("", 35, "orange@3", "t6d", True),
        ("", 34, "orange@3", "t6d", False),
        ("discs=1", 34, "orange@3", "t6d", True),
        ("waste=1", 35, "orange@3", "t6d", False),
        ("", 38, "orange@3", "t6d", True),
        ("", 38, "orange@41", "t6c,t7c", False),
        ("off=6b", 37, "orange@3", "t6d", True),
        ("off=7a", 41, "orange@3", "t7d", True),
        ("off=6b", 37, "orange@3", "t7d", False),
        ("off=b7", 41, "orange@3", "t7d", True),
        ("off=b7", 41, "orange@41", "t7d", False),
        ("", 34, "orange@35", "t6d,r129", False),
        ("", 34, "orange@35", "t6c,r129", True),
        ("", 35, "orange@36", "t6c", False),
        ("hand=t1a", 35, "orange@36", "t6c", True),
        ("hand=t1b", 35, "orange@36", "t6c", False),
        ("", 25, "orange@27", "t2b", False),
        ("", 25, "orange@10", "t2b", True),
        ("skill=lapping", 35, "orange@36", "r1,r2", True),
    ],
)
def test_whether_a_corner_is_certain(words: str, section: int, others: str, played: str, certain: bool) -> None:
    hand = f"hand={played},{words.removeprefix('hand=')}" if words.startswith("hand=") else f"{words} hand={played}"
    race = second(f"{hand} chips=9", section=section, others=others)
    assert may_play(race, 0, tuple(cards(race, played))) == certain


@rule("R2-TC-26", "R2-TC-02")
@pytest.mark.parametrize(
    ("now", "kept"),
    [
        ("settled doubtful mp=5 pledge=6", False),
        ("settled doubtful mp=5", False),
        ("settled mp=5", True),
        ("settled mp=1 pledge=6", False),
        ("settled mp=2 pledge=6", True),
        ("doubtful played=r105 pledge=6", True),
    ],
)
def test_whether_a_promised_corner_can_still_be_used(now: str, kept: bool) -> None:
    race = second("", now=now)
    race.stack = []
    assert keeps(race, 0) == kept


@rule("R2-TC-26", "R2-STR-HAZARD-02")
@pytest.mark.parametrize(("section", "blind", "kept"), [(35, False, True), (35, True, False), (34, False, False)])
def test_a_check_that_may_be_made_blind_next_counts_for_hazard(section: int, blind: bool, kept: bool) -> None:
    race = second("strategy=hazard", section=section, now="played=r129 pledge=6")
    race.stack = [Check(0, MOVEMENT, 0, blind)]
    assert keeps(race, 0) == kept


# Pairs and what they cost


# r1 costs 2 tyres, r15 a tyre and a damage, r21 two damage, r50 a card, r44 and r43 a tyre each, r129 nothing.
@rule("R2-C-02", "R2-C-03", "R2-C-04", "R2-C-14", "R2-C-15", "R2-D1-03", "R2-D1-14", "R2-D1-18")
@pytest.mark.parametrize(
    ("words", "one", "two", "legal"),
    [
        ("chips=0", "r50", "r129", False),
        ("chips=0 more", "r50", "r129", True),
        ("chips=0", "r51", "r52", False),
        ("chips=0 more", "r51", "r52", False),
        ("chips=0", "r129", "r130", True),
        ("chips=1", "r43", "r44", False),
        ("chips=1 more", "r43", "r44", True),
        ("chips=2", "r43", "r44", True),
        ("chips=1 strategy=save-tyres", "r43", "r44", True),
        ("chips=0 strategy=save-tyres", "r43", "r44", False),
        ("chips=9 red=3", "r21", "r129", True),
        ("chips=9 red=4", "r21", "r129", False),
        ("chips=9 red=3", "r129", "r21", True),
        ("chips=9 red=4", "r129", "r21", False),
        ("chips=9", "t7d", "r129", False),
        ("chips=9", "r129", "t7d", False),
        ("chips=9", "t6d", "r129", True),
        ("chips=9", "r1", "r21", False),
        ("chips=9", "r43", "r23", False),
        ("chips=9 strategy=push fuel=12", "r43", "r23", True),
        ("chips=9 strategy=push fuel=12", "r23", "r43", True),
        ("chips=9 strategy=push fuel=12", "r23", "r24", False),
        ("chips=9 strategy=push fuel=8", "r43", "r23", False),
        ("chips=9 strategy=push fuel=9", "r43", "r23", True),
        ("chips=9 strategy=lucky fuel=12", "r43", "r23", False),
    ],
)
def test_which_two_cards_go_together_and_can_be_paid(words: str, one: str, two: str, legal: bool) -> None:
    more = ",r9" if "more" in words else ""
    race = second(f"hand={one},{two}{more} {words.replace(' more', '')}")
    first, other = cards(race, f"{one},{two}")
    assert can_pair(race, 0, first, other) == legal
    assert has_second(race, 0, first) == legal
    race.hands[0].remove(first)  # as when it has been played
    assert can_pair(race, 0, first, other) == legal


@rule("R2-C-02", "R2-C-14", "R2-C-09")
@pytest.mark.parametrize(
    ("words", "name", "legal"),
    [
        ("chips=1", "r50", False),
        ("chips=1 more", "r50", True),
        ("chips=1", "r1", False),
        ("chips=1 more", "r1", True),
        ("chips=0 more", "r1", False),
        ("chips=0 strategy=save-tyres", "r23", True),
        ("chips=9 red=3", "r21", True),
        ("chips=9 red=4", "r21", False),
        ("chips=9", "t6d", True),
        ("chips=9", "t7d", False),
        ("chips=0", "r105", True),
    ],
)
def test_which_card_can_be_played_alone(words: str, name: str, legal: bool) -> None:
    more = ",r9" if "more" in words else ""
    race = second(f"hand={name}{more} {words.replace(' more', '')}")
    assert can_play(race, 0, race.deck.by_id[name]) == legal


@rule("R2-C-09", "R2-C-13", "R2-C-16")
@pytest.mark.parametrize(
    ("hand", "legal"), [("t7c,r105", False), ("t7c,r1", True), ("t7c,r1,r105", True), ("t7c,t6b", True), ("t7c", False)]
)
def test_a_track_card_may_need_a_second_card_to_come_to_its_corner(hand: str, legal: bool) -> None:
    """Corner 7 is seven points ahead: three of t7c, four of another."""
    race = second(f"hand={hand} chips=9")
    assert has_second(race, 0, race.deck.by_id["t7c"]) == legal


@rule("R2-TC-07", "R2-TC-27", "R2-STR-STEADY-01")
@pytest.mark.parametrize(
    ("hand", "certain"), [("t6c,r106,r28,r112", True), ("t6c,r106,r112", False), ("t6c,r106,r28", False)]
)
def test_steady_throws_threes_that_are_not_promised_for_the_leader_check(hand: str, certain: bool) -> None:
    """Corner 6 is five points away with the robot to be lapped: three of t6c, and two threes; r112 passes the check."""
    cars = f"blue@33 hand={hand} strategy=steady target=r61, slow1@11, orange@3"
    race = at(cars, "Declare 0", now="blue", table="turn 7 weather 1 leader blue").race
    assert may_play(race, 0, (race.deck.by_id["t6c"],)) == certain


@rule("R2-TC-01", "R2-TC-28", "R2-C-13")
def test_a_race_card_needs_no_corner_however_long_the_corners_go_on() -> None:
    """Hungaroring: six corners in a row, and a car in the first of them."""
    race = at("superfast1@98, blue@42, orange@3", "Declare 0", circuit="hungaroring", now="blue").race
    own = min((card for card in race.deck.track if card.corner == 6), key=lambda card: card.mp)
    slow = race.deck.by_id["r129"]
    assert own.mp + slow.mp < distance(race, 0, 0)
    assert may_play(race, 0, (own, slow))
