"""Erasing a member: their name, texts and token are removed, and the game stays the same."""

import asyncio
import inspect
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from tests.cli.running import run
from tests.server.databases import dump, folder_database
from tests.server.guests import HTTP, Wire, connected, get, join, open_room, problem
from tests.server.inside import FailingStore, FakeConnection, running_server, until
from tests.server.room.room_harness import ADA, BEN, RoomHarness
from tests.server.running import Running
from turncoat.cli.online import tokens
from turncoat.server import journal_writer
from turncoat.server.protocol import commands, frames, pages
from turncoat.server.protocol.errors import Refused
from turncoat.server.replays import game_file
from turncoat.server.room import changes, erasing, inbox, outbox
from turncoat.server.store import erasing as stored
from turncoat.server.store.erasing import Erasure
from turncoat.server.store.store import Batch, ReplayRow, RoomRow, Store

SECRET = "I am the vampire"


def played(until: Any = None) -> RoomHarness:
    """A game of Ada, Ben and bots in which Ada and Ben have written something."""
    harness = RoomHarness(players=4).join(ADA).join(BEN)
    harness.do(ADA, commands.Write, text=SECRET)
    harness.do(BEN, commands.Write, text="so what")
    harness.start(ADA, BEN, bots="uniform")
    harness.play([ADA, BEN], **({"until": until} if until else {}))
    return harness


def kept(harness: RoomHarness, store: Store) -> None:
    """Store a room, and its replay if the game is over, as a server would."""
    store.migrate()
    batch = Batch()
    room = harness.room
    batch.rooms["CODE"] = RoomRow("CODE", room.phase, "shadow_hunters", False, None, 0)
    batch.journal = [("CODE", entry) for entry in room.unsaved]
    if room.phase == "ended":
        number = outbox.game_id(room)
        file = game_file.write(game_file.of_room(room, number)).decode()
        batch.replays = [ReplayRow(number, "shadow_hunters", file)]
    store.write(batch, harness.now)


def id_of(harness: RoomHarness, name: str) -> int:
    return next(member.id for member in harness.room.members.values() if member.name == name)


def test_of_a_finished_game_all_is_left_but_who_it_was(database: str) -> None:
    harness = played()
    number, log = outbox.game_id(harness.room), harness.room.game.match.log
    ada, seat = id_of(harness, "Ada"), harness.room.seats_of(id_of(harness, "Ada"))[0]
    token = harness.room.members[ada].token

    async def scene() -> None:
        store = Store(database)
        kept(harness, store)
        before = dump(store)
        async with running_server(store) as game_server:
            live_room = await game_server.rooms.get("CODE")
            game_server.members.erase(live_room, ada)
            await game_server.settled()
            shown = live_room.room.name_of(seat)
        after = dump(store)
        room = inbox.restore(store.journal("CODE"), harness.now)
        replay = store.replay(number)

        assert all(secret in before for secret in ("Ada", SECRET, token))
        assert not any(secret in after for secret in ("Ada", SECRET, token))
        assert "so what" in after
        assert shown == room.name_of(seat) == erasing.placeholder_name(seat)
        assert room.game.match.log == log
        assert replay is not None
        assert game_file.verify(replay.file.encode()).fair
        names = [player.name for player in game_file.read(replay.file.encode()).players]
        assert names[seat] == erasing.placeholder_name(seat)
        assert "Ben" in names
        store.close()

    asyncio.run(scene())


def test_in_a_running_game_a_bot_takes_the_seat_over(tmp_path: Path) -> None:
    harness = played(until=lambda harness: harness.room.game.number > 5)
    ada = id_of(harness, "Ada")
    [seat] = harness.room.seats_of(ada)

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        kept(harness, store)
        async with running_server(store) as game_server:
            live_room = await game_server.rooms.get("CODE")
            mine, other = FakeConnection(ada), FakeConnection(id_of(harness, "Ben"))
            game_server.connections.enter(live_room, mine, 0)
            game_server.connections.enter(live_room, other, 0)
            await game_server.settled()
            game_server.members.erase(live_room, ada)
            await game_server.settled()

            chair = live_room.room.chairs[seat]
            assert (chair.member, chair.name, chair.by_bot) == (
                None,
                erasing.placeholder_name(seat),
                True,
            )
            assert mine.closed == "wrong_token"
            assert frames.Erased(member=ada) in other.heard
            assert other.room.chairs[seat].name == erasing.placeholder_name(seat)
            assert ada not in [member.id for member in other.room.members]
            assert "Ada" not in dump(store)

    asyncio.run(scene())


