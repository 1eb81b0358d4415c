# What only the browser says, in English. What all clients share is in src/dolmen/text.

## Pages

web-nav = Pages
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-about = About
web-other-language = Русский
web-settings = Settings
web-profile = You
web-guest = Guest
web-close = Close
web-cancel = Cancel
web-to-lobby = To the lobby
web-offline = The server cannot be reached. Nothing was changed.

## Lobby

web-lobby = Which table shall we sit at?
    .new = New here? Every game teaches itself on its own board. The first lesson takes a minute.
web-online = { $count } here
web-compiling = The rules are being compiled: { $done } of { $of }. You can play at once; bots think slower until then.
web-join-by-link = Join by link
web-link = The link you were sent
web-go = Go to the table
web-bad-link = That is no link to a table.
web-games = Games
web-minutes = { $minutes } min
web-weight = How much there is to learn: { $weight } of 5
web-weight-1 = easy
web-weight-2 = easy
web-weight-3 = medium
web-weight-4 = hard
web-weight-5 = hard
web-play-now = Play
    .bots = against bots
web-your-way = Seats, bots, friends
web-show-all = Show all { $count }
web-open-count = { $count } open
web-open-tables = Open tables
web-filter = Which tables
web-filter-all = All
web-filter-live = Live
web-filter-turns = Turn a day
web-no-lobby = The lobby does not answer
web-no-tables = No open tables now
    .help = Open one, and others will see it here.
web-open-one = Open a table
web-running = Being played
web-watch = Watch
web-your-games = Your games
web-turn-in = { $count ->
    [one] your turn in { $count }
   *[other] your turn in { $count }
}
web-your-turn = Your turn
web-waiting-for = Waiting for { $name }
web-waits-for = { $count ->
    [0] Everybody is here
    [one] Waits for one more player
   *[other] Waits for { $count } more players
}
web-sit-down = Sit down

## A new table

web-new-table = New table
web-new-table-of = New table: { $game }
web-players = Players
web-player-count = { $count } players
web-with-whom = Against
web-with-bot = Bots
web-with-open = Friends
    .help = You get a link and a picture to scan. Whoever opens it sits down; no account is needed.
web-with-device = One device
web-strength = Opponents
web-alone = Alone
web-all-choices = All choices…
web-start = Start the game
web-open-table = Open the table
web-you = you
web-name-bot = { $name } (bot)
web-your-name = Your name
web-seats = Seats
web-seat-of = Who sits at seat { $seat }
web-bot-of = Which bot sits at seat { $seat }
web-name-of = Name at seat { $seat }
web-chair-me = Me
web-chair-device = At this device
web-chair-open = Open seat
    .help = Anybody with the link
web-chair-bot = Bot
web-bot = bot
    .rating = rated { $rating }
web-bot-novice = Novice
    .help = takes what lies nearest and overlooks much: a child can win
web-bot-apprentice = Apprentice
    .help = knows what is good, but does not see all of it
web-bot-hunter = Hunter
    .help = answers at once and lets nothing lie that is worth having
web-bot-elder = Elder
    .help = thinks for a moment and looks some turns ahead
web-bot-chieftain = Chieftain
    .help = takes its time and plays to win
web-bot-random = Wanderer
    .help = plays at random
web-bot-greedy = Gatherer
    .help = takes the best at hand
web-bot-search = Seer
    .help = thinks ahead
web-free = free
web-shuffle = Mix the seats
web-private = Private
    .help = Only people with the link can see or watch it.
web-clock = Time
web-pace-none = No clock
    .help = Take your time.
web-pace-live = Live
    .help = Everybody has a bank of minutes; some seconds are added after each turn. Whoever runs out is replaced by a bot.
web-pace-turns = Turn a day
    .help = Nobody has to sit at the table: each turn may take that long.
web-bank = Minutes each
web-increment = Seconds added
web-days-per-turn = Days a turn
web-options = Rules of this table
web-usually = Usually: { $value }.
web-variants = Variants
web-rulings = Rulings
    .help = Where the rulebook is silent or can be read in two ways. The usual reading comes first.
web-ruling-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-changed = { $count } changed
web-by-the-book = all rules by the book
web-clock-none = No clock
web-clock-live = Live · { $minutes } min + { $seconds } s
web-clock-turns = { $days ->
    [one] A turn a day
   *[other] A turn in { $days } days
}

## Gathering

