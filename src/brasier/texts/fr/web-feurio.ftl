# La forêt à l’écran.

web-feurio-board = La forêt en feu
web-feurio-board-keys = Les flèches vont de case en case, Entrée choisit. N va au prochain point où vous pouvez agir. Plus, moins et les boutons du coin changent ce qui est en vue.
web-feurio-nearer = Plus près
web-feurio-farther = Plus loin
web-feurio-fit = Tout montrer
web-feurio-legend-access = accès libre
web-feurio-legend-place = place libre
web-feurio-legend-blocked = hors d’atteinte

# Une case en mots.

web-feurio-tile = Tuile { $value }. { $men ->
    [0] Personne.
    [one] { $men } homme : { $who }.
   *[other] { $men } hommes : { $who }.
} { $free ->
    [0] Aucune place libre.
    [one] { $free } place libre.
   *[other] { $free } places libres.
} { $accesses ->
    [0] Aucun accès libre.
    [one] { $accesses } accès libre.
   *[other] { $accesses } accès libres.
}
web-feurio-tile-blocked = { $room ->
    [0] Personne ne peut plus venir (F14).
    [one] Encore { $room } homme seulement (F14).
   *[other] Encore { $room } hommes seulement (F14).
}
web-feurio-firebreak = Coupe-feu posé par { $name }. Personne ne peut s’y tenir.
web-feurio-firebreak-own = Votre coupe-feu, un { $value } face cachée. Personne ne peut s’y tenir.
web-feurio-hottest = Point le plus chaud, somme { $sum } : à côté de { $neighbours }.
web-feurio-hottest-of = Point { $number } sur { $count }.
web-feurio-empty = Case vide, somme { $sum }.
web-feurio-actions = { $count ->
    [one] { $count } action : { $actions }.
   *[other] { $count } actions : { $actions }.
}
web-feurio-chosen = Prêts : { men-feurio }.

# La même chose en titre de menu.

web-feurio-name-tile = Tuile { $value } · { $who }
web-feurio-name-tile-free = Tuile { $value } · personne
web-feurio-name-firebreak = Coupe-feu
web-feurio-name-hottest = Point le plus chaud · somme { $sum }
web-feurio-name-empty = Case vide · somme { $sum }
web-feurio-name-elsewhere = Loin du feu

# Ce que l’on peut faire.

web-feurio-offer-middle = Poser le { $low } et le { $high } au milieu
web-feurio-offer-tile = Poser le { $value }
web-feurio-offer-tile-hidden = Poser la tuile
web-feurio-offer-firebreak = Poser face cachée, en coupe-feu
web-feurio-offer-men = Placer { men-feurio }
web-feurio-offer-pass = Ne placer personne
web-feurio-offer-at = au point le plus chaud, somme { $sum }
web-feurio-offer-on = sur le { $value }

# Ce que l’on attend.

web-feurio-awaited-start = les tuiles de départ sont tirées
web-feurio-awaited-middle = choisissez les deux tuiles du milieu
web-feurio-awaited-draw = une tuile est tirée
web-feurio-awaited-tile = { $points ->
    [one] posez la tuile au point le plus chaud
   *[other] posez la tuile à l’un des { $points } points les plus chauds
}
web-feurio-awaited-men = placez jusqu’à 3 hommes, ou personne
web-feurio-awaited-late = placez des hommes, ou passez

# Ce qui s’est passé. « Vous » est la personne qui lit.

web-feurio-event-drawn = { $you ->
    [yes] Vous tirez un { $value }.
   *[other] { $name } tire un { $value }.
}
web-feurio-event-start = { $you ->
    [yes] Vous ouvrez la forêt avec un { $value }.
   *[other] { $name } ouvre la forêt avec un { $value }.
}
web-feurio-event-tile = { $you ->
    [yes] Vous posez un { $value } au point le plus chaud.
   *[other] { $name } pose un { $value } au point le plus chaud.
}
web-feurio-event-firebreak = { $you ->
    [yes] Vous posez un coupe-feu ; 1 homme { colour } retourne dans la boîte.
   *[other] { $name } pose un coupe-feu ; 1 homme { colour } retourne dans la boîte.
}
web-feurio-event-firebreak-own = { $you ->
    [yes] Vous posez un { $value } face cachée, en coupe-feu ; 1 homme { colour } retourne dans la boîte.
   *[other] { $name } pose un { $value } face cachée, en coupe-feu ; 1 homme { colour } retourne dans la boîte.
}
web-feurio-event-men = { $you ->
    [yes] Vous placez { men-feurio } sur un { $value }.
   *[other] { $name } place { men-feurio } sur un { $value }.
}
web-feurio-event-pass = { $you ->
    [yes] Vous ne placez personne.
   *[other] { $name } ne place personne.
}
web-feurio-event-begin = { $you ->
    [yes] Vous commencez.
   *[other] { $name } commence.
}

# Les étapes d’un tour.

