"""Turns SVG into PNG; needs the extra `png`."""

from paddock.core.errors import PaddockError

MOST_WIDTH = 8000


def svg_png(svg: str, width: int) -> bytes:
    """The picture, `width` pixels wide."""
    if not 16 <= width <= MOST_WIDTH:
        raise PaddockError(f"a picture can be 16 to {MOST_WIDTH} pixels wide, not {width}")
    try:
        import resvg_py
    except ImportError:
        raise PaddockError(
            "PNG needs one more package: pip install 'paddock[png]', or '.[png]' in a clone; SVG works without"
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
