### What the terminal says at a table of Dark Providence, besides dark_providence.ftl. VP: victory
### points.
###
### See cli.ftl for what is not translated.

## Dark Providence. VP: victory points.

# An example of a list.
cli-dp-list-agents = ids separated by commas, such as monday,friday
# $mark: the VP that end the game.
cli-dp-welcome = Cultists, investigators and dissenters of both sides fight over the cities, people and forbidden lore of America. Cubes are influence: put them on a city, a base card or a mythos card, and claim what you have the most influence on. Cities score at once. Most other things score at the end, and how much depends on your alignment, which the others do not know. At the end, the alignment of the player with the lowest score is out, and the highest score among the rest wins. The game ends when somebody has { $mark } VP on the track, when a marker reaches the last space of its track, when a player who is not a cultist goes mad, or when a main agent dies.
cli-dp-welcome-solo = You are an investigator, alone against a Great Old One and its two cultists. Cubes are influence: put them on a city, a base card or a mythos card, and claim what you have the most influence on. The game ends when either side has { $mark } VP, when a marker reaches the last space of its track, when you go mad, or when your main agent dies. You then need at least as many points as the Great Old One. If it reaches its goal, it wins at once.
# The next two explain the board.
cli-dp-legend = After a city: control / gate value. +2 after a base card: two more lie face down below it. Influence: cubes + agents; * marks who has the most and could claim it. Words in parentheses after a city: who controls it, its gate, and tokens there. After an agent: its strength. Beside each player: cubes in supply / general supply / Limbo, and cards in hand / deck / discard pile.
cli-dp-legend-letters = inf: influence. mon: money. str: strength. agent 1: comes with an agent of strength 1. rit, inv: move the ritual or investigation marker up (+) or down (−). To read a card, type a and part of its name, as in “a hastur”.

# What the signs on the screen mean: each sign, then its meaning.
cli-dp-sign-city = Boston 3/2
cli-dp-sign-city-text = A city, its control value and its gate value.
cli-dp-sign-marks = (controlled by …)
cli-dp-sign-marks-text = After a city: who controls it, its gate, and tokens there.
cli-dp-sign-below = +2
cli-dp-sign-below-text = After a base card: two more lie face down below it.
cli-dp-sign-influence = city: Ada 2+1
cli-dp-sign-influence-text = Influence on a city, here 2 cubes and 1 agent. “card:” stands for its base card.
cli-dp-sign-most = *
cli-dp-sign-most-text = This player has the most influence and could claim it.
cli-dp-sign-agent = Earp 3
cli-dp-sign-agent-text = An agent and its strength.
cli-dp-sign-resources = inf, mon, str
cli-dp-sign-resources-text = Influence, money and strength.
cli-dp-sign-markers = rit +1, inv −1
cli-dp-sign-markers-text = Moves the ritual marker up, or the investigation marker down.
cli-dp-sign-cubes = Cubes 3/5/1
cli-dp-sign-cubes-text = Cubes in the supply, in the general supply and in Limbo.
cli-dp-sign-cards = Cards 5/4/2
cli-dp-sign-cards-text = Cards in hand, in the deck and in the discard pile.
cli-dp-sign-insanity = Insanity 1/3
cli-dp-sign-insanity-text = Insanity tokens, and how many make the player mad.

# Words to type after the keys a, r and t.
cli-dp-example-almanac = hastur
cli-dp-example-rules = gate
cli-dp-example-write = I will not open a gate
cli-dp-key-city = a and a city — show the roads of a city: a boston
cli-dp-key-roads = a roads — show all roads

