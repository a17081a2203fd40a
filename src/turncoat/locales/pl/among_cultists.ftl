ac-name = Among Cultists
ac-automa = AUTOMA

## The two teams

ac-side-investigators = Badacze
    .own = Badaczy
    .goal = { $players ->
        [7] Badacze zdobywają potrzebne punkty albo nie ma już żywego Kultysty. Na jedno i drugie jest jednak za późno, jeśli na koniec którejś z wcześniejszych rund nie żyło już 4 Badaczy. Liczą się też śmierci, o których nikt nie wie.
        [8] Badacze zdobywają potrzebne punkty albo nie ma już żywego Kultysty. Na jedno i drugie jest jednak za późno, jeśli na koniec którejś z wcześniejszych rund nie żyło już 5 Badaczy. Liczą się też śmierci, o których nikt nie wie.
        [5] Badacze zdobywają potrzebne punkty, zanim zginie 3 z nich. Liczą się też śmierci, o których nikt nie wie. Wygrywają również wtedy, gdy Kultysta stanie się duchem, bez względu na liczbę ofiar.
       *[other] Badacze zdobywają potrzebne punkty, zanim zginie 4 z nich. Liczą się też śmierci, o których nikt nie wie. Wygrywają również wtedy, gdy Kultysta stanie się duchem, bez względu na liczbę ofiar.
    }
ac-side-cultists = Kultyści
    .own = Kultystów
    .goal = { $players ->
        [5] Gdy nie żyje już 3 Badaczy, choćby nikt o tym nie wiedział, na koniec rundy możesz to ogłosić i wygrać. Jeśli Badacze dopiero potem zdobędą potrzebne punkty, też wygrywasz. Wygrywasz również wtedy, gdy skończy się 10. runda. Jeśli staniesz się duchem, przegrywasz bez względu na liczbę ofiar.
        [7] Wygrywasz, gdy Badacze zdobędą potrzebne punkty albo ostatni Kultysta stanie się duchem, jeśli już na koniec którejś z wcześniejszych rund nie żyło 4 Badaczy, choćby nikt o tym nie wiedział. Wygrywasz też, gdy skończy się 10. runda.
        [8] Wygrywasz, gdy Badacze zdobędą potrzebne punkty albo ostatni Kultysta stanie się duchem, jeśli już na koniec którejś z wcześniejszych rund nie żyło 5 Badaczy, choćby nikt o tym nie wiedział. Wygrywasz też, gdy skończy się 10. runda.
       *[other] Gdy nie żyje już 4 Badaczy, choćby nikt o tym nie wiedział, na koniec rundy możesz to ogłosić i wygrać. Jeśli Badacze dopiero potem zdobędą potrzebne punkty, też wygrywasz. Wygrywasz również wtedy, gdy skończy się 10. runda. Jeśli staniesz się duchem, przegrywasz bez względu na liczbę ofiar.
    }

## Colours of rooms

# Masculine, as in “pokój różowy”.
ac-colour-DB = granatowy
ac-colour-P = różowy
ac-colour-LB = jasnoniebieski
ac-colour-O = pomarańczowy
ac-colour-G = zielony
ac-colour-R = czerwony

## Shelves

# The bare name is the colour of the rooms, masculine as in ac-colour: the plan of the terminal writes it
# into rooms and paints it. The shelf itself is .the.
ac-shelf-D1 = granatowy 1
    .the = granatowa półka 1
    .to = na granatową półkę 1
    .from = z granatowej półki 1
ac-shelf-D2 = granatowy 2
    .the = granatowa półka 2
    .to = na granatową półkę 2
    .from = z granatowej półki 2
ac-shelf-D3 = granatowy 3
    .the = granatowa półka 3
    .to = na granatową półkę 3
    .from = z granatowej półki 3
ac-shelf-P = różowy
    .the = różowa półka
    .to = na różową półkę
    .from = z różowej półki
ac-shelf-LB = jasnoniebieski
    .the = jasnoniebieska półka
    .to = na jasnoniebieską półkę
    .from = z jasnoniebieskiej półki
ac-shelf-O = pomarańczowy
    .the = pomarańczowa półka
    .to = na pomarańczową półkę
    .from = z pomarańczowej półki
ac-shelf-G = zielony
    .the = zielona półka
    .to = na zieloną półkę
    .from = z zielonej półki
ac-shelf-R = czerwony
    .the = czerwona półka
    .to = na czerwoną półkę
    .from = z czerwonej półki

## Rooms

ac-place-D1 = Czytelnia
    .the = Czytelnia
    .gen = Czytelni
    .acc = Czytelnię
    .to = do Czytelni
    .in = w Czytelni
    .from = z Czytelni
ac-place-D2 = Archiwum
    .the = Archiwum
    .gen = Archiwum
    .acc = Archiwum
    .to = do Archiwum
    .in = w Archiwum
    .from = z Archiwum
ac-place-D3 = Sala Map
    .the = Sala Map
    .gen = Sali Map
    .acc = Salę Map
    .to = do Sali Map
    .in = w Sali Map
    .from = z Sali Map
ac-place-P1 = Dormitorium
    .the = Dormitorium
    .gen = Dormitorium
    .acc = Dormitorium
    .to = do Dormitorium
    .in = w Dormitorium
    .from = z Dormitorium
ac-place-P2 = Izba Chorych
    .the = Izba Chorych
    .gen = Izby Chorych
    .acc = Izbę Chorych
    .to = do Izby Chorych
    .in = w Izbie Chorych
    .from = z Izby Chorych
ac-place-P3 = Sala Muzyczna
    .the = Sala Muzyczna
    .gen = Sali Muzycznej
    .acc = Salę Muzyczną
    .to = do Sali Muzycznej
    .in = w Sali Muzycznej
    .from = z Sali Muzycznej
ac-place-O1 = Pracownia Chemiczna
    .the = Pracownia Chemiczna
    .gen = Pracowni Chemicznej
    .acc = Pracownię Chemiczną
    .to = do Pracowni Chemicznej
    .in = w Pracowni Chemicznej
    .from = z Pracowni Chemicznej
ac-place-O2 = Teatr Anatomiczny
    .the = Teatr Anatomiczny
    .gen = Teatru Anatomicznego
    .acc = Teatr Anatomiczny
    .to = do Teatru Anatomicznego
    .in = w Teatrze Anatomicznym
    .from = z Teatru Anatomicznego
ac-place-LB = Stołówka
    .the = Stołówka
    .gen = Stołówki
    .acc = Stołówkę
    .to = do Stołówki
    .in = w Stołówce
    .from = ze Stołówki
ac-place-LB-text = Raz na rundę żywa postać może tu rozpocząć głosowanie.
ac-place-R = Biuro Ochrony
    .the = Biuro Ochrony
    .gen = Biura Ochrony
    .acc = Biuro Ochrony
    .to = do Biura Ochrony
    .in = w Biurze Ochrony
    .from = z Biura Ochrony
ac-place-R-text = Dopóki działa zasilanie, możesz tu użyć kamery, by sprawdzić dowolny przeszukany pokój albo czyjś stan. Gdy zasilanie nie działa, możesz je przywrócić.
ac-place-G = Oranżeria
    .the = Oranżeria
    .gen = Oranżerii
    .acc = Oranżerię
    .to = do Oranżerii
    .in = w Oranżerii
    .from = z Oranżerii
ac-place-G-text = Gdy portal jest otwarty, dwie postacie mogą go tu razem zamknąć. Kosztuje to każdą z nich akcję, a Badacze potrzebują potem o 1 punkt mniej.

## Halls

