-flashpoint = Flash Point

game-flashpoint = { -flashpoint }
about-flashpoint = A house is burning with people inside. Bring seven of them out together before it falls.

# Words inside sentences. Specialists: lower-case nouns without article.

-paramedic = paramedic
-cafs = CAFS firefighter
-hazmat = hazmat technician
-generalist = generalist
-captain = fire captain
-rescue = rescue specialist
-imaging = imaging technician
-driver = driver
specialist-flashpoint = { $specialist ->
    [paramedic] { -paramedic }
    [cafs] { -cafs }
    [hazmat] { -hazmat }
    [generalist] { -generalist }
    [captain] { -captain }
    [rescue] { -rescue }
    [imaging] { -imaging }
    [driver] { -driver }
   *[other] firefighter
}
specialist-flashpoint-heading = { $specialist ->
    [paramedic] Paramedic
    [cafs] CAFS firefighter
    [hazmat] Hazmat technician
    [generalist] Generalist
    [captain] Fire captain
    [rescue] Rescue specialist
    [imaging] Imaging technician
    [driver] Driver
   *[other] Firefighter
}
ability-flashpoint-paramedic = 4 AP a turn; treats a victim for 1 AP, but pays double to extinguish (P35).
ability-flashpoint-cafs = 3 AP a turn, and 3 more to extinguish only (P36).
ability-flashpoint-hazmat = 4 AP a turn; disposes of a hazmat in the same space for 2 AP (P37).
ability-flashpoint-generalist = 5 AP a turn, and no other ability (P38).
ability-flashpoint-captain = 4 AP a turn, and 2 more to command others, who move or use doors (P39).
ability-flashpoint-rescue = 4 AP a turn, and 3 more to move only; chops for 1 AP, but pays double to extinguish (P40).
ability-flashpoint-imaging = 4 AP a turn; reveals a point of interest anywhere for 1 AP (P41).
ability-flashpoint-driver = 4 AP a turn; fires the deck gun for 2 AP and may roll each die again (P42).

# A side of the house, to stand after “the”: on the north side.

side-flashpoint = { $side ->
    [north] north side
    [east] east side
    [south] south side
    [west] west side
   *[other] { $side }
}

# A direction, as in “move north”; sentences that may say “here” choose for themselves.

direction-flashpoint = { $direction ->
    [north] north
    [east] east
    [south] south
    [west] west
    [here] here
   *[other] { $direction }
}
towards-flashpoint = { $direction ->
    [here] here
   *[other] to the { direction-flashpoint }
}

# A vehicle with its article, inside a sentence.

vehicle-flashpoint = { $vehicle ->
    [ambulance] the ambulance
    [engine] the engine
   *[other] { $vehicle }
}
vehicle-flashpoint-heading = { $vehicle ->
    [ambulance] The ambulance
    [engine] The engine
   *[other] { $vehicle }
}
way-flashpoint = { $way ->
    [move] move
    [carry] carry a victim
    [haul] haul a hazmat
    [lead] lead a treated victim
    [carry-lead] carry a victim and lead a treated one
    [haul-lead] haul a hazmat and lead a treated victim
    [lead-two] carry one treated victim and lead another
   *[other] { $way }
}
die-flashpoint = { $die ->
    [red] the red die
    [black] the black die
   *[other] { $die }
}
level-flashpoint = { $level ->
    [recruit] recruit
    [veteran] veteran
    [heroic] heroic
   *[other] { $level }
}
ap-flashpoint = { $ap } AP

# Points that serve one purpose only (P36).

special-flashpoint = { $special } special AP

# What dice are rolled for, to stand after “for”.

purpose-flashpoint = { $purpose ->
    [explosion] an explosion
    [hazmat] a hazmat
    [poi] a point of interest
    [hot-spot] a hot spot
    [fire] the fire
    [gun] the deck gun
   *[other] { $purpose }
}

# Options.

