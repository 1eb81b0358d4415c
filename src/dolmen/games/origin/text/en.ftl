# Origin in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Origin
game-feel = Open and sly
game-blurb = Walk out of Africa, grow taller, trade places, and finish goals that nobody sees.

## Territories. .to: where a pawn goes.

name-af_mag = Maghreb
    .to = into the Maghreb
name-af_nil = Nile
    .to = to the Nile
name-af_wes = West Africa
    .to = into West Africa
    .short = W. Africa
name-af_ori = Origin
    .to = to Origin
name-af_hor = Horn of Africa
    .to = to the Horn of Africa
    .short = Horn
name-af_con = Congo
    .to = to the Congo
name-af_lak = Great Lakes
    .to = to the Great Lakes
    .short = Gr. Lakes
name-af_cap = Cape
    .to = to the Cape
name-eu_wes = Western Europe
    .to = into Western Europe
    .short = W. Europe
name-eu_nor = Northern Europe
    .to = into Northern Europe
    .short = N. Europe
name-eu_eas = Eastern Europe
    .to = into Eastern Europe
    .short = E. Europe
name-eu_ana = Anatolia
    .to = into Anatolia
name-eu_ara = Arabia
    .to = into Arabia
name-eu_ura = Ural
    .to = to the Ural
name-eu_ste = Steppe
    .to = into the Steppe
name-eu_per = Persia
    .to = into Persia
name-eu_ind = India
    .to = into India
name-eu_sib = Siberia
    .to = into Siberia
name-eu_gob = Gobi
    .to = into the Gobi
name-eu_chi = China
    .to = into China
name-eu_sea = South-East Asia
    .to = into South-East Asia
    .short = SE Asia
name-eu_chu = Chukotka
    .to = into Chukotka
name-na_ala = Alaska
    .to = into Alaska
name-na_mac = Mackenzie
    .to = into Mackenzie
name-na_gre = Greenland
    .to = into Greenland
name-na_lab = Labrador
    .to = into Labrador
name-na_roc = Rockies
    .to = into the Rockies
name-na_pla = Great Plains
    .to = to the Great Plains
    .short = Plains
name-na_woo = Eastern Woodlands
    .to = into the Eastern Woodlands
    .short = Woodlands
name-na_mex = Mesoamerica
    .to = into Mesoamerica
    .short = Mesoamer.
name-sa_ori = Orinoco
    .to = to the Orinoco
name-sa_ama = Amazonia
    .to = into Amazonia
name-sa_and = Andes
    .to = into the Andes
name-sa_pam = Pampas
    .to = into the Pampas
name-sa_pat = Patagonia
    .to = into Patagonia
name-oc_sun = Sunda
    .to = into Sunda
name-oc_pap = Papua
    .to = into Papua
name-oc_nor = North Australia
    .to = into North Australia
    .short = N. Austr.
name-oc_wes = West Australia
    .to = into West Australia
    .short = W. Austr.
name-oc_sou = South Australia
    .to = into South Australia
    .short = S. Austr.
name-an_pen = Antarctic Peninsula
    .to = to the Antarctic Peninsula
    .short = Peninsula
name-an_mau = Queen Maud Land
    .to = into Queen Maud Land
    .short = Q. Maud
name-an_end = Enderby Land
    .to = into Enderby Land
    .short = Enderby
name-an_wil = Wilkes Land
    .to = into Wilkes Land
    .short = Wilkes

## Straits and continents

name-s01 = Gibraltar
name-s02 = Suez
name-s03 = Red Sea
name-s04 = Cape Passage
name-s05 = North Atlantic
name-s06 = Bering
name-s07 = Panama
name-s08 = Drake Passage
name-s09 = Malacca
name-s10 = Torres
name-s11 = Southern Ocean
name-africa = Africa
name-eurasia = Eurasia
name-north_america = North America
name-south_america = South America
name-oceania = Oceania
name-antarctica = Antarctica

## Pawns

