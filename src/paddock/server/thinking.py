"""What a bot's process does: read a question, think, answer. It knows what the bot's seat may know, and no more."""

import struct
import sys
from typing import BinaryIO

import msgspec

import paddock
from paddock import bots

HEAD = struct.Struct("<I")


class Question(msgspec.Struct, frozen=True):
    """A position as a seat sees it, with a `?` for all that it cannot know."""

    game: str
    line: str
    names: tuple[str, ...]
    seat: int
    level: str
    luck: str
    """What the bot's own dice start from."""
    options: tuple[str, ...]


def answer(question: Question) -> str:
    """The code that the bot chooses."""
    match = paddock.game(question.game).at(question.line, seed=question.luck, names=question.names)
    code = bots.choose(match, question.seat, question.level, question.luck)
    return code if code in question.options else question.options[0]


def read(stream: BinaryIO) -> bytes:
    """One message; empty at the end of the stream."""
    head = stream.read(HEAD.size)
    return stream.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else b""


def main() -> None:
    """Answer questions until there are no more."""
    decode = msgspec.msgpack.Decoder(Question).decode
    while message := read(sys.stdin.buffer):
        said = answer(decode(message)).encode()
        sys.stdout.buffer.write(HEAD.pack(len(said)) + said)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
