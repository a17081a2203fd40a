ac-name = Among Cultists
ac-automa = AUTOMA

## The two teams

ac-side-investigators = Onderzoekers
    .own = Onderzoekers
    .goal = { $players ->
        [7] De Onderzoekers halen de punten die ze nodig hebben, of er leeft geen Cultist meer. In beide gevallen is dat te laat als er aan het eind van een eerdere ronde al 4 Onderzoekers dood waren. Doden die niemand heeft ontdekt, tellen mee.
        [8] De Onderzoekers halen de punten die ze nodig hebben, of er leeft geen Cultist meer. In beide gevallen is dat te laat als er aan het eind van een eerdere ronde al 5 Onderzoekers dood waren. Doden die niemand heeft ontdekt, tellen mee.
        [5] De Onderzoekers halen de punten die ze nodig hebben voordat 3 van hen dood zijn. Doden die niemand heeft ontdekt, tellen mee. Of de Cultist wordt een spook, hoeveel doden er ook zijn.
       *[other] De Onderzoekers halen de punten die ze nodig hebben voordat 4 van hen dood zijn. Doden die niemand heeft ontdekt, tellen mee. Of de Cultist wordt een spook, hoeveel doden er ook zijn.
    }
ac-side-cultists = Cultisten
    .own = Cultisten
    .goal = { $players ->
        [5] Zijn er 3 Onderzoekers dood, ontdekt of niet, dan kun je dat aan het eind van een ronde aankondigen en win je. Halen ze daarna nog hun punten, dan win je ook. Je wint ook als ronde 10 voorbij is. Word je een spook, dan verlies je, hoeveel doden er ook zijn.
        [7] Je wint als de Onderzoekers hun punten halen of de laatste Cultist een spook wordt, mits er aan het eind van een eerdere ronde al 4 Onderzoekers dood waren, ontdekt of niet. Je wint ook als ronde 10 voorbij is.
        [8] Je wint als de Onderzoekers hun punten halen of de laatste Cultist een spook wordt, mits er aan het eind van een eerdere ronde al 5 Onderzoekers dood waren, ontdekt of niet. Je wint ook als ronde 10 voorbij is.
       *[other] Zijn er 4 Onderzoekers dood, ontdekt of niet, dan kun je dat aan het eind van een ronde aankondigen en win je. Halen ze daarna nog hun punten, dan win je ook. Je wint ook als ronde 10 voorbij is. Word je een spook, dan verlies je, hoeveel doden er ook zijn.
    }

## Colours of rooms

ac-colour-DB = donkerblauw
ac-colour-P = roze
ac-colour-LB = lichtblauw
ac-colour-O = oranje
ac-colour-G = groen
ac-colour-R = rood

## Shelves

ac-shelf-D1 = donkerblauw 1
    .the = het donkerblauwe rek 1
ac-shelf-D2 = donkerblauw 2
    .the = het donkerblauwe rek 2
ac-shelf-D3 = donkerblauw 3
    .the = het donkerblauwe rek 3
ac-shelf-P = roze
    .the = het roze rek
ac-shelf-LB = lichtblauw
    .the = het lichtblauwe rek
ac-shelf-O = oranje
    .the = het oranje rek
ac-shelf-G = groen
    .the = het groene rek
ac-shelf-R = rood
    .the = het rode rek

## Rooms

# On the map of a phone and of the terminal, no word of a name may have more than 11 letters (in
# ac-place-HN: 7; in ac-place-HS: 8).
ac-place-D1 = Leeszaal
    .the = de Leeszaal
    .in = in de Leeszaal
ac-place-D2 = Archief
    .the = het Archief
    .in = in het Archief
ac-place-D3 = Kaartenzaal
    .the = de Kaartenzaal
    .in = in de Kaartenzaal
ac-place-P1 = Slaapzaal
    .the = de Slaapzaal
    .in = in de Slaapzaal
ac-place-P2 = Ziekenboeg
    .the = de Ziekenboeg
    .in = in de Ziekenboeg
ac-place-P3 = Muziekkamer
    .the = de Muziekkamer
    .in = in de Muziekkamer
ac-place-O1 = Chemielab
    .the = het Chemielab
    .in = in het Chemielab
ac-place-O2 = Anatomisch Theater
    .the = het Anatomisch Theater
    .in = in het Anatomisch Theater
ac-place-LB = Cafetaria
    .the = de Cafetaria
    .in = in de Cafetaria
ac-place-LB-text = Eén keer per ronde kan een levend personage hier iedereen oproepen om te stemmen.
ac-place-R = Beveiliging
    .the = de Beveiliging
    .in = bij de Beveiliging
ac-place-R-text = Als er stroom is, kun je hier met de camera elke onderzochte kamer of ieders status controleren. Is er geen stroom, dan kun je de stroom hier herstellen.
ac-place-G = Plantenkas
    .the = de Plantenkas
    .in = in de Plantenkas
ac-place-G-text = Als de poort open is, kunnen twee personages die hier samen sluiten. Dat kost ze allebei hun actie. De Onderzoekers hebben dan 1 punt minder nodig.

## Halls

ac-place-H0 = Centrale Hal
    .the = de Centrale Hal
    .in = in de Centrale Hal
ac-place-HN = Galerij Noord
    .the = de Galerij Noord
    .in = in de Galerij Noord
ac-place-HW = Kruisgang West
    .the = de Kruisgang West
    .in = in de Kruisgang West
ac-place-HE = Passage Oost
    .the = de Passage Oost
    .in = in de Passage Oost
ac-place-HS = { $players ->
        [7] Arcade Zuid
        [8] Arcade Zuid
       *[other] Zuidtrap
    }
    .the = { $players ->
        [7] de Arcade Zuid
        [8] de Arcade Zuid
       *[other] de Zuidtrap
    }
    .in = { $players ->
        [7] in de Arcade Zuid
        [8] in de Arcade Zuid
       *[other] op de Zuidtrap
    }
ac-place-HNW = Kruisgang Noordwest
    .the = de Kruisgang Noordwest
    .in = in de Kruisgang Noordwest
ac-place-HSW = Kruisgang Zuidwest
    .the = de Kruisgang Zuidwest
    .in = in de Kruisgang Zuidwest
ac-place-HNE = Passage Noordoost
    .the = de Passage Noordoost
    .in = in de Passage Noordoost
ac-place-HSE = Passage Zuidoost
    .the = de Passage Zuidoost
    .in = in de Passage Zuidoost
