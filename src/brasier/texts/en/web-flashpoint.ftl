# The web app of Flash Point. Spaces are written 3-8: row 3, column 8.

web-flashpoint-subtitle = { $mode ->
    [advanced] { $board ->
        [front] Advanced · { level-flashpoint } · front
        [back] Advanced · { level-flashpoint } · back
       *[drawn] Advanced · { level-flashpoint } · your own house
    }
   *[family] { $board ->
        [front] Family · front
        [back] Family · back
       *[drawn] Family · your own house
    }
}
web-flashpoint-board = The house, seen from above
web-flashpoint-keys = Arrows move over the spaces, Shift and an arrow goes to a wall or door. Enter acts. N goes to the next thing you can do, W and an arrow acts on a wall or door of your own space.
web-flashpoint-zoom-in = Look closer
web-flashpoint-zoom-out = See the whole house

# Spaces and edges.

web-flashpoint-space = Space { $cell }
web-flashpoint-space-outside = Outside { $cell }
web-flashpoint-place-in = Row { $row }, column { $column }.
web-flashpoint-place-out = Outside, row { $row }, column { $column }.
web-flashpoint-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
web-flashpoint-has-fire = fire
web-flashpoint-has-smoke = smoke
web-flashpoint-has-poi = point of interest
web-flashpoint-has-victim = { $count ->
    [one] victim
   *[other] { $count } victims
}
web-flashpoint-has-treated = { $count ->
    [one] treated victim
   *[other] { $count } treated victims
}
web-flashpoint-has-hazmat = { $count ->
    [one] hazmat
   *[other] { $count } hazmats
}
web-flashpoint-has-hot-spot = hot spot
web-flashpoint-has-ambulance = ambulance
web-flashpoint-has-engine = engine
web-flashpoint-has-you = you
web-flashpoint-around-wall = { $count ->
    [one] Wall to the { $sides }.
   *[other] Walls to the { $sides }.
}
web-flashpoint-around-damaged = { $count ->
    [one] Damaged wall to the { $sides }.
   *[other] Damaged walls to the { $sides }.
}
web-flashpoint-around-destroyed = { $count ->
    [one] Destroyed wall to the { $sides }.
   *[other] Destroyed walls to the { $sides }.
}
web-flashpoint-around-closed = { $count ->
    [one] Closed door to the { $sides }.
   *[other] Closed doors to the { $sides }.
}
web-flashpoint-around-open = { $count ->
    [one] Open door to the { $sides }.
   *[other] Open doors to the { $sides }.
}
web-flashpoint-around-gone = { $count ->
    [one] Doorway without a door to the { $sides }.
   *[other] Doorways without doors to the { $sides }.
}
web-flashpoint-around-opening = { $count ->
    [one] Opening to the outside to the { $sides }.
   *[other] Openings to the outside to the { $sides }.
}
web-flashpoint-edge-wall = Wall { $edge }
web-flashpoint-edge-damaged = Damaged wall { $edge }
web-flashpoint-edge-destroyed = Destroyed wall { $edge }
web-flashpoint-edge-closed = Closed door { $edge }
web-flashpoint-edge-open = Open door { $edge }
web-flashpoint-edge-gone = Doorway { $edge }
web-flashpoint-edge-opening = Opening { $edge }
web-flashpoint-edge-none = Between { $edge }

# What one can do.

web-flashpoint-ap-range = { $least }–{ $most } AP
web-flashpoint-to = to { $cell }
web-flashpoint-at = at { $cell }
web-flashpoint-action = { $verb }, { $cost }
web-flashpoint-action-and = { $first }; { $next }
web-flashpoint-actions = { $count ->
    [one] { $count } action: { $actions }.
   *[other] { $count } actions: { $actions }.
}
web-flashpoint-reach = In reach for { $cost } AP.
web-flashpoint-do-move = Move
web-flashpoint-do-move-fire = Move into the fire
web-flashpoint-do-carry = Carry a victim
web-flashpoint-do-haul = Haul a hazmat
web-flashpoint-do-lead = Lead a treated victim
web-flashpoint-do-carry-lead = Carry one, lead one
web-flashpoint-do-haul-lead = Haul a hazmat, lead a victim
web-flashpoint-do-lead-two = Take both treated victims
web-flashpoint-do-clear = Clear the smoke
web-flashpoint-do-douse = Turn fire into smoke
web-flashpoint-do-quench = Put the fire out
web-flashpoint-do-open = Open the door
web-flashpoint-do-close = Close the door
web-flashpoint-do-chop = Chop the wall
web-flashpoint-do-drive = { $vehicle ->
    [ambulance] Call the ambulance
   *[engine] Drive the engine
}
web-flashpoint-do-park = { $vehicle ->
    [ambulance] Park the ambulance
   *[engine] Park the engine
}
web-flashpoint-do-gun = Fire the deck gun
web-flashpoint-do-treat = Treat a victim
web-flashpoint-do-dispose = Dispose of a hazmat
web-flashpoint-do-reveal = Reveal the point of interest
web-flashpoint-do-command = { $name }: { $what }
web-flashpoint-do-keep = Keep the dice
web-flashpoint-do-reroll = { $die ->
    [red] Roll red again
   *[black] Roll black again
}
web-flashpoint-do-end = End the turn
web-flashpoint-do-finish = Finish
web-flashpoint-do-play-on = Play on
web-flashpoint-do-place = Start
web-flashpoint-do-ride = Get off
web-flashpoint-do-stay = Stay here
web-flashpoint-do-fall = Recover
web-flashpoint-do-explode = Let it explode

