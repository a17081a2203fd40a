### What the page says at a table of Among Cultists and the terminal does not.

web-ac-board = Plan of the university
web-ac-name-you = { $name } (you)
web-ac-you = you
web-ac-next = { $list }; { $item }
web-ac-unknown = unknown
web-ac-nobody = nobody

## Where the game stands

web-ac-title-night = The night before the first round
web-ac-title-movement = Round { $round } of { $rounds }: { $is_me ->
    [yes] you move
   *[no] { $name } moves
}
web-ac-title-event = Round { $round } of { $rounds }: the clock strikes
web-ac-title-action = Round { $round } of { $rounds }: { $is_me ->
    [yes] your action
   *[no] { $name } acts
}
web-ac-title-discussion = Round { $round } of { $rounds }: talk before the vote
web-ac-title-clean-up = Round { $round } of { $rounds } is ending

web-ac-points = Score
web-ac-points-of = { $points } of { $goal } points
web-ac-power = Power
web-ac-power-on = on
web-ac-power-off = off: groups meet too
web-ac-knife = The Knife
web-ac-event = Event
web-ac-in-force = { $event }: { $says }
web-ac-force-secret-doors = all rooms of a colour are one place
web-ac-force-no-connection = nobody can talk
web-ac-force-high-morale = 1 step more for everybody in round { $round }
web-ac-force-low-morale = 1 step less for the living in round { $round }
web-ac-gate = The gate
web-ac-gate-open = The gate is open: to be closed by two, before round { $round } is over
web-ac-gate-closed = closed for good
web-ac-gate-too-late = open for too long; it can’t be closed any more
web-ac-infection = Infection
web-ac-no-gifts = no cards are given until round { $round } is over
web-ac-fishman = Fishman
web-ac-in-the-lake = in the lake
web-ac-outside = Outside
web-ac-outside-count = { $number ->
    [0] no cultist is left
    [one] { $number } cultist
   *[other] { $number } cultists
}
web-ac-decks = Cards
web-ac-decks-count = { $unsafe } in the unsafe passage, { $pile } in the draw pile

## The plan

web-ac-unsafe-count = Deck of the unsafe passage: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
web-ac-pile-count = Draw pile: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
web-ac-cultists-outside = { $number ->
    [one] { $number } cultist waits outside
   *[other] { $number } cultists wait outside
}
web-ac-clock = Round { $round } of { $rounds }
web-ac-shelves = Shelves
web-ac-shelf-words = { $shelf }: { $on } of { $of } books, worth { $points } points
web-ac-shelf-open = { $on }/{ $of }
web-ac-shelf-full = +{ $points }
web-ac-hall = hall
web-ac-room = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, not searched yet
web-ac-room-searched = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, searched
web-ac-room-unsafe = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, searched, with the mark of the unsafe passage
web-ac-completed = all books found
web-ac-fishman-here = The Fishman is here: only the Knife gets past
web-ac-fishman-lake = The Fishman waits in the lake
web-ac-cultist-here = A cultist from outside is here: no use of the room until somebody fights
web-ac-vote-ready = A vote can be called here in this round
web-ac-on-your-route = on your route in this round
web-ac-here = here: { $names }
web-ac-nobody-here = nobody here
web-ac-ghost-of = the ghost of { $name }
web-ac-doors = doors to { $places }

## Seats

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
web-ac-ghost-round = ghost, round { $round }
web-ac-acted-at-gate = acted at the gate
web-ac-known-to-you = { $role }, as you know
web-ac-automa-route = Its route in this round
web-ac-abstains = abstains
web-ac-voted-for = for { $name }

## The hand

web-ac-team = For the { $side }
web-ac-goal = How your side wins:
web-ac-goal-numbers = { $goal } points are needed; { $kills } dead are enough.
web-ac-goal-seer = Before the Investigators win, the Cultists may name the Seer, and win instead if they are right.
web-ac-goal-seer-cultists = If the Investigators are about to win, you may still name the Seer, and win if you are right.
web-ac-cultists = You saw at night: { $names }, on the Cultists’ side.
web-ac-dead-already = Dead from the start, and does not know it: { $names }.
web-ac-burns = You die at the end of round { $round } if you still hold { $cards }.
web-ac-ghost-may = You are a ghost: you drift anywhere, add cards to rooms, check rooms, and vote.
web-ac-superghost-may = You are a ghost: you drift anywhere, do all that the living do in rooms, and vote.
web-ac-route = You can act in rooms only where your { $route } leads:
web-ac-route-free = No route binds you. Those who watch expect you on your { $route }:
web-ac-route-rounds = Rounds { $rounds }
web-ac-this-round = this round: { $rooms }
web-ac-hand-pulse = For people you meet
web-ac-hand-room = For rooms
web-ac-no-cards = No cards left.
web-ac-card-count = { $number } { $name }

