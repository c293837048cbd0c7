"""What Python shows of games, matches, decisions and results."""

import pytest

import paddock
from paddock.core.showing import nearest
from walks import finish, quickest


def test_lines_say_something() -> None:
    game = paddock.game("formula-de")
    match = game.new(2, seed=1, names=("Ann", "Bob"))

    assert "<formula-de: Formula Dé, 2 to 10 seats, 12 circuits>" == repr(game)
    assert repr(match).startswith("<formula-de at barcelona, 2 seats: Ann and Bob to decide, ")
    assert repr(match.decision(match.to_move[0])).startswith("<seat 0: ")
    assert "<standing: 1. seat 0, 2. seat 1>" == repr(match.result)


def test_a_long_decision_is_cut() -> None:
    match = paddock.game("race90-2").new(2, seed=1)
    while len(codes(match)) <= 8:
        match.choose(match.to_move[0], codes(match)[0])
    decision = match.decision(match.to_move[0])

    assert f" and {len(decision.codes) - 8} more>" in repr(decision)


def codes(match: paddock.Match) -> list[str]:
    return match.decision(match.to_move[0]).codes


def test_nobody_has_won_before_the_end() -> None:
    match = paddock.game(quickest()).new(2, seed=1)

    assert match.result.leaders
    with pytest.raises(paddock.PaddockError, match="the race is not over"):
        _ = match.result.winners
    finish(match, seed=1)
    assert match.result.winners == match.result.leaders
    assert " won by " in repr(match)
    assert repr(match.result).startswith("<result: 1. seat ")


@pytest.mark.parametrize("game", paddock.games())
def test_notebooks_show_tables_and_pictures(game: str) -> None:
    match = paddock.game(game).new(2, seed=1)
    decision = match.decision(match.to_move[0])
    page, table, picture = decision._repr_html_(), match.result._repr_html_(), match._repr_svg_()

    assert all(f"<td>{code}</td>" in page for code in decision.codes)
    assert 3 == table.count("<tr>")
    assert picture.startswith("<svg")


def test_names_are_suggested() -> None:
    assert "did you mean 'weather'?" == nearest("wether", ["weather", "laps"])
    assert "known: weather laps" == nearest("zzz", ["weather", "laps"])
    with pytest.raises(paddock.PaddockError, match="there is no game 'formula-d'; did you mean 'formula-de'"):
        paddock.game("formula-d")
    with pytest.raises(paddock.PaddockError, match="no switch 'wether'; did you mean 'weather'"):
        paddock.game("formula-de").setup(switches={"wether": "rain"})
