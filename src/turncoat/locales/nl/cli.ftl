## Help and errors

cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-commands = Opdrachten
cli-help-help = Toon deze hulp en stop.
cli-help-version = Toon de versie en stop.
cli-help-language = De taal: { $languages }. Standaard: de taal die je het laatst in een spel hebt gekozen, anders de taal in LANG, anders Engels.
cli-program-help = Speel bordspellen met verborgen rollen in de terminal, of draai er een server voor. Probeer om te beginnen ‘turncoat play shadow_hunters’, ‘turncoat play among_cultists’ of ‘turncoat play dark_providence’.

cli-error = turncoat: { $sentence }
cli-hint = Hulp: { $command } --help
cli-broken = Er ging iets mis binnen Turncoat. Dat is een fout in het programma, niet van jou. Was je aan het spelen, dan is het spel opgeslagen tot en met de laatste zet. ({ $error })
cli-missing-text = In het pakket van een spel ontbreekt het bericht { $message }. Voeg het toe aan een bestand in de map locales/en van het pakket.
cli-missing-extra = Deze opdracht heeft pakketten nodig die niet geïnstalleerd zijn. Installeer ze met: { $command }
cli-no-such-option = De optie { $name } bestaat niet.
cli-no-such-command = De opdracht ‘{ $name }’ bestaat niet.
cli-missing = Er ontbreekt een argument: { $name }.
cli-missing-choice = Er ontbreekt een argument: { $name }. { $hint }
cli-bad-parameter = { $name }: { $sentence }
cli-option-needs-value = { $name } heeft een waarde nodig.
cli-option-takes-none = Bij { $name } hoort geen waarde.
cli-bad-usage = Er zijn te veel argumenten.
cli-unknown-game = Het spel ‘{ $value }’ bestaat niet. { $hint }
cli-unknown-language = De taal ‘{ $value }’ is er niet. { $hint }
cli-unknown-level = Het botniveau ‘{ $value }’ bestaat niet. { $hint }
cli-unknown-pace = Het tempo ‘{ $value }’ bestaat niet. { $hint }
cli-unknown-table-option = De tafeloptie ‘{ $value }’ bestaat niet. { $hint }
cli-unknown-switch = Typ on of off.
cli-choose-one = Kies uit: { $words }.
cli-did-you-mean = Bedoel je ‘{ $near }’?
cli-not-a-number = ‘{ $value }’ is geen geheel getal.
cli-number-too-small = Het getal moet { $least } of hoger zijn.
cli-number-too-large = Het getal moet { $most } of lager zijn.

cli-metavar-options = [OPTIES]
cli-metavar-command = OPDRACHT
cli-metavar-language = CODE
cli-metavar-game = SPEL
cli-metavar-game-or-none = [SPEL]
cli-metavar-name = NAAM
cli-metavar-file = BESTAND
cli-metavar-level = NIVEAU
cli-metavar-levels = NIVEAU,NIVEAU…
cli-metavar-pool = NAAM
cli-metavar-preset = NAAM
cli-metavar-pair = NAAM=WAARDE
cli-metavar-seed = TEKST

cli-comma = { ", " }
cli-percent = { $number }%

## Names of players

cli-name-me = { $name } (jij)

## turncoat host

cli-host-short = Start een server, open een tafel en speel mee.
cli-host-help = Start een server op deze computer, open een tafel en speel er vanuit deze terminal aan mee. Vrienden kunnen met de link meedoen. Bots vullen de lege plaatsen. Zonder --pace zijn er geen tijdslimieten. Als je weggaat, stopt de server voor iedereen, en alle partijen worden opgeslagen. Met --at komt de tafel op een server die al draait, en blijft de tafel open als je weggaat.
cli-host-name = Je naam in het spel.
cli-host-pace = De tijdslimieten: live ({ $live } per zet), correspondence ({ $correspondence } per zet) of untimed (geen). Standaard: { $usual }.
cli-host-no-spectators = Laat geen toeschouwers toe.
cli-host-spectator-delay = Toon alles zoveel seconden later aan toeschouwers, hooguit { $most }. Standaard: 0.
cli-host-no-free-text = Zet vrij chatten uit. Kant-en-klare beweringen mogen nog.
cli-host-several-seats = Laat gasten meerdere plaatsen nemen, om samen op één apparaat te spelen.
cli-host-listed = Zet de tafel voor iedereen zichtbaar bij de open tafels van de server.
cli-host-at = Open de tafel op de server met dit adres, zoals http://192.168.1.20:8421, in plaats van een nieuwe server te starten.
cli-host-at-or-here = --at gebruikt een server die al draait. Laat --host, --port en --data weg.
cli-host-bad-address = ‘{ $address }’ is niet het adres van een server, zoals http://192.168.1.20:8421.
cli-host-closes = Als je weggaat, stopt de server voor iedereen. Nog aan tafel: { $names }. Toch stoppen?
cli-host-key-quit = q – weggaan; de server stopt voor iedereen, en alle partijen worden opgeslagen
cli-host-link = Vrienden kunnen in een browser meedoen met deze link:
cli-host-link-terminal = Of in een terminal, met deze opdracht:
cli-host-starting = De server wordt gestart…
cli-host-failed = De server kon niet worden gestart.
cli-host-back = De server is gestopt. Alle partijen zijn opgeslagen. Wil je verder spelen, start de server dan opnieuw en doe vanuit een andere terminal weer mee:

