### Among Cultists, in our own words.
###
### Names have forms: $place_the is “the Archive”, $place_in is “in the Archive”, $shelf_the is
### “the pink shelf”, $role_one is “the Seer” or “a Cultist”, $pulse_card_one is “a Dead card”,
### $role_team and $side_own are “Investigators’”, $fate_do is “Put it back into the bag”. Names may
### depend on $players, the number of characters at the table: map A is for up to six, map B for
### seven and eight.
### Lists are $seats and $roles, in all forms, with $number for how many they have.

ac-name = Among Cultists
ac-automa = AUTOMA

## Sides

ac-side-investigators = Investigators
    .own = Investigators’
    .goal = { $players ->
        [7] { -ac-investigators-against-two }
        [8] { -ac-investigators-against-two }
       *[other] The Investigators reach the points they need while not enough of them are dead; or the Cultist is out.
    }
ac-side-cultists = Cultists
    .own = Cultists’
    .goal = { $players ->
        [7] { -ac-two-cultists }
        [8] { -ac-two-cultists }
       *[other] Enough Investigators are dead: you may announce it when a round ends, and points that they reach then come too late; or ten rounds pass and they are not done. But once the Cultist is out, no number of dead helps.
    }
-ac-investigators-against-two = The Investigators reach the points they need, or no Cultist is left alive; and not enough of them were dead already when an earlier round ended.
-ac-two-cultists = Enough Investigators were dead already when an earlier round ended, and then they reach their points or the last Cultist is out; or ten rounds pass and they are not done.

## Colours and shelves

ac-colour-DB = dark blue
ac-colour-P = pink
ac-colour-LB = light blue
ac-colour-O = orange
ac-colour-G = green
ac-colour-R = red

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

## Rooms

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
ac-place-LB-text = Once a round you may call everybody together here, to talk and to vote.
ac-place-R = Security Office
    .the = the Security Office
    .in = in the Security Office
ac-place-R-text = With power, the camera checks any searched room or anybody’s status from here. Without it, you can restore the power.
ac-place-G = Greenhouse
    .the = the Greenhouse
    .in = in the Greenhouse
ac-place-G-text = When the gate stands open, two of you together can close it here, at the cost of both actions. The Investigators then need 1 point less.

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
ac-place-unsafe = unsafe passage
    .the = the unsafe passage
    .in = in the unsafe passage

## Cards

ac-card-alive = Alive
    .one = an Alive card
ac-card-alive-text = Harmless. Whoever has no Dead card among their pulse cards lives.
ac-card-dead = Dead
    .one = a Dead card
ac-card-dead-text = Whoever gets it is dead, and does not know it until somebody looks.
ac-card-success = Success
    .one = a Success card
ac-card-success-text = Drawn in a room: one of its books goes to the shelf. Drawn from the unsafe passage: nothing.
ac-card-failure = Failure
    .one = a Failure card
ac-card-failure-text = Drawn in a room: nothing. Drawn from the unsafe passage: a cultist breaks in, or if none is left outside, the Fishman comes.
ac-card-sabotage = Sabotage
    .one = a Sabotage card
ac-card-sabotage-text = Drawn in a room: a book of its shelf goes back there. Drawn from the unsafe passage: the Fishman comes.

## Routes

ac-route-0 = route 1
ac-route-1 = route 2
ac-route-2 = route 3
ac-route-3 = route 4
ac-route-4 = route 5
ac-route-5 = route 6
ac-route-6 = route 7
ac-route-7 = route 8
ac-route-8 = route 9
ac-route-9 = route 10

## Event tokens

