# The web app around every board. What belongs to one game is in web-<game>.ftl, the lobby in lobby.ftl.

web-home = Home
web-settings = Settings
web-close = Close
web-yes = Yes
web-no = No
web-loading = Coming to the table …
web-missing = There is no such page here.
web-cannot-load = This part of the page could not be loaded.
web-reload = Load it again
web-copied = Copied.
web-copy-yourself = Copy it yourself: { $text }
web-rule = rule { $rule }
web-speed = × { $speed }

# Titles of the screens, in the tab of the browser.
web-title-home = three games of fire
web-title-new = new table
web-title-waiting = waiting for people
web-title-join = an invitation
web-title-replay = replay
web-title-learn = learn
web-title-rules = the rules
web-title-reviews = matches to look at again
web-title-robots = bots
web-title-settings = settings
web-title-missing = no such page

# What goes wrong on this side of the wire.
web-problem-no-answer = The server does not answer. Please try again in a moment.
web-problem-connection-lost = The connection is lost. Nothing was sent.
web-problem-turn-of = It is not your turn; { $name } is to play.
web-problem-answer-lost = The connection was lost before the answer came: it may have been done. Please look at the board.
web-refusal = This is our fault: there is no sentence for “{ $code }”. The match is safe.
web-connection-lost = Connection lost. Your seat is kept.
web-connection-retry = { $seconds ->
    [one] Next try in { $seconds } second.
   *[other] Next try in { $seconds } seconds.
}
web-connection-trying = Trying …
web-connection-now = Try now
web-closed-none = This table does not exist or has been put away.
web-closed-deleted = Whoever opened this table has put it away.
web-closed-program = The page and the server did not understand each other. Please load the page again.
web-closed-stranger = You have not been let in at this table yet.
web-closed-play = Take a seat
web-closed-watch = Watch

# Whose turn it is. $what has no period: “3 action points”.
web-turn-yours = Your turn, { $name }: { $what }.
web-turn-yours-short = Your turn: { $what }.
web-turn-bot = { $name } is thinking.
web-turn-others = { $count ->
    [one] It is the turn of { $names }.
   *[other] { $names } are choosing.
}
web-turn-chance = Say what the box gave.
web-turn-over = The match is over.

# Around the board.
web-players = Players
web-actions = What you can do
web-aside = Beside the board
web-beside = Beside the match
web-seat = Seat { $seat }
web-seat-you = you
web-seat-here = online
web-seat-gone = away
web-seat-open = open
web-seat-bot = bot · { $level }
web-seat-bot-instead = a bot plays on
web-seat-resume = Play on myself
web-seat-hand-over = Let a bot play on
web-seat-hand-over-to = Let a bot play on for { $name }
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-uniform = at random
web-clock-left = Time left
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-clock-hours = { $hours } h
web-skip = Skip
web-next-bot = Next
web-chance = What did the box give?
web-chance-choose = Choose
web-chance-say = That came
web-hand-over = Pass the screen to { $name }.
web-hand-over-note = What is secret stays covered until then.
web-hand-over-ready = I am { $name }

# Taking back.
web-undo = Take back
web-undone = Taken back.
web-undo-ask = Ask the others
web-undo-ask-dice = Dice or cards came since: ask the others to take back
web-undo-ask-others = Others have played since: ask them to take back
web-undo-title = Somebody asks to take back
web-undo-asked = { $name } asks to take back. Do you agree?
web-undo-waits = You asked to take back. Waiting for { $names }.
web-undo-declined = Not everybody agrees; nothing is taken back.
web-undo-lapsed = Not everybody answered in time; nothing is taken back.

# What a good player would do, and why.
web-advice = Hint
web-advice-title = What a good player would do
web-advice-thinking = Thinking …
web-advice-only = Nothing else can be done.
web-advice-played = played
web-advice-win = { $percent } % to win
web-advice-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}

