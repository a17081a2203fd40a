"""Where rooms come from and when things were written, so that they can be deleted in time."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Existing data counts as written today."""
    today = str(int(time()))
    number, nothing = sa.BigInteger, sa.text("0")
    op.add_column("rooms", sa.Column("origin", sa.String(48), nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("touched_on", number, nullable=False, server_default=today))
    op.add_column("rooms", sa.Column("ended_on", number, nullable=True))
    op.add_column("replays", sa.Column("written_on", number, nullable=False, server_default=today))
    op.add_column("replays", sa.Column("size", sa.Integer, nullable=False, server_default=nothing))
    op.add_column(
        "replays", sa.Column("pinned", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(sa.text("UPDATE replays SET size = length(file)"))
    op.execute(sa.text("UPDATE rooms SET ended_on = touched_on WHERE phase = 'ended'"))
    op.create_index("rooms_by_phase", "rooms", ["phase", "touched_on"])
    op.create_index("rooms_by_origin", "rooms", ["origin"])
    op.create_index("replays_by_age", "replays", ["pinned", "written_on", "id", "size"])
    op.add_column("house", sa.Column("owner", sa.String(16), nullable=False, server_default=""))
    op.execute(
        sa.text("INSERT INTO house (id, clock) SELECT 1, 0 WHERE NOT EXISTS (SELECT 1 FROM house)")
    )
    op.create_table(
        "address_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("made_on", number, nullable=False),
    )
