dp-name = Cthulhu: Dark Providence

## Starting cards: each player’s deck at the beginning

dp-card-st_whispers = Szepty
dp-card-st_whispers-text = Ta karta nie ma efektu. Zagrywa się ją dla symboli.
dp-card-st_favours = Dawne przysługi
dp-card-st_favours-text = Ta karta nie ma efektu. Zagrywa się ją dla symboli.
dp-card-st_hush = Cena milczenia
dp-card-st_hush-text = Ta karta nie ma efektu. Zagrywa się ją dla symboli.
dp-card-st_rail = Bilet kolejowy
dp-card-st_rail-text = Ta karta nie ma efektu. Zagrywa się ją dla symboli.
dp-card-st_pistol = Kieszonkowy pistolet
dp-card-st_pistol-text = Ta karta nie ma efektu. Zagrywa się ją dla symboli.
dp-card-st_chain = Łańcuch na drzwiach
dp-card-st_chain-text = Akcja: załóż kłódkę na kartę siatki, kartę mitów lub miasto albo zdejmij jedną kłódkę.
dp-card-st_rite = Zapożyczony obrzęd
dp-card-st_rite-text = Akcja: jeden z twoich agentów zamyka lub otwiera bramę w swoim mieście. Potem zniszcz tę kartę.
dp-card-st_conspirator = Podstępny spiskowiec
dp-card-st_conspirator-text = Akcja: jeden z twoich agentów zabija agenta lub Istotę z Głębin innego gracza w tym samym mieście.
dp-card-st_monday = Agent Poniedziałek
dp-card-st_monday-text = Akcja: odzyskaj z Otchłani maksymalnie 3 swoje kostki.
dp-card-st_wednesday = Agentka Środa
dp-card-st_wednesday-text = Akcja: dobierz 3 karty.
dp-card-st_thursday = Agent Czwartek
dp-card-st_thursday-text = Akcja: przenieś maksymalnie 2 swoich agentów, każdego maksymalnie o 2 drogi. Nic to nie kosztuje.
dp-card-st_friday = Agent Piątek
dp-card-st_friday-text = Akcja: weź do swoich zasobów 1 swoją kostkę z zasobów ogólnych i 1 z Otchłani.
dp-card-st_saturday = Agentka Sobota
dp-card-st_saturday-text = Akcja: wybierz kartę siatki lub miasto oraz innego gracza. Ten gracz wycofuje stamtąd 2 kostki albo 1, jeśli ma tam tylko 1. Potem połóż 1 kostkę ze swoich zasobów na dowolnym mieście.

## Hired agents’ cards: the agent’s token stands on the board

dp-card-ag_earp = Wyatt Earp
dp-card-ag_earp-text = Akcja: Earp zabija agenta lub Istotę z Głębin innego gracza w swoim mieście albo zamyka tam bramę.
dp-card-ag_rothstein = Arnold Rothstein
dp-card-ag_rothstein-text = Akcja: Rothstein zabija agenta lub Istotę z Głębin innego gracza w swoim mieście albo otwiera tam bramę.
dp-card-ag_fleet = Moses Fleet
dp-card-ag_fleet-text = Darmowa akcja: przenieś Fleeta maksymalnie o 2 drogi. Nic to nie kosztuje.
dp-card-ag_lescaux = Gerard Lescaux
dp-card-ag_lescaux-text = Akcja: Lescaux zamyka bramę w swoim mieście. Reakcja: gdy ta karta zostaje zniszczona, możesz przesunąć znacznik śledztwa o 1 pole w górę.
dp-card-ag_chavos = Adsila Chavos
dp-card-ag_chavos-text = Akcja: Chavos zabija agenta lub Istotę z Głębin innego gracza w swoim mieście.
dp-card-ag_lachlan = Ojciec Lachlan
dp-card-ag_lachlan-text = Akcja: Ojciec Lachlan zamyka bramę w swoim mieście z siłą większą o 1.
dp-card-ag_houdini = Harry Houdini
dp-card-ag_houdini-text = Stale: Houdiniego nie można zabić, nie może go porwać Mi-Go ani opętać inny gracz. Akcja: załóż kłódkę na kartę siatki, kartę mitów lub miasto albo zdejmij jedną kłódkę; lub Houdini zamyka bramę w swoim mieście.
dp-card-ag_lafrance = Lillian La France
dp-card-ag_lafrance-text = Stale: raz w każdej twojej turze, ale nie w trakcie akcji, La France może przejść do sąsiedniego miasta. Nic to nie kosztuje.
dp-card-ag_ochs = Alice Ochs
dp-card-ag_ochs-text = Stale: Ochs ma w swoim mieście wpływ 2 zamiast 1. Na tamtejszej karcie siatki ma wpływ 1.
dp-card-ag_west = Herbert West
dp-card-ag_west-text = Akcja: weź żeton najętego agenta z dowolnej krypty i postaw go w mieście Westa. To twój agent: nieopętany i bez karty.
dp-card-ag_mishima = Kana Mishima
dp-card-ag_mishima-text = Akcja: Mishima zabija agenta lub Istotę z Głębin innego gracza w swoim mieście.
dp-card-ag_carter = Randolph Carter
dp-card-ag_carter-text = Akcja: Carter zamyka lub otwiera bramę w swoim mieście z siłą większą o 1.
dp-card-ag_rose = James Horus Rose
dp-card-ag_rose-text = Akcja: Rose otwiera bramę w swoim mieście.
dp-card-ag_ness = Eliot Ness
dp-card-ag_ness-text = Akcja: Ness zabija agenta lub Istotę z Głębin innego gracza w swoim mieście; albo załóż kłódkę na kartę siatki, kartę mitów lub miasto bądź zdejmij jedną kłódkę.
dp-card-ag_stclair = Stephanie St. Clair
dp-card-ag_stclair-text = Akcja: odzyskaj maksymalnie 4 swoje kostki, dowolnie z Otchłani i z planszy.
dp-card-ag_jung = Carl Jung
dp-card-ag_jung-text = Akcja: odłóż do woreczka 1 swój żeton obłędu.
dp-card-ag_hoover = J. Edgar Hoover
dp-card-ag_hoover-text = Akcja: obejrzyj w tajemnicy karty na ręce innego gracza i wybierz 1 z nich. Ten gracz ją odrzuca.
dp-card-ag_armitage = Henry Armitage
dp-card-ag_armitage-text = Akcja: Armitage zamyka bramę w swoim mieście z siłą większą o 1.
dp-card-ag_legrasse = Inspektor Legrasse
dp-card-ag_legrasse-text = Akcja: Legrasse zabija agenta lub Istotę z Głębin innego gracza w swoim mieście.
dp-card-ag_waite = Asenath Waite
dp-card-ag_waite-text = Akcja: odrzuć z ręki 2 inne karty. Potem przejmij kontrolę nad nieopętanym najętym agentem innego gracza w mieście Waite. Jego karta trafia na twój stos kart odrzuconych.
dp-card-ag_olmstead = Robert Olmstead
dp-card-ag_olmstead-text = Akcja: Olmstead otwiera bramę w swoim mieście; albo przenieś maksymalnie 2 swoich agentów lub Istoty z Głębin, każde o 1 drogę. Nic to nie kosztuje.
dp-card-ag_mason = Keziah Mason
dp-card-ag_mason-text = Akcja: możesz przenieść Mason do dowolnego miasta, które nie jest zablokowane i nie ma żetonu bramy. Potem Mason może otworzyć bramę w swoim mieście.

## Other base cards: they lie on the cities until somebody claims them

