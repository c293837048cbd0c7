"""The full screen, played by keys."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import paddock
from paddock.cli.screens import overlays
from paddock.cli.screens.app import PaddockApp
from paddock.cli.screens.overlays import Curtain, Leave, Sheet, WhyNot
from paddock.cli.screens.race import RaceScreen
from paddock.cli.screens.replay import ReplayScreen
from paddock.cli.screens.start import StartScreen, SwitchScreen
from paddock.cli.table import Entrant, Plan, Table
from paddock.cli.table.preferences import read_preferences
from paddock.cli.table.records import save_record
from paddock.cli.table.replay import ReplayCursor
from paddock.cli.translator import Translator
from paddock.games import GAMES
from paddock.scene.model import Board, Shape

ANN, BOB, ROB = Entrant("Ann"), Entrant("Bob"), Entrant("Rob", "level-1")


def app(*entrants: Entrant, lang: str = "en", path: Path | None = None, **switches: str) -> PaddockApp:
    made = PaddockApp(Translator(lang), path, pace=0.0)
    if entrants:
        made.table = Table.start(Plan("crazy-race", entrants, switches=switches, seed="7"))
    return made


def text(pilot: Pilot[None], widget: str) -> str:
    return str(pilot.app.screen.query_one(f"#{widget}", Static).content)


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    """Wait for a condition: bots think in threads."""
    for _ in range(400):
        if reached():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came to this")


async def to_the_end(pilot: Pilot[None]) -> None:
    """Press Enter until the race is over."""
    match = pilot.app.table.match  # type: ignore[attr-defined]
    for _ in range(200):
        if match.over:
            break
        await pilot.press("enter")
        await pilot.pause(0.01)
    await until(pilot, lambda: "Result" in text(pilot, "prompt") or "Risultato" in text(pilot, "prompt"))


@pytest.fixture(autouse=True)
def curtains_open_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Curtains open at once in tests."""
    monkeypatch.setattr(overlays, "GUARD_SECONDS", 0.0)


async def test_from_the_menu_one_key_starts_a_race() -> None:
    async with app().run_test(size=(100, 30)) as pilot:
        assert isinstance(pilot.app.screen, StartScreen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, RaceScreen))


async def test_a_race_that_the_game_refuses_does_not_start_and_the_reason_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(plan: Plan) -> None:
        raise paddock.PaddockError("too few points")

    monkeypatch.setattr(Plan, "match", refuse)
    async with app().run_test(size=(100, 30), notifications=True) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: bool(pilot.app._notifications))
        assert isinstance(pilot.app.screen, StartScreen)
        assert [notice.message for notice in pilot.app._notifications] == ["too few points"]


async def test_the_menu_shows_the_circuit_where_the_screen_is_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = Board("ring", "The Ring", 100, 100, (Shape("asphalt", "M90 50A40 40 0 0 1 10 50A40 40 0 0 1 90 50Z"),))
    monkeypatch.setattr(paddock.Game, "board", lambda *_: ring)
    async with app().run_test(size=(140, 40)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.form.choose_game("crazy-race")
        screen.redraw()
        await until(pilot, lambda: "The Ring" in text(pilot, "preview"))
        assert any("⠁" <= sign <= "⣿" for sign in text(pilot, "preview"))
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not pilot.app.screen.query_one("#preview").display)


async def test_the_menu_is_used_by_keys() -> None:
    async with app().run_test(size=(100, 30)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.form.choose_game("crazy-race")
        await pilot.press("down", *"Zoe", "down", "left", "left", *"Yan")
        assert [Entrant("Zoe"), Entrant("Yan")] == screen.form.entrants[:2]
        await pilot.press("backspace", "down", "delete", "up")
        assert ["Zoe", "Ya"] == [entrant.name for entrant in screen.form.entrants[:2]]
        assert len(screen.form.entrants) == 3

        screen.at = [row.id for row in screen.fields()].index("switches")
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SwitchScreen)
        await pilot.press("down", "right", "enter")
        assert {"halves": "any"} == screen.form.switches

        screen.at = [row.id for row in screen.fields()].index("lang")
        await pilot.press("right", "down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        match = pilot.app.table.match  # type: ignore[attr-defined]
        assert ("Zoe", "Ya") == match.names[:2]
        assert match.setup.switches["halves"] == "any"
        assert pilot.app.say.lang == "it"  # type: ignore[attr-defined]


async def test_a_whole_race_hot_seat_with_a_curtain_between() -> None:
    async with app(ANN, BOB).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, RaceScreen))
        assert "Ann: Which card do you play?" in text(pilot, "prompt")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await to_the_end(pilot)
        assert "record" in text(pilot, "prompt")
        await pilot.press("q")

    message = pilot.app.exit_messages[0]  # type: ignore[attr-defined]
    match = paddock.replay(Path(message.split()[-1]).read_text(encoding="utf-8"))
    assert match.over
    assert ("Ann", "Bob") == match.names


