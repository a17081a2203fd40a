"""Rooms whose spectators see everything later."""

from typing import Any

from tests.server.room.hall import ADA, BEN, CYD, Hall
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Settings, Spectators
from turncoat.server.room import outbox

SECRET = "5e" * 32
DELAY = 20

Ask = tuple[type[commands.Command], dict[str, Any]]

# What somebody without a seat may try.
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


def lobby(delay: int = DELAY) -> Hall:
    """Ada and Ben sit beside bots and are about to be ready; Cyd has no seat."""
    hall = Hall(spectators=Spectators(delay=delay)).dealt_from(SECRET)
    return hall.join(ADA, BEN, CYD).seat(ADA, BEN, bots="uniform")


def begun(delay: int = DELAY) -> Hall:
    """The cards were dealt this moment."""
    hall = lobby(delay)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")
    return hall


def ended(delay: int = DELAY) -> Hall:
    """The game ended this moment; the beginning was seen long ago."""
    hall = begun(delay)
    hall.wait(60)
    hall.play([ADA, BEN])
    return hall


def outcomes(hall: Hall, tries: list[Ask]) -> list[str]:
    """What Cyd is told to each of them."""
    return [hall.refusal(CYD, ask, **fields) for ask, fields in tries]


def known(hall: Hall) -> frames.Room:
    """What strangers know of the room."""
    return outbox.shown_to_all(hall.room)
