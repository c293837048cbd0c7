"""A race on a server, line by line: it waits for the others, and asks when it is the user's turn."""

import time
from typing import Any
from urllib.parse import quote

from rich.text import Text

from paddock.cli.lines.printer import MAP_ROWS, WIDTH, Printer
from paddock.cli.picture import Pointers, collapse_repeats, draw_areas, draw_board, draw_players, draw_standings
from paddock.cli.remote.client import Client, RefusedError
from paddock.cli.remote.plans import Planner
from paddock.cli.translator import Translator
from paddock.core import PaddockError
from paddock.scene.model import Board, Scene

POLL_SECONDS = 3.0


class RemoteRace:
    """Plays at one table of a server."""

    def __init__(self, client: Client, say: Translator, table: str, poll: float = POLL_SECONDS) -> None:
        self.client = client
        self.say = say
        self.table = table
        self.poll = poll
        self.show = Printer()
        self.heard = 0
        """How many lines of the log were printed."""
        self.boards: dict[str, Board | None] = {}

    def play(self) -> int:
        """Play until the race is over or the user stops; the exit status."""
        is_waiting = False
        while True:
            found = self.client.turns(self.table)
            if found["over"]:
                self.narrate(None)
                scene, _ = self.client.scene(self.table, None, self.heard)
                self.show("", *draw_standings(scene, self.say))
                return 0
            if found["turns"]:
                is_waiting = False
                if not self.ask(found["turns"][0]):
                    return 0
            elif not is_waiting:
                is_waiting = True
                self.narrate(None)
                self.show(self.say("remote-waiting", status=found["status"]))
            else:
                time.sleep(self.poll)

    def narrate(self, seat: int | None) -> Scene:
        """Print what has happened; the scene as it is now."""
        scene, log = self.client.scene(self.table, seat, self.heard)
        self.heard += len(log)
        self.show(*collapse_repeats(f"  {line}" for line in log))
        return scene

    def ask(self, turn: dict[str, Any]) -> bool:
        """Show the table and the options, and read answers until one is taken; False if the user stops."""
        scene = self.narrate(turn["seat"])
        self.draw(scene)
        self.show("", Text(f"{turn['question']} ({turn['rule']})", "bold"))
        options = turn["options"]
        width = max(len(option["code"]) for option in options)
        for number, option in enumerate(options, start=1):
            notes = f"  ({'; '.join(option['notes'])})" if option["notes"] else ""
            self.show(f"{number:>4}  {option['code']:<{width}}  {option['label']}{notes}")
        while True:
            try:
                words = input("> ").strip()
            except EOFError:
                return False
            if words == "q":
                return False
            if words.split()[:1] == ["plan"]:
                self.plan(turn["seat"], words.split()[1:])
                return True
            if self.answer(turn, words):
                return True

    def plan(self, seat: int, words: list[str]) -> None:
        """Answer ahead; a server that refuses says why."""
        try:
            Planner(self.client, self.say, self.table, seat, self.show).order(words)
        except RefusedError as error:
            self.show(str(error))

    def answer(self, turn: dict[str, Any], words: str) -> bool:
        """Send an answer: a number or a code; False if it was not taken."""
        options = turn["options"]
        if not words or (words.isdigit() and not 1 <= int(words) <= len(options)):
            self.show(self.say("lines-number", count=len(options)))
            return False
        code = options[int(words) - 1]["code"] if words.isdigit() else words
        try:
            self.client.choose(self.table, turn["seat"], turn["asked"], code)
        except RefusedError as error:
            self.show(str(error))
            return all(each["asked"] != turn["asked"] for each in self.client.turns(self.table)["turns"])
        return True

    def draw(self, scene: Scene) -> None:
        """The whole table: title, board, areas, players."""
        pointers, plain = Pointers.of(scene), not self.show.is_terminal
        self.show("", Text(f"── {scene.title} · {scene.status} ──", "bold"))
        if scene.board and scene.board not in self.boards:
            self.boards[scene.board] = self.client.board(self.table)
        board = self.boards.get(scene.board)
        if board is not None:
            self.show(*draw_board(scene, board, min(self.show.width, WIDTH), MAP_ROWS, pointers))
        self.show(*draw_areas(scene, self.show.width - 1, pointers, plain=plain))
        self.show(Text(), *draw_players(scene, self.show.width - 1))


def play_on_server(url: str, token: str, table: str, say: Translator) -> int:
    """Play at a table of a server; without an id, at the one that waits for the user, or the latest."""
    client = Client(url, token, say.lang)
    return RemoteRace(client, say, table or waiting_table(client, say)).play()


def plan_on_server(url: str, token: str, table: str, words: list[str], say: Translator) -> int:
    """List what may be asked at a table of a server, or arm a plan there."""
    client = Client(url, token, say.lang)
    id = table or waiting_table(client, say)  # noqa: A001
    own = [seat["seat"] for seat in client.get(f"/api/tables/{quote(id)}")["seats"] if seat["mine"]]
    if not own:
        raise PaddockError(say("remote-no-race"))
    Planner(client, say, id, own[0], Printer()).order(words)
    return 0


def waiting_table(client: Client, say: Translator) -> str:
    """The running table that has waited longest for the user; if none waits, the latest."""
    found = client.tables()
    running = [table["id"] for table in found["mine"] if table["status"] == "running"]
    if not running:
        raise PaddockError(say("remote-no-race"))
    waiting = [id for id in running if found["news"].get(id, {}).get("question")]  # noqa: A001
    return str(max(waiting, key=lambda id: found["news"][id]["since"]) if waiting else running[0])  # noqa: A006