name-h1s1_white = white pawn, height 1, strength 1
name-h1s1_brown = brown pawn, height 1, strength 1
name-h1s1_black = black pawn, height 1, strength 1
name-h1s2_white = white pawn, height 1, strength 2
name-h1s2_brown = brown pawn, height 1, strength 2
name-h1s2_black = black pawn, height 1, strength 2
name-h1s3_white = white pawn, height 1, strength 3
name-h1s3_brown = brown pawn, height 1, strength 3
name-h1s3_black = black pawn, height 1, strength 3
name-h2s1_white = white pawn, height 2, strength 1
name-h2s1_brown = brown pawn, height 2, strength 1
name-h2s1_black = black pawn, height 2, strength 1
name-h2s2_white = white pawn, height 2, strength 2
name-h2s2_brown = brown pawn, height 2, strength 2
name-h2s2_black = black pawn, height 2, strength 2
name-h2s3_white = white pawn, height 2, strength 3
name-h2s3_brown = brown pawn, height 2, strength 3
name-h2s3_black = black pawn, height 2, strength 3
name-h3s1_white = white pawn, height 3, strength 1
name-h3s1_brown = brown pawn, height 3, strength 1
name-h3s1_black = black pawn, height 3, strength 1
name-h3s2_white = white pawn, height 3, strength 2
name-h3s2_brown = brown pawn, height 3, strength 2
name-h3s2_black = black pawn, height 3, strength 2
name-h3s3_white = white pawn, height 3, strength 3
name-h3s3_brown = brown pawn, height 3, strength 3
name-h3s3_black = black pawn, height 3, strength 3
name-neutral = nobody's pawn

## Colours. .cards: the cards of that colour; .card: one of them; .deck: their deck.

name-yellow = yellow
    .cards = action cards
    .card = an action card
    .deck = the deck of action cards
name-orange = orange
    .cards = permanent cards
    .card = a permanent card
    .deck = the deck of permanent cards
name-lilac = lilac
    .cards = goals
    .card = a goal
    .deck = the deck of goals
name-brown = brown
name-green = green
name-origin = Origin
name-white = white
name-black = black

## Action cards. .help: what a card does.

name-war_strait = Tribal war (strait)
    .help = After your swap this turn: take the lowest strait token of the player you displaced.
name-hunter = Hunter
    .help = Take the hunting token of a green territory next to one of your pawns.
name-great_shaman = Great shaman
    .help = Evolve with any pawn of the supply, whatever its neighbours are like.
name-navigator = Navigator
    .help = Migrate across straits; each crossing is one step.
name-war_cards = Tribal war (cards)
    .help = After your swap this turn: look at the hand of the player you displaced and take one card.
name-volcanic_eruption = Volcanic eruption
    .help = Take any action card of the discard pile into your hand.
name-inventor = Inventor
    .help = Draw a card from any deck, or take a tile from any column.
name-sailor = Sailor
    .help = Take the token of a strait with your pawn on one of its ends.
name-control = Control
    .help = Swap with any other player's pawn within reach, however strong.
name-war_tile = Tribal war (tile)
    .help = After your swap this turn: take a tile you can lay from the player you displaced.

## Permanent cards

name-observation_kit = Observation kit
    .help = Whenever you draw, see one card more and keep one of them.
name-shaman = Shaman
    .help = When you evolve, one attribute in common is enough; each difference must still be an allowed one.
name-carriage = Carriage
    .help = All your pawns go 2 steps farther.
name-power = Power
    .help = You may swap with pawns of equal strength too.
name-map = Map
    .help = You may hold 3 goals.
name-war_trophies = War trophies
    .help = With each of your swaps take a pawn of the supply: 2 points each at the end.
name-parchment = Parchment
    .help = Tiles of a column may be taken from any column.
name-treasure = Treasure
    .help = At the end each card in your hand is worth 1 point more.
name-cart = Cart
    .help = All your pawns go 1 step farther.

## Goals