web-invite = Invite your friends
web-invite-type = or type this into any browser
web-invite-net = Same Wi-Fi as this computer
web-invite-sit = Scan or open it, say a name, sit down: no account, nothing to install
web-invite-start = When all seats are taken, the game begins
web-send-link = Share the link
web-copied = The link is copied
web-copied-text = Copied
web-copy = Copy
web-qr = The link as a picture for a camera
    .help = point a phone’s camera here
web-room-shut = Phones cannot open it yet
web-room-only-here = This address works only on this computer
    .why = { $address } means “myself”: on a friend’s phone it leads to that phone.
    .room = In this room the computer is { $address }.
web-room-no-net = This computer seems to be in no network at the moment.
web-room-let-in = Let the room in
    .help = Dolmen then also answers in your home network, until you stop it. Whoever is in it and has the link can sit down; games go on.
web-room-command = or start it like this from the terminal
web-room-networks = Which network
web-room-firewall = If a phone finds nothing there, this computer’s firewall may be shut.
web-just-came = just sat down
web-start-with-bots = { $count ->
    [one] Start now with a bot
   *[other] Start now with { $count } bots
}
    .help = { $count ->
    [one] It takes the free seat.
   *[other] They take the free seats.
}
web-reserved = kept for { $name }
web-put-bot = Put a bot here
web-make-free = Free this seat
web-stand-up = Stand up
web-close-table = Give up this table
web-closed = This table is closed
    .help = This table was given up before the game began.
    .begun = All its people have left the game.

## Table

web-setting = Setting the table
web-choices = What you can do
web-areas = Parts of the table
web-sheet = Part of the table
web-tab-board = Board
web-talk = Talk
web-log = Log
web-log-all = Show { $count } earlier lines
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-moves-now = moves now
web-offline-seat = away
web-left-resigned = resigned; { $bot } plays on
web-left-clock = { $bot } plays on
web-left-absent = was away; { $bot } plays on
web-out-of-time = ran out of time
web-first-player = first player
web-points = points
web-replace = Let a bot take over
web-return = Take my seat back
web-hours = { $hours } h
web-days = { $days } d
web-undo = Take back
    .of = Take back: { $move }
web-undo-ask = Ask to take back
    .of = Ask to take back: { $move }
web-undo-request = { $name } asks to take back
    .of = { $name } asks to take back: { $move }
web-agree = Agree
web-refuse = No
web-withdraw = Never mind
web-rules = Rules
web-why = Why?
web-cited = Paragraphs:
web-no-rules = There is no short version of these rules yet.
web-search-rules = Search these rules
web-search-nothing = Nothing here speaks of that.
web-sound = Sound
    .help = Short sounds of wood, stone and bone.
web-menu = More
web-download = Download the record
web-resign = Resign
    .help = A bot takes your seat and plays to the end. It counts as the last place.
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-score = Score
web-reconstructed = reconstructed
    .help = Some components are reconstructed by us, because no list of them was published.
web-sure = How sure the components are
    .rest = Everything else is from the rulebook.
web-lost = Waiting for the server
    .help = The board stays as you left it.
web-your-time = your time
web-stands-still = stands still
web-time-left = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
web-late-bot = At 0:00 a bot plays on for you.
web-late-lose = At 0:00 you lose the game.
web-fallen = Your time has run out
    .help = { $bot } plays on in your seat; what is done stays done.
    .back = You would come back with { $time }.
web-bot-plays = { $bot } plays
web-only-watch = Only watch
web-fell = { $name } has run out of time
    .help = { $bot } plays on in that seat.
web-won-on-time = You win on time
web-lost-on-time = You lost on time
web-other-won-on-time = { $name } wins on time
web-on-time = { $name }: 0:00 · { $points } on the table
    .mine = Your clock stands at 0:00. In a live game for two that loses, whatever lies on the table.
    .other = { $name }: the clock stands at 0:00. In a live game for two that loses, whatever lies on the table.
web-result = Result
web-hint = Hint
web-hint-ask = Hint: what a bot would do here (H)
    .left = Hint: what a bot would do here; { $count } left (H)
web-hint-thinks = Thinking about your move…
web-hint-away = Put the torch away
web-hints = Hints during the game
    .help = Everybody sees who takes one. Where ratings hang on a game of people there are none.
    .none = none
    .any = any number
