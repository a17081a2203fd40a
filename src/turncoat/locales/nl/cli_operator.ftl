## turncoat serve. $why: a message of the operating system.

cli-metavar-folder = MAP
cli-metavar-seconds = SECONDEN
cli-metavar-host = ADRES
cli-metavar-network = ADRES[/BITS]
cli-metavar-metrics = [HOST:]POORT
cli-serve-short = Draai een server waarmee mensen via het netwerk meespelen.
cli-serve-help = Draai een server, met tafels voor mensen op hetzelfde netwerk of ver van elkaar, en bots op de lege plaatsen. Alle gegevens staan in één map of in een PostgreSQL-database.
cli-serve-bad-public = Het openbare adres is niet geldig. Geef een adres zoals https://play.example.org, zonder pad en zonder gebruikersnaam.
cli-serve-open-public = De server draait op { $address } (openbaar adres).
cli-serve-bad-proxy = ‘{ $proxy }’ is geen adres en geen netwerk. Gebruik ‘unix’ voor de Unix-socket.
cli-serve-bad-metrics = ‘{ $where }’ is geen geldige plek voor metrics. Geef een poort, of een host en een poort, zoals 127.0.0.1:9421.
cli-serve-metrics-open = Andere computers kunnen { $host } bereiken, dus voor metrics daar is een token nodig. Stel TURNCOAT_METRICS_TOKEN in, of gebruik 127.0.0.1.
cli-serve-metrics-token = Het token voor metrics moet minstens { $least } tekens lang zijn, alleen ASCII, zonder spaties.
cli-serve-unix-alone = Geef een Unix-socket op, of een host en poort, niet allebei.
cli-serve-no-unix = Luisteren op { $file } lukt niet: { $why }.
cli-serve-unix-none = Dit systeem heeft geen Unix-sockets.
cli-serve-open-unix = De server draait op de Unix-socket { $file }
cli-serve-both = Geef een map of een SQLite-database op, niet allebei. Bij PostgreSQL dient de map voor beheeropdrachten.
cli-serve-no-channel = De socket voor beheeropdrachten in { $folder } kan niet worden gemaakt: { $why }. Kies een map op een lokale schijf waarin de server kan schrijven.
cli-serve-folder-in-use = Een andere server gebruikt { $folder }. Stop die eerst, of kies een andere map.
cli-serve-unknown-database = Dit is niet het adres van een SQLite- of PostgreSQL-database.
cli-serve-taken = Luisteren op { $host }, poort { $port }, lukt niet: { $why }. Kies een andere poort, of stop het programma dat die gebruikt.
cli-serve-in-use = dat is al in gebruik
cli-serve-not-allowed = de gebruiker die Turncoat uitvoert, mag dat niet
cli-serve-not-here = deze computer heeft dat adres niet
cli-serve-no-name = bij die naam is geen adres gevonden

## turncoat retention

cli-metavar-length = DUUR
cli-metavar-size = GROOTTE
cli-retention-short = Toon of verwijder oude gegevens.
cli-retention-help = Toon welke gegevens oud genoeg zijn om te verwijderen. Met --apply worden ze verwijderd. Een draaiende server doet dat elk uur. Ook terwijl er een server draait, is de opdracht veilig: tafels die in gebruik zijn, worden nooit verwijderd. Schrijf een duur als ‘36 hours’ of ‘30 days’, en een grootte als ‘500 MB’ of ‘2 GB’.
cli-retention-apply = Verwijder de gegevens.
cli-retention-no-database = Er is geen database in { $file }. Geef de map op met --data, of het adres met --database.
cli-retention-lobbies-found = { $count ->
    [0] Lege lobby’s: geen
   *[other] Lege lobby’s: { $count } ({ $size } MB, de oudste van { $date })
}
cli-retention-journals-found = { $count ->
    [0] Tafels met een uitgespeelde partij: geen
   *[other] Tafels met een uitgespeelde partij: { $count } ({ $size } MB, de oudste van { $date })
}
cli-retention-unfinished-found = { $count ->
    [0] Verlaten partijen: geen
   *[other] Verlaten partijen: { $count } ({ $size } MB, de oudste van { $date })
}
cli-retention-replays-found = { $count ->
    [0] Opnamen boven de groottelimiet: geen
   *[other] Opnamen boven de groottelimiet: { $count } ({ $size } MB, de oudste van { $date })
}
cli-retention-addresses-found = { $count ->
    [0] Verlopen adressleutels: geen
   *[other] Verlopen adressleutels: { $count } (de oudste van { $date })
}
cli-retention-older = De database is door een oudere versie van Turncoat geschreven. Start de server één keer en probeer het dan opnieuw.
cli-retention-applied = Verwijderd: { $count }.
cli-retention-how = Er is niets verwijderd. Gebruik --apply om de gegevens te verwijderen.
cli-retention-nothing = Er valt niets te verwijderen.

