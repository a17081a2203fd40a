web-title = Turncoat
web-title-asked = ● Turncoat: jij bent aan zet
web-tagline = Bordspellen met verborgen rollen voor vrienden, samen aan tafel of online. Bots vullen de lege plaatsen. Een account heb je niet nodig.
web-unreachable = De server is even niet bereikbaar. Er is niets verloren gegaan.
web-field-missing = Vul dit veld in.
web-field-number = Vul een getal in.
web-field-most = Vul hoogstens { $number } in.
web-field-least = Vul minstens { $number } in.
web-guest = Gast

## Home page

web-games = Spellen
web-game-ac = Among Cultists
web-game-ac-text = Red de boeken van een universiteit waar het spookt en ontdek wie van jullie in het geheim moordt. 4 tot 8 spelers, 45 minuten.
web-game-sh = Shadow Hunters
web-game-sh-text = Weerwolven en vampiers jagen op elkaar in een maanverlicht bos, en niemand weet wie wat is. 4 tot 8 spelers, 30 minuten.
web-game-dp = Cthulhu: Dark Providence
web-game-dp-text = Span een web van agenten over het Amerika van de jaren dertig, voor de cultus of ertegen. 1 tot 5 spelers, 90 minuten.
web-game-other-text = Voor { $fewest } tot { $most } spelers.
web-game-in-english = Dit spel is er alleen in het Engels.
web-play-now = Meteen spelen tegen bots
web-play-now-game = Meteen spelen tegen bots: { $game }
web-open-room = Nieuwe tafel
web-open-room-game = Nieuwe tafel: { $game }
web-open-room-go = Tafel openen
web-join = Aan een tafel aanschuiven
web-join-code = Tafelcode of link
web-join-wrong = Dat is geen tafelcode en ook geen link naar een tafel.
web-join-go = Meedoen
web-join-room = Meedoen aan tafel { $code }
web-your-rooms = Jouw tafels
web-your-room = Tafel { $code }, host: { $name }
web-no-host = geen
web-your-name = Je naam
web-open-rooms = Open tafels
web-no-open-rooms = Er zijn nu geen open tafels.
web-room-of = { $free ->
    [0] Host: { $name }. Alle { $seats } plaatsen zijn bezet.
    [one] Host: { $name }. Nog { $free } van de { $seats } plaatsen is vrij.
   *[other] Host: { $name }. Nog { $free } van de { $seats } plaatsen zijn vrij.
}
web-room-full = Host: { $name }. Alle plaatsen zijn bezet. Je kunt meekijken.
web-room-ended = Host: { $name }. Het spel is afgelopen. Je kunt de afloop bekijken.
web-room-started = Host: { $name }. Het spel is begonnen. Je kunt meekijken.
web-room-private = Host: { $name }. Het spel is begonnen, en meekijken mag hier niet.
web-room-locked = Host: { $name }. De tafel is op slot. Er kan niemand meer bij.
web-not-found = Pagina niet gevonden
web-not-found-text = Kijk of er een typefout in het adres zit. Misschien bestaat de pagina niet meer.
web-more = Meer pagina’s
web-reload = Opnieuw laden
web-home = Startpagina
web-rulebooks = Spelregels
web-rulebook = Spelregels
web-about = Over Turncoat
web-language = Taal
web-theme = Thema
web-theme-auto = Apparaatinstelling
web-theme-light = Licht
web-theme-dark = Donker

## About page: headings, each with a paragraph

web-about-what = Wat dit is
web-about-what-text = Turncoat is vrije opensourcesoftware voor bordspellen met verborgen rollen. Bots vullen de lege plaatsen. Iedereen kan een eigen server draaien.
web-about-games = De spellen
web-about-games-text = Turncoat heeft geen banden met de uitgevers of ontwerpers van deze bordspellen. De namen zeggen alleen om welke regels het gaat. Alle teksten, tekeningen en code zijn van onszelf. In de spelregels is elke regel genummerd, en onze eigen beslissingen staan erbij.
web-about-secrets = Je geheimen
web-about-secrets-text = Je browser krijgt alleen wat jij vanaf jouw plaats mag weten. Deze pagina maakt met geen enkele andere server verbinding. Er zijn geen cookies en geen trackers, en er worden geen lettertypen of scripts van andere sites geladen. Een sleutel die in deze browser is opgeslagen, geeft je toegang tot je plaats.
web-about-icons = Pictogrammen
web-about-icons-text = Sommige pictogrammen komen van game-icons.net en zijn gemaakt door Lorc, Delapouite en anderen, onder CC BY 3.0.
web-about-fonts = Lettertypen
web-about-fonts-text = Alegreya en Alegreya Sans van Juan Pablo del Peral, onder de SIL Open Font License.
web-about-programs = Voor ontwikkelaars
web-about-programs-text = Bots en andere programma’s zijn welkom. Alles wat deze pagina doet, loopt via een gedocumenteerd protocol.
web-about-protocol = Documentatie van het protocol

