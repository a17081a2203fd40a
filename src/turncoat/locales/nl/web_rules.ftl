## The page that lists the rulebooks

web-rules-page = Spelregels
web-rules-lead = Elke regel heeft een nummer. Aan tafel opent elk ‘waarom?’ de regel achter een vraag of een gebeurtenis. Dit zijn de volledige regels, met onze eigen beslissingen erbij.
web-rules-choose = Welk spel?
web-rules-document = Spelregels · Turncoat
web-rules-document-of = { $game }: spelregels · Turncoat

## A rulebook

web-rules-search = Zoeken in de regels
web-rules-search-short = Zoeken
web-rules-found = { $count ->
    [0] Niets gevonden
    [one] { $count } resultaat
   *[other] { $count } resultaten
}
web-rules-contents = Inhoud
web-rules-back = Terug naar { $place }
web-rules-back-search = Terug naar de zoekresultaten
web-rules-why = De regel hierachter
web-rules-whole = De volledige spelregels
web-rules-table = Brede tabel: schuif opzij om alles te zien
web-rules-english = Deze spelregels zijn nog niet vertaald.

## The rulebook could not be loaded

web-rules-failed = De spelregels konden niet worden geladen.
web-rules-again = Opnieuw proberen
