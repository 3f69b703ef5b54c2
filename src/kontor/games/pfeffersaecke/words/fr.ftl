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

pfeffersaecke-about = Des marchands installent des comptoirs dans les villes et les bourgs d’Europe centrale, s’y disputent la majorité et s’étendent de région en région ; le plus influent à la fin gagne.

pfeffersaecke-board-name-central_europe = Europe centrale
pfeffersaecke-board-central_europe = Une carte d’Europe centrale avec 25 villes, 20 bourgs et 10 régions. Le plateau imprimé était introuvable ; qui possède le jeu peut utiliser sa carte à partir d’un fichier (B).

pfeffersaecke-option-name-intro = Premiers bourgs donnés
pfeffersaecke-option-intro = Les premiers bourgs sont donnés au lieu d’être choisis, et chacun reçoit un conseil pour le premier tour : bien pour une première partie (S6).

pfeffersaecke-end-towns = le compteur de bourgs est à zéro (E1a)
pfeffersaecke-end-discs = tous les disques ont quitté le plateau (E1b)
pfeffersaecke-end-standstill = un tour de table entier s’est passé sans nouveau comptoir (E1c)
pfeffersaecke-source-towns = bourgs
pfeffersaecke-source-cities = villes gagnées
pfeffersaecke-source-regions = régions
pfeffersaecke-source-money = florins
pfeffersaecke-setup-intro = Le plateau { $board } ne donne pas de premiers bourgs pour { $players } joueurs (S6). { $possible ->
    [none] Désactivez { $option }.
   *[other] Il en donne pour { $possible } ; ou désactivez { $option }.
}

## Kinds of actions

