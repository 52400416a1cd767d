# The doors of the house: the commands, the terminal, the referee.

# Files and records.

record-damaged = This record is damaged, line { $line }: { $what }.
file-not-text = This file is not a text in UTF-8.
file-problem = The file { $file } cannot be used: { $problem }.
drawn-to = The picture is in { $file }.
verified = { $count ->
    [one] { $count } draw confirmed: the seed { $seed } fits the seal { $commitment }.
   *[other] { $count } draws confirmed: the seed { $seed } fits the seal { $commitment }.
}
verified-fork = What came before step { $step } was dealt elsewhere and is not confirmed here.
bench-peers-missing = The peers to compare with are not installed ({ $what }); install the extra “bench”.

# Beginning a match in the terminal.

welcome = Welcome to Brasier.
you = Captain
player = Captain { $number }
preset-bots = Against 3 bots
preset-alone = Solitaire
preset-two = 2 people at this screen, against each other
preset-together = 2 people at this screen, as one team
ask-number = Your choice, 1 to { $last } [1]:{ " " }
ask-name = Name [{ $default }]:{ " " }
no-such-number = Type a number from 1 to { $last }.
sealed = The draws are sealed: { $commitment }. The seed is shown at the end.
manual = You have the real box: say what you draw.
help-hint = Answer with a number or the action itself; help shows the commands.

# Playing in the terminal. Every word of a command-… is understood in both languages.

command-help = help h ?
command-board = board b
command-words = words w
command-score = score s
command-log = log l
command-rule = rule r
command-undo = undo u
command-save = save
command-quit = quit q
help =
    Type the number of a choice, or the action itself.
    board (b): draw the board again
    words (w): tell the board in words
    score (s): show the men and zones of everyone
    log (l): tell what has happened
    rule F14 (r F14): show a rule
    undo (u): go back to your last decision
    save FILE: keep the match in this file
    quit (q): leave; the match is kept
ask-chance = What was drawn ({ $known }):{ " " }
hand-over = Pass the screen to { $name }, who then presses Enter.{ " " }
undone = Back to step { $step }.
nothing-to-undo = There is nothing to take back yet.
save-where = Name the file as well: save my-match.brasier
saved = The match is now kept in { $file }.
no-such-rule = The rulebook has no rule { $number }.
left = The match is kept. To go on: brasier play --resume { $file }
kept = The record of this match is in { $file }.
revealed = The seed is { $seed }. It fits the seal { $commitment } shown at the start.

# Looking at a record.

replay-at = Step { $step } of { $last }.
replay-ask = Enter: next; -: back; a number: that step; q: leave >{ " " }

# Refusals.

refusal-option-form = “{ $text }” is not an option; write it as name=value.
refusal-file-too-long = This file is too long; a record has at most { $longest } bytes.
refusal-file-exists = { $file } exists already; choose another name.
refusal-nothing-to-resume = There is no match to go on with yet.
refusal-too-many-people = { $seats ->
    [one] This match has { $seats } seat; you name { $people } people.
   *[other] This match has { $seats } seats; you name { $people } people.
}
refusal-no-such-choice = There is no such choice; they go from 1 to { $last }.
refusal-bad-seed = A seed has 1 to { $longest } visible characters, without spaces at its ends.
refusal-too-far-back = You ask to go back { $steps } steps; { $last } can be taken back.
refusal-which-game = The request names no game; say which one to play.
refusal-no-match = There is no match yet; begin one with new or load.
refusal-request-too-long = This request is too long; the limit is { $longest } bytes.
refusal-bad-request = This request does not have the right form: { $detail }.
refusal-not-json = This line is not JSON: { $detail }.
refusal-one-request = A line holds exactly 1 request, not { $given }; known requests: { $known }.
refusal-damaged-record = { record-damaged }
