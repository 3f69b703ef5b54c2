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
end-length = partie arrêtée à la limite de longueur
end-abandoned = partie abandonnée
end-resigned = quelqu’un a abandonné
language-unknown = Kontor ne parle pas « { $language } ». Au choix : { $possible }.

## Bots

bot-apprentice = Apprenti
bot-apprentice-about = Connaît les règles et poursuit des buts simples : une bonne compagnie pour apprendre le jeu.
bot-journeyman = Compagnon
bot-journeyman-about = Juge où mène chaque action et prend la meilleure : un adversaire loyal pour une première victoire.
bot-master = Maître
bot-master-about = Prévoit des tours entiers et pèse ce que feront les autres : il faudra bien jouer.
bot-patrician = Patricien
bot-patrician-about = Réfléchit aussi loin que deux secondes le permettent : le plus fort de la maison.

## Games, boards, options

game-unknown = Il n’y a pas de jeu « { $game } ». Au choix : { $possible }.
game-broken = Impossible de charger le jeu « { $game } » du paquet { $package } ({ $error }). Mettez le paquet à jour ou désinstallez-le.
game-misnamed = Le paquet { $package } propose un jeu « { $game } » qui se nomme lui-même « { $id } ». Le point d’entrée et le jeu doivent porter le même nom.
game-taken = Le paquet { $package } propose un jeu « { $game } », mais Kontor en a déjà un de ce nom. Désinstallez le paquet ou demandez que le jeu soit renommé.
game-twice = Plusieurs paquets proposent un jeu « { $game } » : { $packages }. N’en gardez qu’un seul.
setup-players = Ce jeu ne se joue pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Au choix : { $possible }.
setup-unknown-board = Il n’y a pas de plateau « { $board } ». Au choix : { $possible }.
setup-board-players = Le plateau « { $board } » ne se joue pas à { $players }, mais à { $possible }.{ $boards ->
    [none] {""}
   *[other] {" "}À { $players }, on joue sur : { $boards }.
}
option-unknown = Il n’y a pas d’option « { $option } ». Au choix : { $possible }.
option-value = L’option « { $option } » n’admet pas « { $value } ». Au choix : { $possible }.

## Actions

action-unknown = Ce plateau n’a pas d’action « { $text } ».{ $closest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $closest } » ?
}
action-too-long = Un texte de { $letters } caractères n’est pas une action : aucune n’en a plus de { $most }.
action-empty = Saisissez une action, par exemple « { $example } ».
action-kind = « { $text } » n’est que le début d’une action. { $count ->
    [one] Une seule action de ce genre est possible en ce moment : « { $example } ».
   *[other] { $count } actions de ce genre sont possibles en ce moment, comme « { $example } ».
}
action-kind-none = Aucune action « { $text } … » n’est possible en ce moment. Par exemple « { $example } », règle { $rule } :
action-form-unknown = Aucune action de ce plateau n’a la forme { $form }.

## Records

record-format = Ce n’est pas un enregistrement : la première ligne doit être « { $expected } ».
record-header-line = Ligne { $line } : « { $text } » n’est pas une ligne d’en-tête. Chaque champ y figure une fois, sous la forme « nom: valeur » ; au choix : { $possible }. Une ligne vide termine l’en-tête.
record-header-value = Ligne { $line } : la valeur du champ { $field } n’est pas du JSON.
record-header-missing = Il manque à l’en-tête le champ { $field }.
record-header-type = Le champ d’en-tête { $field } a une valeur de mauvaise sorte, ou qui ne s’accorde pas avec les autres.
record-result-field = Le champ d’en-tête { $field } manque, n’est pas connu ici, ou a une valeur qu’aucun résultat n’a.
record-too-large = C’est trop grand pour un enregistrement : le maximum est de { $most } caractères et { $lines } lignes.
record-empty-line = La ligne { $line } est vide : après l’en-tête, chaque ligne est une action.
record-rules = L’enregistrement suit la version { $rules } des règles ; ce Kontor connaît la version { $expected }.
record-board = L’en-tête nomme le plateau { $board }, mais l’enregistrement contient { $expected }.
record-digest = L’enregistrement a été joué sur une autre version du plateau { $board } : les empreintes diffèrent.
record-line-illegal = Ligne { $line } : « { $text } » n’est pas permis (règle { $rule }).
record-line = La ligne { $line } est illisible.
record-at = Cet enregistrement n’a pas d’étape { $at }. Choisissez de 0 à { $last }.
record-viewer = Cet enregistrement contient ce que sait une seule place (viewer { $viewer }) : on ne peut pas en tirer celui d’une autre.
record-result = Le résultat de l’en-tête n’est pas celui auquel mènent les actions, qui est { $expected }.
record-unfinished = L’en-tête donne un résultat, mais après la dernière action la partie n’est pas finie : il manque des actions à la fin. Avec « result: null », c’est l’enregistrement d’une partie en cours.

