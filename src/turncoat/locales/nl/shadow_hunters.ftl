sh-name = Shadow Hunters

## Kinds of characters and colours of decks

sh-kind-werewolf = weerwolf
sh-kind-vampire = vampier
sh-kind-human = mens

# Only ever before “kaart”, so these are the forms with -e.
sh-colour-red = rode
sh-colour-blue = blauwe
sh-colour-green = groene

## Places: the name; with its article (.the); where somebody is (.at); and what the place is for

sh-place-morganas_hut = Hut van Morgana
    .the = de Hut van Morgana
    .at = in de Hut van Morgana
sh-place-morganas_hut-text = Worp: 2 of 3. Je mag een groene kaart trekken.
sh-place-spring_of_wisdom = Bron van Wijsheid
    .the = de Bron van Wijsheid
    .at = bij de Bron van Wijsheid
sh-place-spring_of_wisdom-text = Worp: 4 of 5. Je mag een rode, blauwe of groene kaart trekken.
sh-place-chapel = Kapel
    .the = de Kapel
    .at = in de Kapel
sh-place-chapel-text = Worp: 6. Je mag een blauwe kaart trekken.
sh-place-graveyard = Kerkhof
    .the = het Kerkhof
    .at = op het Kerkhof
sh-place-graveyard-text = Worp: 8. Je mag een rode kaart trekken.
sh-place-magic_tree = Toverboom
    .the = de Toverboom
    .at = bij de Toverboom
sh-place-magic_tree-text = Worp: 9. Je mag iemand kiezen, ook jezelf: geef die speler 2 wonden of genees er 1.
sh-place-stone_circle = Steenkring
    .the = de Steenkring
    .at = in de Steenkring
sh-place-stone_circle-text = Worp: 10. Je mag een uitrustingskaart van iemand anders pakken.

## Cards: the name and the text

## Blue events, carried out when drawn

sh-card-full_moon = Volle maan
sh-card-full_moon-text = Ben je een verborgen weerwolf, dan mag je je personage onthullen en al je wonden genezen. Ben je een onthulde weerwolf, dan genees je al je wonden.
sh-card-honey_cake = Honingkoek
sh-card-honey_cake-text = Begint de naam van je personage met A, E of U en ben je verborgen, dan mag je je personage onthullen en al je wonden genezen. Ben je al onthuld, dan genees je al je wonden.
sh-card-silver_mirror = Verzilverde spiegel
sh-card-silver_mirror-text = Ben je een verborgen vampier, dan wordt je personage onthuld. Alleen Ulrich heeft geen spiegelbeeld en blijft verborgen.
sh-card-healers_gift = Genezersgave
sh-card-healers_gift-text = Kies iemand anders en gooi de d6. Die speler geneest zoveel wonden als je gooit.
sh-card-second_wind = Tweede adem
sh-card-second_wind-text = Na deze beurt krijg je nog een beurt.
sh-card-bonesetter = Ledenzetter
sh-card-bonesetter-text = Kies iemand; jezelf mag ook. Die speler heeft nu precies 7 wonden. Niets beschermt hiertegen, en niemand sterft eraan.
sh-card-storm_of_light = Lichtstorm
sh-card-storm_of_light-text = Alle anderen krijgen 2 wonden, waar ze ook zijn.
sh-card-warding_spirit = Beschermgeest
sh-card-warding_spirit-text = Tot je volgende beurt geven aanvallen je geen wonden. Al het andere wel.
sh-card-spring_water = Bronwater
sh-card-spring_water-text = Je geneest 2 wonden.

## Blue equipment, which its owner keeps; .the and .start (of a sentence) are the name with its article

sh-card-rowan_brooch = Lijsterbesbroche
    .the = de Lijsterbesbroche
    .start = De Lijsterbesbroche
sh-card-rowan_brooch-text = De Toverboom kan je geen wonden geven. Genezen kan hij je nog wel.
sh-card-lodestone = Zeilsteen van de zwerver
    .the = de Zeilsteen van de zwerver
    .start = De Zeilsteen van de zwerver
sh-card-lodestone-text = Als je gooit om te bewegen, gooi je twee keer en kies je welke worp telt.
sh-card-pilgrims_cloak = Pelgrimsmantel
    .the = de Pelgrimsmantel
    .start = De Pelgrimsmantel
sh-card-pilgrims_cloak-text = Aanvallen op jou geven 1 wond minder. Je eigen aanvallen ook.
sh-card-silver_chain = Zilveren ketting
    .the = de Zilveren ketting
    .start = De Zilveren ketting
sh-card-silver_chain-text = Dood je iemand met een aanval, dan pak je alle uitrusting van het slachtoffer.
sh-card-moon_spear = Maanspeer
    .the = de Maanspeer
    .start = De Maanspeer
sh-card-moon_spear-text = Ben je een onthulde weerwolf, dan geven je geslaagde aanvallen 2 extra wonden. Ben je een verborgen weerwolf, dan mag je je personage daarvoor na de worp onthullen.
sh-card-talisman = Knekelamulet
    .the = de Knekelamulet
    .start = De Knekelamulet
sh-card-talisman-text = ‘Hongerige vleermuizen’, ‘Grotspin’ en ‘Kruitvat’ geven je geen wonden.

## Red events, carried out when drawn

