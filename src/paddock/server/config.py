"""How a server is run: where it listens, where it keeps its tables, how patient it is."""

from pathlib import Path

import platformdirs

from paddock.core import Plain


class Config(Plain, kw_only=True):
    """Everything that whoever runs a server may decide."""

    host: str = "127.0.0.1"
    port: int = 8090
    database: str = ""
    """A database URL; empty is a SQLite file in the user's data directory."""
    log_level: str = "info"
    origins: tuple[str, ...] = ()
    """Origins of browsers that may talk to this server besides its own address, such as https://example.org."""
    secure_cookies: bool = False
    """Whether cookies travel over HTTPS only: switch it on behind a TLS proxy."""
    trust_proxy: bool = False
    """Whether the address in X-Forwarded-For is believed."""
    warm: bool = True
    """Whether texts and pictures of all games are made ready at the start, not when somebody comes."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """How long a bot may think about one decision."""
    bot_pace: float = 0.7
    """The least time between two decisions of bots, so that people can follow them."""
    messages_per_second: float = 25.0
    requests_per_second: float = 25.0
    sign_ins_per_minute: float = 20.0
    """How often one address may try a password or become a new guest."""
    lease: float = 4.0
    """How long a process looks after bots and clocks of a table before another may."""

    @property
    def database_url(self) -> str:
        """The database to use."""
        return self.database or f"sqlite:///{self.data_directory() / 'paddock.sqlite'}"

    @staticmethod
    def data_directory() -> Path:
        """Where a person's tables are kept; made when it is missing."""
        return Path(platformdirs.user_data_dir("paddock", appauthor=False, ensure_exists=True))
