"""The recipes of CONTRIBUTING.md: what is added in one place is added in all the others too."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec
import pytest
from babel import Locale

from tests.locales.spelling import DICTIONARIES
from turncoat.bots.registry import levels
from turncoat.bots.shadow_hunters.goals import GOALS
from turncoat.games import game_named, own_names
from turncoat.games.among_cultists.content import FACTS as AMONG_CULTISTS
from turncoat.games.among_cultists.grammar import GRAMMAR as AMONG_CULTISTS_GRAMMAR
from turncoat.games.among_cultists.phases.events import EFFECTS, MIRROR
from turncoat.games.among_cultists.views.why import ROLE_RULES
from turncoat.games.dark_providence.content import default_box
from turncoat.games.shadow_hunters.cards import EVENT_CARDS
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import FACTS as SHADOW_HUNTERS
from turncoat.games.shadow_hunters.views.why import CARD_RULES, CHARACTER_RULES
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load
from turncoat.server.protocol.settings import Settings
from turncoat.server.routes import ROUTES

ROOT: Final = Path(__file__).parent.parent
LOCALES: Final = ROOT / "src" / "turncoat" / "locales"
CONTRIBUTING: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
RECIPES: Final = {
    "A card", "A character", "An event", "A table option", "A room setting", "A REST route",
    "A bot", "A statistic of the end of a game", "A language", "A game",
}  # fmt: skip
PLAIN_ROLES: Final = {"investigator", "cultist"}
# Settings that have their own forms instead of a switch.
FORMS: Final = {"game", "players", "options", "clocks", "aids", "spectators"}

# For each place, the ids that are entered there, or a function that tells whether an id is.
Places = dict[str, Iterable[str] | Callable[[str], bool]]


def missing(ids: Iterable[str], places: Places) -> list[str]:
    """All pairs of an id and a place where it is not entered."""
    entered = {
        place: known if callable(known) else set(known).__contains__
        for place, known in places.items()
    }
    return [f"{one}: {place}" for one in ids for place, knows in entered.items() if not knows(one)]


def text_of(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def message(pattern: str) -> Callable[[str], bool]:
    """A check for whether a message exists; the star in its id stands for the thing's name."""
    catalogue = load(ENGLISH)
    return lambda one: pattern.replace("*", one) in catalogue


def said_in(path: str, pattern: str) -> Callable[[str], bool]:
    text = text_of(path)
    return lambda one: pattern.replace("*", one) in text


def is_word_in(path: str) -> Callable[[str], bool]:
    words = set(re.findall(r"\w+", text_of(path)))
    return words.__contains__


def cards() -> list[str]:
    return [card["id"] for card in SHADOW_HUNTERS["cards"]]


CARDS: Final[Places] = {
    "message of its name": message("sh-card-*"),
    "message of its text": message("sh-card-*-text"),
    "rulebook": said_in("docs/rules/en/shadow_hunters.md", "<!-- * -->"),
    "icon": is_word_in("web/src/games/shadow_hunters/icons.ts"),
}
EVENT_OR_EQUIPMENT: Final[Places] = {"rule that explains it": CARD_RULES}
CHARACTERS_OF_SHADOW_HUNTERS: Final[Places] = {
    "class": CHARACTERS,
    "message of its name": message("sh-character-*"),
    "message of its ability": message("sh-character-*-ability"),
    "message of its goal": message("sh-character-*-goal"),
    "rulebook": said_in("docs/rules/en/shadow_hunters.md", "<!-- * -->"),
    "rule that explains it": CHARACTER_RULES,
}
ROLES: Final[Places] = {
    "message of its name": message("ac-role-*"),
    "message of its text": message("ac-role-*-text"),
    "message about it": message("ac-role-*-about"),
    "message of its goal": message("ac-role-*-goal"),
    "icon": is_word_in("web/src/games/among_cultists/icons.ts"),
    "rulebook": said_in("docs/rules/en/among_cultists.md", "<!-- * -->"),
}
SPECIAL_ROLES: Final[Places] = {
    "table option": AMONG_CULTISTS_GRAMMAR.setup_lists["roles"][1],
    "rule that explains it": ROLE_RULES,
}
EVENTS: Final[Places] = {
    "function": {*EFFECTS, MIRROR},
    "message of its name": message("ac-token-*"),
    "message of its text": message("ac-token-*-text"),
    "rulebook": said_in("docs/rules/en/among_cultists.md", "<!-- * -->"),
    "icon": is_word_in("web/src/games/among_cultists/icons.ts"),
}
CARDS_AS_DATA: Final[Places] = {
    "message of its name": message("dp-card-*"),
    "message of its text": message("dp-card-*-text"),
    "rulebook": said_in("docs/rules/en/dark_providence.md", "<!-- * -->"),
}
SETTINGS: Final[Places] = {
    "form of the page": said_in("web/src/lobby/settings/SettingsForm.svelte", '"*"'),
    "summary of the page": said_in("web/src/lobby/settings/settingsSummary.ts", "draft.*"),
    "message of its name": lambda name: f"web-{name.replace('_', '-')}" in load(ENGLISH),
    "message of its text": lambda name: f"web-{name.replace('_', '-')}-text" in load(ENGLISH),
    "turncoat host": said_in("src/turncoat/cli/commands/host.py", "*="),
    "summary of the terminal": said_in("src/turncoat/cli/online/settings.py", "settings.*"),
    "protocol page": said_in("docs/protocol/README.md", "- `*`:"),
}
ALL: Final[dict[str, tuple[list[str], Places]]] = {
    "A card of Shadow Hunters": (cards(), CARDS),
    "A red or blue card of Shadow Hunters": (
        [card["id"] for card in SHADOW_HUNTERS["cards"] if card["kind"] != "green"],
        EVENT_OR_EQUIPMENT,
    ),
    "An event card of Shadow Hunters": (
        [card["id"] for card in SHADOW_HUNTERS["cards"] if card["kind"] == "event"],
        {"function": EVENT_CARDS},
    ),
    "A card of Dark Providence": ([*default_box().cards], CARDS_AS_DATA),
    "A character": (
        [one["id"] for one in SHADOW_HUNTERS["characters"]],
        CHARACTERS_OF_SHADOW_HUNTERS,
    ),
    "A human": (
        [one["id"] for one in SHADOW_HUNTERS["characters"] if one["kind"] == "human"],
        {"goal for bots": GOALS},
    ),
    "A role": ([one["id"] for one in AMONG_CULTISTS["roles"]], ROLES),
    "A special role": (
        [one["id"] for one in AMONG_CULTISTS["roles"] if one["id"] not in PLAIN_ROLES],
        SPECIAL_ROLES,
    ),
    "An event": ([one["id"] for one in AMONG_CULTISTS["events"]], EVENTS),
    "A room setting": ([*{*Settings.__struct_fields__} - FORMS], SETTINGS),
    "A bot": (
        sorted({level for game in own_names() for level in levels(game)}),
        {"message": message("web-bot-*")},
    ),
}


