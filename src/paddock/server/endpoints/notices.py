"""Endpoints about being called: by which channel, how often, when not, and for which tables."""

import base64
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from paddock.core import Plain
from paddock.server.api import Body, Call, Language, Word, endpoint
from paddock.server.errors import RequestError
from paddock.server.notify.mail_addresses import check_mail_address
from paddock.server.notify.postman import DeliveryError
from paddock.server.store.outbox import Failure, NewLetter
from paddock.server.store.rows import Contact, HookKind, Pace, User
from paddock.server.zones import is_zone

CONFIRM_SECONDS = 2 * 24 * 3600.0
MOST_ENDPOINT = 1000
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
Mail = Annotated[str, Meta(max_length=254)]


class Notices(Plain):
    """How the current user is called, and what this server offers."""

    lang: Language
    zone: str
    pace: Pace
    daily_at: int
    quiet_from: int
    quiet_until: int
    mail: str
    mail_on: bool
    push_on: bool
    hook: str
    hook_kind: HookKind
    hook_secret: str
    """With which messages to a webhook are signed (Standard Webhooks)."""
    hook_on: bool
    muted: tuple[str, ...]
    browsers: int
    """How many browsers show notifications."""
    offers_mail: bool
    offers_hooks: bool
    push_key: str
    """The key to which browsers subscribe; empty if the server offers no push."""
    failures: tuple[Failure, ...]
    """Messages that were given up."""


class NoticesBody(Body, kw_only=True):
    """How the current user wants to be called."""

    lang: Language
    zone: Annotated[str, Meta(max_length=64)]
    pace: Pace = "at-once"
    daily_at: Minute = 8 * 60
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    mail_on: bool = False
    push_on: bool = False
    hook: Annotated[str, Meta(max_length=500)] = ""
    hook_kind: HookKind = "plain"
    hook_on: bool = False


class MailBody(Body):
    """An address to confirm; empty to forget the one there is."""

    mail: Mail
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The user's time zone, unless they have chosen one."""


class BrowserBody(Body):
    """A browser that has subscribed to pushes."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=MOST_ENDPOINT)]
    p256dh: Word
    auth: Word


class MuteBody(Body):
    muted: bool


async def _notices(call: Call, user: User) -> Notices:
    run, store, office = call.service.run, call.service.store, call.service.office
    contact = await run(store.contacts.get, user.id)
    return Notices(
        **msgspec.structs.asdict(contact),
        muted=tuple(sorted(await run(store.contacts.muted, user.id))),
        browsers=len(await run(store.contacts.subscriptions, user.id)),
        offers_mail=office.calling.has_mail,
        offers_hooks=office.calling.has_hooks,
        push_key=office.push_key,
        failures=tuple(await run(store.outbox.failures, user.id)),
    )


@endpoint("GET", "/api/me/notices", reply=Notices)
async def show_notices(call: Call) -> Notices:
    """How the current user is called."""
    return await _notices(call, call.current_user())


@endpoint("POST", "/api/me/notices", body=NoticesBody, reply=Notices)
async def set_notices(call: Call, body: NoticesBody) -> Notices:
    """Change how the current user is called."""
    user, service = call.current_user(), call.service
    if not is_zone(body.zone):
        raise RequestError("bad-zone", 422, given=body.zone)
    before = await service.run(service.store.contacts.get, user.id)
    wanted = Contact(
        **{name: getattr(body, name) for name in NoticesBody.__struct_fields__},
        mail=before.mail,
        hook_secret=before.hook_secret or base64.b64encode(secrets.token_bytes(24)).decode(),
    )
    wanted = replace(wanted, mail_on=wanted.mail_on and bool(before.mail), hook_on=wanted.hook_on and bool(wanted.hook))
    is_tried = wanted.hook_on and not (before.hook_on and wanted.hook == before.hook)
    if is_tried:
        _check_trials(call, user)
    if wanted.hook_on and wanted.hook != before.hook:
        await _check_hook(call, wanted.hook)
    await service.run(service.store.contacts.set, user.id, wanted)
    if is_tried:
        await _try_out(call, user, "hook", "")
    return await _notices(call, user)


def _check_trials(call: Call, user: User) -> None:
    """429 if a user or an address has asked for many first messages: they go to whatever address users name."""
    trials = call.service.rate_limits.trials
    if not (trials.take(user.id) and trials.take(call.address)):
        raise RequestError("too-fast", 429)


async def _check_hook(call: Call, url: str) -> None:
    """422 if a webhook is not one, or is on this server's own network."""
    office = call.service.office
    if not office.calling.has_hooks:
        raise RequestError("calls-off", 409)
    try:
        await office.outside.check(url)
    except DeliveryError as error:
        raise RequestError("bad-hook", 422, why=error.note) from None


