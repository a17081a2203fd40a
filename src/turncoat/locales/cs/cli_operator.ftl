## turncoat serve. $why: a message of the operating system

cli-metavar-folder = SLOŽKA
cli-metavar-seconds = SEKUNDY
cli-metavar-host = ADRESA
cli-metavar-network = ADRESA[/BITY]
cli-metavar-metrics = [ADRESA:]PORT
cli-serve-short = Spustit server, ke kterému se hráči připojí po síti.
cli-serve-help = Spustí server. Hrát na něm můžou lidé v jedné síti i na dálku, na prázdných místech hrají boti. Všechna data jsou v jedné složce nebo v databázi PostgreSQL.
cli-serve-bad-public = Veřejná adresa není platná. Zadej ji například jako https://play.example.org, bez cesty a bez uživatelského jména.
cli-serve-open-public = Server běží na { $address } (veřejná adresa).
cli-serve-bad-proxy = „{ $proxy }“ není adresa ani síť. Unixový soket zadáš jako „unix“.
cli-serve-bad-metrics = „{ $where }“ není platné místo pro metriky. Zadej port, nebo adresu a port, například 127.0.0.1:9421.
cli-serve-metrics-open = Na { $host } se dostanou i jiné počítače, a proto tam metriky potřebují přístupový klíč. Nastav TURNCOAT_METRICS_TOKEN, nebo použij 127.0.0.1.
cli-serve-metrics-token = Přístupový klíč k metrikám musí mít nejméně { $least } znaků, jen ASCII a bez mezer.
cli-serve-unix-alone = Zadej buď unixový soket, nebo adresu a port, ne obojí.
cli-serve-no-unix = Na { $file } se nedá naslouchat: { $why }.
cli-serve-unix-none = Tenhle systém unixové sokety nemá.
cli-serve-open-unix = Server běží na unixovém soketu { $file }
cli-serve-both = Zadej buď složku, nebo databázi SQLite, ne obojí. S PostgreSQL slouží složka příkazům pro správu.
cli-serve-no-channel = Ve složce { $folder } se nedá vytvořit soket pro příkazy správy: { $why }. Zvol složku na místním disku, do které server může zapisovat.
cli-serve-folder-in-use = Složku { $folder } používá jiný server. Nejdřív ho zastav, nebo zvol jinou složku.
cli-serve-unknown-database = Tohle není adresa databáze SQLite ani PostgreSQL.
cli-serve-taken = Na adrese { $host }, port { $port }, se nedá naslouchat: { $why }. Zvol jiný port, nebo zastav program, který ho používá.
cli-serve-in-use = už je obsazeno
cli-serve-not-allowed = uživatel, pod kterým Turncoat běží, to nesmí
cli-serve-not-here = tenhle počítač takovou adresu nemá
cli-serve-no-name = k tomu jménu se nenašla žádná adresa

## turncoat retention

cli-metavar-length = DÉLKA
cli-metavar-size = VELIKOST
cli-retention-short = Ukázat nebo smazat stará data.
cli-retention-help = Ukáže, která data jsou tak stará, že se dají smazat. S --apply je smaže. Běžící server to dělá každou hodinu. Příkaz je bezpečný, i když server běží: stoly, u kterých někdo je, se nikdy nemažou. Délky piš jako „36 hours“ nebo „30 days“, velikosti jako „500 MB“ nebo „2 GB“.
cli-retention-apply = Data smazat.
cli-retention-no-database = V { $file } žádná databáze není. Zadej její složku pomocí --data, nebo její adresu pomocí --database.
cli-retention-lobbies-found = { $count ->
    [0] Prázdná lobby: žádná
   *[other] Prázdná lobby: { $count } ({ $size } MB, nejstarší: { $date })
}
cli-retention-journals-found = { $count ->
    [0] Stoly s dohranou partií: žádné
   *[other] Stoly s dohranou partií: { $count } ({ $size } MB, nejstarší: { $date })
}
cli-retention-unfinished-found = { $count ->
    [0] Opuštěné partie: žádné
   *[other] Opuštěné partie: { $count } ({ $size } MB, nejstarší: { $date })
}
cli-retention-replays-found = { $count ->
    [0] Záznamy nad povolenou velikost: žádné
   *[other] Záznamy nad povolenou velikost: { $count } ({ $size } MB, nejstarší: { $date })
}
cli-retention-addresses-found = { $count ->
    [0] Prošlé klíče adres: žádné
   *[other] Prošlé klíče adres: { $count } (nejstarší: { $date })
}
cli-retention-older = Databáze pochází ze starší verze Turncoatu. Spusť jednou server a pak to zkus znovu.
cli-retention-applied = Smazáno: { $count }.
cli-retention-how = Nic se nesmazalo. Data smažeš pomocí --apply.
cli-retention-nothing = Není co mazat.

