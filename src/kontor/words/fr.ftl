# The shared parts of Kontor in French. A game’s words are in its own folder.

## Names

# docs/words.md describes SEAT and INPUT. A name may begin with a vowel: no “de”, “que” or “le” stands before it.

seat-name = { $seat ->
    [-1] Le hasard
   *[other] { SEAT($seat) }
}
seat-numbered = La place { $number }
seat-numbered-within = la place { $number }
waiting-for = On attend { SEAT($seat, where: "within") }
prompt-for = { SEAT($seat) } : { $prompt }
end-length = partie arrêtée à la longueur maximale
end-abandoned = partie arrêtée d’un commun accord
end-resigned = un joueur a abandonné
language-unknown = Kontor n’existe pas en « { $language } ». Langues disponibles : { $possible }.

## Bots

bot-apprentice = Apprenti
bot-apprentice-about = Connaît les règles et poursuit des buts simples. Un bon partenaire pour apprendre.
bot-apprentice-character = De bonne humeur, curieux, parfois un peu étourdi.
bot-journeyman = Compagnon
bot-journeyman-about = Compare le résultat de ses actions et choisit la meilleure. Un bon premier adversaire.
bot-journeyman-character = A beaucoup voyagé. Saisit toujours la meilleure affaire du jour.
bot-master = Maître
bot-master-about = Prévoit des tours entiers et tient compte de vos réponses. Difficile à battre.
bot-master-character = Patient et précis. Prévoit tout son tour avant de toucher une pièce.
bot-patrician = Patricien
bot-patrician-about = Réfléchit deux secondes par coup. Très difficile à battre.
bot-patrician-character = Courtois, fortuné, sans pitié. Devine votre plan avant vous.
bot-burgomaster = Bourgmestre
bot-burgomaster-about = Réfléchit cinq secondes par coup. Le plus fort des bots.
bot-burgomaster-character = A déjà vu toutes les ruses de la ville, et n’en laisse passer aucune.
bot-style = Style du bot
bot-style-none = sans style
bot-style-builder = bâtisseur
bot-style-builder-about = Construit et étend son réseau.
bot-style-blocker = bloqueur
bot-style-blocker-about = Barre la route aux autres.
bot-style-racer = sprinteur
bot-style-racer-about = Marque vite et précipite la fin.

## Games, boards, options

game-unknown = Le jeu « { $game } » n’existe pas. Au choix : { $possible }.
game-broken = Impossible de charger le jeu « { $game } » du paquet { $package } ({ $error }). Mettez le paquet à jour ou désinstallez-le.
game-misnamed = Le paquet { $package } propose un jeu « { $game } » qui se nomme lui-même « { $id } ». Le point d’entrée et le jeu doivent porter le même nom.
game-taken = Le paquet { $package } propose un jeu « { $game } », mais Kontor en a déjà un de ce nom. Désinstallez le paquet ou demandez que le jeu soit renommé.
game-twice = Plusieurs paquets proposent un jeu « { $game } » : { $packages }. N’en gardez qu’un seul.
setup-players = Ce jeu ne se joue pas à { $players }. Nombre de joueurs, au choix : { $possible }.
setup-unknown-board = Le plateau « { $board } » n’existe pas. Au choix : { $possible }.
setup-board-players = Le plateau { $board } est prévu pour { $possible } joueurs, pas pour { $players }.{ $boards ->
    [none] {""}
   *[other] {" "}Pour { $players } joueurs, au choix : { $boards }.
}
option-unknown = L’option « { $option } » n’existe pas. Au choix : { $possible }.
option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $possible }.

## Actions

action-unknown = L’action « { $text } » n’existe pas sur ce plateau.{ $closest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $closest } » ?
}
action-too-long = Aucune action ne compte { $letters } caractères. La plus longue en a { $most }.
action-empty = Saisissez une action, par exemple « { $example } ».
action-kind = « { $text } » est incomplet. { $count ->
    [one] Vous pouvez jouer « { $example } ».
   *[other] Il y a { $count } actions de ce genre, par exemple « { $example } ».
}
action-kind-none = Vous ne pouvez pas jouer « { $text }… » maintenant. Par exemple, « { $example } » enfreint la règle { $rule } :
action-form-unknown = Aucune action de ce plateau n’a la forme { $form }.

## Records

record-format = Ce n’est pas un enregistrement de Kontor. La première ligne doit être « { $expected } ».
record-header-line = Ligne { $line } : « { $text } » n’a pas sa place dans l’en-tête. Écrivez chaque champ une seule fois, sous la forme « nom: valeur », et terminez l’en-tête par une ligne vide. Champs valides : { $possible }.
record-header-value = Ligne { $line } : la valeur de { $field } n’est pas du JSON valide.
record-header-missing = Le champ { $field } manque dans l’en-tête.
record-header-type = Le champ d’en-tête { $field } n’a pas le bon type ou contredit un autre champ.
record-result-field = Le champ d’en-tête { $field } est absent, inconnu ou invalide.
record-too-large = Cet enregistrement est trop grand. Le maximum est de { $most } caractères et { $lines } lignes.
record-empty-line = La ligne { $line } est vide. Après l’en-tête, chaque ligne doit être une action.
record-rules = Cette partie suit la version { $rules } des règles, mais ce Kontor s’arrête à la version { $expected }. Mettez Kontor à jour pour l’ouvrir.
record-older = Cette partie suit la version { $rules } des règles et n’aboutit pas à la même fin avec la version { $expected }. Ouvrez-la avec la version de Kontor qui l’a enregistrée.
record-board = L’en-tête annonce le plateau { $board }, mais l’enregistrement contient le plateau { $expected }.
record-digest = Cette partie a été jouée sur une autre version du plateau { $board } : elle ne peut pas être relue ici.
record-line-illegal = Ligne { $line } : « { $text } » n’est pas permis (règle { $rule }).
record-line = La ligne { $line } est illisible.
record-at = Cet enregistrement n’a pas d’étape { $at }. Choisissez de 0 à { $last }.
record-viewer = Cet enregistrement ne contient que ce qu’une place pouvait voir (viewer { $viewer }). Il ne peut pas devenir celui d’une autre place.
record-result = Le résultat de l’en-tête ne correspond pas aux actions. Ce devrait être { $expected }.
record-unfinished = L’en-tête donne un résultat, mais la partie n’est pas terminée après la dernière action. Ajoutez les actions manquantes, ou écrivez « result: null » pour une partie inachevée.

## Positions and boards as data

