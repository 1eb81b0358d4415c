# What the coach says in the lessons of The First Sparks; see dolmen/school/speech.py.

name-food = your food
name-tools = your tools
name-spoilage = what spoils
name-market = market
name-harvest = harvest
name-order = order and sizes of the clans

lesson-clan = A clan and its meal
    .about = Members are points and mouths

lesson-clan-people = Your clan
    .text = Members are your points, and each eats one food a round. When a clan has 13, the game ends: the largest wins. You begin with 7 food.
    .ask = Members are points and mouths
    .know = The largest clan wins
lesson-clan-first = The first member
    .text = Spaces lie around grounds: berries, fish, bears, mammoths. The first member is free. Take the lit space.
    .ask = Put your first member on the lit space
    .know = The first member is free
    .wrong = That is a good land too. Here we begin on the lit space.
lesson-clan-save = Or two?
    .text = You may add a second member now, for food. Keep the food: tools come first.
    .ask = Touch “Done”
    .know = A second one costs food
    .wrong = Touch “Done”: we keep the food.
    .wrong-settle = That costs food which you need for your first tool. Touch “Done”.
lesson-clan-end = One member, 7 food
    .text = A round has four parts: buy a tool, hunt and eat, spread, and bureaucracy. Now the first of them begins.
    .ask = Ready for the first round
    .know = Buy, hunt, spread, bureaucracy

lesson-tools = Tools and the offer
    .about = Buy, or let the card go on

lesson-tools-offered = Somebody offers
    .text = Without a tool nobody hunts. Whoever is first in order offers a card; the others may take it, each in turn.
    .ask = A bow is offered
    .know = Cards to come are not for sale yet
lesson-tools-no = Not for us
    .text = The bow hunts bears, and there are none near you. Say no: you may still buy something else.
    .ask = Decline the bow
    .know = To decline is not to pass
    .wrong = Decline the bow.
    .wrong-buy = Without bears nearby a bow brings nothing. Decline.
lesson-tools-rod = A rod
    .text = Now a rod, for fish. One card a round is all you may buy, so wait for the right one.
    .ask = Decline the rod
    .wrong = Decline the rod.
    .wrong-buy = You can afford it, but the basket suits your land better. Decline.
lesson-tools-yours = Your turn to offer
    .text = The others have their cards, so nobody can take yours away. What you offer now you will buy yourself.
    .ask = It is your turn to offer
    .know = What nobody takes, the offerer buys
lesson-tools-basket = The basket
    .text = It gathers berries for 2 food, and your member stands beside them. Offer it.
    .ask = Offer the basket, card 7
    .wrong = Offer the basket, card 7.
    .wrong-dear = Berries lie at your door, and the basket is the cheapest. Offer card 7.
    .wrong-pass = Whoever passes gets nothing this round. Offer the basket.
lesson-tools-end = Eight food
    .text = The basket went hunting at once: berries came in, herbs gave grain, and one member ate one.
    .ask = Your first tool
    .know = One card a round for each clan

lesson-hunt = Hunt before it is gone
    .about = First come, first fed

lesson-hunt-harvest = The harvest
    .text = Here lies what can be hunted. What one clan takes is gone for the next. The last in order hunts first.
    .ask = Look at the harvest
    .know = What is taken is gone
lesson-hunt-field = A field
    .text = Fields never run short: 2 grain a round, wherever you stand. You are offered one. Take it.
    .ask = Buy the field
    .know = Fields and herbs give grain without hunting
    .wrong = Buy the field.
    .wrong-decline = Four mouths want feeding, and grain never runs out. Buy it.
lesson-hunt-three = Three tools
    .text = Nobody carries more than three tools. The herbs bring least: give them up.
    .ask = Discard the herbs, card 2
    .know = At most three tools
    .wrong = Discard the herbs, card 2.
    .wrong-better = That one brings more than herbs. Give up card 2.
lesson-hunt-ate = 12 food
    .text = Basket, spear and field have worked, and your four members have eaten four. Whoever cannot feed them all loses members.
    .ask = Hunted, eaten, 12 left
    .know = Each member eats one food
lesson-hunt-spoil = It spoils
    .text = Food does not keep: after the next buying a third of it is lost. Better put it into new members.
    .sum = 12 ÷ 3 → 4 lost
    .ask = Spend it, or lose a third
    .know = A third of the food spoils every round

lesson-spread = Spread
    .about = What new members cost

