-feurio = Feurio!

game-feurio = { -feurio }
about-feurio = The forest is burning. Spread your firefighters wide, but keep a way to the water.

# Colours. Inside a sentence that has $colour, write { colour } or { men-feurio }.

colour-letters = RGBY
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour = { $colour ->
    [red] { colour-red }
    [green] { colour-green }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[other] { $colour }
}
colour-heading = { $colour ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] { $colour }
}
men-feurio = { $men ->
    [one] { $men } { colour } man
   *[other] { $men } { colour } men
}
men-feurio-nobody = Nobody
men-feurio-there = { $men ->
    [0] nobody stands on it yet
    [one] { $men } man already stands on it
   *[other] { $men } men already stand on it
}

# Options.

option-feurio-players = How many of you play: 2 to 4, or 1 in solitaire (F4–F8).
option-feurio-mode = Whether you play against each other, alone, or all together.
option-feurio-firebreaks = A drawn tile may be laid face down to slow the fire, for the price of 1 man (F24).
option-feurio-cest_chaud = “C’est chaud”: what a zone is worth is rounded down instead of up (F27).
option-feurio-eldest = The seat of the eldest, who draws the start tiles; the next seat begins (F4).
mode-feurio-competitive = Everyone plays for themselves, and the most points win (F20).
mode-feurio-solitaire = You lead all four colours alone, to bring each into one zone with an open 1 (F22).
mode-feurio-cooperative = You play together, to bring each colour into one zone with an open 1 (F22).
mode-feurio = { $mode ->
    [competitive] competitive
    [solitaire] solitaire
    [cooperative] cooperative
   *[other] { $mode }
}

# What you may do.

choice-feurio-middle = the { $low } and the { $high } in the middle of the rhombus
choice-feurio-tile = lay the tile
choice-feurio-firebreak = face down, costs 1 { colour }
choice-feurio-pass = place nobody

# What happens.

event-feurio-drawn = { $name } draws a { $value }.
event-feurio-drawn-secret = { $name } draws a tile without showing it.
event-feurio-tile = { $name } lays a { $value } at { $cell }.
event-feurio-firebreak = { $name } lays a firebreak at { $cell }; 1 { colour } man goes back to the box.
event-feurio-firebreak-own = { $name } lays a { $value } face down at { $cell } as a firebreak; 1 { colour } man goes back to the box.
event-feurio-men = { $name } places { men-feurio } at { $cell }.
event-feurio-pass = { $name } places nobody.
event-feurio-begin = { $name } begins.
event-feurio-end = The match is over.

# Whose turn it is, and where everyone stands.

turn-feurio-draw = { $name } draws a tile.
turn-feurio-middle = { $name }: choose which two of { $values } lie in the middle of the rhombus.
turn-feurio-tile = { $name }: lay the { $value } on a hottest point (sum { $sum }). { pile-feurio }
turn-feurio-men = { $name }: place 1 to 3 men of one colour on one tile, or nobody. { pile-feurio }
pile-feurio = { $left ->
    [0] The pile is empty.
    [one] { $left } tile is left in the pile.
   *[other] { $left } tiles are left in the pile.
}
place-feurio = the { $value } at { $cell }
standing-feurio = { $name }: { points }. In hand: { $men }.
goal-feurio = { $men } of 48 men are placed, { $one_zone } of 4 colours stand in one zone, { $open_ones } of 4 have an open 1.

# How it ends.

outcome-feurio-most-points = { $name } wins with { points }.
outcome-feurio-best-zone = A tie at { points }; { $name } wins with the best single zone.
outcome-feurio-shared = { $names } share the victory with { points } each.
outcome-feurio-saved = Won: the forest is saved. { goal-feurio }
outcome-feurio-lost = Lost: the forest burns on. { goal-feurio }

# The board in words.

tile-feurio = Tile { $value }. { $men_text }. { $room ->
    [0] No room left
    [one] Room for { $room } more man
   *[other] Room for { $room } more men
}. { $accesses ->
    [0] No free access
    [one] { $accesses } free access
   *[other] { $accesses } free accesses
}.
tile-feurio-firebreak = Firebreak laid by { $name }.
tile-feurio-firebreak-own = Your firebreak, a { $value } face down.
hottest-feurio = Hottest point, sum { $sum }: next to { $neighbours }.
zone-feurio = { colour-heading } { $values } ÷ { $divisor } = { points }   ({ $cells })
zone-feurio-closed = { colour-heading } { $values }, no free access = 0 points   ({ $cells })

# Refusals: before the match.

refusal-feurio-unknown-mode = There is no mode “{ $mode }”; the modes are competitive, solitaire and cooperative.
refusal-feurio-solitaire-alone = Solitaire is for 1 player, not { $players }.
refusal-feurio-two-to-four = { $players ->
    [1] A { mode-feurio } match is for 2 to 4 players; to play alone, choose the solitaire mode.
   *[other] A { mode-feurio } match is for 2 to 4 players, not { $players }.
}
refusal-feurio-firebreaks-competitive-only = Firebreaks belong to the competitive mode; this match is { mode-feurio }.
refusal-feurio-cest-chaud-competitive-only = “C’est chaud” belongs to the competitive mode; this match is { mode-feurio }.
refusal-feurio-eldest-not-seated = { $last ->
    [0] The eldest cannot sit on seat { $eldest }; the only one is seat 0.
   *[other] The eldest cannot sit on seat { $eldest }; seats go from 0 to { $last }.
}

