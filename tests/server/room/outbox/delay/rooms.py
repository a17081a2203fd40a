"""Rooms whose spectators see everything with a delay."""

from typing import Any

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Settings, Spectators
from turncoat.server.room import outbox

SECRET = "5e" * 32
DELAY = 20

Ask = tuple[type[commands.Command], dict[str, Any]]

# Commands that somebody without a seat might try.
TRIES: list[Ask] = [
    (commands.Sit, {"seat": 0}),
    (commands.Sit, {"seat": 3}),
    (commands.Sit, {"seat": 7}),
    (commands.Stand, {"seat": 0}),
    (commands.SeatBot, {"seat": 3, "level": "uniform"}),
    (commands.Clear, {"seat": 3}),
    (commands.Arrange, {"settings": Settings(game="shadow_hunters", players=5)}),
    (commands.Ready, {"nonce": "0a"}),
    (commands.Again, {}),
    (commands.Kick, {"member": 1}),
    (commands.HandOver, {"member": 1}),
    (commands.Answer, {"seat": 0, "question": 1, "option": ("throw",)}),
    (commands.Offer, {"seat": 0, "question": 1, "option": ("reveal",)}),
    (commands.Undo, {"seat": 0, "question": 1}),
    (commands.Return, {"seat": 0}),
    (commands.Say, {"seat": 0, "claim": ("trust", 1)}),
    (commands.Say, {"seat": 7, "claim": ("trust", 1)}),
    (commands.Write, {"text": "Hello.", "seat": 0}),
    (commands.Write, {"text": "Hello."}),
    (commands.Call, {"ballot": "pause"}),
    (commands.Call, {"ballot": "resume"}),
    (commands.Call, {"ballot": "remove", "seat": 1}),
    (commands.Vote, {"yes": True}),
    (commands.Call, {"ballot": "host"}),
    (commands.Lock, {}),
    (commands.Ban, {"member": 1}),
    (commands.Unban, {"member": 1}),
    (commands.Rename, {"name": BEN, "language": "en"}),
    (commands.Rename, {"name": "Cyril", "language": "en"}),
    (commands.Mute, {"member": 1}),
    (commands.Mute, {"member": 2}),
    (commands.Mute, {"member": 9}),
]


def lobby(delay: int = DELAY) -> RoomHarness:
    """Ada and Ben sit beside bots and are about to be ready; Cyd has no seat."""
    harness = RoomHarness(spectators=Spectators(delay=delay)).dealt_from(SECRET)
    return harness.join(ADA, BEN, CYD).seat(ADA, BEN, bots="uniform")


def begun(delay: int = DELAY) -> RoomHarness:
    """The same room, just after the deal."""
    harness = lobby(delay)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0b")
    return harness


def ended(delay: int = DELAY) -> RoomHarness:
    """A game that has just ended; spectators saw its beginning long ago."""
    harness = begun(delay)
    harness.wait(60)
    harness.play([ADA, BEN])
    return harness


def outcomes(harness: RoomHarness, tries: list[Ask]) -> list[str]:
    """Why Cyd is refused each of these commands; empty where it is accepted."""
    return [harness.refusal(CYD, ask, **fields) for ask, fields in tries]


def known(harness: RoomHarness) -> frames.Room:
    """The room as strangers see it."""
    return outbox.shown_to_all(harness.room)
