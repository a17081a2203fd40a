### Cthulhu: Dark Providence, in our own words.
###
### Names have forms: $city_in is “in Boston”, $city_to is “to Boston”, $agent_the is “the Mi-Go”,
### $alignment_one is “a cultist dissenter”, $great_old_one_the is “the Black Goat”, $token_one is “an
### insanity token”, $resource_for is “for money” or “to move the ritual marker up”, $gate_do and
### $gate_does are “close” and “closes”. $mythos is the name of a mythos card, $card of any card.
### Lists are $cards and $seats, in all forms, with $number for how many they have.
### A message that ends in -on_city, -on_base or -on_mythos speaks of cubes or locks there; one that
### ends in -piece, -victim or -deep_one speaks of an agent or of a Deep One in $city. In the solo game
### the two cultists are seats as well.

dp-name = Cthulhu: Dark Providence

## Phrases that the cards have in common

-dp-kill = assassinates another player’s agent or Deep One
-dp-kill-there = { -dp-kill } in the same city
-dp-extra-one = with 1 extra strength
-dp-lock = place a lock on a base card, mythos card or city, or remove one
-dp-destroyed = Afterwards this card is destroyed.
-dp-back-into-bag = put 1 of your insanity tokens back into the bag
-dp-only-resources = No effect of its own: it is used for its resources.
-dp-its-card = Its card goes to your discard pile.
-dp-cubes-come-off = Cubes and locks on such a card go back first.

## Starting cards

dp-card-st_whispers = Whispers
dp-card-st_whispers-text = { -dp-only-resources }
dp-card-st_favours = Called-in Favours
dp-card-st_favours-text = { -dp-only-resources }
dp-card-st_hush = Hush Money
dp-card-st_hush-text = { -dp-only-resources }
dp-card-st_rail = Rail Pass
dp-card-st_rail-text = { -dp-only-resources }
dp-card-st_pistol = Pocket Pistol
dp-card-st_pistol-text = { -dp-only-resources }
dp-card-st_chain = Chained Door
dp-card-st_chain-text = Action: { -dp-lock }.
dp-card-st_rite = Borrowed Rite
dp-card-st_rite-text = Action: one of your agents closes or opens the gate in its city. { -dp-destroyed }
dp-card-st_conspirator = Treacherous Conspirator
dp-card-st_conspirator-text = Action: one of your agents { -dp-kill-there }.
dp-card-st_monday = Agent Monday
dp-card-st_monday-text = Action: take up to 3 of your cubes from Limbo back into your supply.
dp-card-st_wednesday = Agent Wednesday
dp-card-st_wednesday-text = Action: draw 3 cards.
dp-card-st_thursday = Agent Thursday
dp-card-st_thursday-text = Action: move up to 2 of your agents, each by up to 2 roads, at no cost.
dp-card-st_friday = Agent Friday
dp-card-st_friday-text = Action: take 1 of your cubes from the general supply and 1 from Limbo into your supply.
dp-card-st_saturday = Agent Saturday
dp-card-st_saturday-text = Action: choose a base card or city and another player, who takes back 2 of their cubes from it, or the only one there. Then you may put 1 cube from your supply on a city.

## Hired agents’ cards

dp-card-ag_earp = Wyatt Earp
dp-card-ag_earp-text = Action: Earp { -dp-kill } in his city, or closes the gate there.
dp-card-ag_rothstein = Arnold Rothstein
dp-card-ag_rothstein-text = Action: Rothstein { -dp-kill } in his city, or opens the gate there.
dp-card-ag_fleet = Moses Fleet
dp-card-ag_fleet-text = Free action: move Fleet by up to 2 roads at no cost.
dp-card-ag_lescaux = Gerard Lescaux
dp-card-ag_lescaux-text = Action: Lescaux closes the gate in his city. Reaction: when this card is destroyed, you may move the investigation marker up 1 space.
dp-card-ag_chavos = Adsila Chavos
dp-card-ag_chavos-text = Action: Chavos { -dp-kill } in her city.
dp-card-ag_lachlan = Father Lachlan
dp-card-ag_lachlan-text = Action: Father Lachlan closes the gate in his city { -dp-extra-one }.
dp-card-ag_houdini = Harry Houdini
dp-card-ag_houdini-text = Always: Houdini can’t be assassinated, turned possessed by another player or taken by the Mi-Go. Action: { -dp-lock }; or Houdini closes the gate in his city.
dp-card-ag_lafrance = Lillian La France
dp-card-ag_lafrance-text = Always: once in each of your turns, outside an action, La France may move to a neighbouring city at no cost.
dp-card-ag_ochs = Alice Ochs
dp-card-ag_ochs-text = Always: Ochs counts as 2 influence on the city she is in, not as 1. On its base card she counts as 1.
dp-card-ag_west = Herbert West
dp-card-ag_west-text = Action: take the token of a hired agent from any crypt and put it into West’s city as your agent, not possessed. It has no card.
dp-card-ag_mishima = Kana Mishima
dp-card-ag_mishima-text = Action: Mishima { -dp-kill } in her city.
dp-card-ag_carter = Randolph Carter
dp-card-ag_carter-text = Action: Carter closes or opens the gate in his city { -dp-extra-one }.
dp-card-ag_rose = James Horus Rose
dp-card-ag_rose-text = Action: Rose opens the gate in his city.
dp-card-ag_ness = Eliot Ness
dp-card-ag_ness-text = Action: Ness { -dp-kill } in his city; or you { -dp-lock }.
dp-card-ag_stclair = Stephanie St. Clair
dp-card-ag_stclair-text = Action: take up to 4 of your cubes from Limbo and the board, in any mix, back into your supply.
dp-card-ag_jung = Carl Jung
dp-card-ag_jung-text = Action: { -dp-back-into-bag }.
dp-card-ag_hoover = J. Edgar Hoover
dp-card-ag_hoover-text = Action: look secretly at another player’s hand. You choose 1 card of it, and that player discards it.
dp-card-ag_armitage = Henry Armitage
dp-card-ag_armitage-text = Action: Armitage closes the gate in his city { -dp-extra-one }.
dp-card-ag_legrasse = Inspector Legrasse
dp-card-ag_legrasse-text = Action: Legrasse { -dp-kill } in his city.
dp-card-ag_waite = Asenath Waite
dp-card-ag_waite-text = Action: discard 2 other cards from your hand to take control of another player’s hired agent in Waite’s city who is not possessed. { -dp-its-card }
dp-card-ag_olmstead = Robert Olmstead
dp-card-ag_olmstead-text = Action: Olmstead opens the gate in his city; or you move up to 2 of your agents and Deep Ones by 1 road each at no cost.
dp-card-ag_mason = Keziah Mason
dp-card-ag_mason-text = Action: you may move Mason to any city that has no gate token and is not blocked. Then she may open the gate where she is.

