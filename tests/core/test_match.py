"""The window: what a match says and refuses."""

import pickle

import pytest

import derby
import paddock
from walks import finish

GAME = paddock.game("crazy-race")


def test_the_games_are_listed_and_unknown_ones_refused() -> None:
    assert "crazy-race" in paddock.games()
    with pytest.raises(paddock.PaddockError, match=r"there is no game 'ludo'; there are: .*crazy-race"):
        paddock.game("ludo")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seats": 9}, "2 to 7 seats, not 9"),
        ({"circuit": "monza"}, "cannot be raced at 'monza'"),
        ({"switches": {"drs": True}}, "no switch 'drs'; known: characters"),
        ({"switches": {"halves": "thirds"}}, "switch halves cannot be 'thirds'; it is one of: edges any"),
        ({"preset": "rainy"}, "no preset 'rainy'"),
    ],
)
def test_a_bad_set_up_is_refused_with_what_is_possible(options: dict[str, object], says: str) -> None:
    with pytest.raises(paddock.PaddockError, match=says):
        GAME.new(**options)  # type: ignore[arg-type]


def test_number_switches_keep_their_bounds() -> None:
    derby = paddock.game("derby")

    assert derby.new(switches={"turns": "3"}).setup.switches == {"turns": 3}
    for bad in (0, 21, "many", True, 2.5):
        with pytest.raises(paddock.PaddockError, match="whole number from 1 to 20"):
            derby.new(switches={"turns": bad})


def test_a_set_up_has_a_short_code() -> None:
    setup = GAME.setup(3, switches={"halves": "any"})

    assert GAME.code(setup) == "crazy-race.3.-.halves=any"
    assert paddock.setup(" crazy-race.3.-.halves=any\n") == setup


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("ludo.3.-", "there is no game 'ludo'"),
        ("crazy-race", "a code is written 'game.seats.circuit'"),
        ("crazy-race.many.-", "starts with seats, circuit and switches"),
        ("crazy-race.3.-.halves", "a switch is written name=value"),
        ("crazy-race.3.-.halves=thirds", "it is one of: edges any"),
    ],
)
def test_a_code_that_nobody_can_race_is_refused(code: str, says: str) -> None:
    with pytest.raises(paddock.PaddockError, match=says):
        paddock.setup(code)


def test_who_has_nothing_to_decide_is_told_so() -> None:
    match = GAME.new(seats=2, seed=1, names=("Ann", "Bob"))
    match.choose(0, match.decision(0).options[0])

    with pytest.raises(paddock.IllegalChoice, match="Ann has nothing to decide now; waiting for: Bob"):
        match.choose(0, "play-red-train")
    with pytest.raises(paddock.IllegalChoice, match="there is no seat 5"):
        match.choose(5, "play-red-train")
    finish(match, 1)
    with pytest.raises(paddock.IllegalChoice, match="the race is over"):
        match.choose(0, "play-red-train")


def test_a_refusal_lists_what_is_possible() -> None:
    match = paddock.game("derby").new(seed=1)

    with pytest.raises(paddock.IllegalChoice, match="walk is not possible here; possible: trot, gallop") as caught:
        match.choose(0, "walk")
    assert caught.value.rule == "DERBY-1"


def test_without_dice_chance_waits_to_be_told() -> None:
    match = GAME.new(seats=2, open_chance=True)
    fork = match.chance
    assert fork is not None
    assert match.to_move == ()
    assert [outcome.code for outcome in fork.outcomes][:2] == ["red", "orange"]
    with pytest.raises(paddock.IllegalChoice, match="chance decides next"):
        match.choose(0, "play-red-train")
    with pytest.raises(paddock.IllegalChoice, match="pink is not possible here"):
        match.fall("pink")

    match.fall("blue")
    match.fall("red")
    for code in ("train-a", "car-a", "plane-b"):
        match.fall(code)

    assert match.chance is None
    assert match.view(None)["table"]["pool"] == ["train-a", "car-a", "plane-b"]
    with pytest.raises(paddock.IllegalChoice, match="chance has nothing to decide"):
        match.fall("red")


def test_dice_can_decide_for_a_copy_what_is_open() -> None:
    match = GAME.new(seats=2, open_chance=True)

    copies = [match.rolled(seed) for seed in (1, 1, 2, 3, 4)]

    assert match.chance is not None
    assert all(copy.to_move == (0, 1) for copy in copies)
    assert copies[0].position == copies[1].position
    assert len({copy.position for copy in copies}) > 1


