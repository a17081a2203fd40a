"""A queue that is fair to everybody: addresses take turns, and so do the rooms of one address."""

from collections import OrderedDict, deque
from collections.abc import Sized
from typing import Generic, TypeVar

Item = TypeVar("Item")
Line = TypeVar("Line", bound=Sized)


class FairQueue(Generic[Item]):
    """However much one room or one address has waiting, the others wait for one item of it."""

    def __init__(self) -> None:
        self._origins: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, origin: str, room: str, item: Item) -> None:
        """One more, behind what the room has waiting already."""
        rooms = self._origins.setdefault(origin, OrderedDict())
        rooms.setdefault(room, deque()).append(item)
        self._length += 1

    def take(self) -> Item | None:
        """The next one; None if there is none."""
        if not self._length:
            return None
        self._length -= 1
        origin, rooms = next(iter(self._origins.items()))
        room, items = next(iter(rooms.items()))
        item = items.popleft()
        # Whoever had a turn goes to the end of the line, or leaves it.
        to_the_end(rooms, room)
        to_the_end(self._origins, origin)
        return item


def to_the_end(line: "OrderedDict[str, Line]", key: str) -> None:
    """After a turn, if there is more."""
    if line[key]:
        line.move_to_end(key)
    else:
        del line[key]
