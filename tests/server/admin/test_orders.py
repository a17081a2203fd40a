"""`turncoat admin` on a real server: what it shows, what it does, and who may use it."""

import os
import socket
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import time

import msgspec
import pytest
from babel.dates import format_date
from sqlalchemy import insert

from tests.cli.running import run
from tests.server.databases import dump, new_database
from tests.server.guests import (
    Wire,
    begin,
    connected,
    get,
    join,
    open_room,
    play_out,
    post,
    problem,
    refusal,
    room_in,
)
from tests.server.running import Running, running
from turncoat.cli.terminal.exit_codes import DATABASE_TAKEN, NOT_WRITABLE
from turncoat.games import GAMES
from turncoat.server.admin import messages
from turncoat.server.admin.client import NoAnswer, ask
from turncoat.server.admin.location import NAME
from turncoat.server.protocol import frames
from turncoat.server.protocol.settings import Spectators
from turncoat.server.store.store import RoomRow, Store, in_folder
from turncoat.server.store.tables import ROOMS

HOUR = 3600


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's data folder. Its path is too long for the address of a Unix socket."""
    return tmp_path_factory.mktemp("server") / ("long" * 30)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    """A server for this module alone, because some admin commands affect the whole server."""
    with running("--data", str(folder)) as game_server:
        yield game_server


def admin(folder: Path, *words: str) -> str:
    """Run an admin command, and return what it printed."""
    result = run("admin", "--data", str(folder), *words)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(folder: Path, *words: str) -> str:
    """Run an admin command that is refused, and return the error message."""
    result = run("admin", "--data", str(folder), *words)
    assert result.exit_code == 2
    return result.stderr


def over(database: str, folder: Path) -> list[str]:
    """The options of a server with this database whose control channel is in this folder."""
    where = [] if database.startswith("sqlite") else ["--database", database]
    return [*where, "--data", str(folder)]


def shown(folder: Path, code: str) -> messages.RoomShown:
    answer = ask(folder, messages.Show(code))
    assert isinstance(answer, messages.RoomShown)
    return answer


def test_only_the_owner_of_the_folder_can_open_the_channel(server: Running, folder: Path) -> None:
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600
    assert stat.S_ISSOCK((folder / NAME).stat().st_mode)