pfeffersaecke-kind-first = Le hasard tire le premier joueur
pfeffersaecke-kind-deal = Le hasard distribue un disque
pfeffersaecke-kind-found = Mettre le premier comptoir dans un bourg
pfeffersaecke-kind-open = Ouvrir une ville avec un disque
pfeffersaecke-kind-extend = Ajouter un comptoir dans une ville
pfeffersaecke-kind-income = Percevoir les revenus ; plus aucune ville n’est étendue
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
pfeffersaecke-decision-extend = Vous pouvez ajouter des comptoirs, dans cet ordre : { $cities }. Percevez ensuite vos revenus.
pfeffersaecke-decision-income = Percevez vos revenus, avec ou sans sauf-conduit.
pfeffersaecke-decision-branch = Vous avez { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Cliquez sur un bourg ou une ville pour y ouvrir un comptoir, ou passez.
   *[text] Ouvrez un nouveau comptoir ou passez.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = Il vous reste { pfeffersaecke-florins }. Vous pouvez ouvrir un second comptoir avec un sauf-conduit, ou passer.

## What happened

pfeffersaecke-first = { seat-name } commence, selon le sort.
pfeffersaecke-dealt = { seat-name } reçoit un disque de valeur { $value }.
pfeffersaecke-founded = { seat-name } commence à { $town }. Le compteur de bourgs est à { $counter }.
pfeffersaecke-turn = Tour { $number } : { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } ouvre { $city } avec un disque de valeur { $value }.
pfeffersaecke-extended = { seat-name } ajoute { pfeffersaecke-branches } à { $city }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } florins
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } perçoit { pfeffersaecke-florins } au lieu de { $plain }.
   *[other] { seat-name } perçoit { pfeffersaecke-florins }, dont { $cities } des villes.
}
pfeffersaecke-branch = { seat-name } ouvre un comptoir à { $place }, depuis { $origin } pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}{ $kind ->
    [town] {" "}: 1 point. Le compteur de bourgs est à { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } dépense un sauf-conduit.
pfeffersaecke-passed = { seat-name } n’ouvre aucun nouveau comptoir.
pfeffersaecke-settled = { $branches ->
    [one] À { $city }, le comptoir prend sa place ({ SEAT($seat, where: "within") }).
   *[other] À { $city }, les comptoirs prennent leurs places ({ SEAT($seat, where: "within") }).
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } tient plus de la moitié des places à { $city } et gagne { pfeffersaecke-points }.
   *[T6c] { $city } est pleine : { SEAT($seat, where: "within") } y a le plus de comptoirs et gagne { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] le compteur de bourgs est à zéro
    [discs] tous les disques ont quitté le plateau
   *[standstill] un tour de table entier s’est passé sans nouveau comptoir
}
pfeffersaecke-over = La partie est finie : { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } partagent la victoire
} avec { pfeffersaecke-points }{ $tied ->
    [yes] , devant par les villes gagnées
   *[no] {""}
}. La partie est finie : { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = La partie est finie : plus aucune action n’est possible.
pfeffersaecke-not-now-first = Attendez que le premier joueur soit tiré au sort.
pfeffersaecke-not-now-deal = Attendez que les disques soient distribués.
pfeffersaecke-not-now-found = Ouvrez d’abord votre premier comptoir dans un bourg libre.
pfeffersaecke-not-now-open = Ouvrez d’abord une ville avec un disque.
pfeffersaecke-not-now-extend = Ajoutez d’abord des comptoirs ou percevez vos revenus.
pfeffersaecke-not-now-income = Percevez d’abord vos revenus, avec ou sans sauf-conduit.
pfeffersaecke-not-now-branch = Ouvrez d’abord un nouveau comptoir ou passez.
pfeffersaecke-not-now-second = Ouvrez d’abord un second comptoir avec un sauf-conduit ou passez.
pfeffersaecke-no-such-seat = Il n’y a pas de place { $seat } : cette partie a { $seats } places, comptées à partir de 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] Les disques de valeur { $value } sont distribués après les grands, de 5 à 8.
   *[no] Il ne reste aucun disque de valeur { $value } à distribuer.
}
pfeffersaecke-town-taken = { SEAT($owner) } a déjà un comptoir à { $place }, et un bourg n’a qu’une place.
pfeffersaecke-already-open = { $city } est déjà ouverte. Choisissez une ville fermée.
pfeffersaecke-no-disc = { $city } demande un disque de valeur { $value }, et la main tient { $held ->
    [none] aucun disque
   *[other] { $held }
}.
pfeffersaecke-city-closed = { $city } est fermée : quelqu’un doit d’abord l’ouvrir avec un disque.
pfeffersaecke-city-full = { $city } est complète. Choisissez une autre ville.
pfeffersaecke-no-branch-there = Vous n’avez pas de comptoir à { $city }. Seul un nouveau peut y commencer.
pfeffersaecke-extended-already = Vous avez déjà ajouté un comptoir à { $city } ce tour-ci.
pfeffersaecke-no-space = { $free ->
    [0] Aucune place n’est libre à { $city }.
   *[other] Une seule place est libre à { $city }, et il en faut { $wanted }.
}
pfeffersaecke-passed-over = { $city } a été passée : les villes se nomment dans l’ordre du plateau. Reprenez votre dernier pas pour la nommer.
pfeffersaecke-no-supply = { $supply ->
    [0] Il n’y a plus de comptoir dans la réserve.
   *[other] Il n’y a plus qu’un comptoir dans la réserve.
}
pfeffersaecke-too-dear = { $place } coûte { $price } florins, et vous en avez { $money }. Choisissez un lieu moins cher, ou passez.
pfeffersaecke-letter-spent = Un sauf-conduit a déjà été dépensé ce tour-ci.
pfeffersaecke-no-letter = Vous n’avez plus de sauf-conduit.
pfeffersaecke-first-turn = À son premier tour, on ne peut pas dépenser de sauf-conduit.
pfeffersaecke-own-branch = Vous avez déjà un comptoir à { $place }. Un nouveau s’ouvre ailleurs.
pfeffersaecke-not-joined = { $place } n’est voisine d’aucun de vos comptoirs. Choisissez un lieu qui l’est.
pfeffersaecke-joined-too-late = { $place } n’est relié qu’à { $opened }, où votre comptoir vient d’être ouvert. Un second comptoir demande un lieu où vous étiez déjà.
pfeffersaecke-which-branch = { $second ->
    [yes] C’est le second comptoir : il demande un sauf-conduit (« branch letter { $place } »).
   *[no] Le premier nouveau comptoir ne demande pas de sauf-conduit (« branch { $place } ») ; un sauf-conduit sert à un second ensuite.
}

## Faults of a position

