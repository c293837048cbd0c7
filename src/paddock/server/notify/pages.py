"""The pages behind the links of messages. They need no script and no session: the link itself is the key.

A GET only shows what would happen, so that programs that look into mails change nothing; a POST does it.
"""

from html import escape
from urllib.parse import parse_qs

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

import paddock
from paddock.scene import option_labels
from paddock.server.errors import RequestError, translate
from paddock.server.faults import database_error
from paddock.server.networks import client_address, network_of
from paddock.server.notify.owed import owed_at
from paddock.server.service import Service
from paddock.server.store.rows import Contact, Owed, User
from paddock.server.tables.live import LiveTable

MAX_FORM = 4096
HEADERS = {"cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex"}


def page(lang: str, title: str, *parts: str, status: int = 200) -> Response:
    """A page of plain HTML."""
    body = "\n".join(parts)
    html = f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} · Paddock</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/letter.css">
</head><body><main><p class="brand"><a href="/">Paddock</a></p><h1>{escape(title)}</h1>
{body}
</main></body></html>
"""
    return HTMLResponse(html, status, HEADERS)


def button(text: str) -> str:
    """A form that posts to the page's own address."""
    return f'<form method="post"><button type="submit">{escape(text)}</button></form>'


def link(text: str, url: str) -> str:
    return f'<p><a class="button" href="{escape(url)}">{escape(text)}</a></p>'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _refused(error: RequestError, lang: str = "en") -> Response:
    home = link(translate("page-home", lang), "/")
    return page(lang, error.text(lang), home, status=error.status)


class LinkPages:
    """Answers, confirmations and unsubscriptions."""

    def __init__(self, service: Service, request: Request) -> None:
        self.service = service
        self.request = request
        self.is_post = request.method == "POST"
        address = client_address(request, service.config)
        if not service.rate_limits.requests.take(address):
            raise RequestError("too-fast", 429)
        self.network = network_of(address)

    def fields(self, purpose: str) -> list[str | int]:
        """What a link says; 410 if it is forged or has expired."""
        found = self.service.office.links.read(purpose, self.request.path_params["token"])  # type: ignore[arg-type]
        if found is None:
            raise RequestError("link-over", 410)
        return found

    async def contact(self, user: str) -> Contact:
        return await self.service.run(self.service.store.contacts.get, user)

    # Answering

    async def answer(self) -> Response:
        table, seat, asked, user_id, code = self.fields("answer")
        owed = Owed(str(table), int(seat), int(asked), str(user_id))
        contact = await self.contact(owed.user)
        user = await self.service.run(self.service.store.users.get, owed.user)
        try:
            live = await self.service.tables.get(owed.table_id)
            await live.refresh()
            if user is None:
                raise RequestError("link-over", 410)
            self.service.bans.check(user, self.network)
            if not self.is_post:
                return self._ask(live, owed, str(code), contact)
            if owed not in owed_at(live) and not _is_answered(live, owed, str(code)):
                raise RequestError("late", 410)
            await live.decide(owed.seat, owed.asked, str(code))
        except RequestError as error:
            return _refused(error, contact.lang)
        return await self._answered(live, user, contact)

    def _ask(self, live: LiveTable, owed: Owed, code: str, contact: Contact) -> Response:
        """Show the choice, to be confirmed."""
        lang, table = contact.lang, link(translate("page-table", contact.lang), f"/table/{live.id}")
        if owed not in owed_at(live):
            return page(lang, translate("page-late", lang), table, status=410)
        match = live.race.match
        options = option_labels(match, owed.seat, lang)
        if code not in options:
            return page(lang, translate("page-late", lang), table, status=410)
        question = match.decision(owed.seat).ask(lang, match.names)
        asked = translate("page-question", lang, name=live.seats[owed.seat].name, question=question)
        answer = button(translate("page-answer", lang, option=options[code]))
        return page(lang, asked, answer, paragraph(translate("page-sure", lang)), table)

    async def _answered(self, live: LiveTable, user: User, contact: Contact) -> Response:
        """Say what follows: the user's next question with its own links, or the others."""
        lang, match = contact.lang, live.race.match
        parts = [link(translate("page-table", lang), f"/table/{live.id}")]
        owed = next((each for each in owed_at(live) if each.user == user.id), None)
        if match.over:
            parts.insert(0, paragraph(translate("page-over", lang)))
        elif owed is None:
            parts.insert(0, paragraph(translate("page-waiting", lang)))
        else:
            news = await self.service.office.desk.write(live, owed, contact)
            lines = "".join(f"<li>{escape(line)}</li>" for line in news.lines)
            options = (
                f'<p><a class="button" href="{escape(each.link)}">{escape(each.label)}</a></p>' for each in news.options
            )
            parts = [
                f"<ul>{lines}</ul>",
                f"<h2>{escape(translate('page-again', lang))}</h2>",
                paragraph(news.question),
                *options,
                *parts,
            ]
        return page(lang, translate("page-answered", lang), *parts)

    # Mails

    async def stop(self) -> Response:
        """No more messages by a channel, in one touch."""
        user, _ = map(str, self.fields("stop"))
        contact = await self.contact(user)
        lang = contact.lang
        if not self.is_post:
            stop = translate("page-stop", lang)
            return page(lang, stop, paragraph(translate("page-stop-about", lang)), button(stop))
        store = self.service.store
        if contact.mail:
            await self.service.run(store.contacts.set, user, replace(contact, mail_on=False))
        await self.service.run(store.outbox.withdraw, user, "mail")
        return page(lang, translate("page-stopped", lang), link(translate("page-home", lang), "/"))

    async def confirm(self) -> Response:
        """Confirm an address."""
        user, mail, lang, zone = map(str, self.fields("mail"))
        if await self.service.run(self.service.store.users.get, user) is None:
            raise RequestError("link-over", 410)
        confirm = translate("page-mail", lang, mail=mail)
        if not self.is_post:
            return page(lang, confirm, paragraph(translate("page-mail-about", lang)), button(confirm))
        contact = await self.contact(user)
        zone = zone if contact.zone == "UTC" else contact.zone
        contact = replace(contact, mail=mail, mail_on=True, lang=lang, zone=zone)
        await self.service.run(self.service.store.contacts.set, user, contact)
        return page(lang, translate("page-mail-done", lang), link(translate("page-home", lang), "/"))

    async def recover(self) -> Response:
        """Choose a new password; the link works once, because all sessions before it end."""
        id, epoch, lang = self.fields("recover")  # noqa: A001
        lang = str(lang)
        user = await self.service.run(self.service.store.users.get, str(id))
        if user is None or user.epoch != epoch or not user.account:
            raise RequestError("link-over", 410)
        title = translate("mail-recover", lang)
        if not self.is_post:
            return page(lang, title, _password_form(user.account, lang))
        given = parse_qs((await self.request.body())[:MAX_FORM].decode(errors="replace"))
        try:
            await self.service.accounts.set_password(user, given.get("password", [""])[0])
        except RequestError as error:
            return page(
                lang, title, paragraph(error.text(lang)), _password_form(user.account, lang), status=error.status
            )
        await self.service.end_all_sessions(user)
        return page(lang, translate("page-recovered", lang), link(translate("page-sign-in", lang), "/me"))


