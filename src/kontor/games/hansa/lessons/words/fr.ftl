# Les leçons de Hansa Teutonica en français.

## 1. La première route

hansa-lesson-first-route-title = Votre première route
hansa-lesson-first-route-about = Placer des commerçants, établir une route, ouvrir un comptoir.
hansa-lesson-first-route-goal = Vous êtes un marchand de la Hanse. Le joueur qui a le plus de points gagne. Beaucoup viennent des comptoirs : vos ressources dans les maisons des villes. Pour ouvrir un comptoir, il faut une route commerciale.
hansa-lesson-first-route-posts = Les petits carrés entre deux villes sont des cases. Toutes les cases entre deux villes voisines forment une route. Celle-ci, de Kampen à Osnabrück, a deux cases.
hansa-lesson-first-route-place = À votre tour, vous avez deux actions. Utilisez la première pour placer un commerçant, un cube de votre réserve, sur l’une des deux cases entre Kampen et Osnabrück.
hansa-lesson-first-route-place-hint = { INPUT() ->
    [pointer] Cliquez sur l’un des carrés entourés.
   *[text] Tapez « place trader Kampen-Osnabrück 1 ».
}
hansa-lesson-first-route-placed = Votre commerçant est en place. C’était votre première action.
hansa-lesson-first-route-other-route = C’est une autre route. Pour l’instant, restez sur Kampen–Osnabrück.
hansa-lesson-first-route-not-yet = Dans une vraie partie, ce serait possible. Pour cette leçon, placez un commerçant.
hansa-lesson-first-route-fill = Complétez maintenant la route : placez un second commerçant sur l’autre case.
hansa-lesson-first-route-fill-hint = { INPUT() ->
    [pointer] Cliquez sur la case encore libre.
   *[text] Placez un commerçant sur la case encore libre.
}
hansa-lesson-first-route-filled = Toutes les cases de la route sont à vous. On peut établir une route complète, mais vous n’avez plus d’action.
hansa-lesson-first-route-end-turn = Finissez votre tour. Les autres vont jouer, et vos commerçants restent en place.
hansa-lesson-first-route-end-turn-hint = { INPUT() ->
    [pointer] Cliquez sur « Finir le tour ».
   *[text] Tapez « end ».
}
hansa-lesson-first-route-others = Les autres ont commencé leurs propres routes. C’est de nouveau à vous.
hansa-lesson-first-route-claim = Votre route est complète. Établissez-la : c’est une action, et elle vous donne un avantage.
hansa-lesson-first-route-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Kampen–Osnabrück, ou choisissez « Établir ».
   *[text] Tapez « claim Kampen-Osnabrück ».
}
hansa-lesson-first-route-claim-first = Établissez d’abord votre route. Le reste viendra après.
hansa-lesson-first-route-office = Une route établie vous donne un avantage. Ouvrez un comptoir : un commerçant de la route s’installe dans la première maison libre de l’une des deux villes. Celle de Kampen est orange, vous ne pouvez pas encore l’utiliser. Celle d’Osnabrück est blanche, ouverte à tous.
hansa-lesson-first-route-office-hint = { INPUT() ->
    [pointer] Cliquez sur Osnabrück.
   *[text] Tapez « office Osnabrück ».
}
hansa-lesson-first-route-office-wanted = Vous pouvez renoncer à l’avantage, mais cette fois, ouvrez un comptoir.
hansa-lesson-first-route-opened = Votre comptoir est ouvert. L’autre commerçant est allé dans votre stock, où il n’est pas disponible. La leçon suivante montre comment le reprendre.
hansa-lesson-first-route-puzzle = Nouvelle position, cette fois sans aide. C’est votre tour, avec deux actions. Deux de vos commerçants sont entre Hamburg et Lübeck. Ouvrez un comptoir à Hamburg pendant ce tour.
hansa-lesson-first-route-puzzle-hint = Il manque un commerçant sur la route. Ensuite, établissez-la et choisissez Hamburg.
hansa-lesson-first-route-puzzle-again = Votre tour s’est terminé sans comptoir à Hamburg. Réessayez : complétez la route, établissez-la, choisissez Hamburg.
hansa-lesson-first-route-solved = Bien joué : vous avez placé un commerçant, établi la route et ouvert un comptoir.
hansa-lesson-first-route-end = Vous connaissez le cœur du jeu : compléter une route, l’établir, prendre un avantage. La leçon suivante montre ce qu’une route peut encore vous apporter.

## 2. Les compétences

