### The terminal: commands, prompts, and boards drawn in characters.
###
### Words: a room has members, one of them is its host. A member has a seat or is a spectator.
### A “statement” is a ready-made sentence that a player says at the table; it may be a lie. Keys call
### it a claim. A “room vote” is a secret vote about the room, such as a pause; it has nothing to do
### with votes that are part of a game.
###
### Not translated: names of commands and options (turncoat play, --seat), keys at the beginning of a
### line (“q — …”), names of variables and files, and what stands for values, such as sensible.

## Help and errors

# Before the line that shows how a command is typed.
cli-help-usage = Usage:
# Headings in the help of a command.
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help and exit.
cli-help-version = Show the version and exit.
cli-program-help = Play hidden-role board games in the terminal, or run a server for them. To start, try “turncoat play shadow_hunters”, “turncoat play among_cultists” or “turncoat play dark_providence”.

# Every error. $sentence: what went wrong.
cli-error = turncoat: { $sentence }
# After an error. $command: such as “turncoat play”.
cli-hint = Help: { $command } --help
# $error: a technical message in English.
cli-broken = Something went wrong inside Turncoat. This is a bug, not your mistake. If you were playing, the game is saved up to the last move. ({ $error })
# $message: an id such as nf-name.
cli-missing-text = The package of a game lacks the message { $message }. Add it to a file of its folder locales/en.
# $command: what to type to install them.
cli-missing-extra = This command needs packages that are not installed. Install them with: { $command }
cli-no-such-option = There is no option { $name }.
cli-no-such-command = There is no command “{ $name }”.
# $name: such as GAME.
cli-missing = Missing argument: { $name }.
# The same. $hint: cli-choose-one.
cli-missing-choice = Missing argument: { $name }. { $hint }
# $name: an option or argument. $sentence: what is wrong with it.
cli-bad-parameter = { $name }: { $sentence }
cli-option-needs-value = { $name } needs a value.
cli-option-takes-none = { $name } takes no value.
cli-bad-usage = There are too many arguments.
# The next five: a value that does not exist. $hint: cli-choose-one or cli-did-you-mean.
cli-unknown-game = There is no game “{ $value }”. { $hint }
cli-unknown-level = There is no bot level “{ $value }”. { $hint }
cli-unknown-pace = There is no pace “{ $value }”. { $hint }
cli-unknown-table-option = There is no table option “{ $value }”. { $hint }
cli-unknown-switch = Type on or off.
# $words: a list of the values that can be used.
cli-choose-one = Choose one of: { $words }.
# $near: a similar value that exists.
cli-did-you-mean = Did you mean “{ $near }”?
# $value: what was typed.
cli-not-a-number = “{ $value }” is not a whole number.
# $least, $most: whole numbers.
cli-number-too-small = The number must be { $least } or more.
cli-number-too-large = The number must be { $most } or less.

# Placeholders for values in the help. Translations are in capital letters too.
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-game-or-none = [GAME]
cli-metavar-name = NAME
cli-metavar-file = FILE
cli-metavar-level = LEVEL
cli-metavar-levels = LEVEL,LEVEL...
cli-metavar-pool = NAME
cli-metavar-preset = NAME
cli-metavar-pair = NAME=VALUE
cli-metavar-seed = TEXT

# Between the items of a list without “and”.
cli-comma = { ", " }
# A share.
cli-percent = { $number }%

## Names of players

# Below the board: the name of the person at this terminal.
cli-name-me = { $name } (you)

## turncoat serve. $why: a message of the operating system.

cli-metavar-folder = FOLDER
cli-metavar-seconds = SECONDS
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

## turncoat host

cli-host-short = Start a server, create a room and play in it.
cli-host-help = Start a server on this machine, create a room and play in it from this terminal. Friends join with the link. Bots take the empty seats. There are no time limits unless you set --pace. When you leave, the server stops for everyone, and all games are saved. With --at, the room is created on a server that is already running, and it stays open after you leave.
cli-host-name = Your name in the game.
# $live, $correspondence: such as “45 s” and “1 day”. $usual: the default, not translated.
cli-host-pace = Set the time limits: live ({ $live } per move), correspondence ({ $correspondence } per move) or untimed (none). Default: { $usual }.
cli-host-no-spectators = Do not allow spectators.
# $most: a number of seconds.
cli-host-spectator-delay = Show everything to spectators this many seconds later, up to { $most }. Default: 0.
cli-host-no-free-text = Turn off free chat. Players can still make ready-made statements.
cli-host-several-seats = Allow guests to take several seats, to pass one device around.
cli-host-listed = List the room publicly among the server’s open rooms.
cli-host-at = Create the room on the server at this address, such as http://192.168.1.20:8421, instead of starting a new server.
cli-host-at-or-here = --at uses a server that is already running. Leave out --host, --port and --data.
cli-host-bad-address = “{ $address }” is not the address of a server, such as http://192.168.1.20:8421.
# A question. $names: a list of other people in the room.
cli-host-closes = If you leave, the server stops for everyone. Still here: { $names }. Stop it anyway?
cli-host-key-quit = q — leave; the server stops for everyone, and all games are saved
# A link follows in the next line.
cli-host-link = Friends can join in a browser with this link:
# A command follows in the next line.
cli-host-link-terminal = Or in a terminal, with this command:
cli-host-starting = Starting the server…
cli-host-failed = The server could not be started.
# Two commands follow in the next lines.
cli-host-back = Server stopped. All games are saved. To continue, start it again, and rejoin from another terminal:

## turncoat join

cli-metavar-token = TOKEN
cli-join-short = Join a room on a server by its link.
cli-join-help = Join a room by its link, or return to the seat you already have there. Without a seat, you watch. If you give only the address of a server, its open rooms are listed.
cli-join-forget-me = Delete your name and all your messages in the room permanently.
# A question.
cli-join-forget-sure = Your name and all your messages in this room will be deleted permanently. If the game is still running, a bot takes your seat. Delete them?
cli-join-forget-nobody = Nobody has joined this room from here, or not with that name.
cli-join-forget-done = Your name and all your messages in this room have been deleted.
cli-join-name = Your name in the game.
cli-join-token = Token for a seat, such as a bot’s. Other users of this machine can read the command line, so set TURNCOAT_TOKEN instead.
# Name of somebody whose name is not known. At most 16 characters.
cli-join-guest = Guest
cli-join-bad-link = “{ $link }” is not the link of a room, such as http://192.168.1.20:8421/r/ABCDEF.
cli-join-bare-code = “{ $code }” is only the code of a room. Give the whole link, such as http://192.168.1.20:8421/r/{ $code }.
cli-join-rooms = Open rooms on this server:
cli-join-no-rooms = This server lists no open rooms. To join a room that is not listed, use its link.
# $settings: a list such as “live, 45 s per move, free chat”. $host: a name, or cli-join-no-host.
cli-join-room = { $free ->
    [0] { $game }. Host: { $host }. No free seats. Settings: { $settings }.
    [one] { $game }. Host: { $host }. { $free } free seat. Settings: { $settings }.
   *[other] { $game }. Host: { $host }. { $free } free seats. Settings: { $settings }.
}
# Stands for the host’s name if the host has left.
cli-join-no-host = none
cli-join-no-server = No server answers at { $link }.
# $why: a message of the operating system.
cli-join-cant-store = Can’t store the token for your seat in { $file }: { $why }.
# $sentence: why the server has refused.
cli-join-forgotten = { $sentence } Run the same command again to join as a new member.
cli-join-other-name = { $sentence } Choose another name with --name.
cli-join-quit = You have left. Your seat is still yours.
cli-join-away = You have left. A bot plays for you until you return.
cli-join-quit-unseated = You have left.
cli-join-input-ended = The input has ended. Your seat is still yours.
cli-join-input-ended-unseated = The input has ended.
# $name: taken from the user of this machine.
cli-join-your-name = You are “{ $name }”. Use --name to join with another name.
cli-join-gave-up-seat = You have left the room and given up your seat.
cli-join-moved = Your seat has moved to another device. Continue there.
cli-join-no-reconnect = The server has not come back. Nothing is lost: when it is running again, your seat is still yours.
# A command follows in the next line.
cli-join-back = Rejoin with:
cli-join-lost = Connection lost. Reconnecting…
# $time: such as “5 min”.
cli-join-closed = The server has stopped. Reconnecting for { $time }; Ctrl-C to leave…
cli-join-reconnected = Connected again.
cli-join-closing = The server is shutting down. Nothing is lost.
cli-join-outdated = This game was started with older rules, which this server no longer has. It can’t be continued.
# $name: one or several names.
cli-join-undone = The last answer of { $name } has been undone.
cli-join-watching = You are watching and see what everyone may know. Type h for the keys.
cli-join-bot-plays = You were late, so a bot plays for you. Press Enter to take over again:
# Prompts. The player types after the colon.
cli-join-prompt = h for help:
cli-join-prompt-outside = Waiting for the next game; q to leave:
cli-join-again = Enter to play again, k to save this game to a file, h for help, q to leave:
cli-join-over = Waiting for another game; k to save this game to a file, h for help, q to leave:
# A link follows in the next line.
cli-join-replay = The whole game as a file, with the proof of a fair deal:
# Two commands follow in the next lines.
cli-join-saved = Game saved. To check that it was dealt fairly, and to watch it again:
cli-join-question-changed = The question has changed since you typed that number. Please choose again.
cli-join-keys = There is no such key. Type h for the keys.
cli-join-no-journal = The host has turned off the journal in this room.
# $address: such as http://127.0.0.1:8421.
cli-join-move-near = This link works only on this machine, because you joined at { $address }. For another device, join at this machine’s network address, then type d again.
# A command follows in the next line. $time: such as “10 min”.
cli-join-move = This link moves your seat to another device. It works once, for the next { $time }. In a terminal, type the whole line:

# Short lengths of time.
cli-time-seconds = { $number } s
cli-time-minutes = { $number } min
cli-time-hours = { $number } h
cli-time-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}

