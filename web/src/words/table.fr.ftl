# The table page in French. A name may begin with a vowel: no “de”, “que” or “le” stands before it.

## Who must do what

table-your-turn = À vous de jouer
table-to-move = Au tour de { SEAT($seat, where: "within") }
table-turn-title = ● À vous
table-behind = { $count ->
    [one] { $count } coup reste à montrer
   *[other] { $count } coups restent à montrer
}
table-skip = Passer
table-go-on = { $what } : cliquez maintenant sur l’endroit suivant.
table-cancel = Renoncer
table-all-actions = Toutes les actions
table-all-actions-tip = Tout ce que vous pouvez faire maintenant, en mots
table-find = Chercher une action
table-watching = Vous regardez
table-board = Plateau

## Choosing, asking, why not

table-choose = Choisir une action
table-choose-further = { $count ->
    [one] Continuer : encore une possibilité sur le plateau
   *[other] Continuer : encore { $count } possibilités sur le plateau
}
table-no-match = Aucune action ne correspond
table-ask = Vraiment ?
table-ask-yes = Oui
table-ask-no = Non
table-why = Ce que c’est
table-why-wait = Ce n’est pas à vous. On attend { SEAT($seat, where: "within") }.
table-why-behind = Les coups des autres sont encore en train d’être montrés.
table-why-sending = Votre dernière action est encore en cours d’envoi.
table-why-spectator = Vous regardez. Prenez une place libre pour jouer.
table-why-over = La partie est finie.
table-why-nothing = Il n’y a rien à faire ici pour l’instant. Cliquez sur un endroit en surbrillance.
table-why-more = { $count ->
    [one] Une autre raison
   *[other] { $count } autres raisons
}
table-why-looking = Recherche de la règle …
table-rule = Règle { $rule }

## Undo

table-put-back = Le remettre et annuler le coup
table-undo = Annuler
table-undo-tip = Annuler votre dernier coup
table-undo-none = Aucun de vos coups ne peut être annulé : on ne revient ni sur un tirage ni sur la décision d’une autre personne.
table-reset = Annuler le tour
table-reset-tip = Annuler tout ce que vous avez fait dans ce tour, autant que possible
table-reset-none = Rien dans votre tour ne peut être annulé : on ne revient ni sur un tirage ni sur la décision d’une autre personne.

## En mots

table-found = { $count ->
    [one] Une action
   *[other] { $count } actions
}
table-told = Ce qui se passe
table-told-less = { $count ->
    [one] Une ligne précédente se trouve dans le journal.
   *[other] { $count } lignes précédentes se trouvent dans le journal.
}
table-told-turn = À vous de jouer : { $prompt }
table-text = Texte
table-text-now = Ce qui est possible maintenant
table-text-nothing = Vous n’avez rien à décider pour le moment.
table-text-table = La table en mots
table-text-find = Chercher un lieu ou une pièce
table-text-none = Rien ne porte ce nom sur la table.
table-text-empty = vide

## Touches

skip-actions = Vers ce que vous pouvez faire
skip-board = Vers le plateau
skip-text = Vers la table en mots
keys-title = Touches
keys-tab = D’une partie à l’autre
keys-arrows = Sur le plateau, vers le prochain lieu éclairé de ce côté ; ailleurs, elles déplacent la carte
keys-pages = Sur le plateau, vers le prochain lieu éclairé dans l’ordre de lecture
keys-enter = Entrée
keys-page-up = Page ↑
keys-page-down = Page ↓
keys-escape-key = Échap
keys-control = Ctrl
keys-space = Espace
keys-take = Choisir un lieu, actionner un bouton
keys-escape = Fermer une fenêtre, remettre ce qui était commencé
keys-zoom = Sur le plateau : plus près, plus loin, tout
keys-single = Touches seules
keys-on = Activer les raccourcis à une touche
keys-on-about = Désactivez-les si elles gênent un lecteur d’écran ou la saisie vocale.
keys-board = Vers le plateau
keys-actions = Toutes les actions en mots
keys-prompt = Redire qui doit faire quoi
keys-newest = Passer au coup le plus récent
keys-help = Cette liste des touches

## Sending and connection

