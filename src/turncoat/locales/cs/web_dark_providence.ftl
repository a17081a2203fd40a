## Small words

web-dp-then = { ", pak " }
web-dp-you = ty
web-dp-none = žádné
web-dp-close = Zavřít
web-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}
web-dp-vp = { $vp } VB
web-dp-cubes = { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}
web-dp-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
web-dp-cards-in-hand = { $number ->
    [one] { $number } karta v ruce
    [few] { $number } karty v ruce
   *[other] { $number } karet v ruce
}

## The header: whose turn it is, and the state of the game

web-dp-title-placing = Před prvním tahem
web-dp-title-over = Konec hry
web-dp-title = { $is_me ->
    [yes] Kolo { $round }: jsi na tahu
   *[no] Kolo { $round }: na tahu je { $name }
}
web-dp-title-old-one = Kolo { $round }: na tahu je { $name }
web-dp-last-round = Hra právě končí
web-dp-target = Vítězné body
web-dp-target-vp = { $leaders ->
    [0] Hra končí při { $target } VB
    [one] { $is_me ->
        [yes] Vedeš: { $vp } VB (konec při { $target } VB)
       *[no] Vede { $names }: { $vp } VB (konec při { $target } VB)
    }
    [few] Vedou: { $names }, { $vp } VB (konec při { $target } VB)
   *[other] Vedou: { $names }, { $vp } VB (konec při { $target } VB)
}
web-dp-ritual = Rituál
web-dp-ritual-says = Na konci přinese VB kultistům a kultistovi odpadlíkovi. Poslední pole ukončí hru.
web-dp-investigation = Vyšetřování
web-dp-investigation-says = Na konci přinese VB vyšetřovatelům a vyšetřovateli odpadlíkovi. Poslední pole ukončí hru.
web-dp-of = { $number }/{ $all }
web-dp-track = { $name } { $space }/{ $last } (teď { $vp } VB)
web-dp-bag = Pytlík příčetnosti
web-dp-bag-says = Při zkoušce příčetnosti se z něj losuje žeton. Kdo má { $limit ->
    [one] { $limit } žeton
    [few] { $limit } žetony
   *[other] { $limit } žetonů
} nepříčetnosti, přichází o rozum.
web-dp-in-bag = nepříčetnost { $insanity }, příčetnost { $sanity }
web-dp-face-down = Zbývající karty lícem dolů
web-dp-face-down-says = Z balíčku mýtů se doplňuje řada mýtů. V rezervě jsou základní karty, které nejsou v žádném městě.
web-dp-left = karty mýtů: { $mythos }, rezerva: { $reserve }
web-dp-left-brief = { $mythos } + { $reserve }
web-dp-locks = Zbývající zámky

## The board

web-dp-board = Mapa východu Spojených států
web-dp-limbo = Zapomnění
web-dp-row-empty = Řada mýtů je prázdná.
web-dp-in-row = Karta mýtů: { $card }
web-dp-values = Získání města: { $control } VB; brána: síla { $gate }
web-dp-values-full = Získání tohoto města přinese { $control } VB. Na otevření nebo zavření brány je potřeba síla { $gate }; stranám, které za bránu bodují, přinese { $gate } VB.
web-dp-control = Získání města: { $number } VB
web-dp-coastal = u moře: můžou se tu vynořit tvorové z hlubin
web-dp-held = { $is_me ->
    [yes] tohle město ovládáš
   *[no] tohle město ovládá { $name }
}
web-dp-gate = { $kind } brána ({ $name })
web-dp-cthulhu = je tu Cthulhu: nikdo sem nemůže vstoupit, nic tu získat ani přidat kostky
web-dp-martial-law = stanné právo: nikdo nemůže dovnitř ani skrz
web-dp-whateley = žeton Whateleyových: na bránu síla navíc
web-dp-locked = zamčeno, nejde získat
web-dp-on-city = Na městě: { $found }
web-dp-on-card = Na kartě: { $found }
web-dp-influence = { $name }: { $amount }
web-dp-influence-most = { $is_me ->
    [yes] vedeš: { $amount }
   *[no] { $name } vede: { $amount }
}
web-dp-amount = { $presence ->
    [0] { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    }
   *[other] { $cubes ->
        [0] { $presence } za agenty
        [one] { $cubes } kostka + { $presence } za agenty
        [few] { $cubes } kostky + { $presence } za agenty
       *[other] { $cubes } kostek + { $presence } za agenty
    }
}
web-dp-roads = Cesty: { $found }
web-dp-road = { $city } { $cost }
web-dp-base = { $left ->
    [0] Základní karta: { $card }, poslední v tomhle městě
   *[other] Základní karta: { $card }, pod ní ještě { $left }
}
web-dp-base-short = { $card }: { $found }
web-dp-base-of-city = { $base }: { $card }
web-dp-no-base = základní karty došly
web-dp-agent = { $agent }, síla { $strength } ({ $name })
web-dp-agent-possessed = { $agent }, síla { $strength } ({ $name }), posedlost: nejde zavraždit ani převzít
web-dp-cultist-hidden = { $name }, skrytý: tohle město ani jeho základní kartu nemůžeš získat
web-dp-cultist-shown = { $name }, odhalený: znovu zavraždit nejde
web-dp-deep-ones = { $number ->
    [one] { $number } tvor z hlubin ({ $name })
    [few] { $number } tvorové z hlubin ({ $name })
   *[other] { $number } tvorů z hlubin ({ $name })
}
web-dp-cubes-of = { $name }: { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}
web-dp-vp-line = Stupnice vítězných bodů. Hra končí při { $target } VB.
web-dp-vp-of = { $name }: { $vp } VB

