"""Endpoints for owners and moderators. For everybody else there is nothing at these addresses."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from paddock.core import Plain
from paddock.server.api import Body, Call, Query, endpoint
from paddock.server.errors import RequestError
from paddock.server.moderation.acts import Acts, check_power
from paddock.server.moderation.bans import read_network
from paddock.server.moderation.reporting import Evidence
from paddock.server.store.overview import Counts, KnownTable, KnownUser
from paddock.server.store.rows import Act, Ban, ReportKind, Role, Scope, User

MAX_DAYS = 3650
Reason = Annotated[str, Meta(max_length=500)]
_read_evidence = msgspec.json.Decoder(Evidence).decode


class SearchQuery(Query):
    find: Annotated[str, Meta(max_length=80)] = ""


class ReportQuery(Query):
    all: bool = False


class AuditQuery(Query):
    before: Annotated[int, Meta(ge=0, le=2**53)] = 0


class ReasonBody(Body):
    reason: Reason = ""


class BanBody(Body, kw_only=True):
    scope: Scope
    days: Annotated[float, Meta(ge=0, le=MAX_DAYS)]
    """0 is for ever."""
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class NetworkBanBody(BanBody, kw_only=True):
    network: Annotated[str, Meta(max_length=64)]


class NetworkBody(ReasonBody, kw_only=True):
    network: Annotated[str, Meta(max_length=64)]


class RenameBody(ReasonBody, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class RoleBody(ReasonBody, kw_only=True):
    role: Role


class NewPassword(Plain):
    """A password that is shown once."""

    password: str


class ReportView(Plain):
    """A report with its evidence."""

    id: int
    at: float
    kind: ReportKind
    reason: str
    table: str
    reporter: str
    reporter_name: str
    subject: str
    subject_name: str
    """The name that they have now."""
    evidence: Evidence
    closed: float


class UserPage(Plain):
    """All that moderators see of a user."""

    user: KnownUser
    bans: tuple[Ban, ...]
    reports: tuple[ReportView, ...]
    tables: tuple[KnownTable, ...]
    audit: tuple[Act, ...]


class UserList(Plain):
    users: tuple[KnownUser, ...]


class TableList(Plain):
    tables: tuple[KnownTable, ...]


class ReportList(Plain):
    reports: tuple[ReportView, ...]


class BanList(Plain):
    bans: tuple[Ban, ...]
    names: dict[str, str]
    """The names of banned users, by id."""


class ActList(Plain):
    acts: tuple[Act, ...]
    names: dict[str, str]
    """The names of the users among actors and subjects, by id."""


def acting_owner(call: Call) -> User:
    """The current user if they are an owner; 404 for strangers, 403 for moderators."""
    return _staff(call, owner=True)


def _staff(call: Call, owner: bool = False) -> User:
    """The current user if they are an owner or a moderator; 404 otherwise, 403 for moderators where owners act."""
    if call.user is None or not call.user.role:
        raise RequestError("no-such-page", 404)
    if owner and call.user.role != "owner":
        raise RequestError("owner-only", 403)
    return call.user


async def _do(call: Call, act: Callable[[Acts], Any]) -> Any:
    """Do something in the name of the current user; it takes effect at once."""
    done = await call.service.run(act, Acts(call.service.store, call.current_user().id))
    await call.service.follower.catch_up()
    return done


async def subject_of(call: Call, id: str) -> User:  # noqa: A002
    """A user whom the current one may act on."""
    found = await call.service.run(call.service.store.users.get, id)
    if found is None or not found.name:
        raise RequestError("no-such-player", 404)
    check_power(call.current_user(), found)
    return found


async def _names(call: Call, ids: set[str]) -> dict[str, str]:
    return await call.service.run(call.service.store.users.names, ids)


# Lists


@endpoint("GET", "/api/owner", reply=Counts)
async def show_service(call: Call) -> Counts:
    """The service in figures."""
    _staff(call)
    return await call.service.run(call.service.store.overview.counts)


@endpoint("GET", "/api/owner/users", reply=UserList, query=SearchQuery)
async def list_users(call: Call) -> UserList:
    """The users, those who came last first."""
    _staff(call)
    assert isinstance(call.query, SearchQuery)
    return UserList(tuple(await call.service.run(call.service.store.overview.users, call.query.find)))


@endpoint("GET", "/api/owner/users/{user}", reply=UserPage)
async def show_user(call: Call, user: str) -> UserPage:
    """A user: bans, reports, tables, and what was done about them."""
    _staff(call)
    store, run = call.service.store, call.service.run
    found = await run(store.overview.user, user)
    if found is None:
        raise RequestError("no-such-player", 404)
    return UserPage(
        found,
        tuple(await run(store.bans.of, user)),
        await _report_views(call, [each for each in await run(store.reports.listed, False) if each.subject == user]),
        tuple(await run(store.overview.tables_of, user)),
        tuple(await run(store.audit.latest, 0, user)),
    )


@endpoint("GET", "/api/owner/tables", reply=TableList, query=SearchQuery)
async def list_all_tables(call: Call) -> TableList:
    """The tables, those that changed last first."""
    _staff(call)
    assert isinstance(call.query, SearchQuery)
    return TableList(tuple(await call.service.run(call.service.store.overview.tables, call.query.find)))


@endpoint("GET", "/api/owner/reports", reply=ReportList, query=ReportQuery)
async def list_reports(call: Call) -> ReportList:
    """The open reports, or all of them, the newest first."""
    _staff(call)
    assert isinstance(call.query, ReportQuery)
    reports = await call.service.run(call.service.store.reports.listed, not call.query.all)
    return ReportList(await _report_views(call, reports))


async def _report_views(call: Call, reports: list[Any]) -> tuple[ReportView, ...]:
    names = await _names(call, {id for each in reports for id in (each.reporter, each.subject)})  # noqa: A001
    return tuple(
        ReportView(
            id=each.id,
            at=each.at,
            kind=each.kind,
            reason=each.reason,
            table=each.table_id,
            reporter=each.reporter,
            reporter_name=names.get(each.reporter, ""),
            subject=each.subject,
            subject_name=names.get(each.subject, ""),
            evidence=_read_evidence(each.context),
            closed=each.closed,
        )
        for each in reports
    )


@endpoint("GET", "/api/owner/bans", reply=BanList)
async def list_bans(call: Call) -> BanList:
    """The bans that have not ended."""
    _staff(call)
    bans = await call.service.run(call.service.store.bans.active)
    return BanList(tuple(bans), await _names(call, {ban.subject for ban in bans}))


@endpoint("GET", "/api/owner/audit", reply=ActList, query=AuditQuery)
async def list_acts(call: Call) -> ActList:
    """The audit log, the newest line first."""
    _staff(call)
    assert isinstance(call.query, AuditQuery)
    acts = await call.service.run(call.service.store.audit.latest, call.query.before)
    return ActList(tuple(acts), await _names(call, {id for act in acts for id in (act.actor, act.subject)}))  # noqa: A001


# What can be done


@endpoint("POST", "/api/owner/circuits/{circuit}/withdraw", body=ReasonBody)
async def withdraw_circuit(call: Call, circuit: str, body: ReasonBody) -> None:
    """Take a published circuit back: its maker keeps it but cannot publish it again."""
    _staff(call)
    await _do(call, lambda acts: acts.withdraw_circuit(circuit, body.reason))


@endpoint("POST", "/api/owner/users/{user}/ban", body=BanBody)
async def ban_user(call: Call, user: str, body: BanBody) -> None:
    """Ban a user from the service or from the chat, for some days or for ever."""
    _staff(call)
    subject = await subject_of(call, user)
    await _do(call, lambda acts: acts.ban(subject.id, body.scope, body.days, body.reason))


@endpoint("POST", "/api/owner/users/{user}/lift", body=ReasonBody)
async def lift_bans(call: Call, user: str, body: ReasonBody) -> None:
    """End the bans of a user."""
    _staff(call)
    subject = await subject_of(call, user)
    await _do(call, lambda acts: acts.lift(subject.id, body.reason))


@endpoint("POST", "/api/owner/networks/ban", body=NetworkBanBody)
async def ban_network(call: Call, body: NetworkBanBody) -> None:
    """Ban the guests of a network, and strangers who come from it."""
    _staff(call)
    network = _network(body.network)
    await _do(call, lambda acts: acts.ban(network, body.scope, body.days, body.reason))


@endpoint("POST", "/api/owner/networks/lift", body=NetworkBody)
async def lift_network(call: Call, body: NetworkBody) -> None:
    """End the bans of a network."""
    _staff(call)
    network = _network(body.network)
    await _do(call, lambda acts: acts.lift(network, body.reason))


def _network(text: str) -> str:
    network = read_network(text)
    if network is None:
        raise RequestError("bad-network", 422)
    return network


@endpoint("POST", "/api/owner/users/{user}/rename", body=RenameBody)
async def rename_user(call: Call, user: str, body: RenameBody) -> None:
    """Give a user another name, in all races and chats."""
    _staff(call)
    subject = await subject_of(call, user)
    await _do(call, lambda acts: acts.rename(subject, body.name, body.reason))


@endpoint("POST", "/api/owner/users/{user}/reset-password", body=ReasonBody, reply=NewPassword, is_costly=True)
async def reset_password(call: Call, user: str, body: ReasonBody) -> NewPassword:
    """Give an account a new password, which is shown once, and end its sessions."""
    _staff(call, owner=True)
    subject = await subject_of(call, user)
    hashed = call.service.accounts.hasher.hash
    return NewPassword(await _do(call, lambda acts: acts.reset_password(subject, hashed, body.reason)))


@endpoint("POST", "/api/owner/users/{user}/role", body=RoleBody)
async def set_role(call: Call, user: str, body: RoleBody) -> None:
    """Make a user an owner or a moderator, or neither."""
    _staff(call, owner=True)
    subject = await subject_of(call, user)
    await _do(call, lambda acts: acts.set_role(subject, body.role, body.reason))


@endpoint("POST", "/api/owner/tables/{table}/close", body=ReasonBody)
async def close_table(call: Call, table: str, body: ReasonBody) -> None:
    """Close a table: nobody plays, watches or chats there."""
    _staff(call)
    await _do(call, lambda acts: acts.close_table(table, body.reason))


@endpoint("POST", "/api/owner/tables/{table}/reopen", body=ReasonBody)
async def reopen_table(call: Call, table: str, body: ReasonBody) -> None:
    """Open a closed table again."""
    _staff(call)
    await _do(call, lambda acts: acts.reopen_table(table, body.reason))


@endpoint("POST", "/api/owner/tables/{table}/delete", body=ReasonBody)
async def delete_table(call: Call, table: str, body: ReasonBody) -> None:
    """Delete a table with its race and its chat, for good."""
    _staff(call, owner=True)
    await _do(call, lambda acts: acts.delete_table(table, body.reason))


@endpoint("POST", "/api/owner/reports/{report}/close", body=ReasonBody)
async def close_report(call: Call, report: str, body: ReasonBody) -> None:
    """Close a report, with a verdict."""
    _staff(call)
    if not report.isdecimal() or len(report) > 9:
        raise RequestError("no-such-report", 404)
    await _do(call, lambda acts: acts.close_report(int(report), body.reason))