## turncoat join

cli-metavar-token = SLEUTEL
cli-join-short = Doe met een link mee aan een tafel op een server.
cli-join-help = Doe met de link mee aan een tafel, of ga terug naar de plaats die je daar al hebt. Zonder plaats kijk je mee. Geef je alleen het adres van een server, dan zie je de open tafels daar.
cli-join-forget-me = Wis je naam en al je berichten aan de tafel voorgoed.
cli-join-forget-sure = Je naam en al je berichten aan deze tafel worden voorgoed gewist. Is het spel nog niet afgelopen, dan komt er een bot op je plaats. Wissen?
cli-join-forget-nobody = Niemand heeft van hieruit aan deze tafel meegedaan, of niet onder die naam.
cli-join-forget-done = Je naam en al je berichten aan deze tafel zijn gewist.
cli-join-name = Je naam in het spel.
cli-join-token = Sleutel van een plaats, bijvoorbeeld van een bot. Andere gebruikers van deze computer kunnen de opdrachtregel lezen, dus zet de sleutel liever in TURNCOAT_TOKEN.
cli-join-guest = Gast
cli-join-bad-link = ‘{ $link }’ is geen link naar een tafel, zoals http://192.168.1.20:8421/r/ABCDEF.
cli-join-bare-code = ‘{ $code }’ is alleen de code van een tafel. Geef de hele link, zoals http://192.168.1.20:8421/r/{ $code }.
cli-join-rooms = Open tafels op deze server:
cli-join-no-rooms = Deze server toont geen open tafels. Aan een andere tafel doe je mee met de link.
cli-join-room = { $free ->
    [0] { $game }. Host: { $host }. Geen vrije plaatsen. Instellingen: { $settings }.
    [one] { $game }. Host: { $host }. { $free } vrije plaats. Instellingen: { $settings }.
   *[other] { $game }. Host: { $host }. { $free } vrije plaatsen. Instellingen: { $settings }.
}
cli-join-no-host = geen
cli-join-no-server = Op { $link } antwoordt geen server.
cli-join-cant-store = De sleutel van je plaats kan niet in { $file } worden bewaard: { $why }.
cli-join-forgotten = { $sentence } Geef dezelfde opdracht nog eens om als nieuwe gast mee te doen.
cli-join-other-name = { $sentence } Kies een andere naam met --name.
cli-join-quit = Je bent weggegaan. Je plaats blijft van jou.
cli-join-away = Je bent weggegaan. Er speelt een bot voor je tot je terugkomt.
cli-join-quit-unseated = Je bent weggegaan.
cli-join-input-ended = Er komt geen invoer meer. Je plaats blijft van jou.
cli-join-input-ended-unseated = Er komt geen invoer meer.
cli-join-your-name = Je heet ‘{ $name }’. Met --name doe je onder een andere naam mee.
cli-join-gave-up-seat = Je bent van tafel gegaan en je plaats is vrij.
cli-join-moved = Je plaats is naar een ander apparaat verhuisd. Speel daar verder.
cli-join-no-reconnect = De server is niet teruggekomen. Er is niets verloren gegaan: als de server weer draait, is je plaats nog van jou.
cli-join-back = Weer meedoen kan met:
cli-join-lost = Verbinding verbroken. Opnieuw verbinden…
cli-join-closed = De server is gestopt. Nog { $time } lang opnieuw proberen; Ctrl-C om weg te gaan…
cli-join-reconnected = De verbinding is er weer.
cli-join-closing = De server wordt afgesloten. Er gaat niets verloren.
cli-join-outdated = Deze partij is begonnen met oudere regels, die deze server niet meer heeft. Verder spelen kan niet.
cli-join-undone = Teruggenomen: het laatste antwoord van { $name }.
cli-join-watching = Je kijkt mee en ziet wat iedereen mag weten. Typ h voor de toetsen.
cli-join-bot-plays = Je was te laat, dus speelt er een bot voor je. Druk op Enter om weer zelf te spelen:
cli-join-prompt = h voor hulp:
cli-join-prompt-outside = Wachten op de volgende partij; q om weg te gaan:
cli-join-again = Enter om opnieuw te spelen, k om op te slaan, h voor hulp, q om weg te gaan:
cli-join-over = Wachten op een nieuwe partij; k om de vorige op te slaan, h voor hulp, q om weg te gaan:
cli-join-replay = De hele partij als bestand, met het bewijs dat er eerlijk gedeeld is:
cli-join-saved = De partij is opgeslagen. Zo controleer je of er eerlijk gedeeld is, en zo kijk je alles terug:
cli-join-question-changed = De vraag is veranderd sinds je dat nummer typte. Kies nog eens.
cli-join-keys = Die toets bestaat niet. Typ h voor de toetsen.
cli-join-no-journal = De host heeft het logboek aan deze tafel uitgezet.
cli-join-move-near = Deze link werkt alleen op deze computer, want je doet mee via { $address }. Doe voor een ander apparaat mee via het netwerkadres van deze computer en typ dan nog eens d.
cli-join-move = Met deze link verhuist je plaats naar een ander apparaat. De link werkt één keer, binnen { $time }. Typ in een terminal de hele regel:

