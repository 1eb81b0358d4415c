## A tournament's report

web-report-title = { $game }: a tournament
web-report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-report-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-report-one = { $bot } wins { $share } games of 100 against { $others }.
web-report-first = { $bot } comes first and wins { $share } games of 100.
web-report-step = Everybody beats the next below in { $share } games of 100.
web-report-steps = Everybody beats the next below in { $low } to { $high } games of 100.
web-report-how = Chairs were rotated, and every line-up met the same fates. The lines are 95 % intervals.
web-report-sure = Every step of the ladder is certain.
web-report-unsure = Not every step of the ladder is certain.
web-report-settled = settled after { $games } of { $most }
web-report-open = { $count ->
    [one] one question is not settled
   *[other] { $count } questions are not settled
}
web-report-won = Games won
web-report-won-plain = share of all games; the dashed line is an even share
web-report-won-rated = share of all games; under the name: the rating; dashed: an even share
web-report-ladder = The ladder
web-report-ladder-caption = each against the next below
web-report-pairs = Pair by pair
web-report-pairs-caption = row came in before column, %
web-report-points = Points by seat
web-report-points-caption = the middle, the middle half, nine tenths
web-report-lengths = Length of a game
web-report-lengths-caption = decisions of all players together
web-report-choices = Choice by round
web-report-choices-caption = moves to choose from, a game’s mean: the middle, the middle half
web-report-middle = middle { $value }
web-report-numbers = The numbers
web-report-bot = bot
web-report-against = against
web-report-played = games
web-report-share = won, %
web-report-place = place
web-report-score = points
web-report-margin = margin
web-report-word = s a word
web-report-longest = longest, s
web-report-seat = seat
web-report-decisions = decisions
web-report-round = round
web-report-low = 5 %
web-report-lower = 25 %
web-report-median = middle
web-report-upper = 75 %
web-report-high = 95 %
web-report-files = games.jsonl · games.parquet · standings.json
