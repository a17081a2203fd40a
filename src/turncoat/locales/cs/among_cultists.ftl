# The name of the game; it stays as it is.
ac-name = Among Cultists
ac-automa = AUTOMA

## The two teams. .own: after “v týmu”. .nom: inside a sentence.

ac-side-investigators = Vyšetřovatelé
    .goal = { $players ->
        [7] Vyšetřovatelé získají potřebné body, nebo už nezbývá žádný živý kultista. Obojí přijde pozdě, pokud už na konci některého dřívějšího kola byli 4 vyšetřovatelé po smrti. Počítají se i úmrtí, o kterých nikdo neví.
        [8] Vyšetřovatelé získají potřebné body, nebo už nezbývá žádný živý kultista. Obojí přijde pozdě, pokud už na konci některého dřívějšího kola bylo 5 vyšetřovatelů po smrti. Počítají se i úmrtí, o kterých nikdo neví.
        [5] Vyšetřovatelé získají potřebné body dřív, než budou 3 z nich po smrti. Počítají se i úmrtí, o kterých nikdo neví. Anebo se kultista stane duchem, bez ohledu na počet mrtvých.
       *[other] Vyšetřovatelé získají potřebné body dřív, než budou 4 z nich po smrti. Počítají se i úmrtí, o kterých nikdo neví. Anebo se kultista stane duchem, bez ohledu na počet mrtvých.
    }
    .nom = vyšetřovatelé
    .own = vyšetřovatelů
ac-side-cultists = Kultisté
    .goal = { $players ->
        [5] Jakmile jsou 3 vyšetřovatelé po smrti, ať už se o tom ví, nebo ne, můžeš to na konci kola ohlásit a vyhrát. Pokud vyšetřovatelé získají potřebné body až potom, vyhráváš také. Vyhráváš i s koncem 10. kola. Když se staneš duchem, prohráváš bez ohledu na počet mrtvých.
        [7] Vyhráváš, když vyšetřovatelé získají své body nebo se poslední kultista stane duchem, ale už na konci některého dřívějšího kola byli 4 vyšetřovatelé po smrti, ať se o tom vědělo, nebo ne. Vyhráváš i s koncem 10. kola.
        [8] Vyhráváš, když vyšetřovatelé získají své body nebo se poslední kultista stane duchem, ale už na konci některého dřívějšího kola bylo 5 vyšetřovatelů po smrti, ať se o tom vědělo, nebo ne. Vyhráváš i s koncem 10. kola.
       *[other] Jakmile jsou 4 vyšetřovatelé po smrti, ať už se o tom ví, nebo ne, můžeš to na konci kola ohlásit a vyhrát. Pokud vyšetřovatelé získají potřebné body až potom, vyhráváš také. Vyhráváš i s koncem 10. kola. Když se staneš duchem, prohráváš bez ohledu na počet mrtvých.
    }
    .nom = kultisté
    .own = kultistů

## Colours of rooms. Feminine, as “místnost”, “polička” and “barva” are.

ac-colour-DB = tmavě modrá
ac-colour-P = růžová
ac-colour-LB = světle modrá
ac-colour-O = oranžová
ac-colour-G = zelená
ac-colour-R = červená

## Shelves, named after the colours of their rooms. .start: at the beginning of a sentence.

ac-shelf-D1 = tmavě modrá 1
    .from = z tmavě modré poličky 1
    .start = Tmavě modrá polička 1
    .to = na tmavě modrou poličku 1
ac-shelf-D2 = tmavě modrá 2
    .from = z tmavě modré poličky 2
    .start = Tmavě modrá polička 2
    .to = na tmavě modrou poličku 2
ac-shelf-D3 = tmavě modrá 3
    .from = z tmavě modré poličky 3
    .start = Tmavě modrá polička 3
    .to = na tmavě modrou poličku 3
ac-shelf-P = růžová
    .from = z růžové poličky
    .start = Růžová polička
    .to = na růžovou poličku
ac-shelf-LB = světle modrá
    .from = ze světle modré poličky
    .start = Světle modrá polička
    .to = na světle modrou poličku
ac-shelf-O = oranžová
    .from = z oranžové poličky
    .start = Oranžová polička
    .to = na oranžovou poličku
ac-shelf-G = zelená
    .from = ze zelené poličky
    .start = Zelená polička
    .to = na zelenou poličku
ac-shelf-R = červená
    .from = z červené poličky
    .start = Červená polička
    .to = na červenou poličku

## Rooms. The -text of three of them says what else can be done there.

ac-place-D1 = Čítárna
    .acc = čítárnu
    .from = z čítárny
    .gen = čítárny
    .in = v čítárně
    .the = čítárna
    .to = do čítárny
ac-place-D2 = Archiv
    .acc = archiv
    .from = z archivu
    .gen = archivu
    .in = v archivu
    .the = archiv
    .to = do archivu
ac-place-D3 = Mapovna
    .acc = mapovnu
    .from = z mapovny
    .gen = mapovny
    .in = v mapovně
    .the = mapovna
    .to = do mapovny
ac-place-P1 = Ložnice
    .acc = ložnici
    .from = z ložnice
    .gen = ložnice
    .in = v ložnici
    .the = ložnice
    .to = do ložnice
ac-place-P2 = Ošetřovna
    .acc = ošetřovnu
    .from = z ošetřovny
    .gen = ošetřovny
    .in = na ošetřovně
    .the = ošetřovna
    .to = na ošetřovnu
ac-place-P3 = Hudebna
    .acc = hudebnu
    .from = z hudebny
    .gen = hudebny
    .in = v hudebně
    .the = hudebna
    .to = do hudebny
ac-place-O1 = Laboratoř
    .acc = laboratoř
    .from = z laboratoře
    .gen = laboratoře
    .in = v laboratoři
    .the = laboratoř
    .to = do laboratoře
ac-place-O2 = Pitevna
    .acc = pitevnu
    .from = z pitevny
    .gen = pitevny
    .in = v pitevně
    .the = pitevna
    .to = do pitevny
ac-place-LB = Jídelna
    .acc = jídelnu
    .from = z jídelny
    .gen = jídelny
    .in = v jídelně
    .the = jídelna
    .to = do jídelny
ac-place-LB-text = Jednou za kolo tu může živá postava zahájit hlasování.
ac-place-R = Místnost ostrahy
    .acc = místnost ostrahy
    .from = z místnosti ostrahy
    .gen = místnosti ostrahy
    .in = v místnosti ostrahy
    .the = místnost ostrahy
    .to = do místnosti ostrahy
ac-place-R-text = Když je elektřina zapnutá, můžeš odsud kamerami zkontrolovat kteroukoli prozkoumanou místnost nebo něčí stav. Když je vypnutá, můžeš ji nahodit.
ac-place-G = Skleník
    .acc = skleník
    .from = ze skleníku
    .gen = skleníku
    .in = ve skleníku
    .the = skleník
    .to = do skleníku
ac-place-G-text = Když je portál otevřený, můžou ho tu společně zavřít dvě postavy. Každou z nich to stojí akci a vyšetřovatelům pak stačí o 1 bod méně.

## Halls. Their names are short, so that they fit into narrow halls on the map.

