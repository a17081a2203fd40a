"""How much may be written into journals, by each room and from each address."""

from time import monotonic
from typing import Final, Literal

from turncoat.server import limits
from turncoat.server.limits import Limiter
from turncoat.server.protocol import requests
from turncoat.server.protocol.errors import TOO_FAST, Refused

Kind = Literal["play", "lobby"]
# Everything else is what people do around a game, and before it.
OF_PLAY: Final = (
    requests.Answer, requests.Offer, requests.TakeBack, requests.Say, requests.Write,
)  # fmt: skip


def kind_of(ask: requests.AnyRequest) -> Kind:
    """What a request is counted as."""
    return "play" if isinstance(ask, OF_PLAY) else "lobby"


class Budget:
    """Entries that may be written. What changes nothing writes nothing, and costs nothing."""

    def __init__(self, rate: int) -> None:
        self._rooms: dict[Kind, Limiter] = {
            "play": Limiter(*limits.ROOM_PLAY, limits.MOST_ROOMS),
            "lobby": Limiter(*limits.ROOM_LOBBY, limits.MOST_ROOMS),
        }
        self._addresses: dict[Kind, Limiter] = {
            "play": _share(rate, limits.ADDRESS_PLAY),
            "lobby": _share(rate, limits.ADDRESS_LOBBY),
        }

    def check(self, kind: Kind, address: str, room: str = "") -> None:
        """Whether one more may be written; or a refusal. Without a room only the address counts."""
        now = monotonic()
        if room and self._rooms[kind].bucket(room, now).level < 1:
            raise Refused(TOO_FAST)
        if address and self._addresses[kind].bucket(address, now).level < 1:
            raise Refused(TOO_FAST)

    def spend(self, kind: Kind, address: str, room: str) -> None:
        """Something was written."""
        now = monotonic()
        self._rooms[kind].take(room, now)
        if address:
            self._addresses[kind].take(address, now)


def _share(rate: int, parts: tuple[float, float]) -> Limiter:
    burst, per_second = parts
    return Limiter(max(1.0, rate * burst), rate * per_second)
