sh-name = Shadow Hunters

## Kinds of characters and colours of decks

# .ins: “Jestem wampirem”
sh-kind-werewolf = wilkołak
    .ins = wilkołakiem
sh-kind-vampire = wampir
    .ins = wampirem
sh-kind-human = człowiek
    .ins = człowiekiem

# Feminine, as in “czerwona karta”.
sh-colour-red = czerwona
    .acc = czerwoną
sh-colour-blue = niebieska
    .acc = niebieską
sh-colour-green = zielona
    .acc = zieloną

## Places. .use: “Korzystasz z Kaplicy?”; .with: “razem z Kaplicą”

sh-place-morganas_hut = Chata Morgany
    .the = Chata Morgany
    .to = do Chaty Morgany
    .in = w Chacie Morgany
    .use = z Chaty Morgany
    .with = z Chatą Morgany
sh-place-morganas_hut-text = Rzut 2 lub 3. Możesz dobrać zieloną kartę.
sh-place-spring_of_wisdom = Źródło Mądrości
    .the = Źródło Mądrości
    .to = do Źródła Mądrości
    .in = przy Źródle Mądrości
    .use = ze Źródła Mądrości
    .with = ze Źródłem Mądrości
sh-place-spring_of_wisdom-text = Rzut 4 lub 5. Możesz dobrać czerwoną, niebieską albo zieloną kartę.
sh-place-chapel = Kaplica
    .the = Kaplica
    .to = do Kaplicy
    .in = w Kaplicy
    .use = z Kaplicy
    .with = z Kaplicą
sh-place-chapel-text = Rzut 6. Możesz dobrać niebieską kartę.
sh-place-graveyard = Cmentarz
    .the = Cmentarz
    .to = na Cmentarz
    .in = na Cmentarzu
    .use = z Cmentarza
    .with = z Cmentarzem
sh-place-graveyard-text = Rzut 8. Możesz dobrać czerwoną kartę.
sh-place-magic_tree = Magiczne Drzewo
    .the = Magiczne Drzewo
    .to = pod Magiczne Drzewo
    .in = pod Magicznym Drzewem
    .use = z Magicznego Drzewa
    .with = z Magicznym Drzewem
sh-place-magic_tree-text = Rzut 9. Możesz zadać dowolnemu graczowi (także sobie) 2 rany albo wyleczyć mu 1.
sh-place-stone_circle = Kamienny Krąg
    .the = Kamienny Krąg
    .to = do Kamiennego Kręgu
    .in = w Kamiennym Kręgu
    .use = z Kamiennego Kręgu
    .with = z Kamiennym Kręgiem
sh-place-stone_circle-text = Rzut 10. Możesz zabrać kartę ekwipunku innemu graczowi.

## Blue events

sh-card-full_moon = Pełnia
sh-card-full_moon-text = Jeśli jesteś ukrytym wilkołakiem, możesz ujawnić postać i wyleczyć wszystkie swoje rany. Jeśli jesteś ujawnionym wilkołakiem, leczysz wszystkie swoje rany.
sh-card-honey_cake = Miodownik
sh-card-honey_cake-text = Jeśli twoja ukryta postać ma imię na A, E lub U, możesz ją ujawnić i wyleczyć wszystkie swoje rany. Jeśli jest już ujawniona, leczysz wszystkie swoje rany.
sh-card-silver_mirror = Srebrne zwierciadło
sh-card-silver_mirror-text = Jeśli jesteś ukrytym wampirem, twoja postać zostaje ujawniona. Tylko Ulrich nie ma odbicia i pozostaje ukryty.
sh-card-healers_gift = Dar uzdrowicielki
sh-card-healers_gift-text = Wybierz innego gracza i rzuć k6. Ten gracz leczy tyle ran, ile wypadnie.
sh-card-second_wind = Drugi oddech
sh-card-second_wind-text = Po tej turze masz jeszcze jedną.
sh-card-bonesetter = Nastawiacz kości
sh-card-bonesetter-text = Wybierz dowolnego gracza (także siebie). Ten gracz ma teraz dokładnie 7 ran. Nic przed tym nie chroni i nikt od tego nie ginie.
sh-card-storm_of_light = Burza światła
sh-card-storm_of_light-text = Wszyscy pozostali gracze otrzymują po 2 rany, gdziekolwiek są.
sh-card-warding_spirit = Duch opiekuńczy
sh-card-warding_spirit-text = Do twojej następnej tury ataki cię nie ranią. Wszystko inne rani jak zwykle.
sh-card-spring_water = Źródlana woda
sh-card-spring_water-text = Leczysz 2 rany.

## Blue equipment

sh-card-rowan_brooch = Jarzębinowa brosza
    .the = Jarzębinowa brosza
    .acc = Jarzębinową broszę
sh-card-rowan_brooch-text = Magiczne Drzewo nie może cię zranić. Leczyć nadal może.
sh-card-lodestone = Magnetyt wędrowca
    .the = Magnetyt wędrowca
    .acc = Magnetyt wędrowca
sh-card-lodestone-text = Na ruch rzucasz dwa razy i wybierasz jeden z rzutów.
sh-card-pilgrims_cloak = Płaszcz pielgrzyma
    .the = Płaszcz pielgrzyma
    .acc = Płaszcz pielgrzyma
sh-card-pilgrims_cloak-text = Ataki na ciebie zadają o 1 ranę mniej. Twoje ataki też zadają o 1 ranę mniej.
sh-card-silver_chain = Srebrny łańcuch
    .the = Srebrny łańcuch
    .acc = Srebrny łańcuch
sh-card-silver_chain-text = Gdy twój atak kogoś zabije, zabierasz cały ekwipunek ofiary.
sh-card-moon_spear = Księżycowa włócznia
    .the = Księżycowa włócznia
    .acc = Księżycową włócznię
sh-card-moon_spear-text = Jeśli jesteś ujawnionym wilkołakiem, twoje udane ataki zadają o 2 rany więcej. Jeśli jesteś ukrytym wilkołakiem, możesz w tym celu ujawnić postać po rzucie.
sh-card-talisman = Kościany amulet
    .the = Kościany amulet
    .acc = Kościany amulet
sh-card-talisman-text = Głodne nietoperze, Pająk jaskiniowy i Beczka prochu nie zadają ci ran.

## Red events

