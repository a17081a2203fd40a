# The name of the game; it stays as it is.
sh-name = Shadow Hunters

## Kinds of characters and colours of decks. Colours are feminine, as “karta” is.

sh-kind-werewolf = vlkodlak
sh-kind-vampire = upír
sh-kind-human = člověk

sh-colour-red = červená
    .acc = červenou
sh-colour-blue = modrá
    .acc = modrou
sh-colour-green = zelená
    .acc = zelenou

## Places: the name, and what the place is for

sh-place-morganas_hut = Morganina chýše
    .acc = Morganinu chýši
    .in = v Morganině chýši
    .the = Morganina chýše
    .to = do Morganiny chýše
sh-place-morganas_hut-text = Hod 2 nebo 3. Můžeš si vzít zelenou kartu.
sh-place-spring_of_wisdom = Pramen moudrosti
    .acc = Pramen moudrosti
    .in = u Pramene moudrosti
    .the = Pramen moudrosti
    .to = k Prameni moudrosti
sh-place-spring_of_wisdom-text = Hod 4 nebo 5. Můžeš si vzít červenou, modrou nebo zelenou kartu.
sh-place-chapel = Kostelík
    .acc = Kostelík
    .in = v Kostelíku
    .the = Kostelík
    .to = do Kostelíka
sh-place-chapel-text = Hod 6. Můžeš si vzít modrou kartu.
sh-place-graveyard = Hřbitov
    .acc = Hřbitov
    .in = na Hřbitově
    .the = Hřbitov
    .to = na Hřbitov
sh-place-graveyard-text = Hod 8. Můžeš si vzít červenou kartu.
sh-place-magic_tree = Čarovný strom
    .acc = Čarovný strom
    .in = u Čarovného stromu
    .the = Čarovný strom
    .to = k Čarovnému stromu
sh-place-magic_tree-text = Hod 9. Můžeš si vybrat kohokoli, i sebe, a způsobit mu 2 zranění, nebo mu 1 vyléčit.
sh-place-stone_circle = Kamenný kruh
    .acc = Kamenný kruh
    .in = v Kamenném kruhu
    .the = Kamenný kruh
    .to = do Kamenného kruhu
sh-place-stone_circle-text = Hod 10. Můžeš někomu vzít kartu vybavení.

## Cards: the name, and below it the text, which speaks to the player who drew or owns the card

## Blue events, carried out when drawn

sh-card-full_moon = Úplněk
sh-card-full_moon-text = Pokud jsi skrytý vlkodlak, můžeš odhalit svou postavu a vyléčit si všechna zranění. Pokud jsi odhalený vlkodlak, všechna zranění si vyléčíš.
sh-card-honey_cake = Medový perník
sh-card-honey_cake-text = Pokud jméno tvé postavy začíná na A, E nebo U a postava je skrytá, můžeš ji odhalit a vyléčit si všechna zranění. Pokud už je odhalená, všechna zranění si vyléčíš.
sh-card-silver_mirror = Stříbrné zrcadlo
sh-card-silver_mirror-text = Pokud jsi skrytý upír, tvoje postava se odhalí. Jen Ulrich se v zrcadle nevidí a zůstává skrytý.
sh-card-healers_gift = Dar léčitelky
sh-card-healers_gift-text = Vyber si jiného hráče a hoď šestistěnkou. Kolik padne, tolik zranění si ten hráč vyléčí.
sh-card-second_wind = Druhý dech
sh-card-second_wind-text = Po tomhle tahu máš ještě jeden.
sh-card-bonesetter = Felčar
sh-card-bonesetter-text = Vyber si kohokoli, i sebe. Bude mít přesně 7 zranění. Nic před tím nechrání a nikdo na to neumírá.
sh-card-storm_of_light = Bouře světla
sh-card-storm_of_light-text = Všichni ostatní hráči dostávají 2 zranění, ať jsou kdekoli.
sh-card-warding_spirit = Ochranný duch
sh-card-warding_spirit-text = Do svého příštího tahu nedostaneš žádné zranění z útoku. Před ničím jiným tě to nechrání.
sh-card-spring_water = Pramenitá voda
sh-card-spring_water-text = Vyléčíš si 2 zranění.

## Blue equipment, which its owner keeps. “.it” is the pronoun: “teď ji má Jana”.

sh-card-rowan_brooch = Jeřabinová brož
    .acc = Jeřabinovou brož
    .it = ji
    .the = Jeřabinová brož
sh-card-rowan_brooch-text = Čarovný strom tě nemůže zranit. Vyléčit tě může dál.
# Not “Poutnický”, so that it is not mixed up with the cloak.
sh-card-lodestone = Tulákův magnetovec
    .acc = Tulákův magnetovec
    .it = ho
    .the = Tulákův magnetovec
sh-card-lodestone-text = Když házíš na pohyb, hodíš dvakrát a vybereš si, který hod použiješ.
sh-card-pilgrims_cloak = Poutnický plášť
    .acc = Poutnický plášť
    .it = ho
    .the = Poutnický plášť
sh-card-pilgrims_cloak-text = Útoky na tebe způsobují o 1 zranění méně. Tvoje vlastní útoky také.
sh-card-silver_chain = Stříbrný řetěz
    .acc = Stříbrný řetěz
    .it = ho
    .the = Stříbrný řetěz
sh-card-silver_chain-text = Když tvůj útok někoho zabije, vezmeš si všechno jeho vybavení.
sh-card-moon_spear = Měsíční kopí
    .acc = Měsíční kopí
    .it = ho
    .the = Měsíční kopí
sh-card-moon_spear-text = Pokud jsi odhalený vlkodlak, tvoje úspěšné útoky způsobují o 2 zranění víc. Pokud jsi skrytý vlkodlak, můžeš kvůli tomu po hodu odhalit svou postavu.
sh-card-talisman = Kostěný amulet
    .acc = Kostěný amulet
    .it = ho
    .the = Kostěný amulet
sh-card-talisman-text = Hladoví netopýři, Jeskynní pavouk ani Soudek prachu ti nezpůsobí žádné zranění.

