"""Saved tables: a record with the players' names and who is a person.

A file is written completely before it gets its name, so it is never half there. Existing files of
others are never overwritten.
"""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

import msgspec

from turncoat.bots.registry import strongest
from turncoat.cli.terminal.folders import user_data
from turncoat.cli.terminal.i18n import shown_name, text
from turncoat.cli.terminal.user_error import UserError
from turncoat.core import record
from turncoat.core.errors import BadRecord
from turncoat.core.match import AnyMatch
from turncoat.core.record import AnyRules
from turncoat.core.terms import Seat
from turncoat.games import GAMES
from turncoat.server.replays import game_file

FORMAT: Final = "turncoat-table-1"
LARGEST: Final = 16_000_000

SPOILED: Final = {
    "unreadable": "record-unreadable",
    "format": "record-format",
    "checksum": "record-checksum",
    "game": "record-game",
    "version": "record-version",
    "content": "cli-other-content",
    "log": "record-log",
    "length": "record-length",
}


class Party(msgspec.Struct, kw_only=True):
    """Who plays at the keyboard, and which bots play the other seats."""

    names: list[str]
    people: list[Seat]
    bots: str


class SavedTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The contents of a save file."""

    format: str
    party: Party
    match: msgspec.Raw
    checksum: str


class Saved:
    """A save file that was read and checked; `party` is None for a bare record."""

    def __init__(self, match: bytes, party: Party | None, games: Mapping[str, AnyRules]) -> None:
        self.data = match
        self.party = party
        self.games = games
        self.record, self.rules = record.read(match, games)

    def steps(self) -> Iterator[AnyMatch]:
        """Yield the match from the deal on, one log entry at a time. Raises BadRecord."""
        yield from record.replay(self.data, self.games)


def pack(match: AnyMatch, party: Party) -> bytes:
    """Return a table as bytes."""
    saved = msgspec.Raw(record.save(match))
    return msgspec.json.encode(
        SavedTable(format=FORMAT, party=party, match=saved, checksum=_checksum(party, saved))
    )


def _checksum(party: Party, match: msgspec.Raw) -> str:
    return blake2b(msgspec.json.encode(party) + bytes(match), digest_size=16).hexdigest()


def unpack(data: bytes, games: Mapping[str, AnyRules] = GAMES) -> Saved:
    """Return a table from its bytes: a save, a game file or a bare record. Raises BadRecord."""
    try:
        parts = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        form = bytes(parts["format"])
        if form == msgspec.json.encode(game_file.FORMAT):
            return from_game_file(data, games)
        if form != msgspec.json.encode(FORMAT):
            return Saved(data, None, games)
        saved = msgspec.json.decode(data, type=SavedTable)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, RecursionError) as error:
        raise BadRecord("unreadable", str(error)) from None
    if saved.checksum != _checksum(saved.party, saved.match):
        raise BadRecord("checksum")
    return Saved(bytes(saved.match), saved.party, games)


def has_no_commitment(data: bytes) -> bool:
    """Return whether this is a game that was not played on a server."""
    try:
        form = msgspec.json.decode(data, type=dict[str, Any])["format"]
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, RecursionError):
        return False
    return form in (FORMAT, record.FORMAT)


def from_game_file(data: bytes, games: Mapping[str, AnyRules]) -> Saved:
    """Return the match of a game file that a server exported."""
    file = game_file.read(data)
    names = [shown_name(player.name) for player in file.players]
    people = [seat for seat, player in enumerate(file.players) if player.kind != "bot"]
    party = Party(names=names, people=people, bots=strongest(file.match.game))
    return Saved(game_file.match_of(file), party, games)


def read_bytes(path: Path) -> bytes:
    """Return the contents of a file that is not too large. Raises UserError."""
    try:
        if path.is_dir():
            raise UserError(text("cli-is-a-folder", file=str(path)))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise UserError(text("cli-no-such-file", file=str(path))) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UserError(text("cli-cant-read", file=str(path), why=why)) from None
    if len(data) > LARGEST:
        raise UserError(text("cli-too-large", file=str(path)))
    return data


def read(path: Path, games: Mapping[str, AnyRules] = GAMES) -> Saved:
    """Return a table from a file. Raises UserError."""
    data = read_bytes(path)
    try:
        return unpack(data, games)
    except BadRecord as error:
        raise bad_save(path, error) from None


def bad_save(path: Path, error: BadRecord) -> UserError:
    """Return an error that says why a saved table can't be used."""
    return UserError(text("cli-bad-save", file=str(path), why=text(SPOILED[error.reason])))


def data_folder() -> Path:
    """Return the folder for user data on this system.

    Raises UserError if there is no home folder.
    """
    folder = user_data()
    if folder is None:
        raise UserError(text("cli-no-home"))
    return folder


class SaveFile:
    """The file that a table is saved to while it is played."""

    def __init__(self, path: Path, ours: bool) -> None:
        self.path = path
        # Whether the file is ours: we created it, or were told to continue in it.
        self.ours = ours

    @classmethod
    def create(cls, path: Path, data: bytes) -> "SaveFile":
        """Create a new file.

        Raises FileExistsError if it exists, UserError if it can't be written.
        """
        save = cls(path, ours=False)
        try:
            save.write(data)
        except FileExistsError:
            raise
        except (OSError, ValueError) as error:
            raise cant_write(path, error) from None
        return save

    @classmethod
    def create_in_data_folder(cls, game: str, data: bytes) -> "SaveFile":
        """Create a new file named after the game and the time. Raises UserError."""
        folder = data_folder()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise cant_write(folder, error) from None
        name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
        for number in count(2):
            with suppress(FileExistsError):
                return cls.create(folder / f"{name}.json", data)
            name = f"{name.removesuffix(f'-{number - 1}')}-{number}"
        raise AssertionError

    def write(self, data: bytes, durable: bool = True) -> None:
        """Write to a temporary file, then rename it. `durable` also waits for the disk.

        Raises FileExistsError if the file exists and is not ours, OSError if writing fails.
        """
        handle, name = mkstemp(dir=self.path.parent, prefix=".turncoat-", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            if self.ours:
                os.replace(name, self.path)
            else:
                name_if_free(name, self.path)
                self.ours = True
        finally:
            with suppress(FileNotFoundError):
                os.unlink(name)


def name_if_free(name: str, path: Path) -> None:
    """Rename a file unless the name is taken; atomically where the system has hard links."""
    try:
        os.link(name, path)
    except FileExistsError:
        raise
    except OSError:
        path.open("xb").close()
        os.replace(name, path)


def cant_write(path: Path, error: Exception) -> UserError:
    """Return an error that says why a file can't be written."""
    why = getattr(error, "strerror", None) or str(error)
    return UserError(text("cli-cant-write", file=str(path), why=why))
