### Shadow Hunters, the vampires-and-werewolves edition, in our own words.
###
### Arguments come in several forms. A player is $seat (the subject of a sentence), $seat_object,
### $seat_self (“yourself”), $seat_own (“Ivo’s”) and $seat_name (always the name); $seat_is_me is
### yes or no. A place or card is $place (its bare name) or $place_the (“the Chapel”); a character
### is $character or $character_kind (“werewolf”). A second one of a kind is $seat2, $number2,
### $place2. Ids come along as $place_id and so on; they are not for display.
###
### Words that keep one meaning: wound, heal, hit points, reveal (a hidden character becomes known
### to everybody), dead, equipment (red and blue cards that stay in front of a player), ability,
### goal, area (two places next to each other), roll (the dice), turn, round, draw (a card).

# The name of the game; it stays as it is.
sh-name = Shadow Hunters

## Kinds of characters and colours of decks

# The three kinds also stand inside sentences: “You are Ulrich, a vampire.”
sh-kind-werewolf = werewolf
sh-kind-vampire = vampire
sh-kind-human = human

# The colours stand inside sentences: “You draw a red card.”
sh-colour-red = red
sh-colour-blue = blue
sh-colour-green = green

## Places: the name; the name inside a sentence (.the); and what the place is for. The numbers are
## the sums of both dice that lead there.

sh-place-morganas_hut = Morgana’s Hut
    .the = Morgana’s Hut
sh-place-morganas_hut-text = Roll 2 or 3. You may draw a green card.
sh-place-spring_of_wisdom = Spring of Wisdom
    .the = the Spring of Wisdom
sh-place-spring_of_wisdom-text = Roll 4 or 5. You may draw a red, blue or green card.
sh-place-chapel = Chapel
    .the = the Chapel
sh-place-chapel-text = Roll 6. You may draw a blue card.
sh-place-graveyard = Graveyard
    .the = the Graveyard
sh-place-graveyard-text = Roll 8. You may draw a red card.
sh-place-magic_tree = Magic Tree
    .the = the Magic Tree
sh-place-magic_tree-text = Roll 9. You may choose any player, including yourself: give them 2 wounds or heal 1.
sh-place-stone_circle = Stone Circle
    .the = the Stone Circle
sh-place-stone_circle-text = Roll 10. You may take an equipment card from another player.

## Cards: the name, and below it the text of the card, which speaks to the player who drew or owns
## it. Two or three short sentences at most. “The d6” and “the d4” are the two dice.

## Blue events, carried out when drawn

sh-card-full_moon = Full Moon
sh-card-full_moon-text = If you are a hidden werewolf, you may reveal your character and heal all your wounds. If you are a revealed werewolf, you heal all your wounds.
sh-card-honey_cake = Honey Cake
# The letters are the first letters of the characters’ names, in every language.
sh-card-honey_cake-text = If your name begins with A, E or U and you are hidden, you may reveal your character and heal all your wounds. If you are revealed, you heal all your wounds.
sh-card-silver_mirror = Silvered Mirror
sh-card-silver_mirror-text = If you are a hidden vampire, your character is revealed. Only Ulrich has no reflection and stays hidden.
sh-card-healers_gift = Healer’s Gift
sh-card-healers_gift-text = Choose another player and roll the d6. That player heals as many wounds as the die shows.
sh-card-second_wind = Second Wind
sh-card-second_wind-text = You take another turn after this one.
sh-card-bonesetter = Bonesetter
sh-card-bonesetter-text = Choose any player, including yourself. That player now has exactly 7 wounds. Nothing protects from this, and nobody dies of it.
sh-card-storm_of_light = Storm of Light
sh-card-storm_of_light-text = All other players take 2 wounds, wherever they are.
sh-card-warding_spirit = Warding Spirit
sh-card-warding_spirit-text = Attacks do not wound you until your next turn. Everything else still does.
sh-card-spring_water = Spring Water
sh-card-spring_water-text = You heal 2 wounds.

## Blue equipment, which its owner keeps; .the is the name inside a sentence

sh-card-rowan_brooch = Rowan Brooch
    .the = the Rowan Brooch
sh-card-rowan_brooch-text = The Magic Tree cannot wound you. It can still heal you.
sh-card-lodestone = Wanderer’s Lodestone
    .the = the Wanderer’s Lodestone
sh-card-lodestone-text = When you roll to move, you roll twice and choose which roll to use.
sh-card-pilgrims_cloak = Pilgrim’s Cloak
    .the = the Pilgrim’s Cloak
sh-card-pilgrims_cloak-text = Attacks on you deal 1 wound less. Your own attacks deal 1 wound less too.
sh-card-silver_chain = Silver Chain
    .the = the Silver Chain
sh-card-silver_chain-text = When your attack kills somebody, you take all their equipment.
sh-card-moon_spear = Moon Spear
    .the = the Moon Spear
sh-card-moon_spear-text = If you are a revealed werewolf, your successful attacks deal 2 extra wounds. If you are a hidden werewolf, you may reveal your character for this after the roll.
sh-card-talisman = Bone Amulet
    .the = the Bone Amulet
sh-card-talisman-text = You take no wounds from Hungry Bats, Cave Spider and Powder Keg.

## Red events, carried out when drawn

