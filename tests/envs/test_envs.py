"""What the libraries do not test: what is seen, what an action means, who is out, what a place is worth."""

import copy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import paddock
import paddock.envs
from envs.falls import GAME as FALLS
from paddock.bots import Player, bot
from paddock.core.seen import Acts, Amount, BySeat, ByWord, Items, OneOf, Order, Parts, Several
from paddock.core.setup import Preset
from paddock.envs import Spaces, TextEnv, spaces
from paddock.envs.aec import RaceEnv, env
from paddock.envs.fields import Fields, UnseenError
from paddock.envs.parallel import ParallelRaceEnv
from paddock.envs.single import SoloEnv
from paddock.envs.spaces import with_facts
from paddock.envs.table import Table, rewards
from walks import quickest, secret

GAMES = [*paddock.games(), FALLS.id]


def raced(environment: Any, seed: int) -> dict[str, float]:
    """A whole race by random possible actions; what everybody got."""
    environment.reset(seed=seed)
    random = Random(seed)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        got[agent] += reward
        possible = np.flatnonzero(seen["action_mask"])
        environment.step(None if terminated or truncated else int(random.choice(possible)))
    return got


@pytest.mark.parametrize("game", GAMES)
def test_rewards_sum_to_zero_and_follow_the_places(game: str) -> None:
    """A car that retires is rewarded by its place at that moment, all others by the result."""
    environment = env(game)
    got = raced(environment, 4)
    table = environment.unwrapped.table
    points = rewards(table.match.result)

    assert sum(points) == pytest.approx(0)
    assert all(got[f"player_{seat}"] == points[seat] for seat in range(len(points)) if seat not in table.out)
    assert all(-1 <= reward <= 1 for reward in got.values())


def test_a_car_that_retires_is_done_while_the_others_race_on() -> None:
    environment = RaceEnv("falls", seats=4)
    seen_early = False
    for seed in range(20):
        environment.reset(seed=seed)
        random = Random(seed)
        while environment.agents:
            agent = environment.agent_selection
            if environment.terminations[agent]:
                seen_early |= not environment.table.match.over
                environment.step(None)
                assert agent not in environment.agents
            else:
                environment.step(random.choice(list(environment.table.legal(int(agent[-1])))))
    assert seen_early


def test_a_car_that_is_out_and_still_asked_is_answered_for() -> None:
    for seed in range(10):
        table = Table(spaces("falls", 3, ghosts=True), spaces("falls", 3, ghosts=True).new(seed))
        random = Random(seed)
        while not table.match.over:
            seat = table.match.to_move[0]
            assert seat not in table.out
            table.act(seat, random.choice(list(table.legal(seat))))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_an_action_and_every_action_its_code(game: str) -> None:
    space = spaces(game)
    random = Random(7)
    for seed in range(3):
        table = Table(space, space.new(f"other/{seed}"))
        while not table.match.over:
            seat = table.match.to_move[0]
            legal = table.legal(seat)
            assert list(table.match.decision(seat).options) == list(legal.values())
            assert all(space.actions.name(action).split("#")[0] == option.act for action, option in legal.items())
            assert set(np.flatnonzero(table.mask(seat))) == set(legal)
            table.act(seat, random.choice(list(legal)))


def test_options_that_share_an_act_have_ids_of_their_own() -> None:
    match = spaces(quickest()).new(1)
    first, second, *_ = match.decision(match.to_move[0]).options
    actions = paddock.envs.Actions(Acts((second.act,), shared=(first.act,), alike=2))

    assert {0: second, 1: first, 2: first} == actions.legal([first, second, first])
    assert f"{first.act}#2" == actions.name(2)
    with pytest.raises(paddock.PaddockError, match="more than 2 options share the act"):
        actions.legal([first] * 3)
    with pytest.raises(paddock.PaddockError, match="which its game does not declare"):
        paddock.envs.Actions(Acts(())).legal([first])


SETUPS = [(game, preset.name) for game in paddock.games() for preset in (*paddock.game(game).presets, Preset("", {}))]


