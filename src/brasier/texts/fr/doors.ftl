# Les portes de la maison : les commandes, le terminal, l’arbitre.

# Fichiers et parties notées.

file-not-text = Ce fichier n’est pas un texte en UTF-8.
file-problem = Le fichier { $file } n’est pas utilisable : { $problem }.
drawn-to = L’image est dans { $file }.
verified = { $count ->
    [0] Chaque étape est permise. La graine { $seed } correspond au sceau { $commitment }, mais n’a encore rien tiré.
    [one] Chaque étape est permise. 1 coup du hasard est celui de la graine { $seed }, et la graine correspond au sceau { $commitment }.
   *[other] Chaque étape est permise. { $count } coups du hasard sont ceux de la graine { $seed }, et la graine correspond au sceau { $commitment }.
}
verified-fork = Ce qui précède l’étape { $step } a été tiré ailleurs et n’est pas prouvé ici.
bench-peers-missing = Les programmes à comparer ne sont pas installés ({ $what }) ; installez l’extra « bench ».

# Commencer une partie dans le terminal.

welcome = Bienvenue chez Brasier.
you = Capitaine
player = Capitaine { $number }
ask-number = Votre choix, de 1 à { $last } [1] :{ " " }
ask-name = Votre nom [{ $default }] :{ " " }
no-such-number = Tapez un nombre de 1 à { $last }.
sealed = Ce que le hasard apportera est scellé : { $commitment }. La graine est montrée à la fin.
manual = Vous avez la vraie boîte : dites ce qui vient.
answer-hint-feurio = Répondez par le numéro d’un choix.
answer-hint-flashpoint = { answer-hint-feurio }
answer-hint-tails = Tapez vos cartes comme elles s’appellent : 1 5 +1 ; 0 pour passer.
help-hint = aide montre ce que vous pouvez taper d’autre, légende ce que disent les signes.

# Jouer dans le terminal. Chaque mot d’un command-… est compris dans les deux langues.

command-help = aide a ?
command-board = plateau p
command-words = mots m
command-score = score
command-log = journal j
command-rule = règle regle r
command-hint = conseil indice
command-undo = annuler annule u
command-save = enregistrer garder
command-quit = quitter q
help =
    Tapez ce qui est proposé, ou l’action en mots, comme ici :
    plateau (p), ou Entrée seule : remontrer le plateau et les choix
    légende : ce que disent les signes du plateau
    mots (m) : raconter le plateau en phrases
    score : où en est chacun, avec tous les chiffres
    journal (j) : raconter ce qui s’est passé
    règle 14 (r 14) : lire une règle ; règle seul en donne la liste
    conseil : ce que ferait ici un bon joueur, et pourquoi
    annuler (u) : reprendre la dernière décision à cette table
    enregistrer FICHIER : garder désormais la partie dans ce fichier
    quitter (q) : partir ; la partie est gardée
help-example-feurio = tuile 2,-1 · hommes 0,0 rouge 2 · coupe-feu 2,-1 rouge · passer
help-example-flashpoint = nord (ou n) · porter sud · ouvrir est · dissiper ici · éteindre ouest · frapper nord · commander 2 avancer est · fin
help-example-tails = choisir 1 5 +1 · jouer 6 · jouer +1 · passer
hand-over = Passez l’écran à { $name }, qui appuie alors sur Entrée.{ " " }
just-enter = Appuyez simplement sur Entrée.
undone = Repris : { $what }
nothing-to-undo = Il n’y a encore rien à reprendre.
save-where = Nommez aussi le fichier : enregistrer ma-partie.brasier
saved = La partie est maintenant gardée dans { $file }.
no-such-rule = Le livret n’a pas de règle { $number }.
left = La partie est gardée. Pour la reprendre :
kept = Cette partie est enregistrée dans { $file }.
revealed = La graine est { $seed }. Elle correspond au sceau { $commitment } montré au début.

# Regarder une partie notée.

replay-at = Étape { $step } sur { $last }.
replay-ask = Entrée : suivante ; - : retour ; un nombre : cette étape ; fin ; score ; q : quitter >{ " " }

# Refus.

