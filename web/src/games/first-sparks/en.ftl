# The board of Power Grid: The First Sparks in the browser.

web-first-sparks-round = Round { $round }
web-first-sparks-set-up = Set-up
web-first-sparks-table = Table
web-first-sparks-lands = Lands
web-first-sparks-market = Market
web-first-sparks-pantry = Pantry
web-first-sparks-yours = Your clan
web-first-sparks-people = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
web-first-sparks-close = Close
web-first-sparks-fit = Show the whole map
web-first-sparks-nearer = Nearer
web-first-sparks-turn = Turn
web-first-sparks-turn-hint = R, the wheel or the Turn button turns it further
web-first-sparks-turn-touch = The arrow turns it further
web-first-sparks-in-hand = Tile in hand

## The market

web-first-sparks-offer = On offer
web-first-sparks-all-offer = On offer: the whole market
web-first-sparks-one-each = one card a round each
web-first-sparks-later = to buy in the buying phase
web-first-sparks-next = To come
web-first-sparks-sold-out = The market is empty
web-first-sparks-deck = Deck { $count }
web-first-sparks-shuffle-card = Shuffle card
web-first-sparks-shuffle = leaves in the bureaucracy
web-first-sparks-shuffle-in = with the shuffle card
web-first-sparks-unseen = In the deck or boxed unseen:
web-first-sparks-top = On top:
web-first-sparks-under = Under the shuffle card:
web-first-sparks-boxed = Out of the game:
web-first-sparks-reconstructed = Prices, harvest steps, the ranks of most tools, Speech, what the Plough adds, mountains and some grounds of the tiles are reconstructed; the rest is the rulebook’s.

## Who may take a card

web-first-sparks-you = you
web-first-sparks-you-offer = you offer
web-first-sparks-offers = { $name } offers
web-first-sparks-may-take = may take it
web-first-sparks-else-yours = else yours
web-first-sparks-only-yours = yours: nobody else can take it
web-first-sparks-else-theirs = else { $name }’s
web-first-sparks-else-choose = else you buy or box it
web-first-sparks-else-chooses = else { $name } buys or boxes it

## What a card does

web-first-sparks-price-word = costs
web-first-sparks-costs = costs { $food } food
web-first-sparks-bonus = { $cost }, less the grain on it
web-first-sparks-lie = lie
web-first-sparks-take = take
web-first-sparks-step = where { $from } lie it takes { $amount }
web-first-sparks-hunts-berry = Takes berries at a bush
web-first-sparks-hunts-fish = Takes fish at a lake
web-first-sparks-hunts-bear = Takes bears in a forest
web-first-sparks-hunts-mammoth = Takes mammoths in a valley
web-first-sparks-at-berry = at a bush
web-first-sparks-at-fish = at a lake
web-first-sparks-at-bear = in a forest
web-first-sparks-at-mammoth = in a valley
web-first-sparks-does-field = Gives { $count } grain every hunt. Needs no ground, never runs out.
web-first-sparks-does-herbs = Give { $count } grain every hunt. Need no ground, never run out.
web-first-sparks-does-fire = Your food no longer spoils, and nobody sees how much you have.
web-first-sparks-does-plow = Each of your fields gives { $count } grain more every hunt.
web-first-sparks-does-sledge = { $count ->
    [4] Room for a fourth tool.
   *[other] Room for { $count } tools instead of three.
}
web-first-sparks-does-intelligence = You stand one place further back in order: later in buying, earlier in hunting.
web-first-sparks-does-speech-flat = A space where others stand costs only 1 more, however many they are.
web-first-sparks-does-speech-one_less = A space where others stand costs 1 less than it costs others.
web-first-sparks-does-speech-none = A space where others stand costs no more than a free one.
web-first-sparks-brief-field = +{ $count } grain every hunt
web-first-sparks-brief-herbs = +{ $count } grain every hunt
web-first-sparks-brief-fire = nothing spoils
web-first-sparks-brief-plow = fields give { $count } more
web-first-sparks-brief-sledge = { $count } tools
web-first-sparks-brief-intelligence = one place back
web-first-sparks-brief-speech = others’ spaces cost less

## What it means to you

web-first-sparks-food-now = food now
web-first-sparks-food-next = food next round
web-first-sparks-food-round = food a round
web-first-sparks-keeps = food that would spoil
web-first-sparks-for-good = for good
web-first-sparks-known = you have this knowledge
web-first-sparks-short = { $food } food short
web-first-sparks-crowded = one tool goes
web-first-sparks-no-field = you have no field
web-first-sparks-why-nobody-berry = nobody of yours at a bush
web-first-sparks-why-nobody-fish = nobody of yours at a lake
web-first-sparks-why-nobody-bear = nobody of yours in a forest
web-first-sparks-why-nobody-mammoth = nobody of yours in a valley
web-first-sparks-why-empty = nothing lies there
web-first-sparks-why-spent = your tools take it already
web-first-sparks-takes-now = Takes { $count } now
web-first-sparks-grain-each = +{ $count } grain every hunt
web-first-sparks-loss = { $food ->
    [0] nothing lost now
   *[other] −{ $food } food a hunt
}
web-first-sparks-free = free place for a tool

## The harvest

