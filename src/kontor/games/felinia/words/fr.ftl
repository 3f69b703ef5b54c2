### Felinia en français.

## Le jeu, ses plateaux et ses options

felinia-about = Enchérissez pour des marchandises dans la ville des chats, embarquez et installez vos marchands sur l’île de Felinia.
felinia-board-name-classic = Classique
felinia-board-classic = Le côté classique, aux tuiles Commerce cachées ; recommandé à trois et à quatre. Le plateau imprimé n’a pas pu être obtenu ; celui-ci est refait d’après les règles.
felinia-board-name-expert = Expert
felinia-board-expert = Le côté expert, avec provisions, tuiles spéciales, Lieux mystérieux et routes à travers les frontières. Le plateau imprimé n’a pas pu être obtenu ; celui-ci est refait d’après les règles.
felinia-option-name-next_ship_open = Prochain navire visible
felinia-option-next_ship_open = La première tuile de la pile des navires est face visible : tous voient quel navire arrive ensuite (O2).
felinia-option-name-open_tiles = Tuiles visibles
felinia-option-open_tiles = Les tables montrent les tuiles que chacun a prises, sinon seulement leur nombre. Qui a pris quoi est de toute façon public (O3).
felinia-option-name-cross_border_movement = Par-delà les frontières
felinia-option-cross_border_movement = Si les marchands peuvent entrer dans un autre pays là où une route y mène ; seulement sur les plateaux qui ont de telles routes (O4).
felinia-value-cross_border_movement-board = Selon le plateau
felinia-value-cross_border_movement-on = Permis
felinia-value-cross_border_movement-off = Interdit
felinia-setup-borders = Le plateau { $board } n’a pas de route à travers une frontière. Réglez { $option } sur { $possible } (O4).
felinia-variant = {""}
felinia-end-merchants = quelqu’un a embarqué son dernier marchand (E1)
felinia-end-ships = la pile des navires est épuisée (E2)
felinia-source-tiles = tuiles Commerce
felinia-source-bonus = tuiles Bonus
felinia-source-groups = marchands
felinia-source-gold = or
felinia-source-spice = épices
felinia-source-goods = marchandises
felinia-source-provisions = provisions
felinia-source-places = lieux

## Sortes d’actions

felinia-kind-first = Le hasard tire le premier joueur
felinia-kind-good = Le hasard tire une marchandise du sac
felinia-kind-ship = Le hasard tire une tuile Navire
felinia-kind-tile = Le hasard tire ou retourne une tuile
felinia-kind-look = Le hasard tire un Lieu mystérieux, qu’un seul joueur regarde
felinia-kind-bid = Poser une enchère : sur un marché, à la guilde ou sur votre table
felinia-kind-buy = Acheter une marchandise au marché
felinia-kind-exchange = Échanger une marchandise à la guilde
felinia-kind-bonus = Prendre une tuile Bonus à la guilde
felinia-kind-decline = Reprendre l’enchère sans commercer
felinia-kind-sell = Vendre de l’or, des épices ou des marchandises
felinia-kind-board = Embarquer un marchand
felinia-kind-done = Terminer
felinia-kind-turn = Retourner une tuile cachée
felinia-kind-step = Entrer dans une province
felinia-kind-stop = Terminer la marche
felinia-kind-keep = Garder un Lieu mystérieux, ou aucun
felinia-kind-store = Choisir les marchandises qui restent

## Noms

