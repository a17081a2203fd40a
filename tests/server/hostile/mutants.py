"""Valid messages and bodies, and ways to break them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from tests.server.guests import BAD
from turncoat.server import limits
from turncoat.server.protocol.version import PROTOCOL

Thing: TypeAlias = dict[str, Any]
SETTINGS: Thing = {"game": "shadow_hunters", "players": 4}
# Commands of many kinds, as honest clients send them.
REAL: list[Thing] = [
    {"do": "sit", "seat": 0}, {"do": "stand", "seat": 1}, {"do": "clear", "seat": 2},
    {"do": "seat_bot", "seat": 1, "level": "sensible"}, {"do": "arrange", "settings": SETTINGS},
    {"do": "ready", "ready": True, "nonce": "0a0b"}, {"do": "kick", "member": 1},
    {"do": "rename", "name": "Eve", "language": "en"}, {"do": "hand_over", "member": 2},
    {"do": "answer", "seat": 0, "question": 3, "option": ["throw"]},
    {"do": "answer", "seat": 1, "question": 7, "option": ["move", "chapel"]},
    {"do": "offer", "seat": 2, "question": 5, "option": ["reveal"]},
    {"do": "undo", "seat": 0, "question": 9}, {"do": "return", "seat": 3}, {"do": "again"},
    {"do": "say", "seat": 0, "claim": ["i_am", "vampire"]}, {"do": "mute", "member": 1},
    {"do": "write", "text": "It was Ben", "seat": 1}, {"do": "write", "text": "Hello"},
    {"do": "call", "ballot": "remake"}, {"do": "call", "ballot": "remove", "seat": 1},
    {"do": "vote", "yes": True},
    {"do": "hello", "protocol": PROTOCOL, "token": "A" * 43},
]  # fmt: skip
ODD: list[Any] = [
    None, True, -1, 0, 8, 2**31, 2**53, 2**63, 10**40, 0.5, 1e308, float("nan"), "", "x", "Ada",
    "\u0000", "\u202eadA", "x" * 5_000, "'; DROP TABLE rooms; --", "../../etc/passwd", "go_on",
    "open", "remake", [], [[]], {}, {"a": {}}, ["go_on"], [None] * 100,
]  # fmt: skip


def request(random: Random) -> Thing:
    """A valid command of a random kind."""
    return {"id": random.randrange(1, 1_000), **random.choice(REAL)}


def mutant(random: Random) -> str | bytes:
    """A message that is almost valid."""
    if random.random() < 0.1:
        return random.choice(BAD)
    thing = changed(random, request(random))
    text = json.dumps(thing)
    return broken(random, text) if random.random() < 0.3 else text


def changed(random: Random, thing: Thing) -> Thing:
    """The same with a field added, removed, or given another value."""
    name = random.choice([*thing])
    how = random.randrange(5)
    if how == 0:
        return {key: value for key, value in thing.items() if key != name}
    if how == 1:
        return {**thing, random.choice(["seat", "token", "more", ""]): random.choice(ODD)}
    if how == 2:
        return {**thing, "seat": random.randrange(8), "question": random.randrange(200)}
    if how == 3 and isinstance(thing[name], dict) and thing[name]:
        return {**thing, name: changed(random, thing[name])}
    return {**thing, name: random.choice(ODD)}


def cut(random: Random, text: str) -> str:
    return text[: random.randrange(len(text) + 1)]


def doubled(random: Random, text: str) -> str:
    return text * random.randrange(2, 50)


def speckled(random: Random, text: str) -> str:
    place = random.randrange(len(text))
    return text[:place] + random.choice('{}[]",:\\\u0000é\ue000') + text[place + 1 :]


def deep(random: Random, text: str) -> str:
    depth = random.choice([10, 500, 3_000])
    return "[" * depth + text + "]" * depth


def huge(random: Random, text: str) -> str:
    return text + " " * random.choice([limits.LARGEST_FRAME, limits.LARGEST_READ])


BREAKS: list[Callable[[Random, str], str]] = [cut, doubled, speckled, deep, huge]


def broken(random: Random, text: str) -> str:
    """The text, damaged in a random way."""
    return random.choice(BREAKS)(random, text)


def body(random: Random) -> bytes:
    """A request body, valid or broken."""
    real: list[Thing] = [
        {"settings": SETTINGS, "name": "Eve"}, {"name": f"Eve {random.randrange(99)}"},
        {"seat": random.randrange(8), "name": "Robot"}, {"code": "0123456789abcdef"},
        {"format": "turncoat-game-1", "id": "0" * 16, "players": [], "deal": {}, "match": {}},
    ]  # fmt: skip
    thing = random.choice(real)
    if random.random() < 0.6:
        thing = changed(random, thing)
    text = json.dumps(thing)
    return (broken(random, text) if random.random() < 0.3 else text).encode(errors="replace")
