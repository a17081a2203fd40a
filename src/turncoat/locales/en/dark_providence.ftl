### Cthulhu: Dark Providence, in our own words.
###
### Names have forms: $city_in is “in Boston”, $city_to is “to Boston”, $alignment_one is “a cultist
### dissenter”, $goo_the is “the Black Goat”, $token_one is “an insanity token”. What is printed on a
### card is its .text; what an alignment scores is its .goal, which depends on $players: alone at the
### table there is nobody to be out.

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
    .text = { -dp-only-resources }
dp-card-st_favours = Called-in Favours
    .text = { -dp-only-resources }
dp-card-st_hush = Hush Money
    .text = { -dp-only-resources }
dp-card-st_rail = Rail Pass
    .text = { -dp-only-resources }
dp-card-st_pistol = Pocket Pistol
    .text = { -dp-only-resources }
dp-card-st_chain = Chained Door
    .text = Action: { -dp-lock }.
dp-card-st_rite = Borrowed Rite
    .text = Action: one of your agents closes or opens the gate in its city. { -dp-destroyed }
dp-card-st_conspirator = Secret Conspirator
    .text = Action: one of your agents { -dp-kill-there }.
dp-card-st_monday = Agent Monday
    .text = Action: take up to 3 of your cubes from Limbo back into your supply.
dp-card-st_wednesday = Agent Wednesday
    .text = Action: draw 3 cards.
dp-card-st_thursday = Agent Thursday
    .text = Action: move up to 2 of your agents, each by up to 2 roads, at no cost.
dp-card-st_friday = Agent Friday
    .text = Action: take 1 of your cubes from the general supply and 1 from Limbo into your supply.
dp-card-st_saturday = Agent Saturday
    .text = Action: choose a base card or city and another player, who takes back 2 of their cubes from it, or the only one there. Then you may put 1 cube from your supply on a city.

## Hired agents’ cards

dp-card-ag_earp = Wyatt Earp
    .text = Action: Earp { -dp-kill } in his city, or closes the gate there.
dp-card-ag_rothstein = Arnold Rothstein
    .text = Action: Rothstein { -dp-kill } in his city, or opens the gate there.
dp-card-ag_fleet = Moses Fleet
    .text = Free action: move Fleet by up to 2 roads at no cost.
dp-card-ag_lescaux = Gerard Lescaux
    .text = Action: Lescaux closes the gate in his city. Reaction: when this card is destroyed, you may move the investigation marker up 1 space.
dp-card-ag_chavos = Adsila Chavos
    .text = Action: Chavos { -dp-kill } in her city.
dp-card-ag_lachlan = Father Lachlan
    .text = Action: Father Lachlan closes the gate in his city { -dp-extra-one }.
dp-card-ag_houdini = Harry Houdini
    .text = Always: Houdini can’t be assassinated, turned possessed by another player or taken by the Mi-Go. Action: { -dp-lock }; or Houdini closes the gate in his city.
dp-card-ag_lafrance = Lillian La France
    .text = Always: once in each of your turns, outside an action, La France may move to a neighbouring city at no cost.
dp-card-ag_ochs = Alice Ochs
    .text = Always: Ochs counts as 2 influence on the city she is in, not as 1. On its base card she counts as 1.
dp-card-ag_west = Herbert West
    .text = Action: take the token of a hired agent from any crypt and put it into West’s city as your agent, not possessed. It has no card.
dp-card-ag_mishima = Kana Mishima
    .text = Action: Mishima { -dp-kill } in her city.
dp-card-ag_carter = Randolph Carter
    .text = Action: Carter closes or opens the gate in his city { -dp-extra-one }.
dp-card-ag_rose = James Horus Rose
    .text = Action: Rose opens the gate in his city.
dp-card-ag_ness = Eliot Ness
    .text = Action: Ness { -dp-kill } in his city; or you { -dp-lock }.
