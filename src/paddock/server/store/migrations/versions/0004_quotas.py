"""Who brought a record, and when it was last watched."""

import sqlalchemy as sa
from alembic import op

revision = "0004_quotas"
down_revision = "0003_sessions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("owner", sa.String(24), nullable=False, server_default=""))
    op.add_column("records", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE records SET used = created")
    op.create_index("records_by_owner", "records", ["owner"])


def downgrade() -> None:
    op.drop_index("records_by_owner", "records")
    op.drop_column("records", "used")
    op.drop_column("records", "owner")
