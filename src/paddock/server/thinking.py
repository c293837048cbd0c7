"""What a bot's process does: read a question, think, answer. It knows what the bot's seat may know, and no more."""

import os
import struct
import sys
from typing import BinaryIO

import msgspec

import paddock
from paddock import bots
from paddock.core import Plain

HEAD = struct.Struct("<I")


class Question(Plain):
    """A race as it might be, seen from a seat: all that the seat cannot know was dealt anew."""

    game: str
    """Where the game is written."""
    line: str = ""
    """The position; empty where nothing is asked, and the game is to be loaded."""
    names: tuple[str, ...] = ()
    seat: int = 0
    level: str = ""
    luck: str = ""
    """What the bot's own dice start from."""


def answer(question: Question) -> str:
    """The code that the bot chooses."""
    game = paddock.load(question.game)
    if not question.line:
        return ""
    match = game.at(question.line, seed=question.luck, names=question.names)
    player = bots.Player(match, question.seat, question.luck)
    return bots.bot(question.level, seed=question.luck).decide(player).code


def read(stream: BinaryIO) -> bytes:
    """One message; empty at the end of the stream."""
    head = stream.read(HEAD.size)
    return stream.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else b""


def main() -> None:
    """Answer questions until there are no more, or nobody is left who asked."""
    decode = msgspec.msgpack.Decoder(Question).decode
    out = sys.stdout.buffer
    while message := read(sys.stdin.buffer):
        said = answer(decode(message)).encode()
        try:
            out.write(HEAD.pack(len(said)) + said)
            out.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more to complain to
            return


if __name__ == "__main__":
    main()