# Headings above the board. $is_me: “yes” if it is the reader’s turn.
cli-dp-title-placing = Before the first turn
cli-dp-title = { $is_me ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $name }’s turn
}
# $name: a Great Old One.
# Names: $name (great_old_one).
cli-dp-title-old-one = Round { $round }: { $name }’s turn
cli-dp-tracks = Ritual: { $ritual } of { $ritual_last }, worth { $ritual_vp } VP. Investigation: { $investigation } of { $investigation_last }, worth { $investigation_vp } VP.
cli-dp-beside = In the bag: { $insanity } insanity, { $sanity } sanity. Locks left: { $locks }. Face down: { $mythos } mythos cards, { $reserve } base cards in the reserve.
# $why: a sentence.
cli-dp-will-end = The game is about to end. { $why }

# $goal: one of the messages cli-dp-goal-…
# Names: $name (great_old_one).
cli-dp-old-one = { $name }: { $vp } of { $mark } VP, { $insanity } of { $limit } insanity. Goal: { $goal }.
cli-dp-goal-agents = { $done } of { $goal } agents gained
cli-dp-goal-gates = { $done } of { $goal } gates opened by cultists
cli-dp-goal-cities = { $done } of { $goal } cities controlled by cultists
cli-dp-goal-bases = { $done } of { $goal } base cards claimed by cultists
cli-dp-goal-mythos = { $done } of { $goal } mythos cards claimed by cultists
cli-dp-goal-tracks = ritual ahead of investigation by { $done } of { $goal } spaces
# $cultists: a list of the two messages below.
cli-dp-cultists = Cultists: { $cultists }.
# Names: $city (city).
cli-dp-cultist-hidden = { $name } in { $city } (hidden; adds inf { $influence }, mon { $money }, str { $strength })
# Names: $city (city).
cli-dp-cultist-shown = { $name } in { $city } (revealed; adds inf { $influence }, mon { $money }, str { $strength })
# $names: of $number cards.
cli-dp-behaviours = Behaviour cards still in the deck ({ $number }): { $names }.
cli-dp-doom = The game ends after this turn of the Great Old One. { $why }

# Column headings. Two of them have several short lines.
cli-dp-header-city = City
cli-dp-header-base = Base card
cli-dp-header-there = Influence and agents
cli-dp-header-mythos = Mythos cards
cli-dp-header-facts = Worth
cli-dp-header-on-card = On the card
cli-dp-header-name = Player
cli-dp-header-vp = VP
cli-dp-header-cubes = Cubes:
    supply/
    general/
    Limbo
cli-dp-header-cubes-plain = Cubes in supply, general supply and Limbo
cli-dp-header-cards = Cards:
    hand/
    deck/
    discards
cli-dp-header-cards-plain = Cards in hand, deck and discard pile
cli-dp-header-cards-plain-list = Cards
cli-dp-header-insanity = Insanity
cli-dp-header-alignment = Alignment
cli-dp-header-has = Mythos, crypt
cli-dp-header-card = Card
cli-dp-header-says = What it does
cli-dp-header-roads = Roads and their costs
cli-dp-header-seen = Seen in hand
cli-dp-header-unseen = Hand and deck together
cli-dp-header-discards = Discarded and used
cli-dp-header-stack = Pile
cli-dp-header-known = From the top
cli-dp-header-claim = Statement
cli-dp-header-score = Score
cli-dp-header-result = Result
cli-dp-header-part = Part
cli-dp-header-hand = Hand
cli-dp-header-scores = Scores
cli-dp-header-mean = Average
cli-dp-header-lowest = Lowest
cli-dp-header-quarter = Lower quartile
cli-dp-header-median = Median
cli-dp-header-three-quarters = Upper quartile
cli-dp-header-highest = Highest
cli-dp-header-claims = Claims
cli-dp-header-by-winners = By winners
# Title of a report about many games.
cli-dp-tally-points = Distribution of scores

