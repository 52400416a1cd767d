-feurio = Feurio!

game-feurio = { -feurio }
about-feurio = La forêt brûle. Déployez vos pompiers le plus largement possible, sans perdre le chemin de l’eau.

# Couleurs. Dans une phrase qui a $colour, écrire { colour } ou { men-feurio }. Au pluriel, toutes prennent un s.

colour-letters = RVBJ
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour = { $colour ->
    [red] { colour-red }
    [green] { colour-green }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[other] { $colour }
}
colour-heading = { $colour ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
   *[other] { $colour }
}
men-feurio = { $men ->
    [one] { $men } homme { colour }
   *[other] { $men } hommes { colour }s
}
men-feurio-nobody = Personne
men-feurio-there = { $men ->
    [0] personne ne s’y tient encore
    [one] { $men } homme s’y tient déjà
   *[other] { $men } hommes s’y tiennent déjà
}

# Options.

option-feurio-players = Combien vous êtes : de 2 à 4, ou 1 en solitaire (F4–F8).
option-feurio-mode = Si vous jouez les uns contre les autres, en solitaire ou tous ensemble.
option-feurio-firebreaks = Une tuile tirée peut être posée face cachée pour freiner le feu, au prix de 1 homme (F24).
option-feurio-cest_chaud = « C’est chaud » : la valeur d’une zone est arrondie vers le bas au lieu du haut (F27).
option-feurio-eldest = La place de l’aîné, qui tire les tuiles de départ ; la place suivante commence (F4).
mode-feurio-competitive = Chacun joue pour soi, et le plus grand total gagne (F20).
mode-feurio-solitaire = En solitaire, vous menez les quatre couleurs, pour réunir chacune en une zone avec un 1 ouvert (F22).
mode-feurio-cooperative = Vous jouez ensemble, pour réunir chaque couleur en une zone avec un 1 ouvert (F22).
mode-feurio = { $mode ->
    [competitive] compétitif
    [solitaire] solitaire
    [cooperative] coopératif
   *[other] { $mode }
}

# Ce que vous pouvez faire.

choice-feurio-middle = le { $low } et le { $high } au milieu du losange
choice-feurio-tile = poser la tuile
choice-feurio-firebreak = face cachée, coûte 1 { colour }
choice-feurio-pass = ne placer personne

# Ce qui se passe.

event-feurio-drawn = { $name } tire un { $value }.
event-feurio-drawn-secret = { $name } tire une tuile sans la montrer.
event-feurio-tile = { $name } pose un { $value } en { $cell }.
event-feurio-firebreak = { $name } pose un coupe-feu en { $cell } ; 1 homme { colour } retourne dans la boîte.
event-feurio-firebreak-own = { $name } pose un { $value } face cachée en { $cell }, en coupe-feu ; 1 homme { colour } retourne dans la boîte.
event-feurio-men = { $name } place { men-feurio } en { $cell }.
event-feurio-pass = { $name } ne place personne.
event-feurio-begin = { $name } commence.
event-feurio-end = La partie est finie.

# À qui le tour, et où en est chacun.

turn-feurio-draw = { $name } tire une tuile.
turn-feurio-middle = { $name } : choisissez, parmi { $values }, les deux tuiles du milieu du losange.
turn-feurio-tile = { $name } : posez le { $value } sur un des points les plus chauds (somme { $sum }). { pile-feurio }
turn-feurio-men = { $name } : placez de 1 à 3 hommes d’une couleur sur une tuile, ou personne. { pile-feurio }
pile-feurio = { $left ->
    [0] La pile est vide.
    [one] Il reste { $left } tuile dans la pile.
   *[other] Il reste { $left } tuiles dans la pile.
}
place-feurio = le { $value } en { $cell }
standing-feurio = { $name } : { points }. En main : { $men }.
goal-feurio = Hommes placés, { $men } sur 48 ; couleurs réunies en une zone, { $one_zone } sur 4 ; avec un 1 ouvert, { $open_ones } sur 4.

# Comment cela finit.

outcome-feurio-most-points = { $name } gagne avec { points }.
outcome-feurio-best-zone = Égalité à { points } ; { $name } gagne avec la meilleure zone.
outcome-feurio-shared = { $names } partagent la victoire à { points }.
outcome-feurio-saved = Gagné : la forêt est sauvée. { goal-feurio }
outcome-feurio-lost = Perdu : la forêt brûle encore. { goal-feurio }