## Positions and boards as data

data-type = { $expected ->
    [str] un texte
    [int] un nombre entier
    [bool] true ou false
    [list] une liste
    [dict] un objet avec des champs nommés
   *[table] une table
}
position-head = { $where } vaut « { $value } » ; il faut { $expected }.
position-board = La position est sur le plateau { $board }, mais c’est { $expected } qui a été donné.
position-unknown-field = { $where } : ce champ n’existe pas. Au choix : { $possible }.
position-missing-field = { $where } : ce champ manque.
position-wrong-type = { $where } : il faut ici { data-type }.
position-out-of-range = { $where } : { $value } est hors limites ; possible : de { $low } à { $high }.
position-viewer = { $where } : { $value } n’est pas un observateur ; écrivez "all", "spectator" ou le numéro d’une place.
position-unknown-city = { $where } : le plateau n’a pas de ville « { $name } ».
position-unknown-name = { $where } : « { $name } » n’est pas connu ; au choix : { $possible }.
position-seats = { $where } : il faut exactement { $wanted } places.
position-digest = La position a été écrite sur une autre version du plateau { $board } : les empreintes diffèrent.
position-ended = ended : à donner si et seulement si aucune décision n’est en cours, et ce doit être la fin que montre la position (E1).
position-first-player = first et active : il faut null pour les deux avant le tirage du premier joueur, et des places ensuite.
position-should-be-over = La position remplit une condition de fin de partie (E1), mais le tour continue.
position-decision = stack : la décision « { $decision } » ne va pas avec ce qui est sur la table.
position-bytes = { $bytes } octets, c’est trop peu pour une position sur ce plateau : il en faut au moins { $least }.
board-unknown-field = { $where } : ce champ n’existe pas. Au choix : { $possible }.
board-missing-field = { $where } : ce champ manque.
board-wrong-type = { $where } : il faut ici { data-type }.
board-out-of-range = { $where } : { $value } est hors limites ; possible : de { $low } à { $high }.
board-too-large = { $where } : il y a plus de { $most } octets, c’est trop pour un plateau.
board-odd-value = { $where } : un fichier de plateau ne peut rien contenir de tel ici.
board-too-deep = { $where } : une clé a plus de { $most } parties ; rien n’est aussi profond dans un fichier de plateau.
board-too-many = { $where } : il y en a { $counted } ; { $most } au plus sont possibles.
board-name = { $where } : un nom a de 1 à { $most } caractères imprimables, avec une seule espace entre les mots{ $what ->
    [city] , sans « + », ni trait d’union au début ou à la fin
   *[other] {""}
}.
board-not-toml = { $where } : ce n’est pas du TOML : { $error }.
board-unknown-name = { $where } : « { $name } » n’est pas connu ; au choix : { $possible }.
board-other-game = { $where } : ce plateau est pour { $other }, pas pour { $game }.
board-players = { $where } : il faut une liste de nombres de joueurs de { $low } à { $high }.
board-name-twice = { $where } : le nom « { $name } » est utilisé deux fois.

## The handbook

rule-empty = Nommez une section (D), une règle (D6), une de ses lettres (D6b), ou un mot à chercher.
rules-more = kontor rules { $game } D6 montre une règle, kontor rules { $game } D une section, kontor rules { $game } remplacement les règles qui parlent de quelque chose ; kontor rules { $game } | less les montre toutes.
rule-unknown = Le manuel n’a pas de « { $rule } ». Proches : { $near }.

## Files and the command line

