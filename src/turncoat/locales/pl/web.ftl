web-title = Turncoat
web-title-asked = ● Turncoat: twój ruch
web-tagline = Gry planszowe z ukrytymi rolami dla grona przyjaciół, w jednym pokoju albo przez internet. Wolne miejsca zajmują boty. Bez zakładania konta.
web-unreachable = Serwer nie odpowiada. Niczego nie tracisz.
web-field-missing = Wypełnij to pole.
web-field-number = Wpisz liczbę.
web-field-most = Wpisz najwyżej { $number }.
web-field-least = Wpisz co najmniej { $number }.
web-guest = Gość

## Home page

web-games = Gry
web-game-ac = Among Cultists
web-game-ac-text = Ratujcie książki z nawiedzonego uniwersytetu i odkryjcie, kto z was zabija po kryjomu. Od 4 do 8 graczy, 45 minut.
web-game-sh = Shadow Hunters
web-game-sh-text = W lesie skąpanym w blasku księżyca wilkołaki i wampiry polują na siebie nawzajem, a nikt nie wie, kto jest kim. Od 4 do 8 graczy, 30 minut.
web-game-dp = Cthulhu: Dark Providence
web-game-dp-text = Oplećcie Amerykę lat trzydziestych siecią agentów: w służbie kultu albo przeciw niemu. Od 1 do 5 graczy, 90 minut.
web-game-other-text = Od { $fewest } do { $most } graczy.
web-game-in-english = Ta gra jest dostępna tylko po angielsku.
web-play-now = Zagraj od razu z botami
web-play-now-game = Zagraj od razu z botami: { $game }
web-open-room = Załóż stół
web-open-room-game = Załóż stół: { $game }
web-open-room-go = Załóż stół
web-join = Dołącz do stołu
web-join-code = Kod stołu lub link
web-join-wrong = To nie jest kod stołu ani link do stołu.
web-join-go = Dołącz
web-join-room = Dołącz do stołu { $code }
web-your-rooms = Twoje stoły
web-your-room = Stół { $code }, host: { $name }
web-no-host = brak
web-your-name = Twoje imię
web-open-rooms = Otwarte stoły
web-no-open-rooms = Na razie nie ma otwartych stołów.
web-room-of = { $free ->
    [0] Host: { $name }. Wszystkie miejsca ({ $seats }) są zajęte.
   *[other] Host: { $name }. Wolne miejsca: { $free } z { $seats }.
}
web-room-full = Host: { $name }. Wszystkie miejsca są zajęte. Możesz oglądać.
web-room-ended = Host: { $name }. Gra dobiegła końca. Możesz zobaczyć, jak się skończyła.
web-room-started = Host: { $name }. Gra już trwa. Możesz ją oglądać.
web-room-private = Host: { $name }. Gra już trwa, a widzowie nie mają wstępu.
web-room-locked = Host: { $name }. Stół jest zablokowany. Nikt nowy nie może dołączyć.
web-not-found = Nie ma takiej strony
web-not-found-text = Sprawdź, czy w adresie nie ma literówki. Możliwe też, że strony już nie ma.
web-more = Więcej stron
web-reload = Odśwież
web-home = Strona główna
web-rulebooks = Instrukcje
web-rulebook = Instrukcja
web-about = O programie
web-language = Język
web-theme = Motyw
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny

## About page