## Other base cards

dp-card-bs_anarchists = Anarchists
dp-card-bs_anarchists-text = Action: choose a city and another player. All cubes of that player on the city itself, not those on its base card, go to Limbo.
dp-card-bs_possessed = Possessed
dp-card-bs_possessed-text = Action: turn one of your agents to its possessed side. Or, in a city where you have a possessed agent, take control of another player’s hired agent who is not possessed (never Houdini) and turn it to its possessed side. { -dp-its-card }
dp-card-bs_deep_ones = Deep Ones
dp-card-bs_deep_ones-text = On claim: take the 8 Deep Ones into your supply. Action: put up to 2 of them on the board, one by one, each into a coastal city or a city next to one with a Deep One of yours. Then you may claim one city without a lock whose control value is not above the number of your Deep Ones there. If all 8 are on the board then, the game ends.
dp-card-bs_danvers = Danvers Asylum
dp-card-bs_danvers-text = Action: { -dp-back-into-bag }.
dp-card-bs_guard = National Guard
dp-card-bs_guard-text = Action: put the martial law token into any city, from wherever it is. No agent, Deep One or cultist enters that city or passes through; those inside may leave.
dp-card-bs_explorers = Explorers’ Club
dp-card-bs_explorers-text = Action: look secretly at all face-down base cards of one city and put one of them on top, right under the face-up card. Then draw 1 card.
dp-card-bs_bureau = Federal Bureau
dp-card-bs_bureau-text = Action: look secretly at another player’s alignment card. { -dp-destroyed }
dp-card-bs_wall_street = Wall Street
dp-card-bs_wall_street-text = Action: take up to 2 of your cubes from the general supply into your own.
dp-card-bs_hart_island = Hart Island
dp-card-bs_hart_island-text = Action: take up to 2 cards from your discard pile back into your hand.
dp-card-bs_gazette = Morning Gazette
dp-card-bs_gazette-text = Action: choose a base card, mythos card or city. Every other player takes back 1 of their cubes from it. Reaction: when you have used this action, you may draw 1 card.
dp-card-bs_bootleggers = Bootleggers
dp-card-bs_bootleggers-text = Reaction: when this card goes from your hand to the discard pile without being played, you may take 1 of your cubes from Limbo back into your supply.
dp-card-bs_union = Railway Brotherhood
dp-card-bs_union-text = Action: move up to 3 of your agents by 1 road each at no cost.
dp-card-bs_detectives = Private Detectives
dp-card-bs_detectives-text = Action: you may move one agent of another player to a neighbouring city. Then draw 1 card.
dp-card-bs_guns = Hired Guns
dp-card-bs_guns-text = Action: one of your agents { -dp-kill-there }.
dp-card-bs_dynamite = Dynamite Cache
dp-card-bs_dynamite-text = Action: one of your agents { -dp-kill-there }, with 3 extra strength. { -dp-destroyed }
dp-card-bs_elder_sign = Elder Sign
dp-card-bs_elder_sign-text = Action: one of your agents closes the gate in its city { -dp-extra-one }.
dp-card-bs_black_altar = Black Altar
dp-card-bs_black_altar-text = Action: one of your agents opens the gate in its city { -dp-extra-one }.
dp-card-bs_starry = Starry Wisdom Congregation
dp-card-bs_starry-text = { -dp-only-resources }
dp-card-bs_miskatonic = Miskatonic Faculty
dp-card-bs_miskatonic-text = Action: draw 2 cards.
dp-card-bs_order = Esoteric Order
dp-card-bs_order-text = Action: move the ritual marker up 1 space, and add a card from the mythos deck to the row.
dp-card-bs_jury = Grand Jury
dp-card-bs_jury-text = Action: twice, { -dp-lock }.
dp-card-bs_customs = Customs House
dp-card-bs_customs-text = Action: take 1 of your cubes from the general supply into your own. Then { -dp-lock }.
dp-card-bs_exchange = Telephone Exchange
dp-card-bs_exchange-text = Free action: move up to 2 of your cubes from any cards and cities on the board to one card or city.
dp-card-bs_kitchen = Soup Kitchen
dp-card-bs_kitchen-text = Action: take up to 4 of your cubes from Limbo back into your supply.
dp-card-bs_forger = Master Forger
dp-card-bs_forger-text = Action: claim a base card or city without a lock where you have at least 1 cube and no other player has more influence than you. { -dp-destroyed }
dp-card-bs_plane = Mail Plane
dp-card-bs_plane-text = Free action: move one of your agents to any city that is not blocked.
dp-card-bs_seance = Séance Circle
dp-card-bs_seance-text = Action: look secretly at the top 2 cards of the mythos deck. Add one to the row and put the other at the bottom of the deck.
dp-card-bs_fire = Archive Fire
dp-card-bs_fire-text = Action: destroy up to 2 of your cards from your hand and discard pile. Then draw 2 cards.
dp-card-bs_blackmail = Blackmail
dp-card-bs_blackmail-text = Action: choose a base card and another player, who takes back all their cubes from it.

## City cards

