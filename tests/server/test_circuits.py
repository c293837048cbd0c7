"""Circuits of users' own: kept, raced, changed, published, copied, and harmless to everybody else."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import paddock
from paddock.circuits import keep
from paddock.circuits.library import ours
from paddock.core.text_files import load
from paddock.server.store import Store
from paddock.server.store.schema import sheets
from paddock.server.workshop.presets import MAX_PRESETS
from serving import Arrive, Guest, Server, config, new_database, owes, serving

LANTERNA = load(ours()["lanterna"])
RING = LANTERNA.replace('circuit lanterna "Anello della Lanterna"', 'circuit ring "Ring of Ann"')
SIDE = 'straight {n} ""\n  ahead 120 flex\n  ahead 120\ncorner c{n} ""\n  left 90 3\n'
LONG = 'circuit long "Long"\ntrack 3 lanes heading 0\n' + "".join(SIDE.format(n=n) for n in range(4))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """A server on SQLite, or two that share a PostgreSQL."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        with serving(config(folder)) as one:
            yield [one, one]
        return
    database = new_database(request.getfixturevalue("postgres"))
    with serving(config(folder, database=database)) as one, serving(config(folder, database=database)) as two:
        yield [one, two]


@pytest.fixture
async def come(servers: list[Server]) -> AsyncIterator[Arrive]:
    """Registers guests, in turn at each process."""
    here: list[Guest] = []

    async def arrive(name: str) -> Guest:
        here.append(await Guest(servers[len(here) % 2].url, name).arrive())
        return here[-1]

    yield arrive
    for guest in here:
        await guest.close()


async def put(guest: Guest, path: str, text: str, expect: int = 200) -> Any:
    reply = await guest.http.put(path, json={"text": text})
    assert expect == reply.status_code, reply.text
    return reply.json()


async def delete(guest: Guest, path: str, expect: int = 200) -> None:
    reply = await guest.http.delete(path)
    assert expect == reply.status_code, reply.text


async def race(guest: Guest, table: str) -> None:
    """Decide at random until the race is over."""
    luck = random.Random(guest.name)
    async with guest.at(table) as place:
        while not (await place.until(owes))["over"]:
            said = await place.choose(luck.choice(place.codes))
            if said["type"] == "done":
                await place.until(lambda view, number=said["number"]: view["number"] >= number)
            else:
                await place.hear()


async def kept(guest: Guest, text: str = RING, **more: Any) -> dict[str, Any]:
    """A circuit that a user keeps."""
    found: dict[str, Any] = await guest.post("/api/circuits", {"text": text, **more}, 201)
    return found


async def test_a_circuit_is_kept_raced_by_two_changed_and_its_race_stays(
    come: Arrive, servers: list[Server], tmp_path: Path
) -> None:
    """What a race was driven on goes with it: into the replay, and into the record that verifies offline."""
    ann, bob = await come("Ann"), await come("Bob")
    ring = await kept(ann)
    assert ("Ring of Ann", True, False, "Ann") == (ring["name"], ring["mine"], ring["published"], ring["by"])
    assert {"automobiles", "formula-de", "race90-1", "race90-2"} == set(ring["games"])
    assert ring["outline"].startswith("M")

    setup = {"circuit": ring["circuit"], "preset": "first-lap"}
    table = await ann.open_table("formula-de", ["me", "open"], setup=setup)
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    assert "Ring of Ann" == (await bob.get(f"/api/tables/{table['id']}"))["circuit_title"]

    changed = await put(ann, f"/api/circuits/{ring['id']}", RING.replace("Ring of Ann", "Another ring"))
    assert ("Another ring", ring["id"]) == (changed["name"], changed["id"])
    assert changed["circuit"] != ring["circuit"]

    await asyncio.gather(race(ann, table["id"]), race(bob, table["id"]))
    record = await bob.get(f"/api/tables/{table['id']}/record")
    assert '| circuit ring "Ring of Ann"' in record
    file = tmp_path / "ring.race"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "paddock.cli", "verify", str(file)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PADDOCK_DATA": str(tmp_path)}
    assert 0 == subprocess.run(command, env=env, check=False, capture_output=True).returncode

    await delete(ann, f"/api/circuits/{ring['id']}")
    await ann.post("/api/me/delete", {"confirm": "Ann"})
    info = await bob.get(f"/api/replays/{table['id']}")
    assert info["verified"]
    last = await bob.get(f"/api/replays/{table['id']}/moments/{len(info['moves'])}")
    assert last["scene"]["players"]
    assert "Ring of Ann" == (await bob.get(f"/api/tables/{table['id']}/board"))["title"]


