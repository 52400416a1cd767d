# Datasets: matches of bots as tables for learning.

dataset-made = Rows: { $rows }; part files: { $parts }; size: { $size } MB. Everything is in { $folder }.

# The card of a dataset.

dataset-card-title = { $game }: decisions of bots
dataset-card-what = Matches: { $matches }. Rows: { $rows }, one for each decision. Made by brasier dataset.
dataset-card-incomplete = This dataset is not complete: { $matches } matches are planned.
dataset-card-options = Options: { $options }; rules: version { $rules }.
dataset-card-seats = Seats: { $seats }; they are turned round the table from match to match.
dataset-card-bot = Bot { $name }: with the budget it is meant to have.
dataset-card-bot-nodes = Bot { $name }: with { $nodes } nodes for each decision.
dataset-card-own-bot = Bot { $name }: { $source }, file { $digest }.
dataset-card-seed = Seed: { $seed }. The same command makes the same rows again.
dataset-card-sample = Each decision was kept with probability { $part }.
dataset-card-code = Made with Brasier { $version }; digest of rules and bots { $code }, of rows { $rows }.
dataset-card-columns = Columns
dataset-card-column = column
dataset-card-type = type
dataset-card-meaning = meaning
dataset-card-parts = An observation has { $width } bytes and holds nothing that its seat could not know. Which byte means what is told in dataset.json. The game has { $actions } actions; a mask of them is false but for those in legal.
dataset-card-luck = Matches of a block share their luck and differ in who sits where. Rows of one block belong on the same side of a split.
dataset-card-reading = Reading

# The columns.

dataset-column-match = Number of the match, from 0.
dataset-column-block = Matches of the same block meet the same luck; divide training and test data by block.
dataset-column-step = Number of the step in its match, from 0; steps of chance are counted, but have no row.
dataset-column-seat = The seat that decides.
dataset-column-bot = Who sits there.
dataset-column-action = What it did, as a number.
dataset-column-text = The same as text.
dataset-column-forced = Whether nothing else was legal; then nobody was asked.
dataset-column-legal = The numbers of all legal actions, in rising order.
dataset-column-observation = What the seat could know before it acted: the row of bytes that the environments give.
dataset-column-value = What the bot expected of this action, in its own measure; missing where it was forced or has no opinion.
dataset-column-measure = The measure of that value: win (probability of winning), points (own score at the end) or worth (a rule of thumb).
dataset-column-share = Outcome for this seat: its part of the victory. 1 for who wins, equal parts for rivals who tie, 0 for others.
dataset-column-score = Outcome for this seat: its score.
dataset-column-won = Outcome for this seat: whether it is among the winners.
dataset-column-length = Steps of the whole match, those of chance too.

# Refusals.

refusal-dataset-not-installed = Datasets need the extra “rl”, which is not installed here ({ $what } is missing).
refusal-dataset-folder-taken = The folder { $folder } holds other things than a dataset; choose another folder with --out.
refusal-dataset-other-order = The folder { $folder } holds another dataset (different: { $what }); choose another folder with --out.
