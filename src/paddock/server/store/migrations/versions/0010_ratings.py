"""Results of finished races, ratings, wishes for a race, consent to research, and races with the same luck."""

import sqlalchemy as sa
from alembic import op

revision = "0010_ratings"
down_revision = "0009_clubs"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("circuit", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("rated_as", sa.Integer, nullable=False),
    )
    op.create_index("finished_by_game", "finished", ["game", "ended"])
    op.create_index("finished_by_end", "finished", ["ended"])
    op.create_index("finished_by_rated", "finished", ["rated", "rated_as"])
    op.create_table(
        "placings",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("finished.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("placings_by_person", "placings", ["person"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("driver", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("races", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("opponents", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "mu"])
    op.create_index("ratings_by_driver", "ratings", ["driver"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("driver", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_by_driver", "rating_changes", ["driver", "game", "number"])
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("drivers", sa.Integer, nullable=False),
        sa.Column("length", sa.String(8), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("claim", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
    )
    op.create_index("seeks_by_wish", "seeks", ["game", "drivers", "at"])
    op.create_table(
        "consents",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("champion", sa.Text, nullable=False),
        sa.Column("champion_due", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("challenge", sa.String(24), sa.ForeignKey("challenges.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gap", sa.Integer, nullable=False),
        sa.Column("track", sa.Text, nullable=False),
    )
    op.create_index("tries_by_table", "tries", ["table_id"])
    op.create_index("tries_by_person", "tries", ["person"])


def downgrade() -> None:
    for name in ("tries", "challenges", "consents", "seeks", "rating_changes", "ratings", "placings", "finished"):
        op.drop_table(name)