hansa-lesson-tracks-title = De meilleures compétences
hansa-lesson-tracks-about = Les cinq pistes de votre écritoire, le recrutement et les déplacements.
hansa-lesson-tracks-desk = Voici votre écritoire. Chacune des cinq pistes correspond à une compétence ; le nombre encadré est sa valeur actuelle. Les ressources à sa droite cachent de meilleures valeurs. Pour améliorer une compétence, établissez une route vers une ville qui porte son symbole.
hansa-lesson-tracks-claim = Toutes les cases entre Göttingen et Quedlinburg sont à vous. Göttingen porte le symbole d’Actiones, votre nombre d’actions par tour. Établissez la route.
hansa-lesson-tracks-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Göttingen–Quedlinburg.
   *[text] Tapez « claim Göttingen-Quedlinburg ».
}
hansa-lesson-tracks-claim-first = Établissez d’abord la route. Nous utiliserons ensuite vos autres actions.
hansa-lesson-tracks-skill = Une route établie vous donne un avantage. Ce peut être un comptoir, comme dans la première leçon, mais cette fois, améliorez Actiones.
hansa-lesson-tracks-skill-hint = { INPUT() ->
    [pointer] Cliquez sur la piste Actiones, entourée sur votre écritoire.
   *[text] Tapez « skill actiones ».
}
hansa-lesson-tracks-not-office = Un comptoir est aussi un bon avantage, mais pour cette leçon, améliorez Actiones.
hansa-lesson-tracks-not-nothing = Ce serait gâcher la route. Améliorez Actiones.
hansa-lesson-tracks-improved = Le commerçant qui cachait le 3 rejoint votre réserve. Vous avez trois actions par tour, et la troisième compte tout de suite.
hansa-lesson-tracks-income = Votre réserve contient les ressources que vous pouvez placer, votre stock celles qui ne sont pas encore disponibles. Recruter fait passer des ressources du stock à la réserve. Bursa indique combien : 3. Avec ou sans votre négociant, la pièce ronde : les deux conviennent.
hansa-lesson-tracks-income-hint = { INPUT() ->
    [pointer] Cliquez sur votre stock, puis choisissez l’une des deux possibilités.
   *[text] Tapez « income 0 ».
}
hansa-lesson-tracks-income-first = Les déplacements viennent après. Recrutez d’abord.
hansa-lesson-tracks-turn-goes-on = Il vous reste des actions, et vous en aurez besoin dans cette leçon.
hansa-lesson-tracks-paid-in = Trois ressources sont passées dans votre réserve. C’était votre deuxième action.
hansa-lesson-tracks-lift = Il vous reste une action. Goslar–Magdeburg a deux cases vides, et vos deux commerçants sont ailleurs. Déplacer met jusqu’à deux ressources sur d’autres cases ; Liber Sophiae indique combien. Prenez l’un de vos commerçants.
hansa-lesson-tracks-lift-hint = { INPUT() ->
    [pointer] Cliquez sur l’un de vos deux commerçants sur la carte.
   *[text] Tapez « lift Hildesheim-Goslar 1 ».
}
hansa-lesson-tracks-move-instead = Un seul commerçant placé ne complète pas une route. Déplacez les deux qui sont déjà sur la carte.
hansa-lesson-tracks-lift-more = Prenez aussi votre autre commerçant. Cela fait partie de la même action.
hansa-lesson-tracks-lift-more-hint = { INPUT() ->
    [pointer] Cliquez sur le commerçant encore sur la carte.
   *[text] Prenez avec « lift » le commerçant encore sur la carte.
}
hansa-lesson-tracks-both = Prenez d’abord le second commerçant, pour déplacer les deux en une seule action.
hansa-lesson-tracks-set = Posez-les maintenant tous les deux sur Goslar–Magdeburg. Dans une partie, toute case vide conviendrait.
hansa-lesson-tracks-set-hint = { INPUT() ->
    [pointer] Cliquez l’une après l’autre sur les deux cases entourées.
   *[text] Utilisez « set trader » avec Goslar-Magdeburg 1, puis 2.
}
hansa-lesson-tracks-set-again = Vous avez de nouveau les deux en main. Posez-les sur Goslar–Magdeburg.
hansa-lesson-tracks-moved = Deux commerçants en une action : Goslar–Magdeburg est complète. Vous pourrez l’établir au prochain tour.
hansa-lesson-tracks-privilegium = Privilegium est une autre compétence. Les maisons des villes sont blanches, orange, roses ou noires. Au début, seules les blanches vous sont permises ; chaque niveau ajoute la couleur suivante. Stade l’améliore.
hansa-lesson-tracks-clavis = Clavis Urbis ne compte qu’à la fin de la partie. Les villes où vous avez des comptoirs et que des routes relient forment un réseau. Chaque comptoir de votre plus grand réseau rapporte autant de points que la piste en indique. Halle l’améliore.
hansa-lesson-tracks-bursa = Lübeck améliore Bursa, et Groningen Liber Sophiae. Chaque niveau de Liber Sophiae vous donne aussi un négociant.
hansa-lesson-tracks-puzzle = Nouvelle position, cette fois sans aide. C’est votre tour, avec deux actions. Votre réserve est vide ; vous avez trois commerçants sur la carte, dont deux sur Stade–Hamburg. Améliorez Privilegium pendant ce tour.
hansa-lesson-tracks-puzzle-hint = Il manque un commerçant sur Stade–Hamburg, et vous en avez un ailleurs sur la carte. Quelle action l’y amène ?
hansa-lesson-tracks-puzzle-again = Privilegium n’a pas changé. Déplacez votre commerçant de Kampen–Osnabrück, établissez Stade–Hamburg, choisissez Privilegium.
hansa-lesson-tracks-solved = Bien joué. Désormais, les maisons blanches et orange vous sont permises.
hansa-lesson-tracks-end = Vous connaissez les cinq compétences. Beaucoup de joueurs améliorent tôt Actiones, car chaque tour en profite. La leçon suivante montre que faire quand un autre joueur vous barre la route.

## 3. Remplacer

