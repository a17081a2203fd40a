web-ac-board = Mapa univerzity
web-ac-name-you = { $name } (ty)
web-ac-name-ghost = { $name } (duch)
web-ac-name-ghost-you = { $name } (ty, duch)
web-ac-you = ty
web-ac-unknown = neznámo
web-ac-nobody = nikdo

## The title above the table

web-ac-title-night = Noc před 1. kolem
web-ac-title-movement = { $is_me ->
    [yes] Kolo { $round } z { $rounds }: jdeš ty
   *[no] Kolo { $round } z { $rounds }: jde { $name }
}
web-ac-title-event = Kolo { $round } z { $rounds }: událost
web-ac-title-action = { $is_me ->
    [yes] Kolo { $round } z { $rounds }: tvoje akce
   *[no] Kolo { $round } z { $rounds }: akci má { $name }
}
web-ac-title-discussion = Kolo { $round } z { $rounds }: hlasování
web-ac-title-clean-up = Kolo { $round } z { $rounds }: konec kola
web-ac-title-ended = Kolo { $round } z { $rounds }: konec partie

## The status bar: a label with its icon, and a value

web-ac-points = Body
web-ac-points-of = { $points } (cíl { $goal })
# The messages that end in -brief: 12 letters at most.
web-ac-points-brief = { $points }/{ $goal }
web-ac-power = Elektřina
web-ac-power-on = zapnutá
web-ac-power-off = vypnutá: setkávají se i větší skupiny
web-ac-power-off-brief = vypnutá
web-ac-knife = Nůž
web-ac-event = Událost
web-ac-force-secret-doors = { $event }: všechny místnosti jedné barvy tvoří jednu lokalitu
web-ac-force-no-connection = { $event }: nikdo nesmí mluvit
web-ac-force-high-morale = { $event }: v kole { $round } mají všichni o 1 bod pohybu víc
web-ac-force-low-morale = { $event }: v kole { $round } mají živí o 1 bod pohybu méně
web-ac-gate = Portál
web-ac-gate-open = Portál je otevřený: do konce kola { $round } ho v zelené místnosti můžou společně zavřít dvě postavy.
web-ac-gate-open-last = Portál je otevřený: až do konce hry ho v zelené místnosti můžou společně zavřít dvě postavy.
web-ac-gate-closed = Portál je nadobro zavřený.
web-ac-gate-too-late = Portál byl otevřený moc dlouho a zavřít už nejde.
web-ac-gate-brief = { $state ->
    [open] otevřený
    [closed] zavřený
   *[too_late] pozdě
}
web-ac-infection = Nákaza
web-ac-no-gifts = do konce kola { $round } se nedávají karty
web-ac-no-gifts-brief = bez karet
web-ac-fishman = Rybí muž
web-ac-in-the-lake = v jezeře
web-ac-outside = Kultisté
web-ac-outside-count = { $number ->
    [0] venku už žádné žetony
    [one] { $number } žeton venku
    [few] { $number } žetony venku
   *[other] { $number } žetonů venku
}
web-ac-decks = Karty
web-ac-decks-count = nebezpečný průchod: { $unsafe }, dobírací balíček: { $pile }

## Tooltips on the map, and the map in words

web-ac-unsafe-count = { $number ->
    [one] Balíček nebezpečného průchodu: { $number } karta
    [few] Balíček nebezpečného průchodu: { $number } karty
   *[other] Balíček nebezpečného průchodu: { $number } karet
}
web-ac-pile-count = { $number ->
    [one] Dobírací balíček: { $number } karta
    [few] Dobírací balíček: { $number } karty
   *[other] Dobírací balíček: { $number } karet
}
web-ac-cultists-outside = { $number ->
    [one] Venku čeká { $number } kultista
    [few] Venku čekají { $number } kultisté
   *[other] Venku čeká { $number } kultistů
}
web-ac-clock = Kolo { $round } z { $rounds }
web-ac-shelves = Poličky
web-ac-shelf-words = { $shelf }: knihy { $on }/{ $of }, za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-ac-shelf-open = { $on }/{ $of }
web-ac-shelf-full = +{ $points }
web-ac-hall = Tohle je chodba.
web-ac-room = Zbývající knihy: { $books }. Karty v balíčku: { $cards }. Ještě neprozkoumaná.
web-ac-room-searched = Zbývající knihy: { $books }. Karty v balíčku: { $cards }. Prozkoumaná.
web-ac-room-unsafe = Zbývající knihy: { $books }. Karty v balíčku: { $cards }. Prozkoumaná, se symbolem nebezpečného průchodu.
web-ac-completed = Všechny její knihy jsou na poličce.
web-ac-fishman-here = Je tu rybí muž: vejít může jen živá postava s nožem.
web-ac-fishman-lake = Rybí muž čeká v jezeře.
web-ac-cultist-here = Je tu kultista zvenku: dokud s ním někdo nesvede boj, nedá se místnost používat.
web-ac-vote-ready = V tomhle kole se tu dá zahájit hlasování.
web-ac-on-your-route = Tahle místnost je v tomhle kole na tvé trase.
web-ac-here = Tady: { $names }.
web-ac-nobody-here = Nikdo tu není.
web-ac-doors = Sousední lokality: { $places }.