# Buttons.

web-flashpoint-kind-move = Move
web-flashpoint-kind-carry = Carry
web-flashpoint-kind-douse = Extinguish
web-flashpoint-kind-door = Door
web-flashpoint-kind-chop = Axe
web-flashpoint-kind-drive = Vehicles
web-flashpoint-kind-gun = Deck gun
web-flashpoint-kind-treat = Treat
web-flashpoint-kind-dispose = Dispose
web-flashpoint-kind-reveal = Reveal
web-flashpoint-kind-command = Command
web-flashpoint-kind-change = Crew change
web-flashpoint-actions-bar = Your actions
web-flashpoint-end-keep = { $ap ->
    [0] the fire advances
   *[other] keep { $ap } AP · fire advances
}
web-flashpoint-end-lose = { $lost ->
    [one] Lose { $lost } point?
   *[other] Lose { $lost } points?
}
web-flashpoint-end-again = press again to end the turn
web-flashpoint-finish-note = 7 are safe: that is the victory
web-flashpoint-play-on-note = to save all 10
web-flashpoint-command-whom = Whom do you command?
web-flashpoint-specialists = Choose a specialist
web-flashpoint-change-crew = Change crew for 2 AP
web-flashpoint-back = Back
web-flashpoint-show-on-board = Choose on the board.
web-flashpoint-waiting = Waiting for { $name }.

# The panels.

web-flashpoint-house = The house
web-flashpoint-team = The team
web-flashpoint-vehicles = Vehicles
web-flashpoint-figure-rescued = Rescued
web-flashpoint-figure-lost = Lost
web-flashpoint-figure-damage = Damage
web-flashpoint-figure-still-there = Not brought out
web-flashpoint-of = { $count } / { $most }
web-flashpoint-pool = { $pool ->
    [one] { $pool } point of interest in reserve
   *[other] { $pool } points of interest in reserve
}
web-flashpoint-unseen = Not seen yet: { $victims ->
    [one] { $victims } victim
   *[other] { $victims } victims
}, { $alarms ->
    [one] { $alarms } false alarm
   *[other] { $alarms } false alarms
}
web-flashpoint-reserve = { $reserve ->
    [one] { $reserve } hot spot in reserve
   *[other] { $reserve } hot spots in reserve
}
web-flashpoint-vehicle-at = { $vehicle ->
    [ambulance] Ambulance: { side-flashpoint }
   *[engine] Engine: { side-flashpoint }
}
web-flashpoint-pips = { $special ->
    [0] { $ap } AP
   *[other] { $ap } AP and { $special } special AP
}
web-flashpoint-kept = { $ap } kept
web-flashpoint-last-roll = Last roll
web-flashpoint-no-roll = The dice have not spoken yet.
web-flashpoint-die-row = row
web-flashpoint-die-column = column
web-flashpoint-again = Flare-up
web-flashpoint-alarm = Nobody here
web-flashpoint-times = ×{ $count }

# What is awaited.

web-flashpoint-awaited-act = { $special ->
    [0] { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    }
   *[other] { $ap ->
        [one] { $ap } action point and { $special } special
       *[other] { $ap } action points and { $special } special
    }
}
web-flashpoint-awaited-take = choose a specialist
web-flashpoint-awaited-place = choose a space outside
web-flashpoint-awaited-park = choose a side for { vehicle-flashpoint }
web-flashpoint-awaited-begin = choose who begins
web-flashpoint-awaited-ride = { $driver ->
    [yes] choose where you get off
   *[no] ride along in { vehicle-flashpoint }, or stay
}
web-flashpoint-awaited-aim = red { $red }, black { $black }: keep them, or roll again
web-flashpoint-awaited-cheer = finish, or play on
web-flashpoint-awaited-explode = choose the hazmat that explodes next
web-flashpoint-awaited-fall = choose where to recover
web-flashpoint-awaited-dice = the dice

# What happened.