dp-card-bs_anarchists = Anarchiści
dp-card-bs_anarchists-text = Akcja: wybierz miasto i innego gracza. Wszystkie kostki tego gracza z tego miasta trafiają do Otchłani. Kostki na tamtejszej karcie siatki zostają.
dp-card-bs_possessed = Opętani
dp-card-bs_possessed-text = Akcja: odwróć jednego ze swoich agentów na stronę opętaną. Albo w mieście, w którym masz opętanego agenta, przejmij kontrolę nad nieopętanym najętym agentem innego gracza (nigdy nad Houdinim) i odwróć go na stronę opętaną. Jego karta trafia na twój stos kart odrzuconych.
dp-card-bs_deep_ones = Istoty z Głębin
dp-card-bs_deep_ones-text = Po zdobyciu: weź do swoich zasobów 8 Istot z Głębin. Akcja: wystaw na planszę maksymalnie 2 z nich, jedną po drugiej. Każdą postaw w mieście nadmorskim albo w mieście sąsiadującym z takim, w którym jest twoja Istota z Głębin. Potem możesz zdobyć jedno miasto bez kłódki, w którym masz co najmniej tyle Istot z Głębin, ile wynosi jego wartość kontroli. Jeśli cała ósemka jest wtedy na planszy, gra się kończy.
dp-card-bs_danvers = Zakład w Danvers
dp-card-bs_danvers-text = Akcja: odłóż do woreczka 1 swój żeton obłędu.
dp-card-bs_guard = Gwardia Narodowa
dp-card-bs_guard-text = Akcja: połóż żeton stanu wojennego w dowolnym mieście lub przenieś go tam. Żaden agent, żadna Istota z Głębin i żaden kultysta nie może wejść do tego miasta ani przez nie przejść. Kto jest w środku, może je opuścić.
dp-card-bs_explorers = Klub odkrywców
dp-card-bs_explorers-text = Akcja: obejrzyj w tajemnicy wszystkie zakryte karty siatki jednego miasta. Połóż jedną z nich na wierzchu, tuż pod odkrytą kartą. Potem dobierz 1 kartę.
dp-card-bs_bureau = Biuro Federalne
dp-card-bs_bureau-text = Akcja: obejrzyj w tajemnicy kartę przynależności innego gracza. Potem zniszcz Biuro Federalne.
dp-card-bs_wall_street = Wall Street
dp-card-bs_wall_street-text = Akcja: weź maksymalnie 2 swoje kostki z zasobów ogólnych do swoich zasobów.
dp-card-bs_hart_island = Hart Island
dp-card-bs_hart_island-text = Akcja: weź z powrotem na rękę maksymalnie 2 karty ze swojego stosu kart odrzuconych.
dp-card-bs_gazette = Gazeta Poranna
dp-card-bs_gazette-text = Akcja: wybierz kartę siatki, kartę mitów lub miasto. Każdy inny gracz wycofuje stamtąd 1 kostkę. Reakcja: po użyciu tej akcji możesz dobrać 1 kartę.
dp-card-bs_bootleggers = Szmuglerzy
dp-card-bs_bootleggers-text = Reakcja: gdy ta karta trafia z ręki na stos kart odrzuconych bez zagrania, możesz odzyskać z Otchłani 1 swoją kostkę.
dp-card-bs_union = Bractwo kolejarzy
dp-card-bs_union-text = Akcja: przenieś maksymalnie 3 swoich agentów, każdego o 1 drogę. Nic to nie kosztuje.
dp-card-bs_detectives = Prywatni detektywi
dp-card-bs_detectives-text = Akcja: możesz przenieść jednego agenta innego gracza do sąsiedniego miasta. Potem dobierz 1 kartę.
dp-card-bs_guns = Płatni zabójcy
dp-card-bs_guns-text = Akcja: jeden z twoich agentów zabija agenta lub Istotę z Głębin innego gracza w tym samym mieście.
dp-card-bs_dynamite = Skrytka z dynamitem
dp-card-bs_dynamite-text = Akcja: jeden z twoich agentów zabija agenta lub Istotę z Głębin innego gracza w tym samym mieście z siłą większą o 3. Potem zniszcz tę kartę.
dp-card-bs_elder_sign = Znak Starszych Bogów
dp-card-bs_elder_sign-text = Akcja: jeden z twoich agentów zamyka bramę w swoim mieście z siłą większą o 1.
dp-card-bs_black_altar = Czarny ołtarz
dp-card-bs_black_altar-text = Akcja: jeden z twoich agentów otwiera bramę w swoim mieście z siłą większą o 1.
dp-card-bs_starry = Zbór Gwiezdnej Mądrości
dp-card-bs_starry-text = Ta karta nie ma efektu. Zagrywa się ją dla symboli.
dp-card-bs_miskatonic = Kadra Miskatonic
dp-card-bs_miskatonic-text = Akcja: dobierz 2 karty.
dp-card-bs_order = Ezoteryczny Zakon
dp-card-bs_order-text = Akcja: przesuń znacznik rytuału o 1 pole w górę i dołóż do rzędu kartę z talii mitów.
dp-card-bs_jury = Wielka ława przysięgłych
dp-card-bs_jury-text = Akcja: zrób to dwa razy: załóż kłódkę na kartę siatki, kartę mitów lub miasto albo zdejmij jedną kłódkę.
dp-card-bs_customs = Urząd celny
dp-card-bs_customs-text = Akcja: weź 1 swoją kostkę z zasobów ogólnych do swoich zasobów. Potem załóż kłódkę na kartę siatki, kartę mitów lub miasto albo zdejmij jedną kłódkę.
dp-card-bs_exchange = Centrala telefoniczna
dp-card-bs_exchange-text = Darmowa akcja: przenieś maksymalnie 2 swoje kostki z dowolnych kart i miast na planszy na jedną kartę lub jedno miasto.
dp-card-bs_kitchen = Kuchnia dla ubogich
dp-card-bs_kitchen-text = Akcja: odzyskaj z Otchłani maksymalnie 4 swoje kostki.
dp-card-bs_forger = Mistrz fałszerstwa
dp-card-bs_forger-text = Akcja: zdobądź kartę siatki lub miasto bez kłódki, jeśli masz tam co najmniej 1 kostkę, a żaden inny gracz nie ma tam większego wpływu niż ty. Potem zniszcz tę kartę.
dp-card-bs_plane = Samolot pocztowy
dp-card-bs_plane-text = Darmowa akcja: przenieś jednego ze swoich agentów do dowolnego miasta, które nie jest zablokowane.
dp-card-bs_seance = Krąg spirytystyczny
dp-card-bs_seance-text = Akcja: obejrzyj w tajemnicy 2 wierzchnie karty talii mitów. Jedną dołóż do rzędu, a drugą połóż na spodzie talii.
dp-card-bs_fire = Pożar archiwum
dp-card-bs_fire-text = Akcja: zniszcz maksymalnie 2 karty ze swojej ręki i swojego stosu kart odrzuconych. Potem dobierz 2 karty.
dp-card-bs_blackmail = Szantaż
dp-card-bs_blackmail-text = Akcja: wybierz kartę siatki i innego gracza. Ten gracz wycofuje z niej wszystkie swoje kostki.

## City cards: they come with control of a city

dp-card-city_arkham = Arkham
dp-card-city_arkham-text = Tę kartę bierze gracz, który zdobywa Arkham.
dp-card-city_boston = Boston
dp-card-city_boston-text = Tę kartę bierze gracz, który zdobywa Boston.
dp-card-city_new_york = Nowy Jork
dp-card-city_new_york-text = Tę kartę bierze gracz, który zdobywa Nowy Jork.
dp-card-city_washington = Waszyngton
dp-card-city_washington-text = Tę kartę bierze gracz, który zdobywa Waszyngton.
dp-card-city_pittsburgh = Pittsburgh
dp-card-city_pittsburgh-text = Tę kartę bierze gracz, który zdobywa Pittsburgh.
dp-card-city_detroit = Detroit
dp-card-city_detroit-text = Tę kartę bierze gracz, który zdobywa Detroit.
dp-card-city_chicago = Chicago
dp-card-city_chicago-text = Tę kartę bierze gracz, który zdobywa Chicago.
dp-card-city_indianapolis = Indianapolis
dp-card-city_indianapolis-text = Tę kartę bierze gracz, który zdobywa Indianapolis.
dp-card-city_st_louis = St. Louis
dp-card-city_st_louis-text = Tę kartę bierze gracz, który zdobywa St. Louis.
dp-card-city_atlanta = Atlanta
dp-card-city_atlanta-text = Tę kartę bierze gracz, który zdobywa Atlantę.
dp-card-city_charleston = Charleston
dp-card-city_charleston-text = Tę kartę bierze gracz, który zdobywa Charleston.
dp-card-city_new_orleans = Nowy Orlean
dp-card-city_new_orleans-text = Tę kartę bierze gracz, który zdobywa Nowy Orlean.
dp-card-city_rlyeh = R’lyeh
dp-card-city_rlyeh-text = R’lyeh nie ma na planszy i nie można go zdobyć. Tę kartę bierze gracz, który zdobywa kartę mitów Cthulhu. Po każdej akcji, w której jej używasz, wykonujesz test poczytalności.

## Mythos cards: they lie in a row, and beside their owner once claimed

dp-card-my_yog = Yog-Sothoth
dp-card-my_yog-text = Po zdobyciu: masz w tej turze 1 dodatkową akcję. Stale: po otwarciu lub zamknięciu bramy i teście poczytalności dobierasz 2 karty.
dp-card-my_hastur = Hastur
dp-card-my_hastur-text = Po zdobyciu: odkrywaj karty rezerwy, aż pojawi się agent. Zdobywasz go i stawiasz w dowolnym mieście, które nie jest zablokowane. Pozostałe karty trafiają w losowej kolejności na spód rezerwy. Stale: karta każdego twojego najętego agenta ma jeszcze jedną akcję: ten agent zabija agenta lub Istotę z Głębin innego gracza w tym samym mieście, nawet agenta opętanego.
dp-card-my_cthulhu = Cthulhu
dp-card-my_cthulhu-text = Po zdobyciu: postaw figurkę Cthulhu w dowolnym mieście, a kartę R’lyeh połóż na swoim stosie kart odrzuconych. Kto kontroluje to miasto, traci je razem z jego PZ. Wszyscy agenci i wszystkie Istoty z Głębin muszą je opuścić. Nikt nie może wejść do tego miasta ani przez nie przejść, zdobyć go ani jego karty siatki, ani dokładać tam wpływu.
dp-card-my_migo = Mi-Go
dp-card-my_migo-text = Po zdobyciu: wybierz nieopętanego najętego agenta innego gracza (nigdy Houdiniego). Jego żeton i karta trafiają pod tę kartę i wypadają z gry. W tym mieście pojawia się Mi-Go (siła 2) jako twój agent. Jeśli takiego agenta nie ma, Mi-Go pojawia się w dowolnym mieście, które nie jest zablokowane.
dp-card-my_whateleys = Whateleyowie
dp-card-my_whateleys-text = Po zdobyciu: połóż 3 żetony Whateleyów w trzech różnych miastach bez żetonu bramy. Stale: masz siłę większą o 2, gdy otwierasz lub zamykasz bramę tam, gdzie leży żeton Whateleyów. Gdy ktokolwiek otworzy lub zamknie tam bramę, usuń ten żeton.
dp-card-my_tesla = Nikola Tesla
dp-card-my_tesla-text = Stale: po pierwszym zdobyciu w turze masz 1 dodatkową akcję. Zdobycie tej karty się nie liczy.
dp-card-my_sacrifice = Ofiara
dp-card-my_sacrifice-text = Akcja, raz na turę: zniszcz jednego ze swoich najętych agentów. Potem przesuń znacznik rytuału o 3 pola w górę albo odłóż do woreczka maksymalnie 2 swoje żetony obłędu.
dp-card-my_silver_key = Srebrny klucz
dp-card-my_silver_key-text = Darmowa akcja, raz na turę: przenieś jednego ze swoich agentów o 1 drogę. Nic to nie kosztuje.
dp-card-my_necronomicon = Necronomicon
dp-card-my_necronomicon-text = Akcja, raz na turę, tylko dopóki masz mniej niż 3 żetony obłędu: od razu dostajesz 2 PZ. Potem wykonujesz test poczytalności.
dp-card-my_lost_city = Zaginione miasto
dp-card-my_lost_city-text = Po zdobyciu: od razu dostajesz 3 PZ.
dp-card-my_impostor = Oszustka
dp-card-my_impostor-text = Koniec gry: przed odkryciem i podliczeniem przynależności możesz zmienić swoją na przeciwną. Badacz i kultysta są sobie przeciwni, tak samo badacz-renegat i kultysta-renegat.
dp-card-my_pandemonium = Pandemonium
dp-card-my_pandemonium-text = Po zdobyciu: każdy inny gracz odrzuca 2 wybrane przez siebie karty. Potem maksymalnie w 2 miastach wsuń odkrytą kartę siatki pod jej stos i odkryj następną. Kostki ze starej karty wracają do właścicieli, a kłódka do zasobów.
dp-card-my_black_goat = Czarna Koza
dp-card-my_black_goat-text = Stale: raz na turę, po swojej akcji Wpływ, możesz położyć 1 kostkę ze swoich zasobów na karcie siatki, na którą ta akcja nic nie dołożyła.
dp-card-my_corruption = Zepsucie
dp-card-my_corruption-text = Po zdobyciu: przejmij kontrolę nad nieopętanym najętym agentem innego gracza w mieście, w którym masz agenta. Jego karta trafia na twój stos kart odrzuconych.
dp-card-my_nyarlathotep = Nyarlathotep
dp-card-my_nyarlathotep-text = Po zdobyciu: obejrzyj w tajemnicy kartę przynależności innego gracza. Stale: gdy remisujesz o największy wpływ na karcie siatki lub karcie mitów i masz tam kostkę, uznaje się, że masz największy.
dp-card-my_azathoth = Azathoth
dp-card-my_azathoth-text = Po zdobyciu: przesuń znacznik rytuału o 2 pola w górę. Koniec gry: 1 PZ za każdy żeton obłędu na twojej planszetce, maksymalnie 3.
dp-card-my_dagon = Dagon
dp-card-my_dagon-text = Stale: w miastach nadmorskich masz siłę większą o 1 przy zabójstwach i bramach.
dp-card-my_shoggoth = Shoggoth
dp-card-my_shoggoth-text = Akcja, raz na grę: zniszcz najętego agenta (opętanego lub nie) albo Istotę z Głębin innego gracza w mieście, w którym masz agenta. Żeton nie trafia do żadnej krypty.
dp-card-my_colour = Kolor z przestworzy
dp-card-my_colour-text = Po zdobyciu: maksymalnie w 2 miastach zniszcz odkrytą kartę siatki i odkryj następną. Kostki ze starej karty wracają do właścicieli, a kłódka do zasobów.
dp-card-my_jenkin = Brązowy Jenkin
dp-card-my_jenkin-text = Darmowa akcja, raz na turę: wybierz kartę siatki, kartę mitów lub miasto oraz innego gracza. Ten gracz wycofuje stamtąd 1 kostkę.
dp-card-my_trapezohedron = Lśniący trapezohedron
dp-card-my_trapezohedron-text = Stale: na koniec swojej tury uzupełniasz rękę do 6 kart zamiast do 5.
dp-card-my_elder_thing = Starsza Istota
dp-card-my_elder_thing-text = Po zdobyciu: przesuń znacznik śledztwa o 2 pola w górę albo znacznik rytuału o 2 pola w dół.
dp-card-my_slumber = Brama Głębszego Snu
dp-card-my_slumber-text = Stale: w teście poczytalności losujesz dwa żetony. Jeden zachowaj, a drugi odłóż do woreczka.
dp-card-my_pnakotic = Manuskrypty pnakotyczne
dp-card-my_pnakotic-text = Darmowa akcja, raz na turę: obejrzyj w tajemnicy 3 wierzchnie karty swojej talii i odłóż je w dowolnej kolejności. Koniec gry: wygrywasz każdy remis. Jeśli remisujesz o najniższy wynik, twój nie jest najniższy; jeśli o najwyższy, wygrywasz.

