"""Endpoints for clubs: found, see, change, join, leave, roles, presets."""

import secrets
from typing import Annotated

from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, Query, endpoint
from paddock.server.clock import now
from paddock.server.clubs.access import Standing, as_member, as_organiser, find_club
from paddock.server.clubs.feeds import open_feed_key
from paddock.server.clubs.keeper import Season
from paddock.server.clubs.match_views import MatchLine, match_lines
from paddock.server.errors import RequestError
from paddock.server.store.presets import club_shelf
from paddock.server.store.rows import Club, ClubAccess
from paddock.server.tables.lobby import ID_CHARACTERS, ID_LENGTH
from paddock.server.users.names import printable
from paddock.server.workshop.presets import set_preset

MAX_CLUBS = 10
"""How many clubs a user may organise."""
MAX_MEMBERS = 500


class ClubBody(Body, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    about: Annotated[str, Meta(max_length=2000)] = ""
    access: ClubAccess = "public"


class ClubKeyBody(Body):
    key: Annotated[str, Meta(max_length=32)] = ""


class RolesBody(Body, kw_only=True):
    organiser: bool
    steward: bool


class ClubPresetBody(Body, kw_only=True):
    """A preset: the code of its set-up; without one it is removed."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    code: Annotated[str, Meta(max_length=2000)] = ""


class ClubQuery(Query):
    key: Annotated[str, Meta(max_length=32)] = ""


class ClubLine(Plain):
    """A club in a list."""

    id: str
    name: str
    about: str
    access: ClubAccess
    members: int
    mine: bool


class ClubList(Plain):
    clubs: tuple[ClubLine, ...]


class MemberView(Plain):
    id: str
    """Empty unless the current user organises the club."""
    name: str
    organiser: bool
    steward: bool
    mine: bool


class ClubPresetView(Plain):
    name: str
    code: str
    game: str
    title: str
    """The title of its game."""


class SeasonLine(Plain):
    """A season in a list."""

    id: str
    title: str
    races: int
    run: int
    leaders: tuple[str, ...]
    next_at: str


class ClubPage(Plain):
    """A club as the current user may see it."""

    id: str
    name: str
    about: str
    access: ClubAccess
    is_closed: bool
    is_member: bool
    is_organiser: bool
    is_steward: bool
    invite: str
    """The key of the invitation, for organisers."""
    feed: str
    """The key of the calendar's address; empty if it needs none."""
    members: tuple[MemberView, ...]
    presets: tuple[ClubPresetView, ...]
    seasons: tuple[SeasonLine, ...]
    matches: tuple[MatchLine, ...]


@endpoint("GET", "/api/clubs", reply=ClubList)
async def list_clubs(call: Call) -> ClubList:
    """The current user's clubs, and the public ones."""
    store, run = call.service.store, call.service.run
    mine = await run(store.clubs.of_user, call.user.id) if call.user else []
    known = {club.id: club for club in (*mine, *await run(store.clubs.public))}
    counts = await run(store.clubs.counts, known)
    return ClubList(
        tuple(
            ClubLine(each.id, each.name, each.about, each.access, counts.get(each.id, 0), each in mine)
            for each in known.values()
        )
    )


@endpoint("POST", "/api/clubs", body=ClubBody, reply=ClubPage, status=201)
async def found_club(call: Call, body: ClubBody) -> ClubPage:
    """Found a club and organise it."""
    user, service = call.current_user(), call.service
    service.quotas.note_table(call.address)
    if len(await service.run(service.store.clubs.organised_by, user.id)) >= MAX_CLUBS:
        raise RequestError("too-many-clubs", 409, most=MAX_CLUBS)
    id = "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))  # noqa: A001
    name, about = _words(body)
    club = Club(id, name, about, body.access, secrets.token_urlsafe(12), now())
    await service.run(service.store.clubs.add, club, user.id)
    return await show_club(call, id)


def _words(body: ClubBody) -> tuple[str, str]:
    name = printable(body.name)
    if not name:
        raise RequestError("no-text", 422)
    return name, "\n".join(printable(line) for line in body.about.splitlines())


@endpoint("GET", "/api/clubs/{club}", reply=ClubPage, query=ClubQuery)
async def show_club(call: Call, club: str) -> ClubPage:
    """A club: members, presets and seasons."""
    key = call.query.key if isinstance(call.query, ClubQuery) else ""
    return await _page(call, await find_club(call, club, key))


async def _page(call: Call, found: Standing) -> ClubPage:
    service, club, user = call.service, found.club, call.user
    presets = await service.run(service.store.presets.of, club_shelf(club.id))
    rows = await service.run(service.store.seasons.of_club, club.id)
    is_organiser, hiding = found.is_organiser, await call.hiding()
    members = (
        MemberView(
            each.user if is_organiser else "",
            each.name,
            each.organiser,
            each.steward,
            user is not None and each.user == user.id,
        )
        for each in found.members
    )
    return ClubPage(
        id=club.id,
        name=club.name,
        about=club.about,
        access=club.access,
        is_closed=bool(club.closed),
        is_member=found.me is not None,
        is_organiser=is_organiser,
        is_steward=found.is_steward,
        invite=club.invite if is_organiser else "",
        feed=open_feed_key(club),
        members=tuple(members),
        presets=tuple(_preset(each.name, each.code, call.lang) for each in presets),
        seasons=tuple([await service.run(service.keeper.look, row.id, season_line, hiding) for row in rows]),
        matches=await match_lines(call, club.id),
    )


def _preset(name: str, code: str, lang: str) -> ClubPresetView:
    game = code.split(".", 1)[0]
    title = paddock.game(game).title(lang) if game in paddock.games() else game
    return ClubPresetView(name, code, game, title)


def season_line(season: Season) -> SeasonLine:
    """A season in a list of seasons."""
    book = season.book
    rows = season.standings().drivers if book.outcomes else ()
    leaders = tuple(season.names.get(row.name, row.name) for row in rows if row.place == 1)
    races, run = book.season.races, season.next - 1
    next_at = "" if run == len(races) else races[run].at
    return SeasonLine(season.row.id, book.season.title, len(races), run, leaders[:3], next_at)


@endpoint("POST", "/api/clubs/{club}/change", body=ClubBody, reply=ClubPage)
async def change_club(call: Call, club: str, body: ClubBody) -> ClubPage:
    """Change the name, the text and the access of a club."""
    await as_organiser(call, club)
    await call.service.run(call.service.store.clubs.change, club, *_words(body), body.access)
    return await show_club(call, club)


@endpoint("POST", "/api/clubs/{club}/join", body=ClubKeyBody, reply=ClubPage)
async def join_club(call: Call, club: str, body: ClubKeyBody) -> ClubPage:
    """Join a club: a public one, or one whose invitation one has."""
    user, store = call.current_user(), call.service.store
    found = await find_club(call, club, body.key)
    if found.club.closed:
        raise RequestError("club-closed", 410)
    if len(found.members) >= MAX_MEMBERS:
        raise RequestError("club-full", 409, most=MAX_MEMBERS)
    await call.service.run(store.clubs.join, club, user.id)
    return await show_club(call, club)


@endpoint("POST", "/api/clubs/{club}/leave", reply=ClubList)
async def leave_club(call: Call, club: str) -> ClubList:
    """Leave a club; the last organiser passes it on."""
    await as_member(call, club)
    await call.service.run(call.service.store.clubs.leave, club, call.current_user().id)
    return await list_clubs(call)


@endpoint("POST", "/api/clubs/{club}/members/{user}", body=RolesBody, reply=ClubPage)
async def set_member_roles(call: Call, club: str, user: str, body: RolesBody) -> ClubPage:
    """Make a member an organiser or a steward, or neither."""
    found = await as_organiser(call, club)
    _check_member(found, user)
    if not await call.service.run(call.service.store.clubs.set_roles, club, user, body.organiser, body.steward):
        raise RequestError("last-organiser")
    return await show_club(call, club)


@endpoint("POST", "/api/clubs/{club}/members/{user}/remove", reply=ClubPage)
async def remove_member(call: Call, club: str, user: str) -> ClubPage:
    """Remove a member from a club."""
    found = await as_organiser(call, club)
    _check_member(found, user)
    if user == call.current_user().id:
        raise RequestError("leave-instead")
    await call.service.run(call.service.store.clubs.leave, club, user)
    return await show_club(call, club)


def _check_member(found: Standing, user: str) -> None:
    if all(each.user != user for each in found.members):
        raise RequestError("no-such-player", 404)


@endpoint("POST", "/api/clubs/{club}/invite", reply=ClubPage)
async def renew_invitation(call: Call, club: str) -> ClubPage:
    """Make a new link for invitations; the old one leads nowhere."""
    await as_organiser(call, club)
    await call.service.run(call.service.store.clubs.renew_invite, club)
    return await show_club(call, club)


@endpoint("POST", "/api/clubs/{club}/presets", body=ClubPresetBody, reply=ClubPage)
async def set_club_preset(call: Call, club: str, body: ClubPresetBody) -> ClubPage:
    """Give a set-up a name in a club, or remove one."""
    await as_organiser(call, club)
    await set_preset(call.service, club_shelf(club), body.name, body.code)
    return await show_club(call, club)
