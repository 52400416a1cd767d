-tails = Tails on Fire

game-tails = { -tails }
about-tails = Les opossums vont à la chasse au feu : choisissez trois cartes en secret, bluffez et rapportez le plus de flammes.

# Mots dans les phrases. Une carte est 1 à 9, ou +1, le filou ; une liste de cartes est faite de ces signes : « 1, 5 et +1 ».

cards-tails = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
flames-tails = { $flames ->
    [one] { $flames } flamme
   *[other] { $flames } flammes
}

# Options. Ce que l’on tape tel quel est entre guillemets de programme : la typographie n’y touche pas.

option-tails-players = Combien vous êtes : de 2 à 6 ; à 2 ou 3, le Chapardeur se joint à vous (T1, T14).
option-tails-eldest = La place de la personne la plus âgée, qui commence la première manche (T5).
option-tails-deck = Les cartes Iguane : ours (les nôtres), ou la valeur de départ et les flammes de chaque carte, comme { "1:3,4:2" } (T2).

# Ce que vous pouvez faire. $value est ce que compte la carte.

choice-tails-play = jouer le { $value } en première carte
choice-tails-play-cover = recouvrir la dernière carte avec le { $value }
choice-tails-play-trickster = recouvrir la dernière carte avec le filou, qui compte pour un { $value }

# Ce qui se passe. Une forme pour chacun : une personne a $name, le Chapardeur a sa propre phrase. $of est la personne volée.
# Ce qui va ensemble peut se dire d’un trait : plusieurs qui passent ($names), une carte que le Chapardeur tire et joue.

event-tails-blaze = { $name } tire le { $value } pour sa première pile Brasier.
event-tails-iguana = Manche { $round } : la carte Iguane porte la valeur de départ { $start } et { flames-tails }. { $left ->
    [0] C’est la dernière.
   *[other] Il en reste { $left } dessous.
}
event-tails-chosen = { $name } a choisi { cards-tails }.
event-tails-chosen-own = { $count ->
    [1] { $name } n’a plus qu’une carte et la choisit : { $cards }.
    [2] { $name } n’a plus que 2 cartes et choisit les deux : { $cards }.
   *[other] { $name } choisit { $cards }.
}
event-tails-hunt = La chasse commence par { $name } ; la première carte doit être un { $value }.
event-tails-played = { $name } joue le { $value }.
event-tails-played-trickster = { $name } joue le filou, qui compte pour un { $value }.
event-tails-played-thief = Le Chapardeur joue le { $value }.
event-tails-played-reserve = Le Chapardeur joue le { $value }, la carte du dessus de sa réserve.
event-tails-passed = { $name } passe.
event-tails-passed-several = { $names } passent.
event-tails-passed-thief = Le Chapardeur passe.
event-tails-raised = Tout le monde a passé : la première carte doit maintenant être un { $value }.
event-tails-raised-must = Les neuf valeurs ont été proposées en vain : qui a le { $value } en main doit maintenant le jouer.
event-tails-drawn = Le Chapardeur tire le { $value }.
event-tails-drawn-played = Le Chapardeur tire le { $value } et le joue.
event-tails-drawn-kept = Le Chapardeur tire le { $value }, qui ne convient pas : la carte va sur sa réserve, et il passe.
event-tails-won = { $name } gagne la manche avec le { $value } et prend la carte Iguane { $start }, qui vaut { flames-tails }.
event-tails-won-trickster = { $name } gagne la manche avec le filou, qui compte pour un { $value }, et prend la carte Iguane { $start }, qui vaut { flames-tails }.
event-tails-won-thief = Le Chapardeur gagne la manche avec le { $value } ; la carte Iguane { $start }, qui vaut { flames-tails }, va dans la boîte.
event-tails-stolen = { $name } vole à { $of } { flames-tails } sous le { $value } ; { $of } reprend le { $value } en main.
event-tails-stolen-thief = Le Chapardeur vole à { $of } { flames-tails } sous le { $value }, pour la boîte ; { $of } reprend le { $value } en main.
event-tails-exhausted = { $count ->
    [one] { $name } a épuisé son { $cards }, qui manquera à la manche suivante.
   *[other] { $name } a épuisé ses cartes { $cards }, qui manqueront à la manche suivante.
}
event-tails-recovered = { $count ->
    [one] { $name } reprend en main son { $cards }, qui n’est plus épuisé.
   *[other] { $name } reprend en main ses cartes { $cards }, qui ne sont plus épuisées.
}
event-tails-end = La partie est finie.

# À qui le tour. $wanted est la valeur qui convient maintenant, $flames sont celles de la carte Iguane.

