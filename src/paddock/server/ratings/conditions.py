"""Which races may be rated."""

from collections.abc import Sequence

from paddock.server.errors import RequestError
from paddock.server.store.rows import Access, User

LEAST_PEOPLE = 2


def check_rated_table(access: Access, people: Sequence[bool]) -> None:
    """422 unless a race has two people at least, each at a device of their own; the other seats may be bots."""
    if access == "hot-seat":
        raise RequestError("rated-not-hot-seat", 422)
    if sum(people) < LEAST_PEOPLE:
        raise RequestError("rated-needs-people", 422)


def check_rated_driver(user: User) -> None:
    """403 for guests: a rating belongs to an account, which does not come and go with a browser."""
    if not user.account:
        raise RequestError("rated-needs-account", 403)
