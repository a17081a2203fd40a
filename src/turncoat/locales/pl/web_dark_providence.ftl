## Small words

web-dp-then = { ", potem " }
web-dp-you = ty
web-dp-none = brak
web-dp-close = Zamknij
web-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}
web-dp-vp = { $vp } PZ
web-dp-cubes = { $number ->
    [one] { $number } kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}
web-dp-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
web-dp-cards-in-hand = { $number ->
    [one] { $number } karta na ręce
    [few] { $number } karty na ręce
    [many] { $number } kart na ręce
   *[other] { $number } karty na ręce
}

## The header: whose turn it is, and the state of the game

web-dp-title-placing = Przed pierwszą turą
web-dp-title-over = Koniec gry
web-dp-title = Runda { $round }: { $is_me ->
    [yes] twoja tura
   *[no] tura gracza { $name }
}
web-dp-title-old-one = Runda { $round }: działa { $name }
web-dp-last-round = Gra dobiega końca
web-dp-target = Punkty zwycięstwa
web-dp-target-vp = { $leaders ->
    [0] Gra kończy się przy { $target } PZ
    [1] { $is_me ->
        [yes] Prowadzisz: { $vp } z { $target } PZ
       *[no] Prowadzi { $names }: { $vp } z { $target } PZ
    }
   *[other] Prowadzą { $names }: { $vp } z { $target } PZ
}
web-dp-ritual = Rytuał
web-dp-ritual-says = Na koniec daje PZ kultystom i kultyście-renegatowi. Ostatnie pole kończy grę.
web-dp-investigation = Śledztwo
web-dp-investigation-says = Na koniec daje PZ badaczom i badaczowi-renegatowi. Ostatnie pole kończy grę.
web-dp-of = { $number }/{ $all }
web-dp-track = { $name } { $space }/{ $last } (teraz { $vp } PZ)
web-dp-bag = Woreczek poczytalności
web-dp-bag-says = W teście poczytalności losuje się żeton z tego woreczka. Przy { $limit } żetonach obłędu gracz popada w obłęd.
web-dp-in-bag = obłęd { $insanity }, poczytalność { $sanity }
web-dp-face-down = Zakryte karty
web-dp-face-down-says = Z talii mitów uzupełnia się rząd mitów. W rezerwie są karty siatki, które nie leżą w żadnym mieście.
web-dp-left = karty mitów: { $mythos }, rezerwa: { $reserve }
web-dp-left-brief = { $mythos } + { $reserve }
web-dp-locks = Wolne kłódki

## The board

web-dp-board = Mapa wschodu Stanów Zjednoczonych
web-dp-limbo = Otchłań
web-dp-row-empty = Rząd mitów jest pusty.
web-dp-in-row = Karta mitów: { $card }
web-dp-values = Zdobycie miasta daje { $control } PZ, brama wymaga siły { $gate }
web-dp-values-full = Zdobycie tego miasta daje { $control } PZ. Otwarcie lub zamknięcie jego bramy wymaga siły { $gate } i jest warte { $gate } PZ dla stron, które za to punktują.
web-dp-control = Zdobycie miasta daje { $number } PZ
web-dp-coastal = Nad morzem: mogą tu wyjść na ląd Istoty z Głębin
web-dp-held = { $is_me ->
    [yes] kontrolujesz to miasto
   *[no] miasto kontroluje { $name }
}
web-dp-gate = brama { $kind } ({ $name })
web-dp-cthulhu = jest tu Cthulhu: nie można tu wejść, niczego zdobyć ani dołożyć kostek
web-dp-martial-law = stan wojenny: nie można tu wejść ani tędy przejść
web-dp-whateley = żeton Whateleyów: dodatkowa siła przy bramie
web-dp-locked = z kłódką, nie można zdobyć
web-dp-on-city = Na mieście: { $found }
web-dp-on-card = Na karcie: { $found }
web-dp-influence = { $name }: { $amount }
web-dp-influence-most = { $is_me ->
    [yes] prowadzisz
   *[no] prowadzi { $name }
}: { $amount }
web-dp-amount = { $presence ->
    [0] { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    }
   *[other] { $cubes ->
        [0] { $presence } od agentów
        [one] { $cubes } kostka + { $presence } od agentów
        [few] { $cubes } kostki + { $presence } od agentów
        [many] { $cubes } kostek + { $presence } od agentów
       *[other] { $cubes } kostki + { $presence } od agentów
    }
}
web-dp-roads = Drogi: { $found }
web-dp-road = { $city } { $cost }
web-dp-base = { $left ->
    [0] Karta siatki: { $card }, ostatnia w tym mieście
   *[other] Karta siatki: { $card }, pod spodem jeszcze { $left }
}
web-dp-base-short = { $card }: { $found }
web-dp-base-of-city = { $base }: { $card }
web-dp-no-base = nie ma już kart siatki
web-dp-agent = { $agent }, siła { $strength } ({ $name })
web-dp-agent-possessed = { $agent }, siła { $strength } ({ $name }), opętany agent: nie można go zabić ani przejąć
web-dp-cultist-hidden = { $name }, ukryty: nie możesz zdobyć tego miasta ani jego karty siatki
web-dp-cultist-shown = { $name }, ujawniony: nie można go zabić drugi raz
web-dp-deep-ones = { $number ->
    [one] { $number } Istota z Głębin
    [few] { $number } Istoty z Głębin
    [many] { $number } Istot z Głębin
   *[other] { $number } Istoty z Głębin
} ({ $name })
web-dp-cubes-of = { $name }: { $number ->
    [one] { $number } kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}
