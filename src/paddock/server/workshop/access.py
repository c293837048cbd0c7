"""Who may see a circuit of a user's own, and who may change it."""

from paddock.server.api import Call
from paddock.server.errors import RequestError
from paddock.server.store.rows import OwnCircuit


async def find_circuit(call: Call, id: str) -> OwnCircuit:  # noqa: A002
    """A circuit that the current user may see: one's own, one's club's, or a published one; else 404.

    Moderators see all of them.
    """
    found = await call.service.run(call.service.store.circuits.get, id)
    if found is None or not (found.published or await may_see(call, found)):
        raise RequestError("no-such-circuit", 404)
    return found


async def may_see(call: Call, circuit: OwnCircuit) -> bool:
    """Whether the current user may see a circuit that is not published."""
    if call.user is None:
        return False
    if circuit.club is None:
        return circuit.user == call.user.id or bool(call.user.role)
    members = await call.service.run(call.service.store.clubs.members, circuit.club)
    return any(each.user == call.user.id for each in members) or bool(call.user.role)


async def may_change(call: Call, circuit: OwnCircuit) -> bool:
    """Whether a circuit belongs to the current user, or to a club that the user organises."""
    if call.user is None:
        return False
    if circuit.club is None:
        return circuit.user == call.user.id
    members = await call.service.run(call.service.store.clubs.members, circuit.club)
    return any(each.user == call.user.id and each.organiser for each in members)


async def own_circuit(call: Call, id: str) -> OwnCircuit:  # noqa: A002
    """A circuit that the current user may change; 401, 403 or 404 if not."""
    call.current_user()
    found = await find_circuit(call, id)
    if not await may_change(call, found):
        raise RequestError("not-your-circuit", 403)
    return found
