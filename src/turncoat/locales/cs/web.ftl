web-title = Turncoat
web-title-asked = ● Turncoat: jsi na řadě
web-tagline = Deskové hry se skrytými rolemi pro partu přátel, doma u stolu i na dálku. Prázdná místa obsadí boti. Účet nepotřebuješ.
web-unreachable = Server teď neodpovídá. Nic se ale neztratilo.
web-field-missing = Vyplň toto pole.
web-field-number = Zadej číslo.
web-field-most = Zadej nejvýše { $number }.
web-field-least = Zadej nejméně { $number }.
web-guest = Příchozí

## Home page

web-games = Hry
web-game-ac = Among Cultists
web-game-ac-text = Zachraň knihy z univerzity, ve které straší, a odhal, kdo u stolu potají vraždí. 4 až 8 hráčů, 45 minut.
web-game-sh = Shadow Hunters
web-game-sh-text = Vlkodlaci a upíři se navzájem loví v lese zalitém měsícem a nikdo neví, kdo je kdo. 4 až 8 hráčů, 30 minut.
web-game-dp = Cthulhu: Temné časy
web-game-dp-text = Spřádej síť agentů po celé Americe třicátých let, ve službách kultu, nebo proti němu. 1 až 5 hráčů, 90 minut.
web-game-other-text = Počet hráčů: { $fewest }–{ $most }.
web-game-in-english = Tahle hra je jen v angličtině.
web-play-now = Hrát hned proti botům
web-play-now-game = Hrát hned proti botům: { $game }
web-open-room = Založit stůl
web-open-room-game = Založit stůl: { $game }
web-open-room-go = Založit stůl
web-join = Přidat se ke stolu
web-join-code = Kód stolu nebo odkaz
web-join-wrong = Tohle není kód stolu ani odkaz na něj.
web-join-go = Přidat se
web-join-room = Přidat se ke stolu { $code }
web-your-rooms = Tvoje stoly
web-your-room = Stůl { $code }, hostitel: { $name }
web-no-host = žádný
web-your-name = Tvoje jméno
web-open-rooms = Veřejné stoly
web-no-open-rooms = Teď tu žádný veřejný stůl není.
web-room-of = { $free ->
    [0] Hostitel: { $name }. Plno (míst celkem: { $seats }).
    [one] Hostitel: { $name }. { $free } volné místo (celkem { $seats }).
    [few] Hostitel: { $name }. { $free } volná místa (celkem { $seats }).
   *[other] Hostitel: { $name }. { $free } volných míst (celkem { $seats }).
}
web-room-full = Hostitel: { $name }. Všechna místa jsou obsazená. Můžeš se dívat.
web-room-ended = Hostitel: { $name }. Partie skončila. Můžeš se podívat, jak dopadla.
web-room-started = Hostitel: { $name }. Partie už začala. Můžeš se dívat.
web-room-private = Hostitel: { $name }. Partie už začala a diváci tu nejsou povolení.
web-room-locked = Hostitel: { $name }. Stůl je zamčený. Nikdo další se přidat nemůže.
web-not-found = Stránka nenalezena
web-not-found-text = Zkontroluj, jestli v adrese není překlep. Možná už stránka neexistuje.
web-more = Další stránky
web-reload = Načíst znovu
web-home = Úvodní stránka
web-rulebooks = Pravidla
web-rulebook = Pravidla
web-about = O projektu
web-language = Jazyk
web-theme = Barvy
web-theme-auto = Podle zařízení
web-theme-light = Světlé
web-theme-dark = Tmavé

## About page: headings, each with a paragraph

web-about-what = Co to je
web-about-what-text = Turncoat je svobodný software s otevřeným kódem pro hraní deskových her se skrytými rolemi. Prázdná místa obsadí boti. Vlastní server si může spustit každý.
web-about-games = Hry
web-about-games-text = Turncoat není spojen s vydavateli ani autory těchto deskových her. Jejich názvy jen říkají, o která pravidla jde. Všechny texty, kresby i kód jsou naše vlastní. Pravidla jsou číslovaná bod po bodu a obsahují i naše výklady.
web-about-secrets = Tvoje tajemství
web-about-secrets-text = Tvůj prohlížeč dostává jen to, co se na tvém místě smí vědět. Stránka se nespojuje s žádným jiným serverem. Nepoužívá cookies, nikoho nesleduje a nenačítá odjinud písma ani skripty. Na tvoje místo tě pustí přístupový klíč uložený v tomhle prohlížeči.
web-about-icons = Ikony
web-about-icons-text = Některé ikony jsou z game-icons.net. Autoři: Lorc, Delapouite a další, licence CC BY 3.0.
web-about-fonts = Písma
web-about-fonts-text = Alegreya a Alegreya Sans. Autor: Juan Pablo del Peral, licence SIL Open Font License.
web-about-programs = Pro vývojáře
web-about-programs-text = Boti i jiné programy jsou vítáni. Všechno, co tahle stránka dělá, jde přes zdokumentovaný protokol.
web-about-protocol = Popis protokolu

