"""What is wrong with a simulation that was asked for, in every language."""

from paddock.core.texts import Text, TextError, message

ROOM = "paddock.lab"


def wrong(key: str, **arguments: str | int | Text) -> TextError:
    """An error, ready to be raised: the text `wrong-KEY`."""
    return TextError(message(ROOM, f"wrong-{key}", **arguments))