web-about-what = Co to jest
web-about-what-text = Turncoat to wolne i otwarte oprogramowanie do gier planszowych z ukrytymi rolami. Wolne miejsca zajmują boty. Każdy może uruchomić własny serwer.
web-about-games = Gry
web-about-games-text = Turncoat nie jest związany z wydawcami ani autorami tych gier planszowych. Ich nazwy mówią tylko, o które zasady chodzi. Wszystkie teksty, rysunki i kod są nasze. W instrukcjach każda zasada ma numer; są tam też nasze rozstrzygnięcia.
web-about-secrets = Twoje sekrety
web-about-secrets-text = Do twojej przeglądarki trafia tylko to, co wolno ci wiedzieć. Ta strona nie łączy się z żadnym innym serwerem. Nie używa ciasteczek, nikogo nie śledzi i nie pobiera czcionek ani skryptów z innych stron. Dostęp do twojego miejsca daje token zapisany w tej przeglądarce.
web-about-icons = Ikony
web-about-icons-text = Część ikon pochodzi z game-icons.net. Autorzy: Lorc, Delapouite i inni. Licencja: CC BY 3.0.
web-about-fonts = Czcionki
web-about-fonts-text = Alegreya i Alegreya Sans. Autor: Juan Pablo del Peral. Licencja: SIL Open Font License.
web-about-programs = Dla programistów
web-about-programs-text = Boty i inne programy są mile widziane. Wszystko, co robi ta strona, opiera się na udokumentowanym protokole.
web-about-protocol = Dokumentacja protokołu

## Joining a room, and the lobby