## Joining a room, and the lobby

web-connecting = Připojování…
web-reconnecting = Spojení se přerušilo. Obnovuje se…
web-closing = Server se vypíná. Tvoje partie je uložená.
web-outdated = Tahle partie začala podle starších pravidel, která už server nemá.
web-rejoin = Vrátit se
web-try-again = Zkusit znovu
web-watch = Dívat se
web-lobby-code = Stůl { $code }
web-leave = Odejít
web-seats = Místa
web-seat-number = Místo { $number }
web-seat-free = volné
web-sit = Sednout sem
web-sit-at = Sednout sem: místo { $number }
web-sit-more = Přidat hráče na tomhle zařízení
web-sit-more-at = Přidat hráče na tomhle zařízení: místo { $number }
web-sit-more-name = Jméno hráče, který s tebou sdílí zařízení
web-sit-more-add = Přidat hráče
web-leave-seat = Uvolnit místo
web-host = hostitel
web-host-hint = Hostitel mění nastavení a může ostatní vyhodit.
web-disconnected = bez spojení
web-disconnected-hint = Kdo je bez spojení, může se kdykoli vrátit.
web-is-ready = připraveno
web-is-ready-hint = Podle tohoto hráče se už může začít.
web-is-not-ready = nepřipraveno
web-bot = bot
web-bot-hint = Na tomhle místě hraje počítač.
web-bot-sensible = rozumný bot
web-bot-sensible-hint = Na tomhle místě hraje počítač a snaží se vyhrát.
web-bot-uniform = náhodný bot
web-bot-uniform-hint = Na tomhle místě hraje počítač a volí náhodně.
web-bot-level = bot: { $level }
web-no-bot = bez bota
web-bot-at = Bot pro místo { $number }
web-hand-over = Předat stůl
web-hand-over-name = Předat stůl: { $name }
web-hand-over-text = { $name } bude moct měnit nastavení a vyhazovat ostatní, i tebe. Ty už hostitelem nebudeš.
web-hand-over-sure = Nový hostitel: { $name }
web-kick = Vyhodit
web-kick-name = Vyhodit: { $name }
web-kick-text = { $name } přijde o místo a za minutu se může vrátit.
web-ban = Zablokovat
web-ban-title = Zablokovat: { $name }
web-ban-text = { $name } bude muset od stolu a ze stejného prohlížeče se k němu už nevrátí.
web-ban-address = Zablokovat i internetovou adresu
web-ban-address-text = Ze stejného připojení k internetu se pak ke stolu nedostane nikdo.
web-ban-nobody-else = Nikdo jiný u stolu tohle připojení nemá.
web-ban-others = Na stejném připojení: { $names }. Kdo z nich právě nehraje, bude muset od stolu taky.
web-ban-own-address = { $name } má stejné připojení k internetu jako ty, takže adresu zablokovat nejde.
web-ban-no-address = Internetová adresa, kterou má { $name }, není známá, takže ji zablokovat nejde.
web-ban-sure = Zablokovat u tohoto stolu: { $name }
web-bans = Ke stolu nesmí
web-by-address = zablokovaná i adresa
web-unban = Odblokovat
web-unban-name = Odblokovat: { $name }
web-lock = Zamknout stůl
web-unlock = Odemknout stůl
web-locked = Stůl je zamčený. Nikdo další se přidat nemůže.
web-locked-by-operator = Stůl zamkl provozovatel serveru. Nikdo další se přidat nemůže.
web-host-silent = { $name } nereaguje?
web-call-host = Vyhlásit anketu o novém hostiteli
web-call-host-text = Tajně hlasují všichni ostatní, kdo mají místo. Pokud hostitel do konce ankety cokoli udělá, hostitelem zůstává. Pokud návrh projde, převezme stůl ten, kdo je u něj nejdéle.
web-host-asked = Ostatní hlasují o novém hostiteli. Pokud jím chceš zůstat, stiskni „Jsem tady“. Zbývá { $time }.
web-host-is-here = Jsem tady
web-host-stays = Odpověď přišla včas, hostitelem zůstáváš ty.
web-fill-with-bots = Obsadit volná místa boty
web-only-random-bots = Tahle hra má jen boty, kteří volí náhodně.
web-without-seat = U stolu, ale bez místa
web-seats-free = { $number ->
    [one] { $number } místo ještě čeká na hráče nebo bota.
    [few] { $number } místa ještě čekají na hráče nebo bota.
   *[other] { $number } míst ještě čeká na hráče nebo bota.
}
web-waiting-for = Zatím nepřipraveno: { $names }
web-ready = Můžeme začít
web-not-ready = Ještě počkat
web-ready-text = Začne se, až budou všechna místa obsazená a všichni potvrdí, že můžeme začít.
web-sit-first = Vyber si místo a hraj, nebo zůstaň a dívej se.
web-all-seated = Všechna místa jsou obsazená. Můžeš zůstat a dívat se.
web-all-seated-private = Všechna místa jsou obsazená a diváci tu nejsou povolení.
web-you-are = Jsi tu jako { $name }.
web-rename = Změnit jméno
web-invite = Pozvi přátele
web-invite-code = QR kód s odkazem na tenhle stůl
web-invite-text = Kdo má tenhle odkaz, může se přidat.
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno
web-commitment-proof = Důkaz poctivého rozdání
web-commitment = Otisk rozdání
web-copy-commitment = Zkopírovat
web-commitment-text = Tímhle otiskem se server předem zavázal ke své části rozdání. Zkopíruj si ho: po hře s ním „turncoat verify“ ověří, že se nic nezměnilo.
web-talk = Chat
web-write = Napiš zprávu
web-send = Odeslat
web-who-left = Bývalý účastník
web-no-free-text = Volný chat je u tohoto stolu vypnutý. Během hry se dají používat hotová tvrzení.

