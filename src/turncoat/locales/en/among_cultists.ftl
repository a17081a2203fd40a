### Among Cultists, in our own words.
###
### Arguments come in several forms. A character is $seat (the subject of a sentence),
### $seat_object, $seat_self (“yourself”), $seat_own (“Ada’s”) and $seat_name (always the name);
### $seat_is_me is yes or no. A place is $place, $place_the (“the Archive”) and $place_in (“in the
### Archive”); a shelf is $shelf and $shelf_the; a card is $pulse_card or $room_card, and with _one
### “a Dead card”; a role is $role, $role_one (“the Seer”, “a Cultist”) and $role_team
### (“Investigators’”). A second one of a kind is $seat2, $number2. Lists are $seats and $roles, in
### the same forms, with $number for how many there are. Ids come along as $place_id and so on; they
### are not for display.
###
### Names may depend on $players, the number of characters at the table: map A is for up to six,
### map B for seven and eight.
###
### Words that keep one meaning: encounter (characters meet and give each other cards), pulse cards
### (the cards a character was given), deck (the cards in a room), status (whether somebody’s pulse
### cards include a Dead one), check (look at a status or at a card of a room), reveal (show a
### death), ghost (a dead character, who plays on), searched and completed (rooms), unsafe passage,
### cultist (lower case: a token from outside) and Cultist (upper case: the role).

# The name of the game; it stays as it is.
ac-name = Among Cultists
# The character that nobody plays; it stays as it is.
ac-automa = AUTOMA

## The two teams. .own: “You are on the Investigators’ team.” .goal: sentences below the heading “How
## your side wins”. The numbers of dead depend on the number of characters.

ac-side-investigators = Investigators
    .own = Investigators’
    .goal = { $players ->
        [7] The Investigators reach the points they need, or no living Cultist is left. Both come too late if 4 Investigators were already dead at the end of an earlier round. Deaths that nobody has found count too.
        [8] The Investigators reach the points they need, or no living Cultist is left. Both come too late if 5 Investigators were already dead at the end of an earlier round. Deaths that nobody has found count too.
        [5] The Investigators reach the points they need before 3 of them are dead. Deaths that nobody has found count too. Or the Cultist becomes a ghost, no matter how many are dead.
       *[other] The Investigators reach the points they need before 4 of them are dead. Deaths that nobody has found count too. Or the Cultist becomes a ghost, no matter how many are dead.
    }
ac-side-cultists = Cultists
    .own = Cultists’
    .goal = { $players ->
        [5] When 3 Investigators are dead, found or not, you can announce it at the end of a round and win. If they reach their points after that, you win too. You also win when round 10 ends. If you become a ghost, you lose, no matter how many are dead.
        [7] You win when the Investigators reach their points or the last Cultist becomes a ghost, if 4 Investigators were already dead, found or not, at the end of an earlier round. You also win when round 10 ends.
        [8] You win when the Investigators reach their points or the last Cultist becomes a ghost, if 5 Investigators were already dead, found or not, at the end of an earlier round. You also win when round 10 ends.
       *[other] When 4 Investigators are dead, found or not, you can announce it at the end of a round and win. If they reach their points after that, you win too. You also win when round 10 ends. If you become a ghost, you lose, no matter how many are dead.
    }

## Colours of rooms

ac-colour-DB = dark blue
ac-colour-P = pink
ac-colour-LB = light blue
ac-colour-O = orange
ac-colour-G = green
ac-colour-R = red

## Shelves, named after the colours of their rooms. Each dark blue room has a shelf of its own.

ac-shelf-D1 = dark blue 1
    .the = the dark blue 1 shelf
ac-shelf-D2 = dark blue 2
    .the = the dark blue 2 shelf
ac-shelf-D3 = dark blue 3
    .the = the dark blue 3 shelf
ac-shelf-P = pink
    .the = the pink shelf
ac-shelf-LB = light blue
    .the = the light blue shelf
ac-shelf-O = orange
    .the = the orange shelf
ac-shelf-G = green
    .the = the green shelf
ac-shelf-R = red
    .the = the red shelf

## Rooms. The -text of three of them says what else can be done there.

ac-place-D1 = Reading Room
    .the = the Reading Room
    .in = in the Reading Room
ac-place-D2 = Archive
    .the = the Archive
    .in = in the Archive
ac-place-D3 = Map Room
    .the = the Map Room
    .in = in the Map Room
ac-place-P1 = Dormitory
    .the = the Dormitory
    .in = in the Dormitory
ac-place-P2 = Infirmary
    .the = the Infirmary
    .in = in the Infirmary
ac-place-P3 = Music Room
    .the = the Music Room
    .in = in the Music Room
ac-place-O1 = Chemistry Lab
    .the = the Chemistry Lab
    .in = in the Chemistry Lab
ac-place-O2 = Anatomy Theatre
    .the = the Anatomy Theatre
    .in = in the Anatomy Theatre
ac-place-LB = Cafeteria
    .the = the Cafeteria
    .in = in the Cafeteria
ac-place-LB-text = Once per round, a living character can call a vote here.
ac-place-R = Security Office
    .the = the Security Office
    .in = in the Security Office
ac-place-R-text = While the power is on, you can use the camera here to check any searched room or anybody’s status. While it is off, you can restore it.
ac-place-G = Greenhouse
    .the = the Greenhouse
    .in = in the Greenhouse
ac-place-G-text = When the gate is open, two characters can close it here together. It costs both of them their action, and the Investigators then need 1 point less.

## Halls

ac-place-H0 = Central Hall
    .the = the Central Hall
    .in = in the Central Hall
ac-place-HN = North-East Gallery
    .the = the North-East Gallery
    .in = in the North-East Gallery
ac-place-HW = West Cloister
    .the = the West Cloister
    .in = in the West Cloister
ac-place-HE = East Passage
    .the = the East Passage
    .in = in the East Passage
# Two different places: one on map A, one on map B.
ac-place-HS = { $players ->
        [7] South Arcade
        [8] South Arcade
       *[other] South Stairs
    }
    .the = { $players ->
        [7] the South Arcade
        [8] the South Arcade
       *[other] the South Stairs
    }
    .in = { $players ->
        [7] in the South Arcade
        [8] in the South Arcade
       *[other] on the South Stairs
    }
