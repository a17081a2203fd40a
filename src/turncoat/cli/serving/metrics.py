"""Where `turncoat serve` offers its metrics, and to whom."""

from typing import TYPE_CHECKING, Final

from turncoat.cli.serving.listening import at_port
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import Settings

if TYPE_CHECKING:
    from turncoat.server.monitoring.listener import MetricsListener

HOST: Final = "127.0.0.1"
LAST_PORT: Final = 65535
SHORTEST_TOKEN: Final = 16


def metrics_listener(settings: Settings) -> "MetricsListener | None":
    """Return a listener for metrics if one is configured. Raises UserError.

    Other machines need a token.
    """
    from turncoat.server.monitoring.listener import MetricsListener, is_loopback

    if settings.metrics is None:
        return None
    host, port = place(settings.metrics)
    token = settings.metrics_token or ""
    if not token and not is_loopback(host):
        raise UserError(text("cli-serve-metrics-open", host=host))
    if token and (len(token) < SHORTEST_TOKEN or not token.isascii() or " " in token):
        raise UserError(text("cli-serve-metrics-token", least=str(SHORTEST_TOKEN)))
    return MetricsListener(at_port(host, port), token)


def place(where: str) -> tuple[str, int]:
    """Return the host and the port of a setting; without a host it is this machine."""
    host, _, port = where.rpartition(":")
    if not (port.isascii() and port.isdigit()) or int(port) > LAST_PORT:
        raise UserError(text("cli-serve-bad-metrics", where=where))
    return host.strip("[]") or HOST, int(port)
