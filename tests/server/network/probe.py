"""Runs schemathesis against the REST schema, with real and invented rooms, replays and tokens."""

import subprocess
import sys
from pathlib import Path

from tests.server.guests import begin, connected, open_room, play_out
from tests.server.running import Running
from turncoat.games import GAMES

# Checks that are left out. The schema does not promise that every game exists and every name is
# free. And the framework writes the `Allow` header for only one of two handlers at the same path.
NOT_PROMISED = "positive_data_acceptance,allow_header_conformance"
CONFIG = """
[dictionaries.rooms]
values = {rooms}
[dictionaries.replays]
values = {replays}
[dictionaries.games]
values = {games}
[dictionaries.players]
values = [4, 5]
[parameters]
"path.code" = {{ dictionary = "rooms", probability = 0.8 }}
"path.replay" = {{ dictionary = "replays", probability = 0.8 }}
"body.settings.game" = {{ dictionary = "games", probability = 0.8 }}
"body.settings.players" = {{ dictionary = "players", probability = 0.8 }}
[cache]
enabled = false
"""


def probe(
    server: Running, folder: Path, examples: int, *chance: str
) -> subprocess.CompletedProcess[str]:
    """Run schemathesis with this many examples for each route. Its report is in the output."""
    lobby, begun, ended = open_room(server), open_room(server), open_room(server)
    with connected(server, begun) as wire:
        begin(wire)
    replay = play_out(server, ended)
    rooms = [entry.room for entry in (lobby, begun, ended)]
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(rooms=rooms, replays=[replay], games=list(GAMES)))
    command = [
        str(Path(sys.executable).with_name("st")), "--no-color", "--config-file", str(config),
        "run", f"{server.address}/api/schema/openapi.json", "--max-examples", str(examples),
        "--exclude-checks", NOT_PROMISED, "--header", f"Authorization: Bearer {lobby.token}",
        "--continue-on-failure", "--request-timeout", "30", *chance,
    ]  # fmt: skip
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
