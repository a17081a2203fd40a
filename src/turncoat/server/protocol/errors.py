"""The closed list of refusals. None of them depends on what a seat may not know."""

from typing import Final

from turncoat.core.errors import REFUSALS as RULES_REFUSALS

BAD_MESSAGE: Final = "bad_message"
TOO_LARGE: Final = "too_large"
TOO_FAST: Final = "too_fast"
TOO_MANY: Final = "too_many"
UNKNOWN_ROOM: Final = "unknown_room"
UNKNOWN_GAME: Final = "unknown_game"
UNKNOWN_PAGE: Final = "unknown_page"
WRONG_TOKEN: Final = "wrong_token"
BAD_SETTINGS: Final = "bad_settings"
BAD_NAME: Final = "bad_name"
NAME_TAKEN: Final = "name_taken"
NO_WATCHERS: Final = "no_watchers"
NOT_HOST: Final = "not_host"
NOT_YOURS: Final = "not_yours"
NO_SUCH_SEAT: Final = "no_such_seat"
NO_SUCH_MEMBER: Final = "no_such_member"
SEAT_TAKEN: Final = "seat_taken"
UNKNOWN_BOT: Final = "unknown_bot"
NOT_NOW: Final = "not_now"
STALE: Final = "stale"
PAUSED: Final = "paused"
NO_FREE_TEXT: Final = "no_free_text"
BAD_TEXT: Final = "bad_text"
BALLOT_OPEN: Final = "ballot_open"
NO_BALLOT: Final = "no_ballot"
NOT_ABSENT: Final = "not_absent"
BAD_FILE: Final = "bad_file"
CLOSING: Final = "closing"
BROKEN: Final = "broken"

REFUSALS: Final = (
    *RULES_REFUSALS, BAD_MESSAGE, TOO_LARGE, TOO_FAST, TOO_MANY, UNKNOWN_ROOM, UNKNOWN_GAME,
    UNKNOWN_PAGE, WRONG_TOKEN, BAD_SETTINGS, BAD_NAME, NAME_TAKEN, NO_WATCHERS, NOT_HOST,
    NOT_YOURS, NO_SUCH_SEAT, NO_SUCH_MEMBER, SEAT_TAKEN, UNKNOWN_BOT, NOT_NOW, STALE, PAUSED,
    NO_FREE_TEXT, BAD_TEXT, BALLOT_OPEN, NO_BALLOT, NOT_ABSENT, BAD_FILE, CLOSING, BROKEN,
)  # fmt: skip


class Refused(Exception):
    """Nothing has changed. `field` is what was at fault, where that helps."""

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.field = field
