web-ac-board = Plan uniwersytetu
web-ac-name-you = { $name } (ty)
web-ac-name-ghost = { $name } (duch)
web-ac-name-ghost-you = { $name } (ty, duch)
web-ac-you = ty
web-ac-unknown = nie wiadomo
web-ac-nobody = nikt

## The title above the table

web-ac-title-night = Noc przed 1. rundą
web-ac-title-movement = { $is_me ->
    [yes] Runda { $round } z { $rounds }: twój ruch
   *[no] Runda { $round } z { $rounds }: ruch gracza { $name }
}
web-ac-title-event = Runda { $round } z { $rounds }: wydarzenie
web-ac-title-action = { $is_me ->
    [yes] Runda { $round } z { $rounds }: twoja akcja
   *[no] Runda { $round } z { $rounds }: akcja gracza { $name }
}
web-ac-title-discussion = Runda { $round } z { $rounds }: głosowanie
web-ac-title-clean-up = Runda { $round } z { $rounds }: koniec rundy
web-ac-title-ended = Runda { $round } z { $rounds }: koniec gry

## The status bar: a label with its icon, and a value

web-ac-points = Wynik
web-ac-points-of = { $points } z { $goal } punktów
web-ac-points-brief = { $points }/{ $goal }
web-ac-power = Zasilanie
web-ac-power-on = działa
web-ac-power-off = nie działa: starcia też w większych grupach
web-ac-power-off-brief = nie działa
web-ac-knife = Nóż
web-ac-event = Wydarzenie
web-ac-force-secret-doors = { $event }: wszystkie pokoje jednego koloru to jedno pole
web-ac-force-no-connection = { $event }: nikt nie może rozmawiać
web-ac-force-high-morale = { $event }: w { $round }. rundzie wszyscy mają o 1 punkt ruchu więcej
web-ac-force-low-morale = { $event }: w { $round }. rundzie żywi mają o 1 punkt ruchu mniej
web-ac-gate = Portal
web-ac-gate-open = Portal jest otwarty: do końca { $round }. rundy dwie postacie mogą go razem zamknąć w zielonym pokoju.
web-ac-gate-open-last = Portal jest otwarty: do końca gry dwie postacie mogą go razem zamknąć w zielonym pokoju.
web-ac-gate-closed = Portal jest na dobre zamknięty.
web-ac-gate-too-late = Portal był otwarty zbyt długo i nie da się go już zamknąć.
web-ac-gate-brief = { $state ->
    [open] otwarty
    [closed] zamknięty
   *[too_late] za późno
}
web-ac-infection = Infekcja
web-ac-no-gifts = do końca { $round }. rundy nikt nie daje kart
web-ac-no-gifts-brief = bez kart
web-ac-fishman = Rybołak
web-ac-in-the-lake = w jeziorze
web-ac-outside = Na zewnątrz
web-ac-outside-count = { $number ->
    [0] nie ma już kultystów
    [one] { $number } kultysta
    [few] { $number } kultystów
    [many] { $number } kultystów
   *[other] { $number } kultysty
}
web-ac-decks = Karty
web-ac-decks-count = niebezpieczne przejście: { $unsafe }, talia dobierania: { $pile }

## Tooltips on the map, and the map in words