# Le plateau en mots.

tile-feurio = Tuile { $value }. { $men_text }. { $room ->
    [0] Plus de place
    [one] Place pour { $room } homme de plus
   *[other] Place pour { $room } hommes de plus
}. { $accesses ->
    [0] Aucun accès libre
    [one] { $accesses } accès libre
   *[other] { $accesses } accès libres
}.
tile-feurio-firebreak = Coupe-feu posé par { $name }.
tile-feurio-firebreak-own = Votre coupe-feu, un { $value } face cachée.
hottest-feurio = Point le plus chaud, somme { $sum } : à côté de { $neighbours }.
zone-feurio = { colour-heading } { $values } ÷ { $divisor } = { points }   ({ $cells })
zone-feurio-closed = { colour-heading } { $values }, aucun accès libre = 0 point   ({ $cells })

# Refus : avant la partie.

refusal-feurio-unknown-mode = Il n’y a pas de mode « { $mode } » ; les modes s’écrivent competitive, solitaire et cooperative.
refusal-feurio-solitaire-alone = Le solitaire se joue à 1, pas à { $players }.
refusal-feurio-two-to-four = { $players ->
    [1] Le mode { mode-feurio } se joue de 2 à 4 ; à 1, choisissez le mode solitaire.
   *[other] Le mode { mode-feurio } se joue de 2 à 4, pas à { $players }.
}
refusal-feurio-firebreaks-competitive-only = Les coupe-feu vont avec le mode compétitif ; cette partie est en mode { mode-feurio }.
refusal-feurio-cest-chaud-competitive-only = « C’est chaud » va avec le mode compétitif ; cette partie est en mode { mode-feurio }.
refusal-feurio-eldest-not-seated = { $last ->
    [0] L’aîné ne peut pas être à la place { $eldest } ; la seule est la place 0.
   *[other] L’aîné ne peut pas être à la place { $eldest } ; les places vont de 0 à { $last }.
}

# Refus : des mots qui ne nomment rien dans la boîte.

refusal-feurio-no-such-value = Les tuiles valent de 1 à 6, pas { $value }.
refusal-feurio-no-such-colour = « { $colour } » n’est pas une couleur du jeu ; elles s’écrivent red (rouge), green (vert), blue (bleu) et yellow (jaune).
refusal-feurio-one-to-three-men = { $men ->
    [0] Indiquez de 1 à 3 hommes ; pour ne placer personne, passez.
   *[other] Vous pouvez placer de 1 à 3 hommes par tour, pas { $men }.
}

# Refus : le départ et la tuile.

refusal-feurio-arrange-first = Les tuiles de départ d’abord : choisissez les deux du milieu du losange.
refusal-feurio-rhombus-lies = Les tuiles de départ sont déjà sur la table ; il n’y a plus rien à disposer.
refusal-feurio-not-drawn = Un { $low } et un { $high } ne sont pas tous deux parmi les tuiles de départ.
refusal-feurio-draw-first = Une tuile est à tirer d’abord ; vous jouez ensuite.
refusal-feurio-not-in-pile = Il ne reste pas de { $value } dans la pile.
refusal-feurio-no-tile-in-hand = Vous n’avez pas de tuile à poser maintenant ; vous pouvez placer des hommes ou passer.
refusal-feurio-tile-first = Posez d’abord la tuile tirée ; vous pourrez ensuite placer des hommes ou passer.
refusal-feurio-not-beside-fire = Cette case ne touche aucune tuile ; le feu ne gagne que les cases voisines d’une tuile.
refusal-feurio-nothing-there = Il n’y a rien là ; choisissez une case de la forêt.
refusal-feurio-cell-taken = Une tuile est déjà posée sur cette case ; choisissez une case vide.
refusal-feurio-not-hottest = La somme de cette case est { $sum } ; le point le plus chaud est à { $hottest }.

# Refus : coupe-feu.

