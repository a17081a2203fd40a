dp-name = Cthulhu: Dark Providence

## Starting cards: each player’s deck at the beginning

dp-card-st_whispers = Gefluister
dp-card-st_whispers-text = Deze kaart heeft geen effect en levert alleen middelen op.
dp-card-st_favours = Wederdiensten
dp-card-st_favours-text = Deze kaart heeft geen effect en levert alleen middelen op.
dp-card-st_hush = Zwijggeld
dp-card-st_hush-text = Deze kaart heeft geen effect en levert alleen middelen op.
dp-card-st_rail = Spoorpas
dp-card-st_rail-text = Deze kaart heeft geen effect en levert alleen middelen op.
dp-card-st_pistol = Zakpistool
dp-card-st_pistol-text = Deze kaart heeft geen effect en levert alleen middelen op.
dp-card-st_chain = Geketende deur
dp-card-st_chain-text = Actie: plaats of verwijder een slot op een basiskaart, mythoskaart of stad.
dp-card-st_rite = Geleend ritueel
dp-card-st_rite-text = Actie: een van je agenten sluit of opent de poort in de stad waar die staat. Daarna wordt deze kaart vernietigd.
dp-card-st_conspirator = Verraderlijke samenzweerder
dp-card-st_conspirator-text = Actie: een van je agenten vermoordt een agent of Diepling van iemand anders in dezelfde stad.
dp-card-st_monday = Agent Maandag
dp-card-st_monday-text = Actie: neem maximaal 3 van je blokjes uit Limbo terug in je voorraad.
dp-card-st_wednesday = Agent Woensdag
dp-card-st_wednesday-text = Actie: trek 3 kaarten.
dp-card-st_thursday = Agent Donderdag
dp-card-st_thursday-text = Actie: verplaats maximaal 2 van je agenten, elk over maximaal 2 wegen. Dat kost niets.
dp-card-st_friday = Agent Vrijdag
dp-card-st_friday-text = Actie: neem 1 van je blokjes uit de algemene voorraad en 1 uit Limbo in je voorraad.
dp-card-st_saturday = Agent Zaterdag
dp-card-st_saturday-text = Actie: kies een basiskaart of stad en iemand anders. Die neemt er 2 blokjes van terug, of 1 als er maar 1 ligt. Leg daarna 1 blokje uit je voorraad op een stad.

## Hired agents’ cards: the agent’s token stands on the board

dp-card-ag_earp = Wyatt Earp
dp-card-ag_earp-text = Actie: Earp vermoordt in zijn stad een agent of Diepling van iemand anders, of sluit daar de poort.
dp-card-ag_rothstein = Arnold Rothstein
dp-card-ag_rothstein-text = Actie: Rothstein vermoordt in zijn stad een agent of Diepling van iemand anders, of opent daar de poort.
dp-card-ag_fleet = Moses Fleet
dp-card-ag_fleet-text = Gratis actie: verplaats Fleet over maximaal 2 wegen. Dat kost niets.
dp-card-ag_lescaux = Gerard Lescaux
dp-card-ag_lescaux-text = Actie: Lescaux sluit de poort in zijn stad. Reactie: wordt deze kaart vernietigd, dan mag je de onderzoeksmarker 1 vakje omhoog zetten.
dp-card-ag_chavos = Adsila Chavos
dp-card-ag_chavos-text = Actie: Chavos vermoordt in haar stad een agent of Diepling van iemand anders.
dp-card-ag_lachlan = Pater Lachlan
dp-card-ag_lachlan-text = Actie: Pater Lachlan sluit de poort in zijn stad met 1 extra kracht.
dp-card-ag_houdini = Harry Houdini
dp-card-ag_houdini-text = Altijd: Houdini kan niet worden vermoord of door de Mi-Go worden ontvoerd, en niemand anders kan Houdini bezeten maken. Actie: plaats of verwijder een slot op een basiskaart, mythoskaart of stad; of Houdini sluit de poort in zijn stad.
dp-card-ag_lafrance = Lillian La France
dp-card-ag_lafrance-text = Altijd: in elk van je beurten mag La France één keer naar een buurstad gaan, maar niet tijdens een actie. Dat kost niets.
dp-card-ag_ochs = Alice Ochs
dp-card-ag_ochs-text = Altijd: Ochs telt op haar stad als 2 invloed in plaats van 1. Op de basiskaart daar telt ze als 1.
dp-card-ag_west = Herbert West
dp-card-ag_west-text = Actie: neem het fiche van een ingehuurde agent uit een crypte naar keuze en zet het in de stad van West. Het is jouw agent, niet bezeten en zonder kaart.
dp-card-ag_mishima = Kana Mishima
dp-card-ag_mishima-text = Actie: Mishima vermoordt in haar stad een agent of Diepling van iemand anders.
dp-card-ag_carter = Randolph Carter
dp-card-ag_carter-text = Actie: Carter sluit of opent de poort in zijn stad met 1 extra kracht.
dp-card-ag_rose = James Horus Rose
dp-card-ag_rose-text = Actie: Rose opent de poort in zijn stad.
dp-card-ag_ness = Eliot Ness
dp-card-ag_ness-text = Actie: Ness vermoordt in zijn stad een agent of Diepling van iemand anders; of je plaatst of verwijdert een slot op een basiskaart, mythoskaart of stad.
dp-card-ag_stclair = Stephanie St. Clair
dp-card-ag_stclair-text = Actie: neem maximaal 4 van je blokjes terug in je voorraad, naar keuze uit Limbo en van het bord.
dp-card-ag_jung = Carl Jung
dp-card-ag_jung-text = Actie: leg 1 van je waanzinfiches terug in het zakje.
dp-card-ag_hoover = J. Edgar Hoover
dp-card-ag_hoover-text = Actie: bekijk in het geheim de hand van iemand anders en kies 1 kaart. Die wordt afgelegd.
dp-card-ag_armitage = Henry Armitage
dp-card-ag_armitage-text = Actie: Armitage sluit de poort in zijn stad met 1 extra kracht.
dp-card-ag_legrasse = Inspecteur Legrasse
dp-card-ag_legrasse-text = Actie: Legrasse vermoordt in zijn stad een agent of Diepling van iemand anders.
dp-card-ag_waite = Asenath Waite
dp-card-ag_waite-text = Actie: leg 2 andere kaarten uit je hand af. Neem daarna in de stad van Waite een niet-bezeten ingehuurde agent van iemand anders over. De bijbehorende kaart gaat naar je aflegstapel.
dp-card-ag_olmstead = Robert Olmstead
dp-card-ag_olmstead-text = Actie: Olmstead opent de poort in zijn stad; of je verplaatst maximaal 2 van je agenten en Dieplingen, elk over 1 weg. Dat kost niets.
dp-card-ag_mason = Keziah Mason
dp-card-ag_mason-text = Actie: je mag Mason verplaatsen naar een stad naar keuze die niet geblokkeerd is en geen poortfiche heeft. Daarna mag ze de poort in haar stad openen.

## Other base cards: they lie on the cities until somebody claims them

