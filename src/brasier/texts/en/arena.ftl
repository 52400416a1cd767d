# The arena: matches of bots, and what they show.

arena-time-left = { $time } left
arena-kept = Everything is in { $folder }.
arena-stopped = Stopped after { $done } of { $total } matches; the same command goes on.

# Tables.

arena-together = Everybody wins or loses together: each team is measured as a whole.
arena-matches = { $matches ->
    [one] 1 match; first place shared in { $shared }.
   *[other] { $matches } matches; first place shared in { $shared }.
}
arena-by-seat = By seat, from seat 0 on: { $shares }
arena-without-block = { $lineup }: no block is complete yet.
arena-interval = { $low } to { $high }
arena-no-interval = from 2 blocks on
arena-level = level
arena-team = team
arena-wins = wins
arena-95 = 95 % interval
arena-outright = outright
arena-shared = shared
arena-fair = fair
arena-score = score
arena-time = time/move
arena-won = won
arena-of = of
arena-difference = difference on the same deals
arena-compared-in-part = { $of } / { $to }: compared on { $common ->
    [one] the one block
   *[other] the { $common } blocks
} that both have played, of { $of_blocks } and { $to_blocks }. The figures above count all of them, so they may say something else.
arena-blocks = blocks
arena-league = league
arena-figure-flashpoint-rescued = rescued
arena-figure-flashpoint-lost = lost
arena-figure-flashpoint-damage = damage
arena-figure-feurio-men = men placed
arena-figure-feurio-one_zone = colours in one zone
arena-figure-feurio-open_ones = zones with an open 1

# Pictures.

arena-plot-matches = { $matches ->
    [one] 1 match, seed { $seed }
   *[other] { $matches } matches, seed { $seed }
}
arena-plot-wins = Who wins
arena-plot-wins-together = How often the team wins
arena-plot-interval = Lines across the bars: 95 % intervals.
arena-plot-fair = Lines across the bars: 95 % intervals. Dotted: what equal players would win. A shared first place counts in parts.
arena-plot-scores = Scores
arena-plot-scores-together = How matches end
arena-plot-length = How long a match is
arena-plot-steps = steps: decisions and outcomes of chance
arena-plot-elo-note = { $name } is 0; 400 points more are odds of ten to one. Lines: 95 % intervals.
arena-plot-more = and { $count } more
arena-plot-house = Where houses collapse
arena-plot-lost = { $lost } of { $played } matches lost, { $collapsed } by collapse
arena-plot-house-note = Spaces: in how many of a hundred lost matches they burnt at the end. Walls and doors: what was gone of them.

# Refusals.

refusal-arena-who-plays = Say who plays, either with --seats or with --league.
refusal-arena-matches-range = A run has between 1 and { $most } matches of each line-up.
refusal-arena-bot-form = “{ $text }” is not a bot; write it as { $form }.
refusal-arena-bot-name = The name “{ $name }” is taken; choose another one for your bot.
refusal-arena-bot-idle = Nobody plays as “{ $name }”; name your bot among the seats, or leave it out.
refusal-arena-bad-nodes = “{ $text }” has no budget; write it as level@nodes, like hard@5000.
refusal-arena-bot-missing = The bot { $bot } cannot be found here: { $detail }.
refusal-arena-not-a-player = The class { $bot } is no brasier.bots.Player.
refusal-arena-bot-failed = The bot { $bot } failed in the match { $match }: { $detail }. What was played before is kept.
refusal-arena-league-needs-opponents = Here everybody wins or loses together, so nobody has an Elo; compare teams with --seats, given several times.
refusal-arena-league-needs-two = A league needs at least 2 different names.
refusal-arena-other-run = The folder { $folder } holds another run (different: { $what }); choose another folder with --out.
refusal-arena-file-there = The folder { $folder } holds no run yet, but already { $name }, which this one would replace; choose another folder with --out.
refusal-arena-folder-busy = Another process works in the folder { $folder } at the moment.
refusal-arena-journal-damaged = The journal { $file } is damaged, line { $line }; choose another folder with --out.
refusal-arena-workers-die = The match { $match } ended { $tries } processes that played it; what was played before is kept.
refusal-arena-other-code = This machine has other rules or bots than yours: { $machine }. Install the same Brasier everywhere.
refusal-arena-other-bot = The file of the bot { $bot } is not the one the run began with: it was edited meanwhile, or this machine has another one ({ $machine }). What was played before is kept.
refusal-arena-cluster-away = { refusal-cluster-away }
refusal-arena-cluster-address = “{ $url }” is not the address of a scheduler; write it like { $form }.
refusal-arena-workers-or-cluster = Say where matches are played, either with --workers or with --cluster.
refusal-arena-cluster-not-installed = { refusal-cluster-not-installed }
refusal-arena-cluster-lost = The cluster { $url } does not answer any more; what was played before is kept, and the same command goes on.
