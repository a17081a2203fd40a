"""Write the generated documentation of the protocol: `make docs`."""

import json
from pathlib import Path
from typing import Any

import msgspec

from turncoat.games import own_names
from turncoat.server.app import build
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.game_server import GameServer
from turncoat.server.protocol import schema
from turncoat.server.protocol_docs.page import game_page, markdown
from turncoat.server.replays.game_file import GameFile
from turncoat.server.store.store import Store

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "protocol"
LINKS = {
    "openapi": "openapi.json",
    "messages": "messages.schema.json",
    "grammar": "grammar.json",
    "settings": "settings.json",
    "game": "game.schema.json",
    **{game: f"{game}.md" for game in own_names()},
}


def pages() -> dict[str, str]:
    """Return all pages by file name."""
    openapi = openapi_schema()
    return {
        "README.md": markdown(openapi, LINKS),
        "openapi.json": written(openapi),
        "messages.schema.json": written(schema.messages()),
        "grammar.json": written(schema.grammars()),
        "settings.json": written(schema.room_settings()),
        "game.schema.json": written(schema.of_file(GameFile, schema.FILE_TITLE)),
        **{f"{game}.md": game_page(game) for game in own_names()},
    }


def openapi_schema() -> dict[str, Any]:
    """Return the OpenAPI document of a server."""
    game_server = GameServer(Store("sqlite://"), BotWorkers(1))
    sent = msgspec.json.encode(build(game_server).openapi_schema.to_schema())
    return msgspec.json.decode(sent, type=dict[str, Any])


def written(value: dict[str, Any]) -> str:
    """Return JSON with one value per line, so that diffs are readable."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, page in pages().items():
        (FOLDER / name).write_text(page, "utf-8")


if __name__ == "__main__":
    main()