## Red events, carried out when drawn

sh-card-slippery_path = Kluzká stezka
sh-card-slippery_path-text = Musíš dát jednu ze svých karet vybavení jinému hráči. Pokud žádnou nemáš, dostáváš 1 zranění.
sh-card-cave_spider = Jeskynní pavouk
sh-card-cave_spider-text = Vyber si kohokoli, i sebe. Dostane 2 zranění a další 2 dostaneš ty.
sh-card-blood_rite = Obřad krve
sh-card-blood_rite-text = Pokud jsi skrytý upír, můžeš odhalit svou postavu a vyléčit si všechna zranění. Pokud už je odhalená, nic se neděje.
sh-card-powder_keg = Soudek prachu
sh-card-powder_keg-text = Hoď oběma kostkami. Všichni na místě s tímhle číslem dostanou 3 zranění, i ty, pokud tam jsi. Když padne 7, nestane se nic.
sh-card-thieving_imp = Zlodějský skřítek
sh-card-thieving_imp-text = Musíš jinému hráči vzít kartu vybavení. Pokud nikdo jiný žádnou nemá, nic se neděje.
sh-card-straw_doll = Slaměná panenka
sh-card-straw_doll-text = Vyber si kohokoli, i sebe, a hoď šestistěnkou. Když padne 1 až 4, dostane vybraný hráč 3 zranění. Když padne 5 nebo 6, dostaneš 3 zranění ty.
sh-card-hungry_bats = Hladoví netopýři
sh-card-hungry_bats-text = Vyber si kohokoli, i sebe. Dostane 2 zranění. Pokud jsi potom ještě naživu, 1 zranění si vyléčíš.

## Red equipment, which its owner keeps

sh-card-boar_knife = Lovecký tesák
    .acc = Lovecký tesák
    .it = ho
    .the = Lovecký tesák
sh-card-boar_knife-text = Tvoje úspěšné útoky způsobují o 1 zranění víc.
sh-card-war_sickle = Válečný srp
    .acc = Válečný srp
    .it = ho
    .the = Válečný srp
sh-card-war_sickle-text = Tvoje úspěšné útoky způsobují o 1 zranění víc.
sh-card-wood_axe = Dřevorubecká sekera
    .acc = Dřevorubeckou sekeru
    .it = ji
    .the = Dřevorubecká sekera
sh-card-wood_axe-text = Tvoje úspěšné útoky způsobují o 1 zranění víc.
sh-card-restless_blade = Neklidná čepel
    .acc = Neklidnou čepel
    .it = ji
    .the = Neklidná čepel
sh-card-restless_blade-text = Ve svém tahu musíš zaútočit, pokud můžeš. Při všech útocích házíš jen čtyřstěnkou. Platí, co na ní padne, a útok nemůže selhat.
sh-card-crossbow = Kuše
    .acc = Kuši
    .it = ji
    .the = Kuše
sh-card-crossbow-text = Útočíš na hráče ve dvou ostatních oblastech, ve své vlastní už ne.
sh-card-flail = Řemdih
    .acc = Řemdih
    .it = ho
    .the = Řemdih
sh-card-flail-text = Útočíš na všechny v dosahu najednou, jediným hodem.

## Green cards. The text speaks to the receiver; “dárce” is the player who gave the card.

sh-card-g_aid = Byliny pro smečku
sh-card-g_aid-text = Pokud jsi vlkodlak, vyléčíš si 1 zranění. Když žádné nemáš, 1 naopak dostaneš.
sh-card-g_huddle = Pohár ve tmě
sh-card-g_huddle-text = Pokud jsi upír, vyléčíš si 1 zranění. Když žádné nemáš, 1 naopak dostaneš.
sh-card-g_nurturance = Teplo krbu
sh-card-g_nurturance-text = Pokud jsi člověk, vyléčíš si 1 zranění. Když žádné nemáš, 1 naopak dostaneš.
sh-card-g_anger = Mýto noci
sh-card-g_anger-text = Pokud jsi vlkodlak nebo upír, dej dárci kartu vybavení, nebo přijmi 1 zranění.
sh-card-g_blackmail = Mýto živých
sh-card-g_blackmail-text = Pokud jsi člověk nebo vlkodlak, dej dárci kartu vybavení, nebo přijmi 1 zranění.
sh-card-g_greed = Mýto zahalených
sh-card-g_greed-text = Pokud jsi člověk nebo upír, dej dárci kartu vybavení, nebo přijmi 1 zranění.
sh-card-g_slap = Vlčí mor
sh-card-g_slap-text = Pokud jsi vlkodlak, dostáváš 1 zranění.
sh-card-g_spell = Česnek
sh-card-g_spell-text = Pokud jsi upír, dostáváš 1 zranění.
sh-card-g_exorcism = Sluneční paprsek
sh-card-g_exorcism-text = Pokud jsi upír, dostáváš 2 zranění.
sh-card-g_bully = Slabé tělo
sh-card-g_bully-text = Pokud má tvoje postava nejvýš 11 životů (jména na A, B, C, E nebo U), dostáváš 1 zranění.
sh-card-g_lesson = Silné tělo
sh-card-g_lesson-text = Pokud má tvoje postava aspoň 12 životů (jména na D, F, G, V nebo W), dostáváš 2 zranění.
sh-card-g_prediction = Pravá tvář
sh-card-g_prediction-text = Ať jsi kdokoli, ukaž svou postavu dárci a nikomu jinému.

## Characters: the name with its kind, the ability and the goal

## Werewolves

sh-character-e1 = Elena
    .kind = { sh-kind-werewolf }
sh-character-e1-ability = Při pohybu nemusíš házet: můžeš přejít na sousední místo.
sh-character-e1-goal = Všichni upíři jsou po smrti.
sh-character-e2 = Edgar
    .kind = { sh-kind-werewolf }
