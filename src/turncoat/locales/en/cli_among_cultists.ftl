### What the terminal says at a table of Among Cultists, besides among_cultists.ftl.
###
### See cli.ftl for what is not translated.

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
    [one] There are { $characters } characters, and { $cultists } of them is a Cultist. The Investigators need { $points } points within { $rounds } rounds. The Cultist needs { $kills } dead Investigators.
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
# Names: $event (event).
cli-ac-force-secret-doors = Current event: { $event }. All rooms of one colour count as one place.
# Names: $event (event).
cli-ac-force-no-connection = Current event: { $event }. Nobody can talk.
# Names: $event (event).
cli-ac-force-high-morale = Current event: { $event }. In round { $round }, everyone has 1 more movement point.
# Names: $event (event).
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
# Names: $shelf (shelf).
cli-ac-shelf = { $shelf } { $on }/{ $of } { $points }p
# Names: $shelf (shelf).
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
# Names: $colour (shelf).
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
cli-ac-says-power = groups of three or more no longer meet, and the camera works
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
# Names: $role (role).
cli-ac-known-to-you = { $role } (you know)
# In the column cli-ac-header-marks.
cli-ac-mark-turn = turn
cli-ac-mark-knife = Knife
cli-ac-mark-ghost = ghost (round { $round })
# A sentence. $death: the cause of death.
# Names: $death (death).
cli-ac-ghost-since = Ghost since round { $round } ({ $death }).
cli-ac-mark-route = heading for { $colours }
cli-ac-mark-gate = acted at the gate
# The reader’s own card. $side: cultists or investigators. $says: sentences about what the role can do.
# Names: $role (role).
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
# Names: $route (route).
cli-ac-route = Your { $route } lets you act only in rooms of these colours:
# Names: $route (route).
cli-ac-route-free = You can act in any room. To look innocent, act only in the rooms of { $route }:
cli-ac-route-line = { "   " }rounds { $rounds }: { $colours }
cli-ac-route-now = { " > " }rounds { $rounds }: { $colours } (this round)
# $colours: where the reader may act in this round, $next: in the next. $last: “yes” in the last round.
# Names: $role (role).
cli-ac-brief = { $last ->
    [yes] You are: { $role }. Rooms for your actions this round: { $colours }.
   *[no] You are: { $role }. Rooms for your actions this round: { $colours }. Next round: { $next }.
}
# Names: $role (role).
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
# Names: $role (role).
cli-ac-know-own = { $role } (your own).
# Names: $role (role).
cli-ac-know-shown = { $role } (shown to everyone).
# Names: $role (role).
cli-ac-know-night = { $role } (you saw it at night).
cli-ac-know-dead = Dead from the start (you saw it at night).
# Nothing is known about the role, or about the route.
cli-ac-anything = any role
cli-ac-any-route = any
cli-ac-no-route = none
# Where a card comes from, with the round, and its face if the reader knows it.
cli-ac-from-start = set-up
# Names: $face (room_card).
cli-ac-from-start-face = set-up: { $face }
cli-ac-from-pile = draw pile ({ $round })
# Names: $face (room_card).
cli-ac-from-pile-face = draw pile ({ $round }): { $face }
cli-ac-from = { $name } ({ $round })
# Names: $face (room_card).
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
# Names: $face (room_card).
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
# Names: $role (role), $route (route).
cli-ac-opened-role = { $name }: { $role }, { $route }.
# Names: $card (pulse_card).
cli-ac-opened-gave = { $name } gave { $other } a card: { $card }.
# Names: $place (lay_place), $card (room_card).
cli-ac-opened-laid = { $name } added { $card }: { $place }.
cli-ac-opened-sees = { $name } checked { $other }: { $alive } Alive, { $dead } Dead.
# $fate: put_back or remove.
# Names: $token (event).
cli-ac-opened-token = { $fate ->
    [put_back] { $name } drew { $token } and put it back into the bag.
   *[remove] { $name } drew { $token } and took it out of the game.
}
cli-ac-opened-dead = { $name } is dead from the start.