## Seats: tooltips of the icons beside a name

web-ac-pulse-count = { $number ->
    [one] { $number } karta stavu
    [few] { $number } karty stavu
   *[other] { $number } karet stavu
}
web-ac-encounter-count = { $number ->
    [one] { $number } karta setkání v ruce
    [few] { $number } karty setkání v ruce
   *[other] { $number } karet setkání v ruce
}
web-ac-room-count = { $number ->
    [one] { $number } karta místnosti v ruce
    [few] { $number } karty místností v ruce
   *[other] { $number } karet místností v ruce
}
web-ac-ghost-round = duch od kola { $round }
web-ac-acted-at-gate = akce padla na zavření portálu
web-ac-known-to-you = { $role }, jak už víš
web-ac-automa-route = Trasa postavy AUTOMA v tomhle kole
web-ac-abstains = zdržuje se
web-ac-voted-for = hlas proti: { $name }

## The reader’s hand: role, goal, route and cards

web-ac-team = { $side ->
    [cultists] V týmu kultistů
   *[investigators] V týmu vyšetřovatelů
}
web-ac-goal = Jak zvítězí tvůj tým
web-ac-goal-numbers = Vyšetřovatelé potřebují { $goal ->
    [one] { $goal } bod
    [few] { $goal } body
   *[other] { $goal } bodů
}.
web-ac-goal-automa = Pokud je AUTOMA kultista a po hlasování končí ve chvíli, kdy { $kills ->
    [one] je { $kills } vyšetřovatel
    [few] jsou { $kills } vyšetřovatelé
   *[other] je { $kills } vyšetřovatelů
} po smrti, nevyhrává nikdo u stolu.
web-ac-goal-seer = Než vyšetřovatelé zvítězí, smějí kultisté označit jasnovidce. Když se trefí, vítězí oni.
web-ac-goal-seer-cultists = Až budou mít vyšetřovatelé vítězství na dosah, můžeš označit jasnovidce. Když se trefíš, vyhráváš místo nich.
web-ac-cultists = Kultisté, které znáš z noci: { $names }.
web-ac-only-cultist = Jiný kultista ve hře není.
web-ac-dead-already = Od začátku po smrti, a netuší to: { $names }.
web-ac-burns = Na konci 5. kola umřeš, pokud ti v ruce zbude některá z těchto karet: { $cards }.
web-ac-ghost-may = Jsi duch. Můžeš jít kamkoli, přidávat karty do místností, kontrolovat místnosti a hlasovat.
web-ac-superghost-may = Jsi duch. Můžeš jít kamkoli, provádět všechny akce místnosti a hlasovat.
web-ac-route = Trasa { $number } ti dovolí akce jen v místnostech těchto barev:
web-ac-route-free = Akce můžeš provádět v každé místnosti. Nechceš budit podezření? Drž se místností na trase { $number }:
web-ac-route-rounds = Kola { $rounds }
web-ac-this-round = teď: { $rooms }
web-ac-hand-pulse = Na setkání
web-ac-hand-room = Do místností
web-ac-no-cards = Žádné karty už nemáš.
web-ac-card-count = { $name } × { $number }

## Beside the map

web-ac-past = Dosavadní události
web-ac-roles = Role ve hře
web-ac-times = × { $number }
web-ac-one-of = jedna z těchto, nikdo neví která

