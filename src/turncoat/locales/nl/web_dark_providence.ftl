## Small words

web-dp-then = { ", dan " }
web-dp-you = jij
web-dp-none = geen
web-dp-close = Sluiten
web-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}
web-dp-vp = { $vp } OP
web-dp-cubes = { $number ->
    [one] { $number } blokje
   *[other] { $number } blokjes
}
web-dp-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
web-dp-cards-in-hand = { $number ->
    [one] { $number } kaart in de hand
   *[other] { $number } kaarten in de hand
}

## The header: whose turn it is, and the state of the game

web-dp-title-placing = Vóór de eerste beurt
web-dp-title-over = Het spel is afgelopen
web-dp-title = { $is_me ->
    [yes] Ronde { $round }: jij bent aan de beurt
   *[no] Ronde { $round }: { $name } is aan de beurt
}
web-dp-title-old-one = Ronde { $round }: { $name } is aan de beurt
web-dp-last-round = Het spel loopt ten einde
web-dp-target = Overwinningspunten
web-dp-target-vp = { $leaders ->
    [0] Het spel eindigt bij { $target } OP
    [one] { $is_me ->
        [yes] Jij ligt aan kop met { $vp } van { $target } OP
       *[no] { $names } ligt aan kop met { $vp } van { $target } OP
    }
   *[other] { $names } liggen aan kop met { $vp } van { $target } OP
}
web-dp-ritual = Ritueel
web-dp-ritual-says = Levert cultisten en de afvallige cultist aan het einde OP op. Op het laatste vakje eindigt het spel.
web-dp-investigation = Onderzoek
web-dp-investigation-says = Levert onderzoekers en de afvallige onderzoeker aan het einde OP op. Op het laatste vakje eindigt het spel.
web-dp-of = { $number }/{ $all }
web-dp-track = { $name } { $space }/{ $last } (nu { $vp } OP waard)
web-dp-bag = Verstandszakje
web-dp-bag-says = Bij een verstandsproef trek je een fiche uit dit zakje. Wie { $limit } waanzinfiches heeft, wordt waanzinnig.
web-dp-in-bag = waanzin: { $insanity }, verstand: { $sanity }
web-dp-face-down = Nog gedekte kaarten
web-dp-face-down-says = Uit de mythosstapel wordt de mythosrij aangevuld. In de reserve liggen de basiskaarten die in geen enkele stad liggen.
web-dp-left = mythoskaarten: { $mythos }, reserve: { $reserve }
web-dp-left-brief = { $mythos } + { $reserve }
web-dp-locks = Sloten in voorraad

## The board

web-dp-board = Landkaart van het oosten van de Verenigde Staten
web-dp-limbo = Limbo
web-dp-row-empty = De mythosrij is leeg.
web-dp-in-row = Mythoskaart: { $card }
web-dp-values = Deze stad claimen levert { $control } OP op; de poort vraagt kracht { $gate }
web-dp-values-full = Deze stad claimen levert { $control } OP op. De poort openen of sluiten vraagt kracht { $gate } en is { $gate } OP waard voor de kanten die daarvoor scoren.
web-dp-control = Deze stad claimen levert { $number } OP op
web-dp-coastal = Aan zee: hier kunnen Dieplingen aan land komen
web-dp-held = { $is_me ->
    [yes] jij beheerst deze stad
   *[no] { $name } beheerst deze stad
}
web-dp-gate = poort { $kind } ({ $name })
web-dp-cthulhu = Cthulhu is hier: niemand kan de stad in, er iets claimen of er blokjes leggen
web-dp-martial-law = staat van beleg: niemand kan erin of erdoorheen
web-dp-whateley = Whateley-fiche: extra kracht voor een poort
web-dp-locked = op slot: niet te claimen
web-dp-on-city = Op de stad: { $found }
web-dp-on-card = Op de kaart: { $found }
web-dp-influence = { $name }: { $amount }
web-dp-influence-most = { $is_me ->
    [yes] jij ligt voor: { $amount }
   *[no] { $name } ligt voor: { $amount }
}
web-dp-amount = { $presence ->
    [0] { $cubes ->
        [one] { $cubes } blokje
       *[other] { $cubes } blokjes
    }
   *[other] { $cubes ->
        [0] { $presence } via agenten
        [one] { $cubes } blokje + { $presence } via agenten
       *[other] { $cubes } blokjes + { $presence } via agenten
    }
}
web-dp-roads = Wegen: { $found }
web-dp-road = { $city } { $cost }
web-dp-base = { $left ->
    [0] Basiskaart: { $card }, de laatste hier
   *[other] Basiskaart: { $card }, nog { $left } eronder
}
web-dp-base-short = { $card }: { $found }
web-dp-base-of-city = { $base }: { $card }
web-dp-no-base = geen basiskaarten meer
web-dp-agent = { $agent }, kracht { $strength } ({ $name })
web-dp-agent-possessed = { $agent }, kracht { $strength } ({ $name }), bezeten: kan niet worden vermoord of overgenomen
web-dp-cultist-hidden = { $name }, gemaskerd: je kunt deze stad en de basiskaart hier niet claimen
web-dp-cultist-shown = { $name }, ontmaskerd: kan niet nog eens worden vermoord
web-dp-deep-ones = { $number ->
    [one] { $number } Diepling ({ $name })
   *[other] { $number } Dieplingen ({ $name })
}
web-dp-cubes-of = { $name }: { $number ->
    [one] { $number } blokje
   *[other] { $number } blokjes
}
web-dp-vp-line = OP-spoor. Het spel eindigt bij { $target } OP.
web-dp-vp-of = { $name }: { $vp } OP

