## Shadow Hunters

cli-sh-example-almanac = řemdih
cli-sh-example-rules = kuše
cli-sh-example-write = Jsem vlkodlak
cli-sh-list-picked = id oddělená čárkami, třeba e1,f2,g1,u1,v1,w2,a1,b1,c2,d1 (všechna id jsou v pravidlech)
cli-sh-legend-wound-text = Jedno zranění.
cli-sh-legend-no-wound-text = Další zranění, které postavě ještě chybí do smrti. Pokud postavu neznáš, počítá se do nejvyššího počtu životů.
cli-sh-legend-letters = Písmena nad zraněními
cli-sh-legend-numbers = (4/5)
cli-sh-legend-numbers-text = Hody, které vedou na tohle místo.
cli-sh-legend-known = (víš to)
cli-sh-legend-own = (skryto)
cli-sh-legend-own-text = Tvoje vlastní postava, která není odhalená.
cli-sh-title = { $is_me ->
    [yes] Kolo { $round }: jsi na tahu
   *[no] Kolo { $round }: na tahu je { $name }
}
cli-sh-title-opening = Úvod: každý dává zelenou kartu sousedovi
cli-sh-reveals = tím se tvoje postava odhalí všem
cli-sh-welcome = Každý je tajně vlkodlak, upír, nebo člověk. Vlkodlaci vítězí, když jsou po smrti všichni upíři. Upíři vítězí, když jsou po smrti všichni vlkodlaci. Každý člověk má vlastní cíl. Zelenými kartami zjisti, kdo je kdo, vyzbroj se a udeř.
# There are always 2 or 3 werewolves and as many vampires.
cli-sh-in-play = { $human ->
    [0] Ve hře jsou { $werewolf } vlkodlaci a { $vampire } upíři.
    [one] Ve hře jsou { $werewolf } vlkodlaci, { $vampire } upíři a { $human } člověk.
    [few] Ve hře jsou { $werewolf } vlkodlaci, { $vampire } upíři a { $human } lidé.
   *[other] Ve hře jsou { $werewolf } vlkodlaci, { $vampire } upíři a { $human } lidí.
}
# On the board, in panels that hold 22 characters: a use (cli-sh-use-) has at most 19.
cli-sh-area = Oblast { $number }
cli-sh-or = /
cli-sh-or-plain = { " nebo " }
cli-sh-place = { $place } ({ $numbers })
cli-sh-place-use = { "   " }{ $use }
cli-sh-place-names = { "   " }{ $names }
cli-sh-place-plain = { $place } ({ $numbers }, { $use }): { $names }
cli-sh-nobody = nikdo
cli-sh-middle = Uprostřed, zatím na žádném místě: { $names }
cli-sh-use-hut = zelená karta
cli-sh-use-spring = libovolný balíček
cli-sh-use-chapel = modrá karta
cli-sh-use-graveyard = červená karta
cli-sh-use-tree = +2 nebo −1 zranění
cli-sh-use-circle = vzít vybavení
# Column headings.
cli-sh-header-name = Hráč
cli-sh-header-wounds = Zranění
cli-sh-header-equipment = Vybavení
cli-sh-header-character = Postava
cli-sh-header-marks = Stav
cli-sh-header-may-be = Podle veřejných stop může být
cli-sh-header-gift = Dárce a příjemce
cli-sh-header-card = Zelená karta
cli-sh-header-card-name = Karta
cli-sh-header-copies = Počet
cli-sh-header-says = Co dělá
cli-sh-header-outcome = Výsledek
cli-sh-header-attack = Útočník a cíl
cli-sh-header-times = Kolikrát
cli-sh-header-claim = Tvrzení
cli-sh-header-points = Životy
cli-sh-header-ability = Schopnost
cli-sh-header-goal = Cíl
cli-sh-header-fate = Osud
cli-sh-header-result = Výsledek
cli-sh-scale = Písmeno nad zraněními ukazuje, kdy umírá postava, jejíž jméno jím začíná.
cli-sh-scale-plain = Zranění, která postavu zabijí, podle začátečního písmene: { $scale }.
cli-sh-scale-step = { $number } pro { $letters }
cli-sh-hidden = skryto
cli-sh-press-c = napiš c
cli-sh-known = { $character }, { $kind }
cli-sh-known-self = { $character }, { $kind } (skryto)
cli-sh-known-to-you = { $character }, { $kind } (víš to)
# In the column cli-sh-header-marks.
cli-sh-mark-turn = na tahu
cli-sh-mark-dead = po smrti
cli-sh-mark-ward = Ochrana
cli-sh-mark-barrier = Bariéra
cli-sh-mark-void = schopnost zrušená
cli-sh-mark-used = schopnost použitá
cli-sh-you-are = Jsi { $character }, { $kind }. Máš { $points } životů.
cli-sh-ability = Schopnost: { $ability }
cli-sh-goal = Cíl: { $goal }
cli-sh-card = { $card }: { $says }
cli-sh-almanac-kind = { $kind ->
    [werewolf] Vlkodlaci ve hře: { $number } z těchto postav
    [vampire] Upíři ve hře: { $number } z těchto postav
   *[human] Lidé ve hře: { $number } z těchto postav
}
cli-sh-almanac-cards = { $colour ->
    [red] Červené karty
    [blue] Modré karty
   *[green] Zelené karty
}
# Headings at the end of the game.
cli-sh-ending = Závěrečné odhalení
cli-sh-ending-won = Vyhráváš! Závěrečné odhalení
cli-sh-ending-lost = Prohra. Závěrečné odhalení
cli-sh-alive = naživu
cli-sh-dead = po smrti
cli-sh-won = výhra
cli-sh-lost = prohra
# In a replay with all secrets.
cli-sh-opened = { $name } je { $character }.
# Headings of the journal.
cli-sh-journal-characters = Kdo je kdo
cli-sh-journal-green = Zelené karty
cli-sh-journal-attacks = Útoky
cli-sh-journal-claims = Tvrzení
cli-sh-journal-claims-apart = Tvrzení mezi mrtvými
cli-sh-anybody = kdokoli
cli-sh-from-to = { $giver } a { $receiver }
cli-sh-unknown-card = neznáš ji
cli-sh-no-answer = Zatím bez odpovědi.
cli-sh-lie = { $outcome } Odpověď byla lež.
cli-sh-times = { $number ->
    [1] jednou
    [2] dvakrát
   *[other] { $number }×
}
cli-sh-contradicts = odporuje dřívějšímu tvrzení
# The steps of making a statement.
cli-sh-claim-what = Co chceš říct?
cli-sh-claim-kind = co je kdo zač: vlkodlak, upír, nebo člověk
cli-sh-claim-character = kdo je která postava
cli-sh-claim-gave-green = kdo má od tebe jakou zelenou kartu
cli-sh-claim-got-green = od koho máš jakou zelenou kartu
cli-sh-claim-trust = komu věříš
cli-sh-claim-suspect = koho podezíráš
cli-sh-claim-will-attack = na koho zaútočíš
cli-sh-claim-which-seat = Kdo?
cli-sh-claim-which-kind = Vlkodlak, upír, nebo člověk?
cli-sh-claim-which-character = Která postava?
cli-sh-claim-which-green = Která zelená karta?
cli-sh-claim-which-outcome = Jak to dopadlo?
cli-sh-claim-which-equipment = Které vybavení?
cli-sh-claim-some-equipment = neříct které
