### What the web page says at a table of Shadow Hunters, besides shadow_hunters.ftl. Arguments such
### as $name, $character and $card are names that are already in the reader’s language.

## Where the game stands: the headline above the board, and a row of icons with a label and a value.

# Headline. $mine is yes if it is the reader’s turn, otherwise $name is the active player.
web-sh-turn = { $mine ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $name }’s turn
}
# Headline of the opening, in which everybody gives a green card to the left neighbour.
web-sh-opening = Before the first turn: everybody gives a green card
# Headline. $why is one of the sh-end- sentences.
web-sh-over = The game is over. { $why }
# Label; the value is the number of the round.
web-sh-round = Round
# Label; the value is web-sh-of.
web-sh-living = Players alive
# $number players of $all are alive.
web-sh-of = { $number } of { $all }
# Label of an emblem; the value is a number, dead players included. $kind is werewolf, vampire or human.
web-sh-in-play = { $kind ->
    [werewolf] Werewolves in this game
    [vampire] Vampires in this game
   *[human] Humans in this game
}
# Label; the value is web-sh-peace-value.
web-sh-peace = First round
web-sh-peace-value = no attacks yet
# Label; the value is the name of the player who has the extra turns.
web-sh-extra-turns = { $number ->
    [one] { $number } extra turn
   *[other] { $number } extra turns
}

## The board

# For screen readers.
web-sh-board = The board: six places in a wood, three decks and everybody’s wounds
# A tooltip on the wound track at the side of the board. The letters stand on small gravestones.
web-sh-trunk = The wound track. A letter marks the number of wounds at which characters die whose name begins with it.
# Two numbers of one place, such as 2–3.
web-sh-range = { $low }–{ $high }
# What a place is for, below a sign on the board and below an option: 30 letters at most.
web-sh-use-hut = Draw a green card.
web-sh-use-spring = Draw a card of any colour.
web-sh-use-chapel = Draw a blue card.
web-sh-use-graveyard = Draw a red card.
web-sh-use-tree = Give 2 wounds or heal 1.
web-sh-use-circle = Take somebody’s equipment.
# $colour is red, blue or green.
web-sh-deck = { $colour ->
    [red] Red deck: { $left } left, { $discards } discarded
    [blue] Blue deck: { $left } left, { $discards } discarded
   *[green] Green deck: { $left } left, { $discards } discarded
}
# For screen readers: the first of some sentences about what everybody can see of a player.
web-sh-figure = { $number ->
    [0] { $name } has no wounds.
    [one] { $name } has { $number } wound.
   *[other] { $name } has { $number } wounds.
}
# A player who is at a place, in a list about that place. More sentences about the player may follow.
web-sh-here = { $number ->
    [0] { $name } is here and has no wounds.
    [one] { $name } is here and has { $number } wound.
   *[other] { $name } is here and has { $number } wounds.
}
# A character and its kind: “Ulrich (vampire)”.
# Names: $character (character), $kind (kind).
web-sh-character = { $character } ({ $kind })
# Sentences about a player, for screen readers and below an option.
# Names: $character (character), $kind (kind).
web-sh-is-revealed = Revealed as { $character } ({ $kind }).
# Names: $character (character), $kind (kind).
web-sh-is-known = Known to you as { $character } ({ $kind }).
# $cards is a list of equipment cards.
web-sh-has-equipment = Equipment: { $cards }.
# How badly a player is wounded, in a tooltip.
web-sh-wounds = { $number ->
    [0] No wounds.
    [one] { $number } wound.
   *[other] { $number } wounds.
}
# The same if the reader knows the character, who dies at $points wounds. $points is at least 8.
web-sh-wounds-of = { $number ->
    [0] No wounds so far. Dies at { $points } wounds.
    [one] { $number } wound so far. Dies at { $points } wounds.
   *[other] { $number } wounds so far. Dies at { $points } wounds.
}
# How badly a player is wounded, below an option about that player. $is_me is yes for the reader.
web-sh-target = { $is_me ->
    [yes] { $number ->
        [0] You have no wounds yet.
        [one] You have { $number } wound.
       *[other] You have { $number } wounds.
    }
   *[no] { $number ->
        [0] { $name } has no wounds yet.
        [one] { $name } has { $number } wound.
       *[other] { $name } has { $number } wounds.
    }
}
# The same if the reader knows the character, who dies at $points wounds. $points is at least 8.
web-sh-target-known = { $is_me ->
    [yes] { $number ->
        [0] You have no wounds yet. You die at { $points } wounds.
        [one] You have { $number } wound. You die at { $points } wounds.
       *[other] You have { $number } wounds. You die at { $points } wounds.
    }
   *[no] { $number ->
        [0] { $name } has no wounds yet. { $name } dies at { $points } wounds.
        [one] { $name } has { $number } wound. { $name } dies at { $points } wounds.
       *[other] { $name } has { $number } wounds. { $name } dies at { $points } wounds.
    }
}
# Below the option to heal somebody at the Magic Tree who has no wounds.
web-sh-nothing-to-heal = { $is_me ->
    [yes] You have no wounds to heal.
   *[no] { $name } has no wounds to heal.
}
# The text of somebody else’s card or character.
web-sh-quoted = “{ $printed }”
# $printed is the text of a green card that the reader is about to give.
web-sh-will-say = The card says: “{ $printed }”
# $numbers are the rolls that lead there: “Chapel (6)”.
# Names: $place (place).
web-sh-place = { $place } ({ $numbers })
# A place is in an area with one other place, $other (“the Chapel”).
# Names: $other (place).
web-sh-area = In area { $number }, together with { $other }.
web-sh-nobody = Nobody is here.
# A heading: players who have not moved yet.
web-sh-middle = In the middle, not on a place yet
# A heading: players who are dead.
web-sh-dead = Dead
# Badges on a player, as tooltips and below an option.
web-sh-mark-dead = Dead: takes no more turns, but can still win.
web-sh-mark-ward = Ward: attacks do not wound.
web-sh-mark-barrier = Barrier: nothing wounds.
web-sh-mark-void = Void: the ability has been taken away.
web-sh-mark-used = The once-only ability has been used.
# A character that is not revealed, on a player’s place and in a table.
web-sh-hidden = hidden
# A tooltip on a character that the reader knows but others do not.
web-sh-secret = Known to you, but not revealed.
# Below an option that only the reader’s own character has.
web-sh-turns-up = This reveals your character to everybody.
# Below the option to reveal one’s character. $kind is werewolf, vampire or human.
# Names: $character (character), $kind (kind).
web-sh-reveals-you = Everyone sees that you are { $character }, a { $kind }. You can’t undo this.
# Above the question where to go. $first and $second are the dice, $sum is their sum.
web-sh-rolled = You rolled { $first } + { $second } = { $sum }.
# The same for a sum that no place has.
web-sh-rolled-anywhere = You rolled { $sum }, so you may go anywhere.

