## Dark Providence. OP: overwinningspunten.

cli-dp-list-agents = id’s met komma’s ertussen, zoals monday,friday
cli-dp-welcome = Cultisten, onderzoekers en afvalligen van beide kanten strijden om de steden, de mensen en de verboden kennis van Amerika. Blokjes zijn invloed: leg ze op een stad, een basiskaart of een mythoskaart en claim waar je de meeste invloed hebt. Steden leveren meteen punten op. Bijna al het andere telt pas aan het einde, en hoeveel het waard is, hangt af van je gezindheid, die de anderen niet kennen. Aan het einde valt af wie de laagste score heeft, samen met iedereen van dezelfde gezindheid; van de rest wint de hoogste score. Het spel eindigt als iemand { $mark } OP op het OP-spoor heeft, als een marker het laatste vakje van zijn spoor bereikt, als iemand die geen cultist is, waanzinnig wordt of als een vaste agent sterft.
cli-dp-welcome-solo = Je bent een onderzoeker en staat alleen tegenover een Grote Oude met twee cultisten. Blokjes zijn invloed: leg ze op een stad, een basiskaart of een mythoskaart en claim waar je de meeste invloed hebt. Het spel eindigt als een van beide kanten { $mark } OP heeft, als een marker het laatste vakje van zijn spoor bereikt, als je waanzinnig wordt of als je vaste agent sterft. Dan heb je minstens evenveel punten nodig als de Grote Oude. Bereikt die zijn doel, dan wint hij meteen.
cli-dp-legend = Achter een stad: stadswaarde / poortwaarde. +2 achter een basiskaart: daaronder liggen er nog twee gedekt. Invloed: blokjes + agenten; * staat bij wie de meeste heeft en zou kunnen claimen. Woorden tussen haakjes achter een stad: wie die beheerst, de poort en de fiches daar. Achter een agent: de kracht. Bij elke speler: blokjes in voorraad / algemene voorraad / Limbo, en kaarten in hand / trekstapel / aflegstapel.
cli-dp-legend-letters = inv: invloed. kra: kracht. agent 1: levert een agent met kracht 1. rit, ond: zet de ritueelmarker of de onderzoeksmarker omhoog (+) of omlaag (−). Om een kaart te lezen, typ je a en een deel van de naam, zoals in ‘a hastur’.

cli-dp-sign-city = Boston 3/2
cli-dp-sign-city-text = Een stad met stadswaarde en poortwaarde.
cli-dp-sign-marks = (eigenaar: …)
cli-dp-sign-marks-text = Achter een stad: wie die beheerst, de poort en de fiches daar.
cli-dp-sign-below = +2
cli-dp-sign-below-text = Achter een basiskaart: daaronder liggen er nog twee gedekt.
cli-dp-sign-influence = stad: Ada 2+1
cli-dp-sign-influence-text = Invloed op een stad, hier 2 blokjes en 1 agent. ‘kaart:’ staat voor de basiskaart daar.
cli-dp-sign-most = *
cli-dp-sign-most-text = Deze speler heeft de meeste invloed en zou kunnen claimen.
cli-dp-sign-agent = Earp 3
cli-dp-sign-agent-text = Een agent, met de kracht erachter.
cli-dp-sign-resources = inv, geld, kra
cli-dp-sign-resources-text = Invloed, geld en kracht.
cli-dp-sign-markers = rit +1, ond −1
cli-dp-sign-markers-text = Zet de ritueelmarker omhoog of de onderzoeksmarker omlaag.
cli-dp-sign-cubes = Blokjes 3/5/1
cli-dp-sign-cubes-text = Blokjes in de voorraad, in de algemene voorraad en in Limbo.
cli-dp-sign-cards = Kaarten 5/4/2
cli-dp-sign-cards-text = Kaarten in de hand, in de trekstapel en in de aflegstapel.
cli-dp-sign-insanity = Waanzin 1/3
cli-dp-sign-insanity-text = Waanzinfiches, en met hoeveel iemand waanzinnig wordt.

cli-dp-example-almanac = hastur
cli-dp-example-rules = poort
cli-dp-example-write = Ik open geen enkele poort
cli-dp-key-city = a en een stad – de wegen van een stad tonen: a boston
cli-dp-key-roads = a wegen – alle wegen tonen

