"""Sessions that were ended before they expired."""

import sqlalchemy as sa
from alembic import op

revision = "0003_sessions"
down_revision = "0002_presence"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "revoked_sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("revoked_sessions")