sh-card-slippery_path = Glibberig pad
sh-card-slippery_path-text = Je moet een van je uitrustingskaarten aan iemand anders geven. Heb je er geen, dan krijg je 1 wond.
sh-card-cave_spider = Grotspin
sh-card-cave_spider-text = Kies iemand; jezelf mag ook. Die speler krijgt 2 wonden, en jij krijgt er ook 2.
sh-card-blood_rite = Bloedritueel
sh-card-blood_rite-text = Ben je een verborgen vampier, dan mag je je personage onthullen en al je wonden genezen. Ben je al onthuld, dan gebeurt er niets.
sh-card-powder_keg = Kruitvat
sh-card-powder_keg-text = Gooi beide dobbelstenen. Iedereen op de locatie met dat getal krijgt 3 wonden, ook jij als je er bent. Een 7 doet niets.
sh-card-thieving_imp = Diefachtig duiveltje
sh-card-thieving_imp-text = Je moet een uitrustingskaart van iemand anders pakken. Heeft niemand anders er een, dan gebeurt er niets.
sh-card-straw_doll = Stropop
sh-card-straw_doll-text = Kies iemand, jezelf mag ook, en gooi de d6. Bij 1 tot en met 4 krijgt die speler 3 wonden. Bij 5 of 6 krijg jij 3 wonden.
sh-card-hungry_bats = Hongerige vleermuizen
sh-card-hungry_bats-text = Kies iemand; jezelf mag ook. Die speler krijgt 2 wonden. Leef je daarna nog, dan genees je 1 wond.

## Red equipment, which its owner keeps

sh-card-boar_knife = Zwijnenmes
    .the = het Zwijnenmes
    .start = Het Zwijnenmes
sh-card-boar_knife-text = Je geslaagde aanvallen geven 1 extra wond.
sh-card-war_sickle = Krijgssikkel
    .the = de Krijgssikkel
    .start = De Krijgssikkel
sh-card-war_sickle-text = Je geslaagde aanvallen geven 1 extra wond.
sh-card-wood_axe = Houthakkersbijl
    .the = de Houthakkersbijl
    .start = De Houthakkersbijl
sh-card-wood_axe-text = Je geslaagde aanvallen geven 1 extra wond.
sh-card-restless_blade = Rusteloze kling
    .the = de Rusteloze kling
    .start = De Rusteloze kling
sh-card-restless_blade-text = In je beurt moet je aanvallen als je kunt. Voor al je aanvallen gooi je alleen de d4: dat getal is het aantal wonden, en mislukken kan niet.
sh-card-crossbow = Kruisboog
    .the = de Kruisboog
    .start = De Kruisboog
sh-card-crossbow-text = Je valt spelers in de twee andere gebieden aan, maar niet meer in je eigen gebied.
sh-card-flail = Strijdvlegel
    .the = de Strijdvlegel
    .start = De Strijdvlegel
sh-card-flail-text = Je valt met één worp iedereen binnen bereik tegelijk aan.

## Green cards, which one player gives to another in secret

sh-card-g_aid = Kruiden voor de roedel
sh-card-g_aid-text = Ben je een weerwolf, dan genees je 1 wond. Heb je geen wonden, dan krijg je er 1.
sh-card-g_huddle = Beker in het donker
sh-card-g_huddle-text = Ben je een vampier, dan genees je 1 wond. Heb je geen wonden, dan krijg je er 1.
sh-card-g_nurturance = Warme haard
sh-card-g_nurturance-text = Ben je een mens, dan genees je 1 wond. Heb je geen wonden, dan krijg je er 1.
sh-card-g_anger = Tol van de nacht
sh-card-g_anger-text = Ben je een weerwolf of een vampier, geef de gever dan een uitrustingskaart of incasseer 1 wond.
sh-card-g_blackmail = Tol van de levenden
sh-card-g_blackmail-text = Ben je een mens of een weerwolf, geef de gever dan een uitrustingskaart of incasseer 1 wond.
sh-card-g_greed = Tol van de verhulden
sh-card-g_greed-text = Ben je een mens of een vampier, geef de gever dan een uitrustingskaart of incasseer 1 wond.
sh-card-g_slap = Wolfswortel
sh-card-g_slap-text = Ben je een weerwolf, dan krijg je 1 wond.
sh-card-g_spell = Knoflook
sh-card-g_spell-text = Ben je een vampier, dan krijg je 1 wond.
sh-card-g_exorcism = Zonnestraal
sh-card-g_exorcism-text = Ben je een vampier, dan krijg je 2 wonden.
sh-card-g_bully = Zwak gestel
sh-card-g_bully-text = Heb je hoogstens 11 levenspunten (beginletter A, B, C, E of U), dan krijg je 1 wond.
sh-card-g_lesson = Sterk gestel
sh-card-g_lesson-text = Heb je minstens 12 levenspunten (beginletter D, F, G, V of W), dan krijg je 2 wonden.
sh-card-g_prediction = Ware aard
sh-card-g_prediction-text = Toon je personage aan de gever en aan niemand anders, wie je ook bent.

## Characters: the name, the kind, the ability and the goal

## Werewolves

sh-character-e1 = Elena
    .kind = { sh-kind-werewolf }
sh-character-e1-ability = In plaats van te gooien om te bewegen, mag je naar een naburige locatie stappen.
sh-character-e1-goal = Alle vampiers zijn dood.
sh-character-e2 = Edgar
    .kind = { sh-kind-werewolf }
sh-character-e2-ability = Eén keer per partij, vóór het bewegen: kies iemand anders. De vaardigheid van die speler vervalt voor de rest van het spel.
sh-character-e2-goal = Alle vampiers zijn dood.
sh-character-f1 = Fenris
    .kind = { sh-kind-werewolf }
