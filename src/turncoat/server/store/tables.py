"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

ROOMS = Table(
    "rooms",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("phase", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    # When something is due in the room by itself, in milliseconds of the house's clock.
    Column("wake_at", BigInteger, nullable=True),
    Column("touched_at", BigInteger, nullable=False),
    # The hashed address of whoever opened it.
    Column("origin", String(48), nullable=False, server_default=""),
    # Seconds of the calendar, which goes on while the server is down: when somebody was here last,
    # and when the replay of the last game was written.
    Column("touched_on", BigInteger, nullable=False, server_default="0"),
    Column("ended_on", BigInteger, nullable=True),
    Index("rooms_by_wake_at", "wake_at"),
    Index("rooms_by_phase", "phase", "touched_on"),
    Index("rooms_by_origin", "origin"),
)

# Rows are added; only the steps of a lobby are folded, names erased, and the oldest of very many
# texts forgotten. `told` is what the fact made known and to whom, after `kept` of it.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("room", String(12), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("fact", Text, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("told", Text, nullable=False),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("file", Text, nullable=False),
    Column("written_on", BigInteger, nullable=False, server_default="0"),
    Column("size", Integer, nullable=False, server_default="0"),
    Column("pinned", Boolean, nullable=False, server_default=false()),
    Index("replays_by_age", "pinned", "written_on", "id", "size"),
)

# What addresses are hashed under; see `turncoat.server.origins`.
ADDRESS_KEYS = Table(
    "address_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
    Column("made_on", BigInteger, nullable=False),
)

# Hashed addresses that the operator keeps away from the whole server.
BANS = Table(
    "bans",
    METADATA,
    Column("origin", String(48), primary_key=True),
    Column("made_on", BigInteger, nullable=False),
)

# What the operator has switched on or off while the server ran.
SWITCHES = Table(
    "switches",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Boolean, nullable=False),
)

# One row. `owner` names the server that may write; see `turncoat.server.store.lease`.
SERVER_STATE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("clock", BigInteger, nullable=False),
    Column("owner", String(16), nullable=False, server_default=""),
)