## Beside the plan

web-ac-past = Events so far
web-ac-roles = Roles in this game
web-ac-times = × { $number }
web-ac-one-of = one of these, nobody knows which

## Below a question

web-ac-about-route = Rooms in which you can act in this round: { $rooms }.
web-ac-about-free = You can act in any room, but others expect you on your route: { $rooms }.
web-ac-about-give = You meet { $name } { $place }: each slips the other a card, face down, and nobody sees their own.

## Help with a choice

web-ac-on-route = { $colour }, on your route now
web-ac-says-refill = { $room }. With three cards the room is searched, and books can be found.
web-ac-says-check = { $room }. One of its cards is turned up: a Success brings a book to the shelf.
web-ac-says-status = { $pulse }. You alone see whether one of them is Dead.
web-ac-says-ready = You are ready to vote. What you have to say first, say it in Talk.
web-ac-says-keep-vote = Your vote stays as it is.
web-ac-says-lift-cover = Lift the cover of your secrets to see what they are.
web-ac-says-reveal = The victim is a ghost from now on; all talk, and vote on who did it.
web-ac-says-secure = A room card of yours joins the deck of the unsafe passage.
web-ac-says-fight = The room can be used again.
web-ac-says-chase = He goes back into the lake, and his hall is free again.
web-ac-says-kill = Once in the game: you show your role, and there is no vote.
web-ac-says-vote = All talk, then all vote on whom to put out.
web-ac-says-camera = Check any searched room, or anybody’s status, from here.
web-ac-says-power = Three or more no longer meet in the dark, and the camera works.
web-ac-says-gate = It costs both of you the action; the Investigators need 1 point less.
web-ac-says-token = You alone see it, and put it back or take it out of the game.
web-ac-says-abstain = If nobody gets more votes than there are abstentions, nobody is out.
web-ac-at-stake = { $kills } dead Investigators are needed, you know of { $dead }; a false announcement loses the game at once.
web-ac-deadly = With your role, you would die of it.
web-ac-deadly-check = If you find a death you must reveal it, and with your role you would die of that.

## Somebody gave the reader a card

web-ac-given-you = It lies face down among your pulse cards. If it is Dead, you don’t feel it.

## What a check has turned up in a room

web-ac-drawn-success = One book of the room goes to the shelf.
web-ac-drawn-failure = Nothing is found.
web-ac-drawn-sabotage = A book goes back from the shelf to the room, if there is one.

## The journal

web-ac-header-name = Player
web-ac-header-place = Place
web-ac-header-role = Role
web-ac-header-round = Round
web-ac-header-event = Event
web-ac-header-may-be = May be, for all anybody knows
web-ac-header-routes = Routes that fit
web-ac-header-given = Cards received
web-ac-header-look = Who looked at whom
web-ac-header-seen = Seen
web-ac-header-outcome = What came of it
web-ac-header-laid = Laid
web-ac-header-turned-up = Turned up
web-ac-header-out = Out
web-ac-header-ballots = Ballots
web-ac-journal-roles = Who is who
web-ac-journal-roles-note = Routes: those on which everything this character did in rooms was allowed. Whom none fits, no route binds.
web-ac-journal-pulse = Pulse cards
web-ac-journal-looks = Looks at pulse cards
web-ac-journal-rooms = Room cards
web-ac-journal-tokens = Event tokens drawn in secret
web-ac-journal-votes = Votes
web-ac-know-own = { $role } (your own)
web-ac-know-shown = { $role } (shown to all)
web-ac-know-night = { $role } (you saw it at night)
web-ac-know-dead = dead from the start (you saw it at night)
web-ac-ghost-since = ghost since round { $round } ({ $death })
web-ac-anything = anything
web-ac-any-route = any
web-ac-no-route = none
web-ac-from-start = set-up
web-ac-from-pile = draw pile ({ $round })
web-ac-from = { $name } ({ $round })
web-ac-with-face = { $source } { $face }
web-ac-rounds-note = The number after a name is the round.
web-ac-looked = { $who } at { $target }
web-ac-pulse-seen = { $alive } Alive, { $dead } Dead
web-ac-revealed = a death was revealed
web-ac-kept-quiet = nothing was revealed
web-ac-drawn-by = { $face } ({ $name })
web-ac-ballots = for { $whom }: { $who }
web-ac-abstained = abstained: { $who }
web-ac-counts-twice = { $who } (counts twice)

