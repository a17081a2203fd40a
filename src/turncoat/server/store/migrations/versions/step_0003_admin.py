"""The operator's orders: bans and switches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """No bans, and nothing switched off."""
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