table-busy = Votre dernière action est encore en cours d’envoi : ce clic n’a pas compté.
table-stale = La table avait changé avant l’arrivée de votre clic : il n’a pas compté. Regardez à nouveau le plateau.
table-retrying = Votre dernière action n’est pas encore confirmée. Nouvel essai …
table-lost = Connexion perdue. Reconnexion …
table-offline = Votre appareil est hors ligne. Reconnexion dès que possible …
table-back = La connexion est rétablie.

## Hints

hints-ask = Conseil
hints-tip = Ce que ferait ici un joueur fort
hints-title = Ce que ferait un joueur fort
hints-thinking = Réflexion en cours …
hints-about = Vos chances de gagner après chaque action, autant qu’on puisse le dire.
hints-chance = { $percent } %

## Side panels

table-panels = À côté du plateau
table-desks = Joueurs
table-log = Journal
table-scores = Scores
table-seats = Table
table-rules = Règles

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } annule un coup.
   *[other] { SEAT($seat) } annule { $steps } coups.
}
table-log-takeover = Un bot prend cette place en charge.
table-log-giveback = Le bot rend cette place.
table-log-undone = annulé
table-log-empty = Il ne s’est encore rien passé.
table-log-down = Au plus récent
table-speed = Vitesse d’animation
table-speed-value = { $speed ->
    [slow] lente
    [normal] normale
    [fast] rapide
   *[now] immédiate
}

## Scores

table-scores-now = Comme si la partie finissait maintenant.
table-unknown = ?
table-unknown-tip = caché pour vous
table-rank = Rang
table-growth = L’évolution des scores
table-growth-show = Voir l’évolution des scores
table-growth-points = points
table-growth-projection = si elle avait fini alors
table-growth-label = { $rows ->
    [one] Points de chaque joueur sur { $rows } coup
   *[other] Points de chaque joueur sur { $rows } coups
}
table-growth-axis = coups de la partie

## Looking back

replay = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lancer
replay-pause = Pause
replay-slider = Moment de la partie
replay-step = Étape { $step } sur { $steps }
replay-speed = Vitesse de la relecture
replay-times = { $times } ×
replay-eyes = Point de vue
replay-eyes-of = Comme { $name } l’a vu
replay-eyes-public = Comme tout le monde l’a vu
replay-link = Lien
replay-link-title = Lien vers ce moment
replay-link-about = Quiconque ouvre cette adresse voit le même moment, par les mêmes yeux.
replay-link-running = Quiconque ouvre cette adresse voit le même moment, par ses propres yeux.
replay-continue = Continuer d’ici
replay-continue-about = Une nouvelle table commence avec les mêmes coups jusqu’à ce moment. Vous prenez une place, des bots prennent les autres ; cette partie reste telle quelle.
replay-continue-seat = Votre place
replay-close = Fermer la relecture
replay-past = Relecture :
replay-present = Retour au présent
replay-to-end = À la fin de la partie
replay-your-turn = C’est à vous : retour au présent
replay-why = Vous regardez le passé. Revenez au présent pour agir.
replay-jump = Regarder ce moment
replay-no-moment = Ce moment n’existe pas encore dans cette partie.
replay-begun = Jusqu’ici, la partie a été jouée ailleurs.

## In hindsight

analysis = Analyse
analysis-ask = Analyser
analysis-about = Les chances de chacun à chaque moment, les tournants de la partie et ce qu’il aurait mieux valu faire. Un bot fort examine chaque décision en ne sachant que ce que le joueur pouvait savoir : cela prend quelques minutes.
analysis-running = Analyse en cours …
analysis-progress = { $known } décisions sur { $total }
analysis-done = L’analyse est terminée.
analysis-broken = L’analyse s’est interrompue : seul le début de la partie est connu.
analysis-chances = Chances de gagner, en %
analysis-chart = { $rows ->
    [one] Chances de gagner de chaque joueur sur { $rows } coup
   *[other] Chances de gagner de chaque joueur sur { $rows } coups
}
analysis-turn-mark = tournant
analysis-turns = Tournants de la partie
analysis-turns-none = Aucune décision n’a coûté cher à personne.
analysis-step = Étape { $step }
analysis-cost = A coûté { $percent } %
analysis-better = Mieux :
analysis-good = Rien de mieux n’a été trouvé.
analysis-numbers = Les chances en chiffres

## The end

table-result = La partie est finie
table-result-show = Résultat
table-result-print = Imprimer
table-result-close = Retour au plateau
table-result-again = Nouvelle table

