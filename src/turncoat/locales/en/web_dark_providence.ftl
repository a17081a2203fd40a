### What the web page says at a table of Dark Providence, besides dark_providence.ftl.
###
### $name is a player’s name, or web-dp-you for the reader. $found is a row of short facts with “ · ”
### between them: “strength 2 · 1 VP”. Most of them begin with a small letter, none has a full stop.
### Each fact stands on its own, so it never has to agree with the others.

## Small words

# Between cards of a pile, from the top.
web-dp-then = { ", then " }
# The reader in a list of players.
web-dp-you = you
# An empty list of cards or cubes.
web-dp-none = none
# A button that closes a note.
web-dp-close = Close
# A card in a list, with how many copies of it there are.
web-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}
web-dp-vp = { $vp } VP
web-dp-cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
# The size of a face-down pile.
web-dp-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
web-dp-cards-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}

## The header: whose turn it is, and the state of the game

# While main agents are placed.
web-dp-title-placing = Before the first turn
web-dp-title-over = The game is over
web-dp-title = { $is_me ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $name }’s turn
}
# $name is a Great Old One.
# Names: $name (great_old_one).
web-dp-title-old-one = Round { $round }: { $name }’s turn
# A warning: an end has been caused, and the game ends after this action or turn.
web-dp-last-round = The game is ending
# Explains a laurel with the leading score.
web-dp-target = Victory points
# $leaders is how many players share the lead, 0 if nobody is ahead. $names are their names.
web-dp-target-vp = { $leaders ->
    [0] The game ends at { $target } VP
    [one] { $is_me ->
        [yes] You lead with { $vp } of { $target } VP
       *[no] { $names } leads with { $vp } of { $target } VP
    }
   *[other] { $names } lead with { $vp } of { $target } VP
}
# The name of a track.
web-dp-ritual = Ritual
# Explains the ritual track.
web-dp-ritual-says = Worth VP to cultists and the cultist dissenter at the end. The last space ends the game.
# The name of a track.
web-dp-investigation = Investigation
# Explains the investigation track.
web-dp-investigation-says = Worth VP to investigators and the investigator dissenter at the end. The last space ends the game.
# A number and its highest value, on narrow screens.
web-dp-of = { $number }/{ $all }
# $name is a track, $space the space of its marker, $last its last space, $vp what the space is worth.
web-dp-track = { $name } { $space }/{ $last } (worth { $vp } VP now)
# The bag from which sanity tests draw.
web-dp-bag = Sanity bag
# Explains it. $limit is how many are too many.
web-dp-bag-says = A sanity test draws a token from this bag. A player with { $limit } insanity tokens goes mad.
web-dp-in-bag = { $insanity } insanity, { $sanity } sanity
# How many cards are left in the mythos deck and in the reserve of base cards.
web-dp-face-down = Cards left face down
# Explains it.
web-dp-face-down-says = The mythos deck fills the mythos row. The reserve holds the base cards that are in no city.
web-dp-left = { $mythos } mythos cards, { $reserve } in the reserve
# The same on narrow screens.
web-dp-left-brief = { $mythos } + { $reserve }
web-dp-locks = Locks left

## The board