data-type = { $expected ->
    [str] une chaîne de caractères
    [int] un nombre entier
    [bool] true ou false
    [list] une liste
    [dict] un objet à champs nommés
    [number] un nombre
    [point] un point [x, y]
    [words] une table avec un texte par langue
    [colour] une couleur comme #9cc48a
   *[table] une table
}
position-head = { $where } vaut « { $value } » ; il faut { $expected }.
position-board = Cette position est sur le plateau { $board }, pas sur { $expected }.
position-unknown-field = { $where } : champ inconnu. Champs valides : { $possible }.
position-missing-field = { $where } : champ manquant.
position-wrong-type = { $where } : il faut { data-type }.
position-out-of-range = { $where } : { $value } est hors limites. Choisissez de { $low } à { $high }.
position-viewer = { $where } : { $value } n’est pas un observateur. Écrivez "all", "spectator" ou un numéro de place.
position-unknown-city = { $where } : le plateau n’a pas de ville « { $name } ».
position-unknown-name = { $where } : « { $name } » est inconnu. Au choix : { $possible }.
position-seats = { $where } : il faut exactement { $wanted } places.
position-digest = Cette position a été enregistrée sur une autre version du plateau { $board } : elle ne peut pas être chargée ici.
position-ended = ended : à indiquer si et seulement si aucune décision n’est en cours ; doit correspondre à la position (E1).
position-first-player = first et active : null pour les deux avant le tirage du premier joueur, un numéro de place ensuite.
position-should-be-over = Une condition de fin est remplie (E1), mais un tour est encore en cours dans cette position.
position-decision = stack : la décision « { $decision } » ne correspond pas au reste de la position.
position-bytes = Une position sur ce plateau demande au moins { $least } octets, pas { $bytes }.
board-unknown-field = { board-at }champ inconnu. Champs valides : { $possible }.
board-missing-field = { board-at }à compléter.
board-wrong-type = { board-at }il faut { data-type }.
board-out-of-range = { board-at }{ $value } est hors limites. Choisissez de { $low } à { $high }.
board-too-large = { $where } : le fichier dépasse { $most } octets, la limite pour un plateau.
board-odd-value = { $where } : un fichier de plateau ne peut pas contenir cette valeur ici.
board-too-deep = { $where } : une clé compte plus de { $most } parties. Un fichier de plateau n’est jamais imbriqué aussi profondément.
board-too-many = { board-at }il y en a { $counted }, le maximum est { $most }.
board-name = { board-at }utilisez de 1 à { $most } caractères imprimables, avec une seule espace entre les mots{ $what ->
    [city] , sans « + », et sans trait d’union au début ni à la fin
   *[other] {""}
}.
board-not-toml = { $where } : ce n’est pas du TOML valide : { $error }.
board-unknown-name = { board-at }« { $name } » est inconnu. Au choix : { $possible }.
board-other-game = { board-at }ce plateau est pour { $other }, pas pour { $game }.
board-players = { board-at }indiquez une liste de nombres de joueurs de { $low } à { $high }.
board-name-twice = { board-at }le nom « { $name } » est utilisé deux fois.
board-at = { $at ->
    [none] {""}
   *[other] { $at }{ $line ->
        [0] {""}
       *[other] {" "}(ligne { $line })
    } :{" "}
}
board-too-few = { board-at }il y en a { $counted }, il en faut au moins { $least }.
board-unknown-pair = { board-at }rien sur le plateau ne correspond à « { $name } ». Écrivez deux identifiants sous la forme ["un", "autre"], pour une route dans l’ordre de ses extrémités a et b.
board-table-board = Plateau
board-field-board = Le nom du plateau, son jeu et les nombres de joueurs.
board-column-id = Identifiant
board-field-id = Le nom court du plateau dans les parties enregistrées et les listes.
board-column-game = Jeu
board-field-game = Le jeu de ce plateau. Sans lui, vous choisissez le jeu en chargeant le fichier.
board-column-title = Titre
board-field-title = Le nom que l’on lit. L’éditeur en fait aussi l’identifiant.
board-column-players = Joueurs
board-field-players = Les nombres de joueurs possibles sur ce plateau.
board-column-reconstruction = Reconstitution
board-field-reconstruction = Indique que le plateau est une reconstitution et non l’original. Les joueurs voient une remarque.
board-column-key = Identifiant
board-field-key = Le nom court par lequel d’autres lignes désignent celle-ci.
board-column-name = Nom
board-field-name = Le nom sur la carte et dans le texte des actions. Majuscules et accents ne distinguent pas deux noms.
board-column-shown-name = Nom
board-field-shown-name = Un nom, ou un par langue. Pour vos notes ; Kontor affiche ses propres noms.
board-column-x = x
board-field-x = Distance au bord gauche. Calculée si elle manque.
board-column-y = y
board-field-y = Distance au bord supérieur. Calculée si elle manque.
board-column-source = Source
board-field-source = L’origine de ces informations, par exemple "rulebook" ou "reconstructed". Simple remarque.
board-column-paint = Couleur
board-field-paint = La couleur de la région sur la carte, par exemple #9cc48a. Si elle manque, Kontor en choisit une.
board-column-noted-paint = Couleur
board-field-noted-paint = La couleur imprimée, par exemple #9cc48a. Pour mémoire et pour l’éditeur seulement : la carte de Kontor a ses propres couleurs.
board-column-a = De
board-field-a = Une extrémité.
board-column-b = À
board-field-b = L’autre extrémité.
board-column-via = Courbes
board-field-via = Les points par lesquels passe le tracé, de a vers b.

## The handbook

rule-empty = Indiquez une section (D), une règle (D6), une partie de règle (D6b) ou un mot à chercher.
rules-more = « kontor rules { $game } D6 » affiche une règle, « kontor rules { $game } D » une section, « kontor rules { $game } remplacer » toutes les règles qui contiennent un mot, et « kontor rules { $game } | less » le manuel entier.
rule-unknown = Le manuel n’a pas de règle « { $rule } ». Les plus proches : { $near }.

## Files and the command line

