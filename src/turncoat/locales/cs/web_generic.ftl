## Where the game stands: the headline above the board

web-generic-turn = { $mine ->
    [yes] Jsi na tahu
   *[no] { $name } je na tahu
}
web-generic-together = Volí všichni
web-generic-round = { $label } { $round }: { $stage }
web-generic-round-label = Kolo
web-generic-round-name = { $label } { $round }
web-generic-over = Partie skončila.
# A slash, since “z” or “ze” would depend on the number.
web-generic-of = { $number }/{ $limit }
web-generic-unknown = neznámé
web-generic-nothing = nic
web-generic-yes = ano
web-generic-no = ne
web-generic-fact = { $label }: { $value }

## The board

web-generic-board = Stůl
web-generic-facts = Na stole
web-generic-things = Z čeho se dá vybírat
web-generic-no-module = Herní plán téhle hry se tu nedá ukázat. Na stole je tohle.

## Secrets and notes

web-generic-yours = Tohle víš jen ty
web-generic-secret = tajné
web-generic-no-secrets = Teď žádná tajemství nemáš.
web-generic-known = Co víš o ostatních
web-generic-player = Hráč
web-generic-secret-column = Tajemství
web-generic-told-column = Co ti hra prozradila
web-generic-before = Začátek
web-generic-votes = Hlasy

## The end

web-generic-won = výhra
web-generic-lost = prohra
web-generic-at-the-end = Jak to na stole skončilo

## Advice for a first game

web-generic-tip-secrets = Tady je to, co víš jen ty. Ostatní to vidět nesmí.
web-generic-tip-secrets-covered = Máš tajemství, která ostatní vidět nesmí, a proto jsou zakrytá. Přečteš si je, když podržíš tlačítko „Podržením nahlédneš“.
web-generic-tip-question = Tady jsou tvoje možnosti.
web-generic-tip-rules = Pravidla téhle hry najdeš v menu pod položkou „Pravidla“.
