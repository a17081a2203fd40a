## A player in a sentence

seat = { $is_me ->
        [yes] Ty
       *[no] { $name }
    }
    .object = { $is_me ->
        [yes] ty
       *[no] { $name }
    }

## Lists

list-next = { $list }, { $item }
list-last = { $list } a { $item }

## The game has refused an answer

refusal-not_asked = Teď nemáš o čem rozhodovat.
refusal-not_an_option = Tuhle možnost na výběr nemáš.
refusal-not_offered = Tohle teď udělat nemůžeš.
refusal-not_a_claim = Takové tvrzení v téhle hře není.
refusal-talk_closed = Teď mluvit nemůžeš.
refusal-cannot_undo = Teď nemáš co vzít zpět.

## The server has refused something

refusal-bad_message = Tomuhle server nerozumí.
refusal-too_large = Tohle je příliš dlouhé.
refusal-too_fast = To bylo moc rychlé. Chvilku počkej.
refusal-too_many = Víc už se jich sem nevejde. Zkus to později.
refusal-unknown_room = Stůl s tímhle kódem tu není. Zkontroluj kód a zkus to znovu.
refusal-unknown_game = Tuhle hru server nemá.
refusal-unknown_page = Na téhle adrese nic není.
refusal-wrong_token = U tohoto stolu už nejsi. Tvoje místo se možná přesunulo na jiné zařízení, nebo tě hostitel od stolu vyhodil.
refusal-bad_settings = Tahle nastavení se navzájem vylučují.
refusal-bad_name = Jméno je příliš dlouhé, nebo obsahuje znaky, které se nedají zobrazit.
refusal-name_taken = Stejné nebo velmi podobné jméno už tu někdo má.
refusal-name_reserved = Tohle jméno je vyhrazené. Vyber si jiné.
refusal-no_spectators = Tahle partie je bez diváků.
refusal-locked = Stůl je zamčený. Nikdo další se přidat nemůže.
refusal-locked_by_operator = Stůl zamkl provozovatel serveru. Odemknout ho může jen on.
refusal-banned_by_host = Hostitel ti přístup k tomuto stolu zablokoval.
refusal-removed_by_host = Hostitel tě od stolu vyhodil. Za minutu se můžeš vrátit.
refusal-sent_away = Hostitel právě vyhodil někoho, kdo má stejné připojení k internetu jako ty. Zkus to za minutu znovu.
refusal-no_address_ban = Tahle internetová adresa se zablokovat nedá: buď není známá, nebo je tvoje vlastní.
refusal-not_host = Tohle může jen hostitel.
refusal-not_yours = Tohle můžeš jen na svém místě.
refusal-no_such_seat = Takové místo u stolu není.
refusal-no_such_member = Nikdo toho jména tu není.
refusal-seat_taken = Tohle místo je obsazené.
refusal-one_seat = Jedno místo už máš. Nejdřív ho uvolni, nebo popros hostitele, ať povolí více míst na hosta.
refusal-half_a_table = Polovinu míst už mají hosté se stejným připojením k internetu, jako máš ty. Popros hostitele, ať povolí více míst na hosta.
refusal-unknown_bot = Bot téhle úrovně neexistuje.
refusal-not_now = Teď to nejde.
refusal-stale = Hra se mezitím posunula dál.
refusal-paused = Hra je pozastavená.
refusal-no_free_text = Volný chat je u tohoto stolu vypnutý. Použij hotová tvrzení.
refusal-bad_text = Zprávy nesmí obsahovat odkazy ani neviditelné znaky.
refusal-ballot_open = Právě probíhá jiná anketa.
refusal-no_ballot = Žádná anketa neprobíhá.
refusal-not_absent = Za tohoto hráče žádný bot nezaskakuje.
refusal-bad_file = Tenhle soubor není dohraná partie, nebo ho někdo změnil.
refusal-imports_off = Tenhle server partie ze souborů nepřijímá.
refusal-room_closed = Provozovatel serveru tenhle stůl natrvalo zavřel.
refusal-banned = Provozovatel tě na tomhle serveru zablokoval.
refusal-unknown_host = Server nezná doménové jméno v adrese. Provozovatel ho může přidat volbou --public-address.
refusal-other_site = Požadavek přišel ze stránky jiného webu.
refusal-closing = Server se vypíná. Vrať se za chvilku.
refusal-broken = Na serveru se něco pokazilo. Nic tvého se ale neztratilo.
refusal-other_version = Server má novou verzi. Načti stránku znovu, nebo aktualizuj svůj program.

