"""Talks to a server over its documented API, with a key of its user."""

import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from paddock.cli.translator import Translator
from paddock.core import PaddockError
from paddock.scene.model import Board, Scene

SECONDS = 30.0


class RefusedError(PaddockError):
    """The server refused a request, and says why."""


class Client:
    """A server, as one user sees it."""

    def __init__(self, url: str, token: str, lang: str) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            say = Translator(lang)
            raise PaddockError(say("bad-server", url=url))
        self.url = url.rstrip("/")
        self.token = token
        self.lang = lang

    def get(self, path: str, **query: Any) -> Any:
        return self._ask("GET", path, query)

    def post(self, path: str, body: Any) -> Any:
        return self._ask("POST", path, {}, body)

    def tables(self) -> Any:
        """The user's tables, and their news."""
        return self.get("/api/tables")

    def turns(self, table: str) -> Any:
        """What the user is asked at a table."""
        return self.get(f"/api/tables/{quote(table)}/turns")

    def scene(self, table: str, seat: int | None, after: int) -> tuple[Scene, list[str]]:
        """What a seat sees, and the log after some lines."""
        query = {"after": after} if seat is None else {"after": after, "seat": seat}
        found = self.get(f"/api/tables/{quote(table)}/scene", **query)
        return msgspec.convert(found["scene"], Scene), found["log"]

    def board(self, table: str) -> Board | None:
        found = self.get(f"/api/tables/{quote(table)}/board")
        return None if found is None else msgspec.convert(found, Board)

    def choose(self, table: str, seat: int, asked: int, code: str) -> None:
        """Answer a decision."""
        body = {"seat": seat, "asked": asked, "code": code}
        self.post(f"/api/tables/{quote(table)}/choose", body)

    def _ask(self, method: str, path: str, query: dict[str, Any], body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        address = f"{self.url}{path}?{urlencode({**query, 'lang': self.lang})}"
        request = urllib.request.Request(address, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise RefusedError(_why(error)) from None
        except (OSError, ValueError) as error:
            say, why = Translator(self.lang), str(getattr(error, "reason", error))
            raise PaddockError(say("no-answer", url=self.url, why=why)) from None


def _why(error: urllib.error.HTTPError) -> str:
    """What the server says about a request that it refused."""
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"the server refuses: {error.code} {error.reason}"