felinia-print = { $text }
felinia-good = { $good ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] habits
    [glass] verrerie
   *[other] { $good }
}
felinia-good-1 = { $good_1 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] habits
    [glass] verrerie
   *[other] { $good_1 }
}
felinia-good-2 = { $good_2 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] habits
    [glass] verrerie
   *[other] { $good_2 }
}
felinia-good-3 = { $good_3 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] habits
    [glass] verrerie
   *[other] { $good_3 }
}
felinia-good-4 = { $good_4 ->
    [books] livres
    [wine] vin
    [clocks] horlogerie
    [clothes] habits
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
    [provision_points] provisions comptées
    [gift] cadeau
    [spice_points] épices doublées
    [lone_merchants] marchands isolés
    [more_coins] plus de pièces
    [more_provisions] plus de provisions
    [more_gold] plus d’or
    [place_points] lieux mieux comptés
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] À la fin, chacune de vos provisions vaut 2 points (X1).
    [gift] Aussitôt 1 provision, 1 or, 1 pièce et une marchandise au hasard ; la tuile quitte le jeu (X2).
    [spice_points] À la fin, chacune de vos épices vaut 1 point (X3).
    [lone_merchants] À la fin, chacun de vos marchands isolés vaut 2 points (X4).
    [more_coins] 1 pièce aussitôt, et 1 de plus chaque fois que votre marchand entre dans une province avec une pièce (X5).
    [more_provisions] 1 provision aussitôt, et 1 de plus chaque fois que votre marchand entre dans une province avec des provisions (X6).
    [more_gold] 1 or aussitôt, et 1 de plus chaque fois que votre marchand entre dans une province avec de l’or (X7).
    [place_points] À la fin, 1 point de plus pour chacun de vos lieux (X8).
   *[other] Une vaut 1 point, deux 2 chacune, trois 3 chacune{ $most ->
        [4] , quatre ou plus 4 chacune
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people } : une tuile de plus
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
    [clothes] habits
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

## Ce qui se décide

felinia-decision-first = Le premier joueur est tiré au sort.
felinia-decision-markets = Les marchés se remplissent.
felinia-decision-berths = Les prochains navires sont tirés.
felinia-decision-tiles = Les tuiles sont posées.
felinia-decision-bid = Tour { $round }, enchère { $time } sur 3. { INPUT() ->
    [pointer] Cliquez sur un marché, la guilde ou votre table.
   *[text] Enchérissez sur un marché, à la guilde ou sur votre table.
}
felinia-decision-trade = C’est à votre enchère { felinia-at-stack }. Le prix est de { $price }, et vous avez { felinia-coins }. Commercez ou renoncez.
felinia-decision-boarding = Vous avez { felinia-coins }. Embarquez, ou choisissez « Terminé ».
felinia-decision-walk = Votre marchand est en { felinia-province }. { $steps ->
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
felinia-decision-turned = La tuile en { felinia-province } est retournée.
felinia-decision-found = { seat-name } tire une marchandise.
felinia-decision-look = { seat-name } regarde des Lieux mystérieux.
felinia-decision-keep = Gardez un de ces Lieux mystérieux, ou aucun.
felinia-decision-storage = { $over ->
    [yes] Vous avez { $goods } marchandises. Gardez-en { $most }, ou quatre pour 2 pièces ; les autres sont vendues.
   *[other] Vous pouvez vendre avant le tour suivant. Choisissez « Terminé » pour finir.
}

## Ce qui s’est passé

felinia-first-player = { seat-name } est tiré comme premier joueur ; chacun prend ses marchandises de départ.
felinia-market-filled = { felinia-good } au marché { $market }.
felinia-docked = Quai { $berth } : le navire de { $time } pour le pays des { felinia-country }.
felinia-next-ship = Le prochain navire est celui de { $time } pour le pays des { felinia-country }.
felinia-tile-laid = La tuile « { felinia-tile } » est en { felinia-province }.
felinia-round = { $round ->
    [1] Le premier tour commence ; premier joueur : { SEAT($seat, where: "within") }.
   *[other] Le tour { $round } commence ; premier joueur : { SEAT($seat, where: "within") }.
}
felinia-bid = { seat-name } enchérit { felinia-at-stack }, pile de { $height }.
felinia-bid-board = { seat-name } enchérit sur sa table et reçoit { felinia-coins }.
felinia-token-passed = { seat-name } ne peut rien faire { felinia-at-stack } et reprend son jeton.
felinia-declined = { seat-name } renonce { felinia-at-stack }.
felinia-bought = { seat-name } achète au marché { $market } pour { $price } : { felinia-good }.
felinia-exchanged = { seat-name } paie { $price } et échange { $give ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des habits
    [glass] de la verrerie
   *[other] { $give }
} contre { $take ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des habits
    [glass] de la verrerie
   *[other] { $take }
} et 1 { $extra ->
    [spice] épice
   *[provision] provision
}.
felinia-bonus-taken = { seat-name } paie { $price }, 1 or et 1 épice pour la tuile Bonus « { felinia-bonus-mark } ».
felinia-sold = { seat-name } vend { $number } × { felinia-what } pour { felinia-coins }.
felinia-boarded = { seat-name } embarque un marchand : { felinia-ship }.
felinia-last-merchant = C’était le dernier marchand de { SEAT($seat, where: "within") } : après ce commerce tous les navires partent, et la partie s’achève.
felinia-sailed = Le navire de { $time } pour le pays des { felinia-country } est parti.
felinia-landed = Un marchand de { SEAT($seat, where: "within") } débarque au pays des { felinia-country }.
felinia-turned = { seat-name } retourne « { felinia-tile } » en { felinia-province }.
felinia-stepped = Le marchand de { SEAT($seat, where: "within") } va en { felinia-province }{ $provisions ->
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
   *[other] { $number } × { felinia-what }
}
felinia-gained = { seat-name } reçoit { felinia-gain }{ $rule ->
    [R9b] {""}
    [X2] {" "}en cadeau
   *[other] {" "}grâce à la tuile spéciale
}.
felinia-found = { seat-name } trouve : { felinia-good }.
felinia-settled = Le marchand de { SEAT($seat, where: "within") } s’installe en { felinia-province } et prend la tuile « { felinia-tile } ».
felinia-went-home = Le marchand de { SEAT($seat, where: "within") } rentre à la maison.
felinia-looked = { $place ->
    [none] { seat-name } regarde un Lieu mystérieux.
   *[other] { seat-name } regarde : { felinia-place }.
}
felinia-kept = { $place ->
    [none] { seat-name } garde un Lieu mystérieux
   *[other] { seat-name } garde : { felinia-place }
}{ $cost ->
    [none] .
    [books] , payé de livres.
    [wine] , payé de vin.
    [clocks] , payé d’horlogerie.
    [clothes] , payé d’habits.
    [glass] , payé de verrerie.
   *[other] , payé de { $cost }.
}
felinia-kept-none = { seat-name } ne garde aucun Lieu mystérieux.
felinia-stored = { seat-name } garde { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}pour 2 pièces
}{ $sold ->
    [0] .
   *[other] {" "}et vend le reste ({ $sold }) pour { felinia-coins }.
}
felinia-no-ships-left = La pile ne suffit pas pour les quais vides : tous les navires avec des marchands partent une dernière fois.
felinia-over = La partie est finie : { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] quelqu’un a embarqué son dernier marchand
   *[ships] la pile des navires est épuisée
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } gagnent ensemble
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La partie est finie : { felinia-why-over }.

