## A player in a sentence

seat = { $is_me ->
        [yes] Je
       *[no] { $name }
    }
    .object = { $is_me ->
        [yes] jou
       *[no] { $name }
    }
    .weak = { $is_me ->
        [yes] je
       *[no] { $name }
    }
    .stressed = { $is_me ->
        [yes] jij
       *[no] { $name }
    }
    .says = { $is_me ->
        [yes] Jij
       *[no] { $name }
    }
    .self = { $is_me ->
        [yes] jezelf
       *[no] { $name }
    }
    .own = { $is_me ->
        [yes] van jou
       *[no] van { $name }
    }

## Lists

list-next = { $list }, { $item }
list-last = { $list } en { $item }

## The game has refused an answer. Nothing has changed.

refusal-not_asked = Je hoeft nu niets te beslissen.
refusal-not_an_option = Die keuze heb je niet.
refusal-not_offered = Dat kan nu niet.
refusal-not_a_claim = Zo’n bewering bestaat niet in dit spel.
refusal-talk_closed = Je kunt nu niet praten.
refusal-cannot_undo = Je kunt nu niets terugnemen.

## The server has refused something. Nothing has changed.

refusal-bad_message = Dat begreep de server niet.
refusal-too_large = Dat is te lang.
refusal-too_fast = Dat ging te snel. Wacht even.
refusal-too_many = Daarvan zijn er al te veel. Probeer het later nog eens.
refusal-unknown_room = Er is geen tafel met deze code. Kijk de code na en probeer het nog eens.
refusal-unknown_game = Dat spel heeft deze server niet.
refusal-unknown_page = Op dit adres is niets te vinden.
refusal-wrong_token = Je zit niet meer aan deze tafel. Misschien is je plaats naar een ander apparaat verhuisd, of heeft de host je weggestuurd.
refusal-bad_settings = Deze instellingen gaan niet samen.
refusal-bad_name = Die naam is te lang of bevat tekens die niet getoond kunnen worden.
refusal-name_taken = Iemand hier heeft die naam al, of een naam die erop lijkt.
refusal-name_reserved = Die naam is gereserveerd. Kies een andere.
refusal-no_spectators = Bij dit spel mag niemand meekijken.
refusal-locked = Deze tafel is op slot. Er kan niemand meer bij.
refusal-locked_by_operator = De beheerder van deze server heeft de tafel op slot gedaan. Alleen de beheerder kan het slot eraf halen.
refusal-banned_by_host = De host heeft je van deze tafel verbannen.
refusal-removed_by_host = De host heeft je van deze tafel weggestuurd. Over een minuut kun je weer meedoen.
refusal-sent_away = De host heeft net iemand weggestuurd die jouw internetverbinding gebruikt. Probeer het over een minuut nog eens.
refusal-no_address_ban = Dat internetadres kun je niet blokkeren: het is onbekend of het is van jezelf.
refusal-not_host = Dat kan alleen de host.
refusal-not_yours = Dat kan alleen met je eigen plaats.
refusal-no_such_seat = Die plaats bestaat niet.
refusal-no_such_member = Hier heet niemand zo.
refusal-seat_taken = Die plaats is bezet.
refusal-one_seat = Je hebt al een plaats. Sta eerst op, of vraag de host om meerdere plaatsen per gast toe te staan.
refusal-half_a_table = Gasten op jouw internetverbinding hebben al de helft van de plaatsen. Vraag de host om meerdere plaatsen per gast toe te staan.
refusal-unknown_bot = Zo’n bot bestaat niet.
refusal-not_now = Dat kan nu niet.
refusal-stale = Het spel is intussen al verder.
refusal-paused = Het spel is gepauzeerd.
refusal-no_free_text = Vrij chatten kan niet aan deze tafel. Gebruik kant-en-klare beweringen.
refusal-bad_text = In een bericht mogen geen links of onzichtbare tekens staan.
refusal-ballot_open = Er loopt al een andere geheime stemming.
refusal-no_ballot = Er loopt geen geheime stemming.
refusal-not_absent = Voor deze speler is geen bot ingevallen.
refusal-bad_file = Dit bestand is geen uitgespeelde partij, of er is iets in veranderd.
refusal-imports_off = Deze server laat geen partijen uit bestanden toe.
refusal-room_closed = De beheerder van deze server heeft deze tafel voorgoed gesloten.
refusal-banned = De beheerder van deze server heeft je verbannen.
refusal-unknown_host = Deze server kent de hostnaam in het adres niet. De beheerder kan die toevoegen met --public-address.
refusal-other_site = Het verzoek kwam van een pagina van een andere site.
refusal-closing = De server wordt afgesloten. Kom zo nog eens terug.
refusal-broken = Er ging iets mis op de server. Je bent niets kwijt.
refusal-other_version = De server is bijgewerkt. Laad de pagina opnieuw of werk je programma bij.