ac-token-lightning = Lightning Strike
ac-token-lightning-text = The power fails, or comes back if it was off. When it fails, wherever three or more are together they meet at once in the dark.
ac-token-secret_doors = Secret Doors
ac-token-secret_doors-text = Until the next event all rooms of a colour are one place: you slip between them for nothing, and those who stand apart in them may meet at once.
ac-token-no_connection = No Connection
ac-token-no_connection-text = Nobody can talk until the next event. Votes are held without a word.
ac-token-watching_eyes = Watching Eyes
ac-token-watching_eyes-text = The living holder of the Knife may look through another living character’s pulse cards, and reveal a death or not.
ac-token-high_morale = High Morale
ac-token-high_morale-text = Everybody has 1 movement point more in the next round.
ac-token-under_control = Situation Under Control
ac-token-under_control-text = The living holder of the Knife may draw an event token in secret, and put it back or take it out of the game.
ac-token-gate_opens = The Gate Opens
ac-token-gate_opens-text = A gate stands open in the Greenhouse. Closed in time, it saves the Investigators 1 point; left open too long, it costs them 1.
ac-token-broken_panes = Broken Windows
ac-token-broken_panes-text = Up to two cards of the draw pile join the unsafe-passage deck unseen. Then one card of that deck is turned up and does what it says.
ac-token-low_morale = Low Morale
ac-token-low_morale-text = Everybody alive has 1 movement point less in the next round.
ac-token-mirror = Mirror
ac-token-mirror-text = The event of the round before happens once more.

## What becomes of a token that was drawn in secret

ac-fate-put_back = put back into the bag
    .do = Put it back into the bag
ac-fate-remove = taken out of the game
    .do = Take it out of the game

## Causes of death

ac-death-card = a Dead card
ac-death-vote = the vote
ac-death-role = the curse of a role
ac-death-assassin = the Assassin
ac-death-unrevealed = a Dead card that nobody revealed

## Characters

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

## Roles

ac-role-investigator = Investigator
    .one = an Investigator
    .team = { ac-side-investigators.own }
ac-role-investigator-text = You have no special gift: only your wits, your route and a good heart.
ac-role-investigator-goal = { ac-side-investigators.goal }
ac-role-cultist = Cultist
    .one = a Cultist
    .team = { ac-side-cultists.own }
ac-role-cultist-text = You hold Dead cards to slip to those you meet, and bad cards for the rooms. No route binds you. At night you see your fellow, if you have one, and who is dead already.
ac-role-cultist-goal = { ac-side-cultists.goal }
ac-role-seer = Seer
    .one = the Seer
    .team = { ac-side-investigators.own }
ac-role-seer-text = At night you learn who the Cultists are. If they can name you in the end, they win after all.
ac-role-seer-goal = { ac-side-investigators.goal }
ac-role-radiant = Radiant
    .one = the Radiant
    .team = { ac-side-investigators.own }
ac-role-radiant-text = When you become a ghost you show your role, and wherever your ghost is, there is light and power.
ac-role-radiant-goal = { ac-side-investigators.goal }
ac-role-infected = Infected
    .one = the Infected
    .team = { ac-side-investigators.own }
ac-role-infected-text = When you become a ghost you show your role, and until the next round is over nobody gives cards in encounters.
ac-role-infected-goal = { ac-side-investigators.goal }
ac-role-super_ghost = Superghost
    .one = the Superghost
    .team = { ac-side-investigators.own }
ac-role-super_ghost-text = When you become a ghost you show your role, and your ghost may do in rooms all that the living may, as far as your route leads there.
ac-role-super_ghost-goal = { ac-side-investigators.goal }
ac-role-mechanic = Mechanic
    .one = the Mechanic
    .team = { ac-side-investigators.own }
ac-role-mechanic-text = While you live, no route binds you.
ac-role-mechanic-goal = { ac-side-investigators.goal }
ac-role-rookie = Rookie
    .one = the Rookie
    .team = { ac-side-investigators.own }
ac-role-rookie-text = You die if you call a vote or use the camera.
ac-role-rookie-goal = { ac-side-investigators.goal }
ac-role-klutz = Klutz
    .one = the Klutz
    .team = { ac-side-investigators.own }
ac-role-klutz-text = You die if you use the Knife: for an event, against the Fishman, to change your vote, or to vote for somebody where the Knife counts double.
ac-role-klutz-goal = { ac-side-investigators.goal }
ac-role-coward = Coward
    .one = the Coward
    .team = { ac-side-investigators.own }
ac-role-coward-text = You die if you reveal a death yourself.
ac-role-coward-goal = { ac-side-investigators.goal }
ac-role-firestarter = Firestarter
    .one = the Firestarter
    .team = { ac-side-investigators.own }
ac-role-firestarter-text = Among your cards are a Failure and a Sabotage. If you still hold either at the end of round 5, you die.
ac-role-firestarter-goal = { ac-side-investigators.goal }
ac-role-assassin = Assassin
    .one = the Assassin
    .team = { ac-side-investigators.own }
