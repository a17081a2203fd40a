### Cthulhu: Dark Providence: cards, places, events, choices and questions.
###
### Arguments. $seat is a player: “You” or a name; $seat_own is “your” or “Ada’s”, $seat_name always
### the name, $seat_is_me is yes for the reader. $card is the name of any card, $mythos of a mythos
### card, $city of a city, $agent of an agent. A second argument of a kind has a 2: $seat2, $city2.
### A list is $cards, $seats or $tokens, with $number for how many there are.
###
### Forms of names. They are attributes below and can be inflected: $city_in is “in Boston”, $city_to
### “to Boston”, $agent_the “the Mi-Go”, $alignment_one “a cultist dissenter”, $great_old_one_the “the
### Black Goat”, $token_one “an insanity token”, $resource_for “for money” or “to move the ritual marker
### up”.
###
### Endings. A message that ends in -on_city, -on_base or -on_mythos is about cubes or a lock on a city,
### on the base card of $city or on a mythos card. One that ends in -piece or -victim is about an agent,
### one that ends in -deep_one about a Deep One in $city.
###
### VP are victory points. In the solo game the two cultists are seats too; they are called “it”.

dp-name = Cthulhu: Dark Providence

## Starting cards: each player’s deck at the beginning
##
## A name, and under -text what the card does. “Action” costs one of the two actions of a turn, “free
## action” costs none, “reaction” is optional, “always” lasts, “on claim” happens once.

dp-card-st_whispers = Whispers
# A card that has resources and no effect. The same text stands on several cards.
dp-card-st_whispers-text = This card has no effect. You play it for its resources.
dp-card-st_favours = Called-in Favours
dp-card-st_favours-text = This card has no effect. You play it for its resources.
dp-card-st_hush = Hush Money
dp-card-st_hush-text = This card has no effect. You play it for its resources.
dp-card-st_rail = Rail Pass
dp-card-st_rail-text = This card has no effect. You play it for its resources.
dp-card-st_pistol = Pocket Pistol
dp-card-st_pistol-text = This card has no effect. You play it for its resources.
dp-card-st_chain = Chained Door
dp-card-st_chain-text = Action: place a lock on a base card, mythos card or city, or remove one.
dp-card-st_rite = Borrowed Rite
dp-card-st_rite-text = Action: one of your agents closes or opens the gate in its city. Then this card is destroyed.
dp-card-st_conspirator = Treacherous Conspirator
dp-card-st_conspirator-text = Action: one of your agents assassinates another player’s agent or Deep One in the same city.
dp-card-st_monday = Agent Monday
dp-card-st_monday-text = Action: take up to 3 of your cubes from Limbo back into your supply.
dp-card-st_wednesday = Agent Wednesday
dp-card-st_wednesday-text = Action: draw 3 cards.
dp-card-st_thursday = Agent Thursday
dp-card-st_thursday-text = Action: move up to 2 of your agents, each along up to 2 roads. This costs nothing.
dp-card-st_friday = Agent Friday
dp-card-st_friday-text = Action: take 1 of your cubes from the general supply and 1 from Limbo into your supply.
dp-card-st_saturday = Agent Saturday
dp-card-st_saturday-text = Action: choose a base card or city and another player. That player takes back 2 cubes from it, or 1 if there is only 1. Then put 1 cube from your supply on a city.

## Hired agents’ cards: the agent’s token stands on the board

dp-card-ag_earp = Wyatt Earp
dp-card-ag_earp-text = Action: Earp assassinates another player’s agent or Deep One in his city, or closes the gate there.
dp-card-ag_rothstein = Arnold Rothstein
dp-card-ag_rothstein-text = Action: Rothstein assassinates another player’s agent or Deep One in his city, or opens the gate there.
dp-card-ag_fleet = Moses Fleet
dp-card-ag_fleet-text = Free action: move Fleet along up to 2 roads. This costs nothing.
dp-card-ag_lescaux = Gerard Lescaux
dp-card-ag_lescaux-text = Action: Lescaux closes the gate in his city. Reaction: when this card is destroyed, you may move the investigation marker up 1 space.
dp-card-ag_chavos = Adsila Chavos
dp-card-ag_chavos-text = Action: Chavos assassinates another player’s agent or Deep One in her city.
dp-card-ag_lachlan = Father Lachlan
dp-card-ag_lachlan-text = Action: Father Lachlan closes the gate in his city with 1 extra strength.
dp-card-ag_houdini = Harry Houdini
dp-card-ag_houdini-text = Always: Houdini can’t be assassinated, taken by the Mi-Go or turned possessed by another player. Action: place a lock on a base card, mythos card or city, or remove one; or Houdini closes the gate in his city.
dp-card-ag_lafrance = Lillian La France
dp-card-ag_lafrance-text = Always: once in each of your turns, but not during an action, La France may move to a neighbouring city. This costs nothing.
dp-card-ag_ochs = Alice Ochs
dp-card-ag_ochs-text = Always: Ochs counts as 2 influence on her city instead of 1. On the base card there she counts as 1.
dp-card-ag_west = Herbert West
dp-card-ag_west-text = Action: take the token of a hired agent from any crypt and put it in West’s city. It is your agent, it is not possessed, and it has no card.
dp-card-ag_mishima = Kana Mishima
dp-card-ag_mishima-text = Action: Mishima assassinates another player’s agent or Deep One in her city.
dp-card-ag_carter = Randolph Carter
dp-card-ag_carter-text = Action: Carter closes or opens the gate in his city with 1 extra strength.
dp-card-ag_rose = James Horus Rose
dp-card-ag_rose-text = Action: Rose opens the gate in his city.
dp-card-ag_ness = Eliot Ness
dp-card-ag_ness-text = Action: Ness assassinates another player’s agent or Deep One in his city; or you place a lock on a base card, mythos card or city, or remove one.
dp-card-ag_stclair = Stephanie St. Clair
dp-card-ag_stclair-text = Action: take up to 4 of your cubes back into your supply, from Limbo and the board in any mix.
dp-card-ag_jung = Carl Jung
dp-card-ag_jung-text = Action: put 1 of your insanity tokens back into the bag.
dp-card-ag_hoover = J. Edgar Hoover
dp-card-ag_hoover-text = Action: look secretly at another player’s hand and choose 1 card. That player discards it.
dp-card-ag_armitage = Henry Armitage
dp-card-ag_armitage-text = Action: Armitage closes the gate in his city with 1 extra strength.
dp-card-ag_legrasse = Inspector Legrasse
dp-card-ag_legrasse-text = Action: Legrasse assassinates another player’s agent or Deep One in his city.
dp-card-ag_waite = Asenath Waite
dp-card-ag_waite-text = Action: discard 2 other cards from your hand. Then take control of another player’s hired agent in Waite’s city who is not possessed. Its card goes to your discard pile.
dp-card-ag_olmstead = Robert Olmstead
dp-card-ag_olmstead-text = Action: Olmstead opens the gate in his city; or you move up to 2 of your agents and Deep Ones along 1 road each, which costs nothing.
dp-card-ag_mason = Keziah Mason
dp-card-ag_mason-text = Action: you may move Mason to any city that is not blocked and has no gate token. Then she may open the gate in her city.

## Other base cards: they lie on the cities until somebody claims them

