# What the coach says in the lessons of First Builders; see dolmen/school/speech.py.

name-own = your city and citizens
name-sites = sites
name-districts = district cards

lesson-citizens = Citizens are dice
    .about = Who works for you, and when it is free

lesson-citizens-dice = Your citizens
    .text = Citizens are dice: a colour and a value. Beside them works your archon. Each turn one of them visits a site. The most points win.
    .ask = Meet your citizens
    .know = A die is a citizen
lesson-citizens-quarry = A visit
    .text = A ship stands over every site. A citizen of its value or more works there for nothing. Send the blue 4 to the first site.
    .ask = Send the blue 4 to the site of war
    .know = At the ship's value or above: free
    .wrong = Send the blue 4 to the first site, the site of war.
    .wrong-other = Here we need stone, and that is at the first site. Send the blue 4 there.
lesson-citizens-stone = Three stone
    .text = Every site offers two things: goods above, an action below. Take the goods.
    .ask = Take 3 stone
    .know = Goods above, an action below
    .wrong = Take the stone.
    .wrong-act = War has its own lesson. Now take the stone.
lesson-citizens-end = Below the ship
    .text = With every visit the ship rises by 1. A citizen who is smaller pays the difference in wisdom. After 6 the ship begins at 1 again.
    .sum = ship 5 − citizen 4 = 1 wisdom
    .ask = 3 stone, and the ship has risen
    .know = Below the ship: pay wisdom

lesson-gain-and-activity = Gain and action
    .about = Above the line you receive, below it you act

lesson-gain-and-activity-two = Five sites
    .text = War, buildings, temples, citizens, food. Above the line each gives goods, below it something is done.
    .ask = Five sites, two halves each
lesson-gain-and-activity-temple = To the temples
    .text = You have stone, and temples are built of it. Send the purple 4.
    .ask = Send the purple 4 to the temples
    .wrong = Send the purple 4 to the temples.
    .wrong-other = Here we want to climb a temple. Send the purple 4 there.
lesson-gain-and-activity-act = Act
    .text = Above: 3 wisdom. Below: pay 1 stone and climb 2 steps in a temple. Choose the action.
    .ask = Choose the action of the site
    .know = 1 stone, 2 steps in a temple
    .wrong = Choose the action.
    .wrong-gain = Wisdom is good, too, but stone lies idle in your hand. Choose the action.
lesson-gain-and-activity-climb = Climb
    .text = Choose the forest. You also take its zodiac card, whoever holds it: a power as long as it is yours.
    .ask = Climb in the forest
    .know = Who climbs takes the zodiac card
    .wrong = Climb in the forest.
    .wrong-other = At the end your highest temple does not count, so all three matter. Here take the forest.
lesson-gain-and-activity-end = Two steps
    .text = Temples score at the end: your highest is ignored, the other two are added. So climb evenly.
    .ask = Look at the temples
    .know = The highest temple is ignored

lesson-colour = The right colour
    .about = A worker of the tile's colour takes the bonus too

lesson-colour-tiles = Bonus tiles
    .text = Under each site lies a coloured tile. A citizen of that colour may do its bonus as well, before or after.
    .ask = Look at the coloured tiles
    .know = The right colour takes the bonus
lesson-colour-visit = The archon
    .text = Your archon has advisers, and their colours count for it. One of them is purple, like the tile under the temples. Send the archon.
    .ask = Send the archon to the temples
    .know = The archon has the colours of its advisers
    .wrong = Send the archon to the temples.
    .wrong-other = Only there does the colour fit. Send the archon to the temples.
lesson-colour-act = First climb
    .text = Choose the action, pay with stone, not gold, and climb in the sea.
    .ask = Climb in the sea, paying stone
    .wrong = The action, no gold, then the sea.
    .wrong-gain = Now the action: a step in the temples.
    .wrong-climb = Here take the sea.
lesson-colour-bonus = The bonus
    .text = Purple means: pay 1 food and buy a building. Gold stands in for the food you lack.
    .ask = Use the bonus
    .know = Gold stands in for any good
    .wrong = Use the bonus.
    .wrong-done = The bonus is never a duty, but a building more is worth it. Use it.
lesson-colour-end = Two in one
    .text = One visit, two actions. A 6 can do even more: both halves of the site.
    .ask = Now a building may be bought
    .know = A 6 does both halves

lesson-city = A city of buildings
    .about = Buy, place, use

lesson-city-row = The row
    .text = Five buildings are on offer. You pay the wisdom of the place and the stone of the building.
    .ask = Look at the row
    .know = Wisdom for the place, stone for the building
