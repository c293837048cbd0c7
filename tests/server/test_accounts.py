"""Signing in: in threads of its own, within limits per address, network and account; common passwords are refused."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paddock.server.background import Background
from paddock.server.config import Config
from paddock.server.errors import RequestError
from paddock.server.networks import address_key, network_of
from paddock.server.rate_limits import RateLimit, RateLimits
from paddock.server.store import Store
from paddock.server.users.accounts import MAX_WAITING, THREADS, Accounts, check_account
from paddock.server.users.users import Users

HERE, THERE = "192.0.2.0/24", "198.51.100.0/24"


@pytest.fixture
async def accounts(tmp_path: Path) -> AsyncIterator[Accounts]:
    store = Store(f"sqlite:///{tmp_path / 'users.sqlite'}")
    store.database.migrate()
    background = Background()
    made = Accounts(store, background, RateLimit(0.001, 5))
    await made.register(Users(store).add_guest("Ann"), "ann", "correct horse")
    yield made
    made.close()
    background.close()
    store.close()


async def test_sign_ins_do_not_hold_up_the_store(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty arrive at once: some wait, the rest are told to try again, and the database answers as ever."""
    monkeypatch.setattr(accounts, "_verify", lambda *_: time.sleep(0.05))
    tries = [asyncio.ensure_future(accounts.sign_in(f"user-{each}", "a password", HERE)) for each in range(40)]
    await asyncio.sleep(0.02)
    began = time.monotonic()
    for _ in range(5):
        await accounts.run(accounts.users.get, "nobody")
    assert time.monotonic() - began < 0.5
    ends = [end.status for end in await asyncio.gather(*tries, return_exceptions=True) if isinstance(end, RequestError)]
    assert {403: THREADS + MAX_WAITING, 503: 40 - THREADS - MAX_WAITING} == {end: ends.count(end) for end in ends}


async def test_an_account_is_tried_a_few_times_only(accounts: Accounts) -> None:
    """Guesses from anywhere run out; the owner still gets in where they were before."""
    assert "Ann" == (await accounts.sign_in("ann", "correct horse", HERE)).name
    statuses = [await refusal(accounts, "ann", network) for network in [THERE, "203.0.113.0/24"] * 4]
    assert [403] * 4 + [429] * 4 == statuses
    assert "Ann" == (await accounts.sign_in("ann", "correct horse", HERE)).name
    assert 403 == await refusal(accounts, "bob", THERE)


async def refusal(accounts: Accounts, account: str, network: str) -> int:
    with pytest.raises(RequestError) as refused:
        await accounts.sign_in(account, "wrong horse", network)
    return refused.value.status


def test_a_network_shares_a_limit() -> None:
    limits = RateLimits(Config(sign_ins_per_minute=2))
    assert [True, True, False] == [limits.may_sign_in("192.0.2.1") for _ in range(3)]
    others = [limits.may_sign_in(f"192.0.2.{host}") for host in range(2, 9)]
    assert [True] * 4 + [False] * 3 == others
    assert limits.may_sign_in("192.0.3.1")


@pytest.mark.parametrize(
    ("address", "key", "network"),
    [
        ("192.0.2.77", "192.0.2.77", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/64"),
        ("nonsense", "unknown", "unknown"),
    ],
)
def test_addresses_and_networks(address: str, key: str, network: str) -> None:
    assert (key, network) == (address_key(address), network_of(address))
    assert network == network_of(address_key(address))


COMMON = """
password Passw0rd! 12345678 20261116 qwertyuiop poiuytrewq aaaaaaaa1 abcabcab ferrari99 1q2w3e4r5t annracer7 recarnna
drowssap ciaociao juventus1897 letmein123 !!iloveyou!!
"""


@pytest.mark.parametrize("password", COMMON.split())
def test_common_passwords_are_refused(password: str) -> None:
    with pytest.raises(RequestError, match="common-password"):
        check_account("annracer", password)


@pytest.mark.parametrize(
    "password", ["correct horse", "pit-lane at noon", "Vz7#kq2Lm", "la mia gatta Birba", "814029384756"]
)
def test_other_passwords_are_accepted(password: str) -> None:
    check_account("annracer", password)