sh-character-f1-ability = Eén keer per partij, vóór het bewegen: kies iemand en gooi de d6. Die speler krijgt zoveel wonden als je gooit.
sh-character-f1-goal = Alle vampiers zijn dood.
sh-character-f2 = Frederik
    .kind = { sh-kind-werewolf }
sh-character-f2-ability = Eén keer per partij, vóór het bewegen: kies iemand. Die speler heeft nu precies 7 wonden.
sh-character-f2-goal = Alle vampiers zijn dood.
sh-character-g1 = Gregor
    .kind = { sh-kind-werewolf }
sh-character-g1-ability = Eén keer per partij, vóór het bewegen: kies iemand en gooi de d4. Die speler krijgt zoveel wonden als je gooit.
sh-character-g1-goal = Alle vampiers zijn dood.
sh-character-g2 = Garmund
    .kind = { sh-kind-werewolf }
sh-character-g2-ability = Eén keer per partij, aan het eind van je beurt: tot je volgende beurt kan niets je wonden geven.
sh-character-g2-goal = Alle vampiers zijn dood.

## Vampires

sh-character-u1 = Ulrich
    .kind = { sh-kind-vampire }
sh-character-u1-ability = Bij elke groene kaart behalve ‘Ware aard’ mag je liegen, en je blijft daarbij verborgen. ‘Verzilverde spiegel’ onthult je niet.
sh-character-u1-goal = Alle weerwolven zijn dood.
sh-character-u2 = Umbra
    .kind = { sh-kind-vampire }
sh-character-u2-ability = Eén keer in elk van je beurten, vóór het bewegen: geef iemand bij de Bron van Wijsheid 3 wonden. (Aan sommige tafels: op het Kerkhof.)
sh-character-u2-goal = Alle weerwolven zijn dood.
sh-character-v1 = Volko
    .kind = { sh-kind-vampire }
sh-character-v1-ability = Telkens als je aanval minstens 1 wond geeft, genees je 2 wonden.
sh-character-v1-goal = Alle weerwolven zijn dood.
sh-character-v2 = Valeska
    .kind = { sh-kind-vampire }
sh-character-v2-ability = Bij elke aanval mag je alleen de d4 gooien: dat getal is het aantal wonden, en mislukken kan niet.
sh-character-v2-goal = Alle weerwolven zijn dood.
sh-character-w1 = Wanda
    .kind = { sh-kind-vampire }
sh-character-w1-ability = Telkens als je een aanval overleeft, mag je de aanvaller aanvallen.
sh-character-w1-goal = Alle weerwolven zijn dood.
sh-character-w2 = Wigand
    .kind = { sh-kind-vampire }
sh-character-w2-ability = Eén keer per partij, aan het eind van je beurt: je krijgt een extra beurt voor elke dode speler.
sh-character-w2-goal = Alle weerwolven zijn dood.

## Humans

sh-character-a1 = Adéla
    .kind = { sh-kind-human }
sh-character-a1-ability = Eén keer per partij, wanneer je maar wilt: je geneest al je wonden.
sh-character-a1-goal = Je leeft nog als het spel eindigt.
sh-character-a2 = Apolena
    .kind = { sh-kind-human }
sh-character-a2-ability = Eén keer per partij, vóór het bewegen: je wisselt van je rechterbuur naar je linkerbuur. Terug kan niet.
sh-character-a2-goal = Je rechterbuur wint. Na het wisselen: je linkerbuur wint.
sh-character-b1 = Bruno
    .kind = { sh-kind-human }
sh-character-b1-ability = { $players ->
    [7] Je mag alle uitrusting pakken van spelers die je met een aanval doodt.
    [8] Je mag alle uitrusting pakken van spelers die je met een aanval doodt.
   *[other] Zou je aanval iemand 2 of meer wonden geven, dan mag je in plaats daarvan een uitrustingskaart van die speler pakken.
}
sh-character-b1-goal = Je hebt 5 uitrustingskaarten.
sh-character-b2 = Bertram
    .kind = { sh-kind-human }
sh-character-b2-ability = Je personage wordt onthuld als je aanval iemand met hoogstens 12 levenspunten doodt.
sh-character-b2-goal = Je aanval doodt iemand met minstens 13 levenspunten, of je staat levend in de Steenkring als het spel eindigt.
sh-character-c1 = Cyril
    .kind = { sh-kind-human }
sh-character-c1-ability = Na je aanval mag je 2 wonden incasseren om dezelfde doelwitten nog eens aan te vallen, zo vaak als je wilt.
sh-character-c1-goal = Je doodt iemand anders, en daarmee zijn er minstens 3 spelers dood.
sh-character-c2 = Cecílie
    .kind = { sh-kind-human }
sh-character-c2-ability = Eén keer in elk van je beurten, vóór het bewegen: je mag 1 wond genezen.
sh-character-c2-goal = Je sterft als eerste, of je leeft nog als er hoogstens twee spelers over zijn.
sh-character-d1 = Dalibor
    .kind = { sh-kind-human }
sh-character-d1-ability = Je personage wordt onthuld als iemand anders sterft. Op geen enkel ander moment kun je het onthullen.
sh-character-d1-goal = Je sterft als eerste, of alle vampiers zijn dood en jij leeft nog.
sh-character-d2 = Dominik
    .kind = { sh-kind-human }
