# Kingdomino Origins in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Kingdomino Origins
game-feel = Quick and tidy
game-blurb = Lay dominoes of land, and let volcanoes throw fire into your largest regions.

## Directions, pairs and the start tile. Other cells are named by their way from the hut: n2e1 is two up, one right.

name-hut = the start tile
name-right = to the right
name-down = downwards
name-left = to the left
name-up = upwards
name-outer = dominoes 1 and 4
name-inner = dominoes 2 and 3

## The parts of a turn

name-placing = Place
name-eruption = Volcano
name-choosing = Choose
name-hiring = Hire

## Terrains

name-desert = desert
name-steppe = steppe
name-lake = lake
name-jungle = jungle
name-quarry = quarry
name-volcano = volcano
name-wheat = wheat
name-forest = forest
name-pasture = pasture
name-swamp = swamp
name-mine = mine

## Resources. .the: what is burnt or paid.

name-mammoth = mammoth
    .the = a mammoth
name-fish = fish
    .the = a fish
name-mushroom = mushroom
    .the = a mushroom
name-flint = flint
    .the = a flint

name-points = points

## Cavemen. .the: who is hired; .does: what they score; .brief: the same beside its picture.

name-hunter = hunter
    .the = the hunter
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each mammoth on the 8 squares around
    .brief = { $points } for each mammoth
name-fisherwoman = fisherwoman
    .the = the fisherwoman
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each fish on the 8 squares around
    .brief = { $points } for each fish
name-gatherer = gatherer
    .the = the gatherer
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each mushroom on the 8 squares around
    .brief = { $points } for each mushroom
name-sculptor = sculptor
    .the = the sculptor
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each flint on the 8 squares around
    .brief = { $points } for each flint
name-painter = painter
    .the = the painter
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each resource on the 8 squares around
    .brief = { $points } for each resource
name-fire-lady = fire lady
    .the = the fire lady
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each fire on the 8 squares around
    .brief = { $points } for each fire
name-shaman = shaman
    .the = the shaman
    .does = { $points } { $points ->
        [one] point
       *[other] points
    } for each caveman on the 8 squares around
    .brief = { $points } for each caveman
name-warrior-1 = small warrior
    .the = the small warrior
    .does = power { $points }; warriors side by side are a horde: their number × the sum of their powers
    .brief = power { $points }; side by side: number × sum of powers
name-warrior-2 = amazon
    .the = the amazon
    .does = power { $points }; warriors side by side are a horde: their number × the sum of their powers
    .brief = power { $points }; side by side: number × sum of powers
name-warrior-3 = brute
    .the = the brute
    .does = power { $points }; warriors side by side are a horde: their number × the sum of their powers
    .brief = power { $points }; side by side: number × sum of powers

## Questions

ask-pair = Choose where your two chiefs go
    .other = { $seat } chooses where two chiefs go
    .help = The lot fell to you: put both your chiefs on dominoes 1 and 4 of the row, or on 2 and 3. The other player gets the rest. The order of the row is the order of the turns.
ask-place = Place domino { $domino }
    .other = { $seat } places domino { $domino }
    .help = One half must touch the same terrain by a side, or the start tile, which matches everything. The territory may span { $side } columns and { $side } rows. A domino that fits somewhere must be placed; otherwise it is set aside.
ask-fire = Choose where the fire lands ({ $fires ->
    [one] { $fires } flame
   *[other] { $fires } flames
})
    .other = { $seat } chooses where the fire lands
    .help = The fire flies up to { $reach ->
        [one] { $reach } square
       *[other] { $reach } squares
    } in any direction, corners included. It lands on one of your squares without fire, not on a volcano. It burns the resource or the caveman that lies there.
ask-give = Choose who gets the { $totem } totem
    .other = { $seat } chooses who gets the { $totem } totem
    .help = You may not keep this totem. Several others are level with most of its resource, or with none at all, so you choose who gets it.
ask-choose = Choose your next domino
    .other = { $seat } chooses a domino
    .help = Put your chief on a free domino of the next row. Lower numbers are worth less, but act earlier in the next round.
ask-hire = Hire a caveman?
    .other = { $seat } decides whether to hire a caveman
    .help = Discard two different resources from your territory for one of the open cavemen, or one of each of the four for any caveman of the stack. One a turn; you need not.
ask-pay = Hire { $caveman-the }: discard { $left ->
    [one] one more, of another kind
   *[other] { $left } different resources
}
    .other = { $seat } chooses which resources to discard
    .help = All of different kinds, from your own territory, in reading order: from top left to bottom right.
ask-put = Choose where { $caveman-the } goes
    .other = { $seat } chooses where { $caveman-the } goes
    .help = A square of your territory without fire, resource or caveman. { $caveman-does }.
ask-reveal = A domino is drawn
    .help = Four dominoes form a row, lowest number first.
ask-front = The front of the pile comes into view
    .help = At this table the number of the domino in front of the pile is read.
ask-chief = The lot decides who chooses
    .help = Chiefs are drawn unseen; whose chief comes out puts it on a free domino of the first row.
