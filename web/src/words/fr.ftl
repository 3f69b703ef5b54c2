# The client’s own words in French. Words of games come from the server; those of the table page are in table.fr.ftl.
# A name may begin with a vowel: no “de”, “que” or “le” stands before it.

kontor = Kontor

## Everywhere

close = Fermer
cancel = Annuler
save = Enregistrer
delete = Supprimer
retry = Réessayer
language = Langue
loading = Chargement…
just-now = à l’instant
fewer = Moins : { $what }
more-of = Plus : { $what }
skip-content = Aller au contenu
back-to-lobby = Retour à l’accueil
trouble-unreachable = Impossible de joindre le serveur. Vérifiez votre connexion et réessayez. Vos parties sont conservées.
offline-title = Pas de connexion
offline-text = Vous êtes hors ligne, ou le serveur ne répond pas. Vos parties sont conservées : chaque coup est enregistré sur le serveur.
offline-back = Cette page se rechargera dès que la connexion sera rétablie.
offline-page = Jouer ici sans connexion
broken-title = Une erreur est survenue
broken-text = C’est un bug de Kontor. Rechargez la page pour continuer ; aucune partie n’est perdue.
reload = Recharger
lost-title = Page introuvable
lost-text = Ce lien ne fonctionne pas. Vérifiez que vous l’avez copié en entier.

## Settings and signals

settings = Réglages
settings-looks = Apparence
settings-theme = { $theme ->
    [light] Clair
    [dark] Sombre
   *[system] Système
}
settings-signals = Sons et notifications
settings-sound = Sons
settings-volume = Volume
settings-listen = Tester
settings-notices = Notifications
settings-notices-about = { $allowed ->
    [denied] Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
    [unknown] Ce navigateur ne peut pas afficher de notifications ici. Il faut https, ou un serveur sur cette machine.
   *[other] Me prévenir quand c’est mon tour et que la page est en arrière-plan.
}
settings-turns = Votre tour
settings-confirm = Demander confirmation avant la fin de votre tour
settings-install = Installer l’application
signal-turn = À vous de jouer : { $table }

## The map

map-zoom-in = Zoom avant
map-zoom-out = Zoom arrière
map-fit = Afficher toute la carte

## Seats

seat-bot = Bot { $number }
seat-open = Place libre
seat-stand-in = Place libre, jouée par un bot
seat-person = Joueur { $number }
seat-mine = (vous)
seat-me = Moi
seat-who-open = Libre
seat-who-bot = Bot
seat-who = Joueur à la place { $number }
seat-name-label = Nom à la place { $number }
seat-name-short = Nom
seat-level = Niveau du bot à la place { $number }
seat-open-hint = un autre joueur
seat-colour = Couleur
seat-colour-name = { $colour ->
    [red] Rouge
    [blue] Bleu
    [turquoise] Turquoise
    [yellow] Jaune
    [purple] Violet
   *[black] Noir
}
seat-nameless = Indiquez un nom.
seat-page-title = Votre place
seat-entering = Accès à votre place…
seat-unknown-title = Ce lien de place ne fonctionne pas
seat-unknown-text = Il est peut-être incomplet, un lien plus récent l’a remplacé, ou la table a été supprimée. Demandez un nouveau lien à la personne qui vous l’a envoyé.

## The person

name-label = Votre nom
me-title = Quel est votre nom ?
me-hint = Les autres joueurs à vos tables voient ce nom. Aucun compte n’est nécessaire.
me-guest = Invité
me-nobody = Votre nom
me-choose = Choisir un nom
me-change = Changer de nom
me-more = Appareils, notifications et vos données
me-forget = Supprimer mes données
me-forget-hint = Vous ne jouerez plus sur cet appareil ?
me-forget-title = { $kept ->
    [browser] Supprimer toutes les parties et votre nom ?
   *[server] Supprimer vos données de ce serveur ?
}
me-forget-text = { $kept ->
    [browser] Toutes les parties enregistrées dans ce navigateur et votre nom seront supprimés. Enregistrez d’abord vos parties si vous voulez les garder. Cette action est définitive.
   *[server] Votre nom est effacé partout et vous quittez toutes vos places. Là où d’autres personnes jouent, un bot continue pour vous ; les tables sans autre joueur sont supprimées. Cette action est définitive.
}
me-forgotten = { $kept ->
    [browser] Vos parties et votre nom ont été supprimés.
   *[server] Vos données ont été supprimées de ce serveur.
}

## The lobby

