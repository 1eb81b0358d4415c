# Stone Age in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Stone Age
game-feel = Busy and warm
game-blurb = Send people to work, roll for what they bring, feed everyone by night. Luck can be softened.

## Places. .to: where people are sent; .in: where they are; .act: the action there; .acts: what somebody does there; .for: what is paid for.

name-toolmaker = tool maker
    .to = to the tool maker
    .in = at the tool maker
    .act = Make a tool
    .acts = makes a tool
name-hut = hut
    .to = to the hut
    .in = in the hut
    .act = Have a child in the hut
    .acts = has a child in the hut
name-farm = field
    .to = to the field
    .in = on the field
    .act = Plough the field: one step of agriculture
    .acts = ploughs the field
name-hunt = hunting grounds
    .to = to the hunting grounds
    .in = on the hunting grounds
    .act = Hunt for food
    .acts = hunts for food
name-forest = forest
    .to = to the forest
    .in = in the forest
    .act = Fell wood in the forest
    .acts = fells wood in the forest
name-clay-pit = clay pit
    .to = to the clay pit
    .in = in the clay pit
    .act = Dig clay in the clay pit
    .acts = digs clay in the clay pit
name-quarry = quarry
    .to = to the quarry
    .in = in the quarry
    .act = Break stone in the quarry
    .acts = breaks stone in the quarry
name-river = river
    .to = to the river
    .in = on the river
    .act = Pan for gold in the river
    .acts = pans for gold in the river
name-card-1 = card 1
    .to = to civilization card 1
    .in = on civilization card 1
    .act = Buy civilization card 1
    .acts = turns to civilization card 1
    .for = for civilization card 1
name-card-2 = card 2
    .to = to civilization card 2
    .in = on civilization card 2
    .act = Buy civilization card 2
    .acts = turns to civilization card 2
    .for = for civilization card 2
name-card-3 = card 3
    .to = to civilization card 3
    .in = on civilization card 3
    .act = Buy civilization card 3
    .acts = turns to civilization card 3
    .for = for civilization card 3
name-card-4 = card 4
    .to = to civilization card 4
    .in = on civilization card 4
    .act = Buy civilization card 4
    .acts = turns to civilization card 4
    .for = for civilization card 4
name-building-1 = building 1
    .to = to building 1
    .in = on building 1
    .act = Build building 1
    .acts = turns to building 1
    .for = for building 1
name-building-2 = building 2
    .to = to building 2
    .in = on building 2
    .act = Build building 2
    .acts = turns to building 2
    .for = for building 2
name-building-3 = building 3
    .to = to building 3
    .in = on building 3
    .act = Build building 3
    .acts = turns to building 3
    .for = for building 3
name-building-4 = building 4
    .to = to building 4
    .in = on building 4
    .act = Build building 4
    .acts = turns to building 4
    .for = for building 4

## Goods. .count: an amount of them.

name-wood = wood
    .count = { $amount } wood
name-clay = clay
    .count = { $amount } clay
name-stone = stone
    .count = { $amount } stone
name-gold = gold
    .count = { $amount } gold
name-food = food
    .count = { $amount } food
name-people = people
    .short = ppl
name-points = points
    .short = pts
name-resources = resources
name-agriculture = agriculture
    .short = agr
name-tools = tools
name-cards = cards
name-buildings = buildings
    .short = bld

## Phases

name-set-up = set-up
name-placing = placing people
name-actions = actions
name-feeding = feeding
name-new-round = new round
name-over = end

## Cards: what the top gives and what the bottom scores

top-wood = { $amount } wood
top-clay = { $amount } clay
top-stone = { $amount } stone
top-gold = { $amount } gold
top-food = { $amount } food
top-roll-wood = { $amount } dice for wood
top-roll-clay = { $amount } dice for clay
top-roll-stone = { $amount } dice for stone
top-roll-gold = { $amount } dice for gold
top-roll-food = { $amount } dice for food
top-dice = dice for everyone
top-points = { $amount } points
top-tool = a tool
top-farm = agriculture +1
top-draw = a card, unseen
top-once = one-use tool +{ $amount }
top-choice = any { $amount } resources

