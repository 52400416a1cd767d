# Why a player that is a program would do something. Spaces are row and column; ways are told in action points.

reason-flashpoint-rescue = { $number ->
    [one] Brings somebody out: { $rescued } saved.
   *[other] Brings { $number } people out: { $rescued } saved.
}
reason-flashpoint-closer = Brings the victim at { $cell } nearer to safety: { $after } AP to go instead of { $before }.
reason-flashpoint-look = Finds out who is at { $cell }.
reason-flashpoint-hazmat = Takes the hazmat at { $cell } out of the game.
reason-flashpoint-protect = Shields whoever is at { $cell }: { $after } % to burn with the next roll instead of { $before } %.
reason-flashpoint-stand = Stands more safely: { $after } % to be knocked down by the next roll instead of { $before } %.
reason-flashpoint-walls = Spares the house: { $after } damage instead of { $before }, over all 48 rolls there are.
reason-flashpoint-spread = Holds the fire back: it takes { $after ->
    [one] 1 space
   *[other] { $after } spaces
} instead of { $before }, over all 48 rolls there are.
reason-flashpoint-fire = { $number ->
    [one] Leaves one burning space fewer.
   *[other] Leaves { $number } burning spaces fewer.
}
reason-flashpoint-smoke = { $number ->
    [one] Clears the smoke from a space.
   *[other] Clears the smoke from { $number } spaces.
}
reason-flashpoint-approach = Comes nearer to whoever is at { $cell }: { $after } AP away instead of { $before }.
reason-flashpoint-near = Is { $points } AP away from whoever is at { $cell }.
reason-flashpoint-keep = { $points ->
    [one] Keeps 1 AP for the next turn.
   *[other] Keeps { $points } AP for the next turn.
}
reason-flashpoint-trade = A team with the { specialist-flashpoint } has proved good.
reason-flashpoint-won = The match is won.
reason-flashpoint-collapse = The house comes down: the match is lost.
reason-flashpoint-collapse-won = The house comes down, but won is won.
reason-flashpoint-play-on = Risks nothing: won is won.
reason-flashpoint-brings = { $name } brings the victim at { $cell } nearer to safety: { $after } AP to go instead of { $before }.
reason-flashpoint-treat = The victim at { $cell } can be led then: { $after } AP to safety instead of { $before }.
reason-flashpoint-haul = Brings the hazmat at { $cell } nearer to the outside: { $after } AP to go instead of { $before }.
reason-flashpoint-hauls = { $name } brings the hazmat at { $cell } nearer to the outside: { $after } AP to go instead of { $before }.
reason-flashpoint-sends = Brings { $name } nearer to whoever is at { $cell }: { $after } AP away instead of { $before }.
reason-flashpoint-sends-fire = { $after ->
    [0] Brings { $name } beside the fire at { $cell }.
   *[other] Brings { $name } nearer to the fire at { $cell }: beside it in { $after } AP instead of { $before }.
}
reason-flashpoint-sends-engine = Brings { $name } nearer to the engine and its deck gun: { $after } AP away instead of { $before }.
reason-flashpoint-sends-hazmat = Brings { $name } nearer to the hazmat at { $cell }: { $after } AP away instead of { $before }.
reason-flashpoint-shelters = { $name } stands more safely: { $after } % to be knocked down by the next roll instead of { $before } %.
reason-flashpoint-command = Uses points that serve only to command and cannot be kept.
reason-flashpoint-begins = { $name } is { $points } AP away from whoever is at { $cell }.
reason-flashpoint-near-fire = { $points ->
    [0] Is beside the fire at { $cell }.
   *[other] Is { $points } AP away from being beside the fire at { $cell }.
}
reason-flashpoint-to-fire = { $after ->
    [0] Comes beside the fire at { $cell }.
   *[other] Comes nearer to the fire at { $cell }: beside it in { $after } AP instead of { $before }.
}
reason-flashpoint-to-engine = Comes nearer to the engine and its deck gun: { $after } AP away instead of { $before }.
reason-flashpoint-to-hazmat = Comes nearer to the hazmat at { $cell }: { $after } AP away instead of { $before }.
reason-flashpoint-operator = Stands on a spot of the engine: there the operator fires the deck gun for 2 AP.
reason-flashpoint-ability = { $specialist ->
    [paramedic] { ability-flashpoint-paramedic }
    [cafs] { ability-flashpoint-cafs }
    [hazmat] { ability-flashpoint-hazmat }
    [generalist] { ability-flashpoint-generalist }
    [captain] { ability-flashpoint-captain }
    [rescue] { ability-flashpoint-rescue }
    [imaging] { ability-flashpoint-imaging }
   *[driver] { ability-flashpoint-driver }
}
reason-flashpoint-ambulance = Brings the ambulance nearer: to bring everybody there who may be in or around the house takes { $after } AP instead of { $before }.
reason-flashpoint-parks = To bring everybody there who may be in or around the house takes { $points } AP.
reason-flashpoint-parks-engine = { $number ->
    [0] Its deck gun reaches no fire from there yet.
    [one] From there its deck gun may hit 1 burning space, and puts out { $whole }.{ $tenths } on average.
   *[other] From there its deck gun may hit { $number } burning spaces, and puts out { $whole }.{ $tenths } on average.
}
reason-flashpoint-covers = Lets the deck gun be aimed at { $after ->
    [one] 1 burning space
   *[other] { $after } burning spaces
} instead of { $before }.
reason-flashpoint-gun-smoke = { $smoke ->
    [one] The deck gun may clear 1 space of smoke before it burns.
   *[other] The deck gun may clear { $smoke } spaces of smoke before they burn.
}
reason-flashpoint-gun-idle = The deck gun would hit neither fire nor smoke.
reason-flashpoint-gun = { $number ->
    [one] The deck gun may hit 1 burning space, and puts out { $whole }.{ $tenths } on average.
   *[other] The deck gun may hit { $number } burning spaces, and puts out { $whole }.{ $tenths } on average.
}
reason-flashpoint-aim = { $number ->
    [0] Puts out no burning space as the dice lie; with a die rolled again it would be { $whole }.{ $tenths } on average.
    [one] Puts out 1 burning space as the dice lie; with a die rolled again it would be { $whole }.{ $tenths } on average.
   *[other] Puts out { $number } burning spaces as the dice lie; with a die rolled again it would be { $whole }.{ $tenths } on average.
}
reason-flashpoint-again = With { die-flashpoint } rolled again, { $whole }.{ $tenths } burning spaces are put out on average; as the dice lie, { $number }.
reason-flashpoint-explodes = This explosion does { $damage ->
    [0] no damage to the house;
   *[other] { $damage } damage to the house;
} { $number ->
    [0] nothing more burns.
    [one] 1 more space burns.
   *[other] { $number } more spaces burn.
}
reason-flashpoint-spent = No points are left that could be kept.
reason-flashpoint-quiet = Brings nothing that shows at once.
