"""How much is heard, how often, and why a connection ends: the figures are those of the server."""

from collections.abc import Iterator
from typing import Final

from turncoat.server import limits
from turncoat.server.replays.bounds import BOUNDS, CLAIMS_OF_PEOPLE, MOST_CLAIMS
from turncoat.server.replays.game_file import LARGEST_PAGE
from turncoat.server.replays.queue import MOST_FROM_ONE, MOST_OPEN
from turncoat.server.replays.tasks import MOST_SECONDS
from turncoat.server.room.outbox import MOST_EVENTS, PAGE
from turncoat.server.room.people.admission import (
    GONE_FOR,
    MOST_FROM_ONE_ADDRESS,
    MOST_MEMBERS,
    SENT_AWAY_FOR,
)
from turncoat.server.room.people.ballots import BALLOT, CALLS_APART
from turncoat.server.room.people.moderation import MOST_BANS
from turncoat.server.room.play.desertion import PLAYS_ON
from turncoat.server.room.talk import MOST_TEXTS
from turncoat.server.store.store import LISTED_OF_ONE_ORIGIN

ANSWERS: Final = ", ".join(f"{game}: {bounds.answers}" for game, bounds in BOUNDS.items())

THE_END: Final = f"""\
### Why a connection ends

What the server has to say comes before it closes; then the code tells the rest.

- 1008: the house hears no more from here:
  - it refused `hello`, or heard none for {limits.PATIENCE:.0f} seconds;
  - the token is worth nothing any more: its seats were moved to another device, or its member has
    left or was sent away;
  - the member has come in from {limits.MOST_DEVICES} newer devices;
  - {limits.MOST_REFUSED} messages in a row were refused;
  - more than {limits.MOST_UNSENT} bytes wait to be read, beside what was sent after `hello`;
  - more than {limits.MOST_STRANGERS} connections from one address have not said `hello`.

  Whoever connects anew and says [`hello`](#hello) again learns which: a token that is worth nothing
  is refused with `wrong_token`, any other is welcome.
- 1009: a message had more than {limits.LARGEST_READ} bytes, and was not read.
- 1012: the server goes down; [`closing`](#closing) was sent before. Come back in a moment.
- 1000, or any other that you close with: you have closed it.
- 1002: this was no websocket as its standard has it.
- 1006, that is none at all: the line broke. Or it was cut, since nothing was read for
  {limits.UNREAD:.0f} seconds, a ping was not answered in time, or pings and fragments came faster
  than messages may.
- Status 403 instead of a websocket: there are {limits.MOST_CONNECTIONS} connections from this
  address, or too much has come from it.

Nothing is lost with a connection: after `hello` everything that there is to know is sent anew.
"""

