# The forest on the screen.

web-feurio-board = The burning forest
web-feurio-board-keys = Arrow keys go from cell to cell, Enter chooses. N goes to the next point you may use. Plus, minus and the buttons in the corner change what is in sight.
web-feurio-nearer = Closer
web-feurio-farther = Farther
web-feurio-fit = Show everything
web-feurio-legend-access = free access
web-feurio-legend-place = free place
web-feurio-legend-blocked = out of reach

# A cell in words.

web-feurio-tile = Tile { $value }. { $men ->
    [0] Nobody on it.
    [one] 1 man: { $who }.
   *[other] { $men } men: { $who }.
} { $free ->
    [0] No free place.
    [one] 1 free place.
   *[other] { $free } free places.
} { $accesses ->
    [0] No free access.
    [one] 1 free access.
   *[other] { $accesses } free accesses.
}
web-feurio-tile-blocked = { $room ->
    [0] Nobody can join them (F14).
    [one] Only 1 more man can come (F14).
   *[other] Only { $room } more men can come (F14).
}
web-feurio-firebreak = Firebreak of { $name }. Nobody can stand on it.
web-feurio-firebreak-own = Your firebreak, a { $value } face down. Nobody can stand on it.
web-feurio-hottest = Hottest point, sum { $sum }: next to { $neighbours }.
web-feurio-hottest-of = Point { $number } of { $count }.
web-feurio-empty = Empty cell, sum { $sum }.
web-feurio-actions = { $count ->
    [one] 1 action: { $actions }.
   *[other] { $count } actions: { $actions }.
}
web-feurio-chosen = Chosen: { men-feurio }.

# The same as the title of a menu.

web-feurio-name-tile = Tile { $value } · { $who }
web-feurio-name-tile-free = Tile { $value } · nobody on it
web-feurio-name-firebreak = Firebreak
web-feurio-name-hottest = Hottest point · sum { $sum }
web-feurio-name-empty = Empty cell · sum { $sum }
web-feurio-name-elsewhere = Away from the fire

# What one may do.

web-feurio-offer-middle = Lay the { $low } and the { $high } in the middle
web-feurio-offer-tile = Lay the { $value }
web-feurio-offer-tile-hidden = Lay the tile
web-feurio-offer-firebreak = Lay it face down as a firebreak
web-feurio-offer-men = Place { men-feurio }
web-feurio-offer-pass = Place nobody
web-feurio-offer-at = at the hottest point, sum { $sum }
web-feurio-offer-on = on the { $value }

# What is awaited.

web-feurio-awaited-start = the start tiles are drawn
web-feurio-awaited-middle = choose the two tiles of the middle
web-feurio-awaited-draw = a tile is drawn
web-feurio-awaited-tile = { $points ->
    [one] lay the tile at the hottest point
   *[other] lay the tile at one of { $points } hottest points
}
web-feurio-awaited-men = place up to 3 men, or nobody
web-feurio-awaited-late = place men, or pass

# What happened. “You” is the one who reads.

web-feurio-event-drawn = { $you ->
    [yes] You draw a { $value }.
   *[other] { $name } draws a { $value }.
}
web-feurio-event-start = { $you ->
    [yes] You start the forest with a { $value }.
   *[other] { $name } starts the forest with a { $value }.
}
web-feurio-event-tile = { $you ->
    [yes] You lay a { $value } at the hottest point.
   *[other] { $name } lays a { $value } at the hottest point.
}
web-feurio-event-firebreak = { $you ->
    [yes] You lay a firebreak; 1 { colour } man goes back to the box.
   *[other] { $name } lays a firebreak; 1 { colour } man goes back to the box.
}
web-feurio-event-firebreak-own = { $you ->
    [yes] You lay a { $value } face down as a firebreak; 1 { colour } man goes back to the box.
   *[other] { $name } lays a { $value } face down as a firebreak; 1 { colour } man goes back to the box.
}
web-feurio-event-men = { $you ->
    [yes] You place { men-feurio } on a { $value }.
   *[other] { $name } places { men-feurio } on a { $value }.
}
web-feurio-event-pass = { $you ->
    [yes] You place nobody.
   *[other] { $name } places nobody.
}
web-feurio-event-begin = { $you ->
    [yes] You begin.
   *[other] { $name } begins.
}

# The steps of a turn.

