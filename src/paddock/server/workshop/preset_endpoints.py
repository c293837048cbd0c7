"""Endpoints for presets of one's own: switches and a circuit under a name."""

from typing import Annotated

from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.core.sheets import enclosed
from paddock.server.api import Body, Call, endpoint
from paddock.server.errors import RequestError
from paddock.server.setups import read_setup
from paddock.server.users.names import printable

MAX_PRESETS = 50


class OwnPresetBody(Body, kw_only=True):
    """A preset: the code of its set-up; without one it is removed."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    code: Annotated[str, Meta(max_length=2000)] = ""


class OwnPreset(Plain):
    """A set-up with a name, of the current user or of one of their clubs."""

    name: str
    code: str
    game: str
    club: str
    """The name of the club; empty for the user's own."""


class OwnPresets(Plain):
    presets: tuple[OwnPreset, ...]


@endpoint("GET", "/api/presets", reply=OwnPresets)
async def list_presets(call: Call) -> OwnPresets:
    """The presets of the current user and of their clubs."""
    if call.user is None:
        return OwnPresets(())
    store, run = call.service.store, call.service.run
    found = [_preset(each.name, each.code, "") for each in await run(store.presets.of, call.user.id)]
    for club in await run(store.clubs.of_user, call.user.id):
        found += [_preset(each.name, each.code, club.name) for each in await run(store.clubs.presets, club.id)]
    return OwnPresets(tuple(each for each in found if each.game in paddock.games()))


def _preset(name: str, code: str, club: str) -> OwnPreset:
    return OwnPreset(name, code, code.split(".", 1)[0], club)


@endpoint("POST", "/api/presets", body=OwnPresetBody, reply=OwnPresets)
async def set_preset(call: Call, body: OwnPresetBody) -> OwnPresets:
    """Give a set-up a name, or remove a preset; a name that is taken gets the new set-up."""
    user, service, name = call.current_user(), call.service, printable(body.name)
    if not name:
        raise RequestError("no-text", 422)
    if body.code:
        setup = read_setup(body.code)
        known = {each.name for each in await service.run(service.store.presets.of, user.id)}
        if name not in known and len(known) >= MAX_PRESETS:
            raise RequestError("too-many-presets", 409, most=MAX_PRESETS)
        await service.run(service.store.sheets.keep, enclosed((setup.circuit, *setup.switches.values())))
    await service.run(service.store.presets.set, user.id, name, body.code)
    return await list_presets(call)