sh-character-e2-ability = Jednou za partii, před pohybem: vyber si jiného hráče. Jeho schopnost je až do konce hry zrušená.
sh-character-e2-goal = Všichni upíři jsou po smrti.
sh-character-f1 = Fenris
    .kind = { sh-kind-werewolf }
sh-character-f1-ability = Jednou za partii, před pohybem: vyber si kohokoli a hoď šestistěnkou. Dostane tolik zranění, kolik padne.
sh-character-f1-goal = Všichni upíři jsou po smrti.
sh-character-f2 = Frederik
    .kind = { sh-kind-werewolf }
sh-character-f2-ability = Jednou za partii, před pohybem: vyber si kohokoli. Bude mít přesně 7 zranění.
sh-character-f2-goal = Všichni upíři jsou po smrti.
sh-character-g1 = Gregor
    .kind = { sh-kind-werewolf }
sh-character-g1-ability = Jednou za partii, před pohybem: vyber si kohokoli a hoď čtyřstěnkou. Dostane tolik zranění, kolik padne.
sh-character-g1-goal = Všichni upíři jsou po smrti.
sh-character-g2 = Garmund
    .kind = { sh-kind-werewolf }
sh-character-g2-ability = Jednou za partii, na konci tahu: až do tvého příštího tahu tě nic nemůže zranit.
sh-character-g2-goal = Všichni upíři jsou po smrti.

## Vampires

sh-character-u1 = Ulrich
    .kind = { sh-kind-vampire }
sh-character-u1-ability = Na každou zelenou kartu kromě Pravé tváře smíš odpovědět lží a zůstat v utajení. Neodhalí tě ani Stříbrné zrcadlo.
sh-character-u1-goal = Všichni vlkodlaci jsou po smrti.
sh-character-u2 = Umbra
    .kind = { sh-kind-vampire }
sh-character-u2-ability = Jednou v každém svém tahu, před pohybem: způsob 3 zranění někomu u Pramene moudrosti. (U některých stolů na Hřbitově.)
sh-character-u2-goal = Všichni vlkodlaci jsou po smrti.
sh-character-v1 = Volko
    .kind = { sh-kind-vampire }
sh-character-v1-ability = Kdykoli tvůj útok způsobí aspoň 1 zranění, vyléčíš si 2 zranění.
sh-character-v1-goal = Všichni vlkodlaci jsou po smrti.
sh-character-v2 = Valeska
    .kind = { sh-kind-vampire }
sh-character-v2-ability = Kdykoli útočíš, můžeš házet jen čtyřstěnkou. Platí, co na ní padne, a útok nemůže selhat.
sh-character-v2-goal = Všichni vlkodlaci jsou po smrti.
sh-character-w1 = Wanda
    .kind = { sh-kind-vampire }
sh-character-w1-ability = Kdykoli přežiješ útok, můžeš zaútočit na útočníka.
sh-character-w1-goal = Všichni vlkodlaci jsou po smrti.
sh-character-w2 = Wigand
    .kind = { sh-kind-vampire }
sh-character-w2-ability = Jednou za partii, na konci tahu: získáš tah navíc za každého mrtvého hráče.
sh-character-w2-goal = Všichni vlkodlaci jsou po smrti.

## Humans

sh-character-a1 = Adéla
    .kind = { sh-kind-human }
sh-character-a1-ability = Jednou za partii, kdykoli: vyléčíš si všechna zranění.
sh-character-a1-goal = Na konci hry jsi naživu.
sh-character-a2 = Apolena
    .kind = { sh-kind-human }
sh-character-a2-ability = Jednou za partii, před pohybem: přejdeš od souseda po pravici k sousedovi po levici. Vrátit se už nejde.
sh-character-a2-goal = Vítězí tvůj soused po pravici. Po použití schopnosti rozhoduje soused po levici.
sh-character-b1 = Bruno
    .kind = { sh-kind-human }
sh-character-b1-ability = { $players ->
    [7] Můžeš si vzít všechno vybavení hráčů, které tvůj útok zabije.
    [8] Můžeš si vzít všechno vybavení hráčů, které tvůj útok zabije.
   *[other] Pokud by tvůj útok někomu způsobil aspoň 2 zranění, můžeš mu místo toho vzít jednu kartu vybavení.
}
sh-character-b1-goal = Máš 5 karet vybavení.
sh-character-b2 = Bertram
    .kind = { sh-kind-human }
sh-character-b2-ability = Když tvůj útok zabije postavu, která má nejvýš 12 životů, tvoje postava se odhalí.
sh-character-b2-goal = Tvůj útok zabije postavu, která má aspoň 13 životů, nebo jsi na konci hry naživu v Kamenném kruhu.
sh-character-c1 = Cyril
    .kind = { sh-kind-human }
sh-character-c1-ability = Po svém útoku můžeš přijmout 2 zranění a na stejné cíle zaútočit znovu, kolikrát chceš.
sh-character-c1-goal = Zabiješ jiného hráče a po smrti už jsou aspoň 3 hráči.
sh-character-c2 = Cecílie
    .kind = { sh-kind-human }
sh-character-c2-ability = Jednou v každém svém tahu, před pohybem: můžeš si vyléčit 1 zranění.
sh-character-c2-goal = Umřeš jako první, nebo jsi naživu, když už žijí nejvýš dva hráči.
sh-character-d1 = Dalibor
    .kind = { sh-kind-human }
sh-character-d1-ability = Když umře jiný hráč, tvoje postava se odhalí. Jindy ji odhalit nemůžeš.
sh-character-d1-goal = Umřeš jako první, nebo jsou všichni upíři po smrti a ty jsi naživu.
sh-character-d2 = Dominik
    .kind = { sh-kind-human }
sh-character-d2-ability = Jednou za partii, kdykoli: vezmeš si kartu vybavení z červeného nebo modrého odkládacího balíčku.
sh-character-d2-goal = Máš tři z těchto čtyř karet: Kostěný amulet, Měsíční kopí, Poutnický plášť, Stříbrný řetěz.

## Icons and badges on the board, on cards and at the seats