position-unknown-town = { $where } : le plateau n’a pas de bourg « { $name } ».
position-unknown-place = { $where } : le plateau n’a pas de lieu « { $name } ».
position-spaces = { $where } : cette ville a { $most } places ; citez les joueurs à partir de la flèche.
position-seat = { $where } : il faut ici le numéro d’un joueur, de 0 à { $high }.
position-one-decision = { $where } : il y a une seule décision ouverte, un objet avec son nom, et aucune quand la partie est finie.
pfeffersaecke-position-bytes = Ces { $bytes } octets sont trop pour une position sur ce plateau : elle en a { $wanted }.
pfeffersaecke-position-active = active : c’est à un autre joueur, comme le montrent first et le nombre de tours, de bourgs ou de disques.
pfeffersaecke-position-gap = À { $city }, une place libre précède un comptoir : les places se remplissent à partir de la flèche.
pfeffersaecke-position-closed = Il y a des comptoirs à { $city }, qui est fermée.
pfeffersaecke-position-crowded = { $city } n’a que { $size } places, comptoirs du centre compris.
pfeffersaecke-position-unscored = { $city } est pleine ou quelqu’un en tient plus de la moitié : elle doit être comptée (T6).
pfeffersaecke-position-branches = Au joueur numéro { $seat }, il y a { $counted } comptoirs au lieu de { $wanted }, sur la carte et dans la réserve.
pfeffersaecke-position-influence = L’influence { $influence } du joueur numéro { $seat } ne correspond pas à ses bourgs et aux villes gagnées.
pfeffersaecke-position-won = Les villes gagnées doivent être { $cities } en tout, d’une valeur de { $worth } : autant que de villes comptées.
pfeffersaecke-position-counter = counter est { $counter } ; avec autant de bourgs occupés, il doit être { $wanted }.
pfeffersaecke-position-discs = { $held } disques de valeur { $value } sont en main, mais { $closed } villes de cette taille sont fermées : les nombres doivent concorder.
pfeffersaecke-position-setup = Avant que tous les disques soient distribués, rien d’autre n’a été fait : les tableaux et la carte doivent être comme au départ.
pfeffersaecke-position-dealt = Les disques sont distribués un à un à partir du premier joueur, les grands d’abord.
pfeffersaecke-position-turn = turn est { $turn } : il doit être 0 avant le premier tour, puis au moins 1 et pas moins que idle.
pfeffersaecke-position-letter-used = letter_used : aucun sauf-conduit ne peut avoir été dépensé ce tour-ci.
pfeffersaecke-position-derived = Ce qui découle de la carte ne concorde pas avec elle.

## Faults of a board

