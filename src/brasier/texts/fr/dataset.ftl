# Jeux de données : parties de robots en tables pour apprendre.

dataset-made = Lignes : { $rows } ; fichiers : { $parts } ; taille : { $size } Mo. Tout est dans { $folder }.

# La fiche d’un jeu de données.

dataset-card-title = { $game } : décisions de robots
dataset-card-what = Parties : { $matches }. Lignes : { $rows }, une par décision. Fait par brasier dataset.
dataset-card-incomplete = Ce jeu de données n’est pas complet : { $matches } parties sont prévues.
dataset-card-options = Options : { $options } ; règles : version { $rules }.
dataset-card-seats = Places : { $seats } ; elles tournent autour de la table de partie en partie.
dataset-card-bot = Robot { $name } : avec le budget qui lui est destiné.
dataset-card-bot-nodes = Robot { $name } : avec { $nodes } nœuds pour chaque décision.
dataset-card-own-bot = Robot { $name } : { $source }, fichier { $digest }.
dataset-card-seed = Graine : { $seed }. La même commande refait les mêmes lignes.
dataset-card-sample = Chaque décision a été gardée avec la probabilité { $part }.
dataset-card-code = Fait avec Brasier { $version } ; empreinte des règles et des robots { $code }, des lignes { $rows }.
dataset-card-columns = Colonnes
dataset-card-column = colonne
dataset-card-type = type
dataset-card-meaning = sens
dataset-card-parts = Une observation a { $width } octets et ne contient rien que sa place ne pouvait savoir. Le sens de chaque octet est dans dataset.json. Le jeu a { $actions } actions ; leur masque est faux sauf pour celles de legal.
dataset-card-luck = Les parties d’un bloc partagent leur chance et ne diffèrent que par qui est assis où. Les lignes d’un bloc restent du même côté d’un partage.
dataset-card-reading = Lecture

# Les colonnes.

dataset-column-match = Numéro de la partie, à partir de 0.
dataset-column-block = Les parties d’un même bloc rencontrent la même chance ; séparez entraînement et test par bloc.
dataset-column-step = Numéro de l’étape dans sa partie, à partir de 0 ; les coups du hasard comptent, mais n’ont pas de ligne.
dataset-column-seat = La place qui décide.
dataset-column-bot = Qui y est assis.
dataset-column-action = Ce qu’elle a fait, en nombre.
dataset-column-text = La même chose en texte.
dataset-column-forced = Si rien d’autre n’était permis ; alors personne n’a été consulté.
dataset-column-legal = Les numéros de toutes les actions permises, en ordre croissant.
dataset-column-observation = Ce que la place pouvait savoir avant d’agir : la rangée d’octets que donnent les environnements.
dataset-column-value = Ce que le robot attendait de cette action, dans sa propre mesure ; absent si elle était forcée ou s’il n’a pas d’avis.
dataset-column-measure = La mesure de cette valeur : win (probabilité de gagner), points (son score à la fin) ou worth (une règle empirique).
dataset-column-share = Résultat de cette place : sa part de la victoire. 1 pour qui gagne, des parts égales pour des rivaux à égalité, 0 pour les autres.
dataset-column-score = Résultat de cette place : son score.
dataset-column-won = Résultat de cette place : si elle est parmi les gagnants.
dataset-column-length = Étapes de toute la partie, coups du hasard compris.

# Refus.

refusal-dataset-not-installed = Les jeux de données ont besoin de l’extra « rl », qui n’est pas installé ici (il manque { $what }).
refusal-dataset-folder-taken = Le dossier { $folder } contient autre chose qu’un jeu de données ; choisissez un autre dossier avec --out.
refusal-dataset-other-order = Le dossier { $folder } contient un autre jeu de données (diffèrent : { $what }) ; choisissez un autre dossier avec --out.