## A line below a question

web-ac-about-route = Místnosti, kde v tomhle kole můžeš provádět akce: { $rooms }.
web-ac-about-free = Akce můžeš provádět v každé místnosti. Nechceš budit podezření? Drž se těchto místností: { $rooms }.
web-ac-about-off-route = V téhle místnosti ti trasa v tomhle kole žádné akce nedovolí.
web-ac-about-ghost-hall = Duchové můžou provádět akce jen v místnostech.
web-ac-about-ghost-blocked = V téhle místnosti je kultista, takže tu duchové nic nezmůžou.
web-ac-about-nothing = V téhle místnosti teď není co dělat.
web-ac-about-give = Setkání: { $name } a ty. Navzájem si dáte kartu lícem dolů a nikdo se nepodívá, jakou dostal.

## Help with a choice

web-ac-colour = Barva: { $colour }.
web-ac-colour-badge = Barva: { $colour } ({ $badge }).
web-ac-on-route = Barva: { $colour }, v tomhle kole na tvé trase.
web-ac-by-secret-door = Tajnými dveřmi.
web-ac-says-refill = Se třemi kartami je místnost prozkoumaná a dají se v ní najít knihy.
web-ac-says-check = Otočí se jedna z jejích karet. Úspěch přinese knihu na poličku.
web-ac-says-status = { $number ->
    [one] Je tu { $number } karta stavu. Jen ty uvidíš, jestli to je karta Po smrti.
    [few] Jsou tu { $number } karty stavu. Jen ty uvidíš, jestli je mezi nimi karta Po smrti.
   *[other] Je tu { $number } karet stavu. Jen ty uvidíš, jestli je mezi nimi karta Po smrti.
}
web-ac-says-ready = Co chceš říct, řekni nejdřív v záložce Chat.
web-ac-says-reveal = Z oběti se stane duch. Pak se diskutuje a hlasuje.
web-ac-says-secure = Přidáš jednu ze svých karet místností do balíčku nebezpečného průchodu. S Úspěchem je průchod bezpečnější.
web-ac-says-fight = Místnost se bude dát zase používat.
web-ac-says-chase = Vrátí se do jezera a jeho chodba bude zase volná.
web-ac-says-kill = Jen jednou za partii. Ukážeš svou roli a nehlasuje se.
web-ac-says-vote = Všichni diskutují a pak hlasují.
web-ac-says-camera = Zkontroluješ odsud kteroukoli prozkoumanou místnost nebo něčí stav.
web-ac-says-power = Skupiny tří a více postav se přestanou setkávat a kamery budou fungovat.
web-ac-says-gate = Každého z vás to stojí akci. Vyšetřovatelům pak stačí o 1 bod méně.
web-ac-says-token = Uvidíš ho jen ty. Pak ho vrátíš do pytlíku, nebo vyřadíš ze hry.
web-ac-says-abstain = Končí jen ten, kdo dostane víc hlasů, než kolik lidí se zdrží.
web-ac-at-stake = Mrtvých vyšetřovatelů je potřeba { $kills }, { $dead ->
    [0] ty nevíš o žádném
   *[other] ty víš o { $dead }
}. S mylným ohlášením hned prohráváš.
web-ac-deadly = S tvou rolí tě to zabije.
web-ac-deadly-check = Pokud najdeš smrt, musíš ji odhalit. S tvou rolí tě to zabije.

## Somebody gave the reader a card

web-ac-given-you = Leží lícem dolů mezi tvými kartami stavu. Pokud je to karta Po smrti, je po tobě a nevíš o tom.

## What a card that was drawn in a room does

web-ac-drawn-success = Jedna z knih téhle místnosti putuje na poličku.
web-ac-drawn-failure = Nic se nenašlo.
web-ac-drawn-sabotage = Pokud je na poličce nějaká kniha, jedna se vrací do místnosti.

## The notes: tables of everything the reader has seen

