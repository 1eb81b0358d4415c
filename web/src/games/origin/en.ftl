web-origin-world = World
web-origin-rewards = Rewards
web-origin-hand = Hand
web-origin-yours = Your tribe
web-origin-score = Points as the table stands
web-origin-turn = Turn { $number }
web-origin-evolve = Evolve
web-origin-migrate = Migrate
web-origin-swap = Swap
web-origin-nearer = Nearer
web-origin-farther = Farther
web-origin-pool = Pawns in supply · { $count }
web-origin-empty = none left
web-origin-brown = Tiles alone
web-origin-reserve = Reserve
web-origin-discard = Discard
web-origin-tile = { $colour } tile, level { $level }
web-origin-no-tile = { $colour } column: empty slot
web-origin-deck = { $cards }: { $count } in the deck
web-origin-holds = { $cards }: { $count }
web-origin-open = Open cards
web-origin-no-cards = No cards in hand
web-origin-level = needs a tile of level { $level }
web-origin-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-origin-far = { $have } of { $need }
web-origin-take-up = Take this pawn.
web-origin-held = Taken.
web-origin-stands = { $name }: { $pawn }, goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
web-origin-nobodys = nobody’s { $pawn }
web-origin-across = { $strait } to { $land }{ $value ->
    [0] , token taken
   *[other] , token { $value }
}
web-origin-pays = Pays: { $what }
web-origin-pays-yellow = a tile and an action card, or one of three action cards
web-origin-pays-orange = a tile and a permanent card, or one of three permanent cards
web-origin-pays-lilac = a tile and a goal, or one of three goals
web-origin-pays-brown = two brown tiles, or one of any column
web-origin-pays-hunting = hunting token { $value }
web-origin-pays-strait = { $strait }, strait token { $value }
web-origin-pays-nothing = nothing
web-origin-with-yellow = With it comes the top action card.
web-origin-with-orange = With it comes the top permanent card.
web-origin-with-lilac = With it comes the top goal.
web-origin-with-brown = Then a second brown tile, if you can lay one.
web-origin-alone = Only this tile, instead of two brown ones.
web-origin-opens = It carries a tile of level { $next }, and lets you play permanent cards of level { $level }.
web-origin-looks = You keep the best of the three and get no tile; the others go under the deck.
web-origin-no-room = You can lay none of the tiles, so it is just the card.
web-origin-to-hand = It comes into your hand.
web-origin-under = It goes under the deck.
web-origin-goal-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} once you lay it; so far { $have } of { $need }.
web-origin-gains = { $count ->
    [one] +{ $count } point at once.
   *[other] +{ $count } points at once.
}
web-origin-laid = On the table it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $hand } in the hand.
web-origin-in-hand = In your hand it is worth { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
web-origin-loses = { $count ->
    [one] −{ $count } point: a card in hand is worth that much.
   *[other] −{ $count } points: a card in hand is worth that much.
}
web-origin-costs-village = { $count ->
    [one] Costs { $count } village.
   *[other] Costs { $count } villages.
}
web-origin-displaced = { $name }’s pawn goes { $start-to }.
web-origin-guide-act = Put a new pawn beside one like it, move one of yours, or trade places with a weaker one. Tags show what a territory pays.
web-origin-guide-kinds = Put a new pawn beside one it resembles (a village), move one of yours, or trade places with a weaker one. The tags show what a territory pays.
web-origin-guide-evolve = A new pawn of the supply comes beside one that it resembles. Costs a village.
web-origin-guide-migrate = One of your pawns goes as many steps as it is high, or fewer, to an empty territory.
web-origin-guide-swap = One of your pawns goes onto a weaker one of another player, and the two trade places.
web-origin-guide-reward = Touch a lit tile, which comes with a card, or the deck: of three cards you keep one.
web-origin-guide-reward-any = Touch a lit tile: your Parchment takes it from any column. A card comes with it. Or the deck: of three cards you keep one.
web-origin-guide-brown = Touch a brown tile, and then a second one; or just one tile of another column.
web-origin-guide-brown-any = Touch two tiles, one after the other: your Parchment takes them from any column.
web-origin-guide-second = Another brown tile. It lay there with the first and may rest on it; dim ones have nothing to rest on.
web-origin-guide-second-any = Any lit tile: your Parchment takes it from any column. It may rest on the first; dim ones have nothing to rest on.
web-origin-guide-choose = Once its dots are full you may lay it for its stars. Nobody else sees what you keep; the other two go back into the deck.
web-origin-guide-cards = One card of each colour a turn. The tag shows your points if you play it now: kept in hand, a card is worth 1.
web-origin-now-new = { $land }: now the new pawn
web-origin-now-pawn = { $land }: now the pawn that goes there
web-origin-now-land = { $pawn }: now its territory
web-origin-now-to = { $land }: where does your pawn go?
web-origin-fits = { $count ->
    [one] { $count } pawn of the supply fits.
   *[other] { $count } pawns of the supply fit.
}
web-origin-comes = { $count ->
    [one] { $count } of your own can come.
   *[other] { $count } of your own can come.
}
web-origin-others = Touch another to hear why it does not.
web-origin-beside = { $count ->
    [one] { $count } lit territory lies beside a pawn that it resembles; the tag shows what it pays.
   *[other] { $count } lit territories lie beside a pawn that it resembles; the tags show what they pay.
}
web-origin-steps = { $steps ->
    [one] It goes { $steps } step.
   *[other] It goes up to { $steps } steps.
}
web-origin-free-migrate = { $count ->
    [one] { $count } empty territory in reach.
   *[other] { $count } empty territories in reach.
}
web-origin-free-swap = { $count ->
    [one] { $count } pawn to swap with.
   *[other] { $count } pawns to swap with.
}
web-origin-step = Steps of the action
web-origin-step-land = territory
web-origin-step-pawn = pawn
web-origin-step-reward = reward
web-origin-beyond = { $count } more out of sight
web-origin-now = Now: { $points } ★
web-origin-back-land = Another territory
web-origin-back-pawn = Another pawn
web-origin-back-step = One step back
web-origin-ways = How
web-origin-way-take = two tiles
web-origin-way-any = only this one
web-origin-way-top = top card
web-origin-way-look = one of three
web-origin-ends = The game ends when one runs out
web-origin-last = The last turns
web-origin-tiles-left = Tiles
web-origin-villages-left = Villages of all