# Literal names (Krużganek Północno-Zachodni, Galeria Północno-Wschodnia, Schody Południowe) do not fit on the map
# of a phone, which then shows no name. All cloisters are in the west and all passages in the east, so one
# direction is enough; the gallery (top of map A) and the stairs (bottom) are Górna and Dolne.
ac-place-H0 = Korytarz Główny
    .the = Korytarz Główny
    .gen = Korytarza Głównego
    .acc = Korytarz Główny
    .to = do Korytarza Głównego
    .in = w Korytarzu Głównym
    .from = z Korytarza Głównego
ac-place-HN = Galeria Górna
    .the = Galeria Górna
    .gen = Galerii Górnej
    .acc = Galerię Górną
    .to = do Galerii Górnej
    .in = w Galerii Górnej
    .from = z Galerii Górnej
ac-place-HW = Krużganek Zachodni
    .the = Krużganek Zachodni
    .gen = Krużganka Zachodniego
    .acc = Krużganek Zachodni
    .to = do Krużganka Zachodniego
    .in = w Krużganku Zachodnim
    .from = z Krużganka Zachodniego
ac-place-HE = Pasaż Wschodni
    .the = Pasaż Wschodni
    .gen = Pasażu Wschodniego
    .acc = Pasaż Wschodni
    .to = do Pasażu Wschodniego
    .in = w Pasażu Wschodnim
    .from = z Pasażu Wschodniego
# Two different places: one on map A, one on map B.
ac-place-HS = { $players ->
        [7] Arkady Południowe
        [8] Arkady Południowe
       *[other] Schody Dolne
    }
    .the = { $players ->
        [7] Arkady Południowe
        [8] Arkady Południowe
       *[other] Schody Dolne
    }
    .gen = { $players ->
        [7] Arkad Południowych
        [8] Arkad Południowych
       *[other] Schodów Dolnych
    }
    .acc = { $players ->
        [7] Arkady Południowe
        [8] Arkady Południowe
       *[other] Schody Dolne
    }
    .to = { $players ->
        [7] do Arkad Południowych
        [8] do Arkad Południowych
       *[other] na Schody Dolne
    }
    .in = { $players ->
        [7] w Arkadach Południowych
        [8] w Arkadach Południowych
       *[other] na Schodach Dolnych
    }
    .from = { $players ->
        [7] z Arkad Południowych
        [8] z Arkad Południowych
       *[other] ze Schodów Dolnych
    }
ac-place-HNW = Krużganek Północny
    .the = Krużganek Północny
    .gen = Krużganka Północnego
    .acc = Krużganek Północny
    .to = do Krużganka Północnego
    .in = w Krużganku Północnym
    .from = z Krużganka Północnego
ac-place-HSW = Krużganek Południowy
    .the = Krużganek Południowy
    .gen = Krużganka Południowego
    .acc = Krużganek Południowy
    .to = do Krużganka Południowego
    .in = w Krużganku Południowym
    .from = z Krużganka Południowego
ac-place-HNE = Pasaż Północny
    .the = Pasaż Północny
    .gen = Pasażu Północnego
    .acc = Pasaż Północny
    .to = do Pasażu Północnego
    .in = w Pasażu Północnym
    .from = z Pasażu Północnego
ac-place-HSE = Pasaż Południowy
    .the = Pasaż Południowy
    .gen = Pasażu Południowego
    .acc = Pasaż Południowy
    .to = do Pasażu Południowego
    .in = w Pasażu Południowym
    .from = z Pasażu Południowego
ac-place-unsafe = niebezpieczne przejście
    .the = niebezpieczne przejście
    .gen = niebezpiecznego przejścia
    .acc = niebezpieczne przejście
    .to = do niebezpiecznego przejścia
    .in = w niebezpiecznym przejściu
    .from = z niebezpiecznego przejścia

## Cards

ac-card-alive = Żywy
    .one = karta Żywy
    .acc = kartę Żywy
ac-card-alive-text = Nieszkodliwa. Postać żyje, jeśli wśród jej kart pulsu są tylko karty Żywy.
ac-card-dead = Martwy
    .one = karta Martwy
    .acc = kartę Martwy
ac-card-dead-text = Zabija postać, która ją dostanie. Nikt o tym nie wie, dopóki ktoś nie sprawdzi stanu tej postaci.
ac-card-success = Sukces
    .one = karta Sukcesu
    .acc = kartę Sukcesu
ac-card-success-text = Dobrana w pokoju: jedna z jego książek trafia na półkę. Dobrana z talii niebezpiecznego przejścia: nic się nie dzieje.
ac-card-failure = Porażka
    .one = karta Porażki
    .acc = kartę Porażki
ac-card-failure-text = Dobrana w pokoju: nic się nie dzieje. Dobrana z talii niebezpiecznego przejścia: włamuje się kultysta. Jeśli na zewnątrz nie ma już kultystów, zjawia się Rybołak.
ac-card-sabotage = Sabotaż
    .one = karta Sabotażu
    .acc = kartę Sabotażu
ac-card-sabotage-text = Dobrana w pokoju: książka wraca z półki do pokoju. Dobrana z talii niebezpiecznego przejścia: zjawia się Rybołak.

## Route cards

ac-route-0 = trasa 1
    .number = 1
ac-route-1 = trasa 2
    .number = 2
ac-route-2 = trasa 3
    .number = 3
ac-route-3 = trasa 4
    .number = 4
ac-route-4 = trasa 5
    .number = 5
ac-route-5 = trasa 6
    .number = 6
ac-route-6 = trasa 7
    .number = 7
ac-route-7 = trasa 8
    .number = 8
ac-route-8 = trasa 9
    .number = 9
ac-route-9 = trasa 10
    .number = 10

## Event tokens

ac-token-lightning = Uderzenie piorunem
ac-token-lightning-text = Zasilanie pada albo wraca. Jeśli pada, we wszystkich grupach trzech i więcej postaci od razu dochodzi do starcia.
ac-token-secret_doors = Ujawnione sekretne drzwi
ac-token-secret_doors-text = Do następnego wydarzenia wszystkie pokoje jednego koloru to jedno pole. Przechodzi się między nimi za darmo, a między postaciami z różnych pokoi tego koloru może od razu dojść do starcia.
ac-token-no_connection = Brak połączenia
ac-token-no_connection-text = Do następnego wydarzenia nikt nie może rozmawiać. Przed głosowaniem nie ma dyskusji.
ac-token-watching_eyes = Oczy cię obserwują
ac-token-watching_eyes-text = Jeśli postać z Nożem żyje, może przejrzeć karty pulsu innej żywej postaci i ujawnić śmierć.
ac-token-high_morale = Zwiększone morale
ac-token-high_morale-text = W następnej rundzie wszyscy mają o 1 punkt ruchu więcej.
ac-token-under_control = Kontrolujesz sytuację
ac-token-under_control-text = Jeśli postać z Nożem żyje, może w sekrecie dobrać żeton wydarzenia i odłożyć go do woreczka albo usunąć z gry.
ac-token-gate_opens = Otwarcie portalu
ac-token-gate_opens-text = W Oranżerii otwiera się portal. Jeśli uda się go zamknąć na czas, Badacze potrzebują o 1 punkt mniej. Jeśli nie, potrzebują o 1 punkt więcej.
ac-token-broken_panes = Rozbite szyby
ac-token-broken_panes-text = Dwie karty z talii dobierania trafiają zakryte do talii niebezpiecznego przejścia. Potem odkrywa się jedną kartę z tej talii, a jej efekt działa od razu.
ac-token-low_morale = Utracone morale
ac-token-low_morale-text = W następnej rundzie wszystkie żywe postacie mają o 1 punkt ruchu mniej.
ac-token-mirror = Lustro
ac-token-mirror-text = Wydarzenie z poprzedniej rundy dzieje się jeszcze raz.

