### What the terminal says to the operator of a server.
###
### See cli.ftl for what is not translated.

## turncoat serve. $why: a message of the operating system.

cli-metavar-folder = FOLDER
cli-metavar-seconds = SECONDS
cli-metavar-host = HOST
# An address, perhaps with the number of bits that a network has in common.
cli-metavar-network = ADDRESS[/BITS]
cli-metavar-metrics = [HOST:]PORT
cli-serve-short = Run a server that people join over the network.
cli-serve-help = Run a server. It hosts rooms for people on the same network or far apart, with bots in the empty seats. All data is kept in one folder or in a PostgreSQL database.
cli-serve-bad-public = The public address is not valid. Give an address such as https://play.example.org, without a path or a user name.
# An address must have a space after it, here and in cli-serve-open and cli-serve-open-alone.
cli-serve-open-public = Server running at { $address } (public address).
cli-serve-bad-proxy = “{ $proxy }” is not an address or a network. Use “unix” for the Unix socket.
# $where: what was given.
cli-serve-bad-metrics = “{ $where }” is not a valid place for metrics. Give a port, or a host and a port such as 127.0.0.1:9421.
cli-serve-metrics-open = Other machines can reach { $host }, so metrics there need a token. Set TURNCOAT_METRICS_TOKEN, or use 127.0.0.1.
cli-serve-metrics-token = The metrics token must be at least { $least } characters long, ASCII only, without spaces.
cli-serve-unix-alone = Give either a Unix socket or a host and port, not both.
cli-serve-no-unix = Can’t listen on { $file }: { $why }.
cli-serve-unix-none = This system has no Unix sockets.
cli-serve-open-unix = Server running on the Unix socket { $file }
cli-serve-both = Give either a folder or a SQLite database, not both. With PostgreSQL, the folder is used for admin commands.
# $folder: a path.
cli-serve-no-channel = Can’t create the socket for admin commands in { $folder }: { $why }. Choose a folder on a local disk that the server can write to.
cli-serve-folder-in-use = Another server is using { $folder }. Stop it first, or choose another folder.
cli-serve-unknown-database = This is not the address of a SQLite or PostgreSQL database.
# $host: an address such as 127.0.0.1.
cli-serve-taken = Can’t listen on { $host }, port { $port }: { $why }. Choose another port, or stop the program that uses it.
# The next four: $why in cli-serve-no-unix and cli-serve-taken.
cli-serve-in-use = it is already in use
cli-serve-not-allowed = the user who runs Turncoat may not do that
cli-serve-not-here = this machine does not have that address
cli-serve-no-name = no address was found for that name

## turncoat retention

