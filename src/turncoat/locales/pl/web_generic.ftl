## Where the game stands: the headline above the board

web-generic-turn = { $mine ->
    [yes] Twoja tura
   *[no] Tura gracza { $name }
}
web-generic-together = Wybierają wszyscy
web-generic-round = { $label } { $round }: { $stage }
web-generic-round-label = Runda
web-generic-round-name = { $label } { $round }
web-generic-over = Koniec gry.
web-generic-of = { $number } z { $limit }
web-generic-unknown = nieznane
web-generic-nothing = nic
web-generic-yes = tak
web-generic-no = nie
web-generic-fact = { $label }: { $value }

## The board

web-generic-board = Stół
web-generic-facts = Na stole
web-generic-things = Co można wybrać
web-generic-no-module = Planszy tej gry nie da się tu pokazać. Oto, co jest na stole.

## Secrets and notes

web-generic-yours = Wiesz o tym tylko ty
web-generic-secret = sekret
web-generic-no-secrets = Nie masz teraz żadnych sekretów.
web-generic-known = Co wiesz o innych
web-generic-player = Gracz
web-generic-secret-column = Sekret
web-generic-told-column = Co ci powiedziano
web-generic-before = Początek
web-generic-votes = Głosy

## The end

web-generic-won = wygrana
web-generic-lost = przegrana
web-generic-at-the-end = Stół na koniec gry

## Advice for a first game

web-generic-tip-secrets = Tu jest to, co wiesz tylko ty. Inni nie mogą tego zobaczyć.
web-generic-tip-secrets-covered = Masz sekrety, których inni nie mogą zobaczyć, dlatego są zakryte. Aby je przeczytać, przytrzymaj przycisk „Przytrzymaj, by zajrzeć”.
web-generic-tip-question = Tu wybierasz, co zrobić.
web-generic-tip-rules = Zasady tej gry znajdziesz w menu, pod przyciskiem „Instrukcja”.