## The end

web-ac-score = Points: { $points } of { $goal }.
web-ac-score-dead = Dead Investigators: { $dead }. The Cultists needed { $kills }.
web-ac-pulse-note = With each: their pulse cards, now face up, with who gave them and in which round. The first, without a face, was there from the start.
web-ac-decks-note = Every card with who laid it and in which round; without a face, it was there from the start or came from the draw pile.
web-ac-score-bag = Events that might still have come: { $bag }.
web-ac-named-nobody = { $name } named nobody as the Seer.
web-ac-named-right = { $name } named { $other } as the Seer, and was right.
web-ac-named-wrong = { $name } named { $other } as the Seer, and was wrong.
web-ac-living = alive to the end
web-ac-dead-from-start = dead from the start
web-ac-slain = killed by { $name } in round { $round }
web-ac-unnoticed = { $fate }, and nobody found out
web-ac-route-kept = Walked { $route }, and kept to it.
web-ac-route-left = Was dealt { $route }, and left it.
web-ac-won = won
web-ac-lost = lost
web-ac-left-in-hand = Left in hand: { $cards }

## What the stanzas of the night mean

web-ac-night-falls = Everybody has a secret role now. Nothing is asked of you until morning.
web-ac-night-cultists-wake = The two Cultists learn who the other one is.
web-ac-night-cultist-wakes = There is one Cultist, who is alone.
web-ac-night-victims = The Cultists learn who is dead already without knowing it.
web-ac-night-cultists-sleep = The Cultists go back to sleep.
web-ac-night-cultist-sleeps = The Cultist goes back to sleep.
web-ac-night-seer-wakes = The Seer learns who the Cultists are. If the Cultists find the Seer in the end, they win after all.
web-ac-night-seer-sleeps = Nobody learns who the Seer is.
web-ac-night-dawn = Day breaks. Your role, your goal and your cards are among your secrets.

## The guided first turn

web-ac-tip-story = A university at night. The Investigators carry books from the rooms to the shelf below the plan; a full part of it is worth points. The Cultists among you spoil the search, and kill in secret.
web-ac-tip-role = Who you are and what you want is here, with your cards. Keep it covered when somebody looks over your shoulder.
web-ac-tip-route = Your route says in which colours you can act in this round: while your secrets are open, those rooms have a lantern. Cultists may act anywhere, so watch who strays.
web-ac-tip-seats = Everybody at the table, and what lies before them. A heart counts the pulse cards they were given, and nobody may look at their own; the others are the cards in their hand, for people and for rooms.
web-ac-tip-move = Tap a lit room to walk there, door by door, then stop where you like. Enter a room where one person is alone and you meet: each slips the other a card.
web-ac-tip-give = You give a card face down. Investigators can only give Alive; a Dead card from a Cultist kills, and the victim does not feel it.
web-ac-tip-action = One action each round. Add cards to a room; with three cards it is searched, and then every check may bring a book to the shelf. Or look at the pulse of somebody who is with you.
web-ac-tip-lay = Tap the card that you lay. A Success brings a book when it is drawn later; Failure and Sabotage spoil the room.
web-ac-tip-status = You alone have seen these pulse cards. Investigators must reveal a death; a Cultist may keep quiet.
web-ac-tip-vote = Talk first: who was alone with whom? Then all vote at the same time, ghosts too. Most votes puts somebody out, unless as many abstain.
web-ac-tip-ghost = You are dead, but not out: your ghost drifts through walls, adds cards, checks rooms and votes.
web-ac-tip-talk = Say whom you trust, what you gave and where you go. It may be true or not, and all will remember it.
web-ac-tip-why = If you wonder what a question means, ask why: the rule behind it opens.
