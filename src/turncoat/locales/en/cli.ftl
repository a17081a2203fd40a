### The terminal: commands, questions at the keyboard, pictures in letters.

## Help and mistakes

cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-program-help = Games of hidden loyalties at your terminal. Begin with “turncoat play shadow_hunters”, “turncoat play among_cultists” or “turncoat play dark_providence”.

cli-error = turncoat: { $sentence }
cli-hint = Help: { $command } --help
cli-broken = Something inside the program broke; that is our mistake, not yours. A game you were playing is saved up to its last move. ({ $error })
cli-no-such-option = There is no option { $name }.
cli-no-such-command = There is no command “{ $name }”.
cli-missing = Something is missing: { $name }.
cli-bad-parameter = { $name }: { $sentence }
cli-bad-option-usage = { $name } needs a value, or was given one that it does not take.
cli-bad-usage = There is a word too many on this line.
cli-not-one-of = “{ $value }” is not known here. There is: { $words }.
cli-did-you-mean = “{ $value }” is not known here. Did you mean “{ $near }”?
cli-not-a-number = “{ $value }” is not a whole number.
cli-number-too-small = The number must be { $least } or more.
cli-number-too-large = The number must be { $most } or less.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-name = NAME
cli-metavar-file = FILE
cli-metavar-bots = sensible|uniform
cli-metavar-bots-list = NAME,NAME...
cli-metavar-pool = NAME
cli-metavar-preset = NAME
cli-metavar-pair = NAME=VALUE
cli-metavar-seed = TEXT

cli-comma = { ", " }
cli-percent = { $number } %

## Names for seats. In Shadow Hunters the initials A to G and U to W are characters’.

cli-name-me = { $name } (you)

## turncoat serve

cli-metavar-folder = FOLDER
cli-metavar-seconds = SECONDS
cli-serve-short = Open a house where people and bots meet over the network.
cli-serve-help = Open a house: rooms for people on the same network or far apart, with bots in the empty seats. Everything is kept in a folder, or in a PostgreSQL database.
cli-serve-bad-public = What was given as the public address is not an address such as https://play.example.org, without a path and without the name of a user.
cli-serve-open-public = The server is open at { $address } for everybody who can reach that.
cli-serve-bad-proxy = “{ $proxy }” is not an address or a network; “unix” stands for the Unix socket.
cli-serve-bad-metrics = “{ $where }” is not a place for figures. Give a port, or a host and a port such as 127.0.0.1:9421.
cli-serve-metrics-open = Others can reach { $host }, so figures there need a token. Set TURNCOAT_METRICS_TOKEN, or show them at 127.0.0.1.
cli-serve-metrics-token = The token for figures must have at least { $least } letters and digits, and no blank.
cli-serve-unix-alone = Give either a Unix socket, or a host and port to listen at.
cli-serve-no-unix = Nobody can listen at { $file }: { $why }.
cli-serve-unix-none = This system has no Unix sockets.
cli-serve-open-unix = The server is open at the Unix socket { $file }.
cli-serve-both = Give either a folder or a SQLite database. A PostgreSQL database goes with a folder for the operator’s orders.
cli-serve-no-channel = The socket for the operator’s orders can’t be made in { $folder }: { $why }. Choose a folder on a local disk that the server may write to.
cli-serve-folder-in-use = Another server takes orders in { $folder }. Close it first, or choose another folder.
cli-serve-unknown-database = This is not the address of a SQLite or PostgreSQL database.
cli-serve-taken = Nobody can listen at { $host }, port { $port }: { $why }. Choose another port, or stop the program that uses it.

## turncoat retention

