"""The keyring: tokens of rooms we have been in, so that the same command leads back to the seat."""

from pathlib import Path

import click
import msgspec

from turncoat.cli.table.saves import SaveFile, data_folder
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.store.private import FILE, FOLDER, tighten


def file() -> Path:
    """Where they are kept, for the user alone."""
    return data_folder() / "keyring.json"


def tokens() -> dict[str, str]:
    """All tokens by their rooms; a keyring that can't be read is an empty one. Where others could
    read it, they can no longer."""
    for path, mode in [(file(), FILE), (file().parent, FOLDER)]:
        if tighten(path, mode):
            click.echo(text("cli-made-private", file=str(path)), err=True)
    try:
        return msgspec.json.decode(file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def find(room: str, name: str | None) -> str | None:
    """The token of somebody who gave this name, or of whoever came first from here."""
    return tokens().get(key(room, name))


def key(room: str, name: str | None) -> str:
    """Several people may share a machine: each comes back by the name they gave."""
    return f"{room} {name.casefold()}" if name else room


def keep(room: str, token: str, name: str | None = None) -> None:
    """Put a token on the keyring."""
    kept = tokens()
    if name:
        kept.setdefault(room, token)
    write({**kept, key(room, name): token})


def drop(token: str) -> None:
    """A token that opens nothing any more."""
    write({place: kept for place, kept in tokens().items() if kept != token})


def write(kept_tokens: dict[str, str]) -> None:
    """Whole, and then by its name, so that it is never half there."""
    path = file()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        SaveFile(path, ours=True).write(msgspec.json.encode(kept_tokens))
    except OSError as error:
        why = error.strerror or str(error)
        raise UserError(text("cli-join-cant-keep", file=str(path), why=why)) from None