dp-card-ag_stclair = Stephanie St. Clair
    .text = Action: take up to 4 of your cubes from Limbo and the board, in any mix, back into your supply.
dp-card-ag_jung = Carl Jung
    .text = Action: { -dp-back-into-bag }.
dp-card-ag_hoover = J. Edgar Hoover
    .text = Action: look secretly at another player’s hand. You choose 1 card of it, and that player discards it.
dp-card-ag_armitage = Henry Armitage
    .text = Action: Armitage closes the gate in his city { -dp-extra-one }.
dp-card-ag_legrasse = Inspector Legrasse
    .text = Action: Legrasse { -dp-kill } in his city.
dp-card-ag_waite = Asenath Waite
    .text = Action: discard 2 other cards from your hand to take control of another player’s hired agent in Waite’s city who is not possessed. { -dp-its-card }
dp-card-ag_olmstead = Robert Olmstead
    .text = Action: Olmstead opens the gate in his city; or you move up to 2 of your agents and Deep Ones by 1 road each at no cost.
dp-card-ag_mason = Keziah Mason
    .text = Action: you may move Mason to any city that has no gate token and is not blocked. Then she may open the gate where she is.

## Other base cards

dp-card-bs_anarchists = Anarchists
    .text = Action: choose a city and another player. All cubes of that player on the city itself, not those on its base card, go to Limbo.
dp-card-bs_possessed = Possessed
    .text = Action: turn one of your agents to its possessed side. Or, in a city where you have a possessed agent, take control of another player’s hired agent who is not possessed (never Houdini) and turn it to its possessed side. { -dp-its-card }
dp-card-bs_deep_ones = Deep Ones
    .text = On claim: take the 8 Deep Ones into your supply. Action: put up to 2 of them on the board, one by one, each into a coastal city or a city next to one with a Deep One of yours. Then you may claim one city without a lock whose control value is not above the number of your Deep Ones there. If all 8 are on the board then, the game ends.
dp-card-bs_danvers = Danvers Asylum
    .text = Action: { -dp-back-into-bag }.
dp-card-bs_guard = National Guard
    .text = Action: put the martial law token into any city, from wherever it is. No agent, Deep One or cultist enters that city or passes through; those inside may leave.
dp-card-bs_explorers = Explorers’ Club
    .text = Action: look secretly at all face-down base cards of one city and put one of them on top, right under the face-up card. Then draw 1 card.
dp-card-bs_bureau = Federal Bureau
    .text = Action: look secretly at another player’s alignment card. { -dp-destroyed }
dp-card-bs_wall_street = Wall Street
    .text = Action: take up to 2 of your cubes from the general supply into your own.
dp-card-bs_hart_island = Hart Island
    .text = Action: take up to 2 cards from your discard pile back into your hand.
dp-card-bs_gazette = Morning Gazette
    .text = Action: choose a base card, mythos card or city. Every other player takes back 1 of their cubes from it. Reaction: when you have used this action, you may draw 1 card.
dp-card-bs_bootleggers = Bootleggers
    .text = Reaction: when this card goes from your hand to the discard pile without being played, you may take 1 of your cubes from Limbo back into your supply.
dp-card-bs_union = Railway Brotherhood
    .text = Action: move up to 3 of your agents by 1 road each at no cost.
dp-card-bs_detectives = Private Detectives
    .text = Action: you may move one agent of another player to a neighbouring city. Then draw 1 card.
dp-card-bs_guns = Hired Guns
    .text = Action: one of your agents { -dp-kill-there }.
dp-card-bs_dynamite = Dynamite Cache
    .text = Action: one of your agents { -dp-kill-there }, with 3 extra strength. { -dp-destroyed }
dp-card-bs_elder_sign = Elder Sign
    .text = Action: one of your agents closes the gate in its city { -dp-extra-one }.
dp-card-bs_black_altar = Black Altar
    .text = Action: one of your agents opens the gate in its city { -dp-extra-one }.