file-missing = { $file } n’existe pas.
file-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas.
file-exists = { $file } existe déjà. Choisissez un autre nom, ou écrasez-le avec --force.
file-exists-several = { $count ->
    [one] { $file } existe déjà dans { $folder }.
   *[other] { $count } de ces fichiers existent déjà dans { $folder }, dont { $file }.
} Choisissez un autre dossier, ou écrasez-les avec --force.
file-none-inside = { $file } ne contient aucun fichier *.kontor ni *.json.
file-folder = { $file } est un dossier, pas un fichier.
file-denied = Impossible d’ouvrir { $file } : accès refusé.
file-trouble = { $file } : { $error }.
file-too-large = { $file } dépasse { $most } octets, la limite pour un enregistrement ou une position.
file-empty = { $file } est vide.
file-binary = { $file } n’est pas un fichier texte en UTF-8 : ce ne peut être ni un enregistrement ni une position.
file-unknown = { $file } n’est ni un enregistrement (première ligne « { $expected } ») ni une position (un objet JSON).
file-not-json = { $file } n’est pas du JSON valide (ligne { $line }, colonne { $column }).
file-no-position = { $file } est du JSON, mais pas une position. Ce doit être un objet avec un champ « game » ; voir docs/hansa.md.
cli-empty = { $option } attend une valeur.
cli-one-stdout = --json et --svg - écrivent tous deux sur stdout. Donnez plutôt un nom de fichier à --svg.
cli-set = --set { $setting } : écrivez OPTION=VALEUR, par exemple swap_must_own_one=true.
cli-at-position = { $file } ne contient qu’une position. --at ne fonctionne qu’avec un enregistrement.
cli-seat = La place « { $seat } » n’existe pas. Au choix : { $possible }.
cli-seat-of-view = Ce fichier ne contient que ce qu’une place pouvait voir. Il ne peut pas montrer la vue de « { $seat } ».
game-over = La partie est terminée.
result = { $count ->
    [one] { SEAT($winners) } gagne
   *[other] { SEAT($winners) } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $end }.

games-players = { $players } joueurs
games-board = Plateau
games-for = Joueurs
games-option = Option
games-default = Par défaut
games-possible = Valeurs
games-counts = { $total } en tout
games-each = { $least }–{ $most } par sorte{ $more ->
    [none] {""}
   *[other] {"\u00A0"}; au moins { $more }
}
games-counts-kind = Pour changer une seule sorte ({ $option }) : { $setting }
games-counts-all = Pour fixer toutes les sortes ({ $option }) : { $setting }
games-ends = Fins de partie

show-head = { $game } · { $players } joueurs · { $board }{ $variant ->
    [none] {""}
   *[other] { $variant }
}{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
}
show-option = { $name } : { $value }
show-option-off = { $name } : non
show-option-changed = { $name } : personnalisé
show-at = Après { $at ->
    [one] { $at } action
   *[other] { $at } actions
} sur { $last }
show-viewer = { $viewer ->
    [-4] Vue du public
   *[other] Vue de la table pour { SEAT($viewer, where: "within") }
}
show-log = Derniers événements

legal-count = { $count ->
    [one] { $count } action possible
   *[other] { $count } actions possibles
}
legal-weight = { $weight } sur { $total }
why-allowed = Permis : { $text }
why-refused = Interdit (règle { $rule }) : { $text }
check-record = { $file } : enregistrement valide de { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
check-position = { $file } : position valide
board-sound = { $file } : plateau « { $board } » valide pour { $game }, { $players } joueurs
board-no-game = { $file } n’indique pas son jeu. Ajoutez --game ; au choix : { $possible }.

simulate-progress = Parties
simulate-stray = Seuls les bots { $possible } peuvent jouer des coups au hasard, pas « { $level } ». Retirez --stray ou --level.
simulate-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $game } · { $board }
simulate-seat = Place
simulate-mean = Score moyen
simulate-least = Minimum
simulate-most = Maximum
simulate-wins = Victoires
simulate-lengths = Actions par partie : de { $shortest } à { $longest }, médiane { $median }.
simulate-end = Fin de partie
simulate-games = Parties

puzzles-progress = { $games ->
    [one] { $games } partie jouée, { $found } problèmes trouvés sur { $count }.
   *[other] { $games } parties jouées, { $found } problèmes trouvés sur { $count }.
}
puzzles-found = { $file } contient { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
}
puzzles-fault = Impossible de continuer ce fichier : { $fault }.
train-progress = Entraînement
train-round = Passe { $round }, { $games } parties, perte { $loss }
train-measure = Mesure de la force sur { $games } parties.
train-against-priorities = Contre des Apprentis : { $won } % de victoires sur { $games } parties ({ $fair } % à force égale).
train-against-shipped = Contre les poids fournis : { $won } % de victoires sur { $games } parties ({ $fair } % à force égale).
train-stopped = Arrêté après { $games } parties. Pour continuer, relancez la même commande avec --resume.
train-written = Poids issus de { $games } parties enregistrés dans { $file }.
train-no-numpy = L’entraînement nécessite le paquet { $package }. Installez-le avec pip install 'kontor[train]', ou avec make setup dans un clone.
train-not-weights = { $file } ne contient pas de poids. Utilisez un fichier écrit par `kontor train`.
train-mismatch = { $file } appartient à un autre entraînement ; différence : { $what }. Reprenez les mêmes options, ou choisissez un autre fichier avec --resume.
train-same-file = { $file } ne peut pas contenir à la fois les poids et l’état de l’entraînement. Utilisez des fichiers différents pour --out et --resume.
train-not-state = { $file } n’est pas un état d’entraînement. Choisissez un autre fichier avec --resume.
judgement-none = Il n’y a pas encore de poids entraînés pour { $game }. Créez-les avec `kontor train { $game }`.
judgement-game = Ces poids sont ceux de { $found }, pas de { $game }.
judgement-features = Ces poids ne correspondent pas aux critères actuels de { $game }. Entraînez-en de nouveaux avec `kontor train { $game }`.
judgement-weights = Les poids de { $game } à { $players } joueurs manquent ou sont incomplets.

