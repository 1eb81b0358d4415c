game-title = Ember
game-feel = Wood, fire and luck
game-blurb = Gather as much wood as you dare, and carry it home before the rain.

ask-turn = { $sticks ->
    [0] Gather wood
    [one] Gather more, or carry { $sticks } stick home
   *[other] Gather more, or carry { $sticks } sticks home
}
    .help = Twigs are 1 stick, branches 2, logs 3. Rain takes all that is in your arms: two chances in eight.
    .other = { $seat } gathers wood
ask-find = The wood is searched

word-gather = Gather
word-home = Carry home
word-find = Find: { $what }

event-found = { $seat } finds { $what-a } ({ $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
}).
event-soaked = Rain! { $seat } loses { $sticks ->
    [0] nothing
    [one] { $sticks } stick
   *[other] { $sticks } sticks
}.
event-laid = { $seat } lays { $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
} on the hearth.

refusal-arms-full = Your arms are full: { $most } sticks are the most one can hold.
refusal-arms-empty = Your arms are empty.
refusal-fate = Only fate says that.

item-hearth = Sticks on the hearth
tie-soaked = soaked more often

name-twig = twig
    .a = a twig
name-branch = branch
    .a = a branch
name-log = log
    .a = a log
name-rain = rain
    .a = rain
name-points = hearth
name-sticks = arms
name-players = Keepers
name-seat = seat
name-score = hearth
name-soaked = soaked
name-arms = In arms
name-round = Round
name-rounds = Rounds

option-rounds = Rounds
    .help = How often everybody has a turn.