web-first-sparks-harvest = Harvest
web-first-sparks-lies = lies there
web-first-sparks-each-round = each round
web-first-sparks-a-round = +{ $count } a round
web-first-sparks-nobody = nobody
web-first-sparks-you-take = you take
web-first-sparks-worth = { $value } food each
web-first-sparks-needs-basket = needs a basket
web-first-sparks-needs-rod = needs a rod
web-first-sparks-needs-bow = needs a bow
web-first-sparks-needs-spear = needs a spear
web-first-sparks-harvest-of = { $food }: { $count } lie there, { $refill ->
    [0] {""}
   *[other] { $refill } more every round,{" "}
}worth { $value } food each
web-first-sparks-takes = Your tools would take { $count } now, { $food } food
web-first-sparks-catch = The next hunt would bring { $food } food
web-first-sparks-hidden = hidden by Fire
web-first-sparks-lost = { $count } out of the game
web-first-sparks-done = has bought or passed

## The reckoning

web-first-sparks-reckoning = Food until the meal
web-first-sparks-now = now
web-first-sparks-rot = spoils
web-first-sparks-rot-third = ⅓ after buying
web-first-sparks-fire-keeps = Fire keeps it
web-first-sparks-hunt = hunt
web-first-sparks-meal = meal
web-first-sparks-meal-each = 1 each
web-first-sparks-to-spread = to spread
web-first-sparks-next-round = next round
web-first-sparks-left = left
web-first-sparks-lack = hungry
web-first-sparks-if-you-pass = if you pass
web-first-sparks-if-you-stop = if you stop
web-first-sparks-after-meal = after the meal
web-first-sparks-hungry = { $count ->
    [one] { $count } goes hungry
   *[other] { $count } go hungry
}

## Order and size

web-first-sparks-order = Order of play
web-first-sparks-place = order
web-first-sparks-forwards = The first begins
web-first-sparks-backwards = The last begins
web-first-sparks-goal = { $goal } members end the game
web-first-sparks-sizes = Clan size · { $goal } members end the game

## The prompt

web-first-sparks-across = { $food } mountain
web-first-sparks-shared = { $food } shared
web-first-sparks-price = { $sum } food
web-first-sparks-pays = { $sum } food, { $left } left.
web-first-sparks-is-free = It is free.
web-first-sparks-hunt-more = Your hunts bring { $food } food more.
web-first-sparks-hunt-less = Your hunts bring { $food } food less.
web-first-sparks-hunt-same = Your hunts bring as much as before.
web-first-sparks-then = { $first }, then { $last }
web-first-sparks-offer-first = { $who } may take it first for { $food } food.
web-first-sparks-offer-else = Else you pay { $food } and have { $left } left.
web-first-sparks-offer-yours = Nobody else can take it: you pay { $food } and have { $left } left.
web-first-sparks-offer-free = Else you buy it for { $food } or put it in the box.
web-first-sparks-buy-left = You pay { $food } and have { $left } left.
web-first-sparks-decline-next = Then { $who } may take it. You can still take another card.
web-first-sparks-decline-last = Then { $who } gets it. You can still take another card.
web-first-sparks-box-tool = The card leaves the game, and what it would take goes from the harvest.
web-first-sparks-box-card = The card leaves the game.
web-first-sparks-means-done = keep { $food } food
web-first-sparks-means-pass = keep { $food } food, { $spoils } spoil
web-first-sparks-means-buy = { $left } food left
web-first-sparks-means-decline-next = then { $who } is asked
web-first-sparks-means-decline-last = then { $who } gets it
web-first-sparks-means-box = out of the game
web-first-sparks-pass-keeps = No card this round. You keep { $food } food, { $spoils } of it will spoil.
web-first-sparks-done-keeps = You keep { $food } food for cards; what is kept after buying loses a third.
web-first-sparks-advise-lay = { $touching ->
    [1] It must touch the first tile along a side. Turn it as you like.
   *[other] It must touch two different tiles along their sides. Turn it as you like.
}
web-first-sparks-advise-first = Free, on any space with a plus. There you hunt what the middle of its hexagon shows, once you have the tool. Only one clan begins at each hexagon.
web-first-sparks-advise-spread = { $ends ->
    [last] The goal is reached: after this phase the largest clan wins, at equal size the one with more food.
    [near] { $more ->
        [one] One member more ends
       *[other] { $more } members more end
    } the game after this phase; the largest clan wins.
   *[far] The price stands on the space. You have { $food } food; what you keep buys cards{ $fire ->
        [yes] {""}
       *[no] , but a third of the rest spoils
    }.
}
web-first-sparks-enough = Your food is enough for { $count ->
    [0] nobody more
   *[other] { $count } more
}.
web-first-sparks-ends = With it the game ends after this phase: the largest clan wins.
web-first-sparks-advise-offer = { $rivals ->
    [0] Nobody else can take a card now: what you offer is yours.
   *[other] Others may take it first; if nobody does, it is yours.
}
web-first-sparks-advise-offer-free = The other may take it first; if not, you buy it or put it in the box.
web-first-sparks-advise-discard = It is gone for good. Knowledge takes no place.
web-first-sparks-advise-starve = All food is eaten. The tag is what your hunts lose. Those who stay must stand as one group.
web-first-sparks-advise-neutral = The clan of nobody pays nothing, and makes its spaces dearer.
