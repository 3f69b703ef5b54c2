# Pfeffersäcke in French. Names in arguments ($city, $value, …) are those of docs/pfeffersaecke.md.
# Cities and players may begin with a vowel: no “de”, “que” or “le” stands before them.

## Names of things

pfeffersaecke-region = { $region ->
    [flandern] Flandre et Brabant
    [holland] Hollande et Westphalie
    [rheinland] Rhénanie
    [niedersachsen] Basse-Saxe
    [wenden] Côte wende
    [sachsen] Saxe
    [hessen] Hesse et Thuringe
    [schwaben] Souabe et Alsace
    [bayern] Franconie et Bavière
    [boehmen] Bohême et Autriche
   *[other] { $name }
}
pfeffersaecke-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
pfeffersaecke-branches = { $branches ->
    [one] un comptoir
   *[other] deux comptoirs
}
pfeffersaecke-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pfeffersaecke-variant = { $intro ->
    [true] {" "}· { pfeffersaecke-option-name-intro }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

pfeffersaecke-about = Ouvrez des comptoirs dans les villes et les bourgs d’Europe centrale, gagnez des villes et étendez-vous de région en région. À la fin, le plus d’influence l’emporte.

pfeffersaecke-board-name-central_europe = Europe centrale
pfeffersaecke-board-central_europe = Une carte d’Europe centrale avec 25 villes, 20 bourgs et 10 régions. C’est une reconstitution. Si vous avez le jeu, vous pouvez dessiner sa carte dans l’éditeur de plateaux.

pfeffersaecke-option-name-intro = Premiers bourgs attribués
pfeffersaecke-option-intro = Les premiers bourgs sont attribués au lieu d’être choisis, et chaque joueur reçoit un conseil pour son premier tour. Recommandé pour une première partie (S6).
pfeffersaecke-option-name-end_at_once = Fin immédiate
pfeffersaecke-option-end_at_once = La partie s’arrête à l’instant où le dernier bourg est pris ou le dernier disque retiré. Les comptoirs encore au centre d’une ville n’occupent plus de case et ne gagnent plus de ville, mais ils comptent pour leur région (O2).
pfeffersaecke-option-name-town_counter = Compteur de bourgs
pfeffersaecke-option-town_counter = Le nombre de bourgs à prendre avant la fin de la partie. Ne concerne que les parties à deux joueurs (O3).
pfeffersaecke-value-town_counter-16 = 16 bourgs
pfeffersaecke-value-town_counter-20 = 20 bourgs

pfeffersaecke-end-towns = le compteur de bourgs est à zéro (E1a)
pfeffersaecke-end-discs = tous les disques ont été retirés (E1b)
pfeffersaecke-end-standstill = un tour de table complet sans nouveau comptoir (E1c)
pfeffersaecke-source-towns = bourgs
pfeffersaecke-source-cities = villes gagnées
pfeffersaecke-source-regions = régions
pfeffersaecke-source-money = florins
pfeffersaecke-setup-intro = Le plateau { $board } n’attribue pas de premiers bourgs à { $players } joueurs (S6). { $possible ->
    [none] Désactivez « { $option } ».
   *[other] Il le fait à { $possible } joueurs. Vous pouvez aussi désactiver « { $option } ».
}
pfeffersaecke-setup-counter = Le plateau { $board } a { $towns } bourgs, trop peu pour un compteur de { $wanted } (B10). Réglez « { $option } » sur { $possible }.

## Kinds of actions

pfeffersaecke-kind-first = Tirer au sort le premier joueur
pfeffersaecke-kind-deal = Distribuer un disque
pfeffersaecke-kind-found = Ouvrir votre premier comptoir dans un bourg
pfeffersaecke-kind-open = Ouvrir une ville avec un disque
pfeffersaecke-kind-extend = Ajouter un comptoir dans une ville
pfeffersaecke-kind-income = Percevoir vos revenus
pfeffersaecke-kind-branch = Ouvrir un nouveau comptoir
pfeffersaecke-kind-pass = N’ouvrir aucun nouveau comptoir

## What is being decided

pfeffersaecke-hint = { $hint ->
    [none] {""}
   *[other] {" "}Conseil : { $hint } est tout près.
}
pfeffersaecke-decision-first = Le premier joueur est tiré au sort.
pfeffersaecke-decision-deal = Les disques sont distribués.
pfeffersaecke-decision-found = { INPUT() ->
    [pointer] Cliquez sur un bourg libre pour y ouvrir votre premier comptoir.
   *[text] Ouvrez votre premier comptoir dans un bourg libre.
}
pfeffersaecke-decision-open = { INPUT() ->
    [pointer] Cliquez sur une ville fermée pour l’ouvrir avec un de vos disques.
   *[text] Ouvrez une ville avec un de vos disques.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-extend = { INPUT() ->
    [pointer] Cliquez sur une ville pour y ajouter un comptoir ({ $cities }), ou percevez vos revenus.
   *[text] Vous pouvez ajouter un comptoir dans chacune de ces villes, dans l’ordre de votre choix : { $cities }. Percevez ensuite vos revenus.
}
pfeffersaecke-decision-income = Percevez vos revenus, avec ou sans sauf-conduit.
pfeffersaecke-decision-branch = Vous avez { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Cliquez sur un bourg ou une ville pour y ouvrir un comptoir, ou passez.
   *[text] Ouvrez un nouveau comptoir ou passez.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = Il vous reste { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Cliquez sur un bourg ou une ville pour y ouvrir un second comptoir avec un sauf-conduit, ou passez.
   *[text] Vous pouvez ouvrir un second comptoir avec un sauf-conduit, ou passer.
}

## What happened

pfeffersaecke-first = { seat-name } est premier joueur.
pfeffersaecke-dealt = { seat-name } reçoit un disque de valeur { $value }.
pfeffersaecke-founded = { seat-name } commence à { $town }. Bourgs avant la fin : { $counter }.
pfeffersaecke-turn = Tour { $number } : { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } ouvre { $city } avec un disque de valeur { $value }.
pfeffersaecke-extended = { seat-name } ajoute { pfeffersaecke-branches } à { $city }{ $price ->
    [0] {""}
    [one] {" "}pour { $price } florin
   *[other] {" "}pour { $price } florins
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } perçoit { pfeffersaecke-florins } au lieu de { $plain }.
   *[other] { seat-name } perçoit { pfeffersaecke-florins }{ $cities ->
        [0] .
       *[other] , dont { $cities } venant des villes.
    }
}
pfeffersaecke-branch = { seat-name } ouvre un comptoir à { $place } depuis { $origin } pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}{ $kind ->
    [town] {" "}et gagne 1 point. Bourgs avant la fin : { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } dépense un sauf-conduit.
pfeffersaecke-passed = { seat-name } n’ouvre aucun nouveau comptoir.
pfeffersaecke-settled = { $branches ->
    [one] À { $city }, un comptoir prend sa case ({ SEAT($seat, where: "within") }).
   *[other] À { $city }, les comptoirs prennent leurs cases ({ SEAT($seat, where: "within") }).
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } occupe plus de la moitié des cases à { $city } et gagne { pfeffersaecke-points }.
   *[T6c] { $city } est pleine. { SEAT($seat) } y a le plus de comptoirs et gagne { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] le compteur de bourgs est à zéro
    [discs] tous les disques ont été retirés
   *[standstill] un tour de table complet s’est passé sans nouveau comptoir
}
pfeffersaecke-over = La partie est terminée : { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } se partagent la victoire
} avec { pfeffersaecke-points }{ $tied ->
    [yes] {" "}(égalité départagée par les villes gagnées)
   *[no] {""}
}. Fin de la partie : { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = La partie est terminée. Commencez-en une autre pour continuer à jouer.
pfeffersaecke-not-now-first = Attendez que le premier joueur soit tiré au sort.
pfeffersaecke-not-now-deal = Attendez que les disques soient distribués.
pfeffersaecke-not-now-found = Ouvrez d’abord votre premier comptoir dans un bourg libre.
pfeffersaecke-not-now-open = Ouvrez d’abord une ville avec un de vos disques.
pfeffersaecke-not-now-extend = Ajoutez d’abord des comptoirs dans des villes, ou percevez vos revenus.
pfeffersaecke-not-now-income = Percevez d’abord vos revenus, avec ou sans sauf-conduit.
pfeffersaecke-not-now-branch = Ouvrez d’abord un nouveau comptoir ou passez.
pfeffersaecke-not-now-second = Ouvrez d’abord un second comptoir avec un sauf-conduit ou passez.
pfeffersaecke-no-such-seat = Il n’y a pas de place { $seat }. À { $seats } joueurs, les places sont numérotées à partir de 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] Les disques de valeur { $value } sont distribués après les grands, de 5 à 8.
   *[no] Il ne reste aucun disque de valeur { $value } à distribuer.
}
pfeffersaecke-town-taken = { SEAT($owner) } a déjà un comptoir à { $place }, et un bourg n’a qu’une case. Choisissez-en un autre.
pfeffersaecke-already-open = { $city } est déjà ouverte. Choisissez une ville fermée.
pfeffersaecke-no-disc = { $city } demande un disque de valeur { $value }. Vous avez { $held ->
    [none] plus aucun disque
   *[other] { $held }
}. Choisissez une autre ville.
pfeffersaecke-city-closed = { $city } est fermée. Un joueur doit d’abord l’ouvrir avec un disque.
pfeffersaecke-city-full = { $city } est pleine. Choisissez une autre ville.
pfeffersaecke-no-branch-there = Vous n’avez pas encore de comptoir à { $city }. Vous pourrez en ouvrir un après vos revenus.
pfeffersaecke-extended-already = Vous avez déjà ajouté un comptoir à { $city } pendant ce tour. Choisissez une autre ville, ou percevez vos revenus.
pfeffersaecke-no-space = { $free ->
    [0] { $city } est pleine. Choisissez une autre ville.
   *[other] Il n’y a qu’une case libre à { $city }, et il vous en faut { $wanted }.
}
pfeffersaecke-no-supply = { $supply ->
    [0] Vous n’avez plus de comptoir dans votre réserve.
   *[other] Vous n’avez plus qu’un comptoir dans votre réserve.
}
pfeffersaecke-too-dear = { $place } coûte { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}, et vous en avez { $money }. Choisissez un lieu moins cher, ou passez.
pfeffersaecke-letter-spent = Vous ne pouvez dépenser qu’un sauf-conduit par tour.
pfeffersaecke-no-letter = Vous n’avez plus de sauf-conduit.
pfeffersaecke-first-turn = Vous ne pouvez pas dépenser de sauf-conduit à votre premier tour.
pfeffersaecke-own-branch = Vous avez déjà un comptoir à { $place }. Choisissez un autre lieu.
pfeffersaecke-not-joined = Aucun de vos comptoirs n’est relié à { $place }. Choisissez un lieu voisin de l’un d’eux.
pfeffersaecke-joined-too-late = { $place } n’est voisin que de votre nouveau comptoir à { $opened }. Choisissez un lieu voisin d’un comptoir plus ancien.
pfeffersaecke-which-branch = { $second ->
    [yes] Votre second comptoir demande un sauf-conduit (« branch letter { $place } »).
   *[no] Votre premier nouveau comptoir ne demande pas de sauf-conduit (« branch { $place } »). Il en faut un pour le second.
}

