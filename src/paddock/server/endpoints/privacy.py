"""Endpoints for the data of users: what is stored, a copy of it, and its deletion."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from paddock.core import Plain
from paddock.server.api import Body, Call, endpoint
from paddock.server.endpoints.owner import ReasonBody, acting_owner, subject_of
from paddock.server.errors import RequestError, translate
from paddock.server.moderation.acts import check_power
from paddock.server.retention import NETWORK_DAYS, REPORT_DAYS
from paddock.server.store.personal import PERSONAL
from paddock.server.store.rows import User


class Stored(Plain):
    """A kind of data about users."""

    table: str
    title: str
    text: str
    columns: tuple[str, ...]


class StoredList(Plain):
    """All data about users that the service stores."""

    stored: tuple[Stored, ...]


class DeletionBody(Body):
    """A user confirms the deletion: with the password, or a guest with their name."""

    confirm: Annotated[str, Meta(min_length=1, max_length=400)]


@endpoint("GET", "/api/privacy", reply=StoredList)
async def list_stored(call: Call) -> StoredList:
    """What the service stores about users, table by table."""
    return StoredList(tuple(_stored(call, table) for table in PERSONAL))


def _stored(call: Call, table: str) -> Stored:
    key, keep = f"stored-{table.replace('_', '-')}", call.service.config.keep
    days = {"guests": int(keep.guests), "records": int(keep.records), "network": int(NETWORK_DAYS)}
    days["reports"] = int(REPORT_DAYS)
    return Stored(table, translate(f"{key}-title", call.lang), translate(key, call.lang, **days), PERSONAL[table])


def _file(data: object, user: User) -> Response:
    headers = {"content-disposition": f'attachment; filename="paddock-{user.id}.json"'}
    body = msgspec.json.format(msgspec.json.encode(data), indent=2)
    return Response(body, headers=headers, media_type="application/json")


@endpoint("GET", "/api/me/data", reply=dict[str, Any])
async def export_own_data(call: Call) -> Response:
    """Everything stored about the current user, as one file."""
    user = call.current_user()
    if not call.service.rate_limits.exports.take(user.id):
        raise RequestError("too-fast", 429)
    return _file(await call.service.run(call.service.store.personal.export, user.id), user)


@endpoint("POST", "/api/me/delete", body=DeletionBody, is_costly=True, even_banned=True)
async def delete_own_data(call: Call, body: DeletionBody) -> None:
    """Delete the current user for good; their races stay, under another name."""
    user = call.current_user()
    if user.account:
        await call.service.accounts.check_password(user, body.confirm)
    elif body.confirm != user.name:
        raise RequestError("wrong-name", 403)
    await _delete(call, user, user.id, "")
    call.forget_cookie()


async def _delete(call: Call, user: User, actor: str, reason: str) -> None:
    former = translate("former-player", call.lang)
    await call.service.run(call.service.store.personal.delete, user, former, actor, reason)
    await call.service.follower.catch_up()


@endpoint("GET", "/api/owner/users/{user}/data", reply=dict[str, Any])
async def export_data(call: Call, user: str) -> Response:
    """Everything stored about a user, as one file, for the owner to hand over."""
    acting_owner(call)
    subject = await subject_of(call, user)
    return _file(await call.service.run(call.service.store.personal.export, subject.id), subject)


@endpoint("POST", "/api/owner/users/{user}/delete", body=ReasonBody)
async def delete_user(call: Call, user: str, body: ReasonBody) -> None:
    """Delete a user for good; their races stay, under another name."""
    owner = acting_owner(call)
    subject = await subject_of(call, user)
    check_power(owner, subject)
    await _delete(call, subject, owner.id, body.reason)
