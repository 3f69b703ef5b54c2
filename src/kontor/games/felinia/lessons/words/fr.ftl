# Les leçons de Felinia en français.

## 1. Enchères et prix

felinia-lesson-bidding-title = Enchères et prix
felinia-lesson-bidding-about = Le but du jeu, et comment enchérir pour des marchandises.
felinia-lesson-bidding-goal = Vous dirigez une maison de commerce dans la ville des chats. Vos marchands s’installent sur l’île de Felinia et y collectent des tuiles de ses cinq peuples, qui valent des points. Le joueur qui a le plus de points gagne.
felinia-lesson-bidding-chain = Un marchand va sur l’île en navire. Embarquer coûte des marchandises. Vous les achetez aux marchés, et pour acheter, il faut une enchère. Chaque tour commence donc par les enchères.
felinia-lesson-bidding-bid = Vous avez trois enchères. Chacun à son tour en place une, le premier joueur d’abord. Le marché 1 vend des livres et du vin. Placez-y votre première enchère.
felinia-lesson-bidding-bid-hint = { INPUT() ->
    [pointer] Cliquez sur le marché 1, la première ligne.
   *[text] Tapez « bid market 1 ».
}
felinia-lesson-bidding-placed = Votre enchère est au marché 1. Puis votre adversaire a enchéri au même endroit.
felinia-lesson-bidding-other-bid = Vous pouvez enchérir là, mais pour l’instant, nous visons le marché 1.
felinia-lesson-bidding-stack = La nouvelle enchère est sur la vôtre. Celle du dessus agit en premier, mais paie le plus : 1 pièce par enchère de la pile, elle-même comprise. Votre adversaire paiera donc 2 pièces. Son enchère quittera alors la pile et lui reviendra pour le tour suivant. La vôtre restera seule et vous paierez 1. Seules les enchères placées sous la vôtre augmentent votre prix.
felinia-lesson-bidding-coins = Une enchère peut aussi rapporter des pièces. Sur votre plateau, votre première du tour rapporte 1 pièce, la deuxième 2, la troisième 3, où que soient les précédentes. Placez votre deuxième enchère sur votre plateau.
felinia-lesson-bidding-coins-hint = { INPUT() ->
    [pointer] Cliquez sur les cercles de votre plateau.
   *[text] Tapez « bid board ».
}
felinia-lesson-bidding-earned = C’était votre deuxième enchère : vous recevez 2 pièces.
felinia-lesson-bidding-coins-first = Gagnez d’abord des pièces : enchérissez sur votre plateau.
felinia-lesson-bidding-last = Il reste une enchère. L’enchère du dessus coûte plus cher même si celles du dessous sont à vous : une troisième au marché 1 coûterait 3 pièces. Sur votre plateau, elle en rapporterait 2 au lieu de 3, car vous ne pouvez jamais en avoir plus de 6. Placez-la où vous voulez, sauf au marché 1.
felinia-lesson-bidding-last-hint = { INPUT() ->
    [pointer] Cliquez sur le marché 2 ou 3, la guilde ou votre plateau.
   *[text] Tapez par exemple « bid market 2 ».
}
felinia-lesson-bidding-trade = Toutes les enchères sont placées, et le commerce commence en haut. Votre adversaire a acheté les livres du marché 1 pour 2 pièces.
felinia-lesson-bidding-not-again = Une troisième enchère au marché 1 vous coûterait 3 pièces. Enchérissez ailleurs.
felinia-lesson-bidding-buy = C’est au tour de votre enchère au marché 1. Elle est seule : le prix est de 1 pièce. Achetez le vin.
felinia-lesson-bidding-buy-hint = { INPUT() ->
    [pointer] Cliquez sur le vin du marché 1.
   *[text] Tapez « buy wine ».
}
felinia-lesson-bidding-bought = Vous avez du vin pour 1 pièce. Votre enchère a agi la dernière : elle coûtait moins.
felinia-lesson-bidding-no-sale = Vous avez assez de pièces. Achetez le vin.
felinia-lesson-bidding-no-decline = Vous pouvez renoncer, mais il vous faut des marchandises. Achetez le vin.
felinia-lesson-bidding-puzzle = Nouvelle position, cette fois sans aide. Vous avez 2 pièces et une enchère ; votre adversaire a placé les trois siennes. Achetez de l’horlogerie ce tour-ci.
felinia-lesson-bidding-puzzle-hint = Il y a de l’horlogerie aux marchés 2 et 3. Comptez les enchères de chaque pile, avec la vôtre au-dessus.
felinia-lesson-bidding-puzzle-again = Il vous faut de l’horlogerie, et vous avez 2 pièces. Au marché 3, votre enchère serait la troisième et coûterait 3. Au marché 2, vous passez en premier et payez 2.
felinia-lesson-bidding-solved = Bien joué. Au marché 2, votre enchère a agi la première et obtenu le seul lot d’horlogerie pour 2 pièces.
felinia-lesson-bidding-end = Enchérir tard, c’est choisir en premier ; enchérir tôt, c’est payer moins. La leçon suivante montre comment acheter, vendre et échanger.