web-flashpoint-event-move = { $name } { $way ->
    [carry] carries a victim
    [haul] hauls a hazmat
    [lead] leads a treated victim
    [carry-lead] carries a victim and leads another
    [haul-lead] hauls a hazmat and leads a victim
    [lead-two] takes 2 treated victims along
   *[move] goes
} to { $cell }.
web-flashpoint-event-move-command = { $by } commands: { web-flashpoint-event-move }
web-flashpoint-event-damage = { $damage ->
    [1] The wall { $edge } is damaged: { $total } of 24.
   *[2] The wall { $edge } is destroyed: { $total } of 24.
}
web-flashpoint-event-door-gone = The door { $edge } breaks.
web-flashpoint-event-splash = The deck gun hits { $target } (dice { $red }-{ $black }) { $cleared ->
    [0] and finds nothing to put out.
    [one] and clears { $cleared } space.
   *[other] and clears { $cleared } spaces.
}
web-flashpoint-event-reveal = { $found ->
    [victim] There is a victim at { $cell }.
   *[alarm] False alarm at { $cell }: nobody here.
}
web-flashpoint-event-keep = { $name } keeps { $saved } AP.
web-flashpoint-event-image = { $name } examines the point of interest at { $cell }.
web-flashpoint-event-poi = A new point of interest at { $cell }.
web-flashpoint-event-poi-moved = Roll { $rolled }: the arrows lead a new point of interest to { $cell }.
web-flashpoint-event-poi-cleared = A new point of interest at { $cell }; fire and smoke there go.
web-flashpoint-event-no-poi = No space is free for a point of interest.
web-flashpoint-event-smoke = Roll { $cell }: smoke.
web-flashpoint-event-fire = { $cause ->
    [smoke] Roll { $cell }: smoke on smoke, it burns.
    [beside] Roll { $cell }: beside fire, it burns.
   *[set-up] Fire at { $cell }.
}
web-flashpoint-event-explosion = { $cause ->
    [roll] Roll { $cell }: explosion.
    [hazmat] The hazmat at { $cell } explodes.
   *[set-up] Explosion at { $cell }.
}
web-flashpoint-event-blast-fire = { $through ->
    [0] To the { direction-flashpoint }, { $cell } catches fire.
    [one] To the { direction-flashpoint }, the shockwave crosses { $through } fire; { $cell } catches fire.
   *[other] To the { direction-flashpoint }, the shockwave crosses { $through } fires; { $cell } catches fire.
}
web-flashpoint-event-blast-on = { $through ->
    [one] To the { direction-flashpoint }, the shockwave crosses { $through } fire.
   *[other] To the { direction-flashpoint }, the shockwave crosses { $through } fires.
}
web-flashpoint-event-flashover = { $count ->
    [one] Flashover: { $cells } catches fire.
   *[other] Flashover: { $cells } catch fire.
}
web-flashpoint-event-hot-spot = Hot spot at { $cell }.
web-flashpoint-event-knock-down = { $name } is knocked down at { $cell }.
web-flashpoint-event-burn-out = Outside, the fire goes out: { $cells }.

# How it ends.

web-flashpoint-outcome-rescued = { $rescued } lives saved. The house still stands.
web-flashpoint-outcome-perfect = All { $rescued } lives saved. Nobody stayed behind.
web-flashpoint-outcome-rescued-collapsed = { $rescued } lives saved. The house fell after them.
web-flashpoint-outcome-lost = { $lost } people were lost. The fire was faster.
web-flashpoint-outcome-collapsed = The house fell too soon, with { $rescued } lives saved.

# The table in words.

web-flashpoint-text-state = Where we are
web-flashpoint-text-row = { $row ->
    [0] North of the house
    [7] South of the house
   *[other] Row { $row }
}
web-flashpoint-text-counts = { $fires ->
    [one] { $fires } fire
   *[other] { $fires } fires
}, { $smokes ->
    [one] { $smokes } smoke
   *[other] { $smokes } smokes
}, { $signals ->
    [one] { $signals } point of interest
   *[other] { $signals } points of interest
}, { $victims ->
    [one] { $victims } victim in sight.
   *[other] { $victims } victims in sight.
}
web-flashpoint-text-figures = Rescued { $rescued } of { $goal }, lost { $lost } of { $most_lost }, damage { $damage } of { $most_damage }.
web-flashpoint-text-pool = { $pool ->
    [one] { $pool } point of interest is still to come.
   *[other] { $pool } points of interest are still to come.
}
web-flashpoint-text-you = You are at { $cell } with { web-flashpoint-pips }.
web-flashpoint-text-man = { $name } is at { $cell } with { web-flashpoint-pips }.
web-flashpoint-text-man-nowhere = { $name } is not placed yet.
web-flashpoint-text-trade = { specialist-flashpoint-heading }: { $ability }
web-flashpoint-text-vehicle = { vehicle-flashpoint-heading } is on the { side-flashpoint }: { $cells }.