## Starting the server. $why: a message of the operating system or the database.

cli-database-away = De database is niet bereikbaar ({ $why }). Kijk of die draait en of het adres klopt, en probeer het dan opnieuw.
cli-database-corrupt = De database is beschadigd of niet door Turncoat gemaakt ({ $why }). Zet een back-up terug, of kies een andere map of database.
cli-database-newer = De database is door een nieuwere versie van Turncoat geschreven. Installeer die versie, of kies een andere map of database.
cli-database-taken = Een andere server gebruikt deze database. Stop die eerst, of kies een andere map of database.
cli-database-not-writable = Schrijven naar de database lukt niet ({ $why }). Kijk van wie de map of database is, wie erin mag schrijven en of de schijf niet vol is.
cli-database-replaced = Het databasebestand is verwijderd of vervangen terwijl de server draaide. Kijk of het juiste bestand er staat en start de server opnieuw.

cli-serve-open = De server draait op { $address } (open voor je lokale netwerk).
cli-serve-open-alone = De server draait op { $address } (alleen deze computer).
cli-serve-here = Op deze computer kun je ook { $address } gebruiken
cli-serve-keyboard = Wil je zonder browser spelen, open dan een tafel met:
cli-serve-room = Zo open je daar een tafel en speel je mee:
cli-serve-stop = Druk op Ctrl-C om de server te stoppen. Alle partijen worden opgeslagen.
cli-serve-closed = De server is gestopt. Alle partijen zijn opgeslagen.

## turncoat admin: commands of the operator to a running server

