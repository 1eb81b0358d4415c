# Power Grid: The First Sparks in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Power Grid: The First Sparks
game-feel = Tight and hungry
game-blurb = Buy tools, hunt what is still there, and grow your clan before the food spoils.

## Food. .count: how much of it; .ground: where it is hunted; .a, .at: the same with an article, and as a place.

name-berry = berries
    .count = { $amount ->
        [one] { $amount } berry token
       *[other] { $amount } berry tokens
    }
    .ground = berry bush
    .a = a berry bush
    .at = at the berry bush
name-fish = fish
    .count = { $amount } fish
    .ground = lake
    .a = a lake
    .at = at the lake
name-bear = bears
    .count = { $amount ->
        [one] { $amount } bear
       *[other] { $amount } bears
    }
    .ground = forest
    .a = a forest
    .at = in the forest
name-mammoth = mammoths
    .count = { $amount ->
        [one] { $amount } mammoth
       *[other] { $amount } mammoths
    }
    .ground = valley
    .a = a valley
    .at = in the valley
name-grain = grain
    .count = { $amount } grain
    .ground = field
name-food = food
name-members = members
name-market = market
name-harvest = harvest
name-deck = deck
name-order = order of play
name-neutral = neutral clan

## Cards. .the: within a sentence; .start: at its beginning.

name-basket = basket
    .the = the Basket
    .start = The Basket
name-rod = rod
    .the = the Rod
    .start = The Rod
name-bow = bow
    .the = the Bow
    .start = The Bow
name-spear = spear
    .the = the Spear
    .start = The Spear
name-field = field
    .the = the Field
    .start = The Field
name-herbs = herbs
    .the = Herbs
    .start = Herbs
name-fire = Fire
    .the = Fire
    .start = Fire
name-plow = Plough
    .the = the Plough
    .start = The Plough
name-sledge = Sledge
    .the = the Sledge
    .start = The Sledge
name-intelligence = Intelligence
    .the = Intelligence
    .start = Intelligence
name-speech = Speech
    .the = Speech
    .start = Speech

## Tiles and phases

name-t1 = tile 1
name-t2 = tile 2
name-t3 = tile 3
name-t4 = tile 4
name-t5 = tile 5
name-t6 = tile 6
name-set-up = set-up
name-placement = placement
name-buying = technology
    .short = buying
name-spoilage = spoilage
name-hunting = hunting
name-spreading = spreading
name-bureaucracy = bureaucracy
name-over = end

## Spaces, as they are marked on the map: tile, hex, rhombus

name-t1-a0 = 1a0
name-t1-a1 = 1a1
name-t1-a2 = 1a2
name-t1-b0 = 1b0
name-t1-b1 = 1b1
name-t1-b2 = 1b2
name-t2-a0 = 2a0
name-t2-a1 = 2a1
name-t2-a2 = 2a2
name-t2-b0 = 2b0
name-t2-b1 = 2b1
name-t2-b2 = 2b2
name-t3-a0 = 3a0
name-t3-a1 = 3a1
name-t3-a2 = 3a2
name-t3-b0 = 3b0
name-t3-b1 = 3b1
name-t3-b2 = 3b2
name-t4-a0 = 4a0
name-t4-a1 = 4a1
name-t4-a2 = 4a2
name-t4-b0 = 4b0
name-t4-b1 = 4b1
name-t4-b2 = 4b2
name-t5-a0 = 5a0
name-t5-a1 = 5a1
name-t5-a2 = 5a2
name-t5-b0 = 5b0
name-t5-b1 = 5b1
name-t5-b2 = 5b2
name-t6-a0 = 6a0
name-t6-a1 = 6a1
name-t6-a2 = 6a2
name-t6-b0 = 6b0
name-t6-b1 = 6b1
name-t6-b2 = 6b2

## Questions

ask-deal = Herbs are dealt
    .help = Each player draws one of the lowest Herbs. Whoever has the highest is first in order.
ask-tile = A tile is drawn
    .help = Tiles are drawn unseen from those for this number of players, and laid in order of play.
ask-lay = Lay the tile with { $tile-kind-a } and { $tile-kind2-a }: where?
    .other = { $seat } lays a tile with { $tile-kind-a } and { $tile-kind2-a }
    .help = Choose the place of its { $tile-kind-ground }. { $touching ->
        [1] The tile must touch the first one along a side.
       *[other] The tile must touch two different tiles along their sides.
    } Then you turn it.
