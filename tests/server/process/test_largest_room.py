"""The largest room that the limits allow: all members can connect, and are told what happens."""

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.guests import Wire, refusal
from tests.server.running import Running, running
from turncoat.client import RemoteTable, RestClient
from turncoat.server import tokens
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks, Settings
from turncoat.server.room import changes, inbox
from turncoat.server.room.outbox import PAGE
from turncoat.server.room.people.admission import MOST_MEMBERS
from turncoat.server.room.room import Room
from turncoat.server.room.talk import MOST_TEXTS
from turncoat.server.store.store import Batch, RoomRow, Store, in_folder

CODE = "LARGST"
PLAYERS = {"among_cultists": 8, "dark_providence": 4, "shadow_hunters": 8}
# A letter that takes four bytes in UTF-8.
WIDE = "\U0001d54f"
CLAIMS = 3_000
# The most bytes that the greeting of a member with all seats may have.
MOST_BYTES = 6_000_000


def token_of(member: int) -> str:
    """The token of a member."""
    return f"{member:043}"


def full_room(game: str, texts: int, claims: int) -> Room:
    """A full room: one member has all seats, the others watch, and there are texts and claims."""
    clocks = Clocks(pace="untimed", window=0)
    room = inbox.open_room(1_000, CODE, Settings(game=game, players=PLAYERS[game], clocks=clocks))
    for member in range(1, MOST_MEMBERS + 1):
        token = tokens.hashed(token_of(member))
        room.note(changes.Joined(member, f"{WIDE * 13}{member:03}", "en", token))
    for seat in range(PLAYERS[game]):
        room.note(changes.Seated(seat, 1, f"{WIDE * 13}s{seat:02}"))
    inbox.take(room, 1_000, 1, commands.Ready(id=1, nonce="0a" * 32))
    for number in range(texts):
        room.note(changes.Wrote(1, 0, WIDE * 296 + f"{number:04}", -1))
    for number in range(claims):
        seat = number % PLAYERS[game]
        room.note(changes.Said(seat, ("trust", (seat + 1 + number % 3) % PLAYERS[game])))
    return room


@pytest.fixture
def serving(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server with a full room in its database."""
    store = Store(in_folder(tmp_path))
    store.migrate()
    batch, room = Batch(), full_room(*request.param)
    batch.rooms[CODE] = RoomRow(CODE, room.phase, room.settings.game, False, None, room.now)
    batch.journal = [(CODE, entry) for entry in room.unsaved]
    store.write(batch, room.now)
    store.close()
    with running("--data", str(tmp_path)) as server:
        yield server


def everybody(server: Running, stack: ExitStack) -> tuple[list[Wire], list[list[frames.AnyFrame]]]:
    """Connect all members, one after another. Returns their connections and greetings."""
    wires, shown = [], []
    for member in range(1, MOST_MEMBERS + 1):
        # With a limited queue, unread frames would keep the client from receiving a close frame.
        wires.append(stack.enter_context(Wire(server, max_queue=None)))
        shown.append(come_in(wires[-1], member))
    return wires, shown


def come_in(wire: Wire, member: int) -> list[frames.AnyFrame]:
    """Connect a member, and return the greeting."""
    return wire.hello(CODE, token_of(member))


@pytest.mark.parametrize("serving", [("shadow_hunters", 520, 0)], indirect=True)
def test_after_520_texts_everybody_still_comes_in(serving: Running) -> None:
    with ExitStack() as stack:
        wires, shown = everybody(serving, stack)

        done = wires[0].ask("rename", name=wires_name(shown[0]), language="cs")

        assert [refusal(found) for found in shown] == [""] * MOST_MEMBERS
        assert refusal(done) == ""
        assert all(wire.stays_open for wire in wires[:5])


@pytest.mark.parametrize("serving", [(game, MOST_TEXTS, CLAIMS) for game in PLAYERS], indirect=True)
def test_everybody_comes_into_the_largest_room_and_is_told_what_happens(serving: Running) -> None:
    with ExitStack() as stack:
        wires, shown = everybody(serving, stack)

        kinds = {type(frame) for frame in shown[0]}
        sizes = [sum(len(raw.encode()) for raw in wire.raw) for wire in wires]
        assert [refusal(found) for found in shown] == [""] * MOST_MEMBERS
        assert kinds == {
            frames.Welcome, frames.Room, frames.TableFrame, frames.Story, frames.Texts, frames.Done,
        }  # fmt: skip
        assert max(sizes) < MOST_BYTES
        if "TURNCOAT_FIGURES" in os.environ:
            print(re.sub(r"\s+", " ", f"largest greeting: {max(sizes)}, spectator: {sizes[-1]}"))

        assert refusal(wires[0].ask("rename", name=wires_name(shown[0]), language="cs")) == ""
        assert all(wire.stays_open for wire in (wires[0], wires[1], wires[-1]))


@pytest.mark.parametrize("serving", [("shadow_hunters", MOST_TEXTS, 0)], indirect=True)
def test_all_texts_of_the_largest_room_can_be_read(serving: Running) -> None:
    with Wire(serving) as wire:
        page = next(f for f in come_in(wire, 2) if isinstance(f, frames.Texts))
        found = page.texts
        while page.earlier:
            page = next(
                f
                for f in wire.ask("earlier_texts", before=found[0].number)
                if isinstance(f, frames.Texts)
            )
            assert len(page.texts) == PAGE
            found = page.texts + found

    assert [int(text.text[-4:]) for text in found] == list(range(MOST_TEXTS))
    with RemoteTable(RestClient(serving.address), CODE, token_of(2)) as table:
        while table.read_earlier():
            pass
    assert list(table.texts) == list(range(MOST_TEXTS))
    assert table.texts[7].text[-4:] == "0007"


def wires_name(shown: list[frames.AnyFrame]) -> str:
    """The name of the first member."""
    return next(frame for frame in shown if isinstance(frame, frames.Room)).members[0].name