sh-card-slippery_path = Śliska ścieżka
sh-card-slippery_path-text = Musisz dać innemu graczowi jedną ze swoich kart ekwipunku. Jeśli nie masz żadnej, otrzymujesz 1 ranę.
sh-card-cave_spider = Pająk jaskiniowy
sh-card-cave_spider-text = Wybierz dowolnego gracza (także siebie). Ten gracz otrzymuje 2 rany i ty też 2.
sh-card-blood_rite = Obrzęd krwi
sh-card-blood_rite-text = Jeśli jesteś ukrytym wampirem, możesz ujawnić postać i wyleczyć wszystkie swoje rany. Jeśli twoja postać jest już ujawniona, nic się nie dzieje.
sh-card-powder_keg = Beczka prochu
sh-card-powder_keg-text = Rzuć obiema kośćmi. Wszyscy w lokacji z tą liczbą otrzymują po 3 rany, ty też, jeśli tam jesteś. Przy 7 nic się nie dzieje.
sh-card-thieving_imp = Złodziejski chochlik
sh-card-thieving_imp-text = Musisz zabrać kartę ekwipunku innemu graczowi. Jeśli nikt inny żadnej nie ma, nic się nie dzieje.
sh-card-straw_doll = Słomiana lalka
sh-card-straw_doll-text = Wybierz dowolnego gracza (także siebie) i rzuć k6. Jeśli wypadnie od 1 do 4, ten gracz otrzymuje 3 rany. Jeśli 5 lub 6, otrzymujesz je ty.
sh-card-hungry_bats = Głodne nietoperze
sh-card-hungry_bats-text = Wybierz dowolnego gracza (także siebie). Ten gracz otrzymuje 2 rany. Potem leczysz 1 ranę, jeśli jeszcze żyjesz.

## Red equipment

sh-card-boar_knife = Kordelas
    .the = Kordelas
    .acc = Kordelas
sh-card-boar_knife-text = Twoje udane ataki zadają o 1 ranę więcej.
sh-card-war_sickle = Bojowy sierp
    .the = Bojowy sierp
    .acc = Bojowy sierp
sh-card-war_sickle-text = Twoje udane ataki zadają o 1 ranę więcej.
sh-card-wood_axe = Siekiera drwala
    .the = Siekiera drwala
    .acc = Siekierę drwala
sh-card-wood_axe-text = Twoje udane ataki zadają o 1 ranę więcej.
sh-card-restless_blade = Niespokojne ostrze
    .the = Niespokojne ostrze
    .acc = Niespokojne ostrze
sh-card-restless_blade-text = W swojej turze musisz zaatakować, jeśli możesz. We wszystkich swoich atakach rzucasz tylko k4. Liczy się to, co wypadnie, i atak zawsze się udaje.
sh-card-crossbow = Kusza
    .the = Kusza
    .acc = Kuszę
sh-card-crossbow-text = Atakujesz graczy w dwóch pozostałych obszarach, ale już nie we własnym.
sh-card-flail = Wirujący korbacz
    .the = Wirujący korbacz
    .acc = Wirujący korbacz
sh-card-flail-text = Jednym rzutem atakujesz naraz wszystkich w zasięgu.

## Green cards. “Nadawca” is the player who gave the card, “odbiorca” the one who got it.

sh-card-g_aid = Zioła dla watahy
sh-card-g_aid-text = Jeśli jesteś wilkołakiem, leczysz 1 ranę, a gdy nie masz ran, otrzymujesz 1.
sh-card-g_huddle = Kielich w mroku
sh-card-g_huddle-text = Jeśli jesteś wampirem, leczysz 1 ranę, a gdy nie masz ran, otrzymujesz 1.
sh-card-g_nurturance = Ciepłe palenisko
sh-card-g_nurturance-text = Jeśli jesteś człowiekiem, leczysz 1 ranę, a gdy nie masz ran, otrzymujesz 1.
sh-card-g_anger = Myto nocy
sh-card-g_anger-text = Jeśli jesteś wilkołakiem lub wampirem, oddajesz nadawcy kartę ekwipunku albo otrzymujesz 1 ranę.
sh-card-g_blackmail = Myto żywych
sh-card-g_blackmail-text = Jeśli jesteś człowiekiem lub wilkołakiem, oddajesz nadawcy kartę ekwipunku albo otrzymujesz 1 ranę.
sh-card-g_greed = Myto ukrytych
sh-card-g_greed-text = Jeśli jesteś człowiekiem lub wampirem, oddajesz nadawcy kartę ekwipunku albo otrzymujesz 1 ranę.
sh-card-g_slap = Tojad
sh-card-g_slap-text = Jeśli jesteś wilkołakiem, otrzymujesz 1 ranę.
sh-card-g_spell = Czosnek
sh-card-g_spell-text = Jeśli jesteś wampirem, otrzymujesz 1 ranę.
sh-card-g_exorcism = Promień słońca
sh-card-g_exorcism-text = Jeśli jesteś wampirem, otrzymujesz 2 rany.
sh-card-g_bully = Wątłe ciało
sh-card-g_bully-text = Jeśli masz najwyżej 11 punktów życia (imiona na A, B, C, E i U), otrzymujesz 1 ranę.
sh-card-g_lesson = Krzepkie ciało
sh-card-g_lesson-text = Jeśli masz co najmniej 12 punktów życia (imiona na D, F, G, V i W), otrzymujesz 2 rany.
sh-card-g_prediction = Prawdziwe oblicze
sh-card-g_prediction-text = Kimkolwiek jesteś, pokazujesz swoją postać nadawcy i nikomu innemu.

## Werewolves

sh-character-e1 = Elena
    .kind = { sh-kind-werewolf }
sh-character-e1-ability = Zamiast rzucać na ruch, możesz przejść do sąsiedniej lokacji.
sh-character-e1-goal = Wszystkie wampiry są martwe.
sh-character-e2 = Edgar
    .kind = { sh-kind-werewolf }
sh-character-e2-ability = Raz w grze, przed ruchem: wybierz innego gracza i odbierz mu zdolność na resztę gry.
sh-character-e2-goal = Wszystkie wampiry są martwe.
sh-character-f1 = Fenris
    .kind = { sh-kind-werewolf }