pfeffersaecke-board-place-unknown = { $where } : le plateau n’a pas de lieu « { $name } » ({ $rule }).
pfeffersaecke-board-route-twice = { $where } la route { $name } y est deux fois ({ $rule }).
pfeffersaecke-board-route-to-itself = { $where } une route ne peut pas mener depuis { $name } au même lieu ({ $rule }).
pfeffersaecke-board-not-joined = { $where } : { $name } ne peut pas être atteint depuis la première ville ({ $rule }).
pfeffersaecke-board-discs = { $where } : il y a { $discs } disques de valeur { $value } et { $cities } villes de cette taille ; les nombres doivent concorder ({ $rule }).
pfeffersaecke-board-region-empty = { $where } : aucun lieu n’appartient à la région « { $name } » ({ $rule }).
pfeffersaecke-board-region-unknown = { $where } : le plateau n’a pas de région « { $name } » ({ $rule }).
pfeffersaecke-board-town-alone = { $where } : aucune route ne relie le bourg « { $name } » à une ville ({ $rule }).
pfeffersaecke-board-id-twice = { $where } : l’identifiant « { $name } » est employé deux fois ({ $rule }).
pfeffersaecke-board-cost = { $where } : { $value } n’est pas le coût d’une route ; il faut un nombre entier de 0 à { $most } ({ $rule }).
pfeffersaecke-board-deal = { $where } : { $discs } disques ne se distribuent pas également entre { $players } joueurs ({ $rule }).
pfeffersaecke-board-towns = { $where } : il y a { $towns } bourgs ; { $players } joueurs en demandent { $wanted } ({ $rule }).
pfeffersaecke-board-preplaced = { $where } : le plateau n’a pas de ville « { $name } » pour le premier disque ({ $rule }).
pfeffersaecke-board-intro = { $where } : il en faut { $wanted } différents de ce plateau, un par joueur ({ $rule }).

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
    [yes] Décompte final
   *[no] Points maintenant
}
pfeffersaecke-label-reconstruction = Notre reconstitution, pas la carte imprimée
pfeffersaecke-legend-cities = disque · places à partir de la flèche (■ avec le joueur, □ libre, + attend au centre) · → mène · +8 vous paie, 27 vous coûte. · fermée, ✓ comptée
pfeffersaecke-legend-towns = ■ avec le joueur, □ libre, et ce qu’il vous en coûte d’y venir
pfeffersaecke-summary = Compteur de bourgs { $counter } sur { $start } · { $discs ->
    [one] encore { $discs } disque
   *[other] encore { $discs } disques
} · { $idle } tours sur { $players } sans nouveau comptoir
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply } comptoirs en réserve, { $letters ->
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
pfeffersaecke-scene-scores = Points
pfeffersaecke-scene-city = { $city }, une ville à { $size } places, région { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, un bourg, région { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Emplacement du disque à { $city }, valeur { $value }
pfeffersaecke-scene-centre = Centre : { $city }
pfeffersaecke-scene-space = { $city }, numéro { $number } à partir de la flèche
pfeffersaecke-scene-tag = Ce que coûte ou paie { $place }
pfeffersaecke-scene-route = Route { $route } : { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
pfeffersaecke-scene-branch = { $count ->
    [one] Comptoir à { $place } : { SEAT($owner, where: "within") }
   *[other] { $count } comptoirs à { $place } : { SEAT($owner, where: "within") }
}
pfeffersaecke-scene-open = { $city } est ouverte, valeur { $value }
pfeffersaecke-scene-disc-tip = Plus de la moitié de toutes les places rapporte { $value } ; le plus grand nombre, quand elle est pleine, { $half }.
pfeffersaecke-scene-scored = { $city } a été gagnée
pfeffersaecke-scene-leader = { SEAT($owner) } gagnerait { $city } si elle était pleine maintenant : { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } paie maintenant { pfeffersaecke-florins } à { SEAT($seat, where: "within") }, sauf ajout d’un comptoir
pfeffersaecke-scene-costs = Un comptoir à { $place } coûte { pfeffersaecke-florins } à { SEAT($seat, where: "within") }{ $enough ->
    [yes] {""}
   *[no] , trop cher pour l’instant
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Bourgs avant la fin
    [discs] Villes comptées
   *[standstill] Tours sans nouveau comptoir
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter } : { $value } sur { $limit }
pfeffersaecke-scene-rates = Par place libre { $income } · revenu de base { $basic } · ajout en ville comptée { $price }
pfeffersaecke-scene-money = Florins : { SEAT($seat, where: "within") }
pfeffersaecke-scene-florins = { SEAT($seat) } a { pfeffersaecke-florins }
pfeffersaecke-scene-hand = Disques de valeur { $value } en main : { SEAT($seat, where: "within") }
pfeffersaecke-scene-discs = { SEAT($seat) } tient { $count ->
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
pfeffersaecke-scene-letters-tip = Un par tour, jamais au premier : deux comptoirs dans une ville, revenus doublés, ou un second nouveau comptoir.
pfeffersaecke-scene-won = { SEAT($seat) } a gagné { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}, valeur totale { $worth } ; elles départagent
pfeffersaecke-scene-score = { seat-name } : { $points } d’influence, { $total } points si la partie finissait maintenant
pfeffersaecke-scene-column = { $source ->
    [towns] Bourgs
    [cities] Villes
    [regions] Régions
    [money] Florins
   *[sum] Total
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } commence
pfeffersaecke-do-deal = Un disque de valeur { $value }
pfeffersaecke-do-found = Commencer à { $town }
pfeffersaecke-do-open = Ouvrir { $city } (valeur { $value }){ $cost ->
    [none] {""}
   *[other] , à votre portée pour { $cost }
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
   *[no] , renonce à { $lost }
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Revenus avec sauf-conduit : { pfeffersaecke-florins }
   *[no] Revenus : { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Dépenser un sauf-conduit : second comptoir à { $place } pour { $cost }
   *[no] Comptoir à { $place } pour { $cost }
}{ $town ->
    [yes] , 1 point
   *[no] {""}
}{ $region ->
    [yes] , nouvelle région
   *[no] {""}
}{ pfeffersaecke-outlook }
pfeffersaecke-do-pass = { $second ->
    [yes] Pas de second comptoir
   *[no] Pas de nouveau comptoir
}
