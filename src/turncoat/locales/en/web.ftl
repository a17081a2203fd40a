### The web page: home page, rooms, the table and its settings. Texts of one game are in
### web_<game>.ftl, texts of the rulebook reader are in web_rules.ftl.
###
### Words: a room has members, one of them is its host. A member has a seat or is a spectator.
### A “statement” is a ready-made sentence that a player says at the table; it may be a lie. Keys call
### it a claim. A “room vote” is a secret vote about the room, such as a pause; it has nothing to do
### with votes that are part of a game.

# The program’s name. Not translated.
web-title = Turncoat
# Title of the browser tab while the player has to decide something.
web-title-asked = ● Turncoat: your move
# Under the title of the home page.
web-tagline = Hidden-role board games for friends, in one room or online. Bots fill the empty seats. No account needed.
# An error: a request got no answer.
web-unreachable = The server can’t be reached right now. Nothing is lost.
# Errors of fields, beside them when a form is sent.
web-field-missing = Fill in this field.
web-field-number = Enter a number.
web-field-most = Enter { $number } or less.
web-field-least = Enter { $number } or more.
# Name of a player who has not chosen one. At most 16 characters.
web-guest = Guest

## Home page

# Heading that only screen readers read, above the list of games.
web-games = Games
web-game-ac = Among Cultists
web-game-ac-text = Save the books of a haunted university, and find out who among you is killing in secret. 4 to 8 players, 45 minutes.
web-game-sh = Shadow Hunters
web-game-sh-text = Werewolves and vampires hunt each other in a moonlit wood, and nobody knows who is what. 4 to 8 players, 30 minutes.
web-game-dp = Cthulhu: Dark Providence
web-game-dp-text = Spin a web of agents across the America of the 1930s, for the cult or against it. 1 to 5 players, 90 minutes.
# A game from another package that says nothing about itself.
web-game-other-text = For { $fewest } to { $most } players.
# In the lobby and at the table: the game’s package lacks the reader’s language.
web-game-in-english = This game is only available in English.
# Button. Starts a game against bots with one click.
web-play-now = Play now against bots
# The same button for screen readers. $game: the game’s name. Must begin like web-play-now.
web-play-now-game = Play now against bots: { $game }
# Button, and heading of the page that it opens.
web-open-room = Create a room
# The same button for screen readers. $game: the game’s name. Must begin like web-open-room.
web-open-room-game = Create a room: { $game }
# Button at the end of the form.
web-open-room-go = Create the room
# Heading above the field for a room code.
web-join = Join a room
# Label of that field.
web-join-code = Room code or link
# Below that field, if neither was typed.
web-join-wrong = That is not a room code or a link to a room.
# Button beside the field, beside each open room, and under the field for one’s name. At most 12
# characters.
web-join-go = Join
# The button beside an open room, for screen readers. $code: six letters. Must begin like web-join-go.
web-join-room = Join room { $code }
# Heading above links to rooms that this browser has already joined.
web-your-rooms = Your rooms
# Such a link. $name: the host’s name, or web-no-host. $code: six letters.
web-your-room = Room { $code }, host: { $name }
# Stands for the host’s name if the host has left.
web-no-host = none
web-your-name = Your name
# Heading above rooms that anyone can join.
web-open-rooms = Open rooms
web-no-open-rooms = No open rooms right now.
# An open room. $name: the host’s name, or web-no-host. $free: how many of its $seats seats are free.
web-room-of = { $free ->
    [0] Host: { $name }. All { $seats } seats are taken.
    [one] Host: { $name }. { $free } of { $seats } seats is free.
   *[other] Host: { $name }. { $free } of { $seats } seats are free.
}
# The next five: instead of web-room-of, before joining a room by its link. $name as above.
web-room-full = Host: { $name }. All seats are taken. You can watch.
web-room-ended = Host: { $name }. The game is over. You can see how it ended.
web-room-started = Host: { $name }. The game has started. You can watch it.
web-room-private = Host: { $name }. The game has started, and spectators are not allowed.
web-room-locked = Host: { $name }. The room is locked. Nobody new can join.
# Heading for an address that leads nowhere.
web-not-found = Page not found
web-not-found-text = Check the address for typos. The page may also have been removed.
# For screen readers: the links in the footer.
web-more = More pages
# Button. Loads the page again, after the server was updated.
web-reload = Reload
web-home = Home
web-rulebooks = Rulebooks
web-rulebook = Rulebook
web-about = About
web-language = Language
# Label of a list with the three values below.
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark

## About page: headings, each with a paragraph

web-about-what = What this is
web-about-what-text = Turncoat is free, open-source software for playing hidden-role board games. Bots fill the empty seats. Anyone can run their own server.
web-about-games = The games
web-about-games-text = Turncoat is not affiliated with the publishers or designers of these board games. Their names only say which rules are used. All texts, drawings and code are our own. The rulebooks number every rule and include our rulings.
web-about-secrets = Your secrets
web-about-secrets-text = Your browser receives only what your seat may know. This page contacts no other server. It has no cookies and no trackers, and loads no fonts or scripts from other sites. A token stored in this browser gives you access to your seat.
web-about-icons = Icons
web-about-icons-text = Some icons are from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.
web-about-fonts = Fonts
web-about-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.
web-about-programs = For developers
web-about-programs-text = Bots and other clients are welcome. Everything this page does goes through a documented protocol.
# A link.
web-about-protocol = Protocol documentation

## Joining a room, and the lobby

web-connecting = Connecting…
web-reconnecting = Connection lost. Reconnecting…
web-closing = The server is shutting down. Your game is saved.
web-outdated = This game was started with older rules, which this server no longer has.
# Button after one’s place in the room was lost.
web-rejoin = Rejoin
web-try-again = Try again
# Button under the field for one’s name, instead of web-join-go, if the game has started or no seat is
# free.
web-watch = Watch
# $code: six letters.
web-lobby-code = Room { $code }
# Button.
web-leave = Leave
web-seats = Seats
# $number: from 1.
web-seat-number = Seat { $number }
# Below the number of a seat that nobody has.
web-seat-free = free
# Button beside a free seat. At most 14 characters.
web-sit = Sit here
# The same button for screen readers. $number: of the seat. Must begin like web-sit.
web-sit-at = Sit here: seat { $number }
# Instead of web-sit, if the reader already has a seat.
web-sit-more = Add a player on this device
# The same button for screen readers, and heading of the dialog that it opens. $number: of the seat.
# Must begin like web-sit-more.
web-sit-more-at = Add a player on this device: seat { $number }
# Label of the field in that dialog.
web-sit-more-name = Name of the player who shares your device
# Button of that dialog.
web-sit-more-add = Add player
# Button beside one’s own seat. At most 14 characters.
web-leave-seat = Leave seat
# The next are badges beside or below a name, each at most 20 characters. A message whose key
# ends in -hint explains a badge when somebody points at it.
web-host = host
web-host-hint = The host changes the settings and can remove people.
web-disconnected = disconnected
web-disconnected-hint = The connection was lost. They can come back at any time.
web-is-ready = ready
web-is-ready-hint = This player has confirmed that the game can start.
web-is-not-ready = not ready
web-bot = bot
web-bot-hint = The computer plays this seat.
# Bots have two levels. These are also the values of the list web-bot-at.
web-bot-sensible = sensible bot
web-bot-sensible-hint = The computer plays this seat and tries to win.
web-bot-uniform = random bot
web-bot-uniform-hint = The computer plays this seat and chooses at random.
# A bot of a game from another package. $level: the package’s own word for its strength.
web-bot-level = bot: { $level }
web-no-bot = no bot
# For screen readers: the list of bot levels beside a seat.
web-bot-at = Bot for seat { $number }
# Three buttons of the host beside a member’s name, each at most 14 characters. The messages that end
# in -name are the same buttons for screen readers and must begin like them.
web-hand-over = Make host
# Also the heading of the dialog that this button opens. The next two are in it.
web-hand-over-name = Make host: { $name }
web-hand-over-text = { $name } will be able to change the settings and remove people, including you. You will no longer be host.
web-hand-over-sure = Make { $name } host
web-kick = Remove
# Also the heading of the dialog that this button opens, and the button in it.
web-kick-name = Remove { $name }
# In that dialog.
web-kick-text = { $name } will lose their seat and can rejoin after a minute.
web-ban = Ban
# Also the heading of the dialog that this button opens.
web-ban-title = Ban { $name }
# The next messages are in that dialog. $name: who is to be banned.
web-ban-text = { $name } will be removed and can’t rejoin this room from the same browser.
web-ban-address = Also ban the internet address
web-ban-address-text = Then nobody can join this room from the same internet connection.
web-ban-nobody-else = Nobody else in the room uses that connection.
# $names: a list of names.
web-ban-others = Others on that connection: { $names }. They will be removed too, unless they are playing.
web-ban-own-address = { $name } uses the same internet connection as you, so the address can’t be banned.
web-ban-no-address = The internet address of { $name } is unknown, so it can’t be banned.
# Button.
web-ban-sure = Ban { $name } from this room
# Heading above a list of names.
web-bans = Banned from this room
# Badge in that list.
web-by-address = address banned too
# Button in that list, and the same button for screen readers, which must begin like it.
web-unban = Unban
web-unban-name = Unban { $name }
# Two buttons.
web-lock = Lock the room
web-unlock = Unlock the room
web-locked = The room is locked. Nobody new can join.
web-locked-by-operator = The operator of this server has locked the room. Nobody new can join.
# Heading that unfolds web-call-host-text and the button web-call-host. $name: the host.
web-host-silent = Is { $name } not responding?
web-call-host = Vote for a new host
web-call-host-text = Everyone else with a seat can vote in secret. If the host does anything before the vote ends, they stay host. If the vote passes, the member who joined first becomes host.
# To the host. $time: such as 1:30. Quotes the button web-host-is-here.
web-host-asked = The others are voting for a new host. Press “I’m here” within { $time } to stay host.
web-host-is-here = I’m here
web-host-stays = You have responded, so you stay host.
# Button of the host.
web-fill-with-bots = Fill free seats with bots
# Below that button.
web-only-random-bots = This game only has bots that choose at random.
# Heading above a list of names.
web-without-seat = In the room without a seat
web-seats-free = { $number ->
    [one] { $number } seat still needs a player or a bot.
   *[other] { $number } seats still need a player or a bot.
}
# $names: a list of names.
web-waiting-for = Not ready yet: { $names }
# Button, and the button that takes it back.
web-ready = I’m ready
web-not-ready = I’m not ready
web-ready-text = The game starts when every seat is taken and everyone is ready.
web-sit-first = Take a seat to play, or stay and watch.
# Instead of web-sit-first, if no seat is free.
web-all-seated = All seats are taken. You can stay and watch.
web-all-seated-private = All seats are taken, and spectators are not allowed.
# $name: the reader’s own name.
web-you-are = You are { $name }.
# Button beside web-you-are.
web-rename = Change name
# Heading.
web-invite = Invite friends
# For screen readers: a QR code.
web-invite-code = QR code with the link to this room
web-invite-text = Anyone with this link can join.
# Button, and the same button after it was pressed.
web-copy = Copy link
web-copied = Copied
# Heading of the next messages.
web-commitment-proof = Proof that the deal is fair
# Before the first digits of a long number and the button web-copy-commitment: a hash of the server’s
# part of the deal, published before the game.
web-commitment = Deal commitment
web-copy-commitment = Copy
# “turncoat verify” is a command and is not translated.
web-commitment-text = The server has committed itself to its part of the deal. Keep a copy: after the game, “turncoat verify” checks that nothing was changed.
# Heading of the chat in the lobby.
web-talk = Chat
web-write = Write a message
web-send = Send
# Stands for the name of a former member who wrote a message.
web-who-left = Former member
web-no-free-text = Free chat is off in this room. During the game, players can make ready-made statements.