dp-card-bs_starry = Starry Wisdom Congregation
    .text = { -dp-only-resources }
dp-card-bs_miskatonic = Miskatonic Faculty
    .text = Action: draw 2 cards.
dp-card-bs_order = Esoteric Order
    .text = Action: move the ritual marker up 1 space, and add a card from the mythos deck to the row.
dp-card-bs_jury = Grand Jury
    .text = Action: twice, { -dp-lock }.
dp-card-bs_customs = Customs House
    .text = Action: take 1 of your cubes from the general supply into your own. Then { -dp-lock }.
dp-card-bs_exchange = Telephone Exchange
    .text = Free action: move up to 2 of your cubes from any cards and cities on the board to one card or city.
dp-card-bs_kitchen = Soup Kitchen
    .text = Action: take up to 4 of your cubes from Limbo back into your supply.
dp-card-bs_forger = Master Forger
    .text = Action: claim a base card or city without a lock where you have at least 1 cube and no other player has more influence than you. { -dp-destroyed }
dp-card-bs_plane = Mail Plane
    .text = Free action: move one of your agents to any city that is not blocked.
dp-card-bs_seance = Séance Circle
    .text = Action: look secretly at the top 2 cards of the mythos deck. Add one to the row and put the other at the bottom of the deck.
dp-card-bs_fire = Archive Fire
    .text = Action: destroy up to 2 of your cards from your hand and discard pile. Then draw 2 cards.
dp-card-bs_blackmail = Blackmail
    .text = Action: choose a base card and another player, who takes back all their cubes from it.

## City cards

dp-card-city_arkham = Arkham
    .text = City card.
dp-card-city_boston = Boston
    .text = City card.
dp-card-city_new_york = New York
    .text = City card.
dp-card-city_washington = Washington, D.C.
    .text = City card.
dp-card-city_pittsburgh = Pittsburgh
    .text = City card.
dp-card-city_detroit = Detroit
    .text = City card.
dp-card-city_chicago = Chicago
    .text = City card.
dp-card-city_indianapolis = Indianapolis
    .text = City card.
dp-card-city_st_louis = St. Louis
    .text = City card.
dp-card-city_atlanta = Atlanta
    .text = City card.
dp-card-city_charleston = Charleston
    .text = City card.
dp-card-city_new_orleans = New Orleans
    .text = City card.
dp-card-city_rlyeh = R’lyeh
    .text = City card of no city on the board: it comes with the mythos card Cthulhu, and nobody can claim it. After each action in which you used it, you take a sanity test.

## Mythos cards

dp-card-my_yog = Yog-Sothoth
    .text = On claim: you have 1 extra action this turn. Always: after you have opened or closed a gate and taken its sanity test, draw 2 cards.
dp-card-my_hastur = Hastur
    .text = On claim: turn over cards of the reserve until an agent appears. Claim that agent and put it into any city that is not blocked; the other cards go to the bottom of the reserve in random order. Always: each of your hired agents’ cards has one more action: that agent { -dp-kill-there }, even a possessed one.
dp-card-my_cthulhu = Cthulhu
    .text = On claim: put the Cthulhu figure into any city, and the R’lyeh card into your discard pile. The city is lost: whoever controls it loses it and its VP, and all agents and Deep Ones there must leave. Nobody can enter it or pass through, and neither the city nor its base card can be claimed or given influence.
dp-card-my_migo = Mi-Go
    .text = On claim: choose another player’s hired agent who is not possessed (never Houdini). Its token and card lie under this card, out of play, and the Mi-Go (strength 2) enters that city as your agent. If there is no such agent, the Mi-Go enters any city that is not blocked.
dp-card-my_whateleys = The Whateleys
    .text = On claim: put the 3 Whateley tokens into three different cities without a gate token. Always: you have 2 extra strength for a gate where a Whateley token lies. Any gate that is made there takes the token off.