# Stands for the reader’s own name in a narrow column.
cli-dp-you = you
cli-dp-none = none
cli-dp-line = { $name }: { $found }
# The next messages are parts of the board; cli-dp-legend explains the numbers.
# Names: $name (city).
cli-dp-city = { $name } { $control }/{ $gate }
cli-dp-on-city = city: { $found }
cli-dp-on-base = card: { $found }
cli-dp-values-long = control { $control }, gate { $gate }
cli-dp-control = control { $number }
cli-dp-city-marked = { $name } ({ $marks })
cli-dp-held = controlled by { $name }
# $kind: open or closed. $name: whose gate it is.
# Names: $kind (gate).
cli-dp-gate = gate { $kind } by { $name }
cli-dp-cthulhu = Cthulhu
cli-dp-martial-law = martial law
cli-dp-whateley = Whateley
cli-dp-locked = locked
# $most: “yes” if nobody has more influence.
cli-dp-cubes = { $name } { $cubes }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-cubes-and-agents = { $name } { $cubes }+{ $agents }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-no-base = none left
# $left: how many cards lie below it.
# Names: $card (card).
cli-dp-base = { $card } ({ $facts }) +{ $left }
cli-dp-agent-short = agent { $strength }
# Names: $name (agent).
cli-dp-agent = { $name } { $strength }
# Names: $name (agent).
cli-dp-agent-possessed = { $name } { $strength } (possessed)
# $name: a player.
cli-dp-agents = { $name }: { $agents }
cli-dp-token-hidden = { $name } (hidden)
cli-dp-token-shown = { $name } (revealed)
cli-dp-deep-ones = { $number ->
    [one] { $number } Deep One
   *[other] { $number } Deep Ones
}
cli-dp-row-empty = There are no mythos cards in the row.
cli-dp-seat-vp = { $vp }/{ $mark }
cli-dp-seat-cubes = { $supply }/{ $general }/{ $limbo }
cli-dp-seat-cards = { $hand }/{ $deck }/{ $discards }
cli-dp-seat-sanity = { $insanity }/{ $limit }
# The same on a narrow screen. The arguments are numbers such as 3/20.
cli-dp-brief-vp = { $vp } VP
cli-dp-brief-cubes = cubes { $cubes }
cli-dp-brief-cards = cards { $cards }
cli-dp-brief-insanity = insanity { $insanity }
# Which alignment a player has, as far as the reader knows.
cli-dp-hidden = hidden
# Stands for the reader’s own alignment while others may see the screen.
cli-dp-press-c = type c
# Names: $alignment (alignment).
cli-dp-hidden-own = { $alignment } (hidden)
# Names: $alignment (alignment).
cli-dp-known-to-you = { $alignment } (you saw it)
cli-dp-crypt = crypt: { $agents }
cli-dp-deep-supply = Deep Ones in supply: { $number }
cli-dp-mad = mad