web-feurio-steps = Votre tour en trois étapes
web-feurio-step-draw = Tirer
web-feurio-step-draw-done = un { $value }
web-feurio-step-draw-hidden = 1 tuile
web-feurio-step-lay = Poser la tuile
web-feurio-step-lay-points = { $points ->
    [one] { $points } point à { $sum }
   *[other] { $points } points à { $sum }
}
web-feurio-step-lay-pile = plus de tuile
web-feurio-step-men = Placer 0 à 3 hommes
web-feurio-step-men-one = sur une seule tuile
web-feurio-step-done = fait
web-feurio-middle = Quelles sont les deux du milieu ?
web-feurio-middle-both = { $low } et { $high }
web-feurio-middle-why = Elles touchent toutes les autres ; le reste ne change rien.
web-feurio-face-up = Face visible
web-feurio-face-down = Coupe-feu
web-feurio-face-down-cost = 1 homme
web-feurio-how-laid = Comment poser la tuile
web-feurio-how-many = Combien d’hommes
web-feurio-fewer = Un homme de moins
web-feurio-more = Un homme de plus
web-feurio-which-colour = Quelle couleur
web-feurio-pays = Qui le paie
web-feurio-choose-tile = Choisissez une tuile éclairée.
web-feurio-key = touche { $key }

# Le bouton principal.

web-feurio-do-middle = Ouvrir la forêt
web-feurio-do-lay = Poser le { $value }
web-feurio-do-lay-point = Poser au point { $point }
web-feurio-do-firebreak = Poser le coupe-feu
web-feurio-do-men = { $men ->
    [one] Placer { $men } homme sur le { $value }
   *[other] Placer { $men } hommes sur le { $value }
}
web-feurio-do-men-choose = Placer des hommes
web-feurio-do-pass = Ne placer personne
web-feurio-do-pass-late = Passer
web-feurio-then-men = puis vos hommes
web-feurio-then-next = finit votre tour
web-feurio-waiting = { $name } joue.
web-feurio-over = La forêt se tait.

# La tuile en main et la pile.

web-feurio-hand = { $you ->
    [yes] Votre tuile
   *[other] Tuile tenue par { $name }
}
web-feurio-hand-none = La pile
web-feurio-hand-value = valeur { $value }
web-feurio-hand-hidden = visible pour { $name } seulement
web-feurio-hand-covered = couverte
web-feurio-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
web-feurio-left = { $left ->
    [one] tuile cachée
   *[other] tuiles cachées
}
web-feurio-hand-rule = La valeur ne change pas le lieu.
web-feurio-unseen = Pas encore vues
web-feurio-unseen-value = Valeur { $value } : { $count ->
    [0] toutes vues
    [one] { $count } pas encore vue
   *[other] { $count } pas encore vues
}

# Où en est chacun.

web-feurio-if-over = si tout finit là
web-feurio-at-end = points en tout
web-feurio-in-hand = { $men } en main
web-feurio-worth = { $zones ->
    [one] zone { $points }
   *[other] zones { $points }
}
web-feurio-show-zones = Montrer les zones : { $name }, { points }
web-feurio-show-colours = Montrer les zones : { $name }
web-feurio-men-left = { colour-heading } : { $men ->
    [0] plus personne en main
    [one] { $men } homme en main
   *[other] { $men } hommes en main
}
web-feurio-reinforcements = Renforts
web-feurio-zones = Zones
web-feurio-zones-none = Pas encore de zone.
web-feurio-zone = { colour-heading }, zone de { $tiles ->
    [one] { $tiles } tuile : { $values }.
   *[other] { $tiles } tuiles : { $values }.
} { $total } divisé par { $divisor }{ $rounding ->
    [up] , arrondi vers le haut
    [down] , arrondi vers le bas
   *[none] { "" }
} : { points }.
web-feurio-zone-closed = { colour-heading }, zone de { $tiles ->
    [one] { $tiles } tuile : { $values }.
   *[other] { $tiles } tuiles : { $values }.
} Aucun accès libre : 0 point.
web-feurio-zone-goal = { colour-heading }, zone de { $tiles ->
    [one] { $tiles } tuile : { $values }.
   *[other] { $tiles } tuiles : { $values }.
} { $open ->
    [yes] Elle a un 1 ouvert.
   *[other] Elle n’a pas de 1 ouvert.
}
web-feurio-closed = aucun accès libre
web-feurio-open-one = 1 ouvert
web-feurio-no-open-one = sans 1 ouvert
web-feurio-goal = Le but
web-feurio-goal-men = Hommes placés
web-feurio-goal-zones = Couleurs en une zone
web-feurio-goal-ones = Avec un 1 ouvert
web-feurio-goal-figure = { $got } sur { $of }
web-feurio-colour-zones = { $zones ->
    [0] pas de zone
    [one] { $zones } zone
   *[other] { $zones } zones
}

# Le sous-titre, et la vue en mots.

web-feurio-mode = { $mode ->
    [competitive] Compétitif
    [solitaire] Solitaire
   *[cooperative] Coopératif
}
web-feurio-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
web-feurio-firebreaks = coupe-feu
web-feurio-cest-chaud = « C’est chaud »
web-feurio-text-now = Où en est-on
web-feurio-text-do = Ce que vous pouvez faire
web-feurio-text-points = Points les plus chauds
web-feurio-text-row = La forêt, rang { $row } sur { $rows }
web-feurio-text-zones = Zones
web-feurio-text-player = { $name } : { $men }.
web-feurio-text-player-points = { $name } : { points } si tout finit là, meilleure zone { $best }. En main : { $men }.
web-feurio-text-start = Tuiles de départ : { $values }.
web-feurio-text-hand = { $you ->
    [yes] Votre tuile est un { $value }.
   *[other] { $name } tient un { $value }.
}
web-feurio-total = { $name }, en tout