ac-place-unsafe = onveilige doorgang
    .the = de onveilige doorgang
    .in = in de onveilige doorgang

## Cards

ac-card-alive = Levend
    .one = een Levend-kaart
ac-card-alive-text = Onschadelijk. Wie alleen Levend-kaarten als polsslagkaarten heeft, leeft.
ac-card-dead = Dood
    .one = een Dood-kaart
ac-card-dead-text = Dodelijk voor wie deze kaart krijgt. Niemand merkt het tot iemand controleert.
ac-card-success = Succes
    .one = een Succes-kaart
ac-card-success-text = Getrokken in een kamer: een boek uit die kamer gaat naar het rek. Getrokken uit de onveilige doorgang: er gebeurt niets.
ac-card-failure = Mislukt
    .one = een Mislukt-kaart
ac-card-failure-text = Getrokken in een kamer: er gebeurt niets. Getrokken uit de onveilige doorgang: een cultist breekt in. Is er buiten geen cultist meer, dan komt de Visman.
ac-card-sabotage = Sabotage
    .one = een Sabotage-kaart
ac-card-sabotage-text = Getrokken in een kamer: een boek gaat van het rek terug naar de kamer. Getrokken uit de onveilige doorgang: de Visman komt.

## Route cards

ac-route-0 = route 1
    .number = 1
ac-route-1 = route 2
    .number = 2
ac-route-2 = route 3
    .number = 3
ac-route-3 = route 4
    .number = 4
ac-route-4 = route 5
    .number = 5
ac-route-5 = route 6
    .number = 6
ac-route-6 = route 7
    .number = 7
ac-route-7 = route 8
    .number = 8
ac-route-8 = route 9
    .number = 9
ac-route-9 = route 10
    .number = 10

## Event tokens

ac-token-lightning = Blikseminslag
ac-token-lightning-text = De stroom valt uit of komt juist terug. Valt de stroom uit, dan heeft elke groep van drie of meer meteen een ontmoeting.
ac-token-secret_doors = Geheime deuren onthuld
ac-token-secret_doors-text = Tot de volgende gebeurtenis tellen alle kamers van dezelfde kleur als één locatie. Je gaat er gratis van de ene naar de andere, en personages in verschillende kamers van die kleur kunnen elkaar meteen ontmoeten.
ac-token-no_connection = Geen verbinding
ac-token-no_connection-text = Tot de volgende gebeurtenis kan niemand praten. Ook vóór een stemming is er geen overleg.
ac-token-watching_eyes = Valse ogen kijken toe
ac-token-watching_eyes-text = Wie leeft en het Mes heeft, mag de polsslagkaarten van een ander levend personage bekijken en mag een dode onthullen.
ac-token-high_morale = Hoog moreel
ac-token-high_morale-text = In de volgende ronde heeft iedereen 1 bewegingspunt meer.
ac-token-under_control = Situatie onder controle
ac-token-under_control-text = Wie leeft en het Mes heeft, mag in het geheim een gebeurtenisfiche trekken en dat terug in het zakje doen of uit het spel halen.
ac-token-gate_opens = De poort gaat open
ac-token-gate_opens-text = In de Plantenkas gaat een poort open. Gaat die op tijd dicht, dan hebben de Onderzoekers 1 punt minder nodig. Zo niet, dan hebben ze 1 punt meer nodig.
ac-token-broken_panes = Gebroken ruiten
ac-token-broken_panes-text = Twee kaarten van de trekstapel gaan gedekt in de stapel van de onveilige doorgang. Daarna wordt er een kaart uit die stapel onthuld, die meteen effect heeft.
ac-token-low_morale = Laag moreel
ac-token-low_morale-text = In de volgende ronde hebben alle levende personages 1 bewegingspunt minder.
ac-token-mirror = Spiegel
ac-token-mirror-text = De gebeurtenis van de vorige ronde herhaalt zich.

## What happens to an event token that was drawn in secret

ac-fate-put_back = terug in het zakje
    .do = Doe het terug in het zakje
ac-fate-remove = uit het spel
    .do = Haal het uit het spel

## Causes of death, in tables

ac-death-card = een Dood-kaart
ac-death-vote = de stemming
ac-death-role = de eigen rol
ac-death-assassin = de Moordenaar
ac-death-unrevealed = een Dood-kaart die niemand onthulde

## Characters

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

## Roles

ac-role-investigator = Onderzoeker
    .one = een Onderzoeker
    .team = { ac-side-investigators.own }
ac-role-investigator-text = Je hebt geen speciale vaardigheid.
ac-role-investigator-about = Een Onderzoeker heeft geen speciale vaardigheid.
ac-role-investigator-goal = { ac-side-investigators.goal }
ac-role-cultist = Cultist
    .one = een Cultist
    .team = { ac-side-cultists.own }
ac-role-cultist-text = Je kunt bij ontmoetingen Dood-kaarten geven en de zoektocht dwarsbomen met Mislukt- en Sabotage-kaarten. Je hebt geen route nodig.
ac-role-cultist-about = Een Cultist kan bij ontmoetingen Dood-kaarten geven en de zoektocht dwarsbomen met Mislukt- en Sabotage-kaarten, en heeft geen route nodig. In de nacht zien de Cultisten elkaar en zien ze wie er al dood is.
ac-role-cultist-goal = { ac-side-cultists.goal }
ac-role-seer = Ziener
    .one = de Ziener
    .team = { ac-side-investigators.own }
ac-role-seer-text = In de nacht kom je te weten wie de Cultisten zijn. Staan de Onderzoekers op het punt te winnen, dan mogen de Cultisten één personage als de Ziener aanwijzen. Wijzen ze jou aan, dan winnen zij alsnog.
ac-role-seer-about = De Ziener komt in de nacht te weten wie de Cultisten zijn. Staan de Onderzoekers op het punt te winnen, dan mogen de Cultisten één personage als de Ziener aanwijzen. Hebben ze het goed, dan winnen zij alsnog.
ac-role-seer-goal = { ac-side-investigators.goal }
ac-role-radiant = Stralende Schoonheid
    .one = de Stralende Schoonheid
    .team = { ac-side-investigators.own }
ac-role-radiant-text = Word je een spook, dan toon je je rol. Vanaf dat moment is er altijd stroom waar jouw spook is.
ac-role-radiant-about = Wordt de Stralende Schoonheid een spook, dan wordt deze rol getoond. Vanaf dat moment is er altijd stroom waar dat spook is.
ac-role-radiant-goal = { ac-side-investigators.goal }
ac-role-infected = Geïnfecteerde
    .one = de Geïnfecteerde
    .team = { ac-side-investigators.own }
