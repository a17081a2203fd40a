"""Names of seats, as the reader knows them."""

from turncoat.cli.words import listed, text
from turncoat.core.words import Seat
from turncoat.locales.speaker import Speaker


def seat_name(seat: Seat, speaker: Speaker) -> str:
    """A name, with a mark for the reader's own."""
    name = speaker.name("seat", seat)
    return text("cli-name-me", name=name) if seat == speaker.me else name


def seat_names(seats: list[Seat], speaker: Speaker) -> str:
    """Several names in a row."""
    return listed([seat_name(seat, speaker) for seat in seats])