ac-place-HNW = North-West Cloister
    .the = the North-West Cloister
    .in = in the North-West Cloister
ac-place-HSW = South-West Cloister
    .the = the South-West Cloister
    .in = in the South-West Cloister
ac-place-HNE = North-East Passage
    .the = the North-East Passage
    .in = in the North-East Passage
ac-place-HSE = South-East Passage
    .the = the South-East Passage
    .in = in the South-East Passage
# The deck of cards that lets cultists and the Fishman in; not used in a first game.
ac-place-unsafe = unsafe passage
    .the = the unsafe passage
    .in = in the unsafe passage
    .deck = the unsafe-passage deck

## Cards. The -text stands on the card. Encounter cards (Alive, Dead) are given to characters; room
## cards (Success, Failure, Sabotage) are added to the decks of rooms and of the unsafe passage.

ac-card-alive = Alive
    .one = an Alive card
ac-card-alive-text = Harmless. A character whose pulse cards are all Alive is alive.
ac-card-dead = Dead
    .one = a Dead card
ac-card-dead-text = Kills the character who gets it. Nobody notices until somebody checks.
ac-card-success = Success
    .one = a Success card
ac-card-success-text = Drawn in a room: one of its books goes to the shelf. Drawn from the unsafe passage: nothing happens.
ac-card-failure = Failure
    .one = a Failure card
ac-card-failure-text = Drawn in a room: nothing happens. Drawn from the unsafe passage: a cultist breaks in. If no cultist is left outside, the Fishman comes.
ac-card-sabotage = Sabotage
    .one = a Sabotage card
ac-card-sabotage-text = Drawn in a room: a book goes back from the shelf to the room. Drawn from the unsafe passage: the Fishman comes.

## Route cards. Each names the colours of rooms in which its owner can act, round by round. .number: in
## “Your route card is number 3.”

ac-route-0 = route 1
    .number = 1
ac-route-1 = route 2
    .number = 2
ac-route-2 = route 3
    .number = 3
ac-route-3 = route 4
    .number = 4
ac-route-4 = route 5
    .number = 5
ac-route-5 = route 6
    .number = 6
ac-route-6 = route 7
    .number = 7
ac-route-7 = route 8
    .number = 8
ac-route-8 = route 9
    .number = 9
ac-route-9 = route 10
    .number = 10

## Event tokens. One is drawn each round; its -text is shown when it is drawn, and in the list of
## events.

ac-token-lightning = Lightning Strike
ac-token-lightning-text = The power goes off, or comes back on. If it goes off, all groups of three or more have an encounter at once.
ac-token-secret_doors = Secret Doors
ac-token-secret_doors-text = Until the next event, all rooms of one colour count as one place. You can go between them for free, and characters in different rooms of a colour may meet at once.
ac-token-no_connection = No Connection
ac-token-no_connection-text = Nobody can talk until the next event. There is no discussion before a vote.
ac-token-watching_eyes = Watching Eyes
ac-token-watching_eyes-text = If the holder of the Knife is alive, they may look at the pulse cards of another living character, and may reveal a death.
ac-token-high_morale = High Morale
ac-token-high_morale-text = Everybody has 1 more movement point in the next round.
ac-token-under_control = Situation Under Control
ac-token-under_control-text = If the holder of the Knife is alive, they may draw an event token in secret, and put it back or take it out of the game.
ac-token-gate_opens = The Gate Opens
ac-token-gate_opens-text = A gate opens in the Greenhouse. If it is closed in time, the Investigators need 1 point less. If not, they need 1 point more.
ac-token-broken_panes = Broken Windows
ac-token-broken_panes-text = Two cards from the draw pile are added, face down, to the unsafe-passage deck. Then a card from that deck is turned up and takes effect.
ac-token-low_morale = Low Morale
ac-token-low_morale-text = All living characters have 1 less movement point in the next round.
ac-token-mirror = Mirror
ac-token-mirror-text = The event of the previous round happens again.

## What happens to an event token that was drawn in secret: as a note in a table, and (.do) as a
## choice

ac-fate-put_back = put back into the bag
    .do = Put it back into the bag
ac-fate-remove = taken out of the game
    .do = Take it out of the game

## Causes of death, in tables

ac-death-card = a Dead card
ac-death-vote = the vote
# A role that dies of what its owner did, such as the Rookie.
ac-death-role = their own role
ac-death-assassin = the Assassin
# Found only when the game was over.
ac-death-unrevealed = a Dead card that nobody revealed

## Characters: names and pictures without an effect

ac-character-ada_quill = Ada Quill
ac-character-bertram_holloway = Bertram Holloway
ac-character-constance_marsh = Constance Marsh
ac-character-emil_varga = Dr. Emil Varga
ac-character-fern_okoro = Fern Okoro
ac-character-gideon_pike = Gideon Pike
ac-character-hester_lowe = Hester Lowe
ac-character-ignatius_crowe = Ignatius Crowe
ac-character-june_abernathy = June Abernathy
ac-character-kaspar_wren = Kaspar Wren

## Roles. .one: “You are the Seer.” .team: the form of the team in “the … team”. The -text stands on
## the role card and speaks to its owner. The -about says the same about somebody else’s role, and in
## the list of all roles in the game. The -goal stands below the heading “How your side wins”.

ac-role-investigator = Investigator
    .one = an Investigator
    .team = { ac-side-investigators.own }
ac-role-investigator-text = You have no special ability.
ac-role-investigator-about = An Investigator has no special ability.
ac-role-investigator-goal = { ac-side-investigators.goal }
ac-role-cultist = Cultist
    .one = a Cultist
    .team = { ac-side-cultists.own }
ac-role-cultist-text = You can give Dead cards in encounters and spoil rooms with Failure and Sabotage cards. You need no route.
ac-role-cultist-about = A Cultist can give Dead cards in encounters and spoil rooms with Failure and Sabotage cards, and needs no route. At night, the Cultists see each other and who is already dead.
ac-role-cultist-goal = { ac-side-cultists.goal }
ac-role-seer = Seer
    .one = the Seer
    .team = { ac-side-investigators.own }
