web-ac-board = Plattegrond van de universiteit
web-ac-name-you = { $name } (jij)
web-ac-name-ghost = { $name } (spook)
web-ac-name-ghost-you = { $name } (jij, als spook)
web-ac-you = jij
web-ac-unknown = onbekend
web-ac-nobody = niemand

## The title above the table

web-ac-title-night = De nacht vóór ronde 1
web-ac-title-movement = { $is_me ->
    [yes] Ronde { $round } van { $rounds }: jij bent onderweg
   *[no] Ronde { $round } van { $rounds }: { $name } is onderweg
}
web-ac-title-event = Ronde { $round } van { $rounds }: de gebeurtenis
web-ac-title-action = { $is_me ->
    [yes] Ronde { $round } van { $rounds }: jouw actie
   *[no] Ronde { $round } van { $rounds }: de actie van { $name }
}
web-ac-title-discussion = Ronde { $round } van { $rounds }: de stemming
web-ac-title-clean-up = Ronde { $round } van { $rounds }: de ronde loopt af
web-ac-title-ended = Ronde { $round } van { $rounds }: het spel is afgelopen

## The status bar: a label with its icon, and a value

web-ac-points = Stand
web-ac-points-of = { $points } van { $goal } punten
web-ac-points-brief = { $points }/{ $goal }
web-ac-power = Stroom
web-ac-power-on = aan
web-ac-power-off = uit: ook grotere groepen ontmoeten elkaar
web-ac-power-off-brief = uit
web-ac-knife = Het Mes
web-ac-event = Gebeurtenis
web-ac-force-secret-doors = { $event }: alle kamers van dezelfde kleur tellen als één locatie
web-ac-force-no-connection = { $event }: niemand kan praten
web-ac-force-high-morale = { $event }: iedereen heeft 1 bewegingspunt meer in ronde { $round }
web-ac-force-low-morale = { $event }: de levenden hebben 1 bewegingspunt minder in ronde { $round }
web-ac-gate = De poort
web-ac-gate-open = De poort is open: twee personages kunnen die in de groene kamer samen sluiten, tot het eind van ronde { $round }.
web-ac-gate-open-last = De poort is open: twee personages kunnen die in de groene kamer samen sluiten, tot het eind van het spel.
web-ac-gate-closed = De poort is voorgoed dicht.
web-ac-gate-too-late = De poort was te lang open en kan niet meer dicht.
web-ac-gate-brief = { $state ->
    [open] open
    [closed] dicht
   *[too_late] te laat
}
web-ac-infection = Infectie
web-ac-no-gifts = geen kaarten bij ontmoetingen tot het eind van ronde { $round }
web-ac-no-gifts-brief = geen kaarten
web-ac-fishman = Visman
web-ac-in-the-lake = in het meer
web-ac-outside = Buiten
web-ac-outside-count = { $number ->
    [0] geen cultisten meer
    [one] { $number } cultist
   *[other] { $number } cultisten
}
web-ac-decks = Kaarten
web-ac-decks-count = onveilige doorgang: { $unsafe }, trekstapel: { $pile }

## Tooltips on the map, and the map in words

web-ac-unsafe-count = { $number ->
    [one] Stapel van de onveilige doorgang: { $number } kaart
   *[other] Stapel van de onveilige doorgang: { $number } kaarten
}
web-ac-pile-count = { $number ->
    [one] Trekstapel: { $number } kaart
   *[other] Trekstapel: { $number } kaarten
}
web-ac-cultists-outside = { $number ->
    [one] Buiten wacht { $number } cultist
   *[other] Buiten wachten { $number } cultisten
}
web-ac-clock = Ronde { $round } van { $rounds }
web-ac-shelves = Rekken
web-ac-shelf-words = { $shelf }: { $on } van { $of } boeken, goed voor { $points } punten
web-ac-shelf-open = { $on }/{ $of }
web-ac-shelf-full = +{ $points }
web-ac-hall = Dit is een gang.
web-ac-room = Boeken hier: { $books }. Kaarten in de stapel: { $cards }. Nog niet onderzocht.
web-ac-room-searched = Boeken hier: { $books }. Kaarten in de stapel: { $cards }. Onderzocht.
web-ac-room-unsafe = Boeken hier: { $books }. Kaarten in de stapel: { $cards }. Onderzocht, met het symbool van de onveilige doorgang.
web-ac-completed = Alle boeken van deze kamer zijn gevonden.
web-ac-fishman-here = De Visman is hier: alleen wie leeft en het Mes heeft, kan erin.
web-ac-fishman-lake = De Visman wacht in het meer.
web-ac-cultist-here = Hier is een cultist van buiten: niemand kan de kamer gebruiken tot iemand de cultist bevecht.
web-ac-vote-ready = Hier kun je deze ronde iedereen oproepen om te stemmen.
web-ac-on-your-route = Deze kamer ligt deze ronde op jouw route.
web-ac-here = Hier: { $names }.
web-ac-nobody-here = Hier is niemand.
web-ac-doors = Deuren naar: { $places }.

