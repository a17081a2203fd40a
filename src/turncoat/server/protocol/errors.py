"""The closed list of refusals. None of them depends on anything that a seat may not know."""

from typing import Final

from turncoat.core import errors as rules

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
NAME_RESERVED: Final = "name_reserved"
NO_SPECTATORS: Final = "no_spectators"
LOCKED: Final = "locked"
LOCKED_BY_OPERATOR: Final = "locked_by_operator"
BANNED_BY_HOST: Final = "banned_by_host"
SENT_AWAY: Final = "sent_away"
REMOVED_BY_HOST: Final = "removed_by_host"
NO_ADDRESS_BAN: Final = "no_address_ban"
NOT_HOST: Final = "not_host"
NOT_YOURS: Final = "not_yours"
NO_SUCH_SEAT: Final = "no_such_seat"
NO_SUCH_MEMBER: Final = "no_such_member"
SEAT_TAKEN: Final = "seat_taken"
ONE_SEAT: Final = "one_seat"
HALF_A_TABLE: Final = "half_a_table"
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
UNKNOWN_HOST: Final = "unknown_host"
OTHER_SITE: Final = "other_site"
IMPORTS_OFF: Final = "imports_off"
ROOM_CLOSED: Final = "room_closed"
BANNED: Final = "banned"
CLOSING: Final = "closing"
BROKEN: Final = "broken"
OTHER_VERSION: Final = "other_version"

# For authors of clients. People see translated sentences instead.
MEANINGS: Final = {
    rules.NOT_ASKED: "the seat has no open decision",
    rules.NOT_AN_OPTION: "the answer is not one of the options",
    rules.NOT_OFFERED: "there is no such offer at the moment",
    rules.NOT_A_CLAIM: "the game has no such claim",
    rules.TALK_CLOSED: "the game does not let this seat talk at the moment",
    rules.CANNOT_UNDO: "the seat has nothing to undo",
    BAD_MESSAGE: "the message is not JSON, or not of the documented form",
    TOO_LARGE: "the message is too large, or the server would have to store too much",
    TOO_FAST: "too many messages in a short time; try again later",
    TOO_MANY: "too many members, devices, rooms or replays",
    UNKNOWN_ROOM: "no room has this code",
    UNKNOWN_GAME: "the server does not have this game",
    UNKNOWN_PAGE: "there is nothing at this address",
    WRONG_TOKEN: "the token or code is not valid here, or no longer",
    BAD_SETTINGS: "the settings are not valid; `field` says which, `how` says why",
    BAD_NAME: "the name is too long or not readable",
    NAME_TAKEN: "a member of the room has this name or one that looks like it",
    NAME_RESERVED: "the name is reserved for the server",
    NO_SPECTATORS: "the host does not allow spectators",
    LOCKED: "the room is locked: nobody new can join",
    LOCKED_BY_OPERATOR: "the server's operator locked the room; only they can unlock it",
    BANNED_BY_HOST: "the host banned this token or address from the room",
    SENT_AWAY: "the host just removed somebody from this address; try again in a minute",
    REMOVED_BY_HOST: "the host just removed the member with this token; try again in a minute",
    NO_ADDRESS_BAN: "the member's address is not known, or it is the host's own",
    NOT_HOST: "only the host can do this",
    NOT_YOURS: "the seat belongs to somebody else, or you have none",
    NO_SUCH_SEAT: "the table has no such seat",
    NO_SUCH_MEMBER: "the room has no such member",
    SEAT_TAKEN: "the seat is taken",
    ONE_SEAT: "a guest may have one seat, unless the host allows several",
    HALF_A_TABLE: "guests from one address may have half of a listed table's seats at most",
    UNKNOWN_BOT: "there is no bot of this level",
    NOT_NOW: "this is not possible in the present phase of the room",
    STALE: "the question with this number is no longer open",
    PAUSED: "the game is paused",
    NO_FREE_TEXT: "the host allows only claims",
    BAD_TEXT: "the text has a link, control characters, or nothing visible",
    BALLOT_OPEN: "another ballot is open",
    NO_BALLOT: "no ballot is open",
    NOT_ABSENT: "no bot stands in for this seat",
    BAD_FILE: "the file is not a finished game, or it was changed",
    IMPORTS_OFF: "the server's operator has switched imports off",
    ROOM_CLOSED: "the server's operator has closed the room for good",
    BANNED: "the server's operator has banned this address",
    UNKNOWN_HOST: "the server does not answer to the name in `Host`; its operator can add it",
    OTHER_SITE: "the request was sent by a page of another site",
    CLOSING: "the server is shutting down, or its database is not available; try again soon",
    BROKEN: "an error in the server, which it has logged",
    OTHER_VERSION: "the server speaks another version of the protocol; reload or upgrade",
}
REFUSALS: Final = tuple(MEANINGS)


class Refused(Exception):
    """A request was refused, and nothing has changed. `field` is the path of the field at fault, if
    any.

    For settings, `how` is the game's own reason, and `figures` are the numbers it mentions.
    """

    def __init__(
        self, reason: str, field: str = "", how: str = "", figures: dict[str, int] | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.field = field
        self.how = how
        self.figures = figures or {}