sh-character-d2-ability = Eén keer per partij, wanneer je maar wilt: je pakt een uitrustingskaart van de rode of blauwe aflegstapel.
sh-character-d2-goal = Je hebt drie van deze vier: Knekelamulet, Maanspeer, Pelgrimsmantel, Zilveren ketting.

## Icons and badges on the board, on cards and at the seats

sh-icon-werewolf = Wolvenkop
sh-icon-werewolf-text = Een weerwolf. Een speler met dit teken is onthuld.
sh-icon-vampire = Hoektanden
sh-icon-vampire-text = Een vampier. Een speler met dit teken is onthuld.
sh-icon-human = Lantaarn
sh-icon-human-text = Een mens. Een speler met dit teken is onthuld.
sh-icon-hidden = Gestalte met kap
sh-icon-hidden-text = Dit personage is verborgen.
sh-icon-secret = Streepjesrand
sh-icon-secret-text = Je kent dit personage, maar het is niet onthuld.
sh-icon-turn = Lamp
sh-icon-turn-text = Deze speler is aan de beurt.
sh-icon-wounds = Wonden
sh-icon-wounds-text = Hoeveel wonden deze speler heeft. Een volle balk betekent de dood. Zolang je het personage niet kent, heeft de balk een streepjesrand.
sh-icon-points = Levenspunten
sh-icon-points-text = Bij zoveel wonden sterft dit personage.
sh-icon-dead = Schedel bij een speler
sh-icon-dead-text = Deze speler is dood en krijgt geen beurten meer, maar kan nog winnen.
sh-icon-ward = Schild
sh-icon-ward-text = Aanvallen geven deze speler geen wonden tot die weer aan de beurt is.
sh-icon-barrier = Barrière
sh-icon-barrier-text = Niets geeft deze speler wonden tot die weer aan de beurt is.
# The Ward is “Schild”, so a broken shield must not be mistaken for a broken Ward.
sh-icon-void = Gebroken wapenschild
sh-icon-void-text = De vaardigheid van deze speler is vervallen.
sh-icon-used = Opgebrande kaars
sh-icon-used-text = Deze speler heeft een vaardigheid gebruikt die maar één keer werkt.
sh-icon-place = Bordje met getallen
sh-icon-place-text = Een locatie, met de worpen die erheen leiden.
sh-icon-area = Spinnenweb
sh-icon-area-text = De twee locaties die het verbindt, vormen samen een gebied. Aanvallen doe je binnen je eigen gebied.
sh-icon-track = Berk
sh-icon-track-text = Het wondenspoor. Elk portret staat naast het aantal wonden van die speler.
sh-icon-grave = Grafsteen met een letter
sh-icon-grave-text = Personages met deze beginletter sterven bij zoveel wonden.
sh-icon-end = Schedel op de berk
sh-icon-end-text = Hier sterft je eigen personage. Alleen jij ziet dit.
sh-icon-red = Bloeddruppel
sh-icon-red-text = De rode stapel: gevaren en wapens. Het getal is het aantal kaarten dat nog over is.
sh-icon-blue = Maan
sh-icon-blue-text = De blauwe stapel: hulp en bescherming. Het getal is het aantal kaarten dat nog over is.
sh-icon-green = Oog
sh-icon-green-text = De groene stapel: kaarten om erachter te komen wie iemand is. Ze worden gedekt gegeven en gedekt afgelegd.
sh-icon-dice = Dobbelstenen
sh-icon-dice-text = De laatste worp: de kubus is de d6, de piramide is de d4.

## What happened

