"""Endpoints for presets: seats, circuit and switches under a name, of a user or of a club."""

import asyncio
from typing import Annotated, NamedTuple

from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, Id, endpoint
from paddock.server.catalogue import circuit_title
from paddock.server.clubs.access import as_organiser
from paddock.server.store.presets import Shelf, club_shelf, shelf_of
from paddock.server.store.rows import Club, NamedSetup
from paddock.server.workshop.presets import rename_preset, set_preset

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class PresetBody(Body, kw_only=True):
    """A preset: the code of its set-up; without one it is removed."""

    name: Name
    code: Annotated[str, Meta(max_length=2000)] = ""
    club: Id | None = None
    """The club whose preset it is; one's own without."""


class RenamePresetBody(Body, kw_only=True):
    name: Name
    new: Name
    club: Id | None = None


class OwnPreset(Plain):
    """A set-up with a name, of the current user or of one of their clubs."""

    name: str
    code: str
    game: str
    seats: int
    circuit: str
    """The name of its circuit; empty if the game has none."""
    changes: int
    """How many switches differ from the standard rules."""
    club: str
    """The club's id; empty for the user's own."""
    club_name: str
    mine: bool
    """Whether the current user may change it."""


class OrganisedClub(Plain):
    """A club that the current user organises, to which presets can be given."""

    id: str
    name: str


class OwnPresets(Plain):
    presets: tuple[OwnPreset, ...]
    clubs: tuple[OrganisedClub, ...]


class Owner(NamedTuple):
    """Whose a preset is: the last fields of `OwnPreset`."""

    club: str = ""
    club_name: str = ""
    mine: bool = True


@endpoint("GET", "/api/presets", reply=OwnPresets)
async def list_presets(call: Call) -> OwnPresets:
    """The presets of the current user and of their clubs, and the clubs that the user organises."""
    if call.user is None:
        return OwnPresets((), ())
    store, run = call.service.store, call.service.run
    clubs, organised = await run(store.clubs.of_user, call.user.id), await run(store.clubs.organised_by, call.user.id)
    owners = [(shelf_of(call.user.id), Owner()), *((club_shelf(club.id), _owner(club, organised)) for club in clubs)]
    found = [(setup, owner) for shelf, owner in owners for setup in await run(store.presets.of, shelf)]
    shown = await asyncio.to_thread(lambda: tuple(_preset(setup, owner) for setup, owner in found))
    games = paddock.games()
    return OwnPresets(
        tuple(each for each in shown if each.game in games),
        tuple(OrganisedClub(club.id, club.name) for club in clubs if club.id in organised),
    )


def _owner(club: Club, organised: set[str]) -> Owner:
    return Owner(club.id, club.name, club.id in organised)


def _preset(setup: NamedSetup, owner: Owner) -> OwnPreset:
    """A preset as its code says; whether the game still accepts it is asked when it is used."""
    game, seats, circuit, *changes = setup.code.split(".")
    title = "" if circuit == "-" else circuit_title(circuit)
    return OwnPreset(setup.name, setup.code, game, int(seats), title, len(changes), *owner)


@endpoint("POST", "/api/presets", body=PresetBody, reply=OwnPresets)
async def store_preset(call: Call, body: PresetBody) -> OwnPresets:
    """Give a set-up a name, or remove a preset; a name that is taken gets the new set-up."""
    await set_preset(call.service, await _shelf(call, body.club), body.name, body.code)
    return await list_presets(call)


@endpoint("POST", "/api/presets/name", body=RenamePresetBody, reply=OwnPresets)
async def give_preset_name(call: Call, body: RenamePresetBody) -> OwnPresets:
    """Give a preset another name."""
    await rename_preset(call.service, await _shelf(call, body.club), body.name, body.new)
    return await list_presets(call)


async def _shelf(call: Call, club: str | None) -> Shelf:
    """Where the current user may change presets: their own, or those of a club that they organise."""
    if club is None:
        return shelf_of(call.current_user().id)
    return club_shelf((await as_organiser(call, club)).club.id)