refusal-option-form = « { $text } » n’est pas une option ; écrivez-la sous la forme nom=valeur.
refusal-file-too-long = Ce fichier est trop long ; une partie notée a au plus { $longest } octets.
refusal-file-exists = { $file } existe déjà ; choisissez un autre nom.
refusal-nothing-to-resume = Il n’y a pas encore de partie à reprendre.
refusal-too-many-people = { $seats ->
    [one] Cette partie compte { $seats } place ; vous nommez { $people } personnes.
   *[other] Cette partie compte { $seats } places ; vous nommez { $people } personnes.
}
refusal-no-such-choice = { $last ->
    [1] Il n’y a qu’un choix : 1.
   *[other] Ce choix n’existe pas ; ils vont de 1 à { $last }.
}
refusal-bad-seed = Une graine a de 1 à { $longest } caractères visibles, sans espace aux bouts.
refusal-too-far-back = { $steps ->
    [one] On ne peut pas reculer de { $steps } étape ; on peut en reprendre { $last }.
   *[other] On ne peut pas reculer de { $steps } étapes ; on peut en reprendre { $last }.
}
refusal-which-game = La demande ne nomme aucun jeu ; dites lequel jouer.
refusal-no-match = Il n’y a pas encore de partie ; commencez-en une avec new ou load.
refusal-request-too-long = Cette demande est trop longue ; la limite est de { $longest } octets.
refusal-bad-request = Cette demande n’a pas la bonne forme : { $detail }.
refusal-not-json = Cette ligne n’est pas du JSON : { $detail }.
refusal-one-request = Une ligne porte exactement 1 demande, pas { $given } ; demandes connues : { $known }.
verified-manual = Chaque étape est permise. Des personnes ont dit ce qui venait : cela ne peut pas être prouvé.
verified-sealed = Chaque étape est permise. La graine est encore scellée ({ $commitment }) : ce que le hasard a apporté se prouve quand la partie est finie.
verified-unfinished = La partie n’est pas finie.
ask-again = Une autre partie ? [o/N]{ " " }
yes = o oui y yes
preset-resume = Reprendre { $game } ({ $who })
command-legend = légende legende signes
not-understood = { $choices ->
    [0] Je ne comprends pas « { $text } ». Tapez ce qui est tiré ou lancé, ou aide.
    [one] Je ne comprends pas « { $text } ». Tapez { $last }, ou aide.
   *[other] Je ne comprends pas « { $text } ». Tapez un numéro de { $first } à { $last }, ou aide.
}
board-too-wide = Le plateau est plus large que ce terminal ; le voici en mots.
refusal-same-name = Deux personnes s’appellent { $name } ; donnez-leur des noms différents.
refusal-bots-have-no-hands = Avec la vraie boîte, un robot ne peut pas cacher sa tuile ; jouez les coupe-feu sans robots, ou laissez Brasier tirer.
refusal-resume-as-it-is = Une partie reprend comme elle a commencé ; ni options, ni noms, ni graine ne changent.
output = la sortie
refusal-name-of-a-bot = « { $name } » est un nom de robot ; choisissez-en un autre.
refusal-our-fault = C’est notre faute, pas la vôtre ; la partie est comme avant. Parlez-nous de { $what }.
verified-scripted = Chaque étape est permise. Un script a dit ce qui venait : il n’y a rien à prouver.
verified-result = Le résultat est celui auquel mènent les étapes : { $result }.
not-kept = Cette partie n’est gardée nulle part : aucun fichier ne peut être écrit.
file-changed = { $file } a été écrit par une autre session de cette partie.
sealed-elsewhere = La graine de cette partie est gardée ailleurs ; à partir de l’étape { $step }, un nouveau sceau tire, dans un fichier à part.
verified-sealed-over = Chaque étape est permise. La graine n’a pas été dite ({ $commitment }) : cette partie ne suffit pas à prouver ce que le hasard a apporté.
replay-hidden = Cette partie n’est pas finie : ce qui est secret le reste.
refusal-no-own-board = Il n’y a pas de maison à dessiner dans { $game } ; laissez --board de côté.
refusal-board-twice = Le plateau est donné deux fois ; laissez --board ou board=… de côté.

# Ce qu’un joueur-programme dit d’une décision.

advice-win = { $percent } % de chances de gagner
advice-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}
