"""Table options on the command line: reading, checking and explaining them."""

from collections.abc import Mapping
from typing import Any

from turncoat.cli.terminal.i18n import catalogue, language, listed, text, texts
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.cli.terminal.usage import not_one_of
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadSetup
from turncoat.core.grammar import Grammar, SetupValue
from turncoat.core.record import AnyRules
from turncoat.games import game_named
from turncoat.locales import table_options
from turncoat.locales.translator import Translator

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
NONE = "none"


def grammar_of(rules: AnyRules) -> Grammar:
    """Return the grammar of a game."""
    return game_named(rules.name).grammar


def neutral_translator(rules: AnyRules) -> Translator:
    """Return a translator for texts that are the same for all viewers."""
    return Translator(catalogue(), rules.name, [], None, rules.printed(language()))


def switched(name: str, value: str | None) -> tuple[str, ...]:
    """Return a table option that has its own switch as a NAME=VALUE pair."""
    return () if value is None else (f"{name}={value}",)


def default_players(rules: AnyRules) -> int:
    """Return the number of players of a game unless another is given."""
    return game_named(rules.name).default_players()


def values_of(rules: AnyRules) -> dict[str, tuple[SetupValue, ...]]:
    """Return the values of each table option; a list has none."""
    return {**grammar_of(rules).setup, **rules.content_values()}


def read_setup(rules: AnyRules, pairs: tuple[str, ...]) -> dict[str, Any]:
    """Return NAME=VALUE pairs as raw table options. Raises UserError."""
    fields = values_of(rules)
    raw: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UserError(text("cli-setup-no-value", pair=pair))
        if name == "players":
            raise UserError(text("cli-setup-players"))
        if name not in fields:
            known = [field for field in fields if field != "players"]
            raise UserError(not_one_of("cli-unknown-table-option", name, known))
        read = read_value(rules, name, value.strip(), fields[name])
        if raw.setdefault(name, read) != read:
            raise UserError(text("cli-setup-twice", name=name))
    return raw


def read_value(rules: AnyRules, name: str, value: str, allowed: tuple[SetupValue, ...]) -> Any:
    """Return one value; an option without a list of values takes several words.

    Raises UserError.
    """
    if not allowed:
        return [word.strip() for word in value.split(",") if word.strip()]
    for candidate in allowed:
        if value.lower() in written(candidate):
            return candidate
    raise bad_value(rules, name, value, allowed)


def bad_value(rules: AnyRules, name: str, value: str, allowed: tuple[SetupValue, ...]) -> UserError:
    """Return an error that lists the possible values and the default."""
    values = listed([written(each)[0] for each in in_order(allowed)])
    usual = written(default_options(rules)[name])[0]
    return UserError(
        text("cli-setup-bad-value", value=value, name=name, values=values, usual=usual)
    )


def in_order(values: tuple[SetupValue, ...]) -> tuple[SetupValue, ...]:
    """Return numbers by size, and words in their given order."""
    numbers = [value for value in values if type(value) is int]
    return tuple(sorted(numbers)) if len(numbers) == len(values) else values


def default_options(rules: AnyRules) -> dict[str, Any]:
    """Return the table options that apply at a table without time limits by default."""
    untimed = dict(grammar_of(rules).untimed)
    return rules.write_options(rules.read_options(default_players(rules), untimed))


def written(value: SetupValue) -> tuple[str, ...]:
    """Return the ways to type a value, the one to show first."""
    if isinstance(value, bool):
        return YES if value else NO
    return (str(value),) if value != "" else (NONE, "")


def bad_setup(rules: AnyRules, error: BadSetup, given: Mapping[str, Any]) -> UserError:
    """Return an error that says why table options are not allowed."""
    field = error.field
    sentence = neutral_translator(rules).bad_setup(field, error.reason, error.figures)
    if field not in grammar_of(rules).setup_lists or field in given:
        return UserError(sentence)
    like = example_of(rules, field)
    return UserError(text("cli-setup-choose", sentence=sentence, name=field, example=like))


def example_of(rules: AnyRules, field: str) -> str:
    """Return what a table option that is a list looks like."""
    return text(f"cli-{grammar_of(rules).prefix}-list-{field}")


def explain_setup(rules: AnyRules, screen: Screen) -> None:
    """Print every table option with its values and the default."""
    translator = neutral_translator(rules)
    usual = default_options(rules)
    screen.say(text("cli-setup-intro"))
    for name, allowed in values_of(rules).items():
        if name == "players":
            continue
        title = text("cli-setup-title", name=name, label=translator.setup(name))
        headers = texts("cli-setup-header-value", "cli-setup-header-meaning")
        rows = [
            [mark(value, usual[name]), translator.setup_value(name, value)]
            for value in in_order(allowed)
        ] or [
            [text("cli-setup-list"), example_of(rules, name)],
            ["", text("cli-setup-ids", ids=listed(ids_for(rules, name)))],
        ]
        screen.gap()
        screen.say(title, "bold")
        screen.say(translator.setup_text(name))
        screen.grid(Grid("", headers, rows))


def ids_for(rules: AnyRules, name: str) -> list[str]:
    """Return the ids that an option with a list accepts."""
    return [str(named) for named in table_options.listable(grammar_of(rules), name)]


def mark(value: SetupValue, usual: Any) -> str:
    """Return a value as it is typed, marked if it is the default."""
    shown = written(value)[0]
    return text("cli-setup-default", value=shown) if value == usual else shown
