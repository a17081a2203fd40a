"""The codes with which `turncoat` ends, so that whatever started it can tell what to do."""

from typing import Final

DONE: Final = 0
NOT_FAIR: Final = 1
BAD_USAGE: Final = 2
CANNOT_LISTEN: Final = 10
DATABASE_AWAY: Final = 11
DATABASE_CORRUPT: Final = 12
DATABASE_NEWER: Final = 13
DATABASE_TAKEN: Final = 14
NOT_WRITABLE: Final = 15
DATABASE_REPLACED: Final = 16
BROKEN: Final = 70
INTERRUPTED: Final = 130

# What each means and what to do about it; the operator's chapter shows this table.
MEANINGS: Final = {
    DONE: "Everything went well.",
    NOT_FAIR: "`turncoat verify`: the game file does not prove itself.",
    BAD_USAGE: "A wrong command, option or setting. Correct it; the message names it.",
    CANNOT_LISTEN: "The address or port can’t be used. Choose another, or stop what uses it.",
    DATABASE_AWAY: "The database can’t be reached. Start it, or correct its address.",
    DATABASE_CORRUPT: "The database is damaged, or belongs to another program. Restore a backup.",
    DATABASE_NEWER: "A newer version of Turncoat wrote the database. Install that version.",
    DATABASE_TAKEN: "Another server uses the database, or has taken it over. Stop one of them.",
    NOT_WRITABLE: "The folder or database can’t be written. Check its rights and free space.",
    DATABASE_REPLACED: "The database’s file was replaced under the server. Check it, then start.",
    BROKEN: "A bug in Turncoat. Please report it.",
    INTERRUPTED: "Ctrl-C.",
}