ask-turn = Which way does its { $tile-kind2-ground } lie?
    .other = { $seat } turns the tile
    .help = In any direction in which the tile touches what it must and covers nothing.
ask-neutral-start = Put a neutral member on any empty space
    .other = { $seat } puts a neutral member on the map
    .help = With two players a third clan belongs to nobody. Its member closes the ground around it to first members.
ask-first-member = Put your first member on the map
    .other = { $seat } puts a first member on the map
    .help = It is free. Only one clan may put its first member round a hunting ground.
ask-second-member = Put a second member next to the first?
    .other = { $seat } decides about a second member
    .help = It costs what one new member costs later: 1, and 1 more across a mountain, and where others stand as much more as there will be clans on the space.
ask-offer = Offer a card of the current market, or pass
    .other = { $seat } chooses a card to offer, or passes
    .help = { $free ->
        [1] The other may take the card; if not, you may buy it or box it, as this is the first player's first offer. If the other takes it, you choose again. Whoever passes gets no card this round.
       *[0] Everybody behind you in order may take the card; if nobody does, you buy it yourself. If somebody takes it, you choose again. Whoever passes gets no card this round.
    }
ask-buy = { $player } offers { $card-kind-the }: buy it for { $food } food?
    .other = { $player } offers { $card-kind-the }: will { $seat } take it?
    .help = You have this one chance. Declining is not passing: you may take a later card or offer one yourself.
ask-refused = Nobody wants { $card-kind-the }: buy it for { $food } food, or put it in the box?
    .other = Nobody wants { $card-kind-the }: will { $seat } buy it?
    .help = With two players the first player need not buy his first offer. If he boxes a tool, what it would take goes from the harvest to the bank.
ask-discard = You have more than { $most } tools: put one away
    .other = { $seat } has too many tools and puts one away
    .help = The tool goes to the box for good. Knowledge takes no place.
ask-draw = A card is drawn
    .help = Gaps in the market are filled from the deck at once, and the cards are sorted by rank.
ask-starve = { $hungry ->
    [one] One member goes hungry: who leaves the map?
   *[other] { $hungry } members go hungry: who leaves the map?
}
    .other = { $seat } chooses who leaves the map
    .help = All your food is eaten. The members left must stand as one connected group; mountains do not separate them. If several leave, name them in the order of their spaces.
ask-spread = { $left ->
    [one] You may place one more member, for { $food } food or more
   *[other] You may place up to { $left } more members; the next costs { $food } food or more
}
    .other = { $seat } places new members
    .help = New members stand next to yours. The first costs 1, the second 2 and so on; 1 more across a mountain; with others, as many more as clans are there then (less with Speech). Keep food for meals.
ask-neutral = { $left ->
    [one] Place one more neutral member
   *[other] Place { $left } more neutral members
}
    .other = { $seat } places neutral members
    .help = The neutral clan grows to the size of the first player's clan, by five at most. It pays nothing.

## Words: what a player can do

word-lay = Lay it on { $cell }
word-turn = { $rotation ->
    [0] Lay it unturned
    [1] Lay it turned by 60°
    [2] Lay it turned by 120°
    [3] Lay it turned by 180°
    [4] Lay it turned by 240°
   *[5] Lay it turned by 300°
}
word-settle = { $asked ->
    [neutral] A neutral member { $space-kind-at } ({ $space })
    [neutral-start] A neutral member { $space-kind-at } ({ $space })
    [first-member] Begin { $space-kind-at } ({ $space })
   *[other] Settle { $space-kind-at } ({ $space })
}
word-offer = Offer { $card-kind-the } ({ $card })
word-buy = Buy it
    .told = Buy { $card-kind-the } ({ $card })
word-decline = Decline
    .told = Decline { $card-kind-the } ({ $card })
word-box = Put it in the box
    .told = Put { $card-kind-the } ({ $card }) in the box