dp-card-bs_anarchists = Anarchisten
dp-card-bs_anarchists-text = Actie: kies een stad en iemand anders. Alle blokjes van die speler op de stad gaan naar Limbo. Blokjes op de basiskaart daar blijven liggen.
dp-card-bs_possessed = Bezetenen
dp-card-bs_possessed-text = Actie: draai een van je agenten naar de bezeten kant. Of neem in een stad waar je een bezeten agent hebt, een niet-bezeten ingehuurde agent van iemand anders over (nooit Houdini) en draai die naar de bezeten kant. De bijbehorende kaart gaat naar je aflegstapel.
dp-card-bs_deep_ones = Dieplingen
dp-card-bs_deep_ones-text = Bij claimen: neem de 8 Dieplingen in je voorraad. Actie: zet er maximaal 2 op het bord, een voor een. Elk gaat naar een kuststad of naar een stad naast een stad met een Diepling van jou. Daarna mag je één stad zonder slot claimen waar je minstens zoveel Dieplingen hebt als de stadswaarde. Staan ze dan alle 8 op het bord, dan eindigt het spel.
dp-card-bs_danvers = Danvers-gesticht
dp-card-bs_danvers-text = Actie: leg 1 van je waanzinfiches terug in het zakje.
dp-card-bs_guard = Nationale Garde
dp-card-bs_guard-text = Actie: leg het fiche Staat van beleg in een stad naar keuze of verplaats het daarheen. Geen agent, Diepling of cultist kan die stad nog in of erdoorheen. Wie er al is, mag weg.
dp-card-bs_explorers = Ontdekkersclub
dp-card-bs_explorers-text = Actie: bekijk in het geheim alle gedekte basiskaarten van één stad. Leg een ervan bovenop, direct onder de open kaart. Trek daarna 1 kaart.
dp-card-bs_bureau = Federaal Bureau
dp-card-bs_bureau-text = Actie: bekijk in het geheim de gezindheidskaart van iemand anders. Daarna wordt deze kaart vernietigd.
dp-card-bs_wall_street = Wall Street
dp-card-bs_wall_street-text = Actie: neem maximaal 2 van je blokjes uit de algemene voorraad in je voorraad.
dp-card-bs_hart_island = Hart Island
dp-card-bs_hart_island-text = Actie: neem maximaal 2 kaarten uit je aflegstapel terug in je hand.
dp-card-bs_gazette = De Ochtendbode
dp-card-bs_gazette-text = Actie: kies een basiskaart, mythoskaart of stad. Alle anderen nemen er elk 1 blokje van terug. Reactie: na deze actie mag je 1 kaart trekken.
dp-card-bs_bootleggers = Dranksmokkelaars
dp-card-bs_bootleggers-text = Reactie: gaat deze kaart ongespeeld uit je hand naar de aflegstapel, dan mag je 1 van je blokjes uit Limbo terug in je voorraad nemen.
dp-card-bs_union = Spoorwegbond
dp-card-bs_union-text = Actie: verplaats maximaal 3 van je agenten, elk over 1 weg. Dat kost niets.
dp-card-bs_detectives = Privédetectives
dp-card-bs_detectives-text = Actie: je mag één agent van iemand anders naar een buurstad verplaatsen. Trek daarna 1 kaart.
dp-card-bs_guns = Huurmoordenaars
dp-card-bs_guns-text = Actie: een van je agenten vermoordt een agent of Diepling van iemand anders in dezelfde stad.
dp-card-bs_dynamite = Dynamietdepot
dp-card-bs_dynamite-text = Actie: een van je agenten vermoordt met 3 extra kracht een agent of Diepling van iemand anders in dezelfde stad. Daarna wordt deze kaart vernietigd.
dp-card-bs_elder_sign = Teken van de Ouden
dp-card-bs_elder_sign-text = Actie: een van je agenten sluit met 1 extra kracht de poort in de stad waar die staat.
dp-card-bs_black_altar = Zwart altaar
dp-card-bs_black_altar-text = Actie: een van je agenten opent met 1 extra kracht de poort in de stad waar die staat.
dp-card-bs_starry = Gemeente van de Sterrenwijsheid
dp-card-bs_starry-text = Deze kaart heeft geen effect en levert alleen middelen op.
dp-card-bs_miskatonic = Faculteit van Miskatonic
dp-card-bs_miskatonic-text = Actie: trek 2 kaarten.
dp-card-bs_order = Esoterische Orde
dp-card-bs_order-text = Actie: zet de ritueelmarker 1 vakje omhoog en leg een kaart van de mythosstapel in de rij.
dp-card-bs_jury = Grand jury
dp-card-bs_jury-text = Actie: doe dit twee keer: plaats of verwijder een slot op een basiskaart, mythoskaart of stad.
dp-card-bs_customs = Douanekantoor
dp-card-bs_customs-text = Actie: neem 1 van je blokjes uit de algemene voorraad in je voorraad. Plaats of verwijder daarna een slot op een basiskaart, mythoskaart of stad.
dp-card-bs_exchange = Telefooncentrale
dp-card-bs_exchange-text = Gratis actie: verplaats maximaal 2 van je blokjes, vanaf kaarten en steden naar keuze op het bord, naar één kaart of stad.
dp-card-bs_kitchen = Gaarkeuken
dp-card-bs_kitchen-text = Actie: neem maximaal 4 van je blokjes uit Limbo terug in je voorraad.
dp-card-bs_forger = Meestervervalser
dp-card-bs_forger-text = Actie: claim een basiskaart of stad zonder slot waar je minstens 1 blokje hebt en niemand anders meer invloed heeft dan jij. Daarna wordt deze kaart vernietigd.
dp-card-bs_plane = Postvliegtuig
dp-card-bs_plane-text = Gratis actie: verplaats een van je agenten naar een stad naar keuze die niet geblokkeerd is.
dp-card-bs_seance = Seancekring
dp-card-bs_seance-text = Actie: bekijk in het geheim de bovenste 2 kaarten van de mythosstapel. Leg er een in de rij en de andere onder op de stapel.
dp-card-bs_fire = Archiefbrand
dp-card-bs_fire-text = Actie: vernietig maximaal 2 kaarten uit je hand en je aflegstapel. Trek daarna 2 kaarten.
dp-card-bs_blackmail = Chantage
dp-card-bs_blackmail-text = Actie: kies een basiskaart en iemand anders. Die neemt er alle eigen blokjes van terug.

## City cards: they come with control of a city

dp-card-city_arkham = Arkham
dp-card-city_arkham-text = Wie Arkham claimt, krijgt deze kaart.
dp-card-city_boston = Boston
dp-card-city_boston-text = Wie Boston claimt, krijgt deze kaart.
dp-card-city_new_york = New York
dp-card-city_new_york-text = Wie New York claimt, krijgt deze kaart.
dp-card-city_washington = Washington
dp-card-city_washington-text = Wie Washington claimt, krijgt deze kaart.
dp-card-city_pittsburgh = Pittsburgh
dp-card-city_pittsburgh-text = Wie Pittsburgh claimt, krijgt deze kaart.
dp-card-city_detroit = Detroit
dp-card-city_detroit-text = Wie Detroit claimt, krijgt deze kaart.
dp-card-city_chicago = Chicago
dp-card-city_chicago-text = Wie Chicago claimt, krijgt deze kaart.
dp-card-city_indianapolis = Indianapolis
dp-card-city_indianapolis-text = Wie Indianapolis claimt, krijgt deze kaart.
dp-card-city_st_louis = St. Louis
dp-card-city_st_louis-text = Wie St. Louis claimt, krijgt deze kaart.
dp-card-city_atlanta = Atlanta
dp-card-city_atlanta-text = Wie Atlanta claimt, krijgt deze kaart.
dp-card-city_charleston = Charleston
dp-card-city_charleston-text = Wie Charleston claimt, krijgt deze kaart.
dp-card-city_new_orleans = New Orleans
dp-card-city_new_orleans-text = Wie New Orleans claimt, krijgt deze kaart.
dp-card-city_rlyeh = R’lyeh
dp-card-city_rlyeh-text = R’lyeh ligt niet op het bord en kan niet worden geclaimd. Wie de mythoskaart Cthulhu claimt, krijgt deze kaart. Na elke actie waarbij je deze kaart gebruikt, doe je een verstandsproef.

## Mythos cards: they lie in a row, and beside their owner once claimed

dp-card-my_yog = Yog-Sothoth
dp-card-my_yog-text = Bij claimen: je hebt deze beurt 1 extra actie. Altijd: trek 2 kaarten nadat je een poort hebt geopend of gesloten en de verstandsproef hebt gedaan.
dp-card-my_hastur = Hastur
dp-card-my_hastur-text = Bij claimen: draai kaarten van de reserve om tot er een agent verschijnt. Claim die agent en zet die in een stad naar keuze die niet geblokkeerd is. De andere kaarten gaan in willekeurige volgorde onder op de reserve. Altijd: elke kaart van je ingehuurde agenten krijgt er een actie bij: die agent vermoordt een agent of Diepling van iemand anders in dezelfde stad. Ook een bezeten agent kan het slachtoffer zijn.
dp-card-my_cthulhu = Cthulhu
dp-card-my_cthulhu-text = Bij claimen: zet de Cthulhu-figuur in een stad naar keuze en leg de kaart R’lyeh op je aflegstapel. Wie de stad in handen heeft, raakt de stad en de OP ervan kwijt. Alle agenten en Dieplingen moeten er weg. Niemand kan de stad nog in of erdoorheen. De stad en de basiskaart daar kunnen niet worden geclaimd en krijgen er geen invloed meer bij.
dp-card-my_migo = Mi-Go
dp-card-my_migo-text = Bij claimen: kies een niet-bezeten ingehuurde agent van iemand anders (nooit Houdini). Fiche en kaart gaan onder deze kaart en zijn uit het spel. De Mi-Go (kracht 2) komt als jouw agent in die stad. Is zo’n agent er niet, dan komt de Mi-Go in een stad naar keuze die niet geblokkeerd is.
dp-card-my_whateleys = De Whateleys
dp-card-my_whateleys-text = Bij claimen: leg de 3 Whateley-fiches in drie verschillende steden zonder poortfiche. Altijd: je hebt 2 extra kracht om een poort te openen of te sluiten waar een Whateley-fiche ligt. Opent of sluit iemand daar een poort, dan verdwijnt het fiche.
dp-card-my_tesla = Nikola Tesla
dp-card-my_tesla-text = Altijd: na je eerste claim in een beurt heb je 1 extra actie. Het claimen van deze kaart telt niet mee.
dp-card-my_sacrifice = Offer
dp-card-my_sacrifice-text = Actie, één keer per beurt: vernietig een van je ingehuurde agenten. Zet daarna de ritueelmarker 3 vakjes omhoog of leg maximaal 2 van je waanzinfiches terug in het zakje.
dp-card-my_silver_key = Zilveren sleutel
dp-card-my_silver_key-text = Gratis actie, één keer per beurt: verplaats een van je agenten over 1 weg. Dat kost niets.
dp-card-my_necronomicon = Necronomicon
dp-card-my_necronomicon-text = Actie, één keer per beurt, alleen zolang je minder dan 3 waanzinfiches hebt: scoor meteen 2 OP. Doe daarna een verstandsproef.
dp-card-my_lost_city = Verloren stad
dp-card-my_lost_city-text = Bij claimen: scoor meteen 3 OP.
dp-card-my_impostor = De bedrieger
dp-card-my_impostor-text = Einde van het spel: voordat de gezindheden worden opengelegd en de punten geteld, mag je de jouwe in het tegendeel veranderen. Onderzoekers en cultisten zijn elkaars tegendeel, afvallige onderzoekers en afvallige cultisten ook.
dp-card-my_pandemonium = Pandemonium
dp-card-my_pandemonium-text = Bij claimen: alle anderen leggen elk 2 kaarten naar eigen keuze af. Leg daarna in maximaal 2 steden de open basiskaart onder de stapel en leg de volgende open. Blokjes op de oude kaart gaan terug naar hun eigenaars en een slot erop gaat terug naar de voorraad.
dp-card-my_black_goat = De Zwarte Geit
dp-card-my_black_goat-text = Altijd: één keer per beurt mag je na je actie Invloed 1 blokje uit je voorraad leggen op een basiskaart waarop je met die actie niets hebt gelegd.
dp-card-my_corruption = Verderf
dp-card-my_corruption-text = Bij claimen: neem in een stad waar je een agent hebt, een niet-bezeten ingehuurde agent van iemand anders over. De bijbehorende kaart gaat naar je aflegstapel.
dp-card-my_nyarlathotep = Nyarlathotep
dp-card-my_nyarlathotep-text = Bij claimen: bekijk in het geheim de gezindheidskaart van iemand anders. Altijd: heb je op een basiskaart of mythoskaart samen met anderen de meeste invloed en ligt er een blokje van jou, dan telt het alsof alleen jij de meeste hebt.
dp-card-my_azathoth = Azathoth
dp-card-my_azathoth-text = Bij claimen: zet de ritueelmarker 2 vakjes omhoog. Einde van het spel: 1 OP voor elk waanzinfiche op je bord, maximaal 3.
dp-card-my_dagon = Dagon
dp-card-my_dagon-text = Altijd: je hebt 1 extra kracht voor moorden en poorten in kuststeden.
dp-card-my_shoggoth = Shoggoth
dp-card-my_shoggoth-text = Actie, één keer per partij: vernietig een ingehuurde agent (bezeten of niet) of een Diepling van iemand anders in een stad waar je een agent hebt. Het slachtoffer komt in geen enkele crypte.
dp-card-my_colour = De kleur uit de ruimte
dp-card-my_colour-text = Bij claimen: vernietig in maximaal 2 steden de open basiskaart en leg de volgende open. Blokjes op de oude kaart gaan terug naar hun eigenaars en een slot erop gaat terug naar de voorraad.
dp-card-my_jenkin = Brown Jenkin
dp-card-my_jenkin-text = Gratis actie, één keer per beurt: kies een basiskaart, mythoskaart of stad en iemand anders. Die neemt er 1 blokje van terug.
dp-card-my_trapezohedron = Stralende trapezoëder
dp-card-my_trapezohedron-text = Altijd: aan het einde van je beurt trek je tot je 6 kaarten in je hand hebt in plaats van 5.
dp-card-my_elder_thing = Oerwezen
dp-card-my_elder_thing-text = Bij claimen: zet de onderzoeksmarker 2 vakjes omhoog of de ritueelmarker 2 vakjes omlaag.
dp-card-my_slumber = Poort van de diepere sluimer
dp-card-my_slumber-text = Altijd: bij een verstandsproef trek je twee fiches. Hou er één en leg het andere terug in het zakje.
dp-card-my_pnakotic = Pnakotische manuscripten
dp-card-my_pnakotic-text = Gratis actie, één keer per beurt: bekijk in het geheim de bovenste 3 kaarten van je trekstapel en leg ze in een volgorde naar keuze terug. Einde van het spel: je wint elke gelijke stand. Deel je de laagste score, dan ben je niet de laagste; deel je de hoogste, dan win je.