@pytest.mark.parametrize("moment", ["before", "after"])
def test_it_is_done_wholly_or_not_at_all_and_again_if_nobody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    monkeypatch.setattr(journal_writer, "RETRY", 0.02)
    harness = played()
    ada = id_of(harness, "Ada")

    async def scene() -> None:
        store = FailingStore(folder_database(tmp_path))
        kept(harness, store)
        async with running_server(store) as game_server:
            live_room = await game_server.rooms.get("CODE")
            await game_server.settled()
            store.fails = moment
            inbox.take(live_room.room, game_server.now(), ada, commands.Write(id=1, text="zebra"))
            game_server.members.erase(live_room, ada)
            await until(lambda: store.failures > 2)
            halfway = dump(store)
            store.fails = ""
            await game_server.settled()

            assert ("Ada" in halfway) == (SECRET in halfway) == (moment == "before")
            assert game_server.journal_writer.lost_by is None
            assert not any(word in dump(store) for word in ("Ada", SECRET, "zebra"))
            assert store.journal("CODE")[-1][0] == live_room.room.numbered

    asyncio.run(scene())


def test_of_somebody_who_was_banned_no_name_is_left_in_the_list_of_bans(tmp_path: Path) -> None:
    harness = RoomHarness(players=4).join(ADA).join(BEN)
    ben = harness.ids[BEN]
    harness.do(ADA, commands.Ban, member=ben)
    harness.start(ADA, bots="uniform")

    async def scene() -> None:
        store = Store(folder_database(tmp_path))
        kept(harness, store)
        before = dump(store)
        async with running_server(store) as game_server:
            live_room = await game_server.rooms.get("CODE")
            game_server.members.erase(live_room, ben)
            await game_server.settled()
            bans = [vars(ban) for ban in live_room.room.bans.values()]
        after = dump(store)
        restored = inbox.restore(store.journal("CODE"), harness.now)

        assert "Ben" in before
        assert "hash-Ben" in before
        assert "Ben" not in after
        assert bans == [vars(ban) for ban in restored.bans.values()]
        assert bans == [{"name": erasing.GUEST, "token": "", "origin": ""}]
        store.close()

    asyncio.run(scene())


def test_nobody_is_forgotten_who_was_never_there() -> None:
    harness = RoomHarness(players=4).join(ADA)

    for number in (0, 2, -1):
        with pytest.raises(Refused):
            inbox.erase(harness.room, harness.now, number)

    assert list(harness.room.members) == [1]


def test_names_at_a_shared_device_go_as_well() -> None:
    seated = changes.Seated(2, 1, "Zoe")

    assert erasing.without(seated, {1}) == changes.Seated(2, 1, "Player 3")
    assert erasing.without(seated, {2}) == seated


# Text fields of changes that say nothing about an erased member.
HARMLESS = {
    "opened.code", "opened.secret", "bot_seated.level", "bot_seated.name", "readied.nonce",
    "dealt.version", "dealt.content", "dealt.replay", "numbered.replay", "called.about",
    "counted.secret", "counted.name", "again.secret", "banned.origin",
}  # fmt: skip


def test_every_text_in_a_fact_is_taken_out_or_known_to_be_harmless() -> None:
    member, found = 1, set()
    for kind in changes.AnyChange.__args__:
        for field in msgspec.structs.fields(kind):
            if field.type in (str, str | None):
                found.add(f"{kind.__struct_config__.tag}.{field.name}")
    cleaned = {
        f"{change.__struct_config__.tag}.{name}"
        for change in (
            changes.Joined(member, "x", "cs", "x"), changes.Renamed(member, "x", "cs"),
            changes.Moved(member, "x"), changes.Seated(0, member, "x"),
            changes.Wrote(member, None, "x", 1, language="cs"),
        )
        for name, value in msgspec.structs.asdict(erasing.without(change, {member})).items()
        if value != getattr(change, name)
    }  # fmt: skip

    assert found == cleaned | HARMLESS