## Faults of a position

position-unknown-town = { $where } : le plateau n’a pas de bourg « { $name } ».
position-unknown-place = { $where } : le plateau n’a pas de lieu « { $name } ».
position-spaces = { $where } : cette ville a { $most } cases. Indiquez les places à partir de la flèche.
position-seat = { $where } : il faut un numéro de place de 0 à { $high }.
position-one-decision = { $where } : il faut une décision en cours, un objet avec son nom, ou rien quand la partie est terminée.
pfeffersaecke-position-bytes = Une position sur ce plateau compte { $wanted } octets, pas { $bytes }.
pfeffersaecke-position-active = active : c’est le tour d’une autre place, d’après first et le nombre de tours, de bourgs ou de disques.
pfeffersaecke-position-gap = À { $city }, il y a une case libre avant un comptoir. Les cases se remplissent à partir de la flèche.
pfeffersaecke-position-closed = { $city } est fermée, mais a des comptoirs.
pfeffersaecke-position-crowded = { $city } n’a que { $size } cases pour tous ses comptoirs, y compris ceux qui attendent au centre.
pfeffersaecke-position-unscored = { $city } est pleine, ou un joueur en occupe plus de la moitié : elle doit être décomptée (T6).
pfeffersaecke-position-branches = La place numéro { $seat } a { $counted ->
    [one] { $counted } comptoir
   *[other] { $counted } comptoirs
} au lieu de { $wanted }, en comptant la carte et la réserve.
pfeffersaecke-position-influence = L’influence { $influence } de la place numéro { $seat } ne correspond pas à ses bourgs et à ses villes gagnées.
pfeffersaecke-position-won = Les villes gagnées doivent être au nombre de { $cities } et valoir { $worth }, comme les villes décomptées.
pfeffersaecke-position-counter = counter vaut { $counter }, mais doit valoir { $wanted } pour ce nombre de bourgs occupés.
pfeffersaecke-position-discs = Disques de valeur { $value } en main : { $held } ; villes fermées de cette taille : { $closed }. Ces nombres doivent correspondre.
pfeffersaecke-position-setup = Tant que les disques ne sont pas tous distribués, les tableaux des joueurs et la carte doivent être dans leur état de départ.
pfeffersaecke-position-dealt = Les disques se distribuent un à un à partir du premier joueur, les grands d’abord.
pfeffersaecke-position-turn = turn vaut { $turn }. Il faut 0 avant le premier tour, au moins 1 ensuite, et jamais moins que idle.
pfeffersaecke-position-letter-used = letter_used : aucun sauf-conduit ne peut avoir été dépensé pendant ce tour.
pfeffersaecke-position-derived = Une valeur calculée d’après la carte ne lui correspond pas.