lesson-city-buy = The arsenal
    .text = The second one is an arsenal, for war. Buy it.
    .ask = Buy the second building
    .wrong = Buy the second building.
    .wrong-farm = As a farm it costs nothing and does nothing. This one is worth its price.
    .wrong-other = Here we take the arsenal, the second one.
lesson-city-place = Where to?
    .text = A new tile touches your city by a side. Four tiles in a square are a district, so keep it close.
    .ask = Put the arsenal on the lit place at the left
    .know = Side by side, no gaps needed
    .wrong = Put it on the first of the lit places.
    .wrong-other = That would do as well. Here take the upper left place.
lesson-city-use = It works at once
    .text = The effect of a building can be used right after it is placed. The arsenal goes to war.
    .ask = Use the arsenal
    .know = A building works when it is placed
    .wrong = Use the arsenal.
    .wrong-done = You paid for it. Use it.
lesson-city-end = Later again
    .text = It works once more whenever a district with it is closed by a citizen of its colour. Any tile can also be laid free, as a farm.
    .ask = Your city has grown
    .know = Any building may be a farm, for nothing

lesson-towers = Districts and towers
    .about = Close a district, raise a tower

lesson-towers-tower = Towers
    .text = You have five towers, one of each colour. A further level costs as much gold as the tower is high. Workers are not needed.
    .ask = Five towers, level 1 each
    .know = A level costs gold, no worker
lesson-towers-raise = Red
    .text = You have 1 gold. Raise the red tower to level 2.
    .ask = Raise the red tower
    .wrong = Raise the red tower.
    .wrong-other = Here we raise the red one.
    .wrong-pass = There is gold left. Raise the red tower first.
lesson-towers-bless = A zodiac card helps
    .text = Capricorn is yours: after a tower it adds 2 to a citizen. The orange 4 becomes a 6.
    .ask = Add 2 to the orange 4
    .know = Zodiac cards help who holds them
    .wrong = Add 2 to the orange 4.
    .wrong-done = It costs nothing. Add 2.
lesson-towers-district = Districts
    .text = A round later you have laid a farm. Four tiles in a square are a district: arsenal, palace, farm, agora. A citizen can close it for good.
    .ask = Look at your city
    .know = 2 × 2 tiles make a district
lesson-towers-close = Close it
    .text = Your blue 4 goes to the middle and stays there. Its base is free for a new citizen.
    .ask = Close the district with the blue 4
    .know = Closing takes a turn and a citizen
    .wrong = Touch the middle of the four tiles.
    .wrong-visit = That is possible too. Here we close the district.
    .wrong-pass = There is something to do: close the district first.
lesson-towers-agora = What works now
    .text = Buildings in the colour of the die work once more, and the agora whatever the colour: 1 stone, food or wisdom. Take what you like.
    .ask = Use the agora and choose 1 good
    .know = Same colour: the building works again
    .wrong = First the agora.
    .wrong-done = It costs nothing. Use the agora.
lesson-towers-worth = Die × tower
    .text = At the end the die scores its value times the tower of its colour. Had three tiles matched a district card, that would score at once.
    .sum = blue 4 × level 1 = 4
    .ask = What closing is worth
    .know = Value × tower of its colour

lesson-temples-and-war = Temples, stars, war
    .about = Two more ways to points

lesson-temples-and-war-track = War
    .text = At war your disc goes forward, or you attack, or both, in any order.
    .ask = The track of war
    .know = Advance, attack, or both
lesson-temples-and-war-advance = Forward
    .text = First two spaces forward: an attack is worth more from further on.
    .ask = Advance 2 spaces
    .wrong = Advance first.
    .wrong-first = From the start an attack brings little. Advance first.
lesson-temples-and-war-attack = Attack
    .text = An attack brings the reward of your space, and points.
    .ask = Attack
    .know = Attacks give goods and points
    .wrong = Attack.
    .wrong-done = The attack is free. Take it.
lesson-temples-and-war-points = 1 point
    .text = One point for each disc behind you, one for each threshold you have passed. Thresholds also give tokens: one more action in some later turn.
    .ask = Who is behind you?
    .know = Thresholds give tokens
lesson-temples-and-war-temples = Stars
    .text = On each temple lies a zodiac card. Who climbed there last holds it and its power; after the round it goes to the disc that is highest.
    .ask = Temples and their cards

lesson-advisers = Advisers and passing
    .about = What becomes of old citizens

lesson-advisers-used = Nothing left
    .text = All your workers are out. You could still build towers or take a further base. Otherwise you pass.
    .ask = Everybody has worked
    .know = Towers and bases until you pass