cli-dp-title-placing = Vóór de eerste beurt
cli-dp-title = { $is_me ->
    [yes] Ronde { $round }: jij bent aan de beurt
   *[no] Ronde { $round }: { $name } is aan de beurt
}
cli-dp-title-old-one = Ronde { $round }: { $name } is aan de beurt
cli-dp-tracks = Ritueel: { $ritual } van { $ritual_last }, { $ritual_vp } OP waard. Onderzoek: { $investigation } van { $investigation_last }, { $investigation_vp } OP waard.
cli-dp-beside = In het zakje: waanzin { $insanity }, verstand { $sanity }. Sloten in voorraad: { $locks }. Gedekt: mythoskaarten { $mythos }, basiskaarten in de reserve { $reserve }.
cli-dp-will-end = Het spel loopt ten einde. { $why }

cli-dp-old-one = { $name }: { $vp } van { $mark } OP, waanzin { $insanity } van { $limit }. Doel: { $goal }.
cli-dp-goal-agents = { $done } van { $goal } agenten geclaimd door cultisten
cli-dp-goal-gates = { $done } van { $goal } poorten geopend door cultisten
cli-dp-goal-cities = { $done } van { $goal } steden beheerst door cultisten
cli-dp-goal-bases = { $done } van { $goal } basiskaarten geclaimd door cultisten
cli-dp-goal-mythos = { $done } van { $goal } mythoskaarten geclaimd door cultisten
cli-dp-goal-tracks = ritueel { $done } van { $goal } vakjes voor op onderzoek
cli-dp-cultists = Cultisten: { $cultists }.
cli-dp-cultist-hidden = { $name } in { $city } (gemaskerd; plus inv { $influence }, geld { $money }, kra { $strength })
cli-dp-cultist-shown = { $name } in { $city } (ontmaskerd; plus inv { $influence }, geld { $money }, kra { $strength })
cli-dp-behaviours = Gedragskaarten nog in de stapel ({ $number }): { $names }.
cli-dp-doom = Na deze beurt van de Grote Oude eindigt het spel. { $why }

cli-dp-header-city = Stad
cli-dp-header-base = Basiskaart
cli-dp-header-there = Invloed en agenten
cli-dp-header-mythos = Mythoskaarten
cli-dp-header-facts = Waarde
cli-dp-header-on-card = Op de kaart
cli-dp-header-name = Speler
cli-dp-header-vp = OP
cli-dp-header-cubes = Blokjes:
    voorraad/
    algemeen/
    Limbo
cli-dp-header-cubes-plain = Blokjes in voorraad, algemene voorraad en Limbo
cli-dp-header-cards = Kaarten:
    hand/
    stapel/
    afgelegd
cli-dp-header-cards-plain = Kaarten in hand, trekstapel en aflegstapel
cli-dp-header-cards-plain-list = Kaarten
cli-dp-header-insanity = Waanzin
cli-dp-header-alignment = Gezindheid
cli-dp-header-has = Mythos, crypte
cli-dp-header-card = Kaart
cli-dp-header-says = Wat de kaart doet
cli-dp-header-roads = Wegen en wat ze kosten
cli-dp-header-seen = In de hand gezien
cli-dp-header-unseen = Hand en trekstapel samen
cli-dp-header-discards = Afgelegd en gebruikt
cli-dp-header-stack = Stapel
cli-dp-header-known = Van boven naar onder
cli-dp-header-claim = Bewering
cli-dp-header-score = Score
cli-dp-header-result = Uitslag
cli-dp-header-part = Onderdeel
cli-dp-header-hand = Hand
cli-dp-header-scores = Scores
cli-dp-header-mean = Gemiddelde
cli-dp-header-lowest = Laagste
cli-dp-header-quarter = Onderste kwartiel
cli-dp-header-median = Mediaan
cli-dp-header-three-quarters = Bovenste kwartiel
cli-dp-header-highest = Hoogste
cli-dp-header-claims = Claims
cli-dp-header-by-winners = Door winnaars
cli-dp-tally-points = Verdeling van de scores

