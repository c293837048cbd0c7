"""Endpoints about other users: report, mute, block."""

from typing import Annotated, Literal

from msgspec import Meta

from paddock.core import Plain
from paddock.server.api import Body, Call, Id, SeatNumber, endpoint
from paddock.server.errors import RequestError
from paddock.server.moderation.ignoring import MAX_IGNORED
from paddock.server.moderation.reporting import Target, evidence, find_user
from paddock.server.store.ignored import IGNORED_CHANGED
from paddock.server.store.rows import Ignored, IgnoreKind
from paddock.server.tables.access import check_may_watch
from paddock.server.tables.live import LiveTable
from paddock.server.users.names import printable


class TargetBody(Body, kw_only=True):
    """A user as others know them: by a seat of a table, or by a line of its chat."""

    table: Id
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=2**53)] | None = None


class ReportBody(TargetBody, kw_only=True):
    kind: Literal["chat", "name", "behaviour"]
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class IgnoreBody(TargetBody, kw_only=True):
    kind: IgnoreKind


class ForgiveBody(Body):
    """Someone on the current user's own list."""

    id: Id


class IgnoredList(Plain):
    """Whom the current user has muted or blocked."""

    users: tuple[Ignored, ...]


async def _meant(call: Call, body: TargetBody) -> tuple[LiveTable, Target, str]:
    """The table, and the user who is meant; only those who may see the table can point at its users."""
    user = call.current_user()
    if not call.service.rate_limits.reports.take(user.id):
        raise RequestError("too-fast", 429)
    live = await call.service.tables.get(body.table)
    check_may_watch(live.table, live.seats, user)
    target = Target(body.seat, body.line)
    return live, target, find_user(live, target, user)


@endpoint("POST", "/api/reports", body=ReportBody)
async def report(call: Call, body: ReportBody) -> None:
    """Report a user to the moderators, with the chat and the moment at the table."""
    live, target, subject = await _meant(call, body)
    reason = printable(body.reason)
    if not reason:
        raise RequestError("no-text", 422)
    user = call.current_user()
    call.service.quotas.note_report(call.address)
    seen = evidence(live, target, subject, user)
    await call.service.run(call.service.store.reports.add, user.id, subject, body.kind, reason, live.id, seen)


@endpoint("GET", "/api/ignored", reply=IgnoredList)
async def list_ignored(call: Call) -> IgnoredList:
    """Whom the current user has muted or blocked."""
    return IgnoredList(tuple(await call.service.run(call.service.store.ignored.of, call.current_user().id)))


@endpoint("POST", "/api/ignored", body=IgnoreBody, reply=IgnoredList)
async def ignore(call: Call, body: IgnoreBody) -> IgnoredList:
    """Mute or block a user."""
    _, _, other = await _meant(call, body)
    return await _set(call, other, body.kind)


@endpoint("POST", "/api/forgiven", body=ForgiveBody, reply=IgnoredList, even_banned=True)
async def forgive(call: Call, body: ForgiveBody) -> IgnoredList:
    """Neither mute nor block a user any more."""
    return await _set(call, body.id, None)


async def _set(call: Call, other: str, kind: IgnoreKind | None) -> IgnoredList:
    service, user = call.service, call.current_user()
    if not await service.run(service.store.ignored.set, user.id, other, kind, MAX_IGNORED):
        raise RequestError("too-many-ignored", 409, most=MAX_IGNORED)
    service.changed(IGNORED_CHANGED + user.id)
    return await list_ignored(call)
