"""Races at a real table: chance is told, hands may stay hidden, and mistakes are corrected afterwards."""

from collections.abc import Iterator

import pytest

import paddock
from paddock import IllegalChoice, Match, Referee
from paddock.core.referee import names_card

GAMES = paddock.games()
HIDDEN = ["race90-1", "race90-2"]
STEPS = 400


def seeded(game: str, seed: int = 7) -> Match:
    """A race with dice, played to the end by chance."""
    match = paddock.game(game).new(3, seed=seed, names=("Ann", "Bob", "Cleo"))
    match.play_out(seed)
    return match


def telling(match: Match, steps: int | None = None, open_hands: bool = False) -> Iterator[Referee]:
    """A referee before each answer, who is told the same race or its beginning, and after the last."""
    referee = Referee(match.game, match.setup, open_hands=open_hands)
    history = match.history[:steps]
    while (done := referee.match.mark().made) < len(history):
        yield referee
        seat, code = history[done]
        referee.answer(code, None if seat < 0 else seat)
    yield referee


def told(match: Match, steps: int | None = None, open_hands: bool = False) -> Referee:
    """The referee who was told all of it."""
    return list(telling(match, steps, open_hands))[-1]


@pytest.fixture(scope="module", params=GAMES)
def race(request: pytest.FixtureRequest) -> Match:
    return seeded(request.param)


def test_a_seeded_race_told_to_a_referee_is_the_same_race(race: Match) -> None:
    referee = told(race, open_hands=True)
    assert referee.match.history == race.history
    assert referee.match.position == race.position
    assert referee.match.result == race.result
    assert referee.match.events == race.events


def test_the_record_has_the_told_chance_and_replays(race: Match) -> None:
    referee = told(race, STEPS, open_hands=True)
    record = paddock.Record.parse(str(referee.record()))
    assert record.is_told
    assert record.moves == race.record().moves[: len(record.moves) - 1] + record.moves[-1:]
    assert paddock.replay(record).position == referee.match.position


def test_a_race_that_was_left_goes_on(race: Match) -> None:
    referee = told(race, STEPS, open_hands=True)
    again = Referee.of_record(referee.record(), race.game, open_hands=True)
    assert again.told == referee.told
    assert again.question == referee.question


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_every_question_and_every_answer_is_in_words(race: Match, lang: str) -> None:
    asked: set[str] = set()
    for referee in telling(race, STEPS, open_hands=True):
        question = referee.question
        if question is None:
            break
        asked.add(question.ask(lang, race.names))
        labels = [each.label(lang, race.names) for each in question.answers]
        assert all(labels)
        if question.seat is None:
            assert len(set(labels)) == len(labels), "answers that look the same cannot be told apart"
    assert asked


def test_chance_that_one_seat_alone_sees_is_hidden_from_all_others(race: Match) -> None:
    match = race.game.race(race.setup, open_chance=True)
    alike: set[str] = set()
    different: set[str] = set()
    kept: dict[str, bool] = {}
    for seat, code in race.history:
        fork = match.chance
        if fork is not None and len(fork.answers()) > 1 and fork.kind not in alike & different:
            kept[fork.kind] = fork.kept_by is not None
            if fork.kind not in (alike if kept[fork.kind] else different):
                lines = {_after(match, each).line(None) for each in fork.answers()}
                (alike if len(lines) == 1 else different).add(fork.kind)
        if seat < 0:
            match.fall(code)
        else:
            match.choose(seat, code)
    assert {kind for kind in kept if kept[kind]} <= alike
    assert {kind for kind in kept if not kept[kind]} <= different


def _after(match: Match, code: str) -> Match:
    twin = match.clone()
    twin.fall(code)
    return twin


def test_a_die_that_was_mistyped_is_corrected_and_later_answers_stay_as_far_as_they_fit() -> None:
    referee = told(seeded("formula-de"), 60)
    told_before = referee.told
    rolled = [n for n, line in enumerate(told_before) if line.seat < 0 and len(referee.asked_at(n).answers) > 1]
    number = rolled[-3]
    other = next(each.code for each in referee.asked_at(number).answers if each.code != told_before[number].code)
    done = referee.correct(number, other)
    assert referee.told[:number] == told_before[:number]
    assert referee.told[number].code == other
    assert done.kept + len(done.dropped) == len(told_before) - number - 1
    assert referee.told[number + 1 :] == told_before[number + 1 : number + 1 + done.kept]
    assert done.dropped == tuple(told_before[number + 1 + done.kept :])
    assert paddock.replay(str(referee.record())).position == referee.match.position