# A prompt with the state of the game before it. $status: one of the messages that follow, up to
# cli-join-wait-gathering. $prompt: a prompt such as cli-join-prompt.
cli-join-status = { $status } | { $prompt }
cli-join-status-paused = The game is paused (v to vote on resuming)
# $time, here and below: such as “40 s”, or “none” if there is no time limit.
# $option: what the player has chosen.
cli-join-status-chosen = { $time ->
    [none] Your choice: { $option } (type another number to change it)
   *[other] Your choice: { $option } (type another number to change it, { $time } left)
}
cli-join-time-turn = { $time } left
cli-join-time-secret = { $time } left for everyone
cli-join-time-window = { $time } left to react
cli-join-time-gathering = { $time } left to talk
# $names: a list of names.
cli-join-wait-turn = { $time ->
    [none] Waiting for { $names }
   *[other] Waiting for { $names } ({ $time } left)
}
cli-join-wait-secret = { $time ->
    [none] Waiting for everyone to choose
   *[other] Waiting for everyone to choose ({ $time } left)
}
cli-join-wait-window = { $time ->
    [none] Waiting for reactions
   *[other] Waiting for reactions ({ $time } left)
}
cli-join-wait-gathering = { $time ->
    [none] Waiting for everyone to be ready
   *[other] Waiting for everyone to be ready ({ $time } left)
}

# Stands for the name of a former member.
cli-join-somebody = Former member
# A chat message.
cli-join-wrote = { $name }: { $text }
# The next lines tell what happens in the room.
cli-join-joined = { $name } has joined.
cli-join-left = { $name } has left.
cli-join-connected = { $name } is back.
cli-join-disconnected = { $name } has lost the connection.
cli-join-is-ready = { $name } is ready.
cli-join-unready = The seats or settings have changed. Press Enter again when you are ready.
cli-join-host = { $name } is now the host.
cli-join-host-you = You are now the host.
cli-join-took-seat = { $name } takes seat { $number }.
cli-join-left-seat = { $name } leaves seat { $number }.
cli-join-stand-in = A bot now plays for { $name }. It knows only what { $name } knows.
cli-join-is-back = { $name } plays again.
# $bot: the bot’s name.
cli-join-removed = { $name } has been removed. The bot { $bot } now has the seat.
cli-join-late = Waiting for { $names }. A bot is about to take over.
# The next three and cli-join-vote: $about is a question such as cli-ballot-pause.
cli-join-ballot = Room vote: { $about } Type v to vote.
cli-join-passed = { $about } The vote has passed.
cli-join-failed = { $about } The vote has not passed.
cli-join-paused = The game is paused. All clocks have stopped.
cli-join-resumed = The game continues.
# Above the choices cli-join-yes and cli-join-no.
cli-join-vote = Secret room vote: { $about }
# Above a list of questions such as cli-ballot-pause.
cli-join-call = Start a secret room vote. Nobody learns who started it. What should it be about?
cli-join-yes = Yes
cli-join-no = No
cli-join-no-earlier = There are no earlier messages.
cli-join-muted = Messages from { $name } are now hidden.
cli-join-unmuted = Messages from { $name } are shown again.
# Keys, as “h” lists them.
cli-join-key-board = b — show the board and the players
cli-join-key-log = l — show the story so far; l 100 shows its last 100 lines
cli-join-key-people = p — show who has which seat, and who is disconnected
cli-join-key-mute = m — hide or show messages from somebody: m Ben
cli-join-key-earlier = e — show earlier messages
# $words: an example from the game.
cli-join-key-write = t — write a message: t hello
cli-join-key-write-such-as = t — write a message: t { $words }
cli-join-key-vote = v — vote, or start a room vote: pause, more time, new deal
cli-join-key-move = d — move your seat to another device
cli-join-key-leave = x — leave; a bot plays for you until you return
cli-join-key-again = Enter — play again with the same people
cli-join-key-keep = k — save the finished game to a file, with the proof of a fair deal
cli-join-key-quit = q — leave
# Questions of room votes.
cli-ballot-pause = Pause the game?
cli-ballot-resume = Resume the game?
cli-ballot-extend = Give everyone more time?
cli-ballot-remake = Abandon this game and deal a new one?
# $name: a player who is away.
cli-ballot-remove = Replace { $name } with a bot for the rest of the game?
cli-ballot-host = Choose a new host?

## The lobby

# $code: six letters.
cli-lobby-title = { $game }: room { $code }
# $settings: a list of the messages that follow, up to cli-lobby-listed.
cli-lobby-settings = Settings: { $settings }.
cli-lobby-pace-live = live
cli-lobby-pace-correspondence = correspondence
cli-lobby-pace-untimed = no time limits
# $time: such as “45 s”.
cli-lobby-move = { $time } per move
cli-lobby-talk-free = free chat
cli-lobby-talk-claims = ready-made statements only
cli-lobby-spectators = spectators allowed
cli-lobby-spectators-delay = spectators allowed with a delay of { $time }
cli-lobby-no-spectators = no spectators
cli-lobby-several-seats = several seats per guest
cli-lobby-listed = listed publicly
# Column headings.
cli-lobby-seat = Seat
cli-lobby-who = Player
cli-lobby-state = { "" }
cli-lobby-bank = Time bank
# In the columns.
cli-lobby-free = (free)
cli-lobby-bot = { $level ->
    [sensible] sensible bot
    [uniform] random bot
   *[other] bot: { $level }
}
cli-lobby-program = program
cli-lobby-host = host
cli-lobby-ready = ready
cli-lobby-not-ready = not ready
cli-lobby-away = a bot is standing in
cli-lobby-disconnected = disconnected
# Below the table.
cli-lobby-unseated = { $name } is in the room without a seat.
cli-lobby-unseated-you = You do not have a seat yet.
cli-lobby-watching = { $name } is watching.
cli-lobby-watching-you = You are watching.
cli-lobby-fixed = The server has already committed to its part of the deal. Type commitment to see the deal commitment, with which you can check the deal after the game.
# $commitment: a long number in hexadecimal digits.
cli-lobby-commitment = To check the deal after the game, save the game and use “turncoat verify” with this deal commitment: { $commitment }
# Prompts, at most 79 characters.
cli-lobby-prompt = Enter when you are ready, a number to change seats, h for help:
cli-lobby-prompt-guest = Enter to take a seat and be ready, a number to take that seat, h for help:
cli-lobby-prompt-full = All seats are taken, so you will watch; h for help:
cli-lobby-prompt-host = Enter to start with bots in free seats, a number to take a seat, h for help:
# The same, while others are not ready.
cli-lobby-prompt-host-waits = Enter to start once everyone is ready, a number to take a seat, h for help:
# A question. $names: a list of names.
cli-lobby-without-seat = In the room without a seat: { $names }. Start anyway, with bots in the free seats?
# Name of a program that was not given one. At most 16 characters.
cli-lobby-program-name = Robot
# A link and a token follow in the next line.
cli-lobby-token = To play as { $name }, a program needs this link and this token. They are shown only once:
# $names: who is not ready. $missing: “people” if everybody has a seat, “seats” if everybody is ready
# but seats are free, else “both”.
cli-lobby-prompt-ready = { $missing ->
    [people] You are ready. Waiting for { $names }; h for help:
    [seats] You are ready. Waiting for players for the free seats; h for help:
   *[both] You are ready. Waiting for { $names }, and for players for the free seats; h for help:
}
cli-lobby-locked = The room is locked. Nobody new can join.
cli-lobby-unlocked = The room is no longer locked.
# A question. $name: who is to be banned. $names: $others other people on the same connection.
cli-lobby-ban-address = { $others ->
    [0] Also ban the internet address of { $name }? Nobody else here uses that connection.
   *[other] Also ban the internet address of { $name }? This also removes everyone else on that connection: { $names }.
}
cli-lobby-banned = { $name } is banned from this room.
cli-lobby-unbanned = { $name } can join again.
# A question.
cli-lobby-call-host = Start a secret vote for a new host? It fails if the host does anything in the next two minutes.
cli-lobby-again = There is no such key or command. Type h for help.
# Keys and commands, as “h” lists them. The commands (bots, free, …) are the same in all languages.
cli-lobby-key-number = 1, 2, … — take that seat, or leave it if it is yours
cli-lobby-key-enter = Enter — take a seat if you have none, and be ready; if you are the host, bots fill the free seats
cli-lobby-key-bots = bots — fill the free seats with bots; bots uniform or bots sensible sets the level of all bots
cli-lobby-key-clear = free — remove a bot from its seat: free 3
cli-lobby-key-program = program — reserve a seat for a bot program: program 3 Robo
cli-lobby-key-lock = lock — lock the room so that nobody new can join, or unlock it
cli-lobby-key-kick = kick — remove somebody; they can rejoin after a minute: kick Ben
cli-lobby-key-ban = ban — ban somebody from this room: ban Ben
cli-lobby-key-unban = unban — unban somebody: unban Ben
cli-lobby-key-host = v — vote for a new host if the host does not respond
cli-lobby-key-hand-over = host — make somebody else the host: host Ben
cli-lobby-key-commitment = commitment — show the deal commitment, to check the deal after the game
cli-lobby-key-leave = x — leave and give up your seat
cli-lobby-key-quit = q — leave; your seat is still yours

## turncoat verify. A “commitment” is a hash of the server’s part of the deal, which the lobby shows before the deal.

cli-verify-short = Check that a finished game was fair.
cli-verify-help = Check the file of a finished game: that the server’s secret matches the deal commitment that the lobby showed, that the cards were dealt from this secret and the players’ random numbers, and that every move follows the rules. Only games played on a server can be verified; a game of “turncoat play” has no commitment.
cli-verify-local = This game was played on one computer, so there is no commitment to check. Only games played on a server can be verified.
cli-verify-commitment = The deal commitment that you copied in the lobby or at the table. The file must have the same one.
# $answer in the next messages: cli-verify-yes or cli-verify-no.
cli-verify-yes = yes
cli-verify-no = NO
cli-verify-committed = The secret matches the commitment made before the deal: { $answer }
cli-verify-dealt = The cards were dealt from the secret and the players’ numbers: { $answer }
cli-verify-played = Every move follows the rules: { $answer }
cli-verify-same = The commitment is the one you gave: { $answer }
# $names: a list of names, or cli-verify-nobody.
cli-verify-winners = Won by: { $names }
cli-verify-nobody = nobody

## turncoat games

cli-games-short = List the games and their rulebooks.
cli-games-help = List the games, how many can play, the default number of players, and where to find the rulebooks.
cli-games-header-game = Game
cli-games-header-name = Name
cli-games-header-players = Players
cli-games-header-default = Default
cli-games-players = { $least } to { $most }
# A heading. One line for each game follows. $game: its name. $file: where its rulebook is.
cli-games-rulebooks = Rulebooks:
cli-games-rulebook = { $game }: { $file }

