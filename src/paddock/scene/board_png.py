"""Turns SVG into PNG; needs the extra `png`."""

from paddock.core.texts import TextError, message

ROOM = "paddock.scene"

MOST_WIDTH = 8000


def svg_png(svg: str, width: int) -> bytes:
    """The picture, `width` pixels wide."""
    if not 16 <= width <= MOST_WIDTH:
        raise TextError(message(ROOM, "bad-picture-width", most=str(MOST_WIDTH), given=str(width)))
    try:
        import resvg_py
    except ImportError:
        raise TextError(message(ROOM, "no-png")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
