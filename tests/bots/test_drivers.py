"""Drivers: what they judge by, what they misjudge, how they are named, and that they drive differently."""

from random import Random
from statistics import fmean

import pytest

import paddock
from paddock.bots import ANY, GreedyBot, Player, SearchBot, bot, drawn, driver_and_level, drivers, levels
from paddock.bots.judge import Judge
from paddock.bots.noise import errors
from paddock.bots.player import options_of
from paddock.games.crazy_race.rules_score import Score, score_of
from walks import walk

CAST = [game for game in paddock.games() if drivers(game)]
RACES = 30
"""Enough races to see a habit; `benchmarks/drivers.py` has more."""


def decisions(game: str, seed: int, some: int) -> list[Player]:
    """Seats that have a choice, in the middle of races."""
    found = [Player(match.clone(), seat) for match in walk(game, seed, some) for seat in match.to_move[:1]]
    return [player for player in found if len(options_of(player)) > 1]


# Noise


def test_errors_are_small_mostly_never_larger_than_the_noise_and_always_the_same() -> None:
    player = decisions("crazy-race", 1, 6)[0]
    options = options_of(player)
    found = [error for seed in range(400) for error in errors(3.0, seed, player.line, options)]

    assert max(map(abs, found)) <= 3.0
    assert abs(fmean(found)) < 0.1
    assert sum(abs(error) < 1.0 for error in found) > sum(abs(error) > 2.0 for error in found)
    assert errors(3.0, 7, player.line, options) == errors(3.0, 7, player.line, options)
    assert errors(3.0, 7, player.line, options) != errors(3.0, 8, player.line, options)
    assert errors(3.0, 7, player.line, options) != errors(3.0, 7, "another place", options)


def test_options_of_little_account_are_misjudged_by_a_share_of_the_noise() -> None:
    player = decisions("crazy-race", 1, 6)[0]
    options = options_of(player)
    word = options[0].code.partition("-")[0]
    usual, less = (errors(3.0, 7, player.line, options, shares) for shares in (None, {word: 0.1}))

    assert less[0] == pytest.approx(0.1 * usual[0])
    for option, before, after in zip(options, usual, less, strict=True):
        assert after == (pytest.approx(0.1 * before) if option.code.partition("-")[0] == word else before)


def test_the_shares_of_the_noise_come_from_the_game() -> None:
    for name in ("level-2", "ugo:2", "search:noise=2"):
        made = bot(name, game="automobiles")
        assert isinstance(made, (GreedyBot, SearchBot))
        assert made.shares == paddock.game("automobiles").manners.errors


@pytest.mark.parametrize("game", paddock.games())
def test_the_words_whose_errors_are_small_begin_codes_of_the_game(game: str) -> None:
    """A word that no option begins with would be a rule that never works."""
    words = set(paddock.game(game).manners.errors)
    for seed in range(30):
        if not words:
            return
        words -= {
            option.code.partition("-")[0]
            for match in walk(game, seed, 400)
            for seat in match.to_move
            for option in match.decision(seat).options
        }
    assert not words


@pytest.mark.parametrize("game", paddock.games())
def test_a_misjudged_option_is_never_absurd(game: str) -> None:
    """Nothing that is worse than the best by more than twice the noise is taken, whatever the seed."""
    noise = 0.5
    for player in decisions(game, 2, 8):
        options = options_of(player)
        for seed in range(3):
            exact = dict(zip(options, GreedyBot(seed, worlds=2).worths(player, options), strict=True))
            taken = GreedyBot(seed, worlds=2, noise=noise).decide(player)
            assert exact[taken] >= max(exact.values()) - 2 * noise - 1e-9


def test_a_search_with_noise_errs_in_the_same_way_each_time() -> None:
    player = next(each for each in decisions("crazy-race", 3, 20) if len(options_of(each)) > 2)
    exact = SearchBot(1, iterations=20).decide(player)
    chosen = {SearchBot(seed, iterations=20, noise=100.0).decide(player) for seed in range(12)}

    assert len(chosen) > 1, exact
    assert SearchBot(5, iterations=20, noise=100.0).decide(player) == SearchBot(5, iterations=20, noise=100.0).decide(
        player
    )


# What a driver judges by


@pytest.mark.parametrize("game", [game for game in paddock.games() if paddock.game(game).form_names])
def test_a_driver_with_odds_adds_what_the_learned_chances_say(game: str) -> None:
    """At first, on the way and at the end, worth and the share of the others that the seat is likely to beat."""
    plain, learned = Judge(), Judge(odds=8.0)
    for match in walk(game, 4, 5):
        places = match.game.values(match.race)[1]
        for seat in range(match.setup.seats):
            beaten = (match.setup.seats - places[seat]) / (match.setup.seats - 1)
            assert learned.worth(match, seat) == pytest.approx(plain.worth(match, seat) + 8.0 * beaten)


def test_odds_move_the_choice_of_greedy_and_of_search() -> None:
    """Whoever counts nothing but the chances takes what they say."""
    players = [each for each in decisions("crazy-race", 3, 30) if len(options_of(each)) > 2]
    for maker in (GreedyBot, lambda seed, odds=0.0: SearchBot(seed, iterations=16, odds=odds)):
        assert any(maker(1).decide(each) != maker(1, odds=1e6).decide(each) for each in players)


