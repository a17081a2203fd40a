### The rulebooks on the web page.

## The page that lists the rulebooks.

web-rules-page = Rulebooks
# Quotes the button web-why.
web-rules-lead = Every rule has a number. At the table, every “why?” opens the rule behind a question or an event. These are the complete rules, with our own rulings.
# For screen readers: the list of games.
web-rules-choose = Which game?
# Titles of the browser tab. $game: the game’s name.
web-rules-document = Rulebooks · Turncoat
web-rules-document-of = { $game }: rules · Turncoat

## A rulebook.

# Label of the search field, for screen readers; the second is inside the field.
web-rules-search = Search the rules
web-rules-search-short = Search
# $count: how many places match.
web-rules-found = { $count ->
        [0] No results
        [one] { $count } result
       *[other] { $count } results
    }
# Button that unfolds the table of contents.
web-rules-contents = Contents
# Button. $place: the number of a rule, such as SH-31, or the title of a section.
web-rules-back = Back to { $place }
# Button.
web-rules-back-search = Back to the search results
# For screen readers: the rule that was asked for, above the whole rulebook.
web-rules-why = The rule behind this
# Heading between that rule and the rest.
web-rules-whole = Complete rulebook
# For screen readers: a table that is wider than the screen.
web-rules-table = Wide table: scroll sideways to see all of it
# Only in other languages than English.
web-rules-english = This rulebook has not been translated yet.

## The rulebook could not be loaded.

web-rules-failed = The rulebook could not be loaded.
web-rules-again = Try again