## Settings of a room

# Heading.
web-settings = Settings
web-change-settings = Change settings
web-save = Save
web-cancel = Cancel
# Inside an empty field. $value: what applies if the field is left empty, such as web-seconds.
web-default-value = default: { $value }
# Value of a setting that is drawn when the game starts.
web-random = random
# Values of a setting that is on or off.
web-on = on
web-off = off
# Label of the list of player counts in a game from another package.
web-setup-players = Players
# Units of a time limit, in a list beside a field for a number.
web-unit-seconds = seconds
web-unit-minutes = minutes
web-unit-hours = hours
web-unit-days = days
# That list for screen readers. $setting: the name of the time limit, such as web-clock-move.
web-unit-of = { $setting }: unit
# Time limits. $number: may be a fraction, such as 0.9.
web-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
web-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
# The next three: time limits that are 0.
web-no-limit = no limit
web-no-time = none
web-until-all = until everyone has answered
# Headings of parts of the form.
web-settings-game = Game
# $number: how many options are not at their default.
web-settings-more = { $number ->
    [0] More game options (all default)
   *[other] More game options ({ $number } changed)
}
# Heading that unfolds a list.
web-settings-rest = Settings left at their defaults
web-settings-changed = The host has changed the settings. Please confirm again that you are ready.
web-settings-clocks = Time limits
web-settings-aids = Memory aids
web-settings-people = People
# Name of a setting with the three values below; each -text explains the setting above it.
web-pace = Pace
web-pace-text = How much time players have. A player who runs out of time is warned. Then a bot plays for them until they return.
# $time: such as web-seconds or web-days.
web-pace-live = Live: { $time } per move
web-pace-correspondence = Correspondence: { $time } per move
web-pace-untimed = No time limits
# Name of a setting with the four values below. $time: such as “0.6 seconds”.
web-bot-speed = Bot speed
web-bot-speed-text = How long bots wait before each move. Secret choices are revealed at the same pace, so that nobody can tell how long a bot thinks.
web-speed-at-once = As fast as possible
web-speed-fast = Fast: { $time } per move
web-speed-normal = Normal: { $time } per move
web-speed-slow = Slow: { $time } per move
# Heading that unfolds the next settings.
web-clock-more = All time limits
web-clock-move = Time per move
web-clock-move-text = For each decision of one player. Then the time bank is used. 0 means no limit.
web-clock-bank = Time bank
web-clock-bank-text = What each player has in reserve for the whole game.
web-clock-secret = Time for secret choices
web-clock-secret-text = For decisions that several players make at once. 0 means no limit.
web-clock-window = Time to react
web-clock-window-text = How long each chance to react stays open, even if nobody uses it. 0 means until everyone who could react has answered.
web-clock-notice = Warning time
web-clock-notice-text = How long the game waits for a late player before a bot takes over.
web-clock-gone = Wait for disconnected players
web-clock-gone-text = How long a player whose move it is may be disconnected before being warned. 0 means no limit.
web-aid-journal = Notes
web-aid-journal-text = Lists what each player knows, and how they learned it, for them alone.
web-aid-marks = Suspicion marks
web-aid-marks-text = Private marks and remarks about other players.
web-aid-votes = Vote history
web-aid-votes-text = Who voted for whom, over the whole game.
web-aid-claims = Statement history
web-aid-claims-text = Every statement so far. It is marked if it contradicts what the same player said before.
web-free-text = Free chat
web-free-text-text = Lets people write messages of their own. Ready-made statements are always allowed.
web-spectators = Spectators
web-spectators-text = Lets others watch. They see only what is public and can’t talk to the players.
web-delay = Spectator delay
# $most: such as web-minutes.
web-delay-text = How much later spectators see everything, up to { $most }.
web-several-seats = Several seats per guest
web-several-seats-text = Lets guests take more than one seat, to pass one device around. In a listed room, it also lets people on one internet connection take more than half of the seats. The host can always take several seats.
web-listed = Listed
web-listed-text = Shows the room among the open rooms on the home page.

