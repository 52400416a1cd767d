# Small words.

list-and = { $first } and { $last }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Refusals of the house. The variables are the facts of the refusal.

refusal-unknown-game = There is no game “{ $game }” here; known games: { $known }.
refusal-unknown-option = This game has no option “{ $option }”.
refusal-bad-option = An option has a value that does not fit: { $detail }.
refusal-seats-do-not-fit = { $needed ->
    [one] This match has 1 seat; you name { $given }.
   *[other] This match has { $needed } seats; you name { $given }.
}
refusal-bad-name = A name has 1 to { $longest } visible characters.
refusal-no-such-seat = { $last ->
    [0] There is no seat { $seat }; the only one is seat 0.
   *[other] There is no seat { $seat }; seats go from 0 to { $last }.
}
refusal-no-such-step = { $last ->
    [0] There is no step { $step }; nothing has been played yet.
   *[other] There is no step { $step }; the last one is { $last }.
}
refusal-unreadable = “{ $text }” cannot be read; choose one of the actions offered.
refusal-unknown-action = There is no action number { $action }.
refusal-match-over = This match is over; nothing more can be played.
refusal-not-your-turn = It is not your turn; seat { $seat } is to play.
refusal-no-chance-now = Nothing is to be drawn or rolled now.
refusal-unknown-level = There are no bots of the level “{ $level }” in this game; known levels: { $known }.
refusal-chance-is-dealt = No seat plays for chance; what it gives is dealt, or announced from the real box.