sh-character-f1-ability = Raz w grze, przed ruchem: wybierz dowolnego gracza i rzuć k6. Ten gracz otrzymuje tyle ran, ile wypadnie.
sh-character-f1-goal = Wszystkie wampiry są martwe.
sh-character-f2 = Fryderyk
    .kind = { sh-kind-werewolf }
sh-character-f2-ability = Raz w grze, przed ruchem: wybierz dowolnego gracza. Ten gracz ma teraz dokładnie 7 ran.
sh-character-f2-goal = Wszystkie wampiry są martwe.
sh-character-g1 = Gregor
    .kind = { sh-kind-werewolf }
sh-character-g1-ability = Raz w grze, przed ruchem: wybierz dowolnego gracza i rzuć k4. Ten gracz otrzymuje tyle ran, ile wypadnie.
sh-character-g1-goal = Wszystkie wampiry są martwe.
sh-character-g2 = Garmund
    .kind = { sh-kind-werewolf }
sh-character-g2-ability = Raz w grze, na koniec swojej tury: aż do twojej następnej tury nic nie może cię zranić.
sh-character-g2-goal = Wszystkie wampiry są martwe.

## Vampires

sh-character-u1 = Ulrich
    .kind = { sh-kind-vampire }
sh-character-u1-ability = Możesz kłamać w odpowiedzi na każdą zieloną kartę oprócz karty Prawdziwe oblicze, a przy tym pozostajesz w ukryciu. Srebrne zwierciadło cię nie ujawnia.
sh-character-u1-goal = Wszystkie wilkołaki są martwe.
sh-character-u2 = Umbra
    .kind = { sh-kind-vampire }
sh-character-u2-ability = Raz w każdej swojej turze, przed ruchem: zadaj 3 rany graczowi, który jest przy Źródle Mądrości (przy niektórych stołach: na Cmentarzu).
sh-character-u2-goal = Wszystkie wilkołaki są martwe.
sh-character-v1 = Volko
    .kind = { sh-kind-vampire }
sh-character-v1-ability = Gdy twój atak zada co najmniej 1 ranę, leczysz 2 rany.
sh-character-v1-goal = Wszystkie wilkołaki są martwe.
sh-character-v2 = Valeska
    .kind = { sh-kind-vampire }
sh-character-v2-ability = Gdy atakujesz, możesz rzucić tylko k4. Liczy się to, co wypadnie, i atak zawsze się udaje.
sh-character-v2-goal = Wszystkie wilkołaki są martwe.
sh-character-w1 = Wanda
    .kind = { sh-kind-vampire }
sh-character-w1-ability = Gdy przeżyjesz atak, możesz odpowiedzieć kontratakiem.
sh-character-w1-goal = Wszystkie wilkołaki są martwe.
sh-character-w2 = Wigand
    .kind = { sh-kind-vampire }
sh-character-w2-ability = Raz w grze, na koniec swojej tury: zyskujesz dodatkową turę za każdego martwego gracza.
sh-character-w2-goal = Wszystkie wilkołaki są martwe.

## Humans

sh-character-a1 = Adela
    .kind = { sh-kind-human }
sh-character-a1-ability = Raz w grze, w dowolnej chwili: leczysz wszystkie swoje rany.
sh-character-a1-goal = Dożywasz końca gry.
sh-character-a2 = Apolonia
    .kind = { sh-kind-human }
sh-character-a2-ability = Raz w grze, przed ruchem: od teraz liczy się osoba po twojej lewej zamiast tej po prawej. Nie możesz tego cofnąć.
sh-character-a2-goal = Wygrywa osoba po twojej prawej, a po zmianie osoba po lewej.
sh-character-b1 = Bruno
    .kind = { sh-kind-human }
sh-character-b1-ability = { $players ->
    [7] Gdy twój atak kogoś zabije, możesz zabrać cały ekwipunek ofiary.
    [8] Gdy twój atak kogoś zabije, możesz zabrać cały ekwipunek ofiary.
   *[other] Gdy twój atak ma zadać komuś co najmniej 2 rany, możesz zamiast tego zabrać tej osobie kartę ekwipunku.
}
sh-character-b1-goal = Masz 5 kart ekwipunku.
sh-character-b2 = Bertram
    .kind = { sh-kind-human }
sh-character-b2-ability = Twoja postać zostaje ujawniona, gdy twój atak zabije kogoś, kto ma najwyżej 12 punktów życia.
sh-character-b2-goal = Twój atak zabija kogoś, kto ma co najmniej 13 punktów życia, albo na koniec gry żyjesz i jesteś w Kamiennym Kręgu.
sh-character-c1 = Cyryl
    .kind = { sh-kind-human }
sh-character-c1-ability = Po ataku możesz otrzymać 2 rany, by jeszcze raz zaatakować te same cele. Możesz to powtarzać, ile razy chcesz.
sh-character-c1-goal = Zabijasz innego gracza i w sumie nie żyje już co najmniej 3 graczy.
sh-character-c2 = Cecylia
    .kind = { sh-kind-human }
sh-character-c2-ability = Raz w każdej swojej turze, przed ruchem: możesz wyleczyć 1 ranę.
sh-character-c2-goal = Twoja postać ginie jako pierwsza albo żyjesz, gdy przy życiu zostało najwyżej dwoje graczy.
sh-character-d1 = Dalibor
    .kind = { sh-kind-human }
sh-character-d1-ability = Twoja postać zostaje ujawniona, gdy ginie inny gracz. W żadnej innej chwili nie możesz jej ujawnić.
sh-character-d1-goal = Twoja postać ginie jako pierwsza albo wszystkie wampiry są martwe, a ty żyjesz.
sh-character-d2 = Dominik
    .kind = { sh-kind-human }
sh-character-d2-ability = Raz w grze, w dowolnej chwili: bierzesz kartę ekwipunku z czerwonego lub niebieskiego stosu kart odrzuconych.
sh-character-d2-goal = Masz trzy z tych czterech kart: Kościany amulet, Księżycowa włócznia, Płaszcz pielgrzyma, Srebrny łańcuch.

## Icons and badges

