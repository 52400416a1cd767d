# Tails on Fire à l’écran. Une carte est « 7 » ou le mot pour le filou ; les deux vont après « le ».

web-tails-board = La table de { -tails }
web-tails-keys = Les flèches déplacent, Entrée presse, N va à la prochaine carte utilisable. 1 à 9 et + sont vos cartes, 0 passe, G scelle ou joue.
web-tails-players = { $players ->
    [2] À 2 avec le Chapardeur
    [3] À 3 avec le Chapardeur
   *[other] À { $players }
}
web-tails-trickster = filou
web-tails-round = Manche { $round } sur { $rounds }

# Autour de la table.

web-tails-circuit = Les places, dans le sens horaire
web-tails-first = ouvre
web-tails-turn = doit jouer
web-tails-passes = passe
web-tails-your-turn = À vous
web-tails-you-open = Vous ouvrez
web-tails-you-pass = Vous passez
web-tails-thinks = réfléchit
web-tails-sealed = scellé
web-tails-thief-rule = Il joue ce qu’il tire, si cela convient (T15).
web-tails-draws = { $count ->
    [0] rien à tirer
   *[other] { $count } à tirer
}
web-tails-reserve = Réserve
web-tails-has-sealed = Les cartes sont scellées.
web-tails-has-not-sealed = Choix en cours.
web-tails-has-turn = C’est son tour.
web-tails-stolen-by = Une manche gagnée avec un { $value } la vole (T10).
web-tails-at-stake = en jeu

# Au milieu.

web-tails-centre = La carte Iguane et les cartes de cette manche
web-tails-prize = À gagner
web-tails-opens = On ouvre avec un { $value }.
web-tails-now-first = Maintenant un { $value } pour ouvrir.
web-tails-now = Maintenant un { $value }, ou un filou.
web-tails-now-number = Maintenant un { $value }, sans filou.
web-tails-now-must = Qui a le { $value } en main doit le jouer.
web-tails-under = { $count ->
    [0] la dernière carte Iguane
    [one] { $count } carte Iguane à venir
   *[other] { $count } cartes Iguane à venir
}
web-tails-counts = vaut { $value }
web-tails-row = Les cartes de cette manche, la dernière à droite
web-tails-nobody = Aucune carte n’est encore jouée.

# Vos cartes.

web-tails-tray = Choix secret : { $count } sur { $needed }
web-tails-tray-sealed = Scellées
web-tails-tray-hunt = En chasse
web-tails-tray-empty = Choix secret
web-tails-hand = Votre main
web-tails-hand-choose = touchez une carte pour la choisir
web-tails-hand-hunt = les autres attendent dans la tanière
web-tails-blazes = Vos brasiers
web-tails-named = { $card }, { $where }
web-tails-is-hand = en main
web-tails-is-chosen = choisi
web-tails-is-den = en tanière
web-tails-is-played = joué
web-tails-is-exhausted = épuisé
web-tails-is-pile = au brasier
web-tails-may-choose = Le choisir.
web-tails-may-take-back = Le reprendre.
web-tails-may-play = Le jouer : il compte pour un { $value }.
web-tails-loot = S’il gagne, il vole { flames-tails } à { $name }.
web-tails-covered = Une carte couverte
web-tails-look = Maintenir pour voir
web-tails-cover-hint = Vos cartes sont couvertes sur cet écran.

# Les boutons.

web-tails-seal = { $count ->
    [one] Sceller cette carte
   *[other] Sceller ces { $count } cartes
}
web-tails-seal-more = { $count ->
    [one] Choisissez encore 1 carte
   *[other] Choisissez encore { $count } cartes
}
web-tails-seal-hint = Vous pouvez les rouvrir tant que tout le monde n’a pas scellé.
web-tails-play = Jouer le { $card }
web-tails-pass = Passer
web-tails-nothing-fits = Aucune de vos cartes ne convient.
web-tails-wait-sealed = Vos cartes sont scellées ; on attend { $names }. Annuler les rouvre.
web-tails-wait-choosing = { $names } : choix en cours.
web-tails-wait-turn = C’est à { $name } de jouer.
web-tails-wait-thief = C’est au Chapardeur de jouer.
web-tails-over = La partie est finie.

# À côté de la table.

web-tails-race = Flammes
web-tails-box = Boîte
web-tails-leads = en tête
web-tails-to-come = Cartes Iguane à venir
web-tails-no-order = sans ordre
web-tails-none-to-come = Il n’y a plus de carte Iguane sous celle-ci.
web-tails-iguana = Carte Iguane { $start } : { flames-tails }

# Ce qui se passe, là où le terminal le dit autrement.

web-tails-drawn-kept = Le Chapardeur tire le { $value }, qui ne convient pas et va sur sa réserve.

# Ce que l’on peut faire.

web-tails-offer-seal = Sceller { $cards }
web-tails-offer-first = en première carte
web-tails-offer-cover = sur le { $value } joué par { $name }
web-tails-offer-counts = compte pour un { $value }

# Ce qui est attendu.

web-tails-awaited-choose = { $count ->
    [one] choisissez 1 carte en secret
   *[other] choisissez { $count } cartes en secret
}
web-tails-awaited-first = un { $wanted } pour ouvrir, ou passer
web-tails-awaited-must = qui a le { $wanted } en main doit le jouer
web-tails-awaited-cover = un { $wanted } ou un filou, ou passer
web-tails-awaited-number = un { $wanted }, ou passer

# La fin.

web-tails-figure = { $piles ->
    [0] { $name } : aucun brasier
    [one] { $name } : 1 brasier
   *[other] { $name } : { $piles } brasiers, { $sum }
}
web-tails-figure-box = Dans la boîte

# La table en mots.

web-tails-text-table = La manche
web-tails-text-round = Manche { $round } sur { $rounds }.
web-tails-text-iguana = Iguane à { flames-tails }, départ { $start }.
web-tails-text-chosen = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
web-tails-text-choosing = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
web-tails-text-hand = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte : { $cards }.
   *[other] { $count } cartes : { $cards }.
}
web-tails-text-own-chosen = { $count ->
    [one] Choisie : { $cards }.
   *[other] Choisies : { $cards }.
}
web-tails-text-own-played = Jouées : { $cards }.
web-tails-text-flames = Vos brasiers gardent { flames-tails }.
web-tails-text-choose-with = Les choix dont le { $card } est la plus petite carte
web-tails-text-do = Ce que vous pouvez faire
