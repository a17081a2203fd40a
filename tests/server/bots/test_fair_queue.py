"""A queue in which no address or room can hold up the others."""

from turncoat.server.bots.fair_queue import FairQueue


def all_of(queue: FairQueue[str]) -> list[str]:
    """All items, in the order in which they are taken."""
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def queue_of(*items: tuple[str, str, str]) -> FairQueue[str]:
    """A queue of items, each given with its address and room."""
    queue: FairQueue[str] = FairQueue()
    for origin, room, item in items:
        queue.put(origin, room, item)
    return queue


def test_an_empty_queue_has_nothing() -> None:
    queue: FairQueue[str] = FairQueue()

    assert queue.take() is None
    assert len(queue) == 0


def test_what_one_room_puts_comes_in_its_order() -> None:
    queue = queue_of(("a", "1", "first"), ("a", "1", "second"), ("a", "1", "third"))

    assert len(queue) == 3
    assert all_of(queue) == ["first", "second", "third"]
    assert len(queue) == 0


def test_addresses_take_turns() -> None:
    many = [("a", f"room {number}", f"a{number}") for number in range(4)]

    queue = queue_of(*many, ("b", "room", "b0"), ("b", "room", "b1"), ("c", "room", "c0"))

    assert all_of(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_rooms_of_one_address_take_turns() -> None:
    queue = queue_of(
        ("a", "1", "1a"), ("a", "1", "1b"), ("a", "1", "1c"), ("a", "2", "2a"), ("a", "3", "3a")
    )

    assert all_of(queue) == ["1a", "2a", "3a", "1b", "1c"]


def test_whoever_comes_later_waits_for_one_item_of_each_address() -> None:
    queue = queue_of(*[("a", f"room {number}", "foreign") for number in range(500)])
    queue.take()

    queue.put("b", "room", "ours")

    assert [queue.take(), queue.take()] == ["foreign", "ours"]


def test_an_address_that_comes_back_does_not_jump_the_line() -> None:
    queue = queue_of(("a", "1", "a0"), ("b", "1", "b0"), ("c", "1", "c0"))
    queue.take()

    queue.put("a", "1", "a1")

    assert all_of(queue) == ["b0", "c0", "a1"]