web-connecting = Łączenie…
web-reconnecting = Utracono połączenie. Trwa ponowne łączenie…
web-closing = Serwer się wyłącza. Twoja partia jest zapisana.
web-outdated = Tę partię zaczęto według starszych zasad, których ten serwer już nie zna.
web-rejoin = Wróć do gry
web-try-again = Spróbuj ponownie
web-watch = Oglądaj
web-lobby-code = Stół { $code }
web-leave = Wyjdź
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-free = wolne
web-sit = Usiądź tutaj
web-sit-at = Usiądź tutaj: miejsce { $number }
web-sit-more = Dodaj gracza na tym urządzeniu
web-sit-more-at = Dodaj gracza na tym urządzeniu: miejsce { $number }
web-sit-more-name = Imię gracza, z którym dzielisz urządzenie
web-sit-more-add = Dodaj gracza
web-leave-seat = Wstań
web-host = host
web-host-hint = Host zmienia ustawienia i może usuwać osoby od stołu.
web-disconnected = bez połączenia
web-disconnected-hint = Połączenie zostało przerwane. Ta osoba może wrócić w każdej chwili.
web-is-ready = w gotowości
web-is-ready-hint = Zdaniem tej osoby można zaczynać.
web-is-not-ready = szykuje się
web-bot = bot
web-bot-hint = Na tym miejscu gra komputer.
web-bot-sensible = rozsądny bot
web-bot-sensible-hint = Na tym miejscu gra komputer i stara się wygrać.
web-bot-uniform = losowy bot
web-bot-uniform-hint = Na tym miejscu gra komputer i wybiera losowo.
web-bot-level = bot: { $level }
web-no-bot = bez bota
web-bot-at = Bot na miejscu { $number }
web-hand-over = Zrób hostem
web-hand-over-name = Zrób hostem: { $name }
web-hand-over-text = { $name } przejmie ustawienia stołu i prawo usuwania osób, także ciebie. Przestaniesz być hostem.
web-hand-over-sure = Tak, hostem zostaje { $name }
web-kick = Usuń
web-kick-name = Usuń: { $name }
web-kick-text = { $name } straci miejsce, a wrócić może dopiero po minucie.
web-ban = Zbanuj
web-ban-title = Zbanuj: { $name }
web-ban-text = { $name } opuści stół i nie wróci tu z tej samej przeglądarki.
web-ban-address = Zbanuj też adres internetowy
web-ban-address-text = Wtedy z tego łącza internetowego nikt nie dołączy do stołu.
web-ban-nobody-else = Nikt inny przy stole nie korzysta z tego łącza.
web-ban-others = Inne osoby na tym łączu: { $names }. One też opuszczą stół, chyba że właśnie grają.
web-ban-own-address = { $name } ma to samo łącze internetowe co ty, więc tego adresu nie można zbanować.
web-ban-no-address = Adres internetowy jest nieznany, więc nie można go zbanować ({ $name }).
web-ban-sure = Zbanuj przy tym stole: { $name }
web-bans = Bany przy tym stole
web-by-address = także adres
web-unban = Odbanuj
web-unban-name = Odbanuj: { $name }
web-lock = Zablokuj stół
web-unlock = Odblokuj stół
web-locked = Stół jest zablokowany. Nikt nowy nie może dołączyć.
web-locked-by-operator = Stół zablokował operator serwera. Nikt nowy nie może dołączyć.
web-host-silent = { $name } nie reaguje?
web-call-host = Rozpocznij wybór nowego hosta
web-call-host-text = Tajnie głosują wszyscy, którzy mają miejsce, oprócz hosta. Jeśli host zrobi cokolwiek przed końcem głosowania, pozostaje hostem. Jeśli wniosek przejdzie, hostem zostaje osoba, która jest przy stole najdłużej.
web-host-asked = Pozostali głosują nad wyborem nowego hosta. Masz { $time }, by nacisnąć „Jestem!” i pozostać hostem.
web-host-is-here = Jestem!
web-host-stays = Jesteś, więc pozostajesz hostem.
web-fill-with-bots = Posadź boty na wolnych miejscach
web-only-random-bots = Ta gra ma tylko boty, które wybierają losowo.
web-without-seat = Na razie bez miejsca
web-seats-free = Trzeba jeszcze obsadzić { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
    [many] { $number } miejsc
   *[other] { $number } miejsca
} (gracz lub bot).
web-waiting-for = Czekamy na gotowość: { $names }
web-ready = Gotowe!
web-not-ready = Cofnij gotowość
web-ready-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy zgłoszą gotowość.
web-sit-first = Zajmij miejsce, by zagrać, albo zostań i oglądaj.
web-all-seated = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
web-all-seated-private = Wszystkie miejsca są zajęte, a widzowie nie mają wstępu.
web-you-are = Twoje imię: { $name }.
web-rename = Zmień imię
web-invite = Zaproś znajomych
web-invite-code = Kod QR z linkiem do tego stołu
web-invite-text = Kto ma ten link, może dołączyć.
web-copy = Kopiuj link
web-copied = Skopiowano
web-commitment-proof = Dowód uczciwego rozdania
web-commitment = Pieczęć rozdania
web-copy-commitment = Kopiuj
web-commitment-text = Serwer ustala swoją część rozdania z góry i poświadcza ją tą pieczęcią. Zachowaj jej kopię: po grze polecenie „turncoat verify” sprawdzi, czy niczego nie zmieniono.
web-talk = Rozmowa
web-write = Napisz wiadomość
web-send = Wyślij
web-who-left = Osoba, która wyszła
web-no-free-text = Swobodna rozmowa jest przy tym stole wyłączona. W trakcie gry gracze mogą składać gotowe deklaracje.

## Settings of a room

