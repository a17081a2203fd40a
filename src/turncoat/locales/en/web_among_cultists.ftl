### Texts that only the page shows at a table of Among Cultists. See among_cultists.ftl for names,
### forms and the words that keep one meaning.

# For screen readers: the map with its rooms and halls.
web-ac-board = Map of the university
# $name: the reader’s own name, in tables and on the map.
web-ac-name-you = { $name } (you)
# $name: a character who is a ghost, and the reader who is one, in lists.
web-ac-name-ghost = { $name } (ghost)
web-ac-name-ghost-you = { $name } (you, a ghost)
# Instead of the reader’s own name where there is little space.
web-ac-you = you
# In tables.
web-ac-unknown = unknown
web-ac-nobody = nobody

## The title above the table. $round of $rounds; $name: whose turn it is; $is_me: whether it is the
## reader’s own.

web-ac-title-night = The night before round 1
web-ac-title-movement = { $is_me ->
    [yes] Round { $round } of { $rounds }: you move
   *[no] Round { $round } of { $rounds }: { $name } moves
}
web-ac-title-event = Round { $round } of { $rounds }: the event
web-ac-title-action = { $is_me ->
    [yes] Round { $round } of { $rounds }: your action
   *[no] Round { $round } of { $rounds }: { $name } takes an action
}
# During the discussion and the vote itself.
web-ac-title-discussion = Round { $round } of { $rounds }: the vote
web-ac-title-clean-up = Round { $round } of { $rounds }: the round ends
web-ac-title-ended = Round { $round } of { $rounds }: the game is over

## The status bar: a label with its icon, and a value

web-ac-points = Score
web-ac-points-of = { $points } of { $goal } points
# The messages that end in -brief stand for the value on narrow screens: 12 letters at most.
web-ac-points-brief = { $points }/{ $goal }
web-ac-power = Power
web-ac-power-on = on
web-ac-power-off = off: larger groups meet too
web-ac-power-off-brief = off
# Its value is the holder’s name.
web-ac-knife = The Knife
web-ac-event = Event
# The value of web-ac-event. $event: the name of the current event.
# Names: $event (event).
web-ac-force-secret-doors = { $event }: all rooms of one colour count as one place
# Names: $event (event).
web-ac-force-no-connection = { $event }: nobody can talk
# Names: $event (event).
web-ac-force-high-morale = { $event }: everybody has 1 more movement point in round { $round }
# Names: $event (event).
web-ac-force-low-morale = { $event }: the living have 1 less movement point in round { $round }
web-ac-gate = The gate
# Also the tooltip of the gate on the map.
web-ac-gate-open = The gate is open: two characters can close it together in the green room until the end of round { $round }.
web-ac-gate-open-last = The gate is open: two characters can close it together in the green room until the game ends.
web-ac-gate-closed = The gate is closed for good.
web-ac-gate-too-late = The gate was open too long and cannot be closed any more.
web-ac-gate-brief = { $state ->
    [open] open
    [closed] closed
   *[too_late] too late
}
# After the death of the Infected.
web-ac-infection = Infection
web-ac-no-gifts = no cards are given until the end of round { $round }
web-ac-no-gifts-brief = no cards
# Its value is where he is: a hall, or web-ac-in-the-lake.
web-ac-fishman = Fishman
web-ac-in-the-lake = in the lake
web-ac-outside = Outside
web-ac-outside-count = { $number ->
    [0] no cultists left
    [one] { $number } cultist
   *[other] { $number } cultists
}
web-ac-decks = Cards
# Two numbers of cards.
web-ac-decks-count = unsafe passage: { $unsafe }, draw pile: { $pile }

## Tooltips on the map, and the map in words