## Cities

dp-city-arkham = Arkham
    .acc = Arkham
    .in = w Arkham
    .to = do Arkham
    .from = z Arkham
dp-city-boston = Boston
    .acc = Boston
    .in = w Bostonie
    .to = do Bostonu
    .from = z Bostonu
dp-city-new_york = Nowy Jork
    .acc = Nowy Jork
    .in = w Nowym Jorku
    .to = do Nowego Jorku
    .from = z Nowego Jorku
dp-city-washington = Waszyngton
    .acc = Waszyngton
    .in = w Waszyngtonie
    .to = do Waszyngtonu
    .from = z Waszyngtonu
dp-city-pittsburgh = Pittsburgh
    .acc = Pittsburgh
    .in = w Pittsburghu
    .to = do Pittsburgha
    .from = z Pittsburgha
dp-city-detroit = Detroit
    .acc = Detroit
    .in = w Detroit
    .to = do Detroit
    .from = z Detroit
dp-city-chicago = Chicago
    .acc = Chicago
    .in = w Chicago
    .to = do Chicago
    .from = z Chicago
dp-city-indianapolis = Indianapolis
    .acc = Indianapolis
    .in = w Indianapolis
    .to = do Indianapolis
    .from = z Indianapolis
dp-city-st_louis = St. Louis
    .acc = St. Louis
    .in = w St. Louis
    .to = do St. Louis
    .from = z St. Louis
dp-city-atlanta = Atlanta
    .acc = Atlantę
    .in = w Atlancie
    .to = do Atlanty
    .from = z Atlanty
dp-city-charleston = Charleston
    .acc = Charleston
    .in = w Charlestonie
    .to = do Charlestonu
    .from = z Charlestonu
dp-city-new_orleans = Nowy Orlean
    .acc = Nowy Orlean
    .in = w Nowym Orleanie
    .to = do Nowego Orleanu
    .from = z Nowego Orleanu

## Agents on the board, by their short names

# .yours begins a sentence, .yours_acc stands inside one.
dp-agent-monday = Agent Poniedziałek
    .acc = Agenta Poniedziałka
    .yours = Twój Agent Poniedziałek
    .yours_acc = twojego Agenta Poniedziałka
dp-agent-wednesday = Agentka Środa
    .acc = Agentkę Środę
    .yours = Twoja Agentka Środa
    .yours_acc = twoją Agentkę Środę
dp-agent-thursday = Agent Czwartek
    .acc = Agenta Czwartka
    .yours = Twój Agent Czwartek
    .yours_acc = twojego Agenta Czwartka
dp-agent-friday = Agent Piątek
    .acc = Agenta Piątka
    .yours = Twój Agent Piątek
    .yours_acc = twojego Agenta Piątka
dp-agent-saturday = Agentka Sobota
    .acc = Agentkę Sobotę
    .yours = Twoja Agentka Sobota
    .yours_acc = twoją Agentkę Sobotę
dp-agent-ag_earp = Earp
    .acc = Earpa
    .yours = Twój Earp
    .yours_acc = twojego Earpa
dp-agent-ag_rothstein = Rothstein
    .acc = Rothsteina
    .yours = Twój Rothstein
    .yours_acc = twojego Rothsteina
dp-agent-ag_fleet = Fleet
    .acc = Fleeta
    .yours = Twój Fleet
    .yours_acc = twojego Fleeta
dp-agent-ag_lescaux = Lescaux
    .acc = Lescaux
    .yours = Twój Lescaux
    .yours_acc = twojego Lescaux
dp-agent-ag_chavos = Chavos
    .acc = Chavos
    .yours = Twoja Chavos
    .yours_acc = twoją Chavos
dp-agent-ag_lachlan = Ojciec Lachlan
    .acc = Ojca Lachlana
    .yours = Twój Ojciec Lachlan
    .yours_acc = twojego Ojca Lachlana
dp-agent-ag_houdini = Houdini
    .acc = Houdiniego
    .yours = Twój Houdini
    .yours_acc = twojego Houdiniego
dp-agent-ag_lafrance = La France
    .acc = La France
    .yours = Twoja La France
    .yours_acc = twoją La France
dp-agent-ag_ochs = Ochs
    .acc = Ochs
    .yours = Twoja Ochs
    .yours_acc = twoją Ochs
dp-agent-ag_west = West
    .acc = Westa
    .yours = Twój West
    .yours_acc = twojego Westa
dp-agent-ag_mishima = Mishima
    .acc = Mishimę
    .yours = Twoja Mishima
    .yours_acc = twoją Mishimę
dp-agent-ag_carter = Carter
    .acc = Cartera
    .yours = Twój Carter
    .yours_acc = twojego Cartera
dp-agent-ag_rose = Rose
    .acc = Rose’a
    .yours = Twój Rose
    .yours_acc = twojego Rose’a
dp-agent-ag_ness = Ness
    .acc = Nessa
    .yours = Twój Ness
    .yours_acc = twojego Nessa
dp-agent-ag_stclair = St. Clair
    .acc = St. Clair
    .yours = Twoja St. Clair
    .yours_acc = twoją St. Clair
dp-agent-ag_jung = Jung
    .acc = Junga
    .yours = Twój Jung
    .yours_acc = twojego Junga
dp-agent-ag_hoover = Hoover
    .acc = Hoovera
    .yours = Twój Hoover
    .yours_acc = twojego Hoovera
dp-agent-ag_armitage = Armitage
    .acc = Armitage’a
    .yours = Twój Armitage
    .yours_acc = twojego Armitage’a
dp-agent-ag_legrasse = Inspektor Legrasse
    .acc = Inspektora Legrasse’a
    .yours = Twój Inspektor Legrasse
    .yours_acc = twojego Inspektora Legrasse’a
dp-agent-ag_waite = Waite
    .acc = Waite
    .yours = Twoja Waite
    .yours_acc = twoją Waite
dp-agent-ag_olmstead = Olmstead
    .acc = Olmsteada
    .yours = Twój Olmstead
    .yours_acc = twojego Olmsteada
dp-agent-ag_mason = Mason
    .acc = Mason
    .yours = Twoja Mason
    .yours_acc = twoją Mason
dp-agent-mi_go = Mi-Go
    .acc = Mi-Go
    .yours = Twoje Mi-Go
    .yours_acc = twoje Mi-Go
dp-agent-cultist1 = Pierwszy kultysta
    .acc = Pierwszego kultystę
    .yours = Twój Pierwszy kultysta
    .yours_acc = twojego Pierwszego kultystę
dp-agent-cultist2 = Drugi kultysta
    .acc = Drugiego kultystę
    .yours = Twój Drugi kultysta
    .yours_acc = twojego Drugiego kultystę

## Alignments: the secret side of a player

dp-alignment-investigator = badacz
    .one = badacz
    .ins = badaczem
dp-alignment-investigator-goal = Na koniec punktujesz wartość toru śledztwa, wartość każdej swojej zamkniętej bramy i PZ dla badaczy ze swoich agentów. Tak jak wszyscy zachowujesz PZ z gry, punktujesz PZ ogólne i efekty końca gry swoich kart i agentów, a do tego dostajesz 3 PZ, jeśli twoja przynależność nie została ujawniona. Gracz z najniższym wynikiem odpada, a razem z nim wszyscy o tej samej przynależności. Wśród pozostałych wygrywa najwyższy wynik.
dp-alignment-cultist = kultysta
    .one = kultysta
    .ins = kultystą
dp-alignment-cultist-goal = Na koniec punktujesz wartość toru rytuału, wartość każdej swojej otwartej bramy, PZ dla kultystów ze swoich kart mitów, 1 PZ za każdy żeton w swojej krypcie i 1 PZ za każdego swojego opętanego agenta. Dostajesz 8 PZ, jeśli zdobędziesz kartę Istoty z Głębin, a na koniec wszystkie będą na planszy. Tak jak wszyscy zachowujesz PZ z gry, punktujesz PZ ogólne i efekty końca gry swoich kart i agentów, a do tego dostajesz 3 PZ, jeśli twoja przynależność nie została ujawniona. Gracz z najniższym wynikiem odpada, a razem z nim wszyscy o tej samej przynależności. Wśród pozostałych wygrywa najwyższy wynik.
dp-alignment-dissenter_investigator = badacz-renegat
    .one = badacz-renegat
    .ins = badaczem-renegatem