ac-role-infected-text = Word je een spook, dan toon je je rol. Tot het eind van de volgende ronde geeft niemand kaarten bij ontmoetingen.
ac-role-infected-about = Wordt de Geïnfecteerde een spook, dan wordt deze rol getoond. Tot het eind van de volgende ronde geeft niemand kaarten bij ontmoetingen.
ac-role-infected-goal = { ac-side-investigators.goal }
ac-role-super_ghost = Superspook
    .one = het Superspook
    .team = { ac-side-investigators.own }
ac-role-super_ghost-text = Word je een spook, dan toon je je rol. Jouw spook kan alle kameracties doen waar je route dat toelaat.
ac-role-super_ghost-about = Wordt het Superspook een spook, dan wordt deze rol getoond. Het spook kan alle kameracties doen waar de route dat toelaat.
ac-role-super_ghost-goal = { ac-side-investigators.goal }
ac-role-mechanic = Monteur
    .one = de Monteur
    .team = { ac-side-investigators.own }
ac-role-mechanic-text = Zolang je leeft, heb je geen route nodig.
ac-role-mechanic-about = Een levende Monteur heeft geen route nodig.
ac-role-mechanic-goal = { ac-side-investigators.goal }
ac-role-rookie = Groentje
    .one = het Groentje
    .team = { ac-side-investigators.own }
ac-role-rookie-text = Je sterft als je oproept om te stemmen of de camera gebruikt.
ac-role-rookie-about = Het Groentje sterft als het oproept om te stemmen of de camera gebruikt.
ac-role-rookie-goal = { ac-side-investigators.goal }
ac-role-klutz = Kluns
    .one = de Kluns
    .team = { ac-side-investigators.own }
ac-role-klutz-text = Je sterft als je het Mes gebruikt: voor een gebeurtenis, om de Visman weg te jagen, om anders te stemmen, of om op iemand te stemmen als het Mes dubbel telt.
ac-role-klutz-about = De Kluns sterft bij elk gebruik van het Mes: voor een gebeurtenis, om de Visman weg te jagen, om anders te stemmen, of om op iemand te stemmen als het Mes dubbel telt.
ac-role-klutz-goal = { ac-side-investigators.goal }
ac-role-coward = Watje
    .one = het Watje
    .team = { ac-side-investigators.own }
ac-role-coward-text = Je sterft als je zelf een dode onthult.
ac-role-coward-about = Het Watje sterft als het zelf een dode onthult.
ac-role-coward-goal = { ac-side-investigators.goal }
ac-role-firestarter = Pyromaan
    .one = de Pyromaan
    .team = { ac-side-investigators.own }
ac-role-firestarter-text = Tussen je kaarten zitten een Mislukt- en een Sabotage-kaart. Heb je aan het eind van ronde 5 nog een van die twee in je hand, dan sterf je.
ac-role-firestarter-about = De Pyromaan heeft een Mislukt- en een Sabotage-kaart, en sterft als een van die twee aan het eind van ronde 5 nog in de hand zit.
ac-role-firestarter-goal = { ac-side-investigators.goal }
ac-role-assassin = Moordenaar
    .one = de Moordenaar
    .team = { ac-side-investigators.own }
ac-role-assassin-text = Eén keer per partij mag je als actie je rol tonen en een ander levend personage op jouw locatie vermoorden. Er komt geen stemming.
ac-role-assassin-about = Eén keer per partij mag de Moordenaar als actie deze rol tonen en een ander levend personage op dezelfde locatie vermoorden. Er komt geen stemming.
ac-role-assassin-goal = { ac-side-investigators.goal }

## Icons and badges on the board and at the seats

ac-icon-code = Letters in een kamer
ac-icon-code-text = De kleur van de kamer: D is donkerblauw, L lichtblauw, Rz roze, O oranje, G groen en Rd rood. Kamers van dezelfde kleur hebben een nummer.
ac-icon-books = Boeken
ac-icon-books-text = De boeken die nog in deze kamer zijn. Controleer de kamer om ze naar het rek te brengen.
ac-icon-deck = Kamerstapel
ac-icon-deck-text = De kamerkaarten in deze kamer. Bij drie of meer is de kamer onderzocht.
ac-icon-token = Kamerfiche
ac-icon-token-text = Gedekt: deze kamer is nog niet onderzocht.
ac-icon-searched = Onderzocht
ac-icon-searched-text = Deze kamer is onderzocht. Je kunt hier controleren of er boeken zijn.
ac-icon-unsafe = Onveilige doorgang
ac-icon-unsafe-text = Toen deze kamer onderzocht werd, is er een kaart uit de stapel van de onveilige doorgang getrokken.
ac-icon-completed = Afgerond
ac-icon-completed-text = Alle boeken van deze kamer staan in het rek. Niemand kan hier nog kaarten leggen of de kamer controleren.
ac-icon-route = Jouw route
ac-icon-route-text = Je kunt hier deze ronde kameracties doen.
ac-icon-vote = Stemfiche
ac-icon-vote-text = Hier kun je deze ronde iedereen oproepen om te stemmen.
ac-icon-camera = Camera
ac-icon-camera-text = Als er stroom is, kun je van hieruit elke onderzochte kamer of ieders status controleren.
ac-icon-gate = Poort
ac-icon-gate-text = Twee personages kunnen de poort hier samen sluiten. Blijft die te lang open, dan hebben de Onderzoekers 1 punt meer nodig.
ac-icon-intruder = Cultistenfiche
ac-icon-intruder-text = Er is een cultist ingebroken. Niemand kan hier kameracties doen tot iemand de cultist bevecht.
ac-icon-fishman = Visman
ac-icon-fishman-text = Hij verspert zijn gang. Alleen wie leeft en het Mes heeft, kan erin en kan hem wegjagen.
ac-icon-knife = Mes
ac-icon-knife-text = Wie het Mes heeft, begint deze ronde en kan het gebruiken bij sommige gebeurtenissen, bij stemmingen en tegen de Visman.
ac-icon-power = Stroom
ac-icon-power-text = Aan: er is alleen een ontmoeting als er precies twee personages bij elkaar zijn, en de camera werkt. Uit: ook grotere groepen hebben ontmoetingen.
ac-icon-ghost = Spook
ac-icon-ghost-text = Dit personage is dood en speelt verder als spook.
ac-icon-pulse = Polsslagkaarten
ac-icon-pulse-text = De kaarten die dit personage bij ontmoetingen heeft gekregen. Eén Dood-kaart is al dodelijk.
ac-icon-encounter_cards = Ontmoetingskaarten
ac-icon-encounter_cards-text = Handkaarten om bij ontmoetingen aan anderen te geven.
ac-icon-room_cards = Kamerkaarten
ac-icon-room_cards-text = Handkaarten om op kamerstapels te leggen.
ac-icon-shelf = Rek
ac-icon-shelf-text = Als alle boeken er zijn, levert het rek zijn punten op.
ac-icon-points = Punten
ac-icon-points-text = De punten van de Onderzoekers, en hoeveel ze er nodig hebben.
ac-icon-draw_pile = Trekstapel
ac-icon-draw_pile-text = Na elke statuscontrole gaat een kaart van deze stapel gedekt naar een andere stapel.
ac-icon-unsafe_deck = Stapel van de onveilige doorgang
ac-icon-unsafe_deck-text = Kaarten die cultisten en de Visman kunnen binnenlaten.
ac-icon-outside = Cultisten buiten
ac-icon-outside-text = Cultistenfiches die nog niet zijn binnengekomen.
ac-icon-steps = Voetafdrukken
ac-icon-steps-text = Door hoeveel deuren je nog kunt gaan.
ac-icon-active = Oplichtende ring
ac-icon-active-text = Dit personage is aan de beurt.
ac-icon-automa_route = De route van AUTOMA
ac-icon-automa_route-text = De kleuren van de kamers waar AUTOMA deze ronde heen wil.
ac-icon-ballot = Stem
ac-icon-ballot-text = Hoe dit personage bij de laatste stemming heeft gestemd.
ac-icon-choice = Klein rond teken
ac-icon-choice-text = Je kunt deze locatie of dit personage kiezen. Het plaatje laat zien waarvoor.
ac-icon-clock = Klok
ac-icon-clock-text = De ronde en de gebeurtenissen tot nu toe.