dp-card-bs_anarchists = Anarchists
dp-card-bs_anarchists-text = Action: choose a city and another player. All of that player’s cubes on the city go to Limbo. Cubes on its base card stay.
dp-card-bs_possessed = Possessed
dp-card-bs_possessed-text = Action: turn one of your agents to its possessed side. Or, in a city where you have a possessed agent, take control of another player’s hired agent who is not possessed (never Houdini) and turn it to its possessed side. Its card goes to your discard pile.
dp-card-bs_deep_ones = Deep Ones
dp-card-bs_deep_ones-text = On claim: take the 8 Deep Ones into your supply. Action: put up to 2 of them on the board, one by one. Each goes to a coastal city, or to a city next to one with a Deep One of yours. Then you may claim one city without a lock where you have at least as many Deep Ones as its control value. If all 8 are then on the board, the game ends.
dp-card-bs_danvers = Danvers Asylum
dp-card-bs_danvers-text = Action: put 1 of your insanity tokens back into the bag.
dp-card-bs_guard = National Guard
dp-card-bs_guard-text = Action: put the martial law token in any city, or move it there. No agent, Deep One or cultist can enter that city or pass through it. Those inside may leave.
dp-card-bs_explorers = Explorers’ Club
dp-card-bs_explorers-text = Action: look secretly at all face-down base cards of one city. Put one of them on top, right under the face-up card. Then draw 1 card.
dp-card-bs_bureau = Federal Bureau
dp-card-bs_bureau-text = Action: look secretly at another player’s alignment card. Then this card is destroyed.
dp-card-bs_wall_street = Wall Street
dp-card-bs_wall_street-text = Action: take up to 2 of your cubes from the general supply into your supply.
dp-card-bs_hart_island = Hart Island
dp-card-bs_hart_island-text = Action: take up to 2 cards from your discard pile back into your hand.
dp-card-bs_gazette = Morning Gazette
dp-card-bs_gazette-text = Action: choose a base card, mythos card or city. Every other player takes back 1 cube from it. Reaction: after you have used this action, you may draw 1 card.
dp-card-bs_bootleggers = Bootleggers
dp-card-bs_bootleggers-text = Reaction: when this card goes from your hand to the discard pile without being played, you may take 1 of your cubes from Limbo back into your supply.
dp-card-bs_union = Railway Brotherhood
dp-card-bs_union-text = Action: move up to 3 of your agents along 1 road each. This costs nothing.
dp-card-bs_detectives = Private Detectives
dp-card-bs_detectives-text = Action: you may move one agent of another player to a neighbouring city. Then draw 1 card.
dp-card-bs_guns = Hired Guns
dp-card-bs_guns-text = Action: one of your agents assassinates another player’s agent or Deep One in the same city.
dp-card-bs_dynamite = Dynamite Cache
dp-card-bs_dynamite-text = Action: one of your agents assassinates another player’s agent or Deep One in the same city with 3 extra strength. Then this card is destroyed.
dp-card-bs_elder_sign = Elder Sign
dp-card-bs_elder_sign-text = Action: one of your agents closes the gate in its city with 1 extra strength.
dp-card-bs_black_altar = Black Altar
dp-card-bs_black_altar-text = Action: one of your agents opens the gate in its city with 1 extra strength.
dp-card-bs_starry = Starry Wisdom Congregation
dp-card-bs_starry-text = This card has no effect. You play it for its resources.
dp-card-bs_miskatonic = Miskatonic Faculty
dp-card-bs_miskatonic-text = Action: draw 2 cards.
dp-card-bs_order = Esoteric Order
dp-card-bs_order-text = Action: move the ritual marker up 1 space and add a card from the mythos deck to the row.
dp-card-bs_jury = Grand Jury
dp-card-bs_jury-text = Action: do this twice: place a lock on a base card, mythos card or city, or remove one.
dp-card-bs_customs = Customs House
dp-card-bs_customs-text = Action: take 1 of your cubes from the general supply into your supply. Then place a lock on a base card, mythos card or city, or remove one.
dp-card-bs_exchange = Telephone Exchange
dp-card-bs_exchange-text = Free action: move up to 2 of your cubes, from any cards and cities on the board, to one card or city.
dp-card-bs_kitchen = Soup Kitchen
dp-card-bs_kitchen-text = Action: take up to 4 of your cubes from Limbo back into your supply.
dp-card-bs_forger = Master Forger
dp-card-bs_forger-text = Action: claim a base card or city without a lock where you have at least 1 cube and no other player has more influence than you. Then this card is destroyed.
dp-card-bs_plane = Mail Plane
dp-card-bs_plane-text = Free action: move one of your agents to any city that is not blocked.
dp-card-bs_seance = Séance Circle
dp-card-bs_seance-text = Action: look secretly at the top 2 cards of the mythos deck. Add one to the row and put the other at the bottom of the deck.
dp-card-bs_fire = Archive Fire
dp-card-bs_fire-text = Action: destroy up to 2 cards from your hand and discard pile. Then draw 2 cards.
dp-card-bs_blackmail = Blackmail
dp-card-bs_blackmail-text = Action: choose a base card and another player. That player takes back all their cubes from it.

## City cards: they come with control of a city

dp-card-city_arkham = Arkham
dp-card-city_arkham-text = The player who claims Arkham takes this card.
dp-card-city_boston = Boston
dp-card-city_boston-text = The player who claims Boston takes this card.
dp-card-city_new_york = New York
dp-card-city_new_york-text = The player who claims New York takes this card.
dp-card-city_washington = Washington
dp-card-city_washington-text = The player who claims Washington takes this card.
dp-card-city_pittsburgh = Pittsburgh
dp-card-city_pittsburgh-text = The player who claims Pittsburgh takes this card.
dp-card-city_detroit = Detroit
dp-card-city_detroit-text = The player who claims Detroit takes this card.
dp-card-city_chicago = Chicago
dp-card-city_chicago-text = The player who claims Chicago takes this card.
dp-card-city_indianapolis = Indianapolis
dp-card-city_indianapolis-text = The player who claims Indianapolis takes this card.
dp-card-city_st_louis = St. Louis
dp-card-city_st_louis-text = The player who claims St. Louis takes this card.
dp-card-city_atlanta = Atlanta
dp-card-city_atlanta-text = The player who claims Atlanta takes this card.
dp-card-city_charleston = Charleston
dp-card-city_charleston-text = The player who claims Charleston takes this card.
dp-card-city_new_orleans = New Orleans
dp-card-city_new_orleans-text = The player who claims New Orleans takes this card.
dp-card-city_rlyeh = R’lyeh
# R’lyeh is the only city card without a city on the board.
dp-card-city_rlyeh-text = R’lyeh is not on the board and can’t be claimed. The player who claims the mythos card Cthulhu takes this card. After each action in which you use it, you take a sanity test.

## Mythos cards: they lie in a row, and beside their owner once claimed

dp-card-my_yog = Yog-Sothoth
dp-card-my_yog-text = On claim: you have 1 extra action this turn. Always: after you have opened or closed a gate and taken the sanity test, draw 2 cards.
dp-card-my_hastur = Hastur
dp-card-my_hastur-text = On claim: turn over cards of the reserve until an agent appears. Claim that agent and put it in any city that is not blocked. The other cards go to the bottom of the reserve in random order. Always: each of your hired agents’ cards has one more action: that agent assassinates another player’s agent or Deep One in the same city, even a possessed one.
dp-card-my_cthulhu = Cthulhu
dp-card-my_cthulhu-text = On claim: put the Cthulhu figure in any city and the R’lyeh card on your discard pile. Whoever controls the city loses it and its VP. All agents and Deep Ones there must leave. Nobody can enter the city, pass through it, claim it or its base card, or add influence to either.
dp-card-my_migo = Mi-Go
dp-card-my_migo-text = On claim: choose another player’s hired agent who is not possessed (never Houdini). Its token and card go under this card and are out of play. The Mi-Go (strength 2) enters that city as your agent. If there is no such agent, the Mi-Go enters any city that is not blocked.
dp-card-my_whateleys = The Whateleys
dp-card-my_whateleys-text = On claim: put the 3 Whateley tokens in three different cities without a gate token. Always: you have 2 extra strength to open or close a gate where a Whateley token is. When anybody opens or closes a gate there, the token is removed.
dp-card-my_tesla = Nikola Tesla
dp-card-my_tesla-text = Always: after your first claim in a turn you have 1 extra action. Claiming this card does not count.
dp-card-my_sacrifice = Sacrifice
dp-card-my_sacrifice-text = Action, once per turn: destroy one of your hired agents. Then move the ritual marker up 3 spaces, or put up to 2 of your insanity tokens back into the bag.
dp-card-my_silver_key = Silver Key
dp-card-my_silver_key-text = Free action, once per turn: move one of your agents along 1 road. This costs nothing.
dp-card-my_necronomicon = Necronomicon
dp-card-my_necronomicon-text = Action, once per turn, only while you have fewer than 3 insanity tokens: score 2 VP at once. Then take a sanity test.
dp-card-my_lost_city = Lost City
dp-card-my_lost_city-text = On claim: score 3 VP at once.
dp-card-my_impostor = The Impostor
dp-card-my_impostor-text = End of game: before any alignment is turned up and scored, you may change yours to its opposite. Investigators and cultists are opposites. Investigator dissenters and cultist dissenters are opposites.
dp-card-my_pandemonium = Pandemonium
dp-card-my_pandemonium-text = On claim: every other player discards 2 cards of their choice. Then, in up to 2 cities, put the face-up base card under its stack and turn up the next one. Cubes on the old card go back to their owners, and a lock on it goes back to the supply.
dp-card-my_black_goat = The Black Goat
dp-card-my_black_goat-text = Always: once per turn, after your Influence action, you may put 1 cube from your supply on a base card to which that action added none.
dp-card-my_corruption = Corruption
dp-card-my_corruption-text = On claim: take control of another player’s hired agent who is not possessed, in a city where you have an agent. Its card goes to your discard pile.
dp-card-my_nyarlathotep = Nyarlathotep
dp-card-my_nyarlathotep-text = On claim: look secretly at another player’s alignment card. Always: when you are tied for the most influence on a base card or mythos card and have a cube there, you count as having the most.
dp-card-my_azathoth = Azathoth
dp-card-my_azathoth-text = On claim: move the ritual marker up 2 spaces. End of game: 1 VP for each insanity token on your board, at most 3.
dp-card-my_dagon = Dagon
dp-card-my_dagon-text = Always: you have 1 extra strength for assassinations and gates in coastal cities.
dp-card-my_shoggoth = Shoggoth
dp-card-my_shoggoth-text = Action, once per game: destroy another player’s hired agent (possessed or not) or Deep One in a city where you have an agent. It goes to nobody’s crypt.
dp-card-my_colour = The Colour from Space
dp-card-my_colour-text = On claim: in up to 2 cities, destroy the face-up base card and turn up the next one. Cubes on the old card go back to their owners, and a lock on it goes back to the supply.
dp-card-my_jenkin = Brown Jenkin
dp-card-my_jenkin-text = Free action, once per turn: choose a base card, mythos card or city and another player. That player takes back 1 cube from it.
dp-card-my_trapezohedron = Shining Trapezohedron
dp-card-my_trapezohedron-text = Always: at the end of your turn you draw until you have 6 cards in hand instead of 5.
dp-card-my_elder_thing = Elder Thing
dp-card-my_elder_thing-text = On claim: move the investigation marker up 2 spaces, or the ritual marker down 2 spaces.
dp-card-my_slumber = Gate of Deeper Slumber
dp-card-my_slumber-text = Always: in a sanity test you draw two tokens. Keep one of them and put the other back into the bag.
dp-card-my_pnakotic = Pnakotic Manuscripts
dp-card-my_pnakotic-text = Free action, once per turn: look secretly at the top 3 cards of your deck and put them back in any order. End of game: you win every tie. If you are tied for the lowest score, you are not the lowest; if you are tied for the highest, you win.

