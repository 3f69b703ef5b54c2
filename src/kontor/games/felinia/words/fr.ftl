### Felinia in French. A name may begin with a vowel: no “de”, “que” or “le” stands before it.

## The game, its boards and options

felinia-about = Enchérissez sur des marchandises dans la ville des chats, embarquez sur les navires et installez vos marchands sur l’île de Felinia.
felinia-board-name-classic = Classique
felinia-board-classic = Le côté classique, avec les tuiles Commerce face cachée. Recommandé à trois ou quatre joueurs. Ce plateau est une reconstitution d’après les règles.
felinia-board-name-expert = Expert
felinia-board-expert = Le côté expert, avec des provisions, des tuiles spéciales, des Lieux mystérieux et des routes qui passent les frontières. Ce plateau est une reconstitution d’après les règles.
felinia-option-name-next_ship_open = Prochain navire visible
felinia-option-next_ship_open = La première tuile de la pile des navires est face visible : tout le monde voit quel navire arrive ensuite (O2).
felinia-option-name-open_tiles = Tuiles visibles
felinia-option-open_tiles = Les tuiles de chaque joueur sont affichées, pas seulement leur nombre. De toute façon, tout le monde voit qui prend quoi (O3).
felinia-option-name-cross_border_movement = Passage des frontières
felinia-option-cross_border_movement = Les marchands peuvent suivre une route vers un autre pays. Seulement sur les plateaux qui ont de telles routes, comme le côté expert (O4).
felinia-setup-borders = Le plateau { $board } n’a pas de routes qui passent les frontières. Désactivez « { $option } » (O4).
felinia-variant = {""}
felinia-end-merchants = un joueur a embarqué son dernier marchand (E1)
felinia-end-ships = la pile des navires est vide (E2)
felinia-source-tiles = tuiles Commerce
felinia-source-bonus = tuiles Bonus
felinia-source-groups = marchands
felinia-source-gold = or
felinia-source-spice = épices
felinia-source-goods = marchandises
felinia-source-provisions = provisions
felinia-source-places = lieux

## Kinds of actions

felinia-kind-first = Tirer au sort le premier joueur
felinia-kind-good = Tirer une marchandise du sac
felinia-kind-ship = Tirer une tuile Navire
felinia-kind-tile = Tirer ou retourner une tuile
felinia-kind-look = Tirer un Lieu mystérieux
felinia-kind-bid = Enchérir : sur un marché, à la guilde ou sur votre plateau
felinia-kind-buy = Acheter une marchandise
felinia-kind-exchange = Échanger une marchandise à la guilde
felinia-kind-bonus = Prendre une tuile Bonus à la guilde
felinia-kind-decline = Reprendre votre enchère sans commercer
felinia-kind-sell = Vendre de l’or, des épices ou des marchandises
felinia-kind-board = Embarquer un marchand
felinia-kind-done = Terminer
felinia-kind-turn = Retourner une tuile
felinia-kind-step = Avancer vers une province
felinia-kind-stop = Arrêter le déplacement
felinia-kind-keep = Garder un Lieu mystérieux, ou aucun
felinia-kind-store = Choisir les marchandises à garder

## Names