ac-role-assassin-text = Once, as your action: you show your role and kill another living character who is where you are. There is no vote.
ac-role-assassin-goal = { ac-side-investigators.goal }

## The narrator of the night. Each stanza is spoken to all, so that none may give anything away.

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

## What happened before the first round

ac-event-plays = { $seat_is_me ->
    [yes] You sit here as { $seat_name }. You are known here as { $character }.
   *[no] { $seat } is known here as { $character }.
}
ac-event-automa_route = { $seat_is_me ->
    [yes] Your route lies open: { $route }.
   *[no] { $seat_own } route lies open: { $route }.
}
ac-event-roles = { $number ->
    [0] In the game: Cultists and Investigators.
   *[other] In the game, besides Cultists and Investigators: { $roles_one }.
}
ac-event-one_of = And one of these { $number }, nobody can say which: { $roles_one }.
ac-event-begins = { $seat_is_me ->
    [yes] You hold the Knife and begin.
   *[no] { $seat } holds the Knife and begins.
}
ac-event-you_are = You are { $role_one }, on the { $role_team } team, and your way is { $route }. Keep it to yourself.
ac-event-night = { $step }
ac-event-is_cultist = { $seat_is_me ->
    [yes] You are a Cultist.
   *[no] { $seat } is a Cultist.
}
ac-event-dead_already = { $seat_is_me ->
    [yes] You are dead already, and nobody has told you.
   *[no] { $seat } is dead already, and does not know it.
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
ac-event-slips = { $seat_is_me ->
    [yes] You slip through a secret door to { $place_the }.
   *[no] { $seat } slips through a secret door to { $place_the }.
}
ac-event-stays = { $seat_is_me ->
    [yes] Every way is barred: you stay { $place_in }.
   *[no] Every way is barred: { $seat } stays { $place_in }.
}
ac-event-appears = { $seat_is_me ->
    [yes] You drift through the walls to { $place_the }.
   *[no] The ghost of { $seat } drifts through the walls to { $place_the }.
}
ac-event-encounter = { $number ->
    [2] Alone together: { $seats_object }.
   *[other] Together in the dark: { $seats_object }.
}
ac-event-no_gifts = For fear of the infection, no hand touches another: no cards are given.
ac-event-turns_to = { $seat_is_me ->
    [yes] You turn to { $seat2_object }.
   *[no] { $seat } turns to { $seat2_object }.
}
ac-event-gives = { $seat_is_me ->
    [yes] You slip { $seat2_object } a card.
   *[no] { $seat } slips { $seat2_object } a card.
}
ac-event-gave = Your card for { $seat_object } was { $pulse_card }.

## Events

ac-event-event = The clock strikes: { $event }.
ac-event-no_event = The bag is empty. Nothing stirs in this round.
ac-event-nothing_mirrored = The Mirror shows an empty room: there is nothing to repeat.
ac-event-mirrored = In the Mirror it happens again: { $event }.
ac-event-power = { $flag ->
    [yes] The lamps flicker and burn again. There is power.
   *[no] Every lamp goes out. There is no power.
}
ac-event-gate_opens = { $number ->
    [11] { -ac-gate-forever }
    [12] { -ac-gate-forever }
    [13] { -ac-gate-forever }
   *[other] The gate stands open in the Greenhouse. It must be closed before round { $number } is over.
}
-ac-gate-forever = The gate stands open in the Greenhouse, and the game will be over before it is too late to close it.
ac-event-looks = { $seat_is_me ->
    [yes] You look through { $seat2_own } pulse cards.
   *[no] { $seat } looks through { $seat2_own } pulse cards.
}
ac-event-draws_token = { $seat_is_me ->
    [yes] You draw an event token, for your eyes alone.
   *[no] { $seat } draws an event token and lets nobody see it.
}
ac-event-sees_token = The token you drew: { $event }.
ac-event-token_fate = { $event } is { $fate }.

## Actions

ac-event-passes = { $seat_is_me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
ac-event-checks = { $seat_is_me ->
    [yes] You check { $seat2_own } status.
   *[no] { $seat } checks { $seat2_own } status.
}
ac-event-sees_pulse = { $seat_is_me ->
    [yes] Your
   *[no] { $seat_own }
} pulse cards: { $number } Alive, { $number2 } Dead.
ac-event-no_reveal = { $seat_is_me ->
    [yes] You have seen { $seat2_own } pulse cards and reveal no death.
   *[no] { $seat } has seen { $seat2_own } pulse cards and reveals no death.
}
ac-event-reveals = { $seat_is_me ->
    [yes] You turn up one of { $seat2_own } pulse cards: Dead.
   *[no] { $seat } turns up one of { $seat2_own } pulse cards: Dead.
}
ac-event-pile_card = A card from the draw pile is laid unseen { $place_in }.
ac-event-pile_card_unsafe = A card from the draw pile joins the unsafe-passage deck unseen.
ac-event-secures = { $seat_is_me ->
    [yes] You secure { $place_the }: your card joins the unsafe-passage deck.
   *[no] { $seat } secures { $place_the }: a card joins the unsafe-passage deck.
}
ac-event-fights = { $seat_is_me ->
    [yes] You fight the cultist { $place_in }, who is gone for good.
   *[no] { $seat } fights the cultist { $place_in }, who is gone for good.
}
ac-event-chases = { $seat_is_me ->
    [yes] Knife in hand, you chase the Fishman back into the lake.
   *[no] Knife in hand, { $seat } chases the Fishman back into the lake.
}
ac-event-kills = { $seat_is_me ->
    [yes] You kill { $seat2_object }, before all eyes.
   *[no] { $seat } kills { $seat2_object }, before all eyes.
}
ac-event-refills = { $seat_is_me ->
    [yes] You add a card to the deck { $place_in }.
   *[no] { $seat } adds a card to the deck { $place_in }.
}
ac-event-laid = { $lay_place_id ->
    [unsafe] Your card for { $lay_place_the } was { $room_card }.
   *[other] Your card { $lay_place_in } was { $room_card }.
}
ac-event-searched = { $flag ->
    [yes] Now { $place_the } is searched, and its token bears the mark of the unsafe passage.
   *[no] Now { $place_the } is searched.
}
ac-event-room_card = { $seat_is_me ->
    [yes] You check { $place_the }: { $room_card }.
   *[no] { $seat } checks { $place_the }: { $room_card }.
}
ac-event-book = A book from { $place_the } goes to { $shelf_the }.
ac-event-book_back = A book is missing from { $shelf_the }: it lies { $place_in } again.
ac-event-completed = There is nothing left to find { $place_in }.
ac-event-scores = All the books for { $shelf_the } are there: { $number ->
    [one] { $number } point
   *[other] { $number } points
}. The Investigators now have { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
}.
ac-event-unsafe_card = From the unsafe passage comes { $room_card }.
ac-event-intruder = Glass breaks: a cultist is { $place_in }. The room is of no use until somebody fights them.
ac-event-fishman_comes = Wet steps come up from the lake: the Fishman is { $place_in }.
ac-event-calls_vote = { $seat_is_me ->
    [yes] You call everybody to a vote.
   *[no] { $seat } calls everybody to a vote.
}
ac-event-uses_camera = { $seat_is_me ->
    [yes] You sit down at the camera.
   *[no] { $seat } sits down at the camera.
}
ac-event-restores_power = { $seat_is_me ->
    [yes] You restore the power.
   *[no] { $seat } restores the power.
}
ac-event-asks_at_gate = { $seat_is_me ->
    [yes] You ask { $seat2_object } for help with the gate.
   *[no] { $seat } asks { $seat2_object } for help with the gate.
}
ac-event-refuses_at_gate = { $seat_is_me ->
    [yes] You refuse.
   *[no] { $seat } refuses.
}
ac-event-gate_closed = { $seat } and { $seat2_object } close the gate. The Investigators now need { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
ac-event-gate_too_late = It is too late for the gate. The Investigators now need { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

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
    [yes] With the Knife you change your vote: it is for { $seat2_self } now.
   *[no] With the Knife { $seat } has a change of mind and votes for { $seat2_object }.
}
ac-event-changes_vote_nobody = { $seat_is_me ->
    [yes] With the Knife you change your vote: you abstain now.
   *[no] With the Knife { $seat } has a change of mind and abstains.
}
ac-event-counts_double = { $seat_is_me ->
    [yes] You hold the Knife: your vote counts twice.
   *[no] { $seat } holds the Knife and has a vote that counts twice.
}
ac-event-counted = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } vote for you.
       *[other] { $number } votes for you.
    }
   *[no] { $number ->
        [one] { $number } vote for { $seat_object }.
       *[other] { $number } votes for { $seat_object }.
    }
}
ac-event-abstentions = { $number ->
    [one] { $number } abstention.
   *[other] { $number } abstentions.
}
ac-event-nobody_out = Nobody is voted out.
ac-event-voted_out = { $seat_is_me ->
    [yes] You are voted out.
   *[no] { $seat } is voted out.
}
ac-event-becomes_ghost = { $seat_is_me ->
    [yes] You are a ghost now. Cause of death: { $death }.
   *[no] { $seat } is a ghost now. Cause of death: { $death }.
}
ac-event-shows_role = { $seat_is_me ->
    [yes] Your role is shown to all: { $role }.
   *[no] { $seat_own } role is shown to all: { $role }.
}
ac-event-gifts_stop = The infection spreads: in encounters nobody gives cards until round { $number } is over.
ac-event-announces = { $seat_is_me ->
    [yes] You throw off the mask: enough Investigators are dead, you say. All pulse cards are turned up.
   *[no] { $seat } throws off the mask: enough Investigators are dead, says the Cultist. All pulse cards are turned up.
}
ac-event-last_cultist_out = No Cultist is left among the living.
ac-event-names_seer = { $seat_is_me ->
    [yes] A last finger points at you: “There is the Seer!”
   *[no] A last finger points at { $seat }: “There is the Seer!”
}
ac-event-was = { $seat_is_me ->
    [yes] You were { $role_one }.
   *[no] { $seat } was { $role_one }.
}
ac-event-claims = { $flag ->
    [yes] { $claim } ({ $seat_is_me ->
        [yes] You
       *[no] { $seat }
    } said otherwise before.)
   *[no] { $claim }
}
ac-event-ends = The { $side } win. { $end }