# Details beside choices. They begin with a small letter.
cli-dp-gate-scores = { $points ->
    [0] worth nothing to you
   *[other] { $points } VP for you at the end
}
# Names: $alignment (alignment).
cli-dp-impostor = { $alignment }: { $total } VP in total
# What happened, several events in one sentence. $name: a player. $is_me: “yes” for the reader.
# Names: $city (city).
cli-dp-told-own-city = You claim { $city }. Its card goes to your discard pile.
# $cards: a list of cards. $purpose: what they are played for, such as “for money” or “to move the
# ritual marker up”.
# Names: $purpose (resource).
cli-dp-told-plays = { $is_me ->
    [yes] You play { $cards } { $purpose }.
   *[no] { $name } plays { $cards } { $purpose }.
}
cli-dp-told-discards = { $is_me ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
# $found: a list of the four messages below, such as “1 cube from Boston and 2 cubes from Limbo”.
cli-dp-told-retrieves = { $is_me ->
    [yes] You take back { $found }.
   *[no] { $name } takes back { $found }.
}
# Names: $city (city).
cli-dp-told-from-city = { $number ->
    [one] { $number } cube from { $city }
   *[other] { $number } cubes from { $city }
}
# $in_city: “in Boston”.
# Names: $in_city (city).
cli-dp-told-from-base = { $number ->
    [one] { $number } cube from the base card { $in_city }
   *[other] { $number } cubes from the base card { $in_city }
}
# $card: a mythos card.
# Names: $card (card).
cli-dp-told-from-mythos = { $number ->
    [one] { $number } cube from { $card }
   *[other] { $number } cubes from { $card }
}
cli-dp-told-from-limbo = { $number ->
    [one] { $number } cube from Limbo
   *[other] { $number } cubes from Limbo
}
# $name: a cultist of the solo game. $steps: “to Boston, then to Chicago”.
cli-dp-told-moves = { $name } goes { $steps }.
# $cards: a list of cli-dp-told-base.
cli-dp-told-bases = New base cards: { $cards }.
# $in_city: “in Boston”.
# Names: $card (card), $in_city (city).
cli-dp-told-base = { $card } { $in_city }
# A player reveals an alignment and scores gates and track at once. $points: how much. $vp: what the
# player has now.
# Names: $alignment (alignment).
cli-dp-told-reveals = { $is_me ->
    [yes] You reveal your alignment ({ $alignment }) and gain { $points } VP for your gates and the track of your side. You now have { $vp } VP.
   *[no] { $name } reveals their alignment ({ $alignment }) and gains { $points } VP for their gates and the track of their side. { $name } now has { $vp } VP.
}

# Numbers on cards, in short; cli-dp-legend-letters explains them.
cli-dp-influence = inf { $number }
cli-dp-money = mon { $number }
cli-dp-strength = str { $number }
cli-dp-ritual-up = rit +{ $number }
cli-dp-ritual-down = rit −{ $number }
cli-dp-invest-up = inv +{ $number }
cli-dp-invest-down = inv −{ $number }
cli-dp-is-agent = agent of strength { $strength }
cli-dp-vp-general = { $number } VP
cli-dp-vp-investigator = { $number } VP for investigators
cli-dp-vp-cultist = { $number } VP for cultists
cli-dp-sanity-test = sanity test when claimed

# The reader’s own cards. $goal: sentences.
# Names: $alignment (alignment).
cli-dp-you-are = You are: { $alignment }. { $goal }
# Names: $alignment (alignment).
cli-dp-brief = You are: { $alignment } (hidden).
# Names: $alignment (alignment).
cli-dp-brief-revealed = You are: { $alignment } (revealed).
# $parts: a list of cli-dp-part.
cli-dp-score = If the game ended now, you would score { $total } VP ({ $parts }).
cli-dp-score-none = If the game ended now, you would score nothing.
# Names: $part (part).
cli-dp-part = { $part }: { $points }
cli-dp-your-hand = Your hand:
cli-dp-empty-hand = Your hand is empty.
# $facts: numbers. $says: empty, or cli-dp-hand-says.
# Names: $card (card).
cli-dp-hand-line = { "  " }{ $number ->
    [1] { $card }
   *[other] { $number } × { $card }
} ({ $facts }){ $says }
cli-dp-hand-says = . { $says }
cli-dp-your-used = Used this turn: { $cards }.
cli-dp-your-deck = In your deck: { $cards }.
cli-dp-your-discards = In your discard pile: { $cards }.
# Names: $name (card).
cli-dp-named = { $name }: { $says }
cli-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}

# A card that was looked up: its numbers, then its text.
cli-dp-page = { $facts }. { $says }
# Headings of what can be looked up.
cli-dp-almanac-row = In the mythos row
cli-dp-almanac-bases = Face-up base cards
cli-dp-almanac-own = Your own cards
cli-dp-almanac-mythos = Claimed mythos cards
cli-dp-almanac-old-one = The Great Old One and its behaviour cards
# The word to type after “a” for this table.
cli-dp-almanac-roads = Roads
cli-dp-almanac-found = Matching cards
cli-dp-almanac-note = To read any other card, type a and part of its name, as in “a hastur”.
# Names: $city (city).
cli-dp-road = { $city } { $cost }