name-in_eurasia = 3 pawns in Eurasia
name-one_continent = 4 adjacent pawns on one continent
name-on_green = 2 pawns on green territories
name-on_brown = 3 pawns on brown territories
name-four_continents = Pawns on 4 of the 6 continents
name-in_africa = 3 pawns in Africa
name-strength_3 = 3 pawns of strength 3
name-in_south_america = 3 pawns in South America
name-each_colour = 2 pawns of each colour
name-in_antarctica = 3 pawns in Antarctica
name-in_north_america = 3 pawns in North America
name-level_1 = 3 tiles of level 1
name-level_3 = 2 tiles of level 3
name-height_3 = 3 pawns of height 3
name-on_orange = 3 pawns on orange territories
name-level_2 = 3 tiles of level 2
name-strait_tokens = 3 strait tokens
name-on_yellow = 3 pawns on yellow territories
name-in_oceania = 3 pawns in Oceania
name-two_continents = 4 adjacent pawns on 2 continents

## Parts of a turn, and other words of the table

name-set-up = set-up
name-action = action
name-arrival = arrival
name-reward = reward
name-cards = cards
name-end = end of turn
name-over = end
name-supply = pawns in supply
name-reserve = tiles in reserve
name-discard = discard pile
name-hand = hand
name-villages = villages
name-tiles = tiles
name-hunting = hunting tokens
name-straits = strait tokens
name-trophies = trophies
name-height = height
name-strength = strength

## Questions

ask-origin = A pawn is placed on Origin
    .help = One of the smallest pawns, of any colour. It belongs to nobody and never moves.
ask-deal = Goals are dealt
    .help = Everybody gets three goals and keeps one of them.
ask-choose = Keep one of your three goals
    .other = { $seat } chooses a goal
    .help = The other two are shuffled back into the deck. Nobody else sees what you choose.
ask-tile = A tile is laid on the reward board
    .help = Fifteen tiles lie open, at least three of them of level 1.
ask-passage = A token is laid on a strait
    .help = Whoever holds both ends of a strait takes its token.
ask-game = A hunting token is laid on a green territory
    .help = Whoever comes there first takes it.
ask-starts = Who starts?
    .help = Then turns pass clockwise.
ask-act = Your action: evolve, migrate or swap
    .other = { $seat } evolves, migrates or swaps
    .help = One action a turn: put a new pawn beside a compatible one, move a pawn by up to its height, or trade places with a weaker pawn. Before it and after it you may play a card of each colour.
ask-stuck = You cannot act: play a card, or end your turn
    .other = { $seat } cannot act: a card, or the end of the turn
    .help = You have no action without the cards in your hand. If you play a card that makes one possible, you owe it.
ask-helped = { $card }: choose the action
    .other = { $card }: { $seat } chooses the action
    .help = What could be done without the card is not offered: it would be wasted.
ask-reward = { $colour-id ->
    [brown] Your reward: two brown tiles, or one of any column
   *[other] Your reward: a tile of the { $colour } column and { $colour-card }, or one of three { $colour-cards }
}
    .other = { $seat } chooses a reward
    .help = A tile above level 1 must rest on an uncovered tile one level lower. If no tile can be laid, you get just the card. You may play cards first.
ask-second-tile = Take the second tile
    .other = { $seat } takes a second tile
    .help = It lay there with the first, and may rest on it. Slots are refilled after both.
ask-cards = Play a card, or end your turn
    .other = { $seat } may play a card
    .help = One card of each colour a turn; in the last round any number of goals.
ask-keep = Keep one of the { $cards } cards
    .other = { $seat } chooses which card to keep
    .help = The others go under the deck.
ask-return = You may hold { $most } goals: put one back
    .other = { $seat } puts a goal back
    .help = Any of them goes under the deck, the new one or an old one.
ask-trophy = War trophies: take a pawn of the supply
    .other = { $seat } takes a pawn as a war trophy
    .help = It is worth 2 points at the end and never comes onto the map.
ask-hunt = Hunter: which hunting token do you take?
    .other = { $seat } chooses a hunting token
    .help = Green territories next to one of your pawns, across straits too.
ask-claim = Sailor: which strait token do you take?
    .other = { $seat } chooses a strait
    .help = Your pawn must stand on one end at least, and the token must still lie there.
ask-recall = Volcanic eruption: which card do you take back?
    .other = { $seat } chooses a card to take back
    .help = You can play it from your next turn on.