## 2. Marchandises et pièces

felinia-lesson-goods-title = Marchandises et pièces
felinia-lesson-goods-about = Acheter aux marchés, vendre pour des pièces, échanger à la guilde.
felinia-lesson-goods-order = Les enchères sont placées, le commerce commence. Le marché 1 vient d’abord, puis ceux du dessous, et la guilde en dernier. À deux joueurs, les marchés 4 et 5 restent fermés. Vous avez des enchères aux marchés 1 et 2 et à la guilde.
felinia-lesson-goods-buy = Votre enchère est seule au marché 1 : une marchandise coûte 1 pièce. Achetez-en une, vin ou verrerie.
felinia-lesson-goods-buy-hint = { INPUT() ->
    [pointer] Cliquez sur une marchandise du marché 1.
   *[text] Tapez « buy wine » ou « buy glass ».
}
felinia-lesson-goods-bought = À vous pour 1 pièce. Chaque enchère permet d’acheter une marchandise.
felinia-lesson-goods-no-sale = Vous n’avez encore rien à vendre.
felinia-lesson-goods-no-decline = Vous pouvez renoncer, mais cette enchère ne vous rapporterait rien.
felinia-lesson-goods-sell = Au marché 2, vous devez payer 2, mais avez 1 pièce. Avant d’agir, vous pouvez vendre. L’or, trouvaille rare de l’île, rapporte 2 pièces, une marchandise seulement 1. Vendez votre or.
felinia-lesson-goods-sell-hint = { INPUT() ->
    [pointer] Cliquez sur l’or de votre plateau.
   *[text] Tapez « sell gold 1 ».
}
felinia-lesson-goods-sold = Vous avez maintenant 3 pièces. N’oubliez pas la limite : au-delà de 6, les pièces sont perdues.
felinia-lesson-goods-keep-goods = Une marchandise ne rapporte que 1 pièce, et vous en aurez besoin. Vendez l’or.
felinia-lesson-goods-second = Vous pouvez maintenant payer. Achetez des livres ou des vêtements au marché 2.
felinia-lesson-goods-second-hint = { INPUT() ->
    [pointer] Cliquez sur une marchandise du marché 2.
   *[text] Tapez « buy books » ou « buy clothes ».
}
felinia-lesson-goods-paid = Vous avez payé 2 pièces. Votre adversaire a renoncé : cela ne coûte rien, et son enchère quitte la pile comme après un achat.
felinia-lesson-goods-enough = Vous avez déjà assez de pièces. Ne vendez plus rien.
felinia-lesson-goods-guild = À la guilde, vous échangez une marchandise contre une autre sorte du sac, au choix. Vous recevez aussi une épice, que vous pouvez vendre 1 pièce. Le prix se calcule comme au marché : votre enchère est seule, donc 1 pièce. Faites un échange.
felinia-lesson-goods-guild-hint = { INPUT() ->
    [pointer] Cliquez sur la marchandise que vous donnez, sur votre plateau, puis sur la sorte que vous voulez, dans le sac.
   *[text] Tapez par exemple « exchange glass books spice ».
}
felinia-lesson-goods-exchanged = Vous avez la marchandise voulue, et une épice. L’or et les épices ne s’échangent pas : ce ne sont pas des marchandises.
felinia-lesson-goods-puzzle = Nouvelle position, cette fois sans aide. Vous avez une enchère à la guilde, un lot d’horlogerie, un lot de verrerie, une épice et aucune pièce. Obtenez un deuxième lot d’horlogerie.
felinia-lesson-goods-puzzle-hint = L’échange coûte 1 pièce. Que pouvez-vous vendre sans le regretter ?
felinia-lesson-goods-puzzle-again = Vous n’avez pas deux lots d’horlogerie. Vendez l’épice pour 1 pièce, puis échangez la verrerie.
felinia-lesson-goods-solved = Bien joué. L’échange vous a même rendu une épice. Le commerce est fini et un navire est parti : la leçon suivante explique lequel.
felinia-lesson-goods-end = Vous savez obtenir les marchandises utiles. La leçon suivante montre à quoi elles servent : aux navires.