## Settings of a room

web-settings = Nastavení
web-change-settings = Změnit nastavení
web-save = Uložit
web-cancel = Zrušit
web-default-value = výchozí: { $value }
web-random = náhodně
web-on = zapnuto
web-off = vypnuto
web-setup-players = Počet hráčů
web-unit-seconds = sekundy
web-unit-minutes = minuty
web-unit-hours = hodiny
web-unit-days = dny
web-unit-of = { $setting }: jednotka
# The form “many” is for fractions, such as 0,9 sekundy.
web-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekundy
   *[other] { $number } sekund
}
web-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minuty
   *[other] { $number } minut
}
web-hours = { $number ->
    [one] { $number } hodina
    [few] { $number } hodiny
    [many] { $number } hodiny
   *[other] { $number } hodin
}
web-days = { $number ->
    [one] { $number } den
    [few] { $number } dny
    [many] { $number } dne
   *[other] { $number } dní
}
web-no-limit = bez limitu
web-no-time = 0
web-until-all = dokud neodpovědí všichni
web-settings-game = Hra
web-settings-more = { $number ->
    [0] Další nastavení hry (vše výchozí)
   *[other] Další nastavení hry (změněno: { $number })
}
web-settings-rest = Ostatní nastavení (výchozí)
web-settings-changed = Hostitel změnil nastavení. Potvrď prosím znovu, že můžeme začít.
web-settings-clocks = Časové limity
web-settings-aids = Pomůcky pro paměť
web-settings-people = Lidé
web-pace = Tempo
web-pace-text = Kolik mají hráči času. Komu čas vyprší, dostane upozornění. Potom za něj hraje bot, dokud se nevrátí.
web-pace-live = Naživo: { $time } na tah
web-pace-correspondence = Tahově: { $time } na tah
web-pace-untimed = Bez časových limitů
web-bot-speed = Rychlost botů
web-bot-speed-text = Jak dlouho boti čekají před každým tahem. Stejným tempem se odkrývají i tajné volby, aby se nepoznalo, jak dlouho bot přemýšlí.
web-speed-at-once = Co nejrychleji
web-speed-fast = Rychle: { $time } na tah
web-speed-normal = Normálně: { $time } na tah
web-speed-slow = Pomalu: { $time } na tah
web-clock-more = Všechny časové limity
web-clock-move = Čas na tah
web-clock-move-text = Na každé rozhodnutí jednoho hráče. Pak se ubírá z časové rezervy. 0 znamená bez limitu.
web-clock-bank = Časová rezerva
web-clock-bank-text = Kolik má každý hráč v záloze na celou partii.
web-clock-secret = Čas na tajné volby
web-clock-secret-text = Na rozhodnutí, která dělá víc hráčů najednou. 0 znamená bez limitu.
web-clock-window = Čas na reakci
web-clock-window-text = Jak dlouho je možné reagovat, i když toho nikdo nevyužije. 0 znamená, že se čeká na odpověď všech, kdo by reagovat mohli.
web-clock-notice = Čas po upozornění
web-clock-notice-text = Jak dlouho hra čeká na opozdilce, než ho vystřídá bot.
web-clock-gone = Čekání na odpojené hráče
web-clock-gone-text = Po jaké době bez spojení dostane upozornění hráč, který je na řadě. 0 znamená nikdy.
web-aid-journal = Poznámky
web-aid-journal-text = Každému vypisují, co ví a odkud to ví. Nikdo jiný je nevidí.
web-aid-marks = Značky podezření
web-aid-marks-text = Soukromé značky a poznámky k ostatním hráčům.
web-aid-votes = Přehled hlasování
web-aid-votes-text = Kdo jak hlasoval, za celou partii.
web-aid-claims = Přehled tvrzení
web-aid-claims-text = Všechna dosavadní tvrzení. Označená jsou ta, která odporují dřívějším slovům téhož hráče.
web-free-text = Volný chat
web-free-text-text = Každý může psát vlastní zprávy. Hotová tvrzení jsou povolená vždycky.
web-spectators = Diváci
web-spectators-text = Dívat se můžou i ostatní. Vidí jen to, co je veřejné, a s hráči mluvit nemůžou.
web-delay = Zpoždění pro diváky
web-delay-text = O kolik později diváci všechno uvidí, nejvýš { $most }.
web-several-seats = Více míst na hosta
web-several-seats-text = Hosté můžou obsadit víc míst a podávat si jedno zařízení. U veřejného stolu pak můžou mít lidé na jednom připojení k internetu i víc než polovinu míst. Hostitel může obsadit víc míst vždycky.
web-listed = Veřejný stůl
web-listed-text = Stůl se objeví na úvodní stránce mezi veřejnými stoly.

