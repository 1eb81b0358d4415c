# What the coach says in the lessons of Kingdomino Origins; see dolmen/school/speech.py.

name-own = your score
name-land = your territory
name-rows = rows of dominoes
name-cave = cave
name-totems = totems
name-domino-11 = domino 11
name-domino-14 = domino 14
name-domino-32 = domino 32
name-domino-33 = domino 33
name-domino-34 = domino 34
name-domino-39 = domino 39

lesson-domino-and-chief = A domino and a chief
    .about = Choose a domino now, and your turn in the next row

lesson-domino-and-chief-row = A row of four
    .text = You build a territory of dominoes. Four lie in a row, the lowest number first. High numbers have more to offer. Each chief takes one.
    .ask = Look at the row
    .know = Rows are sorted by number
lesson-domino-and-chief-best = Take the best
    .text = Domino 33 carries a fire, and fires make points. Put your chief on it.
    .ask = Choose domino 33
    .know = One chief on each domino
    .wrong = Choose domino 33.
    .wrong-other = That one has no fire for you yet. Take 33, then see what it costs.
lesson-domino-and-chief-last = It costs your turn
    .text = Chiefs act in the order of the row. Yours stood last, so the others have already laid theirs and chosen from the next row.
    .ask = The others went first
    .know = Low numbers act first
lesson-domino-and-chief-lay = Lay it
    .text = First your domino goes into your territory. It may always touch the hut. Touch the lit squares.
    .ask = Lay the domino beside the hut
    .know = First lay, then choose
    .wrong = Not here: lay it to the right of the hut, along the row.
lesson-domino-and-chief-next = Then choose
    .text = Two dominoes are left. Domino 14 has two squares of steppe, which you have just begun. Take it.
    .ask = Choose domino 14
    .wrong = Choose domino 14.
    .wrong-poor = Domino 3 is desert on both squares, which you do not have yet. Take 14.
lesson-domino-and-chief-end = Now you are early
    .text = In the next round you act before the others, with the pick of a new row. Good land or an early turn: that is the game. Twelve rounds.
    .ask = Twelve rounds like this
    .know = Twelve rounds, then the regions are counted

lesson-side-to-side = Side to side
    .about = Where a domino may lie

lesson-side-to-side-hut = The hut takes anything
    .text = The hut in the middle joins every terrain. Lay your two steppe squares beside it.
    .ask = Lay the domino to the right of the hut
    .know = Anything may touch the hut
    .wrong = That would do as well. Here, to the right of the hut, along the row.
lesson-side-to-side-choose = More steppe
    .text = Domino 32 has steppe with a fire on it, and a lake. The steppe will fit yours. Choose it.
    .ask = Choose domino 32
    .wrong = Choose domino 32: it has steppe and a fire.
lesson-side-to-side-same = Same to same
    .text = Away from the hut at least one square must touch its own kind, side to side. Steppe goes to steppe; the lake may lie anywhere.
    .ask = Lay steppe beside steppe
    .know = One side must match, the others need not
    .wrong = Here the steppe goes to the end of your steppe, and the lake below it.
lesson-side-to-side-joined = One region of three
    .text = Three squares of steppe with one fire: 3 points already. Your score below counts it all the time.
    .sum = 3 squares × 1 fire = 3
    .ask = Three squares, one fire
lesson-side-to-side-end = Five by five
    .text = Your territory may never be wider or higher than five squares, hut included. A domino that fits nowhere is gone for good.
    .ask = Mind the edges
    .know = At most 5 × 5; what does not fit is gone

lesson-volcano = The volcano throws
    .about = Fire lands one to three squares away

lesson-volcano-token = A volcano
    .text = Its crater shows one fire, which flies up to 3 squares. Two fires fly 2 squares, three fires only 1.
    .ask = Your domino has a volcano
    .know = The more fire, the shorter the flight
lesson-volcano-lay = Lay it
    .text = Put the steppe at the end of your steppe. The volcano itself will never score: let it lie at the side.
    .ask = Lay steppe beside steppe
    .know = Volcanoes score nothing themselves
    .wrong = Here the steppe goes to the end of your steppe, the volcano below it.
lesson-volcano-throw = Where to?
    .text = Now throw the fire: on any square of yours within 3 steps, diagonals too, that has neither fire nor volcano. Your steppe has no fire yet.
    .ask = Throw the fire on the steppe
    .know = Not on a volcano, not on another fire
    .wrong = On the steppe, the square that is lit.
    .wrong-hut = Allowed, but lost: the hut belongs to no region and scores nothing. Throw it on the steppe.
