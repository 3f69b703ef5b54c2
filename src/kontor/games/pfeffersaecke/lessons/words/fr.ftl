# Les leçons de Pfeffersäcke en français.

## 1. Votre premier comptoir

pfeffersaecke-lesson-first-branch-title = Votre premier comptoir
pfeffersaecke-lesson-first-branch-about = Commencer dans un bourg, ouvrir une ville, ouvrir un comptoir.
pfeffersaecke-lesson-first-branch-goal = Vous êtes un marchand de la fin du Moyen Âge. Vous ouvrez dans toute l’Europe centrale des comptoirs, vos maisons de commerce, qui vous rapportent de l’influence. Chaque comptoir est un de vos pions sur la carte. Le joueur le plus influent à la fin gagne.
pfeffersaecke-lesson-first-branch-town = Les carrés isolés de la carte sont des bourgs. Les lieux ronds sont des villes ; on ne peut pas y commencer. Un bourg n’a de place que pour un comptoir. Chacun commence dans un bourg. Ouvrez votre premier comptoir à Berlin.
pfeffersaecke-lesson-first-branch-town-hint = { INPUT() ->
    [pointer] Berlin est au nord-est. Cliquez sur le bourg entouré.
   *[text] Tapez « found Berlin ».
}
pfeffersaecke-lesson-first-branch-founded = Vous voilà à Berlin. Les autres aussi ont choisi leur bourg. Votre premier tour commence.
pfeffersaecke-lesson-first-branch-other-town = Dans une vraie partie, vous pourriez commencer là. Pour cette leçon, choisissez Berlin.
pfeffersaecke-lesson-first-branch-cities = Les lieux ronds sont des villes, de deux à huit cases. Une ville est fermée jusqu’à ce qu’un joueur y pose un disque. Magdeburg est fermée. Wittenberg a un disque dès le départ : elle est ouverte.
pfeffersaecke-lesson-first-branch-open = Au début de chaque tour, vous ouvrez une ville avec un de vos disques. Le nombre du disque doit être celui des cases de la ville. Elle peut être n’importe où sur la carte. Ouvrez la ville de votre choix.
pfeffersaecke-lesson-first-branch-open-hint = { INPUT() ->
    [pointer] Cliquez sur une ville en surbrillance, par exemple Magdeburg, à côté de Berlin.
   *[text] Magdeburg est à côté de Berlin. Tapez « open Magdeburg ».
}
pfeffersaecke-lesson-first-branch-opened = La ville est maintenant ouverte à tous. Vous avez aussi perçu votre revenu de base : 4 florins à chaque tour.
pfeffersaecke-lesson-first-branch-branch = Vous pouvez maintenant ouvrir un nouveau comptoir, dans un bourg vide ou une ville ouverte. Une route directe doit y mener depuis un de vos comptoirs. L’étiquette du lieu montre ce que vous payez. Les régions, les parties colorées de la carte, ne comptent qu’à la fin. Ouvrez un comptoir.
pfeffersaecke-lesson-first-branch-branch-hint = { INPUT() ->
    [pointer] Suivez une route depuis Berlin et cliquez sur le lieu à l’autre bout. Wittenberg ne coûte que 2 florins.
   *[text] Wittenberg ne coûte que 2 florins. Tapez « branch Wittenberg ».
}
pfeffersaecke-lesson-first-branch-branched = Votre second comptoir est ouvert et votre tour est terminé. Désormais, vous pouvez aussi repartir de là.
pfeffersaecke-lesson-first-branch-no-pass = Vous pouvez passer, mais vous avez assez de florins pour un comptoir. Ouvrez-en un.
pfeffersaecke-lesson-first-branch-puzzle = Nouvelle position, cette fois sans aide. Vous commencez à Lüneburg avec 2 florins. Ouvrez un comptoir à Braunschweig en un seul tour.
pfeffersaecke-lesson-first-branch-puzzle-hint = Regardez Braunschweig : elle n’a pas encore de disque. Que faut-il faire avant d’y entrer ?
pfeffersaecke-lesson-first-branch-puzzle-again = Votre tour s’est terminé sans comptoir à Braunschweig. Ouvrez Braunschweig avec votre disque, puis ouvrez-y votre comptoir.
pfeffersaecke-lesson-first-branch-solved = Bien joué. Vous avez ouvert la ville, perçu 4 florins et payé 3 florins pour la route.
pfeffersaecke-lesson-first-branch-end = Un tour : ouvrir une ville, percevoir vos revenus, ouvrir un comptoir. Plus tard, vous pourrez aussi vous étendre, juste avant les revenus. La leçon suivante parle d’argent.

