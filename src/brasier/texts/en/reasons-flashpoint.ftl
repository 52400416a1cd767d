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
reason-flashpoint-spread = Holds the fire back: it takes { $after } spaces instead of { $before }, over all 48 rolls there are.
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
