# The board of Kingdomino Origins in the browser.

web-kingdomino-origins-land = Territory
web-kingdomino-origins-others = Others
web-kingdomino-origins-supply = Supply
web-kingdomino-origins-round = Round { $round } of { $rounds }
web-kingdomino-origins-yours = Your territory
web-kingdomino-origins-land-of = The territory of { $name }, { $score } points
web-kingdomino-origins-show = Show the territory of { $name }
web-kingdomino-origins-back = My territory
web-kingdomino-origins-follow = Follow the turn
web-kingdomino-origins-close = Close

web-kingdomino-origins-this-row = This row
web-kingdomino-origins-next-row = Next row
web-kingdomino-origins-first-row = First row
web-kingdomino-origins-domino = Domino { $domino }
web-kingdomino-origins-chief = Chief of { $name }
web-kingdomino-origins-pile = { $count ->
    [0] The pile is empty
    [one] { $count } domino in the pile
   *[other] { $count } dominoes in the pile
}
web-kingdomino-origins-front = { $domino } in front
web-kingdomino-origins-fires = { $count ->
    [one] { $count } fire
   *[other] { $count } fires
}
web-kingdomino-origins-crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
web-kingdomino-origins-aside = Set aside: { $dominoes }
web-kingdomino-origins-then-choose = Then choose one of the next row
web-kingdomino-origins-order = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
} to move in the next round
web-kingdomino-origins-in-all = { $plus } in all
web-kingdomino-origins-turn = Turn
web-kingdomino-origins-fit = Show the whole territory

web-kingdomino-origins-hired = waits for a place
web-kingdomino-origins-cave = Cave
web-kingdomino-origins-stack = { $count } in the stack
web-kingdomino-origins-empty = Empty
web-kingdomino-origins-totems = Totems
web-kingdomino-origins-totem = { $resource } totem, { $points } points: { $holder }
web-kingdomino-origins-nobody = nobody has it
web-kingdomino-origins-on-table = on the table
web-kingdomino-origins-tokens = Fire tokens
web-kingdomino-origins-reach = fly up to { $reach ->
    [one] { $reach } square
   *[other] { $reach } squares
}
web-kingdomino-origins-sheet = Your points
web-kingdomino-origins-no-points = No points yet: squares × fires
web-kingdomino-origins-price-open = Open: for { $count } different resources
web-kingdomino-origins-price-stack = From the stack: for { $count }, one of each kind
web-kingdomino-origins-note-hire = They score at the end, by the 8 squares around. You pay with resources of your territory.
web-kingdomino-origins-note-pay = From top left to bottom right, each kind once: dim ones come later or are not needed. { $does }
web-kingdomino-origins-note-put = { $does }. The tags show what it scores now.
web-kingdomino-origins-note-give = You no longer have the most, and others are level: { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}, whoever gets it.
web-kingdomino-origins-cavemen = Cavemen
web-kingdomino-origins-bonuses = Bonuses
web-kingdomino-origins-more = { $count } more
web-kingdomino-origins-both = { $first } and { $second }
web-kingdomino-origins-note-place = Touch a place. One half must lie beside your hut or the same terrain.
web-kingdomino-origins-note-choose = The lower the number, the earlier you act in the next round.
web-kingdomino-origins-note-fire = The tags show what it brings: flames multiply the squares of their terrain. What lies there burns.
web-kingdomino-origins-note-pair = Two choices: { $outer } or { $inner }. The other player gets the rest. The lower the number, the earlier the turn.