sh-icon-werewolf = Vlčí hlava
sh-icon-werewolf-text = Vlkodlak. Hráč s touhle značkou je odhalený.
sh-icon-vampire = Upíří zuby
sh-icon-vampire-text = Upír. Hráč s touhle značkou je odhalený.
sh-icon-human = Lucerna
sh-icon-human-text = Člověk. Hráč s touhle značkou je odhalený.
sh-icon-hidden = Postava v kápi
sh-icon-hidden-text = Tahle postava je skrytá.
sh-icon-secret = Čárkovaný rámeček
sh-icon-secret-text = Tuhle postavu znáš, ale odhalená není.
sh-icon-turn = Lampa
sh-icon-turn-text = Tenhle hráč je na tahu.
sh-icon-wounds = Zranění
sh-icon-wounds-text = Kolik má tenhle hráč zranění. Plný pruh znamená smrt. Dokud postavu neznáš, má pruh čárkovaný okraj.
sh-icon-points = Životy
sh-icon-points-text = Kolik zranění tuhle postavu zabije.
sh-icon-dead = Lebka u hráče
sh-icon-dead-text = Tenhle hráč je po smrti: na tah už nepřijde, ale vyhrát pořád může.
sh-icon-ward = Ochrana
sh-icon-ward-text = Do svého příštího tahu nedostane tenhle hráč žádné zranění z útoku.
sh-icon-barrier = Bariéra
sh-icon-barrier-text = Do svého příštího tahu nedostane tenhle hráč žádné zranění.
sh-icon-void = Rozbitý štít
sh-icon-void-text = Schopnost tohoto hráče je zrušená.
sh-icon-used = Dohořelá svíčka
sh-icon-used-text = Tenhle hráč už svou jednorázovou schopnost použil.
sh-icon-place = Cedule s čísly
sh-icon-place-text = Místo a hody, které k němu vedou.
sh-icon-area = Pavučina
sh-icon-area-text = Dvě místa, která spojuje, tvoří jednu oblast. Útočit můžeš ve vlastní oblasti.
sh-icon-track = Bříza
sh-icon-track-text = Stupnice zranění. Každý portrét stojí u čísla, které říká, kolik zranění jeho hráč má.
sh-icon-grave = Náhrobek s písmenem
sh-icon-grave-text = Při tomhle počtu zranění umírají postavy, jejichž jméno začíná tímhle písmenem.
sh-icon-end = Lebka na bříze
sh-icon-end-text = Tady umře tvoje vlastní postava. Vidíš to jen ty.
sh-icon-red = Kapka krve
sh-icon-red-text = Červený balíček: nebezpečí a zbraně. Číslo říká, kolik karet zbývá.
sh-icon-blue = Měsíc
sh-icon-blue-text = Modrý balíček: pomoc a ochrana. Číslo říká, kolik karet zbývá.
sh-icon-green = Oko
sh-icon-green-text = Zelený balíček: karty, kterými zjistíš, kdo je kdo. Dávají se i odkládají lícem dolů.
sh-icon-dice = Kostky
sh-icon-dice-text = Poslední hod: krychle je šestistěnka, jehlan je čtyřstěnka.

## What happened: one line of the story each. After “kartu”, the player in brackets is its giver.

