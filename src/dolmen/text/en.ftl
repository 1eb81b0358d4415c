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
refusal-no-hints = This table is played without hints.
refusal-no-hints-left = You have taken all your hints at this table: { $most }.
refusal-no-hint = No hint was found: try again.
refusal-flag-fallen = A seat has changed hands since then: nothing is taken back past that.
refusal-read-only = The server is being looked after: nothing can be changed for a while.
refusal-sent-away = The host has sent you away for some time.
refusal-not-the-host = Only the host may do that.
refusal-not-your-turn = It is not your turn; { $player } is asked.

## What a server refuses (server/refused.py)

refusal-already-started = The game has begun: nobody sits down or gets up any more.
refusal-bad-address = This is no e-mail address.
refusal-bad-clock = A clock runs for { $low } to { $high } seconds and adds 0 to 3600 a turn.
refusal-bad-csrf = The page is out of date: load it again.
refusal-bad-login = A login has 2 to 30 letters, digits or any of - _ .
refusal-bad-name = A name has 1 to 30 characters.
refusal-bad-option = This game has no such option, or the option no such value.
refusal-bad-record = { $fault-id ->
    [no-record] This is no record of a game: one begins with a line “dolmen …”.
    [cut-off] The record of the game is cut off: its last line is missing.
    [changed] The record of the game was changed: its seal no longer fits its text.
    [hidden] The game is still going on, and part of its record is hidden: it cannot be watched.
    [unfinished] Only a finished game can be analysed.
    [too-short] This game has fewer moves than that.
    [against-rules] The record of the game does not follow the rules.
    [other-rules] This game was played by other rules than the server has now.
    [other-components] This game was played with other components than the server has now.
   *[other] This record of a game cannot be read.
}
refusal-bad-seats = This game or table has no such number of seats.
refusal-bad-word = This is no word of the game.
refusal-cannot-open = { $address } cannot be opened. Start the server there yourself: { $command }
refusal-cannot-undo = There is nothing to take back.
refusal-chat-full = The chat of this table is full.
refusal-chat-share = You have filled your part of this table's chat.
refusal-foreign-origin = This request comes from another page and was not taken.
refusal-has-account = You are signed in already.
refusal-internal = Something went wrong at the server. Whoever runs it finds it in the log.
refusal-log-full = Too much has happened at this table: it can only be played to the end.
refusal-login-taken = Somebody else has this login.
refusal-malformed = The server did not understand this request.
refusal-no-identity = The server does not know you any more: load the page again.
refusal-no-person = At least one person sits at a table.
refusal-no-request = Nobody waits for this answer any more.
refusal-not-away = Whoever sits there is not away, or not long enough.
refusal-not-found = There is nothing at this address.
refusal-not-here = That can be done only at the machine on which the server runs.
refusal-not-offered = This server does not send such notices.
refusal-not-over = The game is not over yet.
refusal-not-started = The table still waits for players.
refusal-not-the-host = Only whoever made the table may do that.
refusal-not-your-seat = Only whoever sits there may do that.
refusal-rules-changed = This game was played by other rules or components than the server has now.
refusal-seat-taken = That seat is taken.
refusal-stale = The table has moved on: look again.
refusal-store = The server cannot write at the moment. Nothing was changed: try again.
refusal-too-fast = Too fast: wait a moment and try again.
refusal-too-large = This is too large: { $most } bytes at most.
refusal-unknown = Nobody knows whether this was written down: look, and if it was not, try again.
refusal-unknown-bot = There is no such bot.
refusal-unknown-game = There is no such game.
refusal-unknown-person = Nobody is known by this address.
refusal-unknown-table = There is no such table.
refusal-unreadable = What was kept of this table cannot be read.
refusal-wrong-host = This server does not answer to the name in the address. Whoever runs it can allow it (--host-name).
refusal-wrong-password = No account has this login and password.

mark-rulebook = from the rulebook
mark-published = from published lists
mark-reconstructed = reconstructed by us
mark-owner = from your own file
mark-ours = ours

