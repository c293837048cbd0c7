"""Endpoints for users: guests, accounts, signing in and out."""

from typing import Annotated

from msgspec import Meta

from paddock.core import Plain
from paddock.server.api import Body, Call, endpoint
from paddock.server.moderation.bans import refusal
from paddock.server.store.rows import Role, User


class Me(Plain):
    """The current user; `id` is empty if unknown."""

    id: str
    name: str
    account: str
    role: Role = ""
    notice: str = ""
    """Why they are banned, and until when; empty if they are not."""


class NameBody(Body):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class AccountBody(Body):
    account: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


def _me(user: User | None, notice: str = "") -> Me:
    return Me("", "", "") if user is None else Me(user.id, user.name, user.account or "", user.role, notice)


async def _note_visit(call: Call, user: User) -> None:
    """Store from which network a user has come, once a day and session, for moderators."""
    await call.service.run(call.service.store.users.note_visit, user.id, call.network)


@endpoint("GET", "/api/me", reply=Me)
async def who_am_i(call: Call) -> Me:
    """The current user, whose session then lasts for longer."""
    if call.session is None or call.user is None:
        return _me(None)
    if call.session.is_old:
        await _note_visit(call, call.user)
    await call.renew_session()
    bans = call.service.bans
    ban = bans.find("full", call.user, call.network) or bans.find("chat", call.user, call.network)
    return _me(call.user, "" if ban is None else refusal(ban).text(call.lang))


@endpoint("POST", "/api/guests", body=NameBody, reply=Me, is_costly=True)
async def become_guest(call: Call, body: NameBody) -> Me:
    """Register a guest, or rename the current user."""
    users, run = call.service.users, call.service.run
    if call.user is not None:
        return _me(await run(users.rename, call.user, body.name))
    call.service.quotas.note_guest(call.address)
    user = await run(users.add_guest, body.name)
    await _note_visit(call, user)
    await call.start_session(user)
    return _me(user)


@endpoint("POST", "/api/accounts", body=AccountBody, reply=Me, is_costly=True)
async def register(call: Call, body: AccountBody) -> Me:
    """Give the current guest an account."""
    return _me(await call.service.accounts.register(call.current_user(), body.account, body.password))


@endpoint("POST", "/api/sign-in", body=AccountBody, reply=Me, is_costly=True, even_banned=True)
async def sign_in(call: Call, body: AccountBody) -> Me:
    """Sign in to an account."""
    user = await call.service.accounts.sign_in(body.account, body.password, call.network)
    await _note_visit(call, user)
    await call.start_session(user)
    return _me(user)


@endpoint("POST", "/api/sign-out", even_banned=True)
async def sign_out(call: Call) -> None:
    """Sign out on this device: revoke its session."""
    if call.session is not None:
        await call.service.end_session(call.session)
    call.forget_cookie()


@endpoint("POST", "/api/sign-out-everywhere", even_banned=True)
async def sign_out_everywhere(call: Call) -> None:
    """Sign out on all devices: revoke every session."""
    await call.service.end_all_sessions(call.current_user())
    call.forget_cookie()
