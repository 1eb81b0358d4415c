# Origins: First Builders in English. How parameters reach a message is told in dolmen/core/texts.py.

game-title = Origins: First Builders
game-feel = Deep and layered
game-blurb = Citizens are dice that grow and retire. City, towers, temples and war all pull at you.
game-alone = Training alone: nobody sits opposite, the points are yours to beat next time.

## Colours, resources and places

name-red = red
name-orange = orange
name-yellow = yellow
name-blue = blue
name-purple = purple
name-stone = stone
    .count = { $amount } stone
name-food = food
    .count = { $amount } food
    .site = the training site
name-wisdom = wisdom
    .count = { $amount } wisdom
name-gold = gold
    .count = { $amount } gold
name-war = war
    .site = the war site
name-buildings = buildings
    .site = the building site
name-temples = temples
    .site = the temple site
name-citizens = citizens
    .site = the citizen site
name-forest = Forest Temple
    .short = forest
name-mountain = Mountain Temple
    .short = mountain
name-sea = Sea Temple
    .short = sea
name-set-up = set-up
name-draft = draft of dice
name-round = round
name-over = end
name-points = victory points
name-archon = archon
name-speaker = speaker
name-citizen = citizen
name-adviser = adviser
name-token = superiority token
name-ship = ship
name-tower = tower
name-district = district
name-centre = centre of power
name-base = base
name-farm = farm
name-palace = Palace
    .effect = It carries your towers and has no effect.
name-agora = Agora
    .effect = When a district with it is closed, whatever the die: 1 basic resource of your choice.
name-building = building
name-here = this tile
name-bottom-left = bottom left
name-top-left = top left
name-bottom-right = bottom right
name-top-right = top right
name-left = on the left
name-below = below
name-above = above
name-right = on the right
name-home = beside the board
name-site = on a site

## Dice

name-red-1 = red 1
name-red-2 = red 2
name-red-3 = red 3
name-red-4 = red 4
name-red-5 = red 5
name-red-6 = red 6
name-orange-1 = orange 1
name-orange-2 = orange 2
name-orange-3 = orange 3
name-orange-4 = orange 4
name-orange-5 = orange 5
name-orange-6 = orange 6
name-yellow-1 = yellow 1
name-yellow-2 = yellow 2
name-yellow-3 = yellow 3
name-yellow-4 = yellow 4
name-yellow-5 = yellow 5
name-yellow-6 = yellow 6
name-blue-1 = blue 1
name-blue-2 = blue 2
name-blue-3 = blue 3
name-blue-4 = blue 4
name-blue-5 = blue 5
name-blue-6 = blue 6
name-purple-1 = purple 1
name-purple-2 = purple 2
name-purple-3 = purple 3
name-purple-4 = purple 4
name-purple-5 = purple 5
name-purple-6 = purple 6
name-speaker-2 = speaker 2
name-speaker-3 = speaker 3
name-speaker-4 = speaker 4
name-speaker-5 = speaker 5

## Buildings. .effect: what they do.

name-arsenal = Arsenal
    .effect = Advance 2 on the war track and/or attack, in either order.
name-chariot_field = Chariot Field
    .effect = 2 points for each red building and each red citizen of yours.
name-outpost = Outpost
    .effect = Advance 1 on the war track or attack.
name-proving_ground = Proving Ground
    .effect = Advance 2 on the war track, then 1 stone or 1 food for each player behind you.
name-citadel = Citadel
    .effect = Advance 1 on the war track for each red building of yours.
name-veterans = Veterans' Community
    .effect = Choose a red citizen beside your board: points by its value, then it sinks by 1.
name-castle = Castle
    .effect = 1 point, and 3 for each closed district in your city.
name-construction_site = Construction Site
    .effect = Take a building of the row, without wisdom, and lay it beside your board. Later you may build it for its stone, beside another.
name-court = Court
    .effect = Change the colour of a citizen beside your board, its value unchanged.
name-manor = Manor
    .effect = Take a citizen of the row, free. It needs an empty base.
name-forum = Forum
    .effect = Take a speaker, free.
name-kapishche = Kapishche
    .effect = 0, 1, 3, 6 or 10 points for 1, 2, 3, 4 or 5 colours of buildings in your city.
name-granary = Granary
    .effect = 1 food, and 1 more for each farm of yours.
name-harbor = Harbour
    .effect = 2 points for each yellow building of yours.
