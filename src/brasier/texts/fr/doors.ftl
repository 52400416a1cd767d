# Les portes de la maison : les commandes, le terminal, l’arbitre.

# Fichiers et parties notées.

record-damaged = Cette partie notée est abîmée, ligne { $line } : { $what }.
file-not-text = Ce fichier n’est pas un texte en UTF-8.
file-problem = Le fichier { $file } n’est pas utilisable : { $problem }.
drawn-to = L’image est dans { $file }.
verified = { $count ->
    [one] { $count } tirage confirmé : la graine { $seed } correspond au sceau { $commitment }.
   *[other] { $count } tirages confirmés : la graine { $seed } correspond au sceau { $commitment }.
}
verified-fork = Ce qui précède l’étape { $step } a été tiré ailleurs et n’est pas confirmé ici.
bench-peers-missing = Les programmes à comparer ne sont pas installés ({ $what }) ; installez l’extra « bench ».

# Commencer une partie dans le terminal.

welcome = Bienvenue chez Brasier.
you = Capitaine
player = Capitaine { $number }
preset-bots = Contre 3 robots
preset-alone = En solitaire
preset-two = À 2 devant cet écran, l’un contre l’autre
preset-together = À 2 devant cet écran, en équipe
ask-number = Votre choix, de 1 à { $last } [1] :{ " " }
ask-name = Nom [{ $default }] :{ " " }
no-such-number = Tapez un nombre de 1 à { $last }.
sealed = Les tirages sont scellés : { $commitment }. La graine est montrée à la fin.
manual = Vous avez la vraie boîte : dites ce que vous tirez.
help-hint = Répondez par un numéro ou par l’action elle-même ; aide montre les commandes.

# Jouer dans le terminal. Chaque mot d’un command-… est compris dans les deux langues.

command-help = aide a ?
command-board = plateau p
command-words = mots m
command-score = score s
command-log = journal j
command-rule = règle regle r
command-undo = annuler u
command-save = garder
command-quit = quitter q
help =
    Tapez le numéro d’un choix, ou l’action elle-même.
    plateau (p) : redessiner le plateau
    mots (m) : raconter le plateau en mots
    score (s) : montrer les hommes et les zones de chacun
    journal (j) : raconter ce qui s’est passé
    règle F14 (r F14) : montrer une règle
    annuler (u) : revenir à votre dernière décision
    garder FICHIER : garder la partie dans ce fichier
    quitter (q) : partir ; la partie est gardée
ask-chance = Ce qui est tiré ({ $known }) :{ " " }
hand-over = Passez l’écran à { $name }, qui appuie alors sur Entrée.{ " " }
undone = Retour à l’étape { $step }.
nothing-to-undo = Il n’y a encore rien à reprendre.
save-where = Nommez aussi le fichier : garder ma-partie.brasier
saved = La partie est maintenant gardée dans { $file }.
no-such-rule = Le livret n’a pas de règle { $number }.
left = La partie est gardée. Pour la reprendre : brasier play --resume { $file }
kept = Cette partie est notée dans { $file }.
revealed = La graine est { $seed }. Elle correspond au sceau { $commitment } montré au début.

# Regarder une partie notée.

replay-at = Étape { $step } sur { $last }.
replay-ask = Entrée : suivante ; - : retour ; un nombre : cette étape ; q : quitter >{ " " }

# Refus.

refusal-option-form = « { $text } » n’est pas une option ; écrivez-la sous la forme nom=valeur.
refusal-file-too-long = Ce fichier est trop long ; une partie notée a au plus { $longest } octets.
refusal-file-exists = { $file } existe déjà ; choisissez un autre nom.
refusal-nothing-to-resume = Il n’y a pas encore de partie à reprendre.
refusal-too-many-people = { $seats ->
    [one] Cette partie compte { $seats } place ; vous nommez { $people } personnes.
   *[other] Cette partie compte { $seats } places ; vous nommez { $people } personnes.
}
refusal-no-such-choice = Ce choix n’existe pas ; ils vont de 1 à { $last }.
refusal-bad-seed = Une graine a de 1 à { $longest } caractères visibles, sans espace aux bouts.
refusal-too-far-back = Vous demandez de reculer de { $steps } étapes ; on peut en reprendre { $last }.
refusal-which-game = La demande ne nomme aucun jeu ; dites lequel jouer.
refusal-no-match = Il n’y a pas encore de partie ; commencez-en une avec new ou load.
refusal-request-too-long = Cette demande est trop longue ; la limite est de { $longest } octets.
refusal-bad-request = Cette demande n’a pas la bonne forme : { $detail }.
refusal-not-json = Cette ligne n’est pas du JSON : { $detail }.
refusal-one-request = Une ligne porte exactement 1 demande, pas { $given } ; demandes connues : { $known }.
refusal-damaged-record = { record-damaged }