cli-metavar-room = TAFEL
cli-metavar-origin = HERKOMST|TAFEL
cli-metavar-member = [DEELNEMER]
cli-metavar-forgotten = DEELNEMER
cli-metavar-replay = OPNAME
cli-admin-short = Beheer een server die op deze computer draait.
cli-admin-help = Beheer een server die op deze computer draait. De opdrachten gaan via een socket in de gegevensmap, dus alleen wie die map kan openen, kan ze geven. Tafels zie je zoals een toeschouwer ze kan zien: nooit een kaart, een rol of een stem.
cli-admin-json = Geef het antwoord als één regel JSON.
cli-admin-list = Toon de laatst gebruikte tafels.
cli-admin-most = Aantal tafels om te tonen. Standaard: 100.
cli-admin-show-short = Toon een tafel en de deelnemers.
cli-admin-show = Toon een tafel met de deelnemers, en met vroegere deelnemers van wie de naam nog is opgeslagen.
cli-admin-lock = Doe een tafel op slot, zodat er niemand meer bij kan.
cli-admin-unlock = Haal het slot er weer af.
cli-admin-end = Sluit een tafel voorgoed. Iedereen daar krijgt het te horen.
cli-admin-yes = Vraag niet om bevestiging.
cli-admin-needs-yes = Hiermee sluit je de tafel voorgoed. Met --yes gebeurt dat zonder vraag.
cli-admin-end-sure = Tafel { $room } voorgoed sluiten?
cli-admin-forget-short = Wis de gegevens van een deelnemer voorgoed.
cli-admin-forget = Wis de naam, de berichten en de sleutel van een huidige of vroegere deelnemer voorgoed, ook in opnamen. In een lopend spel komt er een bot op de plaats. ‘turncoat admin show’ toont het nummer van elke deelnemer.
cli-admin-forget-needs-yes = Dit kun je niet terugdraaien. Met --yes gebeurt het zonder vraag.
cli-admin-forget-sure = De gegevens van deelnemer { $member } van tafel { $room } voorgoed wissen?
cli-admin-ban-short = Verban een internetadres van de server.
cli-admin-ban = Verban een internetadres hooguit zeven dagen van de server. Geef een HERKOMST zoals list en show die tonen, of TAFEL en DEELNEMER.
cli-admin-lift = Hef de verbanning van deze herkomst op.
cli-admin-lift-origin = Geef de herkomst op als je een verbanning wilt opheffen. ‘turncoat admin bans’ toont ze.
cli-admin-bans = Toon alle verbanningen.
cli-admin-pin-short = Bescherm een opname tegen verwijderen.
cli-admin-pin = Bewaar een opname ook als oude opnamen worden verwijderd. ‘turncoat admin show’ toont het ID, dat ook in de bestandsnaam staat.
cli-admin-unpin = Maak de opname weer los, zodat die kan worden verwijderd.
cli-admin-pins = Toon de vastgezette opnamen.
cli-admin-no-pins = Er zijn geen opnamen vastgezet.
cli-admin-retention-short = Toon of verwijder oude gegevens.
cli-admin-retention = Toon welke gegevens volgens de instellingen van de server oud genoeg zijn om te verwijderen. Met --apply worden ze verwijderd.
cli-admin-old-lobbies = { $count ->
    [0] Lege lobby’s: geen
   *[other] Lege lobby’s: { $count }
}
cli-admin-old-journals = { $count ->
    [0] Tafels met een uitgespeelde partij: geen
   *[other] Tafels met een uitgespeelde partij: { $count }
}
cli-admin-old-unfinished = { $count ->
    [0] Verlaten partijen: geen
   *[other] Verlaten partijen: { $count }
}
cli-admin-old-replays = { $count ->
    [0] Opnamen boven de groottelimiet: geen
   *[other] Opnamen boven de groottelimiet: { $count }
}
cli-admin-old-addresses = { $count ->
    [0] Verlopen adressleutels: geen
   *[other] Verlopen adressleutels: { $count }
}
cli-admin-imports = Laat uitgespeelde partijen toe die bezoekers als bestand uploaden, of weiger ze.
cli-admin-listing = Toon of verberg de openbare lijst van open tafels.
cli-admin-status = Toon de toestand en de instellingen van de server.
cli-admin-impossible = Dit systeem heeft geen lokale sockets, dus hier kun je geen server beheren.
cli-admin-not-allowed = Alleen de eigenaar van { $folder } kan de server daar beheren.
cli-admin-no-server = Er draait geen server in { $folder }. Start die, of geef de map op met --data.
cli-admin-error-bad-request = De server begreep de opdracht niet. Misschien is het een andere versie.
cli-admin-error-unknown-room = Die tafel bestaat niet.
cli-admin-error-unknown-member = Zo’n deelnemer is er niet aan deze tafel.
cli-admin-error-unknown-origin = Het adres is onbekend: niemand met deze herkomst is verbonden, en er is van daaruit geen tafel geopend.
cli-admin-error-many-origins = Meer dan één herkomst begint zo. Geef meer tekens.
cli-admin-error-unknown-replay = Die opname bestaat niet.
cli-admin-error-room-closed = Deze tafel is al gesloten.
cli-admin-error-closing = De server wordt afgesloten.
cli-admin-error-broken = Dat kon de server niet doen. In het serverlogboek staat waarom.
cli-admin-locked = Tafel { $room } is op slot.
cli-admin-unlocked = Tafel { $room } is niet meer op slot.
cli-admin-ended = Tafel { $room } is gesloten.
cli-admin-forgotten = De gegevens van deelnemer { $member } van tafel { $room } zijn gewist.
cli-admin-banned = { $who } is verbannen.
cli-admin-banned-member = Deelnemer { $member } van tafel { $room } is verbannen.
cli-admin-ban-lifted = De verbanning van { $who } is opgeheven.
cli-admin-pinned = Opname { $replay } is vastgezet.
cli-admin-unpinned = Opname { $replay } is niet meer vastgezet.
cli-admin-imports-on = Partijen uit bestanden worden toegelaten.
cli-admin-imports-off = Partijen uit bestanden worden geweigerd.
cli-admin-listing-on = De openbare lijst van open tafels wordt getoond.
cli-admin-listing-off = De openbare lijst van open tafels is verborgen.
cli-admin-unchanged = Er is niets veranderd.
cli-admin-rooms = { $all ->
    [one] 1 tafel.
   *[other] { $all } tafels, waarvan { $shown } getoond.
}
cli-admin-header-room = Tafel
cli-admin-header-game = Spel
cli-admin-header-phase = Fase
cli-admin-header-members = Deelnemers
cli-admin-header-present = Verbonden
cli-admin-header-quiet = Inactief
cli-admin-header-size = Grootte
cli-admin-header-origin = Herkomst
cli-admin-header-member = Deelnemer
cli-admin-header-name = Naam
cli-admin-header-kind = Soort
cli-admin-header-replay = Opname
cli-admin-header-written = Afgelopen op
cli-admin-phase = { $phase ->
    [lobby] lobby
    [playing] bezig
    [ended] afgelopen
    [outdated] oude regels
    [closed] gesloten
   *[other] { $phase }
}
cli-admin-kind = { $kind ->
    [person] mens
    [program] programma
    [display] scherm
    [gone] weg
   *[other] { $kind }
}
cli-admin-seats = Bezette plaatsen: { $taken } van { $players }. Op slot: { $locked }.
cli-admin-replay = Opname van de laatste partij: { $replay }
cli-admin-yes-or-no = { $value ->
    [yes] ja
   *[no] nee
}
cli-admin-no-bans = Er zijn geen verbanningen.
cli-admin-ban-line = { $origin } (hooguit nog { $time })
cli-admin-status-version = Versie: { $version }
cli-admin-status-rooms = Tafels: { $rooms }
cli-admin-status-imports = { $value ->
    [yes] Partijen uit bestanden: toegelaten
   *[no] Partijen uit bestanden: geweigerd
}
cli-admin-status-listing = { $value ->
    [yes] Openbare lijst van open tafels: getoond
   *[no] Openbare lijst van open tafels: verborgen
}
cli-admin-status-bans = Verbanningen: { $bans }
cli-admin-days = { $days } d
cli-admin-hours = { $hours } u
cli-admin-minutes = { $minutes } min
cli-admin-kilobytes = { $kilobytes } kB