## Cards: short facts

web-dp-resource = { $resource_sign }{ $number }
web-dp-is-agent = Najatý agent, síla { $strength }
web-dp-vp-general = { $number } VB
web-dp-vp-investigator = { $number } VB vyšetřovatelů
web-dp-vp-cultist = { $number } VB pro kultisty
web-dp-brief-free = volná akce
web-dp-brief-action = akce
web-dp-brief-claim = při získání
web-dp-brief-claim-vp = { $number } VB při získání
web-dp-brief-always = dlouhodobě
web-dp-brief-end = konec hry
web-dp-sanity-test = Při získání zkouška příčetnosti

## The reader’s own cards

web-dp-you-are = Jsi { $alignment }
web-dp-known-to-nobody = Víš to jen ty.
web-dp-known-to-all = Vědí to všichni.
web-dp-want-investigator = Posouvej vyšetřování nahoru, zavírej brány a najímej agenty s VB vyšetřovatelů.
web-dp-want-cultist = Posouvej rituál nahoru, otevírej brány a získávej karty mýtů.
web-dp-want-dissenter-investigator = Tvoji příslušnost nemá nikdo jiný. Posouvej vyšetřování nahoru; počítají se ti všechny tvoje brány, zavřené i otevřené.
web-dp-want-dissenter-cultist = Tvoji příslušnost nemá nikdo jiný. Posouvej rituál nahoru; počítají se ti všechny tvoje brány, zavřené i otevřené.
web-dp-brief-score = { $alignment }: { $total } VB, kdyby hra skončila teď
web-dp-sheet = Za co boduješ a kolik už máš
web-dp-own-track = { $track ->
    [ritual] Stupnice tvé strany (rituál)
   *[investigation] Stupnice tvé strany (vyšetřování)
}
web-dp-sheet-fate = Hráč s nejnižším skóre vypadává a s ním všichni se stejnou příslušností. Z ostatních vítězí nejvyšší skóre.
web-dp-goal = Úplné bodování
web-dp-part = { $part } { $points }
web-dp-your-hand = { $number ->
    [one] V ruce: { $number } karta
    [few] V ruce: { $number } karty
   *[other] V ruce: { $number } karet
}
web-dp-empty-hand = V ruce nic nemáš
web-dp-looking = Karty, které si prohlížíš
web-dp-seen-hand = Cizí karty, které si prohlížíš
web-dp-from-discards = Tvůj odkládací balíček
web-dp-your-mythos = Tvoje karty mýtů
web-dp-spent = Už použito
web-dp-your-deck = Zbývá v balíčku ({ $number })
web-dp-your-discards = Tvůj odkládací balíček ({ $number })
web-dp-your-used = Použito v tomhle tahu

## A seat: icons with a number. Each line explains its icon.