## turncoat play

cli-play-short = Play in the terminal, against bots or friends.
cli-play-help = Play GAME in this terminal: alone against bots, or with several people who take turns at one keyboard (--people). Type h at any question for help. The game is saved after every answer.
cli-play-players = Number of players. “turncoat games” lists the default of each game.
cli-play-people = Number of people who share this keyboard. Default: 1.
cli-play-seat = Seat of a person, from 1. Repeat it for each person. Default: the first seats.
cli-play-name = A player’s name. Repeat it for each player: people first, then bots.
cli-play-bots = Level of the bots, such as sensible (plays to win) or uniform (plays at random). Default: the strongest level of the game.
cli-play-pool = Which characters can be in the game. Same as --option pool=NAME.
cli-play-preset = A named set of options, such as first_game. Same as --option preset=NAME.
cli-play-option = Set a table option. Can be repeated. --options explains them all.
cli-play-options = Explain all table options and exit.
cli-play-content = Use your own cards and numbers from this file (dark_providence only).
cli-play-seed = Any text. The same seed, options and answers give the same game.
cli-play-save = Save the game to this new file. Default: a file in your data folder.
cli-play-load = Continue a saved game; GAME can then be left out. The game is saved to the same file, unless you also give --save.
cli-play-fast = Do not pause while others move.
cli-play-plain = Print plain lines without boxes or colours, for screen readers.

# $words: a list of games.
cli-play-which = Which game? Give one of: { $words }. “turncoat games” lists them all.
cli-load-and-setup = A saved game already has its options and names. Leave them out with --load.
# A command follows in the same line. $game, $asked: ids such as shadow_hunters.
cli-other-game = This file is a game of { $game }, not of { $asked }. Use: turncoat play { $game } --load { $file }
# $people: how many share the keyboard. $players: how many play.
cli-too-many-people = { $people } people are too many for { $players } players.
cli-too-many-seats = More seats were given than there are people ({ $people }).
cli-seat-twice = Two people can’t have the same seat.
cli-no-such-seat = There is no seat { $seat } in a game with { $players } players.
cli-too-many-names = There are more names than players ({ $players }).
cli-name-twice = Two players can’t have the same name.
# $longest: a number of characters.
cli-bad-name = A name must have 1 to { $longest } characters.

# Table options, as --options explains them.
cli-setup-intro = Set a table option with --option NAME=VALUE. A star marks the default.
# $name: as it is typed. $label: what it is called.
cli-setup-title = { $name } ({ $label })
# Column headings.
cli-setup-header-value = Value
cli-setup-header-meaning = Meaning
# A value in the table that --options prints; the star marks the default.
cli-setup-default = { $value } *
cli-setup-list = a list
# $ids: a list of what can be in the list.
cli-setup-ids = choose from { $ids }
# $pair: what was typed.
cli-setup-no-value = “{ $pair }” must be written as NAME=VALUE.
cli-setup-players = Set the number of players with --players.
# $name: of a table option.
cli-setup-bad-value = “{ $value }” is not a value of { $name }. Possible values: { $values }. Default: { $usual }.
cli-setup-twice = The option { $name } was given two different values.
# $sentence: what is wrong. $name: of an option that takes a list. $example: such as
# cli-ac-list-roles.
cli-setup-choose = { $sentence } Choose with --option { $name }=LIST. LIST: { $example }.

## Files. $why: a message of the operating system.

cli-no-such-file = There is no file { $file }.
cli-is-a-folder = { $file } is a folder, not a saved game.
cli-cant-read = Can’t read { $file }: { $why }.
cli-is-a-file = { $file } is a file, not a folder.
cli-cant-write = Can’t save to { $file }: { $why }.
cli-too-large = { $file } is too large for a saved game.
cli-file-exists = { $file } already exists and was not changed. Choose another name, or continue that game with --load.
cli-other-content = This game was played with different cards or numbers. Use --content with the file it was played with, or leave --content out if it was played with the standard cards.
# $games: a list of ids such as dark_providence.
cli-content-not-here = The cards of { $game } can’t be replaced. --content works only for { $games }.
cli-content-is-a-folder = { $file } is a folder, not a file with cards.
# $sentence, $why: what is wrong with the file.
cli-bad-content = { $file }: { $sentence }
cli-bad-save = { $file }: { $why }
cli-no-home = There is no home folder for saved games. Give a file with --save.

## Questions and answers

# The heading of a new game.
cli-welcome = { $game }
cli-welcome-keys = Answer each question with a number. Type h for the keys, a to look up what is in this game, ? for the rule behind a question.
# The game comes from a package without the user’s language.
cli-other-language = The texts of { $game } are not available in your language. They are shown in English.
# $sentence: the text of a card.
cli-quoted = “{ $sentence }”

# The prompt below a question. $keys: a list of what can be typed, made of the messages that follow.
cli-prompt = { $keys }:
# $last: the number of the last choice.
cli-prompt-numbers = { $last ->
    [1] Enter or 1
    [2] 1 or 2
   *[other] 1 to { $last }
}
cli-prompt-offers = o for other actions
cli-prompt-claim = s to make a statement
cli-prompt-undo = u to undo
cli-prompt-help = h for help
# A choice in a list: its number, then what it is, then a detail.
cli-choice-number = { $number }.
# $sign: a key that makes the same choice.
cli-choice-sign = { $label } [{ $sign }]
# After a choice. $detail: its explanation.
cli-choice-detail = — { $detail }
# The prompt below a list of choices that is not a question of the game.
cli-choose-prompt = { $last ->
    [1] 1, or Enter to cancel:
    [2] 1 or 2, or Enter to cancel:
   *[other] 1 to { $last }, or Enter to cancel:
}
cli-choose-again = { $last ->
    [1] Please type 1.
    [2] Please type 1 or 2.
   *[other] Please type a number from 1 to { $last }.
}
# The prompt below a yes-or-no question. The keys y and n are the same in all languages.
cli-agree-prompt = y for yes, n or Enter for no:
cli-agree-again = Please type y or n.
cli-not-understood = { $last ->
    [1] Please press Enter, or type 1 or one of the keys. Type h for the keys.
    [2] Please type 1, 2 or one of the keys. Type h for the keys.
   *[other] Please type a number from 1 to { $last } or one of the keys. Type h for the keys.
}
# $option: a choice, such as “End your turn”.
cli-only-choice = Your only choice: { $option }.
# $words: what was typed after the key a.
cli-almanac-none = Nothing here is called “{ $words }”.
cli-nothing-claimed = No statement was made.
cli-undone = Your last answer is undone. Here is the question again.
cli-time-over = The time to talk is over.
# Headings above lists of actions.
cli-offers = Actions available at any time:
cli-no-offers = You can’t do anything out of turn right now.
cli-out-of-turn = You can do this now, out of turn:

# Keys, as “h” lists them.
cli-key-why = ? — show the rules behind this question
cli-key-board = b — show the board and the players again
cli-key-card = c — show your own card: who you are and what you have
cli-key-almanac = a — look up who and what can be in this game
# Here and below, $words: an example from the game.
cli-key-look-up = a and a name — look up one thing
cli-key-look-up-such-as = a and a name — look up one thing: a { $words }
cli-key-journal = j — show your journal: what you know, how you learned it, and what was said
cli-key-log = l — show the story so far; l 100 shows its last 100 lines
cli-key-offers = o — do something that is possible at any time, also when others are asked
cli-key-say = s — make a statement, true or not
cli-key-undo = u — undo your last answer
cli-key-rules = r — search the rulebook by number or word: r 10
cli-key-rules-such-as = r — search the rulebook by number or word: r 10, or r { $words }
cli-key-help = h — show these keys and what the signs on the screen mean
# Instead of cli-key-help in games without signs.
cli-key-help-only = h — show these keys
# The heading and the column headings of a list of signs.
cli-legend = What the signs mean
cli-legend-sign = Sign
cli-legend-meaning = Meaning
cli-key-quit = q — quit; the game is saved

# $lines: what was typed after the key l.
cli-log-lines = “{ $lines }” is not a number of lines. Type l alone, or with a number, as in l 100.
cli-log-part = The last { $shown } of { $all } lines:
# The heading of a rule.
cli-rule-title = { $id } ({ $chapter })
cli-rules-prompt = Rule number or word, or Enter to cancel:
# $words: what was typed after the key r.
cli-rules-none = The rulebook does not mention “{ $words }”.
cli-rules-no-book = This game has no rulebook.
cli-why-none = The rulebook has no rule about this question.
# $first: the number of the first rule that was found.
cli-rules-many = { $number } rules mention it. To read one, type its number, as in “r { $first }”:
# $first: the beginning of a rule.
cli-rules-line = { $id }: { $first }

# Several people share the keyboard.
cli-cover-first = Press Enter when you have read this. The screen is then cleared for the next person:
cli-cover = Pass the keyboard to { $name }.
cli-cover-others = Does somebody else want to act out of turn? Type their name instead.
cli-cover-enter = { $name }, press Enter when only you can see the screen:
cli-cover-caller = { $name }, press Enter when nobody else is looking:
# A heading above what has happened.
cli-since = { $name }, since your last turn:
cli-card-covered = Nothing secret is on the screen yet. Type c to see your own card and what only you were told. Until then, the hints do not take your secrets into account.
cli-question-covered = It is your turn to choose in secret.
cli-prompt-covered = Enter to show the question, c to show your card as well, h for help:
# A heading.
cli-only-you = Told only to you:

# A heading above what all of them may read.
cli-shared = For everyone at the keyboard
cli-shared-enter = When everyone is ready, press Enter to continue.
cli-shared-name = To make a statement or to decide alone, type your name.
cli-shared-prompt = Enter, a name, or q:
cli-shared-unknown-name = Nobody at this keyboard is called “{ $name }”.
cli-shared-ready = { $name } is already ready.

# A command follows each of these in the next line.
cli-quit = The game is saved. Continue it with:
cli-input-ended = The input has ended. The game is saved. Continue it with:
cli-interrupted = Interrupted. The game is saved. Continue it with:
cli-not-saved = The last moves could not be saved. The game up to then is saved. Continue it with:
cli-finished = The finished game is saved. Watch it again with:

## Tables as plain lines, for --plain. A screen reader reads them aloud.