ac-role-seer-text = At night you learn who the Cultists are. When the Investigators are about to win, the Cultists may name one character as the Seer. If they name you, they win instead.
ac-role-seer-about = The Seer learns at night who the Cultists are. When the Investigators are about to win, the Cultists may name one character as the Seer. If they are right, they win instead.
ac-role-seer-goal = { ac-side-investigators.goal }
ac-role-radiant = Radiant
    .one = the Radiant
    .team = { ac-side-investigators.own }
ac-role-radiant-text = When you become a ghost, you show your role. From then on there is power wherever your ghost is.
ac-role-radiant-about = When the Radiant becomes a ghost, this role is shown. From then on there is power wherever the ghost is.
ac-role-radiant-goal = { ac-side-investigators.goal }
ac-role-infected = Infected
    .one = the Infected
    .team = { ac-side-investigators.own }
ac-role-infected-text = When you become a ghost, you show your role. Until the end of the next round, nobody gives cards in encounters.
ac-role-infected-about = When the Infected becomes a ghost, this role is shown. Until the end of the next round, nobody gives cards in encounters.
ac-role-infected-goal = { ac-side-investigators.goal }
ac-role-super_ghost = Superghost
    .one = the Superghost
    .team = { ac-side-investigators.own }
ac-role-super_ghost-text = When you become a ghost, you show your role. Your ghost can take all room actions where your route allows it.
ac-role-super_ghost-about = When the Superghost becomes a ghost, this role is shown. The ghost can take all room actions where their route allows it.
ac-role-super_ghost-goal = { ac-side-investigators.goal }
ac-role-mechanic = Mechanic
    .one = the Mechanic
    .team = { ac-side-investigators.own }
ac-role-mechanic-text = You need no route while you are alive.
ac-role-mechanic-about = The Mechanic needs no route while alive.
ac-role-mechanic-goal = { ac-side-investigators.goal }
ac-role-rookie = Rookie
    .one = the Rookie
    .team = { ac-side-investigators.own }
ac-role-rookie-text = You die if you call a vote or use the camera.
ac-role-rookie-about = The Rookie dies if they call a vote or use the camera.
ac-role-rookie-goal = { ac-side-investigators.goal }
ac-role-klutz = Klutz
    .one = the Klutz
    .team = { ac-side-investigators.own }
ac-role-klutz-text = You die if you use the Knife: for an event, to chase the Fishman, to change your vote, or to vote for somebody when the Knife counts double.
ac-role-klutz-about = The Klutz dies if they use the Knife: for an event, to chase the Fishman, to change a vote, or to vote for somebody when the Knife counts double.
ac-role-klutz-goal = { ac-side-investigators.goal }
ac-role-coward = Coward
    .one = the Coward
    .team = { ac-side-investigators.own }
ac-role-coward-text = You die if you reveal a death yourself.
ac-role-coward-about = The Coward dies if they reveal a death.
ac-role-coward-goal = { ac-side-investigators.goal }
ac-role-firestarter = Firestarter
    .one = the Firestarter
    .team = { ac-side-investigators.own }
ac-role-firestarter-text = You have a Failure and a Sabotage among your cards. If you still hold either at the end of round 5, you die.
ac-role-firestarter-about = The Firestarter has a Failure and a Sabotage among their cards, and dies if they still hold either at the end of round 5.
ac-role-firestarter-goal = { ac-side-investigators.goal }
ac-role-assassin = Assassin
    .one = the Assassin
    .team = { ac-side-investigators.own }
ac-role-assassin-text = Once per game, as your action, you may show your role and kill another living character at your location. There is no vote.
ac-role-assassin-about = Once per game, as their action, the Assassin may show this role and kill another living character at the same location. There is no vote.
ac-role-assassin-goal = { ac-side-investigators.goal }

## Icons and badges on the board and at the seats: the name, and below it what it means. A first game
## has no unsafe passage, no cultists from outside and no Fishman, so their icons do not appear.

ac-icon-code = Letters in a room
ac-icon-code-text = Its colour: D is dark blue, L light blue, P pink, O orange, G green and R red. Rooms of the same colour are numbered.
ac-icon-books = Books
ac-icon-books-text = Books still in this room. Check the room to bring them to the shelf.
ac-icon-deck = Deck
ac-icon-deck-text = Room cards in this room. With three or more, the room is searched.
ac-icon-token = Room token
ac-icon-token-text = Face down: this room is not searched yet.
ac-icon-searched = Searched
ac-icon-searched-text = This room is searched. It can be checked for books.
ac-icon-unsafe = Unsafe passage
ac-icon-unsafe-text = When this room was searched, a card was drawn from the unsafe-passage deck.
ac-icon-completed = Completed
ac-icon-completed-text = All books of this room are on the shelf. Nobody can add cards here or check it.
ac-icon-route = Your route
ac-icon-route-text = You can take room actions here this round.
ac-icon-vote = Vote token
ac-icon-vote-text = A vote can be called here this round.
ac-icon-camera = Camera
ac-icon-camera-text = While the power is on, you can check any searched room or anybody’s status from here.
ac-icon-gate = Gate
ac-icon-gate-text = Two characters can close it here together. If it stays open past its deadline, the Investigators need 1 point more.
ac-icon-intruder = Cultist token
ac-icon-intruder-text = A cultist broke in. Nobody can take room actions here until somebody fights the cultist.
ac-icon-fishman = Fishman
ac-icon-fishman-text = He blocks his hall. Only a living holder of the Knife can enter it and chase him away.
ac-icon-knife = Knife
ac-icon-knife-text = Its holder goes first this round and can use it for some events, in votes and against the Fishman.
ac-icon-power = Power
ac-icon-power-text = On: characters have an encounter only when exactly two are together, and the camera works. Off: larger groups have encounters too.
ac-icon-ghost = Ghost
ac-icon-ghost-text = This character is dead and plays on as a ghost.
ac-icon-pulse = Pulse cards
ac-icon-pulse-text = Cards this character was given in encounters. A single Dead card means death.
ac-icon-encounter_cards = Encounter cards
ac-icon-encounter_cards-text = Cards in hand to give to others in encounters.
ac-icon-room_cards = Room cards
ac-icon-room_cards-text = Cards in hand to add to the decks of rooms.
ac-icon-shelf = Shelf
ac-icon-shelf-text = When all its books are here, the shelf scores its points.
ac-icon-points = Points
ac-icon-points-text = The Investigators’ points, and how many they need.
ac-icon-draw_pile = Draw pile
ac-icon-draw_pile-text = After each status check, one card from here is added face down to a deck.
ac-icon-unsafe_deck = Unsafe-passage deck
ac-icon-unsafe_deck-text = Cards that can let in cultists and the Fishman.
ac-icon-outside = Cultists outside
ac-icon-outside-text = Cultist tokens that have not broken in yet.
ac-icon-steps = Footprints
ac-icon-steps-text = How many doors you can still go through.
ac-icon-active = Glowing ring
ac-icon-active-text = It is this character’s turn.
ac-icon-automa_route = AUTOMA’s route
ac-icon-automa_route-text = The colours of the rooms that AUTOMA is heading for this round.
ac-icon-ballot = Ballot
ac-icon-ballot-text = How this character voted in the last vote.
ac-icon-choice = Small round sign
ac-icon-choice-text = You can choose this place or character. The picture shows what for.
ac-icon-clock = Clock
ac-icon-clock-text = The round, and the events so far.

