## turncoat serve

cli-metavar-folder = FOLDER
cli-metavar-seconds = SEKUNDY
cli-metavar-host = ADRES
cli-metavar-network = ADRES[/BITY]
cli-metavar-metrics = [HOST:]PORT
cli-serve-short = Uruchom serwer, z którym inni łączą się przez sieć.
cli-serve-help = Uruchamia serwer. Są na nim stoły dla osób z tej samej sieci albo z daleka, z botami na wolnych miejscach. Wszystkie dane są w jednym folderze albo w bazie danych PostgreSQL.
cli-serve-bad-public = Adres publiczny jest niepoprawny. Podaj adres w rodzaju https://play.example.org, bez ścieżki i bez nazwy użytkownika.
cli-serve-open-public = Serwer działa pod adresem { $address } (adres publiczny).
cli-serve-bad-proxy = „{ $proxy }” nie jest adresem ani siecią. Dla gniazda uniksowego wpisz „unix”.
cli-serve-bad-metrics = „{ $where }” nie jest poprawnym miejscem na metryki. Podaj port albo host i port, np. 127.0.0.1:9421.
cli-serve-metrics-open = Do { $host } mają dostęp inne komputery, więc metryki wymagają tam tokena. Ustaw TURNCOAT_METRICS_TOKEN albo użyj 127.0.0.1.
cli-serve-metrics-token = Token metryk musi mieć co najmniej { $least } znaków, wyłącznie ASCII, bez spacji.
cli-serve-unix-alone = Podaj albo gniazdo uniksowe, albo host i port, ale nie jedno i drugie.
cli-serve-no-unix = Nie można nasłuchiwać na { $file }: { $why }.
cli-serve-unix-none = Ten system nie ma gniazd uniksowych.
cli-serve-open-unix = Serwer działa na gnieździe uniksowym { $file }
cli-serve-both = Podaj albo folder, albo bazę danych SQLite, ale nie jedno i drugie. Przy PostgreSQL folder służy poleceniom administracyjnym.
cli-serve-no-channel = Nie można utworzyć gniazda poleceń administracyjnych w { $folder }: { $why }. Wybierz folder na dysku lokalnym, w którym serwer może zapisywać.
cli-serve-folder-in-use = Folderu { $folder } używa inny serwer. Najpierw go wyłącz albo wybierz inny folder.
cli-serve-unknown-database = To nie jest adres bazy danych SQLite ani PostgreSQL.
cli-serve-taken = Nie można nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inny port albo wyłącz program, który go używa.
cli-serve-in-use = to miejsce jest już zajęte
cli-serve-not-allowed = użytkownik, który uruchamia Turncoat, nie ma do tego uprawnień
cli-serve-not-here = ten komputer nie ma takiego adresu
cli-serve-no-name = nie ma adresu dla tej nazwy

## turncoat retention

cli-metavar-length = CZAS
cli-metavar-size = ROZMIAR
cli-retention-short = Pokaż lub usuń stare dane.
cli-retention-help = Pokazuje, które dane są już na tyle stare, że można je usunąć. Usuwa je opcja --apply. Działający serwer robi to co godzinę. Polecenia można bezpiecznie użyć, gdy serwer działa: używane stoły nigdy nie są usuwane. Czas podawaj jako „36 hours” lub „30 days”, a rozmiar jako „500 MB” lub „2 GB”.
cli-retention-apply = Usuń te dane.
cli-retention-no-database = W { $file } nie ma bazy danych. Podaj jej folder opcją --data albo jej adres opcją --database.
cli-retention-lobbies-found = { $count ->
    [0] Puste lobby: brak
   *[other] Puste lobby: { $count } ({ $size } MB, najstarsze z { $date })
}
cli-retention-journals-found = { $count ->
    [0] Stoły ze skończoną grą: brak
   *[other] Stoły ze skończoną grą: { $count } ({ $size } MB, najstarszy z { $date })
}
cli-retention-unfinished-found = { $count ->
    [0] Porzucone gry: brak
   *[other] Porzucone gry: { $count } ({ $size } MB, najstarsza z { $date })
}
cli-retention-replays-found = { $count ->
    [0] Powtórki ponad limit rozmiaru: brak
   *[other] Powtórki ponad limit rozmiaru: { $count } ({ $size } MB, najstarsza z { $date })
}
cli-retention-addresses-found = { $count ->
    [0] Wygasłe klucze adresów: brak
   *[other] Wygasłe klucze adresów: { $count } (najstarszy z { $date })
}
cli-retention-older = Bazę danych zapisała starsza wersja programu Turncoat. Uruchom raz serwer i spróbuj ponownie.
cli-retention-applied = Usunięto: { $count }.
cli-retention-how = Niczego nie usunięto. Aby usunąć dane, użyj --apply.
cli-retention-nothing = Nie ma nic do usunięcia.

