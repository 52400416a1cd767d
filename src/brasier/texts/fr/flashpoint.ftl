-flashpoint = Flash Point

game-flashpoint = { -flashpoint }
about-flashpoint = Une maison brûle, avec des gens à l’intérieur. Ensemble, faites-en sortir sept avant qu’elle ne s’effondre.

# Mots dans les phrases. Spécialistes : noms en minuscules, sans article (devenir capitaine).

-paramedic = secouriste
-cafs = pompier CAFS
-hazmat = technicien matières dangereuses
-generalist = généraliste
-captain = capitaine
-rescue = sauveteur
-imaging = opérateur vision
-driver = conducteur
specialist-flashpoint = { $specialist ->
    [paramedic] { -paramedic }
    [cafs] { -cafs }
    [hazmat] { -hazmat }
    [generalist] { -generalist }
    [captain] { -captain }
    [rescue] { -rescue }
    [imaging] { -imaging }
    [driver] { -driver }
   *[other] pompier
}
specialist-flashpoint-heading = { $specialist ->
    [paramedic] Secouriste
    [cafs] Pompier CAFS
    [hazmat] Technicien matières dangereuses
    [generalist] Généraliste
    [captain] Capitaine
    [rescue] Sauveteur
    [imaging] Opérateur vision
    [driver] Conducteur
   *[other] Pompier
}
ability-flashpoint-paramedic = 4 PA par tour ; soigne une victime pour 1 PA, mais paie double pour éteindre (P35).
ability-flashpoint-cafs = 3 PA par tour, et 3 de plus seulement pour éteindre (P36).
ability-flashpoint-hazmat = 4 PA par tour ; retire une matière dangereuse de sa case pour 2 PA (P37).
ability-flashpoint-generalist = 5 PA par tour, sans autre capacité (P38).
ability-flashpoint-captain = 4 PA par tour, et 2 de plus pour commander aux autres, qui avancent ou manœuvrent les portes (P39).
ability-flashpoint-rescue = 4 PA par tour, et 3 de plus seulement pour se déplacer ; frappe pour 1 PA, mais paie double pour éteindre (P40).
ability-flashpoint-imaging = 4 PA par tour ; révèle un point d’intérêt n’importe où pour 1 PA (P41).
ability-flashpoint-driver = 4 PA par tour ; utilise la lance pour 2 PA et peut relancer chaque dé (P42).

# Un côté de la maison, sans article : du côté nord, sur le côté nord.

side-flashpoint = { $side ->
    [north] côté nord
    [east] côté est
    [south] côté sud
    [west] côté ouest
   *[other] { $side }
}

# Une direction avec sa préposition : avancer au nord, éteindre ici.

direction-flashpoint = { $direction ->
    [north] au nord
    [east] à l’est
    [south] au sud
    [west] à l’ouest
    [here] ici
   *[other] { $direction }
}
towards-flashpoint = { direction-flashpoint }

# Un véhicule avec son article, dans une phrase.

vehicle-flashpoint = { $vehicle ->
    [ambulance] l’ambulance
    [engine] le camion
   *[other] { $vehicle }
}
vehicle-flashpoint-heading = { $vehicle ->
    [ambulance] L’ambulance
    [engine] Le camion
   *[other] { $vehicle }
}
way-flashpoint = { $way ->
    [move] avancer
    [carry] porter une victime
    [haul] emporter une matière dangereuse
    [lead] guider une victime soignée
    [carry-lead] porter une victime et en guider une soignée
    [haul-lead] emporter une matière dangereuse et guider une victime soignée
    [lead-two] porter une victime soignée et en guider une autre
   *[other] { $way }
}
die-flashpoint = { $die ->
    [red] le dé rouge
    [black] le dé noir
   *[other] { $die }
}
level-flashpoint = { $level ->
    [recruit] recrue
    [veteran] vétéran
    [heroic] héroïque
   *[other] { $level }
}
ap-flashpoint = { $ap } PA

# Des points qui ne servent qu’à une chose (P36).

special-flashpoint = { $special ->
    [one] { $special } PA spécial
   *[other] { $special } PA spéciaux
}

# Ce pour quoi on lance les dés, après « pour ».

purpose-flashpoint = { $purpose ->
    [explosion] une explosion
    [hazmat] une matière dangereuse
    [poi] un point d’intérêt
    [hot-spot] un point chaud
    [fire] le feu
    [gun] la lance
   *[other] { $purpose }
}

# Options.

