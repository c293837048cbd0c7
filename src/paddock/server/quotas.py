"""How much one user and one address may store."""

from paddock.server.config import Config
from paddock.server.errors import RequestError
from paddock.server.rate_limits import RateLimit
from paddock.server.store import Store
from paddock.server.store.rows import User

DAY = 86400.0


class Quotas:
    """Stored things per user, and new things a day per address. The checks block, as the store does."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.new_tables = RateLimit(config.tables_per_day / DAY, config.tables_per_day)
        self.new_records = RateLimit(config.records_per_day / DAY, config.records_per_day)

        self.new_guests = RateLimit(config.guests_per_day / DAY, config.guests_per_day)
        self.new_circuits = RateLimit(config.circuits_per_day / DAY, config.circuits_per_day)
        self.new_reports = RateLimit(config.reports_per_day / DAY, config.reports_per_day)

    def note_guest(self, address: str) -> None:
        """An address registers a guest; 429 if it has registered too many today."""
        if not self.new_guests.take(address):
            raise RequestError("enough-today", 429)

    def note_report(self, address: str) -> None:
        """An address reports a user; 429 if it has reported too many today."""
        if not self.new_reports.take(address):
            raise RequestError("enough-today", 429)

    def note_circuit(self, address: str) -> None:
        """An address stores a circuit, new or changed; 429 if it has stored too many today."""
        if not self.new_circuits.take(address):
            raise RequestError("enough-today", 429)

    def check_circuits(self, user: User, club: str | None) -> None:
        """409 if a user, or a club, has as many circuits as they may have."""
        most = self.config.circuits_per_user
        if self.store.circuits.count(user.id, club) >= most:
            raise RequestError("too-many-circuits", 409, most=most)

    def note_table(self, address: str) -> None:
        """An address opens a table; 429 if it has opened too many today."""
        if not self.new_tables.take(address):
            raise RequestError("enough-today", 429)

    def note_record(self, address: str) -> None:
        """An address brings a record; 429 if it has brought too many today."""
        if not self.new_records.take(address):
            raise RequestError("enough-today", 429)

    def check_tables(self, user: User) -> None:
        """409 if a user has as many unfinished tables as a user may have."""
        most = self.config.tables_per_user
        if self.store.tables.count_unfinished(user.id) >= most:
            raise RequestError("too-many-tables", 409, most=most)

    def check_records(self, user: User) -> None:
        """409 if a user has brought as many records as a user may have."""
        most = self.config.records_per_user
        if self.store.records.count(user.id) >= most:
            raise RequestError("too-many-records", 409, most=most)
