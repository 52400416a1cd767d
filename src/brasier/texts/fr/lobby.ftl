# L’accueil, une nouvelle table, la salle d’attente, les robots et les parties revues ; les réglages.

lobby-home = Brasier, accueil
lobby-nav = Écrans
lobby-nav-play = Jouer
lobby-nav-learn = Apprendre
lobby-nav-reviews = Parties revues
lobby-nav-reviews-short = Revoir
lobby-nav-robots = Robots
lobby-to-light = Passer au thème clair
lobby-to-dark = Passer au thème sombre
lobby-guest = Invité
lobby-fewer = Un de moins
lobby-more = Un de plus

# Les jeux.

lobby-game-flashpoint = Flash Point
lobby-game-feurio = Feurio!
lobby-game-tails = Tails on Fire
lobby-kind-flashpoint = Coopératif
lobby-kind-feurio = Rivaux ou alliés
lobby-kind-tails = Bluff
lobby-players-flashpoint = 1 à 6 pompiers
lobby-players-feurio = 1 à 4 joueurs
lobby-players-tails = 2 à 6 joueurs
lobby-goal-flashpoint = Sortez 7 victimes avant que la maison ne tombe.
lobby-goal-feurio = Cernez la forêt en flammes, gardez une issue.
lobby-goal-tails = 3 cartes cachées, un iguane, et le dernier mot.

# L’accueil.

lobby-title = Trois jeux de feu,
lobby-title-end = une seule table.
lobby-tagline = Seul avec des robots honnêtes, autour d’un écran ou par un lien.
lobby-at-once = Jouer tout de suite
lobby-bots-level = Robots
lobby-code = Code ou lien
lobby-code-wrong = Ce n’est ni un code de table ni un lien. Un code compte 12 lettres et chiffres.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-alone = Jouer seul
lobby-open = Ouvrir une table
lobby-resume = Reprendre
lobby-public = Tables ouvertes à tous
lobby-all-tables = Voir vos { $tables } tables
lobby-nobody = Personne autour du feu.
lobby-nobody-hint = Vos parties en cours vous attendront ici.
lobby-no-answer = Le serveur ne répond pas à l’instant. Cette page réessaie d’elle-même.
lobby-you-are = Vous jouez sous le nom { $name }.
lobby-change = Changer
lobby-with = avec { $names }
lobby-with-more = avec { $name } et { $others } autres
lobby-now = à l’instant
lobby-yours = à vous de jouer
lobby-others-turn = on attend les autres
lobby-turn-of = à { $name } de jouer
lobby-ready = tout le monde est là
lobby-seats-open = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
lobby-over = { $steps ->
    [one] finie en { $steps } étape
   *[other] finie en { $steps } étapes
}
lobby-brought = { $steps ->
    [one] venue d’ailleurs, { $steps } étape
   *[other] venue d’ailleurs, { $steps } étapes
}

# Une nouvelle table.

lobby-new-title = Une table de { $game }
lobby-rules-flashpoint-1 = À votre tour, 4 points d’action : avancer, ouvrir, éteindre, porter (P7).
lobby-rules-flashpoint-2 = Puis le feu progresse au hasard des dés, et peut exploser (P16).
lobby-rules-flashpoint-3 = 7 victimes sauvées et vous gagnez ; 4 perdues, ou 24 dégâts, et c’est fini (P24, P25, P26).
lobby-rules-feurio-1 = Tirez une tuile : elle s’embrase au point le plus chaud (F10).
lobby-rules-feurio-2 = Placez jusqu’à 3 hommes sur une même tuile (F11).
lobby-rules-feurio-3 = Une zone vaut sa somme divisée par sa plus petite tuile encore accessible (F18).
lobby-rules-tails-1 = Tous choisissent 3 cartes en secret (T4).
lobby-rules-tails-2 = Chaque carte jouée vaut juste 1 de plus que la précédente (T6).
lobby-rules-tails-3 = Si personne ne recouvre la vôtre, le feu est à vous, et peut-être celui d’un autre (T8, T10).
lobby-read-rules = Lire toutes les règles
lobby-presets = Pour commencer
lobby-preset-solo = Seul avec des robots
lobby-preset-screen = Autour de cet écran
lobby-preset-online = En ligne avec des amis
lobby-preset-box = Avec la vraie boîte
lobby-part-seats = Qui joue
lobby-part-options = Le jeu
lobby-part-table = La table
lobby-your-name = Votre nom
lobby-your-name-about = C’est ainsi que les autres vous voient. Vous pouvez en changer quand vous voulez.
lobby-count-flashpoint = Pompiers
lobby-count-flashpoint-about = De 1 à 6, une place chacun ; une même personne peut en mener plusieurs (P6).
lobby-count-feurio = Joueurs
lobby-count-feurio-about = De 2 à 4 ; en solitaire, vous menez les 4 couleurs (F4, F7).
lobby-count-tails = Joueurs
lobby-count-tails-about = De 2 à 6 ; à 2 ou 3, le Chapardeur se joint à vous (T1, T14).
lobby-seat = Place { $seat }
lobby-seat-me = Moi
lobby-seat-open = Ouverte
lobby-seat-bot = Robot
lobby-seat-name = Nom à la place { $seat }
lobby-seat-up = Monter la place { $seat }
lobby-player = Joueur { $number }
lobby-level = Niveau du robot à la place { $seat }
lobby-level-easy = Facile
lobby-level-normal = Moyen
lobby-level-hard = Difficile
lobby-level-greedy = Glouton
lobby-level-uniform = Hasard
lobby-seats-shared = Plusieurs places pour vous : l’écran passe de main en main.
lobby-seats-open-hint = Une place ouverte attend quelqu’un : vous recevez un lien à envoyer.
lobby-seats-start = Toutes les places sont prises : la partie commence aussitôt.
lobby-open-table = Ouvrir la table

