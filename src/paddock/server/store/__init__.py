"""The database: SQLite for one process, PostgreSQL for several. One module for each kind of row.

Every call here blocks; the service makes them in threads (`Background.run`).
"""

from paddock.server.store.audit import AuditStore
from paddock.server.store.bans import BanStore
from paddock.server.store.broadcasts import BroadcastStore
from paddock.server.store.calls import CallStore
from paddock.server.store.challenges import ChallengeStore
from paddock.server.store.chat import ChatStore
from paddock.server.store.circuits import CircuitStore, SheetStore
from paddock.server.store.clubs import ClubStore
from paddock.server.store.consents import ConsentStore
from paddock.server.store.contacts import ContactStore
from paddock.server.store.database import Database
from paddock.server.store.entries import EntryStore
from paddock.server.store.facts import FactStore
from paddock.server.store.finding import FindingStore
from paddock.server.store.finished import FinishedStore
from paddock.server.store.holidays import HolidayStore
from paddock.server.store.housekeeping import Housekeeping
from paddock.server.store.ignored import IgnoredStore
from paddock.server.store.leases import LeaseStore
from paddock.server.store.matches import MatchStore
from paddock.server.store.names import NameStore
from paddock.server.store.outages import OutageStore
from paddock.server.store.outbox import Outbox
from paddock.server.store.overview import OverviewStore
from paddock.server.store.personal import PersonalStore
from paddock.server.store.plans import PlanStore
from paddock.server.store.presence import PresenceStore
from paddock.server.store.presets import PresetStore
from paddock.server.store.ratings import RatingStore
from paddock.server.store.records import RecordStore
from paddock.server.store.reports import ReportStore
from paddock.server.store.seasons import SeasonStore
from paddock.server.store.seats import SeatStore
from paddock.server.store.seeks import SeekStore
from paddock.server.store.sessions import SessionStore
from paddock.server.store.tables import TableStore
from paddock.server.store.tokens import TokenStore
from paddock.server.store.users import UserStore
from paddock.server.store.watching import WatchingStore

__all__ = ["Database", "Store"]


class Store:
    """Everything that is kept, by kind."""

    def __init__(self, url: str, process: str = "") -> None:
        self.database = database = Database(url, process)
        self.facts = FactStore(database)
        self.users = UserStore(database)
        self.sessions = SessionStore(database)
        self.tables = TableStore(database)
        self.seats = SeatStore(database)
        self.entries = EntryStore(database)
        self.chat = ChatStore(database)
        self.records = RecordStore(database)
        self.presence = PresenceStore(database)
        self.housekeeping = Housekeeping(database)
        self.leases = LeaseStore(database)
        self.outages = OutageStore(database)
        self.ignored = IgnoredStore(database)
        self.overview = OverviewStore(database)
        self.names = NameStore(database)
        self.personal = PersonalStore(database)
        self.reports = ReportStore(database)
        self.bans = BanStore(database)
        self.audit = AuditStore(database)
        self.contacts = ContactStore(database)
        self.calls = CallStore(database)
        self.outbox = Outbox(database)
        self.tokens = TokenStore(database)
        self.clubs = ClubStore(database)
        self.matches = MatchStore(database)
        self.circuits = CircuitStore(database)
        self.sheets = SheetStore(database)
        self.presets = PresetStore(database)
        self.seasons = SeasonStore(database)
        self.plans = PlanStore(database)
        self.holidays = HolidayStore(database)
        self.finding = FindingStore(database)
        self.seeks = SeekStore(database)
        self.challenges = ChallengeStore(database)
        self.consents = ConsentStore(database)
        self.ratings = RatingStore(database)
        self.finished = FinishedStore(database, self.ratings)
        self.watching = WatchingStore(database)
        self.broadcasts = BroadcastStore(database)

    def close(self) -> None:
        self.database.close()