## Cities

dp-city-arkham = Arkham
    .in = in Arkham
    .to = naar Arkham
dp-city-boston = Boston
    .in = in Boston
    .to = naar Boston
dp-city-new_york = New York
    .in = in New York
    .to = naar New York
dp-city-washington = Washington
    .in = in Washington
    .to = naar Washington
dp-city-pittsburgh = Pittsburgh
    .in = in Pittsburgh
    .to = naar Pittsburgh
dp-city-detroit = Detroit
    .in = in Detroit
    .to = naar Detroit
dp-city-chicago = Chicago
    .in = in Chicago
    .to = naar Chicago
dp-city-indianapolis = Indianapolis
    .in = in Indianapolis
    .to = naar Indianapolis
dp-city-st_louis = St. Louis
    .in = in St. Louis
    .to = naar St. Louis
dp-city-atlanta = Atlanta
    .in = in Atlanta
    .to = naar Atlanta
dp-city-charleston = Charleston
    .in = in Charleston
    .to = naar Charleston
dp-city-new_orleans = New Orleans
    .in = in New Orleans
    .to = naar New Orleans

## Agents on the board, by their short names; .start begins a sentence

dp-agent-monday = Agent Maandag
    .the = Agent Maandag
    .start = Agent Maandag
    .own = Agent Maandag
dp-agent-wednesday = Agent Woensdag
    .the = Agent Woensdag
    .start = Agent Woensdag
    .own = Agent Woensdag
dp-agent-thursday = Agent Donderdag
    .the = Agent Donderdag
    .start = Agent Donderdag
    .own = Agent Donderdag
dp-agent-friday = Agent Vrijdag
    .the = Agent Vrijdag
    .start = Agent Vrijdag
    .own = Agent Vrijdag
dp-agent-saturday = Agent Zaterdag
    .the = Agent Zaterdag
    .start = Agent Zaterdag
    .own = Agent Zaterdag
dp-agent-ag_earp = Earp
    .the = agent Earp
    .start = Agent Earp
    .own = agent Earp
dp-agent-ag_rothstein = Rothstein
    .the = agent Rothstein
    .start = Agent Rothstein
    .own = agent Rothstein
dp-agent-ag_fleet = Fleet
    .the = agent Fleet
    .start = Agent Fleet
    .own = agent Fleet
dp-agent-ag_lescaux = Lescaux
    .the = agent Lescaux
    .start = Agent Lescaux
    .own = agent Lescaux
dp-agent-ag_chavos = Chavos
    .the = agent Chavos
    .start = Agent Chavos
    .own = agent Chavos
dp-agent-ag_lachlan = Pater Lachlan
    .the = Pater Lachlan
    .start = Pater Lachlan
    .own = Pater Lachlan
dp-agent-ag_houdini = Houdini
    .the = agent Houdini
    .start = Agent Houdini
    .own = agent Houdini
dp-agent-ag_lafrance = La France
    .the = agent La France
    .start = Agent La France
    .own = agent La France
dp-agent-ag_ochs = Ochs
    .the = agent Ochs
    .start = Agent Ochs
    .own = agent Ochs
dp-agent-ag_west = West
    .the = agent West
    .start = Agent West
    .own = agent West
dp-agent-ag_mishima = Mishima
    .the = agent Mishima
    .start = Agent Mishima
    .own = agent Mishima
dp-agent-ag_carter = Carter
    .the = agent Carter
    .start = Agent Carter
    .own = agent Carter
dp-agent-ag_rose = Rose
    .the = agent Rose
    .start = Agent Rose
    .own = agent Rose
dp-agent-ag_ness = Ness
    .the = agent Ness
    .start = Agent Ness
    .own = agent Ness
dp-agent-ag_stclair = St. Clair
    .the = agent St. Clair
    .start = Agent St. Clair
    .own = agent St. Clair
dp-agent-ag_jung = Jung
    .the = agent Jung
    .start = Agent Jung
    .own = agent Jung
dp-agent-ag_hoover = Hoover
    .the = agent Hoover
    .start = Agent Hoover
    .own = agent Hoover
dp-agent-ag_armitage = Armitage
    .the = agent Armitage
    .start = Agent Armitage
    .own = agent Armitage
dp-agent-ag_legrasse = Inspecteur Legrasse
    .the = Inspecteur Legrasse
    .start = Inspecteur Legrasse
    .own = Inspecteur Legrasse
dp-agent-ag_waite = Waite
    .the = agent Waite
    .start = Agent Waite
    .own = agent Waite
dp-agent-ag_olmstead = Olmstead
    .the = agent Olmstead
    .start = Agent Olmstead
    .own = agent Olmstead
dp-agent-ag_mason = Mason
    .the = agent Mason
    .start = Agent Mason
    .own = agent Mason
dp-agent-mi_go = Mi-Go
    .the = de Mi-Go
    .start = De Mi-Go
    .own = Mi-Go
dp-agent-cultist1 = De Eerste Cultist
    .the = de Eerste Cultist
    .start = De Eerste Cultist
    .own = Eerste Cultist
dp-agent-cultist2 = De Tweede Cultist
    .the = de Tweede Cultist
    .start = De Tweede Cultist
    .own = Tweede Cultist

## Alignments: the secret side of a player

dp-alignment-investigator = onderzoeker
    .one = een onderzoeker
dp-alignment-investigator-goal = Aan het einde scoor je de waarde van het onderzoeksspoor, de waarde van elke poort die je hebt gesloten en de onderzoekers-OP van je agenten. Zoals iedereen hou je de OP die je tijdens het spel hebt gescoord, en scoor je de algemene OP en de eindeffecten van je kaarten en agenten, plus 3 OP als je gezindheid nooit is onthuld. Wie de laagste score heeft, valt af, samen met iedereen van dezelfde gezindheid. Van de rest wint de hoogste score.
dp-alignment-cultist = cultist
    .one = een cultist
dp-alignment-cultist-goal = Aan het einde scoor je de waarde van het ritueelspoor, de waarde van elke poort die je hebt geopend, de cultisten-OP van je mythoskaarten, 1 OP voor elk fiche in je crypte en 1 OP voor elk van je bezeten agenten. Heb je de Dieplingen geclaimd en staan ze alle 8 op het bord, dan scoor je nog 8 OP. Zoals iedereen hou je de OP die je tijdens het spel hebt gescoord, en scoor je de algemene OP en de eindeffecten van je kaarten en agenten, plus 3 OP als je gezindheid nooit is onthuld. Wie de laagste score heeft, valt af, samen met iedereen van dezelfde gezindheid. Van de rest wint de hoogste score.
dp-alignment-dissenter_investigator = afvallige onderzoeker
    .one = een afvallige onderzoeker
dp-alignment-dissenter_investigator-goal = Aan het einde scoor je de waarde van het onderzoeksspoor, de waarde van elke poort die je hebt gesloten of geopend en 1 OP voor elk fiche in je crypte. Zoals iedereen hou je de OP die je tijdens het spel hebt gescoord, en scoor je de algemene OP en de eindeffecten van je kaarten en agenten, plus 3 OP als je gezindheid nooit is onthuld. Is die wel onthuld, dan verlies je 3 OP. Wie de laagste score heeft, valt af, samen met iedereen van dezelfde gezindheid. Van de rest wint de hoogste score. Niemand anders heeft jouw gezindheid.
dp-alignment-dissenter_cultist = afvallige cultist
    .one = een afvallige cultist
