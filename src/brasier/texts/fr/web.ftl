# The web app around every board. What belongs to one game is in web-<game>.ftl, the lobby in lobby.ftl.

web-home = Accueil
web-settings = Réglages
web-close = Fermer
web-yes = Oui
web-no = Non
web-loading = On arrive à la table…
web-missing = Cette page n’existe pas ici.
web-cannot-load = Cette partie de la page n’a pas pu être chargée.
web-reload = Recharger
web-copied = Copié.
web-copy-yourself = Copiez-le vous-même : { $text }
web-rule = règle { $rule }
web-speed = × { $speed }

# Titres des écrans, dans l’onglet du navigateur.
web-title-home = trois jeux de feu
web-title-new = nouvelle table
web-title-waiting = on attend du monde
web-title-join = une invitation
web-title-replay = revoir une partie
web-title-learn = apprendre
web-title-rules = les règles
web-title-reviews = parties à revoir
web-title-robots = robots
web-title-settings = réglages
web-title-missing = page introuvable

# Ce qui échoue de ce côté-ci du fil.
web-problem-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
web-problem-connection-lost = La connexion est perdue. Rien n’a été envoyé.
web-problem-turn-of = Ce n’est pas votre tour ; c’est à { $name } de jouer.
web-problem-answer-lost = La connexion s’est perdue avant la réponse : c’est peut-être fait. Regardez le plateau.
web-refusal = C’est notre faute : il n’y a pas de phrase pour « { $code } ». La partie est à l’abri.
web-connection-lost = Connexion perdue. Votre place est gardée.
web-connection-retry = { $seconds ->
    [one] Nouvel essai dans { $seconds } seconde.
   *[other] Nouvel essai dans { $seconds } secondes.
}
web-connection-trying = Nouvel essai…
web-connection-now = Réessayer
web-closed-none = Cette table n’existe pas ou a été rangée.
web-closed-deleted = La personne qui avait ouvert cette table l’a rangée.
web-closed-program = La page et le serveur ne se sont pas compris. Rechargez la page.
web-closed-stranger = Vous n’êtes pas encore à cette table.
web-closed-play = Prendre une place
web-closed-watch = Regarder

# À qui de jouer. $what n’a pas de point : « 3 points d’action ».
web-turn-yours = À vous, { $name } : { $what }.
web-turn-yours-short = À vous : { $what }.
web-turn-bot = { $name } réfléchit.
web-turn-others = { $count ->
    [one] C’est à { $names } de jouer.
   *[other] { $names } choisissent.
}
web-turn-chance = Dites ce que la boîte a donné.
web-turn-over = La partie est finie.

# Autour du plateau.
web-players = Joueurs
web-actions = Ce que vous pouvez faire
web-aside = À côté du plateau
web-beside = À côté de la partie
web-seat = Place { $seat }
web-seat-you = vous
web-seat-here = en ligne
web-seat-gone = absent
web-seat-open = libre
web-seat-bot = robot · { $level }
web-seat-bot-instead = un robot continue
web-seat-resume = Reprendre ma place
web-seat-hand-over = Confier à un robot
web-seat-hand-over-to = Confier cette place à un robot : { $name }
web-level-easy = facile
web-level-normal = moyen
web-level-hard = difficile
web-level-uniform = au hasard
web-clock-left = Temps restant
web-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-clock-hours = { $hours } h
web-skip = Aller à la fin
web-next-bot = Suivant
web-chance = Qu’a donné la boîte ?
web-chance-choose = Choisir
web-chance-say = Valider
web-hand-over = Passez l’écran à { $name }.
web-hand-over-note = D’ici là, les secrets restent couverts.
web-hand-over-ready = Je suis { $name }

# Revenir en arrière.
web-undo = Annuler
web-undone = C’est annulé.
web-undo-ask = Demander aux autres
web-undo-ask-dice = Des dés ou des cartes sont tombés depuis : demander aux autres de revenir
web-undo-ask-others = D’autres ont joué depuis : leur demander de revenir
web-undo-title = Quelqu’un demande à revenir
web-undo-asked = { $name } demande à revenir en arrière. Êtes-vous d’accord ?
web-undo-waits = Vous avez demandé à revenir. On attend { $names }.
web-undo-declined = Tout le monde n’est pas d’accord ; rien n’est annulé.
web-undo-lapsed = Tout le monde n’a pas répondu à temps ; rien n’est annulé.

# Ce que ferait un bon joueur, et pourquoi.
web-advice = Conseil
web-advice-title = Ce que ferait un bon joueur
web-advice-thinking = Réflexion…
web-advice-only = Rien d’autre n’est possible.
web-advice-played = joué
web-advice-win = { $percent } % de chances de gagner
web-advice-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}