name-market = Market
    .effect = 4 points for each yellow citizen of yours.
name-mint = Mint
    .effect = 1 gold.
name-quarry = Quarry
    .effect = 1 stone, and 1 more for each empty cell beside it.
name-workshop = Workshop
    .effect = 1 basic resource of your choice.
name-forest_temple = Temple of the Forest
    .effect = Rise 2 in the Forest Temple. You may pay 1 gold to rise 1 in another.
name-mountain_temple = Temple of the Mountain
    .effect = Rise 2 in the Mountain Temple. You may pay 1 gold to rise 1 in another.
name-sea_temple = Temple of the Sea
    .effect = Rise 2 in the Sea Temple. You may pay 1 gold to rise 1 in another.
name-obelisk = Obelisk
    .effect = 1, 2, 4 or 7 points for 1, 2, 3, or 4 and more obelisks in your city, this one included.
name-sanctuary = Sanctuary
    .effect = 3, 6 or 10 points for 1, 2 or 3 zodiac cards of yours.
name-statue = Statue
    .effect = Rise 1 in any temple.
name-gallery = Gallery
    .effect = 3 points for each different colour among your citizens.
name-astronomer_tower = Astronomer's Tower
    .effect = 1 wisdom, and 1 more for each adviser of yours.
name-fountain_of_wisdom = Fountain of Wisdom
    .effect = 1 wisdom, and set any one ship to 1.
name-ritual_gate = Ritual Gate
    .effect = Add 0, 1 or 2 to a citizen beside your board; above 6 it becomes an adviser.
name-healer_estate = Healer's Estate
    .effect = 1 point, and 1 for each citizen of yours.
name-mage_tower = Mage Tower
    .effect = Use the effect of one building beside it.

## Zodiac cards. .effect: what they do.

name-sagittarius = Sagittarius
    .effect = When you gain a citizen or speaker, you may add 1 to it, not above 6 or 5.
name-pisces = Pisces
    .effect = In place of a bonus action you may take 1 gold.
name-capricorn = Capricorn
    .effect = When you build a tower level, you may add 2 to one of your citizens, not above 6.
name-aquarius = Aquarius
    .effect = When you rise 2 in a temple, you may pay 1 gold to rise 1 in another.
name-taurus = Taurus
    .effect = Buildings and citizens of the rows cost you 1 wisdom less.
name-cancer = Cancer
    .effect = When you pass, you may first take a citizen of the row, free, if a base is empty.
name-libra = Libra
    .effect = After you have closed a district, you may buy a citizen of the row.
name-aries = Aries
    .effect = When you attack, 1 point for each red die among your citizens and in your centres.
name-leo = Leo
    .effect = When you close a district, the die you place gains 2, not above 6.
name-gemini = Gemini
    .effect = When you pass, 1 basic resource for each space your war disc will fall back.
name-virgo = Virgo
    .effect = You may put a building on a farm of yours, and then pay neither wisdom nor stone.
name-scorpio = Scorpio
    .effect = 1 wisdom when you close a district, and when a 6 of yours becomes an adviser.

## Questions

ask-bonus-tiles = Bonus tiles are dealt to the sites
    .help = Each site gets a bonus tile and the ship of its colour.
ask-signs = Zodiac cards are laid at the temples
    .help = Three of twelve are in this game. Whoever takes or leads a temple holds its card.
ask-tile = A building tile is turned up
    .help = Buildings come from five stacks, one a colour; the top of each is always visible.
ask-roll = Citizen dice are rolled
    .help = A 6 is rolled again.
ask-refill = A { $colour } die is rolled for the row
    .help = A die of the same colour comes to the end of the row; a 6 is rolled again.
ask-speak = Speakers are rolled
    .help = Their faces are 2, 2, 3, 3, 4 and 5.
ask-district = District cards are turned up
    .help = Gold lies above each card; the towers on it fill the supply of tiers.
ask-first = The first player is found by lot
    .help = It decides how the discs lie in the stacks; the lower one wins ties.
ask-set-aside = Which of the highest dice do you put back?
    .other = { $seat } puts a high die back
    .help = The two highest of the five dice are not for you; among equal ones you choose.
ask-draft = Choose a die for your first citizens
    .other = { $seat } chooses a die
    .help = Each player takes one die, then one each in reverse order. Its value says which ships it may visit free, its colour which bonuses it brings.