## Joining a room, and the lobby

web-connecting = Verbinding maken…
web-reconnecting = Verbinding verbroken. Opnieuw verbinden…
web-closing = De server wordt afgesloten. Je partij is opgeslagen.
web-outdated = Deze partij is begonnen met oudere regels, die deze server niet meer heeft.
web-rejoin = Weer meedoen
web-try-again = Opnieuw proberen
web-watch = Meekijken
web-lobby-code = Tafel { $code }
web-leave = Weggaan
web-seats = Plaatsen
web-seat-number = Plaats { $number }
web-seat-free = vrij
web-sit = Hier zitten
web-sit-at = Hier zitten: plaats { $number }
web-sit-more = Speler toevoegen op dit apparaat
web-sit-more-at = Speler toevoegen op dit apparaat: plaats { $number }
web-sit-more-name = Naam van wie dit apparaat met je deelt
web-sit-more-add = Speler toevoegen
web-leave-seat = Opstaan
web-host = host
web-host-hint = De host kan de instellingen wijzigen en mensen wegsturen.
web-disconnected = offline
web-disconnected-hint = De verbinding is verbroken. Terugkomen kan altijd.
web-is-ready = klaar
web-is-ready-hint = Van deze speler mag het spel beginnen.
web-is-not-ready = nog niet klaar
web-bot = bot
web-bot-hint = De computer speelt op deze plaats.
web-bot-sensible = verstandige bot
web-bot-sensible-hint = De computer speelt op deze plaats en probeert te winnen.
web-bot-uniform = willekeurige bot
web-bot-uniform-hint = De computer speelt op deze plaats en kiest willekeurig.
web-bot-level = bot: { $level }
web-no-bot = geen bot
web-bot-at = Bot voor plaats { $number }
web-hand-over = Host maken
web-hand-over-name = Host maken: { $name }
web-hand-over-text = { $name } kan dan de instellingen wijzigen en mensen wegsturen, ook jou. Je bent dan geen host meer.
web-hand-over-sure = { $name } host maken
web-kick = Wegsturen
web-kick-name = Wegsturen: { $name }
web-kick-text = { $name } raakt de plaats kwijt en kan na een minuut weer meedoen.
web-ban = Verbannen
web-ban-title = Verbannen: { $name }
web-ban-text = { $name } wordt weggestuurd en kan vanuit dezelfde browser niet meer terugkomen.
web-ban-address = Ook het internetadres blokkeren
web-ban-address-text = Via dezelfde internetverbinding kan dan niemand meer aan deze tafel meedoen.
web-ban-nobody-else = Niemand anders aan deze tafel gebruikt die verbinding.
web-ban-others = Anderen op die verbinding: { $names }. Wie van hen niet aan het spelen is, wordt ook weggestuurd.
web-ban-own-address = { $name } gebruikt dezelfde internetverbinding als jij, dus het adres kun je niet blokkeren.
web-ban-no-address = Het internetadres van { $name } is onbekend, dus je kunt het niet blokkeren.
web-ban-sure = { $name } van deze tafel verbannen
web-bans = Van deze tafel verbannen
web-by-address = adres geblokkeerd
web-unban = Weer toelaten
web-unban-name = Weer toelaten: { $name }
web-lock = Tafel op slot doen
web-unlock = Tafel van het slot halen
web-locked = De tafel is op slot. Er kan niemand meer bij.
web-locked-by-operator = De beheerder van deze server heeft de tafel op slot gedaan. Er kan niemand meer bij.
web-host-silent = Reageert { $name } niet?
web-call-host = Stemmen over een nieuwe host
web-call-host-text = Alle anderen met een plaats kunnen in het geheim stemmen. Doet de host iets voordat de stemming is afgelopen, dan blijft alles zoals het is. Wordt het voorstel aangenomen, dan wordt degene die het eerst aan deze tafel kwam de nieuwe host.
web-host-asked = De anderen stemmen over een nieuwe host. Wil je host blijven, druk dan binnen { $time } op ‘Ik ben er nog’.
web-host-is-here = Ik ben er nog
web-host-stays = Je hebt gereageerd, dus je blijft host.
web-fill-with-bots = Vrije plaatsen vullen met bots
web-only-random-bots = Dit spel heeft alleen bots die willekeurig kiezen.
web-without-seat = Aanwezig zonder plaats
web-seats-free = { $number ->
    [one] Er is nog { $number } plaats vrij voor een speler of een bot.
   *[other] Er zijn nog { $number } plaatsen vrij voor spelers of bots.
}
web-waiting-for = Nog niet klaar: { $names }
web-ready = Ik ben klaar
web-not-ready = Ik ben nog niet klaar
web-ready-text = Het spel begint zodra alle plaatsen bezet zijn en iedereen klaar is.
web-sit-first = Kies een plaats om mee te spelen, of blijf meekijken.
web-all-seated = Alle plaatsen zijn bezet. Je kunt blijven meekijken.
web-all-seated-private = Alle plaatsen zijn bezet, en meekijken mag hier niet.
web-you-are = Je heet hier { $name }.
web-rename = Naam wijzigen
web-invite = Vrienden uitnodigen
web-invite-code = QR-code met de link naar deze tafel
web-invite-text = Wie deze link heeft, kan meedoen.
web-copy = Link kopiëren
web-copied = Gekopieerd
web-commitment-proof = Bewijs dat er eerlijk gedeeld is
web-commitment = Controlecode
web-copy-commitment = Kopiëren
web-commitment-text = Met deze code ligt de inbreng van de server bij het delen vooraf vast. Bewaar een kopie: na afloop controleert ‘turncoat verify’ of er niets is veranderd.
web-talk = Chat
web-write = Schrijf een bericht
web-send = Versturen
web-who-left = Iemand die weg is
web-no-free-text = Vrij chatten kan niet aan deze tafel. Tijdens het spel kun je kant-en-klare beweringen doen.