ask-turn = A caveman is turned up
    .help = The open spaces of the cave are filled from the stack.

## Words: what a player can do

word-pair = Take { $pair }
word-place = Place at { $cell }, second half { $direction }
    .short = Place here
word-set-aside = Set the domino aside
word-fire = Fire on { $cell }
    .short = Throw the fire here
word-give = Give the { $totem } totem to { $player }
word-choose = Choose domino { $domino }
word-hire = Hire { $caveman-the }
word-search = Search the stack for { $caveman-the }
word-pay = Discard the resource at { $cell }
word-put = Put the caveman on { $cell }
    .short = Put here
word-done = Hire nobody
word-reveal = Domino { $domino } is drawn
word-front = Domino { $domino } is in front of the pile
word-chief = By lot { $player } chooses
word-turn = { $caveman-first } is turned up

## Events: what happened

event-revealed = New in the row: { $domino }
event-shown = Domino { $domino } is in front of the pile
event-drawn = By lot { $seat } chooses
event-chose = { $seat } chooses domino { $domino }
event-got = { $seat } gets domino { $domino }, which was left
event-left-over = Nobody chose domino { $domino }: it leaves the game
event-round = Round { $number } begins
event-placed = { $seat } places domino { $domino } at { $cell }, { $direction }
event-aside = { $seat } finds no place for domino { $domino } and sets it aside
event-fired = { $seat } throws { $fires ->
    [one] { $fires } flame
   *[other] { $fires } flames
} on { $cell }
event-fizzled = { $seat } has no square for the fire: the token is lost
event-burnt = { $seat } burns { $resource-the } at { $cell }
event-perished = { $seat } loses { $caveman-the } at { $cell } to the fire
event-took = { $seat } takes the { $totem } totem
event-gave = { $seat } gives the { $totem } totem to { $player }
event-returned = Nobody has any { $totem } left: the totem returns to the table
event-turned = { $caveman-first } lies open in the cave
event-swept = { $caveman-first } leaves the cave
event-hired = { $seat } hires { $caveman-the }
event-searched = { $seat } finds { $caveman-the } in the stack
event-paid = { $seat } discards { $resource-the } from { $cell }
event-put-down = { $seat } puts { $caveman-the } on { $cell }
event-ended = The game ends

## Score sheet

item-desert = Desert
    .sum = { $squares } × { $fires }
item-steppe = Steppe
    .sum = { $squares } × { $fires }
item-lake = Lake
    .sum = { $squares } × { $fires }
item-jungle = Jungle
    .sum = { $squares } × { $fires }
item-quarry = Quarry
    .sum = { $squares } × { $fires }
item-wheat = Wheat
    .sum = { $squares } × { $fires }
item-forest = Forest
    .sum = { $squares } × { $fires }
item-pasture = Pasture
    .sum = { $squares } × { $fires }
item-swamp = Swamp
    .sum = { $squares } × { $fires }
item-mine = Mine
    .sum = { $squares } × { $fires }
item-totem-mammoth = Mammoth totem
item-totem-fish = Fish totem
item-totem-mushroom = Mushroom totem
item-totem-flint = Flint totem
item-resources = Resources
    .sum = { $pieces } × 1
item-hunter = Hunter
    .sum = { $count } × { $each }
item-fisherwoman = Fisherwoman
    .sum = { $count } × { $each }
item-gatherer = Gatherer
    .sum = { $count } × { $each }
item-sculptor = Sculptor
    .sum = { $count } × { $each }
item-painter = Painter
    .sum = { $count } × { $each }
item-fire-lady = Fire lady
    .sum = { $count } × { $each }
item-shaman = Shaman
    .sum = { $count } × { $each }
item-horde = Horde
    .sum = { $warriors } × { $power }
item-middle = Empire of fire: the hut in the middle
item-complete = Homo habilis: a full territory
    .sum = { $squares } of { $full } squares

tie-region = Largest region
tie-fires = Fires

## Refusals

