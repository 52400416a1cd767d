# L’application web de Flash Point. Une case s’écrit 3-8 : rang 3, colonne 8.

web-flashpoint-subtitle = { $mode ->
    [advanced] { $board ->
        [front] Avancée · { level-flashpoint } · recto
        [back] Avancée · { level-flashpoint } · verso
       *[drawn] Avancée · { level-flashpoint } · votre maison
    }
   *[family] { $board ->
        [front] Familiale · recto
        [back] Familiale · verso
       *[drawn] Familiale · votre maison
    }
}
web-flashpoint-board = La maison, vue d’en haut
web-flashpoint-keys = Les flèches parcourent les cases, Maj et une flèche va à un mur ou une porte. Entrée agit. N va à la prochaine chose possible, W et une flèche agit sur un mur ou une porte de votre case.
web-flashpoint-zoom-in = Voir de plus près
web-flashpoint-zoom-out = Voir toute la maison

# Cases et bords.

web-flashpoint-space = Case { $cell }
web-flashpoint-space-outside = Dehors { $cell }
web-flashpoint-place-in = Rang { $row }, colonne { $column }.
web-flashpoint-place-out = Dehors, rang { $row }, colonne { $column }.
web-flashpoint-side = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
web-flashpoint-has-fire = feu
web-flashpoint-has-smoke = fumée
web-flashpoint-has-poi = signal
web-flashpoint-has-victim = { $count ->
    [one] victime
   *[other] { $count } victimes
}
web-flashpoint-has-treated = { $count ->
    [one] victime soignée
   *[other] { $count } victimes soignées
}
web-flashpoint-has-hazmat = { $count ->
    [one] matière dangereuse
   *[other] { $count } matières dangereuses
}
web-flashpoint-has-hot-spot = point chaud
web-flashpoint-has-ambulance = ambulance
web-flashpoint-has-engine = camion
web-flashpoint-has-you = vous
web-flashpoint-around-wall = { $count ->
    [one] Mur { $sides }.
   *[other] Murs { $sides }.
}
web-flashpoint-around-damaged = { $count ->
    [one] Mur entaillé { $sides }.
   *[other] Murs entaillés { $sides }.
}
web-flashpoint-around-destroyed = { $count ->
    [one] Mur détruit { $sides }.
   *[other] Murs détruits { $sides }.
}
web-flashpoint-around-closed = { $count ->
    [one] Porte fermée { $sides }.
   *[other] Portes fermées { $sides }.
}
web-flashpoint-around-open = { $count ->
    [one] Porte ouverte { $sides }.
   *[other] Portes ouvertes { $sides }.
}
web-flashpoint-around-gone = { $count ->
    [one] Passage sans porte { $sides }.
   *[other] Passages sans porte { $sides }.
}
web-flashpoint-around-opening = { $count ->
    [one] Ouverture vers l’extérieur { $sides }.
   *[other] Ouvertures vers l’extérieur { $sides }.
}
web-flashpoint-edge-wall = Mur { $edge }
web-flashpoint-edge-damaged = Mur entaillé { $edge }
web-flashpoint-edge-destroyed = Mur détruit { $edge }
web-flashpoint-edge-closed = Porte fermée { $edge }
web-flashpoint-edge-open = Porte ouverte { $edge }
web-flashpoint-edge-gone = Passage { $edge }
web-flashpoint-edge-opening = Ouverture { $edge }
web-flashpoint-edge-none = Entre { $edge }

# Ce que l’on peut faire.

web-flashpoint-ap-range = { $least }–{ $most } PA
web-flashpoint-to = vers { $cell }
web-flashpoint-at = en { $cell }
web-flashpoint-action = { $verb }, { $cost }
web-flashpoint-action-and = { $first } ; { $next }
web-flashpoint-actions = { $count ->
    [one] { $count } action : { $actions }.
   *[other] { $count } actions : { $actions }.
}
web-flashpoint-reach = À portée pour { $cost } PA.
web-flashpoint-do-move = Avancer
web-flashpoint-do-move-fire = Entrer dans le feu
web-flashpoint-do-carry = Porter une victime
web-flashpoint-do-haul = Emporter une matière dangereuse
web-flashpoint-do-lead = Guider une victime soignée
web-flashpoint-do-carry-lead = En porter une, en guider une
web-flashpoint-do-haul-lead = Emporter la matière, guider la victime
web-flashpoint-do-lead-two = Emmener les deux victimes soignées
web-flashpoint-do-clear = Retirer la fumée
web-flashpoint-do-douse = Réduire le feu en fumée
web-flashpoint-do-quench = Éteindre le feu
web-flashpoint-do-open = Ouvrir la porte
web-flashpoint-do-close = Fermer la porte
web-flashpoint-do-chop = Frapper le mur
web-flashpoint-do-drive = { $vehicle ->
    [ambulance] Appeler l’ambulance
   *[engine] Conduire le camion
}
web-flashpoint-do-park = { $vehicle ->
    [ambulance] Garer l’ambulance
   *[engine] Garer le camion
}
web-flashpoint-do-gun = Utiliser la lance
web-flashpoint-do-treat = Soigner une victime
web-flashpoint-do-dispose = Retirer une matière dangereuse
web-flashpoint-do-reveal = Révéler le signal
web-flashpoint-do-command = { $name } : { $what }
web-flashpoint-do-keep = Conserver les dés
web-flashpoint-do-reroll = { $die ->
    [red] Relancer le rouge
   *[black] Relancer le noir
}
web-flashpoint-do-end = Finir le tour
web-flashpoint-do-finish = S’arrêter là
web-flashpoint-do-play-on = Continuer
web-flashpoint-do-place = Commencer
web-flashpoint-do-ride = Descendre
web-flashpoint-do-stay = Rester ici
web-flashpoint-do-fall = Récupérer
web-flashpoint-do-explode = La faire exploser