option-flashpoint-mode = The rules: family, or advanced with vehicles, specialists, hazmats and hot spots (P5, P27).
option-flashpoint-board = The house: front or back of the printed board, or a text drawing of your own (P3, P50).
option-flashpoint-level = How hard an advanced match is: recruit, veteran or heroic (P27).
option-flashpoint-firefighters = How many firefighters there are: 1 to 6, one seat each (P6).
option-flashpoint-specialists = How specialists are given in an advanced match: choose, draw, or one name for each firefighter (P31).
option-flashpoint-edition = What a shockwave does to an open door it passes: in sauver it goes, in 18 it stays (P18).
option-flashpoint-quick = Whether places, specialists, vehicles and who begins are chosen for you: true or false (P50).
mode-flashpoint-family = Family rules: carry 7 victims out of the house before it falls (P5).
mode-flashpoint-advanced = Advanced rules: specialists, vehicles, hazmats and hot spots; victims must reach the ambulance (P27).

# Ways to play.

preset-flashpoint-family-bots = You and 3 bots, family rules
preset-flashpoint-family-alone = Alone with all 4 firefighters, family rules
preset-flashpoint-two = 2 people at this screen, family rules
preset-flashpoint-four = 4 people at this screen, family rules
preset-flashpoint-recruit = Alone with 4 specialists, advanced rules: recruit
preset-flashpoint-veteran = Alone with 4 specialists, advanced rules: veteran
preset-flashpoint-heroic = Alone with 4 specialists, advanced rules: heroic
preset-flashpoint-box = With the real box: you roll the dice, Brasier referees

# The opening.

opening-flashpoint = { $firefighters ->
    [one] { -flashpoint } with { $firefighters } firefighter.
   *[other] { -flashpoint } with { $firefighters } firefighters.
}
opening-flashpoint-board = { $board ->
    [front] The house is the front of the board.
    [back] The house is the back of the board.
   *[other] The house is a drawing of your own.
}
opening-flashpoint-level = The level is { level-flashpoint }.
opening-flashpoint-quick = The set-up is chosen for you.

# What you may do. A what-… is the same without its price: the captain commands it.

choice-flashpoint-end = end the actions; the fire advances
choice-flashpoint-finish = be content with the victory
choice-flashpoint-play-on = play on, to save all 10
what-flashpoint-move = { way-flashpoint } { direction-flashpoint }
what-flashpoint-door-open = open the door { towards-flashpoint }
what-flashpoint-door-close = close the door { towards-flashpoint }
choice-flashpoint-move = { what-flashpoint-move } ({ $cost } AP)
choice-flashpoint-door-open = { what-flashpoint-door-open } ({ $cost } AP)
choice-flashpoint-door-close = { what-flashpoint-door-close } ({ $cost } AP)
choice-flashpoint-douse-smoke = clear the smoke { towards-flashpoint } ({ $cost } AP)
choice-flashpoint-douse-fire = turn the fire { towards-flashpoint } into smoke ({ $cost } AP)
choice-flashpoint-quench = put out the fire { towards-flashpoint } ({ $cost } AP)
choice-flashpoint-chop = chop the wall { towards-flashpoint } ({ $cost } AP)
choice-flashpoint-drive = { $vehicle ->
    [ambulance] call the ambulance to the { side-flashpoint } ({ $cost } AP)
   *[other] drive { vehicle-flashpoint } to the { side-flashpoint } ({ $cost } AP)
}
choice-flashpoint-gun = fire the deck gun ({ $cost } AP)
choice-flashpoint-keep = keep the dice
choice-flashpoint-reroll = roll { die-flashpoint } again
choice-flashpoint-treat = treat a victim here ({ $cost } AP)
choice-flashpoint-dispose = dispose of a hazmat here ({ $cost } AP)
choice-flashpoint-reveal = reveal the point of interest at { $cell } ({ $cost } AP)
choice-flashpoint-change = become the { specialist-flashpoint } ({ $cost } AP)
choice-flashpoint-command = command { $name }: { $what } ({ $cost } AP)
choice-flashpoint-park = park { vehicle-flashpoint } on the { side-flashpoint }
choice-flashpoint-begin = { $name } begins
choice-flashpoint-fall = recover at { $cell }, on the { side-flashpoint }
choice-flashpoint-ride = ride along and get off at { $cell }
choice-flashpoint-stay = stay here
choice-flashpoint-explode = the hazmat at { $cell } explodes next

# What happens. $before and $after may be names of specialists or words for them.