## The narrator of the night. Everybody hears each stanza, so none may give anything away. Verse:
## translate freely.

ac-night-falls =
    The porter’s lantern dwindles down the stair,
    and one by one the heavy folios close.
    Now shut your eyes. Whatever wanders there
    belongs to night, and night keeps what it knows.
ac-night-cultists_wake =
    Cultists, look up. Beyond the lamp’s thin ring
    another pair of eyes is open too.
    Be still: a single whispered word would bring
    the porter up the stairs. A nod will do.
ac-night-cultist_wakes =
    Cultist, look up. Nobody shares your light;
    the others sleep with ink still on their hands.
    You have the keys, the corridors, the night,
    and one old book that whispers its commands.
ac-night-victims =
    Take up the lamp and read the roll once more.
    The sleepers breathe around you, unafraid.
    Some name may bear a stroke it lacked before;
    its owner never heard the entry made.
ac-night-cultists_sleep =
    Cultists, lie down. Your secret glance and nod
    are gone like breath from glass, without a trace.
    The morning bell shall notice nothing odd:
    a desk, a lamp, a pen, a sleepy face.
ac-night-cultist_sleeps =
    Cultist, pinch out the wick. The smoke grows thin.
    Lie down once more, and breathe as sleepers do.
    The morning needs a face to find you in:
    the one you wore all day will see you through.
ac-night-seer_wakes =
    Seer, wake, and hold the page against the flame:
    the ink that was not there is turning brown.
    Read what it says, and never breathe a name.
    Who finds the reader brings the whole house down.
ac-night-seer_sleeps =
    Seer, slide the cooling page among the rest;
    its letters fade. Be glad to see them go.
    Tomorrow, wonder loudly with the best:
    the safest readers never seem to know.
ac-night-dawn =
    Grey light creeps in on inkstains and on dust.
    Wake up, count heads, and feel about for shoes:
    there’s work to do, with people you must trust,
    and books to find, and just one life to lose.

## Before the first round

# [yes]: the reader’s own name and character.
ac-event-plays = { $seat_is_me ->
    [yes] Your name is { $seat_name }, and your character is { $character }.
   *[no] { $seat_own } character is { $character }.
}
# Only AUTOMA’s route is known to everybody.
ac-event-automa_route = { $seat_own } route lies face up: { $route }.
# $number: how many special roles are in the game. $roles_one: such as “the Seer and the Mechanic”.
ac-event-roles = { $number ->
    [0] { $players ->
        [7] Roles in this game: 2 Cultists and Investigators.
        [8] Roles in this game: 2 Cultists and Investigators.
       *[other] Roles in this game: 1 Cultist and Investigators.
    }
   *[other] { $players ->
        [7] Roles in this game: 2 Cultists, Investigators, and { $roles_one }.
        [8] Roles in this game: 2 Cultists, Investigators, and { $roles_one }.
       *[other] Roles in this game: 1 Cultist, Investigators, and { $roles_one }.
    }
}
# $roles_one: the candidates, such as “the Rookie, the Klutz and the Coward”.
ac-event-one_of = One of these { $number } roles is in the game too, but nobody knows which: { $roles_one }.
ac-event-begins = { $seat_is_me ->
    [yes] You hold the Knife and go first.
   *[no] { $seat } holds the Knife and goes first.
}
# Cultists and the Mechanic need no route.
ac-event-you_are = { $role_id ->
    [investigator] You are { $role_one }. Your route card is number { $route_number }. Keep it to yourself.
    [cultist] You are { $role_one }. Your route card is number { $route_number }, but you do not have to follow it. Keep it to yourself.
    [mechanic] You are { $role_one }, on the { $role_team } team. Your route card is number { $route_number }, but you do not have to follow it. Keep it to yourself.
   *[other] You are { $role_one }, on the { $role_team } team. Your route card is number { $route_number }. Keep it to yourself.
}
# $step: a stanza of the narrator, such as ac-night-falls.
ac-event-night = { $step }
# Told to Cultists and to the Seer, at night.
ac-event-is_cultist = { $seat_is_me ->
    [yes] You are a Cultist.
   *[no] { $seat } is a Cultist.
}
# Told to Cultists, at night.
ac-event-dead_already = { $seat_is_me ->
    [yes] You are already dead and do not know it.
   *[no] { $seat } is already dead and does not know it.
}

## Movement and encounters