async def test_a_key_pressed_once_too_often_neither_uncovers_nor_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "GUARD_SECONDS", 60.0)
    async with app(ANN, BOB, characters="chosen").run_test(size=(100, 30)) as pilot:
        match = pilot.app.table.match  # type: ignore[attr-defined]
        screen = pilot.app.screen
        assert isinstance(screen, RaceScreen)
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        options = screen.query_one(OptionList)
        options.action_select()
        options.action_select()
        await pilot.pause(0.1)
        assert match.moves == 1

        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter", "enter")
        assert isinstance(pilot.app.screen, Curtain)
        screen.choose(0)
        assert match.moves == 2


async def test_a_whole_race_against_bots_in_italian(tmp_path: Path) -> None:
    path = tmp_path / "mine.race"
    async with app(ANN, ROB, lang="it", path=path).run_test(size=(120, 40)) as pilot:
        await to_the_end(pilot)
        assert "La registrazione di questa gara" in text(pilot, "prompt")

    assert paddock.Record.parse(path.read_text(encoding="utf-8")).over


async def test_bots_alone_can_be_watched() -> None:
    async with app(Entrant("A", "random"), Entrant("B", "random")).run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Result" in text(pilot, "prompt"))


async def test_arrows_and_numbers_highlight_options_and_their_targets() -> None:
    async with app(ANN, ROB).run_test(size=(100, 36)) as pilot:
        options = pilot.app.screen.query_one(OptionList)
        await until(pilot, lambda: options.option_count == 5)
        assert "▲ 1 ▲" in text(pilot, "areas")
        await pilot.press("down")
        assert "▲ 2 ▲" in text(pilot, "areas")
        await pilot.press("5")
        assert options.highlighted == 4
        assert "▲ 5 ▲" in text(pilot, "areas")
        assert "plane, speed" in text(pilot, "details")
        await pilot.press("9")
        assert options.highlighted == 4


async def test_a_choice_is_taken_back() -> None:
    async with app(ANN, BOB, characters="chosen").run_test(size=(100, 30)) as pilot:
        match = pilot.app.table.match  # type: ignore[attr-defined]
        await until(pilot, lambda: "Ann: Which character" in text(pilot, "prompt"))
        await pilot.press("enter")
        await until(pilot, lambda: "Bob: Which character" in text(pilot, "prompt"))
        await pilot.press("u")
        await until(pilot, lambda: "Ann: Which character" in text(pilot, "prompt"))
        assert match.moves == 0
        await pilot.press("u")
        assert match.moves == 0


async def test_a_final_choice_must_be_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with app(ANN, BOB, characters="chosen").run_test(size=(100, 30)) as pilot:
        match = pilot.app.table.match  # type: ignore[attr-defined]
        option = type(match.decision(0).options[0])
        monkeypatch.setattr(option, "final", property(lambda _option: True))
        screen = pilot.app.screen
        assert isinstance(screen, RaceScreen)
        await pilot.pause(0.1)
        screen.next_turn()
        await pilot.press("enter")
        assert match.moves == 0
        assert "Enter again" in text(pilot, "details")
        await pilot.press("down", "up", "enter")
        assert match.moves == 0
        await pilot.press("enter")
        assert match.moves == 1


async def test_overlays_show_the_rule_why_not_and_the_log() -> None:
    async with app(ANN, ROB).run_test(size=(100, 36)) as pilot:
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        await pilot.press("question_mark")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert any("CR-PLAY-02" in line.plain for line in sheet.lines)
        await pilot.press("down", "escape", "w")
        why = pilot.app.screen
        assert isinstance(why, WhyNot)
        assert "is not in your hand" in text(pilot, "reasons")
        await pilot.press(*"submarine")
        assert "submarine is not possible here" in text(pilot, "reasons")
        await pilot.press("escape", "l")
        log = pilot.app.screen
        assert isinstance(log, Sheet)
        assert any("drives for" in line.plain for line in log.lines)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, RaceScreen)