event-flashpoint-take = { $name } becomes the { specialist-flashpoint }.
event-flashpoint-take-drawn = { $name } draws the { specialist-flashpoint }.
event-flashpoint-place = { $name } stands at { $cell }.
event-flashpoint-park = { vehicle-flashpoint-heading } parks on the { side-flashpoint }.
event-flashpoint-begin = { $name } begins.
event-flashpoint-turn = It is the turn of { $name }, with { ap-flashpoint }.
event-flashpoint-turn-special = It is the turn of { $name }, with { ap-flashpoint } and { special-flashpoint }.
event-flashpoint-move = { $name } { $way ->
    [carry] carries a victim
    [haul] hauls a hazmat
    [lead] leads a treated victim
    [carry-lead] carries a victim and leads a treated one
    [haul-lead] hauls a hazmat and leads a treated victim
    [lead-two] carries one treated victim and leads another
   *[move] moves
} from { $start } to { $cell }.
event-flashpoint-move-command = { $by } gives the command: { event-flashpoint-move }
event-flashpoint-door = { $name } { $open ->
    [yes] opens
   *[no] closes
} the door { $edge }.
event-flashpoint-door-command = { $by } gives the command: { event-flashpoint-door }
event-flashpoint-douse = { $left ->
    [smoke] { $name } turns the fire at { $cell } into smoke.
   *[clear] { $name } clears { $cell }.
}
event-flashpoint-chop = { $name } chops the wall { $edge }.
event-flashpoint-damage = { $damage ->
    [1] The wall { $edge } is damaged; the house has taken { $total } of 24 damage.
   *[2] The wall { $edge } is destroyed; the house has taken { $total } of 24 damage.
}
event-flashpoint-drive = { $vehicle ->
    [ambulance] { $name } calls the ambulance to the { side-flashpoint }.
   *[other] { $name } drives { vehicle-flashpoint } to the { side-flashpoint }.
}
event-flashpoint-ride = { $name } rides along and gets off at { $cell }.
event-flashpoint-stay = { $name } does not ride along.
event-flashpoint-gun = { $name } fires the deck gun.
event-flashpoint-reroll = { $name } rolls { die-flashpoint } again.
event-flashpoint-splash = The dice show red { $red } and black { $black }: the deck gun hits { $target } { $cleared ->
    [0] and finds nothing to put out.
    [one] and clears { $cleared } space.
   *[other] and clears { $cleared } spaces.
}
event-flashpoint-treat = { $name } treats a victim at { $cell }.
event-flashpoint-dispose = { $name } disposes of a hazmat at { $cell }.
event-flashpoint-image = { $name } examines the point of interest at { $cell }.
event-flashpoint-reveal = { $found ->
    [victim] The point of interest at { $cell } is a victim.
   *[alarm] The point of interest at { $cell } is a false alarm.
}
event-flashpoint-change = Crew change for { $name }: from { $before ->
    [paramedic] { -paramedic }
    [cafs] { -cafs }
    [hazmat] { -hazmat }
    [generalist] { -generalist }
    [captain] { -captain }
    [rescue] { -rescue }
    [imaging] { -imaging }
    [driver] { -driver }
   *[other] { $before }
} to { $after ->
    [paramedic] { -paramedic }
    [cafs] { -cafs }
    [hazmat] { -hazmat }
    [generalist] { -generalist }
    [captain] { -captain }
    [rescue] { -rescue }
    [imaging] { -imaging }
    [driver] { -driver }
   *[other] { $after }
}.
event-flashpoint-rescue = { $rescued ->
    [one] { $name } rescues a victim at { $cell }; { $rescued } is safe now.
   *[other] { $name } rescues a victim at { $cell }; { $rescued } are safe now.
}
event-flashpoint-end-turn = { $saved ->
    [0] { $name } ends the turn.
   *[other] { $name } ends the turn and keeps { $saved } AP.
}
event-flashpoint-roll = Dice for { purpose-flashpoint }: red { $red }, black { $black }.
event-flashpoint-roll-red = Red die for { purpose-flashpoint }: { $red }.
event-flashpoint-roll-black = Black die for { purpose-flashpoint }: { $black }.
event-flashpoint-smoke = Smoke rises at { $cell }.
event-flashpoint-fire = { $cause ->
    [smoke] Smoke on smoke: { $cell } catches fire.
    [beside] Smoke beside fire: { $cell } catches fire.
   *[set-up] There is fire at { $cell }.
}
event-flashpoint-explosion = { $cause ->
    [set-up] Set-up: an explosion at { $cell }.
    [hazmat] The hazmat at { $cell } explodes.
   *[roll] The fire at { $cell } explodes.
}
blast-flashpoint = { $through ->
    [0] Blast to the { direction-flashpoint }
    [one] Shockwave to the { direction-flashpoint } through { $through } burning space
   *[other] Shockwave to the { direction-flashpoint } through { $through } burning spaces
}
event-flashpoint-blast-fire = { blast-flashpoint }: { $cell } catches fire.
event-flashpoint-blast-wall = { blast-flashpoint }: the wall { $edge } stops it.
event-flashpoint-blast-door = { blast-flashpoint }: the closed door { $edge } stops it.
event-flashpoint-blast-edge = { blast-flashpoint }: it leaves the board.
event-flashpoint-door-gone = The door { $edge } is gone.
event-flashpoint-flashover = { $wave ->
    [1] Flashover:
   *[other] Flashover, wave { $wave }:
} { $count ->
    [one] { $count } space full of smoke catches fire ({ $cells }).
   *[other] { $count } spaces full of smoke catch fire ({ $cells }).
}
event-flashpoint-hazmat = A hazmat lies at { $cell }.
event-flashpoint-explode = { $name } lets the hazmat at { $cell } explode next.
event-flashpoint-flare-up = Flare-up at the hot spot { $cell }: the fire advances once more.
event-flashpoint-hot-spot = { $reserve ->
    [0] A hot spot comes to { $cell }; the reserve is empty.
   *[other] A hot spot comes to { $cell }; { $reserve } in reserve.
}
event-flashpoint-knock-down = { $name } is knocked down at { $cell }.
event-flashpoint-fall = { $name } recovers at { $cell }.
event-flashpoint-lose = { $lost ->
    [one] A victim is lost at { $cell }; it is the first.
   *[other] A victim is lost at { $cell }; { $lost } are lost now.
}
event-flashpoint-burn-out = The fire outside the house goes out ({ $cells }).
event-flashpoint-poi = A point of interest appears at { $cell }.
event-flashpoint-poi-moved = From { $rolled } the arrows lead a point of interest to { $cell }.
event-flashpoint-poi-cleared = A point of interest appears at { $cell }; fire and smoke there go.
event-flashpoint-no-poi = No space is free for a point of interest.
event-flashpoint-won = { $rescued ->
    [one] { $rescued } victim is safe: the team has won.
   *[other] { $rescued } victims are safe: the team has won.
}
event-flashpoint-play-on = { $name } decides to play on, to save all 10.
event-flashpoint-finish = { $name } decides to be content with the victory.
event-flashpoint-collapse = The house collapses. It buries { $victims ->
    [0] no victim
    [one] { $victims } victim
   *[other] { $victims } victims
} and { $poi ->
    [0] no point of interest.
    [one] { $poi } point of interest.
   *[other] { $poi } points of interest.
}
event-flashpoint-end = The match is over.

