"""A short conversation, in messages as they are sent."""

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


def conversation() -> Iterator[str]:
    """Ada comes in and sits down; later she is asked something, and answers."""
    yield from ("### A conversation", "", "A member shows the token that came with joining:", "")
    yield from sample(commands.Hello(id=1, token=TOKEN, protocol=PROTOCOL))
    yield from ("And is told who they are, what there is to see, and that this was all of it:", "")
    yield from sample(frames.Welcome(to=1, member=1, protocol=PROTOCOL, at=AT))
    yield from sample(a_room())
    yield from sample(frames.Done(to=1))
    yield from ("They sit down. All are shown the room (left out here); then it is done:", "")
    yield from sample(commands.Sit(id=2, seat=0))
    yield from sample(frames.Done(to=2))
    yield from ("In the game their seat is asked something; the view is left empty here:", "")
    yield from sample(a_question())
    yield from ("They answer with one of the options, just as it stands there:", "")
    yield from sample(commands.Answer(id=3, seat=0, question=17, option=("attack", 2)))
    yield from sample(frames.Done(to=3))
    yield from ("The same again would be too late, and is refused:", "")
    yield from sample(frames.Refusal(to=4, error=STALE))
    yield from ("So is what can't be read, such as a request to sit in seat 77:", "")
    yield from sample(frames.Refusal(to=5, error=BAD_MESSAGE, field="seat"))


def a_room() -> frames.Room:
    """A lobby in which nobody but the host is."""
    room = inbox.open_room(AT, CODE, Settings(game="shadow_hunters", players=4))
    room.secret = hashed(TOKEN)
    host = inbox.join(room, AT, "Ada", "en", hashed(TOKEN))
    inbox.connect(room, AT, host)
    return outbox.room_frame(room, room.members[host])


def a_question() -> frames.TableFrame:
    """The table of a seat that may attack somebody."""
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
    """A message as JSON; a long one with a line for each field."""
    fields = {name: value for name, value in sent(message).items() if not left_out(message, name)}
    text = spaced(fields)
    if len(text) > WIDEST:
        lines = ",\n".join(f'  "{name}": {spaced(value)}' for name, value in fields.items())
        text = f"{{\n{lines}\n}}"
    yield from ("```json", text, "```", "")


def sent(message: msgspec.Struct) -> dict[str, Any]:
    """The fields of a message; of a request its tag and its number come first."""
    fields = msgspec.json.decode(msgspec.json.encode(message), type=dict[str, Any])
    return dict(sorted(fields.items(), key=lambda field: field[0] not in ("do", "id")))


def left_out(message: msgspec.Struct, name: str) -> bool:
    """Whether a client would not bother to send this."""
    usual = {field.name: field.default for field in msgspec.structs.fields(message)}
    asked = isinstance(message, commands.Command)
    return asked and name in usual and usual[name] == getattr(message, name)


def spaced(value: Any) -> str:
    """JSON in one line that can be broken."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