## 3. Les navires

felinia-lesson-ships-title = Les navires
felinia-lesson-ships-about = Embarquer des marchands, et savoir quels navires partent.
felinia-lesson-ships-ship = Quatre navires attendent au port. Chacun indique son pays, son heure (expliquée bientôt), le prix pour un marchand et ses places. Celui qui est entouré demande deux livres et une pièce, et n’a qu’une place.
felinia-lesson-ships-buy = Vous avez un livre et 2 pièces. { INPUT() ->
    [pointer] Les coches sur le quai montrent ce que vous pouvez déjà payer.{" "}
   *[text] {""}
}C’est au tour de votre enchère au marché 1, au prix de 1 pièce. Achetez un autre livre.
felinia-lesson-ships-buy-hint = { INPUT() ->
    [pointer] Cliquez sur le livre du marché 1.
   *[text] Tapez « buy books ».
}
felinia-lesson-ships-bought = Deux livres et une pièce : juste ce que demande le navire.
felinia-lesson-ships-books-wanted = Cela ne paie pas ce navire. Il demande des livres.
felinia-lesson-ships-buy-first = On n’embarque que juste après un achat ou un échange. Achetez un livre.
felinia-lesson-ships-aboard = Juste après un achat ou un échange, et seulement alors, vous pouvez embarquer des marchands : autant que vous pouvez en payer, sur tout navire qui a des places libres. Embarquez-en un sur le navire à une place.
felinia-lesson-ships-aboard-hint = { INPUT() ->
    [pointer] Cliquez sur le navire entouré.
   *[text] Tapez « board cheetahs_c ».
}
felinia-lesson-ships-sailed = Vous avez payé deux livres et une pièce. Le commerce a pris fin, et le navire, complet, est parti pour son pays. Votre marchand y a débarqué, au port. Le navire vide quitte le jeu à la fin du déplacement.
felinia-lesson-ships-no-sale = Gardez vos marchandises : il vous les faut pour embarquer.
felinia-lesson-ships-board-now = Vous pouvez rester à terre, mais ici un marchand doit partir. Embarquez.
felinia-lesson-ships-sails = Après le commerce, tous les navires complets partent, le plus matinal d’abord, et aucun autre. Si aucun n’est complet, seul part celui qui a l’heure la plus matinale, même sans marchand. Les autres attendent avec leurs marchands à bord.
felinia-lesson-ships-early = Nouvelle position. Vous pouvez payer une place : sur le navire de 7:30 ou celui de 9:00. Ils ont deux places, aucun ne sera complet. Embarquez sur celui qui part quand même ce tour-ci.
felinia-lesson-ships-early-hint = { INPUT() ->
    [pointer] Comparez les heures des quatre navires. Cliquez sur le premier à partir.
   *[text] Comparez les heures. Le premier navire est « board cheetahs_a ».
}
felinia-lesson-ships-alone = Le navire de 7:30 est parti avec un seul marchand : aucun n’était complet, et son heure est la première.
felinia-lesson-ships-too-late = Le navire de 9:00 attendrait à moitié vide. Lequel a l’heure la plus matinale ?
felinia-lesson-ships-puzzle = Nouvelle position, cette fois sans aide. Votre adversaire a un marchand sur le navire de 8:30. Vous avez 1 pièce, et c’est au tour de votre enchère au marché 1. Embarquez sur un navire qui sera complet et partira.
felinia-lesson-ships-puzzle-hint = Il reste une place sur le navire de 8:30. Comparez son prix à vos marchandises : que manque-t-il ?
felinia-lesson-ships-puzzle-again = Votre marchand ne part pas sur un navire complet. Achetez l’horlogerie, puis prenez la dernière place du navire de 8:30.
felinia-lesson-ships-solved = Bien joué. Un livre et deux lots d’horlogerie ont complété le navire, qui part seul. Ses marchands débarquent dans l’ordre où ils ont embarqué : celui de votre adversaire en premier.
felinia-lesson-ships-end = Vous savez comment rejoindre l’île. La leçon suivante montre ce que vos marchands y font.

