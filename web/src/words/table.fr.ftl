# The table page in French. A name may begin with a vowel: no “de”, “que” or “le” stands before it.

## Who must do what

table-your-turn = À vous de jouer
table-to-move = À { SEAT($seat, where: "within") } de jouer
table-turn-title = ● À vous
table-behind = { $count ->
    [one] { $count } coup reste à afficher
   *[other] { $count } coups restent à afficher
}
table-skip = Tout afficher
table-go-on = { $what } : cliquez sur l’endroit suivant.
table-cancel = Renoncer
table-all-actions = Toutes les actions
table-all-actions-tip = Tout ce que vous pouvez faire maintenant
table-find = Rechercher une action
table-watching = Vous regardez
table-board = Plateau

## Choosing, asking, why not

table-choose = Choisissez une action
table-choose-further = { $count ->
    [one] Suite : un choix sur le plateau
   *[other] Suite : { $count } choix sur le plateau
}
table-no-match = Aucune action trouvée
table-ask = Confirmer ?
table-ask-yes = Oui
table-ask-no = Non
table-why = À propos de cet endroit
table-why-wait = Ce n’est pas votre tour. On attend { SEAT($seat, where: "within") }.
table-why-behind = Attendez la fin de l’animation des coups des autres, ou choisissez « Tout afficher ».
table-why-sending = Votre dernier coup est en cours d’envoi.
table-why-spectator = Vous regardez la partie. Prenez une place pour jouer.
table-why-over = La partie est terminée.
table-why-nothing = { $lit ->
    [yes] Vous ne pouvez rien faire ici pour l’instant. Cliquez sur un endroit en surbrillance.
   *[no] Vous ne pouvez rien faire ici pour l’instant. Choisissez l’un des boutons.
}
table-why-more = { $count ->
    [one] Une autre raison
   *[other] { $count } autres raisons
}
table-why-looking = Recherche de la règle…
table-rule = Règle { $rule }

## Undo

table-put-back = Remettre en place (annuler)
table-put-back-short = Remettre en place
table-undo = Annuler
table-undo-tip = Annuler votre dernier coup
table-undo-none = Vous n’avez aucun coup à annuler. On ne peut annuler ni un tirage, ni le coup d’un autre joueur.
table-reset = Annuler le tour
table-reset-tip = Annuler tout ce qui peut l’être dans ce tour
table-reset-none = Vous n’avez rien à annuler dans ce tour. On ne peut annuler ni un tirage, ni le coup d’un autre joueur.

## In words

table-found = { $count ->
    [one] Une action
   *[other] { $count } actions
}
table-told = Annonces
table-told-less = { $count ->
    [one] Un événement précédent est dans le journal.
   *[other] { $count } événements précédents sont dans le journal.
}
table-told-turn = À vous de jouer : { $prompt }
table-text = Texte
table-text-now = Actions possibles
table-text-nothing = Vous n’avez rien à décider pour le moment.
table-text-table = La table en texte
table-text-find = Rechercher un endroit ou une pièce
table-text-none = Rien ne correspond sur la table.
table-text-empty = vide

## Keys

skip-actions = Aller aux actions
skip-board = Aller au plateau
skip-text = Aller à la table en texte
keys-title = Clavier
keys-tab = Zone suivante de la page
keys-arrows = Sur le plateau : endroit en surbrillance le plus proche dans cette direction ; ailleurs : déplacer la carte
keys-pages = Sur le plateau : endroit en surbrillance suivant, dans l’ordre de lecture
keys-enter = Entrée
keys-page-up = Page ↑
keys-page-down = Page ↓
keys-escape-key = Échap
keys-control = Ctrl
keys-space = Espace
keys-take = Choisir un endroit, appuyer sur un bouton
keys-escape = Fermer une fenêtre, renoncer à un coup
keys-zoom = Sur le plateau : zoom avant, zoom arrière, tout afficher
keys-single = Raccourcis à une touche
keys-on = Activer les raccourcis à une touche
keys-on-about = Désactivez-les s’ils gênent un lecteur d’écran ou la commande vocale.
keys-board = Aller au plateau
keys-actions = Toutes les actions
keys-prompt = Rappeler qui doit jouer
keys-newest = Passer au dernier coup
keys-help = Cette liste

## Sending and connection

