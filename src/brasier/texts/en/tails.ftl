-tails = Tails on Fire

game-tails = { -tails }
about-tails = Opossums hunt for fire: choose three cards in secret, bluff, and bring home the most flames.

# Words inside sentences. A card is 1 to 9, or +1, the trickster; a list of cards is made of these signs: “1, 5 and +1”.

cards-tails = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
flames-tails = { $flames ->
    [one] { $flames } flame
   *[other] { $flames } flames
}

# Options.

option-tails-players = How many of you play: 2 to 6; with 2 or 3 the Thief joins (T1, T14).
option-tails-eldest = The seat of the eldest, who is the first player of the first round (T5).
option-tails-deck = The iguana cards: ours, or the start value and flames of each card, like 1:3,4:2 (T2).

# What you may do. $value is what the card counts as.

choice-tails-play = play the { $value } as the first card
choice-tails-play-cover = cover the last card with the { $value }
choice-tails-play-trickster = cover the last card with the trickster, which counts as { $value }

# What happens. A form for each who: a player has $name, the Thief has a sentence of its own. $of is the player robbed.
# What belongs together may be told in one sentence: several who pass ($names), a card the Thief draws and plays.

event-tails-blaze = { $name } draws the { $value } for a first blaze pile.
event-tails-iguana = Round { $round }: the iguana card has start value { $start } and { flames-tails }. { $left ->
    [0] It is the last one.
    [one] { $left } more lies under it.
   *[other] { $left } more lie under it.
}
event-tails-chosen = { $name } has chosen { cards-tails }.
event-tails-chosen-own = { $count ->
    [1] { $name } has only 1 card left and chooses it: { $cards }.
    [2] { $name } has only 2 cards left and chooses both: { $cards }.
   *[other] { $name } chooses { $cards }.
}
event-tails-hunt = The hunt begins with { $name }; the first card must be the { $value }.
event-tails-played = { $name } plays the { $value }.
event-tails-played-trickster = { $name } plays the trickster, which counts as { $value }.
event-tails-played-thief = The Thief plays the { $value }.
event-tails-played-reserve = The Thief plays the { $value }, the top of its reserve.
event-tails-passed = { $name } passes.
event-tails-passed-several = { $names } pass.
event-tails-passed-thief = The Thief passes.
event-tails-raised = Everybody has passed: now the first card must be the { $value }.
event-tails-raised-must = All nine values have been offered in vain: whoever holds the { $value } must play it now.
event-tails-drawn = The Thief draws the { $value }.
event-tails-drawn-played = The Thief draws the { $value } and plays it.
event-tails-drawn-kept = The Thief draws the { $value }, which does not fit: it goes on its reserve, and the Thief passes.
event-tails-won = { $name } wins the round with the { $value } and takes the iguana card { $start } with { flames-tails }.
event-tails-won-trickster = { $name } wins the round with the trickster, which counts as { $value }, and takes the iguana card { $start } with { flames-tails }.
event-tails-won-thief = The Thief wins the round with the { $value }; the iguana card { $start } with { flames-tails } goes to the box.
event-tails-stolen = { $name } steals { flames-tails } from under { $of }’s { $value }; the { $value } goes back to { $of }’s hand.
event-tails-stolen-thief = The Thief steals { flames-tails } from under { $of }’s { $value }, for the box; the { $value } goes back to { $of }’s hand.
event-tails-exhausted = { $count ->
    [one] { $name }’s { $cards } is exhausted and stays out of the next round.
   *[other] { $name }’s { $cards } are exhausted and stay out of the next round.
}
event-tails-recovered = { $count ->
    [one] { $name }’s { $cards } is no longer exhausted and goes back to hand.
   *[other] { $name }’s { $cards } are no longer exhausted and go back to hand.
}
event-tails-end = The match is over.

# Whose turn it is. $wanted is the value that fits now, $flames are those of the iguana card.

worth-tails = The iguana card is worth { flames-tails }.
turn-tails-choose = { $name }: choose { cards-tails } for this round. The start value is { $start }. { worth-tails }
turn-tails-first = { $name }: play the { $wanted } as the first card, or pass. { worth-tails }
turn-tails-first-must = { $name }: all nine values have been offered in vain. If you hold the { $wanted }, you must play it; if not, pass. { worth-tails }
turn-tails-chase = { $name }: cover the last card with the { $wanted } or the trickster, or pass. { worth-tails }
turn-tails-chase-trickster = { $name }: cover the trickster with the { $wanted }, or pass. { worth-tails }

# How it ends.

outcome-tails-most-flames = { $name } wins with { flames-tails }.
outcome-tails-shared = { $names } share the victory with { flames-tails } each.

# Words people may type for a word of the notation; all are understood in both languages. A trickster is written +1.

words-tails-choose = choose pick
words-tails-play = play lay
words-tails-pass = pass
words-tails-blaze = blaze
words-tails-iguana = iguana
words-tails-thief = thief
words-tails-trickster = trickster

# Refusals: before the match.