web-dp-chair-vp = { $vp }/{ $target } VB
web-dp-leads = vede
web-dp-chair-cubes = Kostky: v zásobě { $supply }, ke koupi { $general }, v zapomnění { $limbo }
web-dp-chair-cities = { $number ->
    [one] Ovládá { $number } město
    [few] Ovládá { $number } města
   *[other] Ovládá { $number } měst
}
web-dp-chair-cards = Karty: v ruce { $hand }, v balíčku { $deck }, odložené { $discards }
web-dp-chair-insanity = Žetony nepříčetnosti: { $insanity }/{ $limit }
web-dp-chair-mythos = Karty mýtů: { $cards }
web-dp-chair-crypt = { $number ->
    [one] { $number } zavražděný agent v kryptě
    [few] { $number } zavraždění agenti v kryptě
   *[other] { $number } zavražděných agentů v kryptě
}
web-dp-chair-deep = { $number ->
    [one] { $number } tvor z hlubin v zásobě
    [few] { $number } tvorové z hlubin v zásobě
   *[other] { $number } tvorů z hlubin v zásobě
}
web-dp-hidden = skryto
web-dp-hidden-own = { $alignment } (skryto)
web-dp-known-to-you = { $alignment } (víš to)
web-dp-revealed-action = { $alignment } (odhaleno)
web-dp-revealed-murder = { $alignment } (odhaleno při vraždě)
web-dp-revealed-madness = { $alignment } (odhaleno ztrátou rozumu)
web-dp-revealed-defeat = { $alignment } (odhaleno na konci)
web-dp-masked = skrytý: v jeho městě nic nezískáš
web-dp-unmasked = odhalený
web-dp-mad = bez rozumu
web-dp-mad-detail = Kdo má { $limit ->
    [one] { $limit } žeton
    [few] { $limit } žetony
   *[other] { $limit } žetonů
} nepříčetnosti, přichází o rozum. Pokud to není kultista, hra končí.

## The table beside the board: all cards that lie open

web-dp-row = Řada mýtů
web-dp-bases = Základní karty ve městech
web-dp-base-of = { $left ->
    [0] { $city } (poslední karta)
    [one] { $city } (pod ní ještě { $left } karta)
    [few] { $city } (pod ní ještě { $left } karty)
   *[other] { $city } (pod ní ještě { $left } karet)
}
web-dp-mythos-of = Karty mýtů: { $name }
web-dp-piles = Balíčky
web-dp-reserve = Rezerva
web-dp-mythos-deck = Balíček mýtů
web-dp-city-cards = Karty měst
web-dp-gone = Zničené
web-dp-discards-of = Odložené a použité: { $name }

## The Great Old One of the solo game

web-dp-old-one = Prastarý
web-dp-doom = Hra končí po tomhle tahu. { $why }
web-dp-goal-agents = Cíl: agenti získaní kultisty, { $done }/{ $goal }
web-dp-goal-gates = Cíl: brány otevřené kultisty, { $done }/{ $goal }
web-dp-goal-cities = Cíl: města ovládaná kultisty, { $done }/{ $goal }
web-dp-goal-bases = Cíl: základní karty získané kultisty, { $done }/{ $goal }
web-dp-goal-mythos = Cíl: karty mýtů získané kultisty, { $done }/{ $goal }
web-dp-goal-tracks = Cíl: náskok rituálu před vyšetřováním, { $done }/{ $goal } polí
web-dp-cultist-adds-masked = { $name } je skrytý: v jeho městě nemůžeš nic získat. Jeho karta přidává: vliv { $influence }, peníze { $money }, síla { $strength }.
web-dp-cultist-adds-unmasked = { $name } je odhalený. Jeho karta přidává: vliv { $influence }, peníze { $money }, síla { $strength }.
web-dp-old-one-mythos = Jeho karty mýtů: { $cards }
web-dp-behaviours = { $number ->
    [one] Zbývá { $number } karta chování
    [few] Zbývají { $number } karty chování
   *[other] Zbývá { $number } karet chování
}

## Short facts beside a choice

web-dp-price = Cena: peníze { $money }
web-dp-strength = síla { $number }
web-dp-where = { $name }, { $where }
web-dp-reveal-gives = Akce: hned získáš body ({ $parts }). Přijdeš o { $bonus } VB za skrytou příslušnost.
web-dp-gate-scores = { $points ->
    [0] tobě nic nepřinese
   *[other] na konci ti přinese { $points } VB
}
web-dp-impostor = { $alignment }: celkem { $total } VB
web-dp-enough = stačí to na největší vliv
web-dp-not-enough = na největší vliv to nestačí

## Sentences beside an action. $has is how much your hand has of the resource that it costs.

