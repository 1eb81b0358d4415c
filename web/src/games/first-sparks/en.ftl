# The board of Power Grid: The First Sparks in the browser.

web-first-sparks-round = Round { $round }
web-first-sparks-set-up = Set-up
web-first-sparks-lands = Lands
web-first-sparks-market = Market
web-first-sparks-pantry = Pantry
web-first-sparks-yours = Your clan
web-first-sparks-people = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
web-first-sparks-close = Close
web-first-sparks-fit = Show the whole map
web-first-sparks-nearer = Nearer
web-first-sparks-turn = Turn
web-first-sparks-turn-hint = R, the wheel or the Turn button turns it further
web-first-sparks-turn-touch = The arrow turns it further
web-first-sparks-in-hand = Tile in hand

web-first-sparks-offer = On offer
web-first-sparks-all-offer = On offer: the whole market
web-first-sparks-next = To come
web-first-sparks-sold-out = The market is empty
web-first-sparks-deck = Deck { $count }
web-first-sparks-shuffle = Shuffle card: leaves in the bureaucracy
web-first-sparks-shuffle-in = with the shuffle card
web-first-sparks-unseen = In the deck or boxed unseen:
web-first-sparks-top = On top:
web-first-sparks-under = Under the shuffle card:
web-first-sparks-boxed = Out of the game:
web-first-sparks-reconstructed = Prices, harvest steps, the ranks of most tools, Speech, what the Plough adds, mountains and some grounds of the tiles are reconstructed; the rest is the rulebook’s.
web-first-sparks-costs = costs { $food } food
web-first-sparks-dear = you cannot pay it
web-first-sparks-known = you have this knowledge
web-first-sparks-bonus = with 1 grain on it
web-first-sparks-now = takes { $count } now
web-first-sparks-from = from { $from }
web-first-sparks-step = { $amount } from { $from }
web-first-sparks-grain = { $count } grain
web-first-sparks-does-fire = No food spoils, and yours is hidden
web-first-sparks-does-plow = Each field gives more grain
web-first-sparks-does-sledge = Room for four tools
web-first-sparks-does-intelligence = One place back in order
web-first-sparks-does-speech = Occupied spaces cost less

web-first-sparks-harvest = Harvest · every round · yours now
web-first-sparks-harvest-of = { $food }: { $count }, every round +{ $refill }, worth { $value } each
web-first-sparks-takes = Your tools would take { $count } now, { $food } food
web-first-sparks-spoils = { $count } would spoil now
web-first-sparks-catch = A hunt now would bring { $food } food
web-first-sparks-eats = { $count ->
    [one] { $count } member eats
   *[other] { $count } members eat
}
web-first-sparks-rot = spoils
web-first-sparks-hunt = hunt
web-first-sparks-meal = meal
web-first-sparks-hidden = hidden by Fire
web-first-sparks-free = A free place for a tool
web-first-sparks-lost = { $count } out of the game
web-first-sparks-done = has bought or passed

web-first-sparks-order = Order of play
web-first-sparks-forwards = The first begins
web-first-sparks-backwards = The last begins
web-first-sparks-sizes = Clan size · { $goal } members end the game
web-first-sparks-across = { $food } mountain
web-first-sparks-shared = { $food } shared
web-first-sparks-price = { $sum } food
web-first-sparks-pays = { $sum } food, { $left } left
