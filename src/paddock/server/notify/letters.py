"""What is inside a message of the outbox."""

import msgspec

from paddock.server.store.rows import Letter, Owed

_read_owed = msgspec.json.Decoder(list[Owed]).decode


def owed_in(letter: Letter) -> list[Owed]:
    """The decisions that a message is about; those that are not owed any more are left out when it is written."""
    return _read_owed(letter.content)