sh-icon-werewolf = Wilczy łeb
sh-icon-werewolf-text = Wilkołak. Gracz z tym znakiem ma ujawnioną postać.
sh-icon-vampire = Kły
sh-icon-vampire-text = Wampir. Gracz z tym znakiem ma ujawnioną postać.
sh-icon-human = Latarnia
sh-icon-human-text = Człowiek. Gracz z tym znakiem ma ujawnioną postać.
sh-icon-hidden = Kaptur
sh-icon-hidden-text = Ta postać jest ukryta.
sh-icon-secret = Przerywana ramka
sh-icon-secret-text = Znasz tę postać, ale nie jest ona ujawniona.
sh-icon-turn = Lampa
sh-icon-turn-text = Trwa tura tego gracza.
sh-icon-wounds = Rany
sh-icon-wounds-text = Ile ran ma ten gracz. Pełny pasek oznacza śmierć. Dopóki nie znasz postaci, pasek ma przerywaną ramkę.
sh-icon-points = Punkty życia
sh-icon-points-text = Liczba ran, od której ginie ta postać.
sh-icon-dead = Czaszka przy graczu
sh-icon-dead-text = Ten gracz nie żyje: nie ma już tur, ale wciąż może wygrać.
sh-icon-ward = Osłona
sh-icon-ward-text = Ataki nie ranią tego gracza aż do jego następnej tury.
sh-icon-barrier = Bariera
sh-icon-barrier-text = Nic nie rani tego gracza aż do jego następnej tury.
sh-icon-void = Pęknięta tarcza
sh-icon-void-text = Temu graczowi odebrano zdolność.
sh-icon-used = Wypalona świeca
sh-icon-used-text = Zdolność tego gracza działa tylko raz i została już użyta.
sh-icon-place = Tablica z liczbami
sh-icon-place-text = Lokacja i rzuty, które do niej prowadzą.
sh-icon-area = Pajęczyna
sh-icon-area-text = Dwie lokacje, które łączy, to jeden obszar. Gracze atakują w swoim obszarze.
sh-icon-track = Brzoza
sh-icon-track-text = Tor ran. Każdy portret stoi przy liczbie ran swojego gracza.
sh-icon-grave = Nagrobek z literą
sh-icon-grave-text = Przy tylu ranach giną postacie o imieniu na tę literę.
sh-icon-end = Czaszka na brzozie
sh-icon-end-text = Tu ginie twoja postać. Widzisz to tylko ty.
sh-icon-red = Kropla krwi
sh-icon-red-text = Czerwona talia: niebezpieczeństwa i broń. Liczba mówi, ile kart zostało.
sh-icon-blue = Księżyc
sh-icon-blue-text = Niebieska talia: pomoc i ochrona. Liczba mówi, ile kart zostało.
sh-icon-green = Oko
sh-icon-green-text = Zielona talia: karty, dzięki którym sprawdzisz, kto jest kim. Daje się je i odrzuca zakryte.
sh-icon-dice = Kości
sh-icon-dice-text = Ostatni rzut: sześcian to k6, a piramida to k4.

## What happened: one line of the story each