lobby-option-flashpoint-mode = Règles
lobby-about-flashpoint-mode = Les familiales suffisent pour une première partie (P5) ; les avancées ajoutent spécialistes, véhicules, matières dangereuses et points chauds (P27).
lobby-value-flashpoint-mode-family = Familiales
lobby-value-flashpoint-mode-advanced = Avancées
lobby-option-flashpoint-board = Maison
lobby-about-flashpoint-board = Une face du plateau imprimé (P3), ou une maison dessinée de votre main (P50).
lobby-value-flashpoint-board-front = Recto
lobby-value-flashpoint-board-back = Verso
lobby-value-flashpoint-board-own = La vôtre
lobby-option-flashpoint-level = Difficulté
lobby-about-flashpoint-level = Combien d’explosions précèdent la partie, et combien de matières dangereuses attendent dans la maison (P27).
lobby-value-flashpoint-level-recruit = Recrue
lobby-value-flashpoint-level-veteran = Vétéran
lobby-value-flashpoint-level-heroic = Héroïque
lobby-option-flashpoint-firefighters = { lobby-count-flashpoint }
lobby-option-flashpoint-specialists = Spécialistes
lobby-about-flashpoint-specialists = Chacun choisit le sien, le hasard en donne un à chacun, ou vous les nommez ici (P31).
lobby-value-flashpoint-specialists-choose = Au choix
lobby-value-flashpoint-specialists-draw = Au hasard
lobby-value-flashpoint-specialists-own = Nommés ici
lobby-option-flashpoint-edition = Édition
lobby-about-flashpoint-edition = Une porte ouverte que traverse une onde de choc disparaît dans Sauver ou Périr et reste dans 18 (P18).
lobby-value-flashpoint-edition-sauver = Sauver ou Périr
lobby-value-flashpoint-edition-18 = 18
lobby-option-flashpoint-quick = Mise en place rapide
lobby-about-flashpoint-quick = Brasier choisit les places, les spécialistes, les véhicules et qui commence (P50).
lobby-option-feurio-players = { lobby-count-feurio }
lobby-option-feurio-mode = Façon de jouer
lobby-about-feurio-mode = Le plus grand total gagne (F20) ; seul ou ensemble, chaque couleur doit finir en une seule zone avec un 1 ouvert (F22).
lobby-value-feurio-mode-competitive = Chacun pour soi
lobby-value-feurio-mode-cooperative = Ensemble
lobby-value-feurio-mode-solitaire = En solitaire
lobby-option-feurio-firebreaks = Coupe-feu
lobby-about-feurio-firebreaks = Une tuile tirée peut être posée face cachée pour freiner le feu, au prix de 1 homme (F24).
lobby-option-feurio-cest_chaud = C’est chaud
lobby-about-feurio-cest_chaud = La valeur d’une zone est arrondie vers le bas au lieu du haut (F27).
lobby-option-feurio-eldest = L’aîné
lobby-about-feurio-eldest = L’aîné pose les tuiles de départ ; la place suivante commence (F4).
lobby-option-tails-players = { lobby-count-tails }
lobby-option-tails-eldest = L’aîné
lobby-about-tails-eldest = La personne la plus âgée commence la première manche (T5).
lobby-option-tails-deck = Cartes Iguane
lobby-about-tails-deck = Nos flammes, ou celles de votre boîte, carte par carte (T2).
lobby-value-tails-deck-ours = Les nôtres
lobby-value-tails-deck-own = Les vôtres
lobby-deck-start = Départ { $start }
lobby-deck-hint = Les flammes de chaque carte, de 1 à 9 ; 0 la laisse dans la boîte.
lobby-specialist = Pompier { $number }
lobby-house-drawing = Le dessin de la maison
lobby-house-hint = 15 lignes de texte : | et --- sont des murs, D une porte, un vide dans le mur extérieur une ouverture, A et E les stationnements.
lobby-house-example = Reprendre l’exemple
lobby-house-file = Choisir un fichier
lobby-yes = oui
lobby-no = non

