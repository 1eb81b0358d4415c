# What is this? in Kingdomino Origins. How these texts are made is told in dolmen/core/pieces.py.

what-terrain = { $terrain-first }
    .is = Terrain
    .text = Squares of one terrain that touch by their sides are a region. It scores its squares × its fires; without fire, nothing.
what-crowned = { $terrain-first }
    .is = Terrain
    .text = Squares of one terrain that touch by their sides are a region. It scores its squares × its crowns; without a crown, nothing.
what-volcano = Volcano
    .is = Terrain
    .text = Scores nothing, but erupts when it is laid: 1 fire flies up to { $one } squares, 2 fires up to { $two }, 3 fires up to { $three }, onto a square without fire.
what-domino = Domino { $number }: { $one }, { $two }
    .is = Domino
    .text = Goes where one of its squares meets the same terrain, or the start tile, by a side.
what-domino-volcano = Volcano
    .text = when laid it throws { $craters ->
        [one] { $craters } fire
       *[other] { $craters } fires
    } up to { $reach } { $reach ->
        [one] square
       *[other] squares
    } away.
what-domino-fires = Fires
    .text = { $fires } for the region they lie in.
what-domino-crowns = Crowns
    .text = { $fires } for the region they lie in.
what-domino-order = Number
    .text = whoever takes a low one is early in the next round; better land has high numbers.
what-token = Fire token: { $fires }
    .is = { $count } in the box
    .text = Thrown by a volcano up to { $reach } { $reach ->
        [one] square
       *[other] squares
    } away, onto a square without fire. It counts like { $fires ->
        [one] one printed fire
       *[other] { $fires } printed fires
    }, and burns what lies there.
what-fire = Fire: { $fires }
    .is = Printed on the square
    .text = Counts { $fires } for its region, which scores squares × fires. No other fire may land here.
what-crown = Crown: { $fires }
    .is = Printed on the square
    .text = Counts { $fires } for its region, which scores squares × crowns.
what-resource = { $resource-first }
    .is = Resource
    .text = Lies on its square until fire burns it. In Totem mode whoever has most holds the totem, and each one left is 1 point; in Tribe mode it pays for cavemen.
what-totem = Totem: { $resource }
    .is = Totem
    .text = Goes at once to whoever has more of this resource than everybody else; a tie moves nothing. At the end it is worth { $points } points to its holder.
what-caveman = { $caveman-first }
    .is = Caveman
    .text = At the end { $points } { $points ->
        [one] point
       *[other] points
    } for each { $counts } on the 8 squares around. Stands on a square without fire and resource; fire burns it.
what-warrior = { $caveman-first }
    .is = Caveman · power { $power }
    .text = Warriors that touch by their sides are a horde. It scores the number of warriors × the sum of their powers.
what-resources = Resources
    .is = Line of the score sheet
    .text = In Totem mode every resource left in your territory is 1 point.
what-horde = Horde
    .is = Line of the score sheet
    .text = Warriors that touch by their sides: their number × the sum of their powers.
what-middle = Empire of fire
    .is = Bonus
    .text = { $points } points if the hut stands in the middle of your territory at the end.
what-complete = Homo habilis
    .is = Bonus
    .text = { $points } points for a full territory, with no domino set aside.
what-hut = Start tile
    .is = With the hut
    .text = Every terrain fits it. It belongs to no region and scores nothing.
what-territory = Territory
    .is = 5 × 5 squares, with two players 7 × 7
    .text = A domino needs one side that matches; the others may clash. Nothing may reach outside the square, wherever the hut is in it.
what-row = This row
    .is = Dominoes to be laid
    .text = Chiefs act from the top down: each lays the domino it stands on, then goes to a free one of the next row.
what-next-row = Next row
    .is = Dominoes to choose from
    .text = Whoever moves now takes one of these. Their order is the order of the next round: the lowest number acts first.
what-pile = Dominoes to come
    .is = Pile
    .text = Four are turned up for every row, sorted by number. After the twelfth row the game ends.
what-aside = Set aside
    .is = Out of the game
    .text = A domino that fits nowhere is put away. It scores nothing and never comes back.
what-cave = Cave
    .is = Open cavemen
    .text = After choosing a domino you may hire one: pay 2 resources of different kinds from your territory, and put it on a free square of yours.
what-cave-stack = Stack of cavemen
    .is = Face down
    .text = For 4 resources, one of each kind, you may look through it and take any caveman.
what-points = Points
    .is = As if the game ended now
    .text = Every region scores its squares × its fires. Totems, resources and cavemen add theirs in their modes. Most points win.

name-counts-mammoth = mammoth
name-counts-fish = fish
name-counts-mushroom = mushroom
name-counts-flint = flint
name-counts-resource = resource
name-counts-fire = fire
name-counts-caveman = caveman
