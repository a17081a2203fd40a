"""How much and how often: the same for everybody, whatever they hold."""

from collections import OrderedDict, deque
from itertools import islice
from math import ceil
from typing import Final

MINUTE: Final = 60
# Requests over REST from one address in a minute, and how many of them at once: a tenth, or all if
# they are few.
RATE: Final = 600
AT_ONCE: Final = 60
# Files of the page for browsers: whole parties of them sit behind one address, and each takes some
# dozens when it comes for the first time. With a higher rate there are more of both.
PAGE_RATE: Final = 3_000
PAGE_AT_ONCE: Final = 1_000
# Of these, so many may name a room, a token or a replay that is not there, over REST or in `hello`.
GUESSES: Final = 10
FEWEST_GUESSES: Final = 10
# Of these, how many it takes to be allowed one more room that has not begun.
RATE_FOR_A_LOBBY: Final = 30
# How long a game that nobody is at counts as one of these, in seconds.
LEFT_ALONE: Final = 12 * 3_600
LARGEST_FRAME: Final = 16_384
# What is larger than that is not even read.
LARGEST_READ: Final = 4 * LARGEST_FRAME
LARGEST_HEAD: Final = 32_768
LARGEST_BODY: Final = 65_536
LARGEST_FILE: Final = 1_000_000
# The body of a request that counts as one; a game file of the largest size counts as sixty.
SIZE_OF_ONE: Final = 16_384
# The path of a field at fault that is told to whoever sent it.
LONGEST_PATH: Final = 60
# Frames of one connection: so many at once, so many a second on average.
BURST: Final = 60
PER_SECOND: Final = 30.0
# Whoever is faster is not heard for so long, while what they send piles up at their end. After so
# many refused in a row, for whatever reason, they are cut off.
BREATHER: Final = 0.1
MOST_REFUSED: Final = 100
# Connections from one address, and those of them that have not shown a token yet.
MOST_CONNECTIONS: Final = 256
MOST_STRANGERS: Final = 32
# Connections without a websocket over which nothing is asked for: from one address, and in all.
MOST_IDLE: Final = 128
MOST_IDLE_IN_ALL: Final = 4_096
# How long they stay after an answer; those of a proxy longer, since it uses them again.
IDLE: Final = 5
PROXY_IDLE: Final = 75
# How long a connection may take to show a token, or a request to come to its end.
PATIENCE: Final = 10.0
# How long somebody may leave unread what is sent to them.
UNREAD: Final = 5.0
# Devices of one member.
MOST_DEVICES: Final = 5
# What one address may cause: as much at once as it has requests over REST in a minute, and so many
# times that in a second. A frame to one connection counts as one, to come in as some more.
NOISE: Final = 3
COMING_IN: Final = 10
# Addresses that a limiter remembers, and how many of the oldest it looks at to forget one more.
MOST_ADDRESSES: Final = 10_000
OLDEST: Final = 16
# Bytes that wait to be sent over one connection, beside what is sent to whoever comes in.
MOST_UNSENT: Final = 1_000_000
# Of what waits to be written down first, how much there may be before the connection is not heard.
MOST_OWED: Final = 16_384

# What requests write into the journal around a game, where all can see it: all at once and per
# second, in one room and from one address. No single address can use up what a room has.
ROOM_LOBBY: Final = (480, 8.0)
# For an address it is parts of the rate of requests.
ADDRESS_LOBBY: Final = (1 / 5, 1 / 300)
# The same for what is a member's own: answers, votes, texts. Nobody shares it, so that nobody
# learns from it what others do; in a real game people never come near it.
MEMBER_OWN: Final = (1 / 4, 1 / 300)
# Whoever comes brings a purse along, so an address pays more for arrivals; and where more than so
# many are connected from one address, each of them has a smaller share.
ARRIVAL: Final = 5
CROWD: Final = 10
# And in one deal: as much as the longest game that may be played again has answers.
MOST_IN_A_DEAL: Final = 20_000
# Rooms in memory, and members whose own is remembered.
MOST_ROOMS: Final = 20_000
MOST_PURSES: Final = 4 * MOST_ROOMS