## Seats: tooltips of the icons beside a name

web-ac-pulse-count = { $number ->
    [one] { $number } polsslagkaart
   *[other] { $number } polsslagkaarten
}
web-ac-encounter-count = { $number ->
    [one] { $number } ontmoetingskaart in de hand
   *[other] { $number } ontmoetingskaarten in de hand
}
web-ac-room-count = { $number ->
    [one] { $number } kamerkaart in de hand
   *[other] { $number } kamerkaarten in de hand
}
web-ac-ghost-round = spook sinds ronde { $round }
web-ac-acted-at-gate = heeft geholpen de poort te sluiten
web-ac-known-to-you = { $role }, zoals je weet
web-ac-automa-route = De route van AUTOMA deze ronde
web-ac-abstains = onthoudt zich
web-ac-voted-for = stemt op { $name }

## The reader’s hand: role, goal, route and cards

web-ac-team = { $side ->
    [cultists] Je hoort bij de Cultisten
   *[investigators] Je hoort bij de Onderzoekers
}
web-ac-goal = Zo wint jouw kant
web-ac-goal-numbers = De Onderzoekers hebben { $goal } punten nodig.
web-ac-goal-automa = Is AUTOMA de Cultist en wordt het weggestemd als er { $kills } Onderzoekers dood zijn, dan wint niemand aan tafel.
web-ac-goal-seer = Voordat de Onderzoekers winnen, mogen de Cultisten de Ziener aanwijzen. Hebben ze het goed, dan winnen zij alsnog.
web-ac-goal-seer-cultists = Staan de Onderzoekers op het punt te winnen, dan mag je de Ziener aanwijzen. Heb je het goed, dan win je alsnog.
web-ac-cultists = De Cultisten die je in de nacht zag: { $names }.
web-ac-only-cultist = Je bent de enige Cultist.
web-ac-dead-already = Vanaf het begin dood zonder het te weten: { $names }.
web-ac-burns = Je sterft aan het eind van ronde 5 als je hiervan nog iets in je hand hebt: { $cards }.
web-ac-ghost-may = Je bent een spook. Je kunt overal naartoe, kaarten in kamers leggen, kamers controleren en stemmen.
web-ac-superghost-may = Je bent een spook. Je kunt overal naartoe, alle kameracties doen en stemmen.
web-ac-route = Met route { $number } kun je alleen iets doen in kamers van deze kleuren:
web-ac-route-free = Je kunt in elke kamer iets doen. Wil je onschuldig lijken, hou je dan aan route { $number }:
web-ac-route-rounds = Rondes { $rounds }
web-ac-this-round = deze ronde: { $rooms }
web-ac-hand-pulse = Om te geven bij ontmoetingen
web-ac-hand-room = Om in kamers te leggen
web-ac-no-cards = Geen kaarten meer.
web-ac-card-count = { $name } × { $number }

## Beside the map

web-ac-past = Gebeurtenissen tot nu toe
web-ac-roles = Rollen in deze partij
web-ac-times = × { $number }
web-ac-one-of = een van deze, niemand weet welke

## A line below a question