## Starting the server

cli-database-away = Brak połączenia z bazą danych ({ $why }). Sprawdź, czy baza działa i czy jej adres jest poprawny, i spróbuj ponownie.
cli-database-corrupt = Baza danych jest uszkodzona albo nie jest bazą programu Turncoat ({ $why }). Przywróć kopię zapasową albo wybierz inny folder lub inną bazę.
cli-database-newer = Bazę danych zapisała nowsza wersja programu Turncoat. Zainstaluj tę wersję albo wybierz inny folder lub inną bazę.
cli-database-taken = Tej bazy danych używa inny serwer. Najpierw go wyłącz albo wybierz inny folder lub inną bazę.
cli-database-not-writable = Nie można zapisywać w bazie danych ({ $why }). Sprawdź, do kogo należy folder lub baza, kto może w nich zapisywać i czy na dysku jest miejsce.
cli-database-replaced = Plik bazy danych usunięto lub podmieniono podczas pracy serwera. Sprawdź, czy na miejscu jest właściwy plik, i uruchom serwer ponownie.

cli-serve-open = Serwer działa pod adresem { $address } (dostępny w sieci lokalnej).
cli-serve-open-alone = Serwer działa pod adresem { $address } (tylko na tym komputerze).
cli-serve-here = Na tym komputerze możesz też użyć adresu { $address }
cli-serve-keyboard = Aby grać bez przeglądarki, załóż stół poleceniem:
cli-serve-room = Aby założyć tam stół i przy nim zagrać:
cli-serve-stop = Ctrl-C wyłącza serwer. Wszystkie gry są zapisywane.
cli-serve-closed = Serwer wyłączony. Wszystkie gry są zapisane.

## turncoat admin: commands of the operator to a running server

