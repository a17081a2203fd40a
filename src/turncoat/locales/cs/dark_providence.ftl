dp-name = Cthulhu: Temné časy

## Starting cards: each player’s deck at the beginning

dp-card-st_whispers = Šeptanda
dp-card-st_whispers-text = Karta nemá žádný efekt. Hraje se kvůli zdrojům.
dp-card-st_favours = Protislužby
dp-card-st_favours-text = Karta nemá žádný efekt. Hraje se kvůli zdrojům.
dp-card-st_hush = Úplatek
dp-card-st_hush-text = Karta nemá žádný efekt. Hraje se kvůli zdrojům.
dp-card-st_rail = Jízdenka na vlak
dp-card-st_rail-text = Karta nemá žádný efekt. Hraje se kvůli zdrojům.
dp-card-st_pistol = Kapesní pistole
dp-card-st_pistol-text = Karta nemá žádný efekt. Hraje se kvůli zdrojům.
dp-card-st_chain = Řetěz na dveřích
dp-card-st_chain-text = Akce: umísti zámek na základní kartu, kartu mýtů nebo město, nebo některý odstraň.
dp-card-st_rite = Vypůjčený obřad
dp-card-st_rite-text = Akce: jeden z tvých agentů zavře, nebo otevře bránu ve svém městě. Pak tuhle kartu znič.
dp-card-st_conspirator = Zákeřný spiklenec
dp-card-st_conspirator-text = Akce: jeden z tvých agentů zavraždí cizího agenta nebo tvora z hlubin ve stejném městě.
dp-card-st_monday = Agent Pondělí
dp-card-st_monday-text = Akce: vezmi si ze zapomnění zpět do zásoby až 3 své kostky.
dp-card-st_wednesday = Agentka Středa
dp-card-st_wednesday-text = Akce: dober si 3 karty.
dp-card-st_thursday = Agent Čtvrtek
dp-card-st_thursday-text = Akce: přesuň až 2 své agenty, každého nejvýš po 2 cestách. Přesun je zdarma.
dp-card-st_friday = Agent Pátek
dp-card-st_friday-text = Akce: vezmi si do zásoby 1 svou kostku z obecné zásoby a 1 ze zapomnění.
dp-card-st_saturday = Agentka Sobota
dp-card-st_saturday-text = Akce: vyber základní kartu nebo město a jiného hráče. Ten si odtud vezme zpět 2 kostky, nebo 1, pokud tam víc nemá. Pak přidej 1 kostku ze své zásoby na libovolné město.

## Hired agents’ cards: the agent’s token stands on the board

dp-card-ag_earp = Wyatt Earp
dp-card-ag_earp-text = Akce: Earp ve svém městě zavraždí cizího agenta nebo tvora z hlubin, nebo tam zavře bránu.
dp-card-ag_rothstein = Arnold Rothstein
dp-card-ag_rothstein-text = Akce: Rothstein ve svém městě zavraždí cizího agenta nebo tvora z hlubin, nebo tam otevře bránu.
dp-card-ag_fleet = Moses Fleet
dp-card-ag_fleet-text = Volná akce: přesuň Fleeta nejvýš po 2 cestách. Přesun je zdarma.
dp-card-ag_lescaux = Gerard Lescaux
dp-card-ag_lescaux-text = Akce: Lescaux zavře bránu ve svém městě. Reakce: když se tahle karta zničí, můžeš posunout ukazatel vyšetřování o 1 pole nahoru.
dp-card-ag_chavos = Adsila Chavosová
dp-card-ag_chavos-text = Akce: Chavosová ve svém městě zavraždí cizího agenta nebo tvora z hlubin.
dp-card-ag_lachlan = Otec Lachlan
dp-card-ag_lachlan-text = Akce: otec Lachlan zavře bránu ve svém městě se silou +1.
dp-card-ag_houdini = Harry Houdini
dp-card-ag_houdini-text = Dlouhodobě: Houdiniho nejde zavraždit, nemůže ho unést Mi-Go a jiný hráč z něj nemůže udělat posedlého. Akce: umísti zámek na základní kartu, kartu mýtů nebo město, nebo některý odstraň; nebo Houdini zavře bránu ve svém městě.
dp-card-ag_lafrance = Lillian La France
dp-card-ag_lafrance-text = Dlouhodobě: jednou v každém tvém tahu, ale ne během akce, se La France může přesunout do sousedního města. Přesun je zdarma.
dp-card-ag_ochs = Alice Ochsová
dp-card-ag_ochs-text = Dlouhodobě: Ochsová má na své město vliv 2 místo 1. Na tamní základní kartu má vliv 1.
dp-card-ag_west = Herbert West
dp-card-ag_west-text = Akce: vezmi z libovolné krypty žeton najatého agenta a umísti ho do města, kde je West. Je to tvůj agent, není posedlý a nemá kartu.
dp-card-ag_mishima = Kana Mišima
dp-card-ag_mishima-text = Akce: Mišima ve svém městě zavraždí cizího agenta nebo tvora z hlubin.
dp-card-ag_carter = Randolph Carter
dp-card-ag_carter-text = Akce: Carter zavře, nebo otevře bránu ve svém městě se silou +1.
dp-card-ag_rose = James Horus Rose
dp-card-ag_rose-text = Akce: Rose otevře bránu ve svém městě.
dp-card-ag_ness = Eliot Ness
dp-card-ag_ness-text = Akce: Ness ve svém městě zavraždí cizího agenta nebo tvora z hlubin; nebo umísti zámek na základní kartu, kartu mýtů nebo město, nebo některý odstraň.
dp-card-ag_stclair = Stephanie St. Clairová
dp-card-ag_stclair-text = Akce: vezmi si zpět do zásoby až 4 své kostky ze zapomnění a z herního plánu v libovolné kombinaci.
dp-card-ag_jung = Carl Jung
dp-card-ag_jung-text = Akce: vrať do pytlíku 1 svůj žeton nepříčetnosti.
dp-card-ag_hoover = J. Edgar Hoover
dp-card-ag_hoover-text = Akce: tajně se podívej jinému hráči do ruky a vyber 1 kartu. Ten hráč ji odloží.
dp-card-ag_armitage = Henry Armitage
dp-card-ag_armitage-text = Akce: Armitage zavře bránu ve svém městě se silou +1.
dp-card-ag_legrasse = Inspektor Legrasse
dp-card-ag_legrasse-text = Akce: Legrasse ve svém městě zavraždí cizího agenta nebo tvora z hlubin.
dp-card-ag_waite = Asenath Waiteová
dp-card-ag_waite-text = Akce: odlož z ruky 2 další karty. Pak ve městě, kde je Waiteová, převezmi cizího najatého agenta, který není posedlý. Jeho karta přijde na tvůj odkládací balíček.
dp-card-ag_olmstead = Robert Olmstead
dp-card-ag_olmstead-text = Akce: Olmstead otevře bránu ve svém městě; nebo zdarma přesuň až 2 své agenty či tvory z hlubin, každého po 1 cestě.
dp-card-ag_mason = Keziah Masonová
dp-card-ag_mason-text = Akce: Masonovou můžeš přesunout do libovolného přístupného města, kde není žeton brány. Pak může ve svém městě otevřít bránu.

## Other base cards: they lie on the cities until somebody claims them

dp-card-bs_anarchists = Anarchisté
dp-card-bs_anarchists-text = Akce: vyber město a jiného hráče. Všechny jeho kostky na tomhle městě jdou do zapomnění. Kostky na tamní základní kartě zůstávají.
dp-card-bs_possessed = Posedlí
dp-card-bs_possessed-text = Akce: otoč jednoho ze svých agentů na posedlou stranu. Nebo ve městě, kde máš posedlého agenta, převezmi cizího najatého agenta, který není posedlý (nikdy Houdiniho), a otoč ho na posedlou stranu. Jeho karta přijde na tvůj odkládací balíček.
dp-card-bs_deep_ones = Tvorové z hlubin
dp-card-bs_deep_ones-text = Při získání: vezmi si do zásoby 8 tvorů z hlubin. Akce: umísti na plán až 2 z nich, jednoho po druhém. Každý přijde do přímořského města, nebo do města, které sousedí s městem, kde už tvora z hlubin máš. Pak můžeš získat jedno město bez zámku, kde máš aspoň tolik tvorů z hlubin, kolik je jeho hodnota ovládnutí. Pokud je potom na plánu všech 8, hra končí.
dp-card-bs_danvers = Danverský blázinec
dp-card-bs_danvers-text = Akce: vrať do pytlíku 1 svůj žeton nepříčetnosti.
dp-card-bs_guard = Národní garda
dp-card-bs_guard-text = Akce: umísti žeton stanného práva do libovolného města, nebo ho tam přesuň. Žádný agent, tvor z hlubin ani kultista nemůže do tohoto města vstoupit ani jím projít. Kdo už tam je, může odejít.
dp-card-bs_explorers = Klub cestovatelů
dp-card-bs_explorers-text = Akce: tajně si prohlédni všechny základní karty, které v jednom městě leží lícem dolů. Jednu z nich dej navrch, hned pod odkrytou kartu. Pak si dober 1 kartu.
dp-card-bs_bureau = Federální úřad
dp-card-bs_bureau-text = Akce: tajně se podívej na kartu příslušnosti jiného hráče. Pak kartu Federální úřad znič.
dp-card-bs_wall_street = Wall Street
dp-card-bs_wall_street-text = Akce: vezmi si do zásoby až 2 své kostky z obecné zásoby.
dp-card-bs_hart_island = Hart Island
dp-card-bs_hart_island-text = Akce: vezmi si z odkládacího balíčku zpět do ruky až 2 karty.
dp-card-bs_gazette = Ranní zpravodaj
dp-card-bs_gazette-text = Akce: vyber základní kartu, kartu mýtů nebo město. Každý jiný hráč si odtud vezme zpět 1 kostku. Reakce: po použití téhle akce si můžeš dobrat 1 kartu.
dp-card-bs_bootleggers = Pašeráci lihu
dp-card-bs_bootleggers-text = Reakce: když tuhle kartu odložíš z ruky, aniž ji zahraješ, můžeš si vzít 1 svou kostku ze zapomnění zpět do zásoby.
dp-card-bs_union = Železničářské bratrstvo
dp-card-bs_union-text = Akce: přesuň až 3 své agenty, každého po 1 cestě. Přesun je zdarma.
dp-card-bs_detectives = Soukromí detektivové
dp-card-bs_detectives-text = Akce: můžeš přesunout jednoho cizího agenta do sousedního města. Pak si dober 1 kartu.
dp-card-bs_guns = Najatí střelci
dp-card-bs_guns-text = Akce: jeden z tvých agentů zavraždí cizího agenta nebo tvora z hlubin ve stejném městě.
dp-card-bs_dynamite = Skrýš dynamitu
dp-card-bs_dynamite-text = Akce: jeden z tvých agentů zavraždí cizího agenta nebo tvora z hlubin ve stejném městě, a to se silou +3. Pak tuhle kartu znič.
dp-card-bs_elder_sign = Znamení starších
dp-card-bs_elder_sign-text = Akce: jeden z tvých agentů zavře bránu ve svém městě se silou +1.
dp-card-bs_black_altar = Černý oltář
dp-card-bs_black_altar-text = Akce: jeden z tvých agentů otevře bránu ve svém městě se silou +1.
dp-card-bs_starry = Sbor Hvězdné moudrosti
dp-card-bs_starry-text = Karta nemá žádný efekt. Hraje se kvůli zdrojům.
dp-card-bs_miskatonic = Miskatonické kolegium
dp-card-bs_miskatonic-text = Akce: dober si 2 karty.
dp-card-bs_order = Esoterický řád
dp-card-bs_order-text = Akce: posuň ukazatel rituálu o 1 pole nahoru a přidej do řady kartu z balíčku mýtů.
dp-card-bs_jury = Velká porota
dp-card-bs_jury-text = Akce: proveď dvakrát: umísti zámek na základní kartu, kartu mýtů nebo město, nebo některý odstraň.
dp-card-bs_customs = Celnice
dp-card-bs_customs-text = Akce: vezmi si do zásoby 1 svou kostku z obecné zásoby. Pak umísti zámek na základní kartu, kartu mýtů nebo město, nebo některý odstraň.
dp-card-bs_exchange = Telefonní ústředna
dp-card-bs_exchange-text = Volná akce: přesuň až 2 své kostky z libovolných karet a měst na plánu na jednu kartu nebo jedno město.
dp-card-bs_kitchen = Vývařovna
dp-card-bs_kitchen-text = Akce: vezmi si ze zapomnění zpět do zásoby až 4 své kostky.
dp-card-bs_forger = Mistr padělatel
dp-card-bs_forger-text = Akce: získej základní kartu nebo město bez zámku, kde máš aspoň 1 kostku a žádný jiný hráč tam nemá větší vliv než ty. Pak kartu Mistr padělatel znič.
dp-card-bs_plane = Poštovní letadlo
dp-card-bs_plane-text = Volná akce: přesuň jednoho ze svých agentů do libovolného přístupného města.
dp-card-bs_seance = Spiritistický kroužek
dp-card-bs_seance-text = Akce: tajně se podívej na 2 vrchní karty balíčku mýtů. Jednu přidej do řady a druhou dej dospod balíčku.
dp-card-bs_fire = Požár archivu
dp-card-bs_fire-text = Akce: znič až 2 karty ze své ruky a odkládacího balíčku. Pak si dober 2 karty.
dp-card-bs_blackmail = Vydírání
dp-card-bs_blackmail-text = Akce: vyber základní kartu a jiného hráče. Ten si z ní vezme zpět všechny své kostky.