web-ac-unsafe-count = { $number ->
    [one] Talia niebezpiecznego przejścia: { $number } karta
    [few] Talia niebezpiecznego przejścia: { $number } karty
    [many] Talia niebezpiecznego przejścia: { $number } kart
   *[other] Talia niebezpiecznego przejścia: { $number } karty
}
web-ac-pile-count = { $number ->
    [one] Talia dobierania: { $number } karta
    [few] Talia dobierania: { $number } karty
    [many] Talia dobierania: { $number } kart
   *[other] Talia dobierania: { $number } karty
}
web-ac-cultists-outside = { $number ->
    [one] { $number } kultysta czeka
    [few] { $number } kultystów czeka
    [many] { $number } kultystów czeka
   *[other] { $number } kultysty czeka
} na zewnątrz
web-ac-clock = Runda { $round } z { $rounds }
web-ac-shelves = Półki
web-ac-shelf-words = { $shelf_the }: { $on } z { $of } książek, za komplet { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-ac-shelf-open = { $on }/{ $of }
web-ac-shelf-full = +{ $points }
web-ac-hall = To jest korytarz.
web-ac-room = Pozostałe książki: { $books }. Karty w talii: { $cards }. Pokój jeszcze nieprzeszukany.
web-ac-room-searched = Pozostałe książki: { $books }. Karty w talii: { $cards }. Pokój przeszukany.
web-ac-room-unsafe = Pozostałe książki: { $books }. Karty w talii: { $cards }. Pokój przeszukany, ze znakiem niebezpiecznego przejścia.
web-ac-completed = Wszystkie książki stąd są już odnalezione.
web-ac-fishman-here = Jest tu Rybołak: wejść może tylko żywa postać z Nożem.
web-ac-fishman-lake = Rybołak czeka w jeziorze.
web-ac-cultist-here = Jest tu kultysta z zewnątrz: dopóki ktoś go nie przepędzi, nikt nie skorzysta z tego pokoju.
web-ac-vote-ready = W tej rundzie można tu rozpocząć głosowanie.
web-ac-on-your-route = Ten pokój jest w tej rundzie na twojej trasie.
web-ac-here = Tutaj: { $names }.
web-ac-nobody-here = Nikogo tu nie ma.
web-ac-doors = Za drzwiami: { $places }.

## Seats: tooltips of the icons beside a name

web-ac-pulse-count = { $number ->
    [one] { $number } karta pulsu
    [few] { $number } karty pulsu
    [many] { $number } kart pulsu
   *[other] { $number } karty pulsu
}
web-ac-encounter-count = { $number ->
    [one] { $number } karta starcia na ręce
    [few] { $number } karty starcia na ręce
    [many] { $number } kart starcia na ręce
   *[other] { $number } karty starcia na ręce
}
web-ac-room-count = { $number ->
    [one] { $number } karta pokoju na ręce
    [few] { $number } karty pokoju na ręce
    [many] { $number } kart pokoju na ręce
   *[other] { $number } karty pokoju na ręce
}
web-ac-ghost-round = duch od { $round }. rundy
web-ac-acted-at-gate = pomoc przy zamknięciu portalu
web-ac-known-to-you = { $role }, jak wiesz
web-ac-automa-route = Trasa postaci AUTOMA w tej rundzie
web-ac-abstains = wstrzymuje się
web-ac-voted-for = głos na: { $name }

## The reader’s hand: role, goal, route and cards

web-ac-team = { $side ->
    [cultists] W drużynie Kultystów
   *[investigators] W drużynie Badaczy
}
web-ac-goal = Jak wygrywa twoja drużyna
web-ac-goal-numbers = Badacze potrzebują { $goal } punktów.
web-ac-goal-automa = Jeśli Kultystą jest AUTOMA i odpadnie w głosowaniu, gdy nie żyje już { $kills } Badaczy, nikt przy stole nie wygrywa.
web-ac-goal-seer = Gdy Badacze są o krok od wygranej, Kultyści mogą wskazać Wieszcza. Jeśli trafią, wygrywają zamiast nich.
web-ac-goal-seer-cultists = Gdy Badacze są o krok od wygranej, możesz wskazać Wieszcza. Jeśli trafisz, wygrywasz zamiast nich.
web-ac-cultists = Wiesz od nocy, kto jest Kultystą: { $names }.
web-ac-only-cultist = Jesteś jedynym Kultystą.
web-ac-dead-already = Nie żyje od początku i o tym nie wie: { $names }.
web-ac-burns = Giniesz na koniec 5. rundy, jeśli wciąż masz choć jedną z tych kart: { $cards }.
web-ac-ghost-may = Jesteś duchem. Możesz przenosić się wszędzie, dokładać karty do pokoi, sprawdzać pokoje i głosować.
web-ac-superghost-may = Jesteś duchem. Możesz przenosić się wszędzie, wykonywać wszystkie akcje pokoju i głosować.
web-ac-route = Trasa { $number } pozwala działać tylko w pokojach tych kolorów:
web-ac-route-free = Możesz działać w każdym pokoju. By nie budzić podejrzeń, działaj tylko tam, gdzie pozwala trasa { $number }:
web-ac-route-rounds = Rundy { $rounds }
web-ac-this-round = w tej rundzie: { $rooms }
web-ac-hand-pulse = Do rozdania w starciach
web-ac-hand-room = Do dołożenia w pokojach
web-ac-no-cards = Nie masz już kart.
web-ac-card-count = { $name } × { $number }

## Beside the map

web-ac-past = Dotychczasowe wydarzenia
web-ac-roles = Role w tej grze
web-ac-times = × { $number }
web-ac-one-of = jedna z tych, nikt nie wie, która

## A line below a question

web-ac-about-route = Pokoje, w których możesz w tej rundzie działać: { $rooms }.
web-ac-about-free = Możesz działać w każdym pokoju. By nie budzić podejrzeń, wybierz jeden z tych: { $rooms }.
web-ac-about-off-route = Twoja trasa nie pozwala w tej rundzie na akcje w tym pokoju.
web-ac-about-ghost-hall = Duchy mogą działać tylko w pokojach.
web-ac-about-ghost-blocked = W tym pokoju jest kultysta, więc duchy nic tu nie zdziałają.
web-ac-about-nothing = W tej chwili nie masz nic do zrobienia w tym pokoju.
web-ac-about-give = Starcie z graczem { $name }. Dajecie sobie nawzajem po jednej zakrytej karcie i nikt nie patrzy, co dostaje.

## Help with a choice

web-ac-colour = Kolor: { $colour }.
web-ac-colour-badge = Kolor: { $colour } ({ $badge }).
web-ac-on-route = Kolor: { $colour }, w tej rundzie na twojej trasie.
web-ac-by-secret-door = Przez sekretne drzwi.
web-ac-says-refill = Przy trzech kartach pokój jest przeszukany i można w nim znaleźć książki.
web-ac-says-check = Odkrywa się jedną z kart pokoju. Sukces przenosi książkę na półkę.
web-ac-says-status = { $number ->
    [one] Ta postać ma { $number } kartę pulsu. Tylko ty zobaczysz, czy to Martwy.
    [few] Ta postać ma { $number } karty pulsu. Tylko ty zobaczysz, czy jest wśród nich Martwy.
    [many] Ta postać ma { $number } kart pulsu. Tylko ty zobaczysz, czy jest wśród nich Martwy.
   *[other] Ta postać ma { $number } karty pulsu. Tylko ty zobaczysz, czy jest wśród nich Martwy.
}
web-ac-says-ready = Najpierw powiedz w zakładce Rozmowa wszystko, co chcesz.
web-ac-says-reveal = Ofiara staje się duchem. Potem wszyscy dyskutują i głosują.
web-ac-says-secure = Jedna z twoich kart pokoju trafia do talii niebezpiecznego przejścia. Z kartą Sukcesu przejście jest bezpieczniejsze.
web-ac-says-fight = Potem można znów korzystać z tego pokoju.
web-ac-says-chase = Rybołak wraca do jeziora, a jego korytarz jest znów wolny.
web-ac-says-kill = Tylko raz na grę. Ujawniasz swoją rolę i nie ma głosowania.
web-ac-says-vote = Wszyscy dyskutują, a potem głosują.
web-ac-says-camera = Sprawdź stąd dowolny przeszukany pokój albo czyjś stan.
web-ac-says-power = W grupach trzech i więcej postaci nie dochodzi już do starć, a kamera działa.
web-ac-says-gate = Obie postacie poświęcają swoją akcję. Badacze potrzebują potem o 1 punkt mniej.
web-ac-says-token = Tylko ty go widzisz. Potem odkładasz go do woreczka albo usuwasz z gry.
web-ac-says-abstain = Ktoś odpada tylko wtedy, gdy ma więcej głosów, niż jest głosów wstrzymanych.
web-ac-at-stake = Kultyści potrzebują { $kills } martwych Badaczy, a ty wiesz o { $dead }. Fałszywe ogłoszenie to natychmiastowa przegrana.
web-ac-deadly = Z twoją rolą to cię zabije.
web-ac-deadly-check = Jeśli odkryjesz śmierć, musisz ją ujawnić, a z twoją rolą to cię zabije.

## Somebody gave the reader a card

web-ac-given-you = Ta karta leży zakryta wśród twoich kart pulsu. Jeśli to Martwy, nie żyjesz i o tym nie wiesz.

## What a card that was drawn in a room does

web-ac-drawn-success = Jedna z książek z tego pokoju trafia na półkę.
web-ac-drawn-failure = Nic nie znaleziono.
web-ac-drawn-sabotage = Książka wraca z półki do pokoju, jeśli jakaś tam jest.

## The notes: tables of everything the reader has seen

web-ac-header-name = Gracz
web-ac-header-place = Pole
web-ac-header-role = Rola
web-ac-header-round = Runda
web-ac-header-event = Wydarzenie
web-ac-header-may-be = Możliwe role
web-ac-header-routes = Możliwe trasy
web-ac-header-given = Otrzymane karty
web-ac-header-look = Kto kogo sprawdza
web-ac-header-seen = Obejrzane karty
web-ac-header-outcome = Wynik
web-ac-header-laid = Dołożone
web-ac-header-turned-up = Odkryte
web-ac-header-out = Odpada
web-ac-header-ballots = Głosy
web-ac-journal-roles = Kto jest kim
web-ac-journal-roles-note = „Możliwe role” uwzględniają tylko to, co wiedzą wszyscy. Możliwe trasy to te, które pozwalają na wszystkie akcje pokoju tej postaci. Jeśli żadna nie pasuje, ta postać nie potrzebuje trasy.
web-ac-journal-pulse = Karty pulsu
web-ac-journal-looks = Przeglądanie kart pulsu
web-ac-journal-rooms = Karty pokoju
web-ac-journal-tokens = Żetony wydarzeń dobrane w sekrecie
web-ac-journal-votes = Głosowania
web-ac-know-own = { $role } (ty).
web-ac-know-shown = { $role } (wiedzą wszyscy).
web-ac-know-night = { $role } (wiesz od nocy).
web-ac-know-end = { $role } (ujawniono na końcu).
web-ac-know-dead = Nie żyje od początku (wiesz od nocy).
web-ac-ghost-since = Duch od { $round }. rundy ({ $death }).
web-ac-anything = każda rola
web-ac-any-route = każda
web-ac-no-route = żadna
web-ac-from-start = początek
web-ac-from-start-face = początek: { $face }
web-ac-from-pile = talia dobierania ({ $round })
web-ac-from-pile-face = talia dobierania ({ $round }): { $face }
web-ac-from = { $name } ({ $round })
web-ac-from-face = { $name } ({ $round }): { $face }
web-ac-rounds-note = Liczba w nawiasie to runda.
web-ac-looked = { $who } sprawdza: { $target }
web-ac-pulse-seen = Żywy × { $alive }, Martwy × { $dead }
web-ac-revealed = ujawniono śmierć
web-ac-kept-quiet = nic nie ujawniono
web-ac-drawn-by = { $face } ({ $name })
web-ac-ballots = Na gracza { $whom }: { $who }.
web-ac-abstained = Głosy wstrzymane: { $who }.
web-ac-counts-twice = { $who } (podwójnie)

## The end

web-ac-score = Punkty: { $points } z { $goal }.
web-ac-score-dead = { $verdict ->
    [too_few] Martwi Badacze: { $dead }. Aby dzięki nim wygrać, Kultyści potrzebowali ich { $kills }.
    [no_cultist] Martwi Badacze: { $dead }. Kultyści potrzebowali ich { $kills }, ale martwi już się nie liczą, gdy jedyny Kultysta jest duchem.
    [too_late] Martwi Badacze: { $dead }. Kultyści potrzebowali ich { $kills }, i to już na koniec którejś z wcześniejszych rund.
   *[enough] Martwi Badacze: { $dead }. Kultyści potrzebowali ich { $kills }.
}
web-ac-pulse-note = Pod każdym imieniem: odkryte karty pulsu; przy każdej widać, od kogo jest i z której rundy. Pierwsza karta bez portretu leżała tam od początku.
web-ac-decks-note = Wszystkie karty; przy każdej widać, od kogo jest i z której rundy. Karty bez portretu leżały tam od początku albo są z talii dobierania.
web-ac-score-bag = Wydarzenia, które zostały w woreczku: { $bag }.
web-ac-named-nobody = { $name } nikogo nie wskazuje jako Wieszcza.
web-ac-named-right = { $name } wskazuje jako Wieszcza: { $other }. Trafnie!
web-ac-named-wrong = { $name } wskazuje jako Wieszcza: { $other }. Pudło!
web-ac-living = Przy życiu do końca.
web-ac-dead-from-start = Nie żyje od początku.
web-ac-slain = Sprawca śmierci: { $name }, runda { $round }.
web-ac-unnoticed = Nikt tego nie odkrył.
web-ac-route-kept = Trzyma się trasy { $route_number }.
web-ac-route-left = Nie trzyma się trasy { $route_number }.
web-ac-won = wygrana
web-ac-lost = przegrana
web-ac-left-in-hand = Zostało na ręce: { $cards }

## The letters of a colour on the map, the shelves and route cards: as short as possible, and all different

web-ac-letters-DB = G
web-ac-letters-P = R
web-ac-letters-LB = J
web-ac-letters-O = P
web-ac-letters-G = Z
web-ac-letters-R = C

## What the stanzas of the night mean, in plain words

web-ac-night-falls = Każdy ma teraz tajną rolę. Do rana nie masz nic do zrobienia.
web-ac-night-cultists-wake = Dwaj Kultyści poznają się nawzajem.
web-ac-night-cultist-wakes = Jest jeden Kultysta i działa w pojedynkę.
web-ac-night-victims = Kultyści dowiadują się, kto już nie żyje i o tym nie wie.
web-ac-night-victims-one = Kultysta dowiaduje się, kto już nie żyje i o tym nie wie.
web-ac-night-cultists-sleep = Kultyści znów zasypiają.
web-ac-night-cultist-sleeps = Kultysta znów zasypia.
web-ac-night-seer-wakes = Wieszcz dowiaduje się, kto jest Kultystą. Jeśli na końcu Kultyści znajdą Wieszcza, wygrywają zamiast Badaczy.
web-ac-night-seer-wakes-one = Wieszcz dowiaduje się, kto jest Kultystą. Jeśli na końcu Kultysta znajdzie Wieszcza, wygrywa zamiast Badaczy.
web-ac-night-seer-sleeps = Nikt nie dowiaduje się, kto jest Wieszczem.
web-ac-night-dawn = Nastał ranek. Twoja rola, cel i karty są wśród twoich sekretów.

## The guided first turn

web-ac-tip-story = Uniwersytet nocą. Badacze przenoszą książki z pokoi na półki pod planem. Pełna półka przynosi punkty. Ukryci wśród was Kultyści utrudniają poszukiwania i zabijają po cichu.
web-ac-tip-role = Tu są twoja rola, cel i karty. Odznacz „Zawsze pokazuj moje sekrety”, żeby je zakryć.
web-ac-tip-role-covered = Twoja rola, cel i karty są zakryte. Przytrzymaj przycisk „Przytrzymaj, by zajrzeć”, żeby je zobaczyć.
web-ac-tip-route = Trasa mówi, w jakich kolorach możesz działać w tej rundzie. Gdy twoje sekrety są odkryte, te pokoje mają latarnię. Kultyści mogą działać wszędzie, więc patrz, kto działa poza trasą.
web-ac-tip-seats = To wszystkie postacie. Przy sercu jest liczba kart pulsu, które postać dostała; w swoje nikt nie może zaglądać. Pozostałe liczby to karty na ręce: karty starcia i karty pokoju.
web-ac-tip-move = Dotykaj podświetlonych pól, by przechodzić przez kolejne drzwi, i zatrzymaj się, gdzie chcesz. Jeśli wejdziesz na pole, na którym jest dokładnie jedna osoba, dochodzi do starcia: dajecie sobie po karcie.
web-ac-tip-give = Dajesz zakrytą kartę. Badacze mogą dawać tylko karty Żywy. Karta Martwy od Kultysty zabija, a ofiara tego nie zauważa.
web-ac-tip-action = W każdej rundzie masz jedną akcję. Możesz dołożyć kartę do pokoju: przy trzech jest przeszukany, a potem każde sprawdzenie może przenieść książkę na półkę. Możesz też sprawdzić stan kogoś na swoim polu.
web-ac-tip-lay = Dotknij karty, którą chcesz dołożyć. Sukces dobrany później daje książkę. Porażka i Sabotaż utrudniają poszukiwania.
web-ac-tip-status = Te karty pulsu widzisz tylko ty. Badacze muszą ujawnić śmierć. Kultyści mogą ją przemilczeć.
web-ac-tip-vote = Najpierw porozmawiajcie: kto był z kim sam na sam? Potem wszyscy głosują jednocześnie, duchy też. Odpada postać z największą liczbą głosów, chyba że co najmniej tyle samo osób się wstrzyma.
web-ac-tip-ghost = Nie żyjesz, ale grasz dalej. Twój duch przechodzi przez ściany, dokłada karty, sprawdza pokoje i głosuje.
web-ac-tip-talk = W zakładce Rozmowa możesz powiedzieć, komu ufasz, co komu dajesz i dokąd pójdziesz. Nie musi to być prawda, ale wszyscy to zapamiętają.
web-ac-tip-why = Dotknij „dlaczego?”, by zobaczyć zasadę, z której wynika pytanie.
