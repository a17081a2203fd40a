"""Whole games kept as text. Run `python -m tests.golden` to rewrite them on purpose."""

from pathlib import Path

from tests.games.random_play import play
from turncoat.games import GAMES

FOLDER = Path(__file__).parent / "golden"


def story(game: str, players: int) -> str:
    """The public events of one random game and its number of answers, as text."""
    match = play(game, players, "golden")
    lines = [" ".join(str(word) for word in event) for event in match.events(None)]
    return "\n".join([*lines, f"answers {len(match.log)}", ""])


def path(game: str, players: int) -> Path:
    """The file that keeps the story."""
    return FOLDER / f"{game}_{players}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, rules in GAMES.items():
        for players in rules.player_counts:
            path(game, players).write_text(story(game, players), "utf-8")