## The narrator of the night

ac-night-falls =
    De laatste lamp gaat uit, de trap wordt stil,
    het stof daalt neer op wat geen mens nog leest.
    Doe nu je ogen dicht: wie waken wil
    is in het donker nooit alleen geweest.
ac-night-cultists_wake =
    Cultisten, kijk. Voorbij de kring van licht
    gaan nog twee ogen open in de nacht.
    Een knik volstaat, dus hou je lippen dicht:
    de trap heeft oren en er loopt een wacht.
ac-night-cultist_wakes =
    Cultist, kijk op. Jij waakt alleen vannacht;
    de rest slaapt al, met inkt nog op de huid.
    Je hebt de sleutels, en een boek dat zacht
    bevelen fluistert: voer ze zwijgend uit.
ac-night-victims =
    Pak nu de lamp en neem de namen door.
    Rondom je ademt ieder diep en stil.
    Misschien trok inkt door iemands naam een spoor,
    en wie zo heet, die merkte geen verschil.
ac-night-cultists_sleep =
    Cultisten, ga weer slapen. Knik en blik
    vervagen als je adem op een ruit.
    Straks luidt de bel: je gaapt, je veinst wat schrik
    en ziet er als een brave slaper uit.
ac-night-cultist_sleeps =
    Cultist, het licht kan uit. De rook vervliegt.
    Ga liggen, adem zoals elke nacht.
    Straks vraagt de ochtend een gezicht dat liegt:
    je hebt het van de dag nog meegebracht.
ac-night-seer_wakes =
    Word wakker, Ziener. Hou een vel papier
    vlak bij de vlam: wat niemand zag, wordt bruin.
    Lees wat er staat, je ogen op een kier,
    en zwijg: wie jou vindt, legt dit huis in puin.
ac-night-seer_sleeps =
    Ga slapen, Ziener. Alle inkt verdween:
    het blad is wit, en wit verraadt je niet.
    Raad morgen luidkeels mee met iedereen,
    dan merkt er niemand wat een Ziener ziet.
ac-night-dawn =
    Grijs licht kruipt over stof in elke hoek.
    Word wakker, tel de koppen, strik je schoen.
    Vertrouw elkaar, want er zijn boeken zoek,
    en niemand kan een leven overdoen.

## Before the first round

ac-event-plays = { $seat_is_me ->
    [yes] Je heet { $seat_name } en je personage is { $character }.
   *[no] Het personage { $seat_own } is { $character }.
}
ac-event-automa_route = De route { $seat_own } ligt open: { $route }.
ac-event-roles = { $number ->
    [0] { $players ->
        [7] Rollen in deze partij: 2 Cultisten en verder Onderzoekers.
        [8] Rollen in deze partij: 2 Cultisten en verder Onderzoekers.
       *[other] Rollen in deze partij: 1 Cultist en verder Onderzoekers.
    }
   *[other] { $players ->
        [7] Rollen in deze partij: 2 Cultisten, { $roles_one }, en verder Onderzoekers.
        [8] Rollen in deze partij: 2 Cultisten, { $roles_one }, en verder Onderzoekers.
       *[other] Rollen in deze partij: 1 Cultist, { $roles_one }, en verder Onderzoekers.
    }
}
ac-event-one_of = Ook een van deze { $number } rollen doet mee, maar niemand weet welke: { $roles_one }.
ac-event-begins = { $seat_is_me ->
    [yes] Je hebt het Mes en mag beginnen.
   *[no] { $seat } heeft het Mes en mag beginnen.
}
ac-event-you_are = { $role_id ->
    [investigator] Je bent { $role_one } en je volgt { $route }. Hou het voor je.
    [cultist] Je bent { $role_one }. Je hebt { $route }, maar die hoef je niet te volgen. Hou het voor je.
    [mechanic] Je bent { $role_one } en je hoort bij de { $role_team }. Je hebt { $route }, maar die hoef je niet te volgen. Hou het voor je.
   *[other] Je bent { $role_one }, je hoort bij de { $role_team } en je volgt { $route }. Hou het voor je.
}
ac-event-night = { $step }
ac-event-is_cultist = { $seat_is_me ->
    [yes] Je bent een Cultist.
   *[no] { $seat } is een Cultist.
}
ac-event-dead_already = { $seat_is_me ->
    [yes] Je bent al dood en weet het niet.
   *[no] { $seat } is al dood en weet het niet.
}

