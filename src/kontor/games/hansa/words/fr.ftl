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
    [2] {" "}· { hansa-option-name-two_players } : { $two_players ->
        [pawn] { hansa-value-two_players-pawn } · { hansa-option-name-rim } : { $rim ->
            [strict] { hansa-value-rim-strict }
            [edge4] { hansa-value-rim-edge4 }
           *[edge10] { hansa-value-rim-edge10 }
        }
        [neutral_14] { hansa-value-two_players-neutral_14 }
       *[neutral_it] { hansa-value-two_players-neutral_it }
    }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

hansa-about = Les marchands de la Hanse établissent des routes commerciales, ouvrent des comptoirs dans les villes et développent leurs compétences ; le plus grand prestige à la fin l’emporte.

hansa-board-name-standard_2_3 = Plateau de base (2–3 joueurs)
hansa-board-standard_2_3 = La face du plateau de base pour deux et trois joueurs.
hansa-board-name-standard_4_5 = Plateau de base (4–5 joueurs)
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
hansa-kind-income = Recruter : combien de négociants ?
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

hansa-decision-taverns = Les jetons de départ sont tirés au sort.
hansa-decision-missions = Les cartes mission sont distribuées.
hansa-decision-first = Le premier joueur est tiré au sort.
hansa-decision-turn = { $actions ->
    [0] Vous n’avez plus d’action. Utilisez un jeton ou finissez votre tour.
   *[other] Il vous reste { hansa-actions }. { INPUT() ->
        [pointer] Cliquez sur une case, ou sur votre stock pour recruter.
       *[text] Placez, remplacez, déplacez, établissez une route ou recrutez.
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Cliquez sur une province pour y mettre le pion.
   *[text] Mettez le pion dans la province de votre choix.
}
hansa-decision-pay = Vous avez remplacé { hansa-owned-piece }. Payez { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} de votre réserve.
hansa-extras = { $extras ->
    [one] { $extras } ressource
   *[other] { $extras } ressources
} { $source ->
    [stock] de votre stock
    [supply] de votre réserve
   *[posts] de vos autres cases
}
hansa-decision-answer = { $owner ->
    [neutral] { $piece ->
        [none] Posez un commerçant neutre de plus sur une case proche.
       *[other] Posez le commerçant neutre remplacé sur une case proche.
    }
   *[other] { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] Choisissez « Terminé ».
               *[other] Vous pouvez encore poser { hansa-extras }. Sinon, choisissez « Terminé ».
            }
           *[other] Vous avez été remplacé. Posez votre { hansa-piece } sur une case proche{ $extras ->
                [0] .
               *[other] {" "}; vous pouvez aussi poser { hansa-extras }.
            }
        }
        [trader] Posez le commerçant que vous avez pris sur une case proche.
       *[merchant] Posez le négociant que vous avez pris sur une case proche.
    }
}
hansa-decision-move = { INPUT() ->
    [pointer] Cliquez sur une case vide pour poser { hansa-pieces }
   *[text] Posez { hansa-pieces } sur des cases vides
}{ $lifts ->
    [0] .
    [one] , ou prenez d’abord { $lifts } autre de vos ressources.
   *[other] , ou prenez d’abord jusqu’à { $lifts } autres de vos ressources.
}
hansa-decision-remove = { $left ->
    [one] Vous pouvez encore enlever { $left } ressource.
   *[other] Vous pouvez encore enlever { $left } ressources.
} Sinon, choisissez « Terminé ».
hansa-decision-taken = Le jeton est retourné.
hansa-decision-benefit = Vous avez établi la route { $route }. Choisissez un avantage.
hansa-decision-neutral_order = Choisissez la route établie en premier pour le neutre.
hansa-decision-neutral_office = Le neutre établit la route { $route }. Choisissez la ville de son comptoir.
hansa-decision-redeploy = { $left ->
    [one] Vous pouvez encore envoyer { $left } ressource
   *[other] Vous pouvez envoyer jusqu’à { $left } ressources
} de la route { $route } sur d’autres routes. Sinon, choisissez « Terminé ».
hansa-then-piece = { $then_piece ->
    [trader] commerçant
   *[merchant] négociant
}
hansa-decision-sea_move = { $piece ->
    [none] Vous pouvez déplacer une ou deux ressources, quel que soit leur propriétaire. Prenez-en une.
   *[other] Posez { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , puis le { hansa-then-piece } neutre
       *[other] , puis le { hansa-then-piece } appartenant à { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , ou prenez d’abord une autre ressource.
    }
}
hansa-decision-sea_skill = Vous pouvez améliorer Privilegium d’un niveau.
hansa-decision-sea_office = Vous pouvez ouvrir un comptoir dans une ville verte avec une ressource de votre réserve.
hansa-decision-closing = Vous pouvez déplacer le pion une fois avant la fin de votre tour.
hansa-decision-draw = Les nouveaux jetons sont tirés.
hansa-decision-placing = { INPUT() ->
    [pointer] Cliquez sur une route vide pour y mettre un nouveau jeton.
   *[text] Mettez les nouveaux jetons sur des routes vides.
}

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
hansa-neutral-claims = Le neutre établit la route { $route }.
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
hansa-marker-replaced = { seat-name } reçoit un nouveau jeton, à mettre sur le plateau à la fin du tour.
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

hansa-game-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
hansa-no-action-left = Vous n’avez plus d’action. Utilisez un jeton ou finissez votre tour.
hansa-not-now-taverns = Attendez que les jetons de départ soient sur le plateau.
hansa-not-now-missions = Attendez que les cartes mission soient distribuées.
hansa-not-now-first = Attendez que le premier joueur soit tiré au sort.
hansa-not-now-pawn = Mettez d’abord le pion dans une province.
hansa-not-now-turn = C’est impossible maintenant. Vous pouvez placer, remplacer, déplacer, établir une route, recruter, utiliser un jeton ou finir votre tour.
hansa-not-now-pay = Payez d’abord le remplacement.
hansa-not-now-answer = Achevez d’abord votre réponse au remplacement : posez la ressource remplacée, puis ajoutez des ressources ou choisissez « Terminé ».
hansa-not-now-move = Achevez d’abord le déplacement : posez chaque ressource prise en main.
hansa-not-now-remove = Finissez d’abord d’utiliser le jeton « enlèvement » : enlevez une autre ressource ou choisissez « Terminé ».
hansa-not-now-taken = Attendez que le jeton soit retourné.
hansa-not-now-benefit = Choisissez d’abord un avantage : comptoir, comptoir supplémentaire, compétence, prestige spécial ou rien.
hansa-not-now-neutral_order = Choisissez la route établie en premier pour le neutre.
hansa-not-now-neutral_office = Choisissez d’abord la ville du comptoir du neutre.
hansa-not-now-redeploy = Achevez d’abord le bonus de la route maritime : envoyez une ressource sur une autre route ou choisissez « Terminé ».
hansa-not-now-sea_move = Achevez d’abord le bonus de la route maritime : posez toutes les ressources prises, ou renoncez avant d’en prendre une.
hansa-not-now-sea_skill = Achevez d’abord le bonus de la route maritime : améliorez Privilegium ou renoncez.
hansa-not-now-sea_office = Achevez d’abord le bonus de la route maritime : ouvrez un comptoir dans une ville verte ou renoncez.
hansa-not-now-closing = Votre tour se termine. Déplacez le pion ou laissez-le où il est.
hansa-not-now-draw = Attendez que les nouveaux jetons soient tirés.
hansa-not-now-placing = Votre tour se termine. Mettez vos nouveaux jetons sur le plateau.
hansa-marker-not-there = Il ne reste aucun jeton « { hansa-marker } » à tirer.
hansa-card-secret = Une carte mission n’a de nom que là où tout est connu, ou vue de la place qui la détient ; pour toutes les autres, c’est « deal ? ».
hansa-card-dealt = La carte mission { $card } est déjà distribuée.
hansa-no-such-seat = Il n’y a pas de place { $seat } : cette partie compte { $players } places, numérotées à partir de 0.
hansa-stock-empty = Votre stock est vide : il n’y a rien à recruter. Choisissez une autre action.
hansa-other-piece = { $piece ->
    [trader] négociant
   *[merchant] commerçant
}
hansa-income-mix = Le Recrutement apporte { $size ->
    [one] { $size } ressource
   *[other] { $size } ressources
}, et le stock contient { hansa-pieces } : il ne peut pas s’y trouver { $wanted ->
    [one] { $wanted } négociant
   *[other] { $wanted } négociants
}.
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Votre réserve et votre stock sont vides. Déplacez, établissez une route ou utilisez un jeton.
       *[other] Votre réserve est vide. { INPUT() ->
            [pointer] Cliquez sur votre stock pour recruter.
           *[text] Recrutez d’abord.
        }
    }
   *[other] Il n’y a pas de { hansa-piece } dans votre réserve. Utilisez un { hansa-other-piece }{ $stock ->
        [0] .
       *[other] , ou recrutez.
    }
}
hansa-none-for-office = Il n’y a pas de { hansa-piece } dans votre réserve. Utilisez un { hansa-other-piece }, ou renoncez au bonus.
hansa-post-taken = Une ressource est déjà sur { $post }. Choisissez une case vide.
hansa-ship-post = { $post } est une case navire, réservée aux négociants. Choisissez un négociant ou une autre case.
hansa-nobody-there = Il n’y a pas de ressource sur { $post }. Choisissez une case occupée.
hansa-own-piece = La ressource sur { $post } est à vous. On ne remplace que les ressources des autres.
hansa-cannot-pay = Pour ce remplacement, il faut encore { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} dans votre réserve, et il n’en resterait que { $left }. Recrutez d’abord.
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
hansa-no-such-province = La province { hansa-province } n’existe pas avec cette division du bord. Choisissez-en une autre.
hansa-pawn-has-moved = Le déplacement gratuit du pion est déjà utilisé dans ce tour. Le pion peut encore se déplacer pour une action (« ride »).
hansa-pawn-after-actions = Une action a été faite : le déplacement gratuit du pion attend donc la fin du tour. D’ici là, le pion peut se déplacer pour une action (« ride »).
hansa-pawn-too-far = Le déplacement gratuit mène à une autre province, à un ou deux pas, et { hansa-province } n’en est pas une. Pour une action, le pion peut aller n’importe où (« ride »).
hansa-pawn-is-there = Le pion est déjà dans la province { hansa-province }. Choisissez-en une autre.
hansa-no-such-marker = Vous n’avez pas de jeton « { hansa-marker } » à utiliser. Établissez une route avec un jeton pour en obtenir un.
hansa-swap-empty = L’un de ces deux comptoirs de { $city } n’existe pas. Choisissez deux comptoirs voisins.
hansa-swap-same = Ces deux comptoirs de { $city } sont identiques. Choisissez-en deux différents.
hansa-swap-not-own = Aucun de ces deux comptoirs de { $city } n’est à vous. Choisissez une paire avec le vôtre.
hansa-track-finished = La piste { hansa-track } est déjà achevée. Choisissez-en une autre.
hansa-set-the-lifted-piece = Le { hansa-piece } repris sur une case doit d’abord être posé sur une case libre.
hansa-already-returned = La ressource remplacée a déjà sa case.
hansa-posts-are-free = La ressource remplacée ne peut pas aller au stock tant qu’une case est libre quelque part. Choisissez une case libre.
hansa-route-of-displacement = Vous ne pouvez pas rester sur la route du remplacement tant que d’autres cases sont libres. Possible : { $nearest }.
hansa-not-nearest = { $post } n’est pas sur l’une des routes les plus proches avec une case libre. Au choix : { $nearest }.
hansa-no-more-extras = Vous n’avez plus de ressource à ajouter. Choisissez « Terminé ».
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
hansa-no-privilege = La maison suivante de { $city } est de couleur { hansa-colour }. Améliorez votre Privilegium pour l’utiliser.
hansa-no-piece-for-house = La maison suivante de { $city } demande un { hansa-piece }, et vous n’en avez pas sur la route établie. Choisissez un autre avantage.
hansa-none-on-route = Vous n’avez pas de { hansa-piece } sur la route établie. Choisissez une autre ressource ou un autre avantage.
hansa-no-house-occupied = Aucune maison n’est encore occupée à { $city }. Un comptoir supplémentaire demande un comptoir à côté de lui.
hansa-marker-just-taken = Le jeton « comptoir supplémentaire » pris en établissant cette route ne peut servir qu’à partir de l’action suivante.
hansa-skill-not-here = Aucune extrémité de { $route } ne permet d’améliorer { hansa-track }. Choisissez un autre avantage.
hansa-only-privilegium = Le bonus de cette route maritime améliore Privilegium et aucune autre piste.
hansa-same-route = Les ressources quittent la route { $route }. Choisissez une case d’une autre route.
hansa-no-special-prestige = La route { $route } ne mène pas au prestige spécial. Choisissez un autre avantage.
hansa-slot-taken = L’emplacement de prestige spécial à { $points } points est pris. Choisissez-en un libre.
hansa-slot-no-privilege = Le prestige spécial de { $points } points est de couleur { hansa-colour }. Améliorez votre Privilegium pour l’utiliser.
hansa-not-on-plate = Il n’y a pas de jeton « { hansa-marker } » sur votre assiette.
hansa-sea-route = { $route } est une route maritime, et les jetons ne vont que sur les routes terrestres. Choisissez-en une autre.
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

## Scenes: places and pieces

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
    [sea_skill] Renoncer
    [sea_office] Renoncer
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