async def test_bots_race_on_a_circuit_of_a_users_own(come: Arrive) -> None:
    """The circuit goes to the workers with each question."""
    ann = await come("Ann")
    ring = await kept(ann)
    setup = {"circuit": ring["circuit"], "preset": "first-lap"}
    table = await ann.open_table("formula-de", ["me", "level-2"], setup=setup, start=True)
    async with ann.at(table["id"]) as place:
        for _ in range(4):
            await place.until(owes)
            said = await place.choose(place.codes[0])
            await place.until(lambda view, number=said["number"]: view["number"] >= number)
    assert "paddock_bot_failures_total 0.0" in await ann.get("/metrics")


async def test_a_stranger_sees_a_circuit_only_when_it_is_published(come: Arrive) -> None:
    ann, bob = await come("Ann"), await come("Bob")
    ring = await kept(ann)
    path = f"/api/circuits/{ring['id']}"
    for address in (path, f"{path}/file"):
        await bob.get(address, 404)
    await put(bob, path, RING, 404)
    await delete(bob, path, 404)
    await bob.post(f"{path}/publish", None, 404)
    await bob.post(f"{path}/fork", {}, 404)
    assert ring["id"] not in str(await bob.get("/api/circuits"))

    await ann.post(f"{path}/publish")
    assert RING == await bob.get(f"{path}/file")
    seen = await bob.get(path)
    assert (False, "Ann") == (seen["mine"], seen["by"])
    await put(bob, path, RING, 403)
    await delete(bob, path, 403)
    await bob.post(f"{path}/unpublish", None, 403)
    found = (await bob.get("/api/circuits", find="ring of"))["published"]
    assert ring["id"] in [each["id"] for each in found]
    assert not (await bob.get("/api/circuits", find="no such name"))["published"]

    fork = await bob.post(f"{path}/fork", {}, 201)
    assert (True, ring["id"], ring["circuit"]) == (fork["mine"], fork["origin"], fork["circuit"])
    await put(bob, f"/api/circuits/{fork['id']}", RING.replace("Ring of Ann", "Ring of Bob"))
    assert "Ring of Ann" == (await ann.get(path))["name"]

    await ann.post(f"{path}/unpublish")
    await bob.get(path, 404)
    assert "Ring of Bob" == (await bob.get(f"/api/circuits/{fork['id']}"))["name"]


async def test_a_club_has_its_own_circuits(come: Arrive) -> None:
    """Members see them, organisers change them, strangers do not know of them."""
    ann, bob, eve = await come("Ann"), await come("Bob"), await come("Eve")
    club = await ann.post("/api/clubs", {"name": "Drawers", "access": "invitation"})
    ring = await kept(ann, club=club["id"])
    path = f"/api/circuits/{ring['id']}"
    await bob.get(path, 404)
    await bob.post(f"/api/clubs/{club['id']}/join", {"key": club["invite"]})
    seen = await bob.get(path)
    assert ("Drawers", False) == (seen["club_name"], seen["mine"])
    assert [ring["id"]] == [each["id"] for each in (await bob.get("/api/circuits"))["clubs"]]
    await put(bob, path, RING, 403)
    await bob.post("/api/circuits", {"text": RING, "club": club["id"]}, 403)
    await eve.get(path, 404)
    await eve.post("/api/circuits", {"text": RING, "club": club["id"]}, 404)

    await ann.post("/api/me/delete", {"confirm": "Ann"})
    assert "" == (await bob.get(path))["by"]


