# What the coach says in the lessons of Stone Age; see dolmen/school/speech.py.

name-own = your village
name-dice = dice
name-deck = deck of cards

lesson-five-people = Five people
    .about = Place, roll, collect: your first round

lesson-five-people-welcome = Welcome
    .text = This is your village: five people and twelve food. When the game ends, the most points win.
    .ask = Meet your village
    .know = The most points win
lesson-five-people-points = Points come from here
    .text = Buildings pay at once, cards at the end. Both cost wood, clay, stone or gold. So, wood first.
    .ask = Where points come from
    .know = Buildings and cards give points
lesson-five-people-wood = Wood first
    .text = A round begins with placing. Three people go to the forest; each of them will throw one die.
    .ask = Send 3 people to the forest
    .know = One place a turn, as many people as it holds
    .wrong = Not here. Now we need wood, and wood comes from the forest, which divides by 3 only.
    .wrong-number = Set 3. Fewer dice seldom make three wood, and with more nobody is left to hunt.
    .wrong-river = That is the river. It divides by 6: three people bring one gold, at times two. Now we need wood.
    .wrong-hunt = Those are the hunting grounds. Food comes next; now we need wood.
    .wrong-hut = That is the hut: two people make a third. It has a lesson of its own; now we need wood.
lesson-five-people-wave = Wave's turn
    .text = Two people to the hut: both rings are taken, so it is closed until the next round. You place in turns until nobody is left.
    .ask = Wave placed two
    .know = A full place is closed for the round
lesson-five-people-rest = Everyone works
    .text = Nobody enters the forest twice in a round. Send the last two hunting.
    .ask = Send 2 people hunting
    .know = Nobody goes to the same place twice
    .wrong = Not here: tonight everyone eats, so the last two go to the hunting grounds.
    .wrong-number = Send both: nobody may stay at home while there is work.
    .wrong-twice = Once a round. You already have people in the forest, and nobody enters a place twice.
lesson-five-people-collect = Now collect
    .text = All are placed. You collect first, in any order you like. Touch the forest: three people, three dice.
    .ask = Collect in the forest
    .know = One die for every person
    .wrong = The forest first: let us see what three dice bring.
    .wrong-hunt = Later you choose the order yourself. Here the forest comes first, then supper.
lesson-five-people-sum = 3 wood
    .text = The forest divides by 3 and rounds down. What is left over, 2, is lost.
    .sum = 5 + 4 + 2 = 11 ÷ 3 → 3
    .ask = Three people, three dice
    .know = Sum ÷ 3 = wood, the rest is lost
lesson-five-people-supper = And supper
    .text = The hunt divides by 2 only, so food comes easily. Touch the hunting grounds.
    .ask = Bring the food home
    .wrong = Only the hunters are still out: touch the hunting grounds.
lesson-five-people-end = Sixteen food
    .text = Tonight five people eat five. Place, roll, collect, feed: that is the whole round.
    .sum = 6 + 3 = 9 ÷ 2 → 4
    .ask = The first round is yours
    .know = In the evening everybody eats one food

lesson-tools = Tools help the dice
    .about = A tool adds to a roll, once a round

lesson-tools-luck = Help your luck
    .text = One person at the tool maker earns a tool for good. Go there first: only one fits.
    .ask = Send 1 person to the tool maker
    .know = One person earns one tool
    .wrong = Not here. The tool maker holds one person only; let us be there before Wave.
    .wrong-later = The forest is next. First the tool maker, before Wave takes it.
lesson-tools-four = Now the dice
    .text = Send everybody else to the forest: four people, four dice.
    .ask = Send 4 people to the forest
    .wrong = Not here: we want to see what a tool does for wood, in the forest.
    .wrong-number = Send all 4: the more dice, the more wood.
lesson-tools-make = The tool first
    .text = You choose the order of your actions. A tool made now helps the roll that follows.
    .ask = Visit the tool maker
    .know = You choose the order of actions
    .wrong = First the tool maker.
    .wrong-later = The forest can wait: a tool made first already helps there.