lesson-spread-price = New members
    .text = The first new one costs 1, the second 2, the third 3. They go next to your own members. You have 6 food.
    .sum = 1 + 2 + 3 = 6
    .ask = Each one costs more than the last
    .know = 1, then 2, then 3 more
lesson-spread-one = The first
    .text = This space is empty and near: 1 food.
    .ask = Settle the lit space
    .know = Next to your own members
    .wrong = Here we take the lit space.
lesson-spread-two = The second
    .text = From there you reach new land, and a second kind of ground means a second kind of food. 2 food.
    .ask = Settle the lit space
    .know = A mountain on the way costs 1 more
    .wrong = Here we take the lit space.
lesson-spread-stop = Enough
    .text = The third would cost 3, and next round four mouths must be fed. Stop here.
    .ask = Touch “Done”
    .wrong = Touch “Done”.
    .wrong-dear = Then nothing would be left to buy a tool with. Touch “Done”.
lesson-spread-end = Four members
    .text = Where others stand already you pay more: 2 for one of them, 3 for two. Empty land is cheap, so be early.
    .ask = Compare the clans
    .know = A space with others costs more

lesson-knowledge = Knowledge
    .about = Tools feed you, knowledge changes the rules

lesson-knowledge-kinds = Two kinds of cards
    .text = Most cards are tools. A few are knowledge: they take no place among your three tools and change a rule for you.
    .ask = Look at the market
    .know = Knowledge takes no tool place
lesson-knowledge-spear = A spear first
    .text = You are offered a spear, for mammoths. Tools first: they feed you every round. Buy it.
    .ask = Buy the spear
    .know = A tool needs a member at its ground
    .wrong = Buy the spear.
    .wrong-decline = Two tools are better than one, and you stand near mammoths. Buy it.
lesson-knowledge-fire = What there is
    .text = Fire: nothing spoils. Speech: occupied land is cheaper. Plough: more grain from fields. Sledge: a fourth tool. Intelligence: one place further back.
    .ask = Five kinds of knowledge
    .know = With Fire nothing spoils
lesson-knowledge-end = One of each
    .text = You may own each knowledge once. Fire early is worth most: it saves a third of your food in every round.
    .ask = Choose what suits your clan
    .know = Each knowledge once

lesson-bureaucracy = Bureaucracy
    .about = How a round closes

lesson-bureaucracy-close = The last to spread
    .text = Two new members are enough for this round. When everybody has spread, the round closes by itself. Watch.
    .ask = Touch “Done”
    .wrong = Touch “Done”.
    .wrong-dear = The third costs 3 or more, and tools want food too. Touch “Done”.
lesson-bureaucracy-order = Order
    .text = The larger clan comes first. Being first means offering first and hunting last, so leading has its price.
    .ask = The largest clan goes first
    .know = Large clans offer first
lesson-bureaucracy-refill = Refill
    .text = The harvest grows by the same numbers every round: more for each ground on the map. What was left stays.
    .ask = The harvest is filled up
    .know = The same refill every round
lesson-bureaucracy-market = Market
    .text = The dearest card goes under the deck and a new one comes. So better tools keep appearing.
    .ask = The market moves on
    .know = The highest card leaves
lesson-bureaucracy-reverse = Backwards
    .text = Hunting and spreading go from last to first. A small clan eats well and takes the best land; that is how it catches up.
    .ask = Last in order hunts first
    .know = Hunt and spread from the back

lesson-thirteen = The thirteenth member
    .about = How the game ends

lesson-thirteen-ten = Ten members
    .text = You have ten members and 12 food. Three more, and the game ends with this round.
    .ask = Three to go
lesson-thirteen-eleven = Eleven
    .text = Another clan stands here: 1 for the first new member and 2 for the company.
    .sum = 1 + 2 = 3
    .ask = Settle the lit space
    .wrong = Here we take the lit space.
lesson-thirteen-twelve = Twelve
    .text = Again somebody is there. It is dear, but food will be worth nothing soon.
    .ask = Settle the lit space
    .wrong = Here we take the lit space.
lesson-thirteen-last = The thirteenth
    .text = 3 food for the third, on empty land. You have 4.
    .ask = Settle the last space
    .know = The round is played out, without bureaucracy
    .wrong = Settle the lit space.
    .wrong-done = One member is missing, and you can pay for it. Settle.
lesson-thirteen-end = 13
    .text = The largest clan wins, and equal clans compare their food. With two a neutral clan plays along. Now your first game waits for you.
    .ask = You have learned The First Sparks
    .know = Equal clans compare their food