def most_lobbies(rate: int) -> int:
    """How many rooms that nobody plays in may be open from one address, at a rate of requests."""
    return max(1, rate // RATE_FOR_A_LOBBY)


def at_once(rate: int) -> int:
    """How many requests of a minute may come at the same moment."""
    return min(rate, max(AT_ONCE, rate * AT_ONCE // RATE))


class Bucket:
    """Fills by the second; whoever takes more than is in it must wait."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, burst: float = BURST, per_second: float = PER_SECOND) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.at = 0.0

    def take(self, now: float, much: float = 1) -> bool:
        """Whether so much more is allowed now."""
        self.fill(now)
        if self.level < much:
            return False
        self.level -= much
        return True

    def owe(self, much: float) -> None:
        """So much more was taken than there may have been; nothing is left until it is paid."""
        self.level -= much

    def is_full(self, now: float) -> bool:
        """Whether all that was taken has flowed back."""
        return self.level + max(0.0, now - self.at) * self.per_second >= self.burst

    def fill(self, now: float) -> None:
        """What has flowed in by now."""
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.per_second)
        self.at = now

    def seconds_to(self, level: float) -> int:
        """How long it takes until there is so much in it, in whole seconds."""
        return ceil(max(0.0, level - self.level) / self.per_second)


class Limiter:
    """A bucket for each address, by a clock that is never set back.

    A bucket that is full again says no more than none at all, so it is forgotten. If there are too
    many all the same, the fullest of the oldest goes: whoever has taken much is remembered.
    """

    def __init__(self, burst: float, per_second: float, most: int = MOST_ADDRESSES) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float, much: float = 1) -> bool:
        """Whether so much more is allowed from there now."""
        return self.bucket(address, now).take(now, much)

    def give_back(self, address: str, much: int = 1) -> None:
        """It was not needed after all."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.level = min(bucket.burst, bucket.level + much)

    def bucket(self, address: str, now: float) -> Bucket:
        """The bucket of an address, as it is now."""
        self._forget(now)
        bucket = self._buckets.setdefault(address, Bucket(self.burst, self.per_second))
        self._buckets.move_to_end(address)
        bucket.fill(now)
        return bucket

    def _forget(self, now: float) -> None:
        while self._buckets and next(iter(self._buckets.values())).is_full(now):
            self._buckets.popitem(last=False)
        while len(self._buckets) > self.most:
            oldest = islice(self._buckets.items(), OLDEST)
            del self._buckets[max(oldest, key=lambda entry: entry[1].level)[0]]


class ConnectionLimiter:
    """Who is at the doors: connections by address, and what they cause inside."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        # Over REST: for those who play, and apart from them for those who watch over the server.
        self.commands = Limiter(at_once(rate), rate / MINUTE)
        self.spectators = Limiter(at_once(rate), rate / MINUTE)
        times = max(1.0, rate / RATE)
        self.pages = Limiter(PAGE_AT_ONCE * times, PAGE_RATE * times / MINUTE)
        guesses = max(FEWEST_GUESSES, rate // GUESSES)
        self.guesses = Limiter(guesses, guesses / MINUTE)
        self.noise = Limiter(rate, rate * NOISE)
        self.inside: dict[str, int] = {}
        self.strangers: dict[str, deque[object]] = {}

    def enter(self, address: str, visitor: object) -> object | None:
        """One more from an address; returns one whose turn it is to go, if there are too many."""
        self.inside[address] = self.inside.get(address, 0) + 1
        waiting = self.strangers.setdefault(address, deque())
        waiting.append(visitor)
        if len(waiting) > MOST_STRANGERS:
            return waiting.popleft()
        return None

    def full(self, address: str) -> bool:
        """Whether nobody else may come from there."""
        return self.inside.get(address, 0) >= MOST_CONNECTIONS

    def allow(self, address: str, now: float, noise: int) -> bool:
        """Whether so much more may come of what is done from there."""
        return self.noise.take(address, now, noise)

    def known(self, address: str, visitor: object) -> None:
        """A stranger has shown a token."""
        waiting = self.strangers.get(address)
        if waiting is not None and visitor in waiting:
            waiting.remove(visitor)

    def leave(self, address: str, visitor: object) -> None:
        """One has gone."""
        self.known(address, visitor)
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
            self.strangers.pop(address, None)