ask-turn = Your turn: choose an action
    .other = { $seat } chooses an action
    .help = Visit a site, close a district, build a level of a tower, take a further base, or pass. A worker below a site's ship pays the difference in wisdom. A pass ends your round: your dice come home and rise.
ask-second-action = Take one more action
    .other = { $seat } takes one more action
    .help = A superiority token gives one more action of any kind, a pass included.
ask-token = Spend a superiority token for one more action?
    .other = { $seat } decides about one more action
    .help = You have { $tokens }. One token a turn, at most.
ask-pay = Pay { $amount } { $resource } { $goal-id ->
    [visit] for the visit
    [tile] for the tile
    [slot] for its place in the row
    [citizen] for the citizen
    [temple] for the temple
    [bonus] for the bonus
    [base] for the base
   *[other] for the training
}: how much of it in gold?
    .other = { $seat } pays { $amount } { $resource }
    .help = Gold may stand in for any basic resource. At the end each gold is a point.
ask-rise = Which neighbouring ship rises too?
    .other = { $seat } chooses which ship rises too
    .help = Alone, with the ship of { $site-site } a neighbour rises; one at 6 cannot. A superiority token keeps all ships as they are.
ask-site = At { $site-site }: what do you do?
    .other = { $seat } uses { $site-site }
    .help = Take its resources, or do its action. A worker of the colour { $bonus } may also do the bonus, before or after.
ask-site-six = At { $site-site } with a 6: one action, or both
    .other = { $seat } uses { $site-site } with a 6
    .help = You may take its resources and do its action, in either order. A worker of the colour { $bonus } may also do the bonus, whenever you like.
ask-war = Advance { $steps } and/or attack
    .other = { $seat } advances or attacks
    .help = In either order; one of the two may be left out. Each threshold brings a superiority token. An attack brings the reward of your space, and a point for each disc behind you and each threshold you have passed.
ask-war-either = Advance { $steps } or attack
    .other = { $seat } advances or attacks
    .help = One of the two. An attack brings the reward of your space, and a point for each disc behind you and each threshold you have passed.
ask-convert = Change a basic resource for 1 gold?
    .other = { $seat } may change a resource for gold
    .help = It is the reward of your space on the war track; you may decline.
ask-take = { $left ->
    [one] Take a basic resource
   *[other] Take { $left } basic resources
}
    .other = { $seat } takes basic resources
    .help = { $left ->
    [one] Stone, food or wisdom; never gold.
   *[other] Stone, food or wisdom, several in this order; never gold.
}
ask-take-stone-or-food = { $left ->
    [one] Take a stone or a food
   *[other] Take { $left }: stone or food
}
    .other = { $seat } takes stone or food
    .help = One for each disc behind yours on the war track; all stone first, then food.
ask-build = Build: choose a tile of the row, or a farm
    .other = { $seat } chooses what to build
    .help = A building costs the wisdom of its slot and its stone. Any tile may be turned over as a farm, which costs nothing and has neither colour nor effect. A tile in your reserve may be built beside it.
ask-erect = Build a tile of your reserve too?
    .other = { $seat } may build a tile of the reserve
    .help = It costs its stone but no wisdom.
ask-place = { $way-id ->
    [farm] Place a farm
    [over] Place { $building } on a farm of yours
   *[other] Place { $building }
}
    .other = { $seat } chooses where to build
    .help = { $way-id ->
    [over] The farm goes face down under the stack of its colour.
   *[other] It lies beside a tile of your city, edge to edge. Four tiles in a square are a district.
}
ask-use = Use the effect of { $building }?
    .other = { $seat } may use { $building }
    .help = { $building-effect }
ask-use-district = Use the effects of this district
    .other = { $seat } uses the effects of a district
    .help = Buildings of the die's colour, and the agora, may each be used once, in any order.
ask-copy = Whose effect does the Mage Tower copy?
    .other = { $seat } chooses what the Mage Tower copies
    .help = A building beside it, or the agora; no palace and no farm.
ask-climb-two = In which temple do you rise by 2?
    .other = { $seat } chooses a temple
    .help = You take its zodiac card, whoever holds it. At the end your highest temple is ignored.
ask-climb = In which temple do you rise by 1?
    .other = { $seat } chooses a temple
    .help = The zodiac card stays where it is. At the end your highest temple is ignored.
