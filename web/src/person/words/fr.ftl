me-page = Vous sur ce serveur
me-page-about = Ni compte ni mot de passe. Votre navigateur, c’est vous ; ajoutez ici d’autres appareils.
me-none = Ce navigateur n’a encore ni nom ni partie. Choisissez un nom à l’accueil, ou utilisez ci-dessous une clé ou un lien d’appareil.

## Devices

devices = Appareils
device-here = cet appareil
device-unknown = Navigateur inconnu
device-seen = vu { $ago }
device-out = Déconnecter
device-out-named = Déconnecter { $name }
device-out-here-text = Ce navigateur ne sera plus lié à vous. Sans clé, sans clé d’accès et sans autre appareil, vous ne pourrez pas récupérer vos places.
devices-out-others = Déconnecter tous les autres
devices-out-done = Déconnecté.
link-make = Relier un autre appareil
link-about = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
link-label = Lien d’appareil
link-ready = Le lien d’appareil est prêt.

## The key

key = Votre clé
key-about = Avec votre clé, vous êtes vous-même sur n’importe quel appareil, même si ce navigateur est perdu. Toute personne qui la possède peut jouer à vos places.
key-make = Créer une clé
key-renew = Créer une nouvelle clé
key-made = Créée { $ago }. Le serveur n’en garde qu’une empreinte et ne peut plus l’afficher.
key-revoke = Révoquer la clé
key-revoke-text = La clé ne fonctionnera plus. Vos appareils restent connectés.
key-renew-text = L’ancienne clé ne fonctionnera plus.
key-shown = Notez cette clé maintenant. Elle n’est affichée qu’une fois.
key-label = Clé

## Becoming a person

enter = J’ai déjà joué ailleurs
enter-about = Saisissez la clé de votre autre appareil.
enter-do = Utiliser la clé
enter-done = Ce navigateur appartient maintenant à { $name }.
enter-done-nobody = C’est fait. Ce navigateur est maintenant le vôtre.
merge-title = Emporter vos parties ?
merge-text = { $tables ->
    [one] Ce navigateur a sa propre partie. Elle appartiendra
   *[other] Ce navigateur a ses propres parties ({ $tables }). Elles appartiendront
} désormais aux deux navigateurs. C’est irréversible. Ne continuez que si les deux identités sont les vôtres.
merge-do = Réunir
device-page = Utiliser ce navigateur
device-page-about = Avec ce lien, ce navigateur devient la même personne que celui qui a créé le lien.
device-page-warn = Ne continuez que si vous avez créé ce lien vous-même. Sinon, quelqu’un d’autre pourrait jouer à vos places.
device-page-do = Oui, ce lien est de moi

## Passkeys

passkeys = Clés d’accès (passkeys)
passkeys-about = Votre appareil ou votre gestionnaire de mots de passe garde une clé d’accès et demande votre empreinte, votre visage ou votre code.
passkeys-not = Les clés d’accès demandent https et un serveur qui les accepte.
passkey-make = Créer une clé d’accès
passkey-use = Utiliser une clé d’accès
passkey-delete = Supprimer la clé d’accès
passkey-made = créée { $ago }
passkey-stored = La clé d’accès est enregistrée.
passkey-cancelled = Aucune clé d’accès n’a été utilisée.

## Data

data = Vos données
data-about = Téléchargez tout ce que ce serveur garde sur vous, ou supprimez-le définitivement.
data-export = Exporter en JSON

## Notifications

notices = Notifications
notices-about = Kontor vous prévient deux secondes après un événement, sauf si vous regardez la table, et une seule fois par table jusqu’à ce que vous la regardiez.
notices-which = Me prévenir quand
notice-kind = { $kind ->
    [begun] la partie commence
    [time] mon temps est presque écoulé
    [over] la partie est terminée
   *[turn] c’est à moi de jouer
}
push = Sur cet appareil
push-on = Envoyer des notifications push à ce navigateur
push-about = { $state ->
    [none] Ce serveur ne peut pas envoyer de notifications push. Utilisez un webhook ci-dessous.
    [insecure] Les notifications push demandent https. Utilisez un webhook ci-dessous.
    [unsupported] Ce navigateur ne gère pas les notifications push. Sur iPhone ou iPad, ajoutez d’abord Kontor à l’écran d’accueil.
    [denied] Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
   *[possible] Elles arrivent même quand Kontor est fermé.
}
push-test = Envoyer un essai
push-failed = Ce navigateur n’a pas pu s’abonner. Son service push est peut-être injoignable ; réessayez plus tard.
hooks = Webhooks
hooks-about = Kontor envoie un message à une adresse de votre choix : un salon Discord ou Slack, ou un récepteur de texte simple comme ntfy.
hook-kind = Destinataire
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[plain] Texte simple
}
hook-url = Adresse du webhook
hook-for = Annonce
hook-for-me = mes tours à toutes les tables
hook-for-table = les tours de tous : { $table }
hook-add = Ajouter le webhook
hook-test = Essayer
hook-test-named = Essayer { $name }
hook-delete-named = Supprimer { $name }
hook-arrived = L’essai est arrivé.
hook-error = { $off ->
    [yes] Désactivé après trois échecs.
   *[no] Le dernier message a échoué.
} { $reason ->
    [address] L’adresse n’est pas sur l’internet public.
    [timeout] Le destinataire a mis plus de 6 secondes.
    [unreachable] Le destinataire est injoignable.
    [tls] Le certificat du destinataire n’est pas valable.
   *[status] Le destinataire a répondu par le statut { $status }.
}

## Profile

profile = Votre profil
profile-public = Profil public
profile-public-about = { $public ->
    [yes] Avec le lien, chacun voit votre nom, vos parties et vos classements. Aux tables, votre nom y mène.
   *[no] Cette page n’est visible que par vous. Un profil public montre à tous votre nom, vos parties et vos classements.
}
profile-link = Lien vers votre profil
profile-open = Le voir comme les autres
profile-games = Parties
profile-empty = Pas encore de partie terminée avec d’autres personnes.
profile-count =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }
profile-rating =
    Classement { $rating } ({ $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    })
profile-rating-about = Tout le monde commence à 1500 ± 400. La marge après ± diminue à chaque partie classée.
profile-recent = Dernières parties
profile-players = { $players } joueurs
profile-won = gagnée