sh-card-slippery_path = Slippery Path
sh-card-slippery_path-text = You must give one of your equipment cards to another player. If you have none, you take 1 wound.
sh-card-cave_spider = Cave Spider
sh-card-cave_spider-text = Choose any player, including yourself. That player takes 2 wounds, and you take 2 as well.
sh-card-blood_rite = Blood Rite
sh-card-blood_rite-text = If you are a hidden vampire, you may reveal your character and heal all your wounds. If you are already revealed, nothing happens.
sh-card-powder_keg = Powder Keg
sh-card-powder_keg-text = Roll both dice. Everybody at the place with that number takes 3 wounds, including you if you are there. A 7 does nothing.
sh-card-thieving_imp = Thieving Imp
sh-card-thieving_imp-text = You must take an equipment card from another player. If nobody else has any, nothing happens.
sh-card-straw_doll = Straw Doll
sh-card-straw_doll-text = Choose any player, including yourself, and roll the d6. On 1 to 4 that player takes 3 wounds. On 5 or 6 you take 3 wounds.
sh-card-hungry_bats = Hungry Bats
sh-card-hungry_bats-text = Choose any player, including yourself. That player takes 2 wounds. Then you heal 1 wound if you are still alive.

## Red equipment, which its owner keeps; .the is the name inside a sentence

sh-card-boar_knife = Boar Knife
    .the = the Boar Knife
sh-card-boar_knife-text = Your successful attacks deal 1 extra wound.
sh-card-war_sickle = War Sickle
    .the = the War Sickle
sh-card-war_sickle-text = Your successful attacks deal 1 extra wound.
sh-card-wood_axe = Woodcutter’s Axe
    .the = the Woodcutter’s Axe
sh-card-wood_axe-text = Your successful attacks deal 1 extra wound.
sh-card-restless_blade = Restless Blade
    .the = the Restless Blade
sh-card-restless_blade-text = On your turn you must attack if you can. You roll only the d4 for all your attacks. Its number counts, and it cannot fail.
sh-card-crossbow = Crossbow
    .the = the Crossbow
sh-card-crossbow-text = You attack players in the two other areas, but no longer in your own.
sh-card-flail = Whirling Flail
    .the = the Whirling Flail
sh-card-flail-text = You attack everybody in range at once, with one roll.

## Green cards, which one player gives to another in secret. The text speaks to the receiver, who
## obeys if it fits; “the giver” is the player who gave the card.

sh-card-g_aid = Herbs for the Pack
sh-card-g_aid-text = If you are a werewolf: heal 1 wound. If you have no wounds, take 1.
sh-card-g_huddle = Cup in the Dark
sh-card-g_huddle-text = If you are a vampire: heal 1 wound. If you have no wounds, take 1.
sh-card-g_nurturance = Warm Hearth
sh-card-g_nurturance-text = If you are a human: heal 1 wound. If you have no wounds, take 1.
sh-card-g_anger = Toll of the Night
sh-card-g_anger-text = If you are a werewolf or a vampire: give the giver an equipment card, or take 1 wound.
sh-card-g_blackmail = Toll of the Living
sh-card-g_blackmail-text = If you are a human or a werewolf: give the giver an equipment card, or take 1 wound.
sh-card-g_greed = Toll of the Veiled
sh-card-g_greed-text = If you are a human or a vampire: give the giver an equipment card, or take 1 wound.
sh-card-g_slap = Wolfsbane
sh-card-g_slap-text = If you are a werewolf: take 1 wound.
sh-card-g_spell = Garlic
sh-card-g_spell-text = If you are a vampire: take 1 wound.
sh-card-g_exorcism = Sunbeam
sh-card-g_exorcism-text = If you are a vampire: take 2 wounds.
sh-card-g_bully = Weak of Body
# The letters are the first letters of the characters’ names, in every language.
sh-card-g_bully-text = If you have 11 hit points or fewer (names beginning with A, B, C, E or U): take 1 wound.
sh-card-g_lesson = Strong of Body
# The letters are the first letters of the characters’ names, in every language.
sh-card-g_lesson-text = If you have 12 hit points or more (names beginning with D, F, G, V or W): take 2 wounds.
sh-card-g_prediction = True Face
sh-card-g_prediction-text = Show your character to the giver and to nobody else, no matter who you are.

## Characters: the name, whose first letter must stay (it decides the hit points); the kind; the
## ability; and the goal. The texts speak to the player and stand on a card: two sentences at most.

## Werewolves

sh-character-e1 = Elena
    .kind = { sh-kind-werewolf }
sh-character-e1-ability = Instead of rolling to move, you may step to a neighbouring place.
sh-character-e1-goal = All vampires are dead.
sh-character-e2 = Edgar
    .kind = { sh-kind-werewolf }
sh-character-e2-ability = Once per game, before you move: choose another player, whose ability is void for the rest of the game.
sh-character-e2-goal = All vampires are dead.
sh-character-f1 = Fenris
    .kind = { sh-kind-werewolf }
sh-character-f1-ability = Once per game, before you move: choose any player and roll the d6. That player takes as many wounds as the die shows.
sh-character-f1-goal = All vampires are dead.
sh-character-f2 = Frederik
    .kind = { sh-kind-werewolf }
sh-character-f2-ability = Once per game, before you move: choose any player, who now has exactly 7 wounds.
sh-character-f2-goal = All vampires are dead.
sh-character-g1 = Gregor
    .kind = { sh-kind-werewolf }
sh-character-g1-ability = Once per game, before you move: choose any player and roll the d4. That player takes as many wounds as the die shows.
sh-character-g1-goal = All vampires are dead.
sh-character-g2 = Garmund
    .kind = { sh-kind-werewolf }
sh-character-g2-ability = Once per game, at the end of your turn: nothing can wound you until your next turn.
sh-character-g2-goal = All vampires are dead.

## Vampires

sh-character-u1 = Ulrich
    .kind = { sh-kind-vampire }