cli-dp-you = jij
cli-dp-none = geen
cli-dp-line = { $name }: { $found }
cli-dp-city = { $name } { $control }/{ $gate }
cli-dp-on-city = stad: { $found }
cli-dp-on-base = kaart: { $found }
cli-dp-values-long = stadswaarde { $control }, poortwaarde { $gate }
cli-dp-control = stadswaarde { $number }
cli-dp-city-marked = { $name } ({ $marks })
cli-dp-held = eigenaar: { $name }
cli-dp-gate = poort { $kind }: { $name }
cli-dp-cthulhu = Cthulhu
cli-dp-martial-law = staat van beleg
cli-dp-whateley = Whateley
cli-dp-locked = op slot
cli-dp-cubes = { $name } { $cubes }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-cubes-and-agents = { $name } { $cubes }+{ $agents }{ $most ->
    [yes] *
   *[no] { "" }
}
cli-dp-no-base = geen meer
cli-dp-base = { $card } ({ $facts }) +{ $left }
cli-dp-agent-short = agent { $strength }
cli-dp-agent = { $name } { $strength }
cli-dp-agent-possessed = { $name } { $strength } (bezeten)
cli-dp-agents = { $name }: { $agents }
cli-dp-token-hidden = { $name } (gemaskerd)
cli-dp-token-shown = { $name } (ontmaskerd)
cli-dp-deep-ones = { $number ->
    [one] { $number } Diepling
   *[other] { $number } Dieplingen
}
cli-dp-row-empty = Er liggen geen mythoskaarten in de rij.
cli-dp-seat-vp = { $vp }/{ $mark }
cli-dp-seat-cubes = { $supply }/{ $general }/{ $limbo }
cli-dp-seat-cards = { $hand }/{ $deck }/{ $discards }
cli-dp-seat-sanity = { $insanity }/{ $limit }
cli-dp-brief-vp = { $vp } OP
cli-dp-brief-cubes = blokjes { $cubes }
cli-dp-brief-cards = kaarten { $cards }
cli-dp-brief-insanity = waanzin { $insanity }
cli-dp-hidden = verborgen
cli-dp-press-c = typ c
cli-dp-hidden-own = { $alignment } (verborgen)
cli-dp-known-to-you = { $alignment } (zelf gezien)
cli-dp-crypt = crypte: { $agents }
cli-dp-deep-supply = Dieplingen in voorraad: { $number }
cli-dp-mad = waanzinnig

cli-dp-gate-scores = { $points ->
    [0] levert jou niets op
   *[other] { $points } OP voor jou aan het einde
}
cli-dp-impostor = { $alignment }: { $total } OP in totaal
cli-dp-told-own-city = Je claimt { $city }. De kaart van de stad gaat naar je aflegstapel.
cli-dp-told-plays = { $is_me ->
    [yes] Je speelt { $cards } { $purpose }.
   *[no] { $name } speelt { $cards } { $purpose }.
}
cli-dp-told-discards = { $is_me ->
    [yes] Je legt { $cards } af.
   *[no] { $name } legt { $cards } af.
}
cli-dp-told-retrieves = { $is_me ->
    [yes] Je neemt blokjes terug: { $found }.
   *[no] { $name } neemt blokjes terug: { $found }.
}
cli-dp-told-from-city = { $number } van { $city }
cli-dp-told-from-base = { $number } van de basiskaart { $in_city }
cli-dp-told-from-mythos = { $number } van { $card }
cli-dp-told-from-limbo = { $number } uit Limbo
cli-dp-told-moves = { $name } gaat { $steps }.
cli-dp-told-bases = Nieuwe basiskaarten: { $cards }.
cli-dp-told-base = { $card } { $in_city }
cli-dp-told-reveals = { $is_me ->
    [yes] Je onthult je gezindheid ({ $alignment }) en krijgt { $points } OP voor je poorten en het spoor van je kant. Je hebt nu { $vp } OP.
   *[no] { $name } onthult de eigen gezindheid ({ $alignment }) en krijgt { $points } OP voor de poorten en het spoor van die kant. { $name } heeft nu { $vp } OP.
}

cli-dp-influence = inv { $number }
cli-dp-money = geld { $number }
cli-dp-strength = kra { $number }
cli-dp-ritual-up = rit +{ $number }
cli-dp-ritual-down = rit −{ $number }
cli-dp-invest-up = ond +{ $number }
cli-dp-invest-down = ond −{ $number }
cli-dp-is-agent = agent met kracht { $strength }
cli-dp-vp-general = { $number } OP
cli-dp-vp-investigator = { $number } OP voor onderzoekers
cli-dp-vp-cultist = { $number } OP voor cultisten
cli-dp-sanity-test = verstandsproef bij claimen

cli-dp-you-are = Jij bent: { $alignment }. { $goal }
cli-dp-brief = Jij bent: { $alignment } (verborgen).
cli-dp-brief-revealed = Jij bent: { $alignment } (onthuld).
cli-dp-score = Als het spel nu eindigde, zou je { $total } OP scoren ({ $parts }).
cli-dp-score-none = Als het spel nu eindigde, zou je niets scoren.
cli-dp-part = { $part }: { $points }
cli-dp-your-hand = Je hand:
cli-dp-empty-hand = Je hand is leeg.
cli-dp-hand-line = { "  " }{ $number ->
    [1] { $card }
   *[other] { $number } × { $card }
} ({ $facts }){ $says }
cli-dp-hand-says = . { $says }
cli-dp-your-used = Deze beurt gebruikt: { $cards }.
cli-dp-your-deck = In je trekstapel: { $cards }.
cli-dp-your-discards = In je aflegstapel: { $cards }.
cli-dp-named = { $name }: { $says }
cli-dp-count = { $number ->
    [1] { $card }
   *[other] { $number } × { $card }
}

