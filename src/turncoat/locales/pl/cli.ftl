## Help and errors

cli-help-usage = Użycie:
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-help = Pokaż tę pomoc i zakończ.
cli-help-version = Pokaż wersję i zakończ.
cli-help-language = Język: { $languages }. Domyślnie: ostatnio wybrany w grze, inaczej ten z LANG albo angielski.
cli-program-help = Gry planszowe z ukrytymi rolami w terminalu oraz serwer do nich. Na początek wpisz „turncoat play shadow_hunters”, „turncoat play among_cultists” albo „turncoat play dark_providence”.

cli-error = turncoat: { $sentence }
cli-hint = Pomoc: { $command } --help
cli-broken = Coś się zepsuło wewnątrz programu Turncoat. To jego błąd, nie twój. Jeśli trwała gra, jest zapisana aż do ostatniego ruchu. ({ $error })
cli-missing-text = W pakiecie gry brakuje komunikatu { $message }. Dopisz go do pliku w folderze locales/en tego pakietu.
cli-missing-extra = To polecenie wymaga pakietów, które nie są zainstalowane. Zainstaluj je tak: { $command }
cli-no-such-option = Nie ma opcji { $name }.
cli-no-such-command = Nie ma polecenia „{ $name }”.
cli-missing = Brakuje argumentu: { $name }.
cli-missing-choice = Brakuje argumentu: { $name }. { $hint }
cli-bad-parameter = { $name }: { $sentence }
cli-option-needs-value = Opcja { $name } wymaga wartości.
cli-option-takes-none = Opcja { $name } nie przyjmuje wartości.
cli-bad-usage = Za dużo argumentów.
cli-unknown-game = Nie ma gry „{ $value }”. { $hint }
cli-unknown-language = Nie ma języka „{ $value }”. { $hint }
cli-unknown-level = Nie ma poziomu botów „{ $value }”. { $hint }
cli-unknown-pace = Nie ma tempa „{ $value }”. { $hint }
cli-unknown-table-option = Nie ma opcji stołu „{ $value }”. { $hint }
cli-unknown-switch = Wpisz on albo off.
cli-choose-one = Do wyboru: { $words }.
cli-did-you-mean = Czy chodzi o „{ $near }”?
cli-not-a-number = „{ $value }” nie jest liczbą całkowitą.
cli-number-too-small = Najmniejsza dozwolona liczba to { $least }.
cli-number-too-large = Największa dozwolona liczba to { $most }.

cli-metavar-options = [OPCJE]
cli-metavar-command = POLECENIE
cli-metavar-language = KOD
cli-metavar-game = GRA
cli-metavar-game-or-none = [GRA]
cli-metavar-name = IMIĘ
cli-metavar-file = PLIK
cli-metavar-level = POZIOM
cli-metavar-levels = POZIOM,POZIOM…
cli-metavar-pool = NAZWA
cli-metavar-preset = NAZWA
cli-metavar-pair = NAZWA=WARTOŚĆ
cli-metavar-seed = TEKST

cli-comma = { ", " }
cli-percent = { $number }%

## Names of players

cli-name-me = { $name } (ty)

## turncoat host

cli-host-short = Uruchom serwer, załóż stół i zagraj przy nim.
cli-host-help = Uruchamia serwer na tym komputerze, zakłada stół i pozwala grać przy nim z tego terminala. Inni dołączają przez link. Wolne miejsca zajmują boty. Limity czasu są tylko wtedy, gdy ustawisz --pace. Gdy wychodzisz, serwer wyłącza się dla wszystkich, a wszystkie gry zostają zapisane. Z opcją --at stół powstaje na serwerze, który już działa, i zostaje otwarty po twoim wyjściu.
cli-host-name = Twoje imię w grze.
cli-host-pace = Limity czasu: live ({ $live } na ruch), correspondence ({ $correspondence } na ruch) albo untimed (bez limitu). Domyślnie: { $usual }.
cli-host-no-spectators = Bez widzów.
cli-host-spectator-delay = O ile sekund później widzowie widzą wszystko, najwyżej { $most }. Domyślnie: 0.
cli-host-no-free-text = Wyłącz swobodną rozmowę. Gotowe deklaracje można składać nadal.
cli-host-several-seats = Pozwól gościom zajmować kilka miejsc i podawać sobie jedno urządzenie.
cli-host-listed = Pokaż stół na publicznej liście otwartych stołów serwera.
cli-host-at = Załóż stół na serwerze pod tym adresem, np. http://192.168.1.20:8421, zamiast uruchamiać nowy serwer.
cli-host-at-or-here = Opcja --at oznacza serwer, który już działa. Pomiń --host, --port i --data.
cli-host-bad-address = „{ $address }” to nie adres serwera. Podaj adres w rodzaju http://192.168.1.20:8421.
cli-host-closes = Jeśli wyjdziesz, serwer wyłączy się dla wszystkich. Jeszcze tu są: { $names }. Wyłączyć mimo to?
cli-host-key-quit = q – wyjdź; serwer wyłączy się dla wszystkich, a wszystkie gry zostaną zapisane
cli-host-link = W przeglądarce można dołączyć przez ten link:
cli-host-link-terminal = A w terminalu tym poleceniem:
cli-host-starting = Uruchamianie serwera…
cli-host-failed = Nie udało się uruchomić serwera.
cli-host-back = Serwer wyłączony. Wszystkie gry są zapisane. Aby grać dalej, uruchom go ponownie i wróć do gry z drugiego terminala:

## turncoat join

cli-metavar-token = TOKEN
cli-join-short = Dołącz przez link do stołu na serwerze.
cli-join-help = Dołącza do stołu przez jego link albo wraca na miejsce, które już tam masz. Bez miejsca oglądasz grę. Sam adres serwera pokazuje listę jego otwartych stołów.
cli-join-forget-me = Usuń na zawsze swoje imię i wszystkie swoje wiadomości przy stole.
cli-join-forget-sure = Twoje imię i wszystkie twoje wiadomości przy tym stole zostaną usunięte na zawsze. Jeśli gra jeszcze trwa, twoje miejsce zajmie bot. Usunąć?
cli-join-forget-nobody = Stąd nikt do tego stołu nie dołączał albo nie pod tym imieniem.
cli-join-forget-done = Twoje imię i wszystkie twoje wiadomości przy tym stole zostały usunięte.
cli-join-name = Twoje imię w grze.
cli-join-token = Token miejsca, np. dla bota. Inni użytkownicy tego komputera mogą odczytać wiersz poleceń, więc lepiej ustaw TURNCOAT_TOKEN.
cli-join-guest = Gość
cli-join-bad-link = „{ $link }” to nie link do stołu. Podaj link w rodzaju http://192.168.1.20:8421/r/ABCDEF.
cli-join-bare-code = „{ $code }” to tylko kod stołu. Podaj cały link, np. http://192.168.1.20:8421/r/{ $code }.
cli-join-rooms = Otwarte stoły na tym serwerze:
cli-join-no-rooms = Ten serwer nie ma na liście żadnych otwartych stołów. Do stołu spoza listy dołączysz przez jego link.
cli-join-room = { $free ->
    [0] { $game }. Host: { $host }. Brak wolnych miejsc. Ustawienia: { $settings }.
   *[other] { $game }. Host: { $host }. Wolne miejsca: { $free }. Ustawienia: { $settings }.
}
cli-join-no-host = brak
cli-join-no-server = Pod adresem { $link } nie odpowiada żaden serwer.
cli-join-cant-store = Nie można zapisać tokena miejsca w pliku { $file }: { $why }.
cli-join-forgotten = { $sentence } Uruchom to samo polecenie jeszcze raz, by dołączyć jako nowa osoba.
cli-join-other-name = { $sentence } Wybierz inne imię opcją --name.
cli-join-quit = Nie ma cię już przy stole. Twoje miejsce czeka na ciebie.
cli-join-away = Nie ma cię już przy stole. Dopóki nie wrócisz, gra za ciebie bot.
cli-join-quit-unseated = Nie ma cię już przy stole.
cli-join-input-ended = Koniec danych wejściowych. Twoje miejsce czeka na ciebie.
cli-join-input-ended-unseated = Koniec danych wejściowych.
cli-join-your-name = Twoje imię to „{ $name }”. Aby dołączyć pod innym, użyj --name.
cli-join-gave-up-seat = Nie ma cię już przy stole, a twoje miejsce jest wolne.
cli-join-moved = Twoje miejsce jest teraz na innym urządzeniu. Graj dalej tam.
cli-join-no-reconnect = Serwer nie wrócił. Niczego nie tracisz: gdy znów zacznie działać, twoje miejsce będzie na ciebie czekać.
cli-join-back = Powrót do gry:
cli-join-lost = Utracono połączenie. Trwa ponowne łączenie…
cli-join-closed = Serwer się wyłączył. Jeszcze przez { $time } próbujemy połączyć się ponownie; Ctrl-C, by wyjść…
cli-join-reconnected = Połączenie wróciło.
cli-join-closing = Serwer się wyłącza. Niczego nie tracisz.
cli-join-outdated = Tę partię zaczęto według starszych zasad, których ten serwer już nie zna. Nie można jej kontynuować.
cli-join-undone = Cofnięto ostatnią odpowiedź: { $name }.
cli-join-watching = Oglądasz grę i widzisz to, co wolno wiedzieć wszystkim. Wpisz h, by zobaczyć klawisze.
cli-join-bot-plays = Czas minął, więc gra za ciebie bot. Naciśnij Enter, by wrócić do gry:
cli-join-prompt = h – pomoc:
cli-join-prompt-outside = Czekamy na następną grę; q – wyjdź:
cli-join-again = Enter – jeszcze raz, k – zapisz partię do pliku, h – pomoc, q – wyjdź:
cli-join-over = Czekamy na kolejną grę; k – zapisz partię do pliku, h – pomoc, q – wyjdź:
cli-join-replay = Cała partia w pliku, z dowodem uczciwego rozdania:
cli-join-saved = Partia zapisana. Tak sprawdzisz, czy rozdanie było uczciwe, i obejrzysz ją jeszcze raz:
cli-join-question-changed = Zanim dotarła ta liczba, pytanie się zmieniło. Wybierz jeszcze raz.
cli-join-keys = Nie ma takiego klawisza. Wpisz h, by zobaczyć klawisze.
cli-join-no-journal = Dziennik jest przy tym stole wyłączony.
cli-join-move-near = Ten link działa tylko na tym komputerze, bo stół jest tu otwarty pod adresem { $address }. Aby przejść na inne urządzenie, dołącz pod adresem sieciowym tego komputera i jeszcze raz wpisz d.
cli-join-move = Ten link przenosi twoje miejsce na inne urządzenie. Działa raz, jeszcze przez { $time }. W terminalu wpisz cały wiersz:

cli-time-seconds = { $number } s
cli-time-minutes = { $number } min
cli-time-hours = { $number } h
cli-time-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}

cli-join-status = { $status } | { $prompt }
cli-join-status-paused = Trwa pauza (v – głosuj nad wznowieniem)
cli-join-status-chosen = { $time ->
    [none] Twój wybór: { $option } (zmienisz go, wpisując inną liczbę)
   *[other] Twój wybór: { $option } (zmienisz go, wpisując inną liczbę; jeszcze { $time })
}
cli-join-time-turn = Masz jeszcze { $time }
cli-join-time-secret = Wszyscy mają jeszcze { $time }
cli-join-time-window = Na reakcję jeszcze { $time }
cli-join-time-gathering = Na rozmowę jeszcze { $time }
cli-join-wait-turn = { $time ->
    [none] Czekamy na ruch: { $names }
   *[other] Czekamy na ruch: { $names } (jeszcze { $time })
}
cli-join-wait-secret = { $time ->
    [none] Czekamy, aż wybiorą wszyscy
   *[other] Czekamy, aż wybiorą wszyscy (jeszcze { $time })
}
cli-join-wait-window = { $time ->
    [none] Czekamy na reakcje
   *[other] Czekamy na reakcje (jeszcze { $time })
}
cli-join-wait-gathering = { $time ->
    [none] Czekamy na gotowość wszystkich
   *[other] Czekamy na gotowość wszystkich (jeszcze { $time })
}

cli-join-somebody = Osoba, która wyszła
cli-join-wrote = { $name }: { $text }
cli-join-wrote-in = { $name } ({ $language }): { $text }
cli-join-joined = { $name } dołącza.
cli-join-left = { $name } wychodzi.
cli-join-connected = { $name } wraca.
cli-join-disconnected = { $name } traci połączenie.
cli-join-is-ready = { $name } zgłasza gotowość.
cli-join-unready = Zmieniły się miejsca lub ustawienia. Gdy można zaczynać, naciśnij Enter jeszcze raz.
cli-join-host = { $name } to nowy host.
cli-join-host-you = Jesteś teraz hostem.
cli-join-took-seat = { $name } zajmuje miejsce { $number }.
cli-join-left-seat = { $name } zwalnia miejsce { $number }.
cli-join-stand-in = Za gracza { $name } gra teraz bot. Wie tylko to, co wie { $name }.
cli-join-is-back = { $name } znów gra.
cli-join-removed = { $name } traci miejsce; przejmuje je bot { $bot }.
cli-join-late = Czekamy na ruch: { $names }. Za chwilę przejmie go bot.
cli-join-ballot = Głosowanie stołu: { $about } Wpisz v, by zagłosować.
cli-join-passed = { $about } Wniosek przeszedł.
cli-join-failed = { $about } Wniosek nie przeszedł.
cli-join-paused = Trwa pauza. Wszystkie zegary stoją.
cli-join-resumed = Gra toczy się dalej.
cli-join-vote = Tajne głosowanie stołu: { $about }
cli-join-call = Rozpocznij tajne głosowanie stołu. Nikt się nie dowie, kto je zaczął. Nad czym głosujecie?
cli-join-yes = Tak
cli-join-no = Nie
cli-join-no-earlier = Nie ma wcześniejszych wiadomości.
cli-join-muted = Ukryto wiadomości: { $name }.
cli-join-unmuted = Znów widać wiadomości: { $name }.
cli-join-key-board = b – pokaż planszę i graczy
cli-join-key-log = l – pokaż dotychczasowy przebieg gry; l 100 pokazuje ostatnie 100 wierszy
cli-join-key-people = p – pokaż, kto ma które miejsce i kto jest bez połączenia
cli-join-key-mute = m – ukryj lub pokaż czyjeś wiadomości: m Marta
cli-join-key-earlier = e – pokaż wcześniejsze wiadomości
cli-join-key-write = t – napisz wiadomość: t cześć
cli-join-key-write-such-as = t – napisz wiadomość: t { $words }
cli-join-key-vote = v – głosuj albo rozpocznij głosowanie stołu: pauza, więcej czasu, nowe rozdanie
cli-join-key-move = d – przenieś swoje miejsce na inne urządzenie
cli-join-key-leave = x – wyjdź; dopóki nie wrócisz, gra za ciebie bot
cli-join-key-again = Enter – zagraj jeszcze raz z tymi samymi osobami
cli-join-key-keep = k – zapisz skończoną partię do pliku, z dowodem uczciwego rozdania
cli-join-key-quit = q – wyjdź
cli-ballot-pause = Zrobić pauzę?
cli-ballot-resume = Wznowić grę?
cli-ballot-extend = Dać wszystkim więcej czasu?
cli-ballot-remake = Przerwać tę partię i rozdać nową?
cli-ballot-remove = Zastąpić gracza { $name } botem do końca partii?
cli-ballot-host = Wybrać nowego hosta?