ask-extra-step = { $left ->
    [one] Pay 1 gold to rise 1 in another temple?
   *[other] Pay 1 gold a step to rise in other temples? ({ $left } at most)
}
    .other = { $seat } may pay gold to rise in other temples
    .help = { $left ->
    [one] Not in the { $temple }, where you have just risen.
   *[other] Not in the { $temple }, where you have just risen. Two steps are named from left to right.
}
ask-buy-citizen = Buy a citizen
    .other = { $seat } buys a citizen
    .help = Its slot says the wisdom it costs. It keeps its value and may be used at once.
ask-libra = Libra: buy a citizen?
    .other = { $seat } may buy a citizen
    .help = After closing a district you may buy a die of the row for its wisdom.
ask-cancer = Cancer: take a citizen, free?
    .other = { $seat } may take a citizen, free
    .help = Before your dice come home. It needs an empty base.
ask-free-citizen = Take a citizen, free
    .other = { $seat } takes a citizen, free
    .help = Any die of the row, its value unchanged.
ask-speaker = Take a speaker
    .other = { $seat } takes a speaker
    .help = It needs no base, has no colour, and stays with you until you use it.
ask-increase = Sagittarius: add 1 to { $worker }?
    .other = { $seat } may add 1 to { $worker }
    .help = Whenever you gain a citizen or speaker; not above 6 or 5.
ask-spend-food = How much food do you spend?
    .other = { $seat } decides how much food to spend
    .help = Each food raises a citizen beside your board by 1 or moves you 1 on the war track.
ask-raise-or-march = { $left ->
    [one] Raise a citizen or advance, once more
   *[other] Raise citizens or advance, { $left } times
}
    .other = { $seat } raises citizens or advances
    .help = A citizen raised from 6 becomes an adviser and frees its base.
ask-appoint = Which citizen goes into the centre?
    .other = { $seat } chooses who goes into the centre
    .help = It stays there for good. Buildings of its colour in this district may be used now; at the end it is worth its value times the level of your tower of its colour.
ask-score = Which district card do you score?
    .other = { $seat } chooses which district card to score
    .help = Your district shows more than one. The first time a card gives its higher points.
ask-honour = Which red citizen is honoured?
    .other = { $seat } chooses which citizen is honoured
    .help = It scores its value and sinks by 1.
ask-reserve = Take a building into reserve
    .other = { $seat } takes a building into reserve
    .help = Without wisdom. On a later build action you may build it for its stone, beside another.
ask-recolour = Which citizen changes its colour?
    .other = { $seat } chooses which citizen changes its colour
    .help = The die is swapped for one of the supply; its value stays.
ask-reset = Which ship goes to 1?
    .other = { $seat } chooses which ship goes to 1
    .help = Any one, that of the site you visit too. If one shows 1 already, you may leave all as they are.
ask-lift = Ritual Gate: add 1 or 2 to a citizen
    .other = { $seat } adds to a citizen
    .help = 0, 1 or 2 for one citizen beside your board; above 6 it becomes an adviser.
ask-bless = Capricorn: add 2 to a citizen?
    .other = { $seat } may add 2 to a citizen
    .help = Beside your board or on a site, not above 6.
ask-retire = Which 6 retires next?
    .other = { $seat } chooses which 6 retires next
    .help = A new colour takes the next slot of advisers. One that is there already scores the points of your last slot and goes back to the supply.

## Words: what a player can do

word-set-aside = Put { $die } back
word-draft = Take { $die }
word-visit = { $worker-first } to { $site-site }
word-close = Close the district at { $cell }
word-tower = Build a level of the { $colour } tower
word-grow = Take a base for a citizen
word-pass = Pass
word-token = One more action
word-pay = { $gold ->
    [0] No gold
   *[other] { $gold } in gold
}
word-rise = The ship of { $site-site } rises
word-calm = Spend a token: no ship rises
word-gain = Take the resources
    .site-war = Take stone
    .site-buildings = Take food
    .site-temples = Take wisdom
    .site-citizens = Take gold and a resource
    .site-food = Take one of each
word-act = Do the action of the site
    .site-war = Advance, attack
    .site-buildings = Build a tile
    .site-temples = Rise 2 in a temple
    .site-citizens = Buy a citizen
    .site-food = Train with food
word-bonus = Do the bonus
    .effect-war = Bonus: march or attack
    .effect-build = Bonus: build a tile
    .effect-temple = Bonus: rise 1 in a temple
    .effect-speaker = Bonus: take a speaker
    .effect-basic = Bonus: take a resource