dp-alignment-dissenter_cultist-goal = Aan het einde scoor je de waarde van het ritueelspoor, de waarde van elke poort die je hebt gesloten of geopend en 1 OP voor elk fiche in je crypte. Zoals iedereen hou je de OP die je tijdens het spel hebt gescoord, en scoor je de algemene OP en de eindeffecten van je kaarten en agenten, plus 3 OP als je gezindheid nooit is onthuld. Is die wel onthuld, dan verlies je 3 OP. Wie de laagste score heeft, valt af, samen met iedereen van dezelfde gezindheid. Van de rest wint de hoogste score. Niemand anders heeft jouw gezindheid.

dp-solo-goal = Aan het einde scoor je de waarde van het onderzoeksspoor, de waarde van elke poort die je hebt gesloten en de onderzoekers-OP van je agenten. Je houdt de OP die je tijdens het spel hebt gescoord, en scoort de algemene OP en de eindeffecten van je kaarten en agenten, plus 3 OP als je gezindheid nooit is onthuld. Je wint als je minstens evenveel OP hebt als de Grote Oude.

## Sides in statistics over many games

dp-side-investigator = Onderzoekers
dp-side-cultist = Cultisten
dp-side-dissenter_investigator = Afvallige onderzoeker
dp-side-dissenter_cultist = Afvallige cultist
dp-side-great_old_one = De Grote Oude

## Great Old Ones: the opponent in the solo game

# A Great Old One and its cultists are pieces, not people: the texts call them “hij”.
dp-goo-goo_hastur = Hastur
    .the = Hastur
dp-goo-goo_hastur-text = Doel: de cultisten hebben 4 agenten geclaimd; die worden naast deze kaart bewaard. Eerste cultist: legt 1 blokje op elk van de eerste drie basiskaarten op het pad. Tweede cultist: claimt op het pad de eerste basiskaart zonder slot en met minstens 4 van zijn blokjes, hoeveel invloed je daar ook hebt. Daarna claimt hij de bovenste kaart van de reserve. Is zo’n basiskaart er niet, dan legt hij 2 blokjes op de basiskaart van zijn stad.
dp-goo-goo_yog = Yog-Sothoth
    .the = Yog-Sothoth
dp-goo-goo_yog-text = Doel: de cultisten hebben 6 poorten geopend. Eerste cultist: opent de poort in zijn stad met kracht 2, plus de kracht van zijn kaart en van de cultisten daar. Tweede cultist: legt 1 blokje op elke mythoskaart in de rij. Daarna gaat de ritueelmarker 1 vakje omhoog.
dp-goo-goo_cthulhu = Cthulhu
    .the = Cthulhu
dp-goo-goo_cthulhu-text = Doel: de cultisten beheersen 5 steden tegelijk. Eerste cultist: de ritueelmarker gaat 1 vakje omhoog. Tweede cultist: legt 1 blokje op zijn stad. Kan dat niet, omdat een cultist de stad beheerst of omdat hij geen blokje in voorraad heeft, dan gaat de Cthulhu-figuur naar de eerste stad op het pad die jij beheerst.
dp-goo-goo_goat = De Zwarte Geit
    .the = de Zwarte Geit
dp-goo-goo_goat-text = Doel: de cultisten hebben 9 basiskaarten geclaimd. Eerste cultist: legt 1 blokje op elk van de eerste vier basiskaarten op het pad. Tweede cultist: claimt op het pad de eerste basiskaart zonder slot en met minstens 2 van zijn blokjes, hoeveel invloed je daar ook hebt. Is die er niet, dan legt hij 3 blokjes op de basiskaart van zijn stad.
dp-goo-goo_nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
dp-goo-goo_nyarlathotep-text = Doel: de cultisten hebben 5 mythoskaarten geclaimd. Eerste cultist: legt 3 blokjes op de eerste mythoskaart zonder blokjes van cultisten. Liggen die op elke kaart, dan kiest hij de eerste kaart zonder eigen blokjes of anders de eerste kaart. Tweede cultist: claimt de eerste mythoskaart zonder slot en met minstens 1 van zijn blokjes, hoeveel invloed je daar ook hebt. Of dat nu lukt of niet, er komt een kaart bij in de rij.
dp-goo-goo_azathoth = Azathoth
    .the = Azathoth
dp-goo-goo_azathoth-text = Doel: de ritueelmarker ligt minstens 10 vakjes voor op de onderzoeksmarker. Eerste cultist: de ritueelmarker gaat 2 vakjes omhoog. Tweede cultist: de onderzoeksmarker gaat 2 vakjes omlaag. Staat je vaste agent in zijn stad, dan doe je een verstandsproef.

## Behaviour cards: one is turned up each turn of the Great Old One

dp-behaviour-beh1 = Stembussen en achterkamertjes
dp-behaviour-beh1-text = Eerste cultist: claimt op het pad de eerste stad zonder slot waar zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste stad met een slot waarvoor dat geldt. Daarna legt hij 2 blokjes op zijn stad. Tweede cultist: legt 2 blokjes op de basiskaart van zijn stad. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad.
dp-behaviour-beh2 = Gunsten voor de burgemeester
dp-behaviour-beh2-text = Eerste cultist: legt 2 blokjes op de basiskaart van zijn stad. Tweede cultist: claimt op het pad de eerste stad zonder slot waar zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste stad met een slot waarvoor dat geldt. Daarna legt hij 2 blokjes op zijn stad. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad.
dp-behaviour-beh3 = Oude boeken, nieuwe rekruten
dp-behaviour-beh3-text = Eerste cultist: legt 2 blokjes op de eerste mythoskaart zonder blokjes van cultisten. Liggen die op elke kaart, dan kiest hij de eerste kaart zonder eigen blokjes of anders de eerste kaart. Tweede cultist: claimt op het pad de eerste basiskaart zonder slot waarop zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste basiskaart met een slot waarvoor dat geldt. Daarna legt hij 1 blokje op de basiskaart van zijn stad. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad.
dp-behaviour-beh4 = Rekruten en relieken
dp-behaviour-beh4-text = Eerste cultist: claimt op het pad de eerste basiskaart zonder slot waarop zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste basiskaart met een slot waarvoor dat geldt. Daarna legt hij 1 blokje op de basiskaart van zijn stad. Tweede cultist: legt 2 blokjes op de eerste mythoskaart zonder blokjes van cultisten. Liggen die op elke kaart, dan kiest hij de eerste kaart zonder eigen blokjes of anders de eerste kaart. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad.
dp-behaviour-beh5 = Een gloed boven het stadhuis
dp-behaviour-beh5-text = Eerste cultist: opent de poort in zijn stad met kracht 2, plus 1 voor elke cultist daar. Tweede cultist: legt 3 blokjes op zijn stad. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad.
dp-behaviour-beh6 = Gestolen afgod, open deur
dp-behaviour-beh6-text = Eerste cultist: claimt de eerste mythoskaart zonder slot waarop zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste mythoskaart met een slot waarvoor dat geldt. Daarna legt hij 1 blokje op zijn stad. Tweede cultist: opent de poort in zijn stad met kracht 2, plus 1 voor elke cultist daar. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad.
dp-behaviour-beh7 = De dromer en de dolk
dp-behaviour-beh7-text = Eerste cultist: voert zijn opdracht op de kaart van de Grote Oude uit. Of dat nu lukt of niet, daarna zet hij een stap op het pad. Tweede cultist: claimt de eerste mythoskaart zonder slot waarop zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste mythoskaart met een slot waarvoor dat geldt. Heb je 5 OP of meer, dan vermoordt hij daarna een van je agenten of Dieplingen in zijn stad met kracht 2, plus 1 voor elke cultist daar. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad. Zodra beide kaarten met een opdracht van de Grote Oude zijn afgehandeld, worden alle acht gedragskaarten geschud.
dp-behaviour-beh8 = Mes, sleutel en roeping
dp-behaviour-beh8-text = Eerste cultist: heb je 5 OP of meer, dan vermoordt hij een van je agenten of Dieplingen in zijn stad met kracht 2, plus 1 voor elke cultist daar. Daarna claimt hij op het pad de eerste stad zonder slot waar zijn blokjes jouw invloed overtreffen. Is die er niet, dan verwijdert hij het slot van de eerste stad met een slot waarvoor dat geldt. Tweede cultist: voert zijn opdracht op de kaart van de Grote Oude uit. Of dat nu lukt of niet, daarna zet hij een stap op het pad. De kaart van de cultist verhoogt deze aantallen. Mislukt een handeling, dan zet de cultist in plaats daarvan een stap op het pad. Zodra beide kaarten met een opdracht van de Grote Oude zijn afgehandeld, worden alle acht gedragskaarten geschud.

## Tracks, resources, gates

dp-track-ritual = het ritueelspoor
dp-track-investigation = het onderzoeksspoor

dp-resource-influence = invloed
    .for = voor invloed
    .sign = invloed{ "\u00A0" }
dp-resource-money = geld
    .for = voor geld
    .sign = geld{ "\u00A0" }
dp-resource-strength = kracht
    .for = voor kracht
    .sign = kracht{ "\u00A0" }
dp-resource-ritual_up = ritueel omhoog
    .for = om de ritueelmarker omhoog te zetten
    .sign = ritueel +
dp-resource-ritual_down = ritueel omlaag
    .for = om de ritueelmarker omlaag te zetten
    .sign = ritueel −
dp-resource-invest_up = onderzoek omhoog
    .for = om de onderzoeksmarker omhoog te zetten
    .sign = onderzoek +
