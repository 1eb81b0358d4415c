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