web-note-hint = { $player } takes a hint
web-note-flag-fell = { $player } has run out of time
web-note-bot-hung = The bot of { $player } thought too long; a quicker one moved for it
web-note-bot-failed = The bot of { $player } failed; a simpler one moved for it
web-then = then { $name }
web-line-down = No connection
web-line-safe = Nothing of yours was on its way, nothing is lost.
web-line-doubt = “{ $move }” was not confirmed yet. It is sent again by itself, and counts once.
web-line-doubt-other = What you sent was not confirmed yet. It is sent again by itself, and counts once.
web-line-again = again in { $time }
web-line-trying = trying …
web-line-back = Back at the table
web-line-received = Your move was received.
web-line-refused = Your move was not taken: { $reason }
web-line-since = { $count ->
    [0] Nobody has moved since.
    [one] { $count } move was made since: { $names }.
   *[other] { $count } moves were made since: { $names }.
}
web-try-now = Try now
web-sending = Sending…
web-nothing-changed = Nothing was changed.
web-typed-as = Typed: { $word }
web-hand-over = Give the device to { $name }
    .help = What others may not see is covered until then.
web-i-am = I am { $name }
web-no-secrets = We have no secrets at this table
web-notation = Type moves
    .help = A box for moves in notation below the prompt.
web-notation-try = You could type:
web-bad-word = There is no move “{ $text }”.
web-bad-form = It is typed like this: { $form }
web-bad-value = “{ $text }” does not fit here: { $range }
web-notation-type = a move in notation

## After the end

web-finished = Finished
web-look = Look at the board
web-you-won = { $margin ->
    [0] You win
    [one] You win by { $margin } point
   *[other] You win by { $margin } points
}
web-won = { $margin ->
    [0] { $name } wins
    [one] { $name } wins by { $margin } point
   *[other] { $name } wins by { $margin } points
}
web-won-together = { $names } share the victory
web-you-came = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[other] You came sixth.
}
web-decided = What decided it: { $what }, { $who ->
    [me] your { $mine } against { $theirs } of { $rival }, who came second.
    [you] { $mine } against your { $theirs }.
   *[other] { $mine } against { $theirs } of { $rival }, who came second.
}
web-decided-tie = Equal points with { $rival }; what decided it: { $what }.
web-alone-points = { $points ->
    [one] You made { $points } point
   *[other] You made { $points } points
}
web-total = Total
web-tab-sheet = Sheet
web-tab-chances = Chances
web-tab-points = Points
web-round-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-words-said = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
web-hours-minutes = { $hours } h { $minutes } min
web-chances = Winning chances
    .help = estimated from the position after every turn
web-chances-chart = Everybody’s chance to win from the first to the last move
web-chances-wait = Chances are being worked out…
web-turning = Turning points
web-turn-of = { $name } takes a turn
web-analyse = Analyse
web-analysis = Analysis
web-analysis-failed = The analysis could not be made
web-analysis-going = The game is being worked out…
web-analysis-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-decisions = Decisions
web-decisions-of = Whose decisions
web-count-best = { $count } best
web-count-nearly = { $count } nearly
web-count-costly = { $count } costly
web-show-costly = Costly
web-show-every = All
web-best = best
web-played = played
web-try-again = Try it again
web-play-on = Play on from here
web-nothing-costly = Nothing was costly.
web-not-your-doing = Not your doing
web-thought-quick = A quick look
web-thought-long = A long look
web-think-longer = Think longer
web-verdicts-changed = { $count ->
    [0] no verdict changed
    [one] { $count } verdict changed
   *[other] { $count } verdicts changed
}
web-watch-from = Watch from here
web-watch-whole = Watch the whole game
web-points-over-time = Points over time
    .help = as if it had ended there, with what lay on the table
web-chart = Points of every player from the first to the last move
web-rematch = Rematch
web-to-rematch = To the rematch
web-share = Share

## Replays

web-replay = Replay
web-no-replay = There is no replay to show
web-open-record = Open a record
    .help = Choose a .dolmen file, or drop it here.
web-seen-by = Seen by
web-seen-open = Everything open
web-share-move = Share this move
web-copied-move = The link to move { $move } is copied
web-first = To the beginning
web-prev = Back
web-play = Play
web-pause = Pause
web-next = On
web-last = To the end
web-move = Move
web-move-of = move { $move } of { $moves }
web-speed = Speed

## People

web-account = Account
    .help = An account keeps your games, ratings and language on every device. Games you play as a guest come with you.
web-guest-note = Guest in this browser
web-keep = Keep your games
web-signed-in = Signed in as { $login }
web-sign-up = Sign up
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-out = Signed out
web-sign-out-others =
    { $count ->
        [one] Sign out on one other device
       *[other] Sign out on { $count } other devices
    }
web-signed-out-others = Signed out on all other devices
web-welcome = Welcome
web-login = Login
web-password = Password
    .help = At least 8 characters.