# $title: the title of a table.
cli-plain-title = { $title }:
# A row of a table. $first: its first cell. $rest: the others, each as cli-plain-cell.
cli-plain-row = { $first }. { $rest }
# The same, if the first cell is a sentence, and if the table has no headings.
cli-plain-row-sentence = { $first } { $rest }
cli-plain-row-bare = { $first }: { $rest }
# $header: the heading of the column.
cli-plain-cell = { $header }: { $cell }
# Between the cells of a row.
cli-plain-next = { "; " }

## turncoat simulate

cli-simulate-short = Let bots play many games, and count the results.
cli-simulate-help = Let bots play many games of GAME, and count who wins and how.
# $usual: the default.
cli-simulate-games = Number of games. Default: { $usual }.
cli-simulate-seed = A whole number. The same seed gives the same games. Default: 0.
cli-simulate-option = Set a table option. Can be repeated. “turncoat play GAME --options” explains them all.
cli-simulate-bots = Levels of the bots, separated by commas and assigned to the seats in turn, such as sensible,uniform. Default: the strongest level of the game.
cli-simulate-json = Print only the report, as JSON.
# Before a progress bar.
cli-simulate-bar = Playing
cli-simulate-interrupted = Interrupted. There is no report.
# Rows and titles of the report.
cli-simulate-games-row = Games
cli-simulate-decisions = Decisions
cli-simulate-seconds = Seconds
cli-simulate-speed = Decisions per second
cli-simulate-rounds = Rounds per game
cli-simulate-sides = Wins by side
cli-simulate-sides-note = More than one side can win a game, or none.
cli-simulate-ways = Wins by side and ending
cli-simulate-endings = Endings
cli-simulate-wins-by-bot = Wins by bot
cli-simulate-bots-note = This counts every seat that won a game, alone or together with others.
cli-simulate-all-sides = all
# Column headings.
cli-simulate-header-bot = Bot
cli-simulate-header-seats = Seats
cli-simulate-header-won = Won
cli-simulate-header-side = Side
cli-simulate-header-ending = Ending
cli-simulate-header-games = Games
cli-simulate-header-share = Share

## turncoat replay

cli-replay-short = Watch a saved game again.
cli-replay-help = Watch a saved game again, page by page: as everyone could see it, as one seat saw it (--seat), or with all secrets (--open).
cli-replay-seat = Show only what this seat could see, from 1.
cli-replay-open = Show everything, with all secrets.
cli-replay-content = The file with your own cards and numbers, if the game was played with them (dark_providence only).
cli-replay-both = Give either --seat or --open, not both.
cli-replay-as-everyone = Shown as everyone could see it.
cli-replay-as-seat = Shown as { $name } saw it.
cli-replay-as-open = Shown with all secrets.
# $title: the first event of the page, or cli-replay-deal.
cli-replay-page = Page { $page } of { $pages }. { $title }
cli-replay-deal = The deal
# An event that not everyone was told. $sentence: what happened.
cli-replay-secret = (secret) { $sentence }
# The prompts below a page, at most 79 characters. The keys are the same in all languages.
cli-replay-prompt = Enter for next, b for back, 1 to { $pages } to jump, v for the board, q to quit:
cli-replay-prompt-last = { $pages ->
    [1] Enter for the end, v for the board, q to quit:
   *[other] Enter for the end, b for back, 1 to { $pages } to jump, v for the board, q to quit:
}
cli-replay-again = { $pages ->
    [1] Press Enter, or type v or q.
   *[other] Press Enter, or type b, v, q or a number from 1 to { $pages }.
}
cli-replay-unfinished = The game is not finished.

## Games that have no drawing of their own

cli-generic-over = The game is over
cli-generic-together = Everybody chooses
cli-generic-turn = { $is_me ->
    [yes] Your turn
   *[no] { $name }’s turn
}
# What a round is called in games that have no word of their own.
cli-generic-round = Round
# $label: what the game calls a round. $number: a number or cli-generic-of. $stage: the game’s name for
# this part of the round, cli-generic-together or cli-generic-turn.
cli-generic-title = { $label } { $number }: { $stage }
# A round in a table or a list: “Leg 2”.
cli-generic-round-name = { $label } { $number }
# A number and its highest value.
cli-generic-of = { $number } of { $limit }
# $label and $value: words of the game.
cli-generic-line = { $label }: { $value }
# Instead of a value that the viewer does not know, and of an empty one.
cli-generic-unknown = ?
cli-generic-none = –
cli-generic-yes = yes
cli-generic-no = no
# Headers of tables.
cli-generic-player = Player
cli-generic-result = Result
cli-generic-name = Name
cli-generic-meaning = What it means
cli-generic-claim-header = Statement
# In the column cli-generic-result.
cli-generic-won = won
cli-generic-lost = lost
# Headings of the journal and of the end.
cli-generic-known = What you know
cli-generic-claims = Statements
# In the first column, for what was told before the first round.
cli-generic-before = Start
# The heading of a table, and of a column in it.
cli-generic-told = Told only to you
cli-generic-told-header = What you were told
# The heading of a table: who voted for whom, by round.
cli-generic-votes = Votes
cli-generic-contradicts = contradicts an earlier statement
cli-generic-ending = Final reveal
cli-generic-ending-won = You won! Final reveal
cli-generic-ending-lost = You lost. Final reveal
# In a replay with all secrets. $sentence: what the player was told.
cli-generic-opened = { $name } was told: { $sentence }
# The steps of making a statement. The choices of the first are examples.
cli-generic-claim = What do you want to say? These are examples.
cli-generic-which-seat = Who?
cli-generic-which-number = Which number?
cli-generic-which = Which one?
# What a table option that is a list looks like.
cli-generic-list = names, separated by commas

## Shadow Hunters

# Words to type after the keys a, r and t.
cli-sh-example-almanac = flail
cli-sh-example-rules = crossbow
cli-sh-example-write = I am a werewolf
# An example of a list of characters.
cli-sh-list-picked = ids separated by commas, such as e1,f2,g1,u1,v1,w2,a1,b1,c2,d1 (the rulebook lists all ids)

# What the signs on the screen mean: each sign, then its meaning.
cli-sh-legend-wound-text = One wound.
cli-sh-legend-no-wound-text = One wound more until the character is dead; if you do not know the character, until the highest number of hit points.
cli-sh-legend-letters = Letters above the wounds
cli-sh-legend-numbers = (4/5)
cli-sh-legend-numbers-text = The rolls that lead to this place.
cli-sh-legend-known = (you know)
cli-sh-legend-own = (hidden)
cli-sh-legend-own-text = Your own character, which is not revealed.

