"""Circuits and presets of users' own, and the sheets that races were driven on."""

import sqlalchemy as sa
from alembic import op

revision = "0011_circuits"
down_revision = "0010_ratings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "circuits",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id")),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sheet", sa.String(40), nullable=False),
        sa.Column("games", sa.String(400), nullable=False),
        sa.Column("outline", sa.Text, nullable=False),
        sa.Column("origin", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("published", sa.Float, nullable=False),
        sa.Column("withdrawn", sa.Float, nullable=False),
    )
    op.create_table(
        "presets",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("code", sa.String(2000), nullable=False),
    )
    op.create_index("circuits_by_person", "circuits", ["person", "changed"])
    op.create_index("circuits_by_club", "circuits", ["club", "changed"])
    op.create_index("circuits_by_published", "circuits", ["published"])
    op.create_index("circuits_by_sheet", "circuits", ["sheet"])


def downgrade() -> None:
    for name in ("presets", "circuits", "sheets"):
        op.drop_table(name)
