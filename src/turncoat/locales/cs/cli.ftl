## Help and errors

cli-help-usage = Použití:
cli-help-options = Volby
cli-help-commands = Příkazy
cli-help-help = Vypsat tuhle nápovědu a skončit.
cli-help-version = Vypsat verzi a skončit.
cli-help-language = Jazyk: { $languages }. Výchozí: naposledy zvolený ve hře, jinak ten v proměnné LANG, jinak angličtina.
cli-program-help = Hraj deskové hry se skrytými rolemi v terminálu, nebo pro ně spusť server. Na začátek zkus „turncoat play shadow_hunters“, „turncoat play among_cultists“ nebo „turncoat play dark_providence“.

cli-error = turncoat: { $sentence }
cli-hint = Nápověda: { $command } --help
cli-broken = V Turncoatu se něco pokazilo. Je to chyba programu, ne tvoje. Rozehraná partie je uložená až po poslední tah. ({ $error })
cli-missing-text = Balíčku s hrou chybí zpráva { $message }. Přidej ji do některého souboru v jeho složce locales/en.
cli-missing-extra = Tenhle příkaz potřebuje balíčky, které nejsou nainstalované. Nainstaluješ je příkazem: { $command }
cli-no-such-option = Volba { $name } neexistuje.
cli-no-such-command = Příkaz „{ $name }“ neexistuje.
cli-missing = Chybí argument { $name }.
cli-missing-choice = Chybí argument { $name }. { $hint }
cli-bad-parameter = { $name }: { $sentence }
cli-option-needs-value = Volba { $name } potřebuje hodnotu.
cli-option-takes-none = Volba { $name } se píše bez hodnoty.
cli-bad-usage = Argumentů je příliš mnoho.
cli-unknown-game = Hra „{ $value }“ neexistuje. { $hint }
cli-unknown-language = Jazyk „{ $value }“ tu není. { $hint }
cli-unknown-level = Úroveň bota „{ $value }“ neexistuje. { $hint }
cli-unknown-pace = Tempo „{ $value }“ neexistuje. { $hint }
cli-unknown-table-option = Nastavení hry „{ $value }“ neexistuje. { $hint }
cli-unknown-switch = Napiš on, nebo off.
cli-choose-one = Na výběr máš: { $words }.
cli-did-you-mean = Nemáš na mysli „{ $near }“?
cli-not-a-number = „{ $value }“ není celé číslo.
cli-number-too-small = Číslo musí být nejméně { $least }.
cli-number-too-large = Číslo může být nejvýš { $most }.

cli-metavar-options = [VOLBY]
cli-metavar-command = PŘÍKAZ
cli-metavar-language = KÓD
cli-metavar-game = HRA
cli-metavar-game-or-none = [HRA]
cli-metavar-name = JMÉNO
cli-metavar-file = SOUBOR
cli-metavar-level = ÚROVEŇ
cli-metavar-levels = ÚROVEŇ,ÚROVEŇ…
cli-metavar-pool = NÁZEV
cli-metavar-preset = NÁZEV
cli-metavar-pair = NÁZEV=HODNOTA
cli-metavar-seed = TEXT

cli-comma = { ", " }
cli-percent = { $number } %

## Names of players

cli-name-me = { $name } (ty)

## turncoat host

cli-host-short = Spustit server, založit stůl a hrát u něj.
cli-host-help = Spustí na tomhle počítači server a založí stůl, u kterého v tomhle terminálu hraješ. Přátelé se přidají přes odkaz. Prázdná místa obsadí boti. Bez --pace se hraje bez časových limitů. Když odejdeš, server skončí pro všechny a partie zůstanou uložené. S --at se stůl založí na serveru, který už běží, a zůstane tam, i když odejdeš.
cli-host-name = Tvoje jméno ve hře.
cli-host-pace = Nastavit časové limity: live ({ $live } na tah), correspondence ({ $correspondence } na tah), nebo untimed (žádné). Výchozí: { $usual }.
cli-host-no-spectators = Nepovolit diváky.
cli-host-spectator-delay = O kolik sekund později mají diváci všechno vidět, nejvýš { $most }. Výchozí: 0.
cli-host-no-free-text = Vypnout volný chat. Hráči můžou dál říkat hotová tvrzení.
cli-host-several-seats = Povolit hostům více míst, aby si mohli podávat jedno zařízení.
cli-host-listed = Ukázat stůl všem mezi veřejnými stoly serveru.
cli-host-at = Založit stůl na serveru s touhle adresou, například http://192.168.1.20:8421, a nespouštět nový server.
cli-host-at-or-here = S --at se použije server, který už běží. Vynech --host, --port a --data.
cli-host-bad-address = „{ $address }“ není adresa serveru. Ta vypadá třeba takhle: http://192.168.1.20:8421
cli-host-closes = Když odejdeš, server skončí pro všechny. U stolu ještě: { $names }. Přesto server vypnout?
cli-host-key-quit = q – odejít; server skončí pro všechny a partie zůstanou uložené
cli-host-link = Přátelé se můžou přidat v prohlížeči přes tenhle odkaz:
cli-host-link-terminal = Nebo v terminálu tímhle příkazem:
cli-host-starting = Server se spouští…
cli-host-failed = Server se nepodařilo spustit.
cli-host-back = Server skončil. Všechny partie jsou uložené. Chceš-li pokračovat, spusť ho znovu a v jiném terminálu se vrať ke stolu:

## turncoat join

cli-metavar-token = KLÍČ
cli-join-short = Přidat se přes odkaz ke stolu na serveru.
cli-join-help = Přidá tě přes odkaz ke stolu, nebo tě vrátí na místo, které tam už máš. Bez místa se díváš. Když zadáš jen adresu serveru, vypíšou se jeho veřejné stoly.
cli-join-forget-me = Natrvalo smazat tvoje jméno a všechny tvoje zprávy u stolu.
cli-join-forget-sure = Tvoje jméno a všechny tvoje zprávy u tohoto stolu se natrvalo smažou. Pokud se ještě hraje, sedne si na tvoje místo bot. Opravdu smazat?
cli-join-forget-nobody = Odsud se k tomuto stolu nikdo nepřidal, nebo ne pod tímhle jménem.
cli-join-forget-done = Tvoje jméno a všechny tvoje zprávy u tohoto stolu jsou smazané.
cli-join-name = Tvoje jméno ve hře.
cli-join-token = Přístupový klíč k místu, třeba pro bota. Příkazový řádek můžou číst i jiní uživatelé tohoto počítače, proto radši nastav TURNCOAT_TOKEN.
cli-join-guest = Příchozí
cli-join-bad-link = „{ $link }“ není odkaz na stůl. Ten vypadá třeba takhle: http://192.168.1.20:8421/r/ABCDEF
cli-join-bare-code = „{ $code }“ je jen kód stolu. Zadej celý odkaz, například http://192.168.1.20:8421/r/{ $code }.
cli-join-rooms = Veřejné stoly na tomhle serveru:
cli-join-no-rooms = Tenhle server žádné veřejné stoly nemá. K neveřejnému stolu se přidáš přes jeho odkaz.
cli-join-room = { $free ->
    [0] { $game }. Hostitel: { $host }. Plno. Nastavení: { $settings }.
    [one] { $game }. Hostitel: { $host }. { $free } volné místo. Nastavení: { $settings }.
    [few] { $game }. Hostitel: { $host }. { $free } volná místa. Nastavení: { $settings }.
   *[other] { $game }. Hostitel: { $host }. { $free } volných míst. Nastavení: { $settings }.
}
cli-join-no-host = žádný
cli-join-no-server = Na adrese { $link } žádný server neodpovídá.
cli-join-cant-store = Přístupový klíč k tvému místu se do { $file } nepodařilo uložit: { $why }.
cli-join-forgotten = { $sentence } Stejným příkazem se můžeš přidat znovu jako někdo nový.
cli-join-other-name = { $sentence } Jiné jméno zvolíš pomocí --name.
cli-join-quit = Odcházíš. Místo ti zůstává.
cli-join-away = Odcházíš. Než se vrátíš, hraje za tebe bot.
cli-join-quit-unseated = Odcházíš.
cli-join-input-ended = Vstup skončil. Místo ti zůstává.
cli-join-input-ended-unseated = Vstup skončil.
cli-join-your-name = Jmenuješ se „{ $name }“. Jiné jméno zvolíš pomocí --name.
cli-join-gave-up-seat = Odcházíš od stolu a tvoje místo je volné.
cli-join-moved = Tvoje místo se přesunulo na jiné zařízení. Pokračuj tam.
cli-join-no-reconnect = Server se neozval. Nic se neztratilo: až zase poběží, místo bude pořád tvoje.
cli-join-back = Vrátit se můžeš příkazem:
cli-join-lost = Spojení se přerušilo. Obnovuje se…
cli-join-closed = Server skončil. Pokusy o spojení potrvají ještě { $time }; Ctrl-C – odejít…
cli-join-reconnected = Spojení je zpátky.
cli-join-closing = Server se vypíná. Nic se neztratí.
cli-join-outdated = Tahle partie začala podle starších pravidel, která už server nemá. Pokračovat v ní nejde.
cli-join-undone = Poslední odpověď se bere zpět ({ $name }).
cli-join-watching = Díváš se a vidíš to, co smí vědět všichni. Klávesy vypíše h.
cli-join-bot-plays = Čas vypršel, a tak za tebe hraje bot. Klávesou Enter hru zase převezmeš:
cli-join-prompt = h – nápověda:
cli-join-prompt-outside = Čeká se na další partii; q – odejít:
cli-join-again = Enter – hrát znovu, k – uložit partii do souboru, h – nápověda, q – odejít:
cli-join-over = Čeká se na další partii; k – uložit tuhle do souboru, h – nápověda, q – odejít:
cli-join-replay = Celá partie jako soubor, s důkazem poctivého rozdání:
cli-join-saved = Partie je uložená. Poctivost rozdání ověříš a partii znovu přehraješ příkazy:
cli-join-question-changed = Otázka se mezitím změnila. Vyber znovu.
cli-join-keys = Taková klávesa tu není. Klávesy vypíše h.
cli-join-no-journal = Hostitel u tohoto stolu vypnul deník.
cli-join-move-near = Tenhle odkaz funguje jen na tomhle počítači, protože jsi tu přes adresu { $address }. Pro jiné zařízení se přidej přes síťovou adresu počítače a napiš d znovu.
cli-join-move = Tenhle odkaz přesune tvoje místo na jiné zařízení. Funguje jen jednou a platí { $time }. V terminálu napiš celý řádek:

cli-time-seconds = { $number } s
cli-time-minutes = { $number } min
cli-time-hours = { $number } h
cli-time-days = { $number ->
    [one] { $number } den
    [few] { $number } dny
   *[other] { $number } dní
}

cli-join-status = { $status } | { $prompt }
cli-join-status-paused = Hra je pozastavená (v – anketa o pokračování)
cli-join-status-chosen = { $time ->
    [none] Tvoje volba: { $option } (jiným číslem ji změníš)
   *[other] Tvoje volba: { $option } (jiným číslem ji změníš, zbývající čas: { $time })
}
cli-join-time-turn = Zbývající čas: { $time }
cli-join-time-secret = Zbývající čas pro všechny: { $time }
cli-join-time-window = Zbývající čas na reakci: { $time }
cli-join-time-gathering = Zbývající čas na diskuzi: { $time }
cli-join-wait-turn = { $time ->
    [none] Na řadě: { $names }
   *[other] Na řadě: { $names } (zbývající čas: { $time })
}
cli-join-wait-secret = { $time ->
    [none] Čeká se, až zvolí všichni
   *[other] Čeká se, až zvolí všichni (zbývající čas: { $time })
}
cli-join-wait-window = { $time ->
    [none] Čeká se na reakce
   *[other] Čeká se na reakce (zbývající čas: { $time })
}
cli-join-wait-gathering = { $time ->
    [none] Čeká se, až budou všichni připraveni
   *[other] Čeká se, až budou všichni připraveni (zbývající čas: { $time })
}

cli-join-somebody = Bývalý účastník
cli-join-wrote = { $name }: { $text }
cli-join-wrote-in = { $name } ({ $language }): { $text }
cli-join-joined = { $name } přichází ke stolu.
cli-join-left = { $name } odchází od stolu.
cli-join-connected = { $name } je zpátky.
cli-join-disconnected = { $name } ztrácí spojení.
cli-join-is-ready = { $name }: připraveno.
cli-join-unready = Místa nebo nastavení se změnila. Až budeme moct začít, stiskni znovu Enter.
cli-join-host = Hostitel je teď { $name }.
cli-join-host-you = Hostitel jsi teď ty.
cli-join-took-seat = { $name } si sedá na místo { $number }.
cli-join-left-seat = { $name } uvolňuje místo { $number }.
cli-join-stand-in = { $name } tu není, zaskakuje bot. Ví jen to, co { $name }.
cli-join-is-back = { $name } zase hraje.
cli-join-removed = { $name } přichází o místo. Přebírá ho bot { $bot }.
cli-join-late = Na řadě: { $names }. Za chvilku nastoupí bot.
cli-join-ballot = Anketa: { $about } Hlasuje se klávesou v.
cli-join-passed = { $about } Návrh prošel.
cli-join-failed = { $about } Návrh neprošel.
cli-join-paused = Hra je pozastavená. Čas nikomu neběží.
cli-join-resumed = Hra pokračuje.
cli-join-vote = Tajná anketa: { $about }
cli-join-call = Tajná anketa: nikdo se nedozví, kdo ji vyhlásil. O čem má být?
cli-join-yes = Ano
cli-join-no = Ne
cli-join-no-earlier = Starší zprávy nejsou.
cli-join-muted = Zprávy, které píše { $name }, jsou teď skryté.
cli-join-unmuted = Zprávy, které píše { $name }, jsou zase vidět.
cli-join-key-board = b – ukázat herní plán a hráče
cli-join-key-log = l – ukázat dosavadní průběh; l 100 ukáže posledních 100 řádků
cli-join-key-people = p – ukázat, kdo kde sedí a kdo je bez spojení
cli-join-key-mute = m – skrýt nebo zase ukázat něčí zprávy: m Karel
cli-join-key-earlier = e – ukázat starší zprávy
cli-join-key-write = t – napsat zprávu: t ahoj
cli-join-key-write-such-as = t – napsat zprávu: t { $words }
cli-join-key-vote = v – hlasovat, nebo vyhlásit anketu: pauza, víc času, nové rozdání
cli-join-key-move = d – přesunout svoje místo na jiné zařízení
cli-join-key-leave = x – odejít; než se vrátíš, hraje za tebe bot
cli-join-key-again = Enter – hrát znovu se stejnou sestavou
cli-join-key-keep = k – uložit dohranou partii do souboru, s důkazem poctivého rozdání
cli-join-key-quit = q – odejít
cli-ballot-pause = Pozastavit hru?
cli-ballot-resume = Pokračovat ve hře?
cli-ballot-extend = Dát všem víc času?
cli-ballot-remake = Zrušit tuhle partii a rozdat novou?
cli-ballot-remove = { $name } tu není. Má do konce partie hrát bot?
cli-ballot-host = Vybrat nového hostitele?