word-golden-bonus = Bonus: 1 gold
word-advance = Advance
word-attack = Attack
word-convert = Pay 1 { $basic }, gain 1 gold
word-take = 1 { $basic }
word-buy = { $way-id ->
    [farm] Slot { $slot } as a farm
    [over] Slot { $slot } on a farm of yours
   *[other] Buy slot { $slot }
}
    .short = { $way-id ->
        [farm] Build a farm
        [over] Build on the farm
       *[other] Build it
    }
word-erect = { $way-id ->
    [farm] { $building } as a farm
    [over] { $building } on a farm of yours
   *[other] Build { $building }
}
word-place = On { $cell }
word-use = { $tile-id ->
    [here] Use the effect
   *[other] Use the tile { $tile }
}
word-copy = Copy the tile { $side }
word-climb = Rise in the { $temple }
word-citizen = Take the citizen in slot { $slot }
    .short = Take this citizen
word-speaker = Take speaker { $value }
word-recall = Take speaker { $value } off its site
word-increase = Add 1
word-spend = Spend { $food } food
word-raise = Raise { $die }
word-march = Advance on the war track
word-appoint = Appoint { $die }
word-score = Score card { $card }
    .short = Score this card
word-honour = Honour red { $value }
word-reserve = Reserve slot { $slot }
    .short = Take it into reserve
word-recolour = { $die-first } becomes { $colour }
word-reset = The ship of { $site-site } to 1
word-lift = { $die-first }: add { $by }
word-bless = Add 2 to { $die } { $where }
word-retire = { $colour-first } 6 retires
word-done = { $asked ->
    [token] End the turn
    [convert] Decline
    [extra-step] No further step
    [libra] No citizen
    [cancer] No citizen
    [increase] Leave it
    [use] Do not use it
    [bless] Nobody
    [lift] Add nothing
    [reset] Leave all ships
    [site] Leave the site
    [site-six] Leave the site
   *[other] That is enough
}
word-bonus-tile = The { $colour } bonus tile
word-sign = { $zodiac }
word-tile = { $building }
word-roll = { $value }
word-speak = { $value }
word-district = District card { $card }
word-first = { $player } begins

## Events: what happened

event-laid-bonus = The { $colour } bonus tile lies at { $site-site }
event-laid-sign = { $zodiac } lies at the { $temple }
event-laid-tile = { $building } lies in slot { $slot } of the row
event-turned-up = { $building } is turned up
event-rolled = A die shows { $die }
event-lined-up = { $die-first } lies in slot { $slot } of the citizens
event-spoke = A speaker shows { $value }
event-laid-card = District card { $card } is turned up
event-begins = { $seat } is first
event-set-die-aside = { $seat } puts { $die } back
event-drafted = { $seat } takes { $die }
event-round = Round { $number } begins; { $seat } is first
event-visited = { $seat } sends { $worker } to { $site-site }
event-ship = The ship of { $site-site } shows { $value }
event-kept-ships = { $seat } spends a token: no ship rises
event-did-bonus = { $seat } does the { $colour } bonus
event-gained = { $seat } gains { $resource-count }
event-paid = { $seat } pays { $resource-count }
event-scored = { $points ->
    [one] { $seat } scores { $points } point
   *[other] { $seat } scores { $points } points
}
event-marched = { $seat } advances to space { $space } of the war track
event-got-token = { $seat } gains a superiority token
event-spent-token = { $seat } spends a superiority token
event-attacked = { $seat } attacks from space { $space }
event-bought = { $seat } takes { $building } from slot { $slot }
event-placed = { $way-id ->
    [farm] { $seat } places a farm on { $cell }
    [over] { $seat } places { $building } on the farm { $cell }
   *[other] { $seat } places { $building } on { $cell }
}
event-buried = The farm ({ $building }) goes under its stack
event-reserved = { $seat } takes { $building } into reserve
event-used = { $seat } uses { $building }
event-climbed = { $seat } rises to step { $step } of the { $temple }
event-took-sign = { $seat } takes { $zodiac }
event-got-citizen = { $seat } gains { $die }
event-no-die = The supply has no { $colour } die for the row
event-got-speaker = { $seat } gains speaker { $value }
event-changed = { $seat }: { $die } becomes { $to }
event-speaker-rose = { $seat }: the speaker rises to { $value }
event-became-adviser = { $seat }: { $colour } becomes adviser { $slot }
event-retired = { $seat }: { $colour } 6 retires to the supply
event-closed = { $seat } closes the district at { $cell } with { $die }
event-claimed = { $seat } scores district card { $card }
event-built-tier = { $seat }: the { $colour } tower has level { $level }
event-grew = { $seat } has { $bases } bases
event-passed = { $seat } passes
event-came-home = { $seat }: { $worker } comes home
event-speaker-back = A speaker returns with { $value }
event-fell-back = { $seat } falls back to space { $space } of the war track
event-leads = { $seat } is first in the next round
event-met = { $condition-id ->
    [temples] End condition: { $seat } stands on top of all three temples
    [gold] End condition: no gold lies above the district cards
    [towers] End condition: tiers of three colours or fewer are left
    [dice] End condition: the supply lacks a die for the row
   *[other] End condition: the agreed number of rounds
}
event-ended = { $condition-id ->
    [temples] The game ends: somebody stands on top of all three temples
    [gold] The game ends: no gold lies above the district cards
    [towers] The game ends: tiers of three colours or fewer are left
    [dice] The game ends: the supply lacked a die for the row
   *[other] The game ends: the agreed number of rounds is over
}