# Whose turn it is, and where everyone stands.

turn-flashpoint-act = { $name }: { ap-flashpoint } to act with.
turn-flashpoint-act-specialist = { $name }, { specialist-flashpoint }: { ap-flashpoint } to act with.
turn-flashpoint-act-special = { $name }, { specialist-flashpoint }: { ap-flashpoint } to act with, and { $special } { $specialist ->
    [cafs] to extinguish only.
    [captain] to command only.
    [rescue] to move only.
   *[other] special AP.
}
turn-flashpoint-take = { $name }: choose a specialist.
turn-flashpoint-place = { $name }: choose a space outside the house.
turn-flashpoint-park = Choose the side where { vehicle-flashpoint } parks.
turn-flashpoint-begin = Choose who begins.
turn-flashpoint-ride = { $name }: ride along in { vehicle-flashpoint }, or stay.
turn-flashpoint-ride-driver = { $name }: you drive { vehicle-flashpoint }; choose where you get off.
turn-flashpoint-aim = { $name }: the dice show red { $red } and black { $black }; keep them, or roll one again.
turn-flashpoint-cheer = { $name }: the team has won; play on to save all 10, or finish.
turn-flashpoint-explode = { $name }: choose which hazmat explodes next.
turn-flashpoint-fall = { $name }: choose where to recover.
status-flashpoint = Rescued { $rescued } of { $goal } · lost { $lost } of 4 · damage { $damage } of 24 · points of interest to come { $pool }
status-flashpoint-over = Rescued { $rescued } · lost { $lost } · damage { $damage } of 24
standing-flashpoint = { $name }, { specialist-flashpoint }: at { $cell }, { ap-flashpoint }.
standing-flashpoint-special = { $name }, { specialist-flashpoint }: at { $cell }, { ap-flashpoint } and { special-flashpoint }.
standing-flashpoint-family = { $name }: at { $cell }, { ap-flashpoint }.
poi-left-flashpoint = { $pool ->
    [0] No more points of interest will come.
    [one] { $pool } point of interest is still to come.
   *[other] { $pool } points of interest are still to come.
} Not seen yet: { $unseen_victims ->
    [0] no victim
    [one] { $unseen_victims } victim
   *[other] { $unseen_victims } victims
} and { $unseen_alarms ->
    [0] no false alarm.
    [one] { $unseen_alarms } false alarm.
   *[other] { $unseen_alarms } false alarms.
}
hot-flashpoint = { $reserve ->
    [0] No hot spot is left in reserve.
    [one] { $reserve } hot spot is left in reserve.
   *[other] { $reserve } hot spots are left in reserve.
}