ac-place-H0 = Hlavní chodba
    .acc = hlavní chodbu
    .from = z hlavní chodby
    .gen = hlavní chodby
    .in = v hlavní chodbě
    .the = hlavní chodba
    .to = do hlavní chodby
ac-place-HN = Severní galerie
    .acc = severní galerii
    .from = ze severní galerie
    .gen = severní galerie
    .in = v severní galerii
    .the = severní galerie
    .to = do severní galerie
ac-place-HW = Západní ambit
    .acc = západní ambit
    .from = ze západního ambitu
    .gen = západního ambitu
    .in = v západním ambitu
    .the = západní ambit
    .to = do západního ambitu
ac-place-HE = Východní chodba
    .acc = východní chodbu
    .from = z východní chodby
    .gen = východní chodby
    .in = ve východní chodbě
    .the = východní chodba
    .to = do východní chodby
# Two different places: one on map A, one on map B.
ac-place-HS = { $players ->
        [7] Jižní podloubí
        [8] Jižní podloubí
       *[other] Jižní schody
    }
    .acc = { $players ->
        [7] jižní podloubí
        [8] jižní podloubí
       *[other] jižní schody
    }
    .from = { $players ->
        [7] z jižního podloubí
        [8] z jižního podloubí
       *[other] z jižních schodů
    }
    .gen = { $players ->
        [7] jižního podloubí
        [8] jižního podloubí
       *[other] jižních schodů
    }
    .in = { $players ->
        [7] v jižním podloubí
        [8] v jižním podloubí
       *[other] na jižních schodech
    }
    .the = { $players ->
        [7] jižní podloubí
        [8] jižní podloubí
       *[other] jižní schody
    }
    .to = { $players ->
        [7] do jižního podloubí
        [8] do jižního podloubí
       *[other] na jižní schody
    }
ac-place-HNW = Severní ambit
    .acc = severní ambit
    .from = ze severního ambitu
    .gen = severního ambitu
    .in = v severním ambitu
    .the = severní ambit
    .to = do severního ambitu
ac-place-HSW = Jižní ambit
    .acc = jižní ambit
    .from = z jižního ambitu
    .gen = jižního ambitu
    .in = v jižním ambitu
    .the = jižní ambit
    .to = do jižního ambitu
ac-place-HNE = Severní chodba
    .acc = severní chodbu
    .from = ze severní chodby
    .gen = severní chodby
    .in = v severní chodbě
    .the = severní chodba
    .to = do severní chodby
ac-place-HSE = Jižní chodba
    .acc = jižní chodbu
    .from = z jižní chodby
    .gen = jižní chodby
    .in = v jižní chodbě
    .the = jižní chodba
    .to = do jižní chodby
# “Balíček” with .gen is the deck of any room and of the unsafe passage.
ac-place-unsafe = Nebezpečný průchod
    .acc = nebezpečný průchod
    .from = z nebezpečného průchodu
    .gen = nebezpečného průchodu
    .in = v nebezpečném průchodu
    .the = nebezpečný průchod
    .to = do nebezpečného průchodu

## Cards. Names stay as they are after the word “karta” in any case.

ac-card-alive = Naživu
ac-card-alive-text = Neškodná karta. Postava, která má mezi kartami stavu samé Naživu, žije.
ac-card-dead = Po smrti
ac-card-dead-text = Zabije postavu, která ji dostane. Dokud někdo nezkontroluje její stav, nikdo nic nepozná.
ac-card-success = Úspěch
ac-card-success-text = Otočená v místnosti: jedna kniha odtud putuje na poličku. Otočená v nebezpečném průchodu: nic se nestane.
ac-card-failure = Neúspěch
ac-card-failure-text = Otočená v místnosti: nic se nestane. Otočená v nebezpečném průchodu: dovnitř vnikne kultista. Pokud venku žádný nezbyl, přijde rybí muž.
ac-card-sabotage = Sabotáž
ac-card-sabotage-text = Otočená v místnosti: jedna kniha se z poličky vrátí do místnosti. Otočená v nebezpečném průchodu: přijde rybí muž.

## Route cards

ac-route-0 = trasa 1
    .number = 1
ac-route-1 = trasa 2
    .number = 2
ac-route-2 = trasa 3
    .number = 3
ac-route-3 = trasa 4
    .number = 4
ac-route-4 = trasa 5
    .number = 5
ac-route-5 = trasa 6
    .number = 6
ac-route-6 = trasa 7
    .number = 7
ac-route-7 = trasa 8
    .number = 8
ac-route-8 = trasa 9
    .number = 9
ac-route-9 = trasa 10
    .number = 10

## Event tokens

ac-token-lightning = Úder blesku
ac-token-lightning-text = Elektřina vypadne, nebo zase naskočí. Když vypadne, setkají se hned všechny skupiny tří a více postav.
ac-token-secret_doors = Odhalení tajných dveří
ac-token-secret_doors-text = Až do další události tvoří všechny místnosti téže barvy jednu lokalitu. Přecházet mezi nimi je zdarma a postavy z různých místností jedné barvy se můžou hned setkat.
ac-token-no_connection = Žádný signál
ac-token-no_connection-text = Až do další události nesmí nikdo mluvit. Před hlasováním se nediskutuje.
ac-token-watching_eyes = Pod dohledem křivých očí
ac-token-watching_eyes-text = Kdo drží nůž a je naživu, může nahlédnout do karet stavu jiné živé postavy a případně odhalit její smrt.
ac-token-high_morale = Dobrá morálka
ac-token-high_morale-text = V příštím kole mají všichni o 1 bod pohybu víc.
ac-token-under_control = Vše pod kontrolou
ac-token-under_control-text = Kdo drží nůž a je naživu, může tajně vytáhnout žeton události a vrátit ho do pytlíku, nebo ho vyřadit ze hry.
ac-token-gate_opens = Otevření portálu
ac-token-gate_opens-text = Ve skleníku se otevře portál. Pokud se ho podaří včas zavřít, stačí vyšetřovatelům o 1 bod méně. Pokud ne, potřebují o 1 bod víc.
ac-token-broken_panes = Rozbité okno
ac-token-broken_panes-text = Dvě karty z dobíracího balíčku se lícem dolů přidají do balíčku nebezpečného průchodu. Pak se z něj jedna karta otočí a vyhodnotí.
ac-token-low_morale = Špatná morálka
ac-token-low_morale-text = V příštím kole mají všechny živé postavy o 1 bod pohybu méně.
ac-token-mirror = Zrcadlo
ac-token-mirror-text = Událost z minulého kola se opakuje.

## What happens to an event token that was drawn in secret

ac-fate-put_back = zpět v pytlíku
    .do = Vrátit do pytlíku
ac-fate-remove = mimo hru
    .do = Vyřadit ze hry

## Causes of death, in tables

ac-death-card = karta Po smrti
ac-death-vote = hlasování
ac-death-role = vlastní role
ac-death-assassin = zabiják
ac-death-unrevealed = neodhalená karta Po smrti

## Characters: names and pictures without an effect