## Score sheet

item-districts = District cards
item-attacks = Attacks
item-war = The last space of the war track
item-buildings = Effects of buildings
item-advisers = Retired advisers
item-population = The last base
item-gold = Gold left
item-adviser-track = Adviser track
    .sum = { $advisers ->
        [one] { $advisers } adviser
       *[other] { $advisers } advisers
    }
item-temples = Temples
    .sum = { $second } + { $third }; the highest, { $ignored }, is ignored
item-centres = Centres of power
    .sum = { $centres ->
        [one] { $centres } district: value × level
       *[other] { $centres } districts: value × level
    }
tie-buildings = Buildings in the city

## End conditions, as they are shown

condition-temples = Somebody stands on top of all three temples
condition-gold = No gold lies above the district cards
condition-towers = Tiers of three colours or fewer are left
condition-dice = The supply lacked a die for the row

## Refusals

refusal-another-question = That is no answer to what you are asked.
refusal-not-in-the-pool = There is no { $die } among the dice.
refusal-not-the-highest = Only the highest dice are put back, and { $die } is not among them.
refusal-no-such-worker = You have no { $worker } at hand.
refusal-ship-too-high = The ship shows { $ship }: { $worker } needs { $price } wisdom, you have { $have } with gold.
refusal-no-district = There is no complete district at { $cell }: it takes four tiles in a square.
refusal-already-closed = The district at { $cell } is closed already.
refusal-nobody-to-appoint = You have no citizen beside your board to close a district with.
refusal-no-tier = The supply has no { $colour } tier left.
refusal-tier-too-expensive = The next { $colour } tier costs { $price } gold, and only gold pays; you have { $have }.
refusal-no-base-left = All your bases are taken.
refusal-base-too-expensive = The next base costs { $price } food; you have { $have } with gold.
refusal-too-much-gold = You cannot pay { $gold } of it in gold.
refusal-ship-stays = That ship cannot rise now: only a neighbour below 6.
refusal-no-token = You have no superiority token to spend now.
refusal-already-gained = You have taken the resources of this site, or may take one action only.
refusal-already-acted = You have done the action of this site, or may take one action only.
refusal-nothing-to-build = There is no tile that you could build.
refusal-no-stone = It costs 1 stone, and you have neither stone nor gold.
refusal-temples-full = Your discs stand on top already.
refusal-no-free-base = You have no empty base beside your board.
refusal-citizens-too-expensive = No citizen of the row can be paid with { $have } wisdom and gold.
refusal-no-food = It costs food, and you have neither food nor gold.
refusal-nothing-to-raise = There is no citizen beside your board to raise, and your war disc is on the last space.
refusal-bonus-done = The bonus is done once a visit.
refusal-bonus-colour = The bonus here is { $colour }, and your worker is not.
refusal-bonus-cost = You cannot pay for the { $colour } bonus, or it would do nothing.
refusal-no-pisces = Only the holder of Pisces takes gold in place of a bonus.
refusal-must-act = You must take one of the actions first.
refusal-last-space = Your war disc is on the last space and never moves again.
refusal-done-once = That is done already.
refusal-nothing-of-it = You have no { $basic }.
refusal-ascending = Resources are named in the order stone, food, wisdom; this one comes before the last.
refusal-not-this-resource = Here only stone or food may be taken.
refusal-empty-slot = There is nothing in slot { $slot }.
refusal-tile-too-expensive = { $building } costs { $wisdom } wisdom and { $stone } stone; you lack { $lacking }, and have { $gold } gold. As a farm it costs nothing.
refusal-no-virgo = Only the holder of Virgo builds on an own farm, and needs one for that.
refusal-one-from-the-row = One tile of the row is built in an action.
refusal-not-in-reserve = You had no { $building } in reserve before this action.
refusal-one-from-the-reserve = One tile of the reserve is built in an action.
refusal-reserve-too-expensive = { $building } costs { $stone } stone; you lack { $lacking }, and have { $gold } gold.
refusal-no-reserved-farm = At this table a reserved tile is not built as a farm.
refusal-cell-taken = A tile already lies on { $cell }.
refusal-not-adjacent = { $cell } shares no edge with a tile of your city.
refusal-no-farm-there = With Virgo it goes on a farm, and there is none on { $cell }.
refusal-no-effect = That tile has no effect to use now, or it has been used.
refusal-nothing-to-copy = There is no effect { $side } that the Mage Tower could copy.
refusal-temple-full = Your disc in the { $temple } stands on top already.
refusal-same-temple = The step is for another temple than the { $temple }.
refusal-temples-ascend = Two steps are named in the order of the temples.
refusal-citizen-too-expensive = The citizen in slot { $slot } costs { $price } wisdom; you have { $have } with gold.
refusal-no-such-speaker = There is no speaker { $value } to take there.
refusal-too-much-food = You can spend { $most } at most.
refusal-not-at-home = You have no { $die } beside your board.
refusal-not-on-a-site = You have no { $die } on a site.
refusal-card-does-not-fit = Your district does not show card { $card }.
refusal-veteran-too-low = No red citizen of value { $value } can be honoured.
refusal-same-colour = { $die-first } has that colour already.
refusal-no-die-in-supply = The supply has no { $colour } die.
refusal-ship-at-one = That ship shows 1 already.
refusal-beyond-six = { $die-first } becomes an adviser with the first point; the second is lost.
refusal-six-stays = A 6 cannot rise by Capricorn.
refusal-no-six = No { $colour } 6 of yours has to retire.

