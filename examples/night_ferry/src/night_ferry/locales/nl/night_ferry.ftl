nf-name = De nachtboot
nf-intro = Een lekke veerboot steekt ’s nachts de zeestraat over. Matrozen pompen het water weg en willen de haven halen. Onder hen zitten saboteurs die in het geheim gaten boren om de boot te laten zinken: één bij 4 of 5 spelers, twee bij meer. In elke etappe van de overtocht doet iedereen in het geheim een taak; daarna stemmen jullie over wie er wordt opgesloten.

## Names; .one is the name inside a sentence

nf-role-sailor = Matroos
    .one = een matroos
nf-role-sailor-goal = Je wint als de veerboot de haven haalt, of als alle saboteurs zijn opgesloten.
nf-role-sailor-text = Pomp het water weg, of bespied iemand om erachter te komen wat die doet.
nf-role-wrecker = Saboteur
    .one = een saboteur
nf-role-wrecker-goal = Je wint als de veerboot zinkt, of als er minstens evenveel saboteurs als matrozen vrij zijn (niet opgesloten).
nf-role-wrecker-text = Boor gaten als niemand je bespiedt, en pomp als je eerlijk wilt lijken.

# .past stands after “was”. .you is told to a player who did it.
nf-duty-pump = Pompen
    .past = aan het pompen
    .you = Je hebt gepompt.
nf-duty-watch = Bespieden
    .past = iemand aan het bespieden
    .you = Je hebt iemand bespied.
nf-duty-drill = Boren
    .past = een gat aan het boren
    .you = Je hebt een gat geboord.

nf-stage-duties = de taken
nf-stage-vote = de stemming

## Fields of the table

nf-field-round = Etappe
nf-field-water = Water
nf-field-levels = Water na elke etappe
nf-field-levels-entry = { $position ->
    [0] Begin: { $value }
   *[other] Etappe { $position }: { $value }
}
nf-field-players-confined = Opgesloten
nf-field-players-role = Rol

## What happened

nf-event-you_are = Je bent { $role_one }. Hou het voor je.
nf-event-partner = { $seat_name } is ook een saboteur.
nf-event-round = Etappe { $number } van { $number2 }: iedereen gaat benedendeks.
nf-event-water_rose = Het water stijgt van { $number } naar { $number2 }. Bij { $number3 } zinkt de veerboot.
nf-event-water_fell = Het water zakt van { $number } naar { $number2 }. Bij { $number3 } zinkt de veerboot.
nf-event-water_stayed = Het water blijft op { $number } staan. Bij { $number3 } zinkt de veerboot.
nf-event-did = { $duty_you }
nf-event-saw = Je hebt { $seat_name } bespied. { $seat_name } was { $duty_past }.
nf-event-accuses = { $seat } beschuldigt { $seat2_object }.
nf-event-abstains = { $seat } beschuldigt niemand.
nf-event-no_majority = Niemand kreeg meer dan de helft van de stemmen, dus wordt er niemand opgesloten.
nf-event-confined = { $seat_is_me ->
    [yes] Je wordt opgesloten, en nu weten de anderen het: je bent { $role_one }.
   *[no] { $seat } wordt opgesloten en blijkt { $role_one } te zijn.
}
nf-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Eerder zei je iets anders.)
       *[no] { $claim } (Eerder zei { $seat } iets anders.)
    }
   *[no] { $claim }
}
nf-event-ends = De overtocht is voorbij. { $end }
nf-event-was = { $seat } was { $role_one }.

nf-end-harbour = De veerboot haalt de haven: de matrozen winnen.
nf-end-caught = Alle saboteurs zijn opgesloten: de matrozen winnen.
nf-end-sunk = De veerboot zinkt: de saboteurs winnen.
nf-end-taken = Er zijn minstens evenveel saboteurs als matrozen vrij: de saboteurs winnen.

## Questions and answers

nf-ask-duty = Wat ga je benedendeks doen? Niemand ziet het, behalve wie jou bespiedt.
nf-ask-duty-text = Het water stijgt elke etappe met { $number }. Bespied je iemand, dan kom je te weten wat die deed.
nf-ask-vote = Wie beschuldig je? Praat er gerust eerst over.
nf-option-pump = Pomp: het water zakt met 1
nf-option-watch = Bespied { $seat_object }
nf-option-drill = Boor een gat: het water stijgt met 2
nf-option-accuse = Beschuldig { $seat_object }
nf-option-abstain = Beschuldig niemand

## Claims, said by $speaker

nf-claim-role = { $about_self ->
    [yes] { $speaker_says }: “Ik ben { $role_one }.”
   *[no] { $speaker_says }: “{ $seat_name } is { $role_one }.”
}
nf-claim-did = { $speaker_says }: “In etappe { $number } was ik { $duty_past }.”
nf-claim-saw = { $speaker_says }: “In etappe { $number } heb ik { $seat_name } bespied, en die was { $duty_past }.”
nf-claim-trust = { $about_self ->
    [yes] { $speaker_says }: “Je kunt me vertrouwen.”
   *[no] { $speaker_says }: “Ik vertrouw { $seat_name }.”
}
nf-claim-suspect = { $about_self ->
    [yes] { $speaker_says }: “Verdenk mij gerust.”
   *[no] { $speaker_says }: “Ik verdenk { $seat_name }.”
}

nf-which-number = Welke etappe?
nf-which-duty = Welke taak?
nf-which-role = Welke rol?
nf-gap-duty = taak
nf-gap-role = rol

## Table options

nf-setup-players = Spelers
nf-setup-players-text = Het aantal spelers en hoeveel van hen saboteur zijn.
nf-setup-players-4 = 4: één saboteur
nf-setup-players-5 = 5: één saboteur
nf-setup-players-6 = 6: twee saboteurs
nf-setup-players-7 = 7: twee saboteurs
nf-setup-players-8 = 8: twee saboteurs
nf-setup-legs = Etappes
nf-setup-legs-text = Hoelang de overtocht is. Hoe langer, hoe moeilijker voor de matrozen.
nf-setup-legs-4 = 4 etappes
nf-setup-legs-5 = 5 etappes
nf-setup-legs-6 = 6 etappes
nf-setup-wreckers_meet = Twee saboteurs
nf-setup-wreckers_meet-text = Of twee saboteurs elkaar vanaf het begin kennen. Met 4 of 5 spelers is er maar één saboteur.
nf-setup-wreckers_meet-yes = kennen elkaar
nf-setup-wreckers_meet-no = kennen elkaar niet
nf-bad-players-count = De nachtboot is voor vier tot acht spelers.
nf-bad-legs-value = Een overtocht heeft 4, 5 of 6 etappes.
nf-bad-wreckers_meet-value = Of twee saboteurs elkaar kennen, is een kwestie van ja of nee.
