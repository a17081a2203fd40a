"""The server's settings, declared once for flags, environment, file and documentation.

A flag overrides an environment variable, which overrides the file, which overrides the default.
Unknown names and values that can't be used are errors, so that a misspelled setting is not silently
ignored.
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
# Environment variables that are not settings: the path of the file, and what developers use.
OTHERS: Final = frozenset({"CONFIG", "TRACEBACK", "COMPILED"})
# Never as a flag: all users of the machine can read those.
SECRET: Final = frozenset({"metrics_token"})
TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")

Kind = Literal["text", "number", "switch", "list", "length", "size"]
Level = Literal["default", "file", "environment", "flag"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
# In seconds, written as '30 days'; in bytes, written as '2 GB'.
Length = Annotated[int, Meta(ge=SHORTEST, extra={"kind": "length"})]
ShortLength = Annotated[int, Meta(ge=SHORTEST, le=KEY_LIFE, extra={"kind": "length"})]
Size = Annotated[int, Meta(ge=0, extra={"kind": "size"})]
KEEP: Final = Retention()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of `turncoat serve`."""

    # The default is reachable for friends on the network, which is what a server is for. All they
    # can do is open rooms; 127.0.0.1 keeps the server private.
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
    """The declaration of one setting."""

    name: str
    kind: Kind
    default: Any
    least: int | None = None
    most: int | None = None

    @property
    def flag(self) -> str:
        """The command-line option; empty for a secret."""
        return "" if self.name in SECRET else "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return PREFIX + self.name.upper()

    def read(self, text: str) -> Any:
        """Parse a value from the environment. Raises ValueError."""
        if self.kind in NUMBERS:
            return self._bounded(NUMBERS[self.kind](text))
        if self.kind == "switch":
            return _switch(text)
        return text.replace(",", " ").split() if self.kind == "list" else text

    def checked(self, value: Any) -> Any:
        """Check a value from the file. Raises ValueError."""
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


# Parsers of numbers.
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
    """Derive the declaration of a setting from its field."""
    default = getattr(Settings(), name)
    plain, meta = _split_type(form)
    kinds: dict[Any, Kind] = {int: "number", bool: "switch", str: "text"}
    kind: Kind = "list" if get_origin(plain) is list else kinds[plain]
    kind = (meta.extra or {}).get("kind", kind)
    return Setting(name, kind, default, meta.ge, meta.le)  # type: ignore[arg-type]


def _split_type(form: Any) -> tuple[Any, Meta]:
    """The plain type of a field, and its bounds."""
    if get_origin(form) is Annotated:
        plain, meta = get_args(form)
        return plain, meta
    wanted = [part for part in get_args(form) if part is not type(None)]
    return _split_type(wanted[0]) if wanted and get_origin(form) is not list else (form, Meta())


# Names of settings up to 0.6.0, in files and in the environment.
RENAMED: Final = {"thinkers": "bot_workers"}
SETTINGS: Final = {
    name: _declared(name, form)
    for name, form in get_type_hints(Settings, include_extras=True).items()
}


class BadSetting(Exception):
    """A setting that can't be used. `where` is its name as it was given."""

    def __init__(self, where: str, setting: Setting | None = None) -> None:
        super().__init__(where)
        self.where = where
        self.setting = setting


class BadFile(Exception):
    """A file of settings that can't be read, or is not TOML."""

    def __init__(self, why: str, is_toml: bool = True) -> None:
        super().__init__(why)
        self.is_toml = is_toml


class Given(msgspec.Struct, frozen=True):
    """The settings, and where each of them comes from."""

    settings: Settings
    levels: dict[str, Level]

    def over(self, one: str, other: str) -> bool:
        """Whether one setting was given at a higher level than another."""
        return LEVELS.index(self.level(one)) > LEVELS.index(self.level(other))

    def level(self, name: str) -> Level:
        """Return where a setting comes from."""
        return self.levels.get(name, "default")


def given(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Given:
    """Combine all settings. Raises BadSetting or BadFile."""
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
    """The setting with a name, or with a name of earlier releases; None if there is none."""
    return SETTINGS.get(RENAMED.get(name, name))


def in_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings in environment variables; empty variables are ignored. Raises BadSetting."""
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
    """The settings in a TOML file. Raises BadSetting or BadFile."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadFile(error.strerror or str(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadFile(str(error), is_toml=False) from None
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
