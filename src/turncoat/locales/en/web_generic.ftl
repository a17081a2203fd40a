### What the web page says at the table of a game from another package, besides that package’s own
### messages. $label is the game’s name of a field, and $value is already in the reader’s language.

## Where the game stands: the headline above the board.

# $mine is yes if it is the reader’s turn, otherwise $name is the player who is asked.
web-generic-turn = { $mine ->
    [yes] Your turn
   *[no] { $name }’s turn
}
# Several players choose at the same time.
web-generic-together = Everybody chooses
# $label is the game’s own word for a round, or web-generic-round-label. $round is a number or
# web-generic-of. $stage is the game’s name for this part of the round, web-generic-turn,
# web-generic-together, or the name of the game.
web-generic-round = { $label } { $round }: { $stage }
web-generic-round-label = Round
# A round in a table: “Leg 2”.
web-generic-round-name = { $label } { $round }
web-generic-over = The game is over.
# A number and its highest value.
web-generic-of = { $number } of { $limit }
# Value of a field that the reader does not know. For screen readers; a question mark is drawn.
web-generic-unknown = unknown
# Value of a field that is empty. For screen readers; a dash is drawn.
web-generic-nothing = nothing
# Values of a field that is true or false.
web-generic-yes = yes
web-generic-no = no
# A field and its value in one line.
web-generic-fact = { $label }: { $value }

## The board.

# The drawing of the table, for screen readers.
web-generic-board = The table
# The list of what everybody can see.
web-generic-facts = On the table
# The list of things such as places or cards that can be chosen in this game.
web-generic-things = What can be chosen
# The package’s own drawing of the board could not be loaded.
web-generic-no-module = The board of this game can’t be shown here. This is what is on the table.

## Secrets and notes.

# Heading above what only the reader knows.
web-generic-yours = Only you know this
# Marks a value on a player’s panel that not everybody knows.
web-generic-secret = secret
web-generic-no-secrets = You have no secrets right now.
# Heading above what the reader knows about other players.
web-generic-known = What you know about others
web-generic-player = Player
# Headings of columns: a secret, and what the reader was told.
web-generic-secret-column = Secret
web-generic-told-column = What you were told
# In the first column, for what was told before the first round.
web-generic-before = Start
# Heading of a table of votes, by player and round. A vote for nobody is a dash.
web-generic-votes = Votes

## The end.

web-generic-won = won
web-generic-lost = lost
# Heading above the last values on the table.
web-generic-at-the-end = The table at the end

## Advice for a first game.

web-generic-tip-secrets = Here is what only you know. Others must not see it.
# The same while it is covered. Quotes the beginning of web-hold-to-peek.
web-generic-tip-secrets-covered = You have secrets that others must not see, so they are covered. Hold the button “Hold to peek” to read them.
web-generic-tip-question = Your choices are here.
web-generic-tip-rules = The rules of this game are in the menu, under “Rulebook”.