web-ac-unsafe-count = { $number ->
    [one] Unsafe-passage deck: { $number } card
   *[other] Unsafe-passage deck: { $number } cards
}
web-ac-pile-count = { $number ->
    [one] Draw pile: { $number } card
   *[other] Draw pile: { $number } cards
}
web-ac-cultists-outside = { $number ->
    [one] { $number } cultist waits outside
   *[other] { $number } cultists wait outside
}
web-ac-clock = Round { $round } of { $rounds }
web-ac-shelves = Shelves
# Names: $shelf (shelf).
web-ac-shelf-words = { $shelf }: { $on } of { $of } books, worth { $points } points
# Very short: books on the shelf / books it needs.
web-ac-shelf-open = { $on }/{ $of }
# Very short: the points of a full shelf.
web-ac-shelf-full = +{ $points }
web-ac-hall = This is a hall.
# The books still in a room and the cards of its deck, here and in the next two.
web-ac-room = Books left: { $books }. Cards in the deck: { $cards }. Not searched yet.
web-ac-room-searched = Books left: { $books }. Cards in the deck: { $cards }. Searched.
web-ac-room-unsafe = Books left: { $books }. Cards in the deck: { $cards }. Searched, with the unsafe-passage icon.
web-ac-completed = All its books have been found.
# Sentences about a place, as tooltips and below an option, down to web-ac-nobody-here.
web-ac-fishman-here = The Fishman is here: only a living holder of the Knife can enter.
web-ac-fishman-lake = The Fishman waits in the lake.
web-ac-cultist-here = A cultist from outside is here: nobody can use the room until somebody fights the cultist.
web-ac-vote-ready = A vote can be called here this round.
web-ac-on-your-route = This room is on your route this round.
web-ac-here = Here: { $names }.
web-ac-nobody-here = Nobody is here.
# $places: the neighbouring rooms and halls.
web-ac-doors = Doors to: { $places }.

## Seats: tooltips of the icons beside a name

web-ac-pulse-count = { $number ->
    [one] { $number } pulse card
   *[other] { $number } pulse cards
}
web-ac-encounter-count = { $number ->
    [one] { $number } encounter card in hand
   *[other] { $number } encounter cards in hand
}
web-ac-room-count = { $number ->
    [one] { $number } room card in hand
   *[other] { $number } room cards in hand
}
web-ac-ghost-round = ghost since round { $round }
# Spent this round’s action on the gate.
web-ac-acted-at-gate = helped to close the gate
# A role that the reader saw at night.
# Names: $role (role).
web-ac-known-to-you = { $role }, as you know
web-ac-automa-route = AUTOMA’s route this round
# The vote of a seat, after everybody has voted.
web-ac-abstains = abstains
web-ac-voted-for = votes for { $name }

## The reader’s hand: role, goal, route and cards

# $side: cultists or investigators.
web-ac-team = { $side ->
    [cultists] On the Cultists’ team
   *[investigators] On the Investigators’ team
}
# A heading above sentences: the goal of the reader’s side, such as ac-role-seer-goal, and those below.
web-ac-goal = How your side wins
web-ac-goal-numbers = The Investigators need { $goal } points.
# To Investigators at a table with AUTOMA and one Cultist.
web-ac-goal-automa = If AUTOMA is the Cultist and is voted out when { $kills } Investigators are dead, nobody at the table wins.
web-ac-goal-seer = Before the Investigators win, the Cultists may name the Seer. If they are right, they win instead.
web-ac-goal-seer-cultists = When the Investigators are about to win, you may name the Seer. If you are right, you win instead.
# $names: the Cultists whom the reader saw at night.
web-ac-cultists = The Cultists you saw at night: { $names }.
web-ac-only-cultist = You are the only Cultist.
web-ac-dead-already = Dead from the start without knowing it: { $names }.
# To the Firestarter. $cards: such as “Failure and Sabotage”.
web-ac-burns = You die at the end of round 5 if you still hold any of these: { $cards }.
web-ac-ghost-may = You are a ghost. You can go anywhere, add cards to rooms, check rooms and vote.
web-ac-superghost-may = You are a ghost. You can go anywhere, take all room actions and vote.
# Followed by the four lines of the route card. $number: of the card.
web-ac-route = Route { $number } lets you act only in rooms of these colours:
# To those who need no route: Cultists and the Mechanic.
web-ac-route-free = You can act in any room. To look innocent, act only in the rooms of route { $number }:
# $rounds: such as “1, 5 and 9”.
web-ac-route-rounds = Rounds { $rounds }
# $rooms: the names of the rooms.
web-ac-this-round = this round: { $rooms }
web-ac-hand-pulse = To give in encounters
web-ac-hand-room = To add to rooms
web-ac-no-cards = No cards left.
# A number of equal cards, such as “Alive × 3”.
web-ac-card-count = { $name } × { $number }

