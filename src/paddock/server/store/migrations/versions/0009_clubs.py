"""Clubs, their members and presets, and seasons: drivers, the log, records, and what was said about protests."""

import sqlalchemy as sa
from alembic import op

revision = "0009_clubs"
down_revision = "0008_plans"
branch_labels = None
depends_on = None

SQLITE_GUARD = """
CREATE TRIGGER season_log_no_{name} BEFORE {what} ON season_log
BEGIN SELECT RAISE(ABORT, 'the log of a season is only added to'); END
"""
POSTGRES_REFUSAL = """
CREATE FUNCTION refuse_season_log_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the log of a season is only added to'; END $$
"""
POSTGRES_GUARD = """
CREATE TRIGGER season_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON season_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_season_log_change()
"""


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("about", sa.String(2000), nullable=False),
        sa.Column("access", sa.String(12), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
    )
    op.create_index("clubs_by_access", "clubs", ["access", "closed", "created"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("organiser", sa.Integer, nullable=False),
        sa.Column("steward", sa.Integer, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_index("club_members_by_person", "club_members", ["person"])
    op.create_table(
        "club_presets",
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("code", sa.String(2000), nullable=False),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
    )
    op.create_index("seasons_by_club", "seasons", ["club", "created"])
    op.create_index("seasons_by_due", "seasons", ["due"])
    op.create_index("seasons_by_table", "seasons", ["table_id"])
    op.create_table(
        "season_drivers",
        sa.Column("season", sa.String(24), sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("driver", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("season_drivers_by_person", "season_drivers", ["person"])
    op.create_table(
        "season_log",
        sa.Column("season", sa.String(24), sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(24), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "season_records",
        sa.Column("season", sa.String(24), sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("race", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "season_words",
        sa.Column("season", sa.String(24), sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
    )
    op.create_index("season_words_by_person", "season_words", ["person"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES_REFUSAL)
        op.execute(POSTGRES_GUARD)
    else:
        op.execute(SQLITE_GUARD.format(name="change", what="UPDATE"))
        op.execute(SQLITE_GUARD.format(name="deletion", what="DELETE"))


def downgrade() -> None:
    for name in (
        *("season_words", "season_records", "season_log", "season_drivers", "seasons"),
        *("club_presets", "club_members", "clubs"),
    ):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_season_log_change")