web-settings = Ustawienia
web-change-settings = Zmień ustawienia
web-save = Zapisz
web-cancel = Anuluj
web-default-value = domyślnie: { $value }
web-random = losowo
web-on = tak
web-off = nie
web-setup-players = Liczba graczy
web-unit-seconds = sekundy
web-unit-minutes = minuty
web-unit-hours = godziny
web-unit-days = dni
web-unit-of = { $setting }: jednostka
web-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
web-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
web-hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
web-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
web-no-limit = bez limitu
web-no-time = brak
web-until-all = aż odpowiedzą wszyscy
web-settings-game = Gra
web-settings-more = { $number ->
    [0] Więcej opcji gry (wszystkie domyślne)
   *[other] Więcej opcji gry (zmienione: { $number })
}
web-settings-rest = Pozostałe ustawienia (domyślne)
web-settings-changed = Stół ma nowe ustawienia od hosta. Zgłoś gotowość jeszcze raz.
web-settings-clocks = Limity czasu
web-settings-aids = Pomoce dla pamięci
web-settings-people = Osoby przy stole
web-pace = Tempo
web-pace-text = Ile czasu mają gracze. Komu skończy się czas, ten dostaje ostrzeżenie. Potem za tę osobę gra bot, aż do jej powrotu.
web-pace-live = Na żywo: { $time } na ruch
web-pace-correspondence = Korespondencyjnie: { $time } na ruch
web-pace-untimed = Bez limitu czasu
web-bot-speed = Szybkość botów
web-bot-speed-text = Jak długo boty czekają przed każdym ruchem. W tym samym rytmie ujawniane są tajne wybory, żeby nikt nie widział, jak długo bot się zastanawia.
web-speed-at-once = Jak najszybciej
web-speed-fast = Szybko: { $time } na ruch
web-speed-normal = Normalnie: { $time } na ruch
web-speed-slow = Wolno: { $time } na ruch
web-clock-more = Wszystkie limity czasu
web-clock-move = Czas na ruch
web-clock-move-text = Na każdą decyzję jednego gracza. Potem zużywa się zapas czasu. 0 to brak limitu.
web-clock-bank = Zapas czasu
web-clock-bank-text = Rezerwa każdego gracza na całą partię.
web-clock-secret = Czas na tajne wybory
web-clock-secret-text = Na decyzje, które kilka osób podejmuje jednocześnie. 0 to brak limitu.
web-clock-window = Czas na reakcję
web-clock-window-text = Jak długo trwa każda okazja do reakcji, nawet jeśli nikt z niej nie korzysta. 0 oznacza czekanie, aż odpowiedzą wszyscy, którzy mogą zareagować.
web-clock-notice = Czas ostrzeżenia
web-clock-notice-text = Jak długo gra czeka na spóźnioną osobę, zanim zastąpi ją bot.
web-clock-gone = Czekanie na osoby bez połączenia
web-clock-gone-text = Jak długo gracz, do którego należy ruch, może być bez połączenia, zanim dostanie ostrzeżenie. 0 to brak limitu.
web-aid-journal = Notatki
web-aid-journal-text = Co każdy gracz wie i skąd to wie. Każdy widzi tylko swoje notatki.
web-aid-marks = Podejrzenia
web-aid-marks-text = Prywatne oceny innych graczy i uwagi o nich.
web-aid-votes = Historia głosowań
web-aid-votes-text = Kto na kogo głosował w całej partii.
web-aid-claims = Historia deklaracji
web-aid-claims-text = Wszystkie dotychczasowe deklaracje. Zaznaczone są te, które przeczą wcześniejszym słowom tej samej osoby.
web-free-text = Swobodna rozmowa
web-free-text-text = Można pisać własne wiadomości. Gotowe deklaracje są dozwolone zawsze.
web-spectators = Widzowie
web-spectators-text = Inni mogą oglądać grę. Widzą tylko to, co jawne, i nie mogą rozmawiać z graczami.
web-delay = Opóźnienie dla widzów
web-delay-text = O ile później widzowie widzą wszystko. Maksimum: { $most }.
web-several-seats = Kilka miejsc na gościa
web-several-seats-text = Goście mogą zająć więcej niż jedno miejsce i podawać sobie jedno urządzenie. Jeśli stół jest na liście, osoby z jednego łącza internetowego mogą wtedy też zająć więcej niż połowę miejsc. Host zawsze może zająć kilka.
web-listed = Na liście stołów
web-listed-text = Pokazuje ten stół wśród otwartych stołów na stronie głównej.

## At the table

