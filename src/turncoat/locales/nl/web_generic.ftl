## Where the game stands: the headline above the board

web-generic-turn = { $mine ->
    [yes] jij bent aan zet
   *[no] { $name } is aan zet
}
web-generic-together = iedereen kiest
web-generic-round = { $label } { $round }: { $stage }
web-generic-round-label = Ronde
web-generic-round-name = { $label } { $round }
web-generic-over = Het spel is afgelopen.
web-generic-of = { $number } van { $limit }
web-generic-unknown = onbekend
web-generic-nothing = niets
web-generic-yes = ja
web-generic-no = nee
web-generic-fact = { $label }: { $value }

## The board

web-generic-board = De tafel
web-generic-facts = Op tafel
web-generic-things = Waaruit je kunt kiezen
web-generic-no-module = Het bord van dit spel kan hier niet worden getoond. Dit ligt er op tafel.

## Secrets and notes

web-generic-yours = Dit weet alleen jij
web-generic-secret = geheim
web-generic-no-secrets = Je hebt nu geen geheimen.
web-generic-known = Wat je over anderen weet
web-generic-player = Speler
web-generic-secret-column = Geheim
web-generic-told-column = Wat je hebt gehoord
web-generic-before = Begin
web-generic-votes = Stemmen

## The end

web-generic-won = gewonnen
web-generic-lost = verloren
web-generic-at-the-end = De tafel aan het eind

## Advice for a first game

web-generic-tip-secrets = Hier staat wat alleen jij weet. Anderen mogen het niet zien.
web-generic-tip-secrets-covered = Je hebt geheimen die anderen niet mogen zien, dus zijn ze afgedekt. Lees ze met de knop ‘Ingedrukt houden om te spieken’.
web-generic-tip-question = Hier staan je keuzes.
web-generic-tip-rules = De regels van dit spel staan in het menu, onder ‘Spelregels’.
