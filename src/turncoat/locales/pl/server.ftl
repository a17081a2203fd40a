## A player in a sentence

seat = { $is_me ->
        [yes] Ty
       *[no] { $name }
    }
    .object = { $is_me ->
        [yes] ty
       *[no] { $name }
    }
    .gen = { $is_me ->
        [yes] ciebie
       *[no] gracza { $name }
    }
    .dat = { $is_me ->
        [yes] tobie
       *[no] graczowi { $name }
    }
    .acc = { $is_me ->
        [yes] ciebie
       *[no] gracza { $name }
    }
    .ins = { $is_me ->
        [yes] tobą
       *[no] graczem { $name }
    }
    .loc = { $is_me ->
        [yes] tobie
       *[no] graczu { $name }
    }

## Lists

list-next = { $list }, { $item }
list-last = { $list } i { $item }

## The game has refused an answer

refusal-not_asked = Teraz nie masz o czym decydować.
refusal-not_an_option = Tego nie możesz wybrać.
refusal-not_offered = Teraz nie możesz tego zrobić.
refusal-not_a_claim = W tej grze nie ma takiej deklaracji.
refusal-talk_closed = Teraz nie możesz rozmawiać.
refusal-cannot_undo = Teraz nie masz czego cofnąć.

## The server has refused something

refusal-bad_message = Serwer tego nie rozumie.
refusal-too_large = To jest za długie.
refusal-too_fast = Za szybko. Poczekaj chwilę.
refusal-too_many = Limit jest już wyczerpany. Spróbuj ponownie później.
refusal-unknown_room = Nie ma stołu o takim kodzie. Sprawdź kod i spróbuj jeszcze raz.
refusal-unknown_game = Na tym serwerze nie ma tej gry.
refusal-unknown_page = Pod tym adresem nic nie ma.
refusal-wrong_token = Nie ma cię już przy tym stole. Może twoje miejsce jest teraz na innym urządzeniu, a może to decyzja hosta.
refusal-bad_settings = Tych ustawień nie można połączyć.
refusal-bad_name = To imię jest za długie albo zawiera znaki, których nie da się wyświetlić.
refusal-name_taken = Ktoś tutaj ma już takie imię albo bardzo podobne.
refusal-name_reserved = To imię jest zastrzeżone. Wybierz inne.
refusal-no_spectators = Do tej partii widzowie nie mają wstępu.
refusal-locked = Ten stół jest zablokowany. Nikt nowy nie może dołączyć.
refusal-locked_by_operator = Ten stół zablokował operator serwera. Tylko on może go odblokować.
refusal-banned_by_host = Masz od hosta bana przy tym stole.
refusal-removed_by_host = Host usuwa cię od stołu. Możesz wrócić za minutę.
refusal-sent_away = Host właśnie usuwa od stołu kogoś, kto korzysta z twojego łącza internetowego. Spróbuj ponownie za minutę.
refusal-no_address_ban = Tego adresu internetowego nie można zbanować: jest nieznany albo należy do ciebie.
refusal-not_host = Może to zrobić tylko host.
refusal-not_yours = Możesz to zrobić tylko dla swojego miejsca.
refusal-no_such_seat = Nie ma takiego miejsca.
refusal-no_such_member = Nie ma tu nikogo o takim imieniu.
refusal-seat_taken = To miejsce jest zajęte.
refusal-one_seat = Masz już miejsce. Najpierw je zwolnij albo poproś hosta o włączenie opcji „Kilka miejsc na gościa”.
refusal-half_a_table = Goście z twojego łącza internetowego mają już połowę miejsc. Poproś hosta o włączenie opcji „Kilka miejsc na gościa”.
refusal-unknown_bot = Nie ma botów tego poziomu.
refusal-not_now = Teraz nie możesz tego zrobić.
refusal-stale = Tymczasem gra poszła dalej.
refusal-paused = Trwa pauza.
refusal-no_free_text = Przy tym stole wyłączono swobodną rozmowę. Używaj gotowych deklaracji.
refusal-bad_text = Wiadomości nie mogą zawierać linków ani niewidocznych znaków.
refusal-ballot_open = Trwa już inne głosowanie stołu.
refusal-no_ballot = Nie trwa żadne głosowanie stołu.
refusal-not_absent = Tego gracza nie zastępuje żaden bot.
refusal-bad_file = Ten plik nie zawiera zakończonej partii albo został zmieniony.
refusal-imports_off = Ten serwer nie przyjmuje partii z plików.
refusal-room_closed = Operator serwera zamknął ten stół na stałe.
refusal-banned = Masz od operatora bana na tym serwerze.
refusal-unknown_host = Ten serwer nie zna nazwy użytej w adresie. Operator może ją dodać opcją --public-address.
refusal-other_site = Żądanie pochodzi ze strony innego serwisu.
refusal-closing = Serwer się wyłącza. Wróć za chwilę.
refusal-broken = Coś poszło nie tak na serwerze. Niczego nie tracisz.
refusal-other_version = Serwer ma nową wersję. Odśwież stronę albo zaktualizuj program.

