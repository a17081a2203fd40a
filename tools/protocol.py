"""Write the pages about the protocol that are made from the source: `make docs`."""

import json
from pathlib import Path
from typing import Any

from turncoat.server.gamefile import GameFile
from turncoat.server.protocol import handbook, schema

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "protocol"


def pages() -> dict[str, str]:
    """Every page by its name."""
    return {
        "README.md": handbook.markdown(),
        "messages.schema.json": written(schema.messages()),
        "game.schema.json": written(schema.of_file(GameFile, "Turncoat: a finished game")),
    }


def written(value: dict[str, Any]) -> str:
    """JSON that reads well in a difference."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, page in pages().items():
        (FOLDER / name).write_text(page, "utf-8")


if __name__ == "__main__":
    main()
