"""Prints what each game can say in a language, with examples, for people who proofread it.

`python -m tests.locales.aloud cs shadow_hunters` speaks to a spectator, to the first player and to
the second one. The example game is known too.
"""

import sys
from collections.abc import Callable, Iterator

from tests.locales.every_game import EVERY_GAME
from tests.locales.everything import (
    by_kind,
    claim_examples,
    event_examples,
    option_examples,
    topic_examples,
)
from tests.locales.game import Game
from tests.locales.night_ferry import night_ferry
from tests.locales.translations import pages_of
from turncoat.core.terms import Term
from turncoat.locales.catalogue import LANGUAGES, Catalogue
from turncoat.locales.translator import Translator

NAMES = ["Jana", "Karel", "xX_42", "Ada", "Emil", "Fay", "Gus", "Hana"]
EACH = 7


def sentences(game: Game, language: str) -> Iterator[str]:
    """Yield the sentences of a game, some examples for each kind of term."""
    texts = [path.read_text("utf-8") for path in pages_of(language).values()]
    catalogue = Catalogue(language, texts)
    for me in (None, 0, 1):
        translator = Translator(catalogue, game.name, NAMES, me)
        families: list[tuple[str, list[Term], Callable[[Term], str]]] = [
            ("event", event_examples(game), translator.event),
            ("option", option_examples(game), translator.option),
            ("ask", topic_examples(game), translator.ask),
            ("claim", claim_examples(game), lambda term, t=translator: t.claim(0, term)),  # type: ignore[misc]
        ]
        yield f"## To {'a spectator' if me is None else NAMES[me]}"
        for family, terms, say in families:
            yield from told(family, terms, say)


def told(family: str, terms: list[Term], say: Callable[[Term], str]) -> Iterator[str]:
    for kind, examples in by_kind(terms).items():
        step = max(1, len(examples) // EACH)
        texts = dict.fromkeys(say(term) for term in examples[::step])
        for text in list(texts)[:EACH]:
            yield f"{family}-{kind}: {text}"


def usage(games: dict[str, Game]) -> str:
    """How this is used, with the languages and games that it knows."""
    return (
        "usage: python -m tests.locales.aloud LANGUAGE GAME\n"
        f"languages: {', '.join(LANGUAGES)}\ngames: {', '.join(games)}"
    )


def main(arguments: list[str]) -> int:
    """Print what a game says, or how this is used. Returns an exit code."""
    with night_ferry() as example:
        games = {game.name: game for game in (*EVERY_GAME, example)}
        match arguments:
            case [language, name] if language in LANGUAGES and name in games:
                print("\n".join(sentences(games[name], language)))
                return 0
    print(usage(games), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
