### What the page says about Dark Providence besides the game’s own words.
###
### $name is somebody’s name, or web-dp-you. $found is a row of short facts, put together with web-dp-next.

## Small words

web-dp-next = { " · " }
web-dp-then = { ", then " }
web-dp-you = you
web-dp-none = none
web-dp-close = Close
web-dp-line = { $title } { $found }
web-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}
web-dp-vp = { $vp } VP
web-dp-cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
web-dp-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
web-dp-cards-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}

## Where the game stands

web-dp-title-placing = Before the first train
web-dp-title-over = The game is over
web-dp-title = { $is_me ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $name }’s turn
}
web-dp-title-old-one = Round { $round }: the turn of { $name }
web-dp-last-round = The game is ending
web-dp-target = Victory points
# $leaders is how many have the most VP, 0 as long as nobody is ahead of all others.
web-dp-target-vp = { $leaders ->
    [0] the game ends at { $target } VP
    [one] { $is_me ->
        [yes] You lead, { $vp } of { $target } VP
       *[no] { $names } leads, { $vp } of { $target } VP
    }
   *[other] { $names } lead, { $vp } of { $target } VP
}
web-dp-ritual = Ritual
web-dp-ritual-says = Points for the cultists’ side at the end; the last space ends the game
web-dp-investigation = Investigation
web-dp-investigation-says = Points for the investigators’ side at the end; the last space ends the game
web-dp-track = { $name } { $space } of { $last }: { $vp } VP
web-dp-bag = Sanity bag
web-dp-in-bag = { $insanity } insanity, { $sanity } sanity
web-dp-face-down = Face down
web-dp-left = { $mythos } mythos, { $reserve } in reserve
web-dp-locks = Locks left

## The board