cli-time-seconds = { $number } s
cli-time-minutes = { $number } min
cli-time-hours = { $number } u
cli-time-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagen
}

cli-join-status = { $status } | { $prompt }
cli-join-status-paused = Het spel is gepauzeerd (v om te stemmen over verder spelen)
cli-join-status-chosen = { $time ->
    [none] Jouw keuze: { $option } (typ een ander nummer om te wisselen)
   *[other] Jouw keuze: { $option } (typ een ander nummer om te wisselen, nog { $time })
}
cli-join-time-turn = nog { $time }
cli-join-time-secret = nog { $time } voor iedereen
cli-join-time-window = nog { $time } om te reageren
cli-join-time-gathering = nog { $time } om te praten
cli-join-wait-turn = { $time ->
    [none] Wachten op { $names }
   *[other] Wachten op { $names } (nog { $time })
}
cli-join-wait-secret = { $time ->
    [none] Wachten tot iedereen gekozen heeft
   *[other] Wachten tot iedereen gekozen heeft (nog { $time })
}
cli-join-wait-window = { $time ->
    [none] Wachten op reacties
   *[other] Wachten op reacties (nog { $time })
}
cli-join-wait-gathering = { $time ->
    [none] Wachten tot iedereen klaar is
   *[other] Wachten tot iedereen klaar is (nog { $time })
}

cli-join-somebody = Iemand die weg is
cli-join-wrote = { $name }: { $text }
cli-join-wrote-in = { $name } ({ $language }): { $text }
cli-join-joined = { $name } is erbij gekomen.
cli-join-left = { $name } is weggegaan.
cli-join-connected = { $name } is terug.
cli-join-disconnected = { $name } heeft geen verbinding meer.
cli-join-is-ready = { $name } is klaar.
cli-join-unready = De plaatsen of de instellingen zijn gewijzigd. Druk weer op Enter als je klaar bent.
cli-join-host = { $name } is nu de host.
cli-join-host-you = Jij bent nu de host.
cli-join-took-seat = { $name } gaat op plaats { $number } zitten.
cli-join-left-seat = { $name } staat op van plaats { $number }.
cli-join-stand-in = Er valt een bot in voor { $name }. Die weet alleen wat { $name } weet.
cli-join-is-back = { $name } speelt weer zelf.
cli-join-removed = { $name } doet niet meer mee. De plaats is nu van de bot { $bot }.
cli-join-late = Het wachten is op { $names }. Er valt zo een bot in.
cli-join-ballot = Geheime stemming: { $about } Typ v om te stemmen.
cli-join-passed = { $about } Het voorstel is aangenomen.
cli-join-failed = { $about } Het voorstel is verworpen.
cli-join-paused = Het spel is gepauzeerd. Alle klokken staan stil.
cli-join-resumed = Het spel gaat verder.
cli-join-vote = Geheime stemming: { $about }
cli-join-call = Begin een geheime stemming. Niemand komt te weten dat jij het was. Waarover gaat de stemming?
cli-join-yes = Ja
cli-join-no = Nee
cli-join-no-earlier = Er zijn geen eerdere berichten.
cli-join-muted = Berichten van { $name } zijn nu verborgen.
cli-join-unmuted = Berichten van { $name } zijn weer te zien.
cli-join-key-board = b – het bord en de spelers tonen
cli-join-key-log = l – het verslag tot nu toe tonen; l 100 toont de laatste 100 regels
cli-join-key-people = p – tonen wie welke plaats heeft en wie geen verbinding heeft
cli-join-key-mute = m – berichten van iemand verbergen of tonen: m Ben
cli-join-key-earlier = e – eerdere berichten tonen
cli-join-key-write = t – een bericht schrijven: t hallo
cli-join-key-write-such-as = t – een bericht schrijven: t { $words }
cli-join-key-vote = v – stemmen, of een geheime stemming beginnen: pauze, meer tijd, opnieuw delen
cli-join-key-move = d – met je plaats verhuizen naar een ander apparaat
cli-join-key-leave = x – weggaan; er speelt een bot voor je tot je terugkomt
cli-join-key-again = Enter – opnieuw spelen met dezelfde mensen
cli-join-key-keep = k – de uitgespeelde partij als bestand opslaan, met het bewijs dat er eerlijk gedeeld is
cli-join-key-quit = q – weggaan
cli-ballot-pause = Het spel pauzeren?
cli-ballot-resume = Verder spelen?
cli-ballot-extend = Iedereen meer tijd geven?
cli-ballot-remake = Dit spel afbreken en opnieuw delen?
cli-ballot-remove = { $name } voor de rest van het spel vervangen door een bot?
cli-ballot-host = Een nieuwe host kiezen?