## At the table

web-loading-game = Loading the game…
# Button, and heading of the dialog that it opens.
web-menu = Menu
web-close = Close
web-back = Back
# For screen readers: the row of players.
web-at-table = Players
# The next five are badges below a player’s name, each at most 16 characters.
web-you = you
web-their-turn = turn
web-their-turn-hint = It is this player’s turn.
web-thinking = thinking
web-thinking-hint = The game is waiting for this player. When several choose at once, this stays until all have chosen.
web-stand-in = stand-in bot
web-stand-in-hint = A bot plays for this player until they return.
# Explains a time such as 4:30 below a player’s name.
web-bank = Time bank: extra time after the time per move has run out.
# Heading of a dialog with facts about the game, such as the score; opened from the bar above the table.
web-facts = Game state
# Explains the clock above the table. $time: such as 0:45.
web-time-left = Time left: { $time }
# On clocks, from one day on. $hours: the rest, 0 to 23.
web-days-left = { $hours ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
   *[other] { $days } d { $hours } h
}
# Instead of the clock. $time: such as 0:20.
web-bot-in = Bot takes over in { $time }
web-paused = Paused
web-paused-text = The game is paused.
# Heading of a list that explains signs, icons and badges, each with a line about it.
web-legend = Legend
# In that list in the menu of the table. Before it: web-tab-lists, which has a list of its own.
web-legend-more = Explains the icons on the board and on the cards.
# Explanations in that list, at the table. Before the first: a dashed frame.
web-sign-lit = You can choose this place, card or player for your answer.
# Before it: a filled frame.
web-sign-pointed = The line of the story, or the choice, that you are pointing at is about this.
# Before it: the button ⋯
web-sign-more = More about this player.
# Before it: a number from 1 to 9 beside an answer.
web-sign-number = Press this key to choose the answer.
# Before it: the button web-why.
web-sign-why = Shows the rule behind a question or an event.
# Before it: an hourglass and a time such as 0:45.
web-sign-clock = Time left to answer. It turns red shortly before it runs out.
# Before it: a bar that gets shorter.
web-sign-shrinking = The time left to react, or until your choice is sent.
# In the lobby. Before the first: a frame with a coloured edge; before the second: a dashed frame.
web-sign-mine = Your seat.
web-sign-free = A free seat.
# For screen readers: a button beside a player.
web-more-about = More about { $name }

