# The client's own words in German. Words of games come from the server; those of the table page are in table.de.ftl.

kontor = Kontor

## Everywhere

close = Schließen
cancel = Abbrechen
save = Speichern
delete = Löschen
retry = Noch einmal
language = Sprache
loading = Lädt …
just-now = gerade eben
fewer = Weniger: { $what }
more-of = Mehr: { $what }
skip-content = Zum Inhalt
back-to-lobby = Zurück zur Lobby
trouble-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung; es ist nichts verloren.
offline-title = Keine Verbindung
offline-text = Dein Gerät ist offline, oder der Server antwortet gerade nicht. Verloren ist nichts: Jeder Zug ist auf dem Server gespeichert.
offline-back = Sobald die Verbindung wieder steht, kommt diese Seite von selbst zurück.
broken-title = Auf dieser Seite ist etwas schiefgegangen
broken-text = Das ist ein Fehler von Kontor. Keine Partie ist verloren: Lade die Seite neu und mach weiter.
reload = Neu laden
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Teil von ihr.

## Settings and signals

settings = Einstellungen
settings-looks = Aussehen
settings-theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das System
}
settings-signals = Signale
settings-sound = Töne
settings-volume = Lautstärke
settings-listen = Anhören
settings-notices = Benachrichtigungen
settings-notices-about = { $allowed ->
    [denied] Dein Browser blockiert Benachrichtigungen von dieser Adresse; erlaube sie in seinen eigenen Einstellungen.
    [unknown] Dieser Browser bietet hier keine Benachrichtigungen: Dafür braucht es https oder diesen Rechner selbst.
   *[other] Außerhalb der Seite Bescheid geben, wenn ich dran bin und gerade woanders hinschaue.
}
settings-install = Als App installieren
signal-turn = Du bist dran: { $table }

## The map

map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Die ganze Karte zeigen

## Seats

seat-bot = Bot { $number }
seat-open = Offener Platz
seat-stand-in = Offener Platz, ein Bot springt ein
seat-person = Person { $number }
seat-mine = (du)
seat-me = Ich
seat-who-open = Offen
seat-who-bot = Bot
seat-who = Wer auf Platz { $number } sitzt
seat-name-label = Name auf Platz { $number }
seat-name-short = Name
seat-level = Stufe des Bots auf Platz { $number }
seat-open-hint = für alle, die dazukommen
seat-nameless = Bitte gib einen Namen an.
seat-page-title = Dein Platz
seat-entering = Du kommst zu deinem Platz …
seat-unknown-title = Dieser Platzlink ist nicht bekannt
seat-unknown-text = Vielleicht ist er nur zum Teil kopiert, der Tisch wurde gelöscht, oder neuere Links haben ihn ersetzt. Lass dir einen neuen schicken.

## The person

name-label = Dein Name
me-title = Wie sollen wir dich nennen?
me-hint = Alle an deinen Tischen sehen den Namen. Ein Konto brauchst du nicht.
me-guest = Gast
me-nobody = Du bist
me-choose = Namen wählen
me-change = Namen ändern
me-forget = Meine Daten löschen
me-forget-hint = Fertig mit Spielen auf diesem Gerät?
me-forget-title = Deine Daten auf diesem Server löschen?
me-forget-text = Dein Name wird überall entfernt, und du verlässt alle deine Plätze: Wo andere sitzen, spielt ein Bot für dich weiter; Tische, an denen sonst niemand sitzt, werden gelöscht. Das lässt sich nicht rückgängig machen.
me-forgotten = Deine Daten auf diesem Server wurden gelöscht.

## The lobby