dp-card-city_arkham = Arkham
dp-card-city_arkham-text = City card.
dp-card-city_boston = Boston
dp-card-city_boston-text = City card.
dp-card-city_new_york = New York
dp-card-city_new_york-text = City card.
dp-card-city_washington = Washington
dp-card-city_washington-text = City card.
dp-card-city_pittsburgh = Pittsburgh
dp-card-city_pittsburgh-text = City card.
dp-card-city_detroit = Detroit
dp-card-city_detroit-text = City card.
dp-card-city_chicago = Chicago
dp-card-city_chicago-text = City card.
dp-card-city_indianapolis = Indianapolis
dp-card-city_indianapolis-text = City card.
dp-card-city_st_louis = St. Louis
dp-card-city_st_louis-text = City card.
dp-card-city_atlanta = Atlanta
dp-card-city_atlanta-text = City card.
dp-card-city_charleston = Charleston
dp-card-city_charleston-text = City card.
dp-card-city_new_orleans = New Orleans
dp-card-city_new_orleans-text = City card.
dp-card-city_rlyeh = R’lyeh
dp-card-city_rlyeh-text = City card of no city on the board: it comes with the mythos card Cthulhu, and nobody can claim it. After each action in which you used it, you take a sanity test.

## Mythos cards

dp-card-my_yog = Yog-Sothoth
dp-card-my_yog-text = On claim: you have 1 extra action this turn. Always: after you have opened or closed a gate and taken its sanity test, draw 2 cards.
dp-card-my_hastur = Hastur
dp-card-my_hastur-text = On claim: turn over cards of the reserve until an agent appears. Claim that agent and put it into any city that is not blocked; the other cards go to the bottom of the reserve in random order. Always: each of your hired agents’ cards has one more action: that agent { -dp-kill-there }, even a possessed one.
dp-card-my_cthulhu = Cthulhu
dp-card-my_cthulhu-text = On claim: put the Cthulhu figure into any city, and the R’lyeh card into your discard pile. The city is lost: whoever controls it loses it and its VP, and all agents and Deep Ones there must leave. Nobody can enter it or pass through, and neither the city nor its base card can be claimed or given influence.
dp-card-my_migo = Mi-Go
dp-card-my_migo-text = On claim: choose another player’s hired agent who is not possessed (never Houdini). Its token and card lie under this card, out of play, and the Mi-Go (strength 2) enters that city as your agent. If there is no such agent, the Mi-Go enters any city that is not blocked.
dp-card-my_whateleys = The Whateleys
dp-card-my_whateleys-text = On claim: put the 3 Whateley tokens into three different cities without a gate token. Always: you have 2 extra strength for a gate where a Whateley token lies. Any gate that is made there takes the token off.
dp-card-my_tesla = Nikola Tesla
dp-card-my_tesla-text = Always: after your first claim in a turn you have 1 extra action. The claim of this card itself gives you none.
dp-card-my_sacrifice = Sacrifice
dp-card-my_sacrifice-text = Action, once per turn: destroy one of your hired agents. Then move the ritual marker up 3 spaces, or put up to 2 of your insanity tokens back into the bag.
dp-card-my_silver_key = Silver Key
dp-card-my_silver_key-text = Free action, once per turn: move one of your agents by 1 road at no cost.
dp-card-my_necronomicon = Necronomicon
dp-card-my_necronomicon-text = Action, once per turn, only while you have fewer than 3 insanity tokens: score 2 VP at once, then take a sanity test.
dp-card-my_lost_city = Lost City
dp-card-my_lost_city-text = On claim: score 3 VP at once.
dp-card-my_impostor = The Impostor
dp-card-my_impostor-text = End of game: before any alignment is turned up and scored, you may change yours to its opposite. An investigator becomes a cultist, an investigator dissenter a cultist dissenter, and the other way round.
dp-card-my_pandemonium = Pandemonium
dp-card-my_pandemonium-text = On claim: every other player discards 2 cards of their choice. Then, in up to 2 cities, put the face-up base card under its stack and turn up the next. { -dp-cubes-come-off }
dp-card-my_black_goat = The Black Goat
dp-card-my_black_goat-text = Always: once per turn, after an Influence action of yours, you may put 1 cube from your supply on a base card that got none by it.
dp-card-my_corruption = Corruption
dp-card-my_corruption-text = On claim: take control of another player’s hired agent who is not possessed, in a city where you have an agent. { -dp-its-card }
dp-card-my_nyarlathotep = Nyarlathotep
dp-card-my_nyarlathotep-text = On claim: look secretly at another player’s alignment card. Always: if you tie for the most influence on a base card or mythos card and have a cube there, you count as having the most.
dp-card-my_azathoth = Azathoth
dp-card-my_azathoth-text = On claim: move the ritual marker up 2 spaces. End of game: 1 VP for each insanity token on your board, at most 3.
dp-card-my_dagon = Dagon
dp-card-my_dagon-text = Always: you have 1 extra strength for assassinations and gates in coastal cities.
dp-card-my_shoggoth = Shoggoth
dp-card-my_shoggoth-text = Action, once per game: destroy another player’s hired agent (possessed or not) or Deep One in a city where you have an agent. It goes into nobody’s crypt.
dp-card-my_colour = The Colour from Space
dp-card-my_colour-text = On claim: in up to 2 cities, destroy the face-up base card and turn up the next. { -dp-cubes-come-off }
dp-card-my_jenkin = Brown Jenkin
dp-card-my_jenkin-text = Free action, once per turn: choose a base card, mythos card or city and another player, who takes back 1 of their cubes from it.
dp-card-my_trapezohedron = Shining Trapezohedron
dp-card-my_trapezohedron-text = Always: at the end of your turn you draw until you have 6 cards in hand, not 5.
dp-card-my_elder_thing = Elder Thing
dp-card-my_elder_thing-text = On claim: move the investigation marker up 2 spaces, or the ritual marker down 2 spaces.
dp-card-my_slumber = Gate of Deeper Slumber
dp-card-my_slumber-text = Always: in a sanity test you draw two tokens, keep the one you choose and put the other back into the bag.
dp-card-my_pnakotic = Pnakotic Manuscripts
dp-card-my_pnakotic-text = Free action, once per turn: look secretly at the top 3 cards of your deck and put them back in any order. End of game: you win every tie. Tied for the lowest score, you are not the lowest; tied for the highest, you win.

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

## Agents on the board

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

## Alignments

