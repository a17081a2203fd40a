"""What is printed on the board and the cards: content files, their form and the box made of one."""

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.reading import default_box, open_box, read_box

__all__ = ["Box", "default_box", "open_box", "read_box"]