ui-players = Players: { $low } to { $high }
ui-components = Components: { $marks }
ui-options = Options (default):
ui-moment = { $year }-{ $month }-{ $day }, { $time }
ui-result = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-welcome = a table of stone for games of the dawn of civilisation
ui-reconstructed = partly reconstructed
ui-filter = / type to filter, or a move in notation
ui-thinks = { $player } is choosing …
ui-this-step = This step
ui-rules = Rules
ui-no-hints = There are hints only at a table of one person and bots.
ui-bot-hung = { $player }: the bot thought too long; a quicker one moves for it.
ui-bot-failed = { $player }: the bot failed; a simpler one moves for it.
ui-hint-thinks = Thinking about your move …
ui-no-coach = The coach comes only to a table of one person and bots.
ui-coach-on = The coach explains what is new; you may take anything back.
ui-coach-off = The coach is gone. C calls it again.
ui-coach-keys = H shows a choice · U takes back · C: no coach
ui-undone = Taken back.
ui-saved = Saved: { $file }
ui-speed-now = Bots: { $speed }
ui-keys = Keys
ui-keys-help = ↑ ↓ and Enter choose · a digit says how many · a click on the board narrows the list
    / filters or takes a move in notation, such as “place forest 3” · Esc goes back, and leaves the table
    H asks a bot what it would do, against bots · C calls the coach or sends it away
    U takes your last decision back, as long as no dice fell and nobody else decided since
    F2 saves · F3 language · F4 day or night · F5 speed of the bots · I cards and buildings · W what is this · Ctrl+Q quits (the game is saved)
ui-what = What is this? Type a name
ui-what-nothing = There is nothing of that name.
ui-cover = Hand over to { $player }; everybody else looks away
ui-ready = I am here
ui-leave = Leave the table? The game is saved and waits on the first screen.
ui-stay = Stay
ui-go = Leave
ui-spectator = a spectator
ui-seen-by = as seen by { $player }

undo-chance = Dice or cards have fallen since your last decision: that cannot be taken back.
undo-others = Somebody else has decided since: that cannot be taken back.
undo-nothing = There is nothing to take back.

key-help = help
key-save = save
key-undo = undo
key-hint = hint
key-coach = coach
key-details = cards
key-what = what?
key-filter = filter
key-language = Русский
key-theme = light
key-speed = speed
key-leave = quit
key-close = close
key-move = move
key-change = change
key-choose = choose
key-again = play again
key-menu = menu
key-look = board
key-word = word
key-turn = turn
key-ends = ends
key-seat = seat

menu-start = Start
menu-game = Game
menu-players = Players
menu-person = a person
menu-bot = bot: { $name }
menu-resume = Go on
menu-options = Options …
menu-changed = { $count ->
    [0] all as in the rules
    [one] { $count } changed
   *[other] { $count } changed
}
menu-language = Language
menu-this-language = English
menu-theme = Light
menu-speed = Speed of the bots
theme-day = day
theme-night = night
speed-slow = slow
speed-usual = usual
speed-fast = fast
speed-instant = instant

score-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
score-total = Total
score-place = Place
score-tie = Equal points

## Why a word is better than another. Every clause is made from what differs between games that were tried.

why-not = { $best }, not { $other }
why-instead = { $best } instead of “{ $other }”
why-either = Either: { $one } or { $other }
why-gain = { $title }: +{ $gain } %.
why-more = { $what }: { $mostly ->
    [yes] mostly about { $by } more
   *[no] about { $by } more
}
why-less = { $what }: { $mostly ->
    [yes] mostly about { $by } less
   *[no] about { $by } less
}
why-sum = { $what }: { $better } = { $points } instead of { $worse } = { $other }
why-price = { $what }: { $by } less
why-mixed = A little of everything: { $parts }.
why-held = After a round: { $parts }.
why-fate = Fate decides
why-turn-of = The turn of { $player }

study-title = what { $player } decided
study-counts = { $best } best · { $nearly } nearly · { $costly } costly
study-best = best
study-also = also
study-played = played
study-moments = Turning points
study-others = Not your doing

ui-learn-lamp = Lamp
ui-learn-keys = next · back · again · skip · leave, or a word:
ui-learn-look = First look, then go on with Enter: there is nothing to say here.
ui-learn-done = { $lesson }: done.
cli-puzzles-stopped = stopped after { $games } games; the same command goes on
cli-puzzles-made = { $count } puzzles of { $game } out of { $decisions } decisions in { $games } games, in { $file }
cli-puzzles-kept = { $game }: { $kept } of { $of } keep their answer with { $times } times the search
cli-puzzles-lost = these do not: { $numbers }
ui-puzzle = Puzzle { $number } of { $count }
ui-puzzle-ask = One word is clearly best.
ui-puzzle-keys = show · leave, or a word:
ui-puzzle-right = That is it.
ui-puzzle-wrong = Something else is better:
ui-puzzle-total = Solved { $right } of { $tried }.

## Notices of one's turn

