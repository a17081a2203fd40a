"""The keyring: tokens of rooms we have joined, so that the same command returns to our seat."""

from pathlib import Path

import click
import msgspec

from turncoat.cli.table.saves import SaveFile, data_folder
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.store.private import FILE, FOLDER, tighten


def file() -> Path:
    """Return the path of the keyring, which only the user may read."""
    return data_folder() / "keyring.json"


def tokens() -> dict[str, str]:
    """Return all tokens by room; an unreadable keyring counts as empty.

    Restricts the file's permissions if others could read it.
    """
    for path, mode in [(file(), FILE), (file().parent, FOLDER)]:
        if tighten(path, mode):
            click.echo(text("cli-made-private", file=str(path)), err=True)
    try:
        return msgspec.json.decode(file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def find(room: str, name: str | None) -> str | None:
    """Return the token of the person who gave this name, or of the first who joined from here."""
    return tokens().get(key(room, name))


def key(room: str, name: str | None) -> str:
    """Return the key of a token. People who share a machine return by the names they gave."""
    return f"{room} {name.casefold()}" if name else room


def keep(room: str, token: str, name: str | None = None) -> None:
    """Add a token. Raises UserError if the keyring can't be written."""
    kept = tokens()
    if name:
        kept.setdefault(room, token)
    write({**kept, key(room, name): token})


def drop(token: str) -> None:
    """Remove a token that is no longer valid."""
    write({place: kept for place, kept in tokens().items() if kept != token})


def write(kept_tokens: dict[str, str]) -> None:
    """Write the keyring atomically. Raises UserError if that fails."""
    path = file()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        SaveFile(path, ours=True).write(msgspec.json.encode(kept_tokens))
    except OSError as error:
        why = error.strerror or str(error)
        raise UserError(text("cli-join-cant-store", file=str(path), why=why)) from None