## 2. Florins et routes

pfeffersaecke-lesson-florins-title = Florins et routes
pfeffersaecke-lesson-florins-about = Gagner des florins dans les villes, payer les routes, trouver des chemins bon marché.
pfeffersaecke-lesson-florins-florins = Les nouveaux comptoirs coûtent des florins. Vous en avez 6, un comptoir dans le bourg de Berlin et un dans la ville de Magdeburg. Vous avez déjà ouvert une ville ce tour-ci.
pfeffersaecke-lesson-florins-pays = Une ville ouverte où vous avez un comptoir paie pour chaque case libre : 2 florins à trois joueurs. Magdeburg a deux cases libres et paie 4. Une ville où vous vous étendez, c’est-à-dire où vous ajoutez un comptoir, ne vous paie rien ce tour-ci. Percevez vos revenus.
pfeffersaecke-lesson-florins-pays-hint = { INPUT() ->
    [pointer] Choisissez « Revenus : 8 florins ».
   *[text] Tapez « income ».
}
pfeffersaecke-lesson-florins-paid = Magdeburg a payé 4 florins, et le revenu de base en a ajouté 4. Les bourgs ne paient rien.
pfeffersaecke-lesson-florins-no-extend = C’est s’étendre, le sujet d’une autre leçon. Une ville où vous vous étendez ne paie rien ce tour-ci. Percevez vos revenus.
pfeffersaecke-lesson-florins-road = Chaque route affiche son coût. Vous payez une route par comptoir, sans traverser d’autres lieux. Leipzig est ouverte, mais coûte 25 depuis Magdeburg. Ouvrez un comptoir à Dresden pour 4 florins.
pfeffersaecke-lesson-florins-road-hint = { INPUT() ->
    [pointer] Dresden est au sud de Berlin. Cliquez dessus.
   *[text] Tapez « branch Dresden ».
}
pfeffersaecke-lesson-florins-arrived = Vous avez payé 4 florins et gagné 1 point d’influence, comme pour tout nouveau comptoir dans un bourg. Puis les autres ont joué.
pfeffersaecke-lesson-florins-dresden-first = C’est possible, mais nous cherchons ici un chemin bon marché vers Leipzig. Choisissez Dresden.
pfeffersaecke-lesson-florins-no-pass = Passer économise des florins, mais ne vous mène nulle part. Ouvrez le comptoir.
pfeffersaecke-lesson-florins-again = C’est de nouveau à vous. Comme toujours, vous commencez par ouvrir une ville avec un disque. Ouvrez n’importe quelle ville ; ici, peu importe laquelle.
pfeffersaecke-lesson-florins-again-hint = { INPUT() ->
    [pointer] Cliquez sur n’importe quelle ville en surbrillance.
   *[text] Tapez par exemple « open Rostock ».
}
pfeffersaecke-lesson-florins-collect = Magdeburg a toujours deux cases libres et paie donc de nouveau. Une ville paie à chaque tour jusqu’à son décompte, que montre la leçon suivante. Percevez vos revenus.
pfeffersaecke-lesson-florins-collected = Vous avez maintenant 18 florins.
pfeffersaecke-lesson-florins-cheap = La route de Dresden à Leipzig ne coûte que 7, et vous payez toujours la moins chère. L’étiquette d’un lieu montre ce qu’il vous coûte. Ouvrez un comptoir à Leipzig.
pfeffersaecke-lesson-florins-cheap-hint = { INPUT() ->
    [pointer] Leipzig est la ville ouverte voisine de Dresden. Cliquez dessus.
   *[text] Tapez « branch Leipzig ».
}
pfeffersaecke-lesson-florins-cheaper = Deux routes courtes vous ont coûté 11 florins au lieu de 25. Et Leipzig vous paiera dès le prochain tour.
pfeffersaecke-lesson-florins-leipzig-now = Leipzig est maintenant à votre portée. Allez-y.
pfeffersaecke-lesson-florins-puzzle = Nouvelle position, cette fois sans aide. Vous avez des comptoirs à Magdeburg et Dresden, et 1 florin. Ouvrez un comptoir à Prag pendant ce tour.
pfeffersaecke-lesson-florins-puzzle-hint = La route de Dresden à Prag coûte 7. Comptez ce que vous pouvez gagner avant de partir.
pfeffersaecke-lesson-florins-puzzle-again = Cela ne vous mène pas à Prag. Laissez libres les cases de Magdeburg : elles paient 4 florins, et il vous en faut 7.
pfeffersaecke-lesson-florins-solved = Bien joué. 1 + 4 + 4 florins ont suffi pour la route.
pfeffersaecke-lesson-florins-end = Les cases libres enrichissent, les routes courtes économisent. La leçon suivante montre comment les comptoirs rapportent de l’influence.

