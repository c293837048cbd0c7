"""The process in which bots think: it reads questions and answers them. It knows what the bot's seat knows, no more."""

import os
import struct
import sys
from typing import BinaryIO

import msgspec

import paddock
from paddock import bots
from paddock.core import Plain

HEADER = struct.Struct("<I")
"""The length of a message, which comes before it."""


class Question(Plain):
    """A position as a seat may imagine it: everything hidden from the seat was dealt at random."""

    game: str
    """The address of the game's module."""
    position: str = ""
    """Empty if the worker is only to load the game."""
    names: tuple[str, ...] = ()
    seat: int = 0
    level: str = ""
    seed: str = ""
    """The seed of the bot's own dice."""
    seconds: float = 0.0
    """How long the bot may think."""


def answer(question: Question) -> str:
    """The code that the bot chooses."""
    game = paddock.load(question.game)
    if not question.position:
        return ""
    match = game.at(question.position, seed=question.seed, names=question.names)
    player = bots.Player(match, question.seat, question.seed)
    return bots.bot(question.level, seed=question.seed, limit=question.seconds).decide(player).code


def read_message(stream: BinaryIO) -> bytes:
    """The next message; empty at the end of the stream."""
    header = stream.read(HEADER.size)
    return stream.read(HEADER.unpack(header)[0]) if len(header) == HEADER.size else b""


def main() -> None:
    """Answer questions until the service closes the pipe."""
    decode = msgspec.msgpack.Decoder(Question).decode
    out = sys.stdout.buffer
    while message := read_message(sys.stdin.buffer):
        reply = answer(decode(message)).encode()
        try:
            out.write(HEADER.pack(len(reply)) + reply)
            out.flush()
        except BrokenPipeError:
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
            )  # so that Python's own flush at exit succeeds
            return


if __name__ == "__main__":
    main()