@pytest.mark.parametrize(("game", "preset"), SETUPS)
def test_everything_seen_and_done_is_declared(game: str, preset: str) -> None:
    """Races of strong bots show no word without a place, and offer no option without an id of its own.

    What is written straight into a vector is what the view shows, to the bit.
    """
    rules = paddock.game(game)
    seats = min(4, rules.seats[-1])
    setup = rules.setup(seats, preset=preset or None)
    space = spaces(game, seats, setup.circuit or None, **setup.switches)
    seen = with_facts(rules.seen(setup))
    outgrown: set[str] = set()
    for seed in range(2):
        match = space.new(f"seen/{seed}")
        drivers = [bot("greedy:worlds=1" if seed else "random", f"{seed}/{seat}", clock=False) for seat in range(seats)]
        for _ in range(DECISIONS):
            if match.over:
                break
            seat = match.to_move[0]
            decision = match.decision(seat)
            assert len(decision.options) == len(space.actions.legal(decision.options)) <= space.features.widest
            outgrown |= outgrown_at(space, seen, match, seat)
            match.choose(seat, drivers[seat].decide(Player(match, seat, "seen")))

    assert not outgrown


DECISIONS = 120


def outgrown_at(space: Spaces, seen: Parts, match: paddock.Match, seat: int) -> set[str]:
    """The numbers of a view that lie beyond what is declared; everything else raises an error by itself."""
    table = {**match.game.view(match.race, seat), "facts": match.game.facts(match.race, seat)}
    viewed = space.fields.vector(table, seat, match.decision(seat).rule)
    written = space.observe(match, seat)
    assert [] == [space.fields.names[index] for index in np.flatnonzero(viewed != written)]
    return set(beyond(seen, table, ""))


def beyond(seen: Any, value: Any, path: str) -> Iterator[str]:
    """Where a number is larger than declared."""
    if isinstance(seen, Amount):
        if value and abs(value) > seen.most:
            yield f"{path} is {value}, declared {seen.most:g}"
    elif isinstance(seen, Several):
        counts = Counter(word for word in value or () if word is not None)
        yield from (f"{path} has {word} {count} times" for word, count in counts.items() if count > seen.most)
    elif isinstance(seen, (Parts, ByWord)) and value:
        for name, inner in value.items():
            part = seen.parts[name] if isinstance(seen, Parts) else seen.each
            yield from beyond(part, inner, f"{path}.{name}")
    elif isinstance(seen, (BySeat, Items)) and value:
        for inner in value:
            yield from beyond(seen.each, inner, path)


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_has_a_name_for_each_place_and_stays_in_bounds(game: str) -> None:
    space = spaces(game)
    assert len(set(space.fields.names)) == space.fields.size
    random = Random(1)
    vectors = []
    match = space.new("bounds")
    while not match.over:
        seat = match.to_move[0]
        vectors.append(space.observe(match, seat))
        match.choose(seat, random.choice(match.decision(seat).options))
    seen = np.array(vectors)
    assert seen.min() >= -1
    assert seen.max() <= 1
    assert (seen.std(axis=0) > 0).sum() > 2


def test_a_vector_holds_no_more_than_the_view() -> None:
    """Positions that look alike to a seat are alike to its learner: sealed answers of others are hidden."""
    match = secret()
    setup = match.setup
    space = spaces(setup.game, setup.seats, setup.circuit or None, **setup.switches)
    first, second, *_ = match.to_move
    vectors = []
    for option in match.decision(first).options[:2]:
        other = match.clone()
        other.choose(first, option)
        vectors.append(space.observe(other, second))

    assert np.array_equal(vectors[0], vectors[1])


def test_the_own_part_comes_first() -> None:
    space = spaces("falls", 3)
    match = space.new(1)
    match.choose(0, "trot")
    own, next_one = space.fields.names.index("fields.self"), space.fields.names.index("fields.next-1")

    assert space.observe(match, 0)[own] > 0 == space.observe(match, 0)[next_one]
    assert space.observe(match, 2)[next_one] > 0 == space.observe(match, 2)[own]