## 3. Gagner des villes

pfeffersaecke-lesson-cities-title = Gagner des villes
pfeffersaecke-lesson-cities-about = Les cases, les disques, les majorités, et ce qui arrive quand une ville est pleine.
pfeffersaecke-lesson-cities-spaces = Magdeburg a quatre cases, et son disque vaut 4 points d’influence. Vous occupez deux cases. Le joueur qui occupe plus de la moitié des cases, ici trois, gagne le disque.
pfeffersaecke-lesson-cities-extend = Dans une ville ouverte où vous avez un comptoir, vous pouvez en ajouter un par tour, gratuitement. Cela s’appelle s’étendre. Étendez-vous à Magdeburg.
pfeffersaecke-lesson-cities-extend-hint = { INPUT() ->
    [pointer] Cliquez sur Magdeburg sur la carte.
   *[text] Tapez « extend Magdeburg ».
}
pfeffersaecke-lesson-cities-won = Vous avez perçu 4 florins. Aucun nouveau comptoir n’étant possible, le tour a pris fin, et c’est alors que votre comptoir a pris sa case : 4 points d’influence.
pfeffersaecke-lesson-cities-no-income = Percevoir vos revenus met fin à l’extension. Étendez-vous d’abord : il faut gagner la ville.
pfeffersaecke-lesson-cities-full = Nouvelle position. Erfurt a cinq cases : la majorité est de trois. Une case est libre. Si une ville se remplit sans majorité, le joueur en tête gagne la moitié de sa valeur, arrondie par défaut. En cas d’égalité, la flèche décide, ici en votre faveur. Étendez-vous à Erfurt.
pfeffersaecke-lesson-cities-full-hint = { INPUT() ->
    [pointer] Cliquez sur Erfurt sur la carte.
   *[text] Tapez « extend Erfurt ».
}
pfeffersaecke-lesson-cities-half = Erfurt est pleine, sans majorité. Vous gagnez la moitié de 5, arrondie par défaut : 2 points d’influence. Le disque disparaît, les comptoirs restent.
pfeffersaecke-lesson-cities-arrow = Vous et un rival avez deux comptoirs chacun. Les cases se remplissent dans le sens horaire depuis la petite flèche. Entre joueurs à égalité, celui dont un comptoir est le plus proche de la flèche gagne. C’est vous.
pfeffersaecke-lesson-cities-puzzle = Nouvelle position, cette fois sans aide. Vous avez des comptoirs à Hamburg et à Bremen. Hamburg a cinq cases. Gagnez ses 5 points d’influence pendant ce tour, sans en offrir à un rival.
pfeffersaecke-lesson-cities-puzzle-hint = Imaginez un comptoir de plus dans chaque ville. Qui la gagnerait ? Rien ne vous oblige à vous étendre dans les deux ; percevez vos revenus pour finir.
pfeffersaecke-lesson-cities-puzzle-again = Pas tout à fait. À Hamburg, vous auriez trois cases sur cinq. À Bremen, égalité : votre rival est plus près de la flèche.
pfeffersaecke-lesson-cities-solved = Bien joué. Hamburg est à vous, et Bremen vous a même payé 2 florins pour sa case libre.
pfeffersaecke-lesson-cities-end = Plus de la moitié rapporte toute la valeur ; dans une ville pleine, le joueur en tête gagne la moitié. Ensuite : s’étendre ou encaisser, et les sauf-conduits.

## 4. S’étendre ou encaisser