## The lobby

cli-lobby-title = { $game }: tafel { $code }
cli-lobby-settings = Instellingen: { $settings }.
cli-lobby-pace-live = live
cli-lobby-pace-correspondence = correspondentie
cli-lobby-pace-untimed = zonder tijdslimieten
cli-lobby-move = { $time } per zet
cli-lobby-talk-free = vrij chatten
cli-lobby-talk-claims = alleen kant-en-klare beweringen
cli-lobby-spectators = met toeschouwers
cli-lobby-spectators-delay = met toeschouwers, die alles { $time } later zien
cli-lobby-no-spectators = zonder toeschouwers
cli-lobby-several-seats = meerdere plaatsen per gast
cli-lobby-listed = open tafel
cli-lobby-seat = Plaats
cli-lobby-who = Speler
cli-lobby-state = { "" }
cli-lobby-bank = Reservetijd
cli-lobby-free = (vrij)
cli-lobby-bot = { $level ->
    [sensible] verstandige bot
    [uniform] willekeurige bot
   *[other] bot: { $level }
}
cli-lobby-program = programma
cli-lobby-host = host
cli-lobby-ready = klaar
cli-lobby-not-ready = nog niet klaar
cli-lobby-away = er speelt een bot
cli-lobby-disconnected = offline
cli-lobby-unseated = { $name } is er, maar heeft geen plaats.
cli-lobby-unseated-you = Je hebt nog geen plaats.
cli-lobby-watching = { $name } kijkt mee.
cli-lobby-watching-you = Je kijkt mee.
cli-lobby-fixed = De server heeft de eigen inbreng bij het delen al vastgelegd. Typ commitment voor de controlecode, waarmee je het delen na afloop kunt controleren.
cli-lobby-commitment = Wil je het delen na afloop controleren, sla de partij dan op en gebruik ‘turncoat verify’ met deze controlecode: { $commitment }
cli-lobby-prompt = Enter als je klaar bent, een nummer om ergens anders te zitten, h voor hulp:
cli-lobby-prompt-guest = Enter om te gaan zitten en klaar te zijn, een nummer voor je plaats, h: hulp:
cli-lobby-prompt-full = Alle plaatsen zijn bezet, dus je kijkt mee; h voor hulp:
cli-lobby-prompt-host = Enter om te beginnen (bots vullen aan), een nummer voor je plaats, h voor hulp:
cli-lobby-prompt-host-waits = Enter om te beginnen als iedereen klaar is, een nummer voor je plaats, h: hulp:
cli-lobby-without-seat = Aanwezig zonder plaats: { $names }. Toch beginnen, met bots op de vrije plaatsen?
cli-lobby-program-name = Robot
cli-lobby-token = Om als { $name } te spelen, heeft een programma deze link en deze sleutel nodig. Je ziet ze maar één keer:
cli-lobby-prompt-ready = { $missing ->
    [people] Je bent klaar. Wachten op { $names }; h voor hulp:
    [seats] Je bent klaar. Wachten op spelers voor de vrije plaatsen; h voor hulp:
   *[both] Je bent klaar. Wachten op { $names } en op spelers voor de vrije plaatsen; h voor hulp:
}
cli-lobby-locked = De tafel is op slot. Er kan niemand meer bij.
cli-lobby-unlocked = De tafel is niet meer op slot.
cli-lobby-ban-address = { $others ->
    [0] Ook het internetadres van { $name } blokkeren? Niemand anders hier gebruikt die verbinding.
   *[other] Ook het internetadres van { $name } blokkeren? Dan worden ook alle anderen op die verbinding weggestuurd: { $names }.
}
cli-lobby-banned = { $name } is van deze tafel verbannen.
cli-lobby-unbanned = { $name } mag weer meedoen.
cli-lobby-call-host = Een geheime stemming over een nieuwe host beginnen? Die mislukt als de host in de komende twee minuten iets doet.
cli-lobby-again = Die toets of opdracht bestaat niet. Typ h voor hulp.
cli-lobby-key-number = 1, 2, … – die plaats nemen, of opstaan als het jouw plaats is
cli-lobby-key-enter = Enter – gaan zitten als je nog geen plaats hebt, en klaar zijn; ben je host, dan vullen bots de vrije plaatsen
cli-lobby-key-bots = bots – de vrije plaatsen vullen met bots; bots uniform of bots sensible bepaalt het niveau van alle bots
cli-lobby-key-clear = free – een bot van zijn plaats halen: free 3
cli-lobby-key-program = program – een plaats vrijhouden voor een botprogramma: program 3 Robo
cli-lobby-key-lock = lock – de tafel op slot doen, zodat er niemand meer bij kan, of het slot eraf halen
cli-lobby-key-kick = kick – iemand wegsturen, die na een minuut weer mee kan doen: kick Ben
cli-lobby-key-ban = ban – iemand van deze tafel verbannen: ban Ben
cli-lobby-key-unban = unban – iemand weer toelaten: unban Ben
cli-lobby-key-host = v – stemmen over een nieuwe host als de host niet reageert
cli-lobby-key-hand-over = host – iemand anders host maken: host Ben
cli-lobby-key-commitment = commitment – de controlecode tonen, om het delen na afloop te controleren
cli-lobby-key-leave = x – weggaan en je plaats vrijgeven
cli-lobby-key-quit = q – weggaan; je plaats blijft van jou

