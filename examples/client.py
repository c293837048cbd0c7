"""A player of your own over HTTP and the WebSocket: it opens a table with a bot, and races to the flag.

    paddock serve --port 8090 &
    python examples/client.py http://127.0.0.1:8090

It takes the first option it is offered; put your own judgement into `choose`. The messages are described in the
documentation under "HTTP API" and "WebSocket API".
"""

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "level-1"}]


def choose(options: list[dict[str, Any]]) -> str:
    """The code of an option: `label` says what it is, `notes` what it does, costs and risks."""
    return str(options[0]["code"])


def post(address: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """The reply of the service, and the cookie that it set."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(f"{address}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        return json.load(reply), (reply.headers["Set-Cookie"] or "").split(";")[0]


def race(address: str, game: str) -> str:
    """Race to the end; the last line of the commentary."""
    _, cookie = post(address, "/guests", {"name": "Program"})
    body = {"setup": {"game": game, "seats": len(SEATS)}, "seats": SEATS, "start": True}
    table, _ = post(address, "/tables", body, cookie)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/play"
    scene: dict[str, Any] = {}
    log: list[Any] = []
    with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"type": "look", "seat": 0, "lang": "en"}))
        for text in socket:
            message = json.loads(text)
            if message["type"] != "view":
                continue
            scene |= message["scene"]  # the fields that have changed
            log[message["log_from"] :] = message["log"]
            if message["over"]:
                return str(log[-1]["text"])
            if scene["options"] and message["seat"] == 0:
                order = {"type": "choose", "seat": 0, "asked": message["asked"], "code": choose(scene["options"])}
                socket.send(json.dumps(order))
    raise ConnectionError("the service closed the connection")


if __name__ == "__main__":
    print(race(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8090", "crazy-race"))