file-missing = { $file } n’existe pas.
file-no-folder = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
file-exists = { $file } existe déjà. Choisissez un autre nom, ou écrasez-le avec --force.
file-exists-several = { $count ->
    [one] { $file } existe déjà dans { $folder }.
   *[other] { $count } des fichiers à écrire existent déjà dans { $folder }, dont { $file }.
} Choisissez un autre dossier, ou écrasez avec --force.
file-none-inside = Le dossier { $file } ne contient aucun fichier *.kontor ni *.json.
file-folder = { $file } est un dossier, pas un fichier.
file-denied = Impossible d’ouvrir { $file } : l’accès est refusé.
file-trouble = { $file } : { $error }.
file-too-large = { $file } a plus de { $most } octets : c’est trop pour un enregistrement ou une position.
file-empty = { $file } est vide.
file-binary = { $file } n’est pas un fichier texte en UTF-8 : ce n’est donc ni un enregistrement ni une position.
file-unknown = { $file } n’est ni un enregistrement (sa première ligne serait « { $expected } ») ni une position (un objet JSON).
file-not-json = { $file } commence comme du JSON, mais devient illisible à la ligne { $line }, colonne { $column }.
file-no-position = { $file } est du JSON, mais pas une position : il faut un objet avec un champ « game ». Voir docs/hansa.md.
cli-empty = { $option } a besoin d’une valeur.
cli-one-stdout = --json et --svg - écrivent tous deux sur stdout : donnez à --svg le nom d’un fichier.
cli-set = --set { $setting } : écrivez OPTION=VALEUR, comme swap_must_own_one=true.
cli-at-position = { $file } contient une seule position : --at ne vaut que pour les enregistrements.
cli-seat = Il n’y a pas de place « { $seat } ». Au choix : { $possible }.
cli-seat-of-view = Cette position est ce que sait une seule place : elle ne peut pas montrer ce que sait « { $seat } ».
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
games-possible = Au choix
games-counts = { $total } en tout
games-each = { $least }–{ $most } par sorte{ $more ->
    [none] {""}
   *[other] {"\u00A0"}; au moins { $more }
}
games-counts-kind = Pour changer une seule sorte dans { $option } : { $setting }
games-counts-all = Pour fixer toutes les sortes dans { $option } : { $setting }
games-ends = Fin de la partie

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
} sur { $last }.
show-viewer = { $viewer ->
    [-4] Ce que le public peut savoir.
   *[other] Ce que peut savoir { SEAT($viewer, where: "within") }.
}
show-log = Ce qui s’est passé en dernier