## Options

option-pass_increments = Who rises on a pass
    .help = The rulebook can be read both ways.
    .value-all_own_citizens_on_bases = all own citizens
    .value-returning_citizens = only those coming home
option-war_main_action_steps = Steps of the war site
    .help = How far does the action of the war site advance? The rulebook gives no number.
option-first_claim_gold = Gold above a district card
    .help = How much does the player who scores the card take?
    .value-all = all of it
    .value-one = one each time
option-district_vp_scope = Falling points of district cards
    .help = Whose earlier claims make a card worth less?
    .value-per_player = one's own
    .value-per_card = everybody's
option-start_stacks = Discs on the start spaces
    .help = Whose disc lies where in the stacks at the start?
    .value-first_lowest = the first player's lowest
    .value-first_highest = the first player's on top
option-draft_begins = The draft of dice
    .help = Who chooses the first die?
    .value-first = the first player
    .value-last = the last player
option-paid_value = A difference paid in wisdom
    .help = Does a die that paid up to a ship at 6 count as a 6?
    .value-natural = no
    .value-counts = yes
option-empty_stack = A stack of buildings that is empty
    .help = What fills the row after a purchase when no tile of that colour is left?
    .value-no_refill = nothing
    .value-largest_stack = the stack with most tiles
option-row_refill = Refill of the building row
    .help = When is the row filled after a purchase?
    .value-before_effect = before the building's effect
    .value-after_effect = after it
option-full_temple = A disc on top of a temple
    .help = May the temple action be taken there for the card alone?
    .value-card = yes
    .value-refused = no
option-archon_colours = The archon's colours
    .help = When are they read for a bonus?
    .value-when_taken = when the bonus is taken
    .value-on_placement = when the archon is placed
option-zodiac_leader_needs_progress = Zodiac cards at the end of a round
    .help = Does a leader have to have left the start space?
    .value-on = yes
    .value-off = no
option-missing_die = A die lacking for the row
    .help = Does this end condition stay met if a die comes back?
    .value-stays_met = yes
    .value-lapses = no
