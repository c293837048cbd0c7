"""The tables of the database in their current form; the migrations describe the earlier ones.

Some columns have older names in the database than in the code: `key` is the name the code uses.
"""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()
NEVER = 1e12
"""When a table is due on which nothing is: far in the future."""

facts = Table("facts", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

users = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("password", Text),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("role", String(12), nullable=False, default="", server_default=""),
    Column("network", String(64), nullable=False, default="", server_default=""),
    Column("seen", Float, nullable=False, default=0.0, server_default="0"),
    Column("hides", Integer, nullable=False, default=0, server_default="0"),
)
"""`hides` is the switch that hides the results of races not yet watched."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("plan", Text, nullable=False, key="settings"),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("access", String(12), nullable=False),
    Column("status", String(12), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("start", Text, nullable=False, default=""),
    Column("came_from", String(40), nullable=False, default=""),
    Column("rematch", String(24), nullable=False, default=""),
    Column("final", LargeBinary),
    Column("driver", String(24), nullable=False, default="", key="lease_owner"),
    Column("driver_until", Float, nullable=False, default=0.0, key="lease_until"),
    Column("due", Float, nullable=False, default=0.0, server_default="0"),
    Index("tables_by_due", "status", "due"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_status", "status", "access", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), key="user"),
    Column("bot", String(24), nullable=False, default=""),
    Column("away", Integer, nullable=False, default=0),
    Column("name", String(40), nullable=False, default=""),
    Index("seats_by_person", "user"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("actor", String(12), nullable=False),
    Column("at", Float, nullable=False),
    Column("frame", LargeBinary),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", String(24), primary_key=True, key="user"),
    Column("process", String(24), primary_key=True),
    Column("connected", Integer, nullable=False),
    Column("seen", Float, nullable=False),
    Index("presence_by_process", "process"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("person", String(24), nullable=False, key="user"),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

records = Table(
    "records",
    metadata,
    Column("frames", LargeBinary),
    Column("id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("owner", String(24), nullable=False, default="", server_default=""),
    Column("used", Float, nullable=False, default=0.0, server_default="0"),
    Index("records_by_owner", "owner"),
)

revoked_sessions = Table(
    "revoked_sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("until", Float, nullable=False),
)

ignored = Table(
    "ignored",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("ignored_by_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("subject", String(24), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("reason", String(500), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("context", Text, nullable=False),
    Column("closed", Float, nullable=False, default=0.0),
    Index("reports_by_closed", "closed", "id"),
    Index("reports_by_subject", "subject"),
    Index("reports_by_reporter", "reporter"),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("subject", String(64), nullable=False),
    Column("scope", String(8), nullable=False),
    Column("until", Float, nullable=False),
    Column("reason", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("bans_by_until", "until"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("actor", String(24), nullable=False),
    Column("act", String(24), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("detail", String(200), nullable=False),
    Column("reason", String(500), nullable=False),
)
"""Only ever added to: triggers refuse changes and deletions."""

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("device", String(60), nullable=False),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_person", "user"),
)
"""Where users are signed in, to show them; what counts is the cookie."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("tokens_by_person", "user"),
)
"""Keys with which programs play for a user."""