web-dp-do-claim = Akce, jen jako první v tahu. Největší vliv máš tady: { $places }.
web-dp-do-influence = Akce: přidej kostky na jedno místo (město nebo kartu), ať ho v příštím tahu můžeš získat. Vliv v ruce: { $has }, kostky v zásobě: { $cubes }.
web-dp-do-retrieve = { $cubes ->
    [0] Akce: vezmi si zpět kostky z měst a karet. Vliv v ruce: { $has }.
   *[other] Akce: vezmi si zpět kostky z měst, karet a zapomnění (tam jich máš { $cubes }). Vliv v ruce: { $has }.
}
web-dp-do-buy = Akce: kup nové kostky, za každou zaplatíš { $money ->
    [one] { $money } peníz
    [few] { $money } peníze
   *[other] { $money } peněz
}. Peníze v ruce: { $has }.
web-dp-do-travel = Akce: tvoji agenti se přesunou po cestách. Peníze v ruce: { $has }.
web-dp-do-track = { $kind ->
    [ritual_up] Akce: na konci víc bodů pro stranu kultistů. Svými kartami posuneš rituál nahoru až o { $has }.
    [ritual_down] Akce: na konci méně bodů pro stranu kultistů. Svými kartami posuneš rituál dolů až o { $has }.
    [invest_up] Akce: na konci víc bodů pro stranu vyšetřovatelů. Svými kartami posuneš vyšetřování nahoru až o { $has }.
   *[invest_down] Akce: na konci méně bodů pro stranu vyšetřovatelů. Svými kartami posuneš vyšetřování dolů až o { $has }.
}
web-dp-do-discard = Akce: odlož karty, které nepotřebuješ. Na konci tahu si dobereš nové.
web-dp-do-step = Volná akce: přesun po jedné cestě, zdarma.
web-dp-do-pass-empty = Nemáš už co zahrát. Dobereš si do { $hand ->
    [one] { $hand } karty
    [few] { $hand } karet
   *[other] { $hand } karet
}.
web-dp-do-pass = { $actions ->
    [0] Dobereš si do { $hand ->
        [one] { $hand } karty
        [few] { $hand } karet
       *[other] { $hand } karet
    }.
    [one] Necháš propadnout { $actions } akci a dobereš si do { $hand ->
        [one] { $hand } karty
        [few] { $hand } karet
       *[other] { $hand } karet
    }.
    [few] Necháš propadnout { $actions } akce a dobereš si do { $hand ->
        [one] { $hand } karty
        [few] { $hand } karet
       *[other] { $hand } karet
    }.
   *[other] Necháš propadnout { $actions } akcí a dobereš si do { $hand ->
        [one] { $hand } karty
        [few] { $hand } karet
       *[other] { $hand } karet
    }.
}
web-dp-pays-instead = { $gives } (místo toho by šlo: { $others })
web-dp-pays-for-action = { $gives } (místo akce na kartě)
web-dp-pays-action = akce na kartě
web-dp-list-or = { $list } nebo { $item }
web-dp-paid-influence = { $number ->
    [one] Přidáš { $number } kostku.
    [few] Přidáš { $number } kostky.
   *[other] Přidáš { $number } kostek.
}
web-dp-paid-retrieve = { $number ->
    [one] Vezmeš si zpět { $number } kostku.
    [few] Vezmeš si zpět { $number } kostky.
   *[other] Vezmeš si zpět { $number } kostek.
}
web-dp-paid-buy = { $number ->
    [one] Dostaneš { $number } novou kostku.
    [few] Dostaneš { $number } nové kostky.
   *[other] Dostaneš { $number } nových kostek.
}
web-dp-paid-track = Ukazatel se posune na pole { $space }/{ $last } (hodnota { $vp } VB).

## Notes: what is known and what was said

web-dp-journal-who = Kdo je kdo
web-dp-journal-hands = Kdo má které karty
web-dp-journal-stacks = Co víš o kartách lícem dolů
web-dp-journal-piles = Mimo hru
web-dp-dealt = Rozdávalo se z karet: { $cards }.
web-dp-dealt-one-of = Rozdávalo se z karet: { $cards }, k tomu jedna z těchto: { $others }.
web-dp-header-name = Hráč
web-dp-header-alignment = Příslušnost
web-dp-header-seen = Známo z ruky
web-dp-header-unseen = Ruka a balíček dohromady
web-dp-header-discards = Odložené a použité
web-dp-header-stack = Balíček
web-dp-header-known = Odshora
web-dp-header-cards = Karty
web-dp-brains = Pod kartou Mi-Go
web-dp-unknown-cards = { $number ->
    [one] { $number } neznámá karta
    [few] { $number } neznámé karty
   *[other] { $number } neznámých karet
}

## The end