## Cards: short facts

web-dp-resource = { $resource_sign }{ $number }
web-dp-is-agent = Ingehuurde agent, kracht { $strength }
web-dp-vp-general = { $number } OP
web-dp-vp-investigator = { $number } OP voor onderzoekers
web-dp-vp-cultist = { $number } OP voor cultisten
web-dp-brief-free = gratis actie
web-dp-brief-action = actie
web-dp-brief-claim = bij claimen
web-dp-brief-claim-vp = { $number } OP bij claimen
web-dp-brief-always = altijd
web-dp-brief-end = aan het einde
web-dp-sanity-test = Verstandsproef bij claimen

## The reader’s own cards

web-dp-you-are = Je bent { $alignment }
web-dp-known-to-nobody = Dat weet alleen jij.
web-dp-known-to-all = Iedereen weet het.
web-dp-want-investigator = Zet de onderzoeksmarker omhoog, sluit poorten en huur agenten met onderzoekers-OP in.
web-dp-want-cultist = Zet de ritueelmarker omhoog, open poorten en claim mythoskaarten.
web-dp-want-dissenter-investigator = Niemand anders heeft jouw gezindheid. Zet de onderzoeksmarker omhoog; al je poorten tellen voor je, gesloten of geopend.
web-dp-want-dissenter-cultist = Niemand anders heeft jouw gezindheid. Zet de ritueelmarker omhoog; al je poorten tellen voor je, gesloten of geopend.
web-dp-brief-score = { $alignment }: { $total } OP als het spel nu zou eindigen
web-dp-sheet = Wat je scoort, en hoeveel tot nu toe
web-dp-own-track = { $track ->
    [ritual] Spoor van jouw kant (ritueel)
   *[investigation] Spoor van jouw kant (onderzoek)
}
web-dp-sheet-fate = Wie het laagste totaal heeft, valt af, samen met iedereen van dezelfde gezindheid. Van de rest wint het hoogste totaal.
web-dp-goal = De volledige puntentelling
web-dp-part = { $part } { $points }
web-dp-your-hand = { $number ->
    [one] Je hand: { $number } kaart
   *[other] Je hand: { $number } kaarten
}
web-dp-empty-hand = Je hand is leeg
web-dp-looking = Kaarten die je bekijkt
web-dp-seen-hand = De hand die je bekijkt
web-dp-from-discards = Je aflegstapel
web-dp-your-mythos = Je mythoskaarten
web-dp-spent = Al gebruikt
web-dp-your-deck = Nog in je trekstapel ({ $number })
web-dp-your-discards = Je aflegstapel ({ $number })
web-dp-your-used = Deze beurt gebruikt

## A seat: icons with a number. Each line explains its icon.