## Shown as plain text in a browser.

page-not-built =
    De webpagina van deze server is niet gebouwd.
    Om die te bouwen, voert de beheerder ‘make page’ uit in de map met de broncode en start dan de server opnieuw.
    Terminals en andere programma’s kunnen zonder de pagina spelen.

page-unknown-host =
    Deze server kent de hostnaam in de adresbalk niet.
    Gebruik het adres dat de server bij het starten toont. Of vraag de beheerder de server te starten met
    ‘--public-address’, gevolgd door het adres dat je hebt gebruikt.

## Table options that can’t be used. Each game has the rest of these.

bad-field = Er is geen tafeloptie ‘{ $field }’.

## A saved game can’t be used.

record-unreadable = Dit bestand is geen opgeslagen partij, of het is beschadigd.
record-format = Deze partij is in een onbekend formaat opgeslagen.
record-checksum = Deze partij is na het opslaan veranderd.
record-game = Dit bestand hoort bij een spel dat deze versie niet heeft.
record-version = Deze partij is met een andere versie van de regels gespeeld.
record-content = Deze partij is met andere kaarten of getallen gespeeld.
record-log = De zetten in deze opgeslagen partij kloppen niet met de regels.
record-length = Deze opgeslagen partij is langer dan een echte partij ooit kan duren.

## A content file (cards, cities and numbers of one’s own) can’t be used.

bad-content-unreadable = { $thing }, { $field }: dit is niet te lezen. { $detail }
bad-content-not_json = { $line ->
    [none] Dit is geen geldig JSON-bestand.
   *[other] Dit is geen geldig JSON-bestand. De fout zit op regel { $line }, kolom { $column }.
}
bad-content-too_deep = { $thing }, { $field }: de onderdelen zijn hier te diep genest.
bad-content-value = { $thing }, { $field }: deze waarde mag hier niet. { $detail }
bad-content-missing = { $thing }, { $field }: dit ontbreekt. { $detail }
bad-content-unknown = { $thing }, { $field }: deze naam is onbekend. { $detail }
bad-content-twice = { $thing }, { $field }: dit komt meer dan één keer voor. { $detail }
bad-content-count = { $thing }, { $field }: dit getal klopt niet met de rest van het bestand. { $detail }
bad-content-cut_off = { $thing }, { $field }: vanuit de andere steden loopt hier geen weg naartoe.
bad-content-circle = { $thing }, { $field }: dit leidt terug naar zichzelf. { $detail }
bad-content-single = { $thing }, { $field }: van elke agent, stadskaart en mythoskaart moet er precies één zijn, niet { $detail }.
bad-content-base_only = { $thing }, { $field }: alleen basiskaarten kunnen dit hebben. Deze kaart is van de soort { $detail }.
bad-content-no_agent = { $thing }, { $field }: dit gaat over de agent van de kaart zelf, maar de kaart is geen agent.
bad-content-idle = { $thing }, { $field }: dit zou hier nooit iets doen ({ $detail }).
bad-content-cost = { $thing }, { $field }: de kosten zijn precies één van deze drie: kaarten afleggen, kaarten vernietigen of een agent vernietigen.
bad-content-mismatch = { $thing }, { $field }: dit past niet bij de rest van het bestand. { $detail }

## Names that only the server gives

erased-player = Speler { $number }
reserved-names = bot, systeem, server, beheerder, admin, beheer

## Names of bots. They must fit men and women alike and may not begin with A to G or U to W.

bot-name-1 = Indy
bot-name-2 = Jip
bot-name-3 = Kim
bot-name-4 = Lou
bot-name-5 = Mika
bot-name-6 = Puck
bot-name-7 = Robin
bot-name-8 = Sam