ac-character-ada_quill = Ada Quill
ac-character-bertram_holloway = Bertram Holloway
ac-character-constance_marsh = Constance Marsh
ac-character-emil_varga = Dr. Emil Varga
ac-character-fern_okoro = Fern Okoro
ac-character-gideon_pike = Gideon Pike
ac-character-hester_lowe = Hester Lowe
ac-character-ignatius_crowe = Ignatius Crowe
ac-character-june_abernathy = June Abernathy
ac-character-kaspar_wren = Kaspar Wren

## Roles. .one: inside a sentence. .team: after “v týmu”.

ac-role-investigator = Vyšetřovatel
    .one = vyšetřovatel
    .team = { ac-side-investigators.own }
ac-role-investigator-text = Nemáš žádnou zvláštní schopnost.
ac-role-investigator-about = Vyšetřovatel nemá žádnou zvláštní schopnost.
ac-role-investigator-goal = { ac-side-investigators.goal }
ac-role-cultist = Kultista
    .one = kultista
    .team = { ac-side-cultists.own }
ac-role-cultist-text = Při setkáních můžeš dávat karty Po smrti a v místnostech škodit kartami Neúspěch a Sabotáž. Trasu nepotřebuješ.
ac-role-cultist-about = Kultista může při setkáních dávat karty Po smrti a v místnostech škodit kartami Neúspěch a Sabotáž. Trasu nepotřebuje. V noci kultisté zjistí, kdo k nim patří a kdo už je po smrti.
ac-role-cultist-goal = { ac-side-cultists.goal }
ac-role-seer = Jasnovidec
    .one = jasnovidec
    .team = { ac-side-investigators.own }
ac-role-seer-text = V noci se dozvíš, kdo jsou kultisté. Až budou mít vyšetřovatelé vítězství na dosah, smějí kultisté označit jednu postavu za jasnovidce. Když ukážou na tebe, vítězí oni.
ac-role-seer-about = Jasnovidec se v noci dozví, kdo jsou kultisté. Až budou mít vyšetřovatelé vítězství na dosah, smějí kultisté označit jednu postavu za jasnovidce. Když se trefí, vítězí oni.
ac-role-seer-goal = { ac-side-investigators.goal }
ac-role-radiant = Osvícenec
    .one = osvícenec
    .team = { ac-side-investigators.own }
ac-role-radiant-text = Když se staneš duchem, ukážeš svou roli. Od té chvíle je elektřina všude, kde je tvůj duch.
ac-role-radiant-about = Když se osvícenec stane duchem, ukáže svou roli. Od té chvíle je elektřina všude, kde je jeho duch.
ac-role-radiant-goal = { ac-side-investigators.goal }
ac-role-infected = Nakažený
    .one = nakažený
    .team = { ac-side-investigators.own }
ac-role-infected-text = Když se staneš duchem, ukážeš svou roli. Do konce příštího kola pak při setkáních nikdo nedává karty.
ac-role-infected-about = Když se nakažený stane duchem, ukáže svou roli. Do konce příštího kola pak při setkáních nikdo nedává karty.
ac-role-infected-goal = { ac-side-investigators.goal }
ac-role-super_ghost = Superduch
    .one = superduch
    .team = { ac-side-investigators.own }
ac-role-super_ghost-text = Když se staneš duchem, ukážeš svou roli. Tvůj duch může tam, kde mu to dovolí trasa, provádět všechny akce místnosti.
ac-role-super_ghost-about = Když se superduch stane duchem, ukáže svou roli. Jeho duch může tam, kde mu to dovolí trasa, provádět všechny akce místnosti.
ac-role-super_ghost-goal = { ac-side-investigators.goal }
ac-role-mechanic = Mechanik
    .one = mechanik
    .team = { ac-side-investigators.own }
ac-role-mechanic-text = Dokud žiješ, nepotřebuješ trasu.
ac-role-mechanic-about = Mechanik zaživa nepotřebuje trasu.
ac-role-mechanic-goal = { ac-side-investigators.goal }
ac-role-rookie = Zelenáč
    .one = zelenáč
    .team = { ac-side-investigators.own }
ac-role-rookie-text = Umřeš, když zahájíš hlasování nebo použiješ kamery.
ac-role-rookie-about = Zelenáč umře, když zahájí hlasování nebo použije kamery.
ac-role-rookie-goal = { ac-side-investigators.goal }
ac-role-klutz = Nešika
    .one = nešika
    .team = { ac-side-investigators.own }
ac-role-klutz-text = Umřeš, když použiješ nůž: při události, k zahnání rybího muže, ke změně svého hlasu, nebo když proti někomu hlasuješ a nůž tvůj hlas zdvojnásobí.
ac-role-klutz-about = Nešika umře, když použije nůž: při události, k zahnání rybího muže, ke změně svého hlasu, nebo když proti někomu hlasuje a nůž jeho hlas zdvojnásobí.
ac-role-klutz-goal = { ac-side-investigators.goal }
ac-role-coward = Strašpytel
    .one = strašpytel
    .team = { ac-side-investigators.own }
ac-role-coward-text = Umřeš, když odhalíš něčí smrt.
ac-role-coward-about = Strašpytel umře, když odhalí něčí smrt.
ac-role-coward-goal = { ac-side-investigators.goal }
ac-role-firestarter = Pyroman
    .one = pyroman
    .team = { ac-side-investigators.own }
ac-role-firestarter-text = Mezi svými kartami máš jeden Neúspěch a jednu Sabotáž. Pokud ti na konci 5. kola některá z nich zbude v ruce, umřeš.
ac-role-firestarter-about = Pyroman má mezi svými kartami jeden Neúspěch a jednu Sabotáž. Pokud mu na konci 5. kola některá z nich zbude v ruce, umře.
ac-role-firestarter-goal = { ac-side-investigators.goal }
ac-role-assassin = Zabiják
    .one = zabiják
    .team = { ac-side-investigators.own }
ac-role-assassin-text = Jednou za partii můžeš jako svou akci ukázat roli a zabít jinou živou postavu ve své lokalitě. Nehlasuje se.
ac-role-assassin-about = Jednou za partii může zabiják jako svou akci ukázat roli a zabít jinou živou postavu ve své lokalitě. Nehlasuje se.
ac-role-assassin-goal = { ac-side-investigators.goal }

## Icons and badges on the board and at the seats

