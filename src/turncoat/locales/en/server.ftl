### Shared by the page, the terminal and the server: names of players, lists, refusals, and errors in
### files.

## A player in a sentence. Every message about a seat gets these forms: $seat begins a sentence,
## $seat_object is an object, $seat_self the same person again, $seat_own a possessive, and $seat_name
## the bare name. $is_me is “yes” if the reader is that player. A language may add forms of its own.

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

## Lists are put together from left to right: “Ada”, “Ada, Ben”, “Ada, Ben and Cyd”.

# $list: the list so far. $item: one more, but not the last one.
list-next = { $list }, { $item }
# $item: the last one.
list-last = { $list } and { $item }

## The game has refused an answer. Nothing has changed.

refusal-not_asked = There is nothing for you to decide right now.
refusal-not_an_option = That is not one of your choices.
refusal-not_offered = You can’t do that right now.
refusal-not_a_claim = There is no such statement in this game.
# The rules forbid talking at the moment, or to everyone who is left.
refusal-talk_closed = You can’t talk right now.
refusal-cannot_undo = There is nothing you can undo right now.

## The server has refused something. Nothing has changed.

refusal-bad_message = The server did not understand that.
refusal-too_large = That is too long.
refusal-too_fast = That was too fast. Please wait a moment.
# “These” are rooms, members, bans or devices.
refusal-too_many = There are too many of these already. Please try again later.
refusal-unknown_room = No room has this code. Check it and try again.
refusal-unknown_game = This server does not have that game.
refusal-unknown_page = There is nothing at this address.
refusal-wrong_token = You are no longer in this room. Your seat may have moved to another device, or the host may have removed you.
refusal-bad_settings = These settings can’t be used together.
refusal-bad_name = That name is too long, or it contains characters that can’t be shown.
refusal-name_taken = Somebody here already has that name, or one that looks like it.
refusal-name_reserved = That name is reserved. Please choose another one.
refusal-no_spectators = Spectators are not allowed in this game.
refusal-locked = This room is locked. Nobody new can join.
refusal-locked_by_operator = The operator of this server has locked the room. Only the operator can unlock it.
refusal-banned_by_host = The host has banned you from this room.
# Shown for a minute after that.
refusal-removed_by_host = The host removed you from this room. You can rejoin in a minute.
# Shown to a newcomer, for a minute after the host has removed somebody with the same address.
refusal-sent_away = The host has just removed somebody who uses your internet connection. Please try again in a minute.
refusal-no_address_ban = That internet address can’t be banned: it is unknown, or it is your own.
refusal-not_host = Only the host can do that.
refusal-not_yours = You can only do that for your own seat.
refusal-no_such_seat = There is no such seat.
refusal-no_such_member = Nobody here has that name.
refusal-seat_taken = That seat is taken.
refusal-one_seat = You already have a seat. Leave it first, or ask the host to allow several seats per guest.
refusal-half_a_table = Guests on your internet connection already have half of the seats. Ask the host to allow several seats per guest.
refusal-unknown_bot = There is no bot of that level.
refusal-not_now = You can’t do that right now.
refusal-stale = The game has moved on in the meantime.
refusal-paused = The game is paused.
refusal-no_free_text = Free chat is off in this room. Use ready-made statements instead.
refusal-bad_text = Messages can’t contain links or invisible characters.
refusal-ballot_open = Another room vote is open.
refusal-no_ballot = No room vote is open.
refusal-not_absent = No bot is standing in for this player.
refusal-bad_file = This file is not a finished game, or it has been changed.
refusal-imports_off = This server does not accept games from files.
refusal-room_closed = The operator of this server has closed this room permanently.
refusal-banned = The operator of this server has banned you.
# “--public-address” is an option of a command and is not translated.
refusal-unknown_host = This server does not know the host name in the address. Its operator can add it with --public-address.
refusal-other_site = The request came from a page of another site.
refusal-closing = The server is shutting down. Please come back in a moment.
refusal-broken = Something went wrong on the server. Nothing of yours is lost.
# The page or the program is older or newer than the server.
refusal-other_version = The server has been updated. Reload the page, or upgrade your program.

