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
# $languages: codes such as “en, cs”. LANG is the name of a variable and is not translated.
cli-help-language = The language to use: { $languages }. Default: the one chosen last in a game, or else the one in LANG, or English.
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
# The next six: a value that does not exist. $hint: cli-choose-one or cli-did-you-mean.
cli-unknown-game = There is no game “{ $value }”. { $hint }
cli-unknown-language = There is no language “{ $value }”. { $hint }
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
cli-metavar-language = CODE
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
# The same in another language. $language: its name in the reader’s language.
cli-join-wrote-in = { $name } ({ $language }): { $text }
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
# What to type for yes, in lower case. “y” works in every language, and “n” means no.
cli-agree-yes = y
# The prompt below a yes-or-no question.
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
cli-key-language = language — change the language: language cs
# After the command language. The command is the same in all languages.
# $languages: a list of languages, each as cli-language-named.
cli-language-list = Languages: { $languages }. Type the code of one after language, as in language cs.
# $name: what a language calls itself. $code: such as cs.
cli-language-named = { $name } ({ $code })
cli-language-chosen = Language: { $name }
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
# Only in other languages than English.
cli-rules-english = This rulebook has not been translated yet. It is shown in English.
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