cli-metavar-room = STÓŁ
cli-metavar-origin = ŹRÓDŁO|STÓŁ
cli-metavar-member = [OSOBA]
cli-metavar-forgotten = OSOBA
cli-metavar-replay = POWTÓRKA
cli-admin-short = Zarządzaj serwerem działającym na tym komputerze.
cli-admin-help = Zarządza serwerem, który działa na tym komputerze. Polecenia przechodzą przez gniazdo w jego folderze danych, więc mogą ich używać tylko użytkownicy z dostępem do tego folderu. Stoły widać tak, jak mogliby je widzieć widzowie: nigdy nie widać kart, ról ani głosów.
cli-admin-json = Wypisz odpowiedź jako jeden wiersz JSON.
cli-admin-list = Pokaż listę ostatnio używanych stołów.
cli-admin-most = Liczba stołów na liście. Domyślnie: 100.
cli-admin-show-short = Pokaż stół i osoby przy nim.
cli-admin-show = Pokazuje stół z osobami przy nim oraz z tymi, które już odeszły, ale których imię jest jeszcze zapisane.
cli-admin-lock = Zablokuj stół, żeby nikt nowy nie mógł dołączyć.
cli-admin-unlock = Odblokuj stół.
cli-admin-end = Zamknij stół na stałe. Wszyscy przy nim dostają o tym wiadomość.
cli-admin-yes = Nie pytaj o potwierdzenie.
cli-admin-needs-yes = To zamyka stół na stałe. Aby zrobić to bez pytania, dodaj --yes.
cli-admin-end-sure = Zamknąć stół { $room } na stałe?
cli-admin-forget-short = Usuń na zawsze dane osoby.
cli-admin-forget = Usuwa na zawsze imię, wiadomości i token osoby, która jest lub była przy stole, także z powtórek. W trwającej grze miejsce przejmuje bot. Numery osób wypisuje „turncoat admin show”.
cli-admin-forget-needs-yes = Tego nie da się cofnąć. Aby zrobić to bez pytania, dodaj --yes.
cli-admin-forget-sure = Usunąć na zawsze dane osoby { $member } przy stole { $room }?
cli-admin-ban-short = Zbanuj adres internetowy na serwerze.
cli-admin-ban = Banuje adres internetowy na serwerze, najwyżej na siedem dni. Podaj ŹRÓDŁO wypisane przez list i show albo STÓŁ i OSOBĘ.
cli-admin-lift = Zdejmij bana z tego źródła.
cli-admin-lift-origin = Aby zdjąć bana, podaj jego źródło. Ich listę pokazuje „turncoat admin bans”.
cli-admin-bans = Pokaż listę wszystkich banów.
cli-admin-pin-short = Chroń powtórkę przed usunięciem.
cli-admin-pin = Zachowuje powtórkę nawet wtedy, gdy stare powtórki są usuwane. Jej identyfikator wypisuje „turncoat admin show”; jest też w nazwie pliku.
cli-admin-unpin = Zdejmij ochronę, żeby znów można było usunąć tę powtórkę.
cli-admin-pins = Pokaż listę chronionych powtórek.
cli-admin-no-pins = Żadna powtórka nie jest chroniona.
cli-admin-retention-short = Pokaż lub usuń stare dane.
cli-admin-retention = Pokazuje, które dane są według ustawień serwera na tyle stare, że można je usunąć. Usuwa je opcja --apply.
cli-admin-old-lobbies = { $count ->
    [0] Puste lobby: brak
   *[other] Puste lobby: { $count }
}
cli-admin-old-journals = { $count ->
    [0] Stoły ze skończoną grą: brak
   *[other] Stoły ze skończoną grą: { $count }
}
cli-admin-old-unfinished = { $count ->
    [0] Porzucone gry: brak
   *[other] Porzucone gry: { $count }
}
cli-admin-old-replays = { $count ->
    [0] Powtórki ponad limit rozmiaru: brak
   *[other] Powtórki ponad limit rozmiaru: { $count }
}
cli-admin-old-addresses = { $count ->
    [0] Wygasłe klucze adresów: brak
   *[other] Wygasłe klucze adresów: { $count }
}
cli-admin-imports = Przyjmuj lub odrzucaj skończone partie wysyłane przez odwiedzających jako pliki.
cli-admin-listing = Pokaż lub ukryj publiczną listę otwartych stołów.
cli-admin-status = Pokaż stan i ustawienia serwera.
cli-admin-impossible = Ten system nie ma gniazd lokalnych, więc nie można tu zarządzać serwerem.
cli-admin-not-allowed = Serwerem z folderu { $folder } może zarządzać tylko właściciel tego folderu.
cli-admin-no-server = W folderze { $folder } nie działa żaden serwer. Uruchom go albo podaj jego folder opcją --data.
cli-admin-error-bad-request = Serwer nie rozumie tego polecenia. Możliwe, że to inna wersja.
cli-admin-error-unknown-room = Nie ma takiego stołu.
cli-admin-error-unknown-member = Przy tym stole nie ma takiej osoby.
cli-admin-error-unknown-origin = Adres jest nieznany: nikt z tego źródła nie jest połączony i nie założono z niego żadnego stołu.
cli-admin-error-many-origins = Tak zaczyna się więcej niż jedno źródło. Podaj więcej znaków.
cli-admin-error-unknown-replay = Nie ma takiej powtórki.
cli-admin-error-room-closed = Ten stół jest już zamknięty.
cli-admin-error-closing = Serwer się wyłącza.
cli-admin-error-broken = Serwerowi się to nie udało. Przyczyna jest w jego dzienniku.
cli-admin-locked = Stół { $room } jest zablokowany.
cli-admin-unlocked = Stół { $room } jest odblokowany.
cli-admin-ended = Stół { $room } jest zamknięty.
cli-admin-forgotten = Dane osoby { $member } przy stole { $room } są usunięte.
cli-admin-banned = Źródło { $who } jest zbanowane.
cli-admin-banned-member = Osoba { $member } przy stole { $room } jest zbanowana.
cli-admin-ban-lifted = Źródło { $who } nie jest już zbanowane.
cli-admin-pinned = Powtórka { $replay } jest chroniona.
cli-admin-unpinned = Powtórka { $replay } nie jest już chroniona.
cli-admin-imports-on = Partie z plików są przyjmowane.
cli-admin-imports-off = Partie z plików są odrzucane.
cli-admin-listing-on = Publiczna lista otwartych stołów jest widoczna.
cli-admin-listing-off = Publiczna lista otwartych stołów jest ukryta.
cli-admin-unchanged = Niczego nie zmieniono.
cli-admin-rooms = { $all ->
    [one] 1 stół.
    [few] { $all } stoły, pokazane: { $shown }.
    [many] { $all } stołów, pokazane: { $shown }.
   *[other] { $all } stołu, pokazane: { $shown }.
}
cli-admin-header-room = Stół
cli-admin-header-game = Gra
cli-admin-header-phase = Faza
cli-admin-header-members = Osoby
cli-admin-header-present = Online
cli-admin-header-quiet = Bez ruchu
cli-admin-header-size = Rozmiar
cli-admin-header-origin = Źródło
cli-admin-header-member = Osoba
cli-admin-header-name = Imię
cli-admin-header-kind = Rodzaj
cli-admin-header-replay = Powtórka
cli-admin-header-written = Koniec gry
cli-admin-phase = { $phase ->
    [lobby] lobby
    [playing] gra trwa
    [ended] po grze
    [outdated] stare zasady
    [closed] zamknięty
   *[other] { $phase }
}
cli-admin-kind = { $kind ->
    [person] człowiek
    [program] program
    [display] ekran
    [gone] poza stołem
   *[other] { $kind }
}
cli-admin-seats = Zajęte miejsca: { $taken } z { $players }. Blokada: { $locked }.
cli-admin-replay = Powtórka ostatniej gry: { $replay }
cli-admin-yes-or-no = { $value ->
    [yes] tak
   *[no] nie
}
cli-admin-no-bans = Nie ma banów.
cli-admin-ban-line = { $origin } (jeszcze najwyżej { $time })
cli-admin-status-version = Wersja: { $version }
cli-admin-status-rooms = Stoły: { $rooms }
cli-admin-status-imports = { $value ->
    [yes] Partie z plików: przyjmowane
   *[no] Partie z plików: odrzucane
}
cli-admin-status-listing = { $value ->
    [yes] Publiczna lista otwartych stołów: widoczna
   *[no] Publiczna lista otwartych stołów: ukryta
}
cli-admin-status-bans = Bany: { $bans }
cli-admin-days = { $days } d
cli-admin-hours = { $hours } h
cli-admin-minutes = { $minutes } min
cli-admin-kilobytes = { $kilobytes } kB