## 4. Sur l’île

felinia-lesson-island-title = Sur l’île
felinia-lesson-island-about = Retourner des tuiles, se déplacer et s’installer à un comptoir.
felinia-lesson-island-port = Votre marchand a débarqué au port du pays des Guépards. Le navire vide quitte le jeu après le déplacement. Des routes relient les provinces du pays : le port, des provinces à symboles et des comptoirs, avec des tuiles de n’importe quel peuple. Le marchand fait jusqu’à trois pas ; le port était le premier.
felinia-lesson-island-turn = On n’entre dans un comptoir que si sa tuile est visible. Ici, au port, et seulement ici, vous pouvez retourner jusqu’à deux tuiles de ce pays. Retournez une tuile entourée.
felinia-lesson-island-turn-hint = { INPUT() ->
    [pointer] Cliquez sur l’un des comptoirs entourés.
   *[text] Tapez par exemple « turn cheetahs_a1 ».
}
felinia-lesson-island-turned = La tuile reste visible, pour tous. Vous pourriez en retourner une autre.
felinia-lesson-island-turn-first = Vous pouvez déjà avancer, mais regardez d’abord : retournez une tuile.
felinia-lesson-island-turn-near = C’est permis, mais cette leçon prend un autre chemin. Retournez une tuile entourée.
felinia-lesson-island-no-stop = Si vous vous arrêtez ici, votre marchand rentre sans tuile. Continuez.
felinia-lesson-island-gold = Avancez maintenant. En entrant dans une province à symbole, vous recevez ce qu’il montre{ INPUT() ->
    [pointer] {" "}; une caisse donne une marchandise au hasard
   *[text] {""}
}. Allez dans la province qui a de l’or.
felinia-lesson-island-gold-hint = { INPUT() ->
    [pointer] Cliquez sur la province entourée.
   *[text] Tapez « step cheetahs_b2 ».
}
felinia-lesson-island-found = Vous avez un or. Vous pouvez le vendre 2 pièces, ou le garder : il vaut 1 point à la fin.
felinia-lesson-island-enough = Une tuile suffit pour l’instant. Avancez.
felinia-lesson-island-other-way = Cette province donne une pièce. Cette fois, allez vers l’or.
felinia-lesson-island-settle = Il reste un pas. Entrez dans un comptoir avec une tuile visible : vous prenez la tuile, et votre marchand s’y installe pour le reste de la partie.
felinia-lesson-island-settle-hint = { INPUT() ->
    [pointer] Cliquez sur le comptoir entouré, avec la tuile des Tigres.
   *[text] Tapez « step cheetahs_a2 ».
}
felinia-lesson-island-settled = La tuile est à vous, et votre marchand reste sur l’île. Les deux comptent à la fin.
felinia-lesson-island-no-tile = Il n’y a pas de tuile là, et ce serait votre dernier pas : le marchand rentrerait. Entrez dans un comptoir.
felinia-lesson-island-home = Un marchand qui n’atteint aucun comptoir rentre chez lui et pourra repartir. Un déplacement reste dans un seul pays. On n’entre pas dans une province occupée par un marchand, ni deux fois dans la même.
felinia-lesson-island-store = À la fin du tour, vous gardez gratuitement trois marchandises, ou quatre pour 2 pièces, mais pas plus. Les autres sont vendues 1 pièce chacune. Vous gardez tout votre or et toutes vos épices.
felinia-lesson-island-round = Puis le tour suivant commence : de nouveaux navires arrivent aux quais vides, et le joueur suivant devient premier joueur. Les marchés ouverts, qui avaient deux marchandises chacun en début de partie, sont complétés à trois.
felinia-lesson-island-puzzle = Nouvelle position, cette fois sans aide. Votre marchand est au port. Obtenez un or et la tuile des Lions en un seul déplacement.
felinia-lesson-island-puzzle-hint = Deux chemins mènent à la tuile des Lions. Lequel passe par l’or ?
felinia-lesson-island-puzzle-again = Il vous faut les deux en un déplacement. Passez par la province de l’or, puis allez à la tuile des Lions.
felinia-lesson-island-solved = Bien joué. De l’or en chemin, et une tuile des Lions à l’arrivée.
felinia-lesson-island-end = Vous connaissez un tour complet. La leçon suivante montre ce que valent vos tuiles et vos marchands.

