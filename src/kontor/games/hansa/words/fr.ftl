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
    [move] déplacement
    [exchange] troc
    [tribute] tribut
    [block] barrage
   *[hidden] face cachée
}
hansa-tile = { $tile ->
    [anywhere] Libre passage
    [action] Action supplémentaire
    [income] Part du recrutement
    [cities] Droit de cité
    [skills] Érudition
   *[escort] Escorte
}
hansa-tile-use = { $tile ->
    [anywhere] Quand vous êtes remplacé, placez vos ressources sur n’importe quelles cases vides.
    [action] Une action de plus à chacun de vos tours.
    [income] Quand un autre joueur recrute, vous pouvez déplacer une ressource de votre stock à votre réserve.
    [cities] À la fin, 4 points au lieu de 2 par ville contrôlée.
    [skills] À la fin, 7 points au lieu de 4 par piste achevée, sauf Clavis Urbis.
   *[escort] Quand un de vos commerçants est remplacé, vous pouvez placer deux ressources de plus au lieu d’une.
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-track-use = { $track ->
    [clavis_urbis] points par comptoir de votre plus grand réseau
    [actiones] actions par tour
    [privilegium] couleurs de maisons autorisées
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
    [move_any_2] déplacer une ou deux ressources de n’importe quel joueur
    [develop_privilegium] améliorer Privilegium d’un niveau
    [office_in_green_city] établir un comptoir dans une ville verte avec une ressource de votre réserve
    [place_2_abroad] placer une ou deux ressources de votre stock à l’étranger
   *[redeploy_2_from_route] déplacer une ou deux ressources de cette route vers d’autres routes
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
hansa-country = { $country ->
    [England] Angleterre
    [Wales] Pays de Galles
    [Scotland] Écosse
   *[other] { $country }
}
hansa-country-of-origin = { $origin ->
    [England] Angleterre
    [Wales] Pays de Galles
    [Scotland] Écosse
   *[other] { $origin }
}
hansa-second-country = { $second ->
    [England] Angleterre
    [Wales] Pays de Galles
    [Scotland] Écosse
   *[other] { $second }
}
hansa-countries = { hansa-country }{ $second ->
    [none] {""}
   *[other] , { hansa-second-country }
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

hansa-about = Établissez des routes commerciales, ouvrez des comptoirs et améliorez vos compétences. À la fin, le plus de points l’emporte.

hansa-board-name-standard_2_3 = Plateau de base (2–3 joueurs)
hansa-board-standard_2_3 = La face du plateau de base pour deux ou trois joueurs.
hansa-board-name-standard_4_5 = Plateau de base (4–5 joueurs)
hansa-board-standard_4_5 = La face du plateau de base pour quatre ou cinq joueurs.
hansa-board-name-east = Est
hansa-board-east = Le plateau de l’extension Est, avec des villes vertes et des routes maritimes. Chaque route maritime donne un bonus chaque fois qu’elle est établie (X).
hansa-board-name-britannia_3 = Britannia (2–3 joueurs)
hansa-board-britannia_3 = L’Angleterre et le pays de Galles. Il faut un permis pour agir au pays de Galles (B). À deux, avec des commerçants neutres.
hansa-board-name-britannia_4_5 = Britannia (4–5 joueurs)
hansa-board-britannia_4_5 = L’Angleterre, le pays de Galles et l’Écosse. Il faut un permis pour agir au pays de Galles ou en Écosse (B).

hansa-option-name-edition = Édition
hansa-option-edition = Fixe les jetons bonus et les règles à deux d’une édition imprimée. Vous pouvez encore changer chaque point. Par défaut : 2009, ou 2014 à deux joueurs (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italienne
hansa-value-edition-bigbox = Big Box
hansa-option-name-marker_mix = Jetons bonus en jeu
hansa-option-marker_mix = Le nombre de jetons de chaque sorte. Un comptoir supplémentaire, un échange et un enlèvement sont sur le plateau au départ (S4).
hansa-value-marker_mix-extra_office = Comptoir supplémentaire
hansa-value-marker_mix-swap = Échange
hansa-value-marker_mix-plus3 = +3 actions
hansa-value-marker_mix-plus4 = +4 actions
hansa-value-marker_mix-skill = Compétence
hansa-value-marker_mix-remove = Enlèvement ou déplacement
hansa-option-name-new_markers = Nouveaux jetons
hansa-option-new_markers = Face visible : tout le monde voit les nouveaux jetons quand ils sont placés. Face cachée : un jeton est révélé quand un joueur le prend (M3c, C4b).
hansa-value-new_markers-face_up = Face visible
hansa-value-new_markers-face_down = Face cachée
hansa-option-name-two_players = Règles à deux
hansa-option-two_players = Jouez avec un pion qui limite où vous pouvez agir (W), ou avec des commerçants neutres comme troisième camp (N). Dans la version italienne, le neutre ne gagne pas de prestige (N6c). À deux joueurs seulement.
hansa-value-two_players-pawn = Pion
hansa-value-two_players-neutral_14 = Commerçants neutres (2014)
hansa-value-two_players-neutral_it = Commerçants neutres (version italienne)
hansa-value-two_players-none = Aucune
hansa-option-name-rim = Provinces de bordure
hansa-option-rim = Comment le bord du plateau est divisé en provinces. Seulement avec le pion (W1b).
hansa-value-rim-strict = Une seule tout autour
hansa-value-rim-edge4 = Quatre coins
hansa-value-rim-edge10 = Dix tronçons
hansa-option-name-mission_cards = Cartes mission
hansa-option-mission_cards = Chaque joueur reçoit une carte secrète avec trois villes, qui vaut jusqu’à huit points à la fin. Seulement sur les plateaux de base (X1).
hansa-option-name-marker_in_same_action = Comptoir supplémentaire immédiat
hansa-option-marker_in_same_action = Vous pouvez utiliser un jeton « comptoir supplémentaire » en établissant la route même où vous le prenez (M2).
hansa-option-name-swap_must_own_one = Échanger un de ses comptoirs
hansa-option-swap_must_own_one = Vous ne pouvez échanger deux comptoirs que si l’un au moins est à vous (M6).
hansa-option-name-third_marker = Troisième jeton de départ
hansa-option-third_marker = Enlèvement : jusqu’à trois ressources retournent dans la réserve de leurs propriétaires (M9). Déplacement : jusqu’à trois ressources des autres joueurs changent de case (G4). Un plateau avec des pays se joue toujours avec le déplacement (B12).
hansa-value-third_marker-remove = Enlèvement
hansa-value-third_marker-move = Déplacement
hansa-option-name-tie_break = Égalité
hansa-option-tie_break = Partagée : les joueurs à égalité gagnent ensemble (F8). Big Box : gagne celui qui a le moins avancé sur Actiones, puis celui dont le réseau rapporte le plus (G10).
hansa-value-tie_break-shared = Victoire partagée
hansa-value-tie_break-bigbox = Big Box

hansa-option-name-emperors_favour = Faveur de l’Empereur
hansa-option-emperors_favour = Autant de tuiles que de joueurs sont tirées. Au lieu de toutes les actions d’un tour, vous pouvez retourner deux jetons inutilisés pour en prendre une (L).
hansa-option-name-promo_markers = Jetons promotionnels
hansa-option-promo_markers = Le nombre de jetons « troc », « tribut » et « barrage » dans la partie. Chacun remplace un autre jeton (Q).
hansa-value-promo_markers-exchange = Troc
hansa-value-promo_markers-tribute = Tribut
hansa-value-promo_markers-block = Barrage
hansa-option-name-replaced_markers = Jetons remplacés par les jetons promotionnels
hansa-option-replaced_markers = Les jetons qui quittent le sac, autant que de jetons promotionnels. Laissez tout à 0 pour les prendre parmi les sortes les plus nombreuses (Q2).
hansa-value-replaced_markers-extra_office = Comptoir supplémentaire
hansa-value-replaced_markers-swap = Échange
hansa-value-replaced_markers-plus3 = +3 actions
hansa-value-replaced_markers-plus4 = +4 actions
hansa-value-replaced_markers-skill = Compétence
hansa-value-replaced_markers-remove = Enlèvement ou déplacement
hansa-end-prestige = un joueur a atteint la limite de prestige (E1a)
hansa-end-markers = le sac de jetons est vide (E1b)
hansa-end-cities = assez de villes sont terminées (E1c)
hansa-source-prestige = piste de prestige
hansa-source-skills = pistes achevées
hansa-source-markers = jetons bonus
hansa-source-special_prestige = prestige spécial
hansa-source-control = villes contrôlées
hansa-source-network = réseau
hansa-source-mission = carte mission
hansa-source-countries = pays
hansa-setup-pawn = Le plateau { $board } n’a pas de provinces pour le pion. Choisissez une autre valeur pour « { $option } » ({ $possible }) ou un autre plateau ({ $boards }).
hansa-setup-neutral = Le plateau { $board } n’a pas de cases de départ pour les commerçants neutres. Choisissez une autre valeur pour « { $option } » ({ $possible }) ou un autre plateau ({ $boards }).
hansa-setup-missions = Le plateau { $board } n’a pas assez de cartes mission. Choisissez une autre valeur pour « { $option } » ({ $possible }) ou un autre plateau ({ $boards }).
hansa-setup-no-form = L’édition { $edition } n’a pas de règles à deux joueurs. Choisissez pour « { $option } » une de ces valeurs : { $possible }.
hansa-setup-replaced = { $wanted ->
    [one] { $wanted } jeton doit
   *[other] { $wanted } jetons doivent
} quitter le sac pour les jetons promotionnels, mais « { $option } » en compte { $given }. Le sac contient { $possible }.

## Kinds of actions

hansa-kind-draw = Tirer un jeton
hansa-kind-deal = Distribuer une carte mission
hansa-kind-first = Tirer au sort le premier joueur
hansa-kind-income = Recruter et choisir le nombre de négociants
hansa-kind-place = Placer une ressource sur une case vide
hansa-kind-displace = Remplacer une ressource d’un autre joueur
hansa-kind-lift = Déplacer : prendre une de vos ressources
hansa-kind-claim = Établir une route
hansa-kind-pawn = Déplacer le pion (gratuit)
hansa-kind-ride = Déplacer le pion n’importe où (1 action)
hansa-kind-use = Utiliser un jeton
hansa-kind-end = Finir votre tour
hansa-kind-pay = Payer le remplacement : commerçants, négociants
hansa-kind-return = Déplacer la ressource remplacée
hansa-kind-add = Placer une ressource supplémentaire
hansa-kind-take = Prendre une ressource supplémentaire sur une de vos cases
hansa-kind-done = Terminer
hansa-kind-set = Poser une ressource
hansa-kind-office = Avantage : établir un comptoir
hansa-kind-extra = Avantage : établir un comptoir supplémentaire
hansa-kind-skill = Avantage : améliorer une compétence
hansa-kind-prestige = Avantage : prestige spécial pour un négociant
hansa-kind-nothing = Avantage : aucun
hansa-kind-redeploy = Déplacer une ressource de la route établie
hansa-kind-green = Établir un comptoir dans une ville verte
hansa-kind-remove = Enlever une autre ressource
hansa-kind-put = Placer un nouveau jeton sur une route
hansa-kind-tile = Tirer une tuile
hansa-kind-favour = Prendre une tuile au lieu de toutes les actions
hansa-kind-turn = Retourner un jeton

## What is being decided

hansa-decision-taverns = Les jetons de départ sont tirés au sort.
hansa-decision-missions = Les cartes mission sont distribuées.
hansa-decision-first = Le premier joueur est tiré au sort.
hansa-decision-turn = { $can ->
    [end] Vous n’avez plus d’action. Finissez votre tour.
    [use] Vous n’avez plus d’action. Utilisez un jeton ou finissez votre tour.
    [refill] Il vous reste { hansa-actions }, mais votre réserve est vide. { INPUT() ->
        [pointer] Cliquez sur votre stock pour recruter, ou déplacez une ressource.
       *[text] Recrutez, déplacez des ressources ou établissez une route.
    }
    [spend] Il vous reste { hansa-actions }. { INPUT() ->
        [pointer] Cliquez sur une case (placer, remplacer, déplacer).
       *[text] Placez, remplacez ou déplacez des ressources, ou établissez une route.
    }
    [move] Il vous reste { hansa-actions }, mais votre réserve et votre stock sont vides. { INPUT() ->
        [pointer] Cliquez sur l’une de vos ressources pour la déplacer.
       *[text] Déplacez des ressources ou établissez une route.
    }
   *[act] Il vous reste { hansa-actions }. { INPUT() ->
        [pointer] Cliquez sur une case (placer, remplacer, déplacer) ou sur votre stock (recruter).
       *[text] Placez, remplacez ou déplacez des ressources, établissez une route ou recrutez.
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Cliquez sur une province pour y placer le pion.
   *[text] Placez le pion dans la province de votre choix.
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
        [none] Placez un autre commerçant neutre sur une case proche.
       *[other] Déplacez le commerçant neutre remplacé sur une case proche.
    }
   *[other] { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] Choisissez « Terminé ».
               *[other] Vous pouvez aussi placer { hansa-extras }. Sinon, choisissez « Terminé ».
            }
           *[other] Vous avez été remplacé. Déplacez votre { hansa-piece } sur une case proche{ $extras ->
                [0] .
               *[other] {"\u00A0"}; vous pouvez aussi placer { hansa-extras }.
            }
        }
        [trader] Placez sur une case proche le commerçant que vous avez pris.
       *[merchant] Placez sur une case proche le négociant que vous avez pris.
    }
}
hansa-decision-move = { INPUT() ->
    [pointer] Cliquez sur une case vide pour y poser { hansa-pieces }
   *[text] Posez { hansa-pieces } sur des cases vides
}{ $lifts ->
    [0] .
    [one] , ou prenez d’abord une autre de vos ressources.
   *[other] , ou prenez d’abord jusqu’à { $lifts } autres de vos ressources.
}
hansa-decision-remove = { $left ->
    [one] Vous pouvez encore enlever { $left } ressource.
   *[other] Vous pouvez encore enlever { $left } ressources.
} Sinon, choisissez « Terminé ».
hansa-decision-taken = On retourne le jeton.
hansa-decision-benefit = Vous avez établi la route { $route }. Choisissez un avantage.
hansa-decision-neutral_order = Choisissez quelle route le neutre établit en premier.
hansa-decision-neutral_office = Le neutre établit la route { $route }. Choisissez la ville de son comptoir.
hansa-decision-redeploy = { $left ->
    [one] Vous pouvez encore déplacer { $left } ressource
   *[other] Vous pouvez déplacer jusqu’à { $left } ressources
} de la route { $route } vers d’autres routes. Sinon, choisissez « Terminé ».
hansa-then-piece = { $then_piece ->
    [trader] commerçant
   *[merchant] négociant
}
hansa-decision-sea_move = { $piece ->
    [none] Vous pouvez déplacer une ou deux ressources de n’importe quel joueur. Prenez-en une.
   *[other] Posez { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , puis le { hansa-then-piece } neutre
       *[other] , puis le { hansa-then-piece } appartenant à { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , ou prenez d’abord une autre ressource.
    }
}
hansa-decision-marker_move = { $piece ->
    [none] Vous pouvez déplacer jusqu’à trois ressources adverses.
   *[other] Posez { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , puis le { hansa-then-piece } neutre
       *[other] , puis le { hansa-then-piece } appartenant à { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , ou prenez d’abord une autre ressource adverse.
    }
}
hansa-decision-sea_skill = Vous pouvez améliorer Privilegium d’un niveau.
hansa-decision-sea_office = Vous pouvez établir un comptoir dans une ville verte avec une ressource de votre réserve.
hansa-decision-sea_place = Vous pouvez placer { $left ->
    [1] encore une ressource
   *[other] jusqu’à { $left } ressources
} de votre stock sur des cases à l’étranger.
hansa-decision-favours = Les tuiles de la Faveur de l’Empereur sont tirées.
hansa-decision-buying = { $left ->
    [1] Retournez encore un jeton inutilisé.
   *[other] Retournez deux jetons inutilisés pour la tuile.
}
hansa-decision-gift = { $left ->
    [1] Un autre joueur recrute. Vous pouvez déplacer une ressource de votre stock à votre réserve.
   *[other] Vous recevez un tribut. Choisissez les ressources qui passent de votre stock à votre réserve.
}
hansa-decision-toll = Cette route est barrée. Payez { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} de votre réserve.
hansa-decision-closing = Vous pouvez déplacer le pion une fois avant la fin de votre tour.
hansa-decision-draw = Les nouveaux jetons sont tirés au sort.
hansa-decision-placing = { INPUT() ->
    [pointer] Cliquez sur une route vide pour y placer un nouveau jeton.
   *[text] Placez les nouveaux jetons sur des routes vides.
}

## What happened

hansa-dealt = { $cities ->
    [none] { seat-name } reçoit une carte mission.
   *[other] { seat-name } reçoit la carte mission { $cities }.
}
hansa-first-player = { seat-name } commence.
hansa-turn = { seat-name } a { hansa-actions } pour ce tour.
hansa-turn-ended = { $actions ->
    [0] { seat-name } finit son tour.
   *[other] { seat-name } finit son tour sans utiliser { hansa-actions }.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } place le pion dans la province { hansa-province }.
    [W4a] { seat-name } dépense une action pour déplacer le pion vers la province { hansa-province }.
   *[other] { seat-name } déplace le pion vers la province { hansa-province }.
}
hansa-income = { seat-name } recrute { hansa-pieces }.
hansa-placed = { seat-name } place { hansa-a-piece } sur { $post }.
hansa-placed-abroad = { seat-name } place { hansa-a-piece } de son stock sur { $post }.
hansa-displaced = { seat-name } place { hansa-a-piece } sur { $post } et remplace { $victim ->
    [neutral] un commerçant neutre.
   *[other] le { $displaced ->
        [trader] commerçant
       *[merchant] négociant
    } appartenant à { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } paie { hansa-pieces }.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] Faute de case libre, { SEAT($seat, where: "within") } retire du plateau le { hansa-piece } neutre remplacé.
       *[other] { seat-name } déplace le { hansa-piece } neutre remplacé sur { $post }.
    }
   *[other] { $post ->
        [stock] Faute de case libre, { SEAT($seat, where: "within") } remet le { hansa-piece } remplacé dans son stock.
       *[other] { seat-name } déplace le { hansa-piece } remplacé sur { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } ajoute un { hansa-piece } neutre sur { $post }.
   *[other] { seat-name } ajoute { hansa-a-piece } sur { $post }.
}
hansa-taken = { seat-name } prend le { hansa-piece } de la case { $post }.
hansa-lifted = { $rule ->
    [X7a] { seat-name } prend, sur { $post }, { hansa-owned-piece }.
   *[other] { seat-name } prend le { hansa-piece } de la case { $post }.
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
    [C3] {" "}pour le contrôle de la ville { $city }
    [C7] {" "}pour la pièce d’or à { $city }
    [C10] {" "}pour la liaison Est-Ouest
   *[other] {""}
}.
hansa-marker-taken = { seat-name } prend le jeton « { hansa-marker } ».
hansa-marker-replaced = { seat-name } reçoit un nouveau jeton, à placer à la fin du tour.
hansa-bag-empty = Le sac de jetons est vide. La partie se termine après cette action.
hansa-marker-gone = { $marker ->
    [hidden] Un jeton face cachée quitte la partie sans être retourné.
   *[other] Le jeton « { hansa-marker } » quitte la partie.
}
hansa-office = { $rule ->
    [X8a] { seat-name } établit un comptoir à { $city } avec { hansa-a-piece } de sa réserve.
   *[other] { hansa-owner-name } établit un comptoir à { $city } avec { hansa-a-piece }.
}
hansa-extra-office = { seat-name } établit un comptoir supplémentaire à { $city } avec { hansa-a-piece }.
hansa-completed = { $rule ->
    [X5] { $city } reçoit son premier comptoir et compte comme ville terminée.
   *[other] La ville { $city } est terminée.
}
hansa-link = { hansa-owner-name } achève la liaison Est-Ouest, { $rank ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] trop tard pour le prestige
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } utilise un jeton « compétence » et améliore { hansa-track } ({ hansa-scene-value }).
   *[other] { seat-name } améliore { hansa-track } ({ hansa-scene-value }).
}
hansa-special-prestige = { seat-name } envoie un négociant au prestige spécial, qui vaudra { $points } points à la fin.
hansa-cleared = { seat-name } remet { hansa-pieces } de la route dans son stock.
hansa-redeployed = { seat-name } déplace { hansa-a-piece } de la route établie vers { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] Les commerçants neutres quittent la route { $route }, sauf un.
   *[no] Les commerçants neutres quittent la route { $route }.
}
hansa-swapped = { seat-name } échange les comptoirs { $house } et { $next } à { $city }.
hansa-plus = { seat-name } utilise un jeton « { hansa-marker } ».
hansa-tile-drawn = La tuile « { hansa-tile } » est en jeu.
hansa-favour = { seat-name } prend la tuile « { hansa-tile } » au lieu de toutes les actions de ce tour.
hansa-turned-over = { seat-name } retourne un jeton « { hansa-marker } ».
hansa-exchanged = { seat-name } donne un jeton « troc » à { SEAT($victim, where: "within") } contre un jeton « { hansa-marker } » utilisé.
hansa-put-beside = { seat-name } pose un jeton « { hansa-marker } » avec un commerçant près de la route { $route }.
hansa-gift = { $rule ->
    [Q5] { seat-name } reçoit un tribut : { hansa-pieces } du stock à la réserve.
   *[other] { seat-name } déplace { hansa-pieces } du stock à la réserve.
}
hansa-removed = { $owner ->
    [own] { seat-name } remet dans sa réserve le { hansa-piece } de la case { $post }.
    [neutral] { seat-name } retire du plateau le { hansa-piece } neutre de la case { $post }.
   *[other] { seat-name } enlève, sur { $post }, le { hansa-piece } appartenant à { SEAT($owner, where: "within") }.
}
hansa-marker-drawn = { seat-name } tire un jeton « { hansa-marker } ».
hansa-marker-placed = { $seat ->
    [-1] Le jeton « { hansa-marker } » est au départ sur la route { $route }.
   *[other] { $marker ->
        [hidden] { seat-name } place un jeton face cachée sur la route { $route }.
       *[other] { seat-name } place le jeton « { hansa-marker } » sur la route { $route }.
    }
}
hansa-neutral-set = Un commerçant neutre arrive sur { $post } avec le nouveau jeton.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] limite de prestige atteinte par le neutre
       *[other] limite de prestige atteinte par { SEAT($reached, where: "within") }
    }
    [markers] sac de jetons vide
   *[cities] assez de villes terminées
}
hansa-over = La partie est terminée : { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Fin de la partie : { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
hansa-no-action-left = Vous n’avez plus d’action. Utilisez un jeton ou finissez votre tour.
hansa-not-now-taverns = Attendez que les jetons de départ soient sur le plateau.
hansa-not-now-missions = Attendez que les cartes mission soient distribuées.
hansa-not-now-first = Attendez que le premier joueur soit tiré au sort.
hansa-not-now-pawn = Placez d’abord le pion dans une province.
hansa-claim-first = Établissez d’abord une route. L’avantage est alors un comptoir, un comptoir supplémentaire, une compétence, du prestige spécial ou rien.
hansa-not-now-turn = Vous ne pouvez pas faire cela maintenant. Placez, remplacez ou déplacez des ressources, établissez une route, recrutez, utilisez un jeton ou finissez votre tour.
hansa-not-now-pay = Payez d’abord le remplacement.
hansa-not-now-answer = Terminez d’abord votre réponse au remplacement : déplacez la ressource remplacée, puis ajoutez des ressources ou choisissez « Terminé ».
hansa-not-now-move = Terminez d’abord votre Déplacement : posez toutes les ressources que vous avez prises.
hansa-not-now-remove = Terminez d’abord avec le jeton « enlèvement » : enlevez une autre ressource ou choisissez « Terminé ».
hansa-not-now-taken = Attendez que le jeton soit retourné.
hansa-not-now-benefit = Choisissez d’abord un avantage : un comptoir, un comptoir supplémentaire, une compétence, du prestige spécial ou rien.
hansa-not-now-neutral_order = Choisissez quelle route le neutre établit en premier.
hansa-not-now-neutral_office = Choisissez d’abord la ville du comptoir neutre.
hansa-not-now-redeploy = Terminez d’abord le bonus de la route maritime : déplacez une autre ressource vers une autre route ou choisissez « Terminé ».
hansa-not-now-sea_move = Terminez d’abord le bonus de la route maritime : posez toutes les ressources prises, ou renoncez avant d’en prendre une.
hansa-not-now-marker_move = Terminez d’abord avec le jeton « déplacement » : posez toutes les ressources prises.
hansa-not-now-sea_skill = Terminez d’abord le bonus de la route maritime : améliorez Privilegium ou renoncez.
hansa-not-now-sea_office = Terminez d’abord le bonus de la route maritime : établissez un comptoir dans une ville verte ou renoncez.
hansa-not-now-sea_place = Terminez d’abord le bonus de la route maritime : placez une ressource à l’étranger ou choisissez « Terminé ».
hansa-not-now-favours = Attendez que les tuiles soient tirées.
hansa-not-now-buying = Retournez d’abord deux jetons inutilisés pour votre tuile.
hansa-not-now-gift = Choisissez d’abord les ressources qui passent de votre stock à votre réserve.
hansa-not-now-closing = Votre tour se termine. Déplacez le pion ou laissez-le où il est.
hansa-not-now-draw = Attendez que les nouveaux jetons soient tirés.
hansa-not-now-placing = Votre tour se termine. Placez vos nouveaux jetons sur le plateau.
hansa-marker-not-there = Il ne reste aucun jeton « { hansa-marker } » à tirer.
hansa-card-secret = Cette carte mission est secrète. Écrivez « deal ? » au lieu de son nom.
hansa-card-dealt = La carte mission { $card } a déjà été distribuée.
hansa-no-such-seat = Il n’y a pas de place { $seat }. À { $players } joueurs, les places sont numérotées à partir de 0.
hansa-stock-empty = Votre stock est vide : vous ne pouvez pas recruter. Choisissez une autre action.
hansa-other-piece = { $piece ->
    [trader] négociant
   *[merchant] commerçant
}
hansa-income-mix = Vous ne pouvez pas recruter { $wanted ->
    [one] { $wanted } négociant
   *[other] { $wanted } négociants
}. Votre Recrutement est de { $size ->
    [one] { $size } ressource
   *[other] { $size } ressources
}, et votre stock contient { hansa-pieces }.
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Votre réserve et votre stock sont vides. Déplacez des ressources, établissez une route ou utilisez un jeton.
       *[other] Votre réserve est vide. { INPUT() ->
            [pointer] Cliquez sur votre stock pour recruter.
           *[text] Recrutez d’abord.
        }
    }
   *[other] Vous n’avez pas de { hansa-piece } dans votre réserve. Utilisez un { hansa-other-piece }{ $stock ->
        [0] .
       *[other] , ou recrutez.
    }
}
hansa-none-for-office = Vous n’avez pas de { hansa-piece } dans votre réserve. Utilisez un { hansa-other-piece }, ou renoncez au bonus.
hansa-post-taken = { $post } : cette case est occupée. Choisissez une case vide.
hansa-ship-post = { $post } est une case navire, réservée aux négociants. Choisissez un négociant ou une autre case.
hansa-nobody-there = Il n’y a pas de ressource sur { $post }. Choisissez une case occupée.
hansa-own-piece = La ressource sur { $post } est à vous. Vous ne pouvez remplacer que celles des autres joueurs.
hansa-cannot-pay = Pour payer ce remplacement, il vous faut encore { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} dans votre réserve, et il ne vous en resterait que { $left }. Recrutez d’abord.
hansa-wrong-price = Ce remplacement coûte exactement { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}. Choisissez-en autant.
hansa-payment-not-in-supply = Vous n’avez pas { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
} dans votre réserve. Choisissez une autre combinaison.
hansa-already-setting = Vous avez déjà posé une ressource : vous ne pouvez plus en prendre d’autre. Posez celles qui restent.
hansa-no-more-lifts = Votre Liber Sophiae ne permet de déplacer que { $liber } ressources à la fois. Posez celles que vous avez prises.
hansa-not-own-piece = Vous n’avez pas de ressource sur { $post }. Choisissez une case avec une de vos ressources.
hansa-two-pieces-lifted = Ce bonus déplace au plus deux ressources. Posez celles que vous avez prises.
hansa-three-pieces-lifted = Ce jeton déplace au plus trois ressources. Posez celles que vous avez prises.
hansa-move-others-only = La ressource sur { $post } est à vous. Ce jeton ne déplace que celles des autres joueurs.
hansa-lift-first = Prenez d’abord une ressource, ou renoncez au bonus.
hansa-set-in-order = Posez d’abord le { hansa-piece }. Les ressources se posent dans l’ordre où vous les avez prises.
hansa-none-in-hand = Vous n’avez pas pris de { hansa-piece }. Choisissez une des ressources en main.
hansa-trader-without-post = Choisissez une case navire pour ce négociant, sinon il n’y aura plus de case pour votre commerçant.
hansa-route-not-own = Vous n’occupez pas toutes les cases de la route { $route }. Remplissez-la d’abord.
hansa-route-not-neutral = Le neutre n’occupe pas toutes les cases de la route { $route }. Choisissez une route remplie de commerçants neutres.
hansa-far-from-pawn = La route { $route } ne borde pas la province du pion. Choisissez-en une qui la borde, ou déplacez d’abord le pion.
hansa-no-permit = { $used ->
    [yes] Vous avez déjà utilisé vos permis pour ce tour ({ hansa-country }). Vous pourrez vous en resservir au prochain tour.
   *[no] Il vous faut un permis ({ hansa-country }). Pour l’obtenir, il faut le comptoir le plus à droite dans une de ces villes : { $cities }.
}
hansa-other-country = { $stays ->
    [yes] Cette ressource doit rester dans son pays ({ hansa-country-of-origin }). Choisissez-y une case.
   *[no] Cette ressource ne peut pas passer cette frontière : { hansa-country-of-origin } → { hansa-country }. Choisissez une case dans son pays.
}
hansa-wrong-country = La ressource ne peut pas aller dans ce pays ({ hansa-country }). Au choix : { $nearest }.
hansa-no-post-for-piece = Il n’y a aucune case permise pour la ressource sur { $post }. Choisissez-en une autre.
hansa-only-abroad = Ce bonus ne vaut qu’à l’étranger. Choisissez une case en surbrillance.
hansa-no-pawn = Il n’y a pas de pion dans cette partie.
hansa-no-such-province = La province { hansa-province } n’existe pas avec cette division de la bordure. Choisissez-en une autre.
hansa-pawn-has-moved = Vous avez déjà utilisé le déplacement gratuit du pion. Vous pouvez encore le déplacer pour une action (« ride »).
hansa-pawn-after-actions = Vous avez fait une action : le déplacement gratuit du pion doit attendre la fin de votre tour. Vous pouvez le déplacer maintenant pour une action (« ride »).
hansa-pawn-too-far = La province { hansa-province } est trop loin pour le déplacement gratuit du pion, d’un ou deux pas. Pour une action, vous pouvez le déplacer n’importe où (« ride »).
hansa-pawn-is-there = Le pion est déjà dans la province { hansa-province }. Choisissez-en une autre.
hansa-bought-tile = Vous avez pris une tuile au lieu de toutes les actions de ce tour. Vous pouvez encore utiliser d’autres jetons ou finir votre tour.
hansa-cannot-pay-toll = Cette route est barrée : y placer coûte { $price ->
    [one] { $price } ressource de plus
   *[other] { $price } ressources de plus
}, et il ne vous en resterait que { $left }. Recrutez d’abord ou choisissez une autre route.
hansa-exchange-with-others = Échangez avec un autre joueur de cette table.
hansa-exchange-for-exchange = Un jeton « troc » contre un jeton « troc » ne changerait rien. Prenez-en un autre.
hansa-none-used = { seat-name } n’a pas de jeton « { hansa-marker } » utilisé. Prenez-en un autre.
hansa-none-for-route = Il vous faut un commerçant dans votre réserve pour le poser sur le jeton. Recrutez d’abord.
hansa-tile-not-there = La tuile « { hansa-tile } » n’est pas sur la table. Choisissez-en une qui y est.
hansa-turn-has-begun = Vous ne pouvez prendre une tuile qu’au début de votre tour, avant toute action et tout jeton.
hansa-too-few-markers = Une tuile coûte deux jetons inutilisés, et vous en avez { $count }. Établissez une route avec un jeton pour en obtenir un.
hansa-tile-already-drawn = La tuile « { hansa-tile } » est déjà en jeu.
hansa-tribute-is-paid = Un tribut est toujours payé. Choisissez les ressources.
hansa-no-such-marker = Vous n’avez pas de jeton « { hansa-marker } » inutilisé. Établissez une route avec un jeton pour en obtenir un.
hansa-swap-empty = À { $city }, l’une de ces deux maisons est vide. Choisissez deux comptoirs voisins.
hansa-swap-same = À { $city }, ces deux comptoirs sont identiques. Choisissez-en deux différents.
hansa-swap-not-own = À { $city }, aucun de ces deux comptoirs n’est à vous. Choisissez une paire avec l’un des vôtres.
hansa-track-finished = La piste { hansa-track } est déjà achevée. Choisissez une autre compétence.
hansa-set-the-lifted-piece = Posez d’abord le { hansa-piece } que vous avez pris.
hansa-already-returned = Vous avez déjà déplacé la ressource remplacée.
hansa-posts-are-free = Il reste des cases vides. Déplacez la ressource remplacée sur l’une d’elles.
hansa-route-of-displacement = Vous ne pouvez pas rester sur la route où vous avez été remplacé tant que d’autres cases sont libres. Au choix : { $nearest }.
hansa-not-nearest = { $post } n’est pas sur l’une des routes les plus proches qui ont une case libre. Au choix : { $nearest }.
hansa-no-more-extras = Vous n’avez plus de ressource supplémentaire à placer. Choisissez « Terminé ».
hansa-extras-from-posts = Votre stock et votre réserve sont vides. Prenez la ressource supplémentaire sur une autre de vos cases.
hansa-extra-not-there = Il n’y a pas de { hansa-piece } dans { $where ->
    [stock] votre stock
   *[supply] votre réserve
}. Placez l’autre sorte de ressource.
hansa-stock-or-supply-first = Placez d’abord les ressources de votre stock ou de votre réserve, tant qu’il y en a.
hansa-set-in-this-answer = Vous venez de placer la ressource sur { $post }. Prenez-en une sur une autre case.
hansa-return-first = Déplacez d’abord le { hansa-piece } remplacé sur une case.
hansa-neutral-has-traders = Le neutre n’a que des commerçants. Placez le commerçant remplacé, puis un autre commerçant neutre.
hansa-neutral-must-be-set = Placez d’abord le commerçant neutre supplémentaire. Il y a encore de la place.
hansa-neutral-takes-office = Il y a une maison libre : le neutre doit établir un comptoir. Choisissez la ville.
hansa-city-not-on-route = { $city } n’est pas sur la route { $route }. Choisissez une ville à l’une des extrémités de la route établie.
hansa-city-full = Toutes les maisons sont occupées à { $city }. Seul un jeton « comptoir supplémentaire » peut y ajouter un comptoir.
hansa-green-city = { $city } est une ville verte, sans maisons. Pour y établir un comptoir, utilisez un jeton « comptoir supplémentaire » ou le bonus d’une route maritime.
hansa-not-green = { $city } n’est pas une ville verte. Choisissez-en une.
hansa-green-city-full = Il n’y a plus de place pour un comptoir à { $city }. Choisissez une autre ville verte.
hansa-no-privilege = À { $city }, la maison suivante est { hansa-colour }. Améliorez votre Privilegium pour l’utiliser.
hansa-no-piece-for-house = À { $city }, la maison suivante demande un { hansa-piece }, et vous n’en avez pas sur la route établie. Choisissez un autre avantage.
hansa-none-on-route = Vous n’avez pas de { hansa-piece } sur la route établie. Choisissez une autre ressource ou un autre avantage.
hansa-no-house-occupied = Il n’y a pas encore de comptoir à { $city }. Un comptoir supplémentaire doit en avoir un autre à côté de lui.
hansa-marker-just-taken = Vous ne pourrez utiliser le jeton « comptoir supplémentaire » pris sur cette route qu’à partir de votre action suivante.
hansa-skill-not-here = Aucune extrémité de la route { $route } ne permet d’améliorer { hansa-track }. Choisissez un autre avantage.
hansa-only-privilegium = Le bonus de cette route maritime n’améliore que Privilegium.
hansa-same-route = Choisissez une case d’une autre route. Les ressources doivent quitter la route { $route }.
hansa-no-special-prestige = La route { $route } ne mène pas au prestige spécial. Choisissez un autre avantage.
hansa-slot-taken = L’emplacement de prestige spécial à { $points } points est pris. Choisissez-en un libre.
hansa-slot-no-privilege = L’emplacement de prestige spécial à { $points } points est de couleur { hansa-colour }. Améliorez votre Privilegium pour l’utiliser.
hansa-not-on-plate = Vous n’avez pas de jeton « { hansa-marker } » à placer.
hansa-sea-route = { $route } est une route maritime, et les jetons ne vont que sur les routes terrestres. Choisissez-en une autre.
hansa-marker-abroad = { $route } est à l’étranger, où l’on ne place pas de jeton. Choisissez une autre route.
hansa-bonus-route = { $route } a un bonus permanent et ne reçoit pas de jeton. Choisissez une autre route.
hansa-route-has-marker = Il y a déjà un jeton sur la route { $route }. Choisissez une autre route.
hansa-route-has-piece = Il y a une ressource sur la route { $route }. Choisissez une route vide.
hansa-no-free-house = Il n’y a pas de maison libre aux extrémités de la route { $route }. Choisissez une autre route.