sh-event-board = Plansza ma trzy obszary: { $place } i { $place2 }, { $place3 } i { $place4 } oraz { $place5 } i { $place6 }.
sh-event-you_are = Twoja postać: { $character } ({ $character_kind }). Zachowaj to dla siebie.
sh-event-begins = { $seat_is_me ->
    [yes] Zaczynasz grę.
   *[no] { $seat } zaczyna grę.
}
sh-event-turn = Runda { $number }: { $seat_is_me ->
    [yes] twoja tura
   *[no] tura gracza { $seat_name }
}.
sh-event-unprotected = { $seat_is_me ->
    [yes] Kończy się twoja ochrona.
   *[no] Kończy się ochrona gracza { $seat_name }.
}
sh-event-throws = { $seat_is_me ->
    [yes] Rzucasz kośćmi: { $number } i { $number2 }.
   *[no] { $seat } rzuca kośćmi: { $number } i { $number2 }.
}
sh-event-throws_again = { $seat_is_me ->
    [yes] Jesteś już w tej lokacji, więc rzucasz jeszcze raz.
   *[no] { $seat } jest już w tej lokacji, więc rzuca jeszcze raz.
}
sh-event-throws_d4 = { $seat_is_me ->
    [yes] Rzucasz k4: { $number }.
   *[no] { $seat } rzuca k4: { $number }.
}
sh-event-throws_d6 = { $seat_is_me ->
    [yes] Rzucasz k6: { $number }.
   *[no] { $seat } rzuca k6: { $number }.
}
sh-event-moves = { $seat_is_me ->
    [yes] Idziesz { $place_to }.
   *[no] { $seat } idzie { $place_to }.
}
sh-event-draws = { $seat_is_me ->
    [yes] Dobierasz { $colour_acc } kartę.
   *[no] { $seat } dobiera { $colour_acc } kartę.
}
sh-event-draws_card = { $seat_is_me ->
    [yes] Dobierasz { $colour_acc } kartę: { $card }.
   *[no] { $seat } dobiera { $colour_acc } kartę: { $card }.
}
sh-event-nothing_happens = { $seat_is_me ->
    [yes] Twoja karta nic nie zmienia.
   *[no] Karta gracza { $seat_name } nic nie zmienia.
}
sh-event-green_drawn = { $seat_is_me ->
    [yes] Czytasz zieloną kartę: { $green }.
   *[no] { $seat } czyta zieloną kartę: { $green }.
}
sh-event-gives_green = { $seat_is_me ->
    [yes] Dajesz zieloną kartę graczowi { $seat2_name }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } daje ci zieloną kartę.
       *[no] { $seat } daje zieloną kartę graczowi { $seat2_name }.
    }
}
sh-event-green_received = { $seat2_is_me ->
    [yes] Zielona karta od { $seat_gen }: { $green }.
   *[no] { $seat2 } czyta zieloną kartę od { $seat_gen }: { $green }.
}
sh-event-green_outcome-heal = { $seat2_is_me ->
    [yes] Odpowiadasz na kartę od { $seat_gen }: leczysz
   *[no] { $seat2 } odpowiada na kartę od { $seat_gen }: leczy
} { $number ->
    [one] { $number } ranę
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
}.
sh-event-green_outcome-take-number = { $seat2_is_me ->
    [yes] Odpowiadasz na kartę od { $seat_gen }: otrzymujesz
   *[no] { $seat2 } odpowiada na kartę od { $seat_gen }: otrzymuje
} { $number ->
    [one] { $number } ranę
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
}.
sh-event-green_outcome-hand_over = { $seat2_is_me ->
    [yes] Odpowiadasz na kartę od { $seat_gen }: oddajesz { $equipment_acc }.
   *[no] { $seat2 } odpowiada na kartę od { $seat_gen }: oddaje { $equipment_acc }.
}
sh-event-green_outcome-show = { $seat2_is_me ->
    [yes] Pokazujesz w sekrecie swoją postać graczowi { $seat_name }.
   *[no] { $seat_is_me ->
        [yes] { $seat2 } pokazuje ci w sekrecie swoją postać.
       *[no] { $seat2 } pokazuje w sekrecie swoją postać graczowi { $seat_name }.
    }
}
sh-event-green_outcome-nothing = { $seat2_is_me ->
    [yes] Mówisz graczowi { $seat_name }, że nic się nie dzieje.
   *[no] { $seat_is_me ->
        [yes] { $seat2 } mówi ci, że nic się nie dzieje.
       *[no] { $seat2 } mówi graczowi { $seat_name }, że nic się nie dzieje.
    }
}
sh-event-sees = { $seat_is_me ->
    [yes] Widzisz postać gracza { $seat2_name }: { $character } ({ $character_kind }).
   *[no] { $seat2_is_me ->
        [yes] { $seat } widzi twoją postać: { $character } ({ $character_kind }).
       *[no] { $seat } widzi postać gracza { $seat2_name }: { $character } ({ $character_kind }).
    }
}
sh-event-attacks = { $seat_is_me ->
    [yes] Atakujesz gracza { $seat2_name }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } cię atakuje.
       *[no] { $seat } atakuje gracza { $seat2_name }.
    }
}
sh-event-fails = { $seat_is_me ->
    [yes] Twój atak się nie udaje.
   *[no] Atak gracza { $seat_name } się nie udaje.
}
sh-event-adds = { $seat_is_me ->
    [yes] Masz
   *[no] { $seat } ma
} { $equipment_acc }: atak zadaje o { $number ->
    [one] { $number } ranę
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
} więcej.
sh-event-lessens = { $seat_is_me ->
    [yes] Masz
   *[no] { $seat } ma
} { $equipment_acc }: atak zadaje o { $number ->
    [one] { $number } ranę
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
} mniej.
sh-event-wounded = { $seat_is_me ->
    [yes] Otrzymujesz
   *[no] { $seat } otrzymuje
} { $number ->
    [one] { $number } ranę
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
}.
sh-event-spared = { $seat_is_me ->
    [yes] Nie otrzymujesz żadnych ran.
   *[no] { $seat } nie otrzymuje żadnych ran.
}
sh-event-heals = { $seat_is_me ->
    [yes] { $number ->
        [0] Nie masz ran do wyleczenia.
        [one] Leczysz { $number } ranę.
        [few] Leczysz { $number } rany.
        [many] Leczysz { $number } ran.
       *[other] Leczysz { $number } rany.
    }
   *[no] { $number ->
        [0] { $seat } nie ma ran do wyleczenia.
        [one] { $seat } leczy { $number } ranę.
        [few] { $seat } leczy { $number } rany.
        [many] { $seat } leczy { $number } ran.
       *[other] { $seat } leczy { $number } rany.
    }
}
sh-event-set_to = { $seat_is_me ->
    [yes] Masz teraz
   *[no] { $seat } ma teraz
} { $number ->
    [one] { $number } ranę
    [few] { $number } rany
    [many] { $number } ran
   *[other] { $number } rany
}.
sh-event-warded = { $seat_is_me ->
    [yes] Masz Osłonę: aż do twojej następnej tury ataki cię nie ranią.
   *[no] { $seat } ma Osłonę i aż do swojej następnej tury nie otrzymuje ran z ataków.
}
sh-event-barred = { $seat_is_me ->
    [yes] Masz Barierę: aż do twojej następnej tury nic cię nie rani.
   *[no] { $seat } ma Barierę i aż do swojej następnej tury nie otrzymuje żadnych ran.
}
sh-event-voids = { $seat_is_me ->
    [yes] Odbierasz graczowi { $seat2_name } zdolność na resztę gry.
   *[no] { $seat } odbiera { $seat2_is_me ->
        [yes] ci
       *[no] graczowi { $seat2_name }
    } zdolność na resztę gry.
}
sh-event-targets = { $seat_is_me ->
    [yes] Wybierasz { $seat2_is_me ->
        [yes] siebie
       *[no] gracza { $seat2_name }
    }.
   *[no] { $seat } wybiera { $seat2_same ->
        [yes] siebie
       *[no] { $seat2_acc }
    }.
}
sh-event-gains_turns = { $seat_is_me ->
    [yes] Zyskujesz
   *[no] { $seat } zyskuje
} { $number ->
    [one] { $number } dodatkową turę
    [few] { $number } dodatkowe tury
    [many] { $number } dodatkowych tur
   *[other] { $number } dodatkowej tury
}.
sh-event-switches = { $seat_is_me ->
    [yes] Od teraz wygrywasz, jeśli wygra osoba po twojej lewej.
   *[no] Od teraz { $seat } wygrywa, jeśli wygra osoba po lewej stronie tego gracza.
}
sh-event-hands_over = { $seat2_is_me ->
    [yes] Dostajesz { $equipment_acc } od gracza { $seat_name }.
   *[no] { $seat_is_me ->
        [yes] { $seat2 } dostaje od ciebie { $equipment_acc }.
       *[no] { $seat2 } dostaje { $equipment_acc } od gracza { $seat_name }.
    }
}
sh-event-salvages = { $seat_is_me ->
    [yes] Bierzesz { $equipment_acc } ze stosu kart odrzuconych.
   *[no] { $seat } bierze { $equipment_acc } ze stosu kart odrzuconych.
}
sh-event-discards = { $seat_is_me ->
    [yes] Twoja karta ekwipunku zostaje odrzucona: { $equipment }.
   *[no] Karta ekwipunku gracza { $seat_name } zostaje odrzucona: { $equipment }.
}
sh-event-reveals = { $seat_is_me ->
    [yes] Twoja postać zostaje ujawniona: { $character } ({ $character_kind }).
   *[no] Postać gracza { $seat_name } zostaje ujawniona: { $character } ({ $character_kind }).
}
sh-event-uses = { $seat_is_me ->
    [yes] Jako { $character } używasz swojej zdolności.
   *[no] { $seat } jako { $character } używa swojej zdolności.
}
sh-event-dies = { $seat_is_me ->
    [yes] Giniesz. Twoja postać: { $character } ({ $character_kind }).
   *[no] { $seat } ginie. Postać: { $character } ({ $character_kind }).
}
sh-event-sees_all = Nie żyjesz, więc widzisz wszystkie postacie. { $casts }
sh-one-of-cast = { $seat_is_me ->
    [yes] Twoja postać to { $character }.
   *[no] { $seat } to { $character }.
}
sh-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Mówisz co innego niż wcześniej).
       *[no] { $claim } ({ $seat } mówi co innego niż wcześniej).
    }
   *[no] { $claim }
}
sh-event-claims_apart = { $flag ->
    [yes] { $seat_is_me ->
        [yes] Wśród martwych: { $claim } (Mówisz co innego niż wcześniej).
       *[no] Wśród martwych: { $claim } ({ $seat } mówi co innego niż wcześniej).
    }
   *[no] Wśród martwych: { $claim }
}
sh-event-ends = Koniec gry. { $end }
sh-event-wins = { $seat_is_me ->
    [yes] Wygrywasz jako { $character }!
   *[no] { $seat } wygrywa jako { $character }.
}