web-dp-vp-line = Tor PZ. Gra kończy się przy { $target } PZ.
web-dp-vp-of = { $name }: { $vp } PZ

## Cards: short facts

web-dp-resource = { $resource_sign }{ $number }
web-dp-is-agent = Najęty agent, siła { $strength }
web-dp-vp-general = { $number } PZ
web-dp-vp-investigator = { $number } PZ dla badaczy
web-dp-vp-cultist = { $number } PZ dla kultystów
web-dp-brief-free = darmowa akcja
web-dp-brief-action = akcja
web-dp-brief-claim = po zdobyciu
web-dp-brief-claim-vp = { $number } PZ po zdobyciu
web-dp-brief-always = stale
web-dp-brief-end = na koniec
web-dp-sanity-test = Test poczytalności po zdobyciu

## The reader’s own cards

web-dp-you-are = Jesteś { $alignment_ins }
web-dp-known-to-nobody = Wiesz o tym tylko ty.
web-dp-known-to-all = Wiedzą o tym wszyscy.
web-dp-want-investigator = Przesuwaj w górę znacznik śledztwa, zamykaj bramy i najmuj agentów z PZ dla badaczy.
web-dp-want-cultist = Przesuwaj w górę znacznik rytuału, otwieraj bramy i zdobywaj karty mitów.
web-dp-want-dissenter-investigator = Nikt nie ma takiej przynależności jak ty. Przesuwaj w górę znacznik śledztwa; liczą się wszystkie twoje bramy, zamknięte i otwarte.
web-dp-want-dissenter-cultist = Nikt nie ma takiej przynależności jak ty. Przesuwaj w górę znacznik rytuału; liczą się wszystkie twoje bramy, zamknięte i otwarte.
web-dp-brief-score = { $alignment }: { $total } PZ, gdyby gra skończyła się teraz
web-dp-sheet = Twoje punkty: za co i ile
web-dp-own-track = { $track ->
    [ritual] Tor twojej strony (rytuał)
   *[investigation] Tor twojej strony (śledztwo)
}
web-dp-sheet-fate = Gracz z najniższym wynikiem odpada, a razem z nim wszyscy o tej samej przynależności. Wśród pozostałych wygrywa najwyższy wynik.
web-dp-goal = Pełne zasady punktacji
web-dp-part = { $part } { $points }
web-dp-your-hand = Twoja ręka: { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
web-dp-empty-hand = Nie masz kart na ręce
web-dp-looking = Karty, które oglądasz
web-dp-seen-hand = Karty na ręce, które oglądasz
web-dp-from-discards = Twój stos kart odrzuconych
web-dp-your-mythos = Twoje karty mitów
web-dp-spent = Już użyta
web-dp-your-deck = Zostało w twojej talii ({ $number })
web-dp-your-discards = Twój stos kart odrzuconych ({ $number })
web-dp-your-used = Użyte w tej turze

## A seat: icons with a number. Each line explains its icon.

web-dp-chair-vp = { $vp } z { $target } PZ
web-dp-leads = prowadzi
web-dp-chair-cubes = Kostki: { $supply } w zasobach, { $general } do kupienia, { $limbo } w Otchłani
web-dp-chair-cities = Kontroluje { $number ->
    [one] { $number } miasto
    [few] { $number } miasta
    [many] { $number } miast
   *[other] { $number } miasta
}
web-dp-chair-cards = Karty: { $hand } na ręce, { $deck } w talii, { $discards } na stosie odrzuconych
web-dp-chair-insanity = { $insanity } z { $limit } żetonów obłędu
web-dp-chair-mythos = Karty mitów: { $cards }
web-dp-chair-crypt = { $number ->
    [one] { $number } zabity agent
    [few] { $number } zabitych agentów
    [many] { $number } zabitych agentów
   *[other] { $number } zabitego agenta
} w krypcie
web-dp-chair-deep = { $number ->
    [one] { $number } Istota z Głębin
    [few] { $number } Istoty z Głębin
    [many] { $number } Istot z Głębin
   *[other] { $number } Istoty z Głębin
} w zasobach
web-dp-hidden = ukryta
web-dp-hidden-own = { $alignment } (tajne)
web-dp-known-to-you = { $alignment } (znasz kartę)
web-dp-revealed-action = { $alignment } (ujawniono)
web-dp-revealed-murder = { $alignment } (ujawniono przez zabójstwo)
web-dp-revealed-madness = { $alignment } (ujawniono przez obłęd)
web-dp-revealed-defeat = { $alignment } (ujawniono na koniec)
web-dp-masked = ukryty: chroni swoje miasto
web-dp-unmasked = ujawniony
web-dp-mad = w obłędzie
web-dp-mad-detail = Przy { $limit } żetonach obłędu gracz popada w obłęd. Gra się kończy, chyba że to kultysta.

## The table beside the board: all cards that lie open

web-dp-row = Rząd mitów
web-dp-bases = Karty siatki w miastach
web-dp-base-of = { $left ->
    [0] { $city } (ostatnia karta)
    [one] { $city } (pod spodem { $left } karta)
    [few] { $city } (pod spodem { $left } karty)
    [many] { $city } (pod spodem { $left } kart)
   *[other] { $city } (pod spodem { $left } karty)
}
web-dp-mythos-of = Karty mitów gracza { $name }
web-dp-piles = Stosy
web-dp-reserve = Rezerwa
web-dp-mythos-deck = Talia mitów
web-dp-city-cards = Karty miast
web-dp-gone = Zniszczone
web-dp-discards-of = Odrzucone i użyte ({ $name })

## The Great Old One of the solo game

web-dp-old-one = Przedwieczny
web-dp-doom = Gra kończy się po tej turze. { $why }
web-dp-goal-agents = Cel: kultyści zdobyli { $done } z { $goal } agentów
web-dp-goal-gates = Cel: kultyści otworzyli { $done } z { $goal } bram
web-dp-goal-cities = Cel: kultyści kontrolują { $done } z { $goal } miast
web-dp-goal-bases = Cel: kultyści zdobyli { $done } z { $goal } kart siatki
web-dp-goal-mythos = Cel: kultyści zdobyli { $done } z { $goal } kart mitów
web-dp-goal-tracks = Cel: rytuał wyprzedza śledztwo o { $done } z { $goal } pól
web-dp-cultist-adds-masked = { $name } jest ukryty: nic nie zdobędziesz w jego mieście. Dodaje: wpływ { $influence }, dolary { $money }, siła { $strength }.
web-dp-cultist-adds-unmasked = { $name } jest ujawniony. Dodaje: wpływ { $influence }, dolary { $money }, siła { $strength }.
web-dp-old-one-mythos = Jego karty mitów: { $cards }
web-dp-behaviours = W talii { $number ->
    [one] { $number } karta zachowania
    [few] { $number } karty zachowania
    [many] { $number } kart zachowania
   *[other] { $number } karty zachowania
}

## Short facts beside a choice

web-dp-price = koszt: { $money ->
    [one] { $money } dolar
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
}
web-dp-strength = siła { $number }
web-dp-where = { $name }, { $where }
web-dp-reveal-gives = Akcja. Od razu punktujesz: { $parts }. Nie dostaniesz już { $bonus } PZ za ukrytą przynależność.
web-dp-gate-scores = { $points ->
    [0] nic ci nie daje
   *[other] { $points } PZ dla ciebie na koniec
}
web-dp-impostor = { $alignment }: razem { $total } PZ
web-dp-enough = wystarczy na przewagę
web-dp-not-enough = nie wystarczy na przewagę

## Sentences beside an action. $has is how much your hand has of the resource that it costs.

web-dp-do-claim = Akcja, tylko jako pierwsza w turze. Prowadzisz tu: { $places }.
web-dp-do-influence = Akcja: połóż kostki na jednym mieście lub jednej karcie, by w następnej turze móc je zdobyć. Na ręce: wpływ { $has }. Kostki w zasobach: { $cubes }.
web-dp-do-retrieve = { $cubes ->
    [0] Akcja: odzyskaj kostki z miast i kart. Na ręce: wpływ { $has }.
   *[other] Akcja: odzyskaj kostki z miast, kart i Otchłani (w Otchłani masz: { $cubes }). Na ręce: wpływ { $has }.
}
web-dp-do-buy = Akcja: kup kostki. Jedna kosztuje { $money ->
    [one] { $money } dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
}. Na ręce: dolary { $has }.
web-dp-do-travel = Akcja: twoi agenci podróżują drogami. Na ręce: dolary { $has }.
web-dp-do-track = { $kind ->
    [ritual_up] Akcja: na koniec więcej punktów dla strony kultystów. Ruch w górę z twoich kart: { $has }.
    [ritual_down] Akcja: na koniec mniej punktów dla strony kultystów. Ruch w dół z twoich kart: { $has }.
    [invest_up] Akcja: na koniec więcej punktów dla strony badaczy. Ruch w górę z twoich kart: { $has }.
   *[invest_down] Akcja: na koniec mniej punktów dla strony badaczy. Ruch w dół z twoich kart: { $has }.
}
web-dp-do-discard = Akcja: odłóż niepotrzebne karty na swój stos kart odrzuconych. Nowe dobierzesz na koniec tury.
web-dp-do-step = Darmowa akcja: ruch o jedną drogę. Nic to nie kosztuje.
web-dp-do-pass-empty = Nie masz już czego zagrać. Uzupełniasz rękę do { $hand } kart.
web-dp-do-pass = { $actions ->
    [0] Uzupełniasz rękę do { $hand } kart.
   *[other] Rezygnujesz z { $actions } akcji i uzupełniasz rękę do { $hand } kart.
}
web-dp-pays-instead = { $gives } (zamiast: { $others })
web-dp-pays-for-action = { $gives } (zamiast akcji na karcie)
web-dp-pays-action = akcja na karcie
web-dp-list-or = { $list } albo { $item }
web-dp-paid-influence = Dokładasz { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}.
web-dp-paid-retrieve = Odzyskujesz { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}.
web-dp-paid-buy = Dostajesz { $number ->
    [one] { $number } nową kostkę
    [few] { $number } nowe kostki
    [many] { $number } nowych kostek
   *[other] { $number } nowej kostki
}.
web-dp-paid-track = Znacznik przesuwa się na pole { $space } z { $last }, warte { $vp } PZ.

## Notes: what is known and what was said

web-dp-journal-who = Kto jest kim
web-dp-journal-hands = Kto ma jakie karty
web-dp-journal-stacks = Co wiesz o zakrytych kartach
web-dp-journal-piles = Poza grą
web-dp-dealt = Przynależności w talii: { $cards }.
web-dp-dealt-one-of = Przynależności w talii: { $cards } oraz jedna z tych: { $others }.
web-dp-header-name = Gracz
web-dp-header-alignment = Przynależność
web-dp-header-seen = Widziane na ręce
web-dp-header-unseen = Ręka i talia razem
web-dp-header-discards = Odrzucone i użyte
web-dp-header-stack = Stos
web-dp-header-known = Od wierzchu
web-dp-header-cards = Karty
web-dp-brains = Pod Mi-Go
web-dp-unknown-cards = { $number ->
    [one] { $number } nieznana karta
    [few] { $number } nieznane karty
    [many] { $number } nieznanych kart
   *[other] { $number } nieznanej karty
}

## The end

web-dp-won = wygrana
web-dp-out = odpada
web-dp-ending-reached = Gra kończy się, bo próg { $target } PZ { $number ->
    [one] osiąga { $names }
    [few] osiągają: { $names }
    [many] osiągają: { $names }
   *[other] osiągają: { $names }
}.
web-dp-ending-then = Do tego dochodzą punkty z końcowego podliczenia.
web-dp-ending-mythos = Karty mitów: { $cards }
web-dp-ending-lowest = Najniższy wynik ma { $name }: { $score }.
web-dp-ending-out = { $alignment ->
    [investigator] Odpadają wszyscy badacze ({ $names }).
    [cultist] Odpadają wszyscy kultyści ({ $names }).
    [dissenter_investigator] Odpada badacz-renegat ({ $names }).
   *[dissenter_cultist] Odpada kultysta-renegat ({ $names }).
}
web-dp-ending-highest = { $number ->
    [1] Wśród pozostałych najwyższy wynik ma { $names }: { $score }.
   *[other] Wśród pozostałych najwyższy wynik mają { $names }: { $score }.
}
web-dp-scores = Wyniki
web-dp-header-part = Za co
web-dp-total = Razem
web-dp-hands = Karty, które zostały na ręce

## Tips in the first game. Each points at a part of the screen.

web-dp-tip-who = Na koniec odpada gracz z najniższym wynikiem i wszyscy, którzy mają tę samą przynależność. Wśród pozostałych wygrywa najwyższy wynik. To, co tu widzisz, jest tajne: twoja przynależność, twoja punktacja i twoje karty.
web-dp-tip-who-covered = Twoja przynależność, twoja punktacja i twoje karty są zakryte. By je zobaczyć, przytrzymaj przycisk „Przytrzymaj, by zajrzeć”. Na koniec odpada gracz z najniższym wynikiem i wszyscy, którzy mają tę samą przynależność. Wśród pozostałych wygrywa najwyższy wynik.
web-dp-tip-who-solo = Wygrywasz, jeśli na koniec masz co najmniej tyle PZ co Przedwieczny, a on nie osiągnął swojego celu. Tu są twoja przynależność, twoja punktacja i twoje karty.
web-dp-tip-who-solo-covered = Twoja przynależność, twoja punktacja i twoje karty są zakryte. By je zobaczyć, przytrzymaj przycisk „Przytrzymaj, by zajrzeć”. Wygrywasz, jeśli na koniec masz co najmniej tyle PZ co Przedwieczny, a on nie osiągnął swojego celu.
web-dp-tip-aim = Jak zbierać punkty: połóż kostki na mieście, a jeśli na początku swojej następnej tury nadal tam prowadzisz, zdobądź je. Zdobyte karty trafiają do twojej talii.
web-dp-tip-board = Tarcza miasta pokazuje PZ za jego zdobycie, a łuk – siłę, której wymaga brama. Kartę pod nazwą też można zdobyć. Dotknij miasta, by zobaczyć wszystko, co w nim jest.
web-dp-tip-place = Wybierz, gdzie zaczyna twój główny agent. Zwiększa tam twój wpływ o 1, więc wybierz miasto lub kartę, które chcesz zdobyć.
web-dp-tip-solo = Grasz w pojedynkę przeciw Przedwiecznemu. Po każdej twojej turze działają jego dwaj kultyści. Miej oko na jego cel obok planszy.
web-dp-tip-turn = Masz dwie akcje, a darmowe akcje nic nie kosztują. Na początek warto zagrać wpływ i położyć kostki na karcie lub mieście. Zdobywać możesz tylko pierwszą akcją w turze.
web-dp-tip-pay = Dotknij kart, którymi chcesz zapłacić, potem wybierz „Gotowe”. Każda karta daje jeden ze swoich symboli, nie wszystkie.
web-dp-tip-influence = Wszystkie kostki idą w jedno miejsce: na miasto, na jego kartę albo na kartę mitów u góry. Czerwony pasek pokazuje, kto prowadzi. Każdy agent w mieście liczy się jako 1.
web-dp-tip-control = Miasto, które kontrolujesz, nie jest bezpieczne: może je zdobyć każdy, kto ma tam największy wpływ, i odebrać ci jego PZ.
web-dp-tip-limbo = Kostki wydane na zdobywanie trafiają do Otchłani. By wróciły do twoich zasobów, zagraj wpływ albo użyj odpowiednich kart.
web-dp-tip-seats = Tu widać punkty, kostki, karty i żetony obłędu wszystkich. Gra kończy się, gdy ktoś dotrze na ostatnie pole toru PZ, gdy znacznik stanie na szczycie swojej wieży albo gdy w obłęd popadnie ktoś, kto nie jest kultystą.
web-dp-tip-talk = Powiedz, kim jesteś albo kogo podejrzewasz. Nikt nie musi mówić prawdy. Gdy pytanie cię zdziwi, wybierz „dlaczego?”.