async def test_after_a_race_come_replay_restart_and_menu() -> None:
    async with app(ANN, ROB).run_test(size=(100, 30)) as pilot:
        await to_the_end(pilot)
        first = pilot.app.table  # type: ignore[attr-defined]
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
        await pilot.press("q")
        assert isinstance(pilot.app.screen, RaceScreen)
        await pilot.press("n")
        await until(pilot, lambda: pilot.app.table is not first)  # type: ignore[attr-defined]
        await pilot.pause(0.1)
        await to_the_end(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))


async def test_leaving_saves_the_race_and_the_menu_offers_it() -> None:
    async with app(ANN, BOB, characters="chosen").run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        await pilot.press("enter")
        await until(pilot, lambda: "Bob:" in text(pilot, "prompt"))
        await pilot.press("ctrl+c")
    assert "--resume" in pilot.app.exit_messages[0]  # type: ignore[attr-defined]

    async with app().run_test(size=(100, 30)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        assert (screen.field.id, "Enter resume" in text(pilot, "keys")) == ("left", True)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, RaceScreen))
        await until(pilot, lambda: "Bob: Which character" in text(pilot, "prompt"))


async def test_a_race_that_nobody_will_resume_is_removed_from_the_menu() -> None:
    table = Table.start(Plan("crazy-race", (ANN, BOB), seed="1"))
    table.match.choose(0, table.match.decision(0).options[0])
    record = save_record(table)
    async with app().run_test(size=(100, 30)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        await pilot.press("delete")
        assert (screen.field.id, "Enter start" in text(pilot, "keys")) == ("game", True)
    assert record.exists()
    assert not read_preferences().races


async def test_a_click_on_a_piece_highlights_it_and_a_second_chooses_it() -> None:
    async with app(ANN, ROB).run_test(size=(100, 36)) as pilot:
        options = pilot.app.screen.query_one(OptionList)
        match = pilot.app.table.match  # type: ignore[attr-defined]
        await until(pilot, lambda: options.option_count == 5)
        row = next(index for index, line in enumerate(text(pilot, "areas").splitlines()) if "▲ 1 ▲" in line) - 1
        await pilot.click("#areas", offset=(11, row))
        assert options.highlighted == 1
        assert match.moves == 0
        await pilot.click("#areas", offset=(11, row))
        assert match.moves >= 1


async def test_a_record_is_replayed(race: Path, last: int) -> None:
    replaying = PaddockApp(Translator("en"))
    replaying.cursor = ReplayCursor(paddock.Record.parse(race.read_text(encoding="utf-8")))
    async with replaying.run_test(size=(100, 30)) as pilot:
        cursor = replaying.cursor
        await until(pilot, lambda: f"move 0 of {last}" in text(pilot, "prompt"))
        for key, number in (
            ("right", 1),
            ("pagedown", 11),
            ("left", 10),
            ("end", last),
            ("pageup", last - 10),
            ("home", 0),
        ):
            await pilot.press(key)
            assert number == cursor.number
        await pilot.press("g", "1", "2", "enter")
        assert cursor.number == 12
        assert f"move 12 of {last}" in text(pilot, "prompt")
        for viewer in (0, 1, 2, None):
            await pilot.press("tab")
            assert viewer == cursor.viewer
        await pilot.press("g", "escape", "z", "end")
        assert "Result" in text(pilot, "prompt")
        await pilot.press("q")


async def test_what_is_highlighted_is_scrolled_into_view() -> None:
    async with app(*(Entrant(name) for name in "ABCDEFG"), lang="it").run_test(size=(80, 14)) as pilot:
        await pilot.press("enter")
        screen = pilot.app.screen
        await until(pilot, lambda: bool(screen.query(OptionList)) and screen.query_one(OptionList).option_count == 5)
        scroll = screen.query_one("#scroll")
        await pilot.press("5")
        await until(pilot, lambda: scroll.scroll_offset.y > 0)


async def test_news_stand_out_in_the_log() -> None:
    async with app(ANN, BOB, characters="chosen").run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        screen = pilot.app.screen
        assert isinstance(screen, RaceScreen)

        screen.show_log(["first", "second", "second", "third", "third"], news=2)

        log = screen.query_one("#log", Static).content
        assert isinstance(log, Text)
        dimmed = [log.plain[span.start : span.end].strip() for span in log.spans if span.style == "dim"]
        assert ["first", "second (×2)"] == dimmed
        assert "third (×2)" in log.plain


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (200, 60)])
async def test_the_table_is_drawn_at_any_size(size: tuple[int, int]) -> None:
    async with app(*(Entrant(name) for name in "ABCDEFG"), characters="chosen").run_test(size=size) as pilot:
        await until(pilot, lambda: "A: Which character" in text(pilot, "prompt"))
        await pilot.resize_terminal(100, 30)
        await pilot.pause(0.1)
        assert "A: Which character" in text(pilot, "prompt")