web-save = Save
web-saved = Saved
web-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
web-finished-games = Finished games
web-no-finished = No finished games yet
    .help = When a game ends, its replay can be watched here.
web-came = place { $place }, { $points } points

## Settings and keys

web-home = Put it on the home screen
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-day = Day
web-theme-night = Night
web-motion = Motion
    .help = Pieces travel and dice roll. If your system asks for less motion, nothing moves anyway.
web-confirm = Confirm every move
    .help = Otherwise only moves that cannot be taken back wait for the button.
web-cover = Cover when the device is handed over
    .help = At tables with several players at one device.
web-bots-pace = Bots play
    .help = So that you can follow what they do.
web-bots-pace-at-once = At once
web-bots-pace-brisk = Briskly
web-bots-pace-slow = Slowly
web-skip = Skip to my turn
web-key-skip = skip to my turn
web-keys = Keys
web-key-arrows = walk among what is lit
web-key-enter = pick; again: send
web-key-esc = let go, close
web-key-slash = type a move
web-key-undo = take back
web-key-rules = rules and why
web-key-keys = this list
web-key-what = what is this? at what is pointed at or focused; arrows go on
web-what = What is this?
web-book-contents = Contents
web-book-chapter = Chapter { $number }
web-book-minutes = { $count } min
web-book-lines = All { $count } numbered lines
    .about = Every rule has a number, and every number has a test. Cards and refusals name these lines.
web-book-behind = The rules behind it
web-book-picture = A position on the board
web-book-show = Show me
web-book-try = Play it through
web-example = Example, { $rule }
web-book-print = Print
web-what-yours = yours

## Missing, about

web-missing-page = There is nothing here
    .help = The address may be mistyped.
web-missing-table = There is no such table
    .help = It may be private, and the link lacks its invitation; or the address is mistyped.
web-missing-person = Nobody of that name
    .help = The address may be mistyped.
web-about = One table for board games of the dawn of civilisation: against friends, against bots, in the browser or in the terminal.
web-about-play = How to play
    .text = Choose a game, choose the company, start. What can be touched is lit; a touch of anything else says why not. Friends join by link and need no account.
web-about-yours = What is yours
    .text = Every finished game can be watched again and taken away as a small text file that any copy of Dolmen reads. An account keeps your games together; without one they belong to this browser.
web-about-made = How it is made
    .text = Rules, bots, drawings and texts are our own work; the games are their authors’. All dice fall on the server, and nothing that you may not see ever reaches your browser.
web-version = Dolmen { $version }

web-nav-learn = Learn
web-learn = Learn a game by playing it
    .help = Short lessons on the real boards. Begin anywhere, come back any time.
web-learn-now = Learn
    .minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    .next = lesson { $place } of { $of }
    .done = once more
web-course = { $game } in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    .help = { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    } on the real board. Every stone is open: begin anywhere, come back any time.
    .done = { $done } of { $of }
    .none = This game has no lessons yet.
web-course-start = Start
web-course-minutes = { $minutes } min
web-course-again = done · again
web-course-rules = Rules of the game
web-first-game = Your first game
    .help = Against the Novice, with the coach at hand. Mistakes may be taken back.
    .any = any time
    .sit = Sit down
web-lesson-number = Lesson { $place }
    .of = Lesson { $place } of { $of }
web-lesson-step = Step { $step } of { $of }
web-lesson-on = Next
web-lesson-next = Next lesson
    .course = To your first game
    .rule = Back to the rules
web-lesson-back = Back
web-lesson-again = Repeat the step
web-lesson-skip = Skip
web-lesson-leave = Leave the lesson
web-lesson-known = What you know
web-lesson-not-here = Not here
web-lesson-look = First look, then go on: there is nothing to touch here.
web-lesson-show = Shall I show you?
web-coach = Coach at hand
    .help = Explains every question the first time it comes up.
web-coach-show = Show a good choice
web-coach-back = Take back
web-coach-clear = Clear

web-nav-puzzles = Puzzles
web-puzzles = Puzzles
    .help = Positions from real games. One choice is clearly best, and it is not the obvious one.
    .count = { $solved } of { $count } solved
    .rating = your rating { $rating }
    .none = There are no puzzles here yet.
    .next = Next puzzle
web-puzzle = Puzzle { $number }
    .of = Puzzle { $number } of { $count }
    .solved = solved
    .missed = missed
    .new = not tried
    .hard = difficulty { $hard } of 5