lesson-tools-tile = Your first tool
    .text = It is worth 1. A fourth turns a 1 into a 2, up to three of 4.
    .ask = Look at your tools
    .know = Tools grow up to three of 4
lesson-tools-roll = Roll
    .text = Now the forest. First you see the dice, then you decide about the tool.
    .ask = Collect in the forest
    .know = Tools are added after the roll
    .wrong = Only the forest is left: touch it.
lesson-tools-add = One short
    .text = 17 makes 5 wood, with the tool 18 makes 6. Use it.
    .sum = 17 + 1 = 18 ÷ 3 → 6
    .ask = Add the tool
    .know = Each tool helps once a round
    .wrong = Use the tool: you are one short of the next wood.
    .wrong-done = Without it you get 5 wood. The tool is free again in the next round: use it now.
lesson-tools-end = 6 wood
    .text = The crossed tool is used until the next round.
    .ask = Used, and yours

lesson-hut-and-field = Hut and field
    .about = The hut grows people, the field grows food

lesson-hut-and-field-village = The village
    .text = Three small places make you stronger for good. With two players only two can be taken each round.
    .ask = Tools, hut and field
lesson-hut-and-field-hut = Two make a third
    .text = Two people in the hut, and there are three. A sixth person is a sixth die in every round to come.
    .ask = Send 2 people to the hut
    .know = Two people in the hut make a third
    .wrong = Not here: the hut first, it is taken quickly.
    .wrong-farm = The field is next. First the hut.
    .wrong-tools = You know tools already. Now the hut.
lesson-hut-and-field-farm = Food for ever
    .text = One person in the field raises your agriculture: one food every evening, to the end.
    .ask = Send 1 person to the field
    .know = The field gives food every evening
    .wrong = Not here: one more mouth wants one more food. To the field.
lesson-hut-and-field-closed = Closed
    .text = Hut and field are taken, so the tool maker is closed for both of you.
    .ask = Two of three are taken
    .know = With two players one of the three stays empty
lesson-hut-and-field-wood = Two are left
    .text = Wave stands in the clay pit, and with two players nobody joins another there. The forest is free.
    .ask = Send 2 people to the forest
    .know = With two players nobody shares forest, pits or river
    .wrong = Not here: the forest is free, and wood is always of use.
    .wrong-number = Send both: everybody must work.
    .wrong-tools = Two of the three small places are taken: the tool maker is closed for this round.
    .wrong-clay = Wave was there first, and with two players nobody shares it.
lesson-hut-and-field-grow = A sixth person
    .text = Touch the hut. The new one eats tonight and works from tomorrow.
    .ask = Grow your village
    .wrong = The hut first.
lesson-hut-and-field-sow = Sow
    .text = Touch the field. Your agriculture rises to 1, and it pays this very evening.
    .ask = Raise your agriculture
    .wrong = Now the field.
lesson-hut-and-field-end = Six, and one food a day
    .text = The field gave 1, six people ate 6.
    .sum = 12 + 1 − 6 = 7
    .ask = A new round, and you are six

lesson-supper = Supper
    .about = Feed everybody, or pay for it

lesson-supper-mouths = Five mouths
    .text = A later round: five people, two food. In the evening each eats one. Three are missing.
    .ask = Five people, two food
    .know = With little food, go hunting
lesson-supper-hunt = Go hunting
    .text = Three people are in the quarry. Send the other two hunting, and hope.
    .ask = Send 2 people hunting
    .wrong = Not here: without food there is trouble tonight. Go hunting.
    .wrong-number = Send both: two dice find more than one.
    .wrong-hut = One more mouth is the last thing you need tonight. Go hunting.
    .wrong-farm = The field gives one food, two hunters may bring more. Go hunting.
lesson-supper-stone = No luck
    .text = First the quarry: it divides by 5.
    .ask = Collect in the quarry
    .know = Less than the divisor brings nothing
    .wrong = First the quarry, then the hunters.