option-flashpoint-mode = Les règles : family (familiales), ou advanced (avancées) avec véhicules, spécialistes, matières dangereuses et points chauds (P5, P27).
option-flashpoint-board = La maison : front (recto) ou back (verso) du plateau imprimé, ou un dessin de votre main (P3, P50).
option-flashpoint-level = La difficulté d’une partie avancée : recruit (recrue), veteran (vétéran) ou heroic (héroïque) (P27).
option-flashpoint-firefighters = Combien il y a de pompiers : de 1 à 6, une place chacun (P6).
option-flashpoint-specialists = Comment se prennent les spécialistes d’une partie avancée : choose (au choix), draw (au hasard), ou un nom par pompier (P31).
option-flashpoint-edition = Ce que devient une porte ouverte traversée par une onde de choc : dans sauver elle disparaît, dans 18 elle reste (P18).
option-flashpoint-quick = Si les places, les spécialistes, les véhicules et qui commence sont choisis pour vous : true (oui) ou false (non) (P50).
mode-flashpoint-family = Règles familiales : portez 7 victimes hors de la maison avant qu’elle ne s’effondre (P5).
mode-flashpoint-advanced = Règles avancées : spécialistes, véhicules, matières dangereuses et points chauds ; les victimes doivent atteindre l’ambulance (P27).

# Façons de jouer.

preset-flashpoint-family-bots = Vous et 3 robots, règles familiales
preset-flashpoint-family-alone = En solitaire avec les 4 pompiers, règles familiales
preset-flashpoint-two = À 2 devant cet écran, règles familiales
preset-flashpoint-four = À 4 devant cet écran, règles familiales
preset-flashpoint-recruit = En solitaire avec 4 spécialistes, règles avancées : recrue
preset-flashpoint-veteran = En solitaire avec 4 spécialistes, règles avancées : vétéran
preset-flashpoint-heroic = En solitaire avec 4 spécialistes, règles avancées : héroïque
preset-flashpoint-box = Avec la vraie boîte : vous lancez les dés, Brasier arbitre

# L’ouverture.

opening-flashpoint = { $firefighters ->
    [one] { -flashpoint } avec { $firefighters } pompier.
   *[other] { -flashpoint } avec { $firefighters } pompiers.
}
opening-flashpoint-board = { $board ->
    [front] La maison est le recto du plateau.
    [back] La maison est le verso du plateau.
   *[other] La maison est un dessin de votre main.
}
opening-flashpoint-level = Le niveau : { level-flashpoint }.
opening-flashpoint-quick = La mise en place est choisie pour vous.

# Ce que vous pouvez faire. Un what-… est la même chose sans son prix : le capitaine le commande.

choice-flashpoint-end = finir les actions ; le feu progresse
choice-flashpoint-finish = s’en tenir à la victoire
choice-flashpoint-play-on = continuer, pour sauver les 10
what-flashpoint-move = { way-flashpoint } { direction-flashpoint }
what-flashpoint-door-open = ouvrir la porte { towards-flashpoint }
what-flashpoint-door-close = fermer la porte { towards-flashpoint }
choice-flashpoint-move = { what-flashpoint-move } ({ $cost } PA)
choice-flashpoint-door-open = { what-flashpoint-door-open } ({ $cost } PA)
choice-flashpoint-door-close = { what-flashpoint-door-close } ({ $cost } PA)
choice-flashpoint-douse-smoke = dissiper la fumée { towards-flashpoint } ({ $cost } PA)
choice-flashpoint-douse-fire = réduire en fumée le feu { towards-flashpoint } ({ $cost } PA)
choice-flashpoint-quench = éteindre le feu { towards-flashpoint } ({ $cost } PA)
choice-flashpoint-chop = frapper le mur { towards-flashpoint } ({ $cost } PA)
choice-flashpoint-drive = { $vehicle ->
    [ambulance] faire venir l’ambulance sur le { side-flashpoint } ({ $cost } PA)
   *[other] conduire { vehicle-flashpoint } sur le { side-flashpoint } ({ $cost } PA)
}
choice-flashpoint-gun = utiliser la lance ({ $cost } PA)
choice-flashpoint-keep = conserver les dés
choice-flashpoint-reroll = relancer { die-flashpoint }
choice-flashpoint-treat = soigner une victime ici ({ $cost } PA)
choice-flashpoint-dispose = retirer une matière dangereuse ici ({ $cost } PA)
choice-flashpoint-reveal = révéler le point d’intérêt en { $cell } ({ $cost } PA)
choice-flashpoint-change = devenir { specialist-flashpoint } ({ $cost } PA)
choice-flashpoint-command = commander à { $name } : { $what } ({ $cost } PA)
choice-flashpoint-park = garer { vehicle-flashpoint } du { side-flashpoint }
choice-flashpoint-begin = { $name } commence
choice-flashpoint-fall = récupérer en { $cell }, du { side-flashpoint }
choice-flashpoint-ride = monter à bord et descendre en { $cell }
choice-flashpoint-stay = rester ici
choice-flashpoint-explode = la matière dangereuse en { $cell } explose maintenant

# Ce qui se passe. $before et $after sont des noms de spécialistes, ou des mots pour eux.