## The question to the player

# Small button. Opens the rule behind a question or an event.
web-why = why?
# The same button for screen readers. $rule: a number such as SH-31. Must begin like web-why.
web-why-rule = why? Rule { $rule }
# Heading of a dialog with several choices for the same place or player.
web-choose = Choose one
web-window = Waiting for reactions…
# Instead of a question, while others may see the screen. Must not say what it is about.
web-secret-question = It is your turn to choose in secret
web-secret-window = A chance to react: check your options
# The same on a device with several seats. $name: of the seat that is asked.
web-secret-question-for = { $name }, it is your turn to choose in secret.
web-secret-window-for = A chance for { $name } to react: check the options
# Button.
web-show-question = Show my choices
web-answered = You have answered.
# Button. Stops hiding private questions.
web-always-show = Nobody else sees my screen: keep my secrets visible
# $choice: an option, such as “Move to the chapel”.
web-chosen = You have chosen: { $choice }.
web-chosen-change = You can change it until everyone has chosen.
web-watching = You are watching. You see what everyone at the table sees.
# $names: a list of names.
web-waiting = Waiting for { $names }.
web-one-moment = One moment…
# Button on a device with several seats, and heading of the screen that it opens. $name: of another of
# these seats.
web-pass-to = Pass the device to { $name }
# Button on that screen. It shows the secrets of $name.
web-pass-taken = { $name }, tap when only you can see this
# Two buttons. They reduce the question to one line, so that the board is in sight, and show it again.
web-fold = Hide choices
web-unfold = Show choices
# Above the question, while others may see the screen. Must not say whether there is anything.
web-may-have-news = You may have learned something. Hold to peek.
# Heading that unfolds actions which do not depend on whose turn it is.
web-offers = Other actions ({ $number })
# The same while others may see the screen. Must not say whether there are any.
web-offers-covered = Other actions
web-no-offers = You have no other actions right now.
# Above the buttons web-send-now and web-cancel-choice.
web-sure = Please confirm your choice.
web-about-to-send = Sending in a moment…
web-send-now = Send now
web-cancel-choice = Cancel
# Button. Only shown if the game allows it.
web-undo = Undo my last choice