## The lobby

cli-lobby-title = { $game }: stół { $code }
cli-lobby-settings = Ustawienia: { $settings }.
cli-lobby-pace-live = na żywo
cli-lobby-pace-correspondence = korespondencyjnie
cli-lobby-pace-untimed = bez limitu czasu
cli-lobby-move = { $time } na ruch
cli-lobby-talk-free = swobodna rozmowa
cli-lobby-talk-claims = tylko gotowe deklaracje
cli-lobby-spectators = z widzami
cli-lobby-spectators-delay = z widzami, z opóźnieniem: { $time }
cli-lobby-no-spectators = bez widzów
cli-lobby-several-seats = kilka miejsc na gościa
cli-lobby-listed = na publicznej liście
cli-lobby-seat = Miejsce
cli-lobby-who = Gracz
cli-lobby-state = { "" }
cli-lobby-bank = Zapas czasu
cli-lobby-free = (wolne)
cli-lobby-bot = { $level ->
    [sensible] rozsądny bot
    [uniform] losowy bot
   *[other] bot: { $level }
}
cli-lobby-program = program
cli-lobby-host = host
cli-lobby-ready = w gotowości
cli-lobby-not-ready = szykuje się
cli-lobby-away = gra bot zastępczy
cli-lobby-disconnected = bez połączenia
cli-lobby-unseated = { $name } jest przy stole, ale bez miejsca.
cli-lobby-unseated-you = Nie masz jeszcze miejsca.
cli-lobby-watching = { $name } ogląda grę.
cli-lobby-watching-you = Oglądasz grę.
cli-lobby-fixed = Serwer ustalił już swoją część rozdania. Wpisz commitment, by zobaczyć pieczęć rozdania, dzięki której sprawdzisz je po grze.
cli-lobby-commitment = Aby po grze sprawdzić rozdanie, zapisz partię i uruchom „turncoat verify” z tą pieczęcią rozdania: { $commitment }
cli-lobby-prompt = Enter – gotowe, numer – zmień miejsce, h – pomoc:
cli-lobby-prompt-guest = Enter – usiądź i gotowe, numer – zajmij to miejsce, h – pomoc:
cli-lobby-prompt-full = Wszystkie miejsca są zajęte, więc będziesz oglądać; h – pomoc:
cli-lobby-prompt-host = Enter – start z botami na wolnych miejscach, numer – zajmij miejsce, h – pomoc:
cli-lobby-prompt-host-waits = Enter – start, gdy wszyscy zgłoszą gotowość, numer – zajmij miejsce, h – pomoc:
cli-lobby-without-seat = Na razie bez miejsca: { $names }. Zacząć mimo to, z botami na wolnych miejscach?
cli-lobby-program-name = Robot
cli-lobby-token = Aby grać jako { $name }, program potrzebuje tego linku i tego tokena. Pokazujemy je tylko raz:
cli-lobby-prompt-ready = { $missing ->
    [people] Jesteś w gotowości. Czekamy na gotowość: { $names }; h – pomoc:
    [seats] Jesteś w gotowości. Czekamy na graczy na wolne miejsca; h – pomoc:
   *[both] Jesteś w gotowości. Czekamy na gotowość: { $names }, a także na graczy na wolne miejsca; h – pomoc:
}
cli-lobby-locked = Stół jest zablokowany. Nikt nowy nie może dołączyć.
cli-lobby-unlocked = Stół jest odblokowany.
cli-lobby-ban-address = { $others ->
    [0] Zbanować też adres internetowy ({ $name })? Nikt inny przy stole nie korzysta z tego łącza.
   *[other] Zbanować też adres internetowy ({ $name })? Stół opuszczą wtedy także inne osoby na tym łączu: { $names }.
}
cli-lobby-banned = { $name } ma bana przy tym stole.
cli-lobby-unbanned = { $name } może znów dołączyć.
cli-lobby-call-host = Rozpocząć tajny wybór nowego hosta? Wniosek upadnie, jeśli w ciągu dwóch minut host zrobi cokolwiek.
cli-lobby-again = Nie ma takiego klawisza ani polecenia. Wpisz h, by zobaczyć pomoc.
cli-lobby-key-number = 1, 2, … – zajmij to miejsce albo je zwolnij, jeśli jest twoje
cli-lobby-key-enter = Enter – zajmij miejsce, jeśli go nie masz, i zgłoś gotowość; gdy robi to host, wolne miejsca zajmują boty
cli-lobby-key-bots = bots – posadź boty na wolnych miejscach; bots uniform lub bots sensible ustala poziom wszystkich botów
cli-lobby-key-clear = free – usuń bota z miejsca: free 3
cli-lobby-key-program = program – zarezerwuj miejsce dla programu: program 3 Robo
cli-lobby-key-lock = lock – zablokuj stół, żeby nikt nowy nie dołączył, albo go odblokuj
cli-lobby-key-kick = kick – usuń kogoś od stołu; może wrócić po minucie: kick Marta
cli-lobby-key-ban = ban – zbanuj kogoś przy tym stole: ban Marta
cli-lobby-key-unban = unban – odbanuj kogoś: unban Marta
cli-lobby-key-host = v – głosuj nad wyborem nowego hosta, jeśli obecny nie reaguje
cli-lobby-key-hand-over = host – zrób hostem kogoś innego: host Marta
cli-lobby-key-commitment = commitment – pokaż pieczęć rozdania, by sprawdzić je po grze
cli-lobby-key-leave = x – wyjdź i zwolnij miejsce
cli-lobby-key-quit = q – wyjdź; twoje miejsce czeka na ciebie