refusal-tails-two-to-six = { $players ->
    [1] A match is for 2 to 6 players; to play alone, leave the other seats to bots.
   *[other] A match is for 2 to 6 players, not { $players }.
}
refusal-tails-eldest-not-seated = The eldest cannot sit on seat { $eldest }; seats go from 0 to { $last }.
refusal-tails-unreadable-deck = The deck “{ $deck }” cannot be read; write ours, or the start value and flames of each card, like 1:3,4:2.
refusal-tails-one-to-nine-iguanas = A deck has 1 to 9 iguana cards, not { $cards }.
refusal-tails-no-such-start = No iguana card can have the start value { $start }; choose one from 1 to 9.
refusal-tails-start-twice = The start value { $start } is given twice; no two iguana cards may share one.
refusal-tails-one-to-nine-flames = The iguana card { $start } must have 1 to 9 flames, not { $flames }.

# Refusals: words that name nothing in the box.

refusal-tails-no-such-card = There is no card “{ $card }”; numbers go from 1 to 9, and +1 is the trickster.
refusal-tails-nothing-there = There is nothing there; choose one of your cards.
refusal-tails-card-twice = You name { $card } twice, but have it only once; name another card.
refusal-tails-one-to-three-cards = { $cards ->
    [0] You name no card; name 3, or your whole hand if it has fewer.
   *[other] You name { $cards } cards; name 3, or your whole hand if it has fewer.
}

# Refusals: the choice. A card is a sign: “your 6”, “your +1”.

refusal-tails-draw-first = A card has to be turned up or drawn first; then you go on.
refusal-tails-choose-first = The hunt has not begun yet; choose your cards for this round first.
refusal-tails-already-chosen = You have chosen already; the hunt begins when the others have chosen too.
refusal-tails-nothing-to-choose = You have no card in hand to choose for this round; wait until the others have chosen.
refusal-tails-choice-is-over = Everybody has chosen for this round; in the hunt you play one card at a time.
refusal-tails-choose-exactly = { $needed ->
    [3] You choose exactly 3 cards for a round, not { $given }.
    [one] You have only { $needed } card in hand; choose just that one, not { $given }.
   *[other] You have only { $needed } cards in hand; choose these { $needed }, not { $given }.
}
refusal-tails-on-a-pile = Your { $card } lies on one of your blaze piles and cannot be chosen or played; only cards from your hand can.
refusal-tails-exhausted = Your { $card } is exhausted and cannot be chosen or played in this round; it comes back to your hand when the round is over.
refusal-tails-played-already = You have already played your { $card } in this round; play another card, or pass.
refusal-tails-not-chosen = You did not choose your { $card } for this round, so it waits in the den; play a card you have chosen, or pass.

# Refusals: the hunt.

refusal-tails-trickster-cannot-open = The trickster cannot be the first card; play the number that is asked for if you hold it, or pass.
refusal-tails-not-start-value = The first card must be the { $wanted }, not your { $card }; play the { $wanted } if you hold it, or pass.
refusal-tails-must-open = All nine values have been offered in vain, and you hold the { $wanted }; now you must play it.
refusal-tails-not-one-higher = The last card counts as { $top }, so your { $card } cannot cover it; play the { $wanted } if you hold it, or pass.
refusal-tails-trickster-on-trickster = A trickster cannot cover a trickster; play the next number if you hold it, or pass.

# Refusals: the cards of the real box.

refusal-tails-trickster-not-drawn = The trickster is never drawn here; name a value from 1 to 9.
refusal-tails-other-draw = { $wanted ->
    [blaze] An opossum for a first blaze pile is to be drawn now; say which one it is.
    [iguana] The next iguana card is to be turned up now; say which start value it has.
   *[thief] The Thief is to draw a card now; say which one it is.
}
refusal-tails-blaze-of-seat = The first blaze pile of seat { $seat } is to be laid now; say which opossum lies on it.
refusal-tails-blaze-taken = The { $value } lies on another campfire already, and all values must differ; draw another opossum.
refusal-tails-iguana-gone = The iguana card { $start } is not in the pile; say which one lies on top.
refusal-tails-thief-card-gone = The { $value } is not in the Thief’s pile any more; say which card it draws.

# In the terminal.

you-tails = Opossum
letters-tails = RBYGPI
label-tails-thief = Thief
label-tails-box = Box
preset-tails-bots = Against 3 bots (easy)
preset-tails-bot-thief = Against 1 bot and the Thief
preset-tails-two = 2 people at this screen, and the Thief
preset-tails-three = 3 people at this screen, and the Thief
preset-tails-four = 4 people at this screen
preset-tails-five = 5 people at this screen
preset-tails-six = 6 people at this screen
preset-tails-box = 2 people with the real box: you draw, Brasier referees
opening-tails = { -tails } for { $players }.
opening-tails-thief = The Thief plays too (T14).
opening-tails-rounds = { $rounds ->
    [one] There is { $rounds } round, and the most flames win (T13).
   *[other] There are { $rounds } rounds, and the most flames win (T13).
}
opening-tails-seats = Clockwise: { $names }. { $name } begins the first round (T5).
opening-tails-deck = The flames of the iguana cards are ours (T2); whoever has other ones starts with deck=1:3,2:2,…