# Worked examples of the rules, out of the book.

lesson-example-two = Two empty spaces
lesson-example-two-first = The first
    .text = You have 3 food. The first new member on an empty space beside yours costs 1.
    .ask = Settle on the lit space
    .wrong = Settle on the lit space.
    .wrong-other = The rules allow it. In this example it is the lit space.
    .wrong-done = In this example two members come.
lesson-example-two-second = The second
    .text = The second of the same turn costs 2.
    .ask = Settle on the lit space
    .wrong = Settle on the lit space.
    .wrong-other = The rules allow it. In this example it is the lit space.
    .wrong-done = In this example a second one comes.
lesson-example-two-end = 3 food
    .text = Both spaces were empty and no mountain lay between.
    .sum = 1 + 2 = 3
    .ask = Two members, 3 food

lesson-example-dear = Occupied, then across a mountain
lesson-example-dear-shared = An occupied space
    .text = Here stands one clan already. Whoever joins it pays 2 more.
    .sum = 1 + 2 = 3
    .ask = Settle on the lit space
    .wrong = Settle on the lit space.
    .wrong-other = The rules allow it. In this example it is the occupied space.
    .wrong-done = In this example two members come.
lesson-example-dear-mountain = Across the mountain
    .text = The second costs 2, and the mountain on the way 1 more.
    .sum = 2 + 1 = 3
    .ask = Settle on the lit space
    .wrong = Settle on the lit space.
    .wrong-other = The rules allow it. In this example it is the space behind the mountain.
    .wrong-done = In this example a second one comes.
lesson-example-dear-end = 6 food
    .text = 3 for two members, 2 for company, 1 for the mountain.
    .sum = 3 + 2 + 1 = 6
    .ask = Two members, 6 food

lesson-example-order = Who goes first
lesson-example-order-herbs = By herbs
    .text = Wave drew herbs 3, you 2, Sun 1: that is the first order. Wave wanted no second member.
    .ask = Wave, you, Sun
lesson-example-order-second = A second member
    .text = Place one beside your first, for 1 food. Then the larger clan goes first.
    .ask = Take the lit space
    .wrong = Take the lit space.
    .wrong-other = The rules allow it. In this example it is the lit space.
    .wrong-done = In this example you place a second one.
lesson-example-order-end = You go first
    .text = Sun stays with 1 as well. You have 2 members and come first; Wave and Sun are equal, so the higher herbs go first.
    .sum = 2 members; 1 with herbs 3; 1 with herbs 1
    .ask = You, Wave, Sun

lesson-example-spoil = A third spoils
lesson-example-spoil-eight = 8 food
    .text = After buying, each clan without Fire gives up a third of its food, rounded down. You have 8.
    .sum = 8 ÷ 3 → 2
    .ask = Reckon what spoils
lesson-example-spoil-pass = Nothing bought
    .text = Both others have passed. Pass too, and the food is counted.
    .ask = Pass
    .wrong = Pass.
    .wrong-offer = You could buy. In this example 8 food are left to spoil.
lesson-example-spoil-end = 6 left
    .text = 2 went to the bank, in any tokens worth 2. Then came the hunt: 1 grain and 2 fish of 3; and 1 was eaten.
    .sum = 8 − 2 = 6; 6 + 1 + 6 − 1 = 12
    .ask = 2 of 8 spoilt

lesson-example-no-basket = Berries without a basket
lesson-example-no-basket-rod = A rod
    .text = One member stands at a lake, one at a berry bush. Herbs need no place. Buy a rod.
    .ask = Offer the rod, card 8
    .wrong = Offer card 8.
    .wrong-other = That could be offered. In this example it is the rod.
    .wrong-pass = Without a rod there would be no fish either. Offer card 8.
lesson-example-no-basket-end = Fish and grain
    .text = Nobody wanted it, so you paid 2; of 4 food 1 spoilt. The hunt: 1 fish by the rod, 1 grain by the herbs, no berries. Two members ate 2.
    .sum = 3 + 3 + 1 − 2 = 5
    .ask = No basket, no berries

lesson-example-refill = The harvest is refilled
lesson-example-refill-before = This map
    .text = It has 2 berry bushes, 1 lake, 1 forest, 2 valleys. Three players begin from 3 berries, 2 fish, 1 bear, 1 mammoth.
    .sum = 3 + 2, 2 + 1, 1 + 1, 1 + 2
    .ask = Base plus grounds