## Starting the server. $why: a message of the operating system or the database

cli-database-away = Databáze neodpovídá ({ $why }). Zkontroluj, že běží a že má správnou adresu, a zkus to znovu.
cli-database-corrupt = Databáze je poškozená, nebo nepochází z Turncoatu ({ $why }). Obnov ji ze zálohy, nebo zvol jinou složku či databázi.
cli-database-newer = Databáze pochází z novější verze Turncoatu. Nainstaluj novější verzi, nebo zvol jinou složku či databázi.
cli-database-taken = Databázi používá jiný server. Nejdřív ho zastav, nebo zvol jinou složku či databázi.
cli-database-not-writable = Do databáze se nedá zapisovat ({ $why }). Zkontroluj, komu složka nebo databáze patří, kdo do ní smí zapisovat a jestli není plný disk.
cli-database-replaced = Soubor databáze za běhu serveru někdo smazal nebo vyměnil. Zkontroluj, že je na místě ten správný, a spusť server znovu.

cli-serve-open = Server běží na { $address } (přístupný z místní sítě).
cli-serve-open-alone = Server běží na { $address } (jen pro tenhle počítač).
cli-serve-here = Na tomhle počítači můžeš použít i { $address }
cli-serve-keyboard = Chceš-li hrát bez prohlížeče, založ stůl příkazem:
cli-serve-room = Stůl tam založíš a u něj zahraješ příkazem:
cli-serve-stop = Server zastavíš klávesami Ctrl-C. Všechny partie jsou uložené.
cli-serve-closed = Server skončil. Všechny partie jsou uložené.

## turncoat admin: commands of the operator to a running server