## Faults of a board

pfeffersaecke-board-route-twice = { board-at }la route { $name } figure deux fois ({ $rule }).
pfeffersaecke-board-route-to-itself = { board-at }une route ne peut pas relier { $name } à elle-même ({ $rule }).
pfeffersaecke-board-not-joined = { board-at }pas encore relié à la première ville ({ $rule }).
pfeffersaecke-board-discs = { board-at }disques de valeur { $value } : { $discs } ; villes de cette taille : { $cities }. Ces nombres doivent correspondre ({ $rule }).
pfeffersaecke-board-town-alone = { board-at }aucune route ne mène d’ici à une ville ({ $rule }).
pfeffersaecke-board-region-empty = { board-at }cette région n’a encore aucun lieu ({ $rule }).
pfeffersaecke-board-deal = { board-at }les disques de { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
} ne peuvent pas être répartis également entre { $players } joueurs. Ajoutez { $more ->
    [one] 1 ville
   *[other] { $more } villes
}, ou renoncez à { $players } joueurs ({ $rule }).
pfeffersaecke-board-towns = { board-at }{ $towns ->
    [one] { $towns } bourg ne suffit pas
   *[other] { $towns } bourgs ne suffisent pas
} pour { $players } joueurs. Ajoutez { $more ->
    [one] 1 bourg
   *[other] { $more } bourgs
}, ou renoncez à { $players } joueurs ({ $rule }).
pfeffersaecke-board-intro = { board-at }indiquez-en { $wanted } différents de ce plateau, un par place ({ $rule }).