lesson-advisers-pass = Pass
    .text = Your workers come home, and every citizen grows by 1. Who was 6 retires and becomes an adviser.
    .ask = Pass
    .know = A pass lets citizens grow
    .wrong = Pass.
lesson-advisers-retire = Who goes first?
    .text = Two sixes retire. Each new colour takes the next place of your archon, worth more points. Begin with blue.
    .ask = Retire the blue 6 first
    .know = A six becomes an adviser
    .wrong = Retire the blue 6 first.
    .wrong-other = Both go in the end. Here begin with blue.
lesson-advisers-grown = New citizens wanted
    .text = Advisers give the archon their colours, and points at the end. But their bases are empty now: buy new citizens.
    .ask = Fewer citizens, wiser archon
lesson-advisers-end = The round
    .text = It ends when all have passed. Speakers return, zodiac cards go to the highest disc, and a new round begins.
    .ask = A new round
    .know = The round ends when all have passed

lesson-last-and-alone = The last round, and alone
    .about = What ends it, and the solo game

lesson-last-and-alone-alone = Alone
    .text = The solo game is for training. Beside the ship of your site a neighbour rises too, so free visits become rare.
    .ask = Nobody but the ships
    .know = Alone: two ships rise with a visit
lesson-last-and-alone-visit = Food
    .text = The yellow 4 fits the tile under the site of food. Send it there.
    .ask = Send the yellow 4 to the food
    .wrong = Send the yellow 4 to the food.
    .wrong-other = Only there does the colour bring a bonus. Send the yellow 4 to the food.
lesson-last-and-alone-gain = Goods
    .text = One of each: stone, food, wisdom. Take them.
    .ask = Take the goods
    .wrong = Take the goods first.
    .wrong-bonus = The bonus is next. First the goods.
lesson-last-and-alone-bonus = And the bonus
    .text = Yellow gives one good of your choice. Take a stone.
    .ask = Use the bonus and take a stone
    .wrong = The bonus, then a stone.
    .wrong-other = Here take a stone, for the temples.
    .wrong-done = The bonus is free. Use it.
lesson-last-and-alone-end = When it ends
    .text = All three discs on top, no gold over the districts, few tower colours, or a colour of citizens missing: the last round. Now your first game waits.
    .ask = You have learned First Builders
    .know = Four things can bring the last round

# Worked examples of the rules, out of the book.

lesson-example-ship = Below the ship
lesson-example-ship-look = A ship at 3
    .text = The ship of war stands at 3, and your blue citizen is a 2.
    .sum = 3 − 2 = 1 wisdom
    .ask = Look at the ships
lesson-example-ship-visit = Pay the difference
    .text = A citizen below the ship pays the difference in wisdom. Send the blue 2 to war.
    .ask = Send the blue 2 to the site of war
    .wrong = Send the blue 2 to war.
    .wrong-other = The rules allow it. In this example the blue 2 goes to war.
lesson-example-ship-end = 1 wisdom
    .text = It is paid. Without wisdom or gold the blue 2 could not have gone there.
    .ask = 1 wisdom is gone

lesson-example-third = The third building
lesson-example-third-price = Two prices
    .text = A building costs the wisdom of its place and the stone printed on it. The third one, orange: 2 wisdom and 2 stone.
    .ask = Look at the row
lesson-example-third-buy = Buy it
    .text = You have just that much: 2 wisdom, 2 stone.
    .ask = Buy the third building
    .wrong = Buy the third building.
    .wrong-farm = Turned over, as a farm, it would cost nothing and do nothing. Here it is bought.
    .wrong-other = In this example it is the third one.
lesson-example-third-place = Beside the city
    .text = Put it on any of the lit places.
    .ask = Put it beside your city
    .wrong = First the place.
lesson-example-third-end = The row moves up
    .text = The two tiles below moved up by one, and the top tile of the orange stack came in at the end.
    .ask = Look at the row again

lesson-example-base = The third base
lesson-example-base-grow = A further base
    .text = The food over the leftmost base is its price: 2 for the third one.
    .ask = Take the third base
    .wrong = Take the base.
    .wrong-other = The rules allow it. In this example you take a base.
lesson-example-base-end = 2 food
    .text = The base is free for a citizen at once. The next one costs 4; the sixth gives 10 points.
    .ask = A base more

lesson-example-attack = An attack
lesson-example-attack-look = Two thresholds
    .text = Your disc has passed two thresholds, and one disc lies behind it.
    .ask = Look at the track of war
lesson-example-attack-attack = Attack
    .text = The reward of your space is 1 wisdom, then come the points.
    .ask = Attack
    .wrong = Attack.
    .wrong-advance = In this example the attack comes first.