## Cities

dp-city-arkham = Arkham
    .in = in Arkham
    .to = to Arkham
dp-city-boston = Boston
    .in = in Boston
    .to = to Boston
dp-city-new_york = New York
    .in = in New York
    .to = to New York
dp-city-washington = Washington
    .in = in Washington
    .to = to Washington
dp-city-pittsburgh = Pittsburgh
    .in = in Pittsburgh
    .to = to Pittsburgh
dp-city-detroit = Detroit
    .in = in Detroit
    .to = to Detroit
dp-city-chicago = Chicago
    .in = in Chicago
    .to = to Chicago
dp-city-indianapolis = Indianapolis
    .in = in Indianapolis
    .to = to Indianapolis
dp-city-st_louis = St. Louis
    .in = in St. Louis
    .to = to St. Louis
dp-city-atlanta = Atlanta
    .in = in Atlanta
    .to = to Atlanta
dp-city-charleston = Charleston
    .in = in Charleston
    .to = to Charleston
dp-city-new_orleans = New Orleans
    .in = in New Orleans
    .to = to New Orleans

## Agents on the board, by their short names

dp-agent-monday = Agent Monday
    .the = Agent Monday
dp-agent-wednesday = Agent Wednesday
    .the = Agent Wednesday
dp-agent-thursday = Agent Thursday
    .the = Agent Thursday
dp-agent-friday = Agent Friday
    .the = Agent Friday
dp-agent-saturday = Agent Saturday
    .the = Agent Saturday
dp-agent-ag_earp = Earp
    .the = Earp
dp-agent-ag_rothstein = Rothstein
    .the = Rothstein
dp-agent-ag_fleet = Fleet
    .the = Fleet
dp-agent-ag_lescaux = Lescaux
    .the = Lescaux
dp-agent-ag_chavos = Chavos
    .the = Chavos
dp-agent-ag_lachlan = Father Lachlan
    .the = Father Lachlan
dp-agent-ag_houdini = Houdini
    .the = Houdini
dp-agent-ag_lafrance = La France
    .the = La France
dp-agent-ag_ochs = Ochs
    .the = Ochs
dp-agent-ag_west = West
    .the = West
dp-agent-ag_mishima = Mishima
    .the = Mishima
dp-agent-ag_carter = Carter
    .the = Carter
dp-agent-ag_rose = Rose
    .the = Rose
dp-agent-ag_ness = Ness
    .the = Ness
dp-agent-ag_stclair = St. Clair
    .the = St. Clair
dp-agent-ag_jung = Jung
    .the = Jung
dp-agent-ag_hoover = Hoover
    .the = Hoover
dp-agent-ag_armitage = Armitage
    .the = Armitage
dp-agent-ag_legrasse = Inspector Legrasse
    .the = Inspector Legrasse
dp-agent-ag_waite = Waite
    .the = Waite
dp-agent-ag_olmstead = Olmstead
    .the = Olmstead
dp-agent-ag_mason = Mason
    .the = Mason
dp-agent-mi_go = Mi-Go
    .the = the Mi-Go
dp-agent-cultist1 = First Cultist
    .the = the First Cultist
dp-agent-cultist2 = Second Cultist
    .the = the Second Cultist

## Alignments: the secret side of a player

dp-alignment-investigator = investigator
    .one = an investigator
# What an alignment scores at the end, in full. It stands on the player’s own sheet.
dp-alignment-investigator-goal = At the end you score the value of the investigation track, the value of each gate you closed and the investigator VP of your agents. Like everybody, you keep your VP from the game, score the general VP and end-of-game effects of your cards and agents, and score 3 VP if your alignment was never revealed. The player with the lowest score is out, together with everybody of the same alignment. The highest score of the others wins.
dp-alignment-cultist = cultist
    .one = a cultist
dp-alignment-cultist-goal = At the end you score the value of the ritual track, the value of each gate you opened, the cultist VP of your mythos cards, 1 VP for each token in your crypt and 1 VP for each of your possessed agents. You score 8 VP if you claimed the Deep Ones and all of them are on the board. Like everybody, you keep your VP from the game, score the general VP and end-of-game effects of your cards and agents, and score 3 VP if your alignment was never revealed. The player with the lowest score is out, together with everybody of the same alignment. The highest score of the others wins.
dp-alignment-dissenter_investigator = investigator dissenter
    .one = an investigator dissenter
dp-alignment-dissenter_investigator-goal = At the end you score the value of the investigation track, the value of each gate you closed or opened and 1 VP for each token in your crypt. Like everybody, you keep your VP from the game, score the general VP and end-of-game effects of your cards and agents, and score 3 VP if your alignment was never revealed. If it was revealed, you lose 3 VP. The player with the lowest score is out, together with everybody of the same alignment. The highest score of the others wins. Nobody else shares your alignment.
dp-alignment-dissenter_cultist = cultist dissenter
    .one = a cultist dissenter
dp-alignment-dissenter_cultist-goal = At the end you score the value of the ritual track, the value of each gate you closed or opened and 1 VP for each token in your crypt. Like everybody, you keep your VP from the game, score the general VP and end-of-game effects of your cards and agents, and score 3 VP if your alignment was never revealed. If it was revealed, you lose 3 VP. The player with the lowest score is out, together with everybody of the same alignment. The highest score of the others wins. Nobody else shares your alignment.

# The same for the solo game.
dp-solo-goal = At the end you score the value of the investigation track, the value of each gate you closed and the investigator VP of your agents. You keep your VP from the game, score the general VP and end-of-game effects of your cards and agents, and score 3 VP if your alignment was never revealed. You win if you have at least as many VP as the Great Old One.

## Sides in statistics over many games

dp-side-investigator = Investigators
dp-side-cultist = Cultists
dp-side-dissenter_investigator = Investigator dissenter
dp-side-dissenter_cultist = Cultist dissenter
dp-side-great_old_one = The Great Old One

## Great Old Ones: the opponent in the solo game

dp-goo-goo_hastur = Hastur
    .the = Hastur
dp-goo-goo_hastur-text = Goal: the cultists have claimed 4 agents, which are kept beside this card. First cultist: puts 1 cube on each of the first three base cards along the path. Second cultist: claims the first base card along the path that has no lock and at least 4 of its cubes, however much influence you have there. Then it claims the top card of the reserve. If there is no such base card, it puts 2 cubes on the base card of its city.
dp-goo-goo_yog = Yog-Sothoth
    .the = Yog-Sothoth
dp-goo-goo_yog-text = Goal: the cultists have opened 6 gates. First cultist: opens the gate in its city with strength 2, plus the strength of its card and of the cultists there. Second cultist: puts 1 cube on every mythos card in the row. Then the ritual marker moves up 1 space.
dp-goo-goo_cthulhu = Cthulhu
    .the = Cthulhu
dp-goo-goo_cthulhu-text = Goal: the cultists control 5 cities at the same time. First cultist: the ritual marker moves up 1 space. Second cultist: puts 1 cube on its city. If it cannot, because a cultist controls the city or it has no cube in its supply, the Cthulhu figure moves to the first city along the path that you control.
dp-goo-goo_goat = The Black Goat
    .the = the Black Goat
dp-goo-goo_goat-text = Goal: the cultists have claimed 9 base cards. First cultist: puts 1 cube on each of the first four base cards along the path. Second cultist: claims the first base card along the path that has no lock and at least 2 of its cubes, however much influence you have there. If there is none, it puts 3 cubes on the base card of its city.
dp-goo-goo_nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
dp-goo-goo_nyarlathotep-text = Goal: the cultists have claimed 5 mythos cards. First cultist: puts 3 cubes on the first mythos card without cultists’ cubes. If every card has some, it takes the first card without its own cubes, or else the first card. Second cultist: claims the first mythos card that has no lock and at least 1 of its cubes, however much influence you have there. Whether it claimed one or not, a card is added to the row.
dp-goo-goo_azathoth = Azathoth
    .the = Azathoth