# Journal, discussion, vue texte.
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-earlier = Montrer ce qui précède
web-log-why = Pourquoi :
web-since = Depuis votre tour
web-since-again = Revoir ce que { $name } a fait
web-since-away = Pendant votre absence
web-talk = Discussion
web-talk-unread = { $unread ->
    [0] Discussion
    [one] Discussion, { $unread } nouvelle ligne
   *[other] Discussion, { $unread } nouvelles lignes
}
web-talk-empty = Personne n’a encore rien dit.
web-talk-gallery = entre spectateurs
web-talk-phrases = Phrases que chacun lit dans sa langue
web-talk-say = Dire quelque chose
web-talk-send = Dire
web-talk-said = { $name } dit : { $said }
web-talk-people = Les gens d’ici
web-talk-mute = Ne plus entendre { $name }
web-talk-hear = Entendre { $name } à nouveau
web-text-view = La table en mots
web-text-view-key = Vue texte (T)

# La table elle-même.
web-table = Cette table
web-table-link-play = Copier le lien pour jouer
web-table-link-watch = Copier le lien pour regarder
web-table-speed = Vitesse de ce qui se passe
web-table-seal = Le sceau du hasard
web-table-seal-note = La graine qu’il cache est montrée à la fin : chacun peut vérifier que personne n’a touché aux dés.
web-table-manual = À cette table, la vraie boîte distribue ; Brasier arbitre.
web-table-leave = Laisser cette place à un robot : { $name }
web-table-delete = Ranger cette table pour tout le monde
web-table-delete-sure = Oui, la supprimer avec sa partie
web-next-open = La table suivante est ouverte.
web-next-go = Y aller

# La fin.
web-ending = L’issue
web-ending-show = Voir l’issue
web-ending-replay = Revoir
web-ending-again = Rejouer
web-ending-share = Copier le lien
web-ending-record = Télécharger la partie
web-proof-proved = ✓ La graine est révélée, et les { $dealt } tirages sont bien les siens ({ $confirmed } vérifiés).
web-proof-sealed = La graine est encore scellée : { $dealt } tirages, { $confirmed } vérifiés.
web-proof-manual = Les tirages viennent d’une vraie boîte : { $dealt }, dont { $confirmed } vérifiés.
web-proof-scripted = Les tirages étaient donnés d’avance : { $dealt }, dont { $confirmed } vérifiés.
web-proof-past-dice = { $times ->
    [one] La partie est revenue { $times } fois avant un tirage.
   *[other] La partie est revenue { $times } fois avant un tirage.
}

# Aide.
web-help = Touches et règles
web-rulebook = Le livret de règles
web-keys = Touches
web-keys-off = Les lettres seules sont désactivées dans les réglages.
web-key-tab = partie suivante de la page
web-key-arrows = se déplacer sur le plateau
web-key-next = cible éclairée suivante, avec Maj la précédente
web-key-enter = agir sur la cible, ou ouvrir son menu
web-key-digits = une ligne du menu, un point le plus chaud, une carte
web-key-escape = fermer le menu, tout éclairer à nouveau
web-key-undo = annuler
web-key-go = le grand bouton : finir le tour, poser, sceller
web-key-space = passer ce qui est montré
web-key-text = la table en mots, ou le plateau
web-key-log = le journal
web-key-advice = un conseil : ce que ferait ici un bon joueur
web-key-help = touches et règles
web-key-where = où en est-on, lu à voix haute
web-key-flashpoint-kinds = bouger, porter, éteindre, porte, hache
web-key-flashpoint-edge = puis une flèche : un mur ou une porte de votre case
web-key-feurio-firebreak = poser la tuile en coupe-feu
web-key-feurio-nobody = ne placer personne
web-key-tails-trickster = le filou
web-key-tails-pass = passer

# Revoir une partie.
web-replay-loading = On cherche la partie…
web-replay-step = Étape { $step } sur { $steps }
web-replay-controls = Étapes de la partie
web-replay-timeline = Frise de la partie
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-moment-before = Au moment précédent
web-replay-moment-next = Au moment suivant
web-replay-eyes = Voir comme
web-replay-eyes-all = tout le monde : rien n’est caché
web-replay-link = Copier le lien vers cette étape
web-replay-fork = Reprendre d’ici contre des robots
web-replay-advice = Que feriez-vous ici ?
web-replay-advice-none = Rien ne se décide ici. Allez à une étape qui précède une action.
web-replay-advice-played = Ce qu’a fait { $name }

# Le livret de règles.
web-rules-of = Les règles de { $game }
web-rules-other = Livrets de règles
web-rules-learn = Apprendre en jouant
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ces mots.

# Apprendre.
web-learn-title = Apprendre en jouant
web-learn-about = De courtes leçons sur un vrai plateau. Ce qu’elles montrent, ce sont les règles qui le font.
web-learn-loading = On cherche les leçons…
web-learn-lessons = { $count } leçons, environ { $minutes } minutes
web-learn-step = Étape { $step } sur { $steps }
web-learn-teacher = La leçon
web-learn-your-move = À vous : ce qui est éclairé sur le plateau.
web-learn-or = Ou essayez :
web-learn-back = Retour
web-learn-next = Suivant
web-learn-finish = Terminer
web-learn-done = Voilà qui est acquis.
web-learn-taken = suivie
web-learn-next-lesson = Leçon suivante
web-learn-play = Jouer une partie
web-learn-show = Montre-moi
