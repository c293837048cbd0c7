"""Who one is: guests, accounts, signing in and out."""

from typing import Annotated

from msgspec import Meta

from paddock.core import Plain
from paddock.server.api import Body, Call, endpoint
from paddock.server.rows import Person


class Me(Plain):
    """Whoever asks; `id` is empty for somebody who has not said yet."""

    id: str
    name: str
    account: str


class NameBody(Body):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class AccountBody(Body):
    account: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


def _me(person: Person | None) -> Me:
    return Me("", "", "") if person is None else Me(person.id, person.name, person.account or "")


@endpoint("GET", "/api/me", reply=Me)
async def who_am_i(call: Call) -> Me:
    """Who the cookie says that I am."""
    return _me(call.person)


@endpoint("POST", "/api/guests", body=NameBody, reply=Me, is_costly=True)
async def become_guest(call: Call, body: NameBody) -> Me:
    """Choose a name; whoever has one changes it."""
    if call.person is not None:
        return _me(await call.hub.run(call.people.rename, call.person, body.name))
    person = await call.hub.run(call.people.welcome, body.name)
    call.remember(person)
    return _me(person)


@endpoint("POST", "/api/accounts", body=AccountBody, reply=Me, is_costly=True)
async def register(call: Call, body: AccountBody) -> Me:
    """Turn a guest into the owner of an account."""
    return _me(await call.hub.run(call.people.register, call.me(), body.account, body.password))


@endpoint("POST", "/api/sign-in", body=AccountBody, reply=Me, is_costly=True)
async def sign_in(call: Call, body: AccountBody) -> Me:
    """Come as the owner of an account."""
    person = await call.hub.run(call.people.sign_in, body.account, body.password)
    call.remember(person)
    return _me(person)


@endpoint("POST", "/api/sign-out")
async def sign_out(call: Call) -> None:
    """Leave this device."""
    call.cookie = ""


@endpoint("POST", "/api/sign-out-everywhere")
async def sign_out_everywhere(call: Call) -> None:
    """Leave all devices."""
    await call.hub.run(call.people.sign_out_everywhere, call.me())
    call.cookie = ""