sh-event-board = Na herním plánu jsou tři oblasti: { $place } a { $place2 }, { $place3 } a { $place4 }, { $place5 } a { $place6 }.
sh-event-you_are = Jsi { $character }, { $character_kind }. Nech si to pro sebe.
sh-event-begins = { $seat_is_me ->
    [yes] Začínáš.
   *[no] { $seat } začíná.
}
sh-event-turn = { $seat_is_me ->
    [yes] Kolo { $number }: jsi na tahu.
   *[no] Kolo { $number }: na tahu je { $seat }.
}
sh-event-unprotected = { $seat_is_me ->
    [yes] Tvoje ochrana končí.
   *[no] { $seat } už nemá ochranu.
}
sh-event-throws = { $seat_is_me ->
    [yes] Házíš { $number } a { $number2 }.
   *[no] { $seat } hází { $number } a { $number2 }.
}
sh-event-throws_again = { $seat_is_me ->
    [yes] Tam už jsi, a tak házíš znovu.
   *[no] { $seat } už tam je, a tak hází znovu.
}
sh-event-throws_d4 = { $seat_is_me ->
    [yes] Házíš čtyřstěnkou: { $number }.
   *[no] { $seat } hází čtyřstěnkou: { $number }.
}
sh-event-throws_d6 = { $seat_is_me ->
    [yes] Házíš šestistěnkou: { $number }.
   *[no] { $seat } hází šestistěnkou: { $number }.
}
sh-event-moves = { $seat_is_me ->
    [yes] Jdeš { $place_to }.
   *[no] { $seat } jde { $place_to }.
}
sh-event-draws = { $seat_is_me ->
    [yes] Bereš si { $colour_acc } kartu.
   *[no] { $seat } si bere { $colour_acc } kartu.
}
sh-event-draws_card = { $seat_is_me ->
    [yes] Bereš si { $colour_acc } kartu: { $card }.
   *[no] { $seat } si bere { $colour_acc } kartu: { $card }.
}
sh-event-nothing_happens = { $seat_is_me ->
    [yes] Tvoje karta nemá žádný účinek.
   *[no] Karta, kterou si bere { $seat }, nemá žádný účinek.
}
sh-event-green_drawn = { $seat_is_me ->
    [yes] Čteš si zelenou kartu: { $green }.
   *[no] { $seat } si čte zelenou kartu: { $green }.
}
sh-event-gives_green = { $seat_is_me ->
    [yes] { $seat2 } od tebe dostává zelenou kartu.
   *[no] { $seat2_is_me ->
        [yes] { $seat } ti dává zelenou kartu.
       *[no] { $seat } dává zelenou kartu. Dostává ji { $seat2 }.
    }
}
sh-event-green_received = { $seat2_is_me ->
    [yes] Zelená karta, kterou ti dává { $seat_object }: { $green }.
   *[no] { $seat2 } si čte zelenou kartu, kterou dává { $seat_object }: { $green }.
}
sh-event-green_outcome-heal = { $seat2_is_me ->
    [yes] Odpovídáš na kartu, kterou ti dává { $seat_object }: „Vyléčím si { $number } zranění.“
   *[no] { $seat_is_me ->
        [yes] { $seat2 } odpovídá na tvoji kartu: „Vyléčím si { $number } zranění.“
       *[no] { $seat2 } odpovídá na kartu, kterou dává { $seat }: „Vyléčím si { $number } zranění.“
    }
}
sh-event-green_outcome-take-number = { $seat2_is_me ->
    [yes] Odpovídáš na kartu, kterou ti dává { $seat_object }: „Přijmu { $number } zranění.“
   *[no] { $seat_is_me ->
        [yes] { $seat2 } odpovídá na tvoji kartu: „Přijmu { $number } zranění.“
       *[no] { $seat2 } odpovídá na kartu, kterou dává { $seat }: „Přijmu { $number } zranění.“
    }
}
sh-event-green_outcome-hand_over = { $seat2_is_me ->
    [yes] Odpovídáš na kartu, kterou ti dává { $seat_object }: „Odevzdám { $equipment_acc }.“
   *[no] { $seat_is_me ->
        [yes] { $seat2 } odpovídá na tvoji kartu: „Odevzdám { $equipment_acc }.“
       *[no] { $seat2 } odpovídá na kartu, kterou dává { $seat }: „Odevzdám { $equipment_acc }.“
    }
}
sh-event-green_outcome-show = { $seat2_is_me ->
    [yes] Tajně ukazuješ svou postavu. Vidí ji jen { $seat_object }.
   *[no] { $seat_is_me ->
        [yes] { $seat2 } ti tajně ukazuje svou postavu.
       *[no] { $seat2 } tajně ukazuje svou postavu. Vidí ji jen { $seat }.
    }
}
sh-event-green_outcome-nothing = { $seat2_is_me ->
    [yes] Odpovídáš na kartu, kterou ti dává { $seat_object }: „Nic se neděje.“
   *[no] { $seat_is_me ->
        [yes] { $seat2 } odpovídá na tvoji kartu: „Nic se neděje.“
       *[no] { $seat2 } odpovídá na kartu, kterou dává { $seat }: „Nic se neděje.“
    }
}
sh-event-sees = { $seat_is_me ->
    [yes] Vidíš, že { $seat2_object } je { $character }, { $character_kind }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } vidí, že jsi { $character }, { $character_kind }.
       *[no] { $seat } vidí, že { $seat2 } je { $character }, { $character_kind }.
    }
}
sh-event-attacks = { $seat_is_me ->
    [yes] Útočíš. Cíl: { $seat2_object }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } útočí na tebe.
       *[no] { $seat } útočí. Cíl: { $seat2 }.
    }
}
sh-event-fails = { $seat_is_me ->
    [yes] Máš smůlu, útok selhal.
   *[no] { $seat } má smůlu, útok selhal.
}
sh-event-adds = { $seat_is_me ->
    [yes] Máš { $equipment_acc }: útok způsobí o { $number } zranění víc.
   *[no] { $seat } má { $equipment_acc }: útok způsobí o { $number } zranění víc.
}
sh-event-lessens = { $seat_is_me ->
    [yes] Máš { $equipment_acc }: útok způsobí o { $number } zranění méně.
   *[no] { $seat } má { $equipment_acc }: útok způsobí o { $number } zranění méně.
}
sh-event-wounded = { $seat_is_me ->
    [yes] Dostáváš { $number } zranění.
   *[no] { $seat } dostává { $number } zranění.
}
sh-event-spared = { $seat_is_me ->
    [yes] Nedostáváš žádné zranění.
   *[no] { $seat } nedostává žádné zranění.
}
sh-event-heals = { $seat_is_me ->
    [yes] { $number ->
        [0] Nemáš co léčit.
       *[other] Léčíš si { $number } zranění.
    }
   *[no] { $number ->
        [0] { $seat } nemá co léčit.
       *[other] { $seat } si léčí { $number } zranění.
    }
}
sh-event-set_to = { $seat_is_me ->
    [yes] Teď máš { $number } zranění.
   *[no] { $seat } má teď { $number } zranění.
}
sh-event-warded = { $seat_is_me ->
    [yes] Máš Ochranu: do svého příštího tahu nedostaneš žádné zranění z útoku.
   *[no] { $seat } má Ochranu a do svého příštího tahu nedostane žádné zranění z útoku.
}
sh-event-barred = { $seat_is_me ->
    [yes] Máš Bariéru: do svého příštího tahu nedostaneš žádné zranění.
   *[no] { $seat } má Bariéru a do svého příštího tahu nedostane žádné zranění.
}
sh-event-voids = { $seat_is_me ->
    [yes] Rušíš schopnost až do konce hry. Přichází o ni { $seat2_object }.
   *[no] { $seat2_is_me ->
        [yes] { $seat } ti až do konce hry ruší schopnost.
       *[no] { $seat } ruší schopnost až do konce hry. Přichází o ni { $seat2 }.
    }
}
sh-event-targets = { $seat_is_me ->
    [yes] { $seat2_same ->
        [yes] Volíš sebe.
       *[no] Volíš: { $seat2_object }.
    }
   *[no] { $seat2_same ->
        [yes] { $seat } volí sebe.
       *[no] { $seat2_is_me ->
            [yes] { $seat } volí tebe.
           *[no] { $seat } volí: { $seat2 }.
        }
    }
}
sh-event-gains_turns = { $seat_is_me ->
    [yes] { $number ->
        [one] Získáváš { $number } tah navíc.
        [few] Získáváš { $number } tahy navíc.
       *[other] Získáváš { $number } tahů navíc.
    }
   *[no] { $number ->
        [one] { $seat } získává { $number } tah navíc.
        [few] { $seat } získává { $number } tahy navíc.
       *[other] { $seat } získává { $number } tahů navíc.
    }
}
sh-event-switches = { $seat_is_me ->
    [yes] Odteď vyhraješ jen spolu se sousedem po levici.
   *[no] { $seat } odteď vyhraje jen spolu se sousedem po levici.
}
sh-event-hands_over = { $seat2_is_me ->
    [yes] { $seat } přichází o { $equipment_acc }. Teď { $equipment_it } máš ty.
   *[no] { $seat_is_me ->
        [yes] Přicházíš o { $equipment_acc }. Teď { $equipment_it } má { $seat2 }.
       *[no] { $seat } přichází o { $equipment_acc }. Teď { $equipment_it } má { $seat2 }.
    }
}
sh-event-salvages = { $seat_is_me ->
    [yes] Bereš si { $equipment_acc } z odkládacího balíčku.
   *[no] { $seat } si bere { $equipment_acc } z odkládacího balíčku.
}
sh-event-discards = { $seat_is_me ->
    [yes] Přicházíš o { $equipment_acc }. Karta jde na odkládací balíček.
   *[no] { $seat } přichází o { $equipment_acc }. Karta jde na odkládací balíček.
}
sh-event-reveals = { $seat_is_me ->
    [yes] Odhaluje se tvoje postava: { $character }, { $character_kind }.
   *[no] { $seat } se odhaluje: { $character }, { $character_kind }.
}
sh-event-uses = { $seat_is_me ->
    [yes] Jako { $character } používáš svou schopnost.
   *[no] { $seat } jako { $character } používá svou schopnost.
}
sh-event-dies = { $seat_is_me ->
    [yes] Umíráš jako { $character }, { $character_kind }.
   *[no] { $seat } umírá jako { $character }, { $character_kind }.
}
sh-event-sees_all = Jsi po smrti, a tak vidíš všechny postavy. { $casts }
sh-one-of-cast = { $seat_is_me ->
    [yes] Ty jsi { $character }.
   *[no] { $seat } je { $character }.
}
sh-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Tím popíráš své dřívější tvrzení.)
       *[no] { $claim } ({ $seat } tím popírá své dřívější tvrzení.)
    }
   *[no] { $claim }
}
sh-event-claims_apart = { $flag ->
    [yes] { $seat_is_me ->
        [yes] Mezi mrtvými: { $claim } (Tím popíráš své dřívější tvrzení.)
       *[no] Mezi mrtvými: { $claim } ({ $seat } tím popírá své dřívější tvrzení.)
    }
   *[no] Mezi mrtvými: { $claim }
}
sh-event-ends = Partie skončila. { $end }
sh-event-wins = { $seat_is_me ->
    [yes] Vyhráváš jako { $character }!
   *[no] { $seat } vyhrává jako { $character }.
}