hansa-lesson-displacing-title = Place prise
hansa-lesson-displacing-about = Remplacer les ressources des autres, et répondre quand une des vôtres est remplacée.
hansa-lesson-displacing-blocked = Vous voulez établir la route entre Kampen et Osnabrück. L’une de ses deux cases est à vous, mais le commerçant d’un autre joueur occupe la seconde.
hansa-lesson-displacing-displace = Vous pouvez le remplacer : mettez votre propre commerçant sur sa case. En paiement, une autre de vos ressources passe de votre réserve à votre stock. Le tout compte pour une action.
hansa-lesson-displacing-displace-hint = { INPUT() ->
    [pointer] Cliquez sur le commerçant de l’autre joueur.
   *[text] Tapez « displace trader Kampen-Osnabrück 2 ».
}
hansa-lesson-displacing-not-place = La route n’a plus de case vide. Remplacez le commerçant qui la bloque.
hansa-lesson-displacing-not-yet = C’est possible, mais pour cette leçon, remplacez un commerçant.
hansa-lesson-displacing-displaced = La case est à vous. Vous avez payé un commerçant, remis dans votre stock, et l’autre joueur a répondu aussitôt.
hansa-lesson-displacing-answered = L’autre joueur a déplacé le commerçant remplacé sur Arnheim–Kampen, une route voisine, et en a ajouté un de son stock. Il a perdu la case, mais il a un commerçant de plus sur la carte, sans dépenser d’action.
hansa-lesson-displacing-claim = Kampen–Osnabrück est maintenant complète, et il vous reste une action. Utilisez-la pour établir la route.
hansa-lesson-displacing-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Kampen–Osnabrück.
   *[text] Tapez « claim Kampen-Osnabrück ».
}
hansa-lesson-displacing-claim-first = Votre route est complète. Établissez-la tant qu’elle l’est.
hansa-lesson-displacing-office = Choisissez votre avantage : un comptoir à Osnabrück.
hansa-lesson-displacing-office-hint = { INPUT() ->
    [pointer] Cliquez sur Osnabrück.
   *[text] Tapez « office Osnabrück ».
}
hansa-lesson-displacing-office-wanted = C’est pour cela que vous avez remplacé un commerçant. Prenez le comptoir.
hansa-lesson-displacing-opened = Votre second commerçant est allé dans votre stock. Maintenant, c’est un autre joueur qui remplace l’un de vos commerçants.
hansa-lesson-displacing-return = Nouvelle position : un autre joueur a remplacé votre commerçant entre Hannover et Lüneburg. Vous répondez aussitôt, pendant son tour. Déplacez-le vers une case libre d’une route voisine, c’est-à-dire une route qui mène aussi à Hannover ou à Lüneburg. Il ne peut pas rester sur Hannover–Lüneburg tant qu’une case est libre ailleurs.
hansa-lesson-displacing-return-hint = { INPUT() ->
    [pointer] Cliquez sur une case en surbrillance, puis choisissez d’y déplacer la ressource remplacée.
   *[text] Tapez « return » et une case, par exemple « return Bremen-Hannover 3 ».
}
hansa-lesson-displacing-return-first = Dans une partie, vous pouvez commencer par la ressource supplémentaire. Ici, déplacez d’abord le commerçant remplacé.
hansa-lesson-displacing-returned = Votre commerçant est de retour sur la carte. Si toutes les routes voisines étaient pleines, on irait une ville plus loin.
hansa-lesson-displacing-add = Selon la même règle, vous pouvez aussi ajouter une ressource de votre stock, commerçant ou négociant. Si le stock est vide, elle vient de votre réserve, et si celle-ci l’est aussi, d’une autre de vos cases. Ajoutez un commerçant : cela ne vous coûte rien.
hansa-lesson-displacing-add-hint = { INPUT() ->
    [pointer] Cliquez sur une case en surbrillance.
   *[text] Tapez « add trader » et une case, par exemple « add trader Bremen-Hannover 2 ».
}
hansa-lesson-displacing-not-done = Vous pouvez renoncer, mais un commerçant de plus sur la carte est bon à prendre. Ajoutez-en un.
hansa-lesson-displacing-added = Deux de vos commerçants sont sur la carte au lieu d’un. L’autre joueur a dépensé deux ressources pour une case.
hansa-lesson-displacing-merchant = Nouvelle position : cette fois, un négociant, une pièce ronde, bloque votre route entre Goslar et Magdeburg. Les négociants sont plus difficiles à remplacer : vous payez deux ressources de votre réserve au lieu d’une. Remplacez-le par un commerçant.
hansa-lesson-displacing-merchant-hint = { INPUT() ->
    [pointer] Cliquez sur le négociant de l’autre joueur.
   *[text] Tapez « displace trader Goslar-Magdeburg 2 ».
}
hansa-lesson-displacing-merchant-first = Ici, remplacez le négociant entre Goslar et Magdeburg.
hansa-lesson-displacing-merchant-displaced = La route est complète. Vous avez payé deux commerçants. L’autre joueur a déplacé son négociant sur Stendal–Magdeburg et ajouté deux ressources de son stock au lieu d’une. Comme les commerçants, les négociants vont sur toute case.
hansa-lesson-displacing-puzzle = Nouvelle position, cette fois sans aide. C’est le tour d’un autre joueur. Il vient de remplacer votre commerçant entre Bremen et Hamburg, et vous répondez. Vous en avez déjà un entre Stade et Hamburg. Occupez toutes les cases de Stade–Hamburg.
hansa-lesson-displacing-puzzle-hint = Vous avez deux ressources à poser : le commerçant remplacé et un autre de votre stock. Les deux routes mènent à Hamburg.
hansa-lesson-displacing-puzzle-again = Stade–Hamburg n’est pas entièrement à vous. Déplacez-y le commerçant remplacé, puis ajoutez-y l’autre.
hansa-lesson-displacing-solved = Bien joué. L’autre joueur a pris une case, et vous avez une route complète.
hansa-lesson-displacing-end = Vous savez remplacer les autres, et pourquoi ils vous en remercieront peut-être. Ensuite : les comptoirs, et qui contrôle une ville.

## 4. Les comptoirs