lesson-supper-meat = The hunters
    .text = The quarry brought nothing: 4 is less than 5. Now the hunt.
    .sum = 1 + 2 + 1 = 4 ÷ 5 → 0
    .ask = Bring the food home
    .wrong = Only the hunters are still out.
lesson-supper-pay = Two are hungry
    .text = You have 3 food, and all of it is eaten. For every hungry person you may pay one of your goods. Pay 2 wood.
    .ask = Pay 2 wood
    .know = A good feeds one person
    .wrong = Pay with wood: you have three.
    .wrong-starve = That costs 10 points, however many are hungry. Two wood are cheaper.
lesson-supper-end = Everybody ate
    .text = Whoever does not pay for all of them loses 10 points. Sometimes even that is worth it.
    .ask = One wood is left
    .know = Or lose 10 points

lesson-buildings-and-cards = Buildings and cards
    .about = Points now, points later

lesson-buildings-and-cards-prices = What a building costs
    .text = This one wants 2 wood and 1 clay and pays 10 points at once. You have 3 wood and 2 clay.
    .ask = 2 wood, 1 clay: 10 points
    .know = A building pays its points at once
lesson-buildings-and-cards-hut = Be there first
    .text = One person fits on a building. Stand there now, pay later, when you collect.
    .ask = Send 1 person to the building
    .know = One person on each card or building
    .wrong = Not here: the building with 2 wood and 1 clay is the one you can pay.
    .wrong-other = That one wants a stone, and you have none. Take the other.
lesson-buildings-and-cards-card = The cheapest card
    .text = The place makes the price: 1 to 4 goods, whatever goods you like.
    .ask = Send 1 person to the cheapest card
    .know = Cards cost 1 to 4 goods, by their place
    .wrong = Not here: take the cheapest card, it costs 1.
    .wrong-dear = After the building you will have 2 goods left. Take the cheapest card, it costs 1.
lesson-buildings-and-cards-build = Build
    .text = Everybody is placed. Touch the building: its goods are paid.
    .ask = Pay 2 wood and 1 clay
    .wrong = First the building.
lesson-buildings-and-cards-ten = 10 points
    .text = When one stack of seven is gone, the game ends.
    .ask = 10 points at once
    .know = An empty stack ends the game
lesson-buildings-and-cards-buy = Buy the card
    .text = Touch the card, then pay with your last wood.
    .ask = Pay 1 wood for the card
    .wrong = Touch the cheapest card.
    .wrong-clay = Clay is harder to get than wood: pay with wood.
    .wrong-done = You may leave it, but for one wood it is a good card.
lesson-buildings-and-cards-halves = Two halves
    .text = The upper half happens at once: 1 clay. The lower half counts at the end: two shamans, each worth as many points as you have people.
    .ask = The upper half now, the lower at the end
    .know = The upper half of a card at once, the lower at the end

lesson-last-evening = The last evening
    .about = When it ends, and how cards count

lesson-last-evening-when = When it ends
    .text = When cards run out, or a stack of buildings is gone. This is the last round.
    .ask = Cards and stacks
    .know = No cards or an empty stack end the game
lesson-last-evening-shaman = People × shamans
    .text = You stand on three cards and a building. Buy the shamans for 1 wood.
    .ask = Buy the card that costs 1
    .know = Shamans × people, builders × buildings, and so on
    .wrong = The cheapest card first.
    .wrong-clay = Keep the clay for the building: pay with wood.
    .wrong-later = That one is next. First the cheapest card.
    .wrong-done = For one wood these are ten points: buy it.
lesson-last-evening-people = 10 points at the end
    .text = Farmers count agriculture in the same way, toolmakers tools, builders buildings.
    .sum = 2 shamans × 5 people = 10
    .ask = Cards multiply
lesson-last-evening-green = Green cards
    .text = Different ones make a set, and a set counts squared. Buy the second card.
    .ask = Buy the second card for 2 wood
    .know = Green cards: different ones, squared
    .wrong = The second card now, the green one.
    .wrong-clay = Keep the clay for the building: pay with wood.
    .wrong-done = Buy it: one green card is 1 point, two are 4.
