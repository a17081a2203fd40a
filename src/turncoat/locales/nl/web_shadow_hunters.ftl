## Where the game stands: the headline above the board, and a row of icons with a label and a value

web-sh-turn = { $mine ->
    [yes] Ronde { $round }: jij bent aan de beurt
   *[no] Ronde { $round }: { $name } is aan de beurt
}
web-sh-opening = Vóór de eerste beurt: iedereen geeft een groene kaart
web-sh-over = Het spel is afgelopen. { $why }
web-sh-round = Ronde
web-sh-living = Nog in leven
web-sh-of = { $number } van { $all }
web-sh-in-play = { $kind ->
    [werewolf] Weerwolven in deze partij
    [vampire] Vampiers in deze partij
   *[human] Mensen in deze partij
}
web-sh-peace = Eerste ronde
web-sh-peace-value = nog geen aanvallen
web-sh-extra-turns = { $number ->
    [one] { $number } extra beurt
   *[other] { $number } extra beurten
}

## The board

web-sh-board = Het bord: zes locaties in een bos, drie stapels en ieders wonden
web-sh-trunk = Het wondenspoor. Bij een letter staat hoeveel wonden dodelijk zijn voor personages met die beginletter.
web-sh-range = { $low }–{ $high }
web-sh-use-hut = Trek een groene kaart.
web-sh-use-spring = Trek rood, blauw of groen.
web-sh-use-chapel = Trek een blauwe kaart.
web-sh-use-graveyard = Trek een rode kaart.
web-sh-use-tree = Geef 2 wonden of genees 1.
web-sh-use-circle = Pak iemands uitrusting.
web-sh-deck = { $colour ->
    [red] Rode stapel: nog { $left }, { $discards } afgelegd
    [blue] Blauwe stapel: nog { $left }, { $discards } afgelegd
   *[green] Groene stapel: nog { $left }, { $discards } afgelegd
}
web-sh-figure = { $number ->
    [0] { $name } heeft geen wonden.
    [one] { $name } heeft { $number } wond.
   *[other] { $name } heeft { $number } wonden.
}
web-sh-here = { $number ->
    [0] { $name } is hier en heeft geen wonden.
    [one] { $name } is hier en heeft { $number } wond.
   *[other] { $name } is hier en heeft { $number } wonden.
}
web-sh-character = { $character } ({ $kind })
web-sh-is-revealed = Onthuld als { $character } ({ $kind }).
web-sh-is-known = Jij weet: dit is { $character } ({ $kind }).
web-sh-has-equipment = Uitrusting: { $cards }.
web-sh-wounds = { $number ->
    [0] Geen wonden.
    [one] { $number } wond.
   *[other] { $number } wonden.
}
web-sh-wounds-of = { $number ->
    [0] Nog geen wonden. Sterft bij { $points } wonden.
    [one] Tot nu toe { $number } wond. Sterft bij { $points } wonden.
   *[other] Tot nu toe { $number } wonden. Sterft bij { $points } wonden.
}
web-sh-target = { $is_me ->
    [yes] { $number ->
        [0] Je hebt nog geen wonden.
        [one] Je hebt { $number } wond.
       *[other] Je hebt { $number } wonden.
    }
   *[no] { $number ->
        [0] { $name } heeft nog geen wonden.
        [one] { $name } heeft { $number } wond.
       *[other] { $name } heeft { $number } wonden.
    }
}
web-sh-target-known = { $is_me ->
    [yes] { $number ->
        [0] Je hebt nog geen wonden. Je sterft bij { $points } wonden.
        [one] Je hebt { $number } wond. Je sterft bij { $points } wonden.
       *[other] Je hebt { $number } wonden. Je sterft bij { $points } wonden.
    }
   *[no] { $number ->
        [0] { $name } heeft nog geen wonden en sterft bij { $points } wonden.
        [one] { $name } heeft { $number } wond en sterft bij { $points } wonden.
       *[other] { $name } heeft { $number } wonden en sterft bij { $points } wonden.
    }
}
web-sh-nothing-to-heal = { $is_me ->
    [yes] Je hebt geen wonden om te genezen.
   *[no] { $name } heeft geen wonden om te genezen.
}
web-sh-quoted = “{ $printed }”
web-sh-will-say = Op de kaart staat: “{ $printed }”
web-sh-place = { $place } ({ $numbers })
web-sh-area = In gebied { $number }, samen met { $other }.
web-sh-nobody = Hier is niemand.
web-sh-middle = In het midden, nog niet op een locatie
web-sh-dead = Dood
web-sh-mark-dead = Dood: krijgt geen beurten meer, maar kan nog winnen.
web-sh-mark-ward = Schild: aanvallen geven geen wonden.
web-sh-mark-barrier = Barrière: niets geeft wonden.
web-sh-mark-void = De vaardigheid is vervallen.
web-sh-mark-used = De eenmalige vaardigheid is gebruikt.
web-sh-hidden = verborgen
web-sh-secret = Jij kent dit personage, maar het is niet onthuld.
web-sh-turns-up = Met deze keuze onthul je je personage aan iedereen.
web-sh-reveals-you = Iedereen ziet dan dat je { $character } bent, een { $kind }. Je kunt dit niet terugnemen.
web-sh-rolled = Je hebt { $first } + { $second } = { $sum } gegooid.
web-sh-rolled-anywhere = Je hebt { $sum } gegooid, dus je mag overal heen.