## The reader’s own cards

# A heading above the goal on the reader’s own character card; the goal is a sentence (“All vampires
# are dead.”).
web-sh-goal = You win if
# The same on the card of another character.
web-sh-goal-theirs = Goal
# $goal is that sentence.
web-sh-goal-is = Your goal: { $goal }
# A heading above the text of the ability.
web-sh-ability = Ability
# A tooltip on the number of hit points on a character card.
web-sh-points = { $number } hit points: dies at { $number } wounds
# The state of the reader’s own character, below its name.
web-sh-turned-up = Revealed: everybody knows.
# The same while it is hidden.
web-sh-face-down = Hidden: only you know. Using most abilities reveals you.
web-sh-ability-void = Your ability has been taken away.
web-sh-ability-used = You have used your ability.
# Headings.
web-sh-held = The green card in your hand
web-sh-equipment = Your equipment
web-sh-no-equipment = Nothing yet. You can find some at the Chapel and the Graveyard.
web-sh-seen-characters = Characters you have been shown
web-sh-seen-green = Green cards you have read
# Below a green card: $outcome is one of the web-sh-took- sentences, or sh-outcome-nothing.
web-sh-gift = { $giver } gave it to { $receiver }. { $outcome }
# The name of a card and its text.
# Names: $card (card).
web-sh-card = { $card }: { $says }
# $number copies of a card.
web-sh-card-times = { $card } × { $number }
web-sh-face-down-discards = Green cards are discarded face down.
web-sh-no-discards = No discards yet.

## The notes: tables of what the reader knows. Titles, column headings and cells; keep them short.

