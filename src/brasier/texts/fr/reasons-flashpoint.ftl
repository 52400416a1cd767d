# Pourquoi un joueur qui est un programme ferait quelque chose. Les cases sont rangée et colonne, les chemins en PA.

reason-flashpoint-rescue = { $number ->
    [one] Met quelqu’un à l’abri
   *[other] Met { $number } personnes à l’abri
} : { $rescued ->
    [one] 1 victime sauvée
   *[other] { $rescued } victimes sauvées
}.
reason-flashpoint-closer = Rapproche de l’abri la victime en { $cell } : encore { $after } PA au lieu de { $before }.
reason-flashpoint-look = Découvre qui se trouve en { $cell }.
reason-flashpoint-hazmat = Élimine la matière dangereuse en { $cell }.
reason-flashpoint-protect = Protège qui se trouve en { $cell } : { $after } % de risque de brûler au prochain lancer au lieu de { $before } %.
reason-flashpoint-stand = Se tient plus à l’abri : { $after } % de risque d’être mis à terre au prochain lancer au lieu de { $before } %.
reason-flashpoint-walls = Ménage la maison : { $after ->
    [one] { $after } dégât
   *[other] { $after } dégâts
} au lieu de { $before }, sur l’ensemble des 48 lancers possibles.
reason-flashpoint-spread = Contient le feu : il gagne { $after ->
    [one] { $after } case
   *[other] { $after } cases
} au lieu de { $before }, sur l’ensemble des 48 lancers possibles.
reason-flashpoint-fire = { $number ->
    [one] Laisse une case en feu de moins.
   *[other] Laisse { $number } cases en feu de moins.
}
reason-flashpoint-smoke = { $number ->
    [one] Dissipe la fumée d’une case.
   *[other] Dissipe la fumée de { $number } cases.
}
reason-flashpoint-approach = S’approche de qui se trouve en { $cell } : à { $after } PA au lieu de { $before }.
reason-flashpoint-near = Se trouve à { $points } PA de qui est en { $cell }.
reason-flashpoint-keep = Garde { $points } PA pour le prochain tour.
reason-flashpoint-trade = Une équipe avec ce spécialiste ({ specialist-flashpoint }) a fait ses preuves.
reason-flashpoint-won = La partie est gagnée.
reason-flashpoint-collapse = La maison s’effondre : la partie est perdue.
reason-flashpoint-collapse-won = La maison s’effondre, mais la victoire est acquise.
reason-flashpoint-play-on = Ne risque rien : la victoire est acquise.
reason-flashpoint-brings = { $name } rapproche de l’abri la victime en { $cell } : encore { $after } PA au lieu de { $before }.
reason-flashpoint-treat = La victime en { $cell } pourra être guidée : { $after } PA jusqu’à l’abri au lieu de { $before }.
reason-flashpoint-haul = Rapproche de la sortie la matière dangereuse en { $cell } : encore { $after } PA au lieu de { $before }.
reason-flashpoint-hauls = { $name } rapproche de la sortie la matière dangereuse en { $cell } : encore { $after } PA au lieu de { $before }.
reason-flashpoint-sends = Rapproche { $name } de qui se trouve en { $cell } : à { $after } PA au lieu de { $before }.
reason-flashpoint-sends-fire = { $after ->
    [0] Amène { $name } à côté du feu en { $cell }.
   *[other] Rapproche { $name } du feu en { $cell } : à côté pour { $after } PA au lieu de { $before }.
}
reason-flashpoint-sends-engine = Rapproche { $name } du camion et de sa lance : à { $after } PA au lieu de { $before }.
reason-flashpoint-sends-hazmat = Rapproche { $name } de la matière dangereuse en { $cell } : à { $after } PA au lieu de { $before }.
reason-flashpoint-shelters = { $name } se tient plus à l’abri : { $after } % de risque d’être mis à terre au prochain lancer au lieu de { $before } %.
reason-flashpoint-command = Utilise des points qui ne servent qu’à commander et ne se gardent pas.
reason-flashpoint-begins = { $name } se trouve à { $points } PA de qui est en { $cell }.
reason-flashpoint-near-fire = { $points ->
    [0] Se trouve à côté du feu en { $cell }.
   *[other] Peut être à côté du feu en { $cell } pour { $points } PA.
}
reason-flashpoint-to-fire = { $after ->
    [0] Arrive à côté du feu en { $cell }.
   *[other] S’approche du feu en { $cell } : à côté pour { $after } PA au lieu de { $before }.
}
reason-flashpoint-to-engine = S’approche du camion et de sa lance : à { $after } PA au lieu de { $before }.
reason-flashpoint-to-hazmat = S’approche de la matière dangereuse en { $cell } : à { $after } PA au lieu de { $before }.
reason-flashpoint-operator = Se tient à un emplacement du camion : le conducteur y utilise la lance pour 2 PA.
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
reason-flashpoint-ambulance = Rapproche l’ambulance : y amener tous ceux qui peuvent être dans la maison ou autour coûte { $after } PA au lieu de { $before }.
reason-flashpoint-parks = Y amener tous ceux qui peuvent être dans la maison ou autour coûte { $points } PA.
reason-flashpoint-parks-engine = { $number ->
    [0] De là, sa lance n’atteint encore aucun feu.
    [one] De là, sa lance peut atteindre 1 case en feu, et en éteint { $whole },{ $tenths } en moyenne.
   *[other] De là, sa lance peut atteindre { $number } cases en feu, et en éteint { $whole },{ $tenths } en moyenne.
}
reason-flashpoint-covers = Permet à la lance de viser { $after ->
    [one] 1 case en feu
   *[other] { $after } cases en feu
} au lieu de { $before }.
reason-flashpoint-gun-smoke = { $smoke ->
    [one] La lance peut dissiper la fumée d’une case avant qu’elle ne brûle.
   *[other] La lance peut dissiper la fumée de { $smoke } cases avant qu’elles ne brûlent.
}
reason-flashpoint-gun-idle = La lance n’atteindrait ni feu ni fumée.
reason-flashpoint-gun = { $number ->
    [one] La lance peut atteindre 1 case en feu, et en éteint { $whole },{ $tenths } en moyenne.
   *[other] La lance peut atteindre { $number } cases en feu, et en éteint { $whole },{ $tenths } en moyenne.
}
reason-flashpoint-aim = { $number ->
    [0] Avec ces dés, n’éteint aucune case ; en relançant un dé, ce serait { $whole },{ $tenths } en moyenne.
    [one] Avec ces dés, éteint 1 case en feu ; en relançant un dé, ce serait { $whole },{ $tenths } en moyenne.
   *[other] Avec ces dés, éteint { $number } cases en feu ; en relançant un dé, ce serait { $whole },{ $tenths } en moyenne.
}
reason-flashpoint-again = En relançant { die-flashpoint }, éteint en moyenne { $whole ->
    [one] { $whole },{ $tenths } case en feu
   *[other] { $whole },{ $tenths } cases en feu
} ; avec ces dés, { $number }.
reason-flashpoint-explodes = Cette explosion fait { $damage ->
    [0] 0 dégât à la maison ;
    [one] 1 dégât à la maison ;
   *[other] { $damage } dégâts à la maison ;
} { $number ->
    [0] rien de plus ne brûle.
    [one] 1 case de plus brûle.
   *[other] { $number } cases de plus brûlent.
}
reason-flashpoint-spent = Il ne reste aucun point à garder.
reason-flashpoint-quiet = N’apporte rien qui se voie aussitôt.
