"""Hidden-identity board games: rules, bots and matches between them.

Five bots play a match::

    import turncoat as tc

    match = tc.new_match("shadow_hunters", players=5, seed=7, pool="mixed")
    tc.play(match, [tc.bot("sensible", match, seat) for seat in match.seats])
    print(match.outcome.winners)

This is the whole public interface. Names are imported when they are first used, so that
`import turncoat` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turncoat import games as games
    from turncoat.bots.bot import Bot as Bot
    from turncoat.bots.registry import UnknownBot as UnknownBot
    from turncoat.core.decision import Decision as Decision
    from turncoat.core.errors import BadContent as BadContent
    from turncoat.core.errors import BadRecord as BadRecord
    from turncoat.core.errors import BadSetup as BadSetup
    from turncoat.core.errors import IllegalAnswer as IllegalAnswer
    from turncoat.core.errors import NotOver as NotOver
    from turncoat.core.errors import UnknownGame as UnknownGame
    from turncoat.core.match import Match as Match
    from turncoat.core.rules import Outcome as Outcome
    from turncoat.core.rules import Rules as Rules
    from turncoat.core.terms import Claim as Claim
    from turncoat.core.terms import Event as Event
    from turncoat.core.terms import Option as Option
    from turncoat.core.terms import Seat as Seat
    from turncoat.core.view import DecisionView as DecisionView
    from turncoat.core.view import View as View
    from turncoat.lab.library import bot as bot
    from turncoat.lab.library import load as load
    from turncoat.lab.library import new_match as new_match
    from turncoat.lab.library import play as play
    from turncoat.lab.library import replay as replay
    from turncoat.lab.library import save as save
    from turncoat.lab.simulate import Report as Report
    from turncoat.lab.simulate import simulate as simulate

__version__ = "0.8.0"

_HOMES = {
    "BadContent": "core.errors",
    "BadRecord": "core.errors",
    "BadSetup": "core.errors",
    "Bot": "bots.bot",
    "Claim": "core.terms",
    "Decision": "core.decision",
    "DecisionView": "core.view",
    "Event": "core.terms",
    "IllegalAnswer": "core.errors",
    "Match": "core.match",
    "NotOver": "core.errors",
    "Option": "core.terms",
    "Outcome": "core.rules",
    "Report": "lab.simulate",
    "Rules": "core.rules",
    "Seat": "core.terms",
    "UnknownBot": "bots.registry",
    "UnknownGame": "core.errors",
    "View": "core.view",
    "bot": "lab.library",
    "load": "lab.library",
    "new_match": "lab.library",
    "play": "lab.library",
    "replay": "lab.library",
    "save": "lab.library",
    "simulate": "lab.simulate",
}

__all__ = [
    "BadContent", "BadRecord", "BadSetup", "Bot", "Claim", "Decision", "DecisionView", "Event",
    "IllegalAnswer", "Match", "NotOver", "Option", "Outcome", "Report", "Rules", "Seat",
    "UnknownBot", "UnknownGame", "View", "bot", "games", "load", "new_match", "play", "replay",
    "save", "simulate",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used. Raises AttributeError for any other name."""
    if name == "games":
        return import_module("turncoat.games")
    if name not in _HOMES:
        raise AttributeError(f"module 'turncoat' has no attribute {name!r}")
    return getattr(import_module(f"turncoat.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