hansa-lesson-offices-title = Comptoirs et contrôle
hansa-lesson-offices-about = Les couleurs des maisons, les négociants, les pièces d’or, et qui contrôle une ville.
hansa-lesson-offices-houses = Un comptoir est une de vos ressources dans une maison. Les maisons d’une ville se remplissent de gauche à droite, sans en sauter. Votre piste Privilegium montre les couleurs permises. Elle est à orange : les maisons blanches et orange vous sont ouvertes.
hansa-lesson-offices-claim = La maison de Stade est ronde : seul un négociant, la pièce ronde, y entre. Les maisons carrées sont pour les commerçants. Votre négociant est sur la route Stade–Hamburg, qui est complète. Établissez-la.
hansa-lesson-offices-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Stade–Hamburg.
   *[text] Tapez « claim Stade-Hamburg ».
}
hansa-lesson-offices-claim-first = Commencez par Stade–Hamburg. Le reste viendra plus tard.
hansa-lesson-offices-office = Établissez un comptoir à Stade. Sa maison montre une pièce d’or : le joueur qui s’y installe gagne aussitôt 1 point de prestige.
hansa-lesson-offices-office-hint = { INPUT() ->
    [pointer] Cliquez sur Stade.
   *[text] Tapez « office Stade ».
}
hansa-lesson-offices-not-hamburg = Hamburg accueillerait un commerçant, mais la pièce d’or est à Stade.
hansa-lesson-offices-not-skill = Privilegium est tentant, mais cette fois, prenez la pièce d’or de Stade.
hansa-lesson-offices-not-nothing = Sans avantage, la route serait gâchée. Établissez le comptoir.
hansa-lesson-offices-opened = Votre négociant est à Stade, et vous avez 1 point de prestige. Stade n’a plus de maison libre : la ville est terminée.
hansa-lesson-offices-control = Le joueur qui a le plus de comptoirs dans une ville la contrôle. Un autre joueur contrôle Osnabrück, car il y possède le seul comptoir. Changeons cela.
hansa-lesson-offices-second = Chaque fois qu’une route est établie, les joueurs qui contrôlent ses deux villes gagnent 1 point de prestige par ville, quel que soit celui qui l’établit. Si vous établissez Kampen–Osnabrück, l’autre joueur gagne donc 1 point pour Osnabrück. Faites-le quand même : votre avantage vaudra plus.
hansa-lesson-offices-second-hint = { INPUT() ->
    [pointer] Cliquez sur la route Kampen–Osnabrück.
   *[text] Tapez « claim Kampen-Osnabrück ».
}
hansa-lesson-offices-second-first = Utilisez votre dernière action pour établir Kampen–Osnabrück.
hansa-lesson-offices-prestige = L’autre joueur a gagné 1 point de prestige pour le contrôle d’Osnabrück. Personne ne contrôle Kampen.
hansa-lesson-offices-share = La prochaine maison libre d’Osnabrück est orange, et votre Privilegium la permet. Établissez-y un comptoir.
hansa-lesson-offices-share-hint = { INPUT() ->
    [pointer] Cliquez sur Osnabrück.
   *[text] Tapez « office Osnabrück ».
}
hansa-lesson-offices-not-kampen = Kampen vous est aussi ouverte, mais cette leçon porte sur le contrôle d’Osnabrück.
hansa-lesson-offices-shared = Vous avez chacun un comptoir. À égalité, le comptoir le plus à droite l’emporte, et c’est le vôtre.
hansa-lesson-offices-worth = Vous contrôlez maintenant Osnabrück. Désormais, chaque route établie vers Osnabrück vous donne 1 point de prestige, et la ville vaut 2 points à la fin de la partie.
hansa-lesson-offices-puzzle = Nouvelle position, cette fois sans aide. C’est votre tour, avec deux actions. Votre Privilegium est à blanc, et deux de vos commerçants sont entre Stendal et Magdeburg. Un autre joueur contrôle Stendal. Prenez-en le contrôle pendant ce tour.
hansa-lesson-offices-puzzle-hint = Regardez la forme de la prochaine maison libre de Stendal. Quelle ressource doit être sur la route quand vous l’établissez ?
hansa-lesson-offices-puzzle-again = Vous ne contrôlez pas encore Stendal. Placez votre négociant sur la case libre, établissez la route et choisissez Stendal.
hansa-lesson-offices-solved = Bien joué. Le comptoir de votre négociant est plus à droite : vous contrôlez Stendal.
hansa-lesson-offices-end = Vous savez comment marchent les comptoirs. Les maisons de couleur, plus à droite, décident souvent du contrôle. La leçon suivante présente les jetons, de petits bonus placés sur certaines routes.

## 5. Les jetons