## City cards: they come with control of a city

dp-card-city_arkham = Arkham
dp-card-city_arkham-text = Tuhle kartu si vezme ten, kdo získá Arkham.
dp-card-city_boston = Boston
dp-card-city_boston-text = Tuhle kartu si vezme ten, kdo získá Boston.
dp-card-city_new_york = New York
dp-card-city_new_york-text = Tuhle kartu si vezme ten, kdo získá New York.
dp-card-city_washington = Washington
dp-card-city_washington-text = Tuhle kartu si vezme ten, kdo získá Washington.
dp-card-city_pittsburgh = Pittsburgh
dp-card-city_pittsburgh-text = Tuhle kartu si vezme ten, kdo získá Pittsburgh.
dp-card-city_detroit = Detroit
dp-card-city_detroit-text = Tuhle kartu si vezme ten, kdo získá Detroit.
dp-card-city_chicago = Chicago
dp-card-city_chicago-text = Tuhle kartu si vezme ten, kdo získá Chicago.
dp-card-city_indianapolis = Indianapolis
dp-card-city_indianapolis-text = Tuhle kartu si vezme ten, kdo získá Indianapolis.
dp-card-city_st_louis = St. Louis
dp-card-city_st_louis-text = Tuhle kartu si vezme ten, kdo získá St. Louis.
dp-card-city_atlanta = Atlanta
dp-card-city_atlanta-text = Tuhle kartu si vezme ten, kdo získá Atlantu.
dp-card-city_charleston = Charleston
dp-card-city_charleston-text = Tuhle kartu si vezme ten, kdo získá Charleston.
dp-card-city_new_orleans = New Orleans
dp-card-city_new_orleans-text = Tuhle kartu si vezme ten, kdo získá New Orleans.
dp-card-city_rlyeh = R’lyeh
dp-card-city_rlyeh-text = R’lyeh není na plánu a nejde získat jako město. Tuhle kartu si vezme ten, kdo získá kartu mýtů Cthulhu. Po každé akci, při které ji použiješ, podstup zkoušku příčetnosti.

## Mythos cards: they lie in a row, and beside their owner once claimed

dp-card-my_yog = Yog-Sothoth
dp-card-my_yog-text = Při získání: v tomhle tahu máš 1 akci navíc. Dlouhodobě: když otevřeš nebo zavřeš bránu, dober si po zkoušce příčetnosti 2 karty.
dp-card-my_hastur = Hastur
dp-card-my_hastur-text = Při získání: otáčej karty z rezervy, dokud se neobjeví agent. Získej ho a umísti do libovolného přístupného města. Ostatní otočené karty dej v náhodném pořadí dospod rezervy. Dlouhodobě: karta každého tvého najatého agenta má jednu akci navíc: tenhle agent zavraždí cizího agenta nebo tvora z hlubin ve stejném městě, a to i posedlého.
dp-card-my_cthulhu = Cthulhu
dp-card-my_cthulhu-text = Při získání: umísti figurku Cthulhu do libovolného města a kartu R’lyeh dej na svůj odkládací balíček. Kdo to město ovládá, přijde o ně i o jeho VB. Všichni agenti a tvorové z hlubin ho musí opustit. Nikdo do města nemůže vstoupit ani jím projít, nikdo nemůže získat město ani jeho základní kartu a nikdo tam nemůže přidat vliv.
dp-card-my_migo = Mi-Go
dp-card-my_migo-text = Při získání: vyber cizího najatého agenta, který není posedlý (nikdy Houdiniho). Jeho žeton i kartu dej pod tuhle kartu, jsou mimo hru. Do jeho města přijde Mi-Go (síla 2) jako tvůj agent. Pokud takový agent není, přijde Mi-Go do libovolného přístupného města.
dp-card-my_whateleys = Whateleyovi
dp-card-my_whateleys-text = Při získání: umísti 3 žetony Whateleyových do tří různých měst bez žetonu brány. Dlouhodobě: kde leží žeton Whateleyových, máš na otevření a zavření brány sílu +2. Když tam kdokoli otevře nebo zavře bránu, žeton zmizí.
dp-card-my_tesla = Nikola Tesla
dp-card-my_tesla-text = Dlouhodobě: po prvním získání v tahu máš 1 akci navíc. Získání téhle karty se nepočítá.
dp-card-my_sacrifice = Oběť
dp-card-my_sacrifice-text = Akce, jednou za tah: znič jednoho ze svých najatých agentů. Pak posuň ukazatel rituálu o 3 pole nahoru, nebo vrať do pytlíku až 2 své žetony nepříčetnosti.
dp-card-my_silver_key = Stříbrný klíč
dp-card-my_silver_key-text = Volná akce, jednou za tah: přesuň jednoho ze svých agentů po 1 cestě. Přesun je zdarma.
dp-card-my_necronomicon = Necronomicon
dp-card-my_necronomicon-text = Akce, jednou za tah a jen pokud máš méně než 3 žetony nepříčetnosti: hned získej 2 VB. Pak podstup zkoušku příčetnosti.
dp-card-my_lost_city = Ztracené město
dp-card-my_lost_city-text = Při získání: hned získej 3 VB.
dp-card-my_impostor = Podvodnice
dp-card-my_impostor-text = Konec hry: než se karty příslušnosti odhalí a obodují, můžeš svou příslušnost změnit na opačnou. Vyšetřovatel a kultista jsou opaky. Vyšetřovatel odpadlík a kultista odpadlík jsou opaky.
dp-card-my_pandemonium = Zmatek
dp-card-my_pandemonium-text = Při získání: každý jiný hráč odloží 2 karty podle svého výběru. Pak nejvýš ve 2 městech dej odkrytou základní kartu pod její balíček a odkryj další. Kostky ze staré karty se vrátí svým majitelům a zámek z ní do zásoby.
dp-card-my_black_goat = Černá koza
dp-card-my_black_goat-text = Dlouhodobě: jednou za tah můžeš po své akci Zvýšení vlivu přidat 1 kostku ze své zásoby na základní kartu, na kterou tahle akce žádnou nepřidala.
dp-card-my_corruption = Zkaženost
dp-card-my_corruption-text = Při získání: ve městě, kde máš agenta, převezmi cizího najatého agenta, který není posedlý. Jeho karta přijde na tvůj odkládací balíček.
dp-card-my_nyarlathotep = Nyarlathotep
dp-card-my_nyarlathotep-text = Při získání: tajně se podívej na kartu příslušnosti jiného hráče. Dlouhodobě: když se na základní kartě nebo kartě mýtů dělíš o největší vliv a máš tam kostku, platí, že ho máš ty.
dp-card-my_azathoth = Azathoth
dp-card-my_azathoth-text = Při získání: posuň ukazatel rituálu o 2 pole nahoru. Konec hry: 1 VB za každý žeton nepříčetnosti na tvé desce, nejvýš 3.
dp-card-my_dagon = Dagon
dp-card-my_dagon-text = Dlouhodobě: v přímořských městech máš na vraždy a brány sílu +1.
dp-card-my_shoggoth = Šoggoth
dp-card-my_shoggoth-text = Akce, jednou za hru: ve městě, kde máš agenta, znič cizího najatého agenta (i posedlého) nebo tvora z hlubin. Do žádné krypty nepřijde.
dp-card-my_colour = Barva z vesmíru
dp-card-my_colour-text = Při získání: nejvýš ve 2 městech znič odkrytou základní kartu a odkryj další. Kostky ze staré karty se vrátí svým majitelům a zámek z ní do zásoby.
dp-card-my_jenkin = Hnědý Jenkin
dp-card-my_jenkin-text = Volná akce, jednou za tah: vyber základní kartu, kartu mýtů nebo město a jiného hráče. Ten si odtud vezme zpět 1 kostku.
dp-card-my_trapezohedron = Zářící trapezohedron
dp-card-my_trapezohedron-text = Dlouhodobě: na konci tahu si dobíráš do 6 karet v ruce místo do 5.
dp-card-my_elder_thing = Starší tvor
dp-card-my_elder_thing-text = Při získání: posuň ukazatel vyšetřování o 2 pole nahoru, nebo ukazatel rituálu o 2 pole dolů.
dp-card-my_slumber = Brána hlubšího spánku
dp-card-my_slumber-text = Dlouhodobě: při zkoušce příčetnosti losuješ dva žetony. Jeden si nech a druhý vrať do pytlíku.
dp-card-my_pnakotic = Pnakotické rukopisy
dp-card-my_pnakotic-text = Volná akce, jednou za tah: tajně se podívej na 3 vrchní karty svého balíčku a vrať je v libovolném pořadí. Konec hry: každá shoda se rozhoduje ve tvůj prospěch. Při shodě na nejnižším skóre nepatříš mezi poslední, při shodě na nejvyšším vítězíš.