## The player’s own secrets

web-secrets = Your secrets
# Button that is held down.
web-hold-to-peek = Hold to peek at your secrets
# Headings of short lists. The first is also above the question.
web-only-you = Told only to you
web-private-messages = Messages not everyone can read
# Checkbox.
web-keep-open = Keep my secrets visible

## The night, read by a narrator

web-night = Night
web-night-next = Continue
web-night-skip = Skip the night
# Checkbox.
web-voice = Read the narrator’s lines aloud
web-voice-missing = This device has no voice for this language, so nothing is read aloud.

## Story, chat, notes, overview

# For screen readers: the row of tabs.
web-tabs = Game information
# Four tabs, each at most 10 characters.
web-tab-story = Story
web-tab-talk = Chat
web-tab-notes = Notes
web-tab-lists = Overview
# For screen readers, on the tab web-tab-talk.
web-unread = { $number ->
    [one] { $number } new message
   *[other] { $number } new messages
}
web-story-all = Show the whole story
# Explains what a click on an event does.
web-show-on-board = Show on the board
# $line: an event that happened $number times in a row.
web-times = { $line } (×{ $number })
web-earlier = Show earlier messages
web-nothing-said = No messages yet.
# Button.
web-claim = Make a statement
web-claim-what = What do you want to say? It may be true or a lie.
# Button.
web-claim-say = Say it
# Labels above the choices that make up a statement.
web-slot-seat = Which player?
web-slot-number = Which round?
web-slot-team = Which team?
web-slot-kind = Which kind?
web-slot-alignment = Which alignment?
web-slot-place = Which place?
web-slot-city = Which city?
web-slot-card = Which card?
web-slot-character = Which character?
web-slot-event = Which event?
web-slot-outcome = What happened?
web-slot-other = Which one?
# Stands for a part of a statement that is not chosen yet, as in “[player] is a [kind].” $what: one of
# the next messages, or a game’s own word. A language may give these the forms that the names of the kind
# have, so that a gap fits its sentence.
web-gap = [{ $what }]
web-gap-seat = player
web-gap-number = number
# As in “I am on the Cultists’ team.”
web-gap-side = side
# As in “Ben is a werewolf.”
web-gap-kind = kind
web-gap-alignment = alignment
web-gap-place = place
web-gap-city = city
web-gap-card = card
web-gap-character = character
web-gap-event = event
web-gap-outcome = what happened
web-gap-other = …
# A round.
web-number = { $number }
web-spectators-silent = Spectators can’t talk to the players.
# Instead of the form, while the rules forbid talking.
web-no-talking = You can’t talk right now.
web-talk-covered = Private messages are hidden as long as your secrets are.
web-no-notes = The host has turned off all memory aids.
# The next and web-mark-covered quote web-keep-open.
web-notes-covered = Your notes are hidden. Tick “Keep my secrets visible” below the board to read them.
web-notes-empty = There are no notes yet.
# Headings of tables, then headings of their columns.
web-claims = Statements
web-private-claims = Statements not everyone heard
web-claims-who = Player
web-claims-what = Statement
web-claims-remark = Remark
# In the column web-claims-remark.
web-contradicts = contradicts an earlier statement
# Headings of the table in words: what lies there; web-at-table is above the players.
web-places = Board

## About another player

# Headings.
web-say-about = Say something about { $name }
web-has-said = Statements by { $name }
web-mark = Your opinion
# What a player thinks of another; also badges below the name, each at most 16 characters.
web-mark-none = no mark
web-mark-trust = trusted
web-mark-unsure = unsure
web-mark-suspect = suspected
web-mark-sure = certain enemy
# Explains such a badge.
web-mark-hint = Your own mark. Only you can see it.
web-mark-note = Remark
web-mark-text = Nobody else can see this.
web-mark-covered = Your marks and remarks are hidden. Tick “Keep my secrets visible” below the board to see them.
# Two buttons.
web-mute = Hide messages from { $name }
web-unmute = Show messages from { $name }

