"""The closed list of refusals. None of them depends on what a seat may not know."""

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

# For those who write clients; people read the sentences of their own language.
MEANINGS: Final = {
    rules.NOT_ASKED: "the seat has no question to answer",
    rules.NOT_AN_OPTION: "the answer is not among the options",
    rules.NOT_OFFERED: "there is no such offer now",
    rules.NOT_A_CLAIM: "nobody can claim that in this game",
    rules.TALK_CLOSED: "the game does not let this seat talk now",
    rules.CANNOT_UNDO: "there is nothing that the seat could take back",
    BAD_MESSAGE: "it could not be read: no JSON, or not of the form that is documented",
    TOO_LARGE: "the message, or what it would make the server keep, is too large",
    TOO_FAST: "too many messages in too short a time; try again later",
    TOO_MANY: "too many members, devices, rooms or replays at once",
    UNKNOWN_ROOM: "no room has this code",
    UNKNOWN_GAME: "the house does not have this game",
    UNKNOWN_PAGE: "there is nothing at this address",
    WRONG_TOKEN: "the token or code opens nothing here, or nothing any more",
    BAD_SETTINGS: "a table can't be laid like this; `field` says what is wrong, `how` in which way",
    BAD_NAME: "not a name that people could read, or too long",
    NAME_TAKEN: "somebody in the room has this name, or one that looks like it",
    NAME_RESERVED: "only the server itself calls somebody like this",
    NO_SPECTATORS: "the host lets nobody watch",
    LOCKED: "the room is locked: nobody new comes in",
    LOCKED_BY_OPERATOR: "the operator of the server has locked the room; only they can unlock it",
    BANNED_BY_HOST: "the host has banned whoever had this token, or came from this address",
    SENT_AWAY: "the host has just sent somebody away from this address; try again in a minute",
    NO_ADDRESS_BAN: "the address of this member is not known, or it is the host's own",
    NOT_HOST: "only the host can do this",
    NOT_YOURS: "the seat belongs to somebody else",
    NO_SUCH_SEAT: "the table has no such seat",
    NO_SUCH_MEMBER: "nobody in the room has this number",
    SEAT_TAKEN: "somebody has the seat",
    ONE_SEAT: "a guest has one seat, unless the host allows more",
    HALF_A_TABLE: "guests from one address have half of a listed table, unless the host lets them",
    UNKNOWN_BOT: "no bot has this level",
    NOT_NOW: "not in this phase of the room",
    STALE: "the question with this number is closed",
    PAUSED: "the game is paused",
    NO_FREE_TEXT: "the host allows claims only",
    BAD_TEXT: "a text with a link, with control characters, or with nothing to be seen",
    BALLOT_OPEN: "another ballot is open",
    NO_BALLOT: "no ballot is open",
    NOT_ABSENT: "no bot sits in for this seat",
    BAD_FILE: "not the file of a finished game, or not as it was written",
    IMPORTS_OFF: "the operator of the server has switched off imports",
    ROOM_CLOSED: "the operator of the server has closed the room for good",
    BANNED: "the operator of the server keeps this address away",
    UNKNOWN_HOST: "the server does not go by the name in `Host`; its operator can add it",
    OTHER_SITE: "it was sent by a page of another site",
    CLOSING: "the server goes down, or its database is away; come back in a moment",
    BROKEN: "a mistake of the server; it is in its log",
    OTHER_VERSION: "the server speaks another version of the protocol; reload or upgrade",
}
REFUSALS: Final = tuple(MEANINGS)


class Refused(Exception):
    """Nothing has changed. `field` is what was at fault, where that helps.

    Of settings, `how` says in which way, by a word of the game, with the `figures` it speaks of.
    """

    def __init__(
        self, reason: str, field: str = "", how: str = "", figures: dict[str, int] | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.field = field
        self.how = how
        self.figures = figures or {}