ac-icon-code = Písmena v místnosti
ac-icon-code-text = Barva místnosti: T je tmavě modrá, S světle modrá, R růžová, O oranžová, Z zelená a Č červená. Místnosti stejné barvy mají i číslo.
ac-icon-books = Knihy
ac-icon-books-text = Knihy, které ještě zbývají v místnosti. Na poličku se dostanou kontrolou místnosti.
ac-icon-deck = Balíček
ac-icon-deck-text = Karty místnosti, které tu leží. Se třemi a více je místnost prozkoumaná.
ac-icon-token = Žeton místnosti
ac-icon-token-text = Lícem dolů: místnost ještě není prozkoumaná.
ac-icon-searched = Prozkoumaná
ac-icon-searched-text = Místnost je prozkoumaná. Dají se v ní hledat knihy.
ac-icon-unsafe = Nebezpečný průchod
ac-icon-unsafe-text = Při prozkoumání téhle místnosti se otočila karta z balíčku nebezpečného průchodu.
ac-icon-completed = Vyklizená
ac-icon-completed-text = Všechny knihy z téhle místnosti jsou na poličce. Nikdo sem nemůže přidávat karty ani ji kontrolovat.
ac-icon-route = Tvoje trasa
ac-icon-route-text = V tomhle kole tu můžeš provádět akce místnosti.
ac-icon-vote = Žeton hlasování
ac-icon-vote-text = V tomhle kole se tu dá zahájit hlasování.
ac-icon-camera = Kamery
ac-icon-camera-text = Když je elektřina zapnutá, můžeš odsud zkontrolovat kteroukoli prozkoumanou místnost nebo něčí stav.
ac-icon-gate = Portál
ac-icon-gate-text = Dvě postavy ho tu můžou společně zavřít. Pokud se to nestihne včas, potřebují vyšetřovatelé o 1 bod víc.
ac-icon-intruder = Žeton kultisty
ac-icon-intruder-text = Dovnitř vnikl kultista. Dokud s ním někdo nesvede boj, nedají se tu provádět akce místnosti.
ac-icon-fishman = Rybí muž
ac-icon-fishman-text = Blokuje chodbu, ve které stojí. Vejít do ní a zahnat ho může jen živá postava s nožem.
ac-icon-knife = Nůž
ac-icon-knife-text = Kdo ho drží, je v tomhle kole první na řadě a může ho použít při některých událostech, při hlasování a proti rybímu muži.
ac-icon-power = Elektřina
ac-icon-power-text = Zapnutá: setkání nastává, jen když jsou spolu právě dvě postavy, a fungují kamery. Vypnutá: setkávají se i větší skupiny.
ac-icon-ghost = Duch
ac-icon-ghost-text = Tahle postava je po smrti a hraje dál jako duch.
ac-icon-pulse = Karty stavu
ac-icon-pulse-text = Karty, které postava dostává při setkáních. Jediná karta Po smrti znamená smrt.
ac-icon-encounter_cards = Karty setkání
ac-icon-encounter_cards-text = Karty v ruce, které se při setkáních dávají ostatním.
ac-icon-room_cards = Karty místností
ac-icon-room_cards-text = Karty v ruce, které se přidávají do balíčků místností.
ac-icon-shelf = Polička
ac-icon-shelf-text = Jakmile na ní jsou všechny knihy, přinese své body.
ac-icon-points = Body
ac-icon-points-text = Body vyšetřovatelů a kolik jich potřebují.
ac-icon-draw_pile = Dobírací balíček
ac-icon-draw_pile-text = Po každé kontrole stavu se z něj jedna karta přidá lícem dolů do některého balíčku.
ac-icon-unsafe_deck = Balíček nebezpečného průchodu
ac-icon-unsafe_deck-text = Karty, které můžou vpustit dovnitř kultisty a rybího muže.
ac-icon-outside = Kultisté venku
ac-icon-outside-text = Žetony kultistů, kteří ještě nevnikli dovnitř.
ac-icon-steps = Stopy
ac-icon-steps-text = Kolika dveřmi ještě můžeš projít.
ac-icon-active = Zářící kruh
ac-icon-active-text = Tahle postava je na tahu.
ac-icon-automa_route = Trasa postavy AUTOMA
ac-icon-automa_route-text = Barvy místností, kam AUTOMA v tomhle kole míří.
ac-icon-ballot = Hlas
ac-icon-ballot-text = Jak tahle postava hlasovala naposled.
ac-icon-choice = Malá kulatá značka
ac-icon-choice-text = Tuhle lokalitu nebo postavu si můžeš vybrat. Obrázek říká, k čemu.
ac-icon-clock = Hodiny
ac-icon-clock-text = Číslo kola a dosavadní události.

## The narrator of the night. Four trochaic lines of 8, 7, 8 and 7 syllables, rhymed ABAB.

ac-night-falls =
    Na schodech už slábnou kroky,
    na knihy si sedá prach.
    Víčka dolů. Noc má sloky,
    které zpaměti zná vrah.
ac-night-cultists_wake =
    Kultisté, teď vzhůru víčka,
    na druha se dívá druh.
    Kývněte jen. Mrká svíčka.
    Tiše! Stráž má dobrý sluch.
ac-night-cultist_wakes =
    Kultisto, teď zapal svíce,
    ostatním sen halí tvář.
    Kniha šeptá čím dál více.
    Ráno z lůžka vstane lhář.
ac-night-victims =
    Prst jde po seznamu spáčů.
    Přibyl někde tenký škrt?
    Tiše, bez zvonů a pláčů,
    chodí mezi lůžky smrt.
ac-night-cultists_sleep =
    Kultisté, zas do peřiny,
    pohled zmizel jako dým.
    Ráno nikdo stopu viny
    nezahlédne. Kdo? A s kým?
ac-night-cultist_sleeps =
    Kultisto, už konec čtení,
    zhasni, dýchej jako v snách.
    Tvář, v níž žádné viny není,
    nes si ráno přes ten práh.
ac-night-seer_wakes =
    Jasnovidče, vzhůru! Stránka
    vrací barvu písmenům.
    Ať jsou ústa pevná schránka:
    kdo tě najde, zboří dům.
ac-night-seer_sleeps =
    Jasnovidče, písmo bledne,
    schovej list a zavři zrak.
    Chytrý čtenář žasne ve dne
    s těmi, co se ptají: „Jak?“
ac-night-dawn =
    Šedne okno. Kde jsou boty?
    Inkoust, prach a ranní chlad.
    Vzhůru, vzhůru do roboty
    s lidmi, jimž lze věřit. Snad.

## Before the first round

ac-event-plays = { $seat_is_me ->
    [yes] Jmenuješ se { $seat_name } a jsi tu jako { $character }.
   *[no] { $seat } je tu jako { $character }.
}
ac-event-automa_route = { $seat } má kartu trasy lícem nahoru: { $route }.
ac-event-roles = { $number ->
    [0] { $players ->
        [7] Role ve hře: 2 kultisté a vyšetřovatelé.
        [8] Role ve hře: 2 kultisté a vyšetřovatelé.
       *[other] Role ve hře: 1 kultista a vyšetřovatelé.
    }
   *[other] { $players ->
        [7] Role ve hře: 2 kultisté, vyšetřovatelé a k tomu { $roles_one }.
        [8] Role ve hře: 2 kultisté, vyšetřovatelé a k tomu { $roles_one }.
       *[other] Role ve hře: 1 kultista, vyšetřovatelé a k tomu { $roles_one }.
    }
}
ac-event-one_of = Ve hře je i jedna z těchto { $number } rolí, jen nikdo neví která: { $roles_one }.
ac-event-begins = { $seat_is_me ->
    [yes] Držíš nůž a začínáš.
   *[no] { $seat } drží nůž a začíná.
}
ac-event-you_are = { $role_id ->
    [investigator] Jsi { $role_one }. Tvoje karta trasy má číslo { $route_number }. Nech si to pro sebe.
    [cultist] Jsi { $role_one }. Tvoje karta trasy má číslo { $route_number }, ale řídit se jí nemusíš. Nech si to pro sebe.
    [mechanic] Jsi { $role_one } a patříš do týmu { $role_team }. Tvoje karta trasy má číslo { $route_number }, ale řídit se jí nemusíš. Nech si to pro sebe.
   *[other] Jsi { $role_one } a patříš do týmu { $role_team }. Tvoje karta trasy má číslo { $route_number }. Nech si to pro sebe.
}
ac-event-night = { $step }
ac-event-is_cultist = { $seat_is_me ->
    [yes] Jsi kultista.
   *[no] { $seat } je kultista.
}
ac-event-dead_already = { $seat_is_me ->
    [yes] Už jsi po smrti a nevíš o tom.
   *[no] { $seat } už je po smrti a neví o tom.
}

