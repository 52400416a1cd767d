# La table : ce que répond le serveur, et ce que les gens se disent.

serving = Brasier est ouvert à l’adresse { $address }
backed-up = Les parties sont sauvegardées dans { $file }.
restored = Les parties de { $file } sont de nouveau dans { $where }.
cannot-listen = Brasier ne peut pas écouter à { $where } : { $problem }.

# Où les parties sont gardées.

store-address = { $where } n’est pas l’adresse d’une base de données : donnez un fichier, ou l’adresse d’une base PostgreSQL.
store-cannot-open = La base de données { $where } ne s’ouvre pas : { $why }.
store-foreign = { $where } appartient à un autre programme : ce n’est pas une base de données de Brasier.
store-in-use = { $where } sert déjà à un autre Brasier. Arrêtez-le d’abord, ou donnez un autre fichier.
store-newer = { $where } a été écrite par un Brasier plus récent que celui-ci.
store-no-driver = Cette installation ne sait pas parler à { $where } : installez l’extra « postgres ».
store-missing = Il n’y a pas de base de données à l’emplacement { $where }.
store-exists = { $where } existe déjà ; rien n’est écrasé.
store-damaged = { $where } est endommagée : { $why }.
store-own-tools = { $where } se sauvegarde avec pg_dump et se restaure avec pg_restore.
refusal-cluster-away = La grappe de calcul { $url } est hors d’atteinte : { $why }.
refusal-cluster-not-installed = Une grappe de calcul a besoin de l’extra « cluster », qui n’est pas installé.
refusal-storage-away = La mémoire du serveur ne répond pas à l’instant. Rien de ce qu’on vous a dit n’est perdu ; regardez à nouveau dans un moment.

# Entrer.

refusal-no-guest = Votre navigateur ne s’est pas encore présenté ; rechargez la page.
refusal-say-your-name-first = Dites d’abord votre nom.
refusal-strange-host = Ce serveur ne répond pas sous ce nom.
refusal-foreign-origin = Cette demande vient d’un autre site.
refusal-too-many-requests = { $seconds ->
    [one] C’est un peu trop à la fois ; attendez 1 seconde.
   *[other] C’est un peu trop à la fois ; attendez { $seconds } secondes.
}
refusal-other-media-type = Ceci n’a pas la bonne forme ; { $wanted } est attendu ici.
refusal-not-utf-8 = Ceci n’est pas un texte en UTF-8.
refusal-no-such-table = Cette table n’existe pas ici, ou a été rangée.
refusal-no-such-page = Cette page n’existe pas ici.
refusal-other-method = Cette adresse ne s’utilise pas ainsi.
refusal-code-or-table = Donnez le code d’un lien, ou le nom d’une table publique.
refusal-no-spectators = Cette table n’est pas ouverte aux spectateurs.
refusal-table-is-full = Il n’y a pas de place pour plus de { $most } personnes autour d’une table.
refusal-metrics-are-local = Ces chiffres sont pour qui fait tourner ce serveur.

# Autour de la table.

refusal-say-hello-first = Dites d’abord bonjour.
refusal-seat-taken = La place { $seat } est prise.
refusal-seat-empty = Personne n’est assis à la place { $seat }.
refusal-seat-still-open = La place { $seat } est encore libre ; toutes doivent être prises avant de commencer.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-seat-is-yours = La place { $seat } est déjà la vôtre.
refusal-owner-only = Seule la personne qui a ouvert cette table, { $name }, peut le faire.
refusal-spectators-watch = Qui regarde ne joue pas.
refusal-match-has-started = La partie a déjà commencé.
refusal-match-not-started = La partie n’a pas encore commencé.
refusal-match-is-over = La partie est finie.
refusal-match-not-over = La partie n’est pas encore finie.
refusal-rematch-is-open = La table suivante est déjà ouverte.
refusal-secrets-still-kept = La feuille de partie dirait ce qui est encore secret ; elle se lira à la fin.
refusal-table-moved-on = La table a avancé ; regardez à nouveau.
refusal-table-too-busy = Il se passe trop de choses à la fois à cette table ; réessayez.
refusal-no-draw-awaited = Il n’y a rien à tirer maintenant.
refusal-something-is-possible = Vous pouvez agir là ; choisissez l’une des actions proposées.
refusal-advice-among-rivals = Personne n’est conseillé tant que d’autres personnes jouent contre lui.
refusal-advice-not-now = Personne ne peut vous conseiller pour le moment ; réessayez.
refusal-nothing-to-decide = Il n’y a rien à décider à l’étape { $step }.

# Revenir en arrière.

refusal-nothing-to-take-back = Il n’y a rien à reprendre.
refusal-undo-needs-consent = { $why ->
    [dice] Des dés ou des cartes ont été tirés depuis : les autres doivent être d’accord.
   *[others] D’autres ont joué depuis : ils doivent être d’accord.
}
refusal-undo-already-asked = Quelqu’un a déjà demandé de revenir en arrière.
refusal-no-undo-asked = Personne n’a demandé de revenir en arrière.
refusal-undo-is-yours = C’est vous qui demandez ; les autres répondent.

# Qui s’est absenté.

refusal-person-is-here = { $name } est là.
refusal-wait-a-little = { $seconds ->
    [one] { $name } peut encore revenir ; un robot pourra jouer dans 1 seconde.
   *[other] { $name } peut encore revenir ; un robot pourra jouer dans { $seconds } secondes.
}
refusal-bot-plays-already = Un robot joue à la place { $seat }.

# Se parler.

refusal-text-or-phrase = Dites quelque chose, ou choisissez une phrase.
refusal-bad-text = Un message a de 1 à { $longest } caractères visibles.
refusal-spectators-have-a-room = Les spectateurs parlent dans leur propre salle.
refusal-gallery-is-for-spectators = Jusqu’à la fin de la partie, cette salle est aux spectateurs.
refusal-no-such-person = Personne ici n’a le numéro { $person } : il n’y a personne à faire taire.
refusal-no-pointing = Montrer du doigt est pour qui joue ensemble.

phrase-hello = Bonjour à toute la table.
phrase-good-luck = Bonne chance.
phrase-well-played = Bien joué.
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-take-your-time = Prenez votre temps.
phrase-help-me = J’aurais besoin d’aide.
phrase-i-take-the-fire = Je m’occupe du feu.
phrase-i-take-the-victim = Je m’occupe de la victime.
phrase-careful = Attention.
phrase-again = On rejoue ?
phrase-good-bye = Au revoir, à la prochaine.

# Quand quelque chose ne va pas.

refusal-server-stops = Le serveur va redémarrer ; votre navigateur revient dans un instant.
refusal-server-fault = C’est notre faute, pas la vôtre. La partie est restée comme elle était.

# Alertes.

refusal-alert-url-not-https = L’adresse doit être en https.
refusal-alert-url-unreadable = Ce n’est pas une simple adresse https d’au plus { $longest } caractères, sans nom d’utilisateur et sans #.
refusal-alert-url-port = Les alertes ne vont qu’au port 443, pas au port { $port }.
refusal-alert-host-not-public = « { $host } » n’est pas un nom dont toutes les adresses sont publiques.
refusal-push-unreadable = Les clés de cet abonnement sont inutilisables ; abonnez-vous à nouveau.
refusal-alerts-are-off = Cet hôte n’envoie pas d’alertes.
refusal-alerts-not-installed = Les alertes ont besoin du supplément { $extra }, qui n’est pas installé.
refusal-alerts-need-an-address = Les alertes portent un lien : dites comment on atteint ce serveur (--public-url, en https).