## turncoat verify

cli-verify-short = Sprawdź, czy skończona partia była uczciwa.
cli-verify-help = Sprawdza plik skończonej partii: czy sekret serwera pasuje do pieczęci rozdania z lobby, czy karty rozdano na podstawie tego sekretu i losowych liczb graczy oraz czy każdy ruch jest zgodny z zasadami. Sprawdzić można tylko partie rozegrane na serwerze; partia z „turncoat play” nie ma pieczęci.
cli-verify-local = Tę partię rozegrano na jednym komputerze, więc nie ma pieczęci do sprawdzenia. Sprawdzić można tylko partie rozegrane na serwerze.
cli-verify-commitment = Pieczęć rozdania skopiowana w lobby albo przy stole. W pliku musi być taka sama.
cli-verify-yes = tak
cli-verify-no = NIE
cli-verify-committed = Sekret pasuje do pieczęci sprzed rozdania: { $answer }
cli-verify-dealt = Karty rozdano na podstawie sekretu i liczb graczy: { $answer }
cli-verify-played = Każdy ruch jest zgodny z zasadami: { $answer }
cli-verify-same = Pieczęć jest taka jak podana: { $answer }
cli-verify-winners = Kto wygrywa: { $names }
cli-verify-nobody = nikt

## turncoat games

cli-games-short = Pokaż listę gier i ich instrukcji.
cli-games-help = Pokazuje listę gier: ile osób może grać, domyślną liczbę graczy i miejsce, w którym są instrukcje.
cli-games-header-game = Gra
cli-games-header-name = Nazwa
cli-games-header-players = Gracze
cli-games-header-default = Domyślnie
cli-games-players = { $least }–{ $most }
cli-games-rulebooks = Instrukcje:
cli-games-rulebook = { $game }: { $file }

## turncoat play

cli-play-short = Graj w terminalu, z botami albo ze znajomymi.
cli-play-help = Uruchamia podaną grę w tym terminalu: dla jednej osoby i botów albo dla kilku osób, które zmieniają się przy jednej klawiaturze (--people). Przy każdym pytaniu możesz wpisać h, by zobaczyć pomoc. Gra zapisuje się po każdej odpowiedzi.
cli-play-players = Liczba graczy. Domyślną liczbę dla każdej gry pokazuje „turncoat games”.
cli-play-people = Liczba osób przy tej klawiaturze. Domyślnie: 1.
cli-play-seat = Miejsce osoby, licząc od 1. Powtórz dla każdej osoby. Domyślnie: pierwsze miejsca.
cli-play-name = Imię gracza. Powtórz dla każdego gracza: najpierw ludzie, potem boty.
cli-play-bots = Poziom botów, np. sensible (grają o wygraną) albo uniform (grają losowo). Domyślnie: najsilniejszy poziom w grze.
cli-play-pool = Które postacie mogą być w grze. To samo co --option pool=NAZWA.
cli-play-preset = Zestaw opcji o tej nazwie, np. first_game. To samo co --option preset=NAZWA.
cli-play-option = Ustaw opcję stołu. Można powtarzać. Wszystkie objaśnia --options.
cli-play-options = Objaśnij wszystkie opcje stołu i zakończ.
cli-play-content = Użyj własnych kart i liczb z tego pliku (tylko dark_providence).
cli-play-seed = Dowolny tekst. Ten sam tekst, te same opcje i odpowiedzi dają tę samą partię.
cli-play-save = Zapisuj partię w tym nowym pliku. Domyślnie: plik w twoim folderze danych.
cli-play-load = Kontynuuj zapisaną partię; argument GRA można wtedy pominąć. Partia zapisuje się w tym samym pliku, chyba że podasz też --save.
cli-play-fast = Bez przerw, gdy ruch mają inni.
cli-play-plain = Zwykłe wiersze bez ramek i kolorów, dla czytników ekranu.

