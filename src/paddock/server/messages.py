"""What travels between the service and a browser at a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from paddock.core import Plain
from paddock.server.rows import Access, Clock, Said, Status

Code = Annotated[str, Meta(max_length=200)]


class Message(Plain, tag_field="type", tag=str.lower):
    """The base of all messages; `type` is the name of the class in small letters."""


class Order(Message, forbid_unknown_fields=True, kw_only=True):
    """Something that a browser wants; `id` comes back in the answer."""

    id: int = 0


class Choose(Order, kw_only=True):
    """Answer the decision numbered `asked`, by the code of an option."""

    seat: int
    asked: int
    code: Code


class Undo(Order, kw_only=True):
    """Take the last choice back, where the rules of the race allow it."""

    seat: int
    asked: int


class Back(Order, kw_only=True):
    """Ask the others for a decision back, or answer somebody who asks."""

    seat: int
    say: Literal["ask", "agree", "refuse"]


class Look(Order, kw_only=True):
    """Look from a seat of one's own, or as a spectator."""

    seat: int | None
    lang: str = "en"


class Why(Order, kw_only=True):
    """Why is this thing not to be chosen now?"""

    seat: int
    target: Code


class Chat(Order, kw_only=True):
    """Say something to the table."""

    text: str


class Ping(Order, kw_only=True):
    """Are you there?"""


Orders = Choose | Undo | Back | Look | Why | Chat | Ping


class Reply(Message):
    """The base of what the service says."""


class Done(Reply):
    """An order was carried out and, where it changed something, stored."""

    id: int
    number: int


class Refused(Reply):
    """An order was not carried out, and nothing was changed."""

    id: int
    error: str
    text: str
    rule: str = ""


class Because(Reply):
    """Why something cannot be chosen."""

    id: int
    text: str
    rule: str = ""


class Pong(Reply):
    id: int


class SeatView(Plain):
    """Who sits where, as everybody may know."""

    seat: int
    name: str
    bot: str = ""
    free: bool = False
    away: bool = False
    mine: bool = False
    host: bool = False
    online: bool = False


class AskView(Plain):
    """Somebody wants a decision back."""

    seat: int
    waiting: tuple[int, ...]


class TableView(Reply, tag="table"):
    """A table as everybody may know it."""

    id: str
    game: str
    title: str
    circuit: str
    setup_code: str
    access: Access
    status: Status
    clock: Clock
    seats: tuple[SeatView, ...]
    host: bool
    """Whether it is yours."""
    seed_hash: str
    changed: float
    came_from: str = ""
    rematch: str = ""
    spectators: int = 0
    note: str = ""
    """Why it cannot be played on, where it cannot."""


class ClockView(Plain):
    """How many seconds a seat has left; `running` while it thinks."""

    seat: int
    left: float
    running: bool


class View(Reply):
    """The race as a seat sees it now, with what the log says since the last one."""

    number: int
    seat: int | None
    asked: int
    scene: dict[str, Any]
    """What is new in the scene since the view before, of which `changes` tells how to read it."""
    log_from: int
    """Lines of the log from this one on are replaced by..."""
    log: tuple[str, ...]
    """...these."""
    can_undo: bool = False
    can_ask_back: bool = False
    own_choice: str = ""
    ask: AskView | None = None
    clocks: tuple[ClockView, ...] = ()
    over: bool = False
    seed: str = ""
    """Told when the race is over."""


class Talk(Reply):
    """What was said at the table."""

    lines: tuple[Said, ...]


class Goodbye(Reply):
    """The service goes down for a moment: come back."""


Replies = Done | Refused | Because | Pong | TableView | View | Talk | Goodbye
