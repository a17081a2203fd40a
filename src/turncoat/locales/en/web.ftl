### The page: lobby, table, settings. What is said only at one game’s table is in web_<game>.ftl, the
### rulebook’s own words are in web_rules.ftl.

web-title = Turncoat
web-title-asked = ● Turncoat: your move
web-tagline = Board games of hidden loyalties, for friends in one room or far apart. Bots take the empty seats; nobody needs an account.
web-gone = The house can’t be reached just now. Nothing is lost.
web-guest = Guest

## The first page

web-games = Games
web-game-ac = Among Cultists
web-game-ac-text = Save the books of a haunted university, and find out which of you kills in secret. 4 to 8 players, 45 minutes.
web-game-sh = Shadow Hunters
web-game-sh-text = Werewolves and vampires hunt each other in a moonlit wood, and nobody knows who is what. 4 to 8 players, 30 minutes.
web-game-dp = Cthulhu: Dark Providence
web-game-dp-text = Spin a web of agents across the America of the 1930s, for the cult or against it. 1 to 5 players, 90 minutes.
web-play-now = Play now against bots
web-open-room = Open a room
web-open-room-go = Open the room
web-join = Come into a room
web-join-code = Its code or link
web-join-go = Go there
web-your-rooms = Back to your table
web-your-room = { $name }’s room { $code }
web-your-name = Your name
web-open-rooms = Open rooms
web-no-open-rooms = Nobody has put up an open room just now.
web-room-of = { $name }’s room, { $free ->
    [0] all { $seats } seats taken
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
web-room-begun = { $name }’s game has begun. You can watch it.
web-room-closed = { $name }’s game has begun, and nobody may watch it.
web-room-locked = { $name }’s room is locked. Nobody new can come in.
web-nothing-here = There is nothing here
web-nothing-here-text = The address may have a slip in it, or what was here is gone.
web-more = More
# Button: loads the page again, after the server was updated.
web-reload = Reload
web-home = Home
web-rulebooks = Rulebooks
web-rulebook = Rulebook
web-about = About
web-language = Language
web-theme = Colours
web-theme-auto = As on this device
web-theme-light = Light
web-theme-dark = Dark

## About

web-about-what = What this is
web-about-what-text = Turncoat is an open table for board games of hidden loyalties, with bots that deduce and bluff in the empty seats. It is free software: anybody can run a house of their own.
web-about-games = The games
web-about-games-text = The names of the games say whose rules are played here. Turncoat is not affiliated with their publishers. All wording, drawings and programs are our own; every rule has its number in the rulebooks, with our rulings.
web-about-secrets = Your secrets
web-about-secrets-text = A seat receives only what it may know. No request leaves this house: there are no cookies, no trackers, no outside fonts or scripts. Your seat is opened by a token that only this browser has.
web-about-icons = Icons
web-about-icons-text = Some icons are from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.
web-about-fonts = Letters
web-about-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.
web-about-programs = For programs
web-about-programs-text = Bots and other clients are welcome: everything that this page does goes over a documented protocol.
web-about-protocol = The protocol

## Before and in a lobby

web-connecting = Knocking at the door…
web-reconnecting = The line is broken. Trying again…
web-closing = The house closes for a moment. Your game is safe.
web-outdated = This game was begun by rules that this house no longer has.
web-come-in = Come in
web-come-in-anew = Come in again
web-try-again = Try again
web-watch = Watch
web-lobby-code = Room { $code }
web-leave = Leave
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-free = Free
web-sit = Sit here
web-stand = Stand up
web-host = host
web-absent = gone for the moment
web-is-ready = ready
web-is-not-ready = not ready yet
web-bot = bot
web-bot-sensible = bot that thinks
web-bot-uniform = bot that plays at random
web-no-bot = no bot
web-bot-at = Bot for seat { $number }
web-hand-over = Make host
web-kick = Send away
web-ban = Ban
web-ban-title = Ban { $name }
web-ban-text = { $name } has to leave, and can’t come back to this room with the same browser.
web-ban-address = Ban the address as well
web-ban-address-text = Then nobody can come into this room from the same internet connection.
web-ban-nobody-else = Nobody else in the room comes from there.
web-ban-others = Also here from the same address: { $names }. They would have to leave as well, unless they are playing.
web-ban-own-address = { $name } shares your own internet connection, so the address can’t be banned.
web-ban-no-address = It is not known where { $name } comes from, so the address can’t be banned.
web-ban-sure = Ban { $name } from this room
web-bans = Banned from this room
web-by-address = and the address
web-unban = Lift the ban
web-lock = Lock the room
web-unlock = Unlock the room
web-locked = The room is locked. Nobody new can come in.
web-locked-by-operator = The operator of this server has locked the room. Nobody new can come in.
web-host-silent = Is { $name } not responding?
web-call-host = Vote for another host
web-call-host-text = Everybody else with a seat can vote in secret. If the host does anything before the votes are counted, they stay host. Otherwise whoever came into the room first takes over.
web-host-asked = The others are voting for another host. Press “I am here” within { $time }, and you stay host.
web-host-is-here = I am here
web-host-stays = You have shown that you are here, so you stay host.
web-fill-with-bots = Bots for all free seats
web-standing = In the room, without a seat
web-seats-free = { $number ->
    [one] One seat is still free: for somebody with the link, or a bot.
   *[other] { $number } seats are still free: for people with the link, or bots.
}
web-waiting-for = Not ready yet: { $names }
web-ready = I am ready
web-not-ready = Wait, I’m not ready
web-ready-text = The cards are dealt once every seat is taken and everybody is ready.
web-sit-first = Sit down to play, or stay and watch.
web-you-are = You are here as { $name }.
web-rename = Another name
web-invite = Bring in friends
web-invite-code = The link to this room as a code for phones
web-invite-text = Whoever has this link can come in.
web-copy = Copy the link
web-copied = Copied
web-talk = Talk
web-write = Write something
web-send = Send
web-who-left = Somebody who has left
web-no-free-text = At this table people speak only in claims.

## Settings of a room

web-settings = How it is played
web-change-settings = Change this
web-save = Save
web-cancel = Cancel
web-as-usual = as usual
web-by-chance = by chance
web-on = yes
web-off = no
web-in-seconds = { $what }, in seconds
web-in-thousandths = { $what }, in thousandths of a second
web-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}
web-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
web-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
web-days = { $number ->
    [one] one day
   *[other] { $number } days
}
web-thousandths = { $number ->
    [one] a thousandth of a second
   *[other] { $number } thousandths of a second
}
web-no-limit = no limit
web-no-time = none
web-until-all = until all whom it concerns have answered
web-for-ever = for ever
web-settings-game = The game
web-settings-more = Everything else about the game
web-settings-chosen = { $number ->
    [0] as usual
   *[other] { $number } chosen
}
web-settings-rest = All the rest is as usual
web-settings-changed = The host has changed how it is played. Say once more that you are ready.
web-settings-clocks = Clocks
web-settings-aids = What may be noted
web-settings-people = People
web-pace = Pace
web-pace-text = How much time everybody has, with five minutes in reserve for a live game. Whoever runs out of it gets a notice; then a bot sits in until they return.
web-pace-live = Live: 45 seconds a move
web-pace-correspondence = By correspondence: a day a move
web-pace-untimed = Without clocks
web-clock-more = Every length in detail
web-clock-move = A move
web-clock-move-text = For each question to one seat; after that the bank is used up. 0 is no limit.
web-clock-bank = The bank
web-clock-bank-text = What each seat has in reserve for the whole game.
web-clock-secret = Secret choices
web-clock-secret-text = For what several choose at once. 0 is no limit.
web-clock-window = A chance to react
web-clock-window-text = How long it stays open, whoever uses it. 0 waits for all whom it concerns.
web-clock-notice = Notice
web-clock-notice-text = How long a late player is waited for before a bot sits in.
web-clock-gone = Gone
web-clock-gone-text = How long somebody whose line is broken may be gone while being asked. 0 is for ever.
web-clock-beat = The beat
web-clock-beat-text = Bots answer, and secret choices are opened, on the beat.
web-aid-journal = Journal
web-aid-journal-text = A list of what each player knows and how they learned it.
web-aid-marks = Suspicion marks
web-aid-marks-text = Private marks and notes on others.
web-aid-votes = History of votes
web-aid-votes-text = Who voted for whom, all game long.
web-aid-claims = Ledger of claims
web-aid-claims-text = Everything that was claimed, and where somebody contradicts themselves.
web-free-text = Words of one’s own
web-free-text-text = Whether people may write freely. Claims can always be made.
web-watchers = Watchers
web-watchers-text = Whether others may watch. They see only what is public and can’t talk to those who play.
web-delay = Watchers’ delay
web-delay-text = How much later watchers see everything.
web-several-seats = Several seats
web-several-seats-text = Whether guests may take more than one seat, to pass one device round, and a household more than half of a listed table. You as the host always can.
web-listed = Listed
web-listed-text = Whether the room is shown among the open rooms on the first page.