dp-card-my_tesla = Nikola Tesla
    .text = Always: after your first claim in a turn you have 1 extra action. The claim of this card itself gives you none.
dp-card-my_sacrifice = Sacrifice
    .text = Action, once per turn: destroy one of your hired agents. Then move the ritual marker up 3 spaces, or put up to 2 of your insanity tokens back into the bag.
dp-card-my_silver_key = Silver Key
    .text = Free action, once per turn: move one of your agents by 1 road at no cost.
dp-card-my_necronomicon = Necronomicon
    .text = Action, once per turn, only while you have fewer than 3 insanity tokens: score 2 VP at once, then take a sanity test.
dp-card-my_lost_city = Lost City
    .text = On claim: score 3 VP at once.
dp-card-my_impostor = The Impostor
    .text = End of game: before any alignment is turned up and scored, you may change yours to its opposite. An investigator becomes a cultist, an investigator dissenter a cultist dissenter, and the other way round.
dp-card-my_pandemonium = Pandemonium
    .text = On claim: every other player discards 2 cards of their choice. Then, in up to 2 cities, put the face-up base card under its stack and turn up the next. { -dp-cubes-come-off }
dp-card-my_black_goat = The Black Goat
    .text = Always: once per turn, after an Influence action of yours, you may put 1 cube from your supply on a base card that got none by it.
dp-card-my_corruption = Corruption
    .text = On claim: take control of another player’s hired agent who is not possessed, in a city where you have an agent. { -dp-its-card }
dp-card-my_nyarlathotep = Nyarlathotep
    .text = On claim: look secretly at another player’s alignment card. Always: if you tie for the most influence on a base card or mythos card and have a cube there, you count as having the most.
dp-card-my_azathoth = Azathoth
    .text = On claim: move the ritual marker up 2 spaces. End of game: 1 VP for each insanity token on your board, at most 3.
dp-card-my_dagon = Dagon
    .text = Always: you have 1 extra strength for assassinations and gates in coastal cities.
dp-card-my_shoggoth = Shoggoth
    .text = Action, once per game: destroy another player’s hired agent (possessed or not) or Deep One in a city where you have an agent. It goes into nobody’s crypt.
dp-card-my_colour = The Colour from Space
    .text = On claim: in up to 2 cities, destroy the face-up base card and turn up the next. { -dp-cubes-come-off }
dp-card-my_jenkin = Brown Jenkin
    .text = Free action, once per turn: choose a base card, mythos card or city and another player, who takes back 1 of their cubes from it.
dp-card-my_trapezohedron = Shining Trapezohedron
    .text = Always: at the end of your turn you draw until you have 6 cards in hand, not 5.
dp-card-my_elder_thing = Elder Thing
    .text = On claim: move the investigation marker up 2 spaces, or the ritual marker down 2 spaces.
dp-card-my_slumber = Gate of Deeper Slumber
    .text = Always: in a sanity test you draw two tokens, keep the one you choose and put the other back into the bag.
dp-card-my_pnakotic = Pnakotic Manuscripts
    .text = Free action, once per turn: look secretly at the top 3 cards of your deck and put them back in any order. End of game: you win every tie. Tied for the lowest score, you are not the lowest; tied for the highest, you win.

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
dp-city-washington = Washington, D.C.
    .in = in Washington, D.C.
    .to = to Washington, D.C.
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

## Agents on the board, as they are called in the middle of a sentence