## Movement and encounters

ac-event-round = { $seat_is_me ->
    [yes] Kolo { $number }. Držíš nůž.
   *[no] Kolo { $number }. Nůž drží { $seat }.
}
ac-event-enters = { $seat_is_me ->
    [yes] Jdeš { $place_to }.
   *[no] { $seat } jde { $place_to }.
}
ac-event-slips = { $seat_is_me ->
    [yes] Tajnými dveřmi proklouzáváš { $place_to }.
   *[no] { $seat } proklouzává tajnými dveřmi { $place_to }.
}
ac-event-stays = { $seat_is_me ->
    [yes] Nemáš kam jít, a tak zůstáváš { $place_in }.
   *[no] { $seat } nemá kam jít a zůstává { $place_in }.
}
ac-event-appears = { $seat_is_me ->
    [yes] Jako duch pluješ zdmi { $place_to }.
   *[no] { $seat } jako duch pluje zdmi { $place_to }.
}
ac-event-encounter = { $number ->
    [2] Setkání o samotě: { $seats_object }.
   *[other] Setkání ve tmě: { $seats_object }.
}
ac-event-no_gifts = Kvůli nákaze nikdo nedává karty.
# Who gets a card from whom.
ac-event-turns_to = { $seat_is_me ->
    [yes] Tvoji kartu dostane { $seat2_object }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } se otáčí k tobě.
       *[no] { $seat } si vybírá, kdo dostane kartu: { $seat2 }.
    }
}
ac-event-gives = { $seat_is_me ->
    [yes] { $seat2 } od tebe dostává kartu.
   *[no] { $seat2_is_me ->
        [yes] { $seat } ti dává kartu.
       *[no] { $seat } dává kartu. Dostává ji { $seat2 }.
    }
}
ac-event-gave = { $seat } má od tebe kartu { $pulse_card }.

## Events

ac-event-event = Hodiny odbíjejí: { $event }.
ac-event-no_event = Pytlík je prázdný. Tohle kolo bude bez události.
ac-event-nothing_mirrored = Zrcadlo je prázdné: žádná událost se neopakuje.
ac-event-mirrored = Zrcadlo opakuje událost: { $event }.
ac-event-power = { $flag ->
    [yes] Lampy blikají a znovu svítí. Elektřina je zapnutá.
   *[no] Všechny lampy zhasínají. Elektřina je vypnutá.
}
ac-event-gate_opens = { $number ->
    [11] { -ac-gate-forever }
    [12] { -ac-gate-forever }
    [13] { -ac-gate-forever }
   *[other] Ve skleníku se otevírá portál. Zavřít se musí do konce kola { $number }.
}
-ac-gate-forever = Ve skleníku se otevírá portál. Zavřít se dá až do konce hry.
ac-event-looks = { $seat_is_me ->
    [yes] Nahlížíš do karet stavu, které má { $seat2_object }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } nahlíží do tvých karet stavu.
       *[no] { $seat } nahlíží do karet stavu, které má { $seat2 }.
    }
}
ac-event-draws_token = { $seat_is_me ->
    [yes] Vytahuješ žeton události. Vidíš ho jen ty.
   *[no] { $seat } vytahuje žeton události a nikomu ho neukazuje.
}
ac-event-sees_token = Vytažený žeton: { $event }.
ac-event-token_fate = { $fate_id ->
    [remove] Vyřazuješ ze hry žeton { $event }.
   *[put_back] Vracíš do pytlíku žeton { $event }.
}

## Actions