## At a table

web-laying-table = The table is being laid…
web-menu = Menu
web-close = Close
web-back = Back
web-at-table = At the table
web-you = you
web-their-turn = turn
web-thinking = thinking
web-bot-sits-in = bot sits in
web-bank = Time in the bank
web-time-left = Time left:
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] { "" }
    [one] {" "}{ $hours } hour
   *[other] {" "}{ $hours } hours
}
web-bot-in = A bot sits in in { $time }
web-paused = Paused
web-paused-text = The game is paused.
web-more-about = More about { $name }

## The question

web-why = why?
web-choose = Which of these?
web-window = A moment for reactions…
web-secret-question = You are asked something that only you should read
web-secret-window = A moment for reactions: see whether you have one
web-show-question = Show the question
web-answered = You have answered.
web-always-show = Nobody else sees my screen: always show
web-chosen = You have chosen: { $choice }.
web-chosen-change = You can change it until everybody has chosen.
web-watching = You are watching. You see what everybody at the table sees.
web-waits = Waiting for { $names }.
web-going-on = The game goes on…
web-answer-for = Answer for { $name }, who is asked as well
web-offers = { $number ->
    [one] One thing you may do at any time
   *[other] { $number } things you may do at any time
}
web-offers-covered = What you may do at any time
web-no-offers = There is nothing that you can do without being asked just now.
web-sure = Once it is sent, it stands. Is it what you want?
web-about-to-send = It is sent in a moment, and then it stands.
web-send-now = Do it
web-take-back = Take back
web-take-back-sent = Take back my last choice