## Movement and encounters

ac-event-round = { $seat_is_me ->
    [yes] Ronde { $number }. Jij hebt het Mes.
   *[no] Ronde { $number }. { $seat } heeft het Mes.
}
ac-event-enters = { $seat } gaat naar { $place_the }.
ac-event-slips = { $seat } glipt door een geheime deur naar { $place_the }.
ac-event-stays = { $seat_is_me ->
    [yes] Je kunt geen kant op en blijft { $place_in }.
   *[no] { $seat } kan geen kant op en blijft { $place_in }.
}
ac-event-appears = { $seat_is_me ->
    [yes] Je spook zweeft door de muren naar { $place_the }.
   *[no] Het spook { $seat_own } zweeft door de muren naar { $place_the }.
}
ac-event-encounter = { $number ->
    [2] Ontmoeting onder vier ogen: { $seats_stressed }.
   *[other] Ontmoeting in het donker: { $seats_stressed }.
}
ac-event-no_gifts = Door de infectie worden er geen kaarten gegeven.
ac-event-turns_to = { $seat_is_me ->
    [yes] Je wendt je tot { $seat2_object }.
   *[no] { $seat } wendt zich tot { $seat2_object }.
}
ac-event-gives = { $seat } geeft { $seat2_weak } een kaart.
ac-event-gave = Je kaart voor { $seat_object } is { $pulse_card_one }.

## Events

ac-event-event = De klok slaat: { $event }.
ac-event-no_event = Het zakje is leeg. Deze ronde is er geen gebeurtenis.
ac-event-nothing_mirrored = De Spiegel is leeg: er is geen gebeurtenis om te herhalen.
ac-event-mirrored = De Spiegel herhaalt een gebeurtenis: { $event }.
ac-event-power = { $flag ->
    [yes] De lampen flakkeren en branden weer. Er is stroom.
   *[no] Alle lampen gaan uit. De stroom is uitgevallen.
}
ac-event-gate_opens = { $number ->
    [11] { -ac-gate-forever }
    [12] { -ac-gate-forever }
    [13] { -ac-gate-forever }
   *[other] In de Plantenkas gaat een poort open. Die moet uiterlijk aan het eind van ronde { $number } dicht zijn.
}
-ac-gate-forever = In de Plantenkas gaat een poort open. Die kan tot het eind van het spel worden gesloten.
ac-event-looks = { $seat2_is_me ->
    [yes] { $seat } bekijkt jouw polsslagkaarten.
   *[no] { $seat } bekijkt de polsslagkaarten { $seat2_own }.
}
ac-event-draws_token = { $seat_is_me ->
    [yes] Je trekt een gebeurtenisfiche dat alleen jij ziet.
   *[no] { $seat } trekt een gebeurtenisfiche en laat het aan niemand zien.
}
ac-event-sees_token = Je hebt ‘{ $event }’ getrokken.
ac-event-token_fate = { $fate_id ->
    [remove] Je haalt ‘{ $event }’ uit het spel.
   *[put_back] Je doet ‘{ $event }’ terug in het zakje.
}

## Actions

ac-event-passes = { $seat } past.
ac-event-checks = { $seat2_is_me ->
    [yes] { $seat } controleert jouw status.
   *[no] { $seat } controleert de status { $seat2_own }.
}
ac-event-sees_pulse = { $number2 ->
    [0] Alleen jij ziet de polsslagkaarten { $seat_own }: { $number } Levend.
   *[other] Alleen jij ziet de polsslagkaarten { $seat_own }: { $number } Levend, { $number2 } Dood.
}
ac-event-no_reveal = { $seat_is_me ->
    [yes] Je onthult geen dode.
   *[no] { $seat2_is_me ->
        [yes] { $seat } bekijkt jouw polsslagkaarten en onthult geen dode.
       *[no] { $seat } bekijkt de polsslagkaarten { $seat2_own } en onthult geen dode.
    }
}
ac-event-reveals = { $seat2_is_me ->
    [yes] { $seat } onthult een Dood-kaart tussen jouw polsslagkaarten.
   *[no] { $seat } onthult een Dood-kaart tussen de polsslagkaarten { $seat2_own }.
}
ac-event-pile_card = Er gaat een kaart van de trekstapel gedekt naar de kamerstapel { $place_in }.
ac-event-pile_card_unsafe = Er gaat een kaart van de trekstapel gedekt naar de stapel van de onveilige doorgang.
ac-event-secures = { $seat_is_me ->
    [yes] Je stelt { $place_the } veilig: je kaart gaat in de stapel van de onveilige doorgang.
   *[no] { $seat } stelt { $place_the } veilig: er gaat een kaart in de stapel van de onveilige doorgang.
}
ac-event-fights = { $seat } verjaagt de cultist { $place_in } voorgoed.
ac-event-chases = { $seat_is_me ->
    [yes] Met het Mes in de hand jaag je de Visman terug het meer in.
   *[no] Met het Mes in de hand jaagt { $seat } de Visman terug het meer in.
}
ac-event-kills = { $seat } vermoordt { $seat2_object } voor ieders ogen.
ac-event-refills = { $seat } legt een kaart op de kamerstapel { $place_in }.
ac-event-laid = { $lay_place_id ->
    [unsafe] Je kaart in de stapel van de { $lay_place } is { $room_card_one }.
   *[other] Je kaart { $lay_place_in } is { $room_card_one }.
}
ac-event-searched = { $flag ->
    [yes] Daarmee is { $place_the } onderzocht. Het kamerfiche heeft het symbool van de onveilige doorgang, dus er wordt een kaart uit de stapel van die doorgang getrokken.
   *[no] Daarmee is { $place_the } onderzocht.
}
ac-event-room_card = { $seat } controleert { $place_the } en trekt { $room_card_one }.
ac-event-book = Er gaat een boek van { $place_the } naar { $shelf_the }.
ac-event-book_back = Er gaat een boek van { $shelf_the } terug naar { $place_the }.
ac-event-completed = Alle boeken { $place_in } zijn gevonden. De kamer is afgerond.
ac-event-scores = Alle boeken voor { $shelf_the } zijn er: { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}. De Onderzoekers hebben er nu { $number2 }.
ac-event-unsafe_card = Uit de onveilige doorgang komt { $room_card_one }.
ac-event-intruder = Glasgerinkel: er is een cultist { $place_in }. Niemand kan de kamer gebruiken tot iemand de cultist bevecht.
ac-event-fishman_comes = Vanaf het meer naderen natte voetstappen: de Visman is { $place_in }.
ac-event-calls_vote = { $seat } roept iedereen op om te stemmen.
ac-event-uses_camera = { $seat } gebruikt de camera.
ac-event-restores_power = { $seat } herstelt de stroom.
ac-event-asks_at_gate = { $seat } vraagt { $seat2_weak } om hulp bij het sluiten van de poort.
ac-event-refuses_at_gate = { $seat } weigert te helpen bij de poort.
ac-event-gate_closed = { $seat_says } en { $seat2_stressed } sluiten de poort. De Onderzoekers hebben nu { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} nodig.
ac-event-gate_too_late = De poort kan niet meer dicht. De Onderzoekers hebben nu { $number ->
    [one] { $number } punt
   *[other] { $number } punten
} nodig.