## The lobby

cli-lobby-title = { $game }: stůl { $code }
cli-lobby-settings = Nastavení: { $settings }.
cli-lobby-pace-live = naživo
cli-lobby-pace-correspondence = tahově
cli-lobby-pace-untimed = bez časových limitů
cli-lobby-move = { $time } na tah
cli-lobby-talk-free = volný chat
cli-lobby-talk-claims = jen hotová tvrzení
cli-lobby-spectators = diváci povoleni
cli-lobby-spectators-delay = diváci povoleni (zpoždění: { $time })
cli-lobby-no-spectators = bez diváků
cli-lobby-several-seats = více míst na hosta
cli-lobby-listed = veřejný stůl
cli-lobby-seat = Místo
cli-lobby-who = Hráč
cli-lobby-state = { "" }
cli-lobby-bank = Časová rezerva
cli-lobby-free = (volné)
cli-lobby-bot = { $level ->
    [sensible] rozumný bot
    [uniform] náhodný bot
   *[other] bot: { $level }
}
cli-lobby-program = program
cli-lobby-host = hostitel
cli-lobby-ready = připraveno
cli-lobby-not-ready = nepřipraveno
cli-lobby-away = zaskakuje bot
cli-lobby-disconnected = bez spojení
cli-lobby-unseated = { $name } je u stolu bez místa.
cli-lobby-unseated-you = Ještě nemáš místo.
cli-lobby-watching = { $name } se dívá.
cli-lobby-watching-you = Díváš se.
cli-lobby-fixed = Server se ke své části rozdání už zavázal. Příkaz commitment ukáže otisk rozdání, se kterým ho po hře můžeš ověřit.
cli-lobby-commitment = Chceš-li rozdání po hře ověřit, ulož partii a použij „turncoat verify“ s tímhle otiskem rozdání: { $commitment }
cli-lobby-prompt = Enter – můžeme začít, číslo – přesednout si, h – nápověda:
cli-lobby-prompt-guest = Enter – sednout si a můžeme začít, číslo – vybrat si místo, h – nápověda:
cli-lobby-prompt-full = Všechna místa jsou obsazená, budeš se dívat; h – nápověda:
cli-lobby-prompt-host = Enter – začít s boty na volných místech, číslo – vybrat místo, h – nápověda:
cli-lobby-prompt-host-waits = Enter – začít, až budou připraveni všichni, číslo – místo, h – nápověda:
cli-lobby-without-seat = U stolu, ale bez místa: { $names }. Přesto začít, s boty na volných místech?
cli-lobby-program-name = Robot
cli-lobby-token = Aby mohl program hrát jako { $name }, potřebuje tenhle odkaz a tenhle přístupový klíč. Ukazují se jen jednou:
cli-lobby-prompt-ready = { $missing ->
    [people] Máš potvrzeno. Zatím nepřipraveno: { $names }; h – nápověda:
    [seats] Máš potvrzeno. Čeká se na hráče na volná místa; h – nápověda:
   *[both] Máš potvrzeno. Čeká se na hráče na volná místa; zatím nepřipraveno: { $names }; h – nápověda:
}
cli-lobby-locked = Stůl je zamčený. Nikdo další se přidat nemůže.
cli-lobby-unlocked = Stůl už není zamčený.
cli-lobby-ban-address = { $others ->
    [0] Zablokovat i internetovou adresu, kterou má { $name }? Nikdo jiný tady tohle připojení nemá.
   *[other] Zablokovat i internetovou adresu, kterou má { $name }? Od stolu pak odejdou i ostatní na stejném připojení: { $names }.
}
cli-lobby-banned = { $name } už k tomuto stolu nesmí.
cli-lobby-unbanned = { $name } se může zase přidat.
cli-lobby-call-host = Vyhlásit tajnou anketu o novém hostiteli? Když hostitel během dvou minut cokoli udělá, návrh neprojde.
cli-lobby-again = Taková klávesa ani příkaz tu není. Nápovědu vypíše h.
cli-lobby-key-number = 1, 2, … – sednout si na to místo, nebo ho uvolnit, pokud je tvoje
cli-lobby-key-enter = Enter – sednout si, pokud nemáš místo, a potvrdit, že můžeme začít; u hostitele navíc volná místa obsadí boti
cli-lobby-key-bots = bots – obsadit volná místa boty; bots uniform nebo bots sensible nastaví úroveň všech botů
cli-lobby-key-clear = free – odebrat bota z jeho místa: free 3
cli-lobby-key-program = program – vyhradit místo pro program s botem: program 3 Robo
cli-lobby-key-lock = lock – zamknout stůl, aby se nikdo další nepřidal, nebo ho odemknout
cli-lobby-key-kick = kick – vyhodit někoho, za minutu se může vrátit: kick Karel
cli-lobby-key-ban = ban – zablokovat někoho u tohoto stolu: ban Karel
cli-lobby-key-unban = unban – odblokovat někoho: unban Karel
cli-lobby-key-host = v – anketa o novém hostiteli, když ten dosavadní nereaguje
cli-lobby-key-hand-over = host – předat stůl jinému hostiteli: host Karel
cli-lobby-key-commitment = commitment – ukázat otisk rozdání, se kterým se dá rozdání po hře ověřit
cli-lobby-key-leave = x – odejít a uvolnit místo
cli-lobby-key-quit = q – odejít; místo ti zůstane