## Pourquoi une action n’est pas permise

felinia-game-over = La partie est finie : plus rien n’est possible.
felinia-not-now-first = Attendez que le premier joueur soit tiré au sort.
felinia-not-now-markets = Attendez que les marchés soient remplis.
felinia-not-now-berths = Attendez que les navires soient tirés.
felinia-not-now-tiles = Attendez que les tuiles soient posées.
felinia-not-now-bid = Posez d’abord une enchère : sur un marché, à la guilde ou sur votre table.
felinia-not-now-trade = Réglez d’abord votre enchère : achetez ou échangez, vendez quelque chose, ou renoncez.
felinia-not-now-boarding = Finissez d’abord d’embarquer : embarquez, vendez quelque chose, ou choisissez « Terminé ».
felinia-not-now-walk = Finissez d’abord la marche de votre marchand : retournez une tuile, avancez ou arrêtez-vous.
felinia-not-now-turned = Attendez que la tuile soit retournée.
felinia-not-now-found = Attendez que la marchandise soit tirée.
felinia-not-now-look = Attendez que les Lieux mystérieux soient tirés.
felinia-not-now-keep = Choisissez d’abord le Lieu mystérieux à garder.
felinia-not-now-storage = Occupez-vous d’abord de vos marchandises : vendez, choisissez celles à garder, ou choisissez « Terminé ».
felinia-no-such-seat = Il n’y a pas de place { $seat } à { $players } joueurs : on compte à partir de 0.
felinia-not-in-bag = Il n’y en a pas dans le sac : { felinia-good }.
felinia-ship-below = { felinia-country }, { $time } : ce navire au dos bleu est sous les autres dans la pile.
felinia-ship-gone = { felinia-country }, { $time } : ce navire n’est plus dans la pile.
felinia-no-such-tile = Aucune tuile « { felinia-tile } » n’est encore cachée au pays des { felinia-country }.
felinia-look-seen = Qui peut connaître cette carte la voit : « look ? » est pour les autres.
felinia-look-other = La carte du dessus ne peut pas être « { felinia-place } », ou vous ne pouvez pas la connaître : pour les autres c’est « look ? ».
felinia-market-closed = Le marché { $market } est fermé à ce nombre de joueurs. Choisissez-en un autre.
felinia-too-dear = Le prix est de { $price }, une pièce par jeton de la pile, et vous avez { felinia-coins }. Vendez quelque chose, ou renoncez.
felinia-no-goods-at-guild = Rien ne s’achète à la guilde : on y échange.
felinia-not-on-market = Il n’y en a pas au marché { $market } : { felinia-good }.
felinia-not-the-guild = Ce n’est possible qu’à la guilde ; c’est le tour du marché { $market }.
felinia-no-good = Il vous manque : { felinia-good }.
felinia-none-in-supply = Il n’y a plus dans la réserve : { felinia-what }. L’échange ne peut pas se faire en entier.
felinia-bonus-taken-by = La tuile Bonus « { felinia-bonus-mark } » appartient à { SEAT($seat, where: "within") }.
felinia-bonus-costs = Une tuile Bonus coûte, outre le prix, 1 or et 1 épice.
felinia-sold-before = On vend d’abord l’or, puis les épices, puis les marchandises, chaque sorte une fois : { felinia-what }, c’est passé. Après votre prochaine action vous pourrez vendre de nouveau.
felinia-not-so-many = { felinia-what } : vous n’en avez pas { $number }, mais { $held }.
felinia-ship-not-here = { felinia-country }, { $time } : ce navire n’est à aucun quai.
felinia-ship-full = { felinia-country }, { $time } : ce navire est plein. Choisissez-en un autre.
felinia-pool-empty = Vous n’avez plus de marchand. Choisissez « Terminé ».
felinia-ship-goods = { felinia-country }, { $time } : il vous manque { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time } : embarquer coûte { felinia-coins }. Vendez d’abord quelque chose.
felinia-too-many-goods = Vous avez plus de { $most } marchandises : choisissez celles qui restent.
felinia-nothing-to-choose = Jusqu’à { $most } marchandises restent sans frais : il n’y a rien à choisir.
felinia-fourth-good = Une quatrième marchandise coûte { felinia-coins }, que vous n’avez pas. Vendre de l’or ou des épices peut aider.
felinia-turn-elsewhere = { felinia-province } n’est pas un comptoir du pays où vous avez débarqué.
felinia-nothing-to-turn = Aucune tuile n’est cachée en { felinia-province }.
felinia-turn-too-late = Les tuiles ne se retournent qu’après le premier pas.
felinia-turned-enough = Vous avez déjà retourné deux tuiles.
felinia-passed-before = Votre marchand est déjà passé en { felinia-province }. Choisissez une autre province.
felinia-no-road = Aucune route ne mène de { $here } à { felinia-province }. Choisissez une province voisine.
felinia-other-country = { felinia-province } est dans un autre pays, et ici les marches ne passent pas les frontières.
felinia-merchant-there = Le marchand de { SEAT($seat, where: "within") } se tient en { felinia-province }.
felinia-face-down = La tuile en { felinia-province } est face cachée : votre marchand ne peut pas y entrer. Retournez-la d’abord.
felinia-no-step-left = { $expert ->
    [yes] Après { $most } pas, chaque pas de plus coûte 1 provision, et vous n’en avez pas.
   *[no] Une marche a { $most } pas au plus.
}
felinia-keep-seen = Vous pouvez connaître ces cartes : gardez-en une par son nom.
felinia-keep-secret = Seul qui regarde les cartes en garde une par son nom ; pour les autres c’est « keep ? ».
felinia-keep-other = « { felinia-place } » n’est pas parmi les cartes regardées.
felinia-keep-twice = Vous avez déjà ce lieu : { felinia-place }. Choisissez-en un autre, ou aucun.

