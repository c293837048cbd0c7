"""Real tables: people roll and draw themselves, one device keeps the book, and mistakes are corrected afterwards."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import paddock
from paddock.server.service import Service
from paddock.server.store.rows import TableSettings
from paddock.server.tables import lobby
from paddock.server.tables.ledger import ledger_of
from paddock.server.tables.live import LiveTable
from serving import SERVED, Guest, Place, config, owes

TOLD = {"access": "hot-seat", "told": True, "start": True}


async def tell(place: Place, code: str) -> dict[str, Any]:
    """Answer the question, and wait for the next."""
    said = await place.choose(code)
    if said["type"] == "done":
        await place.until(lambda view: view["number"] >= said["number"])
    return said


async def table_of(ann: Guest, game: str, seats: int = 2, **more: Any) -> dict[str, Any]:
    return await ann.open_table(game, ["me"] * seats, **TOLD | more)


@pytest.mark.parametrize("game", SERVED)
async def test_a_race_is_told_question_by_question(arrive: Any, game: str) -> None:
    """A seeded race told to the service leads to the same position, with the same chance in its record."""
    ann: Guest = await arrive("Ann")
    table = await table_of(ann, game, open_hands=True)
    assert table["told"]
    assert table["seed_hash"] == ""
    names = ("Ann", "Ann 2")
    match = paddock.game(game).new(2, seed=5, names=names)
    match.play_out(5)
    referee = paddock.Referee(match.game, match.setup, open_hands=True)
    asked = []
    async with ann.at(table["id"]) as place:
        for _ in range(25):
            if (await place.until(owes))["over"]:
                break
            question = referee.question
            assert question is not None
            assert place.scene["prompt"].endswith(question.ask("en", match.names))
            assert place.codes == [each.code for each in question.answers]
            asked.append(question.ask("en", match.names))
            seat, code = match.history[referee.match.mark().made]
            if seat >= 0 and seat != question.seat:
                code = question.answers[0].code
                referee.answer(code)
                assert (await tell(place, code))["type"] == "done"
                break
            referee.answer(code, question.seat)
            assert (await tell(place, code))["type"] == "done"
        book = (await ann.get(f"/api/tables/{table['id']}/told"))["lines"]
    assert [line["asked"] for line in book] == asked
    assert all(line["text"] for line in book)


async def test_a_whole_race_ends_with_a_record_that_verifies(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await table_of(ann, "crazy-race")
    async with ann.at(table["id"]) as place:
        while not (await place.until(owes))["over"]:
            assert (await tell(place, place.codes[0]))["type"] == "done"
        assert place.view["seed"] == ""
    record = paddock.Record.parse(await ann.get(f"/api/tables/{table['id']}/record"))
    assert record.is_told
    assert paddock.replay(record).over
    replay = await ann.get(f"/api/replays/{table['id']}")
    assert replay["told"]
    assert replay["verified"] is None


async def test_an_answer_is_corrected_and_later_ones_stay_as_far_as_they_fit(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await table_of(ann, "crazy-race")
    told = f"/api/tables/{table['id']}/told"
    async with ann.at(table["id"]) as place:
        for code in ("red", "blue", "train-a", "car-a", "ship-a"):
            await place.until(owes)
            assert (await tell(place, code))["type"] == "done"
        question = await ann.get(f"{told}/2")
        assert question["code"] == "train-a"
        assert "Which starter is laid next?" == question["prompt"]
        changed = await ann.post(told, {"do": "correct", "number": 2, "code": "plane-a"})
        assert changed == {"kept": 2, "dropped": []}
        changed = await ann.post(told, {"do": "correct", "number": 2, "code": "car-a"})
        assert changed == {"kept": 0, "dropped": ["starter car A", "starter ship A"]}
        await ann.post(told, {"do": "correct", "number": 0, "code": "pink"}, expect=422)
        await ann.post(told, {"do": "correct", "number": 77, "code": "red"}, expect=404)
        assert (await place.ask("undo", seat=place.view["seat"], asked=-1))["type"] == "refused"
        lines = [line["text"] for line in (await ann.get(told))["lines"]]
        assert lines == ["Red", "Blue", "starter car A"]
        await place.until(lambda view: view["scene"]["prompt"] == "Which starter is laid next?" and view["number"] >= 7)
        assert (await place.ask("undo", seat=place.view["seat"], asked=place.view["asked"]))["type"] == "done"
        assert len((await ann.get(told))["lines"]) == 2
        assert "An answer was corrected." in place.log


async def test_hidden_hands_stay_hidden_until_a_card_is_played(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    table = await table_of(ann, "race90-2")
    async with ann.at(table["id"]) as place:
        while "Qualifying" not in (await place.until(owes))["scene"]["prompt"]:
            assert (await tell(place, place.codes[0]))["type"] == "done"
        assert len(place.codes) > 100
        assert not any(code.startswith("qualify-") for code in place.codes)
        assert (await tell(place, "r3"))["type"] == "done"
        assert (await tell(place, "r999"))["type"] == "refused"
        assert (await tell(place, "r4"))["type"] == "done"
        shown = await ann.post(f"/api/tables/{table['id']}/told", {"do": "hold", "seat": 1, "code": "r5"})
        assert shown["dropped"] == []
    book = await ann.get(f"/api/tables/{table['id']}/told")
    assert book["has_hands"]
    laid = [line["text"] for line in book["lines"] if "which Race card" in line["asked"]]
    assert laid == ["Ann: Qualify with the speed card 4 (48)", "Ann 2: Qualify with the speed card 4 (4)"]


def test_a_card_that_does_not_fit_is_named_with_the_rule_of_the_question() -> None:
    game = paddock.game("race90-1")
    referee = paddock.Referee(game, game.setup(2, "monza"), seed="2")
    while (question := referee.question) is not None and not question.cards:
        referee.answer(question.answers[0].code, question.seat)
    assert question is not None
    assert question.seat is not None
    live = SimpleNamespace(race=SimpleNamespace(match=referee.match, referee=referee))
    said = LiveTable._not_told(live, "choose", question.seat, question.cards[0].code, paddock.IllegalChoice(""))  # type: ignore[arg-type]

    assert question.cards[0].label("it") in said.text("it")
    assert "possible:" not in said.text("en")
    assert said.rule == referee.match.decision(question.seat).rule


def asked(live: LiveTable) -> paddock.Question:
    assert live.race.referee is not None
    question = live.race.referee.question
    assert question is not None
    return question


async def test_a_table_loaded_again_is_the_same(tmp_path: Path) -> None:
    """All of it follows from the entries."""
    service = Service(config(tmp_path))
    await service.open()
    ann = await service.run(service.users.add_guest, "Ann")
    setup = paddock.game("race90-2").setup(2)
    seats = [lobby.NewSeat("me"), lobby.NewSeat("me", name="Bob")]
    live = await lobby.create(service, ann, setup, seats, "hot-seat", TableSettings(told=True), "en")
    await lobby.start(service, live, ann)
    for card in ("r9", "r10"):
        while not (question := asked(live)).cards:
            await live.decide(question.seat or 0, live.race.asked[0], question.answers[0].code)
        code = card if not question.answers else question.answers[-1].code
        await live.decide(question.seat or 0, live.race.asked[0], code)
    await live.tell("correct", 0, "0")
    again = ledger_of(live.table, live.entries)
    assert again.referee is not None
    assert live.race.referee is not None
    assert again.referee.lines == live.race.referee.lines
    assert again.match.position == live.race.match.position
    await service.close()


async def test_what_a_real_table_cannot_have_is_refused(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    for seats, more in (
        (["me", "open"], {"access": "link"}),
        (["me", "level-1"], {}),
        (["me", "me"], {"clock": {"kind": "decision", "seconds": 60}}),
        (["me", "me"], {"rated": True}),
    ):
        sitting = [{"kind": "bot", "level": seat} if seat.startswith("level") else {"kind": seat} for seat in seats]
        body = {"setup": {"game": "crazy-race", "seats": 2}, "seats": sitting, **TOLD, **more}
        await ann.post("/api/tables", body, expect=422)


async def test_the_book_is_for_those_who_keep_it(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    bob: Guest = await arrive("Bob")
    table = await table_of(ann, "crazy-race")
    await bob.get(f"/api/tables/{table['id']}/told", expect=403)
    await bob.post(f"/api/tables/{table['id']}/told", {"do": "back", "number": 0}, expect=403)
    other = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await ann.get(f"/api/tables/{other['id']}/told", expect=409)


async def test_everybody_with_the_address_sees_what_lies_open(arrive: Any) -> None:
    """The big screen of a real table is another device, whose user has no seat; hands stay hidden."""
    ann: Guest = await arrive("Ann")
    table = await table_of(ann, "race90-2", open_hands=True)
    screen: Guest = await arrive("Screen")
    async with screen.at(table["id"]) as place:
        view = await place.until(lambda view: bool(view["scene"]["players"]))
        assert view["seat"] is None
        assert not [area for area in place.scene["areas"] if area["id"].startswith("hand") and area["pieces"]]