## Tips

web-tip = Tip for your first game
web-tip-read = Got it
# Button. Shows the rest of a long tip on a narrow screen.
web-tip-more = More
web-tip-no-more = No more tips
# Checkbox.
web-tips = Show tips for beginners

## The menu of the table

# Label of a list of names, for a player with several seats.
web-own-seats = Play as
web-display = Appearance
# Label of a list with the three values below.
web-sending = Before an important choice is sent
web-sending-wait = wait a moment
web-sending-ask = ask me to confirm
web-sending-at-once = send it at once
# Checkbox. The next four are about notifications of the browser.
web-notices = Notify me when it is my move
web-notices-insecure = Browsers show notifications only for pages that were loaded over HTTPS or from the same device.
web-notices-on = You will be notified like this when it is your move.
web-notices-refused = Your browser blocks notifications. You can allow them in its settings for this page.
web-notices-unable = This browser can’t show notifications from a page.
# Below a question with only one answer, such as “End your turn”.
web-only-pass = There is nothing else you can do right now.
web-keys = Keyboard: Escape goes to the question, 1 to 9 answer it, Tab goes to the next item.
# Heading above the next five buttons. Each starts a vote.
web-ballots = Ask everyone to vote
web-ballots-text = Nobody learns who started a vote or how anyone voted.
web-call-pause = Pause the game
web-call-resume = Resume the game
web-call-extend = More time for everyone
web-call-remake = Abandon this game and deal again
# $name: a player who is away.
web-call-remove = Replace { $name } with a bot
# Heading above web-move, web-leave and web-forget-me.
web-your-place = Your place in this room
web-move = Move to another device
web-move-text = Open this link on the other device. It works once. After that, this device is disconnected.
# For screen readers: a QR code.
web-move-code = QR code with the link to your seat
# Button, and heading of the dialog that it opens.
web-forget-me = Delete my data
web-forget-me-sure = Yes, delete it
# $name: such as erased-player.
web-forget-me-text = Your name and all your messages in this room will be deleted permanently. During a game, the others will see a name like “{ $name }” instead, and a bot will play for you. You can rejoin only as a new member.
web-forgotten = Your name and all your messages in that room have been deleted.
web-leave-sure = Yes, leave
web-leave-text = A bot will play for you. You can rejoin with the same link.

## Above the table

# $name: the player’s own seat. The button web-return follows.
web-bot-plays-you = A bot is playing for { $name }.
web-return = Take over again
# Questions of room votes. The buttons web-vote-yes and web-vote-no follow.
web-ballot = A room vote is open.
# $name: the host.
web-ballot-host = Choose a new host to replace { $name }?
web-ballot-extend = Give everyone more time?
web-ballot-pause = Pause the game?
web-ballot-remake = Abandon this game and deal a new one?
# $name: a player who is away.
web-ballot-remove = Replace { $name } with a bot for the rest of the game?
web-ballot-resume = Resume the game?
# After the question. $time: such as 1:30.
web-ballot-secret = Nobody learns how you vote. The vote ends in { $time }.
# $about: one of the questions above.
web-ballot-passed = { $about } The vote has passed.
web-ballot-failed = { $about } The vote has not passed.
web-remade = The players have voted to abandon the game and deal again.
web-vote-yes = Yes
web-vote-no = No

## The end

# Headings for players. web-won or web-nobody-won may follow.
web-you-won = You won!
web-you-lost = You lost.
# For somebody with several seats, if only some of them have won. Both are lists of names.
web-seats-won = { $winners } won. { $losers } lost.
# Also the heading for spectators. $names: a list of names. $number: how many there are, for languages
# in which the verb depends on it.
web-won = { $number ->
    [one] { $names } won.
   *[other] { $names } won.
}
web-nobody-won = No player won.
# The next two are one button: it switches between the board and the roles.
web-end-board = Show the board
web-end-roles = Show who was who
# Button of the host.
web-again = Play again
web-again-host = The host can start another game with the same people.
# A link.
web-download = Download this game