play-again = Pour revoir cette partie : { $command }
play-keep = Enregistrez cette partie avec --save FICHIER pour la revoir plus tard.
play-welcome = Vous jouez à la place { $seat }.
play-stopped = Arrêt après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
play-saved = Partie enregistrée dans { $file }.
play-saved-own = La partie n’est pas terminée : { $file } ne contient que ce que peut voir { SEAT($seat, where: "within") }.
play-score = { SEAT($seat) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Les secrets des autres joueurs ne sont pas comptés.
play-no-undo = Vous n’avez rien à annuler. On ne peut pas annuler un tirage.
play-undone = { $actions ->
    [one] Une action annulée.
   *[other] { $actions } actions annulées.
}
play-resumed = La partie reprend après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-resume-over = La partie de { $file } est terminée. Regardez-la avec kontor show.
cli-resume-stdin = Avec --seat, vous saisissez vos coups sur stdin : --resume attend donc un nom de fichier.
cli-resume-whole = { $file } contient toute la partie, mais n’en garderait à présent que ce que peut voir { SEAT($seat, where: "within") }. Choisissez un autre fichier.
cli-resume-viewer = { $file } ne contient que ce qu’une place pouvait voir : impossible de reprendre la partie.
cli-resume-position = { $file } n’est pas un enregistrement. Reprenez à partir d’un fichier écrit avec --save.
cli-resume-setup = --resume lit les réglages de la partie dans l’enregistrement. Retirez { $options }.
play-number = Saisissez un nombre de 1 à { $last }.
play-only = Pour la jouer, saisissez 1 ou : { $text }
play-back = Appuyez sur Entrée pour revenir à la liste complète.
play-help-number = Saisissez un numéro pour choisir dans la liste.
play-help-text = Saisissez une action pour la jouer : { $example }
play-help-part = Saisissez une partie d’action pour chercher dans la liste : { $part }
play-help-why = why ACTION : vérifier si une action est permise, et quelle règle l’interdit.
play-help-rules = rules { $rule } : afficher une règle. rules { $section } : afficher une section. rules MOT : chercher dans les règles. rules : le sommaire.
play-help-board = board : afficher toute la table. ? : afficher cette aide.
play-help-undo = undo : annuler votre dernier coup, sauf si un tirage a eu lieu depuis.
play-help-quit = quit (ou Ctrl-C) : arrêter de jouer.

## Pictures

show-painted = Image enregistrée dans { $file }.

## Tables on a server

live-unplayable = Cette table ne peut pas continuer avec cette version de Kontor : l’entrée { $entry } de son journal ne suit pas les règles. Le journal est conservé.
live-differs = Cette table ne peut pas continuer avec cette version de Kontor : son journal mène maintenant à une autre position. Le journal est conservé.
live-begun = La partie a déjà commencé.
live-not-begun = La partie commence quand toutes les places sont prises.
live-not-your-decision = Patientez : c’est à { SEAT($seat, where: "within") } de jouer.
live-undo-too-far = Vous ne pouvez annuler que vos propres coups, jamais un tirage, le coup d’un autre joueur ni la fin de la partie.
bot-level-unknown = Le bot « { $level } » n’existe pas. Au choix : { $possible }.
bot-style-unknown = Le bot « { $bot } » a un style inconnu. Au choix : { $possible }.
bot-unusable = Impossible de charger le bot « { $bot } » ({ $error }). Écrivez module:Classe et vérifiez que Python trouve le module dans ce dossier ou dans PYTHONPATH.
bot-broken = Impossible de charger le bot « { $bot } » du paquet { $package } ({ $error }). Mettez le paquet à jour ou désinstallez-le.
bot-taken = Le paquet { $package } propose un bot « { $bot } », mais Kontor a déjà un niveau de ce nom. Désinstallez le paquet ou demandez que le bot soit renommé.
bot-twice = Plusieurs paquets proposent un bot « { $bot } » : { $packages }. N’en gardez qu’un seul.
bot-no-bot = « { $bot } » n’est pas un bot. Un bot est une fonction choose(view, actions), ou une classe dotée d’une telle méthode.
bot-illegal = Le bot « { $bot } » a choisi { $action }, ce qui n’est pas permis ici. choose(view, actions) doit renvoyer l’une des actions.

## The server

server-internal = Une erreur est survenue sur le serveur et a été consignée. Veuillez réessayer.
server-unavailable = Le serveur n’a pas accès à sa base de données pour le moment. Vos parties sont en sécurité. Réessayez dans un instant.
server-bad-request = Le serveur n’a pas pu lire cette requête. Rechargez la page et réessayez.
server-bad-field = { $field } : { $fault }
server-not-json = Le serveur attend du JSON.
server-method = Cette adresse n’accepte pas cette méthode de requête.
server-no-page = Page introuvable.
server-too-large = C’est trop grand pour le serveur. Envoyez-en moins à la fois.
server-budget =
    { $kind ->
        [requests] Trop de requêtes depuis votre réseau.
        [sockets] Trop de connexions ouvertes depuis votre réseau.
        [memory] Trop de parties suivies en même temps depuis votre réseau.
        [sessions] Trop de nouveaux visiteurs depuis votre réseau.
        [tables] Trop de nouvelles tables depuis votre réseau.
        [keys] Trop de tentatives d’utiliser une clé depuis votre réseau.
        [notices] Trop de notifications pour vous pendant la dernière heure.
        [uploads] Trop de fichiers depuis votre réseau.
        [chat] Vous écrivez trop vite.
       *[thinking] Votre réseau a épuisé le temps de réflexion des bots.
    } { $minutes ->
        [one] Réessayez dans une minute.
       *[other] Réessayez dans { $minutes } minutes.
    }
server-too-many-analyses = Trop d’analyses sont en cours. Réessayez plus tard.
server-too-many-pictures = Trop d’images sont en cours de dessin. Réessayez dans un instant.
server-log-full = Le journal de cette table est plein. Vous pouvez seulement continuer la partie.
server-too-many-tables = Ce serveur n’a plus de place pour une autre table. Réessayez plus tard.
server-wrong-origin = Cette requête vient d’un autre site et a été bloquée.
server-no-table = Table introuvable. Elle a peut-être été supprimée.
server-no-seat = Cette table n’a pas cette place.
server-no-moment = Cette partie n’a pas cette étape.
server-still-hidden = Une partie du jeu vous est encore cachée. Vous pourrez reprendre d’ici quand la partie sera terminée.
server-others-play = D’autres personnes jouent cette partie. Vous pourrez reprendre d’ici quand elle sera terminée.
server-record-view = Ce fichier ne contient que ce qu’une place pouvait voir : on ne peut ni le reprendre ni le partager. Téléchargez la partie complète quand elle sera terminée.
server-record-long = Cette partie est trop longue pour une table : { $actions } actions, le maximum est de { $most }.
server-not-your-table = Seule la personne qui a créé cette table peut faire cela.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-for-you = Seuls les joueurs de ces places peuvent faire cela.
server-not-seated = Vous n’avez pas de place à cette table.
server-seat-taken = Cette place est prise. Choisissez-en une autre.
server-second-seat = Vous jouez déjà à cette table. Une seconde place vous montrerait ce qui vous est caché.
server-bot-there = Un bot joue à cette place.
server-turn-ends = Cela met fin à votre tour. Continuer ?
server-no-hints = Les conseils ne sont disponibles que dans les parties contre des bots.
server-no-answer = Le bot n’a pas répondu. Veuillez réessayer.
server-draws-too-long = Dessiner ce plateau prend trop de temps. Utilisez un plateau plus simple, ou réessayez dans une minute.
server-not-drawn = Le serveur n’a pas pu dessiner ce plateau. Réessayez dans une minute.
server-analysis-later = Vous pourrez analyser la partie quand elle sera terminée.
server-no-stand-in = Aucun bot ne joue à cette place.
server-wrong-link = Ce lien de place n’est plus valable. Un lien plus récent l’a peut-être remplacé, ou la place a été quittée.
server-name-missing = Indiquez un nom pour chacune de vos places.
server-one-board = Envoyez soit le texte d’un fichier de plateau, soit ses données.
server-two-boards = Choisissez soit un plateau du jeu ({ $board }), soit votre propre fichier ({ $file }), mais pas les deux.
server-name-length = Un nom doit avoir de 1 à { $most } caractères.
server-name-letters = Un nom ne peut contenir que des caractères imprimables.
server-key-used = Ce clic a déjà servi à une autre demande. Rechargez la page et réessayez.
server-no-vote = Seules les autres personnes de cette table peuvent voter.
server-no-vote-now = On ne peut voter que pendant une partie.
server-no-rematch = Vous pourrez rejouer quand la partie sera terminée.
server-clock-weekends = Les week-ends ne sont libres que dans les parties sur plusieurs jours. Choisissez un rythme, ou renoncez à cette option.
server-no-clock = Cette table n’a pas de pendule, ou la partie n’est pas en cours.
server-paused = La partie est en pause. Reprenez-la d’abord.
server-not-paused = La partie n’est pas en pause.
server-not-overdue = Personne n’a dépassé son temps en ce moment.
server-timed-out = Vous avez dépassé votre temps { $times } fois : le bot joue cette place jusqu’à la fin.
server-vacation-live = Les vacances n’existent que dans les parties sur plusieurs jours. En direct, proposez une pause.
server-on-vacation = Vous êtes déjà en vacances.
server-no-vacation = Vous n’êtes pas en vacances.
server-vacation-short = Vous avez gagné moins d’une heure de vacances. Chaque jour de partie en rapporte trois.
server-chat-off = Ce serveur n’a pas de discussion.
server-chat-presets = Sur ce serveur, vous ne pouvez choisir que des phrases toutes faites.
server-chat-name = Prenez une place ou choisissez un nom à l’accueil avant d’écrire.
server-chat-length = Un message compte de 1 à { $most } caractères.
server-chat-letters = Un message ne peut contenir que des caractères imprimables.
server-chat-empty = Il ne reste rien à envoyer. Les liens sont retirés de la discussion.
server-chat-again = Vous venez de le dire. Attendez une minute avant de le répéter.
server-chat-gone = Ce message n’existe plus.
server-chat-own = C’est votre propre message.
server-no-person = Personne ne joue à cette place.
server-ask-others = D’autres personnes jouent ici. Proposez-leur un vote.
server-name-taken = Ce nom ressemble à un autre nom de cette table ou à celui d’un bot. Choisissez-en un autre.
server-colour-taken = Cette couleur est déjà prise. Choisissez-en une autre.
server-colour-begun = La partie a commencé : les couleurs ne changent plus.
server-no-colour = Cette couleur n’existe pas.
server-notes-length = Les notes sont limitées à { $most } caractères.
server-order-live = Un bot ne peut répondre pour vous que dans les parties sur plusieurs jours.
server-plan-over = Votre plan a atteint la fin de la partie.
server-plan-long = Un plan est limité à { $most } coups.
server-stale = La partie a avancé. Regardez le plateau et choisissez de nouveau.
server-frozen = Cette table est gelée. Son journal est conservé.
server-wrong-key = Cette clé ou ce lien d’appareil n’est pas valable. Vérifiez chaque lettre. Un lien d’appareil sert une seule fois, pendant dix minutes ; créez-en un nouveau sur votre autre appareil.
server-merge =
    { $tables ->
        [one] Ce navigateur a déjà sa propre partie. Confirmez qu’elle doit aussi appartenir à l’autre identité.
       *[other] Ce navigateur a déjà { $tables } parties. Confirmez qu’elles doivent aussi appartenir à l’autre identité.
    }
server-merge-secrets = Les deux identités sont assises à la même table de { $game }, et le jeu cache des informations à chacune. Terminez cette partie ou quittez l’une des places, puis réessayez.
server-rated-off = Ce serveur n’a pas de classement. Créez la table sans l’option « Partie classée ».
server-rated-clock = Une partie classée se joue à la pendule. Choisissez-en une d’abord.
server-rated-board = Les parties classées se jouent sur les plateaux du jeu, pas sur les vôtres.
server-rated-seats = Dans une partie classée ou un tournoi, chaque personne n’a qu’une place.
server-rated-people = Il faut au moins deux personnes pour une partie classée.
server-rated-bot = Seuls les bots de Kontor peuvent jouer dans les parties classées.
server-rated-begun = Dans une partie classée ou un tournoi, les places ne changent plus après le début.
server-rated-link = Les parties classées et les tournois n’ont pas de lien de place. Pour jouer sur un autre appareil, utilisez un lien d’appareil.
server-rated-leave = On ne quitte pas une partie classée ou de tournoi. Abandonnez si vous voulez arrêter.
server-rated-stand-in = Dans une partie classée ou un tournoi, aucun bot ne peut jouer pour vous. Abandonnez si vous voulez arrêter.
server-rated-vote = Dans une partie classée ou un tournoi, on ne peut pas voter pour faire jouer un bot à la place de quelqu’un. Si son temps est écoulé, un bot prend le relais.
server-rated-help = Cette partie est classée ou fait partie d’un tournoi. Les conseils et les copies seront disponibles quand elle sera terminée.
server-rated-resigned = Quelqu’un a abandonné cette partie classée : elle se joue jusqu’au bout.
server-merge-rated = Les deux identités ont joué ou jouent dans la même partie classée : elles ne peuvent pas devenir une seule personne.
server-merge-cup = Les deux identités jouent dans le même tournoi : elles ne peuvent pas devenir une seule personne avant la fin.
server-no-cup = Tournoi introuvable. Il a peut-être été supprimé, ou le lien est incomplet.
server-cup-table = Cette partie compte pour un tournoi : on ne peut ni la suspendre, ni l’arrêter, ni la supprimer.
server-cup-size = Avec { $seats } places par table, une poule compte { $possible } joueurs.
server-cup-live = Les rondes suisses se jouent en une soirée. Choisissez une pendule en minutes.
server-cups-full = Il y a trop de tournois sur ce serveur. Participez à l’un d’eux, ou réessayez plus tard.
server-cup-hosted = Vous pouvez organiser au plus { $most } tournois à la fois.
server-cup-joined = Vous pouvez participer à { $most } tournois au plus à la fois.
server-cup-full = Ce tournoi est complet. Choisissez-en un autre.
server-cup-started = Ce tournoi a déjà commencé.
server-cup-not-here = Vous ne pouvez pas participer à ce tournoi. Choisissez-en un autre, ou lancez le vôtre.
server-cup-not-in = Vous ne participez pas à ce tournoi.
server-cup-no-player = Ce joueur a déjà quitté le tournoi.
server-cup-not-running = On ne se retire qu’une fois, pendant le tournoi. Avant le début, il suffit de le quitter.
server-cup-host = Seule la personne qui organise le tournoi peut faire cela.
server-cup-few = Il faut au moins { $least } joueurs pour des rondes suisses.
server-cup-wait = Il n’y a rien à lancer pour l’instant. Une poule commence quand elle est complète, une ronde quand toutes les tables ont fini.
server-no-profile = Il n’y a pas de profil public à cette adresse. Son propriétaire l’a peut-être rendu privé.
server-profile-name = Choisissez un nom avant de rendre votre profil public.
server-no-device = Cet appareil n’est pas connecté.
server-nobody = Ce navigateur n’a pas encore d’identité. Choisissez d’abord un nom.
server-no-passkeys = Les clés d’accès (passkeys) ne fonctionnent pas à cette adresse. Utilisez une clé ou un lien d’appareil.
server-no-passkey = Clé d’accès introuvable. Elle a peut-être été supprimée.
server-many-passkeys = Vous avez { $most } clés d’accès. Supprimez-en d’abord une.
server-passkey-known = Cette clé d’accès est déjà enregistrée.
server-wrong-passkey = Cette clé d’accès est inconnue ici, ou la demande a expiré. Réessayez ou utilisez votre clé.
server-hook-address = Cette adresse de webhook n’est pas utilisable. Elle doit commencer par https:// et mener à l’internet public.
server-many-hooks = Vous avez { $most } webhooks. Supprimez-en d’abord un.
server-no-hook = Webhook introuvable. Il a peut-être été supprimé.
server-no-push = Ce serveur ne peut pas envoyer de notifications push. Utilisez un webhook, ou demandez à son administrateur d’installer l’extra « push ».
server-push-keys = L’abonnement push du navigateur n’est pas utilisable. Désactivez les notifications, puis réactivez-les.
notice-title =
    { $kind ->
        [begun] { $game } : la partie a commencé
        [cup] { $game } : le tournoi a commencé
        [time] { $game } : votre temps est presque écoulé
        [over] { $game } : la partie est terminée
        [test] Kontor : les notifications arrivent ici
       *[turn] { $game } : à vous de jouer
    }
notice-with =
    { $count ->
        [0] Contre des bots
       *[other] Avec { $names }
    }
share-about = Jouez à des jeux de plateau sur le commerce dans votre navigateur, entre amis ou contre des bots.
share-open-seat = Place libre
share-waiting =
    { $open ->
        [one] Une place est libre. Jouez, ou regardez la partie.
       *[other] { $open } places sont libres. Jouez, ou regardez la partie.
    }
share-turn = Au tour de { $name }. Regardez la partie.
share-won =
    { $count ->
        [one] Victoire : { $names }. Revoyez la partie.
       *[other] Victoire partagée : { $names }. Revoyez la partie.
    }
share-over = La partie est terminée. Revoyez-la.
share-replay = Une position de cette partie. Voyez la suite.
server-banned = L’administrateur de ce serveur vous a exclu.
server-table-closed = L’administrateur de ce serveur a fermé cette table.
server-no-client = Le client web n’est pas construit. Lancez make client, ou installez un paquet publié.
server-database-address = Kontor ne peut pas utiliser cette base de données. Indiquez un nom de fichier, ou postgresql://user:password@host/name.
server-database-newer = La base de données { $place } a été créée par une version plus récente de Kontor. Mettez Kontor à jour pour l’ouvrir.
server-database-closed = Impossible d’ouvrir la base de données { $place }.
server-database-damaged = Le fichier { $place } est endommagé, ou n’est pas une base SQLite. Lancez kontor doctor pour voir ce qui reste lisible, puis restaurez une sauvegarde avec kontor restore.
server-database-taken = Un autre serveur Kontor utilise déjà { $place }. Arrêtez-le d’abord, ou choisissez un autre fichier avec --database.

site-written = { $count } fichiers écrits dans { $folder } ({ $size } Mo compressés).
site-try = Déposez le dossier sur n’importe quel hébergement web. Pour l’essayer ici, lancez { $command } et ouvrez http://localhost:8000
site-not-empty = { $folder } contient d’autres fichiers. Choisissez un dossier nouveau ou vide.
site-no-server = { $server } n’est pas l’adresse d’un serveur. Elle commence par https://.
site-no-folder = { $folder } est un fichier. Choisissez un dossier.

# Dans la page : les parties sont gardées dans le navigateur
page-storage-full = Votre navigateur n’a plus d’espace : ce coup n’a pas été enregistré. Enregistrez vos parties dans un fichier et supprimez les anciennes.
page-storage-newer = Une version plus récente de Kontor a été ouverte dans ce navigateur. Rechargez la page ; vos parties sont conservées.
page-storage-closed = Votre navigateur n’autorise pas cette page à enregistrer des parties. Autorisez-la ou quittez la navigation privée.
page-storage-fails = Votre navigateur n’a pas pu enregistrer : { $error }
page-table-damaged = La partie enregistrée est endommagée et ne peut pas être affichée. Elle figure quand même dans le fichier de toutes vos parties.
page-games-unreadable = Ce fichier ne contient pas de parties enregistrées.
page-games-newer = Ce fichier provient d’une version plus récente de Kontor.
page-needs-server = Vous jouez sans serveur : personne ne peut vous rejoindre depuis un autre appareil. Lancez un serveur pour jouer à distance avec vos amis.

serve-starting = Démarrage du serveur…
serve-waiting = En attente de la base de données…
serve-ready = Ouvrez { $address } dans votre navigateur
serve-public = Adresse publique : { $address }
serve-database = Parties enregistrées dans { $place }
serve-stop = Ctrl-C arrête le serveur. Les parties reprendront au prochain démarrage.
serve-stopped = Arrêté.
serve-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $error }. Choisissez une autre adresse avec --host et --port ; --port 0 prend un port libre.
serve-url = --public-url { $url } : écrivez https://host ou http://host:port, sans chemin.
serve-limit = --limit { $setting } : écrivez NOM=NOMBRE. NOM au choix : { $possible }.
serve-log = --log ne peut pas valoir { $level }. Au choix : { $possible }.
serve-chat = --chat ne peut pas valoir { $mode }. Au choix : { $possible }.
serve-not-installed = Le paquet { $package } manque. Installez kontor[{ $extra }] au lieu de kontor.

