## The page that lists the rulebooks

web-rules-page = Pravidla
web-rules-lead = Každé pravidlo má své číslo. U stolu tě každé „proč?“ dovede k pravidlu, ze kterého otázka nebo událost vychází. Najdeš tu úplná pravidla i s našimi výklady.
web-rules-choose = Která hra?
web-rules-document = Pravidla · Turncoat
web-rules-document-of = { $game } – pravidla · Turncoat

## A rulebook

web-rules-search = Hledat v pravidlech
web-rules-search-short = Hledat
web-rules-found = { $count ->
    [0] Nic se nenašlo
    [one] { $count } výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
web-rules-contents = Obsah
web-rules-back = Zpět: { $place }
web-rules-back-search = Zpět k výsledkům hledání
web-rules-why = Pravidlo, ze kterého to vychází
web-rules-whole = Úplná pravidla
web-rules-table = Široká tabulka: posunutím do strany ji uvidíš celou
web-rules-english = Tahle pravidla ještě nejsou přeložená.

## The rulebook could not be loaded

web-rules-failed = Pravidla se nepodařilo načíst.
web-rules-again = Zkusit znovu