# How it ends. After the first words, the count.

count-flashpoint = { $rescued ->
    [one] { $rescued } victim rescued
   *[other] { $rescued } victims rescued
}, { $lost } lost
outcome-flashpoint-rescued = Won: { count-flashpoint }.
outcome-flashpoint-perfect = Won, and a perfect match: { count-flashpoint }.
outcome-flashpoint-rescued-collapsed = Won: the house has fallen, but the victory stands; { count-flashpoint }.
outcome-flashpoint-lost = Lost: too many victims stayed in the fire; { count-flashpoint }.
outcome-flashpoint-collapsed = Lost: the house fell too soon; { count-flashpoint }.

# The board in words.

told-flashpoint-fire = Fire: { $cells }.
told-flashpoint-smoke = Smoke: { $cells }.
told-flashpoint-poi = Points of interest, face down: { $cells }.
told-flashpoint-victims = Victims: { $cells }.
told-flashpoint-treated = Treated victims: { $cells }.
told-flashpoint-hazmats = Hazmats: { $cells }.
told-flashpoint-hot-spots = Hot spots: { $cells }.
told-flashpoint-firefighter = { $name } is at { $cell }.
told-flashpoint-ambulance = The ambulance is on the { side-flashpoint }.
told-flashpoint-engine = The engine is on the { side-flashpoint }.
told-flashpoint-walls-damaged = Damaged walls: { $edges }.
told-flashpoint-walls-destroyed = Destroyed walls: { $edges }.
told-flashpoint-doors-open = Open doors: { $edges }.
told-flashpoint-doors-closed = Closed doors: { $edges }.
told-flashpoint-doors-destroyed = Doors that are gone: { $edges }.
legend-flashpoint-wall = a wall
legend-flashpoint-damaged = a damaged wall: one more blow destroys it
legend-flashpoint-destroyed = a destroyed wall: the way is open
legend-flashpoint-door-closed = a closed door
legend-flashpoint-door-open = an open door
legend-flashpoint-door-gone = a doorway whose door is gone
legend-flashpoint-opening = an opening to the outside, always open
legend-flashpoint-fire = fire
legend-flashpoint-smoke = smoke
legend-flashpoint-poi = a point of interest, face down
legend-flashpoint-victim = a victim
legend-flashpoint-treated = a treated victim, who can be led
legend-flashpoint-hazmat = a hazmat: it explodes in fire
legend-flashpoint-hot-spot = a hot spot: the fire flares up there
legend-flashpoint-firefighter = firefighters, by the numbers of their seats
legend-flashpoint-ambulance = the ambulance
legend-flashpoint-engine = the engine
legend-flashpoint-parking = where the ambulance and the engine may park

# With the real box.

ask-flashpoint-roll = Dice for { purpose-flashpoint }, red and black (like 3,5):{ " " }
ask-flashpoint-red = { $purpose ->
    [explosion] The black die of the second explosion is turned to its opposite face, { $black }; roll only the red die (1–6):
   *[other] Red die for { purpose-flashpoint } (1–6):
}{ " " }
ask-flashpoint-black = Black die for { purpose-flashpoint } (1–8):{ " " }
ask-flashpoint-reveal = The point of interest at { $cell } is (victim or alarm):{ " " }
ask-flashpoint-draw = Specialist drawn by { $name }:{ " " }

