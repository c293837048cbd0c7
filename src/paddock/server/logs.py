"""Structured logs: one JSON object a line. Cookies, passwords and seeds are never logged."""

import json
import logging
import sys
import time
from typing import Any

FIELDS = (
    "game",
    "bot",
    "error",
    "method",
    "path",
    "status",
    "seconds",
    "table",
    "reason",
    "address",
    "port",
    "suppressed",
)
SAMPLES, SAMPLE_SECONDS = 10, 10.0
"""How often the same message is logged in how many seconds."""
MAX_MESSAGES = 1000


class Sampled(logging.Filter):
    """Lets each message through a few times, then counts it: an attack must not fill the disk with its log."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], list[float]] = {}
        """Of each message, since when it is counted and how often it came."""

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = (record.name, str(record.msg)[:200]), time.monotonic()
        if len(self.seen) > MAX_MESSAGES:
            self.seen.clear()
        since, count = self.seen.get(key, (now, 0))
        if now - since > SAMPLE_SECONDS:
            if count > SAMPLES:
                record.suppressed = int(count) - SAMPLES
            since, count = now, 0
        self.seen[key] = [since, count + 1]
        return count < SAMPLES


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sampled())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for quiet in ("uvicorn.access", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
