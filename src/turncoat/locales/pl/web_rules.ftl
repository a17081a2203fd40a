## The page that lists the rulebooks

web-rules-page = Instrukcje
web-rules-lead = Każda zasada ma numer. Przy stole każde „dlaczego?” otwiera zasadę, z której wynika pytanie lub wpis w przebiegu gry. Tu znajdziesz pełne zasady razem z naszymi rozstrzygnięciami.
web-rules-choose = Która gra?
web-rules-document = Instrukcje · Turncoat
web-rules-document-of = { $game }: zasady · Turncoat

## A rulebook

web-rules-search = Szukaj w zasadach
web-rules-search-short = Szukaj
web-rules-found = { $count ->
        [0] Brak wyników
        [one] { $count } wynik
        [few] { $count } wyniki
        [many] { $count } wyników
       *[other] { $count } wyniku
    }
web-rules-contents = Spis treści
web-rules-back = Powrót: { $place }
web-rules-back-search = Wróć do wyników wyszukiwania
web-rules-why = Zasada, z której to wynika
web-rules-whole = Cała instrukcja
web-rules-table = Szeroka tabela: przewiń w bok, by zobaczyć całość
web-rules-english = Ta instrukcja nie jest jeszcze przetłumaczona.

## The rulebook could not be loaded

web-rules-failed = Nie udało się wczytać instrukcji.
web-rules-again = Spróbuj ponownie
