"""The rows of the database as plain records."""

from typing import Literal

import paddock
from paddock.core import Plain

Access = Literal["public", "link", "hot-seat"]
Status = Literal["open", "running", "over", "closed"]
"""A closed table was closed by a moderator: nobody plays, watches or chats there."""
EntryKind = Literal[
    "choose",
    "change",
    "undo",
    "ask-back",
    "agree-back",
    "refuse-back",
    "pause",
    "plan",
    "holiday",
    "rest",
    "tell",
    "hold",
    "correct",
]
Actor = Literal["person", "bot", "clock", "plan"]
Role = Literal["", "moderator", "owner"]
Scope = Literal["full", "chat"]
ReportKind = Literal["chat", "name", "behaviour", "circuit"]
IgnoreKind = Literal["mute", "block"]
Channel = Literal["mail", "push", "hook"]
Pace = Literal["at-once", "hourly", "daily"]
HookKind = Literal["plain", "discord", "slack"]
CallState = Literal["waiting", "called", "reminded"]
LetterKind = Literal["turn", "reminder", "done", "confirm", "recover", "trial"]
ClockKind = Literal["none", "decision", "bank", "days"]
CoachKind = Literal["auto", "on", "off"]
ClubAccess = Literal["public", "invitation"]


class Row(Plain):
    """The base of all rows."""


class User(Row):
    """A guest, or the owner of an account."""

    id: str
    name: str
    account: str | None = None
    epoch: int = 0
    """Sessions of an earlier epoch are revoked."""
    role: Role = ""
    hides: bool = False
    """Whether results stay hidden until a race was watched."""


class Calendar(Row):
    """When clocks stand still: on some days of the week, and at night, in a time zone. Empty if they never do."""

    zone: str = ""
    days_off: tuple[int, ...] = ()
    """0 is Monday."""
    night_from: int = 0
    night_until: int = 0
    """In minutes after midnight; no night if they are equal."""


class Clock(Row):
    """How long a seat may think."""

    kind: ClockKind = "none"
    seconds: float = 0.0
    """Per decision; with a time bank, what each decision adds to the bank."""
    bank: float = 0.0
    """The time bank at the start; with days, what may be used beyond the days of each decision."""
    calendar: Calendar = Calendar()
    """When the time of a clock in days does not count."""


class TableSettings(Row):
    """What the host chose besides the rules of the race."""

    clock: Clock = Clock()
    stand_in: str = ""
    """The level of the bot that decides for a user who is away or out of time; empty for the usual one."""
    delay: float = 0.0
    """How many seconds spectators are behind."""
    preset: str = ""
    spectators: bool = True
    coach: CoachKind = "auto"
    """Whether seats may ask the coach; `auto` while a single person races against bots."""
    rated: bool = False
    """Whether the result counts for the ratings of those who drive."""
    challenge: str = ""
    """The challenge at which this race is a try, or the duplicate match to which it belongs; empty for all others."""
    goes_on: bool = False
    """Whether bots race to the end although nobody watches, as in a race of a season."""
    told: bool = False
    """Whether people roll and draw at a real table, and tell what came."""
    open_hands: bool = False
    """Whether they also tell what they draw to their hands."""


class Seat(Row):
    """A seat: taken by a user or a bot, or free."""

    seat: int
    user: str | None = None
    bot: str = ""
    """The level of the bot."""
    away: bool = False
    """Whether a bot decides for the user for now."""
    name: str = ""

    @property
    def is_free(self) -> bool:
        return self.user is None and not self.bot

    @property
    def is_driven(self) -> bool:
        """Whether a bot decides now."""
        return bool(self.bot) or self.away


class Entry(Row):
    """One action at a table; `(table, number)` is unique."""

    number: int
    kind: EntryKind
    seat: int
    code: str
    actor: Actor
    at: float
    frame: bytes | None = None
    """The position in which it was made; None from versions that stored none."""


class Table(Row):
    """A table as it was set up."""

    id: str
    setup: paddock.Setup
    revision: int
    """The revision of the game's rules under which the race began."""
    settings: TableSettings
    host: str
    access: Access
    status: Status
    seed: str
    created: float
    changed: float
    start: str = ""
    """Where a fork begins: a record or a position; empty for a race from its start."""
    came_from: str = ""
    rematch: str = ""


class Said(Row, rename={"user": "person"}):
    """A line of chat."""

    id: int
    user: str
    name: str
    text: str
    at: float


class Ignored(Row):
    """Someone whose chat a user does not want to read; a blocked one is kept away from the user's tables, too."""

    id: str
    name: str
    kind: IgnoreKind


class Report(Row):
    """What a user reported about another."""

    id: int
    at: float
    reporter: str
    subject: str
    kind: ReportKind
    reason: str
    table_id: str
    context: str
    """The name, the chat and the moment at the table as they were, in JSON."""
    closed: float
    """When a moderator closed it; 0 while it is open."""