## Why the game is over: also the heading of the last page

sh-end-werewolf = Všichni upíři jsou po smrti.
sh-end-vampire = Všichni vlkodlaci jsou po smrti.
sh-end-dead_humans = Tři lidé jsou po smrti.
sh-end-rounds_over = Odehrálo se sto kol.
sh-end-b1 = Bruno má pět karet vybavení.
sh-end-b2 = Bertram útokem zabil postavu, která má aspoň 13 životů.
sh-end-c1 = Cyril někoho zabil a po smrti jsou aspoň tři hráči.
sh-end-c2 = Cecílie umřela jako první, nebo patří mezi poslední dva živé.
sh-end-d1 = Dalibor umřel jako první, nebo přežil všechny upíry.
sh-end-d2 = Dominik má tři z těchto karet: Kostěný amulet, Měsíční kopí, Poutnický plášť a Stříbrný řetěz.

## What may be chosen. “Schopnost:” marks what only the player’s own character can do.

sh-option-go_on = Nedělat nic
sh-option-reveal = Odhalit svou postavu
sh-option-throw = Hodit kostkami a jít
sh-option-move = Jít { $place_to }
sh-option-step = Schopnost: jít { $place_to } bez hodu
sh-option-draw = Vzít si { $colour_acc } kartu
sh-option-tree_wound = { $seat_is_me ->
    [yes] Způsobit si 2 zranění
   *[no] Způsobit 2 zranění: { $seat }
}
sh-option-tree_heal = { $seat_is_me ->
    [yes] Vyléčit 1 ze svých zranění
   *[no] Vyléčit 1 zranění: { $seat }
}
sh-option-take-number = Přijmout { $number } zranění
sh-option-take-seat-equipment = Vzít si { $equipment_acc } (má { $equipment_it } { $seat_object })
sh-option-skip = Nevyužít místo
sh-option-give = Kartu dostane { $seat_object }
sh-option-heal = Vyléčit si { $number } zranění
sh-option-hand_over = Odevzdat { $equipment_acc }
sh-option-show = Ukázat dárci svou postavu
sh-option-nothing = Říct „nic se neděje“
sh-option-target = { $seat_is_me ->
    [yes] Zvolit sebe
   *[no] Zvolit: { $seat }
}
sh-option-part_with = Předat { $equipment_acc }
sh-option-reveal_and_heal = Odhalit svou postavu a vyléčit si všechna zranění
sh-option-attack = Zaútočit: { $seat_object }
sh-option-attack_d4 = Schopnost: zaútočit jen čtyřstěnkou ({ $seat_object })
sh-option-attack_all = Zaútočit na všechny v dosahu
sh-option-attack_all_d4 = Schopnost: zaútočit na všechny v dosahu jen čtyřstěnkou
sh-option-no_attack = Neútočit
sh-option-spear = Odhalit svou postavu: Měsíční kopí přidá 2 zranění
sh-option-rob = Schopnost: místo zranění si vzít { $equipment_acc } (má { $equipment_it } { $seat_object })
sh-option-drink = Schopnost: vyléčit si 2 zranění
sh-option-counter = Schopnost: zaútočit na útočníka
sh-option-repeat = Schopnost: přijmout 2 zranění a zaútočit znovu
sh-option-loot = Vzít si { $equipment_acc }
sh-option-loot_all = Schopnost: vzít si všechno vybavení
sh-option-leave = Nic si nevzít
sh-option-void = Schopnost: zrušit schopnost do konce hry ({ $seat_object })
sh-option-maul = { $seat_is_me ->
    [yes] Schopnost: způsobit si zranění podle hodu šestistěnkou
   *[no] Schopnost: způsobit zranění podle hodu šestistěnkou ({ $seat })
}
sh-option-claw = { $seat_is_me ->
    [yes] Schopnost: způsobit si zranění podle hodu čtyřstěnkou
   *[no] Schopnost: způsobit zranění podle hodu čtyřstěnkou ({ $seat })
}
sh-option-set_seven = { $seat_is_me ->
    [yes] Schopnost: nastavit si přesně 7 zranění
   *[no] Schopnost: nastavit přesně 7 zranění ({ $seat })
}
sh-option-haunt = { $seat_is_me ->
    [yes] Schopnost: způsobit si 3 zranění
   *[no] Schopnost: způsobit 3 zranění ({ $seat })
}
sh-option-mend = Schopnost: vyléčit si 1 zranění
sh-option-switch = Schopnost: odteď vyhrávat se sousedem po levici
sh-option-barrier = Schopnost: postavit Bariéru až do svého příštího tahu
sh-option-extra_turns = Schopnost: získat tah navíc za každého mrtvého hráče
sh-option-heal_all = Schopnost: vyléčit si všechna zranění
sh-option-salvage = Schopnost: vzít si { $equipment_acc } z odkládacího balíčku