# Words people may type for a word of the notation; all are understood in both languages.

words-flashpoint-move = move go walk
words-flashpoint-carry = carry
words-flashpoint-haul = haul
words-flashpoint-lead = lead guide
words-flashpoint-carry-lead = carry-lead
words-flashpoint-haul-lead = haul-lead
words-flashpoint-lead-two = lead-two
words-flashpoint-open = open
words-flashpoint-close = close shut
words-flashpoint-douse = douse
words-flashpoint-quench = quench extinguish
words-flashpoint-chop = chop axe
words-flashpoint-drive = drive
words-flashpoint-gun = gun deck-gun
words-flashpoint-treat = treat
words-flashpoint-dispose = dispose
words-flashpoint-reveal = reveal identify
words-flashpoint-change = change swap
words-flashpoint-command = command order
words-flashpoint-end = end pass
words-flashpoint-finish = finish
words-flashpoint-play-on = play-on continue
words-flashpoint-take = take
words-flashpoint-place = place
words-flashpoint-park = park
words-flashpoint-begin = begin start
words-flashpoint-ride = ride
words-flashpoint-stay = stay
words-flashpoint-keep = keep
words-flashpoint-reroll = reroll re-roll
words-flashpoint-explode = explode
words-flashpoint-fall = fall recover
words-flashpoint-roll = roll dice
words-flashpoint-red = red
words-flashpoint-black = black
words-flashpoint-victim = victim
words-flashpoint-alarm = alarm false-alarm
words-flashpoint-draw = draw
words-flashpoint-north = north n
words-flashpoint-east = east e
words-flashpoint-south = south s
words-flashpoint-west = west w
words-flashpoint-here = here
words-flashpoint-ambulance = ambulance
words-flashpoint-engine = engine truck
words-flashpoint-paramedic = paramedic medic
words-flashpoint-cafs = cafs foam
words-flashpoint-hazmat = hazmat
words-flashpoint-generalist = generalist
words-flashpoint-captain = captain
words-flashpoint-rescue = rescue rescuer
words-flashpoint-imaging = imaging
words-flashpoint-driver = driver

# Refusals: before the match.

refusal-flashpoint-no-such-mode = There is no mode “{ $mode }”; the modes are family and advanced.
refusal-flashpoint-no-such-level = There is no level “{ $level }”; the levels are recruit, veteran and heroic.
refusal-flashpoint-no-such-edition = There is no edition “{ $edition }”; the editions are sauver and 18.
refusal-flashpoint-no-such-board = There is no board “{ $board }”; choose front or back, or draw a house.
refusal-flashpoint-one-to-six = A match is for 1 to 6 firefighters, not { $firefighters }.
refusal-flashpoint-levels-are-advanced = The level “{ level-flashpoint }” belongs to the advanced rules; leave it out, or choose the mode advanced.
refusal-flashpoint-specialists-are-advanced = Specialists belong to the advanced rules; leave them out, or choose the mode advanced.
refusal-flashpoint-no-such-specialist = There is no specialist “{ $specialist }”; there are paramedic, cafs, hazmat, generalist, captain, rescue, imaging and driver.
refusal-flashpoint-specialist-twice = The specialist “{ $specialist }” is named twice; each can be taken once.
refusal-flashpoint-one-specialist-each = { $firefighters ->
    [one] There is { $firefighters } firefighter, but { $given } specialists are named; name exactly one.
   *[other] There are { $firefighters } firefighters; name one specialist for each, not { $given } in all.
}

# Refusals: the drawing of a house.