felinia-print = { $text }
felinia-good = { $good ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] vêtements
    [glass] verrerie
   *[other] { $good }
}
felinia-good-1 = { $good_1 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] vêtements
    [glass] verrerie
   *[other] { $good_1 }
}
felinia-good-2 = { $good_2 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] vêtements
    [glass] verrerie
   *[other] { $good_2 }
}
felinia-good-3 = { $good_3 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] vêtements
    [glass] verrerie
   *[other] { $good_3 }
}
felinia-good-4 = { $good_4 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] vêtements
    [glass] verrerie
   *[other] { $good_4 }
}
felinia-goods = { $number_1 ->
    [1] {""}
   *[other] { $number_1 }{" "}×{" "}
}{ felinia-good-1 }{ $good_2 ->
    [none] {""}
   *[other] , { $number_2 ->
        [1] {""}
       *[other] { $number_2 }{" "}×{" "}
    }{ felinia-good-2 }
}{ $good_3 ->
    [none] {""}
   *[other] , { $number_3 ->
        [1] {""}
       *[other] { $number_3 }{" "}×{" "}
    }{ felinia-good-3 }
}{ $good_4 ->
    [none] {""}
   *[other] , { $number_4 ->
        [1] {""}
       *[other] { $number_4 }{" "}×{" "}
    }{ felinia-good-4 }
}
felinia-people = { $people ->
    [lions] Lions
    [tigers] Tigres
    [jaguars] Jaguars
    [panthers] Panthères
    [cheetahs] Guépards
   *[other] { $people }
}
felinia-country = { $country ->
    [lions] Lions
    [tigers] Tigres
    [jaguars] Jaguars
    [panthers] Panthères
    [cheetahs] Guépards
   *[other] { $country }
}
felinia-province = { felinia-country } { $spot }
felinia-tile = { $tile ->
    [lions] Lions
    [tigers] Tigres
    [jaguars] Jaguars
    [panthers] Panthères
    [cheetahs] Guépards
    [provision_points] points de provisions
    [gift] cadeau
    [spice_points] épices doublées
    [lone_merchants] marchands isolés
    [more_coins] plus de pièces
    [more_provisions] plus de provisions
    [more_gold] plus d’or
    [place_points] points de lieux
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] Chacune de vos provisions vaut 2 points à la fin (X1).
    [gift] Vous recevez aussitôt 1 provision, 1 or, 1 pièce et une marchandise au hasard. La tuile quitte le jeu (X2).
    [spice_points] Chacune de vos épices vaut 1 point à la fin (X3).
    [lone_merchants] Chacun de vos marchands isolés vaut 2 points à la fin (X4).
    [more_coins] 1 pièce aussitôt, et 1 pièce de plus chaque fois que votre marchand entre dans une province avec une pièce (X5).
    [more_provisions] 1 provision aussitôt, et 1 provision de plus chaque fois que votre marchand entre dans une province avec des provisions (X6).
    [more_gold] 1 or aussitôt, et 1 or de plus chaque fois que votre marchand entre dans une province avec de l’or (X7).
    [place_points] Chacun de vos lieux vaut 1 point de plus à la fin (X8).
   *[other] Une tuile vaut 1 point, deux valent 2 points chacune, trois 3 points chacune{ $most ->
        [4] , quatre ou plus 4 points chacune
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people } : +1 tuile
   *[other] { felinia-people } : +1 par tuile
}
felinia-place = { $place ->
    [forgotten_temple] Temple oublié
    [stone_library] Bibliothèque de pierre
    [hanging_garden] Jardin suspendu
    [hot_spring] Source chaude
    [cave_of_echoes] Grotte aux échos
    [sunken_lighthouse] Phare englouti
    [none] un lieu
   *[other] { $place }
}
felinia-what = { $what ->
    [gold] or
    [spice] épice
    [provision] provision
    [coin] pièce
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] vêtements
    [glass] verrerie
   *[other] { $what }
}
felinia-symbol = { $symbol ->
    [spice] épice
    [gold] or
    [coin] pièce
    [good] une marchandise au hasard
    [provision] provision
   *[place] un Lieu mystérieux
}{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
felinia-stack = { $stack ->
    [guild] guilde
   *[other] marché { $stack }
}
felinia-at-stack = { $stack ->
    [guild] à la guilde
   *[other] au marché { $stack }
}
felinia-ship = { felinia-country }, { $time }
felinia-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## What is being decided

felinia-decision-first = Le premier joueur est tiré au sort.
felinia-decision-markets = Les marchés se remplissent.
felinia-decision-berths = Les prochains navires sont tirés au sort.
felinia-decision-tiles = Les tuiles sont mises en place.
felinia-decision-bid = Tour { $round }, enchère { $time } sur 3. { INPUT() ->
    [pointer] Cliquez sur un marché, la guilde ou votre plateau.
   *[text] Enchérissez sur un marché, à la guilde ou sur votre plateau.
}
felinia-decision-trade = Votre enchère { felinia-at-stack } : prix { $price }, vous avez { felinia-coins }. { INPUT() ->
    [pointer] { $short ->
        [0] { $stack ->
            [guild] Cliquez sur la marchandise que vous donnez ou sur une tuile Bonus, ou renoncez.
           *[other] Cliquez sur une marchandise de ce marché pour l’acheter, ou renoncez.
        }
       *[other] Vendez d’abord quelque chose de votre plateau, ou renoncez.
    }
   *[text] { $short ->
        [0] Commercez ou renoncez.
       *[other] Vendez d’abord quelque chose, ou renoncez.
    }
}
felinia-decision-boarding = Vous avez { felinia-coins }. { $can ->
    [yes] Embarquez un marchand, ou choisissez « Embarquement terminé ».
   *[no] { INPUT() ->
        [pointer] Vous ne pouvez pas embarquer pour l’instant. Vendez quelque chose de votre plateau, ou choisissez « Embarquement terminé ».
       *[text] Vous ne pouvez pas embarquer pour l’instant. Vendez quelque chose, ou choisissez « Embarquement terminé ».
    }
}
felinia-decision-walk = Votre marchand est { INPUT() ->
    [pointer] au pays des { felinia-country }
   *[text] sur { felinia-province }
}. { $steps ->
    [0] { $turns ->
        [0] Arrêtez-vous ici.
        [one] Retournez { $turns } tuile ou arrêtez-vous.
       *[other] Retournez jusqu’à { $turns } tuiles ou arrêtez-vous.
    }
   *[other] { $turns ->
        [0] {""}
        [one] Vous pouvez retourner { $turns } tuile.{" "}
       *[other] Vous pouvez retourner jusqu’à { $turns } tuiles.{" "}
    }{ INPUT() ->
        [pointer] Cliquez sur la province suivante ou arrêtez-vous.
       *[text] Avancez ou arrêtez-vous.
    }
}
felinia-decision-turned = On retourne la tuile sur { felinia-province }.
felinia-decision-found = { seat-name } tire une marchandise.
felinia-decision-look = { seat-name } regarde des Lieux mystérieux.
felinia-decision-keep = Gardez un de ces Lieux mystérieux, ou aucun.
felinia-decision-storage = { $over ->
    [yes] Vous avez { $goods } marchandises. Gardez-en { $most }, ou quatre pour 2 pièces ; les autres sont vendues.
   *[other] Vous pouvez vendre avant le tour suivant. Choisissez « Ventes terminées » quand vous avez fini.
}

## What happened

felinia-first-player = { seat-name } est premier joueur. Chaque joueur prend ses marchandises de départ.
felinia-market-filled = Marché { $market } : { felinia-good }.
felinia-docked = Le navire de { $time } pour le pays des { felinia-country } arrive au quai { $berth }.
felinia-next-ship = Le prochain navire est celui de { $time } pour le pays des { felinia-country }.
felinia-tile-laid = La tuile « { felinia-tile } » est placée sur { felinia-province }.
felinia-round = Le tour { $round } commence. Premier joueur : { SEAT($seat, where: "within") }.
felinia-bid = { seat-name } enchérit { felinia-at-stack }. Hauteur de la pile : { $height }.
felinia-bid-board = { seat-name } enchérit sur son propre plateau et reçoit { felinia-coins }.
felinia-token-passed = { seat-name } ne peut pas commercer { felinia-at-stack } et reprend son jeton.
felinia-declined = { seat-name } renonce { felinia-at-stack }.
felinia-bought = { seat-name } achète { $good ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $good }
} au marché { $market } pour { $price }.
felinia-exchanged = { seat-name } paie { $price } et échange { $give ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $give }
} contre { $take ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $take }
} et 1 { $extra ->
    [spice] épice
   *[provision] provision
}.
felinia-bonus-taken = { seat-name } paie { $price }, 1 or et 1 épice pour la tuile Bonus « { felinia-bonus-mark } ».
felinia-sold = { seat-name } vend { felinia-gain } pour { felinia-coins }.
felinia-boarded = { seat-name } embarque un marchand sur le navire de { $time } pour le pays des { felinia-country }.
felinia-last-merchant = { SEAT($seat) } a embarqué son dernier marchand. Après ce commerce, tous les navires partent et la partie se termine.
felinia-sailed = Le navire de { $time } pour le pays des { felinia-country } est parti et quitte le jeu.
felinia-landed = { SEAT($seat) } débarque un marchand au pays des { felinia-country }.
felinia-turned = { seat-name } retourne « { felinia-tile } » sur { felinia-province }.
felinia-stepped = { SEAT($seat) } avance son marchand sur { felinia-province }{ $provisions ->
    [0] {""}
   *[other] {" "}pour 1 provision
}.
felinia-gain = { $what ->
    [coin] { $number ->
        [one] 1 pièce
       *[other] { $number } pièces
    }
    [provision] { $number ->
        [one] 1 provision
       *[other] { $number } provisions
    }
    [spice] { $number ->
        [one] 1 épice
       *[other] { $number } épices
    }
    [gold] { $number } or
   *[other] { $number ->
        [1] { $what ->
            [books] des livres
            [wine] du vin
            [clocks] de l’horlogerie
            [clothes] des vêtements
            [glass] de la verrerie
           *[other] { $what }
        }
       *[other] { $number } × { felinia-what }
    }
}
felinia-gained = { seat-name } reçoit { felinia-gain }{ $rule ->
    [R9b] {""}
    [X2] {" "}en cadeau
   *[other] {" "}pour la tuile spéciale
}.
felinia-found = { seat-name } trouve { $good ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $good }
}.
felinia-settled = { SEAT($seat) } installe son marchand sur { felinia-province } et prend la tuile « { felinia-tile } ».
felinia-went-home = { SEAT($seat) } ramène son marchand à la maison.
felinia-looked = { $place ->
    [none] { seat-name } regarde un Lieu mystérieux.
   *[other] { seat-name } regarde le lieu « { felinia-place } ».
}
felinia-kept = { $place ->
    [none] { seat-name } garde un Lieu mystérieux
   *[other] { seat-name } garde le lieu « { felinia-place } »
}{ $cost ->
    [none] .
    [books] {" "}et paie des livres.
    [wine] {" "}et paie du vin.
    [clocks] {" "}et paie de l’horlogerie.
    [clothes] {" "}et paie des vêtements.
    [glass] {" "}et paie de la verrerie.
   *[other] {" "}et paie { $cost }.
}
felinia-kept-none = { seat-name } ne garde aucun Lieu mystérieux.
felinia-stored = { seat-name } garde { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}pour 2 pièces
}{ $sold ->
    [0] .
   *[other] {" "}et vend le reste ({ $sold }) pour { felinia-coins }.
}
felinia-no-ships-left = Il n’y a pas assez de navires pour les quais vides. Tous les navires avec des marchands partent une dernière fois.
felinia-over = La partie est terminée : { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] un joueur a embarqué son dernier marchand
   *[ships] la pile des navires est vide
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Fin de la partie : { felinia-why-over }.

