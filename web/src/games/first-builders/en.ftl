# The board of Origins: First Builders in the browser.

web-first-builders-sites = Sites
web-first-builders-rows = Rows
web-first-builders-tracks = Tracks
web-first-builders-city = Cities
web-first-builders-cities = Cities
web-first-builders-round = Round { $round }
web-first-builders-set-up = Set-up
web-first-builders-end = Ends at
web-first-builders-end-temples = The game ends with the round in which all three discs of one player stand on top; most now: { $now } of 3
    .short = temples topped
web-first-builders-end-gold = The game ends with the round in which no gold is left above the district cards; now: { $now }
    .short = gold on cards
web-first-builders-end-towers = The game ends with the round in which the supply has tiers of three colours or fewer; now: { $now }
    .short = tower colours
web-first-builders-end-dice = The game ends with the round in which the supply lacks a die for the row; fewest left: { $now } { $colour }
    .short = dice left
web-first-builders-limit = the agreed { $rounds } rounds
web-first-builders-ends = The game ends with this round:
web-first-builders-reconstructed = Prices, patterns, points and rewards printed on the components are reconstructed; the rules page says which.

web-first-builders-site-war = War
web-first-builders-site-buildings = Build
web-first-builders-site-temples = Temples
web-first-builders-site-citizens = Citizens
web-first-builders-site-food = Train
web-first-builders-act-war = Or: advance on the war track and/or attack
    .short = advance, attack
web-first-builders-act-buildings = Or: build a tile of the row
    .short = build
web-first-builders-act-temples = Or: pay 1 stone, rise 2 in a temple and take its zodiac card
    .short = 1 stone: rise 2
web-first-builders-act-citizens = Or: take a citizen of the row for its wisdom
    .short = take a citizen
web-first-builders-act-food = Or: spend up to 3 food, each raises a citizen or advances you in the war
    .short = food: raise, advance
web-first-builders-bonus-war = pay 1 wisdom, then advance 1 in the war or attack
web-first-builders-bonus-build = pay 1 food, then buy a building for its price
web-first-builders-bonus-temple = pay 1 stone, rise 1 in a temple
web-first-builders-bonus-speaker = take a speaker
web-first-builders-bonus-basic = 1 basic resource
web-first-builders-bonus-tile = Bonus for { $colour }: { $what }
web-first-builders-bonus-fits = bonus fits
web-first-builders-both = both actions
web-first-builders-ship = Ship { $value }
web-first-builders-gives = Gives { $what }
web-first-builders-take = Take { $what }
web-first-builders-basic = basic resource
web-first-builders-toll = { $wisdom ->
    [0] nothing to pay
   *[other] { $wisdom } wisdom to pay
}
web-first-builders-send = Choose to send
web-first-builders-goes = Goes to the site you touch

web-first-builders-pool = Dice to choose from
web-first-builders-citizens = Citizens
web-first-builders-supply = Supply
web-first-builders-speakers = Speakers
web-first-builders-no-speakers = all in use
web-first-builders-buildings = Buildings
web-first-builders-next-tiles = Stacks
web-first-builders-stack = { $colour } stack, { $count } below the top
web-first-builders-copies = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-first-builders-wisdom = { $wisdom } wisdom
web-first-builders-price = { $wisdom } wisdom, { $stone } stone
web-first-builders-free = free
web-first-builders-dear = You cannot pay that now
web-first-builders-no-die = Not for you now: no empty base, or too dear
web-first-builders-as-farm = { $building } turned over: a farm, free, without colour and effect
web-first-builders-farm = A farm has neither colour nor effect
web-first-builders-ways = How to build it
web-first-builders-way-building = Building
web-first-builders-way-farm = Farm
web-first-builders-way-over = Over a farm

web-first-builders-districts = Districts
web-first-builders-card = District card { $id }
web-first-builders-card-points = { $now } points now (printed { $points })
web-first-builders-card-gold = { $gold } gold above it
web-first-builders-any = any
web-first-builders-ready = { $count ->
    [one] A district shows it and can be closed
   *[other] { $count } districts show it and can be closed
}
web-first-builders-near = { $parts } of 3 parts in place, { $missing ->
    [one] { $missing } tile missing
   *[other] { $missing } tiles missing
}
web-first-builders-shows = Shows a card for { $points } points
web-first-builders-shows-none = Shows no card
web-first-builders-closable = District at { $cell }, can be closed
web-first-builders-tiers = Tower levels in the supply
web-first-builders-tiers-left = { $count } in the supply