## Settings of a room

web-settings = Instellingen
web-change-settings = Instellingen wijzigen
web-save = Opslaan
web-cancel = Annuleren
web-default-value = standaard: { $value }
web-random = willekeurig
web-on = aan
web-off = uit
web-setup-players = Spelers
web-unit-seconds = seconden
web-unit-minutes = minuten
web-unit-hours = uur
web-unit-days = dagen
web-unit-of = { $setting }: eenheid
web-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } seconden
}
web-minutes = { $number ->
    [one] { $number } minuut
   *[other] { $number } minuten
}
web-hours = { $number } uur
web-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagen
}
web-no-limit = geen limiet
web-no-time = geen
web-until-all = tot iedereen geantwoord heeft
web-settings-game = Spel
web-settings-more = { $number ->
    [0] Meer tafelopties (allemaal standaard)
   *[other] Meer tafelopties ({ $number } gewijzigd)
}
web-settings-rest = Overige instellingen (standaard)
web-settings-changed = De host heeft de instellingen gewijzigd. Geef nog eens aan dat je klaar bent.
web-settings-clocks = Tijdslimieten
web-settings-aids = Geheugensteuntjes
web-settings-people = Mensen
web-pace = Tempo
web-pace-text = Hoeveel tijd iedereen heeft. Wie geen tijd meer heeft, krijgt een waarschuwing. Daarna valt er een bot in tot die speler terug is.
web-pace-live = Live: { $time } per zet
web-pace-correspondence = Correspondentie: { $time } per zet
web-pace-untimed = Zonder tijdslimieten
web-bot-speed = Snelheid van de bots
web-bot-speed-text = Hoelang bots wachten voor elke zet. Geheime keuzes worden in hetzelfde tempo onthuld, zodat niemand merkt hoelang een bot nadenkt.
web-speed-at-once = Zo snel mogelijk
web-speed-fast = Snel: { $time } per zet
web-speed-normal = Normaal: { $time } per zet
web-speed-slow = Langzaam: { $time } per zet
web-clock-more = Alle tijdslimieten
web-clock-move = Tijd per zet
web-clock-move-text = Voor elke beslissing van één speler. Daarna begint de reservetijd te lopen. 0 betekent: geen limiet.
web-clock-bank = Reservetijd
web-clock-bank-text = Wat elke speler voor het hele spel achter de hand heeft.
web-clock-secret = Tijd voor geheime keuzes
web-clock-secret-text = Voor beslissingen die meerdere spelers tegelijk nemen. 0 betekent: geen limiet.
web-clock-window = Tijd om te reageren
web-clock-window-text = Hoelang elk reactiemoment duurt, ook als niemand reageert. 0 betekent: tot iedereen die kan reageren, geantwoord heeft.
web-clock-notice = Waarschuwingstijd
web-clock-notice-text = Hoelang het spel wacht op wie te laat is, voordat er een bot invalt.
web-clock-gone = Wachten op wie geen verbinding heeft
web-clock-gone-text = Hoelang het spel wacht op wie aan zet is maar geen verbinding heeft, voordat de waarschuwing komt. 0 betekent: geen limiet.
web-aid-journal = Notities
web-aid-journal-text = Houdt voor iedereen apart bij wat die weet en hoe die dat te weten kwam. Niemand anders ziet het.
web-aid-marks = Merktekens
web-aid-marks-text = Merktekens en opmerkingen bij anderen, alleen voor eigen gebruik.
web-aid-votes = Overzicht van stemmen
web-aid-votes-text = Wie op wie heeft gestemd, het hele spel lang.
web-aid-claims = Overzicht van beweringen
web-aid-claims-text = Alle beweringen tot nu toe. Er staat bij als iemand zichzelf tegenspreekt.
web-free-text = Vrij chatten
web-free-text-text = Iedereen mag eigen berichten schrijven. Kant-en-klare beweringen mogen altijd.
web-spectators = Toeschouwers
web-spectators-text = Anderen mogen meekijken. Ze zien alleen wat openbaar is en kunnen niet met de spelers praten.
web-delay = Vertraging voor toeschouwers
web-delay-text = Hoeveel later toeschouwers alles zien, hooguit { $most }.
web-several-seats = Meerdere plaatsen per gast
web-several-seats-text = Gasten mogen meer dan één plaats nemen, om samen op één apparaat te spelen. Aan een open tafel mogen mensen op dezelfde internetverbinding dan ook meer dan de helft van de plaatsen bezetten. De host kan altijd meerdere plaatsen nemen.
web-listed = Open tafel
web-listed-text = Zet de tafel op de startpagina bij de open tafels.