## Own secrets

web-secrets = Your secrets
web-hold-to-peek = Hold to peek at your secrets
web-told-you-alone = What only you were told
web-written-apart = What not everybody can read
web-keep-open = Keep open

## What just happened, and the night

web-night = Night
web-night-next = Go on
web-night-skip = Skip the night
web-voice = The narrator speaks

## Story, talk, notes, lists

web-tabs = About the game
web-tab-story = Story
web-tab-talk = Talk
web-tab-notes = Notes
web-tab-lists = Table
web-unread = new
web-story-all = The story from the beginning
web-show-on-board = Show it on the board
web-times = { $line } ({ $number } times)
web-earlier = Show earlier messages
web-nothing-said = Nobody has said anything yet.
web-claim = Claim something
web-claim-what = What do you want to say? True or not is up to you.
web-claim-say = Say it
web-slot-seat = About whom?
web-slot-number = In which round?
web-slot-other = Which?
web-number = { $number }
web-watchers-silent = Those who watch can’t talk to those who play.
web-silence = Nobody would hear you now.
web-talk-covered = What not everybody may hear is behind the cover.
web-no-notes = The host has decided that nothing is noted at this table.
web-notes-covered = Your journal is behind the cover. Tick “Keep open” below the board to read it.
web-notes-empty = There is nothing to note yet.
web-ledger = What was claimed
web-ledger-apart = What was claimed, but not to everybody
web-ledger-who = Who
web-ledger-what = What
web-ledger-mark = Mark
web-contradicts = said otherwise before
web-places = Places

## Somebody

web-say-about = Say about { $name }
web-has-said = What { $name } has said
web-mark = What you think
web-mark-none = no mark
web-mark-trust = trusted
web-mark-unsure = unsure
web-mark-suspect = suspected
web-mark-sure = certain enemy
web-mark-note = A note
web-mark-text = Nobody else sees this.
web-mark-covered = Your marks and notes are behind the cover. Tick “Keep open” below the board to see them.
web-mute = Don’t show me what { $name } writes
web-unmute = Show me again what { $name } writes

## Advice

web-tip = Advice for your first game
web-tip-read = Got it
web-tip-no-more = No more advice
web-tips = Advice for newcomers

## The menu

web-own-seats = Whose eyes
web-shown-how = How it is shown
web-sending = Choices that can’t be undone
web-sending-wait = wait a moment before they are sent
web-sending-ask = ask once more
web-sending-at-once = are sent at once
web-notices = A notice when it is my move and I look elsewhere
web-notices-insecure = Browsers show notices only for pages that come by https, or from this very device.
web-notices-on = You will be told like this when it is your move.
web-notices-refused = The browser does not allow it. Its own settings for this page can change that.
web-notices-unable = This browser can’t show notices from a page.
web-only-pass = There is nothing else that you could do here and now.
web-keys = By keyboard: Escape goes to the question, 1 to 9 answer it, Tab goes from one thing to the next.
web-ballots = Secret ballots
web-ballots-text = Nobody learns who called one or who voted how.
web-call-pause = Pause
web-call-resume = Go on with the game
web-call-extend = More time
web-call-remake = A new deal
web-call-remove = { $name } does not come back
web-go = Leaving
web-move = Take my seat to another device
web-move-text = Open this link on the other device. It works once, and this device is out then.
web-move-code = The link to your seat as a code
web-forget-me = Delete my data
web-forget-me-sure = Yes, delete it
web-forget-me-text = Your name and everything you have written in this room will be deleted for good. In a game the others see a name like “Player 3” instead, and a bot plays on for you. You can come back only as somebody new.
web-forgotten = Your name and everything you wrote in that room have been deleted.
web-leave-sure = Yes, leave
web-leave-text = A bot sits in for you. You can come back by the same link.

## Around the table

web-bot-plays-you = A bot plays for { $name }.
web-return = Take the seat back
web-ballot = A ballot is open.
web-ballot-host = Shall somebody else be the host instead of { $name }?
web-ballot-extend = More time for everybody?
web-ballot-pause = Shall the game be paused?
web-ballot-remake = Shall this game be thrown away for a new deal?
web-ballot-remove = Shall a bot keep { $name }’s seat for good?
web-ballot-resume = Shall the game go on?
web-ballot-secret = Nobody learns how you vote. It is counted in { $time }.
web-ballot-passed = { $about } The ballot has passed.
web-ballot-failed = { $about } The ballot has not passed.
web-remade = The table has voted for a new deal.
web-vote-yes = Yes
web-vote-no = No

## The end

web-you-won = You win!
web-won = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-nobody-won = Nobody wins.
web-end-board = Look at the board
web-end-told = Show who was who
web-again = Play again
web-again-host = The host can deal again for the same people.
web-download = The game as a file