table-busy = Votre dernier coup est en cours d’envoi. Cliquez de nouveau dans un instant.
table-stale = La partie a avancé entre-temps. Regardez le plateau et réessayez.
table-retrying = Votre dernier coup n’est pas encore arrivé. Nouvel essai…
table-lost = Connexion perdue. Reconnexion…
table-offline = Vous êtes hors ligne. Reconnexion dès que possible…
table-back = Connexion rétablie

## Préparer ses coups

plan = Plan
plan-tip = Essayer vos prochains coups sur une copie privée de la partie
plan-board = Plateau de votre plan
plan-about = Personne d’autre ne voit votre plan. Les autres passent s’ils le peuvent, et les tirages ne sont que des exemples.
plan-end = Votre plan a atteint la fin de la partie.
plan-back = Un coup en arrière
plan-leave = Quitter
plan-keep = Garder le plan et quitter
plan-discard = Abandonner le plan
plan-turn = C’est à vous de jouer.
plan-moved = La partie a avancé.
plan-again = Planifier à partir d’ici
plan-play = Jouer votre plan : { $action }
plan-dropped = Votre plan n’est plus possible ({ $action }). { $reason }

## Dessiner sur le plateau

draw = Dessiner
draw-tip = Dessiner des flèches : cliquez sur deux lieux, ou deux fois sur le même pour l’entourer.
draw-tip-mouse = Le bouton droit de la souris dessine toujours.
draw-clear = Effacer vos flèches
draw-start = Flèche depuis { $place } : choisissez où elle finit.
draw-arrow = Flèche de { $from } à { $to }
draw-ring = { $place } entouré

## Hints

hints-ask = Conseil
hints-tip = Voir ce que jouerait un bon joueur
hints-title = Un bon joueur choisirait
hints-thinking = Réflexion…
hints-about = Chances de gagner estimées après chaque coup
hints-chance = { $percent } %

## Side panels

table-panels = Panneaux latéraux
table-desks = Joueurs
table-log = Journal
table-scores = Scores
table-seats = Table
table-rules = Règles

## Première partie guidée

tips = Conseil
tips-next = Conseil suivant
tips-close = Compris
tips-off = Ne plus afficher de conseils
tips-are-off = Les conseils sont désactivés. Vous pouvez les réactiver sur la page des leçons.

## Chat

chat = Discussion
chat-unread = nouveau
chat-about = { $over ->
    [yes] Joueurs et spectateurs lisent maintenant tout.
   *[no] { $room ->
        [players] Seuls les joueurs de cette table lisent ceci.
       *[watchers] Seuls les spectateurs lisent ceci jusqu’à la fin de la partie.
    }
}
chat-empty = Personne n’a encore rien dit.
chat-guest = Invité
chat-more = Plus
chat-mute = Masquer
chat-block = Bloquer partout
chat-report = Signaler
chat-reported = L’administrateur de ce serveur verra votre signalement.
chat-hear-all = Réafficher les personnes masquées
chat-presets = Dire quelque chose
chat-text = Votre message
chat-send = Envoyer
chat-hello = Bonjour !
chat-luck = Bonne chance !
chat-nice = Joli coup !
chat-played = Bien joué !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-moment = Un instant, s’il vous plaît.
chat-back = Je reviens tout de suite.
chat-turn = C’est à vous ?
chat-yes = Oui
chat-no = Non
chat-bye = Au revoir !

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } annule un coup.
   *[other] { SEAT($seat) } annule { $steps } coups.
}
table-log-takeover = Un bot joue désormais à cette place.
table-log-replaced = Le bot de cette place n’est plus disponible ici. Un autre prend le relais.
table-log-giveback = Le bot quitte cette place.
table-log-resign = { SEAT($seat) } abandonne. Un bot continue la partie.
table-log-abandon = Les joueurs ont convenu d’arrêter la partie sans résultat.
table-log-timeout = { $how ->
    [reply] { SEAT($seat) } n’a pas répondu à temps. Un bot prend cette décision.
   *[other] { SEAT($seat) } a dépassé son temps.
}
table-log-pause = La partie est en pause.
table-log-resume = La partie reprend.
table-log-order = { SEAT($seat) } laisse un bot répondre.
table-log-seats = Les places ont été tirées au sort.
table-log-credit = Le serveur était hors service. { SEAT($seat) } récupère { $time }.
table-thinking = { SEAT($seat) } réfléchit
table-queued = { SEAT($seat) } patiente : le serveur est très sollicité
table-recap = Depuis votre dernier tour
table-recap-replay = Revoir ces coups
table-log-undone = annulé
table-log-folded = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
}
table-log-height = Hauteur du journal
table-log-empty = Il ne s’est encore rien passé.
table-log-down = Dernier coup
table-speed = Vitesse d’animation
table-speed-value = { $speed ->
    [slow] lente
    [normal] normale
    [fast] rapide
   *[now] immédiate
}