web-ac-about-route = In deze kamers kun je deze ronde iets doen: { $rooms }.
web-ac-about-free = Je kunt in elke kamer iets doen. Wil je onschuldig lijken, doe dan alleen hier iets: { $rooms }.
web-ac-about-off-route = Je route laat deze ronde geen acties toe in deze kamer.
web-ac-about-ghost-hall = Spoken kunnen alleen in kamers een actie doen.
web-ac-about-ghost-blocked = Er is een cultist in deze kamer, dus spoken kunnen hier niets doen.
web-ac-about-nothing = In deze kamer kun je nu niets doen.
web-ac-about-give = Je ontmoet { $name }. Jullie geven elkaar gedekt een kaart, en geen van beiden bekijkt de gekregen kaart.

## Help with a choice

web-ac-colour = Kleur: { $colour }.
web-ac-colour-badge = Kleur: { $colour } ({ $badge }).
web-ac-on-route = Kleur: { $colour }, deze ronde op jouw route.
web-ac-by-secret-door = Door een geheime deur.
web-ac-says-refill = Met drie kaarten is de kamer onderzocht en kun je er boeken vinden.
web-ac-says-check = Er wordt een kaart van de stapel onthuld. Een Succes-kaart brengt een boek naar het rek.
web-ac-says-status = { $number ->
    [one] Er is { $number } polsslagkaart. Alleen jij ziet of het een Dood-kaart is.
   *[other] Er zijn { $number } polsslagkaarten. Alleen jij ziet of er een Dood-kaart bij is.
}
web-ac-says-ready = Zeg eerst onder ‘Chat’ wat je nog kwijt wilt.
web-ac-says-reveal = Het slachtoffer wordt een spook. Daarna overlegt en stemt iedereen.
web-ac-says-secure = Doe een van je kamerkaarten in de stapel van de onveilige doorgang. Met een Succes-kaart wordt de doorgang veiliger.
web-ac-says-fight = Daarna is de kamer weer te gebruiken.
web-ac-says-chase = Hij gaat terug het meer in, en zijn gang is weer vrij.
web-ac-says-kill = Dit kan maar één keer per partij. Je toont je rol, en er komt geen stemming.
web-ac-says-vote = Iedereen overlegt en stemt daarna.
web-ac-says-camera = Controleer van hieruit een onderzochte kamer of iemands status.
web-ac-says-power = Groepen van drie of meer ontmoeten elkaar niet meer, en de camera werkt.
web-ac-says-gate = Het kost jullie allebei je actie. De Onderzoekers hebben dan 1 punt minder nodig.
web-ac-says-token = Alleen jij ziet het. Daarna doe je het terug in het zakje of haal je het uit het spel.
web-ac-says-abstain = Iemand wordt alleen weggestemd met meer stemmen dan er onthoudingen zijn.
web-ac-at-stake = De Cultisten hebben { $kills } dode Onderzoekers nodig, en voor zover je weet, { $dead ->
    [one] is het er
   *[other] zijn het er
} { $dead }. Klopt je aankondiging niet, dan verlies je meteen.
web-ac-deadly = Met jouw rol sterf je als je dit doet.
web-ac-deadly-check = Vind je een dode, dan moet je die onthullen. Met jouw rol sterf je daaraan.

## Somebody gave the reader a card

web-ac-given-you = De kaart ligt gedekt bij je polsslagkaarten. Is het een Dood-kaart, dan ben je dood zonder het te weten.

## What a card that was drawn in a room does

web-ac-drawn-success = Een boek uit deze kamer gaat naar het rek.
web-ac-drawn-failure = Er wordt niets gevonden.
web-ac-drawn-sabotage = Er gaat een boek van het rek terug naar de kamer, als er een staat.

## The notes: tables of everything the reader has seen