event-flashpoint-take = { $name } devient { specialist-flashpoint }.
event-flashpoint-take-drawn = { $name } tire une carte et devient { specialist-flashpoint }.
event-flashpoint-place = { $name } se place en { $cell }.
event-flashpoint-park = { vehicle-flashpoint-heading } se gare du { side-flashpoint }.
event-flashpoint-begin = { $name } commence.
event-flashpoint-turn = C’est à { $name } de jouer, avec { ap-flashpoint }.
event-flashpoint-turn-special = C’est à { $name } de jouer, avec { ap-flashpoint } et { special-flashpoint }.
event-flashpoint-move = { $name } { $way ->
    [carry] porte une victime
    [haul] emporte une matière dangereuse
    [lead] guide une victime soignée
    [carry-lead] porte une victime et en guide une soignée
    [haul-lead] emporte une matière dangereuse et guide une victime soignée
    [lead-two] porte une victime soignée et en guide une autre
   *[move] avance
} de { $start } à { $cell }.
event-flashpoint-move-command = { $by } donne un ordre : { event-flashpoint-move }
event-flashpoint-door = { $name } { $open ->
    [yes] ouvre
   *[no] ferme
} la porte { $edge }.
event-flashpoint-door-command = { $by } donne un ordre : { event-flashpoint-door }
event-flashpoint-douse = { $left ->
    [smoke] { $name } réduit en fumée le feu de la case { $cell }.
   *[clear] { $name } dégage la case { $cell }.
}
event-flashpoint-chop = { $name } frappe le mur { $edge }.
event-flashpoint-damage = { $damage ->
    [1] Le mur { $edge } est endommagé ; dégâts de la maison : { $total } sur 24.
   *[2] Le mur { $edge } est détruit ; dégâts de la maison : { $total } sur 24.
}
event-flashpoint-drive = { $vehicle ->
    [ambulance] { $name } fait venir l’ambulance sur le { side-flashpoint }.
   *[other] { $name } conduit { vehicle-flashpoint } sur le { side-flashpoint }.
}
event-flashpoint-ride = { $name } monte à bord et descend en { $cell }.
event-flashpoint-stay = { $name } ne monte pas à bord.
event-flashpoint-gun = { $name } utilise la lance.
event-flashpoint-reroll = { $name } relance { die-flashpoint }.
event-flashpoint-splash = Les dés montrent rouge { $red } et noir { $black } : la lance atteint { $target } { $cleared ->
    [0] et n’y trouve rien à éteindre.
    [one] et dégage { $cleared } case.
   *[other] et dégage { $cleared } cases.
}
event-flashpoint-treat = { $name } soigne une victime en { $cell }.
event-flashpoint-dispose = { $name } retire une matière dangereuse en { $cell }.
event-flashpoint-image = { $name } examine le point d’intérêt en { $cell }.
event-flashpoint-reveal = { $found ->
    [victim] Le point d’intérêt en { $cell } est une victime.
   *[alarm] Le point d’intérêt en { $cell } est une fausse alarme.
}
event-flashpoint-change = Relève pour { $name } : { $before ->
    [paramedic] { -paramedic }
    [cafs] { -cafs }
    [hazmat] { -hazmat }
    [generalist] { -generalist }
    [captain] { -captain }
    [rescue] { -rescue }
    [imaging] { -imaging }
    [driver] { -driver }
   *[other] { $before }
} avant, { $after ->
    [paramedic] { -paramedic }
    [cafs] { -cafs }
    [hazmat] { -hazmat }
    [generalist] { -generalist }
    [captain] { -captain }
    [rescue] { -rescue }
    [imaging] { -imaging }
    [driver] { -driver }
   *[other] { $after }
} désormais.
event-flashpoint-rescue = { $rescued ->
    [one] { $name } sauve une victime en { $cell } ; { $rescued } est en sécurité.
   *[other] { $name } sauve une victime en { $cell } ; { $rescued } sont en sécurité.
}
event-flashpoint-end-turn = { $saved ->
    [0] { $name } finit son tour.
   *[other] { $name } finit son tour et garde { $saved } PA.
}
event-flashpoint-roll = Dés pour { purpose-flashpoint } : rouge { $red }, noir { $black }.
event-flashpoint-roll-red = Dé rouge pour { purpose-flashpoint } : { $red }.
event-flashpoint-roll-black = Dé noir pour { purpose-flashpoint } : { $black }.
event-flashpoint-smoke = De la fumée monte en { $cell }.
event-flashpoint-fire = { $cause ->
    [smoke] Fumée sur fumée : la case { $cell } prend feu.
    [beside] Fumée à côté du feu : la case { $cell } prend feu.
   *[set-up] Il y a du feu en { $cell }.
}
event-flashpoint-explosion = { $cause ->
    [set-up] Mise en place : une explosion en { $cell }.
    [hazmat] La matière dangereuse en { $cell } explose.
   *[roll] Le feu en { $cell } explose.
}
blast-flashpoint = { $through ->
    [0] Souffle { direction-flashpoint }
    [one] Onde de choc { direction-flashpoint } à travers { $through } case en feu
   *[other] Onde de choc { direction-flashpoint } à travers { $through } cases en feu
}
event-flashpoint-blast-fire = { blast-flashpoint } : la case { $cell } prend feu.
event-flashpoint-blast-wall = { blast-flashpoint } : le mur { $edge } l’arrête.
event-flashpoint-blast-door = { blast-flashpoint } : la porte fermée { $edge } l’arrête.
event-flashpoint-blast-edge = { blast-flashpoint } : rien ne l’arrête avant le bord du plateau.
event-flashpoint-door-gone = La porte { $edge } n’est plus là.
event-flashpoint-flashover = { $wave ->
    [1] Embrasement :
   *[other] Embrasement, vague { $wave } :
} { $count ->
    [one] { $count } case enfumée prend feu ({ $cells }).
   *[other] { $count } cases enfumées prennent feu ({ $cells }).
}
event-flashpoint-hazmat = Une matière dangereuse se trouve en { $cell }.
event-flashpoint-explode = { $name } fait exploser maintenant la matière dangereuse en { $cell }.
event-flashpoint-flare-up = Ignition au point chaud { $cell } : le feu progresse une fois de plus.
event-flashpoint-hot-spot = { $reserve ->
    [0] Un point chaud apparaît en { $cell } ; la réserve est vide.
   *[other] Un point chaud apparaît en { $cell } ; encore { $reserve } en réserve.
}
event-flashpoint-knock-down = { $name } fait un malaise en { $cell }.
event-flashpoint-fall = { $name } récupère en { $cell }.
event-flashpoint-lose = { $lost ->
    [one] Une victime est perdue en { $cell } ; c’est la première.
   *[other] Une victime est perdue en { $cell } ; { $lost } sont perdues désormais.
}
event-flashpoint-burn-out = Le feu hors de la maison s’éteint ({ $cells }).
event-flashpoint-poi = Un point d’intérêt apparaît en { $cell }.
event-flashpoint-poi-moved = Depuis { $rolled }, les flèches conduisent un point d’intérêt jusqu’en { $cell }.
event-flashpoint-poi-cleared = Un point d’intérêt apparaît en { $cell } ; le feu et la fumée y disparaissent.
event-flashpoint-no-poi = Aucune case n’est libre pour un point d’intérêt.
event-flashpoint-won = { $rescued ->
    [one] { $rescued } victime est en sécurité : l’équipe a gagné.
   *[other] { $rescued } victimes sont en sécurité : l’équipe a gagné.
}
event-flashpoint-play-on = { $name } décide de continuer, pour sauver les 10.
event-flashpoint-finish = { $name } décide de s’en tenir à la victoire.
event-flashpoint-collapse = La maison s’effondre. Sous les décombres : { $victims ->
    [0] aucune victime
    [one] { $victims } victime
   *[other] { $victims } victimes
} et { $poi ->
    [0] aucun point d’intérêt.
    [one] { $poi } point d’intérêt.
   *[other] { $poi } points d’intérêt.
}
event-flashpoint-end = La partie est finie.