lesson-example-refill-close = End the round
    .text = Nobody had a tool for the harvest, so all tokens lie there still. Place nobody.
    .ask = Be done with spreading
    .wrong = Be done with spreading.
    .wrong-other = You could grow. In this example the round ends.
lesson-example-refill-end = 5, 3, 2, 3
    .text = 5 berries, 3 fish, 2 bears and 3 mammoths came to what was there. The same comes after every round.
    .sum = 4 + 5, 2 + 3, 3 + 2, 2 + 3
    .ask = What is left stays

lesson-example-box = Into the box
lesson-example-box-five = Refused
    .text = With two players the first offer of the first player need not be bought. You offered basket 22. 5 berries lie there.
    .ask = Look at the berries
lesson-example-box-box = Put it away
    .text = Put the basket into the box. What it would take goes to the bank.
    .ask = Put it into the box
    .wrong = Put it into the box.
    .wrong-buy = You could buy it. In this example it goes into the box.
lesson-example-box-end = 3 berries left
    .text = The basket takes 2 of 3 to 6 berries: so 2 went to the bank, and nobody got them.
    .sum = 5 − 2 = 3
    .ask = 2 berries gone

lesson-example-valleys = Two valleys
lesson-example-valleys-spear = 2 from 4
    .text = Your spear takes 2 mammoths if 4 are counted, otherwise 1. Your members stand at two valleys; a second valley adds 1 to the count.
    .sum = 3 + 1 = 4 → 2
    .ask = Look at your spear
lesson-example-valleys-pass = To the hunt
    .text = Buy nothing. Whoever comes later in the order hunts earlier, so Wave takes 1 of the 4 mammoths before you.
    .ask = Pass
    .wrong = Pass.
    .wrong-offer = You could buy. In this example the spear is enough.
lesson-example-valleys-end = 2 of 3
    .text = 3 mammoths were left, counted as 4: you took 2. With one valley it would have been 1. What is only counted cannot be taken.
    .sum = 3 + 1 = 4 → 2 mammoths = 8 food
    .ask = One valley more, one mammoth more

lesson-example-sevens = Seven, seven and six
lesson-example-sevens-before = Before
    .text = Wave has 7 members, you and Sun have 6. Your highest card is 18, Wave's is 15.
    .ask = Wave, Sun, you
lesson-example-sevens-seventh = The seventh
    .text = Place one member. Then nobody else wants to, and the round closes with the order.
    .ask = Take any of the lit spaces
    .wrong = Take any of the lit spaces.
    .wrong-done = Place one: the example needs your seventh.
lesson-example-sevens-end = You, Wave, Sun
    .text = The larger clans go first. You and Wave have 7 each, so the higher card decides. Sun's cards do not matter.
    .sum = 7 with 18; 7 with 15; 6
    .ask = The card breaks the tie

lesson-example-four-refill = The harvest of four
lesson-example-four-refill-count = Base and grounds
    .text = Four players begin from 4 berries, 2 fish, 1 bear, 1 mammoth. This map has 3 berry bushes, 2 lakes, 2 forests, 1 valley.
    .sum = 4 + 3, 2 + 2, 1 + 2, 1 + 1
    .ask = Count the grounds
lesson-example-four-refill-close = End the round
    .text = You are the last. Place nobody.
    .ask = Be done with spreading
    .wrong = Be done with spreading.
    .wrong-other = You could grow. In this example the round ends.
lesson-example-four-refill-end = 7, 4, 3, 2
    .text = 7 berries, 4 fish, 3 bears and 2 mammoths were added. It is the same in every round of this game.
    .sum = 4 + 7, 2 + 4, 3 + 3, 2 + 2
    .ask = The same every round

lesson-example-steps = What a basket takes
lesson-example-steps-basket = By steps
    .text = Your basket takes 1 of 1 to 3 berries, 2 of 4 to 6, and 3 of 7 or more. One of your members stands at a berry bush; 7 berries lie there.
    .sum = 1–3 → 1, 4–6 → 2, 7 → 3
    .ask = Look at your basket
lesson-example-steps-pass = To the hunt
    .text = Buy nothing, and go hunting.
    .ask = Pass
    .wrong = Pass.
    .wrong-offer = You could buy. In this example the basket is enough.
lesson-example-steps-end = 3 berries
    .text = A third of your 10 food spoilt. Then came 1 grain and 3 berries of 2, and one member ate 1. For who hunts next fewer berries lie there.
    .sum = 10 − 3 + 1 + 6 − 1 = 13
    .ask = 3 of 7