web-ac-header-name = Speler
web-ac-header-place = Locatie
web-ac-header-role = Rol
web-ac-header-round = Ronde
web-ac-header-event = Gebeurtenis
web-ac-header-may-be = Nog mogelijk
web-ac-header-routes = Mogelijke routes
web-ac-header-given = Gekregen kaarten
web-ac-header-look = Wie keek bij wie
web-ac-header-seen = Gezien
web-ac-header-outcome = Resultaat
web-ac-header-laid = Erbij gelegd
web-ac-header-turned-up = Onthuld
web-ac-header-out = Weggestemd
web-ac-header-ballots = Stemmen
web-ac-journal-roles = Wie is wie
web-ac-journal-roles-note = ‘Nog mogelijk’ gaat alleen uit van wat iedereen weet. Mogelijke routes zijn de routes die bij alle kameracties van dit personage passen. Past er geen enkele route, dan heeft dit personage er geen nodig.
web-ac-journal-pulse = Polsslagkaarten
web-ac-journal-looks = Bekeken polsslagkaarten
web-ac-journal-rooms = Kamerkaarten
web-ac-journal-tokens = In het geheim getrokken gebeurtenisfiches
web-ac-journal-votes = Stemmingen
web-ac-know-own = { $role } (jij).
web-ac-know-shown = { $role } (aan iedereen getoond).
web-ac-know-night = { $role } (zag je in de nacht).
web-ac-know-end = { $role } (aan het eind onthuld).
web-ac-know-dead = Vanaf het begin dood (zag je in de nacht).
web-ac-ghost-since = Spook sinds ronde { $round } ({ $death }).
web-ac-anything = elke rol
web-ac-any-route = alle
web-ac-no-route = geen
web-ac-from-start = begin
web-ac-from-start-face = begin: { $face }
web-ac-from-pile = trekstapel ({ $round })
web-ac-from-pile-face = trekstapel ({ $round }): { $face }
web-ac-from = { $name } ({ $round })
web-ac-from-face = { $name } ({ $round }): { $face }
web-ac-rounds-note = Het getal achter een naam is de ronde.
web-ac-looked = { $who } bij { $target }
web-ac-pulse-seen = { $alive } Levend, { $dead } Dood
web-ac-revealed = dode onthuld
web-ac-kept-quiet = niets onthuld
web-ac-drawn-by = { $face } (door { $name })
web-ac-ballots = Op { $whom }: { $who }.
web-ac-abstained = Onthouding: { $who }.
web-ac-counts-twice = { $who } (telt dubbel)

## The end

web-ac-score = Punten: { $points } van { $goal }.
web-ac-score-dead = { $verdict ->
    [too_few] Dode Onderzoekers: { $dead }. Om daarmee te winnen, hadden de Cultisten er { $kills } nodig.
    [no_cultist] Dode Onderzoekers: { $dead }. De Cultisten hadden er { $kills } nodig, maar doden tellen niet meer als de enige Cultist een spook is.
    [too_late] Dode Onderzoekers: { $dead }. De Cultisten hadden er { $kills } nodig, maar dan aan het eind van een eerdere ronde.
   *[enough] Dode Onderzoekers: { $dead }. De Cultisten hadden er { $kills } nodig.
}
web-ac-pulse-note = Onder elke naam liggen de polsslagkaarten open, met erbij van wie ze kwamen en in welke ronde. Een eerste kaart zonder portret was er vanaf het begin.
web-ac-decks-note = Alle kaarten, met erbij wie ze legde en in welke ronde. Kaarten zonder portret waren er vanaf het begin of kwamen van de trekstapel.
web-ac-score-bag = Gebeurtenissen die nog in het zakje zaten: { $bag }.
web-ac-named-nobody = { $name } wees niemand aan als de Ziener.
web-ac-named-right = { $name } wees { $other } aan als de Ziener en had het goed.
web-ac-named-wrong = { $name } wees { $other } aan als de Ziener en had het mis.
web-ac-living = Levend tot het eind.
web-ac-dead-from-start = Dood vanaf het begin.
web-ac-slain = Vermoord in ronde { $round }. Dader: { $name }.
web-ac-unnoticed = Niemand kwam erachter.
web-ac-route-kept = Had { $route } en hield zich eraan.
web-ac-route-left = Had { $route } en hield zich er niet aan.
web-ac-won = gewonnen
web-ac-lost = verloren
web-ac-left-in-hand = Nog in de hand: { $cards }

## The letters of a colour on the map, the shelves and route cards: as short as possible, and all different

web-ac-letters-DB = D
web-ac-letters-P = Rz
web-ac-letters-LB = L
web-ac-letters-O = O
web-ac-letters-G = G
web-ac-letters-R = Rd

