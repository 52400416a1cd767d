# Home, a new table, the waiting room, the bots and the reviews; the settings.

lobby-home = Brasier, home
lobby-nav = Screens
lobby-nav-play = Play
lobby-nav-learn = Learn
lobby-nav-reviews = Reviews
lobby-nav-reviews-short = Review
lobby-nav-robots = Bots
lobby-to-light = Switch to the light theme
lobby-to-dark = Switch to the dark theme
lobby-guest = Guest
lobby-fewer = One less
lobby-more = One more

# The games.

lobby-game-flashpoint = Flash Point
lobby-game-feurio = Feurio!
lobby-game-tails = Tails on Fire
lobby-kind-flashpoint = Cooperative
lobby-kind-feurio = Rivals or allies
lobby-kind-tails = Bluff
lobby-players-flashpoint = 1 to 6 firefighters
lobby-players-feurio = 1 to 4 players
lobby-players-tails = 2 to 6 players
lobby-goal-flashpoint = Bring 7 victims out before the house falls.
lobby-goal-feurio = Surround the burning forest, keep a way out.
lobby-goal-tails = 3 hidden cards, an iguana, and the last word.

# Home.

lobby-title = Three fire games,
lobby-title-end = one table.
lobby-tagline = Alone with honest bots, around one screen, or by a link.
lobby-at-once = Play now
lobby-bots-level = Bots
lobby-code = Code or link
lobby-code-wrong = This is neither the code of a table nor a link. A code has 12 letters and digits.
lobby-join = Join
lobby-watch = Watch
lobby-alone = Play alone
lobby-open = Open a table
lobby-resume = Go on
lobby-public = Tables open to everybody
lobby-all-tables = Show your { $tables } tables
lobby-nobody = Nobody around the fire.
lobby-nobody-hint = Matches you have begun will wait for you here.
lobby-no-answer = The server does not answer right now. This page tries again by itself.
lobby-you-are = You play as { $name }.
lobby-change = Change
lobby-with = with { $names }
lobby-with-more = with { $name } and { $others } others
lobby-now = just now
lobby-yours = your turn
lobby-others-turn = waiting for the others
lobby-turn-of = the turn of { $name }
lobby-ready = everybody is here
lobby-seats-open = { $seats ->
    [one] { $seats } open seat
   *[other] { $seats } open seats
}
lobby-over = { $steps ->
    [one] over after { $steps } step
   *[other] over after { $steps } steps
}
lobby-brought = { $steps ->
    [one] from elsewhere, { $steps } step
   *[other] from elsewhere, { $steps } steps
}

# A new table.

lobby-new-title = A table of { $game }
lobby-rules-flashpoint-1 = On your turn, 4 action points: move, open, put out fire, carry (P7).
lobby-rules-flashpoint-2 = Then the fire advances as the dice fall, and may explode (P16).
lobby-rules-flashpoint-3 = Rescue 7 victims and you win; lose 4, or take 24 damage, and it is over (P24, P25, P26).
lobby-rules-feurio-1 = Draw a tile: it catches fire at the hottest point (F10).
lobby-rules-feurio-2 = Place up to 3 men on one tile (F11).
lobby-rules-feurio-3 = A zone is worth its sum divided by its lowest tile that can still be reached (F18).
lobby-rules-tails-1 = Everybody chooses 3 cards in secret (T4).
lobby-rules-tails-2 = Each card played is exactly 1 higher than the last (T6).
lobby-rules-tails-3 = If nobody covers yours, the fire is yours, and perhaps somebody else’s too (T8, T10).
lobby-read-rules = Read all the rules
lobby-presets = To begin with
lobby-preset-solo = Alone with bots
lobby-preset-screen = Around this screen
lobby-preset-online = Online with friends
lobby-preset-box = With the real box
lobby-part-seats = Who plays
lobby-part-options = The game
lobby-part-table = The table
lobby-your-name = Your name
lobby-your-name-about = This is how the others see you. You can change it whenever you like.
lobby-count-flashpoint = Firefighters
lobby-count-flashpoint-about = 1 to 6, a seat each; one person may lead several (P6).
lobby-count-feurio = Players
lobby-count-feurio-about = 2 to 4; in solitaire, you lead all 4 colours (F4, F7).
lobby-count-tails = Players
lobby-count-tails-about = 2 to 6; with 2 or 3, the Thief joins you (T1, T14).
lobby-seat = Seat { $seat }
lobby-seat-me = Me
lobby-seat-open = Open
lobby-seat-bot = Bot
lobby-seat-name = Name at seat { $seat }
lobby-seat-up = Move seat { $seat } up
lobby-player = Player { $number }
lobby-level = Level of the bot at seat { $seat }
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard
lobby-level-greedy = Greedy
lobby-level-uniform = Chance
lobby-seats-shared = Several seats are yours: the screen goes from hand to hand.
lobby-seats-open-hint = An open seat waits for somebody: you get a link to send.
lobby-seats-start = Every seat is taken: the match begins at once.
lobby-open-table = Open the table