dp-goo-goo_azathoth-text = Goal: the ritual marker is at least 10 spaces ahead of the investigation marker. First cultist: the ritual marker moves up 2 spaces. Second cultist: the investigation marker moves down 2 spaces. If your main agent is in its city, you take a sanity test.

## Behaviour cards: one is turned up each turn of the Great Old One

dp-behaviour-beh1 = Ballots and Back Rooms
# What both cultists do when this behaviour card is turned up. Cultists are called “it”.
dp-behaviour-beh1-text = First cultist: claims the first city along the path that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked city where they do. Then it puts 2 cubes on its city. Second cultist: puts 2 cubes on the base card of its city. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead.
dp-behaviour-beh2 = Favours for the Mayor
dp-behaviour-beh2-text = First cultist: puts 2 cubes on the base card of its city. Second cultist: claims the first city along the path that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked city where they do. Then it puts 2 cubes on its city. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead.
dp-behaviour-beh3 = Old Books, New Recruits
dp-behaviour-beh3-text = First cultist: puts 2 cubes on the first mythos card without cultists’ cubes. If every card has some, it takes the first card without its own cubes, or else the first card. Second cultist: claims the first base card along the path that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked base card where they do. Then it puts 1 cube on the base card of its city. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead.
dp-behaviour-beh4 = Recruits and Relics
dp-behaviour-beh4-text = First cultist: claims the first base card along the path that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked base card where they do. Then it puts 1 cube on the base card of its city. Second cultist: puts 2 cubes on the first mythos card without cultists’ cubes. If every card has some, it takes the first card without its own cubes, or else the first card. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead.
dp-behaviour-beh5 = A Glow over City Hall
dp-behaviour-beh5-text = First cultist: opens the gate in its city with strength 2, plus 1 for each cultist there. Second cultist: puts 3 cubes on its city. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead.
dp-behaviour-beh6 = Stolen Idol, Open Door
dp-behaviour-beh6-text = First cultist: claims the first mythos card that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked mythos card where they do. Then it puts 1 cube on its city. Second cultist: opens the gate in its city with strength 2, plus 1 for each cultist there. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead.
dp-behaviour-beh7 = The Dreamer and the Dagger
dp-behaviour-beh7-text = First cultist: does its line on the Great Old One’s card. Whether that worked or not, it then takes a step along the path. Second cultist: claims the first mythos card that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked mythos card where they do. Then, if you have 5 VP or more, it assassinates one of your agents or Deep Ones in its city with strength 2, plus 1 for each cultist there. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead. Once both cards with a line of the Great Old One have been resolved, all eight behaviour cards are shuffled.
dp-behaviour-beh8 = Knife, Key and Calling
dp-behaviour-beh8-text = First cultist: if you have 5 VP or more, it assassinates one of your agents or Deep Ones in its city with strength 2, plus 1 for each cultist there. Then it claims the first city along the path that has no lock and where its cubes outnumber your influence. If there is none, it removes the lock from the first locked city where they do. Second cultist: does its line on the Great Old One’s card. Whether that worked or not, it then takes a step along the path. The cultist’s own card adds to these numbers. If an act fails, the cultist takes a step along the path instead. Once both cards with a line of the Great Old One have been resolved, all eight behaviour cards are shuffled.

## Tracks, resources, gates

# Names of a track inside a sentence: “The marker on the ritual track moves to space 5.”
dp-track-ritual = the ritual track
dp-track-investigation = the investigation track

# Names of resources and symbols on cards. .for completes “You play Whispers …”.
dp-resource-influence = influence
    .for = for influence
    .sign = influence{ "\u00A0" }
dp-resource-money = money
    .for = for money
    .sign = money{ "\u00A0" }
dp-resource-strength = strength
    .for = for strength
    .sign = strength{ "\u00A0" }
dp-resource-ritual_up = ritual up
    .for = to move the ritual marker up
    .sign = ritual +
dp-resource-ritual_down = ritual down
    .for = to move the ritual marker down
    .sign = ritual −
dp-resource-invest_up = investigation up
    .for = to move the investigation marker up
    .sign = investigation +
dp-resource-invest_down = investigation down
    .for = to move the investigation marker down
    .sign = investigation −

# What a gate is, as in web-dp-gate: “gate open (Ada)”.
dp-gate-open = open
dp-gate-closed = closed

## Tokens

# .one completes “You draw …” and “Boston gets …”.
dp-token-insanity = insanity token
    .one = an insanity token
dp-token-sanity = sanity token
    .one = a sanity token
dp-token-cthulhu = Cthulhu figure
    .one = the Cthulhu figure
dp-token-martial_law = martial law token
    .one = the martial law token
dp-token-whateley = Whateley token
    .one = a Whateley token
dp-token-mi_go = Mi-Go
    .one = the Mi-Go

## Sentences that follow a question

# Follows the question dp-ask-refresh.
dp-fate-bottom = The old card goes under its stack.
dp-fate-destroy = The old card is destroyed.

# Follows the question dp-ask-possess.
dp-way-own = Choose one of your own agents.
dp-way-convert = Choose another player’s hired agent. You take control of it.

## Why the game is over

# Why the game ends. It stands alone, and in dp-event-will_end and dp-event-game_over.
dp-end-vp_mark = The victory points that end the game have been reached.
dp-end-madness = A player who is not a cultist has gone mad.
dp-end-main_agent = A main agent is dead.
dp-end-ritual_track = The ritual marker has reached the last space of its track.
dp-end-investigation_track = The investigation marker has reached the last space of its track.
dp-end-deep_ones = All eight Deep Ones have risen from the sea.
dp-end-great_old_one_goal = The Great Old One has reached its goal.
dp-end-great_old_one_mad = The Great Old One has drawn its fifth insanity token.

## What the signs mean: what the sign looks like, and what it says

dp-icon-points = Laurel
dp-icon-points-text = A player’s VP on the track. More are scored at the end of the game.
dp-icon-cubes = Cube
dp-icon-cubes-text = How many cubes a player has in the supply. Each player’s cubes have their own colour and sign.
dp-icon-cities = Flag
dp-icon-cities-text = How many cities a player controls. On the map, a flag in a player’s colour marks such a city.
dp-icon-hand = Fan of cards
dp-icon-hand-text = How many cards a player has in hand.
dp-icon-insanity = Head with dots
dp-icon-insanity-text = A player’s insanity tokens. When all dots are filled, the player is mad.
dp-icon-claimed = Tentacle with a number
dp-icon-claimed-text = How many mythos cards a player has claimed.
dp-icon-crypt = Tombstone
dp-icon-crypt-text = How many agents a player has assassinated. They lie in the player’s crypt.
dp-icon-deep_one = Fish
dp-icon-deep_one-text = Deep Ones. At a seat: how many are still in the supply. On the map: how many are in the city.
dp-icon-control = Shield
dp-icon-control-text = The VP for claiming the city. Assassinating somebody there takes this much strength.
dp-icon-gate = Arch
dp-icon-gate-text = The strength that the gate of the city needs, and the VP it is worth.
dp-icon-gate_open = Arch with a swirl
dp-icon-gate_open-text = An open gate. The round badge shows who opened it.
dp-icon-gate_closed = Barred arch
dp-icon-gate_closed-text = A closed gate. The round badge shows who closed it.
dp-icon-most = Red bar
dp-icon-most-text = Below a player’s cubes: this player has the most influence there.
dp-icon-lock = Padlock
dp-icon-lock-text = Locked: nobody can claim this city or card.
dp-icon-stack = Card with a number
dp-icon-stack-text = How many base cards lie face down below the card that can be seen.
dp-icon-main = Face
dp-icon-main-text = A player’s main agent.
dp-icon-hired = Hat
dp-icon-hired-text = A hired agent, on a card or on the map.
dp-icon-mi_go = Jaws
dp-icon-mi_go-text = The Mi-Go, a creature that counts as an agent of its player.
dp-icon-token_strength = Number in a circle
dp-icon-token_strength-text = The strength of an agent, or how many Deep Ones there are.
dp-icon-possessed = Tentacles around a token
dp-icon-possessed-text = A possessed agent: it cannot be assassinated or taken over.
dp-icon-cthulhu = Large tentacle on a city
dp-icon-cthulhu-text = Cthulhu is here: nobody can enter, claim or add cubes.
dp-icon-martial_law = Barrier
dp-icon-martial_law-text = Martial law: nobody can enter or pass through.
dp-icon-whateley = Spiked tentacle
dp-icon-whateley-text = A Whateley token: extra strength for the gate, for the owner of the Whateleys.
dp-icon-fare = Diamond on a road
dp-icon-fare-text = The money that an agent pays to travel along this road.
dp-icon-road = Colour of a road
dp-icon-road-text = Roads of the same colour cost the same.
dp-icon-limbo = Dark pool
dp-icon-limbo-text = Limbo, with the cubes that were spent on claims. Their players can take them back for influence.
dp-icon-test = Head on a card
dp-icon-test-text = A sanity test for whoever claims the card.
dp-icon-tower = Tower
dp-icon-tower-text = A track. The numbers are the VP that its spaces are worth at the end.
dp-icon-marker = Two arrows beside a tower
dp-icon-marker-text = Where the marker of the track is.
dp-icon-end = Station at the end of the line
dp-icon-end-text = The last space of the victory point track. A player who gets there ends the game.
dp-icon-turn = Triangle above a face
dp-icon-turn-text = It is this player’s turn.
dp-icon-starter = Top hat
dp-icon-starter-text = A starting card.
dp-icon-base = Briefcase
dp-icon-base-text = A base card that is not an agent.
dp-icon-city = Skyline
dp-icon-city-text = The card of a city. It belongs to the player who controls the city.
dp-icon-influence = Speaker
dp-icon-influence-text = Influence: pays for putting cubes on cities and cards, and for taking them back.
dp-icon-money = Coins
dp-icon-money-text = Money: pays for travel and for new cubes.
dp-icon-strength = Revolver
dp-icon-strength-text = Strength: helps to assassinate, and to open and close gates.
dp-icon-ritual_up = Pentacle and arrow up
dp-icon-ritual_up-text = Moves the ritual marker up.
dp-icon-ritual_down = Pentacle and arrow down
dp-icon-ritual_down-text = Moves the ritual marker down.
dp-icon-invest_up = Lens and arrow up
dp-icon-invest_up-text = Moves the investigation marker up.
dp-icon-invest_down = Lens and arrow down
dp-icon-invest_down-text = Moves the investigation marker down.
dp-icon-investigator = Lens
dp-icon-investigator-text = An investigator. Only revealed players show their alignment to everybody.
dp-icon-cultist = Hooded figure
dp-icon-cultist-text = A cultist. Only revealed players show their alignment to everybody.
dp-icon-dissenter_investigator = Eye mask
dp-icon-dissenter_investigator-text = An investigator dissenter, who plays alone.
dp-icon-dissenter_cultist = Two faces
dp-icon-dissenter_cultist-text = A cultist dissenter, who plays alone.