## The reader’s own cards

web-sh-goal = Zo win je
web-sh-goal-theirs = Doel
web-sh-goal-is = Jouw doel: { $goal }
web-sh-ability = Vaardigheid
web-sh-points = { $number } levenspunten: sterft bij { $number } wonden
web-sh-turned-up = Onthuld: iedereen weet het.
web-sh-face-down = Verborgen: alleen jij weet het. De meeste vaardigheden onthullen je als je ze gebruikt.
web-sh-ability-void = Je vaardigheid is vervallen.
web-sh-ability-used = Je hebt je vaardigheid gebruikt.
web-sh-held = De groene kaart in je hand
web-sh-equipment = Je uitrusting
web-sh-no-equipment = Nog niets. In de Kapel en op het Kerkhof kun je uitrusting vinden.
web-sh-seen-characters = Personages die je hebt gezien
web-sh-seen-green = Groene kaarten die je hebt gelezen
web-sh-gift = { $giver } gaf deze kaart aan { $receiver }. { $outcome }
web-sh-card = { $card }: { $says }
web-sh-card-times = { $card } × { $number }
web-sh-face-down-discards = Groene kaarten worden gedekt afgelegd.
web-sh-no-discards = Nog niets afgelegd.

## The notes: tables of what the reader knows

web-sh-journal-characters = Wie is wie
web-sh-journal-note = De laatste kolom gaat alleen uit van wat iedereen weet: overleefde wonden, en kaarten en doelen die geen effect hadden. Groene kaarten die alleen jij hebt gelezen, tellen niet mee.
web-sh-journal-green = Groene kaarten
web-sh-journal-attacks = Aanvallen
web-sh-almanac = { $kind ->
    [werewolf] { $number ->
        [one] { $number } van deze weerwolven zit in deze partij
       *[other] { $number } van deze weerwolven zitten in deze partij
    }
    [vampire] { $number ->
        [one] { $number } van deze vampiers zit in deze partij
       *[other] { $number } van deze vampiers zitten in deze partij
    }
   *[human] { $number ->
        [one] { $number } van deze mensen zit in deze partij
       *[other] { $number } van deze mensen zitten in deze partij
    }
}
web-sh-header-name = Speler
web-sh-header-character = Personage
web-sh-header-may-be = Nog mogelijk volgens wat iedereen weet
web-sh-header-gift = Van en aan
web-sh-header-card = Kaart
web-sh-header-outcome = Resultaat
web-sh-header-attack = Aanvaller en doelwit
web-sh-header-times = Hoe vaak
web-sh-header-points = Levenspunten
web-sh-header-ability = Vaardigheid
web-sh-header-goal = Doel
web-sh-only-you-know = { $mine ->
    [yes] { $character } ({ $kind }), verborgen
   *[no] { $character } ({ $kind }), zoals je weet
}
web-sh-anybody = elk personage
web-sh-unknown-card = niet door jou gezien
web-sh-took = { $number ->
    [one] { $receiver } kreeg { $number } wond.
   *[other] { $receiver } kreeg { $number } wonden.
}
web-sh-took-healing = { $number ->
    [one] { $receiver } genas { $number } wond.
   *[other] { $receiver } genas { $number } wonden.
}
web-sh-took-showing = { $receiver } liet { $giver } het eigen personage zien.
web-sh-took-handing = { $receiver } gaf { $card } aan { $giver }.
web-sh-lie = Het antwoord was gelogen: { $character } mag bij groene kaarten liegen.
web-sh-no-answer = Nog geen antwoord.
web-sh-from-to = { $from } → { $to }
web-sh-times = { $number ->
    [1] één keer
    [2] twee keer
   *[other] { $number } keer
}