## Ce que font les actions

felinia-do-first = { SEAT($seat) } commence
felinia-do-good = Tirer : { felinia-good }
felinia-do-ship = Tirer le navire : { felinia-country }, { $time }
felinia-do-tile = Tirer « { felinia-tile } »
felinia-do-look = { $place ->
    [none] Tirer un Lieu mystérieux
   *[other] Tirer : { felinia-place }
}
felinia-do-bid = Enchérir { felinia-at-stack }, prix pour l’instant { $price }
felinia-do-bid-board = Enchérir sur sa table : { $coins ->
    [one] + { $coins } pièce
   *[other] + { $coins } pièces
}
felinia-do-buy = Acheter : { felinia-good }
felinia-do-exchange = Échanger { $give ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des habits
    [glass] de la verrerie
   *[other] { $give }
} contre { $take ->
    [books] des livres
    [wine] du vin
    [clocks] de l’horlogerie
    [clothes] des habits
    [glass] de la verrerie
   *[other] { $take }
}, avec 1 { $extra ->
    [spice] épice
   *[provision] provision
}
felinia-do-bonus = Tuile Bonus : { felinia-bonus-mark }
felinia-do-decline = Renoncer
felinia-do-sell = Vendre { $number } × { felinia-what } pour { felinia-coins }
felinia-do-board = Embarquer : { felinia-ship }
felinia-do-done = { $decision ->
    [boarding] Fini d’embarquer
   *[other] Fini de vendre
}
felinia-do-turn = Retourner la tuile en { felinia-province }
felinia-do-step = Aller en { felinia-province }
felinia-do-stop = S’arrêter : le marchand rentre
felinia-do-keep = { $place ->
    [none] Garder un lieu
   *[other] Garder : { felinia-place }
}{ $cost ->
    [none] {""}
    [books] {" "}(contre des livres)
    [wine] {" "}(contre du vin)
    [clocks] {" "}(contre de l’horlogerie)
    [clothes] {" "}(contre des habits)
    [glass] {" "}(contre de la verrerie)
   *[other] {" "}(contre { $cost })
}
felinia-do-keep-none = N’en garder aucun
felinia-do-store = { $number ->
    [4] Garder { felinia-goods }, pour 2 pièces
   *[other] Garder { felinia-goods }
}
felinia-ask-done = Vous pouvez encore embarquer. Avez-vous fini ?
felinia-ask-stop = Le marchand rentre dans votre réserve. S’arrêter ici ?

