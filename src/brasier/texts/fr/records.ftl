# Ce qui ne va pas dans un texte qui devrait être une partie notée. Les variables sont les faits du dommage, $line sa
# ligne, et $reason pourquoi les règles refusent ce qu’il raconte : une phrase sans sa majuscule et sans son point.

record-line = Cette partie notée est abîmée, ligne { $line } :
record-not-for-us = Ce programme ne sait pas lire cette partie notée :

# Ce n’est pas une partie notée.

damaged-not-a-record = Ce fichier n’est pas une partie notée de Brasier.

# C’est une partie notée, pour un autre programme.

damaged-other-format = { record-not-for-us } elle commence par « { $found } » au lieu de « { $known } ».
damaged-unknown-game = { record-not-for-us } il n’y a pas de jeu « { $game } » ici.
damaged-other-rules = { record-not-for-us } elle suit la version { $rules } des règles de « { $game } » ; la version connue ici est la { $known }.

# C’était une partie notée : les lignes.

damaged-line-too-long = { record-line } la ligne a plus de { $longest } caractères.
damaged-not-text = { record-line } la ligne a des caractères qui ne sont pas du texte.
damaged-step-count = { record-line } la dernière étape est la { $steps }, mais ce devrait être la { $expected }.

# C’était une partie notée : l’en-tête.

damaged-header-form = { record-line } « { $found } » n’est pas une ligne d’en-tête.
damaged-header-twice = { record-line } « { $key } » est déjà à la ligne { $first }.
damaged-header-missing = { record-line } l’en-tête finit sans « { $key } ».
damaged-unknown-header = { record-line } « { $key } » ne fait pas partie d’un en-tête.
damaged-whole-number = { record-line } « { $key } » doit être un nombre entier, pas « { $value } ».
damaged-not-a-value = { record-line } « { $value } » n’est pas une valeur.
damaged-seat-order = { record-line } « seat { $seat } » devrait être ici, pas « { $found } ».
damaged-no-seats = { record-line } l’en-tête finit sans aucune place.
damaged-options-refused = { record-line } { $reason }.
damaged-seats-refused = { record-line } { $reason }.
damaged-too-many-steps = { record-line } une partie a au plus { $most } étapes.

# C’était une partie notée : les étapes et le résultat.

damaged-step-form = { record-line } l’étape { $step } devrait être ici, pas « { $found } ».
damaged-no-such-seat = { record-line } il n’y a pas de place « { $seat } » dans cette partie.
damaged-step-refused = { record-line } à l’étape { $step }, { $reason }.
damaged-result-differs = { record-line } le résultat est « { $said } », mais les étapes mènent à « { $true } ».
damaged-result-missing = { record-line } la partie est finie, mais son résultat « { $true } » manque.
damaged-result-too-early = { record-line } le résultat est « { $said } », mais la partie n’est pas finie.

# C’était une partie notée : le tirage, le sceau et la graine.

damaged-unknown-dealer = { record-line } « dealer » s’écrit seeded, manual ou scripted, pas « { $dealer } ».
damaged-no-commitment = { record-line } le tirage a une graine, mais son sceau (commitment) manque.
damaged-sealed-by-nobody = { record-line } « { $key } » ne va pas avec un tirage « { $dealer } », qui n’a pas de graine.
damaged-dealt-from = { record-line } « dealt from » nomme l’étape { $step }, mais doit être de 1 à { $most }.
damaged-bad-seed = { record-line } une graine a de 1 à { $longest } caractères visibles, sans espace aux bouts.
damaged-seed-differs = { record-line } la graine ne correspond pas au sceau montré au début.
damaged-draw-differs = { record-line } l’étape { $step } est « { $said } », mais la graine donne « { $given } ».

# Rien n’est faux, et il n’y a pas de graine pour le prouver.