## What a position looks like

pfeffersaecke-label = { $what ->
    [influence] Influence
    [money] Florins
    [supply] Comptoirs en réserve
    [letters] Sauf-conduits
    [discs] Disques en main
    [won] Villes gagnées (valeur)
    [cities] Villes
   *[towns] Bourgs
}
pfeffersaecke-label-score = { $over ->
    [yes] Score final
   *[no] Score provisoire
}
pfeffersaecke-label-reconstruction = Une reconstitution, pas la carte imprimée
pfeffersaecke-legend-cities = disque · cases à partir de la flèche (■ place, □ libre, + en attente au centre) · → mène · +8 vous rapporte, 27 vous coûte · fermée, ✓ décomptée
pfeffersaecke-legend-towns = ■ place, □ libre, et ce que vous y coûte un comptoir
pfeffersaecke-summary = Bourgs avant la fin : { $counter } sur { $start } · { $discs ->
    [one] { $discs } disque restant
   *[other] { $discs } disques restants
} · tours sans nouveau comptoir : { $idle } sur { $players }
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply ->
    [one] { $supply } comptoir
   *[other] { $supply } comptoirs
} en réserve, { $letters ->
    [0] aucun sauf-conduit
    [one] 1 sauf-conduit
   *[other] { $letters } sauf-conduits
}, disques { $discs }, influence { $influence }.

