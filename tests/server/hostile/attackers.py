"""The hostile: `python -m tests.server.hostile.attackers ADDRESS CALM SECONDS SEED`.

A process of its own, from addresses of its own. The first line that goes out is that they are
ready, and they wait for a while; each line that comes in is an honest table to attack; in the end
the report goes out.
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
from tests.server.hostile.crowding import crowd
from tests.server.hostile.elsewhere import (
    SITE,
    cross_site_post,
    cross_site_socket,
    rebound_rooms,
)
from tests.server.hostile.forgery import talkative
from tests.server.hostile.guessing import guess_over_rest, guess_over_socket
from tests.server.hostile.ledger import Ledger
from tests.server.hostile.prey import Prey
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
# As many as fit into a file of the size that is read at all.
MANY_CLAIMS: Final = 30_000


class Gang:
    """What all attackers share."""

    def __init__(self, address: str, seed: str) -> None:
        self.address = address
        self.rest = RestClient(address)
        self.end = 0.0
        self.random = Random(seed)
        self.ledger = Ledger()
        self.prey: list[Prey] = []
        self.seen = asyncio.Event()
        # Answers that were offered to somebody at an honest table.
        self.options: dict[str, list[Option]] = {}
        # A room of their own, and those in it.
        self.den = ""
        self.members: list[str] = []
        self.watchers: dict[str, str] = {}
        # Game files, and how many claims are in each.
        self.files = [
            (claims, talkative("shadow_hunters", claims, f"{seed} {number}"))
            for number in range(6)
            for claims in (MOST_CLAIMS, MOST_CLAIMS + 1, MANY_CLAIMS)
        ]
        self.addresses = [f"127.0.0.{last}" for last in range(2, 8)]

    # Means.

    def socket(self, room: str, **options: Any) -> connect:
        """A way in."""
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
        """Something that is allowed."""
        headers = {"Content-Type": "application/json"}
        async with self.http(address) as client:
            answer = await client.post(path, content=msgspec.json.encode(body), headers=headers)
        self.ledger.page(path, answer.status_code, answer.content)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=pages.Joined)

    async def settle(self) -> None:
        """A room of their own, with many members."""
        opened = await self.post("/api/rooms", {"settings": mutants.SETTINGS, "name": "Eve"})
        self.den, self.members = opened.room, [opened.token]
        for number in range(RIOT):
            path = f"/api/rooms/{self.den}/members"
            # No more from one address than a room lets in.
            here = self.addresses[number % len(self.addresses)]
            self.members.append((await self.post(path, {"name": f"Eve {number}"}, here)).token)

    async def watcher(self, prey: Prey) -> str:
        """A token of somebody who only watches an honest table."""
        if prey.room not in self.watchers:
            name = {"name": f"Eve {self.random.randrange(10**6)}"}
            entry = await self.post(f"/api/rooms/{prey.room}/members", name)
            self.watchers[prey.room] = entry.token
        return self.watchers[prey.room]

    async def hello(self, wire: ClientConnection, token: str) -> str:
        """Show a token; why it was refused, or nothing."""
        await wire.send(msgspec.json.encode(
            {"do": "hello", "id": 1, "protocol": PROTOCOL, "token": token}
        ).decode())  # fmt: skip
        frame = frames.read(await asyncio.wait_for(wire.recv(), 10))
        return frame.error if isinstance(frame, frames.Refusal) else ""

    async def drain(
        self, wire: ClientConnection, seat: int | None = None, known: bool = True,
        silence: float = 0.05,
    ) -> list[frames.AnyFrame]:  # fmt: skip
        """All that comes until it is silent, or for a while; it is looked at closely."""
        found = []
        end = monotonic() + LISTENS
        with suppress(TimeoutError, ConnectionClosed):
            while monotonic() < end:
                written = await asyncio.wait_for(wire.recv(), silence)
                found.append(self.ledger.frame(written, seat, known))
        return found

    # Attacks.

    async def mutter(self, prey: Prey) -> None:
        """Somebody who only watches sends everything that there is, real and mutated."""
        token = await self.watcher(prey)
        async with self.socket(prey.room) as wire:
            if await self.hello(wire, token) == WRONG_TOKEN:
                # They had left by a mutated frame.
                self.watchers.pop(prey.room, None)
                return
            for _ in range(60):
                self.ledger.tried["mutated frame"] += 1
                await wire.send(mutants.mutant(self.random))
            await self.drain(wire)

    async def betray(self, prey: Prey) -> None:
        """Somebody who sits there answers for others, and says again what is long past."""
        # Nobody betrays a table at which they are alone; on a slow machine others come later.
        patience = monotonic() + WAITS
        while not prey.traitor and monotonic() < patience:
            await asyncio.sleep(0.1)
            prey = next((one for one in self.prey if one.traitor), prey)
        if not prey.traitor:
            return
        async with self.socket(prey.room) as wire:
            if await self.hello(wire, prey.traitor) == WRONG_TOKEN:
                self.ledger.catch("an honest token was worth nothing any more")
                return
            seen = await self.drain(wire, prey.traitor_seat)
            tables = [frame for frame in seen if isinstance(frame, frames.TableFrame)]
            number = tables[-1].question if tables else 1
            known = self.options.setdefault(prey.room, [("go_on",), ("throw",)])
            known += [o for table in tables if table.decision for o in table.decision.options]
            for _ in range(30):
                self.ledger.tried["other seat or old answer"] += 1
                await wire.send(msgspec.json.encode(self.stolen(prey, number)).decode())
            await self.drain(wire, prey.traitor_seat)

    def stolen(self, prey: Prey, number: int) -> mutants.Thing:
        """Another's answer, or one's own of long ago."""
        others = [seat for seat in range(prey.seats) if seat != prey.traitor_seat]
        do = self.random.choice(["answer", "answer", "answer", "offer", "undo"])
        seat, question = self.random.choice(others), self.random.randrange(number, number + 3)
        if self.random.random() < 0.5:
            seat, question = prey.traitor_seat, self.random.randrange(number)
        option = {} if do == "undo" else {"option": self.random.choice(self.options[prey.room])}
        return {"do": do, "id": 2, "seat": seat, "question": question, **option}

    async def knock(self, prey: Prey) -> None:
        """Wrong tokens, stale ones, those of other rooms."""
        wrong = [token_urlsafe(32), prey.stale, *self.members, "Ada", prey.room]
        async with self.socket(prey.room) as wire:
            self.ledger.tried["wrong token"] += 1
            token = self.random.choice(wrong)
            hello = {"do": "hello", "id": 1, "protocol": PROTOCOL, "token": token}
            await wire.send(msgspec.json.encode(hello).decode())
            await wire.send('{"do":"answer","id":2,"seat":0,"question":1,"option":["go_on"]}')
            await self.drain(wire, known=False, silence=1)

    async def stutter(self, prey: Prey) -> None:
        """Strangers send what nobody can read."""
        async with self.socket(prey.room) as wire:
            self.ledger.tried["stranger's frame"] += 1
            await wire.send(mutants.mutant(self.random))
            await self.drain(wire, known=False, silence=1)

    async def throng(self, prey: Prey) -> None:
        """Many connections at once, that say nothing; and some that never even say hello."""
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

    async def riot(self, prey: Prey) -> None:
        """All members of their own room do what is allowed, as often as they can; one is deaf."""
        async with self.socket(self.den, max_queue=1) as deaf:
            await self.hello(deaf, self.members[-1])
            await asyncio.gather(*(self.rage(number) for number in range(RIOT)))

    async def rage(self, number: int) -> None:
        """One of them."""
        with suppress(*TROUBLE):
            async with self.socket(self.den) as wire:
                await self.hello(wire, self.members[number])
                for turn in range(40):
                    self.ledger.tried["allowed, in haste"] += 1
                    name = f"Eve {number} {turn}"
                    rename = {"do": "rename", "id": 3, "name": name, "language": "en"}
                    await wire.send(msgspec.json.encode(rename).decode())
                await self.drain(wire)

    async def rummage(self, prey: Prey) -> None:
        """Every route, with whatever comes to hand."""
        paths = [
            "/api/rooms", f"/api/rooms/{prey.room}", f"/api/rooms/{prey.room}/story",
            f"/api/rooms/{self.den}/members", f"/api/rooms/{prey.room}/programs",
            f"/api/rooms/{prey.room}/transfers",
            f"/api/rooms/{prey.room}/transfers/redeem", "/api/replays",
            f"/api/replays/{self.random.randbytes(8).hex()}/file",
            "/api/replays/0/steps?viewer=open",
            "/api/games", "/health", "/ready", "/metrics", "/nowhere", "/api/rooms/ZZZZZZ/play",
            "/api/rooms/%00%ff",
        ]  # fmt: skip
        tokens = [prey.stale, self.members[0], token_urlsafe(32), "x", "x" * 9_000]
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

    async def dump(self, prey: Prey) -> None:
        """Bodies without measure, and requests without an end."""
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

    async def stuff(self, prey: Prey) -> None:
        """Game files as long as they may be, or longer; most have hung up before the answer."""
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

    async def crowd_in(self, prey: Prey) -> None:
        """Hundreds of idle connections a second, from one address."""
        host, port = self.address.removeprefix("http://").split(":")
        here = [self.random.choice(self.addresses)]
        many, _ = await asyncio.to_thread(crowd, host, int(port), CROWDING, 1.0, here)
        self.ledger.tried["idle connection"] += many

    async def guess_codes(self, prey: Prey) -> None:
        """Codes of rooms, over REST and by hello."""
        here = self.random.choice(self.addresses)
        for way in (guess_over_rest, guess_over_socket):
            self.ledger.tried["guessed code"] += GUESSED
            for answer in await asyncio.to_thread(way, self.address, here, GUESSED):
                self.ledger.answered[answer or "guessed"] += 1

    async def lure(self, prey: Prey) -> None:
        """A page of another site, in somebody's browser, under its own name or the server's."""
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
        mutter, mutter, betray, knock, knock, stutter, throng, riot, rummage, dump, stuff, crowd_in,
        guess_codes, lure,
    )  # fmt: skip

    # The assault.

    async def assault(self, attack: "Callable[[Gang, Prey], Awaitable[None]]") -> None:
        """One kind of attack, again and again, and once at least."""
        rounds = 0
        while monotonic() < self.end or not rounds:
            await self.seen.wait()
            rounds += 1
            try:
                await attack(self, self.random.choice(self.prey[-8:]))
            except TROUBLE as trouble:
                self.ledger.answered[type(trouble).__name__] += 1
            await asyncio.sleep(self.random.uniform(0.02, 0.2))

    async def listen(self) -> None:
        """New tables to attack."""
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            self.prey.append(msgspec.json.decode(line, type=Prey))
            self.seen.set()

    async def run(self, calm: float, seconds: float) -> None:
        """All at once, until time is up."""
        await self.settle()
        listening = asyncio.create_task(self.listen())
        print("ready", flush=True)
        await asyncio.sleep(calm)
        self.end = monotonic() + seconds
        await asyncio.gather(*(self.assault(attack) for attack in self.ATTACKS))
        listening.cancel()
        print(msgspec.json.encode(self.ledger.report()).decode(), flush=True)


def main() -> None:
    """What the campaign starts. The hostile have machines of their own: here they get the rest."""
    os.nice(10)
    address, calm, seconds, seed = sys.argv[1:]
    asyncio.run(Gang(address, seed).run(float(calm), float(seconds)))


if __name__ == "__main__":
    main()
