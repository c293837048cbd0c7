"""Luck and driving of a finished race: they add up, and a forced race is all luck."""

import pytest

import paddock
from paddock.analysis import Analysis, analyse
from paddock.analysis.account import rank
from paddock.analysis.race import Choice, Valued
from paddock.analysis.words import Numbers, Teller, passes_of, told
from paddock.lab.race_page import race_page, race_picture


def race(game: str, seats: int, seed: int, **settings: object) -> paddock.Match:
    """A race of random choices."""
    names = ("Ada", "Bea", "Cem", "Dan")[:seats]
    match = paddock.game(game).new(seats, seed=seed, names=names, **settings)  # type: ignore[arg-type]
    match.play_out(seed)
    return match


@pytest.fixture(scope="module")
def card_race() -> tuple[paddock.Match, Analysis]:
    match = race("crazy-race", 3, 4)
    return match, analyse(match.record())


def test_luck_and_driving_add_up_to_the_places_gained(card_race: tuple[paddock.Match, Analysis]) -> None:
    match, found = card_race

    for each in found.accounts:
        assert pytest.approx(each.expected - each.place) == each.luck + each.driving
        assert match.result.place(each.seat) == pytest.approx(each.place, abs=0.6)
        assert pytest.approx(each.luck) == sum(throw.places[each.seat] for throw in found.throws)
        assert each.given >= 0.0


def test_a_choice_never_beats_the_best(card_race: tuple[paddock.Match, Analysis]) -> None:
    _, found = card_race

    assert found.choices
    for choice in found.choices:
        assert choice.cost >= 0.0
        assert choice.code in [option.code for option in choice.options]
    assert [each.cost for each in found.costliest()] == sorted((each.cost for each in found.costliest()), reverse=True)


def test_the_curve_ends_with_the_result(card_race: tuple[paddock.Match, Analysis]) -> None:
    match, found = card_race
    last = found.curve[-1]

    assert match.moves == last.number
    assert pytest.approx(1.0) == sum(last.wins)
    assert all(last.wins[seat] > 0 for seat in match.result.winners)


@pytest.mark.parametrize("game", ["automobiles", "formula-de", "race90-1", "race90-2"])
def test_luck_of_open_chance_is_shared_out_among_the_seats(game: str) -> None:
    """What a throw of dice or a draw gives one seat, it takes from the others."""
    found = analyse(short(game).record(), choices=False)

    assert found.throws
    for throw in found.throws:
        if throw.code:
            assert pytest.approx(0.0, abs=1e-9) == sum(throw.places)


def short(game: str) -> paddock.Match:
    """The shortest race of a game, at random."""
    settings: dict[str, dict[str, object]] = {
        "automobiles": {"preset": "first-lap"},
        "formula-de": {"preset": "first-lap", "circuit": "monaco"},
        "race90-1": {"preset": "rookie-race"},
        "race90-2": {"preset": "short-evening"},
    }
    return race(game, 2, 3, **settings[game])


def test_progress_is_told_to_the_last_move() -> None:
    record, seen = race("crazy-race", 2, 1).record(), []
    analyse(record, lambda done, total: seen.append((done, total)), choices=False)

    assert [(number + 1, len(record.moves)) for number in range(len(record.moves))] == seen


def test_a_race_that_still_runs_is_not_analysed() -> None:
    match = paddock.game("crazy-race").new(2, seed=1)

    with pytest.raises(paddock.PaddockError, match="only a race that is over can be analysed"):
        analyse(match.record())


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_page_has_no_scripts_and_names_everybody(card_race: tuple[paddock.Match, Analysis], lang: str) -> None:
    match, found = card_race
    record = match.record()
    page = race_page(found, record, told(found, record, lang), lang)

    assert "<script" not in page
    assert page.count("<svg") == 3
    for name in match.names:
        assert name in page
    assert next(match.names[seat] for seat in match.result.winners) in page.partition("</h1>")[0]
    mark = "." if lang == "en" else ","
    for each in found.accounts:
        assert f"<td>{each.expected:.1f}</td>".replace(".", mark) in page
    assert race_picture(found, record, lang).startswith("<svg xmlns=")


def test_words_name_choices_and_moments(card_race: tuple[paddock.Match, Analysis]) -> None:
    match, found = card_race
    words = told(found, match.record())

    assert len(words.accounts) == 3
    assert any("by luck" in line for line in words.accounts)
    assert all(0 <= line.number <= match.moves for line in (*words.turning, *words.costly, *words.lucky))
    assert len(passes_of(found)) == 3


def test_a_costly_choice_names_places_as_the_table_does() -> None:
    match = short("formula-de")
    record = match.record()
    number = next(count for count in range(match.moves) if len(places(record, count)) > 1)
    codes = places(record, number)
    seat = paddock.replay(record, until=number).to_move[0]
    choice = Choice(number, seat, codes[-1], (Valued(codes[0], 0.5, 1.2), Valued(codes[-1], 0.5, 1.6)))
    line = Teller(Analysis("formula-de", match.names, (), (), (choice,), ()), record, "en").costly(choice)

    assert "lane" in line.text
    assert "0.40 of a place. Better" in line.text


def places(record: paddock.Record, number: int) -> list[str]:
    """The options at a moment that name a place of the board."""
    match = paddock.replay(record, until=number)
    board = match.board("en")
    assert board is not None
    known = {place.id for place in board.places}
    return [each.code for each in match.decision(match.to_move[0]).options if each.code in known]


@pytest.mark.parametrize(("value", "digits", "text"), [(0.25, 2, "+0,25"), (-0.04, 1, "0,0"), (-0.06, 1, "−0,1")])
def test_numbers_are_written_as_the_language_does(value: float, digits: int, text: str) -> None:
    assert text == Numbers("it").signed(value, digits)


@pytest.mark.parametrize(("own", "place"), [(3.0, 1), (1.0, 2), (-2.0, 3)])
def test_ranks(own: float, place: int) -> None:
    assert place == rank([1.0, 3.0, -2.0], own)