ac-event-round = { $seat_is_me ->
    [yes] Round { $number }. You hold the Knife.
   *[no] Round { $number }. { $seat } holds the Knife.
}
ac-event-enters = { $seat_is_me ->
    [yes] You go to { $place_the }.
   *[no] { $seat } goes to { $place_the }.
}
# Going to another room of the same colour while Secret Doors is in effect.
ac-event-slips = { $seat_is_me ->
    [yes] You slip through a secret door to { $place_the }.
   *[no] { $seat } slips through a secret door to { $place_the }.
}
# Every way is blocked by the Fishman.
ac-event-stays = { $seat_is_me ->
    [yes] You cannot move, so you stay { $place_in }.
   *[no] { $seat } cannot move and stays { $place_in }.
}
# A ghost moves.
ac-event-appears = { $seat_is_me ->
    [yes] Your ghost drifts through the walls to { $place_the }.
   *[no] The ghost of { $seat } drifts through the walls to { $place_the }.
}
# $seats_object: the characters who meet, such as “Ada and you”.
ac-event-encounter = { $number ->
    [2] Encounter: { $seats_object } are alone.
   *[other] Encounter in the dark: { $seats_object } meet.
}
# Follows ac-event-encounter while the Infected’s power lasts.
ac-event-no_gifts = Because of the infection, no cards are given.
# In an encounter of three or more: who gets a card from whom.
ac-event-turns_to = { $seat_is_me ->
    [yes] You turn to { $seat2_object }.
   *[no] { $seat } turns to { $seat2_object }.
}
ac-event-gives = { $seat_is_me ->
    [yes] You give { $seat2_object } a card.
   *[no] { $seat } gives { $seat2_object } a card.
}
# Told only to the reader, who gave the card.
ac-event-gave = Your card for { $seat_object } is { $pulse_card_one }.

## Events

# $event: the token that was drawn, such as “Lightning Strike”.
ac-event-event = The clock strikes: { $event }.
ac-event-no_event = The bag is empty. There is no event this round.
ac-event-nothing_mirrored = The Mirror is empty: there is no event to repeat.
ac-event-mirrored = The Mirror repeats an event: { $event }.
# [yes]: the power is on.
ac-event-power = { $flag ->
    [yes] The lamps flicker and burn again. The power is on.
   *[no] All the lamps go out. The power is off.
}
# $number: the last round in which the gate can be closed.
ac-event-gate_opens = { $number ->
    [11] { -ac-gate-forever }
    [12] { -ac-gate-forever }
    [13] { -ac-gate-forever }
   *[other] A gate opens in the Greenhouse. It must be closed by the end of round { $number }.
}
# The deadline is after round 10, so it never comes.
-ac-gate-forever = A gate opens in the Greenhouse. It can be closed until the game ends.
ac-event-looks = { $seat_is_me ->
    [yes] You look at { $seat2_own } pulse cards.
   *[no] { $seat } looks at { $seat2_own } pulse cards.
}
ac-event-draws_token = { $seat_is_me ->
    [yes] You draw an event token that only you can see.
   *[no] { $seat } draws an event token and shows it to nobody.
}
# Told only to the reader, who drew the token.
ac-event-sees_token = You drew { $event }.
# Told only to the reader, who decided this.
ac-event-token_fate = { $fate_id ->
    [remove] You take { $event } out of the game.
   *[put_back] You put { $event } back into the bag.
}

## Actions