web-dp-board = Map of the eastern states
web-dp-limbo = Limbo
web-dp-row-empty = The mythos row is empty.
web-dp-in-row = Mythos card: { $card }
web-dp-values = { $control } VP for control, gate { $gate }
web-dp-values-full = Claim: { $control } VP · Gate: strength { $gate }, worth { $gate } VP
web-dp-control = { $number } VP
web-dp-held = controlled by { $name }
web-dp-gate = gate { $kind } ({ $name })
web-dp-cthulhu = Cthulhu is here
web-dp-martial-law = martial law
web-dp-whateley = a Whateley is here
web-dp-locked = locked
web-dp-on-city = On the city:
web-dp-on-card = On the card: { $found }
web-dp-influence = { $cubes ->
    [0] { $name } { $presence } by agents
   *[other] { $presence ->
        [0] { $name } { $cubes }
       *[other] { $name } { $cubes } + { $presence } by agents
    }
}{ $most ->
    [yes] , ahead
   *[no] { "" }
}
web-dp-roads = Roads:
web-dp-road = { $city } { $cost }
web-dp-base = { $left ->
    [0] Base card: { $card }, the last one here
   *[other] Base card: { $card }, { $left } more below
}
web-dp-base-short = { $card }: { $found }
web-dp-base-of-city = { $base }: { $card }
web-dp-no-base = no base cards left
web-dp-agent = { $agent }, strength { $strength } ({ $name })
web-dp-agent-possessed = { $agent }, possessed, strength { $strength } ({ $name })
web-dp-cultist-hidden = { $name }, masked
web-dp-cultist-shown = { $name }, unmasked
web-dp-deep-ones = { $number ->
    [one] { $number } Deep One ({ $name })
   *[other] { $number } Deep Ones ({ $name })
}
web-dp-cubes-of = { $name }: { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
web-dp-vp-line = The line of victory points, to { $target }
web-dp-vp-of = { $name }: { $vp } VP

## Cards

web-dp-resource = { $resource } { $number }
web-dp-is-agent = Agent, strength { $strength }
web-dp-vp-general = { $number } VP
web-dp-vp-investigator = { $number } VP for investigators
web-dp-vp-cultist = { $number } VP for cultists
web-dp-brief-free = free action
web-dp-brief-action = action
web-dp-brief-claim = on claim
web-dp-brief-always = always
web-dp-brief-end = at the end
web-dp-sanity-test = Sanity test when claimed

## The reader’s own cards

web-dp-you-are-hidden = You are, and nobody knows it,
web-dp-you-are-revealed = Everybody knows that you are
web-dp-want-investigator = You want the investigation track to rise, gates to be closed, and good agents.
web-dp-want-cultist = You want the ritual track to rise, gates to be open, and mythos cards.
web-dp-want-dissenter-investigator = You play for yourself: the investigation track counts for you, and all your gates, closed or open.
web-dp-want-dissenter-cultist = You play for yourself: the ritual track counts for you, and all your gates, closed or open.
web-dp-brief-score = { $alignment }: { $total } VP if the game ended now
web-dp-sheet = What brings you points, and how many so far
web-dp-own-track = { $part } ({ $track })
web-dp-sheet-fate = Whoever has the lowest total is out, with their whole side; the highest of the rest wins.
web-dp-goal = All of it in full
web-dp-part = { $part } { $points }
web-dp-your-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
web-dp-empty-hand = Your hand is empty
web-dp-looking = You are looking at
web-dp-seen-hand = The hand you are looking at
web-dp-from-discards = Your discard pile
web-dp-your-mythos = Your mythos cards
web-dp-spent = Used already
web-dp-your-deck = Left in your deck ({ $number })
web-dp-your-discards = Your discard pile ({ $number })
web-dp-your-used = Used in this turn

## What lies before a seat

web-dp-chair-vp = { $vp } of { $target } VP
web-dp-leads = leads
web-dp-chair-cubes = Cubes: { $supply } in the supply, { $general } still to buy, { $limbo } in Limbo
web-dp-chair-cities = { $number ->
    [one] Controls { $number } city
   *[other] Controls { $number } cities
}
web-dp-chair-cards = Cards: { $hand } in hand, { $deck } in the deck, { $discards } discarded
web-dp-chair-insanity = { $insanity } of { $limit } insanity tokens
web-dp-chair-mythos = Mythos cards: { $cards }
web-dp-chair-crypt = { $number ->
    [one] { $number } token in the crypt
   *[other] { $number } tokens in the crypt
}
web-dp-chair-deep = { $number ->
    [one] { $number } Deep One in the supply
   *[other] { $number } Deep Ones in the supply
}
web-dp-hidden = hidden
web-dp-hidden-own = { $alignment } (hidden)
web-dp-known-to-you = { $alignment } (you saw it)
web-dp-revealed-action = { $alignment } (revealed)
web-dp-revealed-murder = { $alignment } (revealed by an assassination)
web-dp-revealed-madness = { $alignment } (revealed by madness)
web-dp-revealed-defeat = { $alignment } (revealed at the end)
web-dp-masked = masked
web-dp-unmasked = unmasked
web-dp-mad = mad
web-dp-mad-detail = Three insanity tokens are too many for any mind.

## Beside the board

web-dp-row = The mythos row
web-dp-bases = Base cards in the cities
web-dp-base-of = { $left ->
    [0] { $city }, the last one
   *[other] { $city }, { $left } below
}
web-dp-mythos-of = Mythos cards of { $name }
web-dp-piles = Piles
web-dp-reserve = Reserve
web-dp-mythos-deck = Mythos deck
web-dp-city-cards = City cards
web-dp-gone = Destroyed
web-dp-discards-of = Discarded and used by { $name }

## The Great Old One

web-dp-old-one = The Great Old One
web-dp-doom = The game ends after this turn. { $why }
web-dp-goal-agents = Its goal: { $done } of { $goal } agents gained
web-dp-goal-gates = Its goal: { $done } of { $goal } gates opened by cultists
web-dp-goal-cities = Its goal: { $done } of { $goal } cities controlled by cultists
web-dp-goal-bases = Its goal: { $done } of { $goal } base cards claimed by cultists
web-dp-goal-mythos = Its goal: { $done } of { $goal } mythos cards claimed by cultists
web-dp-goal-tracks = Its goal: the ritual { $done } of { $goal } spaces ahead
web-dp-cultist-adds = (adds influence { $influence }, money { $money }, strength { $strength })
web-dp-old-one-mythos = Its mythos cards: { $cards }
web-dp-behaviours = { $number ->
    [one] { $number } behaviour card to come
   *[other] { $number } behaviour cards to come
}

## Beside a choice

web-dp-price = costs { $money } money
web-dp-strength = strength { $number }
web-dp-where = { $name }, { $where }
web-dp-reveal-gives = Action, scored at once ({ $parts }). But the { $bonus } VP for staying hidden are lost.
web-dp-gate-scores = { $points ->
    [0] worth nothing to you
   *[other] { $points } VP for you at the end
}
web-dp-impostor = { $alignment }: { $total } VP in all
web-dp-enough = enough to get ahead
web-dp-not-enough = not enough to get ahead

## Beside an action. $has is what of it the hand has: “influence 3”.

web-dp-do-claim = Action, only first in a turn. You are ahead here: { $places }
web-dp-do-influence = Action: cubes onto one city or card, to claim it in your next turn. You have { $has } and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
web-dp-do-retrieve = { $cubes ->
    [0] Action: take cubes back from cities and cards. You have { $has }.
   *[other] Action: take cubes back from cities, cards and Limbo ({ $cubes } there). You have { $has }.
}
web-dp-do-buy = Action: a new cube for every { $money } money. You have { $has }.
web-dp-do-travel = Action: your agents move along the roads. You have { $has }.
web-dp-do-track = Action: { $kind ->
    [ritual_up] more points for the cultists’ side at the end.
    [ritual_down] fewer points for the cultists’ side at the end.
    [invest_up] more points for the investigators’ side at the end.
   *[invest_down] fewer points for the investigators’ side at the end.
} You have { $has }.
web-dp-do-discard = Action: put cards you have no use for on your discard pile. At the end of your turn you draw others.
web-dp-do-step = Free action: one road, at no cost.
web-dp-do-pass-empty = You have no cards left to play. You draw until you hold { $hand } cards.
web-dp-do-pass = { $actions ->
    [0] You draw until you hold { $hand } cards.
    [one] You lose { $actions } action and draw until you hold { $hand } cards.
   *[other] You lose { $actions } actions and draw until you hold { $hand } cards.
}
web-dp-its-action = its action
web-dp-pays-instead = { $gives }, instead of { $others }
web-dp-paid-influence = you place { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
web-dp-paid-retrieve = you take back { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
web-dp-paid-buy = you get { $number ->
    [one] { $number } new cube
   *[other] { $number } new cubes
}
web-dp-paid-track = to space { $space } of { $last }, worth { $vp } VP

## The journal

web-dp-journal-who = Who is who
web-dp-journal-hands = Whose cards are where
web-dp-journal-stacks = What you know of face-down cards
web-dp-journal-piles = Out of play
web-dp-journal-claims = What was said
web-dp-dealt = { $players ->
    [1] Alone against a Great Old One you are an investigator.
    [2] Dealt from: a cultist, an investigator, an investigator dissenter and a cultist dissenter.
    [3] Dealt from: a cultist, an investigator, an investigator dissenter and a cultist dissenter.
   *[other] Dealt from: two cultists, two investigators and one dissenter of either kind.
}
web-dp-header-name = Player
web-dp-header-alignment = Alignment
web-dp-header-seen = Seen in hand
web-dp-header-unseen = In hand and deck together
web-dp-header-discards = Discarded and used
web-dp-header-stack = Pile
web-dp-header-known = From the top
web-dp-header-cards = Cards
web-dp-header-claim = Claim
web-dp-header-doubt = Doubt
web-dp-contradicts = said otherwise before
web-dp-brains = Under the Mi-Go
web-dp-unknown-cards = { $number ->
    [one] { $number } unknown card
   *[other] { $number } unknown cards
}

## The end

web-dp-won = won
web-dp-out = out
web-dp-ending-lowest = { $name } has the lowest score, { $score }, so this alignment is out: { $alignment } ({ $names }).
web-dp-ending-highest = { $number ->
    [one] Of the rest { $names } has the most: { $score }.
   *[other] Of the rest { $names } have the most: { $score }.
}
web-dp-scores = Scores
web-dp-header-part = Part
web-dp-total = Total
web-dp-hands = What everybody still held

## The guided first turn

web-dp-tip-who = These are your secrets: whom you serve, what brings you points at the end, and your cards. Nobody else sees any of it.
web-dp-tip-aim = The way to points: put cubes on a city, still be ahead there when your next turn begins, and claim it. Cards that you claim join your deck.
web-dp-tip-board = Every city has a shield, the VP for claiming it, and an arch, the strength of its gate. The card below the name can be claimed too. Tap a city to read all about it.
web-dp-tip-place = Choose where your main agent begins. It adds 1 to your influence there, so look for a city or a card you would like to have.
web-dp-tip-solo = You are alone against a Great Old One. Its two cultists move after each of your turns; watch its goal beside the board.
web-dp-tip-turn = You have two actions; what begins with “free action” costs none. A good start: play influence to put cubes on a card or city. To claim comes first of all in a turn.
web-dp-tip-pay = Tap the cards you want to pay with, then say that you are done. Each card gives one kind of its resources, not all of them.
web-dp-tip-influence = All your cubes go to one place: a city, its card, or a mythos card at the top. A red bar marks who is ahead; agents in the city count too, one each.
web-dp-tip-seats = Everybody’s points, cubes, cards and insanity. The game ends when somebody comes to the end of the railway line of points, when a tower is full, or when somebody who is no cultist goes mad: that takes three insanity tokens.
web-dp-tip-talk = Say what you are, or what you suspect; nobody has to tell the truth. And if you wonder about a question, ask it “why?”.