web-loading-game = Wczytywanie gry…
web-menu = Menu
web-close = Zamknij
web-back = Wstecz
web-at-table = Gracze
web-you = ty
web-their-turn = tura
web-their-turn-hint = Trwa tura tego gracza.
web-thinking = myśli
web-thinking-hint = Gra czeka na tego gracza. Gdy kilka osób wybiera naraz, znak zostaje, aż wybiorą wszystkie.
web-stand-in = bot zastępczy
web-stand-in-hint = Za tę osobę gra bot, aż do jej powrotu.
web-bank = Zapas czasu: dodatkowy czas, gdy skończy się czas na ruch.
web-facts = Stan gry
web-time-left = Pozostały czas: { $time }
web-days-left = { $hours ->
    [0] { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
   *[other] { $days } d { $hours } h
}
web-bot-in = Bot przejmie grę za { $time }
web-paused = Pauza
web-paused-text = Trwa pauza.
web-legend = Legenda
web-legend-more = Objaśnia ikony na planszy i na kartach.
web-sign-lit = Możesz wybrać to miejsce, tę kartę lub tego gracza jako odpowiedź.
web-sign-pointed = Tego dotyczy linijka przebiegu gry albo możliwość, którą wskazujesz.
web-sign-more = Więcej o tym graczu.
web-sign-number = Naciśnij ten klawisz, by wybrać odpowiedź.
web-sign-why = Pokazuje zasadę, z której wynika pytanie lub wpis w przebiegu gry.
web-sign-clock = Czas na odpowiedź. Tuż przed końcem robi się czerwony.
web-sign-shrinking = Czas, który został na reakcję albo do wysłania twojego wyboru.
web-sign-mine = Twoje miejsce.
web-sign-free = Wolne miejsce.
web-more-about = Więcej o graczu { $name }

## The question to the player

web-why = dlaczego?
web-why-rule = dlaczego? Zasada { $rule }
web-choose = Wybierz jedną możliwość
web-window = Czekamy na reakcje…
web-secret-question = Twoja kolej na tajny wybór
web-secret-window = Okazja do reakcji: sprawdź swoje możliwości
web-secret-question-for = { $name }, twoja kolej na tajny wybór.
web-secret-window-for = { $name }, okazja do reakcji: sprawdź swoje możliwości
web-show-question = Pokaż moje możliwości
web-answered = Odpowiedź przyjęta.
web-always-show = Nikt inny nie widzi mojego ekranu: zawsze pokazuj moje sekrety
web-chosen = Twój wybór: { $choice }.
# May follow web-chosen or web-answered.
web-chosen-change = Możesz to zmienić, dopóki nie wybiorą wszyscy.
web-watching = Oglądasz grę. Widzisz to, co widzą wszyscy przy stole.
web-waiting = Czekamy na ruch: { $names }.
web-one-moment = Chwileczkę…
web-pass-to = Podaj urządzenie dalej: { $name }
web-pass-taken = { $name }, dotknij, gdy nikt inny nie patrzy
web-fold = Ukryj możliwości
web-unfold = Pokaż możliwości
web-may-have-news = Być może są dla ciebie wieści. Przytrzymaj, by zajrzeć.
web-offers = Inne możliwości ({ $number })
web-offers-covered = Inne możliwości
web-no-offers = Teraz nie masz innych możliwości.
web-sure = Potwierdź swój wybór.
web-about-to-send = Wysyłanie za chwilę…
web-send-now = Wyślij teraz
web-cancel-choice = Anuluj
web-undo = Cofnij mój ostatni wybór

## The player’s own secrets

web-secrets = Twoje sekrety
web-hold-to-peek = Przytrzymaj, by zajrzeć do sekretów
web-only-you = Tylko dla ciebie
web-private-messages = Wiadomości nie dla wszystkich
web-keep-open = Zawsze pokazuj moje sekrety

## The night, read by a narrator

web-night = Noc
web-night-next = Dalej
web-night-skip = Pomiń noc
web-voice = Czytaj na głos słowa narratora
web-voice-missing = To urządzenie nie ma głosu dla tego języka, więc nic nie będzie czytane.

## Story, chat, notes, overview

web-tabs = Informacje o grze
web-tab-story = Przebieg
web-tab-talk = Rozmowa
web-tab-notes = Notatki
web-tab-lists = Przegląd
web-unread = { $number ->
    [one] { $number } nowa wiadomość
    [few] { $number } nowe wiadomości
    [many] { $number } nowych wiadomości
   *[other] { $number } nowej wiadomości
}
web-story-all = Pokaż cały przebieg gry
web-show-on-board = Pokaż na planszy
web-times = { $line } (×{ $number })
web-earlier = Pokaż wcześniejsze wiadomości
web-nothing-said = Nie ma jeszcze wiadomości.
web-claim = Złóż deklarację
web-claim-what = Co chcesz powiedzieć? To może być prawda albo kłamstwo.
web-claim-say = Powiedz to
web-slot-seat = Który gracz?
web-slot-number = Która runda?
web-slot-team = Która drużyna?
web-slot-kind = Jaki rodzaj?
web-slot-alignment = Jaka przynależność?
web-slot-place = Które pole?
web-slot-city = Które miasto?
web-slot-card = Która karta?
web-slot-character = Która postać?
web-slot-event = Które wydarzenie?
web-slot-outcome = Co się stało?
web-slot-other = Co dokładnie?
web-gap = [{ $what }]
# “[imię]” also fits after “gracza”, as in “stan gracza [imię]”.
web-gap-seat = imię
web-gap-number = numer
# .own: after “w drużynie”, as in “Gram w drużynie [czyjej]”.
web-gap-side = drużyna
    .own = czyjej
web-gap-kind = rodzaj
    .ins = kim
web-gap-alignment = przynależność
    .ins = kim
web-gap-place = pole
    .in = gdzie
    .to = dokąd
web-gap-city = miasto
web-gap-card = karta
    .acc = kartę
web-gap-character = postać
web-gap-event = wydarzenie
web-gap-outcome = co się stało
web-gap-other = …
web-number = { $number }
web-spectators-silent = Widzowie nie mogą rozmawiać z graczami.
web-no-talking = Teraz nie możesz rozmawiać.
web-talk-covered = Prywatne wiadomości są zakryte razem z twoimi sekretami.
web-no-notes = Wszystkie pomoce dla pamięci są przy tym stole wyłączone.
web-notes-covered = Twoje notatki są zakryte. Aby je przeczytać, zaznacz pod planszą „Zawsze pokazuj moje sekrety”.
web-notes-empty = Nie ma jeszcze notatek.
web-claims = Deklaracje
web-private-claims = Deklaracje nie dla wszystkich
web-claims-who = Gracz
web-claims-what = Deklaracja
web-claims-remark = Uwagi
web-contradicts = przeczy wcześniejszej deklaracji
web-places = Plansza

## About another player

web-say-about = Powiedz coś o graczu { $name }
web-has-said = Deklaracje gracza { $name }
web-mark = Twoja ocena
web-mark-none = bez oceny
web-mark-trust = zaufanie
web-mark-unsure = niepewność
web-mark-suspect = podejrzenie
web-mark-sure = na pewno wróg
web-mark-hint = Twoja własna ocena. Widzisz ją tylko ty.
web-mark-note = Uwagi
web-mark-text = Nikt inny tego nie widzi.
web-mark-covered = Twoje oceny i uwagi są zakryte. Aby je zobaczyć, zaznacz pod planszą „Zawsze pokazuj moje sekrety”.
web-mute = Ukryj wiadomości: { $name }
web-unmute = Pokaż wiadomości: { $name }

## Tips

web-tip = Wskazówka na pierwszą partię
web-tip-read = Rozumiem
web-tip-more = Więcej
web-tip-no-more = Dość wskazówek
web-tips = Pokazuj wskazówki dla początkujących

## The menu of the table

web-own-seats = Graj jako
web-display = Wygląd
web-sending = Ważne wybory wysyłaj
web-sending-wait = po krótkiej chwili
web-sending-ask = po potwierdzeniu
web-sending-at-once = od razu
web-notices = Powiadamiaj mnie, gdy przyjdzie moja kolej
web-notices-insecure = Przeglądarki pokazują powiadomienia tylko ze stron wczytanych przez HTTPS albo z tego samego urządzenia.
web-notices-on = Takie powiadomienie dostaniesz, gdy przyjdzie twoja kolej.
web-notices-refused = Twoja przeglądarka blokuje powiadomienia. Możesz na nie zezwolić w ustawieniach przeglądarki dla tej strony.
web-notices-unable = Ta przeglądarka nie potrafi pokazywać powiadomień ze stron.
web-only-pass = Teraz nie możesz zrobić nic innego.
web-keys = Klawiatura: Escape przechodzi do pytania, 1–9 to odpowiedzi, Tab przechodzi dalej.
web-ballots = Poddaj pod głosowanie
web-ballots-text = Nikt się nie dowie, kto zaczął głosowanie ani kto jak głosował.
web-call-pause = Zróbmy pauzę
web-call-resume = Wznówmy grę
web-call-extend = Więcej czasu dla wszystkich
web-call-remake = Przerwijmy partię i rozdajmy od nowa
web-call-remove = Zastąpmy botem: { $name }
web-your-place = Twoje miejsce przy tym stole
web-move = Przenieś na inne urządzenie
web-move-text = Otwórz ten link na drugim urządzeniu. Link działa tylko raz. Potem to urządzenie zostanie odłączone.
web-move-code = Kod QR z linkiem do twojego miejsca
web-forget-me = Usuń moje dane
web-forget-me-sure = Tak, usuń
web-forget-me-text = Twoje imię i wszystkie twoje wiadomości przy tym stole zostaną usunięte na zawsze. W trakcie gry inni zobaczą zamiast imienia coś w rodzaju „{ $name }”, a za ciebie zagra bot. Wrócić możesz tylko jako nowa osoba.
web-forgotten = Twoje imię i wszystkie twoje wiadomości przy tamtym stole zostały usunięte.
web-leave-sure = Tak, wychodzę
web-leave-text = Za ciebie zagra bot. Wrócić możesz przez ten sam link.

## Above the table

web-bot-plays-you = Za gracza { $name } gra bot.
web-return = Wracam do gry
web-ballot = Trwa głosowanie stołu.
web-ballot-host = Wybrać nowego hosta? Obecny: { $name }.
web-ballot-extend = Dać wszystkim więcej czasu?
web-ballot-pause = Zrobić pauzę?
web-ballot-remake = Przerwać tę partię i rozdać nową?
web-ballot-remove = Zastąpić gracza { $name } botem do końca partii?
web-ballot-resume = Wznowić grę?
web-ballot-secret = Nikt się nie dowie, jak głosujesz. Koniec głosowania za { $time }.
web-ballot-passed = { $about } Wniosek przeszedł.
web-ballot-failed = { $about } Wniosek nie przeszedł.
web-remade = Tak zdecydowali gracze: partia przerwana, rozdajemy od nowa.
web-vote-yes = Tak
web-vote-no = Nie

## The end

web-you-won = Wygrana!
web-you-lost = Przegrana.
web-seats-won = Wygrana: { $winners }. Przegrana: { $losers }.
web-won = { $number ->
    [one] Wygrywa { $names }.
    [few] Wygrywają: { $names }.
    [many] Wygrywają: { $names }.
   *[other] Wygrywają: { $names }.
}
web-nobody-won = Nikt z graczy nie wygrywa.
web-end-board = Pokaż planszę
web-end-roles = Pokaż, kto był kim
web-again = Zagraj jeszcze raz
web-again-host = Host może zacząć kolejną partię z tymi samymi osobami.
web-download = Pobierz tę partię
