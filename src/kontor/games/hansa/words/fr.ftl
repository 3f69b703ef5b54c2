# Hansa Teutonica in French. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.
# Cities, routes and players may begin with a vowel: no “de”, “que” or “le” stands before them.

## Names of things

hansa-piece = { $piece ->
    [trader] commerçant
   *[merchant] négociant
}
hansa-a-piece = un { hansa-piece }
hansa-owned-piece = { $owner ->
    [neutral] le { hansa-piece } neutre
   *[other] le { hansa-piece } appartenant à { SEAT($owner, where: "within") }
}
hansa-owner-name = { $owner ->
    [neutral] Le neutre
   *[other] { SEAT($owner) }
}
hansa-traders = { $traders ->
    [one] { $traders } commerçant
   *[other] { $traders } commerçants
}
hansa-merchants = { $merchants ->
    [one] { $merchants } négociant
   *[other] { $merchants } négociants
}
hansa-pieces = { $traders ->
    [0] { $merchants ->
        [0] rien
       *[other] { hansa-merchants }
    }
   *[other] { $merchants ->
        [0] { hansa-traders }
       *[other] { hansa-traders } et { hansa-merchants }
    }
}
hansa-marker = { $marker ->
    [extra_office] comptoir supplémentaire
    [swap] échange
    [plus3] +3 actions
    [plus4] +4 actions
    [skill] compétence
    [remove] enlèvement
   *[hidden] face cachée
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-track-use = { $track ->
    [clavis_urbis] points par comptoir du réseau
    [actiones] actions par tour
    [privilegium] couleurs des maisons qu’on peut occuper
    [liber_sophiae] ressources par Déplacement
   *[bursa] ressources par Recrutement
}
hansa-colour = { $colour ->
    [white] blanche
    [orange] orange
    [pink] rose
   *[black] noire
}
hansa-actions = { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
}
hansa-bursa-all = tout
hansa-bonus = { $bonus ->
    [move_any_2] déplacer une ou deux ressources, quel que soit leur propriétaire
    [develop_privilegium] améliorer Privilegium d’un niveau
    [office_in_green_city] un comptoir dans une ville verte, depuis la réserve
   *[redeploy_2_from_route] une ou deux ressources de la route vont sur d’autres routes
}
hansa-province = { $province ->
    [west] Ouest
    [rhine] Rhin
    [westphalia] Westphalie
    [weser_west] Weser Ouest
    [weser_east] Weser Est
    [heath] Lande
    [leine] Leine
    [harz_west] Harz Ouest
    [altmark_north] Altmark Nord
    [altmark_south] Altmark Sud
    [rim] Bordure
    [rim_nw] Bordure Nord-Ouest
    [rim_ne] Bordure Nord-Est
    [rim_se] Bordure Sud-Est
    [rim_sw] Bordure Sud-Ouest
    [rim_arnheim_coellen] Bordure Arnheim–Coellen
    [rim_arnheim_groningen] Bordure Arnheim–Groningen
    [rim_coellen_warburg] Bordure Coellen–Warburg
    [rim_goettingen_halle] Bordure Göttingen–Halle
    [rim_goettingen_warburg] Bordure Göttingen–Warburg
    [rim_groningen_stade] Bordure Groningen–Stade
    [rim_halle_stendal] Bordure Halle–Stendal
    [rim_hamburg_luebeck] Bordure Hamburg–Lübeck
    [rim_hamburg_stade] Bordure Hamburg–Stade
    [rim_luebeck_stendal] Bordure Lübeck–Stendal
   *[other] { $province }
}

hansa-province-routes = { hansa-province } : { $routes }
hansa-variant = { $players ->
    [2] { $two_players ->
        [pawn] {" "}avec le pion (two_players { $two_players }, rim { $rim })
       *[other] {" "}avec commerçants neutres (two_players { $two_players })
    }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

hansa-about = Les marchands de la Hanse établissent des routes commerciales, ouvrent des comptoirs dans les villes et développent leurs compétences ; le plus grand prestige à la fin l’emporte.

hansa-board-name-standard_2_3 = Base, 2–3 joueurs
hansa-board-standard_2_3 = La face du plateau de base pour deux et trois joueurs.
hansa-board-name-standard_4_5 = Base, 4–5 joueurs
hansa-board-standard_4_5 = La face du plateau de base pour quatre et cinq joueurs.
hansa-board-name-east = Est
hansa-board-east = Le plateau de l’extension Est, avec des routes maritimes et des villes vertes ; chaque route maritime offre son propre bonus chaque fois qu’on l’établit (X).

hansa-option-name-edition = Édition
hansa-option-edition = L’édition imprimée que l’on suit : elle fixe les jetons bonus et la partie à deux ; chaque point peut encore être changé à part. D’ordinaire 2009, et 2014 à deux joueurs (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italienne
hansa-option-name-marker_mix = Jetons bonus en jeu
hansa-option-marker_mix = Combien de jetons bonus de chaque sorte sont en jeu. Trois d’entre eux sont sur le plateau au départ : un comptoir supplémentaire, un échange et un enlèvement (S4).
hansa-value-marker_mix-extra_office = Comptoir supplémentaire
hansa-value-marker_mix-swap = Échange
hansa-value-marker_mix-plus3 = +3 actions
hansa-value-marker_mix-plus4 = +4 actions
hansa-value-marker_mix-skill = Compétence
hansa-value-marker_mix-remove = Enlèvement
hansa-option-name-new_markers = Nouveaux jetons
hansa-option-new_markers = Face visible, tout le monde voit quels jetons arrivent sur le plateau en cours de partie ; face cachée, on ne le sait que lorsque quelqu’un en prend un (M3c, C4b).
hansa-value-new_markers-face_up = Face visible
hansa-value-new_markers-face_down = Face cachée
hansa-option-name-two_players = Partie à deux
hansa-option-two_players = À deux, on joue avec un pion qui dit où l’on peut agir (W), ou avec des commerçants neutres comme troisième camp (N) ; dans la forme italienne, le neutre ne gagne pas de prestige (N6c). Sans effet à plus de deux joueurs.
hansa-value-two_players-pawn = Avec le pion
hansa-value-two_players-neutral_14 = Avec commerçants neutres, comme en 2014
hansa-value-two_players-neutral_it = Avec commerçants neutres, forme italienne
hansa-option-name-rim = Bordure du plateau
hansa-option-rim = Comment les terres au bord du plateau sont divisées en provinces ; ne compte qu’avec le pion (W1b).
hansa-value-rim-strict = Une seule province tout autour
hansa-value-rim-edge4 = Quatre coins
hansa-value-rim-edge10 = Dix tronçons
hansa-option-name-mission_cards = Cartes mission
hansa-option-mission_cards = Chacun reçoit une carte secrète avec trois villes, qui rapporte jusqu’à huit points à la fin ; pas sur le plateau Est (X1).
hansa-option-name-marker_in_same_action = Comptoir supplémentaire immédiat
hansa-option-marker_in_same_action = Un jeton « comptoir supplémentaire » peut servir dès l’établissement de la route qui le rapporte (M2).
hansa-option-name-swap_must_own_one = Échanger un comptoir à soi
hansa-option-swap_must_own_one = De deux comptoirs échangés, l’un au moins doit être à vous (M6).

hansa-end-prestige = limite de prestige atteinte (E1a)
hansa-end-markers = sac de jetons épuisé (E1b)
hansa-end-cities = assez de villes terminées (E1c)
hansa-source-prestige = piste de prestige
hansa-source-skills = pistes achevées
hansa-source-markers = jetons bonus
hansa-source-special_prestige = prestige spécial
hansa-source-control = villes contrôlées
hansa-source-network = réseau
hansa-source-mission = carte mission
hansa-setup-pawn = Le pion a besoin de provinces, et le plateau « { $board } » n’en a pas. Ici, « { $option } » admet : { $possible } ; le pion se joue sur : { $boards }.
hansa-setup-neutral = Le plateau « { $board } » ne dit pas où commencent les commerçants neutres. Ici, « { $option } » admet : { $possible } ; les commerçants neutres se jouent sur : { $boards }.
hansa-setup-missions = Le plateau « { $board } » n’a pas de carte mission pour chaque joueur. Ici, « { $option } » admet : { $possible } ; les cartes mission se jouent sur : { $boards }.

## Kinds of actions

hansa-kind-draw = Le hasard tire un jeton
hansa-kind-deal = Le hasard distribue une carte mission
hansa-kind-first = Le hasard tire le premier joueur
hansa-kind-income = Recruter, avec tant de négociants parmi les ressources
hansa-kind-place = Placer une ressource sur une case vide
hansa-kind-displace = Remplacer une ressource de quelqu’un d’autre
hansa-kind-lift = Déplacer des ressources : en prendre une en main
hansa-kind-claim = Établir une route
hansa-kind-pawn = Mettre le pion dans une province ; comme déplacement, cela ne coûte pas d’action
hansa-kind-ride = Déplacer le pion vers n’importe quelle province, pour une action
hansa-kind-use = Utiliser un jeton
hansa-kind-end = Finir le tour
hansa-kind-pay = Payer le remplacement : commerçants, négociants
hansa-kind-return = Poser la ressource remplacée
hansa-kind-add = Poser une ressource supplémentaire
hansa-kind-take = Reprendre une ressource supplémentaire sur une case à soi
hansa-kind-done = Dire que c’est tout
hansa-kind-set = Poser une ressource prise en main
hansa-kind-office = Avantage : établir un comptoir
hansa-kind-extra = Avantage : établir un comptoir supplémentaire
hansa-kind-skill = Avantage : améliorer une compétence
hansa-kind-prestige = Avantage : prestige spécial pour un négociant
hansa-kind-nothing = Avantage : aucun
hansa-kind-redeploy = Envoyer une ressource de la route établie sur une autre route
hansa-kind-green = Poser une ressource de la réserve comme comptoir dans une ville verte
hansa-kind-remove = Enlever une ressource de plus
hansa-kind-put = Mettre un nouveau jeton sur une route

## What is being decided

hansa-decision-taverns = Le hasard pose les trois jetons de départ sur les routes à taverne.
hansa-decision-missions = Le hasard distribue une carte mission à chacun.
hansa-decision-first = Le hasard tire le premier joueur.
hansa-decision-turn = { $actions ->
    [0] { seat-name } n’a plus d’action et peut finir son tour.
   *[other] { seat-name } a la main : encore { hansa-actions }.
}
hansa-decision-pawn = { seat-name } choisit la province où mettre le pion.
hansa-decision-pay = { seat-name } a remplacé { hansa-owned-piece } sur { $post } et doit payer { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}.
hansa-decision-answer = { $owner ->
    [neutral] { seat-name } répond pour le neutre au remplacement sur { $post } : { $piece ->
        [none] un commerçant neutre de plus est à poser.
       *[other] le commerçant remplacé est à poser.
    }
   *[other] { seat-name } répond au remplacement sur { $post } : { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] plus rien à poser.
                [one] 1 ressource de plus peut être posée.
               *[other] { $extras } ressources de plus peuvent être posées.
            }
           *[other] le { hansa-piece } est à poser ailleurs{ $extras ->
                [0] .
                [one] {"\u00A0"}; 1 ressource de plus peut être posée.
               *[other] {"\u00A0"}; { $extras } ressources de plus peuvent être posées.
            }
        }
        [trader] le commerçant en main est à poser.
       *[merchant] le négociant en main est à poser.
    }
}
hansa-decision-move = { $lifts ->
    [0] { seat-name } déplace des ressources : { hansa-pieces } en main, à poser.
   *[other] { seat-name } déplace des ressources : { hansa-pieces } en main, encore { $lifts } à prendre au plus.
}
hansa-decision-remove = { $left ->
    [one] { seat-name } peut encore enlever { $left } ressource.
   *[other] { seat-name } peut encore enlever { $left } ressources.
}
hansa-decision-taken = Le hasard retourne le jeton qui vient d’être pris.
hansa-decision-benefit = { seat-name } établit la route { $route } et choisit un avantage.
hansa-decision-neutral_order = { seat-name } décide quelle route est établie d’abord pour le neutre.
hansa-decision-neutral_office = La route { $route } est établie pour le neutre ; { SEAT($seat, where: "within") } choisit la ville du comptoir.
hansa-decision-redeploy = { seat-name } peut envoyer des ressources de la route { $route } sur d’autres routes : encore { $left } au plus.
hansa-then-piece = { $then_piece ->
    [trader] commerçant
   *[merchant] négociant
}
hansa-decision-sea_move = { $piece ->
    [none] { seat-name } peut déplacer une ou deux ressources, quel que soit leur propriétaire.
   *[other] { seat-name } pose { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , puis le { hansa-then-piece } neutre
       *[other] , puis le { hansa-then-piece } appartenant à { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , ou prend en main une ressource de plus.
    }
}
hansa-decision-sea_skill = { seat-name } peut améliorer Privilegium d’un niveau.
hansa-decision-sea_office = { seat-name } peut poser une ressource de sa réserve comme comptoir dans une ville verte.
hansa-decision-closing = { seat-name } peut déplacer le pion une fois avant la fin du tour.
hansa-decision-draw = Le hasard tire les nouveaux jetons.
hansa-decision-placing = { seat-name } met les nouveaux jetons sur le plateau.

## What happened

hansa-dealt = { $cities ->
    [none] { seat-name } reçoit une carte mission.
   *[other] { seat-name } reçoit la carte mission { $cities }.
}
hansa-first-player = Le tirage au sort désigne { SEAT($seat, where: "within") } pour commencer.
hansa-turn = { seat-name } commence son tour avec { hansa-actions }.
hansa-turn-ended = { $actions ->
    [0] { seat-name } finit son tour.
   *[other] { seat-name } finit son tour en laissant { hansa-actions }.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } met le pion dans la province { hansa-province }.
    [W4a] { seat-name } dépense une action pour déplacer le pion vers la province { hansa-province }.
   *[other] { seat-name } déplace le pion vers la province { hansa-province }.
}
hansa-income = { seat-name } fait passer { hansa-pieces } de son stock à sa réserve.
hansa-placed = { seat-name } place { hansa-a-piece } sur { $post }.
hansa-displaced = { seat-name } met { hansa-a-piece } sur { $post } et remplace { $victim ->
    [neutral] un commerçant neutre.
   *[other] le { $displaced ->
        [trader] commerçant
       *[merchant] négociant
    } appartenant à { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } paie en remettant { hansa-pieces } dans son stock.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] { seat-name } retire du plateau le { hansa-piece } neutre remplacé, faute de case libre.
       *[other] { seat-name } pose le { hansa-piece } neutre remplacé sur { $post }.
    }
   *[other] { $post ->
        [stock] { seat-name } met le { hansa-piece } remplacé dans son stock, faute de case libre.
       *[other] { seat-name } pose le { hansa-piece } remplacé sur { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } ajoute un { hansa-piece } neutre sur { $post }.
   *[other] { seat-name } ajoute { hansa-a-piece } sur { $post }.
}
hansa-taken = { seat-name } reprend le { hansa-piece } de la case { $post } pour le poser ailleurs.
hansa-lifted = { $rule ->
    [X7a] { seat-name } prend en main, sur { $post }, { hansa-owned-piece }.
   *[other] { seat-name } prend en main le { hansa-piece } de la case { $post }.
}
hansa-set = { $rule ->
    [X7a] { seat-name } pose { hansa-owned-piece } sur { $post }.
   *[other] { seat-name } pose le { hansa-piece } sur { $post }.
}
hansa-claimed = { seat-name } établit la route { $route }.
hansa-neutral-claims = La route { $route } est entièrement neutre : elle est établie pour le neutre.
hansa-prestige = { hansa-owner-name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prestige{ $rule ->
    [C3] {" "}en contrôlant { $city }
    [C7] {" "}pour la pièce d’or à { $city }
    [C10] {" "}pour la liaison
   *[other] {""}
}.
hansa-marker-taken = { seat-name } prend le jeton « { hansa-marker } ».
hansa-marker-replaced = { SEAT($seat) } reçoit du sac un nouveau jeton sur son assiette.
hansa-bag-empty = Le sac ne contient plus de jeton : la partie se termine avec cette action.
hansa-marker-gone = { $marker ->
    [hidden] Un jeton face cachée quitte la partie sans être retourné.
   *[other] Le jeton « { hansa-marker } » quitte la partie.
}
hansa-office = { $rule ->
    [X8a] { seat-name } pose { hansa-a-piece } de sa réserve comme comptoir à { $city }.
   *[other] { hansa-owner-name } établit un comptoir à { $city } avec { hansa-a-piece }.
}
hansa-extra-office = { seat-name } établit un comptoir supplémentaire à { $city } avec { hansa-a-piece }.
hansa-completed = { $rule ->
    [X5] { $city } a son premier comptoir et compte comme ville terminée.
   *[other] La ville { $city } est terminée.
}
hansa-link = { hansa-owner-name } relie l’est et l’ouest, { $rank ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] trop tard pour le prestige
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } utilise le jeton « compétence » et améliore { hansa-track } : maintenant { hansa-scene-value }.
   *[other] { seat-name } améliore { hansa-track } : maintenant { hansa-scene-value }.
}
hansa-special-prestige = { seat-name } envoie un négociant au prestige spécial, qui vaudra { $points } points à la fin.
hansa-cleared = { seat-name } remet { hansa-pieces } de la route dans son stock.
hansa-redeployed = { seat-name } envoie sur { $post } { hansa-a-piece } de la route établie.
hansa-neutral-cleared = { $stays ->
    [yes] Les commerçants neutres quittent la route { $route }, sauf un.
   *[no] Les commerçants neutres quittent la route { $route }.
}
hansa-swapped = { seat-name } échange les comptoirs { $house } et { $next } à { $city }.
hansa-plus = { seat-name } utilise le jeton « { hansa-marker } ».
hansa-removed = { $owner ->
    [own] { seat-name } reprend dans sa réserve le { hansa-piece } de la case { $post }.
    [neutral] { seat-name } retire du plateau le { hansa-piece } neutre de la case { $post }.
   *[other] { seat-name } enlève, sur { $post }, le { hansa-piece } appartenant à { SEAT($owner, where: "within") }, qui retourne en réserve.
}
hansa-marker-drawn = { seat-name } tire le nouveau jeton « { hansa-marker } ».
hansa-marker-placed = { $marker ->
    [hidden] { seat-name } pose un jeton face cachée sur la route { $route }.
   *[other] { seat-name } pose le jeton « { hansa-marker } » sur la route { $route }.
}
hansa-neutral-set = Un commerçant neutre arrive sur { $post } avec le nouveau jeton.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] limite de prestige atteinte par le neutre
       *[other] limite de prestige atteinte par { SEAT($reached, where: "within") }
    }
    [markers] sac de jetons épuisé
   *[cities] assez de villes terminées
}
hansa-over = La partie est finie : { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La partie est finie : { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = La partie est finie : aucune autre action n’est possible.
hansa-no-action-left = Il ne reste pas d’action dans ce tour. On peut encore utiliser des jetons ; sinon, il faut finir le tour.
hansa-not-now-taverns = Le hasard pose encore les jetons de départ sur les routes à taverne. Personne ne peut agir avant.
hansa-not-now-missions = Le hasard distribue encore les cartes mission. Personne ne peut agir avant.
hansa-not-now-first = Le hasard doit encore tirer le premier joueur. Personne ne peut agir avant.
hansa-not-now-pawn = { SEAT($seat) } doit d’abord mettre le pion dans une province.
hansa-not-now-turn = { SEAT($seat) } a la main et peut recruter, placer, remplacer, déplacer ou établir une route, utiliser un jeton, ou finir son tour.
hansa-not-now-pay = { SEAT($seat) } doit d’abord payer le remplacement.
hansa-not-now-answer = { SEAT($seat) } doit d’abord achever sa réponse au remplacement : poser la ressource remplacée, ajouter des ressources supplémentaires, ou dire « terminé ».
hansa-not-now-move = { SEAT($seat) } doit d’abord achever le Déplacement : chaque ressource en main doit être posée sur une case.
hansa-not-now-remove = { SEAT($seat) } doit d’abord en finir avec le jeton « enlèvement » : enlever une ressource de plus, ou dire « terminé ».
hansa-not-now-taken = Le hasard doit d’abord retourner le jeton qui vient d’être pris.
hansa-not-now-benefit = { SEAT($seat) } doit d’abord choisir le seul avantage de la route établie : comptoir, comptoir supplémentaire, compétence, prestige spécial ou rien.
hansa-not-now-neutral_order = { SEAT($seat) } doit d’abord décider quelle route est établie en premier pour le neutre.
hansa-not-now-neutral_office = { SEAT($seat) } doit d’abord choisir la ville du comptoir du neutre.
hansa-not-now-redeploy = { SEAT($seat) } doit d’abord en finir avec le bonus de la route maritime : envoyer une ressource de plus sur une autre route, ou dire « terminé ».
hansa-not-now-sea_move = { SEAT($seat) } doit d’abord en finir avec le bonus de la route maritime : prendre des ressources en main et les poser toutes, ou dire « terminé » avant d’avoir pris la première.
hansa-not-now-sea_skill = { SEAT($seat) } doit d’abord décider du bonus de la route maritime : améliorer Privilegium, ou dire « terminé ».
hansa-not-now-sea_office = { SEAT($seat) } doit d’abord décider du bonus de la route maritime : un comptoir dans une ville verte, ou dire « terminé ».
hansa-not-now-closing = { SEAT($seat) } finit son tour : le pion peut encore être déplacé ; sinon, il faut dire « terminé ».
hansa-not-now-draw = Le hasard doit d’abord tirer les nouveaux jetons.
hansa-not-now-placing = { SEAT($seat) } doit d’abord mettre les nouveaux jetons sur le plateau ; actions et jetons ne sont plus possibles dans ce tour.
hansa-marker-not-there = Il ne reste aucun jeton « { hansa-marker } » à tirer.
hansa-card-secret = Une carte mission n’a de nom que là où tout est connu, ou vue de la place qui la détient ; pour toutes les autres, c’est « deal ? ».
hansa-card-dealt = La carte mission { $card } est déjà distribuée.
hansa-no-such-seat = Il n’y a pas de place { $seat } : cette partie compte { $players } places, numérotées à partir de 0.
hansa-stock-empty = Le stock est vide : il n’y a rien à recruter.
hansa-income-mix = Le Recrutement apporte { $size ->
    [one] { $size } ressource
   *[other] { $size } ressources
}, et le stock contient { hansa-pieces } : il ne peut pas s’y trouver { $wanted ->
    [one] { $wanted } négociant
   *[other] { $wanted } négociants
}.
hansa-none-in-supply = Il n’y a pas de { hansa-piece } dans la réserve.
hansa-post-taken = Une ressource est déjà sur { $post }. Choisissez une case vide.
hansa-ship-post = { $post } est une case navire : elle n’accepte que des négociants.
hansa-nobody-there = Aucune ressource n’est sur { $post }.
hansa-own-piece = La ressource sur { $post } est à vous. On ne remplace que les ressources des autres.
hansa-cannot-pay = Ce remplacement coûte { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} de la réserve en plus de celle qui est placée, et il n’en resterait { $left ->
    [0] aucune
    [1] qu’une
   *[other] que { $left }
}.
hansa-wrong-price = Le prix de ce remplacement est de { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}, ni plus ni moins.
hansa-payment-not-in-supply = Impossible de payer { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
} : il n’y en a pas autant dans la réserve. Choisissez une autre combinaison.
hansa-already-setting = Une ressource prise en main est déjà posée : dès lors, on ne peut plus en prendre d’autre dans ce Déplacement.
hansa-no-more-lifts = Un Déplacement ne prend pas plus de { $liber } ressources (la valeur de Liber Sophiae). Posez celles que vous avez en main.
hansa-not-own-piece = Aucune ressource à vous n’est sur { $post }. Choisissez une case qui porte une de vos ressources.
hansa-two-pieces-lifted = Ce bonus déplace au plus deux ressources, et deux sont déjà prises. Posez celles que vous avez en main.
hansa-lift-first = Aucune ressource n’est en main. Prenez-en d’abord une, ou dites « terminé ».
hansa-set-in-order = Les ressources se posent dans l’ordre où elles ont été prises. Posez d’abord le { hansa-piece }.
hansa-none-in-hand = Il n’y a pas de { hansa-piece } en main à poser.
hansa-trader-without-post = Un commerçant en main n’aurait alors plus de case. Choisissez une case navire pour ce négociant.
hansa-route-not-own = Les cases de la route { $route } ne portent pas toutes une ressource à vous. Remplissez d’abord la route.
hansa-route-not-neutral = Les cases de la route { $route } ne portent pas toutes un commerçant neutre. Choisissez une route entièrement neutre.
hansa-far-from-pawn = La route { $route } ne borde pas la province du pion. Choisissez-en une qui la borde, ou déplacez d’abord le pion.
hansa-no-pawn = Il n’y a pas de pion dans cette partie.
hansa-no-such-province = Il n’y a pas de province { hansa-province } ici, car le réglage rim vaut { $rim }.
hansa-pawn-has-moved = Le déplacement gratuit du pion est déjà utilisé dans ce tour. Le pion peut encore se déplacer pour une action (« ride »).
hansa-pawn-after-actions = Une action a été faite : le déplacement gratuit du pion attend donc la fin du tour. D’ici là, le pion peut se déplacer pour une action (« ride »).
hansa-pawn-too-far = Le déplacement gratuit mène à une autre province, à un ou deux pas, et { hansa-province } n’en est pas une. Pour une action, le pion peut aller n’importe où (« ride »).
hansa-pawn-is-there = Le pion est déjà dans la province { hansa-province }. Choisissez-en une autre.
hansa-no-such-marker = Il n’y a pas de jeton « { hansa-marker } » inutilisé sur votre écritoire.
hansa-swap-empty = Un échange demande deux comptoirs voisins, et à { $city } l’un de ces deux-là manque.
hansa-swap-same = Les deux ressources à { $city } sont de même sorte et de même propriétaire : les échanger ne changerait rien.
hansa-swap-not-own = L’un des deux comptoirs à { $city } doit être à vous (le réglage swap_must_own_one est actif).
hansa-track-finished = La piste { hansa-track } est déjà achevée. Choisissez-en une autre.
hansa-set-the-lifted-piece = Le { hansa-piece } repris sur une case doit d’abord être posé sur une case libre.
hansa-already-returned = La ressource remplacée a déjà sa case.
hansa-posts-are-free = La ressource remplacée ne peut pas aller au stock tant qu’une case est libre quelque part. Choisissez une case libre.
hansa-route-of-displacement = { $post } est sur la route du remplacement, interdite tant que d’autres cases sont libres. Au choix : { $nearest }.
hansa-not-nearest = { $post } n’est pas sur l’une des routes les plus proches avec une case libre. Au choix : { $nearest }.
hansa-no-more-extras = Aucune autre ressource supplémentaire ne peut être posée dans cette réponse.
hansa-extras-from-posts = Stock et réserve sont vides : une ressource supplémentaire ne peut venir que de l’une de vos cases (« take »).
hansa-extra-not-there = Les ressources supplémentaires viennent maintenant { $where ->
    [stock] du stock
   *[supply] de la réserve
}, où il n’y a pas de { hansa-piece }.
hansa-stock-or-supply-first = Tant qu’il y a des ressources dans le stock ou la réserve, les ressources supplémentaires viennent de là (« add »), pas des cases.
hansa-set-in-this-answer = La ressource sur { $post } a été posée dans cette réponse même : elle y reste.
hansa-return-first = Le { hansa-piece } remplacé doit être posé sur une case avant que la réponse puisse finir.
hansa-neutral-has-traders = La réponse pour le neutre se compose du commerçant remplacé et d’un commerçant neutre de plus (« add trader »), rien d’autre.
hansa-neutral-must-be-set = Le commerçant neutre de plus doit être posé tant qu’il y a de la place pour lui.
hansa-neutral-takes-office = Une ville d’extrémité a une maison libre : le neutre y obtient un comptoir. Choisissez la ville.
hansa-city-not-on-route = { $city } n’est pas une extrémité de la route établie, { $route }.
hansa-city-full = Toutes les maisons sont occupées à { $city }. Avec un jeton « comptoir supplémentaire », on pourrait encore y ajouter un comptoir supplémentaire.
hansa-green-city = { $city } est une ville verte, sans maisons : un comptoir n’y arrive que par un jeton « comptoir supplémentaire » ou par le bonus d’une route maritime.
hansa-not-green = { $city } n’est pas une ville verte. Choisissez-en une.
hansa-green-city-full = Plus aucun comptoir ne tient à { $city }. Choisissez une autre ville verte.
hansa-no-privilege = La prochaine maison libre à { $city } est de couleur { hansa-colour }, et votre Privilegium n’atteint pas encore cette couleur.
hansa-no-piece-for-house = La prochaine maison libre à { $city } demande un { hansa-piece }, et vous n’en avez pas sur la route établie.
hansa-none-on-route = Vous n’avez pas de { hansa-piece } sur la route établie.
hansa-no-house-occupied = Aucune maison n’est encore occupée à { $city }. Un comptoir supplémentaire demande un comptoir à côté de lui.
hansa-marker-just-taken = Le jeton « comptoir supplémentaire » pris en établissant cette route ne peut servir qu’à partir de l’action suivante.
hansa-skill-not-here = Aucune extrémité de la route { $route } n’offre { hansa-track }.
hansa-only-privilegium = Le bonus de cette route maritime améliore Privilegium et aucune autre piste.
hansa-same-route = Les ressources quittent la route { $route }. Choisissez une case d’une autre route.
hansa-no-special-prestige = La route { $route } ne mène pas au prestige spécial.
hansa-slot-taken = L’emplacement de prestige spécial à { $points } points est pris. Choisissez-en un libre.
hansa-slot-no-privilege = L’emplacement de prestige spécial à { $points } points est de couleur { hansa-colour }, et votre Privilegium n’atteint pas encore cette couleur.
hansa-not-on-plate = Il n’y a pas de jeton « { hansa-marker } » sur votre assiette.
hansa-sea-route = { $route } est une route maritime : on n’y met jamais de jeton.
hansa-route-has-marker = Un jeton est déjà sur la route { $route }. Choisissez une route qui n’en a pas.
hansa-route-has-piece = Une ressource est sur la route { $route }. Choisissez une route sans ressources.
hansa-no-free-house = Aucune extrémité de la route { $route } n’a de maison libre. Choisissez une route qui en a une.

## Faults of a position

position-piece = { $where } : { $value } n’est pas une ressource ; écrivez "trader" ou "merchant" et une place, comme "trader 0", ou "trader neutral" là où jouent des commerçants neutres.
position-unknown-route = { $where } : le plateau n’a pas de route « { $name } ».
position-unknown-post = { $where } : le plateau n’a pas de case « { $name } ».
position-slots = { $where } : il faut exactement { $wanted } emplacements, null là où il n’y a personne.
position-houses = { $where } : { $wanted ->
    [30] une ville verte contient au plus { $wanted } comptoirs.
    [one] cette ville a exactement { $wanted } maison ; écrivez null pour une maison vide.
   *[other] cette ville a exactement { $wanted } maisons ; écrivez null pour une maison vide.
}
position-not-at-this-table = { $where } : il faut null, car la partie se joue sans.
position-pieces = La place { $seat } a { $counted } { $piece ->
    [trader] { $counted ->
        [one] commerçant
       *[other] commerçants
    }
   *[merchant] { $counted ->
        [one] négociant
       *[other] négociants
    }
} au lieu de { $wanted }, en comptant le plateau, l’écritoire et la main. (Le cube de score ne compte pas.)
position-markers = Il y a { $counted ->
    [one] { $counted } jeton
   *[other] { $counted } jetons
} « { hansa-marker } » au lieu de { $wanted }, tous endroits confondus.
position-bag = { $unseen ->
    [one] { $unseen } jeton n’a pas été vu
   *[other] { $unseen } jetons n’ont pas été vus
}, mais il y en a { $bag } dans le sac et { $hidden } face cachée ailleurs : les nombres doivent s’accorder.
position-ship-post = Un commerçant est sur { $post }, une case navire réservée aux négociants.
position-house-skipped = À { $city }, une maison vide est à gauche d’un comptoir : les maisons se remplissent de gauche à droite.
position-extra-office-alone = À { $city }, il y a un comptoir supplémentaire, mais aucune maison n’est occupée.
position-completed = completed vaut { $completed }, mais le nombre de villes pleines est { $full } : les nombres doivent s’accorder.
position-special-merchant = special : seuls des négociants se tiennent sur les emplacements de prestige spécial.
position-mission-twice = missions : deux places détiennent la même carte mission.
position-pawn-place = pawn.province : il faut null avant que le pion soit mis sur le plateau, et une province ensuite.
position-link-ranks = Les rangs de liaison des places sont { $ranks } : il faut 1, 2, 3 … sans trou, et 0 pour les autres.
position-extra-offices = Il y a { $counted } comptoirs supplémentaires ; { $most } au plus sont possibles.
position-green-offices = À { $city }, il y a plus de comptoirs que n’en contient une ville verte, soit { $most }.
position-mission-hidden = missions : seule une vue cache des cartes, celles des autres, et seulement tant que la partie dure.
position-mission-dealt = missions : chaque place a une carte dès que le premier joueur est tiré ; avant, elles sont distribuées place après place.
position-setup = Avant le tirage du premier joueur, rien n’est encore fait : écritoires, plateau et sac doivent être comme au départ.
position-stack = stack : ces décisions en cours ne peuvent pas se suivre : { $stack }.
position-neutral-routes = Une route entièrement neutre est établie aussitôt (N3a) : elle ne peut exister que pendant qu’on en décide.

## Faults of a board

board-unknown-city = { $where } : le plateau n’a pas de ville « { $name } ».
board-unknown-route = { $where } : le plateau n’a pas de route « { $name } ».
board-green-city = { $where } : { $counted ->
    [none] aucune ville du plateau n’est verte
   *[other] les villes vertes du plateau sont { $counted }
} ; la liste diffère.
board-link-ends = { $where } : il faut deux villes différentes du plateau.
board-link-points = { $where } : il faut des nombres entiers de 0 à 20.
board-taverns-differ = { $where } : la liste et les routes marquées d’une taverne diffèrent.
board-tavern-number = { $where } : il faut exactement { $wanted } routes à taverne.
board-tavern-at-sea = { $where } { $name } est une route maritime : elle ne peut pas avoir de taverne, car aucun jeton ne s’y trouve.
board-special-city = { $where } : { $name } doit être une extrémité de la route du prestige spécial.
board-special-route = { $where } : { $name } doit avoir cette route et aucune autre.
board-special-slots = { $where } : il faut des emplacements, chacun avec d’autres points.
board-no-house = { $where } la ville « { $name } » a besoin d’au moins une maison ; seule une ville verte n’en a pas.
board-route-to-itself = { $where } une route ne peut pas revenir à son point de départ, { $name }.
board-route-twice = { $where } la route { $name } figure deux fois.
board-length-differs = { $where } la longueur de la route { $name } n’est pas son nombre de cases, { $posts }.
board-sea-differs = { $where } sur la route { $name }, la marque « sea » et les cases navire ne s’accordent pas.
board-bonus-on-land = { $where } { $name } a un bonus permanent, mais ce n’est pas une route maritime.
board-mission = { $where } une carte mission nomme { $wanted } villes différentes du plateau.
board-neighbour = { $where } la voisine { $name } doit être une autre province de la même liste, et nommer celle-ci comme voisine.
board-count-differs = { $where } : le plateau en compte { $counted } ; le nombre donné diffère.
board-neutral-ship = { $where } : { $name } n’a que des cases navire, et un commerçant neutre ne peut pas s’y tenir.
board-not-joined = { $where } : { $name } est inaccessible depuis les autres villes.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Réserve
hansa-label-stock = Stock
hansa-label-unused = Jetons prêts
hansa-label-used = Jetons utilisés
hansa-label-plate = Sur l’assiette
hansa-label-link = Liaison Est-Ouest
hansa-label-mission = Carte mission
hansa-label-score = Score actuel
hansa-label-final = Score final
hansa-label-cities = Villes
hansa-label-routes = Routes
hansa-label-sea = Routes maritimes
hansa-label-neutral = Neutre
hansa-label-pawn = Pion
hansa-label-special = Prestige spécial
hansa-label-gone = hors du jeu
hansa-summary = Villes terminées { $completed } sur { $cities } · limite de prestige { $prestige } · { $bag ->
    [0] sac vide
    [one] { $bag } jeton dans le sac
   *[other] { $bag } jetons dans le sac
}
hansa-neutral = prestige { $prestige } · { $link ->
    [0] pas de liaison Est-Ouest
   *[other] liaison Est-Ouest { $link }
} · { $cities ->
    [0] ne contrôle aucune ville
    [one] contrôle { $cities } ville
   *[other] contrôle { $cities } villes
}
hansa-pawn-place = { $province ->
    [none] pas encore sur le plateau
   *[other] { hansa-province } · { $moved ->
        [yes] le déplacement gratuit de ce tour est utilisé
       *[no] le déplacement gratuit de ce tour reste possible
    }
}
hansa-mission = { $card ->
    [hidden] secrète
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ commerçant  ● négociant, avec la place{ $neutral ->
    [yes] {" "}(n neutre)
   *[no] {""}
}  · case libre{ $pawn ->
    [yes] {"  "}* borde la province du pion
   *[no] {""}
}
hansa-legend-sea = ≈ case navire libre, pour négociants seulement. Qui établit la route peut utiliser son bonus.
hansa-legend-houses = Maisons libres : □ pour un commerçant, ○ pour un négociant, en blanc, orange, rose ou noir (w o p b), $ pièce d’or. Les comptoirs supplémentaires sont à gauche de « | ». La dernière colonne dit qui contrôle.{ $green ->
    [yes] {" "}◇ ville verte : pas de maisons, de la place pour beaucoup de comptoirs.
   *[no] {""}
}
hansa-status = Réserve { $supply }, stock { $stock } (■ commerçant, ● négociant), prestige { $prestige }.{ $province ->
    [none] {""}
   *[other] {" "}Le pion est dans la province { hansa-province }.
}{ $card ->
    [none] {""}
   *[other] {" "}Votre carte mission : { $card }.
}

## Scenes: names of places, and what lies there

hansa-print = { $text ->
    [none] {""}
   *[other] { $text }
}
hansa-scene-title = { $board ->
    [standard_2_3] Plateau de base
    [standard_4_5] Plateau de base
    [east] Plateau Est
   *[other] { $title }
}, { $players } joueurs
hansa-scene-map = Carte
hansa-scene-desk = Écritoire : { SEAT($seat, where: "within") }
hansa-scene-panel = Table
hansa-scene-scores = Scores
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , améliore { hansa-scene-skills }
}{ $link ->
    [yes] , une extrémité de la liaison Est-Ouest
   *[no] {""}
}
hansa-scene-skills = { $skills ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
    [bursa] Bursa
    [actiones_or_bursa] Actiones ou Bursa
   *[other] { $skills }
}
hansa-scene-house = { $city }, maison { $number } : de couleur { hansa-colour }, pour un { hansa-piece }{ $coin ->
    [yes] , avec une pièce d’or : 1 point de prestige
   *[no] {""}
}
hansa-scene-green-office = { $city }, comptoir { $number } d’une ville verte
hansa-scene-extra = { $city }, comptoir supplémentaire { $number }
hansa-scene-route = { $sea ->
    [yes] Route maritime
   *[no] Route
} { $route }, { $length } cases{ $tavern ->
    [yes] , avec une taverne
   *[no] {""}
}
hansa-scene-marker-place = { $bonus ->
    [none] Endroit pour un jeton sur la route { $route }
   *[other] Bonus permanent de la route { $route } : { hansa-bonus }
}
hansa-scene-post = { $ship ->
    [yes] Case navire { $post }, pour négociants seulement
   *[no] Case { $post }
}
hansa-scene-special = Prestige spécial : { $points } points, de couleur { hansa-colour }
hansa-scene-province = Province { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Villes terminées
    [prestige] Plus haut prestige
   *[bag] Jetons dans le sac
}
hansa-scene-link = Liaison Est-Ouest, rang { $rank } : { $points } points de prestige
hansa-scene-neutral = Neutres
hansa-scene-pile = { $where ->
    [supply] Réserve
   *[stock] Stock
} ({ SEAT($seat, where: "within") })
hansa-scene-pile-of = { $where ->
    [supply] Réserve
   *[stock] Stock
} ({ SEAT($seat, where: "within") }) : { $piece ->
    [trader] commerçants
   *[merchant] négociants
}
hansa-scene-pile-label = { $where ->
    [supply] Réserve
   *[stock] Stock
}
hansa-scene-pile-count = { $where ->
    [supply] Réserve
   *[stock] Stock
} ({ SEAT($seat, where: "within") }) : { $count } { $piece ->
    [trader] { $count ->
        [one] commerçant
       *[other] commerçants
    }
   *[merchant] { $count ->
        [one] négociant
       *[other] négociants
    }
}
hansa-scene-hand = En main ({ SEAT($seat, where: "within") })
hansa-scene-mission-place = Carte mission ({ SEAT($seat, where: "within") })
hansa-scene-track = { hansa-track } ({ SEAT($seat, where: "within") }) : { hansa-track-use }
hansa-scene-value = { $value ->
    [white] blanc
    [orange] orange
    [pink] rose
    [black] noir
    [all] tout
   *[other] { $value }
}
hansa-scene-step = { hansa-track } : { hansa-scene-value }
hansa-scene-now = { hansa-track }, valeur actuelle { hansa-scene-value } : { hansa-track-use }
hansa-scene-covered = { hansa-track } : { hansa-scene-value }, encore à découvrir
hansa-scene-markers = Jetons « { hansa-marker } » ({ SEAT($seat, where: "within") })
hansa-scene-used = Jetons utilisés ({ SEAT($seat, where: "within") })
hansa-scene-plate = Assiette ({ SEAT($seat, where: "within") })
hansa-scene-token-label = { $part ->
    [markers] Jetons
    [used] Utilisés
   *[plate] Assiette
}
hansa-scene-used-count = Jetons utilisés ({ SEAT($seat, where: "within") }) : { $count }
hansa-scene-marker = { $marker ->
    [hidden] Jeton face cachée
   *[other] Jeton « { hansa-marker } »
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
hansa-scene-piece = { $owner ->
    [neutral] { $piece ->
        [trader] Commerçant
       *[merchant] Négociant
    } neutre
   *[other] { $piece ->
        [trader] Commerçant
       *[merchant] Négociant
    } ({ SEAT($owner, where: "within") })
}
hansa-scene-marker-tip = { $marker ->
    [extra_office] Pour un comptoir supplémentaire à gauche des autres, en établissant une route.
    [swap] Échange deux comptoirs voisins d’une ville.
    [plus3] Trois actions de plus dans ce tour.
    [plus4] Quatre actions de plus dans ce tour.
    [skill] Améliore une piste d’un niveau.
    [remove] Renvoie en réserve jusqu’à trois ressources posées sur des cases.
   *[hidden] Sa sorte sera connue quand quelqu’un le prendra.
}
hansa-scene-post-tip = Sur { $post }. Remplacement : { $price ->
    [one] { $price } ressource de plus.
   *[other] { $price } ressources de plus.
}
hansa-scene-office-tip = Comptoir à { $city }. Chacun compte pour le contrôle et pour le réseau.
hansa-scene-control = { $owner ->
    [neutral] Le neutre contrôle { $city }
   *[other] { SEAT($owner) } contrôle { $city } : 1 point de prestige quand une route d’ici est établie, 2 points à la fin
}
hansa-scene-special-tip = { $points } points à la fin.
hansa-scene-pawn = Le pion dans la province { hansa-province }
hansa-scene-pawn-tip = On peut placer, remplacer et établir sur les routes qui bordent sa province.
hansa-scene-mission-hidden = Carte mission ({ SEAT($seat, where: "within") }), face cachée
hansa-scene-mission = Carte mission ({ SEAT($seat, where: "within") }) : { $cities }
hansa-scene-mission-city = { $city } figure sur votre carte mission
hansa-scene-mission-tip = 1 point pour chacune de ces villes où l’on a un comptoir, 5 de plus si on contrôle les trois.
hansa-scene-hand-tip = À poser.
hansa-scene-linked = { hansa-owner-name } a relié l’est et l’ouest : { $points } points de prestige
hansa-scene-score = { seat-name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prestige, { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie finissait maintenant
hansa-scene-counter = { hansa-scene-meter } : { $value }{ $limit ->
    [none] {""}
   *[other] {" "}sur { $limit }
}
hansa-scene-column = { $source ->
    [prestige] Prestige
    [skills] Pistes
    [markers] Jetons
    [special_prestige] Spécial
    [control] Contrôle
    [network] Réseau
    [mission] Mission
   *[sum] Total
}

## Scenes: every action in a few words

hansa-do-draw = Tirer « { hansa-marker } »
hansa-do-first = { SEAT($seat) } commence
hansa-do-deal = Distribuer la carte { $card }
hansa-do-place = Placer { hansa-a-piece } sur { $post }
hansa-do-displace = Remplacer { $owner ->
    [none] la ressource
    [neutral] le neutre
   *[other] { SEAT($owner, where: "within") }
} sur { $post } par { hansa-a-piece }{ $price ->
    [none] { "" }
    [1] , pour une ressource de plus
   *[other] , pour { $price } ressources de plus
}
hansa-do-lift = Prendre la ressource sur { $post } pour la déplacer
hansa-do-claim = Établir la route { $route }
hansa-do-income = Recruter { hansa-pieces }
hansa-do-use-swap = Échanger les maisons { $house } et { $next } à { $city }
hansa-do-use-plus = Utiliser le jeton : { $marker ->
    [plus3] trois
   *[plus4] quatre
} actions de plus
hansa-do-use-skill = Utiliser le jeton pour améliorer { hansa-track } : { hansa-track-use }
hansa-do-use-remove = Utiliser le jeton pour enlever la ressource sur { $post }
hansa-do-end = { $actions ->
    [0] Finir le tour
   *[other] Finir le tour en laissant { hansa-actions }
}
hansa-do-done = { $decision ->
    [closing] Laisser le pion où il est
    [sea_move] Ne rien déplacer
    [sea_skill] Laisser Privilegium tel quel
    [sea_office] Pas de comptoir
   *[other] Terminé
}
hansa-do-pay = Payer { hansa-pieces }
hansa-do-return = { $post ->
    [stock] Mettre la ressource remplacée dans le stock
   *[other] Poser la ressource remplacée sur { $post }
}
hansa-do-add = Ajouter { hansa-a-piece } sur { $post }
hansa-do-take = Reprendre la ressource sur { $post } pour la poser ailleurs
hansa-do-set = Poser { hansa-a-piece } sur { $post }
hansa-do-office = Établir un comptoir à { $city }
hansa-do-extra = Établir un comptoir supplémentaire à { $city } avec { hansa-a-piece }
hansa-do-skill = Améliorer { hansa-track } : { hansa-track-use }
hansa-do-prestige = Envoyer un négociant au prestige spécial : { $points } points
hansa-do-nothing = Ne prendre aucun avantage
hansa-do-remove = Enlever la ressource sur { $post }
hansa-do-put = { $marker ->
    [hidden] Mettre le jeton face cachée sur la route { $route }
   *[other] Mettre le jeton « { hansa-marker } » sur la route { $route }
}
hansa-do-pawn = Mettre le pion dans la province { hansa-province }, sans action
hansa-do-ride = Déplacer le pion vers la province { hansa-province }, pour une action
hansa-do-redeploy = Envoyer { hansa-a-piece } de la route sur { $post }
hansa-do-green = Établir un comptoir à { $city } avec { hansa-a-piece } de la réserve
hansa-ask-end = Finir le tour en laissant { hansa-actions } ?
hansa-ask-nothing = Vider la route sans aucun avantage ?
