"""What a host has decided about a room, in short."""

from turncoat.cli.online.status import length
from turncoat.cli.terminal.i18n import listed, text
from turncoat.server.protocol.settings import Clocks, Settings, Spectators, with_defaults


def in_short(settings: Settings) -> str:
    """The clocks, the talk and the watchers of a room, one after another."""
    talk = "cli-lobby-talk-free" if settings.free_text else "cli-lobby-talk-claims"
    parts = [*pace(with_defaults(settings.clocks)), text(talk), watchers(settings.spectators)]
    if settings.several_seats:
        parts.append(text("cli-lobby-several-seats"))
    if settings.listed:
        parts.append(text("cli-lobby-listed"))
    return listed(parts)


def pace(clocks: Clocks) -> list[str]:
    """How fast it goes, and how long one may think."""
    parts = [text(f"cli-lobby-pace-{clocks.pace}")]
    if clocks.move:
        parts.append(text("cli-lobby-move", time=length(clocks.move * 1000)))
    return parts


def watchers(spectators: Spectators) -> str:
    """Who may look on, and when they see what happens."""
    if not spectators.allowed:
        return text("cli-lobby-no-watchers")
    if spectators.delay:
        return text("cli-lobby-watchers-late", time=length(spectators.delay * 1000))
    return text("cli-lobby-watchers")
