## Dark Providence. VP: victory points.

cli-dp-list-agents = id oddělená čárkami, třeba monday,friday
cli-dp-welcome = Kultisté, vyšetřovatelé a odpadlíci z obou stran bojují o města, lidi a zakázané vědění Ameriky. Kostky jsou tvůj vliv: přidávej je na města, základní karty a karty mýtů. Získat můžeš to, na čem máš největší vliv. Města dávají body hned. Většina ostatního se boduje až na konci, a kolik bodů to bude, záleží na tvé příslušnosti, kterou ostatní neznají. Na konci vypadne příslušnost hráče s nejnižším skóre a ze zbytku vítězí nejvyšší skóre. Hra končí, když má někdo { $mark } VB na stupnici, když ukazatel dojde na poslední pole své stupnice, když přijde o rozum někdo, kdo není kultista, nebo když umře hlavní agent.
cli-dp-welcome-solo = Jsi vyšetřovatel a stojíš proti Prastarému a jeho dvěma kultistům. Kostky jsou tvůj vliv: přidávej je na města, základní karty a karty mýtů. Získat můžeš to, na čem máš největší vliv. Hra končí, když má jedna ze stran { $mark } VB, když ukazatel dojde na poslední pole své stupnice, když přijdeš o rozum, nebo když umře tvůj hlavní agent. Pak potřebuješ aspoň tolik bodů jako Prastarý. Pokud dosáhne svého cíle, vítězí hned.
cli-dp-legend = Za městem: hodnota ovládnutí / hodnota brány. +2 za základní kartou: pod ní leží lícem dolů ještě dvě. Vliv: kostky + agenti; * označuje, kdo má největší vliv a mohl by město nebo kartu získat. Slova v závorce za městem: kdo ho ovládá, jeho brána a žetony v něm. Za agentem: jeho síla. U každého hráče: kostky v zásobě / obecné zásobě / zapomnění a karty v ruce / balíčku / odkládacím balíčku.
cli-dp-legend-letters = pen: peníze; agent 1: s kartou přijde agent se silou 1; rit, vyš: posun ukazatele rituálu nebo vyšetřování nahoru (+) nebo dolů (−). Kartu si přečteš, když napíšeš „a“ a část jejího názvu, třeba „a hastur“.

cli-dp-sign-city = Boston 3/2
cli-dp-sign-city-text = Město, jeho hodnota ovládnutí a hodnota brány.
cli-dp-sign-marks = (ovládá: …)
cli-dp-sign-marks-text = Za městem: kdo ho ovládá, jeho brána a žetony v něm.
cli-dp-sign-below = +2
cli-dp-sign-below-text = Za základní kartou: pod ní leží lícem dolů ještě dvě.
cli-dp-sign-influence = město: Ada 2+1
cli-dp-sign-influence-text = Vliv na město, tady 2 kostky a 1 agent. „karta:“ znamená jeho základní kartu.
cli-dp-sign-most = *
cli-dp-sign-most-text = Tenhle hráč má největší vliv a mohl by město nebo kartu získat.
cli-dp-sign-agent = Earp 3
cli-dp-sign-agent-text = Agent a jeho síla.
cli-dp-sign-resources = vliv, pen, síla
cli-dp-sign-resources-text = Vliv, peníze a síla.
cli-dp-sign-markers = rit +1, vyš −1
cli-dp-sign-markers-text = Posun ukazatele rituálu nahoru, nebo ukazatele vyšetřování dolů.
cli-dp-sign-cubes = Kostky 3/5/1
cli-dp-sign-cubes-text = Kostky v zásobě, v obecné zásobě a v zapomnění.
cli-dp-sign-cards = Karty 5/4/2
cli-dp-sign-cards-text = Karty v ruce, v balíčku a v odkládacím balíčku.
cli-dp-sign-insanity = Nepříčetnost 1/3
cli-dp-sign-insanity-text = Žetony nepříčetnosti a kolik jich hráče připraví o rozum.

cli-dp-example-almanac = hastur
cli-dp-example-rules = brána
cli-dp-example-write = Bránu otevírat nebudu
cli-dp-key-city = a + název města – ukázat cesty z města: a boston
cli-dp-key-roads = a cesty – ukázat všechny cesty

cli-dp-title-placing = Před prvním tahem
cli-dp-title = { $is_me ->
    [yes] Kolo { $round }: jsi na tahu
   *[no] Kolo { $round }: na tahu je { $name }
}
cli-dp-title-old-one = Kolo { $round }: na tahu je { $name }
cli-dp-tracks = Rituál: { $ritual }/{ $ritual_last }, hodnota { $ritual_vp } VB. Vyšetřování: { $investigation }/{ $investigation_last }, hodnota { $investigation_vp } VB.
cli-dp-beside = V pytlíku: nepříčetnost { $insanity }, příčetnost { $sanity }. Zbývající zámky: { $locks }. Lícem dolů: karty mýtů { $mythos }, základní karty v rezervě { $reserve }.
cli-dp-will-end = Hra za okamžik skončí. { $why }

