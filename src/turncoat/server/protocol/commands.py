"""What a client may say over the websocket: a tagged struct each, with a number of its own."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from turncoat.server.protocol.settings import Settings

Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
# In code points as they are sent; how long a name may be is counted as people count.
Name = Annotated[str, Meta(min_length=1, max_length=48)]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z]{2}(-[A-Z]{2})?$")]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z_]+$")]
Nonce = Annotated[str, Meta(min_length=0, max_length=64, pattern="^([0-9a-f]{2})*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Word = Annotated[str, Meta(max_length=60)]
Count = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Tuple: TypeAlias = Annotated[tuple[Word | Count, ...], Meta(max_length=12)]
Ballots = Literal["pause", "resume", "extend", "remake", "remove", "host"]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"
):
    """All have a number, with which they are answered: `done` or `refused`."""

    id: Number


class Hello(Command, frozen=True, tag="hello"):
    """Must come first. `protocol` is the version that the client speaks; a server that speaks
    another one refuses it with `other_version`. With `restart`, views hold the restart point, for
    programs that imagine tables."""

    token: Secret
    protocol: int
    restart: bool = False


# The lobby.


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat. The host may take several, to pass one device round, and guests where the
    host allows it; then each can have a name of its own."""

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a seat that no person has."""

    seat: SeatNumber
    level: Level


class Clear(Command, frozen=True, tag="clear"):
    """The host takes a bot from its seat."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The host changes the room."""

    settings: Settings


class Ready(Command, frozen=True, tag="ready"):
    """Ready for the deal, with a random number of one's own that goes into it; or not any more."""

    ready: bool = True
    nonce: Nonce = ""


class Rename(Command, frozen=True, tag="rename"):
    """Another name or language."""

    name: Name
    language: Language


class Kick(Command, frozen=True, tag="kick"):
    """The host sends somebody away before the start; a screen at any time. They can come back in a
    minute."""

    member: int


class Lock(Command, frozen=True, tag="lock"):
    """The host locks the room, so that nobody new comes in, or unlocks it."""

    locked: bool = True


class Ban(Command, frozen=True, tag="ban"):
    """The host sends somebody away, and their token never opens this room again. With `by_address`
    nobody comes in from the same address any more, and all who are here from there go, unless they
    play."""

    member: int
    by_address: bool = False


class Unban(Command, frozen=True, tag="unban"):
    """The host lifts a ban; `member` is the number that the banned member had."""

    member: int


class HandOver(Command, frozen=True, tag="hand_over"):
    """Somebody else becomes the host; whoever sees the table later is so once they see it."""

    member: int


class Leave(Command, frozen=True, tag="leave"):
    """Go. In mid-game a bot sits in, and the way back stays open."""


# The game.


class Answer(Command, frozen=True, tag="answer"):
    """Answer a question; `question` is its number, so that an old answer can't hit a new one."""

    seat: SeatNumber
    question: int
    option: Tuple


class Offer(Command, frozen=True, tag="offer"):
    """Take a standing offer."""

    seat: SeatNumber
    question: int
    option: Tuple


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last answer."""

    seat: SeatNumber
    question: int


class Return(Command, frozen=True, tag="return"):
    """Take a seat back from the bot that sat in."""

    seat: SeatNumber


class Again(Command, frozen=True, tag="again"):
    """After the end: the same people, a new deal."""


# Talk.


class Say(Command, frozen=True, tag="say"):
    """Make a claim."""

    seat: SeatNumber
    claim: Tuple


class Write(Command, frozen=True, tag="write"):
    """Say something in one's own words; with a seat in mid-game, without before and after. Those
    who see the table later go by what they see, and read one another at once."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None


class EarlierTexts(Command, frozen=True, tag="earlier_texts"):
    """Read what was written before the text with this number: a page of it comes before `done`.
    What not all can read is asked for with `to_all` as false."""

    before: Number
    to_all: bool = True


class Mute(Command, frozen=True, tag="mute"):
    """Read no more of what somebody writes, or read it again."""

    member: int
    muted: bool = True


# Ballots.


class Call(Command, frozen=True, tag="call"):
    """Call a secret ballot; nobody learns who did. All are about the game but for `host`: before
    the start and after the end, those with a seat may replace a host who does nothing."""

    ballot: Ballots
    seat: SeatNumber | None = None


class Vote(Command, frozen=True, tag="vote"):
    """Vote in the ballot that is open; it may be changed until it closes."""

    yes: bool


AnyCommand: TypeAlias = (
    Hello | Sit | Stand | SeatBot | Clear | Arrange | Ready | Rename | Kick | Lock | Ban | Unban
    | HandOver | Leave
    | Answer | Offer | Undo | Return | Again | Say | Write | EarlierTexts | Mute | Call | Vote
)  # fmt: skip

_DECODER: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def read(data: str | bytes) -> AnyCommand:
    """A request out of a frame; raises msgspec.DecodeError or a child of it."""
    return _DECODER.decode(data)