async def test_a_key_changes_the_length_of_the_commentary_for_good() -> None:
    async with app(ANN, ROB).run_test(size=(100, 50)) as pilot:
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        assert "drives for" in text(pilot, "log")
        assert "The first pool" not in text(pilot, "log")
        await pilot.press("c")
        assert "The first pool" in text(pilot, "log")
        await pilot.press("c")
        assert "drives for" not in text(pilot, "log")
        await pilot.press("l")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert not any("drives for" in line.plain for line in sheet.lines)
    assert "headlines" == app().commentary
    assert "race" == PaddockApp(Translator("en"), commentary="race").commentary


async def test_a_replay_has_the_commentary_in_any_length(race: Path, last: int) -> None:
    replaying = PaddockApp(Translator("en"))
    replaying.cursor = ReplayCursor(paddock.Record.parse(race.read_text(encoding="utf-8")))
    replaying.cursor.go(last)
    async with replaying.run_test(size=(100, 40)) as pilot:
        await until(pilot, lambda: "wins" in text(pilot, "log"))
        assert " printed" in text(pilot, "log")
        await pilot.press("c", "c")
        assert " printed" not in text(pilot, "log")
        assert "wins" in text(pilot, "log")


@pytest.mark.parametrize("key", ["escape", "q"])
async def test_leaving_a_race_asks_first(key: str) -> None:
    async with app(ANN, BOB, characters="chosen").run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        await pilot.press(key)
        assert isinstance(pilot.app.screen, Leave)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, RaceScreen)
        await pilot.press(key, "enter")
        await until(pilot, lambda: not pilot.app.is_running)


async def test_escape_at_the_curtain_asks_as_well() -> None:
    async with app(ANN, BOB).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Leave)


async def test_help_lists_every_key_of_the_race() -> None:
    async with app(ANN, ROB).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Ann:" in text(pilot, "prompt"))
        await pilot.press("question_mark")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        told = [line.plain.split("  ")[0] for line in sheet.lines]
        keys = {key.strip() for line in told for key in re.split(r" or |, | ", line)}
        assert {"u", "w", "?", "s", "l", "z", "f", "c", "q", "Esc", "Enter"} <= keys
        assert any(line.plain == "Glossary" for line in sheet.lines)
        assert any(line.plain.startswith("speed  The number at the top") for line in sheet.lines)
        await pilot.press("escape", "s")
        signs = pilot.app.screen
        assert isinstance(signs, Sheet)
        assert any("stages" in line.plain for line in signs.lines)


async def test_the_menu_and_a_replay_have_help(race: Path) -> None:
    async with app().run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, StartScreen)
    replaying = PaddockApp(Translator("en"))
    replaying.cursor = ReplayCursor(paddock.Record.parse(race.read_text(encoding="utf-8")))
    async with replaying.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("escape", "s")
        assert isinstance(pilot.app.screen, Sheet)


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
async def test_no_title_is_cut_in_the_menu_at_80_columns(lang: str) -> None:
    async with app(lang=lang).run_test(size=(80, 24)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        for game in GAMES:
            screen.form.choose_game(game)
            screen.redraw()
            assert paddock.game(game).title(lang) in text(pilot, "rows")
            labels = [field.label for field in screen.fields()]
            assert all(label in text(pilot, "rows") for label in labels)


async def test_a_replay_lists_its_moves_in_words(race: Path) -> None:
    replaying = PaddockApp(Translator("it"))
    replaying.cursor = ReplayCursor(paddock.Record.parse(race.read_text(encoding="utf-8")))
    async with replaying.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Ann: Gioca" in text(pilot, "moves"))
        assert "play-" not in text(pilot, "moves")