## Seats and the table

table-seats-title = Joueurs
table-present = { $count ->
    [0] Aucune des personnes assises ici ne regarde en ce moment.
   *[other] Présents en ce moment : { $names }.
}
table-present-watching = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
table-seat-you = vous
table-seat-here = en ligne
table-seat-away = hors ligne
table-seat-bot = bot
table-seat-stand-in = un bot assure l’intérim
table-seat-turn = doit jouer
table-join = Prendre cette place
table-join-in = Prendre place
table-join-title = Prendre place à la table
table-join-name = Votre nom à cette table
table-join-yes = Prendre place
table-rename = Renommer
table-rename-title = Un autre nom à cette table
table-rename-yes = Prendre ce nom
table-bot = Laisser jouer un bot
table-bot-open = Mettre un bot ici
table-bot-title = Laisser un bot décider pour { SEAT($seat, where: "within") } ?
table-bot-level = Comment il joue
table-bot-text = Le bot décide jusqu’à ce que quelqu’un reprenne la place.
table-return = Reprendre la place
table-return-open = Renvoyer le bot
table-leave = Quitter
table-leave-title = Quitter la place où joue { SEAT($seat, where: "within") } ?
table-leave-waiting = La place redevient libre pour quelqu’un d’autre.
table-leave-running = Un bot assure l’intérim, et toute personne qui a l’adresse de la table peut prendre votre place.
table-link = Lien vers cette place
table-link-title = Lien vers la place où joue { SEAT($seat, where: "within") }
table-link-about = Qui ouvre cette adresse joue à cette place : gardez-la pour revenir sur un autre appareil, et ne la donnez à personne d’autre. Elle ne s’affiche que maintenant ; vous pouvez en créer une autre à tout moment.
table-copy = Copier
table-copied = Copié.
table-copy-by-hand = Impossible de copier ici : sélectionnez l’adresse et copiez-la vous-même.
table-invite = Lien d’invitation
table-invite-local = Cette adresse ne vaut que sur cette machine. Pour ouvrir la table à d’autres, lancez Kontor par make play ARGS="--host 0.0.0.0" (ou kontor serve --host 0.0.0.0) et ouvrez-le à l’adresse de cette machine dans votre réseau ; le fichier docs/server.md en dit plus.
table-invite-about = Qui a cette adresse peut prendre une place libre, ou regarder.
table-menu = Cette table
table-record = Télécharger l’enregistrement
table-delete = Supprimer la table
table-delete-title = Supprimer cette table ?
table-delete-text = Sa partie, son journal et tous ses noms disparaissent pour tout le monde, à jamais.
table-delete-yes = Supprimer à jamais
table-deleted = La table est supprimée.
table-public = Tout le monde peut trouver cette table à l’accueil.
table-private = Seul qui a l’adresse trouve cette table.
table-setting = Jeu
table-takebacks = { $takebacks ->
    [bots] Vous pouvez annuler vos propres coups, même après la réponse des bots.
   *[own] Vous pouvez annuler vos propres coups tant qu’aucun autre joueur ni bot n’a joué.
}

## Waiting for players

table-waiting = On attend des joueurs
table-waiting-about = { $open ->
    [one] La partie commence d’elle-même dès qu’une personne de plus a pris place.
   *[other] La partie commence d’elle-même dès que { $open } personnes de plus ont pris place.
}
table-fill = { $open ->
    [one] Mettre un bot à la place libre
   *[other] Mettre des bots aux { $open } places libres
}

## One screen, several people

table-hand-over = Passez l’écran à { SEAT($seat, where: "within") }
table-hand-over-about = Quelque chose sur le plateau n’est que pour { SEAT($seat, where: "within") }. Que les autres détournent les yeux.
table-hand-over-yes = C’est moi, { SEAT($seat, where: "within") } : montrer le plateau

## When it cannot be shown

table-loading = On dresse la table …
table-missing = Cette table n’existe pas
table-missing-about = L’adresse est fausse, ou la table a été supprimée.
table-gone = Cette table a été supprimée
table-gone-about = La personne qui l’avait ouverte l’a supprimée, avec tout ce qui s’y est joué.
table-frozen = Cette table est gelée
table-frozen-about = Rien n’est perdu, mais elle ne peut pas continuer avec cette version de Kontor.