def test_odds_are_refused_in_a_game_without_learned_chances() -> None:
    with pytest.raises(paddock.PaddockError, match="derby has no learned chances: leave out odds"):
        bot("greedy:odds=2", game="derby")


# Names


def test_every_game_of_ours_has_drivers() -> None:
    assert {game for game in paddock.games() if paddock.game(game).judged_by} == set(CAST)


@pytest.mark.parametrize("game", CAST)
def test_every_game_has_six_drivers_with_a_line_in_every_language(game: str) -> None:
    rules, cast = paddock.game(game), drivers(game)

    assert len(cast) >= 6
    assert len({driver.name for driver in cast}) == len(cast)
    for lang in paddock.LANGUAGES:
        lines = {paddock.render(rules.driver_text(driver), lang) for driver in cast}
        assert len(lines) == len(cast)
        assert all(line.endswith(".") and not line.startswith("driver-") for line in lines)


@pytest.mark.parametrize("game", CAST)
def test_every_level_of_a_game_is_a_bot_and_the_highest_thinks_ahead(game: str) -> None:
    made = [bot(level.id, game=game) for level in levels()]
    noises = [each.noise for each in made if isinstance(each, (GreedyBot, SearchBot))]

    assert len(noises) == len(made)
    assert noises == sorted(noises, reverse=True)
    assert isinstance(made[-1], SearchBot)
    assert made[-1].seconds <= 2


def test_a_driver_at_a_level_is_that_level_with_other_weights() -> None:
    rules = paddock.game("formula-de")
    plain, saving = bot("level-2", game=rules), bot("teo:2", game=rules)
    assert isinstance(plain, GreedyBot)
    assert isinstance(saving, GreedyBot)

    assert plain.noise == saving.noise
    assert plain.judge.weights is None
    assert saving.judge.weights == rules.weights({"tyres": rules.manners.drivers["teo"].weights["tyres"]})
    assert bot("teo:greedy:tyres=2", game=rules).judge.weights == rules.weights(  # type: ignore[attr-defined]
        {"tyres": 2 * rules.manners.drivers["teo"].weights["tyres"]}
    )


def test_any_driver_is_drawn_by_the_seed_and_if_possible_one_who_is_not_here() -> None:
    rules = paddock.game("crazy-race")
    everyone = [driver.id for driver in drivers(rules)]

    assert {drawn(f"{ANY}:level-1", rules, Random(seed)) for seed in range(60)} == {
        f"{one}:level-1" for one in everyone
    }
    assert drawn(ANY, rules, Random(1), everyone[1:]) == f"{everyone[0]}:level-2"
    assert drawn("level-3", rules, Random(1)) == "level-3"
    assert driver_and_level("level-3", rules) == (None, "level-3")
    assert drawn(f"{ANY}:level-3", paddock.game("derby"), Random(1)) == "level-3", "a game without drivers"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("uga:3", "there is no bot 'uga:3'"),
        ("ugo:level-9", "there is no bot 'ugo:level-9'"),
        ("greedy:speed=2", "bot greedy has no setting 'speed=2'"),
        ("greedy:tyres=-1", "tyres cannot be -1"),
    ],
)
def test_a_driver_or_a_weight_that_is_none_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(paddock.PaddockError, match=complaint):
        bot(name, game="formula-de")


def test_weights_of_a_game_need_the_game() -> None:
    with pytest.raises(paddock.PaddockError, match="no setting 'tyres=2'"):
        bot("greedy:tyres=2")


# Habits


@pytest.mark.parametrize("game", CAST)
def test_every_driver_judges_otherwise_than_the_others(game: str) -> None:
    """In some position, by more than luck: every driver weighs the same options in the same imagined races."""
    players = decisions(game, 4, 30)
    names = ["greedy", *(f"{driver.id}:greedy" for driver in drivers(game))]
    drives: dict[str, list[tuple[float, ...]]] = {name: [] for name in names}
    for name in names:
        driver = bot(name, seed=1, game=game)
        assert isinstance(driver, GreedyBot)
        for player in players:
            worths = driver.worths(player, options_of(player))
            drives[name].append(tuple(round(worth - worths[0], 6) for worth in worths))

    assert len({tuple(each) for each in drives.values()}) == len(names)


def test_their_routes_show_what_they_like() -> None:
    """In the card race: Wanda pairs up halves, Ugo hardly any, and Teo collects his own colour."""
    plain, ugo, wanda, teo = (scores(name) for name in ("greedy", "ugo:greedy", "wanda:greedy", "teo:greedy"))

    assert fmean(each.pairs for each in wanda) > 1.3 * fmean(each.pairs for each in plain)
    assert fmean(each.pairs for each in ugo) < 0.8 * fmean(each.pairs for each in plain)
    assert fmean(each.colour for each in teo) > 1.15 * fmean(each.colour for each in plain)


def scores(name: str) -> list[Score]:
    """The routes of a driver against a plain one."""
    found = []
    for seed in range(RACES):
        match = paddock.game("crazy-race").new(2, seed=seed, listening=False)
        seats = [bot(name, f"{seed}/0", game="crazy-race"), bot("greedy", f"{seed}/1")]
        while not match.over:
            seat = match.to_move[0]
            match.choose(seat, seats[seat].decide(Player(match, seat)))
        found.append(score_of(match.race, 0))  # type: ignore[arg-type]
    return found