## The arena and statistics

arena-bot-empty = --bots { $bots } : nommez un bot par place, séparés par des virgules, par exemple master,journeyman,apprentice.
arena-bots-number = --bots nomme { $bots } bots pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Nommez un bot par place.
arena-budget = { $bot } : après les deux-points, indiquez le nombre de positions par décision, de { $least } à { $most }.
arena-budget-useless = { $bot } : le niveau { $level } ne fait pas de recherche et n’a donc pas de budget. Niveaux qui cherchent : { $possible }.
arena-budget-idle = --budget n’a aucun effet, car aucun de ces bots ne fait de recherche. Niveaux qui cherchent : { $possible }.
arena-no-ray = Le paquet { $package } manque. Pour jouer sur une grappe Ray, installez-le avec pip install 'kontor[ray]', ou avec make setup dans un clone.
arena-ray-local = Démarrage de Ray sur cette machine. Cela peut prendre une minute.
arena-ray-joining = Connexion à Ray sur { $address }.
arena-ray-address = Impossible de se connecter à Ray sur { $address } : { $error }
arena-ray-cores = La grappe Ray sur { $address } n’a aucun cœur libre. Ajoutez une machine, ou retirez --ray.
arena-file-other = { $file } ne contient pas de match. Choisissez un autre fichier avec --resume.
arena-file-match = { $file } contient un autre match ({ $differing }). Reprenez les mêmes options, ou choisissez un autre fichier avec --resume.
arena-file-line = { $file } : la ligne { $line } est endommagée. Supprimez-la et sa partie sera rejouée.
arena-left = restant
arena-progress-line = { $done } parties sur { $games }, environ { $left ->
    [one] { $left } minute restante
   *[other] { $left } minutes restantes
}
arena-crashed = La partie { $number }{ $part ->
    [mirror] {" "}du match miroir
   *[match] {""}
} a planté : { $error }. Pour la revoir : kontor show { $file }
arena-crashes = { $count ->
    [one] Une partie a planté et n’est pas comptée.
   *[other] { $count } parties ont planté et ne sont pas comptées.
}
arena-interrupted = Arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }.
arena-took = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} en { $time } minutes.
arena-no-game = Aucune partie n’est terminée : il n’y a pas de rapport à écrire.
arena-report = Rapport enregistré dans { $file }.
arena-title = Match : { $bots }
arena-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $missing ->
    [0] {""}
   *[other] {" "}sur { $asked }
} · graine { $seed } · { $form ->
    [compiled] compilé
   *[plain] non compilé
}
arena-budgets = Positions par décision : { $budgets }