hansa-lesson-markers-title = Les jetons
hansa-lesson-markers-about = Des bonus sur les routes : les prendre, les utiliser, en placer de nouveaux.
hansa-lesson-markers-marker = Le jeton de la route Osnabrück–Bremen est un bonus utilisable une fois. Le joueur qui établit la route le prend. Celui-ci donne trois actions supplémentaires.
hansa-lesson-markers-claim = Vos commerçants occupent toutes les cases d’Osnabrück–Bremen. Établissez la route.
hansa-lesson-markers-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Osnabrück–Bremen.
   *[text] Tapez « claim Osnabrück-Bremen ».
}
hansa-lesson-markers-claim-first = Établissez d’abord la route au jeton.
hansa-lesson-markers-taken = Le jeton est à vous, en plus de l’avantage habituel.
hansa-lesson-markers-benefit = Choisissez maintenant votre avantage comme d’habitude. La maison de Bremen est rose : le comptoir ira à Osnabrück.
hansa-lesson-markers-benefit-hint = { INPUT() ->
    [pointer] Cliquez sur Osnabrück.
   *[text] Tapez « office Osnabrück ».
}
hansa-lesson-markers-not-nothing = Prenez le comptoir. Il s’ajoute au jeton.
hansa-lesson-markers-opened = Vous avez un comptoir, un jeton et encore une action.
hansa-lesson-markers-use = La plupart des jetons s’utilisent à tout moment de votre tour, sans dépenser d’action. Utilisez le vôtre.
hansa-lesson-markers-use-hint = { INPUT() ->
    [pointer] Cliquez sur le jeton « +3 actions » de votre écritoire.
   *[text] Tapez « use plus3 ».
}
hansa-lesson-markers-use-first = Utilisez d’abord le jeton. Vous allez voir à quoi il sert.
hansa-lesson-markers-used = Vous avez maintenant quatre actions. Le jeton utilisé reste sur votre écritoire, car chaque jeton compte à la fin, utilisé ou non.
hansa-lesson-markers-fill = Vous avez quatre actions : deux pour compléter Hamburg–Lübeck, une pour l’établir, et une de plus. Commencez par les deux cases libres.
hansa-lesson-markers-fill-hint = { INPUT() ->
    [pointer] Cliquez l’une après l’autre sur les deux cases entourées.
   *[text] Utilisez « place trader » avec Hamburg-Lübeck 1 et 3.
}
hansa-lesson-markers-fill-again = Il faut un commerçant sur chaque case libre de Hamburg–Lübeck.
hansa-lesson-markers-second = La route est complète, et il vous reste deux actions. Établissez-la.
hansa-lesson-markers-second-hint = { INPUT() ->
    [pointer] Cliquez sur la route Hamburg–Lübeck.
   *[text] Tapez « claim Hamburg-Lübeck ».
}
hansa-lesson-markers-second-first = Établissez maintenant Hamburg–Lübeck.
hansa-lesson-markers-skill = Lübeck améliore Bursa, le nombre de ressources que vous recrutez en une action. Choisissez cela.
hansa-lesson-markers-skill-hint = { INPUT() ->
    [pointer] Cliquez sur la piste Bursa de votre écritoire.
   *[text] Tapez « skill bursa ».
}
hansa-lesson-markers-not-skill = Un comptoir conviendrait aussi, mais améliorons Bursa.
hansa-lesson-markers-improved = Deux routes établies en un tour, grâce au jeton. Bursa est maintenant à 5.
hansa-lesson-markers-end-turn = Chaque jeton pris est remplacé par un nouveau, tiré du sac. Jusqu’à la fin de votre tour, il attend sur l’assiette, l’emplacement signalé de votre écritoire. Finissez maintenant votre tour, sans utiliser la dernière action.
hansa-lesson-markers-end-turn-hint = { INPUT() ->
    [pointer] Cliquez sur « Finir le tour ».
   *[text] Tapez « end ».
}
hansa-lesson-markers-end-first = C’est possible, mais finissez maintenant votre tour pour voir le nouveau jeton.
hansa-lesson-markers-put = Votre nouveau jeton est un comptoir supplémentaire ; nous y reviendrons. Placez-le sur une route sans ressource et sans jeton, dont au moins une ville a une maison libre.
hansa-lesson-markers-put-hint = { INPUT() ->
    [pointer] Cliquez sur une route en surbrillance.
   *[text] Tapez « put », le jeton et une route, par exemple « put extra_office Kampen-Osnabrück ».
}
hansa-lesson-markers-done = Le prochain joueur qui établira cette route aura le jeton. Peut-être vous.
hansa-lesson-markers-kinds = Échange, sur Lüneburg–Perleberg, permute deux comptoirs voisins d’une ville, quel que soit leur propriétaire. Enlèvement, sur Hildesheim–Goslar, remet jusqu’à trois ressources des routes dans la réserve de leurs propriétaires. Compétence améliore une compétence au choix. Un autre jeton donne quatre actions.
hansa-lesson-markers-extra = Le comptoir supplémentaire s’utilise en établissant une route. Comme avantage, une ressource de la route devient un comptoir à gauche des maisons de l’une de ses villes. Couleur, forme et maisons libres n’importent pas, mais la ville doit déjà avoir un comptoir. Le comptoir supplémentaire compte comme tout autre pour le contrôle, le réseau et la liaison ; à égalité pour le contrôle, il perd contre tout comptoir situé à sa droite.
hansa-lesson-markers-puzzle = Nouvelle position, cette fois sans aide. À vous : deux actions, un commerçant en réserve, un sur Goslar–Magdeburg, les jetons Enlèvement et Comptoir supplémentaire. Un autre joueur bloque la route ; la seule maison de Goslar est prise. Établissez un comptoir à Goslar ce tour-ci.
hansa-lesson-markers-puzzle-hint = Libérez la case avec un jeton, occupez-la, établissez la route et prenez l’autre jeton comme avantage.
hansa-lesson-markers-puzzle-again = Pas de comptoir à Goslar. Enlevez l’autre commerçant, placez le vôtre, établissez la route, choisissez le comptoir supplémentaire.
hansa-lesson-markers-solved = Bien joué. Avec deux jetons et deux actions, vous avez un comptoir dans une ville déjà terminée.
hansa-lesson-markers-end = Les jetons valent la peine : à la fin, 1, 2, 4, 6, 8 ou 10 jetons rapportent 1, 3, 6, 10, 15 ou 21 points. La leçon suivante montre comment la partie se termine et ce qui compte encore.

## 6. La fin