## Why the game is over

ac-end-points = The Investigators have the points they need.
ac-end-cultists_out = The last Cultist is out.
ac-end-false_alarm = The Cultist announced it too soon: too few Investigators are dead.
ac-end-announced = The Cultist announced it, and it is true: enough Investigators are dead.
ac-end-rounds_over = Ten rounds have been played.
ac-end-seer_named = The Seer was found in the end.
ac-end-points_too_late = The points came too late: enough Investigators were dead.
ac-end-out_too_late = The last Cultist was out too late: enough Investigators were dead.

## What may be chosen

ac-option-go_on = Go on
ac-option-go = Go to { $place_the }
ac-option-stop = Stop { $place_in }
ac-option-to = Turn to { $seat_object }
ac-option-give = Give { $pulse_card }
ac-option-look = Look through { $seat_own } pulse cards
ac-option-draw_token = Draw an event token
ac-option-token = { $fate_do }
ac-option-pass = Pass
ac-option-check_status = Check { $seat_own } status
ac-option-reveal = Reveal the death
ac-option-secure_hallway = Secure this hallway with a card
ac-option-fight_cultist = Fight the cultist here
ac-option-scare_off_fishman = Chase the Fishman with the Knife
ac-option-kill_character = Kill { $seat_object } (Assassin)
ac-option-refill_room = Add a card to the deck { $place_in }
ac-option-check_room = Check { $place_the }
ac-option-lay = Lay { $room_card }
ac-option-call_vote = Call a vote
ac-option-use_cameras = Use the camera
ac-option-camera_room = Check { $place_the } by camera
ac-option-camera_status = Check { $seat_own } status by camera
ac-option-reset_power = Restore the power
ac-option-close_gate = Close the gate together with { $seat_object }
ac-option-yes = Yes
ac-option-no = No
ac-option-vote = Vote for { $seat_self }
ac-option-abstain = Abstain
ac-option-announce = Announce that enough Investigators are dead
ac-option-name = Name { $seat_object } as the Seer
ac-option-name_nobody = Name nobody