# Log, talk, text view.
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show what happened before
web-log-why = Why:
web-since = Since your turn
web-since-again = Show again what { $name } did
web-since-away = While you were away
web-talk = Talk
web-talk-unread = { $unread ->
    [0] Talk
    [one] Talk, { $unread } new line
   *[other] Talk, { $unread } new lines
}
web-talk-empty = Nobody has said anything yet.
web-talk-gallery = among those who watch
web-talk-phrases = Phrases everybody reads in their own language
web-talk-say = Say something
web-talk-send = Say
web-talk-said = { $name } says: { $said }
web-talk-people = People here
web-talk-mute = Mute { $name }
web-talk-hear = Hear { $name } again
web-text-view = The table in words
web-text-view-key = Text view (T)

# The table itself.
web-table = This table
web-table-link-play = Copy the link for players
web-table-link-watch = Copy the link for spectators
web-table-speed = Speed of what happens
web-table-seal = The seal of the draw
web-table-seal-note = The seed behind it is shown at the end: everybody can check that nobody touched the dice.
web-table-manual = At this table the real box deals; Brasier referees.
web-table-leave = Leave the seat of { $name } to a bot
web-table-delete = Put this table away for everybody
web-table-delete-sure = Yes, delete it with its match
web-next-open = The next table is open.
web-next-go = Go there

# The end.
web-ending = How it ended
web-ending-show = How it ended
web-ending-replay = Look at it again
web-ending-again = Play again
web-ending-share = Copy the link
web-ending-record = Download the record
web-proof-proved = ✓ The seed is revealed, and all { $dealt } draws are its own ({ $confirmed } checked).
web-proof-sealed = The seed is still sealed: { $dealt } draws so far, { $confirmed } checked.
web-proof-manual = The draws came from a real box: { $dealt } of them, { $confirmed } checked.
web-proof-scripted = The draws were given beforehand: { $dealt } of them, { $confirmed } checked.
web-proof-past-dice = { $times ->
    [one] The match went back behind a draw { $times } time.
   *[other] The match went back behind a draw { $times } times.
}

# Help.
web-help = Keys and rules
web-rulebook = The rulebook
web-keys = Keys
web-keys-off = Single letters are switched off in the settings.
web-key-tab = next part of the page
web-key-arrows = move over the board
web-key-next = next lit target, with Shift the previous one
web-key-enter = act on the target, or open its menu
web-key-digits = a row of the menu, a hottest point, a card
web-key-escape = close the menu, light everything again
web-key-undo = take back
web-key-go = the large button: end the turn, place, seal
web-key-space = skip what is being shown
web-key-text = the table in words, or the board
web-key-log = the log
web-key-advice = a hint: what a good player would do here
web-key-help = keys and rules
web-key-where = where are we, read aloud
web-key-flashpoint-kinds = move, carry, extinguish, door, axe
web-key-flashpoint-edge = then an arrow: a wall or door of your space
web-key-feurio-firebreak = lay the tile as a firebreak
web-key-feurio-nobody = place nobody
web-key-tails-trickster = the trickster
web-key-tails-pass = pass

# Looking at a match again.
web-replay-loading = Fetching the match …
web-replay-step = Step { $step } of { $steps }
web-replay-controls = Steps of the match
web-replay-timeline = Timeline
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment-before = To the moment before
web-replay-moment-next = To the next moment
web-replay-eyes = Seen with the eyes of
web-replay-eyes-all = everybody: nothing hidden
web-replay-link = Copy the link to this step
web-replay-fork = Play on from here against bots
web-replay-advice = What would you do here?
web-replay-advice-none = Nothing is decided here. Go to a step before somebody acts.
web-replay-advice-played = What { $name } did

# The rulebook.
web-rules-of = The rules of { $game }
web-rules-other = Rulebooks
web-rules-learn = Learn by playing
web-rules-search = Search the rules
web-rules-none = No rule has these words.

# Learning.
web-learn-title = Learn by playing
web-learn-about = Short lessons on a real board. What they show is what the rules do.
web-learn-loading = Fetching the lessons …
web-learn-lessons = { $count } lessons, about { $minutes } minutes
web-learn-step = Step { $step } of { $steps }
web-learn-teacher = The lesson
web-learn-your-move = Your move: what is lit on the board.
web-learn-or = Or try:
web-learn-back = Back
web-learn-next = Next
web-learn-finish = Finish
web-learn-done = You know this now.
web-learn-taken = taken
web-learn-next-lesson = Next lesson
web-learn-play = Play a match
web-learn-show = Show me
