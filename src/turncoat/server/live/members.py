"""Members of rooms: how they join, move to another device and are erased."""

from collections.abc import Callable
from functools import partial

from turncoat.server import limits, tokens
from turncoat.server.live.connections import Connections
from turncoat.server.live.context import Context
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.live.publisher import Publisher
from turncoat.server.origins import network_of
from turncoat.server.protocol.errors import WRONG_TOKEN
from turncoat.server.room import inbox
from turncoat.server.room.people.admission import Visitor
from turncoat.server.room.snapshots import is_host
from turncoat.server.room.state import Member
from turncoat.server.store.erasing import Erasure


class Members:
    """Adds, moves and erases members, and makes their tokens."""

    def __init__(self, context: Context, publisher: Publisher, connections: Connections) -> None:
        self._context = context
        self._publisher = publisher
        self._connections = connections

    def join(
        self, live_room: LiveRoom, name: str, language: str, address: str = "", before: str = ""
    ) -> tuple[int, str]:
        """Add a guest and return the member's ID and token. `before` is a token they had in this
        room earlier.

        Raises Refused if they may not join or the name can't be used.
        """
        now, origins = self._context.now(), self._context.origins.forms(address)
        visitor = Visitor(origins, tokens.hashed(before) if before else "")
        add = partial(inbox.join, live_room.room, now, name, language, visitor=visitor)
        return self._add(live_room, address, add)

    def join_program(
        self,
        live_room: LiveRoom,
        me: Member,
        seat: int,
        name: str,
        language: str,
        address: str = "",
    ) -> tuple[int, str]:
        """Add a program on a seat and return the member's ID and token. Raises Refused."""
        now = self._context.now()
        add = partial(inbox.join_program, live_room.room, now, me, seat, name, language)
        return self._add(live_room, address, add, is_host(live_room.room, me))

    def join_display(
        self, live_room: LiveRoom, me: Member, name: str, language: str, address: str = ""
    ) -> tuple[int, str]:
        """Add a shared screen and return the member's ID and token. Raises Refused."""
        now = self._context.now()
        add = partial(inbox.join_display, live_room.room, now, me, name, language)
        return self._add(live_room, address, add, is_host(live_room.room, me))

    def move(self, live_room: LiveRoom, member: int) -> str:
        """Return a new token for a member. Connections that used the old one are closed.

        Raises Refused(TOO_FAST).
        """
        self._context.budget.pay_as_member(live_room.room.code, member)
        token = tokens.new_token()
        inbox.move(live_room.room, self._context.now(), member, tokens.hashed(token))
        for connection in live_room.connections[:]:
            if connection.sent_state.member == member:
                self._connections.leave(live_room, connection)
                connection.close(WRONG_TOKEN)
        self._publisher.publish(live_room)
        return token

    def erase(self, live_room: LiveRoom, member: int, address: str = "") -> None:
        """Erase a member in the room, its journal and its replays.

        Raises Refused(TOO_FAST) or Refused(NO_SUCH_MEMBER).
        """
        self._pay(live_room, address, over_limit=True)
        inbox.erase(live_room.room, self._context.now(), member)
        erasure = Erasure(live_room.room.code, member)
        self._publisher.journal_writer.batch.erasures.append(erasure)
        self._publisher.publish(live_room)

    def _add(
        self, live_room: LiveRoom, address: str, add: Callable[[str], int], by_host: bool = False
    ) -> tuple[int, str]:
        self._pay(live_room, address, over_limit=by_host, much=limits.ARRIVAL)
        token = tokens.new_token()
        member = add(tokens.hashed(token))
        self._publisher.publish(live_room)
        return member, token

    def _pay(
        self, live_room: LiveRoom, address: str, over_limit: bool = False, much: int = 1
    ) -> None:
        """Pay for a REST request from an address."""
        network = network_of(address) if address else ""
        self._context.budget.pay(live_room.room.code, network, over_limit, much)
