"""Endpoints about one's own account: password, recovery, sessions, keys of programs, and races driven."""

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, Id, endpoint
from paddock.server.catalogue import circuit_title
from paddock.server.errors import RequestError
from paddock.server.store.outbox import NewLetter
from paddock.server.store.rows import Table, Token
from paddock.server.store.sessions import SESSION_CHANGED
from paddock.server.store.tokens import TOKEN_SESSION
from paddock.server.tables.news import news_of
from paddock.server.users.names import clean_name
from paddock.server.users.sessions import Session

RECOVER_SECONDS = 3600.0
MOST_TOKENS = 10
Password = Annotated[str, Meta(min_length=1, max_length=400)]


class PasswordBody(Body):
    now: Password
    new: Password


class RecoverBody(Body):
    """The confirmed address of an account whose password is forgotten."""

    mail: Annotated[str, Meta(min_length=3, max_length=254)]


class DeviceView(Plain):
    """Where the current user is signed in."""

    id: str
    device: str
    started: float
    seen: float
    is_this: bool


class Devices(Plain):
    devices: tuple[DeviceView, ...]


class EndBody(Body):
    """One of the current user's own sessions or keys."""

    id: Id


class TokenBody(Body):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Tokens(Plain):
    """The keys of the current user's programs; a new one is shown once."""

    tokens: tuple[Token, ...]
    new: str = ""


class GameRecord(Plain):
    """What a user has driven of one game."""

    game: str
    title: str
    races: int
    won: int
    podium: int
    circuits: tuple[str, ...]


class RaceLine(Plain):
    """A race that is over."""

    table: str
    title: str
    circuit: str
    place: int
    seats: int
    at: float


class Profile(Plain):
    """The races of the current user."""

    over: int
    running: int
    won: int
    games: tuple[GameRecord, ...]
    latest: tuple[RaceLine, ...]


# Password


@endpoint("POST", "/api/me/password", body=PasswordBody, is_costly=True)
async def change_password(call: Call, body: PasswordBody) -> None:
    """Change the password; all other sessions are ended."""
    user = call.current_user()
    if not user.account:
        raise RequestError("no-account", 409)
    await call.service.accounts.check_password(user, body.now)
    changed = await call.service.accounts.set_password(user, body.new)
    await call.service.end_all_sessions(user)
    await call.start_session(changed)


@endpoint("POST", "/api/recover", body=RecoverBody, is_costly=True, even_banned=True)
async def recover(call: Call, body: RecoverBody) -> None:
    """Send a link for a new password to a confirmed address. The reply does not say whether an account has it."""
    service, mail = call.service, body.mail.strip()
    if not service.office.calling.has_mail:
        raise RequestError("calls-off", 409)
    if not service.rate_limits.mails.take(mail.lower()):
        return
    for id in await service.run(service.store.contacts.with_mail, mail):  # noqa: A001
        user = await service.run(service.store.users.get, id)
        if user is not None and user.account:
            token = service.office.links.sign("recover", user.id, user.epoch, call.lang, seconds=RECOVER_SECONDS)
            link = f"{service.office.desk.address}/recover/{token}"
            content = msgspec.json.encode((link, call.lang, user.account)).decode()
            letter = NewLetter(secrets.token_hex(12), user.id, "mail", mail, "recover", content)
            await service.run(service.store.outbox.add, [letter])


# Sessions


@endpoint("GET", "/api/me/sessions", reply=Devices)
async def list_sessions(call: Call) -> Devices:
    """Where the current user is signed in."""
    user, here = call.current_user(), call.session
    found = await call.service.run(call.service.store.sessions.devices, user.id)
    return Devices(
        tuple(
            DeviceView(each.id, each.device, each.started, each.seen, here is not None and each.id == here.id)
            for each in found
        )
    )


@endpoint("POST", "/api/me/sessions/end", body=EndBody, reply=Devices, even_banned=True)
async def end_session(call: Call, body: EndBody) -> Devices:
    """Sign out on one device; its connections are closed."""
    user = call.current_user()
    found = await call.service.run(call.service.store.sessions.devices, user.id)
    if body.id not in {each.id for each in found}:
        raise RequestError("no-such-session", 404)
    await call.service.end_session(Session(user, body.id, 0))
    return await list_sessions(call)


# Keys of programs


@endpoint("GET", "/api/me/tokens", reply=Tokens)
async def list_tokens(call: Call) -> Tokens:
    """The keys of the current user's programs."""
    return Tokens(tuple(await call.service.run(call.service.store.tokens.of, call.current_user().id)))


@endpoint("POST", "/api/me/tokens", body=TokenBody, reply=Tokens, status=201, is_costly=True)
async def make_token(call: Call, body: TokenBody) -> Tokens:
    """A key for a program, which may play for the current user and not change the account."""
    user, service = call.current_user(), call.service
    if len(await service.run(service.store.tokens.of, user.id)) >= MOST_TOKENS:
        raise RequestError("too-many-tokens", 409, most=MOST_TOKENS)
    made = await service.run(service.store.tokens.add, user.id, clean_name(body.name))
    return Tokens((await list_tokens(call)).tokens, made)


@endpoint("POST", "/api/me/tokens/revoke", body=EndBody, reply=Tokens, even_banned=True)
async def revoke_token(call: Call, body: EndBody) -> Tokens:
    """Revoke a key; the connections made with it are closed."""
    service = call.service
    if not await service.run(service.store.tokens.revoke, call.current_user().id, body.id):
        raise RequestError("no-such-session", 404)
    service.changed(f"{SESSION_CHANGED}{TOKEN_SESSION}{body.id}")
    return await list_tokens(call)


# Races


@endpoint("GET", "/api/me/races", reply=Profile)
async def show_profile(call: Call) -> Profile:
    """The races of the current user, the latest 60: how they ended, on which circuits."""
    user, service = call.current_user(), call.service
    tables = await service.run(service.store.tables.of_user, user.id)
    over = [table for table in tables if table.status == "over" and table.setup.game in paddock.games()]
    seats = await service.run(service.store.seats.of_tables, [table.id for table in over])
    news = await news_of(service, over, seats, user, call.lang)
    lines = []
    for table in over:
        places = [line.place for line in news[table.id].result if line.mine] if table.id in news else []
        if places:
            lines.append(_race_line(table, min(places), call.lang))
    running = sum(table.status == "running" for table in tables)
    won = sum(line.place == 1 for line in lines)
    return Profile(len(lines), running, won, tuple(_records(over, lines, call.lang)), tuple(lines))


def _race_line(table: Table, place: int, lang: str) -> RaceLine:
    setup = table.setup
    circuit = circuit_title(setup.circuit) if setup.circuit else ""
    return RaceLine(table.id, paddock.game(setup.game).title(lang), circuit, place, setup.seats, table.changed)


def _records(over: list[Table], lines: list[RaceLine], lang: str) -> list[GameRecord]:
    games = {table.id: table.setup.game for table in over}
    found = []
    for game in sorted({games[line.table] for line in lines}):
        own = [line for line in lines if games[line.table] == game]
        places = [line.place for line in own]
        circuits = tuple(sorted({line.circuit for line in own if line.circuit}))
        won, podium = places.count(1), sum(place <= 3 for place in places)
        found.append(GameRecord(game, paddock.game(game).title(lang), len(own), won, podium, circuits))
    return found