## Parts of a score

# Rows of the table of scores.
dp-part-track_vp = VP during the game
dp-part-hidden = Alignment never revealed
dp-part-revealed_dissenter = Dissenter who was revealed
dp-part-own_track = Own side’s track (ritual or investigation)
dp-part-gates_closed = Gates closed
dp-part-gates_opened = Gates opened
dp-part-cards = VP from cards
dp-part-agents = VP from agents
dp-part-effects = End-of-game effects
dp-part-investigator_agents = Investigator VP from agents
dp-part-mythos = Cultist VP from mythos cards
dp-part-possessed = Possessed agents
dp-part-deep_ones = All eight Deep Ones on the board
dp-part-crypt = Tokens in the crypt

## Events: before the first turn

# Who plays which main agent. In the solo game the two cultists are seats too.
dp-event-plays_agent = { $agent_id ->
    [cultist1] { $seat } serves the Great Old One.
    [cultist2] { $seat } serves the Great Old One.
   *[other] { $seat_is_me ->
        [yes] You play { $agent_the }.
       *[no] { $seat } plays { $agent_the }.
    }
}
# The reader’s own secret alignment.
dp-event-you_are = You are { $alignment_one }.
dp-event-starts = { $seat_is_me ->
    [yes] You take the first turn.
   *[no] { $seat } takes the first turn.
}
dp-event-great_old_one = The Great Old One of this game is { $great_old_one_the }.

## Events: turns and cards

# $number is the round.
dp-event-turn = { $seat_is_me ->
    [yes] Round { $number }: it is your turn.
   *[no] Round { $number }: it is { $seat_own } turn.
}
dp-event-passes = { $seat_is_me ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
# A card is played for one of its resources, or to move a marker.
dp-event-plays = { $seat_is_me ->
    [yes] You play { $card } { $resource_for }.
   *[no] { $seat } plays { $card } { $resource_for }.
}
# A card is used for its action, not for a resource.
dp-event-uses = { $seat_is_me ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
dp-event-uses_mythos = { $seat_is_me ->
    [yes] You use { $mythos }.
   *[no] { $seat } uses { $mythos }.
}
dp-event-draws = { $seat_is_me ->
    [yes] { $number ->
        [one] You draw { $number } card.
       *[other] You draw { $number } cards.
    }
   *[no] { $number ->
        [one] { $seat } draws { $number } card.
       *[other] { $seat } draws { $number } cards.
    }
}
# Only the reader sees which cards they draw.
dp-event-you_draw = You draw { $cards }.
dp-event-new_deck = { $seat_is_me ->
    [yes] You shuffle your discard pile into a new deck.
   *[no] { $seat } shuffles their discard pile into a new deck.
}
dp-event-discards = { $seat_is_me ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
dp-event-recovers = { $seat_is_me ->
    [yes] You take { $card } back into your hand.
   *[no] { $seat } takes { $card } back from the discard pile.
}
# A card leaves the game.
dp-event-destroyed = { $card } is destroyed.

## Events: cubes

dp-event-adds-on_city = { $seat_is_me ->
    [yes] { $number ->
        [one] You add { $number } cube to { $city }.
       *[other] You add { $number } cubes to { $city }.
    }
   *[no] { $number ->
        [one] { $seat } adds { $number } cube to { $city }.
       *[other] { $seat } adds { $number } cubes to { $city }.
    }
}
dp-event-adds-on_base = { $seat_is_me ->
    [yes] { $number ->
        [one] You add { $number } cube to the base card { $city_in }.
       *[other] You add { $number } cubes to the base card { $city_in }.
    }
   *[no] { $number ->
        [one] { $seat } adds { $number } cube to the base card { $city_in }.
       *[other] { $seat } adds { $number } cubes to the base card { $city_in }.
    }
}
dp-event-adds-on_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] You add { $number } cube to { $mythos }.
       *[other] You add { $number } cubes to { $mythos }.
    }
   *[no] { $number ->
        [one] { $seat } adds { $number } cube to { $mythos }.
       *[other] { $seat } adds { $number } cubes to { $mythos }.
    }
}
# The owner takes cubes back because somebody else’s effect or claim sends them back.
dp-event-takes_back-on_city = { $seat_is_me ->
    [yes] { $number ->
        [one] You take back { $number } cube from { $city }.
       *[other] You take back { $number } cubes from { $city }.
    }
   *[no] { $number ->
        [one] { $seat } takes back { $number } cube from { $city }.
       *[other] { $seat } takes back { $number } cubes from { $city }.
    }
}
dp-event-takes_back-on_base = { $seat_is_me ->
    [yes] { $number ->
        [one] You take back { $number } cube from the base card { $city_in }.
       *[other] You take back { $number } cubes from the base card { $city_in }.
    }
   *[no] { $number ->
        [one] { $seat } takes back { $number } cube from the base card { $city_in }.
       *[other] { $seat } takes back { $number } cubes from the base card { $city_in }.
    }
}
dp-event-takes_back-on_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] You take back { $number } cube from { $mythos }.
       *[other] You take back { $number } cubes from { $mythos }.
    }
   *[no] { $number ->
        [one] { $seat } takes back { $number } cube from { $mythos }.
       *[other] { $seat } takes back { $number } cubes from { $mythos }.
    }
}
# Cubes that a claim has cost, or that an effect sends to Limbo.
dp-event-exiled-on_city = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } of your cubes goes from { $city } to Limbo.
       *[other] { $number } of your cubes go from { $city } to Limbo.
    }
   *[no] { $number ->
        [one] { $number } of { $seat_own } cubes goes from { $city } to Limbo.
       *[other] { $number } of { $seat_own } cubes go from { $city } to Limbo.
    }
}
dp-event-exiled-on_base = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } of your cubes goes from the base card { $city_in } to Limbo.
       *[other] { $number } of your cubes go from the base card { $city_in } to Limbo.
    }
   *[no] { $number ->
        [one] { $number } of { $seat_own } cubes goes from the base card { $city_in } to Limbo.
       *[other] { $number } of { $seat_own } cubes go from the base card { $city_in } to Limbo.
    }
}
dp-event-exiled-on_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } of your cubes goes from { $mythos } to Limbo.
       *[other] { $number } of your cubes go from { $mythos } to Limbo.
    }
   *[no] { $number ->
        [one] { $number } of { $seat_own } cubes goes from { $mythos } to Limbo.
       *[other] { $number } of { $seat_own } cubes go from { $mythos } to Limbo.
    }
}
# One cube at a time, by the player’s own action.
dp-event-retrieves-on_city = { $seat_is_me ->
    [yes] You take back a cube from { $city }.
   *[no] { $seat } takes back a cube from { $city }.
}
dp-event-retrieves-on_base = { $seat_is_me ->
    [yes] You take back a cube from the base card { $city_in }.
   *[no] { $seat } takes back a cube from the base card { $city_in }.
}
dp-event-retrieves-on_mythos = { $seat_is_me ->
    [yes] You take back a cube from { $mythos }.
   *[no] { $seat } takes back a cube from { $mythos }.
}
dp-event-retrieves-limbo = { $seat_is_me ->
    [yes] You take back a cube from Limbo.
   *[no] { $seat } takes back a cube from Limbo.
}
dp-event-out_of_limbo = { $seat_is_me ->
    [yes] { $number ->
        [one] You take { $number } cube back from Limbo.
       *[other] You take { $number } cubes back from Limbo.
    }
   *[no] { $number ->
        [one] { $seat } takes { $number } cube back from Limbo.
       *[other] { $seat } takes { $number } cubes back from Limbo.
    }
}
dp-event-buys = { $seat_is_me ->
    [yes] { $number ->
        [one] You take { $number } cube from the general supply.
       *[other] You take { $number } cubes from the general supply.
    }
   *[no] { $number ->
        [one] { $seat } takes { $number } cube from the general supply.
       *[other] { $seat } takes { $number } cubes from the general supply.
    }
}