dp-alignment-dissenter_investigator-goal = Na koniec punktujesz wartość toru śledztwa, wartość każdej swojej bramy, zamkniętej i otwartej, oraz 1 PZ za każdy żeton w swojej krypcie. Tak jak wszyscy zachowujesz PZ z gry, punktujesz PZ ogólne i efekty końca gry swoich kart i agentów, a do tego dostajesz 3 PZ, jeśli twoja przynależność nie została ujawniona. Jeśli została, tracisz 3 PZ. Gracz z najniższym wynikiem odpada, a razem z nim wszyscy o tej samej przynależności. Wśród pozostałych wygrywa najwyższy wynik. Nikt inny nie ma takiej przynależności jak ty.
dp-alignment-dissenter_cultist = kultysta-renegat
    .one = kultysta-renegat
    .ins = kultystą-renegatem
dp-alignment-dissenter_cultist-goal = Na koniec punktujesz wartość toru rytuału, wartość każdej swojej bramy, zamkniętej i otwartej, oraz 1 PZ za każdy żeton w swojej krypcie. Tak jak wszyscy zachowujesz PZ z gry, punktujesz PZ ogólne i efekty końca gry swoich kart i agentów, a do tego dostajesz 3 PZ, jeśli twoja przynależność nie została ujawniona. Jeśli została, tracisz 3 PZ. Gracz z najniższym wynikiem odpada, a razem z nim wszyscy o tej samej przynależności. Wśród pozostałych wygrywa najwyższy wynik. Nikt inny nie ma takiej przynależności jak ty.

dp-solo-goal = Na koniec punktujesz wartość toru śledztwa, wartość każdej swojej zamkniętej bramy i PZ dla badaczy ze swoich agentów. Zachowujesz PZ z gry, punktujesz PZ ogólne i efekty końca gry swoich kart i agentów, a do tego dostajesz 3 PZ, jeśli twoja przynależność nie została ujawniona. Wygrywasz, jeśli masz co najmniej tyle PZ co Przedwieczny.

## Sides in statistics over many games

dp-side-investigator = Badacze
dp-side-cultist = Kultyści
dp-side-dissenter_investigator = Badacz-renegat
dp-side-dissenter_cultist = Kultysta-renegat
dp-side-great_old_one = Przedwieczny

## Great Old Ones: the opponent in the solo game

dp-goo-goo_hastur = Hastur
    .the = Hastur
    .acc = Hastura
    .gen = Hastura
dp-goo-goo_hastur-text = Cel: kultyści zdobyli 4 agentów, których trzyma się obok tej karty. Pierwszy kultysta: kładzie po 1 kostce na trzech pierwszych kartach siatki na ścieżce. Drugi kultysta: zdobywa pierwszą na ścieżce kartę siatki, na której nie ma kłódki, a są co najmniej 4 jego kostki, bez względu na twój wpływ. Potem zdobywa wierzchnią kartę rezerwy. Jeśli takiej karty siatki nie ma, kładzie 2 kostki na karcie siatki swojego miasta.
dp-goo-goo_yog = Yog-Sothoth
    .the = Yog-Sothoth
    .acc = Yog-Sothotha
    .gen = Yog-Sothotha
dp-goo-goo_yog-text = Cel: kultyści otworzyli 6 bram. Pierwszy kultysta: otwiera bramę w swoim mieście z siłą 2, zwiększoną o siłę jego karty i kultystów w tym mieście. Drugi kultysta: kładzie po 1 kostce na każdej karcie mitów w rzędzie. Potem znacznik rytuału przesuwa się o 1 pole w górę.
dp-goo-goo_cthulhu = Cthulhu
    .the = Cthulhu
    .acc = Cthulhu
    .gen = Cthulhu
dp-goo-goo_cthulhu-text = Cel: kultyści kontrolują jednocześnie 5 miast. Pierwszy kultysta: znacznik rytuału przesuwa się o 1 pole w górę. Drugi kultysta: kładzie 1 kostkę na swoim mieście. Jeśli nie może, bo miasto kontroluje kultysta albo brak mu kostek w zasobach, figurka Cthulhu przenosi się do pierwszego na ścieżce miasta, które kontrolujesz.
dp-goo-goo_goat = Czarna Koza
    .the = Czarna Koza
    .acc = Czarną Kozę
    .gen = Czarnej Kozy
dp-goo-goo_goat-text = Cel: kultyści zdobyli 9 kart siatki. Pierwszy kultysta: kładzie po 1 kostce na czterech pierwszych kartach siatki na ścieżce. Drugi kultysta: zdobywa pierwszą na ścieżce kartę siatki, na której nie ma kłódki, a są co najmniej 2 jego kostki, bez względu na twój wpływ. Jeśli takiej nie ma, kładzie 3 kostki na karcie siatki swojego miasta.
dp-goo-goo_nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
    .acc = Nyarlathotepa
    .gen = Nyarlathotepa
dp-goo-goo_nyarlathotep-text = Cel: kultyści zdobyli 5 kart mitów. Pierwszy kultysta: kładzie 3 kostki na pierwszej karcie mitów bez kostek kultystów. Jeśli są na każdej, wybiera pierwszą bez własnych kostek, a gdy i takiej nie ma, pierwszą w rzędzie. Drugi kultysta: zdobywa pierwszą kartę mitów, na której nie ma kłódki, a jest co najmniej 1 jego kostka, bez względu na twój wpływ. Czy coś zdobył, czy nie, do rzędu dochodzi karta.
dp-goo-goo_azathoth = Azathoth
    .the = Azathoth
    .acc = Azathotha
    .gen = Azathotha
dp-goo-goo_azathoth-text = Cel: znacznik rytuału wyprzedza znacznik śledztwa o co najmniej 10 pól. Pierwszy kultysta: znacznik rytuału przesuwa się o 2 pola w górę. Drugi kultysta: znacznik śledztwa przesuwa się o 2 pola w dół. Jeśli w mieście kultysty jest twój główny agent, wykonujesz test poczytalności.

## Behaviour cards: one is turned up each turn of the Great Old One

dp-behaviour-beh1 = Urny i kuluary
dp-behaviour-beh1-text = Pierwszy kultysta: zdobywa pierwsze na ścieżce miasto bez kłódki, w którym ma więcej kostek niż ty wpływu. Jeśli takiego nie ma, zdejmuje kłódkę z pierwszego miasta, w którym przeszkadza mu tylko ona. Potem kładzie 2 kostki na swoim mieście. Drugi kultysta: kładzie 2 kostki na karcie siatki swojego miasta. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce.
dp-behaviour-beh2 = Przysługi dla burmistrza
dp-behaviour-beh2-text = Pierwszy kultysta: kładzie 2 kostki na karcie siatki swojego miasta. Drugi kultysta: zdobywa pierwsze na ścieżce miasto bez kłódki, w którym ma więcej kostek niż ty wpływu. Jeśli takiego nie ma, zdejmuje kłódkę z pierwszego miasta, w którym przeszkadza mu tylko ona. Potem kładzie 2 kostki na swoim mieście. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce.
dp-behaviour-beh3 = Stare księgi, nowi wyznawcy
dp-behaviour-beh3-text = Pierwszy kultysta: kładzie 2 kostki na pierwszej karcie mitów bez kostek kultystów. Jeśli są na każdej, wybiera pierwszą bez własnych kostek, a gdy i takiej nie ma, pierwszą w rzędzie. Drugi kultysta: zdobywa pierwszą na ścieżce kartę siatki bez kłódki, na której ma więcej kostek niż ty wpływu. Jeśli takiej nie ma, zdejmuje kłódkę z pierwszej karty siatki, na której przeszkadza mu tylko ona. Potem kładzie 1 kostkę na karcie siatki swojego miasta. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce.
dp-behaviour-beh4 = Wyznawcy i relikwie
dp-behaviour-beh4-text = Pierwszy kultysta: zdobywa pierwszą na ścieżce kartę siatki bez kłódki, na której ma więcej kostek niż ty wpływu. Jeśli takiej nie ma, zdejmuje kłódkę z pierwszej karty siatki, na której przeszkadza mu tylko ona. Potem kładzie 1 kostkę na karcie siatki swojego miasta. Drugi kultysta: kładzie 2 kostki na pierwszej karcie mitów bez kostek kultystów. Jeśli są na każdej, wybiera pierwszą bez własnych kostek, a gdy i takiej nie ma, pierwszą w rzędzie. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce.
dp-behaviour-beh5 = Łuna nad ratuszem
dp-behaviour-beh5-text = Pierwszy kultysta: otwiera bramę w swoim mieście z siłą 2, zwiększoną o 1 za każdego kultystę w tym mieście. Drugi kultysta: kładzie 3 kostki na swoim mieście. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce.
dp-behaviour-beh6 = Skradziony idol, otwarte drzwi
dp-behaviour-beh6-text = Pierwszy kultysta: zdobywa pierwszą kartę mitów bez kłódki, na której ma więcej kostek niż ty wpływu. Jeśli takiej nie ma, zdejmuje kłódkę z pierwszej karty mitów, na której przeszkadza mu tylko ona. Potem kładzie 1 kostkę na swoim mieście. Drugi kultysta: otwiera bramę w swoim mieście z siłą 2, zwiększoną o 1 za każdego kultystę w tym mieście. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce.
dp-behaviour-beh7 = Śniący i sztylet
dp-behaviour-beh7-text = Pierwszy kultysta: wykonuje swoje polecenie z karty Przedwiecznego. Potem, niezależnie od wyniku, robi krok po ścieżce. Drugi kultysta: zdobywa pierwszą kartę mitów bez kłódki, na której ma więcej kostek niż ty wpływu. Jeśli takiej nie ma, zdejmuje kłódkę z pierwszej karty mitów, na której przeszkadza mu tylko ona. Potem, jeśli masz co najmniej 5 PZ, zabija jednego z twoich agentów lub jedną z twoich Istot z Głębin w swoim mieście z siłą 2, zwiększoną o 1 za każdego kultystę w tym mieście. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce. Po rozpatrzeniu obu kart, które odsyłają do karty Przedwiecznego, tasuje się wszystkie osiem kart zachowania.
dp-behaviour-beh8 = Nóż, klucz i wezwanie
dp-behaviour-beh8-text = Pierwszy kultysta: jeśli masz co najmniej 5 PZ, zabija jednego z twoich agentów lub jedną z twoich Istot z Głębin w swoim mieście z siłą 2, zwiększoną o 1 za każdego kultystę w tym mieście. Potem zdobywa pierwsze na ścieżce miasto bez kłódki, w którym ma więcej kostek niż ty wpływu. Jeśli takiego nie ma, zdejmuje kłódkę z pierwszego miasta, w którym przeszkadza mu tylko ona. Drugi kultysta: wykonuje swoje polecenie z karty Przedwiecznego. Potem, niezależnie od wyniku, robi krok po ścieżce. Karta kultysty powiększa te liczby. Jeśli czynność się nie uda, kultysta robi zamiast niej krok po ścieżce. Po rozpatrzeniu obu kart, które odsyłają do karty Przedwiecznego, tasuje się wszystkie osiem kart zachowania.