## turncoat verify

cli-verify-short = Ověřit, že se dohraná partie hrála poctivě.
cli-verify-help = Ověří soubor s dohranou partií: jestli tajemství serveru odpovídá otisku rozdání, který se ukázal v lobby, jestli jsou karty rozdané podle tohoto tajemství a náhodných čísel hráčů a jestli každý tah odpovídá pravidlům. Ověřit se dají jen partie hrané na serveru; partie z „turncoat play“ otisk nemá.
cli-verify-local = Tahle partie se hrála na jednom počítači, takže nemá otisk, který by se dal ověřit. Ověřit se dají jen partie hrané na serveru.
cli-verify-commitment = Otisk rozdání zkopírovaný v lobby nebo u stolu. V souboru musí být stejný.
cli-verify-yes = ano
cli-verify-no = NE
cli-verify-committed = Tajemství odpovídá otisku z doby před rozdáním: { $answer }
cli-verify-dealt = Karty jsou rozdané podle tajemství a čísel hráčů: { $answer }
cli-verify-played = Každý tah odpovídá pravidlům: { $answer }
cli-verify-same = Otisk je ten, který máš ty: { $answer }
cli-verify-winners = Vítězí: { $names }
cli-verify-nobody = nikdo

## turncoat games

cli-games-short = Vypsat hry a jejich pravidla.
cli-games-help = Vypíše hry, pro kolik jsou hráčů, výchozí počet hráčů a kde najdeš pravidla.
cli-games-header-game = Hra
cli-games-header-name = Název
cli-games-header-players = Hráčů
cli-games-header-default = Výchozí
cli-games-players = { $least } až { $most }
cli-games-rulebooks = Pravidla:
cli-games-rulebook = { $game }: { $file }

## turncoat play

cli-play-short = Hrát v terminálu proti botům nebo s přáteli.
cli-play-help = Spustí v tomhle terminálu hru HRA: proti botům, nebo pro víc lidí, kteří se střídají u jedné klávesnice (--people). U každé otázky ti h vypíše nápovědu. Partie se ukládá po každé odpovědi.
cli-play-players = Počet hráčů. Výchozí počet u každé hry vypíše „turncoat games“.
cli-play-people = Kolik lidí se střídá u klávesnice. Výchozí: 1.
cli-play-seat = Místo, na kterém hraje člověk, od 1. Opakuj pro každého člověka. Výchozí: první místa.
cli-play-name = Jméno hráče. Opakuj pro každého hráče: nejdřív lidé, potom boti.
cli-play-bots = Úroveň botů, například sensible (hraje, aby vyhrál) nebo uniform (hraje náhodně). Výchozí: nejsilnější, jakou hra nabízí.
cli-play-pool = Které postavy můžou být ve hře. Totéž co --option pool=NÁZEV.
cli-play-preset = Předvolba, tedy pojmenovaná sada nastavení, například first_game. Totéž co --option preset=NÁZEV.
cli-play-option = Nastavení hry. Dá se opakovat. Všechna vysvětlí --options.
cli-play-options = Vysvětlit všechna nastavení hry a skončit.
cli-play-content = Použít z tohoto souboru vlastní karty a čísla (jen dark_providence).
cli-play-seed = Libovolný text. Stejný text, nastavení a odpovědi dají stejnou partii.
cli-play-save = Ukládat partii do tohoto nového souboru. Výchozí: soubor ve tvé datové složce.
cli-play-load = Pokračovat v uložené partii; HRA se pak dá vynechat. Ukládá se do stejného souboru, pokud nezadáš i --save.
cli-play-fast = Nedělat přestávky, když hrají ostatní.
cli-play-plain = Vypisovat prosté řádky bez rámečků a barev, pro odečítače obrazovky.