dp-resource-invest_down = onderzoek omlaag
    .for = om de onderzoeksmarker omlaag te zetten
    .sign = onderzoek −

dp-gate-open = open
    .does = opent
    .order = Open de poort
dp-gate-closed = gesloten
    .does = sluit
    .order = Sluit de poort

## Tokens

# .gender is the article’s: “het waanzinfiche”, “de Mi-Go”.
dp-token-insanity = waanzinfiche
    .one = een waanzinfiche
    .gender = het
dp-token-sanity = verstandsfiche
    .one = een verstandsfiche
    .gender = het
dp-token-cthulhu = Cthulhu-figuur
    .one = de Cthulhu-figuur
    .gender = de
dp-token-martial_law = fiche Staat van beleg
    .one = het fiche Staat van beleg
    .gender = het
dp-token-whateley = Whateley-fiche
    .one = een Whateley-fiche
    .gender = het
dp-token-mi_go = Mi-Go
    .one = de Mi-Go
    .gender = de

## Sentences that follow a question

dp-fate-bottom = De oude kaart gaat onder de stapel.
dp-fate-destroy = De oude kaart wordt vernietigd.

dp-way-own = Kies een van je eigen agenten.
dp-way-convert = Kies een ingehuurde agent van iemand anders. Die neem je over.

## Why the game is over

dp-end-vp_mark = De doelscore is bereikt.
dp-end-madness = Iemand die geen cultist is, is waanzinnig geworden.
dp-end-main_agent = Een vaste agent is dood.
dp-end-ritual_track = De ritueelmarker heeft het laatste vakje van het spoor bereikt.
dp-end-investigation_track = De onderzoeksmarker heeft het laatste vakje van het spoor bereikt.
dp-end-deep_ones = Alle acht Dieplingen zijn uit de zee verrezen.
dp-end-great_old_one_goal = De Grote Oude heeft zijn doel bereikt.
dp-end-great_old_one_mad = De Grote Oude heeft zijn vijfde waanzinfiche getrokken.

## What the signs mean: what the sign looks like, and what it says

dp-icon-points = Lauwerkrans
dp-icon-points-text = Hoeveel OP iemand op het OP-spoor heeft. Aan het einde van het spel komen er nog OP bij.
dp-icon-cubes = Blokje
dp-icon-cubes-text = Hoeveel blokjes iemand in voorraad heeft. Ieders blokjes hebben een eigen kleur en symbool.
dp-icon-cities = Vlag
dp-icon-cities-text = Hoeveel steden iemand beheerst. Op het bord staat bij elk daarvan een vlag in de kleur van die speler.
dp-icon-hand = Waaier van kaarten
dp-icon-hand-text = Hoeveel kaarten iemand in de hand heeft.
dp-icon-insanity = Hoofd met stippen
dp-icon-insanity-text = Iemands waanzinfiches. Zijn alle stippen gevuld, dan is die speler waanzinnig.
dp-icon-claimed = Tentakel met een getal
dp-icon-claimed-text = Hoeveel mythoskaarten iemand heeft geclaimd.
dp-icon-crypt = Grafsteen
dp-icon-crypt-text = Hoeveel agenten iemand heeft vermoord. Ze liggen in de crypte van die speler.
dp-icon-deep_one = Vis
dp-icon-deep_one-text = Dieplingen. Bij een plaats aan tafel: hoeveel er nog in voorraad zijn. Op het bord: hoeveel er in de stad staan.
dp-icon-control = Schild
dp-icon-control-text = De OP voor het claimen van de stad. Zoveel kracht kost daar ook een moord.
dp-icon-gate = Boog
dp-icon-gate-text = De kracht die nodig is voor de poort van de stad, en de OP die de poort waard is.
dp-icon-gate_open = Boog met een draaikolk
dp-icon-gate_open-text = Een geopende poort. Het ronde plaatje laat zien wie dat heeft gedaan.
dp-icon-gate_closed = Boog met tralies
dp-icon-gate_closed-text = Een gesloten poort. Het ronde plaatje laat zien wie dat heeft gedaan.
dp-icon-most = Rode streep
dp-icon-most-text = Onder iemands blokjes: die heeft daar de meeste invloed.
dp-icon-lock = Hangslot
dp-icon-lock-text = Op slot: niemand kan deze stad of kaart claimen.
dp-icon-stack = Kaart met een getal
dp-icon-stack-text = Hoeveel basiskaarten gedekt onder de zichtbare kaart liggen.
dp-icon-main = Gezicht
dp-icon-main-text = Iemands vaste agent.
dp-icon-hired = Hoed
dp-icon-hired-text = Een ingehuurde agent, op een kaart of op het bord.
dp-icon-mi_go = Kaken
dp-icon-mi_go-text = De Mi-Go, een wezen dat telt als agent van de eigenaar.
dp-icon-token_strength = Getal in een cirkel
dp-icon-token_strength-text = De kracht van een agent, of het aantal Dieplingen.
dp-icon-possessed = Tentakels rond een fiche
dp-icon-possessed-text = Een bezeten agent: die kan niet worden vermoord of overgenomen.
dp-icon-cthulhu = Grote tentakel op een stad
dp-icon-cthulhu-text = Hier is Cthulhu: niemand kan de stad in, er iets claimen of er blokjes leggen.
dp-icon-martial_law = Versperring
dp-icon-martial_law-text = Staat van beleg: niemand kan erin of erdoorheen.
dp-icon-whateley = Tentakel met stekels
dp-icon-whateley-text = Een Whateley-fiche: extra kracht bij de poort voor wie De Whateleys heeft.
dp-icon-fare = Ruit op een weg
dp-icon-fare-text = Het geld dat een agent betaalt om over deze weg te reizen.
dp-icon-road = Kleur van een weg
dp-icon-road-text = Wegen van dezelfde kleur kosten evenveel.
dp-icon-limbo = Donkere poel
dp-icon-limbo-text = Limbo, met de blokjes die claims hebben gekost. Met invloed haal je de jouwe eruit terug.
dp-icon-test = Hoofd op een kaart
dp-icon-test-text = Een verstandsproef voor wie de kaart claimt.
dp-icon-tower = Toren
dp-icon-tower-text = Een spoor. De getallen zijn de OP die de vakjes aan het einde waard zijn.
dp-icon-marker = Twee pijlen naast een toren
dp-icon-marker-text = Waar de marker van het spoor staat.
dp-icon-end = Eindstation
dp-icon-end-text = Het laatste vakje van het OP-spoor. Komt iemand daar aan, dan eindigt het spel.
dp-icon-turn = Driehoek boven een gezicht
dp-icon-turn-text = Deze speler is aan de beurt.
dp-icon-starter = Hoge hoed
dp-icon-starter-text = Een startkaart.
dp-icon-base = Aktetas
dp-icon-base-text = Een basiskaart die geen agent is.
dp-icon-city = Skyline
dp-icon-city-text = De kaart van een stad. Wie de stad beheerst, heeft de kaart.
dp-icon-influence = Spreker
dp-icon-influence-text = Invloed: daarmee leg je blokjes op steden en kaarten en neem je ze terug.
dp-icon-money = Munten
dp-icon-money-text = Geld: daarmee betaal je reizen en nieuwe blokjes.
dp-icon-strength = Revolver
dp-icon-strength-text = Kracht: helpt bij moorden en bij het openen en sluiten van poorten.
dp-icon-ritual_up = Pentagram met pijl omhoog
dp-icon-ritual_up-text = Zet de ritueelmarker omhoog.
dp-icon-ritual_down = Pentagram met pijl omlaag
dp-icon-ritual_down-text = Zet de ritueelmarker omlaag.
dp-icon-invest_up = Loep met pijl omhoog
dp-icon-invest_up-text = Zet de onderzoeksmarker omhoog.
dp-icon-invest_down = Loep met pijl omlaag
dp-icon-invest_down-text = Zet de onderzoeksmarker omlaag.
dp-icon-investigator = Loep
dp-icon-investigator-text = Een onderzoeker. Anderen zien iemands gezindheid pas als die onthuld is.
dp-icon-cultist = Gestalte met kap
dp-icon-cultist-text = Een cultist. Anderen zien iemands gezindheid pas als die onthuld is.
dp-icon-dissenter_investigator = Oogmasker
dp-icon-dissenter_investigator-text = Een afvallige onderzoeker, die alleen speelt.
dp-icon-dissenter_cultist = Twee gezichten
dp-icon-dissenter_cultist-text = Een afvallige cultist, die alleen speelt.

## Parts of a score

dp-part-track_vp = OP tijdens het spel
dp-part-hidden = Gezindheid nooit onthuld
dp-part-revealed_dissenter = Onthulde afvallige
dp-part-own_track = Spoor van de eigen kant (ritueel of onderzoek)
dp-part-gates_closed = Gesloten poorten
dp-part-gates_opened = Geopende poorten
dp-part-cards = OP van kaarten
dp-part-agents = OP van agenten
dp-part-effects = Eindeffecten
dp-part-investigator_agents = Onderzoekers-OP van agenten
dp-part-mythos = Cultisten-OP van mythoskaarten
dp-part-possessed = Bezeten agenten
dp-part-deep_ones = Alle acht Dieplingen op het bord
dp-part-crypt = Fiches in de crypte

## Events: before the first turn

dp-event-plays_agent = { $agent_id ->
    [cultist1] { $seat } dient de Grote Oude.
    [cultist2] { $seat } dient de Grote Oude.
   *[other] { $seat } speelt met { $agent_the }.
}
dp-event-you_are = Je bent { $alignment_one }.
dp-event-starts = { $seat_is_me ->
    [yes] Jij hebt de eerste beurt.
   *[no] { $seat } heeft de eerste beurt.
}
dp-event-great_old_one = De Grote Oude van deze partij is { $great_old_one_the }.