# What you may do and type.

hand-tails = Your hand: { $cards }
held-tails = You hold: { $cards }
type-tails-choose = { $count ->
    [one] Type the card, like this: { $cards }
   *[other] Type { $count } cards, like this: { $cards }
}
nothing-fits-tails = None of them fits now.
pass-tails = pass
loot-tails = (if it wins: { flames-tails } of { $name }’s)
hint-tails-choose = I do not understand “{ $text }”. { type-tails-choose }
hint-tails-hunt = I do not understand “{ $text }”. Type a card you hold, like 6 or +1, or 0 to pass.
hint-tails-drawn = I do not understand “{ $text }”. Type the number on the card.

# Where everyone stands.

status-tails = Round { $round } of { $rounds }
status-tails-seat = { $name } { flames-tails }
standing-tails = { $name }: { flames-tails }.
pile-tails = Under the { $card }: { flames-tails }, { $fires }.
pile-tails-trickster = Under the trickster, safe from theft: { flames-tails }, { $fires }.
fire-tails-iguanas = { $count ->
    [one] the iguana card { $cards }
   *[other] the iguana cards { $cards }
}
fire-tails-campfire = { $name }’s campfire
box-tails = Taken out of the match by the Thief: { flames-tails }, { $fires }.
to-come-tails = Iguana cards to come, in no order: { $cards }.
to-come-tails-card = { $start } ({ flames-tails })

# The table in words.

told-tails-round = Round { $round } of { $rounds }. The iguana card has start value { $start } and { flames-tails }. { $name } begins.
told-tails-between = { $round ->
    [0] No iguana card is turned up yet.
   *[other] Rounds that are over: { $round } of { $rounds }.
}
told-tails-row = Played, the last card on top: { $cards }.
told-tails-laid = { $name } { $value }
told-tails-laid-trickster = { $name } the trickster as { $value }
told-tails-choosing = { $count ->
    [one] { $names } has yet to choose.
   *[other] { $names } have yet to choose.
}
told-tails-wanted = Wanted now: { $value }.
told-tails-wanted-must = Wanted now: { $value }, and whoever holds it must play it.
told-tails-turn = It is { $name }’s turn.
told-tails-turn-thief = It is the Thief’s turn.
told-tails-held = Still in hand: { $cards }.
told-tails-den = In the den: { $cards }.
told-tails-hand = In hand and den together: { $cards }.
told-tails-holds = { $count ->
    [0] No chosen card is still in hand.
    [one] { $count } of these is chosen and still in hand.
   *[other] { $count } of these are chosen and still in hand.
}
told-tails-lacks = Not among the chosen ones: { $cards }.
told-tails-exhausted = { $count ->
   *[other] Out of this round (exhausted): { $cards }.
}
told-tails-thief = The Thief may still draw: { $cards }.
told-tails-thief-empty = The Thief has no card left to draw.
told-tails-reserve = Its reserve: { $cards }, the { $top } on top.

# The signs of the drawing.

legend-tails-iguana = the iguana card on top: its start value and its flames
legend-tails-below = how many iguana cards lie under it, then each of them, in no order
legend-tails-laid = a card of this round and who played it; the last one lies on top
legend-tails-trickster = a trickster, and what it counts as
legend-tails-wanted = the value wanted now, and whose turn it is
legend-tails-raised = how often the start value was raised because all had passed
legend-tails-must = whoever holds this value must play it
legend-tails-seat = the seats, by the letters of their colours
legend-tails-turn = whose turn it is
legend-tails-first = the first player of this round
legend-tails-winner = who has won
legend-tails-flames = all the flames of a seat
legend-tails-held = chosen cards that a seat still holds
legend-tails-choosing = a seat that has not chosen yet
legend-tails-hand = the cards in hand and den together
legend-tails-chosen = a chosen card, if you may know it
legend-tails-exhausted = an exhausted card: out of this round
legend-tails-lacks = a card that is certainly not among the chosen ones
legend-tails-away = a card that was played or lies on a pile
legend-tails-pile = a blaze pile: an opossum and the flames under it
legend-tails-big-pile = a blaze pile with many flames
legend-tails-thief = the Thief
legend-tails-thief-pile = cards the Thief may still draw
legend-tails-reserve = the reserve of the Thief, the last card on top
legend-tails-box = what the Thief took out of the match: iguana cards by start value, campfires by letter

# With the real box.

ask-tails-blaze = The opossum that { $name } draws for the campfire ({ $values }):{ " " }
ask-tails-iguana = The start value of the iguana card on top ({ $values }):{ " " }
shuffle-tails-thief = Shuffle all the Thief’s cards again and put them on the right of { $name }, the first player (T17).
ask-tails-thief = The card that the Thief draws ({ $values }):{ " " }