## turncoat backup, turncoat restore. $detail: a technical message in English.

cli-backup-short = Maak een back-up van alle gegevens van een server in één bestand.
cli-backup-help = Maak een back-up van alle gegevens van een server in één bestand. De server kan blijven draaien. In het bestand staan de geheimen van partijen die nog niet afgelopen zijn, dus hou het even privé als de gegevensmap. Bij PostgreSQL is hiervoor pg_dump nodig.
cli-backup-done = De back-up is opgeslagen in { $file } ({ $kilobytes } kB).
cli-restore-short = Zet een back-up terug in een lege map of database.
cli-restore-help = Zet een back-up terug in een lege map of database. Start daarna de server: elke partij gaat verder waar die gebleven was. Bij PostgreSQL is hiervoor pg_restore nodig.
cli-restore-done = Teruggezet uit { $file }. Start de server om verder te gaan.
cli-backup-error-exists = { $file } bestaat al.
cli-backup-error-no-database = Er is geen database om een back-up van te maken. Geef de map of de database van de server op.
cli-backup-error-not-empty = Er is al een database. Zet de back-up terug in een lege map of database.
cli-backup-error-no-backup = { $file } is niet te lezen: { $detail }.
cli-backup-error-damaged = { $file } is niet te gebruiken: het is beschadigd of geen back-up van Turncoat. { $detail }
cli-backup-error-other-kind = { $file } is een back-up van een ander soort database. Een back-up van SQLite kan niet worden teruggezet in PostgreSQL, en omgekeerd.
cli-backup-error-no-tool = { $detail } is niet geïnstalleerd. Het hoort bij de client van PostgreSQL; installeer op Debian het pakket postgresql-client.
cli-backup-error-tool-failed = Het programma van PostgreSQL is mislukt: { $detail }
cli-backup-error-unreachable = De database is niet bereikbaar.
cli-backup-error-cant-write = Het bestand kan niet worden geschreven: { $detail }.