## 5. Le décompte et la fin

felinia-lesson-scoring-title = Le décompte et la fin
felinia-lesson-scoring-about = Ce que valent tuiles et marchands, et quand la partie s’arrête.
felinia-lesson-scoring-tiles = Une tuile d’un peuple vaut 1 point, deux valent 2 chacune, trois 3 chacune. À partir de quatre, chacune de vos tuiles des Lions ou des Tigres vaut 4 ; celles des autres peuples restent à 3. Quatre tuiles des Lions valent donc 16 points. Vous avez deux tuiles des Guépards : 4 points.
felinia-lesson-scoring-third = Votre marchand a encore un pas. Deux comptoirs sont à portée : une tuile des Guépards et une des Tigres. Prenez celle qui vous rapporte le plus.
felinia-lesson-scoring-third-hint = Une première tuile des Tigres rapporte 1 point. Que rapporte une troisième des Guépards ?
felinia-lesson-scoring-nine = Trois tuiles des Guépards valent 9 points. La troisième à elle seule en a rapporté 5.
felinia-lesson-scoring-bonus = L’or a un autre usage. Avec une enchère à la guilde, vous pouvez prendre une tuile Bonus au lieu d’échanger. Elle coûte 1 or, 1 épice et le prix de l’enchère. { INPUT() ->
    [pointer] Sans marque, elle compte comme une tuile de plus de son peuple. Si elle porte +1, elle ajoute
   *[text] « +1 tuile » compte comme une tuile de plus de son peuple. « +1 par tuile » ajoute
} 1 point pour chacune de vos tuiles de ce peuple.
felinia-lesson-scoring-count-tiles = Cela rapporte moins. Une première tuile des Tigres vaut 1 point, et d’une province sans tuile, votre marchand rentre chez lui. Comparez : deux tuiles des Guépards valent 4, trois valent 9.
felinia-lesson-scoring-no-stop = Votre marchand rentrerait sans tuile. Faites un pas.
felinia-lesson-scoring-groups = Nouvelle position. Vos marchands comptent aussi : 1 point seul, 2 chacun par paire, 3 chacun dans un groupe plus grand. Un groupe réunit vos marchands dans des provinces qui se touchent, même sans route et même entre pays. Les tuiles valent ici la même chose. Installez-vous près de votre paire.
felinia-lesson-scoring-groups-hint = Votre paire est au bord du pays des Tigres. Quel comptoir d’ici la touche ?
felinia-lesson-scoring-three = Votre groupe de trois vaut 9 points ; la paire seule en valait 4. Une chaîne de voisins forme aussi un seul groupe.
felinia-lesson-scoring-count-group = Là, votre marchand ne rejoindrait pas votre paire. Seul dans un comptoir, il ne vaut que 1 point ; sans comptoir, il rentre chez lui. Cherchez le comptoir voisin de votre paire.
felinia-lesson-scoring-rest = Vos restes comptent un peu : 1 point par or, par marchandise et pour deux épices. Les pièces ne valent rien, mais départagent les égalités.
felinia-lesson-scoring-shown = Les tuiles des autres joueurs sont face cachée : retenez qui a pris lesquelles. { INPUT() ->
    [pointer] Les lauriers de votre plateau indiquent vos points acquis et, après la flèche, vos points si la partie s’arrêtait maintenant. « ? » remplace
   *[text] « Score provisoire » donne les points si la partie s’arrêtait maintenant. « ? » remplace
} les points de tuiles que vous ne voyez pas.
felinia-lesson-scoring-ending = La partie s’arrête quand un joueur embarque le dernier marchand qui lui restait. Le commerce se joue jusqu’au bout. Puis tous les navires partent, complets ou non, le plus matinal d’abord, et on compte. La partie s’arrête aussi si, après un tour, il reste trop peu de nouveaux navires pour les quais vides. Tous les navires en attente qui ont des marchands à bord partent alors, le plus matinal d’abord, avant le décompte.
felinia-lesson-scoring-puzzle = Nouvelle position, cette fois sans aide. Vous avez 7 points : 2 pour une tuile des Guépards et une des Tigres, 4 pour votre paire de marchands, 1 pour votre verrerie. Partez du port et atteignez au moins 16 points.
felinia-lesson-scoring-puzzle-hint = Trois choses s’additionnent : le chemin, la tuile et les voisins du comptoir.
felinia-lesson-scoring-puzzle-again = Cela fait moins de 16. Prenez l’or en chemin, et cherchez une deuxième tuile des Tigres près de votre paire.
felinia-lesson-scoring-solved = Bien joué : 1 pour l’or, 3 pour la deuxième tuile des Tigres et 5 pour le groupe agrandi.
felinia-lesson-scoring-end = Vous connaissez le côté classique du plateau. { INPUT() ->
    [pointer] Pour jouer contre des bots, quittez la leçon et choisissez « Commencer la partie ».
   *[text] Pour jouer contre des bots, tapez « kontor play felinia --players 3 --seat 0 ».
} La leçon suivante montre l’autre côté, pour experts.