## What is asked: a heading above the options

sh-ask-turn_start = Jsi na tahu. Co uděláš?
sh-ask-move = Kam půjdeš?
sh-ask-place = Využiješ { $place_acc }?
sh-ask-give = Tvoje zelená karta: { $green }. Kdo ji dostane?
sh-ask-green = { $seat } ti dává zelenou kartu: { $green }. Jak odpovíš?
sh-ask-target = { $card }: koho zvolíš?
sh-ask-part_with = Které vybavení předáš?
sh-ask-steal = Které vybavení si vezmeš a od koho?
sh-ask-healing_card = Tvoje karta: { $card }. Chceš něco udělat?
sh-ask-attack = Na koho zaútočíš?
sh-ask-hit = Tvůj útok uspěl. Chceš něco udělat, než způsobí zranění?
sh-ask-damage_dealt = Tvůj útok způsobil zranění. Chceš teď něco udělat?
sh-ask-attacked = Někdo na tebe zaútočil. Chceš teď něco udělat?
sh-ask-attack_over = Tvůj útok je u konce. Chceš ještě něco udělat?
sh-ask-loot = { $seat } je po smrti. Co si vezmeš?
sh-ask-turn_end = Tvůj tah končí. Chceš ještě něco udělat?

## What is claimed in table talk. Claims may be lies.

sh-claim-kind = { $about_self ->
    [yes] { $speaker }: „Jsem { $kind }.“
   *[no] { $speaker }: „{ $seat_name } je { $kind }.“
}
sh-claim-character = { $about_self ->
    [yes] { $speaker }: „Jsem { $character }.“
   *[no] { $speaker }: „{ $seat_name } je { $character }.“
}
sh-claim-gave_green = { $about_self ->
    [yes] { $speaker }: „Dávám sobě kartu { $green }. { $outcome }“
   *[no] { $speaker }: „{ $seat_name } má ode mě kartu { $green }. { $outcome }“
}
sh-claim-got_green = { $about_self ->
    [yes] { $speaker }: „Mám od sebe kartu { $green }. { $outcome }“
   *[no] { $speaker }: „{ $seat_name } mi dává kartu { $green }. { $outcome }“
}
sh-claim-trust = { $about_self ->
    [yes] { $speaker }: „Mně můžete věřit.“
   *[no] { $speaker }: „{ $seat_name } má moji důvěru.“
}
sh-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Klidně podezírejte mě.“
   *[no] { $speaker }: „{ $seat_name } je u mě v podezření.“
}
sh-claim-will_attack = { $about_self ->
    [yes] { $speaker }: „Zaútočím na sebe.“
   *[no] { $speaker }: „Můj útok schytá { $seat_name }.“
}

## The outcome of a green card, as a sentence

sh-outcome-heal = Vyléčilo se jedno zranění.
sh-outcome-take = Skončilo to zraněním.
sh-outcome-hand_over = Karta vybavení změnila majitele.
sh-outcome-show = Postavu viděl jen dárce.
sh-outcome-nothing = Nic se nestalo.
sh-outcome-rowan_brooch = Jeřabinová brož změnila majitele.
sh-outcome-lodestone = Tulákův magnetovec změnil majitele.
sh-outcome-pilgrims_cloak = Poutnický plášť změnil majitele.
sh-outcome-silver_chain = Stříbrný řetěz změnil majitele.
sh-outcome-moon_spear = Měsíční kopí změnilo majitele.
sh-outcome-talisman = Kostěný amulet změnil majitele.
sh-outcome-boar_knife = Lovecký tesák změnil majitele.
sh-outcome-war_sickle = Válečný srp změnil majitele.
sh-outcome-wood_axe = Dřevorubecká sekera změnila majitele.
sh-outcome-restless_blade = Neklidná čepel změnila majitele.
sh-outcome-crossbow = Kuše změnila majitele.
sh-outcome-flail = Řemdih změnil majitele.

## Table options: the name, what it decides (-text), and its values