## Tracks, resources, gates

dp-track-ritual = rytuał
    .gen = rytuału
dp-track-investigation = śledztwo
    .gen = śledztwa

dp-resource-influence = wpływ
    .for = jako wpływ
    .sign = wpływ{ "\u00A0" }
dp-resource-money = dolary
    .for = jako dolary
    .sign = dolary{ "\u00A0" }
dp-resource-strength = siła
    .for = jako siłę
    .sign = siła{ "\u00A0" }
dp-resource-ritual_up = rytuał w górę
    .for = na ruch znacznika rytuału w górę
    .sign = rytuał +
dp-resource-ritual_down = rytuał w dół
    .for = na ruch znacznika rytuału w dół
    .sign = rytuał −
dp-resource-invest_up = śledztwo w górę
    .for = na ruch znacznika śledztwa w górę
    .sign = śledztwo +
dp-resource-invest_down = śledztwo w dół
    .for = na ruch znacznika śledztwa w dół
    .sign = śledztwo −

dp-gate-open = otwarta
dp-gate-closed = zamknięta

## Tokens

dp-token-insanity = żeton obłędu
    .acc = żeton obłędu
dp-token-sanity = żeton poczytalności
    .acc = żeton poczytalności
dp-token-cthulhu = figurka Cthulhu
    .acc = figurkę Cthulhu
dp-token-martial_law = żeton stanu wojennego
    .acc = żeton stanu wojennego
dp-token-whateley = żeton Whateleyów
    .acc = żeton Whateleyów
dp-token-mi_go = Mi-Go
    .acc = Mi-Go

## Sentences that follow a question

dp-fate-bottom = Stara karta trafia pod swój stos.
dp-fate-destroy = Stara karta zostaje zniszczona.

dp-way-own = Wybierz jednego ze swoich agentów.
dp-way-convert = Wybierz najętego agenta innego gracza. Przejmujesz nad nim kontrolę.

## Why the game is over

dp-end-vp_mark = Osiągnięto końcowy próg PZ.
dp-end-madness = W obłęd popadł ktoś, kto nie jest kultystą.
dp-end-main_agent = Główny agent nie żyje.
dp-end-ritual_track = Znacznik rytuału stoi na ostatnim polu swojego toru.
dp-end-investigation_track = Znacznik śledztwa stoi na ostatnim polu swojego toru.
dp-end-deep_ones = Wszystkie osiem Istot z Głębin wyszło już z morza.
dp-end-great_old_one_goal = Przedwieczny osiągnął swój cel.
dp-end-great_old_one_mad = Przedwieczny wylosował piąty żeton obłędu.

## What the signs mean: what the sign looks like, and what it says

dp-icon-points = Wieniec laurowy
dp-icon-points-text = PZ gracza na torze. Kolejne dolicza się na koniec gry.
dp-icon-cubes = Kostka
dp-icon-cubes-text = Ile kostek gracz ma w zasobach. Kostki każdego gracza mają własny kolor i znak.
dp-icon-cities = Flaga
dp-icon-cities-text = Ile miast gracz kontroluje. Na mapie oznacza je flaga w kolorze gracza.
dp-icon-hand = Wachlarz kart
dp-icon-hand-text = Ile kart gracz ma na ręce.
dp-icon-insanity = Głowa z kropkami
dp-icon-insanity-text = Żetony obłędu gracza. Gdy wszystkie kropki są pełne, gracz popada w obłęd.
dp-icon-claimed = Macka z liczbą
dp-icon-claimed-text = Ile zdobytych kart mitów ma gracz.
dp-icon-crypt = Nagrobek
dp-icon-crypt-text = Ile żetonów zabitych agentów leży w krypcie gracza.
dp-icon-deep_one = Ryba
dp-icon-deep_one-text = Istoty z Głębin. Przy graczu: ile zostało w zasobach. Na mapie: ile jest w mieście.
dp-icon-control = Tarcza
dp-icon-control-text = PZ za zdobycie miasta. Tyle siły trzeba też, by kogoś tam zabić.
dp-icon-gate = Łuk
dp-icon-gate-text = Siła, której wymaga brama miasta. Brama jest warta tyle samo PZ.
dp-icon-gate_open = Łuk z wirem
dp-icon-gate_open-text = Otwarta brama. Okrągły znaczek pokazuje, czyja.
dp-icon-gate_closed = Zakratowany łuk
dp-icon-gate_closed-text = Zamknięta brama. Okrągły znaczek pokazuje, czyja.
dp-icon-most = Czerwony pasek
dp-icon-most-text = Pod kostkami gracza: ten gracz ma tu największy wpływ.
dp-icon-lock = Kłódka
dp-icon-lock-text = Kłódka: nikt nie może zdobyć tego miasta ani tej karty.
dp-icon-stack = Karta z liczbą
dp-icon-stack-text = Ile zakrytych kart siatki leży pod tą, którą widać.
dp-icon-main = Twarz
dp-icon-main-text = Główny agent gracza.
dp-icon-hired = Kapelusz
dp-icon-hired-text = Najęty agent, na karcie lub na mapie.
dp-icon-mi_go = Szczęki
dp-icon-mi_go-text = Mi-Go, stwór, który liczy się jako agent swojego gracza.
dp-icon-token_strength = Liczba w kółku
dp-icon-token_strength-text = Siła agenta albo liczba Istot z Głębin.
dp-icon-possessed = Macki wokół żetonu
dp-icon-possessed-text = Opętany agent: nie można go zabić ani przejąć.
dp-icon-cthulhu = Wielka macka na mieście
dp-icon-cthulhu-text = Jest tu Cthulhu: nikt nie może tu wejść, niczego zdobyć ani dołożyć kostek.
dp-icon-martial_law = Szlaban
dp-icon-martial_law-text = Stan wojenny: nikt nie może tu wejść ani tędy przejść.
dp-icon-whateley = Kolczasta macka
dp-icon-whateley-text = Żeton Whateleyów: dodatkowa siła przy bramie dla właściciela karty Whateleyowie.
dp-icon-fare = Romb na drodze
dp-icon-fare-text = Ile dolarów agent płaci za podróż tą drogą.
dp-icon-road = Kolor drogi
dp-icon-road-text = Drogi w tym samym kolorze kosztują tyle samo.
dp-icon-limbo = Ciemna toń
dp-icon-limbo-text = Otchłań z kostkami wydanymi na zdobycie kart i miast. Gracze mogą je odzyskać za wpływ.
dp-icon-test = Głowa na karcie
dp-icon-test-text = Test poczytalności dla tego, kto zdobędzie kartę.
dp-icon-tower = Wieża
dp-icon-tower-text = Tor. Liczby to PZ, których warte są jego pola na koniec gry.
dp-icon-marker = Dwie strzałki przy wieży
dp-icon-marker-text = Pole, na którym stoi znacznik toru.
dp-icon-end = Stacja końcowa linii
dp-icon-end-text = Ostatnie pole toru PZ. Kto na nie dotrze, kończy grę.
dp-icon-turn = Trójkąt nad twarzą
dp-icon-turn-text = Trwa tura tego gracza.
dp-icon-starter = Cylinder
dp-icon-starter-text = Karta startowa.
dp-icon-base = Teczka
dp-icon-base-text = Karta siatki, która nie jest agentem.
dp-icon-city = Panorama miasta
dp-icon-city-text = Karta miasta. Należy do gracza, który kontroluje miasto.
dp-icon-influence = Mówca
dp-icon-influence-text = Wpływ: płaci się nim za dokładanie kostek do miast i na karty oraz za ich odzyskiwanie.
dp-icon-money = Monety
dp-icon-money-text = Dolary: płaci się nimi za podróże i nowe kostki.
dp-icon-strength = Rewolwer
dp-icon-strength-text = Siła: pomaga zabijać oraz otwierać i zamykać bramy.
dp-icon-ritual_up = Pentagram i strzałka w górę
dp-icon-ritual_up-text = Przesuwa znacznik rytuału w górę.
dp-icon-ritual_down = Pentagram i strzałka w dół
dp-icon-ritual_down-text = Przesuwa znacznik rytuału w dół.
dp-icon-invest_up = Lupa i strzałka w górę
dp-icon-invest_up-text = Przesuwa znacznik śledztwa w górę.
dp-icon-invest_down = Lupa i strzałka w dół
dp-icon-invest_down-text = Przesuwa znacznik śledztwa w dół.
dp-icon-investigator = Lupa
dp-icon-investigator-text = Badacz. Przynależność widać tylko u ujawnionych graczy.
dp-icon-cultist = Postać w kapturze
dp-icon-cultist-text = Kultysta. Przynależność widać tylko u ujawnionych graczy.
dp-icon-dissenter_investigator = Maska na oczy
dp-icon-dissenter_investigator-text = Badacz-renegat, który gra w pojedynkę.
dp-icon-dissenter_cultist = Dwie twarze
dp-icon-dissenter_cultist-text = Kultysta-renegat, który gra w pojedynkę.

## Parts of a score

dp-part-track_vp = PZ w trakcie gry
dp-part-hidden = Przynależność nieujawniona
dp-part-revealed_dissenter = Ujawniony renegat
dp-part-own_track = Tor własnej strony (rytuał lub śledztwo)
dp-part-gates_closed = Zamknięte bramy
dp-part-gates_opened = Otwarte bramy
dp-part-cards = PZ z kart
dp-part-agents = PZ z agentów
dp-part-effects = Efekty końca gry
dp-part-investigator_agents = PZ dla badaczy z agentów
dp-part-mythos = PZ dla kultystów z kart mitów
dp-part-possessed = Opętani agenci
dp-part-deep_ones = Wszystkie osiem Istot z Głębin na planszy
dp-part-crypt = Żetony w krypcie

## Events: before the first turn

dp-event-plays_agent = { $agent_id ->
    [cultist1] { $seat } służy Przedwiecznemu.
    [cultist2] { $seat } służy Przedwiecznemu.
   *[other] { $seat_is_me ->
        [yes] Grasz jako { $agent }.
       *[no] { $seat } gra jako { $agent }.
    }
}
dp-event-you_are = Jesteś { $alignment_ins }.
dp-event-starts = { $seat_is_me ->
    [yes] Zaczynasz grę
   *[no] { $seat } zaczyna grę
}.
dp-event-great_old_one = Przedwieczny tej partii: { $great_old_one_the }.