## turncoat backup, turncoat restore

cli-backup-short = Zapisz kopię wszystkich danych serwera w jednym pliku.
cli-backup-help = Zapisuje kopię zapasową wszystkich danych serwera w jednym pliku. Serwer może w tym czasie działać. Plik zawiera sekrety niedokończonych gier, więc chroń go tak samo jak folder danych. Przy PostgreSQL potrzebny jest pg_dump.
cli-backup-done = Kopia zapasowa zapisana w { $file } ({ $kilobytes } kB).
cli-restore-short = Przywróć kopię zapasową do pustego folderu lub pustej bazy.
cli-restore-help = Przywraca kopię zapasową do pustego folderu lub pustej bazy danych. Potem uruchom serwer: każda gra toczy się dalej od miejsca, w którym była. Przy PostgreSQL potrzebny jest pg_restore.
cli-restore-done = Przywrócono z pliku { $file }. Aby kontynuować, uruchom serwer.
cli-backup-error-exists = Plik { $file } już istnieje.
cli-backup-error-no-database = Nie ma bazy danych, której kopię można zapisać. Podaj folder lub bazę danych serwera.
cli-backup-error-not-empty = Baza danych już tu jest. Przywróć kopię do pustego folderu lub pustej bazy.
cli-backup-error-no-backup = Nie można odczytać pliku { $file }: { $detail }.
cli-backup-error-damaged = Pliku { $file } nie można użyć: jest uszkodzony albo nie jest kopią zapasową programu Turncoat. { $detail }
cli-backup-error-other-kind = { $file } to kopia bazy danych innego rodzaju. Kopii SQLite nie można przywrócić do PostgreSQL ani odwrotnie.
cli-backup-error-no-tool = Program { $detail } nie jest zainstalowany. Należy do klienta PostgreSQL; w systemie Debian zainstaluj pakiet postgresql-client.
cli-backup-error-tool-failed = Narzędzie PostgreSQL zgłosiło błąd: { $detail }
cli-backup-error-unreachable = Brak połączenia z bazą danych.
cli-backup-error-cant-write = Nie można zapisać pliku: { $detail }.