refusal-flashpoint-drawing-size = This drawing is too long; a house has at most { $longest } characters.
refusal-flashpoint-drawing-lines = A house is drawn in { $lines } lines, not { $line }.
refusal-flashpoint-drawing-sign = In line { $line }, column { $column } of the drawing, “{ $sign }” means nothing; spaces hold a dot, A or E in their middle, edges are | or --- for walls, D or -D- for doors.
refusal-flashpoint-drawing-half-wall = In line { $line }, column { $column } of the drawing, the edge between two rows is not complete; a wall is ---, a door -D-.
refusal-flashpoint-drawing-outside-wall = In line { $line }, column { $column } of the drawing, a wall or door stands outside; they belong around the house and inside it.
refusal-flashpoint-drawing-outer-door = In line { $line }, column { $column } of the drawing, a door leads outside; the outer side of a house has only walls and openings.
refusal-flashpoint-drawing-parking-place = In line { $line }, column { $column } of the drawing, { vehicle-flashpoint } cannot park; its spaces are outside, beside the house, and not in a corner.
refusal-flashpoint-drawing-parking = In line { $line }, column { $column } of the drawing, { vehicle-flashpoint } needs exactly 2 spaces next to each other on the { side-flashpoint }; { $spaces ->
    [0] none is drawn.
    [one] { $spaces } is drawn.
   *[other] { $spaces } are drawn.
}
refusal-flashpoint-drawing-quadrant = In line { $line }, column { $column } of the drawing, the engine on the { side-flashpoint } stands beside two quadrants; move it so that it is beside one only.

# Refusals: what is awaited now.

refusal-flashpoint-dice-first = The dice come first; then you go on.
refusal-flashpoint-take-first = A specialist is to be chosen first.
refusal-flashpoint-place-first = A firefighter is to be placed outside the house first.
refusal-flashpoint-park-first = The side where { vehicle-flashpoint } parks is to be chosen first.
refusal-flashpoint-begin-first = It is to be said first who begins.
refusal-flashpoint-ride-first = Say first whether you ride along, and where you get off.
refusal-flashpoint-aim-first = Decide first about the dice of the deck gun: keep them, or roll one again.
refusal-flashpoint-cheer-first = Decide first whether the team plays on or finishes.
refusal-flashpoint-explode-first = Choose first which hazmat explodes next.
refusal-flashpoint-fall-first = Choose first where to recover.
refusal-flashpoint-set-up-over = That belongs to the set-up, which is over; choose an action of your turn.
refusal-flashpoint-not-awaited = Nobody asks for that now; choose one of the actions offered.

# Refusals: points, moves and doors.

refusal-flashpoint-too-few-points = { $left ->
    [0] This costs { $cost } AP, and you have none left for it.
   *[other] This costs { $cost } AP, and you have only { $left } left for it.
}
refusal-flashpoint-no-space-there = There is no space on that side; the board ends here.
refusal-flashpoint-wall-in-the-way = A wall is in the way; it takes a way round it, or an axe.
refusal-flashpoint-door-closed = A closed door is in the way; open it first.
refusal-flashpoint-nothing-to-carry = There is no victim to carry here; you can move alone.
refusal-flashpoint-lead-instead = The victim here is treated and walks; lead them instead of carrying.
refusal-flashpoint-nothing-to-haul = There is no hazmat to haul here; you can move alone.
refusal-flashpoint-nobody-to-lead = There is no treated victim to lead here; you can move alone.
refusal-flashpoint-two-to-lead = It takes 2 treated victims here to carry one and lead another; lead only one.
refusal-flashpoint-load-into-fire = Neither a victim nor a hazmat can be taken into fire; put the fire out first, or go alone.
refusal-flashpoint-ends-in-fire = After that you could neither leave the fire nor put it out; keep enough AP for one or the other.
refusal-flashpoint-stand-in-fire = Your turn cannot end in fire; leave the space, or put the fire out.
refusal-flashpoint-no-door = There is no door on that side.
refusal-flashpoint-door-is-so = { $state ->
    [closed] This door is closed already; it can only be opened.
   *[open] This door is open already; it can only be closed.
}
refusal-flashpoint-not-inside = There is no space { $row },{ $column } inside the house; rows go from 1 to 6, columns from 1 to 8.

# Refusals: fire and walls.

refusal-flashpoint-nothing-burns = There is neither fire nor smoke there; choose a space that has some.
refusal-flashpoint-only-smoke = There is only smoke there; douse it instead.
refusal-flashpoint-no-wall = There is no wall on that side; only walls can be chopped.
refusal-flashpoint-wall-destroyed = This wall is destroyed already; the way is open.

# Refusals: why nothing can be done there.

