"""File descriptors: how many files and connections this process may have open."""

from contextlib import suppress
from typing import Final

# More are of no use to one server, and some systems allocate a table of all that are allowed.
ENOUGH: Final = 65_536
# A guess where the system does not tell.
USUAL: Final = 1_024


def raise_limit() -> int:
    """Raise the limit as far as allowed, and return it."""
    try:
        import resource
    except ImportError:
        return USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return min(soft, ENOUGH) if soft != resource.RLIM_INFINITY else ENOUGH