## Why an action is not allowed

felinia-game-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
felinia-not-now-first = Attendez que le premier joueur soit tiré au sort.
felinia-not-now-markets = Attendez que les marchés soient remplis.
felinia-not-now-berths = Attendez que les navires soient tirés au sort.
felinia-not-now-tiles = Attendez que les tuiles soient placées.
felinia-not-now-bid = Enchérissez d’abord : sur un marché, à la guilde ou sur votre plateau.
felinia-not-now-trade = { INPUT() ->
    [pointer] C’est au tour de votre enchère au marché { $stack }. Cliquez sur une de ses marchandises, vendez quelque chose de votre plateau ou renoncez.
   *[text] Réglez d’abord votre enchère : achetez, vendez quelque chose ou renoncez.
}
felinia-not-now-guild = { INPUT() ->
    [pointer] C’est au tour de votre enchère à la guilde. Cliquez sur la marchandise que vous donnez ou sur une tuile Bonus, ou renoncez.
   *[text] Réglez d’abord votre enchère : échangez une marchandise, prenez une tuile Bonus, vendez quelque chose ou renoncez.
}
felinia-not-now-boarding = Terminez d’abord l’embarquement : embarquez un marchand, vendez quelque chose ou choisissez « Embarquement terminé ».
felinia-not-now-walk = Terminez d’abord le déplacement de votre marchand : retournez une tuile, avancez ou arrêtez-vous.
felinia-not-now-turned = Attendez que la tuile soit retournée.
felinia-not-now-found = Attendez que la marchandise soit tirée.
felinia-not-now-look = Attendez que les Lieux mystérieux soient tirés.
felinia-not-now-keep = Choisissez d’abord quel Lieu mystérieux garder.
felinia-not-now-storage = Occupez-vous d’abord de vos marchandises : vendez, choisissez lesquelles garder, ou choisissez « Ventes terminées ».
felinia-no-such-seat = Il n’y a pas de place { $seat }. À { $players } joueurs, les places sont numérotées à partir de 0.
felinia-not-in-bag = Il n’y a pas { $good ->
    [books] de livres
    [wine] de vin
    [clocks] d’horlogerie
    [clothes] de vêtements
    [glass] de verrerie
   *[other] cela ({ $good })
} dans le sac.
felinia-ship-below = { felinia-country }, { $time } : ce navire au dos bleu est encore sous les autres dans la pile.
felinia-ship-gone = { felinia-country }, { $time } : ce navire n’est plus dans la pile.
felinia-no-such-tile = Il n’y a plus de tuile « { felinia-tile } » cachée au pays des { felinia-country }.
felinia-look-seen = Vous voyez cette carte : utilisez son nom. « look ? » est pour les cartes cachées.
felinia-look-other = La carte du dessus n’est pas « { felinia-place } », ou vous ne la voyez pas. Utilisez « look ? » pour les cartes cachées.
felinia-market-closed = Le marché { $market } est fermé à ce nombre de joueurs. Choisissez-en un autre.
felinia-too-dear = Le prix est de { $price }, une pièce par jeton de la pile, et vous avez { felinia-coins }. Vendez quelque chose, ou renoncez.
felinia-no-goods-at-guild = Vous ne pouvez pas acheter de marchandises à la guilde. Échangez-en une, ou prenez une tuile Bonus.
felinia-not-on-market = Il n’y a pas { $good ->
    [books] de livres
    [wine] de vin
    [clocks] d’horlogerie
    [clothes] de vêtements
    [glass] de verrerie
   *[other] cela ({ $good })
} au marché { $market }. Choisissez une autre marchandise.
felinia-not-the-guild = Ce n’est possible qu’à la guilde. Vous commercez en ce moment au marché { $market }.
felinia-no-good = Vous n’avez pas { $good ->
    [books] de livres
    [wine] de vin
    [clocks] d’horlogerie
    [clothes] de vêtements
    [glass] de verrerie
   *[other] cela ({ $good })
} à échanger. Choisissez une autre marchandise.
felinia-none-in-supply = Réserve épuisée : { felinia-what }. Choisissez un autre échange.
felinia-bonus-taken-by = { SEAT($seat) } a déjà la tuile Bonus « { felinia-bonus-mark } ». Choisissez-en une autre.
felinia-bonus-costs = Il vous faut 1 or et 1 épice en plus du prix pour prendre une tuile Bonus.
felinia-sold-before = Vendez dans l’ordre : l’or, les épices, puis les marchandises, chaque sorte une fois. Vous pourrez de nouveau vendre ceci ({ felinia-what }) après votre prochaine action.
felinia-not-so-many = { $held ->
    [0] { felinia-what } : vous n’en avez pas à vendre.
   *[other] { felinia-what } : vous n’en avez que { $held }, pas { $number }.
}
felinia-ship-not-here = { felinia-country }, { $time } : ce navire n’est pas à quai. Choisissez-en un qui l’est.
felinia-ship-full = { felinia-country }, { $time } : ce navire est complet. Choisissez-en un autre.
felinia-pool-empty = Vous n’avez plus de marchand à embarquer. Choisissez « Embarquement terminé ».
felinia-ship-goods = { felinia-country }, { $time } : pour embarquer, il vous faut { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time } : l’embarquement coûte { felinia-coins }. Vendez d’abord quelque chose.
felinia-too-many-goods = Vous avez plus de { $most } marchandises. Choisissez lesquelles garder.
felinia-nothing-to-choose = Vous pouvez garder jusqu’à { $most } marchandises gratuitement : il n’y a rien à choisir.
felinia-fourth-good = Une quatrième marchandise coûte { felinia-coins }, et vous n’avez pas assez. Vendez d’abord de l’or ou des épices.
felinia-turn-elsewhere = { felinia-province } n’est pas un comptoir du pays où vous avez débarqué. Choisissez-en un.
felinia-nothing-to-turn = Il n’y a pas de tuile face cachée sur { felinia-province }. Choisissez un autre comptoir.
felinia-turn-too-late = Vous ne pouvez retourner des tuiles qu’après votre premier pas. Avancez ou arrêtez-vous.
felinia-turned-enough = Vous avez déjà retourné deux tuiles. Avancez ou arrêtez-vous.
felinia-passed-before = Votre marchand est déjà passé par { felinia-province } pendant ce déplacement. Choisissez une autre province.
felinia-no-road = Aucune route ne mène de { INPUT() ->
    [pointer] votre marchand
   *[text] { $here }
} à { felinia-province }. Choisissez une province voisine.
felinia-other-country = { felinia-province } est dans un autre pays, et on ne passe pas les frontières dans cette partie.
felinia-merchant-there = { SEAT($seat) } a un marchand sur { felinia-province }. Choisissez une autre province.
felinia-face-down = La tuile sur { felinia-province } est face cachée : votre marchand ne peut pas y entrer. Retournez-la d’abord.
felinia-no-step-left = { $expert ->
    [yes] Après { $most } pas, chaque pas de plus coûte 1 provision, et vous n’en avez pas. Arrêtez-vous ici.
   *[no] Un déplacement a { $most } pas au plus. Arrêtez-vous ici.
}
felinia-keep-seen = Vous voyez ces cartes. Gardez-en une par son nom.
felinia-keep-secret = Vous ne voyez pas ces cartes. Utilisez « keep ? » au lieu d’un nom.
felinia-keep-other = « { felinia-place } » ne fait pas partie des cartes tirées. Choisissez l’une d’elles.
felinia-keep-twice = Vous avez déjà le lieu « { felinia-place } ». Choisissez-en un autre, ou aucun.