ac-event-passes = { $seat_is_me ->
    [yes] Pasuješ.
   *[no] { $seat } pasuje.
}
ac-event-checks = { $seat2_is_me ->
    [yes] { $seat } kontroluje tvůj stav.
   *[no] { $seat_is_me ->
        [yes] Kontroluješ, jaký stav má { $seat2 }.
       *[no] { $seat } kontroluje, jaký stav má { $seat2 }.
    }
}
ac-event-sees_pulse = { $number2 ->
    [0] Jen ty vidíš, jaké karty stavu má { $seat_object }: { $number }× Naživu.
   *[other] Jen ty vidíš, jaké karty stavu má { $seat_object }: { $number }× Naživu, { $number2 }× Po smrti.
}
ac-event-no_reveal = { $seat_is_me ->
    [yes] Žádnou smrt neodhaluješ.
   *[no] { $seat2_is_me ->
        [yes] { $seat } neodhaluje žádnou smrt mezi tvými kartami stavu.
       *[no] { $seat } neodhaluje žádnou smrt mezi kartami stavu, které má { $seat2 }.
    }
}
ac-event-reveals = { $seat2_is_me ->
    [yes] { $seat } odhaluje mezi tvými kartami stavu kartu Po smrti.
   *[no] { $seat_is_me ->
        [yes] Odhaluješ smrt. Kartu Po smrti má { $seat2 }.
       *[no] { $seat } odhaluje smrt. Kartu Po smrti má { $seat2 }.
    }
}
ac-event-pile_card = Do balíčku { $place_gen } přibývá lícem dolů karta z dobíracího balíčku.
ac-event-pile_card_unsafe = Do balíčku nebezpečného průchodu přibývá lícem dolů karta z dobíracího balíčku.
ac-event-secures = { $seat_is_me ->
    [yes] Zajišťuješ { $place_acc }: tvoje karta jde do balíčku nebezpečného průchodu.
   *[no] { $seat } zajišťuje { $place_acc }: jedna karta jde do balíčku nebezpečného průchodu.
}
ac-event-fights = { $seat_is_me ->
    [yes] Bojuješ s kultistou { $place_in } a vyháníš ho nadobro.
   *[no] { $seat } bojuje s kultistou { $place_in } a vyhání ho nadobro.
}
ac-event-chases = { $seat_is_me ->
    [yes] S nožem v ruce zaháníš rybího muže zpátky do jezera.
   *[no] { $seat } s nožem v ruce zahání rybího muže zpátky do jezera.
}
ac-event-kills = { $seat_is_me ->
    [yes] Přede všemi vraždíš. Oběť: { $seat2 }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } tě přede všemi zabíjí.
       *[no] { $seat } přede všemi vraždí. Oběť: { $seat2 }.
    }
}
ac-event-refills = { $seat_is_me ->
    [yes] Přidáváš kartu do balíčku { $place_gen }.
   *[no] { $seat } přidává kartu do balíčku { $place_gen }.
}
ac-event-laid = Tvoje karta v balíčku { $lay_place_gen }: { $room_card }.
ac-event-searched = { $flag ->
    [yes] Prozkoumaná místnost: { $place }. Na jejím žetonu je symbol nebezpečného průchodu, a tak se otáčí karta z jeho balíčku.
   *[no] Prozkoumaná místnost: { $place }.
}
ac-event-room_card = { $seat_is_me ->
    [yes] Kontroluješ { $place_acc } a otáčíš kartu { $room_card }.
   *[no] { $seat } kontroluje { $place_acc } a otáčí kartu { $room_card }.
}
ac-event-book = Kniha putuje { $place_from } { $shelf_to }.
ac-event-book_back = Kniha se vrací { $shelf_from } { $place_to }.
ac-event-completed = Všechny knihy { $place_from } jsou na poličce. Místnost je vyklizená.
ac-event-scores = { $shelf_start } je plná a přináší { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}. Vyšetřovatelé teď mají { $number2 ->
    [one] { $number2 } bod
    [few] { $number2 } body
   *[other] { $number2 } bodů
}.
ac-event-unsafe_card = Z balíčku nebezpečného průchodu se otáčí karta { $room_card }.
ac-event-intruder = Řinčí sklo: { $place_in } je kultista. Dokud s ním někdo nesvede boj, nedá se místnost používat.
ac-event-fishman_comes = Od jezera se blíží mokré kroky: rybí muž je { $place_in }.
ac-event-calls_vote = { $seat_is_me ->
    [yes] Zahajuješ hlasování.
   *[no] { $seat } zahajuje hlasování.
}
ac-event-uses_camera = { $seat_is_me ->
    [yes] Používáš kamery.
   *[no] { $seat } používá kamery.
}
ac-event-restores_power = { $seat_is_me ->
    [yes] Nahazuješ elektřinu.
   *[no] { $seat } nahazuje elektřinu.
}
ac-event-asks_at_gate = { $seat_is_me ->
    [yes] Žádáš o pomoc se zavřením portálu. Rozhodne { $seat2 }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } tě žádá o pomoc se zavřením portálu.
       *[no] { $seat } žádá o pomoc se zavřením portálu. Rozhodne { $seat2 }.
    }
}
ac-event-refuses_at_gate = { $seat_is_me ->
    [yes] Odmítáš pomoct s portálem.
   *[no] { $seat } odmítá pomoct s portálem.
}
ac-event-gate_closed = { $seat_is_me ->
    [yes] Zavíráš portál, pomáhá ti { $seat2 }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } zavírá portál s tvou pomocí.
       *[no] Portál společně zavírají { $seat } a { $seat2 }.
    }
} Vyšetřovatelé teď potřebují { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
ac-event-gate_too_late = Zavřít portál už nejde. Vyšetřovatelé teď potřebují { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.

## Votes, deaths, the end

ac-event-votes = { $seat_is_me ->
    [yes] { $seat2_is_me ->
        [yes] Hlasuješ proti sobě.
       *[no] Hlasuješ: ať končí { $seat2 }.
    }
   *[no] { $seat2_is_me ->
        [yes] { $seat } hlasuje proti tobě.
       *[no] { $seat } hlasuje: ať končí { $seat2 }.
    }
}
ac-event-votes_nobody = { $seat_is_me ->
    [yes] Zdržuješ se hlasování.
   *[no] { $seat } se zdržuje hlasování.
}
ac-event-changes_vote = { $seat_is_me ->
    [yes] { $seat2_is_me ->
        [yes] Používáš nůž a měníš svůj hlas. Teď hlasuješ proti sobě.
       *[no] Používáš nůž a měníš svůj hlas: ať končí { $seat2 }.
    }
   *[no] { $seat2_is_me ->
        [yes] { $seat } používá nůž a mění svůj hlas. Teď hlasuje proti tobě.
       *[no] { $seat } používá nůž a mění svůj hlas: ať končí { $seat2 }.
    }
}
ac-event-changes_vote_nobody = { $seat_is_me ->
    [yes] Používáš nůž a měníš svůj hlas. Teď se zdržuješ.
   *[no] { $seat } používá nůž a mění svůj hlas. Teď se zdržuje.
}
ac-event-counts_double = { $seat_is_me ->
    [yes] Držíš nůž, a tak tvůj hlas platí dvakrát.
   *[no] { $seat } drží nůž, a tak tenhle hlas platí dvakrát.
}
ac-event-counted = { $seat_is_me ->
    [yes] { $number ->
        [one] Dostáváš { $number } hlas.
        [few] Dostáváš { $number } hlasy.
       *[other] Dostáváš { $number } hlasů.
    }
   *[no] { $number ->
        [one] { $seat } dostává { $number } hlas.
        [few] { $seat } dostává { $number } hlasy.
       *[other] { $seat } dostává { $number } hlasů.
    }
}
ac-event-abstentions = Zdrželo se: { $number }.
ac-event-nobody_out = Hlasování nerozhodlo, nikdo nekončí.
ac-event-voted_out = { $seat_is_me ->
    [yes] Hlasování rozhodlo: končíš.
   *[no] Hlasování rozhodlo: { $seat } končí.
}
ac-event-becomes_ghost = { $seat_is_me ->
    [yes] { $death_id ->
        [vote] Po hlasování umíráš a stáváš se duchem.
        [role] Umíráš kvůli vlastní roli a stáváš se duchem.
        [assassin] Umíráš rukou zabijáka a stáváš se duchem.
        [unrevealed] Umíráš na kartu Po smrti, kterou nikdo neodhalil.
       *[card] Umíráš na kartu Po smrti a stáváš se duchem.
    }
   *[no] { $death_id ->
        [vote] { $seat } po hlasování umírá a stává se duchem.
        [role] { $seat } umírá kvůli vlastní roli a stává se duchem.
        [assassin] { $seat } umírá rukou zabijáka a stává se duchem.
        [unrevealed] { $seat } umírá na kartu Po smrti, kterou nikdo neodhalil.
       *[card] { $seat } umírá na kartu Po smrti a stává se duchem.
    }
}
ac-event-shows_role = { $seat_is_me ->
    [yes] Tvoji roli vidí všichni: { $role_one }.
   *[no] { $seat } ukazuje všem svou roli: { $role_one }.
}
ac-event-gifts_stop = Nákaza se šíří. Až do konce kola { $number } nikdo při setkáních nedává karty.
ac-event-announces = { $seat_is_me ->
    [yes] Odhazuješ masku a ohlašuješ, že je dost vyšetřovatelů po smrti. Všechny karty stavu se otáčejí.
   *[no] { $seat } odhazuje masku a ohlašuje, že je dost vyšetřovatelů po smrti. Všechny karty stavu se otáčejí.
}
ac-event-last_cultist_out = Žádný živý kultista už nezbývá.
ac-event-names_seer = { $seat_is_me ->
    [yes] Podle kultistů jsi jasnovidec ty.
   *[no] Podle kultistů je jasnovidec { $seat }.
}
ac-event-was = { $seat_is_me ->
    [yes] Tvoje role: { $role_one }.
   *[no] { $seat } je ve skutečnosti { $role_one }.
}
ac-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Tím popíráš své dřívější tvrzení.)
       *[no] { $claim } ({ $seat } tím popírá své dřívější tvrzení.)
    }
   *[no] { $claim }
}
ac-event-ends = Vítězí { $side_nom }. { $end }

## Why the game is over