lesson-last-evening-set = A second one
    .text = Green too, with another sign. It costs 3: pay 2 wood and 1 clay.
    .sum = 2 × 2 = 4, three would be 9
    .ask = Buy the third card for 2 wood and 1 clay
    .wrong = The third card now.
    .wrong-other = The building needs 2 wood and 1 clay as well: pay 2 wood and 1 clay here.
    .wrong-done = Buy it: the second green card is worth 3 points.
lesson-last-evening-build = The last building
    .text = Two wood and a clay are left, just right. Then supper, and the game is over.
    .ask = Touch the building
    .wrong = Touch the building: 10 points wait.
lesson-last-evening-count = 25 points
    .text = Every good that is left counts 1, food nothing. Your first game waits.
    .sum = 10 + 10 + 4 + 1 = 25
    .ask = You have learned Stone Age
    .know = Each good left is 1 point

# Worked examples of the rules, out of the book.

lesson-example-hunt = Five hunters
lesson-example-hunt-five = Five dice
    .text = Five people hunt, so five dice are thrown. Touch the hunting grounds.
    .ask = Bring the food home
    .wrong = Touch the hunting grounds.
lesson-example-hunt-end = 7 food
    .text = The hunt divides by 2 and rounds down.
    .sum = 3 + 2 + 4 + 1 + 4 = 14 ÷ 2 → 7
    .ask = Five dice, 7 food

lesson-example-once = One tool, two rolls
lesson-example-once-hunt = First the hunt
    .text = You have one tool of 1, three people hunting and two at the river. Begin with the hunt.
    .ask = Collect at the hunting grounds
    .wrong = First the hunt.
    .wrong-river = The order would be yours. In this example the hunt comes first.
lesson-example-once-tool = 11
    .text = 11 would be 5 food. With the tool it is 12, which is 6.
    .sum = 11 + 1 = 12 ÷ 2 → 6
    .ask = Add the tool
    .wrong = Add the tool.
    .wrong-done = In this example the tool is used here.
lesson-example-once-river = Then the river
    .text = The tool is used for this round, so the dice are alone now.
    .ask = Collect at the river
    .wrong = Only the river is left.
lesson-example-once-end = No gold
    .text = 5 is less than 6: nothing. A tool helps one roll a round, with its whole value.
    .sum = 3 + 2 = 5 ÷ 6 → 0
    .ask = The tool was used before

lesson-example-seven = The seventh in the forest
lesson-example-seven-full = Seven rings
    .text = Wave sent 4 people to the forest, Sun 2, Feather 1. Forest, clay pit, quarry and river hold 7 people together.
    .sum = 4 + 2 + 1 = 7
    .ask = Count the forest
lesson-example-seven-elsewhere = Where to?
    .text = The forest is full. Go to any of the clay pit, the quarry and the river, with as many people as you like.
    .ask = Send people to the clay pit, the quarry or the river
    .wrong = Not there in this example: take the clay pit, the quarry or the river.
    .wrong-forest = All 7 rings are taken: nobody can be added until the next round.
lesson-example-seven-end = Until the next round
    .text = With four players everybody may come to all of these places, as long as a ring is free.
    .ask = The forest stays full

lesson-example-skipped = Nobody left to place
lesson-example-skipped-all = All five
    .text = Feather has put 1 on a card. Send all 5 of yours hunting.
    .ask = Send 5 people hunting
    .wrong = Send them hunting.
    .wrong-number = Send all 5: then nobody is left.
lesson-example-skipped-end = You are skipped
    .text = Wave put 2 into the hut, Sun 1 on a building, Feather 4 into the forest. You have nobody left, so Wave placed again.
    .ask = The others go on

lesson-example-values = 18 points
lesson-example-values-tile = Four goods of two kinds
    .text = This building wants 4 goods of exactly 2 kinds. Its points are the values of what is paid. You have 3 stone and 1 wood.
    .ask = 4 goods, 2 kinds
