"""The words of each game: its claims, topics, options and events with their arguments."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turncoat.server.protocol.schema import KINDS, STARRED

FAMILIES: Final = {
    "claims": "What a seat can say, with [`say`]({say}).",
    "topics": "What a seat can be asked: the `topic` of a decision.",
    "options": "What can be answered or taken: the `options` of a decision, and `offers`.",
    "events": "What a seat can be told of, in a [`story`]({story}).",
}

IN_GENERAL: Final = """\
## Words

Options, events, topics and claims are lists that begin with a word of the game; the rest are its
arguments. `["gave_green", 2, "g_slap", "nothing"]` is a claim of Shadow Hunters, whose arguments
are of the kinds seat, green and outcome: somebody says that seat 2 got this card from them, and
that nothing came of it. Only an option that was offered can be answered, just as it was sent. The
words that a game has are told for each:

{games}

For programs they are in [one document]({words}). Under `claims`, `topics`, `options` and `events`
each word has the kinds of its arguments, once for each number of them that there may be; `kinds`
tells in which list of `names` the ids of a kind are; `idle` has the options to do nothing, or
nothing more; `why` is the rule behind a topic or an event; `setup` has the table options, with the
values that each may have or what a list of them may name. The names and sentences that people read
are in `src/turncoat/locales`.

`public` tells a client what neighbours may see on the screen of a seat: the events that everybody
is told, the topics whose words and options everybody knows, whether there are ever `offers` (cover
them, or their presence tells), and of a `view` what everybody sees. There a field is `true` if it
is public; else it is covered: `blank` stands in its place, unless one of the fields named by `if`
holds beside it. `inside` is for each thing in a field, and `words` for lines: `true` if all of a
line is public, or the places that are (elsewhere `""` and -1 stand). Whatever is not named is
covered.

An argument is of one of these kinds; {starred}.
"""


def words_in_general(links: Mapping[str, str], games: Mapping[str, Any]) -> Iterator[str]:
    """How words are made, which kinds of arguments there are, and where those of each game are."""
    listed = "\n".join(f"- [`{game}`]({links[game]})" for game in games)
    yield IN_GENERAL.format(games=listed, words=links["words"], starred=STARRED)
    yield from (f"- `{kind}`: {meaning}" for kind, meaning in KINDS.items())
    yield "- any other: something that has a name in the game, by its id"


def words_of_game(game: str, told: Mapping[str, Any], level: int, home: str) -> Iterator[str]:
    """Everything that is said in one game; `home` is where the messages are told of."""
    yield from ("", f"{'#' * level} `{game}`", "")
    yield "Behind each topic and event stands its rule, from `docs/rules`."
    for family, about in FAMILIES.items():
        yield from ("", f"{'#' * (level + 1)} `{game}`: {family}", "")
        yield from (about.format(say=f"{home}#say", story=f"{home}#story"), "")
        why = told["why"] if family in ("topics", "events") else {}
        for word, forms in told[family].items():
            yield f"- `{word}`{arguments(forms)}{f' ({why[word]})' if word in why else ''}"
    yield from ("", f"{'#' * (level + 1)} `{game}`: ids", "")
    yield "What has a name, by the kinds of arguments that may mean it."
    yield ""
    for family, ids in told["names"].items():
        kinds = [kind for kind, names in told["kinds"].items() if names == family]
        yield f"- {' or '.join(kinds)}: {', '.join(f'`{name}`' for name in ids)}"


def arguments(forms: list[list[str]]) -> str:
    """The kinds of the arguments, if there are any."""
    said = " or ".join(", ".join(form) for form in forms if form)
    return f": {said}" if said else ""