## What happens to an event token that was drawn in secret

ac-fate-put_back = odłożony do woreczka
    .do = Odłóż go do woreczka
ac-fate-remove = usunięty z gry
    .do = Usuń go z gry

## Causes of death, in tables

ac-death-card = karta Martwy
ac-death-vote = głosowanie
ac-death-role = własna rola
ac-death-assassin = Zabójca
ac-death-unrevealed = nieujawniona karta Martwy

## Characters: names and pictures without an effect

ac-character-ada_quill = Ada Quill
ac-character-bertram_holloway = Bertram Holloway
ac-character-constance_marsh = Constance Marsh
ac-character-emil_varga = dr Emil Varga
ac-character-fern_okoro = Fern Okoro
ac-character-gideon_pike = Gideon Pike
ac-character-hester_lowe = Hester Lowe
ac-character-ignatius_crowe = Ignatius Crowe
ac-character-june_abernathy = June Abernathy
ac-character-kaspar_wren = Kaspar Wren

## Roles. .one: “Jesteś Wieszczem.”

ac-role-investigator = Badacz
    .one = Badaczem
    .team = { ac-side-investigators.own }
ac-role-investigator-text = Nie masz specjalnej zdolności.
ac-role-investigator-about = Badacz nie ma specjalnej zdolności.
ac-role-investigator-goal = { ac-side-investigators.goal }
ac-role-cultist = Kultysta
    .one = Kultystą
    .team = { ac-side-cultists.own }
ac-role-cultist-text = W starciach możesz dawać karty Martwy, a do pokoi dokładać karty Porażki i Sabotażu. Nie potrzebujesz trasy.
ac-role-cultist-about = Kultysta może w starciach dawać karty Martwy, a do pokoi dokładać karty Porażki i Sabotażu. Nie potrzebuje trasy. W nocy Kultyści poznają się nawzajem i dowiadują się, kto już nie żyje.
ac-role-cultist-goal = { ac-side-cultists.goal }
ac-role-seer = Wieszcz
    .one = Wieszczem
    .team = { ac-side-investigators.own }
ac-role-seer-text = W nocy dowiadujesz się, kto jest Kultystą. Gdy Badacze są o krok od wygranej, Kultyści mogą wskazać jedną postać jako Wieszcza. Jeśli wskażą ciebie, wygrywają zamiast Badaczy.
ac-role-seer-about = Wieszcz dowiaduje się w nocy, kto jest Kultystą. Gdy Badacze są o krok od wygranej, Kultyści mogą wskazać jedną postać jako Wieszcza. Jeśli trafią, wygrywają zamiast Badaczy.
ac-role-seer-goal = { ac-side-investigators.goal }
ac-role-radiant = Piękność
    .one = Pięknością
    .team = { ac-side-investigators.own }
ac-role-radiant-text = Gdy stajesz się duchem, ujawniasz swoją rolę. Odtąd zasilanie działa wszędzie tam, gdzie jest twój duch.
ac-role-radiant-about = Gdy Piękność staje się duchem, ujawnia swoją rolę. Odtąd zasilanie działa wszędzie tam, gdzie jest jej duch.
ac-role-radiant-goal = { ac-side-investigators.goal }
ac-role-infected = Zainfekowany
    .one = Zainfekowanym
    .team = { ac-side-investigators.own }
ac-role-infected-text = Gdy stajesz się duchem, ujawniasz swoją rolę. Do końca następnej rundy nikt nie daje kart w starciach.
ac-role-infected-about = Gdy Zainfekowany staje się duchem, ujawnia swoją rolę. Do końca następnej rundy nikt nie daje kart w starciach.
ac-role-infected-goal = { ac-side-investigators.goal }
ac-role-super_ghost = Superduch
    .one = Superduchem
    .team = { ac-side-investigators.own }
ac-role-super_ghost-text = Gdy stajesz się duchem, ujawniasz swoją rolę. Twój duch może wykonywać wszystkie akcje pokoju tam, gdzie pozwala na to trasa.
ac-role-super_ghost-about = Gdy Superduch staje się duchem, ujawnia swoją rolę. Może wtedy wykonywać wszystkie akcje pokoju tam, gdzie pozwala na to trasa.
ac-role-super_ghost-goal = { ac-side-investigators.goal }
ac-role-mechanic = Mechanik
    .one = Mechanikiem
    .team = { ac-side-investigators.own }
ac-role-mechanic-text = Dopóki żyjesz, nie potrzebujesz trasy.
ac-role-mechanic-about = Mechanik nie potrzebuje trasy, dopóki żyje.
ac-role-mechanic-goal = { ac-side-investigators.goal }
ac-role-rookie = Żółtodziób
    .one = Żółtodziobem
    .team = { ac-side-investigators.own }
ac-role-rookie-text = Giniesz, jeśli rozpoczniesz głosowanie albo użyjesz kamery.
ac-role-rookie-about = Żółtodziób ginie, jeśli rozpocznie głosowanie albo użyje kamery.
ac-role-rookie-goal = { ac-side-investigators.goal }
ac-role-klutz = Gapa
    .one = Gapą
    .team = { ac-side-investigators.own }
ac-role-klutz-text = Giniesz, jeśli użyjesz Noża: przy wydarzeniu, by odstraszyć Rybołaka, by zmienić głos albo by oddać na kogoś podwójny głos.
ac-role-klutz-about = Gapa ginie, jeśli użyje Noża: przy wydarzeniu, by odstraszyć Rybołaka, by zmienić głos albo by oddać na kogoś podwójny głos.
ac-role-klutz-goal = { ac-side-investigators.goal }
ac-role-coward = Cykor
    .one = Cykorem
    .team = { ac-side-investigators.own }
ac-role-coward-text = Giniesz, jeśli to ty ujawnisz śmierć.
ac-role-coward-about = Cykor ginie, jeśli ujawni śmierć.
ac-role-coward-goal = { ac-side-investigators.goal }
ac-role-firestarter = Podpalacz
    .one = Podpalaczem
    .team = { ac-side-investigators.own }
ac-role-firestarter-text = Masz wśród swoich kart Porażkę i Sabotaż. Jeśli na koniec 5. rundy została ci choć jedna z nich, giniesz.
ac-role-firestarter-about = Podpalacz ma wśród swoich kart Porażkę i Sabotaż. Ginie, jeśli na koniec 5. rundy została mu choć jedna z nich.
ac-role-firestarter-goal = { ac-side-investigators.goal }
ac-role-assassin = Zabójca
    .one = Zabójcą
    .team = { ac-side-investigators.own }
ac-role-assassin-text = Raz na grę możesz w ramach swojej akcji ujawnić rolę i zabić inną żywą postać na swoim polu. Nie ma po tym głosowania.
ac-role-assassin-about = Raz na grę Zabójca może w ramach swojej akcji ujawnić rolę i zabić inną żywą postać na tym samym polu. Nie ma po tym głosowania.
ac-role-assassin-goal = { ac-side-investigators.goal }

## Icons and badges on the board and at the seats