## Beside the map

web-ac-past = Events so far
web-ac-roles = Roles in this game
# How many characters have a role.
web-ac-times = × { $number }
web-ac-one-of = one of these, nobody knows which

## A line below a question

web-ac-about-route = Rooms where you can take actions this round: { $rooms }.
web-ac-about-free = You can take actions in any room. To look innocent, act here: { $rooms }.
# Why the reader can take no room action.
web-ac-about-off-route = Your route allows no actions in this room this round.
web-ac-about-ghost-hall = Ghosts can act only in rooms.
web-ac-about-ghost-blocked = A cultist is in this room, so ghosts can do nothing here.
web-ac-about-nothing = There is nothing you can do in this room right now.
# About an encounter with $name.
web-ac-about-give = You meet { $name }. Each of you gives the other a card, face down, and nobody looks at what they got.

## Help with a choice

# The colour of a room: $colour is the name of its shelf, such as “pink”.
web-ac-colour = Colour: { $colour }.
# In the overview. $colour: such as “pink”. $badge: as on the map, such as P1.
web-ac-colour-badge = Colour: { $colour } ({ $badge }).
web-ac-on-route = Colour: { $colour }, which is on your route this round.
# Below options about a place that the reader reaches through a secret door.
web-ac-by-secret-door = Through a secret door.
# Below the option to add a card to a room that is not searched yet.
web-ac-says-refill = With three cards the room is searched, and books can be found.
web-ac-says-check = One of its cards is turned up. A Success brings a book to the shelf.
# Below the option to look at somebody’s pulse cards.
web-ac-says-status = { $number ->
    [one] There is { $number } pulse card. Only you see whether it is Dead.
   *[other] There are { $number } pulse cards. Only you see whether one of them is Dead.
}
# Quotes web-tab-talk.
web-ac-says-ready = Say anything you want to say in Chat first.
web-ac-says-reveal = The victim becomes a ghost. Then everybody discusses and votes.
web-ac-says-secure = Add one of your room cards to the unsafe-passage deck. A Success makes the passage safer.
web-ac-says-fight = The room can be used again.
web-ac-says-chase = He goes back into the lake, and his hall is free again.
web-ac-says-kill = Only once per game. You show your role, and there is no vote.
web-ac-says-vote = Everybody discusses and then votes.
web-ac-says-camera = Check any searched room or anybody’s status from here.
web-ac-says-power = Groups of three or more no longer meet, and the camera works.
web-ac-says-gate = It costs both of you your action. The Investigators then need 1 point less.
web-ac-says-token = Only you see it. Then you put it back or take it out of the game.
web-ac-says-abstain = Somebody is voted out only if they get more votes than there are abstentions.
# $dead: the dead Investigators whom this Cultist knows of.
web-ac-at-stake = The Cultists need { $kills } dead Investigators, and you know of { $dead }. If your announcement is wrong, you lose at once.
# To Rookie, Klutz and Coward.
web-ac-deadly = With your role, you die if you do this.
# To the Coward.
web-ac-deadly-check = If you find a death, you must reveal it. With your role, that kills you.

## Somebody gave the reader a card

web-ac-given-you = It lies face down among your pulse cards. If it is Dead, you are dead and do not know it.

## What a card that was drawn in a room does

web-ac-drawn-success = One of the room’s books goes to the shelf.
web-ac-drawn-failure = Nothing is found.
web-ac-drawn-sabotage = A book goes back from the shelf to the room, if there is one.

## The notes: tables of everything the reader has seen

