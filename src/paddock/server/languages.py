"""In which language somebody is answered."""

from starlette.requests import HTTPConnection

import paddock
from paddock.server.errors import Sorry

USUAL = "en"


def language(asked: HTTPConnection) -> str:
    """The language that the address asks for, where there are texts in it; the usual one otherwise."""
    lang = asked.query_params.get("lang", USUAL)
    return lang if lang in paddock.LANGUAGES else USUAL


def known_language(lang: str) -> str:
    """A language that there are texts in."""
    if lang not in paddock.LANGUAGES:
        raise Sorry("bad-language", 422, given=lang[:20], known=" ".join(paddock.LANGUAGES))
    return lang