lobby-option-flashpoint-mode = Rules
lobby-about-flashpoint-mode = The family rules are enough for a first match (P5); the advanced ones add specialists, vehicles, hazmats and hot spots (P27).
lobby-value-flashpoint-mode-family = Family
lobby-value-flashpoint-mode-advanced = Advanced
lobby-option-flashpoint-board = House
lobby-about-flashpoint-board = One side of the printed board (P3), or a house you draw yourself (P50).
lobby-value-flashpoint-board-front = Front
lobby-value-flashpoint-board-back = Back
lobby-value-flashpoint-board-own = Yours
lobby-option-flashpoint-level = Difficulty
lobby-about-flashpoint-level = How many explosions come before the match, and how many hazmats wait in the house (P27).
lobby-value-flashpoint-level-recruit = Recruit
lobby-value-flashpoint-level-veteran = Veteran
lobby-value-flashpoint-level-heroic = Heroic
lobby-option-flashpoint-firefighters = { lobby-count-flashpoint }
lobby-option-flashpoint-specialists = Specialists
lobby-about-flashpoint-specialists = Everybody chooses theirs, chance gives one to each, or you name them here (P31).
lobby-value-flashpoint-specialists-choose = Chosen
lobby-value-flashpoint-specialists-draw = Drawn
lobby-value-flashpoint-specialists-own = Named here
lobby-option-flashpoint-edition = Edition
lobby-about-flashpoint-edition = An open door that a shockwave crosses is gone in Sauver ou Périr and stays in 18 (P18).
lobby-value-flashpoint-edition-sauver = Sauver ou Périr
lobby-value-flashpoint-edition-18 = 18
lobby-option-flashpoint-quick = Quick set-up
lobby-about-flashpoint-quick = Brasier chooses places, specialists, vehicles and who begins (P50).
lobby-option-feurio-players = { lobby-count-feurio }
lobby-option-feurio-mode = Way of playing
lobby-about-feurio-mode = The most points win (F20); alone or together, each colour must end in one zone with an open 1 (F22).
lobby-value-feurio-mode-competitive = Each for oneself
lobby-value-feurio-mode-cooperative = Together
lobby-value-feurio-mode-solitaire = Solitaire
lobby-option-feurio-firebreaks = Firebreaks
lobby-about-feurio-firebreaks = A tile drawn may be laid face down to slow the fire, at the price of 1 man (F24).
lobby-option-feurio-cest_chaud = C’est chaud
lobby-about-feurio-cest_chaud = What a zone is worth is rounded down instead of up (F27).
lobby-option-feurio-eldest = The eldest
lobby-about-feurio-eldest = The eldest lays the start tiles; the next seat begins (F4).
lobby-option-tails-players = { lobby-count-tails }
lobby-option-tails-eldest = The eldest
lobby-about-tails-eldest = The eldest begins the first round (T5).
lobby-option-tails-deck = Iguana cards
lobby-about-tails-deck = Our flames, or those of your box, card by card (T2).
lobby-value-tails-deck-ours = Ours
lobby-value-tails-deck-own = Yours
lobby-deck-start = Start { $start }
lobby-deck-hint = The flames of each card, 1 to 9; 0 leaves it in the box.
lobby-specialist = Firefighter { $number }
lobby-house-drawing = The drawing of the house
lobby-house-hint = 15 lines of text: | and --- are walls, D a door, a gap in the outer wall an opening, A and E the parking places.
lobby-house-example = Take the example
lobby-house-file = Choose a file
lobby-yes = yes
lobby-no = no

lobby-dice = Dice, tiles and cards
lobby-dice-about = Sealed: Brasier draws, and proves it at the end. From the real box: you draw, and say what came.
lobby-dice-sealed = Sealed by Brasier
lobby-dice-manual = From the real box
lobby-clock = Time to think
lobby-clock-none = No limit
lobby-clock-relaxed = Relaxed
lobby-clock-quick = Quick
lobby-clock-match = Per match
lobby-clock-days = By days
lobby-clock-told-none = Nobody is hurried.
lobby-clock-told-turn = { $time } each time the table waits for somebody.
lobby-clock-told-match = { $time } each for the whole match, and { $back } back after each wait.
lobby-clock-told-days = { $days ->
    [one] { $days } day each time the table waits for somebody.
   *[other] { $days } days each time the table waits for somebody.
}
lobby-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
lobby-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lobby-then = When the time is up
lobby-then-about = A bot takes the seat until its person is back, or the least possible is done: pass, or end the turn.
lobby-then-bot = A bot plays
lobby-then-pass = Pass
lobby-access = Who may come
lobby-access-about = By a link: only those you send it to. Public: everybody finds the table at home.
lobby-access-link = By a link
lobby-access-public = Public
lobby-spectators = Spectators
lobby-spectators-about = They see what everybody may see, and talk among themselves.

