"""Two servers never use the same database, whatever happens to it."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from sqlalchemy import create_engine, make_url, text

from tests.server.databases import Cluster, cluster, folder_database, new_database
from tests.server.guests import Wire, connected, get, open_room, problem
from tests.server.running import Running, running
from turncoat.cli.terminal.exit_codes import DATABASE_REPLACED, DATABASE_TAKEN
from turncoat.server.protocol import frames
from turncoat.server.room import changes
from turncoat.server.store import lease
from turncoat.server.store.lease import FileReplaced, OtherServer, Taken
from turncoat.server.store.store import Batch, RoomRow, Store

ENDS_IN = 30
RECOVERS_IN = 30.0


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers give up soon if they can't get the lease."""
    monkeypatch.setattr(lease, "PATIENCE", 0.3)


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that tests may stop."""
    with cluster() as server:
        yield server


def opened(database: str) -> Store:
    store = Store(database)
    store.open()
    return store


def room(code: str) -> Batch:
    batch = Batch()
    batch.rooms[code] = RoomRow(code, "lobby", "chess", False, None, 1)
    return batch


def cut_off(database: str) -> None:
    """Terminate all connections to a PostgreSQL database."""
    url = make_url(database).set(drivername="postgresql+psycopg", database="postgres")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    ends = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
    with engine.connect() as connection:
        connection.execute(ends, {"name": make_url(database).database})
    engine.dispose()


def written(database: str, code: str) -> list[str]:
    """The texts in a room's journal."""
    store = Store(database)
    texts = [
        change.text
        for _, _, change, _, _ in store.journal(code)
        if isinstance(change, changes.Wrote)
    ]
    store.close()
    return texts


# A store.


def test_whoever_was_replaced_can_write_no_more(database: str) -> None:
    former = opened(database)
    former.write(room("ONE"), 1)
    latter = Store(database)

    latter.become_owner()
    latter.write(room("TWO"), 2)
    with pytest.raises(OtherServer):
        former.write(room("THREE"), 3)
    with pytest.raises(OtherServer):
        former.write(room("THREE"), 4, again=True)

    assert latter.has_room("TWO")
    assert not latter.has_room("THREE")
    assert latter.clock() == 2
    former.close()
    latter.close()


@pytest.mark.usefixtures("impatient")
def test_a_lock_that_was_lost_is_taken_again_before_anything_is_written(
    postgresql_server: str,
) -> None:
    database = new_database(postgresql_server)
    store = opened(database)

    cut_off(database)
    with pytest.raises(Exception, match="terminat"):
        store.write(room("ONE"), 1)
    lost = store.held
    store.write(room("ONE"), 1, again=True)

    assert not lost
    assert store.held
    with pytest.raises(Taken):
        opened(database)
    store.close()


@pytest.mark.usefixtures("impatient")
def test_a_lock_that_somebody_else_has_taken_is_lost_for_good(postgresql_server: str) -> None:
    database = new_database(postgresql_server)
    former = opened(database)
    cut_off(database)
    latter = opened(database)

    with pytest.raises(Exception, match="terminat"):
        former.write(room("ONE"), 1)
    with pytest.raises(Taken):
        former.write(room("ONE"), 1, again=True)
    latter.close()
    with pytest.raises(OtherServer):
        former.write(room("ONE"), 1, again=True)

    assert not former.has_room("ONE")
    former.close()


@pytest.mark.usefixtures("impatient")
def test_a_session_of_ours_that_lives_on_at_the_other_end_is_ended(postgresql_server: str) -> None:
    store = opened(new_database(postgresql_server))
    session = store._lease
    assert isinstance(session, lease.SessionLease)
    zombie, session._connection = session._connection, None

    store.write(room("ONE"), 1)

    assert zombie is not None
    with pytest.raises(Exception, match="terminat"):
        zombie.execute(text("SELECT 1"))
    assert store.has_room("ONE")
    zombie.close()
    store.close()