## Events: turns and cards

dp-event-turn = { $seat_is_me ->
    [yes] Ronde { $number }: jij bent aan de beurt.
   *[no] Ronde { $number }: { $seat } is aan de beurt.
}
dp-event-passes = { $seat_is_me ->
    [yes] Je beëindigt je beurt.
   *[no] { $seat } beëindigt de beurt.
}
dp-event-plays = { $seat } speelt { $card } { $resource_for }.
dp-event-uses = { $seat } gebruikt { $card }.
dp-event-uses_mythos = { $seat } gebruikt { $mythos }.
dp-event-draws = { $number ->
    [one] { $seat } trekt { $number } kaart.
   *[other] { $seat } trekt { $number } kaarten.
}
dp-event-you_draw = Je trekt { $cards }.
dp-event-new_deck = { $seat_is_me ->
    [yes] Je schudt je aflegstapel tot een nieuwe trekstapel.
   *[no] { $seat } schudt de eigen aflegstapel tot een nieuwe trekstapel.
}
dp-event-discards = { $seat } legt { $card } af.
dp-event-recovers = { $seat_is_me ->
    [yes] Je neemt { $card } terug in je hand.
   *[no] { $seat } neemt { $card } terug uit de aflegstapel.
}
dp-event-destroyed = De kaart { $card } wordt vernietigd.

## Events: cubes

dp-event-adds-on_city = { $number ->
    [one] { $seat } legt { $number } blokje op { $city }.
   *[other] { $seat } legt { $number } blokjes op { $city }.
}
dp-event-adds-on_base = { $number ->
    [one] { $seat } legt { $number } blokje op de basiskaart { $city_in }.
   *[other] { $seat } legt { $number } blokjes op de basiskaart { $city_in }.
}
dp-event-adds-on_mythos = { $number ->
    [one] { $seat } legt { $number } blokje op de mythoskaart { $mythos }.
   *[other] { $seat } legt { $number } blokjes op de mythoskaart { $mythos }.
}
dp-event-takes_back-on_city = { $number ->
    [one] { $seat } neemt { $number } blokje terug van { $city }.
   *[other] { $seat } neemt { $number } blokjes terug van { $city }.
}
dp-event-takes_back-on_base = { $number ->
    [one] { $seat } neemt { $number } blokje terug van de basiskaart { $city_in }.
   *[other] { $seat } neemt { $number } blokjes terug van de basiskaart { $city_in }.
}
dp-event-takes_back-on_mythos = { $number ->
    [one] { $seat } neemt { $number } blokje terug van de mythoskaart { $mythos }.
   *[other] { $seat } neemt { $number } blokjes terug van de mythoskaart { $mythos }.
}
dp-event-exiled-on_city = { $number ->
    [one] { $number } blokje { $seat_own } gaat van { $city } naar Limbo.
   *[other] { $number } blokjes { $seat_own } gaan van { $city } naar Limbo.
}
dp-event-exiled-on_base = { $number ->
    [one] { $number } blokje { $seat_own } gaat van de basiskaart { $city_in } naar Limbo.
   *[other] { $number } blokjes { $seat_own } gaan van de basiskaart { $city_in } naar Limbo.
}
dp-event-exiled-on_mythos = { $number ->
    [one] { $number } blokje { $seat_own } gaat van de mythoskaart { $mythos } naar Limbo.
   *[other] { $number } blokjes { $seat_own } gaan van de mythoskaart { $mythos } naar Limbo.
}
dp-event-retrieves-on_city = { $seat } neemt een blokje terug van { $city }.
dp-event-retrieves-on_base = { $seat } neemt een blokje terug van de basiskaart { $city_in }.
dp-event-retrieves-on_mythos = { $seat } neemt een blokje terug van de mythoskaart { $mythos }.
dp-event-retrieves-limbo = { $seat } neemt een blokje terug uit Limbo.
dp-event-out_of_limbo = { $number ->
    [one] { $seat } neemt { $number } blokje terug uit Limbo.
   *[other] { $seat } neemt { $number } blokjes terug uit Limbo.
}
dp-event-buys = { $number ->
    [one] { $seat } neemt { $number } blokje uit de algemene voorraad.
   *[other] { $seat } neemt { $number } blokjes uit de algemene voorraad.
}

## Events: claims, stacks, the mythos row, locks

dp-event-claims_spot-on_city = { $seat } claimt { $city }.
dp-event-claims_spot-on_base = { $seat } claimt de basiskaart { $city_in }.
dp-event-claims_spot-on_mythos = { $seat } claimt de mythoskaart { $mythos }.
dp-event-claims_reserve = { $seat } claimt { $card } uit de reserve.
dp-event-takes_card = { $seat } krijgt de kaart { $card }.
dp-event-turns_up = Nieuwe basiskaart { $city_in }: { $card }.
dp-event-put_under = De kaart { $card } gaat onder de stapel { $city_in }.
dp-event-stack_empty = Er zijn geen basiskaarten meer { $city_in }.
dp-event-joins_row = Nieuw in de mythosrij: { $mythos }.
dp-event-reserve_shows = Opengelegd uit de reserve: { $card }.
dp-event-locked-on_city = Er komt een slot op { $city }.
dp-event-locked-on_base = Er komt een slot op de basiskaart { $city_in }.
dp-event-locked-on_mythos = Er komt een slot op de mythoskaart { $mythos }.
dp-event-unlocked-on_city = Het slot op { $city } wordt verwijderd.
dp-event-unlocked-on_base = Het slot op de basiskaart { $city_in } wordt verwijderd.
dp-event-unlocked-on_mythos = Het slot op de mythoskaart { $mythos } wordt verwijderd.

## Events: VP and tracks

dp-event-track = De marker op { $track } gaat naar vakje { $number }.
dp-event-gains_vp = { $seat_is_me ->
    [yes] Je krijgt { $number } OP en hebt er nu { $number2 }.
   *[no] { $seat } krijgt { $number } OP en heeft er nu { $number2 }.
}
dp-event-reveal_scores = { $seat_is_me ->
    [yes] Je onthult je gezindheid: dat levert { $number } OP op voor het spoor van je kant en { $number2 } OP voor je poorten.
   *[no] { $seat } onthult de eigen gezindheid: dat levert { $number } OP op voor het spoor van de eigen kant en { $number2 } OP voor de poorten.
}
dp-event-loses_vp = { $seat_is_me ->
    [yes] Je verliest { $number } OP en hebt er nu { $number2 }.
   *[no] { $seat } verliest { $number } OP en heeft er nu { $number2 }.
}

## Events: agents and other pieces

dp-event-enters = { $agent_id ->
    [cultist1] { $seat } arriveert { $city_in }.
    [cultist2] { $seat } arriveert { $city_in }.
   *[other] { $seat_is_me ->
        [yes] Jouw { $agent_own } arriveert { $city_in }.
       *[no] { $agent_start } van { $seat_name } arriveert { $city_in }.
    }
}
dp-event-moves = { $agent_id ->
    [cultist1] { $seat } gaat { $city_to }.
    [cultist2] { $seat } gaat { $city_to }.
   *[other] { $seat_is_me ->
        [yes] Jouw { $agent_own } gaat { $city_to }.
       *[no] { $agent_start } van { $seat_name } gaat { $city_to }.
    }
}
dp-event-attacks-victim = { $seat_is_me ->
    [yes] Jouw { $agent_own } valt { $agent2_the } aan.
   *[no] { $agent_start } van { $seat_name } valt { $agent2_the } aan.
}
dp-event-attacks-deep_one = { $seat_is_me ->
    [yes] Jouw { $agent_own } valt de Diepling { $city_in } aan.
   *[no] { $agent_start } van { $seat_name } valt de Diepling { $city_in } aan.
}
dp-event-murdered = { $seat2_is_me ->
    [yes] { $seat } vermoordt jouw { $agent_own }.
   *[no] { $seat } vermoordt { $agent_the } van { $seat2_name }.
}
dp-event-murder_fails = { $seat_is_me ->
    [yes] Je bent een cultist, dus jouw { $agent_own } overleeft het.
   *[no] { $seat } is een cultist, dus { $agent_the } overleeft het.
}
dp-event-agent_destroyed = { $seat_is_me ->
    [yes] Jouw { $agent_own } wordt vernietigd.
   *[no] { $agent_start } van { $seat_name } wordt vernietigd.
}
dp-event-taken_over = { $seat2_is_me ->
    [yes] { $seat } neemt jouw { $agent_own } over.
   *[no] { $seat } neemt { $agent_the } van { $seat2_name } over.
}
dp-event-brain_taken = { $seat_is_me ->
    [yes] Jouw Mi-Go ontvoert { $agent_the } van { $seat2_name }.
   *[no] { $seat2_is_me ->
        [yes] De Mi-Go van { $seat_name } ontvoert jouw { $agent_own }.
       *[no] De Mi-Go van { $seat_name } ontvoert { $agent_the } van { $seat2_name }.
    }
}
dp-event-possessed = { $seat_is_me ->
    [yes] Jouw { $agent_own } is nu bezeten.
   *[no] { $agent_start } van { $seat_name } is nu bezeten.
}
dp-event-gate = { $seat } { $gate_does } de poort { $city_in }.
dp-event-token = { $city } krijgt { $token_one }.
dp-event-takes_deep_ones = { $number ->
    [one] { $seat } neemt { $number } Diepling in voorraad.
   *[other] { $seat } neemt { $number } Dieplingen in voorraad.
}
dp-event-deep_one_lands = Een Diepling { $seat_own } verschijnt { $city_in }.
dp-event-deep_one_moves = Een Diepling { $seat_own } gaat van { $city } { $city2_to }.
dp-event-deep_one_killed = Een Diepling { $seat_own } { $city_in } wordt vermoord en gaat terug naar de voorraad.
dp-event-deep_one_destroyed = Een Diepling { $seat_own } { $city_in } wordt vernietigd.