cli-dp-old-one = { $name }: { $vp }/{ $mark } VB, nepříčetnost { $insanity }/{ $limit }. Cíl: { $goal }.
cli-dp-goal-agents = získaní agenti { $done }/{ $goal }
cli-dp-goal-gates = brány otevřené kultisty { $done }/{ $goal }
cli-dp-goal-cities = města ovládaná kultisty { $done }/{ $goal }
cli-dp-goal-bases = základní karty získané kultisty { $done }/{ $goal }
cli-dp-goal-mythos = karty mýtů získané kultisty { $done }/{ $goal }
cli-dp-goal-tracks = náskok rituálu před vyšetřováním { $done }/{ $goal } polí
cli-dp-cultists = Kultisté: { $cultists }.
cli-dp-cultist-hidden = { $name } { $city_in } (skrytý; přidává vliv { $influence }, pen { $money }, síla { $strength })
cli-dp-cultist-shown = { $name } { $city_in } (odhalený; přidává vliv { $influence }, pen { $money }, síla { $strength })
cli-dp-behaviours = Karty chování, které jsou ještě v balíčku ({ $number }): { $names }.
cli-dp-doom = Hra končí po tomhle tahu Prastarého. { $why }

cli-dp-header-city = Město
cli-dp-header-base = Základní karta
cli-dp-header-there = Vliv a agenti
cli-dp-header-mythos = Karty mýtů
cli-dp-header-facts = Hodnota
cli-dp-header-on-card = Na kartě
cli-dp-header-name = Hráč
cli-dp-header-vp = VB
cli-dp-header-cubes = Kostky:
    zásoba/
    obecná/
    zapomnění
cli-dp-header-cubes-plain = Kostky v zásobě, obecné zásobě a zapomnění
cli-dp-header-cards = Karty:
    ruka/
    balíček/
    odložené
cli-dp-header-cards-plain = Karty v ruce, balíčku a odkládacím balíčku
cli-dp-header-cards-plain-list = Karty
cli-dp-header-insanity = Nepříčetnost
cli-dp-header-alignment = Příslušnost
cli-dp-header-has = Mýty, krypta
cli-dp-header-card = Karta
cli-dp-header-says = Co dělá
cli-dp-header-roads = Cesty a jejich ceny
cli-dp-header-seen = Známo z ruky
cli-dp-header-unseen = Ruka a balíček dohromady
cli-dp-header-discards = Odložené a použité
cli-dp-header-stack = Balíček
cli-dp-header-known = Odshora
cli-dp-header-claim = Tvrzení
cli-dp-header-score = Skóre
cli-dp-header-result = Výsledek
cli-dp-header-part = Za co
cli-dp-header-hand = Ruka
cli-dp-header-scores = Skóre
cli-dp-header-mean = Průměr
cli-dp-header-lowest = Nejnižší
cli-dp-header-quarter = Dolní kvartil
cli-dp-header-median = Medián
cli-dp-header-three-quarters = Horní kvartil
cli-dp-header-highest = Nejvyšší
cli-dp-header-claims = Získání
cli-dp-header-by-winners = Získal vítěz
cli-dp-tally-points = Rozložení skóre

cli-dp-you = ty
cli-dp-none = žádné
cli-dp-line = { $name }: { $found }
cli-dp-city = { $name } { $control }/{ $gate }
cli-dp-on-city = město: { $found }
cli-dp-on-base = karta: { $found }
cli-dp-values-long = ovládnutí { $control }, brána { $gate }
cli-dp-control = ovládnutí { $number }
cli-dp-city-marked = { $name } ({ $marks })
cli-dp-held = ovládá: { $name }
cli-dp-gate = { $kind } brána: { $name }
cli-dp-cthulhu = Cthulhu
cli-dp-martial-law = stanné právo
cli-dp-whateley = Whateleyovi
cli-dp-locked = zamčeno
cli-dp-cubes = { $name } { $cubes }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-cubes-and-agents = { $name } { $cubes }+{ $agents }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-no-base = nic nezbývá
cli-dp-base = { $card } ({ $facts }) +{ $left }
cli-dp-agent-short = agent { $strength }
cli-dp-agent = { $name } { $strength }
cli-dp-agent-possessed = { $name } { $strength } (posedlost)
cli-dp-agents = { $name }: { $agents }
cli-dp-token-hidden = { $name } (skrytý)
cli-dp-token-shown = { $name } (odhalený)
cli-dp-deep-ones = { $number ->
    [one] { $number } tvor z hlubin
    [few] { $number } tvorové z hlubin
   *[other] { $number } tvorů z hlubin
}
cli-dp-row-empty = V řadě nejsou žádné karty mýtů.
cli-dp-seat-vp = { $vp }/{ $mark }
cli-dp-seat-cubes = { $supply }/{ $general }/{ $limbo }
cli-dp-seat-cards = { $hand }/{ $deck }/{ $discards }
cli-dp-seat-sanity = { $insanity }/{ $limit }
cli-dp-brief-vp = { $vp } VB
cli-dp-brief-cubes = kostky { $cubes }
cli-dp-brief-cards = karty { $cards }
cli-dp-brief-insanity = nepříčetnost { $insanity }
cli-dp-hidden = skryto
cli-dp-press-c = napiš c
cli-dp-hidden-own = { $alignment } (skryto)
cli-dp-known-to-you = { $alignment } (víš to)
cli-dp-crypt = krypta: { $agents }
cli-dp-deep-supply = tvorové z hlubin v zásobě: { $number }
cli-dp-mad = bez rozumu