@pytest.mark.parametrize("put_back", [True, False])
def test_nothing_is_written_into_a_file_that_nobody_will_find(
    tmp_path: Path, put_back: bool
) -> None:
    store = opened(folder_database(tmp_path))
    file = tmp_path / "turncoat.sqlite"
    copy = file.read_bytes()
    file.unlink()
    if put_back:
        file.write_bytes(copy)

    with pytest.raises(FileReplaced):
        store.write(room("ONE"), 1)

    store.close()


# A server.


def readiness(server: Running) -> tuple[int, str]:
    response = get(server, "/ready")
    return response.status_code, response.json()["status"]


def wait_until_ready(server: Running) -> None:
    end = monotonic() + RECOVERS_IN
    while readiness(server) != (200, "ready"):
        assert monotonic() < end, "the server does not recover"
        sleep(0.05)


def test_a_server_goes_on_after_a_restart_of_postgresql_and_is_still_alone(
    own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(own_cluster.address)
    with running("--database", database) as server:
        entry = open_room(server)
        with connected(server, entry) as wire:
            wire.ask("write", text="before")
            before = readiness(server)
            own_cluster.stop()
            wire.send('{"do":"write","id":77,"text":"meanwhile"}')
            silent = wire.remaining_frames(1.5)
            meanwhile = readiness(server)
            refused = problem(get(server, f"/api/rooms/{entry.room}"))
            own_cluster.start()
            wait_until_ready(server)
            heard = wire.remaining_frames(1.0)
            monkeypatch.setattr(lease, "PATIENCE", 0.3)
            with pytest.raises(Taken):
                opened(database)
            wire.ask("write", text="after")
        log = server.stop()

    assert before == (200, "ready")
    assert silent == []
    assert meanwhile[0] == 503
    assert meanwhile[1] in ("no_lease", "cannot_write")
    assert refused == (503, "closing")
    assert frames.Done(to=77) in heard
    assert written(database, entry.room) == ["before", "meanwhile", "after"]
    assert '"event": "cannot write"' in log
    assert '"reason": "' in log


def test_a_server_that_was_replaced_in_the_meantime_ends_and_the_other_tells_the_story_on(
    own_cluster: Cluster,
) -> None:
    database = new_database(own_cluster.address)
    with running("--database", database) as first:
        entry = open_room(first)
        with connected(first, entry) as wire:
            wire.ask("write", text="before")
            first.process.send_signal(signal.SIGSTOP)
            wire.send('{"do":"write","id":77,"text":"lost"}')
            own_cluster.stop()
            own_cluster.start()

            with running("--database", database) as second:
                with connected(second, entry) as other:
                    other.ask("write", text="after")
                    first.process.send_signal(signal.SIGCONT)
                    heard = wire.remaining_frames(ENDS_IN)
                    log = first.ended(ENDS_IN)
                    other.ask("write", text="and on")
                both = readiness(second)
                with Wire(second) as again:
                    told = again.hello(entry.room, entry.token)
                second.stop()

    assert frames.Done(to=77) not in heard
    assert frames.Closing() in heard
    assert first.process.returncode == DATABASE_TAKEN
    assert "turncoat: Another server is using this database." in log
    assert both == (200, "ready")
    pages = [frame for frame in told if isinstance(frame, frames.Texts)]
    texts = [text.text for page in pages for text in page.texts]
    assert texts == written(database, entry.room) == ["before", "after", "and on"]


def test_a_server_whose_file_is_gone_confirms_nothing_and_ends(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        with connected(server, entry) as wire:
            os.unlink(tmp_path / "turncoat.sqlite")
            wire.send('{"do":"write","id":77,"text":"lost"}')
            heard = wire.remaining_frames(ENDS_IN)
        log = server.ended(ENDS_IN)

    assert heard == [frames.Closing()]
    assert server.process.returncode == DATABASE_REPLACED
    assert "The database file was removed or replaced" in log
