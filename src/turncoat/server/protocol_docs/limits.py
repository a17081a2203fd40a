"""Limits and close codes, with the figures that the server uses."""

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

CLOSE_CODES: Final = f"""\
### Close codes

The server sends what it has left to say, such as a refusal, and then closes with one of these
codes:

- 1008: the server does not accept this connection any more, because
  - `hello` was refused, or did not come within {limits.PATIENCE:.0f} seconds;
  - the token is no longer valid: the member moved to another device, left or was removed;
  - the member connected from {limits.MOST_DEVICES} newer devices;
  - {limits.MOST_REFUSED} messages in a row were refused;
  - more than {limits.MOST_UNSENT} bytes wait to be read, not counting the answer to `hello`; or
  - more than {limits.MOST_UNAUTHENTICATED} connections from one address have not sent `hello`.

  To find out which, connect again and send [`hello`](#hello): if the token is no longer valid, it
  is refused with `wrong_token`; otherwise you are back.
- 1009: a message had more than {limits.LARGEST_READ} bytes, and was not read.
- 1012: the server is shutting down, after a [`closing`](#closing) frame. Connect again in a
  moment.
- 1000, or any other code that the client closed with: the client closed the connection.
- 1002: the client broke the websocket protocol.
- 1006, which means that no code was sent: the connection was lost. Or the server dropped it,
  because the client read nothing for {limits.UNREAD:.0f} seconds, did not answer a ping, or sent
  pings and fragments faster than messages are allowed.
- HTTP status 403 instead of a websocket: there are {limits.MOST_CONNECTIONS} connections from
  this address, or it has sent too much.

Nothing is lost with a connection: after `hello` the server sends the whole present state again.
"""

LIMITS: Final = f"""\
## Limits

The limits are the same for everybody. What exceeds them is refused with `too_large`, `too_fast`
or `too_many`. They count by address: an IPv4 address, or a /64 network of IPv6.

### REST, for each address

- {limits.RATE} requests a minute, {limits.AT_ONCE} of them at once, unless the operator has set
  another `rate`. Beyond that the status is 429, and the header `RateLimit-Reset` says how many
  seconds to wait. A body counts as one more request for each {limits.SIZE_OF_ONE} bytes.
  `/health` and `/ready` have the same limit on their own; the files of the web page have
  {limits.PAGE_RATE} a minute, {limits.PAGE_AT_ONCE} at once.
- {limits.RATE // limits.GUESSES} requests a minute that name a room, a token or a replay that
  does not exist. A `hello` that is refused counts as one. Beyond that all of them are refused
  with `too_fast`, whatever they name.
- {limits.LARGEST_BODY} bytes for a body, {limits.LARGEST_FILE} for a game file, and
  {limits.LARGEST_HEAD} for the head of a request.
- A game file may have {MOST_CLAIMS} claims and a number of answers that depends on the game
  ({ANSWERS}), and must replay within {MOST_SECONDS} seconds of processor time.
- {MOST_FROM_ONE} game files waiting to be replayed, {MOST_OPEN} from all addresses together. When
  there are more, the newest of the address with the most is refused with `too_many`.
- About {LARGEST_PAGE} bytes for a page of steps.
- {limits.PATIENCE:.0f} seconds to send a whole request. A client that reads nothing of an answer
  for {limits.UNREAD:.0f} seconds is disconnected.

### The websocket, for each connection

- {limits.LARGEST_FRAME} characters for a message.
- {limits.BURST} messages at once, and {limits.PER_SECOND:.0f} a second on average. After each
  `too_fast` the server reads nothing for {limits.READ_PAUSE} seconds.
- {limits.MOST_REFUSED} refusals in a row; then the connection is closed.
- {limits.PATIENCE:.0f} seconds to say `hello`.
- {limits.MOST_UNSENT} unread bytes, for {limits.UNREAD:.0f} seconds at most; the answer to
  `hello` is not counted.
- {PAGE} texts in one frame: the latest after `hello`, then as many for each
  [`earlier_texts`](#earlier_texts).
- {MOST_EVENTS} events of a story in one frame, the latest ones.

### The websocket, for members and addresses

- {limits.MOST_DEVICES} connections for a member; one more closes the oldest.
- {limits.MOST_CONNECTIONS} connections from an address, and {limits.MOST_UNAUTHENTICATED} that
  have not sent `hello`.
- Commands that everybody in the room sees: {limits.ROOM_LOBBY[0]} at once and
  {limits.ROOM_LOBBY[1]:.0f} a second for a room, {limits.RATE * limits.ADDRESS_LOBBY[0]:.0f} at
  once and {limits.RATE * limits.ADDRESS_LOBBY[1]:.0f} a second for an address.
- All other commands, such as answers, votes and texts: for each member
  {limits.RATE * limits.MEMBER_OWN[0]:.0f} at once and {limits.RATE * limits.MEMBER_OWN[1]:.0f} a
  second, and {limits.MOST_IN_A_DEAL} from one deal to the next. Commands that change nothing
  count as well. For addresses and members the figures grow with the operator's `rate`.
- A message costs one unit for each connection in its room. An address has {limits.RATE} units at
  once and {limits.COST_RATE * limits.RATE} a second.

### Rooms

- {MOST_MEMBERS} members, and {MOST_FROM_ONE_ADDRESS} guests from one address other than the
  host's. In a full room, a member without a seat who has been disconnected for
  {GONE_FOR // 60_000} minutes is dropped to make room for somebody new.
- Half of the seats of a listed room for guests from one address other than the host's, unless
  `several_seats` is set.
- {MOST_TEXTS} texts for the same audience; one more drops the oldest.
- {CLAIMS_OF_PEOPLE} claims in a game, divided evenly among its seats.
- A removed member, and everybody from the same address, can rejoin after {SENT_AWAY_FOR // 1000}
  seconds.
- {MOST_BANS} bans.
- One ballot at a time. A member can call the next one after {CALLS_APART} lengths of a ballot
  ({BALLOT} seconds in live games). A ballot that has failed twice in a row can be called again
  after two lengths, then four, then eight.
- {limits.most_lobbies(limits.RATE)} rooms opened from one address that have not begun or whose
  game was abandoned; the figure grows with `rate`. An abandoned game counts for
  {limits.ABANDONED_FOR // 3_600} hours. Of the lobbies opened from one address,
  {LISTED_OF_ONE_ORIGIN} are listed.
- A table where only bots are left is paused after {PLAYS_ON // 1000} seconds, until somebody
  connects.
"""

OTHER_PAGES: Final = {
    "/api/docs": "this documentation",
    "/api/schema/openapi.json": "the REST API as OpenAPI",
    "/api/schema/messages.json": "commands, frames and views as JSON Schema",
    "/api/schema/grammar.json": "the grammar of each game",
    "/api/schema/settings.json": "the defaults and limits of a room's settings",
    "/api/schema/game.json": "game files as JSON Schema",
    "/api/games/{game:str}/page.js": "the JavaScript module with which a package draws its board",
}

REST: Final = """\
## REST

Bodies and answers are JSON. A refused request is answered with a [Problem](#problem): `error` is
one of the [refusals](#refusals), and `field` is the path of the field at fault, such as
`settings.players`, if there is one. A wrong method is status 405 and `bad_message`. Besides the
routes below there are:
"""


def rest() -> Iterator[str]:
    """The introduction to REST, and the pages that are not part of its schema."""
    yield REST
    yield from (f"- `GET {path}`: {what}" for path, what in OTHER_PAGES.items())
