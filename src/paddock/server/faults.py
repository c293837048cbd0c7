"""What users are told, and the owner reads in the log, when the database fails."""

import logging

from sqlalchemy.exc import DataError, SQLAlchemyError

from paddock.server.errors import RequestError

log = logging.getLogger(__name__)


def database_error(error: SQLAlchemyError) -> RequestError:
    """A refusal: 422 if the database cannot store such a text, otherwise 503, to try again."""
    if isinstance(error, DataError):
        return RequestError("bad-message", 422, why="the database cannot store this text")
    log.error("the database failed", extra={"error": str(getattr(error, "orig", None) or error)})
    return RequestError("not-ready", 503)