ac-icon-code = Litery w pokoju
ac-icon-code-text = Kolor pokoju: G – granatowy, J – jasnoniebieski, R – różowy, P – pomarańczowy, Z – zielony, C – czerwony. Pokoje w tym samym kolorze mają też numer.
ac-icon-books = Książki
ac-icon-books-text = Książki, które są jeszcze w tym pokoju. Sprawdzaj pokój, by trafiły na półkę.
ac-icon-deck = Talia
ac-icon-deck-text = Karty pokoju, które tu leżą. Gdy są co najmniej trzy, pokój jest przeszukany.
ac-icon-token = Żeton pokoju
ac-icon-token-text = Zakryty: ten pokój nie jest jeszcze przeszukany.
ac-icon-searched = Przeszukany
ac-icon-searched-text = Ten pokój jest przeszukany. Można go sprawdzać i szukać w nim książek.
ac-icon-unsafe = Niebezpieczne przejście
ac-icon-unsafe-text = Po przeszukaniu tego pokoju dobrano kartę z talii niebezpiecznego przejścia.
ac-icon-completed = Ukończony
ac-icon-completed-text = Wszystkie książki z tego pokoju są na półce. Nikt nie może już dokładać tu kart ani sprawdzać pokoju.
ac-icon-route = Twoja trasa
ac-icon-route-text = W tej rundzie możesz tu wykonywać akcje pokoju.
ac-icon-vote = Żeton głosowania
ac-icon-vote-text = W tej rundzie można tu rozpocząć głosowanie.
ac-icon-camera = Kamera
ac-icon-camera-text = Dopóki działa zasilanie, możesz stąd sprawdzić dowolny przeszukany pokój albo czyjś stan.
ac-icon-gate = Portal
ac-icon-gate-text = Dwie postacie mogą go tu razem zamknąć. Jeśli po terminie nadal będzie otwarty, Badacze potrzebują o 1 punkt więcej.
ac-icon-intruder = Żeton kultysty
ac-icon-intruder-text = Włamał się kultysta. Dopóki ktoś go nie przepędzi, nikt nie może tu wykonywać akcji pokoju.
ac-icon-fishman = Rybołak
ac-icon-fishman-text = Blokuje korytarz, w którym jest. Tylko żywa postać z Nożem może tam wejść i go odstraszyć.
ac-icon-knife = Nóż
ac-icon-knife-text = Kto go ma, zaczyna w tej rundzie i może go użyć przy niektórych wydarzeniach, w głosowaniach i przeciw Rybołakowi.
ac-icon-power = Zasilanie
ac-icon-power-text = Działa: do starcia dochodzi tylko tam, gdzie są dokładnie dwie postacie, i można użyć kamery. Nie działa: dochodzi do niego też w większych grupach.
ac-icon-ghost = Duch
ac-icon-ghost-text = Ta postać nie żyje i gra dalej jako duch.
ac-icon-pulse = Karty pulsu
ac-icon-pulse-text = Karty, które ta postać dostała w starciach. Już jedna karta Martwy oznacza śmierć.
ac-icon-encounter_cards = Karty starcia
ac-icon-encounter_cards-text = Karty na ręce, które daje się innym w starciach.
ac-icon-room_cards = Karty pokoju
ac-icon-room_cards-text = Karty na ręce, które dokłada się do talii pokoi.
ac-icon-shelf = Półka
ac-icon-shelf-text = Gdy są na niej wszystkie jej książki, przynosi punkty.
ac-icon-points = Punkty
ac-icon-points-text = Ile punktów mają Badacze i ilu potrzebują.
ac-icon-draw_pile = Talia dobierania
ac-icon-draw_pile-text = Po każdym sprawdzeniu stanu jedna karta stąd trafia zakryta do innej talii.
ac-icon-unsafe_deck = Talia niebezpiecznego przejścia
ac-icon-unsafe_deck-text = Karty, które mogą wpuścić do środka kultystów i Rybołaka.
ac-icon-outside = Kultyści na zewnątrz
ac-icon-outside-text = Żetony kultystów, którzy jeszcze się nie włamali.
ac-icon-steps = Ślady stóp
ac-icon-steps-text = Przez ile drzwi możesz jeszcze przejść.
ac-icon-active = Świecąca obwódka
ac-icon-active-text = Trwa tura tej postaci.
ac-icon-automa_route = Trasa postaci AUTOMA
ac-icon-automa_route-text = Kolory pokoi, do których AUTOMA zmierza w tej rundzie.
ac-icon-ballot = Oddany głos
ac-icon-ballot-text = Głos tej postaci w ostatnim głosowaniu.
ac-icon-choice = Mały okrągły znak
ac-icon-choice-text = Możesz wybrać to pole albo tę postać. Obrazek pokazuje, po co.
ac-icon-clock = Zegar
ac-icon-clock-text = Runda i dotychczasowe wydarzenia.

## The narrator of the night. Eleven syllables (5 + 6), feminine rhymes abab.

ac-night-falls =
    Gaśnie na schodach latarnia portiera,
    w ciemność zapada foliał po foliale.
    Zamknijcie oczy: to, co noc otwiera,
    nie ma imienia i nie sypia wcale.
ac-night-cultists_wake =
    Kultyści, spójrzcie: tam, gdzie lampa gaśnie,
    jeszcze ktoś czuwa i oczu nie mruży.
    Ani pół słowa: portier zasnął właśnie.
    Niech wam skinienie za mowę posłuży.
ac-night-cultist_wakes =
    Kultysto, popatrz: wszyscy śpią spokojnie,
    palce im czernią plamy atramentu.
    Klucze i cienie noc daje ci hojnie
    i starą księgę, co szepcze z odmętu.
ac-night-victims =
    Wszyscy wokoło śpią cicho, bez lęku.
    Pora raz jeszcze zajrzeć w spis uczonych.
    Pióro tej nocy kreśli w nim bez dźwięku:
    może ktoś trafia już między skreślonych.
ac-night-cultists_sleep =
    Kultyści, śpijcie. Spojrzenie, skinienie
    znikną bez śladu jak oddech z lusterka.
    Ranek zobaczy zwykłe przebudzenie:
    ktoś ziewa w rękaw, ktoś na zegar zerka.
ac-night-cultist_sleeps =
    Zgaś knot, Kultysto. Dym rzednie nad stołem.
    Połóż się, oddech niech płynie miarowo.
    Świt cię zastanie ze spokojnym czołem:
    twarz, której każdy wierzy tu na słowo.
ac-night-seer_wakes =
    Zbudź się, o Wieszczu: kartka nad płomieniem
    odsłania pismo barwy zwiędłej róży.
    Imion nie zdradzaj nawet przed swym cieniem:
    kto cię odkryje, ten dom cały zburzy.
ac-night-seer_sleeps =
    Schowaj tę kartkę, Wieszczu, między inne,
    niech na niej bledną i gasną litery.
    Jutro miej oczy zdziwione, niewinne:
    najdłużej żyje, kto nie jest zbyt szczery.
ac-night-dawn =
    Szary świt wpełza na kurz i na plamy.
    Policzcie głowy, znajdźcie w kątach buty.
    Ufać wypada tym, których nie znamy,
    i szukać książek. Liczą się minuty.

## Before the first round

