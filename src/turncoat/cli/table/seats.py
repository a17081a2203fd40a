"""Names of seats, as the viewer knows them."""

from turncoat.cli.terminal.i18n import listed, text
from turncoat.core.terms import Seat
from turncoat.locales.translator import Translator


def seat_name(seat: Seat, translator: Translator) -> str:
    """Return a seat's name, marked if it is the viewer's own."""
    name = translator.name("seat", seat)
    return text("cli-name-me", name=name) if seat == translator.me else name


def seat_names(seats: list[Seat], translator: Translator) -> str:
    """Return several names as a list."""
    return listed([seat_name(seat, translator) for seat in seats])
