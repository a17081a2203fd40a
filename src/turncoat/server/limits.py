"""Rate limits and size limits. They are the same for everybody and depend on no secret."""

from collections import OrderedDict, deque
from itertools import islice
from math import ceil
from typing import Final

MINUTE: Final = 60
# REST requests from one address in a minute, and how many of them at once: a tenth, or all of them
# if they are few.
RATE: Final = 600
AT_ONCE: Final = 60
# Files of the web page. Many browsers may share an address, and each loads some dozens at first.
# Both figures grow with the rate.
PAGE_RATE: Final = 3_000
PAGE_AT_ONCE: Final = 1_000
# One in this many requests may name a room, token or replay that does not exist, over REST or in
# `hello`, but at least this many per minute.
GUESSES: Final = 10
FEWEST_GUESSES: Final = 10
# Requests per minute for each room that has not begun.
RATE_FOR_A_LOBBY: Final = 30
# How long an abandoned game counts as such a room, in seconds.
ABANDONED_FOR: Final = 12 * 3_600
LARGEST_FRAME: Final = 16_384
# Larger frames are not even read.
LARGEST_READ: Final = 4 * LARGEST_FRAME
LARGEST_HEAD: Final = 32_768
LARGEST_BODY: Final = 65_536
LARGEST_FILE: Final = 1_000_000
# The size of a body that counts as one more request. The largest game file counts as sixty.
SIZE_OF_ONE: Final = 16_384
# The longest path of a field that is reported to the sender.
LONGEST_PATH: Final = 60
# Frames of one connection: at once, and per second on average.
BURST: Final = 60
PER_SECOND: Final = 30.0
# After `too_fast` the server stops reading for this long, in seconds. After this many refusals in a
# row, for any reason, it closes the connection.
READ_PAUSE: Final = 0.1
MOST_REFUSED: Final = 100
# Connections from one address, and those of them that have not sent a valid `hello` yet.
MOST_CONNECTIONS: Final = 256
MOST_UNAUTHENTICATED: Final = 32
# Idle HTTP connections: from one address, and in all.
MOST_IDLE: Final = 128
MOST_IDLE_IN_ALL: Final = 4_096
# How long they may stay open after an answer. Those of a proxy stay longer, because it reuses them.
IDLE: Final = 5
PROXY_IDLE: Final = 75
# How long a client may take to send a valid `hello`, or a whole request, in seconds.
PATIENCE: Final = 10.0
# How long a client may leave data unread, in seconds.
UNREAD: Final = 5.0
# Connections of one member.
MOST_DEVICES: Final = 5
# Cost units of one address: as many at once as it has REST requests per minute, and this many times
# as many per second. A frame to one connection costs 1; connecting costs more.
COST_RATE: Final = 3
CONNECT_COST: Final = 10
# Addresses a limiter remembers, and how many of the oldest it compares to forget one.
MOST_ADDRESSES: Final = 10_000
OLDEST: Final = 16
# Unsent bytes of one connection, not counting the greeting.
MOST_UNSENT: Final = 1_000_000
# Bytes for one connection that wait for the journal; above that the server stops reading from it.
MOST_PENDING: Final = 16_384

# Commands that everybody in the room sees, for a room: at once and per second. One address alone
# can't use up a room's budget.
ROOM_LOBBY: Final = (480, 8.0)
# The same for an address, as fractions of its rate.
ADDRESS_LOBBY: Final = (1 / 5, 1 / 300)
# Commands of a member that not everybody sees, such as answers, votes and texts. Nobody shares this
# budget, so it reveals nothing about others. Real games stay far below it.
MEMBER_OWN: Final = (1 / 4, 1 / 300)
# Each new member brings a budget, so an address pays more for joining. With more connections than
# this from one address, each of them gets a smaller share.
ARRIVAL: Final = 5
CROWD: Final = 10
# Such commands in one deal: as many as the longest game that may be replayed has answers.
MOST_IN_A_DEAL: Final = 20_000
# Rooms in memory, and members whose budgets are remembered.
MOST_ROOMS: Final = 20_000
MOST_BUDGETS: Final = 4 * MOST_ROOMS