legal-count = { $count ->
    [one] { $count } action est possible.
   *[other] { $count } actions sont possibles.
}
legal-weight = { $weight } sur { $total }
why-allowed = Permis : { $text }
why-refused = Interdit (règle { $rule }) : { $text }
check-record = { $file } : en ordre, un enregistrement de { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
check-position = { $file } : en ordre, une position
board-sound = { $file } : en ordre, le plateau { $board } pour { $game }, { $players } joueurs
board-no-game = { $file } ne dit pas de quel jeu il s’agit : nommez-le avec --game. Possible : { $possible }.

simulate-progress = On joue
simulate-stray = Seuls les bots de niveau « { $possible } » peuvent s’égarer, pas « { $level } » : retirez --stray ou --level.
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
simulate-end = Fin
simulate-games = Parties

train-progress = Apprentissage
train-round = Tour { $round }, { $games } parties, perte { $loss }
train-measure = Mesure de la force en { $games } parties.
train-against-urges = Contre des apprentis { $won } % de { $games } parties ({ $fair } % seraient équitables).
train-against-shipped = Contre le jugement fourni { $won } % de { $games } parties ({ $fair } % seraient équitables).
train-stopped = Arrêté après { $games } parties. Avec --resume et les mêmes options, cela reprend à cet endroit.
train-written = Les poids tirés de { $games } parties sont dans { $file }.
train-no-numpy = Il manque le paquet { $package } : pour entraîner, il faut kontor[train]. Dans un clone, make setup l’apporte, ou pip install '.[train]'. Pour jouer, il n’est pas nécessaire.
train-not-weights = { $file } ne contient pas de poids. Indiquez un fichier écrit par `kontor train`.
train-mismatch = { $file } est l’état d’un autre entraînement ; ceci diffère : { $what }. Donnez les mêmes options qu’avant ou choisissez un autre fichier avec --resume.
train-same-file = { $file } ne peut pas contenir à la fois les poids et l’état. Indiquez des fichiers différents pour --out et --resume.
train-not-state = { $file } n’est pas l’état d’un entraînement. Choisissez un autre fichier avec --resume.
judgement-none = Personne n’a encore appris à juger { $game } : `kontor train { $game }` le fait.
judgement-game = Ces poids sont faits pour { $found }, pas pour { $game }.
judgement-features = Ces poids correspondent à d’autres critères que ceux de { $game } aujourd’hui : refaites-les avec `kontor train { $game }`.
judgement-weights = Les poids pour { $players } joueurs de { $game } manquent ou sont incomplets.

play-again = Pour revoir cette partie : { $command }
play-keep = Pour revoir cette partie plus tard, gardez-en l’enregistrement avec --save FICHIER.
play-welcome = Vous jouez à la place { $seat }.
play-stopped = Arrêt après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
play-saved = L’enregistrement est dans { $file }.
play-saved-own = La partie n’est pas finie : { $file } ne contient donc que ce qu’en sait { SEAT($seat, where: "within") }.
play-score = { SEAT($seat) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Ce que les autres gardent secret n’est pas compté.
play-no-undo = Vous n’avez rien à annuler. Un tirage ne s’annule pas.
play-undone = { $actions ->
    [one] Une action annulée.
   *[other] { $actions } actions annulées.
}
play-resumed = La partie reprend après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-resume-over = La partie de { $file } est finie : il n’y a rien à reprendre. Regardez-la avec kontor show.
cli-resume-stdin = Avec --seat, vous répondez sur stdin : l’enregistrement ne peut donc pas en venir. Donnez à --resume le nom d’un fichier.
cli-resume-whole = { $file } contient toute la partie, et on n’y garderait que ce qu’en sait { SEAT($seat, where: "within") }. Choisissez un autre fichier.
cli-resume-viewer = { $file } ne contient que ce que sait une seule place : on ne peut pas reprendre la partie.
cli-resume-position = { $file } n’est pas un enregistrement : une partie se reprend à partir d’un enregistrement gardé avec --save.
cli-resume-setup = --resume prend la table dans l’enregistrement ; n’indiquez pas { $options }.
play-number = Choisissez un nombre de 1 à { $last }.
play-only = Une seule action correspond : { $text }. Tapez-la en entier, ou choisissez par numéro.
play-back = Entrée seule ramène à la liste complète.
play-help-number = Un nombre choisit dans la liste.
play-help-text = Le texte d’une action la joue : place trader Hamburg-Lüneburg 2
play-help-part = Un bout de texte donne la liste de ce qui correspond : hamburg
play-help-why = why ACTION dit si une action est permise et, sinon, quelle règle l’interdit.
play-help-rules = rules D6 montre une règle, rules D une section, rules remplacement ce qui en parle, rules le sommaire.
play-help-board = board montre toute la table, ? cette aide.
play-help-undo = undo annule votre dernière décision, tant que rien n’a été tiré depuis.
play-help-quit = quit (ou Ctrl-C) termine la partie.

## Pictures

show-painted = L’image est dans { $file }.

## Tables on a server

live-unplayable = L’entrée { $entry } du journal de cette table ne suit pas les règles que connaît ce Kontor. Rien n’est perdu, mais la partie ne peut pas continuer ici.
live-begun = La partie a déjà commencé.
live-not-begun = La partie commence dès que toutes les places sont prises.
live-not-your-decision = Patientez : c’est à { SEAT($seat, where: "within") } de jouer.
live-undo-too-far = Impossible de l’annuler : une annulation ne franchit jamais le hasard, la fin de la partie ni la décision de quelqu’un d’autre.
bot-level-unknown = Il n’y a pas de bot « { $level } ». Au choix : { $possible }.
bot-unusable = Impossible de charger le bot « { $bot } » ({ $error }). Écrivez module:Classe et vérifiez que Python trouve le module dans ce dossier ou dans PYTHONPATH.
bot-broken = Impossible de charger le bot « { $bot } » du paquet { $package } ({ $error }). Mettez le paquet à jour ou désinstallez-le.
bot-taken = Le paquet { $package } propose un bot « { $bot } », mais Kontor a déjà un niveau de ce nom. Désinstallez le paquet ou demandez que le bot soit renommé.
bot-twice = Plusieurs paquets proposent un bot « { $bot } » : { $packages }. N’en gardez qu’un seul.
bot-no-bot = « { $bot } » n’est pas un bot. Un bot est une fonction choose(view, actions), ou une classe dotée d’une telle méthode.
bot-illegal = Le bot « { $bot } » a choisi { $action }, ce qui n’est pas permis ici. choose(view, actions) doit renvoyer l’une des actions.

## The server

server-internal = Quelque chose a mal tourné sur le serveur. C’est noté là-bas ; veuillez réessayer.
server-bad-request = Le serveur n’a pas pu lire cette demande. Rechargez la page et réessayez.
server-bad-field = { $field } : { $fault }
server-not-json = Le serveur attend du JSON.
server-method = Cela ne peut pas être demandé de cette façon.
server-no-page = Il n’y a rien à cette adresse.
server-too-large = C’est plus que le serveur n’accepte en une fois.
server-too-many-requests = Trop de requêtes : le maximum est de { $most } par minute. Veuillez patienter un peu.
server-too-many-hints = Trop de conseils : { $most } par minute au plus. Merci de patienter un peu.
server-hints-busy = Des conseils sont déjà en préparation. Veuillez réessayer dans un instant.
server-too-many-analyses = Trop de parties sont en cours d’analyse. Veuillez réessayer plus tard.
server-too-many-made = Vous pouvez créer au plus { $most } tables par jour. Réessayez demain.
server-too-many-new = Trop de nouveaux visiteurs de votre réseau aujourd’hui. Réessayez demain.
server-log-full = Le journal de cette table est plein : seule la partie elle-même peut continuer.
server-too-many-tables = Ce serveur n’a plus de place pour une autre table. Réessayez plus tard.
server-wrong-origin = Cette requête vient d’un autre site : elle est refusée.
server-no-table = Cette table n’existe pas. Peut-être a-t-elle été supprimée.
server-no-seat = Cette place n’existe pas à cette table.
server-no-moment = Ce moment n’existe pas à cette table.
server-still-hidden = Quelque chose dans cette partie vous est encore caché. Elle pourra être poursuivie ailleurs dès qu’elle sera terminée.
server-others-play = D’autres personnes jouent cette partie. Elle pourra être poursuivie ailleurs dès qu’elle sera terminée.
server-record-view = Cet enregistrement ne contient que ce qu’une seule place savait d’une partie à secrets : on ne peut ni la poursuivre à partir de lui, ni la montrer à d’autres. Une fois la partie terminée, l’enregistrement complet est disponible.
server-record-long = Cet enregistrement est trop long pour une table : { $actions } actions, pour { $most } au plus.
server-not-your-table = Seule la personne qui a ouvert cette table peut faire cela.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-for-you = C’est à d’autres, à cette table, d’en décider.
server-not-seated = Vous n’avez pas de place à cette table.
server-seat-taken = Cette place est prise. Choisissez-en une autre.
server-second-seat = Vous jouez déjà à cette table, et il s’y trouve des secrets : une seconde place vous montrerait ce qu’elle vous cache.
server-bot-there = Un bot joue en ce moment à cette place.
server-no-hints = Les conseils sont réservés à qui joue sans autres personnes.
server-no-answer = Le bot n’a pas de réponse. Veuillez réessayer.
server-draws-too-long = Dessiner ce plateau prend trop de temps : un nouvel essai n’aura lieu qu’après une minute. Mieux vaut jouer sur un plateau plus simple.
server-not-drawn = Le serveur n’a pas pu dessiner ce plateau. Veuillez réessayer dans une minute.
server-analysis-later = Une partie peut être analysée dès qu’elle est terminée.
server-no-stand-in = Aucun bot n’assure l’intérim à cette place.
server-wrong-link = Ce lien ne mène à aucune place. Des liens plus récents l’ont peut-être remplacé, ou la place a été quittée.
server-name-missing = Indiquez un nom pour chacune de vos places.
server-two-boards = Nommez un plateau du jeu ({ $board }) ou apportez un fichier ({ $file }), mais pas les deux.
server-name-length = Un nom a de 1 à { $most } caractères.
server-name-letters = Un nom se compose de caractères imprimables.
server-stale = La partie a avancé entre-temps. Regardez le plateau et choisissez de nouveau.
server-frozen = Cette table est gelée. Son journal est conservé.
server-no-client = Les pages de la table ne sont pas construites : lancez make client, ou installez un paquet publié.
server-database-address = Ce n’est pas une base de données que Kontor peut utiliser. Nommez un fichier, ou postgresql://user:password@host/name.
server-database-newer = La base de données { $place } vient d’une version plus récente de Kontor. Mettez Kontor à jour pour l’ouvrir.
server-database-closed = Impossible d’ouvrir la base de données { $place }.

serve-starting = Démarrage du serveur …
serve-ready = Ouvrez { $address } dans votre navigateur
serve-public = On y accède par { $address }
serve-database = Les parties sont conservées dans { $place }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties reprennent au prochain démarrage.
serve-stopped = Serveur arrêté.
serve-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $error }. Choisissez-en un autre avec --host et --port ; --port 0 prend un port libre.
serve-url = --public-url { $url } : écrivez https://host ou http://host:port, sans chemin.
serve-limit = --limit { $setting } : écrivez NOM=NOMBRE. Au choix : { $possible }.
serve-log = --log n’admet pas { $level }. Au choix : { $possible }.
serve-not-installed = Il manque le paquet { $package } : installez kontor[{ $extra }] au lieu de kontor.

## L’arène et les statistiques

arena-bot-empty = --bots { $bots } : nommez un bot pour chaque place, séparés par des virgules, par exemple master,journeyman,apprentice.
arena-bots-number = Pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, il faut autant de bots, mais --bots en nomme { $bots }.
arena-budget = { $bot } : après les deux-points vient le nombre de positions par décision, de { $least } à { $most }.
arena-budget-useless = { $bot } : le niveau { $level } ne cherche pas, un nombre de positions ne lui dit donc rien. Niveaux qui cherchent : { $possible }.
arena-budget-idle = --budget n’a aucun effet : aucun de ces bots ne cherche. Niveaux qui cherchent : { $possible }.
arena-no-ray = Il manque le paquet { $package } : pour jouer sur une grappe Ray, il faut kontor[ray]. Dans un clone, make setup l’apporte, ou pip install '.[ray]'.
arena-ray-local = Démarrage de Ray sur cette machine ; cela peut prendre une minute.
arena-ray-joining = Connexion au Ray à l’adresse { $address }.
arena-ray-address = Il n’y a pas de Ray à l’adresse { $address } : { $error }
arena-ray-cores = Le Ray à l’adresse { $address } n’a aucun cœur pour jouer. Ajoutez-lui une machine, ou jouez ici, sans --ray.
arena-file-other = { $file } n’est pas le fichier d’un match. Choisissez-en un autre avec --resume.
arena-file-match = { $file } contient un autre match ; ce qui diffère : { $differing }. Donnez les mêmes options qu’avant, ou choisissez un autre fichier avec --resume.
arena-file-line = { $file } : la ligne { $line } est illisible. Retirez-la, et sa partie sera rejouée.
arena-left = reste
arena-progress-line = { $done } parties sur { $games }, encore { $left } minutes environ
arena-crashed = La partie { $number }{ $part ->
    [mirror] {" "}du match miroir
   *[match] {""}
} a échoué : { $error }. Pour la voir : kontor show { $file }
arena-crashes = { $count ->
    [one] Une partie a échoué et n’est pas comptée.
   *[other] { $count } parties ont échoué et ne sont pas comptées.
}
arena-interrupted = Arrêté après { $done } parties sur { $games }.
arena-took = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} en { $time } minutes.
arena-no-game = Aucune partie n’a été terminée, il n’y a donc rien à rapporter.
arena-report = Le rapport est dans { $file }.
arena-title = Match : { $bots }
arena-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $missing ->
    [0] {""}
   *[other] {" "}sur { $asked }
} · graine { $seed } · règles { $form ->
    [compiled] compilées
   *[plain] non compilées
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
report-scale = Cotes selon Plackett et Luce, à l’échelle Elo : la moyenne est 1500, et 400 points de plus valent dix chances contre une. Intervalles à 95 %.
report-seats = Places
report-scores = Scores
report-winning = Scores des vainqueurs
report-lengths = Actions par partie
report-median-most = médiane { $median }, au plus { $most }
report-spread = { $what } : { $least } au moins, le plus souvent de { $lower } à { $upper }, médiane { $median }, { $most } au plus.
report-ends = Fins
report-of = { $count } ({ $share })
report-sources = D’où viennent les points
report-kinds = Actions par place
report-total = Total
report-everybody = Tous
report-mirror = Match miroir
report-mirror-about = Le contrôle : le même bot à toutes les places, sous un nom pour chaque rang de l’équipe, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Les noms devraient avoir la part équitable ; ce que des places ont en plus est l’avantage de la place.
report-mirror-places = Par rang dans l’équipe
report-mirror-seats = Par place
report-crashes = Parties qui ont échoué
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
stats-unfinished = { $file } : cette partie n’est pas terminée, elle n’est donc pas comptée.
stats-no-record = { $file } n’est pas un enregistrement.
stats-missing = { $path } n’existe pas.
stats-none = Il n’y a aucune partie terminée dans { $folder }. kontor arena et kontor simulate en écrivent avec --save.

## analyse

analyse-level = Aucun bot « { $level } » n’examine de parties. Au choix : { $possible }.
analyse-not-whole = { $file } n’est pas l’enregistrement d’une partie entière : seul ce qui a vraiment été joué peut être analysé.
analyse-progress = Examen des décisions
analyse-about = { $decisions ->
    [one] { $decisions } décision, pesée d’après ce que sa place pouvait savoir. Les chances sont des estimations d’un bot.
   *[other] { $decisions } décisions, chacune pesée d’après ce que sa place pouvait savoir. Les chances sont des estimations d’un bot.
}
analyse-seat = place
analyse-chances = chances de gagner
analyse-cost = perte
analyse-step = après l’action
analyse-did = ce qui a été fait
analyse-better = ce qui était mieux
analyse-even = Aucune décision n’a coûté cher : le meilleur a gagné, ou le plus chanceux.

## Fiches techniques

spec-about = Le jeu `{ $game }` (règles { $rules }) à { $players } sur le plateau `{ $board }`, tel que doit le connaître un programme qui l’apprend. Pour une autre table : `kontor spec { $game } --players N --board BOARD`, avec `--json` pour les programmes.
spec-what = quoi
spec-is = valeur
spec-players = joueurs
spec-actions = actions
spec-columns = nombres d’une observation
spec-length = actions après lesquelles une partie est arrêtée
spec-hidden = caché
spec-ends = fins
spec-points = sources de points
spec-reward = récompense « { $reward } »
spec-paid = de { $least } à 1, ensemble { $sum }
spec-illegal = récompense après une action illégale, là où elle fait perdre la partie
spec-illegal-paid = { $own } pour qui l’a choisie, { $others } pour les autres
spec-sizes = Tailles
spec-board = plateau
spec-numbers = numéros
spec-kind = genre
spec-first = première
spec-last = dernière
spec-observation = Observation
spec-reading = La chose n d’une partie commence à la première colonne plus n fois autant de colonnes qu’elle a de valeurs. Chaque valeur a une colonne, qui est 1 si c’est le cas, sinon 0 ; un nombre tient dans une colonne, divisé comme indiqué. Les places se comptent à partir de celle qui regarde : own est la sienne, +1 la suivante dans l’ordre du tour, et ainsi de suite.
spec-all-actions = Toutes les actions
spec-names = Les longues listes en entier, chacune sous la partie qui l’a d’abord, dans l’ordre des colonnes :
spec-column = colonnes
spec-part = partie
spec-number = combien
spec-things = choses
spec-values = chacune peut être
env-reward-unknown = Il n’y a pas de récompense « { $reward } ». Au choix : { $possible }.