ac-event-plays = { $seat_is_me ->
    [yes] Nazywasz się { $seat_name } i grasz jako { $character }.
   *[no] { $seat } gra jako { $character }.
}
ac-event-automa_route = Odkryta karta trasy ({ $seat_name }): { $route }.
ac-event-roles = { $number ->
    [0] { $players ->
        [7] Role w tej grze: 2 Kultystów i Badacze.
        [8] Role w tej grze: 2 Kultystów i Badacze.
       *[other] Role w tej grze: 1 Kultysta i Badacze.
    }
   *[other] { $players ->
        [7] Role w tej grze: 2 Kultystów, Badacze oraz { $roles }.
        [8] Role w tej grze: 2 Kultystów, Badacze oraz { $roles }.
       *[other] Role w tej grze: 1 Kultysta, Badacze oraz { $roles }.
    }
}
ac-event-one_of = W grze jest też jedna z tych { $number } ról: { $roles }. Nikt nie wie, która to.
ac-event-begins = { $seat_is_me ->
    [yes] Masz Nóż i zaczynasz.
   *[no] { $seat } ma Nóż i zaczyna.
}
ac-event-you_are = { $role_id ->
    [investigator] Jesteś { $role_one }. Twoja karta trasy ma numer { $route_number }. Zachowaj to dla siebie.
    [cultist] Jesteś { $role_one }. Twoja karta trasy ma numer { $route_number }, ale nie musisz się jej trzymać. Zachowaj to dla siebie.
    [mechanic] Jesteś { $role_one } i grasz w drużynie { $role_team }. Twoja karta trasy ma numer { $route_number }, ale nie musisz się jej trzymać. Zachowaj to dla siebie.
   *[other] Jesteś { $role_one } i grasz w drużynie { $role_team }. Twoja karta trasy ma numer { $route_number }. Zachowaj to dla siebie.
}
ac-event-night = { $step }
ac-event-is_cultist = { $seat_is_me ->
    [yes] Jesteś Kultystą.
   *[no] { $seat } to Kultysta.
}
ac-event-dead_already = { $seat_is_me ->
    [yes] Nie żyjesz od początku, choć nikt ci tego nie mówi.
   *[no] { $seat } nie żyje od początku i o tym nie wie.
}

## Movement and encounters

ac-event-round = { $seat_is_me ->
    [yes] Runda { $number }. Nóż masz ty.
   *[no] Runda { $number }. Nóż ma { $seat }.
}
ac-event-enters = { $seat_is_me ->
    [yes] Idziesz { $place_to }.
   *[no] { $seat } idzie { $place_to }.
}
ac-event-slips = { $seat_is_me ->
    [yes] Przemykasz sekretnymi drzwiami { $place_to }.
   *[no] { $seat } przemyka sekretnymi drzwiami { $place_to }.
}
ac-event-stays = { $seat_is_me ->
    [yes] Nie masz dokąd pójść i zostajesz { $place_in }.
   *[no] { $seat } nie ma dokąd pójść i zostaje { $place_in }.
}
ac-event-appears = { $seat_is_me ->
    [yes] Twój duch przenika przez ściany { $place_to }.
   *[no] Duch gracza { $seat_name } przenika przez ściany { $place_to }.
}
ac-event-encounter = { $number ->
    [2] Starcie sam na sam: { $seats_object }.
   *[other] Starcie po ciemku: { $seats_object }.
}
ac-event-no_gifts = Z powodu infekcji nikt nie daje kart.
ac-event-turns_to = { $seat_is_me ->
    [yes] Twoja karta trafi do gracza { $seat2_name }.
   *[no] Karta gracza { $seat_name } trafi do { $seat2_gen }.
}
ac-event-gives = { $seat_is_me ->
    [yes] Dajesz kartę graczowi { $seat2_name }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } daje ci kartę.
       *[no] { $seat } daje kartę graczowi { $seat2_name }.
    }
}
ac-event-gave = Twoja karta dla { $seat_gen }: { $pulse_card }.

## Events

# Names of events stand only after the label: they do not decline.
ac-event-event = Bije zegar. Wydarzenie: { $event }.
ac-event-no_event = Woreczek jest pusty. W tej rundzie nie ma wydarzenia.
ac-event-nothing_mirrored = Lustro jest puste: nie ma czego powtórzyć.
ac-event-mirrored = Lustro powtarza wydarzenie: { $event }.
ac-event-power = { $flag ->
    [yes] Lampy migoczą i znów się palą. Zasilanie działa.
   *[no] Gasną wszystkie lampy. Zasilanie nie działa.
}
ac-event-gate_opens = { $number ->
    [11] { -ac-gate-forever }
    [12] { -ac-gate-forever }
    [13] { -ac-gate-forever }
   *[other] W Oranżerii otwiera się portal. Trzeba go zamknąć do końca { $number }. rundy.
}
-ac-gate-forever = W Oranżerii otwiera się portal. Można go zamknąć aż do końca gry.
ac-event-looks = { $seat_is_me ->
    [yes] Przeglądasz karty pulsu gracza { $seat2_name }.
   *[no] { $seat } przegląda { $seat2_is_me ->
        [yes] twoje karty pulsu
       *[no] karty pulsu gracza { $seat2_name }
    }.
}
ac-event-draws_token = { $seat_is_me ->
    [yes] Dobierasz żeton wydarzenia, który widzisz tylko ty.
   *[no] { $seat } dobiera żeton wydarzenia i nikomu go nie pokazuje.
}
ac-event-sees_token = Dobrany żeton: { $event }.
ac-event-token_fate = { $fate_id ->
    [remove] Usuwasz z gry żeton: { $event }.
   *[put_back] Odkładasz do woreczka żeton: { $event }.
}

## Actions