## What is asked

ac-ask-night = The night is over. Are you ready?
ac-ask-move = Where will you go? { $number ->
    [0] You have no movement points left.
    [one] You have { $number } movement point left.
   *[other] You have { $number } movement points left.
}
ac-ask-teleport = Walls mean nothing to you any more. Where will you drift?
ac-ask-give = Which card will you slip { $seat_object }?
ac-ask-give_to = It is dark. To whom do you turn with your card?
ac-ask-watching_eyes = You hold the Knife. Will you look through somebody’s pulse cards?
ac-ask-under_control = You hold the Knife. Will you draw an event token in secret?
ac-ask-token = You drew { $event }. What becomes of it?
ac-ask-action = What will you do?
ac-ask-status = You have seen { $seat_own } pulse cards. What now?
ac-ask-lay = { $lay_place_id ->
    [unsafe] Which card will you add to the deck of { $lay_place_the }?
   *[other] Which card will you add to the deck { $lay_place_in }?
}
ac-ask-camera = Where will you point the camera?
ac-ask-close_gate = { $seat } wants to close the gate with you. Will you spend your action on it?
ac-ask-discussion = Talk it over: whom do you trust? You vote when all are ready{ $number ->
    [0] .
   *[other] , or after { $number } seconds.
}
ac-ask-vote = Whom will you vote out?
ac-ask-change_vote = You hold the Knife and have seen all votes. Will you change yours?
ac-ask-announce = The round is ending. Is there anything to announce?
ac-ask-name_seer = All is lost, unless you can tell: who is the Seer?

