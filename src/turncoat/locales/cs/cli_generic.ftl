## Games that have no drawing of their own

cli-generic-over = Partie skončila
cli-generic-together = Volí všichni
cli-generic-turn = { $is_me ->
    [yes] Jsi na tahu
   *[no] { $name } je na tahu
}
cli-generic-round = Kolo
cli-generic-title = { $label } { $number }: { $stage }
cli-generic-round-name = { $label } { $number }
# A slash, since “z” or “ze” would depend on the number.
cli-generic-of = { $number }/{ $limit }
cli-generic-line = { $label }: { $value }
cli-generic-unknown = ?
cli-generic-none = –
cli-generic-yes = ano
cli-generic-no = ne
cli-generic-player = Hráč
cli-generic-result = Výsledek
cli-generic-name = Název
cli-generic-meaning = Význam
cli-generic-claim-header = Tvrzení
cli-generic-won = výhra
cli-generic-lost = prohra
cli-generic-known = Co víš
cli-generic-claims = Tvrzení
cli-generic-before = Začátek
cli-generic-told = Jen pro tebe
cli-generic-told-header = Co ti hra prozradila
cli-generic-votes = Hlasy
cli-generic-contradicts = odporuje dřívějšímu tvrzení
cli-generic-ending = Závěrečné odhalení
cli-generic-ending-won = Vyhráváš! Závěrečné odhalení
cli-generic-ending-lost = Prohra. Závěrečné odhalení
cli-generic-opened = { $name } se dozvídá: { $sentence }
cli-generic-claim = Co chceš říct? Tohle jsou příklady.
cli-generic-which-seat = Kdo?
cli-generic-which-number = Které číslo?
cli-generic-which = Co z toho?
cli-generic-list = názvy oddělené čárkami
