"""One's own account: password, recovery by mail, sessions, keys of programs, and races driven."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets

from paddock.server.notify.settings import Calling
from paddock.server.run import free_port
from paddock.server.users.devices import device_name
from receivers import Mailbox, mailbox, until
from serving import Arrive, Guest, Place, Server, config, owes, serving, until_closed

OLD, NEW = "correct horse battery", "staple of the finish line"


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, str]]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(box: tuple[Mailbox, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_port("127.0.0.1", 0)
    calling = Calling(address=f"http://127.0.0.1:{port}", smtp=box[1], mail_from="paddock@races.example", delay=0.2)
    with serving(config(tmp_path_factory.mktemp("server"), port=port, calling=calling)) as running:
        yield running


async def sign_in(server: Server, account: str, password: str, expect: int | None = None) -> Guest:
    guest = Guest(server.url, account)
    await guest.post("/api/sign-in", {"account": account, "password": password}, expect=expect)
    return guest


async def test_a_password_is_changed_and_all_other_sessions_end(server: Server, arrive: Arrive) -> None:
    ann = await arrive("Ann")
    await ann.post("/api/me/password", {"now": OLD, "new": NEW}, expect=409)
    await ann.post("/api/accounts", {"account": "ann-one", "password": OLD})
    other = await sign_in(server, "ann-one", OLD)
    key = (await ann.post("/api/me/tokens", {"name": "bot"}))["new"]
    await ann.post("/api/me/password", {"now": "wrong", "new": NEW}, expect=403)
    await ann.post("/api/me/password", {"now": OLD, "new": "password"}, expect=422)
    await ann.post("/api/me/password", {"now": OLD, "new": NEW})
    assert "ann-one" == (await ann.get("/api/me"))["account"]
    assert "" == (await other.get("/api/me"))["id"]
    assert 401 == (await program(server, key, "GET", "/api/me")).status_code
    assert [True] == [each["is_this"] for each in (await ann.get("/api/me/sessions"))["devices"]]
    await (await sign_in(server, "ann-one", OLD, expect=403)).close()
    await (await sign_in(server, "ann-one", NEW)).close()
    await other.close()


async def test_a_forgotten_password_is_recovered_by_mail_once(
    server: Server, arrive: Arrive, box: tuple[Mailbox, str]
) -> None:
    ann, mails = await arrive("Ann"), box[0]
    await ann.post("/api/accounts", {"account": "ann-two", "password": OLD})
    await ann.post("/api/me/mail", {"mail": "ann@home.example"})
    await until(lambda: mails.got)
    async with httpx.AsyncClient() as web:
        await web.post(re.findall(r"http://\S+/mail/\S+", mails.texts()[0])[0])
        mails.got.clear()
        stranger = Guest(server.url, "?")
        await stranger.post("/api/recover", {"mail": "nobody@home.example"})
        await stranger.post("/api/recover?lang=it", {"mail": "ann@home.example"})
        await until(lambda: mails.got)
        assert "Scegli una nuova password" == mails.got[0]["subject"]
        link = re.findall(r"http://\S+/recover/\S+", mails.texts()[0])[0]
        assert "ann-two" in (await web.get(link)).text
        assert 422 == (await web.post(link, data={"password": "12345678"})).status_code
        assert 200 == (await web.post(link, data={"password": NEW})).status_code
        assert 410 == (await web.post(link, data={"password": OLD})).status_code
        assert 410 == (await web.get(link)).status_code
    assert "" == (await ann.get("/api/me"))["id"], "signed out everywhere"
    await (await sign_in(server, "ann-two", NEW)).close()
    await stranger.close()
    assert 1 == len(mails.got)


async def test_sessions_are_listed_and_ended_one_by_one_with_their_sockets(server: Server, arrive: Arrive) -> None:
    ann = await arrive("Ann")
    await ann.post("/api/accounts", {"account": "ann-three", "password": OLD})
    other = Guest(server.url, "Ann")
    other.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await other.post("/api/sign-in", {"account": "ann-three", "password": OLD})
    listed = (await ann.get("/api/me/sessions"))["devices"]
    assert [False, True] == sorted(each["is_this"] for each in listed)
    there = next(each for each in listed if not each["is_this"])
    assert "Firefox, Linux" == there["device"]

    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    async with other.at(table["id"]) as place, ann.at(table["id"]) as own:
        await own.until(lambda _: True)
        await place.until(lambda _: True)
        await ann.post("/api/me/sessions/end", {"id": there["id"]})
        await until_closed(place)
        assert "pong" == (await own.ask("ping"))["type"]
    assert "" == (await other.get("/api/me"))["id"]
    assert 1 == len((await ann.get("/api/me/sessions"))["devices"])
    bob = await arrive("Bob")
    await bob.post("/api/me/sessions/end", {"id": listed[0]["id"]}, expect=404)
    await other.close()


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/1 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0", "Edge, Windows"),
        ("python-httpx/0.28", "python-httpx/0.28"),
        ("", "?"),
    ],
)
def test_a_device_has_a_name(agent: str, name: str) -> None:
    assert name == device_name(agent)


async def program(server: Server, key: str, method: str, path: str, body: Any = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, headers={"authorization": f"Bearer {key}"}) as client:
        return await client.request(method, path, json=body)


async def test_a_program_plays_with_a_key_and_cannot_change_the_account(server: Server, arrive: Arrive) -> None:
    ann = await arrive("Ann")
    made = await ann.post("/api/me/tokens", {"name": "terminal"}, expect=201)
    key = made["new"]
    assert "Ann" == (await program(server, key, "GET", "/api/me")).json()["name"]
    for method, path in (("GET", "/api/me/tokens"), ("POST", "/api/me/tokens/revoke"), ("POST", "/api/me/delete")):
        assert 403 == (await program(server, key, method, path, {"id": "x"})).status_code
    assert 401 == (await program(server, key[:-1] + "!", "GET", "/api/me")).status_code
    assert 401 == (await program(server, "nothing", "GET", "/api/tables")).status_code

    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    path = f"/api/tables/{table['id']}"
    [turn] = (await program(server, key, "GET", f"{path}/turns")).json()["turns"]
    answer = {"seat": turn["seat"], "asked": turn["asked"], "code": turn["options"][0]["code"]}
    stored = (await program(server, key, "POST", f"{path}/choose", answer)).json()
    assert stored == (await program(server, key, "POST", f"{path}/choose", answer)).json(), "stored once"
    late = {**answer, "code": "no"}
    assert (await program(server, key, "POST", f"{path}/choose", late)).status_code in (409, 422)
    bob = await arrive("Bob")
    await bob.get(f"{path}/turns", expect=403)
    await bob.post(f"{path}/choose", answer, expect=403)


async def test_a_revoked_key_closes_its_connections(server: Server, arrive: Arrive) -> None:
    ann = await arrive("Ann")
    made = await ann.post("/api/me/tokens", {"name": "bot"})
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/play"
    headers = {"Authorization": f"Bearer {made['new']}"}
    async with websockets.connect(address, additional_headers=headers, max_size=None) as socket:
        await socket.recv()
        assert [] == (await ann.post("/api/me/tokens/revoke", {"id": made["tokens"][0]["id"]}))["tokens"]
        await until_closed(Place(socket))
    assert 401 == (await program(server, made["new"], "GET", "/api/me")).status_code
    await ann.post("/api/me/tokens/revoke", {"id": "nothing"}, expect=404)


async def test_the_profile_tells_of_races_driven(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    assert {"over": 0, "running": 0, "won": 0, "games": [], "latest": []} == await ann.get("/api/me/races")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    assert 1 == (await ann.get("/api/me/races"))["running"]
    async with ann.at(table["id"]) as place:
        while not (await place.until(owes))["over"]:
            said = await place.choose(place.codes[0])
            await place.until(lambda view, number=said["number"]: view["number"] >= number)
    profile = await ann.get("/api/me/races")
    assert (1, 0) == (profile["over"], profile["running"])
    [game], [line] = profile["games"], profile["latest"]
    assert ("crazy-race", 1) == (game["game"], game["races"])
    assert (table["id"], 2) == (line["table"], line["seats"])
    assert profile["won"] == game["won"] == int(line["place"] == 1)