## Cities

dp-city-arkham = Arkham
    .from = z Arkhamu
    .in = v Arkhamu
    .to = do Arkhamu
dp-city-boston = Boston
    .from = z Bostonu
    .in = v Bostonu
    .to = do Bostonu
dp-city-new_york = New York
    .from = z New Yorku
    .in = v New Yorku
    .to = do New Yorku
dp-city-washington = Washington
    .from = z Washingtonu
    .in = ve Washingtonu
    .to = do Washingtonu
dp-city-pittsburgh = Pittsburgh
    .from = z Pittsburghu
    .in = v Pittsburghu
    .to = do Pittsburghu
dp-city-detroit = Detroit
    .from = z Detroitu
    .in = v Detroitu
    .to = do Detroitu
dp-city-chicago = Chicago
    .from = z Chicaga
    .in = v Chicagu
    .to = do Chicaga
dp-city-indianapolis = Indianapolis
    .from = z Indianapolis
    .in = v Indianapolis
    .to = do Indianapolis
dp-city-st_louis = St. Louis
    .from = ze St. Louis
    .in = v St. Louis
    .to = do St. Louis
dp-city-atlanta = Atlanta
    .from = z Atlanty
    .in = v Atlantě
    .to = do Atlanty
dp-city-charleston = Charleston
    .from = z Charlestonu
    .in = v Charlestonu
    .to = do Charlestonu
dp-city-new_orleans = New Orleans
    .from = z New Orleans
    .in = v New Orleans
    .to = do New Orleans

## Agents on the board, by their short names

dp-agent-monday = Agent Pondělí
    .acc = Agenta Pondělí
    .gender = m
    .your = Tvůj Agent Pondělí
    .your_acc = tvého Agenta Pondělí
dp-agent-wednesday = Agentka Středa
    .acc = Agentku Středu
    .gender = f
    .your = Tvoje Agentka Středa
    .your_acc = tvoji Agentku Středu
dp-agent-thursday = Agent Čtvrtek
    .acc = Agenta Čtvrtka
    .gender = m
    .your = Tvůj Agent Čtvrtek
    .your_acc = tvého Agenta Čtvrtka
dp-agent-friday = Agent Pátek
    .acc = Agenta Pátka
    .gender = m
    .your = Tvůj Agent Pátek
    .your_acc = tvého Agenta Pátka
dp-agent-saturday = Agentka Sobota
    .acc = Agentku Sobotu
    .gender = f
    .your = Tvoje Agentka Sobota
    .your_acc = tvoji Agentku Sobotu
dp-agent-ag_earp = Earp
    .acc = Earpa
    .gender = m
    .your = Tvůj Earp
    .your_acc = tvého Earpa
dp-agent-ag_rothstein = Rothstein
    .acc = Rothsteina
    .gender = m
    .your = Tvůj Rothstein
    .your_acc = tvého Rothsteina
dp-agent-ag_fleet = Fleet
    .acc = Fleeta
    .gender = m
    .your = Tvůj Fleet
    .your_acc = tvého Fleeta
dp-agent-ag_lescaux = Lescaux
    .acc = Lescauxe
    .gender = m
    .your = Tvůj Lescaux
    .your_acc = tvého Lescauxe
dp-agent-ag_chavos = Chavosová
    .acc = Chavosovou
    .gender = f
    .your = Tvoje Chavosová
    .your_acc = tvoji Chavosovou
dp-agent-ag_lachlan = Lachlan
    .acc = Lachlana
    .gender = m
    .your = Tvůj Lachlan
    .your_acc = tvého Lachlana
dp-agent-ag_houdini = Houdini
    .acc = Houdiniho
    .gender = m
    .your = Tvůj Houdini
    .your_acc = tvého Houdiniho
dp-agent-ag_lafrance = La France
    .acc = La France
    .gender = f
    .your = Tvoje La France
    .your_acc = tvoji La France
dp-agent-ag_ochs = Ochsová
    .acc = Ochsovou
    .gender = f
    .your = Tvoje Ochsová
    .your_acc = tvoji Ochsovou
dp-agent-ag_west = West
    .acc = Westa
    .gender = m
    .your = Tvůj West
    .your_acc = tvého Westa
dp-agent-ag_mishima = Mišima
    .acc = Mišimu
    .gender = f
    .your = Tvoje Mišima
    .your_acc = tvoji Mišimu
dp-agent-ag_carter = Carter
    .acc = Cartera
    .gender = m
    .your = Tvůj Carter
    .your_acc = tvého Cartera
dp-agent-ag_rose = Rose
    .acc = agenta Rose
    .gender = m
    .your = Tvůj Rose
    .your_acc = tvého agenta Rose
dp-agent-ag_ness = Ness
    .acc = Nesse
    .gender = m
    .your = Tvůj Ness
    .your_acc = tvého Nesse
dp-agent-ag_stclair = St. Clairová
    .acc = St. Clairovou
    .gender = f
    .your = Tvoje St. Clairová
    .your_acc = tvoji St. Clairovou
dp-agent-ag_jung = Jung
    .acc = Junga
    .gender = m
    .your = Tvůj Jung
    .your_acc = tvého Junga
dp-agent-ag_hoover = Hoover
    .acc = Hoovera
    .gender = m
    .your = Tvůj Hoover
    .your_acc = tvého Hoovera
dp-agent-ag_armitage = Armitage
    .acc = agenta Armitage
    .gender = m
    .your = Tvůj Armitage
    .your_acc = tvého agenta Armitage
dp-agent-ag_legrasse = Legrasse
    .acc = inspektora Legrasse
    .gender = m
    .your = Tvůj Legrasse
    .your_acc = tvého inspektora Legrasse
dp-agent-ag_waite = Waiteová
    .acc = Waiteovou
    .gender = f
    .your = Tvoje Waiteová
    .your_acc = tvoji Waiteovou
dp-agent-ag_olmstead = Olmstead
    .acc = Olmsteada
    .gender = m
    .your = Tvůj Olmstead
    .your_acc = tvého Olmsteada
dp-agent-ag_mason = Masonová
    .acc = Masonovou
    .gender = f
    .your = Tvoje Masonová
    .your_acc = tvoji Masonovou
dp-agent-mi_go = Mi-Go
    .acc = Mi-Go
    .gender = m
    .your = Tvůj Mi-Go
    .your_acc = tvého Mi-Go
dp-agent-cultist1 = První kultista
    .acc = prvního kultistu
    .gender = m
    .your = Tvůj první kultista
    .your_acc = tvého prvního kultistu
dp-agent-cultist2 = Druhý kultista
    .acc = druhého kultistu
    .gender = m
    .your = Tvůj druhý kultista
    .your_acc = tvého druhého kultistu

## Alignments: the secret side of a player

dp-alignment-investigator = vyšetřovatel
    .one = vyšetřovatel
dp-alignment-investigator-goal = Na konci boduješ za stupnici vyšetřování, za hodnotu svých zavřených bran a za VB vyšetřovatelů u svých agentů. Jako všichni si necháváš VB ze hry a přičteš si obecné VB a efekty konce hry svých karet a agentů. Pokud tvoje příslušnost zůstane celou hru skrytá, máš 3 VB navíc. Hráč s nejnižším skóre vypadává a s ním všichni se stejnou příslušností. Z ostatních vítězí nejvyšší skóre.
dp-alignment-cultist = kultista
    .one = kultista
dp-alignment-cultist-goal = Na konci boduješ za stupnici rituálu, za hodnotu svých otevřených bran, za VB kultistů na svých kartách mýtů, 1 VB za každý žeton ve své kryptě a 1 VB za každého svého posedlého agenta. Za získání karty Tvorové z hlubin máš 8 VB, pokud jsou na konci všichni na plánu. Jako všichni si necháváš VB ze hry a přičteš si obecné VB a efekty konce hry svých karet a agentů. Pokud tvoje příslušnost zůstane celou hru skrytá, máš 3 VB navíc. Hráč s nejnižším skóre vypadává a s ním všichni se stejnou příslušností. Z ostatních vítězí nejvyšší skóre.
dp-alignment-dissenter_investigator = vyšetřovatel odpadlík
    .one = vyšetřovatel odpadlík
dp-alignment-dissenter_investigator-goal = Na konci boduješ za stupnici vyšetřování, za hodnotu všech svých bran, zavřených i otevřených, a 1 VB za každý žeton ve své kryptě. Jako všichni si necháváš VB ze hry a přičteš si obecné VB a efekty konce hry svých karet a agentů. Pokud tvoje příslušnost zůstane celou hru skrytá, máš 3 VB navíc. Pokud vyjde najevo, 3 VB naopak ztratíš. Hráč s nejnižším skóre vypadává a s ním všichni se stejnou příslušností. Z ostatních vítězí nejvyšší skóre. Tvoji příslušnost nemá nikdo jiný.
dp-alignment-dissenter_cultist = kultista odpadlík
    .one = kultista odpadlík