lesson-example-values-pay = Pay
    .text = Touch the building, then pay: 1 wood, 3 stone.
    .ask = Pay 1 wood and 3 stone
    .wrong = Pay 1 wood and 3 stone.
lesson-example-values-end = 18 points
    .text = Wood counts 3, clay 4, stone 5, gold 6.
    .sum = 3 × 5 + 1 × 3 = 18
    .ask = Scored at once

lesson-example-two-tools = Two tools, one roll
lesson-example-two-tools-hunt = Two hunters
    .text = Two people hunt; you own two tools of 1. Roll first, then decide about tools.
    .ask = Collect at the hunting grounds
    .wrong = First the hunt.
    .wrong-forest = The order would be yours. In this example the hunt comes first.
lesson-example-two-tools-both = Only 4
    .text = 4 would be 2 food. One tool makes 5, still 2. Both together make 6.
    .sum = 4 + 1 + 1 = 6 ÷ 2 → 3
    .ask = Add both tools
    .wrong = Add both tools.
    .wrong-done = In this example both tools are used here.
lesson-example-two-tools-end = 3 food
    .text = Any number of unused tools may join one roll. Both are used now, until the next round.
    .sum = 6 ÷ 2 → 3
    .ask = Two tools, 1 more food

lesson-example-six = Six more at the river
lesson-example-six-river = Three at the river
    .text = Gold divides by 6. You have three people there and three tools of 2 each.
    .ask = Collect at the river
    .wrong = First the river.
    .wrong-hunt = The order would be yours. In this example the river comes first.
lesson-example-six-all = 7 on the dice
    .text = 7 is 1 gold. The second one needs 12: with all three tools it is 13.
    .sum = 7 + 2 + 2 + 2 = 13
    .ask = Add all three tools
    .wrong = Add all three tools.
    .wrong-done = Two tools would not reach 12. Add all three.
lesson-example-six-end = 2 gold
    .text = The remainder of 1 is lost. Every tool counts with its whole value or not at all.
    .sum = 13 ÷ 6 → 2
    .ask = 13 at the river, 2 gold

lesson-example-card = The second card
lesson-example-card-second = Any card
    .text = Cards are taken in any order, by 1 person each. Put yours on the one that costs 2.
    .ask = Put 1 person on card 2
    .wrong = Put 1 person on card 2.
    .wrong-other = That one would be allowed too. In this example it is card 2.
lesson-example-card-more = One more
    .text = Wave went to card 4. The other two are open to both of you: having a card keeps you from no other.
    .ask = Put 1 person on card 1 or 3
    .wrong = Put 1 person on card 1 or 3.
    .wrong-own = You stand there already; a card holds 1 person.
    .wrong-wave = Wave stands there; a card holds 1 person.
lesson-example-card-end = Two cards
    .text = You may hold several cards in a round. You pay when you act, and only if you still want to.
    .ask = One person, one card

lesson-example-building = The third building
lesson-example-building-third = Any building
    .text = With four players there are four stacks. 1 person goes on each top tile, in any order. Take the third.
    .ask = Put 1 person on building 3
    .wrong = Put 1 person on building 3.
    .wrong-other = That one would be allowed too. In this example it is building 3.
lesson-example-building-more = One more
    .text = Wave took building 1. Buildings 2 and 4 are open to everybody, to you too.
    .ask = Put 1 person on building 2 or 4
    .wrong = Put 1 person on building 2 or 4.
    .wrong-own = You stand there already; a building holds 1 person.
    .wrong-wave = Wave stands there; a building holds 1 person.
lesson-example-building-end = Two of four
    .text = Each of them can be paid when you act this round.
    .ask = One person, one building

lesson-example-dice = Four dice, four players
lesson-example-dice-buy = A card for everybody
    .text = The upper half of this card throws one die for each player. It costs 1 resource.
    .ask = Buy card 1 for 1 wood
    .wrong = Buy card 1 for 1 wood.
    .wrong-forest = The order would be yours. In this example the card comes first.
    .wrong-done = Buy it: 1 wood is enough.
