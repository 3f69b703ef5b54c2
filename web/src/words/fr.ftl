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
loading = Chargement …
just-now = à l’instant
fewer = Moins : { $what }
more-of = Plus : { $what }
skip-content = Vers le contenu
back-to-lobby = Retour à l’accueil
trouble-unreachable = Le serveur est injoignable. Vérifiez votre connexion ; rien n’est perdu.
offline-title = Pas de connexion
offline-text = Votre appareil est hors ligne, ou le serveur ne répond pas pour le moment. Rien n’est perdu : chaque coup est conservé sur le serveur.
offline-back = Dès que la connexion est rétablie, cette page revient d’elle-même.
broken-title = Quelque chose a mal tourné dans cette page
broken-text = C’est une erreur de Kontor. Aucune partie n’est perdue : rechargez la page et continuez.
reload = Recharger
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Il en manque peut-être un bout.

## Settings and signals

settings = Réglages
settings-looks = Apparence
settings-theme = { $theme ->
    [light] Clair
    [dark] Sombre
   *[system] Comme le système
}
settings-signals = Signaux
settings-sound = Sons
settings-volume = Volume
settings-listen = Écouter
settings-notices = Notifications
settings-notices-about = { $allowed ->
    [denied] Votre navigateur bloque les notifications de cette adresse ; autorisez-les dans ses propres réglages.
    [unknown] Ce navigateur ne propose pas de notifications ici : il faut https, ou cette machine même.
   *[other] Me prévenir hors de la page quand c’est mon tour et que je regarde ailleurs.
}
settings-install = Installer comme application
signal-turn = À vous de jouer : { $table }

## The map

map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Voir toute la carte

## Seats

seat-bot = Bot { $number }
seat-open = Place libre
seat-stand-in = Place libre, un bot assure l’intérim
seat-person = Joueur { $number }
seat-mine = (vous)
seat-me = Moi
seat-who-open = Libre
seat-who-bot = Bot
seat-who = Qui joue à la place { $number }
seat-name-label = Nom à la place { $number }
seat-name-short = Nom
seat-level = Niveau du bot à la place { $number }
seat-open-hint = pour qui se joindra à la table
seat-nameless = Veuillez donner un nom.
seat-page-title = Votre place
seat-entering = Nous vous menons à votre place …
seat-unknown-title = Ce lien de place n’est pas connu
seat-unknown-text = Peut-être n’a-t-il été copié qu’en partie, la table a été supprimée, ou des liens plus récents l’ont remplacé. Demandez-en un nouveau à qui vous l’a envoyé.

## The person

name-label = Votre nom
me-title = Quel nom vous donner ?
me-hint = Visible de tous à vos tables. Aucun compte n’est nécessaire.
me-guest = Sans compte
me-nobody = Votre nom
me-choose = Choisir un nom
me-change = Changer de nom
me-forget = Supprimer mes données
me-forget-hint = Fini de jouer sur cet appareil ?
me-forget-title = Supprimer vos données sur ce serveur ?
me-forget-text = Votre nom est effacé partout, et vous quittez toutes vos places : là où d’autres jouent, un bot continue pour vous ; les tables où il n’y a personne d’autre sont supprimées. C’est irrévocable.
me-forgotten = Vos données sur ce serveur ont été supprimées.

## The lobby