sh-event-board = Het bord heeft drie gebieden: { $place_the } en { $place2_the }, { $place3_the } en { $place4_the }, { $place5_the } en { $place6_the }.
sh-event-you_are = Je bent { $character }, een { $character_kind }. Hou het voor je.
sh-event-begins = { $seat_is_me ->
    [yes] Jij bent de startspeler.
   *[no] { $seat } is de startspeler.
}
sh-event-turn = { $seat_is_me ->
    [yes] Ronde { $number }: jij bent aan de beurt.
   *[no] Ronde { $number }: { $seat } is aan de beurt.
}
sh-event-unprotected = { $seat_is_me ->
    [yes] Je bescherming eindigt.
   *[no] De bescherming { $seat_own } eindigt.
}
sh-event-throws = { $seat } gooit een { $number } en een { $number2 }.
sh-event-throws_again = { $seat_is_me ->
    [yes] Je bent daar al en gooit opnieuw.
   *[no] { $seat } is daar al en gooit opnieuw.
}
sh-event-throws_d4 = { $seat } gooit een { $number } met de d4.
sh-event-throws_d6 = { $seat } gooit een { $number } met de d6.
sh-event-moves = { $seat } gaat naar { $place_the }.
sh-event-draws = { $seat } trekt een { $colour } kaart.
sh-event-draws_card = { $seat } trekt een { $colour } kaart: { $card }.
sh-event-nothing_happens = { $seat_is_me ->
    [yes] Je kaart heeft geen effect.
   *[no] De kaart { $seat_own } heeft geen effect.
}
sh-event-green_drawn = { $seat } leest de groene kaart: { $green }.
sh-event-gives_green = { $seat } geeft { $seat2_weak } de groene kaart.
sh-event-green_received = { $seat2_is_me ->
    [yes] De groene kaart { $seat_own } is ‘{ $green }’.
   *[no] { $seat2 } leest de groene kaart { $seat_own }: { $green }.
}
sh-event-green_outcome-heal = { $seat_is_me ->
    [yes] Antwoord op jouw kaart: { $seat2_weak } geneest { $number ->
        [one] { $number } wond
       *[other] { $number } wonden
    }.
   *[no] Antwoord op de kaart { $seat_own }: { $seat2_weak } geneest { $number ->
        [one] { $number } wond
       *[other] { $number } wonden
    }.
}
sh-event-green_outcome-take-number = { $seat_is_me ->
    [yes] Antwoord op jouw kaart: { $seat2_weak } incasseert { $number ->
        [one] { $number } wond
       *[other] { $number } wonden
    }.
   *[no] Antwoord op de kaart { $seat_own }: { $seat2_weak } incasseert { $number ->
        [one] { $number } wond
       *[other] { $number } wonden
    }.
}
sh-event-green_outcome-hand_over = { $seat_is_me ->
    [yes] Antwoord op jouw kaart: { $seat2_weak } geeft { $equipment_the } af.
   *[no] Antwoord op de kaart { $seat_own }: { $seat2_weak } geeft { $equipment_the } af.
}
sh-event-green_outcome-show = { $seat2_is_me ->
    [yes] Je laat { $seat_weak } in het geheim je personage zien.
   *[no] { $seat2 } laat { $seat_weak } in het geheim het eigen personage zien.
}
sh-event-green_outcome-nothing = { $seat_is_me ->
    [yes] Antwoord op jouw kaart: { $seat2_weak } zegt dat er niets gebeurt.
   *[no] Antwoord op de kaart { $seat_own }: { $seat2_weak } zegt dat er niets gebeurt.
}
sh-event-sees = { $seat2_is_me ->
    [yes] { $seat } ziet wie je bent: { $character }, een { $character_kind }.
   *[no] { $seat } ziet wie { $seat2 } is: { $character }, een { $character_kind }.
}
sh-event-attacks = { $seat } valt { $seat2_weak } aan.
sh-event-fails = { $seat_is_me ->
    [yes] Je aanval mislukt.
   *[no] De aanval { $seat_own } mislukt.
}
sh-event-adds = { $seat_is_me ->
    [yes] Jouw { $equipment } geeft { $number ->
        [one] { $number } extra wond
       *[other] { $number } extra wonden
    }.
   *[no] { $equipment_start } { $seat_own } geeft { $number ->
        [one] { $number } extra wond
       *[other] { $number } extra wonden
    }.
}
sh-event-lessens = { $seat_is_me ->
    [yes] Jouw { $equipment } voorkomt { $number ->
        [one] { $number } wond
       *[other] { $number } wonden
    }.
   *[no] { $equipment_start } { $seat_own } voorkomt { $number ->
        [one] { $number } wond
       *[other] { $number } wonden
    }.
}
sh-event-wounded = { $number ->
    [one] { $seat } krijgt { $number } wond.
   *[other] { $seat } krijgt { $number } wonden.
}
sh-event-spared = { $seat } krijgt geen wonden.
sh-event-heals = { $number ->
    [0] { $seat } geneest geen wonden.
    [one] { $seat } geneest { $number } wond.
   *[other] { $seat } geneest { $number } wonden.
}
sh-event-set_to = { $seat_is_me ->
    [yes] { $number ->
        [one] Je hebt nu { $number } wond.
       *[other] Je hebt nu { $number } wonden.
    }
   *[no] { $number ->
        [one] { $seat } heeft nu { $number } wond.
       *[other] { $seat } heeft nu { $number } wonden.
    }
}
sh-event-warded = { $seat_is_me ->
    [yes] Een Schild beschermt je tegen aanvallen tot je weer aan de beurt bent.
   *[no] Een Schild beschermt { $seat } tegen aanvallen tot die weer aan de beurt is.
}
sh-event-barred = { $seat_is_me ->
    [yes] Een Barrière beschermt je tegen alle wonden tot je weer aan de beurt bent.
   *[no] Een Barrière beschermt { $seat } tegen alle wonden tot die weer aan de beurt is.
}
sh-event-voids = { $seat2_is_me ->
    [yes] { $seat } laat jouw vaardigheid voor de rest van het spel vervallen.
   *[no] { $seat } laat de vaardigheid { $seat2_own } voor de rest van het spel vervallen.
}
sh-event-targets = { $seat_is_me ->
    [yes] { $seat2_same ->
        [yes] Je kiest jezelf.
       *[no] Je kiest { $seat2_object }.
    }
   *[no] { $seat2_same ->
        [yes] { $seat } kiest zichzelf.
       *[no] { $seat } kiest { $seat2_object }.
    }
}
sh-event-gains_turns = { $number ->
    [one] { $seat } krijgt { $number } extra beurt.
   *[other] { $seat } krijgt { $number } extra beurten.
}
sh-event-switches = { $seat_is_me ->
    [yes] Vanaf nu win je als je linkerbuur wint.
   *[no] Vanaf nu wint { $seat } als de linkerbuur wint.
}
sh-event-hands_over = { $seat2 } krijgt van { $seat_object } { $equipment_the }.
sh-event-salvages = { $seat } pakt { $equipment_the } van de aflegstapel.
sh-event-discards = { $seat_is_me ->
    [yes] Jouw { $equipment } gaat naar de aflegstapel.
   *[no] { $equipment_start } gaat van { $seat_object } naar de aflegstapel.
}
sh-event-reveals = { $seat_is_me ->
    [yes] Je personage wordt onthuld: { $character }, een { $character_kind }.
   *[no] Het personage { $seat_own } wordt onthuld: { $character }, een { $character_kind }.
}
sh-event-uses = { $seat } gebruikt de vaardigheid van { $character }.
sh-event-dies = { $seat_is_me ->
    [yes] Je sterft. Je was { $character }, een { $character_kind }.
   *[no] { $seat } sterft. Dat was { $character }, een { $character_kind }.
}
sh-event-sees_all = Je bent dood, dus je ziet nu alle personages. { $casts }
sh-one-of-cast = { $seat_is_me ->
    [yes] Je bent { $character }.
   *[no] { $seat } is { $character }.
}
sh-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Eerder zei je iets anders.)
       *[no] { $claim } (Eerder zei { $seat } iets anders.)
    }
   *[no] { $claim }
}
sh-event-claims_apart = { $flag ->
    [yes] { $seat_is_me ->
        [yes] Onder de doden: { $claim } (Eerder zei je iets anders.)
       *[no] Onder de doden: { $claim } (Eerder zei { $seat } iets anders.)
    }
   *[no] Onder de doden: { $claim }
}
sh-event-ends = Het spel is afgelopen. { $end }
sh-event-wins = { $seat_is_me ->
    [yes] Je wint als { $character }!
   *[no] { $seat } wint als { $character }.
}