# Headings above the board. $is_me: “yes” if it is the reader’s turn.
cli-sh-title = { $is_me ->
    [yes] Round { $round }, your turn
   *[no] Round { $round }, { $name }’s turn
}
cli-sh-title-opening = Opening: green cards are passed around
# Beside an ability, in lower case without a full stop.
cli-sh-reveals = this reveals your character to everyone
cli-sh-welcome = Everyone is secretly a werewolf, a vampire or a human. Werewolves win when all vampires are dead. Vampires win when all werewolves are dead. Each human has a goal of their own. Use green cards to find out who is who, arm yourself, and strike.
# How many characters of each kind are in the game: 2 or 3 werewolves and vampires, and 0 to 3 humans.
cli-sh-in-play = { $human ->
    [0] There are { $werewolf } werewolves and { $vampire } vampires.
    [one] There are { $werewolf } werewolves, { $vampire } vampires and { $human } human.
   *[other] There are { $werewolf } werewolves, { $vampire } vampires and { $human } humans.
}
# On the board. Each part at most 24 characters.
cli-sh-area = Area { $number }
# Between the two dice numbers of a place: “4/5”, read aloud “4 or 5”.
cli-sh-or = /
cli-sh-or-plain = { " or " }
# $numbers: such as 4/5.
cli-sh-place = { $place } ({ $numbers })
cli-sh-place-use = { "   " }{ $use }
cli-sh-place-names = { "   " }{ $names }
cli-sh-place-plain = { $place } ({ $numbers }, { $use }): { $names }
cli-sh-nobody = nobody
cli-sh-middle = In the middle, not on a place yet: { $names }
# What each place is for.
cli-sh-use-hut = green card
cli-sh-use-spring = card of any colour
cli-sh-use-chapel = blue card
cli-sh-use-graveyard = red card
cli-sh-use-tree = wound 2 or heal 1
cli-sh-use-circle = steal equipment
# Column headings.
cli-sh-header-name = Player
cli-sh-header-wounds = Wounds
cli-sh-header-equipment = Equipment
cli-sh-header-character = Character
cli-sh-header-marks = Status
cli-sh-header-may-be = Could still be, by what everyone knows
cli-sh-header-gift = Giver to receiver
cli-sh-header-card = Green card
cli-sh-header-card-name = Card
cli-sh-header-copies = Copies
cli-sh-header-says = What it does
cli-sh-header-outcome = Outcome
cli-sh-header-attack = Attacker to target
cli-sh-header-times = How often
cli-sh-header-claim = Statement
cli-sh-header-points = Hit points
cli-sh-header-ability = Ability
cli-sh-header-goal = Goal
cli-sh-header-fate = Fate
cli-sh-header-result = Result
# Below the table of players, whose wounds are drawn under a row of initials.
cli-sh-scale = The letters above the wounds show when a character with that initial dies.
# $scale: a list of cli-sh-scale-step.
cli-sh-scale-plain = Wounds that kill a character, by initial: { $scale }.
cli-sh-scale-step = { $number } for { $letters }
# Who a player is, as far as the reader knows.
cli-sh-hidden = hidden
# Stands for the reader’s own character while others may see the screen.
cli-sh-press-c = type c
cli-sh-known = { $character }, { $kind }
cli-sh-known-self = { $character }, { $kind } (hidden)
cli-sh-known-to-you = { $character }, { $kind } (you know)
# In the column cli-sh-header-marks.
cli-sh-mark-turn = turn
cli-sh-mark-dead = dead
cli-sh-mark-ward = Ward
cli-sh-mark-barrier = Barrier
cli-sh-mark-void = ability void
cli-sh-mark-used = ability used
# $kind: werewolf, vampire or human.
cli-sh-you-are = You are { $character }, a { $kind } with { $points } hit points.
cli-sh-ability = Ability: { $ability }
cli-sh-goal = Goal: { $goal }
cli-sh-card = { $card }: { $says }
# A heading above a table of characters. $kind: werewolf, vampire or human.
cli-sh-almanac-kind = { $kind ->
    [werewolf] { $number ->
        [one] { $number } werewolf in play, out of these
       *[other] { $number } werewolves in play, out of these
    }
    [vampire] { $number ->
        [one] { $number } vampire in play, out of these
       *[other] { $number } vampires in play, out of these
    }
   *[human] { $number ->
        [one] { $number } human in play, out of these
       *[other] { $number } humans in play, out of these
    }
}
# A heading above a table of cards.
cli-sh-almanac-cards = { $colour ->
    [red] Red cards
    [blue] Blue cards
   *[green] Green cards
}
# Headings at the end of the game: for spectators, for a winner, for a loser.
cli-sh-ending = Final reveal
cli-sh-ending-won = You won! Final reveal
cli-sh-ending-lost = You lost. Final reveal
# In the columns cli-sh-header-fate and cli-sh-header-result.
cli-sh-alive = alive
cli-sh-dead = dead
cli-sh-won = won
cli-sh-lost = lost
# In a replay with all secrets.
cli-sh-opened = { $name } is { $character }.
# Headings of the journal.
cli-sh-journal-characters = Who is who
cli-sh-journal-green = Green cards
cli-sh-journal-attacks = Attacks
cli-sh-journal-claims = Statements
cli-sh-journal-claims-apart = Statements among the dead
# Nothing is known about who this player could be.
cli-sh-anybody = anyone
cli-sh-from-to = { $giver } to { $receiver }
cli-sh-unknown-card = unknown to you
# In the column cli-sh-header-outcome.
cli-sh-no-answer = No answer yet.
# At the end. $outcome: what followed, as a sentence.
cli-sh-lie = { $outcome } That was a lie.
cli-sh-times = { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
# A remark beside a statement.
cli-sh-contradicts = contradicts an earlier statement
# The steps of making a statement: first its kind, then the questions for its parts.
cli-sh-claim-what = What do you want to say?
cli-sh-claim-kind = what somebody is: werewolf, vampire or human
cli-sh-claim-character = which character somebody is
cli-sh-claim-gave-green = which green card you gave somebody
cli-sh-claim-got-green = which green card somebody gave you
cli-sh-claim-trust = that you trust somebody
cli-sh-claim-suspect = that you suspect somebody
cli-sh-claim-will-attack = that you will attack somebody
cli-sh-claim-which-seat = Who?
cli-sh-claim-which-kind = Werewolf, vampire or human?
cli-sh-claim-which-character = Which character?
cli-sh-claim-which-green = Which green card?
cli-sh-claim-which-outcome = What was the outcome?
cli-sh-claim-which-equipment = Which equipment?
# A choice below the question above.
cli-sh-claim-some-equipment = do not say which

## Among Cultists

# Words to type after the keys a, r and t.
cli-ac-example-almanac = failure
cli-ac-example-rules = knife
cli-ac-example-write = I was in the Cafeteria
# Examples of lists.
cli-ac-list-roles = ids separated by commas, such as mechanic,firestarter,rookie,coward
cli-ac-list-characters = ids separated by commas, such as june_abernathy,gideon_pike
cli-ac-welcome = Investigators carry books from the rooms of an old university to its shelves. The Cultists among them spoil the search, and they kill: whenever two people meet alone, each slips the other a card, and a card may be deadly. The victim notices nothing until somebody checks. The dead play on as ghosts.
cli-ac-numbers = { $cultists ->
    [one] There are { $characters } characters, and { $cultists } of them is a Cultist. The Investigators need { $points } points within { $rounds } rounds. The Cultists need { $kills } dead Investigators.
   *[other] There are { $characters } characters, and { $cultists } of them are Cultists. The Investigators need { $points } points within { $rounds } rounds. The Cultists need { $kills } dead Investigators.
}
cli-ac-welcome-automa = AUTOMA is a character that nobody plays. It follows its open route by fixed rules, draws its cards blindly, says nothing and always abstains. It can have any role and may be a Cultist. Type a for more.
# Headings above the board. $is_me: “yes” if it is the reader’s turn.
cli-ac-title-night = The night before the first round
cli-ac-title-movement = { $is_me ->
    [yes] Round { $round } of { $rounds }, movement: you move
   *[no] Round { $round } of { $rounds }, movement: { $name } moves
}
cli-ac-title-event = Round { $round } of { $rounds }, event
cli-ac-title-action = { $is_me ->
    [yes] Round { $round } of { $rounds }, actions: your turn
   *[no] Round { $round } of { $rounds }, actions: { $name }’s turn
}
cli-ac-title-discussion = Round { $round } of { $rounds }: discussion and vote
cli-ac-title-clean-up = Round { $round } of { $rounds }, end of the round
# $knife: who has the Knife.
cli-ac-points = Points: { $points } of { $goal }. Knife: { $knife }.
# A sentence after cli-ac-points.
cli-ac-power-on = The power is on.
cli-ac-power-off = The power is off, so three or more also meet in the dark.
cli-ac-no-event = No event has been drawn yet.
# $clock: a list of past events.
cli-ac-clock = On the clock: { $clock }.
# $event: the name of the event.
cli-ac-force-secret-doors = Current event: { $event }. All rooms of one colour count as one place.
cli-ac-force-no-connection = Current event: { $event }. Nobody can talk.
cli-ac-force-high-morale = Current event: { $event }. In round { $round }, everyone has 1 more movement point.
cli-ac-force-low-morale = Current event: { $event }. In round { $round }, the living have 1 less movement point.
cli-ac-gate-open = The gate is open: two characters can close it together in the green room until the end of round { $round }.
cli-ac-gate-open-last = The gate is open: two characters can close it together in the green room until the game ends.
cli-ac-gate-closed = The gate is closed for good.
cli-ac-gate-too-late = The gate was open too long and cannot be closed any more.
cli-ac-no-gifts = No cards are given in encounters until the end of round { $round }.
# $where: a place, or cli-ac-lake.
cli-ac-outside = Fishman: { $where }. Cultists outside: { $tokens }. Draw pile: { $pile } cards. Unsafe-passage deck: { $unsafe } cards.
cli-ac-lake = in the lake
# Explains the letters on the board.
cli-ac-legend = Gaps: doors. b c p: books, cards, points. (Name): ghost. Hand: encounter + room.
cli-ac-legend-brief = b c p: books, cards, points. (Name): ghost. Type b to see all doors.
# What the signs on the screen mean: each sign, then its meaning.
cli-ac-legend-door = A gap in a wall
cli-ac-legend-door-text = A door.
cli-ac-legend-room = 2b 3c
cli-ac-legend-room-text = 2 books are still in this room, and 3 cards are in its deck. With three or more cards, it is searched.
cli-ac-legend-shelf = 1/3 3p
cli-ac-legend-shelf-text = 1 of 3 books is on this shelf. A full shelf scores 3 points.
cli-ac-legend-searched = searched
cli-ac-legend-ghost = (Name)
cli-ac-legend-hand = 9 + 8
cli-ac-legend-hand-text = 9 encounter cards and 8 room cards in hand.
cli-ac-legend-route = heading for
cli-ac-line = { $name }: { $found }
cli-ac-hand-brief = hand { $hand }
cli-ac-pulse-brief = pulse { $pulse }
cli-ac-shelves = Shelves
# $on: books on the shelf, $of: how many fit. “p” stands for points, “b” for books, “c” for cards.
cli-ac-shelf = { $shelf } { $on }/{ $of } { $points }p
cli-ac-shelf-words = { $shelf }: { $on } of { $of } books, worth { $points } points
cli-ac-room-short = { $books }b { $cards }c
cli-ac-room-searched-short = { $books }b { $cards }c searched
# Two counts in a row.
cli-ac-room = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, not searched
cli-ac-room-searched = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, searched
# Inside a place on the board. Each at most 14 characters.
cli-ac-completed = completed
cli-ac-hall = hall
cli-ac-fishman-here = FISHMAN
cli-ac-cultist-here = CULTIST TOKEN
cli-ac-gate-here = GATE OPEN
cli-ac-vote-here = vote ready
cli-ac-unsafe-here = unsafe passage
cli-ac-me = YOU
cli-ac-ghost-short = ({ $name })
cli-ac-ghost-of = { $name } (ghost)
cli-ac-here = here: { $names }
cli-ac-nobody-here = nobody here
cli-ac-doors = doors to { $places }
# $colour: of a room that the reader may use in this round.
cli-ac-on-route = { $colour }, on your route now
cli-ac-key-stop = . — stop where you are, while you move
# Details beside choices. They begin with a small letter.
# A choice of a place behind a secret door.
cli-ac-by-secret-door = through a secret door
cli-ac-says-secure = one of your room cards joins the unsafe-passage deck
cli-ac-says-fight = the room can be used again
cli-ac-says-chase = he goes back to the lake, and his hall is free again
cli-ac-says-kill = once per game; you show your role, and there is no vote
cli-ac-says-vote = everyone discusses and then votes
cli-ac-says-camera = check any searched room, or anyone’s status
cli-ac-says-power = three or more no longer meet in the dark, and the camera works
cli-ac-says-gate = costs both of you your action; the Investigators then need 1 point less
cli-ac-at-stake = { $kills } dead Investigators are needed, and you know of { $dead }; a false announcement loses the game at once
cli-ac-at-stake-covered = { $kills } dead Investigators are needed; a false announcement loses the game at once
# A question.
cli-ac-announce-doubt = You know of { $dead } dead Investigators, and { $kills } are needed. This would lose the game at once. Announce it anyway?
cli-ac-deadly = this would kill you
cli-ac-deadly-check = if you find a death, you must reveal it, and that would kill you
# $cards: a list of cards.
cli-ac-burns = You die at the end of round 5 if you still hold any of these: { $cards }.
cli-ac-pulse-count = { $number ->
    [one] { $number } pulse card
   *[other] { $number } pulse cards
}
# Column headings.
cli-ac-header-name = Player
cli-ac-header-place = Place
cli-ac-header-hand = Hand
cli-ac-header-hand-plain = Encounter cards and room cards in hand
cli-ac-header-pulse = Pulse
cli-ac-header-role = Role
cli-ac-header-known-as = Known as
cli-ac-header-marks = Status
cli-ac-header-number = Number
cli-ac-header-side = Side
cli-ac-header-says = What it does
cli-ac-header-event = Event
cli-ac-header-drawn = Drawn
cli-ac-header-card = Card
cli-ac-header-round = Round
cli-ac-header-books = Books
cli-ac-header-points = Points
cli-ac-header-death = Cause of death
cli-ac-header-a-game = Per game
cli-ac-header-may-be = Could still be
cli-ac-header-route = Route
cli-ac-header-guess = Named
cli-ac-header-routes = Possible routes
cli-ac-header-given = Cards received
cli-ac-header-look = Who checked whom
cli-ac-header-seen = Seen
cli-ac-header-outcome = Outcome
cli-ac-header-laid = Cards added
cli-ac-header-turned-up = Cards revealed
cli-ac-header-out = Voted out
cli-ac-header-ballots = Votes
cli-ac-header-claim = Statement
cli-ac-header-fate = Fate
cli-ac-header-result = Result
cli-ac-header-left = Left in hand
# Numbers of encounter cards and room cards.
cli-ac-hand = { $encounter } + { $room }
# Who a player is, as far as the reader knows.
cli-ac-hidden = hidden
# Stands for the reader’s own role while others may see the screen.
cli-ac-press-c = type c
cli-ac-known-to-you = { $role } (you know)
# In the column cli-ac-header-marks.
cli-ac-mark-turn = turn
cli-ac-mark-knife = Knife
cli-ac-mark-ghost = ghost (round { $round })
# A sentence. $death: the cause of death.
cli-ac-ghost-since = Ghost since round { $round } ({ $death }).
cli-ac-mark-route = heading for { $colours }
cli-ac-mark-gate = acted at the gate
# The reader’s own card. $side: cultists or investigators. $says: sentences about what the role can do.
cli-ac-you-are = { $side ->
    [cultists] You are: { $role }, on the Cultists’ team. { $says }
   *[investigators] You are: { $role }, on the Investigators’ team. { $says }
}
# $goal: sentences.
cli-ac-goal = How your side wins: { $goal }
# To Investigators at a table with AUTOMA and one Cultist.
cli-ac-goal-automa = If AUTOMA is the Cultist and is voted out when { $kills } Investigators are dead, nobody at the table wins.
cli-ac-goal-seer = { $side ->
    [cultists] If the Investigators are about to win, you may still name the Seer. If you are right, you win instead.
   *[investigators] If the Investigators are about to win, the Cultists may still name the Seer. If they are right, they win instead.
}
cli-ac-cultists = The Cultists: { $names }.
cli-ac-only-cultist = You are the only Cultist.
cli-ac-dead-already = Dead from the start: { $names }.
# $route: such as “route 3”. A list of rounds and colours follows.
cli-ac-route = Your { $route } lets you act only in rooms of these colours:
cli-ac-route-free = You can act in any room. To look innocent, act only in the rooms of { $route }:
cli-ac-route-line = { "   " }rounds { $rounds }: { $colours }
cli-ac-route-now = { " > " }rounds { $rounds }: { $colours } (this round)
# $colours: where the reader may act in this round, $next: in the next. $last: “yes” in the last round.
cli-ac-brief = { $last ->
    [yes] You are: { $role }. Rooms for your actions this round: { $colours }.
   *[no] You are: { $role }. Rooms for your actions this round: { $colours }. Next round: { $next }.
}
cli-ac-brief-free = { $last ->
    [yes] You are: { $role }. You can act in any room. To look innocent, act here: { $colours }.
   *[no] You are: { $role }. You can act in any room. To look innocent, act here: { $colours }. Next round: { $next }.
}
cli-ac-ghost-may = You are a ghost. You can go anywhere, add cards to rooms, check rooms, and vote.
cli-ac-superghost-may = You are a ghost. You can go anywhere, do everything in rooms that the living can do, and vote.
# $cards: a list of cli-ac-count, or cli-ac-no-cards.
cli-ac-your-hand = Your hand: { $cards }.
cli-ac-count = { $name } × { $number }
cli-ac-no-cards = no cards
# Instead of a number: one of several roles is in the game.
cli-ac-one-of = one of these
cli-ac-drawn-of = { $drawn } of { $count }
# Headings of what can be looked up.
cli-ac-almanac-roles = Roles in this game
cli-ac-almanac-characters = Characters
cli-ac-almanac-automa = AUTOMA, which nobody plays
cli-ac-automa-moves = Moving
cli-ac-automa-moves-says = It goes through up to 3 doors, as morale allows. It heads for the nearest room of the first colour on its route’s line that is not searched yet, or else is not completed. It never enters the Fishman’s hall.
cli-ac-automa-meets = Encounters
cli-ac-automa-meets-says = It gives the top card of its pile, which nobody knows. In the dark, it gives it to the player with the fewest pulse cards.
cli-ac-automa-acts = Acting
cli-ac-automa-acts-says = It fights a cultist in its room. In a room that is not searched, it adds its top card. Otherwise it checks the room it is in. In a hall, it secures the unsafe passage. Its ghost fights nobody and passes in halls. It never uses the Knife, the camera or the vote token.
cli-ac-automa-votes = Voting
cli-ac-automa-votes-says = It always abstains. If it is alive and has the Knife, this counts as 2.
cli-ac-automa-role = Role
cli-ac-automa-role-lone = It acts the same in every role. If it is voted out, its role is shown. If it was the Cultist, the dead are counted: if enough Investigators are dead, nobody at the table wins; otherwise the Investigators win.
cli-ac-automa-role-two = It acts the same in every role. If it is voted out, its role stays hidden unless no Cultist is left.
cli-ac-almanac-events = Event tokens
cli-ac-almanac-cards = Cards
cli-ac-almanac-places = Rooms with a special use
# Titles of reports about many games.
cli-ac-tally-rounds = Books and points by round
cli-ac-tally-rounds-note = Averages at the end of each round, over the games that reached it.
# Headings and notes of the journal.
cli-ac-journal-roles = Who is who
cli-ac-journal-roles-note = “Could still be” counts only what everyone knows. Possible routes are those that allow every room action this character took. If no route fits, this character does not need one.
cli-ac-journal-pulse = Pulse cards
cli-ac-journal-looks = Checks of pulse cards
cli-ac-journal-rooms = Room cards
cli-ac-journal-tokens = Event tokens drawn in secret
cli-ac-journal-votes = Votes
cli-ac-journal-claims = Statements
# How the reader knows a role: sentences.
cli-ac-know-own = { $role } (your own).
cli-ac-know-shown = { $role } (shown to everyone).
cli-ac-know-night = { $role } (you saw it at night).
cli-ac-know-dead = Dead from the start (you saw it at night).
# Nothing is known about the role, or about the route.
cli-ac-anything = any role
cli-ac-any-route = any
cli-ac-no-route = none
# Where a card comes from, with the round, and its face if the reader knows it.
cli-ac-from-start = set-up
cli-ac-from-start-face = set-up: { $face }
cli-ac-from-pile = draw pile ({ $round })
cli-ac-from-pile-face = draw pile ({ $round }): { $face }
cli-ac-from = { $name } ({ $round })
cli-ac-from-face = { $name } ({ $round }): { $face }
# Stands for the reader’s own name in a narrow column.
cli-ac-you = you
cli-ac-rounds-note = The number after a name is the round.
cli-ac-looked = { $who } checked { $target }
cli-ac-revealed = a death was revealed
cli-ac-kept-quiet = nothing was revealed
cli-ac-unknown = unknown
# Numbers of Alive cards and Dead cards.
cli-ac-pulse = { $alive } Alive, { $dead } Dead
cli-ac-drawn-by = { $face }, drawn by { $name }
# Sentences. $who: a list of those who voted for $whom.
cli-ac-ballots = For { $whom }: { $who }.
cli-ac-counts-twice = { $who } (counts twice)
cli-ac-abstained = Abstained: { $who }.
cli-ac-nobody = nobody
# A remark beside a statement.
cli-ac-contradicts = contradicts an earlier statement
# The steps of making a statement: first its kind, then the questions for its parts.
cli-ac-claim-what = What do you want to say?
cli-ac-claim-side = which side you are on
cli-ac-claim-gave = which card you gave somebody
cli-ac-claim-checked = what you saw when you checked somebody
cli-ac-claim-laid = which card you added to a deck
cli-ac-claim-saw-event = which event token you drew in secret
cli-ac-claim-will-go = where you will go
cli-ac-claim-suspect = that you suspect somebody
cli-ac-claim-trust = that you trust somebody
cli-ac-claim-vote-for = whom you will vote for
cli-ac-claim-which-side = Which side?
cli-ac-claim-which-seat = Who?
cli-ac-claim-which-card = Which card?
cli-ac-claim-which-place = Where?
cli-ac-claim-which-event = Which event?
cli-ac-claim-which-round = When?
cli-ac-this-round = round { $round } (this round)
cli-ac-that-round = round { $round }
# Headings at the end of the game: for spectators, for a winner, for a loser.
cli-ac-ending = Final reveal
cli-ac-ending-won = You won! Final reveal
cli-ac-ending-lost = You lost. Final reveal
# The number of a route, and whether its player kept to it.
cli-ac-route-kept = { $number }
cli-ac-route-left = { $number } (not kept)
# A heading, then whether the guess was right.
cli-ac-guesses = The guess at the Seer
cli-ac-is-seer = That was the Seer.
cli-ac-is-no-seer = That was not the Seer.
# In the column cli-ac-header-fate: some of these sentences.
cli-ac-living = Alive.
cli-ac-dead-from-start = Dead from the start.
cli-ac-slain = Killed by { $name } in round { $round }.
# After one of the two messages above.
cli-ac-unnoticed = Nobody found out.
# $bag: a list of event tokens, or cli-ac-empty-bag.
# $verdict: too_few; no_cultist, if enough were dead but the only Cultist had become a ghost; too_late,
# if enough were dead only in the last round; or enough.
cli-ac-score = { $verdict ->
    [too_few] Points: { $points } of { $goal }. Dead Investigators: { $dead }; to win by deaths, the Cultists needed { $kills }. Left in the bag: { $bag }.
    [no_cultist] Points: { $points } of { $goal }. Dead Investigators: { $dead }; the Cultists needed { $kills }, but deaths no longer count once the only Cultist is a ghost. Left in the bag: { $bag }.
    [too_late] Points: { $points } of { $goal }. Dead Investigators: { $dead }; the Cultists needed { $kills }, but by the end of an earlier round. Left in the bag: { $bag }.
   *[enough] Points: { $points } of { $goal }. Dead Investigators: { $dead }; the Cultists needed { $kills }. Left in the bag: { $bag }.
}
cli-ac-empty-bag = nothing
cli-ac-won = won
cli-ac-lost = lost
# In a replay with all secrets.
cli-ac-opened-role = { $name }: { $role }, { $route }.
cli-ac-opened-gave = { $name } gave { $other } a card: { $card }.
cli-ac-opened-laid = { $name } added { $card }: { $place }.
cli-ac-opened-sees = { $name } checked { $other }: { $alive } Alive, { $dead } Dead.
# $fate: put_back or remove.
cli-ac-opened-token = { $fate ->
    [put_back] { $name } drew { $token } and put it back into the bag.
   *[remove] { $name } drew { $token } and took it out of the game.
}
cli-ac-opened-dead = { $name } is dead from the start.

## Dark Providence. VP: victory points.

# An example of a list.
cli-dp-list-agents = ids separated by commas, such as monday,friday
# $mark: the VP that end the game.
cli-dp-welcome = Cultists, investigators and dissenters of both sides fight over the cities, people and forbidden lore of America. Cubes are influence: put them on a city, a base card or a mythos card, and claim what you have the most influence on. Cities score at once. Most other things score at the end, and how much depends on your alignment, which the others do not know. At the end, the alignment of the player with the lowest score is out, and the highest score among the rest wins. The game ends when somebody has { $mark } VP on the track, when a marker reaches the last space of its track, when a player who is not a cultist goes mad, or when a main agent dies.
cli-dp-welcome-solo = You are an investigator, alone against a Great Old One and its two cultists. Cubes are influence: put them on a city, a base card or a mythos card, and claim what you have the most influence on. The game ends when either side has { $mark } VP, when a marker reaches the last space of its track, when you go mad, or when your main agent dies. You then need at least as many points as the Great Old One. If it reaches its goal, it wins at once.
# The next two explain the board.
cli-dp-legend = After a city: control / gate value. +2 after a base card: two more lie face down below it. Influence: cubes + agents; * marks who has the most and could claim it. Words in parentheses after a city: who controls it, its gate, and tokens there. After an agent: its strength. Beside each player: cubes in supply / general supply / Limbo, and cards in hand / deck / discard pile.
cli-dp-legend-letters = inf: influence. mon: money. str: strength. agent 1: comes with an agent of strength 1. rit, inv: move the ritual or investigation marker up (+) or down (−). To read a card, type a and part of its name, as in “a hastur”.

# What the signs on the screen mean: each sign, then its meaning.
cli-dp-sign-city = Boston 3/2
cli-dp-sign-city-text = A city, its control value and its gate value.
cli-dp-sign-marks = (controlled by …)
cli-dp-sign-marks-text = After a city: who controls it, its gate, and tokens there.
cli-dp-sign-below = +2
cli-dp-sign-below-text = After a base card: two more lie face down below it.
cli-dp-sign-influence = city: Ada 2+1
cli-dp-sign-influence-text = Influence on a city, here 2 cubes and 1 agent. “card:” stands for its base card.
cli-dp-sign-most = *
cli-dp-sign-most-text = This player has the most influence and could claim it.
cli-dp-sign-agent = Earp 3
cli-dp-sign-agent-text = An agent and its strength.
cli-dp-sign-resources = inf, mon, str
cli-dp-sign-resources-text = Influence, money and strength.
cli-dp-sign-markers = rit +1, inv −1
cli-dp-sign-markers-text = Moves the ritual marker up, or the investigation marker down.
cli-dp-sign-cubes = Cubes 3/5/1
cli-dp-sign-cubes-text = Cubes in the supply, in the general supply and in Limbo.
cli-dp-sign-cards = Cards 5/4/2
cli-dp-sign-cards-text = Cards in hand, in the deck and in the discard pile.
cli-dp-sign-insanity = Insanity 1/3
cli-dp-sign-insanity-text = Insanity tokens, and how many make the player mad.

# Words to type after the keys a, r and t.
cli-dp-example-almanac = hastur
cli-dp-example-rules = gate
cli-dp-example-write = I will not open a gate
cli-dp-key-city = a and a city — show the roads of a city: a boston
cli-dp-key-roads = a roads — show all roads

# Headings above the board. $is_me: “yes” if it is the reader’s turn.
cli-dp-title-placing = Before the first turn
cli-dp-title = { $is_me ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $name }’s turn
}
# $name: a Great Old One.
cli-dp-title-old-one = Round { $round }: { $name }’s turn
cli-dp-tracks = Ritual: { $ritual } of { $ritual_last }, worth { $ritual_vp } VP. Investigation: { $investigation } of { $investigation_last }, worth { $investigation_vp } VP.
cli-dp-beside = In the bag: { $insanity } insanity, { $sanity } sanity. Locks left: { $locks }. Face down: { $mythos } mythos cards, { $reserve } base cards in the reserve.
# $why: a sentence.
cli-dp-will-end = The game is about to end. { $why }

