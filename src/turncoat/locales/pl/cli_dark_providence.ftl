## Dark Providence. VP: victory points.

cli-dp-list-agents = identyfikatory rozdzielone przecinkami, np. monday,friday
cli-dp-welcome = Kultyści, badacze i renegaci obu stron walczą o miasta, ludzi i zakazaną wiedzę Ameryki. Kostki to wpływ: kładź je na mieście, karcie siatki lub karcie mitów i zdobywaj to, na czym masz największy wpływ. Miasta dają punkty od razu. Prawie całą resztę podlicza się dopiero na koniec, a jej wartość zależy od twojej przynależności, której inni nie znają. Na koniec odpada przynależność gracza z najniższym wynikiem, a wśród pozostałych wygrywa wynik najwyższy. Gra kończy się, gdy ktoś ma na torze { $mark } PZ, gdy znacznik dotrze na ostatnie pole swojego toru, gdy w obłęd popadnie ktoś, kto nie jest kultystą, albo gdy zginie główny agent.
cli-dp-welcome-solo = Jesteś badaczem i grasz w pojedynkę przeciw Przedwiecznemu i jego dwóm kultystom. Kostki to wpływ: kładź je na mieście, karcie siatki lub karcie mitów i zdobywaj to, na czym masz największy wpływ. Gra kończy się, gdy któraś strona ma { $mark } PZ, gdy znacznik dotrze na ostatnie pole swojego toru, gdy popadniesz w obłęd albo gdy zginie twój główny agent. Trzeba wtedy mieć co najmniej tyle punktów co Przedwieczny. Jeśli Przedwieczny osiągnie swój cel, wygrywa od razu.
cli-dp-legend = Po nazwie miasta: kontrola / wartość bramy. +2 po nazwie karty siatki: pod nią leżą jeszcze dwie zakryte. Wpływ: kostki + agenci; * oznacza tego, kto ma największy wpływ i może zdobywać. W nawiasie po nazwie miasta: kto je kontroluje, brama i żetony. Po imieniu agenta: jego siła. Przy każdym graczu: kostki w zasobach / w zasobach ogólnych / w Otchłani oraz karty na ręce / w talii / odrzucone.
cli-dp-legend-letters = wpł: wpływ. dol: dolary. sił: siła. agent 1: z kartą przychodzi agent (siła 1). ryt, śl: przesuwa znacznik rytuału lub śledztwa w górę (+) lub w dół (−). Aby przeczytać kartę, wpisz a oraz część jej nazwy, np. „a hastur”.

cli-dp-sign-city = Boston 3/2
cli-dp-sign-city-text = Miasto, jego wartość kontroli i wartość bramy.
cli-dp-sign-marks = (kontrola: …)
cli-dp-sign-marks-text = Po nazwie miasta: kto je kontroluje, brama i żetony.
cli-dp-sign-below = +2
cli-dp-sign-below-text = Po nazwie karty siatki: pod nią leżą jeszcze dwie zakryte.
cli-dp-sign-influence = miasto: Ada 2+1
cli-dp-sign-influence-text = Wpływ na miasto, tutaj 2 kostki i 1 agent. „karta:” oznacza kartę siatki.
cli-dp-sign-most = *
cli-dp-sign-most-text = Ten gracz ma tu największy wpływ i może to zdobyć.
cli-dp-sign-agent = Earp 3
cli-dp-sign-agent-text = Agent i jego siła.
cli-dp-sign-resources = wpł, dol, sił
cli-dp-sign-resources-text = Wpływ, dolary i siła.
cli-dp-sign-markers = ryt +1, śl −1
cli-dp-sign-markers-text = Przesuwa znacznik rytuału w górę albo znacznik śledztwa w dół.
cli-dp-sign-cubes = Kostki 3/5/1
cli-dp-sign-cubes-text = Kostki w zasobach, w zasobach ogólnych i w Otchłani.
cli-dp-sign-cards = Karty 5/4/2
cli-dp-sign-cards-text = Karty na ręce, w talii i na stosie kart odrzuconych.
cli-dp-sign-insanity = Obłęd 1/3
cli-dp-sign-insanity-text = Żetony obłędu i ile ich trzeba, by popaść w obłęd.

cli-dp-example-almanac = hastur
# The search looks for parts of words: this finds every case of “brama”.
cli-dp-example-rules = bram
cli-dp-example-write = Nie otworzę żadnej bramy
cli-dp-key-city = a oraz nazwa miasta – pokaż jego drogi: a boston
cli-dp-key-roads = a drogi – pokaż wszystkie drogi