def test_every_recipe_is_written() -> None:
    assert set(re.findall(r"^### (.+)$", CONTRIBUTING, re.MULTILINE)) == RECIPES


@pytest.mark.parametrize("recipe", ALL)
def test_everything_is_entered_everywhere(recipe: str) -> None:
    ids, places = ALL[recipe]

    assert ids
    assert missing(ids, places) == []


@pytest.mark.parametrize("recipe", ALL)
def test_what_is_not_entered_is_named_with_each_place(recipe: str) -> None:
    _, places = ALL[recipe]

    assert missing(["unheard_of"], places) == [f"unheard_of: {place}" for place in places]


@pytest.mark.parametrize("game", own_names())
def test_every_table_option_is_entered_everywhere(game: str) -> None:
    declared = game_named(game)
    options = type(declared.rules.read_options(declared.rules.player_counts[0], {}))
    prefix = declared.grammar.prefix
    fields = [field.name for field in msgspec.structs.fields(options) if field.name != "players"]

    places: Places = {
        "grammar": declared.grammar.setup,
        "message of its name": message(f"{prefix}-setup-*"),
        "message of its text": message(f"{prefix}-setup-*-text"),
    }

    assert missing(fields, places) == []


def test_every_rest_route_is_documented() -> None:
    documented = text_of("docs/protocol/README.md")
    described = [route for route in ROUTES if route.include_in_schema is not False]

    shown = [re.sub(r"\{(\w+):\w+\}", r"{\1}", path) for one in described for path in one.paths]

    assert shown
    assert [path for path in shown if path not in documented] == []


@pytest.mark.parametrize("game", own_names())
def test_every_game_has_its_name_and_rulebook(game: str) -> None:
    assert f"{game_named(game).grammar.prefix}-name" in load(ENGLISH)
    assert (ROOT / "docs" / "rules" / ENGLISH / f"{game}.md").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    own = sorted(path.name for path in (LOCALES / language).glob("*.ftl"))

    assert own == sorted(path.name for path in (LOCALES / ENGLISH).glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_entered_everywhere(language: str) -> None:
    name = Locale(ENGLISH).languages[language]
    pages = ("README.md", "docs/playing.md", "docs/languages.md")
    [dictionaries] = re.findall(r"^DICTIONARIES := (.*)$", text_of("Makefile"), re.MULTILINE)

    assert [page for page in pages if name not in text_of(page)] == []
    assert f"rules/{language}/*" in text_of("docs/index.md")
    assert DICTIONARIES.get(language) in dictionaries.split()


def test_every_folder_of_messages_is_a_language() -> None:
    folders = {path.name for path in LOCALES.iterdir() if any(path.glob("*.ftl"))}

    assert folders == set(LANGUAGES)
