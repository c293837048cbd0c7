"""Frames: the position in which each entry was made, stored with it.

A race is stored as decisions, which lead to the same positions only under the same rules. Frames keep the positions
themselves, so that a race can go on, and be watched, after its rules have changed. Each is compressed against the one
before it.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

import paddock
from paddock.core import RACE, Event, Plain
from paddock.core.texts import Seat
from paddock.server.store.rows import Entry
from paddock.server.tables.ledger import Ledger

FULL, CHANGE = b"\0", b"\1"
FULL_EVERY = 32
"""Every nth frame does not need the one before it."""
WINDOW, MEMORY = 13, 5
"""zlib looks 8 kB back, and works in 48 kB that are at hand: its usual 256 kB are fetched from the system every time.

Level 1 is four times as fast as the usual one, and frames are hardly longer.
"""
MAX_BYTES = 1_000_000
"""The largest frame that is read."""

MAX_RACE_BYTES = 100_000_000


class Frame(Plain):
    """A race at one moment: everything needed to go on from it, and what spectators heard since the last one."""

    position: str
    luck: dict[str, str]
    used: tuple[float, ...]
    told: tuple[Any, ...] = ()

    def lines(self) -> list[tuple[paddock.Text, int]]:
        """What spectators heard since the frame before, each with the length of commentary that tells it."""
        return [(_unpack(each), each.get("length", RACE)) for each in self.told]


# Made at import, before there are threads: two threads that inspect a record type at once would crash the process.
_decode = msgspec.json.Decoder(Frame).decode
_decode_all = msgspec.json.Decoder(list[Frame]).decode
_encode = msgspec.json.Encoder().encode


class FrameWriter:
    """Writes the frames of one table, each against the last one that this process has stored."""

    def __init__(self) -> None:
        self.number = -1
        """The entry of the last stored frame."""
        self.raw = b""
        self.told = 0
        """How many events the frames hold."""
        self._next: tuple[int, bytes, int] | None = None

    def write(self, ledger: Ledger) -> bytes:
        """The frame for the next entry."""
        number, events = ledger.number + 1, len(ledger.match.race.told or ())
        raw = _encode(frame_of(ledger, min(self.told, events)))
        self._next = (number, raw, events)
        if number != self.number + 1 or number % FULL_EVERY == 0:
            return FULL + zlib.compress(raw)
        packer = zlib.compressobj(level=1, wbits=WINDOW, memLevel=MEMORY, zdict=self.raw)
        return CHANGE + packer.compress(raw) + packer.flush()

    def stored(self) -> None:
        """The frame written last is in the database."""
        if self._next is not None:
            self.number, self.raw, self.told = self._next

    def last(self, ledger: Ledger) -> bytes:
        """The frame after the last entry of a race."""
        events = len(ledger.match.race.told or ())
        return FULL + zlib.compress(_encode(frame_of(ledger, min(self.told, events))))


def frame_of(ledger: Ledger, told: int = 0) -> Frame:
    """A race as it is now, with what spectators heard after this many events."""
    return frame_of_match(ledger.match, told, tuple(round(each, 3) for each in ledger.used))


def frame_of_match(match: paddock.Match, told: int, used: tuple[float, ...] = ()) -> Frame:
    luck = {} if match.dice is None else dict(match.dice.luck())
    return Frame(match.position, luck, used, tuple(_told(event) for event in match.heard(None, told)))


def pack_frames(frames: Iterable[Frame]) -> bytes:
    """All frames of a race in one piece."""
    return zlib.compress(_encode(list(frames)))


def read_packed(packed: bytes) -> list[Frame]:
    """The frames of a race, packed in one piece."""
    return _decode_all(zlib.decompressobj().decompress(packed, MAX_RACE_BYTES))


def read_frames(entries: Iterable[Entry]) -> dict[int, Frame]:
    """The frames of entries, by number; entries of earlier versions have none."""
    found: dict[int, Frame] = {}
    raw, before = b"", -1
    for entry in entries:
        blob = entry.frame
        if not blob or (blob[:1] == CHANGE and before != entry.number - 1):
            continue
        raw, before = _unpacked(blob, raw), entry.number
        found[entry.number] = _decode(raw)
    return found


def read_frame(blob: bytes) -> Frame:
    """A frame that needs no other."""
    return _decode(_unpacked(blob, b""))


def _unpacked(blob: bytes, before: bytes) -> bytes:
    packer = zlib.decompressobj() if blob[:1] == FULL else zlib.decompressobj(zdict=before)
    return packer.decompress(blob[1:], MAX_BYTES)


def _told(event: Event) -> dict[str, Any]:
    """An event in words, as data for JSON; frames of earlier versions have no length."""
    return {**_pack(event.text()), "length": event.length}


def _pack(value: Any) -> Any:
    """A text, or a value in one, as data for JSON."""
    if isinstance(value, paddock.Text):
        return {"text": [value.room, value.key, [[name, _pack(each)] for name, each in value.args]]}
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, tuple | list):
        return [_pack(each) for each in value]
    return value


def _unpack(value: Any) -> Any:
    if isinstance(value, dict) and "seat" in value:
        return Seat(value["seat"])
    if isinstance(value, dict):
        room, key, args = value["text"]
        return paddock.Text(room, key, tuple((name, _unpack(each)) for name, each in args))
    return tuple(_unpack(each) for each in value) if isinstance(value, list) else value