sh-setup-players = Hráči
sh-setup-players-text = Počet hráčů. Dva nebo tři z nich jsou vlkodlaci, stejně tolik je upírů a zbytek jsou lidé.
sh-setup-players-4 = 4: dva vlkodlaci, dva upíři
sh-setup-players-5 = 5: dva vlkodlaci, dva upíři, jeden člověk
sh-setup-players-6 = 6: dva vlkodlaci, dva upíři, dva lidé
sh-setup-players-7 = 7: dva vlkodlaci, dva upíři, tři lidé
sh-setup-players-8 = 8: tři vlkodlaci, tři upíři, dva lidé
sh-setup-preset = Předvolba
sh-setup-preset-text = Hotový výběr postav pro nové hráče.
sh-setup-preset-none = Žádná
sh-setup-preset-first_game = První hra: základní postavy, nejvýš šest hráčů; v pěti je člověkem Adéla
sh-setup-pool = Postavy
sh-setup-pool-text = Které postavy můžou být ve hře.
sh-setup-pool-basic = Základní: deset jednodušších postav
sh-setup-pool-advanced = Pokročilé: deset záludnějších postav
sh-setup-pool-mixed = Smíšené: jedna na každé písmeno, tajně vylosovaná
sh-setup-pool-picked = Vybrané: jedna na každé písmeno, zvolí hostitel
sh-setup-pool-free = Volné: všech dvacet postav
sh-setup-picked = Vybrané postavy
sh-setup-picked-text = Na každé písmeno jedna postava, celkem deset. Jen pro nastavení „Vybrané“.
sh-setup-first_round_no_attack = Klidné první kolo
sh-setup-first_round_no_attack-text = Jestli je v prvním kole zakázané útočit.
sh-setup-first_round_no_attack-yes = V prvním kole se neútočí
sh-setup-first_round_no_attack-no = Útočí se od prvního tahu
sh-setup-opening_prophecy_from_players = Zelené karty na začátku
sh-setup-opening_prophecy_from_players-text = Od kolika hráčů dává před prvním tahem každý zelenou kartu sousedovi po levici.
sh-setup-opening_prophecy_from_players-0 = Nikdy
sh-setup-opening_prophecy_from_players-4 = Vždy
sh-setup-opening_prophecy_from_players-5 = Od pěti hráčů
sh-setup-opening_prophecy_from_players-6 = Od šesti hráčů
sh-setup-opening_prophecy_from_players-7 = Od sedmi hráčů
sh-setup-opening_prophecy_from_players-8 = Jen v osmi hráčích
sh-setup-vampires_win_on_three_dead_humans = Tři mrtví lidé
sh-setup-vampires_win_on_three_dead_humans-text = Jestli upíři vítězí i tehdy, když jsou po smrti tři lidé. Jen v sedmi hráčích.
sh-setup-vampires_win_on_three_dead_humans-yes = Vítězí upíři
sh-setup-vampires_win_on_three_dead_humans-no = Hra pokračuje
sh-setup-adjacent_for_e1 = Elenin krok
sh-setup-adjacent_for_e1-text = Na která místa může Elena přejít.
sh-setup-adjacent_for_e1-ring = Na nejbližší místo na kteroukoli stranu
sh-setup-adjacent_for_e1-partner = Jen na druhé místo ve své oblasti
sh-setup-u2_target_location = Umbrovo místo
sh-setup-u2_target_location-text = Na kterém místě může Umbra zraňovat hráče.
sh-setup-u2_target_location-spring_of_wisdom = Pramen moudrosti
sh-setup-u2_target_location-graveyard = Hřbitov
sh-setup-deck_size = Červené a modré karty
sh-setup-deck_size-text = Kolik karet je v červeném balíčku a kolik v modrém.
sh-setup-deck_size-16 = Po 16 kartách
sh-setup-deck_size-18 = Po 18 kartách: navíc Pramenitá voda, Dar léčitelky, Jeskynní pavouk a Kluzká stezka
sh-setup-dead_see = Co vidí mrtví
sh-setup-dead_see-text = Jestli mrtví hráči vidí všechny postavy a od své smrti i zelené karty.
sh-setup-dead_see-yes = Mrtví vidí všechno
sh-setup-dead_see-no = Mrtví vidí totéž co všichni
sh-setup-dead_talk = Chat pro mrtvé hráče
sh-setup-dead_talk-text = Jestli mrtví hráči smějí mluvit s živými. Jen když mrtví nevidí všechno.
sh-setup-dead_talk-yes = Mrtví mluví se všemi
sh-setup-dead_talk-no = Mrtví mluví jen mezi sebou

## Why a table cannot be played with these options

sh-bad-players-count = Shadow Hunters je pro 4 až 8 hráčů.
sh-bad-preset-value = Taková předvolba není. Jediná je první hra.
sh-bad-preset-six_players = První hra je nejvýš pro šest hráčů.
sh-bad-preset-basic_pool = První hra se hraje se základními postavami.
sh-bad-pool-value = Postavy můžou být základní, pokročilé, smíšené, vybrané nebo volné.
sh-bad-picked-value = Vybrané postavy musí být seznam postav.
sh-bad-picked-other_pool = Jednotlivé postavy se dají vybrat, jen když jsou postavy nastavené na „Vybrané“.
sh-bad-picked-one_of_each = Na každé písmeno vyber právě jednu postavu, celkem deset.
sh-bad-first_round_no_attack-value = Klidné první kolo je buď zapnuté, nebo vypnuté.
sh-bad-opening_prophecy_from_players-value = Počet hráčů pro zelené karty na začátku může být 4, 5, 6, 7, 8, nebo 0, tedy nikdy.
sh-bad-vampires_win_on_three_dead_humans-value = Vítězství při třech mrtvých lidech je buď zapnuté, nebo vypnuté.
sh-bad-vampires_win_on_three_dead_humans-seven_players = Tři lidé jsou jen v partii sedmi hráčů.
# “ring” and “partner” are the values of the option.
sh-bad-adjacent_for_e1-value = Elenin krok může být „ring“, nebo „partner“.
sh-bad-u2_target_location-value = Umbrovo místo může být Pramen moudrosti, nebo Hřbitov.
sh-bad-deck_size-value = Balíčky můžou mít 16, nebo 18 karet.
sh-bad-dead_see-value = Mrtví vidí buď všechno, nebo jen to, co je veřejné.
sh-bad-dead_talk-value = Chat pro mrtvé hráče je buď zapnutý, nebo vypnutý.
sh-bad-dead_talk-dead_see = Mrtví můžou mluvit s živými, jen když nevidí všechno.
