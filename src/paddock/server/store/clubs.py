"""Clubs and their members as they are stored."""

import secrets
import time
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Club, ClubAccess, Member
from paddock.server.store.schema import club_members, clubs, users

LISTED = 200


class ClubStore:
    """Clubs and who belongs to them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, club: Club, founder: str) -> None:
        """Found a club; its founder organises it."""
        with self.database.write() as connection:
            connection.execute(clubs.insert().values(**{name: getattr(club, name) for name in Club.__struct_fields__}))
            row = {"club": club.id, "user": founder, "organiser": 1, "steward": 0, "joined": time.time()}
            connection.execute(club_members.insert().values(**row))

    def change(self, id: str, name: str, about: str, access: ClubAccess) -> None:  # noqa: A002
        with self.database.write() as connection:
            change = clubs.update().where(clubs.c.id == id)
            connection.execute(change.values(name=name, about=about, access=access))

    def renew_invite(self, id: str) -> str:  # noqa: A002
        """A new key for the invitation; links with the old one lead nowhere."""
        invite = secrets.token_urlsafe(12)
        with self.database.write() as connection:
            connection.execute(clubs.update().where(clubs.c.id == id).values(invite=invite))
        return invite

    @reads
    def get(self, id: str) -> Club | None:  # noqa: A002
        found = self._select(clubs.c.id == id)
        return found[0] if found else None

    @reads
    def public(self) -> list[Club]:
        """The clubs that every user may see, the newest first."""
        return self._select((clubs.c.access == "public") & (clubs.c.closed == 0))

    @reads
    def of_user(self, user: str) -> list[Club]:
        """The clubs of a user, the newest first."""
        return self._select(clubs.c.id.in_(sa.select(club_members.c.club).where(club_members.c.user == user)))

    def _select(self, which: sa.ColumnElement[bool]) -> list[Club]:
        columns = [clubs.c[name] for name in Club.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(clubs.c.created.desc(), clubs.c.id).limit(LISTED)
        with self.database.read() as connection:
            return [Club(*row) for row in connection.execute(query)]

    # Members

    @reads
    def members(self, club: str) -> list[Member]:
        """The members, those who joined first before the others."""
        with self.database.read() as connection:
            return members_in(connection, club)

    @reads
    def counts(self, ids: Iterable[str]) -> dict[str, int]:
        """How many members clubs have."""
        query = sa.select(club_members.c.club, sa.func.count()).where(club_members.c.club.in_(list(ids)))
        with self.database.read() as connection:
            return {club: int(count) for club, count in connection.execute(query.group_by(club_members.c.club))}

    @reads
    def organised_by(self, user: str) -> set[str]:
        """The clubs that a user organises."""
        query = sa.select(club_members.c.club).where((club_members.c.user == user) & (club_members.c.organiser == 1))
        with self.database.read() as connection:
            return {str(club) for club in connection.execute(query).scalars()}

    def join(self, club: str, user: str) -> None:
        """Add a member; one who is there already stays as they are."""
        row = {"club": club, "user": user, "organiser": 0, "steward": 0, "joined": time.time()}
        try:
            with self.database.write() as connection:
                connection.execute(club_members.insert().values(**row))
        except IntegrityError:
            return

    def set_roles(self, club: str, user: str, organiser: bool, steward: bool) -> bool:
        """Give a member other roles; False if the club would be left without an organiser."""
        with self.database.write() as connection:
            if self.database.is_postgres:  # two organisers who step down at once see each other
                connection.execute(sa.select(clubs.c.id).where(clubs.c.id == club).with_for_update())
            which = (club_members.c.club == club) & (club_members.c.user == user)
            others = [each for each in members_in(connection, club) if each.organiser and each.user != user]
            if not organiser and not others:
                return False
            values = {"organiser": int(organiser), "steward": int(steward)}
            connection.execute(club_members.update().where(which).values(**values))
            return True

    def leave(self, club: str, user: str) -> None:
        """A member leaves; the last organiser passes the club on."""
        with self.database.write() as connection:
            if self.database.is_postgres:
                connection.execute(sa.select(clubs.c.id).where(clubs.c.id == club).with_for_update())
            leave_club(connection, club, user)


def members_in(connection: sa.Connection, club: str) -> list[Member]:
    """The members of a club, those who joined first before the others."""
    columns = (club_members.c.user, users.c.name, club_members.c.organiser, club_members.c.steward)
    query = sa.select(*columns, club_members.c.joined).join(users, users.c.id == club_members.c.user)
    query = query.where(club_members.c.club == club).order_by(club_members.c.joined, club_members.c.user)
    return [Member(user, name, bool(o), bool(s), joined) for user, name, o, s, joined in connection.execute(query)]


def leave_club(connection: sa.Connection, club: str, user: str) -> None:
    """Remove a member. After the last organiser the steward who joined first organises the club, or else the member
    who did; after the last member it is closed.
    """
    connection.execute(club_members.delete().where((club_members.c.club == club) & (club_members.c.user == user)))
    left = members_in(connection, club)
    if not left:
        connection.execute(clubs.update().where(clubs.c.id == club).values(closed=time.time()))
    elif not any(each.organiser for each in left):
        heir = next((each for each in left if each.steward), left[0])
        which = (club_members.c.club == club) & (club_members.c.user == heir.user)
        connection.execute(club_members.update().where(which).values(organiser=1))


def leave_all_clubs(connection: sa.Connection, user: str) -> None:
    """A user who is deleted leaves every club."""
    own = sa.select(club_members.c.club).where(club_members.c.user == user)
    for club in connection.execute(own).scalars().all():
        leave_club(connection, club, user)
