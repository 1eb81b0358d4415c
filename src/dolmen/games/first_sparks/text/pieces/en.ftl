# What is this? in The First Sparks. How these texts are made is told in dolmen/core/pieces.py.

what-tool = { $card } · { $kind-first }
    .is = Tool · price { $cost } food
    .text = In a hunt takes { $take1 } from the { $food }{ $from2 ->
        [0] {""}
       *[other] , { $take2 } if at least { $from2 } lie there
    }{ $from3 ->
        [0] {""}
       *[other] , { $take3 } from { $from3 } on
    }{ $from4 ->
        [0] {""}
       *[other] , { $take4 } from { $from4 } on
    }{ $from5 ->
        [0] {""}
       *[other] , { $take5 } from { $from5 } on
    }. One of yours must stand { $food-at }.
what-field = { $card } · Field
    .is = Tool · price { $cost } food
    .text = Gives { $grain } grain in every hunt, wherever your clan stands. Grain never runs out.
what-herbs = { $card } · Herbs
    .is = Tool · everybody begins with one
    .text = Gives { $grain } grain in every hunt, wherever your clan stands. The highest number is first at the start.
what-fire = { $card } · Fire
    .is = Knowledge · price { $cost } food
    .text = None of your food spoils, and the others no longer see how much you have. Takes no place of a tool.
what-plow = { $card } · Plough
    .is = Knowledge · price { $cost } food
    .text = Every Field of yours gives more grain in a hunt: 1 each, or 2 if the table says so. Herbs do not. Takes no place of a tool.
what-sledge = { $card } · Sledge
    .is = Knowledge · price { $cost } food
    .text = You may keep { $limit } tools. It takes no place of a tool itself.
what-intelligence = { $card } · Intelligence
    .is = Knowledge · price { $cost } food
    .text = You move one place back in the order of play, at once and in every round: later in buying, earlier in hunting and spreading.
what-speech = { $card } · Speech
    .is = Knowledge · price { $cost } food
    .text = Settling where others live costs you only 1 more, however many they are, unless the table says otherwise.
what-harvest-food = { $food-first }
    .is = Harvest · each is worth { $value } food
    .text = Taken with a { $tool } by clans that stand { $food-at }. What stays is there next round; the refill comes on top, up to { $count } in all.
what-ground = { $food-ground }
    .is = Hunting ground
    .text = Whoever has a member on one of its three spaces may take { $food } with a { $tool }. Members at two such grounds count 1 more token for the tool, at three 2 more.
what-space = Space at the { $food-ground }
    .is = Place for members
    .text = One member of each clan may live here. Entering costs { $mountain } more across mountains, and more where others live: their number plus 1.
what-mountain = Mountains
    .is = Between two spaces
    .text = The spaces remain neighbours. A new member that reaches its space only across mountains costs { $mountain } food more.
what-price = Price of a space
    .is = In food
    .text = New members of a turn cost { $n1 }, { $n2 }, { $n3 }, { $n4 }, { $n5 } in all, with { $mountain } for a mountain and the number of others there plus 1. Before a minus: what your hunt would lose.
what-order = Order of play
    .is = Track
    .text = The largest clan is first: it offers cards first, but hunts and spreads last, because those go from the last to the first.
what-first = Place in the order
    .is = The largest clan is first
    .text = Offers go from the first on; hunting and spreading begin with the last.
what-sizes = Size of the clans
    .is = Track
    .text = When a clan has { $goal } members, the game ends after this spreading. The largest clan wins; nobody can have more than { $most }.
what-points = Members on the map
    .is = What wins the game
    .text = With { $goal } the game ends, and the largest clan wins; equal ones count their food.
what-members = Members
    .is = Your clan
    .text = Each eats 1 food a round. In spreading you may add up to { $newcomers }, next to your own; { $most } are the most there can be.
what-lost = Starved members
    .is = Taken off the map
    .text = For every missing food one member leaves; the rest must stay together.
what-neutral = Neutral clan
    .is = With two players
    .text = Grows to the size of the first player, placed by the second. It takes room and makes spaces dearer, but never hunts and never wins.
what-market = On offer
    .is = Market
    .text = In order, everybody may offer one of these. Players behind may take it at its price; if nobody does, whoever offered must buy it. One card each a round.
what-bonus = Grain on the card
    .is = Bonus
    .text = The cheapest number carries 1 grain. Whoever takes the card takes it too, and may pay with it.
what-next-market = To come
    .is = Market
    .text = These may not be offered yet. After every sale the cards are sorted anew, and the lowest numbers are on offer.
what-deck = Deck
    .is = Face down
    .text = Fills the market after every sale. At the end of a round the highest card goes under it.
what-shuffle = Shuffle card
    .is = Comes once
    .text = When it appears the rest of the deck is shuffled. Afterwards the market is smaller, and every card of it is on offer.
what-harvest = Harvest
    .is = What can be hunted
    .text = How many tokens lie there, and how many come at the end of every round. Whoever hunts earlier takes them first.
what-food = Food
    .is = Money and supper in one
    .text = It pays for cards and new members, and every member eats 1. A third of it spoils after buying. You began with { $start }.
what-spoilage = Spoilage
    .is = After buying
    .text = A third of your food, rounded down, is lost; with Fire nothing is.
what-hunt = Hunt
    .is = Comes by itself
    .text = What your tools would bring now, in the best order, from the grounds where you stand. Those behind you in order hunt first.
what-meal = Meal
    .is = After the hunt
    .text = 1 food for every member. Whoever cannot pay loses members.
what-left = Left to spread
    .is = Forecast
    .text = So much food stays for new members, if you buy nothing more.
what-tools = Place for a tool
    .is = Free
    .text = A clan keeps { $most } tools, with a Sledge { $sledge }. Of one too many one goes to the box at once. Knowledge needs no place.
what-tile = Tile
    .is = Two hunting grounds
    .text = Each ground has three spaces. From the third tile on, a new one must touch two that lie there.
