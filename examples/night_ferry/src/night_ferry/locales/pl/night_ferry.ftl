nf-name = Nocny prom
nf-intro = Dziurawy prom płynie nocą przez cieśninę. Marynarze wypompowują wodę i chcą dotrzeć do portu. Ukryci wśród nich sabotażyści wiercą dziury, żeby zatopić prom: przy 4 lub 5 graczach jest jeden, przy większej liczbie dwóch. Na każdym etapie rejsu wszyscy po kryjomu wykonują zadania, a potem głosują, kto trafi pod klucz.

## Names

nf-role-sailor = Marynarz
    .a = marynarz
    .ins = marynarzem
nf-role-sailor-goal = Wygrywasz, jeśli prom dopłynie do portu albo wszyscy sabotażyści trafią pod klucz.
nf-role-sailor-text = Wypompowuj wodę albo obserwuj kogoś, by wiedzieć, co robi.
nf-role-wrecker = Sabotażysta
    .a = sabotażysta
    .ins = sabotażystą
nf-role-wrecker-goal = Wygrywasz, jeśli prom zatonie albo na wolności (nie pod kluczem) będzie co najmniej tylu sabotażystów, ilu marynarzy.
nf-role-wrecker-text = Wierć dziury, gdy nikt na ciebie nie patrzy, i pompuj, gdy chcesz wyglądać uczciwie.

# .does stands after a name, .say is what the speaker says: “Etap 2: pompuję” (the past tense would tell the
# speaker’s gender).
nf-duty-pump = Pompowanie
    .say = pompuję
    .does = pompuje
    .you = Pompujesz.
nf-duty-watch = Obserwacja
    .say = kogoś obserwuję
    .does = kogoś obserwuje
    .you = Kogoś obserwujesz.
nf-duty-drill = Wiercenie
    .say = wiercę dziurę
    .does = wierci dziurę
    .you = Wiercisz dziurę.

nf-stage-duties = zadania
nf-stage-vote = głosowanie

## Fields of the table

nf-field-round = Etap
nf-field-water = Woda
nf-field-levels = Woda po każdym etapie
nf-field-levels-entry = { $position ->
    [0] Początek: { $value }
   *[other] Etap { $position }: { $value }
}
nf-field-players-confined = Pod kluczem
nf-field-players-role = Rola

## What happened

nf-event-you_are = Jesteś { $role_ins }. Zachowaj to dla siebie.
nf-event-partner = Drugim sabotażystą jest { $seat_name }.
nf-event-round = Etap { $number } z { $number2 }: wszyscy schodzą pod pokład.
nf-event-water_rose = Wody przybywa: było { $number }, jest { $number2 }. Prom tonie przy { $number3 }.
nf-event-water_fell = Wody ubywa: było { $number }, jest { $number2 }. Prom tonie przy { $number3 }.
nf-event-water_stayed = Wody jest tyle samo: { $number }. Prom tonie przy { $number3 }.
nf-event-did = { $duty_you }
nf-event-saw = Obserwujesz gracza { $seat_name }. Widzisz, jak { $seat_name } { $duty_does }.
nf-event-accuses = { $seat_is_me ->
    [yes] Oskarżasz gracza { $seat2_name }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } cię oskarża.
       *[no] { $seat } oskarża gracza { $seat2_name }.
    }
}
nf-event-abstains = { $seat_is_me ->
    [yes] Nikogo nie oskarżasz.
   *[no] { $seat } nikogo nie oskarża.
}
nf-event-no_majority = Nikt nie dostaje więcej niż połowy głosów, więc nikt nie trafia pod klucz.
nf-event-confined = { $seat_is_me ->
    [yes] Trafiasz pod klucz, a inni odkrywają twoją rolę: { $role_a }.
   *[no] { $seat } trafia pod klucz. Odkryta rola: { $role_a }.
}
nf-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Mówisz co innego niż wcześniej).
       *[no] { $claim } ({ $seat } mówi co innego niż wcześniej).
    }
   *[no] { $claim }
}
nf-event-ends = Koniec rejsu. { $end }
nf-event-was = { $seat_is_me ->
    [yes] Twoja rola: { $role_a }.
   *[no] { $seat } to { $role_a }.
}

nf-end-harbour = Prom dopływa do portu: wygrywają marynarze.
nf-end-caught = Wszyscy sabotażyści są pod kluczem: wygrywają marynarze.
nf-end-sunk = Prom tonie: wygrywają sabotażyści.
nf-end-taken = Na wolności jest co najmniej tylu sabotażystów, ilu marynarzy: wygrywają sabotażyści.

## Questions and answers

nf-ask-duty = Co robisz pod pokładem? Zobaczy to tylko ten, kto cię obserwuje.
nf-ask-duty-text = Na każdym etapie wody przybywa o { $number }. Jeśli kogoś obserwujesz, dowiadujesz się, co robi.
nf-ask-vote = Kogo oskarżasz? Możecie to najpierw obgadać.
nf-option-pump = Pompuj: wody o 1 mniej
nf-option-watch = Obserwuj gracza { $seat_name }
nf-option-drill = Wierć dziurę: wody o 2 więcej
nf-option-accuse = Oskarż gracza { $seat_name }
nf-option-abstain = Nie oskarżaj nikogo

## Claims, said by $speaker

nf-claim-role = { $about_self ->
    [yes] { $speaker }: „Jestem { $role_ins }”.
   *[no] { $speaker }: „{ $seat_name } to { $role_a }”.
}
nf-claim-did = { $speaker }: „Etap { $number }: { $duty_say }”.
nf-claim-saw = { $speaker }: „Etap { $number }: patrzę, a { $seat_name } { $duty_does }”.
nf-claim-trust = { $about_self ->
    [yes] { $speaker }: „Możecie mi ufać”.
   *[no] { $speaker }: „Ufam graczowi { $seat_name }”.
}
nf-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Proszę bardzo, podejrzewajcie mnie”.
   *[no] { $speaker }: „Podejrzewam gracza { $seat_name }”.
}

nf-which-number = Który etap?
nf-which-duty = Jakie zadanie?
nf-which-role = Jaka rola?
nf-gap-duty = zadanie
nf-gap-role = rola

## Table options

nf-setup-players = Gracze
nf-setup-players-text = Liczba graczy i to, ilu z nich to sabotażyści.
nf-setup-players-4 = 4: jeden sabotażysta
nf-setup-players-5 = 5: jeden sabotażysta
nf-setup-players-6 = 6: dwóch sabotażystów
nf-setup-players-7 = 7: dwóch sabotażystów
nf-setup-players-8 = 8: dwóch sabotażystów
nf-setup-legs = Etapy
nf-setup-legs-text = Jak długi jest rejs. Im dłuższy, tym trudniej marynarzom.
nf-setup-legs-4 = 4 etapy
nf-setup-legs-5 = 5 etapów
nf-setup-legs-6 = 6 etapów
nf-setup-wreckers_meet = Dwaj sabotażyści
nf-setup-wreckers_meet-text = Czy dwaj sabotażyści znają się od początku. Przy 4 lub 5 graczach sabotażysta jest tylko jeden.
nf-setup-wreckers_meet-yes = znają się
nf-setup-wreckers_meet-no = nie znają się
nf-bad-players-count = Nocny prom to gra dla 4–8 graczy.
nf-bad-legs-value = Rejs ma 4, 5 lub 6 etapów.
nf-bad-wreckers_meet-value = Dwaj sabotażyści albo się znają, albo nie.
