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
web-origin-take-up = Take this pawn in hand.
web-origin-held = In hand.
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
web-origin-with-yellow = With it comes the top action card
web-origin-with-orange = With it comes the top permanent card
web-origin-with-lilac = With it comes the top goal
web-origin-with-brown = A second tile follows, if you can lay one
web-origin-ways = How
web-origin-way-take = two tiles
web-origin-way-any = only this one
web-origin-way-top = top card
web-origin-way-look = one of three
web-origin-ends = The end comes when one runs out
web-origin-last = The last turns
web-origin-tiles-left = Tiles
web-origin-villages-left = Villages of all
