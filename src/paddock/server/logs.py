"""Logs as lines of JSON: when, how grave, what, and facts about it. Cookies, passwords and seeds are never facts."""

import json
import logging
import sys
from typing import Any

FACTS = ("game", "bot", "error", "method", "path", "status", "seconds", "table", "reason", "address", "port")


class JsonLines(logging.Formatter):
    """One line of JSON for each message."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        said |= {name: record.__dict__[name] for name in FACTS if name in record.__dict__}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Write logs to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for quiet in ("uvicorn.access", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
