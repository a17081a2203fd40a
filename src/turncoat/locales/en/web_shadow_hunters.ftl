### What the page says at a table of this game and the terminal does not.

## Where the game stands

web-sh-turn = { $mine ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $name }’s turn
}
web-sh-opening = Before the first turn: green cards go round
web-sh-over = The game is over. { $why }
web-sh-round = Round
web-sh-living = Alive
web-sh-of = { $number } of { $all }
web-sh-in-play = { $kind ->
    [werewolf] Werewolves in the game
    [vampire] Vampires in the game
   *[human] Humans in the game
}
web-sh-count = { $number } { $kind ->
    [werewolf] { $number ->
        [one] werewolf
       *[other] werewolves
    }
    [vampire] { $number ->
        [one] vampire
       *[other] vampires
    }
   *[human] { $number ->
        [one] human
       *[other] humans
    }
}
web-sh-peace = First round
web-sh-peace-value = nobody may attack yet
web-sh-extra-turns = { $number ->
    [one] One more turn for
   *[other] { $number } more turns for
}

## The board

web-sh-board = The board: six places in a wood, three decks, and everybody’s wounds
web-sh-trunk = Wounds. A letter on a stone: characters whose name begins with it die there.
web-sh-range = { $low }–{ $high }
web-sh-use-hut = take a green card
web-sh-use-spring = take a card of any colour
web-sh-use-chapel = take a blue card
web-sh-use-graveyard = take a red card
web-sh-use-tree = wound 2 or heal 1
web-sh-use-circle = take somebody’s equipment
web-sh-deck = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[other] { $colour }
} deck: { $left } left, { $discards } discarded
web-sh-dice-sum = { $d6 } + { $d4 } = { $sum }
web-sh-dice-difference = { $high } − { $low } = { $difference }
web-sh-figure = { $name }: { $facts }
web-sh-character = { $character } ({ $kind })
web-sh-wounds = { $number ->
    [0] no wounds
    [one] { $number } wound
   *[other] { $number } wounds
}
web-sh-wounds-of = { $number ->
    [0] no wounds; dead at { $points }
    [one] { $number } wound; dead at { $points }
   *[other] { $number } wounds; dead at { $points }
}
web-sh-so-far = { $number ->
    [0] no wounds so far
    [one] { $number } wound so far
   *[other] { $number } wounds so far
}
web-sh-so-far-of = { $number ->
    [0] no wounds so far, dead at { $points }
    [one] { $number } wound so far, dead at { $points }
   *[other] { $number } wounds so far, dead at { $points }
}
web-sh-besides = { $facts } · { $fact }
web-sh-quoted = “{ $printed }”
web-sh-will-say = Whoever gets it has to obey: “{ $printed }”
web-sh-other-than-thrown = The dice alone made it { $number }; cards or abilities changed that.
web-sh-place = { $place } ({ $numbers })
web-sh-area = area { $number }, with { $other }
web-sh-nobody = nobody is here
web-sh-middle = In the moonlight, on no place yet
web-sh-dead = Dead
web-sh-mark-dead = dead
web-sh-mark-ward = Ward: attacks don’t wound
web-sh-mark-barrier = Barrier: nothing wounds
web-sh-mark-void = ability taken away
web-sh-mark-used = ability used up
web-sh-hidden = hidden
web-sh-secret = known to you, not turned up
web-sh-turns-up = This turns your card up for all to see.
web-sh-and-turns-up = { $detail } · turns your card up for all to see

## The hand

web-sh-goal = You win if:
web-sh-goal-theirs = Goal:
web-sh-goal-is = You win if: { $goal }
web-sh-ability = Ability:
web-sh-points = { $number } hit points
web-sh-turned-up = turned up: everybody knows
web-sh-face-down = face down: only you know
web-sh-ability-void = Your ability has been taken away.
web-sh-ability-used = You have used your ability up.
web-sh-held = The green card in your hand
web-sh-equipment = Your equipment
web-sh-no-equipment = Nothing yet. The Chapel and the Graveyard have some.
web-sh-seen-characters = Characters you were shown
web-sh-seen-green = Green cards you have read
web-sh-gift = { $way }: { $outcome }
web-sh-card = { $card }: { $says }
web-sh-card-times = { $card } × { $number }
web-sh-face-down-discards = Green discards lie face down.
web-sh-no-discards = No discards yet.

## The journal

web-sh-journal-characters = Who is who
web-sh-journal-note = The last column counts only what everybody can work out: wounds survived, cards and goals that came to nothing.
web-sh-journal-green = Green cards
web-sh-journal-attacks = Attacks
web-sh-almanac = { $count } in play, out of these
web-sh-header-name = Player
web-sh-header-character = Character
web-sh-header-may-be = May still be
web-sh-header-gift = From and to
web-sh-header-card = Card
web-sh-header-outcome = What came of it
web-sh-header-attack = Attacker and target
web-sh-header-times = How often
web-sh-header-points = Hit points
web-sh-header-ability = Ability
web-sh-header-goal = Goal
web-sh-only-you-know = { $mine ->
    [yes] { $character }, face down
   *[no] { $character }, known to you
}
web-sh-anybody = anybody
web-sh-unknown-card = you did not see it
web-sh-took = { $number ->
    [one] { $number } wound was taken
   *[other] { $number } wounds were taken
}
web-sh-no-answer = no answer yet
web-sh-from-to = { $from } → { $to }
web-sh-times = { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}

## The end

web-sh-won = won
web-sh-lost = lost
web-sh-lived = { $number ->
    [0] alive and unhurt
    [one] alive, with { $number } wound
   *[other] alive, with { $number } wounds
}
web-sh-died = died of { $number } wounds
web-sh-all-green = Every green card, in order

## The guided first turn

web-sh-tip-who = This is who you secretly are. Werewolves want all vampires dead, vampires want all werewolves dead, and every human wants something else. Read what makes you win, and don’t tell.
web-sh-tip-board = Six places in a wood. Two that share a web are one area, and whoever stands in your area you can attack. The birch at the side counts wounds: everybody dies at the letter that their secret name begins with.
web-sh-tip-seats = Everybody sits here, with wounds and equipment. Most characters are hidden: finding out who is who is the whole game. Tap a face to learn more.
web-sh-tip-turn = Throw the dice, here or on the board: their sum takes you to a place, and a 7 takes you wherever you like. “Why?” opens the rule behind a question.
web-sh-tip-place = You have arrived, and may use the place. Green cards tell you who somebody is; red and blue ones give you weapons and help.
web-sh-tip-give = You have taken a green card, and only you have read it. Slip it to somebody: everybody sees what they do, but only the two of you know what the card says.
web-sh-tip-green = Somebody tests you with a green card. Only the two of you know what it says; all others see just your answer. You have to be honest, unless you are Ulrich.
web-sh-tip-attack = You may attack somebody in range. The dice are thrown, and their difference is the number of wounds; two equal numbers mean a miss. Not attacking is fine while you don’t know who is who.
web-sh-tip-talk = Say what you found out, or something else: anything may be claimed, true or not. Tap here to tell the table.