web-puzzle-ask = One choice is clearly best. No clock.
web-puzzle-question = The question
    .help = Touch a lit place, or type a word with /. The first try counts.
    .known = You have tried this one before: it does not count any more.
web-puzzle-rating = Puzzle
    .own = You
    .by = Solved by
web-puzzle-show = Show the answer
    .help = It counts as missed.
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-play-on = Play on from here
web-puzzle-right = That is it
    .gain = By { $gain } % better than what is obvious
web-puzzle-wrong = Something else is better by { $loss } %
    .said = You chose: { $word }
    .shown = The answer was shown
web-puzzle-best = best
    .own = your choice
web-puzzle-own = Your rating
    .free = This try does not count.
web-puzzle-why = Why
    .thinks = Games are being played out…
    .none = No single thing makes the difference: it is better in the long run.
web-puzzle-how = Share of the win, from a search of { $iterations } positions after every choice.
web-today = Today’s puzzle
    .solve = Solve
    .again = Look again

## One's own mistakes, tried again

web-learn-from = Learn
web-also = also
web-decision-before = The costly decision before
web-decision-after = The next costly decision
web-analysis-stop = Stop
web-analysis-halted = Stopped half-way
web-analysis-on = Go on
web-mistake = Mistake { $number } of { $count }
    .learn = Learn from your mistakes
    .round = round { $round }
web-mistake-question = What would you do now?
    .help = The board is as it was before your move. You played: { $word }.
web-mistake-ask = What was played was worth { $worth }. There is a choice worth { $best }.
    .then = { $best } instead of { $worth }
web-mistake-found = Found
web-mistake-shown = This was better
web-mistake-same = This is what was played.
web-mistake-better = Better than { $worth }.
web-mistake-worse = What was played is no worse.
web-mistake-skip = Skip
web-mistake-next = Next mistake
web-mistake-back = Back to the analysis
web-mistake-step-open = Mistake { $number }: not tried yet
web-mistake-step-first = Mistake { $number }: found at the first try
web-mistake-step-found = Mistake { $number }: found
web-mistake-step-shown = Mistake { $number }: shown
web-mistake-step-skipped = Mistake { $number }: skipped
web-mistake-so-far = So far
    .of = { $found } of { $done } found, { $first } at the first try

## Without the server; notices of one's turn

web-away = The server does not answer
    .help = It is asked again by itself every few seconds; nothing is lost.
    .again = Ask now
web-kept = Kept on this device
    .none = No games yet.
    .help = Finished games that you watch are kept here and can be watched without the server.
web-notice-turn = Your turn
web-notices = Tell me that it is my turn
    .help = From games of a turn a day: one digest an hour at most, and none while you are at a table.
web-notices-here = While the page is in the background
    .help = A notice of the browser; title and icon of the tab show it in any case.
web-notices-push = Also when no page is open
web-notices-mail = By e-mail
    .send = Write to me
    .on = Letters come to this address.
    .asked = A letter is on its way to { $address }: confirm it there.
web-notices-stop = Stop push and e-mail
web-notices-forbidden = The browser does not allow notices from here. Its settings for this page can change that.

# The host's page.

web-host = The host’s page
web-host-token = Token
    .help = What DOLMEN_ADMIN was set to when the server was started.
web-host-enter = Enter
web-host-well = All is well.
web-host-shut = Nothing can be changed now: people can look on, and clocks stand.
web-host-figure-online = people
web-host-figure-sockets = sockets
web-host-figure-tables = tables in memory
web-host-figure-thinking = bots thinking
web-host-figure-waiting = bots waiting
web-host-figure-memory = MB of memory
web-host-process = { $store }, version { $version }, process { $process } ({ $count } in all), since { $since }
web-host-read-only = Let nothing be changed
web-host-open = Open again
web-host-tables = Tables
web-host-people = People
web-host-out = Sent away
web-host-delays = Delays
web-host-none = Nobody.
web-host-no-tables = No table is in memory.
web-host-close = Close
web-host-close-sure = Close for good?
web-host-kick = Out for an hour
web-host-ban = Ban the address for a day
web-host-let-in = Let in
web-host-until = until { $day }
web-host-words = { $words ->
    [one] { $words } word
   *[other] { $words } words
}
web-host-delay-request = Answering a request
web-host-delay-commit = Writing a move
web-host-delay-rebuild = Reading a table
web-host-delay-lag = Lateness of the process
web-host-status-waiting = waiting
web-host-status-running = being played
web-host-status-over = over
web-host-status-closed = closed