## Events: turns and cards

dp-event-turn = Runda { $number }: { $seat_is_me ->
    [yes] twoja tura
   *[no] tura gracza { $seat_name }
}.
dp-event-passes = { $seat_is_me ->
    [yes] Kończysz turę
   *[no] { $seat } kończy turę
}.
dp-event-plays = { $seat_is_me ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} kartę { $card } { $resource_for }.
dp-event-uses = { $seat_is_me ->
    [yes] Używasz
   *[no] { $seat } używa
} karty { $card }.
dp-event-uses_mythos = { $seat_is_me ->
    [yes] Używasz
   *[no] { $seat } używa
} karty mitów { $mythos }.
dp-event-draws = { $seat_is_me ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
dp-event-you_draw = Dobierasz: { $cards }.
dp-event-new_deck = { $seat_is_me ->
    [yes] Tasujesz swój stos kart odrzuconych i tworzysz
   *[no] { $seat } tasuje swój stos kart odrzuconych i tworzy
} z niego nową talię.
dp-event-discards = { $seat_is_me ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
} kartę { $card }.
dp-event-recovers = { $seat_is_me ->
    [yes] Bierzesz z powrotem na rękę
   *[no] { $seat } bierze z powrotem na rękę
} kartę { $card }.
dp-event-destroyed = Karta { $card } zostaje zniszczona.

## Events: cubes

dp-event-adds-on_city = { $seat_is_me ->
    [yes] Dokładasz
   *[no] { $seat } dokłada
} { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} { $city_to }.
dp-event-adds-on_base = { $seat_is_me ->
    [yes] Dokładasz
   *[no] { $seat } dokłada
} { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} na kartę siatki { $city_in }.
dp-event-adds-on_mythos = { $seat_is_me ->
    [yes] Dokładasz
   *[no] { $seat } dokłada
} { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} na kartę mitów { $mythos }.
dp-event-takes_back-on_city = { $seat_is_me ->
    [yes] Wycofujesz
   *[no] { $seat } wycofuje
} { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} { $city_from }.
dp-event-takes_back-on_base = { $seat_is_me ->
    [yes] Wycofujesz
   *[no] { $seat } wycofuje
} { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} z karty siatki { $city_in }.
dp-event-takes_back-on_mythos = { $seat_is_me ->
    [yes] Wycofujesz
   *[no] { $seat } wycofuje
} { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} z karty mitów { $mythos }.
dp-event-exiled-on_city = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } twoja kostka trafia
        [few] { $number } twoje kostki trafiają
        [many] { $number } twoich kostek trafia
       *[other] { $number } twojej kostki trafia
    }
   *[no] { $seat }: { $number ->
        [one] { $number } kostka trafia
        [few] { $number } kostki trafiają
        [many] { $number } kostek trafia
       *[other] { $number } kostki trafia
    }
} { $city_from } do Otchłani.
dp-event-exiled-on_base = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } twoja kostka trafia
        [few] { $number } twoje kostki trafiają
        [many] { $number } twoich kostek trafia
       *[other] { $number } twojej kostki trafia
    }
   *[no] { $seat }: { $number ->
        [one] { $number } kostka trafia
        [few] { $number } kostki trafiają
        [many] { $number } kostek trafia
       *[other] { $number } kostki trafia
    }
} z karty siatki { $city_in } do Otchłani.
dp-event-exiled-on_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } twoja kostka trafia
        [few] { $number } twoje kostki trafiają
        [many] { $number } twoich kostek trafia
       *[other] { $number } twojej kostki trafia
    }
   *[no] { $seat }: { $number ->
        [one] { $number } kostka trafia
        [few] { $number } kostki trafiają
        [many] { $number } kostek trafia
       *[other] { $number } kostki trafia
    }
} z karty mitów { $mythos } do Otchłani.
dp-event-retrieves-on_city = { $seat_is_me ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
} kostkę { $city_from }.
dp-event-retrieves-on_base = { $seat_is_me ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
} kostkę z karty siatki { $city_in }.
dp-event-retrieves-on_mythos = { $seat_is_me ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
} kostkę z karty mitów { $mythos }.
dp-event-retrieves-limbo = { $seat_is_me ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
} kostkę z Otchłani.
dp-event-out_of_limbo = { $seat_is_me ->
    [yes] Odzyskujesz
   *[no] { $seat } odzyskuje
} z Otchłani { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}.
dp-event-buys = { $seat_is_me ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} z zasobów ogólnych { $number ->
    [one] { $number } kostkę
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}.

## Events: claims, stacks, the mythos row, locks

dp-event-claims_spot-on_city = { $seat_is_me ->
    [yes] Zdobywasz
   *[no] { $seat } zdobywa
} { $city_acc }.
dp-event-claims_spot-on_base = { $seat_is_me ->
    [yes] Zdobywasz
   *[no] { $seat } zdobywa
} kartę siatki { $city_in }.
dp-event-claims_spot-on_mythos = { $seat_is_me ->
    [yes] Zdobywasz
   *[no] { $seat } zdobywa
} kartę mitów { $mythos }.
dp-event-claims_reserve = { $seat_is_me ->
    [yes] Zdobywasz
   *[no] { $seat } zdobywa
} z rezerwy kartę { $card }.
dp-event-takes_card = { $seat_is_me ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} kartę { $card }.
dp-event-turns_up = Nowa karta siatki { $city_in }: { $card }.
dp-event-put_under = Karta { $card } trafia pod swój stos { $city_in }.
dp-event-stack_empty = Nie ma już kart siatki { $city_in }.
dp-event-joins_row = Nowa karta w rzędzie mitów: { $mythos }.
dp-event-reserve_shows = Z rezerwy odkryto kartę { $card }.
dp-event-locked-on_city = Założono kłódkę na miasto { $city }.
dp-event-locked-on_base = Założono kłódkę na kartę siatki { $city_in }.
dp-event-locked-on_mythos = Założono kłódkę na kartę mitów { $mythos }.
dp-event-unlocked-on_city = Zdjęto kłódkę z miasta { $city }.
dp-event-unlocked-on_base = Zdjęto kłódkę z karty siatki { $city_in }.
dp-event-unlocked-on_mythos = Zdjęto kłódkę z karty mitów { $mythos }.

## Events: VP and tracks

dp-event-track = Znacznik { $track_gen } przesuwa się na pole { $number }.
dp-event-gains_vp = { $seat_is_me ->
    [yes] Zyskujesz { $number } PZ i masz
   *[no] { $seat } zyskuje { $number } PZ i ma
} teraz { $number2 }.
dp-event-reveal_scores = { $seat_is_me ->
    [yes] Ujawniasz swoją przynależność i punktujesz: { $number } PZ za tor swojej strony
   *[no] { $seat } ujawnia swoją przynależność i punktuje: { $number } PZ za tor swojej strony
} oraz { $number2 } PZ za swoje bramy.
dp-event-loses_vp = { $seat_is_me ->
    [yes] Tracisz { $number } PZ i masz
   *[no] { $seat } traci { $number } PZ i ma
} teraz { $number2 }.

## Events: agents and other pieces

dp-event-enters = { $agent_id ->
    [cultist1] { $seat } pojawia się { $city_in }.
    [cultist2] { $seat } pojawia się { $city_in }.
   *[other] { $seat_is_me ->
        [yes] { $agent_yours } pojawia się { $city_in }.
       *[no] { $agent } { $seat_gen } pojawia się { $city_in }.
    }
}
dp-event-moves = { $agent_id ->
    [cultist1] { $seat } rusza { $city_to }.
    [cultist2] { $seat } rusza { $city_to }.
   *[other] { $seat_is_me ->
        [yes] { $agent_yours } rusza { $city_to }.
       *[no] { $agent } { $seat_gen } rusza { $city_to }.
    }
}
dp-event-attacks-victim = { $seat_is_me ->
    [yes] { $agent_yours } atakuje
   *[no] { $agent } { $seat_gen } atakuje
} { $agent2_acc }.
dp-event-attacks-deep_one = { $seat_is_me ->
    [yes] { $agent_yours } atakuje
   *[no] { $agent } { $seat_gen } atakuje
} Istotę z Głębin { $city_in }.
dp-event-murdered = { $seat_is_me ->
    [yes] Zabijasz
   *[no] { $seat } zabija
} { $seat2_is_me ->
    [yes] { $agent_yours_acc }
   *[no] { $agent_acc } { $seat2_gen }
}.
dp-event-murder_fails = { $seat_is_me ->
    [yes] { $agent_yours } przeżywa, bo jesteś kultystą
   *[no] { $agent } przeżywa, bo { $seat } to kultysta
}.
dp-event-agent_destroyed = { $seat_is_me ->
    [yes] { $agent_yours }
   *[no] { $agent } { $seat_gen }
} opuszcza grę.
dp-event-taken_over = { $seat_is_me ->
    [yes] Przejmujesz
   *[no] { $seat } przejmuje
} { $seat2_is_me ->
    [yes] { $agent_yours_acc }
   *[no] { $agent_acc } { $seat2_gen }
}.
dp-event-brain_taken = { $seat_is_me ->
    [yes] Twoje Mi-Go porywa
   *[no] Mi-Go { $seat_gen } porywa
} { $seat2_is_me ->
    [yes] { $agent_yours_acc }
   *[no] { $agent_acc } { $seat2_gen }
}.
dp-event-possessed = { $seat_is_me ->
    [yes] { $agent_yours }
   *[no] { $agent } { $seat_gen }
} ulega opętaniu.
dp-event-gate = { $gate_id ->
    [open] { $seat_is_me ->
        [yes] Otwierasz bramę { $city_in }.
       *[no] { $seat } otwiera bramę { $city_in }.
    }
   *[closed] { $seat_is_me ->
        [yes] Zamykasz bramę { $city_in }.
       *[no] { $seat } zamyka bramę { $city_in }.
    }
}
dp-event-token = Od teraz { $city_in } jest { $token }.
dp-event-takes_deep_ones = { $seat_is_me ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} do swoich zasobów { $number ->
    [one] { $number } Istotę z Głębin
    [few] { $number } Istoty z Głębin
    [many] { $number } Istot z Głębin
   *[other] { $number } Istoty z Głębin
}.
dp-event-deep_one_lands = { $seat_is_me ->
    [yes] Twoja Istota z Głębin
   *[no] Istota z Głębin gracza { $seat_name }
} pojawia się { $city_in }.
dp-event-deep_one_moves = { $seat_is_me ->
    [yes] Twoja Istota z Głębin
   *[no] Istota z Głębin gracza { $seat_name }
} rusza { $city_from } { $city2_to }.
dp-event-deep_one_killed = { $seat_is_me ->
    [yes] Twoja Istota z Głębin ginie { $city_in } i wraca do twoich zasobów
   *[no] Istota z Głębin gracza { $seat_name } ginie { $city_in } i wraca do zasobów
}.
dp-event-deep_one_destroyed = { $seat_is_me ->
    [yes] Twoja Istota z Głębin
   *[no] Istota z Głębin gracza { $seat_name }
} znika { $city_from } i opuszcza grę.

