## Where the game stands

web-sh-turn = { $mine ->
    [yes] Runda { $round }: twoja tura
   *[no] Runda { $round }: tura gracza { $name }
}
web-sh-opening = Przed pierwszą turą: wszyscy dają zielone karty
web-sh-over = Koniec gry. { $why }
web-sh-round = Runda
web-sh-living = Żywi gracze
web-sh-of = { $number } z { $all }
web-sh-in-play = { $kind ->
    [werewolf] Wilkołaki w tej grze
    [vampire] Wampiry w tej grze
   *[human] Ludzie w tej grze
}
web-sh-peace = Pierwsza runda
web-sh-peace-value = jeszcze bez ataków
web-sh-extra-turns = { $number ->
    [one] { $number } dodatkowa tura
    [few] { $number } dodatkowe tury
    [many] { $number } dodatkowych tur
   *[other] { $number } dodatkowej tury
}

## The board

web-sh-board = Plansza: sześć lokacji w lesie, trzy talie i rany wszystkich graczy
web-sh-trunk = Tor ran. Litera oznacza liczbę ran, przy której giną postacie o imieniu na tę literę.
web-sh-range = { $low }–{ $high }
web-sh-use-hut = Dobierz zieloną kartę.
web-sh-use-spring = Dobierz z dowolnej talii.
web-sh-use-chapel = Dobierz niebieską kartę.
web-sh-use-graveyard = Dobierz czerwoną kartę.
web-sh-use-tree = Zadaj 2 rany albo wylecz 1.
web-sh-use-circle = Zabierz komuś ekwipunek.
web-sh-deck = { $colour ->
    [red] Czerwona talia: do dobrania { $left }, odrzucone { $discards }
    [blue] Niebieska talia: do dobrania { $left }, odrzucone { $discards }
   *[green] Zielona talia: do dobrania { $left }, odrzucone { $discards }
}
web-sh-figure = { $number ->
    [0] { $name } nie ma ran.
    [one] { $name } ma { $number } ranę.
    [few] { $name } ma { $number } rany.
    [many] { $name } ma { $number } ran.
   *[other] { $name } ma { $number } rany.
}
web-sh-here = { $number ->
    [0] { $name } jest tutaj i nie ma ran.
    [one] { $name } jest tutaj i ma { $number } ranę.
    [few] { $name } jest tutaj i ma { $number } rany.
    [many] { $name } jest tutaj i ma { $number } ran.
   *[other] { $name } jest tutaj i ma { $number } rany.
}
web-sh-character = { $character } ({ $kind })
web-sh-is-revealed = Postać ujawniona: { $character } ({ $kind }).
web-sh-is-known = Postać, którą znasz: { $character } ({ $kind }).
web-sh-has-equipment = Ekwipunek: { $cards }.
web-sh-wounds = { $number ->
    [0] Bez ran.
    [one] { $number } rana.
    [few] { $number } rany.
    [many] { $number } ran.
   *[other] { $number } rany.
}
# $points is 8 or more: “ranach” fits every number.
web-sh-wounds-of = { $number ->
    [0] Na razie bez ran.
    [one] Na razie { $number } rana.
    [few] Na razie { $number } rany.
    [many] Na razie { $number } ran.
   *[other] Na razie { $number } rany.
} Śmierć przy { $points } ranach.
web-sh-target = { $is_me ->
    [yes] { $number ->
        [0] Nie masz jeszcze ran.
        [one] Masz { $number } ranę.
        [few] Masz { $number } rany.
        [many] Masz { $number } ran.
       *[other] Masz { $number } rany.
    }
   *[no] { $number ->
        [0] { $name } nie ma jeszcze ran.
        [one] { $name } ma { $number } ranę.
        [few] { $name } ma { $number } rany.
        [many] { $name } ma { $number } ran.
       *[other] { $name } ma { $number } rany.
    }
}
web-sh-target-known = { $is_me ->
    [yes] { $number ->
        [0] Nie masz jeszcze ran.
        [one] Masz { $number } ranę.
        [few] Masz { $number } rany.
        [many] Masz { $number } ran.
       *[other] Masz { $number } rany.
    } Giniesz przy { $points } ranach.
   *[no] { $number ->
        [0] { $name } nie ma jeszcze ran.
        [one] { $name } ma { $number } ranę.
        [few] { $name } ma { $number } rany.
        [many] { $name } ma { $number } ran.
       *[other] { $name } ma { $number } rany.
    } Ginie przy { $points } ranach.
}
web-sh-nothing-to-heal = { $is_me ->
    [yes] Nie masz ran do wyleczenia.
   *[no] { $name } nie ma ran do wyleczenia.
}
# No quotation marks: the texts end with a full stop, which in Polish would have to stand after the mark.
web-sh-quoted = Na karcie: { $printed }
web-sh-will-say = Na karcie: { $printed }
web-sh-place = { $place } ({ $numbers })
web-sh-area = Obszar { $number }, razem { $other_with }.
web-sh-nobody = Nikogo tu nie ma.
web-sh-middle = Na środku, jeszcze poza lokacjami
web-sh-dead = Martwi
web-sh-mark-dead = Nie żyje: nie ma już tur, ale wciąż może wygrać.
web-sh-mark-ward = Osłona: ataki nie ranią.
web-sh-mark-barrier = Bariera: nic nie rani.
web-sh-mark-void = Zdolność odebrana do końca gry.
web-sh-mark-used = Jednorazowa zdolność została już użyta.
web-sh-hidden = ukryta
web-sh-secret = Znasz tę postać, ale nie jest ujawniona.
web-sh-turns-up = To ujawni wszystkim twoją postać.
web-sh-reveals-you = Wszyscy zobaczą twoją postać: { $character } ({ $kind }). Nie można tego cofnąć.
web-sh-rolled = Rzut: { $first } + { $second } = { $sum }.
web-sh-rolled-anywhere = Rzut: { $sum }, więc możesz iść, dokąd chcesz.