## Scenes: places and pieces

pfeffersaecke-print = { $text ->
    [none] {""}
   *[other] { $text }
}
pfeffersaecke-scene-title = { $board ->
    [central_europe] Europe centrale
   *[other] { $board }
}, { $players } joueurs
pfeffersaecke-scene-map = Carte
pfeffersaecke-scene-desk = Tableau : { SEAT($seat, where: "within") }
pfeffersaecke-scene-panel = Table
pfeffersaecke-scene-scores = Scores
pfeffersaecke-scene-city = { $city }, ville à { $size } cases, région { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, bourg, région { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Emplacement du disque à { $city }, valeur { $value }
pfeffersaecke-scene-centre = Centre : { $city }
pfeffersaecke-scene-space = { $city }, case { $number } à partir de la flèche
pfeffersaecke-scene-tag = Coût ou revenu : { $place }
pfeffersaecke-scene-route = Route { $route } : { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
pfeffersaecke-scene-branch = { $count ->
    [one] Comptoir à { $place } : { SEAT($owner, where: "within") }
   *[other] { $count } comptoirs à { $place } : { SEAT($owner, where: "within") }
}
pfeffersaecke-scene-open = { $city } est ouverte, valeur { $value }
pfeffersaecke-scene-disc-tip = { $value } points pour plus de la moitié des cases, ou { $half } pour le plus de comptoirs quand la ville est pleine.
pfeffersaecke-scene-scored = { $city } a été gagnée
pfeffersaecke-scene-leader = { SEAT($owner) } gagnerait { $city } si la ville se remplissait maintenant : { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } rapporte { pfeffersaecke-florins } à { SEAT($seat, where: "within") } si aucun comptoir n’y est ajouté
pfeffersaecke-scene-costs = Un comptoir à { $place } coûte { pfeffersaecke-florins } à { SEAT($seat, where: "within") }{ $enough ->
    [yes] {""}
   *[no] {" "}(pas assez d’argent)
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Bourgs avant la fin
    [discs] Villes décomptées
   *[standstill] Tours sans nouveau comptoir
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter } : { $value } sur { $limit }
pfeffersaecke-scene-rates = Par case libre : { $income } · revenu de base : { $basic } · comptoir en ville décomptée : { $price }
pfeffersaecke-scene-money = Florins : { SEAT($seat, where: "within") }
pfeffersaecke-scene-florins = { SEAT($seat) } a { pfeffersaecke-florins }
pfeffersaecke-scene-hand = Disques de valeur { $value } en main : { SEAT($seat, where: "within") }
pfeffersaecke-scene-discs = { SEAT($seat) } a { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} de valeur { $value }
pfeffersaecke-scene-pile = { pfeffersaecke-scene-pile-label } : { SEAT($seat, where: "within") }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Florins
    [supply] Comptoirs
    [letters] Sauf-cond.
    [won] Villes
    [regions] Régions
   *[discs] Disques
}
pfeffersaecke-scene-count = { pfeffersaecke-scene-pile-label } ({ SEAT($seat, where: "within") }) : { $count }
pfeffersaecke-scene-letters-tip = Un par tour, pas au premier : deux comptoirs dans une ville, revenus doublés ou second nouveau comptoir.
pfeffersaecke-scene-won = { SEAT($seat) } a gagné { $count ->
    [one] { $count } ville
   *[other] { $count } villes
} d’une valeur de { $worth } ; elles départagent les égalités
pfeffersaecke-scene-score = { seat-name } : influence { $points }, { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie s’arrêtait maintenant
pfeffersaecke-warning = La partie peut se terminer ce tour-ci : { $cause ->
    [towns] il reste { $left ->
        [one] { $left } bourg
       *[other] { $left } bourgs
    } à prendre.
    [discs] il reste { $left ->
        [one] { $left } disque
       *[other] { $left } disques
    } sans décompte.
   *[standstill] encore un tour sans nouveau comptoir et elle est finie.
}
pfeffersaecke-score-part = { $source ->
    [towns] 1 point d’influence par bourg : { $count }.
    [cities] Les disques des villes gagnées : leur valeur entière avec une majorité, la moitié sans.
    [regions] 2 points d’influence par région avec un comptoir : { $count } × 2.
    [money] 1 point d’influence pour 20 florins, sur { $count }.
   *[sum] Toute l’influence si la partie s’arrêtait maintenant.
}
pfeffersaecke-scene-column = { $source ->
    [towns] Bourgs
    [cities] Villes
    [regions] Régions
    [money] Florins
   *[sum] Total
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } commence
pfeffersaecke-do-deal = Disque de valeur { $value }
pfeffersaecke-do-found = Commencer à { $town }
pfeffersaecke-do-open = Ouvrir { $city } (valeur { $value }){ $cost ->
    [none] {""}
   *[other] , un comptoir y coûte { $cost }
}
pfeffersaecke-outlook = { $points ->
    [0] {""}
   *[other] { $winner ->
        [self] , gagne { pfeffersaecke-points }
       *[other] , et { SEAT($winner, where: "within") } gagne { pfeffersaecke-points }
    }
}
pfeffersaecke-do-extend = { $branches ->
    [one] Ajouter un comptoir à { $city }
   *[other] Dépenser un sauf-conduit : deux comptoirs à { $city }
}{ $scored ->
    [yes] {" "}pour { $price }
   *[no] {" "}(revenu perdu : { $lost })
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Revenus avec sauf-conduit : { pfeffersaecke-florins }
   *[no] Revenus : { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Dépenser un sauf-conduit : second comptoir à { $place }
   *[no] Comptoir à { $place }
}{ $cost ->
    [none] {""}
   *[other] {" "}pour { $cost }
}{ $town ->
    [yes] , 1 point
   *[no] {""}
}{ $region ->
    [yes] , nouvelle région
   *[no] {""}
}{ pfeffersaecke-outlook }{ $ends ->
    [yes] , et la partie s’arrête
   *[no] {""}
}
pfeffersaecke-do-pass = { $second ->
    [yes] Pas de second comptoir
   *[no] Pas de nouveau comptoir
}

## Board files

pfeffersaecke-table-region = Régions
pfeffersaecke-row-region = Région
pfeffersaecke-field-region = Les régions. Chaque lieu est dans l’une d’elles, et chacune a au moins un lieu.
pfeffersaecke-table-city = Villes
pfeffersaecke-row-city = Ville
pfeffersaecke-field-city = Les lieux de deux à huit cases.
pfeffersaecke-table-town = Bourgs
pfeffersaecke-row-town = Bourg
pfeffersaecke-field-town = Les lieux d’une seule case.
pfeffersaecke-table-route = Routes
pfeffersaecke-row-route = Route
pfeffersaecke-field-route = Les liaisons entre deux lieux. Deux routes entre les mêmes lieux doivent avoir des coûts différents.
pfeffersaecke-table-intro_setup = Premiers bourgs attribués
pfeffersaecke-row-intro_setup = Premiers bourgs
pfeffersaecke-field-intro_setup = Les premiers bourgs pour l’option correspondante, selon le nombre de joueurs.
pfeffersaecke-column-place-region = Région
pfeffersaecke-field-place-region = La région du lieu.
pfeffersaecke-column-size = Cases
pfeffersaecke-field-city-size = Le nombre de cases, qui est aussi la valeur du disque.
pfeffersaecke-column-cost = Coût
pfeffersaecke-field-route-cost = Les florins que coûte un nouveau comptoir par cette route.
pfeffersaecke-column-name = Nom
pfeffersaecke-field-region-name = Le nom de la région dans une ou plusieurs langues.
pfeffersaecke-column-preplaced_disc_city = Premier disque
pfeffersaecke-field-board-preplaced_disc_city = La ville qui reçoit un disque à la mise en place, sauf à cinq joueurs.
pfeffersaecke-column-discs = Disques
pfeffersaecke-field-board-discs = Le nombre de disques de chaque valeur. Il doit être égal au nombre de villes de cette taille, et peut manquer.
pfeffersaecke-column-players = Joueurs
pfeffersaecke-field-intro_setup-players = Le nombre de joueurs.
pfeffersaecke-column-start_towns = Premiers bourgs
pfeffersaecke-field-intro_setup-start_towns = Un bourg par place, à partir du premier joueur.
pfeffersaecke-column-hint_city = Villes conseillées
pfeffersaecke-field-intro_setup-hint_city = Une ville par place, comme conseil pour le premier tour.

## Reasons for hints

pfeffersaecke-reason-points = { pfeffersaecke-scene-column } +{ $points }
pfeffersaecke-reason-enter = vous pouvez ouvrir un comptoir à { $city } dès ce tour, avant les autres
pfeffersaecke-reason-alone = aucun adversaire ne peut s’installer à { $city } à son prochain tour
pfeffersaecke-reason-wins = gagne { $city } : { pfeffersaecke-points }
pfeffersaecke-reason-blocks = arrête { SEAT($rival, where: "within") }, à qui il ne manque qu’un comptoir pour gagner { $city }
pfeffersaecke-reason-end = rapproche la fin alors que vous menez de { pfeffersaecke-points }
pfeffersaecke-reason-region = vous donne un premier comptoir dans la région { pfeffersaecke-region } : 2 points
pfeffersaecke-reason-shuts-out = ferme à { SEAT($rival, where: "within") } l’accès à la région { pfeffersaecke-region }
pfeffersaecke-reason-near = il vous en faudra encore { $count } pour gagner { $city } ({ pfeffersaecke-points })
pfeffersaecke-reason-lead = vous met en tête à { $city } : { pfeffersaecke-points } quand la ville sera pleine
pfeffersaecke-reason-pays = { $city } vous rapporte ensuite { pfeffersaecke-florins } par tour
pfeffersaecke-reason-way = un comptoir à { $place } ne coûte plus que { pfeffersaecke-florins }
pfeffersaecke-reason-affords = vous donne de quoi ouvrir un comptoir à { $place } ({ pfeffersaecke-florins })
pfeffersaecke-reason-keeps = vous gardez { pfeffersaecke-florins }
pfeffersaecke-reason-saves-letter = garde un sauf-conduit pour plus tard
pfeffersaecke-reason-last-letter = mais dépense votre dernier sauf-conduit