## Events: claims, stacks, the mythos row, locks

dp-event-claims_spot-on_city = { $seat_is_me ->
    [yes] You claim { $city }.
   *[no] { $seat } claims { $city }.
}
dp-event-claims_spot-on_base = { $seat_is_me ->
    [yes] You claim the base card { $city_in }.
   *[no] { $seat } claims the base card { $city_in }.
}
dp-event-claims_spot-on_mythos = { $seat_is_me ->
    [yes] You claim { $mythos }.
   *[no] { $seat } claims { $mythos }.
}
# Hastur gives an agent from the reserve.
dp-event-claims_reserve = { $seat_is_me ->
    [yes] You claim { $card } from the reserve.
   *[no] { $seat } claims { $card } from the reserve.
}
# The card of a claimed city, or R’lyeh.
dp-event-takes_card = { $seat_is_me ->
    [yes] You take the card { $card }.
   *[no] { $seat } takes the card { $card }.
}
dp-event-turns_up = New base card { $city_in }: { $card }.
# A face-up base card was replaced.
dp-event-put_under = { $card } goes under its stack { $city_in }.
dp-event-stack_empty = There are no base cards left { $city_in }.
dp-event-joins_row = New in the mythos row: { $mythos }.
# A card of the reserve is turned over for everybody to see.
dp-event-reserve_shows = { $card } is turned over from the reserve.
dp-event-locked-on_city = A lock is placed on { $city }.
dp-event-locked-on_base = A lock is placed on the base card { $city_in }.
dp-event-locked-on_mythos = A lock is placed on { $mythos }.
dp-event-unlocked-on_city = The lock on { $city } is removed.
dp-event-unlocked-on_base = The lock on the base card { $city_in } is removed.
dp-event-unlocked-on_mythos = The lock on { $mythos } is removed.

## Events: VP and tracks

# $track is “the ritual track”, $number the space of the marker.
dp-event-track = The marker on { $track } moves to space { $number }.
# $number are gained, $number2 is what the player has then.
dp-event-gains_vp = { $seat_is_me ->
    [yes] You gain { $number } VP and now have { $number2 }.
   *[no] { $seat } gains { $number } VP and now has { $number2 }.
}
# The action of revealing one’s alignment, before dp-event-reveals and dp-event-gains_vp. $number is
# scored for the track, $number2 for the gates.
dp-event-reveal_scores = { $seat_is_me ->
    [yes] You reveal your alignment to score { $number } VP for your side’s track and { $number2 } VP for your gates.
   *[no] { $seat } reveals their alignment to score { $number } VP for their side’s track and { $number2 } VP for their gates.
}
dp-event-loses_vp = { $seat_is_me ->
    [yes] You lose { $number } VP and now have { $number2 }.
   *[no] { $seat } loses { $number } VP and now has { $number2 }.
}

## Events: agents and other pieces

# An agent is put on the board.
dp-event-enters = { $agent_id ->
    [cultist1] { $seat } enters { $city }.
    [cultist2] { $seat } enters { $city }.
   *[other] { $seat_is_me ->
        [yes] Your { $agent } enters { $city }.
       *[no] { $seat_own } { $agent } enters { $city }.
    }
}
dp-event-moves = { $agent_id ->
    [cultist1] { $seat } goes { $city_to }.
    [cultist2] { $seat } goes { $city_to }.
   *[other] { $seat_is_me ->
        [yes] Your { $agent } goes { $city_to }.
       *[no] { $seat_own } { $agent } goes { $city_to }.
    }
}
# An assassination begins. $agent2 is the victim.
dp-event-attacks-victim = { $seat_is_me ->
    [yes] Your { $agent } attacks { $agent2_the }.
   *[no] { $seat_own } { $agent } attacks { $agent2_the }.
}
dp-event-attacks-deep_one = { $seat_is_me ->
    [yes] Your { $agent } attacks the Deep One { $city_in }.
   *[no] { $seat_own } { $agent } attacks the Deep One { $city_in }.
}
# $seat2 is the owner of the victim.
dp-event-murdered = { $seat_is_me ->
    [yes] You assassinate { $seat2_own } { $agent }.
   *[no] { $seat } assassinates { $seat2_own } { $agent }.
}
# The victim was the main agent of a cultist, who survives.
dp-event-murder_fails = { $seat_is_me ->
    [yes] You are a cultist, so your { $agent } survives.
   *[no] { $seat } is a cultist, so { $agent_the } survives.
}
dp-event-agent_destroyed = { $seat_is_me ->
    [yes] Your { $agent } is destroyed.
   *[no] { $seat_own } { $agent } is destroyed.
}
# $seat takes control of an agent of $seat2.
dp-event-taken_over = { $seat_is_me ->
    [yes] You take control of { $seat2_own } { $agent }.
   *[no] { $seat } takes control of { $seat2_own } { $agent }.
}
# The Mi-Go of $seat takes an agent of $seat2 out of play.
dp-event-brain_taken = { $seat_is_me ->
    [yes] Your Mi-Go carries off { $seat2_own } { $agent }.
   *[no] { $seat_own } Mi-Go carries off { $seat2_own } { $agent }.
}
dp-event-possessed = { $seat_is_me ->
    [yes] Your { $agent } is now possessed.
   *[no] { $seat_own } { $agent } is now possessed.
}
# $gate_id is what somebody does to the gate.
dp-event-gate = { $gate_id ->
    [open] { $seat_is_me ->
        [yes] You open the gate { $city_in }.
       *[no] { $seat } opens the gate { $city_in }.
    }
   *[closed] { $seat_is_me ->
        [yes] You close the gate { $city_in }.
       *[no] { $seat } closes the gate { $city_in }.
    }
}
# A token is put in a city: “Boston gets the Cthulhu figure.”
dp-event-token = { $city } gets { $token_one }.
dp-event-takes_deep_ones = { $seat_is_me ->
    [yes] { $number ->
        [one] You take { $number } Deep One into your supply.
       *[other] You take { $number } Deep Ones into your supply.
    }
   *[no] { $number ->
        [one] { $seat } takes { $number } Deep One into their supply.
       *[other] { $seat } takes { $number } Deep Ones into their supply.
    }
}
dp-event-deep_one_lands = { $seat_is_me ->
    [yes] One of your Deep Ones appears { $city_in }.
   *[no] One of { $seat_own } Deep Ones appears { $city_in }.
}
dp-event-deep_one_moves = { $seat_is_me ->
    [yes] Your Deep One goes from { $city } { $city2_to }.
   *[no] { $seat_own } Deep One goes from { $city } { $city2_to }.
}
dp-event-deep_one_killed = { $seat_is_me ->
    [yes] Your Deep One { $city_in } is killed and goes back to your supply.
   *[no] { $seat_own } Deep One { $city_in } is killed and goes back to the supply.
}
dp-event-deep_one_destroyed = { $seat_is_me ->
    [yes] Your Deep One { $city_in } is destroyed.
   *[no] { $seat_own } Deep One { $city_in } is destroyed.
}

## Events: sanity and alignments

# Gate of Deeper Slumber: two tokens are drawn, one is kept.
dp-event-tokens_drawn = { $seat_is_me ->
    [yes] You draw { $tokens_one } and keep one of them.
   *[no] { $seat } draws { $tokens_one } and keeps one of them.
}
# The result of a sanity test.
dp-event-sanity_token = { $seat_is_me ->
    [yes] You draw { $token_one }.
   *[no] { $seat } draws { $token_one }.
}
dp-event-calmed = { $seat_is_me ->
    [yes] { $number ->
        [one] You put { $number } insanity token back into the bag.
       *[other] You put { $number } insanity tokens back into the bag.
    }
   *[no] { $number ->
        [one] { $seat } puts { $number } insanity token back into the bag.
       *[other] { $seat } puts { $number } insanity tokens back into the bag.
    }
}
# A third insanity token.
dp-event-mad = { $seat_is_me ->
    [yes] You go mad.
   *[no] { $seat } goes mad.
}
dp-event-reveals = { $seat_is_me ->
    [yes] Your alignment is revealed: you are { $alignment_one }.
   *[no] { $seat_own } alignment is revealed: { $seat } is { $alignment_one }.
}

## Events: secret looks