# À qui le tour, et où en est chacun.

turn-flashpoint-act = { $name } : { ap-flashpoint } pour agir.
turn-flashpoint-act-specialist = { $name }, { specialist-flashpoint } : { ap-flashpoint } pour agir.
turn-flashpoint-act-special = { $name }, { specialist-flashpoint } : { ap-flashpoint } pour agir, et { $special } { $specialist ->
    [cafs] seulement pour éteindre.
    [captain] seulement pour commander.
    [rescue] seulement pour se déplacer.
   *[other] en PA spéciaux.
}
turn-flashpoint-take = { $name } : choisissez un spécialiste.
turn-flashpoint-place = { $name } : choisissez une case hors de la maison.
turn-flashpoint-park = Choisissez le côté où se gare { vehicle-flashpoint }.
turn-flashpoint-begin = Choisissez qui commence.
turn-flashpoint-ride = { $name } : montez dans { vehicle-flashpoint }, ou restez.
turn-flashpoint-ride-driver = { $name } : vous conduisez { vehicle-flashpoint } ; choisissez où vous descendez.
turn-flashpoint-aim = { $name } : les dés montrent rouge { $red } et noir { $black } ; conservez-les, ou relancez-en un.
turn-flashpoint-cheer = { $name } : l’équipe a gagné ; continuez pour sauver les 10, ou arrêtez là.
turn-flashpoint-explode = { $name } : choisissez la matière dangereuse qui explose maintenant.
turn-flashpoint-fall = { $name } : choisissez où récupérer.
status-flashpoint = Sauvées { $rescued } sur { $goal } · perdues { $lost } sur 4 · dégâts { $damage } sur 24 · points d’intérêt à venir { $pool }
status-flashpoint-over = Sauvées { $rescued } · perdues { $lost } · dégâts { $damage } sur 24
standing-flashpoint = { $name }, { specialist-flashpoint } : en { $cell }, { ap-flashpoint }.
standing-flashpoint-special = { $name }, { specialist-flashpoint } : en { $cell }, { ap-flashpoint } et { special-flashpoint }.
standing-flashpoint-family = { $name } : en { $cell }, { ap-flashpoint }.
poi-left-flashpoint = { $pool ->
    [0] Il ne viendra plus de point d’intérêt.
    [one] { $pool } point d’intérêt doit encore venir.
   *[other] { $pool } points d’intérêt doivent encore venir.
} Pas encore vus : { $unseen_victims ->
    [0] aucune victime
    [one] { $unseen_victims } victime
   *[other] { $unseen_victims } victimes
} et { $unseen_alarms ->
    [0] aucune fausse alarme.
    [one] { $unseen_alarms } fausse alarme.
   *[other] { $unseen_alarms } fausses alarmes.
}
hot-flashpoint = { $reserve ->
    [0] Il ne reste pas de point chaud en réserve.
    [one] Il reste { $reserve } point chaud en réserve.
   *[other] Il reste { $reserve } points chauds en réserve.
}