sh-character-u1-ability = You may lie to every green card except True Face, and you stay hidden. The Silvered Mirror does not reveal you.
sh-character-u1-goal = All werewolves are dead.
sh-character-u2 = Umbra
    .kind = { sh-kind-vampire }
sh-character-u2-ability = Once in each of your turns, before you move: give 3 wounds to a player at the Spring of Wisdom. (At some tables it is the Graveyard.)
sh-character-u2-goal = All werewolves are dead.
sh-character-v1 = Volko
    .kind = { sh-kind-vampire }
sh-character-v1-ability = Whenever your attack deals at least 1 wound, you heal 2 wounds.
sh-character-v1-goal = All werewolves are dead.
sh-character-v2 = Valeska
    .kind = { sh-kind-vampire }
sh-character-v2-ability = Whenever you attack, you may roll only the d4. Its number counts, and it cannot fail.
sh-character-v2-goal = All werewolves are dead.
sh-character-w1 = Wanda
    .kind = { sh-kind-vampire }
sh-character-w1-ability = Whenever you survive an attack, you may attack the attacker.
sh-character-w1-goal = All werewolves are dead.
sh-character-w2 = Wigand
    .kind = { sh-kind-vampire }
sh-character-w2-ability = Once per game, at the end of your turn: you gain an extra turn for each dead player.
sh-character-w2-goal = All werewolves are dead.

## Humans

sh-character-a1 = Adéla
    .kind = { sh-kind-human }
sh-character-a1-ability = Once per game, at any time: you heal all your wounds.
sh-character-a1-goal = You are alive when the game ends.
sh-character-a2 = Apolena
    .kind = { sh-kind-human }
sh-character-a2-ability = Once per game, before you move: you switch from your right neighbour to your left one. You cannot switch back.
sh-character-a2-goal = Your right neighbour wins. After you switch, your left neighbour wins.
sh-character-b1 = Bruno
    .kind = { sh-kind-human }
# The ability depends on the number of players.
sh-character-b1-ability = { $players ->
    [7] You may take all the equipment of players whom your attack kills.
    [8] You may take all the equipment of players whom your attack kills.
   *[other] If your attack would deal somebody 2 or more wounds, you may take one of their equipment cards instead.
}
sh-character-b1-goal = You own 5 equipment cards.
sh-character-b2 = Bertram
    .kind = { sh-kind-human }
sh-character-b2-ability = Your character is revealed when your attack kills somebody with 12 hit points or fewer.
sh-character-b2-goal = Your attack kills somebody with 13 hit points or more, or you are alive at the Stone Circle when the game ends.
sh-character-c1 = Cyril
    .kind = { sh-kind-human }
sh-character-c1-ability = After your attack you may take 2 wounds to attack the same targets again, as often as you like.
sh-character-c1-goal = You kill another player, and that makes at least 3 dead.
sh-character-c2 = Cecílie
    .kind = { sh-kind-human }
sh-character-c2-ability = Once in each of your turns, before you move: you may heal 1 wound.
sh-character-c2-goal = You are the first to die, or you are alive when at most two players are.
sh-character-d1 = Dalibor
    .kind = { sh-kind-human }
sh-character-d1-ability = Your character is revealed when another player dies. You cannot reveal it at any other time.
sh-character-d1-goal = You are the first to die, or all vampires are dead and you are alive.
sh-character-d2 = Dominik
    .kind = { sh-kind-human }
sh-character-d2-ability = Once per game, at any time: you take an equipment card from the red or blue discard pile.
sh-character-d2-goal = You own three of these four: Bone Amulet, Moon Spear, Pilgrim’s Cloak, Silver Chain.

## Icons and badges on the board, on cards and at the seats: the name, and below it what it means.

sh-icon-werewolf = Wolf’s head
sh-icon-werewolf-text = A werewolf. A player with this badge is revealed.
sh-icon-vampire = Fangs
sh-icon-vampire-text = A vampire. A player with this badge is revealed.
sh-icon-human = Lantern
sh-icon-human-text = A human. A player with this badge is revealed.
sh-icon-hidden = Hooded figure
sh-icon-hidden-text = This character is hidden.
# A dashed frame around the name of a character.
sh-icon-secret = Dashed frame
sh-icon-secret-text = You know this character, but it is not revealed.
sh-icon-turn = Lamp
sh-icon-turn-text = It is this player’s turn.
# The drop before a number and a bar.
sh-icon-wounds = Wounds
sh-icon-wounds-text = How many wounds this player has. A full bar means death. The bar has a dashed frame while you do not know the character.
# A number on a large drop, on a character card.
sh-icon-points = Hit points
sh-icon-points-text = The number of wounds that kills this character.
sh-icon-dead = Skull beside a player
sh-icon-dead-text = This player is dead: no more turns, but they can still win.
sh-icon-ward = Ward
sh-icon-ward-text = Attacks do not wound this player until their next turn.
sh-icon-barrier = Barrier
sh-icon-barrier-text = Nothing wounds this player until their next turn.
sh-icon-void = Broken shield
sh-icon-void-text = The ability of this player has been taken away.
sh-icon-used = Burnt candle
sh-icon-used-text = This player has used an ability that works only once.
sh-icon-place = Sign with numbers
sh-icon-place-text = A place, and the rolls that lead to it.
sh-icon-area = Spider’s web
sh-icon-area-text = The two places that it joins are one area. Players attack within their own area.
sh-icon-track = Birch
sh-icon-track-text = The wound track. Each portrait stands beside the number of its player’s wounds.
sh-icon-grave = Gravestone with a letter
sh-icon-grave-text = Characters whose name begins with this letter die at this many wounds.
sh-icon-end = Skull on the birch
sh-icon-end-text = Your own character dies here. Only you see this.
sh-icon-red = Drop of blood
sh-icon-red-text = The red deck: dangers and weapons. The number says how many cards are left.
sh-icon-blue = Moon
sh-icon-blue-text = The blue deck: help and protection. The number says how many cards are left.
sh-icon-green = Eye
sh-icon-green-text = The green deck: cards to find out who somebody is. They are given and discarded face down.
sh-icon-dice = Dice
sh-icon-dice-text = The last roll: the cube is the d6, the pyramid is the d4.