lobby-dice = Dés, tuiles et cartes
lobby-dice-about = Scellés : Brasier tire, et le prouve à la fin. De la vraie boîte : vous tirez, et vous dites ce qui est venu.
lobby-dice-sealed = Scellés par Brasier
lobby-dice-manual = De la vraie boîte
lobby-clock = Temps de réflexion
lobby-clock-none = Sans limite
lobby-clock-relaxed = Tranquille
lobby-clock-quick = Vif
lobby-clock-match = Par partie
lobby-clock-days = Par jours
lobby-clock-told-none = Personne n’est pressé.
lobby-clock-told-turn = { $time } chaque fois que la table attend quelqu’un.
lobby-clock-told-match = { $time } chacun pour toute la partie, et { $back } de plus après chaque attente.
lobby-clock-told-days = { $days ->
    [one] { $days } jour chaque fois que la table attend quelqu’un.
   *[other] { $days } jours chaque fois que la table attend quelqu’un.
}
lobby-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
lobby-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lobby-then = Quand le temps est écoulé
lobby-then-about = Un robot prend la place jusqu’au retour, ou bien le moins possible est joué : passer, ou finir le tour.
lobby-then-bot = Un robot joue
lobby-then-pass = On passe
lobby-access = Qui peut venir
lobby-access-about = Par un lien : seulement ceux à qui vous l’envoyez. Publique : tout le monde trouve la table à l’accueil.
lobby-access-link = Par un lien
lobby-access-public = Publique
lobby-spectators = Spectateurs
lobby-spectators-about = Ils voient ce qui est visible de tous, et parlent entre eux.

# L’invitation.

lobby-invited = On vous attend à une table.
lobby-invited-to-play = { $name } vous invite à une partie : { $game }.
lobby-invited-to-watch = { $name } vous invite à regarder une partie : { $game }.
lobby-seats-free = { $seats ->
    [0] Toutes les places sont prises.
    [one] Il reste une place libre.
   *[other] Il reste { $seats } places libres.
}
lobby-invited-name = Sous quel nom jouez-vous ?
lobby-come-in = Entrer
lobby-coming = Vous entrez…
lobby-not-let-in = Cette table ne s’ouvre pas.
lobby-go-home = Retour à l’accueil

# La salle d’attente.

lobby-waiting-title = La table de { $game } attend
lobby-waiting-open = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
}
lobby-waiting-ready = Toutes les places sont prises.
lobby-standing = { $count ->
    [one] { $names } est là, debout.
   *[other] { $names } sont là, debout.
}
lobby-around = Autour de la table
lobby-free = Place libre
lobby-is-you = vous
lobby-is-here = présent
lobby-is-away = absent pour l’instant
lobby-is-bot = robot { $level ->
    [easy] facile
    [normal] moyen
    [hard] difficile
   *[other] { $level }
}
lobby-sit = M’asseoir
lobby-sit-at = M’asseoir à la place { $seat }
lobby-leave = Me lever
lobby-leave-at = Me lever de la place { $seat }
lobby-put-bot = Mettre un robot
lobby-put-bot-at = Mettre un robot { $level ->
    [easy] facile
    [normal] moyen
    [hard] difficile
   *[other] { $level }
} à la place { $seat }
lobby-unseat = Libérer
lobby-unseat-at = Libérer la place { $seat }
lobby-start = Commencer la partie
lobby-start-wait = { $name } lance la partie quand toutes les places sont prises.
lobby-start-you = Le bouton s’allume quand toutes les places sont prises.
lobby-close-table = Fermer la table
lobby-watching = Vous regardez. La partie s’affiche ici dès qu’elle commence.
lobby-watchers = { $people ->
    [one] { $people } personne regarde.
   *[other] { $people } personnes regardent.
}
lobby-share = Inviter
lobby-share-play = Pour jouer
lobby-share-watch = Pour regarder
lobby-share-play-about = Qui ouvre ce lien entre et peut prendre une place libre.
lobby-share-watch-about = Qui ouvre ce lien regarde, sans jouer.
lobby-share-qr = Code QR du lien : { $link }
lobby-share-scan = Ou visez ce code avec un téléphone.
lobby-copy = Copier
lobby-send = Envoyer
lobby-terms = Ce qui est convenu

