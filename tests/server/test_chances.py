"""The chances of a replay, and the options of its decisions."""

import asyncio

import pytest

import paddock
from paddock.server.bots.worker import ReportQuestion
from paddock.server.errors import RequestError
from paddock.server.replays.chances import MOST_POINTS, chances_view, choice_view
from paddock.server.replays.replay import Replay
from paddock.server.replays.reports import Reports
from serving import Arrive, two_at_a_table


def replay_of(game: str, seats: int = 3) -> Replay:
    match = paddock.game(game).new(seats, seed="7", names=("Ada", "Bea", "Cem")[:seats])
    match.play_out(5)
    return Replay.of_record(match.record())


def test_the_curve_begins_at_the_start_and_ends_with_the_winner() -> None:
    replay = replay_of("crazy-race")
    view = chances_view(replay, "en")

    assert view.points[0].number == 0
    assert len(replay.ends) - 1 == view.points[-1].number
    assert ("Ada", "Bea", "Cem") == tuple(driver.name for driver in view.drivers)
    assert all(pytest.approx(1.0, abs=0.001) == sum(point.wins) for point in view.points)
    assert all(view.points[-1].wins[seat] > 0 for seat in replay.last.result.winners)


def test_the_curve_of_a_long_race_is_thinned() -> None:
    replay = replay_of("automobiles", 2)

    assert len(replay.ends) > MOST_POINTS
    assert len(chances_view(replay, "en").points) <= MOST_POINTS + 1


def test_a_game_without_a_model_has_no_curve() -> None:
    replay = replay_of("derby", 2)

    assert chances_view(replay, "en").points == ()
    with pytest.raises(RequestError, match="no-such-moment"):
        choice_view(replay, 0, "en")


def test_the_options_of_a_decision_are_valued_and_the_one_played_is_among_them() -> None:
    replay = replay_of("crazy-race")
    frames = [replay.frame(number) for number in range(len(replay.ends))]
    number = next(index for index, each in enumerate(frames) if len(each.to_move) == 1 and not each.chosen)
    view = choice_view(replay, number, "en")

    assert 2 <= len(view.options)
    assert sum(option.played for option in view.options) == 1
    assert sorted(option.place for option in view.options) == [option.place for option in view.options]


def test_a_secret_choice_is_not_weighed_and_the_end_is_no_decision() -> None:
    replay = replay_of("crazy-race")

    assert choice_view(replay, 0, "en").options == ()
    with pytest.raises(RequestError, match="no-such-moment"):
        choice_view(replay, len(replay.ends) - 1, "en")


def test_a_record_of_a_race_that_still_runs_shows_nothing() -> None:
    match = paddock.game("crazy-race").new(2, seed="7")
    match.play_out(5, 9)
    replay = Replay.of_record(match.record())

    for look in (lambda: chances_view(replay, "en"), lambda: choice_view(replay, 3, "en")):
        with pytest.raises(RequestError, match="not-over"):
            look()


async def test_over_http_only_a_race_that_is_over_shows_its_chances(arrive: Arrive) -> None:
    match = paddock.game("crazy-race").new(2, seed="7")
    match.play_out(5)
    ann, _, table = await two_at_a_table(arrive)
    race = (await ann.post("/api/records", {"text": str(match.record())}))["id"]

    assert (await ann.get(f"/api/replays/{race}/chances"))["points"][0]["number"] == 0
    assert (await ann.get(f"/api/replays/{race}/choices/2"))["options"]
    await ann.get(f"/api/replays/{race}/choices/nothing", expect=404)
    assert "not-over" == (await ann.get(f"/api/replays/{table['id']}/chances", expect=409))["error"]
    assert "not-over" == (await ann.get(f"/api/replays/{table['id']}/choices/0", expect=409))["error"]


async def test_a_finished_race_has_a_report_with_links_to_its_replay_and_without_scripts(arrive: Arrive) -> None:
    match = paddock.game("crazy-race").new(2, seed="7", names=("<b>Ada</b>", "Bea"))
    match.play_out(5)
    ann, _, table = await two_at_a_table(arrive)
    race = (await ann.post("/api/records", {"text": str(match.record())}))["id"]

    reply = await ann.http.get(f"/api/replays/{race}/report")
    page = reply.text
    assert "style-src 'unsafe-inline'" in reply.headers["content-security-policy"]
    assert reply.headers["content-type"].startswith("text/html")
    assert "Luck" in page
    assert f'href="/replay/{race}?at=' in page
    assert "&lt;b&gt;Ada" in page
    assert "<b>Ada" not in page
    assert "<script" not in page
    assert "Fortuna" in await ann.get(f"/api/replays/{race}/report", lang="it")
    assert "not-over" == (await ann.get(f"/api/replays/{table['id']}/report", expect=409))["error"]


async def test_a_report_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = paddock.game("crazy-race").new(2, seed="7")
    match.play_out(5)
    reports, asked = Reports(), list[str]()

    async def answer(question: ReportQuestion, kind: type[str], owner: str = "") -> str:
        asked.append(question.lang)
        await asyncio.sleep(0)
        return f"page in {question.lang}"

    monkeypatch.setattr(reports.pool, "answer", answer)
    pages = await asyncio.gather(*(reports.page("r-1", match.record(), "en", "here") for _ in range(3)))
    await reports.page("r-1", match.record(), "it", "here")

    assert pages == ["page in en"] * 3
    assert asked == ["en", "it"]


async def test_a_report_that_cannot_be_made_says_so_and_a_game_without_chances_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reports = Reports()

    async def fails(*_: object) -> str:
        raise RequestError("no-coach", 503)

    monkeypatch.setattr(reports.pool, "answer", fails)
    for game, error in (("crazy-race", "no-report"), ("derby", "no-such-page")):
        match = paddock.game(game).new(2, seed="7")
        match.play_out(5)
        with pytest.raises(RequestError, match=error):
            await reports.page("r-1", match.record(), "en", "here")
    assert not reports.known
