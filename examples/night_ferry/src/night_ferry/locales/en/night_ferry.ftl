### Night Ferry. A player is $seat (the subject of a sentence), $seat_object, $seat_own (“Ivo’s”) and
### $seat_name (always the name); $seat_is_me is yes or no. A second one is $seat2.

nf-name = Night Ferry
# Shown before a game begins.
nf-intro = A leaking ferry crosses the strait at night. Sailors pump the water out and want to reach the harbour. Secret wreckers among them drill holes to sink her: one with 4 or 5 players, two with more. In each leg of the crossing, everyone secretly does a duty, then all vote on whom to lock up.

## Names; .a is the name inside a sentence

nf-role-sailor = Sailor
    .a = a sailor
nf-role-sailor-goal = You win if the ferry reaches the harbour, or if all wreckers are locked up.
nf-role-sailor-text = Pump the water out, or watch somebody to learn what they do.
nf-role-wrecker = Wrecker
    .a = a wrecker
nf-role-wrecker-goal = You win if the ferry sinks, or if at least as many wreckers as sailors are free (not locked up).
nf-role-wrecker-text = Drill holes while nobody is watching you, and pump when you want to look honest.

# .past stands after a name: “Ada was pumping”. .you is told to a player who did it.
nf-duty-pump = Pump
    .past = pumping
    .you = You pumped.
nf-duty-watch = Watch
    .past = watching somebody
    .you = You watched somebody.
nf-duty-drill = Drill
    .past = drilling a hole
    .you = You drilled a hole.

# After the leg in the headline: “Leg 1 of 5: duties”.
nf-stage-duties = duties
nf-stage-vote = the vote

## Fields of the table

nf-field-round = Leg
nf-field-water = Water
nf-field-levels = Water after each leg
# $position: 0 at the start, then the number of the leg. $value: the water after it.
nf-field-levels-entry = { $position ->
    [0] Start { $value }
   *[other] Leg { $position }: { $value }
}
nf-field-players-confined = Locked up
nf-field-players-role = Role

## What happened

# Told only to the player.
nf-event-you_are = You are { $role_a }. Keep it to yourself.
# Told only to a wrecker.
nf-event-partner = { $seat_name } is a wrecker too.
nf-event-round = Leg { $number } of { $number2 }: everybody goes below deck.
nf-event-water_rose = The water rose from { $number } to { $number2 }. The ferry sinks at { $number3 }.
nf-event-water_fell = The water fell from { $number } to { $number2 }. The ferry sinks at { $number3 }.
nf-event-water_stayed = The water stayed at { $number }. The ferry sinks at { $number3 }.
# Told only to the player who did it.
nf-event-did = { $duty_you }
# Told only to the player who watched.
nf-event-saw = You watched { $seat_name }. { $seat_name } was { $duty_past }.
nf-event-accuses = { $seat_is_me ->
    [yes] You accuse { $seat2_object }.
   *[no] { $seat } accuses { $seat2_object }.
}
nf-event-abstains = { $seat_is_me ->
    [yes] You accuse nobody.
   *[no] { $seat } accuses nobody.
}
nf-event-no_majority = Nobody got more than half of the votes, so nobody is locked up.
nf-event-confined = { $seat_is_me ->
    [yes] You are locked up, and the others find out: you are { $role_a }.
   *[no] { $seat } is locked up, and turns out to be { $role_a }.
}
nf-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (You said otherwise before.)
       *[no] { $claim } ({ $seat } said otherwise before.)
    }
   *[no] { $claim }
}
nf-event-ends = The crossing is over. { $end }
nf-event-was = { $seat_is_me ->
    [yes] You were { $role_a }.
   *[no] { $seat } was { $role_a }.
}

nf-end-harbour = The ferry reaches the harbour: the sailors win.
nf-end-caught = All wreckers are locked up: the sailors win.
nf-end-sunk = The ferry sinks: the wreckers win.
nf-end-taken = At least as many wreckers as sailors are free: the wreckers win.

## Questions and answers

nf-ask-duty = What will you do below deck? Nobody sees it, except a player who watches you.
# $number: how much water comes in with every leg.
nf-ask-duty-text = The water rises by { $number } in every leg. If you watch somebody, you learn what they did.
nf-ask-vote = Whom do you accuse? Talk first if you like.
nf-option-pump = Pump: 1 less water
nf-option-watch = Watch { $seat_object }
nf-option-drill = Drill a hole: 2 more water
nf-option-accuse = Accuse { $seat_object }
nf-option-abstain = Accuse nobody

## Claims, said by $speaker

nf-claim-role = { $about_self ->
    [yes] { $speaker }: “I am { $role_a }.”
   *[no] { $speaker }: “{ $seat_name } is { $role_a }.”
}
nf-claim-did = { $speaker }: “In leg { $number } I was { $duty_past }.”
nf-claim-saw = { $speaker }: “In leg { $number } I watched { $seat_name }, who was { $duty_past }.”
nf-claim-trust = { $about_self ->
    [yes] { $speaker }: “You can trust me.”
   *[no] { $speaker }: “I trust { $seat_name }.”
}
nf-claim-suspect = { $about_self ->
    [yes] { $speaker }: “Suspect me if you like.”
   *[no] { $speaker }: “I suspect { $seat_name }.”
}

# What is asked while a claim is put together.
nf-which-number = Which leg?
nf-which-duty = Which duty?
nf-which-role = Which role?
# What stands for a part that is not chosen yet, as in “[player] is [role].”
nf-gap-duty = duty
nf-gap-role = role

## Table options

nf-setup-players = Players
nf-setup-players-text = Number of players, and how many of them are wreckers.
nf-setup-players-4 = 4: one wrecker
nf-setup-players-5 = 5: one wrecker
nf-setup-players-6 = 6: two wreckers
nf-setup-players-7 = 7: two wreckers
nf-setup-players-8 = 8: two wreckers
nf-setup-legs = Legs
nf-setup-legs-text = How long the crossing is. A longer one is harder for the sailors.
nf-setup-legs-4 = 4 legs
nf-setup-legs-5 = 5 legs
nf-setup-legs-6 = 6 legs
nf-setup-wreckers_meet = Two wreckers
nf-setup-wreckers_meet-text = Whether two wreckers know each other from the start. With 4 or 5 players, there is only one wrecker.
nf-setup-wreckers_meet-yes = know each other
nf-setup-wreckers_meet-no = don’t know each other
nf-bad-players-count = Night Ferry is for four to eight players.
nf-bad-legs-value = A crossing has 4, 5 or 6 legs.
nf-bad-wreckers_meet-value = Whether two wreckers know each other can only be yes or no.
