"""The campaign: a server full of guests is killed again and again, and everything is checked."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import median
from threading import Timer
from time import monotonic, sleep

from tests.server.kills import ledger, snapshot
from tests.server.kills.continuity import Continuity
from tests.server.kills.gate import Gate, Violation
from tests.server.kills.guests import Guest
from tests.server.kills.parties import KINDS, Party
from tests.server.kills.place import DONE, Place
from tests.server.kills.replayed import Replayed
from tests.server.kills.snapshot import Snapshot
from tests.server.running import Running, wait_until_healthy
from turncoat.client import RestClient
from turncoat.server import tokens
from turncoat.server.replays import game_file
from turncoat.server.room import changes, inbox

SHORTEST, LONGEST = 0.05, 1.5
# Every eighth run is longer, so that the bot processes have time to start.
LONG_EVERY, LONG = 8, 6.0
# One start in ten is killed before it is done. Until starts were measured, they are assumed to take
# this many seconds.
ONE_FALSE_START_IN, STARTS_IN = 10, 2.0
PATIENCE = 400.0
# How much the clocks of two processes may differ, in milliseconds.
SLACK = 50


class Summary:
    """The figures of a campaign."""

    def __init__(self) -> None:
        self.kills = 0
        self.false_starts = 0
        self.rooms = 0
        self.games = 0
        self.changes = 0
        self.confirmed = 0
        self.unknown = 0
        self.restarts: list[float] = []

    def __str__(self) -> str:
        lines = {
            "kills": self.kills,
            "more kills while starting": self.false_starts,
            "rooms": self.rooms,
            "games finished and verified": self.games,
            "facts in the journals": self.changes,
            "confirmed requests": self.confirmed,
            "requests cut off before a confirmation": self.unknown,
            "median restart until healthy": f"{median(self.restarts):.2f} s",
        }
        return "\n".join(f"{name}: {value}" for name, value in lines.items())


class Campaign:
    """One server, one database, many guests."""

    def __init__(self, database: str, seed: int) -> None:
        self.database = database
        self.random = Random(seed)
        self.server = Running("--database", database)
        self.gate = Gate()
        self.summary = Summary()
        self.parties = [Party(kind, self.random) for kind in KINDS]
        self.guests: list[Guest] = []
        self.seed = seed
        self._rooms: dict[str, Replayed] = {}
        self._continuities: dict[tuple[str, int], Continuity] = {}
        self._clock = 0
        self._started = 0.0

    def run(self, kills: int, finish: bool = True) -> Summary:
        """Kill the server this many times, finish all games if `finish` is set, and shut down."""
        snapshot.keep_folded(self.database)
        try:
            self.start()
            self.invite()
            for number in range(kills):
                self.gate.open()
                if number == 0:
                    self.wait_for_all("begins", self.has_begun)
                sleep(self.lifetime(number))
                self.kill()
                self.start()
            self.gate.open()
            if finish:
                self.play_to_the_end()
            self.close()
        finally:
            self.gate.end()
            if self.server.process.poll() is None:
                self.server.kill()
        return self.summary

    def lifetime(self, number: int) -> float:
        """How long a server runs before it is killed, in seconds."""
        lifetime = self.random.uniform(SHORTEST, LONGEST)
        return lifetime + LONG if (number + 1) % LONG_EVERY == 0 else lifetime

    def start(self) -> None:
        """Start the server with the same database and port. Sometimes it is first killed while
        starting.
        """
        self._started = began = monotonic()
        if self.random.random() * ONE_FALSE_START_IN < 1 or not self.guests:
            self.kill_while_starting()
            began = monotonic()
        self.server.start()
        wait_until_healthy(self.server.address)
        self.summary.restarts.append(monotonic() - began)

    def kill_while_starting(self) -> None:
        """Start the server and kill it before any guest can connect."""
        usual = median(self.summary.restarts or [STARTS_IN])
        timer = Timer(self.random.uniform(0.1, usual), lambda: self.server.process.kill())
        timer.start()
        with suppress(AssertionError):
            self.server.start()
            self.server.kill()
        timer.cancel()
        timer.join()
        self.summary.false_starts += 1

    def invite(self) -> None:
        """Start all guests, who wait until the gate opens."""
        rest = RestClient(self.server.address)
        for at, party in enumerate(self.parties):
            for number in range(party.kind.people + party.kind.spectators):
                guest = Guest(self.gate, rest, party, number, f"{self.seed}/{at}/{number}")
                self.guests.append(guest)
                guest.start()

    def kill(self) -> None:
        """Kill the server while everybody plays, then check the database."""
        self.gate.complain()
        self.server.process.kill()
        self.gate.shut()
        self.server.kill()
        self.summary.kills += 1
        self.gate.gather()
        self.check(snapshot.take(self.database))

    def play_to_the_end(self) -> None:
        """Let all games that have begun be played to the end."""
        for guest in self.guests:
            guest.resting = True
        self.wait_for_all("ends", self.is_over)

    def wait_for_all(self, what: str, holds: Callable[[Party], bool]) -> None:
        """Wait until a condition holds for all parties that play games."""
        end = monotonic() + PATIENCE
        playing = [party for party in self.parties if party.kind.starts]
        while waiting := [party.code for party in playing if not holds(party)]:
            self.gate.complain()
            if monotonic() > end:
                raise Violation(f"no game {what} in {waiting}")
            sleep(0.1)

    def has_begun(self, party: Party) -> bool:
        """Whether a game was dealt in a party's room."""
        return any(place.tables for place in party.places.get(party.code, []))

    def is_over(self, party: Party) -> bool:
        """Whether the host has seen the result of the game."""
        connections = [
            connection
            for place in party.places.get(party.code, [])[:1]
            for connection in place.connections
        ]
        return bool(connections and connections[-1].rooms and connections[-1].rooms[-1].result)

    def close(self) -> None:
        """Shut the server down, and check everything it has stored."""
        self.gate.shut()
        self.server.stop()
        if self.server.process.returncode != 0:
            raise Violation(f"the server ends with {self.server.process.returncode}")
        self.gate.gather()
        last = snapshot.take(self.database)
        self.check(last)
        self.check_whole(last)

    # Checks.

    def check(self, now: Snapshot) -> None:
        """Check all rooms and the clock, while nobody is connected."""
        for party in self.parties:
            for code, places in party.places.items():
                self.check_room(party, code, places, now)
            party.places = {party.code: party.places.get(party.code, [])}
        if now.clock < self._clock:
            raise Violation(f"the clock shows {now.clock}, and has shown {self._clock}")
        self._clock = now.clock

    def check_room(self, party: Party, code: str, places: list[Place], now: Snapshot) -> None:
        """Check one room and everybody who was in it."""
        if not places:
            return
        if code not in now.journals:
            raise Violation(f"{code}: the room is gone")
        replayed = self._rooms.setdefault(code, Replayed(code))
        replayed.follow(now.journals[code], now.clock)
        self.check_members(replayed, places, party.knocks.get(code, {}))
        for place in places:
            self.check_clock(place, now)
            entry = replayed.signatures.pop(place.member, [])
            confirmed, unknown = ledger.check(place, entry, replayed.unreadied[place.member])
            self.summary.confirmed += confirmed
            self.summary.unknown += unknown
            replayed.check(place)
            key = (code, place.member)
            self._continuities.setdefault(key, Continuity(place, replayed)).check()
        if replayed.signatures:
            raise Violation(f"{code}: by nobody: {dict(replayed.signatures)}")

    def check_members(
        self, replayed: Replayed, places: list[Place], knocks: dict[str, str]
    ) -> None:
        """Check that everybody who joined is a member with the same token, and nobody else is."""
        members = replayed.room.members
        for place in places:
            member = members.get(place.member)
            if member is None or member.token != tokens.hashed(place.token):
                raise Violation(f"{replayed.code}/{place.name}: not a member any more")
        names = sorted(member.name for member in members.values())
        if len(set(names)) != len(names) or not set(names) <= set(knocks):
            raise Violation(f"{replayed.code}: members {names}, of {knocks}")
        if not {name for name, outcome in knocks.items() if outcome == DONE} <= set(names):
            raise Violation(f"{replayed.code}: members {names}, of {knocks}")

    def check_clock(self, place: Place, now: Snapshot) -> None:
        """Check that the server's clock did not run while the server was down."""
        for connection in place.connections:
            if connection.welcome is not None:
                up = int((connection.heard_at - self._started) * 1000)
                shown = connection.welcome.at
                if not self._clock <= shown <= min(now.clock, self._clock + up + SLACK):
                    raise Violation(f"{place.code}: {shown} after {self._clock} and {up} ms")

    def check_whole(self, last: Snapshot) -> None:
        """Check that every journal can be restored, and every finished game is kept and fair."""
        ended = {game for replayed in self._rooms.values() for game in replayed.ended}
        for code, lines in last.left.items():
            room = inbox.restore(
                ((number, at, changes.unpack(f), 0, []) for number, at, f in lines),
                last.clock,
            )
            if room.phase == "outdated" or room.code != code:
                raise Violation(f"{code}: the journal leads nowhere")
        if not ended <= set(last.replays):
            raise Violation(f"finished and not kept: {ended - set(last.replays)}")
        for replay, file in last.replays.items():
            if not game_file.verify(file.encode()).fair:
                raise Violation(f"game {replay} can't be proven")
        self.summary.rooms = len(last.journals)
        self.summary.games = len(last.replays)
        self.summary.changes = sum(len(lines) for lines in last.journals.values())