def test_only_entries_that_can_name_somebody_are_read() -> None:
    """Entries that are not read are not erased, so all that name or seat a member must be read."""
    naming = {kind for kind in changes.AnyChange.__args__ if kind in erasing.NAMING}
    source = inspect.getsource(erasing.without)
    seating = inspect.getsource(erasing.seats_by_game) + inspect.getsource(erasing._update_owners)

    assert naming == {kind for kind in changes.AnyChange.__args__ if names(source, kind)}
    assert set(erasing.SEATING) == {
        kind for kind in changes.AnyChange.__args__ if names(seating, kind)
    }
    for kind in (*erasing.NAMING, *erasing.SEATING):
        head = f'{{"fact":"{kind.__struct_config__.tag}"'
        assert any(head.startswith(one) for one in stored.HEADS)


def names(source: str, kind: type[Any]) -> bool:
    return f"changes.{kind.__name__}" in re.findall(r"changes\.\w+", source)


def test_many_who_want_to_be_forgotten_at_once_hold_nobody_up(database: str) -> None:
    """Once, the whole journal was read for each of them, and 36 took two seconds."""
    harness = RoomHarness(players=4).join(ADA).join(BEN)
    for number in range(100):
        harness.do(ADA, commands.Mute, member=2, muted=number % 2 == 0)
    harness.do(ADA, commands.Write, text=SECRET)
    store = Store(database)
    kept(harness, store)
    read: list[str] = []

    def watch(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.startswith("SELECT") and "journal" in statement:
            read.append(statement)

    batch = Batch()
    batch.erasures = [Erasure("CODE", member) for member in range(1, 37)]
    event.listen(store.engine, "after_cursor_execute", watch)
    with store.engine.connect() as connection:
        entries = stored._journal(connection, "CODE")
    store.write(batch, harness.now)

    assert len(entries) < 10
    assert len(read) == 2
    assert not any(word in dump(store) for word in ("Ada", "Ben", SECRET))
    store.close()


def test_the_token_opens_nothing_any_more(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Zdenka")
    with connected(server, host) as wire, connected(server, guest) as other:
        other.ask("write", text=SECRET)
        wire.remaining_frames()
        path = f"{server.address}/api/rooms/{host.room}/me"
        headers = {"Authorization": f"Bearer {guest.token}"}

        refused = problem(HTTP.delete(path))
        done = HTTP.delete(path, headers=headers)
        again = problem(HTTP.delete(path, headers=headers))
        heard = wire.remaining_frames()
        closed = other.closed
    with Wire(server) as wire:
        later = wire.hello(host.room, host.token)

    assert refused == again == (401, "wrong_token")
    assert done.status_code == 200
    assert msgspec.json.decode(done.content, type=pages.Forgotten).member == guest.member
    assert frames.Erased(member=guest.member) in heard
    assert closed == 1008
    assert not any(isinstance(frame, frames.Text | frames.Texts) for frame in later)
    assert "Zdenka" not in get(server, f"/api/rooms/{host.room}").text


def test_the_terminal_asks_once_more_and_forgets(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    host = open_room(server)
    guest = join(server, host.room, "Zdenka")
    link = f"{server.address}/r/{host.room}"
    tokens.keep(link, guest.token)

    unsure = run("join", link, "--forget-me", typed=["n"])
    with connected(server, guest) as wire:
        still = wire.stays_open
    sure = run("join", link, "--forget-me", typed=["y"])
    again = run("join", link, "--forget-me", typed=["y"])

    assert (unsure.exit_code, sure.exit_code, again.exit_code) == (0, 0, 2)
    assert still
    assert "deleted." in sure.stdout
    assert "Nobody has joined this room from here" in again.stderr
    assert tokens.tokens() == {}