-dp-investigator-scores = At the end you score the investigation track, the value of each gate you closed and the investigator VP of your agents.
-dp-dissenter-scores = the value of each gate you closed or opened and 1 VP for each token in your crypt.
-dp-general-scores = your VP so far, the general VP and effects of your cards and agents
-dp-everybody-scores = Like everybody you also have { -dp-general-scores }, and 3 VP if you were never revealed.
-dp-dissenter-revealed = Like everybody you also have { -dp-general-scores }, and 3 VP if you were never revealed; but 3 less if you were.
-dp-lowest-is-out = Whoever has the lowest score is out with their whole alignment, and the highest of the rest wins.
-dp-lowest-alone = Whoever has the lowest score is out with their whole alignment, yours being you alone, and the highest of the rest wins.

dp-alignment-investigator = investigator
    .one = an investigator
dp-alignment-investigator-goal = { -dp-investigator-scores } { -dp-everybody-scores } { -dp-lowest-is-out }
dp-alignment-cultist = cultist
    .one = a cultist
dp-alignment-cultist-goal = At the end you score the ritual track, the value of each gate you opened, the cultist VP of your mythos cards, 1 VP for each token in your crypt, 1 for each possessed agent of yours, and 8 if you claimed the Deep Ones and all of them are on the board. { -dp-everybody-scores } { -dp-lowest-is-out }
dp-alignment-dissenter_investigator = investigator dissenter
    .one = an investigator dissenter
dp-alignment-dissenter_investigator-goal = At the end you score the investigation track, { -dp-dissenter-scores } { -dp-dissenter-revealed } { -dp-lowest-alone }
dp-alignment-dissenter_cultist = cultist dissenter
    .one = a cultist dissenter
dp-alignment-dissenter_cultist-goal = At the end you score the ritual track, { -dp-dissenter-scores } { -dp-dissenter-revealed } { -dp-lowest-alone }

dp-solo-goal = { -dp-investigator-scores } You also have { -dp-general-scores }, and 3 VP if you were never revealed. You win if that is no less than the VP of the Great Old One.

## Sides, as they are counted over many games

dp-side-investigator = Investigators
dp-side-cultist = Cultists
dp-side-dissenter_investigator = Investigator dissenter
dp-side-dissenter_cultist = Cultist dissenter
dp-side-great_old_one = The Great Old One

## Great Old Ones

dp-goo-goo_hastur = Hastur
    .the = Hastur
dp-goo-goo_hastur-text = Goal: the cultists have claimed 4 agents, who are kept beside this card. First cultist: puts 1 cube on each of the first three base cards along the path. Second cultist: claims the first base card without a lock that has at least 4 of its cubes, whatever your influence there, and then the top card of the reserve; if there is no such base card, it puts 2 cubes on the base card of its city.
dp-goo-goo_yog = Yog-Sothoth
    .the = Yog-Sothoth
dp-goo-goo_yog-text = Goal: the cultists have opened 6 gates. First cultist: opens the gate in its city with strength 2, to which its card and the cultists there add theirs. Second cultist: puts 1 cube on every mythos card of the row, and the ritual marker moves up 1 space.
dp-goo-goo_cthulhu = Cthulhu
    .the = Cthulhu
dp-goo-goo_cthulhu-text = Goal: the cultists control 5 cities at the same time. First cultist: the ritual marker moves up 1 space. Second cultist: puts 1 cube on its city. If it cannot, because a cultist controls the city or it has no cube left to put down, the Cthulhu figure goes to the first city along the path that you control.
dp-goo-goo_goat = The Black Goat
    .the = the Black Goat
dp-goo-goo_goat-text = Goal: the cultists have claimed 9 base cards. First cultist: puts 1 cube on each of the first four base cards along the path. Second cultist: claims the first base card without a lock that has at least 2 of its cubes, whatever your influence there; if there is none, it puts 3 cubes on the base card of its city.
dp-goo-goo_nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
dp-goo-goo_nyarlathotep-text = Goal: the cultists have claimed 5 mythos cards. First cultist: puts 3 cubes on the first mythos card without cultists’ cubes, or else the first without its own, or else the very first. Second cultist: claims the first mythos card without a lock that has any of its cubes, whatever your influence there. Even if there is none, a card is then added to the row.
dp-goo-goo_azathoth = Azathoth
    .the = Azathoth
dp-goo-goo_azathoth-text = Goal: the ritual marker is at least 10 spaces ahead of the investigation marker. First cultist: the ritual marker moves up 2 spaces. Second cultist: the investigation marker moves down 2 spaces; and if your main agent is in its city, you take a sanity test.

## Behaviour cards

-dp-claims-city = claims the first city without a lock along the path where its cubes outnumber your influence, or if there is none takes the lock off the first locked one where they do
-dp-claims-base = claims the first base card without a lock along the path where its cubes outnumber your influence, or if there is none takes the lock off the first locked one where they do
-dp-claims-mythos = claims the first mythos card without a lock where its cubes outnumber your influence, or if there is none takes the lock off the first locked one where they do
-dp-on-mythos = on the first mythos card without cultists’ cubes, or else the first without its own, or else the very first
-dp-cultist-strength = with strength 2 and 1 for each cultist there
-dp-special = does its line on the card of the Great Old One and then takes one step, whether that worked or not
-dp-numbers-and-failures = The cultist’s own card adds to the numbers. An act that fails becomes a step along the path.
-dp-shuffled-again = When both cards that call on the Great Old One have been done, all eight are shuffled again.

