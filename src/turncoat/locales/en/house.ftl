### What every game needs: somebody's name in a sentence, lists, refusals, spoiled records.

## Somebody, to begin a sentence with, and in other positions. All messages that speak of a seat
## get these forms: $seat, $seat_object, $seat_self, $seat_own; $seat_name is the bare name.

seat = { $is_me ->
        [yes] You
       *[no] { $name }
    }
    .object = { $is_me ->
        [yes] you
       *[no] { $name }
    }
    .self = { $is_me ->
        [yes] yourself
       *[no] { $name }
    }
    .own = { $is_me ->
        [yes] your
       *[no] { $name }’s
    }

## A list with one more item, and with the last one.

list-next = { $list }, { $item }
list-last = { $list } and { $item }

## An answer was not taken. Nothing has changed.

refusal-not_asked = Nobody is asking you anything just now.
refusal-not_an_option = That is not one of your choices.
refusal-not_offered = You can’t do that at this moment.
refusal-not_a_claim = That can’t be said at this table.
refusal-talk_closed = Nobody would hear you now.
refusal-cannot_undo = There is nothing you could take back now.

## The server has refused something. Nothing has changed.

refusal-bad_message = The house did not understand that.
refusal-too_large = That is too long.
refusal-too_fast = Not so fast: wait a moment.
refusal-too_many = There are too many already.
refusal-unknown_room = There is no such room.
refusal-unknown_game = There is no such game here.
refusal-unknown_page = There is nothing there.
refusal-wrong_token = You have no place in this room: the host has sent you away, the seat was moved to another device, or the link is wrong.
refusal-bad_settings = A table can’t be laid with these options.
refusal-bad_name = That name can’t be read, or it is too long.
refusal-name_taken = Somebody here has that name already, or one that looks like it.
refusal-name_reserved = That name is reserved. Please choose another one.
refusal-no_spectators = Nobody may watch this game.
refusal-locked = This room is locked. Nobody new can come in.
refusal-locked_by_operator = The operator of this server has locked the room. Only they can unlock it.
refusal-banned_by_host = The host has banned you from this room.
refusal-sent_away = The host has just sent somebody away from your address. Try again in a minute.
refusal-no_address_ban = That address can’t be banned: it is not known, or it is your own.
refusal-not_host = Only the host can do that.
refusal-not_yours = That is not yours to do.
refusal-no_such_seat = There is no such seat.
refusal-no_such_member = There is nobody of that name.
refusal-seat_taken = That seat is taken.
refusal-one_seat = You have a seat already. Stand up first, or ask the host to allow several seats.
refusal-half_a_table = Guests from your internet connection already have half of this table. Ask the host to allow several seats.
refusal-unknown_bot = There is no bot of that level.
refusal-not_now = That can’t be done now.
refusal-stale = The table has moved on in the meantime.
refusal-paused = The game is paused.
refusal-no_free_text = At this table people speak only in claims.
refusal-bad_text = That can’t be written here: no links, and only characters that can be seen.
refusal-ballot_open = Another ballot is open.
refusal-no_ballot = No ballot is open.
refusal-not_absent = Nobody sits in for that seat.
refusal-bad_file = This file is no finished game, or it was changed.
refusal-imports_off = This server takes no games from elsewhere.
refusal-room_closed = The operator of this server has closed this room. It can’t be opened again.
refusal-banned = The operator of this server does not let you in.
refusal-unknown_host = The server is not known by this name. Whoever runs it can add the name with --public-address.
refusal-other_site = This came from a page of another site.
refusal-closing = The house is closing. Come back in a moment.
refusal-broken = Something broke in the house. Nothing of yours is lost.
# The page or the program is older or newer than the server.
refusal-other_version = The server was updated. Reload the page, or upgrade your program.

## A browser has come, and there is no page to show.

page-not-built =
    The page of this house has not been built. Whoever keeps the house builds it with “make page”,
    in the folder of the source, and opens the house again.
    Programs and terminals can play all the same.

## Somebody has come by a name that is not known.

page-unknown-host =
    This server is not known by the name in the address bar.
    Use the address that it shows when it starts, or ask whoever runs it to start it with
    “--public-address”, followed by the address that you have used.

## A table can’t be laid so. Each game has the rest of these.

bad-field = There is no table option called “{ $field }”.

## A saved match can’t be trusted.

record-unreadable = This file is not a saved match, or it is damaged.
record-format = This match was saved in a format we don’t know.
record-checksum = This match was changed after it was saved.
record-game = This match is of a game we don’t have.
record-version = This match was played by another version of the rules.
record-content = This match was played with other cards or numbers than ours.
record-log = The moves in this match don’t add up.
record-length = This match is longer than any real game could be.

## A content file of somebody’s own can’t be played with. $thing is at fault, in its $field; what
## $detail says depends on the case, and often it is empty.

bad-content-unreadable = { $thing }, { $field }: this can’t be read. { $detail }
bad-content-too_deep = { $thing }, { $field }: too many things are nested in each other here.
bad-content-value = { $thing }, { $field }: this is no value that can stand here. { $detail }
bad-content-missing = { $thing }, { $field }: something is missing here. { $detail }
bad-content-unknown = { $thing }, { $field }: nothing is known by this name here. { $detail }
bad-content-twice = { $thing }, { $field }: this is there more than once. { $detail }
bad-content-count = { $thing }, { $field }: this number does not fit the rest of the file. { $detail }
bad-content-cut_off = { $thing }, { $field }: there is no way here from the other cities.
bad-content-circle = { $thing }, { $field }: this leads back to itself. { $detail }
bad-content-single = { $thing }, { $field }: of an agent, a city card or a mythos card there must be exactly one, not { $detail }.
bad-content-base_only = { $thing }, { $field }: only a base card can have this. This one is of the kind { $detail }.
bad-content-no_agent = { $thing }, { $field }: this speaks of the card’s own agent, but the card is none.
bad-content-idle = { $thing }, { $field }: this would never do anything here ({ $detail }).
bad-content-cost = { $thing }, { $field }: a cost is one thing: cards that one discards, a purge, or an agent destroyed.
bad-content-mismatch = { $thing }, { $field }: this does not go together with the rest. { $detail }

# What bots are called. None of them begins like a character of a game.
bot-name-1 = Hana
bot-name-2 = Ivo
bot-name-3 = Jana
bot-name-4 = Karel
bot-name-5 = Lena
bot-name-6 = Marek
bot-name-7 = Nora
bot-name-8 = Otto