refusal-flashpoint-nothing-there = There is nothing there; choose a space of the board, or an edge of one.
refusal-flashpoint-you-are-here = You stand here; you act in this space, and in those beside it.
refusal-flashpoint-too-far = { $left ->
    [0] The way there costs { $cost } AP, and you have none left to move.
   *[other] The way there costs { $cost } AP, and you have only { $left } left to move.
}
refusal-flashpoint-no-safe-way = No safe way leads there now; walls, closed doors or fire are between.
refusal-flashpoint-poi-on-the-way = A face-down point of interest lies on the way; go there first and see what it is.
refusal-flashpoint-fire-too-far = This fire is too far; you fight fire in your own space, or in an adjacent one.
refusal-flashpoint-edge-too-far = { $what ->
    [door] This door is too far; go to a space beside it first.
   *[wall] This wall is too far; go to a space beside it first.
}
refusal-flashpoint-way-is-open = Neither wall nor door stands here; the way is open.

# Refusals: the advanced rules.

refusal-flashpoint-advanced-only = This belongs to the advanced rules; this match follows the family rules.
refusal-flashpoint-next-spot-only = In one drive, { vehicle-flashpoint } goes only to the next spot, either way round the house.
refusal-flashpoint-not-on-engine = You are not on the engine’s spot; go there first.
refusal-flashpoint-firefighter-in-quadrant = A firefighter is in the engine’s quadrant; the deck gun waits until nobody is.
refusal-flashpoint-not-your-trade = Only the { specialist-flashpoint } can do that; choose another action.
refusal-flashpoint-no-victim-here = There is no victim in your space; go to one first.
refusal-flashpoint-already-treated = All victims in your space are treated already.
refusal-flashpoint-no-hazmat-here = There is no hazmat in your space; go to one first.
refusal-flashpoint-no-poi-there = There is no face-down point of interest there.
refusal-flashpoint-not-first-action = A crew change can only be the first action of a turn that begins on the engine’s spot.
refusal-flashpoint-specialist-in-play = The { specialist-flashpoint } is in play already; choose another specialist.
refusal-flashpoint-no-such-firefighter = { $last ->
    [0] There is no firefighter { $seat }; the only one is 0.
   *[other] There is no firefighter { $seat }; they go from 0 to { $last }.
}
refusal-flashpoint-command-yourself = A command is for another firefighter; act yourself without one.
refusal-flashpoint-cafs-one-point = The CAFS firefighter accepts only 1 AP of commands a turn.
refusal-flashpoint-only-moves-and-doors = A command lets somebody move or use a door, nothing else.
refusal-flashpoint-command-into-fire = A command cannot send anyone into fire; choose a space that does not burn.
refusal-flashpoint-not-won-yet = The team has not won yet: { $rescued } of 7 rescued; to end your turn, end the actions.
refusal-flashpoint-place-outside = This must be a space outside the house; choose one of the ring around it.
refusal-flashpoint-no-ambulance-spot = The ambulance has no parking spot there; recover on one of its spots.
refusal-flashpoint-not-nearest = Another parking spot of the ambulance is nearer; recover on the nearest.
refusal-flashpoint-ambulance-elsewhere = The ambulance is not parked there; recover on one of its 2 spaces.
refusal-flashpoint-not-that-spot = The vehicle does not stop there; get off on one of its 2 spaces.
refusal-flashpoint-driver-rides = Whoever drives the engine rides along; choose where you get off.
refusal-flashpoint-no-hazmat-burning = No hazmat is about to explode there; choose one that burns.
refusal-flashpoint-die-rerolled = This die was rolled again already; each may be once.

# Refusals: the dice of the real box.

refusal-flashpoint-roll-again = { $dice ->
    [red] A roll of { $row },{ $column } does not count now; leave the black die and roll the red one again.
   *[both] A roll of { $row },{ $column } does not count now; roll again.
}
refusal-flashpoint-no-such-face = No die shows that; the red one goes from 1 to 6, the black one from 1 to 8.
refusal-flashpoint-none-left = { $what ->
    [victim] All victims have been revealed; this can only be a false alarm.
   *[alarm] All false alarms have been revealed; this can only be a victim.
}
refusal-flashpoint-other-dice = Something else is to be rolled or drawn now; answer the question that was asked.

# Only in the terminal.

you-flashpoint = Firefighter
group-flashpoint-command = Command { $name }:
told-flashpoint-openings = Openings to the outside: { $edges }.
told-flashpoint-walls = Whole walls inside the house: { $edges }.
told-flashpoint-parking = { vehicle-flashpoint-heading } can park at { $cells }.
which-flashpoint-way = Which way?
which-flashpoint = Which of these?