## La scène

felinia-scene-title = Felinia, { $board ->
    [classic] côté classique (reconstitué)
    [expert] côté expert (reconstitué)
   *[other] { $board }
}, { $players } joueurs
felinia-scene-map = La ville et l’île
felinia-scene-desk = Table de { SEAT($seat, where: "within") }
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
    [counts_as_tile] Compte comme une tuile Commerce de plus de son peuple (E3b).
   *[other] 1 point pour chacune de vos tuiles Commerce de son peuple (E3c).
}
felinia-scene-stack = Pile d’enchères, { felinia-stack }
felinia-scene-token = Enchère de { SEAT($seat, where: "within") } { felinia-at-stack }, prix { $price }
felinia-scene-berth = Quai { $berth }
felinia-scene-ship-place = Tuile Navire du quai { $berth }
felinia-scene-want-place = Ce que demande le navire du quai { $berth }
felinia-scene-aboard = Place n° { $place } du navire au quai { $berth }
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
    [yes] , que vous avez
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] , que vous avez
   *[no] {""}
}
felinia-scene-merchant-aboard = Marchand de { SEAT($seat, where: "within") }
felinia-scene-no-place = Ce navire n’a pas de seconde place
felinia-scene-province = { felinia-province }{ $role ->
    [port] , port
    [post] , comptoir
   *[symbol] , { felinia-symbol }
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Marchand de { SEAT($seat, where: "within") } en { felinia-province }
felinia-scene-walking = Le marchand de { SEAT($seat, where: "within") } qui est en marche
felinia-scene-face-down = Une tuile cachée en { felinia-province }
felinia-scene-tile = La tuile « { felinia-tile } » en { felinia-province }
felinia-scene-coins = Pièces de { SEAT($seat, where: "within") }
felinia-scene-coins-count = { SEAT($seat) } a { felinia-coins } sur 6 au plus
felinia-scene-circles = Table de { SEAT($seat, where: "within") } : enchères pour des pièces
felinia-scene-circle = { $coins ->
    [one] + { $coins } pièce
   *[other] + { $coins } pièces
}
felinia-scene-own-bid = Enchère de { SEAT($seat, where: "within") } sur sa table
felinia-scene-hand = Enchères non posées de { SEAT($seat, where: "within") }
felinia-scene-hand-count = { SEAT($seat) } : { $number } enchères non posées
felinia-scene-pool = Marchands de { SEAT($seat, where: "within") } à la maison
felinia-scene-pool-count = { SEAT($seat) } : { $number } marchands à la maison
felinia-scene-goods = { felinia-good } de { SEAT($seat, where: "within") }
felinia-scene-good = { $number } × { felinia-good }
felinia-scene-held = { felinia-what } de { SEAT($seat, where: "within") }
felinia-scene-held-count = { $number } × { felinia-what }
felinia-scene-tiles = Tuiles de { SEAT($seat, where: "within") }
felinia-scene-taken = { $number } × « { felinia-tile } »
felinia-scene-covered = { SEAT($seat) } : { $number } tuiles, cachées
felinia-scene-bonuses = Tuiles Bonus de { SEAT($seat, where: "within") }
felinia-scene-kept = Lieux de { SEAT($seat, where: "within") }
felinia-scene-looked = Cartes que regarde { SEAT($seat, where: "within") }
felinia-scene-hidden-place = Un Lieu mystérieux que vous ne pouvez pas voir
felinia-scene-place = { felinia-place }{ $cost ->
    [none] {""}
    [books] , coûte des livres
    [wine] , coûte du vin
    [clocks] , coûte de l’horlogerie
    [clothes] , coûte des habits
    [glass] , coûte de la verrerie
   *[other] , coûte { $cost }
}
felinia-scene-bag = { felinia-good } dans le sac
felinia-scene-supply = { felinia-what } dans la réserve
felinia-scene-supply-count = { $number } × { felinia-what } dans la réserve
felinia-scene-places = Pile des Lieux mystérieux
felinia-scene-places-count = { $number } Lieux mystérieux dans la pile
felinia-scene-ships = Pile des tuiles Navire
felinia-scene-ships-count = { $number } tuiles Navire dans la pile
felinia-scene-next = Le prochain navire
felinia-scene-round = Navires arrivés
felinia-scene-counter = { $come } navires sur { $ships } sont arrivés ; tour { $round }
felinia-scene-score = { $points } points de tuiles et de marchands, { $total } si la partie finissait maintenant
felinia-scene-column = { $source ->
    [tiles] Tuiles
    [bonus] Bonus
    [groups] March.
    [gold] Or
    [spice] Épices
    [goods] Biens
    [provisions] Prov.
    [places] Lieux
   *[sum] Total
}
felinia-label-markets = Marchés
felinia-label-bids = Enchères ; le nombre est le prix
felinia-label-berths = Quais
felinia-label-closed = fermé
felinia-label-bag = Sac
felinia-label-supply = Réserve
felinia-label-ships = Navires
felinia-label-places = Lieux
felinia-label-tiles = Tuiles
felinia-label-bonus = Bonus
felinia-label-final = Points finals
felinia-label-score = Points si la partie finissait maintenant

## En lettres

felinia-label-island = L’île
felinia-label-next = Prochain navire
felinia-label-port = port
felinia-legend-stacks = jetons de bas en haut ; le dernier agit le premier
felinia-legend-ships = heure, pays, prix de l’embarquement ; ○ place libre
felinia-legend-island = ♟ marchand, ? cachée, → routes
felinia-row = { $row ->
    [coins] Pièces
    [gold] Or
    [spice] Épices
    [provisions] Provisions
    [merchants] Marchands à la maison
    [bids] Enchères non posées
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

## Plateaux refusés

board-felinia-id = { $where } : « { $name } » n’est pas un identifiant ; il faut des minuscules, chiffres et soulignés, et aucun mot des règles (B1).
board-felinia-doubled = { $where } : « { $name } » y est deux fois (B1).
board-felinia-unknown = { $where } : « { $name } » est inconnu ; possible : { $possible } (B1, B8).
board-felinia-players = { $where } : il faut des nombres de joueurs de { $low } à { $high }.
board-felinia-border-to-itself = { $where } : « { $name } » a une frontière avec elle-même (B2).
board-felinia-border-twice = { $where } : la frontière de { $one } et { $other } y est deux fois (B2).
board-felinia-ports = { $where } : le pays { $name } a { $counted } provinces portuaires ; il en faut une (B3).
board-felinia-port = { $where } : le port mène à { $name }, mais la province portuaire de ce pays est { $wanted } (B3).
board-felinia-posts = { $where } : le pays { $name } a { $posts } comptoirs et { $tiles } tuiles (B4).
board-felinia-unreached = { $where } : depuis son port, aucune route ne mène au comptoir { $name } sans passer par un comptoir (B5).
board-felinia-number = { $where } : il y en a { $counted } ; il en faut { $wanted } (B6, B7, B8).
board-felinia-blue = { $where } : le pays { $name } a { $counted } navires au dos bleu ; il en faut un (B6).
board-felinia-time = { $where } : « { $value } » n’est pas une heure comme 9:45 (B6).
board-felinia-same-time = { $where } : un autre navire part aussi à { $value } (B6).
board-felinia-ship-goods = { $where } : un navire demande { $most } marchandises au plus, dont celle de la couleur de son pays (B6).
board-felinia-goods = { $where } : il faut { $wanted } de chaque marchandise (B7).
board-felinia-start-goods = { $where } : chaque rang demande ses marchandises de départ, pour chaque nombre de joueurs, une fois (B7).
board-felinia-closed = { $where } : il faut { $wanted } marchés différents, de 1 à { $markets } (B7).
board-felinia-symbol = { $where } : seule une province à symbole a un symbole (B8).
board-felinia-special = { $where } : ce n’est pas ce que fait la tuile spéciale { $name } (B8).

## Positions refusées

position-felinia-numbers = { $where } : il faut des nombres différents de 1 à { $high }.
position-felinia-seats = { $where } : il faut des places ou null, { $wanted } au plus.
position-felinia-known-to = { $where } : { $value } n’est personne qui puisse le savoir ; écrivez "public" ou des numéros de places.
position-felinia-unknown = { $where } : le plateau n’a pas « { $name } ».
position-felinia-twice = { $where } : « { $name } » est inconnu ou y est deux fois.
position-felinia-markets = { $where } : il en faut { $wanted }.
position-felinia-no-places = { $where } : ce plateau n’a pas de Lieux mystérieux ; il faut null.
position-felinia-goods = { $good } : il y en a { $counted } sur la table ; il en faut { $wanted }.
position-felinia-market = Le marché { $market } contient trop ({ $counted }), ou il est fermé.
position-felinia-supply = { $what } : les tables en ont { $counted }, mais il n’y en a que { $wanted }.
position-felinia-bids = seats.{ $seat } : il y a { $counted } enchères ; il en faut { $wanted }.
position-felinia-ships = berths, ships, next_ship : une tuile Navire y est deux fois, manque, ou des dos bleus sont venus trop tôt (S3, O2).
position-felinia-aboard = berths : le quai { $berth } n’a pas de navire, ou des marchands à des places que son navire n’a pas ou qui n’ont pas été prises depuis l’avant (R5c).
position-felinia-post = { $province } : un comptoir a une tuile, ou le marchand qui l’a prise ; les autres provinces n’ont ni l’un ni l’autre (R9c).
position-felinia-country = unseen.{ $country } : autant de tuiles doivent être inconnues qu’il y en a de cachées, et pas plus que le plateau n’en a (S4).
position-felinia-tiles = { $tile } : il y a { $counted } de ces tuiles ; il en faut { $wanted }.
position-felinia-merchants = seats.{ $seat } : il y a { $counted } marchands ; il en faut { $wanted }.
position-felinia-taken = seats.{ $seat } : { $merchants } marchands restent sur des comptoirs, mais les tuiles ne vont pas avec (R9c).
position-felinia-gift = Quelqu’un doit avoir pris le cadeau : un marchand reste sur un comptoir sans tuile, et alors seulement (X2).
position-felinia-secret = places : qui connaît quelle carte ne va pas avec ce que voit ce spectateur, ou avec ce qui a été payé (R12, I2).
position-felinia-pool = places.pool : il y a { $counted } cartes, mais { $wanted } sont cachées à ce spectateur.
position-felinia-places = { $place } : il y a { $counted } de ces cartes ; il en faut { $wanted }.
position-felinia-stack = stack : ces décisions ne peuvent pas être ouvertes ensemble : { $stack }.
position-felinia-phase = phase : elle ne va pas avec la décision ouverte « { $decision } ».
position-felinia-start = start, round, phase : avant le tirage il n’y a pas de premier joueur, et le premier tour commence après la mise en place (S5).
position-felinia-setup = Pendant la mise en place, rien d’autre n’est encore arrivé (S).
position-felinia-sailing = sailing, closing : les navires ne partent que pendant l’exploration, et alors il en faut (R6).
position-felinia-turns = seats, stacks : les enchères se posent à tour de rôle depuis le premier joueur, et se règlent avant le départ des navires (R1, R2).