dp-behaviour-beh1 = Ballots and Back Rooms
dp-behaviour-beh1-text = First cultist: { -dp-claims-city }; then puts 2 cubes on its city. Second cultist: puts 2 cubes on the base card of its city. { -dp-numbers-and-failures }
dp-behaviour-beh2 = Favours for the Mayor
dp-behaviour-beh2-text = First cultist: puts 2 cubes on the base card of its city. Second cultist: { -dp-claims-city }; then puts 2 cubes on its city. { -dp-numbers-and-failures }
dp-behaviour-beh3 = Old Books, New Recruits
dp-behaviour-beh3-text = First cultist: puts 2 cubes { -dp-on-mythos }. Second cultist: { -dp-claims-base }; then puts 1 cube on the base card of its city. { -dp-numbers-and-failures }
dp-behaviour-beh4 = Recruits and Relics
dp-behaviour-beh4-text = First cultist: { -dp-claims-base }; then puts 1 cube on the base card of its city. Second cultist: puts 2 cubes { -dp-on-mythos }. { -dp-numbers-and-failures }
dp-behaviour-beh5 = A Glow over City Hall
dp-behaviour-beh5-text = First cultist: opens the gate in its city { -dp-cultist-strength }. Second cultist: puts 3 cubes on its city. { -dp-numbers-and-failures }
dp-behaviour-beh6 = Stolen Idol, Open Door
dp-behaviour-beh6-text = First cultist: { -dp-claims-mythos }; then puts 1 cube on its city. Second cultist: opens the gate in its city { -dp-cultist-strength }. { -dp-numbers-and-failures }
dp-behaviour-beh7 = The Dreamer and the Dagger
dp-behaviour-beh7-text = First cultist: { -dp-special }. Second cultist: { -dp-claims-mythos }; then, if you have 5 or more VP, assassinates one of your agents or Deep Ones in its city { -dp-cultist-strength }. { -dp-numbers-and-failures } { -dp-shuffled-again }
dp-behaviour-beh8 = Knife, Key and Calling
dp-behaviour-beh8-text = First cultist: if you have 5 or more VP, assassinates one of your agents or Deep Ones in its city { -dp-cultist-strength }; then { -dp-claims-city }. Second cultist: { -dp-special }. { -dp-numbers-and-failures } { -dp-shuffled-again }

## Tracks, resources, gates

dp-track-ritual = the ritual track
dp-track-investigation = the investigation track

dp-resource-influence = influence
    .for = for influence
dp-resource-money = money
    .for = for money
dp-resource-strength = strength
    .for = for strength
dp-resource-ritual_up = ritual up
    .for = to move the ritual marker up
dp-resource-ritual_down = ritual down
    .for = to move the ritual marker down
dp-resource-invest_up = investigation up
    .for = to move the investigation marker up
dp-resource-invest_down = investigation down
    .for = to move the investigation marker down

dp-gate-open = open
    .do = open
    .does = opens
    .order = Open the gate
dp-gate-closed = closed
    .do = close
    .does = closes
    .order = Close the gate

## Tokens

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

## What becomes of a face-up base card, and who becomes possessed

dp-fate-bottom = put under its stack
dp-fate-destroy = destroyed

dp-way-own = one of your own agents
dp-way-convert = a hired agent of another player, whom you take over

## Why the game is over

dp-end-vp_mark = The VP that end the game are reached.
dp-end-madness = Somebody who is no cultist has gone mad.
dp-end-main_agent = A main agent is dead.
dp-end-ritual_track = The ritual marker has reached the last space of its track.
dp-end-investigation_track = The investigation marker has reached the last space of its track.
dp-end-deep_ones = All eight Deep Ones have come up from the sea.
dp-end-great_old_one_goal = The Great Old One has reached its goal.
dp-end-great_old_one_mad = The Great Old One has its fifth insanity token.

## Parts of a score

dp-part-track_vp = VP during the game
dp-part-hidden = Never revealed
dp-part-cards = General VP of cards
dp-part-agents = General VP of agents
dp-part-effects = End-of-game effects
dp-part-own_track = Track of your side
dp-part-gates_closed = Gates closed
dp-part-gates_opened = Gates opened
dp-part-crypt = Tokens in the crypt
dp-part-mythos = Cultist VP of mythos cards
dp-part-possessed = Possessed agents
dp-part-deep_ones = All eight Deep Ones
dp-part-revealed_dissenter = Revealed dissenter
dp-part-investigator_agents = Investigator VP of agents

## What happened before the first turn