ac-event-passes = { $seat_is_me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
ac-event-checks = { $seat_is_me ->
    [yes] You check { $seat2_own } status.
   *[no] { $seat } checks { $seat2_own } status.
}
# Told only to the reader, who looked at somebody’s pulse cards; $number are Alive, $number2 Dead.
ac-event-sees_pulse = { $number2 ->
    [0] Only you see { $seat_own } pulse cards: { $number } Alive.
   *[other] Only you see { $seat_own } pulse cards: { $number } Alive, { $number2 } Dead.
}
ac-event-no_reveal = { $seat_is_me ->
    [yes] You reveal no death.
   *[no] { $seat } looks at { $seat2_own } pulse cards and reveals no death.
}
ac-event-reveals = { $seat_is_me ->
    [yes] You reveal a Dead card among { $seat2_own } pulse cards.
   *[no] { $seat } reveals a Dead card among { $seat2_own } pulse cards.
}
# After a check; nobody sees the card.
ac-event-pile_card = A card from the draw pile is added, face down, to the deck { $place_in }.
ac-event-pile_card_unsafe = A card from the draw pile is added, face down, to the unsafe-passage deck.
ac-event-secures = { $seat_is_me ->
    [yes] You secure { $place_the }: your card goes into the unsafe-passage deck.
   *[no] { $seat } secures { $place_the }: a card goes into the unsafe-passage deck.
}
ac-event-fights = { $seat_is_me ->
    [yes] You drive the cultist { $place_in } away for good.
   *[no] { $seat } drives the cultist { $place_in } away for good.
}
ac-event-chases = { $seat_is_me ->
    [yes] Knife in hand, you chase the Fishman back into the lake.
   *[no] Knife in hand, { $seat } chases the Fishman back into the lake.
}
# By the Assassin.
ac-event-kills = { $seat_is_me ->
    [yes] You kill { $seat2_object } in front of everybody.
   *[no] { $seat } kills { $seat2_object } in front of everybody.
}
ac-event-refills = { $seat_is_me ->
    [yes] You add a card to the deck { $place_in }.
   *[no] { $seat } adds a card to the deck { $place_in }.
}
# Told only to the reader, who added the card.
ac-event-laid = { $lay_place_id ->
    [unsafe] Your card in { $lay_place_deck } is { $room_card_one }.
   *[other] Your card { $lay_place_in } is { $room_card_one }.
}
# [yes]: the room’s token has the unsafe-passage icon.
ac-event-searched = { $flag ->
    [yes] From now on, { $place_the } counts as searched. Its token has the unsafe-passage icon, so a card is drawn from the unsafe-passage deck.
   *[no] From now on, { $place_the } counts as searched.
}
ac-event-room_card = { $seat_is_me ->
    [yes] You check { $place_the } and draw { $room_card_one }.
   *[no] { $seat } checks { $place_the } and draws { $room_card_one }.
}
ac-event-book = A book goes from { $place_the } to { $shelf_the }.
ac-event-book_back = A book goes back from { $shelf_the } to { $place_the }.
ac-event-completed = All the books { $place_in } have been found. The room is completed.
# $number: the points of the shelf. $number2: all points of the Investigators.
ac-event-scores = All the books for { $shelf_the } are there. { $number ->
    [one] It scores { $number } point.
   *[other] It scores { $number } points.
} { $number2 ->
    [one] The Investigators now have { $number2 } point.
   *[other] The Investigators now have { $number2 } points.
}
ac-event-unsafe_card = The card drawn from the unsafe-passage deck is { $room_card }.
ac-event-intruder = Glass breaks: a cultist is { $place_in }. Nobody can use the room until somebody fights the cultist.
ac-event-fishman_comes = Wet footsteps come up from the lake: the Fishman is { $place_in }.
ac-event-calls_vote = { $seat_is_me ->
    [yes] You call a vote.
   *[no] { $seat } calls a vote.
}
ac-event-uses_camera = { $seat_is_me ->
    [yes] You use the camera.
   *[no] { $seat } uses the camera.
}
ac-event-restores_power = { $seat_is_me ->
    [yes] You restore the power.
   *[no] { $seat } restores the power.
}
ac-event-asks_at_gate = { $seat_is_me ->
    [yes] You ask { $seat2_object } to help you close the gate.
   *[no] { $seat } asks { $seat2_object } to help close the gate.
}
ac-event-refuses_at_gate = { $seat_is_me ->
    [yes] You refuse to help with the gate.
   *[no] { $seat } refuses to help with the gate.
}
# $number: the points that the Investigators need.
ac-event-gate_closed = { $seat } and { $seat2_object } close the gate. { $number ->
    [one] The Investigators now need { $number } point.
   *[other] The Investigators now need { $number } points.
}
ac-event-gate_too_late = It is too late to close the gate. { $number ->
    [one] The Investigators now need { $number } point.
   *[other] The Investigators now need { $number } points.
}

## Votes, deaths, the end

ac-event-votes = { $seat_is_me ->
    [yes] You vote for { $seat2_self }.
   *[no] { $seat } votes for { $seat2_object }.
}
ac-event-votes_nobody = { $seat_is_me ->
    [yes] You abstain.
   *[no] { $seat } abstains.
}
ac-event-changes_vote = { $seat_is_me ->
    [yes] You use the Knife to change your vote. You now vote for { $seat2_self }.
   *[no] { $seat } uses the Knife to change their vote and now votes for { $seat2_object }.
}
ac-event-changes_vote_nobody = { $seat_is_me ->
    [yes] You use the Knife to change your vote. You now abstain.
   *[no] { $seat } uses the Knife to change their vote and now abstains.
}
ac-event-counts_double = { $seat_is_me ->
    [yes] You hold the Knife, so your vote counts twice.
   *[no] { $seat } holds the Knife, so that vote counts twice.
}
# $number: the votes for this character.
ac-event-counted = { $seat_is_me ->
    [yes] { $number ->
        [one] You get { $number } vote.
       *[other] You get { $number } votes.
    }
   *[no] { $number ->
        [one] { $seat } gets { $number } vote.
       *[other] { $seat } gets { $number } votes.
    }
}
ac-event-abstentions = { $number ->
    [one] There is { $number } abstention.
   *[other] There are { $number } abstentions.
}
ac-event-nobody_out = Nobody is voted out.
ac-event-voted_out = { $seat_is_me ->
    [yes] You are voted out.
   *[no] { $seat } is voted out.
}
# [unrevealed]: found only when the game was over. [role]: such as the Rookie, who dies of calling a
# vote.
ac-event-becomes_ghost = { $seat_is_me ->
    [yes] { $death_id ->
        [vote] You were voted out and are now a ghost.
        [role] You died because of your own role and are now a ghost.
        [assassin] The Assassin killed you. You are now a ghost.
        [unrevealed] You died of a Dead card that nobody revealed.
       *[card] You died of a Dead card and are now a ghost.
    }
   *[no] { $death_id ->
        [vote] { $seat } was voted out and is now a ghost.
        [role] { $seat } died because of their own role and is now a ghost.
        [assassin] { $seat } was killed by the Assassin and is now a ghost.
        [unrevealed] { $seat } died of a Dead card that nobody revealed.
       *[card] { $seat } died of a Dead card and is now a ghost.
    }
}
ac-event-shows_role = { $seat_is_me ->
    [yes] Your role is shown to everybody: { $role }.
   *[no] { $seat_own } role is shown to everybody: { $role }.
}
# After the death of the Infected. $number: a round.
ac-event-gifts_stop = The infection spreads. Nobody gives cards in encounters until the end of round { $number }.
# A Cultist claims victory.
ac-event-announces = { $seat_is_me ->
    [yes] You drop the mask and announce that enough Investigators are dead. All pulse cards are turned up.
   *[no] { $seat } drops the mask and announces that enough Investigators are dead. All pulse cards are turned up.
}
ac-event-last_cultist_out = No living Cultist is left.
# The guess of the Cultists at the end.
ac-event-names_seer = { $seat_is_me ->
    [yes] You are named as the Seer.
   *[no] { $seat } is named as the Seer.
}
# At the end of the game.
ac-event-was = { $seat_is_me ->
    [yes] You were { $role_one }.
   *[no] { $seat } was { $role_one }.
}
# $claim: what was said, such as ac-claim-trust. [yes]: it contradicts an earlier claim.
ac-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (You said otherwise before.)
       *[no] { $claim } ({ $seat } said otherwise before.)
    }
   *[no] { $claim }
}
# $end: such as ac-end-points.
ac-event-ends = The { $side } win. { $end }

## Why the game is over

ac-end-points = The Investigators have the points they need.
ac-end-cultists_out = The last living Cultist has become a ghost.
ac-end-false_alarm = The Cultist’s announcement was wrong: too few Investigators are dead.
ac-end-announced = The Cultist’s announcement was right: enough Investigators are dead.
ac-end-rounds_over = Ten rounds have been played.
ac-end-seer_named = The Cultists found the Seer.
ac-end-points_too_late = The points came too late: enough Investigators were already dead.
ac-end-out_too_late = The last Cultist became a ghost too late: enough Investigators were already dead.

## Choices, as buttons and as lines of a list

