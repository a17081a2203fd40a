"""A display over a websocket: the host adds it, and it is sent only what is public."""

import msgspec

from tests.server.guests import Wire, begin, connected, join, open_room, post, problem, refusal
from tests.server.running import Running
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.settings import Spectators


def put_up(server: Running, host: pages.Joined) -> pages.Joined:
    """Add a display as the host."""
    response = post(server, f"/api/rooms/{host.room}/displays", {"name": "Telly"}, host.token)
    assert response.status_code == 201
    return msgspec.json.decode(response.content, type=pages.Joined)


def test_a_screen_is_sent_what_is_public_where_nobody_may_watch(server: Running) -> None:
    host = open_room(server, spectators=Spectators(allowed=False))
    with connected(server, host) as wire:
        begin(wire)

    entry = put_up(server, host)

    with Wire(server) as display:
        [table] = [
            f for f in display.hello(entry.room, entry.token) if isinstance(f, frames.TableFrame)
        ]
        refused = refusal(display.ask("sit", seat=0))

    assert (table.seat, table.decision, table.offers) == (None, None, [])
    assert refused == "not_yours"


def test_only_the_host_gets_a_token_for_a_screen(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    path, body = f"/api/rooms/{host.room}/displays", {"name": "Telly"}

    assert problem(post(server, path, body, guest.token)) == (403, "not_host")
    assert problem(post(server, path, body)) == (401, "wrong_token")
    assert problem(post(server, path, {"name": "Ada"}, host.token)) == (409, "name_taken")
