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
    # When something becomes due in the room, in milliseconds of the server's clock.
    Column("wake_at", BigInteger, nullable=True),
    Column("touched_at", BigInteger, nullable=False),
    # The hashed address it was opened from.
    Column("origin", String(48), nullable=False, server_default=""),
    # Unix times: when somebody was last in the room, and when its last replay was written.
    Column("touched_on", BigInteger, nullable=False, server_default="0"),
    Column("ended_on", BigInteger, nullable=True),
    Index("rooms_by_wake_at", "wake_at"),
    Index("rooms_by_phase", "phase", "touched_on"),
    Index("rooms_by_origin", "origin"),
)

# Rows are only added, except that lobbies are folded, members erased, and the oldest of very many
# texts dropped. `fact` is the change, `kept` how many events of the story it keeps, and `told` the
# events it adds, with their audiences.
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

# Keys of hashed addresses; see `turncoat.server.origins`.
ADDRESS_KEYS = Table(
    "address_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
    Column("made_on", BigInteger, nullable=False),
)

# Hashed addresses that the operator banned from the whole server.
BANS = Table(
    "bans",
    METADATA,
    Column("origin", String(48), primary_key=True),
    Column("made_on", BigInteger, nullable=False),
)

# What the operator switched on or off.
SWITCHES = Table(
    "switches",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Boolean, nullable=False),
)

# One row. `owner` is the server that may write; see `turncoat.server.store.lease`.
SERVER_STATE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("clock", BigInteger, nullable=False),
    Column("owner", String(16), nullable=False, server_default=""),
)