worth-tails = La carte Iguane vaut { flames-tails }.
turn-tails-choose = { $name } : choisissez { cards-tails } pour cette manche. La valeur de départ est { $start }. { worth-tails }
turn-tails-first = { $name } : jouez le { $wanted } en première carte, ou passez. { worth-tails }
turn-tails-first-must = { $name } : les neuf valeurs ont été proposées en vain. Si vous avez le { $wanted } en main, vous devez le jouer ; sinon, passez. { worth-tails }
turn-tails-chase = { $name } : recouvrez la dernière carte avec le { $wanted } ou le filou, ou passez. { worth-tails }
turn-tails-chase-trickster = { $name } : recouvrez le filou avec le { $wanted }, ou passez. { worth-tails }

# Comment cela finit.

outcome-tails-most-flames = { $name } gagne avec { flames-tails }.
outcome-tails-shared = { $names } partagent la victoire à { flames-tails }.

# Les mots que l’on peut taper pour un mot de la notation ; tous sont compris dans les deux langues. Un filou s’écrit +1.

words-tails-choose = choisir choisis
words-tails-play = jouer joue poser pose
words-tails-pass = passer passe
words-tails-blaze = brasier
words-tails-iguana = iguane
words-tails-thief = chapardeur
words-tails-trickster = filou

# Refus : avant la partie.

refusal-tails-two-to-six = { $players ->
    [1] Une partie se joue de 2 à 6 ; pour jouer en solitaire, laissez les autres places à des robots.
   *[other] Une partie se joue de 2 à 6, pas à { $players }.
}
refusal-tails-eldest-not-seated = La personne la plus âgée ne peut pas être à la place { $eldest } ; les places vont de 0 à { $last }.
refusal-tails-unreadable-deck = La liste de cartes « { $deck } » n’est pas lisible ; écrivez ours (les nôtres), ou la valeur de départ et les flammes de chaque carte, comme { "1:3,4:2" }.
refusal-tails-one-to-nine-iguanas = Une partie compte de 1 à 9 cartes Iguane, pas { $cards }.
refusal-tails-no-such-start = Aucune carte Iguane ne peut avoir { $start } pour valeur de départ ; choisissez-en une de 1 à 9.
refusal-tails-start-twice = La valeur de départ { $start } est donnée deux fois ; chaque carte Iguane a la sienne.
refusal-tails-one-to-nine-flames = Il faut de 1 à 9 flammes sur la carte Iguane { $start }, pas { $flames }.

# Refus : des mots qui ne nomment rien dans la boîte.

refusal-tails-no-such-card = Il n’y a pas de carte « { $card } » ; les nombres vont de 1 à 9, et +1 est le filou.
refusal-tails-nothing-there = Il n’y a rien là ; choisissez l’une de vos cartes.
refusal-tails-card-twice = Vous nommez deux fois le { $card }, mais vous n’en avez qu’un ; nommez une autre carte.
refusal-tails-one-to-three-cards = { $cards ->
    [0] Vous ne nommez aucune carte ; nommez-en 3, ou toute votre main si elle en a moins.
   *[other] Vous nommez { $cards } cartes ; nommez-en 3, ou toute votre main si elle en a moins.
}

# Refus : le choix. Une carte est un signe : « votre 6 », « votre +1 ».

refusal-tails-draw-first = Il faut d’abord retourner ou tirer une carte ; vous continuerez ensuite.
refusal-tails-choose-first = La chasse n’a pas encore commencé ; choisissez d’abord vos cartes pour cette manche.
refusal-tails-already-chosen = Votre choix est déjà fait ; la chasse commencera quand les autres auront choisi aussi.
refusal-tails-nothing-to-choose = Vous n’avez aucune carte en main à choisir pour cette manche ; attendez que les autres aient choisi.
refusal-tails-choice-is-over = Tout le monde a choisi pour cette manche ; pendant la chasse, on joue une carte à la fois.
refusal-tails-choose-exactly = { $needed ->
    [3] Vous choisissez exactement 3 cartes pour une manche, pas { $given }.
    [one] Vous n’avez que { $needed } carte en main ; choisissez seulement celle-là, pas { $given }.
   *[other] Vous n’avez que { $needed } cartes en main ; choisissez les { $needed }, pas { $given }.
}
refusal-tails-on-a-pile = Votre { $card } est sur l’une de vos piles Brasier et ne peut être ni choisi ni joué ; seules les cartes de votre main peuvent l’être.
refusal-tails-exhausted = Votre { $card } est épuisé et ne peut être ni choisi ni joué dans cette manche ; il revient ensuite dans votre main.
refusal-tails-played-already = Vous avez déjà joué votre { $card } dans cette manche ; jouez une autre carte, ou passez.
refusal-tails-not-chosen = Vous n’avez pas choisi votre { $card } pour cette manche, il attend donc dans la tanière ; jouez une carte choisie, ou passez.