# The invitation.

lobby-invited = A table is waiting for you.
lobby-invited-to-play = { $name } invites you to a match of { $game }.
lobby-invited-to-watch = { $name } invites you to watch a match of { $game }.
lobby-seats-free = { $seats ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $seats } seats are free.
}
lobby-invited-name = What name do you play under?
lobby-come-in = Come in
lobby-coming = Coming in…
lobby-not-let-in = This table does not open.
lobby-go-home = Back to home

# The waiting room.

lobby-waiting-title = The table of { $game } waits
lobby-waiting-open = { $seats ->
    [one] { $seats } seat is still open.
   *[other] { $seats } seats are still open.
}
lobby-waiting-ready = Every seat is taken.
lobby-standing = { $count ->
    [one] { $names } is here, standing.
   *[other] { $names } are here, standing.
}
lobby-around = Around the table
lobby-free = Open seat
lobby-is-you = you
lobby-is-here = here
lobby-is-away = away for now
lobby-is-bot = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[other] { $level }
} bot
lobby-sit = Sit down
lobby-sit-at = Sit down at seat { $seat }
lobby-leave = Stand up
lobby-leave-at = Stand up from seat { $seat }
lobby-put-bot = Put a bot
lobby-put-bot-at = Put { $level ->
    [easy] an easy
    [normal] a normal
    [hard] a hard
   *[other] a { $level }
} bot at seat { $seat }
lobby-unseat = Free it
lobby-unseat-at = Free seat { $seat }
lobby-start = Start the match
lobby-start-wait = { $name } starts the match when every seat is taken.
lobby-start-you = The button lights up when every seat is taken.
lobby-close-table = Close the table
lobby-watching = You are watching. The match appears here as soon as it starts.
lobby-watchers = { $people ->
    [one] { $people } person is watching.
   *[other] { $people } people are watching.
}
lobby-share = Invite
lobby-share-play = To play
lobby-share-watch = To watch
lobby-share-play-about = Whoever opens this link comes in and may take an open seat.
lobby-share-watch-about = Whoever opens this link watches and does not play.
lobby-share-qr = QR code of the link: { $link }
lobby-share-scan = Or point a phone at this code.
lobby-copy = Copy
lobby-send = Send
lobby-terms = What is agreed

# The bots.

lobby-robots-title = The bots
lobby-robots-intro = Honest players made of rules of thumb; the hard ones also search ahead. They take the seats that are free, stand in for whoever is away, and never get cross.
lobby-robots-sees-title = What they see
lobby-robots-sees = A bot gets exactly what a person on its seat would see: no hidden cards of others, no tiles to come, no dice before they fall.
lobby-robots-seal-title = What is sealed
lobby-robots-seal = The draw is sealed before the match and can be checked at the end: nothing in it changes on the way, and no bot knows it.
lobby-robots-strength-title = How strong they are
lobby-robots-strength = Measured, not claimed: they play thousands of matches against each other, with turned seats and the same luck for all. What came of it stands with each game; the project’s page “Strength of the bots” tells how to repeat it, and what has not been measured yet.
lobby-strength = What they win
lobby-strength-who = Who plays
lobby-strength-wins = wins
lobby-strength-sure = 95 % interval
lobby-strength-flashpoint-family-front = Family rules, front, 4 firefighters
lobby-strength-flashpoint-family-back = Family rules, back, 4 firefighters
lobby-strength-flashpoint-recruit = Recruit, 4 firefighters
lobby-strength-flashpoint-veteran = Veteran, 4 firefighters
lobby-strength-flashpoint-heroic = Heroic, 4 firefighters
lobby-strength-flashpoint-front-1 = Family rules, front, 1 firefighter
lobby-strength-flashpoint-front-2 = Family rules, front, 2 firefighters
lobby-strength-flashpoint-front-3 = Family rules, front, 3 firefighters
lobby-strength-flashpoint-front-6 = Family rules, front, 6 firefighters
lobby-strength-feurio-2 = 2 players
lobby-strength-feurio-4 = 4 players
lobby-strength-feurio-solitaire = Solitaire
lobby-strength-feurio-together-2 = Cooperative, 2 players
lobby-strength-feurio-together-3 = Cooperative, 3 players
lobby-strength-feurio-together-4 = Cooperative, 4 players
lobby-strength-tails-4 = 4 players
lobby-strength-tails-2 = 2 players with the Thief
lobby-robots-levels = Levels
lobby-robots-flashpoint-easy = Goes to the nearest victim, carries them out, and puts out what the next roll would make most dangerous. It weighs one action at a time and does not foresee the others’ turns. Of two actions of similar worth it sometimes takes the second, never at the cost of a life.
lobby-robots-flashpoint-normal = Plans its whole turn at once: whom to reach, what to put out on the way, where to stand at the end. It answers at once and does not look further than its turn.
lobby-robots-flashpoint-hard = Compares many whole turns, and what the dice may do after each of them. It thinks for up to a second.
lobby-robots-feurio-easy = Looks for zones that keep their water to the end, and also at what a place is worth to the others. Small differences escape it.
lobby-robots-feurio-normal = Plans tile and men of a turn together, and counts what each zone is likely to be worth at the end. It answers at once and does not look further than its turn.
lobby-robots-feurio-hard = Tries its best turns with many tiles that may come and with the others’ answers. It thinks for up to a second.
lobby-robots-tails-easy = Guesses who could cover its card, and weighs the risk against the flames to win. It varies its choices: you do not read it the same way twice.
lobby-robots-tails-normal = Weighs all three cards together, and what each of them can win or lose in this round. It answers at once and does not look further than the round.
lobby-robots-tails-hard = Imagines many hands the others may hold, from what they have shown, and plays the round on with each of them. It thinks for up to a second.
lobby-robots-play = Play with them
lobby-robots-play-level = Play with { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[other] { $level }
} bots

