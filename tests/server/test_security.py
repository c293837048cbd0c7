"""Names, origins, cookies and odd requests: each gets what it may have, and no request is an error of the server."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from paddock.server.config import Config
from paddock.server.security import allowed_hosts, is_allowed_host
from serving import Guest, Place, Server, config, serving, two_at_a_table


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as inside:
        yield inside


# Signing out


async def closing_code(place: Place) -> int | None:
    """Receive until the service closes the connection; its code."""
    while True:
        try:
            await place.hear(5)
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


async def test_signing_out_ends_the_session_and_its_sockets(arrive: Any) -> None:
    ann, bob, table = await two_at_a_table(arrive)
    cookie = ann.cookie
    async with ann.at(table["id"]) as place, bob.at(table["id"]) as other:
        await place.until(lambda _: True)
        await other.until(lambda _: True)
        await ann.post("/api/sign-out")
        assert 4401 == await closing_code(place)
        assert "pong" == (await other.ask("ping"))["type"]
    async with httpx.AsyncClient(base_url=ann.url, headers={"Cookie": cookie}) as thief:
        assert "" == (await thief.get("/api/me")).json()["id"]


async def test_signing_out_closes_sockets_in_other_processes(tmp_path: Path, postgres: str) -> None:
    with serving(config(tmp_path, database=postgres)) as one, serving(config(tmp_path, database=postgres)) as two:
        ann = await Guest(one.url, "Ann").arrive()
        table = await ann.open_table("crazy-race", ["me", "level-1"])
        there = Guest(two.url, "Ann")
        there.http.cookies = ann.http.cookies
        async with there.at(table["id"]) as place:
            await place.hear()
            await asyncio.sleep(0.5)
            await ann.post("/api/sign-out-everywhere")
            assert 4401 == await closing_code(place)
        await ann.close()
        await there.close()


async def test_an_old_cookie_is_issued_again(arrive: Any, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann: Guest = await arrive("Ann")
    assert "set-cookie" not in (await ann.http.get("/api/me")).headers
    old = await asyncio.to_thread(_aged_cookie, server, ann.cookie)
    reply = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"paddock={old}"})
    assert "Ann" == reply.json()["name"]
    renewed = reply.cookies["paddock"]
    assert renewed != old
    assert renewed.split(".")[3] == old.split(".")[3]


def _aged_cookie(server: Server, cookie: str) -> str:
    """A cookie of the same session, issued two days ago."""
    from paddock.server.store import Store
    from paddock.server.users.sessions import Sessions

    store = Store(server.settings.database_url)
    sessions = Sessions(store)
    user, epoch, issued, session, _ = cookie.removeprefix("paddock=").split(".")
    body = f"{user}.{epoch}.{int(issued) - 2 * 24 * 3600}.{session}"
    store.close()
    return f"{body}.{sessions._sign(body)}"


def test_under_https_cookies_and_headers_say_so(tmp_path: Path) -> None:
    with serving(config(tmp_path, secure_cookies=True, hosts=("races.example",))) as server:
        reply = httpx.post(
            f"{server.url}/api/guests",
            json={"name": "Ann"},
            headers={"Host": "races.example", "Origin": "https://races.example"},
        )
        assert 200 == reply.status_code
        cookie = reply.headers["set-cookie"]
        assert cookie.startswith("__Host-paddock=")
        assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in cookie.split(";")}
        assert "domain" not in cookie.lower()
        assert reply.headers["strict-transport-security"].startswith("max-age=")
        name, value = cookie.split(";")[0].split("=")
        for sent, known in ((name, "Ann"), ("paddock", "")):
            me = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"{sent}={value}"}).json()
            assert known == me["name"]
        other = {"Host": "races.example", "Origin": "http://races.example"}
        assert 403 == httpx.post(f"{server.url}/api/sign-out", headers=other).status_code


def test_without_https_nothing_is_promised(client: httpx.Client) -> None:
    assert "strict-transport-security" not in client.get("/health").headers


# Origins and hosts


@pytest.mark.parametrize(
    "origin", ["http://[", "null", "", "http://", "https://127.0.0.1:{port}", "ftp://127.0.0.1:{port}"]
)
def test_other_origins_are_refused(client: httpx.Client, server: Server, origin: str) -> None:
    origin = origin.format(port=server.settings.port)
    assert 403 == client.post("/api/sign-out", headers={"Origin": origin}).status_code
    address = f"{server.url.replace('http', 'ws')}/api/tables/x/play"
    with pytest.raises(InvalidStatus, match="403"), connect(address, additional_headers={"Origin": origin}):
        pass


def test_other_names_are_refused(client: httpx.Client, server: Server) -> None:
    for path in ("/", "/api/me", "/health"):
        reply = client.get(path, headers={"Host": "evil.example"})
        assert (421, "wrong-host") == (reply.status_code, reply.json()["error"])
    assert 200 == client.get("/health", headers={"Host": f"localhost:{server.settings.port}"}).status_code
    address = f"ws://evil.example:{server.settings.port}/api/tables/x/play"
    line = socket.create_connection(("127.0.0.1", server.settings.port))
    with pytest.raises(InvalidStatus, match="403"), connect(address, sock=line):
        pass


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:80", "[::1]:8090", "10.0.0.7", "box", "box.local:1", "Races.Example."]
)
def test_names_of_this_network_are_allowed(host: str) -> None:
    assert is_allowed_host(host, allowed_hosts(Config(hosts=("races.example",))))


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "races.example.evil", ":80", "a b.c"])
def test_names_of_elsewhere_are_not(host: str) -> None:
    assert not is_allowed_host(host, allowed_hosts(Config(hosts=("races.example",))))


# Odd requests

LONG = "9" * 5000


PATHS = """
/{name} /assets/{name} /%00 /assets/%00 /assets/a%00b/c /..%2f /assets/%ff /{number} /api/tables/%00
/api/tables/{number} /api/games/%00/rules /api/replays/x/moments/{number} /api/replays/%00
/api/replays/x/moments/0?seat={number}
/api/me?lang=%00 /api/games/crazy-race/circuits/%00 /rules/%00
"""


@pytest.mark.parametrize("path", PATHS.split())
def test_odd_addresses_are_the_visitors_mistake(client: httpx.Client, path: str) -> None:
    reply = client.get(path.format(name="x" * 300, number=LONG))
    assert reply.status_code < 400 or (reply.status_code < 500 and reply.json()["text"])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/setups", '{"game": "formula-de", "switches": {"laps": ' + LONG + "}}"),
        ("/api/setups", '{"game": "formula-de", "switches": {"laps": 1e999}}'),
        ("/api/setups", '{"game": "formula-de", "switches": {"laps": "' + LONG[:200] + '"}}'),
        ("/api/setups", '{"game": "formula-de", "circuit": "\\u0000"}'),
        ("/api/setups/read", '{"code": "formula-de.4.monaco.laps=' + LONG[:1500] + '"}'),
        ("/api/setups/read", '{"code": "formula-de.' + LONG[:1500] + '.monaco"}'),
        ("/api/setups/read", '{"code": "\\u0000"}'),
        ("/api/guests", '{"name": "\\u0000"}'),
        ("/api/guests", '{"name": "\\ud800"}'),
        ("/api/sign-in", '{"account": "\\u0000", "password": "\\u0000"}'),
        ("/api/tables/x/join", '{"seat": ' + LONG + "}"),
        ("/api/records", '{"text": "paddock-record 1\\ngame x\\nrules ²\\ncircuit -\\n"}'),
    ],
)
async def test_odd_bodies_are_the_visitors_mistake(arrive: Any, path: str, body: str) -> None:
    ann: Guest = await arrive("Ann")
    reply = await ann.http.post(path, content=body.encode(), headers={"Content-Type": "application/json"})
    assert 400 <= reply.status_code < 500
    assert reply.json()["text"]


def test_odd_table_ids_of_sockets_are_refused(server: Server) -> None:
    for name in ("%00", "x" * 8000, "%ff"):
        address = f"{server.url.replace('http', 'ws')}/api/tables/{name}/play"
        with connect(address) as line:
            assert "no-such-table" in str(line.recv(5))
