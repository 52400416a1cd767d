# Ce que disent le serveur et l’assistant du navigateur quand l’application n’est pas ouverte.

page-not-built = Cette installation n’a pas de page pour navigateurs. Les programmes trouvent tout sous /api ; pour avoir aussi la page, installez Brasier sans BRASIER_WEB=0.
alert-your-turn = C’est à vous.
alert-match-over = La partie est finie.