def _password_form(account: str, lang: str) -> str:
    label, save = (escape(translate(key, lang)) for key in ("page-password", "mail-recover"))
    name = f'<input type="hidden" name="account" autocomplete="username" value="{escape(account)}">'
    field = '<input type="password" name="password" autocomplete="new-password" minlength="8" maxlength="200" required>'
    return (
        f'<form method="post">{name}<p><label>{label} {field}</label></p><button type="submit">{save}</button></form>'
    )


def _is_answered(live: LiveTable, owed: Owed, code: str) -> bool:
    """Whether this very answer was given: the button was pressed twice."""
    given = live.race.answered.get(owed.seat)
    return given is not None and given[:2] == (owed.asked, code) and live.seats[owed.seat].user == owed.user


async def _answer(request: Request) -> Response:
    return await _respond(request, "answer")


async def _stop(request: Request) -> Response:
    return await _respond(request, "stop")


async def _confirm(request: Request) -> Response:
    return await _respond(request, "confirm")


async def _recover(request: Request) -> Response:
    return await _respond(request, "recover")


async def _respond(request: Request, name: str) -> Response:
    try:
        shown: Response = await getattr(LinkPages(request.app.state.service, request), name)()
    except RequestError as error:
        return _refused(error)
    except (SQLAlchemyError, paddock.PaddockError) as error:
        return _refused(database_error(error) if isinstance(error, SQLAlchemyError) else RequestError("not-ready", 503))
    return shown


ROUTES = [
    Route("/answer/{token}", _answer, methods=["GET", "POST"]),
    Route("/stop/{token}", _stop, methods=["GET", "POST"]),
    Route("/mail/{token}", _confirm, methods=["GET", "POST"]),
    Route("/recover/{token}", _recover, methods=["GET", "POST"]),
]
