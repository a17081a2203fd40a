"""Random games of every kind: everything in them can be told to everybody."""

from random import Random
from typing import TypeAlias

import pytest

from tests.games.random_play import deal, step
from tests.locales.everything import shapes_of
from tests.locales.game import NAMES, Game
from turncoat.core.match import AnyMatch
from turncoat.core.terms import ANSWER, Option, Seat, Term
from turncoat.locales.catalogue import load
from turncoat.locales.translator import Translator

Speakers: TypeAlias = dict[Seat | None, Translator]

TALK_EVERY = 10


@pytest.mark.parametrize("seed", range(60))
def test_a_random_game_can_be_told_to_everybody(game: Game, seed: int) -> None:
    counts = game.rules.player_counts
    match, random = deal(game.name, counts[seed % len(counts)], f"words {seed}")
    speakers = speakers_at(game, match)
    asked: set[tuple[Seat, Term]] = set()
    listed: set[tuple[Seat, Option]] = set()

    while match.pending:
        asked |= {(seat, decision.topic) for seat, decision in match.pending.items()}
        listed |= listed_now(match)
        step(match, random)
        if random.random() * TALK_EVERY < 1:
            say(game, match, random)

    assert any(entry[0] == ANSWER for entry in match.log)
    for seat, topic in asked:
        assert speakers[seat].ask(topic)
    for topic in {topic for _, topic in asked}:
        assert speakers[None].ask(topic)
    for seat, option in listed:
        assert speakers[seat].option(option)
    for option in {option for _, option in listed}:
        assert speakers[None].option(option)
    for me, translator in speakers.items():
        for event in set(match.events(me)):
            assert fits(game, game.grammar.EVENTS[str(event[0])], event[1:]), event
            assert translator.event(event)


def speakers_at(game: Game, match: AnyMatch) -> Speakers:
    """A translator for each seat and for spectators, with the names of unplayed characters too."""
    seats = match.table.seats
    unplayed = game.characters(match.table) - seats
    nobody = Translator(load("en"), game.name, [], None)
    names = NAMES[:seats] + [game.name_of_unplayed(nobody, number) for number in range(unplayed)]
    return {me: Translator(load("en"), game.name, names, me) for me in (None, *range(seats))}


def listed_now(match: AnyMatch) -> set[tuple[Seat, Option]]:
    """All options and offers of each seat."""
    found = {(seat, o) for seat, decision in match.pending.items() for o in decision.options}
    return found | {(seat, o) for seat in range(match.table.seats) for o in match.offers(seat)}


def say(game: Game, match: AnyMatch, random: Random) -> None:
    """A random seat makes a random claim, if it may."""
    seat = random.randrange(match.table.seats)
    claim = random_claim(game, match, random)
    if game.rules.audience_of(match.table, seat) and game.rules.is_claim(match.table, claim):
        match.say(seat, claim)


def random_claim(game: Game, match: AnyMatch, random: Random) -> Term:
    kind = random.choice(sorted(game.grammar.CLAIMS))
    slots = {
        "seat": range(game.characters(match.table)),
        "number": range(1, game.rules.outcome(match.table).rounds + 1),
    }
    shape = game.grammar.CLAIMS[kind]
    return (kind, *(random.choice(slots.get(slot) or game.ids[slot]) for slot in shape))


def fits(game: Game, shape: tuple[str, ...], arguments: Term) -> bool:
    """Whether these arguments fit the shape."""
    if shape and shape[-1].endswith("*"):
        first = len(shape) - 1
        return fits(game, shape[:-1], arguments[:first]) and rest_fits(
            game, shape[-1][:-1], arguments[first:]
        )
    return len(arguments) == len(shape) and all(
        isinstance(word, int) if kind in ("seat", "number", "flag") else word in game.ids[kind]
        for kind, word in zip(shape, arguments, strict=True)
    )


def rest_fits(game: Game, kind: str, rest: Term) -> bool:
    """Whether this is a claim, an option, everybody's character, or a list of its kind."""
    if kind == "claim":
        return fits(game, game.grammar.CLAIMS[str(rest[0])], rest[1:])
    if kind == "option":
        shapes = shapes_of(game.grammar.OPTIONS[str(rest[0])])
        return any(fits(game, shape, rest[1:]) for shape in shapes)
    if kind == "cast":
        return len(rest) > 0 and fits(game, ("character",) * len(rest), rest)
    return fits(game, (kind,) * len(rest), rest)