## Settings of a server

cli-setting-host = Adres, na którym serwer nasłuchuje. 127.0.0.1 to tylko ten komputer. Domyślnie: wszystkie adresy tego komputera.
cli-setting-port = Port, na którym serwer nasłuchuje. 0 to dowolny wolny port. Domyślnie: { $usual }.
cli-setting-public-address = Adres, pod którym serwer jest dostępny dla innych, np. https://play.example.org. Trafia do linków i kodu QR. Można powtarzać; linki używają pierwszego. Bez tej opcji serwer odpowiada tylko na adresy IP, localhost i nazwy z sieci lokalnej, np. mypc.local.
cli-setting-unix-socket = Nasłuchuj na gnieździe uniksowym zamiast na hoście i porcie, dla reverse proxy na tym samym komputerze. Plik powstaje przy starcie serwera, dla jego użytkownika i grupy, a znika po wyłączeniu.
cli-setting-trusted-proxy = Ufaj temu reverse proxy, gdy podaje, skąd pochodzi żądanie (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host). Podaj jego adres, sieć, np. 10.0.0.0/8, albo „unix” dla połączeń z gniazdem uniksowym. Można powtarzać. Domyślnie: żadne proxy nie jest zaufane.
cli-setting-data = Folder na wszystkie dane. Przy PostgreSQL służy tylko do „turncoat admin”.
cli-setting-database = Baza danych zamiast folderu, np. postgresql://user@host/name. Jeśli adres zawiera hasło, ustaw TURNCOAT_DATABASE albo użyj pliku, bo inni użytkownicy komputera mogą czytać wiersze poleceń.
cli-setting-database-file = Plik, w którym jest adres bazy danych razem z hasłem.
cli-database-password = Nie podawaj hasła w wierszu poleceń, bo mogą go czytać inni użytkownicy tego komputera. Ustaw TURNCOAT_DATABASE albo użyj pliku z --database-file.
cli-database-twice = Podaj albo adres bazy danych, albo plik z tym adresem, ale nie jedno i drugie.
cli-made-private = Plik { $file } mogli odczytać inni użytkownicy tego komputera. Teraz jest prywatny.
cli-setting-bot-workers = Liczba procesów dla botów. Domyślnie: o jeden mniej niż liczba procesorów.
cli-setting-rate = Ile żądań na minutę może wysłać jeden adres. Duże żądania liczą się jako kilka. Domyślnie: { $usual }.
cli-setting-imports = Przyjmuj lub odrzucaj skończone partie wysyłane przez odwiedzających jako pliki. Domyślnie: przyjmuj.
cli-setting-listing = Pokaż lub ukryj publiczną listę otwartych stołów. Domyślnie: pokaż.
cli-setting-keep-lobbies = Jak długo przechowywać puste lobby. Domyślnie: „{ $usual }”.
cli-setting-keep-journals = Jak długo przechowywać stół po zakończeniu gry. Domyślnie: „{ $usual }”.
cli-setting-keep-unfinished = Jak długo przechowywać niedokończoną grę, do której nikt nie wraca. Domyślnie: „{ $usual }”.
cli-setting-keep-addresses = Jak długo przechowywać klucze zahaszowanych adresów, najwyżej 7 dni. Domyślnie: „{ $usual }”.
cli-setting-keep-replays = Limit rozmiaru wszystkich powtórek razem. Po jego przekroczeniu usuwane są najstarsze, o ile nie są chronione. Domyślnie: „{ $usual }”.
cli-setting-open = Otwórz stronę w przeglądarce albo nie. Domyślnie: otwórz, jeśli jest środowisko graficzne.
cli-setting-metrics = Gdzie udostępniać metryki dla Prometheusa, np. 9421 to port tylko na tym komputerze. Host dostępny dla innych wymaga tokena. Domyślnie: nigdzie.
cli-setting-metrics-token = Token (bearer), który ma wysyłać Prometheus. Nie ma na to opcji, bo inni użytkownicy komputera mogą czytać wiersze poleceń. Użyj zmiennej środowiskowej albo pliku ustawień.
cli-serve-config = Plik ustawień w formacie TOML. Wszystkie ustawienia wymienia podręcznik operatora serwera. Opcje są ważniejsze od zmiennych takich jak TURNCOAT_PORT, a zmienne od pliku.
cli-setting-unknown = Nie ma ustawienia { $name }.
cli-setting-bad = { $name }: { $wanted }
cli-setting-bad-file = { $line ->
    [none] { $file } nie jest poprawnym plikiem ustawień. Musi być w formacie TOML.
   *[other] { $file } nie jest poprawnym plikiem ustawień. Musi być w formacie TOML. Błąd jest w wierszu { $line }, w kolumnie { $column }.
}
cli-setting-cant-read = Nie można odczytać pliku { $file }: { $why }.
cli-setting-wanted-between = To musi być liczba całkowita od { $least } do { $most }.
cli-setting-wanted-at-least = To musi być liczba całkowita, co najmniej { $least }.
cli-setting-wanted-switch = To musi być true albo false.
cli-setting-wanted-text = To musi być tekst.
cli-setting-wanted-length = { $longest ->
    [none] To musi być czas nie krótszy niż godzina, np. „30 days” lub „36 hours”.
   *[other] To musi być czas nie krótszy niż godzina i nie dłuższy niż „{ $longest }”.
}
cli-setting-wanted-size = To musi być rozmiar, np. „500 MB” lub „2 GB”.
cli-setting-wanted-list = To musi być lista tekstów.