def test_a_copy_is_asked_about_its_own_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options are listed once for all copies, but belong to the table of each."""
    match = paddock.game("derby").new(seed=1)
    decision = match.decision(0)
    monkeypatch.setattr(type(decision.task), "options", None)

    copy = match.clone()

    assert copy.decision(0).options is decision.options
    assert copy.decision(0)._race is copy.race
    with pytest.raises(paddock.IllegalChoice):
        copy.decision(1)


def test_a_pick_can_be_taken_back_until_another_seat_acts() -> None:
    match = GAME.new(seats=2, seed=1)
    for seat in (0, 1):
        match.choose(seat, match.decision(seat).options[0])
    first, second = match.race.order  # type: ignore[attr-defined]
    assert not match.can_undo(first)
    before = match.position
    match.choose(first, match.decision(first).options[0])

    assert match.can_undo(first)
    assert not match.can_undo(second)
    match.undo(first)
    assert match.position == before

    match.choose(first, match.decision(first).options[0])
    match.choose(second, match.decision(second).options[0])
    assert not match.can_undo(first)
    with pytest.raises(paddock.IllegalChoice, match="cannot take anything back"):
        match.undo(first)


def test_a_match_that_nobody_listens_to_keeps_no_events() -> None:
    quiet, loud = GAME.new(seed=1, listening=False), GAME.new(seed=1)

    assert finish(quiet, 1).events == ()
    assert finish(loud, 1).events != ()
    assert quiet.position == loud.position


def test_a_playout_is_a_race_like_any_other() -> None:
    match = GAME.new(seats=4, seed=1)
    made = match.play_out(3, most=5)

    assert made == match.moves == 5
    match.play_out(3)
    assert match.over
    assert paddock.replay(match.record()).position == match.position


def test_a_rule_that_is_replaced_counts_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled engine looks up a name in a class once, and again when the class has changed."""
    match = paddock.game("derby").new(4, switches={"turns": 20}, seed=1)
    match.play_out(1, 20)
    assert {code for seat, code in match.history if seat >= 0} == {"trot", "gallop"}

    monkeypatch.setattr(derby.Ride, "options", lambda *_: [derby.Trot()])
    match.play_out(1, 20)
    assert {code for _, code in match.history[-20:]} == {"trot"}

    monkeypatch.undo()
    match.play_out(1, 20)
    assert "gallop" in {code for _, code in match.history[-20:]}


def test_options_survive_a_trip_to_another_process() -> None:
    match = GAME.new(seats=2, seed=1)
    option = pickle.loads(pickle.dumps(match.decision(0).options[2]))

    match.choose(0, option)

    assert match.own_choice(0) == option.code


def test_a_notebook_shows_the_table() -> None:
    match = GAME.new(seats=2, seed=1)

    assert match._repr_svg_().startswith("<svg")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(paddock.PaddockError, match="no texts in 'xx'; choose one of: en it"):
        GAME.new(seed=1).scene(0, "xx")


@pytest.mark.parametrize("open_chance", [False, True])
def test_a_match_goes_back_to_a_mark_and_on_from_there(open_chance: bool) -> None:
    """Not only the position: what was decided and told, the dice, and what may be taken back."""
    match = derby.GAME.new(2, seed="3", open_chance=open_chance)
    marks, lines, told = [], [], []
    while not match.over:
        marks.append(match.mark())
        lines.append(match.position)
        told.append(match.events)
        if match.chance is not None:
            match.fall(match.chance.outcomes[0])
        else:
            match.choose(match.to_move[0], match.decision(match.to_move[0]).codes[-1])
    for number, mark in enumerate(marks):
        earlier = match.back_to(mark)
        assert (lines[number], told[number]) == (earlier.position, earlier.events)
        assert [earlier.can_undo(seat) for seat in (0, 1)] == [match.back_to(mark).can_undo(seat) for seat in (0, 1)]
        for seat, code in match.history[len(earlier.history) :]:
            if seat >= 0:
                earlier.choose(seat, code)
            elif open_chance:
                earlier.fall(code)
        assert match.position == earlier.position
        assert match.history == earlier.history
        assert match.events == earlier.events