dp-alignment-dissenter_cultist-goal = Na konci boduješ za stupnici rituálu, za hodnotu všech svých bran, zavřených i otevřených, a 1 VB za každý žeton ve své kryptě. Jako všichni si necháváš VB ze hry a přičteš si obecné VB a efekty konce hry svých karet a agentů. Pokud tvoje příslušnost zůstane celou hru skrytá, máš 3 VB navíc. Pokud vyjde najevo, 3 VB naopak ztratíš. Hráč s nejnižším skóre vypadává a s ním všichni se stejnou příslušností. Z ostatních vítězí nejvyšší skóre. Tvoji příslušnost nemá nikdo jiný.

dp-solo-goal = Na konci boduješ za stupnici vyšetřování, za hodnotu svých zavřených bran a za VB vyšetřovatelů u svých agentů. Necháváš si VB ze hry a přičteš si obecné VB a efekty konce hry svých karet a agentů. Pokud tvoje příslušnost zůstane celou hru skrytá, máš 3 VB navíc. Vyhraješ, když máš aspoň tolik VB jako Prastarý.

## Sides in statistics over many games

dp-side-investigator = Vyšetřovatelé
dp-side-cultist = Kultisté
dp-side-dissenter_investigator = Vyšetřovatel odpadlík
dp-side-dissenter_cultist = Kultista odpadlík
dp-side-great_old_one = Prastarý

## Great Old Ones: the opponent in the solo game

dp-goo-goo_hastur = Hastur
    .the = Hastur
    .acc = Hastura
dp-goo-goo_hastur-text = Cíl: kultisté získají 4 agenty; ti zůstávají u téhle karty. První kultista: přidá po 1 kostce na první tři základní karty na okruhu. Druhý kultista: získá první základní kartu na okruhu, která nemá zámek a leží na ní aspoň 4 jeho kostky, ať tam máš jakýkoli vliv. Pak získá vrchní kartu rezervy. Pokud taková základní karta není, přidá 2 kostky na základní kartu svého města.
dp-goo-goo_yog = Yog-Sothoth
    .the = Yog-Sothoth
    .acc = Yog-Sothotha
dp-goo-goo_yog-text = Cíl: kultisté otevřou 6 bran. První kultista: otevře bránu ve svém městě se silou 2, ke které se přičte síla jeho karty a kultistů ve městě. Druhý kultista: přidá po 1 kostce na každou kartu mýtů v řadě. Pak se ukazatel rituálu posune o 1 pole nahoru.
dp-goo-goo_cthulhu = Cthulhu
    .the = Cthulhu
    .acc = Cthulhu
dp-goo-goo_cthulhu-text = Cíl: kultisté ovládají 5 měst najednou. První kultista: ukazatel rituálu se posune o 1 pole nahoru. Druhý kultista: přidá 1 kostku na své město. Pokud to nejde, protože město ovládá kultista nebo protože nemá kostku v zásobě, přesune se figurka Cthulhu do prvního města na okruhu, které ovládáš.
dp-goo-goo_goat = Černá koza
    .the = Černá koza
    .acc = Černou kozu
dp-goo-goo_goat-text = Cíl: kultisté získají 9 základních karet. První kultista: přidá po 1 kostce na první čtyři základní karty na okruhu. Druhý kultista: získá první základní kartu na okruhu, která nemá zámek a leží na ní aspoň 2 jeho kostky, ať tam máš jakýkoli vliv. Pokud taková není, přidá 3 kostky na základní kartu svého města.
dp-goo-goo_nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
    .acc = Nyarlathotepa
dp-goo-goo_nyarlathotep-text = Cíl: kultisté získají 5 karet mýtů. První kultista: přidá 3 kostky na první kartu mýtů bez kostek kultistů. Pokud je mají všechny karty, pak na první kartu bez svých kostek, a když není ani taková, na úplně první. Druhý kultista: získá první kartu mýtů, která nemá zámek a leží na ní aspoň 1 jeho kostka, ať tam máš jakýkoli vliv. Ať ji získá, nebo ne, přidá se karta do řady.
dp-goo-goo_azathoth = Azathoth
    .the = Azathoth
    .acc = Azathotha
dp-goo-goo_azathoth-text = Cíl: ukazatel rituálu je aspoň o 10 polí před ukazatelem vyšetřování. První kultista: ukazatel rituálu se posune o 2 pole nahoru. Druhý kultista: ukazatel vyšetřování se posune o 2 pole dolů. Pokud je v jeho městě tvůj hlavní agent, podstup zkoušku příčetnosti.

## Behaviour cards: one is turned up each turn of the Great Old One

dp-behaviour-beh1 = Volby a zákulisí
dp-behaviour-beh1-text = První kultista: získá první město na okruhu, které nemá zámek a kde má víc kostek, než kolik tam máš vlivu. Pokud takové není, odstraní zámek z prvního zamčeného města, kde to platí. Pak přidá 2 kostky na své město. Druhý kultista: přidá 2 kostky na základní kartu svého města. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu.
dp-behaviour-beh2 = Služby pro starostu
dp-behaviour-beh2-text = První kultista: přidá 2 kostky na základní kartu svého města. Druhý kultista: získá první město na okruhu, které nemá zámek a kde má víc kostek, než kolik tam máš vlivu. Pokud takové není, odstraní zámek z prvního zamčeného města, kde to platí. Pak přidá 2 kostky na své město. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu.
dp-behaviour-beh3 = Staré knihy, noví stoupenci
dp-behaviour-beh3-text = První kultista: přidá 2 kostky na první kartu mýtů bez kostek kultistů. Pokud je mají všechny karty, pak na první kartu bez svých kostek, a když není ani taková, na úplně první. Druhý kultista: získá první základní kartu na okruhu, která nemá zámek a na které má víc kostek, než kolik tam máš vlivu. Pokud taková není, odstraní zámek z první zamčené základní karty, kde to platí. Pak přidá 1 kostku na základní kartu svého města. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu.
dp-behaviour-beh4 = Stoupenci a relikvie
dp-behaviour-beh4-text = První kultista: získá první základní kartu na okruhu, která nemá zámek a na které má víc kostek, než kolik tam máš vlivu. Pokud taková není, odstraní zámek z první zamčené základní karty, kde to platí. Pak přidá 1 kostku na základní kartu svého města. Druhý kultista: přidá 2 kostky na první kartu mýtů bez kostek kultistů. Pokud je mají všechny karty, pak na první kartu bez svých kostek, a když není ani taková, na úplně první. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu.
dp-behaviour-beh5 = Záře nad radnicí
dp-behaviour-beh5-text = První kultista: otevře bránu ve svém městě se silou 2 plus 1 za každého kultistu ve městě. Druhý kultista: přidá 3 kostky na své město. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu.
dp-behaviour-beh6 = Ukradená modla, otevřené dveře
dp-behaviour-beh6-text = První kultista: získá první kartu mýtů, která nemá zámek a na které má víc kostek, než kolik tam máš vlivu. Pokud taková není, odstraní zámek z první zamčené karty mýtů, kde to platí. Pak přidá 1 kostku na své město. Druhý kultista: otevře bránu ve svém městě se silou 2 plus 1 za každého kultistu ve městě. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu.
dp-behaviour-beh7 = Snílek a dýka
dp-behaviour-beh7-text = První kultista: provede svůj řádek na kartě Prastarého. Ať se to povede, nebo ne, udělá potom krok po okruhu. Druhý kultista: získá první kartu mýtů, která nemá zámek a na které má víc kostek, než kolik tam máš vlivu. Pokud taková není, odstraní zámek z první zamčené karty mýtů, kde to platí. Pak, pokud máš aspoň 5 VB, zavraždí ve svém městě jednoho z tvých agentů nebo tvorů z hlubin, a to se silou 2 plus 1 za každého kultistu ve městě. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu. Jakmile jsou vyhodnocené obě karty s řádkem Prastarého, všech osm karet chování se zamíchá.
dp-behaviour-beh8 = Nůž, klíč a volání
dp-behaviour-beh8-text = První kultista: pokud máš aspoň 5 VB, zavraždí ve svém městě jednoho z tvých agentů nebo tvorů z hlubin, a to se silou 2 plus 1 za každého kultistu ve městě. Pak získá první město na okruhu, které nemá zámek a kde má víc kostek, než kolik tam máš vlivu. Pokud takové není, odstraní zámek z prvního zamčeného města, kde to platí. Druhý kultista: provede svůj řádek na kartě Prastarého. Ať se to povede, nebo ne, udělá potom krok po okruhu. Hodnoty na kartě kultisty se k těmto číslům přičítají. Když se čin nepovede, udělá kultista místo něj krok po okruhu. Jakmile jsou vyhodnocené obě karty s řádkem Prastarého, všech osm karet chování se zamíchá.

## Tracks, resources, gates

dp-track-ritual = stupnice rituálu
    .on = na stupnici rituálu
dp-track-investigation = stupnice vyšetřování
    .on = na stupnici vyšetřování

# .sign stands right before a number: “vliv 2”, “rituál +1”.
dp-resource-influence = vliv
    .for = jako vliv
    .sign = vliv{ "\u00A0" }
dp-resource-money = peníze
    .for = jako peníze
    .sign = peníze{ "\u00A0" }
dp-resource-strength = síla
    .for = jako sílu
    .sign = síla{ "\u00A0" }
dp-resource-ritual_up = rituál nahoru
    .for = na posun rituálu nahoru
    .sign = rituál +
dp-resource-ritual_down = rituál dolů
    .for = na posun rituálu dolů
    .sign = rituál −
dp-resource-invest_up = vyšetřování nahoru
    .for = na posun vyšetřování nahoru
    .sign = vyšetřování +
dp-resource-invest_down = vyšetřování dolů
    .for = na posun vyšetřování dolů
    .sign = vyšetřování −

dp-gate-open = otevřená
dp-gate-closed = zavřená

## Tokens

dp-token-insanity = žeton nepříčetnosti
    .acc = žeton nepříčetnosti
dp-token-sanity = žeton příčetnosti
    .acc = žeton příčetnosti
dp-token-cthulhu = figurka Cthulhu
    .acc = figurku Cthulhu
dp-token-martial_law = žeton stanného práva
    .acc = žeton stanného práva
dp-token-whateley = žeton Whateleyových
    .acc = žeton Whateleyových
dp-token-mi_go = Mi-Go
    .acc = Mi-Go

## Sentences that follow a question

dp-fate-bottom = Stará karta přijde dospod svého balíčku.
dp-fate-destroy = Stará karta se zničí.