pfeffersaecke-lesson-growing-title = S’étendre ou encaisser
pfeffersaecke-lesson-growing-about = Choisir les villes où s’étendre, et dépenser des sauf-conduits.
pfeffersaecke-lesson-growing-choice = Vous avez un comptoir à Magdeburg et un à Wittenberg. À chaque tour, vous choisissez pour chaque ville : vous y étendre, ou la laisser vous payer. Pas les deux.
pfeffersaecke-lesson-growing-extend = Vous pouvez vous étendre dans l’ordre de votre choix, une fois par ville et par tour. Wittenberg a deux cases : un comptoir de plus la gagne. Magdeburg paie 4 si vous n’y touchez pas. Étendez-vous seulement à Wittenberg.
pfeffersaecke-lesson-growing-extend-hint = { INPUT() ->
    [pointer] Cliquez sur Wittenberg, juste à droite de Magdeburg.
   *[text] Tapez « extend Wittenberg ».
}
pfeffersaecke-lesson-growing-waiting = Votre nouveau comptoir attend au centre de la ville. Il prend sa case à la fin de votre tour.
pfeffersaecke-lesson-growing-keep-magdeburg = Un comptoir de plus ne suffit pas encore à gagner Magdeburg, et vous perdriez ses 4 florins. Laissez-la pour l’instant.
pfeffersaecke-lesson-growing-extend-first = Percevoir vos revenus met fin à l’extension : ce serait trop tard pour Wittenberg ce tour-ci. Étendez-vous d’abord.
pfeffersaecke-lesson-growing-income = Cessez maintenant de vous étendre et percevez vos revenus : 4 florins de Magdeburg et 4 de revenu de base.
pfeffersaecke-lesson-growing-income-hint = { INPUT() ->
    [pointer] Choisissez « Revenus : 8 florins ».
   *[text] Tapez « income ».
}
pfeffersaecke-lesson-growing-settled = Vous avez perçu 8 florins. Aucun nouveau comptoir n’était possible : votre tour a pris fin, et Wittenberg a rapporté 2 points d’influence.
pfeffersaecke-lesson-growing-scored = Wittenberg est décomptée : elle ne rapporte plus ni influence ni revenus. S’il reste une case libre, on peut entrer dans une ville décomptée, pour atteindre d’autres routes ou une région. Pour y entrer, vous ne payez que la route. À trois, chaque comptoir que vous y ajoutez ensuite coûte 2 florins.
pfeffersaecke-lesson-growing-letter = Nouvelle position. Vous avez deux sauf-conduits. Vous pouvez en dépenser un par tour, sauf au premier. Il permet d’ajouter deux comptoirs dans une ville. Gagnez Leipzig d’un coup.
pfeffersaecke-lesson-growing-letter-hint = { INPUT() ->
    [pointer] Cliquez sur Leipzig, puis choisissez le sauf-conduit.
   *[text] Tapez « extend twice Leipzig ».
}
pfeffersaecke-lesson-growing-majority = Trois cases sur quatre sont à vous : 4 points d’influence avant que votre rival ne réagisse.
pfeffersaecke-lesson-growing-not-enough = Un comptoir vous donne deux cases sur quatre, et votre rival peut vous bloquer. Ajoutez-en deux avec un sauf-conduit.
pfeffersaecke-lesson-growing-no-income = Pas encore les revenus. Utilisez le sauf-conduit à Leipzig.
pfeffersaecke-lesson-growing-letters = Un sauf-conduit a deux autres usages. Il double vos revenus, avec un minimum de 48 florins. Ou il permet d’ouvrir un second nouveau comptoir. Non dépensé, il ne vaut rien à la fin.
pfeffersaecke-lesson-growing-puzzle = Nouvelle position, cette fois sans aide. Vous avez 3 florins, un comptoir à Prag et encore un sauf-conduit. Ouvrez un comptoir à Wien pendant ce tour. La route depuis Prag coûte 41.
pfeffersaecke-lesson-growing-puzzle-hint = Vos revenus habituels sont bien trop faibles. Quel usage du sauf-conduit rapporte le plus d’argent ?
pfeffersaecke-lesson-growing-puzzle-again = Vous n’avez pas atteint Wien. Gardez le sauf-conduit pour vos revenus : il rapporte au moins 48 florins.
pfeffersaecke-lesson-growing-solved = Bien joué. Le sauf-conduit a porté vos revenus à 48 florins, assez pour la longue route.
pfeffersaecke-lesson-growing-end = Un tour, dans l’ordre : ouvrir une ville, s’étendre, percevoir les revenus, ouvrir un comptoir. Puis on décompte les villes pleines ou gagnées. La dernière leçon parle de la fin.

## 5. La fin de la partie