async def test_built_in_circuits_are_read_copied_and_downloaded(come: Arrive) -> None:
    ann = await come("Ann")
    listed = (await ann.get("/api/circuits"))["built_in"]
    assert "lanterna" in [each["id"] for each in listed]
    assert LANTERNA == (await ann.get("/api/circuits/lanterna"))["text"]
    reply = await ann.http.get("/api/circuits/lanterna/file")
    assert 'attachment; filename="lanterna.circuit"' == reply.headers["content-disposition"]
    await put(ann, "/api/circuits/lanterna", RING, 404)
    fork = await ann.post("/api/circuits/lanterna/fork", {}, 201)
    assert ("lanterna", True) == (fork["origin"], fork["mine"])


BAD = {
    "no circuit": ("hello", "circuit"),
    "an open loop": (RING.replace("  left 90", "  left 40", 1), "degrees"),
    "too long a lap": (LONG, "at most 500"),
    "a name with control characters": (RING.replace("Ring of Ann", "Ring\u202eof"), "printed"),
    "no name": (RING.replace("Ring of Ann", ""), "name"),
    "a very long line": (RING.replace('"Ring of Ann"', f'"Ring" {"x " * 400}'), "line 2"),
}


@pytest.mark.parametrize("case", BAD)
async def test_what_cannot_be_raced_is_refused_with_its_reason(come: Arrive, case: str) -> None:
    ann = await come("Ann")
    text, why = BAD[case]
    said = await ann.post("/api/circuits", {"text": text}, 422)
    assert why in said["text"], said["text"]
    ring = await kept(ann)
    await put(ann, f"/api/circuits/{ring['id']}", text, 422)
    assert RING == (await ann.get(f"/api/circuits/{ring['id']}"))["text"]


async def test_too_much_is_refused(come: Arrive) -> None:
    """More letters than a circuit has, and bodies that are larger still."""
    ann = await come("Ann")
    await ann.post("/api/circuits", {"text": "x" * 64_001}, 422)
    await ann.post("/api/circuits", {"text": "x" * 400_000}, 413)


async def test_a_slow_circuit_is_given_up(tmp_path: Path) -> None:
    """The process that checks a circuit is killed at its deadline, and the next circuit is checked by another."""
    with serving(config(tmp_path, bot_seconds=0.0001)) as server:
        ann = await Guest(server.url, "Ann").arrive()
        said = await ann.post("/api/circuits", {"text": RING}, 422)
        assert "takes too long" in said["text"]
        await ann.close()


async def test_there_is_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    with serving(config(tmp_path, circuits_per_user=1, circuits_per_day=3)) as server:
        ann = await Guest(server.url, "Ann").arrive()
        ring = await kept(ann)
        await ann.post("/api/circuits", {"text": RING}, 409)
        for _ in range(2):
            await put(ann, f"/api/circuits/{ring['id']}", RING)
        await put(ann, f"/api/circuits/{ring['id']}", RING, 429)
        await ann.close()


