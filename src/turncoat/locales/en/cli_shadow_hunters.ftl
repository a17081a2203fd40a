### What the terminal says at a table of Shadow Hunters, besides shadow_hunters.ftl.
###
### See cli.ftl for what is not translated.

## Shadow Hunters

# Words to type after the keys a, r and t.
cli-sh-example-almanac = flail
cli-sh-example-rules = crossbow
cli-sh-example-write = I am a werewolf
# An example of a list of characters.
cli-sh-list-picked = ids separated by commas, such as e1,f2,g1,u1,v1,w2,a1,b1,c2,d1 (the rulebook lists all ids)

# What the signs on the screen mean: each sign, then its meaning.
cli-sh-legend-wound-text = One wound.
cli-sh-legend-no-wound-text = One wound more until the character is dead; if you do not know the character, until the highest number of hit points.
cli-sh-legend-letters = Letters above the wounds
cli-sh-legend-numbers = (4/5)
cli-sh-legend-numbers-text = The rolls that lead to this place.
cli-sh-legend-known = (you know)
cli-sh-legend-own = (hidden)
cli-sh-legend-own-text = Your own character, which is not revealed.

# Headings above the board. $is_me: “yes” if it is the reader’s turn.
cli-sh-title = { $is_me ->
    [yes] Round { $round }, your turn
   *[no] Round { $round }, { $name }’s turn
}
cli-sh-title-opening = Opening: green cards are passed around
# Beside an ability, in lower case without a full stop.
cli-sh-reveals = this reveals your character to everyone
cli-sh-welcome = Everyone is secretly a werewolf, a vampire or a human. Werewolves win when all vampires are dead. Vampires win when all werewolves are dead. Each human has a goal of their own. Use green cards to find out who is who, arm yourself, and strike.
# How many characters of each kind are in the game: 2 or 3 werewolves and vampires, and 0 to 3 humans.
cli-sh-in-play = { $human ->
    [0] There are { $werewolf } werewolves and { $vampire } vampires.
    [one] There are { $werewolf } werewolves, { $vampire } vampires and { $human } human.
   *[other] There are { $werewolf } werewolves, { $vampire } vampires and { $human } humans.
}
# On the board. Each part at most 24 characters.
cli-sh-area = Area { $number }
# Between the two dice numbers of a place: “4/5”, read aloud “4 or 5”.
cli-sh-or = /
cli-sh-or-plain = { " or " }
# $numbers: such as 4/5.
# Names: $place (place).
cli-sh-place = { $place } ({ $numbers })
cli-sh-place-use = { "   " }{ $use }
cli-sh-place-names = { "   " }{ $names }
# Names: $place (place).
cli-sh-place-plain = { $place } ({ $numbers }, { $use }): { $names }
cli-sh-nobody = nobody
cli-sh-middle = In the middle, not on a place yet: { $names }
# What each place is for.
cli-sh-use-hut = green card
cli-sh-use-spring = card of any colour
cli-sh-use-chapel = blue card
cli-sh-use-graveyard = red card
cli-sh-use-tree = wound 2 or heal 1
cli-sh-use-circle = steal equipment
# Column headings.
cli-sh-header-name = Player
cli-sh-header-wounds = Wounds
cli-sh-header-equipment = Equipment
cli-sh-header-character = Character
cli-sh-header-marks = Status
cli-sh-header-may-be = Could still be, by what everyone knows
cli-sh-header-gift = Giver to receiver
cli-sh-header-card = Green card
cli-sh-header-card-name = Card
cli-sh-header-copies = Copies
cli-sh-header-says = What it does
cli-sh-header-outcome = Outcome
cli-sh-header-attack = Attacker to target
cli-sh-header-times = How often
cli-sh-header-claim = Statement
cli-sh-header-points = Hit points
cli-sh-header-ability = Ability
cli-sh-header-goal = Goal
cli-sh-header-fate = Fate
cli-sh-header-result = Result
# Below the table of players, whose wounds are drawn under a row of initials.
cli-sh-scale = The letters above the wounds show when a character with that initial dies.
# $scale: a list of cli-sh-scale-step.
cli-sh-scale-plain = Wounds that kill a character, by initial: { $scale }.
cli-sh-scale-step = { $number } for { $letters }
# Who a player is, as far as the reader knows.
cli-sh-hidden = hidden
# Stands for the reader’s own character while others may see the screen.
cli-sh-press-c = type c
# Names: $character (character), $kind (kind).
cli-sh-known = { $character }, { $kind }
# Names: $character (character), $kind (kind).
cli-sh-known-self = { $character }, { $kind } (hidden)
# Names: $character (character), $kind (kind).
cli-sh-known-to-you = { $character }, { $kind } (you know)
# In the column cli-sh-header-marks.
cli-sh-mark-turn = turn
cli-sh-mark-dead = dead
cli-sh-mark-ward = Ward
cli-sh-mark-barrier = Barrier
cli-sh-mark-void = ability void
cli-sh-mark-used = ability used
# $kind: werewolf, vampire or human.
# Names: $character (character), $kind (kind).
cli-sh-you-are = You are { $character }, a { $kind } with { $points } hit points.
cli-sh-ability = Ability: { $ability }
cli-sh-goal = Goal: { $goal }
cli-sh-card = { $card }: { $says }
# A heading above a table of characters. $kind: werewolf, vampire or human.
cli-sh-almanac-kind = { $kind ->
    [werewolf] { $number ->
        [one] { $number } werewolf in play, out of these
       *[other] { $number } werewolves in play, out of these
    }
    [vampire] { $number ->
        [one] { $number } vampire in play, out of these
       *[other] { $number } vampires in play, out of these
    }
   *[human] { $number ->
        [one] { $number } human in play, out of these
       *[other] { $number } humans in play, out of these
    }
}
# A heading above a table of cards.
cli-sh-almanac-cards = { $colour ->
    [red] Red cards
    [blue] Blue cards
   *[green] Green cards
}
# Headings at the end of the game: for spectators, for a winner, for a loser.
cli-sh-ending = Final reveal
cli-sh-ending-won = You won! Final reveal
cli-sh-ending-lost = You lost. Final reveal
# In the columns cli-sh-header-fate and cli-sh-header-result.
cli-sh-alive = alive
cli-sh-dead = dead
cli-sh-won = won
cli-sh-lost = lost
# In a replay with all secrets.
# Names: $character (character).
cli-sh-opened = { $name } is { $character }.
# Headings of the journal.
cli-sh-journal-characters = Who is who
cli-sh-journal-green = Green cards
cli-sh-journal-attacks = Attacks
cli-sh-journal-claims = Statements
cli-sh-journal-claims-apart = Statements among the dead
# Nothing is known about who this player could be.
cli-sh-anybody = anyone
cli-sh-from-to = { $giver } to { $receiver }
cli-sh-unknown-card = unknown to you
# In the column cli-sh-header-outcome.
cli-sh-no-answer = No answer yet.
# At the end. $outcome: what followed, as a sentence.
cli-sh-lie = { $outcome } The answer was a lie.
cli-sh-times = { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
# A remark beside a statement.
cli-sh-contradicts = contradicts an earlier statement
# The steps of making a statement: first its kind, then the questions for its parts.
cli-sh-claim-what = What do you want to say?
cli-sh-claim-kind = what somebody is: werewolf, vampire or human
cli-sh-claim-character = which character somebody is
cli-sh-claim-gave-green = which green card you gave somebody
cli-sh-claim-got-green = which green card somebody gave you
cli-sh-claim-trust = that you trust somebody
cli-sh-claim-suspect = that you suspect somebody
cli-sh-claim-will-attack = that you will attack somebody
cli-sh-claim-which-seat = Who?
cli-sh-claim-which-kind = Werewolf, vampire or human?
cli-sh-claim-which-character = Which character?
cli-sh-claim-which-green = Which green card?
cli-sh-claim-which-outcome = What was the outcome?
cli-sh-claim-which-equipment = Which equipment?
# A choice below the question above.
cli-sh-claim-some-equipment = do not say which