lesson-example-dice-pick = 5, 6, 2, 2
    .text = The buyer picks first. 5 is a tool, 6 raises agriculture, 2 is clay. Take the tool.
    .ask = Take the 5
    .wrong = Take the 5.
    .wrong-other = That die would be allowed. In this example the buyer takes the 5.
lesson-example-dice-end = Everybody gets one
    .text = Wave took the 6: agriculture 1. For Sun and Feather two 2s were left: 1 clay each.
    .sum = 5 → tool, 6 → agriculture, 2 → clay
    .ask = You 5, Wave 6, Sun and Feather 2

lesson-example-at-once = What a card gives at once
lesson-example-at-once-food = Food
    .text = You stand on three cards with 6 wood. The upper half of the first gives 4 food.
    .ask = Buy card 1 for 1 wood
    .wrong = Buy card 1 for 1 wood.
    .wrong-later = The order would be yours. Here card 1 comes first.
    .wrong-done = Buy it: you have enough wood.
lesson-example-at-once-gold = Gold
    .text = The second costs 2, any resources, and gives 1 gold.
    .ask = Buy card 2 for 2 wood
    .wrong = Buy card 2 for 2 wood.
    .wrong-later = The order would be yours. Now comes card 2.
    .wrong-done = Buy it: you have enough wood.
lesson-example-at-once-wood = Wood by dice
    .text = The third gives wood: always two dice, however many people you have. Pay 3 resources.
    .ask = Buy card 3 for 3 resources
    .wrong = Buy card 3 for 3 resources.
    .wrong-later = The forest comes later. Buy card 3.
    .wrong-done = Buy it: you have enough.
lesson-example-at-once-end = 2 wood
    .text = Wood divides by 3, as in the forest, and tools could have helped. The lower halves wait for the end.
    .sum = 4 + 3 = 7 ÷ 3 → 2
    .ask = Two dice, 2 wood

lesson-example-slide = Cards move to the right
lesson-example-slide-two = Card 2
    .text = You stand on the second and the third card. Buy the second for 2 wood.
    .ask = Buy card 2 for 2 wood
    .wrong = Buy card 2 for 2 wood.
    .wrong-later = The order would be yours. Here card 2 comes first.
    .wrong-done = Buy it: you have enough wood.
lesson-example-slide-three = Card 3
    .text = Now the third for 3 wood. The gaps stay until the round is over.
    .ask = Buy card 3 for 3 wood
    .wrong = Buy card 3 for 3 wood.
    .wrong-done = Buy it: you have enough wood.
lesson-example-slide-end = A new round
    .text = Card 1 stayed. Card 4 moved to the second space and now costs 2. Two new cards came, the first drawn in the third space.
    .ask = Two stayed, two drawn

lesson-example-count = The last count
lesson-example-count-last = The sixth building
    .text = The last round. Pay for your sixth building; then cards are counted.
    .ask = Build on stack 2
    .wrong = Build on stack 2.
    .wrong-done = Pay for it: you have everything.
lesson-example-count-farmers = Farmers
    .text = Your cards show 5 farmers. Each counts your agriculture, which is 7.
    .sum = 5 × 7 = 35
    .ask = Farmers × agriculture
lesson-example-count-makers = Tool makers
    .text = 3 tool makers count the sum of your tools: 3 + 2 + 2. A tool card for one use is not among them.
    .sum = 3 × 7 = 21
    .ask = Tool makers × tools
lesson-example-count-builders = Builders
    .text = 7 builders, on three cards, count your 6 buildings. People are counted, not cards.
    .sum = 7 × 6 = 42
    .ask = Builders × buildings
lesson-example-count-shamans = Shamans
    .text = 3 shamans count your 8 people.
    .sum = 3 × 8 = 24
    .ask = Shamans × people
