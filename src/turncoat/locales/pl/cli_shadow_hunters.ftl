## Shadow Hunters

cli-sh-example-almanac = korbacz
# The search looks for parts of words: this finds every case of “Kusza”.
cli-sh-example-rules = kusz
cli-sh-example-write = Jestem wilkołakiem
cli-sh-list-picked = identyfikatory rozdzielone przecinkami, np. e1,f2,g1,u1,v1,w2,a1,b1,c2,d1 (wszystkie są w instrukcji)

cli-sh-legend-wound-text = Jedna rana.
cli-sh-legend-no-wound-text = Jeszcze jedna rana do śmierci postaci; jeśli nie znasz postaci, do najwyższej liczby punktów życia.
cli-sh-legend-letters = Litery nad ranami
cli-sh-legend-numbers = (4/5)
cli-sh-legend-numbers-text = Rzuty, które prowadzą do tej lokacji.
cli-sh-legend-known = (jak wiesz)
cli-sh-legend-own = (w ukryciu)
cli-sh-legend-own-text = Twoja postać, jeszcze nieujawniona.

cli-sh-title = { $is_me ->
    [yes] Runda { $round }, twoja tura
   *[no] Runda { $round }, tura gracza { $name }
}
cli-sh-title-opening = Otwarcie: wszyscy dają zielone karty
cli-sh-reveals = to ujawni wszystkim twoją postać
cli-sh-welcome = Każdy gracz jest w tajemnicy wilkołakiem, wampirem albo człowiekiem. Wilkołaki wygrywają, gdy zginą wszystkie wampiry. Wampiry wygrywają, gdy zginą wszystkie wilkołaki. Każdy człowiek ma własny cel. Sprawdzaj zielonymi kartami, kto jest kim, zdobądź broń i uderz.
# 2 or 3 werewolves and vampires, and 0 to 3 humans.
cli-sh-in-play = { $human ->
    [0] W grze są { $werewolf } wilkołaki i { $vampire } wampiry.
    [one] W grze są { $werewolf } wilkołaki, { $vampire } wampiry i { $human } człowiek.
    [few] W grze są { $werewolf } wilkołaki, { $vampire } wampiry i { $human } ludzi.
    [many] W grze są { $werewolf } wilkołaki, { $vampire } wampiry i { $human } ludzi.
   *[other] W grze są { $werewolf } wilkołaki, { $vampire } wampiry i { $human } człowieka.
}
cli-sh-area = Obszar { $number }
cli-sh-or = /
cli-sh-or-plain = { " lub " }
cli-sh-place = { $place } ({ $numbers })
cli-sh-place-use = { "   " }{ $use }
cli-sh-place-names = { "   " }{ $names }
cli-sh-place-plain = { $place } ({ $numbers }, { $use }): { $names }
cli-sh-nobody = nikt
cli-sh-middle = Na środku, jeszcze poza lokacjami: { $names }
cli-sh-use-hut = zielona karta
cli-sh-use-spring = karta dowolnego koloru
cli-sh-use-chapel = niebieska karta
cli-sh-use-graveyard = czerwona karta
cli-sh-use-tree = rany: +2 albo −1
cli-sh-use-circle = cudzy ekwipunek
cli-sh-header-name = Gracz
cli-sh-header-wounds = Rany
cli-sh-header-equipment = Ekwipunek
cli-sh-header-character = Postać
cli-sh-header-marks = Uwagi
cli-sh-header-may-be = Możliwe postacie (według jawnych faktów)
cli-sh-header-gift = Nadawca i odbiorca
cli-sh-header-card = Zielona karta
cli-sh-header-card-name = Karta
cli-sh-header-copies = Liczba
cli-sh-header-says = Działanie
cli-sh-header-outcome = Skutek
cli-sh-header-attack = Atakujący i cel
cli-sh-header-times = Ile razy
cli-sh-header-claim = Deklaracja
cli-sh-header-points = Punkty życia
cli-sh-header-ability = Zdolność
cli-sh-header-goal = Cel
cli-sh-header-fate = Los
cli-sh-header-result = Wynik
cli-sh-scale = Litery nad ranami pokazują, przy ilu ranach giną postacie o imieniu na tę literę.
cli-sh-scale-plain = Liczba ran, od której giną postacie, według pierwszej litery imienia: { $scale }.
cli-sh-scale-step = { $number } dla { $letters }
cli-sh-hidden = ukryta
cli-sh-press-c = wpisz c
cli-sh-known = { $character }, { $kind }
cli-sh-known-self = { $character }, { $kind } (w ukryciu)
cli-sh-known-to-you = { $character }, { $kind } (jak wiesz)
cli-sh-mark-turn = tura
cli-sh-mark-dead = nie żyje
cli-sh-mark-ward = Osłona
cli-sh-mark-barrier = Bariera
cli-sh-mark-void = zdolność odebrana
cli-sh-mark-used = zdolność użyta
cli-sh-you-are = Twoja postać: { $character } ({ $kind }), punkty życia: { $points }.
cli-sh-ability = Zdolność: { $ability }
cli-sh-goal = Cel: { $goal }
cli-sh-card = { $card }: { $says }
cli-sh-almanac-kind = { $kind ->
    [werewolf] W grze: { $number } z tych wilkołaków
    [vampire] W grze: { $number } z tych wampirów
   *[human] W grze: { $number } z tych ludzi
}
cli-sh-almanac-cards = { $colour ->
    [red] Czerwone karty
    [blue] Niebieskie karty
   *[green] Zielone karty
}
cli-sh-ending = Wszystko wychodzi na jaw
cli-sh-ending-won = Wygrana! Wszystko wychodzi na jaw
cli-sh-ending-lost = Przegrana. Wszystko wychodzi na jaw
cli-sh-alive = żyje
cli-sh-dead = nie żyje
cli-sh-won = wygrana
cli-sh-lost = przegrana
cli-sh-opened = { $name } to { $character }.
cli-sh-journal-characters = Kto jest kim
cli-sh-journal-green = Zielone karty
cli-sh-journal-attacks = Ataki
cli-sh-journal-claims = Deklaracje
cli-sh-journal-claims-apart = Deklaracje wśród martwych
cli-sh-anybody = każda postać
cli-sh-from-to = { $giver } → { $receiver }
cli-sh-unknown-card = nie znasz jej
cli-sh-no-answer = Jeszcze bez odpowiedzi.
cli-sh-lie = { $outcome } Odpowiedź to kłamstwo.
cli-sh-times = { $number ->
    [1] raz
    [2] dwa razy
   *[other] { $number } razy
}
cli-sh-contradicts = przeczy wcześniejszej deklaracji
cli-sh-claim-what = Co chcesz powiedzieć?
cli-sh-claim-kind = kim ktoś jest: wilkołakiem, wampirem czy człowiekiem
cli-sh-claim-character = jaką ktoś ma postać
cli-sh-claim-gave-green = jaką zieloną kartę ktoś ma od ciebie
cli-sh-claim-got-green = jaką zieloną kartę masz od kogoś
cli-sh-claim-trust = że komuś ufasz
cli-sh-claim-suspect = że kogoś podejrzewasz
cli-sh-claim-will-attack = że kogoś zaatakujesz
cli-sh-claim-which-seat = O kogo chodzi?
cli-sh-claim-which-kind = Wilkołak, wampir czy człowiek?
cli-sh-claim-which-character = Która postać?
cli-sh-claim-which-green = Która zielona karta?
cli-sh-claim-which-outcome = Jaki był skutek?
cli-sh-claim-which-equipment = Która karta ekwipunku?
cli-sh-claim-some-equipment = nie mów która