web-ac-header-name = Player
web-ac-header-place = Place
web-ac-header-role = Role
web-ac-header-round = Round
web-ac-header-event = Event
# The roles that a character may still have, going by what everybody knows.
web-ac-header-may-be = Could still be
# The route cards that a character may have.
web-ac-header-routes = Possible routes
web-ac-header-given = Cards received
web-ac-header-look = Who looked at whom
web-ac-header-seen = Seen
web-ac-header-outcome = Result
web-ac-header-laid = Added
web-ac-header-turned-up = Turned up
# Who was voted out.
web-ac-header-out = Voted out
web-ac-header-ballots = Votes
web-ac-journal-roles = Who is who
web-ac-journal-roles-note = “Could still be” counts only what everyone knows. Possible routes are those that allow every room action this character took. If no route fits, this character does not need one.
web-ac-journal-pulse = Pulse cards
web-ac-journal-looks = Looks at pulse cards
web-ac-journal-rooms = Room cards
web-ac-journal-tokens = Event tokens drawn in secret
web-ac-journal-votes = Votes
# Sentences in the column web-ac-header-role.
# Names: $role (role).
web-ac-know-own = { $role } (you).
# Names: $role (role).
web-ac-know-shown = { $role } (shown to everybody).
# Names: $role (role).
web-ac-know-night = { $role } (you saw it at night).
# Names: $role (role).
web-ac-know-end = { $role } (revealed at the end).
web-ac-know-dead = Dead from the start (you saw it at night).
# $death: such as ac-death-vote.
# Names: $death (death).
web-ac-ghost-since = Ghost since round { $round } ({ $death }).
# Any role is possible.
web-ac-anything = any role
# Any route is possible.
web-ac-any-route = any
web-ac-no-route = none
# Where a card came from: dealt before round 1; from the draw pile; from a player. $face is the card, if
# the reader knows it.
web-ac-from-start = set-up
# Names: $face (room_card).
web-ac-from-start-face = set-up: { $face }
web-ac-from-pile = draw pile ({ $round })
# Names: $face (room_card).
web-ac-from-pile-face = draw pile ({ $round }): { $face }
web-ac-from = { $name } ({ $round })
# Names: $face (room_card).
web-ac-from-face = { $name } ({ $round }): { $face }
web-ac-rounds-note = The number after a name is the round.
web-ac-looked = { $who } at { $target }
web-ac-pulse-seen = { $alive } Alive, { $dead } Dead
web-ac-revealed = a death was revealed
web-ac-kept-quiet = nothing was revealed
# A card, and who drew it.
# Names: $face (room_card).
web-ac-drawn-by = { $face }, drawn by { $name }
# $who: the names of those who voted for $whom.
web-ac-ballots = For { $whom }: { $who }.
web-ac-abstained = Abstained: { $who }.
web-ac-counts-twice = { $who } (counts twice)

## The end

web-ac-score = Points: { $points } of { $goal }.
# $verdict: too_few; no_cultist, if enough were dead but the only Cultist had become a ghost; too_late,
# if enough were dead only in the last round; or enough.
web-ac-score-dead = { $verdict ->
    [too_few] Dead Investigators: { $dead }. To win by deaths, the Cultists needed { $kills }.
    [no_cultist] Dead Investigators: { $dead }. The Cultists needed { $kills }, but deaths no longer count once the only Cultist is a ghost.
    [too_late] Dead Investigators: { $dead }. The Cultists needed { $kills }, but by the end of an earlier round.
   *[enough] Dead Investigators: { $dead }. The Cultists needed { $kills }.
}
web-ac-pulse-note = Below each name: their pulse cards, face up, with who gave each and in which round. A first card without a portrait was there from the start.
web-ac-decks-note = Every card with who added it and in which round. Cards without a portrait were there from the start or came from the draw pile.
# $bag: event tokens.
web-ac-score-bag = Events still in the bag: { $bag }.
web-ac-named-nobody = { $name } named nobody as the Seer.
web-ac-named-right = { $name } named { $other } as the Seer and was right.
web-ac-named-wrong = { $name } named { $other } as the Seer and was wrong.
# The fate of a character, below its name: some of these sentences.
web-ac-living = Alive to the end.
web-ac-dead-from-start = Dead from the start.
web-ac-slain = Killed by { $name } in round { $round }.
# After one of the two above.
web-ac-unnoticed = Nobody found out.
# Names: $route (route).
web-ac-route-kept = Had { $route } and followed it.
# Names: $route (route).
web-ac-route-left = Had { $route } and did not follow it.
web-ac-won = won
web-ac-lost = lost
# $cards: such as “2 Alive and 1 Failure”.
web-ac-left-in-hand = Left in hand: { $cards }