option-farms_count_as_buildings_for_tiebreak = Farms in a tie
    .help = Are farms buildings when equal scores are parted?
    .value-on = yes
    .value-off = no
option-veteran_min_value = Veterans
    .help = From which value on can a red citizen be honoured?
option-reserved_farm = A reserved tile as a farm
    .help = May it be built as one?
    .value-on = yes
    .value-off = no
option-forum_source = The forum's speaker
    .help = Where may it come from?
    .value-speaker_row_only = only the row
    .value-board = the row or a site
option-mage_tower_can_chain = Mage tower beside mage tower
    .help = May one copy the other?
    .value-off = no
    .value-on = yes
option-scorpio_retirement = Scorpio and retiring sixes
    .help = Which of them bring wisdom?
    .value-every = all
    .value-passing = only those of a pass
option-solo_token_uses = Alone: uses of a token
    .help = Do a second action and keeping the ships share the limit of one a turn?
    .value-shared = yes
    .value-apart = no
option-solo_removed_dice = Alone: the two highest dice at the start
    .help = They are removed. Where do they go?
    .value-supply = back to the supply
    .value-box = out of the game
option-solo_supply = Alone: dice and speakers
    .help = How many are in the game? The rulebook does not say.
    .value-extrapolated = 6 dice a colour, 1 speaker
    .value-two_players = as with two players
option-round_limit = Most rounds
    .help = Ours, not the rulebook's: the game ends after so many rounds, with normal scoring.

## What is in the box and how sure we are of it.
block-dice = Dice
    .note = Citizen dice per colour and speakers with 1, 2, 3 and 4 players; those of the solo game are extrapolated.
block-bonus_tiles = Bonus tiles
    .note = What the five tiles do is in the rulebook, and with it the sites of four of them in the solo game; which colour does what is deduced from those.
block-buildings = Buildings
    .note = Names, effects and their numbers are in the rulebook; the colours follow from its order (orange and purple less surely). Prices and copies are reconstructed; 15 tiles a colour and prices of 1 to 3 stone are known. English names are translated back.
block-agora = The agora
    .note = That the agora has an effect is in the rulebook; what it does is printed on the tile only.
block-rows = Prices of the rows
    .note = Wisdom by slot, the buildings' from the top, the citizens' from the left. Known: the third building slot costs 2.
block-population = Population
    .note = Food for the third to the sixth base. The first and the last price and the 10 points are in the rulebook.
block-advisers = Advisers
    .note = Points by slot. Known: one slot shows 6.
block-war = The war track
    .note = Known: thresholds three spaces apart, 9 points on the last space, no reward on the start, the first and the last space, the kinds of rewards, wisdom behind the second threshold. The length follows from 20 tokens for four players; the order of rewards is reconstructed.
block-temples = Temples
    .note = Points by step, the same for all three. Known: 16, 31 and 70 are on the scale.
block-districts = District cards
    .note = Known: 45 cards, three coloured parts and a blank one, towers on the upper half, fewer points from the second time on; 2 gold and 4, 5 or 6 cards with 2, 3 or 4 players, 3 alone. Patterns, points and towers are reconstructed.
name-tokens = tokens

## The board in a terminal

fb-round = round { $number }
fb-site-war = War
fb-site-buildings = Building
fb-site-temples = Temples
fb-site-citizens = Citizens
fb-site-food = Training
fb-act-war = or march, attack
fb-act-buildings = or build
fb-act-temples = or rise
fb-act-citizens = or a citizen
fb-act-food = or raise dice
fb-bonus-war = ☼1: march or attack
fb-bonus-build = ♣1: build
fb-bonus-temple = ◆1: rise 1
fb-bonus-speaker = a speaker
fb-bonus-basic = ◇1
fb-toll = toll ☼{ $wisdom }
fb-bonus = the bonus fits
fb-both = both actions
fb-speakers = Speakers
fb-stacks = stacks:
fb-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fb-end = Ends at
fb-end-temples = temples { $now }/{ $at }
fb-end-gold = gold { $now } → { $at }
fb-end-towers = colours of tiers { $now } → { $at }
fb-end-dice = { $colour } dice { $now }
fb-yours = Your city
fb-city = city
fb-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
fb-legend = ▲ ship · □ superiority · ♜ archon, towers · ☆ zodiac card · + district that can be closed · @ can be chosen
