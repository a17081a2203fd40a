"""The published grammar of each game matches the terms that the game really uses."""

from typing import Any

import pytest

from tests.games.random_play import deal, step
from turncoat.core.terms import Term
from turncoat.games import GAMES
from turncoat.server.protocol.schema import KINDS, grammars

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
FAMILIES = ("claims", "topics", "options", "events")


class Reader:
    """A program that knows only `grammar.json`, such as one in another language."""

    def __init__(self, game: str) -> None:
        self.told = grammars()["games"][game]

    def reads(self, family: str, said: Term) -> bool:
        """Whether a term is as the document says."""
        word, *rest = said
        return any(self.fits(kinds, rest) for kinds in self.told[family].get(word, []))

    def fits(self, kinds: list[str], rest: list[Any]) -> bool:
        """Whether the arguments are of these kinds."""
        if not kinds or not kinds[-1].endswith("*"):
            return len(kinds) == len(rest) and all(map(self.is_a, kinds, rest))
        *before, last = kinds
        head, tail = rest[: len(before)], rest[len(before) :]
        return self.fits(before, head) and self.fits_to_the_end(last, tail)

    def fits_to_the_end(self, kind: str, rest: list[Any]) -> bool:
        """Whether all remaining arguments are as a starred kind says."""
        if kind in ("option*", "claim*"):
            return self.reads(kind.replace("*", "s"), tuple(rest))
        one = "character" if kind == "cast*" else kind.rstrip("*")
        return all(self.is_a(one, argument) for argument in rest)

    def is_a(self, kind: str, argument: Any) -> bool:
        """Whether an argument is of a kind."""
        if kind == "flag":
            return argument in (0, 1)
        if kind in ("seat", "number"):
            return isinstance(argument, int)
        return argument in self.told["names"][self.told["kinds"][kind]]


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_said_in_a_game_is_as_the_document_says(game: str, seed: int) -> None:
    match, random = deal(game, GAMES[game].player_counts[-1], f"words {seed}")
    reader, strange = Reader(game), list[Term]()

    while not match.over:
        for decision in match.pending.values():
            strange += [] if reader.reads("topics", decision.topic) else [decision.topic]
            strange += [
                option for option in decision.options if not reader.reads("options", option)
            ]
        step(match, random)
    events = [event for _, event in match.story_since(0)]
    strange += [event for event in events if not reader.reads("events", event)]

    assert strange == []
    assert len(events) > 20


@EVERY_GAME
def test_every_kind_of_argument_is_explained(game: str) -> None:
    told = grammars()["games"][game]
    used = {
        kind
        for family in FAMILIES
        for forms in told[family].values()
        for form in forms
        for kind in form
    }

    known = {*KINDS, *told["kinds"]}

    assert {kind for kind in used if kind not in known and kind.rstrip("*") not in known} == set()
    assert all(told["names"][family] for family in told["kinds"].values())


@EVERY_GAME
def test_every_topic_and_event_has_its_rule(game: str) -> None:
    told = grammars()["games"][game]

    assert set(told["why"]) == {*told["topics"], *told["events"]}