bottom-writing = writing
bottom-medicine = medicine
bottom-pottery = pottery
bottom-sculpture = art
bottom-music = music
bottom-transport = transport
bottom-weaving = weaving
bottom-time = time
bottom-farmer = { $people ->
    [one] { $people } farmer
   *[other] { $people } farmers
}
bottom-toolmaker = { $people ->
    [one] { $people } tool maker
   *[other] { $people } tool makers
}
bottom-builder = { $people ->
    [one] { $people } builder
   *[other] { $people } builders
}
bottom-shaman = { $people ->
    [one] { $people } shaman
   *[other] { $people } shamans
}

face-wood = 1 wood
face-clay = 1 clay
face-stone = 1 stone
face-gold = 1 gold
face-tool = a tool
face-farm = agriculture +1

cost-kinds = { $kinds ->
    [1] { $count } of one kind
   *[other] { $count } of { $kinds } kinds
}
cost-any = 1 to { $count } of any kind

## Questions

ask-begin = Choose who starts
    .other = { $seat } chooses who starts
    .help = The table decides who is the first player; this seat speaks for it. The first player places and acts first, and the token moves on every round.
ask-place = { $people ->
    [one] Place your last person
   *[other] Place some of your { $people } people
}
    .other = { $seat } places people
    .help = Put any number of your people on one place; then the next player places. Nobody comes to a place twice, or passes while somebody can be placed. The hut takes two; tool maker, field, a card or a building one.
ask-act = Choose your next action
    .other = { $seat } chooses an action
    .help = Carry out the actions of all your people, in any order. What you gain with one you can use for the next, so the order matters. Only cards and buildings may be declined; those people come home with nothing.
ask-grow = Take a new person?
    .other = { $seat } decides whether to take a new person
    .help = At this table the hut's new person is optional. Every person eats one food each round.
ask-raise = Which of your equal tools gets better?
    .other = { $seat } chooses which tool gets better
    .help = A further tool makes one of your lowest tools better by one. You have a fresh and a used one of the same value.
ask-tools = Add tools to your roll of { $total }?
    .other = { $seat } decides whether to add tools to a roll of { $total }
    .help = The sum is divided by { $divisor }, rounded down: so much { $good } you get. Each tool helps once a round, with its whole value; a one-use tool of a card is gone then. Choose from the lowest up.
note-smaller-tools = smaller tools stay unused
ask-pick = Take one of the dice
    .other = { $seat } takes one of the dice
    .help = One die was rolled for every player. Beginning with the buyer, each takes one die and what it stands for. Tools do not help here.
ask-take = { $left ->
    [one] Take one more resource of your choice
   *[other] Take { $left } resources of your choice
}
    .other = { $seat } takes resources of choice
    .help = Alike or different, cheapest first. Then the card is turned over and only counts at the end.
ask-pay = Pay { $paid ->
    [0] { $left ->
        [one] one resource
       *[other] { $left } resources
    }
   *[other] { $left ->
        [one] one more resource
       *[other] { $left } more resources
    }
} { $where-for }
    .other = { $seat } pays for a card
    .help = Any resources will do, but no food. They are paid from the cheapest kind up.
ask-pay-kinds = Pay { $paid ->
    [0] { $left } resources of { $kinds ->
        [one] one kind
       *[other] exactly { $kinds } kinds
    }
   *[other] { $left ->
        [one] one more resource
       *[other] { $left } more resources
    } { $kinds ->
        [0] of the same kind
        [one] with 1 new kind
       *[other] with { $kinds } new kinds
    }
} { $where-for }
    .other = { $seat } pays for a building
    .help = The number of resources and of different kinds is fixed; which ones is up to you. Wood scores { $wood }, clay { $clay }, stone { $stone }, gold { $gold }. They are paid from the cheapest kind up; { $kinds ->
        [0] no new kind may be begun.
        [one] one new kind must still be begun.
       *[other] { $kinds } new kinds must still be begun.
    }
ask-pay-any = Pay up to { $left }{ $paid ->
    [0] {""}
   *[other] {" more"}
} { $left ->
    [one] resource
   *[other] resources
} { $where-for }
    .other = { $seat } pays for a building
    .help = One to seven resources of any kinds; wood scores { $wood }, clay { $clay }, stone { $stone }, gold { $gold }. They are paid from the cheapest kind up. Stop whenever you like.
ask-feed = { $short ->
    [one] One person has nothing to eat
   *[other] { $short } people have nothing to eat
}
    .other = { $seat } lacks { $short } food and decides what to do
    .help = All your food is eaten already. You can make up for all that is missing with resources, one for one; otherwise you lose { $points } points, however many go hungry, and keep your resources.
