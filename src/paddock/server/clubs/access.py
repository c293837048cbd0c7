"""Who may see a club, and who may do what in it."""

from paddock.core import Plain
from paddock.server.api import Call
from paddock.server.errors import RequestError
from paddock.server.store.rows import Club, Member


class Standing(Plain):
    """A club, its members, and what the current user is in it."""

    club: Club
    members: tuple[Member, ...]
    me: Member | None

    @property
    def is_organiser(self) -> bool:
        return self.me is not None and self.me.organiser

    @property
    def is_steward(self) -> bool:
        return self.me is not None and self.me.steward

    @property
    def stewards(self) -> tuple[str, ...]:
        return tuple(each.user for each in self.members if each.steward)

    @property
    def organisers(self) -> tuple[str, ...]:
        return tuple(each.user for each in self.members if each.organiser)


async def find_club(call: Call, id: str, key: str = "") -> Standing:  # noqa: A002
    """A club that the current user may see: a public one, one's own, or one whose invitation one has; else 404."""
    store, run = call.service.store, call.service.run
    club = await run(store.clubs.get, id)
    if club is None:
        raise RequestError("no-such-club", 404)
    members = tuple(await run(store.clubs.members, id))
    me = next((each for each in members if call.user is not None and each.user == call.user.id), None)
    if club.access != "public" and me is None and key != club.invite:
        raise RequestError("no-such-club", 404)
    return Standing(club, members, me)


async def as_member(call: Call, id: str) -> Standing:  # noqa: A002
    """The club, if the current user is a member; 401, 403 or 404 if not."""
    call.current_user()
    found = await find_club(call, id)
    if found.me is None:
        raise RequestError("members-only", 403)
    return found


async def as_organiser(call: Call, id: str) -> Standing:  # noqa: A002
    """The club, if the current user organises it; 401, 403 or 404 if not."""
    call.current_user()
    found = await find_club(call, id)
    if not found.is_organiser:
        raise RequestError("organisers-only", 403)
    return found


async def season_club(call: Call, season: str) -> str:
    """The club of a season; 404 if there is no such season."""
    row = await call.service.run(call.service.store.seasons.get, season)
    if row is None:
        raise RequestError("no-such-season", 404)
    return row.club