## Scores

table-scores-now = Scores si la partie s’arrêtait maintenant
table-unknown = ?
table-unknown-tip = caché
table-rank = Rang
table-growth = Évolution des scores
table-growth-show = Afficher l’évolution des scores
table-growth-points = points
table-growth-projection = si la partie s’était arrêtée là
table-growth-label = { $rows ->
    [one] Points de chaque joueur sur { $rows } étape
   *[other] Points de chaque joueur sur { $rows } étapes
}
table-growth-axis = étape

## Looking back

replay = Revoir
replay-first = Première étape
replay-back = { $unit ->
    [turn] Tour de joueur précédent
    [round] Tour de table précédent
   *[decision] Étape précédente
}
replay-forward = { $unit ->
    [turn] Tour de joueur suivant
    [round] Tour de table suivant
   *[decision] Étape suivante
}
replay-unit = Unité de lecture
replay-unit-value = { $unit ->
    [turn] par joueur
    [round] par tour de table
   *[decision] par décision
}
replay-last = Dernière étape
replay-play = Lecture
replay-pause = Pause
replay-slider = Étape de la partie
replay-step = Étape { $step } sur { $steps }
replay-speed = Vitesse de lecture
replay-times = { $times } ×
replay-eyes = Point de vue
replay-eyes-of = Vu par { $name }
replay-eyes-public = Vue publique
replay-link = Lien
replay-link-title = Lien vers cette position
replay-link-about = Toute personne qui a ce lien voit la même position, du même point de vue.
replay-link-running = Toute personne qui a ce lien voit la même position, de son propre point de vue.
replay-continue = Reprendre à partir d’ici
replay-continue-about = Ouvre une nouvelle table à partir de cette position. Vous prenez une place, des bots prennent les autres. Cette partie reste telle quelle.
replay-continue-seat = Votre place
replay-close = Fermer la relecture
replay-past = Relecture :
replay-present = Position actuelle
replay-to-end = Aller à la fin
replay-your-turn = À vous : position actuelle
replay-why = Vous regardez une position antérieure. Revenez à la position actuelle pour jouer.
replay-jump = Voir cette position
replay-no-moment = Cette partie n’a pas encore atteint cette étape.
replay-begun = Jusqu’ici, les coups ont été joués à une autre table.

## In hindsight

analysis = Analyse
analysis-ask = Analyser
analysis-about = Voyez les chances de gagner de chaque joueur au fil de la partie, les tournants et les meilleurs coups. Un bot puissant examine chaque décision en s’en tenant à ce que le joueur pouvait savoir. Cela prend quelques minutes.
analysis-running = Analyse en cours…
analysis-progress = { $known ->
    [one] { $known } décision
   *[other] { $known } décisions
} sur { $total }
analysis-done = Analyse terminée
analysis-broken = L’analyse s’est interrompue. Seul le début de la partie est analysé.
analysis-chances = Chances de gagner, en %
analysis-chart = { $rows ->
    [one] Chances de gagner de chaque joueur sur { $rows } étape
   *[other] Chances de gagner de chaque joueur sur { $rows } étapes
}
analysis-turn-mark = tournant
analysis-turns = Tournants
analysis-own = Vos décisions les plus coûteuses
analysis-retry = Rejouer à partir d’ici
analysis-turns-none = Aucune décision n’a coûté cher.
analysis-step = Étape { $step }
analysis-cost = A coûté { $percent } %
analysis-better = Mieux :
analysis-good = Aucun meilleur coup trouvé
analysis-numbers = Chances en chiffres

## The end

table-result = La partie est terminée
table-result-show = Résultat
table-result-print = Imprimer
table-result-close = Retour au plateau
table-result-again = Nouvelle table
table-abandoned = Partie arrêtée sans résultat
table-abandoned-about = Les joueurs ont convenu de s’arrêter ici. La partie est conservée et vous pouvez la revoir.
again-yes = Rejouer
again-no = Pas maintenant
again-asked = Vous voulez rejouer
again-next = Aller à la nouvelle table
again-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
again-waiting = En attente de { $names }. Au bout d’une minute, la partie commence sans eux.
again-rest = Places des joueurs qui ne répondent pas :
again-rest-open = restent libres
again-rest-bot = reviennent à des bots

