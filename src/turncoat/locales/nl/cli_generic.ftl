## Games that have no drawing of their own

cli-generic-over = Het spel is afgelopen
cli-generic-together = iedereen kiest
cli-generic-turn = { $is_me ->
    [yes] jij bent aan zet
   *[no] { $name } is aan zet
}
cli-generic-round = Ronde
cli-generic-title = { $label } { $number }: { $stage }
cli-generic-round-name = { $label } { $number }
cli-generic-of = { $number } van { $limit }
cli-generic-line = { $label }: { $value }
cli-generic-unknown = ?
cli-generic-none = –
cli-generic-yes = ja
cli-generic-no = nee
cli-generic-player = Speler
cli-generic-result = Resultaat
cli-generic-name = Naam
cli-generic-meaning = Betekenis
cli-generic-claim-header = Bewering
cli-generic-won = gewonnen
cli-generic-lost = verloren
cli-generic-known = Wat je weet
cli-generic-claims = Beweringen
cli-generic-before = Begin
cli-generic-told = Alleen aan jou verteld
cli-generic-told-header = Wat je hebt gehoord
cli-generic-votes = Stemmen
cli-generic-contradicts = spreekt een eerdere bewering tegen
cli-generic-ending = Alles onthuld
cli-generic-ending-won = Je hebt gewonnen! Alles onthuld
cli-generic-ending-lost = Je hebt verloren. Alles onthuld
cli-generic-opened = { $name } kreeg te horen: { $sentence }
cli-generic-claim = Wat wil je beweren? Dit zijn voorbeelden.
cli-generic-which-seat = Wie?
cli-generic-which-number = Welk getal?
cli-generic-which = Welke?
cli-generic-list = namen met komma’s ertussen
