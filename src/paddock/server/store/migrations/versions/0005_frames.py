"""The position in which each entry was made, the last one of a race, and those of uploaded records."""

import sqlalchemy as sa
from alembic import op

revision = "0005_frames"
down_revision = "0004_quotas"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("frame", sa.LargeBinary))
    op.add_column("tables", sa.Column("final", sa.LargeBinary))
    op.add_column("records", sa.Column("frames", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("records", "frames")
    op.drop_column("tables", "final")
    op.drop_column("entries", "frame")