# Refus : la chasse.

refusal-tails-trickster-cannot-open = Le filou ne peut pas être la première carte ; jouez le nombre demandé si vous l’avez en main, ou passez.
refusal-tails-not-start-value = La première carte doit être le { $wanted }, pas votre { $card } ; jouez le { $wanted } si vous l’avez en main, ou passez.
refusal-tails-must-open = Les neuf valeurs ont été proposées en vain, et vous avez le { $wanted } en main ; vous devez maintenant le jouer.
refusal-tails-not-one-higher = La dernière carte compte pour un { $top }, votre { $card } ne peut donc pas la recouvrir ; jouez le { $wanted } si vous l’avez en main, ou passez.
refusal-tails-trickster-on-trickster = Un filou ne peut pas recouvrir un filou ; jouez le nombre suivant si vous l’avez en main, ou passez.

# Refus : les cartes de la vraie boîte.

refusal-tails-trickster-not-drawn = Le filou ne se tire jamais ici ; dites une valeur de 1 à 9.
refusal-tails-other-draw = { $wanted ->
    [blaze] Un opossum est à tirer maintenant pour une première pile Brasier ; dites lequel.
    [iguana] La carte Iguane suivante est à retourner maintenant ; dites sa valeur de départ.
   *[thief] Le Chapardeur doit tirer une carte maintenant ; dites laquelle.
}
refusal-tails-blaze-of-seat = La première pile Brasier de la place { $seat } est à poser maintenant ; dites quel opossum la couvre.
refusal-tails-blaze-taken = Le { $value } est déjà sur un autre feu de camp, et toutes les valeurs doivent différer ; tirez un autre opossum.
refusal-tails-iguana-gone = La carte Iguane { $start } n’est pas dans la pile ; dites laquelle est au-dessus.
refusal-tails-thief-card-gone = Le { $value } n’est plus dans la pioche du Chapardeur ; dites quelle carte il tire.

# Dans le terminal.

you-tails = Opossum
letters-tails = RBJVPI
label-tails-thief = Chapardeur
label-tails-box = Boîte
preset-tails-bots = Contre 3 robots (faciles)
preset-tails-bot-thief = Contre 1 robot et le Chapardeur
preset-tails-two = À 2 devant cet écran, et le Chapardeur
preset-tails-three = À 3 devant cet écran, et le Chapardeur
preset-tails-four = À 4 devant cet écran
preset-tails-five = À 5 devant cet écran
preset-tails-six = À 6 devant cet écran
preset-tails-box = À 2 avec la vraie boîte : vous tirez, Brasier arbitre
opening-tails = { -tails } à { $players }.
opening-tails-thief = Le Chapardeur joue aussi (T14).
opening-tails-rounds = { $rounds ->
    [one] Il y a { $rounds } manche, et qui a le plus de flammes à la fin gagne (T13).
   *[other] Il y a { $rounds } manches, et qui a le plus de flammes à la fin gagne (T13).
}
opening-tails-seats = Dans le sens horaire : { $names }. C’est { $name } qui commence la première manche (T5).
opening-tails-deck = Les flammes des cartes Iguane sont les nôtres (T2) ; qui en a d’autres commence avec { "deck=1:3,2:2,…" }

# Ce que vous pouvez faire et taper.

hand-tails = Votre main : { $cards }
held-tails = Vous tenez : { $cards }
type-tails-choose = { $count ->
    [one] Tapez la carte, ainsi : { $cards }
   *[other] Tapez { $count } cartes, ainsi : { $cards }
}
nothing-fits-tails = Aucune ne convient maintenant.
pass-tails = passer
loot-tails = (qui gagne ainsi vole { flames-tails } à { $name })
hint-tails-choose = Je ne comprends pas « { $text } ». { type-tails-choose }
hint-tails-hunt = Je ne comprends pas « { $text } ». Tapez une carte que vous tenez, comme 6 ou +1, ou 0 pour passer.
hint-tails-drawn = Je ne comprends pas « { $text } ». Tapez le nombre de la carte.

# Où en est chacun.

