"""A private table shows no names, race or replay to strangers; its members see everything."""

from typing import Any

import pytest

from serving import Guest


@pytest.mark.parametrize("private", [{"access": "hot-seat"}, {"access": "link", "spectators": False}])
async def test_a_private_table_shows_no_names_to_strangers(arrive: Any, private: dict[str, Any]) -> None:
    ann: Guest = await arrive("Ann Unseen")
    stranger: Guest = await arrive("Eve")
    table = (await ann.open_table("crazy-race", ["me", "level-1"], start=True, **private))["id"]

    own = await ann.get(f"/api/tables/{table}")
    assert "Ann Unseen" == own["seats"][0]["name"]
    reply = await stranger.http.get(f"/api/tables/{table}")
    assert 200 == reply.status_code
    assert "Ann" not in reply.text
    for path in ("record", "board"):
        assert "no-spectators" == (await stranger.get(f"/api/tables/{table}/{path}", expect=403))["error"]
    for path in (f"/api/replays/{table}", f"/api/replays/{table}/board", f"/api/replays/{table}/moments/0"):
        assert "no-spectators" == (await stranger.get(path, expect=403))["error"]
    forked = await stranger.post(f"/api/tables/{table}/fork", {"number": 0, "seat": 0}, expect=403)
    assert "no-spectators" == forked["error"]


async def test_those_invited_see_who_waits_for_them(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    bob: Guest = await arrive("Bob")
    table = await ann.open_table("crazy-race", ["me", "open"], access="link", spectators=False)
    assert "Ann" == (await bob.get(f"/api/tables/{table['id']}"))["seats"][0]["name"]