## What happened: one line of the story each, told to everybody unless the comment says otherwise.
## $seat is the player who acts.

# The six places in pairs, each pair being one area. First line of every game.
sh-event-board = The board has three areas: { $place } and { $place2 }, { $place3 } and { $place4 }, { $place5 } and { $place6 }.
# Told only to the player; never shown to others.
sh-event-you_are = You are { $character }, a { $character_kind }. Keep it to yourself.
sh-event-begins = { $seat_is_me ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}
# $number is the round.
sh-event-turn = { $seat_is_me ->
    [yes] Round { $number }: it is your turn.
   *[no] Round { $number }: it is { $seat_own } turn.
}
# A Ward or Barrier ends because its owner’s turn starts, or because the ability became void.
sh-event-unprotected = { $seat_is_me ->
    [yes] Your protection ends.
   *[no] { $seat_own } protection ends.
}
# $number is the six-sided die, $number2 the four-sided one.
sh-event-throws = { $seat_is_me ->
    [yes] You roll { $number } and { $number2 }.
   *[no] { $seat } rolls { $number } and { $number2 }.
}
# After a roll that leads to the place where the player already is.
sh-event-throws_again = { $seat_is_me ->
    [yes] You are already there, so you roll again.
   *[no] { $seat } is already there and rolls again.
}
sh-event-throws_d4 = { $seat_is_me ->
    [yes] You roll { $number } on the d4.
   *[no] { $seat } rolls { $number } on the d4.
}
sh-event-throws_d6 = { $seat_is_me ->
    [yes] You roll { $number } on the d6.
   *[no] { $seat } rolls { $number } on the d6.
}
sh-event-moves = { $seat_is_me ->
    [yes] You go to { $place_the }.
   *[no] { $seat } goes to { $place_the }.
}
# Only for green cards, so $colour is always sh-colour-green.
sh-event-draws = { $seat_is_me ->
    [yes] You draw a { $colour } card.
   *[no] { $seat } draws a { $colour } card.
}
# A red or blue card, which everybody sees.
sh-event-draws_card = { $seat_is_me ->
    [yes] You draw a { $colour } card: { $card }.
   *[no] { $seat } draws a { $colour } card: { $card }.
}
# The red or blue card that was just drawn changes nothing.
sh-event-nothing_happens = { $seat_is_me ->
    [yes] Your card has no effect.
   *[no] { $seat_own } card has no effect.
}
# Told to the player who drew it, and to the dead.
sh-event-green_drawn = { $seat_is_me ->
    [yes] You read the green card: { $green }.
   *[no] { $seat } reads the green card: { $green }.
}
# $seat gives the card to $seat2.
sh-event-gives_green = { $seat_is_me ->
    [yes] You give { $seat2_object } the green card.
   *[no] { $seat } gives { $seat2_object } the green card.
}
# Told to the receiver $seat2, and to the dead; $seat is the giver.
sh-event-green_received = { $seat2_is_me ->
    [yes] The green card from { $seat_object } is { $green }.
   *[no] { $seat2 } reads the green card from { $seat_object }: { $green }.
}
# Answers to a green card. $seat gave it and $seat2 answers; everybody sees the answer, not the card.
sh-event-green_outcome-heal = { $seat2_is_me ->
    [yes] { $number ->
        [one] You answer { $seat_own } card by healing { $number } wound.
       *[other] You answer { $seat_own } card by healing { $number } wounds.
    }
   *[no] { $number ->
        [one] { $seat2 } answers { $seat_own } card by healing { $number } wound.
       *[other] { $seat2 } answers { $seat_own } card by healing { $number } wounds.
    }
}
sh-event-green_outcome-take-number = { $seat2_is_me ->
    [yes] { $number ->
        [one] You answer { $seat_own } card by taking { $number } wound.
       *[other] You answer { $seat_own } card by taking { $number } wounds.
    }
   *[no] { $number ->
        [one] { $seat2 } answers { $seat_own } card by taking { $number } wound.
       *[other] { $seat2 } answers { $seat_own } card by taking { $number } wounds.
    }
}
sh-event-green_outcome-hand_over = { $seat2_is_me ->
    [yes] You answer { $seat_own } card by handing over { $equipment_the }.
   *[no] { $seat2 } answers { $seat_own } card by handing over { $equipment_the }.
}
# Only the giver $seat gets to see the character.
sh-event-green_outcome-show = { $seat2_is_me ->
    [yes] You secretly show your character to { $seat_object }.
   *[no] { $seat2 } secretly shows their character to { $seat_object }.
}
sh-event-green_outcome-nothing = { $seat2_is_me ->
    [yes] You tell { $seat_object } that nothing happens.
   *[no] { $seat2 } tells { $seat_object } that nothing happens.
}
# Told to the giver $seat of True Face, to its receiver $seat2, and to the dead.
sh-event-sees = { $seat_is_me ->
    [yes] You see that { $seat2 } is { $character }, a { $character_kind }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } sees that you are { $character }, a { $character_kind }.
       *[no] { $seat } sees that { $seat2 } is { $character }, a { $character_kind }.
    }
}
sh-event-attacks = { $seat_is_me ->
    [yes] You attack { $seat2_object }.
   *[no] { $seat } attacks { $seat2_object }.
}
# Both dice show the same number.
sh-event-fails = { $seat_is_me ->
    [yes] Your attack fails.
   *[no] { $seat_own } attack fails.
}
# After an attack that succeeds, before its wounds. $seat owns the equipment.
sh-event-adds = { $seat_is_me ->
    [yes] { $number ->
        [one] Your { $equipment } adds { $number } wound.
       *[other] Your { $equipment } adds { $number } wounds.
    }
   *[no] { $number ->
        [one] { $seat_own } { $equipment } adds { $number } wound.
       *[other] { $seat_own } { $equipment } adds { $number } wounds.
    }
}
# The same for equipment that makes the attack weaker.
sh-event-lessens = { $seat_is_me ->
    [yes] { $number ->
        [one] Your { $equipment } prevents { $number } wound.
       *[other] Your { $equipment } prevents { $number } wounds.
    }
   *[no] { $number ->
        [one] { $seat_own } { $equipment } prevents { $number } wound.
       *[other] { $seat_own } { $equipment } prevents { $number } wounds.
    }
}
# $seat is the victim; who or what caused the wounds stands in the lines before.
sh-event-wounded = { $seat_is_me ->
    [yes] { $number ->
        [one] You take { $number } wound.
       *[other] You take { $number } wounds.
    }
   *[no] { $number ->
        [one] { $seat } takes { $number } wound.
       *[other] { $seat } takes { $number } wounds.
    }
}
# Protection or a low roll leaves nothing of the wounds.
sh-event-spared = { $seat_is_me ->
    [yes] You take no wounds.
   *[no] { $seat } takes no wounds.
}
# $number can be 0 if the player had no wounds.
sh-event-heals = { $seat_is_me ->
    [yes] { $number ->
        [0] You heal nothing.
        [one] You heal { $number } wound.
       *[other] You heal { $number } wounds.
    }
   *[no] { $number ->
        [0] { $seat } heals nothing.
        [one] { $seat } heals { $number } wound.
       *[other] { $seat } heals { $number } wounds.
    }
}
# By Bonesetter or Frederik; $number is always 7.
sh-event-set_to = { $seat_is_me ->
    [yes] { $number ->
        [one] You now have { $number } wound.
       *[other] You now have { $number } wounds.
    }
   *[no] { $number ->
        [one] { $seat } now has { $number } wound.
       *[other] { $seat } now has { $number } wounds.
    }
}
# The Ward is the protection that Warding Spirit gives.
sh-event-warded = { $seat_is_me ->
    [yes] A Ward protects you: attacks do not wound you until your next turn.
   *[no] A Ward protects { $seat }: attacks do not wound them until their next turn.
}
# The Barrier is Garmund’s protection.
sh-event-barred = { $seat_is_me ->
    [yes] A Barrier protects you: nothing wounds you until your next turn.
   *[no] A Barrier protects { $seat }: nothing wounds them until their next turn.
}
# By Edgar; $seat2 loses the ability.
sh-event-voids = { $seat_is_me ->
    [yes] You take away { $seat2_own } ability for the rest of the game.
   *[no] { $seat } takes away { $seat2_own } ability for the rest of the game.
}
# For a card, an ability or the Magic Tree. $seat2_same is yes if $seat2 is the same player as $seat.
sh-event-targets = { $seat_is_me ->
    [yes] { $seat2_same ->
        [yes] You choose yourself as the target.
       *[no] You choose { $seat2_object }.
    }
   *[no] { $seat2_same ->
        [yes] { $seat } chooses themselves as the target.
       *[no] { $seat } chooses { $seat2_object }.
    }
}
sh-event-gains_turns = { $seat_is_me ->
    [yes] { $number ->
        [one] You gain { $number } extra turn.
       *[other] You gain { $number } extra turns.
    }
   *[no] { $number ->
        [one] { $seat } gains { $number } extra turn.
       *[other] { $seat } gains { $number } extra turns.
    }
}
# Apolena uses her ability.
sh-event-switches = { $seat_is_me ->
    [yes] From now on you win if your left neighbour wins.
   *[no] From now on { $seat } wins if their left neighbour wins.
}
# $seat loses the equipment and $seat2 gets it.
sh-event-hands_over = { $seat2_is_me ->
    [yes] You get { $equipment_the } from { $seat_object }.
   *[no] { $seat2 } gets { $equipment_the } from { $seat_object }.
}
# Dominik uses his ability.
sh-event-salvages = { $seat_is_me ->
    [yes] You take { $equipment_the } from the discard pile.
   *[no] { $seat } takes { $equipment_the } from the discard pile.
}
# $seat has just died; one line for each equipment card that nobody took.
sh-event-discards = { $seat_is_me ->
    [yes] Your equipment is discarded: { $equipment }.
   *[no] { $seat_own } equipment is discarded: { $equipment }.
}
sh-event-reveals = { $seat_is_me ->
    [yes] Your character is revealed: { $character }, a { $character_kind }.
   *[no] { $seat_own } character is revealed: { $character }, a { $character_kind }.
}
# $seat, who is revealed as $character, uses that character’s ability. The lines after it say how.
sh-event-uses = { $seat_is_me ->
    [yes] You use your ability as { $character }.
   *[no] { $seat } uses their ability as { $character }.
}
sh-event-dies = { $seat_is_me ->
    [yes] You die. You were { $character }, a { $character_kind }.
   *[no] { $seat } dies. { $seat } was { $character }, a { $character_kind }.
}
# Told only to a player who has just died. $casts has one sentence for each player, sh-one-of-cast.
sh-event-sees_all = You are dead, so you see every character. { $casts }
# One of the sentences of sh-event-sees_all.
sh-one-of-cast = { $seat_is_me ->
    [yes] You are { $character }.
   *[no] { $seat } is { $character }.
}
# $claim is one of the sh-claim- sentences below, said by $seat. $flag is yes if it contradicts what
# the same player claimed earlier. The line must begin with the claim.
sh-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (You said otherwise before.)
       *[no] { $claim } ({ $seat } said otherwise before.)
    }
   *[no] { $claim }
}
# The same, heard only by the dead.
sh-event-claims_apart = { $flag ->
    [yes] { $seat_is_me ->
        [yes] Among the dead: { $claim } (You said otherwise before.)
       *[no] Among the dead: { $claim } ({ $seat } said otherwise before.)
    }
   *[no] Among the dead: { $claim }
}
# $end is one of the sh-end- sentences below.
sh-event-ends = The game is over. { $end }
# One line for each winner, at the very end; everybody reads all of them.
sh-event-wins = { $seat_is_me ->
    [yes] You win as { $character }!
   *[no] { $seat } wins as { $character }.
}

