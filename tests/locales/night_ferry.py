"""Night Ferry, the example game, as described for the tests over what games say.

It is not installed where these tests run, so nothing here imports its package.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from tests.examples.installing import copy_to, on_path
from tests.locales.game import Game
from turncoat.core.game import Game as Declaration
from turncoat.core.grammar import Grammar
from turncoat.games import game_named
from turncoat.locales.translator import Translator

NAME = "night_ferry"
ROLES = ["sailor", "wrecker"]
DUTIES = ["pump", "watch", "drill"]
ENDS = ["harbour", "caught", "sunk", "taken"]
STAGES = ["duties", "vote"]


@contextmanager
def night_ferry() -> Iterator[Game]:
    """The example game, which is installed in the `with` block."""
    with TemporaryDirectory() as folder:
        copy_to(Path(folder))
        with on_path(Path(folder), in_process=True):
            yield described(game_named(NAME))


def described(declaration: Declaration) -> Game:
    """The game with examples of its texts."""
    return Game(
        rules=declaration.rules,
        grammar=module_of(declaration.grammar),
        options=ModuleType("options"),
        ids={"role": ROLES, "duty": DUTIES, "end": ENDS, "stage": STAGES},
        printed={Translator.role_text: ROLES, Translator.role_goal: ROLES},
        rests={},
        events_put_together=set(),
        topics_put_together=set(),
        no_words_for=[],
        english_events=[],
        english_options=[],
    )


def module_of(grammar: Grammar) -> ModuleType:
    """A grammar in the form of the module that declares it in the games of this repository."""
    module = ModuleType("grammar")
    for field in fields(grammar):
        setattr(module, field.name.upper(), getattr(grammar, field.name))
    return module