## The letters of a colour on the map, the shelves and route cards: as short as possible, and all different

web-ac-letters-DB = D
web-ac-letters-P = P
web-ac-letters-LB = L
web-ac-letters-O = O
web-ac-letters-G = G
web-ac-letters-R = R

## What the stanzas of the night mean, in plain words

web-ac-night-falls = Everybody now has a secret role. You have nothing to do until morning.
web-ac-night-cultists-wake = The two Cultists learn who the other one is.
web-ac-night-cultist-wakes = There is one Cultist, who works alone.
web-ac-night-victims = The Cultists learn who is already dead without knowing it.
web-ac-night-victims-one = The Cultist learns who is already dead without knowing it.
web-ac-night-cultists-sleep = The Cultists go back to sleep.
web-ac-night-cultist-sleeps = The Cultist goes back to sleep.
web-ac-night-seer-wakes = The Seer learns who the Cultists are. If the Cultists find the Seer at the end, they win instead.
web-ac-night-seer-wakes-one = The Seer learns who the Cultist is. If the Cultist finds the Seer at the end, the Cultist wins instead.
web-ac-night-seer-sleeps = Nobody learns who the Seer is.
web-ac-night-dawn = It is morning. Your role, your goal and your cards are among your secrets.

## The guided first turn. Each tip points at a part of the page.

web-ac-tip-story = A university at night. The Investigators carry books from the rooms to the shelves below the map. A full shelf scores points. The Cultists among you spoil the search and kill in secret.
# Quotes web-keep-open.
web-ac-tip-role = Here are your role, goal and cards. Untick “Keep my secrets visible” to hide them.
# The same while they are covered. Quotes the beginning of web-hold-to-peek.
web-ac-tip-role-covered = Your role, goal and cards are covered. Hold the button “Hold to peek” to see them.
# The lantern is an icon on the map.
web-ac-tip-route = Your route says in which colours you can act this round. While your secrets are uncovered, those rooms show a lantern. Cultists can act anywhere, so watch who acts off their route.
web-ac-tip-seats = These are all the characters. The heart counts the pulse cards they were given, and nobody may look at their own. The other numbers are cards in hand: encounter cards and room cards.
web-ac-tip-move = Tap a highlighted place to go there, door by door, then stop where you like. If you enter a place where exactly one person is, you meet, and each gives the other a card.
web-ac-tip-give = You give a card face down. Investigators can give only Alive cards. A Dead card from a Cultist kills, and the victim does not notice.
web-ac-tip-action = You have one action each round. You can add a card to a room: with three cards it is searched, and then each check may bring a book to the shelf. Or you can check the status of somebody at your place.
web-ac-tip-lay = Tap the card you want to add. A Success brings a book when it is drawn later. Failure and Sabotage spoil the room.
web-ac-tip-status = Only you have seen these pulse cards. Investigators must reveal a death. Cultists may keep quiet.
web-ac-tip-vote = Talk first: who was alone with whom? Then everybody votes at the same time, ghosts too. The character with the most votes is out, unless at least as many people abstain.
web-ac-tip-ghost = You are dead but not out of the game. Your ghost goes through walls, adds cards, checks rooms and votes.
# Quotes web-tab-talk.
web-ac-tip-talk = In Chat you can say whom you trust, what you gave and where you will go. It may be true or not, and everybody will remember it.
# Quotes web-why.
web-ac-tip-why = Tap “why?” to see the rule behind a question.