## Why the game is over: a sentence after “The game is over.”, and the heading of the last page.

sh-end-werewolf = All vampires are dead.
sh-end-vampire = All werewolves are dead.
sh-end-dead_humans = Three humans are dead.
sh-end-rounds_over = A hundred rounds have been played.
sh-end-b1 = Bruno owns five equipment cards.
sh-end-b2 = Bertram’s attack killed somebody with 13 hit points or more.
sh-end-c1 = Cyril killed somebody, and at least three players are dead.
sh-end-c2 = Cecílie was the first to die, or is one of the last two alive.
sh-end-d1 = Dalibor was the first to die, or has outlived all vampires.
sh-end-d2 = Dominik owns three of Bone Amulet, Moon Spear, Pilgrim’s Cloak and Silver Chain.

## What may be chosen: buttons, and numbered lines in the terminal. Keep them short.
## “Ability:” marks what only the player’s own character can do; it reveals a hidden character.

# Do nothing when asked for a reaction.
sh-option-go_on = Do nothing
# Make one’s hidden character known to everybody, at any time.
sh-option-reveal = Reveal your character
# How a turn usually begins: the sum of both dice decides where the player goes.
sh-option-throw = Roll the dice and move
sh-option-move = Go to { $place_the }
# Elena, instead of sh-option-throw.
sh-option-step = Ability: step to { $place_the } without rolling
sh-option-draw = Draw a { $colour } card
# At the Magic Tree.
sh-option-tree_wound = Give { $seat_self } 2 wounds
# At the Magic Tree.
sh-option-tree_heal = { $seat_is_me ->
    [yes] Heal 1 of your wounds
   *[no] Heal 1 of { $seat_own } wounds
}
# An answer to a green card.
sh-option-take-number = { $number ->
    [one] Take { $number } wound
   *[other] Take { $number } wounds
}
# At the Stone Circle, or for Thieving Imp.
sh-option-take-seat-equipment = Take { $equipment_the } from { $seat_object }
# Do not use the place where one has just arrived.
sh-option-skip = Skip
# Choose who gets the green card.
sh-option-give = Give it to { $seat_object }
# An answer to a green card.
sh-option-heal = { $number ->
    [one] Heal { $number } wound
   *[other] Heal { $number } wounds
}
# An answer to a green card: to the player who gave it.
sh-option-hand_over = Hand over { $equipment_the }
# An answer to True Face.
sh-option-show = Show the giver your character
# An answer to a green card that does not fit.
sh-option-nothing = Say “nothing happens”
# For a card that asks for a player.
sh-option-target = Choose { $seat_self }
# For Slippery Path.
sh-option-part_with = Give away { $equipment_the }
# For Full Moon, Honey Cake and Blood Rite.
sh-option-reveal_and_heal = Reveal your character and heal all your wounds
sh-option-attack = Attack { $seat_object }
# Valeska.
sh-option-attack_d4 = Ability: attack { $seat_object } with the d4 alone
# With the Whirling Flail.
sh-option-attack_all = Attack everybody in range
# Valeska with the Whirling Flail.
sh-option-attack_all_d4 = Ability: attack everybody in range with the d4 alone
sh-option-no_attack = Don’t attack
# A hidden werewolf who owns the Moon Spear, after the roll.
sh-option-spear = Reveal your character for the Moon Spear: 2 extra wounds
# Bruno, after the roll. Can be chosen once for each target.
sh-option-rob = Ability: take { $equipment_the } from { $seat_object } instead of giving wounds
# Volko, after an attack.
sh-option-drink = Ability: heal 2 wounds
# Wanda, after being attacked.
sh-option-counter = Ability: attack the attacker
# Cyril, after an attack.
sh-option-repeat = Ability: take 2 wounds and attack again
# From a dead player.
sh-option-loot = Take { $equipment_the }
# Bruno, from a dead player.
sh-option-loot_all = Ability: take all the equipment
# Leave a dead player’s equipment.
sh-option-leave = Take nothing
# Edgar.
sh-option-void = Ability: take away { $seat_own } ability for the rest of the game
# Fenris. Not to be confused with sh-option-throw, which stands above it.
sh-option-maul = { $seat_is_me ->
    [yes] Ability: roll the d6 and take that many wounds yourself
   *[no] Ability: roll the d6 and give { $seat } that many wounds
}
# Gregor.
sh-option-claw = { $seat_is_me ->
    [yes] Ability: roll the d4 and take that many wounds yourself
   *[no] Ability: roll the d4 and give { $seat } that many wounds
}
# Frederik.
sh-option-set_seven = { $seat_is_me ->
    [yes] Ability: set your wounds to 7
   *[no] Ability: set { $seat_own } wounds to 7
}
# Umbra.
sh-option-haunt = Ability: give { $seat_self } 3 wounds
# Cecílie.
sh-option-mend = Ability: heal 1 wound
# Apolena.
sh-option-switch = Ability: from now on win with your left neighbour
# Garmund.
sh-option-barrier = Ability: put up the Barrier until your next turn
# Wigand.
sh-option-extra_turns = Ability: gain an extra turn for each dead player
# Adéla, at any time.
sh-option-heal_all = Ability: heal all your wounds
# Dominik, at any time.
sh-option-salvage = Ability: take { $equipment_the } from the discard pile