## Faults of a position

position-piece = { $where } : { $value } n’est pas une ressource. Écrivez "trader" ou "merchant" et une place, comme "trader 0", ou "trader neutral" dans une partie avec des commerçants neutres.
position-unknown-route = { $where } : le plateau n’a pas de route « { $name } ».
position-unknown-post = { $where } : le plateau n’a pas de case « { $name } ».
position-slots = { $where } : il faut exactement { $wanted } emplacements. Écrivez null pour un emplacement vide.
position-houses = { $where } : { $wanted ->
    [30] une ville verte contient au plus { $wanted } comptoirs.
    [one] cette ville a exactement { $wanted } maison ; écrivez null pour une maison vide.
   *[other] cette ville a exactement { $wanted } maisons ; écrivez null pour une maison vide.
}
position-not-at-this-table = { $where } : il faut null, car cette variante n’est pas utilisée.
position-pieces = La place { $seat } a { $counted } { $piece ->
    [trader] { $counted ->
        [one] commerçant
       *[other] commerçants
    }
   *[merchant] { $counted ->
        [one] négociant
       *[other] négociants
    }
} au lieu de { $wanted }, en comptant le plateau, l’écritoire et la main, mais pas le cube de score.
position-markers = Il y a en tout { $counted ->
    [one] { $counted } jeton
   *[other] { $counted } jetons
} « { hansa-marker } » au lieu de { $wanted }.
position-bag = { $unseen ->
    [one] { $unseen } jeton n’a pas été vu
   *[other] { $unseen } jetons n’ont pas été vus
}, mais il y en a { $bag } dans le sac et { $hidden } face cachée ailleurs. Ces nombres doivent correspondre.
position-ship-post = Un commerçant est sur { $post }, une case navire réservée aux négociants.
position-house-skipped = À { $city }, il y a une maison vide à gauche d’un comptoir. Les maisons se remplissent de gauche à droite.
position-extra-office-alone = Il y a un comptoir supplémentaire à { $city }, mais aucune maison occupée.
position-completed = completed vaut { $completed }, mais le nombre de villes pleines est { $full }. Ces nombres doivent correspondre.
position-sea-marker = Il y a un jeton sur { $route }, qui n’en reçoit jamais (X6b, B13).
position-lifted-in = Les pays des ressources prises ne correspondent pas aux ressources en main.
position-tiles = Il doit y avoir { $wanted } tuiles en jeu, pas { $counted } (L2).
position-turn-phase = La phase du tour ne correspond pas à la décision en cours, aux actions restantes ou aux tuiles (L4).
position-beside = Un jeton posé près d’une route doit avoir une route et un propriétaire (Q7).
position-too-many-markers = Il y a { $counted } jetons en tout sur les routes et les assiettes. Le maximum est { $most } : on n’en pioche un que lorsqu’un autre est pris (C4b).
position-actions = actions vaut { $actions }. La piste Actiones, les jetons +3 et +4 et les permis utilisés par la place active en permettent au plus { $most } (T1, M7, B8).
position-extra-office-marker = { $owner ->
    [neutral] Le neutre a { $counted } { $counted ->
        [one] comptoir supplémentaire
       *[other] comptoirs supplémentaires
    }, mais il n’utilise jamais de jeton (M5).
   *[other] La place { $owner } a { $counted } { $counted ->
        [one] comptoir supplémentaire
       *[other] comptoirs supplémentaires
    }, mais seulement { $used } { $used ->
        [one] jeton « comptoir supplémentaire » utilisé
       *[other] jetons « comptoir supplémentaire » utilisés
    } (M5).
}
position-house-piece = { $city } : une ressource occupe une maison dont la forme ne convient pas, ou d’une couleur hors du Privilegium de son propriétaire, et aucun échange ne l’explique (C6).
position-swaps = { $cities } : des ressources occupent des maisons dont la forme ou la couleur ne convient pas. Il faut au moins { $needed ->
    [one] { $needed } échange
   *[other] { $needed } échanges
}, mais { $used ->
    [one] { $used } jeton « échange » a été utilisé
   *[other] { $used } jetons « échange » ont été utilisés
} (C6, M6).
position-link-without-chain = { $owner ->
    [neutral] Le neutre
   *[other] La place { $owner }
} a un rang de la liaison, mais aucune chaîne de comptoirs entre les villes rouges ne le justifie (C10).
position-chain-without-link = { $owner ->
    [neutral] Le neutre
   *[other] La place { $owner }
} a une chaîne de comptoirs entre les villes rouges, mais aucun rang. Donnez à link le rang suivant (C10).
position-special-merchant = special : seuls des négociants peuvent occuper les emplacements de prestige spécial.
position-mission-twice = missions : deux places ont la même carte mission.
position-pawn-place = pawn.province : null avant que le pion soit placé, une province ensuite.
position-link-ranks = Les rangs de la liaison sont { $ranks }. Il faut 1, 2, 3… sans trou, et 0 pour les autres places.
position-extra-offices = Il y a { $counted } comptoirs supplémentaires, mais le maximum est { $most }.
position-green-offices = Il y a plus de { $most } comptoirs à { $city }, la limite pour une ville verte.
position-mission-hidden = missions : seule une vue peut cacher des cartes, celles des autres places et tant que la partie est en cours.
position-mission-dealt = missions : les cartes sont distribuées place après place, et chaque place en a une avant le tirage du premier joueur.
position-setup = Avant le tirage du premier joueur, les écritoires, le plateau et le sac doivent être dans leur état de départ.
position-stack = stack : ces décisions en cours ne peuvent pas se suivre : { $stack }.
position-neutral-routes = Une route remplie de commerçants neutres est établie aussitôt (N3a) : elle ne peut exister que pendant cette décision.