## Why the game is over

sh-end-werewolf = Alle vampiers zijn dood.
sh-end-vampire = Alle weerwolven zijn dood.
sh-end-dead_humans = Er zijn drie mensen dood.
sh-end-rounds_over = Er zijn honderd rondes gespeeld.
sh-end-b1 = Bruno heeft vijf uitrustingskaarten.
sh-end-b2 = De aanval van Bertram heeft iemand met minstens 13 levenspunten gedood.
sh-end-c1 = Cyril heeft iemand gedood, en er zijn minstens drie spelers dood.
sh-end-c2 = Cecílie is als eerste gestorven of hoort bij de laatste twee overlevenden.
sh-end-d1 = Dalibor is als eerste gestorven of heeft alle vampiers overleefd.
sh-end-d2 = Dominik heeft drie van deze vier: Knekelamulet, Maanspeer, Pelgrimsmantel en Zilveren ketting.

## Choices, as buttons and as lines of a list

sh-option-go_on = Doe niets
sh-option-reveal = Onthul je personage
sh-option-throw = Gooi de dobbelstenen en ga op pad
sh-option-move = Ga naar { $place_the }
sh-option-step = Vaardigheid: stap zonder te gooien naar { $place_the }
sh-option-draw = Trek een { $colour } kaart
sh-option-tree_wound = Geef { $seat_self } 2 wonden
sh-option-tree_heal = { $seat_is_me ->
    [yes] Genees 1 van je wonden
   *[no] Genees 1 wond { $seat_own }
}
sh-option-take-number = { $number ->
    [one] Incasseer { $number } wond
   *[other] Incasseer { $number } wonden
}
sh-option-take-seat-equipment = Pak { $equipment_the } van { $seat_object }
sh-option-skip = Gebruik deze locatie niet
sh-option-give = Geef de kaart aan { $seat_object }
sh-option-heal = { $number ->
    [one] Genees { $number } wond
   *[other] Genees { $number } wonden
}
sh-option-hand_over = Geef { $equipment_the } af
sh-option-show = Toon je personage aan de gever
sh-option-nothing = Zeg: “Er gebeurt niets”
sh-option-target = Kies { $seat_self }
sh-option-part_with = Geef { $equipment_the } weg
sh-option-reveal_and_heal = Onthul je personage en genees al je wonden
sh-option-attack = Val { $seat_object } aan
sh-option-attack_d4 = Vaardigheid: val { $seat_object } aan met alleen de d4
sh-option-attack_all = Val iedereen binnen bereik aan
sh-option-attack_all_d4 = Vaardigheid: val iedereen binnen bereik aan met alleen de d4
sh-option-no_attack = Val niet aan
sh-option-spear = Onthul je personage voor de Maanspeer: 2 extra wonden
sh-option-rob = Vaardigheid: pak { $equipment_the } van { $seat_object } in plaats van wonden te geven
sh-option-drink = Vaardigheid: genees 2 wonden
sh-option-counter = Vaardigheid: val de aanvaller aan
sh-option-repeat = Vaardigheid: incasseer 2 wonden en val opnieuw aan
sh-option-loot = Pak { $equipment_the }
sh-option-loot_all = Vaardigheid: pak alle uitrusting
sh-option-leave = Pak niets
sh-option-void = Vaardigheid: laat de vaardigheid { $seat_own } voor de rest van het spel vervallen
sh-option-maul = { $seat_is_me ->
    [yes] Vaardigheid: gooi de d6 en geef jezelf zoveel wonden
   *[no] Vaardigheid: gooi de d6 en geef { $seat } zoveel wonden
}
sh-option-claw = { $seat_is_me ->
    [yes] Vaardigheid: gooi de d4 en geef jezelf zoveel wonden
   *[no] Vaardigheid: gooi de d4 en geef { $seat } zoveel wonden
}
sh-option-set_seven = { $seat_is_me ->
    [yes] Vaardigheid: zet je wonden op 7
   *[no] Vaardigheid: zet de wonden { $seat_own } op 7
}
sh-option-haunt = Vaardigheid: geef { $seat_self } 3 wonden
sh-option-mend = Vaardigheid: genees 1 wond
sh-option-switch = Vaardigheid: win voortaan samen met je linkerbuur
sh-option-barrier = Vaardigheid: werp tot je volgende beurt de Barrière op
sh-option-extra_turns = Vaardigheid: neem een extra beurt voor elke dode speler
sh-option-heal_all = Vaardigheid: genees al je wonden
sh-option-salvage = Vaardigheid: pak { $equipment_the } van de aflegstapel