web-sh-journal-characters = Who is who
# Below the first table.
web-sh-journal-note = The last column uses only what everybody knows: wounds survived, and cards and goals that had no effect. It does not use your own green cards.
web-sh-journal-green = Green cards
web-sh-journal-attacks = Attacks
# The title of a table of characters. $kind is werewolf, vampire or human.
web-sh-almanac = { $kind ->
    [werewolf] { $number ->
        [one] { $number } werewolf in this game, out of these characters
       *[other] { $number } werewolves in this game, out of these characters
    }
    [vampire] { $number ->
        [one] { $number } vampire in this game, out of these characters
       *[other] { $number } vampires in this game, out of these characters
    }
   *[human] { $number ->
        [one] { $number } human in this game, out of these characters
       *[other] { $number } humans in this game, out of these characters
    }
}
web-sh-header-name = Player
web-sh-header-character = Character
web-sh-header-may-be = Could still be, by what everyone knows
web-sh-header-gift = From and to
web-sh-header-card = Card
web-sh-header-outcome = Outcome
web-sh-header-attack = Attacker and target
web-sh-header-times = How often
web-sh-header-points = Hit points
web-sh-header-ability = Ability
web-sh-header-goal = Goal
# $mine is yes for the reader’s own hidden character, no for one that the reader was shown.
# Names: $character (character), $kind (kind).
web-sh-only-you-know = { $mine ->
    [yes] { $character } ({ $kind }), hidden
   *[no] { $character } ({ $kind }), known to you
}
# In the column web-sh-header-may-be.
web-sh-anybody = anyone
# In the column web-sh-header-card.
web-sh-unknown-card = not seen by you
# Outcomes of a green card, in the column web-sh-header-outcome and in web-sh-gift. $giver gave the
# card and $receiver answered it.
web-sh-took = { $number ->
    [one] { $receiver } took { $number } wound.
   *[other] { $receiver } took { $number } wounds.
}
web-sh-took-healing = { $number ->
    [one] { $receiver } healed { $number } wound.
   *[other] { $receiver } healed { $number } wounds.
}
# Only the giver saw it.
web-sh-took-showing = { $receiver } showed { $giver } their character.
# $card is an equipment card: “the Boar Knife”.
# Names: $card (equipment).
web-sh-took-handing = { $receiver } gave { $giver } { $card }.
# After one of these, at the end of the game, if the answer was not true. $character: “Ulrich”.
# Names: $character (character).
web-sh-lie = The answer was a lie: { $character } may lie to green cards.
# In the column web-sh-header-outcome while the receiver has not answered.
web-sh-no-answer = No answer yet.
# Two players: giver and receiver, or attacker and target.
web-sh-from-to = { $from } → { $to }
# In the column web-sh-header-times.
web-sh-times = { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}

## The end: one card for each player

# Beside a player’s name.
web-sh-won = won
web-sh-lost = lost
# How it ended for a player.
web-sh-lived = { $number ->
    [0] alive without a wound
    [one] alive with { $number } wound
   *[other] alive with { $number } wounds
}
# $number is 8 or more.
web-sh-died = died of { $number } wounds
# A heading above a list.
web-sh-all-green = All green cards, in order

## Tips for a first game: a bubble beside the part of the page that it explains, three sentences at
## most. They appear one after another during the first turns.

# Beside the reader’s character card.
web-sh-tip-who = This is your secret character. Werewolves want all vampires dead, vampires want all werewolves dead, and every human has a different goal. Read how you win, and keep it to yourself.
# The same while the card is covered. Quotes the beginning of web-hold-to-peek.
web-sh-tip-who-covered = Your secret character is covered. Hold the button “Hold to peek” to see it and to read how you win. Werewolves want all vampires dead, vampires want all werewolves dead, and every human has a different goal.
# The same in a game without humans.
web-sh-tip-who-two-sides = This is your secret character. Werewolves want all vampires dead, and vampires want all werewolves dead. Read how you win, and keep it to yourself.
# The same while the card is covered. Quotes the beginning of web-hold-to-peek.
web-sh-tip-who-two-sides-covered = Your secret character is covered. Hold the button “Hold to peek” to see it and to read how you win. Werewolves want all vampires dead, and vampires want all werewolves dead.
# Beside the board.
web-sh-tip-board = Two places joined by a web are one area, and you can attack players in your own area. The track on the right counts wounds. You die at the number marked with your character’s first letter.
# Beside the players.
web-sh-tip-seats = Here are all players with their wounds and equipment. Most characters are hidden, so find out who is who. Tap a player to learn more.
# Beside the question at the start of a turn.
web-sh-tip-turn = Roll the dice here or on the board. Their sum decides which place you go to. If it is 7, you choose. “Why?” opens the rule behind a question.
# Beside the question on arriving at a place.
web-sh-tip-place = You may use the place you have reached. Green cards tell you who somebody is. Red and blue cards give you weapons and help.
# Beside the question who gets a green card.
web-sh-tip-give = Only you have read this green card. Give it to another player: everybody sees the answer, but only you two know what the card says.
# Beside the question how to answer a green card.
web-sh-tip-green = Another player tests you with a green card. Only you two know what it says; everybody else sees just your answer. You must be honest, unless your ability lets you lie.
# Beside the board when an attack is possible.
web-sh-tip-attack = You may attack a player in range. You deal as many wounds as the difference between the dice. If they are equal, the attack fails. Attacking is optional.
# Beside the talk.
web-sh-tip-talk = Say what you found out, or something else: statements may be true or false. Tap here to tell the table.
