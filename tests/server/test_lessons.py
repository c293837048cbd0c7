"""Lessons, guides and cards over HTTP."""

from collections.abc import Iterator

import httpx
import pytest

from paddock import learn
from serving import Server

LESSON = "/api/learn/crazy-race/play-and-take"


@pytest.fixture
def visitor(server: Server) -> Iterator[httpx.Client]:
    """A browser that nobody knows."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as client:
        yield client


def test_courses_in_the_language_of_the_request(visitor: httpx.Client) -> None:
    courses = visitor.get("/api/learn?lang=it").json()
    found = next(course for course in courses if course["game"] == "crazy-race")
    assert [lesson.title["it"] for lesson in learn.course("crazy-race")] == [each["title"] for each in found["lessons"]]


def test_a_lesson_is_played_without_a_trace(visitor: httpx.Client) -> None:
    """All answers come with every request: a wrong one is shown and forgotten, a right one goes on."""
    start = visitor.post(LESSON, json={}).json()
    assert (0, None, False, False) == (start["step"], start["is_right"], start["is_paused"], start["is_over"])
    codes = [option["code"] for option in start["scene"]["options"]]
    assert "play-red-train" in codes

    wrong = visitor.post(LESSON, json={"answers": ["play-red-plane"]}).json()
    assert (0, False, True, []) == (wrong["step"], wrong["is_right"], wrong["is_paused"], wrong["scene"]["options"])
    assert any("Bruno takes" in line for line in wrong["log"])
    again = visitor.post(LESSON, json={"answers": ["play-red-plane"], "is_read": True}).json()
    assert codes == [option["code"] for option in again["scene"]["options"]]

    right = visitor.post(LESSON, json={"answers": ["play-red-train"]}).json()
    assert (1, True, False) == (right["step"], right["is_right"], right["is_paused"])
    reason = visitor.post(f"{LESSON}/why", json={"answers": ["play-red-train"], "thing": "red-train"}).json()
    assert "CR-PICK-09" == reason["rule"]

    answers = ["play-red-train", "take-train-a", "play-red-car"]
    end = visitor.post(LESSON, json={"answers": answers}).json()
    assert (3, True, "routes", []) == (end["step"], end["is_over"], end["next"], end["scene"]["options"])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/learn/crazy-race/nothing", {}, 404),
        ("/api/learn/nothing/routes", {}, 404),
        (LESSON, {"answers": ["gear-4"]}, 409),
        (LESSON, {"answers": ["play-red-plane", "play-red-train"]}, 409),
        (LESSON, {"answers": ["x"] * 31}, 422),
    ],
)
def test_what_does_not_fit_is_refused(visitor: httpx.Client, path: str, body: dict[str, object], status: int) -> None:
    assert status == visitor.post(path, json=body).status_code


def test_boards_guides_and_cards(visitor: httpx.Client) -> None:
    board = visitor.get("/api/learn/formula-de/gears/boards/2").json()
    lesson = visitor.post("/api/learn/formula-de/gears", json={}).json()
    assert board["id"] == lesson["scene"]["board"]
    assert 404 == visitor.get("/api/learn/formula-de/gears/boards/9").status_code
    guide = visitor.get("/api/games/formula-de/guide?lang=it").json()
    assert guide["FD-GEAR-03"]["before"] == learn.guide("formula-de")["FD-GEAR-03"].before["it"]
    card = visitor.get("/api/games/formula-de/card").json()
    assert "Formula Dé" == card["title"]
    assert card["parts"][0]["lines"]