web-ac-header-name = Hráč
web-ac-header-place = Lokalita
web-ac-header-role = Role
web-ac-header-round = Kolo
web-ac-header-event = Událost
web-ac-header-may-be = Může být
web-ac-header-routes = Možné trasy
web-ac-header-given = Karty od ostatních
web-ac-header-look = Kdo koho kontroluje
web-ac-header-seen = Co je vidět
web-ac-header-outcome = Výsledek
web-ac-header-laid = Přidané karty
web-ac-header-turned-up = Otočené karty
web-ac-header-out = Kdo končí
web-ac-header-ballots = Hlasy
web-ac-journal-roles = Kdo je kdo
web-ac-journal-roles-note = „Může být“ počítá jen s tím, co vědí všichni. Možné trasy jsou ty, které dovolují všechny dosavadní akce postavy v místnostech. Pokud nesedí žádná, postava trasu nepotřebuje.
web-ac-journal-pulse = Karty stavu
web-ac-journal-looks = Nahlédnutí do karet stavu
web-ac-journal-rooms = Karty místností
web-ac-journal-tokens = Tajně vytažené žetony událostí
web-ac-journal-votes = Hlasování
web-ac-know-own = { $role } (ty).
web-ac-know-shown = { $role } (vědí to všichni).
web-ac-know-night = { $role } (víš to z noci).
web-ac-know-end = { $role } (odhaleno na konci).
web-ac-know-dead = Po smrti od začátku (víš to z noci).
web-ac-ghost-since = Duch od kola { $round } ({ $death }).
web-ac-anything = jakákoli role
web-ac-any-route = všechny
web-ac-no-route = žádné
web-ac-from-start = příprava
web-ac-from-start-face = příprava: { $face }
web-ac-from-pile = dobírací balíček ({ $round })
web-ac-from-pile-face = dobírací balíček ({ $round }): { $face }
web-ac-from = { $name } ({ $round })
web-ac-from-face = { $name } ({ $round }): { $face }
web-ac-rounds-note = Číslo za jménem je kolo.
web-ac-looked = { $who } kontroluje: { $target }
web-ac-pulse-seen = { $alive }× Naživu, { $dead }× Po smrti
web-ac-revealed = smrt odhalena
web-ac-kept-quiet = nic neodhaleno
web-ac-drawn-by = { $face } (kontrola: { $name })
web-ac-ballots = Ať končí { $whom }: { $who }.
web-ac-abstained = Zdržení: { $who }.
web-ac-counts-twice = { $who } (platí dvakrát)

## The end

web-ac-score = Body: { $points } (cíl { $goal }).
web-ac-score-dead = { $verdict ->
    [too_few] Mrtví vyšetřovatelé: { $dead }. K vítězství by jich kultisté potřebovali: { $kills }.
    [no_cultist] Mrtví vyšetřovatelé: { $dead }. Kultisté jich potřebovali: { $kills }. Jakmile je ale jediný kultista duchem, na mrtvých už nezáleží.
    [too_late] Mrtví vyšetřovatelé: { $dead }. Kultisté jich potřebovali: { $kills }, a to už na konci některého dřívějšího kola.
   *[enough] Mrtví vyšetřovatelé: { $dead }. Kultisté jich potřebovali: { $kills }.
}
web-ac-pulse-note = Pod každým jménem jsou odkryté karty stavu a u každé je, kdo a v kterém kole ji dal. První karta bez portrétu tu leží od začátku.
web-ac-decks-note = U každé karty je, kdo a v kterém kole ji přidal. Karty bez portrétu tu leží od začátku, nebo jsou z dobíracího balíčku.
web-ac-score-bag = Události, které zbyly v pytlíku: { $bag }.
web-ac-named-nobody = { $name } za jasnovidce nikoho neoznačuje.
web-ac-named-right = { $name } tipuje, že jasnovidec je { $other }. Správně!
web-ac-named-wrong = { $name } tipuje, že jasnovidec je { $other }. Vedle.
web-ac-living = Naživu až do konce.
web-ac-dead-from-start = Po smrti od začátku.
web-ac-slain = Vrah: { $name }, kolo { $round }.
web-ac-unnoticed = Nikdo na to nepřišel.
web-ac-route-kept = Trasa { $route_number }: dodržená.
web-ac-route-left = Trasa { $route_number }: nedodržená.
web-ac-won = výhra
web-ac-lost = prohra
web-ac-left-in-hand = V ruce zbývá: { $cards }

## The letters of a colour on the map, the shelves and route cards: as short as possible, and all different