lesson-volcano-end = 3 points
    .text = The steppe had three squares and no fire: nothing. Now each square counts. A fire thrown into a large region is worth most.
    .sum = 3 squares × 1 fire = 3
    .ask = The fire makes it count
    .know = A region without fire scores nothing

lesson-squares-and-fires = Squares × fires
    .about = How regions are counted

lesson-squares-and-fires-count = Region by region
    .text = Squares of one terrain that touch by their sides are one region. It scores squares × fires. You have steppe: 3 × 1.
    .sum = 3 × 1 = 3
    .ask = Read your score
    .know = Squares × fires, region by region
lesson-squares-and-fires-choose = One more square
    .text = Domino 34 has a square of steppe, and a lake with its own fire. Choose it.
    .ask = Choose domino 34
    .wrong = Choose domino 34.
    .wrong-volcano = That volcano would bring 2 fires, good too. Here take 34, and see a region grow.
lesson-squares-and-fires-grow = Grow the steppe
    .text = Lay the steppe square above your steppe. The lake beside it begins a region of its own.
    .ask = Lay steppe above steppe
    .know = Two regions of one terrain count apart
    .wrong = Here the steppe goes above your steppe, the lake to its right.
lesson-squares-and-fires-end = 5 points
    .text = One square more is one point for each fire in it. Two options give more at the end: the hut in the middle, and a territory without gaps.
    .sum = 4 × 1 + 1 × 1 = 5
    .ask = Steppe 4, lake 1
    .know = The most points win

lesson-totems = Mode: Totems
    .about = Resources, and who has most of them

lesson-totems-gifts = Resources
    .text = In this mode squares without fire carry a resource: mammoth on steppe, fish on lakes, mushroom in the jungle, flint in the quarry.
    .ask = Look at the resources
    .know = A square without fire carries a resource
lesson-totems-lay = Two mammoths
    .text = Your domino brings two of them. Lay it beside the hut.
    .ask = Lay the domino to the right of the hut
    .know = Each resource is 1 point at the end
    .wrong = Here, to the right of the hut, along the row.
lesson-totems-totem = The mammoth totem
    .text = Nobody has more mammoths than you, so the totem is yours: 3 points at the end. Fish are worth 4, mushrooms 5, flints 6.
    .ask = Most of a kind holds its totem
    .know = Most of a kind holds the totem
lesson-totems-choose = A volcano
    .text = Domino 39: steppe with a mammoth, and a volcano. Choose it.
    .ask = Choose domino 39
    .wrong = Choose domino 39.
lesson-totems-volcano = Lay it
    .text = Steppe to steppe, the volcano below. Then the fire flies.
    .ask = Lay steppe beside steppe
    .wrong = Here the steppe goes to the end of your steppe, the volcano below it.
lesson-totems-burn = Fire burns resources
    .text = Wherever the fire lands, the resource is burnt. But three squares of steppe with a fire are 3 points, and a mammoth is 1. Throw.
    .ask = Throw the fire on the steppe
    .know = Fire burns the resource it lands on
    .wrong = On the lit square of steppe.
    .wrong-hut = Nothing would burn, and nothing would score. Throw it on the steppe.
lesson-totems-end = 8 points
    .text = Two mammoths are still most, so the totem stays. Somebody with three would take it at once.
    .sum = 3 × 1 + 2 + 3 = 8
    .ask = Region, resources and totem

lesson-tribes = Mode: Tribes
    .about = Pay resources for people of the cave

lesson-tribes-cave = The cave
    .text = Here resources are no points: they hire people of the cave. Four are open to choose from, and each counts something around it.
    .ask = Four people of the cave
    .know = Resources pay for cave people
lesson-tribes-lay = A fish as well
    .text = You have two mammoths. This domino brings a third and a fish. Lay the steppe at the end of your steppe.
    .ask = Lay steppe beside steppe
    .wrong = Here the steppe goes to the end of your steppe, the lake below it.
lesson-tribes-choose = Choose first
    .text = Hiring is the last part of a turn. Choose your next domino before.
    .ask = Choose domino 14
    .know = Lay, throw, choose, then hire
    .wrong = Choose domino 14.
lesson-tribes-hire = Hire the hunter
    .text = Two different resources hire anybody in the open. The hunter scores 3 for every mammoth on the eight squares around.
    .ask = Hire the hunter
    .know = Two different resources hire one
    .wrong = Hire the hunter.
    .wrong-other = You have mammoths, so the hunter suits you best. Hire the hunter.
    .wrong-done = You may wait, but the others would take the hunter.