word-discard = Put away { $card-kind-the } ({ $card })
word-starve = The member { $space-kind-at } ({ $space }) leaves
word-pass = Pass · no card
word-done = { $asked ->
    [second-member] No second member
   *[other] That is enough
}
word-deal = Herbs { $card }
word-tile = A tile with { $tile-kind-a } and { $tile-kind2-a } is drawn
word-lie = It lies on { $cell }
word-face = { $rotation ->
    [0] It is not turned
    [1] It is turned by 60°
    [2] It is turned by 120°
    [3] It is turned by 180°
    [4] It is turned by 240°
   *[5] It is turned by 300°
}
word-draw = { $card-kind-start } ({ $card }) is drawn

## Events: what happened

event-dealt = { $seat } draws Herbs { $card }
event-drew-tile = A tile is drawn: { $tile-kind-a } and { $tile-kind2-a }
event-laid = A tile is laid: { $tile-kind-a } and { $tile-kind2-a }
event-settled = { $food ->
    [0] { $seat } begins { $space-kind-at } ({ $space })
   *[other] { $seat } settles { $space-kind-at } ({ $space }) for { $food } food
}
event-neutral = { $seat } puts a neutral member { $space-kind-at } ({ $space })
event-ordered = { $place ->
    [1] Order of play: { $seat }
   *[other] Number { $place } in order: { $seat }
}
event-round = Round { $number } begins; { $seat } is first
event-bonus = 1 grain on the lowest card, { $card-kind-the } ({ $card })
event-offered = { $seat } offers { $card-kind-the } ({ $card })
event-declined = { $seat } declines
event-passed = { $seat } passes
event-got-bonus = { $seat } takes the grain on { $card-kind-the }
event-lost-bonus = The grain on { $card-kind-the } goes back to the bank
event-bought = { $seat } buys { $card-kind-the } ({ $card }) for { $food } food
event-discarded = { $seat } puts { $card-kind-the } ({ $card }) away
event-refused = { $seat } puts { $card-kind-the } ({ $card }) in the box
event-wasted = From the harvest to the bank: { $kind-count }
event-stepped-back = { $seat } steps back one place in order
event-revealed = { $card-kind-start } ({ $card }) comes to the market
event-shuffled = The shuffle card comes, and the deck is shuffled
event-unsold = { $card-kind-start } ({ $card }) stays unsold and leaves the game
event-spoilt = { $seat } loses { $food } food: it spoils
event-hunted = { $seat } hunts { $kind-count }: { $food } food
event-fed = { $seat } eats { $food } food
event-starved = { $seat } loses the member { $space-kind-at } ({ $space }) to hunger
event-refilled = The harvest grows by { $kind-count }
event-put-under = { $card-kind-start } ({ $card }) goes under the deck
event-shrank = The shuffle card leaves; the market is smaller and all of it on offer
event-left-game = { $card-kind-start } ({ $card }) leaves the game
event-ended = { $why-id ->
    [size] The game ends: { $seat } has reached the goal
   *[limit] The game ends: the agreed number of rounds is over
}

## Score sheet

item-members = Members on the map
tie-food = Food left
tie-order = Later in order of play

## Refusals

refusal-cell-taken = A tile already lies on { $cell }.
refusal-too-far = { $touching ->
    [1] On { $cell } the tile would overlap or not touch the first one along a side.
   *[other] On { $cell } the tile would overlap or not touch two different tiles along their sides.
}
refusal-rotation = { $touching ->
    [1] Turned like that, the tile would overlap or not touch the first one.
   *[other] Turned like that, the tile would overlap or not touch two different tiles.
}
refusal-not-on-the-map = { $space } belongs to a tile that is not on the map.
refusal-ground-closed = Another clan has its first member { $space-kind-at } of { $space }: only one clan may begin there.
refusal-already-there = This clan already has a member on { $space }.
refusal-not-next-to = { $space } is not next to a member of this clan.
refusal-settling-too-expensive = A member on { $space } costs { $price } food; you have { $food }.
refusal-not-in-the-market = { $card-kind-start } ({ $card }) is not in the market.
refusal-next-market = { $card-kind-start } ({ $card }) is still to come: only the cards on offer may be offered.
refusal-knows-already = You have { $card-kind-the } already: one card of each kind of knowledge is enough.
refusal-card-too-expensive = { $card-kind-start } costs { $price } food; you have { $food }.
refusal-no-such-tool = You have no { $card-kind-first } ({ $card }).
refusal-new-tool-stays = At this table the new tool, { $card-kind-the }, may not be the one put away.
refusal-nobody-there = You have no member on { $space }.
refusal-ascending = The members that leave are named in the order of their spaces, tile by tile; { $space } comes before the last one.
refusal-name-lower-first = The member on { $space } may leave, but not first: name the one on the lower space before it.
refusal-parts-the-clan = If the member on { $space } left, the rest could not be one connected group.
refusal-not-done = You cannot stop here: something that must be done is left.
refusal-another-question = { $word-id ->
    [offer] Cards are offered in the buying phase, each clan in its turn.
    [discard] A tool is put away only when there is one too many.
    [settle] Members are placed in the spreading phase, each clan in its turn.
   *[other] You are asked something else now.
}

