"""Duplicate matches with a date: they wait for it without luck and tables, and drivers say whether they come."""

import sqlalchemy as sa
from alembic import op

revision = "0014_match_dates"
down_revision = "0013_matches"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("reserve_at", sa.Float, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("moved", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_by_due", "matches", ["due"])
    op.add_column("match_runs", sa.Column("comes", sa.Integer))


def downgrade() -> None:
    op.drop_column("match_runs", "comes")
    op.drop_index("matches_by_due", "matches")
    for name in ("moved", "due", "reserve_at", "at", "settings"):
        op.drop_column("matches", name)
