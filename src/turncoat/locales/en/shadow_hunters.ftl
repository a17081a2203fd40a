### Shadow Hunters, the vampires-and-werewolves edition, in our own words.
###
### Names have forms: $place_the is “the Chapel”, $equipment_the is “the Crossbow”,
### $character_kind is “werewolf”. A second seat, number or place in a sentence is $seat2,
### $number2, $place2. Bare ids come along as $place_id and so on; $seat_is_me is yes or no.

sh-name = Shadow Hunters

## Kinds, colours

sh-kind-werewolf = werewolf
sh-kind-vampire = vampire
sh-kind-human = human

sh-colour-red = red
sh-colour-blue = blue
sh-colour-green = green

## Places

sh-place-morganas_hut = Morgana’s Hut
    .the = Morgana’s Hut
sh-place-morganas_hut-text = 2 or 3. You may take a green card.
sh-place-spring_of_wisdom = Spring of Wisdom
    .the = the Spring of Wisdom
sh-place-spring_of_wisdom-text = 4 or 5. You may take a card from the red, blue or green deck.
sh-place-chapel = Chapel
    .the = the Chapel
sh-place-chapel-text = 6. You may take a blue card.
sh-place-graveyard = Graveyard
    .the = the Graveyard
sh-place-graveyard-text = 8. You may take a red card.
sh-place-magic_tree = Magic Tree
    .the = the Magic Tree
sh-place-magic_tree-text = 9. You may choose any player, yourself included: that player takes 2 wounds or heals 1, as you decide.
sh-place-stone_circle = Stone Circle
    .the = the Stone Circle
sh-place-stone_circle-text = 10. You may take one equipment from another player.

## Blue events

sh-card-full_moon = Full Moon
sh-card-full_moon-text = If you are a hidden werewolf, you may turn your card up and heal all your wounds. If you are a revealed werewolf, you heal all your wounds.
sh-card-honey_cake = Honey Cake
sh-card-honey_cake-text = For those whose name begins with A, E or U. Hidden, you may turn your card up and heal all your wounds; revealed, you heal all your wounds.
sh-card-silver_mirror = Silvered Mirror
sh-card-silver_mirror-text = If you are a hidden vampire, your card is turned up at once. Only Ulrich casts no reflection: he stays hidden.
sh-card-healers_gift = Healer’s Gift
sh-card-healers_gift-text = Choose another player and throw the d6: that player heals as many wounds as it shows.
sh-card-second_wind = Second Wind
sh-card-second_wind-text = After this turn you take another one.
sh-card-bonesetter = Bonesetter
sh-card-bonesetter-text = Choose any player, yourself included: that player now has exactly 7 wounds. Nothing protects from this, and it kills nobody.
sh-card-storm_of_light = Storm of Light
sh-card-storm_of_light-text = All other players take 2 wounds, wherever they are.
sh-card-warding_spirit = Warding Spirit
sh-card-warding_spirit-text = Until your next turn starts, attacks give you no wounds. Everything else still does.
sh-card-spring_water = Spring Water
sh-card-spring_water-text = You heal 2 wounds.

## Blue equipment

sh-card-rowan_brooch = Rowan Brooch
    .the = the Rowan Brooch
sh-card-rowan_brooch-text = The Magic Tree can’t wound you. It can still heal you.
sh-card-lodestone = Wanderer’s Lodestone
    .the = the Wanderer’s Lodestone
sh-card-lodestone-text = When you throw for your move, you throw twice and choose which throw to follow.
sh-card-pilgrims_cloak = Pilgrim’s Cloak
    .the = the Pilgrim’s Cloak
sh-card-pilgrims_cloak-text = Attacks on you give 1 wound less, and so do your own attacks.
sh-card-silver_chain = Silver Chain
    .the = the Silver Chain
sh-card-silver_chain-text = When your attack puts somebody out, you take all their equipment.
sh-card-moon_spear = Moon Spear
    .the = the Moon Spear
sh-card-moon_spear-text = Only in a werewolf’s hands: your attacks that don’t fail give 2 wounds more if you are revealed. If you are hidden, you may turn your card up for it after the throw.
sh-card-talisman = Bone Amulet
    .the = the Bone Amulet