cli-dp-title-placing = Przed pierwszą turą
cli-dp-title = Runda { $round }: { $is_me ->
    [yes] twoja tura
   *[no] tura gracza { $name }
}
cli-dp-title-old-one = Runda { $round }: działa { $name }
cli-dp-tracks = Rytuał: { $ritual } z { $ritual_last }, warty { $ritual_vp } PZ. Śledztwo: { $investigation } z { $investigation_last }, warte { $investigation_vp } PZ.
cli-dp-beside = W woreczku: obłęd { $insanity }, poczytalność { $sanity }. Wolne kłódki: { $locks }. Zakryte karty: mity { $mythos }, karty siatki w rezerwie { $reserve }.
cli-dp-will-end = Gra dobiega końca. { $why }

cli-dp-old-one = { $name }: { $vp } z { $mark } PZ, obłęd { $insanity } z { $limit }. Cel: { $goal }.
cli-dp-goal-agents = kultyści zdobyli { $done } z { $goal } agentów
cli-dp-goal-gates = kultyści otworzyli { $done } z { $goal } bram
cli-dp-goal-cities = kultyści kontrolują { $done } z { $goal } miast
cli-dp-goal-bases = kultyści zdobyli { $done } z { $goal } kart siatki
cli-dp-goal-mythos = kultyści zdobyli { $done } z { $goal } kart mitów
cli-dp-goal-tracks = rytuał wyprzedza śledztwo o { $done } z { $goal } pól
cli-dp-cultists = Kultyści: { $cultists }.
cli-dp-cultist-hidden = { $name } { $city_in } (ukryty; dodaje wpł { $influence }, dol { $money }, sił { $strength })
cli-dp-cultist-shown = { $name } { $city_in } (ujawniony; dodaje wpł { $influence }, dol { $money }, sił { $strength })
cli-dp-behaviours = Karty zachowania, które są jeszcze w talii ({ $number }): { $names }.
cli-dp-doom = Gra kończy się po tej turze Przedwiecznego. { $why }

cli-dp-header-city = Miasto
cli-dp-header-base = Karta siatki
cli-dp-header-there = Wpływ i agenci
cli-dp-header-mythos = Karty mitów
cli-dp-header-facts = Wartość
cli-dp-header-on-card = Na karcie
cli-dp-header-name = Gracz
cli-dp-header-vp = PZ
cli-dp-header-cubes = Kostki:
    zasoby/
    ogólne/
    Otchłań
cli-dp-header-cubes-plain = Kostki w zasobach, w zasobach ogólnych i w Otchłani
cli-dp-header-cards = Karty:
    ręka/
    talia/
    odrzucone
cli-dp-header-cards-plain = Karty na ręce, w talii i na stosie kart odrzuconych
cli-dp-header-cards-plain-list = Karty
cli-dp-header-insanity = Obłęd
cli-dp-header-alignment = Przynależność
cli-dp-header-has = Mity, krypta
cli-dp-header-card = Karta
cli-dp-header-says = Działanie
cli-dp-header-roads = Drogi i ich koszt
cli-dp-header-seen = Widziane na ręce
cli-dp-header-unseen = Ręka i talia razem
cli-dp-header-discards = Odrzucone i użyte
cli-dp-header-stack = Stos
cli-dp-header-known = Od wierzchu
cli-dp-header-claim = Deklaracja
cli-dp-header-score = Wynik
cli-dp-header-result = Rezultat
cli-dp-header-part = Za co
cli-dp-header-hand = Ręka
cli-dp-header-scores = Wyniki
cli-dp-header-mean = Średnia
cli-dp-header-lowest = Najniższy
cli-dp-header-quarter = Dolny kwartyl
cli-dp-header-median = Mediana
cli-dp-header-three-quarters = Górny kwartyl
cli-dp-header-highest = Najwyższy
cli-dp-header-claims = Zdobycia
cli-dp-header-by-winners = U zwycięzców
cli-dp-tally-points = Rozkład wyników