hansa-lesson-the-end-title = La fin de la partie
hansa-lesson-the-end-about = La liaison Est-Ouest, le prestige spécial, la fin de la partie et ce qui rapporte des points.
hansa-lesson-the-end-link = Arnheim à l’ouest et Stendal à l’est ont leur nom sur fond rouge. Le premier joueur qui les relie gagne 7 points de prestige, le deuxième 4, le troisième 2. Il faut son propre comptoir dans chaque ville d’une chaîne continue. Il vous manque Stendal.
hansa-lesson-the-end-claim = La route de Brunswiek à Stendal est entièrement à vous. Établissez-la.
hansa-lesson-the-end-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Brunswiek–Stendal.
   *[text] Tapez « claim Brunswiek-Stendal ».
}
hansa-lesson-the-end-other-route = Cette route viendra après. Achevez d’abord la liaison avec Brunswiek–Stendal.
hansa-lesson-the-end-claim-first = Établissez d’abord Brunswiek–Stendal pour achever la liaison.
hansa-lesson-the-end-office = Établissez le dernier comptoir de la chaîne.
hansa-lesson-the-end-office-hint = { INPUT() ->
    [pointer] Cliquez sur Stendal.
   *[text] Tapez « office Stendal ».
}
hansa-lesson-the-end-not-nothing = Vous renonceriez à des points précieux. Prenez l’avantage.
hansa-lesson-the-end-linked = Arnheim, Münster, Minden, Brunswiek, Stendal : la chaîne est complète. Vous gagnez aussitôt 7 points de prestige.
hansa-lesson-the-end-special = La route de Coellen à Warburg offre un avantage particulier : un négociant de cette route peut aller sur le tableau près de Coellen. Ce prestige spécial vaut de 7 à 11 points à la fin. Établissez la route.
hansa-lesson-the-end-special-hint = { INPUT() ->
    [pointer] Cliquez sur la route Coellen–Warburg.
   *[text] Tapez « claim Coellen-Warburg ».
}
hansa-lesson-the-end-special-first = Utilisez votre dernière action pour établir Coellen–Warburg.
hansa-lesson-the-end-slot = Envoyez votre négociant sur un emplacement du tableau. Votre Privilegium doit permettre sa couleur. Il est à orange : le 7 et le 8 vous sont ouverts. Le plus élevé rapporte davantage.
hansa-lesson-the-end-slot-hint = { INPUT() ->
    [pointer] Cliquez sur l’emplacement 7 ou, mieux, sur le 8.
   *[text] Tapez « prestige 8 ».
}
hansa-lesson-the-end-not-office = Un comptoir est agréable, mais le tableau rapporte bien plus.
hansa-lesson-the-end-slotted = L’emplacement est à vous jusqu’au bout. Ses points s’ajoutent à la fin.
hansa-lesson-the-end-over = La partie finit quand un joueur a 20 points de prestige sur le plateau, que dix villes sont terminées (sans maison libre), ou qu’il faut un jeton et que le sac est vide. L’action qui déclenche la fin est menée à son terme, puis la partie s’arrête : plus personne n’agit, même dans le même tour. Les points qui suivent ne comptent pas pour les 20.
hansa-lesson-the-end-scoring = Puis s’ajoutent à votre prestige : votre prestige spécial ; 2 points par ville que vous contrôlez ; vos jetons, 1 à 21 points selon leur nombre ; et 4 par piste vidée de ses ressources, sauf Clavis Urbis.
hansa-lesson-the-end-network = Enfin vient votre réseau : les villes reliées par des routes où vous avez des comptoirs. Le plus grand rapporte comptoirs × Clavis Urbis. Ici, cinq × 1, soit 5 points. Le plus grand total gagne ; à égalité, la victoire est partagée.
hansa-lesson-the-end-puzzle = Nouvelle position, cette fois sans aide. Il vous reste une action. Un autre joueur a 19 points de prestige et finira la partie à son prochain tour. Clavis Urbis est à 3. Si la partie finissait maintenant, vous auriez 7 points. Deux de vos routes sont complètes. Quelle route et quel comptoir vous amènent à 16 ?
hansa-lesson-the-end-puzzle-hint = Un comptoir vaut le plus là où il en réunit deux autres en un seul réseau. Quelle ville est entre Arnheim et Minden ?
hansa-lesson-the-end-puzzle-again = Cela fait moins de 16 points. Cherchez la ville qui relie Arnheim à Minden.
hansa-lesson-the-end-solved = Bien joué. Trois comptoirs reliés × 3 font 9, trois villes contrôlées 6, et le contrôle d’Arnheim a rapporté 1 point de prestige : 16.
hansa-lesson-the-end-end = Vous connaissez tout le jeu de base. { INPUT() ->
    [pointer] Pour une première partie contre des Apprentis, quittez la leçon et choisissez « Commencer la partie ».
   *[text] Pour une première partie contre des Apprentis, tapez « kontor play hansa --players 3 --seat 0 ».
} Ou découvrez encore le plateau Est et les règles à deux.

## 7. Le plateau Est

hansa-lesson-east-title = Le plateau Est
hansa-lesson-east-about = Les routes maritimes, les cases navire et les villes vertes.
hansa-lesson-east-sea = Le plateau Est ajoute des routes maritimes. Certaines de leurs cases sont des cases navire, réservées aux négociants, vos pièces rondes. Malmö–Visby a une case navire entre deux cases ordinaires.
hansa-lesson-east-ship = Complétez la route : placez votre négociant sur la case navire.
hansa-lesson-east-ship-hint = { INPUT() ->
    [pointer] Cliquez sur la case entourée.
   *[text] Tapez « place merchant Malmö-Visby 2 ».
}
hansa-lesson-east-other-post = Il ne manque que la case navire entre vos deux commerçants.
hansa-lesson-east-ship-first = Complétez d’abord la route avec votre négociant.
hansa-lesson-east-shipped = La route est complète, et il vous reste une action.
hansa-lesson-east-claim = Une route maritime n’a jamais de jeton. Elle porte un bonus permanent, imprimé, pour chaque joueur qui l’établit. Ici, c’est un comptoir dans une ville verte. Établissez la route.
hansa-lesson-east-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Malmö–Visby.
   *[text] Tapez « claim Malmö-Visby ».
}
hansa-lesson-east-claim-first = Établissez Malmö–Visby. Il vous reste une action.
hansa-lesson-east-office = D’abord l’avantage habituel. La première maison de Malmö est blanche et ronde. Établissez-y un comptoir avec votre négociant.
hansa-lesson-east-office-hint = { INPUT() ->
    [pointer] Cliquez sur Malmö.
   *[text] Tapez « office Malmö ».
}
hansa-lesson-east-not-nothing = Vous pouvez avoir les deux, le comptoir et le bonus. Prenez d’abord le comptoir.
hansa-lesson-east-opened = Votre comptoir est à Malmö. Vient maintenant le bonus.
hansa-lesson-east-green = Trois villes sont vertes : Belgard, Waren et Dresden. Elles n’ont pas de maisons, mais de la place pour autant de comptoirs qu’on veut. Grâce au bonus, une ressource de votre réserve va dans l’une d’elles. À vous de choisir.
hansa-lesson-east-green-hint = { INPUT() ->
    [pointer] Cliquez sur l’une des trois villes vertes.
   *[text] Tapez « green trader Belgard ».
}
hansa-lesson-east-not-declined = Vous pouvez renoncer au bonus, mais un comptoir gratuit est bon à prendre.
hansa-lesson-east-settled = Deux comptoirs avec une seule route. Une ville verte compte comme terminée dès son premier comptoir.
hansa-lesson-east-bonuses = Les autres bonus. Wismar–Stralsund : déplacez une ou deux ressources, de n’importe quel joueur, vers d’autres cases. Stralsund–Malmö : améliorez Privilegium. Malmö–Danzig : jusqu’à deux de vos ressources de cette route vont sur d’autres routes, et non dans votre stock.
hansa-lesson-east-differences = Une route vers Waren améliore Actiones ou Bursa. La liaison relie Lübeck à Danzig. Le prestige spécial est à Königsberg. Si votre route mène à une ville verte, le comptoir supplémentaire y est aussi possible, même sans autre comptoir.
hansa-lesson-east-puzzle = Nouvelle position, cette fois sans aide. C’est votre tour, avec deux actions. Vous avez un commerçant et un négociant sur Stralsund–Malmö. Avec une seule route, établissez un comptoir à Malmö et améliorez Privilegium.
hansa-lesson-east-puzzle-hint = La dernière case de Stralsund–Malmö est une case navire. Le bonus vient après votre avantage.
hansa-lesson-east-puzzle-again = Il manque l’un des deux. Placez votre négociant, établissez Stralsund–Malmö, choisissez le comptoir à Malmö, puis le bonus.
hansa-lesson-east-solved = Bien joué : un comptoir et un meilleur Privilegium avec une seule route.
hansa-lesson-east-end = L’Est vous attend. Les négociants y sont recherchés : pensez à Liber Sophiae, qui vous en donne.