## The reader’s own cards

web-sh-goal = Jak wygrywasz
web-sh-goal-theirs = Cel
web-sh-goal-is = Twój cel: { $goal }
web-sh-ability = Zdolność
web-sh-points = Punkty życia: { $number }. Śmierć przy { $number } ranach.
web-sh-turned-up = Postać ujawniona: znają ją wszyscy.
web-sh-face-down = Postać ukryta: znasz ją tylko ty. Użycie większości zdolności ją ujawnia.
web-sh-ability-void = Odebrano ci zdolność.
web-sh-ability-used = Twoja zdolność została już użyta.
web-sh-held = Zielona karta na twojej ręce
web-sh-equipment = Twój ekwipunek
web-sh-no-equipment = Na razie nic. Ekwipunek znajdziesz w Kaplicy i na Cmentarzu.
web-sh-seen-characters = Postacie, które ci pokazano
web-sh-seen-green = Zielone karty, które znasz
web-sh-gift = { $giver } daje tę kartę graczowi { $receiver }. { $outcome }
web-sh-card = { $card }: { $says }
web-sh-card-times = { $card } × { $number }
web-sh-face-down-discards = Zielone karty odrzuca się zakryte.
web-sh-no-discards = Nie ma jeszcze odrzuconych kart.

## The notes

web-sh-journal-characters = Kto jest kim
web-sh-journal-note = Ostatnia kolumna opiera się tylko na tym, co wiedzą wszyscy: na ranach, od których nikt nie zginął, na kartach, które nie zadziałały, i na celach, które się nie spełniły. Nie uwzględnia twoich zielonych kart.
web-sh-journal-green = Zielone karty
web-sh-journal-attacks = Ataki
web-sh-almanac = { $kind ->
    [werewolf] W tej grze: { $number } z tych wilkołaków
    [vampire] W tej grze: { $number } z tych wampirów
   *[human] W tej grze: { $number } z tych ludzi
}
web-sh-header-name = Gracz
web-sh-header-character = Postać
web-sh-header-may-be = Możliwe postacie (według jawnych faktów)
web-sh-header-gift = Nadawca i odbiorca
web-sh-header-card = Karta
web-sh-header-outcome = Skutek
web-sh-header-attack = Atakujący i cel
web-sh-header-times = Ile razy
web-sh-header-points = Punkty życia
web-sh-header-ability = Zdolność
web-sh-header-goal = Cel
web-sh-only-you-know = { $mine ->
    [yes] { $character } ({ $kind }), w ukryciu
   *[no] { $character } ({ $kind }), jak wiesz
}
web-sh-anybody = każda postać
web-sh-unknown-card = nie znasz tej karty
web-sh-took = { $number ->
    [one] { $receiver } otrzymuje { $number } ranę.
    [few] { $receiver } otrzymuje { $number } rany.
    [many] { $receiver } otrzymuje { $number } ran.
   *[other] { $receiver } otrzymuje { $number } rany.
}
web-sh-took-healing = { $number ->
    [one] { $receiver } leczy { $number } ranę.
    [few] { $receiver } leczy { $number } rany.
    [many] { $receiver } leczy { $number } ran.
   *[other] { $receiver } leczy { $number } rany.
}
web-sh-took-showing = { $receiver } pokazuje swoją postać graczowi { $giver }.
web-sh-took-handing = { $receiver } oddaje { $card_acc } graczowi { $giver }.
web-sh-lie = Odpowiedź to kłamstwo: { $character } może kłamać w odpowiedzi na zielone karty.
web-sh-no-answer = Jeszcze bez odpowiedzi.
web-sh-from-to = { $from } → { $to }
web-sh-times = { $number ->
    [1] raz
   *[other] { $number } razy
}