# $topic: the question that it answers, such as night for ac-ask-night.
ac-option-go_on = { $topic ->
    [night] I’m ready
    [watching_eyes] Do not look
    [under_control] Do not draw
    [status] Continue
    [discussion] Ready to vote
    [change_vote] Keep my vote
    [announce] Nothing to announce
   *[other] Continue
}
ac-option-go = Go to { $place_the }
ac-option-stop = Stop { $place_in }
# In an encounter of three or more.
ac-option-to = Give your card to { $seat_object }
ac-option-give = Give { $pulse_card_one }
ac-option-look = Look at { $seat_own } pulse cards
ac-option-draw_token = Draw an event token
ac-option-token = { $fate_do }
ac-option-pass = Pass
ac-option-check_status = Check { $seat_own } status
ac-option-reveal = Reveal the death
ac-option-secure_hallway = Secure this hallway with a card
ac-option-fight_cultist = Fight the cultist here
ac-option-scare_off_fishman = Chase the Fishman with the Knife
# Only the Assassin.
ac-option-kill_character = Assassinate { $seat_object }
ac-option-refill_room = Add a card to the deck { $place_in }
ac-option-check_room = Check { $place_the }
ac-option-lay = Add { $room_card_one }
ac-option-call_vote = Call a vote
ac-option-use_cameras = Use the camera
ac-option-camera_room = Check { $place_the } with the camera
ac-option-camera_status = Check { $seat_own } status with the camera
ac-option-reset_power = Restore the power
ac-option-close_gate = Close the gate with { $seat_object }
# Answers to ac-ask-close_gate.
ac-option-yes = Yes
ac-option-no = No
ac-option-vote = Vote for { $seat_self }
ac-option-abstain = Abstain
ac-option-announce = Announce that enough Investigators are dead
ac-option-name = Name { $seat_object } as the Seer
ac-option-name_nobody = Name nobody

## Questions to the reader

ac-ask-night = The night is over. Are you ready?
# $number: movement points.
ac-ask-move = Where will you go? { $number ->
    [0] You have no movement points left.
    [one] You have { $number } movement point left.
   *[other] You have { $number } movement points left.
}
# To a ghost.
ac-ask-teleport = You are a ghost and can go anywhere. Where to?
ac-ask-give = Which card will you give { $seat_object }?
ac-ask-give_to = It is dark. Who will get your card?
ac-ask-watching_eyes = You hold the Knife. Will you look at somebody’s pulse cards?
ac-ask-under_control = You hold the Knife. Will you draw an event token in secret?
ac-ask-token = You drew { $event }. What will you do with it?
ac-ask-action = What will you do?
ac-ask-status = You have seen { $seat_own } pulse cards. What will you do?
ac-ask-lay = { $lay_place_id ->
    [unsafe] Which card will you add to { $lay_place_deck }?
   *[other] Which card will you add to the deck { $lay_place_in }?
}
ac-ask-camera = What will you check with the camera?
ac-ask-close_gate = { $seat } wants to close the gate with you. Will you spend your action on it?
# $number: seconds; 0 if there is no time limit.
ac-ask-discussion = { $number ->
    [0] Talk it over: whom do you trust? The vote begins when everybody is ready.
    [60] Talk it over: whom do you trust? The vote begins when everybody is ready, or after 1 minute.
    [120] Talk it over: whom do you trust? The vote begins when everybody is ready, or after 2 minutes.
    [180] Talk it over: whom do you trust? The vote begins when everybody is ready, or after 3 minutes.
    [300] Talk it over: whom do you trust? The vote begins when everybody is ready, or after 5 minutes.
   *[other] Talk it over: whom do you trust? The vote begins when everybody is ready, or after { $number } seconds.
}
ac-ask-vote = Whom will you vote out?
ac-ask-change_vote = You hold the Knife and have seen all votes. Will you change yours?
# To everybody; only the Cultist can announce anything.
ac-ask-announce = The round is ending. Is there anything to announce?
# To the Cultists, when the Investigators are about to win.
ac-ask-name_seer = You are about to lose, unless you find the Seer. Who is it?

## Claims: what somebody says at the table. $speaker says it; $seat, if there is one, is whom it is
## about. $about_self: whether these two are the same. Every claim may be a lie.

ac-claim-side = { $speaker }: “I am on the { $side_own } team.”
# $number: a round, here and below.
ac-claim-gave = { $about_self ->
    [yes] { $speaker }: “In round { $number } I gave myself { $pulse_card_one }.”
   *[no] { $speaker }: “In round { $number } I gave { $seat_name } { $pulse_card_one }.”
}
ac-claim-checked = { $about_self ->
    [yes] { $speaker }: “In round { $number } I checked my own status: { $pulse_card }.”
   *[no] { $speaker }: “In round { $number } I checked { $seat_name }’s status: { $pulse_card }.”
}
ac-claim-laid = { $lay_place_id ->
    [unsafe] { $speaker }: “In round { $number } I added { $room_card_one } to { $lay_place_deck }.”
   *[other] { $speaker }: “In round { $number } I added { $room_card_one } to the deck { $lay_place_in }.”
}
# A token drawn in Situation Under Control.
ac-claim-saw_event = { $speaker }: “In round { $number } I drew { $event } in secret.”
ac-claim-will_go = { $speaker }: “In round { $number } I will go to { $place_the }.”
ac-claim-suspect = { $about_self ->
    [yes] { $speaker }: “Suspect me, if you like.”
   *[no] { $speaker }: “I suspect { $seat_name }.”
}
ac-claim-trust = { $about_self ->
    [yes] { $speaker }: “You can trust me.”
   *[no] { $speaker }: “I trust { $seat_name }.”
}
ac-claim-vote_for = { $about_self ->
    [yes] { $speaker }: “I will vote for myself.”
   *[no] { $speaker }: “I will vote for { $seat_name }.”
}

## Headings of statistics over many games

ac-tally-books = Books on the shelves at the end of each round
ac-tally-points = Points at the end of each round
ac-tally-deaths = Deaths by cause

## Table options: the name, a -text that explains it, and its values