## The end

web-sh-won = gewonnen
web-sh-lost = verloren
web-sh-lived = { $number ->
    [0] levend, zonder wonden
    [one] levend, met { $number } wond
   *[other] levend, met { $number } wonden
}
web-sh-died = gestorven aan { $number } wonden
web-sh-all-green = Alle groene kaarten, op volgorde

## Tips for a first game

web-sh-tip-who = Dit is je geheime personage. Weerwolven willen alle vampiers dood, vampiers willen alle weerwolven dood, en elke mens heeft een ander doel. Lees hoe je wint, en hou het voor je.
web-sh-tip-who-covered = Je geheime personage is afgedekt. Met de knop ‘Ingedrukt houden om te spieken’ kun je het zien en lezen hoe je wint. Weerwolven willen alle vampiers dood, vampiers willen alle weerwolven dood, en elke mens heeft een ander doel.
web-sh-tip-who-two-sides = Dit is je geheime personage. Weerwolven willen alle vampiers dood, en vampiers willen alle weerwolven dood. Lees hoe je wint, en hou het voor je.
web-sh-tip-who-two-sides-covered = Je geheime personage is afgedekt. Met de knop ‘Ingedrukt houden om te spieken’ kun je het zien en lezen hoe je wint. Weerwolven willen alle vampiers dood, en vampiers willen alle weerwolven dood.
web-sh-tip-board = Twee locaties die door een web verbonden zijn, vormen een gebied, en binnen je eigen gebied kun je aanvallen. Het spoor rechts telt de wonden. Je sterft bij het getal waar de beginletter van je personage staat.
web-sh-tip-seats = Hier zie je alle spelers met hun wonden en uitrusting. De meeste personages zijn verborgen, dus zoek uit wie wie is. Tik op een speler om meer te weten.
web-sh-tip-turn = Gooi hier of op het bord de dobbelstenen. De som bepaalt naar welke locatie je gaat; bij een 7 kies je zelf. Tik op ‘waarom?’ om de regel achter een vraag te zien.
web-sh-tip-place = Je mag de locatie gebruiken waar je bent gekomen. Met groene kaarten ontdek je wie iemand is. Rode en blauwe kaarten geven je wapens en hulp.
web-sh-tip-give = Alleen jij hebt deze groene kaart gelezen. Geef die aan iemand anders: iedereen ziet het antwoord, maar alleen jullie twee weten wat er op de kaart staat.
web-sh-tip-green = Iemand test je met een groene kaart. Alleen jullie twee weten wat erop staat; de anderen zien alleen je antwoord. Je moet eerlijk zijn, tenzij je van je vaardigheid mag liegen.
web-sh-tip-attack = Je mag iemand binnen bereik aanvallen, maar het hoeft niet. Het verschil tussen de dobbelstenen is het aantal wonden. Zijn ze gelijk, dan mislukt de aanval.
web-sh-tip-talk = Vertel wat je hebt ontdekt, of iets heel anders: wat je beweert, hoeft niet waar te zijn. Tik hier om iets aan tafel te zeggen.
