cup = Tournoi : { $game }
cups = Tournois
cups-about = Tout le monde joue plusieurs parties ; la meilleure performance l’emporte.
cup-make = Créer un tournoi
cup-kind = { $kind ->
    [swiss] Système suisse
   *[pool] Poule
}
cup-kind-about = { $kind ->
    [swiss] Pour une soirée à six ou plus : des rondes à des tables de trois et quatre, sans exempt. Vous lancez la première ronde.
   *[pool] Commence dès qu’elle est complète. Tout le monde joue autant de parties et occupe chaque place une fois.
}
cup-about = { $kind ->
    [swiss] { $rounds ->
        [one] Système suisse, une ronde
       *[other] Système suisse, { $rounds } rondes
    }
   *[pool] Poule de { $size }
}
cup-joined = { $kind ->
    [swiss] { $people ->
        [one] 1 joueur
       *[other] { $people } joueurs
    }
   *[pool] { $people } joueurs sur { $size }
}
cup-state = { $state ->
    [running] En cours
    [over] Terminé
   *[open] Ouvert
}
cup-games-each = { $games } parties chacun, une à chaque place
cup-by-link = Sur invitation
cup-tables-of = { $players } places par table

## A new cup

cup-form = Comment joue-t-on ?
cup-seats = Places par table
cup-size = Joueurs
cup-size-about = { $size } joueurs à des tables de { $seats } : chacun joue { $seats } parties.
cup-rounds = Rondes
cup-usual-board = Plateau habituel
cup-rated-about = Les résultats comptent pour le classement des joueurs.

## The page of a cup

cup-next = { $state ->
    [over] Résultat
   *[other] La suite
}
cup-join = Participer
cup-leave = Quitter
cup-withdraw = Se retirer
cup-withdraw-title = Se retirer de ce tournoi ?
cup-withdraw-text = Un bot joue vos parties restantes, qui comptent toutes comme des dernières places. Vous ne pourrez pas revenir.
cup-delete = Supprimer le tournoi
cup-delete-title = Supprimer ce tournoi ?
cup-start = Lancer la première ronde
cup-start-now = Lancer maintenant
cup-missing = { $count ->
    [one] Il manque un joueur. Le tournoi commencera dès qu’il sera complet.
   *[other] Il manque { $count } joueurs. Le tournoi commencera dès qu’il sera complet.
}
cup-wait-host = { $host ->
    [yes] Il faut au moins { $least } joueurs. Lancez la première ronde quand tout le monde est là.
   *[no] La première ronde est lancée par la personne qui organise. Il faut au moins { $least } joueurs.
}
cup-your-table = Votre partie est en cours.
cup-open-table = Ouvrir la table { $number }
cup-due = Les prochaines parties commencent à { $time }.
cup-others = D’autres parties sont en cours. La suite viendra quand elles seront terminées.
cup-won = { $name } remporte le tournoi.
cup-you-withdrew = Vous vous êtes retiré du tournoi. Un bot joue à votre place.
cup-players = Joueurs
cup-remove = Retirer { $name }
cup-nobody = Joueur supprimé
cup-withdrawn = retrait
cup-you = vous
cup-standings = Classement
cup-place = Rang
cup-player = Joueur
cup-points = Points
cup-tie = { $kind ->
    [swiss] Adversaires
   *[pool] Sonneborn-Berger
}
cup-played = Parties
cup-wins = Victoires
cup-how = Comment le classement est-il établi ?
cup-how-points = { $kind ->
    [swiss] À une table de quatre, les rangs valent 6, 4, 2 et 0 points ; à une table de trois 6, 3 et 0 : la moyenne est de trois points dans les deux cas. Les rangs partagés rapportent leur moyenne.
   *[pool] Une victoire vaut 2 points, une victoire partagée 1.
}
cup-how-ties = { $kind ->
    [swiss] À égalité, la moyenne des points de vos adversaires décide, puis le tirage au sort du début.
   *[pool] À égalité, le score Sonneborn-Berger décide : les points de vos adversaires aux tables que vous avez gagnées, et la moitié pour une victoire partagée. Ensuite, c’est le tirage au sort du début.
}
cup-how-absent = Si un bot joue à votre place à la fin d’une partie, ou si vous avez abandonné, cette partie ne vous rapporte aucun point.
cup-rounds-title = Parties
cup-round = Ronde { $round }
cup-table = Table { $number }
cup-game-state = { $state ->
    [running] en cours
    [over] terminée
   *[waiting] pas commencée
}
cup-invite = Lien d’invitation