web-feurio-steps = Your turn in three steps
web-feurio-step-draw = Draw
web-feurio-step-draw-done = a { $value }
web-feurio-step-draw-hidden = 1 tile
web-feurio-step-lay = Lay the tile
web-feurio-step-lay-points = { $points ->
    [one] 1 point at { $sum }
   *[other] { $points } points at { $sum }
}
web-feurio-step-lay-pile = no tile left
web-feurio-step-men = Place 0 to 3 men
web-feurio-step-men-one = on one tile
web-feurio-step-done = done
web-feurio-middle = Which two lie in the middle?
web-feurio-middle-both = { $low } and { $high }
web-feurio-middle-why = They touch all the others; nothing else makes a difference.
web-feurio-face-up = Face up
web-feurio-face-down = Firebreak
web-feurio-face-down-cost = 1 man
web-feurio-how-laid = How the tile lies
web-feurio-how-many = How many men
web-feurio-fewer = One man fewer
web-feurio-more = One man more
web-feurio-which-colour = Which colour
web-feurio-pays = Who pays for it
web-feurio-choose-tile = Choose a lit tile.
web-feurio-key = key { $key }

# The primary button.

web-feurio-do-middle = Start the forest
web-feurio-do-lay = Lay the { $value }
web-feurio-do-lay-point = Lay at point { $point }
web-feurio-do-firebreak = Lay the firebreak
web-feurio-do-men = { $men ->
    [one] Place 1 man on the { $value }
   *[other] Place { $men } men on the { $value }
}
web-feurio-do-men-choose = Place men
web-feurio-do-pass = Place nobody
web-feurio-do-pass-late = Pass
web-feurio-then-men = then your men
web-feurio-then-next = ends your turn
web-feurio-waiting = { $name } is playing.
web-feurio-over = The forest lies still.

# The tile in hand and the pile.

web-feurio-hand = { $you ->
    [yes] Your tile
   *[other] Tile of { $name }
}
web-feurio-hand-none = The pile
web-feurio-hand-value = value { $value }
web-feurio-hand-hidden = only { $name } sees it
web-feurio-hand-covered = covered
web-feurio-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
web-feurio-left = { $left ->
    [one] tile hidden
   *[other] tiles hidden
}
web-feurio-hand-rule = The value does not change where it goes.
web-feurio-unseen = Not seen yet
web-feurio-unseen-value = Value { $value }: { $count ->
    [0] all seen
    [one] 1 not seen yet
   *[other] { $count } not seen yet
}

# How everyone stands.

web-feurio-if-over = if it ended now
web-feurio-at-end = points in all
web-feurio-in-hand = { $men } in hand
web-feurio-worth = { $zones ->
    [one] zone { $points }
   *[other] zones { $points }
}
web-feurio-show-zones = Show the zones of { $name }: { points }
web-feurio-show-colours = Show the zones of { $name }
web-feurio-men-left = { colour-heading }: { $men ->
    [0] nobody left in hand
    [one] 1 man left in hand
   *[other] { $men } men left in hand
}
web-feurio-reinforcements = Reinforcements
web-feurio-zones = Zones
web-feurio-zones-none = No zone yet.
web-feurio-zone = { colour-heading }, zone of { $tiles ->
    [one] 1 tile: { $values }.
   *[other] { $tiles } tiles: { $values }.
} { $total } divided by { $divisor }{ $rounding ->
    [up] , rounded up
    [down] , rounded down
   *[none] { "" }
}: { points }.
web-feurio-zone-closed = { colour-heading }, zone of { $tiles ->
    [one] 1 tile: { $values }.
   *[other] { $tiles } tiles: { $values }.
} No free access: 0 points.
web-feurio-zone-goal = { colour-heading }, zone of { $tiles ->
    [one] 1 tile: { $values }.
   *[other] { $tiles } tiles: { $values }.
} { $open ->
    [yes] It has an open 1.
   *[other] It has no open 1.
}
web-feurio-closed = no free access
web-feurio-open-one = open 1
web-feurio-no-open-one = no open 1
web-feurio-goal = The goal
web-feurio-goal-men = Men placed
web-feurio-goal-zones = Colours in one zone
web-feurio-goal-ones = With an open 1
web-feurio-goal-figure = { $got } of { $of }
web-feurio-colour-zones = { $zones ->
    [0] no zone yet
    [one] 1 zone
   *[other] { $zones } zones
}

# The subtitle, and the view in words.

web-feurio-mode = { $mode ->
    [competitive] Competitive
    [solitaire] Solitaire
   *[cooperative] Cooperative
}
web-feurio-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-feurio-firebreaks = firebreaks
web-feurio-cest-chaud = “C’est chaud”
web-feurio-text-now = Where we are
web-feurio-text-do = What you may do
web-feurio-text-points = Hottest points
web-feurio-text-row = The forest, row { $row } of { $rows }
web-feurio-text-zones = Zones
web-feurio-text-player = { $name }: { $men }.
web-feurio-text-player-points = { $name }: { points } if it ended now, best zone { $best }. In hand: { $men }.
web-feurio-text-start = Start tiles: { $values }.
web-feurio-text-hand = { $you ->
    [yes] Your tile is a { $value }.
   *[other] { $name } holds a { $value }.
}
web-feurio-total = { $name } in all