# Boutons.

web-flashpoint-kind-move = Bouger
web-flashpoint-kind-carry = Porter
web-flashpoint-kind-douse = Éteindre
web-flashpoint-kind-door = Porte
web-flashpoint-kind-chop = Hache
web-flashpoint-kind-drive = Véhicules
web-flashpoint-kind-gun = Lance
web-flashpoint-kind-treat = Soigner
web-flashpoint-kind-dispose = Retirer
web-flashpoint-kind-reveal = Révéler
web-flashpoint-kind-command = Commander
web-flashpoint-kind-change = Relève
web-flashpoint-actions-bar = Vos actions
web-flashpoint-end-keep = { $ap ->
    [0] le feu avance
   *[other] garder { $ap } PA · le feu avance
}
web-flashpoint-end-lose = { $lost ->
    [one] Perdre { $lost } point ?
   *[other] Perdre { $lost } points ?
}
web-flashpoint-end-again = appuyez encore pour finir le tour
web-flashpoint-finish-note = 7 sont en sécurité : c’est la victoire
web-flashpoint-play-on-note = pour sauver les 10
web-flashpoint-command-whom = À qui commandez-vous ?
web-flashpoint-specialists = Choisissez un spécialiste
web-flashpoint-change-crew = Relève pour 2 PA
web-flashpoint-back = Retour
web-flashpoint-show-on-board = Choisissez sur le plateau.
web-flashpoint-waiting = On attend { $name }.

# Les panneaux.

web-flashpoint-house = La maison
web-flashpoint-team = L’équipe
web-flashpoint-vehicles = Véhicules
web-flashpoint-figure-rescued = Sauvées
web-flashpoint-figure-lost = Perdues
web-flashpoint-figure-damage = Dégâts
web-flashpoint-figure-still-there = Pas encore sorties
web-flashpoint-of = { $count } / { $most }
web-flashpoint-pool = { $pool ->
    [one] { $pool } signal en réserve
   *[other] { $pool } signaux en réserve
}
web-flashpoint-unseen = À découvrir : { $victims ->
    [one] { $victims } victime
   *[other] { $victims } victimes
}, { $alarms ->
    [one] { $alarms } fausse alerte
   *[other] { $alarms } fausses alertes
}
web-flashpoint-reserve = { $reserve ->
    [one] { $reserve } point chaud en réserve
   *[other] { $reserve } points chauds en réserve
}
web-flashpoint-vehicle-at = { $vehicle ->
    [ambulance] Ambulance : { side-flashpoint }
   *[engine] Camion : { side-flashpoint }
}
web-flashpoint-pips = { $special ->
    [0] { $ap } PA
    [one] { $ap } PA et { $special } PA spécial
   *[other] { $ap } PA et { $special } PA spéciaux
}
web-flashpoint-kept = { $ap ->
    [one] { $ap } gardé
   *[other] { $ap } gardés
}
web-flashpoint-last-roll = Dernier jet
web-flashpoint-no-roll = Les dés n’ont pas encore parlé.
web-flashpoint-die-row = rang
web-flashpoint-die-column = colonne
web-flashpoint-again = Reprise
web-flashpoint-alarm = Personne ici
web-flashpoint-times = ×{ $count }

# Ce qui est attendu.

web-flashpoint-awaited-act = { $special ->
    [0] { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    }
   *[other] { $ap ->
        [one] { $ap } point d’action et { $special } de plus
       *[other] { $ap } points d’action et { $special } de plus
    }
}
web-flashpoint-awaited-take = choisissez un spécialiste
web-flashpoint-awaited-place = choisissez une case dehors
web-flashpoint-awaited-park = choisissez un côté pour { vehicle-flashpoint }
web-flashpoint-awaited-begin = choisissez qui commence
web-flashpoint-awaited-ride = { $driver ->
    [yes] choisissez où descendre
   *[no] montez dans { vehicle-flashpoint }, ou restez
}
web-flashpoint-awaited-aim = rouge { $red }, noir { $black } : gardez-les, ou relancez
web-flashpoint-awaited-cheer = s’arrêter là, ou continuer
web-flashpoint-awaited-explode = choisissez la matière qui explose maintenant
web-flashpoint-awaited-fall = choisissez où récupérer
web-flashpoint-awaited-dice = les dés

# Ce qui se passe.