# Everybody is told that $seat looks; only $seat is told what was seen.
dp-event-looks_at_alignment = { $seat_is_me ->
    [yes] You look at { $seat2_own } alignment.
   *[no] { $seat } looks at { $seat2_own } alignment.
}
# Only the player who looked reads this.
dp-event-sees_alignment = { $seat_is_me ->
    [yes] You see that you are { $alignment_one }.
   *[no] You see that { $seat } is { $alignment_one }.
}
dp-event-looks_at_hand = { $seat_is_me ->
    [yes] You look at { $seat2_own } hand.
   *[no] { $seat } looks at { $seat2_own } hand.
}
dp-event-sees_hand = { $seat_is_me ->
    [yes] In your hand: { $cards }.
   *[no] In { $seat_own } hand: { $cards }.
}
dp-event-looks_at_stack = { $seat_is_me ->
    [yes] You look at the face-down cards { $city_in }.
   *[no] { $seat } looks at the face-down cards { $city_in }.
}
dp-event-sees_stack = Face down { $city_in }: { $cards }.
dp-event-looks_at_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] You look at { $number } card on top of the mythos deck.
       *[other] You look at { $number } cards on top of the mythos deck.
    }
   *[no] { $number ->
        [one] { $seat } looks at { $number } card on top of the mythos deck.
       *[other] { $seat } looks at { $number } cards on top of the mythos deck.
    }
}
dp-event-sees_mythos = On top of the mythos deck: { $cards }.
dp-event-looks_at_deck = { $seat_is_me ->
    [yes] { $number ->
        [one] You look at { $number } card on top of your deck.
       *[other] You look at { $number } cards on top of your deck.
    }
   *[no] { $number ->
        [one] { $seat } looks at { $number } card on top of their deck.
       *[other] { $seat } looks at { $number } cards on top of their deck.
    }
}
dp-event-sees_deck = On top of your deck: { $cards }.

## Events: the Great Old One

# A behaviour card of the solo game is turned up.
dp-event-behaviour = Behaviour card: { $behaviour }.
dp-event-behaviours_shuffled = All behaviour cards are shuffled.
# A cultist does its line on the Great Old One’s card.
dp-event-special = { $seat_is_me ->
    [yes] You call on { $great_old_one_the }.
   *[no] { $seat } calls on { $great_old_one_the }.
}
# A cultist of the solo game could not do its act.
dp-event-act_fails = { $seat_is_me ->
    [yes] You fail and take a step along the path instead.
   *[no] { $seat } fails and takes a step along the path instead.
}
# You killed a cultist of the solo game: its card is turned over, but it plays on.
dp-event-unmasked = { $seat_is_me ->
    [yes] You are revealed but stay on the board.
   *[no] { $seat } is revealed but stays on the board.
}
dp-event-old_one_gains = The Great Old One gains { $number } VP and now has { $number2 }.
dp-event-old_one_loses = The Great Old One loses { $number } VP and now has { $number2 }.
dp-event-old_one_token = The Great Old One draws { $token_one }.
dp-event-old_one_scores = The Great Old One ends the game with { $number } VP.
dp-event-old_one_wins = { $great_old_one } wins.

## Events: the end

# $end is one of the sentences dp-end-….
dp-event-will_end = { $end } The game will end.
dp-event-game_over = The game is over. { $end }
# The Impostor has changed sides before the scoring.
dp-event-impostor = { $seat_is_me ->
    [yes] You are the Impostor. You are now { $alignment_one }.
   *[no] { $seat } is the Impostor and is now { $alignment_one }.
}
dp-event-was = { $seat_is_me ->
    [yes] You were { $alignment_one }.
   *[no] { $seat } was { $alignment_one }.
}
dp-event-scores = { $seat_is_me ->
    [yes] You score { $number } VP in all.
   *[no] { $seat } scores { $number } VP in all.
}
# The lowest score puts out everybody of that alignment.
dp-event-eliminated = { $seat_is_me ->
    [yes] You are out: your alignment has the lowest score.
   *[no] { $seat } is out: that alignment has the lowest score.
}
# Everybody reads the names of all winners, also their own.
dp-event-wins = { $number ->
    [one] { $seats_name } wins.
   *[other] { $seats_name } win.
}
# $claim is one of the sentences dp-claim-…. $flag is yes if the speaker said something else before.
dp-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (You said otherwise before.)
       *[no] { $claim } ({ $seat } said otherwise before.)
    }
   *[no] { $claim }
}

## Choices in a turn

# Main actions of a turn. They are buttons, without a full stop.
dp-option-claim = Claim a card or city
dp-option-influence = Play influence to add cubes
dp-option-retrieve = Play influence to take cubes back
dp-option-buy = Play money to buy cubes
dp-option-ritual_up = Move the ritual marker up
dp-option-ritual_down = Move the ritual marker down
dp-option-invest_up = Move the investigation marker up
dp-option-invest_down = Move the investigation marker down
dp-option-travel = Play money to travel
dp-option-discard_cards = Discard cards
dp-option-reveal = Reveal your alignment and score its track and gates
dp-option-use = Use { $card }
# Hastur lets any hired agent’s card be used to assassinate.
dp-option-use_granted = Use { $card } to assassinate (Hastur)
dp-option-use_mythos = Use { $mythos }
# Lillian La France’s free move.
dp-option-step = Free step with { $agent_the }
dp-option-pass = End your turn

## Choices within an action

# Ends a choice of several things.
dp-option-done = Done
dp-option-yes = Yes
dp-option-no = No
# Plays a card to pay with it.
dp-option-card = Play { $card }
# Places where cubes lie, as buttons.
dp-option-on_city = City of { $city }
dp-option-on_base = Base card { $city_in }
dp-option-on_mythos = Mythos card { $mythos }
dp-option-limbo = Limbo
dp-option-lock-on_city = Place a lock on { $city }
dp-option-lock-on_base = Place a lock on the base card { $city_in }
dp-option-lock-on_mythos = Place a lock on { $mythos }
dp-option-unlock-on_city = Remove the lock on { $city }
dp-option-unlock-on_base = Remove the lock on the base card { $city_in }
dp-option-unlock-on_mythos = Remove the lock on { $mythos }
# Agents and Deep Ones, as buttons.
dp-option-piece = { $agent }
dp-option-victim = Victim: { $agent }
dp-option-deep_one = Deep One { $city_in }
# Where a piece moves.
dp-option-go = Go { $city_to }
# Where a piece or token is put.
dp-option-place = Place in { $city }
# A city whose face-down cards you look at.
dp-option-stack = Stack { $city_in }
dp-option-refresh = Replace the base card { $city_in }
dp-option-gate = { $gate_id ->
    [open] Open the gate
   *[closed] Close the gate
}
dp-option-keep = Keep the { $token }
dp-option-player = { $seat_name }
dp-option-number = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
# The choices printed on a card, by their order. $card_id is the card; a card that is not listed here
# comes from a player’s own content file.
dp-option-choice = { $card_id ->
    [ag_earp] { $number ->
        [1] Earp assassinates
       *[other] Earp closes the gate
    }
    [ag_rothstein] { $number ->
        [1] Rothstein assassinates
       *[other] Rothstein opens the gate
    }
    [ag_houdini] { $number ->
        [1] Place or remove a lock (Houdini)
       *[other] Houdini closes the gate
    }
    [ag_ness] { $number ->
        [1] Ness assassinates
       *[other] Place or remove a lock (Ness)
    }
    [ag_olmstead] { $number ->
        [1] Olmstead opens the gate
       *[other] Move up to 2 agents and Deep Ones along 1 road each
    }
    [bs_possessed] { $number ->
        [1] Turn one of your own agents possessed
       *[other] Take control of another player’s agent and turn it possessed
    }
    [my_sacrifice] { $number ->
        [1] Move the ritual marker up 3 spaces (Sacrifice)
       *[other] Put up to 2 insanity tokens back into the bag (Sacrifice)
    }
    [my_elder_thing] { $number ->
        [1] Move the investigation marker up 2 spaces (Elder Thing)
       *[other] Move the ritual marker down 2 spaces (Elder Thing)
    }
   *[other] { $number ->
        [1] First option of { $card }
        [2] Second option of { $card }
        [3] Third option of { $card }
       *[other] Option { $number } of { $card }
    }
}
# You discard by your own choice.
dp-option-discard = Discard { $card }
# You are forced to discard, or discard to pay for something.
dp-option-throw = Give up { $card }
# You choose a card that another player discards.
dp-option-strip = Make them discard { $card }
# From your discard pile into your hand.
dp-option-recover = Take back { $card }
dp-option-purge_hand = Destroy { $card } from your hand
dp-option-purge_discard = Destroy { $card } from your discard pile
dp-option-top = Put { $card } on top
# Which card of your deck comes next.
dp-option-next = Draw { $card } next
dp-option-to_row = Add { $mythos } to the row
dp-option-revive = Revive { $agent_the }

## Questions