cli-dp-you = ty
cli-dp-none = brak
cli-dp-line = { $name }: { $found }
cli-dp-city = { $name } { $control }/{ $gate }
cli-dp-on-city = miasto: { $found }
cli-dp-on-base = karta: { $found }
cli-dp-values-long = kontrola { $control }, brama { $gate }
cli-dp-control = kontrola { $number }
cli-dp-city-marked = { $name } ({ $marks })
cli-dp-held = kontrola: { $name }
cli-dp-gate = brama { $kind }: { $name }
cli-dp-cthulhu = Cthulhu
cli-dp-martial-law = stan wojenny
cli-dp-whateley = Whateleyowie
cli-dp-locked = kłódka
cli-dp-cubes = { $name } { $cubes }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-cubes-and-agents = { $name } { $cubes }+{ $agents }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-no-base = brak kart
cli-dp-base = { $card } ({ $facts }) +{ $left }
cli-dp-agent-short = agent { $strength }
cli-dp-agent = { $name } { $strength }
cli-dp-agent-possessed = { $name } { $strength } (opętany agent)
cli-dp-agents = { $name }: { $agents }
cli-dp-token-hidden = { $name } (ukryty)
cli-dp-token-shown = { $name } (ujawniony)
cli-dp-deep-ones = { $number ->
    [one] { $number } Istota z Głębin
    [few] { $number } Istoty z Głębin
    [many] { $number } Istot z Głębin
   *[other] { $number } Istoty z Głębin
}
cli-dp-row-empty = W rzędzie nie ma kart mitów.
cli-dp-seat-vp = { $vp }/{ $mark }
cli-dp-seat-cubes = { $supply }/{ $general }/{ $limbo }
cli-dp-seat-cards = { $hand }/{ $deck }/{ $discards }
cli-dp-seat-sanity = { $insanity }/{ $limit }
cli-dp-brief-vp = { $vp } PZ
cli-dp-brief-cubes = kostki { $cubes }
cli-dp-brief-cards = karty { $cards }
cli-dp-brief-insanity = obłęd { $insanity }
cli-dp-hidden = ukryta
cli-dp-press-c = wpisz c
cli-dp-hidden-own = { $alignment } (tajne)
cli-dp-known-to-you = { $alignment } (znasz kartę)
cli-dp-crypt = krypta: { $agents }
cli-dp-deep-supply = Istoty z Głębin w zasobach: { $number }
cli-dp-mad = w obłędzie

cli-dp-gate-scores = { $points ->
    [0] nic ci nie daje
   *[other] { $points } PZ dla ciebie na koniec
}
cli-dp-impostor = { $alignment }: razem { $total } PZ
cli-dp-told-own-city = Zdobywasz { $city_acc }. Karta miasta trafia na twój stos kart odrzuconych.
cli-dp-told-plays = { $is_me ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
} { $purpose }: { $cards }.
cli-dp-told-discards = { $is_me ->
    [yes] Odrzucasz
   *[no] { $name } odrzuca
}: { $cards }.
cli-dp-told-retrieves = { $is_me ->
    [yes] Odzyskujesz
   *[no] { $name } odzyskuje
} { $found }.
cli-dp-told-from-city = { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} { $city_from }
cli-dp-told-from-base = { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} z karty siatki { $in_city }
cli-dp-told-from-mythos = { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} z karty mitów { $card }
cli-dp-told-from-limbo = { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} z Otchłani
cli-dp-told-moves = { $name } rusza { $steps }.
cli-dp-told-bases = Nowe karty siatki: { $cards }.
cli-dp-told-base = { $card } { $in_city }
cli-dp-told-reveals = { $is_me ->
    [yes] Ujawniasz swoją przynależność ({ $alignment }) i zyskujesz { $points } PZ za swoje bramy i tor swojej strony. Masz teraz { $vp } PZ.
   *[no] { $name } ujawnia swoją przynależność ({ $alignment }) i zyskuje { $points } PZ za swoje bramy i tor swojej strony. { $name } ma teraz { $vp } PZ.
}

cli-dp-influence = wpł { $number }
cli-dp-money = dol { $number }
cli-dp-strength = sił { $number }
cli-dp-ritual-up = ryt +{ $number }
cli-dp-ritual-down = ryt −{ $number }
cli-dp-invest-up = śl +{ $number }
cli-dp-invest-down = śl −{ $number }
cli-dp-is-agent = agent o sile { $strength }
cli-dp-vp-general = { $number } PZ
cli-dp-vp-investigator = { $number } PZ dla badaczy
cli-dp-vp-cultist = { $number } PZ dla kultystów
cli-dp-sanity-test = test poczytalności po zdobyciu

cli-dp-you-are = Twoja przynależność: { $alignment }. { $goal }
cli-dp-brief = Twoja przynależność: { $alignment } (tajne).
cli-dp-brief-revealed = Twoja przynależność: { $alignment } (ujawniono).
cli-dp-score = Gdyby gra skończyła się teraz, twój wynik wyniósłby { $total } PZ ({ $parts }).
cli-dp-score-none = Gdyby gra skończyła się teraz, twój wynik wyniósłby zero.
cli-dp-part = { $part }: { $points }
cli-dp-your-hand = Twoja ręka:
cli-dp-empty-hand = Nie masz kart na ręce.
cli-dp-hand-line = { "  " }{ $number ->
    [1] { $card }
   *[other] { $number } × { $card }
} ({ $facts }){ $says }
cli-dp-hand-says = . { $says }
cli-dp-your-used = Użyte w tej turze: { $cards }.
cli-dp-your-deck = W twojej talii: { $cards }.
cli-dp-your-discards = Na twoim stosie kart odrzuconych: { $cards }.
cli-dp-named = { $name }: { $says }
cli-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}