lesson-example-attack-end = 3 points
    .text = One for each disc behind you, one for each threshold. Discs on the same space do not count.
    .sum = 1 + 2 = 3
    .ask = 1 wisdom, 3 points

lesson-example-farm = The same tile as a farm
lesson-example-farm-price = Dear as a building
    .text = The third tile would cost 2 wisdom and 2 stone. Turned over it is a farm, and costs nothing.
    .ask = Look at the third tile
lesson-example-farm-farm = Turn it over
    .text = Any tile of the row may be built as a farm, from any place of it.
    .ask = Take the third tile as a farm
    .wrong = Take the third tile as a farm.
    .wrong-building = You could pay for it. In this example it becomes a farm.
    .wrong-other = In this example it is the third tile, as a farm.
lesson-example-farm-place = Place it
    .text = A farm is laid beside your city like any other tile.
    .ask = Lay it on any lit place
    .wrong = Lay it on a lit place.
lesson-example-farm-end = Nothing paid
    .text = You still have 2 wisdom and 2 stone. The row has moved up all the same.
    .sum = 0 wisdom, 0 stone
    .ask = A farm for nothing

lesson-example-rows = Rows for three
lesson-example-rows-dice = Five citizens
    .text = They lie by value: blue 1 first, purple 5 last. Red, orange and yellow are equal: the colour that lies lower in the row of buildings stands further left.
    .sum = blue, red, orange, yellow, purple
    .ask = Look at the row of citizens
lesson-example-rows-draft = Your first citizen
    .text = Ten more dice lie ready. In turn everybody takes 2, of different colours.
    .ask = Take any citizen
    .wrong = Take one of the citizens.
lesson-example-rows-speakers = Three speakers
    .text = As many speakers as players are rolled: 3 here. They lie beside the citizens and wait to be hired.
    .ask = Look at the speakers
lesson-example-rows-cards = Five cards
    .text = With three players 5 district cards lie open, with 2 gold above each. None ever comes after them.
    .sum = 5 × 2 = 10 gold
    .ask = Look at the district cards
lesson-example-rows-end = Round the table
    .text = The others choose next. What nobody takes goes back to the supply.
    .ask = It is yours

lesson-example-march = Past one, onto another
lesson-example-march-look = The track of war
    .text = Your disc is on 1, Sun's on 2, Wave's on 3. In this example an advance goes 2 spaces.
    .ask = Look at the track of war
lesson-example-march-two = Two spaces
    .text = Discs in between do not matter. Where another lies, yours goes on top.
    .ask = Advance
    .wrong = Advance.
    .wrong-attack = An attack would be allowed. In this example you advance.
lesson-example-march-end = On top of Wave
    .text = You passed Sun and lie on Wave's disc. Space 3 is behind the first threshold: 1 token for you.
    .sum = 1 + 2 = 3
    .ask = 1 token

lesson-example-neighbours = What touches what
lesson-example-neighbours-city = A chain
    .text = Palace and agora are grey, the red tile touches the agora, the purple one touches the red. Sides count, corners do not.
    .ask = Look at your city
lesson-example-neighbours-place = The yellow one
    .text = Put the yellow tile where it touches the purple one alone: above it, or to its right.
    .ask = Put it beside the purple tile only
    .wrong = Put it above or to the right of the purple tile.
    .wrong-two = Allowed, but there it would have two neighbours.
    .wrong-grey = Allowed, but there it would not touch the purple tile alone.
lesson-example-neighbours-end = One neighbour
    .text = Grey, red, purple, yellow: each touches the next. The red tile and the yellow one meet at a corner at most, and are no neighbours.
    .ask = Purple is its only neighbour

lesson-example-no-card = A district without a card
lesson-example-no-card-close = Close it
    .text = Palace, agora, a red building and a farm make a square. No district card shows that. It may be closed all the same.
    .ask = Close the district with the red 5
    .wrong = Close the district with the red 5.
    .wrong-visit = The red 5 could work. In this example it closes the district.
    .wrong-pass = There is a district to close.
lesson-example-no-card-use = The red building
    .text = No points, no gold. But the red building touches the red citizen and works once more: 2 spaces of war and 1 good.
    .ask = Use the red building, take stone or food
    .wrong = Use the red building, then take stone or food.
    .wrong-agora = The agora works too. Begin with the red building.
    .wrong-done = It costs nothing: use it.
lesson-example-no-card-end = Closed
    .text = The red 5 stays in the centre. At the end it counts its value times your red tower.
    .sum = 5 × 1 = 5
    .ask = Closed for good

