"""The settings of a server as command-line options, with errors as one sentence."""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from turncoat.cli.terminal.i18n import UNKNOWN, text
from turncoat.cli.terminal.usage import Number
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import (
    SETTINGS,
    BadFile,
    BadSetting,
    Given,
    Setting,
    given,
)
from turncoat.server.retention import BYTES, SECONDS

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

FILE_VARIABLE: Final = "TURNCOAT_CONFIG"
# Keeps a number with its unit in one line of the help.
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# Only in its sentence does every supported Python say where a TOML file is wrong.
PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
METAVARS: Final = {
    "host": text("cli-metavar-host"),
    "public_address": "URL",
    "unix_socket": text("cli-metavar-file"),
    "trusted_proxy": text("cli-metavar-network"),
    "data": text("cli-metavar-folder"),
    "database": "URL",
    "database_file": text("cli-metavar-file"),
    "keep_lobbies": text("cli-metavar-length"),
    "keep_journals": text("cli-metavar-length"),
    "keep_unfinished": text("cli-metavar-length"),
    "keep_addresses": text("cli-metavar-length"),
    "keep_replays": text("cli-metavar-size"),
    "metrics": text("cli-metavar-metrics"),
}


def with_settings(*names: str) -> Callable[[Decorated], Decorated]:
    """Decorate a command with options for some settings, or for all, and for a settings file."""

    def decorate(command: Decorated) -> Decorated:
        for name in reversed(names or tuple(SETTINGS)):
            if SETTINGS[name].flag:
                command = option(SETTINGS[name])(command)
        return click.option("--config", envvar=FILE_VARIABLE, metavar=text("cli-metavar-file"),
                            help=text("cli-serve-config"))(command)  # fmt: skip

    return decorate


def option(setting: Setting) -> Callable[[Decorated], Decorated]:
    """Return the option for a setting. It has no default, so that we see whether it was given."""
    help_text = described(setting)
    if setting.kind == "switch":
        both = f"{setting.flag}/--no-{setting.flag.removeprefix('--')}"
        return click.option(both, setting.name, default=None, help=help_text)
    if setting.kind == "number":
        kind = Number(setting.least or 0, setting.most)
        return click.option(setting.flag, setting.name, type=kind, metavar="N", help=help_text)
    if setting.kind in ("length", "size"):
        metavar = METAVARS[setting.name]
        kind_of = Measure(setting)
        return click.option(
            setting.flag, setting.name, type=kind_of, metavar=metavar, help=help_text
        )
    return click.option(
        setting.flag, setting.name, multiple=setting.kind == "list",
        metavar=METAVARS[setting.name], help=help_text,
    )  # fmt: skip


def described(setting: Setting) -> str:
    """Return what a setting is for, and its default."""
    default = usual(setting).replace(" ", NO_BREAK)
    return text("cli-setting-" + setting.name.replace("_", "-"), usual=default)


def usual(setting: Setting) -> str:
    """Return the default as one would type it; empty if there is none."""
    value = setting.default
    if setting.kind in ("length", "size"):
        return measured(value, setting.kind)
    if isinstance(value, bool):
        return str(value).lower()
    return "" if value in (None, []) else str(value)


def measured(value: int, kind: str) -> str:
    """Return a length of time or a size in the largest unit that fits."""
    if kind == "size":
        unit, much = max((much, unit) for unit, much in BYTES.items() if value % much == 0)[::-1]
        return f"{value // much} {unit}"
    unit = "hour" if value % SECONDS["day"] else "day"
    count = value // SECONDS[unit]
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"


class Measure(click.ParamType[int]):
    """A length of time or a size."""

    name = "measure"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        try:
            return value if isinstance(value, int) else int(self.setting.read(value))
        except ValueError:
            self.fail(wanted(self.setting), param, ctx)


def settings_of(config: str | None, flags: Mapping[str, Any]) -> Given:
    """Return all settings from flags, environment and file. Raises UserError."""
    try:
        return given(flags, os.environ, Path(config) if config else None)
    except BadFile as error:
        raise bad_file(Path(config or ""), error) from None
    except BadSetting as error:
        if error.setting is None:
            raise UserError(text("cli-setting-unknown", name=error.where)) from None
        sentence = text("cli-setting-bad", name=error.where, wanted=wanted(error.setting))
        raise UserError(sentence) from None


def bad_file(file: Path, error: BadFile) -> UserError:
    """Return an error that says why a settings file can't be used."""
    if not file.exists():
        return UserError(text("cli-no-such-file", file=str(file)))
    if error.is_toml:
        return UserError(text("cli-setting-cant-read", file=str(file), why=str(error)))
    place = PLACE.search(str(error))
    line, column = place.groups() if place else (UNKNOWN, UNKNOWN)
    return UserError(text("cli-setting-bad-file", file=str(file), line=line, column=column))


def wanted(setting: Setting) -> str:
    """Return what a valid value looks like."""
    least, most = str(setting.least or 0), "" if setting.most is None else str(setting.most)
    if setting.kind == "number" and most:
        return text("cli-setting-wanted-between", least=least, most=most)
    if setting.kind == "number":
        return text("cli-setting-wanted-at-least", least=least)
    if setting.kind == "length":
        longest = "none" if setting.most is None else measured(setting.most, "length")
        return text("cli-setting-wanted-length", longest=longest.replace(" ", NO_BREAK))
    return text("cli-setting-wanted-" + setting.kind)