dp-way-own = Vyber jednoho ze svých agentů.
dp-way-convert = Vyber cizího najatého agenta. Převezmeš ho.

## Why the game is over

dp-end-vp_mark = Někdo dosáhl hranice vítězných bodů.
dp-end-madness = Někdo, kdo není kultista, přišel o rozum.
dp-end-main_agent = Jeden z hlavních agentů je po smrti.
dp-end-ritual_track = Ukazatel rituálu je na posledním poli stupnice.
dp-end-investigation_track = Ukazatel vyšetřování je na posledním poli stupnice.
dp-end-deep_ones = Z moře se vynořilo všech osm tvorů z hlubin.
dp-end-great_old_one_goal = Prastarý dosáhl svého cíle.
dp-end-great_old_one_mad = Prastarý má pátý žeton nepříčetnosti.

## What the signs mean: what the sign looks like, and what it says

dp-icon-points = Vavřín
dp-icon-points-text = VB hráče na stupnici. Další přibudou na konci hry.
dp-icon-cubes = Kostka
dp-icon-cubes-text = Kolik kostek má hráč v zásobě. Kostky každého hráče mají svou barvu a znak.
dp-icon-cities = Vlajka
dp-icon-cities-text = Kolik měst hráč ovládá. Na mapě takové město označuje vlajka v barvě hráče.
dp-icon-hand = Vějíř karet
dp-icon-hand-text = Kolik karet má hráč v ruce.
dp-icon-insanity = Hlava s tečkami
dp-icon-insanity-text = Žetony nepříčetnosti hráče. Když jsou plné všechny tečky, přichází hráč o rozum.
dp-icon-claimed = Chapadlo s číslem
dp-icon-claimed-text = Kolik karet mýtů hráč získal.
dp-icon-crypt = Náhrobek
dp-icon-crypt-text = Kolik agentů hráč zavraždil. Leží v jeho kryptě.
dp-icon-deep_one = Ryba
dp-icon-deep_one-text = Tvorové z hlubin. U hráče: kolik jich má ještě v zásobě. Na mapě: kolik jich je ve městě.
dp-icon-control = Štít
dp-icon-control-text = VB za získání města. Tolik síly tam také stojí vražda.
dp-icon-gate = Oblouk
dp-icon-gate-text = Síla, kterou vyžaduje brána města, a VB, které přinese.
dp-icon-gate_open = Oblouk s vírem
dp-icon-gate_open-text = Otevřená brána. Kulatá značka ukazuje, komu patří.
dp-icon-gate_closed = Zamřížovaný oblouk
dp-icon-gate_closed-text = Zavřená brána. Kulatá značka ukazuje, komu patří.
dp-icon-most = Červený pruh
dp-icon-most-text = Pod kostkami hráče: ten tu má největší vliv.
dp-icon-lock = Visací zámek
dp-icon-lock-text = Zamčeno: tohle město nebo tuhle kartu nikdo nemůže získat.
dp-icon-stack = Karta s číslem
dp-icon-stack-text = Kolik základních karet leží lícem dolů pod tou odkrytou.
dp-icon-main = Obličej
dp-icon-main-text = Hlavní agent hráče.
dp-icon-hired = Klobouk
dp-icon-hired-text = Najatý agent, na kartě nebo na mapě.
dp-icon-mi_go = Čelisti
dp-icon-mi_go-text = Mi-Go, stvoření, které se počítá jako agent svého hráče.
dp-icon-token_strength = Číslo v kroužku
dp-icon-token_strength-text = Síla agenta, nebo počet tvorů z hlubin.
dp-icon-possessed = Chapadla kolem žetonu
dp-icon-possessed-text = Posedlý agent: nejde zavraždit ani převzít.
dp-icon-cthulhu = Velké chapadlo na městě
dp-icon-cthulhu-text = Je tu Cthulhu: nikdo sem nemůže vstoupit, nic tu získat ani přidat kostky.
dp-icon-martial_law = Závora
dp-icon-martial_law-text = Stanné právo: nikdo nemůže dovnitř ani skrz.
dp-icon-whateley = Ostnaté chapadlo
dp-icon-whateley-text = Žeton Whateleyových: kdo má jejich kartu, má na bránu sílu navíc.
dp-icon-fare = Kosočtverec na cestě
dp-icon-fare-text = Peníze, které agent zaplatí za tuhle cestu.
dp-icon-road = Barva cesty
dp-icon-road-text = Cesty stejné barvy stojí stejně.
dp-icon-limbo = Temná tůň
dp-icon-limbo-text = Zapomnění: leží tu kostky, kterými hráči zaplatili za města a karty. Za vliv si je můžou vzít zpět.
dp-icon-test = Hlava na kartě
dp-icon-test-text = Kdo kartu získá, podstoupí zkoušku příčetnosti.
dp-icon-tower = Věž
dp-icon-tower-text = Stupnice. Čísla jsou VB, které její pole na konci přinesou.
dp-icon-marker = Dvě šipky u věže
dp-icon-marker-text = Kde je ukazatel na stupnici.
dp-icon-end = Stanice na konci trati
dp-icon-end-text = Poslední pole stupnice VB. Kdo sem dojde, ukončí hru.
dp-icon-turn = Trojúhelník nad obličejem
dp-icon-turn-text = Tenhle hráč je na tahu.
dp-icon-starter = Cylindr
dp-icon-starter-text = Počáteční karta.
dp-icon-base = Aktovka
dp-icon-base-text = Základní karta, která není agent.
dp-icon-city = Panorama města
dp-icon-city-text = Karta města. Patří hráči, který město ovládá.
dp-icon-influence = Řečník
dp-icon-influence-text = Vliv: platí se jím za přidání kostek na města a karty i za jejich návrat.
dp-icon-money = Mince
dp-icon-money-text = Peníze: platí se jimi za cestování a za nové kostky.
dp-icon-strength = Revolver
dp-icon-strength-text = Síla: pomáhá vraždit, otevírat brány a zavírat je.
dp-icon-ritual_up = Pentagram a šipka nahoru
dp-icon-ritual_up-text = Posouvá ukazatel rituálu nahoru.
dp-icon-ritual_down = Pentagram a šipka dolů
dp-icon-ritual_down-text = Posouvá ukazatel rituálu dolů.
dp-icon-invest_up = Lupa a šipka nahoru
dp-icon-invest_up-text = Posouvá ukazatel vyšetřování nahoru.
dp-icon-invest_down = Lupa a šipka dolů
dp-icon-invest_down-text = Posouvá ukazatel vyšetřování dolů.
dp-icon-investigator = Lupa
dp-icon-investigator-text = Vyšetřovatel. Příslušnost vidí všichni jen u odhalených hráčů.
dp-icon-cultist = Postava v kápi
dp-icon-cultist-text = Kultista. Příslušnost vidí všichni jen u odhalených hráčů.
dp-icon-dissenter_investigator = Škraboška
dp-icon-dissenter_investigator-text = Vyšetřovatel odpadlík, který hraje sám za sebe.
dp-icon-dissenter_cultist = Dvě tváře
dp-icon-dissenter_cultist-text = Kultista odpadlík, který hraje sám za sebe.

## Parts of a score

dp-part-track_vp = VB během hry
dp-part-hidden = Skrytá příslušnost
dp-part-revealed_dissenter = Odhalený odpadlík
dp-part-own_track = Stupnice vlastní strany (rituál nebo vyšetřování)
dp-part-gates_closed = Zavřené brány
dp-part-gates_opened = Otevřené brány
dp-part-cards = VB z karet
dp-part-agents = VB z agentů
dp-part-effects = Efekty konce hry
dp-part-investigator_agents = VB vyšetřovatelů z agentů
dp-part-mythos = VB kultistů z karet mýtů
dp-part-possessed = Posedlí agenti
dp-part-deep_ones = Všech osm tvorů z hlubin na plánu
dp-part-crypt = Žetony v kryptě

## Events: before the first turn

dp-event-plays_agent = { $agent_id ->
    [cultist1] { $seat } slouží Prastarému.
    [cultist2] { $seat } slouží Prastarému.
   *[other] { $seat_is_me ->
        [yes] Hraješ za { $agent_acc }.
       *[no] { $seat } hraje za { $agent_acc }.
    }
}
dp-event-you_are = Jsi { $alignment_one }.
dp-event-starts = { $seat_is_me ->
    [yes] První tah je tvůj.
   *[no] První je na tahu { $seat }.
}
dp-event-great_old_one = Prastarý v téhle hře: { $great_old_one_the }.

## Events: turns and cards

