## Where the game stands: the headline above the board, and a row of icons with a label and a value

web-sh-turn = { $mine ->
    [yes] Kolo { $round }: jsi na tahu
   *[no] Kolo { $round }: na tahu je { $name }
}
web-sh-opening = Před prvním tahem: každý dává zelenou kartu
web-sh-over = Partie skončila. { $why }
web-sh-round = Kolo
web-sh-living = Hráči naživu
# A slash, since “z” or “ze” would depend on the number.
web-sh-of = { $number }/{ $all }
web-sh-in-play = { $kind ->
    [werewolf] Vlkodlaci ve hře
    [vampire] Upíři ve hře
   *[human] Lidé ve hře
}
web-sh-peace = První kolo
web-sh-peace-value = zatím bez útoků
web-sh-extra-turns = { $number ->
    [one] { $number } tah navíc
    [few] { $number } tahy navíc
   *[other] { $number } tahů navíc
}

## The board

web-sh-board = Herní plán: šest míst v lese, tři balíčky a zranění všech hráčů
web-sh-trunk = Stupnice zranění. Písmeno označuje počet zranění, při kterém umírají postavy, jejichž jméno jím začíná.
web-sh-range = { $low }–{ $high }
# The next six: 30 letters at most.
web-sh-use-hut = Vezmi si zelenou kartu.
web-sh-use-spring = Vezmi si kartu jakékoli barvy.
web-sh-use-chapel = Vezmi si modrou kartu.
web-sh-use-graveyard = Vezmi si červenou kartu.
web-sh-use-tree = Dej 2 zranění, nebo 1 vyleč.
web-sh-use-circle = Vezmi někomu vybavení.
web-sh-deck = { $colour ->
    [red] Červený balíček: zbývá { $left }, odloženo { $discards }
    [blue] Modrý balíček: zbývá { $left }, odloženo { $discards }
   *[green] Zelený balíček: zbývá { $left }, odloženo { $discards }
}
web-sh-figure = { $number ->
    [0] { $name } nemá žádné zranění.
   *[other] { $name } má { $number } zranění.
}
web-sh-here = { $number ->
    [0] Je tu { $name } a nemá žádné zranění.
   *[other] Je tu { $name } a má { $number } zranění.
}
web-sh-character = { $character } ({ $kind })
web-sh-is-revealed = Odhaleno: { $character } ({ $kind }).
web-sh-is-known = Ty už víš, kdo to je: { $character } ({ $kind }).
web-sh-has-equipment = Vybavení: { $cards }.
web-sh-wounds = { $number ->
    [0] Žádné zranění.
   *[other] { $number } zranění.
}
web-sh-wounds-of = { $number ->
    [0] Zatím žádné zranění. Umírá při { $points } zraněních.
   *[other] Zatím { $number } zranění. Umírá při { $points } zraněních.
}
web-sh-target = { $is_me ->
    [yes] { $number ->
        [0] Zatím nemáš žádné zranění.
       *[other] Máš { $number } zranění.
    }
   *[no] { $number ->
        [0] { $name } zatím nemá žádné zranění.
       *[other] { $name } má { $number } zranění.
    }
}
web-sh-target-known = { $is_me ->
    [yes] { $number ->
        [0] Zatím nemáš žádné zranění. Umíráš při { $points } zraněních.
       *[other] Máš { $number } zranění. Umíráš při { $points } zraněních.
    }
   *[no] { $number ->
        [0] { $name } zatím nemá žádné zranění a umírá při { $points }.
       *[other] { $name } má { $number } zranění a umírá při { $points }.
    }
}
web-sh-nothing-to-heal = { $is_me ->
    [yes] Nemáš co léčit.
   *[no] { $name } nemá co léčit.
}
web-sh-quoted = „{ $printed }“
web-sh-will-say = Na kartě stojí: „{ $printed }“
web-sh-place = { $place } ({ $numbers })
web-sh-area = Oblast { $number }. Druhé místo v ní: { $other }.
web-sh-nobody = Nikdo tu není.
web-sh-middle = Uprostřed, zatím na žádném místě
web-sh-dead = Po smrti
web-sh-mark-dead = Po smrti: na tah už nepřijde, ale vyhrát může.
web-sh-mark-ward = Ochrana: útoky nezraňují.
web-sh-mark-barrier = Bariéra: nic nezraňuje.
web-sh-mark-void = Zrušeno: schopnost už nefunguje.
web-sh-mark-used = Jednorázová schopnost je použitá.
web-sh-hidden = skryto
web-sh-secret = Ty víš, kdo to je, ale postava je pořád skrytá.
web-sh-turns-up = Tím se tvoje postava odhalí všem.
web-sh-reveals-you = Všichni uvidí, že jsi { $character }, { $kind }. Vzít zpět to nejde.
web-sh-rolled = Padlo ti { $first } + { $second } = { $sum }.
web-sh-rolled-anywhere = Padlo ti { $sum }, takže můžeš jít kamkoli.

## The reader’s own cards

web-sh-goal = Jak vyhraješ
web-sh-goal-theirs = Cíl
web-sh-goal-is = Tvůj cíl: { $goal }
web-sh-ability = Schopnost
web-sh-points = { $number } životů: umírá při { $number } zraněních
web-sh-turned-up = Odhaleno: vědí to všichni.
web-sh-face-down = Skryto: víš to jen ty. Většina schopností tě při použití odhalí.
web-sh-ability-void = Tvoje schopnost je zrušená.
web-sh-ability-used = Tvoje schopnost už je použitá.
web-sh-held = Zelená karta, kterou máš v ruce
web-sh-equipment = Tvoje vybavení
web-sh-no-equipment = Zatím žádné. Nějaké můžeš najít v Kostelíku a na Hřbitově.
web-sh-seen-characters = Postavy, které ti někdo ukázal
web-sh-seen-green = Zelené karty, které znáš
web-sh-gift = Dárce: { $giver }. Příjemce: { $receiver }. { $outcome }
web-sh-card = { $card }: { $says }
web-sh-card-times = { $card } × { $number }
web-sh-face-down-discards = Zelené karty se odkládají lícem dolů.
web-sh-no-discards = Zatím nejsou odložené žádné karty.