ac-end-points = Potřebné body jsou pohromadě.
ac-end-cultists_out = Poslední živý kultista se stal duchem.
ac-end-false_alarm = Ohlášení bylo mylné: mrtvých vyšetřovatelů je málo.
ac-end-announced = Ohlášení bylo pravdivé: mrtvých vyšetřovatelů je dost.
ac-end-rounds_over = Uplynulo deset kol.
ac-end-seer_named = Kultisté našli jasnovidce.
ac-end-points_too_late = Body přišly pozdě: mrtvých vyšetřovatelů už bylo dost.
ac-end-out_too_late = Poslední kultista se stal duchem příliš pozdě: mrtvých vyšetřovatelů už bylo dost.

## Choices, as buttons and as lines of a list

ac-option-go_on = { $topic ->
    [night] Můžeme začít
    [watching_eyes] Nenahlížet
    [under_control] Nevytahovat
    [status] Pokračovat
    [discussion] Můžeme hlasovat
    [change_vote] Nechat svůj hlas
    [announce] Nic neohlašovat
   *[other] Pokračovat
}
ac-option-go = Jít { $place_to }
ac-option-stop = Ukončit pohyb { $place_in }
ac-option-to = Kartu dostane { $seat_object }
ac-option-give = Dát kartu { $pulse_card }
ac-option-look = Nahlédnout do karet stavu: { $seat_object }
ac-option-draw_token = Vytáhnout žeton události
ac-option-token = { $fate_do }
ac-option-pass = Pasovat
ac-option-check_status = Zkontrolovat stav: { $seat_object }
ac-option-reveal = Odhalit smrt
ac-option-secure_hallway = Zajistit chodbu kartou
ac-option-fight_cultist = Bojovat s kultistou
ac-option-scare_off_fishman = Zahnat rybího muže nožem
ac-option-kill_character = Zabít: { $seat_object }
ac-option-refill_room = Přidat kartu do balíčku { $place_gen }
ac-option-check_room = Zkontrolovat { $place_acc }
ac-option-lay = Přidat kartu { $room_card }
ac-option-call_vote = Zahájit hlasování
ac-option-use_cameras = Použít kamery
ac-option-camera_room = Zkontrolovat kamerami { $place_acc }
ac-option-camera_status = Zkontrolovat kamerami stav: { $seat_object }
ac-option-reset_power = Nahodit elektřinu
ac-option-close_gate = Zavřít portál (pomůže { $seat_object })
ac-option-yes = Ano
ac-option-no = Ne
ac-option-vote = { $seat_is_me ->
    [yes] Hlasovat proti sobě
   *[no] Hlasovat proti: { $seat }
}
ac-option-abstain = Zdržet se
ac-option-announce = Ohlásit, že je dost vyšetřovatelů po smrti
ac-option-name = Jasnovidec je { $seat_object }
ac-option-name_nobody = Neoznačit nikoho

## Questions to the reader

ac-ask-night = Noc je pryč. Můžeme začít?
ac-ask-move = Kam půjdeš? { $number ->
    [0] Body pohybu už nemáš.
    [one] Zbývá ti { $number } bod pohybu.
    [few] Zbývají ti { $number } body pohybu.
   *[other] Zbývá ti { $number } bodů pohybu.
}
ac-ask-teleport = Jsi duch a můžeš kamkoli. Kam půjdeš?
ac-ask-give = { $seat } od tebe dostane kartu. Kterou?
ac-ask-give_to = Je tma. Kdo dostane tvoji kartu?
ac-ask-watching_eyes = Držíš nůž. Nahlédneš někomu do karet stavu?
ac-ask-under_control = Držíš nůž. Vytáhneš tajně žeton události?
ac-ask-token = Vytažený žeton: { $event }. Co s ním uděláš?
ac-ask-action = Co uděláš?
ac-ask-status = Karty stavu, které má { $seat_object }, už znáš. Co uděláš?
ac-ask-lay = Kterou kartu přidáš do balíčku { $lay_place_gen }?
ac-ask-camera = Co zkontroluješ kamerami?
ac-ask-close_gate = { $seat } chce s tebou zavřít portál. Obětuješ na to svou akci?
ac-ask-discussion = { $number ->
    [0] Promluvte si: komu věříte? Hlasování začne, až budou všichni připraveni.
    [60] Promluvte si: komu věříte? Hlasování začne, až budou všichni připraveni, nejpozději za 1 minutu.
    [120] Promluvte si: komu věříte? Hlasování začne, až budou všichni připraveni, nejpozději za 2 minuty.
    [180] Promluvte si: komu věříte? Hlasování začne, až budou všichni připraveni, nejpozději za 3 minuty.
    [300] Promluvte si: komu věříte? Hlasování začne, až budou všichni připraveni, nejpozději za 5 minut.
   *[other] Promluvte si: komu věříte? Hlasování začne, až budou všichni připraveni, nejpozději za { $number } s.
}
ac-ask-vote = Proti komu hlasuješ?
ac-ask-change_vote = Držíš nůž a znáš všechny hlasy. Změníš svůj?
ac-ask-announce = Kolo končí. Chceš něco ohlásit?
ac-ask-name_seer = Čeká tě prohra, ledaže najdeš jasnovidce. Kdo to je?

## Claims: what somebody says at the table

ac-claim-side = { $speaker }: „Patřím do týmu { $side_own }.“
ac-claim-gave = { $about_self ->
    [yes] { $speaker }: „Kartu { $pulse_card } z kola { $number } mám od sebe.“
   *[no] { $speaker }: „{ $seat_name } má ode mě z kola { $number } kartu { $pulse_card }.“
}
ac-claim-checked = { $about_self ->
    [yes] { $speaker }: „Podle mé kontroly v kole { $number } mám stav { $pulse_card }.“
   *[no] { $speaker }: „Podle mé kontroly v kole { $number } má { $seat_name } stav { $pulse_card }.“
}
ac-claim-laid = { $speaker }: „V kole { $number } ode mě { $lay_place_to } přibyla karta { $room_card }.“
ac-claim-saw_event = { $speaker }: „Můj tajný žeton z kola { $number }: { $event }.“
ac-claim-will_go = { $speaker }: „V kole { $number } půjdu { $place_to }.“
ac-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Klidně podezírejte mě.“
   *[no] { $speaker }: „{ $seat_name } je u mě v podezření.“
}
ac-claim-trust = { $about_self ->
    [yes] { $speaker }: „Mně můžete věřit.“
   *[no] { $speaker }: „{ $seat_name } má moji důvěru.“
}
ac-claim-vote_for = { $about_self ->
    [yes] { $speaker }: „Budu hlasovat proti sobě.“
   *[no] { $speaker }: „Budu hlasovat: ať končí { $seat_name }.“
}

## Headings of statistics over many games

ac-tally-books = Knihy na poličkách na konci každého kola
ac-tally-points = Body na konci každého kola
ac-tally-deaths = Úmrtí podle příčiny

## Table options: the name, a -text that explains it, and its values