cli-metavar-room = STŮL
cli-metavar-origin = PŮVOD|STŮL
cli-metavar-member = [ÚČASTNÍK]
cli-metavar-forgotten = ÚČASTNÍK
cli-metavar-replay = ZÁZNAM
cli-admin-short = Spravovat server, který běží na tomhle počítači.
cli-admin-help = Spravuje server, který běží na tomhle počítači. Příkazy jdou přes soket v jeho datové složce, takže je může zadávat jen ten, kdo tu složku smí otevřít. Stoly ukazuje jen tak, jak je může vidět divák: nikdy žádnou kartu, roli ani hlas.
cli-admin-json = Vypsat odpověď jako jeden řádek JSON.
cli-admin-list = Vypsat stoly, u kterých se naposledy něco dělo.
cli-admin-most = Kolik stolů vypsat. Výchozí: 100.
cli-admin-show-short = Ukázat stůl a jeho účastníky.
cli-admin-show = Ukázat stůl s jeho účastníky i s bývalými, jejichž jméno je ještě uložené.
cli-admin-lock = Zamknout stůl, aby se nikdo další nepřidal.
cli-admin-unlock = Zase ho odemknout.
cli-admin-end = Natrvalo zavřít stůl. Všichni u něj se to dozvědí.
cli-admin-yes = Neptat se na potvrzení.
cli-admin-needs-yes = Tohle stůl natrvalo zavře. S --yes se to provede bez ptaní.
cli-admin-end-sure = Natrvalo zavřít stůl { $room }?
cli-admin-forget-short = Natrvalo smazat údaje účastníka.
cli-admin-forget = Natrvalo smaže jméno, zprávy a přístupový klíč současného nebo bývalého účastníka, i v záznamech. V rozehrané partii si na jeho místo sedne bot. Čísla účastníků vypíše „turncoat admin show“.
cli-admin-forget-needs-yes = Tohle se nedá vzít zpět. S --yes se to provede bez ptaní.
cli-admin-forget-sure = Natrvalo smazat údaje účastníka { $member } u stolu { $room }?
cli-admin-ban-short = Zablokovat na serveru internetovou adresu.
cli-admin-ban = Zablokuje na serveru internetovou adresu až na sedm dní. Zadej PŮVOD, jak ho vypisují list a show, nebo STŮL a ÚČASTNÍKA.
cli-admin-lift = Zrušit blokování tohoto původu.
cli-admin-lift-origin = Blokování se ruší podle původu. Původy vypíše „turncoat admin bans“.
cli-admin-bans = Vypsat všechna blokování.
cli-admin-pin-short = Ochránit záznam před smazáním.
cli-admin-pin = Nechat si záznam, i když se staré záznamy mažou. Jeho ID vypíše „turncoat admin show“ a je také v názvu souboru.
cli-admin-unpin = Zrušit ochranu, aby se zase mohl smazat.
cli-admin-pins = Vypsat chráněné záznamy.
cli-admin-no-pins = Žádné záznamy nejsou chráněné.
cli-admin-retention-short = Ukázat nebo smazat stará data.
cli-admin-retention = Ukáže, která data jsou podle nastavení serveru tak stará, že se dají smazat. S --apply je smaže.
cli-admin-old-lobbies = { $count ->
    [0] Prázdná lobby: žádná
   *[other] Prázdná lobby: { $count }
}
cli-admin-old-journals = { $count ->
    [0] Stoly s dohranou partií: žádné
   *[other] Stoly s dohranou partií: { $count }
}
cli-admin-old-unfinished = { $count ->
    [0] Opuštěné partie: žádné
   *[other] Opuštěné partie: { $count }
}
cli-admin-old-replays = { $count ->
    [0] Záznamy nad povolenou velikost: žádné
   *[other] Záznamy nad povolenou velikost: { $count }
}
cli-admin-old-addresses = { $count ->
    [0] Prošlé klíče adres: žádné
   *[other] Prošlé klíče adres: { $count }
}
cli-admin-imports = Přijímat, nebo odmítat dohrané partie, které návštěvníci nahrávají jako soubory.
cli-admin-listing = Ukazovat, nebo skrývat seznam veřejných stolů.
cli-admin-status = Ukázat stav a nastavení serveru.
cli-admin-impossible = Tenhle systém nemá místní sokety, takže se tu server spravovat nedá.
cli-admin-not-allowed = Server složky { $folder } může spravovat jen její vlastník.
cli-admin-no-server = Ve složce { $folder } žádný server neběží. Spusť ho, nebo zadej jeho složku pomocí --data.
cli-admin-error-bad-request = Server příkazu nerozumí. Možná má jinou verzi.
cli-admin-error-unknown-room = Takový stůl tu není.
cli-admin-error-unknown-member = Takový účastník u tohoto stolu není.
cli-admin-error-unknown-origin = Adresa není známá: nikdo s tímhle původem není připojený a žádný stůl odtamtud nepochází.
cli-admin-error-many-origins = Takhle začíná víc původů. Zadej víc znaků.
cli-admin-error-unknown-replay = Takový záznam tu není.
cli-admin-error-room-closed = Tenhle stůl už je zavřený.
cli-admin-error-closing = Server se vypíná.
cli-admin-error-broken = Server to nedokázal. Důvod najdeš v jeho logu.
cli-admin-locked = Stůl { $room } je zamčený.
cli-admin-unlocked = Stůl { $room } je odemčený.
cli-admin-ended = Stůl { $room } je zavřený.
cli-admin-forgotten = Údaje účastníka { $member } u stolu { $room } jsou smazané.
cli-admin-banned = Zablokováno: { $who }.
cli-admin-banned-member = Zablokováno: účastník { $member } u stolu { $room }.
cli-admin-ban-lifted = Blokování zrušeno: { $who }.
cli-admin-pinned = Záznam { $replay } je chráněný.
cli-admin-unpinned = Záznam { $replay } už není chráněný.
cli-admin-imports-on = Partie ze souborů se přijímají.
cli-admin-imports-off = Partie ze souborů se odmítají.
cli-admin-listing-on = Seznam veřejných stolů je vidět.
cli-admin-listing-off = Seznam veřejných stolů je skrytý.
cli-admin-unchanged = Nic se nezměnilo.
cli-admin-rooms = { $all ->
    [one] { $all } stůl.
    [few] { $all } stoly, z toho vypsáno: { $shown }.
   *[other] { $all } stolů, z toho vypsáno: { $shown }.
}
cli-admin-header-room = Stůl
cli-admin-header-game = Hra
cli-admin-header-phase = Fáze
cli-admin-header-members = Účastníci
cli-admin-header-present = Připojeno
cli-admin-header-quiet = Nečinnost
cli-admin-header-size = Velikost
cli-admin-header-origin = Původ
cli-admin-header-member = Účastník
cli-admin-header-name = Jméno
cli-admin-header-kind = Druh
cli-admin-header-replay = Záznam
cli-admin-header-written = Konec partie
cli-admin-phase = { $phase ->
    [lobby] lobby
    [playing] hraje se
    [ended] dohráno
    [outdated] stará pravidla
    [closed] zavřeno
   *[other] { $phase }
}
cli-admin-kind = { $kind ->
    [person] člověk
    [program] program
    [display] obrazovka
    [gone] už tu není
   *[other] { $kind }
}
cli-admin-seats = Obsazená místa: { $taken }/{ $players }. Zamčeno: { $locked }.
cli-admin-replay = Záznam poslední partie: { $replay }
cli-admin-yes-or-no = { $value ->
    [yes] ano
   *[no] ne
}
cli-admin-no-bans = Nikdo není zablokovaný.
cli-admin-ban-line = { $origin } (nejvýš { $time })
cli-admin-status-version = Verze: { $version }
cli-admin-status-rooms = Stoly: { $rooms }
cli-admin-status-imports = { $value ->
    [yes] Partie ze souborů: přijímají se
   *[no] Partie ze souborů: odmítají se
}
cli-admin-status-listing = { $value ->
    [yes] Seznam veřejných stolů: viditelný
   *[no] Seznam veřejných stolů: skrytý
}
cli-admin-status-bans = Blokování: { $bans }
cli-admin-days = { $days } d
cli-admin-hours = { $hours } h
cli-admin-minutes = { $minutes } min
cli-admin-kilobytes = { $kilobytes } kB

