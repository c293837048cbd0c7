"""What a game works out when it is first needed is worked out before its first decision, and not on the event loop."""

import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.circuits import circuit, drawing
from paddock.games.formula_de import outlook
from paddock.server.service import Service
from paddock.server.store.rows import TableSettings, User
from paddock.server.tables import lobby, rehearsal
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from paddock.server.tables.viewer import Viewer
from serving import config

GAME, CIRCUIT = "formula-de", "monza"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    running = Service(config(tmp_path))
    await running.open()
    yield running
    await running.close()


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """In which threads boards are drawn and laps looked at, by a process that has not seen the circuit."""
    found: list[threading.Thread] = []
    rehearsal._known.clear()
    outlook.OUTLOOKS.clear()
    circuit(CIRCUIT).drawn.clear()

    def noted(make: Any) -> Any:
        def made(*args: Any) -> Any:
            found.append(threading.current_thread())
            return make(*args)

        return made

    monkeypatch.setattr(drawing, "draw_anew", noted(drawing.draw_anew))
    monkeypatch.setattr(outlook, "Outlook", noted(outlook.Outlook))
    return found


async def race(service: Service) -> tuple[LiveTable, User]:
    ann = await service.run(service.users.add_guest, "Ann")
    setup = paddock.game(GAME).setup(3, CIRCUIT)
    live = await lobby.create(service, ann, setup, [NewSeat("me")] * 3, "hot-seat", TableSettings(), "en")
    await lobby.start(service, live, ann)
    return live, ann


async def test_a_race_begins_with_its_board_drawn_and_its_laps_looked_at(
    service: Service, threads: list[threading.Thread]
) -> None:
    live, ann = await race(service)
    before = live.race.match.position
    assert len(threads) >= 3, "two languages, and a lap"
    assert threading.main_thread() not in threads

    for lang in paddock.LANGUAGES:
        assert live.projection.race_news(Viewer(ann, 0, lang)) is not None
    assert threading.main_thread() not in threads
    assert before == live.race.match.position, "it was played on a copy"


async def test_a_second_race_of_the_same_kind_is_not_rehearsed_again(
    service: Service, threads: list[threading.Thread], monkeypatch: pytest.MonkeyPatch
) -> None:
    await race(service)
    monkeypatch.setattr(rehearsal, "_play", lambda _match: pytest.fail("it is known"))
    await race(service)