pfeffersaecke-lesson-the-end-title = La fin de la partie
pfeffersaecke-lesson-the-end-about = Quand la partie s’arrête, et ce qui compte alors.
pfeffersaecke-lesson-the-end-ends = La partie s’arrête après un tour dans un de ces cas : le compteur de bourgs est à 0, le dernier disque est retiré, ou un tour de table complet s’est passé sans nouveau comptoir. Un disque est retiré quand sa ville est décomptée. Trois compteurs montrent ce qu’il reste.
pfeffersaecke-lesson-the-end-final = On ajoute alors à votre influence 2 points d’influence par région où vous avez un comptoir, et 1 par tranche de 20 florins. Les régions sont les parties colorées de la carte.
pfeffersaecke-lesson-the-end-count = Un seul bourg est libre : Linz. Il est dans une région où vous n’avez rien encore. Un comptoir y rapporte 1 pour le bourg, 2 pour la région, et termine la partie. Ouvrez-le.
pfeffersaecke-lesson-the-end-count-hint = { INPUT() ->
    [pointer] Linz est à côté de Passau, au sud-est. Cliquez dessus.
   *[text] Tapez « branch Linz ».
}
pfeffersaecke-lesson-the-end-over = Le compteur de bourgs est à 0. 8, plus 4 régions × 2 et 1 pour 21 florins, font 17 points d’influence. Vous gagnez.
pfeffersaecke-lesson-the-end-other-branch = Salzburg ne vous rapporte rien ce tour-ci : ni point d’influence pour un bourg, ni nouvelle région. Prenez Linz.
pfeffersaecke-lesson-the-end-no-pass = Passer ne rapporte rien, et un autre joueur prendrait Linz.
pfeffersaecke-lesson-the-end-puzzle = Nouvelle position, cette fois sans aide. Si la partie s’arrêtait maintenant, vous auriez 13 points d’influence : 7 acquis et 3 régions × 2. Vous avez un comptoir à Salzburg (deux cases). Linz est le dernier bourg libre. Terminez la partie ce tour-ci avec au moins 18 points d’influence.
pfeffersaecke-lesson-the-end-puzzle-hint = Avec Linz seul, vous arrivez au mieux à 17 points d’influence. Quelle ville pouvez-vous gagner en chemin ?
pfeffersaecke-lesson-the-end-puzzle-again = Pour 18 points d’influence, il faut les deux en un tour : gagnez Salzburg en vous y étendant, puis terminez la partie à Linz.
pfeffersaecke-lesson-the-end-solved = Bien joué : 13, plus 2 pour Salzburg, 1 pour Linz et 2 pour la nouvelle région, font 18. Vous gagnez la partie.
pfeffersaecke-lesson-the-end-end = Vous connaissez les règles de Pfeffersäcke. En cas d’égalité, le nombre de villes gagnées départage. { INPUT() ->
    [pointer] Quittez maintenant la leçon et choisissez « Commencer la partie » pour jouer contre des bots.
   *[text] Tapez maintenant « kontor play pfeffersaecke --players 3 --seat 0 » pour jouer contre des bots.
}

## La première partie guidée

pfeffersaecke-guide-goal = Bienvenue dans votre première partie. Ouvrez des comptoirs le long des routes et gagnez des villes : c’est ainsi que vous gagnez de l’influence. Votre tour suit toujours les mêmes étapes, et la barre du haut indique laquelle est en cours.
pfeffersaecke-guide-found = Choisissez le bourg où vous commencez. Cherchez des routes courtes et bon marché vers plusieurs villes.
pfeffersaecke-guide-open = Ouvrez une ville avec un de vos disques. Toute ville de la bonne taille convient, mais une ville proche de vos comptoirs vous servira vite.
pfeffersaecke-guide-extend = Dans une ville ouverte où vous avez un comptoir, vous pouvez en ajouter un gratuitement. Vous approchez de la majorité, mais cette ville ne paie rien ce tour-ci.
pfeffersaecke-guide-income = Percevez vos revenus : chaque ville où vous ne vous êtes pas étendu paie pour ses cases libres. Vous avez deux sauf-conduits pour toute la partie ; l’un d’eux peut doubler vos revenus.
pfeffersaecke-guide-branch = Ouvrez un nouveau comptoir à l’autre bout d’une route. Les étiquettes indiquent ce que chaque lieu vous coûte. Un bourg libre rapporte aussitôt 1 point d’influence, et chaque nouvelle région compte à la fin.
pfeffersaecke-guide-pass = Vous pouvez passer et garder vos florins pour une route plus longue. Faites-le rarement : un tour sans nouveau comptoir est une petite perte.