dp-event-turn = { $seat_is_me ->
    [yes] Kolo { $number }: jsi na tahu.
   *[no] Kolo { $number }: na tahu je { $seat }.
}
dp-event-passes = { $seat_is_me ->
    [yes] Končíš tah.
   *[no] { $seat } končí tah.
}
dp-event-plays = { $seat_is_me ->
    [yes] Hraješ kartu { $card } { $resource_for }.
   *[no] { $seat } hraje kartu { $card } { $resource_for }.
}
dp-event-uses = { $seat_is_me ->
    [yes] Používáš kartu { $card }.
   *[no] { $seat } používá kartu { $card }.
}
dp-event-uses_mythos = { $seat_is_me ->
    [yes] Používáš kartu mýtů { $mythos }.
   *[no] { $seat } používá kartu mýtů { $mythos }.
}
dp-event-draws = { $seat_is_me ->
    [yes] Dobíráš si
   *[no] { $seat } si dobírá
} { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.
dp-event-you_draw = Dobíráš si: { $cards }.
dp-event-new_deck = { $seat_is_me ->
    [yes] Z odložených karet si mícháš nový dobírací balíček.
   *[no] { $seat } si z odložených karet míchá nový dobírací balíček.
}
dp-event-discards = { $seat_is_me ->
    [yes] Odkládáš kartu { $card }.
   *[no] { $seat } odkládá kartu { $card }.
}
dp-event-recovers = { $seat_is_me ->
    [yes] Bereš si zpět do ruky kartu { $card }.
   *[no] { $seat } si z odložených karet bere zpět kartu { $card }.
}
dp-event-destroyed = Karta { $card } je zničená.

## Events: cubes

dp-event-adds-on_city = { $seat_is_me ->
    [yes] Přidáváš
   *[no] { $seat } přidává
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
} na město { $city }.
dp-event-adds-on_base = { $seat_is_me ->
    [yes] Přidáváš
   *[no] { $seat } přidává
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
} na základní kartu { $city_in }.
dp-event-adds-on_mythos = { $seat_is_me ->
    [yes] Přidáváš
   *[no] { $seat } přidává
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
} na kartu { $mythos }.
dp-event-takes_back-on_city = { $seat_is_me ->
    [yes] Bereš si zpět
   *[no] { $seat } si bere zpět
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
} z města { $city }.
dp-event-takes_back-on_base = { $seat_is_me ->
    [yes] Bereš si zpět
   *[no] { $seat } si bere zpět
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
} ze základní karty { $city_in }.
dp-event-takes_back-on_mythos = { $seat_is_me ->
    [yes] Bereš si zpět
   *[no] { $seat } si bere zpět
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
} z karty { $mythos }.
dp-event-exiled-on_city = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } tvoje kostka putuje z města { $city } do zapomnění.
        [few] { $number } tvoje kostky putují z města { $city } do zapomnění.
       *[other] { $number } tvých kostek putuje z města { $city } do zapomnění.
    }
   *[no] { $number ->
        [one] { $number } kostka ({ $seat }) putuje z města { $city } do zapomnění.
        [few] { $number } kostky ({ $seat }) putují z města { $city } do zapomnění.
       *[other] { $number } kostek ({ $seat }) putuje z města { $city } do zapomnění.
    }
}
dp-event-exiled-on_base = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } tvoje kostka putuje ze základní karty { $city_in } do zapomnění.
        [few] { $number } tvoje kostky putují ze základní karty { $city_in } do zapomnění.
       *[other] { $number } tvých kostek putuje ze základní karty { $city_in } do zapomnění.
    }
   *[no] { $number ->
        [one] { $number } kostka ({ $seat }) putuje ze základní karty { $city_in } do zapomnění.
        [few] { $number } kostky ({ $seat }) putují ze základní karty { $city_in } do zapomnění.
       *[other] { $number } kostek ({ $seat }) putuje ze základní karty { $city_in } do zapomnění.
    }
}
dp-event-exiled-on_mythos = { $seat_is_me ->
    [yes] { $number ->
        [one] { $number } tvoje kostka putuje z karty { $mythos } do zapomnění.
        [few] { $number } tvoje kostky putují z karty { $mythos } do zapomnění.
       *[other] { $number } tvých kostek putuje z karty { $mythos } do zapomnění.
    }
   *[no] { $number ->
        [one] { $number } kostka ({ $seat }) putuje z karty { $mythos } do zapomnění.
        [few] { $number } kostky ({ $seat }) putují z karty { $mythos } do zapomnění.
       *[other] { $number } kostek ({ $seat }) putuje z karty { $mythos } do zapomnění.
    }
}
dp-event-retrieves-on_city = { $seat_is_me ->
    [yes] Bereš si zpět kostku z města { $city }.
   *[no] { $seat } si bere zpět kostku z města { $city }.
}
dp-event-retrieves-on_base = { $seat_is_me ->
    [yes] Bereš si zpět kostku ze základní karty { $city_in }.
   *[no] { $seat } si bere zpět kostku ze základní karty { $city_in }.
}
dp-event-retrieves-on_mythos = { $seat_is_me ->
    [yes] Bereš si zpět kostku z karty { $mythos }.
   *[no] { $seat } si bere zpět kostku z karty { $mythos }.
}
dp-event-retrieves-limbo = { $seat_is_me ->
    [yes] Bereš si zpět kostku ze zapomnění.
   *[no] { $seat } si bere zpět kostku ze zapomnění.
}
dp-event-out_of_limbo = { $seat_is_me ->
    [yes] Bereš si ze zapomnění zpět
   *[no] { $seat } si bere ze zapomnění zpět
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
}.
dp-event-buys = { $seat_is_me ->
    [yes] Bereš si z obecné zásoby
   *[no] { $seat } si bere z obecné zásoby
} { $number ->
    [one] { $number } kostku
    [few] { $number } kostky
   *[other] { $number } kostek
}.

## Events: claims, stacks, the mythos row, locks

dp-event-claims_spot-on_city = { $seat_is_me ->
    [yes] Získáváš město { $city }.
   *[no] { $seat } získává město { $city }.
}
dp-event-claims_spot-on_base = { $seat_is_me ->
    [yes] Získáváš základní kartu { $city_in }.
   *[no] { $seat } získává základní kartu { $city_in }.
}
dp-event-claims_spot-on_mythos = { $seat_is_me ->
    [yes] Získáváš kartu mýtů { $mythos }.
   *[no] { $seat } získává kartu mýtů { $mythos }.
}
dp-event-claims_reserve = { $seat_is_me ->
    [yes] Získáváš z rezervy kartu { $card }.
   *[no] { $seat } získává z rezervy kartu { $card }.
}
dp-event-takes_card = { $seat_is_me ->
    [yes] Bereš si kartu { $card }.
   *[no] { $seat } si bere kartu { $card }.
}
dp-event-turns_up = Nová základní karta { $city_in }: { $card }.
dp-event-put_under = Karta { $card } jde dospod balíčku { $city_in }.
dp-event-stack_empty = Základní karty { $city_in } došly.
dp-event-joins_row = Nově v řadě mýtů: { $mythos }.
dp-event-reserve_shows = Otočená karta z rezervy: { $card }.
dp-event-locked-on_city = Město { $city } je teď zamčené.
dp-event-locked-on_base = Základní karta { $city_in } je teď zamčená.
dp-event-locked-on_mythos = Karta { $mythos } je teď zamčená.
dp-event-unlocked-on_city = Město { $city } už není zamčené.
dp-event-unlocked-on_base = Základní karta { $city_in } už není zamčená.
dp-event-unlocked-on_mythos = Karta { $mythos } už není zamčená.

## Events: VP and tracks

dp-event-track = Ukazatel { $track_on } se posouvá na pole { $number }.
dp-event-gains_vp = { $seat_is_me ->
    [yes] Získáváš { $number } VB (celkem { $number2 }).
   *[no] { $seat } získává { $number } VB (celkem { $number2 }).
}
dp-event-reveal_scores = { $seat_is_me ->
    [yes] Odhaluješ svou příslušnost a hned boduješ: { $number } VB za stupnici své strany a { $number2 } VB za své brány.
   *[no] { $seat } odhaluje svou příslušnost a hned boduje: { $number } VB za stupnici své strany a { $number2 } VB za své brány.
}
dp-event-loses_vp = { $seat_is_me ->
    [yes] Ztrácíš { $number } VB (celkem { $number2 }).
   *[no] { $seat } ztrácí { $number } VB (celkem { $number2 }).
}

## Events: agents and other pieces

dp-event-enters = { $agent_id ->
    [cultist1] { $seat } přichází { $city_to }.
    [cultist2] { $seat } přichází { $city_to }.
   *[other] { $seat_is_me ->
        [yes] { $agent_your } přichází { $city_to }.
       *[no] { $agent } ({ $seat }) přichází { $city_to }.
    }
}
dp-event-moves = { $agent_id ->
    [cultist1] { $seat } jde { $city_to }.
    [cultist2] { $seat } jde { $city_to }.
   *[other] { $seat_is_me ->
        [yes] { $agent_your } jde { $city_to }.
       *[no] { $agent } ({ $seat }) jde { $city_to }.
    }
}
dp-event-attacks-victim = { $seat_is_me ->
    [yes] { $agent_your } útočí na { $agent2_acc }.
   *[no] { $agent } ({ $seat }) útočí na { $agent2_acc }.
}
dp-event-attacks-deep_one = { $seat_is_me ->
    [yes] { $agent_your } útočí na tvora z hlubin { $city_in }.
   *[no] { $agent } ({ $seat }) útočí na tvora z hlubin { $city_in }.
}
# The owner of an agent stands in brackets: names cannot be inflected.
dp-event-murdered = { $seat2_is_me ->
    [yes] { $seat } vraždí { $agent_your_acc }.
   *[no] { $seat_is_me ->
        [yes] Vraždíš { $agent_acc } ({ $seat2 }).
       *[no] { $seat } vraždí { $agent_acc } ({ $seat2 }).
    }
}
dp-event-murder_fails = { $seat_is_me ->
    [yes] Jsi kultista, takže { $agent } přežívá.
   *[no] { $seat } je kultista, takže { $agent } přežívá.
}
dp-event-agent_destroyed = { $seat_is_me ->
    [yes] { $agent_your }
   *[no] { $agent } ({ $seat })
} je { $agent_gender ->
    [f] zničená
   *[m] zničený
}.
dp-event-taken_over = { $seat2_is_me ->
    [yes] { $seat } přebírá { $agent_your_acc }.
   *[no] { $seat_is_me ->
        [yes] Přebíráš { $agent_acc } ({ $seat2 }).
       *[no] { $seat } přebírá { $agent_acc } ({ $seat2 }).
    }
}
dp-event-brain_taken = { $seat2_is_me ->
    [yes] Mi-Go ({ $seat }) unáší { $agent_your_acc }.
   *[no] { $seat_is_me ->
        [yes] Tvůj Mi-Go unáší { $agent_acc } ({ $seat2 }).
       *[no] Mi-Go ({ $seat }) unáší { $agent_acc } ({ $seat2 }).
    }
}
dp-event-possessed = { $seat_is_me ->
    [yes] { $agent_your } propadá posedlosti.
   *[no] { $agent } ({ $seat }) propadá posedlosti.
}
dp-event-gate = { $gate_id ->
    [open] { $seat_is_me ->
        [yes] Otevíráš bránu { $city_in }.
       *[no] { $seat } otevírá bránu { $city_in }.
    }
   *[closed] { $seat_is_me ->
        [yes] Zavíráš bránu { $city_in }.
       *[no] { $seat } zavírá bránu { $city_in }.
    }
}
dp-event-token = Nově { $city_in }: { $token }.
dp-event-takes_deep_ones = { $seat_is_me ->
    [yes] Bereš si do zásoby
   *[no] { $seat } si bere do zásoby
} { $number ->
    [one] { $number } tvora z hlubin
    [few] { $number } tvory z hlubin
   *[other] { $number } tvorů z hlubin
}.
dp-event-deep_one_lands = { $seat_is_me ->
    [yes] Tvůj tvor z hlubin se objevuje { $city_in }.
   *[no] Tvor z hlubin ({ $seat }) se objevuje { $city_in }.
}
dp-event-deep_one_moves = { $seat_is_me ->
    [yes] Tvůj tvor z hlubin jde { $city_from } { $city2_to }.
   *[no] Tvor z hlubin ({ $seat }) jde { $city_from } { $city2_to }.
}
dp-event-deep_one_killed = { $seat_is_me ->
    [yes] Tvůj tvor z hlubin { $city_in } umírá a vrací se ti do zásoby.
   *[no] Tvor z hlubin { $city_in } ({ $seat }) umírá a vrací se do zásoby.
}
dp-event-deep_one_destroyed = { $seat_is_me ->
    [yes] Tvůj tvor z hlubin { $city_in } je zničený.
   *[no] Tvor z hlubin { $city_in } ({ $seat }) je zničený.
}