dp-agent-monday = Agent Monday
dp-agent-wednesday = Agent Wednesday
dp-agent-thursday = Agent Thursday
dp-agent-friday = Agent Friday
dp-agent-saturday = Agent Saturday
dp-agent-ag_earp = Earp
dp-agent-ag_rothstein = Rothstein
dp-agent-ag_fleet = Fleet
dp-agent-ag_lescaux = Lescaux
dp-agent-ag_chavos = Chavos
dp-agent-ag_lachlan = Father Lachlan
dp-agent-ag_houdini = Houdini
dp-agent-ag_lafrance = La France
dp-agent-ag_ochs = Ochs
dp-agent-ag_west = West
dp-agent-ag_mishima = Mishima
dp-agent-ag_carter = Carter
dp-agent-ag_rose = Rose
dp-agent-ag_ness = Ness
dp-agent-ag_stclair = St. Clair
dp-agent-ag_jung = Jung
dp-agent-ag_hoover = Hoover
dp-agent-ag_armitage = Armitage
dp-agent-ag_legrasse = Inspector Legrasse
dp-agent-ag_waite = Waite
dp-agent-ag_olmstead = Olmstead
dp-agent-ag_mason = Mason
dp-agent-mi_go = the Mi-Go
dp-agent-cultist1 = the first cultist
dp-agent-cultist2 = the second cultist

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
    .goal = { $players ->
        [1] { -dp-investigator-scores } You also have { -dp-general-scores }, and 3 VP if you were never revealed. You win if that is no less than the VP of the Great Old One.
       *[other] { -dp-investigator-scores } { -dp-everybody-scores } { -dp-lowest-is-out }
    }
dp-alignment-cultist = cultist
    .one = a cultist
    .goal = At the end you score the ritual track, the value of each gate you opened, the cultist VP of your mythos cards, 1 VP for each token in your crypt, 1 for each possessed agent of yours, and 8 if you claimed the Deep Ones and all of them are on the board. { -dp-everybody-scores } { -dp-lowest-is-out }
dp-alignment-dissenter_investigator = investigator dissenter
    .one = an investigator dissenter
    .goal = At the end you score the investigation track, { -dp-dissenter-scores } { -dp-dissenter-revealed } { -dp-lowest-alone }
dp-alignment-dissenter_cultist = cultist dissenter
    .one = a cultist dissenter
    .goal = At the end you score the ritual track, { -dp-dissenter-scores } { -dp-dissenter-revealed } { -dp-lowest-alone }

## Great Old Ones

dp-goo-goo_hastur = Hastur
    .the = Hastur
    .text = Goal: the cultists have claimed 4 agents, who are kept beside this card. First cultist: puts 1 cube on each of the first three base cards along the path. Second cultist: claims the first base card without a lock that has at least 4 of its cubes, whatever your influence there, and then the top card of the reserve; if there is no such base card, it puts 2 cubes on the base card of its city.
dp-goo-goo_yog = Yog-Sothoth
    .the = Yog-Sothoth
    .text = Goal: the cultists have opened 4 gates. First cultist: opens the gate in its city with strength 4, to which its card and the cultists there add theirs. Second cultist: puts 1 cube on every mythos card of the row, and the ritual marker moves up 1 space.
dp-goo-goo_cthulhu = Cthulhu
    .the = Cthulhu
    .text = Goal: the cultists control 5 cities at the same time. First cultist: puts 2 cubes on each of the first two cities along the path that no cultist controls. Second cultist: puts the Cthulhu figure into the first city along the path that you control; if there is none, the ritual marker moves up 1 space.
dp-goo-goo_goat = The Black Goat
    .the = the Black Goat
    .text = Goal: the cultists have claimed 9 base cards. First cultist: puts 1 cube on each of the first four base cards along the path. Second cultist: claims the first base card without a lock that has at least 2 of its cubes, whatever your influence there; if there is none, it puts 3 cubes on the base card of its city.
dp-goo-goo_nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
    .text = Goal: the cultists have claimed 5 mythos cards. First cultist: puts 3 cubes on the first mythos card without cultists’ cubes, or else the first without its own, or else the very first. Second cultist: claims the first mythos card without a lock that has any of its cubes, whatever your influence there. Even if there is none, a card is then added to the row.