## Votes, deaths, the end

ac-event-votes = { $seat_is_me ->
    [yes] Je stemt op { $seat2_self }.
   *[no] { $seat2_same ->
        [yes] { $seat } stemt op zichzelf.
       *[no] { $seat } stemt op { $seat2_object }.
    }
}
ac-event-votes_nobody = { $seat_is_me ->
    [yes] Je onthoudt je.
   *[no] { $seat } onthoudt zich.
}
ac-event-changes_vote = { $seat_is_me ->
    [yes] Je gebruikt het Mes om anders te stemmen: nu op { $seat2_self }.
   *[no] { $seat2_same ->
        [yes] { $seat } gebruikt het Mes om anders te stemmen: nu op zichzelf.
       *[no] { $seat } gebruikt het Mes om anders te stemmen: nu op { $seat2_object }.
    }
}
ac-event-changes_vote_nobody = { $seat_is_me ->
    [yes] Je gebruikt het Mes om je alsnog te onthouden.
   *[no] { $seat } gebruikt het Mes om zich alsnog te onthouden.
}
ac-event-counts_double = { $seat_is_me ->
    [yes] Jij hebt het Mes, dus jouw stem telt dubbel.
   *[no] { $seat } heeft het Mes, dus die stem telt dubbel.
}
ac-event-counted = { $number ->
    [one] { $number } stem op { $seat_object }.
   *[other] { $number } stemmen op { $seat_object }.
}
ac-event-abstentions = { $number ->
    [one] { $number } onthouding.
   *[other] { $number } onthoudingen.
}
ac-event-nobody_out = Niemand wordt weggestemd.
ac-event-voted_out = { $seat } wordt weggestemd.
ac-event-becomes_ghost = { $seat_is_me ->
    [yes] { $death_id ->
        [vote] Je bent weggestemd en bent nu een spook.
        [role] Je bent gestorven door je eigen rol en bent nu een spook.
        [assassin] De Moordenaar heeft je vermoord. Je bent nu een spook.
        [unrevealed] Je bent gestorven aan een Dood-kaart die niemand onthulde.
       *[card] Je bent gestorven aan een Dood-kaart en bent nu een spook.
    }
   *[no] { $death_id ->
        [vote] { $seat } is weggestemd en is nu een spook.
        [role] { $seat } is gestorven door de eigen rol en is nu een spook.
        [assassin] { $seat } is vermoord door de Moordenaar en is nu een spook.
        [unrevealed] { $seat } is gestorven aan een Dood-kaart die niemand onthulde.
       *[card] { $seat } is gestorven aan een Dood-kaart en is nu een spook.
    }
}
ac-event-shows_role = { $seat_is_me ->
    [yes] Iedereen ziet nu jouw rol: { $role }.
   *[no] Iedereen ziet nu de rol { $seat_own }: { $role }.
}
ac-event-gifts_stop = De infectie verspreidt zich. Tot het eind van ronde { $number } geeft niemand kaarten bij ontmoetingen.
ac-event-announces = { $seat } laat het masker vallen en kondigt aan dat er genoeg Onderzoekers dood zijn. Alle polsslagkaarten worden onthuld.
ac-event-last_cultist_out = Er leeft geen Cultist meer.
ac-event-names_seer = { $seat } wordt aangewezen als de Ziener.
ac-event-was = { $seat } was { $role_one }.
ac-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Eerder zei je iets anders.)
       *[no] { $claim } (Eerder zei { $seat } iets anders.)
    }
   *[no] { $claim }
}
ac-event-ends = De { $side } winnen. { $end }

## Why the game is over

ac-end-points = De Onderzoekers hebben de punten die ze nodig hadden.
ac-end-cultists_out = De laatste levende Cultist is een spook geworden.
ac-end-false_alarm = De aankondiging van de Cultist klopte niet: er zijn te weinig Onderzoekers dood.
ac-end-announced = De aankondiging van de Cultist klopte: er zijn genoeg Onderzoekers dood.
ac-end-rounds_over = Er zijn tien rondes gespeeld.
ac-end-seer_named = De Cultisten hebben de Ziener gevonden.
ac-end-points_too_late = De punten kwamen te laat: er waren al genoeg Onderzoekers dood.
ac-end-out_too_late = De laatste Cultist werd te laat een spook: er waren al genoeg Onderzoekers dood.

## Choices, as buttons and as lines of a list

ac-option-go_on = { $topic ->
    [night] Ik ben er klaar voor
    [watching_eyes] Kijk niet
    [under_control] Trek geen fiche
    [status] Ga verder
    [discussion] Klaar om te stemmen
    [change_vote] Ik blijf bij mijn stem
    [announce] Niets aan te kondigen
   *[other] Ga verder
}
ac-option-go = Ga naar { $place_the }
ac-option-stop = Stop { $place_in }
ac-option-to = Geef je kaart aan { $seat_object }
ac-option-give = Geef { $pulse_card_one }
ac-option-look = Bekijk de polsslagkaarten { $seat_own }
ac-option-draw_token = Trek een gebeurtenisfiche
ac-option-token = { $fate_do }
ac-option-pass = Pas
ac-option-check_status = Controleer de status { $seat_own }
ac-option-reveal = Onthul de dode
ac-option-secure_hallway = Stel deze gang veilig met een kaart
ac-option-fight_cultist = Bevecht de cultist hier
ac-option-scare_off_fishman = Jaag de Visman weg met het Mes
ac-option-kill_character = Vermoord { $seat_object }
ac-option-refill_room = Leg een kaart { $place_in }
ac-option-check_room = Controleer { $place_the }
ac-option-lay = Leg { $room_card_one }
ac-option-call_vote = Roep op om te stemmen
ac-option-use_cameras = Gebruik de camera
ac-option-camera_room = Controleer { $place_the } met de camera
ac-option-camera_status = Controleer de status { $seat_own } met de camera
ac-option-reset_power = Herstel de stroom
ac-option-close_gate = Sluit de poort met { $seat_object }
ac-option-yes = Ja
ac-option-no = Nee
ac-option-vote = Stem op { $seat_self }
ac-option-abstain = Onthouding
ac-option-announce = Kondig aan dat er genoeg Onderzoekers dood zijn
ac-option-name = Wijs { $seat_object } aan als de Ziener
ac-option-name_nobody = Wijs niemand aan