async def _try_out(call: Call, user: User, channel: str, target: str) -> None:
    """Send a first message, so that users see whether it arrives."""
    letter = NewLetter(secrets.token_hex(12), user.id, channel, target, "trial", "")  # type: ignore[arg-type]
    await call.service.run(call.service.store.outbox.add, [letter])


@endpoint("POST", "/api/me/mail", body=MailBody, reply=Notices, is_costly=True)
async def set_mail(call: Call, body: MailBody) -> Notices:
    """Send a mail with a link that confirms an address; an empty one forgets the address there is."""
    user, service = call.current_user(), call.service
    if not body.mail:
        contact = await service.run(service.store.contacts.get, user.id)
        await service.run(service.store.contacts.set, user.id, replace(contact, mail="", mail_on=False))
        return await _notices(call, user)
    if not service.office.calling.has_mail:
        raise RequestError("calls-off", 409)
    if not service.rate_limits.mails.take(user.id):
        raise RequestError("too-fast", 429)
    mail, zone = check_mail_address(body.mail), body.zone if is_zone(body.zone) else "UTC"
    token = service.office.links.sign("mail", user.id, mail, call.lang, zone, seconds=CONFIRM_SECONDS)
    content = msgspec.json.encode((f"{service.office.desk.address}/mail/{token}", call.lang, user.name)).decode()
    letter = NewLetter(secrets.token_hex(12), user.id, "mail", mail, "confirm", content)
    await service.run(service.store.outbox.add, [letter])
    return await _notices(call, user)


@endpoint("POST", "/api/me/browsers", body=BrowserBody, reply=Notices)
async def subscribe_browser(call: Call, body: BrowserBody) -> Notices:
    """Show notifications in this browser, as long as its session lasts."""
    user, service = call.current_user(), call.service
    if not service.office.push_key or call.session is None:
        raise RequestError("calls-off", 409)
    from paddock.server.notify.web_push import is_browser_key

    if not is_browser_key(body.p256dh, body.auth):
        raise RequestError("bad-browser", 422)
    _check_trials(call, user)
    try:
        await service.office.outside.check(body.endpoint)
    except DeliveryError as error:
        raise RequestError("bad-hook", 422, why=error.note) from None
    contacts, run = service.store.contacts, service.run
    contact = await run(contacts.get, user.id)
    await run(contacts.subscribe, user.id, call.session.id, body.endpoint, body.p256dh, body.auth)
    await run(contacts.set, user.id, replace(contact, push_on=True))
    for each in await run(contacts.subscriptions, user.id):
        if each.endpoint == body.endpoint:
            await _try_out(call, user, "push", each.id)
    return await _notices(call, user)


@endpoint("POST", "/api/me/browsers/forget", reply=Notices)
async def forget_browsers(call: Call) -> Notices:
    """Show no notifications in the browser of this session any more."""
    user, service = call.current_user(), call.service
    if call.session is not None:
        await service.run(service.store.contacts.end_session, call.session.id)
    return await _notices(call, user)


@endpoint("POST", "/api/tables/{table}/mute", body=MuteBody, reply=Notices)
async def mute_table(call: Call, table: str, body: MuteBody) -> Notices:
    """Do not call the current user for a table, or do so again."""
    user, service = call.current_user(), call.service
    live = await service.tables.get(table)
    if not live.seats_of(user):
        raise RequestError("no-seat-here", 403)
    await service.run(service.store.contacts.mute, user.id, table, body.muted)
    return await _notices(call, user)