ac-setup-players = Players
ac-setup-players-text = How many people play. AUTOMA, a character that nobody plays, always joins four people and is not counted here.
ac-setup-players-4 = 4 people and AUTOMA: one Cultist
ac-setup-players-5 = 5 people: one Cultist
ac-setup-players-6 = 6 people: one Cultist, or two if AUTOMA joins
ac-setup-players-7 = 7 people: two Cultists
ac-setup-players-8 = 8 people: two Cultists
ac-setup-automa = AUTOMA
ac-setup-automa-text = AUTOMA is a character that nobody plays. It always joins four people and may join six.
ac-setup-automa-yes = AUTOMA joins the game
ac-setup-automa-no = No AUTOMA
ac-setup-automa_seat = AUTOMA’s seat
ac-setup-automa_seat-text = Where AUTOMA sits. Turns go clockwise, starting with the holder of the Knife.
ac-setup-automa_seat-right_of_start = To the right of the start player, so it goes last in round 1
ac-setup-automa_seat-random = At random
# Clockwise, so that AUTOMA has its turn right after this player.
ac-setup-automa_seat-after_1 = After player 1
ac-setup-automa_seat-after_2 = After player 2
ac-setup-automa_seat-after_3 = After player 3
ac-setup-automa_seat-after_4 = After player 4
ac-setup-automa_seat-after_5 = After player 5
ac-setup-automa_seat-after_6 = After player 6
ac-setup-preset = Preset
ac-setup-preset-text = Which parts of the game and which roles are used. A first game has no unsafe passage and no Broken Windows, so no cultists and no Fishman come from outside.
# The next four fit into a narrow list: at most 42 characters.
ac-setup-preset-standard = Standard: all parts, usually with the Seer
ac-setup-preset-first_game = First game: nothing comes from outside
ac-setup-preset-experienced = Experienced: suitable special roles
ac-setup-preset-expert = Expert: special roles that you choose
ac-setup-roles = Special roles
ac-setup-roles-text = For the expert preset: the roles besides Cultists and Investigators.
ac-setup-seer = Seer with AUTOMA
ac-setup-seer-text = Whether the Seer is added when AUTOMA joins six people.
ac-setup-seer-yes = The Seer is added
ac-setup-seer-no = No Seer is added
ac-setup-unbalanced = Unbalanced roles
ac-setup-unbalanced-text = For the expert preset: whether the special roles may be unbalanced.
ac-setup-unbalanced-yes = Any roles are allowed
ac-setup-unbalanced-no = The roles must be balanced
ac-setup-shelves = Shelves
ac-setup-shelves-text = How many books there are, and how many points the shelves score.
ac-setup-shelves-default_2_3 = Normal: 2 books in numbered rooms, 3 in the others
ac-setup-shelves-variant_lean = Lean: fewer books, 1 point for each, so most shelves are needed
ac-setup-discussion_seconds = Time to talk
ac-setup-discussion_seconds-text = The time limit for a discussion before a vote.
ac-setup-discussion_seconds-180 = Three minutes
ac-setup-discussion_seconds-0 = No limit
ac-setup-discussion_seconds-60 = One minute
ac-setup-discussion_seconds-120 = Two minutes
ac-setup-discussion_seconds-300 = Five minutes
ac-setup-characters = Characters
ac-setup-characters-text = One character for each seat, in order. Seats without one get a random character. Characters have no effect on the game.

## Table options that cannot be used. Words in lower case with underscores are ids and stay as they
## are.

ac-bad-players-count = Among Cultists is for 4 to 8 players.
ac-bad-automa-value = AUTOMA must be yes or no.
ac-bad-automa-four = Four people always play with AUTOMA.
ac-bad-automa-four_or_six = AUTOMA joins only four or six people.
ac-bad-automa_seat-value = AUTOMA’s seat must be right_of_start, random, or after_1 to after_6.
ac-bad-automa_seat-no_automa = AUTOMA’s seat can be chosen only if AUTOMA joins the game.
ac-bad-automa_seat-no_such_player = AUTOMA cannot sit after that player: the table has fewer players.
ac-bad-preset-value = The preset must be first_game, standard, experienced or expert.
ac-bad-roles-value = The special roles must be a list.
ac-bad-roles-expert_only = Roles can be chosen only in the expert preset.
ac-bad-roles-unknown = One of these is not a special role. The special roles are seer, radiant, infected, super_ghost, mechanic, rookie, klutz, coward, firestarter and assassin.
ac-bad-roles-twice = Each special role can be in the game only once.
ac-bad-roles-too_many = There are more special roles than seats for them.
ac-bad-roles-seer_automa = With AUTOMA and one Cultist, the Seer cannot be in the game.
# The next two quote ac-setup-unbalanced and ac-setup-unbalanced-yes.
ac-bad-roles-seer_seven = With seven players and no AUTOMA, set “Unbalanced roles” to “Any roles are allowed” to use the Seer.
ac-bad-roles-assassin = With fewer than seven players, set “Unbalanced roles” to “Any roles are allowed” to use the Assassin.
# All four arguments are numbers; $wanted may be negative.
ac-bad-roles-loyalty = These roles are not balanced. The roles that help the Cultists add up to { $cultists }, and those that help the Investigators to { $investigators }. The first sum minus the second must be { $wanted }, and neither sum may be more than { $most }.
ac-bad-seer-value = The Seer must be yes or no.
ac-bad-seer-automa_seven = The Seer can be added only if AUTOMA joins six people.
ac-bad-unbalanced-value = Unbalanced roles must be yes or no.
ac-bad-unbalanced-expert_only = Only roles that you choose yourself, in the expert preset, can be unbalanced.
ac-bad-shelves-value = The shelves must be default_2_3 (normal) or variant_lean (lean).
ac-bad-discussion_seconds-value = The time to talk must be 60, 120, 180 or 300 seconds, or 0 for no limit.
ac-bad-characters-value = The characters must be a list.
ac-bad-characters-unknown = One of these is not a character. The characters are ada_quill, bertram_holloway, constance_marsh, emil_varga, fern_okoro, gideon_pike, hester_lowe, ignatius_crowe, june_abernathy and kaspar_wren.
ac-bad-characters-twice = Two seats cannot have the same character.
ac-bad-characters-too_many = There are more characters than players.
