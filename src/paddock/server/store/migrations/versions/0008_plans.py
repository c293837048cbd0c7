"""Answers given ahead, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0008_plans"
down_revision = "0007_days"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("plans_by_table", "plans", ["table_id", "seat"])
    op.create_index("plans_by_person", "plans", ["person"])
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_index("holidays_by_person", "holidays", ["person"])


def downgrade() -> None:
    for name in ("holidays", "plans"):
        op.drop_table(name)