def most_lobbies(rate: int) -> int:
    """Return how many unused rooms one address may have open, for a rate of requests per minute."""
    return max(1, rate // RATE_FOR_A_LOBBY)


def at_once(rate: int) -> int:
    """Return how many of a minute's requests may come at the same moment."""
    return min(rate, max(AT_ONCE, rate * AT_ONCE // RATE))


class Bucket:
    """A token bucket that refills every second."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, burst: float = BURST, per_second: float = PER_SECOND) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.at = 0.0

    def take(self, now: float, much: float = 1) -> bool:
        """Take `much` if there is enough. Returns whether it was."""
        self.fill(now)
        if self.level < much:
            return False
        self.level -= much
        return True

    def owe(self, much: float) -> None:
        """Take `much` even if there is not enough; the rest is owed."""
        self.level -= much

    def is_full(self, now: float) -> bool:
        """Whether the bucket has filled up again."""
        return self.level + max(0.0, now - self.at) * self.per_second >= self.burst

    def fill(self, now: float) -> None:
        """Add what has flowed in since the last time."""
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.per_second)
        self.at = now

    def seconds_to(self, level: float) -> int:
        """Return how many whole seconds until the bucket holds so much."""
        return ceil(max(0.0, level - self.level) / self.per_second)


class Limiter:
    """A bucket for each address, on a monotonic clock.

    A full bucket is the same as none, so it is forgotten. If there are still too many, the fullest
    of the oldest is dropped: addresses that used much are remembered.
    """

    def __init__(self, burst: float, per_second: float, most: int = MOST_ADDRESSES) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float, much: float = 1) -> bool:
        """Take `much` from the bucket of an address. Returns whether there was enough."""
        return self.bucket(address, now).take(now, much)

    def give_back(self, address: str, much: int = 1) -> None:
        """Put back what was not needed."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.level = min(bucket.burst, bucket.level + much)

    def bucket(self, address: str, now: float) -> Bucket:
        """The bucket of an address, filled up to now."""
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
    """Limits by address: REST requests, guesses, websockets and what they cost."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        # REST requests, counted apart for players and for monitoring.
        self.requests = Limiter(at_once(rate), rate / MINUTE)
        self.monitors = Limiter(at_once(rate), rate / MINUTE)
        times = max(1.0, rate / RATE)
        self.pages = Limiter(PAGE_AT_ONCE * times, PAGE_RATE * times / MINUTE)
        guesses = max(FEWEST_GUESSES, rate // GUESSES)
        self.guesses = Limiter(guesses, guesses / MINUTE)
        self.costs = Limiter(rate, rate * COST_RATE)
        self.connected: dict[str, int] = {}
        self.unauthenticated: dict[str, deque[object]] = {}

    def enter(self, address: str, visitor: object) -> object | None:
        """Add a websocket. Returns one without a token that must close because there are too
        many.
        """
        self.connected[address] = self.connected.get(address, 0) + 1
        waiting = self.unauthenticated.setdefault(address, deque())
        waiting.append(visitor)
        if len(waiting) > MOST_UNAUTHENTICATED:
            return waiting.popleft()
        return None

    def full(self, address: str) -> bool:
        """Whether an address has as many websockets as it may have."""
        return self.connected.get(address, 0) >= MOST_CONNECTIONS

    def allow(self, address: str, now: float, cost: int) -> bool:
        """Take the cost of a message from an address. Returns whether there was enough."""
        return self.costs.take(address, now, cost)

    def authenticated(self, address: str, visitor: object) -> None:
        """Note that a websocket has sent a valid token."""
        waiting = self.unauthenticated.get(address)
        if waiting is not None and visitor in waiting:
            waiting.remove(visitor)

    def leave(self, address: str, visitor: object) -> None:
        """Remove a websocket that has closed."""
        self.authenticated(address, visitor)
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]
            self.unauthenticated.pop(address, None)
