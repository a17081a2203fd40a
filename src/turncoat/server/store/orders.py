"""The operator's orders in the database, and what they are shown of rooms."""

from typing import Any, Final

from sqlalchemy import Column, Connection, Engine, delete, func, insert, select, true, update

from turncoat.server.origins import KEY_LIFE
from turncoat.server.store.store import RoomRow
from turncoat.server.store.tables import BANS, JOURNAL, REPLAYS, ROOMS, SWITCHES

# Codes in one query.
AT_ONCE: Final = 500


class Orders:
    """Bans, pins and switches, which outlive the process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def bans(self, today: int) -> dict[str, int]:
        """All bans, by origin, with the Unix times they were made. Expired ones are deleted."""
        with self._engine.begin() as connection:
            connection.execute(delete(BANS).where(BANS.c.made_on <= today - KEY_LIFE))
            rows = connection.execute(select(BANS.c.origin, BANS.c.made_on))
            return {row.origin: row.made_on for row in rows}

    def ban(self, origin: str, today: int) -> None:
        """Ban an origin."""
        with self._engine.begin() as connection:
            _replace(connection, BANS.c.origin, {"origin": origin, "made_on": today})

    def lift_ban(self, origin: str) -> None:
        """Lift a ban."""
        with self._engine.begin() as connection:
            connection.execute(delete(BANS).where(BANS.c.origin == origin))

    def pin(self, replay: str, pinned: bool) -> bool:
        """Pin or unpin a replay. Returns whether it exists."""
        change = update(REPLAYS).where(REPLAYS.c.id == replay).values(pinned=pinned)
        with self._engine.begin() as connection:
            return bool(connection.execute(change).rowcount)

    def pins(self) -> list[tuple[str, str, int, int]]:
        """The pinned replays, the oldest first: ID, game, Unix time and size."""
        columns = (REPLAYS.c.id, REPLAYS.c.game, REPLAYS.c.written_on, REPLAYS.c.size)
        pinned = select(*columns).where(REPLAYS.c.pinned == true())
        with self._engine.connect() as connection:
            rows = connection.execute(pinned.order_by(REPLAYS.c.written_on, REPLAYS.c.id))
            return [(id, game, written_on, size) for id, game, written_on, size in rows]

    def switches(self) -> dict[str, bool]:
        """Everything that was switched on or off."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(SWITCHES.c.name, SWITCHES.c.value))
            return {row.name: row.value for row in rows}

    def switch(self, name: str, value: bool) -> None:
        """Switch something on or off."""
        with self._engine.begin() as connection:
            _replace(connection, SWITCHES.c.name, {"name": name, "value": value})

    def rooms(self, most: int) -> tuple[int, list[RoomRow], dict[str, int]]:
        """The number of rooms, the rooms used last, and the sizes of those."""
        rows = select(ROOMS).order_by(ROOMS.c.touched_on.desc(), ROOMS.c.code).limit(most)
        with self._engine.connect() as connection:
            every = connection.execute(select(func.count()).select_from(ROOMS)).scalar_one()
            found = [RoomRow(**row._asdict()) for row in connection.execute(rows)]
            return every, found, _sizes(connection, [row.code for row in found])

    def room(self, code: str) -> tuple[RoomRow | None, int]:
        """A room and its size; None if there is no such room."""
        with self._engine.connect() as connection:
            row = connection.execute(select(ROOMS).where(ROOMS.c.code == code)).first()
            size = _sizes(connection, [code]).get(code, 0)
            return (None if row is None else RoomRow(**row._asdict())), size

    def origins_like(self, start: str) -> set[str]:
        """The origins of rooms that begin with `start`."""
        like = ROOMS.c.origin.startswith(start, autoescape=True)
        with self._engine.connect() as connection:
            return set(connection.execute(select(ROOMS.c.origin).where(like).distinct()).scalars())


def _sizes(connection: Connection, codes: list[str]) -> dict[str, int]:
    """The size of each room's journal in characters."""
    size = func.sum(func.length(JOURNAL.c.fact) + func.length(JOURNAL.c.told))
    found: dict[str, int] = {}
    for start in range(0, len(codes), AT_ONCE):
        some = JOURNAL.c.room.in_(codes[start : start + AT_ONCE])
        rows = select(JOURNAL.c.room, size).where(some).group_by(JOURNAL.c.room)
        found |= {room: int(length) for room, length in connection.execute(rows)}
    return found


def _replace(connection: Connection, key: Column[str], row: dict[str, Any]) -> None:
    """Write a row in place of the one with the same key, if there is one."""
    connection.execute(delete(key.table).where(key == row[key.name]))
    connection.execute(insert(key.table), row)