# Comment cela finit. Après les premiers mots, le compte.

count-flashpoint = { $rescued ->
    [one] { $rescued } victime sauvée
   *[other] { $rescued } victimes sauvées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
outcome-flashpoint-rescued = Gagné : { count-flashpoint }.
outcome-flashpoint-perfect = Gagné, et la partie est parfaite : { count-flashpoint }.
outcome-flashpoint-rescued-collapsed = Gagné : la maison s’est effondrée, mais la victoire demeure ; { count-flashpoint }.
outcome-flashpoint-lost = Perdu : trop de victimes sont restées dans le feu ; { count-flashpoint }.
outcome-flashpoint-collapsed = Perdu : la maison s’est effondrée trop tôt ; { count-flashpoint }.

# Le plateau en mots.

told-flashpoint-fire = Feu : { $cells }.
told-flashpoint-smoke = Fumée : { $cells }.
told-flashpoint-poi = Points d’intérêt, face cachée : { $cells }.
told-flashpoint-victims = Victimes : { $cells }.
told-flashpoint-treated = Victimes soignées : { $cells }.
told-flashpoint-hazmats = Matières dangereuses : { $cells }.
told-flashpoint-hot-spots = Points chauds : { $cells }.
told-flashpoint-firefighter = { $name } est en { $cell }.
told-flashpoint-ambulance = L’ambulance est du { side-flashpoint }.
told-flashpoint-engine = Le camion est du { side-flashpoint }.
told-flashpoint-walls-damaged = Murs endommagés : { $edges }.
told-flashpoint-walls-destroyed = Murs détruits : { $edges }.
told-flashpoint-doors-open = Portes ouvertes : { $edges }.
told-flashpoint-doors-closed = Portes fermées : { $edges }.
told-flashpoint-doors-destroyed = Portes disparues : { $edges }.
legend-flashpoint-wall = un mur
legend-flashpoint-damaged = un mur endommagé : un coup de plus le détruit
legend-flashpoint-destroyed = un mur détruit : le passage est ouvert
legend-flashpoint-door-closed = une porte fermée
legend-flashpoint-door-open = une porte ouverte
legend-flashpoint-door-gone = un seuil dont la porte a disparu
legend-flashpoint-opening = une ouverture vers l’extérieur, toujours ouverte
legend-flashpoint-fire = du feu
legend-flashpoint-smoke = de la fumée
legend-flashpoint-poi = un point d’intérêt, face cachée
legend-flashpoint-victim = une victime
legend-flashpoint-treated = une victime soignée, que l’on peut guider
legend-flashpoint-hazmat = une matière dangereuse : elle explose dans le feu
legend-flashpoint-hot-spot = un point chaud : le feu y reprend de plus belle
legend-flashpoint-firefighter = des pompiers, par les numéros de leurs places
legend-flashpoint-ambulance = l’ambulance
legend-flashpoint-engine = le camion
legend-flashpoint-parking = où l’ambulance et le camion peuvent se garer

# Avec la vraie boîte.

ask-flashpoint-roll = Dés pour { purpose-flashpoint }, rouge et noir (par exemple 3,5) :{ " " }
ask-flashpoint-red = { $purpose ->
    [explosion] Le dé noir de la deuxième explosion est retourné sur sa face opposée, { $black } ; lancez seulement le dé rouge (1 à 6) :
   *[other] Dé rouge pour { purpose-flashpoint } (1 à 6) :
}{ " " }
ask-flashpoint-black = Dé noir pour { purpose-flashpoint } (1 à 8) :{ " " }
ask-flashpoint-reveal = Le point d’intérêt en { $cell } est (victime ou alarme) :{ " " }
ask-flashpoint-draw = Spécialiste tiré par { $name } :{ " " }

# Les mots que l’on peut taper pour un mot de la notation ; tous sont compris dans les deux langues.

words-flashpoint-move = avancer bouger aller déplacer deplacer
words-flashpoint-carry = porter
words-flashpoint-haul = emporter transporter
words-flashpoint-lead = guider mener
words-flashpoint-carry-lead = porter-guider
words-flashpoint-haul-lead = emporter-guider
words-flashpoint-lead-two = guider-deux
words-flashpoint-open = ouvrir
words-flashpoint-close = fermer
words-flashpoint-douse = dissiper réduire reduire arroser
words-flashpoint-quench = éteindre eteindre
words-flashpoint-chop = frapper hache
words-flashpoint-drive = conduire appeler
words-flashpoint-gun = lance
words-flashpoint-treat = soigner traiter
words-flashpoint-dispose = retirer
words-flashpoint-reveal = révéler reveler identifier
words-flashpoint-change = changer relève releve
words-flashpoint-command = commander ordonner
words-flashpoint-end = fin passer
words-flashpoint-finish = arrêter arreter
words-flashpoint-play-on = continuer
words-flashpoint-take = prendre
words-flashpoint-place = placer
words-flashpoint-park = garer stationner
words-flashpoint-begin = commencer débuter debuter
words-flashpoint-ride = monter
words-flashpoint-stay = rester
words-flashpoint-keep = conserver
words-flashpoint-reroll = relancer
words-flashpoint-explode = exploser
words-flashpoint-fall = récupérer recuperer
words-flashpoint-roll = lancer dés des
words-flashpoint-red = rouge
words-flashpoint-black = noir
words-flashpoint-victim = victime
words-flashpoint-alarm = alarme fausse-alarme
words-flashpoint-draw = tirer piocher
words-flashpoint-north = nord
words-flashpoint-east = est
words-flashpoint-south = sud
words-flashpoint-west = ouest o
words-flashpoint-here = ici
words-flashpoint-ambulance = ambulance
words-flashpoint-engine = camion
words-flashpoint-paramedic = secouriste
words-flashpoint-cafs = mousse
words-flashpoint-hazmat = technicien matières matieres
words-flashpoint-generalist = généraliste generaliste
words-flashpoint-captain = capitaine
words-flashpoint-rescue = sauveteur
words-flashpoint-imaging = vision opérateur operateur
words-flashpoint-driver = conducteur

# Refus : avant la partie.

refusal-flashpoint-no-such-mode = Il n’y a pas de mode « { $mode } » ; les modes s’écrivent family (familial) et advanced (avancé).
refusal-flashpoint-no-such-level = Il n’y a pas de niveau « { $level } » ; les niveaux s’écrivent recruit (recrue), veteran (vétéran) et heroic (héroïque).
refusal-flashpoint-no-such-edition = Il n’y a pas d’édition « { $edition } » ; les éditions s’écrivent sauver et 18.
refusal-flashpoint-no-such-board = Il n’y a pas de plateau « { $board } » ; choisissez front (recto) ou back (verso), ou dessinez une maison.
refusal-flashpoint-one-to-six = Une partie se joue avec 1 à 6 pompiers, pas { $firefighters }.
refusal-flashpoint-levels-are-advanced = Le niveau « { level-flashpoint } » va avec les règles avancées ; retirez-le, ou choisissez le mode advanced (avancé).
refusal-flashpoint-specialists-are-advanced = Les spécialistes vont avec les règles avancées ; retirez-les, ou choisissez le mode advanced (avancé).
refusal-flashpoint-no-such-specialist = Il n’y a pas de spécialiste « { $specialist } » ; ils s’écrivent paramedic, cafs, hazmat, generalist, captain, rescue, imaging et driver.
refusal-flashpoint-specialist-twice = Le spécialiste « { $specialist } » est nommé deux fois ; chacun ne se prend qu’une fois.
refusal-flashpoint-one-specialist-each = { $firefighters ->
    [one] Il y a { $firefighters } pompier, mais { $given } spécialistes sont nommés ; nommez-en un seul.
   *[other] Il y a { $firefighters } pompiers ; nommez un spécialiste pour chacun, pas { $given } en tout.
}

# Refus : le dessin d’une maison.

refusal-flashpoint-drawing-size = Ce dessin est trop long ; une maison a au plus { $longest } caractères.
refusal-flashpoint-drawing-lines = Une maison se dessine en { $lines } lignes, pas { $line }.
refusal-flashpoint-drawing-sign = À la ligne { $line }, colonne { $column } du dessin, « { $sign } » ne veut rien dire ; une case porte un point, A ou E en son milieu, et ses bords sont | ou --- pour un mur, D ou -D- pour une porte.
refusal-flashpoint-drawing-half-wall = À la ligne { $line }, colonne { $column } du dessin, le bord entre deux rangées n’est pas complet ; un mur s’écrit ---, une porte -D-.
refusal-flashpoint-drawing-outside-wall = À la ligne { $line }, colonne { $column } du dessin, un mur ou une porte est à l’extérieur ; leur place est autour de la maison et dedans.
refusal-flashpoint-drawing-outer-door = À la ligne { $line }, colonne { $column } du dessin, une porte donne sur l’extérieur ; le pourtour d’une maison n’a que des murs et des ouvertures.
refusal-flashpoint-drawing-parking-place = À la ligne { $line }, colonne { $column } du dessin, { vehicle-flashpoint } ne peut pas se garer ; ses cases sont à l’extérieur, contre la maison, et pas dans un coin.
refusal-flashpoint-drawing-parking = À la ligne { $line }, colonne { $column } du dessin, il faut pour { vehicle-flashpoint } exactement 2 cases côte à côte du { side-flashpoint } ; { $spaces ->
    [0] aucune n’est dessinée.
    [one] { $spaces } est dessinée.
   *[other] { $spaces } sont dessinées.
}
refusal-flashpoint-drawing-quadrant = À la ligne { $line }, colonne { $column } du dessin, le camion du { side-flashpoint } touche deux quadrants ; déplacez-le pour qu’il n’en touche qu’un.

# Refus : ce qui est attendu maintenant.

refusal-flashpoint-dice-first = Les dés d’abord ; vous continuez ensuite.
refusal-flashpoint-take-first = Il faut d’abord choisir un spécialiste.
refusal-flashpoint-place-first = Il faut d’abord placer un pompier hors de la maison.
refusal-flashpoint-park-first = Il faut d’abord choisir le côté où se gare { vehicle-flashpoint }.
refusal-flashpoint-begin-first = Il faut d’abord dire qui commence.
refusal-flashpoint-ride-first = Dites d’abord si vous montez à bord, et où vous descendez.
refusal-flashpoint-aim-first = Décidez d’abord des dés de la lance : les conserver, ou en relancer un.
refusal-flashpoint-cheer-first = Décidez d’abord si l’équipe continue ou s’arrête là.
refusal-flashpoint-explode-first = Choisissez d’abord la matière dangereuse qui explose maintenant.
refusal-flashpoint-fall-first = Choisissez d’abord où récupérer.
refusal-flashpoint-set-up-over = Cela relève de la mise en place, qui est finie ; choisissez une action de votre tour.
refusal-flashpoint-not-awaited = Personne ne demande cela maintenant ; choisissez l’une des actions proposées.

# Refus : points, déplacements et portes.

refusal-flashpoint-too-few-points = { $left ->
    [0] Cela coûte { $cost } PA, et il ne vous en reste aucun pour cela.
   *[other] Cela coûte { $cost } PA, et il ne vous en reste que { $left } pour cela.
}
refusal-flashpoint-no-space-there = Il n’y a pas de case de ce côté ; le plateau s’arrête ici.
refusal-flashpoint-wall-in-the-way = Un mur barre le passage ; il faut le contourner, ou l’abattre.
refusal-flashpoint-door-closed = Une porte fermée barre le passage ; ouvrez-la d’abord.
refusal-flashpoint-nothing-to-carry = Il n’y a pas de victime à porter ici ; vous pouvez avancer sans elle.
refusal-flashpoint-lead-instead = La victime ici est soignée et marche ; guidez-la au lieu de la porter.
refusal-flashpoint-nothing-to-haul = Il n’y a pas de matière dangereuse à emporter ici ; vous pouvez avancer sans elle.
refusal-flashpoint-nobody-to-lead = Il n’y a pas de victime soignée à guider ici ; vous pouvez avancer sans elle.
refusal-flashpoint-two-to-lead = Il faut ici 2 victimes soignées pour en porter une et guider l’autre ; guidez-en une seule.
refusal-flashpoint-load-into-fire = Ni victime ni matière dangereuse ne va dans le feu ; éteignez-le d’abord, ou allez-y sans charge.
refusal-flashpoint-ends-in-fire = Après cela, vous ne pourriez ni quitter le feu ni l’éteindre ; gardez assez de PA pour l’un ou l’autre.
refusal-flashpoint-stand-in-fire = Votre tour ne peut pas finir dans le feu ; quittez la case, ou éteignez-la.
refusal-flashpoint-no-door = Il n’y a pas de porte de ce côté.
refusal-flashpoint-door-is-so = { $state ->
    [closed] Cette porte est déjà fermée ; elle ne peut que s’ouvrir.
   *[open] Cette porte est déjà ouverte ; elle ne peut que se fermer.
}
refusal-flashpoint-not-inside = Il n’y a pas de case { $row },{ $column } dans la maison ; les rangées vont de 1 à 6, les colonnes de 1 à 8.

# Refus : feu et murs.

refusal-flashpoint-nothing-burns = Il n’y a là ni feu ni fumée ; choisissez une case qui en a.
refusal-flashpoint-only-smoke = Il n’y a là que de la fumée ; dissipez-la plutôt.
refusal-flashpoint-no-wall = Il n’y a pas de mur de ce côté ; on ne frappe que les murs.
refusal-flashpoint-wall-destroyed = Ce mur est déjà détruit ; le passage est ouvert.

# Refus : pourquoi rien n’est possible là.

refusal-flashpoint-nothing-there = Il n’y a rien là ; choisissez une case du plateau, ou l’un de ses bords.
refusal-flashpoint-you-are-here = Vous êtes ici ; vous agissez sur cette case, et sur ses voisines.
refusal-flashpoint-too-far = { $left ->
    [0] Le chemin coûte { $cost } PA, et il ne vous en reste aucun pour avancer.
   *[other] Le chemin coûte { $cost } PA, et il ne vous en reste que { $left } pour avancer.
}
refusal-flashpoint-no-safe-way = Aucun chemin sûr n’y mène maintenant ; des murs, des portes fermées ou le feu barrent le passage.
refusal-flashpoint-poi-on-the-way = Un point d’intérêt face cachée est sur le chemin ; allez d’abord voir ce que c’est.
refusal-flashpoint-fire-too-far = Ce feu est trop loin ; vous combattez le feu sur votre case, ou sur une case adjacente.
refusal-flashpoint-edge-too-far = { $what ->
    [door] Cette porte est trop loin ; rejoignez d’abord une case à côté d’elle.
   *[wall] Ce mur est trop loin ; rejoignez d’abord une case à côté de lui.
}
refusal-flashpoint-way-is-open = Il n’y a ici ni mur ni porte ; le passage est ouvert.

# Refus : les règles avancées.

refusal-flashpoint-advanced-only = Cela relève des règles avancées ; cette partie suit les règles familiales.
refusal-flashpoint-next-spot-only = En une fois, { vehicle-flashpoint } ne va qu’au stationnement suivant, dans un sens ou dans l’autre.
refusal-flashpoint-not-on-engine = Vous n’êtes pas sur les cases du camion ; rejoignez-les d’abord.
refusal-flashpoint-firefighter-in-quadrant = Un pompier est dans le quadrant du camion ; la lance attend qu’il n’y ait plus personne.
refusal-flashpoint-not-your-trade = Seul ce spécialiste peut le faire : { specialist-flashpoint } ; choisissez une autre action.
refusal-flashpoint-no-victim-here = Il n’y a pas de victime sur votre case ; rejoignez-en une d’abord.
refusal-flashpoint-already-treated = Toutes les victimes de votre case sont déjà soignées.
refusal-flashpoint-no-hazmat-here = Il n’y a pas de matière dangereuse sur votre case ; rejoignez-en une d’abord.
refusal-flashpoint-no-poi-there = Il n’y a là aucun point d’intérêt face cachée.
refusal-flashpoint-not-first-action = Une relève ne peut être que la première action d’un tour commencé sur les cases du camion.
refusal-flashpoint-specialist-in-play = Ce spécialiste est déjà en jeu : { specialist-flashpoint } ; choisissez-en un autre.
refusal-flashpoint-no-such-firefighter = { $last ->
    [0] Il n’y a pas de pompier { $seat } ; le seul est le 0.
   *[other] Il n’y a pas de pompier { $seat } ; ils vont de 0 à { $last }.
}
refusal-flashpoint-command-yourself = Un ordre s’adresse à un autre pompier ; agissez vous-même sans ordre.
refusal-flashpoint-cafs-one-point = Le pompier CAFS n’accepte que 1 PA d’ordres par tour.
refusal-flashpoint-only-moves-and-doors = Un ordre fait avancer quelqu’un ou manœuvrer une porte, rien d’autre.
refusal-flashpoint-command-into-fire = Un ordre n’envoie personne dans le feu ; choisissez une case qui ne brûle pas.
refusal-flashpoint-not-won-yet = L’équipe n’a pas encore gagné : { $rescued } sur 7 ; pour finir votre tour, finissez les actions.
refusal-flashpoint-place-outside = Il faut une case hors de la maison ; choisissez-en une du pourtour.
refusal-flashpoint-no-ambulance-spot = L’ambulance n’a pas de stationnement là ; récupérez sur l’un des siens.
refusal-flashpoint-not-nearest = Un autre stationnement de l’ambulance est plus proche ; récupérez sur le plus proche.
refusal-flashpoint-ambulance-elsewhere = L’ambulance n’est pas garée là ; récupérez sur l’une de ses 2 cases.
refusal-flashpoint-not-that-spot = Le véhicule ne s’arrête pas là ; descendez sur l’une de ses 2 cases.
refusal-flashpoint-driver-rides = Qui conduit le camion se déplace avec lui ; choisissez où vous descendez.
refusal-flashpoint-no-hazmat-burning = Aucune matière dangereuse n’est sur le point d’exploser là ; choisissez-en une qui brûle.
refusal-flashpoint-die-rerolled = Ce dé a déjà été relancé ; chacun ne peut l’être qu’une fois.

# Refus : les dés de la vraie boîte.

refusal-flashpoint-roll-again = { $dice ->
    [red] Un lancer de { $row },{ $column } ne compte pas maintenant ; laissez le dé noir et relancez le rouge.
   *[both] Un lancer de { $row },{ $column } ne compte pas maintenant ; relancez.
}
refusal-flashpoint-no-such-face = Aucun dé ne montre cela ; le rouge va de 1 à 6, le noir de 1 à 8.
refusal-flashpoint-none-left = { $what ->
    [victim] Toutes les victimes sont révélées ; ce ne peut être qu’une fausse alarme.
   *[alarm] Toutes les fausses alarmes sont révélées ; ce ne peut être qu’une victime.
}
refusal-flashpoint-other-dice = Autre chose est à lancer ou à tirer maintenant ; répondez à la question posée.

# Seulement dans le terminal.

you-flashpoint = Pompier
group-flashpoint-command = Commander à { $name } :
told-flashpoint-openings = Ouvertures vers l’extérieur : { $edges }.
told-flashpoint-walls = Murs intacts dans la maison : { $edges }.
told-flashpoint-parking = { vehicle-flashpoint-heading } peut se garer en { $cells }.
which-flashpoint-way = Dans quelle direction ?
which-flashpoint = Laquelle de ces actions ?