## turncoat verify. A “commitment” is a hash of the server’s part of the deal, which the lobby shows before the deal.

cli-verify-short = Controleer of een uitgespeelde partij eerlijk was.
cli-verify-help = Controleer het bestand van een uitgespeelde partij: of het geheim van de server past bij de controlecode die in de lobby te zien was, of de kaarten volgens dat geheim en de toevalsgetallen van de spelers zijn gedeeld, en of elke zet de regels volgt. Dat kan alleen met partijen die op een server zijn gespeeld; een partij met ‘turncoat play’ heeft geen controlecode.
cli-verify-local = Deze partij is op één computer gespeeld, dus er is geen controlecode. Alleen partijen die op een server zijn gespeeld, kun je controleren.
cli-verify-commitment = De controlecode die je in de lobby of aan tafel hebt gekopieerd. In het bestand moet dezelfde staan.
cli-verify-yes = ja
cli-verify-no = NEE
cli-verify-committed = Het geheim past bij de controlecode van vóór het delen: { $answer }
cli-verify-dealt = De kaarten zijn gedeeld volgens het geheim en de getallen van de spelers: { $answer }
cli-verify-played = Elke zet volgt de regels: { $answer }
cli-verify-same = De controlecode is die van jou: { $answer }
cli-verify-winners = Gewonnen door: { $names }
cli-verify-nobody = niemand

## turncoat games

cli-games-short = Toon de spellen en waar hun spelregels staan.
cli-games-help = Toon de spellen, met hoeveel je ze kunt spelen, het standaardaantal spelers en waar de spelregels staan.
cli-games-header-game = Spel
cli-games-header-name = Naam
cli-games-header-players = Spelers
cli-games-header-default = Standaard
cli-games-players = { $least } tot { $most }
cli-games-rulebooks = Spelregels:
cli-games-rulebook = { $game }: { $file }

## turncoat play

cli-play-short = Speel in de terminal, tegen bots of vrienden.
cli-play-help = Speel SPEL in deze terminal: alleen tegen bots, of met meerdere mensen die om de beurt achter één toetsenbord zitten (--people). Typ bij elke vraag h voor hulp. Het spel wordt na elk antwoord opgeslagen.
cli-play-players = Aantal spelers. ‘turncoat games’ toont het standaardaantal van elk spel.
cli-play-people = Aantal mensen achter dit toetsenbord. Standaard: 1.
cli-play-seat = Plaats van iemand, vanaf 1. Herhaal dit voor elke persoon. Standaard: de eerste plaatsen.
cli-play-name = Naam van een speler. Herhaal dit voor elke speler: eerst de mensen, dan de bots.
cli-play-bots = Niveau van de bots, zoals sensible (probeert te winnen) of uniform (kiest willekeurig). Standaard: het sterkste niveau van het spel.
cli-play-pool = Welke personages kunnen meedoen. Hetzelfde als --option pool=NAAM.
cli-play-preset = Een voorinstelling, zoals first_game. Hetzelfde als --option preset=NAAM.
cli-play-option = Stel een tafeloptie in. Mag meerdere keren. --options legt ze allemaal uit.
cli-play-options = Leg alle tafelopties uit en stop.
cli-play-content = Gebruik je eigen kaarten en getallen uit dit bestand (alleen dark_providence).
cli-play-seed = Een tekst naar keuze. Dezelfde tekst, opties en antwoorden geven hetzelfde spel.
cli-play-save = Sla het spel op in dit nieuwe bestand. Standaard: een bestand in je gegevensmap.
cli-play-load = Speel een opgeslagen partij verder; SPEL kun je dan weglaten. De partij wordt in hetzelfde bestand opgeslagen, tenzij je ook --save geeft.
cli-play-fast = Pauzeer niet terwijl anderen aan zet zijn.
cli-play-plain = Toon gewone regels zonder kaders en kleuren, voor schermlezers.

