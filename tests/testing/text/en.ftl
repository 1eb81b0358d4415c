game-title = Cairn
game-feel = Pebbles and one secret
game-blurb = Dig for pebbles, and hope that your hidden card is high.

ask-act = Dig, swap or rest: { $left ->
    [one] { $left } turn is left
   *[other] { $left } turns are left
}
    .other = { $seat } digs, swaps or rests
ask-deal = A card is dealt
ask-dig = Somebody digs

word-dig = Dig for pebbles
word-swap = Swap the card
word-rest = Rest
word-find = Find { $pebbles }
word-deal = { $player } is dealt { $card-id ->
    [hidden] a card
   *[other] card { $card }
}

event-found = { $seat } finds { $pebbles ->
    [one] { $pebbles } pebble
   *[other] { $pebbles } pebbles
}.
event-dealt = { $seat } is dealt { $card-id ->
    [hidden] a card
   *[other] card { $card }
}.
event-buried = { $seat } puts { $card-id ->
    [hidden] a card
   *[other] card { $card }
} under the deck.
event-rested = { $seat } rests.

refusal-not-now = Not now.

item-pebbles = Pebbles
item-card = The hidden card
tie-card = the higher card

option-digging = How finds fall
    .help = Small finds are likelier, or all alike.
    .value-weighted = small ones are likelier
    .value-even = all alike
option-turns = Turns
    .help = How often everybody acts.
