"""When a table is due, and who is connected to it."""

import sqlalchemy as sa
from alembic import op

revision = "0002_presence"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_due", "tables", ["status", "due"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("connected", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("presence_by_process", "presence", ["process"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_index("tables_by_host", "tables")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
