"""The HTTP API: it matches its OpenAPI document, and is safe from other sites."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import paddock
from paddock.circuits.library import OURS, own_folder
from paddock.core import message
from paddock.core.texts import TextError
from paddock.server.errors import RequestError
from paddock.server.setups import reason
from paddock.server.users.names import clean_name
from serving import SERVED, Guest, Server, config, serving


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """A client that is not a browser."""
    with httpx.Client(base_url=server.url) as inside:
        yield inside


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    """The OpenAPI document of the service."""
    refused = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]  # a body that is too long is a 413
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": refused}}})
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=config)


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_endpoint_matches_the_openapi_document(
    document: Any, server: Server, cookie: str, mode: GenerationMode
) -> None:
    """Valid and invalid requests; every reply is one that the document describes."""
    for found in document.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=mode))
        @hypothesis_settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def ask(case: Case[Any]) -> None:
            # The document cannot say which set-ups a game accepts.
            case.call_and_validate(headers={"Cookie": cookie}, excluded_checks=[positive_data_acceptance])

        if mode is GenerationMode.POSITIVE or operation.body or operation.query or operation.path_parameters:
            ask()


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    reply = httpx.post(f"{server.url}/api/guests", json={"name": "Schema"})
    return f"paddock={reply.cookies['paddock']}"


def test_health_readiness_and_metrics(client: httpx.Client) -> None:
    assert "ok\n" == client.get("/health").text
    assert "ready\n" == client.get("/ready").text
    assert "paddock_decisions_total" in client.get("/metrics").text


def test_every_response_has_security_headers(client: httpx.Client) -> None:
    for path in ("/", "/api/me", "/nowhere"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "nosniff" == headers["x-content-type-options"]


def test_other_sites_cannot_send_requests(client: httpx.Client) -> None:
    evil = {"Origin": "https://elsewhere.example"}
    assert 403 == client.post("/api/guests", json={"name": "Eve"}, headers=evil).status_code
    assert 403 == client.post("/api/sign-out", headers={"Sec-Fetch-Site": "cross-site"}).status_code
    assert 415 == client.post("/api/guests", content=b"name=Eve").status_code
    address = str(client.base_url).replace("http", "ws") + "/api/tables/x/play"
    with pytest.raises(InvalidStatus, match="403"), connect(address, additional_headers=evil):
        pass


def test_cookies_cannot_be_forged(server: Server) -> None:
    cookie = httpx.post(f"{server.url}/api/guests", json={"name": "Ann"}).cookies["paddock"]
    body, signature = cookie.rsplit(".", 1)
    for forged in (f"{body}.{'0' * len(signature)}", f"x{cookie}", "", "a.b.c.d", cookie[:-1]):
        me = httpx.get(f"{server.url}/api/me", cookies={"paddock": forged}).json()
        assert "" == me["id"]


async def test_an_account_is_the_same_user_on_any_device(arrive: Any, server: Server) -> None:
    ann: Guest = await arrive("Ann")
    body = {"account": "ann.racer", "password": "correct horse"}
    me = await ann.post("/api/accounts", body)
    assert "ann.racer" == me["account"]
    elsewhere: Guest = await arrive("Guest")
    assert me["id"] == (await elsewhere.post("/api/sign-in", body))["id"]
    await elsewhere.post("/api/sign-in", {**body, "password": "wrong horse"}, expect=403)
    await elsewhere.post("/api/sign-in", {**body, "account": "nobody"}, expect=403)
    bob: Guest = await arrive("Bob")
    assert "account-taken" == (await bob.post("/api/accounts", body, expect=409))["error"]
    assert (
        "bad-password"
        == (await bob.post("/api/accounts", {"account": "bob", "password": "short"}, expect=422))["error"]
    )
    await ann.post("/api/sign-out-everywhere")
    assert "" == (await elsewhere.get("/api/me"))["id"]


async def test_a_setup_has_a_code_that_can_be_pasted(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    for game in SERVED:
        for switch in [each for each in paddock.game(game).switches if not each.sheet]:  # decks: test_decks.py
            other = next((value for value in switch.values if value != switch.default), switch.most)
            made = await ann.post("/api/setups", {"game": game, "switches": {switch.name: other}})
            assert made == await ann.post("/api/setups/read", {"code": made["code"]})
    bad = await ann.post("/api/setups/read", {"code": "no code"}, expect=400)
    assert "bad-setup-code" == bad["error"]
    bad = await ann.post("/api/setups", {"game": SERVED[0], "seats": 99}, expect=400)
    assert "99" in bad["text"]


async def test_the_catalogue_speaks_both_languages(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    english, italian = await ann.get("/api/catalogue", lang="en"), await ann.get("/api/catalogue", lang="it")
    for one, other in zip(english["games"], italian["games"], strict=True):
        assert one["about"] != other["about"]
        assert one["id"] in SERVED
        picture = await ann.get(f"/api/games/{one['id']}/picture")
        assert picture.startswith("<svg")
        rules = await ann.get(f"/api/games/{one['id']}/rules")
        assert {rule["origin"] for rule in rules} <= {"printed", "ruling", "ours"}
        assert any(rule["origin"] == "ruling" for rule in rules)
        translated = await ann.get(f"/api/games/{one['id']}/rules", lang="it")
        assert [rule["id"] for rule in rules] == [rule["id"] for rule in translated]
        assert all(rule["text"] != same["text"] for rule, same in zip(rules, translated, strict=True))


def test_the_catalogue_lists_the_circuits_that_are_in_the_users_folder_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path))
    file, text = own_folder() / "hillside.circuit", (OURS / "new.template").read_text("utf-8")
    file.parent.mkdir()
    with serving(config(tmp_path)) as running, httpx.Client(base_url=running.url, timeout=60) as client:

        def listed(game: str = "formula-de") -> dict[str, str]:
            games = {each["id"]: each for each in client.get("/api/catalogue").json()["games"]}
            return {each["id"]: each["title"] for each in games[game]["circuits"]}

        built_in = listed()
        file.write_text("circuit hillside", "utf-8")
        assert listed() == built_in, "a file that cannot be read is not offered"

        file.write_text(text.replace('circuit ID "NAME"', 'circuit hillside "Hillside"'), "utf-8")
        assert listed() == built_in | {"hillside": "Hillside"}
        assert list(listed())[-1] == "hillside", "the first circuit stays the first"
        assert "hillside" not in listed("automobiles"), "it has no spaces"
        board = client.get("/api/games/formula-de/circuits/hillside").json()
        assert client.get("/api/games/automobiles/circuits/hillside").status_code == 404

        file.write_text(text.replace('circuit ID "NAME"', 'circuit hillside "Downhill"'), "utf-8")
        assert listed()["hillside"] == "Downhill"
        assert client.get("/api/games/formula-de/circuits/hillside").json()["title"] != board["title"]

        file.unlink()
        assert listed() == built_in
        assert client.get("/api/games/formula-de/circuits/hillside").status_code == 404


def test_a_set_up_is_refused_in_the_language_of_the_user() -> None:
    error = TextError(message("paddock.league", "no-reason"))
    refused = RequestError("bad-setup", 400, why=reason(error))

    assert refused.text("en") == "a correction needs a reason"
    assert refused.text("it") == "una correzione vuole un motivo"
    assert reason(paddock.PaddockError("no")) == "no"


async def test_cached_replies_are_compressed_and_not_sent_twice(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    first = await ann.http.get("/api/catalogue")
    assert "gzip" == first.headers["content-encoding"]
    again = await ann.http.get("/api/catalogue", headers={"If-None-Match": first.headers["etag"]})
    assert (304, b"") == (again.status_code, again.content)
    plain = await ann.http.get("/api/catalogue", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert first.json() == plain.json()
    other = await ann.http.get("/api/catalogue", params={"lang": "it"})
    assert other.headers["etag"] != first.headers["etag"]


def test_names_are_cleaned() -> None:
    assert "Ann B" == clean_name("  Ann\n\tB  ")
    assert 24 == len(clean_name("x" * 99))


def test_the_migrations_lead_to_the_schema(tmp_path: Path, postgres: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from paddock.server.store import Store
    from paddock.server.store.schema import metadata

    for url in (f"sqlite:///{tmp_path / 'new.sqlite'}", postgres):
        store = Store(url)
        store.database.migrate()
        store.database.migrate()
        with store.database.engine.connect() as connection:
            assert [] == compare_metadata(MigrationContext.configure(connection), metadata)
        store.close()