web-ac-letters-DB = T
web-ac-letters-P = R
web-ac-letters-LB = S
web-ac-letters-O = O
web-ac-letters-G = Z
web-ac-letters-R = Č

## What the stanzas of the night mean, in plain words

web-ac-night-falls = Všichni teď mají tajnou roli. Do rána nic dělat nemusíš.
web-ac-night-cultists-wake = Oba kultisté zjistí, kdo je ten druhý.
web-ac-night-cultist-wakes = Kultista je jen jeden a jedná na vlastní pěst.
web-ac-night-victims = Kultisté se dozvědí, kdo už je po smrti a netuší to.
web-ac-night-victims-one = Kultista se dozví, kdo už je po smrti a netuší to.
web-ac-night-cultists-sleep = Kultisté jdou zase spát.
web-ac-night-cultist-sleeps = Kultista jde zase spát.
web-ac-night-seer-wakes = Jasnovidec se dozví, kdo jsou kultisté. Pokud ho kultisté na konci najdou, vítězí oni.
web-ac-night-seer-wakes-one = Jasnovidec se dozví, kdo je kultista. Pokud ho kultista na konci najde, vítězí kultista.
web-ac-night-seer-sleeps = Kdo je jasnovidec, se nedozví nikdo.
web-ac-night-dawn = Je ráno. Svou roli, cíl a karty najdeš mezi svými tajemstvími.

## The guided first turn. Each tip points at a part of the page.

web-ac-tip-story = Univerzita v noci. Vyšetřovatelé nosí knihy z místností na poličky pod mapou. Plná polička přináší body. Kultisté mezi vámi kazí hledání a potají zabíjejí.
web-ac-tip-role = Tady máš svou roli, cíl a karty. Když zrušíš volbu „Nechat moje tajemství odkrytá“, schovají se.
web-ac-tip-role-covered = Tvoje role, cíl a karty jsou zakryté. Uvidíš je, dokud budeš držet tlačítko „Podržením nahlédneš“.
web-ac-tip-route = Trasa říká, v kterých barvách můžeš v tomhle kole provádět akce. Když máš tajemství odkrytá, svítí v těch místnostech lucerna. Kultisté můžou provádět akce všude, tak si všímej, kdo se své trasy nedrží.
web-ac-tip-seats = Tady jsou všechny postavy. Číslo u srdce je počet karet stavu a do vlastních nesmí nahlížet nikdo. Další čísla jsou karty v ruce: karty setkání a karty místností.
web-ac-tip-move = Klepáním na zvýrazněné lokality procházíš jedněmi dveřmi po druhých a pohyb můžeš ukončit, kde chceš. Když vejdeš tam, kde je právě jedna postava, setkáte se a navzájem si dáte kartu.
web-ac-tip-give = Dáváš kartu lícem dolů. Vyšetřovatelé mají jen karty Naživu. Karta Po smrti od kultisty zabíjí a oběť nic nepozná.
web-ac-tip-action = V každém kole máš jednu akci. Můžeš přidat kartu do místnosti: se třemi kartami je prozkoumaná a každá kontrola pak může přinést knihu na poličku. Nebo můžeš zkontrolovat stav někoho ve své lokalitě.
web-ac-tip-lay = Klepni na kartu, kterou chceš přidat. Úspěch přinese knihu, až se později otočí. Neúspěch a Sabotáž hledání kazí.
web-ac-tip-status = Tyhle karty stavu vidíš jen ty. Vyšetřovatelé musí smrt odhalit. Kultisté můžou mlčet.
web-ac-tip-vote = Nejdřív diskutujte: kdo byl s kým o samotě? Pak všichni najednou hlasují, i duchové. Kdo má nejvíc hlasů, končí, ledaže se aspoň stejný počet lidí zdrží.
web-ac-tip-ghost = Jsi po smrti, ale hraješ dál. Tvůj duch prochází zdmi, přidává karty, kontroluje místnosti a hlasuje.
web-ac-tip-talk = V záložce Chat můžeš říct, komu věříš, kdo má od tebe jakou kartu a kam půjdeš. Pravda to být nemusí a všichni si to budou pamatovat.
web-ac-tip-why = Klepni na „proč?“ a uvidíš pravidlo, ze kterého otázka vychází.
