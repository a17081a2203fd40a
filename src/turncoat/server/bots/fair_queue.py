"""A fair queue: addresses take turns, and so do the rooms of one address."""

from collections import OrderedDict, deque
from collections.abc import Sized
from typing import Generic, TypeVar

Item = TypeVar("Item")
Part = TypeVar("Part", bound=Sized)


class FairQueue(Generic[Item]):
    """A queue in which nobody waits for more than one item of another room or address at a time."""

    def __init__(self) -> None:
        self._origins: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, origin: str, room: str, item: Item) -> None:
        """Add an item, behind those of the same room."""
        rooms = self._origins.setdefault(origin, OrderedDict())
        rooms.setdefault(room, deque()).append(item)
        self._length += 1

    def take(self) -> Item | None:
        """Remove and return the next item; None if there is none."""
        if not self._length:
            return None
        self._length -= 1
        origin, rooms = next(iter(self._origins.items()))
        room, items = next(iter(rooms.items()))
        item = items.popleft()
        # After its turn, a room or address goes to the end, or is dropped if it has nothing left.
        rotate(rooms, room)
        rotate(self._origins, origin)
        return item


def rotate(line: "OrderedDict[str, Part]", key: str) -> None:
    """Move a key to the end, or drop it if it is empty."""
    if line[key]:
        line.move_to_end(key)
    else:
        del line[key]
