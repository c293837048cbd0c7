"""The settings of a server."""

from pathlib import Path

from paddock.core import Plain
from paddock.core.folders import data_folder
from paddock.server.notify.settings import Calling
from paddock.server.retention import Keep


class Config(Plain, kw_only=True):
    """Addresses, database, limits and time-outs."""

    host: str = "127.0.0.1"
    port: int = 8090
    database: str = ""
    """A database URL; empty is a SQLite file in the user's data directory."""
    log_level: str = "info"
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own, such as https://example.org."""
    hosts: tuple[str, ...] = ()
    """Names under which browsers reach the server, such as example.org, besides those of this machine and network."""
    secure_cookies: bool = False
    """Whether browsers come by HTTPS, and cookies are sent over HTTPS only; for servers behind a TLS proxy."""
    trust_proxy: bool = False
    """Whether to trust the address in X-Forwarded-For."""
    warm: bool = True
    """Whether to build the catalogue and the pictures of all games at the start, not at the first request."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """After how long a bot that does not answer is given up; its thinking is bounded by `bots/pace.py`."""
    bot_pace: float = 0.7
    """The shortest time between two decisions of bots, so that viewers can follow."""
    running_tables: int = 40
    """How many races of one user may run at the same time."""
    driven_tables: int = 500
    """How many tables may be in memory because a bot or a clock is due; the others wait for their turn."""
    tables_per_user: int = 100
    """How many tables of one host may be stored whose races are not over."""
    records_per_user: int = 40
    circuits_per_user: int = 100
    """How many circuits a user may keep, and a club."""
    circuits_per_day: float = 500.0
    """How often an address may store a circuit in a day."""
    tables_per_day: float = 300.0
    """How many tables an address may open in a day."""
    records_per_day: float = 60.0
    """How many records an address may bring in a day."""
    keep: Keep = Keep()
    """How long things are kept that nobody uses any more."""
    research: bool = False
    """Whether all public races whose drivers consent can be downloaded, for research."""
    calling: Calling = Calling()
    """By which channels users are called when a race waits for them."""
    head_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 60.0
    """How long it may take to send the body."""
    read_seconds: float = 30.0
    """How long it may leave unread what it is sent."""
    connections_per_address: int = 200
    """How many connections an address may have open; behind a proxy, how many WebSockets."""
    sockets_per_user: int = 20
    """How many WebSockets a user may have open."""
    messages_per_second: float = 25.0
    requests_per_second: float = 25.0
    sign_ins_per_minute: float = 20.0
    """How often an address may try a password or register a guest."""
    reports_per_minute: float = 10.0
    """How often a user may report, mute or block others."""
    reports_per_day: float = 40.0
    """How many reports an address may send in a day."""
    guests_per_day: float = 200.0
    """How many guests an address may register in a day."""
    lease: float = 4.0
    """How many seconds a process may drive the bots and clocks of a table without renewing its lease."""

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data_directory() / 'paddock.sqlite'}"

    @staticmethod
    def data_directory() -> Path:
        """The user's data directory; created if missing."""
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return folder