## Events: sanity and alignments

dp-event-tokens_drawn = { $seat } trekt { $tokens_one } en houdt er één.
dp-event-sanity_token = { $seat } trekt { $token_one }.
dp-event-calmed = { $number ->
    [one] { $seat } legt { $number } waanzinfiche terug in het zakje.
   *[other] { $seat } legt { $number } waanzinfiches terug in het zakje.
}
dp-event-mad = { $seat } wordt waanzinnig.
dp-event-reveals = { $seat_is_me ->
    [yes] Je gezindheid wordt onthuld: je bent { $alignment_one }.
   *[no] De gezindheid van { $seat_name } wordt onthuld: { $alignment }.
}

## Events: secret looks

dp-event-looks_at_alignment = { $seat2_is_me ->
    [yes] { $seat } bekijkt jouw gezindheid.
   *[no] { $seat } bekijkt de gezindheid { $seat2_own }.
}
dp-event-sees_alignment = { $seat_is_me ->
    [yes] Je ziet dat je { $alignment_one } bent.
   *[no] Je ziet dat { $seat_name } { $alignment_one } is.
}
dp-event-looks_at_hand = { $seat2_is_me ->
    [yes] { $seat } bekijkt jouw hand.
   *[no] { $seat } bekijkt de hand { $seat2_own }.
}
dp-event-sees_hand = { $seat_is_me ->
    [yes] In jouw hand: { $cards }.
   *[no] In de hand van { $seat_name }: { $cards }.
}
dp-event-looks_at_stack = { $seat } bekijkt de gedekte kaarten { $city_in }.
dp-event-sees_stack = Gedekt { $city_in }: { $cards }.
dp-event-looks_at_mythos = { $number ->
    [one] { $seat } bekijkt { $number } kaart boven op de mythosstapel.
   *[other] { $seat } bekijkt de bovenste { $number } kaarten van de mythosstapel.
}
dp-event-sees_mythos = Boven op de mythosstapel: { $cards }.
dp-event-looks_at_deck = { $seat_is_me ->
    [yes] { $number ->
        [one] Je bekijkt { $number } kaart boven op je trekstapel.
       *[other] Je bekijkt de bovenste { $number } kaarten van je trekstapel.
    }
   *[no] { $number ->
        [one] { $seat } bekijkt { $number } kaart boven op de eigen trekstapel.
       *[other] { $seat } bekijkt de bovenste { $number } kaarten van de eigen trekstapel.
    }
}
dp-event-sees_deck = Boven op je trekstapel: { $cards }.

## Events: the Great Old One

dp-event-behaviour = Gedragskaart: { $behaviour }.
dp-event-behaviours_shuffled = Alle gedragskaarten worden geschud.
dp-event-special = { $seat } roept { $great_old_one_the } aan.
dp-event-act_fails = { $seat } krijgt het niet voor elkaar en zet in plaats daarvan een stap op het pad.
dp-event-unmasked = { $seat_is_me ->
    [yes] Je bent ontmaskerd, maar blijft op het bord.
   *[no] { $seat } is ontmaskerd, maar blijft op het bord.
}
dp-event-old_one_gains = De Grote Oude krijgt { $number } OP en heeft er nu { $number2 }.
dp-event-old_one_loses = De Grote Oude verliest { $number } OP en heeft er nu { $number2 }.
dp-event-old_one_token = De Grote Oude trekt { $token_one }.
dp-event-old_one_scores = De Grote Oude eindigt met { $number } OP.
dp-event-old_one_wins = { $great_old_one } wint.

## Events: the end

dp-event-will_end = { $end } Het spel loopt ten einde.
dp-event-game_over = Het spel is afgelopen. { $end }
dp-event-impostor = { $seat_is_me ->
    [yes] Jij bent de bedrieger en bent nu { $alignment_one }.
   *[no] { $seat } is de bedrieger en is nu { $alignment_one }.
}
dp-event-was = { $seat } was { $alignment_one }.
dp-event-scores = { $seat } scoort in totaal { $number } OP.
dp-event-eliminated = { $seat_is_me ->
    [yes] Je valt af: jouw gezindheid heeft de laagste score.
   *[no] { $seat } valt af: de gezindheid van { $seat_name } heeft de laagste score.
}
dp-event-wins = { $number ->
    [one] { $seats_name } wint.
   *[other] { $seats_name } winnen.
}
dp-event-claims = { $flag ->
    [yes] { $seat_is_me ->
        [yes] { $claim } (Eerder zei je iets anders.)
       *[no] { $claim } (Eerder zei { $seat } iets anders.)
    }
   *[no] { $claim }
}

## Choices in a turn

dp-option-claim = Claim een kaart of stad
dp-option-influence = Speel invloed om blokjes te leggen
dp-option-retrieve = Speel invloed om blokjes terug te nemen
dp-option-buy = Speel geld om blokjes te kopen
dp-option-ritual_up = Zet de ritueelmarker omhoog
dp-option-ritual_down = Zet de ritueelmarker omlaag
dp-option-invest_up = Zet de onderzoeksmarker omhoog
dp-option-invest_down = Zet de onderzoeksmarker omlaag
dp-option-travel = Speel geld om te reizen
dp-option-discard_cards = Leg kaarten af
dp-option-reveal = Onthul je gezindheid en scoor je spoor en poorten
dp-option-use = Gebruik { $card }
dp-option-use_granted = Gebruik { $card } voor een moord (Hastur)
dp-option-use_mythos = Gebruik { $mythos }
dp-option-step = Gratis stap met { $agent_the }
dp-option-pass = Beëindig je beurt

## Choices within an action

dp-option-done = Klaar
dp-option-yes = Ja
dp-option-no = Nee
dp-option-card = Speel { $card }
dp-option-on_city = Stad { $city }
dp-option-on_base = Basiskaart { $city_in }
dp-option-on_mythos = Mythoskaart { $mythos }
dp-option-limbo = Limbo
dp-option-lock-on_city = Plaats een slot op { $city }
dp-option-lock-on_base = Plaats een slot op de basiskaart { $city_in }
dp-option-lock-on_mythos = Plaats een slot op de mythoskaart { $mythos }
dp-option-unlock-on_city = Verwijder het slot op { $city }
dp-option-unlock-on_base = Verwijder het slot op de basiskaart { $city_in }
dp-option-unlock-on_mythos = Verwijder het slot op de mythoskaart { $mythos }
dp-option-piece = { $agent }
dp-option-victim = Slachtoffer: { $agent }
dp-option-deep_one = Diepling { $city_in }
dp-option-go = Ga { $city_to }
dp-option-place = Plaats { $city_in }
dp-option-stack = Stapel { $city_in }
dp-option-refresh = Vervang de basiskaart { $city_in }
dp-option-gate = { $gate_order }
dp-option-keep = Hou { $token_gender ->
    [het] het
   *[de] de
} { $token }
dp-option-player = { $seat_name }
dp-option-number = { $number ->
    [one] { $number } blokje
   *[other] { $number } blokjes
}
dp-option-choice = { $card_id ->
    [ag_earp] { $number ->
        [1] Earp pleegt een moord
       *[other] Earp sluit de poort
    }
    [ag_rothstein] { $number ->
        [1] Rothstein pleegt een moord
       *[other] Rothstein opent de poort
    }
    [ag_houdini] { $number ->
        [1] Plaats of verwijder een slot (Houdini)
       *[other] Houdini sluit de poort
    }
    [ag_ness] { $number ->
        [1] Ness pleegt een moord
       *[other] Plaats of verwijder een slot (Ness)
    }
    [ag_olmstead] { $number ->
        [1] Olmstead opent de poort
       *[other] Verplaats maximaal 2 agenten en Dieplingen, elk over 1 weg
    }
    [bs_possessed] { $number ->
        [1] Maak een van je eigen agenten bezeten
       *[other] Neem een agent van iemand anders over en maak die bezeten
    }
    [my_sacrifice] { $number ->
        [1] Zet de ritueelmarker 3 vakjes omhoog (Offer)
       *[other] Leg maximaal 2 waanzinfiches terug in het zakje (Offer)
    }
    [my_elder_thing] { $number ->
        [1] Zet de onderzoeksmarker 2 vakjes omhoog (Oerwezen)
       *[other] Zet de ritueelmarker 2 vakjes omlaag (Oerwezen)
    }
   *[other] { $number ->
        [1] Eerste optie van { $card }
        [2] Tweede optie van { $card }
        [3] Derde optie van { $card }
       *[other] Optie { $number } van { $card }
    }
}
dp-option-discard = Leg { $card } af
dp-option-throw = Lever { $card } in
dp-option-strip = Laat { $card } afleggen
dp-option-recover = Neem { $card } terug
dp-option-purge_hand = Vernietig { $card } uit je hand
dp-option-purge_discard = Vernietig { $card } uit je aflegstapel
dp-option-top = Leg { $card } bovenop
dp-option-next = Trek eerst { $card }
dp-option-to_row = Leg { $mythos } in de rij
dp-option-revive = Wek { $agent_the } tot leven

## Questions