# $goal: one of the messages cli-dp-goal-…
cli-dp-old-one = { $name }: { $vp } of { $mark } VP, { $insanity } of { $limit } insanity. Goal: { $goal }.
cli-dp-goal-agents = { $done } of { $goal } agents gained
cli-dp-goal-gates = { $done } of { $goal } gates opened by cultists
cli-dp-goal-cities = { $done } of { $goal } cities controlled by cultists
cli-dp-goal-bases = { $done } of { $goal } base cards claimed by cultists
cli-dp-goal-mythos = { $done } of { $goal } mythos cards claimed by cultists
cli-dp-goal-tracks = ritual ahead of investigation by { $done } of { $goal } spaces
# $cultists: a list of the two messages below.
cli-dp-cultists = Cultists: { $cultists }.
cli-dp-cultist-hidden = { $name } in { $city } (hidden; adds inf { $influence }, mon { $money }, str { $strength })
cli-dp-cultist-shown = { $name } in { $city } (unmasked; adds inf { $influence }, mon { $money }, str { $strength })
# $names: of $number cards.
cli-dp-behaviours = Behaviour cards still in the deck ({ $number }): { $names }.
cli-dp-doom = The game ends after this turn of the Great Old One. { $why }

# Column headings. Two of them have several short lines.
cli-dp-header-city = City
cli-dp-header-base = Base card
cli-dp-header-there = Influence and agents
cli-dp-header-mythos = Mythos cards
cli-dp-header-facts = Worth
cli-dp-header-on-card = On the card
cli-dp-header-name = Player
cli-dp-header-vp = VP
cli-dp-header-cubes = Cubes:
    supply/
    general/
    Limbo
