# Pourquoi un joueur qui est un programme ferait quelque chose. Les cases sont rangée et colonne, les chemins en PA.

reason-flashpoint-rescue = { $number ->
    [one] Met quelqu’un à l’abri : { $rescued } sur 7.
   *[other] Met { $number } personnes à l’abri : { $rescued } sur 7.
}
reason-flashpoint-closer = Rapproche de la sortie la victime en { $cell } : encore { $after } PA au lieu de { $before }.
reason-flashpoint-look = Découvre qui se trouve en { $cell }.
reason-flashpoint-hazmat = Élimine la matière dangereuse en { $cell }.
reason-flashpoint-protect = Protège qui se trouve en { $cell } : { $after } % de risque de brûler au prochain lancer au lieu de { $before } %.
reason-flashpoint-stand = Se tient plus à l’abri : { $after } % de risque d’être mis à terre au prochain lancer au lieu de { $before } %.
reason-flashpoint-walls = Ménage la maison : { $after } dégâts au lieu de { $before }, sur l’ensemble des 48 lancers possibles.
reason-flashpoint-spread = Contient le feu : il gagne { $after } cases au lieu de { $before }, sur l’ensemble des 48 lancers possibles.
reason-flashpoint-fire = { $number ->
    [one] Laisse une case en feu de moins.
   *[other] Laisse { $number } cases en feu de moins.
}
reason-flashpoint-smoke = { $number ->
    [one] Dissipe la fumée d’une case.
   *[other] Dissipe la fumée de { $number } cases.
}
reason-flashpoint-approach = S’approche de qui se trouve en { $cell } : à { $after } PA au lieu de { $before }.
reason-flashpoint-near = Se trouve à { $points } PA de qui est en { $cell }.
reason-flashpoint-keep = Garde { $points } PA pour le prochain tour.
reason-flashpoint-trade = Une équipe avec ce spécialiste ({ specialist-flashpoint }) a fait ses preuves.
reason-flashpoint-won = La partie est gagnée.
