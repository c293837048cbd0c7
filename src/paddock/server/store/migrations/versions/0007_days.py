"""Races over days: how users are called, messages on their way, where users are signed in, keys of programs."""

import sqlalchemy as sa
from alembic import op

revision = "0007_days"
down_revision = "0006_moderation"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_table(
        "contacts",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("daily_at", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("mail_on", sa.Integer, nullable=False),
        sa.Column("push_on", sa.Integer, nullable=False),
        sa.Column("hook", sa.String(500), nullable=False),
        sa.Column("hook_kind", sa.String(12), nullable=False),
        sa.Column("hook_secret", sa.String(64), nullable=False),
        sa.Column("hook_on", sa.Integer, nullable=False),
    )
    op.create_index("contacts_by_mail", "contacts", ["mail"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("session", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("push_subscriptions_by_person", "push_subscriptions", ["person"])
    op.create_index("push_subscriptions_by_session", "push_subscriptions", ["session"])
    op.create_table(
        "muted_tables",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("muted_tables_by_table", "muted_tables", ["table_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("asked", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("calls_by_due", "calls", ["due"])
    op.create_index("calls_by_person", "calls", ["person", "due"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("key", sa.String(80), nullable=False, unique=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(254), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["state", "channel", "due"])
    op.create_index("outbox_by_person", "outbox", ["person"])


def downgrade() -> None:
    for name in ("outbox", "calls", "muted_tables", "push_subscriptions", "contacts", "tokens", "sessions"):
        op.drop_table(name)
