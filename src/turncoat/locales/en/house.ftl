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
refusal-not_taken_back = There is nothing you could take back now.

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
