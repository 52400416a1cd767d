# L’arène : des parties entre robots, et ce qu’elles montrent.

arena-time-left = encore { $time }
arena-kept = Tout est dans { $folder }.
arena-stopped = Arrêté après { $done } parties sur { $total } ; la même commande continue.

# Tableaux.

arena-together = Tout le monde gagne ou perd ensemble : chaque équipe est mesurée comme un tout.
arena-matches = { $matches ->
    [one] { $matches } partie ; première place partagée dans { $shared }.
   *[other] { $matches } parties ; première place partagée dans { $shared }.
}
arena-by-seat = Par place, à partir de la place 0 : { $shares }
arena-without-block = { $lineup } : aucun bloc n’est encore complet.
arena-interval = { $low } à { $high }
arena-no-interval = dès 2 blocs
arena-level = niveau
arena-team = équipe
arena-wins = victoires
arena-95 = intervalle à 95 %
arena-outright = seul
arena-shared = partagées
arena-fair = équitable
arena-score = score
arena-time = temps/coup
arena-won = gagnées
arena-of = sur
arena-difference = différence sur les mêmes tirages
arena-compared-in-part = { $of } / { $to } : comparées sur { $common ->
    [one] le seul bloc que les deux ont joué
   *[other] les { $common } blocs que les deux ont joués
}, sur { $of_blocks } et { $to_blocks }. Les chiffres plus haut les comptent tous et peuvent donc dire autre chose.
arena-blocks = blocs
arena-league = ligue
arena-figure-flashpoint-rescued = secourus
arena-figure-flashpoint-lost = perdus
arena-figure-flashpoint-damage = dégâts
arena-figure-feurio-men = hommes placés
arena-figure-feurio-one_zone = couleurs en une zone
arena-figure-feurio-open_ones = zones avec un 1 libre

# Images.

arena-plot-matches = { $matches ->
    [one] { $matches } partie, graine { $seed }
   *[other] { $matches } parties, graine { $seed }
}
arena-plot-wins = Qui gagne
arena-plot-wins-together = Combien de fois l’équipe gagne
arena-plot-interval = Traits sur les barres : intervalles à 95 %.
arena-plot-fair = Traits sur les barres : intervalles à 95 %. Pointillé : la part de joueurs égaux. Une première place partagée compte en parts.
arena-plot-scores = Scores
arena-plot-scores-together = Comment finissent les parties
arena-plot-length = Combien dure une partie
arena-plot-steps = étapes : décisions et coups du hasard
arena-plot-elo-note = { $name } vaut 0 ; 400 points de plus donnent dix chances contre une. Traits : intervalles à 95 %.
arena-plot-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
arena-plot-house = Où les maisons s’effondrent
arena-plot-lost = { $lost } parties perdues sur { $played }, dont { $collapsed } par effondrement
arena-plot-house-note = Cases : dans combien de parties perdues sur cent elles brûlaient à la fin. Murs et portes : ce qui en avait disparu.

# Refus.

refusal-arena-who-plays = Dites qui joue, soit avec --seats, soit avec --league.
refusal-arena-matches-range = Une série compte entre 1 et { $most } parties pour chaque composition.
refusal-arena-bot-form = « { $text } » n’est pas un robot ; écrivez-le sous la forme { $form }.
refusal-arena-bot-name = Le nom « { $name } » est pris ; choisissez-en un autre pour votre robot.
refusal-arena-bot-idle = Personne ne joue sous le nom « { $name } » ; nommez votre robot parmi les places, ou ne le donnez pas.
refusal-arena-bad-nodes = « { $text } » n’a pas de budget ; écrivez-le sous la forme niveau@nœuds, comme hard@5000.
refusal-arena-bot-missing = Le robot { $bot } est introuvable ici : { $detail }.
refusal-arena-not-a-player = La classe { $bot } n’est pas un brasier.bots.Player.
refusal-arena-bot-failed = Le robot { $bot } a échoué dans la partie { $match } : { $detail }. Ce qui a été joué avant est gardé.
refusal-arena-league-needs-opponents = Ici tout le monde gagne ou perd ensemble, et personne n’a d’Elo ; comparez des équipes avec --seats, donné plusieurs fois.
refusal-arena-league-needs-two = Une ligue demande au moins 2 noms différents.
refusal-arena-other-run = Le dossier { $folder } contient une autre série (diffèrent : { $what }) ; choisissez un autre dossier avec --out.
refusal-arena-file-there = Le dossier { $folder } ne contient encore aucune série, mais déjà { $name }, que celle-ci remplacerait ; choisissez un autre dossier avec --out.
refusal-arena-folder-busy = Un autre processus travaille en ce moment dans le dossier { $folder }.
refusal-arena-journal-damaged = Le journal { $file } est abîmé, ligne { $line } ; choisissez un autre dossier avec --out.
refusal-arena-workers-die = La partie { $match } a fait tomber { $tries } processus qui la jouaient ; ce qui a été joué avant est gardé.
refusal-arena-other-code = Cette machine a d’autres règles ou d’autres robots que vous : { $machine }. Installez partout le même Brasier.
refusal-arena-other-bot = Le fichier du robot { $bot } n’est pas celui du début de la série : il a été modifié entre-temps, ou cette machine en a un autre ({ $machine }). Ce qui a été joué avant est gardé.
refusal-arena-cluster-away = { refusal-cluster-away }
refusal-arena-cluster-address = « { $url } » n’est pas l’adresse d’un ordonnanceur ; écrivez-la comme { $form }.
refusal-arena-workers-or-cluster = Dites où jouer, soit avec --workers, soit avec --cluster.
refusal-arena-cluster-not-installed = { refusal-cluster-not-installed }
refusal-arena-cluster-lost = La grappe { $url } ne répond plus ; ce qui a été joué avant est gardé, et la même commande continue.
