"""Learning in a real browser: a whole course by touch, a guided first race to its end, and the card."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from driving import OWES, complaints, decide, picture, race_now, wait_for_turn
from paddock import learn
from serving import Server

OpenPage = Callable[..., Page]
CARDS = "crazy-race"
SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
TOUCH = "code => document.querySelector(`[data-code='${code}']`).click()"


def answer(page: Page, code: str) -> None:
    """Choose an option by its button, which every target on the table has too."""
    page.wait_for_selector(f"[data-code='{code}']:enabled", state="attached")
    page.evaluate(TOUCH, code)
    if page.locator(".confirm .go").count():
        page.locator(".confirm .go").click()


def right_answer(play: learn.LessonPlay) -> str:
    options = play.match.decision(play.seat).options
    return next(option.code for option in options if play.is_right(option))


def wrong_answers(play: learn.LessonPlay) -> list[str]:
    """One answer for each wrong turn of the step."""
    found: dict[str, str] = {}
    for option in play.match.decision(play.seat).options:
        turn = None if play.is_right(option) else play.wrong_turn(option)
        if turn is not None:
            found.setdefault(turn.say["en"], option.code)
    return list(found.values())


def walk(page: Page, lesson: learn.Lesson, lang: str, with_mistakes: bool) -> None:
    """Do a lesson on the page, in step with the same lesson here."""
    play = learn.LessonPlay(lesson)
    said = page.locator(".teacher .said")
    while not play.is_over:
        expect(said).to_contain_text(play.say[lang])
        for code in wrong_answers(play)[: int(with_mistakes)]:
            reply = play.answer(code)
            answer(page, code)
            expect(said).to_contain_text(reply.say[lang])
            if reply.match is not None:
                page.locator(".teacher button.go").click()
        code = right_answer(play)
        reply = play.answer(code)
        answer(page, code)
        expect(said).to_contain_text(reply.say[lang])
        if reply.match is not None:
            page.locator(".teacher button.go").click()
    expect(said).to_contain_text(lesson.end[lang])


@SCREENS
def test_a_whole_course_with_its_wrong_turns(server: Server, open_page: OpenPage, phone: bool) -> None:
    page = open_page(phone, lang="it-IT" if phone else "en-GB")
    course = learn.course(CARDS)
    page.goto(f"{server.url}/learn/{CARDS}")
    page.locator(".acts a.go").click()
    for lesson in course:
        walk(page, lesson, "it" if phone else "en", with_mistakes=lesson is course[0])
        if lesson is not course[-1]:
            page.locator(".teacher a.go").click()
    picture(page, f"lesson-end-{'phone' if phone else 'desktop'}")
    page.locator(".teacher .acts a", has_text="corso" if phone else "course").click()
    expect(page.locator("li.done")).to_have_count(len(course))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [] == complaints(page)
    picture(page, f"course-{'phone' if phone else 'desktop'}")


@SCREENS
@pytest.mark.parametrize("game", ["formula-de", "race90-2"])
def test_a_lesson_at_a_board(server: Server, open_page: OpenPage, game: str, phone: bool) -> None:
    page = open_page(phone)
    lesson = learn.course(game)[1]
    page.goto(f"{server.url}/learn/{game}/{lesson.id}")
    page.wait_for_selector(".teacher")
    picture(page, f"lesson-{game}-{'phone' if phone else 'desktop'}")
    walk(page, lesson, "en", with_mistakes=True)
    assert [] == complaints(page)


def test_a_refusal_in_a_lesson_names_its_rule(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/learn/{CARDS}/play-and-take")
    page.wait_for_selector("[data-code]", state="attached")
    page.locator(".shared button.piece", has=page.locator("[aria-label], *")).last.click()
    expect(page.get_by_role("dialog")).to_contain_text("CR-")


@SCREENS
def test_a_guided_first_race_falls_silent_and_the_next_one_has_no_guide(
    server: Server, open_page: OpenPage, phone: bool
) -> None:
    page = open_page(phone)
    race_now(page, server.url, CARDS, for_the_first_time=True)
    first, guide = learn.guide(CARDS)["CR-PLAY-02"].before["en"], page.locator(".guide")
    expect(guide).to_contain_text(first)
    picture(page, f"guide-{'phone' if phone else 'desktop'}")
    assert [] == complaints(page, ".guide")
    seen = []
    while decide(page):
        wait_for_turn(page)
        seen.append(" ".join((guide.text_content() or "").split()) if guide.count() else "")
    assert any(learn.guide(CARDS)["CR-PICK-01"].before["en"] in text for text in seen)
    assert not any(first in text for text in seen), "what is known is not said again"
    assert "" in seen
    expect(page.locator(".result li").first).to_be_visible()

    race_now(page, server.url, CARDS, for_the_first_time=True)
    expect(guide).to_have_count(0)


def test_the_guide_can_be_sent_away(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    race_now(page, server.url, "formula-de", for_the_first_time=True)
    expect(page.locator(".guide")).to_contain_text("first race")
    page.locator(".guide").get_by_role("button", name="No, thanks").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    page.wait_for_selector(OWES, state="attached")
    expect(page.locator(".guide")).to_have_count(0)


def test_the_card_prints_on_one_page(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{server.url}/card/formula-de")
    expect(page.locator("article h1")).to_have_text("Formula Dé")
    assert [] == complaints(page)
    picture(page, "card")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1047})
    assert not page.locator("nav").is_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 1047