## What the stanzas of the night mean, in plain words

web-ac-night-falls = Iedereen heeft nu een geheime rol. Tot de ochtend hoef je niets te doen.
web-ac-night-cultists-wake = De twee Cultisten zien wie de ander is.
web-ac-night-cultist-wakes = Er is één Cultist, die het alleen moet doen.
web-ac-night-victims = De Cultisten zien wie er al dood is zonder het te weten.
web-ac-night-victims-one = De Cultist ziet wie er al dood is zonder het te weten.
web-ac-night-cultists-sleep = De Cultisten gaan weer slapen.
web-ac-night-cultist-sleeps = De Cultist gaat weer slapen.
web-ac-night-seer-wakes = De Ziener ziet wie de Cultisten zijn. Vinden de Cultisten aan het eind de Ziener, dan winnen zij alsnog.
web-ac-night-seer-wakes-one = De Ziener ziet wie de Cultist is. Vindt de Cultist aan het eind de Ziener, dan wint de Cultist alsnog.
web-ac-night-seer-sleeps = Niemand komt te weten wie de Ziener is.
web-ac-night-dawn = Het is ochtend. Je rol, je doel en je kaarten staan bij je geheimen.

## The guided first turn

web-ac-tip-story = Een universiteit bij nacht. De Onderzoekers brengen boeken uit de kamers naar de rekken onder de plattegrond. Een vol rek levert punten op. De Cultisten onder jullie dwarsbomen de zoektocht en moorden in het geheim.
web-ac-tip-role = Hier zie je je rol, je doel en je kaarten. Vink ‘Mijn geheimen zichtbaar laten’ uit om ze te verbergen.
web-ac-tip-role-covered = Je rol, je doel en je kaarten zijn afgedekt. Hou de knop ‘Ingedrukt houden om te spieken’ vast om ze te zien.
web-ac-tip-route = Je route zegt in kamers van welke kleuren je deze ronde iets kunt doen. Zolang je geheimen zichtbaar zijn, staat er in die kamers een lantaarn. Cultisten kunnen overal iets doen, dus let op wie van de route afwijkt.
web-ac-tip-seats = Dit zijn alle personages. Bij het hart staat hoeveel polsslagkaarten ze gekregen hebben; niemand mag de eigen bekijken. De andere getallen zijn handkaarten: ontmoetingskaarten en kamerkaarten.
web-ac-tip-move = Tik op een oplichtende locatie om erheen te gaan, deur voor deur, en stop waar je wilt. Kom je ergens waar precies één ander is, dan hebben jullie een ontmoeting en geven jullie elkaar een kaart.
web-ac-tip-give = Je geeft een kaart gedekt. Onderzoekers kunnen alleen Levend-kaarten geven. Een Dood-kaart van een Cultist is dodelijk, en het slachtoffer merkt er niets van.
web-ac-tip-action = Je hebt elke ronde één actie. Je kunt een kaart in een kamer leggen: met drie kaarten is die onderzocht, en dan kan elke controle een boek naar het rek brengen. Of je controleert de status van iemand op jouw locatie.
web-ac-tip-lay = Tik op de kaart die je wilt leggen. Een Succes-kaart levert een boek op als die later getrokken wordt. Mislukt- en Sabotage-kaarten dwarsbomen de zoektocht.
web-ac-tip-status = Alleen jij hebt deze polsslagkaarten gezien. Onderzoekers moeten een dode onthullen. Cultisten mogen zwijgen.
web-ac-tip-vote = Praat eerst: wie was er alleen met wie? Dan stemt iedereen tegelijk, ook de spoken. Wie de meeste stemmen krijgt, ligt eruit, tenzij minstens evenveel mensen zich onthouden.
web-ac-tip-ghost = Je bent dood, maar niet uitgeschakeld. Jouw spook gaat door muren, legt kaarten, controleert kamers en stemt.
web-ac-tip-talk = Onder ‘Chat’ kun je zeggen wie je vertrouwt, wat je gaf en waar je heen gaat. Of het nu waar is of niet, iedereen zal het onthouden.
web-ac-tip-why = Tik op ‘waarom?’ om de regel achter een vraag te zien.