## Why the game is over

sh-end-werewolf = Zginęły wszystkie wampiry.
sh-end-vampire = Zginęły wszystkie wilkołaki.
sh-end-dead_humans = Zginęło troje ludzi.
sh-end-rounds_over = Minęło sto rund.
sh-end-b1 = Bruno ma pięć kart ekwipunku.
sh-end-b2 = Atak Bertrama zabił kogoś, kto miał co najmniej 13 punktów życia.
sh-end-c1 = Cyryl kogoś zabił i w sumie nie żyje już co najmniej troje graczy.
sh-end-c2 = Cecylia zginęła jako pierwsza albo jest wśród dwojga ostatnich żywych.
sh-end-d1 = Dalibor zginął jako pierwszy albo przeżył wszystkie wampiry.
sh-end-d2 = Dominik ma trzy z tych czterech kart: Kościany amulet, Księżycowa włócznia, Płaszcz pielgrzyma, Srebrny łańcuch.

## Choices: buttons, and numbered lines in the terminal

sh-option-go_on = Nic nie rób
sh-option-reveal = Ujawnij swoją postać
sh-option-throw = Rzuć kośćmi i idź
sh-option-move = Idź { $place_to }
sh-option-step = Zdolność: przejdź { $place_to } bez rzutu
sh-option-draw = Dobierz { $colour_acc } kartę
sh-option-tree_wound = { $seat_is_me ->
    [yes] Zadaj sobie 2 rany
   *[no] Zadaj 2 rany graczowi { $seat_name }
}
sh-option-tree_heal = { $seat_is_me ->
    [yes] Wylecz sobie 1 ranę
   *[no] Wylecz 1 ranę graczowi { $seat_name }
}
sh-option-take-number = { $number ->
    [one] Przyjmij { $number } ranę
    [few] Przyjmij { $number } rany
    [many] Przyjmij { $number } ran
   *[other] Przyjmij { $number } rany
}
sh-option-take-seat-equipment = { $seat_is_me ->
    [yes] Zabierz sobie { $equipment_acc }
   *[no] Zabierz graczowi { $seat_name } { $equipment_acc }
}
sh-option-skip = Pomiń
sh-option-give = { $seat_is_me ->
    [yes] Daj ją sobie
   *[no] Daj ją graczowi { $seat_name }
}
sh-option-heal = { $number ->
    [one] Wylecz { $number } ranę
    [few] Wylecz { $number } rany
    [many] Wylecz { $number } ran
   *[other] Wylecz { $number } rany
}
sh-option-hand_over = Oddaj { $equipment_acc }
sh-option-show = Pokaż nadawcy swoją postać
sh-option-nothing = Powiedz „nic się nie dzieje”
sh-option-target = { $seat_is_me ->
    [yes] Wybierz siebie
   *[no] Wybierz gracza { $seat_name }
}
sh-option-part_with = Daj komuś { $equipment_acc }
sh-option-reveal_and_heal = Ujawnij postać i wylecz wszystkie rany
sh-option-attack = { $seat_is_me ->
    [yes] Zaatakuj siebie
   *[no] Zaatakuj gracza { $seat_name }
}
sh-option-attack_d4 = { $seat_is_me ->
    [yes] Zdolność: zaatakuj siebie (tylko k4)
   *[no] Zdolność: zaatakuj gracza { $seat_name } (tylko k4)
}
sh-option-attack_all = Zaatakuj wszystkich w zasięgu
sh-option-attack_all_d4 = Zdolność: zaatakuj wszystkich w zasięgu (tylko k4)
sh-option-no_attack = Nie atakuj
sh-option-spear = Ujawnij postać: Księżycowa włócznia doda 2 rany
sh-option-rob = { $seat_is_me ->
    [yes] Zdolność: zamiast zadawać rany, zabierz sobie { $equipment_acc }
   *[no] Zdolność: zamiast zadawać rany, zabierz graczowi { $seat_name } { $equipment_acc }
}
sh-option-drink = Zdolność: wylecz 2 rany
sh-option-counter = Zdolność: odpowiedz kontratakiem
sh-option-repeat = Zdolność: przyjmij 2 rany i zaatakuj jeszcze raz
sh-option-loot = Weź { $equipment_acc }
sh-option-loot_all = Zdolność: weź cały ekwipunek
sh-option-leave = Nic nie bierz
sh-option-void = { $seat_is_me ->
    [yes] Zdolność: odbierz sobie zdolność na resztę gry
   *[no] Zdolność: odbierz graczowi { $seat_name } zdolność na resztę gry
}
sh-option-maul = { $seat_is_me ->
    [yes] Zdolność: rzuć k6 i zadaj tyle ran sobie
   *[no] Zdolność: rzuć k6 i zadaj tyle ran graczowi { $seat_name }
}
sh-option-claw = { $seat_is_me ->
    [yes] Zdolność: rzuć k4 i zadaj tyle ran sobie
   *[no] Zdolność: rzuć k4 i zadaj tyle ran graczowi { $seat_name }
}
sh-option-set_seven = { $seat_is_me ->
    [yes] Zdolność: ustaw swoje rany na 7
   *[no] Zdolność: ustaw rany gracza { $seat_name } na 7
}
sh-option-haunt = { $seat_is_me ->
    [yes] Zdolność: zadaj sobie 3 rany
   *[no] Zdolność: zadaj 3 rany graczowi { $seat_name }
}
sh-option-mend = Zdolność: wylecz 1 ranę
sh-option-switch = Zdolność: od teraz liczy się osoba po lewej
sh-option-barrier = Zdolność: otocz się Barierą do swojej następnej tury
sh-option-extra_turns = Zdolność: zyskaj dodatkową turę za każdego martwego gracza
sh-option-heal_all = Zdolność: wylecz wszystkie swoje rany
sh-option-salvage = Zdolność: weź { $equipment_acc } ze stosu kart odrzuconych

