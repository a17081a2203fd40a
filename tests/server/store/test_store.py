"""The store works the same on both kinds of databases."""

from typing import Any

import pytest
from sqlalchemy import event, inspect
from sqlalchemy.exc import IntegrityError

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.server.room import changes, inbox
from turncoat.server.room.room import JournalEntry
from turncoat.server.store.lease import OtherServer
from turncoat.server.store.store import Batch, ReplayRow, RoomRow, Store
from turncoat.server.store.tables import METADATA


def opened(database: str) -> Store:
    store = Store(database)
    store.migrate()
    return store


def batch_of(harness: RoomHarness) -> Batch:
    batch = Batch()
    batch.rooms["CODE"] = RoomRow("CODE", "playing", "shadow_hunters", True, 7_000, 5_000)
    batch.journal = [("CODE", entry) for entry in harness.room.unsaved]
    return batch


def test_a_room_comes_back_from_its_journal(database: str) -> None:
    store = opened(database)
    harness = RoomHarness(players=5).start(ADA, BEN)
    harness.play([ADA, BEN], until=lambda harness: harness.room.game.number > 30)

    store.write(batch_of(harness), 9_000)
    room = inbox.restore(store.journal("CODE"), harness.now)

    assert room.game.match.log == harness.room.game.match.log
    assert room.game.story.events == harness.room.game.story.events
    assert store.clock() == 9_000
    assert store.wakes() == [("CODE", 7_000)]
    assert store.has_room("CODE")
    store.close()


def test_a_transaction_that_was_carried_out_unnoticed_is_not_doubled(database: str) -> None:
    store = opened(database)
    harness = RoomHarness(players=5).start(ADA, BEN)
    batch = batch_of(harness)
    store.write(batch, 1)

    store.write(batch, 2, again=True)

    assert store.journal("CODE")[-1][0] == len(harness.room.unsaved)
    store.close()


# Folding of lobbies.

FOLDED = ["opened", "lobby", "dealt"]


def kinds_in(store: Store) -> list[str]:
    """The kinds of the journal entries up to the deal."""
    journal = [entry[2].__struct_config__.tag for entry in store.journal("CODE")]
    return [str(kind) for kind in journal[: journal.index("dealt") + 1]]


def in_two(harness: RoomHarness, at: int) -> tuple[Batch, Batch]:
    """The entries of a room, split into the batches of two ticks."""
    first, second = batch_of(harness), batch_of(harness)
    first.journal, second.journal = first.journal[:at], second.journal[at:]
    return first, second


@pytest.mark.parametrize("at", [1, 4, 9])
def test_a_lobby_is_folded_in_the_transaction_of_the_deal(database: str, at: int) -> None:
    store = opened(database)
    first, second = in_two(RoomHarness(players=5).start(ADA, BEN), at)

    store.write(first, 1)
    before = [entry[0] for entry in store.journal("CODE")]
    store.write(second, 2)

    assert before == list(range(1, at + 1))
    assert kinds_in(store) == FOLDED
    store.close()


@pytest.mark.parametrize("at", [1, 4, 9])
def test_a_fold_that_was_carried_out_unnoticed_comes_to_the_same(database: str, at: int) -> None:
    store = opened(database)
    harness = RoomHarness(players=5).start(ADA, BEN)
    first, second = in_two(harness, at)
    store.write(first, 1)
    store.write(second, 2)
    once = store.journal("CODE")

    store.write(second, 3, again=True)

    assert store.journal("CODE") == once
    assert once[-1][0] == len(harness.room.unsaved)
    store.close()


def test_a_fold_that_was_broken_off_leaves_the_lobby_as_it_was(database: str) -> None:
    store = opened(database)
    first, second = in_two(RoomHarness(players=5).start(ADA, BEN), 6)
    store.write(first, 1)
    before = store.journal("CODE")
    second.replays = [ReplayRow("x", "y", None)]  # type: ignore[arg-type]

    with pytest.raises(IntegrityError):
        store.write(second, 2)

    assert store.journal("CODE") == before
    second.replays = []
    store.write(second, 3, again=True)
    assert kinds_in(store) == FOLDED
    store.close()