ac-setup-players = Hráči
ac-setup-players-text = Kolik lidí hraje. Ke čtyřem lidem se vždy přidá AUTOMA, postava, za kterou nikdo nehraje. Sem se nepočítá.
ac-setup-players-4 = 4 lidé a AUTOMA: jeden kultista
ac-setup-players-5 = 5 lidí: jeden kultista
ac-setup-players-6 = 6 lidí: jeden kultista, nebo dva, když se přidá AUTOMA
ac-setup-players-7 = 7 lidí: dva kultisté
ac-setup-players-8 = 8 lidí: dva kultisté
ac-setup-automa = AUTOMA
ac-setup-automa-text = AUTOMA je postava, za kterou nikdo nehraje. Ke čtyřem lidem se přidá vždy, k šesti se přidat může.
ac-setup-automa-yes = AUTOMA se přidá
ac-setup-automa-no = Bez postavy AUTOMA
ac-setup-automa_seat = Místo postavy AUTOMA
ac-setup-automa_seat-text = Kde AUTOMA sedí. Hraje se po směru hodinových ručiček, začíná ten, kdo drží nůž.
ac-setup-automa_seat-right_of_start = Po pravici prvního hráče, takže v kole 1 hraje poslední
ac-setup-automa_seat-random = Náhodně
ac-setup-automa_seat-after_1 = Po hráči 1
ac-setup-automa_seat-after_2 = Po hráči 2
ac-setup-automa_seat-after_3 = Po hráči 3
ac-setup-automa_seat-after_4 = Po hráči 4
ac-setup-automa_seat-after_5 = Po hráči 5
ac-setup-automa_seat-after_6 = Po hráči 6
ac-setup-preset = Předvolba
ac-setup-preset-text = Které části hry a které role se použijí. V první hře není nebezpečný průchod ani Rozbité okno, takže zvenku nepřicházejí kultisté ani rybí muž.
# The next four: at most 42 characters.
ac-setup-preset-standard = Standard: všechno, většinou s jasnovidcem
ac-setup-preset-first_game = První hra: zvenku nikdo nepřijde
ac-setup-preset-experienced = Zkušení: vhodné zvláštní role
ac-setup-preset-expert = Experti: zvláštní role podle výběru
ac-setup-roles = Zvláštní role
ac-setup-roles-text = Pro předvolbu Experti: role, které se přidají ke kultistům a vyšetřovatelům.
ac-setup-seer = Jasnovidec s postavou AUTOMA
ac-setup-seer-text = Jestli bude ve hře jasnovidec, když se k šesti lidem přidá AUTOMA.
ac-setup-seer-yes = Jasnovidec se přidá
ac-setup-seer-no = Bez jasnovidce
ac-setup-unbalanced = Nevyvážené role
ac-setup-unbalanced-text = Pro předvolbu Experti: jestli zvláštní role smějí být nevyvážené.
ac-setup-unbalanced-yes = Povolit jakékoli role
ac-setup-unbalanced-no = Role musí být vyvážené
ac-setup-shelves = Poličky
ac-setup-shelves-text = Kolik je ve hře knih a kolik bodů přinášejí poličky.
ac-setup-shelves-default_2_3 = Běžné: 2 knihy v číslovaných místnostech, 3 v ostatních
ac-setup-shelves-variant_lean = Úsporné: méně knih, za každou 1 bod, takže je potřeba většina poliček
ac-setup-discussion_seconds = Čas na diskuzi
ac-setup-discussion_seconds-text = Časový limit pro diskuzi před hlasováním.
ac-setup-discussion_seconds-180 = Tři minuty
ac-setup-discussion_seconds-0 = Bez limitu
ac-setup-discussion_seconds-60 = Jedna minuta
ac-setup-discussion_seconds-120 = Dvě minuty
ac-setup-discussion_seconds-300 = Pět minut
ac-setup-characters = Postavy
ac-setup-characters-text = Postavy pro jednotlivá místa, popořadě. Kdo žádnou nemá, dostane náhodnou. Na hru postavy nemají vliv.

## Table options that cannot be used. Words in lower case with underscores are ids and stay as they are.

ac-bad-players-count = Among Cultists je pro 4 až 8 hráčů.
ac-bad-automa-value = AUTOMA musí být yes, nebo no.
ac-bad-automa-four = Ve čtyřech se hraje vždy s postavou AUTOMA.
ac-bad-automa-four_or_six = AUTOMA se přidává jen ke čtyřem nebo šesti lidem.
ac-bad-automa_seat-value = Místo postavy AUTOMA musí být right_of_start, random nebo after_1 až after_6.
ac-bad-automa_seat-no_automa = Místo postavy AUTOMA se dá vybrat, jen když se AUTOMA přidá do hry.
ac-bad-automa_seat-no_such_player = Po tomhle hráči AUTOMA sedět nemůže: u stolu je hráčů méně.
ac-bad-preset-value = Předvolba musí být first_game, standard, experienced nebo expert.
ac-bad-roles-value = Zvláštní role musí být seznam.
ac-bad-roles-expert_only = Role se dají vybírat jen v předvolbě Experti.
ac-bad-roles-unknown = Něco z toho není zvláštní role. Zvláštní role jsou seer, radiant, infected, super_ghost, mechanic, rookie, klutz, coward, firestarter a assassin.
ac-bad-roles-twice = Každá zvláštní role smí být ve hře jen jednou.
ac-bad-roles-too_many = Zvláštních rolí je víc, než kolik je pro ně míst.
ac-bad-roles-seer_automa = S postavou AUTOMA a jedním kultistou nemůže být jasnovidec ve hře.
ac-bad-roles-seer_seven = Při sedmi hráčích bez postavy AUTOMA se jasnovidec dá použít, jen když „Nevyvážené role“ nastavíš na „Povolit jakékoli role“.
ac-bad-roles-assassin = Při méně než sedmi hráčích se zabiják dá použít, jen když „Nevyvážené role“ nastavíš na „Povolit jakékoli role“.
ac-bad-roles-loyalty = Tyhle role nejsou vyvážené. Loajalita rolí, které pomáhají kultistům, dává dohromady { $cultists }, loajalita těch, které pomáhají vyšetřovatelům, { $investigators }. První součet minus druhý musí být { $wanted } a žádný z nich nesmí být větší než { $most }.
ac-bad-seer-value = Jasnovidec musí být yes, nebo no.
ac-bad-seer-automa_seven = Jasnovidec se dá přidat, jen když se AUTOMA přidá k šesti lidem.
ac-bad-unbalanced-value = Nevyvážené role musí být yes, nebo no.
ac-bad-unbalanced-expert_only = Nevyvážené můžou být jen role, které si vybereš v předvolbě Experti.
ac-bad-shelves-value = Poličky musí být default_2_3 (běžné), nebo variant_lean (úsporné).
ac-bad-discussion_seconds-value = Čas na diskuzi musí být 60, 120, 180 nebo 300 sekund, případně 0 (bez limitu).
ac-bad-characters-value = Postavy musí být seznam.
ac-bad-characters-unknown = Něco z toho není postava. Postavy jsou ada_quill, bertram_holloway, constance_marsh, emil_varga, fern_okoro, gideon_pike, hester_lowe, ignatius_crowe, june_abernathy a kaspar_wren.
ac-bad-characters-twice = Dvě místa nemůžou mít stejnou postavu.
ac-bad-characters-too_many = Postav je víc než hráčů.
