"""The grammar of a game: its terms, the kinds of their arguments, and which of them are public.

Translators, the cover and clients in any language work from this declaration alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from turncoat.core.cover import Public

# The kinds of a term's arguments. `seat`, `number` and `flag` (0 or 1) are known to all; other
# kinds are keys of `names`. A star at the end of the last kind takes all remaining arguments.
Shape: TypeAlias = tuple[str, ...]
SetupValue: TypeAlias = str | int | bool


@dataclass(slots=True, eq=False, repr=False)
class Grammar:
    """A game's declaration of its terms. A section that a game leaves out is empty.

    - `prefix`: the start of all its messages in the catalogues, such as `sh`.
    - `names`: by kind of argument, the part of the message id that holds its names: with
      `{"equipment": "card"}` the name of the equipment `axe` is the message `sh-card-axe`.
    - `topics`, `options`, `events`, `claims`: the arguments of each term, by its first word. An
      option may have several shapes of different lengths.
    - `public_topics`, `public_events`, `public_view`: what others may see on a seat's screen.
      Anything else is covered. A public topic is public with all its options.
    - `has_offers`: whether a seat can ever do something while others are being asked.
    - `idle`: options that do nothing, or nothing more.
    - `final_topics`, `final_options`: answers that reveal or decide something, and can't be undone.
    - `abilities`: options that only one hidden character has; choosing one reveals it.
    - `values`: kinds that allow only some of the names in their family, with those names.
    - `setup`: the values of each table option, the default first; `setup_lists` says for options
      that are lists where their ids are named, which ids there are (empty for all), and whether the
      list has one entry for each seat. `bad_setup` lists the field and reason of every BadSetup.
    - `untimed`, `first_game`: table options that suit a table without time limits, and somebody's
      first game.
    - `why`: the rule that explains a topic or an event. `ends sunk` is the event `ends` with the
      argument `sunk`, if that has a rule of its own.
    - `about_others`: claims that nobody can make about themselves.
    - `votes`: events that tell how somebody voted: first the voter, then whom or what they chose.
    - `limits`: by the name of a number in the view, the field with its highest value: with
      `{"round": "legs"}` clients draw “2 of 5”.
    - `out_of_play`: flags in the entries of `players`, set for those who no longer take part.
    - `fields`: the fields of the view that a generic client draws, in this order, each with its
      kind: `round`, or `players.role` for a field of every entry of `players`. The kind is that of
      an argument, with a star if the field is a list.
    """

    prefix: str
    names: Mapping[str, str]
    topics: Mapping[str, Shape]
    options: Mapping[str, Shape | list[Shape]]
    events: Mapping[str, Shape]
    claims: Mapping[str, Shape] = field(default_factory=dict)
    public_topics: Mapping[str, Shape] = field(default_factory=dict)
    public_events: Mapping[str, Shape] = field(default_factory=dict)
    public_view: Public = field(default_factory=dict)
    has_offers: bool = False
    idle: tuple[str, ...] = ()
    final_topics: tuple[str, ...] = ()
    final_options: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    setup: Mapping[str, tuple[SetupValue, ...]] = field(default_factory=dict)
    setup_lists: Mapping[str, tuple[str, tuple[str, ...], bool]] = field(default_factory=dict)
    bad_setup: tuple[tuple[str, str], ...] = ()
    untimed: Mapping[str, SetupValue] = field(default_factory=dict)
    first_game: Mapping[str, SetupValue] = field(default_factory=dict)
    why: Mapping[str, str] = field(default_factory=dict)
    about_others: tuple[str, ...] = ()
    votes: tuple[str, ...] = ()
    limits: Mapping[str, str] = field(default_factory=dict)
    out_of_play: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)