## The end

web-sh-won = wygrana
web-sh-lost = przegrana
web-sh-lived = { $number ->
    [0] żyje, bez ran
    [one] żyje, { $number } rana
    [few] żyje, { $number } rany
    [many] żyje, { $number } ran
   *[other] żyje, { $number } rany
}
# $number is 8 or more.
web-sh-died = nie żyje, { $number } ran
web-sh-all-green = Wszystkie zielone karty, po kolei

## Tips for a first game

web-sh-tip-who = To twoja tajna postać. Wilkołaki chcą śmierci wszystkich wampirów, wampiry – śmierci wszystkich wilkołaków, a każdy człowiek ma inny cel. Przeczytaj, jak możesz wygrać, i zachowaj to dla siebie.
web-sh-tip-who-covered = Twoja tajna postać jest zakryta. Przytrzymaj przycisk „Przytrzymaj, by zajrzeć”, żeby ją zobaczyć i przeczytać, jak możesz wygrać. Wilkołaki chcą śmierci wszystkich wampirów, wampiry – śmierci wszystkich wilkołaków, a każdy człowiek ma inny cel.
web-sh-tip-who-two-sides = To twoja tajna postać. Wilkołaki chcą śmierci wszystkich wampirów, a wampiry śmierci wszystkich wilkołaków. Przeczytaj, jak możesz wygrać, i zachowaj to dla siebie.
web-sh-tip-who-two-sides-covered = Twoja tajna postać jest zakryta. Przytrzymaj przycisk „Przytrzymaj, by zajrzeć”, żeby ją zobaczyć i przeczytać, jak możesz wygrać. Wilkołaki chcą śmierci wszystkich wampirów, a wampiry śmierci wszystkich wilkołaków.
web-sh-tip-board = Dwie lokacje połączone pajęczyną to jeden obszar, a atakować możesz w swoim obszarze. Tor po prawej liczy rany. Giniesz przy liczbie oznaczonej pierwszą literą imienia twojej postaci.
web-sh-tip-seats = Tu widzisz wszystkich graczy, ich rany i ekwipunek. Większość postaci jest ukryta, więc sprawdzaj, kto jest kim. Wybierz gracza, by dowiedzieć się więcej.
web-sh-tip-turn = Rzuć kośćmi tutaj albo na planszy. Suma decyduje, do której lokacji idziesz, a przy 7 decydujesz ty. Przycisk „dlaczego?” pokazuje zasadę, z której wynika pytanie.
web-sh-tip-place = Możesz skorzystać z lokacji, w której jesteś. Zielone karty zdradzają, kto jest kim. Czerwone i niebieskie dają broń i pomoc.
web-sh-tip-give = Tę zieloną kartę znasz tylko ty. Daj ją innemu graczowi: odpowiedź zobaczą wszyscy, ale treść karty będziecie znać tylko wy dwoje.
web-sh-tip-green = Inny gracz sprawdza cię zieloną kartą. Jej treść znacie tylko wy dwoje, a reszta widzi samą odpowiedź. Musisz odpowiadać zgodnie z prawdą, chyba że twoja zdolność pozwala kłamać.
web-sh-tip-attack = Możesz zaatakować gracza w zasięgu. Zadajesz tyle ran, ile wynosi różnica między kośćmi, a przy dwóch równych liczbach atak się nie udaje. Atakować nie trzeba.
web-sh-tip-talk = Powiedz, co już wiesz, albo coś zupełnie innego: deklaracje mogą być prawdziwe lub fałszywe. Dotknij tutaj, by złożyć deklarację.