cli-play-which = Welk spel? Geef een van deze: { $words }. ‘turncoat games’ toont ze allemaal.
cli-load-and-setup = Een opgeslagen partij heeft al opties en namen. Laat die weg bij --load.
cli-other-game = Dit bestand is een partij { $game }, geen partij { $asked }. Gebruik: turncoat play { $game } --load { $file }
cli-too-many-people = { $people } mensen is te veel voor { $players } spelers.
cli-too-many-seats = Er zijn meer plaatsen opgegeven dan mensen ({ $people }).
cli-seat-twice = Twee mensen kunnen niet dezelfde plaats hebben.
cli-no-such-seat = Plaats { $seat } bestaat niet in een spel met { $players } spelers.
cli-too-many-names = Er zijn meer namen dan spelers ({ $players }).
cli-name-twice = Twee spelers kunnen niet dezelfde naam hebben.
cli-bad-name = Een naam moet 1 tot { $longest } tekens lang zijn.

cli-setup-intro = Stel een tafeloptie in met --option NAAM=WAARDE. Bij de standaardwaarde staat een sterretje.
cli-setup-title = { $name } ({ $label })
cli-setup-header-value = Waarde
cli-setup-header-meaning = Betekenis
cli-setup-default = { $value } *
cli-setup-list = een lijst
cli-setup-ids = kies uit { $ids }
cli-setup-no-value = ‘{ $pair }’ moet de vorm NAAM=WAARDE hebben.
cli-setup-players = Geef het aantal spelers op met --players.
cli-setup-bad-value = ‘{ $value }’ is geen waarde van { $name }. Mogelijke waarden: { $values }. Standaard: { $usual }.
cli-setup-twice = De optie { $name } heeft twee verschillende waarden gekregen.
cli-setup-choose = { $sentence } Kies met --option { $name }=LIJST. LIJST: { $example }.

## Files. $why: a message of the operating system.

cli-no-such-file = Er is geen bestand { $file }.
cli-is-a-folder = { $file } is een map, geen opgeslagen partij.
cli-cant-read = { $file } is niet te lezen: { $why }.
cli-is-a-file = { $file } is een bestand, geen map.
cli-cant-write = Opslaan in { $file } lukt niet: { $why }.
cli-too-large = { $file } is te groot voor een opgeslagen partij.
cli-file-exists = { $file } bestaat al en is niet veranderd. Kies een andere naam, of speel die partij verder met --load.
cli-other-content = Deze partij is met andere kaarten of getallen gespeeld. Gebruik --content met het bestand van toen, of laat --content weg als er met de standaardkaarten is gespeeld.
cli-content-not-here = De kaarten van { $game } kun je niet vervangen. --content werkt alleen voor { $games }.
cli-content-is-a-folder = { $file } is een map, geen bestand met kaarten.
cli-bad-content = { $file }: { $sentence }
cli-bad-save = { $file }: { $why }
cli-no-home = Er is geen thuismap voor opgeslagen partijen. Geef een bestand op met --save.

## Questions and answers

cli-welcome = { $game }
cli-welcome-keys = Beantwoord elke vraag met een nummer. Typ h voor de toetsen, a om op te zoeken wat er in dit spel voorkomt, ? voor de regel achter een vraag.
cli-other-language = De teksten van { $game } zijn er niet in jouw taal. Je ziet ze in het Engels.
cli-quoted = “{ $sentence }”