# Refusals: words that name nothing in the box.

refusal-feurio-no-such-value = Tiles have the values 1 to 6, not { $value }.
refusal-feurio-no-such-colour = “{ $colour }” is no colour of this game; the colours are red, green, blue and yellow.
refusal-feurio-one-to-three-men = { $men ->
    [0] Name 1 to 3 men; to place nobody, pass.
   *[other] You may place 1 to 3 men in a turn, not { $men }.
}

# Refusals: the start and the tile.

refusal-feurio-arrange-first = The start tiles come first: choose which two lie in the middle of the rhombus.
refusal-feurio-rhombus-lies = The start tiles already lie on the table; there is nothing left to arrange.
refusal-feurio-not-drawn = A { $low } and a { $high } are not both among the start tiles.
refusal-feurio-draw-first = A tile is to be drawn first; then you play.
refusal-feurio-not-in-pile = No { $value } is left in the pile.
refusal-feurio-no-tile-in-hand = You have no tile to lay now; you may place men or pass.
refusal-feurio-tile-first = Lay the drawn tile first; then you may place men or pass.
refusal-feurio-not-beside-fire = This cell touches no tile; the fire spreads only to cells beside a tile.
refusal-feurio-nothing-there = There is nothing there; choose a cell of the forest.
refusal-feurio-cell-taken = A tile already lies on this cell; choose an empty one.
refusal-feurio-not-hottest = This cell’s sum is { $sum }; the hottest point is { $hottest }.

# Refusals: firebreaks.

refusal-feurio-no-firebreaks = This match is played without firebreaks; every tile lies face up.
refusal-feurio-reinforcements-do-not-pay = Reinforcements cannot pay for a firebreak; one of your own men does.
refusal-feurio-nobody-to-pay = You have no { colour } man left to pay for a firebreak.
refusal-feurio-firebreak-holds-nobody = This tile is a firebreak; nobody can stand on it.

# Refusals: men.

refusal-feurio-not-your-colour = You do not play { colour } in this match.
refusal-feurio-no-tile-there = No tile lies on this cell; men stand on tiles.
refusal-feurio-not-enough-men = { $left ->
    [0] You have no { colour } man left.
    [one] You have only { $left } { colour } man left.
   *[other] You have only { $left } { colour } men left.
}
refusal-feurio-no-access = { $accesses ->
    [0] This tile has no free access left.
    [one] This tile has { $accesses } free access, so 1 man at most may stand on it; { men-feurio-there }.
   *[other] This tile has { $accesses } free accesses, so { $accesses } men at most may stand on it; { men-feurio-there }.
}
refusal-feurio-no-place = { $places ->
    [one] This tile has { $places } place for men; { men-feurio-there }.
   *[other] This tile has { $places } places for men; { men-feurio-there }.
}
colour-letter = { $letter } { colour }
preset-feurio-bots = Against 3 bots (easy)
preset-feurio-alone = Alone, all four colours (solitaire)
preset-feurio-two = 2 people at this screen, against each other
preset-feurio-two-firebreaks = 2 people, with firebreaks and secrets
preset-feurio-three = 3 people at this screen
preset-feurio-four = 4 people at this screen
preset-feurio-together = 2 people together against the fire (cooperative)
preset-feurio-box = 2 people with the real box: you draw, Brasier referees
opening-feurio-firebreaks = With firebreaks.
opening-feurio-cest-chaud = “C’est chaud”: zones are rounded down.
opening-feurio-seat = { $name } plays { $colours }.
ask-feurio-drawn = Value drawn by { $name } (1–6):{ " " }
place-feurio-hottest = at { $cell } (sum { $sum })
status-feurio = { $name } { $men } · { points }
status-feurio-shared = { $name } { $men }
unseen-feurio = Tiles you have not seen yet: { $unseen }.
colour-goal-feurio = { colour-heading }: { $men ->
    [0] nobody left in hand
   *[other] { $men } left in hand
}, { $zones ->
    [0] no zone yet
    [one] 1 zone
   *[other] { $zones } zones
}, { $open ->
    [yes] with an open 1
   *[other] without an open 1
}.
zone-feurio-up = { colour-heading } { $values } ÷ { $divisor }, rounded up = { points }   ({ $cells })
zone-feurio-down = { colour-heading } { $values } ÷ { $divisor }, rounded down = { points }   ({ $cells })
legend-feurio-value = the value of a tile: how hot it burns
legend-feurio-man = a man, by the letter of his colour
legend-feurio-free-place = a place that is free
legend-feurio-blocked-place = a place nobody can reach any more
legend-feurio-accesses = free accesses of the tile
legend-feurio-hottest = a hottest point, with its sum: the next tile goes there
legend-feurio-sum = the sum of another cell beside the fire
legend-feurio-firebreak = a firebreak; its value if you know it, and who laid it
words-feurio-draw = draw
words-feurio-middle = middle
words-feurio-tile = tile
words-feurio-firebreak = firebreak
words-feurio-men = men man
words-feurio-pass = pass
words-feurio-red = red
words-feurio-green = green
words-feurio-blue = blue
words-feurio-yellow = yellow
opening-feurio = { -feurio } for { $players }.