## Questions to the player

sh-ask-turn_start = Twoja tura. Co robisz?
sh-ask-move = Dokąd idziesz?
sh-ask-place = Korzystasz { $place_use }?
sh-ask-give = Dobierasz kartę: { $green }. Komu ją dajesz?
sh-ask-green = { $seat } daje ci kartę: { $green }. Jak odpowiadasz?
sh-ask-target = { $card }: kogo wybierasz?
sh-ask-part_with = Którą kartę ekwipunku oddajesz?
sh-ask-steal = Którą kartę ekwipunku zabierasz i komu?
sh-ask-healing_card = Dobierasz kartę: { $card }. Chcesz coś zrobić?
sh-ask-attack = Kogo atakujesz?
sh-ask-hit = Twój atak się udaje. Chcesz coś zrobić, zanim zada rany?
sh-ask-damage_dealt = Twój atak zadał rany. Chcesz teraz coś zrobić?
sh-ask-attacked = Zaatakowano cię. Chcesz teraz coś zrobić?
sh-ask-attack_over = Twój atak dobiegł końca. Chcesz zrobić coś jeszcze?
sh-ask-loot = { $seat } nie żyje. Co bierzesz?
sh-ask-turn_end = Twoja tura się kończy. Chcesz zrobić coś jeszcze?

## Claims: what somebody says at the table

sh-claim-kind = { $about_self ->
    [yes] { $speaker }: „Jestem { $kind_ins }”.
   *[no] { $speaker }: „{ $seat_name } to { $kind }”.
}
sh-claim-character = { $about_self ->
    [yes] { $speaker }: „Moja postać to { $character }”.
   *[no] { $speaker }: „{ $seat_name } to { $character }”.
}
sh-claim-gave_green = { $about_self ->
    [yes] { $speaker }: „Daję sobie kartę { $green }. { $outcome_said }”.
   *[no] { $speaker }: „Moja karta dla gracza { $seat_name } to { $green }. { $outcome_said }”.
}
sh-claim-got_green = { $about_self ->
    [yes] { $speaker }: „Dostaję od siebie kartę { $green }. { $outcome_said }”.
   *[no] { $speaker }: „Karta od gracza { $seat_name } to { $green }. { $outcome_said }”.
}
sh-claim-trust = { $about_self ->
    [yes] { $speaker }: „Możecie mi ufać”.
   *[no] { $speaker }: „Ufam graczowi { $seat_name }”.
}
sh-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Proszę bardzo, podejrzewajcie mnie”.
   *[no] { $speaker }: „Podejrzewam gracza { $seat_name }”.
}
sh-claim-will_attack = { $about_self ->
    [yes] { $speaker }: „Zaatakuję siebie”.
   *[no] { $speaker }: „Zaatakuję gracza { $seat_name }”.
}

## The outcome of a green card

# .said ends a claim, where the full stop follows the quotation mark.
sh-outcome-heal = Karta wyleczyła ranę.
    .said = Wyleczyła ranę
sh-outcome-take = Karta zadała rany.
    .said = Zadała rany
sh-outcome-hand_over = Karta ekwipunku zmieniła właściciela.
    .said = Karta ekwipunku zmieniła właściciela
sh-outcome-show = Pokazano postać.
    .said = Pokazano postać
sh-outcome-nothing = Nic się nie dzieje.
    .said = Nic się nie stało
sh-outcome-rowan_brooch = Jarzębinowa brosza zmieniła właściciela.
    .said = Jarzębinowa brosza zmieniła właściciela
sh-outcome-lodestone = Magnetyt wędrowca zmienił właściciela.
    .said = Magnetyt wędrowca zmienił właściciela
sh-outcome-pilgrims_cloak = Płaszcz pielgrzyma zmienił właściciela.
    .said = Płaszcz pielgrzyma zmienił właściciela
sh-outcome-silver_chain = Srebrny łańcuch zmienił właściciela.
    .said = Srebrny łańcuch zmienił właściciela
sh-outcome-moon_spear = Księżycowa włócznia zmieniła właściciela.
    .said = Księżycowa włócznia zmieniła właściciela
sh-outcome-talisman = Kościany amulet zmienił właściciela.
    .said = Kościany amulet zmienił właściciela
sh-outcome-boar_knife = Kordelas zmienił właściciela.
    .said = Kordelas zmienił właściciela
sh-outcome-war_sickle = Bojowy sierp zmienił właściciela.
    .said = Bojowy sierp zmienił właściciela
sh-outcome-wood_axe = Siekiera drwala zmieniła właściciela.
    .said = Siekiera drwala zmieniła właściciela
sh-outcome-restless_blade = Niespokojne ostrze zmieniło właściciela.
    .said = Niespokojne ostrze zmieniło właściciela
sh-outcome-crossbow = Kusza zmieniła właściciela.
    .said = Kusza zmieniła właściciela
sh-outcome-flail = Wirujący korbacz zmienił właściciela.
    .said = Wirujący korbacz zmienił właściciela

## Table options