# Les robots.

lobby-robots-title = Les robots
lobby-robots-intro = Des joueurs honnêtes, faits de règles de bon sens ; les plus forts cherchent aussi plus loin. Ils tiennent les places libres, remplacent qui s’absente et ne se fâchent jamais.
lobby-robots-sees-title = Ce qu’ils voient
lobby-robots-sees = Un robot reçoit exactement ce que verrait une personne assise à sa place : ni les cartes cachées des autres, ni les tuiles à venir, ni les dés d’avance.
lobby-robots-seal-title = Ce qui est scellé
lobby-robots-seal = Le tirage est scellé avant la partie et se vérifie à la fin : rien n’y change en cours de route, et aucun robot ne le connaît.
lobby-robots-strength-title = Ce qu’ils valent
lobby-robots-strength = Leur force est mesurée, pas proclamée : ils jouent des milliers de parties les uns contre les autres, à places tournantes et avec la même chance pour tous. Ce qu’il en est sorti se trouve sous chaque jeu ; la page « Strength of the bots » du projet dit comment le refaire, et ce qui n’est pas encore mesuré.
lobby-strength = Ce qu’ils gagnent
lobby-strength-who = Qui joue
lobby-strength-wins = gagne
lobby-strength-sure = intervalle à 95 %
lobby-strength-flashpoint-family-front = Règles familiales, recto, 4 pompiers
lobby-strength-flashpoint-family-back = Règles familiales, verso, 4 pompiers
lobby-strength-flashpoint-recruit = Recrue, 4 pompiers
lobby-strength-flashpoint-veteran = Vétéran, 4 pompiers
lobby-strength-flashpoint-heroic = Héroïque, 4 pompiers
lobby-strength-flashpoint-front-1 = Règles familiales, recto, 1 pompier
lobby-strength-flashpoint-front-2 = Règles familiales, recto, 2 pompiers
lobby-strength-flashpoint-front-3 = Règles familiales, recto, 3 pompiers
lobby-strength-flashpoint-front-6 = Règles familiales, recto, 6 pompiers
lobby-strength-feurio-2 = 2 joueurs
lobby-strength-feurio-4 = 4 joueurs
lobby-strength-feurio-solitaire = Solitaire
lobby-strength-feurio-together-2 = Coopératif, 2 joueurs
lobby-strength-feurio-together-3 = Coopératif, 3 joueurs
lobby-strength-feurio-together-4 = Coopératif, 4 joueurs
lobby-strength-tails-4 = 4 joueurs
lobby-strength-tails-2 = 2 joueurs avec le Chapardeur
lobby-robots-levels = Niveaux
lobby-robots-flashpoint-easy = Va vers la victime la plus proche, la porte dehors et éteint ce que le prochain jet de dés rendrait le plus dangereux. Il pèse une action à la fois et ne prévoit pas les tours des autres. Entre deux actions de valeur voisine, il prend parfois la seconde, jamais au prix d’une vie.
lobby-robots-flashpoint-normal = Prévoit tout son tour d’un coup : qui atteindre, quoi éteindre en chemin, où finir. Il répond aussitôt et ne voit pas plus loin que son tour.
lobby-robots-flashpoint-hard = Compare beaucoup de tours entiers, et ce que les dés peuvent faire après chacun. Il réfléchit jusqu’à une seconde.
lobby-robots-feurio-easy = Cherche les zones qui gardent de l’eau jusqu’au bout, et regarde aussi ce qu’une place vaut pour les autres. Les petites différences lui échappent.
lobby-robots-feurio-normal = Prévoit ensemble la tuile et les hommes d’un tour, et compte ce que chaque zone devrait valoir à la fin. Il répond aussitôt et ne voit pas plus loin que son tour.
lobby-robots-feurio-hard = Essaie ses meilleurs tours avec beaucoup de tuiles qui peuvent venir et avec les réponses des autres. Il réfléchit jusqu’à une seconde.
lobby-robots-tails-easy = Devine qui pourrait recouvrir sa carte, et pèse le risque contre les flammes à gagner. Il varie ses choix : on ne le lit pas deux fois de la même façon.
lobby-robots-tails-normal = Pèse les trois cartes ensemble, et ce que chacune peut gagner ou perdre dans la manche. Il répond aussitôt et ne voit pas plus loin que la manche.
lobby-robots-tails-hard = Imagine beaucoup de mains que les autres peuvent avoir, d’après ce qu’ils ont montré, et joue la suite avec chacune. Il réfléchit jusqu’à une seconde.
lobby-robots-play = Jouer avec eux
lobby-robots-play-level = Jouer avec des robots { $level ->
    [easy] faciles
    [normal] moyens
    [hard] difficiles
   *[other] { $level }
}