## Questions to the reader

ac-ask-night = De nacht is voorbij. Ben je er klaar voor?
ac-ask-move = Waar ga je heen? { $number ->
    [0] Je hebt geen bewegingspunten meer.
    [one] Je hebt nog { $number } bewegingspunt.
   *[other] Je hebt nog { $number } bewegingspunten.
}
ac-ask-teleport = Je bent een spook en kunt overal naartoe. Waar ga je heen?
ac-ask-give = Welke kaart geef je aan { $seat_object }?
ac-ask-give_to = Het is donker. Wie krijgt je kaart?
ac-ask-watching_eyes = Je hebt het Mes. Wil je iemands polsslagkaarten bekijken?
ac-ask-under_control = Je hebt het Mes. Wil je in het geheim een gebeurtenisfiche trekken?
ac-ask-token = Je hebt ‘{ $event }’ getrokken. Wat doe je ermee?
ac-ask-action = Wat doe je?
ac-ask-status = Je hebt de polsslagkaarten { $seat_own } gezien. Wat doe je?
ac-ask-lay = { $lay_place_id ->
    [unsafe] Welke kaart gaat in de stapel van de { $lay_place }?
   *[other] Welke kaart leg je op de kamerstapel { $lay_place_in }?
}
ac-ask-camera = Wat controleer je met de camera?
ac-ask-close_gate = { $seat } wil de poort samen met jou sluiten. Wil je daar je actie voor gebruiken?
ac-ask-discussion = { $number ->
    [0] Overleg samen: wie vertrouw je? De stemming begint zodra iedereen klaar is.
    [60] Overleg samen: wie vertrouw je? De stemming begint zodra iedereen klaar is, maar uiterlijk na 1 minuut.
    [120] Overleg samen: wie vertrouw je? De stemming begint zodra iedereen klaar is, maar uiterlijk na 2 minuten.
    [180] Overleg samen: wie vertrouw je? De stemming begint zodra iedereen klaar is, maar uiterlijk na 3 minuten.
    [300] Overleg samen: wie vertrouw je? De stemming begint zodra iedereen klaar is, maar uiterlijk na 5 minuten.
   *[other] Overleg samen: wie vertrouw je? De stemming begint zodra iedereen klaar is, maar uiterlijk na { $number } seconden.
}
ac-ask-vote = Wie stem je weg?
ac-ask-change_vote = Je hebt het Mes en hebt alle stemmen gezien. Wil je nu anders stemmen?
ac-ask-announce = De ronde loopt af. Is er iets aan te kondigen?
ac-ask-name_seer = Je verliest, tenzij je de Ziener vindt. Wie is het?

## Claims

ac-claim-side = { $speaker_says }: “Ik hoor bij de { $side_own }.”
ac-claim-gave = { $about_self ->
    [yes] { $speaker_says }: “In ronde { $number } heb ik mezelf { $pulse_card_one } gegeven.”
   *[no] { $speaker_says }: “In ronde { $number } heb ik { $seat_name } { $pulse_card_one } gegeven.”
}
ac-claim-checked = { $about_self ->
    [yes] { $speaker_says }: “In ronde { $number } heb ik mijn eigen status gecontroleerd: { $pulse_card }.”
   *[no] { $speaker_says }: “In ronde { $number } heb ik de status van { $seat_name } gecontroleerd: { $pulse_card }.”
}
ac-claim-laid = { $lay_place_id ->
    [unsafe] { $speaker_says }: “In ronde { $number } heb ik { $room_card_one } in de stapel van de { $lay_place } gedaan.”
   *[other] { $speaker_says }: “In ronde { $number } heb ik { $room_card_one } op de kamerstapel { $lay_place_in } gelegd.”
}
ac-claim-saw_event = { $speaker_says }: “In ronde { $number } heb ik in het geheim ‘{ $event }’ getrokken.”
ac-claim-will_go = { $speaker_says }: “In ronde { $number } ga ik naar { $place_the }.”
ac-claim-suspect = { $about_self ->
    [yes] { $speaker_says }: “Verdenk mij gerust.”
   *[no] { $speaker_says }: “Ik verdenk { $seat_name }.”
}
ac-claim-trust = { $about_self ->
    [yes] { $speaker_says }: “Je kunt me vertrouwen.”
   *[no] { $speaker_says }: “Ik vertrouw { $seat_name }.”
}
ac-claim-vote_for = { $about_self ->
    [yes] { $speaker_says }: “Ik ga op mezelf stemmen.”
   *[no] { $speaker_says }: “Ik ga op { $seat_name } stemmen.”
}

## Headings of statistics over many games

ac-tally-books = Boeken in de rekken aan het eind van elke ronde
ac-tally-points = Punten aan het eind van elke ronde
ac-tally-deaths = Doden per oorzaak

## Table options: the name, a -text that explains it, and its values