cli-play-which = Která hra? Vyber si: { $words }. Všechny vypíše „turncoat games“.
cli-load-and-setup = Uložená partie už svoje nastavení a jména má. S --load je vynech.
cli-other-game = V tomhle souboru je partie hry { $game }, ne { $asked }. Použij: turncoat play { $game } --load { $file }
cli-too-many-people = Lidí u klávesnice ({ $people }) je víc než hráčů ({ $players }).
cli-too-many-seats = Zadaných míst je víc než lidí ({ $people }).
cli-seat-twice = Dva lidé nemůžou mít stejné místo.
cli-no-such-seat = Místo { $seat } v partii s tímhle počtem hráčů ({ $players }) není.
cli-too-many-names = Jmen je víc než hráčů ({ $players }).
cli-name-twice = Dva hráči nemůžou mít stejné jméno.
cli-bad-name = Jméno musí mít 1 až { $longest } znaků.

cli-setup-intro = Nastavení hry zadáš pomocí --option NÁZEV=HODNOTA. Hvězdička označuje výchozí hodnotu.
cli-setup-title = { $name } ({ $label })
cli-setup-header-value = Hodnota
cli-setup-header-meaning = Význam
cli-setup-default = { $value } *
cli-setup-list = seznam
cli-setup-ids = na výběr: { $ids }
cli-setup-no-value = „{ $pair }“ musí mít podobu NÁZEV=HODNOTA.
cli-setup-players = Počet hráčů nastavíš pomocí --players.
cli-setup-bad-value = „{ $value }“ není hodnota nastavení { $name }. Možné hodnoty: { $values }. Výchozí: { $usual }.
cli-setup-twice = Nastavení { $name } má zadané dvě různé hodnoty.
cli-setup-choose = { $sentence } Vyber pomocí --option { $name }=SEZNAM. SEZNAM: { $example }.

## Files. $why: a message of the operating system

cli-no-such-file = Soubor { $file } neexistuje.
cli-is-a-folder = { $file } je složka, ne uložená partie.
cli-cant-read = { $file } se nedá přečíst: { $why }.
cli-is-a-file = { $file } je soubor, ne složka.
cli-cant-write = Do { $file } se nedá ukládat: { $why }.
cli-too-large = { $file } je na uloženou partii moc velký soubor.
cli-file-exists = { $file } už existuje a zůstává beze změny. Zvol jiný název, nebo v té partii pokračuj pomocí --load.
cli-other-content = Tahle partie se hrála s jinými kartami nebo čísly. Zadej pomocí --content soubor, se kterým se hrála, nebo --content vynech, pokud to bylo s původními kartami.
cli-content-not-here = Karty hry { $game } se nahradit nedají. --content funguje jen u her: { $games }.
cli-content-is-a-folder = { $file } je složka, ne soubor s kartami.
cli-bad-content = { $file }: { $sentence }
cli-bad-save = { $file }: { $why }
cli-no-home = Domovská složka pro uložené partie tu není. Zadej soubor pomocí --save.

## Questions and answers

cli-welcome = { $game }
cli-welcome-keys = Na každou otázku odpověz číslem. Další klávesy: h – nápověda, a – co všechno je ve hře, ? – pravidlo k otázce.
cli-other-language = Hra { $game } nemá texty ve tvém jazyce. Ukazují se anglicky.
cli-quoted = „{ $sentence }“

