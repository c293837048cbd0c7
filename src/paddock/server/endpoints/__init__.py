"""The HTTP API, a module for each subject. Loading them registers what they answer."""

from paddock.server.api import ENDPOINTS
from paddock.server.endpoints import offers, people, replays, tables

__all__ = ["ENDPOINTS", "offers", "people", "replays", "tables"]