ask-feed-rest = Pay { $left ->
    [one] one more resource
   *[other] { $left } more resources
} instead of food
    .other = { $seat } pays with resources instead of food
    .help = The whole shortage is made up, one resource for each missing food, from the cheapest kind up.
ask-reveal = A card is revealed
    .help = Empty card spaces are filled from the deck, from right to left.
ask-turn = A building is turned up
    .help = The next building of a stack comes into view.
ask-roll = { $dice ->
    [one] One die is rolled
   *[other] { $dice } dice are rolled
}
    .help = One die for every person, or as many as the card says.
ask-draw = A card is drawn unseen
    .help = Only the buyer sees it; it counts at the end only.

## Words: what a player can do

word-begin = { $player } starts
word-place = { $people ->
    [one] { $people } person
   *[other] { $people } people
} { $where-to }
word-act = { $where-act }
word-grow = Take the new person
word-raise = { $tool-id ->
    [used] Improve the used tool
   *[unused] Improve the fresh tool
}
word-tool = Add the tool of { $value }
word-pick = Take the die that shows { $face }
word-take = Take { $resource }
word-use = Use card { $card }
word-pay = Pay { $resource }
word-starve = Go hungry
word-done = { $asked ->
    [tools] No more tools
    [act] Buy nothing more, end your turn
    [grow] No new person
    [pay-any] That is enough
   *[other] Done
}
word-starts = { $player } starts
word-reveal = Card { $card } is revealed
word-turn = Building { $building } is turned up
word-roll = A { $face } is rolled
word-draw = { $card-id ->
    [hidden] A card is drawn unseen
   *[other] Card { $card } is drawn
}

## Events: what happened

event-began = { $seat } is the first player
event-revealed = A new card comes to space { $slot }
event-turned = A new building comes into view on stack { $stack }
event-placed = { $seat } sends { $people ->
    [one] { $people } person
   *[other] { $people } people
} { $where-to }
event-stuck = { $seat } finds no place for { $people ->
    [one] { $people } person
   *[other] { $people } people
}
event-acted = { $seat } { $where-acts }
event-rolled = { $seat } rolls { $face }
event-tooled = { $seat } adds a tool: +{ $value }
event-spent = { $seat } uses card { $card }
event-worked = { $seat } makes { $total } and gets { $good-count }
event-gained = { $seat } gains { $good-count }
event-new-tool = { $seat } now has a tool of { $value }
event-farmed = { $seat } reaches level { $level } of agriculture
event-grew = { $seat } now has { $people } people
event-no-effect = { $where-id ->
    [tool] { $seat } cannot have more tools
    [farm] { $seat } is at the end of the agriculture track
    [hut] { $seat } has all people already
   *[draw] { $seat } finds the deck empty
}
event-paid = { $seat } pays { $good-count }
event-bought = { $seat } buys civilization card { $slot }
event-built = { $seat } builds building { $stack }: { $points } points
event-scored = { $seat } scores { $points } points
event-picked = { $seat } takes the die with { $face }
event-drew = { $card-id ->
    [hidden] { $seat } draws a card unseen
   *[other] { $seat } draws card { $card }
}
event-declined = { $seat } buys nothing { $where-in }
event-fed = { $seat } feeds { $food ->
    [one] { $food } person
   *[other] { $food } people
}
event-starved = { $seat } lets people go hungry: −{ $points } points
event-round = Round { $number } begins; { $seat } is first
event-ended = { $why-id ->
    [cards] The game ends: there are too few cards left
    [buildings] The game ends: a stack of buildings is empty
   *[limit] The game ends: the agreed number of rounds is over
}

## Score sheet

item-buildings = Buildings
item-awards = Points from cards
item-hunger = Hunger
item-green = Symbols, set { $set }
    .all = Symbols
    .sum = { $size } × { $size }
item-farmers = Farmers × agriculture
    .sum = { $people } × { $factor }
item-toolmakers = Tool makers × tools
    .sum = { $people } × { $factor }
item-builders = Builders × buildings
    .sum = { $people } × { $factor }
item-shamans = Shamans × people
    .sum = { $people } × { $factor }
item-resources = Resources left

tie-development = Tools, people and agriculture together
tie-food = Food left

## Refusals

