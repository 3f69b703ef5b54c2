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
seat-open-hint = ouverte à tous
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
me-forget = Supprimer mes données
me-forget-hint = Vous ne jouerez plus sur cet appareil ?
me-forget-title = Supprimer vos données de ce serveur ?
me-forget-text = Votre nom est effacé partout et vous quittez toutes vos places. Là où d’autres personnes jouent, un bot continue pour vous ; les tables sans autre joueur sont supprimées. Cette action est définitive.
me-forgotten = Vos données ont été supprimées de ce serveur.

## The lobby

lobby-welcome = Bienvenue au comptoir
lobby-welcome-name = Bienvenue, { $name }
lobby-about = Des jeux de marchands dans votre navigateur : contre des bots, autour d’un même écran ou à distance entre amis, d’une traite ou sur plusieurs jours.
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
lobby-mine-empty = Vous n’êtes encore à aucune table. Créez-en une, ou rejoignez-en une ci-dessous.
lobby-open-tables = Tables ouvertes
lobby-open-empty = Personne ne cherche de joueurs en ce moment. Créez une table et invitez du monde.
lobby-running = En cours
lobby-over = Terminées
lobby-more = Les tables plus anciennes ne sont pas affichées.
lobby-rules = Règles
lobby-handbook = Manuel : { $game }
lobby-unofficial = Kontor est une adaptation libre et non officielle, faite par des joueurs pour des joueurs. Elle n’a aucun lien avec les auteurs ni avec les éditeurs des jeux.
lobby-your-turn = À vous de jouer
lobby-turn-of = On attend { $name }
lobby-runs = En cours
lobby-waits = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-won = { $count ->
    [0] Terminée
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
new-reconstruction = Ce plateau est une reconstitution.
new-board-own = Utiliser votre propre plateau
new-board-own-text = Choisissez un fichier de plateau (TOML), par exemple d’après votre exemplaire du jeu.
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
new-starts = La partie commence quand toutes les places sont prises.
new-access = Accès
new-by-link = Sur invitation
new-public = Public
new-access-text = { $access ->
    [public] La table figure à l’accueil. Tout le monde peut y prendre une place libre ou regarder.
   *[link] Seules les personnes qui ont le lien peuvent la rejoindre ou la regarder.
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