## Settings of a server: the help of options, and a table in docs/operating.md. $usual: the default.

cli-setting-host = Adres om op te luisteren. Gebruik 127.0.0.1 voor alleen deze computer. Standaard: alle adressen van deze computer.
cli-setting-port = Poort om op te luisteren. Gebruik 0 voor een willekeurige vrije poort. Standaard: { $usual }.
cli-setting-public-address = Adres waarop mensen de server bereiken, zoals https://play.example.org. Het komt in links en in de QR-code. Mag meerdere keren; links gebruiken het eerste. Zonder dit adres antwoordt de server alleen op IP-adressen, op localhost en op namen in het lokale netwerk, zoals mypc.local.
cli-setting-unix-socket = Luister op een Unix-socket in plaats van op een host en poort, voor een reverse proxy op dezelfde computer. Bij het starten wordt het bestand gemaakt, voor de gebruiker en de groep van de server, en bij het stoppen verwijderd.
cli-setting-trusted-proxy = Vertrouw erop dat deze reverse proxy zegt wie een verzoek stuurde (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host). Geef het adres, een netwerk zoals 10.0.0.0/8, of ‘unix’ voor verbindingen met de Unix-socket. Mag meerdere keren. Standaard: geen enkele proxy.
cli-setting-data = Map voor alle gegevens. Bij PostgreSQL alleen in gebruik voor ‘turncoat admin’.
cli-setting-database = Database die in plaats van een map wordt gebruikt, zoals postgresql://user@host/name. Staat er een wachtwoord in het adres, gebruik dan TURNCOAT_DATABASE of een bestand, want andere gebruikers van de computer kunnen opdrachtregels lezen.
cli-setting-database-file = Bestand met het adres van de database, inclusief wachtwoord.
cli-database-password = Zet geen wachtwoord op de opdrachtregel, waar andere gebruikers van deze computer het kunnen lezen. Gebruik TURNCOAT_DATABASE, of een bestand met --database-file.
cli-database-twice = Geef het adres van de database op, of een bestand met dat adres, niet allebei.
cli-made-private = Andere gebruikers van deze computer konden { $file } lezen. Nu is het privé.
cli-setting-bot-workers = Aantal processen voor bots. Standaard: één minder dan het aantal processoren.
cli-setting-rate = Hoeveel verzoeken één adres per minuut mag sturen. Grote verzoeken tellen voor meer. Standaard: { $usual }.
cli-setting-imports = Laat uitgespeelde partijen toe die bezoekers als bestand uploaden, of weiger ze. Standaard: toelaten.
cli-setting-listing = Toon of verberg de openbare lijst van open tafels. Standaard: tonen.
cli-setting-keep-lobbies = Hoelang een lege lobby wordt bewaard. Standaard: ‘{ $usual }’.
cli-setting-keep-journals = Hoelang een tafel wordt bewaard nadat het spel is afgelopen. Standaard: ‘{ $usual }’.
cli-setting-keep-unfinished = Hoelang een onafgemaakte partij wordt bewaard als niemand terugkomt. Standaard: ‘{ $usual }’.
cli-setting-keep-addresses = Hoelang de sleutels van gehashte adressen worden bewaard, hooguit 7 dagen. Standaard: ‘{ $usual }’.
cli-setting-keep-replays = Groottelimiet voor alle opnamen samen. Daarboven worden de oudste verwijderd, behalve als ze zijn vastgezet. Standaard: ‘{ $usual }’.
cli-setting-open = Open de pagina in een browser, of juist niet. Standaard: openen als er een grafisch bureaublad is.
cli-setting-metrics = Waar metrics voor Prometheus worden aangeboden, zoals 9421 voor een poort op alleen deze computer. Een host die anderen kunnen bereiken, heeft een token nodig. Standaard: nergens.
cli-setting-metrics-token = Token (bearer token) dat Prometheus moet sturen. Er is geen optie voor, want andere gebruikers van de computer kunnen opdrachtregels lezen. Gebruik de omgevingsvariabele of het instellingenbestand.
cli-serve-config = Instellingenbestand in TOML. Alle instellingen staan in de handleiding voor het beheer van een server. Opties gaan vóór variabelen zoals TURNCOAT_PORT, en variabelen gaan vóór het bestand.
cli-setting-unknown = De instelling { $name } bestaat niet.
cli-setting-bad = { $name }: { $wanted }
cli-setting-bad-file = { $line ->
    [none] { $file } is geen geldig instellingenbestand. Het moet TOML zijn.
   *[other] { $file } is geen geldig instellingenbestand. Het moet TOML zijn. De fout zit op regel { $line }, kolom { $column }.
}
cli-setting-cant-read = { $file } is niet te lezen: { $why }.
cli-setting-wanted-between = Dit moet een geheel getal van { $least } t/m { $most } zijn.
cli-setting-wanted-at-least = Dit moet een geheel getal zijn, { $least } of hoger.
cli-setting-wanted-switch = Dit moet true of false zijn.
cli-setting-wanted-text = Dit moet tekst zijn.
cli-setting-wanted-length = { $longest ->
    [none] Dit moet een duur van minstens één uur zijn, zoals ‘30 days’ of ‘36 hours’.
   *[other] Dit moet een duur van minstens één uur en hooguit ‘{ $longest }’ zijn.
}
cli-setting-wanted-size = Dit moet een grootte zijn, zoals ‘500 MB’ of ‘2 GB’.
cli-setting-wanted-list = Dit moet een lijst van teksten zijn.

## Exit codes, for a table in docs/operating.md

cli-exit-0 = Gelukt.
cli-exit-1 = `turncoat verify`: de partij was niet eerlijk, of het bestand is veranderd.
cli-exit-2 = Verkeerde opdracht, optie of instelling. De melding zegt welke.
cli-exit-10 = Het adres of de poort is niet te gebruiken. Kies iets anders, of stop het programma dat er gebruik van maakt.
cli-exit-11 = De database is niet bereikbaar. Start die, of verbeter het adres.
cli-exit-12 = De database is beschadigd of van een ander programma. Zet een back-up terug.
cli-exit-13 = De database is door een nieuwere versie van Turncoat geschreven. Installeer die versie.
cli-exit-14 = Een andere server gebruikt de database of heeft die overgenomen. Stop een van de twee.
cli-exit-15 = Schrijven naar de map of de database lukt niet. Kijk naar de rechten en de vrije ruimte.
cli-exit-16 = Het databasebestand is vervangen terwijl de server draaide. Kijk het na en start dan opnieuw.
cli-exit-70 = Een fout in Turncoat. Meld die alsjeblieft.
cli-exit-130 = Gestopt met Ctrl-C.