cli-dp-header-cubes-plain = Cubes in supply, general supply and Limbo
cli-dp-header-cards = Cards:
    hand/
    deck/
    discards
cli-dp-header-cards-plain = Cards in hand, deck and discard pile
cli-dp-header-cards-plain-list = Cards
cli-dp-header-insanity = Insanity
cli-dp-header-alignment = Alignment
cli-dp-header-has = Mythos, crypt
cli-dp-header-card = Card
cli-dp-header-says = What it does
cli-dp-header-roads = Roads and their costs
cli-dp-header-seen = Seen in hand
cli-dp-header-unseen = Hand and deck together
cli-dp-header-discards = Discarded and used
cli-dp-header-stack = Pile
cli-dp-header-known = From the top
cli-dp-header-claim = Statement
cli-dp-header-score = Score
cli-dp-header-result = Result
cli-dp-header-part = Part
cli-dp-header-hand = Hand
cli-dp-header-scores = Scores
cli-dp-header-mean = Average
cli-dp-header-lowest = Lowest
cli-dp-header-quarter = Lower quartile
cli-dp-header-median = Median
cli-dp-header-three-quarters = Upper quartile
cli-dp-header-highest = Highest
cli-dp-header-claims = Claims
cli-dp-header-by-winners = By winners
# Title of a report about many games.
cli-dp-tally-points = Distribution of scores

# Stands for the reader’s own name in a narrow column.
cli-dp-you = you
cli-dp-none = none
cli-dp-line = { $name }: { $found }
# The next messages are parts of the board; cli-dp-legend explains the numbers.
cli-dp-city = { $name } { $control }/{ $gate }
cli-dp-on-city = city: { $found }
cli-dp-on-base = card: { $found }
cli-dp-values-long = control { $control }, gate { $gate }
cli-dp-control = control { $number }
cli-dp-city-marked = { $name } ({ $marks })
cli-dp-held = controlled by { $name }
# $kind: open or closed. $name: whose gate it is.
cli-dp-gate = gate { $kind } by { $name }
cli-dp-cthulhu = Cthulhu
cli-dp-martial-law = martial law
cli-dp-whateley = Whateley
cli-dp-locked = locked
# $most: “yes” if nobody has more influence.
cli-dp-cubes = { $name } { $cubes }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-cubes-and-agents = { $name } { $cubes }+{ $agents }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-no-base = none left
# $left: how many cards lie below it.
cli-dp-base = { $card } ({ $facts }) +{ $left }
cli-dp-agent-short = agent { $strength }
cli-dp-agent = { $name } { $strength }
cli-dp-agent-possessed = { $name } { $strength } (possessed)
# $name: a player.
cli-dp-agents = { $name }: { $agents }
cli-dp-token-hidden = { $name } (hidden)
cli-dp-token-shown = { $name } (unmasked)
cli-dp-deep-ones = { $number ->
    [one] { $number } Deep One
   *[other] { $number } Deep Ones
}
cli-dp-row-empty = There are no mythos cards in the row.
cli-dp-seat-vp = { $vp }/{ $mark }
cli-dp-seat-cubes = { $supply }/{ $general }/{ $limbo }
cli-dp-seat-cards = { $hand }/{ $deck }/{ $discards }
cli-dp-seat-sanity = { $insanity }/{ $limit }
# The same on a narrow screen. The arguments are numbers such as 3/20.
cli-dp-brief-vp = { $vp } VP
cli-dp-brief-cubes = cubes { $cubes }
cli-dp-brief-cards = cards { $cards }
cli-dp-brief-insanity = insanity { $insanity }
# Which alignment a player has, as far as the reader knows.
cli-dp-hidden = hidden
# Stands for the reader’s own alignment while others may see the screen.
cli-dp-press-c = type c
cli-dp-hidden-own = { $alignment } (hidden)
cli-dp-known-to-you = { $alignment } (you saw it)
cli-dp-crypt = crypt: { $agents }
cli-dp-deep-supply = Deep Ones in supply: { $number }
cli-dp-mad = mad