## turncoat backup, turncoat restore. $detail: a technical message in English

cli-backup-short = Zálohovat všechna data serveru do jednoho souboru.
cli-backup-help = Zálohuje všechna data serveru do jednoho souboru. Server přitom může běžet. V souboru jsou tajemství nedohraných partií, proto ho chraň stejně jako datovou složku. S PostgreSQL je potřeba pg_dump.
cli-backup-done = Záloha je uložená v { $file } ({ $kilobytes } kB).
cli-restore-short = Obnovit zálohu do prázdné složky nebo databáze.
cli-restore-help = Obnoví zálohu do prázdné složky nebo databáze. Pak spusť server: každá partie pokračuje tam, kde skončila. S PostgreSQL je potřeba pg_restore.
cli-restore-done = Obnoveno z { $file }. Teď spusť server.
cli-backup-error-exists = { $file } už existuje.
cli-backup-error-no-database = Není tu databáze, která by se dala zálohovat. Zadej složku nebo databázi serveru.
cli-backup-error-not-empty = Nějaká databáze už tam je. Obnovuj do prázdné složky nebo databáze.
cli-backup-error-no-backup = { $file } se nedá přečíst: { $detail }.
cli-backup-error-damaged = { $file } se nedá použít: soubor je poškozený, nebo to není záloha z Turncoatu. { $detail }
cli-backup-error-other-kind = { $file } je záloha jiného druhu databáze. Záloha SQLite se do PostgreSQL obnovit nedá, ani naopak.
cli-backup-error-no-tool = Program { $detail } není nainstalovaný. Patří ke klientovi PostgreSQL; na Debianu nainstaluj balíček postgresql-client.
cli-backup-error-tool-failed = Nástroj PostgreSQL selhal: { $detail }
cli-backup-error-unreachable = Databáze neodpovídá.
cli-backup-error-cant-write = Soubor se nedá zapsat: { $detail }.

