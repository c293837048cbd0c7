"""Circuits of users' own, named by the fingerprint of their text, and compiled when they are raced on.

sheet = keep(text)             checked: the name that set-ups, positions and records use
circuit(sheet)                 the circuit, as `library.circuit` finds any other
"""

from collections import OrderedDict

from msgspec.structs import replace

from paddock.circuits.circuit import Circuit, check
from paddock.circuits.kept import MOST_COMPILED
from paddock.circuits.reader import read_source
from paddock.circuits.source import PRODUCTS
from paddock.circuits.words import Complaints, Words
from paddock.core import sheets
from paddock.core.errors import PaddockError, bad

_compiled: OrderedDict[str, Circuit] = OrderedDict()


def driven(text: str, origin: str = "circuit") -> str:
    """What is raced of a circuit's text: without comments, blank lines and spaces that say nothing."""
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = Words(number, line)
        written = " ".join(f'"{word}"' if words.quoted[n] else word for n, word in enumerate(words.words))
        if len(written) > sheets.LONGEST_LINE:
            raise bad(origin, f"the line is too long: at most {sheets.LONGEST_LINE} letters", number)
        lines += [written] if written else []
    return "\n".join(lines)


def keep(text: str, origin: str = "circuit") -> str:
    """Check a circuit and keep what is raced of it; its name. Raises BadData with all complaints at once."""
    made = check(text, origin)
    name = sheets.keep(driven(text, origin))
    _remember(name, Circuit(replace(made.source, id=name), made.line))
    return name


def own_circuit(name: str) -> Circuit:
    """The circuit behind the name of a sheet; compiled again if it was not used for long."""
    if name in _compiled:
        return _remember(name, _compiled[name])
    text = sheets.find(name)
    if text is None:
        raise PaddockError(f"the circuit {name} is not known here: it comes with a record of its races, or as a file")
    made = check(text, name)
    return _remember(name, Circuit(replace(made.source, id=name), made.line))


def _remember(name: str, made: Circuit) -> Circuit:
    _compiled[name] = made
    _compiled.move_to_end(name)
    while len(_compiled) > MOST_COMPILED:
        _compiled.popitem(last=False)
    return made


def own_parts(name: str) -> set[str]:
    """The products of a circuit of a user's own; none if it is not known."""
    text = sheets.find(name) if sheets.is_sheet(name) else None
    return set() if text is None else set(text.splitlines()) & set(PRODUCTS)


def own_title(name: str) -> str:
    """The name of such a circuit, found without compiling it; empty if it is not known."""
    text = sheets.find(name)
    return "" if text is None else read_source(text, name, Complaints(name)).name