cli-dp-page = { $facts }. { $says }
cli-dp-almanac-row = W rzędzie mitów
cli-dp-almanac-bases = Odkryte karty siatki
cli-dp-almanac-own = Twoje karty
cli-dp-almanac-mythos = Zdobyte karty mitów
cli-dp-almanac-old-one = Przedwieczny i jego karty zachowania
cli-dp-almanac-roads = Drogi
cli-dp-almanac-found = Pasujące karty
cli-dp-almanac-note = Aby przeczytać dowolną inną kartę, wpisz a oraz część jej nazwy, np. „a hastur”.
cli-dp-road = { $city } { $cost }

cli-dp-journal-who = Kto jest kim
cli-dp-dealt = Przynależności w talii: { $cards }.
cli-dp-dealt-one-of = Przynależności w talii: { $cards } oraz jedna z tych: { $others }.
cli-dp-revealed-action = { $alignment } (ujawniono)
cli-dp-revealed-murder = { $alignment } (ujawniono przez zabójstwo)
cli-dp-revealed-madness = { $alignment } (ujawniono przez obłęd)
cli-dp-revealed-defeat = { $alignment } (ujawniono na koniec)
cli-dp-journal-hands = Kto ma jakie karty
cli-dp-journal-stacks = Co wiesz o zakrytych kartach
cli-dp-journal-piles = Poza grą
cli-dp-journal-claims = Deklaracje
cli-dp-reserve = Rezerwa
cli-dp-mythos-deck = Talia mitów
cli-dp-unknown-cards = { $number ->
    [one] { $number } nieznana karta
    [few] { $number } nieznane karty
    [many] { $number } nieznanych kart
   *[other] { $number } nieznanej karty
}
cli-dp-then = , potem{ " " }
cli-dp-gone = Zniszczone
cli-dp-brains = Pod Mi-Go
cli-dp-old-one-has = U Przedwiecznego
cli-dp-contradicts = przeczy wcześniejszej deklaracji

cli-dp-claim-what = Co chcesz powiedzieć?
cli-dp-claim-is = jaką ktoś ma przynależność
cli-dp-claim-saw = czyją kartę przynależności znasz
cli-dp-claim-suspect = kogo podejrzewasz
cli-dp-claim-trust = komu ufasz
cli-dp-claim-will-claim = które miasto zdobędziesz
cli-dp-claim-which-seat = O kogo chodzi?
cli-dp-claim-which-alignment = Jaka przynależność?
cli-dp-claim-which-city = Które miasto?

cli-dp-where = { $name }, { $city_in }
cli-dp-where-own = { $city_in }
cli-dp-cards-in-hand = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
    [many] { $number } kart na ręce
   *[other] { $number } karty na ręce
}
cli-dp-cubes-there = { $number ->
    [one] { $number } kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}
cli-dp-reveal-gives = PZ od razu ({ $parts })
cli-dp-hand-has = na ręce: { $resource_sign }{ $number }
cli-dp-hand-and-supply = na ręce: { $resource_sign }{ $number }; w zasobach: { $supply ->
    [one] { $supply } kostka
    [few] { $supply } kostki
    [many] { $supply } kostek
   *[other] { $supply } kostki
}
cli-dp-price = koszt: { $money ->
    [one] { $money } dolar
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
}
cli-dp-doubt-pass = { $number ->
    [one] Została ci { $number } akcja. Zakończyć turę mimo to?
    [few] Zostały ci { $number } akcje. Zakończyć turę mimo to?
    [many] Zostało ci { $number } akcji. Zakończyć turę mimo to?
   *[other] Zostało ci { $number } akcji. Zakończyć turę mimo to?
}

cli-dp-ending = Wszystko wychodzi na jaw
cli-dp-ending-won = Wygrana! Wszystko wychodzi na jaw
cli-dp-ending-lost = Przegrana. Wszystko wychodzi na jaw
cli-dp-ending-solo = { $why } Cel Przedwiecznego: { $goal }.
cli-dp-ending-lowest = Najniższy wynik ma { $name }: { $score }. Dlatego odpada cała przynależność { $alignment }: { $names }.
cli-dp-won = wygrana
cli-dp-lost = przegrana
cli-dp-out = odpada
cli-dp-scores = Wyniki
cli-dp-total = Razem
cli-dp-hands = Karty na ręce
cli-dp-opened-is = { $name } to { $alignment }.
cli-dp-opened-draws = { $name } dobiera: { $cards }.
cli-dp-opened-sees = { $name } widzi przynależność gracza { $other }: { $alignment }.
cli-dp-opened-cards = { $name } widzi: { $cards }.
