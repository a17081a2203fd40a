## Among Cultists

cli-ac-example-almanac = neúspěch
cli-ac-example-rules = nůž
cli-ac-example-write = V jídelně nikdo není
cli-ac-list-roles = id oddělená čárkami, třeba mechanic,firestarter,rookie,coward
cli-ac-list-characters = id oddělená čárkami, třeba june_abernathy,gideon_pike
cli-ac-welcome = Vyšetřovatelé nosí knihy z místností staré univerzity na poličky. Kultisté mezi nimi kazí hledání a zabíjejí: když se dvě postavy setkají o samotě, navzájem si podstrčí kartu a ta může být smrtící. Oběť nic nepozná, dokud někdo nezkontroluje její stav. Mrtví hrají dál jako duchové.
cli-ac-numbers = Ve hře je { $characters } postav a { $cultists ->
    [one] { $cultists } z nich je kultista
    [few] { $cultists } z nich jsou kultisté
   *[other] { $cultists } z nich je kultistů
}. Vyšetřovatelé musí během { $rounds } kol získat { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. { $cultists ->
    [one] Kultista potřebuje
    [few] Kultisté potřebují
   *[other] Kultisté potřebují
} { $kills ->
    [one] { $kills } mrtvého vyšetřovatele
    [few] { $kills } mrtvé vyšetřovatele
   *[other] { $kills } mrtvých vyšetřovatelů
}.
cli-ac-welcome-automa = AUTOMA je postava, za kterou nikdo nehraje. Drží se své odkryté trasy podle pevných pravidel, karty tahá naslepo, nic neříká a vždycky se zdrží hlasování. Může mít jakoukoli roli a být i kultista. Víc se dozvíš, když napíšeš „a“.
cli-ac-title-night = Noc před prvním kolem
cli-ac-title-movement = { $is_me ->
    [yes] Kolo { $round } z { $rounds }, pohyb: jdeš ty
   *[no] Kolo { $round } z { $rounds }, pohyb: jde { $name }
}
cli-ac-title-event = Kolo { $round } z { $rounds }, událost
cli-ac-title-action = { $is_me ->
    [yes] Kolo { $round } z { $rounds }, akce: jsi na tahu
   *[no] Kolo { $round } z { $rounds }, akce: na tahu je { $name }
}
cli-ac-title-discussion = Kolo { $round } z { $rounds }: diskuze a hlasování
cli-ac-title-clean-up = Kolo { $round } z { $rounds }, konec kola
cli-ac-points = Body: { $points } (cíl { $goal }). Nůž: { $knife }.
cli-ac-power-on = Elektřina je zapnutá.
cli-ac-power-off = Elektřina je vypnutá, takže se ve tmě setkávají i skupiny tří a více postav.
cli-ac-no-event = Zatím žádná událost.
cli-ac-clock = Hodiny: { $clock }.
cli-ac-force-secret-doors = Platí událost { $event }. Všechny místnosti jedné barvy jsou jedna lokalita.
cli-ac-force-no-connection = Platí událost { $event }. Nikdo nesmí mluvit.
cli-ac-force-high-morale = Platí událost { $event }. V kole { $round } mají všichni o 1 bod pohybu víc.
cli-ac-force-low-morale = Platí událost { $event }. V kole { $round } mají živí o 1 bod pohybu méně.
cli-ac-gate-open = Portál je otevřený: do konce kola { $round } ho v zelené místnosti můžou společně zavřít dvě postavy.
cli-ac-gate-open-last = Portál je otevřený: až do konce hry ho v zelené místnosti můžou společně zavřít dvě postavy.
cli-ac-gate-closed = Portál je nadobro zavřený.
cli-ac-gate-too-late = Portál byl otevřený moc dlouho a zavřít už nejde.
cli-ac-no-gifts = Do konce kola { $round } se při setkáních nedávají karty.
cli-ac-outside = Rybí muž: { $where }. Kultisté venku: { $tokens }. Karty v dobíracím balíčku: { $pile }, v balíčku nebezpečného průchodu: { $unsafe }.
cli-ac-lake = v jezeře
# “kn” stands for books, “ka” for cards, “b” for points, “prozk.” for “searched”.
cli-ac-legend = Mezera: dveře. kn ka b: knihy, karty, body. (Jméno): duch. Ruka: setk. + míst.
cli-ac-legend-brief = kn ka b: knihy, karty, body. (Jméno): duch. Všechny dveře ukáže b.
cli-ac-legend-door = Mezera ve zdi
cli-ac-legend-door-text = Dveře.
cli-ac-legend-room = 2kn 3ka
cli-ac-legend-room-text = V téhle místnosti zbývají 2 knihy a v jejím balíčku jsou 3 karty. Se třemi kartami a více je prozkoumaná.
cli-ac-legend-shelf = 1/3 3b
cli-ac-legend-shelf-text = Na poličce je 1 kniha ze 3. Plná polička přináší 3 body.
cli-ac-legend-searched = prozk.
cli-ac-legend-ghost = (Jméno)
cli-ac-legend-hand = 9 + 8
cli-ac-legend-hand-text = 9 karet setkání a 8 karet místností v ruce.
cli-ac-legend-route = kam míří
cli-ac-line = { $name }: { $found }
cli-ac-hand-brief = ruka { $hand }
cli-ac-pulse-brief = stav { $pulse }
cli-ac-shelves = Poličky
cli-ac-shelf = { $shelf } { $on }/{ $of } { $points }b
cli-ac-shelf-words = { $shelf }: knihy { $on }/{ $of }, za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-ac-room-short = { $books }kn { $cards }ka
cli-ac-room-searched-short = { $books }kn { $cards }ka prozk.
cli-ac-room = { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
   *[other] { $books } knih
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, neprozkoumaná
cli-ac-room-searched = { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
   *[other] { $books } knih
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, prozkoumaná
# Inside a place on the board. Each at most 14 characters.
cli-ac-completed = vyklizená
cli-ac-hall = chodba
cli-ac-fishman-here = RYBÍ MUŽ
cli-ac-cultist-here = ŽETON KULTISTY
cli-ac-gate-here = PORTÁL
cli-ac-vote-here = hlasování
cli-ac-unsafe-here = nebezp. průch.
cli-ac-me = TY
cli-ac-ghost-short = ({ $name })
cli-ac-ghost-of = { $name } (duch)
cli-ac-here = tady: { $names }
cli-ac-nobody-here = nikdo tu není
cli-ac-doors = sousední lokality: { $places }
cli-ac-on-route = { $colour }, teď na tvé trase
cli-ac-key-stop = . – ukončit pohyb tam, kde zrovna jsi
cli-ac-by-secret-door = tajnými dveřmi
cli-ac-says-secure = jedna z tvých karet místností jde do balíčku nebezpečného průchodu
cli-ac-says-fight = místnost se bude dát zase používat
cli-ac-says-chase = vrátí se do jezera a jeho chodba bude zase volná
cli-ac-says-kill = jednou za partii; ukážeš svou roli a nehlasuje se
cli-ac-says-vote = všichni diskutují a pak hlasují
cli-ac-says-camera = zkontroluješ kteroukoli prozkoumanou místnost nebo něčí stav
cli-ac-says-power = skupiny tří a více postav se přestanou setkávat a kamery budou fungovat
cli-ac-says-gate = každého z vás to stojí akci; vyšetřovatelům pak stačí o 1 bod méně
cli-ac-at-stake = mrtvých vyšetřovatelů je potřeba { $kills }, { $dead ->
    [0] ty nevíš o žádném
   *[other] ty víš o { $dead }
}; při mylném ohlášení hned prohráváš
cli-ac-at-stake-covered = mrtvých vyšetřovatelů je potřeba { $kills }; při mylném ohlášení hned prohráváš
cli-ac-announce-doubt = Mrtvých vyšetřovatelů je potřeba { $kills }, { $dead ->
    [0] ty nevíš o žádném
   *[other] ty víš jen o { $dead }
}. Tohle ohlášení by znamenalo okamžitou prohru. Opravdu to chceš ohlásit?
cli-ac-deadly = tohle tě zabije
cli-ac-deadly-check = pokud najdeš smrt, musíš ji odhalit, a to tě zabije
cli-ac-burns = Na konci 5. kola umřeš, pokud ti v ruce zbude některá z těchto karet: { $cards }.
cli-ac-pulse-count = { $number ->
    [one] { $number } karta stavu
    [few] { $number } karty stavu
   *[other] { $number } karet stavu
}
# Column headings.
cli-ac-header-name = Hráč
cli-ac-header-place = Lokalita
cli-ac-header-hand = Ruka
cli-ac-header-hand-plain = Karty setkání a karty místností v ruce
cli-ac-header-pulse = Stav
cli-ac-header-role = Role
cli-ac-header-known-as = Postava
cli-ac-header-marks = Značky
cli-ac-header-number = Počet
cli-ac-header-side = Tým
cli-ac-header-says = Co dělá
cli-ac-header-event = Událost
cli-ac-header-drawn = Vytaženo
cli-ac-header-card = Karta
cli-ac-header-round = Kolo
cli-ac-header-books = Knihy
cli-ac-header-points = Body
cli-ac-header-death = Příčina smrti
cli-ac-header-a-game = Na partii
cli-ac-header-may-be = Může být
cli-ac-header-route = Trasa
cli-ac-header-guess = Tip
cli-ac-header-routes = Možné trasy
cli-ac-header-given = Karty od ostatních
cli-ac-header-look = Kdo koho kontroluje
cli-ac-header-seen = Co je vidět
cli-ac-header-outcome = Výsledek
cli-ac-header-laid = Přidané karty
cli-ac-header-turned-up = Otočené karty
cli-ac-header-out = Kdo končí
cli-ac-header-ballots = Hlasy
cli-ac-header-claim = Tvrzení
cli-ac-header-fate = Osud
cli-ac-header-result = Výsledek
cli-ac-header-left = V ruce zbývá
cli-ac-hand = { $encounter } + { $room }
cli-ac-hidden = tajná
cli-ac-press-c = napiš c
cli-ac-known-to-you = { $role } (víš to)
# In the column cli-ac-header-marks.
cli-ac-mark-turn = na tahu
cli-ac-mark-knife = nůž
cli-ac-mark-ghost = duch (kolo { $round })
cli-ac-ghost-since = Duch od kola { $round } ({ $death }).
# Begins like cli-ac-legend-route.
cli-ac-mark-route = kam míří: { $colours }
cli-ac-mark-gate = akce u portálu
cli-ac-you-are = { $side ->
    [cultists] Tvoje role: { $role } (tým kultistů). { $says }
   *[investigators] Tvoje role: { $role } (tým vyšetřovatelů). { $says }
}
cli-ac-goal = Jak zvítězí tvůj tým: { $goal }
cli-ac-goal-automa = Pokud je AUTOMA kultista a po hlasování končí ve chvíli, kdy { $kills ->
    [one] je { $kills } vyšetřovatel
    [few] jsou { $kills } vyšetřovatelé
   *[other] je { $kills } vyšetřovatelů
} po smrti, nevyhrává nikdo u stolu.
cli-ac-goal-seer = { $side ->
    [cultists] Až budou mít vyšetřovatelé vítězství na dosah, můžeš ještě označit jasnovidce. Když se trefíš, vyhráváš místo nich.
   *[investigators] Až budou mít vyšetřovatelé vítězství na dosah, smějí kultisté ještě označit jasnovidce. Když se trefí, vítězí oni.
}
cli-ac-cultists = Kultisté: { $names }.
cli-ac-only-cultist = Jiný kultista ve hře není.
cli-ac-dead-already = Od začátku po smrti: { $names }.
cli-ac-route = Tvoje { $route } ti dovolí akce jen v místnostech těchto barev:
cli-ac-route-free = Akce můžeš provádět v každé místnosti. Nechceš budit podezření? Drž se místností, které určuje { $route }:
cli-ac-route-line = { "   " }kola { $rounds }: { $colours }
cli-ac-route-now = { " > " }kola { $rounds }: { $colours } (tohle kolo)
cli-ac-brief = { $last ->
    [yes] Tvoje role: { $role }. V tomhle kole můžeš provádět akce v místnostech těchto barev: { $colours }.
   *[no] Tvoje role: { $role }. V tomhle kole můžeš provádět akce v místnostech těchto barev: { $colours }. V příštím: { $next }.
}
cli-ac-brief-free = { $last ->
    [yes] Tvoje role: { $role }. Akce můžeš provádět v každé místnosti. Nechceš budit podezření? Drž se těchto barev: { $colours }.
   *[no] Tvoje role: { $role }. Akce můžeš provádět v každé místnosti. Nechceš budit podezření? Drž se těchto barev: { $colours }. V příštím kole: { $next }.
}
cli-ac-ghost-may = Jsi duch. Můžeš jít kamkoli, přidávat karty do místností, kontrolovat místnosti a hlasovat.
cli-ac-superghost-may = Jsi duch. Můžeš jít kamkoli, dělat v místnostech všechno, co můžou živí, a hlasovat.
cli-ac-your-hand = V ruce máš: { $cards }.
cli-ac-count = { $name } × { $number }
cli-ac-no-cards = žádné karty
cli-ac-one-of = jedna z těchto
cli-ac-drawn-of = { $drawn }/{ $count }
# Headings of what can be looked up.
cli-ac-almanac-roles = Role ve hře
cli-ac-almanac-characters = Postavy
cli-ac-almanac-automa = AUTOMA, postava, za kterou nikdo nehraje
cli-ac-automa-moves = Pohyb
cli-ac-automa-moves-says = Projde až trojími dveřmi, podle morálky i víc nebo méně. Na řádku své trasy vezme první barvu, která má neprozkoumanou místnost, a míří do nejbližší takové. Pokud žádná taková není, hledá stejným způsobem nevyklizenou místnost. Do chodby rybího muže nikdy nevejde.
cli-ac-automa-meets = Setkání
cli-ac-automa-meets-says = Dává vrchní kartu svého balíčku, kterou nikdo nezná. Ve tmě ji dostane postava s nejmenším počtem karet stavu.
cli-ac-automa-acts = Akce
cli-ac-automa-acts-says = Bojuje s kultistou ve své místnosti. Do neprozkoumané místnosti přidá svou vrchní kartu. Jinak zkontroluje místnost, ve které je. V chodbě zajistí nebezpečný průchod. Jako duch s nikým nebojuje a v chodbách pasuje. Nůž, kamery ani žeton hlasování nikdy nepoužívá.
cli-ac-automa-votes = Hlasování
cli-ac-automa-votes-says = Vždycky se zdrží. Pokud je naživu a má nůž, počítá se to za 2.
cli-ac-automa-role = Role
cli-ac-automa-role-lone = Chová se stejně v každé roli. Když po hlasování končí, ukáže se její role. Pokud to byl kultista, spočítají se mrtví: je-li po smrti dost vyšetřovatelů, nevyhrává nikdo u stolu, jinak vítězí vyšetřovatelé.
cli-ac-automa-role-two = Chová se stejně v každé roli. Když po hlasování končí, její role zůstane tajná, ledaže už nezbývá žádný kultista.
cli-ac-almanac-events = Žetony událostí
cli-ac-almanac-cards = Karty
cli-ac-almanac-places = Místnosti se zvláštním využitím
# Titles of reports about many games.
cli-ac-tally-rounds = Knihy a body podle kol
cli-ac-tally-rounds-note = Průměry na konci každého kola z partií, které k němu došly.
# Headings and notes of the journal.
cli-ac-journal-roles = Kdo je kdo
cli-ac-journal-roles-note = „Může být“ počítá jen s tím, co vědí všichni. Možné trasy jsou ty, které dovolují všechny dosavadní akce postavy v místnostech. Pokud nesedí žádná, postava trasu nepotřebuje.
cli-ac-journal-pulse = Karty stavu
cli-ac-journal-looks = Kontroly karet stavu
cli-ac-journal-rooms = Karty místností
cli-ac-journal-tokens = Tajně vytažené žetony událostí
cli-ac-journal-votes = Hlasování
cli-ac-journal-claims = Tvrzení
cli-ac-know-own = { $role } (ty).
cli-ac-know-shown = { $role } (vědí to všichni).
cli-ac-know-night = { $role } (víš to z noci).
cli-ac-know-dead = Po smrti od začátku (víš to z noci).
cli-ac-anything = jakákoli role
cli-ac-any-route = všechny
cli-ac-no-route = žádné
cli-ac-from-start = příprava
cli-ac-from-start-face = příprava: { $face }
cli-ac-from-pile = dobírací balíček ({ $round })
cli-ac-from-pile-face = dobírací balíček ({ $round }): { $face }
cli-ac-from = { $name } ({ $round })
cli-ac-from-face = { $name } ({ $round }): { $face }
cli-ac-you = ty
cli-ac-rounds-note = Číslo za jménem je kolo.
cli-ac-looked = { $who } kontroluje: { $target }
cli-ac-revealed = smrt odhalena
cli-ac-kept-quiet = nic neodhaleno
cli-ac-unknown = neznámo
cli-ac-pulse = { $alive }× Naživu, { $dead }× Po smrti
cli-ac-drawn-by = { $face } (kontrola: { $name })
cli-ac-ballots = Ať končí { $whom }: { $who }.
cli-ac-counts-twice = { $who } (platí dvakrát)
cli-ac-abstained = Zdržení: { $who }.
cli-ac-nobody = nikdo
cli-ac-contradicts = odporuje dřívějšímu tvrzení
# The steps of making a statement.
cli-ac-claim-what = Co chceš říct?
cli-ac-claim-side = do kterého týmu patříš
cli-ac-claim-gave = kdo má od tebe jakou kartu
cli-ac-claim-checked = co víš z kontroly něčího stavu
cli-ac-claim-laid = kam od tebe přibyla jaká karta
cli-ac-claim-saw-event = jaký byl tvůj tajný žeton události
cli-ac-claim-will-go = kam půjdeš
cli-ac-claim-suspect = koho podezíráš
cli-ac-claim-trust = komu věříš
cli-ac-claim-vote-for = proti komu budeš hlasovat
cli-ac-claim-which-side = Který tým?
cli-ac-claim-which-seat = Kdo?
cli-ac-claim-which-card = Jaká karta?
cli-ac-claim-which-place = Která lokalita?
cli-ac-claim-which-event = Jaká událost?
cli-ac-claim-which-round = Kdy?
cli-ac-this-round = kolo { $round } (teď)
cli-ac-that-round = kolo { $round }
# Headings at the end of the game.
cli-ac-ending = Závěrečné odhalení
cli-ac-ending-won = Vyhráváš! Závěrečné odhalení
cli-ac-ending-lost = Prohra. Závěrečné odhalení
cli-ac-route-kept = { $number }
cli-ac-route-left = { $number } (nedodržená)
cli-ac-guesses = Kdo je jasnovidec: tipy kultistů
cli-ac-is-seer = To byl jasnovidec.
cli-ac-is-no-seer = To nebyl jasnovidec.
# In the column cli-ac-header-fate.
cli-ac-living = Naživu.
cli-ac-dead-from-start = Po smrti od začátku.
cli-ac-slain = Vrah: { $name }, kolo { $round }.
cli-ac-unnoticed = Nikdo na to nepřišel.
cli-ac-score = { $verdict ->
    [too_few] Body: { $points } (cíl { $goal }). Mrtví vyšetřovatelé: { $dead }, kultisté jich k vítězství potřebovali { $kills }. V pytlíku zbývá: { $bag }.
    [no_cultist] Body: { $points } (cíl { $goal }). Mrtví vyšetřovatelé: { $dead }, kultisté jich potřebovali { $kills }, jenže jakmile je jediný kultista duchem, na mrtvých už nezáleží. V pytlíku zbývá: { $bag }.
    [too_late] Body: { $points } (cíl { $goal }). Mrtví vyšetřovatelé: { $dead }, kultisté jich potřebovali { $kills }, ale už na konci některého dřívějšího kola. V pytlíku zbývá: { $bag }.
   *[enough] Body: { $points } (cíl { $goal }). Mrtví vyšetřovatelé: { $dead }, kultisté jich potřebovali { $kills }. V pytlíku zbývá: { $bag }.
}
cli-ac-empty-bag = nic
cli-ac-won = výhra
cli-ac-lost = prohra
# In a replay with all secrets.
cli-ac-opened-role = { $name }: { $role }, { $route }.
cli-ac-opened-gave = { $name } dává kartu { $card }. Dostává ji { $other }.
cli-ac-opened-laid = { $name } přidává kartu { $card } do balíčku { $place_gen }.
cli-ac-opened-sees = { $name } kontroluje, jaký stav má { $other }: { $alive }× Naživu, { $dead }× Po smrti.
cli-ac-opened-token = { $fate ->
    [put_back] { $name } vytahuje žeton { $token } a vrací ho do pytlíku.
   *[remove] { $name } vytahuje žeton { $token } a vyřazuje ho ze hry.
}
cli-ac-opened-dead = { $name } je od začátku po smrti.
