"""Duplicate matches of clubs: teams that drive every seat once with the same luck."""

import sqlalchemy as sa
from alembic import op

revision = "0013_matches"
down_revision = "0012_watching"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("teams", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("matches_by_club", "matches", ["club", "created"])
    op.create_index("matches_by_end", "matches", ["ended"])
    op.create_table(
        "match_runs",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gap", sa.Integer, nullable=False),
    )
    op.create_index("match_runs_by_person", "match_runs", ["person"])
    op.create_index("match_runs_by_table", "match_runs", ["table_id"])


def downgrade() -> None:
    op.drop_table("match_runs")
    op.drop_table("matches")