cli-metavar-length = LENGTH
cli-metavar-size = SIZE
cli-retention-short = Show or delete what has been kept for long enough.
cli-retention-help = Show what has been kept for long enough and would be deleted, and delete it with --apply. A server does the same every hour by itself. It works while a server is running, and never deletes a room that is in use. Write lengths as “36 hours” or “30 days”, and sizes as “500 MB” or “2 GB”.
cli-retention-apply = Delete it.
cli-retention-no-database = There is no database at { $file }. Name its folder with --data, or its address with --database.
cli-retention-lobbies-found = Lobbies that nobody is in: { $count ->
    [0] none
   *[other] { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-journals-found = Rooms whose game has ended: { $count ->
    [0] none
   *[other] { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-unfinished-found = Games that nobody has finished: { $count ->
    [0] none
   *[other] { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-replays-found = Replays beyond the limit: { $count ->
    [0] none
   *[other] { $count } ({ $size } MB, the oldest from { $date })
}
cli-retention-addresses-found = Keys of addresses: { $count ->
    [0] none
   *[other] { $count } (the oldest from { $date })
}
cli-retention-older = The database was written by an older version of Turncoat. Start the server once, then try again.
cli-retention-applied = Deleted: { $count }.
cli-retention-how = Nothing was deleted. Use --apply to delete it.

## Starting

cli-database-away = The database can’t be reached ({ $why }). Check that it is running and that its address is right, then try again.
cli-database-corrupt = The database is damaged, or is not one of Turncoat’s ({ $why }). Restore a backup, or choose another folder or database.
cli-database-newer = The database was written by a newer version of Turncoat. Install that version, or choose another folder or database.
cli-database-taken = Another server uses this database. Stop it first, or choose another folder or database.
cli-database-not-writable = The database can’t be written ({ $why }). Check who owns the folder or database, who may write there, and that the disk is not full.
cli-database-replaced = The file of the database was removed or replaced while the server was running. Check that the right file is there, then start the server again.

cli-serve-open = The house is open at { $address } for phones and computers on the same network.
cli-serve-open-alone = The house is open at { $address } for this machine alone.
cli-serve-here = On this machine it is at { $address } as well.
cli-serve-keyboard = Without a browser, open a room there and play in it with:
cli-serve-room = Open a room there, and play in it, with:
cli-serve-stop = Ctrl-C closes the house; everything is kept.
cli-serve-closed = The house is closed. Everything is kept.

## turncoat host

cli-host-short = Open a house and a room in it, and play there yourself.
cli-host-help = Open a house on this machine and a room in it, and play there by this keyboard. Friends come in by the link; bots take the seats that stay empty. Nobody is hurried, unless --pace says otherwise. The house closes when you leave, for everybody; what was played is kept. With --at the room is opened in a house that is there already, and stays open without you.
cli-host-name = Your name at the table.
cli-host-pace = How fast it goes: live, with less than a minute for a move; correspondence, with a day for each; or untimed, without any clock. Usually untimed.
cli-host-no-watchers = Nobody may watch without a seat.
cli-host-watch-delay = How many seconds later those who watch see what happens, up to 900. Usually 0.
cli-host-no-free-text = People speak in claims only, and not in words of their own.
cli-host-several-seats = Let guests take several seats, to pass one device round.
cli-host-listed = Show the room among the open rooms of the house, to anybody.
cli-host-at = Open the room in the house at this address, such as http://192.168.1.20:8421, instead of a house of your own.
cli-host-at-or-here = With --at the house is open already: --host, --port and --data are for a house of your own.
cli-host-bad-address = “{ $address }” is not the address of a house, such as http://192.168.1.20:8421.
cli-host-closes = When you leave, the house closes for everybody. Still here: { $names }. Close it all the same?
cli-host-key-quit = q — leave; your house closes, for everybody, and everything is kept
cli-host-link = Friends come in by:
cli-host-failed = The house could not be opened.
cli-host-back = The house is closed, and everything is kept. To go on, open it again, and come back from another terminal:

## turncoat join

cli-metavar-token = TOKEN
cli-join-short = Play in a room of a house, by its link.
cli-join-help = Come into a room by its link, or back to your own seat there. Without a seat you watch. By the address of a house alone you see its open rooms.
cli-join-forget-me = Have your name and everything you have written in the room deleted for good.
cli-join-forget-sure = Your name and everything you have written in this room will be deleted for good. If the game is still going on, a bot takes your seat. Delete it?
cli-join-forget-nobody = Nobody has come into this room from here, or not by that name.
cli-join-forget-done = Your name and everything you have written in this room are deleted.
cli-join-name = Your name at the table.
cli-join-token = A token that opens a seat, such as a bot’s. Others on the machine can read the command line: give it in TURNCOAT_TOKEN instead.
cli-join-guest = Guest
cli-join-bad-link = “{ $link }” is not the link of a room, such as http://192.168.1.20:8421/r/ABCDEF.
cli-join-bare-code = “{ $code }” is the code of a room; it takes the address of its house, too, as in http://192.168.1.20:8421/r/{ $code }.
cli-join-rooms = The open rooms of this house:
cli-join-no-rooms = No room of this house is listed. Into one that is not, you come by its link.
cli-join-room = { $game }, host { $host }: { $free ->
    [0] no seat is free
    [one] { $free } seat is free
   *[other] { $free } seats are free
}; { $settings }
cli-join-no-house = Nobody answers at { $link }.
cli-join-cant-keep = The way back to your seat can’t be kept in { $file }: { $why }.
cli-join-forgotten = { $sentence } The same command takes you in as somebody new.
cli-join-other-name = { $sentence } Choose another one with --name.
cli-join-quit = You have left the table; your seat stays yours.
cli-join-input-ended = The input has ended; your seat stays yours.
cli-join-gone = You have left the room, and your seat is free.
cli-join-moved = Your seat is on another device now; go on there.
cli-join-given-up = The house has not come back, and nothing is lost. When it is open again, your seat is still yours.
cli-join-back = Come back with:
cli-join-lost = The connection is lost. Trying again…
cli-join-closed = The house is closed. Trying again for { $time }; Ctrl-C to leave…
cli-join-found = Here again.
cli-join-closing = The house is closing. Nothing is lost.
cli-join-outdated = This game was begun by rules that are gone, and can’t be played on.
cli-join-rewritten = { $name } takes the last answer back; what was told of it is undone.
cli-join-watching = You have no seat and watch, with what everybody may know. h lists the keys.
cli-join-sat-in = You were late, and a bot plays for you. Enter to take your seat back:
cli-join-prompt = h for help:
cli-join-prompt-outside = Waiting for the next game; q to leave:
cli-join-again = Enter for another game, k to keep this one as a file, h for help, q to leave:
cli-join-over = Waiting for another game; k to keep this one as a file, h for help, q to leave:
cli-join-replay = The whole game as a file, with the proof that it was dealt fairly:
cli-join-kept = The game is kept here. To prove that it was dealt fairly, and to leaf through it:
cli-join-slip = The table has moved on: this number was for the question before. Please choose again.
cli-join-keys = That is none of the keys. Type h to see them.
cli-join-no-journal = At this table everybody remembers for themselves: there is no journal.
cli-join-move-near = But it works on this machine only, because you came in by { $address }. For another device, come in by the address that this machine has on its network, and type d there.
cli-join-move = For { $time } this link takes your seat to another device; at a terminal, type the whole line:

cli-time-seconds = { $number } s
cli-time-minutes = { $number } min
cli-time-hours = { $number } h
cli-time-days = { $number } days

# What stands before a prompt.
cli-join-status = { $status }; { $prompt }
cli-join-status-sentence = { $status }. { $prompt }
cli-join-status-time = { $status }, { $time } left
cli-join-status-paused = The game is paused (v to vote on going on)
cli-join-status-chosen = Your choice: { $option } (another number changes it)
cli-join-time-turn = { $time } left
cli-join-time-secret = { $time } left for all
cli-join-time-window = { $time }, then it goes on
cli-join-time-gathering = { $time } to talk
cli-join-wait-turn = Waiting for { $names }
cli-join-wait-secret = Waiting until all have chosen
cli-join-wait-window = Waiting whether anybody reacts
cli-join-wait-gathering = Waiting until all are ready

cli-join-somebody = Somebody
cli-join-wrote = { $name }: { $text }
cli-join-came = { $name } has come in.
cli-join-went = { $name } has gone.
cli-join-connected = { $name } is here again.
cli-join-unconnected = { $name } has lost the connection.
cli-join-is-ready = { $name } is ready.
cli-join-unready = Something has changed: be ready once more.
cli-join-host = { $name } is the host now.
cli-join-host-you = You are the host now.
cli-join-took-seat = { $name } takes seat { $number }.
cli-join-left-seat = { $name } leaves seat { $number }.
cli-join-sits-in = A bot sits in for { $name }, with what { $name } knows.
cli-join-is-back = { $name } is back.
cli-join-removed = { $name } was removed; { $bot } keeps the seat.
cli-join-late = The table waits for { $names }. A bot is about to sit in.
cli-join-ballot = A secret ballot is open: { $about } (v to vote).
cli-join-passed = The ballot has passed: { $about }.
cli-join-failed = The ballot has failed: { $about }.
cli-join-paused = The game is paused; all clocks stand still.
cli-join-resumed = The game goes on.
cli-join-vote = A secret ballot: { $about }. How do you vote?
cli-join-call = Call a secret ballot; nobody learns who did. About what?
cli-join-yes = Yes
cli-join-no = No
cli-join-no-earlier = There are no earlier messages.
cli-join-muted = You read nothing more of { $name }.
cli-join-unmuted = You read { $name } again.
cli-join-key-board = b — the board and the seats
cli-join-key-log = l — the story so far; l 100 shows its last 100 lines
cli-join-key-people = p — who sits where: people, bots, who is not here
cli-join-key-mute = m — read no more of somebody, or read them again: m Ben
cli-join-key-earlier = e — show earlier messages
cli-join-key-write = t — say something in your own words: t I was in the library
cli-join-key-vote = v — vote in a secret ballot, or call one: a pause, more time, a new deal
cli-join-key-move = d — move your seat to another device
cli-join-key-leave = x — go; a bot sits in until you come back
cli-join-key-again = Enter — another game, with the same people
cli-join-key-keep = k — keep the finished game as a file, with the proof of its deal
cli-join-key-quit = q — leave
cli-ballot-pause = a pause
cli-ballot-resume = to go on playing
cli-ballot-extend = more time for everybody
cli-ballot-remake = a new deal
cli-ballot-remove = to remove { $name }, who is absent
cli-ballot-host = another host

cli-lobby-title = { $game }: room { $code }
cli-lobby-settings = This table: { $settings }.
cli-lobby-pace-live = live
cli-lobby-pace-correspondence = by correspondence
cli-lobby-pace-untimed = without clocks
cli-lobby-move = { $time } for a move
cli-lobby-talk-free = people talk as they like
cli-lobby-talk-claims = people speak in claims only
cli-lobby-watchers = others may watch
cli-lobby-watchers-late = others may watch { $time } late
cli-lobby-no-watchers = nobody may watch
cli-lobby-several-seats = guests may take several seats
cli-lobby-listed = listed in the house
cli-lobby-seat = Seat
cli-lobby-who = Who
cli-lobby-state = { "" }
cli-lobby-bank = Time bank
cli-lobby-free = (free)
cli-lobby-bot = bot, { $level }
cli-lobby-program = program
cli-lobby-host = host
cli-lobby-ready = ready
cli-lobby-not-ready = not ready yet
cli-lobby-away = a bot sits in
cli-lobby-unconnected = not here
cli-lobby-unseated = { $name } is here and has no seat yet.
cli-lobby-unseated-you = You have no seat yet.
cli-lobby-watching = { $name } watches.
cli-lobby-watching-you = You watch.
cli-lobby-commitment = The deal is settled and can’t be changed any more. Its seal, for turncoat verify: { $commitment }
cli-lobby-prompt = Enter when you are ready, a number for another seat, h for help:
cli-lobby-prompt-guest = Enter to sit down and be ready, a number to sit there, h for help:
cli-lobby-prompt-full = All seats are taken, and you will watch; h for help:
cli-lobby-prompt-host = Enter to begin with bots in the free seats, a number to sit there, h for help:
cli-lobby-left-out = Here without a seat: { $names }. Begin all the same, with bots in the free seats?
cli-lobby-robot = Robot
cli-lobby-token = A program plays as { $name } with these two words (shown only now):
cli-lobby-prompt-ready = You are ready. Waiting for { $names }; h for help:
cli-lobby-locked = The room is locked: nobody new can come in.
cli-lobby-unlocked = The room is not locked any more.
cli-lobby-ban-address = Should nobody else come in from { $name }’s address either? { $others ->
    [0] Nobody else here comes from there.
   *[other] This sends away everybody who is here from there: { $names }.
}
cli-lobby-banned = { $name } is banned from this room.
cli-lobby-unbanned = { $name } may come back.
cli-lobby-call-host = Call a secret ballot for another host? It fails if the host does anything in the next two minutes.
cli-lobby-free-seats = somebody in each free seat
cli-lobby-again = That is none of the keys. Type h to see them.
cli-lobby-key-number = 1, 2, … — take that seat; your own: stand up
cli-lobby-key-enter = Enter — sit down if you have no seat, and be ready; the host also puts bots into the free seats
cli-lobby-key-bots = b — bots for the free seats; b uniform or b sensible sets the level of all bots
cli-lobby-key-clear = f — free the seat of a bot: f 3
cli-lobby-key-program = p — give a seat to a program, under a name: p 3 Robo
cli-lobby-key-lock = l — lock the room, so that nobody new comes in, or unlock it
cli-lobby-key-kick = k — send somebody away; they can come back in a minute: k Ben
cli-lobby-key-ban = o — ban somebody from this room: o Ben
cli-lobby-key-unban = u — lift a ban: u Ben
cli-lobby-key-host = v — vote for another host, if yours does nothing
cli-lobby-key-hand-over = g — make somebody else the host: g Ben
cli-lobby-key-write = t — say something: t hello
cli-lobby-key-mute = m — read no more of somebody, or read them again: m Ben
cli-lobby-key-move = d — move your seat to another device
cli-lobby-key-leave = x — give your seat up and go
cli-lobby-key-quit = q — leave; your seat stays yours

## turncoat verify

cli-verify-short = Prove that a finished game was dealt fairly and played by the rules.
cli-verify-help = Check the file of a finished game: that its secret is the one that was sealed before the deal, that the cards were dealt from it and from the players’ numbers, and that the rules lead from there by these answers to this end.
cli-verify-commitment = The seal that you saw in the lobby; the file must bear the same.
cli-verify-yes = yes
cli-verify-no = NO
cli-verify-sealed = The secret is the one that was sealed before the deal: { $answer }
cli-verify-dealt = The cards were dealt from it and from the players’ numbers: { $answer }
cli-verify-played = The rules lead from this deal by these answers to this end: { $answer }
cli-verify-same = The seal is the one that you saw: { $answer }
cli-verify-winners = Won: { $names }
cli-verify-nobody = nobody

## turncoat games

cli-games-short = List the games, with their rulebooks.
cli-games-help = List the games that can be played, for how many they are, and where their rulebooks lie.
cli-games-header-game = Game
cli-games-header-name = Name
cli-games-header-players = Players
cli-games-header-rulebook = Rulebook
cli-games-players = { $least } to { $most }

## turncoat play

cli-play-short = Play in the terminal, against bots or with friends at one keyboard.
cli-play-help = Play GAME at this terminal: alone against bots, or several people in turn at one keyboard (--people). Type h at any question for all keys. The game is saved after every answer.
cli-play-players = How many sit at the table. Usually 5.
cli-play-people = How many of them are people at this keyboard, who pass it around. Usually 1.
cli-play-seat = Which seat a person takes, from 1. Give it once for each person. Usually the first seats.
cli-play-name = A name. Give it once for each seat: people first, then bots.
cli-play-bots = Who plays the other seats: sensible ones, or ones that throw a die for everything.
cli-play-pool = Which characters can be in the game; the same as --option pool=NAME.
cli-play-preset = A ready-made setting, such as first_game; the same as --option preset=NAME.
cli-play-option = A table option. Give it once for each; --options explains them all.
cli-play-options = Explain all table options, and do nothing else.
cli-play-content = Play with cards and numbers of your own, from this file (dark_providence only).
cli-play-seed = Anything. The same seed, settings and answers give the same game.
cli-play-save = Keep the game in this new file. Usually it is kept in your data folder.
cli-play-load = Go on with a saved game. It is kept in the same file, unless --save names a new one.
cli-play-fast = Do not pause while the others move.
cli-play-plain = No boxes, no colours: one line for each thing, to be read aloud.

cli-load-and-setup = A saved game has its settings and names already; leave them out with --load.
cli-other-game = This file is a game of { $game }.
cli-too-many-people = There can’t be { $people } people at a table of { $players }.
cli-too-many-seats = More seats are named than there are people ({ $people }).
cli-seat-twice = Two people can’t share a seat.
cli-no-such-seat = There is no seat { $seat } at a table of { $players }.
cli-too-many-names = There are more names than seats ({ $players }).
cli-name-twice = Two players have the same name.
cli-bad-name = A name has 1 to { $longest } letters.

cli-setup-intro = Table options, each given as --option NAME=VALUE. A star marks what holds unless you say otherwise.
cli-setup-title = { $name } ({ $label })
cli-setup-header-value = Value
cli-setup-header-meaning = Meaning
cli-setup-usual = { $value } *
cli-setup-list = a list
cli-setup-ids = of { $ids }
cli-setup-no-value = “{ $pair }” must be written as NAME=VALUE.
cli-setup-players = The number of players is given by --players.
cli-setup-bad-value = { $sentence } Possible values: { $values }. Usually { $usual }.
cli-setup-twice = The option { $name } was given two different values.
cli-setup-choose = { $sentence } Choose with --option { $name }=… : { $example }.

## Files

cli-no-such-file = There is no file { $file }.
cli-is-a-folder = { $file } is a folder, not a saved game.
cli-cant-read = { $file } can’t be read: { $why }.
cli-cant-write = The game can’t be saved in { $file }: { $why }.
cli-too-large = { $file } is far too large for a saved game.
cli-file-exists = { $file } exists already and is left as it is. Choose another name, or go on with it by --load.
cli-other-content = This match was played with other cards or numbers. Name the content file that it was played with by --content, or leave --content out if it was played with ours.
cli-content-not-here = The cards of { $game } can’t be exchanged; --content is for { $games }.
cli-bad-content = { $file }: { $sentence }
cli-spoiled = { $file }: { $why }
cli-no-home = There is no home folder to save games in; name a file with --save.

## Questions at the keyboard

cli-welcome = { $game }
cli-welcome-keys = At each question type the number of your choice. h lists the keys, a who and what is in the game, ? the rule behind a question.
cli-quoted = “{ $sentence }”

cli-prompt = { $last ->
    [1] Enter or 1
   *[other] 1 to { $last }
}{ $offers ->
    [0] { "" }
   *[other] , o to act out of turn
}{ $talk ->
    [yes] , s to say something
   *[no] { "" }
}{ $back ->
    [yes] , u to take back
   *[no] { "" }
}, h for help:
cli-choice-number = { $number }.
cli-choice-sign = { $label } [{ $sign }]
cli-choice-detail = — { $detail }
cli-choose-prompt = { $last ->
    [1] 1
   *[other] 1 to { $last }
}, or Enter to leave it:
cli-choose-again = { $last ->
    [1] Please type 1.
   *[other] Please type a number from 1 to { $last }.
}
cli-agree-prompt = y to do it, n or Enter to go back:
cli-agree-again = Please type y or n.
cli-not-understood = { $last ->
    [1] That was neither Enter nor 1 nor one of the keys.
   *[other] That was neither a number from 1 to { $last } nor one of the keys.
} Type h to see the keys.
cli-only-choice = Your only choice: { $option }.
cli-almanac-none = Nothing here is called “{ $words }”.
cli-left-unsaid = Left unsaid.
cli-taken-back = Your last answer is taken back. You are asked again.
cli-time-over = The time to talk is over.
cli-offers = What you may do without being asked:
cli-no-offers = There is nothing you could do out of turn now.
cli-out-of-turn = You may do this now, out of turn:

cli-key-why = ? — why am I asked this: the rules behind the question
cli-key-board = b — the board and the seats again
cli-key-card = c — your own card: who you are and what you have
cli-key-almanac = a — who and what may be in this game
cli-key-journal = j — your journal: what you know of whom and from where, and what was claimed
cli-key-log = l — the story so far; l 100 shows its last 100 lines
cli-key-offers = o — what you may do without being asked
cli-key-say = s — say something to the table, true or not
cli-key-take-back = u — take back your last answer
cli-key-rules = r — look into the rulebook, by a rule’s number or by a word: r 10, or r knife
cli-key-help = h — these keys
cli-key-quit = q — stop; the game is saved

cli-log-lines = “{ $lines }” is no number of lines. Type l alone, or l with a number from 1 on, as in l 100.
cli-log-part = The last { $shown } of { $all } lines:
cli-rule-title = { $id } ({ $chapter })
cli-rules-prompt = A rule’s number or a word, or Enter to leave it:
cli-rules-none = The rulebook says nothing of “{ $words }”.
cli-rules-many = { $number } rules speak of it. Read one by its number, as in “r { $first }”:
cli-rules-line = { $id }: { $first }

cli-cover-first = Press Enter when you have read this; the screen is cleared for the next person:
cli-cover = Pass the keyboard to { $name }.
cli-cover-others = Somebody else wants to act out of turn? Type that name instead.
cli-cover-enter = { $name }, when only you can see the screen, press Enter:
cli-cover-caller = { $name }, press Enter when nobody else is looking:
cli-since = { $name }, this has happened:
cli-card-covered = Nothing secret is on this screen yet. Press c to see your own card and what only you were told; choices are explained by it only then.
cli-question-covered = You are asked something that only you should read.
cli-prompt-covered = Enter shows the question, c your card as well, h for help:
cli-told-you-alone = What only you were told:

cli-common = For everybody at the keyboard
cli-common-enter = Enter goes on for all of you, once all are ready.
cli-common-name = Or type the name of whoever wants the keyboard alone, to say something for the record or to decide.
cli-common-prompt = Enter, a name, or q:
cli-common-again = Nobody at this keyboard is called “{ $name }”.
cli-common-ready = { $name } is ready already.

cli-quit = The game is saved. Go on with:
cli-input-ended = The input has ended. The game is saved. Go on with:
cli-interrupted = Interrupted. The game is saved. Go on with:
cli-not-kept = The last moves could not be saved. What was saved before is here:
cli-finished = The whole game is kept. See it again with:

## Tables that are read aloud

cli-plain-title = { $title }:
cli-plain-row = { $first }. { $rest }
cli-plain-cell = { $header }: { $cell }
cli-plain-next = { "; " }

## turncoat simulate

cli-simulate-short = Let bots play many games, and count.
cli-simulate-help = Let bots play many games of GAME, and count who wins and how.
cli-simulate-games = How many games. Usually 100.
cli-simulate-seed = A whole number. The same seed gives the same games. Usually 0.
cli-simulate-option = A table option. Give it once for each; “turncoat play GAME --options” explains them all.
cli-simulate-bots = Bots by name, dealt out to the seats in turn: sensible, uniform.
cli-simulate-json = Print the report as JSON and nothing else.
cli-simulate-bar = Playing
cli-simulate-interrupted = Interrupted; there is no report.
cli-bot-not-here = There is no bot for this game: { $name }.
cli-simulate-games-row = Games
cli-simulate-decisions = Decisions
cli-simulate-seconds = Seconds
cli-simulate-speed = Decisions a second
cli-simulate-rounds = Rounds a game
cli-simulate-sides = Wins by side
cli-simulate-sides-note = Several sides can win the same game, or none.
cli-simulate-ways = Wins by side and way of ending
cli-simulate-endings = How the games ended
cli-simulate-wins-by-bot = Wins by bot
cli-simulate-bots-note = Counted by seats: all that won a game, whoever played beside them.
cli-simulate-all-sides = all
cli-simulate-header-bot = Bot
cli-simulate-header-seats = Seats
cli-simulate-header-won = Won
cli-simulate-header-side = Side
cli-simulate-header-ending = Ending
cli-simulate-header-games = Games
cli-simulate-header-share = Share

## turncoat replay

cli-replay-short = See a saved game again.
cli-replay-help = See a saved game again, page by page: as everybody could see it, as one seat saw it (--seat), or with all cards open (--open).
cli-replay-seat = Tell only what this seat was told, from 1.
cli-replay-open = Tell everything, all secrets too.
cli-replay-both = Choose either --seat or --open.
cli-replay-told-public = Told as everybody could see it.
cli-replay-told-seat = Told as { $name } saw it.
cli-replay-told-open = Told with all cards open.
cli-replay-page = Page { $page } of { $pages }. { $title }
cli-replay-deal = The deal
cli-replay-secret = (secret) { $sentence }
cli-replay-prompt = { $pages ->
    [1] Enter for the end, v the board, q quit:
   *[other] Enter for the next page, b back, 1 to { $pages }, v the board, q quit:
}
cli-replay-again = { $pages ->
    [1] Press Enter or type v or q.
   *[other] Press Enter or type b, v, q or a number from 1 to { $pages }.
}
cli-replay-unfinished = The game is not finished.

## Shadow Hunters

cli-sh-list-picked = ids with commas between them, such as e1,f2,g1,u1,v1,w2,a1,b1,c2,d1 (the rulebook has all ids)

cli-sh-title = { $is_me ->
    [yes] Round { $round }, your turn
   *[no] Round { $round }, { $name }’s turn
}
cli-sh-title-opening = The opening: green cards go round
cli-sh-welcome = Everybody secretly is a werewolf, a vampire or a human. Werewolves win when all vampires are out, vampires when all werewolves are out; each human has a goal of its own. Find out who is who with green cards, arm yourself, and strike.
cli-sh-in-play = In play: { $kinds }.
cli-sh-count = { $number } { $kind ->
    [werewolf] { $number ->
        [one] werewolf
       *[other] werewolves
    }
    [vampire] { $number ->
        [one] vampire
       *[other] vampires
    }
   *[human] { $number ->
        [one] human
       *[other] humans
    }
}
cli-sh-area = Area { $number }
cli-sh-or = /
cli-sh-or-plain = { " or " }
cli-sh-place = { $place } ({ $numbers })
cli-sh-place-use = { "   " }{ $use }
cli-sh-place-names = { "   " }{ $names }
cli-sh-place-plain = { $place } ({ $numbers }, { $use }): { $names }
cli-sh-nobody = nobody
cli-sh-middle = In the middle, on no place yet: { $names }
cli-sh-use-hut = green card
cli-sh-use-spring = card of any colour
cli-sh-use-chapel = blue card
cli-sh-use-graveyard = red card
cli-sh-use-tree = wound 2 or heal 1
cli-sh-use-circle = steal equipment
cli-sh-header-name = Player
cli-sh-header-wounds = Wounds
cli-sh-header-equipment = Equipment
cli-sh-header-character = Character
cli-sh-header-marks = Marks
cli-sh-header-may-be = May be, for all anybody knows
cli-sh-header-gift = Giver to receiver
cli-sh-header-card = Green card
cli-sh-header-outcome = What came of it
cli-sh-header-attack = Attacker to target
cli-sh-header-times = How often
cli-sh-header-claim = Claim
cli-sh-header-points = Hit points
cli-sh-header-ability = Ability
cli-sh-header-goal = Goal
cli-sh-header-fate = Fate
cli-sh-header-result = Result
cli-sh-scale = The letters above the wounds: where the character with that initial is out.
cli-sh-scale-plain = A character is out at as many wounds as its initial says: { $scale }.
cli-sh-scale-step = { $number } { $letters }
cli-sh-hidden = hidden
cli-sh-press-c = press c
cli-sh-known = { $character }, { $kind }
cli-sh-known-self = { $character }, { $kind } (hidden)
cli-sh-known-to-you = { $character }, { $kind } (you know)
cli-sh-mark-turn = turn
cli-sh-mark-out = out
cli-sh-mark-ward = Ward
cli-sh-mark-barrier = Barrier
cli-sh-mark-void = void
cli-sh-mark-used = ability used
cli-sh-you-are = You are { $character }, a { $kind } with { $points } hit points.
cli-sh-ability = Ability: { $ability }
cli-sh-goal = Goal: { $goal }
cli-sh-card = { $card }: { $says }
cli-sh-almanac-kind = In play: { $count }, out of these
cli-sh-ending = Everything turned up
cli-sh-alive = alive
cli-sh-dead = dead
cli-sh-won = won
cli-sh-lost = lost
cli-sh-opened = { $name } is { $character }.
cli-sh-journal-characters = Who is who
cli-sh-journal-green = Green cards
cli-sh-journal-attacks = Attacks
cli-sh-journal-claims = What was claimed
cli-sh-journal-claims-apart = What was claimed among the dead
cli-sh-anybody = anybody
cli-sh-from-to = { $giver } to { $receiver }
cli-sh-unknown-card = unknown to you
cli-sh-times = { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
cli-sh-contradicts = said otherwise before
cli-sh-claim-what = What do you want to say?
cli-sh-claim-kind = what kind somebody is
cli-sh-claim-character = which character somebody is
cli-sh-claim-gave-green = which green card you gave to somebody
cli-sh-claim-got-green = which green card you got from somebody
cli-sh-claim-trust = that you trust somebody
cli-sh-claim-suspect = that you suspect somebody
cli-sh-claim-will-attack = that you will attack somebody
cli-sh-claim-which-seat = Who?
cli-sh-claim-which-kind = Which kind?
cli-sh-claim-which-character = Which character?
cli-sh-claim-which-green = Which green card?
cli-sh-claim-which-outcome = What came of it?

## Among Cultists

cli-ac-list-roles = ids with commas between them, such as mechanic,firestarter,rookie,coward
cli-ac-list-characters = ids with commas between them, such as june_abernathy,gideon_pike
cli-ac-welcome = Investigators carry books from the rooms of an old university to its shelves. The Cultists among them spoil the search, and kill: whenever two meet alone, each slips the other a card, and a card may be deadly. The victim notices nothing until somebody looks. The dead play on as ghosts.
cli-ac-numbers = { $cultists ->
    [one] { $characters } characters, { $cultists } of them a Cultist.
   *[other] { $characters } characters, { $cultists } of them Cultists.
} The Investigators need { $points } points within { $rounds } rounds; { $kills } dead Investigators are enough for the Cultists.
cli-ac-welcome-automa = AUTOMA is a character whom nobody plays: it goes its open route by fixed rules, draws its cards blindly, says nothing, always abstains, and may be anybody, even a Cultist. Type a for more.
cli-ac-title-night = The night before the first round
cli-ac-title-movement = Round { $round } of { $rounds }, movement: { $is_me ->
    [yes] you move
   *[no] { $name } moves
}
cli-ac-title-event = Round { $round } of { $rounds }, the event
cli-ac-title-action = Round { $round } of { $rounds }, actions: { $is_me ->
    [yes] your turn
   *[no] { $name }’s turn
}
cli-ac-title-discussion = Round { $round } of { $rounds }, discussion before a vote
cli-ac-title-clean-up = Round { $round } of { $rounds }, the round ends
cli-ac-points = Points: { $points } of { $goal }. The Knife: { $knife }. { $power }
cli-ac-power-on = The power is on.
cli-ac-power-off = The power is off: three or more meet in the dark, too.
cli-ac-no-event = No event has been drawn yet.
cli-ac-clock = On the clock: { $clock }.
cli-ac-force-secret-doors = Event in force: { $event }. All rooms of a colour are one place.
cli-ac-force-no-connection = Event in force: { $event }. Nobody can talk.
cli-ac-force-high-morale = Event in force: { $event }. Everybody has 1 movement point more in round { $round }.
cli-ac-force-low-morale = Event in force: { $event }. The living have 1 movement point less in round { $round }.
cli-ac-gate-open = The gate is open: two together can close it in the green room, up to the end of round { $round }.
cli-ac-gate-closed = The gate is closed.
cli-ac-gate-too-late = The gate stayed open too long; it can’t be closed any more.
cli-ac-no-gifts = No cards are given in encounters up to the end of round { $round }.
cli-ac-outside = Fishman: { $where }. Cultists outside: { $tokens }. Cards in the draw pile: { $pile }, in the unsafe-passage deck: { $unsafe }.
cli-ac-lake = on the lake
cli-ac-legend = Gaps: doors. b c p: books, cards, points. (Name): ghost. Hand: encounter + room.
cli-ac-legend-brief = b c p: books, cards, points. (Name): ghost. Type b for all doors.
cli-ac-line = { $name }: { $found }
cli-ac-hand-brief = hand { $hand }
cli-ac-pulse-brief = pulse { $pulse }
cli-ac-shelves = Shelves
cli-ac-shelf = { $shelf } { $on }/{ $of } { $points }p
cli-ac-shelf-words = { $shelf }: { $on } of { $of } books, worth { $points } points
cli-ac-room-short = { $books }b { $cards }c
cli-ac-room-searched-short = { $books }b { $cards }c searched
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
cli-ac-completed = completed
cli-ac-hall = hall
cli-ac-fishman-here = FISHMAN
cli-ac-cultist-here = CULTIST TOKEN
cli-ac-gate-here = GATE OPEN
cli-ac-vote-here = vote ready
cli-ac-me = YOU
cli-ac-ghost-short = ({ $name })
cli-ac-ghost-of = the ghost of { $name }
cli-ac-here = here: { $names }
cli-ac-nobody-here = nobody here
cli-ac-doors = doors to { $places }
cli-ac-on-route = { $colour }, on your route now
cli-ac-key-stop = . — stop where you are, when you move
cli-ac-says-secure = a room card of yours joins the unsafe-passage deck
cli-ac-says-fight = the room can be used again
cli-ac-says-chase = he goes back to the lake, and his hall is free again
cli-ac-says-kill = once in the game; you show your role, and there is no vote
cli-ac-says-vote = all talk, then all vote on whom to put out
cli-ac-says-camera = check any searched room, or anybody’s status
cli-ac-says-power = three or more no longer meet, and the camera works
cli-ac-says-gate = costs both your actions; the Investigators need 1 point less
cli-ac-at-stake = { $kills } dead Investigators are needed, you know of { $dead }; a false announcement loses the game at once
cli-ac-at-stake-covered = { $kills } dead Investigators are needed; a false announcement loses the game at once
cli-ac-announce-doubt = You know of { $dead } dead Investigators, and { $kills } are needed: this would lose the game at once. Announce it all the same?
cli-ac-deadly = you would die of it
cli-ac-deadly-check = if you find a death you must reveal it, and would die of that
cli-ac-burns = You die at the end of round { $round } if you still hold { $cards }.
cli-ac-pulse-count = { $number ->
    [one] { $number } pulse card
   *[other] { $number } pulse cards
}
cli-ac-header-name = Player
cli-ac-header-place = Place
cli-ac-header-hand = Hand
cli-ac-header-hand-plain = Hand, encounter cards and room cards
cli-ac-header-pulse = Pulse
cli-ac-header-role = Role
cli-ac-header-known-as = Known as
cli-ac-header-marks = Marks
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
cli-ac-header-a-game = A game
cli-ac-header-may-be = May be, for all anybody knows
cli-ac-header-route = Route
cli-ac-header-guess = Named
cli-ac-header-routes = Routes that fit
cli-ac-header-given = Cards received
cli-ac-header-look = Who looked at whom
cli-ac-header-seen = Seen
cli-ac-header-outcome = What came of it
cli-ac-header-laid = Laid
cli-ac-header-turned-up = Turned up
cli-ac-header-out = Out
cli-ac-header-ballots = Ballots
cli-ac-header-claim = Claim
cli-ac-header-fate = Fate
cli-ac-header-result = Result
cli-ac-header-left = Left in hand
cli-ac-hand = { $encounter } + { $room }
cli-ac-hidden = hidden
cli-ac-press-c = press c
cli-ac-known-to-you = { $role } (you know)
cli-ac-mark-turn = turn
cli-ac-mark-knife = Knife
cli-ac-mark-ghost = ghost (round { $round })
cli-ac-ghost-since = ghost since round { $round } ({ $death })
cli-ac-mark-route = goes for { $colours }
cli-ac-mark-gate = acted at the gate
cli-ac-you-are = You are: { $role }, for the { $side }. { $says }
cli-ac-goal = Your side wins if: { $goal } { $kills } dead are enough.
cli-ac-goal-seer = { $side ->
    [cultists] If the Investigators are about to win, you may still name the Seer, and win if you are right.
   *[investigators] Before the Investigators win, the Cultists may name the Seer, and win instead if they are right.
}
cli-ac-cultists = The Cultists: { $names }.
cli-ac-dead-already = Dead from the start: { $names }.
cli-ac-route = Room actions only in the colours of your { $route }:
cli-ac-route-free = No route binds you. Those who watch you will expect you on yours, { $route }:
cli-ac-route-line = { "   " }rounds { $rounds }: { $colours }
cli-ac-route-now = { " > " }rounds { $rounds }: { $colours } (this round)
cli-ac-brief = You are: { $role }. Room actions in this round: { $colours }.{ $last ->
    [yes] { "" }
   *[no] { " " }In the next: { $next }.
}
cli-ac-brief-free = You are: { $role }. No route binds you; yours leads through { $colours } now{ $last ->
    [yes] .
   *[no] , then through { $next }.
}
cli-ac-ghost-may = You are a ghost: you drift anywhere, add cards to rooms, check rooms, and vote.
cli-ac-superghost-may = You are a ghost: you drift anywhere, do all that the living do in rooms, and vote.
cli-ac-your-hand = Your hand: { $cards }.
cli-ac-count = { $number } { $name }
cli-ac-no-cards = no cards
cli-ac-one-of = one of these
cli-ac-drawn-of = { $drawn } of { $count }
cli-ac-almanac-roles = Roles in this game
cli-ac-almanac-characters = Characters
cli-ac-almanac-automa = AUTOMA, whom nobody plays
cli-ac-automa-moves = Moves
cli-ac-automa-moves-says = Up to 3 doors, as morale allows, towards the nearest room of the first colour on its route’s line that is not searched yet, or else not completed. It never enters the Fishman’s hall.
cli-ac-automa-meets = Meets
cli-ac-automa-meets-says = In encounters it gives the top card of its pile, which nobody knows; in the dark, to whoever has the fewest pulse cards.
cli-ac-automa-acts = Acts
cli-ac-automa-acts-says = It fights a cultist in its room; adds its top card where a room is not searched; checks the room where it is; in a hall it secures the unsafe passage. It never uses the Knife, the camera or the vote token.
cli-ac-automa-votes = Votes
cli-ac-automa-votes-says = It always abstains; alive with the Knife, that counts as 2.
cli-ac-automa-role = Role
cli-ac-automa-role-lone = It acts alike whatever it is. Voted out, its role is shown: if it was the Cultist, the dead are counted, and if enough Investigators are dead, nobody at the table wins; otherwise the Investigators do.
cli-ac-automa-role-two = It acts alike whatever it is. Voted out, it keeps its role hidden, unless no Cultist is left.
cli-ac-almanac-events = Event tokens
cli-ac-almanac-cards = Cards
cli-ac-almanac-places = Rooms with a use of their own
cli-ac-tally-rounds = Books and points by round
cli-ac-tally-rounds-note = Means at the end of each round, over the games that played it out.
cli-ac-journal-roles = Who is who
cli-ac-journal-roles-note = Routes: those on which everything this character did in rooms was allowed. Whom none fits, no route binds.
cli-ac-journal-pulse = Pulse cards
cli-ac-journal-looks = Looks at pulse cards
cli-ac-journal-rooms = Room cards
cli-ac-journal-tokens = Event tokens drawn in secret
cli-ac-journal-votes = Votes
cli-ac-journal-claims = What was claimed
cli-ac-know-own = { $role } (your own)
cli-ac-know-shown = { $role } (shown to all)
cli-ac-know-night = { $role } (you saw it at night)
cli-ac-know-dead = dead from the start (you saw it at night)
cli-ac-anything = anything
cli-ac-any-route = any
cli-ac-no-route = none
cli-ac-from-start = set-up
cli-ac-from-pile = draw pile ({ $round })
cli-ac-from = { $name } ({ $round })
cli-ac-with-face = { $source } { $face }
cli-ac-you = you
cli-ac-rounds-note = The number after a name is the round.
cli-ac-looked = { $who } at { $target }
cli-ac-revealed = a death was revealed
cli-ac-kept-quiet = nothing was revealed
cli-ac-unknown = unknown
cli-ac-pulse = { $alive } Alive, { $dead } Dead
cli-ac-drawn-by = { $face } ({ $name })
cli-ac-ballots = for { $whom }: { $who }
cli-ac-counts-twice = { $who } (counts twice)
cli-ac-abstained = abstained: { $who }
cli-ac-nobody = nobody
cli-ac-contradicts = said otherwise before
cli-ac-claim-what = What do you want to say?
cli-ac-claim-side = which side you are on
cli-ac-claim-gave = which card you gave somebody
cli-ac-claim-checked = what you saw when you checked somebody
cli-ac-claim-laid = which card you laid in a room
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
cli-ac-this-round = round { $round }, this one
cli-ac-that-round = round { $round }
cli-ac-ending = Everything turned up
cli-ac-ending-won = You have won. { cli-ac-ending }
cli-ac-ending-lost = You have lost. { cli-ac-ending }
cli-ac-route-kept = { $number }
cli-ac-route-left = { $number } (left)
cli-ac-guesses = The guess at the Seer
cli-ac-is-seer = That was the Seer.
cli-ac-is-no-seer = That was not the Seer.
cli-ac-living = living
cli-ac-dead-from-start = dead from the start
cli-ac-slain = killed by { $name } in round { $round }
cli-ac-unnoticed = { $fate }, and nobody found out
cli-ac-score = Points: { $points } of { $goal }. Dead Investigators: { $dead }; the Cultists needed { $kills }. Left in the bag: { $bag }.
cli-ac-empty-bag = nothing
cli-ac-won = won
cli-ac-lost = lost
cli-ac-opened-role = { $name }: { $role }, { $route }.
cli-ac-opened-gave = { $name } gave { $other } a card: { $card }.
cli-ac-opened-laid = { $name } laid { $card }: { $place }.
cli-ac-opened-sees = { $name } saw of { $other }: { $seen }.
cli-ac-opened-token = { $name } drew { $token }: { $fate }.
cli-ac-opened-dead = { $name } is dead from the start.

## Dark Providence

cli-dp-list-agents = ids with commas between them, such as monday,friday
cli-dp-welcome = In the cities of America cultists and investigators, and dissenters of both, fight over cities, people and forbidden lore. Cubes are influence: put them on a city, on a base card or on a mythos card, and claim what you have most influence on. Cities score at once, most other things at the end, and what they score depends on your alignment, which the others do not know. At the end the alignment of whoever is last is out, and the highest of the rest wins. { $mark } VP on the track end the game, and so do the last space of a track, madness, or the death of a main agent.
cli-dp-welcome-solo = You are an investigator, alone against a Great Old One and its two cultists. Cubes are influence: put them on a city, on a base card or on a mythos card, and claim what you have most influence on. { $mark } VP on either side end the game, and so do the last space of a track, madness, or the death of your main agent. Then you need as many points as the Great Old One; but if it reaches its goal it wins at once.
cli-dp-legend = After a city: control / gate value. +2 after a base card: two more lie face down below it. Influence: cubes + what agents add; * has the most. After an agent: its strength. Of each player: cubes in the supply, in the general supply and in Limbo; cards in hand, deck and discard pile.
cli-dp-legend-letters = inf: influence. mon: money. str: strength. rit, inv: a marker up (+) or down (−). For the text of a card type a and a part of its name, as in “a hastur”.

cli-dp-key-look-up = a and a name — the text of a card, or the roads of a city, by a part of its name: a hastur; a roads for all roads

cli-dp-title-placing = Before the first turn
cli-dp-title = Round { $round }: { $is_me ->
    [yes] your turn
   *[no] { $name }’s turn
}
cli-dp-title-old-one = Round { $round }: the turn of { $name }
cli-dp-tracks = Ritual { $ritual } of { $ritual_last }, worth { $ritual_vp } VP. Investigation { $investigation } of { $investigation_last }, worth { $investigation_vp } VP.
cli-dp-beside = In the bag: { $insanity } insanity, { $sanity } sanity. Locks left: { $locks }. Face down: { $mythos } mythos cards, { $reserve } base cards in the reserve.
cli-dp-will-end = The game is ending. { $why }

cli-dp-old-one = { $name }: { $vp } of { $mark } VP, { $insanity } of { $limit } insanity. Goal: { $goal }.
cli-dp-goal-agents = { $done } of { $goal } agents gained
cli-dp-goal-gates = { $done } of { $goal } gates opened by cultists
cli-dp-goal-cities = { $done } of { $goal } cities controlled by cultists
cli-dp-goal-bases = { $done } of { $goal } base cards claimed by cultists
cli-dp-goal-mythos = { $done } of { $goal } mythos cards claimed by cultists
cli-dp-goal-tracks = ritual ahead of investigation by { $done } of { $goal } spaces
cli-dp-cultists = Cultists: { $cultists }.
cli-dp-cultist-hidden = { $name } in { $city } (hidden; adds inf { $influence }, mon { $money }, str { $strength })
cli-dp-cultist-shown = { $name } in { $city } (unmasked; adds inf { $influence }, mon { $money }, str { $strength })
cli-dp-behaviours = Behaviour cards to come ({ $number }): { $names }.
cli-dp-doom = The game ends after this turn of the Great Old One. { $why }

cli-dp-header-city = City
cli-dp-header-base = Base card
cli-dp-header-there = Influence and agents
cli-dp-header-mythos = Mythos cards
cli-dp-header-facts = Numbers
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
cli-dp-header-unseen = In hand and deck together
cli-dp-header-discards = Discards and used cards
cli-dp-header-stack = Pile
cli-dp-header-known = From the top
cli-dp-header-claim = Claim
cli-dp-header-score = Score
cli-dp-header-result = Result
cli-dp-header-part = Part
cli-dp-header-hand = Hand
cli-dp-header-scores = Scores
cli-dp-header-mean = Mean
cli-dp-header-lowest = Lowest
cli-dp-header-quarter = Quarter
cli-dp-header-median = Median
cli-dp-header-three-quarters = Three quarters
cli-dp-header-highest = Highest
cli-dp-header-claims = Claims
cli-dp-header-by-winners = By winners
cli-dp-tally-points = Scores and how they spread

cli-dp-you = you
cli-dp-none = none
cli-dp-line = { $name }: { $found }
cli-dp-city = { $name } { $control }/{ $gate }
cli-dp-on-city = city: { $found }
cli-dp-on-base = card: { $found }
cli-dp-values-long = control { $control }, gate { $gate }
cli-dp-control = control { $number }
cli-dp-city-marked = { $name } ({ $marks })
cli-dp-held = held by { $name }
cli-dp-gate = gate { $kind } by { $name }
cli-dp-cthulhu = Cthulhu
cli-dp-martial-law = martial law
cli-dp-whateley = Whateley
cli-dp-locked = locked
cli-dp-cubes = { $name } { $cubes }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-cubes-and-agents = { $name } { $cubes }+{ $agents }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-no-base = none left
cli-dp-base = { $card } ({ $facts }) +{ $left }
cli-dp-agent-short = agent { $strength }
cli-dp-agent = { $name } { $strength }
cli-dp-agent-possessed = { $name } { $strength } (possessed)
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
cli-dp-brief-vp = { $vp } VP
cli-dp-brief-cubes = cubes { $cubes }
cli-dp-brief-cards = cards { $cards }
cli-dp-brief-insanity = insanity { $insanity }
cli-dp-hidden = hidden
cli-dp-press-c = press c
cli-dp-hidden-own = { $alignment } (hidden)
cli-dp-known-to-you = { $alignment } (you saw it)
cli-dp-crypt = crypt: { $agents }
cli-dp-deep-supply = Deep Ones in supply: { $number }
cli-dp-mad = mad

cli-dp-gate-scores = { $points ->
    [0] worth nothing to you
   *[other] { $points } VP for you at the end
}
cli-dp-impostor = { $alignment }: { $total } VP in all
cli-dp-told-own-city = { $claims } Its card goes to your discard pile.
cli-dp-told-plays = { $is_me ->
    [yes] You play { $cards }
   *[no] { $name } plays { $cards }
} { $resource ->
    [money] { dp-resource-money.for }
    [strength] { dp-resource-strength.for }
    [ritual_up] { dp-resource-ritual_up.for }
    [ritual_down] { dp-resource-ritual_down.for }
    [invest_up] { dp-resource-invest_up.for }
    [invest_down] { dp-resource-invest_down.for }
   *[influence] { dp-resource-influence.for }
}.
cli-dp-told-discards = { $is_me ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
cli-dp-told-retrieves = { $is_me ->
    [yes] You take back { $found }.
   *[no] { $name } takes back { $found }.
}
cli-dp-told-from-city = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} from { $name }
cli-dp-told-from-base = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} from the base card in { $name }
cli-dp-told-from-mythos = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} from { $name }
cli-dp-told-from-limbo = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} from Limbo
cli-dp-told-moves = { $name } goes to { $cities }.
cli-dp-told-bases = New base cards: { $cards }.
cli-dp-told-base = { $card } in { $city }
cli-dp-told-reveals = { $reveals } { $gains } That is for gates and track.

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

cli-dp-you-are = You are: { $alignment }. { $goal }
cli-dp-brief = You are: { $alignment } (hidden).
cli-dp-brief-revealed = You are: { $alignment } (revealed).
cli-dp-score = If the game ended now you would score { $total }: { $parts }.
cli-dp-score-none = If the game ended now you would score nothing.
cli-dp-part = { $part } { $points }
cli-dp-your-hand = Your hand:
cli-dp-empty-hand = Your hand is empty.
cli-dp-hand-line = { "  " }{ $number ->
    [1] { $card }
   *[other] { $number } × { $card }
} ({ $facts }){ $says }
cli-dp-hand-says = . { $says }
cli-dp-your-used = Used in this turn: { $cards }.
cli-dp-your-deck = In your deck: { $cards }.
cli-dp-your-discards = In your discard pile: { $cards }.
cli-dp-named = { $name }: { $says }
cli-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}

cli-dp-page = { $facts }. { $says }
cli-dp-almanac-row = In the mythos row
cli-dp-almanac-bases = Face-up base cards
cli-dp-almanac-own = Your own cards
cli-dp-almanac-mythos = Mythos cards that were claimed
cli-dp-almanac-old-one = The Great Old One and its behaviour cards
cli-dp-almanac-roads = Roads
cli-dp-almanac-found = Cards of this name
cli-dp-almanac-note = For any other card type a and a part of its name, as in “a hastur”.
cli-dp-road = { $city } { $cost }

cli-dp-journal-who = Who is who
cli-dp-dealt = { $players ->
    [1] Alone against a Great Old One you are an investigator.
    [2] Dealt from: a cultist, an investigator, an investigator dissenter and a cultist dissenter.
    [3] Dealt from: a cultist, an investigator, an investigator dissenter and a cultist dissenter.
   *[other] Dealt from: two cultists, two investigators and one dissenter of either kind.
}
cli-dp-revealed-action = { $alignment } (revealed)
cli-dp-revealed-murder = { $alignment } (revealed by an assassination)
cli-dp-revealed-madness = { $alignment } (revealed by madness)
cli-dp-revealed-defeat = { $alignment } (revealed at the end)
cli-dp-journal-hands = Whose cards are where
cli-dp-journal-stacks = What you know of face-down cards
cli-dp-journal-piles = Out of play
cli-dp-journal-claims = What was claimed
cli-dp-reserve = Reserve
cli-dp-mythos-deck = Mythos deck
cli-dp-unknown-cards = { $number ->
    [one] { $number } unknown card
   *[other] { $number } unknown cards
}
cli-dp-then = , then{ " " }
cli-dp-gone = Destroyed
cli-dp-brains = Under the Mi-Go
cli-dp-old-one-has = Beside the Great Old One
cli-dp-contradicts = said otherwise before

cli-dp-claim-what = What do you want to say?
cli-dp-claim-is = which alignment somebody has
cli-dp-claim-saw = whose alignment card you have seen
cli-dp-claim-suspect = that you suspect somebody
cli-dp-claim-trust = that you trust somebody
cli-dp-claim-will-claim = which city you will claim
cli-dp-claim-which-seat = Who?
cli-dp-claim-which-alignment = Which alignment?
cli-dp-claim-which-city = Which city?

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
cli-dp-reveal-gives = at once: { $parts }
cli-dp-hand-has = your hand has { $number } { $resource }
cli-dp-hand-and-supply = your hand has { $number } { $resource }, your supply { $supply ->
    [one] { $supply } cube
   *[other] { $supply } cubes
}
cli-dp-price = costs { $money } money
cli-dp-doubt-pass = { $number ->
    [one] You have { $number } action left. End your turn all the same?
   *[other] You have { $number } actions left. End your turn all the same?
}

cli-dp-ending = Everything turned up
cli-dp-ending-won = You have won. Everything turned up
cli-dp-ending-lost = You have lost. Everything turned up
cli-dp-ending-solo = { $why } The Great Old One’s goal: { $goal }.
cli-dp-ending-lowest = The lowest score is { $score }, of { $name }. So this alignment is out: { $alignment } ({ $names }).
cli-dp-won = won
cli-dp-out = out
cli-dp-scores = Scores
cli-dp-total = Total
cli-dp-hands = Hands
cli-dp-opened-is = { $name } is: { $alignment }.
cli-dp-opened-draws = { $name } draws: { $cards }.
cli-dp-opened-sees = { $name } sees { $other }’s alignment: { $alignment }.
cli-dp-opened-cards = { $name } sees: { $cards }.

## turncoat admin: orders of the operator to a running server

cli-metavar-room = ROOM
cli-metavar-origin = ORIGIN|ROOM
cli-metavar-member = [MEMBER]
cli-metavar-forgotten = MEMBER
cli-metavar-replay = REPLAY
cli-admin-short = Give orders to a server that runs on this machine.
cli-admin-help = Give orders to a server that runs on this machine. They go through a socket in its data folder, so only those can give them who may open that folder. What is shown of a room is what a spectator could know: never a card, a role or a vote.
cli-admin-json = Print the answer as one line of JSON.
cli-admin-list = List the rooms that were used last.
cli-admin-most = How many rooms to list.
cli-admin-show = Show one room, its members, and who has gone but still has a name there.
cli-admin-lock = Let nobody new into a room.
cli-admin-unlock = Let new members in again.
cli-admin-end = Close a room for good. Everybody in it is told.
cli-admin-yes = Do not ask first.
cli-admin-say-yes = This closes the room for good. Add --yes to do it without being asked.
cli-admin-really = Close room { $room } for good?
cli-admin-forget = Forget somebody for good who is in a room, or was: name, texts and token, also in replays. In a running game a bot takes the seat over. “turncoat admin show” prints the number of each member.
cli-admin-say-yes-forget = What is forgotten can’t be brought back. Add --yes to do it without being asked.
cli-admin-really-forget = Forget member { $member } of room { $room } for good?
cli-admin-ban = Keep an address away from the server for up to seven days: by the origin that list and show print, or by ROOM and MEMBER.
cli-admin-lift = Let this origin in again.
cli-admin-lift-origin = A ban is lifted by its origin. “turncoat admin bans” lists them.
cli-admin-bans = List who is kept away.
cli-admin-pin = Keep a replay however many there are. “turncoat admin show” prints its number, and it stands in the name of its file.
cli-admin-unpin = Let it be deleted with the others again.
cli-admin-pins = List the replays that are kept.
cli-admin-no-pins = No replay is pinned.
cli-admin-retention = Show what has been kept for long enough by the settings of the server, and delete it with --apply.
cli-admin-kept-lobbies = Lobbies that nobody is in: { $count }
cli-admin-kept-journals = Rooms whose game has ended: { $count }
cli-admin-kept-unfinished = Games that nobody has finished: { $count }
cli-admin-kept-replays = Replays beyond the limit: { $count }
cli-admin-kept-addresses = Keys of addresses: { $count }
cli-admin-kept-deleted = All of this was deleted.
cli-admin-imports = Allow or refuse games that visitors bring in as files.
cli-admin-listing = Show or hide the list of open rooms.
cli-admin-status = Show how the server is set.
cli-admin-impossible = This system has no local sockets, so a server can’t be given orders here.
cli-admin-not-allowed = Only the owner of { $folder } can give orders to its server.
cli-admin-no-server = No server answers in { $folder }. Start it, or give its folder with --data.
cli-admin-error-bad-request = The server did not understand that. Is it of another version?
cli-admin-error-unknown-room = There is no such room.
cli-admin-error-unknown-member = There is no such member in this room.
cli-admin-error-unknown-origin = The address is not known: nobody with this origin is here, and no room was opened from it.
cli-admin-error-many-origins = More than one origin begins like this. Give more of it.
cli-admin-error-unknown-replay = There is no such replay.
cli-admin-error-room-closed = This room is closed already.
cli-admin-error-closing = The server is closing.
cli-admin-error-broken = The server could not do that. The reason is in its log.
cli-admin-done = Done.
cli-admin-rooms = { $all ->
    [one] One room.
   *[other] { $all } rooms, of which { $shown } are shown.
}
cli-admin-header-room = Room
cli-admin-header-game = Game
cli-admin-header-phase = Phase
cli-admin-header-members = Members
cli-admin-header-present = Here
cli-admin-header-quiet = Quiet for
cli-admin-header-size = Size
cli-admin-header-origin = Origin
cli-admin-header-member = Member
cli-admin-header-name = Name
cli-admin-header-kind = Kind
cli-admin-header-replay = Replay
cli-admin-header-written = Ended on
cli-admin-seats = { $taken } of { $players } seats are taken. Locked: { $locked }.
cli-admin-replay = The replay of the last game: { $replay }
cli-admin-yes-or-no = { $value ->
    [yes] yes
   *[no] no
}
cli-admin-no-bans = Nobody is kept away.
cli-admin-ban-line = { $origin } for { $time } at most
cli-admin-status-version = Version { $version }
cli-admin-status-rooms = Rooms: { $rooms }
cli-admin-status-imports = Games from files: { $value ->
    [yes] allowed
   *[no] refused
}
cli-admin-status-listing = List of open rooms: { $value ->
    [yes] shown
   *[no] hidden
}
cli-admin-status-bans = Bans: { $bans }
cli-admin-days = { $days } d
cli-admin-hours = { $hours } h
cli-admin-minutes = { $minutes } min
cli-admin-kilobytes = { $kilobytes } kB

## turncoat backup, turncoat restore

cli-backup-short = Copy everything that a server keeps into one file.
cli-backup-help = Copy everything that a server keeps into one file, while it runs. The file holds the cards of games that are being played: keep it as private as the data folder. For PostgreSQL, pg_dump must be installed.
cli-backup-done = Backed up to { $file } ({ $kilobytes } kB).
cli-restore-short = Fill an empty folder or database from a backup.
cli-restore-help = Fill an empty folder or database from a backup. Then start the server over it: every game goes on where it was. For PostgreSQL, pg_restore must be installed.
cli-restore-done = Restored from { $file }. Start the server to go on.
cli-backup-error-exists = { $file } exists already.
cli-backup-error-no-database = There is no database to back up. Give the folder or the database of the server.
cli-backup-error-not-empty = There is a database already. Restore into an empty folder or database.
cli-backup-error-no-backup = { $file } can’t be read: { $detail }.
cli-backup-error-damaged = { $file } can’t be used: it is damaged, or not of this program. { $detail }
cli-backup-error-other-kind = { $file } is the backup of another kind of database. SQLite and PostgreSQL can’t be restored from each other.
cli-backup-error-no-tool = { $detail } is not installed. It comes with the PostgreSQL client, on Debian in the package postgresql-client.
cli-backup-error-tool-failed = PostgreSQL’s own tool has failed: { $detail }
cli-backup-error-unreachable = The database can’t be reached.
cli-backup-error-cant-write = The copy can’t be written: { $detail }.

## The settings of a server, as options and in the table of docs/operating.md

cli-setting-host = The address to listen at; 127.0.0.1 for this machine alone.
cli-setting-port = The port to listen at; 0 for any that is free. Usually { $usual }.
cli-setting-public-address = The address under which people reach the server, such as https://play.example.org; it stands in links and in the QR code. Can be given several times; the first stands in links. Without it the server answers to addresses, to localhost and to names that exist only in a local network (such as mypc.local), and to no other name.
cli-setting-unix-socket = Listen at a Unix socket instead of an address, for a reverse proxy on the same machine. The file is made when the server starts, for its user and group, and removed when it stops.
cli-setting-trusted-proxy = A reverse proxy whose word is taken for who has asked (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host): its address, a network such as 10.0.0.0/8, or “unix” for whoever connects to the Unix socket. Can be given several times. Usually nobody is trusted.
cli-setting-data = The folder in which everything is kept. With PostgreSQL, the folder through which “turncoat admin” gives orders.
cli-setting-database = A database instead of a folder, such as postgresql://user@host/name. If it has a password, give it by the environment (TURNCOAT_DATABASE) or by a file, since everybody on the machine can read the options of a command.
cli-setting-database-file = A file that holds the address of the database, with its password.
cli-database-password = A password must not stand on the command line, where everybody on this machine can read it. Give the database by the variable TURNCOAT_DATABASE, or in a file with --database-file.
cli-database-twice = Give the address of the database or a file that holds it, not both.
cli-made-private = { $file } could be read by other users of this machine. It is private now.
cli-setting-bot-workers = How many processes bots think in. Usually one less than the machine has processors.
cli-setting-rate = How many requests a minute one address may send; a large one counts as several. Usually { $usual }.
cli-setting-imports = Let visitors bring in finished games as files, or don’t.
cli-setting-listing = Show the open rooms that are listed to everybody, or don’t.
cli-setting-keep-lobbies = How long a lobby is kept in which nobody is. Usually { $usual }.
cli-setting-keep-journals = How long a room is kept after its game has ended. Usually { $usual }.
cli-setting-keep-unfinished = How long an unfinished game is kept that nobody comes back to. Usually { $usual }.
cli-setting-keep-addresses = How long the keys of hashed addresses are kept; at most 7 days. Usually { $usual }.
cli-setting-keep-replays = How large all replays together may get; then the oldest are deleted, unless they are pinned. Usually { $usual }.
cli-setting-open = Open the page in a browser, or don’t. Usually it is opened where there is a screen with windows.
cli-setting-metrics = Where figures for Prometheus are shown, such as 9421 for a port of this machine alone. A host that others can reach needs a token. Usually they are shown nowhere.
cli-setting-metrics-token = What whoever reads the figures must present as a bearer token. It has no flag, since everybody on the machine can read those: use the environment or the file.
cli-serve-config = A file of settings in TOML; docs/operating.md lists them all. A flag counts more than a variable such as TURNCOAT_PORT, and that more than the file.
cli-setting-unknown = There is no setting { $name }.
cli-setting-bad = { $name }: { $wanted }
cli-setting-bad-file = The settings in { $file } can’t be read: { $why }.
cli-setting-wanted-between = It must be a whole number from { $least } to { $most }.
cli-setting-wanted-at-least = It must be a whole number, { $least } or more.
cli-setting-wanted-switch = It must be true or false.
cli-setting-wanted-text = It must be a text.
cli-setting-wanted-length = { $longest ->
    [none] It must be a length of an hour or more, such as “30 days” or “36 hours”.
   *[other] It must be a length from an hour to { $longest }.
}
cli-setting-wanted-size = It must be a size such as “500 MB” or “2 GB”.
cli-setting-wanted-list = It must be a list of texts.

## The codes with which the program ends, for docs/operating.md

cli-exit-0 = Everything went well.
cli-exit-1 = `turncoat verify`: the game file does not prove itself.
cli-exit-2 = A wrong command, option or setting. Correct it; the message names it.
cli-exit-10 = The address or port can’t be used. Choose another, or stop what uses it.
cli-exit-11 = The database can’t be reached. Start it, or correct its address.
cli-exit-12 = The database is damaged, or belongs to another program. Restore a backup.
cli-exit-13 = A newer version of Turncoat wrote the database. Install that version.
cli-exit-14 = Another server uses the database, or has taken it over. Stop one of them.
cli-exit-15 = The folder or database can’t be written. Check its rights and free space.
cli-exit-16 = The database’s file was replaced under the server. Check it, then start.
cli-exit-70 = A bug in Turncoat. Please report it.
cli-exit-130 = Ctrl-C.