contacts = Table(
    "contacts",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("pace", String(12), nullable=False),
    Column("daily_at", Integer, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("mail", String(254), nullable=False),
    Column("mail_on", Integer, nullable=False),
    Column("push_on", Integer, nullable=False),
    Column("hook", String(500), nullable=False),
    Column("hook_kind", String(12), nullable=False),
    Column("hook_secret", String(64), nullable=False),
    Column("hook_on", Integer, nullable=False),
    Index("contacts_by_mail", "mail"),
)
"""How a user wants to be called: channels, pace, quiet hours."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("session", String(24), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("push_subscriptions_by_person", "user"),
    Index("push_subscriptions_by_session", "session"),
)

muted_tables = Table(
    "muted_tables",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Index("muted_tables_by_table", "table_id"),
)

calls = Table(
    "calls",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asked", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("state", String(12), nullable=False),
    Column("due", Float, nullable=False),
    Index("calls_by_due", "due"),
    Index("calls_by_person", "user", "due"),
)
"""One row for each decision that a user owes and is to be told of."""

plans = Table(
    "plans",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("content", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("plans_by_table", "table_id", "seat"),
    Index("plans_by_person", "user"),
)
"""Answers that users gave ahead; whether a plan is armed follows from the entries of its table."""

holidays = Table(
    "holidays",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("first", String(10), nullable=False),
    Column("last", String(10), nullable=False),
    Column("zone", String(64), nullable=False),
    Index("holidays_by_person", "user"),
)
"""Days on which a user's clocks stand still, in the user's time zone."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("key", String(80), nullable=False, unique=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("channel", String(8), nullable=False),
    Column("target", String(254), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("content", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("note", String(200), nullable=False),
    Column("owner", String(24), nullable=False, key="lease_owner"),
    Column("until", Float, nullable=False, key="lease_until"),
    Index("outbox_by_due", "state", "channel", "due"),
    Index("outbox_by_person", "user"),
)
"""Messages to deliver, each by one channel; delivered ones are removed, those given up are kept with a note."""

finished = Table(
    "finished",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("circuit", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("rated_as", Integer, nullable=False),
    Index("finished_by_game", "game", "ended"),
    Index("finished_by_end", "ended"),
    Index("finished_by_rated", "rated", "rated_as"),
)
"""Races that are over. Rated ones stay when their tables are removed: ratings are recomputed from them."""

placings = Table(
    "placings",
    metadata,
    Column("table_id", String(24), ForeignKey("finished.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), key="user"),
    Column("bot", String(24), nullable=False),
    Column("place", Integer, nullable=False),
    Index("placings_by_person", "user"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("driver", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("races", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Column("opponents", Integer, nullable=False),
    Index("ratings_by_strength", "game", "mu"),
    Index("ratings_by_driver", "driver"),
)
"""The ratings of users, and of the levels of bots that they met."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("driver", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("weight", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_changes_by_driver", "driver", "game", "number"),
)

seeks = Table(
    "seeks",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("game", String(40), nullable=False),
    Column("drivers", Integer, nullable=False),
    Column("length", String(8), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Integer, nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("claim", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Index("seeks_by_wish", "game", "drivers", "at"),
)
"""Users who look for a race: one wish each."""

consents = Table(
    "consents",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("at", Float, nullable=False),
)
"""Users whose races may be part of the archive for research."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("preset", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", String(24), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("champion", Text, nullable=False),
    Column("champion_due", Float, nullable=False),
)
"""Races of the day and of the week: one set-up and one seed for everybody."""

tries = Table(
    "tries",
    metadata,
    Column("challenge", String(24), ForeignKey("challenges.id"), primary_key=True),
    Column("person", String(24), primary_key=True, key="user"),
    Column("table_id", String(24), nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("gap", Integer, nullable=False),
    Column("track", Text, nullable=False),
    Index("tries_by_table", "table_id"),
    Index("tries_by_person", "user"),
)
"""The one try that a user has at a challenge."""


clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("about", String(2000), nullable=False),
    Column("access", String(12), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("closed", Float, nullable=False),
    Index("clubs_by_access", "access", "closed", "created"),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("organiser", Integer, nullable=False),
    Column("steward", Integer, nullable=False),
    Column("joined", Float, nullable=False),
    Index("club_members_by_person", "user"),
)

club_presets = Table(
    "club_presets",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id"), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("code", String(2000), nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("club", String(24), ForeignKey("clubs.id"), nullable=False),
    Column("title", String(80), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("table_id", String(24), nullable=False),
    Index("seasons_by_club", "club", "created"),
    Index("seasons_by_due", "due"),
    Index("seasons_by_table", "table_id"),
)
"""`due` is when the next table is to be opened; `table_id` is the table whose end the next result waits for."""

season_drivers = Table(
    "season_drivers",
    metadata,
    Column("season", String(24), ForeignKey("seasons.id"), primary_key=True),
    Column("driver", String(40), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), key="user"),
    Column("name", String(40), nullable=False),
    Index("season_drivers_by_person", "user"),
)
"""Who the drivers of the log are: names can change and be forgotten, the log cannot."""

season_log = Table(
    "season_log",
    metadata,
    Column("season", String(24), ForeignKey("seasons.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("actor", String(24), nullable=False),
    Column("content", Text, nullable=False),
    Column("hash", String(64), nullable=False),
)
"""Only ever added to: triggers refuse changes and deletions."""

season_records = Table(
    "season_records",
    metadata,
    Column("season", String(24), ForeignKey("seasons.id"), primary_key=True),
    Column("race", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

season_words = Table(
    "season_words",
    metadata,
    Column("season", String(24), ForeignKey("seasons.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("salt", String(32), nullable=False),
    Column("text", String(2000), nullable=False),
    Index("season_words_by_person", "user"),
)
"""What users said about protests; the log has a digest, so that words can be forgotten but not exchanged."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("club", String(24), ForeignKey("clubs.id"), nullable=False),
    Column("title", String(80), nullable=False),
    Column("teams", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("preset", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("reserve_at", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("moved", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Index("matches_by_club", "club", "created"),
    Index("matches_by_due", "due"),
    Index("matches_by_end", "ended"),
)
"""Duplicate matches of clubs: one set-up and one seed, a table for each team; `teams` are their names.

One with a date `at` waits for it: until its tables are opened it is `due`, and has no seed. One that ended without a
seed was called off.
"""

match_runs = Table(
    "match_runs",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("team", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), key="user"),
    Column("bot", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("gap", Integer, nullable=False),
    Column("comes", Integer),
    Index("match_runs_by_person", "user"),
    Index("match_runs_by_table", "table_id"),
)
"""The run of a team in a seat: who drove, and how it ended. `name` is that of a bot; `comes` is what the user said."""

watched_races = Table(
    "watched_races",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("race", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""The races whose results a user who hides results has seen: a table, or a race of a season that had none."""

shared_replays = Table(
    "shared_replays",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("leader", String(24), ForeignKey("people.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("speed", Float, nullable=False),
    Column("pointer", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Index("shared_replays_by_leader", "leader"),
)

broadcasts = Table(
    "broadcasts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("title", String(80), nullable=False),
    Column("season", String(24), nullable=False),
    Column("race", Integer, nullable=False),
    Column("tables", Text, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("broadcasts_by_person", "user"),
    Index("broadcasts_by_season", "season", "race"),
)
"""An event on one page: a round of a season, or some tables."""

commentators = Table(
    "commentators",
    metadata,
    Column("broadcast", String(24), ForeignKey("broadcasts.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Index("commentators_by_person", "user"),
)

commentary = Table(
    "commentary",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("broadcast", String(24), ForeignKey("broadcasts.id"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, key="user"),
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("commentary_by_broadcast", "broadcast", "id"),
    Index("commentary_by_person", "user"),
)
"""`number` is the decision of the race after which a line was written; 0 for a line about no race."""
sheets = Table(
    "sheets",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What races were driven on, by fingerprint: never changed, and kept while something names it."""

circuits = Table(
    "circuits",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), key="user"),
    Column("club", String(24), ForeignKey("clubs.id")),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("sheet", String(40), nullable=False),
    Column("games", String(400), nullable=False),
    Column("outline", Text, nullable=False),
    Column("origin", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("published", Float, nullable=False),
    Column("withdrawn", Float, nullable=False),
    Index("circuits_by_person", "user", "changed"),
    Index("circuits_by_club", "club", "changed"),
    Index("circuits_by_published", "published"),
    Index("circuits_by_sheet", "sheet"),
)
"""Circuits that users drew: of the one who made it, or of a club if it names one."""

presets = Table(
    "presets",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True, key="user"),
    Column("name", String(60), primary_key=True),
    Column("code", String(2000), nullable=False),
)
"""Set-ups to which a user has given a name."""
