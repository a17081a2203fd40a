## Games that have no drawing of their own

cli-generic-over = Koniec gry
cli-generic-together = Wybierają wszyscy
cli-generic-turn = { $is_me ->
    [yes] Twoja tura
   *[no] Tura gracza { $name }
}
cli-generic-round = Runda
cli-generic-title = { $label } { $number }: { $stage }
cli-generic-round-name = { $label } { $number }
cli-generic-of = { $number } z { $limit }
cli-generic-line = { $label }: { $value }
cli-generic-unknown = ?
cli-generic-none = –
cli-generic-yes = tak
cli-generic-no = nie
cli-generic-player = Gracz
cli-generic-result = Wynik
cli-generic-name = Nazwa
cli-generic-meaning = Co to znaczy
cli-generic-claim-header = Deklaracja
cli-generic-won = wygrana
cli-generic-lost = przegrana
cli-generic-known = Co wiesz
cli-generic-claims = Deklaracje
cli-generic-before = Początek
cli-generic-told = Tylko dla ciebie
cli-generic-told-header = Co ci powiedziano
cli-generic-votes = Głosy
cli-generic-contradicts = przeczy wcześniejszej deklaracji
cli-generic-ending = Wszystko wychodzi na jaw
cli-generic-ending-won = Wygrana! Wszystko wychodzi na jaw
cli-generic-ending-lost = Przegrana. Wszystko wychodzi na jaw
cli-generic-opened = Wiadomość dla gracza { $name }: { $sentence }
cli-generic-claim = Co chcesz powiedzieć? To są przykłady.
cli-generic-which-seat = O kogo chodzi?
cli-generic-which-number = Która liczba?
cli-generic-which = Co dokładnie?
cli-generic-list = nazwy rozdzielone przecinkami