async def test_rules_that_a_circuit_does_not_suit_are_refused_at_the_door(come: Arrive) -> None:
    """A circuit without coloured spaces, and one without a pit lane."""
    ann = await come("Ann")
    bare = RING.split("sections\n")[0]
    bare = "\n".join(line for line in bare.splitlines() if not line.strip().startswith("pit "))
    ring = await kept(ann, bare)
    assert ["formula-de"] == ring["games"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    for game, why in (("automobiles", "cannot be raced"), ("formula-de", "pit")):
        setup = {"game": game, "seats": 2, "circuit": ring["circuit"], "switches": {}}
        said = await ann.post("/api/tables", {"setup": setup, "seats": seats}, 400)
        assert why in said["text"]
    await ann.open_table("formula-de", ["me", "open"], setup={"circuit": ring["circuit"], "switches": {"pit": "off"}})


async def test_circuits_are_exported_and_reported(come: Arrive, servers: list[Server]) -> None:
    ann, bob = await come("Ann"), await come("Bob")
    ring = await kept(ann)
    path = f"/api/circuits/{ring['id']}"
    assert RING == (await ann.get("/api/me/data"))["circuits"][0]["text"]
    await bob.post(f"{path}/report", {"reason": "a bad word"}, 404)
    await ann.post(f"{path}/publish")
    await ann.post(f"{path}/report", {"reason": "my own"}, 422)
    await bob.post(f"{path}/report", {"reason": "a bad word"})

    store = Store(servers[0].settings.database_url)
    report = next(each for each in store.reports.listed() if ring["id"] in each.context)
    assert ("circuit", "a bad word") == (report.kind, report.reason)
    with store.database.write() as connection:
        connection.execute(sa.text("UPDATE people SET role = 'moderator' WHERE id = :id"), {"id": report.reporter})
    store.close()
    assert [ring["id"]] == [
        each["evidence"]["circuit"]
        for each in (await bob.get("/api/owner/reports"))["reports"]
        if each["id"] == report.id
    ]
    await ann.post(f"/api/owner/circuits/{ring['id']}/withdraw", {"reason": "mine"}, 404)
    await bob.post(f"/api/owner/circuits/{ring['id']}/withdraw", {"reason": "a bad word"})
    assert (await ann.get(path))["withdrawn"]
    await ann.post(f"{path}/publish", None, 403)


async def test_sheets_are_kept_while_something_names_them(come: Arrive, servers: list[Server]) -> None:
    """The one of a table stays when the circuit has changed; one that nothing names goes after a day."""
    ann = await come("Ann")
    ring = await kept(ann, RING.replace("Ring of Ann", "Ring with a table"))
    setup = {"circuit": ring["circuit"], "preset": "first-lap"}
    await ann.open_table("automobiles", ["me", "open"], setup=setup)
    unused = await put(ann, f"/api/circuits/{ring['id']}", RING.replace("Ring of Ann", "Ring for a moment"))
    latest = await put(ann, f"/api/circuits/{ring['id']}", RING.replace("Ring of Ann", "Ring at last"))
    store = Store(servers[0].settings.database_url)
    with store.database.write() as connection:
        connection.execute(sheets.update().values(at=0.0))
    store.sheets.tidy()
    left = {each["circuit"]: store.sheets.text(each["circuit"]) for each in (ring, unused, latest)}
    store.close()
    assert [True, False, True] == [text is not None for text in left.values()]


async def test_the_record_of_a_strangers_circuit_can_be_uploaded_and_raced_on(come: Arrive) -> None:
    """Nobody here has the circuit: it comes with the record."""
    ann = await come("Ann")
    sheet = keep(RING.replace("Ring of Ann", "Ring from elsewhere"))
    match = paddock.game("automobiles").new(2, sheet, seed=3)
    match.play_out(5)
    id = (await ann.post("/api/records", {"text": str(match.record())}))["id"]  # noqa: A001
    info = await ann.get(f"/api/replays/{id}")
    assert (sheet, True) == (info["circuit"], info["verified"])


async def test_presets_of_ones_own_have_a_name(come: Arrive) -> None:
    """One's own and one's clubs'; a circuit that a preset names stays known."""
    ann, bob = await come("Ann"), await come("Bob")
    ring = await kept(ann, RING.replace("Ring of Ann", "Ring of a preset"))
    code = f"automobiles.3.{ring['circuit']}.laps=1"
    club = await ann.post("/api/clubs", {"name": "Presets", "access": "invitation"})
    await ann.post(f"/api/clubs/{club['id']}/presets", {"name": "Friday", "code": "crazy-race.4.-"})
    found = await ann.post("/api/presets", {"name": " One  lap ", "code": code})
    assert [
        ("One lap", "automobiles", 3, "Ring of a preset", 1, "", ""),
        ("Friday", "crazy-race", 4, "", 0, club["id"], "Presets"),
    ] == [
        tuple(each[key] for key in ("name", "game", "seats", "circuit", "changes", "club", "club_name"))
        for each in found["presets"]
    ]
    assert [] == (await bob.get("/api/presets"))["presets"]
    await delete(ann, f"/api/circuits/{ring['id']}")
    assert ring["circuit"] == (await bob.post("/api/setups/read", {"code": code}))["circuit"]
    await ann.post("/api/presets", {"name": "Nonsense", "code": "automobiles.99.daytona"}, 400)
    again = await ann.post("/api/presets", {"name": "One lap", "code": "automobiles.2.daytona"})
    assert 2 == len(again["presets"])
    assert [each["name"] for each in (await ann.post("/api/presets", {"name": "One lap"}))["presets"]] == ["Friday"]
    assert [] == (await ann.get("/api/me/data"))["presets"]


async def test_presets_are_renamed_and_given_to_a_club_one_organises(come: Arrive) -> None:
    ann, bob = await come("Ann"), await come("Bob")
    club = await ann.post("/api/clubs", {"name": "Renamers"})
    await bob.post(f"/api/clubs/{club['id']}/join", {})
    for name in ("One", "Two"):
        await ann.post("/api/presets", {"name": name, "code": "crazy-race.4.-"})
    found = await ann.post("/api/presets/name", {"name": "One", "new": " Evening "})
    assert ["Evening", "Two"] == [each["name"] for each in found["presets"]]
    taken = await ann.post("/api/presets/name", {"name": "Evening", "new": "Two"}, 409)
    assert "Another preset is called “Two”" in taken["text"]
    await ann.post("/api/presets/name", {"name": "Two", "new": "Two"})
    await ann.post("/api/presets/name", {"name": "Gone", "new": "Three"}, 404)
    await ann.post("/api/presets/name", {"name": "Two", "new": "\u200b"}, 422)
    await bob.post("/api/presets/name", {"name": "Two", "new": "Bob's"}, 404)

    given = await ann.post("/api/presets", {"name": "Evening", "code": "crazy-race.4.-", "club": club["id"]})
    assert [("Renamers", True)] == [(each["club_name"], each["mine"]) for each in given["presets"] if each["club"]]
    assert [club["id"]] == [each["id"] for each in given["clubs"]]
    seen = await bob.get("/api/presets")
    assert [("Evening", False)] == [(each["name"], each["mine"]) for each in seen["presets"]]
    assert [] == seen["clubs"]
    for path, body in (("", {"code": ""}), ("/name", {"new": "Bob's"})):
        await bob.post(f"/api/presets{path}", {"name": "Evening", "club": club["id"], **body}, 403)
    await ann.post("/api/presets/name", {"name": "Evening", "new": "Night", "club": club["id"]})
    assert ["Night"] == [each["name"] for each in (await ann.get(f"/api/clubs/{club['id']}"))["presets"]]


async def test_a_full_shelf_takes_no_new_preset_but_changes_the_old_ones(come: Arrive) -> None:
    ann = await come("Ann")
    for n in range(MAX_PRESETS):
        await ann.post("/api/presets", {"name": f"Preset {n}", "code": "crazy-race.4.-"})
    refused = await ann.post("/api/presets", {"name": "One more", "code": "crazy-race.4.-"}, 409)
    assert "room for 50 presets" in refused["text"]
    changed = await ann.post("/api/presets", {"name": "Preset 7", "code": "crazy-race.3.-"})
    assert [3] == [each["seats"] for each in changed["presets"] if each["name"] == "Preset 7"]