def test_a_pair_within_a_seats_own_part_is_not_turned() -> None:
    """Two seats, and lists of two: only the outer one has an entry for each."""
    table = {"cars": [{"wear": [4, 1], "lap": 1}, {"wear": [2, 1], "lap": 2}]}
    car = Parts({"wear": Items(Amount(4), 2), "lap": Amount(2)})
    fields = Fields(Parts({"cars": BySeat(car)}), [], 2)
    wear = fields.names.index("cars.self.wear.0")

    assert ["cars.self.wear.0", "cars.self.wear.1"] == list(fields.names[wear : wear + 2])
    assert [1.0, 0.25] == fields.vector(table, 0, "")[wear : wear + 2].tolist()
    assert [0.5, 0.25] == fields.vector(table, 1, "")[wear : wear + 2].tolist()


def test_entries_of_no_seat_stay_where_they_are() -> None:
    """Three seats with two cars each, and a robot."""
    fields = Fields(Parts({"cars": BySeat(Amount(10), cars=2, others=1)}), [], 3)
    first = fields.names.index("cars.self-0")

    assert [3, 4, 5, 6, 1, 2, 9] == (
        10 * fields.vector({"cars": [1, 2, 3, 4, 5, 6, 9]}, 1, "")[first : first + 7]
    ).round().tolist()


def test_simultaneous_choices_are_one_step() -> None:
    setup = secret().setup
    environment = ParallelRaceEnv(setup.game, seats=2)
    seen, _ = environment.reset(seed=1)
    while len(environment.table.match.to_move) < 2:
        actions = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
        seen = environment.step(actions)[0]
    actions = {agent: int(np.flatnonzero(each["action_mask"])[-1]) for agent, each in seen.items()}
    before = environment.table.match.moves

    environment.step(actions)

    assert environment.wait not in actions.values()
    assert before + 2 == environment.table.match.moves


def test_an_impossible_action_loses() -> None:
    game = quickest()
    parallel = ParallelRaceEnv(game)
    parallel.reset(seed=1)
    solo = SoloEnv(game)
    solo.reset(seed=1)
    impossible = int(np.flatnonzero(solo.action_masks() == 0)[0])

    _, reward, terminated, _, info = solo.step(impossible)
    assert (-1.0, True, True) == (reward, terminated, info["illegal"])
    _, got, ended, _, _ = parallel.step({"player_0": parallel.wait, "player_1": parallel.wait})
    assert all(ended.values())
    assert min(got.values()) == -1.0
    with pytest.raises(paddock.PaddockError, match="see its mask"):
        Table(solo.spaces, solo.spaces.new(1)).act(0, impossible)


@pytest.mark.parametrize("game", GAMES)
def test_options_come_with_features(game: str) -> None:
    """A row for each option, named, within bounds; what ends one's race is seen in it."""
    environment = env(game, by_option=True)
    environment.reset(seed=4)
    random = Random(4)
    unwrapped = environment.unwrapped
    for _ in range(12):
        agent = environment.agent_selection
        seen, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            break
        seat = int(agent[-1])
        decision = unwrapped.table.match.decision(seat)
        rows = seen["options"]
        assert environment.observation_space(agent).contains(seen)
        assert len(decision.options) == seen["action_mask"].sum() <= len(rows)
        kinds = [index for index, name in enumerate(unwrapped.features) if name.startswith("kind=")]
        assert (rows[: len(decision.options), kinds].sum(axis=1) == 1).all()
        assert not rows[len(decision.options) :].any()
        out = unwrapped.features.index("out")
        assert [decision.consequences(each).out for each in decision.options] == pytest.approx(
            rows[: len(decision.options), out].tolist()
        )
        environment.step(random.randrange(len(decision.options)))


def test_a_row_is_an_action() -> None:
    solo = SoloEnv(quickest(), seat=0, by_option=True)
    seen, info = solo.reset(seed=1)
    assert solo.observation_space.contains(seen)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    code = solo.table.match.decision(0).codes[1]
    before = solo.table.match.clone()
    solo.step(1)
    before.choose(0, code)

    assert solo.table.match.record().moves[0] == before.record().moves[0]
    assert solo.step(solo.spaces.features.widest - 1)[4]["illegal"]