## Events: sanity and alignments

dp-event-tokens_drawn = { $seat_is_me ->
    [yes] Losujesz { $tokens_acc }. Zachowujesz
   *[no] { $seat } losuje { $tokens_acc }. Zachowuje
} jeden z nich.
dp-event-sanity_token = { $seat_is_me ->
    [yes] Losujesz
   *[no] { $seat } losuje
} { $token_acc }.
dp-event-calmed = { $seat_is_me ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
} do woreczka { $number ->
    [one] { $number } żeton obłędu
    [few] { $number } żetony obłędu
    [many] { $number } żetonów obłędu
   *[other] { $number } żetonu obłędu
}.
dp-event-mad = { $seat_is_me ->
    [yes] Popadasz
   *[no] { $seat } popada
} w obłęd.
dp-event-reveals = Wychodzi na jaw, że { $seat_is_me ->
    [yes] jesteś { $alignment_ins }
   *[no] { $seat } to { $alignment }
}.

## Events: secret looks

dp-event-looks_at_alignment = { $seat_is_me ->
    [yes] Oglądasz { $seat2_is_me ->
        [yes] swoją kartę przynależności
       *[no] kartę przynależności gracza { $seat2_name }
    }
   *[no] { $seat } ogląda { $seat2_is_me ->
        [yes] twoją kartę przynależności
       *[no] kartę przynależności gracza { $seat2_name }
    }
}.
dp-event-sees_alignment = Widzisz, że { $seat_is_me ->
    [yes] jesteś { $alignment_ins }
   *[no] { $seat } to { $alignment }
}.
dp-event-looks_at_hand = { $seat_is_me ->
    [yes] Oglądasz { $seat2_is_me ->
        [yes] swoje karty na ręce
       *[no] karty na ręce gracza { $seat2_name }
    }
   *[no] { $seat } ogląda { $seat2_is_me ->
        [yes] twoje karty na ręce
       *[no] karty na ręce gracza { $seat2_name }
    }
}.
dp-event-sees_hand = { $seat_is_me ->
    [yes] Na twojej ręce
   *[no] Na ręce gracza { $seat_name }
}: { $cards }.
dp-event-looks_at_stack = { $seat_is_me ->
    [yes] Oglądasz
   *[no] { $seat } ogląda
} zakryte karty { $city_in }.
dp-event-sees_stack = Zakryte karty { $city_in }: { $cards }.
dp-event-looks_at_mythos = { $seat_is_me ->
    [yes] Oglądasz
   *[no] { $seat } ogląda
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
} z wierzchu talii mitów.
dp-event-sees_mythos = Na wierzchu talii mitów: { $cards }.
dp-event-looks_at_deck = { $seat_is_me ->
    [yes] Oglądasz
   *[no] { $seat } ogląda
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
} z wierzchu swojej talii.
dp-event-sees_deck = Na wierzchu twojej talii: { $cards }.

## Events: the Great Old One

dp-event-behaviour = Karta zachowania: { $behaviour }.
dp-event-behaviours_shuffled = Tasuje się wszystkie karty zachowania.
dp-event-special = { $seat_is_me ->
    [yes] Wzywasz
   *[no] { $seat } wzywa
} { $great_old_one_acc }.
dp-event-act_fails = { $seat_is_me ->
    [yes] Nie udaje ci się, więc robisz
   *[no] { $seat } nie dopina swego, więc robi
} krok po ścieżce.
dp-event-unmasked = { $seat_is_me ->
    [yes] Twoja karta jest teraz odkryta, ale zostajesz
   *[no] { $seat } jest teraz ujawniony, ale zostaje
} na planszy.
dp-event-old_one_gains = Przedwieczny zyskuje { $number } PZ i ma teraz { $number2 }.
dp-event-old_one_loses = Przedwieczny traci { $number } PZ i ma teraz { $number2 }.
dp-event-old_one_token = Przedwieczny losuje { $token_acc }.
dp-event-old_one_scores = Przedwieczny kończy grę z wynikiem { $number } PZ.
dp-event-old_one_wins = Wygrywa { $great_old_one }.

## Events: the end

dp-event-will_end = { $end } Gra dobiega końca.
dp-event-game_over = Koniec gry. { $end }
dp-event-impostor = Oszustka przechodzi na drugą stronę. { $seat_is_me ->
    [yes] Jesteś teraz { $alignment_ins }
   *[no] { $seat } to teraz { $alignment }
}.
dp-event-was = { $seat_is_me ->
    [yes] Twoja przynależność: { $alignment }
   *[no] { $seat } to { $alignment }
}.
dp-event-scores = { $seat_is_me ->
    [yes] Kończysz
   *[no] { $seat } kończy
} z wynikiem { $number } PZ.
dp-event-eliminated = { $seat_is_me ->
    [yes] Odpadasz: twoja przynależność
   *[no] { $seat } odpada: ta przynależność
} ma najniższy wynik.
dp-event-wins = { $number ->
    [1] Wygrywa { $seats_name }.
   *[other] Wygrywają: { $seats_name }.
}
dp-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Mówisz co innego niż wcześniej).
       *[no] { $claim } ({ $seat } mówi co innego niż wcześniej).
    }
   *[no] { $claim }
}

## Choices in a turn

dp-option-claim = Zdobądź kartę lub miasto
dp-option-influence = Wpływ: dołóż kostki
dp-option-retrieve = Wpływ: odzyskaj kostki
dp-option-buy = Dolary: kup kostki
dp-option-ritual_up = Przesuń rytuał w górę
dp-option-ritual_down = Przesuń rytuał w dół
dp-option-invest_up = Przesuń śledztwo w górę
dp-option-invest_down = Przesuń śledztwo w dół
dp-option-travel = Dolary: podróżuj
dp-option-discard_cards = Odrzuć karty
dp-option-reveal = Ujawnij przynależność (PZ za tor i bramy)
dp-option-use = Użyj karty { $card }
dp-option-use_granted = Zabójstwo kartą { $card } (Hastur)
dp-option-use_mythos = Użyj karty mitów { $mythos }
dp-option-step = Darmowy krok: { $agent }
dp-option-pass = Zakończ turę

## Choices within an action

dp-option-done = Gotowe
dp-option-yes = Tak
dp-option-no = Nie
dp-option-card = Zagraj kartę { $card }
dp-option-on_city = Miasto { $city }
dp-option-on_base = Karta siatki { $city_in }
dp-option-on_mythos = Karta mitów { $mythos }
dp-option-limbo = Otchłań
dp-option-lock-on_city = Załóż kłódkę na miasto { $city }
dp-option-lock-on_base = Załóż kłódkę na kartę siatki { $city_in }
dp-option-lock-on_mythos = Załóż kłódkę na kartę mitów { $mythos }
dp-option-unlock-on_city = Zdejmij kłódkę z miasta { $city }
dp-option-unlock-on_base = Zdejmij kłódkę z karty siatki { $city_in }
dp-option-unlock-on_mythos = Zdejmij kłódkę z karty mitów { $mythos }
dp-option-piece = { $agent }
dp-option-victim = Cel ataku: { $agent }
dp-option-deep_one = Istota z Głębin { $city_in }
dp-option-go = Ruszaj { $city_to }
dp-option-place = Postaw { $city_in }
dp-option-stack = Stos { $city_in }
dp-option-refresh = Wymień kartę siatki { $city_in }
dp-option-gate = { $gate_id ->
    [open] Otwórz bramę
   *[closed] Zamknij bramę
}
dp-option-keep = Zachowaj { $token_acc }
dp-option-player = { $seat_name }
dp-option-number = { $number ->
    [one] { $number } kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
}
dp-option-choice = { $card_id ->
    [ag_earp] { $number ->
        [1] Earp dokonuje zabójstwa
       *[other] Earp zamyka bramę
    }
    [ag_rothstein] { $number ->
        [1] Rothstein dokonuje zabójstwa
       *[other] Rothstein otwiera bramę
    }
    [ag_houdini] { $number ->
        [1] Załóż lub zdejmij kłódkę (Houdini)
       *[other] Houdini zamyka bramę
    }
    [ag_ness] { $number ->
        [1] Ness dokonuje zabójstwa
       *[other] Załóż lub zdejmij kłódkę (Ness)
    }
    [ag_olmstead] { $number ->
        [1] Olmstead otwiera bramę
       *[other] Przenieś maksymalnie 2 agentów lub Istoty z Głębin, każde o 1 drogę
    }
    [bs_possessed] { $number ->
        [1] Opętaj jednego ze swoich agentów
       *[other] Przejmij i opętaj agenta innego gracza
    }
    [my_sacrifice] { $number ->
        [1] Przesuń znacznik rytuału o 3 pola w górę (Ofiara)
       *[other] Odłóż do woreczka maksymalnie 2 żetony obłędu (Ofiara)
    }
    [my_elder_thing] { $number ->
        [1] Przesuń znacznik śledztwa o 2 pola w górę (Starsza Istota)
       *[other] Przesuń znacznik rytuału o 2 pola w dół (Starsza Istota)
    }
   *[other] { $number ->
        [1] Pierwsza opcja karty { $card }
        [2] Druga opcja karty { $card }
        [3] Trzecia opcja karty { $card }
       *[other] Opcja { $number } karty { $card }
    }
}
dp-option-discard = Odrzuć kartę { $card }
dp-option-throw = Pozbądź się karty { $card }
dp-option-strip = Każ odrzucić kartę { $card }
dp-option-recover = Weź z powrotem kartę { $card }
dp-option-purge_hand = Zniszcz kartę { $card } (z ręki)
dp-option-purge_discard = Zniszcz kartę { $card } (z odrzuconych)
dp-option-top = Połóż na wierzchu kartę { $card }
dp-option-next = Najpierw dobierz kartę { $card }
dp-option-to_row = Dołóż do rzędu kartę { $mythos }
dp-option-revive = Wskrześ { $agent_acc }

## Questions