## What actions do

felinia-do-first = { SEAT($seat) } commence
felinia-do-good = Tirer : { felinia-good }
felinia-do-ship = Tirer le navire de { $time } pour le pays des { felinia-country }
felinia-do-tile = Tirer « { felinia-tile } »
felinia-do-look = { $place ->
    [none] Tirer un Lieu mystérieux
   *[other] Tirer : { felinia-place }
}
felinia-do-bid = Enchérir { felinia-at-stack } (prix : { $price })
felinia-do-bid-board = Enchérir sur votre plateau : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
felinia-do-buy = Acheter { $good ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $good }
}
felinia-do-exchange = Donner { $give ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $give }
}, recevoir { $take ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des vêtements
    [glass] de la verrerie
   *[other] { $take }
} et 1 { $extra ->
    [spice] épice
   *[provision] provision
}
felinia-do-bonus = Tuile Bonus : { felinia-bonus-mark }
felinia-do-decline = Renoncer
felinia-do-sell = Vendre { felinia-gain } pour { felinia-coins }
felinia-do-board = Embarquer : { felinia-ship }
felinia-do-done = { $decision ->
    [boarding] Embarquement terminé
   *[other] Ventes terminées
}
felinia-do-turn = Retourner la tuile sur { felinia-province }
felinia-do-step = Avancer sur { felinia-province }
felinia-do-stop = S’arrêter : le marchand rentre
felinia-do-keep = { $place ->
    [none] Garder un lieu
   *[other] Garder : { felinia-place }
}{ $cost ->
    [none] {""}
    [books] {" "}(contre des livres)
    [wine] {" "}(contre du vin)
    [clocks] {" "}(contre de l’horlogerie)
    [clothes] {" "}(contre des vêtements)
    [glass] {" "}(contre de la verrerie)
   *[other] {" "}(contre { $cost })
}
felinia-do-keep-none = N’en garder aucun
felinia-do-store = { $number ->
    [4] Garder { felinia-goods } pour 2 pièces
   *[other] Garder { felinia-goods }
}
felinia-ask-done = Vous pouvez encore embarquer. Terminer quand même ?
felinia-ask-stop = Votre marchand va rentrer à la maison. S’arrêter ici ?