cli-play-which = W którą grę chcesz zagrać? Podaj jedną z tych: { $words }. Pełną listę pokazuje „turncoat games”.
cli-load-and-setup = Zapisana partia ma już swoje opcje i imiona. Pomiń je przy --load.
cli-other-game = W tym pliku jest partia w { $game }, a nie w { $asked }. Użyj: turncoat play { $game } --load { $file }
cli-too-many-people = Osób przy klawiaturze ({ $people }) jest więcej niż graczy ({ $players }).
cli-too-many-seats = Podanych miejsc jest więcej niż osób ({ $people }).
cli-seat-twice = Dwie osoby nie mogą mieć tego samego miejsca.
cli-no-such-seat = Nie ma miejsca { $seat }. Liczba graczy w tej partii: { $players }.
cli-too-many-names = Imion jest więcej niż graczy ({ $players }).
cli-name-twice = Dwoje graczy nie może mieć tego samego imienia.
cli-bad-name = Imię musi mieć od 1 do { $longest } znaków.

cli-setup-intro = Opcję stołu ustawia --option NAZWA=WARTOŚĆ. Gwiazdka oznacza wartość domyślną.
cli-setup-title = { $name } ({ $label })
cli-setup-header-value = Wartość
cli-setup-header-meaning = Znaczenie
cli-setup-default = { $value } *
cli-setup-list = lista
cli-setup-ids = do wyboru: { $ids }
cli-setup-no-value = „{ $pair }” trzeba zapisać jako NAZWA=WARTOŚĆ.
cli-setup-players = Liczbę graczy ustawia --players.
cli-setup-bad-value = Opcja { $name } nie ma wartości „{ $value }”. Możliwe wartości: { $values }. Domyślnie: { $usual }.
cli-setup-twice = Opcja { $name } dostała dwie różne wartości.
cli-setup-choose = { $sentence } Wybierz, podając --option { $name }=LISTA. LISTA: { $example }.

## Files

cli-no-such-file = Nie ma pliku { $file }.
cli-is-a-folder = { $file } to folder, a nie zapisana partia.
cli-cant-read = Nie można odczytać pliku { $file }: { $why }.
cli-is-a-file = { $file } to plik, a nie folder.
cli-cant-write = Nie można zapisać w { $file }: { $why }.
cli-too-large = Plik { $file } jest za duży jak na zapisaną partię.
cli-file-exists = Plik { $file } już istnieje i pozostał bez zmian. Wybierz inną nazwę albo kontynuuj tamtą partię opcją --load.
cli-other-content = Tę partię rozegrano z innymi kartami lub liczbami. Podaj --content z plikiem, którego wtedy użyto, albo pomiń --content, jeśli grano standardowymi kartami.
cli-content-not-here = Kart gry { $game } nie można podmienić. Opcja --content działa tylko dla: { $games }.
cli-content-is-a-folder = { $file } to folder, a nie plik z kartami.
cli-bad-content = { $file }: { $sentence }
cli-bad-save = { $file }: { $why }
cli-no-home = Nie ma folderu domowego na zapisane partie. Podaj plik opcją --save.

## Questions and answers

cli-welcome = { $game }
cli-welcome-keys = Na każde pytanie odpowiadaj liczbą. Inne klawisze: h – pomoc, a – spis tego, co jest w grze, ? – zasada, z której wynika pytanie.
cli-other-language = Teksty gry { $game } nie są dostępne w twoim języku. Pokazujemy je po angielsku.
cli-quoted = Opis: { $sentence }