ac-event-passes = { $seat_is_me ->
    [yes] Pasujesz.
   *[no] { $seat } pasuje.
}
ac-event-checks = { $seat_is_me ->
    [yes] Sprawdzasz stan gracza { $seat2_name }.
   *[no] { $seat } sprawdza { $seat2_is_me ->
        [yes] twój stan
       *[no] stan gracza { $seat2_name }
    }.
}
ac-event-sees_pulse = { $number2 ->
    [0] Tylko ty widzisz karty pulsu gracza { $seat_name }: Żywy × { $number }.
   *[other] Tylko ty widzisz karty pulsu gracza { $seat_name }: Żywy × { $number }, Martwy × { $number2 }.
}
ac-event-no_reveal = { $seat_is_me ->
    [yes] Nie ujawniasz żadnej śmierci.
   *[no] { $seat } przegląda { $seat2_is_me ->
        [yes] twoje karty pulsu
       *[no] karty pulsu gracza { $seat2_name }
    } i nie ujawnia żadnej śmierci.
}
ac-event-reveals = { $seat_is_me ->
    [yes] Ujawniasz
   *[no] { $seat } ujawnia
} śmierć: wśród { $seat2_is_me ->
    [yes] twoich kart pulsu
   *[no] kart pulsu gracza { $seat2_name }
} jest karta Martwy.
ac-event-pile_card = Zakryta karta z talii dobierania trafia do talii { $place_in }.
ac-event-pile_card_unsafe = Zakryta karta z talii dobierania trafia do talii niebezpiecznego przejścia.
ac-event-secures = { $seat_is_me ->
    [yes] Zabezpieczasz { $place_acc }: twoja karta trafia do talii niebezpiecznego przejścia.
   *[no] { $seat } zabezpiecza { $place_acc }: karta trafia do talii niebezpiecznego przejścia.
}
ac-event-fights = { $seat_is_me ->
    [yes] Na dobre przepędzasz kultystę { $place_from }.
   *[no] { $seat } na dobre przepędza kultystę { $place_from }.
}
ac-event-chases = { $seat_is_me ->
    [yes] Z Nożem w ręku odstraszasz Rybołaka, który wraca do jeziora.
   *[no] { $seat } z Nożem w ręku odstrasza Rybołaka, który wraca do jeziora.
}
ac-event-kills = { $seat_is_me ->
    [yes] Na oczach wszystkich zabijasz postać gracza { $seat2_name }.
   *[no] { $seat } na oczach wszystkich zabija { $seat2_is_me ->
        [yes] twoją postać
       *[no] postać gracza { $seat2_name }
    }.
}
ac-event-refills = { $seat_is_me ->
    [yes] Dokładasz kartę do talii { $place_in }.
   *[no] { $seat } dokłada kartę do talii { $place_in }.
}
ac-event-laid = { $lay_place_id ->
    [unsafe] Twoja karta w talii niebezpiecznego przejścia: { $room_card }.
   *[other] Twoja karta { $lay_place_in }: { $room_card }.
}
ac-event-searched = Przeszukany pokój: { $place }.{ $flag ->
    [yes] {" "}Na żetonie jest znak niebezpiecznego przejścia, więc dobiera się kartę z talii tego przejścia.
   *[no] {""}
}
ac-event-room_card = { $seat_is_me ->
    [yes] Sprawdzasz { $place_acc } i dobierasz { $room_card_acc }.
   *[no] { $seat } sprawdza { $place_acc } i dobiera { $room_card_acc }.
}
ac-event-book = Książka trafia { $place_from } { $shelf_to }.
ac-event-book_back = Książka wraca { $shelf_from } { $place_to }.
ac-event-completed = Ukończony pokój: { $place }. Wszystkie jego książki są już na półce.
ac-event-scores = Komplet książek ({ $shelf_the }): { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}. Badacze mają teraz { $number2 ->
    [one] { $number2 } punkt
    [few] { $number2 } punkty
    [many] { $number2 } punktów
   *[other] { $number2 } punktu
}.
ac-event-unsafe_card = Karta dobrana z talii niebezpiecznego przejścia: { $room_card }.
ac-event-intruder = Brzęk szkła: { $place_in } jest kultysta. Dopóki ktoś go nie przepędzi, nikt nie skorzysta z tego pokoju.
ac-event-fishman_comes = Mokre kroki od strony jeziora: Rybołak jest { $place_in }.
ac-event-calls_vote = { $seat_is_me ->
    [yes] Rozpoczynasz głosowanie.
   *[no] { $seat } rozpoczyna głosowanie.
}
ac-event-uses_camera = { $seat_is_me ->
    [yes] Używasz kamery.
   *[no] { $seat } używa kamery.
}
ac-event-restores_power = { $seat_is_me ->
    [yes] Przywracasz zasilanie.
   *[no] { $seat } przywraca zasilanie.
}
ac-event-asks_at_gate = { $seat_is_me ->
    [yes] Prosisz gracza { $seat2_name } o pomoc w zamknięciu portalu.
   *[no] { $seat } prosi { $seat2_is_me ->
        [yes] cię
       *[no] gracza { $seat2_name }
    } o pomoc w zamknięciu portalu.
}
ac-event-refuses_at_gate = { $seat_is_me ->
    [yes] Odmawiasz pomocy przy portalu.
   *[no] { $seat } odmawia pomocy przy portalu.
}
ac-event-gate_closed = { $seat_is_me ->
    [yes] Zamykasz
   *[no] { $seat } zamyka
} portal razem z { $seat2_ins }. Badacze potrzebują teraz { $number ->
    [one] { $number } punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktu
}.
ac-event-gate_too_late = Za późno na zamknięcie portalu. Badacze potrzebują teraz { $number ->
    [one] { $number } punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktu
}.

## Votes, deaths, the end

ac-event-votes = { $seat_is_me ->
    [yes] Głosujesz na { $seat2_is_me ->
        [yes] siebie
       *[no] gracza { $seat2_name }
    }.
   *[no] { $seat } głosuje na { $seat2_same ->
        [yes] siebie
       *[no] { $seat2_acc }
    }.
}
ac-event-votes_nobody = { $seat_is_me ->
    [yes] Wstrzymujesz się od głosu.
   *[no] { $seat } wstrzymuje się od głosu.
}
ac-event-changes_vote = { $seat_is_me ->
    [yes] Używasz Noża i zmieniasz głos: teraz głosujesz na { $seat2_is_me ->
        [yes] siebie
       *[no] gracza { $seat2_name }
    }.
   *[no] { $seat } używa Noża, zmienia głos i głosuje teraz na { $seat2_same ->
        [yes] siebie
       *[no] { $seat2_acc }
    }.
}
ac-event-changes_vote_nobody = { $seat_is_me ->
    [yes] Używasz Noża i zmieniasz głos: teraz wstrzymujesz się od głosu.
   *[no] { $seat } używa Noża, zmienia głos i teraz wstrzymuje się od głosu.
}
ac-event-counts_double = { $seat_is_me ->
    [yes] Masz Nóż, więc twój głos liczy się podwójnie.
   *[no] { $seat } ma Nóż, więc ten głos liczy się podwójnie.
}
ac-event-counted = { $seat_is_me ->
    [yes] Głosy na ciebie
   *[no] Głosy na gracza { $seat_name }
}: { $number }.
ac-event-abstentions = Głosy wstrzymane: { $number }.
ac-event-nobody_out = Nikt nie odpada.
ac-event-voted_out = { $seat_is_me ->
    [yes] Odpadasz
   *[no] { $seat } odpada
} w głosowaniu.
ac-event-becomes_ghost = { $seat_is_me ->
    [yes] { $death_id ->
        [vote] W wyniku głosowania stajesz się duchem.
        [role] Giniesz przez własną rolę i stajesz się duchem.
        [assassin] Giniesz z ręki Zabójcy i stajesz się duchem.
        [unrevealed] Nie żyjesz przez kartę Martwy, której nikt nie ujawnił.
       *[card] Giniesz od karty Martwy i stajesz się duchem.
    }
   *[no] { $death_id ->
        [vote] W wyniku głosowania { $seat } staje się duchem.
        [role] { $seat } ginie przez własną rolę i staje się duchem.
        [assassin] { $seat } ginie z ręki Zabójcy i staje się duchem.
        [unrevealed] { $seat } nie żyje przez kartę Martwy, której nikt nie ujawnił.
       *[card] { $seat } ginie od karty Martwy i staje się duchem.
    }
}
ac-event-shows_role = { $seat_is_me ->
    [yes] Wszyscy poznają twoją rolę: { $role }.
   *[no] Wszyscy poznają rolę gracza { $seat_name }: { $role }.
}
ac-event-gifts_stop = Infekcja się szerzy. Do końca { $number }. rundy nikt nie daje kart w starciach.
ac-event-announces = { $seat_is_me ->
    [yes] Zrzucasz maskę i ogłaszasz,
   *[no] { $seat } zrzuca maskę i ogłasza,
} że zginęło dość Badaczy. Wszystkie karty pulsu są teraz odkryte.
ac-event-last_cultist_out = Nie ma już ani jednego żywego Kultysty.
ac-event-names_seer = Jako Wieszcza wskazano { $seat_acc }.
ac-event-was = { $seat_is_me ->
    [yes] Twoja rola: { $role }.
   *[no] { $seat } to { $role }.
}
ac-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Mówisz co innego niż wcześniej).
       *[no] { $claim } ({ $seat } mówi co innego niż wcześniej).
    }
   *[no] { $claim }
}
ac-event-ends = Wygrywają { $side }. { $end }

## Why the game is over

ac-end-points = Zdobyto potrzebne punkty.
ac-end-cultists_out = Ostatni żywy Kultysta staje się duchem.
ac-end-false_alarm = Ogłoszenie Kultysty było fałszywe: zginęło za mało Badaczy.
ac-end-announced = Ogłoszenie Kultysty było prawdziwe: zginęło dość Badaczy.
ac-end-rounds_over = Minęło dziesięć rund.
ac-end-seer_named = Udało się wskazać Wieszcza.
ac-end-points_too_late = Potrzebne punkty zdobyto za późno: zginęło już dość Badaczy.
ac-end-out_too_late = Ostatni Kultysta staje się duchem za późno: zginęło już dość Badaczy.

