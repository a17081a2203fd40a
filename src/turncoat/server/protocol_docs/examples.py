"""A short example, in messages as they are sent."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from turncoat.core.view import DecisionView
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import BAD_MESSAGE, STALE
from turncoat.server.protocol.settings import Settings
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.room import inbox, outbox
from turncoat.server.tokens import hashed

WIDEST: Final = 90
CODE: Final = "K7QPXM"
TOKEN: Final = "this-is-no-token-but-yours-is-as-long-as-it"
AT: Final = 1_754_000
OPTIONS: Final = [("attack", 2), ("attack", 3), ("no_attack",)]


def example() -> Iterator[str]:
    """Ada connects and takes a seat; later she answers a question."""
    yield from ("### Example", "", "A member sends the token they got when joining:", "")
    yield from sample(commands.Hello(id=1, token=TOKEN, protocol=PROTOCOL))
    yield from ("The server answers with their member ID and the state of the room:", "")
    yield from sample(frames.Welcome(to=1, member=1, protocol=PROTOCOL, at=AT))
    yield from sample(a_room())
    yield from sample(frames.Done(to=1))
    yield from ("They take a seat. Everybody gets a new room frame, left out here:", "")
    yield from sample(commands.Sit(id=2, seat=0))
    yield from sample(frames.Done(to=2))
    yield from ("During the game their seat is asked a question; the view is left out here:", "")
    yield from sample(a_question())
    yield from ("They answer with one of the options, exactly as it was sent:", "")
    yield from sample(commands.Answer(id=3, seat=0, question=17, option=("attack", 2)))
    yield from sample(frames.Done(to=3))
    yield from ("The same answer again comes too late, and is refused:", "")
    yield from sample(frames.Refusal(to=4, error=STALE))
    yield from ("So is a command that can't be decoded, such as one to take seat 77:", "")
    yield from sample(frames.Refusal(to=5, error=BAD_MESSAGE, field="seat"))


def a_room() -> frames.Room:
    """A lobby with nobody but the host."""
    room = inbox.open_room(AT, CODE, Settings(game="shadow_hunters", players=4))
    room.secret = hashed(TOKEN)
    host = inbox.join(room, AT, "Ada", "en", hashed(TOKEN))
    inbox.connect(room, AT, host)
    return outbox.room_frame(room, room.members[host])


def a_question() -> frames.TableFrame:
    """The table of a seat that may attack another."""
    return frames.TableFrame(
        seat=0,
        view={},
        question=17,
        decision=DecisionView(topic=("attack",), options=list(OPTIONS), window=False),
        chosen=None,
        offers=[],
        can_undo=False,
        may_talk=True,
    )


def sample(message: msgspec.Struct) -> Iterator[str]:
    """A message as JSON; a long one has a line for each field."""
    fields = {name: value for name, value in sent(message).items() if not left_out(message, name)}
    text = spaced(fields)
    if len(text) > WIDEST:
        lines = ",\n".join(f'  "{name}": {spaced(value)}' for name, value in fields.items())
        text = f"{{\n{lines}\n}}"
    yield from ("```json", text, "```", "")


def sent(message: msgspec.Struct) -> dict[str, Any]:
    """The fields of a message. In a command, its tag and number come first."""
    fields = msgspec.json.decode(msgspec.json.encode(message), type=dict[str, Any])
    return dict(sorted(fields.items(), key=lambda field: field[0] not in ("do", "id")))


def left_out(message: msgspec.Struct, name: str) -> bool:
    """Whether a client would leave out this field because it has its default."""
    usual = {field.name: field.default for field in msgspec.structs.fields(message)}
    asked = isinstance(message, commands.Command)
    return asked and name in usual and usual[name] == getattr(message, name)


def spaced(value: Any) -> str:
    """JSON in one line, with spaces where it can wrap."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