## What is asked: a heading above the options, spoken to the player. Many of these questions are put
## to players who have nothing to choose but “Do nothing”, so that nobody is given away by being asked.
## They must not say what could be done.

sh-ask-turn_start = Your turn. What will you do?
sh-ask-move = Where will you go?
sh-ask-place = Use { $place_the }?
# $green is the card that the player has just drawn.
sh-ask-give = You have drawn { $green }. Who gets it?
# $seat is the giver.
sh-ask-green = { $seat } gives you { $green }. How do you answer?
sh-ask-target = { $card }: which player do you choose?
# For Slippery Path.
sh-ask-part_with = Which equipment do you give away?
# For Thieving Imp.
sh-ask-steal = Which equipment do you take, and from whom?
# $card is Full Moon, Honey Cake or Blood Rite.
sh-ask-healing_card = You have drawn { $card }. Do you want to do anything?
sh-ask-attack = Whom do you attack?
# Asked of the attacker.
sh-ask-hit = Your attack succeeds. Do you want to do anything before it deals wounds?
# Asked of the attacker.
sh-ask-damage_dealt = Your attack dealt wounds. Do you want to do anything now?
# Asked of those who were attacked.
sh-ask-attacked = You have been attacked. Do you want to do anything now?
# Asked of the attacker.
sh-ask-attack_over = Your attack is over. Do you want to do anything more?
# $seat has just died by what the reader did; the options are that player’s equipment.
sh-ask-loot = { $seat } is dead. What do you take?
sh-ask-turn_end = Your turn is ending. Do you want to do anything more?