ask-invent = Inventor: a card or a tile?
    .other = { $seat } chooses a card or a tile
    .help = The top card of any deck, or a tile you can lay from any column.
ask-seize = Tribal war: which tile of { $player } do you take?
    .other = { $seat } chooses a tile of { $player }
    .help = It must be one that you can lay. It may lie under others.
ask-steal = Tribal war: which card of { $player } do you take?
    .other = { $seat } chooses a card of { $player }
    .help = You see the whole hand. What you take is known to you two only.
ask-draw = A card is drawn
    .help = Only who draws sees it.
ask-refill = A tile comes from the reserve
    .help = Empty slots are refilled while the reserve lasts.

## Words: what a player can do

word-evolve = Evolve { $where-to }: { $pawn }
    .short = Evolve
word-migrate = Migrate: { $start } → { $where }
    .short = Migrate
word-swap = Swap: { $start } ↔ { $where }
    .short = Swap
word-play = Play: { $card }
word-keep = Keep: { $card }
word-return = Put back: { $card }
word-steal = Take: { $card }
word-seize = Take a tile of level { $level }
word-trophy = Set aside: { $pawn }
word-hunt = Take the token: { $where }
word-claim = Take the token: { $strait }
word-recall = Take back { $card }
word-take = Take the { $column } tile of level { $level }
word-any = Only one tile: { $column }, level { $level }
word-top = { $asked ->
    [invent] Draw { $deck-card }
   *[other] Just draw { $deck-card }
}
word-look = Look at three { $deck-cards }, keep one
word-done = { $asked ->
    [stuck] End the turn without an action
   *[other] End the turn
}
word-origin = A { $skin } pawn on Origin
word-deal = Goal dealt: { $card }
word-tile = Tile of level { $level }
word-passage = Token { $value }
word-game = Token { $value }
word-starts = { $seat } starts
word-draw = { $card } is drawn
word-refill = Tile of level { $level }

## Events: what happened

event-cradle = A { $skin } pawn stands on Origin
event-dealt = { $card-id ->
    [hidden] { $seat } is dealt a goal
   *[other] { $seat } is dealt the goal “{ $card }”
}
event-chose = { $card-id ->
    [hidden] { $seat } keeps a goal
   *[other] { $seat } keeps the goal “{ $card }”
}
event-laid-tile = A tile of level { $level } comes to the { $column } column
event-laid-strait = { $strait }: strait token { $value }
event-laid-game = { $where }: hunting token { $value }
event-began = { $seat } starts
event-turn = Turn { $number }: { $seat }
event-evolved = { $seat } evolves { $where-to }: { $pawn }
event-migrated = { $seat } migrates: { $start } → { $where }
event-swapped = { $seat } swaps with { $player }: { $start } ↔ { $where }
event-skipped = { $seat } cannot act
event-took-trophy = { $seat } sets a trophy aside: { $pawn }
event-got-strait = { $seat } takes the token of { $strait }: { $value }
event-got-game = { $seat } takes the hunting token of { $where }: { $value }
event-took-tile = { $seat } takes the { $column } tile of level { $level }
event-drew = { $card-id ->
    [hidden] { $seat } draws { $deck-card }
   *[other] { $seat } draws “{ $card }”
}
event-kept = { $card-id ->
    [hidden] { $seat } keeps one card
   *[other] { $seat } keeps “{ $card }”
}
event-returned = { $card-id ->
    [hidden] { $seat } puts a goal under the deck
   *[other] { $seat } puts “{ $card }” under the deck
}
event-played = { $seat } plays { $card }
event-scored = { $seat } fulfils a goal: { $card } ({ $points })
event-robbed-strait = { $seat } takes a strait token from { $player }: { $value }
event-robbed-card = { $card-id ->
    [hidden] { $seat } takes { $deck-card } from { $player }
   *[other] { $seat } takes “{ $card }” from { $player }
}
event-robbed-tile = { $seat } takes a tile of level { $level } from { $player }
event-recalled = { $seat } takes { $card } back from the discard pile
event-triggered = { $why-id ->
    [deck] A deck is empty: { $seat } brings about the end, and everybody else has one more turn
    [tiles] The reward board is empty: { $seat } brings about the end, and everybody else has one more turn
    [pawns] The pawns have run out: { $seat } brings about the end, and everybody else has one more turn
   *[villages] All villages are placed: { $seat } brings about the end, and everybody else has one more turn
}
event-ended = { $why-id ->
    [last-turns] The game ends after the last turns
    [standstill] The game ends: nobody can do anything any more
   *[limit] The game ends: the agreed number of turns is over
}