report-standings = Classement
report-bot = Bot
report-name = Nom
report-seat = Place
report-budget = Positions
report-games = Parties
report-game = Partie
report-share = Part
report-win-share = Part de victoires
report-win-shares = Parts de victoires
report-interval = Intervalle à 95 %
report-times-fair = × part équitable
report-rating = Cote
report-ratings = Cotes
report-mean-score = Score moyen
report-fair = Part équitable { $share }
report-scale = Cotes de Plackett–Luce sur l’échelle Elo : la moyenne est 1500, et une avance de 400 points correspond à dix chances contre une. Intervalles à 95 %.
report-seats = Places
report-scores = Scores
report-winning = Scores gagnants
report-lengths = Actions par partie
report-median-most = médiane { $median }, au plus { $most }
report-spread = { $what } : de { $least } à { $most }, le plus souvent de { $lower } à { $upper }, médiane { $median }.
report-ends = Fins de partie
report-of = { $count } ({ $share })
report-sources = Origine des points
report-kinds = Actions par place
report-total = Total
report-everybody = Tous les joueurs
report-mirror = Match miroir
report-mirror-about = Match de contrôle avec le même bot à toutes les places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Chaque rang de l’équipe devrait obtenir sa part équitable ; les écarts entre places montrent l’avantage de la place.
report-mirror-places = Par rang dans l’équipe
report-mirror-seats = Par place
report-crashes = Parties plantées
report-error = Erreur
report-record = Enregistrement

