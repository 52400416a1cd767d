# Petits mots.

list-and = { $first } et { $last }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Refus de la maison. Les variables sont les faits du refus.

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ici ; jeux connus : { $known }.
refusal-unknown-option = Ce jeu n’a pas d’option « { $option } ».
refusal-bad-option = La valeur d’une option ne convient pas : { $detail }.
refusal-seats-do-not-fit = { $needed ->
    [one] Cette partie compte { $needed } place ; vous en nommez { $given }.
   *[other] Cette partie compte { $needed } places ; vous en nommez { $given }.
}
refusal-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
refusal-no-such-seat = { $last ->
    [0] Il n’y a pas de place { $seat } ; la seule est la place 0.
   *[other] Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
}
refusal-no-such-step = { $last ->
    [0] Il n’y a pas d’étape { $step } ; rien n’est encore joué.
   *[other] Il n’y a pas d’étape { $step } ; la dernière est la { $last }.
}
refusal-unreadable = « { $text } » n’est pas lisible ; choisissez l’une des actions proposées.
refusal-unknown-action = Aucune action ne porte le numéro { $action }.
refusal-match-over = Cette partie est finie ; il n’y a plus rien à jouer.
refusal-not-your-turn = Ce n’est pas votre tour ; c’est à la place { $seat } de jouer.
refusal-no-chance-now = Il n’y a rien à tirer ni à lancer maintenant.
refusal-unknown-level = Ce jeu n’a pas de robots du niveau « { $level } » ; niveaux connus : { $known }.
refusal-chance-is-dealt = Aucune place ne joue pour le hasard ; ce qu’il donne est distribué, ou annoncé d’après la vraie boîte.