## What is claimed. $speaker says it; $seat, if there is one, is whom it is about.

ac-claim-side = { $speaker }: “I am on the { $side_own } side.”
ac-claim-gave = { $about_self ->
    [yes] { $speaker }: “In round { $number } I gave myself { $pulse_card_one }.”
   *[no] { $speaker }: “In round { $number } I gave { $seat_name } { $pulse_card_one }.”
}
ac-claim-checked = { $about_self ->
    [yes] { $speaker }: “In round { $number } I checked my own status: { $pulse_card }.”
   *[no] { $speaker }: “In round { $number } I checked { $seat_name }’s status: { $pulse_card }.”
}
ac-claim-laid = { $speaker }: “In round { $number } I laid { $room_card_one } { $lay_place_in }.”
ac-claim-saw_event = { $speaker }: “In round { $number } I drew { $event } in secret.”
ac-claim-will_go = { $speaker }: “In round { $number } I go to { $place_the }.”
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

## What is counted over many games

ac-tally-books = Books on the shelves at the end of each round
ac-tally-points = Points at the end of each round
ac-tally-deaths = Deaths by cause

## Table options

ac-setup-players = Players
ac-setup-players-text = How many people sit at the table. AUTOMA is not counted here.
ac-setup-players-4 = 4, and always AUTOMA as the fifth: one Cultist
ac-setup-players-5 = 5: one Cultist
ac-setup-players-6 = 6: one Cultist, or two with AUTOMA as the seventh
ac-setup-players-7 = 7: two Cultists
ac-setup-players-8 = 8: two Cultists
ac-setup-automa = AUTOMA
ac-setup-automa-text = Whether a character that nobody plays joins the game.
ac-setup-automa-yes = AUTOMA joins: always with four people, and with six if you like
ac-setup-automa-no = Everybody has a player
ac-setup-automa_seat = AUTOMA’s seat
ac-setup-automa_seat-text = Where AUTOMA sits. Turns go clockwise, from the holder of the Knife.
ac-setup-automa_seat-right_of_start = Right of the start player: AUTOMA is last in round 1
ac-setup-automa_seat-random = At random
ac-setup-automa_seat-after_1 = Next after player 1
ac-setup-automa_seat-after_2 = Next after player 2
ac-setup-automa_seat-after_3 = Next after player 3
ac-setup-automa_seat-after_4 = Next after player 4
ac-setup-automa_seat-after_5 = Next after player 5
ac-setup-automa_seat-after_6 = Next after player 6
ac-setup-preset = Preset
ac-setup-preset-text = Which parts of the game and which roles are used.
ac-setup-preset-standard = Standard: everything; Cultists, Investigators and at most tables the Seer
ac-setup-preset-first_game = First game: the same roles, but no unsafe passage, no Broken Windows, no cultists from outside, no Fishman
ac-setup-preset-experienced = Experienced: everything, and special roles that suit the number of players
ac-setup-preset-expert = Expert: everything, and special roles of your own choice
ac-setup-roles = Special roles
ac-setup-roles-text = For the expert preset: the roles besides Cultists and Investigators.
ac-setup-seer = Seer beside AUTOMA
ac-setup-seer-text = Whether the Seer is added when AUTOMA is the seventh.
ac-setup-seer-yes = The Seer is in the game
ac-setup-seer-no = No Seer is added
ac-setup-unbalanced = Unbalanced
ac-setup-unbalanced-text = For the expert preset: whether roles may be chosen that don’t balance.
ac-setup-unbalanced-yes = The balance of the roles is not checked
ac-setup-unbalanced-no = The roles must balance
ac-setup-shelves = Shelves
ac-setup-shelves-text = How many books there are, and what the shelves are worth.
ac-setup-shelves-default_2_3 = Normal: 2 books in numbered rooms, 3 in the others
ac-setup-shelves-variant_lean = Lean: fewer books, 1 point for each, less to spare
ac-setup-discussion_seconds = Time to talk
ac-setup-discussion_seconds-text = How long a discussion before a vote may last.
ac-setup-discussion_seconds-180 = Three minutes
ac-setup-discussion_seconds-0 = As long as you like
ac-setup-discussion_seconds-60 = One minute
ac-setup-discussion_seconds-120 = Two minutes
ac-setup-discussion_seconds-300 = Five minutes
ac-setup-characters = Characters
ac-setup-characters-text = Who appears as whom: one character for each seat, in order. Seats that are left out get one by chance. It has no effect on play.