lesson-example-count-green = Green cards
    .text = Writing, medicine, pottery, sculpture and music: five different signs. The second pottery begins a second row. Each resource left counts 1 besides.
    .sum = 5 × 5 + 1 × 1 = 26
    .ask = Each row: signs × signs

lesson-example-twice = Once in the forest
lesson-example-twice-four = Four at once
    .text = You may send as many as you like, but you come to a place only once a round. Send 4 to the forest.
    .ask = Send 4 people to the forest
    .wrong = Send 4 people to the forest.
    .wrong-number = The number is free. In this example it is 4.
lesson-example-twice-again = One is left
    .text = Wave added 2, so a ring is still free. Not for you: your people are in the forest already.
    .ask = Send the last one to the clay pit, the quarry or the river
    .wrong = Choose the clay pit, the quarry or the river.
    .wrong-forest = Your 4 stand there. Nobody comes to a place twice in one round.
lesson-example-twice-end = A free ring
    .text = Others could still have taken it. At the hunting grounds it is the same: room for everybody, once a round.
    .sum = 4 + 2 = 6 of 7
    .ask = One place, once a round

lesson-example-places = The three small places
lesson-example-places-hut = Two for the hut
    .text = Feather put 1 into the tool maker's: it is closed now. The hut takes exactly 2, both at once and both yours.
    .ask = Send 2 people to the hut
    .wrong = Send 2 people to the hut.
    .wrong-toolmaker = Feather is there. It holds one person a round.
lesson-example-places-closed = All three taken
    .text = Wave put 1 on the field. Tool maker, hut and field serve one player a round, whatever is left elsewhere.
    .ask = 1, 2 and 1
lesson-example-places-rest = The other three
    .text = You have 3 people left. There is room for everybody at the hunting grounds.
    .ask = Send 3 people hunting
    .wrong = Send 3 people hunting.
    .wrong-taken = Taken until the next round.
    .wrong-own = Your two are in the hut, and nobody comes twice.
    .wrong-number = All 3: who is left over must be placed anyway.
lesson-example-places-grow = A third one
    .text = Now you act. Two people went in; one of your colour comes out of the supply besides.
    .ask = Touch the hut
    .wrong = Touch the hut.
    .wrong-hunt = Any order is allowed. Here the hut comes first.
lesson-example-places-end = Six people
    .text = Both come home, and the new one is yours from the next round on. Tonight all six eat.
    .sum = 5 + 1 = 6
    .ask = You have 6 people

lesson-example-ten = 10 points
lesson-example-ten-build = 2 wood, 1 clay
    .text = The tile shows what it costs: 2 wood and 1 clay, which is just what you have. It scores 10.
    .ask = Build
    .wrong = Touch the building.
    .wrong-done = You can pay, so build.
lesson-example-ten-end = At once
    .text = The goods are gone, the tile is yours, the points are counted now. The next tile of the stack is open for the next round.
    .sum = 0 + 10 = 10
    .ask = 10 points

lesson-example-four = A tool for one roll
lesson-example-four-card = The card
    .text = Its upper half is a tool of 4 for one single roll. It costs 1 good here; you have 2 wood.
    .ask = Buy card 1 for 1 wood
    .wrong = Buy card 1 for 1 wood.
    .wrong-hunt = Any order is allowed, but the card first helps the hunt.
    .wrong-done = Buy it: 1 wood is enough.
lesson-example-four-hunt = Two hunters
    .text = The card lies beside your board and waits. Roll for food.
    .ask = Collect at the hunting grounds
    .wrong = Touch the hunting grounds.
lesson-example-four-use = 4 on the dice
    .text = 4 would be 2 food. The card adds 4, and is used up for the whole game.
    .sum = 4 + 4 = 8 ÷ 2 → 4
    .ask = Use the card
    .wrong = Use the card.
    .wrong-done = You could keep it for later. In this example it is used.
lesson-example-four-end = 4 food
    .text = The card is turned over and lies with your others: its lower half still counts at the end.
    .sum = 8 ÷ 2 → 4
    .ask = Used once