## At the table

web-loading-game = Het spel wordt geladen…
web-menu = Menu
web-close = Sluiten
web-back = Terug
web-at-table = Aan tafel
web-you = jij
web-their-turn = aan de beurt
web-their-turn-hint = Deze speler is aan de beurt.
web-thinking = denkt na
web-thinking-hint = Het spel wacht op deze speler. Kiezen er meerdere tegelijk, dan blijft dit staan tot iedereen gekozen heeft.
web-stand-in = invalbot
web-stand-in-hint = Er valt een bot in tot deze speler terug is.
web-bank = Reservetijd: extra tijd als de tijd per zet op is.
web-facts = Stand van het spel
web-time-left = Resterende tijd: { $time }
web-days-left = { $hours ->
    [0] { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
   *[other] { $days } d { $hours } u
}
web-bot-in = Over { $time } valt er een bot in
web-paused = Gepauzeerd
web-paused-text = Het spel is gepauzeerd.
web-legend = Legenda
web-legend-more = Verklaart de pictogrammen op het bord en op de kaarten.
web-sign-lit = Deze locatie, kaart of speler kun je als antwoord kiezen.
web-sign-pointed = Hierover gaat de keuze of de regel in het verslag die je aanwijst.
web-sign-more = Meer over deze speler.
web-sign-number = Met deze toets kies je het antwoord.
web-sign-why = Toont de regel achter een vraag of gebeurtenis.
web-sign-clock = De tijd om te antwoorden. De klok wordt rood als de tijd bijna om is.
web-sign-shrinking = De tijd om te reageren, of tot je keuze wordt verstuurd.
web-sign-mine = Jouw plaats.
web-sign-free = Een vrije plaats.
web-more-about = Meer over { $name }

## The question to the player

web-why = waarom?
web-why-rule = waarom? Regel { $rule }
web-choose = Maak een keuze
web-window = Wachten op reacties…
web-secret-question = Tijd voor je geheime keuze
web-secret-window = Een reactiemoment: bekijk je mogelijkheden
web-secret-question-for = { $name }, tijd voor je geheime keuze.
web-secret-window-for = Een reactiemoment voor { $name }: bekijk de mogelijkheden
web-show-question = Mijn keuzes tonen
web-answered = Je hebt geantwoord.
web-always-show = Niemand anders ziet mijn scherm: mijn geheimen zichtbaar laten
web-chosen = Je hebt gekozen: { $choice }.
web-chosen-change = Tot iedereen gekozen heeft, kun je nog iets anders kiezen.
web-watching = Je kijkt mee. Je ziet wat iedereen aan tafel ziet.
web-waiting = Het wachten is op { $names }.
web-one-moment = Een ogenblik…
web-pass-to = Apparaat doorgeven aan { $name }
web-pass-taken = { $name }, tik hier als niemand anders meekijkt
web-fold = Keuzes verbergen
web-unfold = Keuzes tonen
web-may-have-news = Misschien is er nieuws voor je. Hou ingedrukt om te spieken.
web-offers = Andere acties ({ $number })
web-offers-covered = Andere acties
web-no-offers = Je hebt nu geen andere acties.
web-sure = Bevestig je keuze.
web-about-to-send = Wordt zo verstuurd…
web-send-now = Nu versturen
web-cancel-choice = Annuleren
web-undo = Mijn laatste keuze terugnemen

## The player’s own secrets

web-secrets = Je geheimen
# No object: the checkbox beside it says what, and the label must fit a phone.
web-hold-to-peek = Ingedrukt houden om te spieken
web-only-you = Alleen aan jou verteld
web-private-messages = Berichten die niet iedereen kan lezen
web-keep-open = Mijn geheimen zichtbaar laten

## The night, read by a narrator

web-night = Nacht
web-night-next = Verder
web-night-skip = De nacht overslaan
web-voice = De verteller laten voorlezen
web-voice-missing = Dit apparaat heeft geen stem voor deze taal, dus er wordt niets voorgelezen.

## Story, chat, notes, overview

web-tabs = Informatie over het spel
web-tab-story = Verslag
web-tab-talk = Chat
web-tab-notes = Notities
web-tab-lists = Overzicht
web-unread = { $number ->
    [one] { $number } nieuw bericht
   *[other] { $number } nieuwe berichten
}
web-story-all = Het hele verslag tonen
web-show-on-board = Op het bord tonen
web-times = { $line } ({ $number }×)
web-earlier = Eerdere berichten tonen
web-nothing-said = Nog geen berichten.
web-claim = Iets beweren
web-claim-what = Wat wil je beweren? Het mag waar zijn of gelogen.
web-claim-say = Zeggen
web-slot-seat = Welke speler?
web-slot-number = Welke ronde?
web-slot-team = Welke kant?
web-slot-kind = Welke soort?
web-slot-alignment = Welke gezindheid?
web-slot-place = Welke locatie?
web-slot-city = Welke stad?
web-slot-card = Welke kaart?
web-slot-character = Welk personage?
web-slot-event = Welke gebeurtenis?
web-slot-outcome = Wat gebeurde er?
web-slot-other = Welke?
web-gap = [{ $what }]
web-gap-seat = speler
web-gap-number = getal
web-gap-side = kant
web-gap-kind = soort
web-gap-alignment = gezindheid
    .one = wat
web-gap-place = locatie
    .in = waar
web-gap-city = stad
web-gap-card = kaart
web-gap-character = personage
web-gap-event = gebeurtenis
web-gap-outcome = wat er gebeurde
web-gap-other = …
web-number = { $number }
web-spectators-silent = Toeschouwers kunnen niet met de spelers praten.
web-no-talking = Je kunt nu niet praten.
web-talk-covered = Privéberichten blijven verborgen zolang je geheimen dat zijn.
web-no-notes = De host heeft alle geheugensteuntjes uitgezet.
web-notes-covered = Je notities zijn afgedekt. Vink onder het bord ‘Mijn geheimen zichtbaar laten’ aan om ze te lezen.
web-notes-empty = Er zijn nog geen notities.
web-claims = Beweringen
web-private-claims = Beweringen die niet iedereen heeft gehoord
web-claims-who = Speler
web-claims-what = Bewering
web-claims-remark = Opmerking
web-contradicts = spreekt een eerdere bewering tegen
web-places = Bord

## About another player

web-say-about = Beweer iets over { $name }
web-has-said = Beweringen van { $name }
web-mark = Jouw oordeel
web-mark-none = geen merkteken
web-mark-trust = te vertrouwen
web-mark-unsure = twijfelgeval
web-mark-suspect = verdacht
web-mark-sure = zeker een vijand
web-mark-hint = Je eigen merkteken. Alleen jij ziet het.
web-mark-note = Opmerking
web-mark-text = Niemand anders ziet dit.
web-mark-covered = Je merktekens en opmerkingen zijn afgedekt. Vink onder het bord ‘Mijn geheimen zichtbaar laten’ aan om ze te zien.
web-mute = Berichten van { $name } verbergen
web-unmute = Berichten van { $name } tonen

## Tips

web-tip = Tip voor je eerste partij
web-tip-read = Begrepen
web-tip-more = Meer
web-tip-no-more = Geen tips meer
web-tips = Tips voor beginners tonen

## The menu of the table

web-own-seats = Spelen als
web-display = Weergave
web-sending = Voordat een belangrijke keuze wordt verstuurd
web-sending-wait = even wachten
web-sending-ask = mij om bevestiging vragen
web-sending-at-once = meteen versturen
web-notices = Melding geven als ik aan zet ben
web-notices-insecure = Browsers tonen alleen meldingen van pagina’s die via HTTPS of vanaf hetzelfde apparaat zijn geladen.
web-notices-on = Zo’n melding krijg je als je aan zet bent.
web-notices-refused = Je browser blokkeert meldingen. In de browserinstellingen voor deze pagina kun je ze toestaan.
web-notices-unable = Deze browser kan geen meldingen van een pagina tonen.
web-only-pass = Iets anders kun je nu niet doen.
web-keys = Toetsenbord: met Escape ga je naar de vraag, met 1 t/m 9 geef je antwoord, met Tab ga je naar het volgende onderdeel.
web-ballots = Iedereen laten stemmen
web-ballots-text = Niemand komt te weten wie de stemming begon of wie wat stemde.
web-call-pause = Het spel pauzeren
web-call-resume = Verder spelen
web-call-extend = Meer tijd voor iedereen
web-call-remake = Dit spel afbreken en opnieuw delen
web-call-remove = { $name } vervangen door een bot
web-your-place = Jouw plaats aan deze tafel
web-move = Naar een ander apparaat
web-move-text = Open deze link op het andere apparaat. De link werkt één keer. Daarna is dit apparaat niet meer verbonden.
web-move-code = QR-code met de link naar je plaats
web-forget-me = Mijn gegevens wissen
web-forget-me-sure = Ja, wissen
web-forget-me-text = Je naam en al je berichten aan deze tafel worden voorgoed gewist. Tijdens een spel zien de anderen dan een naam als ‘{ $name }’ en speelt er een bot voor je. Terugkomen kan alleen als nieuwe gast.
web-forgotten = Je naam en al je berichten aan die tafel zijn gewist.
web-leave-sure = Ja, weggaan
web-leave-text = Er gaat een bot voor je spelen. Met dezelfde link kun je weer meedoen.

## Above the table

web-bot-plays-you = Er speelt een bot voor { $name }.
web-return = Weer zelf spelen
web-ballot = Er loopt een geheime stemming.
web-ballot-host = Een nieuwe host in plaats van { $name }?
web-ballot-extend = Iedereen meer tijd geven?
web-ballot-pause = Het spel pauzeren?
web-ballot-remake = Dit spel afbreken en opnieuw delen?
web-ballot-remove = { $name } voor de rest van het spel vervangen door een bot?
web-ballot-resume = Verder spelen?
web-ballot-secret = Niemand komt te weten wat je stemt. De stemming sluit over { $time }.
web-ballot-passed = { $about } Het voorstel is aangenomen.
web-ballot-failed = { $about } Het voorstel is verworpen.
web-remade = Het voorstel is aangenomen: dit spel wordt afgebroken en er wordt opnieuw gedeeld.
web-vote-yes = Ja
web-vote-no = Nee

## The end

web-you-won = Je hebt gewonnen!
web-you-lost = Je hebt verloren.
web-seats-won = Gewonnen: { $winners }. Verloren: { $losers }.
web-won = { $number ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
}
web-nobody-won = Niemand aan tafel heeft gewonnen.
web-end-board = Het bord tonen
web-end-roles = Tonen wie wie was
web-again = Opnieuw spelen
web-again-host = De host kan met dezelfde mensen opnieuw beginnen.
web-download = Deze partij downloaden