LIMITS: Final = f"""\
## Limits

They are the same for everybody. What is beyond them is refused with `too_large`, `too_fast` or
`too_many`, and can be tried again later.

An address is an address of IPv4, or a network of IPv6 (/64).

REST, from one address:

- {limits.RATE} requests a minute, {limits.AT_ONCE} of them at once, unless the house was opened
  with another `--rate`; after that status 429, with the seconds to wait in the header
  `RateLimit-Reset`. A body counts as one more request for each {limits.SIZE_OF_ONE} bytes, which
  are paid for afterwards. `/health` and `/ready` are counted apart, with as many for themselves,
  and so are the files of the page for browsers: {limits.PAGE_RATE} a minute,
  {limits.PAGE_AT_ONCE} at once.
- {limits.RATE // limits.GUESSES} a minute that name a room, a token or a replay that is not there;
  a `hello` on the websocket that is refused counts as one of them. After that they are refused
  with `too_fast`, whatever they name.
- {limits.LARGEST_BODY} bytes for a body, {limits.LARGEST_FILE} for the file of a game, and
  {limits.LARGEST_HEAD} for the head of a request.
- For the file of a game {MOST_CLAIMS} claims, a number of answers that its game sets ({ANSWERS}),
  and {MOST_SECONDS} seconds of processor time to play it again.
- {MOST_FROM_ONE} game files that wait to be played again, {MOST_OPEN} from all addresses: when
  there are more, whoever has most of them waiting is refused the newest with `too_many`. A page of
  steps is no larger than some {LARGEST_PAGE} bytes.
- {limits.PATIENCE:.0f} seconds for a request to come in whole. Who reads nothing of an answer for
  {limits.UNREAD:.0f} seconds is cut off.

The websocket:

- {limits.LARGEST_FRAME} characters for a message.
- {limits.BURST} messages at once, and {limits.PER_SECOND:.0f} a second on average.
- {limits.MOST_REFUSED} refusals in a row before it is closed.
- After each `too_fast` nothing is read from it for {limits.BREATHER} seconds.
- {limits.PATIENCE:.0f} seconds to say `hello`.
- {limits.MOST_UNSENT} bytes that wait to be read, for {limits.UNREAD:.0f} seconds; what is sent
  after `hello` is not counted.
- What requests write into the journal: in one room {limits.ROOM_LOBBY[0]} at once and
  {limits.ROOM_LOBBY[1]:.0f} a second around a game, from one address
  {limits.RATE * limits.ADDRESS_LOBBY[0]:.0f} and {limits.RATE * limits.ADDRESS_LOBBY[1]:.0f}. Apart
  from that each member has {limits.RATE * limits.MEMBER_OWN[0]:.0f} at once and
  {limits.RATE * limits.MEMBER_OWN[1]:.0f} a second for answers, votes, texts and whatever else not
  all see at once, and {limits.MOST_IN_A_DEAL} from one deal to the next. Addresses and members have
  more where `--rate` is higher. What changes nothing counts as well.
- {PAGE} texts at once: on coming in the newest, then as many for each
  [`earlier_texts`](#earlier_texts).
- {MOST_EVENTS} events of a story at once: the newest.
- {limits.MOST_DEVICES} connections of one member; the oldest goes when there is one more.
- {limits.MOST_CONNECTIONS} connections from one address, and {limits.MOST_STRANGERS} that have not
  said `hello`.
- What one address causes: a message counts once for each connection in its room, and
  {limits.RATE} at once and {limits.NOISE * limits.RATE} a second are borne.

In a room:

- {MOST_MEMBERS} members, and {MOST_FROM_ONE_ADDRESS} guests from one address, unless it is the
  host's own. In a full room whoever has no seat and has been gone for {GONE_FOR // 60_000} minutes
  makes room for somebody new.
- Guests from one address take half of the seats of a listed room at most, unless it is the host's
  own address or the host allows `several_seats`.
- {MOST_TEXTS} texts for the same audience; for each that is new the oldest is forgotten.
- {CLAIMS_OF_PEOPLE} claims in a game, shared out evenly among its seats.
- Whoever was sent away can come back after {SENT_AWAY_FOR // 1000} seconds, as others from the same
  address.
- {MOST_BANS} bans.
- One ballot at a time; whoever has called one waits for the length of {CALLS_APART}
  ({BALLOT} seconds each in live games) before calling another. What has failed twice in a row can
  be called again after the length of two, then of four, then of eight.
- {limits.most_lobbies(limits.RATE)} rooms from one address that have not begun, or whose game
  nobody is at; with another `--rate` more or fewer. A game that was left alone counts for
  {limits.LEFT_ALONE // 3_600} hours. Of the lobbies {LISTED_OF_ONE_ORIGIN} at most are listed.
- A table at which only bots are left plays on for {PLAYS_ON // 1000} seconds, and then stands still
  until somebody comes in.
"""

OTHER_PAGES: Final = {
    "/api/docs": "this handbook",
    "/api/schema/openapi.json": "REST as OpenAPI",
    "/api/schema/messages.json": "requests, frames and views as JSON Schema",
    "/api/schema/grammar.json": "the words of each game",
    "/api/schema/game.json": "the file of a finished game as JSON Schema",
}

REST: Final = """\
## REST

Bodies and answers are JSON. Whatever is refused is answered with a [Problem](#problem), whose
`error` is one of the [refusals](#refusals) and whose `field` is the path of what was at fault, such
as `settings.players`, where that can be said. A known address asked by another method is status
405, `bad_message`. Besides the routes below there are
"""


def rest() -> Iterator[str]:
    """REST in general, and the pages that are no part of its schema."""
    yield REST
    yield from (f"- `GET {path}`: {what}" for path, what in OTHER_PAGES.items())