## Faults of a board

board-green-city = { board-at }la liste ne correspond pas au plateau, où { $counted ->
    [none] aucune ville n’est verte
   *[other] les villes vertes sont { $counted }
}.
board-link-ends = { board-at }nommez deux villes différentes du plateau.
board-taverns-differ = { board-at }la liste ne correspond pas aux routes marquées d’une taverne.
board-tavern-number = { board-at }il faut exactement { $wanted } routes à taverne.
board-tavern-at-sea = { board-at }{ $name } est une route maritime : elle ne peut pas avoir de taverne.
board-special-city = { board-at }{ $name } doit être à une extrémité de la route du prestige spécial.
board-special-route = { board-at }{ $name } doit avoir cette route et aucune autre.
board-special-slots = { board-at }indiquez au moins un emplacement, et des points différents pour chacun.
board-no-house = { board-at }il faut au moins une maison à « { $name } ». Seules les villes vertes n’en ont pas.
board-route-to-itself = { board-at }une route ne peut pas relier { $name } à elle-même.
board-route-twice = { board-at }la route { $name } figure deux fois.
board-length-differs = { board-at }la route { $name } a { $posts } cases, mais sa longueur indique autre chose.
board-sea-differs = { board-at }{ $name } : « sea » ne correspond pas aux cases navire.
board-bonus-on-land = { board-at }{ $name } a un bonus permanent, mais ce n’est pas une route maritime.
board-unknown-country = { board-at }« { $name } » n’est pas un pays possible ici. Pays déclarés : { $possible }.
board-bonus-abroad = { board-at }le bonus de { $name } demande des pays et une route d’au moins trois cases.
board-mission = { board-at }une carte mission doit nommer { $wanted } villes différentes du plateau.
board-neighbour = { board-at }la voisine { $name } doit être une autre province de la même liste, qui a celle-ci pour voisine.
board-count-differs = { board-at }le plateau en compte { $counted }, pas le nombre indiqué.
board-neutral-ship = { board-at }{ $name } n’a que des cases navire, où un commerçant neutre ne peut pas aller.
board-not-joined = { board-at }pas encore reliée aux autres villes.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Réserve
hansa-label-stock = Stock
hansa-label-unused = Jetons inutilisés
hansa-label-permits = Permis
hansa-label-used = Jetons utilisés
hansa-label-plate = Jetons à placer
hansa-label-link = Liaison Est-Ouest
hansa-label-mission = Carte mission
hansa-label-score = Score provisoire
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
        [yes] déplacement gratuit utilisé
       *[no] déplacement gratuit disponible
    }
}
hansa-mission = { $card ->
    [hidden] secrète
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ commerçant  ● négociant, avec le numéro de place{ $neutral ->
    [yes] {" "}(n neutre)
   *[no] {""}
}  · case vide{ $pawn ->
    [yes] {"  "}* borde la province du pion
   *[no] {""}
}
hansa-legend-sea = ≈ case navire vide, pour négociants seulement. Le joueur qui établit la route peut utiliser son bonus.
hansa-legend-houses = Maisons libres : □ commerçant, ○ négociant ; w blanc, o orange, p rose, b noir ; $ pièce d’or. Les comptoirs supplémentaires sont à gauche de « | ». → indique qui contrôle la ville.{ $green ->
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
    [britannia_3] Britannia
    [britannia_4_5] Britannia
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
    [yes] , extrémité de la liaison Est-Ouest
   *[no] {""}
}{ $country ->
    [none] {""}
   *[other] , { hansa-countries }
}{ $permit ->
    [yes]  ; le comptoir le plus à droite donne un permis
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
hansa-scene-house = { $city }, maison { $number } : { hansa-colour }, pour un { hansa-piece }{ $coin ->
    [yes] , avec une pièce d’or : { $points } de prestige
   *[no] {""}
}
hansa-scene-green-office = { $city } (ville verte), comptoir { $number }
hansa-scene-extra = { $city }, comptoir supplémentaire { $number }
hansa-scene-route = { $sea ->
    [yes] Route maritime
   *[no] Route
} { $route }, { $length } cases{ $tavern ->
    [yes] , avec une taverne
   *[no] {""}
}{ $country ->
    [none] {""}
   *[other] , { hansa-country }
}
hansa-scene-marker-place = { $bonus ->
    [none] Emplacement de jeton sur la route { $route }
   *[other] Bonus permanent de la route { $route } : { hansa-bonus }
}
hansa-scene-permit = Permis de { $city } ({ hansa-countries })
hansa-scene-permit-held = { SEAT($seat) } a le permis de { $city }{ $used ->
    [yes] , utilisé ce tour-ci
   *[no] {""}
}
hansa-scene-post = { $ship ->
    [yes] Case navire { $post }, pour négociants seulement
   *[no] Case { $post }
}
hansa-scene-special = Prestige spécial : { $points } points, de couleur { hansa-colour }
hansa-scene-province = Province { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Villes terminées
    [prestige] Prestige le plus élevé
   *[bag] Jetons dans le sac
}
hansa-scene-link = Liaison Est-Ouest, rang { $rank } : { $points } points de prestige
hansa-scene-neutral = Commerçants neutres
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
hansa-scene-covered = { hansa-track } : { hansa-scene-value }, pas encore atteint
hansa-scene-markers = Jetons « { hansa-marker } » ({ SEAT($seat, where: "within") })
hansa-scene-used = Jetons utilisés ({ SEAT($seat, where: "within") })
hansa-scene-plate = Jetons à placer ({ SEAT($seat, where: "within") })
hansa-scene-token-label = { $part ->
    [markers] Jetons
    [used] Utilisés
   *[plate] À placer
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
    [extra_office] En établissant une route, établissez un comptoir supplémentaire à gauche des autres.
    [swap] Échangez deux comptoirs voisins d’une ville.
    [plus3] Faites trois actions de plus pendant ce tour.
    [plus4] Faites quatre actions de plus pendant ce tour.
    [skill] Améliorez une compétence d’un niveau.
    [remove] Remettez jusqu’à trois ressources posées sur des cases dans la réserve de leurs propriétaires.
    [move] Déplacez jusqu’à trois ressources des autres joueurs vers d’autres cases.
    [exchange] Donnez ce jeton à un autre joueur et prenez un de ses jetons utilisés, que vous pourrez utiliser à nouveau.
    [tribute] Posez-le près d’une route avec un de vos commerçants. Chaque fois qu’un comptoir est établi dans une de ses villes, deux ressources passent de votre stock à votre réserve.
    [block] Posez-le près d’une route avec un de vos commerçants. Tout joueur qui y place une ressource en paie une de plus.
   *[hidden] Révélé quand un joueur le prend.
}
hansa-label-favours = Faveur de l’Empereur
hansa-scene-tile-place = { hansa-tile } : { hansa-tile-use }
hansa-scene-tile-of = { hansa-tile } ({ SEAT($seat, where: "within") })
hansa-scene-tiles = Tuiles de la Faveur de l’Empereur ({ SEAT($seat, where: "within") })
hansa-scene-tile-tip = { hansa-tile-use } Elle coûte deux jetons inutilisés et toutes les actions d’un tour.
hansa-scene-beside = Près de la route { $route } : place pour un tribut ou un barrage
hansa-scene-beside-marker = Jeton « { hansa-marker } » près de la route { $route } ({ SEAT($seat, where: "within") })
hansa-scene-post-tip = Sur { $post }. Son remplacement coûte { $price ->
    [one] { $price } ressource de plus.
   *[other] { $price } ressources de plus.
}
hansa-scene-office-tip = Comptoir à { $city }. Chacun compte pour le contrôle et pour le réseau.
hansa-scene-control = { $owner ->
    [neutral] Le neutre contrôle { $city }
   *[other] { SEAT($owner) } contrôle { $city } : 1 point de prestige quand une route d’ici est établie, { $points } points à la fin
}
hansa-scene-special-tip = { $points } points à la fin.
hansa-scene-pawn = Le pion dans la province { hansa-province }
hansa-scene-pawn-tip = Vous ne pouvez placer, remplacer et établir que sur les routes qui bordent sa province.
hansa-scene-mission-hidden = Carte mission ({ SEAT($seat, where: "within") }), face cachée
hansa-scene-mission = Carte mission ({ SEAT($seat, where: "within") }) : { $cities }
hansa-scene-mission-city = { $city } figure sur votre carte mission
hansa-scene-mission-tip = 1 point pour chacune de ces villes où vous avez un comptoir, 5 de plus si vous contrôlez les trois.
hansa-scene-hand-tip = En attente de placement.
hansa-scene-linked = { hansa-owner-name } a achevé la liaison Est-Ouest : { $points } points de prestige
hansa-scene-score = { seat-name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de prestige, { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie s’arrêtait maintenant
hansa-scene-counter = { hansa-scene-meter } : { $value }{ $limit ->
    [none] {""}
   *[other] {" "}sur { $limit }
}
hansa-warning = La partie peut se terminer ce tour-ci : { $cause ->
    [prestige] { SEAT($seat, where: "within") } a { $value } points de prestige sur { $limit }.
    [cities] { $value } villes sur { $limit } sont terminées.
   *[markers] le sac de jetons est vide.
}
hansa-score-part = { $source ->
    [prestige] Prestige gagné pendant la partie.
    [skills] { $each } points par piste achevée, sauf Clavis Urbis : { $count } × { $each }.
    [markers] { $count ->
        [one] { $count } jeton.
       *[other] { $count } jetons.
    } 1, 2, 4, 6, 8 et 10 jetons valent 1, 3, 6, 10, 15 et 21 points.
    [special_prestige] Négociants sur le tableau du prestige spécial : 7, 8, 9 ou 11 points chacun.
    [control] { $each } points par ville contrôlée : { $count } × { $each }.
    [network] Comptoirs du plus grand réseau, multipliés par Clavis Urbis : { $count } × { $key }.
    [mission] 1 point par ville de la carte mission où se trouve un comptoir, et 5 de plus pour le contrôle des trois.
    [countries] Rang dans chaque pays étranger, selon les villes contrôlées, puis les comptoirs : 7, 4 et 2 points.
   *[sum] Total si la partie s’arrêtait maintenant.
}
hansa-scene-column = { $source ->
    [prestige] Prestige
    [skills] Compétences
    [markers] Jetons
    [special_prestige] Spécial
    [control] Contrôle
    [network] Réseau
    [mission] Mission
    [countries] Pays
   *[sum] Total
}

## Scenes: every action in a few words

hansa-do-draw = Tirer « { hansa-marker } »
hansa-do-first = { SEAT($seat) } commence
hansa-do-deal = Distribuer { $card }
hansa-do-place = Placer { hansa-a-piece } sur { $post }
hansa-do-displace = Remplacer { $owner ->
    [none] la ressource
    [neutral] la ressource neutre
   *[other] { SEAT($owner, where: "within") }
} sur { $post } par { hansa-a-piece }{ $price ->
    [none] { "" }
    [1] {" "}(coûte 1 ressource de plus)
   *[other] {" "}(coûte { $price } ressources de plus)
}
hansa-do-lift = Déplacer la ressource sur { $post }
hansa-do-claim = Établir la route { $route }
hansa-do-income = Recruter { hansa-pieces }
hansa-do-use-swap = Échanger les comptoirs { $house } et { $next } à { $city }
hansa-do-use-plus = Utiliser le jeton : { $marker ->
    [plus3] trois
   *[plus4] quatre
} actions de plus
hansa-do-use-skill = Utiliser le jeton pour améliorer { hansa-track } ({ hansa-track-use })
hansa-do-use-remove = Utiliser le jeton pour enlever la ressource sur { $post }
hansa-do-use-move = Utiliser le jeton pour déplacer la ressource sur { $post }
hansa-do-end = { $actions ->
    [0] Finir le tour
   *[other] Finir le tour (reste { hansa-actions })
}
hansa-do-done = { $decision ->
    [closing] Laisser le pion ici
    [sea_move] Ne rien déplacer
    [sea_skill] Renoncer
    [sea_office] Renoncer
    [gift] Renoncer
   *[other] Terminé
}
hansa-do-tile = Tirer « { hansa-tile } »
hansa-do-favour = Prendre la tuile « { hansa-tile } » au lieu de toutes les actions (retourner deux jetons)
hansa-do-turn = Retourner le jeton « { hansa-marker } »
hansa-do-use-exchange = Troc avec { SEAT($seat, where: "within") } contre un jeton « { hansa-marker } » utilisé
hansa-do-use-beside = Poser le jeton « { hansa-marker } » près de la route { $route }
hansa-do-gift = Déplacer { hansa-pieces } vers votre réserve
hansa-do-pay = Payer { hansa-pieces }
hansa-do-return = { $post ->
    [stock] Remettre la ressource remplacée dans votre stock
   *[other] Déplacer la ressource remplacée sur { $post }
}
hansa-do-add = Ajouter { hansa-a-piece } sur { $post }
hansa-do-take = Prendre la ressource sur { $post } pour la placer ailleurs
hansa-do-set = Poser { hansa-a-piece } sur { $post }
hansa-do-office = Établir un comptoir à { $city }
hansa-do-extra = Établir un comptoir supplémentaire à { $city } avec { hansa-a-piece }
hansa-do-skill = Améliorer { hansa-track } ({ hansa-track-use })
hansa-do-prestige = Envoyer un négociant au prestige spécial ({ $points } points)
hansa-do-nothing = Ne prendre aucun avantage
hansa-do-remove = Enlever la ressource sur { $post }
hansa-do-put = { $marker ->
    [hidden] Placer le jeton face cachée sur la route { $route }
   *[other] Placer le jeton « { hansa-marker } » sur la route { $route }
}
hansa-do-pawn = Déplacer le pion vers la province { hansa-province } (gratuit)
hansa-do-ride = Déplacer le pion vers la province { hansa-province } (1 action)
hansa-do-redeploy = Déplacer { hansa-a-piece } de la route vers { $post }
hansa-do-green = Établir un comptoir à { $city } avec { hansa-a-piece } de votre réserve
hansa-ask-end = Finir votre tour ? Il vous reste { hansa-actions }.
hansa-ask-nothing = Établir la route sans prendre d’avantage ?

## Board files

hansa-table-special_prestige = Prestige spécial
hansa-field-special_prestige = Le tableau du prestige spécial.
hansa-table-city = Villes
hansa-row-city = Ville
hansa-field-city = Les villes et leurs maisons.
hansa-table-route = Routes
hansa-row-route = Route
hansa-field-route = Les routes et leurs cases.
hansa-table-mission = Cartes mission
hansa-row-mission = Carte mission
hansa-field-mission = Une carte par ligne, pour l’option du même nom.
hansa-table-two_player_neutral = Commerçants neutres
hansa-field-two_player_neutral = Mise en place du jeu à deux avec des commerçants neutres.
hansa-table-two_player_2009 = Provinces
hansa-field-two_player_2009 = Les provinces du jeu à deux avec le pion.
hansa-column-width = Largeur
hansa-field-board-width = La largeur de la carte, à laquelle se rapportent toutes les coordonnées.
hansa-column-height = Hauteur
hansa-field-board-height = La hauteur de la carte.
hansa-column-cities = Villes
hansa-field-board-cities = Le nombre de villes, pour éviter les oublis. Peut manquer.
hansa-column-routes = Routes
hansa-field-board-routes = Le nombre de routes, pour éviter les oublis. Peut manquer.
hansa-column-posts = Cases
hansa-field-board-posts = Le nombre de cases, pour éviter les oublis. Peut manquer.
hansa-column-completed_cities_limit = Villes terminées pour finir
hansa-field-board-completed_cities_limit = La partie se termine quand ce nombre de villes est terminé.
hansa-column-prestige_limit = Prestige pour finir
hansa-field-board-prestige_limit = La partie se termine quand un joueur atteint ce prestige.
hansa-column-east_west = Ouest et est
hansa-field-board-east_west = Les deux villes à relier pour les points de liaison.
hansa-column-east_west_points = Points de liaison
hansa-field-board-east_west_points = Les points du premier, du deuxième, … joueur qui les relie.
hansa-column-taverns = Tavernes
hansa-field-board-taverns = Les trois routes à taverne, pour éviter les oublis. Peut manquer.
hansa-column-green_cities = Villes vertes
hansa-field-board-green_cities = Les villes vertes, pour éviter les oublis. Peut manquer.
hansa-column-coin_points = Pièce d’or
hansa-field-board-coin_points = Le prestige d’un comptoir dans une maison avec une pièce d’or.
hansa-column-countries = Pays
hansa-field-board-countries = Les pays du plateau. Vide s’il n’en a pas.
hansa-column-home_country = Pays d’origine
hansa-field-board-home_country = Le pays où tous peuvent agir sans permis.
hansa-column-country_points = Points des pays
hansa-field-board-country_points = Les points du premier, du deuxième, … rang dans chaque autre pays à la fin.
hansa-column-permits = Permis
hansa-field-board-permits = Les villes dont le comptoir le plus à droite donne un permis.
hansa-field-board-permits-city = La ville qui donne le permis.
hansa-field-board-permits-countries = Les pays où le permis est valable.
hansa-column-city = Ville
hansa-field-special_prestige-city = La ville à côté du tableau. Elle n’a qu’une route.
hansa-column-route = Route
hansa-field-special_prestige-route = La route à compléter pour prendre un emplacement.
hansa-column-piece = Ressource
hansa-field-special_prestige-piece = La ressource qui occupe un emplacement.
hansa-column-slot = Emplacements
hansa-field-special_prestige-slot = Les emplacements du tableau.
hansa-column-points = Points
hansa-field-special_prestige-slot-points = Les points de l’emplacement, différents pour chacun.
hansa-column-colour = Couleur
hansa-field-special_prestige-slot-colour = La couleur de l’emplacement, qui demande le privilège correspondant.
hansa-column-aliases = Autres graphies
hansa-field-city-aliases = D’autres graphies acceptées dans le texte des actions.
hansa-column-banner = Bannière
hansa-field-city-banner = La couleur de la bannière imprimée, simple remarque.
hansa-column-skills = Compétences
hansa-field-city-skills = Les compétences à améliorer avec une route qui mène à cette ville.
hansa-column-special_prestige = Prestige spécial
hansa-field-city-special_prestige = Indique que le tableau du prestige spécial est à côté de cette ville. Simple remarque.
hansa-column-green = Verte
hansa-field-city-green = Indique une ville verte de l’extension Est, qui n’a pas de maisons.
hansa-field-city-countries = Les pays pour lesquels la ville compte à la fin. Sans indication, le pays d’origine.
hansa-column-offices = Maisons
hansa-field-city-offices = Les maisons de gauche à droite.
hansa-field-city-offices-colour = La couleur de la maison, qui demande le privilège correspondant.
hansa-column-shape = Forme
hansa-field-city-offices-shape = La forme de la maison : trader (carrée) ou merchant (ronde).
hansa-column-coin = Pièce d’or
hansa-field-city-offices-coin = Indique que la maison rapporte du prestige quand on y installe un comptoir.
hansa-column-length = Longueur
hansa-field-route-length = Le nombre de cases. Il suffit si elles n’ont ni coordonnées ni navires.
hansa-column-tavern = Taverne
hansa-field-route-tavern = Indique qu’un jeton bonus s’y trouve au début.
hansa-column-sea = Maritime
hansa-field-route-sea = Indique une route maritime. Cela découle des cases et peut manquer.
hansa-column-country = Pays
hansa-field-route-country = Le pays de la route. Sans indication, le pays d’origine.
hansa-column-permanent_bonus = Bonus permanent
hansa-field-route-permanent_bonus = Le bonus permanent d’une route maritime.
hansa-column-marker = Jeton
hansa-field-route-marker = L’endroit où le jeton de cette route est dessiné.
hansa-field-route-posts = Les cases de a vers b. Peuvent manquer si la longueur est donnée.
hansa-column-merchant_only = Navire
hansa-field-route-posts-merchant_only = Indique une case navire, réservée aux négociants.
hansa-field-mission-cities = Les trois villes de la carte.
hansa-column-neutral_start = Routes
hansa-field-two_player_neutral-neutral_start = Les routes qui reçoivent un commerçant neutre à la mise en place.
hansa-column-soldiers = Soldats
hansa-field-two_player_2009-soldiers = Les paires de villes séparées par des soldats imprimés, des frontières sans route.
hansa-column-default_rim = Bordure usuelle
hansa-field-two_player_2009-default_rim = La division usuelle de la bordure. Simple remarque.
hansa-column-strict = Une province de bordure
hansa-field-two_player_2009-strict = Les provinces si la bordure en forme une seule.
hansa-column-edge4 = Quatre coins
hansa-field-two_player_2009-edge4 = Les provinces si la bordure est divisée en quatre.
hansa-column-edge10 = Dix tronçons
hansa-field-two_player_2009-edge10 = Les provinces si la bordure est divisée en dix.
hansa-column-province-id = Identifiant
hansa-field-province-id = Le nom de la province.
hansa-column-province-cities = Villes
hansa-field-province-cities = Les villes autour de la province.
hansa-column-province-routes = Routes
hansa-field-province-routes = Les routes autour de la province, où l’on peut agir quand le pion y est.
hansa-column-province-interior_routes = Routes intérieures
hansa-field-province-interior_routes = Les routes qui entrent dans la province et s’y terminent. Pour le dessin.
hansa-column-province-soldiers = Soldats
hansa-field-province-soldiers = Les soldats autour de la province. Pour le dessin.
hansa-column-province-neighbours = Voisines
hansa-field-province-neighbours = Les provinces au-delà d’une frontière. Chacune doit aussi nommer celle-ci.

## Choices in board files

hansa-choice-white = Blanc
hansa-choice-orange = Orange
hansa-choice-pink = Rose
hansa-choice-black = Noir
hansa-choice-clavis_urbis = Clavis Urbis
hansa-choice-actiones = Actiones
hansa-choice-privilegium = Privilegium
hansa-choice-liber_sophiae = Liber Sophiae
hansa-choice-bursa = Bursa
hansa-choice-trader = Carrée, pour un commerçant
hansa-choice-merchant = Ronde, pour un négociant
hansa-choice-move_any_2 = Déplacer deux ressources quelconques
hansa-choice-develop_privilegium = Améliorer Privilegium
hansa-choice-office_in_green_city = Comptoir dans une ville verte
hansa-choice-redeploy_2_from_route = Déplacer deux ressources de la route
hansa-choice-place_2_abroad = Placer deux ressources à l’étranger
hansa-choice-strict = { hansa-value-rim-strict }
hansa-choice-edge4 = { hansa-value-rim-edge4 }
hansa-choice-edge10 = { hansa-value-rim-edge10 }

## Reasons for hints

hansa-reason-points = { hansa-scene-column } +{ $points }
hansa-reason-skill = { hansa-track } passe à { hansa-scene-value }
hansa-reason-office = établit un comptoir à { $city }
hansa-reason-control = vous donne le contrôle de { $city }
hansa-reason-marker = rapporte un jeton bonus
hansa-reason-complete = remplit la route { $route }, prête à être établie
hansa-reason-nearly = ne laisse qu’une case à occuper sur la route { $route }
hansa-reason-begun = vous donne { $own } des { $posts } cases de la route { $route }
hansa-reason-blocks = bloque { SEAT($rival, where: "within") }, à qui il manque une seule case sur la route { $route }
hansa-reason-supply = { $pieces ->
    [one] ajoute une ressource à votre réserve
   *[other] ajoute { $pieces } ressources à votre réserve
}