lobby-welcome = Willkommen im Handelshaus
lobby-welcome-name = Willkommen, { $name }
lobby-about = Ein Tisch für Kaufmannsspiele, in deinem Browser: allein gegen Bots, gemeinsam an einem Bildschirm oder mit weit entfernten Freunden, in einem Rutsch oder über Tage.
lobby-turns = { $count ->
    [0] Niemand wartet auf dich.
    [one] An einem Tisch bist du dran.
   *[other] An { $count } Tischen bist du dran.
}
lobby-new = Neuer Tisch
open-record = Partie laden
open-record-faulty = Diese Datei lässt sich nicht laden
open-record-about = Was an { $file } nicht stimmt:
lobby-mine = Deine Tische
lobby-mine-empty = Du sitzt noch an keinem Tisch. Eröffne einen neuen oder setz dich unten an einen dazu.
lobby-open-tables = Offene Tische
lobby-open-empty = Gerade sucht niemand Gesellschaft. Eröffne einen Tisch und lass andere dazukommen.
lobby-running = Im Gang
lobby-over = Beendet
lobby-more = Ältere sind nicht aufgeführt.
lobby-rules = Regeln
lobby-handbook = Handbuch zu { $game }
lobby-unofficial = Kontor ist eine inoffizielle, freie Umsetzung, von Spielbegeisterten für Spielbegeisterte. Mit den Autoren und Verlagen der Spiele hat es nichts zu tun.
lobby-your-turn = Du bist dran
lobby-turn-of = Warten auf { $name }
lobby-runs = Läuft
lobby-waits = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-won = { $count ->
    [0] Beendet
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
}
lobby-frozen = Eingefroren
lobby-public = öffentlich
lobby-by-link = auf Einladung
lobby-play = Spielen
lobby-open = Öffnen
lobby-watch = Zuschauen
lobby-join = Mitspielen
lobby-tab-turn = { $count ->
    [one] Du bist dran
   *[other] An { $count } Tischen dran
}
lobby-delete-title = Diesen Tisch löschen?
lobby-delete-text = { $state ->
    [over] Die beendete Partie, ihr Verlauf und alle Namen an ihr werden für alle entfernt.
   *[other] Die Partie endet hier für alle: Ihr Verlauf und alle Namen an ihr werden entfernt.
} Das lässt sich nicht rückgängig machen.
lobby-deleted = Der Tisch ist gelöscht.
option-set = { $name }: { $value }
option-off = { $name }: aus
option-changed = { $name }: angepasst

## Joining

join-title = { $game } mitspielen
join-seat = Dein Platz
join-full = Inzwischen sind alle Plätze besetzt. Zuschauen kannst du trotzdem.
join-stand-in = ein Bot springt ein
join-sit = Hinsetzen

## Quick starts

start-bots = Gegen Bots
start-bots-text = Du und die Maschine, sofort.
start-screen = An diesem Bildschirm
start-screen-text = Das Gerät geht von Hand zu Hand.
start-friends = Mit Freunden per Link
start-friends-text = Link schicken, sie setzen sich dazu.

## A new table

new-title = Neuer Tisch
new-what = Spiel
new-game = Spiel
new-rules = Die Regeln von { $game } lesen
new-players = Personen
new-board = Spielplan
new-reconstruction = Dieser Spielplan ist eine Rekonstruktion.
new-board-own = Eigenen Spielplan verwenden
new-board-own-text = Eine Spielplandatei (TOML), wie sie anlegen kann, wer das gedruckte Spiel besitzt.
new-board-unread = { $file } lässt sich nicht lesen. Wähle die Datei noch einmal, oder sieh nach, ob sie noch da ist und geöffnet werden darf.
new-board-mine = Eigener Spielplan
board-own = { $name } (eigener Spielplan)
new-more-options = Weitere Optionen
new-changed = { $count } geändert
option-total = { $total } insgesamt
option-reset = Wie üblich
new-who = Personen
new-starts = Die Partie beginnt, sobald kein Platz mehr offen ist.
new-access = Zugang
new-by-link = Auf Einladung
new-public = Öffentlich
new-access-text = { $access ->
    [public] Er steht in der Lobby: Alle können einen offenen Platz nehmen oder zuschauen.
   *[link] Nur wer seine Adresse von dir bekommt, kann mitspielen oder zuschauen.
}
new-takebacks = Zurücknehmen
new-takebacks-bots = Auch über Bots
new-takebacks-own = Nur eigene Schritte
new-takebacks-text = { $takebacks ->
    [bots] Du kannst deine eigenen Züge zurücknehmen, auch nach Antworten von Bots, aber nie einen Zufall oder den Zug einer anderen Person.
   *[own] Du kannst deine eigenen Züge zurücknehmen, bis jemand anders oder ein Bot gezogen hat.
}
new-name-missing = Jemand an diesem Bildschirm hat noch keinen Namen.
new-faults = Etwas davon passt nicht zusammen. Es ist oben markiert.
new-make = Tisch anlegen

## The handbook

handbook-title = Handbuch
handbook-rule = Regel { $rule }
handbook-search = Regeln durchsuchen
handbook-search-short = Suchen
handbook-contents = Abschnitte
handbook-close = Handbuch schließen
handbook-found = { $count ->
    [0] Nichts spricht von „{ $words }“.
    [one] Eine Regel spricht von „{ $words }“.
   *[other] { $count } Regeln sprechen von „{ $words }“.
}