def test_consequences_in_words() -> None:
    """The same race, with and without them."""
    plain, told = TextEnv("formula-de", seats=2), TextEnv("formula-de", seats=2, consequences=True)
    before, after = plain.reset(seed=2), told.reset(seed=2)
    for _ in range(12):
        before, after = plain.step(plain.options[0])[0], told.step(told.options[0])[0]
        assert plain.options == told.options
        assert len(before) <= len(after)

    assert any(line.endswith(")") for line in after.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_an_environment_is_independent(game: str) -> None:
    environment = RaceEnv(game)
    environment.reset(seed=5)
    twin = copy.deepcopy(environment)
    before = environment.table.match.position
    twin.step(next(iter(twin.table.legal(twin.table.match.to_move[0]))))

    assert before == environment.table.match.position != twin.table.match.position


def test_a_solo_learner_is_asked_until_the_end() -> None:
    environment = SoloEnv(quickest(), seat=1, opponents="greedy:worlds=1")
    environment.reset(seed=3)
    done = False
    while not done:
        assert 1 in environment.table.match.to_move
        action = int(np.flatnonzero(environment.action_masks())[0])
        _, reward, done, _, _ = environment.step(action)
    assert reward == environment.table.rewards()[1]
    with pytest.raises(paddock.PaddockError, match="has seats 0 to 1 here, not 7"):
        SoloEnv(quickest(), seat=7)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_a_race_can_be_read_and_answered(game: str, lang: str) -> None:
    environment = TextEnv(game, opponents="random", lang=lang)
    text = environment.reset(seed=2)
    assert text == TextEnv(game, opponents="random", lang=lang).reset(seed=2)
    over = False
    random = Random(1)
    while not over:
        assert all(f"{code}: " in text for code in environment.options)
        text, reward, over, _ = environment.step(random.choice(environment.options))
    assert environment.options == []
    assert -1 <= reward <= 1
    assert "1. " in text


def test_a_wrong_answer_is_explained_and_changes_nothing() -> None:
    environment = TextEnv(quickest())
    environment.reset(seed=2)
    before = environment.options

    text, reward, over, info = environment.step("fly")

    assert text.startswith("fly is not possible here; possible:")
    assert (0.0, False, {"illegal": True}) == (reward, over, info)
    assert before == environment.options


def test_openspiel_takes_a_set_up_and_says_what_things_mean() -> None:
    paddock.envs.register()
    game = pyspiel.load_game("paddock_falls_v1", {"players": 3, "switches": "turns=2"})
    state = game.new_initial_state()
    assert {"trot", "gallop"} == {state.action_to_string(0, action) for action in state.legal_actions()}
    state.apply_action(state.string_to_action(0, "gallop"))
    assert state.is_chance_node()
    assert [(index, pytest.approx(1 / 6)) for index in range(6)] == state.chance_outcomes()
    twin = state.clone()
    twin.apply_action(5)

    assert state.is_chance_node()
    assert twin.current_player() == 1
    assert len(twin.observation_tensor(1)) == spaces("falls", 3, turns=2).fields.size
    assert "trot" in twin.observation_string(1)


def test_the_window_is_light() -> None:
    """Playing does not load the libraries for learning."""
    heavy = "gymnasium pettingzoo pyspiel numpy pyarrow ray openskill rich.progress"
    rooms = "paddock.bots, paddock.lab, paddock.cli.simulate, paddock.cli.compare, paddock.cli.tournament"
    code = f"import sys, {rooms}; print([name for name in '{heavy}'.split() if name in sys.modules])"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"[]\n"


def test_what_is_not_declared_is_an_error() -> None:
    fields = Fields(
        Parts({"a": Amount(2), "b": OneOf(("x",)), "c": Several(("u", "v"), 2), "d": Order(("u", "v"))}), ["R-1"], 2
    )

    assert 6 == np.count_nonzero(fields.vector({"a": 9, "b": "x", "c": ["v", None], "d": ["v", "u"]}, 1, "R-1")) - 1
    for table in ({"b": "y"}, {"c": ["w"]}, {"d": ["w"]}, {"e": 1}):
        with pytest.raises(UnseenError, match="but is not declared"):
            fields.vector(table, 0, "R-1")
    with pytest.raises(UnseenError, match="rule R-2 asks"):
        fields.vector({}, 0, "R-2")


def test_a_package_that_is_missing_is_named_with_its_extra() -> None:
    code = "import sys; sys.modules['numpy'] = None; import paddock.envs"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert "numpy is not installed: pip install 'paddock[envs]'" in found.stderr.splitlines()[-1]