class Ban(Row):
    """A user or a network that is kept out, or from the chat."""

    id: int
    subject: str
    """The id of a user, or a network."""
    scope: Scope
    until: float
    reason: str
    at: float

    @property
    def is_of_network(self) -> bool:
        return "/" in self.subject


class Act(Row):
    """A line of the audit log."""

    id: int
    at: float
    actor: str
    """The id of a user; `console` for a command of the owner."""
    act: str
    subject: str
    """The id of a user or a table, or a network."""
    detail: str
    reason: str


class Device(Row):
    """Where a user is signed in."""

    id: str
    device: str
    started: float
    seen: float


class Token(Row):
    """A key of a program; only its hash is stored."""

    id: str
    name: str
    created: float
    used: float
    """0 if it was never used."""


class Contact(Row, kw_only=True):
    """How a user wants to be called."""

    lang: str = "en"
    zone: str = "UTC"
    pace: Pace = "at-once"
    daily_at: int = 8 * 60
    """When the message of the day comes, in minutes after midnight, in the user's own time zone."""
    quiet_from: int = 0
    quiet_until: int = 0
    """Between these two minutes of the day nothing is sent; none if they are equal."""
    mail: str = ""
    """A confirmed address."""
    mail_on: bool = False
    push_on: bool = False
    hook: str = ""
    hook_kind: HookKind = "plain"
    hook_secret: str = ""
    hook_on: bool = False


class HolidayDays(Row):
    """The first and the last day of a holiday, such as 2026-08-10, in the user's time zone."""

    first: str
    last: str
    zone: str


class PushSubscription(Row):
    """A browser that shows notifications; it ends with the session in which it was made."""

    id: str
    user: str
    session: str
    endpoint: str
    p256dh: str
    auth: str


class Owed(Row):
    """A decision that a user owes."""

    table_id: str
    seat: int
    asked: int
    user: str


class CalledFor(Owed):
    """A decision that a user owes, and whether they were told."""

    state: CallState
    due: float


class Letter(Row):
    """A message for one user, to be delivered by one channel."""

    id: int
    key: str
    user: str
    channel: Channel
    target: str
    """The id of a subscription, or the address of a mail that is not for the user's confirmed one."""
    kind: LetterKind
    content: str
    created: float
    tries: int


class Club(Row):
    """A club."""

    id: str
    name: str
    about: str
    access: ClubAccess
    invite: str
    """The secret part of the link by which users join."""
    created: float
    closed: float = 0.0
    """When its last member left; 0 if it has members."""


class Member(Row):
    """A member of a club."""

    user: str
    name: str
    organiser: bool
    steward: bool
    joined: float


class NamedSetup(Row):
    """A set-up to which a club or a user has given a name."""

    name: str
    code: str


class SeasonRow(Row):
    """A season, besides its log."""

    id: str
    club: str
    title: str
    settings: TableSettings
    """The clock and the stand-in of its tables."""
    created: float
    due: float
    table_id: str = ""


class Entrant(Row):
    """Who a driver of a season is: a user, or just a name."""

    driver: str
    user: str | None
    name: str


class SharedReplay(Row):
    """A replay that a driver shows to the others: where they are in it, how fast it plays, what they point at."""

    table_id: str
    leader: str
    number: int
    speed: float
    """0 while it stands."""
    pointer: str
    """A place on the board, in its own units, such as `120.5,40`; empty if the leader points at nothing."""
    at: float


class Broadcast(Row):
    """An event on one page: a round of a season, or the tables that its organiser named."""

    id: str
    user: str
    title: str
    season: str
    race: int
    tables: tuple[str, ...]
    invite: str
    """The secret part of the link by which commentators join."""
    created: float


class Comment(Row):
    """A line of commentary, with the moment of a race at which it was written."""

    id: int
    user: str
    table_id: str
    number: int
    text: str
    at: float
    name: str = ""


class OwnCircuit(Row):
    """A circuit that a user drew, or a deck that one wrote, with its comments."""

    id: str
    user: str | None
    """Who made it; None if that user was deleted."""
    club: str | None
    """The club it belongs to; None if it belongs to its maker."""
    name: str
    text: str
    sheet: str
    """The fingerprint of what is raced of it."""
    games: str
    """The games it can be raced in, by their ids."""
    outline: str
    """The line of the track, as an SVG path; empty for a deck."""
    origin: str
    """The circuit that this one was made from; empty for none."""
    created: float
    changed: float
    published: float = 0.0
    """When all users could see it; 0 if they cannot."""
    withdrawn: float = 0.0
    """When a moderator withdrew it; 0 if none did."""
