"""The messages between the service and a browser at a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from paddock.core import LogLine, Plain
from paddock.server.store.rows import Access, Clock, Said, Status

Code = Annotated[str, Meta(max_length=200)]
BoardUnit = Annotated[float, Meta(ge=-1e6, le=1e6)]


class Message(Plain, tag_field="type", tag=str.lower):
    """The base of all messages; `type` is the name of the class in lower case."""


class Order(Message, forbid_unknown_fields=True, kw_only=True):
    """A message from the browser; its `id` comes back in the reply."""

    id: int = 0


class Choose(Order, kw_only=True):
    """Answer the decision numbered `asked`, by the code of an option."""

    seat: int
    asked: int
    code: Code


class Undo(Order, kw_only=True):
    """Take the last choice back, if the race allows it."""

    seat: int
    asked: int


class Back(Order, kw_only=True):
    """Ask the others for a decision back, or answer such a request."""

    seat: int
    say: Literal["ask", "agree", "refuse"]


class Look(Order, kw_only=True):
    """Look from one's own seat, or as a spectator."""

    seat: int | None
    lang: str = "en"


class Watch(Order, kw_only=True):
    """Say whether the table is to be seen: for a tab in the background, it is not worked out what options lead to."""

    visible: bool


class Why(Order, kw_only=True):
    """Ask why a thing on the table cannot be chosen now."""

    seat: int
    target: Code


class Chat(Order, kw_only=True):
    """Say something to the table. The same line of a user after the line `after` is stored once, however often sent."""

    text: str
    after: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Pace(Order, kw_only=True):
    """Let bots drive faster or slower, if no other user at the table is racing."""

    speed: Annotated[float, Meta(ge=0.25, le=1000)]


class Lead(Order, kw_only=True):
    """Move on in a shared replay, as the one who leads; the first driver to do so leads."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    speed: Annotated[float, Meta(ge=0, le=16)] = 0.0
    pointer: Annotated[tuple[BoardUnit, ...], Meta(max_length=2)] = ()
    """Where the leader points on the board: two coordinates in its own units, or nothing."""


class Hand(Order, kw_only=True):
    """Let the driver of another seat lead the shared replay."""

    seat: Annotated[int, Meta(ge=0, le=98)]


class Ping(Order, kw_only=True):
    """Check the connection."""


Orders = Choose | Undo | Back | Look | Watch | Why | Chat | Pace | Lead | Hand | Ping


class Reply(Message):
    """A message from the service."""


class Done(Reply):
    """An order was carried out and, if it changed anything, stored."""

    id: int
    number: int


class Refused(Reply):
    """An order was refused; nothing was changed."""

    id: int
    error: str
    text: str
    rule: str = ""


class Because(Reply):
    """Why a thing cannot be chosen; an empty text if it can."""

    id: int
    text: str
    rule: str = ""


class Pong(Reply):
    """The reply to a ping."""

    id: int


class SeatView(Plain):
    """A seat, as every user may know it."""

    seat: int
    name: str
    bot: str = ""
    free: bool = False
    away: bool = False
    mine: bool = False
    host: bool = False
    online: bool = False
    invited: bool = False
    """Whether its user has not agreed yet to race again."""


class SwitchView(Plain):
    """A switch that is not as the preset of the table has it."""

    name: str
    text: str
    value: bool | int | str
    label: str
    """What people call the value."""


class AskView(Plain):
    """A seat asks for a decision back."""

    seat: int
    waiting: tuple[int, ...]


class TableView(Reply, tag="table"):
    """A table, as every user may know it."""

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
    """Whether the current user opened it."""
    seed_hash: str
    changed: float
    came_from: str = ""
    rematch: str = ""
    spectators: int = 0
    note: str = ""
    """Why the race cannot go on; empty if it can."""
    circuit_title: str = ""
    preset: str = ""
    """The title of the preset; empty for the standard rules."""
    switches: tuple[SwitchView, ...] = ()
    """What differs from the preset."""
    delay: float = 0.0
    """How many seconds spectators are behind."""
    is_rookie: bool = False
    """Whether this is the short first race of its game."""
    speed: float = 1.0
    """How many times as fast as usual bots drive."""
    coach: bool = False
    """Whether seats may ask the coach."""
    rated: bool = False
    """Whether the result counts for the ratings of those who drive."""
    challenge: str = ""
    """The challenge at which this race is a try; empty for all others."""
    hidden: bool = False
    """Whether this viewer hides its result."""
    told: bool = False
    """Whether people roll and draw at a real table, and tell what came: then no seed is sealed."""


class ClockView(Plain):
    """The seconds a seat has left; `running` while it is to move."""

    seat: int
    left: float
    running: bool


class HolidayView(Plain):
    """A seat whose user is on holiday."""

    seat: int
    last: str
    """The last day, such as 2026-08-24."""


class DaysView(Plain):
    """What a race over days has besides: a plan of the seat, a pause of the table, holidays."""

    plan: Literal["", "armed", "ended"] = ""
    """Whether the seat has a plan, and whether it is over."""
    is_paused: bool = False
    pause: AskView | None = None
    """A seat asks for a pause of the table."""
    holidays: tuple[HolidayView, ...] = ()


class View(Reply):
    """The race as a seat sees it: what has changed since the last view."""

    number: int
    seat: int | None
    asked: int
    scene: dict[str, Any]
    """The changes of the scene; `changes.py` describes them."""
    log_from: int
    """The first line of the log that `log` replaces."""
    log: tuple[LogLine, ...]
    can_undo: bool = False
    can_ask_back: bool = False
    own_choice: str = ""
    ask: AskView | None = None
    clocks: tuple[ClockView, ...] = ()
    over: bool = False
    seed: str = ""
    """Empty until the race is over."""
    days: DaysView | None = None
    """None if there is nothing of the kind."""


class Talk(Reply):
    """Lines of chat, without those of users whom this one has muted or blocked."""

    lines: tuple[Said, ...]
    whole: bool = False
    """Whether these are all lines, in place of those sent before."""


class Shared(Reply):
    """Where the leader of a shared replay is."""

    number: int
    speed: float
    """How fast it plays; 0 while it stands."""
    pointer: tuple[float, ...]
    seat: int | None
    name: str
    mine: bool
    """Whether the current user leads."""
    present: bool
    """Whether the leader is connected."""


class Goodbye(Reply):
    """The service is going down: connect again."""


Replies = Done | Refused | Because | Pong | TableView | View | Talk | Shared | Goodbye