## 6. Le côté expert

felinia-lesson-expert-title = Le côté expert
felinia-lesson-expert-about = Tuiles visibles, provisions, tuiles spéciales et Lieux mystérieux.
felinia-lesson-expert-open = Le plateau a un second côté, pour experts. L’île y est plus grande et toutes les tuiles sont visibles dès le départ. Certaines sont des tuiles spéciales : elles occupent aussi des comptoirs, mais n’appartiennent à aucun peuple, et chacune a son effet. Votre marchand a déjà fait trois pas.
felinia-lesson-expert-provision = Chaque pas après le troisième coûte 1 provision, une ration que l’on trouve sur l’île. Vous en avez une. Avancez et prenez la tuile spéciale du comptoir entouré.
felinia-lesson-expert-provision-hint = { INPUT() ->
    [pointer] Le comptoir est juste à côté de votre marchand. Cliquez dessus.
   *[text] Tapez « step cheetahs_c3 ».
}
felinia-lesson-expert-special = Avec cette tuile, chacun de vos marchands isolés vaut 2 points. Le manuel explique les huit tuiles spéciales.
felinia-lesson-expert-other-post = C’est possible, mais pour cette leçon, prenez la tuile spéciale.
felinia-lesson-expert-no-stop = Si vous vous arrêtez ici, votre marchand rentre. Avancez.
felinia-lesson-expert-place = Nouvelle position, autre déplacement. Un symbole représente ici les Lieux mystérieux, une pile de cartes. Entrez dans la province entourée pour regarder les deux du dessus.
felinia-lesson-expert-place-hint = { INPUT() ->
    [pointer] Cliquez sur la province entourée.
   *[text] Tapez « step cheetahs_b2 ».
}
felinia-lesson-expert-other-way = Cette province donne de l’or. Cette fois, visitez les Lieux mystérieux.
felinia-lesson-expert-keep = Vous seul voyez ces cartes. Gardez-en une ou aucune. Un lieu vaut 1 point ; plusieurs valent 2 chacun. Si une carte montre une marchandise, vous la payez pour garder la carte. Choisissez.
felinia-lesson-expert-keep-hint = Tout choix est bon ici. Une carte sans coût est un point gratuit.
felinia-lesson-expert-kept = Les autres ignorent ce que vous avez vu. Les cartes non gardées vont sous la pile.
felinia-lesson-expert-guild = Vous trouvez des provisions sur l’île, là où leur symbole figure. Et à la guilde, quand vous échangez une marchandise, vous pouvez prendre une provision au lieu de l’épice. Certaines routes mènent à d’autres pays, mais on ne peut les prendre que si une option de la partie le permet.
felinia-lesson-expert-puzzle = Nouvelle position, cette fois sans aide. Votre marchand est au port des Tigres, sans provisions. Installez-vous au comptoir entouré. Il est à quatre pas, en comptant le port.
felinia-lesson-expert-puzzle-hint = Vous pouvez utiliser des provisions trouvées pendant le même déplacement.
felinia-lesson-expert-puzzle-again = Vous n’avez pas atteint le comptoir. Le troisième pas doit mener à la province avec des provisions, à côté du comptoir.
felinia-lesson-expert-solved = Bien joué. Vous avez trouvé deux provisions en chemin et dépensé l’une d’elles pour le quatrième pas.
felinia-lesson-expert-end = Vous connaissez les deux côtés de Felinia. { INPUT() ->
    [pointer] Choisissez « Commencer la partie » pour jouer contre des bots sur le côté classique. Pour le côté expert, créez une nouvelle table avec le plateau « Expert ».
   *[text] Pour jouer contre des bots sur le côté expert, tapez « kontor play felinia --board expert --players 3 --seat 0 ». Sans « --board expert », vous jouez sur le côté classique.
}