cli-prompt = { $keys }:
cli-prompt-numbers = { $last ->
    [1] Enter nebo 1
    [2] 1 nebo 2
   *[other] 1 až { $last }
}
cli-prompt-offers = o – další akce
cli-prompt-claim = s – tvrzení
cli-prompt-undo = u – vzít zpět
cli-prompt-help = h – nápověda
cli-choice-number = { $number }.
cli-choice-sign = { $label } [{ $sign }]
cli-choice-detail = – { $detail }
cli-choose-prompt = { $last ->
    [1] 1, nebo Enter – zrušit:
    [2] 1 nebo 2, nebo Enter – zrušit:
   *[other] 1 až { $last }, nebo Enter – zrušit:
}
cli-choose-again = { $last ->
    [1] Napiš 1.
    [2] Napiš 1 nebo 2.
   *[other] Napiš číslo od 1 do { $last }.
}
cli-agree-yes = a
cli-agree-prompt = a – ano, n nebo Enter – ne:
cli-agree-again = Napiš a (ano), nebo n (ne).
cli-not-understood = { $last ->
    [1] Stiskni Enter, napiš 1, nebo použij některou z kláves. Klávesy vypíše h.
    [2] Napiš 1 nebo 2, nebo použij některou z kláves. Klávesy vypíše h.
   *[other] Napiš číslo od 1 do { $last }, nebo použij některou z kláves. Klávesy vypíše h.
}
cli-only-choice = Jediná možnost: { $option }.
cli-almanac-none = Nic s názvem „{ $words }“ tu není.
cli-nothing-claimed = Žádné tvrzení nezaznělo.
cli-undone = Tvoje poslední odpověď se bere zpět. Otázka je tu znovu.
cli-time-over = Čas na diskuzi vypršel.
cli-offers = Akce, které můžeš udělat kdykoli:
cli-no-offers = Mimo pořadí teď nic udělat nemůžeš.
cli-out-of-turn = Tohle můžeš udělat hned, mimo pořadí:

cli-key-why = ? – ukázat pravidla k téhle otázce
cli-key-board = b – znovu ukázat herní plán a hráče
cli-key-card = c – ukázat tvoji kartu: kdo jsi a co máš
cli-key-almanac = a – podívat se, kdo a co v téhle hře může být
cli-key-look-up = a + název – vyhledat jednu věc
cli-key-look-up-such-as = a + název – vyhledat jednu věc: a { $words }
cli-key-journal = j – ukázat tvůj deník: co víš, odkud to víš a co kdo tvrdí
cli-key-log = l – ukázat dosavadní průběh; l 100 ukáže posledních 100 řádků
cli-key-offers = o – udělat něco, co jde kdykoli, i když jsou na řadě jiní
cli-key-say = s – přijít s tvrzením, klidně i nepravdivým
cli-key-undo = u – vzít zpět poslední odpověď
cli-key-rules = r – hledat v pravidlech podle čísla nebo slova: r 10
cli-key-rules-such-as = r – hledat v pravidlech podle čísla nebo slova: r 10, nebo r { $words }
cli-key-help = h – ukázat tyhle klávesy a co znamenají značky na obrazovce
cli-key-help-only = h – ukázat tyhle klávesy
cli-key-language = language – změnit jazyk: language en
cli-language-list = Jazyky: { $languages }. Za příkaz language napiš kód jazyka, třeba language en.
cli-language-named = { $name } ({ $code })
cli-language-chosen = Jazyk: { $name }
cli-legend = Co znamenají značky
cli-legend-sign = Značka
cli-legend-meaning = Význam
cli-key-quit = q – skončit; partie zůstane uložená

cli-log-lines = „{ $lines }“ není počet řádků. Napiš jen l, nebo l s číslem, například l 100.
cli-log-part = { $shown ->
    [one] Poslední řádek (celkem { $all }):
    [few] Poslední { $shown } řádky (celkem { $all }):
   *[other] Posledních { $shown } řádků (celkem { $all }):
}
cli-rule-title = { $id } ({ $chapter })
cli-rules-prompt = Číslo pravidla nebo slovo, Enter – zrušit:
cli-rules-none = „{ $words }“ se v pravidlech nevyskytuje.
cli-rules-no-book = Tahle hra pravidla nemá.
cli-rules-english = Tahle pravidla ještě nejsou přeložená. Ukazují se anglicky.
cli-why-none = K téhle otázce v pravidlech nic není.
cli-rules-many = { $number ->
    [one] Zmiňuje to { $number } pravidlo. Přečteš si ho, když napíšeš jeho číslo, tedy „r { $first }“:
    [few] Zmiňují to { $number } pravidla. Které chceš číst? Napiš jeho číslo, například „r { $first }“:
   *[other] Zmiňuje to { $number } pravidel. Které chceš číst? Napiš jeho číslo, například „r { $first }“:
}
cli-rules-line = { $id }: { $first }

cli-cover-first = Až si to přečteš, stiskni Enter. Obrazovka se pak pro dalšího smaže:
cli-cover = Klávesnici teď dostane { $name }.
cli-cover-others = Chce někdo jiný něco udělat mimo pořadí? Ať napíše svoje jméno.
cli-cover-enter = Na řadě: { $name }. Až na obrazovku uvidíš jen ty, stiskni Enter:
cli-cover-caller = { $name }: až se nikdo jiný nebude dívat, stiskni Enter:
cli-since = Co se stalo od tvého posledního tahu ({ $name }):
cli-card-covered = Na obrazovce zatím nic tajného není. Klávesa c ukáže tvoji kartu a to, co víš jen ty. Do té doby rady s tvými tajemstvími nepočítají.
cli-question-covered = Čeká tě tajná volba.
cli-prompt-covered = Enter – ukázat otázku, c – ukázat i tvoji kartu, h – nápověda:
cli-only-you = Jen pro tebe:

cli-shared = Pro všechny u klávesnice
cli-shared-enter = Až budou všichni připraveni, pokračujte klávesou Enter.
cli-shared-name = Kdo chce přijít s tvrzením nebo se rozhodnout sám, napíše svoje jméno.
cli-shared-prompt = Enter, jméno, nebo q:
cli-shared-unknown-name = „{ $name }“ u téhle klávesnice nikdo není.
cli-shared-ready = { $name }: už připraveno.

cli-quit = Partie je uložená. Pokračovat můžeš příkazem:
cli-input-ended = Vstup skončil. Partie je uložená. Pokračovat můžeš příkazem:
cli-interrupted = Přerušeno. Partie je uložená. Pokračovat můžeš příkazem:
cli-not-saved = Poslední tahy se nepodařilo uložit. Partie je uložená do té chvíle. Pokračovat můžeš příkazem:
cli-finished = Dohraná partie je uložená. Znovu ji přehraješ příkazem:

## Tables as plain lines, for --plain

cli-plain-title = { $title }:
cli-plain-row = { $first }. { $rest }
cli-plain-row-sentence = { $first } { $rest }
cli-plain-row-bare = { $first }: { $rest }
cli-plain-cell = { $header }: { $cell }
cli-plain-next = { "; " }

## turncoat simulate

cli-simulate-short = Nechat boty odehrát mnoho partií a sečíst výsledky.
cli-simulate-help = Nechá boty odehrát mnoho partií hry HRA a spočítá, kdo a jak vítězí.
cli-simulate-games = Počet partií. Výchozí: { $usual }.
cli-simulate-seed = Celé číslo. Stejné číslo dá stejné partie. Výchozí: 0.
cli-simulate-option = Nastavení hry. Dá se opakovat. Všechna vysvětlí „turncoat play HRA --options“.
cli-simulate-bots = Úrovně botů oddělené čárkami, přidělované postupně místům, například sensible,uniform. Výchozí: nejsilnější, jakou hra nabízí.
cli-simulate-json = Vypsat jen výsledky, ve formátu JSON.
cli-simulate-bar = Hraje se
cli-simulate-interrupted = Přerušeno. Výsledky nejsou.
cli-simulate-games-row = Partie
cli-simulate-decisions = Rozhodnutí
cli-simulate-seconds = Sekundy
cli-simulate-speed = Rozhodnutí za sekundu
cli-simulate-rounds = Kola na partii
cli-simulate-sides = Výhry podle stran
cli-simulate-sides-note = V jedné partii může vyhrát i víc stran, nebo žádná.
cli-simulate-ways = Výhry podle stran a zakončení
cli-simulate-endings = Zakončení
cli-simulate-wins-by-bot = Výhry podle botů
cli-simulate-bots-note = Počítá se každé místo, které partii vyhrálo, samo nebo spolu s jinými.
cli-simulate-all-sides = všechny
cli-simulate-header-bot = Bot
cli-simulate-header-seats = Místa
cli-simulate-header-won = Výhry
cli-simulate-header-side = Strana
cli-simulate-header-ending = Zakončení
cli-simulate-header-games = Partie
cli-simulate-header-share = Podíl

## turncoat replay

cli-replay-short = Znovu přehrát uloženou partii.
cli-replay-help = Přehraje uloženou partii stránku po stránce: jak ji viděli všichni, jak ji bylo vidět z jednoho místa (--seat), nebo se všemi tajemstvími (--open).
cli-replay-seat = Ukázat jen to, co bylo vidět z tohoto místa, od 1.
cli-replay-open = Ukázat všechno i se všemi tajemstvími.
cli-replay-content = Soubor s vlastními kartami a čísly, pokud se s nimi partie hrála (jen dark_providence).
cli-replay-both = Zadej buď --seat, nebo --open, ne obojí.
cli-replay-as-everyone = Tak, jak to viděli všichni.
cli-replay-as-seat = Tak, jak to vidí { $name }.
cli-replay-as-open = Se všemi tajemstvími.
cli-replay-page = Stránka { $page }/{ $pages }. { $title }
cli-replay-deal = Rozdání
cli-replay-secret = (tajné) { $sentence }
cli-replay-prompt = Enter – dál, b – zpět, 1 až { $pages } – skok, v – herní plán, q – skončit:
cli-replay-prompt-last = { $pages ->
    [1] Enter – konec, v – herní plán, q – skončit:
   *[other] Enter – konec, b – zpět, 1 až { $pages } – skok, v – herní plán, q – skončit:
}
cli-replay-again = { $pages ->
    [1] Stiskni Enter, nebo napiš v či q.
   *[other] Stiskni Enter, nebo napiš b, v, q nebo číslo od 1 do { $pages }.
}
cli-replay-unfinished = Partie není dohraná.