## Score sheet

item-goals = Goals
item-hand = Cards in hand
    .sum = { $count } × { $each }
item-hunting = Hunting tokens
item-straits = Strait tokens
item-tiles = Tiles
item-trophies = War trophies
    .sum = { $count } × { $each }
tie-hand = Cards in hand

## Refusals

refusal-another-question = { $word-id ->
    [take] Tiles and cards are the reward of an action: the colour of the territory decides.
    [any] Tiles and cards are the reward of an action: the colour of the territory decides.
    [top] Tiles and cards are the reward of an action: the colour of the territory decides.
    [look] Tiles and cards are the reward of an action: the colour of the territory decides.
    [claim] The token of a strait goes to whoever has pawns on both of its ends.
    [hunt] A hunting token goes to whoever brings a pawn to its territory.
   *[other] Not now: first answer what you are asked.
}
refusal-acted-already = You have acted this turn: one action is all.
refusal-act-first = You cannot end your turn yet: an action is possible, and one must be done.
refusal-reward-first = You cannot end your turn yet: take your reward.
refusal-goes-with-another-action = { $card } goes with another action.
refusal-needs-no-card = { $where }: that needs no { $card }, and the card would be wasted.
refusal-no-village = You have no village left, so you cannot evolve; migrate or swap.
refusal-not-in-supply = There is no such pawn in the supply: { $pawn }.
refusal-occupied = { $where } is occupied.
refusal-no-neighbour = { $where } is not next to any pawn.
refusal-incompatible = { $where }: { $pawn } fits none of the neighbours. A new pawn may differ from one neighbour in one thing only: another colour, height 1 more, or strength 1 more.
refusal-not-your-pawn = { $start }: no pawn of yours stands there.
refusal-stays-there = The pawn must end somewhere else than on { $where }.
refusal-too-far = { $where } is more than { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from { $start }.
refusal-across-a-strait = Only Navigator crosses straits: { $start } → { $where }.
refusal-nobody-there = { $where } is empty: go there by migrating.
refusal-neutral = Nobody's pawn on { $where } never moves.
refusal-own-pawn = { $where }: you cannot swap with your own pawn.
refusal-too-strong = { $where }: strength { $theirs } does not give way to strength { $mine }.
refusal-finish-first = First finish what you are doing, then play { $card }.
refusal-not-in-hand = You do not hold “{ $card }”.
refusal-colour-played = You have already played a { $deck } card this turn.
refusal-not-fulfilled = “{ $card }” is not fulfilled: { $have } of { $need }.
refusal-no-such-level = { $card } needs a tile of level { $level }, and you have none.
refusal-before-the-action = { $card } is played together with the action; you have acted already.
refusal-opens-nothing = { $card } would open no action that you do not have anyway.
refusal-after-a-swap = { $card } needs a swap of yours this turn.
refusal-nothing-to-rob = { $player } has nothing that { $card } could take.
refusal-no-game = No hunting token lies next to a pawn of yours.
refusal-no-strait = No strait token is left where you have a pawn on one end.
refusal-empty-discard = The discard pile is empty.
refusal-nothing-to-invent = There is neither a card nor a tile to take.
refusal-no-such-tile = There is no tile of level { $level } in the { $column } column.
refusal-not-stackable = You cannot lay a tile of level { $level }: it needs an uncovered tile one level lower.
refusal-any-tile = The Inventor takes one tile, of any column; there is no second one to go with it.
refusal-another-column = Here you take { $colour } tiles; only Parchment opens the { $column } column.
refusal-only-brown = One tile of any column is the reward of brown territories; this one is { $colour }.
refusal-second-of-two = You are taking two tiles, and this is the second: one tile of any column would have been taken instead of both.
refusal-same-as-take = This tile would be your only one either way: there is no second one to take.
refusal-empty-deck = Empty: { $deck-deck }.
refusal-another-deck = This territory gives no { $deck-cards }.
refusal-tile-too = Choose the tile that comes with the card.
refusal-same-as-top = There are no more cards to look at: take the top one.
refusal-not-drawn = “{ $card }” is not among the cards you look at.
refusal-not-in-their-hand = “{ $card }” is not in that hand.
refusal-covered = Every tile of level { $level } they have lies under another, and at this table only an uncovered tile is taken.
refusal-they-have-none = They have no tile of level { $level } to take.
refusal-no-game-there = { $where }: no hunting token there that you could take.
refusal-no-end-there = { $strait }: no token there that you could take.
refusal-not-discarded = { $card } does not lie in the discard pile.

## Options

option-movement_crosses_straits = Straits on the way
    .help = May pawns cross straits in ordinary migration and swaps?
    .value-off = only with Navigator
    .value-on = always
option-displaced_player_claims_strait_immediately = Straits of the displaced
    .help = Does a player whose displaced pawn completes a strait take its token at once?
    .value-off = only after an own action
    .value-on = at once
option-navigator_applies_to_swap = Navigator
    .help = Does Navigator help swaps too?
    .value-off = migration only
    .value-on = swaps too
option-shaman_differences_must_be_legal_steps = Shaman
    .help = How may the two attributes differ that need not match?
    .value-on = each by an allowed step
    .value-off = in any way
option-steal_any_tile_thief_can_stack = Tribal war (tile)
    .help = Which tiles of the victim may be taken?
    .value-on = covered ones too
    .value-off = uncovered ones only
option-last_round_multi_objective_includes_trigger_turn = Several goals
    .help = From when on may several goals be laid in one turn, without replacement?
    .value-on = as soon as the end is brought about
    .value-off = from the next player's turn on
option-hunter_adjacency = Hunter
    .help = Next to which pawn must the hunting token lie?
    .value-any = any pawn of one's own
    .value-moved = the one that acted this turn
option-turn_limit = Most turns
    .help = Ours, not the rulebook's: after so many turns of all players together the game ends and is scored as usual.

## What is in the box and how sure we are of it.
block-pawns = Pawns
    .note = 27 combinations of height, strength and colour, and a second set of nine for four players, are the rulebook's; that the second set is the pawns of height 2, and the colours, are told by several reviews.
block-territories = Territories
    .note = No list or picture of the board is public. The rulebook gives six continents, five green territories and Origin in the middle; names, colours and borders are ours.
block-straits = Straits
    .note = That there are eleven is the rulebook's; which territories they join is ours.
block-tiles = Tiles
    .note = 30 tiles of levels 1 to 5 are the rulebook's; how many of each is ours.
block-hunting_tokens = Hunting tokens
    .note = Six tokens of 4 to 8 are the rulebook's; the exact values are ours.
block-strait_tokens = Strait tokens
    .note = Eleven tokens of 3 to 5 are the rulebook's; the exact values are ours.
block-actions = Action cards
    .note = The kinds, what they do and 14 cards in all are the rulebook's; how many of each kind is ours.
block-permanents = Permanent cards
    .note = The kinds, what they do and 14 cards in all are the rulebook's; how many of each kind and their levels are ours.
block-goals = Goals
    .note = The conditions are the rulebook's; the points are told by players of an online edition.
block-more_goals = Five more goals
    .note = The conditions are the rulebook's; the points of these five are ours.
name-points = points

## The board in a terminal

or-turn = turn { $number }
or-last = last turns
or-pawn = height × strength
or-rewards = Rewards
or-in-play = in play
or-laid = laid out
or-goal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $have } of { $need }
or-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
or-level = needs a tile of level { $level }
or-legend = ◇ hunting token · ≋ strait token · ⌂ villages · ▤ tiles by level · @ can be chosen · + next to it
