# Les textes de l’éditeur de plateau en français. Ceux des champs et des tableaux viennent des jeux.

editor-title = Éditeur de plateau
editor-about = Reproduisez le plateau de votre boîte, ou inventez le vôtre. Glissez une photo sous la carte, placez-y villes et routes, puis essayez le plateau contre des bots. Tout reste dans ce navigateur tant que vous ne l’enregistrez pas dans un fichier.
editor-continue = Reprendre
editor-continue-text = Vous avez des modifications non enregistrées dans « { $name } ».
editor-continue-saved = Vous travailliez sur « { $name } ».
editor-start = Partir de
editor-empty = Un plateau vide
editor-empty-text = Tout dessiner vous-même.
editor-open = Ouvrir un fichier
editor-open-text = Un fichier de plateau (TOML), même avec des erreurs : l’éditeur montre où elles sont.
editor-replace = Remplacer votre plateau non enregistré ?
editor-replace-text = Les modifications de « { $name } » n’ont pas été enregistrées dans un fichier. Elles seront perdues.
editor-replace-yes = Remplacer
editor-no-format = Les plateaux de ce jeu ne peuvent pas être modifiés.

## Toolbar

editor-saved = Aucune modification à enregistrer
editor-saved-photo = Le fichier contient le plateau, mais pas la photo. La photo reste dans ce navigateur.
editor-untitled = Donnez un titre au plateau.
editor-unsaved = Pas encore enregistré dans un fichier. Conservé dans ce navigateur.
editor-undo = Annuler
editor-redo = Rétablir
editor-save = Enregistrer
editor-new = Nouveau
editor-try = Essayer
editor-try-text = Ouvre une table avec ce plateau. Des bots occupent les autres places. Votre travail reste dans l’éditeur.
editor-try-level = Niveau des bots
editor-try-start = Commencer la partie
editor-unsavable = Ce plateau ne peut pas être enregistré. Voyez les erreurs sous la carte.
editor-tabs = Parties du plateau
editor-tab-map = Carte
editor-tab-preview = Aperçu
editor-no-preview = L’aperçu apparaît quand le plateau est terminé. La liste ci-dessous dit ce qui manque.

## The map

editor-map = Carte
editor-map-keys = Les flèches déplacent le lieu sélectionné, plus vite avec Maj. Entrée le modifie, Suppr le supprime, Échap annule la sélection.
editor-tools = Effet d’un clic sur la carte
editor-tool-move = Déplacer
editor-move-text = Faites glisser les lieux pour les déplacer. Cliquez sur un lieu pour le modifier.
editor-add = Ajouter : { $what }
editor-add-text = Cliquez à l’endroit voulu, tapez le nom, puis cliquez pour le suivant.
editor-add-keys = Au clavier : Entrée sur la carte, tapez le nom, de nouveau Entrée, puis déplacez-le avec les flèches.
editor-join-text = Cliquez sur un lieu, puis sur le suivant : chaque clic trace une liaison depuis le dernier lieu. Cliquez-y de nouveau pour repartir d’ailleurs. Vous pouvez aussi glisser d’un lieu à l’autre.
editor-bend-text = Pour courber la ligne, choisissez « Déplacer » et faites glisser son point.
editor-steps = Procédez dans cet ordre
editor-select = Choisir dans la liste…
editor-link = { $from } – { $to }
editor-join = Relier
editor-join-to = Relier à…
editor-parallel = En ajouter une autre entre ces lieux
editor-turn-into = Changer en : { $what }
editor-added = Ajouté : { $what }.
editor-removed = Supprimé : { $what }.
editor-removed-links = Supprimé : { $what } ({ $links } : { $count }).

## The photo

editor-photo = Photo du plateau
editor-photo-text = La photo sert de modèle sous la carte. Elle ne quitte jamais votre appareil.
editor-photo-fit = Ajuster la photo
editor-photo-fitting = Faites glisser la photo pour la déplacer. Réglez sa taille et sa rotation avec la molette, deux doigts ou les curseurs jusqu’à ce qu’elle remplisse le cadre.
editor-photo-done = Terminé
editor-photo-opacity = Opacité
editor-photo-size = Taille
editor-photo-turn = Rotation
editor-photo-remove = Retirer la photo
editor-photo-unread = { $file } n’est pas une image que ce navigateur peut afficher.

## Tables and fields

editor-row = Ligne
editor-none = –
editor-new-row = + Nouveau : { $what }…
editor-unknown = { $name } (inconnu)
editor-pick-colour = Choisir : { $what }
editor-more-fields = Autres champs
editor-more-languages = Autre langue…
editor-add-row = Ajouter une ligne
editor-add-row-text = Entrée passe à la ligne suivante, et en ajoute une à la fin.
editor-add-entry = Ajouter une entrée
editor-edit = Modifier : { $what }
editor-remove = Supprimer { $what }
editor-show = Montrer { $what } sur la carte

## The check

editor-checking = Vérification…
editor-sound = Le plateau est terminé
editor-faults = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
}
editor-todo = À faire : { $count }
editor-unchecked = Le plateau n’a pas été vérifié.
editor-storage-full = La mémoire de votre navigateur est pleine : ce travail sera perdu à la fermeture de la page. Enregistrez-le dans un fichier.
