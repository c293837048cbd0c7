"""File descriptors: each connection takes one, and the system gives a process fewer than it could."""

import contextlib
import sys

WANTED = 65_536
RESERVE = 200
"""For the database, the bots, files and logs."""
FALLBACK = 500
"""Where the system does not say."""


def raise_limit() -> int:
    """Raise the limit as far as the system lets us; how many connections fit."""
    if sys.platform == "win32":
        return FALLBACK
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else max(soft - RESERVE, soft // 2)