sh-setup-players = Gracze
sh-setup-players-text = Ile osób gra. Dwie lub trzy z nich to wilkołaki, tyle samo to wampiry, a reszta to ludzie.
sh-setup-players-4 = 4: dwa wilkołaki, dwa wampiry
sh-setup-players-5 = 5: dwa wilkołaki, dwa wampiry, jeden człowiek
sh-setup-players-6 = 6: dwa wilkołaki, dwa wampiry, dwoje ludzi
sh-setup-players-7 = 7: dwa wilkołaki, dwa wampiry, troje ludzi
sh-setup-players-8 = 8: trzy wilkołaki, trzy wampiry, dwoje ludzi
sh-setup-preset = Zestaw
sh-setup-preset-text = Gotowy wybór postaci dla nowych graczy.
sh-setup-preset-none = Brak
sh-setup-preset-first_game = Pierwsza gra: podstawowe postacie, do sześciu graczy; przy pięciu graczach człowiekiem jest Adela
sh-setup-pool = Postacie
sh-setup-pool-text = Które postacie mogą być w grze.
sh-setup-pool-basic = Podstawowe: dziesięć prostszych postaci
sh-setup-pool-advanced = Zaawansowane: dziesięć trudniejszych postaci
sh-setup-pool-mixed = Mieszane: po jednej na każdą literę, wylosowane w tajemnicy
sh-setup-pool-picked = Wskazane: po jednej na każdą literę, według wyboru hosta
sh-setup-pool-free = Dowolne: wszystkie dwadzieścia postaci
sh-setup-picked = Wskazane postacie
sh-setup-picked-text = Po jednej postaci na każdą literę, razem dziesięć. Tylko gdy postacie są wskazane.
sh-setup-first_round_no_attack = Spokojna 1. runda
sh-setup-first_round_no_attack-text = Czy w pierwszej rundzie ataki są zabronione.
sh-setup-first_round_no_attack-yes = W pierwszej rundzie nie ma ataków
sh-setup-first_round_no_attack-no = Ataki są dozwolone od pierwszej tury
sh-setup-opening_prophecy_from_players = Zielone karty na start
sh-setup-opening_prophecy_from_players-text = Od jakiej liczby graczy każdy daje przed pierwszą turą zieloną kartę osobie po lewej.
sh-setup-opening_prophecy_from_players-0 = Nigdy
sh-setup-opening_prophecy_from_players-4 = Zawsze
sh-setup-opening_prophecy_from_players-5 = Od pięciu graczy
sh-setup-opening_prophecy_from_players-6 = Od sześciu graczy
sh-setup-opening_prophecy_from_players-7 = Od siedmiu graczy
sh-setup-opening_prophecy_from_players-8 = Tylko przy ośmiu graczach
sh-setup-vampires_win_on_three_dead_humans = Śmierć trojga ludzi
sh-setup-vampires_win_on_three_dead_humans-text = Czy wampiry wygrywają też wtedy, gdy nie żyje troje ludzi. Tylko przy siedmiu graczach.
sh-setup-vampires_win_on_three_dead_humans-yes = Wampiry wygrywają
sh-setup-vampires_win_on_three_dead_humans-no = Gra toczy się dalej
sh-setup-adjacent_for_e1 = Krok Eleny
sh-setup-adjacent_for_e1-text = Do których lokacji Elena może przejść bez rzutu.
sh-setup-adjacent_for_e1-ring = Do najbliższej po jednej lub drugiej stronie
sh-setup-adjacent_for_e1-partner = Tylko do drugiej w swoim obszarze
sh-setup-u2_target_location = Lokacja Umbry
sh-setup-u2_target_location-text = W której lokacji Umbra może ranić graczy.
sh-setup-u2_target_location-spring_of_wisdom = Źródło Mądrości
sh-setup-u2_target_location-graveyard = Cmentarz
sh-setup-deck_size = Czerwone i niebieskie karty
sh-setup-deck_size-text = Ile kart ma czerwona talia i ile niebieska.
sh-setup-deck_size-16 = Po 16
sh-setup-deck_size-18 = Po 18: dodatkowo Źródlana woda, Dar uzdrowicielki, Pająk jaskiniowy i Śliska ścieżka
sh-setup-dead_see = Co widzą martwi
sh-setup-dead_see-text = Czy martwi gracze widzą wszystkie postacie i zielone karty dawane po ich śmierci.
sh-setup-dead_see-yes = Martwi widzą wszystko
sh-setup-dead_see-no = Martwi widzą to, co wszyscy
sh-setup-dead_talk = Rozmowy martwych
sh-setup-dead_talk-text = Czy martwi gracze mogą rozmawiać z żywymi. Tylko gdy nie widzą wszystkiego.
sh-setup-dead_talk-yes = Martwi rozmawiają ze wszystkimi
sh-setup-dead_talk-no = Martwi rozmawiają tylko między sobą

## Why a table cannot be played with these options

sh-bad-players-count = W Shadow Hunters gra od 4 do 8 osób.
sh-bad-preset-value = Nie ma takiego zestawu. Jest tylko „Pierwsza gra”.
sh-bad-preset-six_players = Zestaw „Pierwsza gra” jest dla najwyżej sześciu osób.
sh-bad-preset-basic_pool = W zestawie „Pierwsza gra” są tylko podstawowe postacie.
sh-bad-pool-value = Postacie mogą być podstawowe, zaawansowane, mieszane, wskazane albo dowolne.
sh-bad-picked-value = Wskazane postacie muszą być listą postaci.
sh-bad-picked-other_pool = Postacie można wymienić tylko wtedy, gdy opcja „Postacie” ma wartość „Wskazane”.
sh-bad-picked-one_of_each = Wskaż dokładnie jedną postać na każdą literę, razem dziesięć.
sh-bad-first_round_no_attack-value = Spokojna pierwsza runda może być tylko włączona albo wyłączona.
sh-bad-opening_prophecy_from_players-value = Liczba graczy dla zielonych kart na start to 4, 5, 6, 7 lub 8, a 0 oznacza „nigdy”.
sh-bad-vampires_win_on_three_dead_humans-value = Wygrana dzięki śmierci trojga ludzi może być tylko włączona albo wyłączona.
sh-bad-vampires_win_on_three_dead_humans-seven_players = Tylko przy siedmiu graczach w grze jest troje ludzi.
sh-bad-adjacent_for_e1-value = Krok Eleny to „ring” albo „partner”.
sh-bad-u2_target_location-value = Lokacja Umbry to Źródło Mądrości albo Cmentarz.
sh-bad-deck_size-value = Talie mogą mieć 16 albo 18 kart.
sh-bad-dead_see-value = Martwi widzą albo wszystko, albo tylko to, co jawne.
sh-bad-dead_talk-value = Rozmowy martwych z żywymi można tylko włączyć albo wyłączyć.
sh-bad-dead_talk-dead_see = Martwi mogą rozmawiać z żywymi tylko wtedy, gdy nie widzą wszystkiego.
