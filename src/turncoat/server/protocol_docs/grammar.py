"""The terms of each game: its claims, topics, options and events with their arguments."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turncoat.server.protocol.schema import KINDS, STARRED

FAMILIES: Final = {
    "claims": "What a seat can claim, with [`say`]({say}).",
    "topics": "What a seat can be asked: the `topic` of a decision.",
    "options": "What a seat can choose: the `options` of a decision, and `offers`.",
    "events": "What a seat can be told, in a [`story`]({story}).",
}

IN_GENERAL: Final = """\
## Terms

Options, events, topics and claims are lists: a word of the game, then its arguments. For example,
`["gave_green", 2, "g_slap", "nothing"]` is a claim in Shadow Hunters with arguments of the kinds
seat, green and outcome: the player says that they gave this card to seat 2, and that nothing came
of it. A seat can only answer with an option that it was offered, exactly as it was sent.

The terms of each game:

{games}

[One JSON document]({grammar}) has the grammars of all games:

- `claims`, `topics`, `options` and `events` list the kinds of the arguments of each word, once
  for each number of arguments that it may have.
- `kinds` says in which list of `names` the IDs of a kind are.
- `idle` lists the options that do nothing, or nothing more.
- `why` names the rule behind a topic or an event. The key `ends sunk` is for the event `ends`
  with the argument `sunk`.
- `about_others` lists the claims that nobody can make about themselves.
- `votes` lists the events that tell how somebody voted.
- `limits` names, for a number in the view, the field with its highest value.
- `out_of_play` lists the flags of players who no longer take part.
- `setup` has the table options, with their values, the default first, or the IDs that they may
  list.
- `untimed` has table options for a table without time limits, `first_game` those for a first game.
- `bots` lists the levels of bots, the strongest last.
- `public` says what others may see on a seat's screen; see below.

The names and sentences that people read are in `src/turncoat/locales`.

Where others can see a player's screen, a client should cover everything that `public` does not
list:

- `events` are told to everybody, and `topics` are public with all their options.
- `offers` says whether the game ever has offers. If so, cover their place even when there are
  none, because their presence is a secret too.
- `view` lists the fields of a view. A field is public if it is `true`. Otherwise show its `blank`
  instead, unless one of the fields beside it that `if` names is set. `inside` is about the items
  of a field. `words` is about terms: `true` if the whole term is public, or the positions that
  are; show `""` or -1 in the others.

An argument has one of these kinds; {starred}.
"""


def terms_in_general(links: Mapping[str, str], games: list[str]) -> Iterator[str]:
    """Yield what terms are, the kinds of their arguments, and links to the terms of each game."""
    listed = "\n".join(f"- [`{game}`]({links[game]})" for game in games)
    yield IN_GENERAL.format(games=listed, grammar=links["grammar"], starred=STARRED)
    yield from (f"- `{kind}`: {meaning}" for kind, meaning in KINDS.items())
    yield "- any other kind: the ID of something that has a name in the game"


def terms_of_game(game: str, grammar: Mapping[str, Any], level: int, home: str) -> Iterator[str]:
    """All terms of one game. `home` is the page that documents the messages."""
    yield from ("", f"{'#' * level} `{game}`", "")
    yield "In brackets is the rule behind a topic or event; see `docs/rules`."
    for family, about in FAMILIES.items():
        yield from ("", f"{'#' * (level + 1)} `{game}`: {family}", "")
        yield from (about.format(say=f"{home}#say", story=f"{home}#story"), "")
        why = grammar["why"] if family in ("topics", "events") else {}
        for word, forms in grammar[family].items():
            yield f"- `{word}`{arguments(forms)}{f' ({why[word]})' if word in why else ''}"
    yield from ("", f"{'#' * (level + 1)} `{game}`: ids", "")
    yield "IDs of everything that has a name, by the kinds of arguments that may refer to it."
    yield ""
    for family, ids in grammar["names"].items():
        kinds = [kind for kind, names in grammar["kinds"].items() if names == family]
        yield f"- {' or '.join(kinds)}: {', '.join(f'`{name}`' for name in ids)}"


def arguments(forms: list[list[str]]) -> str:
    """The kinds of the arguments, if any."""
    said = " or ".join(", ".join(form) for form in forms if form)
    return f": {said}" if said else ""