lobby-welcome = Bienvenue au comptoir
lobby-welcome-name = Bienvenue, { $name }
lobby-about = { $kept ->
    [browser] Des jeux de marchands dans votre navigateur : contre des bots ou autour d’un même écran. Sans installation, sans compte, et même hors ligne.
   *[server] Des jeux de marchands dans votre navigateur : contre des bots, autour d’un même écran ou à distance entre amis, d’une traite ou sur plusieurs jours.
}
lobby-turns = { $count ->
    [0] Personne ne vous attend.
    [one] C’est votre tour à une table.
   *[other] C’est votre tour à { $count } tables.
}
lobby-new = Nouvelle table
open-record = Charger une partie
open-record-faulty = Impossible de charger ce fichier
open-record-about = Problèmes dans { $file } :
lobby-mine = Vos tables
lobby-open-tables = Tables ouvertes
lobby-open-empty = Personne ne cherche de joueurs en ce moment. Créez une table et invitez du monde.
lobby-running = En cours
lobby-over = Terminées
lobby-more = Les tables plus anciennes ne sont pas affichées.
lobby-rules = Règles
lobby-games = Jeux
lobby-play-now = Jouer maintenant
lobby-starting = Préparation de la table…
lobby-against = Vous contre { $names } ({ $level })
lobby-players = { $least } à { $most } joueurs
lobby-minutes = { $least } à { $most } minutes
lobby-difficulty = { $difficulty ->
    [1] Facile à apprendre
    [2] Quelques règles à apprendre
   *[other] Beaucoup à découvrir
}
lobby-learn = Apprendre
lobby-puzzles = Problèmes : { $solved } sur { $count } résolus
lobby-options = Plus d’options
lobby-bots = Vos adversaires
lobby-page = Jouer sans ce serveur
lobby-page-about = Ouvrez cette page une fois : vous pourrez ensuite jouer contre des bots sur cet appareil, même sans le serveur.
lobby-unofficial = Kontor est une adaptation libre et non officielle, faite par des joueurs pour des joueurs. Elle n’a aucun lien avec les auteurs ni avec les éditeurs des jeux.
lobby-your-turn = À vous de jouer
lobby-who-waits = { $count ->
    [one] { $names } vous attend
   *[other] { $names } vous attendent
}
lobby-turn-of = On attend { $name }
lobby-runs = En cours
lobby-waits = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-won = { $count ->
    [0] Arrêtée sans résultat
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}
lobby-frozen = Gelée
lobby-public = publique
lobby-by-link = sur invitation
lobby-play = Jouer
lobby-open = Ouvrir
lobby-watch = Regarder
lobby-join = Rejoindre
lobby-tab-turn = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
}
lobby-delete-title = Supprimer cette table ?
lobby-delete-text = { $state ->
    [over] La partie terminée, son journal et tous les noms seront supprimés pour tout le monde.
   *[other] La partie s’arrêtera ; son journal et tous les noms seront supprimés pour tout le monde.
} Cette action est définitive.
lobby-deleted = Table supprimée.
option-set = { $name } : { $value }
option-off = { $name } : non
option-changed = { $name } : personnalisé

## Joining

join-title = Rejoindre { $game }
join-seat = Votre place
join-full = Toutes les places sont prises. Vous pouvez tout de même regarder.
join-stand-in = jouée par un bot
join-sit = Prendre place

## Quick starts

start-bots = Contre des bots
start-bots-text = Jouez tout de suite.
start-screen = Autour de cet écran
start-screen-text = À tour de rôle, sur cet appareil.
start-friends = Entre amis
start-friends-text = Envoyez-leur un lien d’invitation.

## A new table