## Seats and the table

table-seats-title = Joueurs
table-present = { $count ->
    [0] Aucun joueur n’est là en ce moment.
   *[other] En ligne : { $names }.
}
table-present-watching = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
table-seat-you = vous
table-seat-here = en ligne
table-seat-away = hors ligne
table-seat-bot = bot
table-seat-stand-in = jouée par un bot
table-seat-resigned = a abandonné, un bot joue
table-seat-turn = doit jouer
table-join = Prendre cette place
table-join-too = Jouer aussi à cette place
table-join-in = Prendre une place
table-join-title = Prendre une place
table-join-name = Votre nom à cette table
table-join-yes = Prendre place
table-rename = Renommer
table-rename-title = Changer votre nom à cette table
table-rename-yes = Changer de nom
table-bot = Laisser jouer un bot
table-bot-open = Ajouter un bot
table-bot-title = Laisser un bot jouer pour { SEAT($seat, where: "within") } ?
table-bot-level = Niveau
table-bot-text = Le bot joue jusqu’à ce que quelqu’un reprenne la place.
table-return = Reprendre la place
table-return-open = Retirer le bot
table-leave = Quitter
table-leave-title = Quitter cette place ({ SEAT($seat, where: "within") }) ?
table-leave-waiting = Quelqu’un d’autre pourra alors la prendre.
table-leave-running = Un bot continue à jouer, et toute personne qui a le lien de la table peut prendre votre place.
table-resign = Abandonner
table-resign-title = Abandonner cette partie ?
table-resign-text = Un bot joue votre place jusqu’à la fin. Vous pouvez regarder, mais pas reprendre la place.
table-make-host = Confier la table
table-become-host = Demander à gérer la table
table-abandon = Arrêter sans résultat
table-abandon-title = Arrêter cette partie sans résultat ?
table-abandon-text = { $others ->
    [yes] Tous les joueurs doivent être d’accord. La partie est conservée, mais personne ne gagne.
   *[no] La partie est conservée, mais personne ne gagne.
}
table-link = Lien de place
table-link-title = Lien de place : { SEAT($seat, where: "within") }
table-link-about = Ouvrez ce lien sur un autre appareil pour y jouer à cette place. Gardez-le pour vous : toute personne qui l’a peut jouer à votre place. Il ne s’affiche qu’une fois, mais vous pouvez toujours en créer un autre.
table-copy = Copier
table-copied = Copié
table-copy-by-hand = La copie automatique ne fonctionne pas ici. Sélectionnez le lien et copiez-le.
table-invite = Lien d’invitation
table-share = Partager
table-invite-local = Ce lien ne fonctionne que sur cette machine. Pour inviter d’autres personnes, Kontor doit être accessible sur votre réseau : voir docs/server.md.
table-invite-about = Envoyez ce lien à vos amis. Toute personne qui l’a peut prendre une place libre ou regarder.
table-menu = Cette table
table-record = Télécharger la partie
clocks = Pendules
clock-order = Un bot répond pour moi
clock-order-about = Un bot répond aussitôt quand le tour d’un autre joueur vous demande une décision.
clock-paused = En pause
clock-overtime = Prolongation
clock-out = Temps écoulé
clock-reply = Réponse
clock-vacation = En vacances
clock-weekend = Week-end
clock-warning = { $seconds ->
    [0] Votre temps est écoulé. La prolongation a commencé.
   *[other] Il vous reste { $seconds } secondes.
}
clock-pause = Pause
clock-pause-tip = Proposer aux autres d’arrêter les pendules
clock-resume = Reprendre
clock-depart = Vacances
clock-depart-tip = Arrêter votre pendule. Vous avez gagné { $time } de vacances.
clock-return = Finir les vacances
clock-overdue = { SEAT($seat) } a dépassé son temps.
clock-overdue-me = Vous avez dépassé votre temps. Jouez maintenant, sinon les autres peuvent appeler un bot.
clock-wait = Attendre 5 minutes
clock-bot = Laisser jouer un bot
clock-taken = Vous avez dépassé votre temps : un bot joue pour vous.
clock-taken-last = Vous avez dépassé votre temps trois fois. Le bot joue jusqu’à la fin.
clock-come-back = Reprendre la place
vote-bot = { $count ->
    [0] Vous avez proposé qu’un bot joue pour { SEAT($seat, where: "within") }.
    [one] { $names } veut qu’un bot joue pour { SEAT($seat, where: "within") }.
   *[other] { $names } veulent qu’un bot joue pour { SEAT($seat, where: "within") }.
}
vote-delete = { $count ->
    [0] Vous avez proposé de supprimer cette table.
    [one] { $names } veut supprimer cette table.
   *[other] { $names } veulent supprimer cette table.
}
vote-pause = { $count ->
    [0] Vous avez proposé de mettre les pendules en pause.
    [one] { $names } veut mettre les pendules en pause.
   *[other] { $names } veulent mettre les pendules en pause.
}
vote-abandon = { $count ->
    [0] Vous avez proposé d’arrêter cette partie sans résultat.
    [one] { $names } veut arrêter cette partie sans résultat.
   *[other] { $names } veulent arrêter cette partie sans résultat.
}
vote-host = { $count ->
    [0] Vous avez proposé de confier la table à { SEAT($seat, where: "within") }.
    [one] { $names } veut confier la table à { SEAT($seat, where: "within") }.
   *[other] { $names } veulent confier la table à { SEAT($seat, where: "within") }.
}
vote-bot-text = Les autres votent. Après 15 minutes sans coup, le vote n’est plus nécessaire. La personne remplacée peut revenir à tout moment.
vote-yes = Accepter
vote-no = Refuser
vote-withdraw = Retirer
vote-count = { $agreed } voix sur { $needed }
table-delete = Supprimer la table
table-delete-title = Supprimer cette table ?
table-delete-text = La partie, son journal et tous les noms seront supprimés pour tout le monde. Cette action est définitive.
table-delete-yes = Supprimer
table-deleted = Table supprimée.
table-public = Tout le monde peut trouver cette table à l’accueil.
table-private = Seules les personnes qui ont le lien peuvent trouver cette table.
notes = Notes
notes-about = Vous seul pouvez les lire.
notes-saved = Enregistré.
notes-failed = Non enregistré. Continuez à écrire pour réessayer.
table-setting = Jeu
table-rated-text = Le résultat compte pour le classement des joueurs.
cup-to = Voir le tournoi
table-ratings = Nouveaux classements
table-ratings-left = Pour le classement, les joueurs qui n’ont pas fini la partie passent derrière tous les autres.
table-takebacks = { $takebacks ->
    [bots] Vous pouvez annuler vos propres coups, même après la réponse des bots.
   *[own] Vous pouvez annuler vos propres coups tant qu’aucun autre joueur ni aucun bot n’a joué.
}