stats-progress = Lecture
stats-title = Enregistrements dans { $folder }
stats-pile = { $game } · { $players } joueurs · { $board }
stats-games = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}{ $unfinished ->
    [0] {""}
    [one] , { $unfinished } non terminée
   *[other] , { $unfinished } non terminées
}{ $broken ->
    [0] {""}
    [one] , { $broken } illisible
   *[other] , { $broken } illisibles
}
stats-unfinished = { $file } : cette partie n’est pas terminée et n’est pas comptée.
stats-no-record = { $file } n’est pas un enregistrement.
stats-missing = { $path } n’existe pas.
stats-none = { $folder } ne contient aucune partie terminée. Enregistrez-en avec l’option --save de kontor arena ou de kontor simulate.

## analyse

analyse-level = Les bots « { $level } » n’analysent pas de parties. Au choix : { $possible }.
analyse-not-whole = { $file } n’est pas un enregistrement complet. Seuls les enregistrements complets peuvent être analysés.
analyse-progress = Analyse
analyse-about = { $decisions ->
    [one] { $decisions } décision, jugée d’après ce que son joueur pouvait savoir. Les chances sont des estimations d’un bot.
   *[other] { $decisions } décisions, chacune jugée d’après ce que son joueur pouvait savoir. Les chances sont des estimations d’un bot.
}
analyse-seat = place
analyse-chances = chances de gagner
analyse-cost = coût
analyse-step = après l’action
analyse-did = coup joué
analyse-better = meilleur coup
analyse-even = Aucune décision n’a coûté cher.

## Spec sheets

spec-about = Ce qu’un programme d’apprentissage doit savoir sur `{ $game }` (règles { $rules }) à { $players } joueurs sur le plateau `{ $board }`. Pour d’autres réglages, lancez `kontor spec { $game } --players N --board BOARD` ; ajoutez `--json` pour une sortie lisible par un programme.
spec-what = propriété
spec-is = valeur
spec-players = joueurs
spec-actions = actions
spec-columns = longueur d’une observation
spec-length = maximum d’actions par partie
spec-hidden = information cachée
spec-ends = conditions de fin
spec-points = sources de points
spec-reward = récompense « { $reward } »
spec-paid = de { $least } à 1, pour une somme de { $sum }
spec-illegal = récompense après une action illégale qui fait perdre la partie
spec-illegal-paid = { $own } pour la place qui l’a jouée, { $others } pour les autres
spec-sizes = Tailles
spec-board = plateau
spec-numbers = numéros
spec-kind = type
spec-first = première
spec-last = dernière
spec-observation = Observation
spec-reading = Chaque partie décrit ses éléments l’un après l’autre. L’élément n commence à la première colonne de la partie plus n fois le nombre de colonnes par élément. Une valeur oui/non ou à choix a une colonne par possibilité (1 si elle s’applique, sinon 0) ; un nombre a une colonne, mise à l’échelle indiquée. Les places sont relatives à l’observateur : own est la sienne, +1 celle du joueur suivant, et ainsi de suite.
spec-all-actions = Toutes les actions
spec-names = Les longues listes en entier, chacune sous la première partie qui l’utilise, dans l’ordre des colonnes :
spec-column = colonnes
spec-part = partie
spec-number = nombre
spec-things = éléments
spec-values = valeurs
env-reward-unknown = La récompense « { $reward } » n’existe pas. Au choix : { $possible }.

## Leçons

