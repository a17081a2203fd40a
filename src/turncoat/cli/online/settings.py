"""The settings of a room in one line."""

from turncoat.cli.terminal.durations import duration
from turncoat.cli.terminal.i18n import listed, text
from turncoat.server.protocol.settings import Clocks, Settings, Spectators, with_defaults


def summary(settings: Settings) -> str:
    """Return the clocks, the chat and the spectators of a room as a list."""
    talk = "cli-lobby-talk-free" if settings.free_text else "cli-lobby-talk-claims"
    parts = [
        *pace(with_defaults(settings.clocks)),
        text(talk),
        spectators_in_words(settings.spectators),
    ]
    if settings.several_seats:
        parts.append(text("cli-lobby-several-seats"))
    if settings.listed:
        parts.append(text("cli-lobby-listed"))
    return listed(parts)


def pace(clocks: Clocks) -> list[str]:
    """Return the pace and the time per move."""
    parts = [text(f"cli-lobby-pace-{clocks.pace}")]
    if clocks.move:
        parts.append(text("cli-lobby-move", time=duration(clocks.move * 1000)))
    return parts


def spectators_in_words(spectators: Spectators) -> str:
    """Return whether people may watch, and with which delay."""
    if not spectators.allowed:
        return text("cli-lobby-no-spectators")
    if spectators.delay:
        return text("cli-lobby-spectators-delay", time=duration(spectators.delay * 1000))
    return text("cli-lobby-spectators")