web-flashpoint-event-move = { $name } { $way ->
    [carry] porte une victime
    [haul] emporte une matière dangereuse
    [lead] guide une victime soignée
    [carry-lead] porte une victime et en guide une autre
    [haul-lead] emporte une matière et guide une victime
    [lead-two] emmène 2 victimes soignées
   *[move] va
} en { $cell }.
web-flashpoint-event-move-command = { $by } commande : { web-flashpoint-event-move }
web-flashpoint-event-damage = { $damage ->
    [1] Le mur { $edge } est entaillé : { $total } sur 24.
   *[2] Le mur { $edge } est détruit : { $total } sur 24.
}
web-flashpoint-event-door-gone = La porte { $edge } se brise.
web-flashpoint-event-splash = La lance atteint { $target } (dés { $red }-{ $black }) { $cleared ->
    [0] et n’y trouve rien à éteindre.
    [one] et dégage { $cleared } case.
   *[other] et dégage { $cleared } cases.
}
web-flashpoint-event-reveal = { $found ->
    [victim] Il y a une victime en { $cell }.
   *[alarm] Fausse alerte en { $cell } : personne ici.
}
web-flashpoint-event-keep = { $name } garde { $saved } PA.
web-flashpoint-event-image = { $name } examine le signal en { $cell }.
web-flashpoint-event-poi = Nouveau signal en { $cell }.
web-flashpoint-event-poi-moved = Jet { $rolled } : les flèches mènent un nouveau signal en { $cell }.
web-flashpoint-event-poi-cleared = Nouveau signal en { $cell } ; le feu et la fumée y disparaissent.
web-flashpoint-event-no-poi = Aucune case n’est libre pour un signal.
web-flashpoint-event-smoke = Jet { $cell } : fumée.
web-flashpoint-event-fire = { $cause ->
    [smoke] Jet { $cell } : fumée sur fumée, la case brûle.
    [beside] Jet { $cell } : à côté du feu, la case brûle.
   *[set-up] Feu en { $cell }.
}
web-flashpoint-event-explosion = { $cause ->
    [roll] Jet { $cell } : explosion.
    [hazmat] La matière dangereuse en { $cell } explose.
   *[set-up] Explosion en { $cell }.
}
web-flashpoint-event-blast-fire = { $through ->
    [0] Souffle { direction-flashpoint } : { $cell } s’embrase.
    [one] Souffle { direction-flashpoint } : l’onde traverse { $through } feu, { $cell } s’embrase.
   *[other] Souffle { direction-flashpoint } : l’onde traverse { $through } feux, { $cell } s’embrase.
}
web-flashpoint-event-blast-on = { $through ->
    [one] Souffle { direction-flashpoint } : l’onde traverse { $through } feu.
   *[other] Souffle { direction-flashpoint } : l’onde traverse { $through } feux.
}
web-flashpoint-event-flashover = { $count ->
    [one] Embrasement : { $cells } prend feu.
   *[other] Embrasement : { $cells } prennent feu.
}
web-flashpoint-event-hot-spot = Point chaud en { $cell }.
web-flashpoint-event-knock-down = { $name } est à terre en { $cell }.
web-flashpoint-event-burn-out = Dehors, le feu s’éteint : { $cells }.

# Comment cela finit.

web-flashpoint-outcome-rescued = { $rescued } vies sauvées. La maison tient encore.
web-flashpoint-outcome-perfect = { $rescued } vies sauvées. Personne n’est resté derrière.
web-flashpoint-outcome-rescued-collapsed = { $rescued } vies sauvées. La maison est tombée après.
web-flashpoint-outcome-lost = { $lost } personnes sont perdues. Le feu a été plus rapide.
web-flashpoint-outcome-collapsed = La maison est tombée trop tôt ; vies sauvées : { $rescued }.

# La table en mots.

web-flashpoint-text-state = Où nous en sommes
web-flashpoint-text-row = { $row ->
    [0] Au nord de la maison
    [7] Au sud de la maison
   *[other] Rang { $row }
}
web-flashpoint-text-counts = { $fires ->
    [one] { $fires } feu
   *[other] { $fires } feux
}, { $smokes ->
    [one] { $smokes } fumée
   *[other] { $smokes } fumées
}, { $signals ->
    [one] { $signals } signal
   *[other] { $signals } signaux
}, { $victims ->
    [one] { $victims } victime en vue.
   *[other] { $victims } victimes en vue.
}
web-flashpoint-text-figures = Sauvées { $rescued } sur { $goal }, perdues { $lost } sur { $most_lost }, dégâts { $damage } sur { $most_damage }.
web-flashpoint-text-pool = { $pool ->
    [one] { $pool } signal reste à venir.
   *[other] { $pool } signaux restent à venir.
}
web-flashpoint-text-you = Vous êtes en { $cell } avec { web-flashpoint-pips }.
web-flashpoint-text-man = { $name } est en { $cell } avec { web-flashpoint-pips }.
web-flashpoint-text-man-nowhere = { $name } n’est pas encore en place.
web-flashpoint-text-trade = { specialist-flashpoint-heading } : { $ability }
web-flashpoint-text-vehicle = { vehicle-flashpoint-heading } est sur le { side-flashpoint } : { $cells }.
