## Among Cultists

cli-ac-example-almanac = porażka
cli-ac-example-rules = nóż
cli-ac-example-write = Idę do Stołówki
cli-ac-list-roles = identyfikatory rozdzielone przecinkami, np. mechanic,firestarter,rookie,coward
cli-ac-list-characters = identyfikatory rozdzielone przecinkami, np. june_abernathy,gideon_pike
cli-ac-welcome = Badacze przenoszą książki z pokoi starego uniwersytetu na półki. Ukryci wśród nich Kultyści utrudniają poszukiwania i zabijają: gdy dwie osoby spotkają się sam na sam, dają sobie po karcie, a karta może być zabójcza. Ofiara nic nie zauważa, dopóki ktoś jej nie sprawdzi. Martwi grają dalej jako duchy.
cli-ac-numbers = { $cultists ->
    [one] Liczba postaci: { $characters }, w tym { $cultists } Kultysta.
    [few] Liczba postaci: { $characters }, w tym { $cultists } Kultystów.
    [many] Liczba postaci: { $characters }, w tym { $cultists } Kultystów.
   *[other] Liczba postaci: { $characters }, w tym { $cultists } Kultysty.
} Badacze muszą zdobyć { $points } punktów w ciągu { $rounds } rund. { $cultists ->
    [one] Kultysta potrzebuje
    [few] Kultyści potrzebują
    [many] Kultyści potrzebują
   *[other] Kultyści potrzebują
} { $kills } martwych Badaczy.
cli-ac-welcome-automa = AUTOMA to postać, którą nikt nie gra. Idzie odkrytą trasą według stałych zasad, dobiera karty w ciemno, nic nie mówi i zawsze wstrzymuje się od głosu. Może mieć każdą rolę, także Kultysty. Więcej: wpisz a.
cli-ac-title-night = Noc przed 1. rundą
cli-ac-title-movement = { $is_me ->
    [yes] Runda { $round } z { $rounds }, ruch: twoja tura
   *[no] Runda { $round } z { $rounds }, ruch: tura gracza { $name }
}
cli-ac-title-event = Runda { $round } z { $rounds }, wydarzenie
cli-ac-title-action = { $is_me ->
    [yes] Runda { $round } z { $rounds }, akcje: twoja tura
   *[no] Runda { $round } z { $rounds }, akcje: tura gracza { $name }
}
cli-ac-title-discussion = Runda { $round } z { $rounds }: dyskusja i głosowanie
cli-ac-title-clean-up = Runda { $round } z { $rounds }, koniec rundy
cli-ac-points = Punkty: { $points } z { $goal }. Nóż: { $knife }.
cli-ac-power-on = Zasilanie działa.
cli-ac-power-off = Zasilanie nie działa, więc do starć dochodzi też w grupach trzech i więcej postaci.
cli-ac-no-event = Nie było jeszcze żadnego wydarzenia.
cli-ac-clock = Na zegarze: { $clock }.
cli-ac-force-secret-doors = Bieżące wydarzenie: { $event }. Wszystkie pokoje jednego koloru to jedno pole.
cli-ac-force-no-connection = Bieżące wydarzenie: { $event }. Nikt nie może rozmawiać.
cli-ac-force-high-morale = Bieżące wydarzenie: { $event }. W { $round }. rundzie wszyscy mają o 1 punkt ruchu więcej.
cli-ac-force-low-morale = Bieżące wydarzenie: { $event }. W { $round }. rundzie żywi mają o 1 punkt ruchu mniej.
cli-ac-gate-open = Portal jest otwarty: do końca { $round }. rundy dwie postacie mogą go razem zamknąć w zielonym pokoju.
cli-ac-gate-open-last = Portal jest otwarty: do końca gry dwie postacie mogą go razem zamknąć w zielonym pokoju.
cli-ac-gate-closed = Portal jest na dobre zamknięty.
cli-ac-gate-too-late = Portal był otwarty zbyt długo i nie da się go już zamknąć.
cli-ac-no-gifts = Do końca { $round }. rundy nikt nie daje kart w starciach.
cli-ac-outside = Rybołak: { $where }. Kultyści na zewnątrz: { $tokens }. Karty w talii dobierania: { $pile }. Karty w talii niebezpiecznego przejścia: { $unsafe }.
cli-ac-lake = jezioro
cli-ac-legend = Luki: drzwi. k t p: książki, talia, punkty. (Imię): duch. Ręka: starcia + pokoje.
cli-ac-legend-brief = k t p: książki, talia, punkty. (Imię): duch. Wpisz b, by zobaczyć wszystkie drzwi.
cli-ac-legend-door = Luka w ścianie
cli-ac-legend-door-text = Drzwi.
cli-ac-legend-room = 2k 3t
cli-ac-legend-room-text = W tym pokoju są jeszcze 2 książki, a w jego talii 3 karty. Gdy są co najmniej trzy, pokój jest przeszukany.
cli-ac-legend-shelf = 1/3 3p
cli-ac-legend-shelf-text = Na tej półce jest 1 książka z 3. Pełna półka przynosi 3 punkty.
cli-ac-legend-searched = przeszukany
cli-ac-legend-ghost = (Imię)
cli-ac-legend-hand = 9 + 8
cli-ac-legend-hand-text = 9 kart starcia i 8 kart pokoju na ręce.
cli-ac-legend-route = kierunek
cli-ac-line = { $name }: { $found }
cli-ac-hand-brief = ręka { $hand }
cli-ac-pulse-brief = puls { $pulse }
cli-ac-shelves = Półki
cli-ac-shelf = { $shelf } { $on }/{ $of } { $points }p
cli-ac-shelf-words = { $shelf_the }: { $on } z { $of } książek, za komplet { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cli-ac-room-short = { $books }k { $cards }t
cli-ac-room-searched-short = { $books }k { $cards }t przeszukany
cli-ac-room = { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, nieprzeszukany
cli-ac-room-searched = { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, przeszukany
# Inside a place on the board: 14 characters.
cli-ac-completed = ukończony
cli-ac-hall = korytarz
cli-ac-fishman-here = RYBOŁAK
cli-ac-cultist-here = ŻETON KULTYSTY
cli-ac-gate-here = PORTAL OTWARTY
cli-ac-vote-here = można głosować
cli-ac-unsafe-here = przejście
cli-ac-me = TY
cli-ac-ghost-short = ({ $name })
cli-ac-ghost-of = { $name } (duch)
cli-ac-here = tutaj: { $names }
cli-ac-nobody-here = nikogo tu nie ma
cli-ac-doors = za drzwiami: { $places }
cli-ac-on-route = { $colour }, teraz na twojej trasie
cli-ac-key-stop = . – zatrzymaj się tu, gdy trwa twój ruch
cli-ac-by-secret-door = przez sekretne drzwi
cli-ac-says-secure = jedna z twoich kart pokoju trafia do talii niebezpiecznego przejścia
cli-ac-says-fight = potem można znów korzystać z tego pokoju
cli-ac-says-chase = wraca do jeziora, a jego korytarz jest znów wolny
cli-ac-says-kill = raz na grę; ujawniasz swoją rolę i nie ma głosowania
cli-ac-says-vote = wszyscy dyskutują, a potem głosują
cli-ac-says-camera = sprawdź dowolny przeszukany pokój albo czyjś stan
cli-ac-says-power = w grupach trzech i więcej postaci nie dochodzi już do starć, a kamera działa
cli-ac-says-gate = obie postacie poświęcają swoją akcję; Badacze potrzebują potem o 1 punkt mniej
cli-ac-at-stake = potrzeba { $kills } martwych Badaczy, a ty wiesz o { $dead }; fałszywe ogłoszenie to natychmiastowa przegrana
cli-ac-at-stake-covered = potrzeba { $kills } martwych Badaczy; fałszywe ogłoszenie to natychmiastowa przegrana
cli-ac-announce-doubt = Martwi Badacze, o których wiesz: { $dead }. Potrzeba: { $kills }. Takie ogłoszenie to natychmiastowa przegrana. Na pewno ogłaszasz?
cli-ac-deadly = to cię zabije
cli-ac-deadly-check = jeśli odkryjesz śmierć, musisz ją ujawnić, a to cię zabije
cli-ac-burns = Giniesz na koniec 5. rundy, jeśli wciąż masz choć jedną z tych kart: { $cards }.
cli-ac-pulse-count = { $number ->
    [one] { $number } karta pulsu
    [few] { $number } karty pulsu
    [many] { $number } kart pulsu
   *[other] { $number } karty pulsu
}
cli-ac-header-name = Gracz
cli-ac-header-place = Pole
cli-ac-header-hand = Ręka
cli-ac-header-hand-plain = Karty starcia i karty pokoju na ręce
cli-ac-header-pulse = Puls
cli-ac-header-role = Rola
cli-ac-header-known-as = Gra jako
cli-ac-header-marks = Uwagi
cli-ac-header-number = Liczba
cli-ac-header-side = Strona
cli-ac-header-says = Działanie
cli-ac-header-event = Wydarzenie
cli-ac-header-drawn = Dobrano
cli-ac-header-card = Karta
cli-ac-header-round = Runda
cli-ac-header-books = Książki
cli-ac-header-points = Punkty
cli-ac-header-death = Przyczyna śmierci
cli-ac-header-a-game = Na partię
cli-ac-header-may-be = Możliwe role
cli-ac-header-route = Trasa
cli-ac-header-guess = Wskazanie
cli-ac-header-routes = Możliwe trasy
cli-ac-header-given = Otrzymane karty
cli-ac-header-look = Kto kogo sprawdza
cli-ac-header-seen = Obejrzane karty
cli-ac-header-outcome = Wynik
cli-ac-header-laid = Dołożone karty
cli-ac-header-turned-up = Odkryte karty
cli-ac-header-out = Odpada
cli-ac-header-ballots = Głosy
cli-ac-header-claim = Deklaracja
cli-ac-header-fate = Los
cli-ac-header-result = Wynik
cli-ac-header-left = Zostało na ręce
cli-ac-hand = { $encounter } + { $room }
cli-ac-hidden = tajna
cli-ac-press-c = wpisz c
cli-ac-known-to-you = { $role } (jak wiesz)
cli-ac-mark-turn = tura
cli-ac-mark-knife = Nóż
cli-ac-mark-ghost = duch (runda { $round })
cli-ac-ghost-since = Duch od { $round }. rundy ({ $death }).
cli-ac-mark-route = kierunek: { $colours }
cli-ac-mark-gate = akcja przy portalu
cli-ac-you-are = { $side ->
    [cultists] Twoja rola: { $role } (drużyna Kultystów). { $says }
   *[investigators] Twoja rola: { $role } (drużyna Badaczy). { $says }
}
cli-ac-goal = Jak wygrywa twoja drużyna: { $goal }
cli-ac-goal-automa = Jeśli Kultystą jest AUTOMA i odpadnie w głosowaniu, gdy nie żyje już { $kills } Badaczy, nikt przy stole nie wygrywa.
cli-ac-goal-seer = { $side ->
    [cultists] Gdy Badacze są o krok od wygranej, możesz jeszcze wskazać Wieszcza. Jeśli trafisz, wygrywasz zamiast nich.
   *[investigators] Gdy Badacze są o krok od wygranej, Kultyści mogą jeszcze wskazać Wieszcza. Jeśli trafią, wygrywają zamiast nich.
}
cli-ac-cultists = Wiesz, kto jest Kultystą: { $names }.
cli-ac-only-cultist = Jesteś jedynym Kultystą.
cli-ac-dead-already = Nie żyje od początku: { $names }.
cli-ac-route = Twoja { $route } pozwala działać tylko w pokojach tych kolorów:
cli-ac-route-free = Możesz działać w każdym pokoju. By nie budzić podejrzeń, działaj tylko tam, gdzie pozwala { $route }:
cli-ac-route-line = { "   " }rundy { $rounds }: { $colours }
cli-ac-route-now = { " > " }rundy { $rounds }: { $colours } (ta runda)
cli-ac-brief = { $last ->
    [yes] Twoja rola: { $role }. Kolory pokoi, w których możesz teraz działać: { $colours }.
   *[no] Twoja rola: { $role }. Kolory pokoi, w których możesz teraz działać: { $colours }. W następnej rundzie: { $next }.
}
cli-ac-brief-free = { $last ->
    [yes] Twoja rola: { $role }. Możesz działać w każdym pokoju. By nie budzić podejrzeń, trzymaj się teraz tych kolorów: { $colours }.
   *[no] Twoja rola: { $role }. Możesz działać w każdym pokoju. By nie budzić podejrzeń, trzymaj się teraz tych kolorów: { $colours }. W następnej rundzie: { $next }.
}
cli-ac-ghost-may = Jesteś duchem. Możesz przenosić się wszędzie, dokładać karty do pokoi, sprawdzać pokoje i głosować.
cli-ac-superghost-may = Jesteś duchem. Możesz przenosić się wszędzie, robić w pokojach wszystko to, co żywi, i głosować.
cli-ac-your-hand = Na ręce: { $cards }.
cli-ac-count = { $name } × { $number }
cli-ac-no-cards = brak kart
cli-ac-one-of = jedna z tych
cli-ac-drawn-of = { $drawn } z { $count }
cli-ac-almanac-roles = Role w tej grze
cli-ac-almanac-characters = Postacie
cli-ac-almanac-automa = AUTOMA, którą nikt nie gra
cli-ac-automa-moves = Ruch
cli-ac-automa-moves-says = Przechodzi przez co najwyżej 3 drzwi, zależnie od morale. Idzie do najbliższego nieprzeszukanego pokoju w pierwszym możliwym kolorze ze swojej linii trasy, a jeśli takiego nie ma, do najbliższego nieukończonego. Nigdy nie wchodzi do korytarza Rybołaka.
cli-ac-automa-meets = Starcia
cli-ac-automa-meets-says = Daje wierzchnią kartę ze swojego stosu, której nikt nie zna. Po ciemku daje ją postaci, która ma najmniej kart pulsu.
cli-ac-automa-acts = Akcje
cli-ac-automa-acts-says = Walczy z kultystą w swoim pokoju. W nieprzeszukanym pokoju dokłada swoją wierzchnią kartę. W przeszukanym sprawdza pokój. Stojąc w korytarzu, zabezpiecza go. Jej duch z nikim nie walczy i pasuje w korytarzach. Nigdy nie używa Noża, kamery ani żetonu głosowania.
cli-ac-automa-votes = Głosowanie
cli-ac-automa-votes-says = Zawsze wstrzymuje się od głosu. Jeśli żyje i ma Nóż, liczy się to jak 2 głosy.
cli-ac-automa-role = Rola
cli-ac-automa-role-lone = W każdej roli działa tak samo. Jeśli odpadnie w głosowaniu, ujawnia się jej rolę. Jeśli to Kultysta, liczy się martwych: gdy zginęło dość Badaczy, nikt przy stole nie wygrywa; w innym razie wygrywają Badacze.
cli-ac-automa-role-two = W każdej roli działa tak samo. Jeśli odpadnie w głosowaniu, jej rola pozostaje tajna, chyba że nie ma już żadnego Kultysty.
cli-ac-almanac-events = Żetony wydarzeń
cli-ac-almanac-cards = Karty
cli-ac-almanac-places = Pokoje z dodatkowym działaniem
cli-ac-tally-rounds = Książki i punkty według rund
cli-ac-tally-rounds-note = Średnie na koniec każdej rundy, z partii, które do niej doszły.
cli-ac-journal-roles = Kto jest kim
cli-ac-journal-roles-note = „Możliwe role” uwzględniają tylko to, co wiedzą wszyscy. Możliwe trasy to te, które pozwalają na wszystkie akcje pokoju tej postaci. Jeśli żadna nie pasuje, ta postać nie potrzebuje trasy.
cli-ac-journal-pulse = Karty pulsu
cli-ac-journal-looks = Przeglądanie kart pulsu
cli-ac-journal-rooms = Karty pokoju
cli-ac-journal-tokens = Żetony wydarzeń dobrane w sekrecie
cli-ac-journal-votes = Głosowania
cli-ac-journal-claims = Deklaracje
cli-ac-know-own = { $role } (twoja).
cli-ac-know-shown = { $role } (wiedzą wszyscy).
cli-ac-know-night = { $role } (wiesz od nocy).
cli-ac-know-dead = Nie żyje od początku (wiesz od nocy).
cli-ac-anything = każda rola
cli-ac-any-route = każda
cli-ac-no-route = żadna
cli-ac-from-start = początek
cli-ac-from-start-face = początek: { $face }
cli-ac-from-pile = talia dobierania ({ $round })
cli-ac-from-pile-face = talia dobierania ({ $round }): { $face }
cli-ac-from = { $name } ({ $round })
cli-ac-from-face = { $name } ({ $round }): { $face }
cli-ac-you = ty
cli-ac-rounds-note = Liczba w nawiasie to runda.
cli-ac-looked = { $who } sprawdza: { $target }
cli-ac-revealed = ujawniono śmierć
cli-ac-kept-quiet = nic nie ujawniono
cli-ac-unknown = nie wiadomo
cli-ac-pulse = Żywy × { $alive }, Martwy × { $dead }
cli-ac-drawn-by = { $face } ({ $name })
cli-ac-ballots = Na gracza { $whom }: { $who }.
cli-ac-counts-twice = { $who } (podwójnie)
cli-ac-abstained = Głosy wstrzymane: { $who }.
cli-ac-nobody = nikt
cli-ac-contradicts = przeczy wcześniejszej deklaracji
cli-ac-claim-what = Co chcesz powiedzieć?
cli-ac-claim-side = w której drużynie grasz
cli-ac-claim-gave = jaką kartę ktoś ma od ciebie
cli-ac-claim-checked = że znasz czyjś stan
cli-ac-claim-laid = jaka jest twoja karta w którejś z talii
cli-ac-claim-saw-event = jaki jest twój tajny żeton wydarzenia
cli-ac-claim-will-go = dokąd pójdziesz
cli-ac-claim-suspect = że kogoś podejrzewasz
cli-ac-claim-trust = że komuś ufasz
cli-ac-claim-vote-for = na kogo zagłosujesz
cli-ac-claim-which-side = Która drużyna?
cli-ac-claim-which-seat = O kogo chodzi?
cli-ac-claim-which-card = Która karta?
cli-ac-claim-which-place = Które pole?
cli-ac-claim-which-event = Które wydarzenie?
cli-ac-claim-which-round = Kiedy?
cli-ac-this-round = runda { $round } (ta runda)
cli-ac-that-round = runda { $round }
cli-ac-ending = Wszystko wychodzi na jaw
cli-ac-ending-won = Wygrana! Wszystko wychodzi na jaw
cli-ac-ending-lost = Przegrana. Wszystko wychodzi na jaw
cli-ac-route-kept = { $number }
cli-ac-route-left = { $number } (z odstępstwami)
cli-ac-guesses = Wskazanie Wieszcza
cli-ac-is-seer = To Wieszcz.
cli-ac-is-no-seer = To nie Wieszcz.
cli-ac-living = Żyje.
cli-ac-dead-from-start = Nie żyje od początku.
cli-ac-slain = Sprawca śmierci: { $name }, runda { $round }.
cli-ac-unnoticed = Nikt tego nie odkrył.
cli-ac-score = { $verdict ->
    [too_few] Punkty: { $points } z { $goal }. Martwi Badacze: { $dead }; aby dzięki nim wygrać, Kultyści potrzebowali ich { $kills }. W woreczku zostało: { $bag }.
    [no_cultist] Punkty: { $points } z { $goal }. Martwi Badacze: { $dead }; Kultyści potrzebowali ich { $kills }, ale martwi już się nie liczą, gdy jedyny Kultysta jest duchem. W woreczku zostało: { $bag }.
    [too_late] Punkty: { $points } z { $goal }. Martwi Badacze: { $dead }; Kultyści potrzebowali ich { $kills }, i to już na koniec którejś z wcześniejszych rund. W woreczku zostało: { $bag }.
   *[enough] Punkty: { $points } z { $goal }. Martwi Badacze: { $dead }; Kultyści potrzebowali ich { $kills }. W woreczku zostało: { $bag }.
}
cli-ac-empty-bag = nic
cli-ac-won = wygrana
cli-ac-lost = przegrana
cli-ac-opened-role = { $name }: { $role }, { $route }.
cli-ac-opened-gave = { $name } daje kartę graczowi { $other }: { $card }.
cli-ac-opened-laid = { $name } dokłada kartę ({ $place }): { $card }.
cli-ac-opened-sees = { $name } sprawdza stan gracza { $other }: Żywy × { $alive }, Martwy × { $dead }.
cli-ac-opened-token = { $fate ->
    [put_back] { $name } dobiera żeton i odkłada go do woreczka: { $token }.
   *[remove] { $name } dobiera żeton i usuwa go z gry: { $token }.
}
cli-ac-opened-dead = { $name } nie żyje od początku.
