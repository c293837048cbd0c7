"""Endpoints for users: guests, accounts, signing in and out."""

from typing import Annotated

from msgspec import Meta

from paddock.core import Plain
from paddock.server.api import Body, Call, endpoint
from paddock.server.store.rows import User


class Me(Plain):
    """The current user; `id` is empty if unknown."""

    id: str
    name: str
    account: str


class NameBody(Body):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class AccountBody(Body):
    account: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


def _me(user: User | None) -> Me:
    return Me("", "", "") if user is None else Me(user.id, user.name, user.account or "")


@endpoint("GET", "/api/me", reply=Me)
async def who_am_i(call: Call) -> Me:
    """The current user, whose session then lasts for longer."""
    call.renew_session()
    return _me(call.user)


@endpoint("POST", "/api/guests", body=NameBody, reply=Me, is_costly=True)
async def become_guest(call: Call, body: NameBody) -> Me:
    """Register a guest, or rename the current user."""
    users, run = call.service.users, call.service.run
    if call.user is not None:
        return _me(await run(users.rename, call.user, body.name))
    user = await run(users.add_guest, body.name)
    call.start_session(user)
    return _me(user)


@endpoint("POST", "/api/accounts", body=AccountBody, reply=Me, is_costly=True)
async def register(call: Call, body: AccountBody) -> Me:
    """Give the current guest an account."""
    return _me(await call.service.accounts.register(call.current_user(), body.account, body.password))


@endpoint("POST", "/api/sign-in", body=AccountBody, reply=Me, is_costly=True)
async def sign_in(call: Call, body: AccountBody) -> Me:
    """Sign in to an account."""
    user = await call.service.accounts.sign_in(body.account, body.password, call.network)
    call.start_session(user)
    return _me(user)


@endpoint("POST", "/api/sign-out")
async def sign_out(call: Call) -> None:
    """Sign out on this device: revoke its session."""
    if call.session is not None:
        await call.service.end_session(call.session)
    call.forget_cookie()


@endpoint("POST", "/api/sign-out-everywhere")
async def sign_out_everywhere(call: Call) -> None:
    """Sign out on all devices: revoke every session."""
    await call.service.end_all_sessions(call.current_user())
    call.forget_cookie()