refusal-no-such-tool = You have no unused tool of { $value } that can be added now; tools are added from the lowest up.
refusal-no-such-card = Card { $card } does not lie open before you, or it is of no use now.
refusal-no-such-die = No die shows { $face }.
refusal-ascending = Resources are chosen from the cheapest kind up: wood, clay, stone, gold.
refusal-not-done = You cannot stop here: something that must be done is left.
refusal-not-hungry = Nobody goes hungry now.
refusal-another-question = { $word-id ->
    [pay] There is nothing to pay for now.
    [tool] Tools are added to a roll of your own.
    [act] Actions follow when everybody has placed, one after the other.
    [place] People are placed at the beginning of a round; now another question is open.
   *[other] That is no answer to what you are asked.
}
refusal-no-stack = There is nothing on { $where }.
refusal-already-there = You already have people { $where-in }; nobody may be added this round.
refusal-too-few-figures = { $idle ->
    [one] You have only { $idle } person at home, not { $people }.
   *[other] You have only { $idle } people at home, not { $people }.
}
refusal-hut-takes-two = The hut takes exactly two people of one player.
refusal-too-many = { $room ->
    [one] There is room for { $room } person { $where-in }, not for { $people }.
   *[other] There is room for { $room } people { $where-in }, not for { $people }.
}
refusal-taken = { $player } already stands { $where-in }.
refusal-nothing-to-gain = You have nothing to gain { $where-in }, and this table does not allow blocking it.
refusal-village-closed = Two of tool maker, hut and field are taken; with two or three players the third stays empty this round.
refusal-full = All { $most } places { $where-in } are taken.
refusal-too-many-players = { $most ->
    [one] With so few players only one of them may work { $where-in }.
   *[other] With so few players only { $most } of them may work { $where-in }.
}
refusal-not-there = You have nobody { $where-in }.
refusal-too-expensive = You do not have the resources to pay { $where-for }.
refusal-none-left = You have no { $resource }.
refusal-cannot-complete = With { $resource } next, the { $left } resources still to be paid could not be completed.

## Options

option-full_spots = Spots that give nothing
    .help = May somebody whose tools, people or fields are at their limit still take that spot?
    .value-allowed = may be taken
    .value-forbidden = are closed
option-hut_growth = New person from the hut
    .help = Must the hut's new person be taken?
    .value-forced = must be taken
    .value-optional = may be refused
option-tool_stock = Tool tiles
    .help = Can the 18 tool tiles of the box run out?
    .value-unlimited = never run out
    .value-finite = are counted
option-first_player = First player
    .help = Who begins the first round?
    .value-random = by lot
    .value-chosen = the table chooses
option-raised_tool = A used tool that gets better
    .help = Can it be used again in the same round?
    .value-used = stays used
    .value-fresh = is fresh again
option-equal_tools = Which of equal tools gets better
    .help = When a used and an unused tool are equally low.
    .value-unused_first = an unused one
    .value-ask = the owner chooses
option-bought_cards = Cards that were bought
    .help = Do the others see only how many there are, or their faces too?
    .value-counted = only their number is seen
    .value-open = lie open
option-second_tie = A tie that remains
    .help = When points and development are equal.
    .value-shared = the place is shared
    .value-food = more food wins
option-card_36 = Two resources of choice (card 36)
    .help = When may the card be used?
    .value-any_time = at any time
    .value-at_once = only when it is bought
option-round_limit = Most rounds
    .help = Ours, not the rulebook's: the game ends after so many rounds with normal scoring.

## The table in the terminal

sa-round = round { $number }
sa-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
sa-rolled = { $seat } rolls { $dice }
sa-open-cards = open
sa-hidden-cards = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}

## What is in the box, and how sure we are of it.

block-limits = The agriculture track
    .note = Its end, 10, is not in the text of the rulebook; players' aids and pictures of the board agree on it.
block-slots = Costs of the cards
    .note = The rulebook says only that the cost stands above the card; pictures of the board show 1, 2, 3, 4 from the right.
block-tools = Tool tiles
    .note = There are 18; how they split into tiles of 1/2 and of 3/4 is known from one source only. It matters only if the supply of tools is limited.
block-dice = Faces of the dice cards
    .note = Three faces stand in an example of the rulebook; all six are on pictures of the cards.
block-cards = Civilization cards
    .note = Their faces were compared across several public lists and pictures; all counts by kind are the rulebook's.
block-buildings = Building tiles
    .note = Their faces were compared across several public lists and pictures; the counts of tiles with a choice are the rulebook's.
name-tool = tools