cli-prompt = { $keys }:
cli-prompt-numbers = { $last ->
    [1] Enter of 1
    [2] 1 of 2
   *[other] 1 t/m { $last }
}
cli-prompt-offers = o voor andere acties
cli-prompt-claim = s om iets te beweren
cli-prompt-undo = u om iets terug te nemen
cli-prompt-help = h voor hulp
cli-choice-number = { $number }.
cli-choice-sign = { $label } [{ $sign }]
cli-choice-detail = – { $detail }
cli-choose-prompt = { $last ->
    [1] 1, of Enter om te annuleren:
    [2] 1 of 2, of Enter om te annuleren:
   *[other] 1 t/m { $last }, of Enter om te annuleren:
}
cli-choose-again = { $last ->
    [1] Typ 1.
    [2] Typ 1 of 2.
   *[other] Typ een nummer van 1 t/m { $last }.
}
cli-agree-yes = j
cli-agree-prompt = j voor ja, n of Enter voor nee:
cli-agree-again = Typ j of n.
cli-not-understood = { $last ->
    [1] Druk op Enter, of typ 1 of een van de toetsen. Typ h voor de toetsen.
    [2] Typ 1, 2 of een van de toetsen. Typ h voor de toetsen.
   *[other] Typ een nummer van 1 t/m { $last } of een van de toetsen. Typ h voor de toetsen.
}
cli-only-choice = Je enige keuze: { $option }.
cli-almanac-none = Hier heet niets ‘{ $words }’.
cli-nothing-claimed = Er is niets beweerd.
cli-undone = Je laatste antwoord is teruggenomen. Hier is de vraag weer.
cli-time-over = De tijd om te praten is voorbij.
cli-offers = Acties die altijd mogelijk zijn:
cli-no-offers = Je kunt nu niets tussendoor doen.
cli-out-of-turn = Dit kun je nu tussendoor doen:

cli-key-why = ? – de regels achter deze vraag tonen
cli-key-board = b – het bord en de spelers nog eens tonen
cli-key-card = c – je eigen kaart tonen: wie je bent en wat je hebt
cli-key-almanac = a – opzoeken wie en wat er in dit spel kan voorkomen
cli-key-look-up = a en een naam – iets bepaalds opzoeken
cli-key-look-up-such-as = a en een naam – iets bepaalds opzoeken: a { $words }
cli-key-journal = j – je logboek tonen: wat je weet, hoe je dat weet en wat er beweerd is
cli-key-log = l – het verslag tot nu toe tonen; l 100 toont de laatste 100 regels
cli-key-offers = o – iets doen wat altijd kan, ook als de vraag voor een ander is
cli-key-say = s – iets beweren, waar of niet
cli-key-undo = u – je laatste antwoord terugnemen
cli-key-rules = r – in de spelregels zoeken op nummer of woord: r 10
cli-key-rules-such-as = r – in de spelregels zoeken op nummer of woord: r 10, of r { $words }
cli-key-help = h – deze toetsen tonen en wat de tekens op het scherm betekenen
cli-key-help-only = h – deze toetsen tonen
cli-key-language = language – een andere taal kiezen: language en
cli-language-list = Talen: { $languages }. Typ na language de code van een taal, bijvoorbeeld language en.
cli-language-named = { $name } ({ $code })
cli-language-chosen = Taal: { $name }
cli-legend = Wat de tekens betekenen
cli-legend-sign = Teken
cli-legend-meaning = Betekenis
cli-key-quit = q – stoppen; het spel is opgeslagen

cli-log-lines = ‘{ $lines }’ is geen aantal regels. Typ alleen l, of l met een getal, zoals l 100.
cli-log-part = De laatste { $shown } van { $all } regels:
cli-rule-title = { $id } ({ $chapter })
cli-rules-prompt = Nummer van een regel of een woord, of Enter om te annuleren:
cli-rules-none = ‘{ $words }’ staat niet in de spelregels.
cli-rules-no-book = Dit spel heeft geen geschreven spelregels.
cli-rules-english = Deze spelregels zijn nog niet vertaald. Je ziet ze in het Engels.
cli-why-none = Over deze vraag staat er niets in de spelregels.
cli-rules-many = Het staat in { $number } regels. Typ het nummer om er een te lezen, zoals ‘r { $first }’:
cli-rules-line = { $id }: { $first }

cli-cover-first = Druk op Enter als je dit gelezen hebt. Daarna wordt het scherm leeggemaakt voor wie volgt:
cli-cover = Geef het toetsenbord door aan { $name }.
cli-cover-others = Wil iemand anders iets tussendoor doen? Typ dan die naam.
cli-cover-enter = { $name }, druk op Enter als alleen jij het scherm kunt zien:
cli-cover-caller = { $name }, druk op Enter als niemand anders kijkt:
cli-since = { $name }, sinds je vorige beurt:
cli-card-covered = Er staat nog niets geheims op het scherm. Typ c voor je eigen kaart en voor wat alleen jij hebt gehoord. Tot dan houden de hints geen rekening met je geheimen.
cli-question-covered = Tijd voor je geheime keuze.
cli-prompt-covered = Enter om de vraag te tonen, c om ook je kaart te tonen, h voor hulp:
cli-only-you = Alleen aan jou verteld:

cli-shared = Voor iedereen achter het toetsenbord
cli-shared-enter = Druk op Enter om verder te gaan als iedereen klaar is.
cli-shared-name = Wil je iets beweren of in je eentje beslissen, typ dan je naam.
cli-shared-prompt = Enter, een naam of q:
cli-shared-unknown-name = Niemand achter dit toetsenbord heet ‘{ $name }’.
cli-shared-ready = { $name } is al klaar.

cli-quit = Het spel is opgeslagen. Verder spelen kan met:
cli-input-ended = Er komt geen invoer meer. Het spel is opgeslagen. Verder spelen kan met:
cli-interrupted = Onderbroken. Het spel is opgeslagen. Verder spelen kan met:
cli-not-saved = De laatste zetten konden niet worden opgeslagen. Tot dat punt is het spel wel opgeslagen. Verder spelen kan met:
cli-finished = De uitgespeelde partij is opgeslagen. Terugkijken kan met:

## Tables as plain lines, for --plain. A screen reader reads them aloud.

cli-plain-title = { $title }:
cli-plain-row = { $first }. { $rest }
cli-plain-row-sentence = { $first } { $rest }
cli-plain-row-bare = { $first }: { $rest }
cli-plain-cell = { $header }: { $cell }
cli-plain-next = { "; " }

## turncoat simulate

cli-simulate-short = Laat bots veel partijen spelen en tel de resultaten.
cli-simulate-help = Laat bots veel partijen van SPEL spelen en tel wie er wint en hoe.
cli-simulate-games = Aantal partijen. Standaard: { $usual }.
cli-simulate-seed = Een geheel getal. Hetzelfde getal geeft dezelfde partijen. Standaard: 0.
cli-simulate-option = Stel een tafeloptie in. Mag meerdere keren. ‘turncoat play SPEL --options’ legt ze allemaal uit.
cli-simulate-bots = Niveaus van de bots, met komma’s ertussen en om de beurt aan de plaatsen toegekend, zoals sensible,uniform. Standaard: het sterkste niveau van het spel.
cli-simulate-json = Toon alleen het rapport, als JSON.
cli-simulate-bar = Aan het spelen
cli-simulate-interrupted = Onderbroken. Er is geen rapport.
cli-simulate-games-row = Partijen
cli-simulate-decisions = Beslissingen
cli-simulate-seconds = Seconden
cli-simulate-speed = Beslissingen per seconde
cli-simulate-rounds = Rondes per partij
cli-simulate-sides = Overwinningen per kant
cli-simulate-sides-note = Een partij kan door meer dan één kant worden gewonnen, of door geen enkele.
cli-simulate-ways = Overwinningen per kant en afloop
cli-simulate-endings = Hoe de partijen afliepen
cli-simulate-wins-by-bot = Overwinningen per bot
cli-simulate-bots-note = Elke plaats die een partij won, telt mee, alleen of samen met andere.
cli-simulate-all-sides = alle
cli-simulate-header-bot = Bot
cli-simulate-header-seats = Plaatsen
cli-simulate-header-won = Gewonnen
cli-simulate-header-side = Kant
cli-simulate-header-ending = Afloop
cli-simulate-header-games = Partijen
cli-simulate-header-share = Aandeel

## turncoat replay

cli-replay-short = Kijk een opgeslagen partij terug.
cli-replay-help = Kijk een opgeslagen partij bladzijde voor bladzijde terug: zoals iedereen het kon zien, zoals één plaats het zag (--seat), of met alle geheimen (--open).
cli-replay-seat = Toon alleen wat deze plaats kon zien, vanaf 1.
cli-replay-open = Toon alles, met alle geheimen.
cli-replay-content = Het bestand met je eigen kaarten en getallen, als de partij daarmee is gespeeld (alleen dark_providence).
cli-replay-both = Geef --seat of --open, niet allebei.
cli-replay-as-everyone = Zoals iedereen het kon zien.
cli-replay-as-seat = Zoals { $name } het zag.
cli-replay-as-open = Met alle geheimen.
cli-replay-page = Bladzijde { $page } van { $pages }. { $title }
cli-replay-deal = Het delen
cli-replay-secret = (geheim) { $sentence }
cli-replay-prompt = Enter – verder, b – terug, 1 t/m { $pages } – springen, v – bord, q – stoppen:
cli-replay-prompt-last = { $pages ->
    [1] Enter – einde, v – bord, q – stoppen:
   *[other] Enter – einde, b – terug, 1 t/m { $pages } – springen, v – bord, q – stoppen:
}
cli-replay-again = { $pages ->
    [1] Druk op Enter, of typ v of q.
   *[other] Druk op Enter, of typ b, v, q of een nummer van 1 t/m { $pages }.
}
cli-replay-unfinished = De partij is niet uitgespeeld.
