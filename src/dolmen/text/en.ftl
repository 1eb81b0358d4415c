# What all games share, in English.

name-peak = Peak
name-wave = Wave
name-sun = Sun
name-feather = Feather
name-moon = Moon
name-ring = Ring
name-hidden = hidden

ask-over = The game is over

refusal-over = The game is over: nothing can be played any more.
refusal-not-your-turn = It is not your turn; { $player } is asked.

mark-rulebook = from the rulebook
mark-published = from published lists
mark-reconstructed = reconstructed by us
mark-owner = from your own file
mark-ours = ours

ui-players = Players: { $low } to { $high }
ui-components = Components: { $marks }
ui-options = Options (default):
ui-result = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
