"""The declaration of a game: everything that a package provides, under one name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from turncoat.core.grammar import Grammar
from turncoat.core.rules import Rules


@dataclass(slots=True, eq=False, repr=False)
class Game:
    """A game as a package declares it, found by the entry point group `turncoat.games`.

    Everything but the rules and the grammar is optional. What belongs to another layer is named as
    `"module:attribute"` and imported when it is first needed, so that simulating a game loads
    neither its drawings nor its catalogues.

    - `bots`: its own bots by level, the strongest last; each a function of the rules and a seed
      that returns a `Bot`. Every game also has the level `uniform`.
    - `with_content`: a function that reads a custom content file and returns rules with it. It
      raises BadContent.
    - `terminal`: its `Guide`, which draws it in the terminal. Without one the terminal draws a
      generic table.
    - `page`: the path of a JavaScript module inside the package, which draws its board in the
      browser. Without one the page draws a generic table.

    By convention the catalogues are in the package's `locales/<language>/*.ftl` and the rulebook is
    `rulebooks/<language>/<game>.md`. A missing language falls back to English.
    """

    rules: Rules[Any, Any, Any]
    grammar: Grammar
    bots: Mapping[str, str] = field(default_factory=dict)
    with_content: str = ""
    terminal: str = ""
    page: str = ""

    def default_players(self) -> int:
        """Return the default number of players: the grammar's first, otherwise the fewest."""
        return int(self.grammar.setup.get("players", self.rules.player_counts)[0])
