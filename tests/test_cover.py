"""What a game declares public doesn't depend on a seat's secrets; everything else is covered."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.games.claims import random_claim
from tests.games.random_play import deal, step
from tests.two_worlds import twin_of
from turncoat.core.cover import ALWAYS, Cover, tree_of
from turncoat.core.match import AnyMatch
from turncoat.core.talk import CLAIMS, CLAIMS_APART
from turncoat.core.terms import ALL, Seat, bit, is_for_all
from turncoat.games import GAMES, game_named
from turncoat.server.protocol import schema

PLAYERS = {"among_cultists": 6, "dark_providence": 3, "night_ferry": 6, "shadow_hunters": 5}
# A twin is imagined at every n-th question, because games differ in length.
EVERY = {"among_cultists": 5, "dark_providence": 15, "night_ferry": 3, "shadow_hunters": 3}
# A secret in the players' part of a view.
SECRET = {
    "among_cultists": "role",
    "dark_providence": "hand",
    "night_ferry": "role",
    "shadow_hunters": "character",
}
# DP-10: everybody but the seat that draws; it is told the cards instead.
ALL_BUT_ONE = ("dark_providence", "draws")


@cache
def cover_of(game: str) -> Cover:
    return Cover(GAMES[game].view_type, game_named(game).grammar)


def moments(game: str, seeds: int, every: int) -> Iterator[AnyMatch]:
    """Yield random games at every n-th question, after everybody has made a claim."""
    for seed in range(seeds):
        match, random = deal(game, PLAYERS[game], f"cover {seed}")
        count = 0
        while match.pending:
            if count % every == 0:
                talk(match, f"talk {seed} {count}")
                yield match
            count += 1
            step(match, random)


def talk(match: AnyMatch, seed: str) -> None:
    """Let every seat that may talk make a random claim."""
    random = Random(seed)
    for seat in range(match.table.seats):
        if match.may_talk(seat):
            match.say(seat, random_claim(match, random, seat))


def covered(match: AnyMatch, seat: Seat | None) -> dict[str, Any]:
    """The seat's covered view, without its seat number."""
    cover = cover_of(match.rules.name)
    return {**msgspec.to_builtins(cover.view(match.view(seat))), "seat": None}


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_view_is_the_same_through_all_eyes(game: str) -> None:
    for match in moments(game, seeds=3, every=9):
        watched = covered(match, None)
        for seat in range(match.table.seats):
            assert covered(match, seat) == watched


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_public_if_and_only_if_everybody_is_told_of_it(game: str) -> None:
    cover, told = cover_of(game), set()
    for seed in range(6):
        match, random = deal(game, PLAYERS[game], f"told {seed}")
        while match.pending:
            step(match, random)
            talk(match, f"told {seed} {len(match.log)}")
        for audience, event in match.story_since(0):
            told.add(event[0])
            if (game, event[0]) != ALL_BUT_ONE:
                assert cover.shows(event) == (audience == ALL), event
            else:
                assert audience == ALL & ~bit(int(event[1]))
    assert CLAIMS in told
    assert told & cover.declared.public_events.keys()
    assert told - cover.declared.public_events.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_which_not_everybody_hears_everything_has_words_and_a_list_for_it(
    game: str,
) -> None:
    heard = [said for match in moments(game, seeds=6, every=9) for said in match.said]
    apart = not all(is_for_all(said.audience) for said in heard)

    assert (CLAIMS_APART in game_named(game).grammar.events) == apart
    assert (CLAIMS_APART in game_named(game).grammar.why) == apart
    assert CLAIMS_APART not in game_named(game).grammar.public_events
    assert ("heard_apart" in cover_of(game).tree) == apart
    assert "heard_apart" not in game_named(game).grammar.public_view


def test_what_the_dead_claim_among_themselves_is_in_their_views_and_behind_their_covers() -> None:
    found = False
    for match in moments("shadow_hunters", seeds=6, every=9):
        for seat in range(match.table.seats):
            view = match.view(seat)
            cover = cover_of("shadow_hunters")
            found |= bool(view.heard_apart)
            assert len(view.heard) + len(view.heard_apart) == len(
                [said for said in match.said if said.audience & bit(seat)]
            )
            assert cover.view(view).heard_apart == []
            assert cover.view(view).heard == match.view(None).heard
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_a_public_question_is_the_same_in_every_world_that_neighbours_can_imagine(
    game: str,
) -> None:
    cover, other = cover_of(game), 0
    for number, match in enumerate(moments(game, seeds=6, every=EVERY[game])):
        twin = twin_of(match, None, f"twin {number}")
        for seat in match.pending.keys() & twin.pending.keys():
            ours, theirs = match.pending[seat], twin.pending[seat]
            assert cover.shows_question(ours.topic) == cover.shows_question(theirs.topic)
            if cover.shows_question(ours.topic):
                assert (ours.topic, ours.options) == (theirs.topic, theirs.options)
            other += match.view(seat) != twin.view(seat)
    assert other


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_declared_is_covered(game: str) -> None:
    nothing = SimpleNamespace(public_events={}, public_topics={}, public_view={})
    cover = Cover(GAMES[game].view_type, nothing)
    match, _ = deal(game, PLAYERS[game], "undeclared")
    assert not cover.shows(("begins", 0))
    assert not cover.shows_question(("move",))
    assert True not in cover.tree.values()
    assert cover.tree.keys() == msgspec.to_builtins(match.view(0)).keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_leak_in_the_declaration_is_found(game: str) -> None:
    words = game_named(game).grammar
    players = words.public_view["players"]
    assert isinstance(players, Mapping)
    inside = {**players, SECRET[game]: ALWAYS}
    leak = tree_of(GAMES[game].view_type, {**words.public_view, "players": inside})
    cover = Cover(GAMES[game].view_type, words)
    match, _ = deal(game, PLAYERS[game], "leak")
    assert cover.view(match.view(0)).players == cover.view(match.view(None)).players
    cover.tree = leak
    assert cover.view(match.view(0)).players != cover.view(match.view(None)).players


@pytest.mark.parametrize("game", GAMES)
def test_the_cover_is_published_with_the_words(game: str) -> None:
    published, words = schema.grammar_document(game_named(game)), game_named(game).grammar
    assert published["public"] == {
        "events": list(words.public_events),
        "topics": list(words.public_topics),
        "offers": words.has_offers,
        "view": cover_of(game).tree,
    }
    assert set(words.public_events) < set(words.events)
    assert set(words.public_topics) < set(words.topics)


@pytest.mark.parametrize("game", GAMES)
def test_whether_there_are_ever_offers_is_told(game: str) -> None:
    found = any(
        match.offers(seat)
        for match in moments(game, seeds=2, every=9)
        for seat in range(match.table.seats)
    )
    assert found == game_named(game).grammar.has_offers