dp-event-plays_agent = { $agent_id ->
    [cultist1] { $seat } serves the Great Old One.
    [cultist2] { $seat } serves the Great Old One.
   *[other] { $seat_is_me ->
        [yes] You play { $agent_the }.
       *[no] { $seat } plays { $agent_the }.
    }
}
dp-event-you_are = You are { $alignment_one }.
dp-event-starts = { $seat_is_me ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
dp-event-great_old_one = The Great Old One of this game is { $great_old_one_the }.

## Turns and cards

dp-event-turn = { $seat_is_me ->
    [yes] Round { $number }: it is your turn.
   *[no] Round { $number }: it is { $seat_own } turn.
}
dp-event-passes = { $seat_is_me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
dp-event-plays = { $seat_is_me ->
    [yes] You play { $card } { $resource_for }.
   *[no] { $seat } plays { $card } { $resource_for }.
}
dp-event-uses = { $seat_is_me ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
dp-event-uses_mythos = { $seat_is_me ->
    [yes] You use { $mythos }.
   *[no] { $seat } uses { $mythos }.
}
dp-event-draws = { $seat_is_me ->
    [yes] You draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[no] { $seat } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
}
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
dp-event-destroyed = Destroyed: { $card }.

## Cubes

dp-event-adds-on_city = { $seat_is_me ->
    [yes] You add { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } to { $city }.
   *[no] { $seat } adds { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } to { $city }.
}
dp-event-adds-on_base = { $seat_is_me ->
    [yes] You add { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } to the base card { $city_in }.
   *[no] { $seat } adds { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } to the base card { $city_in }.
}
dp-event-adds-on_mythos = { $seat_is_me ->
    [yes] You add { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } to { $mythos }.
   *[no] { $seat } adds { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } to { $mythos }.
}
dp-event-takes_back-on_city = { $seat_is_me ->
    [yes] You take back { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from { $city }.
   *[no] { $seat } takes back { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from { $city }.
}
dp-event-takes_back-on_base = { $seat_is_me ->
    [yes] You take back { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from the base card { $city_in }.
   *[no] { $seat } takes back { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from the base card { $city_in }.
}
dp-event-takes_back-on_mythos = { $seat_is_me ->
    [yes] You take back { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from { $mythos }.
   *[no] { $seat } takes back { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from { $mythos }.
}
dp-event-exiled-on_city = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } of your cubes goes
       *[other] { $number } of your cubes go
    } from { $city } to Limbo.
   *[no] { $number ->
        [one] { $number } of { $seat_own } cubes goes
       *[other] { $number } of { $seat_own } cubes go
    } from { $city } to Limbo.
}
dp-event-exiled-on_base = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } of your cubes goes
       *[other] { $number } of your cubes go
    } from the base card { $city_in } to Limbo.
   *[no] { $number ->
        [one] { $number } of { $seat_own } cubes goes
       *[other] { $number } of { $seat_own } cubes go
    } from the base card { $city_in } to Limbo.
}
dp-event-exiled-on_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } of your cubes goes
       *[other] { $number } of your cubes go
    } from { $mythos } to Limbo.
   *[no] { $number ->
        [one] { $number } of { $seat_own } cubes goes
       *[other] { $number } of { $seat_own } cubes go
    } from { $mythos } to Limbo.
}
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
    [yes] You take { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } out of Limbo.
   *[no] { $seat } takes { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } out of Limbo.
}
dp-event-buys = { $seat_is_me ->
    [yes] You take { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from the general supply.
   *[no] { $seat } takes { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } from the general supply.
}

## Claims, stacks, the mythos row, locks

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
dp-event-claims_reserve = { $seat_is_me ->
    [yes] You claim { $card } from the reserve.
   *[no] { $seat } claims { $card } from the reserve.
}
dp-event-takes_card = { $seat_is_me ->
    [yes] You get the card { $card }.
   *[no] { $seat } gets the card { $card }.
}
dp-event-turns_up = New base card { $city_in }: { $card }.
dp-event-put_under = Put under the stack { $city_in }: { $card }.
dp-event-stack_empty = There are no base cards left { $city_in }.
dp-event-joins_row = New in the mythos row: { $mythos }.
dp-event-reserve_shows = The reserve shows { $card }.
dp-event-locked-on_city = There is a lock on { $city } now.
dp-event-locked-on_base = There is a lock on the base card { $city_in } now.
dp-event-locked-on_mythos = There is a lock on { $mythos } now.
dp-event-unlocked-on_city = The lock on { $city } is removed.
dp-event-unlocked-on_base = The lock on the base card { $city_in } is removed.
dp-event-unlocked-on_mythos = The lock on { $mythos } is removed.

## VP and tracks

dp-event-track = On { $track } the marker is now at space { $number }.
dp-event-gains_vp = { $seat_is_me ->
    [yes] You gain { $number } VP and have { $number2 } now.
   *[no] { $seat } gains { $number } VP and has { $number2 } now.
}
dp-event-loses_vp = { $seat_is_me ->
    [yes] You lose { $number } VP and have { $number2 } now.
   *[no] { $seat } loses { $number } VP and has { $number2 } now.
}

## Agents and other pieces

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
dp-event-attacks-victim = { $seat_is_me ->
    [yes] Your { $agent } attacks { $agent2_the }.
   *[no] { $seat_own } { $agent } attacks { $agent2_the }.
}
dp-event-attacks-deep_one = { $seat_is_me ->
    [yes] Your { $agent } attacks the Deep One { $city_in }.
   *[no] { $seat_own } { $agent } attacks the Deep One { $city_in }.
}
dp-event-murdered = { $seat_is_me ->
    [yes] You assassinate { $seat2_own } { $agent }.
   *[no] { $seat } assassinates { $seat2_own } { $agent }.
}
dp-event-murder_fails = { $seat_is_me ->
    [yes] You are a cultist: your { $agent } survives.
   *[no] { $seat } is a cultist: { $agent_the } survives.
}
dp-event-agent_destroyed = { $seat_is_me ->
    [yes] Your { $agent } is destroyed.
   *[no] { $seat_own } { $agent } is destroyed.
}
dp-event-taken_over = { $seat_is_me ->
    [yes] You take over { $seat2_own } { $agent }.
   *[no] { $seat } takes over { $seat2_own } { $agent }.
}
dp-event-brain_taken = { $seat_is_me ->
    [yes] You have the Mi-Go carry off { $seat2_own } { $agent }.
   *[no] { $seat } has the Mi-Go carry off { $seat2_own } { $agent }.
}
dp-event-possessed = { $seat_is_me ->
    [yes] Your { $agent } is possessed now.
   *[no] { $seat_own } { $agent } is possessed now.
}
dp-event-gate = { $seat_is_me ->
    [yes] You { $gate_do } the gate { $city_in }.
   *[no] { $seat } { $gate_does } the gate { $city_in }.
}
dp-event-token = { $city } gets { $token_one }.
dp-event-takes_deep_ones = { $seat_is_me ->
    [yes] You take { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    } into your supply.
   *[no] { $seat } takes { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    } into their supply.
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
    [yes] Your Deep One { $city_in } is killed and goes back to the supply.
   *[no] { $seat_own } Deep One { $city_in } is killed and goes back to the supply.
}
dp-event-deep_one_destroyed = { $seat_is_me ->
    [yes] Your Deep One { $city_in } is destroyed.
   *[no] { $seat_own } Deep One { $city_in } is destroyed.
}

## Sanity and alignments

dp-event-tokens_drawn = { $seat_is_me ->
    [yes] You may keep one: { $tokens_one }.
   *[no] { $seat } may keep one: { $tokens_one }.
}
dp-event-sanity_token = { $seat_is_me ->
    [yes] You draw { $token_one }.
   *[no] { $seat } draws { $token_one }.
}
dp-event-calmed = { $seat_is_me ->
    [yes] You put { $number ->
        [one] { $number } insanity token
       *[other] { $number } insanity tokens
    } back into the bag.
   *[no] { $seat } puts { $number ->
        [one] { $number } insanity token
       *[other] { $number } insanity tokens
    } back into the bag.
}
dp-event-mad = { $seat_is_me ->
    [yes] You go mad.
   *[no] { $seat } goes mad.
}
dp-event-reveals = { $seat_is_me ->
    [yes] Your alignment is revealed: you are { $alignment_one }.
   *[no] { $seat_own } alignment is revealed: { $alignment }.
}

## Secret looks

dp-event-looks_at_alignment = { $seat_is_me ->
    [yes] You look at { $seat2_own } alignment.
   *[no] { $seat } looks at { $seat2_own } alignment.
}
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
    [yes] You look at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } on top of the mythos deck.
   *[no] { $seat } looks at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } on top of the mythos deck.
}
dp-event-sees_mythos = On top of the mythos deck: { $cards }.
dp-event-looks_at_deck = { $seat_is_me ->
    [yes] You look at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } on top of your deck.
   *[no] { $seat } looks at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } on top of their deck.
}
dp-event-sees_deck = On top of your deck: { $cards }.