cli-metavar-length = LENGTH
cli-metavar-size = SIZE
cli-retention-short = Show or delete old data.
cli-retention-help = Show which data is old enough to be deleted. Use --apply to delete it. A running server does this every hour. The command is safe to use while a server is running: rooms in use are never deleted. Write lengths as “36 hours” or “30 days”, and sizes as “500 MB” or “2 GB”.
cli-retention-apply = Delete the data.
cli-retention-no-database = There is no database at { $file }. Give its folder with --data, or its address with --database.
# The next five: what could be deleted. $count: how many, $size: their size, $date: such as 2026-01-31.
cli-retention-lobbies-found = { $count ->
    [0] Empty lobbies: none
   *[other] Empty lobbies: { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-journals-found = { $count ->
    [0] Rooms with a finished game: none
   *[other] Rooms with a finished game: { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-unfinished-found = { $count ->
    [0] Abandoned games: none
   *[other] Abandoned games: { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-replays-found = { $count ->
    [0] Replays over the size limit: none
   *[other] Replays over the size limit: { $count } ({ $size } MB, the oldest from { $date })
}
# Addresses of visitors are stored only as hashes; the keys of these hashes expire.
cli-retention-addresses-found = { $count ->
    [0] Expired address keys: none
   *[other] Expired address keys: { $count } (the oldest from { $date })
}
cli-retention-older = The database was written by an older version of Turncoat. Start the server once, then try again.
cli-retention-applied = Deleted: { $count }.
cli-retention-how = Nothing was deleted. Use --apply to delete the data.
cli-retention-nothing = There is nothing to delete.

## Starting the server. $why: a message of the operating system or the database.

cli-database-away = Can’t reach the database ({ $why }). Check that it is running and that its address is right, then try again.
cli-database-corrupt = The database is damaged, or it was not made by Turncoat ({ $why }). Restore a backup, or choose another folder or database.
cli-database-newer = The database was written by a newer version of Turncoat. Install that version, or choose another folder or database.
cli-database-taken = Another server is using this database. Stop it first, or choose another folder or database.
cli-database-not-writable = Can’t write to the database ({ $why }). Check who owns the folder or database, who may write to it, and that the disk is not full.
cli-database-replaced = The database file was removed or replaced while the server was running. Check that the right file is in place, then start the server again.

cli-serve-open = Server running at { $address } (open to your local network).
cli-serve-open-alone = Server running at { $address } (this machine only).
# $address: a link.
cli-serve-here = On this machine, you can also use { $address }
# A command follows in the next line.
cli-serve-keyboard = To play without a browser, create a room with:
# A command follows in the next line.
cli-serve-room = To create a room there and play in it:
cli-serve-stop = Press Ctrl-C to stop the server. All games are saved.
cli-serve-closed = Server stopped. All games are saved.

## turncoat admin: commands of the operator to a running server

cli-metavar-room = ROOM
cli-metavar-origin = ORIGIN|ROOM
cli-metavar-member = [MEMBER]
cli-metavar-forgotten = MEMBER
cli-metavar-replay = REPLAY
cli-admin-short = Manage a server that runs on this machine.
cli-admin-help = Manage a server that runs on this machine. Commands go through a socket in its data folder, so only users who can open that folder can use them. Rooms are shown as a spectator could see them: never a card, a role or a vote.
cli-admin-json = Print the answer as one line of JSON.
cli-admin-list = List the rooms that were used most recently.
cli-admin-most = Number of rooms to list. Default: 100.
cli-admin-show-short = Show a room and its members.
cli-admin-show = Show a room with its members, and former members whose name is still stored.
cli-admin-lock = Lock a room, so that nobody new can join.
cli-admin-unlock = Unlock it again.
cli-admin-end = Close a room permanently. Everyone in it is told.
cli-admin-yes = Do not ask for confirmation.
cli-admin-needs-yes = This closes the room permanently. Add --yes to do it without being asked.
# A question.
cli-admin-end-sure = Close room { $room } permanently?
cli-admin-forget-short = Delete the data of a member permanently.
cli-admin-forget = Delete the name, messages and token of a current or former member permanently, also in replays. In a running game, a bot takes the seat. “turncoat admin show” prints the number of each member.
cli-admin-forget-needs-yes = This can’t be undone. Add --yes to do it without being asked.
# A question.
cli-admin-forget-sure = Permanently delete the data of member { $member } of room { $room }?
# An origin stands for an internet address: a short code that “list” and “show” print.
cli-admin-ban-short = Ban an internet address from the server.
cli-admin-ban = Ban an internet address from the server for up to seven days. Give an ORIGIN as printed by list and show, or ROOM and MEMBER.
cli-admin-lift = Lift the ban on this origin.
cli-admin-lift-origin = To lift a ban, give its origin. “turncoat admin bans” lists them.
cli-admin-bans = List all bans.
cli-admin-pin-short = Protect a replay from being deleted.
cli-admin-pin = Keep a replay even when old replays are deleted. “turncoat admin show” prints its ID, which is also in its file name.
cli-admin-unpin = Unpin it, so that it can be deleted again.
cli-admin-pins = List the pinned replays.
cli-admin-no-pins = No replays are pinned.
cli-admin-retention-short = Show or delete old data.
cli-admin-retention = Show which data is old enough to be deleted by the server’s settings. Use --apply to delete it.
# What could be deleted.
cli-admin-old-lobbies = { $count ->
    [0] Empty lobbies: none
   *[other] Empty lobbies: { $count }
}
cli-admin-old-journals = { $count ->
    [0] Rooms with a finished game: none
   *[other] Rooms with a finished game: { $count }
}
cli-admin-old-unfinished = { $count ->
    [0] Abandoned games: none
   *[other] Abandoned games: { $count }
}
cli-admin-old-replays = { $count ->
    [0] Replays over the size limit: none
   *[other] Replays over the size limit: { $count }
}
cli-admin-old-addresses = { $count ->
    [0] Expired address keys: none
   *[other] Expired address keys: { $count }
}
cli-admin-imports = Allow or refuse finished games that visitors upload as files.
cli-admin-listing = Show or hide the public list of open rooms.
cli-admin-status = Show the state and settings of the server.
cli-admin-impossible = This system has no local sockets, so a server can’t be managed here.
cli-admin-not-allowed = Only the owner of { $folder } can manage its server.
cli-admin-no-server = No server is running in { $folder }. Start it, or give its folder with --data.
cli-admin-error-bad-request = The server did not understand the command. It may be a different version.
cli-admin-error-unknown-room = There is no such room.
cli-admin-error-unknown-member = There is no such member in this room.
cli-admin-error-unknown-origin = The address is unknown: nobody with this origin is connected, and no room was created from it.
cli-admin-error-many-origins = More than one origin begins like this. Give more characters.
cli-admin-error-unknown-replay = There is no such replay.
cli-admin-error-room-closed = This room is already closed.
cli-admin-error-closing = The server is shutting down.
cli-admin-error-broken = The server could not do that. See its log for the reason.
# What a command has done. $room: a code. $member: a number. $replay: an ID.
cli-admin-locked = Room { $room } is locked.
cli-admin-unlocked = Room { $room } is unlocked.
cli-admin-ended = Room { $room } is closed.
cli-admin-forgotten = The data of member { $member } of room { $room } is deleted.
cli-admin-banned = { $who } is banned.
cli-admin-banned-member = Member { $member } of room { $room } is banned.
cli-admin-ban-lifted = The ban on { $who } has been lifted.
cli-admin-pinned = Replay { $replay } is pinned.
cli-admin-unpinned = Replay { $replay } is no longer pinned.
cli-admin-imports-on = Games from files are allowed.
cli-admin-imports-off = Games from files are refused.
cli-admin-listing-on = The public list of open rooms is shown.
cli-admin-listing-off = The public list of open rooms is hidden.
# After a question was answered with no.
cli-admin-unchanged = Nothing was changed.
# $shown: how many of $all rooms are listed below.
cli-admin-rooms = { $all ->
    [one] 1 room.
   *[other] { $all } rooms, { $shown } of them shown.
}
# Column headings.
cli-admin-header-room = Room
cli-admin-header-game = Game
cli-admin-header-phase = Phase
cli-admin-header-members = Members
cli-admin-header-present = Connected
cli-admin-header-quiet = Idle for
cli-admin-header-size = Size
cli-admin-header-origin = Origin
cli-admin-header-member = Member
cli-admin-header-name = Name
cli-admin-header-kind = Kind
cli-admin-header-replay = Replay
cli-admin-header-written = Ended on
# The state of a room. “outdated”: its game follows older rules, which the server no longer has.
cli-admin-phase = { $phase ->
    [lobby] lobby
    [playing] playing
    [ended] ended
    [outdated] outdated
    [closed] closed
   *[other] { $phase }
}
# A member. “display”: a screen that shows only what is public. “gone”: a former member.
cli-admin-kind = { $kind ->
    [person] person
    [program] program
    [display] display
    [gone] gone
   *[other] { $kind }
}
# $locked: cli-admin-yes-or-no.
cli-admin-seats = Seats taken: { $taken } of { $players }. Locked: { $locked }.
cli-admin-replay = Replay of the last game: { $replay }
cli-admin-yes-or-no = { $value ->
    [yes] yes
   *[no] no
}
cli-admin-no-bans = There are no bans.
# $time: such as “3 d”. The origin must stand alone, so that it can be copied.
cli-admin-ban-line = { $origin } (for { $time } at most)
cli-admin-status-version = Version: { $version }
cli-admin-status-rooms = Rooms: { $rooms }
cli-admin-status-imports = { $value ->
    [yes] Games from files: allowed
   *[no] Games from files: refused
}
cli-admin-status-listing = { $value ->
    [yes] Public list of open rooms: shown
   *[no] Public list of open rooms: hidden
}
cli-admin-status-bans = Bans: { $bans }
# Short lengths of time, and sizes.
cli-admin-days = { $days } d
cli-admin-hours = { $hours } h
cli-admin-minutes = { $minutes } min
cli-admin-kilobytes = { $kilobytes } kB

## turncoat backup, turncoat restore. $detail: a technical message in English.

cli-backup-short = Back up all data of a server to one file.
cli-backup-help = Back up all data of a server to one file. The server can keep running. The file contains the secrets of unfinished games, so keep it as private as the data folder. With PostgreSQL, this needs pg_dump.
cli-backup-done = Backup saved to { $file } ({ $kilobytes } kB).
cli-restore-short = Restore a backup into an empty folder or database.
cli-restore-help = Restore a backup into an empty folder or database. Then start the server: every game continues where it was. With PostgreSQL, this needs pg_restore.
cli-restore-done = Restored from { $file }. Start the server to continue.
cli-backup-error-exists = { $file } already exists.
cli-backup-error-no-database = There is no database to back up. Give the server’s folder or database.
cli-backup-error-not-empty = There is already a database. Restore into an empty folder or database.
cli-backup-error-no-backup = Can’t read { $file }: { $detail }.
cli-backup-error-damaged = Can’t use { $file }: it is damaged, or it is not a Turncoat backup. { $detail }
cli-backup-error-other-kind = { $file } is a backup of another kind of database. A SQLite backup can’t be restored into PostgreSQL, or the other way round.
# $detail: the name of a program.
cli-backup-error-no-tool = { $detail } is not installed. It comes with the PostgreSQL client; on Debian, install the package postgresql-client.
cli-backup-error-tool-failed = The PostgreSQL tool has failed: { $detail }
cli-backup-error-unreachable = Can’t reach the database.
cli-backup-error-cant-write = Can’t write the file: { $detail }.

## Settings of a server: the help of options, and a table in docs/operating.md. $usual: the default,
## as it is typed: lengths and sizes are in English.

cli-setting-host = Address to listen on. Use 127.0.0.1 for this machine only. Default: all addresses of this machine.
cli-setting-port = Port to listen on. Use 0 for any free port. Default: { $usual }.
cli-setting-public-address = Address at which people reach the server, such as https://play.example.org. It is used in links and in the QR code. Can be repeated; links use the first one. Without it, the server answers only to IP addresses, to localhost and to names of the local network, such as mypc.local.
cli-setting-unix-socket = Listen on a Unix socket instead of a host and port, for a reverse proxy on the same machine. The file is created when the server starts, for its user and group, and removed when it stops.
cli-setting-trusted-proxy = Trust this reverse proxy to say who sent a request (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host). Give its address, a network such as 10.0.0.0/8, or “unix” for connections to the Unix socket. Can be repeated. Default: no proxy is trusted.
cli-setting-data = Folder for all data. With PostgreSQL, it is used only for “turncoat admin”.
cli-setting-database = Database to use instead of a folder, such as postgresql://user@host/name. If the address contains a password, set TURNCOAT_DATABASE or use a file instead, because other users of the machine can read command lines.
cli-setting-database-file = File that contains the address of the database, with its password.
cli-database-password = Do not put a password on the command line, where other users of this machine can read it. Set TURNCOAT_DATABASE, or use a file with --database-file.
cli-database-twice = Give either the address of the database or a file that contains it, not both.
cli-made-private = Other users of this machine could read { $file }. It is now private.
cli-setting-bot-workers = Number of processes for bots. Default: one less than the number of processors.
cli-setting-rate = Requests per minute that one address may send. Large requests count as several. Default: { $usual }.
cli-setting-imports = Allow or refuse finished games that visitors upload as files. Default: allow them.
cli-setting-listing = Show or hide the public list of open rooms. Default: show it.
cli-setting-keep-lobbies = How long to keep an empty lobby. Default: “{ $usual }”.
cli-setting-keep-journals = How long to keep a room after its game has ended. Default: “{ $usual }”.
cli-setting-keep-unfinished = How long to keep an unfinished game that nobody returns to. Default: “{ $usual }”.
cli-setting-keep-addresses = How long to keep the keys of hashed addresses, at most 7 days. Default: “{ $usual }”.
cli-setting-keep-replays = Size limit for all replays together. Beyond it, the oldest are deleted unless they are pinned. Default: “{ $usual }”.
cli-setting-open = Open the page in a browser, or do not. Default: open it if there is a graphical desktop.
cli-setting-metrics = Where to serve metrics for Prometheus, such as 9421 for a port on this machine only. A host that others can reach needs a token. Default: nowhere.
cli-setting-metrics-token = Bearer token that Prometheus must send. There is no option for it, because other users of the machine can read command lines. Use the environment variable or the settings file.
cli-serve-config = Settings file in TOML. The guide to operating a server lists all settings. Options override variables such as TURNCOAT_PORT, and variables override the file.
cli-setting-unknown = There is no setting { $name }.
# $wanted: one of the messages below.
cli-setting-bad = { $name }: { $wanted }
# $line, $column: where the mistake is; $line is “none” if that is not known.
cli-setting-bad-file = { $line ->
    [none] { $file } is not a valid settings file. It must be TOML.
   *[other] { $file } is not a valid settings file. It must be TOML. The mistake is at line { $line }, column { $column }.
}
cli-setting-cant-read = Can’t read { $file }: { $why }.
cli-setting-wanted-between = It must be a whole number from { $least } to { $most }.
cli-setting-wanted-at-least = It must be a whole number, { $least } or more.
cli-setting-wanted-switch = It must be true or false.
cli-setting-wanted-text = It must be text.
# $longest: as it is typed, such as 7 days, or “none” if there is no limit.
cli-setting-wanted-length = { $longest ->
    [none] It must be a length of one hour or more, such as “30 days” or “36 hours”.
   *[other] It must be a length from one hour to “{ $longest }”.
}
cli-setting-wanted-size = It must be a size such as “500 MB” or “2 GB”.
cli-setting-wanted-list = It must be a list of strings.

## Exit codes, for a table in docs/operating.md

cli-exit-0 = Success.
cli-exit-1 = `turncoat verify`: the game was not fair, or its file was changed.
cli-exit-2 = Wrong command, option or setting. The message names it.
cli-exit-10 = The address or port can’t be used. Choose another, or stop the program that uses it.
cli-exit-11 = The database can’t be reached. Start it, or correct its address.
cli-exit-12 = The database is damaged, or belongs to another program. Restore a backup.
cli-exit-13 = The database was written by a newer version of Turncoat. Install that version.
cli-exit-14 = Another server uses the database, or has taken it over. Stop one of them.
cli-exit-15 = The folder or database can’t be written to. Check its permissions and the free space.
cli-exit-16 = The database file was replaced while the server was running. Check it, then start again.
cli-exit-70 = A bug in Turncoat. Please report it.
cli-exit-130 = Stopped with Ctrl-C.