lobby-welcome = Bienvenue à la maison de commerce
lobby-welcome-name = Bienvenue, { $name }
lobby-about = Une table pour les jeux de marchands, dans votre navigateur : en solo contre des bots, autour d’un même écran, ou avec des amis au loin, d’une traite ou sur plusieurs jours.
lobby-turns = { $count ->
    [0] Personne ne vous attend.
    [one] C’est votre tour à une table.
   *[other] C’est votre tour à { $count } tables.
}
lobby-new = Nouvelle table
open-record = Charger une partie
open-record-faulty = Ce fichier ne peut pas être chargé
open-record-about = Ce qui ne va pas dans { $file } :
lobby-mine = Vos tables
lobby-mine-empty = Vous ne jouez encore à aucune table. Ouvrez-en une, ou rejoignez-en une ci-dessous.
lobby-open-tables = Tables ouvertes
lobby-open-empty = Personne ne cherche de joueurs en ce moment. Ouvrez une table et laissez d’autres la rejoindre.
lobby-running = Parties en cours
lobby-over = Parties finies
lobby-more = Les plus anciennes ne sont pas affichées.
lobby-rules = Règles
lobby-handbook = Manuel : { $game }
lobby-unofficial = Kontor est une adaptation libre et non officielle, faite par des joueurs pour des joueurs. Elle n’a aucun lien avec les auteurs ni les éditeurs des jeux.
lobby-your-turn = À vous de jouer
lobby-turn-of = On attend { $name }
lobby-runs = En cours
lobby-waits = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-won = { $count ->
    [0] Finie
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
    [over] La partie finie, son journal et tous ses noms sont effacés pour tout le monde.
   *[other] La partie s’arrête ici pour tout le monde : son journal et tous ses noms sont effacés.
} C’est irrévocable.
lobby-deleted = La table est supprimée.
option-set = { $name } : { $value }
option-off = { $name } : non
option-changed = { $name } : personnalisé

## Joining

join-title = Rejoindre { $game }
join-seat = Votre place
join-full = Toutes les places sont maintenant prises. Vous pouvez encore regarder.
join-stand-in = un bot assure l’intérim
join-sit = Prendre place

## Quick starts

start-bots = Contre des bots
start-bots-text = Vous et la machine, tout de suite.
start-screen = Autour de cet écran
start-screen-text = L’appareil passe de main en main.
start-friends = Entre amis, par lien
start-friends-text = Envoyez un lien, ils prennent place.

## A new table

new-title = Nouvelle table
new-what = Jeu
new-game = Jeu
new-rules = Lire les règles : { $game }
new-players = Joueurs
new-board = Plateau
new-reconstruction = Ce plateau est une reconstitution.
new-board-own = Utiliser mon propre plateau
new-board-own-text = Un fichier de plateau (TOML), comme peut en créer qui possède le jeu imprimé.
new-board-unread = { $file } ne peut pas être lu. Choisissez-le de nouveau, ou vérifiez qu’il est toujours là et que vous pouvez l’ouvrir.
new-board-mine = Mon propre plateau
board-own = { $name } (plateau personnel)
new-more-options = Plus d’options
new-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
option-total = { $total } en tout
option-reset = Par défaut
new-who = Joueurs
new-starts = La partie commence dès que plus aucune place n’est libre.
new-access = Accès
new-by-link = Sur invitation
new-public = Public
new-access-text = { $access ->
    [public] Elle figure à l’accueil : chacun peut prendre une place libre, ou regarder.
   *[link] Seules les personnes à qui vous envoyez son adresse peuvent la rejoindre ou regarder.
}
new-takebacks = Annulation
new-takebacks-bots = Bots compris
new-takebacks-own = Ses propres coups
new-takebacks-text = { $takebacks ->
    [bots] Vous pouvez annuler vos propres coups, même après la réponse des bots, mais jamais un tirage ni le coup d’une autre personne.
   *[own] Vous pouvez annuler vos propres coups tant qu’aucun autre joueur ni bot n’a joué.
}
new-name-missing = Quelqu’un à cet écran n’a pas encore de nom.
new-faults = Certains choix ne vont pas ensemble. Ils sont signalés ci-dessus.
new-make = Créer la table

## The handbook

handbook-title = Manuel
handbook-rule = Règle { $rule }
handbook-search = Chercher dans les règles
handbook-search-short = Chercher
handbook-contents = Sections
handbook-close = Fermer le manuel
handbook-found = { $count ->
    [0] Rien ne parle de « { $words } ».
    [one] Une règle parle de « { $words } ».
   *[other] { $count } règles parlent de « { $words } ».
}
