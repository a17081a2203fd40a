"""Write moments of games between bots, as the page receives them: `make gallery`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from turncoat.bots.driver import Driver
from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Seat
from turncoat.games import GAMES

FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "gallery"
NAMES: Final = ("Ada", "Ben", "Cyd", "Dora", "Eva", "Finn", "Gwen", "Hugo")
# Each topic is written when it comes up for the first time, and for this time.
LATE: Final = 12
# The tables to play, and their options.
TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("among_cultists", 5, {}),
    ("among_cultists", 6, {"preset": "experienced"}),
    ("among_cultists", 8, {"preset": "experienced"}),
    ("among_cultists", 4, {}),
    ("shadow_hunters", 5, {}),
    ("shadow_hunters", 8, {"pool": "free"}),
    ("dark_providence", 4, {}),
    ("dark_providence", 2, {}),
    ("dark_providence", 1, {}),
)


def moments(match: AnyMatch, game: str, players: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield names and moments: an early and a late one of each topic, and the end."""
    driver = Driver(match, {seat: bot_named("sensible", game, seat) for seat in range(players)})
    counts: dict[str, int] = {}
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        topic = str(decision.topic[0])
        counts[topic] = counts.get(topic, 0) + 1
        if counts[topic] in (1, LATE):
            yield f"{topic}-{counts[topic]}", moment(match, game, seat, players)
        driver.answer()
    yield "end", moment(match, game, 0, players)
    yield "end-watched", moment(match, game, None, players)


def moment(match: AnyMatch, game: str, seat: Seat | None, players: int) -> dict[str, Any]:
    """Return the table and the story as one seat sees them; at the end also everybody's views."""
    asked = seat is not None and seat in match.pending
    everybody = range(players) if match.over else range(0)
    return {
        "game": game,
        "names": NAMES[:players],
        "seat": seat,
        "view": match.view(seat, restart=False),
        "decision": match.decision_view(seat) if seat is not None and asked else None,
        "offers": [] if seat is None else match.offers(seat),
        "story": match.events(seat),
        "views": [match.view(viewer, restart=False) for viewer in everybody],
    }


def main() -> None:
    """Write all moments and an index of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = []
    for game, players, raw in TABLES:
        rules = GAMES[game]
        match: AnyMatch = Match.deal(
            rules, rules.read_options(players, raw), key_from_seed(f"gallery {players}")
        )
        for name, shown in moments(match, game, players):
            names.append(f"{game}-{players}-{name}")
            (FOLDER / f"{names[-1]}.json").write_bytes(msgspec.json.encode(shown))
    (FOLDER / "index.json").write_bytes(msgspec.json.encode(names))


if __name__ == "__main__":
    main()