sh-card-talisman-text = You take no wounds from Hungry Bats, Cave Spider and Powder Keg.

## Red events

sh-card-slippery_path = Slippery Path
sh-card-slippery_path-text = You must give one of your equipment cards to another player. If you have none, you take 1 wound.
sh-card-cave_spider = Cave Spider
sh-card-cave_spider-text = Choose any player, yourself included: that player takes 2 wounds, and you take 2 as well.
sh-card-blood_rite = Blood Rite
sh-card-blood_rite-text = If you are a hidden vampire, you may turn your card up and heal all your wounds. If you are already revealed, nothing happens.
sh-card-powder_keg = Powder Keg
sh-card-powder_keg-text = Throw both dice. Everybody at the place with that number takes 3 wounds, you too if you are there. On a 7 nothing happens.
sh-card-thieving_imp = Thieving Imp
sh-card-thieving_imp-text = You must take one equipment from another player. If nobody else has any, nothing happens.
sh-card-straw_doll = Straw Doll
sh-card-straw_doll-text = Choose any player, yourself included, and throw the d6. On 1 to 4 that player takes 3 wounds; on 5 or 6 you take them.
sh-card-hungry_bats = Hungry Bats
sh-card-hungry_bats-text = Choose any player, yourself included: that player takes 2 wounds. Then you heal 1, if you are still alive.

## Red equipment

sh-card-boar_knife = Boar Knife
    .the = the Boar Knife
sh-card-boar_knife-text = Your attacks that don’t fail give 1 wound more.
sh-card-war_sickle = War Sickle
    .the = the War Sickle
sh-card-war_sickle-text = Your attacks that don’t fail give 1 wound more.
sh-card-wood_axe = Woodcutter’s Axe
    .the = the Woodcutter’s Axe
sh-card-wood_axe-text = Your attacks that don’t fail give 1 wound more.
sh-card-restless_blade = Restless Blade
    .the = the Restless Blade
sh-card-restless_blade-text = On your turn, whenever you may attack and anybody is in range, you must. All your attacks are thrown with the d4 alone: its number counts, and it can’t fail.
sh-card-crossbow = Crossbow
    .the = the Crossbow
sh-card-crossbow-text = You attack into the two other areas, and no longer into your own.
sh-card-flail = Whirling Flail
    .the = the Whirling Flail
sh-card-flail-text = You attack everybody in range at once, with one throw.

## Green cards

sh-card-g_aid = Herbs for the Pack
sh-card-g_aid-text = If you are a werewolf: heal 1 wound. If you have none, take 1.
sh-card-g_huddle = Cup in the Dark
sh-card-g_huddle-text = If you are a vampire: heal 1 wound. If you have none, take 1.
sh-card-g_nurturance = Warm Hearth
sh-card-g_nurturance-text = If you are a human: heal 1 wound. If you have none, take 1.
sh-card-g_anger = Toll of the Night
sh-card-g_anger-text = If you are a werewolf or a vampire: hand the giver one equipment, or take 1 wound.
sh-card-g_blackmail = Toll of the Living
sh-card-g_blackmail-text = If you are a human or a werewolf: hand the giver one equipment, or take 1 wound.
sh-card-g_greed = Toll of the Veiled
sh-card-g_greed-text = If you are a human or a vampire: hand the giver one equipment, or take 1 wound.
sh-card-g_slap = Wolfsbane
sh-card-g_slap-text = If you are a werewolf: take 1 wound.
sh-card-g_spell = Garlic
sh-card-g_spell-text = If you are a vampire: take 1 wound.
sh-card-g_exorcism = Sunbeam
sh-card-g_exorcism-text = If you are a vampire: take 2 wounds.
sh-card-g_bully = Weak of Body
sh-card-g_bully-text = If you have 11 hit points or fewer (A, B, C, E, U): take 1 wound.
sh-card-g_lesson = Strong of Body
sh-card-g_lesson-text = If you have 12 hit points or more (D, F, G, V, W): take 2 wounds.
sh-card-g_prediction = True Face
sh-card-g_prediction-text = Whoever you are: show your character to the giver, and to nobody else.