# Details beside choices. They begin with a small letter.
cli-dp-gate-scores = { $points ->
    [0] worth nothing to you
   *[other] { $points } VP for you at the end
}
cli-dp-impostor = { $alignment }: { $total } VP in total
# What happened, several events in one sentence. $name: a player. $is_me: “yes” for the reader.
cli-dp-told-own-city = You claim { $city }. Its card goes to your discard pile.
# $cards: a list of cards. $purpose: what they are played for, such as “for money” or “to move the
# ritual marker up”.
cli-dp-told-plays = { $is_me ->
    [yes] You play { $cards } { $purpose }.
   *[no] { $name } plays { $cards } { $purpose }.
}
cli-dp-told-discards = { $is_me ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
# $found: a list of the four messages below, such as “1 cube from Boston and 2 cubes from Limbo”.
cli-dp-told-retrieves = { $is_me ->
    [yes] You take back { $found }.
   *[no] { $name } takes back { $found }.
}
cli-dp-told-from-city = { $number ->
    [one] { $number } cube from { $city }
   *[other] { $number } cubes from { $city }
}
# $in_city: “in Boston”.
cli-dp-told-from-base = { $number ->
    [one] { $number } cube from the base card { $in_city }
   *[other] { $number } cubes from the base card { $in_city }
}
# $card: a mythos card.
cli-dp-told-from-mythos = { $number ->
    [one] { $number } cube from { $card }
   *[other] { $number } cubes from { $card }
}
cli-dp-told-from-limbo = { $number ->
    [one] { $number } cube from Limbo
   *[other] { $number } cubes from Limbo
}
# $name: a cultist of the solo game. $steps: “to Boston, then to Chicago”.
cli-dp-told-moves = { $name } goes { $steps }.
# $cards: a list of cli-dp-told-base.
cli-dp-told-bases = New base cards: { $cards }.
# $in_city: “in Boston”.
cli-dp-told-base = { $card } { $in_city }
# A player reveals an alignment and scores gates and track at once. $points: how much. $vp: what the
# player has now.
cli-dp-told-reveals = { $is_me ->
    [yes] You reveal your alignment ({ $alignment }) and gain { $points } VP for your gates and the track of your side. You now have { $vp } VP.
   *[no] { $name } reveals their alignment ({ $alignment }) and gains { $points } VP for their gates and the track of their side. { $name } now has { $vp } VP.
}

# Numbers on cards, in short; cli-dp-legend-letters explains them.
cli-dp-influence = inf { $number }
cli-dp-money = mon { $number }
cli-dp-strength = str { $number }
cli-dp-ritual-up = rit +{ $number }
cli-dp-ritual-down = rit −{ $number }
cli-dp-invest-up = inv +{ $number }
cli-dp-invest-down = inv −{ $number }
cli-dp-is-agent = agent of strength { $strength }
cli-dp-vp-general = { $number } VP
cli-dp-vp-investigator = { $number } VP for investigators
cli-dp-vp-cultist = { $number } VP for cultists
cli-dp-sanity-test = sanity test when claimed

# The reader’s own cards. $goal: sentences.
cli-dp-you-are = You are: { $alignment }. { $goal }
cli-dp-brief = You are: { $alignment } (hidden).
cli-dp-brief-revealed = You are: { $alignment } (revealed).
# $parts: a list of cli-dp-part.
cli-dp-score = If the game ended now, you would score { $total } VP ({ $parts }).
cli-dp-score-none = If the game ended now, you would score nothing.
cli-dp-part = { $part }: { $points }
cli-dp-your-hand = Your hand:
cli-dp-empty-hand = Your hand is empty.
# $facts: numbers. $says: empty, or cli-dp-hand-says.
cli-dp-hand-line = { "  " }{ $number ->
    [1] { $card }
   *[other] { $number } × { $card }
} ({ $facts }){ $says }
cli-dp-hand-says = . { $says }
cli-dp-your-used = Used this turn: { $cards }.
cli-dp-your-deck = In your deck: { $cards }.
cli-dp-your-discards = In your discard pile: { $cards }.
cli-dp-named = { $name }: { $says }
cli-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}

# A card that was looked up: its numbers, then its text.
cli-dp-page = { $facts }. { $says }
# Headings of what can be looked up.
cli-dp-almanac-row = In the mythos row
cli-dp-almanac-bases = Face-up base cards
cli-dp-almanac-own = Your own cards
cli-dp-almanac-mythos = Claimed mythos cards
cli-dp-almanac-old-one = The Great Old One and its behaviour cards
# The word to type after “a” for this table.
cli-dp-almanac-roads = Roads
cli-dp-almanac-found = Matching cards
cli-dp-almanac-note = To read any other card, type a and part of its name, as in “a hastur”.
cli-dp-road = { $city } { $cost }

# Headings and notes of the journal.
cli-dp-journal-who = Who is who
# Which alignments were dealt. $cards: a list such as “2 × cultist, 2 × investigator”. $others: a list of
# alignments of which one was among the cards too.
cli-dp-dealt = Alignments in the deck: { $cards }.
cli-dp-dealt-one-of = Alignments in the deck: { $cards }, and one card of these: { $others }.
cli-dp-revealed-action = { $alignment } (revealed)
cli-dp-revealed-murder = { $alignment } (revealed by an assassination)
cli-dp-revealed-madness = { $alignment } (revealed by madness)
cli-dp-revealed-defeat = { $alignment } (revealed at the end)
cli-dp-journal-hands = Where everyone’s cards are
cli-dp-journal-stacks = What you know about face-down cards
cli-dp-journal-piles = Out of play
cli-dp-journal-claims = Statements
cli-dp-reserve = Reserve
cli-dp-mythos-deck = Mythos deck
cli-dp-unknown-cards = { $number ->
    [one] { $number } unknown card
   *[other] { $number } unknown cards
}
# Between things that come one after another.
cli-dp-then = , then{ " " }
cli-dp-gone = Destroyed
cli-dp-brains = Under the Mi-Go
cli-dp-old-one-has = With the Great Old One
# A remark beside a statement.
cli-dp-contradicts = contradicts an earlier statement

# The steps of making a statement: first its kind, then the questions for its parts.
cli-dp-claim-what = What do you want to say?
cli-dp-claim-is = which alignment somebody has
cli-dp-claim-saw = whose alignment card you have seen
cli-dp-claim-suspect = that you suspect somebody
cli-dp-claim-trust = that you trust somebody
cli-dp-claim-will-claim = which city you will claim
cli-dp-claim-which-seat = Who?
cli-dp-claim-which-alignment = Which alignment?
cli-dp-claim-which-city = Which city?

# Details beside choices. $name: whose agent it is.
cli-dp-where = { $name }, in { $city }
cli-dp-where-own = in { $city }
cli-dp-cards-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
cli-dp-cubes-there = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
# $parts: a list of cli-dp-part.
cli-dp-reveal-gives = VP at once ({ $parts })
# $resource: such as “money”.
cli-dp-hand-has = in your hand: { $number } { $resource }
cli-dp-hand-and-supply = { $supply ->
    [one] in your hand: { $number } { $resource }; in your supply: { $supply } cube
   *[other] in your hand: { $number } { $resource }; in your supply: { $supply } cubes
}
cli-dp-price = costs { $money } money
# A question.
cli-dp-doubt-pass = { $number ->
    [one] You have { $number } action left. End your turn anyway?
   *[other] You have { $number } actions left. End your turn anyway?
}

# Headings at the end of the game: for spectators, for a winner, for a loser.
cli-dp-ending = Final reveal
cli-dp-ending-won = You won! Final reveal
cli-dp-ending-lost = You lost. Final reveal
# $why: a sentence. $goal: one of the messages cli-dp-goal-…
cli-dp-ending-solo = { $why } The Great Old One’s goal: { $goal }.
# $names: everyone with the same alignment.
cli-dp-ending-lowest = { $name } has the lowest score, { $score }. So this alignment is out: { $alignment } ({ $names }).
cli-dp-won = won
cli-dp-lost = lost
cli-dp-out = out
cli-dp-scores = Scores
cli-dp-total = Total
cli-dp-hands = Hands
# In a replay with all secrets.
cli-dp-opened-is = { $name } is: { $alignment }.
cli-dp-opened-draws = { $name } draws: { $cards }.
cli-dp-opened-sees = { $name } sees the alignment of { $other }: { $alignment }.
cli-dp-opened-cards = { $name } sees: { $cards }.

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

## Settings of a server: the help of options, and a table in docs/operating.md. $usual: the default.

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
cli-setting-keep-lobbies = How long to keep an empty lobby. Default: { $usual }.
cli-setting-keep-journals = How long to keep a room after its game has ended. Default: { $usual }.
cli-setting-keep-unfinished = How long to keep an unfinished game that nobody returns to. Default: { $usual }.
cli-setting-keep-addresses = How long to keep the keys of hashed addresses, at most 7 days. Default: { $usual }.
cli-setting-keep-replays = Size limit for all replays together. Beyond it, the oldest are deleted unless they are pinned. Default: { $usual }.
cli-setting-open = Open the page in a browser, or do not. Default: open it if there is a graphical desktop.
cli-setting-metrics = Where to serve metrics for Prometheus, such as 9421 for a port on this machine only. A host that others can reach needs a token. Default: nowhere.
cli-setting-metrics-token = Bearer token that Prometheus must send. There is no option for it, because other users of the machine can read command lines. Use the environment variable or the settings file.
cli-serve-config = Settings file in TOML. The guide to operating a server lists all settings. Options override variables such as TURNCOAT_PORT, and variables override the file.
cli-setting-unknown = There is no setting { $name }.
# $wanted: one of the messages below.
cli-setting-bad = { $name }: { $wanted }
# $why: a technical message in English.
cli-setting-bad-file = { $file } is not a valid settings file. It must be TOML. ({ $why })
cli-setting-cant-read = Can’t read { $file }: { $why }.
cli-setting-wanted-between = It must be a whole number from { $least } to { $most }.
cli-setting-wanted-at-least = It must be a whole number, { $least } or more.
cli-setting-wanted-switch = It must be true or false.
cli-setting-wanted-text = It must be text.
# $longest: such as “7 days”, or “none” if there is no limit.
cli-setting-wanted-length = { $longest ->
    [none] It must be a length of one hour or more, such as “30 days” or “36 hours”.
   *[other] It must be a length from one hour to { $longest }.
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