lesson-tribes-pay = Pay
    .text = A mammoth and a fish. Take the mammoth that is farthest away, beside the hut, and keep the other two.
    .ask = Pay the mammoth beside the hut and the fish
    .wrong = Pay the mammoth beside the hut first, then the fish.
lesson-tribes-put = Put the hunter down
    .text = On an empty square: here the lake touches both mammoths, one above, one at the corner.
    .ask = Put the hunter on the lake
    .know = Where they stand is what they score
    .wrong = Put the hunter on the lake.
    .wrong-fewer = There only one mammoth is around. The lake touches two.
lesson-tribes-end = 6 points
    .text = Fire burns people of the cave too, so keep volcanoes away. Warriors score together: how many × how strong.
    .sum = 2 mammoths × 3 = 6
    .ask = The hunter counts the mammoths around
    .know = Fire burns people too

lesson-two = Two at the table
    .about = Two chiefs each, and a larger territory

lesson-two-pairs = Two chiefs each
    .text = With two players each has two chiefs, and the territory may grow to 7 × 7. In the first row one takes the outer dominoes, the other the inner.
    .ask = Outer or inner
    .know = Two chiefs, two turns a round
lesson-two-outer = Outer
    .text = First and last: one early turn and the best domino. Take the outer pair.
    .ask = Take the outer dominoes
    .wrong = Take the outer pair.
    .wrong-inner = The middle ones are safe and dull. Here take the outer pair.
lesson-two-first = The first chief
    .text = Domino 12 comes first. Lay it beside the hut.
    .ask = Lay the domino to the right of the hut
    .wrong = Here, to the right of the hut, along the row.
lesson-two-choose = And onwards
    .text = This chief chooses from the next row at once. The other one stays where it is until its turn.
    .ask = Choose domino 34
    .know = Each chief lays and chooses for itself
    .wrong = Choose domino 34.
lesson-two-end = Your second chief
    .text = Wave had both turns between yours. Now your second chief lays domino 38. You know it all: the first game waits for you.
    .ask = You have learned Kingdomino Origins
    .know = With two the territory is 7 × 7

# Worked examples of the rules, out of the book.

lesson-example-one-side = One side is enough
lesson-example-one-side-under = Under the desert
    .text = In your row lie the hut, desert, steppe. The new domino is desert and lake. Under the desert it fits.
    .ask = Lay it downwards under the desert
    .wrong = Downwards, with its desert under the desert.
    .wrong-steppe = There desert would touch steppe only, and no side matches. Lay it under the desert.
    .wrong-other = The rules allow it. In this example it goes under the desert, downwards.
lesson-example-one-side-next = The next one
    .text = Take the domino of desert and quarry.
    .ask = Choose 11
    .wrong = Choose 11.
    .wrong-other = In this example the next one is 11.
lesson-example-one-side-clash = Now under the steppe
    .text = This time it is allowed: its desert touches the steppe, but also the desert beside it. Quarry beside lake does not matter.
    .ask = Lay it downwards under the steppe
    .wrong = Downwards, with its desert under the steppe.
    .wrong-other = The rules allow it. In this example it goes under the steppe, downwards.
lesson-example-one-side-end = One of all
    .text = One matching side is enough; all other sides that touch may clash.
    .ask = One side matches

lesson-example-thirty-two = 32 points
lesson-example-thirty-two-last = The last domino
    .text = One domino is missing to the whole 5 × 5: steppe and a volcano.
    .ask = Lay it at the right below
    .wrong = Lay it at the right below.
    .wrong-other = There is one place for it, at the right below.
lesson-example-thirty-two-fire = The volcano
    .text = It throws 1 fire up to 3 squares. The steppe below has 4 squares and no fire yet.
    .ask = Throw the fire into the steppe below the hut
    .wrong = Into the steppe, two below the hut.
    .wrong-other = That is within reach. In this example it falls into the steppe two below the hut.
lesson-example-thirty-two-end = Squares × fires
    .text = Desert 2 × 1, steppe 4 × 1, lake 3 × 2, jungle 4 × 3, quarry 4 × 2. Regions without fire score nothing.
    .sum = 2 + 4 + 6 + 12 + 8 = 32
    .ask = Count your territory

