"""The texts of cards and rooms beside questions, options and events."""

from typing import Final

from turncoat.cli.games.among_cultists.board import (
    board_of,
    guests,
    names_at,
    room_at,
    room_in_words,
)
from turncoat.cli.games.among_cultists.dangers import at_stake
from turncoat.cli.terminal.i18n import listed, text
from turncoat.core.terms import ANSWER, Event, Option, Term
from turncoat.games.among_cultists.phases.clean_up import ANNOUNCE
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.locales.translator import Translator

# Topics that follow directly on something that the player has just read.
PASSING: Final = (
    "give", "give_to", "status", "lay", "camera", "token", "vote", "change_vote", "announce",
)  # fmt: skip
# What an action does, where its name does not say it.
SAYS: Final[dict[str, str]] = {
    "secure_hallway": "cli-ac-says-secure",
    "fight_cultist": "cli-ac-says-fight",
    "scare_off_fishman": "cli-ac-says-chase",
    "kill_character": "cli-ac-says-kill",
    "call_vote": "cli-ac-says-vote",
    "use_cameras": "cli-ac-says-camera",
    "reset_power": "cli-ac-says-power",
    "close_gate": "cli-ac-says-gate",
}
STOP_KEY: Final = "."
WITH_PLACE: Final = ("go", "stop")
WITH_ROOM: Final = ("refill_room", "check_room", "camera_room")
BY_CAMERA: Final = ("camera_room",)
WITH_PULSE: Final = ("look", "check_status", "camera_status")


def arranged(options: list[Option], view: AmongCultistsView) -> list[Option]:
    """Put 'stop here' first, even if secret doors allow stopping elsewhere."""
    return sorted(options, key=lambda option: shortcut(option, view) != STOP_KEY)


def shortcut(option: Option, view: AmongCultistsView) -> str:
    """Return the key for stopping where one is."""
    here = "" if view.seat is None else view.players[view.seat].place
    return STOP_KEY if option == ("stop", here) else ""


def in_passing(topic: Term, view: AmongCultistsView) -> bool:
    """Return whether a topic is a later step of a move, or follows directly on another."""
    gone = [w for kind, who, w in view.answers if kind == ANSWER and who == view.seat]
    return topic[0] in PASSING or (topic[0] == "move" and bool(gone))


def question_note(topic: Term, translator: Translator) -> str:
    """Return the text of the token that was drawn."""
    return translator.token_text(str(topic[1])) if topic[0] == "token" else ""


def detail(option: Option, view: AmongCultistsView, translator: Translator) -> str:
    """Return what is at a place, or what a card or an action does."""
    kind = option[0]
    if kind in WITH_PLACE:
        found = found_at(str(option[1]), view, translator)
        return listed([*by_secret_door(option, view), *found])
    if kind in WITH_ROOM:
        room = room_at(view, str(option[1]))
        words = [room_in_words(room)] if room else []
        return listed([*by_secret_door(option, view), *words])
    if kind == "lay":
        return translator.card_text(str(option[1]))
    if kind in WITH_PULSE:
        count = view.players[int(option[1])].pulse_count
        return text("cli-ac-pulse-count", number=count)
    if option == ANNOUNCE:
        return at_stake(view)
    return text(SAYS[kind]) if kind in SAYS else ""


def by_secret_door(option: Option, view: AmongCultistsView) -> list[str]:
    """AC-32  Say that the viewer's way leads through a secret door."""
    secret = option[1] in view.secret_ways and option[0] not in BY_CAMERA
    return [text("cli-ac-by-secret-door")] if secret else []


def found_at(place: str, view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return the colour of a place, whether it is on one's route, and what and who is there."""
    room = room_at(view, place)
    parts = []
    if room:
        fixed = board_of(view)
        name = translator.name("shelf", fixed.shelf_of[place].id)
        on_route = view.own is not None and place in view.own.route_places
        parts = [text("cli-ac-on-route", colour=name) if on_route else name, room_in_words(room)]
    parts += guests(view, place, room)
    names = names_at(view, place, translator)
    return [*parts, text("cli-ac-here", names=names)] if names else parts


def event_note(event: Event, translator: Translator) -> str:
    """Return the text of a token or card that is revealed."""
    if event[0] in ("event", "mirrored"):
        return translator.token_text(str(event[1]))
    if event[0] in ("room_card", "unsafe_card"):
        return translator.card_text(str(event[-1]))
    return ""