cli-dp-gate-scores = { $points ->
    [0] tobě nic nepřinese
   *[other] na konci ti přinese { $points } VB
}
cli-dp-impostor = { $alignment }: celkem { $total } VB
cli-dp-told-own-city = Získáváš město { $city }. Jeho karta jde na tvůj odkládací balíček.
cli-dp-told-plays = { $is_me ->
    [yes] Hraješ { $purpose }: { $cards }.
   *[no] { $name } hraje { $purpose }: { $cards }.
}
cli-dp-told-discards = { $is_me ->
    [yes] Odkládáš: { $cards }.
   *[no] { $name } odkládá: { $cards }.
}
cli-dp-told-retrieves = { $is_me ->
    [yes] Bereš si zpět { $found }.
   *[no] { $name } si bere zpět { $found }.
}
cli-dp-told-from-city = { $number ->
    [one] { $number } kostku z města { $city }
    [few] { $number } kostky z města { $city }
   *[other] { $number } kostek z města { $city }
}
cli-dp-told-from-base = { $number ->
    [one] { $number } kostku ze základní karty { $in_city }
    [few] { $number } kostky ze základní karty { $in_city }
   *[other] { $number } kostek ze základní karty { $in_city }
}
cli-dp-told-from-mythos = { $number ->
    [one] { $number } kostku z karty { $card }
    [few] { $number } kostky z karty { $card }
   *[other] { $number } kostek z karty { $card }
}
cli-dp-told-from-limbo = { $number ->
    [one] { $number } kostku ze zapomnění
    [few] { $number } kostky ze zapomnění
   *[other] { $number } kostek ze zapomnění
}
cli-dp-told-moves = { $name } jde { $steps }.
cli-dp-told-bases = Nové základní karty: { $cards }.
cli-dp-told-base = { $card } { $in_city }
cli-dp-told-reveals = { $is_me ->
    [yes] Odhaluješ svou příslušnost ({ $alignment }) a získáváš { $points } VB za své brány a stupnici své strany (teď máš celkem { $vp } VB).
   *[no] { $name } odhaluje svou příslušnost ({ $alignment }) a získává { $points } VB za své brány a stupnici své strany (teď má celkem { $vp } VB).
}

cli-dp-influence = vliv { $number }
cli-dp-money = pen { $number }
cli-dp-strength = síla { $number }
cli-dp-ritual-up = rit +{ $number }
cli-dp-ritual-down = rit −{ $number }
cli-dp-invest-up = vyš +{ $number }
cli-dp-invest-down = vyš −{ $number }
cli-dp-is-agent = agent se silou { $strength }
cli-dp-vp-general = { $number } VB
cli-dp-vp-investigator = { $number } VB vyšetřovatelů
cli-dp-vp-cultist = { $number } VB pro kultisty
cli-dp-sanity-test = při získání zkouška příčetnosti

cli-dp-you-are = Tvoje příslušnost: { $alignment }. { $goal }
cli-dp-brief = Tvoje příslušnost: { $alignment } (skryto).
cli-dp-brief-revealed = Tvoje příslušnost: { $alignment } (odhaleno).
cli-dp-score = Kdyby hra skončila teď, tvoje skóre by bylo { $total } VB ({ $parts }).
cli-dp-score-none = Kdyby hra skončila teď, tvoje skóre by bylo 0 VB.
cli-dp-part = { $part }: { $points }
cli-dp-your-hand = V ruce:
cli-dp-empty-hand = V ruce nic nemáš.
cli-dp-hand-line = { "  " }{ $number ->
    [1] { $card }
   *[other] { $number } × { $card }
} ({ $facts }){ $says }
cli-dp-hand-says = . { $says }
cli-dp-your-used = Použito v tomhle tahu: { $cards }.
cli-dp-your-deck = Ve tvém balíčku: { $cards }.
cli-dp-your-discards = Ve tvém odkládacím balíčku: { $cards }.
cli-dp-named = { $name }: { $says }
cli-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}