lesson-example-hunters = Two hunters
lesson-example-hunters-upper = The first hunter
    .text = A hunter counts 3 points for each mammoth on the 8 squares around, corners too. The first stands in the desert, one right and one up from the hut: 4 mammoths.
    .sum = 4 × 3 = 12
    .ask = Count the mammoths around the hunter
lesson-example-hunters-lower = The second
    .text = Hire the other hunter for a mushroom and a fish, and put it right of the hut, below the first.
    .ask = Hire the hunter and put it right of the hut
    .wrong = Hire the hunter for the mushroom and the fish, and put it right of the hut.
    .wrong-other = In this example it is the hunter.
    .wrong-fewer = Allowed. In this example it goes right of the hut.
    .wrong-done = Two resources of different kinds are there: hire the hunter.
lesson-example-hunters-end = 18 points
    .text = Only two mammoths are around the second. They count for both hunters: a piece may be counted by several people.
    .sum = 12 + 2 × 3 = 18
    .ask = 12 and 6

lesson-example-fire-lady = The fire lady
lesson-example-fire-lady-lay = One more volcano
    .text = A token of 2 lies in the steppe already. Lay the desert right of the hut, the volcano below it.
    .ask = Lay it downwards, right of the hut
    .wrong = Downwards, with its desert right of the hut.
    .wrong-other = The rules allow it. In this example it goes right of the hut, downwards.
lesson-example-fire-lady-fire = Into the quarry
    .text = Throw its 1 fire into the quarry two below the hut.
    .ask = Throw the fire two below the hut
    .wrong = Two below the hut.
    .wrong-other = That is within reach. In this example it falls two below the hut.
lesson-example-fire-lady-choose = The next domino
    .text = First the domino, then the people.
    .ask = Choose 24
    .wrong = Choose 24.
    .wrong-other = In this example it is 24.
lesson-example-fire-lady-hire = Into the middle
    .text = Pay the mushroom and the flint above, and put the fire lady into the desert between the fires.
    .ask = Hire the fire lady and put her left below the hut
    .wrong = Hire the fire lady for mushroom and flint; put her one left and one below the hut.
    .wrong-other = In this example it is the fire lady.
    .wrong-fewer = Allowed. In this example she goes one left and one below the hut.
    .wrong-done = Mushroom and flint are there: hire the fire lady.
lesson-example-fire-lady-end = 5 points
    .text = The tokens count 2 and 1, two printed fires 1 each. The volcano beside her counts nothing: craters are no fires.
    .sum = 2 + 1 + 1 + 1 = 5
    .ask = Every fire around counts 1

lesson-example-horde = A horde and one alone
lesson-example-horde-three = Three warriors
    .text = Two warriors stand side by side, of powers 2 and 1. One of power 1 is alone, left of the hut.
    .sum = 2 × 3 + 1 × 1 = 7
    .ask = Warriors × powers
lesson-example-horde-join = One more
    .text = Hire a warrior of power 1 for mammoth and fish, and put it into the steppe under the power of 2.
    .ask = Hire the warrior and put it below the other two
    .wrong = Hire the warrior and put it into the steppe, two left and one up from the hut.
    .wrong-other = In this example it is the warrior.
    .wrong-apart = Allowed. In this example it goes two left and one up from the hut.
    .wrong-done = Mammoth and fish are there: hire the warrior.
lesson-example-horde-end = 13 points
    .text = Three in a horde: their number times their powers. The one left of the hut touches it at a corner only and stays alone. The ground does not matter.
    .sum = 3 × (2 + 1 + 1) + 1 × 1 = 13
    .ask = 12 and 1

lesson-example-throw = Three across, one up
lesson-example-throw-lay = A volcano of 1
    .text = Lay steppe and volcano to the left of the hut, the volcano outside.
    .ask = Lay it to the left, beside the hut
    .wrong = Lay it to the left, beside the hut.
    .wrong-other = It fits there too. In this example the volcano goes far out to the left.
lesson-example-throw-throw = How far?
    .text = One fire flies 3 squares; each step goes straight or diagonally. The desert above, right of the hut, is 3 columns and 1 row away: 3 steps.
    .ask = Throw the fire on the farthest square
    .wrong = Throw the fire on the square right above the hut's right side.
    .wrong-near = That is in reach too. Try the farthest: the upper square, right of the hut.
lesson-example-throw-end = The larger number counts
    .text = Of columns and rows only the larger one counts. Two fires would have reached 2, three fires 1. What lies between does not matter.
    .sum = 3 columns, 1 row → 3
    .ask = Three steps, one of them diagonal