web-dp-chair-vp = { $vp } van { $target } OP
web-dp-leads = aan kop
web-dp-chair-cubes = Blokjes: { $supply } in voorraad, nog { $general } te koop, { $limbo } in Limbo
web-dp-chair-cities = { $number ->
    [one] Beheerst { $number } stad
   *[other] Beheerst { $number } steden
}
web-dp-chair-cards = Kaarten: { $hand } in de hand, { $deck } in de trekstapel, { $discards } afgelegd
web-dp-chair-insanity = { $insanity } van { $limit } waanzinfiches
web-dp-chair-mythos = Mythoskaarten: { $cards }
web-dp-chair-crypt = { $number ->
    [one] { $number } vermoorde agent in de crypte
   *[other] { $number } vermoorde agenten in de crypte
}
web-dp-chair-deep = { $number ->
    [one] { $number } Diepling in voorraad
   *[other] { $number } Dieplingen in voorraad
}
web-dp-hidden = verborgen
web-dp-hidden-own = { $alignment } (verborgen)
web-dp-known-to-you = { $alignment } (zelf gezien)
web-dp-revealed-action = { $alignment } (onthuld)
web-dp-revealed-murder = { $alignment } (onthuld door een moord)
web-dp-revealed-madness = { $alignment } (onthuld door waanzin)
web-dp-revealed-defeat = { $alignment } (onthuld aan het einde)
web-dp-masked = gemaskerd: geen claims in zijn stad
web-dp-unmasked = ontmaskerd
web-dp-mad = waanzinnig
web-dp-mad-detail = Wie { $limit } waanzinfiches heeft, wordt waanzinnig. Het spel eindigt, tenzij die speler een cultist is.

## The table beside the board: all cards that lie open

web-dp-row = De mythosrij
web-dp-bases = Basiskaarten in de steden
web-dp-base-of = { $left ->
    [0] { $city } (de laatste kaart)
    [one] { $city } (nog { $left } kaart eronder)
   *[other] { $city } (nog { $left } kaarten eronder)
}
web-dp-mythos-of = Mythoskaarten van { $name }
web-dp-piles = Stapels
web-dp-reserve = Reserve
web-dp-mythos-deck = Mythosstapel
web-dp-city-cards = Stadskaarten
web-dp-gone = Vernietigd
web-dp-discards-of = Afgelegd en gebruikt: { $name }

## The Great Old One of the solo game

web-dp-old-one = De Grote Oude
web-dp-doom = Na deze beurt eindigt het spel. { $why }
web-dp-goal-agents = Doel: { $done } van { $goal } agenten geclaimd door cultisten
web-dp-goal-gates = Doel: { $done } van { $goal } poorten geopend door cultisten
web-dp-goal-cities = Doel: { $done } van { $goal } steden beheerst door cultisten
web-dp-goal-bases = Doel: { $done } van { $goal } basiskaarten geclaimd door cultisten
web-dp-goal-mythos = Doel: { $done } van { $goal } mythoskaarten geclaimd door cultisten
web-dp-goal-tracks = Doel: ritueelmarker { $done } van { $goal } vakjes voor op de onderzoeksmarker
web-dp-cultist-adds-masked = { $name } is gemaskerd: je kunt in zijn stad niets claimen. Zijn kaart telt mee: invloed { $influence }, geld { $money }, kracht { $strength }.
web-dp-cultist-adds-unmasked = { $name } is ontmaskerd. Zijn kaart telt mee: invloed { $influence }, geld { $money }, kracht { $strength }.
web-dp-old-one-mythos = Zijn mythoskaarten: { $cards }
web-dp-behaviours = { $number ->
    [one] Nog { $number } gedragskaart te gaan
   *[other] Nog { $number } gedragskaarten te gaan
}

## Short facts beside a choice

web-dp-price = kost { $money } geld
web-dp-strength = kracht { $number }
web-dp-where = { $name }, { $where }
web-dp-reveal-gives = Actie: je scoort meteen: { $parts }. De { $bonus } OP voor verborgen blijven ben je kwijt.
web-dp-gate-scores = { $points ->
    [0] levert jou niets op
   *[other] { $points } OP voor jou aan het einde
}
web-dp-impostor = { $alignment }: { $total } OP in totaal
web-dp-enough = genoeg om voor te liggen
web-dp-not-enough = niet genoeg om voor te liggen

## Sentences beside an action. $has is how much your hand has of the resource that it costs.

