"""The language of a response."""

from starlette.requests import HTTPConnection

import paddock
from paddock.server.errors import RequestError

DEFAULT_LANGUAGE = "en"


def requested_language(request: HTTPConnection) -> str:
    """The language in the query if it is supported, otherwise the default."""
    lang = request.query_params.get("lang", DEFAULT_LANGUAGE)
    return lang if lang in paddock.LANGUAGES else DEFAULT_LANGUAGE


def check_language(lang: str) -> str:
    """A supported language; 422 if it is not."""
    if lang not in paddock.LANGUAGES:
        raise RequestError("bad-language", 422, given=lang[:20], known=" ".join(paddock.LANGUAGES))
    return lang