## Settings of a server: the help of options, and a table in docs/operating.md. $usual: the default

cli-setting-host = Adresa, na které má server naslouchat. Jen pro tenhle počítač použij 127.0.0.1. Výchozí: všechny adresy tohoto počítače.
cli-setting-port = Port, na kterém má server naslouchat. 0 znamená kterýkoli volný. Výchozí: { $usual }.
cli-setting-public-address = Adresa, na které lidé server najdou, například https://play.example.org. Používá se v odkazech a v QR kódu. Dá se opakovat; v odkazech bude první z nich. Bez ní server odpovídá jen na IP adresách, na localhost a pod názvy v místní síti, například mypc.local.
cli-setting-unix-socket = Naslouchat na unixovém soketu místo na adrese a portu, pro reverzní proxy na stejném počítači. Soubor vznikne při spuštění serveru, pro jeho uživatele a skupinu, a když server skončí, zmizí.
cli-setting-trusted-proxy = Věřit údajům téhle reverzní proxy o tom, kdo poslal požadavek (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host). Zadej její adresu, síť jako 10.0.0.0/8, nebo „unix“ pro spojení přes unixový soket. Dá se opakovat. Výchozí: nevěří se žádné.
cli-setting-data = Složka pro všechna data. S PostgreSQL slouží jen pro „turncoat admin“.
cli-setting-database = Databáze, která se má použít místo složky, například postgresql://user@host/name. Pokud je v adrese heslo, použij radši TURNCOAT_DATABASE nebo soubor, protože příkazový řádek můžou číst i jiní uživatelé počítače.
cli-setting-database-file = Soubor, ve kterém je adresa databáze i s heslem.
cli-database-password = Nepiš heslo na příkazový řádek, kde ho můžou číst jiní uživatelé tohoto počítače. Nastav TURNCOAT_DATABASE, nebo použij soubor s --database-file.
cli-database-twice = Zadej buď adresu databáze, nebo soubor s ní, ne obojí.
cli-made-private = Soubor { $file } mohli číst jiní uživatelé tohoto počítače. Teď už je soukromý.
cli-setting-bot-workers = Počet procesů pro boty. Výchozí: o jeden méně, než je procesorů.
cli-setting-rate = Kolik požadavků za minutu smí přijít z jedné adresy. Velké požadavky se počítají jako několik. Výchozí: { $usual }.
cli-setting-imports = Přijímat, nebo odmítat dohrané partie, které návštěvníci nahrávají jako soubory. Výchozí: přijímat.
cli-setting-listing = Ukazovat, nebo skrývat seznam veřejných stolů. Výchozí: ukazovat.
cli-setting-keep-lobbies = Jak dlouho uchovat prázdné lobby. Výchozí: „{ $usual }“.
cli-setting-keep-journals = Jak dlouho uchovat stůl po konci jeho partie. Výchozí: „{ $usual }“.
cli-setting-keep-unfinished = Jak dlouho uchovat nedohranou partii, ke které se nikdo nevrací. Výchozí: „{ $usual }“.
cli-setting-keep-addresses = Jak dlouho uchovat klíče k otiskům adres, nejvýš 7 dní. Výchozí: „{ $usual }“.
cli-setting-keep-replays = Kolik místa smí zabírat všechny záznamy dohromady. Nad tento limit se mažou nejstarší, pokud nejsou chráněné. Výchozí: „{ $usual }“.
cli-setting-open = Otevřít, nebo neotevírat stránku v prohlížeči. Výchozí: otevřít, pokud běží grafické prostředí.
cli-setting-metrics = Kde nabízet metriky pro Prometheus, například 9421 jako port jen na tomhle počítači. Adresa, na kterou se dostanou jiní, potřebuje přístupový klíč. Výchozí: nikde.
cli-setting-metrics-token = Přístupový klíč (bearer token), který musí poslat Prometheus. Jako volba se zadat nedá, protože příkazový řádek můžou číst i jiní uživatelé počítače. Použij proměnnou prostředí nebo soubor s nastavením.
cli-serve-config = Soubor s nastavením ve formátu TOML. Všechna nastavení vypisuje příručka k provozu serveru. Volby mají přednost před proměnnými, jako je TURNCOAT_PORT, a proměnné před souborem.
cli-setting-unknown = Nastavení { $name } neexistuje.
cli-setting-bad = { $name }: { $wanted }
cli-setting-bad-file = { $line ->
    [none] { $file } není platný soubor s nastavením. Musí to být TOML.
   *[other] { $file } není platný soubor s nastavením. Musí to být TOML. Chyba je na řádku { $line }, ve sloupci { $column }.
}
cli-setting-cant-read = { $file } se nedá přečíst: { $why }.
cli-setting-wanted-between = Musí to být celé číslo od { $least } do { $most }.
cli-setting-wanted-at-least = Musí to být celé číslo, nejméně { $least }.
cli-setting-wanted-switch = Musí to být true, nebo false.
cli-setting-wanted-text = Musí to být text.
cli-setting-wanted-length = { $longest ->
    [none] Musí to být délka aspoň jedné hodiny, například „30 days“ nebo „36 hours“.
   *[other] Musí to být délka nejméně jedné hodiny, nejvýš „{ $longest }“.
}
cli-setting-wanted-size = Musí to být velikost, například „500 MB“ nebo „2 GB“.
cli-setting-wanted-list = Musí to být seznam textů.

## Exit codes, for a table in docs/operating.md

cli-exit-0 = Úspěch.
cli-exit-1 = `turncoat verify`: partie nebyla poctivá, nebo někdo její soubor změnil.
cli-exit-2 = Chybný příkaz, volba nebo nastavení. Podrobnosti jsou ve zprávě.
cli-exit-10 = Adresa nebo port se nedá použít. Zvol jinou adresu či port, nebo zastav program, který je používá.
cli-exit-11 = Databáze neodpovídá. Spusť ji, nebo oprav její adresu.
cli-exit-12 = Databáze je poškozená, nebo patří jinému programu. Obnov ji ze zálohy.
cli-exit-13 = Databáze pochází z novější verze Turncoatu. Nainstaluj novější verzi.
cli-exit-14 = Databázi používá nebo převzal jiný server. Jeden z nich zastav.
cli-exit-15 = Do složky nebo databáze se nedá zapisovat. Zkontroluj práva a volné místo.
cli-exit-16 = Soubor databáze za běhu serveru někdo vyměnil. Zkontroluj ho a spusť server znovu.
cli-exit-70 = Chyba v Turncoatu. Nahlas ji prosím.
cli-exit-130 = Zastaveno klávesami Ctrl-C.