cli-prompt = { $keys }:
cli-prompt-numbers = { $last ->
    [1] Enter lub 1
    [2] 1 lub 2
   *[other] od 1 do { $last }
}
cli-prompt-offers = o – inne możliwości
cli-prompt-claim = s – deklaracja
cli-prompt-undo = u – cofnij
cli-prompt-help = h – pomoc
cli-choice-number = { $number }.
cli-choice-sign = { $label } [{ $sign }]
cli-choice-detail = – { $detail }
cli-choose-prompt = { $last ->
    [1] 1 albo Enter, by anulować:
    [2] 1 lub 2 albo Enter, by anulować:
   *[other] od 1 do { $last } albo Enter, by anulować:
}
cli-choose-again = { $last ->
    [1] Wpisz 1.
    [2] Wpisz 1 lub 2.
   *[other] Wpisz liczbę od 1 do { $last }.
}
cli-agree-yes = t
cli-agree-prompt = t – tak, n lub Enter – nie:
cli-agree-again = Wpisz t (tak) albo n (nie).
cli-not-understood = { $last ->
    [1] Naciśnij Enter albo wpisz 1 lub jeden z klawiszy. Klawisze pokazuje h.
    [2] Wpisz 1, 2 albo jeden z klawiszy. Klawisze pokazuje h.
   *[other] Wpisz liczbę od 1 do { $last } albo jeden z klawiszy. Klawisze pokazuje h.
}
cli-only-choice = Masz tylko jedną możliwość: { $option }.
cli-almanac-none = Nic tutaj nie nazywa się „{ $words }”.
cli-nothing-claimed = Nie złożono deklaracji.
cli-undone = Cofnięto twoją ostatnią odpowiedź. Oto pytanie jeszcze raz.
cli-time-over = Czas na rozmowę minął.
cli-offers = Możliwe w każdej chwili:
cli-no-offers = Teraz nie możesz nic zrobić poza kolejką.
cli-out-of-turn = Teraz możesz to zrobić, poza kolejką:

cli-key-why = ? – pokaż zasady, z których wynika to pytanie
cli-key-board = b – pokaż jeszcze raz planszę i graczy
cli-key-card = c – pokaż swoją kartę: kim jesteś i co masz
cli-key-almanac = a – sprawdź, kto i co może być w tej grze
cli-key-look-up = a oraz nazwa – sprawdź jedną rzecz
cli-key-look-up-such-as = a oraz nazwa – sprawdź jedną rzecz: a { $words }
cli-key-journal = j – pokaż swój dziennik: co wiesz, skąd to wiesz i co kto powiedział
cli-key-log = l – pokaż dotychczasowy przebieg gry; l 100 pokazuje ostatnie 100 wierszy
cli-key-offers = o – zrób coś, co wolno w każdej chwili, także gdy wybierają inni
cli-key-say = s – złóż deklarację, prawdziwą albo nie
cli-key-undo = u – cofnij swoją ostatnią odpowiedź
cli-key-rules = r – szukaj w instrukcji numeru lub słowa: r 10
cli-key-rules-such-as = r – szukaj w instrukcji numeru lub słowa: r 10 albo r { $words }
cli-key-help = h – pokaż te klawisze i znaczenie znaków na ekranie
cli-key-help-only = h – pokaż te klawisze
cli-key-language = language – zmień język: language en
cli-language-list = Języki: { $languages }. Po poleceniu language wpisz kod języka, np. language en.
cli-language-named = { $name } ({ $code })
cli-language-chosen = Język: { $name }
cli-legend = Co znaczą znaki
cli-legend-sign = Znak
cli-legend-meaning = Znaczenie
cli-key-quit = q – wyjdź; gra jest zapisana

cli-log-lines = „{ $lines }” to nie liczba wierszy. Wpisz samo l albo l z liczbą, np. l 100.
cli-log-part = Ostatnie wiersze ({ $shown } z { $all }):
cli-rule-title = { $id } ({ $chapter })
cli-rules-prompt = Numer zasady lub słowo albo Enter, by anulować:
cli-rules-none = W instrukcji nie występuje „{ $words }”.
cli-rules-no-book = Ta gra nie ma instrukcji.
cli-rules-english = Ta instrukcja nie jest jeszcze przetłumaczona. Pokazujemy ją po angielsku.
cli-why-none = W instrukcji nie ma zasady, która dotyczy tego pytania.
cli-rules-many = Pasujące zasady: { $number }. Aby którąś przeczytać, wpisz jej numer, np. „r { $first }”:
cli-rules-line = { $id }: { $first }

cli-cover-first = Gdy skończysz czytać, naciśnij Enter. Ekran zostanie wyczyszczony dla następnej osoby:
cli-cover = Podaj klawiaturę dalej: { $name }.
cli-cover-others = Ktoś inny chce zrobić coś poza kolejką? Niech wpisze swoje imię.
cli-cover-enter = { $name }, naciśnij Enter, gdy nikt inny nie widzi ekranu:
cli-cover-caller = { $name }, naciśnij Enter, gdy nikt inny nie patrzy:
cli-since = { $name }, od twojej ostatniej tury:
cli-card-covered = Na ekranie nie ma jeszcze nic tajnego. Wpisz c, by zobaczyć swoją kartę i to, co wiesz tylko ty. Do tego czasu podpowiedzi nie uwzględniają twoich sekretów.
cli-question-covered = Twoja kolej na tajny wybór.
cli-prompt-covered = Enter – pokaż pytanie, c – pokaż też swoją kartę, h – pomoc:
cli-only-you = Tylko dla ciebie:

cli-shared = Dla wszystkich przy klawiaturze
cli-shared-enter = Gdy można grać dalej, naciśnijcie Enter.
cli-shared-name = Aby złożyć deklarację albo zdecydować w tajemnicy, wpisz swoje imię.
cli-shared-prompt = Enter, imię albo q:
cli-shared-unknown-name = Przy tej klawiaturze nie ma nikogo o imieniu „{ $name }”.
cli-shared-ready = { $name } jest już w gotowości.

cli-quit = Gra jest zapisana. Aby kontynuować:
cli-input-ended = Koniec danych wejściowych. Gra jest zapisana. Aby kontynuować:
cli-interrupted = Przerwano. Gra jest zapisana. Aby kontynuować:
cli-not-saved = Nie udało się zapisać ostatnich ruchów. Wcześniejszy przebieg jest zapisany. Aby kontynuować:
cli-finished = Skończona partia jest zapisana. Aby obejrzeć ją jeszcze raz:

## Tables as plain lines, for --plain

cli-plain-title = { $title }:
cli-plain-row = { $first }. { $rest }
cli-plain-row-sentence = { $first } { $rest }
cli-plain-row-bare = { $first }: { $rest }
cli-plain-cell = { $header }: { $cell }
cli-plain-next = { "; " }

## turncoat simulate

cli-simulate-short = Każ botom rozegrać wiele partii i policz wyniki.
cli-simulate-help = Boty rozgrywają wiele partii w podaną grę, a program liczy, kto wygrywa i w jaki sposób.
cli-simulate-games = Liczba partii. Domyślnie: { $usual }.
cli-simulate-seed = Liczba całkowita. Ta sama liczba daje te same partie. Domyślnie: 0.
cli-simulate-option = Ustaw opcję stołu. Można powtarzać. Wszystkie objaśnia „turncoat play GRA --options”.
cli-simulate-bots = Poziomy botów rozdzielone przecinkami i przydzielane kolejno miejscom, np. sensible,uniform. Domyślnie: najsilniejszy poziom w grze.
cli-simulate-json = Wypisz tylko raport, jako JSON.
cli-simulate-bar = Boty grają
cli-simulate-interrupted = Przerwano. Nie ma raportu.
cli-simulate-games-row = Partie
cli-simulate-decisions = Decyzje
cli-simulate-seconds = Sekundy
cli-simulate-speed = Decyzje na sekundę
cli-simulate-rounds = Rundy na partię
cli-simulate-sides = Wygrane według stron
cli-simulate-sides-note = Partię może wygrać więcej niż jedna strona albo żadna.
cli-simulate-ways = Wygrane według stron i zakończeń
cli-simulate-endings = Zakończenia
cli-simulate-wins-by-bot = Wygrane według botów
cli-simulate-bots-note = Liczy się każde miejsce, które wygrywa partię, samo albo razem z innymi.
cli-simulate-all-sides = wszystkie
cli-simulate-header-bot = Bot
cli-simulate-header-seats = Miejsca
cli-simulate-header-won = Wygrane
cli-simulate-header-side = Strona
cli-simulate-header-ending = Zakończenie
cli-simulate-header-games = Partie
cli-simulate-header-share = Udział

## turncoat replay

cli-replay-short = Obejrzyj zapisaną partię jeszcze raz.
cli-replay-help = Pokazuje zapisaną partię jeszcze raz, strona po stronie: tak, jak mogli ją widzieć wszyscy, tak, jak było ją widać z jednego miejsca (--seat), albo ze wszystkimi sekretami (--open).
cli-replay-seat = Pokaż tylko to, co było widać z tego miejsca, licząc od 1.
cli-replay-open = Pokaż wszystko, ze wszystkimi sekretami.
cli-replay-content = Plik z twoimi własnymi kartami i liczbami, jeśli z nimi grano (tylko dark_providence).
cli-replay-both = Podaj albo --seat, albo --open, ale nie obie opcje.
cli-replay-as-everyone = Widok: to, co mogli widzieć wszyscy.
cli-replay-as-seat = Widok gracza { $name }.
cli-replay-as-open = Widok ze wszystkimi sekretami.
cli-replay-page = Strona { $page } z { $pages }. { $title }
cli-replay-deal = Rozdanie
cli-replay-secret = (tajne) { $sentence }
cli-replay-prompt = Enter – dalej, b – wstecz, 1–{ $pages } – skok, v – plansza, q – wyjdź:
cli-replay-prompt-last = { $pages ->
    [1] Enter – koniec, v – plansza, q – wyjdź:
   *[other] Enter – koniec, b – wstecz, 1–{ $pages } – skok, v – plansza, q – wyjdź:
}
cli-replay-again = { $pages ->
    [1] Naciśnij Enter albo wpisz v lub q.
   *[other] Naciśnij Enter albo wpisz b, v, q lub liczbę od 1 do { $pages }.
}
cli-replay-unfinished = Partia nie jest dokończona.