# Reviews.

lobby-reviews-title = Reviews
lobby-reviews-intro = Your finished matches, step by step: every roll, every choice, and the proof of the draw.
lobby-reviews-none = No finished match yet.
lobby-reviews-none-hint = When a match ends, it comes here. You can also bring one from elsewhere.
lobby-reviews-mine = Your finished matches
lobby-bring = Bring a match
lobby-bring-about = A record of Brasier, played in a terminal or on another server. It is replayed and checked before it is kept.
lobby-bring-file = Choose a file
lobby-bring-text = Or paste the text of the record
lobby-bring-do = Bring it
lobby-bring-busy = The match is being replayed…
lobby-delete = Delete the match of { $game }
lobby-delete-title = Delete this table?
lobby-delete-about = It disappears for everybody, and nothing of it remains.
lobby-delete-do = Delete
lobby-delete-not = Keep
lobby-deleted = The table is deleted.

# Settings.

settings-title = Settings
settings-intro = These choices stay in this browser.
settings-you = You
settings-look = What you see
settings-hear = What you hear
settings-play = During the match
settings-alerts = When you are elsewhere
settings-name = Name
settings-name-about = This is how the others see you, at the next tables.
settings-save = Save
settings-saved = Saved.
settings-language = Language
settings-language-about = The language of every sentence, from the rules to the answers.
settings-theme = Theme
settings-theme-about = Night, paper, or like your device.
settings-theme-system = Device
settings-theme-dark = Night
settings-theme-light = Paper
settings-palette = Colours of the players
settings-palette-about = Each colour also has its letter and its shape. These palettes draw apart even further the colours that are mistaken for each other.
settings-palette-usual = Usual
settings-palette-red-green = Red and green
settings-palette-blue-yellow = Blue and yellow
settings-palette-sample = The 6 colours of this palette
settings-motion = Motion
settings-motion-about = Pieces glide and flames sway, or everything changes softly where it is.
settings-motion-system = Device
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-speed = Speed of the story
settings-speed-about = How fast the dice, the fire and the bots’ moves are shown.
settings-speed-value = { $speed } ×
settings-sound = Sounds
settings-sound-about = Every sound has its twin on the screen: nothing is lost without them.
settings-volume = Volume
settings-volume-about = One setting for all sounds.
settings-try = Try
settings-letters = Letters as keys
settings-letters-about = M to move, E to put out fire, U to undo. Switch it off if you dictate or use an input aid.
settings-pause = Pause after each bot
settings-pause-about = The match waits until you ask for what follows.
settings-notify = Notifications of this browser
settings-notify-about = When it is your turn and this page lies behind others, this browser tells you.
settings-notify-push = At tables that count in days, it does so even when the page is closed.
settings-notify-blocked = Your browser refuses notifications from this site; they are allowed in its own settings.
settings-notify-unable = This browser receives no notifications.
settings-webhook = Address to call
settings-webhook-about = An https address of yours that is called when a table that counts in days waits for you. Empty: none.
settings-webhook-secret = Secret that signs these calls
