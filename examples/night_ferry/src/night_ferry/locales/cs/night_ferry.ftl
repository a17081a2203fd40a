nf-name = Noční trajekt
nf-intro = Děravý trajekt pluje nocí přes úžinu. Námořníci čerpají vodu ven a chtějí doplout do přístavu. Mezi nimi se skrývají záškodníci, kteří vrtají díry, aby trajekt potopili: ve 4 nebo 5 hráčích jeden, jinak dva. V každé etapě plavby si všichni tajně zvolí službu a potom hlasují, koho zavřou.

## Names; .low is the name inside a sentence

nf-role-sailor = Námořník
    .low = námořník
nf-role-sailor-goal = Vyhráváš, když trajekt dopluje do přístavu, nebo když jsou všichni záškodníci pod zámkem.
nf-role-sailor-text = Pumpuj vodu ven, nebo někoho sleduj, ať víš, co dělá.
nf-role-wrecker = Záškodník
    .low = záškodník
nf-role-wrecker-goal = Vyhráváš, když se trajekt potopí, nebo když je na svobodě (ne pod zámkem) aspoň tolik záškodníků jako námořníků.
nf-role-wrecker-text = Vrtej díry, když tě nikdo nesleduje, a pumpuj, když chceš vypadat poctivě.

# .does stands after a name: “Jana pumpuje”. .me is part of a claim. .you is told to a player who did it.
nf-duty-pump = Pumpování
    .does = pumpuje
    .me = pumpuju
    .you = Pumpuješ.
nf-duty-watch = Sledování
    .does = někoho sleduje
    .me = někoho sleduju
    .you = Někoho sleduješ.
nf-duty-drill = Vrtání
    .does = vrtá díru
    .me = vrtám díru
    .you = Vrtáš díru.

nf-stage-duties = služby
nf-stage-vote = hlasování

## Fields of the table

nf-field-round = Etapa
nf-field-water = Voda
nf-field-levels = Voda po etapách
nf-field-levels-entry = { $position ->
    [0] Začátek: { $value }
   *[other] Etapa { $position }: { $value }
}
nf-field-players-confined = Pod zámkem
nf-field-players-role = Role

## What happened

nf-event-you_are = Jsi { $role_low }. Nech si to pro sebe.
nf-event-partner = { $seat_name } je také záškodník.
nf-event-round = Etapa { $number }/{ $number2 }: všichni jdou do podpalubí.
nf-event-water_rose = Voda stoupá: byla na { $number }, je na { $number2 }. Trajekt se potopí při hladině { $number3 }.
nf-event-water_fell = Voda klesá: byla na { $number }, je na { $number2 }. Trajekt se potopí při hladině { $number3 }.
nf-event-water_stayed = Voda zůstává na { $number }. Trajekt se potopí při hladině { $number3 }.
nf-event-did = { $duty_you }
nf-event-saw = Vidíš, že { $seat_name } { $duty_does }.
nf-event-accuses = { $seat_is_me ->
    [yes] Vznášíš obvinění: { $seat2_object }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } obviňuje tebe.
       *[no] { $seat } vznáší obvinění: { $seat2 }.
    }
}
nf-event-abstains = { $seat_is_me ->
    [yes] Nikoho neobviňuješ.
   *[no] { $seat } nikoho neobviňuje.
}
nf-event-no_majority = Nikdo nemá víc než polovinu hlasů, takže pod zámkem nikdo nekončí.
nf-event-confined = { $seat_is_me ->
    [yes] Končíš pod zámkem a ostatní vidí, že jsi { $role_low }.
   *[no] { $seat } končí pod zámkem a ostatní vidí, kdo to je: { $role_low }.
}
nf-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Tím popíráš své dřívější tvrzení.)
       *[no] { $claim } ({ $seat } tím popírá své dřívější tvrzení.)
    }
   *[no] { $claim }
}
nf-event-ends = Plavba končí. { $end }
nf-event-was = { $seat_is_me ->
    [yes] Tvoje role: { $role_low }.
   *[no] { $seat } je ve skutečnosti { $role_low }.
}

nf-end-harbour = Trajekt doplul do přístavu: vítězí námořníci.
nf-end-caught = Všichni záškodníci jsou pod zámkem: vítězí námořníci.
nf-end-sunk = Trajekt se potopil: vítězí záškodníci.
nf-end-taken = Na svobodě je aspoň tolik záškodníků jako námořníků: vítězí záškodníci.

## Questions and answers

nf-ask-duty = Co budeš dělat v podpalubí? Nikdo to neuvidí, jen ten, kdo tě zrovna sleduje.
nf-ask-duty-text = V každé etapě voda stoupne o { $number }. Když někoho sleduješ, zjistíš, co dělá.
nf-ask-vote = Koho obviníš? Můžeš si o tom napřed promluvit s ostatními.
nf-option-pump = Pumpovat: voda klesne o 1
nf-option-watch = Sledovat: { $seat_object }
nf-option-drill = Vrtat díru: voda stoupne o 2
nf-option-accuse = Obvinit: { $seat_object }
nf-option-abstain = Nikoho neobvinit

## Claims, said by $speaker

nf-claim-role = { $about_self ->
    [yes] { $speaker }: „Jsem { $role_low }.“
   *[no] { $speaker }: „{ $seat_name } je { $role_low }.“
}
nf-claim-did = { $speaker }: „V etapě { $number } { $duty_me }.“
nf-claim-saw = { $speaker }: „V etapě { $number } vidím, že { $seat_name } { $duty_does }.“
nf-claim-trust = { $about_self ->
    [yes] { $speaker }: „Můžete mi věřit.“
   *[no] { $speaker }: „{ $seat_name } má moji důvěru.“
}
nf-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Klidně podezírejte mě.“
   *[no] { $speaker }: „{ $seat_name } je u mě v podezření.“
}

nf-which-number = Která etapa?
nf-which-duty = Která služba?
nf-which-role = Která role?
nf-gap-duty = služba
nf-gap-role = role

## Table options

nf-setup-players = Počet hráčů
nf-setup-players-text = Kolik je hráčů a kolik je mezi nimi záškodníků.
nf-setup-players-4 = 4: jeden záškodník
nf-setup-players-5 = 5: jeden záškodník
nf-setup-players-6 = 6: dva záškodníci
nf-setup-players-7 = 7: dva záškodníci
nf-setup-players-8 = 8: dva záškodníci
nf-setup-legs = Počet etap
nf-setup-legs-text = Jak dlouhá je plavba. Čím delší, tím těžší pro námořníky.
nf-setup-legs-4 = 4 etapy
nf-setup-legs-5 = 5 etap
nf-setup-legs-6 = 6 etap
nf-setup-wreckers_meet = Dva záškodníci
nf-setup-wreckers_meet-text = Jestli o sobě dva záškodníci od začátku vědí. Ve 4 nebo 5 hráčích je záškodník jen jeden.
nf-setup-wreckers_meet-yes = vědí o sobě
nf-setup-wreckers_meet-no = nevědí o sobě
nf-bad-players-count = Noční trajekt je pro čtyři až osm hráčů.
nf-bad-legs-value = Plavba má 4, 5, nebo 6 etap.
nf-bad-wreckers_meet-value = Na to, jestli o sobě dva záškodníci vědí, se dá odpovědět jen ano, nebo ne.