## The scene

felinia-scene-title = Felinia, { $board ->
    [classic] côté classique (reconstitution)
    [expert] côté expert (reconstitution)
   *[other] { $board }
}, { $players } joueurs
felinia-scene-map = La ville et l’île
felinia-scene-desk = Plateau : { SEAT($seat, where: "within") }
felinia-scene-panel = Sac, réserve et piles
felinia-scene-scores = Points par origine
felinia-scene-stall = { $stack ->
    [guild] La guilde
   *[other] Marché { $stack }{ $closed ->
        [yes] , fermé
       *[no] {""}
    }
}
felinia-scene-market = { felinia-good } au marché { $market }
felinia-scene-bonus = Tuile Bonus : { felinia-bonus-mark }
felinia-scene-bonus-tip = { $tile ->
    [counts_as_tile] Compte comme une tuile Commerce de plus de ce peuple (E3b).
   *[other] 1 point pour chacune de vos tuiles Commerce de ce peuple (E3c).
}
felinia-scene-stack = Enchères, { felinia-stack }
felinia-scene-token = Enchère { felinia-at-stack } ({ SEAT($seat, where: "within") }), prix { $price }
felinia-scene-berth = Quai { $berth }
felinia-scene-ship-place = Tuile Navire du quai { $berth }
felinia-scene-want-place = Prix du navire au quai { $berth }
felinia-scene-aboard = Navire au quai { $berth }, emplacement { $place }
felinia-scene-ship = { felinia-country }, { $time } : { felinia-goods }{ $coins ->
    [0] {""}
   *[other] , { felinia-coins }
} ; { $places ->
    [one] { $places } place
   *[other] { $places } places
}
felinia-scene-ship-label =
    { $time }
    { felinia-country }
