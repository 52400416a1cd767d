# Why a player that is a program would do something in Feurio!. Points are those of a match that ended at once.

reason-feurio-outside = Leaves the { $low } and the { $high } outside, where tiles keep more free accesses.
reason-feurio-inside = Puts the { $low } and the { $high } in the middle, where both touch three tiles.
reason-feurio-joins = Joins { $zones } zones of { colour-heading }.
reason-feurio-water = Gives the zone of { colour-heading } a { $value } with a free access, the lowest it has.
reason-feurio-points = Brings { colour-heading } { points } at once.
reason-feurio-denies = Takes the last place at { $cell }, where { colour-heading } would gain { points }.
reason-feurio-soon-closed = The next tile may close the last place at { $cell }.
reason-feurio-down = Brings the men on the table to { $men } of { $all }.
reason-feurio-adds = Adds a { $value } to a zone of { colour-heading }.
reason-feurio-begins = Begins a zone of { colour-heading } on a { $value }.
reason-feurio-in-the-way = Stands in the way at { $cell }: { $left ->
    [0] no place is left there.
    [one] 1 place is left there.
   *[other] { $left } places are left there.
}
reason-feurio-nothing-to-gain = No man would gain anything now.
reason-feurio-keeps = { $men ->
    [one] Keeps the last man in hand for a better place.
   *[other] Keeps all { $men } men in hand for better places.
}
reason-feurio-waits = Waits: turns go on until everybody has passed.
reason-feurio-too-late = This turn is the last, and no man would save the forest any more.
reason-feurio-gives-away = Gives the victory away: men placed in this last turn would still save the forest.
reason-feurio-spares = Elsewhere the tile could cost one’s own zones { points } more at once.
reason-feurio-spares-ones = { $ones ->
    [one] Elsewhere the tile could close the last open 1 of one more colour.
   *[other] Elsewhere the tile could close the last open 1 of { $ones } more colours.
}
reason-feurio-costs = Costs { colour-heading } { points } at once.
reason-feurio-hides = Keeps the { $value } face down: it does not heat the fire.
reason-feurio-feeds = The { $value } comes beside a zone of { colour-heading }, which has room to grow there.
reason-feurio-feeds-water = The { $value } comes beside a zone of { colour-heading }, which has no open 1 yet.
reason-feurio-hottest = { $points ->
    [one] The hottest point, sum { $sum }.
   *[other] One of { $points } hottest points, sum { $sum }.
}