# Headings and notes of the journal.
cli-dp-journal-who = Who is who
# Which alignments were dealt. $cards: a list such as “2 × cultist, 2 × investigator”. $others: a list of
# alignments of which one was among the cards too.
cli-dp-dealt = Alignments in the deck: { $cards }.
cli-dp-dealt-one-of = Alignments in the deck: { $cards }, and one card of these: { $others }.
# Names: $alignment (alignment).
cli-dp-revealed-action = { $alignment } (revealed)
# Names: $alignment (alignment).
cli-dp-revealed-murder = { $alignment } (revealed by an assassination)
# Names: $alignment (alignment).
cli-dp-revealed-madness = { $alignment } (revealed by madness)
# Names: $alignment (alignment).
cli-dp-revealed-defeat = { $alignment } (revealed at the end)
cli-dp-journal-hands = Where everyone’s cards are
cli-dp-journal-stacks = What you know about face-down cards
cli-dp-journal-piles = Out of play
cli-dp-journal-claims = Statements
cli-dp-reserve = Reserve
cli-dp-mythos-deck = Mythos deck
cli-dp-unknown-cards = { $number ->
    [one] { $number } unknown card
   *[other] { $number } unknown cards
}
# Between things that come one after another.
cli-dp-then = , then{ " " }
cli-dp-gone = Destroyed
cli-dp-brains = Under the Mi-Go
cli-dp-old-one-has = With the Great Old One
# A remark beside a statement.
cli-dp-contradicts = contradicts an earlier statement

# The steps of making a statement: first its kind, then the questions for its parts.
cli-dp-claim-what = What do you want to say?
cli-dp-claim-is = which alignment somebody has
cli-dp-claim-saw = whose alignment card you have seen
cli-dp-claim-suspect = that you suspect somebody
cli-dp-claim-trust = that you trust somebody
cli-dp-claim-will-claim = which city you will claim
cli-dp-claim-which-seat = Who?
cli-dp-claim-which-alignment = Which alignment?
cli-dp-claim-which-city = Which city?

# Details beside choices. $name: whose agent it is.
# Names: $city (city).
cli-dp-where = { $name }, in { $city }
# Names: $city (city).
cli-dp-where-own = in { $city }
cli-dp-cards-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
cli-dp-cubes-there = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
# $parts: a list of cli-dp-part.
cli-dp-reveal-gives = VP at once ({ $parts })
# Names: $resource (resource).
cli-dp-hand-has = in your hand: { $resource_sign }{ $number }
# Names: $resource (resource).
cli-dp-hand-and-supply = { $supply ->
    [one] in your hand: { $resource_sign }{ $number }; in your supply: { $supply } cube
   *[other] in your hand: { $resource_sign }{ $number }; in your supply: { $supply } cubes
}
cli-dp-price = costs { $money } money
# A question.
cli-dp-doubt-pass = { $number ->
    [one] You have { $number } action left. End your turn anyway?
   *[other] You have { $number } actions left. End your turn anyway?
}

# Headings at the end of the game: for spectators, for a winner, for a loser.
cli-dp-ending = Final reveal
cli-dp-ending-won = You won! Final reveal
cli-dp-ending-lost = You lost. Final reveal
# $why: a sentence. $goal: one of the messages cli-dp-goal-…
cli-dp-ending-solo = { $why } The Great Old One’s goal: { $goal }.
# $names: everyone with the same alignment.
# Names: $alignment (alignment).
cli-dp-ending-lowest = { $name } has the lowest score, { $score }. So everybody with the alignment { $alignment } is out: { $names }.
cli-dp-won = won
cli-dp-lost = lost
cli-dp-out = out
cli-dp-scores = Scores
cli-dp-total = Total
cli-dp-hands = Hands
# In a replay with all secrets.
# Names: $alignment (alignment).
cli-dp-opened-is = { $name } is: { $alignment }.
cli-dp-opened-draws = { $name } draws: { $cards }.
# Names: $alignment (alignment).
cli-dp-opened-sees = { $name } sees the alignment of { $other }: { $alignment }.
cli-dp-opened-cards = { $name } sees: { $cards }.