## Questions to the reader

sh-ask-turn_start = Jij bent aan de beurt. Wat doe je?
sh-ask-move = Waar ga je heen?
sh-ask-place = Je staat { $place_at }. Gebruik je deze locatie?
sh-ask-give = Je hebt ‘{ $green }’ getrokken. Wie krijgt die kaart?
sh-ask-green = { $seat } geeft je ‘{ $green }’. Wat antwoord je?
sh-ask-target = { $card }: wie kies je?
sh-ask-part_with = Welke uitrusting geef je weg?
sh-ask-steal = Welke uitrusting pak je, en van wie?
sh-ask-healing_card = Je hebt ‘{ $card }’ getrokken. Wil je iets doen?
sh-ask-attack = Wie val je aan?
sh-ask-hit = Je aanval slaagt. Wil je iets doen voordat je wonden uitdeelt?
sh-ask-damage_dealt = Je aanval heeft wonden geslagen. Wil je nu iets doen?
sh-ask-attacked = Je bent aangevallen. Wil je nu iets doen?
sh-ask-attack_over = Je aanval is voorbij. Wil je nog iets doen?
sh-ask-loot = { $seat } is dood. Wat pak je?
sh-ask-turn_end = Je beurt loopt af. Wil je nog iets doen?

## Claims

sh-claim-kind = { $about_self ->
    [yes] { $speaker_says }: “Ik ben een { $kind }.”
   *[no] { $speaker_says }: “{ $seat_name } is een { $kind }.”
}
sh-claim-character = { $about_self ->
    [yes] { $speaker_says }: “Ik ben { $character }.”
   *[no] { $speaker_says }: “{ $seat_name } is { $character }.”
}
sh-claim-gave_green = { $about_self ->
    [yes] { $speaker_says }: “Ik heb mezelf ‘{ $green }’ gegeven. { $outcome }”
   *[no] { $speaker_says }: “Ik heb { $seat_name } ‘{ $green }’ gegeven. { $outcome }”
}
sh-claim-got_green = { $about_self ->
    [yes] { $speaker_says }: “Ik heb ‘{ $green }’ van mezelf gekregen. { $outcome }”
   *[no] { $speaker_says }: “Ik heb ‘{ $green }’ van { $seat_name } gekregen. { $outcome }”
}
sh-claim-trust = { $about_self ->
    [yes] { $speaker_says }: “Je kunt me vertrouwen.”
   *[no] { $speaker_says }: “Ik vertrouw { $seat_name }.”
}
sh-claim-suspect = { $about_self ->
    [yes] { $speaker_says }: “Verdenk mij gerust.”
   *[no] { $speaker_says }: “Ik verdenk { $seat_name }.”
}
sh-claim-will_attack = { $about_self ->
    [yes] { $speaker_says }: “Ik ga mezelf aanvallen.”
   *[no] { $speaker_says }: “Ik ga { $seat_name } aanvallen.”
}

## The outcome of a green card

sh-outcome-heal = Er werd een wond genezen.
sh-outcome-take = Er kwamen wonden bij.
sh-outcome-hand_over = Er werd een uitrustingskaart afgegeven.
sh-outcome-show = Het personage werd getoond.
sh-outcome-nothing = Er gebeurde niets.
sh-outcome-rowan_brooch = De Lijsterbesbroche werd afgegeven.
sh-outcome-lodestone = De Zeilsteen van de zwerver werd afgegeven.
sh-outcome-pilgrims_cloak = De Pelgrimsmantel werd afgegeven.
sh-outcome-silver_chain = De Zilveren ketting werd afgegeven.
sh-outcome-moon_spear = De Maanspeer werd afgegeven.
sh-outcome-talisman = De Knekelamulet werd afgegeven.
sh-outcome-boar_knife = Het Zwijnenmes werd afgegeven.
sh-outcome-war_sickle = De Krijgssikkel werd afgegeven.
sh-outcome-wood_axe = De Houthakkersbijl werd afgegeven.
sh-outcome-restless_blade = De Rusteloze kling werd afgegeven.
sh-outcome-crossbow = De Kruisboog werd afgegeven.
sh-outcome-flail = De Strijdvlegel werd afgegeven.

## Table options: the name, a -text that explains it, and its values

