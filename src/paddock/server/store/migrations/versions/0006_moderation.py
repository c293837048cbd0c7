"""Roles, what users ignore, reports, bans, the audit log, and when the service was down."""

import sqlalchemy as sa
from alembic import op

revision = "0006_moderation"
down_revision = "0005_frames"
branch_labels = None
depends_on = None

SQLITE_GUARD = """
CREATE TRIGGER audit_no_{name} BEFORE {what} ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END
"""
POSTGRES_REFUSAL = """
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$
"""
POSTGRES_GUARD = """
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
"""


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(12), nullable=False, server_default=""))
    op.add_column("people", sa.Column("network", sa.String(64), nullable=False, server_default=""))
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "ignored",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ignored_by_other", "ignored", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
    )
    op.create_index("reports_by_closed", "reports", ["closed", "id"])
    op.create_index("reports_by_subject", "reports", ["subject"])
    op.create_index("reports_by_reporter", "reports", ["reporter"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("bans_by_until", "bans", ["until"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(24), nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES_REFUSAL)
        op.execute(POSTGRES_GUARD)
    else:
        op.execute(SQLITE_GUARD.format(name="change", what="UPDATE"))
        op.execute(SQLITE_GUARD.format(name="deletion", what="DELETE"))


def downgrade() -> None:
    for name in ("outages", "audit", "bans", "reports", "ignored"):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_audit_change")
    for name in ("seen", "network", "role"):
        op.drop_column("people", name)
