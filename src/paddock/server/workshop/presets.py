"""What may be stored as a preset: a set-up that its game accepts, under a name that people can read."""

from paddock.core.sheets import enclosed
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.setups import read_setup
from paddock.server.store.presets import Shelf
from paddock.server.users.names import printable

MAX_PRESETS = 50


async def set_preset(service: Service, shelf: Shelf, name: str, code: str) -> None:
    """Give a set-up a name, or remove a preset; a name that is taken gets the new set-up."""
    name = preset_name(name)
    if code:
        setup = read_setup(code)
        known = {each.name for each in await service.run(service.store.presets.of, shelf)}
        if name not in known and len(known) >= MAX_PRESETS:
            raise RequestError("too-many-presets", 409, most=MAX_PRESETS)
        await service.run(service.store.sheets.keep, enclosed((setup.circuit, *setup.switches.values())))
    await service.run(service.store.presets.set, shelf, name, code)


async def rename_preset(service: Service, shelf: Shelf, name: str, new: str) -> None:
    """Give a preset another name, which no other of the shelf has."""
    known = {each.name for each in await service.run(service.store.presets.of, shelf)}
    if name not in known:
        raise RequestError("no-such-preset", 404, name=name)
    if (new := preset_name(new)) != name and not await service.run(service.store.presets.rename, shelf, name, new):
        raise RequestError("preset-there", 409, name=new)


def preset_name(text: str) -> str:
    """The name of a preset as it is stored; 422 if nothing of it can be read."""
    name = printable(text)
    if not name:
        raise RequestError("no-text", 422)
    return name