cli-dp-page = { $facts }. { $says }
cli-dp-almanac-row = V řadě mýtů
cli-dp-almanac-bases = Odkryté základní karty
cli-dp-almanac-own = Tvoje karty
cli-dp-almanac-mythos = Získané karty mýtů
cli-dp-almanac-old-one = Prastarý a jeho karty chování
cli-dp-almanac-roads = Cesty
cli-dp-almanac-found = Nalezené karty
cli-dp-almanac-note = Kteroukoli jinou kartu si přečteš, když napíšeš „a“ a část jejího názvu, třeba „a hastur“.
cli-dp-road = { $city } { $cost }

cli-dp-journal-who = Kdo je kdo
cli-dp-dealt = Příslušnosti v balíčku: { $cards }.
cli-dp-dealt-one-of = Příslušnosti v balíčku: { $cards }, k tomu jedna z těchto: { $others }.
cli-dp-revealed-action = { $alignment } (odhaleno)
cli-dp-revealed-murder = { $alignment } (odhaleno při vraždě)
cli-dp-revealed-madness = { $alignment } (odhaleno ztrátou rozumu)
cli-dp-revealed-defeat = { $alignment } (odhaleno na konci)
cli-dp-journal-hands = Kde má kdo své karty
cli-dp-journal-stacks = Co víš o kartách lícem dolů
cli-dp-journal-piles = Mimo hru
cli-dp-journal-claims = Tvrzení
cli-dp-reserve = Rezerva
cli-dp-mythos-deck = Balíček mýtů
cli-dp-unknown-cards = { $number ->
    [one] { $number } neznámá karta
    [few] { $number } neznámé karty
   *[other] { $number } neznámých karet
}
cli-dp-then = , pak{ " " }
cli-dp-gone = Zničené
cli-dp-brains = Pod kartou Mi-Go
cli-dp-old-one-has = U Prastarého
cli-dp-contradicts = odporuje dřívějšímu tvrzení

cli-dp-claim-what = Co chceš říct?
cli-dp-claim-is = jakou má kdo příslušnost
cli-dp-claim-saw = čí kartu příslušnosti znáš
cli-dp-claim-suspect = koho podezíráš
cli-dp-claim-trust = komu věříš
cli-dp-claim-will-claim = pro které město si jdeš
cli-dp-claim-which-seat = Kdo?
cli-dp-claim-which-alignment = Jaká příslušnost?
cli-dp-claim-which-city = Které město?

cli-dp-where = { $name }, { $city_in }
cli-dp-where-own = { $city_in }
cli-dp-cards-in-hand = { $number ->
    [one] { $number } karta v ruce
    [few] { $number } karty v ruce
   *[other] { $number } karet v ruce
}
cli-dp-cubes-there = { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}
cli-dp-reveal-gives = VB ihned ({ $parts })
cli-dp-hand-has = v ruce: { $resource_sign }{ $number }
cli-dp-hand-and-supply = { $supply ->
    [one] v ruce: { $resource_sign }{ $number }; v zásobě: { $supply } kostka
    [few] v ruce: { $resource_sign }{ $number }; v zásobě: { $supply } kostky
   *[other] v ruce: { $resource_sign }{ $number }; v zásobě: { $supply } kostek
}
cli-dp-price = cena: peníze { $money }
cli-dp-doubt-pass = { $number ->
    [one] Zbývá ti { $number } akce. Opravdu ukončit tah?
    [few] Zbývají ti { $number } akce. Opravdu ukončit tah?
   *[other] Zbývá ti { $number } akcí. Opravdu ukončit tah?
}

cli-dp-ending = Závěrečné odhalení
cli-dp-ending-won = Vyhráváš! Závěrečné odhalení
cli-dp-ending-lost = Prohra. Závěrečné odhalení
cli-dp-ending-solo = { $why } Cíl Prastarého: { $goal }.
cli-dp-ending-lowest = Nejnižší skóre má { $name }: { $score }. Vypadává každý, kdo má stejnou příslušnost ({ $alignment }): { $names }.
cli-dp-won = výhra
cli-dp-lost = prohra
cli-dp-out = mimo hru
cli-dp-scores = Skóre
cli-dp-total = Celkem
cli-dp-hands = Karty v ruce
cli-dp-opened-is = { $name } je { $alignment }.
cli-dp-opened-draws = { $name } si dobírá: { $cards }.
cli-dp-opened-sees = { $name } vidí příslušnost, kterou má { $other }: { $alignment }.
cli-dp-opened-cards = { $name } vidí: { $cards }.