refusal-must-place = { $places ->
    [one] Domino { $domino } still fits in { $places } place: it must be placed.
   *[other] Domino { $domino } still fits in { $places } places: it must be placed.
}
refusal-cell-taken = Something is laid there already; a domino needs two empty cells.
refusal-outside-frame = The territory would be larger than { $side }×{ $side }.
refusal-no-match = Neither half touches its own terrain or the start tile with a side.
refusal-equal-halves = Both halves are the same: lay this domino to the right or downwards, the result is equal.
refusal-no-square = You have no square there.
refusal-volcano = Fire cannot land on a volcano.
refusal-already-burning = There is fire on that square already.
refusal-no-fire-on-start-tile = At this table fire may not land on the start tile.
refusal-no-home-for-cavemen = At this table no caveman may stand on the start tile.
refusal-out-of-reach = That square is { $distance } away; this fire flies { $reach } at most.
refusal-no-path = At this table fire flies over your own squares only, and no way of { $reach } steps leads there.
refusal-not-in-row = Domino { $domino } does not lie in the next row.
refusal-chief-there = The chief of { $player } stands on domino { $domino } already.
refusal-another-totem = It is the { $totem } totem that changes hands.
refusal-not-most = { $player } is not one of those with most of this resource.
refusal-not-open = { $caveman-first } does not lie open in the cave.
refusal-too-few-kinds = { $kinds ->
    [one] The stack costs one of each of the four resources; you have { $kinds } kind.
   *[other] The stack costs one of each of the four resources; you have { $kinds } kinds.
}
refusal-not-in-stack = { $caveman-first } is not in the stack.
refusal-no-resource = No resource lies at { $cell }.
refusal-same-kind = { $resource-first } is paid already; all must be of different kinds.
refusal-reading-order = Resources are discarded in reading order, from top left to bottom right.
refusal-cannot-complete = With this one next, the { $left } different resources could not be completed: begin further up.
refusal-resource-there = A resource lies on that square: { $resource }.
refusal-caveman-there = Another caveman stands there.
refusal-another-question = { $word-id ->
    [place] No domino is placed now.
    [choose] No domino is chosen now.
    [hire] Cavemen are hired at the end of a turn, for two different resources.
    [search] Cavemen are hired at the end of a turn, from the stack for all four resources.
    [give] A totem passes on by itself to whoever has most; only a tie is asked about.
   *[other] That is no answer to what you are asked.
}

## Options

option-mode = Mode
    .help = Discovery: regions and fires. Totem: also resources and totems for who has most of each. Tribe: also resources and cavemen hired for them.
    .value-discovery = Discovery
    .value-totem = Totem
    .value-tribe = Tribe
    .about-discovery = Land and fire. Begin here.
    .about-totem = Also gather resources and hold the totems.
    .about-tribe = Resources hire people, and where they stand scores.
option-tiles = Dominoes
    .help = The dominoes of this game, or those of Kingdomino of 2017 with crowns instead of fires (Discovery only).
    .value-origins = Origins
    .value-classic = Kingdomino 2017
option-middle = Empire of fire
    .help = { $points } points for the hut in the middle of the territory.
    .value-false = is not played
    .value-true = is played
option-complete = Homo habilis
    .help = { $points } points for a full territory.
    .value-false = is not played
    .value-true = is played
option-centre = Middle of a small territory
    .help = What the middle is when the territory does not span all rows and columns.
    .value-frame = the middle of some full frame around it
    .value-equal = equally far on opposite sides
option-fire_on_start_tile = Fire on the start tile
    .help = May a volcano's fire land on the start tile? It scores nothing there.
    .value-true = is allowed
    .value-false = is not allowed
option-fire_path_must_cross_tiles = Way of the fire
    .help = Must a volcano's fire fly over squares of the own territory?
    .value-false = over anything
    .value-true = over own squares only
option-volcano_region = Volcanoes as the largest region
    .help = Does a group of volcanoes count when equal scores are parted by the largest region?
    .value-counted = count
    .value-ignored = do not count
option-totem_all_zero = A totem nobody can hold
    .help = When the last piece of a resource burns.
    .value-table = returns to the table
    .value-given = is given to another player
option-totem_end_scores = A tied totem at the end
    .help = Does a holder score who has no more of the resource than another player?
    .value-holder = scores
    .value-majority = scores nothing
option-caveman_on_start_tile = Cavemen on the start tile
    .help = May a caveman be put on the start tile?
    .value-false = are not allowed
    .value-true = are allowed
option-cave_refill = Filling the cave
    .help = What happens to cavemen that still lie open when the cave is filled.
    .value-top_up = they stay
    .value-replace = they leave the game
option-hire_in_last_round = Hiring in the last round
    .help = May cavemen be hired in round 12, when nothing is chosen any more?
    .value-false = is not allowed
    .value-true = is allowed
option-pile_front = Front of the pile
    .help = At a table the number of the front domino of the pile can be read.
    .value-hidden = is hidden
    .value-shown = is read

## What is in the box, and how sure we are of it.

block-origins = The 48 dominoes
    .note = One public list, typed from the game; it agrees with the rulebook's count of all 15 kinds of squares and with every domino that the pictures of the French rulebook show.
block-classic_terrains = Terrains of the classic dominoes
    .note = The terrains of Kingdomino (2017): all of them score.
block-classic = The classic dominoes
    .note = The 48 dominoes of Kingdomino (2017) from a public list; crowns stand where this game has fires.
block-resources = Resources and totems
    .note = The numbers of pieces are the rulebook's; the points of the totems stand on the tiles in pictures of the French rulebook.

## The board in a terminal

ko-round = round { $round } of { $rounds }
ko-pile = { $count ->
    [one] { $count } domino in the box
   *[other] { $count } dominoes in the box
}
ko-yours = Your land
ko-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ko-this-row = This row
ko-next-row = Next row
ko-now = If it ended
ko-tokens = Fire
ko-totems = Totems
ko-cave = Cave
ko-stack = { $count } in the stack
ko-aside = put aside: { $dominoes }
ko-fire = fire
ko-crater = crater
ko-unseen = { $count ->
    [0] No dominoes are left in the box.
   *[other] Still in the box ({ $count }):
}