status-tails = Manche { $round } sur { $rounds }
status-tails-seat = { $name } { flames-tails }
standing-tails = { $name } : { flames-tails }.
pile-tails = Sous le { $card } : { flames-tails }, { $fires }.
pile-tails-trickster = Sous le filou, à l’abri du vol : { flames-tails }, { $fires }.
fire-tails-iguanas = { $count ->
    [one] la carte Iguane { $cards }
   *[other] les cartes Iguane { $cards }
}
fire-tails-campfire = le feu de camp posé par { $name }
box-tails = Sorti de la partie par le Chapardeur : { flames-tails }, { $fires }.
to-come-tails = Cartes Iguane à venir, sans ordre : { $cards }.
to-come-tails-card = { $start } ({ flames-tails })

# La table en mots.

told-tails-round = Manche { $round } sur { $rounds }. Carte Iguane : valeur de départ { $start }, { flames-tails }. C’est { $name } qui commence.
told-tails-between = { $round ->
    [0] Aucune carte Iguane n’est encore visible.
   *[other] Manches finies : { $round } sur { $rounds }.
}
told-tails-row = Jouées, la dernière au-dessus : { $cards }.
told-tails-laid = { $name } { $value }
told-tails-laid-trickster = { $name } le filou, qui vaut { $value }
told-tails-choosing = { $count ->
    [one] { $names } doit encore choisir.
   *[other] { $names } doivent encore choisir.
}
told-tails-wanted = Valeur demandée : { $value }.
told-tails-wanted-must = Valeur demandée : { $value }, et qui la tient doit la jouer.
told-tails-turn = C’est à { $name } de jouer.
told-tails-turn-thief = C’est au Chapardeur de jouer.
told-tails-held = Encore en main : { $cards }.
told-tails-den = Dans la tanière : { $cards }.
told-tails-hand = En main et en tanière ensemble : { $cards }.
told-tails-holds = { $count ->
    [0] Aucune carte choisie n’est encore en main.
    [one] { $count } de ces cartes est choisie et encore en main.
   *[other] { $count } de ces cartes sont choisies et encore en main.
}
told-tails-lacks = Pas parmi les choisies : { $cards }.
told-tails-exhausted = { $count ->
    [one] Hors de cette manche, car épuisée : { $cards }.
   *[other] Hors de cette manche, car épuisées : { $cards }.
}
told-tails-thief = Le Chapardeur peut encore tirer : { $cards }.
told-tails-thief-empty = Le Chapardeur n’a plus de carte à tirer.
told-tails-reserve = Sa réserve : { $cards }, le { $top } au-dessus.

# Les signes du dessin.

legend-tails-iguana = la carte Iguane du dessus : sa valeur de départ et ses flammes
legend-tails-below = combien de cartes Iguane sont dessous, puis chacune, sans ordre
legend-tails-laid = une carte de cette manche et qui l’a jouée ; la dernière est au-dessus
legend-tails-trickster = un filou, et ce qu’il vaut
legend-tails-wanted = la valeur demandée maintenant, et à qui le tour
legend-tails-raised = combien de fois la valeur de départ a monté parce que tous ont passé
legend-tails-must = qui tient cette valeur doit la jouer
legend-tails-seat = les places, par la lettre de leur couleur
legend-tails-turn = à qui le tour
legend-tails-first = qui commence cette manche
legend-tails-winner = qui a gagné
legend-tails-flames = toutes les flammes d’une place
legend-tails-held = les cartes choisies qu’une place tient encore
legend-tails-choosing = une place qui n’a pas encore choisi
legend-tails-hand = les cartes en main et en tanière ensemble
legend-tails-chosen = une carte choisie, si vous pouvez le savoir
legend-tails-exhausted = une carte épuisée : hors de cette manche
legend-tails-lacks = une carte qui n’est sûrement pas parmi les choisies
legend-tails-away = une carte jouée ou posée sur une pile
legend-tails-pile = une pile Brasier : un opossum et les flammes dessous
legend-tails-big-pile = une pile Brasier avec beaucoup de flammes
legend-tails-thief = le Chapardeur
legend-tails-thief-pile = les cartes que le Chapardeur peut encore tirer
legend-tails-reserve = la réserve du Chapardeur, la dernière carte au-dessus
legend-tails-box = ce que le Chapardeur a sorti de la partie : cartes Iguane par valeur de départ, feux de camp par lettre

# Avec la vraie boîte.

ask-tails-blaze = Opossum tiré par { $name } pour le feu de camp ({ $values }) :{ " " }
ask-tails-iguana = Valeur de départ de la carte Iguane du dessus ({ $values }) :{ " " }
shuffle-tails-thief = Mélangez à nouveau toutes les cartes du Chapardeur et posez-les à la droite de qui commence : { $name } (T17).
ask-tails-thief = Carte tirée par le Chapardeur ({ $values }) :{ " " }