web-first-builders-temples = Temples
web-first-builders-step = Step { $step }, { $points } points: { $names }
web-first-builders-comes-to = Your disc comes to step { $step }, { $points } points
web-first-builders-nobody = nobody holds it
web-first-builders-held = held by { $name }
web-first-builders-no-sign = No zodiac card
web-first-builders-war = War
web-first-builders-space = Space { $number }
web-first-builders-last-space = { $points } points for reaching it
web-first-builders-threshold = Threshold before it: a token
web-first-builders-foreign = the foreign disc
web-first-builders-reward-none = no reward
web-first-builders-reward-convert = a basic resource for 1 gold
web-first-builders-attack = An attack brings { $reward }, and { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-first-builders-yours = Yours
web-first-builders-city-of = City of { $name }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-first-builders-under = its other side: { $building }
web-first-builders-centre = Centre at { $cell }: { $die }; { $value } × tower { $level } = { $points }
web-first-builders-fit = Show the whole city
web-first-builders-nearer = Nearer
web-first-builders-enlarge = Show my city large
web-first-builders-show = Show the city of { $name }
web-first-builders-table = Back to the table
web-first-builders-towers = Towers
web-first-builders-tower = { $colour } tower, level { $level }
web-first-builders-tower-price = Level { $level } costs { $gold } gold
web-first-builders-base-price = The next base costs { $food } food
web-first-builders-pass-hint = Your citizens come home and rise by 1; a 6 becomes an adviser
web-first-builders-people = People at home
web-first-builders-population = Bases taken
web-first-builders-empty-base = Empty base
web-first-builders-no-base = no empty base
web-first-builders-bases = Bases
web-first-builders-all-bases = all bases taken
web-first-builders-advisers = Advisers
web-first-builders-advisers-tip = The last slot taken counts at the end; a colour that is there already scores it at once
web-first-builders-none = none
web-first-builders-reserve = Reserve
web-first-builders-tokens = Superiority tokens
web-first-builders-sheet = If it ended now
web-first-builders-now = So far and to come
web-first-builders-to-come = Points the end would add now
web-first-builders-passed = passed
web-first-builders-temple-sum = { $second } + { $third }, not { $ignored }
web-first-builders-attack-now = An attack now: { $points } points
web-first-builders-falls-back = falls back { $spaces }
web-first-builders-sends = Touch a site: { $worker } goes there. Or touch another worker first.
web-first-builders-tag-wisdom = Minus: wisdom to pay.
web-first-builders-tag-both = ×2: both its actions.
web-first-builders-tag-bonus = Coloured sign: its bonus too.
web-first-builders-only-attack = Attack as well?
web-first-builders-only-advance = Advance { $steps } as well?
web-first-builders-or = Or: { $acts }.
web-first-builders-now-brings = Now: { $change }.
web-first-builders-may-close = close a district
web-first-builders-may-raise = raise a tower (from { $gold } gold)
web-first-builders-tip-draft = The value says which ships it visits free, the colour which bonuses it may use.
web-first-builders-tip-set-aside = The two highest dice are not for you.
web-first-builders-tip-war = Every threshold you pass brings a superiority token: one more action in a later turn.
web-first-builders-tip-reserve = Free now; built later, it costs its stone and no wisdom.
web-first-builders-tip-build = The price: wisdom (the eye) and the stones on the tile. Turned over, any tile is a free farm.
web-first-builders-tip-climb-two = The framed step is where your disc comes. Its zodiac card becomes yours. At the end your highest temple does not count.
web-first-builders-tip-climb = The framed step is where your disc comes. At the end your highest temple does not count.
web-first-builders-tip-appoint = For good: buildings of its colour here work now; at the end its value × your tower of that colour.
web-first-builders-tip-buy-citizen = The price in wisdom stands below each die; the value stays.
web-first-builders-tip-spend-food = Each food raises a citizen by 1 or moves you 1 in the war.
web-first-builders-tip-raise-or-march = Above 6 a citizen becomes an adviser.
web-first-builders-tip-score = The large number is what it brings you now; the gold above it is yours too.
web-first-builders-tip-speaker = It has no colour, needs no base, and stays until you use it.
web-first-builders-tip-use-district = Every lit tile may be used once.
web-first-builders-tip-retire = A new colour takes your next slot of advisers; one that is there already scores the last.
web-first-builders-tip-pay = Gold may stand in for any resource; at the end each gold is a point.