## 8. À deux joueurs

hansa-lesson-two-players-title = À deux joueurs
hansa-lesson-two-players-about = Les commerçants neutres, et comment chacun s’en sert.
hansa-lesson-two-players-neutral = À deux, un troisième camp participe : le neutre. Personne ne le joue, mais il a des commerçants, dont certains sont sur la carte dès le début. C’est vous deux qui décidez où ils vont. L’un d’eux bloque votre route entre Stade et Hamburg.
hansa-lesson-two-players-displace = On remplace un commerçant neutre comme un autre : mettez votre commerçant sur sa case et payez une autre ressource, remise dans votre stock.
hansa-lesson-two-players-displace-hint = { INPUT() ->
    [pointer] Cliquez sur le commerçant neutre de Stade–Hamburg.
   *[text] Tapez « displace trader Stade-Hamburg 1 ».
}
hansa-lesson-two-players-other-post = Remplacez le commerçant neutre de Stade–Hamburg. C’est lui qui bloque votre route.
hansa-lesson-two-players-not-yet = C’est possible, mais remplacez d’abord le commerçant neutre de Stade–Hamburg.
hansa-lesson-two-players-displaced = Votre adversaire répond pour le neutre : il a mis le commerçant remplacé entre Hamburg et Lübeck.
hansa-lesson-two-players-office = Cette route n’a que des commerçants neutres : le neutre l’établit aussitôt. C’est votre tour : vous choisissez la ville. À Lübeck, la pièce d’or lui donne 1 point de prestige. À Hamburg, il prend une maison que vous pourriez utiliser. Ici, les deux conviennent.
hansa-lesson-two-players-office-hint = { INPUT() ->
    [pointer] Cliquez sur Hamburg ou Lübeck.
   *[text] Tapez « office Hamburg ».
}
hansa-lesson-two-players-opened = Le neutre a un comptoir. Puis votre adversaire a ajouté un commerçant neutre sur Bremen–Hamburg, comme après chaque remplacement de ce genre.
hansa-lesson-two-players-claim = Stade–Hamburg est à vous. Établissez la route avec votre seconde action.
hansa-lesson-two-players-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Stade–Hamburg.
   *[text] Tapez « claim Stade-Hamburg ».
}
hansa-lesson-two-players-claim-first = Votre route est complète. Établissez-la.
hansa-lesson-two-players-skill = Choisissez votre avantage. Améliorez Privilegium, pour que les maisons orange vous soient ouvertes.
hansa-lesson-two-players-skill-hint = { INPUT() ->
    [pointer] Cliquez sur la piste Privilegium de votre écritoire.
   *[text] Tapez « skill privilegium ».
}
hansa-lesson-two-players-not-skill = Ici, nous améliorons Privilegium.
hansa-lesson-two-players-improved = Bien joué. Désormais, les maisons blanches et orange vous sont permises.
hansa-lesson-two-players-scores = Le neutre gagne du prestige pour les villes qu’il contrôle, les pièces d’or et la liaison Est-Ouest ; il peut ainsi terminer la partie. Il ne peut pas gagner, mais ses comptoirs vous prennent des maisons et le contrôle de villes.
hansa-lesson-two-players-markers = Les commerçants neutres arrivent aussi avec les jetons : chaque fois qu’un nouveau jeton est placé sur une route, un commerçant neutre va sur sa première case vide. Un jeton coûte donc en général un remplacement.
hansa-lesson-two-players-puzzle = Nouvelle position, cette fois sans aide. C’est le tour de votre adversaire. Il lui manque une case sur Bremen–Hamburg et une sur Hamburg–Lüneburg, et il vient de remplacer un commerçant neutre sur Stade–Hamburg. Vous posez celui-ci, puis un autre. Bloquez les deux routes.
hansa-lesson-two-players-puzzle-hint = Cherchez la case vide parmi les commerçants adverses sur Bremen–Hamburg, puis celle sur Hamburg–Lüneburg.
hansa-lesson-two-players-puzzle-again = Votre adversaire pourrait encore compléter une route. Sur chacune, un seul commerçant neutre suffit, s’il est sur la case qu’il lui faut.
hansa-lesson-two-players-solved = Bien joué. Les deux routes sont bloquées, et cela ne vous a rien coûté.
hansa-lesson-two-players-end = Ce sont les règles à deux de l’édition 2014. Le manuel décrit deux autres variantes.

## La première partie guidée

