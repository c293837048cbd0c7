"""Finds circuits: the built-in ones, and those in the user's folder."""

from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

from paddock.circuits.circuit import Circuit, read
from paddock.circuits.own import driven, keep, own_circuit, own_parts
from paddock.circuits.source import PRODUCTS
from paddock.circuits.words import Wrong, wrong
from paddock.core import sheets
from paddock.core.errors import PaddockError, bad
from paddock.core.folders import data_folder
from paddock.core.sheets import is_sheet
from paddock.core.showing import nearest_text
from paddock.core.text_files import find, load, text_of
from paddock.core.texts import TextError

SUFFIX = ".circuit"
OURS = Path(str(resources.files("paddock.circuits") / "data"))

_loaded: dict[str, Circuit] = {}
_texts: dict[str, str] = {}


def own_folder() -> Path:
    """The folder of the user's circuits."""
    return data_folder() / "circuits"


@cache
def ours() -> dict[str, Path]:
    """The built-in files: they do not change, so the list is cached."""
    return find(OURS, SUFFIX)


def files() -> dict[str, Path]:
    """Every circuit file by id, built-in and the user's; a built-in one takes precedence."""
    return find(own_folder(), SUFFIX) | ours()


def own_stamp() -> str:
    """What tells whether a file in the user's folder has come, gone or changed since the last look."""
    found = [f"{name} {_changed(file)}" for name, file in find(own_folder(), SUFFIX).items()]
    return sha256("\n".join(found).encode()).hexdigest()[:16] if found else ""


def _changed(file: Path) -> int:
    """When a file was last changed; 0 if it is gone by now."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def circuits(product: str | None = None) -> list[str]:
    """The ids of all circuits, or of those that offer one product: cells, sections or spaces."""
    if product is not None and product not in PRODUCTS:
        raise TextError(wrong("no-product", name=product, known=" ".join(PRODUCTS)))
    return sorted(name for name in files() if product is None or product in parts(name))


def raced_circuits(product: str) -> list[str]:
    """The ids of all that a game with this product offers: the built-in ones, then the user's."""
    return [*(name for name in sorted(ours()) if product in our_parts(name)), *own_circuits(product)]


def own_circuits(product: str) -> list[str]:
    """The ids of those in the user's folder that offer a product, without files that cannot be read."""
    return [name for name in circuits(product) if name not in ours() and _is_sound(name)]


def _is_sound(name: str) -> bool:
    try:
        circuit(name)
    except PaddockError:
        return False
    return True


def parts(name: str) -> set[str]:
    """The parts of a circuit, none if there is no such circuit; cached for built-in ones."""
    if is_sheet(name):
        return own_parts(name)
    if name in ours():
        return our_parts(name)
    file = files().get(name)
    return set() if file is None else parts_of(file)


@cache
def our_parts(name: str) -> set[str]:
    return parts_of(ours()[name])


def parts_of(file: Path) -> set[str]:
    """The parts of a file, without compiling it; none if it cannot be read."""
    try:
        text = text_of(file)
    except ValueError:
        return set()
    return {line.split("#")[0].strip() for line in text.splitlines()} & set(PRODUCTS)


def circuit(id: str) -> Circuit:  # noqa: A002  the circuit's own word
    """The circuit with this id, or of a user's own by its sheet. Cached; read again only if its file has changed."""
    if is_sheet(id):
        return own_circuit(id)
    if id in _loaded and id in ours():
        return _loaded[id]
    file = files().get(id)
    if file is None:
        raise TextError(wrong("no-circuit", name=id, near=nearest_text(id, circuits(), "there-are")))
    text = load(file)
    if id not in _loaded or _texts[id] != text:
        made = read(text, file.name)
        if made.id != id:
            raise bad(file.name, wrong("file-name", name=made.id, file=f"{made.id}{SUFFIX}"), made.source.line)
        _loaded[id], _texts[id] = made, text
    return _loaded[id]


def sheet_of(id: str) -> str:  # noqa: A002
    """The sheet of a circuit in the user's folder. Raises BadData, with the name of the file, if it is not one."""
    circuit(id)  # its name must be that of its file
    return keep(_texts[id], files()[id].name)


def text_behind(sheet: str) -> str | None:
    """What is raced of the circuit with this sheet; None if no file in the user's folder has it."""
    texts = (_driven(file) for file in find(own_folder(), SUFFIX).values())
    return next((text for text in texts if sheets.name_of(text) == sheet), None)


def _driven(file: Path) -> str:
    """What is raced of a file; empty if it cannot be read."""
    try:
        return driven(text_of(file))
    except (OSError, ValueError, PaddockError, Wrong):
        return ""


sheets.sources.append(text_behind)