## Shown as plain text in a browser.

# There is no page to show. “make page” is a command and is not translated.
page-not-built =
    The web page of this server has not been built.
    To build it, the operator runs “make page” in the source folder and restarts the server.
    Terminals and other programs can play without it.

# The browser has used a host name that the server does not answer to. “--public-address” is an option
# of a command and is not translated.
page-unknown-host =
    This server does not know the host name in the address bar.
    Use the address that the server prints when it starts. Or ask its operator to start it with
    “--public-address”, followed by the address that you have used.

## Table options that can’t be used. Each game has the rest of these.

# $field: a name such as “preset”.
bad-field = There is no table option called “{ $field }”.

## A saved game can’t be used.

record-unreadable = This file is not a saved game, or it is damaged.
record-format = This game was saved in an unknown format.
record-checksum = This game has been changed since it was saved.
record-game = This file was saved from a game that this version does not have.
record-version = This game was played with a different version of the rules.
record-content = This game was played with different cards or numbers.
record-log = The moves in this saved game do not fit the rules.
record-length = This saved game is longer than any real game could be.

## A content file (cards, cities and numbers of one’s own) can’t be used. $thing: the id of the faulty
## entry. $field: the faulty field, such as “vp.general”. $detail: a value, an id or a technical remark
## in English; it is empty in some cases.

bad-content-unreadable = { $thing }, { $field }: this can’t be read. { $detail }
# $line, $column: where the mistake is; $line is “none” if that is not known.
bad-content-not_json = { $line ->
    [none] This is not a valid JSON file.
   *[other] This is not a valid JSON file. The mistake is at line { $line }, column { $column }.
}
bad-content-too_deep = { $thing }, { $field }: the entries are nested too deeply.
bad-content-value = { $thing }, { $field }: this value is not allowed here. { $detail }
bad-content-missing = { $thing }, { $field }: this is missing. { $detail }
bad-content-unknown = { $thing }, { $field }: this name is unknown. { $detail }
bad-content-twice = { $thing }, { $field }: this appears more than once. { $detail }
bad-content-count = { $thing }, { $field }: this number does not match the rest of the file. { $detail }
bad-content-cut_off = { $thing }, { $field }: no road leads here from the other cities.
bad-content-circle = { $thing }, { $field }: this leads back to itself. { $detail }
# $detail: a number.
bad-content-single = { $thing }, { $field }: there must be exactly one of each agent, city card and mythos card, not { $detail }.
# $detail: a kind of card.
bad-content-base_only = { $thing }, { $field }: only base cards can have this. This card is of kind { $detail }.
bad-content-no_agent = { $thing }, { $field }: this refers to the card’s own agent, but the card is not an agent.
bad-content-idle = { $thing }, { $field }: this would never have any effect here ({ $detail }).
bad-content-cost = { $thing }, { $field }: a cost is exactly one of these: discarding cards, a purge, or destroying an agent.
bad-content-mismatch = { $thing }, { $field }: this does not fit the rest of the file. { $detail }

## Names that only the server gives

# In place of the name of somebody whose data was deleted. The number must stand at the end.
erased-player = Player { $number }
# Names that nobody may have, since they look official. Words separated by commas, in lower case; add
# whatever players might take for the server or for those who run it.
reserved-names = bot, system, server, admin, operator

## Names of bots. They may be changed, but each must fit men and women alike, since it appears beside any
## portrait, and none may begin like a character of a game: in Shadow Hunters the initials A to G and U to W
## are taken.

bot-name-1 = Indy
bot-name-2 = Kit
bot-name-3 = Pat
bot-name-4 = Jules
bot-name-5 = Lou
bot-name-6 = Quinn
bot-name-7 = Robin
bot-name-8 = Sam
