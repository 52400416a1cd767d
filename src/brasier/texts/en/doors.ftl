# The doors of the house: the commands, the terminal, the referee.

# Files and records.

file-not-text = This file is not a text in UTF-8.
file-problem = The file { $file } cannot be used: { $problem }.
drawn-to = The picture is in { $file }.
verified = { $count ->
    [0] Every step is legal. The seed { $seed } fits the seal { $commitment }, but has dealt nothing yet.
    [one] Every step is legal. 1 outcome of chance is as the seed { $seed } dealt it, and the seed fits the seal { $commitment }.
   *[other] Every step is legal. { $count } outcomes of chance are as the seed { $seed } dealt them, and the seed fits the seal { $commitment }.
}
verified-fork = What came before step { $step } was dealt elsewhere and is not proved here.
bench-peers-missing = The peers to compare with are not installed ({ $what }); install the extra “bench”.

# Beginning a match in the terminal.

welcome = Welcome to Brasier.
you = Captain
player = Captain { $number }
ask-number = Your choice, 1 to { $last } [1]:{ " " }
ask-name = Your name [{ $default }]:{ " " }
no-such-number = Type a number from 1 to { $last }.
sealed = What chance will bring is sealed: { $commitment }. The seed is shown at the end.
manual = You have the real box: say what comes.
answer-hint-feurio = Answer with the number of a choice.
answer-hint-flashpoint = { answer-hint-feurio }
answer-hint-tails = Type your cards as they are called: 1 5 +1; 0 passes.
help-hint = help shows what else you can type, legend what the signs mean.

# Playing in the terminal. Every word of a command-… is understood in both languages.

command-help = help h ?
command-board = board b
command-words = words
command-score = score
command-log = log l
command-rule = rule r
command-hint = hint advice
command-undo = undo u
command-save = save
command-quit = quit q
help =
    Type what is offered, or the action in words, as here:
    board (b), or just Enter: show the board and the choices again
    legend: what the signs of the board mean
    words: tell the board in sentences
    score: where everyone stands, with every figure
    log (l): tell what has happened
    rule 14 (r 14): read a rule; rule alone lists them
    hint: what a good player would do here, and why
    undo (u): take back the last decision at this table
    save FILE: keep the match in this file from now on
    quit (q): leave; the match is kept
help-example-feurio = tile 2,-1 · men 0,0 red 2 · firebreak 2,-1 red · pass
help-example-flashpoint = north (or n) · carry south · open east · douse here · quench west · chop north · command 2 move east · end
help-example-tails = choose 1 5 +1 · play 6 · play +1 · pass
hand-over = Pass the screen to { $name }, who then presses Enter.{ " " }
just-enter = Just press Enter.
undone = Taken back: { $what }
nothing-to-undo = There is nothing to take back yet.
save-where = Name the file as well: save my-match.brasier
saved = The match is now kept in { $file }.
no-such-rule = The rulebook has no rule { $number }.
left = The match is kept. To go on:
kept = The record of this match is in { $file }.
revealed = The seed is { $seed }. It fits the seal { $commitment } shown at the start.

# Looking at a record.

replay-at = Step { $step } of { $last }.
replay-ask = Enter: next; -: back; a number: that step; end; score; q: leave >{ " " }

# Refusals.

refusal-option-form = “{ $text }” is not an option; write it as name=value.
refusal-file-too-long = This file is too long; a record has at most { $longest } bytes.
refusal-file-exists = { $file } exists already; choose another name.
refusal-nothing-to-resume = There is no match to go on with yet.
refusal-too-many-people = { $seats ->
    [one] This match has { $seats } seat; you name { $people } people.
   *[other] This match has { $seats } seats; you name { $people } people.
}
refusal-no-such-choice = { $last ->
    [1] There is only one choice: 1.
   *[other] There is no such choice; they go from 1 to { $last }.
}
refusal-bad-seed = A seed has 1 to { $longest } visible characters, without spaces at its ends.
refusal-too-far-back = { $steps ->
    [one] You cannot go back { $steps } step; { $last } can be taken back.
   *[other] You cannot go back { $steps } steps; { $last } can be taken back.
}
refusal-which-game = The request names no game; say which one to play.
refusal-no-match = There is no match yet; begin one with new or load.
refusal-request-too-long = This request is too long; the limit is { $longest } bytes.
refusal-bad-request = This request does not have the right form: { $detail }.
refusal-not-json = This line is not JSON: { $detail }.
refusal-one-request = A line holds exactly 1 request, not { $given }; known requests: { $known }.
verified-manual = Every step is legal. People said what came: it cannot be proved.
verified-sealed = Every step is legal. The seed is still sealed ({ $commitment }): what chance brought can be proved when the match is over.
verified-unfinished = The match is not over yet.
ask-again = Another match? [y/N]{ " " }
yes = y yes o oui
preset-resume = Go on with { $game } of { $who }
command-legend = legend signs
not-understood = { $choices ->
    [0] I do not understand “{ $text }”. Type what was drawn or rolled, or help.
    [one] I do not understand “{ $text }”. Type { $last }, or help.
   *[other] I do not understand “{ $text }”. Type a number from { $first } to { $last }, or help.
}
board-too-wide = The board is wider than this terminal; here it is in words.
refusal-same-name = Two people are called { $name }; give them different names.
refusal-bots-have-no-hands = With the real box a bot cannot keep its tile secret; play firebreaks without bots, or let Brasier draw.
refusal-resume-as-it-is = A match goes on as it began; options, names and seed cannot be changed.
output = the output
refusal-name-of-a-bot = “{ $name }” is what a bot is called; choose another name.
refusal-our-fault = This is our fault, not yours; the match is as it was. Please tell us of { $what }.
verified-scripted = Every step is legal. A script said what came: there is nothing to prove.
verified-result = The result is what the steps lead to: { $result }.
not-kept = This match is not kept anywhere: no file can be written.
file-changed = { $file } was written by another session of this match.
sealed-elsewhere = The seed of this match is kept elsewhere; from step { $step } on a new seal deals, in a file of its own.
verified-sealed-over = Every step is legal. The seed was not told ({ $commitment }): what chance brought cannot be proved from this record.
replay-hidden = This match is not over: what is secret stays hidden.
refusal-no-own-board = There is no house to draw in { $game }; leave out --board.
refusal-board-twice = The board is given twice; leave out --board or board=….

# What a player that is a program says of a decision.

advice-win = { $percent } % to win
advice-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