@pytest.mark.parametrize(
    "line",
    [b"\n", b"{}\n", b"null\n", b'{"do":"win"}\n', b'{"do":"show","room":"' + b"A" * 5000 + b'"}\n',
     b'{"do":"show"}\n', b'{"do":"list","most":0}\n', b'{"do":"list","more":1}\n', b"\xff\n",
     b"[" * 900 + b"\n"],
)  # fmt: skip
def test_what_can_not_be_read_is_refused(server: Running, folder: Path, line: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as wire:
        number = os.open(folder, os.O_RDONLY)
        wire.connect(f"/proc/self/fd/{number}/{NAME}")
        os.close(number)
        wire.sendall(line)
        answer = messages.read_answer(wire.makefile("rb").readline())

    assert answer == messages.Error("bad_request")


def test_rooms_are_listed_with_what_a_spectator_could_know(server: Running, folder: Path) -> None:
    entry = open_room(server, listed=True)

    answer = ask(folder, messages.List())

    assert isinstance(answer, messages.Rooms)
    line = next(line for line in answer.rooms if line.code == entry.room)
    assert (line.game, line.phase) == ("shadow_hunters", "lobby")
    assert (line.members, line.listed) == (1, True)
    assert line.origin.startswith("1:")
    assert len(line.origin) == len("1:") + 8
    assert line.quiet_seconds is not None
    assert line.bytes
    assert entry.room in admin(folder, "list")


def test_a_room_is_shown_with_its_members_by_name(server: Running, folder: Path) -> None:
    entry = open_room(server)
    join(server, entry.room, "Ben")

    with connected(server, entry):
        answer = shown(folder, entry.room)
        printed = admin(folder, "show", entry.room.lower())

    assert [(m.id, m.name, m.kind, m.present) for m in answer.members] == [
        (1, "Ada", "person", True),
        (2, "Ben", "person", False),
    ]
    assert answer.members[0].origin == answer.room.origin
    assert "Ada" in printed
    assert "Seats taken: 0 of 4." in printed


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_shown_of_a_running_game_changes_with_a_secret_vote(
    server: Running, folder: Path, game: str
) -> None:
    players = GAMES[game].player_counts[-1]
    entry = open_room(server, game=game, players=players)
    guest = join(server, entry.room, "Ben")
    with connected(server, entry) as wire, connected(server, guest) as other:
        other.ask("sit", seat=0)
        for seat in range(1, players):
            wire.ask("sit", seat=seat)
        other.ask("ready", nonce="0c")
        wire.ask("ready", nonce="0a")
        assert not refusal(wire.ask("call", ballot="extend", seat=None))
        before, listed = shown(folder, entry.room), ask(folder, messages.List())
        assert not refusal(other.ask("vote", yes=True))
        after, relisted = shown(folder, entry.room), ask(folder, messages.List())

    assert before.room.phase == "playing"
    assert before.room.bytes is None
    assert before.room.quiet_seconds is None
    assert msgspec.json.encode(after) == msgspec.json.encode(before)
    assert line_in(relisted, entry.room) == line_in(listed, entry.room)


def line_in(answer: messages.AnyAnswer, code: str) -> messages.RoomLine:
    assert isinstance(answer, messages.Rooms)
    return next(line for line in answer.rooms if line.code == code)


def test_nobody_new_comes_into_a_room_that_is_locked(server: Running, folder: Path) -> None:
    entry = open_room(server)

    admin(folder, "lock", entry.room)
    locked = post(server, f"/api/rooms/{entry.room}/members", {"name": "Ben"})
    assert problem(locked) == (403, "locked")
    assert shown(folder, entry.room).locked

    assert admin(folder, "lock", entry.room, "--off") == f"Room {entry.room} is unlocked.\n"
    assert join(server, entry.room, "Ben").member == 2


def test_a_room_that_is_ended_tells_everybody_and_is_over_for_good(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        with connected(server, entry) as wire:
            begin(wire, bots=3)

            assert admin(tmp_path, "end", entry.room, "--yes") == f"Room {entry.room} is closed.\n"

            told = wire.remaining_frames()[-1]
            assert isinstance(told, frames.Refusal)
            assert told.error == "room_closed"
            assert wire.closed == 1008
        with Wire(server) as again:
            assert refusal(again.hello(entry.room, entry.token)) == "room_closed"
        assert problem(get(server, f"/api/rooms/{entry.room}")) == (410, "room_closed")
        assert problem(post(server, f"/api/rooms/{entry.room}/members", {"name": "Ben"})) == (
            410, "room_closed",
        )  # fmt: skip
        assert "already closed" in refused(tmp_path, "end", entry.room, "--yes")
        assert shown(tmp_path, entry.room).room.phase == "closed"
        server.kill()
        server.start()
        with Wire(server) as later:
            assert refusal(later.hello(entry.room, entry.token)) == "room_closed"


def test_a_room_is_not_ended_by_a_slip(server: Running, folder: Path) -> None:
    entry = open_room(server)

    assert "Add --yes" in refused(folder, "end", entry.room)

    assert shown(folder, entry.room).room.phase == "lobby"


def test_what_was_played_before_a_room_was_ended_can_still_be_seen(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        replay = play_out(server, entry)

        admin(tmp_path, "end", entry.room, "--yes")

        assert get(server, f"/api/replays/{replay}/verdict").json()["played"] is True


def test_rooms_and_members_that_are_not_there_are_told(server: Running, folder: Path) -> None:
    entry = open_room(server)

    assert "There is no such room." in refused(folder, "show", "NOROOM")
    assert "There is no such room." in refused(folder, "end", "NOROOM", "--yes")
    assert "There is no such member in this room." in refused(folder, "ban", entry.room, "9")
    assert "The address is unknown" in refused(folder, "ban", "1:00000000")
    assert "did not understand" in refused(folder, "ban", "Ada")


def test_a_banned_member_goes_and_the_address_stays_out_until_the_ban_is_lifted(
    tmp_path: Path,
) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        guest = join(server, entry.room, "Ben")
        with connected(server, guest) as wire:
            admin(tmp_path, "ban", entry.room, str(guest.member))

            assert refusal(wire.remaining_frames()) == "banned"
            assert wire.closed == 1008
        for _ in range(2):
            with Wire(server) as again:
                assert refusal(again.hello(entry.room, entry.token)) == "banned"
            assert problem(get(server, f"/api/rooms/{entry.room}")) == (403, "banned")
            assert problem(get(server, f"//api//rooms/{entry.room}")) == (403, "banned")
            assert problem(post(server, "/api/rooms", {})) == (403, "banned")
            assert get(server, "/health").status_code == 200
            # The ban survives a crash.
            server.kill()
            server.start()

        [ban] = admin(tmp_path, "bans").splitlines()
        admin(tmp_path, "ban", "--lift", ban.split()[0])

        assert admin(tmp_path, "bans") == "There are no bans.\n"
        with connected(server, entry) as back:
            seen = back.ask("sit", seat=0)
        assert not refusal(seen)
        assert "Ben" not in [member.name for member in room_in(seen).members]


def test_the_opener_of_a_room_can_be_banned_by_its_origin(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        origin = shown(tmp_path, entry.room).room.origin

        admin(tmp_path, "ban", origin)

        assert problem(get(server, f"/api/rooms/{entry.room}")) == (403, "banned")


def test_imports_can_be_switched_off_and_on(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        replay = play_out(server, open_room(server))
        file = get(server, f"/api/replays/{replay}/file").content

        admin(tmp_path, "imports", "off")
        assert problem(post(server, "/api/replays", file)) == (403, "imports_off")
        assert "Games from files: refused" in admin(tmp_path, "status")
        server.kill()
        server.start()
        assert problem(post(server, "/api/replays", file)) == (403, "imports_off")

        admin(tmp_path, "imports", "on")
        assert post(server, "/api/replays", file).status_code == 201


def test_the_list_of_rooms_can_be_switched_off_and_on(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server, listed=True)

        admin(tmp_path, "listing", "off")
        assert get(server, "/api/rooms").json() == []
        assert get(server, f"/api/rooms/{entry.room}").status_code == 200

        admin(tmp_path, "listing", "on")
        assert [room["code"] for room in get(server, "/api/rooms").json()] == [entry.room]


def test_what_was_kept_for_long_enough_is_shown_and_deleted_by_the_server_s_own_settings(
    tmp_path: Path,
) -> None:
    old = RoomRow("OLD", "lobby", "chess", False, None, 1, touched_on=int(time()) - 2 * HOUR)
    with running("--data", str(tmp_path), "--keep-lobbies", "1 hour") as server:
        entry = open_room(server)
        store = Store(in_folder(tmp_path))
        with store.engine.begin() as connection:
            connection.execute(insert(ROOMS), msgspec.structs.asdict(old))

        found = admin(tmp_path, "retention")
        still_there = store.has_room("OLD")
        gone = admin(tmp_path, "retention", "--apply")

        assert "Empty lobbies: 1\n" in found
        assert "Nothing was deleted." in found
        assert still_there
        assert "Deleted: 1." in gone
        assert not store.has_room("OLD")
        assert store.has_room(entry.room)
        store.close()


def test_a_server_over_postgresql_takes_orders_in_a_folder_of_its_own(
    postgresql_server: str, tmp_path: Path
) -> None:
    database = new_database(postgresql_server)
    with running("--database", database, "--data", str(tmp_path / "orders")) as server:
        entry = open_room(server)

        assert shown(tmp_path / "orders", entry.room).room.members == 1
        assert entry.room in admin(tmp_path / "orders", "list")


def test_the_operator_forgets_whoever_is_in_a_room_or_was(database: str, tmp_path: Path) -> None:
    folder, store = tmp_path, Store(database)
    with running(*over(database, folder)) as server:
        host = open_room(server)
        replay = play_out(server, host)
        guest, other = join(server, host.room, "Zdenka"), join(server, host.room, "Yolanda")
        with connected(server, guest) as wire:
            wire.ask("write", text="a zebra")
        with connected(server, host) as wire, connected(server, other) as late:
            late.ask("write", text="an okapi")
            late.ask("leave")
            wire.ask("leave")
        before, there = dump(store), shown(folder, host.room)

        assert all(word in before for word in ("Ada", "Zdenka", "Yolanda", "zebra", "okapi"))
        assert [(line.id, line.name, line.kind) for line in there.gone] == [
            (1, "Ada", "gone"), (3, "Yolanda", "gone"),
        ]  # fmt: skip
        assert "Yolanda" in admin(folder, "show", host.room)

        with connected(server, guest) as wire:
            said = admin(folder, "forget", host.room.lower(), "2", "--yes")
            assert said == f"The data of member 2 of room {host.room} is deleted.\n"
            assert wire.closed == 1008
        server.kill()
        server.start()
        for member in (1, 3):
            said = admin(folder, "forget", host.room, str(member), "--yes")
            assert said == f"The data of member {member} of room {host.room} is deleted.\n"

        after = dump(store)
        assert not any(word in after for word in ("Ada", "Zdenka", "Yolanda", "zebra", "okapi"))
        assert shown(folder, host.room).gone == []
        assert get(server, f"/api/replays/{replay}").json()["players"][0] == "Player 1"
        assert get(server, f"/api/replays/{replay}/verdict").json()["played"] is True
        for member in (1, 2, 3, 4):
            sentence = refused(folder, "forget", host.room, str(member), "--yes")
            assert "There is no such member in this room." in sentence
        assert "There is no such room." in refused(folder, "forget", "NOROOM", "1", "--yes")
    store.close()


def test_the_operator_forgets_whoever_was_in_a_room_that_is_closed(
    database: str, tmp_path: Path
) -> None:
    folder, store = tmp_path, Store(database)
    with running(*over(database, folder)) as server:
        host = open_room(server)
        with connected(server, host) as wire:
            begin(wire, bots=3)
        admin(folder, "end", host.room, "--yes")

        assert [(line.id, line.name) for line in shown(folder, host.room).gone] == [(1, "Ada")]
        admin(folder, "forget", host.room, "1", "--yes")

        assert "Ada" not in dump(store)
        assert shown(folder, host.room).gone == []
        assert "no such member" in refused(folder, "forget", host.room, "1", "--yes")
    store.close()


def test_nobody_is_forgotten_by_a_slip(server: Running, folder: Path) -> None:
    entry = open_room(server)

    assert "Add --yes" in refused(folder, "forget", entry.room, "1")

    assert [member.name for member in shown(folder, entry.room).members] == ["Ada"]


def test_who_has_gone_is_shown_no_sooner_than_spectators_know(
    server: Running, folder: Path
) -> None:
    entry = open_room(server, spectators=Spectators(delay=600))
    with connected(server, entry) as wire:
        begin(wire, bots=3)
        with connected(server, join(server, entry.room, "Zdenka")) as other:
            other.ask("leave")

    assert shown(folder, entry.room).gone == []


def test_a_pinned_replay_is_kept_and_an_unpinned_one_goes_with_the_others(
    database: str, tmp_path: Path
) -> None:
    folder = tmp_path
    with running(*over(database, folder)) as server:
        first, second = open_room(server), open_room(server)
        kept, other = play_out(server, first), play_out(server, second)

        assert f"Replay of the last game: {kept}\n" in admin(folder, "show", first.room)
        assert admin(folder, "pins") == "No replays are pinned.\n"
        assert admin(folder, "pin", kept.upper()) == f"Replay {kept} is pinned.\n"
        server.kill()
        server.options += ("--keep-replays", "0 MB")
        server.start()
        admin(folder, "retention", "--apply")

        assert get(server, f"/api/replays/{kept}/verdict").json()["played"] is True
        assert problem(get(server, f"/api/replays/{other}")) == (404, "unknown_page")
        [_, line] = admin(folder, "pins").splitlines()
        assert line.split()[:2] == [kept, "shadow_hunters"]
        assert format_date(datetime.now(UTC), "medium", "en") in line

        assert admin(folder, "pin", kept, "--off") == f"Replay {kept} is no longer pinned.\n"
        assert admin(folder, "pins") == "No replays are pinned.\n"
        admin(folder, "retention", "--apply")
        assert problem(get(server, f"/api/replays/{kept}")) == (404, "unknown_page")
        for words in (["pin", kept], ["pin", kept, "--off"], ["pin", "x"]):
            assert "There is no such replay." in refused(folder, *words)


def test_no_replay_is_shown_of_a_game_whose_end_strangers_do_not_know_of(
    server: Running, folder: Path
) -> None:
    entry = open_room(server, spectators=Spectators(delay=600))

    assert play_out(server, entry)

    assert shown(folder, entry.room).replay == ""


def test_two_servers_do_not_take_orders_in_one_folder(
    postgresql_server: str, tmp_path: Path
) -> None:
    one, other = new_database(postgresql_server), new_database(postgresql_server)
    with running("--database", one, "--data", str(tmp_path)) as server:
        second = run("serve", "--port", "0", "--database", other, "--data", str(tmp_path))

        assert second.exit_code == DATABASE_TAKEN
        assert f"Another server is using {tmp_path}." in second.stderr
        assert isinstance(ask(tmp_path, messages.Status()), messages.State)
        assert get(server, "/health").status_code == 200


def test_a_folder_in_which_no_socket_can_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / NAME / "something").mkdir(parents=True)

    refused = run("serve", "--port", "0", "--data", str(tmp_path))

    assert refused.exit_code == NOT_WRITABLE
    assert f"Can’t create the socket for admin commands in {tmp_path}: " in refused.stderr


def test_without_a_server_that_is_said(tmp_path: Path) -> None:
    assert f"No server is running in {tmp_path}." in refused(tmp_path, "list")


def test_the_channel_is_opened_anew_after_a_kill_and_gone_after_a_stop(
    tmp_path: Path,
) -> None:
    with running("--data", str(tmp_path)) as server:
        server.kill()
        with pytest.raises(NoAnswer):
            ask(tmp_path, messages.Status())
        server.start()
        assert isinstance(ask(tmp_path, messages.Status()), messages.State)
        server.stop()

    assert not (tmp_path / NAME).exists()


def test_answers_can_be_read_by_programs(server: Running, folder: Path) -> None:
    answer = messages.read_answer(admin(folder, "--json", "status").encode())

    assert isinstance(answer, messages.State)
    assert answer.imports
