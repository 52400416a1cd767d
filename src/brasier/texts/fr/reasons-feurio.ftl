# Pourquoi un joueur qui est un programme ferait quelque chose à Feurio!. Les points sont ceux d’une partie qui s’arrêterait aussitôt.

reason-feurio-outside = Laisse le { $low } et le { $high } à l’extérieur, où les tuiles gardent plus d’accès libres.
reason-feurio-inside = Met le { $low } et le { $high } au milieu, où chacun touche trois tuiles.
reason-feurio-joins = Réunit { $zones } zones de { colour-heading }.
reason-feurio-water = Donne à la zone de { colour-heading } un { $value } avec un accès libre, le plus bas qu’elle ait.
reason-feurio-points = Rapporte tout de suite { points } à { colour-heading }.
reason-feurio-denies = Prend la dernière place en { $cell }, où { colour-heading } gagnerait { points }.
reason-feurio-soon-closed = La prochaine tuile peut fermer la dernière place en { $cell }.
reason-feurio-down = Porte à { $men } sur { $all } les hommes placés.
reason-feurio-adds = Ajoute un { $value } à une zone de { colour-heading }.
reason-feurio-begins = Ouvre une zone de { colour-heading } sur un { $value }.
reason-feurio-in-the-way = Gêne les autres en { $cell } : { $left ->
    [0] il n’y reste aucune place.
    [one] il y reste 1 place.
   *[other] il y reste { $left } places.
}
reason-feurio-nothing-to-gain = Aucun homme ne gagnerait quoi que ce soit maintenant.
reason-feurio-keeps = { $men ->
    [one] Garde le dernier homme en main pour une meilleure place.
   *[other] Garde les { $men } hommes en main pour de meilleures places.
}
reason-feurio-waits = Attend : on joue jusqu’à ce que tous aient passé.
reason-feurio-too-late = C’est le dernier tour, et plus aucun homme ne sauverait la forêt.
reason-feurio-gives-away = Laisse échapper la victoire : des hommes placés à ce dernier tour sauveraient encore la forêt.
reason-feurio-spares = Ailleurs, la tuile pourrait coûter tout de suite { points } de plus à ses propres zones.
reason-feurio-spares-ones = { $ones ->
    [one] Ailleurs, la tuile pourrait fermer le dernier 1 ouvert d’une couleur de plus.
   *[other] Ailleurs, la tuile pourrait fermer le dernier 1 ouvert de { $ones } couleurs de plus.
}
reason-feurio-costs = Coûte tout de suite { points } à { colour-heading }.
reason-feurio-hides = Garde le { $value } face cachée : il n’attise pas le feu.
reason-feurio-feeds = Le { $value } vient à côté d’une zone de { colour-heading }, qui a la place de s’y étendre.
reason-feurio-feeds-water = Le { $value } vient à côté d’une zone de { colour-heading }, qui n’a pas encore de 1 ouvert.
reason-feurio-hottest = { $points ->
    [one] Le point le plus chaud, somme { $sum }.
   *[other] L’un des { $points } points les plus chauds, somme { $sum }.
}