## Events: sanity and alignments

dp-event-tokens_drawn = { $seat_is_me ->
    [yes] Losuješ { $tokens_acc }. Jeden si necháš.
   *[no] { $seat } losuje { $tokens_acc }. Jeden si nechá.
}
dp-event-sanity_token = { $seat_is_me ->
    [yes] Losuješ { $token_acc }.
   *[no] { $seat } losuje { $token_acc }.
}
dp-event-calmed = { $seat_is_me ->
    [yes] Vracíš do pytlíku
   *[no] { $seat } vrací do pytlíku
} { $number ->
    [one] { $number } žeton
    [few] { $number } žetony
   *[other] { $number } žetonů
} nepříčetnosti.
dp-event-mad = { $seat_is_me ->
    [yes] Přicházíš o rozum.
   *[no] { $seat } přichází o rozum.
}
dp-event-reveals = { $seat_is_me ->
    [yes] Tvoje příslušnost vychází najevo: jsi { $alignment_one }.
   *[no] Příslušnost vychází najevo: { $seat } je { $alignment_one }.
}

## Events: secret looks

dp-event-looks_at_alignment = { $seat2_is_me ->
    [yes] { $seat } si prohlíží tvoji kartu příslušnosti.
   *[no] { $seat_is_me ->
        [yes] Díváš se, jakou příslušnost má { $seat2 }.
       *[no] { $seat } se dívá, jakou příslušnost má { $seat2 }.
    }
}
dp-event-sees_alignment = { $seat_is_me ->
    [yes] Vidíš, že jsi { $alignment_one }.
   *[no] Vidíš, že { $seat } je { $alignment_one }.
}
dp-event-looks_at_hand = { $seat2_is_me ->
    [yes] { $seat } se ti dívá do karet.
   *[no] { $seat_is_me ->
        [yes] Díváš se, co má { $seat2 } v ruce.
       *[no] { $seat } se dívá, co má { $seat2 } v ruce.
    }
}
dp-event-sees_hand = { $seat_is_me ->
    [yes] Máš v ruce: { $cards }.
   *[no] { $seat } má v ruce: { $cards }.
}
dp-event-looks_at_stack = { $seat_is_me ->
    [yes] Prohlížíš si karty, které leží { $city_in } lícem dolů.
   *[no] { $seat } si prohlíží karty, které leží { $city_in } lícem dolů.
}
dp-event-sees_stack = Lícem dolů { $city_in }: { $cards }.
dp-event-looks_at_mythos = { $seat_is_me ->
    [yes] Prohlížíš si
   *[no] { $seat } si prohlíží
} { $number ->
    [one] { $number } vrchní kartu
    [few] { $number } vrchní karty
   *[other] { $number } vrchních karet
} balíčku mýtů.
dp-event-sees_mythos = Na vrchu balíčku mýtů: { $cards }.
dp-event-looks_at_deck = { $seat_is_me ->
    [yes] Prohlížíš si
   *[no] { $seat } si prohlíží
} { $number ->
    [one] { $number } vrchní kartu
    [few] { $number } vrchní karty
   *[other] { $number } vrchních karet
} svého balíčku.
dp-event-sees_deck = Na vrchu tvého balíčku: { $cards }.

## Events: the Great Old One

dp-event-behaviour = Karta chování: { $behaviour }.
dp-event-behaviours_shuffled = Všechny karty chování se zamíchají.
dp-event-special = { $seat_is_me ->
    [yes] Vzýváš { $great_old_one_acc }.
   *[no] { $seat } vzývá { $great_old_one_acc }.
}
dp-event-act_fails = { $seat_is_me ->
    [yes] Nedaří se ti, a tak místo toho děláš krok po okruhu.
   *[no] { $seat } nic nesvede, a tak místo toho dělá krok po okruhu.
}
# $seat is a cultist of the solo game, never a person.
dp-event-unmasked = { $seat_is_me ->
    [yes] Tvoje karta je teď odhalená, ale na plánu zůstáváš.
   *[no] { $seat } je teď odhalený, ale zůstává na plánu.
}
dp-event-old_one_gains = Prastarý získává { $number } VB (celkem { $number2 }).
dp-event-old_one_loses = Prastarý ztrácí { $number } VB (celkem { $number2 }).
dp-event-old_one_token = Prastarý losuje { $token_acc }.
dp-event-old_one_scores = Konečné skóre Prastarého: { $number } VB.
dp-event-old_one_wins = Vítězí { $great_old_one }.

## Events: the end

dp-event-will_end = { $end } To znamená konec hry.
dp-event-game_over = Konec hry. { $end }
dp-event-impostor = { $seat_is_me ->
    [yes] Využíváš kartu Podvodnice: teď jsi { $alignment_one }.
   *[no] { $seat } využívá kartu Podvodnice: teď je to { $alignment_one }.
}
dp-event-was = { $seat_is_me ->
    [yes] Tvoje příslušnost: { $alignment_one }.
   *[no] { $seat } je ve skutečnosti { $alignment_one }.
}
dp-event-scores = { $seat_is_me ->
    [yes] Máš celkem { $number } VB.
   *[no] { $seat } má celkem { $number } VB.
}
dp-event-eliminated = { $seat_is_me ->
    [yes] Vypadáváš: máš příslušnost s nejnižším skóre.
   *[no] { $seat } vypadává: má příslušnost s nejnižším skóre.
}
dp-event-wins = Vítězí { $seats_name }.
dp-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Tím popíráš své dřívější tvrzení.)
       *[no] { $claim } ({ $seat } tím popírá své dřívější tvrzení.)
    }
   *[no] { $claim }
}

## Choices in a turn

dp-option-claim = Získat kartu nebo město
dp-option-influence = Přidat kostky za vliv
dp-option-retrieve = Vzít zpět kostky za vliv
dp-option-buy = Koupit kostky za peníze
dp-option-ritual_up = Posunout rituál nahoru
dp-option-ritual_down = Posunout rituál dolů
dp-option-invest_up = Posunout vyšetřování nahoru
dp-option-invest_down = Posunout vyšetřování dolů
dp-option-travel = Cestovat za peníze
dp-option-discard_cards = Odložit karty
dp-option-reveal = Odhalit příslušnost: VB za stupnici a brány
dp-option-use = Použít kartu { $card }
dp-option-use_granted = Vraždit kartou { $card } (Hastur)
dp-option-use_mythos = Použít kartu mýtů { $mythos }
dp-option-step = Krok zdarma: { $agent }
dp-option-pass = Ukončit tah

## Choices within an action

dp-option-done = Hotovo
dp-option-yes = Ano
dp-option-no = Ne
dp-option-card = Zahrát kartu { $card }
dp-option-on_city = Město { $city }
dp-option-on_base = Základní karta { $city_in }
dp-option-on_mythos = Karta mýtů { $mythos }
dp-option-limbo = Zapomnění
dp-option-lock-on_city = Zamknout město { $city }
dp-option-lock-on_base = Zamknout základní kartu { $city_in }
dp-option-lock-on_mythos = Zamknout kartu { $mythos }
dp-option-unlock-on_city = Odemknout město { $city }
dp-option-unlock-on_base = Odemknout základní kartu { $city_in }
dp-option-unlock-on_mythos = Odemknout kartu { $mythos }
dp-option-piece = { $agent }
dp-option-victim = Oběť: { $agent }
dp-option-deep_one = Tvor z hlubin { $city_in }
dp-option-go = Jít { $city_to }
dp-option-place = Umístit { $city_to }
dp-option-stack = Balíček { $city_in }
dp-option-refresh = Vyměnit základní kartu { $city_in }
dp-option-gate = { $gate_id ->
    [open] Otevřít bránu
   *[closed] Zavřít bránu
}
dp-option-keep = Nechat si { $token_acc }
dp-option-player = { $seat_name }
dp-option-number = { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}
dp-option-choice = { $card_id ->
    [ag_earp] { $number ->
        [1] Earp spáchá vraždu
       *[other] Earp zavře bránu
    }
    [ag_rothstein] { $number ->
        [1] Rothstein spáchá vraždu
       *[other] Rothstein otevře bránu
    }
    [ag_houdini] { $number ->
        [1] Umístit nebo odstranit zámek (Houdini)
       *[other] Houdini zavře bránu
    }
    [ag_ness] { $number ->
        [1] Ness spáchá vraždu
       *[other] Umístit nebo odstranit zámek (Ness)
    }
    [ag_olmstead] { $number ->
        [1] Olmstead otevře bránu
       *[other] Přesunout až 2 agenty a tvory z hlubin, každého po 1 cestě
    }
    [bs_possessed] { $number ->
        [1] Otočit svého agenta na posedlou stranu
       *[other] Převzít cizího agenta a otočit ho na posedlou stranu
    }
    [my_sacrifice] { $number ->
        [1] Rituál o 3 pole nahoru (Oběť)
       *[other] Vrátit do pytlíku až 2 žetony nepříčetnosti (Oběť)
    }
    [my_elder_thing] { $number ->
        [1] Vyšetřování o 2 pole nahoru (Starší tvor)
       *[other] Rituál o 2 pole dolů (Starší tvor)
    }
   *[other] { $number ->
        [1] První možnost karty { $card }
        [2] Druhá možnost karty { $card }
        [3] Třetí možnost karty { $card }
       *[other] Možnost { $number } karty { $card }
    }
}
dp-option-discard = Odložit kartu { $card }
dp-option-throw = Vzdát se karty { $card }
dp-option-strip = Nechat odložit kartu { $card }
dp-option-recover = Vzít zpět kartu { $card }
dp-option-purge_hand = Zničit z ruky: { $card }
dp-option-purge_discard = Zničit z odložených: { $card }
dp-option-top = Dát navrch: { $card }
dp-option-next = Dobrat jako další: { $card }
dp-option-to_row = Přidat do řady: { $mythos }
dp-option-revive = Oživit { $agent_acc }

## Questions