## Werewolves

sh-character-e1 = Elena
    .kind = { sh-kind-werewolf }
sh-character-e1-ability = Instead of throwing for your move, you may step to a neighbouring place.
sh-character-e1-goal = All vampires are out.
sh-character-e2 = Edgar
    .kind = { sh-kind-werewolf }
sh-character-e2-ability = Once, before you move: another player’s ability is void for the rest of the game.
sh-character-e2-goal = All vampires are out.
sh-character-f1 = Fenris
    .kind = { sh-kind-werewolf }
sh-character-f1-ability = Once, before you move: choose any player and throw the d6. That player takes as many wounds as it shows.
sh-character-f1-goal = All vampires are out.
sh-character-f2 = Frederik
    .kind = { sh-kind-werewolf }
sh-character-f2-ability = Once, before you move: choose any player, who now has exactly 7 wounds.
sh-character-f2-goal = All vampires are out.
sh-character-g1 = Gregor
    .kind = { sh-kind-werewolf }
sh-character-g1-ability = Once, before you move: choose any player and throw the d4. That player takes as many wounds as it shows.
sh-character-g1-goal = All vampires are out.
sh-character-g2 = Garmund
    .kind = { sh-kind-werewolf }
sh-character-g2-ability = Once, at the end of your turn: nothing can wound you until your next turn starts.
sh-character-g2-goal = All vampires are out.

## Vampires

sh-character-u1 = Ulrich
    .kind = { sh-kind-vampire }
sh-character-u1-ability = You may lie to green cards, and stay hidden doing so. Only True Face demands the truth. The Silvered Mirror does not show you.
sh-character-u1-goal = All werewolves are out.
sh-character-u2 = Umbra
    .kind = { sh-kind-vampire }
sh-character-u2-ability = Once in each of your turns, before you move: any player at the Spring of Wisdom takes 3 wounds. (At some tables it is the Graveyard.)
sh-character-u2-goal = All werewolves are out.
sh-character-v1 = Volko
    .kind = { sh-kind-vampire }
sh-character-v1-ability = Whenever an attack of yours gave at least 1 wound, you heal 2.
sh-character-v1-goal = All werewolves are out.
sh-character-v2 = Valeska
    .kind = { sh-kind-vampire }
sh-character-v2-ability = Whenever you declare an attack, you may throw the d4 alone: its number counts, and it can’t fail.
sh-character-v2-goal = All werewolves are out.
sh-character-w1 = Wanda
    .kind = { sh-kind-vampire }
sh-character-w1-ability = Whenever you have been attacked and live, you may attack your attacker in return.
sh-character-w1-goal = All werewolves are out.
sh-character-w2 = Wigand
    .kind = { sh-kind-vampire }
sh-character-w2-ability = Once, at the end of your turn: you take as many extra turns as there are dead players.
sh-character-w2-goal = All werewolves are out.

## Humans

sh-character-a1 = Adéla
    .kind = { sh-kind-human }
sh-character-a1-ability = Once, at any time: you heal all your wounds.
sh-character-a1-goal = You are alive when the game ends.
sh-character-a2 = Apolena
    .kind = { sh-kind-human }
sh-character-a2-ability = Once, before you move: you turn from your right neighbour to your left one, and can’t turn back.
sh-character-a2-goal = Your right neighbour wins; after your switch, your left one.
sh-character-b1 = Bruno
    .kind = { sh-kind-human }
sh-character-b1-ability = With 4 to 6 players: when your attack would give somebody 2 or more wounds, you may take one of their equipment cards instead. With 7 or 8: you may take all the equipment of those your attack puts out.
sh-character-b1-goal = You own 5 equipment cards.
sh-character-b2 = Bertram
    .kind = { sh-kind-human }
sh-character-b2-ability = You must turn your card up when your attack puts out somebody with 12 hit points or fewer.
sh-character-b2-goal = Your attack puts out somebody with 13 hit points or more; or you are alive at the Stone Circle when the game ends.
sh-character-c1 = Cyril
    .kind = { sh-kind-human }