ac-setup-players = Spelers
ac-setup-players-text = Hoeveel mensen er meespelen. AUTOMA, een personage dat niemand speelt, doet met vier mensen altijd mee en wordt hier niet meegeteld.
ac-setup-players-4 = 4 mensen en AUTOMA: één Cultist
ac-setup-players-5 = 5 mensen: één Cultist
ac-setup-players-6 = 6 mensen: één Cultist, of twee als AUTOMA meedoet
ac-setup-players-7 = 7 mensen: twee Cultisten
ac-setup-players-8 = 8 mensen: twee Cultisten
ac-setup-automa = AUTOMA
ac-setup-automa-text = AUTOMA is een personage dat niemand speelt. Het doet met vier mensen altijd mee, en met zes als je wilt.
ac-setup-automa-yes = AUTOMA doet mee
ac-setup-automa-no = Geen AUTOMA
ac-setup-automa_seat = Plaats van AUTOMA
ac-setup-automa_seat-text = Waar AUTOMA zit. De beurten gaan met de klok mee, te beginnen bij wie het Mes heeft.
ac-setup-automa_seat-right_of_start = Rechts van de startspeler, dus als laatste in ronde 1
ac-setup-automa_seat-random = Willekeurig
ac-setup-automa_seat-after_1 = Na speler 1
ac-setup-automa_seat-after_2 = Na speler 2
ac-setup-automa_seat-after_3 = Na speler 3
ac-setup-automa_seat-after_4 = Na speler 4
ac-setup-automa_seat-after_5 = Na speler 5
ac-setup-automa_seat-after_6 = Na speler 6
ac-setup-preset = Voorinstelling
ac-setup-preset-text = Welke onderdelen en welke rollen meedoen. Een eerste partij speel je zonder onveilige doorgang en zonder ‘Gebroken ruiten’, dus er komen geen cultisten en geen Visman van buiten.
ac-setup-preset-standard = Standaard: alles, meestal met de Ziener
ac-setup-preset-first_game = Eerste partij: er komt niets van buiten
ac-setup-preset-experienced = Ervaren: passende speciale rollen
ac-setup-preset-expert = Expert: speciale rollen naar keuze
ac-setup-roles = Speciale rollen
ac-setup-roles-text = Voor de voorinstelling Expert: de rollen naast Cultisten en Onderzoekers.
ac-setup-seer = Ziener met AUTOMA
ac-setup-seer-text = Of de Ziener erbij komt als AUTOMA met zes mensen meedoet.
ac-setup-seer-yes = De Ziener komt erbij
ac-setup-seer-no = De Ziener komt er niet bij
ac-setup-unbalanced = Rollen uit balans
ac-setup-unbalanced-text = Voor de voorinstelling Expert: of de speciale rollen uit balans mogen zijn.
ac-setup-unbalanced-yes = Alle rollen mogen
ac-setup-unbalanced-no = De rollen moeten in balans zijn
ac-setup-shelves = Rekken
ac-setup-shelves-text = Hoeveel boeken er zijn, en hoeveel punten de rekken opleveren.
ac-setup-shelves-default_2_3 = Normaal: 2 boeken in genummerde kamers, 3 in de andere
ac-setup-shelves-variant_lean = Schaars: minder boeken, elk 1 punt, dus je hebt de meeste rekken nodig
ac-setup-discussion_seconds = Tijd om te praten
ac-setup-discussion_seconds-text = De tijdslimiet voor het overleg vóór een stemming.
ac-setup-discussion_seconds-180 = Drie minuten
ac-setup-discussion_seconds-0 = Geen limiet
ac-setup-discussion_seconds-60 = Eén minuut
ac-setup-discussion_seconds-120 = Twee minuten
ac-setup-discussion_seconds-300 = Vijf minuten
ac-setup-characters = Personages
ac-setup-characters-text = Eén personage voor elke plaats, op volgorde. Plaatsen zonder personage krijgen er willekeurig een. Personages hebben geen invloed op het spel.

## Table options that cannot be used

ac-bad-players-count = Among Cultists is voor 4 tot 8 spelers.
ac-bad-automa-value = AUTOMA moet yes of no zijn.
ac-bad-automa-four = Met vier mensen speel je altijd met AUTOMA.
ac-bad-automa-four_or_six = AUTOMA doet alleen mee met vier of zes mensen.
ac-bad-automa_seat-value = De plaats van AUTOMA moet right_of_start of random zijn, of after_1 tot en met after_6.
ac-bad-automa_seat-no_automa = Je kunt de plaats van AUTOMA alleen kiezen als AUTOMA meedoet.
ac-bad-automa_seat-no_such_player = AUTOMA kan niet na die speler zitten: er zitten minder spelers aan tafel.
ac-bad-preset-value = De voorinstelling moet first_game, standard, experienced of expert zijn.
ac-bad-roles-value = De speciale rollen moeten een lijst zijn.
ac-bad-roles-expert_only = Je kunt alleen in de voorinstelling Expert rollen kiezen.
ac-bad-roles-unknown = Eén hiervan is geen speciale rol. De speciale rollen zijn seer, radiant, infected, super_ghost, mechanic, rookie, klutz, coward, firestarter en assassin.
ac-bad-roles-twice = Elke speciale rol kan maar één keer meedoen.
ac-bad-roles-too_many = Er zijn meer speciale rollen dan plaatsen ervoor.
ac-bad-roles-seer_automa = Met AUTOMA en één Cultist kan de Ziener niet meedoen.
ac-bad-roles-seer_seven = Met zeven spelers en zonder AUTOMA kan de Ziener alleen meedoen als je ‘Rollen uit balans’ op ‘Alle rollen mogen’ zet.
ac-bad-roles-assassin = Met minder dan zeven spelers kan de Moordenaar alleen meedoen als je ‘Rollen uit balans’ op ‘Alle rollen mogen’ zet.
ac-bad-roles-loyalty = Deze rollen zijn niet in balans. De rollen die de Cultisten helpen, komen samen uit op { $cultists }, en de rollen die de Onderzoekers helpen op { $investigators }. De eerste som min de tweede moet { $wanted } zijn, en geen van beide mag hoger zijn dan { $most }.
ac-bad-seer-value = De Ziener moet yes of no zijn.
ac-bad-seer-automa_seven = De Ziener kan er alleen bij komen als AUTOMA met zes mensen meedoet.
ac-bad-unbalanced-value = ‘Rollen uit balans’ moet yes of no zijn.
ac-bad-unbalanced-expert_only = Alleen rollen die je zelf kiest, in de voorinstelling Expert, mogen uit balans zijn.
ac-bad-shelves-value = De rekken moeten default_2_3 (normaal) of variant_lean (schaars) zijn.
ac-bad-discussion_seconds-value = De tijd om te praten moet 60, 120, 180 of 300 seconden zijn, of 0 voor geen limiet.
ac-bad-characters-value = De personages moeten een lijst zijn.
ac-bad-characters-unknown = Eén hiervan is geen personage. De personages zijn ada_quill, bertram_holloway, constance_marsh, emil_varga, fern_okoro, gideon_pike, hester_lowe, ignatius_crowe, june_abernathy en kaspar_wren.
ac-bad-characters-twice = Twee plaatsen kunnen niet hetzelfde personage hebben.
ac-bad-characters-too_many = Er zijn meer personages dan spelers.