dp-ask-place_main = Ve kterém městě začne tvůj hlavní agent?
dp-ask-turn = { $number ->
    [0] Akce už nemáš. Co uděláš?
    [one] Zbývá ti { $number } akce. Co uděláš?
    [few] Zbývají ti { $number } akce. Co uděláš?
   *[other] Zbývá ti { $number } akcí. Co uděláš?
}
dp-ask-pay = { $number2 ->
    [0] Zahraj karty { $resource_for }. Zatím: { $number }.
   *[other] Zahraj karty { $resource_for }. Zatím: { $number }, potřebuješ: { $number2 }.
}
dp-ask-influence = { $number ->
    [one] Kam přidáš { $number } kostku?
    [few] Kam přidáš { $number } kostky?
   *[other] Kam přidáš { $number } kostek?
}
dp-ask-take_cube = { $number ->
    [one] Odkud si vezmeš zpět poslední kostku?
    [few] Odkud si vezmeš zpět další kostku? Zbývají { $number }.
   *[other] Odkud si vezmeš zpět další kostku? Zbývá { $number }.
}
dp-ask-add_to = { $number ->
    [one] Kam přidáš { $number } kostku?
    [few] Kam přidáš až { $number } kostky?
   *[other] Kam přidáš až { $number } kostek?
}
dp-ask-how_many = Kolik kostek tam přidáš?
dp-ask-whose_cubes = Odkud mají zmizet kostky?
dp-ask-player_with_cubes-on_city = Čí kostky zmizí z města { $city }?
dp-ask-player_with_cubes-on_base = Čí kostky zmizí ze základní karty { $city_in }?
dp-ask-player_with_cubes-on_mythos = Čí kostky zmizí z karty { $mythos }?
dp-ask-shift_to = Na kterou kartu nebo které město přesuneš své kostky?
dp-ask-shift_from-on_city = Odkud přesuneš kostku na město { $city }?
dp-ask-shift_from-on_base = Odkud přesuneš kostku na základní kartu { $city_in }?
dp-ask-shift_from-on_mythos = Odkud přesuneš kostku na kartu { $mythos }?
dp-ask-claim = Co získáš?
dp-ask-lock = Kam umístíš zámek, nebo odkud ho odstraníš?
dp-ask-traveller = Kdo bude cestovat? Vyrazí všichni společně, až zaplatíš.
dp-ask-mover = Koho přesuneš? Je to zdarma.
dp-ask-goal-piece = Kam půjde { $agent }?
dp-ask-goal-deep_one = Kam půjde tvor z hlubin { $city_in }?
dp-ask-flee-piece = Blíží se Cthulhu. Kam uteče { $agent }?
dp-ask-flee-deep_one = Blíží se Cthulhu. Kam uteče tvor z hlubin { $city_in }?
dp-ask-killer = Který z tvých agentů bude vraždit?
dp-ask-victim = Koho zavraždí { $agent }?
dp-ask-gate_maker = Který z tvých agentů otevře nebo zavře bránu?
dp-ask-gate_kind = Otevřeš, nebo zavřeš bránu { $city_in }?
dp-ask-possess = Který agent propadne posedlosti? { $way }
dp-ask-take_agent = Kterého agenta převezmeš?
dp-ask-destroy_agent = Kterého agenta nebo tvora z hlubin zničíš?
dp-ask-take_brain = Kterého agenta Mi-Go unese?
dp-ask-revive = Kterého agenta z krypty oživíš?
dp-ask-place_agent = Do kterého města umístíš { $agent_acc }?
dp-ask-place_token = Do kterého města umístíš { $token_acc }?
dp-ask-land = Do kterého města umístíš tvora z hlubin?
dp-ask-refresh = Kterou odkrytou základní kartu vyměníš? { $fate }
dp-ask-keep_token = Každý žeton je jiný. Který si necháš?
dp-ask-who_tests = Kdo podstoupí zkoušku příčetnosti?
dp-ask-discard = Kterou kartu odložíš?
dp-ask-throw = Musíš odložit kartu. Které se vzdáš?
dp-ask-discard_of = { $seat_is_me ->
    [yes] Kterou kartu z ruky musíš odložit?
   *[no] Kterou kartu z ruky musí { $seat } odložit?
}
dp-ask-who_discards = Kdo musí odkládat?
dp-ask-recover = Kterou kartu si vezmeš zpět z odkládacího balíčku?
dp-ask-purge = Kterou ze svých karet zničíš?
dp-ask-see_alignment = Čí příslušnost si prohlédneš?
dp-ask-see_hand = Komu se podíváš do ruky?
dp-ask-see_stack = Ve kterém městě si prohlédneš základní karty ležící lícem dolů?
dp-ask-choose_top = Kterou kartu dáš { $city_in } na vrch balíčku?
dp-ask-to_row = Kterou kartu přidáš do řady mýtů? Ostatní přijdou dospod balíčku.
dp-ask-reorder = Kterou z těchto { $number } karet si chceš dobrat jako první?
dp-ask-choose = { $card }: který efekt zvolíš?
dp-ask-may = { $card_id ->
    [ag_mason] { $card }: otevře bránu ve svém městě?
    [bs_deep_ones] { $card }: získáš s nimi město?
   *[other] { $card }: využiješ tenhle nepovinný efekt?
}
dp-ask-reaction = { $card_id ->
    [ag_lescaux] { $card }: karta je zničená. Posuneš ukazatel vyšetřování o 1 pole nahoru?
    [bs_gazette] { $card }: akce je hotová. Dobereš si 1 kartu?
    [bs_bootleggers] { $card }: karta je odložená. Vezmeš si ze zapomnění zpět 1 kostku?
    [my_black_goat] { $card }: přidáš ještě 1 kostku na jinou základní kartu?
   *[other] { $card }: využiješ reakci?
}
dp-ask-lose_agent = Kterého z tvých agentů nebo tvorů z hlubin zavraždí { $agent }?
dp-ask-impostor = Máš kartu Podvodnice. Změníš příslušnost na opačnou?

## Claims: statements at the table, true or false

dp-claim-is = { $about_self ->
    [yes] { $speaker }: „Jsem { $alignment_one }.“
   *[no] { $speaker }: „{ $seat_name } je { $alignment_one }.“
}
dp-claim-saw = { $about_self ->
    [yes] { $speaker }: „Svou kartu znám: jsem { $alignment_one }.“
   *[no] { $speaker }: „Znám kartu, kterou má { $seat_name }: { $alignment_one }.“
}
dp-claim-suspect = { $about_self ->
    [yes] { $speaker }: „Klidně podezírejte mě.“
   *[no] { $speaker }: „{ $seat_name } je u mě v podezření.“
}
dp-claim-trust = { $about_self ->
    [yes] { $speaker }: „Mně můžete věřit.“
   *[no] { $speaker }: „{ $seat_name } má moji důvěru.“
}
dp-claim-will_claim = { $speaker }: „Jdu si pro město { $city }.“

## Statistics over many games

dp-tally-claimed = Kolikrát kterou kartu někdo získal
dp-tally-claimed_by_winners = Kolikrát kterou kartu získal vítěz
dp-tally-points = Kolikrát padlo které skóre

## Forms of names that come from a player’s own content file

dp-printed-city = { $name }
    .from = z města { $name }
    .in = ve městě { $name }
    .to = do města { $name }
dp-printed-agent = { $name }
    .acc = agenta { $name }
    .gender = m
    .your = Tvůj agent { $name }
    .your_acc = tvého agenta { $name }
dp-printed-goo = { $name }
    .the = { $name }
    .acc = Prastarého { $name }

## Table options, set before the deal

dp-setup-players = Hráči
dp-setup-players-text = Počet hráčů. Ve 2 nebo 3 hráčích se zamíchají a rozdají čtyři karty s různými příslušnostmi. Ve 4 nebo 5 hráčích jsou to dva kultisté, dva vyšetřovatelé a jeden odpadlík.
dp-setup-players-1 = 1: vyšetřovatel proti Prastarému a jeho dvěma kultistům
dp-setup-players-2 = 2: různé příslušnosti, dvě karty zbudou
dp-setup-players-3 = 3: různé příslušnosti, jedna karta zbude
dp-setup-players-4 = 4: kultisté, vyšetřovatelé a možná odpadlík, jedna karta zbude
dp-setup-players-5 = 5: dva kultisté, dva vyšetřovatelé a jeden odpadlík
dp-setup-random_cities = Počáteční města
dp-setup-random_cities-text = Ve kterých městech začnou hlavní agenti.
dp-setup-random_cities-no = Každý si město vybere, začínající hráč poslední
dp-setup-random_cities-yes = Náhodná města
dp-setup-agents = Hlavní agenti
dp-setup-agents-text = Kterého hlavního agenta má které místo u stolu, podle pořadí míst. Neuvedená místa dostanou náhodného.
dp-setup-great_old_one = Prastarý
dp-setup-great_old_one-text = Tvůj soupeř v sólové hře.
dp-setup-great_old_one-none = Náhodně
dp-setup-great_old_one-goo_hastur = Hastur: sbírá agenty
dp-setup-great_old_one-goo_yog = Yog-Sothoth: otevírá brány
dp-setup-great_old_one-goo_cthulhu = Cthulhu: zabírá města
dp-setup-great_old_one-goo_goat = Černá koza: sbírá základní karty
dp-setup-great_old_one-goo_nyarlathotep = Nyarlathotep: sbírá karty mýtů
dp-setup-great_old_one-goo_azathoth = Azathoth: urychluje rituál

## Why a table can’t be set up like this

dp-bad-players-count = Temné časy jsou pro 1 až 5 hráčů.
dp-bad-random_cities-value = Náhodná počáteční města se dají jen zapnout, nebo vypnout.
dp-bad-agents-value = Hlavní agenti musí být seznam agentů.
dp-bad-agents-unknown = Některý z nich není hlavní agent. Hlavní agenti jsou monday, wednesday, thursday, friday a saturday.
dp-bad-agents-twice = Dvě místa nemůžou mít stejného hlavního agenta.
dp-bad-agents-too_many = Hlavních agentů je víc než hráčů.
dp-bad-great_old_one-value = Prastarý se zadává svým id.
dp-bad-great_old_one-unknown = Takový Prastarý není. Na výběr jsou goo_hastur, goo_yog, goo_cthulhu, goo_goat, goo_nyarlathotep a goo_azathoth.
dp-bad-great_old_one-solo_only = Prastarého můžeš vybrat jen ve hře pro jednoho hráče.