web-dp-won = výhra
web-dp-out = mimo hru
web-dp-ending-reached = Hra skončila dosažením hranice { $target } VB ({ $names }).
web-dp-ending-then = Pak se přičetly body ze závěrečného bodování.
web-dp-ending-mythos = Karty mýtů: { $cards }
web-dp-ending-lowest = Nejnižší skóre má { $name }: { $score }.
web-dp-ending-out = { $alignment ->
    [investigator] Vypadávají všichni vyšetřovatelé ({ $names }).
    [cultist] Vypadávají všichni kultisté ({ $names }).
    [dissenter_investigator] Vypadává vyšetřovatel odpadlík ({ $names }).
   *[dissenter_cultist] Vypadává kultista odpadlík ({ $names }).
}
web-dp-ending-highest = { $number ->
    [one] Nejvyšší skóre z ostatních má { $names }: { $score }.
    [few] Nejvyšší skóre z ostatních mají { $names }: { $score }.
   *[other] Nejvyšší skóre z ostatních mají { $names }: { $score }.
}
web-dp-scores = Skóre
web-dp-header-part = Za co
web-dp-total = Celkem
web-dp-hands = Karty, které zbyly v ruce

## Tips in the first game. Each points at a part of the screen.

web-dp-tip-who = Na konci vypadne hráč s nejnižším skóre a s ním všichni, kdo mají stejnou příslušnost. Z ostatních vítězí nejvyšší skóre. Co vidíš tady, je tajné: tvoje příslušnost, za co boduješ a tvoje karty.
web-dp-tip-who-covered = Tvoje příslušnost, bodování i karty jsou zakryté. Uvidíš je, když podržíš tlačítko „Podržením nahlédneš“. Na konci vypadne hráč s nejnižším skóre a s ním všichni, kdo mají stejnou příslušnost. Z ostatních vítězí nejvyšší skóre.
web-dp-tip-who-solo = Vyhraješ, když máš na konci aspoň tolik VB jako Prastarý a ten nedosáhne svého cíle. Tady je tvoje příslušnost, za co boduješ a tvoje karty.
web-dp-tip-who-solo-covered = Tvoje příslušnost, bodování i karty jsou zakryté. Uvidíš je, když podržíš tlačítko „Podržením nahlédneš“. Vyhraješ, když máš na konci aspoň tolik VB jako Prastarý a ten nedosáhne svého cíle.
web-dp-tip-aim = Jak bodovat: přidej kostky na město, a pokud tam máš na začátku svého příštího tahu pořád největší vliv, získej ho. Získané karty jdou do tvého balíčku.
web-dp-tip-board = Štít u města ukazuje VB za jeho získání, oblouk sílu, kterou vyžaduje jeho brána. Získat můžeš i kartu pod názvem města. Klepni na město a uvidíš všechno, co v něm je.
web-dp-tip-place = Vyber, kde začne tvůj hlavní agent. Přidá ti tam vliv 1, takže zvol město nebo kartu, které chceš získat.
web-dp-tip-solo = Proti Prastarému stojíš bez spojenců. Po každém tvém tahu jednají jeho dva kultisté. Hlídej jeho cíl vedle plánu.
web-dp-tip-turn = Máš dvě akce; volné akce nestojí nic. Dobrý začátek je zahrát vliv a přidat kostky na kartu nebo město. Získávat můžeš jen první akcí v tahu.
web-dp-tip-pay = Klepni na karty, kterými chceš zaplatit, a pak zvol „Hotovo“. Každá karta dá jen jeden ze svých zdrojů, ne všechny.
web-dp-tip-influence = Všechny kostky jdou na jedno místo: na město, na jeho kartu, nebo na kartu mýtů nahoře. Červený pruh ukazuje, kdo vede. Každý agent ve městě se počítá za 1.
web-dp-tip-control = Město, které ovládáš, není v bezpečí: když v něm má největší vliv někdo jiný, může ho získat a vzít ti VB za něj.
web-dp-tip-limbo = Kostky, kterými za město nebo kartu zaplatíš, jdou do zapomnění. Zpět do zásoby je dostaneš za vliv nebo pomocí některých karet.
web-dp-tip-seats = Tady vidíš body, kostky, karty a žetony nepříčetnosti všech hráčů. Hra končí, když někdo dojde na poslední pole stupnice VB, když ukazatel dojde na vrchol své věže, nebo když přijde o rozum někdo, kdo není kultista.
web-dp-tip-talk = Řekni, co jsi zač nebo koho podezíráš. Pravdu říkat nikdo nemusí. A když ti nebude jasná otázka, zvol „proč?“.