cli-learn-minutes = { $minutes } min
cli-learn-none = { $title } n’a pas de leçons.
cli-learn-take = Pour suivre une leçon : kontor learn { $game } { $lesson }
cli-learn-enter = Appuyez sur Entrée pour continuer.
cli-learn-unused = Saisie ignorée : « { $text } ». Il n’y a rien à jouer à cette étape.
cli-learn-step = Étape { $step } sur { $steps }
cli-learn-look = Regardez : { $places }
cli-learn-answer = Une solution : { $actions }
cli-learn-stopped = Leçon interrompue.
cli-learn-puzzles = Ce jeu a aussi { $count } problèmes. Pour la liste : kontor learn { $game } puzzles
cli-learn-difficulty = { $difficulty ->
    [1] facile
    [2] moyen
   *[3] difficile
}
cli-learn-no-puzzles = { $title } n’a pas de problèmes.
cli-learn-players = { $players } joueurs
cli-learn-solve = Pour résoudre un problème : kontor learn { $game } { $puzzle }
cli-learn-help = hint : un indice. show : une solution.
lesson-unknown = La leçon « { $lesson } » n’existe pas. Au choix : { $possible }.
lesson-lost = D’ici, le but n’est plus accessible. { INPUT() ->
    [pointer] Choisissez « Retour » et essayez autre chose.
   *[text] Tapez « undo » pour revenir d’une étape, puis essayez autre chose.
}
lesson-go-on = C’est joué. Continuez jusqu’au but.
lesson-over = Cette leçon est terminée. Recommencez-la ou choisissez la suivante.
lesson-only-next = Il n’y a rien à jouer à cette étape. Continuez au lieu d’entrer « { $text } ».
lesson-misfit = La leçon ne peut pas continuer : « { $text } » n’en fait plus partie. Recommencez-la.
lesson-too-long = Une leçon compte au plus { $most } entrées. Recommencez-la.

## Puzzles

puzzle-title = Problème { $number }
puzzle-ask = Quelle est votre meilleure action ?
puzzle-hint = Voici ce que rapporte la meilleure action :
puzzle-hint-later = La meilleure action ne rapporte pas encore de points. Pensez à votre prochain tour et à ce que feront les autres.
puzzle-right = Bravo !
puzzle-wrong = Il y a mieux : cette action vous coûte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pourcentage de chances de gagner.
puzzle-wrong-least = Il y a mieux : cette action vous coûte au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pourcentage de chances de gagner.
puzzle-end = Toute autre action vous coûte au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pourcentage de chances de gagner.

## Operation

operation-revision = La base de données { $place } appartient à une autre version de Kontor. Démarrez une fois le serveur de cette version pour la mettre à jour ; kontor doctor la vérifie au préalable.
operation-exists = { $file } existe déjà. Choisissez un autre nom.

admin-table = { $table }  { $game }, { $players } joueurs, { $state }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, dernier changement { $changed }
admin-seat = Place { $number } : { $name } ({ $kind }, bot : { $bot })
admin-none = Aucune table trouvée.
admin-state = État inconnu « { $state } ». Au choix : { $possible }.
admin-table-unknown = Il n’y a pas de table « { $table } ».
admin-closed = La table { $table } est fermée. On peut encore la consulter et l’exporter.
admin-reopened = La table { $table } est rouverte.
admin-remove-sure = Supprimer la table { $table } et toutes ses données ?
admin-removed = La table { $table } est supprimée.
admin-ban-whom = Indiquez une table et une place, ou bien --network.
admin-nobody = Personne n’occupe la place { $number } de la table { $table }.
admin-network = « { $network } » n’est ni une adresse ni un réseau. Exemple : 192.0.2.0/24.
admin-banned = { $who } est exclu.
admin-unbanned = L’exclusion de { $who } est levée.
admin-no-ban = « { $who } » n’est pas exclu.
admin-no-bans = Aucune exclusion.
admin-no-reports = Aucun signalement.
admin-no-line = La table { $table } n’a ni message { $number } ni signalement à son sujet.
admin-unsaid = Signalements clos pour le message { $number } de la table { $table }.
admin-ratings = { $game } : { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, { $people ->
    [one] { $people } joueur classé
   *[other] { $people } joueurs classés
}
admin-no-ratings = Aucune partie classée.
admin-recomputed = Tous les classements ont été recalculés.
admin-cup = { $cup }  { $game }, { $kind }, { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}, { $state }, dernier changement { $changed }
admin-no-cups = Aucun tournoi.
admin-cup-unknown = Il n’y a pas de tournoi « { $cup } ».
admin-cup-sure = Supprimer le tournoi { $cup } et son classement ? Les parties en cours continuent comme des parties ordinaires.
admin-cup-removed = Tournoi { $cup } supprimé.
admin-announced = Annoncé jusqu’à { $until } : { $text }
admin-silent = L’annonce est retirée.

backup-written = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}) dans la sauvegarde { $file }.
restore-unreadable = { $file } n’est pas une sauvegarde de Kontor, ou elle est incomplète. Rien n’a été modifié.
restore-not-empty = La base de données { $place } n’est pas vide. Avec --force, son contenu est remplacé.
restore-done = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
} dans { $place }.
restore-kept = L’ancien fichier s’appelle maintenant { $file }.
restore-deletions-unread = L’ancienne base de données était illisible : des personnes qui ont supprimé leurs données après cette sauvegarde sont peut-être de retour. Restaurez à nouveau avec --deletions et une sauvegarde plus récente.

doctor-ok = correct
doctor-warning = attention
doctor-problem = problème
doctor-form = Kontor s’exécute en { $form ->
    [compiled] code compilé
   *[other] Python pur ; les bots sont plus lents
}.
doctor-server = { $running ->
    [yes] Un serveur utilise ce fichier
   *[other] Aucun serveur n’utilise ce fichier
}.
doctor-space = { $free } Go sont libres sur le disque de la base de données.
doctor-intact = { $place } est intact.
doctor-nothing-readable = Rien n’est lisible dans le fichier. Restaurez une sauvegarde avec kontor restore.
doctor-empty = La base de données est vide.
doctor-current = Le schéma de la base de données est à jour.
doctor-older = La base de données est à la révision { $revision }. Au prochain démarrage, le serveur la porte à { $newest }. Sauvegardez-la d’abord.
doctor-frozen = La table { $table } ({ $game }) ne peut pas continuer avec cette version de Kontor. Elle sera gelée : on pourra la consulter et l’exporter.
doctor-unreadable = { $count ->
    [one] { $count } table est illisible
   *[other] { $count } tables sont illisibles
}. Restaurez une sauvegarde avec kontor restore.
doctor-replayed = { $count ->
    [one] { $count } table peut
   *[other] { $count } tables peuvent
} continuer.
doctor-end = { $problems ->
    [0] Aucun problème trouvé.
    [one] 1 problème trouvé.
   *[other] { $problems } problèmes trouvés.
}
