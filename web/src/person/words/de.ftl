me-page = Du auf diesem Server
me-page-about = Kein Konto, kein Passwort. Dein Browser ist dein Ausweis; hier fügst du weitere Geräte hinzu.
me-none = Dieser Browser hat noch keinen Namen und keine Partien. Wähle in der Lobby einen Namen, oder benutze unten einen Schlüssel oder Geräte-Link.

## Devices

devices = Geräte
device-here = dieses Gerät
device-unknown = Unbekannter Browser
device-seen = zuletzt { $ago }
device-out = Abmelden
device-out-named = { $name } abmelden
device-out-here-text = Dieser Browser gehört dann nicht mehr zu dir. Ohne Schlüssel, Passkey oder ein anderes Gerät bekommst du deine Plätze nicht zurück.
devices-out-others = Alle anderen abmelden
devices-out-done = Abgemeldet.
link-make = Weiteres Gerät verbinden
link-about = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal.
link-label = Geräte-Link
link-ready = Der Geräte-Link ist bereit.

## The key

key = Dein Schlüssel
key-about = Mit deinem Schlüssel bist du auf jedem Gerät du selbst, auch wenn dieser Browser verloren geht. Wer ihn hat, kann auf deinen Plätzen spielen.
key-make = Schlüssel erstellen
key-renew = Neuen Schlüssel erstellen
key-made = Erstellt { $ago }. Der Server speichert nur einen Hash und kann den Schlüssel nicht noch einmal zeigen.
key-revoke = Schlüssel widerrufen
key-revoke-text = Der Schlüssel gilt dann nicht mehr. Deine Geräte bleiben angemeldet.
key-renew-text = Der alte Schlüssel gilt dann nicht mehr.
key-shown = Schreib diesen Schlüssel jetzt auf. Er wird nur einmal gezeigt.
key-label = Schlüssel

## Becoming a person

enter = Ich habe schon woanders gespielt
enter-about = Gib den Schlüssel deines anderen Geräts ein.
enter-do = Schlüssel benutzen
enter-done = Dieser Browser gehört jetzt zu { $name }.
enter-done-nobody = Fertig. Dieser Browser gehört jetzt zu dir.
merge-title = Partien mitnehmen?
merge-text = { $tables ->
    [one] Dieser Browser hat eine eigene Partie. Sie gehört
   *[other] Dieser Browser hat { $tables } eigene Partien. Sie gehören
} ab jetzt zu beiden Browsern. Das lässt sich nicht rückgängig machen. Fahre nur fort, wenn beide Identitäten deine sind.
merge-do = Zusammenführen
device-page = Diesen Browser benutzen
device-page-about = Mit diesem Link wird dieser Browser dieselbe Person wie der, auf dem der Link erstellt wurde.
device-page-warn = Fahre nur fort, wenn du den Link selbst erstellt hast. Sonst könnte jemand anders auf deinen Plätzen spielen.
device-page-do = Ja, der Link ist von mir

## Passkeys

passkeys = Passkeys
passkeys-about = Dein Gerät oder dein Passwortmanager bewahrt einen Passkey auf und fragt nach Fingerabdruck, Gesicht oder PIN.
passkeys-not = Passkeys brauchen https und einen Server, der sie unterstützt.
passkey-make = Passkey erstellen
passkey-use = Passkey benutzen
passkey-delete = Passkey löschen
passkey-made = erstellt { $ago }
passkey-stored = Der Passkey ist gespeichert.
passkey-cancelled = Es wurde kein Passkey benutzt.

## Data

data = Deine Daten
data-about = Lade alles herunter, was dieser Server über dich speichert, oder lösche es endgültig.
data-export = Als JSON exportieren

## Notifications

notices = Benachrichtigungen
notices-about = Kontor meldet sich zwei Sekunden nach einem Ereignis, wenn du den Tisch nicht gerade ansiehst, und je Tisch nur einmal, bis du hinsiehst.
notices-which = Benachrichtigen bei
notice-kind = { $kind ->
    [begun] Partie hat begonnen
    [time] Zeit wird knapp
    [over] Partie ist zu Ende
   *[turn] Ich bin dran
}
push = Auf diesem Gerät
push-on = Push-Nachrichten an diesen Browser senden
push-about = { $state ->
    [none] Dieser Server kann keine Push-Nachrichten senden. Benutze unten einen Webhook.
    [insecure] Push braucht https. Benutze unten einen Webhook.
    [unsupported] Dieser Browser unterstützt kein Push. Füge Kontor auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
    [denied] Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
   *[possible] Sie kommen auch an, wenn Kontor geschlossen ist.
}
push-test = Test senden
push-failed = Dieser Browser konnte sich nicht anmelden. Vielleicht ist sein Push-Dienst nicht erreichbar; versuche es später noch einmal.
hooks = Webhooks
hooks-about = Kontor schickt eine Nachricht an eine Adresse von dir: einen Kanal bei Discord oder Slack oder einen Empfänger für reinen Text wie ntfy.
hook-kind = Empfänger
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[plain] Reiner Text
}
hook-url = Webhook-Adresse
hook-for = Meldet
hook-for-me = meine Züge an allen Tischen
hook-for-table = die Züge aller: { $table }
hook-add = Webhook hinzufügen
hook-test = Testen
hook-test-named = { $name } testen
hook-delete-named = { $name } löschen
hook-arrived = Der Test ist angekommen.
hook-error = { $off ->
    [yes] Nach drei Fehlern ausgeschaltet.
   *[no] Die letzte Nachricht ist gescheitert.
} { $reason ->
    [address] Die Adresse liegt nicht im öffentlichen Internet.
    [timeout] Der Empfänger brauchte länger als 6 Sekunden.
    [unreachable] Der Empfänger war nicht erreichbar.
    [tls] Das Zertifikat des Empfängers ist ungültig.
   *[status] Der Empfänger antwortete mit Status { $status }.
}

## Profile

profile = Dein Profil
profile-public = Öffentliches Profil
profile-public-about = { $public ->
    [yes] Wer den Link hat, sieht deinen Namen, deine Partien und Wertungen. Dein Name an Tischen führt hierher.
   *[no] Das siehst nur du. Ein öffentliches Profil zeigt allen deinen Namen, deine Partien und Wertungen.
}
profile-link = Link zu deinem Profil
profile-open = So sehen es andere
profile-games = Partien
profile-empty = Noch keine beendete Partie mit anderen Menschen.
profile-count =
    { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    }, { $won ->
        [one] 1 Sieg
       *[other] { $won } Siege
    }
profile-rating =
    Wertung { $rating } ({ $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    })
profile-rating-about = Alle beginnen mit 1500 ± 400. Die Spanne nach ± wird mit jeder gewerteten Partie kleiner.
profile-recent = Letzte Partien
profile-players = { $players } Spieler
profile-won = gewonnen
