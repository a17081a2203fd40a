## Shadow Hunters

cli-sh-example-almanac = strijdvlegel
cli-sh-example-rules = kruisboog
cli-sh-example-write = Ik ben een weerwolf
cli-sh-list-picked = id’s met komma’s ertussen, zoals e1,f2,g1,u1,v1,w2,a1,b1,c2,d1 (alle id’s staan in de spelregels)
cli-sh-legend-wound-text = Eén wond.
cli-sh-legend-no-wound-text = Een wond die er nog bij moet voordat het personage sterft. Ken je het personage niet, dan wordt er geteld tot het hoogste aantal levenspunten.
cli-sh-legend-letters = Letters boven de wonden
cli-sh-legend-numbers = (4/5)
cli-sh-legend-numbers-text = De worpen die naar deze locatie leiden.
cli-sh-legend-known = (zoals je weet)
cli-sh-legend-own = (verborgen)
cli-sh-legend-own-text = Je eigen personage, dat niet onthuld is.
cli-sh-title = { $is_me ->
    [yes] Ronde { $round }: jij bent aan de beurt
   *[no] Ronde { $round }: { $name } is aan de beurt
}
cli-sh-title-opening = Opening: iedereen geeft een groene kaart
cli-sh-reveals = daarmee onthul je je personage aan iedereen
cli-sh-welcome = Iedereen is in het geheim een weerwolf, een vampier of een mens. Weerwolven winnen als alle vampiers dood zijn. Vampiers winnen als alle weerwolven dood zijn. Elke mens heeft een eigen doel. Zoek met groene kaarten uit wie wie is, bewapen je en sla toe.
cli-sh-in-play = { $human ->
    [0] Er zijn { $werewolf } weerwolven en { $vampire } vampiers.
    [one] Er zijn { $werewolf } weerwolven, { $vampire } vampiers en { $human } mens.
   *[other] Er zijn { $werewolf } weerwolven, { $vampire } vampiers en { $human } mensen.
}
cli-sh-area = Gebied { $number }
cli-sh-or = /
cli-sh-or-plain = { " of " }
cli-sh-place = { $place } ({ $numbers })
cli-sh-place-use = { "   " }{ $use }
cli-sh-place-names = { "   " }{ $names }
cli-sh-place-plain = { $place } ({ $numbers }, { $use }): { $names }
cli-sh-nobody = niemand
cli-sh-middle = In het midden, nog niet op een locatie: { $names }
cli-sh-use-hut = groene kaart
cli-sh-use-spring = stapel naar keuze
cli-sh-use-chapel = blauwe kaart
cli-sh-use-graveyard = rode kaart
cli-sh-use-tree = wonden: +2 of −1
cli-sh-use-circle = pak uitrusting
cli-sh-header-name = Speler
cli-sh-header-wounds = Wonden
cli-sh-header-equipment = Uitrusting
cli-sh-header-character = Personage
cli-sh-header-marks = Status
cli-sh-header-may-be = Nog mogelijk volgens wat iedereen weet
cli-sh-header-gift = Gever → ontvanger
cli-sh-header-card = Groene kaart
cli-sh-header-card-name = Kaart
cli-sh-header-copies = Aantal
cli-sh-header-says = Wat de kaart doet
cli-sh-header-outcome = Resultaat
cli-sh-header-attack = Aanvaller → doelwit
cli-sh-header-times = Hoe vaak
cli-sh-header-claim = Bewering
cli-sh-header-points = Levenspunten
cli-sh-header-ability = Vaardigheid
cli-sh-header-goal = Doel
cli-sh-header-fate = Lot
cli-sh-header-result = Uitslag
cli-sh-scale = De letters boven de wonden laten zien wanneer een personage met die beginletter sterft.
cli-sh-scale-plain = Wonden waaraan een personage sterft, per beginletter: { $scale }.
cli-sh-scale-step = { $number } voor { $letters }
cli-sh-hidden = verborgen
cli-sh-press-c = typ c
cli-sh-known = { $character }, { $kind }
cli-sh-known-self = { $character }, { $kind } (verborgen)
cli-sh-known-to-you = { $character }, { $kind } (zoals je weet)
cli-sh-mark-turn = aan de beurt
cli-sh-mark-dead = dood
cli-sh-mark-ward = Schild
cli-sh-mark-barrier = Barrière
cli-sh-mark-void = vaardigheid vervallen
cli-sh-mark-used = vaardigheid gebruikt
cli-sh-you-are = Je bent { $character }, een { $kind } met { $points } levenspunten.
cli-sh-ability = Vaardigheid: { $ability }
cli-sh-goal = Doel: { $goal }
cli-sh-card = { $card }: { $says }
cli-sh-almanac-kind = { $kind ->
    [werewolf] { $number ->
        [one] { $number } van deze weerwolven zit in het spel
       *[other] { $number } van deze weerwolven zitten in het spel
    }
    [vampire] { $number ->
        [one] { $number } van deze vampiers zit in het spel
       *[other] { $number } van deze vampiers zitten in het spel
    }
   *[human] { $number ->
        [one] { $number } van deze mensen zit in het spel
       *[other] { $number } van deze mensen zitten in het spel
    }
}
cli-sh-almanac-cards = { $colour ->
    [red] Rode kaarten
    [blue] Blauwe kaarten
   *[green] Groene kaarten
}
cli-sh-ending = Alles onthuld
cli-sh-ending-won = Je hebt gewonnen! Alles onthuld
cli-sh-ending-lost = Je hebt verloren. Alles onthuld
cli-sh-alive = levend
cli-sh-dead = dood
cli-sh-won = gewonnen
cli-sh-lost = verloren
cli-sh-opened = { $name } is { $character }.
cli-sh-journal-characters = Wie is wie
cli-sh-journal-green = Groene kaarten
cli-sh-journal-attacks = Aanvallen
cli-sh-journal-claims = Beweringen
cli-sh-journal-claims-apart = Beweringen onder de doden
cli-sh-anybody = elk personage
# For cards given and for attacks, so no preposition fits both.
cli-sh-from-to = { $giver } → { $receiver }
cli-sh-unknown-card = voor jou onbekend
cli-sh-no-answer = Nog geen antwoord.
cli-sh-lie = { $outcome } Het antwoord was gelogen.
cli-sh-times = { $number ->
    [1] één keer
    [2] twee keer
   *[other] { $number } keer
}
cli-sh-contradicts = spreekt een eerdere bewering tegen
cli-sh-claim-what = Wat wil je zeggen?
cli-sh-claim-kind = wat iemand is: weerwolf, vampier of mens
cli-sh-claim-character = welk personage iemand is
cli-sh-claim-gave-green = welke groene kaart je iemand gaf
cli-sh-claim-got-green = welke groene kaart iemand jou gaf
cli-sh-claim-trust = dat je iemand vertrouwt
cli-sh-claim-suspect = dat je iemand verdenkt
cli-sh-claim-will-attack = dat je iemand gaat aanvallen
cli-sh-claim-which-seat = Wie?
cli-sh-claim-which-kind = Weerwolf, vampier of mens?
cli-sh-claim-which-character = Welk personage?
cli-sh-claim-which-green = Welke groene kaart?
cli-sh-claim-which-outcome = Wat was het resultaat?
cli-sh-claim-which-equipment = Welke uitrusting?
cli-sh-claim-some-equipment = zeg niet welke
