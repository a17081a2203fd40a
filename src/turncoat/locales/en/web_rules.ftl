### The rulebooks inside the page.

## The page with all of them.

web-rules-page = Rulebooks
web-rules-lead = Every rule has a number, and every “why?” at the table opens the rule behind it. Here they are all, with our own rulings.
web-rules-choose = Which game?
web-rules-document = Rulebooks · Turncoat
web-rules-document-of = { $game }: rules · Turncoat

## A book. $place is the number of a rule or the title of a section.

web-rules-search = Search the rules
web-rules-search-short = Search
web-rules-found = { $count ->
        [0] Nothing found
        [one] Found in { $count } place
       *[other] Found in { $count } places
    }
web-rules-contents = Contents
web-rules-back = Back to { $place }
web-rules-back-search = Back to the search
web-rules-why = The rule behind this
web-rules-whole = Whole rulebook
web-rules-table = Wide table: scroll sideways to see all of it
web-rules-english = The rulebook has not been translated yet.

## The book could not be loaded.

web-rules-failed = The rulebook could not be loaded.
web-rules-again = Try again