def test_a_correction_that_changes_nothing_else_keeps_every_later_answer() -> None:
    referee = told(seeded("crazy-race"), 20)
    before = referee.told
    assert referee.correct(0, before[0].code).dropped == ()
    assert referee.told == before


def test_a_correction_that_was_not_possible_changes_nothing() -> None:
    referee = told(seeded("formula-de"), 60)
    before, position = referee.told, referee.match.position
    with pytest.raises(IllegalChoice, match="not possible"):
        referee.correct(0, "99")
    with pytest.raises(IllegalChoice, match="there is no answer"):
        referee.correct(1000, "1")
    assert referee.told == before
    assert referee.match.position == position


def test_answers_can_be_taken_back_to_any_moment(race: Match) -> None:
    referee = told(race, 60, open_hands=True)
    before = referee.told
    question = referee.asked_at(5)
    referee.back_to(5)
    assert referee.told == before[:5]
    assert referee.question is not None
    assert referee.question.prompt == question.prompt


@pytest.mark.parametrize("game", HIDDEN)
def test_hidden_hands_are_assumed_and_no_option_rests_on_them(game: str) -> None:
    match = seeded(game)
    setup = match.setup
    referee = Referee(match.game, setup)
    while (question := referee.question) is not None and (question.seat is None or not question.cards):
        referee.answer(question.answers[0].code)
    assert question is not None
    assert question.seat is not None
    hand = [line.code for line in referee.lines if line.owner == question.seat]
    assert hand
    assert not any(names_card(each.code, card) for each in question.answers for card in hand)


@pytest.mark.parametrize("game", HIDDEN)
def test_any_card_can_come_out_of_a_hidden_hand(game: str) -> None:
    match = seeded(game)
    referee = Referee(match.game, match.setup)
    while referee.match.to_move == () or referee.match.decision(referee.match.to_move[0]).kind != "qualify-card":
        question = referee.question
        assert question is not None
        referee.answer(question.answers[0].code)
    seat = referee.match.to_move[0]
    told_before = referee.told
    others = [line.code for line in referee.lines if line.sight and line.owner != seat]
    for card in (others[0], others[-1]):  # assumed to be in the hand of another
        twin = Referee.of_record(referee.record(), match.game)
        twin.answer(card)
        assert twin.told == [*told_before, paddock.Line(seat, f"qualify-{card}")]
        assert paddock.replay(str(twin.record())).position == twin.match.position


@pytest.mark.parametrize("game", HIDDEN)
def test_a_card_turned_up_cannot_be_in_a_hand(game: str) -> None:
    """A card that was assumed to be in a hand and is seen elsewhere leaves the hand."""
    referee = _until_open_card(game)
    question = referee.question
    assert question is not None
    assumed = {line.code for line in referee.lines if line.sight and line.owner >= 0}
    card = next(each.code for each in question.answers if each.code in assumed)
    before = referee.told
    referee.tell(card)
    assert referee.told[: len(before) + 1] == [*before, paddock.Line(-1, card)]
    assert paddock.replay(str(referee.record())).position == referee.match.position


def _until_open_card(game: str) -> Referee:
    """A race up to the first card that is turned up for all to see."""
    for seed in range(20):
        match = seeded(game, seed)
        referee = Referee(match.game, match.setup, str(seed))
        for step in range(400):
            question = referee.question
            assert question is not None
            fork = referee.match.chance
            if fork is not None and question.answers[-1].code.startswith("r"):
                return referee
            codes = [each.code for each in question.answers] or [question.cards[step % len(question.cards)].code]
            try:
                referee.answer(codes[step % len(codes)])
            except IllegalChoice:
                break
    raise AssertionError("no card was turned up")


def test_a_card_that_nobody_can_hold_is_refused() -> None:
    match = seeded("race90-2")
    referee = told(match, 8)
    with pytest.raises(IllegalChoice, match="cannot hold"):
        referee.hold(0, "r999")
