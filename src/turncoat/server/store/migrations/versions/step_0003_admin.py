"""What the operator has ordered: who is kept away, and what is switched off."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody is kept away yet, and nothing is switched off."""
    op.create_table(
        "bans",
        sa.Column("origin", sa.String(48), primary_key=True),
        sa.Column("made_on", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "switches",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Boolean, nullable=False),
    )