sh-setup-players = Spelers
sh-setup-players-text = Hoeveel spelers er meedoen. Er zijn twee of drie weerwolven en evenveel vampiers; de rest is mens.
sh-setup-players-4 = 4: twee weerwolven, twee vampiers
sh-setup-players-5 = 5: twee weerwolven, twee vampiers, één mens
sh-setup-players-6 = 6: twee weerwolven, twee vampiers, twee mensen
sh-setup-players-7 = 7: twee weerwolven, twee vampiers, drie mensen
sh-setup-players-8 = 8: drie weerwolven, drie vampiers, twee mensen
sh-setup-preset = Voorinstelling
sh-setup-preset-text = Een kant-en-klare keuze van personages voor nieuwe spelers.
sh-setup-preset-none = Geen
sh-setup-preset-first_game = Eerste partij: basispersonages, hoogstens zes spelers; met vijf is Adéla de mens
sh-setup-pool = Personages
sh-setup-pool-text = Welke personages er kunnen meedoen.
sh-setup-pool-basic = Basis: de tien eenvoudigere personages
sh-setup-pool-advanced = Gevorderd: de tien lastigere personages
sh-setup-pool-mixed = Gemengd: één per letter, in het geheim geloot
sh-setup-pool-picked = Gekozen: één per letter, gekozen door de host
sh-setup-pool-free = Vrij: alle twintig personages
sh-setup-picked = Gekozen personages
sh-setup-picked-text = Eén personage per letter, tien in totaal. Alleen als de personages op ‘Gekozen’ staan.
sh-setup-first_round_no_attack = Vreedzame eerste ronde
sh-setup-first_round_no_attack-text = Of aanvallen in de eerste ronde verboden zijn.
sh-setup-first_round_no_attack-yes = Geen aanvallen in de eerste ronde
sh-setup-first_round_no_attack-no = Aanvallen vanaf de eerste beurt
sh-setup-opening_prophecy_from_players = Groene kaarten vooraf
sh-setup-opening_prophecy_from_players-text = Vanaf hoeveel spelers iedereen vóór de eerste beurt de linkerbuur een groene kaart geeft.
sh-setup-opening_prophecy_from_players-0 = Nooit
sh-setup-opening_prophecy_from_players-4 = Altijd
sh-setup-opening_prophecy_from_players-5 = Met vijf of meer spelers
sh-setup-opening_prophecy_from_players-6 = Met zes of meer spelers
sh-setup-opening_prophecy_from_players-7 = Met zeven of meer spelers
sh-setup-opening_prophecy_from_players-8 = Alleen met acht spelers
sh-setup-vampires_win_on_three_dead_humans = Drie dode mensen
sh-setup-vampires_win_on_three_dead_humans-text = Of de vampiers ook winnen als er drie mensen dood zijn. Alleen met zeven spelers.
sh-setup-vampires_win_on_three_dead_humans-yes = De vampiers winnen
sh-setup-vampires_win_on_three_dead_humans-no = Het spel gaat door
sh-setup-adjacent_for_e1 = Stap van Elena
sh-setup-adjacent_for_e1-text = Naar welke locaties Elena kan stappen.
sh-setup-adjacent_for_e1-ring = De volgende locatie aan weerskanten
sh-setup-adjacent_for_e1-partner = Alleen de andere locatie in haar gebied
sh-setup-u2_target_location = Locatie van Umbra
sh-setup-u2_target_location-text = Op welke locatie Umbra spelers wonden kan geven.
sh-setup-u2_target_location-spring_of_wisdom = Bron van Wijsheid
sh-setup-u2_target_location-graveyard = Kerkhof
sh-setup-deck_size = Rode en blauwe kaarten
sh-setup-deck_size-text = Hoeveel kaarten de rode en de blauwe stapel elk hebben.
sh-setup-deck_size-16 = Elk 16
sh-setup-deck_size-18 = Elk 18: een extra Bronwater, Genezersgave, Grotspin en Glibberig pad
sh-setup-dead_see = Wat de doden zien
sh-setup-dead_see-text = Of dode spelers alle personages zien, en de groene kaarten die na hun dood worden gegeven.
sh-setup-dead_see-yes = De doden zien alles
sh-setup-dead_see-no = De doden zien wat iedereen ziet
sh-setup-dead_talk = Chat voor de doden
sh-setup-dead_talk-text = Of dode spelers met de levenden mogen praten. Alleen als de doden niet alles zien.
sh-setup-dead_talk-yes = De doden praten met iedereen
sh-setup-dead_talk-no = De doden praten alleen met elkaar

## Table options that cannot be used

sh-bad-players-count = Shadow Hunters is voor 4 tot 8 spelers.
sh-bad-preset-value = Zo’n voorinstelling is er niet. De enige is de eerste partij.
sh-bad-preset-six_players = De eerste partij is voor hoogstens zes spelers.
sh-bad-preset-basic_pool = De eerste partij speel je met de basispersonages.
sh-bad-pool-value = De personages kunnen ‘Basis’, ‘Gevorderd’, ‘Gemengd’, ‘Gekozen’ of ‘Vrij’ zijn.
sh-bad-picked-value = De gekozen personages moeten een lijst van personages zijn.
sh-bad-picked-other_pool = Je kunt alleen zelf personages kiezen als de personages op ‘Gekozen’ staan.
sh-bad-picked-one_of_each = Kies precies één personage per letter, tien in totaal.
sh-bad-first_round_no_attack-value = De vreedzame eerste ronde staat aan of uit.
sh-bad-opening_prophecy_from_players-value = Het aantal spelers voor groene kaarten vooraf kan 4, 5, 6, 7 of 8 zijn, of 0 voor nooit.
sh-bad-vampires_win_on_three_dead_humans-value = Winnen door drie dode mensen staat aan of uit.
sh-bad-vampires_win_on_three_dead_humans-seven_players = Alleen met zeven spelers doen er drie mensen mee.
sh-bad-adjacent_for_e1-value = De stap van Elena kan ‘ring’ of ‘partner’ zijn.
sh-bad-u2_target_location-value = De locatie van Umbra kan de Bron van Wijsheid of het Kerkhof zijn.
sh-bad-deck_size-value = De stapels kunnen 16 of 18 kaarten hebben.
sh-bad-dead_see-value = De doden zien alles of alleen wat openbaar is.
sh-bad-dead_talk-value = De chat voor de doden staat aan of uit.
sh-bad-dead_talk-dead_see = De doden mogen alleen met de levenden praten als ze niet alles zien.
