"""A replay that drivers watch together: one of them leads, the others follow until they move on their own."""

from msgspec.structs import replace

from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.messages import Shared
from paddock.server.service import Service
from paddock.server.store.rows import SharedReplay, User
from paddock.server.tables.live import LiveTable
from paddock.server.tables.viewer import Viewer


async def load(service: Service, live: LiveTable) -> None:
    """Read where the leader is, and tell all viewers here: at the first look, and when another process moved it."""
    live.shared = await service.run(service.store.watching.shared, live.id)
    tell_all(live)


def tell_all(live: LiveTable) -> None:
    for viewer in live.presence.viewers:
        tell(live, viewer)


def tell(live: LiveTable, viewer: Viewer) -> None:
    """Tell a viewer where the leader is, if there is one."""
    if live.shared is not None:
        viewer.tell(view(live, live.shared, viewer.user))


def view(live: LiveTable, shared: SharedReplay, user: User | None) -> Shared:
    seat = next((seat for seat in live.seats if seat.user == shared.leader), None)
    return Shared(
        number=shared.number,
        speed=shared.speed,
        pointer=tuple(float(part) for part in shared.pointer.split(",") if part),
        seat=None if seat is None else seat.seat,
        name="" if seat is None else seat.name,
        mine=user is not None and user.id == shared.leader,
        present=shared.leader in live.presence.users(),
    )


async def lead(
    service: Service, live: LiveTable, user: User | None, number: int, speed: float, pointer: tuple[float, ...]
) -> None:
    """Move on as the leader; the first driver to do so leads, and the next if the leader has gone."""
    shared, leader = live.shared, _driver(live, user)
    if shared is not None and shared.leader != leader.id and shared.leader in live.presence.users():
        raise RequestError("not-leading", 403)
    place = ",".join(f"{part:.6g}" for part in pointer)
    await _move(service, live, SharedReplay(live.id, leader.id, number, speed, place, now()))


async def hand_over(service: Service, live: LiveTable, user: User | None, seat: int) -> None:
    """Let another driver lead, who is here."""
    shared, giver = live.shared, _driver(live, user)
    if shared is None or shared.leader != giver.id:
        raise RequestError("not-leading", 403)
    taker = live.seats[seat].user if seat < len(live.seats) else None
    if taker is None or taker not in live.presence.users():
        raise RequestError("not-here", 409)
    await _move(service, live, replace(shared, leader=taker, speed=0.0, at=now()))


def _driver(live: LiveTable, user: User | None) -> User:
    """The user, if they drove in a race that is over; 403 or 409 if not."""
    if user is None or not live.seats_of(user):
        raise RequestError("no-seat-here", 403)
    if live.table.status != "over":
        raise RequestError("not-over")
    return user


async def _move(service: Service, live: LiveTable, shared: SharedReplay) -> None:
    await service.run(service.store.watching.move, shared)
    live.shared = shared
    tell_all(live)
