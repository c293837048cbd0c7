"""Watching together: the switch that hides results, shared replays, and broadcasts with their commentary."""

import sqlalchemy as sa
from alembic import op

revision = "0012_watching"
down_revision = "0011_circuits"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("hides", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "watched_races",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("race", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "shared_replays",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("leader", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("speed", sa.Float, nullable=False),
        sa.Column("pointer", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("shared_replays_by_leader", "shared_replays", ["leader"])
    op.create_table(
        "broadcasts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("season", sa.String(24), nullable=False),
        sa.Column("race", sa.Integer, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("broadcasts_by_person", "broadcasts", ["person"])
    op.create_index("broadcasts_by_season", "broadcasts", ["season", "race"])
    op.create_table(
        "commentators",
        sa.Column("broadcast", sa.String(24), sa.ForeignKey("broadcasts.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("commentators_by_person", "commentators", ["person"])
    op.create_table(
        "commentary",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("broadcast", sa.String(24), sa.ForeignKey("broadcasts.id"), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("commentary_by_broadcast", "commentary", ["broadcast", "id"])
    op.create_index("commentary_by_person", "commentary", ["person"])


def downgrade() -> None:
    for name in ("commentary", "commentators", "broadcasts", "shared_replays", "watched_races"):
        op.drop_table(name)
    op.drop_column("people", "hides")
