# Pourquoi un robot ferait quelque chose. $percent est la probabilité que le robot y voit.

reason-tails-round = Gagne cette manche dans environ { $percent } cas sur 100.
reason-tails-steal = Une victoire avec le { $value } vole { flames-tails } à { $name }.
reason-tails-opens = Le { $value } peut ouvrir la chasse.
reason-tails-trickster = Le filou recouvre n’importe quel nombre, et ce qu’il gagne ne peut pas être volé.
reason-tails-late = Le { $value } vient tard : { $steps } autres valeurs sont demandées avant lui.
reason-tails-home = Avec une probabilité d’environ { $percent } %, personne ne peut la recouvrir.
reason-tails-wins = Personne ne peut plus la recouvrir : elle gagne la manche et { flames-tails }.
reason-tails-deny = Empêche { $name } de gagner { flames-tails }.
reason-tails-deny-thief = Empêche le Chapardeur d’emporter { flames-tails } dans la boîte.
reason-tails-protect = Sauve { flames-tails } à soi sous le { $value }.
reason-tails-safe = Ce que gagne le filou ne peut pas être volé.
reason-tails-covered = Avec une probabilité d’environ { $percent } %, quelqu’un pourrait recouvrir le { $value }.
reason-tails-spare = Le { $value } n’est pas épuisé à la manche suivante.
reason-tails-spare-trickster = Le filou est gardé pour plus tard.
reason-tails-others = Avec une probabilité d’environ { $percent } %, quelqu’un d’autre peut encore jouer le { $value } avant que la dernière carte gagne.