## The Great Old One

dp-event-behaviour = Behaviour card: { $behaviour }.
dp-event-behaviours_shuffled = All behaviour cards are shuffled again.
dp-event-special = { $seat_is_me ->
    [yes] You call on { $great_old_one_the }.
   *[no] { $seat } calls on { $great_old_one_the }.
}
dp-event-act_fails = { $seat_is_me ->
    [yes] You fail, and take a step along the path instead.
   *[no] { $seat } fails, and takes a step along the path instead.
}
dp-event-unmasked = { $seat_is_me ->
    [yes] You are unmasked, but stay on the board.
   *[no] { $seat } is unmasked, but stays on the board.
}
dp-event-old_one_gains = The Great Old One gains { $number } VP and has { $number2 } now.
dp-event-old_one_loses = The Great Old One loses { $number } VP and has { $number2 } now.
dp-event-old_one_token = The Great Old One draws { $token_one }.
dp-event-old_one_scores = The Great Old One has { $number } VP in the end.
dp-event-old_one_wins = { $great_old_one } wins.

## The end

dp-event-will_end = { $end } The game will end.
dp-event-game_over = The game is over. { $end }
dp-event-impostor = { $seat_is_me ->
    [yes] You are the Impostor, and { $alignment_one } now.
   *[no] { $seat } is the Impostor, and { $alignment_one } now.
}
dp-event-was = { $seat_is_me ->
    [yes] You were { $alignment_one }.
   *[no] { $seat } was { $alignment_one }.
}
dp-event-scores = { $seat_is_me ->
    [yes] You score { $number } VP in all.
   *[no] { $seat } scores { $number } VP in all.
}
dp-event-eliminated = { $seat_is_me ->
    [yes] Your alignment has the lowest score: you are out.
   *[no] { $seat } is out: that alignment has the lowest score.
}
dp-event-wins = The game is won by { $seats_object }.
dp-event-claims = { $flag ->
    [yes] { $claim } ({ $seat_is_me ->
        [yes] You
       *[no] { $seat }
    } said otherwise before.)
   *[no] { $claim }
}

## What may be chosen in a turn

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
dp-option-use_granted = Use { $card } to assassinate (Hastur)
dp-option-use_mythos = Use { $mythos }
dp-option-step = Free step with { $agent_the }
dp-option-pass = Pass: end your turn

## What may be chosen on the way

dp-option-done = Done
dp-option-yes = Yes
dp-option-no = No
dp-option-card = Play { $card }
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
dp-option-piece = { $agent }
dp-option-victim = Victim: { $agent }
dp-option-deep_one = Deep One { $city_in }
dp-option-go = Go { $city_to }
dp-option-place = Into { $city }
dp-option-stack = Stack { $city_in }
dp-option-refresh = Replace the base card { $city_in }
dp-option-gate = { $gate_order }
dp-option-keep = Keep the { $token }
dp-option-player = { $seat_name }
dp-option-number = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
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
       *[other] Move up to 2 agents and Deep Ones by 1 road each
    }
    [bs_possessed] { $number ->
        [1] Turn one of your own agents possessed
       *[other] Take over another player’s agent and turn it possessed
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
        [1] First choice of { $card }
        [2] Second choice of { $card }
        [3] Third choice of { $card }
       *[other] Choice { $number } of { $card }
    }
}
dp-option-discard = Discard { $card }
dp-option-throw = Part with { $card }
dp-option-strip = Have { $card } discarded
dp-option-recover = Take back { $card }
dp-option-purge_hand = Destroy { $card } from your hand
dp-option-purge_discard = Destroy { $card } from your discard pile
dp-option-top = Put { $card } on top
dp-option-next = { $card } next
dp-option-to_row = { $mythos } joins the row
dp-option-revive = Bring { $agent_the } back

## What is asked