new-title = Nouvelle table
new-what = Jeu
new-game = Jeu
new-rules = Lire les règles : { $game }
new-players = Joueurs
new-board = Plateau
new-board-own = Utiliser votre propre plateau
new-board-own-text = Choisissez un fichier de plateau (TOML), par exemple d’après votre exemplaire du jeu.
new-board-draw = Dessiner votre plateau
new-board-edit = Ouvrir dans l’éditeur
new-board-unread = Impossible de lire { $file }. Choisissez-le de nouveau, ou vérifiez qu’il existe encore et qu’il peut être ouvert.
new-board-mine = Votre propre plateau
board-own = { $name } (plateau personnel)
new-more-options = Plus d’options
new-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
option-total = { $total } en tout
option-reset = Par défaut
new-who = Joueurs
new-draw-seats = Tirer les places au sort au début
new-starts = La partie commence quand toutes les places sont prises.
new-access = Accès
new-by-link = Sur invitation
new-public = Public
new-access-text = { $access ->
    [public] La table figure à l’accueil. Tout le monde peut y prendre une place libre ou regarder.
   *[link] Seules les personnes qui ont le lien peuvent la rejoindre ou la regarder.
}
clock = Pendule
clock-none = Sans pendule
clock-live = { $minutes } min
clock-days = { $pace ->
    [brisk] Plusieurs jours, rapide
    [normal] Plusieurs jours, normal
   *[leisurely] Plusieurs jours, tranquille
}
clock-about-none = Aucune limite de temps.
clock-about-live = Environ { $minutes } minutes pour toute la partie. Chacun commence avec { $bank } et reçoit { $added } par tour.
clock-about-days = { $pace ->
    [brisk] Sur plusieurs jours. Chacun commence avec 1 jour et reçoit 4 heures par tour.
    [normal] Sur plusieurs jours. Chacun commence avec 3 jours et reçoit 12 heures par tour.
   *[leisurely] Sur plusieurs jours. Chacun commence avec 3 jours et reçoit 36 heures par tour.
}
clock-line-live = Pendule : { $minutes } min ({ $bank } + { $added } par tour)
clock-line-days = { $pace ->
    [brisk] Pendule : sur plusieurs jours, rapide
    [normal] Pendule : sur plusieurs jours, normal
   *[leisurely] Pendule : sur plusieurs jours, tranquille
}
clock-weekends = Pendules arrêtées le week-end (UTC)
clock-at-timeout = Si quelqu’un dépasse son temps
clock-at-timeout-bot = Un bot continue
clock-at-timeout-ask = Les autres décident
rated = Partie classée
new-rated-text = { $state ->
    [people] Une partie classée se joue à deux personnes au moins, avec une place chacune.
    [board] Les parties classées se jouent sur les plateaux du jeu, pas sur les vôtres.
   *[yes] Le résultat compte pour le classement. Pas de conseils, personne ne rejoint la partie une fois commencée, on n’annule plus rien après le coup d’un bot, et un bot joue pour ceux dont le temps est écoulé.
}
new-takebacks = Annulation
new-takebacks-bots = Même après les bots
new-takebacks-own = Ses propres coups
new-takebacks-text = { $takebacks ->
    [bots] Vous pouvez annuler vos propres coups, même après la réponse des bots, mais jamais un tirage ni le coup d’une autre personne.
   *[own] Vous pouvez annuler vos propres coups tant qu’aucun autre joueur ni aucun bot n’a joué.
}
new-name-missing = Indiquez un nom pour chaque joueur à cet écran.
new-faults = Certains réglages sont incompatibles. Ils sont signalés ci-dessus.
new-make = Créer la table

## The handbook

handbook-title = Manuel
handbook-rule = Règle { $rule }
handbook-search = Rechercher dans les règles
handbook-search-short = Rechercher
handbook-contents = Sections
handbook-close = Fermer le manuel
handbook-found = { $count ->
    [0] Aucune règle ne mentionne « { $words } ».
    [one] Une règle mentionne « { $words } ».
   *[other] { $count } règles mentionnent « { $words } ».
}

## Leçons

learn-title = Apprendre { $game }
learn-about = Chaque leçon dure quelques minutes : vous jouez, et le guide explique.
learn-none = Ce jeu n’a pas encore de leçons. Le manuel explique les règles.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-done = Terminée. Vous pouvez la refaire à tout moment.
learn-you = Vous
learn-leave = Quitter la leçon
learn-coach = Guide
learn-step = Étape { $step } sur { $steps }
learn-next = Continuer
learn-back = Retour
learn-hint = Indice
learn-show = Montrer
learn-answer = Choisissez : { $action }
learn-again = Recommencer
learn-following = Leçon suivante : { $lesson }
learn-why-read = Lisez d’abord le texte du guide, puis choisissez « Continuer ».
learn-first-game = Votre première partie
learn-first-game-about = Jouez contre deux apprentis, les bots les plus faciles. Un court conseil s’affiche dès que quelque chose de nouveau devient possible.
learn-first-game-start = Commencer la partie
learn-guest = Invité
learn-tips = Afficher des conseils dans les parties contre des apprentis
# La page statique, sans serveur.
games-kept = Vos parties sont enregistrées dans ce navigateur uniquement. Enregistrez une copie pour les conserver ou les emporter sur un autre appareil.
games-save = Enregistrer toutes les parties
games-damaged = { $count ->
    [one] Une partie enregistrée est endommagée. Enregistrez toutes les parties pour en garder une copie.
   *[other] { $count } parties enregistrées sont endommagées. Enregistrez toutes les parties pour en garder une copie.
}
games-loaded = { $count ->
    [0] Vous avez déjà toutes les parties de ce fichier.
    [one] Une partie chargée.
   *[other] { $count } parties chargées.
}
games-not-loaded = { $count ->
    [one] Une partie de ce fichier est endommagée et n’a pas été chargée.
   *[other] { $count } parties de ce fichier sont endommagées et n’ont pas été chargées.
}
needs-server = Vous jouez sans serveur : personne ne peut vous rejoindre depuis un autre appareil. Pour jouer à distance entre amis, l’un de vous doit héberger un serveur.
friends-server = Jouer à distance entre amis sur notre serveur
page-loading = Chargement de Kontor : { $percent } %
page-failed = Kontor n’a pas pu démarrer dans ce navigateur. Rechargez la page ou essayez un navigateur plus récent.
page-update = Une nouvelle version de Kontor est prête.
page-update-start = Mettre à jour maintenant
page-update-tabs = Pour passer à la nouvelle version, fermez d’abord les autres onglets de Kontor.