## Choices, as buttons and as lines of a list

ac-option-go_on = { $topic ->
    [night] Zaczynajmy
    [watching_eyes] Nie przeglądaj
    [under_control] Nie dobieraj
    [status] Dalej
    [discussion] Możemy głosować
    [change_vote] Nie zmieniaj głosu
    [announce] Nie ma nic do ogłoszenia
   *[other] Dalej
}
ac-option-go = Idź { $place_to }
ac-option-stop = Zakończ ruch { $place_in }
ac-option-to = Daj kartę { $seat_dat }
ac-option-give = Daj { $pulse_card_acc }
ac-option-look = Przejrzyj karty pulsu gracza { $seat_name }
ac-option-draw_token = Dobierz żeton wydarzenia
ac-option-token = { $fate_do }
ac-option-pass = Spasuj
ac-option-check_status = Sprawdź stan gracza { $seat_name }
ac-option-reveal = Ujawnij śmierć
ac-option-secure_hallway = Zabezpiecz korytarz kartą
ac-option-fight_cultist = Walcz z kultystą
ac-option-scare_off_fishman = Odstrasz Rybołaka Nożem
ac-option-kill_character = Zabij postać gracza { $seat_name }
ac-option-refill_room = Dołóż kartę do talii { $place_in }
ac-option-check_room = Sprawdź { $place_acc }
ac-option-lay = Dołóż { $room_card_acc }
ac-option-call_vote = Rozpocznij głosowanie
ac-option-use_cameras = Użyj kamery
ac-option-camera_room = Sprawdź kamerą { $place_acc }
ac-option-camera_status = Sprawdź kamerą stan gracza { $seat_name }
ac-option-reset_power = Przywróć zasilanie
ac-option-close_gate = Zamknij portal razem z { $seat_ins }
ac-option-yes = Tak
ac-option-no = Nie
ac-option-vote = Głosuj na { $seat_is_me ->
    [yes] siebie
   *[no] gracza { $seat_name }
}
ac-option-abstain = Wstrzymaj się
ac-option-announce = Ogłoś, że zginęło dość Badaczy
ac-option-name = Wskaż gracza { $seat_name }
ac-option-name_nobody = Nie wskazuj nikogo

## Questions to the reader

ac-ask-night = Noc dobiegła końca. Zaczynamy?
ac-ask-move = Dokąd idziesz? { $number ->
    [0] Nie masz już punktów ruchu.
    [one] Masz jeszcze { $number } punkt ruchu.
    [few] Masz jeszcze { $number } punkty ruchu.
    [many] Masz jeszcze { $number } punktów ruchu.
   *[other] Masz jeszcze { $number } punktu ruchu.
}
ac-ask-teleport = Jako duch możesz przenieść się dokądkolwiek. Dokąd?
ac-ask-give = Którą kartę dajesz { $seat_dat }?
ac-ask-give_to = Jest ciemno. Kto dostanie twoją kartę?
ac-ask-watching_eyes = Masz Nóż. Przejrzysz czyjeś karty pulsu?
ac-ask-under_control = Masz Nóż. Dobierzesz w sekrecie żeton wydarzenia?
ac-ask-token = Dobrany żeton: { $event }. Co z nim robisz?
ac-ask-action = Co robisz?
ac-ask-status = Znasz już karty pulsu gracza { $seat_name }. Co robisz?
ac-ask-lay = { $lay_place_id ->
    [unsafe] Którą kartę dokładasz do talii niebezpiecznego przejścia?
   *[other] Którą kartę dokładasz do talii { $lay_place_in }?
}
ac-ask-camera = Co sprawdzasz kamerą?
ac-ask-close_gate = { $seat } chce zamknąć z tobą portal. Poświęcasz na to swoją akcję?
ac-ask-discussion = { $number ->
    [0] Naradźcie się: komu ufacie? Głosowanie zacznie się, gdy wszyscy zgłoszą gotowość.
    [60] Naradźcie się: komu ufacie? Głosowanie zacznie się, gdy wszyscy zgłoszą gotowość, a najpóźniej po 1 minucie.
    [120] Naradźcie się: komu ufacie? Głosowanie zacznie się, gdy wszyscy zgłoszą gotowość, a najpóźniej po 2 minutach.
    [180] Naradźcie się: komu ufacie? Głosowanie zacznie się, gdy wszyscy zgłoszą gotowość, a najpóźniej po 3 minutach.
    [300] Naradźcie się: komu ufacie? Głosowanie zacznie się, gdy wszyscy zgłoszą gotowość, a najpóźniej po 5 minutach.
   *[other] Naradźcie się: komu ufacie? Głosowanie zacznie się, gdy wszyscy zgłoszą gotowość, a najpóźniej po { $number ->
        [one] { $number } sekundzie
        [few] { $number } sekundach
        [many] { $number } sekundach
       *[other] { $number } sekundy
    }.
}
ac-ask-vote = Kto ma odpaść?
ac-ask-change_vote = Masz Nóż i znasz wszystkie głosy. Zmieniasz swój?
ac-ask-announce = Runda się kończy. Czy jest coś do ogłoszenia?
ac-ask-name_seer = Zaraz przegrasz, chyba że wskażesz Wieszcza. Kto nim jest?

## Claims: what somebody says at the table

# The past tense would tell the speaker’s gender, and “W rundzie 2 daję” would sound like a plan: so these say what is
# so now (“ma ode mnie”, “znam”, “moja karta to”).

ac-claim-side = { $speaker }: „Gram w drużynie { $side_own }”.
ac-claim-gave = { $about_self ->
    [yes] { $speaker }: „Mam od siebie { $pulse_card_acc } z rundy { $number }”.
   *[no] { $speaker }: „{ $seat_name } ma ode mnie { $pulse_card_acc } z rundy { $number }”.
}
ac-claim-checked = { $about_self ->
    [yes] { $speaker }: „Znam swój stan z rundy { $number }: { $pulse_card }”.
   *[no] { $speaker }: „Znam stan gracza { $seat_name } z rundy { $number }: { $pulse_card }”.
}
ac-claim-laid = { $lay_place_id ->
    [unsafe] { $speaker }: „Moja karta z rundy { $number } w talii niebezpiecznego przejścia to { $room_card }”.
   *[other] { $speaker }: „Moja karta z rundy { $number } { $lay_place_in } to { $room_card }”.
}
ac-claim-saw_event = { $speaker }: „Mój tajny żeton z rundy { $number }: { $event }”.
ac-claim-will_go = { $speaker }: „W rundzie { $number } pójdę { $place_to }”.
ac-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Proszę bardzo, podejrzewajcie mnie”.
   *[no] { $speaker }: „Podejrzewam gracza { $seat_name }”.
}
ac-claim-trust = { $about_self ->
    [yes] { $speaker }: „Możecie mi ufać”.
   *[no] { $speaker }: „Ufam graczowi { $seat_name }”.
}
ac-claim-vote_for = { $about_self ->
    [yes] { $speaker }: „Zagłosuję na siebie”.
   *[no] { $speaker }: „Zagłosuję na gracza { $seat_name }”.
}

## Headings of statistics over many games

ac-tally-books = Książki na półkach na koniec każdej rundy
ac-tally-points = Punkty na koniec każdej rundy
ac-tally-deaths = Przyczyny śmierci

## Table options