notice-turn = { $count ->
    [one] Your turn: { $game }
   *[other] Your turn at { $count } tables
}
notice-where = With { $who }
notice-stop = No more letters, with one click: { $link }
notice-confirm = Letters about your turns?
notice-confirm-body =
    Somebody has asked Dolmen to write to this address when it is their turn in a game of a turn a day,
    once an hour at most.

    If that was you, confirm it: { $link }

    If not, do nothing, or forbid it: { $stop }
notice-confirming = Shall letters about your turns come to { $address }?
notice-confirming-yes = Yes, write to me
notice-stopping = Shall no more letters come to { $address }?
notice-stopping-yes = Stop the letters
notice-confirmed = { $address } will get letters about your turns: once an hour at most, and every one says how to stop them.
notice-stopped = No more letters will come to { $address }.
notice-unknown = This link is no longer known: there are no letters to stop or to confirm.
notice-lobby = To the lobby

## The command line: heads of tables, and what is said at the end

cli-rules = The numbered lines are in English; lessons in your language: dolmen learn { $game }
cli-minutes = { $minutes } min
cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-share = share
cli-sure = 95 %
cli-points = points
cli-range = range
cli-rating = rating
cli-games = games
cli-won = won
cli-place = place
cli-margin = margin
cli-word = s a word
cli-longest = longest
cli-left = left
cli-from-to = { $least } to { $most }
cli-rounds = { $mean } rounds ({ $span }),{ " " }
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, seed { $seed }: on average { $length }{ $words } words, { $decisions } decisions, { $moves } legal moves at a time; { $seconds } s in all
cli-before = came in before
cli-answer = { $bot } against { $others }: { $share }, { $side ->
    [above] above
   *[below] below
} { $level }: { $settled ->
    [yes] settled
   *[no] not settled
} after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-met = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $seats } seats, seed { $seed }: chairs rotated, the same fates for every line-up; an even share is { $even }
cli-faults = { $bot } failed { $count ->
    [one] { $count } time
   *[other] { $count } times
}; the next lower level spoke for it
cli-stopped = Stopped; the same command goes on from { $file }.
cli-report = dolmen report { $folder }   makes a page of it
cli-ok = ok
cli-wrong = wrong
cli-scores = scores { $scores }
cli-not-over = not over yet
cli-record = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, { $words ->
    [one] { $words } word
   *[other] { $words } words
}, { $result }
cli-page = { $file }: { $size } kB, opens in any browser
cli-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $wrong } wrong
cli-copied = copied: { $what }
cli-kept = kept in { $folder }: dolmen store check { $folder } plays it again, dolmen store copy { $folder } TO restores it
cli-contract = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $words } words, { $looks } positions from all sides, { $secrets } secret words, { $throws } throws, { $alike } words in two worlds
cli-fault = record: { $file }, the { $words } words that led there
cli-new = { $folder }: a whole game. Next:
cli-game = game
cli-players = players
cli-decisions = decisions/s
cli-games-a-second = games/s
cli-copy = copy+apply
cli-to-plain = ÷ interpreted
cli-forced = forced
cli-bars = bars
cli-hold = hold
cli-missed = missed
cli-differ = (digests differ!)
cli-driver = driver
cli-peer = { $game } ÷ it
cli-microseconds = { $time } µs
cli-calibration = { $compiled ->
    [yes] compiled
   *[no] interpreted
 }; calibration { $scale } of the recorded machine
cli-at-random = { $game }: playing at random…
cli-twin = { $game }: the same, interpreted…
cli-envs = environments…
cli-numbers = numbers
cli-observation = observation
cli-to-decision = ÷ decision
cli-steps = AEC steps/s
cli-batch = batch decisions/s
cli-peer-search = OpenSpiel's search
cli-ours = { $ratio }× ours
cli-peer-steps = PettingZoo { $name }: { $speed } steps/s
cli-course = { $game } { $mode } with { $seats } players
cli-generation = { $course }, generation { $n }: { $rows } rows, off by { $error } points, { $explained } explained; loss { $loss }, even shares { $even }
cli-gate = { $course }, against the value before: { $match }; { $seconds } s in all
cli-no-better = { $course }: no better than before, so nothing is written
cli-written = { $course }: written to { $file }
cli-match = { $share } ({ $low } to { $high }) of { $games } one-ply games, { $points } points to { $others }
cli-terminal = To play in this terminal instead: dolmen play
cli-at = Dolmen is at { $address }  (Ctrl-C stops it)
cli-room = Others in the room find it at { $address }
cli-room-open = Everybody in this network can open it and sit down; whoever has a table's link sees that table. Not for the open internet: docs/hosting.md.
cli-room-none = This machine is in no network of a room: nobody else can come. Join a Wi-Fi, or give its address by --room.