dp-ask-place_main = In which city does your main agent begin?
dp-ask-turn = { $number ->
    [0] Your actions are used up. Do something that is free, or end your turn.
    [one] You have { $number } action left. What will you do?
   *[other] You have { $number } actions left. What will you do?
}
dp-ask-pay = Play cards { $resource_for }; { $number2 ->
    [0] { $number } so far
   *[other] { $number } of { $number2 } so far
}.
dp-ask-influence = Where do you add your { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}?
dp-ask-take_cube = Where do you take the next cube from? There { $number ->
    [one] is { $number }
   *[other] are { $number }
} to take.
dp-ask-add_to = { $number ->
    [one] Where do you add { $number } cube?
   *[other] Where do you add up to { $number } cubes?
}
dp-ask-how_many = How many cubes do you add there?
dp-ask-whose_cubes = From which card or city shall others lose cubes?
dp-ask-player_with_cubes-on_city = Who shall lose cubes from { $city }?
dp-ask-player_with_cubes-on_base = Who shall lose cubes from the base card { $city_in }?
dp-ask-player_with_cubes-on_mythos = Who shall lose cubes from { $mythos }?
dp-ask-shift_to = To which card or city will you move cubes of yours?
dp-ask-shift_from-on_city = From where do you move a cube to { $city }?
dp-ask-shift_from-on_base = From where do you move a cube to the base card { $city_in }?
dp-ask-shift_from-on_mythos = From where do you move a cube to { $mythos }?
dp-ask-claim = What do you claim?
dp-ask-lock = Where do you place a lock, or remove one?
dp-ask-traveller = Who travels? All of them move at once when you have paid for all.
dp-ask-mover = Whom do you move? It costs nothing.
dp-ask-goal-piece = Where does { $agent_the } go?
dp-ask-goal-deep_one = Where does the Deep One { $city_in } go?
dp-ask-flee-piece = Cthulhu comes. Where does { $agent_the } flee?
dp-ask-flee-deep_one = Cthulhu comes. Where does the Deep One { $city_in } flee?
dp-ask-killer = Which of your agents shall assassinate?
dp-ask-victim = Whom does { $agent_the } assassinate?
dp-ask-gate_maker = Which of your agents sees to the gate?
dp-ask-gate_kind = Will you open or close the gate { $city_in }?
dp-ask-possess = Who turns possessed? Choose { $way }.
dp-ask-take_agent = Which agent do you take over?
dp-ask-destroy_agent = Which agent or Deep One is to be destroyed?
dp-ask-take_brain = Which agent do the Mi-Go carry off?
dp-ask-revive = Which agent do you bring back from a crypt?
dp-ask-place_agent = Into which city do you put { $agent_the }?
dp-ask-place_token = Into which city do you put { $token_one }?
dp-ask-land = Into which city do you put a Deep One?
dp-ask-refresh = Which face-up base card is { $fate }? The next one is turned up there.
dp-ask-keep_token = You drew both kinds of token. Which will you keep?
dp-ask-who_tests = Who takes a sanity test?
dp-ask-discard = Which card do you discard?
dp-ask-throw = You must discard. Which card do you part with?
dp-ask-discard_of = { $seat_is_me ->
    [yes] Which card of your hand is to be discarded?
   *[no] Which card of { $seat_own } hand is to be discarded?
}
dp-ask-who_discards = Who has to discard?
dp-ask-recover = Which card do you take back from your discard pile?
dp-ask-purge = Which of your cards do you destroy?
dp-ask-see_alignment = Whose alignment do you look at?
dp-ask-see_hand = Whose hand do you look at?
dp-ask-see_stack = In which city do you look at the face-down base cards?
dp-ask-choose_top = Which card do you put on top of the stack { $city_in }?
dp-ask-to_row = Which card joins the mythos row? The others go under the deck.
dp-ask-reorder = Which of these { $number } cards do you want to draw first?
dp-ask-choose = { $card }: which of these will you do?
dp-ask-may = { $card_id ->
    [ag_mason] { $card }: will she open the gate where she is?
    [bs_deep_ones] { $card }: will you claim a city with them?
   *[other] { $card }: will you do this part as well?
}
dp-ask-reaction = { $card_id ->
    [ag_lescaux] { $card } is destroyed. Will you move the investigation marker up 1 space?
    [bs_gazette] You used { $card }. Will you draw 1 card?
    [bs_bootleggers] You discarded { $card }. Will you take 1 cube from Limbo?
    [my_black_goat] { $card }: will you add 1 more cube, to a base card that got none?
   *[other] Will you use the reaction of { $card }?
}
dp-ask-lose_agent = Whom of yours does { $agent_the } assassinate?
dp-ask-impostor = You are the Impostor. Will you change your alignment to its opposite?

## What is claimed. $speaker says it; $seat, if there is one, is whom it is about.

dp-claim-is = { $about_self ->
    [yes] { $speaker }: “I am { $alignment_one }.”
   *[no] { $speaker }: “{ $seat_name } is { $alignment_one }.”
}
dp-claim-saw = { $about_self ->
    [yes] { $speaker }: “I have looked at my card: I am { $alignment_one }.”
   *[no] { $speaker }: “I have seen { $seat_name }’s card: { $alignment_one }.”
}
dp-claim-suspect = { $about_self ->
    [yes] { $speaker }: “Suspect me, if you like.”
   *[no] { $speaker }: “I suspect { $seat_name }.”
}
dp-claim-trust = { $about_self ->
    [yes] { $speaker }: “You can trust me.”
   *[no] { $speaker }: “I trust { $seat_name }.”
}
dp-claim-will_claim = { $speaker }: “I will claim { $city }.”

## What is counted over many games

dp-tally-claimed = How often each card was claimed
dp-tally-claimed_by_winners = How often each card was claimed by a winner
dp-tally-points = How often each score was reached

## Things that only the content file of a player knows, by the $name printed there

dp-printed-city = { $name }
    .in = in { $name }
    .to = to { $name }
dp-printed-agent = { $name }
    .the = { $name }
dp-printed-goo = { $name }
    .the = { $name }

## Table options

dp-setup-players = Players
dp-setup-players-text = How many sit at the table. Two or three are dealt cards of four different alignments; four or five are dealt two cultists, two investigators and a dissenter.
dp-setup-players-1 = 1: an investigator against a Great Old One and its two cultists
dp-setup-players-2 = 2: each with another alignment, two cards left over
dp-setup-players-3 = 3: each with another alignment, one card left over
dp-setup-players-4 = 4: cultists, investigators, perhaps a dissenter; one card left over
dp-setup-players-5 = 5: two cultists, two investigators, one dissenter
dp-setup-random_cities = Random cities
dp-setup-random_cities-text = Whether main agents begin in random cities.
dp-setup-random_cities-no = Everybody chooses a city, the start player last
dp-setup-random_cities-yes = Chance chooses, and the first turn begins at once
dp-setup-agents = Main agents
dp-setup-agents-text = Who plays which main agent: one for each seat, in order. Seats that are left out get one by chance.
dp-setup-great_old_one = Great Old One
dp-setup-great_old_one-text = Against whom you play alone; only for one player.
dp-setup-great_old_one-none = By chance
dp-setup-great_old_one-goo_hastur = Hastur: gathers agents
dp-setup-great_old_one-goo_yog = Yog-Sothoth: opens gates
dp-setup-great_old_one-goo_cthulhu = Cthulhu: takes cities
dp-setup-great_old_one-goo_goat = The Black Goat: gathers base cards
dp-setup-great_old_one-goo_nyarlathotep = Nyarlathotep: gathers mythos cards
dp-setup-great_old_one-goo_azathoth = Azathoth: drives the ritual on

## A table can’t be laid so

dp-bad-players-count = Dark Providence is for one to five players.
dp-bad-random_cities-value = Random cities are either on or off.
dp-bad-agents-value = The main agents must be a list of agents.
dp-bad-agents-unknown = One of these is no main agent. There are monday, wednesday, thursday, friday and saturday.
dp-bad-agents-twice = Two seats can’t have the same main agent.
dp-bad-agents-too_many = There are more main agents than players.
dp-bad-great_old_one-value = The Great Old One must be given by its id.
dp-bad-great_old_one-unknown = There is no such Great Old One. There are goo_hastur, goo_yog, goo_cthulhu, goo_goat, goo_nyarlathotep and goo_azathoth.
dp-bad-great_old_one-solo_only = A Great Old One plays only against a single player.