ac-setup-players = Gracze
ac-setup-players-text = Ile osób gra. AUTOMA, postać, którą nikt nie gra, zawsze dołącza do czterech osób; tutaj się jej nie liczy.
ac-setup-players-4 = 4 osoby i AUTOMA: jeden Kultysta
ac-setup-players-5 = 5 osób: jeden Kultysta
ac-setup-players-6 = 6 osób: jeden Kultysta albo dwóch, jeśli dołącza AUTOMA
ac-setup-players-7 = 7 osób: dwóch Kultystów
ac-setup-players-8 = 8 osób: dwóch Kultystów
ac-setup-automa = AUTOMA
ac-setup-automa-text = AUTOMA to postać, którą nikt nie gra. Zawsze dołącza do czterech osób i może dołączyć do sześciu.
ac-setup-automa-yes = AUTOMA dołącza do gry
ac-setup-automa-no = Bez postaci AUTOMA
ac-setup-automa_seat = Miejsce postaci AUTOMA
ac-setup-automa_seat-text = Gdzie siedzi AUTOMA. Kolejność tur jest zgodna z ruchem wskazówek zegara, a zaczyna postać z Nożem.
ac-setup-automa_seat-right_of_start = Na prawo od pierwszego gracza, więc w 1. rundzie na końcu
ac-setup-automa_seat-random = Losowo
ac-setup-automa_seat-after_1 = Po graczu 1
ac-setup-automa_seat-after_2 = Po graczu 2
ac-setup-automa_seat-after_3 = Po graczu 3
ac-setup-automa_seat-after_4 = Po graczu 4
ac-setup-automa_seat-after_5 = Po graczu 5
ac-setup-automa_seat-after_6 = Po graczu 6
ac-setup-preset = Zestaw
ac-setup-preset-text = Z których części gry i z których ról korzystacie. W pierwszej grze nie ma niebezpiecznego przejścia ani wydarzenia Rozbite szyby, więc z zewnątrz nie przychodzą ani kultyści, ani Rybołak.
ac-setup-preset-standard = Standardowy: wszystko, zwykle Wieszcz
ac-setup-preset-first_game = Pierwsza gra: bez gości z zewnątrz
ac-setup-preset-experienced = Dla doświadczonych: dopasowane role
ac-setup-preset-expert = Dla ekspertów: role do wyboru
ac-setup-roles = Role specjalne
ac-setup-roles-text = Do zestawu dla ekspertów: role oprócz Kultystów i Badaczy.
ac-setup-seer = Wieszcz z postacią AUTOMA
ac-setup-seer-text = Czy dodać Wieszcza, gdy AUTOMA dołącza do sześciu osób.
ac-setup-seer-yes = Z Wieszczem
ac-setup-seer-no = Bez Wieszcza
ac-setup-unbalanced = Niezrównoważone role
ac-setup-unbalanced-text = Do zestawu dla ekspertów: czy role specjalne mogą być niezrównoważone.
ac-setup-unbalanced-yes = Wolno użyć dowolnych ról
ac-setup-unbalanced-no = Role muszą się równoważyć
ac-setup-shelves = Półki
ac-setup-shelves-text = Ile jest książek i ile punktów przynoszą półki.
ac-setup-shelves-default_2_3 = Zwykłe: 2 książki w pokojach z numerem, 3 w pozostałych
ac-setup-shelves-variant_lean = Skromne: mniej książek, każda za 1 punkt, więc potrzeba większości półek
ac-setup-discussion_seconds = Czas na rozmowę
ac-setup-discussion_seconds-text = Limit czasu na dyskusję przed głosowaniem.
ac-setup-discussion_seconds-180 = Trzy minuty
ac-setup-discussion_seconds-0 = Bez limitu
ac-setup-discussion_seconds-60 = Minuta
ac-setup-discussion_seconds-120 = Dwie minuty
ac-setup-discussion_seconds-300 = Pięć minut
ac-setup-characters = Postacie
ac-setup-characters-text = Po jednej postaci na każde miejsce, po kolei. Pozostałe miejsca dostają losowe postacie. Postacie nie mają wpływu na grę.

## Table options that cannot be used

ac-bad-players-count = W Among Cultists gra od 4 do 8 osób.
ac-bad-automa-value = Opcja AUTOMA musi mieć wartość yes albo no.
ac-bad-automa-four = Cztery osoby zawsze grają z postacią AUTOMA.
ac-bad-automa-four_or_six = AUTOMA dołącza tylko do czterech albo sześciu osób.
ac-bad-automa_seat-value = Miejsce postaci AUTOMA to right_of_start, random albo od after_1 do after_6.
ac-bad-automa_seat-no_automa = Miejsce postaci AUTOMA można wybrać tylko wtedy, gdy dołącza ona do gry.
ac-bad-automa_seat-no_such_player = AUTOMA nie może siedzieć po tym graczu: przy stole jest mniej osób.
ac-bad-preset-value = Zestaw to first_game, standard, experienced albo expert.
ac-bad-roles-value = Role specjalne muszą być listą.
ac-bad-roles-expert_only = Role można wybierać tylko w zestawie dla ekspertów.
ac-bad-roles-unknown = Jedna z tych pozycji nie jest rolą specjalną. Role specjalne to: seer, radiant, infected, super_ghost, mechanic, rookie, klutz, coward, firestarter i assassin.
ac-bad-roles-twice = Każda rola specjalna może być w grze tylko raz.
ac-bad-roles-too_many = Ról specjalnych jest więcej niż miejsc dla nich.
ac-bad-roles-seer_automa = Gdy gra AUTOMA i jest jeden Kultysta, w grze nie może być Wieszcza.
ac-bad-roles-seer_seven = Przy siedmiu osobach bez postaci AUTOMA Wieszcz jest dozwolony tylko wtedy, gdy opcja „Niezrównoważone role” ma wartość „Wolno użyć dowolnych ról”.
ac-bad-roles-assassin = Przy mniej niż siedmiu osobach Zabójca jest dozwolony tylko wtedy, gdy opcja „Niezrównoważone role” ma wartość „Wolno użyć dowolnych ról”.
ac-bad-roles-loyalty = Te role się nie równoważą. Role pomagające Kultystom dają w sumie { $cultists }, a role pomagające Badaczom { $investigators }. Pierwsza suma minus druga musi dać { $wanted }, a żadna z sum nie może przekroczyć { $most }.
ac-bad-seer-value = Opcja Wieszcza musi mieć wartość yes albo no.
ac-bad-seer-automa_seven = Wieszcza można dodać tylko wtedy, gdy AUTOMA dołącza do sześciu osób.
ac-bad-unbalanced-value = Opcja niezrównoważonych ról musi mieć wartość yes albo no.
ac-bad-unbalanced-expert_only = Niezrównoważone mogą być tylko role wybrane samodzielnie, w zestawie dla ekspertów.
ac-bad-shelves-value = Półki to default_2_3 (zwykłe) albo variant_lean (skromne).
ac-bad-discussion_seconds-value = Czas na rozmowę to 60, 120, 180 albo 300 sekund, a 0 oznacza brak limitu.
ac-bad-characters-value = Postacie muszą być listą.
ac-bad-characters-unknown = Jedna z tych pozycji nie jest postacią. Postacie to: ada_quill, bertram_holloway, constance_marsh, emil_varga, fern_okoro, gideon_pike, hester_lowe, ignatius_crowe, june_abernathy i kaspar_wren.
ac-bad-characters-twice = Dwa miejsca nie mogą mieć tej samej postaci.
ac-bad-characters-too_many = Postaci jest więcej niż graczy.