## Shown as plain text in a browser

page-not-built =
    Webová stránka tohoto serveru není sestavená.
    Provozovatel ji sestaví příkazem „make page“ ve složce se zdrojovým kódem a server spustí znovu.
    Z terminálu a z jiných programů se dá hrát i bez ní.

page-unknown-host =
    Server nezná doménové jméno v adresním řádku.
    Použij adresu, kterou server vypíše při spuštění. Nebo popros provozovatele, ať ho spustí s volbou
    „--public-address“ a s adresou, kterou používáš.

## Table options that can’t be used

bad-field = Nastavení hry „{ $field }“ neexistuje.

## A saved game can’t be used

record-unreadable = Tenhle soubor není uložená partie, nebo je poškozený.
record-format = Partie je uložená v neznámém formátu.
record-checksum = Partii někdo po uložení změnil.
record-game = Soubor pochází ze hry, kterou tahle verze nemá.
record-version = Partie se hrála podle jiné verze pravidel.
record-content = Partie se hrála s jinými kartami nebo čísly.
record-log = Tahy v téhle uložené partii neodpovídají pravidlům.
record-length = Tahle uložená partie je delší, než se vůbec dá odehrát.

## A content file can’t be used

bad-content-unreadable = { $thing }, { $field }: nedá se přečíst. { $detail }
bad-content-not_json = { $line ->
    [none] Tohle není platný soubor JSON.
   *[other] Tohle není platný soubor JSON. Chyba je na řádku { $line }, ve sloupci { $column }.
}
bad-content-too_deep = { $thing }, { $field }: položky jsou do sebe vnořené příliš hluboko.
bad-content-value = { $thing }, { $field }: tahle hodnota tu být nesmí. { $detail }
bad-content-missing = { $thing }, { $field }: chybí. { $detail }
bad-content-unknown = { $thing }, { $field }: neznámý název. { $detail }
bad-content-twice = { $thing }, { $field }: objevuje se víckrát. { $detail }
bad-content-count = { $thing }, { $field }: číslo neodpovídá zbytku souboru. { $detail }
bad-content-cut_off = { $thing }, { $field }: z ostatních měst sem nevede žádná cesta.
bad-content-circle = { $thing }, { $field }: odkazuje v kruhu zpátky na sebe. { $detail }
bad-content-single = { $thing }, { $field }: každý agent, každá karta města a každá karta mýtů musí být v souboru právě jednou, ne { $detail }×.
bad-content-base_only = { $thing }, { $field }: tohle můžou mít jen základní karty. Tahle karta je druhu { $detail }.
bad-content-no_agent = { $thing }, { $field }: odkazuje na agenta téhle karty, jenže karta žádný agent není.
bad-content-idle = { $thing }, { $field }: tady by to nikdy nic neudělalo ({ $detail }).
bad-content-cost = { $thing }, { $field }: cenou je právě jedna z těchto věcí: odložení karet, zničení vlastních karet, nebo zničení agenta.
bad-content-mismatch = { $thing }, { $field }: nesedí se zbytkem souboru. { $detail }

## Names that only the server gives

erased-player = Hráč { $number }
reserved-names = bot, systém, server, správce, admin, provozovatel, operátor

## Names of bots

# All are used for men and women alike.
bot-name-1 = Jindra
bot-name-2 = Kája
bot-name-3 = Míša
bot-name-4 = Nikola
bot-name-5 = Péťa
bot-name-6 = Robin
bot-name-7 = Saša
bot-name-8 = Toni
