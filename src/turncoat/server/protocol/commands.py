"""Commands that a client may send over the websocket: tagged structs, each with a number."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from turncoat.server.protocol.settings import Settings

Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
# In user-perceived characters.
LONGEST_NAME: Final = 16
LONGEST_TEXT: Final = 300
# In code points as sent.
Name = Annotated[str, Meta(min_length=1, max_length=48)]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z]{2,3}(-[A-Z]{2})?$")]
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
    """Every command has a number, which its answer repeats: `done` or `refused`."""

    id: Number


class Hello(Command, frozen=True, tag="hello"):
    """Authenticate. This must be the first command.

    `protocol` is the version the client speaks; the server refuses any other with `other_version`.
    With `restart`, views include the restart point, which programs need to imagine tables.
    """

    token: Secret
    protocol: int
    restart: bool = False


# Lobby.


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat. Guests may take one; the host, and guests in rooms with `several_seats`,
    may take several for people who share a device, each with a name of its own.
    """

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Give up a seat. The host may also use this to remove a program."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on a seat that no person has. Only the host can. If the seat was free,
    everybody who is ready stays ready.
    """

    seat: SeatNumber
    level: Level


class Clear(Command, frozen=True, tag="clear"):
    """Take a bot off its seat. Only the host can."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """Replace the settings of the room. Only the host can."""

    settings: Settings


class Ready(Command, frozen=True, tag="ready"):
    """Say that you are ready for the deal and add a random number to it, or that you are no longer
    ready.
    """

    ready: bool = True
    nonce: Nonce = ""


class Rename(Command, frozen=True, tag="rename"):
    """Change your name or language."""

    name: Name
    language: Language


class Kick(Command, frozen=True, tag="kick"):
    """Remove a member from the lobby, or a display at any time. Only the host can. They can rejoin
    after a minute.
    """

    member: int


class Lock(Command, frozen=True, tag="lock"):
    """Lock the room, so that nobody new can join, or unlock it. Only the host can."""

    locked: bool = True


class Ban(Command, frozen=True, tag="ban"):
    """Remove a member and ban their token from this room. Only the host can.

    With `by_address`, nobody can join from their address any more, and other members from there are
    removed too. Players can't be removed from a running game.
    """

    member: int
    by_address: bool = False


class Unban(Command, frozen=True, tag="unban"):
    """Lift a ban. Only the host can. `member` is the ID the banned member had."""

    member: int


class HandOver(Command, frozen=True, tag="hand_over"):
    """Make another member host. Only the host can. A delayed spectator becomes host once they see
    it.
    """

    member: int


class Leave(Command, frozen=True, tag="leave"):
    """Leave the room. A player can leave a running game and come back: a bot stands in until
    then.
    """


# Game.


class Answer(Command, frozen=True, tag="answer"):
    """Answer a question. `question` is its number, so that a late answer can't hit a newer
    question.
    """

    seat: SeatNumber
    question: int
    option: Tuple


class Offer(Command, frozen=True, tag="offer"):
    """Take one of the seat's offers."""

    seat: SeatNumber
    question: int
    option: Tuple


class Undo(Command, frozen=True, tag="undo"):
    """Take back the seat's last answer, where the game allows it."""

    seat: SeatNumber
    question: int


class Return(Command, frozen=True, tag="return"):
    """Take a seat back from the bot that stands in."""

    seat: SeatNumber


class Again(Command, frozen=True, tag="again"):
    """After a game, go back to the lobby for another one with the same people."""


# Talk.


class Say(Command, frozen=True, tag="say"):
    """Make a claim."""

    seat: SeatNumber
    claim: Tuple


class Write(Command, frozen=True, tag="write"):
    """Write a text: with a seat during a game, without one otherwise. For delayed spectators, what
    counts is the phase they see; they can read one another at once.
    """

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    seat: SeatNumber | None = None


class EarlierTexts(Command, frozen=True, tag="earlier_texts"):
    """Ask for texts before the one with this number. A page of them comes before `done`.

    Texts that only some can read have pages of their own: ask for them with `to_all` set to false.
    """

    before: Number
    to_all: bool = True


class Mute(Command, frozen=True, tag="mute"):
    """Hide what a member writes, or show it again. Nobody else is told."""

    member: int
    muted: bool = True


# Ballots.


class Call(Command, frozen=True, tag="call"):
    """Call a secret ballot. Nobody is told who called it.

    All ballots are about a running game, except `host`: outside a game, members with a seat can
    replace an inactive host.
    """

    ballot: Ballots
    seat: SeatNumber | None = None


class Vote(Command, frozen=True, tag="vote"):
    """Vote in the open ballot, or change your vote."""

    yes: bool


AnyCommand: TypeAlias = (
    Hello | Sit | Stand | SeatBot | Clear | Arrange | Ready | Rename | Kick | Lock | Ban | Unban
    | HandOver | Leave
    | Answer | Offer | Undo | Return | Again | Say | Write | EarlierTexts | Mute | Call | Vote
)  # fmt: skip

_DECODER: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def read(data: str | bytes) -> AnyCommand:
    """Decode a command. Raises msgspec.DecodeError or a subclass."""
    return _DECODER.decode(data)