dp-ask-place_main = In welke stad begint je vaste agent?
dp-ask-turn = { $number ->
    [0] Je acties zijn op. Wat doe je?
    [one] Je hebt nog { $number } actie. Wat doe je?
   *[other] Je hebt nog { $number } acties. Wat doe je?
}
dp-ask-pay = { $number2 ->
    [0] Speel kaarten { $resource_for }. Tot nu toe: { $number }.
   *[other] Speel kaarten { $resource_for }. Tot nu toe: { $number } van { $number2 }.
}
dp-ask-influence = { $number ->
    [one] Waar leg je je blokje?
   *[other] Waar leg je je { $number } blokjes?
}
dp-ask-take_cube = { $number ->
    [one] Waar haal je het laatste blokje vandaan?
   *[other] Waar haal je het volgende blokje vandaan? Nog { $number } te gaan.
}
dp-ask-add_to = { $number ->
    [one] Waar leg je { $number } blokje?
   *[other] Waar leg je maximaal { $number } blokjes?
}
dp-ask-how_many = Hoeveel blokjes leg je daar?
dp-ask-whose_cubes = Waar moeten blokjes verdwijnen?
dp-ask-player_with_cubes-on_city = Wie raakt blokjes kwijt op { $city }?
dp-ask-player_with_cubes-on_base = Wie raakt blokjes kwijt op de basiskaart { $city_in }?
dp-ask-player_with_cubes-on_mythos = Wie raakt blokjes kwijt op de mythoskaart { $mythos }?
dp-ask-shift_to = Naar welke kaart of stad verplaats je je blokjes?
dp-ask-shift_from-on_city = Waar haal je een blokje voor { $city } vandaan?
dp-ask-shift_from-on_base = Waar haal je een blokje voor de basiskaart { $city_in } vandaan?
dp-ask-shift_from-on_mythos = Waar haal je een blokje voor de mythoskaart { $mythos } vandaan?
dp-ask-claim = Wat claim je?
dp-ask-lock = Waar plaats of verwijder je een slot?
dp-ask-traveller = Wie gaat er op reis? Ze vertrekken pas als je hebt betaald.
dp-ask-mover = Wie verplaats je? Dat kost niets.
dp-ask-goal-piece = Waar gaat { $agent_the } heen?
dp-ask-goal-deep_one = Waar gaat de Diepling { $city_in } heen?
dp-ask-flee-piece = Cthulhu komt eraan. Waar vlucht { $agent_the } heen?
dp-ask-flee-deep_one = Cthulhu komt eraan. Waar vlucht de Diepling { $city_in } heen?
dp-ask-killer = Welke van je agenten pleegt de moord?
dp-ask-victim = Wie wordt het slachtoffer van { $agent_the }?
dp-ask-gate_maker = Welke van je agenten opent of sluit de poort?
dp-ask-gate_kind = Open of sluit je de poort { $city_in }?
dp-ask-possess = Welke agent raakt bezeten? { $way }
dp-ask-take_agent = Welke agent neem je over?
dp-ask-destroy_agent = Welke agent of Diepling vernietig je?
dp-ask-take_brain = Welke agent wordt door de Mi-Go ontvoerd?
dp-ask-revive = Welke agent uit een crypte wek je weer tot leven?
dp-ask-place_agent = In welke stad plaats je { $agent_the }?
dp-ask-place_token = In welke stad plaats je { $token_one }?
dp-ask-land = In welke stad plaats je een Diepling?
dp-ask-refresh = Welke open basiskaart vervang je? { $fate }
dp-ask-keep_token = Je hebt van elke soort een fiche getrokken. Welk fiche hou je?
dp-ask-who_tests = Wie doet een verstandsproef?
dp-ask-discard = Welke kaart leg je af?
dp-ask-throw = Je moet afleggen. Welke kaart lever je in?
dp-ask-discard_of = { $seat_is_me ->
    [yes] Welke kaart uit jouw hand moet worden afgelegd?
   *[no] Welke kaart uit de hand van { $seat_name } moet worden afgelegd?
}
dp-ask-who_discards = Wie moet afleggen?
dp-ask-recover = Welke kaart neem je terug uit je aflegstapel?
dp-ask-purge = Welke van je kaarten vernietig je?
dp-ask-see_alignment = Van wie bekijk je de gezindheid?
dp-ask-see_hand = Van wie bekijk je de hand?
dp-ask-see_stack = In welke stad bekijk je de gedekte basiskaarten?
dp-ask-choose_top = Welke kaart leg je boven op de stapel { $city_in }?
dp-ask-to_row = Welke kaart leg je in de mythosrij? De rest gaat onder op de stapel.
dp-ask-reorder = Welke van deze { $number } kaarten wil je als eerste trekken?
dp-ask-choose = { $card }: welk effect kies je?
dp-ask-may = { $card_id ->
    [ag_mason] { $card }: opent ze de poort in haar stad?
    [bs_deep_ones] { $card }: claim je er een stad mee?
   *[other] { $card }: wil je dit effect gebruiken?
}
dp-ask-reaction = { $card_id ->
    [ag_lescaux] { $card } is vernietigd. Zet je de onderzoeksmarker 1 vakje omhoog?
    [bs_gazette] Je hebt { $card } gebruikt. Trek je 1 kaart?
    [bs_bootleggers] Je hebt { $card } afgelegd. Neem je 1 blokje terug uit Limbo?
    [my_black_goat] { $card }: leg je nog 1 blokje op een andere basiskaart?
   *[other] Gebruik je de reactie van { $card }?
}
dp-ask-lose_agent = Welke van je agenten of Dieplingen wordt het slachtoffer van { $agent_the }?
dp-ask-impostor = Jij bent de bedrieger. Neem je de tegengestelde gezindheid aan?

## Claims: statements at the table, true or false

dp-claim-is = { $about_self ->
    [yes] { $speaker_says }: “Ik ben { $alignment_one }.”
   *[no] { $speaker_says }: “{ $seat_name } is { $alignment_one }.”
}
dp-claim-saw = { $about_self ->
    [yes] { $speaker_says }: “Ik heb mijn kaart bekeken: ik ben { $alignment_one }.”
   *[no] { $speaker_says }: “Ik heb de kaart van { $seat_name } gezien: { $alignment_one }.”
}
dp-claim-suspect = { $about_self ->
    [yes] { $speaker_says }: “Verdenk mij gerust.”
   *[no] { $speaker_says }: “Ik verdenk { $seat_name }.”
}
dp-claim-trust = { $about_self ->
    [yes] { $speaker_says }: “Je kunt me vertrouwen.”
   *[no] { $speaker_says }: “Ik vertrouw { $seat_name }.”
}
dp-claim-will_claim = { $speaker_says }: “Ik ga { $city } claimen.”

## Statistics over many games

dp-tally-claimed = Hoe vaak elke kaart is geclaimd
dp-tally-claimed_by_winners = Hoe vaak elke kaart door een winnaar is geclaimd
dp-tally-points = Hoe vaak elke score is behaald

## Forms of names that come from a player’s own content file; $name is what is printed there

dp-printed-city = { $name }
    .in = in { $name }
    .to = naar { $name }
dp-printed-agent = { $name }
    .the = { $name }
    .start = { $name }
    .own = { $name }
dp-printed-goo = { $name }
    .the = { $name }

## Table options, set before the deal

dp-setup-players = Spelers
dp-setup-players-text = Het aantal spelers. Met 2 of 3 spelers worden vier kaarten met verschillende gezindheden geschud en gedeeld. Met 4 of 5 spelers zijn het vijf kaarten: twee cultisten, twee onderzoekers en één afvallige.
dp-setup-players-1 = 1: een onderzoeker tegen een Grote Oude met twee cultisten
dp-setup-players-2 = 2: verschillende gezindheden, twee kaarten doen niet mee
dp-setup-players-3 = 3: verschillende gezindheden, één kaart doet niet mee
dp-setup-players-4 = 4: cultisten, onderzoekers en misschien een afvallige, één kaart doet niet mee
dp-setup-players-5 = 5: twee cultisten, twee onderzoekers en één afvallige
dp-setup-random_cities = Startsteden
dp-setup-random_cities-text = In welke steden de vaste agenten beginnen.
dp-setup-random_cities-no = Iedereen kiest een stad; de startspeler kiest als laatste
dp-setup-random_cities-yes = Willekeurige steden
dp-setup-agents = Vaste agenten
dp-setup-agents-text = Welke vaste agent bij elke plaats hoort, in de volgorde van de plaatsen. Plaatsen die niet in de lijst staan, krijgen een willekeurige agent.
dp-setup-great_old_one = Grote Oude
dp-setup-great_old_one-text = Je tegenstander in het solospel.
dp-setup-great_old_one-none = Willekeurig
dp-setup-great_old_one-goo_hastur = Hastur: verzamelt agenten
dp-setup-great_old_one-goo_yog = Yog-Sothoth: opent poorten
dp-setup-great_old_one-goo_cthulhu = Cthulhu: verovert steden
dp-setup-great_old_one-goo_goat = De Zwarte Geit: verzamelt basiskaarten
dp-setup-great_old_one-goo_nyarlathotep = Nyarlathotep: verzamelt mythoskaarten
dp-setup-great_old_one-goo_azathoth = Azathoth: drijft het ritueel voort

## Why a table can’t be set up like this

dp-bad-players-count = Dark Providence is voor 1 tot 5 spelers.
dp-bad-random_cities-value = Willekeurige startsteden staan aan of uit.
dp-bad-agents-value = De vaste agenten moeten een lijst van agenten zijn.
dp-bad-agents-unknown = Eén hiervan is geen vaste agent. De vaste agenten zijn monday, wednesday, thursday, friday en saturday.
dp-bad-agents-twice = Twee plaatsen kunnen niet dezelfde vaste agent hebben.
dp-bad-agents-too_many = Er zijn meer vaste agenten dan spelers.
dp-bad-great_old_one-value = De Grote Oude moet met zijn id worden opgegeven.
dp-bad-great_old_one-unknown = Die Grote Oude bestaat niet. De Grote Ouden zijn goo_hastur, goo_yog, goo_cthulhu, goo_goat, goo_nyarlathotep en goo_azathoth.
dp-bad-great_old_one-solo_only = Een Grote Oude kun je alleen kiezen bij één speler.
