"""The settings of a server, declared once: for flags, environment, file and documentation.

A flag counts more than a variable of the environment, that more than the file, and that more than
the default. What is not known or can't be read is refused: a setting that is spelled wrong must not
be taken for one that is not there.
"""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from turncoat.server import limits
from turncoat.server.origins import KEY_LIFE
from turncoat.server.retention import SHORTEST, Retention, length_in, size_in

PREFIX: Final = "TURNCOAT_"
# Of the environment, but no settings: where the file is, and what developers use.
OTHERS: Final = frozenset({"CONFIG", "TRACEBACK", "COMPILED"})
# Never by a flag: everybody on the machine can read those.
SECRET: Final = frozenset({"metrics_token"})
TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")

Kind = Literal["text", "number", "switch", "list", "length", "size"]
Level = Literal["default", "file", "environment", "flag"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
# In seconds, and given as '30 days'; in bytes, and given as '2 GB'.
Length = Annotated[int, Meta(ge=SHORTEST, extra={"kind": "length"})]
ShortLength = Annotated[int, Meta(ge=SHORTEST, le=KEY_LIFE, extra={"kind": "length"})]
Size = Annotated[int, Meta(ge=0, extra={"kind": "size"})]
KEEP: Final = Retention()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `turncoat serve` can be told."""

    # Friends come in from other machines: that is what a house is for. Whoever is on the network
    # can open rooms in it, and nothing else; 127.0.0.1 keeps it to this machine.
    host: str = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8421
    public_address: list[str] = []
    unix_socket: str | None = None
    trusted_proxy: list[str] = []
    data: str | None = None
    database: str | None = None
    database_file: str | None = None
    bot_workers: Annotated[int, Meta(ge=1, le=256)] | None = None
    rate: Annotated[int, Meta(ge=1)] = limits.RATE
    imports: bool = True
    listing: bool = True
    keep_lobbies: Length = KEEP.lobbies
    keep_journals: Length = KEEP.journals
    keep_unfinished: Length = KEEP.unfinished
    keep_addresses: ShortLength = KEEP.addresses
    keep_replays: Size = KEEP.replays
    open: bool | None = None
    metrics: str | None = None
    metrics_token: str | None = None

    @property
    def retention(self) -> Retention:
        """How long things are kept."""
        return Retention(
            lobbies=self.keep_lobbies,
            journals=self.keep_journals,
            unfinished=self.keep_unfinished,
            addresses=self.keep_addresses,
            replays=self.keep_replays,
        )


class Setting(msgspec.Struct, frozen=True):
    """One of them."""

    name: str
    kind: Kind
    default: Any
    least: int | None = None
    most: int | None = None

    @property
    def flag(self) -> str:
        """As an option of the command; nothing if it is a secret."""
        return "" if self.name in SECRET else "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """As a variable of the environment."""
        return PREFIX + self.name.upper()

    def read(self, text: str) -> Any:
        """A value as the environment has it; raises ValueError."""
        if self.kind in NUMBERS:
            return self._bounded(NUMBERS[self.kind](text))
        if self.kind == "switch":
            return _switch(text)
        return text.replace(",", " ").split() if self.kind == "list" else text

    def checked(self, value: Any) -> Any:
        """A value as the file has it; raises ValueError."""
        if self.kind in ("length", "size") and isinstance(value, str):
            return self.read(value)
        if self.kind == "list" and isinstance(value, str):
            value = [value]
        fits = {
            "text": isinstance(value, str),
            "switch": isinstance(value, bool),
            "number": isinstance(value, int) and not isinstance(value, bool),
            "list": isinstance(value, list) and all(isinstance(one, str) for one in value),
        }.get(self.kind, False)
        if not fits:
            raise ValueError(self.name)
        return self._bounded(value) if self.kind == "number" else value

    def _bounded(self, number: int) -> int:
        least, most = self.least, self.most
        if (least is not None and number < least) or (most is not None and number > most):
            raise ValueError(self.name)
        return number


# How a number is read.
NUMBERS: Final[dict[Kind, Callable[[str], int]]] = {
    "number": int,
    "length": length_in,
    "size": size_in,
}


def _switch(text: str) -> bool:
    if text.lower() in TRUE:
        return True
    if text.lower() in FALSE:
        return False
    raise ValueError(text)


def _declared(name: str, form: Any) -> Setting:
    """What a field of the settings says about itself."""
    default = getattr(Settings(), name)
    plain, meta = _taken_apart(form)
    kinds: dict[Any, Kind] = {int: "number", bool: "switch", str: "text"}
    kind: Kind = "list" if get_origin(plain) is list else kinds[plain]
    kind = (meta.extra or {}).get("kind", kind)
    return Setting(name, kind, default, meta.ge, meta.le)  # type: ignore[arg-type]


def _taken_apart(form: Any) -> tuple[Any, Meta]:
    """The bare type of a field, and its bounds."""
    if get_origin(form) is Annotated:
        plain, meta = get_args(form)
        return plain, meta
    wanted = [part for part in get_args(form) if part is not type(None)]
    return _taken_apart(wanted[0]) if wanted and get_origin(form) is not list else (form, Meta())


# What settings were called up to 0.6.0, in files and in the environment.
RENAMED: Final = {"thinkers": "bot_workers"}
SETTINGS: Final = {
    name: _declared(name, form)
    for name, form in get_type_hints(Settings, include_extras=True).items()
}


class BadSetting(Exception):
    """Something that can't be used; `where` is how whoever gave it calls it."""

    def __init__(self, where: str, setting: Setting | None = None) -> None:
        super().__init__(where)
        self.where = where
        self.setting = setting


class BadFile(Exception):
    """A file of settings that can't be read."""


class Given(msgspec.Struct, frozen=True):
    """The settings, and where each of them is from."""

    settings: Settings
    levels: dict[str, Level]

    def over(self, one: str, other: str) -> bool:
        """Whether one of two was given more emphatically than the other."""
        return LEVELS.index(self.level(one)) > LEVELS.index(self.level(other))

    def level(self, name: str) -> Level:
        """Where a setting is from."""
        return self.levels.get(name, "default")


def given(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Given:
    """All settings; raises BadSetting or BadFile."""
    found: dict[Level, dict[str, Any]] = {
        "file": in_file(file) if file is not None else {},
        "environment": in_environment(environment),
        "flag": {name: value for name, value in flags.items() if value not in (None, ())},
    }
    values: dict[str, Any] = {}
    levels: dict[str, Level] = {}
    for level, some in found.items():
        values |= some
        levels |= dict.fromkeys(some, level)
    return Given(Settings(**values), levels)


def setting_named(name: str) -> Setting | None:
    """A setting by its name, or by one that an earlier release gave it."""
    return SETTINGS.get(RENAMED.get(name, name))


def in_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the variables say; empty ones say nothing."""
    found = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable.removeprefix(PREFIX) in OTHERS:
            continue
        setting = setting_named(variable.removeprefix(PREFIX).lower())
        if setting is None:
            raise BadSetting(variable)
        if text:
            found[setting.name] = _read(setting, setting.read, text, variable)
    return found


def in_file(path: Path) -> dict[str, Any]:
    """What a file says."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadFile(str(error)) from None
    found = {}
    for name, value in said.items():
        setting = setting_named(name)
        if setting is None:
            raise BadSetting(name)
        found[setting.name] = _read(setting, setting.checked, value, name)
    return found


def _read(setting: Setting, read: Any, value: Any, where: str) -> Any:
    try:
        return read(value)
    except ValueError:
        raise BadSetting(where, setting) from None
