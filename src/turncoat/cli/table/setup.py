"""Table options from the command line: read, checked, and explained."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from turncoat.cli.table.guide import SetupValue
from turncoat.cli.table.guides import guide_to
from turncoat.cli.terminal.i18n import catalogue, listed, text
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadSetup
from turncoat.core.record import AnyRules
from turncoat.locales.translator import Grammar, Translator
from turncoat.server.protocol.schema import setup_of

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
NONE = "none"


def nobodys_speaker(rules: AnyRules) -> Translator:
    """A speaker for what is the same for all readers."""
    return Translator(catalogue(), rules.name, [], None, guide_to(rules).printed())


def switched(name: str, value: str | None) -> tuple[str, ...]:
    """A table option that has a switch of its own, as a pair."""
    return () if value is None else (f"{name}={value}",)


def read_setup(rules: AnyRules, pairs: tuple[str, ...]) -> dict[str, Any]:
    """NAME=VALUE pairs as the game wants them."""
    fields = guide_to(rules).setup
    raw: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UserError(text("cli-setup-no-value", pair=pair))
        if name == "players":
            raise UserError(text("cli-setup-players"))
        if name not in fields:
            raise unknown_field(name, [field for field in fields if field != "players"])
        read = read_value(rules, name, value.strip(), fields[name])
        if raw.setdefault(name, read) != read:
            raise UserError(text("cli-setup-twice", name=name))
    return raw


def unknown_field(name: str, fields: list[str]) -> UserError:
    """There is no such option; perhaps another was meant."""
    near = get_close_matches(name, fields, 1)
    if near:
        return UserError(text("cli-did-you-mean", value=name, near=near[0]))
    return UserError(text("cli-not-one-of", value=name, words=listed(fields)))


def read_value(rules: AnyRules, name: str, value: str, allowed: tuple[SetupValue, ...]) -> Any:
    """One value; a field without a list of values takes several words."""
    if not allowed:
        return [word.strip() for word in value.split(",") if word.strip()]
    for candidate in allowed:
        if value.lower() in written(candidate):
            return candidate
    raise bad_value(rules, name, allowed)


def bad_value(rules: AnyRules, name: str, allowed: tuple[SetupValue, ...]) -> UserError:
    """There is no such value; there are these, and one of them is usual."""
    sentence = nobodys_speaker(rules).bad_setup(name, "value")
    values = listed([written(value)[0] for value in in_order(allowed)])
    usual = written(usual_options(rules)[name])[0]
    return UserError(text("cli-setup-bad-value", sentence=sentence, values=values, usual=usual))


def in_order(values: tuple[SetupValue, ...]) -> tuple[SetupValue, ...]:
    """Numbers by their size; words as they come."""
    numbers = [value for value in values if type(value) is int]
    return tuple(sorted(numbers)) if len(numbers) == len(values) else values


def usual_options(rules: AnyRules) -> dict[str, Any]:
    """What holds at a keyboard unless somebody says otherwise."""
    players = rules.player_counts[1]
    return rules.write_options(rules.read_options(players, dict(guide_to(rules).usual)))


def written(value: SetupValue) -> tuple[str, ...]:
    """How a value may be typed; first as it is shown."""
    if isinstance(value, bool):
        return YES if value else NO
    return (str(value),) if value != "" else (NONE, "")


def bad_setup(rules: AnyRules, error: BadSetup, given: Mapping[str, Any]) -> UserError:
    """Why a table can't be laid so; if it lacks a list, how that is given."""
    field = error.field
    sentence = nobodys_speaker(rules).bad_setup(field, error.reason, error.figures)
    examples = guide_to(rules).examples
    if field not in examples or field in given:
        return UserError(sentence)
    like = text(examples[field])
    return UserError(text("cli-setup-choose", sentence=sentence, name=field, example=like))


def explain_setup(rules: AnyRules, screen: Screen) -> None:
    """Every table option with its values; the usual one is marked."""
    translator = nobodys_speaker(rules)
    guide = guide_to(rules)
    usual = usual_options(rules)
    screen.say(text("cli-setup-intro"))
    for name, allowed in guide.setup.items():
        if name == "players":
            continue
        title = text("cli-setup-title", name=name, label=translator.setup(name))
        headers = [text("cli-setup-header-value"), text("cli-setup-header-meaning")]
        rows = [
            [mark(value, usual[name]), translator.setup_value(name, value)]
            for value in in_order(allowed)
        ] or [
            [text("cli-setup-list"), text(guide.examples[name])],
            ["", text("cli-setup-ids", ids=listed(ids_for(translator.grammar, name)))],
        ]
        screen.gap()
        screen.say(title, "bold")
        screen.say(translator.setup_text(name))
        screen.grid(Grid("", headers, rows))


def ids_for(words: Grammar, name: str) -> list[str]:
    """What a list may name, as it is typed."""
    return [str(named) for named in setup_of(words, name)["ids"]]


def mark(value: SetupValue, usual: Any) -> str:
    """A value as it is typed, with a mark if it is the usual one."""
    shown = written(value)[0]
    return text("cli-setup-usual", value=shown) if value == usual else shown