# Les parties revues.

lobby-reviews-title = Parties revues
lobby-reviews-intro = Vos parties finies, pas à pas : chaque jet, chaque choix, et la preuve du tirage.
lobby-reviews-none = Aucune partie finie pour l’instant.
lobby-reviews-none-hint = Quand une partie se termine, elle vient ici. Vous pouvez aussi en apporter une d’ailleurs.
lobby-reviews-mine = Vos parties finies
lobby-bring = Apporter une partie
lobby-bring-about = Une partie notée de Brasier, jouée dans un terminal ou sur un autre serveur. Elle est rejouée et vérifiée avant d’être gardée.
lobby-bring-file = Choisir un fichier
lobby-bring-text = Ou collez le texte de la partie
lobby-bring-do = Apporter
lobby-bring-busy = La partie est rejouée…
lobby-delete = Supprimer la partie { $game }
lobby-delete-title = Supprimer cette table ?
lobby-delete-about = Elle disparaît pour tout le monde, et rien n’en reste.
lobby-delete-do = Supprimer
lobby-delete-not = Garder
lobby-deleted = La table est supprimée.

# Réglages.

settings-title = Réglages
settings-intro = Ces choix restent dans ce navigateur.
settings-you = Vous
settings-look = Ce que vous voyez
settings-hear = Ce que vous entendez
settings-play = Pendant la partie
settings-alerts = Quand vous êtes ailleurs
settings-name = Nom
settings-name-about = C’est ainsi que les autres vous voient, aux prochaines tables.
settings-save = Enregistrer
settings-saved = C’est enregistré.
settings-language = Langue
settings-language-about = La langue de toutes les phrases, des règles aux réponses.
settings-theme = Thème
settings-theme-about = Nuit, papier, ou comme votre appareil.
settings-theme-system = Appareil
settings-theme-dark = Nuit
settings-theme-light = Papier
settings-palette = Couleurs des joueurs
settings-palette-about = Chaque couleur a aussi sa lettre et sa forme. Ces palettes écartent encore les couleurs que l’on confond.
settings-palette-usual = Habituelles
settings-palette-red-green = Rouge et vert
settings-palette-blue-yellow = Bleu et jaune
settings-palette-sample = Les 6 couleurs de cette palette
settings-motion = Mouvement
settings-motion-about = Les pièces glissent et les flammes ondulent, ou tout change en douceur sur place.
settings-motion-system = Appareil
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-speed = Vitesse du récit
settings-speed-about = Le rythme auquel sont montrés les dés, le feu et les coups des robots.
settings-speed-value = { $speed } ×
settings-sound = Sons
settings-sound-about = Chaque son a son pendant à l’écran : rien ne se perd sans eux.
settings-volume = Volume
settings-volume-about = Un seul réglage pour tous les sons.
settings-try = Essayer
settings-letters = Lettres comme touches
settings-letters-about = M pour bouger, E pour éteindre, U pour annuler. À couper si vous dictez ou utilisez une aide à la saisie.
settings-pause = Pause après chaque robot
settings-pause-about = La partie attend que vous demandiez la suite.
settings-notify = Notifications de ce navigateur
settings-notify-about = Quand c’est à vous et que cette page est derrière d’autres, ce navigateur vous prévient.
settings-notify-push = Aux tables qui comptent en jours, il le fait même page fermée.
settings-notify-blocked = Votre navigateur refuse les notifications de ce site ; elles se permettent dans ses propres réglages.
settings-notify-unable = Ce navigateur ne reçoit pas de notifications.
settings-webhook = Adresse à appeler
settings-webhook-about = Une adresse https à vous, appelée quand une table qui compte en jours vous attend. Vide : aucune.
settings-webhook-secret = Secret qui signe ces appels