def test_only_the_room_that_was_dealt_is_folded(database: str) -> None:
    store = opened(database)
    other, harness = RoomHarness().join(ADA, BEN), RoomHarness(players=5).start(ADA, BEN)
    batch = batch_of(other)
    batch.rooms = {"OTHER": RoomRow("OTHER", "lobby", "shadow_hunters", True, None, 0)}
    batch.journal = [("OTHER", entry) for entry in other.room.unsaved]
    store.write(batch, 1)

    store.write(batch_of(harness), 2)

    assert len(store.journal("OTHER")) == len(other.room.unsaved)
    assert kinds_in(store) == FOLDED
    store.close()


def test_what_somebody_else_wrote_is_not_overwritten(database: str) -> None:
    store = opened(database)
    harness = RoomHarness(players=5).start(ADA, BEN)
    batch = batch_of(harness)
    store.write(batch, 1)
    last = harness.room.unsaved[-1]
    other = JournalEntry(last.number, last.at, changes.Left(1), 0, [])
    batch.journal[-1] = ("CODE", other)

    with pytest.raises(OtherServer):
        store.write(batch, 2, again=True)

    assert store.clock() == 1
    store.close()


def test_half_a_batch_is_never_written(database: str) -> None:
    store = opened(database)
    harness = RoomHarness(players=5).start(ADA, BEN)
    batch = batch_of(harness)
    batch.journal.append(batch.journal[0])

    with pytest.raises(Exception, match=r"(?i)unique"):
        store.write(batch, 5)

    assert store.journal("CODE") == []
    assert store.clock() == 0
    store.close()


def test_only_listed_lobbies_are_open_rooms(database: str) -> None:
    store = opened(database)
    batch = Batch()
    batch.rooms["OLD"] = RoomRow("OLD", "lobby", "chess", True, None, 1)
    batch.rooms["NEW"] = RoomRow("NEW", "lobby", "chess", True, None, 2)
    batch.rooms["SHY"] = RoomRow("SHY", "lobby", "chess", False, None, 3)
    batch.rooms["BUSY"] = RoomRow("BUSY", "playing", "chess", True, None, 4)

    store.write(batch, 5)

    assert store.open_rooms(10) == ["NEW", "OLD"]
    assert store.open_rooms(1) == ["NEW"]
    store.close()


def test_a_replay_is_kept_once(database: str) -> None:
    store = opened(database)
    batch = Batch()
    batch.replays = [ReplayRow("0123456789abcdef", "chess", "{}")]
    store.write(batch, 1)

    store.write(batch, 2)

    assert store.replay("0123456789abcdef") == batch.replays[0]
    assert store.replay("ffffffffffffffff") is None
    store.close()


def test_the_steps_lead_to_the_tables_that_the_store_uses(database: str) -> None:
    store = opened(database)
    store.migrate()

    found = inspect(store.engine)
    columns = {
        name: [(c["name"], c["nullable"]) for c in found.get_columns(name)]
        for name in found.get_table_names()
        if name != "alembic_version"
    }

    assert columns == {
        table.name: [(c.name, c.nullable) for c in table.columns]
        for table in METADATA.sorted_tables
    }
    store.close()


def test_half_a_migration_is_never_left_behind(database: str) -> None:
    store = Store(database)

    def fail_at_the_last_table(*given: Any) -> None:
        if "CREATE TABLE house" in given[2]:
            raise ConnectionError

    event.listen(store.engine, "before_cursor_execute", fail_at_the_last_table)
    with pytest.raises(ConnectionError):
        store.migrate()
    event.remove(store.engine, "before_cursor_execute", fail_at_the_last_table)

    assert inspect(store.engine).get_table_names() == []
    store.migrate()
    assert store.clock() == 0
    store.close()


def test_sqlite_waits_for_the_disk(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pragmas")
    store = opened(f"sqlite:///{folder}/server.sqlite")

    with store.engine.connect() as connection:
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()

    assert (mode, synchronous) == ("wal", 2)
    store.close()