## The notes: tables of what the reader knows

web-sh-journal-characters = Kdo je kdo
web-sh-journal-note = Poslední sloupec vychází jen z toho, co vědí všichni: z přežitých zranění, z karet, které neměly účinek, a z cílů, které hru neukončily. S tvými vlastními zelenými kartami nepočítá.
web-sh-journal-green = Zelené karty
web-sh-journal-attacks = Útoky
web-sh-almanac = { $kind ->
    [werewolf] Vlkodlaci ve hře: { $number } z těchto postav
    [vampire] Upíři ve hře: { $number } z těchto postav
   *[human] Lidé ve hře: { $number } z těchto postav
}
web-sh-header-name = Hráč
web-sh-header-character = Postava
web-sh-header-may-be = Podle veřejných stop může být
web-sh-header-gift = Dárce a příjemce
web-sh-header-card = Karta
web-sh-header-outcome = Výsledek
web-sh-header-attack = Útočník a cíl
web-sh-header-times = Kolikrát
web-sh-header-points = Životy
web-sh-header-ability = Schopnost
web-sh-header-goal = Cíl
web-sh-only-you-know = { $mine ->
    [yes] { $character }, { $kind } (skryto)
   *[no] { $character }, { $kind } (víš to)
}
web-sh-anybody = kdokoli
web-sh-unknown-card = neznáš ji
web-sh-took = { $receiver } dostává { $number } zranění.
web-sh-took-healing = { $receiver } si léčí { $number } zranění.
web-sh-took-showing = { $receiver } ukazuje svou postavu. Vidí ji jen { $giver }.
web-sh-took-handing = { $receiver } odevzdává { $card_acc }. Teď { $card_it } má { $giver }.
web-sh-lie = Odpověď byla lež: { $character } smí u zelených karet lhát.
web-sh-no-answer = Zatím bez odpovědi.
web-sh-from-to = { $from } → { $to }
web-sh-times = { $number ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { $number }×
}

## The end: one card for each player

web-sh-won = výhra
web-sh-lost = prohra
web-sh-lived = { $number ->
    [0] naživu bez zranění
   *[other] naživu, { $number } zranění
}
web-sh-died = po smrti, { $number } zranění
web-sh-all-green = Všechny zelené karty, popořadě

## Tips for a first game

web-sh-tip-who = Tohle je tvoje tajná postava. Vlkodlaci chtějí smrt všech upírů, upíři smrt všech vlkodlaků a každý člověk má jiný cíl. Přečti si, jak vyhraješ, a nech si to pro sebe.
web-sh-tip-who-covered = Tvoje tajná postava je zakrytá. Uvidíš ji, když podržíš tlačítko „Podržením nahlédneš“, a přečteš si i to, jak vyhraješ. Vlkodlaci chtějí smrt všech upírů, upíři smrt všech vlkodlaků a každý člověk má jiný cíl.
web-sh-tip-who-two-sides = Tohle je tvoje tajná postava. Vlkodlaci chtějí smrt všech upírů, upíři smrt všech vlkodlaků. Přečti si, jak vyhraješ, a nech si to pro sebe.
web-sh-tip-who-two-sides-covered = Tvoje tajná postava je zakrytá. Uvidíš ji, když podržíš tlačítko „Podržením nahlédneš“, a přečteš si i to, jak vyhraješ. Vlkodlaci chtějí smrt všech upírů, upíři smrt všech vlkodlaků.
web-sh-tip-board = Dvě místa spojená pavučinou tvoří jednu oblast a na hráče ve své oblasti můžeš útočit. Stupnice vpravo ukazuje zranění. Umřeš u čísla, které je označené prvním písmenem jména tvé postavy.
web-sh-tip-seats = Tady jsou všichni hráči, jejich zranění a vybavení. Většina postav je skrytá, takže zjišťuj, kdo je kdo. Klepni na hráče a dozvíš se víc.
web-sh-tip-turn = Hoď kostkami tady nebo na herním plánu. Součet určí, na které místo půjdeš. Při 7 si vybíráš ty. Pravidlo k otázce otevře „proč?“.
web-sh-tip-place = Místo, kam přijdeš, můžeš využít. Zelené karty prozrazují, kdo je kdo. Červené a modré ti dávají zbraně a pomoc.
web-sh-tip-give = Tuhle zelenou kartu znáš jen ty. Dej ji jinému hráči: odpověď uvidí všichni, ale co na kartě stojí, budete vědět jen vy dva.
web-sh-tip-green = Jiný hráč tě zkouší zelenou kartou. Co na ní stojí, víte jen vy dva; ostatní uvidí jen tvoji odpověď. Odpovědět musíš pravdivě, ledaže ti schopnost dovoluje lhát.
web-sh-tip-attack = Můžeš zaútočit na hráče v dosahu. Kolik zranění způsobíš, určí rozdíl čísel na kostkách. Když padnou stejná, útok selže. Útočit nemusíš.
web-sh-tip-talk = Řekni, co víš, nebo něco úplně jiného: tvrzení může být pravda i lež. Klepni sem a řekni to ostatním.