dp-goo-goo_azathoth = Azathoth
    .the = Azathoth
    .text = Goal: the ritual marker is at least 10 spaces ahead of the investigation marker. First cultist: the ritual marker moves up 2 spaces. Second cultist: the investigation marker moves down 2 spaces; and if your main agent is in its city, you take a sanity test.

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
    .text = First cultist: { -dp-claims-city }; then puts 2 cubes on its city. Second cultist: puts 2 cubes on the base card of its city. { -dp-numbers-and-failures }
dp-behaviour-beh2 = Favours for the Mayor
    .text = First cultist: puts 2 cubes on the base card of its city. Second cultist: { -dp-claims-city }; then puts 2 cubes on its city. { -dp-numbers-and-failures }
dp-behaviour-beh3 = Old Books, New Recruits
    .text = First cultist: puts 2 cubes { -dp-on-mythos }. Second cultist: { -dp-claims-base }; then puts 1 cube on the base card of its city. { -dp-numbers-and-failures }
dp-behaviour-beh4 = Recruits and Relics
    .text = First cultist: { -dp-claims-base }; then puts 1 cube on the base card of its city. Second cultist: puts 2 cubes { -dp-on-mythos }. { -dp-numbers-and-failures }
dp-behaviour-beh5 = A Glow over City Hall
    .text = First cultist: opens the gate in its city { -dp-cultist-strength }. Second cultist: puts 3 cubes on its city. { -dp-numbers-and-failures }
dp-behaviour-beh6 = Stolen Idol, Open Door
    .text = First cultist: { -dp-claims-mythos }; then puts 1 cube on its city. Second cultist: opens the gate in its city { -dp-cultist-strength }. { -dp-numbers-and-failures }
dp-behaviour-beh7 = The Dreamer and the Dagger
    .text = First cultist: { -dp-special }. Second cultist: { -dp-claims-mythos }; then, if you have 5 or more VP, assassinates one of your agents or Deep Ones in its city { -dp-cultist-strength }. { -dp-numbers-and-failures } { -dp-shuffled-again }
dp-behaviour-beh8 = Knife, Key and Calling
    .text = First cultist: if you have 5 or more VP, assassinates one of your agents or Deep Ones in its city { -dp-cultist-strength }; then { -dp-claims-city }. Second cultist: { -dp-special }. { -dp-numbers-and-failures } { -dp-shuffled-again }

## Tracks, resources, gates

dp-track-ritual = the ritual track
dp-track-investigation = the investigation track

dp-resource-influence = influence
dp-resource-money = money
dp-resource-strength = strength
dp-resource-ritual_up = ritual up
dp-resource-ritual_down = ritual down
dp-resource-invest_up = investigation up
dp-resource-invest_down = investigation down

dp-gate-open = open
dp-gate-closed = closed

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

## Why the game is over

dp-end-vp_mark = Somebody has reached the VP mark.
dp-end-madness = Somebody who is no cultist has gone mad.
dp-end-main_agent = A main agent is dead.
dp-end-ritual_track = The ritual marker has reached the last space of its track.
dp-end-investigation_track = The investigation marker has reached the last space of its track.
dp-end-deep_ones = All eight Deep Ones have come up from the sea.
dp-end-great_old_one_goal = The Great Old One has reached its goal.
dp-end-great_old_one_mad = The Great Old One has its fifth insanity token.
dp-end-turn_limit = The game has gone on for too long.

## Parts of a score

dp-part-track_vp = VP on the track
dp-part-hidden = Never revealed
dp-part-cards = General VP of cards
dp-part-agents = General VP of agents
dp-part-effects = End-of-game effects
dp-part-own_track = Own side’s track
dp-part-gates_closed = Gates closed
dp-part-gates_opened = Gates opened
dp-part-crypt = Tokens in the crypt
dp-part-mythos = Cultist VP of mythos cards
dp-part-possessed = Possessed agents
dp-part-deep_ones = All eight Deep Ones
dp-part-revealed_dissenter = Revealed dissenter
dp-part-investigator_agents = Investigator VP of agents