## A table can’t be laid so

ac-bad-players-count = Among Cultists is for four to eight players.
ac-bad-automa-value = AUTOMA either joins or doesn’t.
ac-bad-automa-four = Four people always play with AUTOMA.
ac-bad-automa-four_or_six = AUTOMA joins only four or six people.
ac-bad-automa_seat-value = AUTOMA can sit right of the start player (right_of_start), at random (random) or next after a player (after_1 to after_6).
ac-bad-automa_seat-no_automa = AUTOMA needs a seat only if it joins the game.
ac-bad-automa_seat-no_such_player = There is no player with that number for AUTOMA to sit next to.
ac-bad-preset-value = The preset can be the first game, standard, experienced or expert.
ac-bad-roles-value = The special roles must be a list of roles.
ac-bad-roles-expert_only = Roles can be chosen only in the expert preset.
ac-bad-roles-unknown = One of these is no special role. There are seer, radiant, infected, super_ghost, mechanic, rookie, klutz, coward, firestarter and assassin.
ac-bad-roles-twice = Each special role can be in the game only once.
ac-bad-roles-too_many = There are more special roles than seats for them.
ac-bad-roles-seer_automa = With AUTOMA and one Cultist there can’t be a Seer.
ac-bad-roles-seer_seven = With seven and no AUTOMA, the Seer is for unbalanced games only.
ac-bad-roles-assassin = With fewer than seven, the Assassin is for unbalanced games only.
ac-bad-roles-loyalty = These roles don’t balance: those for the Cultists add up to { $cultists }, those for the Investigators to { $investigators }. The first sum less the second must be { $wanted }, and neither may be more than { $most }.
ac-bad-seer-value = The Seer is either added or not.
ac-bad-seer-automa_seven = The Seer can be added only when AUTOMA is the seventh.
ac-bad-unbalanced-value = The roles either must balance or need not.
ac-bad-unbalanced-expert_only = Only roles that you choose yourself, in the expert preset, can be unbalanced.
ac-bad-shelves-value = The shelves can be normal (default_2_3) or lean (variant_lean).
ac-bad-discussion_seconds-value = A discussion can last 60, 120, 180 or 300 seconds, or with 0 as long as you like.
ac-bad-characters-value = The characters must be a list.
ac-bad-characters-unknown = One of these characters doesn’t exist. There are ada_quill, bertram_holloway, constance_marsh, emil_varga, fern_okoro, gideon_pike, hester_lowe, ignatius_crowe, june_abernathy and kaspar_wren.
ac-bad-characters-twice = Two seats can’t have the same character.
ac-bad-characters-too_many = There are more characters than players.