hansa-guide-goal = Bienvenue dans votre première partie. Occupez toutes les cases entre deux villes, établissez la route, prenez un avantage : c’est le cœur de Hansa Teutonica. Vous avez deux actions par tour. Un conseil s’affiche ici dès que quelque chose de nouveau devient possible.
hansa-guide-place = Placer met une ressource de votre réserve sur n’importe quelle case vide. Commencez par une route courte, qui a peu de cases, et complétez-la.
hansa-guide-income = Recruter fait passer des ressources de votre stock à votre réserve, autant que l’indique Bursa. Attendez que votre réserve soit presque vide.
hansa-guide-claim = Une route entière est à vous : établissez-la pour une action. Vous recevez un avantage, et les ressources qui n’y servent pas retournent dans votre stock.
hansa-guide-benefit = Choisissez votre avantage. Un comptoir rapporte des points et vous aide à contrôler la ville. Une compétence améliore tous vos tours suivants : au début, Actiones est la plus rentable.
hansa-guide-displace = Vous pouvez remplacer une ressource d’un autre joueur et prendre sa case. Cela coûte une ressource de plus et l’autre joueur peut ajouter une ressource sans frais : ne le faites que pour une case dont vous avez vraiment besoin.
hansa-guide-pay = Payez le remplacement avec des ressources de votre réserve. Gardez si possible vos négociants, les pièces rondes : vous en avez peu.
hansa-guide-displaced = Votre ressource est remplacée, et c’est une bonne nouvelle : mettez-la sur une case proche et ajoutez-en une autre, gratuitement.
hansa-guide-lift = Déplacer change de case plusieurs de vos ressources, le tout pour une action. C’est utile pour regrouper des ressources dispersées.
hansa-guide-set = Vous tenez une ressource. Posez-la sur une case vide, ou appuyez sur Échap pour la remettre.
hansa-guide-use = Vous avez un jeton. L’utiliser ne coûte pas d’action, et il compte quand même à la fin. Attendez le tour où il vous aidera le plus.
hansa-guide-remove = Le jeton rend jusqu’à trois ressources à la réserve de leurs propriétaires. Choisissez celles qui bloquent vos routes.
hansa-guide-put = Vous avez pris un jeton : placez-en un nouveau sur une route vide. Choisissez une route que vous comptez établir.
hansa-guide-end = Finissez votre tour quand vos actions sont épuisées. Les actions non utilisées sont perdues.
hansa-guide-done = Vous pouvez continuer ou vous arrêter ici : le bouton du haut termine cette étape.
hansa-guide-east = Une route maritime a son propre bonus, imprimé sur le plateau. Il s’ajoute à l’avantage habituel.
hansa-guide-pawn = À deux joueurs, le pion marque la province où l’on peut agir. Déplacez-le là où vous voulez jouer ensuite.
hansa-guide-favour = Vous pouvez prendre une tuile de la Faveur de l’Empereur : retournez deux jetons inutilisés et renoncez à toutes les actions de ce tour. La tuile vous aide jusqu’à la fin de la partie.

## 9. Britannia

hansa-lesson-britannia-title = Britannia
hansa-lesson-britannia-about = Pays, permis et frontières.
hansa-lesson-britannia-countries = Britannia a des pays. Les routes pleines sont anglaises : vous y agissez comme d’habitude. Les routes en pointillé sont galloises, comme la route maritime à la fleur. Le pays de Galles est à l’étranger : pour y placer ou y remplacer, il faut un permis. À quatre ou cinq, l’Écosse est aussi à l’étranger.
hansa-lesson-britannia-permits = Le parchemin marque une ville à permis. Le joueur qui y a le comptoir le plus à droite a son permis, même si un autre contrôle la ville. Personne n’en a encore.
hansa-lesson-britannia-claim = Votre route de Cambridge à London est complète. Établissez-la.
hansa-lesson-britannia-claim-hint = { INPUT() ->
    [pointer] Cliquez sur la route Cambridge–London.
   *[text] Tapez « claim Cambridge-London ».
}
hansa-lesson-britannia-not-yet = Il vous faut d’abord un permis : établissez Cambridge–London.
hansa-lesson-britannia-claim-first = Établissez Cambridge–London. Elle mène à une ville à permis.
hansa-lesson-britannia-office = Établissez un comptoir à London.
hansa-lesson-britannia-office-hint = { INPUT() ->
    [pointer] Cliquez sur London.
   *[text] Tapez « office London ».
}
hansa-lesson-britannia-not-office = Ici, c’est le permis qui compte. Prenez le comptoir à London.
hansa-lesson-britannia-opened = Votre comptoir est le seul à London, donc le plus à droite. Le permis est valable aussitôt.
hansa-lesson-britannia-abroad = Utilisez-le avec votre seconde action : placez un commerçant entre Conway et Chester, au pays de Galles. Chester améliore Actiones.
hansa-lesson-britannia-abroad-hint = { INPUT() ->
    [pointer] Cliquez sur une des cases entourées.
   *[text] Tapez « place trader Conway-Chester 1 ».
}
hansa-lesson-britannia-other-post = C’est possible aussi, mais essayez le pays de Galles : placez un commerçant entre Conway et Chester.
hansa-lesson-britannia-abroad-first = Utilisez d’abord votre permis : placez un commerçant entre Conway et Chester.
hansa-lesson-britannia-placed = Votre premier commerçant à l’étranger.
hansa-lesson-britannia-once = Chaque permis autorise un placement ou un remplacement par tour. La coche montre que celui de London est utilisé. Il sera de nouveau valable à votre prochain tour. Une seconde ville à permis vous donnerait une seconde action à l’étranger.
hansa-lesson-britannia-borders = Les ressources ne passent les frontières que vers l’Angleterre. Une ressource prise en Angleterre y reste, comme celle qui y est remplacée. Du pays de Galles, elle peut aller en Angleterre ou rester sur place. Établir une route ne demande pas de permis.
hansa-lesson-britannia-scoring = À la fin, chaque pays étranger rapporte 7, 4 et 2 points : les villes que vous y contrôlez décident, puis, à égalité, vos comptoirs. Une fleur sur la bannière marque les villes galloises. Les pièces d’or valent 2 ici, et la partie finit avec huit villes terminées.
hansa-lesson-britannia-puzzle = Nouvelle position, cette fois sans aide. Vous avez deux actions, un jeton Échange et deux commerçants sur Conway–Chester, mais à Cardiff le comptoir le plus à droite est à un autre. Améliorez Actiones pendant ce tour.
hansa-lesson-britannia-puzzle-hint = Un jeton ne coûte pas d’action. Quel comptoir devrait être à droite à Cardiff ?
hansa-lesson-britannia-puzzle-again = Actiones n’est pas encore améliorée. Échangez à Cardiff, puis placez, établissez la route et prenez la compétence.
hansa-lesson-britannia-solved = Bien joué. L’échange vous a donné le permis au bon moment.
hansa-lesson-britannia-end = Britannia n’a plus de secrets pour vous. Surveillez qui est le plus à droite à London, Cardiff et Carlisle.