## Options

option-map = The map
    .help = Do the players lay the tiles, does fate, or is it a ready layout of ours? The rulebook's own first layouts are lost.
    .value-laid = laid by the players
    .value-random = laid by lot
    .value-beginner = a ready layout of ours
    .about-laid = The rulebook’s way: one tile each in turn.
    .about-random = At once, and different every time.
    .about-beginner = At once, the same every time. Begin here.
option-offer_precedence = Several want the card
    .help = Who behind the offerer is asked first?
    .value-next = the next in order
    .value-last = the last in order
option-discard_new_tool = One tool too many
    .help = May the new tool itself be put away?
    .value-on = any tool may go
    .value-off = the new one stays
option-plow_bonus = Grain from the Plough
    .help = How much more does each field give to the owner of the Plough?
option-speech_surcharge = Occupied spaces with Speech
    .help = What does the owner of Speech pay for a space where others stand?
    .value-flat = 1 more
    .value-one_less = one less than others
    .value-none = nothing more
option-starved_members = Members that starved
    .help = Can they be placed again?
    .value-stock = return to their owner
    .value-box = are out of the game
option-last_member = The last member of a clan
    .help = Can it starve?
    .value-stays = never starves
    .value-starves = can starve
option-full_tie = Equal size and equal food
    .help = Who wins?
    .value-shared = the victory is shared
    .value-later = the later in order wins
option-first_offer = Two players: the first offer
    .help = May the first player offer a card that he could not buy himself?
    .value-any = any card
    .value-payable = only a card he could buy
option-boxed_tool = Two players: a tool put in the box
    .help = What does it take from the harvest?
    .value-steps = what its steps say
    .value-position = what the first player could hunt with it
option-round_limit = Most rounds
    .help = Ours, not the rulebook's: the game ends after so many rounds, and the largest clan wins as usual.

## What is in the box, and how sure we are of it.

block-cards = Technology cards
    .note = Known are the ranks of Fire, Plough, Sledge and Intelligence, a few harvests and how many tools and knowledge cards there are. All prices, most harvests, the ranks of most tools, what the Plough adds and the two Speech cards are our reconstruction, fitted to every number that is known.
block-tiles = Land tiles
    .note = Six tiles of two hexes, and when each is used: the rulebook. Most pairs of grounds follow from its examples of supply; the mountains are invented.
block-beginner = The first layouts
    .note = The rulebook shows them in pictures that are lost. These are ours.
name-people = members

## The board in a terminal

fs-round = round { $number }
fs-goal = { $goal } members end the game
fs-people = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
fs-offer = On offer
fs-offer-note = one card a round each; others are asked first
fs-next = To come
fs-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
fs-lies = lie
fs-each-round = round
fs-worth = each
fs-clans = Clans
fs-size = size
fs-costs = { $food } food
fs-hunt = hunt { $food }
fs-known = you know it
fs-short = { $food } food short
fs-why-nobody = nobody of yours is there
fs-why-empty = nothing lies there
fs-why-spent = your tools take all there is
fs-reckoning = Your food, if you spend nothing
fs-spoils = spoil
fs-brings = hunt
fs-meal = meal
fs-legend = 0∧1: a mountain between two spaces · ○ nobody's member · ✓ has bought or passed
fs-does-field = +{ $count } grain every hunt
fs-does-herbs = +{ $count } grain every hunt
fs-does-fire = food keeps, and is hidden
fs-does-plow = each field gives { $count } more
fs-does-sledge = room for { $count } tools
fs-does-intelligence = one place later in order
fs-does-speech = occupied spaces cost less