## Shown as plain text in a browser

page-not-built =
    Strona WWW tego serwera nie jest jeszcze zbudowana.
    Aby ją zbudować, operator uruchamia „make page” w folderze ze źródłami i włącza serwer ponownie.
    W terminalu i w innych programach można grać bez niej.

page-unknown-host =
    Ten serwer nie zna nazwy z paska adresu.
    Użyj adresu, który serwer wypisuje przy starcie. Możesz też poprosić operatora, by uruchomił go
    z opcją „--public-address” i adresem, którego używasz.

## Table options that can’t be used

bad-field = Nie ma opcji stołu „{ $field }”.

## A saved game can’t be used

record-unreadable = Ten plik nie jest zapisem partii albo jest uszkodzony.
record-format = Ta partia jest zapisana w nieznanym formacie.
record-checksum = Zapis tej partii został później zmieniony.
record-game = To zapis partii w grę, której ta wersja nie zna.
record-version = Tę partię rozegrano według innej wersji zasad.
record-content = Tę partię rozegrano z innymi kartami lub liczbami.
record-log = Ruchy w tym zapisie są niezgodne z zasadami.
record-length = Ten zapis jest dłuższy niż jakakolwiek prawdziwa partia.

## A content file can’t be used

bad-content-unreadable = { $thing }, { $field }: tego nie da się odczytać. { $detail }
bad-content-not_json = { $line ->
    [none] To nie jest poprawny plik JSON.
   *[other] To nie jest poprawny plik JSON. Błąd jest w wierszu { $line }, w kolumnie { $column }.
}
bad-content-too_deep = { $thing }, { $field }: wpisy są zbyt głęboko zagnieżdżone.
bad-content-value = { $thing }, { $field }: ta wartość jest tu niedozwolona. { $detail }
bad-content-missing = { $thing }, { $field }: tego tu brakuje. { $detail }
bad-content-unknown = { $thing }, { $field }: ta nazwa jest nieznana. { $detail }
bad-content-twice = { $thing }, { $field }: to się powtarza. { $detail }
bad-content-count = { $thing }, { $field }: ta liczba nie zgadza się z resztą pliku. { $detail }
bad-content-cut_off = { $thing }, { $field }: z innych miast nie prowadzi tu żadna droga.
bad-content-circle = { $thing }, { $field }: to prowadzi z powrotem do siebie. { $detail }
bad-content-single = { $thing }, { $field }: każdy agent, każda karta miasta i każda karta mitów musi wystąpić dokładnie raz. Liczba wystąpień: { $detail }.
bad-content-base_only = { $thing }, { $field }: to mogą mieć tylko karty siatki. Rodzaj tej karty: { $detail }.
bad-content-no_agent = { $thing }, { $field }: to odnosi się do agenta z tej karty, a ta karta nie jest agentem.
bad-content-idle = { $thing }, { $field }: to nigdy nie miałoby tu żadnego skutku ({ $detail }).
bad-content-cost = { $thing }, { $field }: koszt to dokładnie jedno z trzech: odrzucenie kart, zniszczenie własnej karty (purge) albo zniszczenie agenta.
bad-content-mismatch = { $thing }, { $field }: to nie pasuje do reszty pliku. { $detail }

## Names that only the server gives

erased-player = Gracz { $number }
reserved-names = bot, system, serwer, administrator, admin, operator

## Names of bots
# Birds that are also common surnames, so that they fit men and women alike.

bot-name-1 = Kruk
bot-name-2 = Sikora
bot-name-3 = Mewa
bot-name-4 = Rudzik
bot-name-5 = Zięba
bot-name-6 = Lelek
bot-name-7 = Pliszka
bot-name-8 = Orlik