sh-character-c1-ability = After your attack you may take 2 wounds to attack those of your targets again who still live, as often as you like.
sh-character-c1-goal = You put another player out, and 3 or more players are dead then.
sh-character-c2 = Cecílie
    .kind = { sh-kind-human }
sh-character-c2-ability = Once in each of your turns, before you move: you may heal 1 wound.
sh-character-c2-goal = You are the first to die, or you live and no more than two players are left.
sh-character-d1 = Dalibor
    .kind = { sh-kind-human }
sh-character-d1-ability = You must turn your card up when another player dies. You can’t do it at any other time.
sh-character-d1-goal = You are the first to die, or all vampires are out and you are alive.
sh-character-d2 = Dominik
    .kind = { sh-kind-human }
sh-character-d2-ability = Once, at any time: you take one equipment from the red or blue discards.
sh-character-d2-goal = You own three of these four: Bone Amulet, Moon Spear, Pilgrim’s Cloak, Silver Chain.

## What happened

sh-event-board = The board is laid in three areas: { $place } and { $place2 }, { $place3 } and { $place4 }, { $place5 } and { $place6 }.
sh-event-you_are = You are { $character }, a { $character_kind }. Keep it to yourself.
sh-event-begins = { $seat_is_me ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}
sh-event-turn = { $seat_is_me ->
    [yes] Round { $number }: it is your turn.
   *[no] Round { $number }: it is { $seat_own } turn.
}
sh-event-unprotected = { $seat_is_me ->
    [yes] Your protection is gone.
   *[no] { $seat_own } protection is gone.
}
sh-event-throws = { $seat_is_me ->
    [yes] You throw { $number } on the d6 and { $number2 } on the d4.
   *[no] { $seat } throws { $number } on the d6 and { $number2 } on the d4.
}
sh-event-throws_again = { $seat_is_me ->
    [yes] You stand there already, so you throw again.
   *[no] { $seat } stands there already and throws again.
}
sh-event-throws_d4 = { $seat_is_me ->
    [yes] You throw { $number } on the d4.
   *[no] { $seat } throws { $number } on the d4.
}
sh-event-throws_d6 = { $seat_is_me ->
    [yes] You throw { $number } on the d6.
   *[no] { $seat } throws { $number } on the d6.
}
sh-event-moves = { $seat_is_me ->
    [yes] You go to { $place_the }.
   *[no] { $seat } goes to { $place_the }.
}
sh-event-draws = { $seat_is_me ->
    [yes] You take a { $colour } card.
   *[no] { $seat } takes a { $colour } card.
}
sh-event-draws_card = { $seat_is_me ->
    [yes] You take a { $colour } card: { $card }.
   *[no] { $seat } takes a { $colour } card: { $card }.
}
sh-event-nothing_happens = { $seat_is_me ->
    [yes] Nothing comes of your card.
   *[no] Nothing comes of { $seat_own } card.
}
sh-event-green_drawn = { $seat_is_me ->
    [yes] You read the green card: { $green }.
   *[no] { $seat } reads the green card: { $green }.
}
sh-event-gives_green = { $seat_is_me ->
    [yes] You slip { $seat2_object } the green card.
   *[no] { $seat } slips { $seat2_object } the green card.
}
sh-event-green_received = { $seat2_is_me ->
    [yes] The card from { $seat_object } says: { $green }.
   *[no] { $seat2 } reads the card from { $seat_object }: { $green }.
}
sh-event-green_outcome-heal = { $seat2_is_me ->
    [yes] Your
   *[no] { $seat2_own }
} answer to { $seat_own } card: heal { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}.
sh-event-green_outcome-take-number = { $seat2_is_me ->
    [yes] Your
   *[no] { $seat2_own }
} answer to { $seat_own } card: take { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}.
sh-event-green_outcome-hand_over = { $seat2_is_me ->
    [yes] Your
   *[no] { $seat2_own }
} answer to { $seat_own } card: hand over { $equipment_the }.
sh-event-green_outcome-show = { $seat2_is_me ->
    [yes] Your
   *[no] { $seat2_own }
} answer to { $seat_own } card: the character, for { $seat_object } alone to see.
sh-event-green_outcome-nothing = { $seat2_is_me ->
    [yes] Your
   *[no] { $seat2_own }
} answer to { $seat_own } card: nothing happens.
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
sh-event-fails = { $seat_is_me ->
    [yes] Your attack fails.
   *[no] { $seat_own } attack fails.
}
sh-event-wounded = { $seat_is_me ->
    [yes] You take { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
   *[no] { $seat } takes { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
}
sh-event-spared = { $seat_is_me ->
    [yes] You take no wounds.
   *[no] { $seat } takes no wounds.
}
sh-event-heals = { $seat_is_me ->
    [yes] You heal { $number ->
        [0] nothing
        [one] { $number } wound
       *[other] { $number } wounds
    }.
   *[no] { $seat } heals { $number ->
        [0] nothing
        [one] { $number } wound
       *[other] { $number } wounds
    }.
}
sh-event-set_to = { $seat_is_me ->
    [yes] You now have { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
   *[no] { $seat } now has { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
}
sh-event-warded = { $seat_is_me ->
    [yes] A Ward surrounds you: until your next turn, attacks don’t hurt you.
   *[no] A Ward surrounds { $seat }: until their next turn, attacks don’t hurt them.
}
sh-event-barred = { $seat_is_me ->
    [yes] A Barrier surrounds you: until your next turn, nothing hurts you.
   *[no] A Barrier surrounds { $seat }: until their next turn, nothing hurts them.
}
sh-event-voids = { $seat_is_me ->
    [yes] You take away { $seat2_own } ability for the rest of the game.
   *[no] { $seat } takes away { $seat2_own } ability for the rest of the game.
}
sh-event-targets = { $seat_is_me ->
    [yes] You choose { $seat2_is_me ->
        [yes] yourself
       *[no] { $seat2_object }
    }.
   *[no] { $seat } chooses { $seat2_object }.
}
sh-event-gains_turns = { $seat_is_me ->
    [yes] You gain { $number ->
        [one] { $number } extra turn
       *[other] { $number } extra turns
    }.
   *[no] { $seat } gains { $number ->
        [one] { $number } extra turn
       *[other] { $number } extra turns
    }.
}
sh-event-switches = { $seat_is_me ->
    [yes] You now side with your left neighbour.
   *[no] { $seat } now sides with their left neighbour.
}
sh-event-hands_over = { $seat2_is_me ->
    [yes] You get { $equipment_the } from { $seat_object }.
   *[no] { $seat2 } gets { $equipment_the } from { $seat_object }.
}
sh-event-salvages = { $seat_is_me ->
    [yes] You take { $equipment_the } from the discards.
   *[no] { $seat } takes { $equipment_the } from the discards.
}
sh-event-discards = { $seat_is_me ->
    [yes] Of your things, { $equipment_the } is discarded.
   *[no] Of { $seat_own } things, { $equipment_the } is discarded.
}
sh-event-reveals = { $seat_is_me ->
    [yes] Your card is turned up: { $character }, a { $character_kind }.
   *[no] { $seat_own } card is turned up: { $character }, a { $character_kind }.
}
sh-event-dies = { $seat_is_me ->
    [yes] You die. You were { $character }, a { $character_kind }.
   *[no] { $seat } dies. It was { $character }, a { $character_kind }.
}
sh-event-sees_all = Being dead, you see all: { $casts }.
sh-one-of-cast = { $seat_is_me ->
    [yes] you are { $character }
   *[no] { $seat } is { $character }
}
sh-event-claims = { $flag ->
    [yes] { $claim } ({ $seat_is_me ->
        [yes] You
       *[no] { $seat }
    } said otherwise before.)
   *[no] { $claim }
}
sh-event-claims_apart = { $flag ->
    [yes] Among the dead: { $claim } ({ $seat_is_me ->
        [yes] You
       *[no] { $seat }
    } said otherwise before.)
   *[no] Among the dead: { $claim }
}
sh-event-ends = The game is over. { $end }
sh-event-wins = { $seat_is_me ->
    [yes] You win as { $character }!
   *[no] { $seat } wins as { $character }.
}

## Why the game is over

sh-end-werewolf = No vampire is left.
sh-end-vampire = No werewolf is left.
sh-end-dead_humans = Three humans are dead.
sh-end-rounds_over = A hundred rounds have been played.
sh-end-b1 = Bruno owns five equipment cards.
sh-end-b2 = Bertram’s attack has felled one of the strong.
sh-end-c1 = Cyril has put somebody out, and at least three are dead.
sh-end-c2 = Cecílie was the first to die, or is among the last two.
sh-end-d1 = Dalibor was the first to die, or has outlived all vampires.
sh-end-d2 = Dominik owns three relics.

## What may be chosen

sh-option-go_on = Go on
sh-option-reveal = Turn your card up
sh-option-throw = Throw the dice
sh-option-move = Go to { $place_the }
sh-option-step = Step to { $place_the } (Elena)
sh-option-draw = Take a { $colour } card
sh-option-tree_wound = 2 wounds to { $seat_self }
sh-option-tree_heal = { $seat_is_me ->
    [yes] Heal 1 wound yourself
   *[no] Let { $seat } heal 1 wound
}
sh-option-take-number = Take { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}
sh-option-take-seat-equipment = Take { $equipment_the } from { $seat_object }
sh-option-skip = Leave the place unused
sh-option-give = Give it to { $seat_object }
sh-option-heal = Heal { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}
sh-option-hand_over = Hand over { $equipment_the }
sh-option-show = Show the giver your character
sh-option-nothing = Say “nothing happens”
sh-option-target = Choose { $seat_self }
sh-option-part_with = Give away { $equipment_the }
sh-option-reveal_and_heal = Turn your card up and heal all wounds
sh-option-attack = Attack { $seat_object }
sh-option-attack_d4 = Attack { $seat_object } with the d4 alone (Valeska)
sh-option-attack_all = Attack everybody in range
sh-option-attack_all_d4 = Attack everybody in range with the d4 alone (Valeska)
sh-option-no_attack = Don’t attack
sh-option-spear = Turn your card up for the Moon Spear: 2 wounds more
sh-option-rob = Take { $equipment_the } from { $seat_object } instead of wounding (Bruno)
sh-option-drink = Heal 2 wounds (Volko)
sh-option-counter = Strike back (Wanda)
sh-option-repeat = Take 2 wounds and attack again (Cyril)
sh-option-loot = Take { $equipment_the }
sh-option-loot_all = Take everything (Bruno)
sh-option-leave = Take nothing
sh-option-void = Take away { $seat_own } ability for good (Edgar)
sh-option-maul = Wound { $seat_self } with the d6 (Fenris)
sh-option-claw = Wound { $seat_self } with the d4 (Gregor)
sh-option-set_seven = { $seat_is_me ->
    [yes] Set your wounds to 7 (Frederik)
   *[no] Set { $seat_own } wounds to 7 (Frederik)
}
sh-option-haunt = 3 wounds to { $seat_self } (Umbra)
sh-option-mend = Heal 1 wound (Cecílie)
sh-option-switch = Side with your left neighbour from now on (Apolena)
sh-option-barrier = Put up the Barrier until your next turn (Garmund)
sh-option-extra_turns = Take an extra turn for each of the dead (Wigand)
sh-option-heal_all = Heal all your wounds (Adéla)
sh-option-salvage = Take { $equipment_the } from the discards (Dominik)

## What is asked

sh-ask-turn_start = Your turn. What will you do?
sh-ask-move = Where will you go?
sh-ask-place = You are at { $place_the }. Will you use it?
sh-ask-give = You hold { $green }. Who shall have it?
sh-ask-green = The card from { $seat_object } is { $green }. How do you answer?
sh-ask-target = { $card }: whom do you choose?
sh-ask-part_with = Which equipment will you give away?
sh-ask-steal = What will you take, and from whom?
sh-ask-healing_card = You took { $card }. Will you do anything about it?
sh-ask-attack = Whom do you attack?
sh-ask-hit = Your throw has not failed. Will you do anything before the wounds fall?
sh-ask-damage_dealt = Your attack gave wounds. Will you do anything about it?
sh-ask-attacked = You have been attacked. Will you do anything about it?
sh-ask-attack_over = Your attack is over. Will you do anything more?
sh-ask-loot = { $seat } is out. What will you take?
sh-ask-turn_end = Your turn is ending. Will you do anything more?

## What is claimed. $speaker says it; $seat is whom it is about.

sh-claim-kind = { $about_self ->
    [yes] { $speaker }: “I am a { $kind }.”
   *[no] { $speaker }: “{ $seat_name } is a { $kind }.”
}
sh-claim-character = { $about_self ->
    [yes] { $speaker }: “I am { $character }.”
   *[no] { $speaker }: “{ $seat_name } is { $character }.”
}
sh-claim-gave_green = { $about_self ->
    [yes] { $speaker }: “I gave myself { $green }: { $outcome }.”
   *[no] { $speaker }: “I gave { $seat_name } { $green }: { $outcome }.”
}
sh-claim-got_green = { $about_self ->
    [yes] { $speaker }: “I got { $green } from myself: { $outcome }.”
   *[no] { $speaker }: “I got { $green } from { $seat_name }: { $outcome }.”
}
sh-claim-trust = { $about_self ->
    [yes] { $speaker }: “You can trust me.”
   *[no] { $speaker }: “I trust { $seat_name }.”
}
sh-claim-suspect = { $about_self ->
    [yes] { $speaker }: “Suspect me, if you like.”
   *[no] { $speaker }: “I suspect { $seat_name }.”
}
sh-claim-will_attack = { $about_self ->
    [yes] { $speaker }: “I am my own next target.”
   *[no] { $speaker }: “I will attack { $seat_name }.”
}

## What came of a green card, in a claim

sh-outcome-heal = a wound was healed
sh-outcome-take = wounds were taken
sh-outcome-hand_over = an equipment changed hands
sh-outcome-show = the character was shown
sh-outcome-nothing = nothing happened
sh-outcome-rowan_brooch = { sh-card-rowan_brooch.the } changed hands
sh-outcome-lodestone = { sh-card-lodestone.the } changed hands
sh-outcome-pilgrims_cloak = { sh-card-pilgrims_cloak.the } changed hands
sh-outcome-silver_chain = { sh-card-silver_chain.the } changed hands
sh-outcome-moon_spear = { sh-card-moon_spear.the } changed hands
sh-outcome-talisman = { sh-card-talisman.the } changed hands
sh-outcome-boar_knife = { sh-card-boar_knife.the } changed hands
sh-outcome-war_sickle = { sh-card-war_sickle.the } changed hands
sh-outcome-wood_axe = { sh-card-wood_axe.the } changed hands
sh-outcome-restless_blade = { sh-card-restless_blade.the } changed hands
sh-outcome-crossbow = { sh-card-crossbow.the } changed hands
sh-outcome-flail = { sh-card-flail.the } changed hands

## Table options

sh-setup-players = Players
sh-setup-players-text = How many sit at the table. Two or three are werewolves and as many are vampires; the rest are humans.
sh-setup-players-4 = 4: two werewolves, two vampires
sh-setup-players-5 = 5: two werewolves, two vampires, one human
sh-setup-players-6 = 6: two werewolves, two vampires, two humans
sh-setup-players-7 = 7: two werewolves, two vampires, three humans
sh-setup-players-8 = 8: three werewolves, three vampires, two humans
sh-setup-preset = Preset
sh-setup-preset-text = A ready-made choice of characters for those who are new to the game.
sh-setup-preset-none = None
sh-setup-preset-first_game = First game: the basic characters, up to six players; among five the human is Adéla
sh-setup-pool = Characters
sh-setup-pool-text = Which characters can be in the game at all.
sh-setup-pool-basic = Basic: the ten simpler ones
sh-setup-pool-advanced = Advanced: the ten trickier ones
sh-setup-pool-mixed = Mixed: one of each initial, by chance and unseen
sh-setup-pool-picked = Picked: one of each initial, named by the host
sh-setup-pool-free = Free: all twenty
sh-setup-picked = Picked characters
sh-setup-picked-text = For picked characters: one of each initial, ten in all.
sh-setup-first_round_no_attack = Peaceful first round
sh-setup-first_round_no_attack-text = Whether attacks are forbidden in round 1.
sh-setup-first_round_no_attack-yes = Nobody may attack in round 1
sh-setup-first_round_no_attack-no = Attacks from the first turn on
sh-setup-opening_prophecy_from_players = Opening with green cards
sh-setup-opening_prophecy_from_players-text = From how many players on everybody gives their left neighbour a green card before the first turn.
sh-setup-opening_prophecy_from_players-0 = Never
sh-setup-opening_prophecy_from_players-4 = Always
sh-setup-opening_prophecy_from_players-5 = With five or more
sh-setup-opening_prophecy_from_players-6 = With six or more
sh-setup-opening_prophecy_from_players-7 = With seven or more
sh-setup-opening_prophecy_from_players-8 = Only with eight
sh-setup-vampires_win_on_three_dead_humans = Three dead humans
sh-setup-vampires_win_on_three_dead_humans-text = Whether the vampires also win when three humans are dead; only with seven players.
sh-setup-vampires_win_on_three_dead_humans-yes = The vampires win by it
sh-setup-vampires_win_on_three_dead_humans-no = Nobody wins by it
sh-setup-adjacent_for_e1 = Elena’s step
sh-setup-adjacent_for_e1-text = Which places count as neighbours when Elena steps.
sh-setup-adjacent_for_e1-ring = The places on either side, all around the board
sh-setup-adjacent_for_e1-partner = Only the other place of her area
sh-setup-u2_target_location = Umbra’s hunting ground
sh-setup-u2_target_location-text = At which place Umbra’s victims stand.
sh-setup-u2_target_location-spring_of_wisdom = Spring of Wisdom
sh-setup-u2_target_location-graveyard = Graveyard
sh-setup-deck_size = Red and blue cards
sh-setup-deck_size-text = How many cards the red and the blue deck have each.
sh-setup-deck_size-16 = 16 each
sh-setup-deck_size-18 = 18 each: one more Spring Water, Healer’s Gift, Cave Spider and Slippery Path
sh-setup-dead_see = The dead see
sh-setup-dead_see-text = Whether the dead see all characters and the green cards given after their death.
sh-setup-dead_see-yes = The dead see everything
sh-setup-dead_see-no = The dead see what everybody sees
sh-setup-dead_talk = The dead talk
sh-setup-dead_talk-text = Whether the dead may talk to the living; only if they don’t see everything.
sh-setup-dead_talk-yes = The dead talk to all
sh-setup-dead_talk-no = The dead talk only among themselves

## A table can’t be laid so

sh-bad-players-count = Shadow Hunters is for four to eight players.
sh-bad-preset-value = There is no such preset; there is only the first game.
sh-bad-preset-six_players = The first game is for up to six players.
sh-bad-preset-basic_pool = The first game is played with the basic characters.
sh-bad-pool-value = The characters can be basic, advanced, mixed, picked or free.
sh-bad-picked-value = The picked characters must be a list of characters.
sh-bad-picked-other_pool = Characters can be named only if they are to be picked.
sh-bad-picked-one_of_each = Pick exactly one character of each initial, ten in all.
sh-bad-first_round_no_attack-value = A peaceful first round is either on or off.
sh-bad-opening_prophecy_from_players-value = The opening can start from 4, 5, 6, 7 or 8 players, or with 0 never.
sh-bad-vampires_win_on_three_dead_humans-value = The victory by three dead humans is either on or off.
sh-bad-vampires_win_on_three_dead_humans-seven_players = Only a game of seven has three humans.
sh-bad-adjacent_for_e1-value = Elena’s step can be along the ring or to the partner.
sh-bad-u2_target_location-value = Umbra can hunt at the Spring of Wisdom or at the Graveyard.
sh-bad-deck_size-value = The decks can have 16 or 18 cards.
sh-bad-dead_see-value = Either the dead see everything or they don’t.
sh-bad-dead_talk-value = Either the dead talk to the living or they don’t.
sh-bad-dead_talk-dead_see = The dead may talk to the living only if they don’t see everything.