## At the table

web-loading-game = Načítá se hra…
web-menu = Menu
web-close = Zavřít
web-back = Zpět
web-at-table = Hráči
web-you = ty
web-their-turn = na tahu
web-their-turn-hint = Tenhle hráč je na tahu.
web-thinking = přemýšlí
web-thinking-hint = Hra čeká na tohoto hráče. Když volí víc hráčů najednou, zůstává tu značka, dokud nezvolí všichni.
web-stand-in = zaskakuje bot
web-stand-in-hint = Dokud se hráč nevrátí, hraje za něj bot.
web-bank = Časová rezerva: čas navíc, až vyprší čas na tah.
web-facts = Stav hry
web-time-left = Zbývající čas: { $time }
web-days-left = { $hours ->
    [0] { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
   *[other] { $days } d { $hours } h
}
web-bot-in = Bot nastoupí za { $time }
web-paused = Pauza
web-paused-text = Hra je pozastavená.
web-legend = Vysvětlivky
web-legend-more = Vysvětluje ikony na herním plánu a na kartách.
web-sign-lit = Místo, kartu nebo hráče s tímhle rámečkem můžeš zvolit jako odpověď.
web-sign-pointed = Týká se toho řádek průběhu nebo možnost, na kterou právě ukazuješ.
web-sign-more = Víc o tomhle hráči.
web-sign-number = Touhle klávesou zvolíš odpověď.
web-sign-why = Ukáže pravidlo, ze kterého otázka nebo událost vychází.
web-sign-clock = Kolik času zbývá na odpověď. Krátce před koncem zčervená.
web-sign-shrinking = Kolik času zbývá na reakci nebo do odeslání tvé volby.
web-sign-mine = Tvoje místo.
web-sign-free = Volné místo.
web-more-about = Víc o hráči: { $name }

## The question to the player

web-why = proč?
web-why-rule = proč? Pravidlo { $rule }
web-choose = Vyber si
web-window = Čeká se na reakce…
web-secret-question = Čeká tě tajná volba
web-secret-window = Chvíle na reakci: podívej se na své možnosti
web-secret-question-for = { $name }: čeká tě tajná volba.
web-secret-window-for = Chvíle na reakci ({ $name }): podívej se na možnosti
web-show-question = Ukázat moje možnosti
web-answered = Máš odpovězeno.
web-always-show = Na obrazovku mi nikdo nekouká: nechat moje tajemství odkrytá
web-chosen = Tvoje volba: { $choice }.
web-chosen-change = Dokud nezvolí všichni, můžeš svou volbu změnit.
web-watching = Díváš se. Vidíš totéž co všichni u stolu.
web-waiting = Na řadě: { $names }.
web-one-moment = Okamžik…
web-pass-to = Předat zařízení: { $name }
web-pass-taken = { $name }: klepni, až se budeš dívat jen ty
web-fold = Skrýt možnosti
web-unfold = Ukázat možnosti
web-may-have-news = Možná je tu pro tebe něco nového. Podržením nahlédneš.
web-offers = Další akce ({ $number })
web-offers-covered = Další akce
web-no-offers = Jiné akce teď nemáš.
web-sure = Potvrď svou volbu.
web-about-to-send = Za okamžik se odešle…
web-send-now = Odeslat hned
web-cancel-choice = Zrušit
web-undo = Vzít zpět poslední volbu

## The player’s own secrets

web-secrets = Tvoje tajemství
web-hold-to-peek = Podržením nahlédneš do tajemství
web-only-you = Jen pro tebe
web-private-messages = Zprávy, které nevidí všichni
web-keep-open = Nechat moje tajemství odkrytá

## The night, read by a narrator

web-night = Noc
web-night-next = Pokračovat
web-night-skip = Přeskočit noc
web-voice = Předčítat slova vypravěče
web-voice-missing = Tohle zařízení nemá pro tenhle jazyk žádný hlas, takže se nic nepředčítá.

## Story, chat, notes, overview

web-tabs = Informace o hře
web-tab-story = Průběh
web-tab-talk = Chat
web-tab-notes = Poznámky
web-tab-lists = Přehled
web-unread = { $number ->
    [one] { $number } nová zpráva
    [few] { $number } nové zprávy
   *[other] { $number } nových zpráv
}
web-story-all = Ukázat celý průběh
web-show-on-board = Ukázat na herním plánu
web-times = { $line } ({ $number }×)
web-earlier = Ukázat starší zprávy
web-nothing-said = Zatím žádné zprávy.
web-claim = Přijít s tvrzením
web-claim-what = Co chceš říct? Může to být pravda i lež.
web-claim-say = Říct to
web-slot-seat = Který hráč?
web-slot-number = Které kolo?
web-slot-team = Který tým?
web-slot-kind = Co je zač?
web-slot-alignment = Která příslušnost?
web-slot-place = Která lokalita?
web-slot-city = Které město?
web-slot-card = Která karta?
web-slot-character = Která postava?
web-slot-event = Která událost?
web-slot-outcome = Jak to dopadlo?
web-slot-other = Co z toho?
# These words stand in the case that the statements of the games need: “Patřím do týmu [kterého].”, “V kole
# [číslo] půjdu [kam].”, “kartu [název]”, “město [název]”.
web-gap = [{ $what }]
web-gap-seat = hráč
web-gap-number = číslo
web-gap-side = kterého
web-gap-kind = co zač
web-gap-alignment = příslušnost
web-gap-place = kam
web-gap-city = název
web-gap-card = název
web-gap-character = postava
web-gap-event = událost
web-gap-outcome = jak to dopadlo
web-gap-other = …
web-number = { $number }
web-spectators-silent = Diváci s hráči mluvit nemůžou.
web-no-talking = Teď mluvit nemůžeš.
web-talk-covered = Dokud jsou skrytá tvoje tajemství, jsou skryté i soukromé zprávy.
web-no-notes = Hostitel vypnul všechny pomůcky pro paměť.
web-notes-covered = Tvoje poznámky jsou skryté. Přečteš si je, když pod herním plánem zaškrtneš „Nechat moje tajemství odkrytá“.
web-notes-empty = Zatím tu žádné poznámky nejsou.
web-claims = Tvrzení
web-private-claims = Tvrzení, která neslyšeli všichni
web-claims-who = Hráč
web-claims-what = Tvrzení
web-claims-remark = Poznámka
web-contradicts = odporuje dřívějšímu tvrzení
web-places = Herní plán

## About another player

web-say-about = Řekni něco o hráči: { $name }
web-has-said = Co tvrdí { $name }
web-mark = Tvůj názor
web-mark-none = bez značky
web-mark-trust = důvěra
web-mark-unsure = nejistota
web-mark-suspect = podezření
web-mark-sure = jistý nepřítel
web-mark-hint = Tvoje vlastní značka. Vidíš ji jen ty.
web-mark-note = Poznámka
web-mark-text = Nikdo jiný tohle nevidí.
web-mark-covered = Tvoje značky a poznámky jsou skryté. Uvidíš je, když pod herním plánem zaškrtneš „Nechat moje tajemství odkrytá“.
web-mute = Skrýt, co píše { $name }
web-unmute = Ukázat, co píše { $name }

## Tips

web-tip = Tip pro první partii
web-tip-read = Rozumím
web-tip-more = Víc
web-tip-no-more = Už žádné tipy
web-tips = Ukazovat tipy pro začátečníky

## The menu of the table

web-own-seats = Hraje
web-display = Zobrazení
web-sending = Důležité volby
web-sending-wait = odeslat po chvilce
web-sending-ask = odeslat, až je potvrdím
web-sending-at-once = odeslat hned
web-notices = Upozornit mě, když jsem na řadě
web-notices-insecure = Prohlížeče ukazují upozornění jen u stránek načtených přes HTTPS nebo ze stejného zařízení.
web-notices-on = Takhle ti dáme vědět, že jsi na řadě.
web-notices-refused = Prohlížeč upozornění blokuje. Povolit je můžeš v jeho nastavení pro tuhle stránku.
web-notices-unable = Tenhle prohlížeč upozornění ze stránek ukazovat neumí.
web-only-pass = Nic jiného teď udělat nemůžeš.
web-keys = Klávesnice: Escape přejde k otázce, 1 až 9 na ni odpoví, Tab přejde na další prvek.
web-ballots = Vyhlásit anketu
web-ballots-text = Nikdo se nedozví, kdo anketu vyhlásil ani jak kdo hlasoval.
web-call-pause = Pozastavit hru
web-call-resume = Pokračovat ve hře
web-call-extend = Víc času pro všechny
web-call-remake = Zrušit partii a rozdat znovu
web-call-remove = Nahradit botem: { $name }
web-your-place = Tvoje místo u stolu
web-move = Přesunout na jiné zařízení
web-move-text = Otevři tenhle odkaz na druhém zařízení. Funguje jen jednou. Tohle zařízení se pak odpojí.
web-move-code = QR kód s odkazem na tvoje místo
web-forget-me = Smazat moje údaje
web-forget-me-sure = Ano, smazat
web-forget-me-text = Tvoje jméno a všechny tvoje zprávy u tohoto stolu se natrvalo smažou. Během partie ostatní uvidí místo jména třeba „{ $name }“ a bude za tebe hrát bot. Ke stolu se pak můžeš přidat jen jako někdo nový.
web-forgotten = Tvoje jméno a všechny tvoje zprávy u toho stolu jsou smazané.
web-leave-sure = Ano, odejít
web-leave-text = Bude za tebe hrát bot. Vrátit se můžeš přes stejný odkaz.

## Above the table

web-bot-plays-you = { $name }: hraje za tebe bot.
web-return = Převzít hru zpět
web-ballot = Probíhá anketa.
web-ballot-host = Hostitel je teď { $name }. Vybrat nového?
web-ballot-extend = Dát všem víc času?
web-ballot-pause = Pozastavit hru?
web-ballot-remake = Zrušit tuhle partii a rozdat novou?
web-ballot-remove = { $name } tu není. Má do konce partie hrát bot?
web-ballot-resume = Pokračovat ve hře?
web-ballot-secret = Nikdo se nedozví, jak hlasuješ. Anketa skončí za { $time }.
web-ballot-passed = { $about } Návrh prošel.
web-ballot-failed = { $about } Návrh neprošel.
web-remade = Hráči odhlasovali, že se partie ruší a rozdá se znovu.
web-vote-yes = Ano
web-vote-no = Ne

## The end

web-you-won = Vyhráváš!
web-you-lost = Prohra. Snad příště.
web-seats-won = Výhra: { $winners }. Prohra: { $losers }.
web-won = Vítězí { $names }.
web-nobody-won = Nikdo nevyhrál.
web-end-board = Ukázat herní plán
web-end-roles = Ukázat, kdo byl kdo
web-again = Hrát znovu
web-again-host = Další partii se stejnou sestavou může zahájit hostitel.
web-download = Stáhnout tuhle partii