web-dp-do-claim = Actie, alleen als eerste van je beurt. Hier lig je voor: { $places }.
web-dp-do-influence = { $cubes ->
    [one] Actie: leg blokjes op één stad of kaart, zodat je die in je volgende beurt kunt claimen. Je hebt { $has } invloed en { $cubes } blokje.
   *[other] Actie: leg blokjes op één stad of kaart, zodat je die in je volgende beurt kunt claimen. Je hebt { $has } invloed en { $cubes } blokjes.
}
web-dp-do-retrieve = { $cubes ->
    [0] Actie: neem blokjes terug van steden en kaarten. Je hebt { $has } invloed.
   *[other] Actie: neem blokjes terug van steden en kaarten en uit Limbo (daar: { $cubes }). Je hebt { $has } invloed.
}
web-dp-do-buy = Actie: koop nieuwe blokjes voor { $money } geld per stuk. Je hebt { $has } geld.
web-dp-do-travel = Actie: je agenten reizen over de wegen. Je hebt { $has } geld.
web-dp-do-track = { $kind ->
    [ritual_up] Actie: aan het einde meer punten voor de kant van de cultisten. Met je kaarten kan de marker { $has ->
        [one] { $has } vakje
       *[other] { $has } vakjes
    } omhoog.
    [ritual_down] Actie: aan het einde minder punten voor de kant van de cultisten. Met je kaarten kan de marker { $has ->
        [one] { $has } vakje
       *[other] { $has } vakjes
    } omlaag.
    [invest_up] Actie: aan het einde meer punten voor de kant van de onderzoekers. Met je kaarten kan de marker { $has ->
        [one] { $has } vakje
       *[other] { $has } vakjes
    } omhoog.
   *[invest_down] Actie: aan het einde minder punten voor de kant van de onderzoekers. Met je kaarten kan de marker { $has ->
        [one] { $has } vakje
       *[other] { $has } vakjes
    } omlaag.
}
web-dp-do-discard = Actie: leg kaarten die je niet nodig hebt, op je aflegstapel. Aan het einde van je beurt trek je nieuwe.
web-dp-do-step = Gratis actie: reis over één weg. Dat kost niets.
web-dp-do-pass-empty = Je hebt geen kaarten meer om te spelen. Je trekt tot je { $hand } kaarten in je hand hebt.
web-dp-do-pass = { $actions ->
    [0] Je trekt tot je { $hand } kaarten in je hand hebt.
    [one] Je laat { $actions } actie schieten en trekt tot je { $hand } kaarten in je hand hebt.
   *[other] Je laat { $actions } acties schieten en trekt tot je { $hand } kaarten in je hand hebt.
}
web-dp-pays-instead = { $gives }, in plaats van { $others }
web-dp-pays-for-action = { $gives }, in plaats van de actie op de kaart
web-dp-pays-action = de actie op de kaart
web-dp-list-or = { $list } of { $item }
web-dp-paid-influence = { $number ->
    [one] Je legt { $number } blokje.
   *[other] Je legt { $number } blokjes.
}
web-dp-paid-retrieve = { $number ->
    [one] Je neemt { $number } blokje terug.
   *[other] Je neemt { $number } blokjes terug.
}
web-dp-paid-buy = { $number ->
    [one] Je krijgt { $number } nieuw blokje.
   *[other] Je krijgt { $number } nieuwe blokjes.
}
web-dp-paid-track = De marker gaat naar vakje { $space } van { $last }: { $vp } OP waard.

## Notes: what is known and what was said

web-dp-journal-who = Wie is wie
web-dp-journal-hands = Wie welke kaarten heeft
web-dp-journal-stacks = Wat je weet over gedekte kaarten
web-dp-journal-piles = Uit het spel
web-dp-dealt = Gedeeld uit: { $cards }.
web-dp-dealt-one-of = Gedeeld uit: { $cards }, plus één van deze kaarten: { $others }.
web-dp-header-name = Speler
web-dp-header-alignment = Gezindheid
web-dp-header-seen = In de hand gezien
web-dp-header-unseen = Hand en trekstapel samen
web-dp-header-discards = Afgelegd en gebruikt
web-dp-header-stack = Stapel
web-dp-header-known = Van boven naar onder
web-dp-header-cards = Kaarten
web-dp-brains = Onder de Mi-Go
web-dp-unknown-cards = { $number ->
    [one] { $number } onbekende kaart
   *[other] { $number } onbekende kaarten
}

## The end