## Waiting for players

table-waiting = En attente de joueurs
table-waiting-about = { $open ->
    [one] La partie commencera quand un joueur de plus aura pris place.
   *[other] La partie commencera quand { $open } joueurs de plus auront pris place.
}
table-draw-seats = Les places seront tirées au sort au début de la partie.
table-invited = Rejoindre la partie
table-invited-about = { $count ->
    [one] { $names } attend des joueurs. Prenez une place et entrez votre nom. La partie commence dès que toutes les places sont prises.
   *[other] { $names } attendent des joueurs. Prenez une place et entrez votre nom. La partie commence dès que toutes les places sont prises.
}
table-notify = Être averti quand c’est votre tour
table-new-here = Vous ne connaissez pas { $game } ?
table-fill = { $open ->
    [one] Mettre un bot à la place libre
   *[other] Mettre des bots aux { $open } places libres
}

## One screen, several people

table-hand-over = Passez l’écran à { SEAT($seat, where: "within") }
table-hand-over-about = Le plateau montre les secrets du joueur suivant : { SEAT($seat, where: "within") }. Les autres, ne regardez pas.
table-hand-over-yes = C’est moi, { SEAT($seat, where: "within") } : montrer le plateau

## When it cannot be shown

table-loading = Chargement de la table…
table-missing = Table introuvable
table-missing-about = Le lien est incorrect, ou la table a été supprimée.
table-gone = Cette table a été supprimée
table-gone-about = La personne qui l’avait créée a supprimé la table et sa partie.
table-frozen = Cette table est gelée
table-frozen-about = Cette partie ne peut pas continuer avec cette version de Kontor. Rien n’est perdu.
