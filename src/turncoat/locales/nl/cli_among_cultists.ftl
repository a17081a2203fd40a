## Among Cultists

cli-ac-example-almanac = mislukt
cli-ac-example-rules = mes
cli-ac-example-write = Ik was in de Cafetaria
cli-ac-list-roles = id’s met komma’s ertussen, zoals mechanic,firestarter,rookie,coward
cli-ac-list-characters = id’s met komma’s ertussen, zoals june_abernathy,gideon_pike
cli-ac-welcome = Onderzoekers brengen boeken uit de kamers van een oude universiteit naar de rekken. De Cultisten onder hen dwarsbomen de zoektocht, en ze moorden: als twee mensen elkaar onder vier ogen ontmoeten, stoppen ze elkaar een kaart toe, en die kan dodelijk zijn. Het slachtoffer merkt er niets van tot iemand controleert. De doden spelen verder als spook.
cli-ac-numbers = { $cultists ->
    [one] Er zijn { $characters } personages, onder wie { $cultists } Cultist. De Onderzoekers hebben { $points } punten nodig binnen { $rounds } rondes. De Cultist heeft { $kills } dode Onderzoekers nodig.
   *[other] Er zijn { $characters } personages, onder wie { $cultists } Cultisten. De Onderzoekers hebben { $points } punten nodig binnen { $rounds } rondes. De Cultisten hebben { $kills } dode Onderzoekers nodig.
}
cli-ac-welcome-automa = AUTOMA is een personage dat niemand speelt. Het loopt zijn open route volgens vaste regels, trekt zijn kaarten blind, zegt niets en onthoudt zich altijd bij stemmingen. Het kan elke rol hebben en kan dus een Cultist zijn. Typ a voor meer.
cli-ac-title-night = De nacht vóór de eerste ronde
cli-ac-title-movement = { $is_me ->
    [yes] Ronde { $round } van { $rounds }, beweging: jij bent onderweg
   *[no] Ronde { $round } van { $rounds }, beweging: { $name } is onderweg
}
cli-ac-title-event = Ronde { $round } van { $rounds }, gebeurtenis
cli-ac-title-action = { $is_me ->
    [yes] Ronde { $round } van { $rounds }, acties: jij bent aan de beurt
   *[no] Ronde { $round } van { $rounds }, acties: { $name } is aan de beurt
}
cli-ac-title-discussion = Ronde { $round } van { $rounds }: overleg en stemming
cli-ac-title-clean-up = Ronde { $round } van { $rounds }, eind van de ronde
cli-ac-points = Punten: { $points } van { $goal }. Mes: { $knife }.
cli-ac-power-on = Er is stroom.
cli-ac-power-off = Er is geen stroom: in het donker ontmoeten ook groepen van drie of meer elkaar.
cli-ac-no-event = Er is nog geen gebeurtenis getrokken.
cli-ac-clock = Op de klok: { $clock }.
cli-ac-force-secret-doors = Huidige gebeurtenis: { $event }. Alle kamers van dezelfde kleur tellen als één locatie.
cli-ac-force-no-connection = Huidige gebeurtenis: { $event }. Niemand kan praten.
cli-ac-force-high-morale = Huidige gebeurtenis: { $event }. In ronde { $round } heeft iedereen 1 bewegingspunt meer.
cli-ac-force-low-morale = Huidige gebeurtenis: { $event }. In ronde { $round } hebben de levenden 1 bewegingspunt minder.
cli-ac-gate-open = De poort is open: twee personages kunnen die in de groene kamer samen sluiten, tot het eind van ronde { $round }.
cli-ac-gate-open-last = De poort is open: twee personages kunnen die in de groene kamer samen sluiten, tot het eind van het spel.
cli-ac-gate-closed = De poort is voorgoed dicht.
cli-ac-gate-too-late = De poort was te lang open en kan niet meer dicht.
cli-ac-no-gifts = Tot het eind van ronde { $round } worden er bij ontmoetingen geen kaarten gegeven.
cli-ac-outside = Visman: { $where }. Cultisten buiten: { $tokens }. Kaarten in de trekstapel: { $pile }, in de stapel van de onveilige doorgang: { $unsafe }.
cli-ac-lake = in het meer
cli-ac-legend = Opening: deur. b k p: boeken, kaarten, punten. (Naam): spook. Hand: ontmoeting + kamer.
cli-ac-legend-brief = b k p: boeken, kaarten, punten. (Naam): spook. Typ b om alle deuren te zien.
cli-ac-legend-door = Een opening in een muur
cli-ac-legend-door-text = Een deur.
cli-ac-legend-room = 2b 3k
cli-ac-legend-room-text = Er zijn nog 2 boeken in deze kamer, en 3 kaarten in de kamerstapel. Met drie of meer kaarten is de kamer onderzocht.
cli-ac-legend-shelf = 1/3 3p
cli-ac-legend-shelf-text = In dit rek staat 1 van de 3 boeken. Een vol rek levert 3 punten op.
cli-ac-legend-searched = onderzocht
cli-ac-legend-ghost = (Naam)
cli-ac-legend-hand = 9 + 8
cli-ac-legend-hand-text = 9 ontmoetingskaarten en 8 kamerkaarten in de hand.
cli-ac-legend-route = op weg naar
cli-ac-line = { $name }: { $found }
cli-ac-hand-brief = hand { $hand }
cli-ac-pulse-brief = polsslag { $pulse }
cli-ac-shelves = Rekken
cli-ac-shelf = { $shelf } { $on }/{ $of } { $points }p
cli-ac-shelf-words = { $shelf }: { $on } van { $of } boeken, goed voor { $points } punten
cli-ac-room-short = { $books }b { $cards }k
cli-ac-room-searched-short = { $books }b { $cards }k onderzocht
cli-ac-room = { $books ->
    [one] { $books } boek
   *[other] { $books } boeken
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, niet onderzocht
cli-ac-room-searched = { $books ->
    [one] { $books } boek
   *[other] { $books } boeken
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, onderzocht
# Inside a place on the board no word may have more than 11 letters, or it is broken.
cli-ac-completed = afgerond
cli-ac-hall = gang
cli-ac-fishman-here = VISMAN
cli-ac-cultist-here = CULTIST BINNEN
cli-ac-gate-here = POORT OPEN
cli-ac-vote-here = stemmen kan
cli-ac-unsafe-here = onv. doorgang
cli-ac-me = JIJ
cli-ac-ghost-short = ({ $name })
cli-ac-ghost-of = { $name } (spook)
cli-ac-here = hier: { $names }
cli-ac-nobody-here = niemand hier
cli-ac-doors = deuren naar { $places }
cli-ac-on-route = { $colour }, nu op jouw route
cli-ac-key-stop = . – stoppen waar je bent, als je onderweg bent
cli-ac-by-secret-door = door een geheime deur
cli-ac-says-secure = een van je kamerkaarten gaat in de stapel van de onveilige doorgang
cli-ac-says-fight = de kamer is daarna weer te gebruiken
cli-ac-says-chase = hij gaat terug het meer in, en zijn gang is weer vrij
cli-ac-says-kill = één keer per partij; je toont je rol, en er komt geen stemming
cli-ac-says-vote = iedereen overlegt en stemt daarna
cli-ac-says-camera = controleer een onderzochte kamer of iemands status
cli-ac-says-power = groepen van drie of meer ontmoeten elkaar niet meer in het donker, en de camera werkt
cli-ac-says-gate = kost jullie allebei je actie; de Onderzoekers hebben dan 1 punt minder nodig
cli-ac-at-stake = er zijn { $kills } dode Onderzoekers nodig, en voor zover je weet, { $dead ->
    [one] is het er
   *[other] zijn het er
} { $dead }; klopt je aankondiging niet, dan verlies je meteen
cli-ac-at-stake-covered = er zijn { $kills } dode Onderzoekers nodig; klopt de aankondiging niet, dan is het spel meteen verloren
cli-ac-announce-doubt = Dode Onderzoekers voor zover je weet: { $dead }. Nodig: { $kills }. Zo verlies je meteen. Toch aankondigen?
cli-ac-deadly = hieraan sterf je
cli-ac-deadly-check = vind je een dode, dan moet je die onthullen, en daaraan sterf je
cli-ac-burns = Je sterft aan het eind van ronde 5 als je hiervan nog iets in je hand hebt: { $cards }.
cli-ac-pulse-count = { $number ->
    [one] { $number } polsslagkaart
   *[other] { $number } polsslagkaarten
}
cli-ac-header-name = Speler
cli-ac-header-place = Locatie
cli-ac-header-hand = Hand
cli-ac-header-hand-plain = Ontmoetingskaarten en kamerkaarten in de hand
cli-ac-header-pulse = Polsslag
cli-ac-header-role = Rol
cli-ac-header-known-as = Personage
cli-ac-header-marks = Status
cli-ac-header-number = Aantal
cli-ac-header-side = Kant
cli-ac-header-says = Wat het doet
cli-ac-header-event = Gebeurtenis
cli-ac-header-drawn = Getrokken
cli-ac-header-card = Kaart
cli-ac-header-round = Ronde
cli-ac-header-books = Boeken
cli-ac-header-points = Punten
cli-ac-header-death = Doodsoorzaak
cli-ac-header-a-game = Per partij
cli-ac-header-may-be = Nog mogelijk
cli-ac-header-route = Route
cli-ac-header-guess = Aangewezen
cli-ac-header-routes = Mogelijke routes
cli-ac-header-given = Gekregen kaarten
cli-ac-header-look = Wie keek bij wie
cli-ac-header-seen = Gezien
cli-ac-header-outcome = Resultaat
cli-ac-header-laid = Gelegde kaarten
cli-ac-header-turned-up = Onthulde kaarten
cli-ac-header-out = Weggestemd
cli-ac-header-ballots = Stemmen
cli-ac-header-claim = Bewering
cli-ac-header-fate = Lot
cli-ac-header-result = Uitslag
cli-ac-header-left = Nog in de hand
cli-ac-hand = { $encounter } + { $room }
cli-ac-hidden = verborgen
cli-ac-press-c = typ c
cli-ac-known-to-you = { $role } (zoals je weet)
cli-ac-mark-turn = aan de beurt
cli-ac-mark-knife = Mes
cli-ac-mark-ghost = spook (ronde { $round })
cli-ac-ghost-since = Spook sinds ronde { $round } ({ $death }).
cli-ac-mark-route = op weg naar { $colours }
cli-ac-mark-gate = actie gebruikt bij de poort
cli-ac-you-are = { $side ->
    [cultists] Je rol: { $role }, aan de kant van de Cultisten. { $says }
   *[investigators] Je rol: { $role }, aan de kant van de Onderzoekers. { $says }
}
cli-ac-goal = Zo wint jouw kant: { $goal }
cli-ac-goal-automa = Is AUTOMA de Cultist en wordt het weggestemd als er { $kills } Onderzoekers dood zijn, dan wint niemand aan tafel.
cli-ac-goal-seer = { $side ->
    [cultists] Staan de Onderzoekers op het punt te winnen, dan mag je nog de Ziener aanwijzen. Heb je het goed, dan win je alsnog.
   *[investigators] Staan de Onderzoekers op het punt te winnen, dan mogen de Cultisten nog de Ziener aanwijzen. Hebben ze het goed, dan winnen zij alsnog.
}
cli-ac-cultists = De Cultisten: { $names }.
cli-ac-only-cultist = Je bent de enige Cultist.
cli-ac-dead-already = Dood vanaf het begin: { $names }.
cli-ac-route = Met { $route } kun je alleen iets doen in kamers van deze kleuren:
cli-ac-route-free = Je kunt in elke kamer iets doen. Wil je onschuldig lijken, hou je dan aan de kamers van { $route }:
cli-ac-route-line = { "   " }rondes { $rounds }: { $colours }
cli-ac-route-now = { " > " }rondes { $rounds }: { $colours } (deze ronde)
cli-ac-brief = { $last ->
    [yes] Je rol: { $role }. Kamers voor je acties deze ronde: { $colours }.
   *[no] Je rol: { $role }. Kamers voor je acties deze ronde: { $colours }. Volgende ronde: { $next }.
}
cli-ac-brief-free = { $last ->
    [yes] Je rol: { $role }. Je kunt in elke kamer iets doen. Wil je onschuldig lijken, doe dan alleen hier iets: { $colours }.
   *[no] Je rol: { $role }. Je kunt in elke kamer iets doen. Wil je onschuldig lijken, doe dan alleen hier iets: { $colours }. Volgende ronde: { $next }.
}
cli-ac-ghost-may = Je bent een spook. Je kunt overal naartoe, kaarten in kamers leggen, kamers controleren en stemmen.
cli-ac-superghost-may = Je bent een spook. Je kunt overal naartoe, in kamers alles doen wat de levenden kunnen, en stemmen.
cli-ac-your-hand = Je hand: { $cards }.
cli-ac-count = { $name } × { $number }
cli-ac-no-cards = geen kaarten
cli-ac-one-of = een van deze
cli-ac-drawn-of = { $drawn } van { $count }
cli-ac-almanac-roles = Rollen in deze partij
cli-ac-almanac-characters = Personages
cli-ac-almanac-automa = AUTOMA, dat niemand speelt
cli-ac-automa-moves = Lopen
cli-ac-automa-moves-says = Het gaat door hoogstens 3 deuren, 1 meer of minder bij hoog of laag moreel. Het wil naar de dichtstbijzijnde kamer van de eerste kleur in de rij van zijn route die nog niet onderzocht is, of anders nog niet afgerond. De gang van de Visman gaat het nooit in.
cli-ac-automa-meets = Ontmoetingen
cli-ac-automa-meets-says = Het geeft de bovenste kaart van zijn stapel, die niemand kent. In het donker is die kaart voor wie de minste polsslagkaarten heeft.
cli-ac-automa-acts = Handelen
cli-ac-automa-acts-says = Het bevecht een cultist in zijn kamer. In een kamer die niet onderzocht is, legt het zijn bovenste kaart. Anders controleert het de kamer waar het is. In een gang stelt het de onveilige doorgang veilig. Zijn spook bevecht niemand en past in gangen. Het gebruikt nooit het Mes, de camera of het stemfiche.
cli-ac-automa-votes = Stemmen
cli-ac-automa-votes-says = Het onthoudt zich altijd. Leeft AUTOMA en heeft het ook het Mes, dan telt dat als 2.
cli-ac-automa-role = Rol
cli-ac-automa-role-lone = Het doet in elke rol hetzelfde. Wordt het weggestemd, dan wordt zijn rol getoond. Was het de Cultist, dan worden de doden geteld: zijn er genoeg Onderzoekers dood, dan wint niemand aan tafel; anders winnen de Onderzoekers.
cli-ac-automa-role-two = Het doet in elke rol hetzelfde. Wordt het weggestemd, dan blijft zijn rol verborgen, tenzij er geen Cultist meer over is.
cli-ac-almanac-events = Gebeurtenisfiches
cli-ac-almanac-cards = Kaarten
cli-ac-almanac-places = Kamers waar je iets bijzonders kunt doen
cli-ac-tally-rounds = Boeken en punten per ronde
cli-ac-tally-rounds-note = Gemiddelden aan het eind van elke ronde, over de partijen die zover kwamen.
cli-ac-journal-roles = Wie is wie
cli-ac-journal-roles-note = ‘Nog mogelijk’ gaat alleen uit van wat iedereen weet. Mogelijke routes zijn de routes die bij alle kameracties van dit personage passen. Past er geen enkele route, dan heeft dit personage er geen nodig.
cli-ac-journal-pulse = Polsslagkaarten
cli-ac-journal-looks = Gecontroleerde polsslagkaarten
cli-ac-journal-rooms = Kamerkaarten
cli-ac-journal-tokens = In het geheim getrokken gebeurtenisfiches
cli-ac-journal-votes = Stemmingen
cli-ac-journal-claims = Beweringen
cli-ac-know-own = { $role } (jij).
cli-ac-know-shown = { $role } (aan iedereen getoond).
cli-ac-know-night = { $role } (zag je in de nacht).
cli-ac-know-dead = Dood vanaf het begin (zag je in de nacht).
cli-ac-anything = elke rol
cli-ac-any-route = alle
cli-ac-no-route = geen
cli-ac-from-start = begin
cli-ac-from-start-face = begin: { $face }
cli-ac-from-pile = trekstapel ({ $round })
cli-ac-from-pile-face = trekstapel ({ $round }): { $face }
cli-ac-from = { $name } ({ $round })
cli-ac-from-face = { $name } ({ $round }): { $face }
cli-ac-you = jij
cli-ac-rounds-note = Het getal achter een naam is de ronde.
cli-ac-looked = { $who } bij { $target }
cli-ac-revealed = dode onthuld
cli-ac-kept-quiet = niets onthuld
cli-ac-unknown = onbekend
cli-ac-pulse = { $alive } Levend, { $dead } Dood
cli-ac-drawn-by = { $face } (door { $name })
cli-ac-ballots = Op { $whom }: { $who }.
cli-ac-counts-twice = { $who } (telt dubbel)
cli-ac-abstained = Onthouding: { $who }.
cli-ac-nobody = niemand
cli-ac-contradicts = spreekt een eerdere bewering tegen
cli-ac-claim-what = Wat wil je zeggen?
cli-ac-claim-side = bij welke kant je hoort
cli-ac-claim-gave = welke kaart je iemand gaf
cli-ac-claim-checked = wat je zag toen je iemand controleerde
cli-ac-claim-laid = welke kaart je op een stapel legde
cli-ac-claim-saw-event = welk gebeurtenisfiche je in het geheim trok
cli-ac-claim-will-go = waar je heen gaat
cli-ac-claim-suspect = dat je iemand verdenkt
cli-ac-claim-trust = dat je iemand vertrouwt
cli-ac-claim-vote-for = op wie je gaat stemmen
cli-ac-claim-which-side = Welke kant?
cli-ac-claim-which-seat = Wie?
cli-ac-claim-which-card = Welke kaart?
cli-ac-claim-which-place = Waar?
cli-ac-claim-which-event = Welke gebeurtenis?
cli-ac-claim-which-round = Wanneer?
cli-ac-this-round = ronde { $round } (deze ronde)
cli-ac-that-round = ronde { $round }
cli-ac-ending = Alles onthuld
cli-ac-ending-won = Je hebt gewonnen! Alles onthuld
cli-ac-ending-lost = Je hebt verloren. Alles onthuld
cli-ac-route-kept = { $number }
cli-ac-route-left = { $number } (niet gevolgd)
cli-ac-guesses = Wie er als de Ziener werd aangewezen
cli-ac-is-seer = Dat was de Ziener.
cli-ac-is-no-seer = Dat was de Ziener niet.
cli-ac-living = Levend.
cli-ac-dead-from-start = Dood vanaf het begin.
cli-ac-slain = Vermoord in ronde { $round }. Dader: { $name }.
cli-ac-unnoticed = Niemand kwam erachter.
cli-ac-score = { $verdict ->
    [too_few] Punten: { $points } van { $goal }. Dode Onderzoekers: { $dead }; om daarmee te winnen, hadden de Cultisten er { $kills } nodig. Nog in het zakje: { $bag }.
    [no_cultist] Punten: { $points } van { $goal }. Dode Onderzoekers: { $dead }; de Cultisten hadden er { $kills } nodig, maar doden tellen niet meer als de enige Cultist een spook is. Nog in het zakje: { $bag }.
    [too_late] Punten: { $points } van { $goal }. Dode Onderzoekers: { $dead }; de Cultisten hadden er { $kills } nodig, maar dan aan het eind van een eerdere ronde. Nog in het zakje: { $bag }.
   *[enough] Punten: { $points } van { $goal }. Dode Onderzoekers: { $dead }; de Cultisten hadden er { $kills } nodig. Nog in het zakje: { $bag }.
}
cli-ac-empty-bag = niets
cli-ac-won = gewonnen
cli-ac-lost = verloren
cli-ac-opened-role = { $name }: { $role }, { $route }.
cli-ac-opened-gave = { $name } gaf { $other } een kaart: { $card }.
cli-ac-opened-laid = { $name } legde een kaart ({ $place }): { $card }.
cli-ac-opened-sees = { $name } controleerde { $other }: { $alive } Levend, { $dead } Dood.
cli-ac-opened-token = { $fate ->
    [put_back] { $name } trok ‘{ $token }’ en deed dat fiche terug in het zakje.
   *[remove] { $name } trok ‘{ $token }’ en haalde dat fiche uit het spel.
}
cli-ac-opened-dead = { $name } is dood vanaf het begin.