## Exit codes, for a table in docs/operating.md

cli-exit-0 = Sukces.
cli-exit-1 = `turncoat verify`: partia nie była uczciwa albo jej plik został zmieniony.
cli-exit-2 = Błędne polecenie, opcja lub ustawienie. Komunikat podaje, co jest błędne.
cli-exit-10 = Nie można użyć tego adresu lub portu. Wybierz inny albo wyłącz program, który go używa.
cli-exit-11 = Brak połączenia z bazą danych. Uruchom ją albo popraw jej adres.
cli-exit-12 = Baza danych jest uszkodzona albo należy do innego programu. Przywróć kopię zapasową.
cli-exit-13 = Bazę danych zapisała nowsza wersja programu Turncoat. Zainstaluj tę wersję.
cli-exit-14 = Bazy danych używa inny serwer albo właśnie ją przejął. Wyłącz jeden z nich.
cli-exit-15 = Nie można zapisywać w folderze lub bazie danych. Sprawdź uprawnienia i wolne miejsce.
cli-exit-16 = Plik bazy danych podmieniono podczas pracy serwera. Sprawdź go i uruchom serwer ponownie.
cli-exit-70 = Błąd w programie Turncoat. Zgłoś go nam.
cli-exit-130 = Zatrzymano przez Ctrl-C.