## La première partie guidée

felinia-guide-goal = Bienvenue dans votre première partie. Enchérissez pour des marchandises, payez avec elles une place sur un navire, puis menez votre marchand jusqu’à une tuile de l’île. Plusieurs tuiles d’un même peuple valent bien plus que des tuiles isolées.
felinia-guide-bid = Placez une enchère sur un marché qui vend les marchandises qu’il vous faut pour un navire. La dernière enchère d’une pile agit en premier, mais paie le plus. Sur votre plateau, une enchère rapporte des pièces.
felinia-guide-buy = C’est au tour de votre enchère : achetez une marchandise au prix indiqué. Regardez les navires, car seules les marchandises qu’un navire demande vous font avancer.
felinia-guide-exchange = À la guilde, vous échangez une marchandise contre une autre sorte au choix et recevez aussi une épice.
felinia-guide-bonus = Contre de l’or et une épice, vous pouvez prendre une tuile Bonus. Elle valorise les tuiles d’un peuple : choisissez celui que vous collectionnez.
felinia-guide-decline = Vous pouvez renoncer à commercer, par exemple si le prix est trop élevé. Cela ne coûte rien, et votre enchère vous revient pour le tour suivant.
felinia-guide-sell = S’il vous manque des pièces, vous pouvez vendre : l’or rapporte 2 pièces, une épice ou une marchandise 1. Vos restes comptent à la fin : ne vendez qu’en cas de besoin.
felinia-guide-board = Vous pouvez payer le prix d’un navire : embarquez un marchand. Les navires pleins partent ce tour-ci et mènent leurs marchands sur l’île.
felinia-guide-step = Votre marchand a débarqué : c’était le premier de trois pas sur les chemins. Les symboles traversés vous donnent marchandises, pièces, or ou épices. Une tuile visible met fin au déplacement : elle est à vous.
felinia-guide-turn = Les tuiles face cachée barrent le chemin. Au port, vous pouvez en retourner jusqu’à deux dans ce pays.
felinia-guide-stop = Vous pouvez arrêter le déplacement ici. Votre marchand ne reste sur l’île que sur un comptoir : allez jusqu’à une tuile si possible.
felinia-guide-done = Vous n’avez rien d’autre à faire ici : le bouton du haut termine cette étape.
felinia-guide-store = Vous pouvez garder trois marchandises pour le tour suivant, ou quatre pour 2 pièces. Gardez ce que demande le prochain navire.
felinia-guide-keep = Vous pouvez garder un de ces Lieux mystérieux. Un seul vaut 1 point, plusieurs valent 2 points chacun.
