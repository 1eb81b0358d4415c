# The Stone Age board in the browser.

web-stone-age-valley = Valley
web-stone-age-cards = Cards
web-stone-age-huts = Buildings
web-stone-age-round = Round { $round }
web-stone-age-village = Village

web-stone-age-plate-toolmaker = Tool maker
web-stone-age-plate-hut = Hut
web-stone-age-plate-farm = Field
web-stone-age-plate-hunt = Hunt
web-stone-age-plate-forest = Forest
web-stone-age-plate-clay-pit = Clay pit
web-stone-age-plate-quarry = Quarry
web-stone-age-plate-river = River

web-stone-age-gain-toolmaker = One more tool, or a better one
web-stone-age-gain-hut = One person more, from the next round on
web-stone-age-gain-farm = One food more every round
web-stone-age-hint-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} ÷ { $divisor }: about { NUMBER($about, maximumFractionDigits: 1) } { $good }
web-stone-age-hint-card = { $top } now, { $bottom } at the end
web-stone-age-hint-building = { $cost } for { $points }
web-stone-age-note-place = Touch a lit place, then say how many go. ÷{ $divisor }: a die for each, their sum divided by { $divisor }. Tonight { $all } eat; you have { $food } + { $grows } food.
web-stone-age-note-pick = Each player takes one in turn. The tag says what a die brings.
web-stone-age-note-take = Touch your goods to take of them; afterwards the card counts at the end only.
web-stone-age-note-feed-rest = One resource feeds one person.
web-stone-age-note-act = Touch a lit place where your people stand.
web-stone-age-note-feed = The food is used up: { $fed } of { $all } are fed. A resource feeds one person.
web-stone-age-note-building = { $worth } points so far. Wood brings { $wood }, clay { $clay }, stone { $stone }, gold { $gold }.
web-stone-age-note-tools = { $total } ÷ { $divisor }, rounded down. Tools you keep help with another roll{ $card ->
    [yes] ; that of a card is used up
   *[no] {""}
}.
web-stone-age-title-tools = { $total } ÷ { $divisor } → { $amount } { $good }: add tools?
web-stone-age-of-card = card, once
web-stone-age-means-starve = resources stay yours
web-stone-age-at-end = at the end

web-stone-age-buildings = Buildings
web-stone-age-deck = Civilization · { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-stone-age-left = { $count } left
web-stone-age-empty = empty
web-stone-age-free = { $count } free
web-stone-age-there = { $name }: { $count }
web-stone-age-costs = costs { $count ->
    [one] one resource
   *[other] { $count } resources
}
web-stone-age-points = { $most ->
    [one] { $points } point
   *[other] { $points } points
}

web-stone-age-last-roll = Last roll · { $name }
web-stone-age-roll = Roll · { $name }
web-stone-age-no-roll = No roll yet
web-stone-age-pick = Take a die
web-stone-age-begin = Who starts?
web-stone-age-raise = Which tool?
web-stone-age-use = An open card
web-stone-age-to-come = { $count ->
    [one] one die is falling
   *[other] { $count } dice are falling
}

web-stone-age-how-many = How many people
web-stone-age-fewer = One fewer
web-stone-age-more = One more
web-stone-age-pay-food = Feed them
web-stone-age-pay-card = Buy the card
web-stone-age-pay-building = Build
web-stone-age-pay-choice = Take
web-stone-age-easy-food = Feed with { $good }
web-stone-age-easy-card = Buy with { $good }
web-stone-age-easy-building = Build with { $good }
web-stone-age-back = Put back: { $good }
web-stone-age-with-tools = With tools { $tools }: { $amount } { $good }

web-stone-age-lab-points = points now
web-stone-age-lab-people = people
web-stone-age-lab-food = food
web-stone-age-lab-farm = agriculture
web-stone-age-lab-tools = tools
web-stone-age-lab-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-stone-age-lab-huts = buildings
web-stone-age-tool-of = Tool of { $value }{ $state ->
    [used] , used
   *[fresh] {""}
}
web-stone-age-no-cards = no cards yet
web-stone-age-people-home = { $idle } of { $all } people at home
web-stone-age-feeds = eats { $need }, grows { $grows }

web-stone-age-now = Now
web-stone-age-end = At the end
web-stone-age-top-roll-wood = Roll, add tools, and divide by { $divisor }.
web-stone-age-top-roll-clay = Roll, add tools, and divide by { $divisor }.
web-stone-age-top-roll-stone = Roll, add tools, and divide by { $divisor }.
web-stone-age-top-roll-gold = Roll, add tools, and divide by { $divisor }.
web-stone-age-top-roll-food = Roll, add tools, and divide by { $divisor }.
web-stone-age-top-dice = One die for each player; you choose first, then the others in turn.
web-stone-age-top-points = Scored at once.
web-stone-age-top-tool = One more tool, or a better one.
web-stone-age-top-farm = One more food every round.
web-stone-age-top-draw = Take the next card unseen; it counts at the end.
web-stone-age-top-once = Add it to one roll of yours, whenever you like.
web-stone-age-top-choice = Take them whenever you need them.
web-stone-age-bottom-symbol = Different symbols score their number squared: 3 give 9, 8 give 64.
web-stone-age-bottom-farmer = Each scores your level of agriculture.
web-stone-age-bottom-toolmaker = Each scores the sum of your tools.
web-stone-age-bottom-builder = Each scores the number of your buildings.
web-stone-age-bottom-shaman = Each scores the number of your people.
