### What the terminal says at the table of a game that has no drawing of its own.
###
### See cli.ftl for what is not translated.

## Games that have no drawing of their own

cli-generic-over = The game is over
cli-generic-together = Everybody chooses
cli-generic-turn = { $is_me ->
    [yes] Your turn
   *[no] { $name }’s turn
}
# What a round is called in games that have no word of their own.
cli-generic-round = Round
# $label: what the game calls a round. $number: a number or cli-generic-of. $stage: the game’s name for
# this part of the round, cli-generic-together or cli-generic-turn.
cli-generic-title = { $label } { $number }: { $stage }
# A round in a table or a list: “Leg 2”.
cli-generic-round-name = { $label } { $number }
# A number and its highest value.
cli-generic-of = { $number } of { $limit }
# $label and $value: words of the game.
cli-generic-line = { $label }: { $value }
# Instead of a value that the viewer does not know, and of an empty one.
cli-generic-unknown = ?
cli-generic-none = –
cli-generic-yes = yes
cli-generic-no = no
# Headers of tables.
cli-generic-player = Player
cli-generic-result = Result
cli-generic-name = Name
cli-generic-meaning = What it means
cli-generic-claim-header = Statement
# In the column cli-generic-result.
cli-generic-won = won
cli-generic-lost = lost
# Headings of the journal and of the end.
cli-generic-known = What you know
cli-generic-claims = Statements
# In the first column, for what was told before the first round.
cli-generic-before = Start
# The heading of a table, and of a column in it.
cli-generic-told = Told only to you
cli-generic-told-header = What you were told
# The heading of a table: who voted for whom, by round.
cli-generic-votes = Votes
cli-generic-contradicts = contradicts an earlier statement
cli-generic-ending = Final reveal
cli-generic-ending-won = You won! Final reveal
cli-generic-ending-lost = You lost. Final reveal
# In a replay with all secrets. $sentence: what the player was told.
cli-generic-opened = { $name } was told: { $sentence }
# The steps of making a statement. The choices of the first are examples.
cli-generic-claim = What do you want to say? These are examples.
cli-generic-which-seat = Who?
cli-generic-which-number = Which number?
cli-generic-which = Which one?
# What a table option that is a list looks like.
cli-generic-list = names, separated by commas