cli-dp-page = { $facts }. { $says }
cli-dp-almanac-row = In de mythosrij
cli-dp-almanac-bases = Open basiskaarten
cli-dp-almanac-own = Je eigen kaarten
cli-dp-almanac-mythos = Geclaimde mythoskaarten
cli-dp-almanac-old-one = De Grote Oude en de gedragskaarten
cli-dp-almanac-roads = Wegen
cli-dp-almanac-found = Gevonden kaarten
cli-dp-almanac-note = Om een andere kaart te lezen, typ je a en een deel van de naam, zoals in ‘a hastur’.
cli-dp-road = { $city } { $cost }

cli-dp-journal-who = Wie is wie
cli-dp-dealt = Gedeeld uit deze gezindheden: { $cards }.
cli-dp-dealt-one-of = Gedeeld uit deze gezindheden: { $cards }, plus één van deze kaarten: { $others }.
cli-dp-revealed-action = { $alignment } (onthuld)
cli-dp-revealed-murder = { $alignment } (onthuld door een moord)
cli-dp-revealed-madness = { $alignment } (onthuld door waanzin)
cli-dp-revealed-defeat = { $alignment } (onthuld aan het einde)
cli-dp-journal-hands = Waar ieders kaarten zijn
cli-dp-journal-stacks = Wat je weet over gedekte kaarten
cli-dp-journal-piles = Uit het spel
cli-dp-journal-claims = Beweringen
cli-dp-reserve = Reserve
cli-dp-mythos-deck = Mythosstapel
cli-dp-unknown-cards = { $number ->
    [one] { $number } onbekende kaart
   *[other] { $number } onbekende kaarten
}
cli-dp-then = , dan{ " " }
cli-dp-gone = Vernietigd
cli-dp-brains = Onder de Mi-Go
cli-dp-old-one-has = Bij de Grote Oude
cli-dp-contradicts = spreekt een eerdere bewering tegen

cli-dp-claim-what = Wat wil je zeggen?
cli-dp-claim-is = welke gezindheid iemand heeft
cli-dp-claim-saw = van wie je de gezindheidskaart hebt gezien
cli-dp-claim-suspect = dat je iemand verdenkt
cli-dp-claim-trust = dat je iemand vertrouwt
cli-dp-claim-will-claim = welke stad je gaat claimen
cli-dp-claim-which-seat = Wie?
cli-dp-claim-which-alignment = Welke gezindheid?
cli-dp-claim-which-city = Welke stad?

cli-dp-where = { $name }, in { $city }
cli-dp-where-own = in { $city }
cli-dp-cards-in-hand = { $number ->
    [one] { $number } kaart in de hand
   *[other] { $number } kaarten in de hand
}
cli-dp-cubes-there = { $number ->
    [one] { $number } blokje
   *[other] { $number } blokjes
}
cli-dp-reveal-gives = meteen OP ({ $parts })
cli-dp-hand-has = in je hand: { $resource_sign }{ $number }
cli-dp-hand-and-supply = { $supply ->
    [one] in je hand: { $resource_sign }{ $number }; in je voorraad: { $supply } blokje
   *[other] in je hand: { $resource_sign }{ $number }; in je voorraad: { $supply } blokjes
}
cli-dp-price = kost { $money } geld
cli-dp-doubt-pass = { $number ->
    [one] Je hebt nog { $number } actie. Toch je beurt beëindigen?
   *[other] Je hebt nog { $number } acties. Toch je beurt beëindigen?
}

cli-dp-ending = Alles onthuld
cli-dp-ending-won = Je hebt gewonnen! Alles onthuld
cli-dp-ending-lost = Je hebt verloren. Alles onthuld
cli-dp-ending-solo = { $why } Het doel van de Grote Oude: { $goal }.
cli-dp-ending-lowest = { $name } heeft de laagste score: { $score }. Dus valt iedereen met de gezindheid { $alignment } af: { $names }.
cli-dp-won = gewonnen
cli-dp-lost = verloren
cli-dp-out = afgevallen
cli-dp-scores = Scores
cli-dp-total = Totaal
cli-dp-hands = Handkaarten
cli-dp-opened-is = { $name } is: { $alignment }.
cli-dp-opened-draws = { $name } trekt: { $cards }.
cli-dp-opened-sees = { $name } ziet de gezindheid van { $other }: { $alignment }.
cli-dp-opened-cards = { $name } ziet: { $cards }.