# For screen readers.
web-dp-board = Map of the eastern United States
# The place of cubes that were spent on claims.
web-dp-limbo = Limbo
web-dp-row-empty = The mythos row is empty.
# Names: $card (card).
web-dp-in-row = Mythos card: { $card }
# A city in short: the VP for claiming it, and the strength that its gate needs.
web-dp-values = Claiming this city is worth { $control } VP; its gate needs strength { $gate }
# The same in full.
web-dp-values-full = Claiming this city is worth { $control } VP. Opening or closing its gate needs strength { $gate } and is worth { $gate } VP to the sides that score it.
# The VP for claiming a city.
web-dp-control = Claiming this city is worth { $number } VP
# A property of a city.
web-dp-coastal = By the sea: Deep Ones can land here
web-dp-held = { $is_me ->
    [yes] you control this city
   *[no] { $name } controls this city
}
# $kind is “open” or “closed”, $name who made the gate.
# Names: $kind (gate).
web-dp-gate = gate { $kind } ({ $name })
# Marks of a city. Each is a short fact that explains an icon on the board.
web-dp-cthulhu = Cthulhu is here: nobody can enter, claim or add cubes
web-dp-martial-law = martial law: nobody can enter or pass through
web-dp-whateley = Whateley token: extra strength for a gate
web-dp-locked = locked: cannot be claimed
# $found is who has how much influence on the city itself, as in web-dp-influence.
web-dp-on-city = On the city: { $found }
# The same for a base card or mythos card.
web-dp-on-card = On the card: { $found }
# A player’s influence in one place. $amount is web-dp-amount.
web-dp-influence = { $name }: { $amount }
# The same for the player who has the most and could claim it. $is_me is yes for the reader.
web-dp-influence-most = { $is_me ->
    [yes] you lead: { $amount }
   *[no] { $name } leads: { $amount }
}
# How much influence: $cubes, and $presence from agents and Deep Ones there, who mostly count 1 each.
# At least one of the two is not 0.
web-dp-amount = { $presence ->
    [0] { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[other] { $cubes ->
        [0] { $presence } from agents
        [one] { $cubes } cube + { $presence } from agents
       *[other] { $cubes } cubes + { $presence } from agents
    }
}
# $found are the neighbouring cities, as in web-dp-road.
web-dp-roads = Roads: { $found }
# A neighbouring city with the cost of the road to it.
# Names: $city (city).
web-dp-road = { $city } { $cost }
# $left is how many cards lie face down below it.
# Names: $card (card).
web-dp-base = { $left ->
    [0] Base card: { $card }, the last one here
   *[other] Base card: { $card }, { $left } more underneath
}
# Names: $card (card).
web-dp-base-short = { $card }: { $found }
# For screen readers. $base is “Base card in Boston”.
# Names: $card (card).
web-dp-base-of-city = { $base }: { $card }
web-dp-no-base = no base cards left
# A token on the board; $name is its owner.
# Names: $agent (agent).
web-dp-agent = { $agent }, strength { $strength } ({ $name })
# Names: $agent (agent).
web-dp-agent-possessed = { $agent }, strength { $strength } ({ $name }), possessed: cannot be assassinated or taken over
# A cultist of the solo game whose card is hidden. $name is “First Cultist”.
web-dp-cultist-hidden = { $name }, hidden: you cannot claim this city or its base card
# A cultist that was killed once: its card is turned over and it plays on.
web-dp-cultist-shown = { $name }, revealed: cannot be killed again
web-dp-deep-ones = { $number ->
    [one] { $number } Deep One ({ $name })
   *[other] { $number } Deep Ones ({ $name })
}
web-dp-cubes-of = { $name }: { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
# Drawn as a railway line with a station at its end.
web-dp-vp-line = Victory point track. The game ends at { $target } VP.
web-dp-vp-of = { $name }: { $vp } VP

## Cards: short facts

# “influence 2”, “ritual up 1”.
# Names: $resource (resource).
web-dp-resource = { $resource_sign }{ $number }
web-dp-is-agent = Hired agent, strength { $strength }
# Scored by everybody, by investigators, by cultists.
web-dp-vp-general = { $number } VP
web-dp-vp-investigator = { $number } VP for investigators
web-dp-vp-cultist = { $number } VP for cultists
# When the effect of a mythos card works, as a tiny label on the card in the row.
web-dp-brief-free = free action
web-dp-brief-action = action
web-dp-brief-claim = on claim
web-dp-brief-claim-vp = { $number } VP on claim
web-dp-brief-always = always
web-dp-brief-end = at the end
web-dp-sanity-test = Sanity test when claimed

## The reader’s own cards

# $alignment has an article: “a cultist”.
# Names: $alignment (alignment).
web-dp-you-are = You are { $alignment }
# Below it, who knows the reader’s alignment.
web-dp-known-to-nobody = Only you know this.
web-dp-known-to-all = Everybody knows it.
# What an alignment wants, when it is dealt.
web-dp-want-investigator = Raise the investigation track, close gates and hire agents with investigator VP.
web-dp-want-cultist = Raise the ritual track, open gates and claim mythos cards.
web-dp-want-dissenter-investigator = Nobody shares your alignment. Raise the investigation track; all your gates count for you, closed or open.
web-dp-want-dissenter-cultist = Nobody shares your alignment. Raise the ritual track; all your gates count for you, closed or open.
# Names: $alignment (alignment).
web-dp-brief-score = { $alignment }: { $total } VP if the game ended now
web-dp-sheet = What you score, and how much so far
# A row of the reader’s own score sheet, in place of dp-part-own_track.
web-dp-own-track = { $track ->
    [ritual] Your side’s track (Ritual)
   *[investigation] Your side’s track (Investigation)
}
web-dp-sheet-fate = The player with the lowest total is out, with everybody of the same alignment. The highest total of the others wins.
# A line that unfolds to the full rule of what the alignment scores.
web-dp-goal = Scoring in full
# A part of a score with its points.
# Names: $part (part).
web-dp-part = { $part } { $points }
web-dp-your-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
web-dp-empty-hand = Your hand is empty
# Headings above cards that an effect shows to the reader.
web-dp-looking = Cards you are looking at
web-dp-seen-hand = The hand you are looking at
web-dp-from-discards = Your discard pile
web-dp-your-mythos = Your mythos cards
# On a mythos card whose action was used this turn or this game.
web-dp-spent = Already used
web-dp-your-deck = Left in your deck ({ $number })
web-dp-your-discards = Your discard pile ({ $number })
web-dp-your-used = Used this turn

## A seat: icons with a number. Each line explains its icon.

web-dp-chair-vp = { $vp } of { $target } VP
web-dp-leads = leads
web-dp-chair-cubes = Cubes: { $supply } in the supply, { $general } still to buy, { $limbo } in Limbo
web-dp-chair-cities = { $number ->
    [one] Controls { $number } city
   *[other] Controls { $number } cities
}
web-dp-chair-cards = Cards: { $hand } in hand, { $deck } in the deck, { $discards } discarded
# $limit is how many are too many.
web-dp-chair-insanity = { $insanity } of { $limit } insanity tokens
web-dp-chair-mythos = Mythos cards: { $cards }
web-dp-chair-crypt = { $number ->
    [one] { $number } assassinated agent in the crypt
   *[other] { $number } assassinated agents in the crypt
}
web-dp-chair-deep = { $number ->
    [one] { $number } Deep One in the supply
   *[other] { $number } Deep Ones in the supply
}
# A player’s alignment, and how the reader knows it.
web-dp-hidden = hidden
# Names: $alignment (alignment).
web-dp-hidden-own = { $alignment } (hidden)
# Names: $alignment (alignment).
web-dp-known-to-you = { $alignment } (you saw it)
# Names: $alignment (alignment).
web-dp-revealed-action = { $alignment } (revealed)
# Names: $alignment (alignment).
web-dp-revealed-murder = { $alignment } (revealed by an assassination)
# Names: $alignment (alignment).
web-dp-revealed-madness = { $alignment } (revealed by madness)
# Names: $alignment (alignment).
web-dp-revealed-defeat = { $alignment } (revealed at the end)
# A badge on a cultist of the solo game. While it is hidden, you cannot claim the city or the base card
# where it stands.
web-dp-masked = hidden: no claims in its city
# A badge on a cultist that was killed once.
web-dp-unmasked = revealed
# A badge on a player who has too many insanity tokens.
web-dp-mad = mad
# Shown when a player goes mad.
web-dp-mad-detail = With { $limit } insanity tokens a player goes mad. The game ends, unless that player is a cultist.

## The table beside the board: all cards that lie open

web-dp-row = The mythos row
web-dp-bases = Base cards in the cities
# Names: $city (city).
web-dp-base-of = { $left ->
    [0] { $city } (the last card)
    [one] { $city } ({ $left } more card underneath)
   *[other] { $city } ({ $left } more cards underneath)
}
web-dp-mythos-of = Mythos cards of { $name }
web-dp-piles = Piles
web-dp-reserve = Reserve
web-dp-mythos-deck = Mythos deck
web-dp-city-cards = City cards
web-dp-gone = Destroyed
web-dp-discards-of = Discarded and used by { $name }

## The Great Old One of the solo game

web-dp-old-one = The Great Old One
# $why is a sentence, one of dp-end-….
web-dp-doom = The game ends after this turn. { $why }
web-dp-goal-agents = Its goal: { $done } of { $goal } agents claimed by cultists
web-dp-goal-gates = Its goal: { $done } of { $goal } gates opened by cultists
web-dp-goal-cities = Its goal: { $done } of { $goal } cities controlled by cultists
web-dp-goal-bases = Its goal: { $done } of { $goal } base cards claimed by cultists
web-dp-goal-mythos = Its goal: { $done } of { $goal } mythos cards claimed by cultists
web-dp-goal-tracks = Its goal: the ritual marker { $done } of { $goal } spaces ahead of the investigation marker
# A cultist, and what its own card adds to the numbers of a behaviour card. $name is “First Cultist”.
web-dp-cultist-adds-masked = { $name } is hidden: you can claim nothing in its city. It adds influence { $influence }, money { $money } and strength { $strength }.
web-dp-cultist-adds-unmasked = { $name } is revealed. It adds influence { $influence }, money { $money } and strength { $strength }.
web-dp-old-one-mythos = Its mythos cards: { $cards }
web-dp-behaviours = { $number ->
    [one] { $number } behaviour card to come
   *[other] { $number } behaviour cards to come
}

## Short facts beside a choice

# What a journey costs.
web-dp-price = costs { $money } money
web-dp-strength = strength { $number }
# Who owns an agent, and where it is: “Ada, in Boston”.
# Names: $where (city).
web-dp-where = { $name }, { $where }
# $parts are parts of a score with their points, $bonus the points for staying hidden.
web-dp-reveal-gives = Action: you score { $parts } at once. You lose the { $bonus } VP for staying hidden.
web-dp-gate-scores = { $points ->
    [0] worth nothing to you
   *[other] { $points } VP for you at the end
}
# What you would score as this alignment.
# Names: $alignment (alignment).
web-dp-impostor = { $alignment }: { $total } VP in all
# Whether the cubes you are about to add give you the most influence there.
web-dp-enough = enough to get ahead
web-dp-not-enough = not enough to get ahead

## Sentences beside an action. $has is how much your hand has of the resource that it costs.

# $places are the places where you have the most influence.
web-dp-do-claim = Action, only as the first of your turn. You are ahead here: { $places }.
web-dp-do-influence = { $cubes ->
    [one] Action: put cubes on one city or card, so that you can claim it next turn. You have { $has } influence and { $cubes } cube.
   *[other] Action: put cubes on one city or card, so that you can claim it next turn. You have { $has } influence and { $cubes } cubes.
}
# $cubes is how many of your cubes are in Limbo.
web-dp-do-retrieve = { $cubes ->
    [0] Action: take cubes back from cities and cards. You have { $has } influence.
   *[other] Action: take cubes back from cities, cards and Limbo ({ $cubes } there). You have { $has } influence.
}
web-dp-do-buy = Action: a new cube for every { $money } money. You have { $has } money.
web-dp-do-travel = Action: your agents move along the roads. You have { $has } money.
web-dp-do-track = { $kind ->
    [ritual_up] Action: more points for the cultists’ side at the end. Your cards are worth { $has } spaces up.
    [ritual_down] Action: fewer points for the cultists’ side at the end. Your cards are worth { $has } spaces down.
    [invest_up] Action: more points for the investigators’ side at the end. Your cards are worth { $has } spaces up.
   *[invest_down] Action: fewer points for the investigators’ side at the end. Your cards are worth { $has } spaces down.
}
web-dp-do-discard = Action: put cards that you don’t need on your discard pile. You draw new ones at the end of your turn.
web-dp-do-step = Free action: move along one road. This costs nothing.
web-dp-do-pass-empty = You have no cards left to play. You draw until you have { $hand } cards in hand.
# $actions is how many actions are left unused.
web-dp-do-pass = { $actions ->
    [0] You draw until you have { $hand } cards in hand.
    [one] You give up { $actions } action and draw until you have { $hand } cards in hand.
   *[other] You give up { $actions } actions and draw until you have { $hand } cards in hand.
}
# What a card gives if you pay with it, and what you then can’t use it for. $gives is “influence 2”,
# $others a list such as “money 1, strength 1 or the action on the card”.
web-dp-pays-instead = { $gives }, instead of { $others }
web-dp-pays-for-action = { $gives }, instead of the action on the card
# In $others above.
web-dp-pays-action = the action on the card
# The last item of a list of which only one thing counts, such as $others above.
web-dp-list-or = { $list } or { $item }
# Beside “Done”: what the cards played so far bring.
web-dp-paid-influence = { $number ->
    [one] You place { $number } cube.
   *[other] You place { $number } cubes.
}
web-dp-paid-retrieve = { $number ->
    [one] You take back { $number } cube.
   *[other] You take back { $number } cubes.
}
web-dp-paid-buy = { $number ->
    [one] You get { $number } new cube.
   *[other] You get { $number } new cubes.
}
web-dp-paid-track = The marker moves to space { $space } of { $last }, worth { $vp } VP.

## Notes: what is known and what was said

web-dp-journal-who = Who is who
web-dp-journal-hands = Who has which cards
web-dp-journal-stacks = What you know about face-down cards
web-dp-journal-piles = Out of play
# Which alignments were dealt. $cards is a list such as “2 × cultist and 2 × investigator”, $others a list
# of alignments of which one was among the cards too.
web-dp-dealt = Dealt from: { $cards }.
web-dp-dealt-one-of = Dealt from: { $cards }, and one card of these: { $others }.
# Headers of tables.
web-dp-header-name = Player
web-dp-header-alignment = Alignment
# Cards of a hand that everybody has seen.
web-dp-header-seen = Seen in hand
# Cards that are in the hand or in the deck, nobody knows where.
web-dp-header-unseen = In hand and deck together
web-dp-header-discards = Discarded and used
web-dp-header-stack = Pile
web-dp-header-known = From the top
web-dp-header-cards = Cards
# Agents that the Mi-Go has carried off.
web-dp-brains = Under the Mi-Go
web-dp-unknown-cards = { $number ->
    [one] { $number } unknown card
   *[other] { $number } unknown cards
}

## The end

# Badges on players.
web-dp-won = won
web-dp-out = out
# Why the game ended. $names are those whose VP ended it, $number is how many they are.
# Also: $number.
web-dp-ending-reached = The game ended because { $names } reached { $target } VP.
web-dp-ending-then = Then the points of the final scoring were added.
# Below a player or the Great Old One.
web-dp-ending-mythos = Mythos cards: { $cards }
web-dp-ending-lowest = { $name } has the lowest score: { $score }.
# $names are all players of that alignment.
web-dp-ending-out = { $alignment ->
    [investigator] All investigators are out ({ $names }).
    [cultist] All cultists are out ({ $names }).
    [dissenter_investigator] The investigator dissenter is out ({ $names }).
   *[dissenter_cultist] The cultist dissenter is out ({ $names }).
}
web-dp-ending-highest = { $number ->
    [one] { $names } has the highest score of the others: { $score }.
   *[other] { $names } have the highest score of the others: { $score }.
}
web-dp-scores = Scores
web-dp-header-part = Part
web-dp-total = Total
web-dp-hands = Cards left in hand

## Tips in the first game. Each points at a part of the screen.

web-dp-tip-who = At the end, the player with the lowest score is out, together with everyone who shares their alignment. Of the others, the highest score wins. What you see here is secret: your alignment, what you score, and your cards.
# The same while they are covered. Quotes the beginning of web-hold-to-peek.
web-dp-tip-who-covered = Your alignment, what you score, and your cards are covered. Hold the button “Hold to peek” to see them. At the end, the player with the lowest score is out, together with everyone who shares their alignment. Of the others, the highest score wins.
# The same in the solo game.
web-dp-tip-who-solo = You win if you have at least as many VP as the Great Old One at the end, and it has not reached its goal. Here are your alignment, what you score, and your cards.
# The same while they are covered. Quotes the beginning of web-hold-to-peek.
web-dp-tip-who-solo-covered = Your alignment, what you score, and your cards are covered. Hold the button “Hold to peek” to see them. You win if you have at least as many VP as the Great Old One at the end, and it has not reached its goal.
web-dp-tip-aim = How to score: put cubes on a city, and if you are still ahead there at the start of your next turn, claim it. Cards that you claim go into your deck.
web-dp-tip-board = The shield of a city shows the VP for claiming it, the arch the strength its gate needs. The card below the name can be claimed too. Tap a city to see everything there.
web-dp-tip-place = Choose where your main agent starts. It adds 1 to your influence there, so pick a city or card that you would like to claim.
web-dp-tip-solo = You are alone against a Great Old One. Its two cultists act after each of your turns. Watch its goal beside the board.
web-dp-tip-turn = You have two actions; free actions cost none. A good start is to play influence and put cubes on a card or city. You can only claim as your first action of a turn.
web-dp-tip-pay = Tap the cards you want to pay with, then choose “Done”. Each card gives one of its resources, not all of them.
web-dp-tip-influence = All your cubes go to one place: a city, its card or a mythos card at the top. A red bar marks who is ahead. Agents in the city count 1 each.
web-dp-tip-control = A city that you control is not safe: anyone else with the most influence there can claim it and take its VP from you.
web-dp-tip-limbo = Cubes that you spend on a claim go to Limbo. To get them back into your supply, play influence or use some cards.
web-dp-tip-seats = Here are everybody’s points, cubes, cards and insanity tokens. The game ends when somebody reaches the last space of the victory point track, when a marker reaches the top of its tower, or when a player who is not a cultist goes mad.
web-dp-tip-talk = Say what you are or whom you suspect. Nobody has to tell the truth. If you wonder about a question, choose “why?”.