## What is claimed in table talk: one line each. $speaker says it, and $seat is whom it is about;
## $about_self is yes if that is the same player. Claims may be lies.

sh-claim-kind = { $about_self ->
    [yes] { $speaker }: “I am a { $kind }.”
   *[no] { $speaker }: “{ $seat_name } is a { $kind }.”
}
sh-claim-character = { $about_self ->
    [yes] { $speaker }: “I am { $character }.”
   *[no] { $speaker }: “{ $seat_name } is { $character }.”
}
# $green is the card that was given; $outcome is one of the sh-outcome- sentences below.
sh-claim-gave_green = { $about_self ->
    [yes] { $speaker }: “I gave myself { $green }. { $outcome }”
   *[no] { $speaker }: “I gave { $seat_name } { $green }. { $outcome }”
}
# The same, said by the receiver.
sh-claim-got_green = { $about_self ->
    [yes] { $speaker }: “I got { $green } from myself. { $outcome }”
   *[no] { $speaker }: “I got { $green } from { $seat_name }. { $outcome }”
}
sh-claim-trust = { $about_self ->
    [yes] { $speaker }: “You can trust me.”
   *[no] { $speaker }: “I trust { $seat_name }.”
}
sh-claim-suspect = { $about_self ->
    [yes] { $speaker }: “Suspect me if you like.”
   *[no] { $speaker }: “I suspect { $seat_name }.”
}
sh-claim-will_attack = { $about_self ->
    [yes] { $speaker }: “I will attack myself.”
   *[no] { $speaker }: “I will attack { $seat_name }.”
}

## The outcome of a green card: a sentence at the end of a claim (“I gave Ivo Garlic. Nothing
## happened.”), in a table, and in the list from which a claim is put together.

sh-outcome-heal = It healed a wound.
sh-outcome-take = It caused wounds.
sh-outcome-hand_over = An equipment card changed hands.
sh-outcome-show = The character was shown.
sh-outcome-nothing = Nothing happened.
sh-outcome-rowan_brooch = The Rowan Brooch changed hands.
sh-outcome-lodestone = The Wanderer’s Lodestone changed hands.
sh-outcome-pilgrims_cloak = The Pilgrim’s Cloak changed hands.
sh-outcome-silver_chain = The Silver Chain changed hands.
sh-outcome-moon_spear = The Moon Spear changed hands.
sh-outcome-talisman = The Bone Amulet changed hands.
sh-outcome-boar_knife = The Boar Knife changed hands.
sh-outcome-war_sickle = The War Sickle changed hands.
sh-outcome-wood_axe = The Woodcutter’s Axe changed hands.
sh-outcome-restless_blade = The Restless Blade changed hands.
sh-outcome-crossbow = The Crossbow changed hands.
sh-outcome-flail = The Whirling Flail changed hands.

