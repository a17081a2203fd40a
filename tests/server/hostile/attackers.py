"""The attackers: `python -m tests.server.hostile.attackers ADDRESS CALM SECONDS SEED`.

They run in their own process and use their own addresses. They print "ready", wait for CALM
seconds, and attack for SECONDS. Each line of standard input is an honest table to attack. At the
end they print a report.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from secrets import token_urlsafe
from time import monotonic
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.hostile import mutants
from tests.server.hostile.cross_site import (
    SITE,
    cross_site_post,
    cross_site_socket,
    rebound_rooms,
)
from tests.server.hostile.crowding import crowd
from tests.server.hostile.forgery import talkative
from tests.server.hostile.guessing import guess_over_rest, guess_over_socket
from tests.server.hostile.ledger import Ledger
from tests.server.hostile.target import Target
from turncoat.client import RestClient
from turncoat.core.terms import Option
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.errors import WRONG_TOKEN
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.replays.bounds import MOST_CLAIMS

TROUBLE: Final = (
    ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError,
    httpx.HTTPError,
)  # fmt: skip
CROWD: Final = 60
CROWDING: Final = 300.0
GUESSED: Final = 10
RIOT: Final = 30
LISTENS: Final = 1.5
WAITS: Final = 20.0
# About as many as fit into the largest file that the server reads.
MANY_CLAIMS: Final = 30_000


class Gang:
    """What all attackers share."""

    def __init__(self, address: str, seed: str) -> None:
        self.address = address
        self.rest = RestClient(address)
        self.end = 0.0
        self.random = Random(seed)
        self.ledger = Ledger()
        self.targets: list[Target] = []
        self.seen = asyncio.Event()
        # For each room, options of decisions at its table.
        self.options: dict[str, list[Option]] = {}
        # Their own room, and the tokens of its members.
        self.den = ""
        self.members: list[str] = []
        self.spectators: dict[str, str] = {}
        # Game files, each with its number of claims.
        self.files = [
            (claims, talkative("shadow_hunters", claims, f"{seed} {number}"))
            for number in range(6)
            for claims in (MOST_CLAIMS, MOST_CLAIMS + 1, MANY_CLAIMS)
        ]
        self.addresses = [f"127.0.0.{last}" for last in range(2, 8)]

    # Tools.

    def socket(self, room: str, **options: Any) -> connect:
        """A websocket from one of their addresses."""
        here = (self.random.choice(self.addresses), 0)
        return connect(
            self.rest.socket_of(room), local_addr=here,
            max_size=None, open_timeout=5, close_timeout=0.2,
            **options,
        )  # fmt: skip

    def http(self, address: str = "") -> httpx.AsyncClient:
        """A client from one of their addresses."""
        here = address or self.random.choice(self.addresses)
        transport = httpx.AsyncHTTPTransport(local_address=here)
        return httpx.AsyncClient(transport=transport, base_url=self.address, timeout=10)

    async def post(self, path: str, body: object, address: str = "") -> pages.Joined:
        """Send a request that is allowed, such as opening or joining a room."""
        headers = {"Content-Type": "application/json"}
        async with self.http(address) as client:
            answer = await client.post(path, content=msgspec.json.encode(body), headers=headers)
        self.ledger.page(path, answer.status_code, answer.content)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=pages.Joined)

    async def settle(self) -> None:
        """Open their own room, and fill it with members."""
        opened = await self.post("/api/rooms", {"settings": mutants.SETTINGS, "name": "Eve"})
        self.den, self.members = opened.room, [opened.token]
        for number in range(RIOT):
            path = f"/api/rooms/{self.den}/members"
            # A room admits only a few members from one address.
            here = self.addresses[number % len(self.addresses)]
            self.members.append((await self.post(path, {"name": f"Eve {number}"}, here)).token)

    async def spectator(self, target: Target) -> str:
        """The token of a spectator at an honest table."""
        if target.room not in self.spectators:
            name = {"name": f"Eve {self.random.randrange(10**6)}"}
            entry = await self.post(f"/api/rooms/{target.room}/members", name)
            self.spectators[target.room] = entry.token
        return self.spectators[target.room]

    async def hello(self, wire: ClientConnection, token: str) -> str:
        """Send a token, and return why it was refused; empty if it was not."""
        await wire.send(msgspec.json.encode(
            {"do": "hello", "id": 1, "protocol": PROTOCOL, "token": token}
        ).decode())  # fmt: skip
        frame = frames.read(await asyncio.wait_for(wire.recv(), 10))
        return frame.error if isinstance(frame, frames.Refusal) else ""

    async def drain(
        self, wire: ClientConnection, seat: int | None = None, known: bool = True,
        silence: float = 0.05,
    ) -> list[frames.AnyFrame]:  # fmt: skip
        """All frames until none comes or time is up, each checked by the ledger."""
        found = []
        end = monotonic() + LISTENS
        with suppress(TimeoutError, ConnectionClosed):
            while monotonic() < end:
                written = await asyncio.wait_for(wire.recv(), silence)
                found.append(self.ledger.frame(written, seat, known))
        return found

    # Attacks.

    async def send_mutants(self, target: Target) -> None:
        """A spectator sends mutated commands of all kinds."""
        token = await self.spectator(target)
        async with self.socket(target.room) as wire:
            if await self.hello(wire, token) == WRONG_TOKEN:
                # A mutated message was a valid `leave`.
                self.spectators.pop(target.room, None)
                return
            for _ in range(60):
                self.ledger.tried["mutated frame"] += 1
                await wire.send(mutants.mutant(self.random))
            await self.drain(wire)

    async def betray(self, target: Target) -> None:
        """A player at the table answers for other seats, and repeats old answers."""
        # A table with one player has no traitor; on a slow machine other tables begin later.
        patience = monotonic() + WAITS
        while not target.traitor and monotonic() < patience:
            await asyncio.sleep(0.1)
            target = next((one for one in self.targets if one.traitor), target)
        if not target.traitor:
            return
        async with self.socket(target.room) as wire:
            if await self.hello(wire, target.traitor) == WRONG_TOKEN:
                self.ledger.catch("an honest token was worth nothing any more")
                return
            seen = await self.drain(wire, target.traitor_seat)
            tables = [frame for frame in seen if isinstance(frame, frames.TableFrame)]
            number = tables[-1].question if tables else 1
            known = self.options.setdefault(target.room, [("go_on",), ("throw",)])
            known += [o for table in tables if table.decision for o in table.decision.options]
            for _ in range(30):
                self.ledger.tried["other seat or old answer"] += 1
                await wire.send(msgspec.json.encode(self.stolen(target, number)).decode())
            await self.drain(wire, target.traitor_seat)

    def stolen(self, target: Target, number: int) -> mutants.Thing:
        """An answer for another seat, or an outdated one for the traitor's own."""
        others = [seat for seat in range(target.seats) if seat != target.traitor_seat]
        do = self.random.choice(["answer", "answer", "answer", "offer", "undo"])
        seat, question = self.random.choice(others), self.random.randrange(number, number + 3)
        if self.random.random() < 0.5:
            seat, question = target.traitor_seat, self.random.randrange(number)
        option = {} if do == "undo" else {"option": self.random.choice(self.options[target.room])}
        return {"do": do, "id": 2, "seat": seat, "question": question, **option}

    async def knock(self, target: Target) -> None:
        """Try wrong tokens, old ones, and those of other rooms."""
        wrong = [token_urlsafe(32), target.stale, *self.members, "Ada", target.room]
        async with self.socket(target.room) as wire:
            self.ledger.tried["wrong token"] += 1
            token = self.random.choice(wrong)
            hello = {"do": "hello", "id": 1, "protocol": PROTOCOL, "token": token}
            await wire.send(msgspec.json.encode(hello).decode())
            await wire.send('{"do":"answer","id":2,"seat":0,"question":1,"option":["go_on"]}')
            await self.drain(wire, known=False, silence=1)

    async def send_garbage_as_stranger(self, target: Target) -> None:
        """A stranger sends a broken message instead of `hello`."""
        async with self.socket(target.room) as wire:
            self.ledger.tried["stranger's frame"] += 1
            await wire.send(mutants.mutant(self.random))
            await self.drain(wire, known=False, silence=1)

    async def open_silent_connections(self, target: Target) -> None:
        """Open many silent connections; about half ask for a websocket but never send `hello`."""
        host, port = self.address.removeprefix("http://").split(":")
        here = (self.random.choice(self.addresses), 0)
        lines = []
        with suppress(*TROUBLE):
            for _ in range(CROWD):
                self.ledger.tried["silent connection"] += 1
                _, line = await asyncio.open_connection(host, int(port), local_addr=here)
                lines.append(line)
                if self.random.random() < 0.5:
                    line.write(
                        b"GET /api/rooms/ZZZZZZ/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                    )
            await asyncio.sleep(1)
        for line in lines:
            line.transport.abort()

    async def riot(self, target: Target) -> None:
        """Members of their own room rename themselves without pause, and one never reads."""
        async with self.socket(self.den, max_queue=1) as deaf:
            await self.hello(deaf, self.members[-1])
            await asyncio.gather(*(self.rename_repeatedly(number) for number in range(RIOT)))

    async def rename_repeatedly(self, number: int) -> None:
        """One member renames themselves again and again."""
        with suppress(*TROUBLE):
            async with self.socket(self.den) as wire:
                await self.hello(wire, self.members[number])
                for turn in range(40):
                    self.ledger.tried["allowed, in haste"] += 1
                    name = f"Eve {number} {turn}"
                    rename = {"do": "rename", "id": 3, "name": name, "language": "en"}
                    await wire.send(msgspec.json.encode(rename).decode())
                await self.drain(wire)

    async def send_random_requests(self, target: Target) -> None:
        """Send random requests to all kinds of routes."""
        paths = [
            "/api/rooms", f"/api/rooms/{target.room}", f"/api/rooms/{target.room}/story",
            f"/api/rooms/{self.den}/members", f"/api/rooms/{target.room}/programs",
            f"/api/rooms/{target.room}/transfers",
            f"/api/rooms/{target.room}/transfers/redeem", "/api/replays",
            f"/api/replays/{self.random.randbytes(8).hex()}/file",
            "/api/replays/0/steps?viewer=open",
            "/api/games", "/health", "/ready", "/metrics", "/nowhere", "/api/rooms/ZZZZZZ/play",
            "/api/rooms/%00%ff",
        ]  # fmt: skip
        tokens = [target.stale, self.members[0], token_urlsafe(32), "x", "x" * 9_000]
        async with self.http() as client:
            for _ in range(8):
                self.ledger.tried["request"] += 1
                path = self.random.choice(paths)
                method = self.random.choice(["GET", "GET", "POST", "POST", "POST", "PUT"])
                headers = {"Authorization": f"Bearer {self.random.choice(tokens)}"}
                headers["Content-Type"] = self.random.choice(["application/json", "x", "a/b;c=d"])
                answer = await client.request(
                    method, path, content=mutants.body(self.random), headers=headers
                )
                if not (path == "/ready" and answer.status_code == 503):
                    self.ledger.page(f"{method} {path}", answer.status_code, answer.content)

    async def dump(self, target: Target) -> None:
        """Send a request that never ends."""
        host, port = self.address.removeprefix("http://").split(":")
        here = (self.random.choice(self.addresses), 0)
        self.ledger.tried["endless request"] += 1
        _, line = await asyncio.open_connection(host, int(port), local_addr=here)
        begins = [
            b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2000\r\n",
            b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n",
            b"GET / HTTP/1.1\r\nX: ", b"GET /" + b"x" * 9_000, b"\x16\x03\x01\x02\x00\x01\x00",
        ]  # fmt: skip
        line.write(self.random.choice(begins))
        for _ in range(20):
            line.write(b"x" * 0x2000)
            await line.drain()
        line.transport.abort()

    async def send_large_files(self, target: Target) -> None:
        """Send the largest allowed game file or a larger one; most hang up before the answer."""
        claims, file = self.random.choice(self.files)
        headers = {"Content-Type": "application/json"}
        patience = self.random.choice([0.05, 0.5, 10.0])
        self.ledger.tried["stuffed game file"] += 1
        async with self.http() as client:
            answer = await client.post(
                "/api/replays", content=file, headers=headers, timeout=patience
            )
            self.ledger.page("POST /api/replays", answer.status_code, answer.content)
            if answer.status_code == 201:
                number = msgspec.json.decode(answer.content, type=pages.Replay).id
                first = self.random.randrange(claims)
                path = f"/api/replays/{number}/steps?viewer=open&count=100&first={first}"
                page = await client.get(path)
                self.ledger.page(path, page.status_code, page.content)

    async def crowd_in(self, target: Target) -> None:
        """Open hundreds of idle connections a second from one address."""
        host, port = self.address.removeprefix("http://").split(":")
        here = [self.random.choice(self.addresses)]
        many, _ = await asyncio.to_thread(crowd, host, int(port), CROWDING, 1.0, here)
        self.ledger.tried["idle connection"] += many

    async def guess_codes(self, target: Target) -> None:
        """Guess room codes, over REST and with `hello`."""
        here = self.random.choice(self.addresses)
        for way in (guess_over_rest, guess_over_socket):
            self.ledger.tried["guessed code"] += GUESSED
            for answer in await asyncio.to_thread(way, self.address, here, GUESSED):
                self.ledger.answered[answer or "guessed"] += 1

    async def lure(self, target: Target) -> None:
        """Send what a page of another site could send from somebody's browser."""
        here = self.random.choice(self.addresses)
        self.ledger.tried["other site"] += 3
        if await asyncio.to_thread(cross_site_socket, self.address, SITE, None, here) == 101:
            self.ledger.catch("a page of another site has a websocket")
        for attack in (rebound_rooms, cross_site_post):
            answer = await asyncio.to_thread(attack, self.address, SITE, here)
            self.ledger.page("other site", answer.status_code, answer.content)
            if answer.status_code < 400:
                self.ledger.catch("a page of another site was answered")

    ATTACKS = (
        send_mutants, send_mutants, betray, knock, knock, send_garbage_as_stranger,
        open_silent_connections, riot, send_random_requests, dump, send_large_files, crowd_in,
        guess_codes, lure,
    )  # fmt: skip

    # Running.

    async def assault(self, attack: "Callable[[Gang, Target], Awaitable[None]]") -> None:
        """Repeat one kind of attack until time is up, at least once."""
        rounds = 0
        while monotonic() < self.end or not rounds:
            await self.seen.wait()
            rounds += 1
            try:
                await attack(self, self.random.choice(self.targets[-8:]))
            except TROUBLE as trouble:
                self.ledger.answered[type(trouble).__name__] += 1
            await asyncio.sleep(self.random.uniform(0.02, 0.2))

    async def listen(self) -> None:
        """Read new tables to attack from standard input."""
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            self.targets.append(msgspec.json.decode(line, type=Target))
            self.seen.set()

    async def run(self, calm: float, seconds: float) -> None:
        """Run all attacks at the same time until time is up, then print the report."""
        await self.settle()
        listening = asyncio.create_task(self.listen())
        print("ready", flush=True)
        await asyncio.sleep(calm)
        self.end = monotonic() + seconds
        await asyncio.gather(*(self.assault(attack) for attack in self.ATTACKS))
        listening.cancel()
        print(msgspec.json.encode(self.ledger.report()).decode(), flush=True)


def main() -> None:
    """Run the attackers. They would be on other machines, so here they get a low priority."""
    os.nice(10)
    address, calm, seconds, seed = sys.argv[1:]
    asyncio.run(Gang(address, seed).run(float(calm), float(seconds)))


if __name__ == "__main__":
    main()