dp-ask-place_main = W którym mieście zaczyna twój główny agent?
dp-ask-turn = { $number ->
    [0] Nie masz już akcji. Co robisz?
    [one] Została ci { $number } akcja. Co robisz?
    [few] Zostały ci { $number } akcje. Co robisz?
    [many] Zostało ci { $number } akcji. Co robisz?
   *[other] Zostało ci { $number } akcji. Co robisz?
}
dp-ask-pay = { $number2 ->
    [0] Zagraj karty { $resource_for }. Na razie: { $number }.
   *[other] Zagraj karty { $resource_for }. Na razie: { $number } z { $number2 }.
}
dp-ask-influence = { $number ->
    [one] Gdzie dokładasz { $number } kostkę?
    [few] Gdzie dokładasz { $number } kostki?
    [many] Gdzie dokładasz { $number } kostek?
   *[other] Gdzie dokładasz { $number } kostki?
}
dp-ask-take_cube = { $number ->
    [one] Skąd odzyskujesz ostatnią kostkę?
    [few] Skąd odzyskujesz kolejną kostkę? Zostały { $number }.
    [many] Skąd odzyskujesz kolejną kostkę? Zostało { $number }.
   *[other] Skąd odzyskujesz kolejną kostkę? Zostało { $number }.
}
dp-ask-add_to = { $number ->
    [one] Gdzie dokładasz { $number } kostkę?
    [few] Gdzie dokładasz maksymalnie { $number } kostki?
    [many] Gdzie dokładasz maksymalnie { $number } kostek?
   *[other] Gdzie dokładasz maksymalnie { $number } kostki?
}
dp-ask-how_many = Ile kostek tam dokładasz?
dp-ask-whose_cubes = Skąd mają zniknąć kostki?
dp-ask-player_with_cubes-on_city = Czyje kostki mają zniknąć { $city_from }?
dp-ask-player_with_cubes-on_base = Czyje kostki mają zniknąć z karty siatki { $city_in }?
dp-ask-player_with_cubes-on_mythos = Czyje kostki mają zniknąć z karty mitów { $mythos }?
dp-ask-shift_to = Na którą kartę lub do którego miasta przenosisz swoje kostki?
dp-ask-shift_from-on_city = Skąd przenosisz kostkę { $city_to }?
dp-ask-shift_from-on_base = Skąd przenosisz kostkę na kartę siatki { $city_in }?
dp-ask-shift_from-on_mythos = Skąd przenosisz kostkę na kartę mitów { $mythos }?
dp-ask-claim = Co zdobywasz?
dp-ask-lock = Gdzie zakładasz lub zdejmujesz kłódkę?
dp-ask-traveller = Kto podróżuje? Wszyscy ruszą, gdy zapłacisz.
dp-ask-mover = Kogo przenosisz? Nic to nie kosztuje.
dp-ask-goal-piece = Dokąd rusza { $agent }?
dp-ask-goal-deep_one = Istota z Głębin rusza { $city_from }. Dokąd?
dp-ask-flee-piece = Cthulhu nadchodzi. Dokąd ucieka { $agent }?
dp-ask-flee-deep_one = Cthulhu nadchodzi. Istota z Głębin ucieka { $city_from }. Dokąd?
dp-ask-killer = Który z twoich agentów dokonuje zabójstwa?
dp-ask-victim = Kogo zabija { $agent }?
dp-ask-gate_maker = Który z twoich agentów otwiera lub zamyka bramę?
dp-ask-gate_kind = Otwierasz czy zamykasz bramę { $city_in }?
dp-ask-possess = Który agent ulega opętaniu? { $way }
dp-ask-take_agent = Którego agenta przejmujesz?
dp-ask-destroy_agent = Którego agenta lub którą Istotę z Głębin niszczysz?
dp-ask-take_brain = Którego agenta porywa Mi-Go?
dp-ask-revive = Którego agenta z krypty wskrzeszasz?
dp-ask-place_agent = W którym mieście stawiasz { $agent_acc }?
dp-ask-place_token = W którym mieście umieszczasz { $token_acc }?
dp-ask-land = W którym mieście stawiasz Istotę z Głębin?
dp-ask-refresh = Którą odkrytą kartę siatki wymieniasz? { $fate }
dp-ask-keep_token = Losujesz po jednym żetonie każdego rodzaju. Który zachowujesz?
dp-ask-who_tests = Kto ma wykonać test poczytalności?
dp-ask-discard = Którą kartę odrzucasz?
dp-ask-throw = Musisz odrzucić kartę. Której się pozbywasz?
dp-ask-discard_of = { $seat_is_me ->
    [yes] Którą kartę z twojej ręki wybierasz do odrzucenia?
   *[no] Którą kartę z ręki gracza { $seat_name } wybierasz do odrzucenia?
}
dp-ask-who_discards = Kto ma odrzucić kartę?
dp-ask-recover = Którą kartę bierzesz z powrotem ze stosu kart odrzuconych?
dp-ask-purge = Którą ze swoich kart niszczysz?
dp-ask-see_alignment = Czyją przynależność oglądasz?
dp-ask-see_hand = Komu zaglądasz w karty?
dp-ask-see_stack = W którym mieście oglądasz zakryte karty siatki?
dp-ask-choose_top = Którą kartę kładziesz na wierzchu stosu { $city_in }?
dp-ask-to_row = Którą kartę dokładasz do rzędu mitów? Pozostałe trafiają na spód talii.
dp-ask-reorder = Przed tobą { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}. Którą chcesz dobrać najpierw?
dp-ask-choose = { $card }: który efekt wybierasz?
dp-ask-may = { $card_id ->
    [ag_mason] { $card }: czy otwiera bramę w swoim mieście?
    [bs_deep_ones] { $card }: czy zdobywasz nimi miasto?
   *[other] { $card }: chcesz skorzystać z tego efektu?
}
dp-ask-reaction = { $card_id ->
    [ag_lescaux] Karta { $card } zostaje zniszczona. Przesuwasz znacznik śledztwa o 1 pole w górę?
    [bs_gazette] Używasz karty { $card }. Dobierasz 1 kartę?
    [bs_bootleggers] Odrzucasz kartę { $card }. Odzyskujesz 1 kostkę z Otchłani?
    [my_black_goat] { $card }: dokładasz jeszcze 1 kostkę na inną kartę siatki?
   *[other] Używasz reakcji karty { $card }?
}
dp-ask-lose_agent = Którego z twoich agentów lub którą Istotę z Głębin zabija { $agent }?
dp-ask-impostor = Masz kartę Oszustka. Zmieniasz przynależność na przeciwną?

## Claims: statements at the table, true or false

dp-claim-is = { $about_self ->
    [yes] { $speaker }: „Jestem { $alignment_ins }”.
   *[no] { $speaker }: „{ $seat_name } to { $alignment }”.
}
dp-claim-saw = { $about_self ->
    [yes] { $speaker }: „Moja karta mówi jasno: { $alignment }”.
   *[no] { $speaker }: „Znam kartę gracza { $seat_name }: { $alignment }”.
}
dp-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Proszę bardzo, podejrzewajcie mnie”.
   *[no] { $speaker }: „Podejrzewam gracza { $seat_name }”.
}
dp-claim-trust = { $about_self ->
    [yes] { $speaker }: „Możecie mi ufać”.
   *[no] { $speaker }: „Ufam graczowi { $seat_name }”.
}
dp-claim-will_claim = { $speaker }: „Zdobędę { $city_acc }”.

## Statistics over many games

dp-tally-claimed = Ile razy zdobyto każdą kartę
dp-tally-claimed_by_winners = Ile razy każdą kartę zdobył zwycięzca
dp-tally-points = Ile razy osiągnięto każdy wynik

## Forms of names that come from a player’s own content file; $name is what is printed there

dp-printed-city = { $name }
    .acc = miasto { $name }
    .in = w mieście { $name }
    .to = do miasta { $name }
    .from = z miasta { $name }
dp-printed-agent = { $name }
    .acc = agenta { $name }
    .yours = Twój agent { $name }
    .yours_acc = twojego agenta { $name }
dp-printed-goo = { $name }
    .the = { $name }
    .acc = Przedwiecznego { $name }
    .gen = Przedwiecznego { $name }

## Table options, set before the deal

dp-setup-players = Gracze
dp-setup-players-text = Liczba graczy. Przy 2 lub 3 graczach tasuje się i rozdaje cztery karty z różnymi przynależnościami. Przy 4 lub 5 graczach jest dwóch kultystów, dwóch badaczy i jeden renegat.
dp-setup-players-1 = 1: badacz przeciw Przedwiecznemu i jego dwóm kultystom
dp-setup-players-2 = 2: różne przynależności, dwie karty poza grą
dp-setup-players-3 = 3: różne przynależności, jedna karta poza grą
dp-setup-players-4 = 4: kultyści, badacze i może renegat, jedna karta poza grą
dp-setup-players-5 = 5: dwóch kultystów, dwóch badaczy i jeden renegat
dp-setup-random_cities = Miasta początkowe
dp-setup-random_cities-text = W których miastach zaczynają główni agenci.
dp-setup-random_cities-no = Każdy wybiera miasto, pierwszy gracz na końcu
dp-setup-random_cities-yes = Losowe miasta
dp-setup-agents = Główni agenci
dp-setup-agents-text = Główny agent każdego miejsca, w kolejności miejsc. Miejsca spoza listy dostają losowego.
dp-setup-great_old_one = Przedwieczny
dp-setup-great_old_one-text = Twój przeciwnik w grze jednoosobowej.
dp-setup-great_old_one-none = Losowy
dp-setup-great_old_one-goo_hastur = Hastur: zbiera agentów
dp-setup-great_old_one-goo_yog = Yog-Sothoth: otwiera bramy
dp-setup-great_old_one-goo_cthulhu = Cthulhu: zajmuje miasta
dp-setup-great_old_one-goo_goat = Czarna Koza: zbiera karty siatki
dp-setup-great_old_one-goo_nyarlathotep = Nyarlathotep: zbiera karty mitów
dp-setup-great_old_one-goo_azathoth = Azathoth: przyspiesza rytuał

## Why a table can’t be set up like this

dp-bad-players-count = Dark Providence to gra dla 1–5 graczy.
dp-bad-random_cities-value = Losowe miasta początkowe można tylko włączyć lub wyłączyć.
dp-bad-agents-value = Główni agenci muszą być listą agentów.
dp-bad-agents-unknown = Na liście jest ktoś, kto nie jest głównym agentem. Główni agenci to monday, wednesday, thursday, friday i saturday.
dp-bad-agents-twice = Dwa miejsca nie mogą mieć tego samego głównego agenta.
dp-bad-agents-too_many = Głównych agentów jest więcej niż graczy.
dp-bad-great_old_one-value = Zamiast nazwy Przedwiecznego trzeba podać jego identyfikator.
dp-bad-great_old_one-unknown = Nie ma takiego Przedwiecznego. Przedwieczni to goo_hastur, goo_yog, goo_cthulhu, goo_goat, goo_nyarlathotep i goo_azathoth.
dp-bad-great_old_one-solo_only = Przedwiecznego można wybrać tylko w grze dla jednego gracza.
