# Tails on Fire on the screen. A card is “7” or the word for the trickster; both fit after “the”.

web-tails-board = The table of { -tails }
web-tails-keys = Arrows move, Enter presses, N goes to the next card you may use. 1 to 9 and + are your cards, 0 passes, G seals or plays.
web-tails-players = { $players ->
    [2] 2 players and the Thief
    [3] 3 players and the Thief
   *[other] { $players } players
}
web-tails-trickster = trickster
web-tails-round = Round { $round } of { $rounds }

# Around the table.

web-tails-circuit = Players, clockwise
web-tails-first = opens
web-tails-turn = to play
web-tails-passes = passes
web-tails-your-turn = Your turn
web-tails-you-open = You open
web-tails-you-pass = You pass
web-tails-thinks = thinking
web-tails-sealed = sealed
web-tails-thief-rule = It plays what it draws, if it fits (T15).
web-tails-draws = { $count ->
    [0] nothing to draw
   *[other] { $count } to draw
}
web-tails-reserve = Reserve
web-tails-has-sealed = The cards are sealed.
web-tails-has-not-sealed = Still choosing.
web-tails-has-turn = It is their turn.
web-tails-stolen-by = A round won with a { $value } steals it (T10).
web-tails-at-stake = at stake

# The middle.

web-tails-centre = The iguana card and the cards of this round
web-tails-prize = To win
web-tails-opens = The hunt opens with a { $value }.
web-tails-now-first = Now a { $value } to open.
web-tails-now = Now a { $value }, or a trickster.
web-tails-now-number = Now a { $value }, no trickster.
web-tails-now-must = Whoever holds the { $value } must play it.
web-tails-under = { $count ->
    [0] the last iguana card
    [one] { $count } iguana card to come
   *[other] { $count } iguana cards to come
}
web-tails-counts = counts as { $value }
web-tails-row = Cards played in this round, the last one on the right
web-tails-nobody = No card is played yet.

# Your cards.

web-tails-tray = Secret choice: { $count } of { $needed }
web-tails-tray-sealed = Sealed
web-tails-tray-hunt = On the hunt
web-tails-tray-empty = Secret choice
web-tails-hand = Your hand
web-tails-hand-choose = press a card to choose it
web-tails-hand-hunt = the others wait in the den
web-tails-blazes = Your blazes
web-tails-named = { $card }, { $where }
web-tails-is-hand = in hand
web-tails-is-chosen = chosen
web-tails-is-den = in the den
web-tails-is-played = played
web-tails-is-exhausted = exhausted
web-tails-is-pile = on a blaze
web-tails-may-choose = Choose it.
web-tails-may-take-back = Take it back.
web-tails-may-play = Play it: it counts as { $value }.
web-tails-loot = If it wins, it steals { flames-tails } from { $name }.
web-tails-covered = A covered card
web-tails-look = Hold to look
web-tails-cover-hint = Your cards are covered on this screen.

# The buttons.

web-tails-seal = { $count ->
    [one] Seal this card
   *[other] Seal these { $count } cards
}
web-tails-seal-more = { $count ->
    [one] Choose 1 more card
   *[other] Choose { $count } more cards
}
web-tails-seal-hint = You can reopen them until everybody has sealed.
web-tails-play = Play the { $card }
web-tails-pass = Pass
web-tails-nothing-fits = None of your cards fits now.
web-tails-wait-sealed = Your cards are sealed; waiting for { $names }. Undo opens them again.
web-tails-wait-choosing = Waiting for { $names } to choose.
web-tails-wait-turn = { $name } is to play.
web-tails-wait-thief = The Thief is to play.
web-tails-over = The match is over.

# Beside the table.

web-tails-race = Flames
web-tails-box = Box
web-tails-leads = in the lead
web-tails-to-come = Iguana cards to come
web-tails-no-order = in no order
web-tails-none-to-come = No iguana card is left under this one.
web-tails-iguana = Iguana card { $start }: { flames-tails }

# What happens, where the terminal says it in another way.

web-tails-drawn-kept = The Thief draws the { $value }, which does not fit and goes on its reserve.

# What can be done.

web-tails-offer-seal = Seal { $cards }
web-tails-offer-first = as the first card
web-tails-offer-cover = on { $name }’s { $value }
web-tails-offer-counts = counts as { $value }

# What is awaited.

web-tails-awaited-choose = { $count ->
    [one] choose 1 card in secret
   *[other] choose { $count } cards in secret
}
web-tails-awaited-first = a { $wanted } to open, or pass
web-tails-awaited-must = the { $wanted } must be played by whoever holds it
web-tails-awaited-cover = a { $wanted } or a trickster, or pass
web-tails-awaited-number = a { $wanted }, or pass

# The end.

web-tails-figure = { $piles ->
    [0] { $name }: no blaze
    [one] { $name }: 1 blaze
   *[other] { $name }: { $piles } blazes, { $sum }
}
web-tails-figure-box = In the box

# The table in words.

web-tails-text-table = The round
web-tails-text-round = Round { $round } of { $rounds }.
web-tails-text-iguana = Iguana with { flames-tails }, start { $start }.
web-tails-text-chosen = { $count ->
    [one] { $names } has chosen.
   *[other] { $names } have chosen.
}
web-tails-text-choosing = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
web-tails-text-hand = { $count ->
    [0] No card in hand.
    [one] { $count } card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
web-tails-text-own-chosen = { $count ->
   *[other] Chosen: { $cards }.
}
web-tails-text-own-played = Played: { $cards }.
web-tails-text-flames = Your blazes hold { flames-tails }.
web-tails-text-choose-with = Choices with the { $card } as the lowest card
web-tails-text-do = What you may do
