"""How wide a text is, though no font is at hand: drawings reckon with these widths, and letters are fitted to them."""

import unicodedata

BOLD = 600
"""From this weight on letters are bold."""
LIGHTER = 0.93
"""How wide other letters are beside bold ones."""
USUAL = 0.6
WIDTHS = {
    letter: width
    for width, letters in {
        0.28: "ilI.,'’· /j",
        0.33: "ft()-:;!",
        0.39: "r*",
        0.5: "z",
        0.56: "acekvsxyJ0123456789–?$",
        0.58: "+=<>",
        0.61: "bdghnopquFLTZ",
        0.67: "EPSVXY",
        0.72: "ABCDHKNRU&",
        0.78: "GOQw",
        0.84: "M",
        0.89: "mW%✓✗→",
        1.0: "—@",
    }.items()
    for letter in letters
}
"""The widths of bold sans-serif letters at size one: those of the fonts that most systems have, or a little more."""


def letters_width(text: str, size: float) -> float:
    """The width of a text in bold letters."""
    plain = [letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)]
    return size * sum(WIDTHS.get(letter, USUAL) for letter in plain)
