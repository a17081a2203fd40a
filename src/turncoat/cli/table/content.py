"""Custom content files: other cards and numbers, for games that support them."""

from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name

from turncoat.cli.terminal.i18n import UNKNOWN, listed, text
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadContent
from turncoat.core.record import AnyRules
from turncoat.games import GAMES, game_named


def swappable() -> list[str]:
    """Return the games that support custom content."""
    return [name for name in GAMES if game_named(name).with_content]


def rules_of(game: str, file: str | None) -> AnyRules:
    """Return the rules of a game, with the content of a file if one is given. Raises UserError."""
    if file is None:
        return GAMES[game]
    check_swappable(game)
    path = Path(file)
    if not path.exists():
        raise UserError(text("cli-no-such-file", file=file))
    if path.is_dir():
        raise UserError(text("cli-content-is-a-folder", file=file))
    try:
        rules: AnyRules = resolve_name(game_named(game).with_content)(path)
    except BadContent as error:
        raise bad_content(file, error) from None
    return rules


def check_swappable(game: str) -> None:
    """Raise UserError if a game does not support custom content."""
    if game not in swappable():
        raise UserError(text("cli-content-not-here", game=game, games=listed(swappable())))


def games_with(file: str | None) -> Mapping[str, AnyRules]:
    """Return all games, with the file's content where a game supports it."""
    if file is None:
        return GAMES
    return {**GAMES, **{game: rules_of(game, file) for game in swappable()}}


def bad_content(file: str, error: BadContent) -> UserError:
    """Return an error that names the card and the field at fault."""
    line, column = error.place or (UNKNOWN, UNKNOWN)
    sentence = text(
        f"bad-content-{error.reason}",
        thing=error.thing,
        field=error.field,
        detail=error.detail,
        line=str(line),
        column=str(column),
    ).rstrip()
    return UserError(text("cli-bad-content", file=file, sentence=sentence))


def naming(file: str | None) -> tuple[str, ...]:
    """Return the command-line arguments that select the file."""
    return () if file is None else ("--content", file)