lesson-example-tower = The fourth tier
lesson-example-tower-raise = 3 gold
    .text = Your orange tower has 3 tiers. The next one costs as much gold as there are tiers already.
    .ask = Raise the orange tower
    .wrong = Raise the orange tower.
    .wrong-other = That one would cost 1. In this example it is the orange tower.
    .wrong-grow = That is about food. Raise the orange tower.
    .wrong-pass = You have 3 gold: raise the tower first.
lesson-example-tower-end = Level 4
    .text = 3 gold are gone. Each orange citizen in a centre counts 4 times its value now.
    .sum = 3 tiers → 3 gold
    .ask = Four tiers

lesson-example-sixth = The last base
lesson-example-sixth-grow = 8 food
    .text = Five bases are taken. The sixth costs 8 food, and you have 8.
    .ask = Take the sixth base
    .wrong = Take the sixth base.
    .wrong-pass = You have 8 food: take it first.
lesson-example-sixth-end = 10 points
    .text = Who takes the last base gets 10 points at once, besides a place for one more citizen.
    .sum = 0 + 10 = 10
    .ask = 10 points at once

lesson-example-archon = The archon's colours
lesson-example-archon-look = Three advisers
    .text = Your advisers are purple, orange and blue. The archon has no colour of his own: he has theirs.
    .ask = Look at your advisers
lesson-example-archon-visit = A tile of these colours
    .text = Blue lies under war, orange under citizens, purple under food. Send the archon to one of them; the ship does not mind him.
    .ask = Send the archon to war, citizens or food
    .wrong = Send the archon to war, citizens or food.
    .wrong-other = The tile there is red or yellow: no bonus for him.
    .wrong-pass = The archon has not worked yet.
lesson-example-archon-bonus = The bonus
    .text = The colour fits, so the bonus of the tile is his too, before or after the site itself.
    .ask = Take the bonus
    .wrong = Take the bonus.
    .wrong-later = That comes as well. First the bonus.
lesson-example-archon-end = Three colours, not five
    .text = On red and yellow tiles he could only have used the site. Every new adviser adds a colour.
    .ask = Purple, orange, blue

lesson-example-retreat = The discs go back
lesson-example-retreat-look = Before
    .text = Wave is on 0. Feather is on 4. On 5 you lie below, Sun on top. All others have passed.
    .ask = Look at the track of war
lesson-example-retreat-pass = The round ends
    .text = Every disc goes back to the last threshold it passed, beginning with the hindmost.
    .ask = Pass
    .wrong = Pass.
lesson-example-retreat-end = Who came first lies on top
    .text = Wave stayed. Feather went to 3, then your stack came, unchanged, and slid below. From the bottom: you, Sun, Feather. You were furthest: the first player.
    .ask = You begin

lesson-example-aquarius = Two at the top
lesson-example-aquarius-look = A tie
    .text = You and Wave stand on the same step of the Mountain temple. Your disc lies below, since you were there first. Wave, who climbed last, holds Aquarius.
    .ask = Look at the Mountain temple
lesson-example-aquarius-pass = The round ends
    .text = Wave has passed. When all have, every zodiac card goes to the highest disc; of equal ones to the lowest in the stack.
    .ask = Pass
    .wrong = Pass.
    .wrong-visit = You could still work. In this example the round ends.
lesson-example-aquarius-end = Aquarius is yours
    .text = From whoever has it: the card went from Wave to you.
    .ask = The lower disc wins the tie

lesson-example-count = The last count
lesson-example-count-gold = 4 gold
    .text = Each gold is a point. You have 3; the reward of your space turns one good into a fourth.
    .sum = 3 + 1 = 4
    .ask = Turn food or wisdom into gold
    .wrong = Turn food or wisdom into gold.
    .wrong-done = It would be a point less. Take it.
lesson-example-count-advisers = 6 for advisers
    .text = Three advisers, 6 points: they grow with every new colour.
    .sum = 1, 3, 6, 10, 15
    .ask = Three advisers
lesson-example-count-temples = 47 for temples
    .text = Your discs stand at 70, 31 and 16. The highest is not counted.
    .sum = 31 + 16 = 47
    .ask = The highest is left out
lesson-example-count-centres = 15 for centres
    .text = Orange 6 times level 2, red 3 times level 1.
    .sum = 6 × 2 + 3 × 1 = 15
    .ask = Value × tower
lesson-example-count-end = 72 points
    .text = If the game ended now, that would come to what you have won on the way.
    .sum = 4 + 6 + 47 + 12 + 3 = 72
    .ask = 72 and what you have
