# What is wrong with a text that should be a record. The variables are the facts of the damage, $line its line, and
# $reason why the rules refuse what it tells: a sentence without its capital and its full stop.

record-line = This record is damaged, line { $line }:
record-not-for-us = This program cannot read this record:

# It is no record.

damaged-not-a-record = This file is not a Brasier record.

# It is a record, for another program.

damaged-other-format = { record-not-for-us } it begins with “{ $found }” instead of “{ $known }”.
damaged-unknown-game = { record-not-for-us } there is no game “{ $game }” here.
damaged-other-rules = { record-not-for-us } it was played by version { $rules } of the rules of “{ $game }”; version { $known } is known here.

# It was a record: the lines.

damaged-line-too-long = { record-line } the line is longer than { $longest } characters.
damaged-not-text = { record-line } the line has characters that are not text.
damaged-step-count = { record-line } the last step is { $steps }, but it should be { $expected }.

# It was a record: the header.

damaged-header-form = { record-line } “{ $found }” is not a line of a header.
damaged-header-twice = { record-line } “{ $key }” is already in line { $first }.
damaged-header-missing = { record-line } the header ends without “{ $key }”.
damaged-unknown-header = { record-line } “{ $key }” is not part of a header.
damaged-whole-number = { record-line } “{ $key }” must be a whole number, not “{ $value }”.
damaged-not-a-value = { record-line } “{ $value }” is not a value.
damaged-seat-order = { record-line } “seat { $seat }” should be here, not “{ $found }”.
damaged-no-seats = { record-line } the header ends without a seat.
damaged-options-refused = { record-line } { $reason }.
damaged-seats-refused = { record-line } { $reason }.
damaged-too-many-steps = { record-line } a match has at most { $most } steps.

# It was a record: the steps and the result.

damaged-step-form = { record-line } step { $step } should be here, not “{ $found }”.
damaged-no-such-seat = { record-line } there is no seat “{ $seat }” in this match.
damaged-step-refused = { record-line } at step { $step }, { $reason }.
damaged-result-differs = { record-line } the result is “{ $said }”, but the steps lead to “{ $true }”.
damaged-result-missing = { record-line } the match is over, but its result “{ $true }” is missing.
damaged-result-too-early = { record-line } the result is “{ $said }”, but the match is not over.

# It was a record: the dealer, the seal and the seed.

damaged-unknown-dealer = { record-line } the dealer is seeded, manual or scripted, not “{ $dealer }”.
damaged-no-commitment = { record-line } the dealer has a seed, but its seal (commitment) is missing.
damaged-sealed-by-nobody = { record-line } “{ $key }” does not go with the dealer “{ $dealer }”, who has no seed.
damaged-dealt-from = { record-line } “dealt from” names step { $step }, but must be from 1 to { $most }.
damaged-bad-seed = { record-line } a seed has 1 to { $longest } visible characters, without spaces at its ends.
damaged-seed-differs = { record-line } the seed does not fit the seal shown at the start.
damaged-draw-differs = { record-line } step { $step } is “{ $said }”, but the seed gives “{ $given }”.

# Nothing is wrong, and there is no seed to prove it with.