refusal-feurio-no-firebreaks = Cette partie se joue sans coupe-feu ; toute tuile est posée face visible.
refusal-feurio-reinforcements-do-not-pay = Un renfort ne peut pas payer un coupe-feu ; c’est l’un de vos propres hommes qui le paie.
refusal-feurio-nobody-to-pay = Vous n’avez plus d’homme { colour } pour payer un coupe-feu.
refusal-feurio-firebreak-holds-nobody = Cette tuile est un coupe-feu ; personne ne peut s’y tenir.

# Refus : hommes.

refusal-feurio-not-your-colour = Vous ne jouez pas le { colour } dans cette partie.
refusal-feurio-no-tile-there = Il n’y a pas de tuile sur cette case ; les hommes se placent sur une tuile.
refusal-feurio-not-enough-men = { $left ->
    [0] Vous n’avez plus d’homme { colour }.
    [one] Il ne vous reste que { $left } homme { colour }.
   *[other] Il ne vous reste que { $left } hommes { colour }s.
}
refusal-feurio-no-access = { $accesses ->
    [0] Cette tuile n’a plus d’accès libre.
    [one] Cette tuile a { $accesses } accès libre, donc 1 homme au plus peut s’y tenir ; { men-feurio-there }.
   *[other] Cette tuile a { $accesses } accès libres, donc { $accesses } hommes au plus peuvent s’y tenir ; { men-feurio-there }.
}
refusal-feurio-no-place = { $places ->
    [one] Cette tuile a { $places } place pour les hommes ; { men-feurio-there }.
   *[other] Cette tuile a { $places } places pour les hommes ; { men-feurio-there }.
}
colour-letter = { colour } ({ $letter })
preset-feurio-bots = Contre 3 robots (faciles)
preset-feurio-alone = En solitaire, avec les quatre couleurs
preset-feurio-two = À 2 devant cet écran, l’un contre l’autre
preset-feurio-two-firebreaks = À 2, avec coupe-feu et secrets
preset-feurio-three = À 3 devant cet écran
preset-feurio-four = À 4 devant cet écran
preset-feurio-together = À 2 ensemble contre le feu (coopératif)
preset-feurio-box = À 2 avec la vraie boîte : vous tirez, Brasier arbitre
opening-feurio-firebreaks = Avec coupe-feu.
opening-feurio-cest-chaud = « C’est chaud » : les zones sont arrondies vers le bas.
opening-feurio-seat = { $name } joue { $colours }.
ask-feurio-drawn = Valeur tirée par { $name } (1 à 6) :{ " " }
place-feurio-hottest = en { $cell } (somme { $sum })
status-feurio = { $name } { $men } · { points }
status-feurio-shared = { $name } { $men }
unseen-feurio = Tuiles que vous n’avez pas encore vues : { $unseen }.
colour-goal-feurio = { colour-heading } : { $men ->
    [0] plus personne en main
   *[other] encore { $men } en main
}, { $zones ->
    [0] pas encore de zone
    [one] 1 zone
   *[other] { $zones } zones
}, { $open ->
    [yes] avec un 1 ouvert
   *[other] sans 1 ouvert
}.
zone-feurio-up = { colour-heading } { $values } ÷ { $divisor }, arrondi vers le haut = { points }   ({ $cells })
zone-feurio-down = { colour-heading } { $values } ÷ { $divisor }, arrondi vers le bas = { points }   ({ $cells })
legend-feurio-value = la valeur d’une tuile : la force du feu
legend-feurio-man = un homme, par la lettre de sa couleur
legend-feurio-free-place = une place libre
legend-feurio-blocked-place = une place que personne ne peut plus atteindre
legend-feurio-accesses = les accès libres de la tuile
legend-feurio-hottest = un point le plus chaud et sa somme : la prochaine tuile y va
legend-feurio-sum = la somme d’une autre case au bord du feu
legend-feurio-firebreak = un coupe-feu ; sa valeur si vous la connaissez, et qui l’a posé
words-feurio-draw = tirer piocher
words-feurio-middle = milieu
words-feurio-tile = tuile
words-feurio-firebreak = coupe-feu coupefeu
words-feurio-men = hommes homme
words-feurio-pass = passer passe
words-feurio-red = rouge rouges
words-feurio-green = vert verts
words-feurio-blue = bleu bleus
words-feurio-yellow = jaune jaunes
opening-feurio = { -feurio } à { $players }.