web-dp-won = gewonnen
web-dp-out = afgevallen
web-dp-ending-reached = De doelscore van { $target } OP is bereikt door { $names }. Daarmee was het spel afgelopen.
web-dp-ending-then = Daarna kwamen de punten van de eindtelling erbij.
web-dp-ending-mythos = Mythoskaarten: { $cards }
web-dp-ending-lowest = { $name } heeft de laagste score: { $score }.
web-dp-ending-out = { $alignment ->
    [investigator] Alle onderzoekers vallen af ({ $names }).
    [cultist] Alle cultisten vallen af ({ $names }).
    [dissenter_investigator] De afvallige onderzoeker valt af ({ $names }).
   *[dissenter_cultist] De afvallige cultist valt af ({ $names }).
}
web-dp-ending-highest = { $number ->
    [one] { $names } heeft van de rest de hoogste score: { $score }.
   *[other] { $names } hebben van de rest de hoogste score: { $score }.
}
web-dp-scores = Scores
web-dp-header-part = Onderdeel
web-dp-total = Totaal
web-dp-hands = Overgebleven handkaarten

## Tips in the first game. Each points at a part of the screen.

web-dp-tip-who = Aan het einde valt af wie de laagste score heeft, samen met iedereen van dezelfde gezindheid. Van de rest wint de hoogste score. Wat je hier ziet, is geheim: je gezindheid, wat je scoort en je kaarten.
web-dp-tip-who-covered = Je gezindheid, wat je scoort en je kaarten zijn afgedekt. Met de knop ‘Ingedrukt houden om te spieken’ kun je ze zien. Aan het einde valt af wie de laagste score heeft, samen met iedereen van dezelfde gezindheid. Van de rest wint de hoogste score.
web-dp-tip-who-solo = Je wint als je aan het einde minstens evenveel OP hebt als de Grote Oude en die zijn doel niet heeft bereikt. Hier staan je gezindheid, wat je scoort en je kaarten.
web-dp-tip-who-solo-covered = Je gezindheid, wat je scoort en je kaarten zijn afgedekt. Met de knop ‘Ingedrukt houden om te spieken’ kun je ze zien. Je wint als je aan het einde minstens evenveel OP hebt als de Grote Oude en die zijn doel niet heeft bereikt.
web-dp-tip-aim = Zo scoor je: leg blokjes op een stad en claim die als je er aan het begin van je volgende beurt nog voorligt. Geclaimde kaarten komen in je trekstapel.
web-dp-tip-board = Het schild van een stad toont de OP voor het claimen, de boog de kracht die de poort vraagt. De kaart onder de naam kun je ook claimen. Tik op een stad om alles daar te zien.
web-dp-tip-place = Kies waar je vaste agent begint. Die telt daar als 1 invloed mee, dus neem een stad of kaart die je graag wilt claimen.
web-dp-tip-solo = Je staat alleen tegenover een Grote Oude. Zijn twee cultisten handelen na elk van je beurten. Hou zijn doel naast het bord in de gaten.
web-dp-tip-turn = Je hebt twee acties; gratis acties kosten er geen. Een goed begin: speel invloed en leg blokjes op een kaart of stad. Claimen kan alleen als eerste actie van je beurt.
web-dp-tip-pay = Tik op de kaarten waarmee je wilt betalen en kies dan ‘Klaar’. Elke kaart levert maar één van de middelen die erop staan.
web-dp-tip-influence = Al je blokjes gaan naar één plek: een stad, de kaart daar of een mythoskaart bovenaan. Een rode streep laat zien wie voorligt. Agenten in de stad tellen elk als 1.
web-dp-tip-control = Een stad die je beheerst, is niet veilig: heeft iemand anders er de meeste invloed, dan kan die de stad claimen en jou de OP afnemen.
web-dp-tip-limbo = Blokjes die een claim je kost, gaan naar Limbo. Met invloed of sommige kaarten haal je ze terug in je voorraad.
web-dp-tip-seats = Hier zie je ieders punten, blokjes, kaarten en waanzinfiches. Het spel eindigt als iemand het laatste vakje van het OP-spoor bereikt, als een marker boven in zijn toren komt of als iemand die geen cultist is, waanzinnig wordt.
web-dp-tip-talk = Zeg wat je bent of wie je verdenkt. Niemand hoeft de waarheid te spreken. Begrijp je een vraag niet, kies dan ‘waarom?’.