dp-ask-place_main = In which city does your main agent start?
dp-ask-turn = { $number ->
    [0] Your actions are used up. What will you do?
    [one] You have { $number } action left. What will you do?
   *[other] You have { $number } actions left. What will you do?
}
# $number is what the cards played so far give, $number2 what is needed, or 0 if there is no fixed
# number.
dp-ask-pay = { $number2 ->
    [0] Play cards { $resource_for }. So far: { $number }.
   *[other] Play cards { $resource_for }. So far: { $number } of { $number2 }.
}
dp-ask-influence = { $number ->
    [one] Where do you add your cube?
   *[other] Where do you add your { $number } cubes?
}
# $number is how many cubes are still to be taken back.
dp-ask-take_cube = { $number ->
    [one] Where do you take the last cube from?
   *[other] Where do you take the next cube from? { $number } left.
}
dp-ask-add_to = { $number ->
    [one] Where do you add { $number } cube?
   *[other] Where do you add up to { $number } cubes?
}
dp-ask-how_many = How many cubes do you add there?
# Other players’ cubes there go back to their supplies or to Limbo.
dp-ask-whose_cubes = Where should cubes be removed?
dp-ask-player_with_cubes-on_city = Whose cubes are removed from { $city }?
dp-ask-player_with_cubes-on_base = Whose cubes are removed from the base card { $city_in }?
dp-ask-player_with_cubes-on_mythos = Whose cubes are removed from { $mythos }?
dp-ask-shift_to = To which card or city do you move your cubes?
dp-ask-shift_from-on_city = From where do you move a cube to { $city }?
dp-ask-shift_from-on_base = From where do you move a cube to the base card { $city_in }?
dp-ask-shift_from-on_mythos = From where do you move a cube to { $mythos }?
dp-ask-claim = What do you claim?
dp-ask-lock = Where do you place or remove a lock?
# You choose all travellers and their goals, pay once, and then they move.
dp-ask-traveller = Who travels? They all move after you have paid.
dp-ask-mover = Whom do you move? It costs nothing.
dp-ask-goal-piece = Where does { $agent_the } go?
dp-ask-goal-deep_one = Where does the Deep One { $city_in } go?
# Cthulhu’s figure drives everybody out of a city.
dp-ask-flee-piece = Cthulhu is coming. Where does { $agent_the } flee?
dp-ask-flee-deep_one = Cthulhu is coming. Where does the Deep One { $city_in } flee?
dp-ask-killer = Which of your agents assassinates?
dp-ask-victim = Whom does { $agent_the } assassinate?
dp-ask-gate_maker = Which of your agents opens or closes the gate?
dp-ask-gate_kind = Will you open or close the gate { $city_in }?
# $way is one of the sentences dp-way-….
dp-ask-possess = Which agent becomes possessed? { $way }
dp-ask-take_agent = Which agent do you take control of?
dp-ask-destroy_agent = Which agent or Deep One do you destroy?
dp-ask-take_brain = Which agent does the Mi-Go carry off?
dp-ask-revive = Which agent do you revive from a crypt?
dp-ask-place_agent = In which city do you place { $agent_the }?
dp-ask-place_token = In which city do you place { $token_one }?
dp-ask-land = In which city do you place a Deep One?
# $fate is one of the sentences dp-fate-….
dp-ask-refresh = Which face-up base card do you replace? { $fate }
# Gate of Deeper Slumber.
dp-ask-keep_token = You drew both kinds of token. Which one do you keep?
dp-ask-who_tests = Who takes a sanity test?
dp-ask-discard = Which card do you discard?
# You are forced to discard, or discard to pay for something.
dp-ask-throw = You must discard. Which card do you give up?
dp-ask-discard_of = { $seat_is_me ->
    [yes] Which card in your hand must be discarded?
   *[no] Which card in { $seat_own } hand must be discarded?
}
dp-ask-who_discards = Who must discard?
dp-ask-recover = Which card do you take back from your discard pile?
dp-ask-purge = Which of your cards do you destroy?
dp-ask-see_alignment = Whose alignment do you look at?
dp-ask-see_hand = Whose hand do you look at?
dp-ask-see_stack = In which city do you look at the face-down base cards?
dp-ask-choose_top = Which card do you put on top of the stack { $city_in }?
dp-ask-to_row = Which card do you add to the mythos row? The others go to the bottom of the deck.
# You look at the top cards of your deck and put them in order.
dp-ask-reorder = Which of these { $number } cards do you want to draw first?
dp-ask-choose = { $card }: which effect do you choose?
# An optional part of a card.
dp-ask-may = { $card_id ->
    [ag_mason] { $card }: does she open the gate in her city?
    [bs_deep_ones] { $card }: do you claim a city with them?
   *[other] { $card }: do you want this optional effect?
}
# A reaction is optional and costs no action.
dp-ask-reaction = { $card_id ->
    [ag_lescaux] { $card } is destroyed. Do you move the investigation marker up 1 space?
    [bs_gazette] You used { $card }. Do you draw 1 card?
    [bs_bootleggers] You discarded { $card }. Do you take 1 cube back from Limbo?
    [my_black_goat] { $card }: do you add 1 more cube, to another base card?
   *[other] Do you use the reaction of { $card }?
}
# Solo game: a cultist assassinates, and you choose the victim.
dp-ask-lose_agent = Which of your agents or Deep Ones does { $agent_the } assassinate?
dp-ask-impostor = You are the Impostor. Do you change to the opposite alignment?

## Claims: statements at the table, true or false
##
## $speaker says it. $seat is the player it is about; $about_self is yes if that is the speaker.

dp-claim-is = { $about_self ->
    [yes] { $speaker }: “I am { $alignment_one }.”
   *[no] { $speaker }: “{ $seat_name } is { $alignment_one }.”
}
dp-claim-saw = { $about_self ->
    [yes] { $speaker }: “I have looked at my card: I am { $alignment_one }.”
   *[no] { $speaker }: “I have seen { $seat_name }’s card: { $alignment_one }.”
}
dp-claim-suspect = { $about_self ->
    [yes] { $speaker }: “Suspect me if you like.”
   *[no] { $speaker }: “I suspect { $seat_name }.”
}
dp-claim-trust = { $about_self ->
    [yes] { $speaker }: “You can trust me.”
   *[no] { $speaker }: “I trust { $seat_name }.”
}
dp-claim-will_claim = { $speaker }: “I will claim { $city }.”

## Statistics over many games

dp-tally-claimed = How often each card was claimed
dp-tally-claimed_by_winners = How often each card was claimed by a winner
dp-tally-points = How often each score was reached

## Forms of names that come from a player’s own content file; $name is what is printed there

dp-printed-city = { $name }
    .in = in { $name }
    .to = to { $name }
dp-printed-agent = { $name }
    .the = { $name }
dp-printed-goo = { $name }
    .the = { $name }

## Table options, set before the deal

dp-setup-players = Players
dp-setup-players-text = The number of players. With 2 or 3 players, four cards with different alignments are shuffled and dealt. With 4 or 5 players, the cards are two cultists, two investigators and one dissenter.
dp-setup-players-1 = 1: an investigator against a Great Old One and its two cultists
dp-setup-players-2 = 2: different alignments, two cards unused
dp-setup-players-3 = 3: different alignments, one card unused
dp-setup-players-4 = 4: cultists, investigators and perhaps a dissenter, one card unused
dp-setup-players-5 = 5: two cultists, two investigators and one dissenter
dp-setup-random_cities = Starting cities
dp-setup-random_cities-text = In which cities the main agents start.
dp-setup-random_cities-no = Everybody chooses a city; the start player chooses last
dp-setup-random_cities-yes = Random cities
dp-setup-agents = Main agents
dp-setup-agents-text = Which main agent each seat plays, in the order of the seats. Seats that are not listed get a random one.
dp-setup-great_old_one = Great Old One
dp-setup-great_old_one-text = Your opponent in the solo game.
dp-setup-great_old_one-none = Random
dp-setup-great_old_one-goo_hastur = Hastur: collects agents
dp-setup-great_old_one-goo_yog = Yog-Sothoth: opens gates
dp-setup-great_old_one-goo_cthulhu = Cthulhu: takes cities
dp-setup-great_old_one-goo_goat = The Black Goat: collects base cards
dp-setup-great_old_one-goo_nyarlathotep = Nyarlathotep: collects mythos cards
dp-setup-great_old_one-goo_azathoth = Azathoth: advances the ritual

## Why a table can’t be set up like this

dp-bad-players-count = Dark Providence is for 1 to 5 players.
dp-bad-random_cities-value = Random starting cities are either on or off.
dp-bad-agents-value = The main agents must be a list of agents.
dp-bad-agents-unknown = One of these is not a main agent. The main agents are monday, wednesday, thursday, friday and saturday.
dp-bad-agents-twice = Two seats can’t have the same main agent.
dp-bad-agents-too_many = There are more main agents than players.
dp-bad-great_old_one-value = The Great Old One must be given by its id.
dp-bad-great_old_one-unknown = There is no such Great Old One. The Great Old Ones are goo_hastur, goo_yog, goo_cthulhu, goo_goat, goo_nyarlathotep and goo_azathoth.
dp-bad-great_old_one-solo_only = A Great Old One can only be chosen for one player.