## Table options, chosen by the host before the game: the name (two or three words), what it decides
## (-text), and a line for each value.

sh-setup-players = Players
sh-setup-players-text = Number of players. Two or three are werewolves, the same number are vampires, and the rest are humans.
sh-setup-players-4 = 4: two werewolves, two vampires
sh-setup-players-5 = 5: two werewolves, two vampires, one human
sh-setup-players-6 = 6: two werewolves, two vampires, two humans
sh-setup-players-7 = 7: two werewolves, two vampires, three humans
sh-setup-players-8 = 8: three werewolves, three vampires, two humans
sh-setup-preset = Preset
sh-setup-preset-text = A ready-made choice of characters for new players.
sh-setup-preset-none = None
sh-setup-preset-first_game = First game: basic characters, up to six players; with five, the human is Adéla
sh-setup-pool = Characters
sh-setup-pool-text = Which characters can be in the game.
sh-setup-pool-basic = Basic: the ten simpler characters
sh-setup-pool-advanced = Advanced: the ten trickier characters
# Two characters share each first letter, such as Elena and Edgar.
sh-setup-pool-mixed = Mixed: one for each letter, chosen at random in secret
sh-setup-pool-picked = Picked: one for each letter, chosen by the host
sh-setup-pool-free = Free: all twenty characters
sh-setup-picked = Picked characters
sh-setup-picked-text = One character for each letter, ten in all. Only for picked characters.
sh-setup-first_round_no_attack = Peaceful first round
sh-setup-first_round_no_attack-text = Whether attacks are forbidden in the first round.
sh-setup-first_round_no_attack-yes = No attacks in the first round
sh-setup-first_round_no_attack-no = Attacks from the first turn on
sh-setup-opening_prophecy_from_players = Green cards at the start
sh-setup-opening_prophecy_from_players-text = How many players it takes for everybody to give their left neighbour a green card before the first turn.
sh-setup-opening_prophecy_from_players-0 = Never
sh-setup-opening_prophecy_from_players-4 = Always
sh-setup-opening_prophecy_from_players-5 = With five or more players
sh-setup-opening_prophecy_from_players-6 = With six or more players
sh-setup-opening_prophecy_from_players-7 = With seven or more players
sh-setup-opening_prophecy_from_players-8 = Only with eight players
sh-setup-vampires_win_on_three_dead_humans = Three dead humans
sh-setup-vampires_win_on_three_dead_humans-text = Whether the vampires also win when three humans are dead. Only with seven players.
sh-setup-vampires_win_on_three_dead_humans-yes = The vampires win
sh-setup-vampires_win_on_three_dead_humans-no = The game goes on
sh-setup-adjacent_for_e1 = Elena’s step
sh-setup-adjacent_for_e1-text = Which places Elena can step to.
sh-setup-adjacent_for_e1-ring = The next place on either side
sh-setup-adjacent_for_e1-partner = Only the other place in her area
sh-setup-u2_target_location = Umbra’s place
sh-setup-u2_target_location-text = At which place Umbra can wound players.
sh-setup-u2_target_location-spring_of_wisdom = Spring of Wisdom
sh-setup-u2_target_location-graveyard = Graveyard
sh-setup-deck_size = Red and blue cards
sh-setup-deck_size-text = How many cards the red deck and the blue deck each have.
sh-setup-deck_size-16 = 16 each
sh-setup-deck_size-18 = 18 each: one more Spring Water, Healer’s Gift, Cave Spider and Slippery Path
sh-setup-dead_see = What the dead see
sh-setup-dead_see-text = Whether dead players see all characters, and the green cards given after their death.
sh-setup-dead_see-yes = The dead see everything
sh-setup-dead_see-no = The dead see what everybody sees
sh-setup-dead_talk = Chat for dead players
sh-setup-dead_talk-text = Whether dead players may talk to the living. Only if the dead do not see everything.
sh-setup-dead_talk-yes = The dead talk to everybody
sh-setup-dead_talk-no = The dead talk only to each other

## Why a table cannot be played with these options: shown to the host or in the terminal.

sh-bad-players-count = Shadow Hunters is for 4 to 8 players.
sh-bad-preset-value = There is no such preset. The only one is the first game.
sh-bad-preset-six_players = The first game is for up to six players.
sh-bad-preset-basic_pool = The first game is played with the basic characters.
sh-bad-pool-value = The characters can be basic, advanced, mixed, picked or free.
sh-bad-picked-value = The picked characters must be a list of characters.
sh-bad-picked-other_pool = You can name characters only if the characters are set to “picked”.
sh-bad-picked-one_of_each = Pick exactly one character for each letter, ten in all.
sh-bad-first_round_no_attack-value = A peaceful first round is either on or off.
sh-bad-opening_prophecy_from_players-value = The number of players for green cards at the start can be 4, 5, 6, 7 or 8, or 0 for never.
sh-bad-vampires_win_on_three_dead_humans-value = Winning by three dead humans is either on or off.
sh-bad-vampires_win_on_three_dead_humans-seven_players = Only a game of seven players has three humans.
# “ring” and “partner” are the values of the option and stay as they are.
sh-bad-adjacent_for_e1-value = Elena’s step can be “ring” or “partner”.
sh-bad-u2_target_location-value = Umbra’s place can be the Spring of Wisdom or the Graveyard.
sh-bad-deck_size-value = The decks can have 16 or 18 cards.
sh-bad-dead_see-value = What the dead see is either everything or only what is public.
sh-bad-dead_talk-value = Chat for dead players is either on or off.
sh-bad-dead_talk-dead_see = The dead may talk to the living only if they do not see everything.