felinia-scene-want = { felinia-good }{ $has ->
    [yes] {" "}(vous en avez)
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] {" "}(vous avez assez)
   *[no] {""}
}
felinia-scene-merchant-aboard = Marchand ({ SEAT($seat, where: "within") })
felinia-scene-free-place = Place libre
felinia-scene-province = { felinia-province }{ $role ->
    [port] , port
    [post] , comptoir
    [crossroads] , carrefour
   *[symbol] {""}
}{ $symbol ->
    [none] {""}
   *[other] , { felinia-symbol }
}{ $second ->
    [none] {""}
   *[other] , { felinia-second-symbol }
}
felinia-second-symbol = { $second ->
    [spice] épice
    [gold] or
    [coin] pièce
    [good] une marchandise au hasard
    [provision] provision
   *[place] un Lieu mystérieux
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Marchand sur { felinia-province } ({ SEAT($seat, where: "within") })
felinia-scene-walking = Marchand en déplacement ({ SEAT($seat, where: "within") })
felinia-scene-face-down = Tuile face cachée sur { felinia-province }
felinia-scene-tile = Tuile « { felinia-tile } » sur { felinia-province }
felinia-scene-coins = Pièces ({ SEAT($seat, where: "within") })
felinia-scene-coins-count = { SEAT($seat) } : { felinia-coins } (6 au plus)
felinia-scene-circles = Enchères pour des pièces ({ SEAT($seat, where: "within") })
felinia-scene-circle = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
felinia-scene-own-bid = Enchère sur son propre plateau ({ SEAT($seat, where: "within") })
felinia-scene-hand = Enchères à placer ({ SEAT($seat, where: "within") })
felinia-scene-hand-count = { SEAT($seat) } : { $number ->
    [one] { $number } enchère
   *[other] { $number } enchères
} à placer
felinia-scene-pool = Marchands à la maison ({ SEAT($seat, where: "within") })
felinia-scene-pool-count = { SEAT($seat) } : { $number ->
    [one] { $number } marchand
   *[other] { $number } marchands
} à la maison
felinia-scene-goods = { felinia-good } ({ SEAT($seat, where: "within") })
felinia-scene-good = { $number } × { felinia-good }
felinia-scene-held = { felinia-what } ({ SEAT($seat, where: "within") })
felinia-scene-held-count = { $number } × { felinia-what }
felinia-scene-tiles = Tuiles ({ SEAT($seat, where: "within") })
felinia-scene-taken = { $number } × « { felinia-tile } »
felinia-scene-covered = { SEAT($seat) } : { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
} face cachée
felinia-scene-bonuses = Tuiles Bonus ({ SEAT($seat, where: "within") })
felinia-scene-kept = Lieux ({ SEAT($seat, where: "within") })
felinia-scene-looked = Cartes tirées ({ SEAT($seat, where: "within") })
felinia-scene-hidden-place = Lieu mystérieux caché
felinia-scene-place = { felinia-place }{ $cost ->
    [none] {""}
    [books] , coûte des livres
    [wine] , coûte du vin
    [clocks] , coûte de l’horlogerie
    [clothes] , coûte des vêtements
    [glass] , coûte de la verrerie
   *[other] , coûte { $cost }
}
felinia-scene-bag = { felinia-good } dans le sac
felinia-scene-supply = { felinia-what } dans la réserve
felinia-scene-supply-count = { $number } × { felinia-what } dans la réserve
felinia-scene-places = Pile des Lieux mystérieux
felinia-scene-places-count = { $number ->
    [one] { $number } Lieu mystérieux
   *[other] { $number } Lieux mystérieux
} dans la pile
felinia-scene-ships = Pile des tuiles Navire
felinia-scene-ships-count = { $number ->
    [one] { $number } tuile Navire
   *[other] { $number } tuiles Navire
} dans la pile
felinia-scene-next = Prochain navire
felinia-scene-round = Navires arrivés
felinia-scene-counter = navires arrivés : { $come } sur { $ships } ; tour { $round }
felinia-scene-score = { $tiles ->
    [face_down] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de marchands, { $total } si la partie s’arrêtait maintenant, sans compter les tuiles face cachée
   *[open] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de tuiles et de marchands, { $total } si la partie s’arrêtait maintenant
}
felinia-warning = La partie peut se terminer ce tour-ci : { $cause ->
    [merchants] { SEAT($seat, where: "within") } { $left ->
        [0] n’a plus de marchand
        [one] n’a plus qu’un marchand
       *[other] n’a plus que { $left } marchands
    } à embarquer.
   *[ships] { $left ->
        [0] il ne reste aucun navire
        [one] il ne reste qu’un navire
       *[other] il ne reste que { $left } navires
    } dans la pile.
}
felinia-score-part = { $source ->
    [tiles] n × n points pour n tuiles d’un même peuple, mais au plus 3 ou 4 par tuile, selon le peuple.
    [bonus] 1 point par tuile du peuple indiqué sur une tuile Bonus.
    [groups] Marchands sur l’île : 1 point seul, 2 chacun à deux, 3 chacun dans un groupe plus grand.
    [gold] 1 point par or.
    [spice] 1 point pour deux épices.
    [goods] 1 point par marchandise.
    [provisions] 2 points par provision avec la tuile spéciale.
    [places] Un seul Lieu mystérieux vaut 1 point ; plusieurs valent 2 points chacun.
   *[sum] Total si la partie s’arrêtait maintenant.
}
felinia-scene-column = { $source ->
    [tiles] Tuiles
    [bonus] Bonus
    [groups] Marchands
    [gold] Or
    [spice] Épices
    [goods] Biens
    [provisions] Provisions
    [places] Lieux
   *[sum] Total
}
felinia-label-markets = Marchés
felinia-label-bids = Enchères (le nombre est le prix)
felinia-label-berths = Quais
felinia-label-stall = { $stack ->
    [guild] Guilde
   *[other] Marché { $stack }
}{ $closed ->
    [yes] {" "}(fermé)
   *[no] {""}
}
felinia-label-harbour = Port (sur le quai : le prix de la traversée)
felinia-label-closed = fermé
felinia-label-bag = Sac
felinia-label-supply = Réserve
felinia-label-ships = Navires
felinia-label-places = Lieux
felinia-label-desk = { $row ->
    [coins] Pièces
    [board] Plateau
    [bids] Enchères
    [merchants] Marchands
    [goods] Biens
    [tiles] Tuiles
    [bonus] Bonus
   *[places] Lieux
}
felinia-label-final = Score final
felinia-label-score = Score provisoire

## In letters

felinia-label-island = Île
felinia-label-next = Prochain navire
felinia-label-port = port
felinia-label-crossroads = carrefour
felinia-legend-stacks = jetons de bas en haut ; le dernier agit le premier
felinia-legend-ships = heure, pays, prix de l’embarquement ; ○ place libre
felinia-legend-island = ♟ marchand, ? face cachée, → routes, · voisines sans route
felinia-row = { $row ->
    [coins] Pièces
    [gold] Or
    [spice] Épices
    [provisions] Provisions
    [merchants] Marchands à la maison
    [bids] Enchères en main
    [goods] Marchandises
    [tiles] Tuiles
   *[places] Lieux
}
felinia-status = { felinia-coins }, or { $gold }, épices { $spice }{ $provisions ->
    [none] {""}
   *[other] , provisions { $provisions }
}, marchands { $merchants }{ $goods ->
    [none] {""}
   *[other] , { $goods }
}
felinia-summary = { $round ->
    [0] Mise en place
   *[other] Tour { $round }
} · navires dans la pile { $ships } · réserve : or { $gold }, épices { $spice }{ $provisions ->
    [none] {""}
   *[other] , provisions { $provisions }
}{ $places ->
    [none] {""}
   *[other] {" "}· lieux dans la pile { $places }
}
felinia-start-player = Premier joueur : { SEAT($seat, where: "within") }

## Boards that are refused

board-felinia-id = { board-at }« { $name } » n’est pas un identifiant valide. Utilisez des minuscules, des chiffres et des traits de soulignement, et aucun mot des règles (B1).
board-felinia-doubled = { board-at }« { $name } » figure deux fois (B1).
board-felinia-border-to-itself = { board-at }« { $name } » a une frontière avec elle-même (B2).
board-felinia-border-twice = { board-at }la frontière entre { $one } et { $other } figure deux fois (B2).
board-felinia-ports = { board-at }le pays { $name } a { $counted } provinces portuaires au lieu d’une (B3).
board-felinia-port = { board-at }le port mène à { $name }, mais la province portuaire de ce pays est { $wanted } (B3).
board-felinia-posts = { board-at }il faut une tuile par comptoir dans le pays { $name } ; comptoirs : { $posts }, tuiles : { $tiles } (B4).
board-felinia-unreached = { board-at }aucune route ne mène du port au comptoir { $name } sans passer par un autre comptoir (B5).
board-felinia-number = { board-at }il y en a { $counted } au lieu de { $wanted } (B6, B7, B8).
board-felinia-blue = { board-at }le pays { $name } a { $counted } navires au dos bleu au lieu d’un (B6).
board-felinia-time = { board-at }« { $value } » n’est pas une heure comme 9:45 (B6).
board-felinia-ship-goods = { board-at }il faut { $name } parmi les marchandises, celle de la couleur du pays (B6).
board-felinia-start-goods = { board-at }indiquez une seule fois les marchandises de départ de chaque rang, pour chaque nombre de joueurs (B7).
board-felinia-closed = { board-at }indiquez { $wanted } marchés différents de 1 à { $markets } (B7).
board-felinia-symbol = { board-at }une province à symbole a un ou deux symboles, un port peut en avoir jusqu’à deux, les autres provinces n’en ont pas (B8).
board-felinia-symbols = { board-at }indiquez soit symbol, avec symbol_count s’il est imprimé deux fois, soit symbols (B8).
board-felinia-special = { board-at }cela ne correspond pas à l’effet de la tuile spéciale { $name } (B8).

## Positions that are refused

position-felinia-numbers = { $where } : indiquez des nombres différents de 1 à { $high }.
position-felinia-seats = { $where } : indiquez au plus { $wanted } places ou null.
position-felinia-known-to = { $where } : { $value } n’est pas une liste d’observateurs. Écrivez "public" ou des numéros de place.
position-felinia-unknown = { $where } : le plateau n’a pas « { $name } ».
position-felinia-twice = { $where } : « { $name } » est inconnu ou figure deux fois.
position-felinia-markets = { $where } : il en faut { $wanted }.
position-felinia-no-places = { $where } : il faut null, car ce plateau n’a pas de Lieux mystérieux.
position-felinia-goods = { $good } : il y en a { $counted } en tout au lieu de { $wanted }.
position-felinia-market = Le marché { $market } a trop de marchandises ({ $counted }), ou il est fermé.
position-felinia-supply = { $what } : les joueurs en ont { $counted }, mais il n’y en a que { $wanted }.
position-felinia-bids = seats.{ $seat } : le nombre d’enchères doit être { $wanted }, pas { $counted }.
position-felinia-ships = berths, ships, next_ship : une tuile Navire figure deux fois ou manque, ou une tuile au dos bleu est venue trop tôt (S3, O2).
position-felinia-aboard = berths : le quai { $berth } n’a pas de navire, ou ses marchands ne remplissent pas les places depuis l’avant (R5c).
position-felinia-post = { $province } : un comptoir a soit une tuile, soit le marchand qui l’a prise ; les autres provinces n’ont ni l’une ni l’autre (R9c).
position-felinia-country = unseen.{ $country } : doit correspondre aux tuiles face cachée du pays, sans dépasser le nombre de chaque sorte sur le plateau (S4).
position-felinia-tiles = { $tile } : le nombre de ces tuiles doit être { $wanted }, pas { $counted }.
position-felinia-merchants = seats.{ $seat } : le nombre de marchands doit être { $wanted }, pas { $counted }.
position-felinia-taken = seats.{ $seat } : les tuiles ne correspondent pas au nombre de marchands installés sur des comptoirs : { $merchants } (R9c).
position-felinia-gift = Un marchand sur un comptoir sans tuile n’est possible que si un joueur a pris le cadeau (X2).
position-felinia-secret = places : les cartes connues ne correspondent pas à ce que cet observateur peut voir, ou à ce qui a été payé (R12, I2).
position-felinia-pool = places.pool : le nombre de cartes doit être { $wanted }, comme celles qui sont cachées à cet observateur, pas { $counted }.
position-felinia-places = { $place } : le nombre de ces cartes doit être { $wanted }, pas { $counted }.
position-felinia-stack = stack : ces décisions ne peuvent pas être en cours ensemble : { $stack }.
position-felinia-phase = phase : ne correspond pas à la décision en cours « { $decision } ».
position-felinia-start = start, round, phase : rien avant le tirage du premier joueur ; le tour 1 commence après la mise en place (S5).
position-felinia-setup = Pendant la mise en place, rien d’autre ne peut encore s’être passé (S).
position-felinia-sailing = sailing, closing : les navires ne partent que pendant l’exploration, et il en faut au moins un (R6).
position-felinia-turns = seats, stacks : les enchères se placent à tour de rôle à partir du premier joueur, et se règlent avant le départ des navires (R1, R2).

## Board files

felinia-table-good = Marchandises
felinia-row-good = Marchandise
felinia-field-good = Les cinq marchandises.
felinia-table-country = Pays
felinia-row-country = Pays
felinia-field-country = Les cinq pays de l’île et leurs peuples.
felinia-table-special_tile = Tuiles spéciales
felinia-row-special_tile = Tuile spéciale
felinia-field-special_tile = L’effet des tuiles spéciales, simple remarque. Il doit correspondre aux règles.
felinia-table-mysterious_place = Lieux mystérieux
felinia-row-mysterious_place = Lieu mystérieux
felinia-field-mysterious_place = Les cartes Lieu d’un plateau expert, 18 en tout.
felinia-table-bonus_tile = Tuiles Bonus
felinia-row-bonus_tile = Tuile Bonus
felinia-field-bonus_tile = Les cinq tuiles Bonus de la guilde.
felinia-table-ship = Navires
felinia-row-ship = Navire
felinia-field-ship = Les vingt tuiles Navire.
felinia-table-start_goods = Marchandises de départ
felinia-row-start_goods = Marchandises de départ
felinia-field-start_goods = Les marchandises de départ pour chaque nombre de joueurs et chaque rang.
felinia-table-province = Provinces
felinia-row-province = Province
felinia-field-province = Les provinces de l’île.
felinia-table-border = Frontières
felinia-row-border = Frontière
felinia-field-border = Les paires de provinces voisines.
felinia-column-cross_border_movement = Passage des frontières
felinia-field-board-cross_border_movement = Une clé d’anciens fichiers, aujourd’hui une option du jeu (O4). Elle est ignorée.
felinia-column-closed_markets_2 = Fermés à deux
felinia-field-board-closed_markets_2 = Les deux marchés fermés à deux joueurs. Le marché 1 est le plus haut.
felinia-column-closed_markets_3 = Fermés à trois
felinia-field-board-closed_markets_3 = Le marché fermé à trois joueurs.
felinia-column-count = Nombre
felinia-field-good-count = Le nombre dans le sac, toujours neuf.
felinia-column-colour = Nom de la couleur
felinia-field-country-colour = Le nom de la couleur imprimée.
felinia-column-good = Marchandise
felinia-field-country-good = La marchandise de la couleur du pays, différente pour chacun.
felinia-column-max_each = Valeur maximale
felinia-field-country-max_each = Le maximum de points d’une tuile Commerce de ce peuple.
felinia-column-trade_tiles = Tuiles Commerce
felinia-field-country-trade_tiles = Le nombre de tuiles Commerce de chaque peuple sur les comptoirs de ce pays.
felinia-column-special_tiles = Tuiles spéciales
felinia-field-country-special_tiles = Les tuiles spéciales sur les comptoirs de ce pays. Plateaux experts seulement.
felinia-column-port = Port
felinia-field-country-port = Le port où débarquent les marchands, et l’endroit où son navire est dessiné.
felinia-column-province = Province
felinia-field-country-port-province = La province portuaire, qui appartient au pays.
felinia-column-id = Tuile
felinia-field-special_tile-id = La tuile spéciale.
felinia-column-now = Tout de suite
felinia-field-special_tile-now = Ce que la tuile donne tout de suite.
felinia-column-end = À la fin
felinia-field-special_tile-end = Les points à la fin pour chacun.
felinia-column-extra_on = Un de plus
felinia-field-special_tile-extra_on = Le symbole qui rapporte un de plus désormais.
felinia-column-leaves_game = Quitte le jeu
felinia-field-special_tile-leaves_game = Indique que la tuile quitte le jeu après usage.
felinia-field-mysterious_place-count = Le nombre de cartes de ce lieu.
felinia-column-cost = Coût
felinia-field-mysterious_place-cost = La marchandise à payer pour garder la carte.
felinia-column-people = Peuple
felinia-field-bonus_tile-people = Le peuple de la tuile.
felinia-column-kind = Type
felinia-field-bonus_tile-kind = La tuile compte comme une tuile Commerce, ou ajoute un point par tuile Commerce.
felinia-column-country = Pays
felinia-field-ship-country = Le pays où va le navire.
felinia-column-back = Dos
felinia-field-ship-back = La couleur du dos. Chaque pays a un navire au dos bleu, qui vient en dernier.
felinia-column-places = Places
felinia-field-ship-places = Le nombre de marchands à bord.
felinia-column-goods = Marchandises
felinia-field-ship-goods = Les marchandises à payer pour embarquer, dont celle de la couleur du pays.
felinia-column-coins = Pièces
felinia-field-ship-coins = Les pièces à payer pour embarquer.
felinia-column-time = Heure
felinia-field-ship-time = L’heure de départ, par exemple 9:45. À heure égale, le navire du premier quai part d’abord.
felinia-column-players = Joueurs
felinia-field-start_goods-players = Le nombre de joueurs.
felinia-column-seat = Rang
felinia-field-start_goods-seat = Le rang dans l’ordre du tour. Le premier joueur est 1.
felinia-field-start_goods-goods = Les deux marchandises de départ de ce joueur.
felinia-field-province-country = Le pays de la province.
felinia-column-role = Rôle
felinia-field-province-role = port, où débarquent les navires ; post, un comptoir ; symbol, un ou deux symboles ; crossroads, un carrefour vide.
felinia-column-symbol = Symbole
felinia-field-province-symbol = Le symbole imprimé. Un port peut aussi en avoir un.
felinia-column-symbol_count = Nombre d’impressions
felinia-field-province-symbol_count = Combien de fois le symbole est imprimé.
felinia-column-symbols = Deux symboles
felinia-field-province-symbols = Deux symboles différents, au lieu de symbol et symbol_count. Ils agissent dans cet ordre.
felinia-column-hex = Hexagone
felinia-field-province-hex = Colonne et rangée d’une carte hexagonale, simple remarque.
felinia-column-road = Route
felinia-field-border-road = Indique qu’une route franchit la frontière.

## Choices in board files

felinia-choice-provision_points = Points de provisions
felinia-choice-gift = Cadeau
felinia-choice-spice_points = Épices doublées
felinia-choice-lone_merchants = Marchands isolés
felinia-choice-more_coins = Plus de pièces
felinia-choice-more_provisions = Plus de provisions
felinia-choice-more_gold = Plus d’or
felinia-choice-place_points = Points de lieux
felinia-choice-spice = Épice
felinia-choice-gold = Or
felinia-choice-coin = Pièce
felinia-choice-good = Marchandise au hasard
felinia-choice-provision = Provision
felinia-choice-place = Lieu mystérieux
felinia-choice-lone_merchant = Marchand isolé
felinia-choice-counts_as_tile = Compte comme une tuile Commerce
felinia-choice-plus_one = Un point par tuile Commerce
felinia-choice-grey = Gris
felinia-choice-blue = Bleu
felinia-choice-port = Port
felinia-choice-post = Comptoir
felinia-choice-symbol = Symbole
felinia-choice-crossroads = Carrefour

## Reasons for hints

felinia-reason-points = { felinia-scene-column } +{ $points }
felinia-reason-boards = embarque un marchand sur le navire de { $time } pour le pays des { felinia-country }
felinia-reason-will-board = devrait vous permettre d’embarquer ce tour-ci sur le navire de { $time } pour le pays des { felinia-country }
felinia-reason-sails = le navire part ce tour-ci
felinia-reason-last = c’est votre dernier marchand : la partie se termine après ce tour
felinia-reason-denies = devrait empêcher { SEAT($rival, where: "within") } de prendre le navire de { $time } pour le pays des { felinia-country }
felinia-reason-first = vous choisissez avant { SEAT($rival, where: "within") } { felinia-at-stack }
felinia-reason-bonus = devrait vous donner une tuile Bonus
felinia-reason-ready = vous avez alors toutes les marchandises que demande le navire de { $time } (pays des { felinia-country })
felinia-reason-goods = il vous manque encore, pour le navire de { $time } (pays des { felinia-country }) : { felinia-goods }
felinia-reason-coins = vous avez alors { felinia-coins }
felinia-reason-reach = une tuile « { felinia-tile } » est à portée : +{ $points }
felinia-reason-tile = prend une tuile « { felinia-tile } » : +{ $points }
felinia-reason-group = s’installe à côté d’autres de vos marchands
felinia-reason-gain = rapporte { felinia-gain }
felinia-reason-draws = rapporte { felinia-symbol }
felinia-reason-turns = peut révéler « { felinia-tile } » ({ $number } sur { $total } tuiles face cachée) : +{ $points }
felinia-reason-home = votre marchand pourra repartir
